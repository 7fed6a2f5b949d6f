"""Worked examples played with the printed numbers from beginning to end (section 26)."""

from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.sides import the_battle
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.support import rule

GOL = ("gol", "hun", "byz")


def values(m: Match) -> tuple[int, int]:
    """The attack values of the last round of a battle, attacker first."""
    args = dict([line for line in m.log(0) if line["key"] == "values"][-1]["args"])
    return args["attack"], args["defence"]


@rule("MEU-EX-34", "MEU-9.12", "MEU-9.13", "MEU-9.21")
def test_an_archer_hits_before_the_melee_and_falls_in_it() -> None:
    m = medioevo(
        4,
        at={"alfold": "0: 1 archer 1 heavy 1 cavalry; 1: 1 cavalry"},
        war=((0, 1),),
        order=(1, 0, 2, 3),
        run=battle(0, 1, "alfold"),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on", (1,))
    assert here(m, "alfold", 1) == "1 heavy"
    play(m, (1, 2, 8), "reroll:none", (1, 3, 3), "reroll:none")  # 8 - 1 against the critical of two threes
    assert values(m) == (7, 9)
    play(m, "hit:archer-alfold")  # a score of two, capped at the one unit of the winner
    assert here(m, "alfold", 0) == "1 heavy 1 cavalry"
    play(m, "hit:heavy-alfold")  # losses of one each
    assert here(m, "alfold", 0) == "1 light 1 cavalry"
    assert here(m, "alfold", 1) == "1 light"
    assert the_battle(position(m)).rounds == 2


@rule("MEU-EX-108", "MEU-12.10")
def test_the_ratio_of_a_capture_falls_below_three_to_one() -> None:
    m = medioevo(at={"alfold": "0: 6 light; 1: 2 light"}, war=((0, 1),), order=(0, 1, 2), run=battle(0, 1, "alfold"))
    play(m, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (1, 3, 3), "reroll:none", (1, 2, 8), "reroll:none")
    assert values(m)[0] == 9  # 6 against 2: no reduction
    again = medioevo(
        at={"alfold": "0: 5 light; 1: 2 light"}, war=((0, 1),), order=(0, 1, 2), run=battle(0, 1, "alfold")
    )
    play(again, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    play(again, (1, 3, 3), "reroll:none", (1, 2, 8), "reroll:none")
    assert values(again)[0] == 4  # 5 against 2: 9 - 5


@rule("MEU-EX-98", "MEU-6.9")
def test_sixty_florins_one_loan_and_three_soldiers() -> None:
    def taxed() -> Match:
        at = {"lydia": "horde: 1 light", "thracia": "0: 3 light"}
        m = medioevo(phase=3, at=at, florins={0: 0}, loans={0: 1})
        for seat in range(3):
            m.apply("tax:10", seat)
        return m

    m = taxed()
    assert position(m).florins[0] == 60 - 50  # six territories are left to him; interest comes first
    assert asked(m) == (0, "upkeep")
    play(m, "button:loan", "button:pay")
    assert position(m).florins[0] == 10 + 500 - 60
    poor = taxed()
    for _ in range(3):
        play(poor, "drop:light-thracia")
    assert here(poor, "thracia", 0) == ""
    assert position(poor).florins[0] == 10


@rule("MEU-EX-56", "MEU-20.3")
def test_two_loans_in_two_turns() -> None:
    def interest(m: Match) -> int:
        for seat in range(3):
            m.apply("tax:10", seat)
        return sum(dict(line["args"])["florins"] for line in m.log(0) if line["key"] == "interest")

    m = passes(medioevo(phase=4, florins={0: 0}), "activation-start")
    play(m, "free:loan")
    assert position(m).florins[0] == 500
    next_turn = medioevo(phase=3, turn=3, loans={0: 1})
    assert interest(next_turn) == 50
    passes(next_turn)
    play(next_turn, "free:loan")
    assert position(next_turn).loans[0] == 2
    assert interest(medioevo(phase=3, turn=4, loans={0: 2})) == 100


@rule("MEU-EX-97", "MEU-5.18", "MEU-5.22", "MEU-13.10")
def test_a_horde_marches_through_green_land_onto_yellow_troops() -> None:
    m = medioevo(
        at={"austria": "horde: 2 light", "slavonia": "0: 2 heavy"},
        built={"pannonia": "village"},
        markets={"pannonia": "black white brown"},
        tokens={"slavonia": 0},
        run=Supply(seat=2, points=3),
        order=(2, 0, 1),
    )
    play(m, "march:austria", "land:pannonia")
    assert buildings(m, "pannonia") == ""
    assert market(m, "pannonia") == []
    assert holder(m, "pannonia") == -1
    play(m, "march:pannonia", "land:slavonia")
    assert here(m, "pannonia", HORDE) == ""
    assert holder(m, "pannonia") == 1  # it is its owner's again
    assert the_battle(position(m)).owners == [HORDE, 0]


@rule("MEU-EX-48", "MEU-14.5")
def test_a_caravan_stops_before_saraj_where_enemies_stand() -> None:
    m = medioevo(phase=6, realms=GOL, at={"don": "0: caravan1[green 1]", "saraj": "1: 1 light"}, war=((0, 1),))
    play(m, "carrier:0")
    assert "button:done" in legal(m)  # it may stay one step before
    play(m, "land:saraj")
    assert asked(m) == (1, "asset")


@rule("MEU-EX-50", "MEU-14.12", "MEU-14.14")
def test_a_green_cube_from_caffa_by_saraj_to_trebisonda() -> None:
    m = medioevo(
        phase=6,
        realms=GOL,
        at={"crimea": "0: caravan1"},
        markets={"saraj": "green", "trebisonda": "orange white"},
    )
    play(m, "carrier:0", "button:buy", "number:1", "button:no-route")
    play(m, "land:cumania", "land:don", "land:saraj", "land:georgia", "land:trebisonda")
    assert position(m).moves[0] == 0  # one point for the purchase, five steps
    assert market(m, "saraj") == ["green"]  # nothing more was left there
    assert market(m, "crimea") == []
    sale = medioevo(
        phase=6, realms=GOL, at={"trebisonda": "0: caravan1[green 1]"}, markets={"trebisonda": "orange white"}
    )
    play(sale, "carrier:0", "button:sell", "sell:green")
    assert position(sale).florins[0] == 1140
    assert position(sale).moves[0] == 5
    assert sorted(market(sale, "trebisonda")) == ["green", "orange", "white"]


@rule("MEU-EX-51", "MEU-14.16", "MEU-14.18", "MEU-14.19")
def test_a_route_of_four_stages_is_travelled() -> None:
    m = medioevo(
        phase=6,
        realms=GOL,
        at={"aleppo": "0: caravan1[green 1]"},
        route={0: (0, "crimea* saraj* trebisonda* antioch")},
    )
    play(m, "carrier:0", "land:antioch", "button:sell", "sell:green", "number:2")
    assert position(m).honour[0] == 12
    assert position(m).florins[0] == 1100
    assert position(m).route[0] == []
    assert position(m).road[0] == -1
    assert WORLD.route_points == {4: 2, 6: 4, 8: 6}
