"""Cards of purchases and trade: Merchant, Seller, Architect, Saviour, Cameleer (section 18)."""

from typing import Any

from gonfalon.games.medioevo_universale.rules.occasions import Declaring
from gonfalon.games.medioevo_universale.rules.position import NOTHING
from gonfalon.games.medioevo_universale.rules.powers import CARDS
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.turn import EndPhase
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    WORLD,
    asked,
    buildings,
    here,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import offered, to
from tests.support import rule


def journey(at: dict[str, str], **more: object) -> Match:
    """Seat 0 travels with his first transport."""
    m = medioevo(phase=6, at=at, **more)  # type: ignore[arg-type]
    to(m, "trade")
    return play(m, "carrier:0")


# -- Merchants -----------------------------------------------------------------------------------


@rule("MEU-18.19", "MEU-28.42")
def test_one_cube_for_100_by_every_further_colour() -> None:
    m = journey({"serbia": "0: caravan2[black 2 orange 1 blue 1]"}, cards={0: (19,)})
    play(m, "card:19", "sell:black")
    assert position(m).florins[0] == 1200
    assert here(m, "serbia", 0) == "caravan2[black 1 orange 1 blue 1]"
    assert position(m).moves[0] == 6  # it was a sale
    assert market(m, "serbia") == []


@rule("MEU-18.19", "MEU-14.12")
def test_in_a_populated_area_a_cube_stays_and_no_colour_twice() -> None:
    m = journey({"latium": "0: caravan2[yellow 1 orange 1 blue 1]"}, cards={0: (19,)}, markets={"latium": "blue"})
    play(m, "card:19")  # yellow is printed, blue lies there
    assert position(m).florins[0] == 1200
    assert market(m, "latium") == ["orange", "blue"]


@rule("MEU-EX-63", "MEU-18.19")
def test_four_colours_bring_300_and_one_colour_nothing() -> None:
    for cargo, florins in (("black 1 orange 1 blue 1 white 1", 1300), ("black 4", 1000)):
        m = journey({"serbia": f"0: caravan2[{cargo}]"}, cards={0: (19,)})
        play(m, "card:19", "sell:black")
        assert position(m).florins[0] == florins


@rule("MEU-18.19")
def test_no_such_sale_at_home_or_among_barbarians() -> None:
    for at in (
        {"thracia": "0: caravan1[black 1 orange 1]"},
        {"serbia": "0: caravan1[black 1 orange 1] 1 light; horde: 1 light"},
    ):
        assert 19 not in offered(journey(at, cards={0: (19,)}))


@rule("MEU-18.19", "MEU-16.24", "MEU-28.42")
def test_no_deal_of_any_card_without_a_point_of_movement_left() -> None:
    for card, at in ((19, "serbia"), (20, "serbia"), (21, "latium")):
        for moves in (1, 0):
            state = position(medioevo(phase=6, at={at: "0: caravan2[black 1 orange 1]"}, moves={0: moves}))
            window = Declaring(seat=0, space=WORLD.index[at], slot=0)
            assert CARDS[card].offered(state, 0, window) == bool(moves)


@rule("MEU-EX-68", "MEU-18.20", "MEU-28.42")
def test_cubes_are_sold_anywhere_abroad_for_50() -> None:
    unpopulated = journey({"alfold": "0: caravan1[black 2]"}, cards={0: (20,)})
    play(unpopulated, "card:20", "sell:black", "sell:black", "button:done")
    assert position(unpopulated).florins[0] == 1100
    same = journey({"latium": "0: caravan1[yellow 1]"}, cards={0: (20,)})
    play(same, "card:20", "sell:yellow", "button:done")
    assert position(same).florins[0] == 1050
    banned = journey({"latium": "0: caravan1[black 1]"}, cards={0: (20,)}, effects=((2, 1, "latium"),))
    play(banned, "card:20", "sell:black", "button:done")
    assert position(banned).florins[0] == 1050


@rule("MEU-18.20", "MEU-18.2", "MEU-28.42")
def test_not_even_a_bishop_stops_that_sale() -> None:
    m = journey({"latium": "0: caravan1[black 1]"}, cards={0: (20,), 1: (2,)})
    play(m, "card:20", "sell:black", "button:done")
    assert asked(m) == (1, "deal")
    play(m, "card:2")
    assert position(m).florins[0] == 1050


