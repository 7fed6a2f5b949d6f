"""The same rules for the defender, on an island, inland, and for whoever has nothing there."""

from gonfalon.games.medioevo_universale.content.terms import CAVALRY, HEAVY
from gonfalon.games.medioevo_universale.rules import report
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.barbarians import HordeArrives
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep
from gonfalon.games.medioevo_universale.rules.plunder import CARRIER, asset_name
from gonfalon.games.medioevo_universale.rules.removing import piece_facts
from gonfalon.games.medioevo_universale.rules.scoring import wealth
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.games.medioevo_universale.rules.steps import in_element
from gonfalon.games.medioevo_universale.rules.tech_moves import steppers
from gonfalon.games.medioevo_universale.rules.tech_war import transform
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import fought, to, values
from tests.support import rule

INDEX = WORLD.index


# -- battles ---------------------------------------------------------------------------------------


@rule("MEU-9.11", "MEU-9.14")
def test_a_captain_of_the_defender_lets_his_own_unit_act() -> None:
    """Both have Heavy Infantry: only by the Captain does the defender lose a point less."""
    for answer, left in (("captain:allow-heavy", 0), ("button:done", 1)):
        m = fought("1 heavy", "1 heavy 1 captain")
        to(m, "captain")
        play(m, "button:done")
        to(m, "captain", seat=1)
        play(m, answer)
        fight = the_round(position(m))
        assert fight.extra[4 + HEAVY] == 1 - left
        to(m, "reroll", (1, 2, 3))
        play(m, "reroll:none", (1, 2, 3), "reroll:none", "hit:heavy-alfold")
        lost = [entry[1:] for entry in position(m).report[1:] if entry[0] == report.DUE]
        assert ((1, 4, 1, 0) in lost) == (left == 1)


@rule("MEU-9.9", "MEU-16.15")
def test_of_two_alike_the_one_who_is_not_at_the_machine_is_promoted() -> None:
    m = fought("2 heavy catapult", "3 light")
    to(m, "crew")
    play(m, "crew:heavy", "button:done")
    state, spot = position(m), INDEX["alfold"]
    assert the_round(state).crew[0] == ONE[HEAVY]
    transform(state, 0, HEAVY, CAVALRY, spot)
    assert the_round(state).crew[0] == ONE[HEAVY]
    transform(state, 0, HEAVY, CAVALRY, spot)  # nobody else is left
    assert the_round(state).crew[0] == ONE[CAVALRY]


@rule("MEU-5.22", "MEU-13.11", "MEU-11.1")
def test_on_contested_ground_the_last_to_control_it_has_its_tower_against_a_horde() -> None:
    at = {"alfold": "1: 3 heavy; 2: 3 heavy; horde: 2 light"}
    for victim, protected in ((1, True), (2, False)):
        run = HordeArrives(seat=0, space=INDEX["alfold"], keeper=-1, beaten=[])
        m = medioevo(phase=2, at=at, built={"alfold": "tower"}, armistice=((1, 2),), run=run)
        to(m, "victim")
        play(m, f"seat:{victim}")
        if protected:
            to(m, "protect", seat=1)
        else:
            to(m, "reroll", (1, 2, 3), never="protect:melee")
        assert the_battle(position(m)).keeper == 1


@rule("MEU-9.5", "MEU-11.1")
def test_what_a_building_protects_against_is_on_record_of_its_owner_s_side() -> None:
    for keeper, guarded in ((1, 1), (0, 0), (2, -1)):
        at = {"alfold": "0: 2 heavy; 1: 2 heavy"}
        run = battle(0, 1, "alfold", keeper=keeper)
        m = medioevo(at=at, built={"alfold": "fort"}, war=((0, 1),), run=run)
        to(m, "protect" if guarded >= 0 else "reroll", *([] if guarded >= 0 else [(1, 2, 3)]))
        assert position(m).report[0][3:5] == (2, guarded)
        if guarded >= 0:
            play(m, "protect:archers")
            assert (report.PROTECTS, 2) in position(m).report
    bare = fought("2 heavy", "2 heavy")
    to(bare, "reroll", (1, 2, 3))
    assert position(bare).report[0][3:5] == (0, -1)


# -- movement --------------------------------------------------------------------------------------


