"""Phase 6: trade (section 14)."""

import pytest

from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    army_text,
    asked,
    here,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import fought, to
from tests.support import rule

GOL = ("gol", "hun", "byz")


@rule("MEU-EX-47", "MEU-14.3", "MEU-14.9", "MEU-14.12")
def test_buy_move_sell_buy() -> None:
    m = medioevo(phase=6, realms=GOL, at={"crimea": "0: caravan1"})
    play(m, "carrier:0", "button:buy", "number:1", "button:no-route")
    play(m, "land:cumania", "land:don", "land:saraj")
    assert market(m, "crimea") == []
    assert market(m, "don") == []
    play(m, "button:sell", "sell:green", "button:done")
    assert market(m, "saraj") == ["green"]
    play(m, "button:buy", "number:1", "button:no-route")
    assert position(m).florins[0] == 900
    assert position(m).moves[0] == 0


@rule("MEU-EX-48", "MEU-14.5")
def test_a_caravan_among_hostile_troops_is_plundered() -> None:
    m = medioevo(phase=6, realms=GOL, at={"don": "0: caravan1[black 2]; 1: 1 light"}, war=((0, 1),))
    m = medioevo(phase=6, realms=GOL, at={"cumania": "0: caravan1[black 2]", "kiev": "1: 1 light"}, war=((0, 1),))
    play(m, "carrier:0", "land:kiev")
    assert asked(m) == (1, "asset")
    play(m, "button:plunder")
    assert position(m).florins[1] == 1000 + 50 + 100
    assert here(m, "kiev", 0) == ""
    m = medioevo(phase=6, realms=GOL, at={"cumania": "0: caravan1[black 2]", "kiev": "horde: 1 light"})
    play(m, "carrier:0", "land:kiev")
    assert here(m, "kiev", 0) == ""
    assert here(m, "kiev", HORDE) == "1 light"


@rule("MEU-EX-49")
def test_two_cubes_are_one_purchase() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1"})
    play(m, "carrier:0", "button:buy", "number:2", "button:no-route")
    assert position(m).florins[0] == 800
    assert position(m).moves[0] == 5


@rule("MEU-EX-50", "MEU-14.10", "MEU-14.13", "MEU-14.14")
def test_a_great_market_adds_twenty_for_each_cube() -> None:
    m = medioevo(phase=6, at={"trebisonda": "0: caravan1[green 1]"}, markets={"trebisonda": "orange white"})
    play(m, "carrier:0", "button:sell", "sell:green")
    assert position(m).florins[0] == 1140
    assert len(market(m, "trebisonda")) == 3


@rule("MEU-14.10")
def test_a_colour_that_lies_or_is_printed_there_cannot_be_sold() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan2[yellow 1 black 1 blue 1]"}, markets={"latium": "black"})
    play(m, "carrier:0", "button:sell")
    assert here(m, "latium", 0) == "caravan2[black 1 yellow 1]"
    assert market(m, "latium") == ["black", "blue"]


@rule("MEU-14.8")
def test_trade_needs_a_pact_in_foreign_areas() -> None:
    m = medioevo(phase=6, at={"pannonia": "0: caravan1"})
    play(m, "carrier:0")
    assert "button:buy" not in legal(m)


@rule("MEU-EX-51", "MEU-14.15", "MEU-14.16", "MEU-14.18", "MEU-14.19", "MEU-22.5")
def test_a_route_of_four_stages() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan1[green 1]"})
    state = position(m)
    stages = [WORLD.index[name] for name in ("crimea", "saraj", "trebisonda", "antioch")]
    state.route[0] = [stage * 2 + 1 for stage in stages[:-1]] + [stages[-1] * 2]
    state.road[0] = 0
    play(m, "carrier:0", "button:sell", "sell:green", "number:2")
    assert state.honour[0] == 12
    assert state.route[0] == []
    assert state.florins[0] == 1100


