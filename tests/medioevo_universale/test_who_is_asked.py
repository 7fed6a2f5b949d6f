"""Who is put a question, what is offered in it, and what is left when a player is out (sections 7, 8, 14, 19, 20)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.rules.conquest import conquest
from gonfalon.games.medioevo_universale.rules.pacts import EVERY_TURN, sign
from gonfalon.games.medioevo_universale.rules.position import (
    ATTACKED,
    COMMERCIAL,
    DEFENSIVE,
    OFFENSIVE,
    PASSAGE,
    WAR,
)
from gonfalon.games.medioevo_universale.rules.purchases import carrier_sites, offers, unit_limit, unit_sites
from gonfalon.games.medioevo_universale.rules.steps import foreign_steps, in_element, may_cross, opponents, ways_back
from gonfalon.games.medioevo_universale.rules.taxes import eliminate, income, upkeep_due
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    CHANCE,
    HORDE,
    WORLD,
    asked,
    buildings,
    here,
    legal,
    market,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule

INDEX = WORLD.index


@rule("MEU-14.15", "MEU-28.12")
def test_the_trader_names_the_stages_of_his_route() -> None:
    m = medioevo(phase=6, at={"latium": "1: caravan1"}, order=(1, 0, 2))
    play(m, "carrier:10", "button:buy", "number:1")
    assert asked(m) == (1, "open-route")
    play(m, "route:4")
    for _ in range(3):
        assert asked(m) == (1, "route-stage")
        play(m, legal(m)[0])
    assert asked(m) == (1, "route-destination")
    assert "latium" not in legal(m, "land")  # where he has bought
    play(m, legal(m)[0])
    assert (position(m).road[1], len(position(m).route[1])) == (10, 4)


@rule("MEU-13.2", "MEU-28.40", "MEU-18.51")
def test_the_loser_is_warned_and_may_protect_what_he_has_just_lost() -> None:
    run = conquest(position(medioevo()), 0, INDEX["pannonia"], 1, [1])
    built, markets = {"pannonia": "village tower"}, {"pannonia": "black"}
    m = medioevo(at={"pannonia": "0: 1 light"}, built=built, markets=markets, cards={1: (51,)}, run=run)
    assert asked(m) == (1, "plunder")
    at = INDEX["pannonia"]
    play(m, "card:51")
    assert legal(m, "element") == [str(at * 3), str(at * 3 + 1), str(2000 + at)]
    play(m, f"element:{at * 3}", "button:plunder", "button:plunder")
    assert (buildings(m, "pannonia"), market(m, "pannonia")) == ("village", [])


@rule("MEU-19.23")
def test_the_ally_gives_all_of_his_order_himself() -> None:
    m = medioevo(4, at={"thracia": "0: 4 light wagon1", "temes": "1: 1 light"}, war=((1, 2),))
    state = position(m)
    state.struck[2 * 6 + 1] = ATTACKED
    sign(state, (0, 1), ((DEFENSIVE, 0, 1, 3),))
    clause = state.pacts[-1][2][0]
    assert state.foes(clause) == [2]
    state.relate(1, 2, 0)
    assert state.foes(clause) == []  # peace: no duty


@rule("MEU-19.11", "MEU-19.23")
def test_an_alliance_binds_against_attackers_or_the_enemy_it_names() -> None:
    state = position(medioevo(4, war=((1, 2), (1, 3), (0, 1))))
    state.struck[2 * 6 + 1] = ATTACKED
    state.struck[0 * 6 + 1] = ATTACKED
    assert state.foes((DEFENSIVE, 0, 1, 3)) == [2]  # never against himself
    assert state.foes((PASSAGE, 0, 1)) == []
    state.struck[1 * 6 + 3] = ATTACKED
    assert state.foes((OFFENSIVE, 0, 1, 3, 3)) == [3]
    assert state.foes((OFFENSIVE, 0, 1, 3, 2)) == []
    assert not state.supports(0, 1)
    sign(state, (0, 1), ((DEFENSIVE, 0, 1, 3),))
    assert state.supports(0, 1)
    assert not state.supports(1, 0)


@rule("MEU-19.20", "MEU-19.25")
@pytest.mark.parametrize("secret", [True, False])
def test_what_a_secret_pact_costs_only_its_parties_hear(secret: bool) -> None:
    m = medioevo(phase=3)
    sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((EVERY_TURN, 0, 1, 70),), secret=secret)
    for seat in range(3):
        m.apply("tax:30", seat)

    def told(seat: int) -> bool:
        return any(line["key"] == "pact-paid" for line in m.log(seat))

    assert [told(0), told(1), told(2)] == [True, True, not secret]


# -- groups ---------------------------------------------------------------------------------------


@rule("MEU-8.27", "MEU-8.23")
def test_a_group_is_named_piece_by_piece_and_each_piece_once() -> None:
    m = medioevo(at={"thracia": "0: 9 light wagon1 wagon1 galley1"})
    play(m, "group:thracia")
    assert {"button:all-land", "button:all-sea", "button:by-sea"} <= set(legal(m))
    play(m, "carrier:0")
    assert "button:all-land" not in legal(m)
    assert legal(m, "carrier") == ["1"]
    room = position(m).room(0)
    for _ in range(room):
        play(m, "take:light")
        if asked(m)[1] != "group":
            break
    assert asked(m)[1] != "group" or "take:light" not in legal(m)  # the wagon is full
    sea = medioevo(at={"propontis": "0: galley1(1 light) galley1(1 heavy) galley1"})
    play(sea, "group:propontis")
    assert "button:all-sea" in legal(sea)
    play(sea, "carrier:1")
    assert legal(sea, "carrier") == ["2"]
    assert "button:all-sea" not in legal(sea)


@rule("MEU-8.9", "MEU-8.23")
def test_wagons_put_aboard_take_the_room_of_units() -> None:
    m = medioevo(at={"thracia": "0: 9 light galley1 wagon1 catapult"})
    play(m, "group:thracia", "button:by-sea", "carrier:0", "carrier:1", "carrier:2")
    taken = 0
    while asked(m)[1] == "group" and "take:light" in legal(m):
        play(m, "take:light")
        taken += 1
    assert taken == position(m).room(0) - 2


@rule("MEU-8.19", "MEU-8.17", "MEU-16.3")
def test_what_may_be_crossed_and_who_stands_in_the_way() -> None:
    m = medioevo(
        4,
        at={"serbia": "1: 1 light", "propontis": "2: galley1(1 light)", "aegean_north": "horde: galley1(1 light)"},
        war=((0, 2),),
        pacts=("1>0 passage",),
    )
    state = position(m)
    assert [may_cross(state, 0, INDEX[name]) for name in ("thracia", "temes", "bulgaria", "serbia")] == [
        True,
        True,
        False,
        True,
    ]
    assert not may_cross(state, 0, INDEX["propontis"])
    assert not may_cross(state, 0, INDEX["aegean_north"])
    assert may_cross(state, 0, INDEX["tyrrhenian_sea"])
    assert may_cross(state, 1, INDEX["propontis"])  # not at war with him
    assert opponents(state, 0, INDEX["propontis"]) == [2]
    assert opponents(state, 1, INDEX["propontis"]) == []
    assert opponents(state, 3, INDEX["serbia"]) == [1]
    assert opponents(state, 0, INDEX["serbia"]) == []
    assert in_element(state, INDEX["thracia"], False)
    assert not in_element(state, INDEX["propontis"], False)
    assert in_element(state, INDEX["thracia"], True)  # docked
    assert not in_element(state, INDEX["alfold"], True)
    assert foreign_steps(state, INDEX["propontis"], True) == []
    assert INDEX["propontis"] in foreign_steps(state, INDEX["thracia"], False)
    assert INDEX["thracia"] in ways_back(state, INDEX["propontis"], False)


# -- purchases ------------------------------------------------------------------------------------


def sold(m: Match, seat: int = 0, kind: str = "") -> dict[str, tuple[int, int]]:
    """What is for sale: florins and points."""
    found = {offer.answer: (offer.florins, sum(offer.need)) for offer in offers(position(m), seat)}
    return {name: cost for name, cost in found.items() if name.startswith(kind)}


@rule("MEU-7.19", "MEU-7.21")
def test_a_piece_is_raised_as_far_as_tokens_go() -> None:
    at = {"thracia": "0: wagon1 wagon2", "temes": "1: " + "wagon3 " * 4}
    m = medioevo(phase=4, at=at, tech={0: "blue 4", 1: "blue 4"})
    each = sold(m, kind="make:wagon1")["make:wagon1"][0]
    assert sold(m, kind="raise:") == {
        "raise:0-2": (each, 1),
        "raise:0-3": (2 * each, 2),
        "raise:1-3": (each, 1),
    }
    full = medioevo(phase=4, at={"thracia": "0: wagon2 " + "wagon3 " * 4}, tech={0: "blue 4"})
    assert sold(full, kind="raise:") == {}
    away = medioevo(phase=4, at={"serbia": "0: wagon1"}, tech={0: "blue 4"})
    assert sold(away, kind="raise:") == {}


@rule("MEU-7.20", "MEU-7.25", "MEU-7.29")
def test_where_pieces_are_put() -> None:
    state = position(medioevo(phase=4, built={"rhodope": "tower"}))
    homes = WORLD.home_of[0]
    populated = [t for t in homes if WORLD.area[t]]
    assert set(unit_sites(state, 0)) == {*populated, INDEX["rhodope"]}
    assert set(carrier_sites(state, 0, 0)) == {*populated, INDEX["rhodope"]}
    assert set(carrier_sites(state, 0, 2)) == set(populated)
    ports = {t for t in populated if WORLD.port[t]}
    assert set(carrier_sites(state, 0, 3)) == set(carrier_sites(state, 0, 1)) == ports


@rule("MEU-7.26")
def test_three_units_and_one_for_each_level_of_civil_buildings() -> None:
    built = {"thracia": "city", "lydia": "village castle", "alfold": "city"}
    assert unit_limit(position(medioevo(phase=4)), 0) == 3
    assert unit_limit(position(medioevo(phase=4, built=built)), 0) == 3 + 3 + 1


# -- taxes and the end of a player ----------------------------------------------------------------


@rule("MEU-6.2", "MEU-6.3")
def test_taxes_by_land_and_civil_buildings_and_markets_of_cities() -> None:
    homes = len(WORLD.home_of[0])
    markets = {"thracia": "black white", "macedonia": "black"}
    for built, lots, cubes in (
        ({}, 0, 0),
        ({"thracia": "village"}, 1, 0),
        ({"thracia": "town castle"}, 2, 0),
        ({"thracia": "city", "macedonia": "town"}, 5, 1),
    ):
        state = position(medioevo(built=built, markets=markets, tax={0: 20}))
        gain = state.market_value(INDEX["thracia"]) * state.number("city_market")
        assert gain > 0
        assert income(state, 0) == 20 * (homes + lots) + cubes * gain


@rule("MEU-6.6")
def test_upkeep_for_every_unit_and_carrier_and_what_it_carries() -> None:
    at = {"thracia": "0: 3 light 1 captain3 wagon1 catapult; 1: 5 light", "propontis": "0: galley2(2 heavy wagon1)"}
    state = position(medioevo(at=at))
    assert upkeep_due(state, 0) == 20 * (4 + 2 + 1 + 2 + 1)
    assert upkeep_due(state, 1) == 20 * 5


@rule("MEU-20.8")
def test_nothing_of_an_eliminated_player_stays_and_nothing_of_others_goes() -> None:
    more: dict[str, Any] = {"blood": {1: 2, 2: 1}}
    m = medioevo(
        4,
        at={"alfold": "1: 2 light wagon1", "temes": "1: 1 heavy", "thracia": "0: 1 light wagon1"},
        built={"alfold": "tower", "temes": "village/1", "thracia": "castle/1"},
        tokens={"serbia": 1, "bulgaria": 0},
        stopped={"alfold": "1: 2 light", "thracia": "0: 1 light"},
        prisoners={(1, 0): "1 light", (2, 1): "1 heavy", (0, 2): "1 archer"},
        gears={1: "red 2", 2: "red 1"},
        points={1: "blue 1", 0: "blue 1"},
        pacts=("1>0 passage", "2>0 passage"),
        war=((1, 2), (0, 3)),
        waiting={1: "1 light", 0: "1 heavy"},
        due={1: 50, 0: 20},
        cards={1: (5,), 0: (22,)},
        route={1: (10, "crimea* saraj trebisonda antioch")},
        **more,
    )
    state = position(m)
    state.surrendered[1], state.spent[1 * 6 + 3], left = 7, 1, state.blood_left
    state.sally(INDEX["alfold"] * 7 + 1, 1)
    state.struck[1 * 6 + 2] = state.struck[2 * 6 + 1] = state.struck[3] = ATTACKED
    eliminate(state, 1)
    assert (here(m, "alfold", 1), here(m, "temes", 1), here(m, "thracia", 0)) == ("", "", "1 light wagon1")
    assert [buildings(m, name) for name in ("alfold", "temes", "thracia")] == ["", "", "castle/1"]
    assert (state.token[INDEX["serbia"]], state.token[INDEX["bulgaria"]]) == (-1, 0)
    at = INDEX["alfold"] * 7 + 1
    assert (state.halted[at], state.sallied[at], state.halted[INDEX["thracia"] * 7]) == (0, 0, 1)
    assert [state.prisoners[a * 6 + b] > 0 for a, b in ((1, 0), (2, 1), (0, 2))] == [False, False, True]
    assert (state.gears[6:12], state.spent[6:12], state.tp[6:12]) == ([0] * 6, [0] * 6, [0] * 6)
    assert (sum(state.gears[12:18]), sum(state.tp[:6])) == (1, 1)
    assert [pact[1] for pact in state.pacts] == [(0, 2)]
    assert (state.relation[1 * 6 + 2], state.relation[3]) == (0, WAR)
    assert (state.struck[8], state.struck[13], state.struck[3]) == (0, 0, ATTACKED)
    assert (state.waiting[:2], state.surrendered[1], state.due[:2]) == ([1 << 12, 0], 0, [20, 0])
    assert (state.blood[1], state.blood[2], state.blood_left) == (0, 1, left + 2)
    assert (state.road[1], state.route[1]) == (-1, [])
    assert (state.cards(1), state.cards(0)) == ([], [22])
    assert state.out[1] == 1
    assert (state.damage[INDEX["temes"] * 3], state.holder[INDEX["alfold"]]) == (0, -1)
    assert state.playing() == [0, 2, 3]


@rule("MEU-20.7", "MEU-20.8")
def test_a_bankrupt_sells_for_half_and_pays_what_he_can() -> None:
    m = medioevo(phase=3, loans={0: 5}, florins={0: 0}, built={"thracia": "village"}, at={"lydia": "0: wagon2"})
    state = position(m)
    for t in WORLD.home_of[0]:
        if t not in (INDEX["thracia"], INDEX["lydia"]):
            state.token[t] = 2
            state.refresh(t)
    for seat in range(3):
        m.apply("tax:10", seat)
    to(m, "bankrupt")
    assert asked(m) == (0, "bankrupt")
    had, due = state.florins[0], state.due[0]
    slot, at = "carrier:0", f"at:{INDEX['thracia'] * 3}"
    assert {slot, at, "button:give-up"} <= set(legal(m))
    play(m, at)
    price = WORLD.price[WORLD.building.index("village")]
    assert (state.florins[0], buildings(m, "thracia")) == (had + price // 2, "")
    play(m, "button:give-up")
    assert state.due[0] == due - had - price // 2
    assert state.unpaid[0] == 1


@rule("MEU-12.17", "MEU-21.1")
def test_barbarians_are_no_rivals_to_themselves() -> None:
    state = position(medioevo(at={"serbia": "horde: 2 light; 0: 1 light"}))
    assert state.hostile(0, HORDE)
    assert state.present(INDEX["serbia"]) == [0]


# -- right after a battle of one's own ------------------------------------------------------------


def victor(**more: Any) -> Match:
    """Seat 1, whose turn it is, moves among barbarians and beats them."""
    at = {"temes": "1: 5 heavy wagon2", "serbia": "horde: 1 light", **more.pop("at", {})}
    m = medioevo(at=at, order=(1, 2, 0), circle="1 2 3", **more)
    play(to(m, "activation"), "group:temes", "button:all-land", "enter:serbia", "button:enter")
    return m


@rule("MEU-28.12", "MEU-28.2", "MEU-3.5", "MEU-20.1")
def test_right_after_his_battle_the_active_player_may_use_what_his_own_turn_allows() -> None:
    m = to(victor(cards={1: (22,), 2: (23,)}), "own-turn", (4, 6, 8))
    assert asked(m) == (1, "own-turn")
    assert {"card:22", "free:loan", "button:pass"} <= set(legal(m))
    play(m, "free:loan")
    assert (position(m).loans[1], asked(m)) == (1, (1, "own-turn"))
    play(m, "free:remove", "drop:heavy-serbia", "button:done")
    assert asked(m) == (1, "own-turn")
    play(m, "card:22")
    assert position(m).turned[22]
    play(m, "button:pass")
    assert asked(m) == (2, "activation-start")  # nobody else was asked before
    assert asked(to(victor(), "own-turn", (4, 6, 8))) == (1, "own-turn")  # for list F alone


@rule("MEU-28.12", "MEU-12.15")
def test_it_comes_between_two_battles_of_one_movement() -> None:
    m = victor(at={"serbia": "horde: 1 light; 0: 1 light; 2: 1 light"}, war=((0, 1), (1, 2)))
    to(m, "own-turn", (4, 6, 8))
    play(m, "button:pass")
    assert asked(m) == (1, "whom-to-fight")
    play(m, "seat:0")
    to(m, "own-turn", (4, 6, 8), (1, 1, 1))
    assert here(m, "serbia", 0) == ""
    play(m, "button:pass", "button:stop")
    assert asked(m) == (2, "activation")


def questions(m: Match, seat: int) -> list[str]:
    """What is asked, standing orders apart, until that seat is to act; nobody does anything particular."""
    out: list[str] = []
    m.settle()
    while asked(m) != (seat, "activation"):
        out.append(asked(m)[1])
        play(m, (4, 6, 8) if m.turn == (CHANCE,) else "reroll:none" if asked(m)[1] == "reroll" else m.default())
        m.settle()
    return out


@rule("MEU-28.12", "MEU-28.7")
@pytest.mark.parametrize(("active", "place"), [(0, "activation"), (1, "activation-start")])
def test_a_battle_that_a_card_has_begun_ends_in_the_menu_or_window_it_began_in(active: int, place: str) -> None:
    order = (active, 1 - active, 2)
    m = to(medioevo(at={"temes": "1: 5 heavy wagon2"}, cards={0: (34,)}, order=order), place)
    play(m, "card:34", "unit:cavalry", "land:latium")
    seen = questions(m, active)
    assert "reroll" in seen
    assert "own-turn" not in seen


@rule("MEU-28.12", "MEU-28.2")
@pytest.mark.parametrize(
    ("order", "cards", "skipped"),
    [
        ("own-turn.turn", (22,), True),
        ("barbarians.notice", (22,), True),
        ("quiet.notice", (), True),
        ("quiet.notice", (22,), False),
        ("round-ends.turn", (), False),
    ],
)
def test_a_standing_order_passes_there(order: str, cards: tuple[int, ...], skipped: bool) -> None:
    m = victor(cards={1: cards})
    m.act(f"act:order:{order}", 1)
    assert ("own-turn" not in questions(m, 2)) == skipped