@rule("MEU-16.3")
def test_a_ship_is_out_of_its_element_where_there_is_no_coast() -> None:
    state = position(medioevo())
    assert in_element(state, INDEX["thracia"], ship=True)
    assert not in_element(state, INDEX["phrygia"], ship=True)
    assert in_element(state, INDEX["phrygia"], ship=False)
    assert not in_element(state, INDEX["propontis"], ship=False)


def traders(at: dict[str, str]) -> list[str]:
    """What could make the step of Cartography in phase 6, seat 0."""
    return steppers(position(medioevo(phase=6, at=at, tech={0: "blue 4"})), 0)


@rule("MEU-16.5")
def test_on_an_island_only_ships_can_be_given_a_step() -> None:
    assert traders({"candia": "0: ship1 caravan1"}) == ["carrier:0"]
    assert traders({"phrygia": "0: caravan1"}) == ["carrier:0"]


@rule("MEU-16.5", "MEU-8.20")
def test_among_strangers_a_step_of_cartography_needs_troops_that_can_come_along() -> None:
    def movers(pieces: str) -> list[str]:
        state = position(medioevo(at={"serbia": f"0: {pieces}", "macedonia": "1: 1 light"}, tech={0: "blue 4"}))
        return [answer for answer in steppers(state, 0) if answer.startswith("carrier")]

    assert movers("wagon1") == []  # nothing but foreign ground around it
    assert movers("1 light wagon1") == ["carrier:0"]
    assert movers("1 light catapult") == []  # a machine takes nobody along
    afloat = {"propontis": "0: galley1(1 light)", "aegean_north": "1: galley1(1 light)"}
    m = medioevo(at=afloat, tech={0: "blue 4"}, war=((0, 1),))
    assert "carrier:0" in steppers(position(m), 0)


# -- the end ---------------------------------------------------------------------------------------


@rule("MEU-20.4", "MEU-18.36", "MEU-20.7")
def test_wealth_is_cash_and_the_magnate_s_florins_less_loans_and_all_interest() -> None:
    state = position(medioevo(cards={1: (36,)}, florins={0: 1000, 1: 1000}, loans={0: 1}, due={0: 50}))
    state.magnate = 300
    assert [wealth(state, seat) for seat in range(3)] == [1000 - 500 - 50 - 50, 1300, 1000]


def horde_at_sea() -> Match:
    run = HordeArrives(seat=0, space=INDEX["propontis"], keeper=-1, beaten=[])
    return medioevo(phase=2, at={"propontis": "1: galley1(2 heavy); horde: galley1(2 light)"}, run=run)


@rule("MEU-5.22", "MEU-10.1")
def test_a_horde_at_sea_fights_over_nobody_s_buildings() -> None:
    m = horde_at_sea()
    to(m, "reroll", (1, 2, 3))
    assert (asked(m)[0], the_battle(position(m)).owners, the_battle(position(m)).keeper) == (1, [HORDE, 1], -1)
    assert legal(m, "protect") == []
    play(m, "reroll:none")
    assert values(m)[0] == 8


# -- what is named, and whom it concerns -----------------------------------------------------------


@rule("MEU-13.2", "MEU-3.5")
def test_a_war_wagon_has_its_name_among_the_spoils_and_units_aboard_their_galley_s() -> None:
    at = {"temes": "1: wagon1 caravan2", "propontis": "1: galley1(1 light)", "thracia": "0: 1 light"}
    state = position(medioevo(at=at))
    assert [asset_name(state, CARRIER + slot) for slot in (10, 11, 13)] == [
        "piece:wagon1",
        "piece:caravan2",
        "asset:none",
    ]
    assert piece_facts(state, "drop:light-12") == {"thing": "unit:light", "place": "sea:propontis", "aboard": " (3)"}
    assert piece_facts(state, "drop:light-thracia")["aboard"] == ""


@rule("MEU-28.26", "MEU-28.2")
def test_a_step_concerns_the_mover_and_whoever_has_land_or_troops_at_either_end() -> None:
    state = position(medioevo(5, at={"serbia": "2: 1 light"}))
    out = BeforeStep(seat=0, start=INDEX["serbia"], goal=INDEX["temes"], slots=[])
    assert [seat for seat in range(5) if out.concerns(state, seat)] == [0, 1, 2]
    back = BeforeStep(seat=0, start=INDEX["temes"], goal=INDEX["bulgaria"], slots=[])
    assert [seat for seat in range(5) if back.concerns(state, seat)] == [0, 1]
