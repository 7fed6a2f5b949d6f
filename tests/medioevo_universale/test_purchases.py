"""Phase 4: what is bought, where it goes, what it is paid with (section 7)."""

import pytest

from gonfalon.games.medioevo_universale.content.terms import BRANCHES, CAPTAIN, COLOURS
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.money import Pay
from gonfalon.games.medioevo_universale.rules.pacts import sign
from gonfalon.games.medioevo_universale.rules.position import HORDE, MILITARY_CONTROL, OWNERS
from gonfalon.games.medioevo_universale.rules.purchases import offers, unit_limit
from gonfalon.kernel.views import visible
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    WORLD,
    asked,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule


def shop(**more: object) -> Match:
    """Seat 0 is at the beginning of his purchase turn, with money enough."""
    more = {"florins": {0: 9000}, **more}
    return passes(medioevo(phase=4, **more), "activation-start")  # type: ignore[arg-type]


def price(m: Match, answer: str) -> tuple[int, int]:
    """Florins and technology points of something for sale."""
    for offer in offers(position(m), 0):
        if offer.answer == answer:
            return offer.florins, sum(offer.need)
    raise AssertionError(f"{answer} is not for sale")


@rule("MEU-7.1", "MEU-28.56")
def test_everything_can_be_bought_in_one_turn() -> None:
    m = shop(
        tech={0: "blue 1 red 1 green 3 violet 1"},
        built={"thracia": "village/1"},
        at={"thracia": "0: wagon1 catapult 1 captain"},
        prisoners={(1, 0): "1 light"},
        waiting={0: "1 heavy"},
    )
    kinds = {answer.partition(":")[0] for answer in legal(m)}
    assert kinds >= {"learn", "build", "make", "recruit", "raise", "promote", "repair", "ransom", "redeploy"}
    assert "button:empire-card" in legal(m)
    play(m, "button:empire-card", (1, 2), "card:1", (3,))
    assert asked(m) == (0, "buy")
    assert "button:empire-card" not in legal(m)  # one of them a turn


@rule("MEU-7.2", "MEU-3.3")
def test_the_last_piece_goes_to_the_first_in_turn_order() -> None:
    taken = dict.fromkeys(WORLD.names[42:56], "cathedral")
    del taken[WORLD.names[42]]  # thirteen of fourteen stand
    m = medioevo(phase=4, order=(1, 0, 2), built=taken, tech={0: "violet 1", 1: "violet 1"})
    assert asked(m) == (1, "buy")
    assert "cathedral-alfold" in legal(m, "build")
    play(m, "build:cathedral-alfold", "button:buy-point", "button:done")
    assert asked(m) == (0, "buy")
    assert legal(m, "build") == []
    other = medioevo(phase=4, order=(1, 0, 2), built=taken, tech={0: "violet 1", 1: "violet 1"})
    play(other, "button:done")
    assert "cathedral-lydia" in legal(other, "build")


@rule("MEU-7.3", "MEU-7.26")
def test_what_is_bought_first_serves_at_once() -> None:
    m = shop(tech={0: "green 2"})
    play(m, "recruit:light")
    assert "lydia" not in legal(m, "land")
    play(m, "land:thracia", "build:tower-lydia", "button:buy-point", "button:no-token", "recruit:light")
    assert "lydia" in legal(m, "land")
    play(m, "land:lydia")
    assert unit_limit(position(m), 0) == 3
    play(m, "recruit:light", "land:lydia")
    assert legal(m, "recruit") == []
    play(m, "build:town-thracia", "button:buy-point", "button:buy-point")
    assert unit_limit(position(m), 0) == 5
    assert "light" in legal(m, "recruit")


@rule("MEU-7.4", "MEU-19.9")
def test_pieces_go_where_the_buyer_rules_or_a_pact_lets_him() -> None:
    def sites(answer: str, **more: object) -> list[str]:
        m = shop(tech={0: "blue 1"}, **more)
        play(m, answer)
        while asked(m)[1] == "point":
            play(m, "button:buy-point")
        return legal(m, "land")

    own = ["thracia", "macedonia", "bithynia"]
    assert sites("recruit:light") == own
    contested = {"bithynia": "0: 1 light; 1: 1 light"}
    assert sites("recruit:light", at=contested) == own[:2]
    # the areas of Hungary, seat 1
    assert sites("recruit:light", pacts=("1>0 military",)) == ["pannonia", "transylvania", "slavonia", *own]
    assert sites("recruit:light", pacts=("1>0 civil",)) == own
    assert sites("make:caravan1", pacts=("1>0 civil",)) == ["pannonia", "transylvania", "slavonia", *own]
    assert sites("make:caravan1", pacts=("1>0 military",)) == own