@rule("MEU-18.20", "MEU-14.20")
def test_that_sale_breaks_a_route_off_or_completes_it_for_honour_alone() -> None:
    names = "crimea* saraj* trebisonda* antioch"
    m = journey({"antioch": "0: caravan1[black 1]"}, cards={0: (20,)}, route={0: (0, names)}, honour={0: 20})
    play(m, "card:20", "sell:black", "button:done")
    assert position(m).florins[0] == 1050
    assert position(m).honour[0] == 20 + WORLD.route_points[4]
    early = journey({"latium": "0: caravan1[black 1]"}, cards={0: (20,)}, route={0: (0, names)}, honour={0: 20})
    play(early, "card:20", "sell:black", "button:done")
    assert position(early).route[0] == []
    assert position(early).honour[0] == 20


@rule("MEU-18.20")
def test_no_free_sale_at_home_or_at_sea() -> None:
    assert offered(journey({"thracia": "0: caravan1[black 1]"}, cards={0: (20,)})) == []
    assert offered(journey({"propontis": "0: ship1[black 1]"}, cards={0: (20,)})) == []


@rule("MEU-18.21", "MEU-28.42")
def test_one_cube_of_any_good_for_150() -> None:
    m = journey({"latium": "0: caravan1"}, cards={0: (21,)})
    play(m, "card:21", "good:violet", "button:no-route")
    assert here(m, "latium", 0) == "caravan1[violet 1]"
    assert position(m).florins[0] == 850
    assert position(m).moves[0] == 5


@rule("MEU-18.21")
def test_no_such_purchase_without_room_or_leave() -> None:
    assert offered(journey({"latium": "0: caravan1[black 2]"}, cards={0: (21,)})) == []
    assert offered(journey({"slavonia": "0: caravan1"}, cards={0: (21,)})) == []  # another's area
    assert offered(journey({"serbia": "0: caravan1"}, cards={0: (21,)})) == []  # no area


# -- Sellers -------------------------------------------------------------------------------------


@rule("MEU-18.30", "MEU-28.41")
def test_the_route_of_a_destroyed_transport_is_travelled_by_another() -> None:
    names = "crimea* saraj trebisonda antioch"
    at = {"thracia": "0: caravan1 caravan2", "bulgaria": "horde: 1 light"}
    m = medioevo(phase=6, at=at, route={0: (0, names)}, cards={0: (30,)})
    to(m, "trade")
    play(m, "carrier:0", "land:bulgaria")
    assert asked(m) == (0, "transport-lost")
    play(m, "card:30")
    state = position(m)
    assert state.road[0] == 1
    assert [stage % 2 for stage in state.route[0]] == [1, 0, 0, 0]
    lost = medioevo(phase=6, at=at, route={0: (0, names)}, cards={0: (30,)})
    to(lost, "trade")
    play(lost, "carrier:0", "land:bulgaria", "button:pass")
    assert position(lost).route[0] == []


@rule("MEU-18.30")
def test_a_transport_that_travels_no_route_costs_none() -> None:
    at = {"thracia": "0: caravan1 caravan2", "bulgaria": "horde: 1 light"}
    m = medioevo(phase=6, at=at, route={0: (1, "crimea* saraj trebisonda antioch")}, cards={0: (30,)})
    to(m, "trade")
    play(m, "carrier:0", "land:bulgaria")
    assert asked(m) == (0, "trade")


@rule("MEU-18.30")
def test_nobody_takes_over_the_route_of_the_only_transport() -> None:
    at = {"thracia": "0: caravan1", "bulgaria": "horde: 1 light"}
    m = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj trebisonda antioch")}, cards={0: (30,)})
    to(m, "trade")
    play(m, "carrier:0", "land:bulgaria")
    assert asked(m) == (0, "trade")
    assert position(m).route[0] == []