@rule("MEU-EX-110", "MEU-14.21")
def test_a_route_of_six_stages_split_into_honour_and_money() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan2[green 3]"}, markets={"antioch": "black white"})
    state = position(m)
    names = ("crimea", "saraj", "trebisonda", "latium", "kiev", "antioch")
    stages = [WORLD.index[name] for name in names]
    state.route[0] = [stage * 2 + 1 for stage in stages[:-1]] + [stages[-1] * 2]
    state.road[0] = 0
    play(m, "carrier:0", "button:sell", "sell:green", "sell:green", "sell:green", "button:done")
    play(m, "button:route-bonus", "number:1")
    assert state.florins[0] == 1000 + 750
    assert state.honour[0] == 11


@rule("MEU-14.17", "MEU-14.23", "MEU-14.20")
def test_a_route_is_laid_with_a_purchase_and_a_sale_elsewhere_breaks_it_off() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan2"})
    play(m, "carrier:0", "button:buy", "number:1", "route:4")
    play(m, "land:macedonia", "land:bithynia", "land:bulgaria", "land:latium")
    state = position(m)
    assert [stage // 2 for stage in state.route[0]] == [
        WORLD.index[n] for n in ("macedonia", "bithynia", "bulgaria", "latium")
    ]
    play(m, "land:bithynia")
    assert state.route[0][1] % 2 == 1
    play(m, "button:sell", "sell:blue")
    assert state.route[0] == []


@rule("MEU-14.4")
def test_trade_transports_wake_no_hordes() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan1"})
    play(m, "carrier:0", "land:bulgaria")
    assert here(m, "bulgaria", HORDE) == ""
    assert passes(m) is m


# -- movement -----------------------------------------------------------------------------------


@rule("MEU-14.1", "MEU-28.68")
def test_transports_trade_one_after_the_other_in_any_order() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan1 ship1 wagon1", "lydia": "0: caravan2"})
    assert legal(m, "carrier") == ["0", "1", "3"]
    play(m, "carrier:3", "button:done")
    assert legal(m, "carrier") == ["0", "1"]
    play(m, "carrier:0", "land:rhodope", "button:done", "carrier:1", "button:done", "button:done")
    assert asked(m) == (1, "trade")
    assert here(m, "rhodope", 0) == "caravan1"


@rule("MEU-14.2")
def test_a_transport_takes_as_many_cubes_as_its_level_allows() -> None:
    for level, room in ((1, 2), (2, 4), (3, 6)):
        m = medioevo(phase=6, at={"thracia": f"0: caravan{level}"})
        play(m, "carrier:0", "button:buy")
        ask = m.state.ask_of(0)
        assert ask is not None
        assert ask.accepts(f"number:{room}")
        assert not ask.accepts(f"number:{room + 1}")
        assert position(m).moves[0] == 5 + level


@rule("MEU-14.3")
def test_ships_trade_in_ports_alone_and_steps_and_deals_cost_a_point() -> None:
    m = medioevo(phase=6, at={"thracia": "0: ship1"})
    play(m, "carrier:0", "button:buy", "number:2", "button:no-route")
    assert position(m).moves[0] == 5
    play(m, "sea:propontis", "land:bithynia")
    assert position(m).moves[0] == 3
    assert "button:sell" not in legal(m)  # Nicaea has no port
    assert market(m, "thracia") == []  # blue is printed there
    m = medioevo(phase=6, at={"bithynia": "0: caravan1[blue 1]"})
    play(m, "carrier:0")
    assert "button:sell" in legal(m)


@rule("MEU-14.4")
def test_foreign_land_without_troops_is_open_to_trade_transports() -> None:
    m = medioevo(phase=6, at={"serbia": "0: caravan1"})
    play(m, "carrier:0", "land:temes")
    assert here(m, "temes", 0) == "caravan1"
    assert position(m).honour[0] == 10
    assert position(m).holder[WORLD.index["temes"]] == 1


