"""Phase 6: trade (section 14)."""

from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    here,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
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