def robbed(at: dict[str, str], **more: Any) -> Match:
    """In phase 2 a horde rises where seat 1 keeps the Caravan that travels his route, and he owns card 30."""
    route = {1: (10, "crimea* saraj trebisonda antioch")}
    run = Rebellions(seat=1, count=1, placed=[], outside=[])
    m = medioevo(phase=2, order=(2, 1, 0), at=at, route=route, cards={1: (30,)}, run=run, **more)
    play(m, "land:slavonia")
    return play(to(m, "transport-lost", seat=1), "card:30")


@rule("MEU-18.30", "MEU-28.41")
def test_a_transport_bought_later_in_the_turn_takes_over_the_route() -> None:
    m = robbed({"slavonia": "1: caravan1"}, tech={1: "blue 1"}, points={1: "blue 1"})
    state = position(m)
    assert [stage % 2 for stage in state.route[1]] == [1, 0, 0, 0]
    assert state.road[1] == NOTHING
    to(m, "buy", seat=1)
    assert "free:road" not in legal(m)  # nobody there to give it to
    play(m, "make:caravan2", "button:buy-point", "button:buy-point", "land:pannonia")
    play(m, "free:road", "carrier:10")
    assert state.road[1] == 10
    assert state.route[1]
    assert "free:road" not in legal(m)


@rule("MEU-18.30")
def test_a_route_that_nobody_takes_over_ends_with_the_turn() -> None:
    m = robbed({"slavonia": "1: caravan1", "transylvania": "1: caravan1"})
    assert legal(m) == ["carrier:11", "button:later"]
    play(m, "button:later")
    assert position(m).route[1]
    assert position(m).road[1] == NOTHING
    to(m, "bid")
    assert position(m).route[1] == []


@rule("MEU-18.31")
def test_route_tokens_are_laid_anew_and_what_is_done_stays_done() -> None:
    m = medioevo(
        phase=6, at={"thracia": "0: caravan1"}, route={0: (0, "crimea* saraj trebisonda antioch")}, cards={0: (31,)}
    )
    play(m, "card:31", "land:latium")
    assert "land:latium" not in legal(m)  # all stages are different
    assert "land:antioch" not in legal(m)  # the destination stays
    assert "land:serbia" not in legal(m)  # populated areas only
    play(m, "land:saraj", "land:sicily")
    index = WORLD.index
    wanted = [index["latium"] * 2 + 1, index["saraj"] * 2, index["sicily"] * 2, index["antioch"] * 2]
    assert position(m).route[0] == wanted


@rule("MEU-18.31")
def test_without_a_route_there_is_nothing_to_lay() -> None:
    assert offered(medioevo(phase=6, at={"thracia": "0: caravan1"}, cards={0: (31,)})) == []


# -- Architects and the Saviour of purchases -----------------------------------------------------


@rule("MEU-18.32", "MEU-18.33", "MEU-28.24")
def test_architects_make_a_building_cheaper() -> None:
    for card, florins in ((32, 850), (33, 900)):
        m = medioevo(phase=4, cards={0: (32, 33)}, tech={0: "green 1"}, gears={0: "green 2"})
        passes(m, "activation-start")
        play(m, "build:town-thracia")
        assert asked(m) == (0, "building-price")
        play(m, f"card:{card}", "gear:green", "gear:green")
        assert position(m).florins[0] == florins
        assert buildings(m, "thracia") == "town"


@rule("MEU-18.32", "MEU-18.33", "MEU-28.24")
def test_one_architect_for_a_building_and_none_for_units() -> None:
    m = medioevo(phase=4, cards={0: (32, 33)}, tech={0: "green 1"}, gears={0: "green 1"})
    passes(m, "activation-start")
    play(m, "build:village-thracia", "card:32", "gear:green")
    assert asked(m)[1] == "buy"
    assert position(m).turned[33] == 0
    play(m, "recruit:light")
    assert asked(m)[1] != "building-price"


@rule("MEU-18.62", "MEU-28.25")
def test_a_saviour_rejects_the_cards_drawn() -> None:
    m = medioevo(phase=4, cards={0: (62,)})
    passes(m, "activation-start")
    play(m, "button:empire-card")
    to(m, "cards-drawn", *draws(m))
    first = list(position(m).dealt[0])
    play(m, "card:62")
    again = draws(m)
    if again:
        play(m, *again)
    second = list(position(m).dealt[0])
    assert len(second) == len(first)
    assert not set(first) & set(second)