@rule("MEU-14.5")
def test_barbarians_among_troops_remove_what_comes_to_them() -> None:
    m = medioevo(
        phase=6,
        at={"cumania": "0: caravan1[black 2]", "kiev": "horde: 1 light; 1: 1 light wagon1"},
        realms=GOL,
    )
    play(m, "carrier:0", "land:kiev")
    assert here(m, "kiev", 0) == ""
    assert here(m, "kiev", 1) == "1 light wagon1"
    assert position(m).bank == [20] * 8


@rule("MEU-14.5")
def test_a_captor_may_keep_the_transport_with_its_cargo() -> None:
    m = medioevo(phase=6, realms=GOL, at={"cumania": "0: caravan1[black 2]", "kiev": "1: 1 light"}, war=((0, 1),))
    play(m, "carrier:0", "land:kiev", "button:keep")
    while asked(m)[1] == "asset":
        play(m, "button:keep")
    assert here(m, "kiev", 1) == "1 light caravan1[black 2]"
    assert position(m).florins[1] == 1000


@rule("MEU-14.6", "MEU-28.28", "MEU-19.3")
def test_troops_of_others_let_it_pass_unless_they_asked_to_be_asked_and_attack() -> None:
    at = {"cumania": "0: caravan1[black 2]", "kiev": "1: 1 light"}
    quiet = medioevo(phase=6, realms=GOL, at=at)
    play(quiet, "carrier:0", "land:kiev")
    assert asked(quiet) == (0, "journey")
    m = medioevo(phase=6, realms=GOL, at=at)
    m.act("act:attend:on", 1)
    play(m, "carrier:0", "land:kiev")
    assert asked(m) == (1, "pass-by")
    assert m.default() == "button:let-pass"
    play(m, "button:raid")
    assert position(m).honour[1] == 7
    assert position(m).hostile(0, 1)
    assert asked(m) == (1, "asset")
    play(m, "button:plunder")
    assert position(m).florins[1] == 1150
    spared = medioevo(phase=6, realms=GOL, at=at)
    spared.act("act:attend:on", 1)
    play(spared, "carrier:0", "land:kiev", "button:let-pass")
    assert asked(spared) == (0, "journey")
    assert position(spared).honour[1] == 10


@rule("MEU-14.6", "MEU-19.5")
def test_an_armistice_forbids_it() -> None:
    m = medioevo(phase=6, realms=GOL, at={"cumania": "0: caravan1[black 2]", "kiev": "1: 1 light"}, armistice=((0, 1),))
    m.act("act:attend:on", 1)
    play(m, "carrier:0", "land:kiev")
    assert asked(m) == (0, "journey")


# -- deals --------------------------------------------------------------------------------------


@rule("MEU-14.8")
def test_areas_without_a_ruler_are_open_and_quarrelled_ones_closed() -> None:
    def trades(**more: object) -> bool:
        m = medioevo(phase=6, **more)  # type: ignore[arg-type]
        play(m, "carrier:0")
        return "button:buy" in legal(m)

    assert trades(at={"latium": "0: caravan1"})
    assert not trades(at={"latium": "0: caravan1; 1: 1 light; 2: 1 light"})
    assert not trades(at={"latium": "0: caravan1; 1: 1 light"})
    assert trades(at={"latium": "0: caravan1; 1: 1 light"}, pacts=("1>0 commercial",))
    assert trades(at={"latium": "0: caravan1 1 light"})
    at_war = {"latium": "0: caravan1; 1: 1 light; 2: 1 light"}
    assert not trades(at=at_war, pacts=("1>0 commercial", "1>2 passage"), war=((1, 2),))
    assert trades(at=at_war, pacts=("1>0 commercial", "1>2 passage"))


@rule("MEU-14.9")
def test_the_bank_bounds_what_is_bought() -> None:
    m = medioevo(
        phase=6, at={"thracia": "0: caravan3", "lydia": "0: caravan3[blue 6]", "alfold": "1: caravan3[blue 6]"}
    )
    position(m).bank[6] -= 7  # the rest lies elsewhere
    position(m).market = [
        cubes | (1 << 6 if t in WORLD.areas[10:17] else 0) for t, cubes in enumerate(position(m).market)
    ]
    play(m, "carrier:0", "button:buy")  # a single number is no question
    assert here(m, "thracia", 0) == "caravan3[blue 1]"
    assert position(m).bank[6] == 0


