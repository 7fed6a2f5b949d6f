"""What Captains, crews, captors and fleets may do in a battle, and what it costs them (sections 9, 10, 12)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CAPTAIN, CAVALRY, HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.damage import ARCHERY, EFFECT, MELEE, Damage
from gonfalon.games.medioevo_universale.rules.melee import _least_captain
from gonfalon.games.medioevo_universale.rules.shooting import captain_actions, working
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
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
    medioevo,
    play,
    position,
    step,
)
from tests.medioevo_universale.cards import SPOT, dice_due, fought, to, values
from tests.support import rule

ORDER: Any = {"order": (0, 1, 2)}


def struck(m: Match, *throws: tuple[int, ...]) -> Match:
    """Dice as given, hits on the first unit offered, to the end of the round."""
    left = list(throws)
    while asked(m)[1] in ("chance", "hit", "reroll", "sacrifice", "superiority", "crew", "aim", "captain"):
        if asked(m)[0] == -1:
            if not left:
                break
            play(m, left.pop(0))
        else:
            plain = {"reroll": "reroll:none", "sacrifice": "sacrifice:0", "superiority": "button:more-damage"}
            done = {"crew": "button:done", "captain": "button:done"}
            play(m, {**plain, **done}.get(asked(m)[1], legal(m)[0]))
    return m


# -- Captains -------------------------------------------------------------------------------------


@rule("MEU-9.11", "MEU-9.13")
def test_a_captain_lets_one_unit_use_an_ability_that_is_blocked() -> None:
    m = to(fought("2 archer 2 light 1 captain", "1 archer 5 light", **ORDER), "captain")
    assert legal(m, "captain") == ["copy-archer", "allow-archer"]
    play(m, "captain:allow-archer")
    fight = the_round(position(m))
    assert working(position(m), fight, 0, ARCHER) == 1  # one of two
    assert fight.actions == 0


@rule("MEU-9.10", "MEU-9.11")
def test_a_captain_cancels_one_unit_of_the_enemy_at_a_time() -> None:
    m = to(fought("3 light 1 captain2", "2 archer 5 heavy", **ORDER), "captain")
    assert legal(m, "captain") == ["copy-archer", "cancel-archer"]
    play(m, "captain:cancel-archer")
    fight = the_round(position(m))
    assert (fight.actions, working(position(m), fight, 1, ARCHER)) == (1, 1)
    play(m, "captain:cancel-archer")
    assert working(position(m), fight, 1, ARCHER) == 0
    assert asked(m)[1] != "captain"


@rule("MEU-9.10", "MEU-9.11")
def test_as_many_captains_as_there_are_copy_an_ability() -> None:
    m = to(fought("3 light 1 captain3", "5 heavy", **ORDER), "captain")
    play(m, "captain:copy-archer")
    assert "captain:copy-archer" not in legal(m)  # one Captain shoots once
    two = to(fought("3 light 1 captain2 1 captain", "5 heavy", **ORDER), "captain")
    play(two, "captain:copy-archer")
    assert "captain:copy-archer" in legal(two)


@rule("MEU-9.10", "MEU-10.4")
def test_without_captains_and_at_sea_fewer_actions() -> None:
    m = fought("3 cavalry 1 captain", "5 light", **ORDER)
    to(m, "captain")
    fight, state = the_round(position(m)), position(m)
    every = captain_actions(state, fight, (LIGHT, ARCHER, HEAVY, CAVALRY))
    assert every == ["captain:copy-light", "captain:cancel-light", *[f"captain:copy-{k}" for k in UNITS_AFTER_LIGHT]]
    state.army[WORLD.index[SPOT] * 7] -= ONE[CAPTAIN]
    assert captain_actions(state, fight, (LIGHT, ARCHER)) == []  # the last one is gone
    at = {"propontis": "0: galley2(2 cavalry 1 captain); 1: galley1(2 light)"}
    sea = medioevo(at=at, war=((0, 1),), run=battle(0, 1, "propontis", -1))
    to(sea, "captain")
    found = captain_actions(position(sea), the_round(position(sea)), (LIGHT, ARCHER, HEAVY, CAVALRY))
    assert [name for name in found if "heavy" in name or "cavalry" in name] == []
    assert "captain:copy-archer" in found


UNITS_AFTER_LIGHT = ("archer", "heavy", "cavalry")


@rule("MEU-9.11", "MEU-9.14")
def test_a_captain_acting_as_light_infantry_may_be_given_up() -> None:
    m = to(fought("3 heavy 1 captain 1 captain2", "5 light", **ORDER), "captain")
    play(m, "button:done")
    to(m, "captain")
    play(m, "captain:copy-light", "button:done")
    assert legal(m, "sacrifice") == ["0", "1"]
    play(m, "sacrifice:1")
    assert here(m, SPOT, 0) == "3 heavy 1 captain2"  # the lower one
    play(m, (1, 2, 6), "reroll:none", "sacrifice:0", (1, 2, 3), "reroll:none")
    assert values(m)[0] == 10
    assert [_least_captain(ONE[CAPTAIN + n] + ONE[CAPTAIN + 2]) for n in range(3)] == [4, 5, 6]


@rule("MEU-9.14", "MEU-9.9")
def test_a_captain_at_a_machine_is_not_the_one_given_up() -> None:
    m = to(fought("3 heavy 1 captain 1 captain2 catapult", "5 light", **ORDER), "crew")
    play(m, "crew:captain", "button:done", "aim:units", (8,), "button:done", "captain:copy-light", "button:done")
    play(m, "sacrifice:1")
    assert here(m, SPOT, 0) == "3 heavy 1 captain catapult"


# -- sacrifices and superiority -------------------------------------------------------------------


@rule("MEU-9.14", "MEU-10.4")
def test_light_infantry_is_given_up_at_sea_from_the_galley_that_carries_it() -> None:
    at = {"propontis": "0: galley1(2 heavy) galley1(2 light); 1: galley1(3 heavy)"}
    m = medioevo(at=at, war=((0, 1),), run=battle(0, 1, "propontis", -1), **ORDER)
    to(m, "sacrifice")
    play(m, "sacrifice:1")
    assert here(m, "propontis", 0) == "galley1(2 heavy) galley1(1 light)"


@rule("MEU-9.14", "MEU-18.28")
def test_who_is_given_up_is_lost_in_this_round() -> None:
    m = to(fought("3 light", "3 heavy", **ORDER), "sacrifice")
    play(m, "sacrifice:2")
    assert the_round(position(m)).fallen == [2 * ONE[LIGHT], 0]
    assert the_battle(position(m)).lost == [2, 0]
    assert legal(to(fought("3 light", "3 light", **ORDER), "reroll", (1, 2, 3))) != ["sacrifice:0"]


@rule("MEU-9.22", "MEU-9.28")
def test_a_horde_uses_superiority_as_damage() -> None:
    m = medioevo(at={"serbia": "0: 9 light; horde: 1 archer"}, circle="4 5 5", run=battle(0, HORDE, "serbia"))
    to(m, "chance")
    play(m, (8,), "sacrifice:0", (1, 2, 3), "reroll:none")
    assert here(m, "serbia", 0) == "6 light"  # a fighter, a point of superiority, a loss


# -- captors --------------------------------------------------------------------------------------


@rule("MEU-12.11")
def test_a_side_that_is_captured_has_no_losses_of_its_own() -> None:
    m = medioevo(at={SPOT: "0: 6 heavy; 1: 2 heavy"}, war=((0, 1),), run=battle(0, 1, SPOT), **ORDER)
    play(m, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (1, 2, 4), "reroll:none", (2, 3, 4), "reroll:none")
    assert values(m) == (4, 3)
    struck(m)
    assert here(m, SPOT, 1) == "1 light 1 heavy"  # one point, and nothing for the lowest die
    assert here(m, SPOT, 0) == "1 light 5 heavy"
    lost = medioevo(at={SPOT: "0: 6 heavy; 1: 2 heavy"}, war=((0, 1),), run=battle(0, 1, SPOT), **ORDER)
    play(lost, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    struck(play(lost, (1, 2, 3), "reroll:none", (2, 3, 6), "reroll:none"))
    assert here(lost, SPOT, 1) == "1 heavy"  # the captor has lost the round: the enemy has his losses


@rule("MEU-12.10", "MEU-EX-108")
@pytest.mark.parametrize(("own", "enemy", "value"), [(6, 2, 8), (5, 2, 4), (2, 1, 4), (3, 1, 8)])
def test_three_to_one_spares_a_captor_the_reduction(own: int, enemy: int, value: int) -> None:
    at = {SPOT: f"0: {own} heavy; 1: {enemy} heavy"}
    m = medioevo(at=at, war=((0, 1),), run=battle(0, 1, SPOT), **ORDER)
    play(m, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (1, 2, 8), "reroll:none", (1, 2, 3), "reroll:none")
    assert values(m)[0] == value


@rule("MEU-12.8")
def test_what_an_attacker_who_surrenders_has_brought_is_the_victor_s() -> None:
    at = {SPOT: "0: 3 light wagon1 catapult; 1: 1 heavy; 2: caravan1"}
    m = medioevo(at=at, war=((0, 1),), run=battle(0, 1, SPOT))
    play(m, "button:destroy", "button:destroy", "button:surrender", "button:accept")
    assert asked(m) == (1, "asset")
    play(m, "button:keep", "button:plunder")
    assert here(m, SPOT, 1) == "1 heavy wagon1"
    assert here(m, SPOT, 2) == "caravan1"
    assert position(m).surrendered[:2] == [3, 0]
    assert position(m).halted[WORLD.index[SPOT] * 7] == 0


@rule("MEU-12.6", "MEU-12.7")
def test_a_fleet_surrenders_with_the_troops_of_its_galleys() -> None:
    at = {"propontis": "0: galley1(2 heavy); 1: galley1(2 light) galley1(1 archer)"}
    m = medioevo(at=at, war=((0, 1),), run=battle(0, 1, "propontis", -1))
    play(m, "button:destroy", "button:destroy", "button:invite", "button:accept")
    state = position(m)
    assert state.surrendered[1] == 2 * ONE[LIGHT] + ONE[ARCHER]
    assert [state.load[slot] for slot in (10, 11)] == [0, 0]
    assert asked(m) == (0, "asset")


@rule("MEU-12.6")
def test_who_refuses_fights_on_and_each_side_is_asked_once_a_round() -> None:
    m = medioevo(at={SPOT: "0: 3 light; 1: 3 heavy"}, war=((0, 1),), run=battle(0, 1, SPOT), **ORDER)
    play(m, "button:destroy", "button:destroy", "button:invite")
    assert asked(m) == (1, "surrender-asked")
    play(m, "button:refuse")
    assert asked(m) == (1, "surrender")
    play(m, "button:surrender")
    assert asked(m) == (0, "surrender-offered")
    play(m, "button:refuse")
    assert asked(m) == (0, "sacrifice")
    assert position(m).surrendered[:2] == [0, 0]


# -- damage ---------------------------------------------------------------------------------------


def hurt(army: str, points: int, cause: int = ARCHERY, **more: Any) -> Match:
    run = Damage(
        hits=[], owner=0, by=1, spaces=[WORLD.index[SPOT]], points=points, cause=cause, rule="MEU-9.12", **more
    )
    return medioevo(at={SPOT: f"0: {army}"}, run=run)


@rule("MEU-9.9", "MEU-9.25")
def test_shots_reach_crews_at_once_and_the_melee_reaches_them_last() -> None:
    crew = ONE[LIGHT] + ONE[CAVALRY]
    shot = hurt("2 light 1 cavalry catapult", 2, crew=crew)
    assert legal(shot, "hit") == [f"light-{SPOT}", f"light-{SPOT}-crew", f"cavalry-{SPOT}-crew"]
    damage = shot.state.frames[-1]
    assert isinstance(damage, Damage)
    play(shot, f"hit:cavalry-{SPOT}-crew")
    assert damage.crew == ONE[LIGHT] + ONE[HEAVY]  # he is still at the machine
    assert damage.hits == []
    assert here(shot, SPOT, 0) == "2 light 1 heavy catapult"
    melee = hurt("2 light 1 cavalry catapult", 2, MELEE, crew=crew)
    assert legal(melee, "hit") == [f"light-{SPOT}"]
    assert legal(play(melee), "hit") == [f"light-{SPOT}-crew", f"cavalry-{SPOT}-crew"]


@rule("MEU-9.9", "MEU-9.25")
def test_a_crew_that_the_melee_has_reduced_is_still_a_crew() -> None:
    m = to(fought("2 heavy 1 captain trebuchet", "5 heavy", **ORDER), "crew")
    play(m, "crew:heavy", "crew:captain", "button:done", "aim:units", (8, 8), (2, 3, 4), "reroll:none")
    play(m, (2, 3, 8), "reroll:none")  # 4 against 8 - 1
    play(m, f"hit:heavy-{SPOT}-crew")
    assert legal(m, "hit") == [f"light-{SPOT}-crew", f"captain-{SPOT}-crew"]


@rule("MEU-9.27", "MEU-18.29")
def test_what_was_hit_and_what_became_of_it_is_noted() -> None:
    m = hurt("1 heavy 1 cavalry", 2)
    damage = m.state.frames[-1]
    assert isinstance(damage, Damage)
    play(m, f"hit:cavalry-{SPOT}")
    assert damage.hits == [CAVALRY, HEAVY, HEAVY, LIGHT]
    assert here(m, SPOT, 0) == "1 light 1 heavy"


@rule("MEU-18.17", "MEU-28.37")
def test_an_effect_removes_whole_units_without_a_window() -> None:
    m = hurt("1 heavy 1 cavalry", 1, EFFECT, naval=True)
    play(m, f"hit:cavalry-{SPOT}")
    assert here(m, SPOT, 0) == "1 heavy"


@rule("MEU-16.16")
def test_tactics_chooses_for_one_point_at_a_time() -> None:
    m = fought("5 heavy", "3 cavalry 3 light", tech={0: "red 3"}, gears={0: "red 3"}, **ORDER)
    to(m, "damage", (4, 6, 8), (1, 2, 3), seat=0)
    play(m, "tech:tactics", "gear:red", "button:pass")
    assert asked(m) == (0, "hit")
    play(m, f"hit:cavalry-{SPOT}")
    assert asked(m) == (1, "hit")  # the other points are the victim's to give


@rule("MEU-18.65", "MEU-28.38")
def test_a_barbarian_in_pay_is_nobody_s_prisoner() -> None:
    m = medioevo(at={SPOT: "0: 6 heavy; 1: 2 light"}, war=((0, 1),), run=battle(0, 1, SPOT), **ORDER)
    state, land = position(m), WORLD.index[SPOT]
    state.strangers = [(land, 1, HORDE, LIGHT, -1)]
    play(m, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    struck(play(m, (4, 6, 8), "reroll:none", "sacrifice:0", (1, 2, 3), "reroll:none"))
    assert state.prisoners[1] == ONE[LIGHT]  # one of the two alone


# -- crews and machines ---------------------------------------------------------------------------


@rule("MEU-16.4", "MEU-9.4")
def test_a_crew_by_machinery_that_is_shot_fights_no_more() -> None:
    at = {SPOT: "0: 1 light 1 heavy catapult; 1: 9 archer"}
    m = medioevo(
        at=at, war=((0, 1),), run=battle(0, 1, SPOT), tech={0: "blue 3"}, gears={0: "blue 1"}, cards={0: (10,)}, **ORDER
    )
    to(m, "crew")
    play(m, "crew:light", "crew:heavy", "tech:machinery", "carrier:0", "gear:blue")
    fight = the_round(position(m))
    assert fight.manned == [ONE[LIGHT] + ONE[HEAVY], 0]
    to(m, "hit", (8, 8), (1, 8, 8, 8, 8, 8, 8, 8, 8))
    play(m, f"hit:light-{SPOT}-crew")
    assert fight.manned == [ONE[HEAVY], 0]


@rule("MEU-9.6")
def test_a_machine_aims_at_buildings_of_the_enemy_alone() -> None:
    own = medioevo(
        at={SPOT: "0: 3 light; 1: 3 light bombard"}, built={SPOT: "castle"}, war=((0, 1),), run=battle(0, 1, SPOT)
    )
    to(own, "crew", seat=1)
    play(own, "crew:light", "button:done")
    assert asked(own)[0] == -1  # there was nothing to choose
    for machine, targets in (("catapult", ["units"]), ("bombard", ["units", "civil", "military"])):
        m = medioevo(
            at={SPOT: f"0: 3 light {machine}; 1: 3 light"},
            built={SPOT: "castle village"},
            war=((0, 1),),
            run=battle(0, 1, SPOT),
        )
        to(m, "crew")
        play(m, "crew:light", "button:done")
        assert (["units"] if asked(m)[0] == -1 else legal(m, "aim")) == targets


@rule("MEU-9.8", "MEU-11.2")
@pytest.mark.parametrize(("machine", "points"), [("trebuchet", 1), ("bombard", 2)])
def test_a_hit_on_a_building_does_its_points(machine: str, points: int) -> None:
    m = fought(f"4 light {machine}", "9 heavy", built={SPOT: "castle"}, **ORDER)
    to(m, "crew")
    play(m, "crew:light", "crew:light", "button:done", "aim:military", (3, 4))
    assert buildings(m, SPOT) == f"castle/{points}"


# -- flight ---------------------------------------------------------------------------------------


@rule("MEU-12.3", "MEU-28.26", "MEU-18.3")
def test_a_bishop_holds_an_army_in_flight_on_its_way() -> None:
    at = {"rhodope": "0: 3 heavy wagon2", "bulgaria": "1: 9 light"}
    m = medioevo(at=at, war=((0, 1),), cards={2: (3,)}, **ORDER)
    to(m, "activation")
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    to_flight = {"capture": "button:destroy", "surrender": "button:fight-on", "flee": "button:flee"}
    while asked(m)[1] != "flight-path":
        play(m, to_flight.get(asked(m)[1], "button:pass"))
    play(m, "land:rhodope", "land:macedonia", "button:stop")
    while asked(m)[1] != "leave":
        play(m, (1, 1, 2)) if asked(m)[0] == -1 else play(m, m.default())
    play(m, "button:leave")
    assert asked(m) == (2, "before-step")
    play(m, "button:pass")
    assert asked(m) == (2, "before-step")  # before the second step too
    play(m, "card:3")
    assert here(m, "macedonia", 0) == ""
    assert here(m, "rhodope", 0).endswith("wagon2")


@rule("MEU-12.4", "MEU-19.3")
def test_a_flight_into_another_s_land_is_an_attack_there() -> None:
    at = {"wallachia": "0: 3 heavy wagon1", "moldavia": "2: 9 light"}
    m = medioevo(at=at, war=((0, 2),), honour={0: 20}, **ORDER)
    play(m, "group:wallachia", "button:all-land", "enter:moldavia", "button:enter")
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:flee")
    assert "transylvania" in legal(m, "land")
    play(m, "land:transylvania")
    while asked(m)[1] != "leave":
        play(m, (1, 1, 2)) if asked(m)[0] == -1 else play(m, m.default())
    play(m, "button:leave")
    assert position(m).hostile(0, 1)
    assert position(m).honour[0] == 20 - 3 + 1  # an attack, and a conquest
    assert "wagon1" in here(m, "transylvania", 0)


@rule("MEU-28.32", "MEU-9.10", "MEU-9.11")
def test_a_captain_answers_what_is_used_before_the_archers_roll() -> None:
    def shot_at(*cards: int) -> Match:
        m = fought("2 captain 2 light", "3 light", cards={1: cards})
        play(to(m, "captain"), "button:done")
        return m

    m = shot_at(7)
    assert asked(m) == (1, "archery")
    play(m, "card:7", (4,))
    assert asked(m) == (0, "captain")
    assert legal(m, "captain") == ["copy-archer", "cancel-archer"]
    play(m, "captain:cancel-archer")
    assert the_round(position(m)).actions == 1
    assert legal(m, "captain") == ["copy-archer", "cancel-archer"]
    play(m, "captain:cancel-archer")
    assert step(m) != "ArcherStep.roll"  # no shot is left
    once = play(shot_at(7), "card:7", (4,), "captain:cancel-archer", "button:done")
    assert (step(once), dice_due(once)) == ("ArcherStep.roll", 1)
    assert step(play(shot_at(7), "button:pass")) != "ArcherStep.allow"  # nothing has changed: he has answered


@rule("MEU-28.34", "MEU-28.1", "MEU-9.11")
def test_what_captains_do_before_the_melee_is_answered() -> None:
    m = fought("3 light 1 captain2", "3 heavy 3 light", tech={1: "red 2"})
    play(to(m, "captain"), "button:done")  # no archery
    to(m, "captain")
    play(m, "captain:copy-heavy", "button:done")
    assert asked(m) == (1, "melee-judged")
    play(m, "tech:promotion", "change:captain2-captain-0", "button:buy-point", "button:pass")
    assert asked(m) == (0, "captain")  # one action is left to answer that
    play(m, "captain:cancel-heavy")
    assert asked(m) == (1, "melee-judged")
    play(m, "button:pass")
    assert step(m) == "Melee.roll"
    quiet = fought("3 light 1 captain2", "3 heavy 3 light", tech={1: "red 2"})
    play(to(quiet, "captain"), "button:done")
    play(to(quiet, "captain"), "button:done")
    assert step(quiet) == "Melee.roll"  # nothing has changed


# -- who decides first at the start of a round ----------------------------------------------------


def before_the_dice(m: Match) -> list[tuple[int, str]]:
    """Who is asked what until the first die of a round, when all fight on."""
    out: list[tuple[int, str]] = []
    while asked(m)[1] != "chance":
        if asked(m)[1] in ("surrender", "flee", "protect"):
            out.append(asked(m))
        play(m, m.default())
        if asked(m)[1] == "sacrifice":
            break
    return out


@rule("MEU-28.30", "MEU-9.5", "MEU-12.1", "MEU-12.6")
def test_the_attacker_decides_all_he_has_to_before_the_defender() -> None:
    defended = medioevo(
        at={"thracia": "0: 3 heavy", "bulgaria": "1: 3 heavy wagon2"},
        built={"thracia": "tower"},
        war=((0, 1),),
        order=(1, 0, 2),
    )
    play(defended, "group:bulgaria", "button:all-land", "enter:thracia", "button:enter")
    assert before_the_dice(defended) == [(1, "surrender"), (1, "flee"), (0, "surrender"), (0, "protect")]
    own = medioevo(
        at={"thracia": "0: 3 heavy; 1: 3 heavy wagon2"}, built={"thracia": "tower"}, war=((0, 1),), order=(0, 1, 2)
    )
    play(own, "fight:thracia-1")
    assert before_the_dice(own) == [(0, "surrender"), (0, "protect"), (1, "surrender")]
    risen = medioevo(at={"thracia": "0: 3 heavy wagon2; horde: 3 light"}, built={"thracia": "tower"}, order=(0, 1, 2))
    play(risen, "fight:thracia-barbarians")
    assert before_the_dice(risen) == [(0, "flee"), (0, "protect")]


@rule("MEU-28.30", "MEU-12.6")
def test_a_defender_may_still_surrender_to_an_army_that_is_about_to_flee() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1", "bulgaria": "1: 1 light"}, war=((0, 1),), **ORDER)
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:flee", "land:rhodope", "button:stop")
    assert asked(m) == (1, "surrender")
    play(m, "button:surrender", "button:accept")
    assert here(m, "bulgaria", 0) == "3 heavy wagon1"  # the battle is over: nobody has fled
    assert holder(m, "bulgaria") == 0
