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