@rule("MEU-14.11", "MEU-14.24")
def test_the_price_is_a_hundred_and_what_market_and_buildings_add() -> None:
    m = medioevo(
        phase=6,
        at={"thracia": "0: caravan2[black 2 white 1]"},
        markets={"thracia": "brown orange"},
        built={"thracia": "town"},
        tech={0: "yellow 1"},
        points={0: "yellow 2"},
    )
    play(m, "carrier:0", "button:sell", "sell:black", "sell:black", "sell:white", "button:done", "tech:commerce")
    play(m, "button:pass")
    assert position(m).florins[0] == 1000 + 3 * (100 + 2 * 20) + 50  # one cube sold with Commerce in a Town
    assert asked(m) == (0, "leave-cube")  # the market's bonus was counted before
    play(m, "good:white")
    assert market(m, "thracia") == ["white", "brown", "orange"]


@rule("MEU-14.12", "MEU-28.69")
def test_whoever_leaves_an_area_with_goods_leaves_a_cube_behind() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1 white 1 blue 1]"}, markets={"thracia": "black"})
    play(m, "carrier:0", "land:rhodope")
    assert market(m, "thracia") == ["black", "white"]  # black lies there, blue is printed: white is left
    assert here(m, "rhodope", 0) == "caravan2[black 1 white 1 blue 1]"  # from the bank, not from the cargo
    m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1 white 1]"})
    play(m, "carrier:0", "land:rhodope")
    assert asked(m) == (0, "leave-cube")
    assert sorted(legal(m, "good")) == ["black", "white"]
    empty = medioevo(phase=6, at={"thracia": "0: caravan2"})
    play(empty, "carrier:0", "land:rhodope")
    assert market(empty, "thracia") == []


@rule("MEU-14.12", "MEU-18.3")
def test_who_is_held_back_leaves_nothing() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"}, cards={1: (3,)})
    passes(m, "activation-start")
    play(m, "carrier:0", "land:rhodope")
    assert asked(m) == (1, "before-step")
    play(m, "card:3")
    while asked(m)[1] != "journey":
        play(m, m.default())
    assert here(m, "thracia", 0) == "caravan2[black 1]"
    assert market(m, "thracia") == []


@rule("MEU-8.12", "MEU-28.68")
def test_cubes_change_places_among_own_transports_in_a_territory() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan1[black 2] ship1[white 1]; 1: caravan1"})
    play(m, "carrier:0")
    assert legal(m, "shift") == ["black-1"]
    play(m, "shift:black-1")
    assert here(m, "thracia", 0) == "caravan1[black 1] ship1[black 1 white 1]"
    assert position(m).moves[0] == 6
    assert legal(m, "shift") == []  # the ship is full
    assert legal(m, "fetch") == ["black-1", "white-1"]


@rule("MEU-8.12", "MEU-14.1")
def test_a_transport_takes_in_the_cubes_of_one_that_is_stopped_and_sails_on() -> None:
    m = medioevo(phase=6, at={"thracia": "1: ship1 caravan1[white 2]; 0: caravan1[black 2] ship1"}, moves={0: 0})
    play(m, "carrier:1")
    assert legal(m, "shift") == []
    assert legal(m, "fetch") == ["black-0"]
    play(m, "fetch:black-0", "fetch:black-0")
    assert legal(m, "fetch") == []
    play(m, "sea:propontis")
    assert (here(m, "thracia", 0), here(m, "propontis", 0)) == ("caravan1", "ship1[black 2]")
    m = medioevo(
        phase=6, at={"thracia": "0: caravan1[black 2] ship1", "lydia": "0: caravan1[black 1]"}, moves={0: 0, 2: 0}
    )
    assert legal(m, "carrier") == ["0", "1"]  # the one in Lydia has neither a step nor anybody to give to
    play(m, "carrier:0")
    assert legal(m, "shift") == ["black-1"]
    assert legal(m, "land") == []