@rule("MEU-18.62", "MEU-28.25")
def test_only_the_buyer_rejects_cards() -> None:
    m = medioevo(phase=4, cards={1: (62,)})
    to(m, "buy")
    play(m, "button:empire-card")
    if draws(m):
        play(m, *draws(m))
    assert asked(m)[0] == 0
    assert asked(m)[1] != "cards-drawn"


def draws(m: Match) -> list[tuple[int, ...]]:
    """The cards that come when a draw is due: the lowest ones that may."""
    if asked(m)[0] != -1:
        return []
    request = m.state.request()
    count = int(getattr(request, "count"))  # noqa: B009
    first, items = list(getattr(request, "first")), list(getattr(request, "items"))  # noqa: B009
    return [tuple([*first, *items][:count])]


# -- the Cameleer of routes ----------------------------------------------------------------------


@rule("MEU-18.64", "MEU-14.21", "MEU-28.42")
def test_the_sale_that_completes_a_route_gets_the_great_market_too() -> None:
    names = "crimea* saraj* trebisonda* antioch"
    prices = []
    for use in (True, False):
        m = journey(
            {"antioch": "0: caravan1[black 1]"},
            cards={0: (64,)},
            route={0: (0, names)},
            markets={"antioch": "blue white"},
        )
        play(m, "button:sell", "sell:black", "button:done")
        assert asked(m) == (0, "deal")
        play(m, "card:64" if use else "button:pass")
        if not use:
            play(m, "button:route-bonus")
        play(m, "number:0")
        prices.append(position(m).florins[0] - 1000)
    assert prices[0] == prices[1] + 2 * 20


@rule("MEU-18.64")
def test_no_second_bonus_before_the_destination() -> None:
    m = journey({"latium": "0: caravan1[black 1]"}, cards={0: (64,)}, route={0: (0, "crimea* saraj* kiev* antioch")})
    play(m, "button:sell", "sell:black", "button:done")
    assert position(m).turned[64] == 0
    assert asked(m)[1] != "deal"


@rule("MEU-18.64", "MEU-18.20")
def test_no_second_bonus_on_a_sale_at_a_card_s_price() -> None:
    route = {0: (0, "crimea* saraj* trebisonda* antioch")}
    m = journey(
        {"antioch": "0: caravan1[black 1]"}, cards={0: (64, 20)}, route=route, markets={"antioch": "blue white"}
    )
    play(m, "card:20", "sell:black", "button:done")
    assert position(m).honour[0] == 12
    assert not position(m).turned[64]


@rule("MEU-18.21", "MEU-20.7")
def test_a_bankrupt_buys_no_cube_by_a_card_either() -> None:
    for due, found in ((0, True), (50, False)):
        m = journey({"latium": "0: caravan1"}, cards={0: (21,)}, due={0: due})
        assert ("card:21" in legal(m)) == found
        refused = m.why_not("card:21", 0)
        assert (refused is None) == found
        assert refused is None or refused[0] == "MEU-20.7"


@rule("MEU-18.20", "MEU-18.21")
def test_nothing_aboard_is_not_sold_and_150_florins_are_enough_for_a_cube() -> None:
    for cargo, sold in (("[black 1]", [20]), ("", [])):
        assert offered(journey({"alfold": f"0: caravan1{cargo}"}, cards={0: (20,)})) == sold
    for florins, bought in ((150, True), (149, False)):
        m = journey({"latium": "0: caravan1"}, cards={0: (21,)}, florins={0: florins}, loans={0: 5})
        assert ("card:21" in legal(m)) == bought


@rule("MEU-18.30", "MEU-15.2")
def test_the_end_of_the_turn_cancels_a_route_without_a_transport_and_no_other() -> None:
    stages = "crimea* saraj trebisonda antioch"
    m = medioevo(
        at={"thracia": "0: caravan1"},
        route={0: (0, stages), 1: (NOTHING, stages)},
        run=EndPhase(kept=[]),
    )
    assert [bool(position(m).route[seat]) for seat in (0, 1)] == [True, False]