# -- technologies -------------------------------------------------------------------------------


@rule("MEU-7.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_level_costs_a_hundred_times_its_number(level: int) -> None:
    m = shop(tech={0: f"yellow {level - 1}"})
    play(m, "learn:commerce")
    assert position(m).florins[0] == 9000 - 100 * level
    assert position(m).tech[1] == level


@rule("MEU-7.6")
def test_one_level_of_a_branch_a_turn_and_four_in_all() -> None:
    m = shop(tech={0: "blue 4"})
    assert "transport" not in legal(m, "learn")
    play(m, "learn:combat")
    assert sorted(legal(m, "learn")) == ["commerce", "construction", "legislation", "religion"]


@rule("MEU-7.7")
def test_a_level_gives_all_below_it() -> None:
    state = position(medioevo(tech={0: "green 3"}))
    assert [state.knows(0, 16 + n) for n in range(4)] == [True, True, True, False]
    assert not state.knows(1, 16)
    m = shop(tech={0: "green 2"})
    assert {"village-thracia", "tower-thracia"} <= set(legal(m, "build"))
    assert "machine1" not in legal(m, "make")
    play(m, "learn:construction")
    assert {"village-thracia", "tower-thracia"} <= set(legal(m, "build"))
    assert "machine1" in legal(m, "make")


@rule("MEU-7.8")
def test_each_branch_has_its_colour() -> None:
    assert dict(zip(BRANCHES, COLOURS, strict=True)) == {
        "transport": "blue",
        "commerce": "yellow",
        "legislation": "orange",
        "combat": "red",
        "construction": "green",
        "religion": "violet",
    }
    m = shop(tech={0: "blue 1 red 1 green 3 violet 1"}, at={"thracia": "0: 1 light"})
    wanted = {
        "make:caravan1": "blue",
        "make:machine1": "green",
        "recruit:captain": "red",
        "build:village-thracia": "green",
        "build:tower-thracia": "green",
        "build:cathedral-thracia": "violet",
    }
    for offer in offers(position(m), 0):
        if offer.answer in wanted:
            assert offer.need == tuple(int(colour == wanted[offer.answer]) for colour in COLOURS)


@rule("MEU-7.9", "MEU-17.8", "MEU-28.15")
def test_a_point_comes_from_a_card_a_token_or_a_hundred_florins() -> None:
    m = shop(tech={0: "green 1"}, cards={0: (10, 46)}, gears={0: "green 1 red 1"})
    play(m, "build:city-thracia")
    assert legal(m) == ["card:10", "gear:green", "button:buy-point", "button:withdraw"]
    play(m, "gear:green")
    assert legal(m) == ["card:10", "button:buy-point"]  # the token is used up, and no way back
    play(m, "card:10", "button:buy-point")
    assert position(m).florins[0] == 9000 - 300 - 100
    assert buildings(m, "thracia") == "city"
    play(m, "build:village-bithynia")
    assert legal(m) == ["button:buy-point", "button:withdraw"]  # once a turn


# -- buildings ----------------------------------------------------------------------------------


@rule("MEU-7.10")
def test_structure_price_and_points_of_every_building() -> None:
    table = {
        "village": (2, 100, 1),
        "town": (4, 200, 2),
        "city": (6, 300, 3),
        "tower": (3, 100, 1),
        "fort": (6, 200, 2),
        "castle": (9, 300, 3),
        "cathedral": (3, 300, 1),
    }
    m = shop(tech={0: "green 2 violet 1"})
    for name, (points, florins, gears) in table.items():
        assert price(m, f"build:{name}-thracia") == (florins, gears)
        assert WORLD.points[WORLD.building.index(name)] == points


@rule("MEU-7.11", "MEU-16.18", "MEU-16.19", "MEU-16.22")
def test_a_building_needs_its_technology() -> None:
    def lines(tech: str) -> set[str]:
        return {site.partition("-")[0] for site in legal(shop(tech={0: tech}), "build")}

    assert lines("blue 1") == set()
    assert lines("green 1") == {"village", "town", "city"}
    assert lines("green 2") == {"village", "town", "city", "tower", "fort", "castle"}
    assert lines("violet 1") == {"cathedral"}


@rule("MEU-7.9", "MEU-28.15")
@pytest.mark.parametrize("free", [True, False])
def test_giving_up_a_payment_for_want_of_anything_else_shows_that_the_money_is_not_there(free: bool) -> None:
    state = position(medioevo(florins={0: 349}, loans={0: 5}))
    payment = Pay(seat=0, florins=250, need=(0, 0, 0, 0, 1, 0), rule="MEU-7.9", free=free)
    assert payment.on_point(state, "button:withdraw") == "end"
    assert state._revealed != free  # who has spent nothing yet may have changed his mind


@rule("MEU-7.29", "MEU-19.25")
@pytest.mark.parametrize(("secret", "ports"), [(False, ["don"]), (True, ["thracia", "macedonia", "don"])])
def test_who_has_one_port_is_asked_where_like_who_may_use_others_in_secret(secret: bool, ports: list[str]) -> None:
    m = shop(order=(2, 0, 1), florins={2: 9000}, tech={2: "blue 1"}, skip_forced=True)
    if secret:
        sign(position(m), (0, 2), ((MILITARY_CONTROL, 0, 2),), secret=True)
    seat = m.turn[0]
    m.apply("make:galley1", seat)
    while asked(m)[1] == "point":
        m.apply("button:buy-point", seat)
    assert (asked(m), legal(m)) == ((2, "put"), [f"land:{port}" for port in ports])


@rule("MEU-7.20", "MEU-7.29", "MEU-19.25")
@pytest.mark.parametrize(("answer", "back"), [("make:galley1", False), ("make:wagon1", True)])
def test_a_purchase_that_only_a_pact_gives_room_for_is_not_taken_back(answer: str, back: bool) -> None:
    m = shop(order=(1, 0, 2), florins={1: 400}, tech={1: "blue 1"}, gears={1: "blue 3"})
    assert "make:galley1" not in legal(m), "no port of his own"
    sign(position(m), (0, 1), ((MILITARY_CONTROL, 0, 1),), secret=True)
    m.state._request = None
    m.keeps_undo = True
    m.apply(answer, 1)
    assert m.can_undo(1) == back


@rule("MEU-7.11")
def test_who_withdraws_from_the_payment_has_built_and_paid_nothing() -> None:
    m = shop(tech={0: "green 1"})
    play(m, "build:village-thracia", "button:withdraw")
    assert buildings(m, "thracia") == ""
    assert position(m).florins[0] == 9000


@rule("MEU-7.13")
def test_one_building_of_a_category_in_a_territory() -> None:
    m = shop(tech={0: "green 2 violet 1"}, built={"thracia": "town tower cathedral"})
    here_sold = [site for site in legal(m, "build") if site.endswith("-thracia")]
    assert here_sold == ["city-thracia", "fort-thracia", "castle-thracia"]
    refused = m.why_not("build:village-thracia", 0)
    assert refused is not None
    assert refused[0] == "MEU-7.13"


@rule("MEU-7.14", "MEU-7.15")
def test_an_upgrade_costs_the_difference_and_repairs_nothing() -> None:
    m = shop(tech={0: "green 2"}, built={"thracia": "tower/2"})
    play(m, "build:castle-thracia", "button:buy-point", "button:buy-point", "button:no-token")
    assert buildings(m, "thracia") == "castle/2"
    assert position(m).florins[0] == 9000 - 200 - 200


@rule("MEU-7.16")
def test_only_damaged_buildings_he_rules_are_repaired() -> None:
    m = shop(built={"thracia": "city/2", "lydia": "fort", "serbia": "tower/1", "alfold": "tower/1"})
    assert len(legal(m, "repair")) == 1


@rule("MEU-7.17", "MEU-22.4")
def test_cities_castles_and_cathedrals_bring_honour_lesser_ones_none() -> None:
    def honour(answer: str, built: str = "") -> int:
        m = shop(tech={0: "green 2 violet 1"}, built={"thracia": built} if built else {})
        play(m, f"build:{answer}-thracia")
        while asked(m)[1] == "point":
            play(m, "button:buy-point")
        return position(m).honour[0] - 10

    assert [honour(name) for name in ("village", "town", "tower", "fort")] == [0, 0, 0, 0]
    assert [honour(name) for name in ("city", "castle", "cathedral")] == [1, 1, 1]
    assert honour("city", "town") == honour("castle", "tower") == 1


@rule("MEU-7.18", "MEU-11.4", "MEU-28.57")
def test_a_castle_gives_three_tokens_and_an_upgrade_the_difference() -> None:
    def tokens(answer: str, built: str = "") -> int:
        m = shop(tech={0: "green 2"}, built={"macedonia": built} if built else {})
        play(m, f"build:{answer}-macedonia")
        while asked(m)[1] == "point":
            play(m, "button:buy-point")
        while asked(m)[1] == "control-token":
            play(m, "land:" + legal(m, "land")[0])
        return position(m).token.count(0)

    assert [tokens("tower"), tokens("fort"), tokens("castle")] == [1, 2, 3]
    assert tokens("castle", "tower") == 2
    assert tokens("city") == 0


@rule("MEU-7.18", "MEU-11.5")
def test_tokens_not_placed_at_once_are_lost() -> None:
    m = shop(tech={0: "green 2"})
    play(m, "build:castle-macedonia", "button:buy-point", "button:buy-point", "button:buy-point", "land:serbia")
    play(m, "button:no-token")
    assert asked(m) == (0, "buy")
    assert position(m).token.count(0) == 1
    assert holder(m, "serbia") == 0


# -- transports, units, machines ----------------------------------------------------------------


@rule("MEU-7.19", "MEU-7.20")
def test_where_transports_are_built_and_raised() -> None:
    def sites(piece: str) -> list[str]:
        m = shop(tech={0: "blue 1"}, built={"lydia": "tower"})
        play(m, f"make:{piece}1", "button:buy-point")
        return legal(m, "land")

    areas = ["thracia", "macedonia", "bithynia"]
    assert sites("caravan") == areas
    assert sites("wagon") == ["thracia", "macedonia", "bithynia", "lydia"]
    assert sites("galley") == sites("ship") == ["thracia", "macedonia"]
    m = shop(tech={0: "blue 1"}, at={"lydia": "0: wagon1 caravan1", "thracia": "0: wagon1"})
    assert legal(m, "raise") == ["2-2", "2-3"]  # only where it could be built


@rule("MEU-7.21")
def test_no_property_token_no_piece() -> None:
    m = shop(tech={0: "blue 1"}, at={"thracia": "0: " + "wagon1 " * 8})
    assert "wagon1" not in legal(m, "make")
    assert "wagon2" in legal(m, "make")
    full = shop(tech={0: "blue 1"}, at={"thracia": "0: " + "wagon1 " * 5, "lydia": "0: " + "wagon2 " * 5})
    assert legal(full, "make") == []


@rule("MEU-7.23")
def test_prices_of_units() -> None:
    m = shop()
    assert [price(m, f"recruit:{unit}")[0] for unit in ("light", "archer", "heavy", "cavalry")] == [20, 50, 50, 100]


@rule("MEU-7.24", "MEU-7.26")
def test_captains_of_three_levels_and_raising_one_is_no_recruiting() -> None:
    m = shop(tech={0: "red 1"})
    assert [price(m, f"recruit:captain{level}") for level in ("", "2", "3")] == [(100, 1), (200, 2), (300, 3)]
    play(m, "recruit:captain", "button:buy-point", "land:thracia")
    assert position(m).recruited[0] == 1
    play(m, "promote:captain-captain2-thracia", "button:buy-point")
    assert here(m, "thracia", 0) == "1 captain2"
    assert position(m).recruited[0] == 1
    assert position(m).florins[0] == 9000 - 400


@rule("MEU-7.24", "MEU-18.65")
def test_the_captain_of_a_hired_horde_is_not_promoted() -> None:
    for captains in (1, 2):
        m = medioevo(phase=4, tech={0: "red 1"}, florins={0: 9000}, at={"thracia": f"0: {captains} captain"})
        land = WORLD.index["thracia"]
        position(m).strangers = [(land, 0, HORDE, CAPTAIN, -1)]
        position(m)._request = None
        assert bool(legal(passes(m, "activation-start"), "promote")) == (captains == 2)


@rule("MEU-7.24", "MEU-8.14")
def test_a_captain_who_left_a_castle_has_done_so_when_promoted() -> None:
    m = shop(tech={0: "red 1"}, at={"thracia": "0: 1 captain"})
    state, at = position(m), WORLD.index["thracia"] * OWNERS
    state.sally(at, ONE[CAPTAIN])
    play(m, "promote:captain-captain2-thracia", "button:buy-point")
    assert (state.army[at], state.sallied[at]) == (ONE[CAPTAIN + 1], ONE[CAPTAIN + 1])


@rule("MEU-7.25", "MEU-7.29")
def test_units_and_machines_appear_in_areas_and_beside_military_buildings() -> None:
    for answer in ("recruit:light", "make:machine1"):
        m = shop(tech={0: "green 3"}, built={"lydia": "tower", "phrygia": "cathedral"})
        play(m, answer)
        while asked(m)[1] == "point":
            play(m, "button:buy-point")
        assert legal(m, "land") == ["thracia", "macedonia", "bithynia", "lydia"]
    m = shop(tech={0: "red 1"}, at={"phrygia": "0: 1 captain", "thracia": "0: 1 captain"})
    assert {site.rpartition("-")[2] for site in legal(m, "promote")} == {"thracia"}
    m = shop(tech={0: "green 3"}, at={"phrygia": "0: catapult", "thracia": "0: catapult"})
    assert {site.partition("-")[0] for site in legal(m, "raise")} == {"1"}


@rule("MEU-7.27")
def test_a_unit_not_in_the_reserve_is_not_for_sale() -> None:
    m = shop(at={"thracia": "0: 9 cavalry"})
    assert "cavalry" in legal(m, "recruit")
    m = shop(at={"thracia": "0: 9 cavalry"}, prisoners={(1, 0): "1 cavalry"})
    assert "cavalry" not in legal(m, "recruit")


@rule("MEU-7.28")
def test_a_machine_is_exchanged_for_a_higher_one() -> None:
    m = shop(tech={0: "green 3"}, at={"thracia": "0: catapult"})
    play(m, "raise:0-3", "button:buy-point", "button:buy-point")
    assert here(m, "thracia", 0) == "bombard"
    assert position(m).florins[0] == 9000 - 200 - 200


# -- Empire cards -------------------------------------------------------------------------------


@rule("MEU-7.30", "MEU-7.31")
def test_one_card_a_turn_out_of_two_and_the_others_go_under_the_deck() -> None:
    m = shop()
    play(m, "button:empire-card")
    assert getattr(m.state.request(), "count") == 2  # noqa: B009
    play(m, (30, 20))
    assert asked(m) == (0, "keep-card")
    assert sorted(legal(m, "card")) == ["20", "30"]
    play(m, "card:20", (40,))
    assert asked(m) == (0, "buy")
    assert position(m).florins[0] == 8900
    assert position(m).empire.under == [30]
    assert "button:empire-card" not in legal(m)


@rule("MEU-7.32")
def test_owned_cards_lie_open_with_their_character_side() -> None:
    m = shop(cards={0: (5,)}, met=(5,))
    assert visible(m.state, 1)["held"][5] == 0
    assert visible(m.state, None)["held"][5] == 0
    assert visible(m.state, 1)["turned"] == visible(m.state, 0)["turned"]


@rule("MEU-7.33")
def test_a_bought_card_is_used_in_the_same_turn() -> None:
    m = shop(tech={0: "green 1"})
    play(m, "button:empire-card", (10, 11), "card:10", (40,), "build:village-thracia")
    assert "card:10" in legal(m)
    play(m, "card:10")
    assert buildings(m, "thracia") == "village"


# -- prisoners and others that return -----------------------------------------------------------


@rule("MEU-7.34", "MEU-7.26")
def test_a_ransom_cannot_be_refused_and_counts_as_recruiting() -> None:
    m = shop(prisoners={(2, 0): "1 captain3 1 light"})
    play(m, "ransom:captain3-2", "land:thracia")
    assert position(m).florins[0] == 9000 - 600
    assert position(m).florins[2] == 1000 + 600
    assert here(m, "thracia", 0) == "1 captain3"
    play(m, "ransom:light-2", "land:thracia", "recruit:light", "land:thracia")
    assert legal(m, "recruit") == []  # three in all


@rule("MEU-7.35", "MEU-12.7")
def test_surrendered_units_return_free_of_charge_from_the_next_turn_on() -> None:
    m = shop(waiting={0: "4 heavy"})
    for _ in range(3):
        play(m, "redeploy:heavy", "land:thracia")
    assert position(m).florins[0] == 9000
    assert here(m, "thracia", 0) == "3 heavy"
    assert legal(m, "redeploy") == []  # the limit of units
    m = shop()
    position(m).surrendered[0] = 1
    m.state._request = None
    assert legal(m, "redeploy") == []  # not in the turn of the surrender


@rule("MEU-7.37", "MEU-18.28")
def test_units_of_the_surgeon_are_bought_back_at_half_price() -> None:
    m = shop(florins={0: 500})
    position(m).regain[0] = 1 << 6  # one Archer
    m.state._request = None
    assert price(m, "regain:archer") == (25, 0)
    play(m, "regain:archer", "land:thracia")
    assert position(m).florins[0] == 475
    assert here(m, "thracia", 0) == "1 archer"
    assert legal(m, "regain") == []
    later = shop()
    position(later).regain_next[0] = 1 << 6
    later.state._request = None
    assert legal(later, "regain") == []  # only in phase 4 of the turn after


@rule("MEU-7.36", "MEU-12.12")
def test_prisoners_handed_back_are_placed_in_phase_four_and_wait_at_other_times() -> None:
    def released(phase: int) -> Match:
        m = medioevo(phase=phase, order=(1, 0, 2), prisoners={(1, 0): "2 light"}, at={"alfold": "1: caravan1 wagon1"})
        play(m, "free:offer", "seat:0", "prisoner:1-0-light-0=", "number:2", "button:send", "button:accept")
        return m

    m = released(4)
    assert asked(m) == (0, "homecoming")
    assert legal(m, "land") == ["thracia", "macedonia", "bithynia"]
    play(m, "land:thracia", "button:later")
    assert here(m, "thracia", 0) == "1 light"
    assert position(m).recruited[0] == 1  # counted like a ransomed one
    play(m, "button:done")
    assert asked(m) == (0, "buy")
    assert legal(m, "redeploy") == ["light"]
    waiting = released(6)
    assert asked(waiting) == (1, "trade")
    assert position(waiting).waiting[0] == 2
    assert position(waiting).reserve(0, 0) == 18  # not in the reserve


@rule("MEU-20.7", "MEU-7.35", "MEU-7.34")
def test_a_bankrupt_buys_nothing_but_takes_back_who_surrendered() -> None:
    held = {(1, 0): "1 heavy"}
    for due, offered in ((0, ["ransom:heavy-1", "redeploy:light"]), (50, ["redeploy:light"])):
        m = shop(waiting={0: "1 light"}, prisoners=held, due={0: due})
        assert [value for value in legal(m) if value.startswith(("ransom:", "redeploy:"))] == offered
        assert (legal(m, "recruit") == []) == bool(due)
        play(m, "redeploy:light", "land:thracia")
        assert here(m, "thracia", 0) == "1 light"


@rule("MEU-7.6", "MEU-16.18")
def test_the_next_technology_of_a_branch_is_lit_and_the_others_say_what_comes_first() -> None:
    m = medioevo(phase=4, tech={0: "red 1"}, florins={0: 900})
    to(m, "buy")

    def targets(answer: str) -> list[str]:
        decision = m.decision(0, "en")
        assert decision is not None
        return next(list(option["targets"]) for option in decision["options"] if option["answer"] == answer)

    assert targets("learn:construction") == ["learn:construction", "tech:masonry"]
    assert targets("learn:combat") == ["learn:combat", "tech:promotion"]
    assert targets("button:done") == ["button:done"]
    assert "First buy Masonry (Construction, phase 4)." in str(m.why_not("tech:architecture", 0))
    assert "First buy Promotion" in str(m.why_not("tech:tactics", 0))
    assert "First" not in str(m.why_not("tech:masonry", 0))
    assert "Maçonnerie" in str(m.why_not("tech:architecture", 0, "fr"))