@rule("MEU-8.14", "MEU-8.15")
def test_a_caravan_without_movement_leaves_a_castle_once() -> None:
    at = {"bithynia": "0: caravan1[black 1] ship1", "lydia": "0: caravan1"}
    m = medioevo(phase=6, at=at, built={"bithynia": "castle", "lydia": "fort"}, moves={0: 0, 1: 0, 2: 0})
    play(m, "carrier:0")
    assert legal(m, "land") == ["thracia", "lydia", "phrygia", "paphlagonia"]
    play(m, "land:lydia")
    assert market(m, "bithynia") == ["black"]
    assert legal(m, "land") == []
    play(m, "button:done")
    assert legal(m, "carrier") == ["2"]  # beside the other it may take in its cube; the ship has no free step


@rule("MEU-20.7", "MEU-14.9")
def test_a_bankrupt_sells_his_goods_and_buys_none() -> None:
    for due in (0, 50):
        m = medioevo(phase=6, at={"thracia": "0: caravan1[black 1]"}, due={0: due}, florins={0: 300})
        play(m, "carrier:0")
        assert [value for value in ("button:buy", "button:sell") if value in legal(m)] == (
            ["button:sell"] if due else ["button:buy", "button:sell"]
        )


# -- routes -------------------------------------------------------------------------------------


@rule("MEU-14.18")
def test_stages_are_done_in_any_order_by_passing_through() -> None:
    m = medioevo(
        phase=6,
        at={"rhodope": "0: caravan1[black 1] caravan1"},
        route={0: (0, "bithynia thracia macedonia latium")},
    )
    play(m, "carrier:1", "land:thracia", "button:done")
    assert [stage % 2 for stage in position(m).route[0]] == [0, 0, 0, 0]  # only the road transport counts
    play(m, "carrier:0", "land:thracia")
    assert [stage % 2 for stage in position(m).route[0]] == [0, 1, 0, 0]
    ship = medioevo(phase=6, at={"propontis": "0: ship1"}, route={0: (0, "thracia bithynia macedonia latium")})
    play(ship, "carrier:0", "sea:aegean_north")
    assert [stage % 2 for stage in position(ship).route[0]] == [0, 0, 0, 0]
    play(ship, "land:thracia")
    assert [stage % 2 for stage in position(ship).route[0]] == [1, 0, 0, 0]  # it must dock


@rule("MEU-14.19")
def test_a_destination_reached_too_early_completes_nothing() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan1[green 1]"}, route={0: (0, "crimea* saraj* trebisonda antioch")})
    play(m, "carrier:0", "button:sell", "sell:green")
    assert position(m).honour[0] == 10
    assert position(m).route[0] == []  # a sale before all stages are done cancels it (MEU-14.20)


@rule("MEU-14.20")
def test_another_transport_may_sell_and_the_owner_may_break_off() -> None:
    at = {"antioch": "0: caravan1[green 1] caravan1[green 1]"}
    m = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda latium")})
    play(m, "carrier:1", "button:sell", "sell:green", "button:done", "button:done")
    assert len(position(m).route[0]) == 4
    play(m, "button:cancel-route")
    assert position(m).route[0] == []
    assert position(m).road[0] == -1
    lost = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda latium")})
    play(lost, "free:remove", "carrier:0", "button:done")
    assert position(lost).route[0] == []


@rule("MEU-14.20", "MEU-14.17", "MEU-28.68")
@pytest.mark.parametrize("first", [(0, 1, 2), (2, 0, 1)])
def test_a_route_is_given_up_on_the_way_and_another_begun_with_the_next_purchase(first: tuple[int, ...]) -> None:
    seat, home = first[0], ("thracia", "pannonia", "don")[first[0]]
    route = {seat: (10 * seat, "crimea* saraj trebisonda antioch")}
    m = medioevo(phase=6, order=first, at={home: f"{seat}: caravan2"}, route=route)
    play(m, f"carrier:{10 * seat}", "button:cancel-route")
    assert asked(m) == (seat, "journey")
    assert (position(m).route[seat], position(m).road[seat], position(m).moves[10 * seat]) == ([], -1, 7)
    refused = m.why_not("button:cancel-route", seat)
    assert refused is not None
    assert (refused[0], refused[1].startswith("You have no trade route.")) == ("MEU-14.20", True)
    play(m, "button:buy", "number:1")
    assert legal(m, "route") == ["4", "6", "8"]


@rule("MEU-14.22", "MEU-14.15")
def test_a_route_goes_through_areas_of_anybody_but_not_through_its_origin() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
    play(m, "carrier:0", "button:buy", "number:1")
    assert legal(m, "route") == ["4", "6", "8"]
    play(m, "route:4")
    assert "land:thracia" not in legal(m)
    assert {"land:pannonia", "land:saraj"} <= set(legal(m))
    play(m, "land:macedonia", "land:bithynia", "land:bulgaria")
    assert "land:thracia" not in legal(m)
    play(m, "land:pannonia")
    assert len(position(m).route[0]) == 4
    done = medioevo(
        phase=6, at={"antioch": "0: caravan1[black 1]"}, route={0: (0, "crimea* saraj* trebisonda* antioch")}
    )
    play(done, "carrier:0", "button:sell", "sell:black", "number:2")
    assert position(done).honour[0] == 12  # whatever goods, wherever bought


@rule("MEU-14.24", "MEU-2.4")
def test_the_money_of_a_sale_is_paid_before_its_honour_ends_the_game() -> None:
    m = medioevo(
        phase=6,
        at={"antioch": "0: caravan1[green 1]"},
        route={0: (0, "crimea* saraj* trebisonda* antioch")},
        honour={0: 29},
        honour_limit=30,
    )
    play(m, "carrier:0", "button:sell", "sell:green", "number:2")
    assert position(m).florins[0] == 1100
    assert market(m, "antioch") == []  # no cube is left any more
    assert m.state.step_name() == "WholeGame.last_level"


def _answers(match: Match) -> tuple[list[str], list[str]]:
    """What is listed, and what people may name besides."""
    ask = match.state.ask_of(match.turn[0])
    assert ask is not None
    return ask.values, ask.more


@rule("MEU-14.15")
def test_people_name_the_stages_of_a_route_in_any_order_and_see_those_they_have_named() -> None:
    def opening(*stages: str) -> Match:
        m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
        return play(m, "carrier:0", "button:buy", "number:1", "route:4", *[f"land:{name}" for name in stages])

    areas = [WORLD.names[t] for t in WORLD.areas if WORLD.names[t] != "thracia"]
    one, two, three = areas[3], areas[10], areas[15]
    m = opening(two)
    assert _answers(m)[0] == [f"land:{name}" for name in areas[11:-1]]  # what is listed is listed in one order
    assert _answers(m)[1] == [f"land:{name}" for name in (*areas[:10], areas[-1])]
    for lang, told in (("en", "So far: "), ("fr", "Jusqu\u2019ici\u00a0: ")):
        decision = m.decision(0, lang)
        assert decision is not None
        assert told + m.words(lang).name(f"land:{two}") in decision["prompt"]
        assert f"land:{one}" in [option["answer"] for option in decision["options"]]
    assert 'id="route-begun"' in str(m.svg(0))
    orders = (one, two, three), (three, one, two), (two, three, one)
    routes = [position(opening(*names, areas[5])).route[0] for names in orders]
    assert routes[0] == routes[1] == routes[2] == [WORLD.index[name] * 2 for name in (one, two, three, areas[5])]
    assert [stage // 2 for stage in position(opening(*areas[:-4:-1], areas[0])).route[0]] == [
        WORLD.index[name] for name in (*areas[-3:], areas[0])
    ]  # from the end of the list
    named = opening(one, two).why_not(f"land:{one}", 0)
    assert "stage of the route already" in str(named)


@rule("MEU-14.10")
def test_goods_to_sell_are_named_in_any_order() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan3[black 1 green 2]"})
    play(m, "carrier:0", "button:sell", "sell:green")
    assert _answers(m) == (["sell:green", "button:done"], ["sell:black"])
    play(m, "sell:black", "sell:green")
    assert position(m).cargo[0] == 0
    assert position(m).florins[0] == 1300


@rule("MEU-8.27")
def test_units_go_along_in_any_order() -> None:
    m = medioevo(at={"thracia": "0: 2 light 2 heavy wagon3"})
    play(m, "group:thracia", "carrier:0", "take:heavy")
    assert _answers(m) == (["take:heavy", "button:go"], ["take:light"])
    play(m, "take:light", "button:go", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", 0) == "1 light 1 heavy wagon3"


def _told(match: Match, lang: str = "en") -> list[str]:
    return [str(line["text"]) for line in match.log(0, lang)]


@rule("MEU-14.20", "MEU-14.19")
def test_who_sells_on_the_way_is_told_that_the_route_is_given_up() -> None:
    at = {"antioch": "0: caravan1[green 1]"}

    def label(match: Match, lang: str) -> str:
        decision = match.decision(0, lang)
        assert decision is not None
        return str(next(option["label"] for option in decision["options"] if option["answer"] == "button:sell"))

    on_the_way = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda antioch")})
    there = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda* antioch")})
    free = medioevo(phase=6, at=at)
    for m in (on_the_way, there, free):
        play(m, "carrier:0")
    assert [label(m, "en") for m in (on_the_way, there, free)] == [
        "Sell goods (gives up the trade route)",
        "Sell goods (completes the trade route)",
        "Sell goods",
    ]
    assert label(on_the_way, "fr") == "Vendre des marchandises (abandonne la route commerciale)"
    for m, answers in ((on_the_way, ()), (there, ("number:1",)), (free, ())):
        play(m, "button:sell", "sell:green", *answers)
    gives_up = ["gives up the trade route" in " ".join(_told(m)) for m in (on_the_way, there, free)]
    assert gives_up == [True, False, False]
    lost = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda antioch")})
    play(lost, "free:remove", "carrier:0", "button:done")
    assert any("is lost" in line for line in _told(lost))


@rule("MEU-14.19", "MEU-14.15")
def test_lengths_of_a_route_name_their_reward_and_pieces_their_number() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})

    def label(answer: str, lang: str = "en") -> str:
        decision = m.decision(0, lang)
        assert decision is not None
        return str(next(option["label"] for option in decision["options"] if option["answer"] == answer))

    assert label("carrier:0") == "Caravan II, no. 1 in Thracia"
    assert "II, nº 1" in label("carrier:0", "fr")
    play(m, "carrier:0", "button:buy", "number:1")
    reward = "trade points, each 1 honour or 50 florins more per cube"
    assert [label(f"route:{n}") for n in (4, 8)] == [f"4 stages: 2 {reward}", f"8 stages: 6 {reward}"]
    assert label("button:no-route") == "No trade route"


@rule("MEU-14.15", "MEU-14.17", "MEU-14.23")
def test_nobody_else_sees_the_stages_of_a_route_before_it_is_opened() -> None:
    areas = [WORLD.names[t] for t in WORLD.areas if WORLD.names[t] != "thracia"]

    def drafted(length: int, *stages: str) -> Match:
        m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
        return play(m, "carrier:0", "button:buy", "number:1", f"route:{length}", *[f"land:{name}" for name in stages])

    drafts = [drafted(4), drafted(8), drafted(4, areas[3]), drafted(4, *areas[5:8]), drafted(6, areas[9], areas[2])]
    for viewer in (1, None):
        shown = [[views.visible(m.state, viewer), m.waiting(), m.waiting("fr"), m.text(viewer)] for m in drafts]
        assert all(one == shown[0] for one in shown)
        assert not any('id="route-begun"' in str(m.svg(viewer)) for m in drafts)
    assert views.visible(drafts[3].state, 0)["frames"][-1]["stages"] == [WORLD.index[name] for name in areas[5:8]]
    guess = views.determinize(drafts[3].state, 1, Generator(3))
    assert guess.turn() == (0,)
    assert (guess.frames[-1].stages, guess.frames[-1].length in (4, 6, 8)) == ([], True)
    done = drafted(4, *areas[5:8], areas[1])
    assert [stop // 2 for stop in views.visible(done.state, 1)["route"][0]] == [
        WORLD.index[a] for a in (*areas[5:8], areas[1])
    ]


@rule("MEU-18.31", "MEU-14.23")
def test_nobody_else_sees_where_tokens_will_lie_before_all_are_laid_anew() -> None:
    def laying(*stages: str) -> Match:
        m = medioevo(
            phase=6,
            at={"thracia": "0: caravan2[black 1]"},
            cards={0: (31,)},
            route={0: (0, "crimea* saraj trebisonda antioch")},
        )
        return play(to(m, "trade"), "card:31", *[f"land:{name}" for name in stages])

    drafts = [laying(), laying("saraj"), laying("macedonia", "saraj")]
    for viewer in (1, None):
        shown = [[views.visible(m.state, viewer), m.waiting(), m.waiting("fr"), m.text(viewer)] for m in drafts]
        assert all(one == shown[0] for one in shown)
    assert "Saraj" in str((drafts[1].decision(0) or {})["prompt"])


def _says(match: Match, *answers: str) -> Match:
    """Give answers one by one: what could be left out is not given."""
    for answer in answers:
        match.apply(answer, match.turn[0])
    return match


@rule("MEU-14.10", "MEU-14.15")
def test_who_names_the_last_of_the_list_first_is_asked_for_the_others_too() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan3[black 1 green 1]"})
    _says(m, "carrier:0", "button:sell", "sell:green")
    assert _answers(m) == (["button:done"], ["sell:black"])
    play(_says(m, "sell:black"), "button:done")
    assert (position(m).cargo[0], position(m).florins[0]) == (0, 1200)
    areas = [WORLD.names[t] for t in WORLD.areas if WORLD.names[t] != "thracia"]
    route = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
    play(route, "carrier:0", "button:buy", "number:1", "route:4", f"land:{areas[2]}")
    _says(route, f"land:{areas[-2]}")
    assert _answers(route)[0] == [f"land:{areas[-1]}"]
    _says(route, f"land:{areas[0]}")
    assert asked(route) == (0, "route-destination")


@rule("MEU-8.27", "MEU-8.24", "MEU-9.6")
def test_who_takes_the_last_of_his_pieces_first_is_asked_for_the_others_too() -> None:
    m = medioevo(at={"thracia": "0: 1 light 1 heavy wagon3 wagon3"})
    play(m, "group:thracia", "carrier:1")
    assert _answers(m)[1] == ["carrier:0"]
    _says(m, "carrier:0", "take:heavy")
    assert _answers(m) == (["button:go"], ["take:light"])
    play(_says(m, "take:light"), "button:go", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", 0) == "1 light 1 heavy wagon3 wagon3"
    sailing = medioevo(at={"propontis": "0: galley1(1 light) galley1(1 heavy)"})
    _says(sailing, "group:propontis", "carrier:1")
    assert _answers(sailing) == (["button:go"], ["carrier:0"])
    siege = to(fought("2 light 2 heavy catapult", "3 light"), "crew")
    play(siege, "crew:heavy")
    assert _answers(siege) == (["button:done", "crew:heavy"], ["crew:light"])
    play(siege, "crew:light")
    assert army_text(the_round(position(siege)).crew[0]) == "1 light 1 heavy"
