"""Flight, capture, several enemies, battles at sea (sections 9D, 10 and 12)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules import flight
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    CHANCE,
    HORDE,
    WORLD,
    asked,
    battle,
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


def values(m: Match) -> tuple[int, int]:
    """The attack values of the last round of a battle, attacker first."""
    args = dict([line for line in m.log(0) if line["key"] == "values"][-1]["args"])
    return args["attack"], args["defence"]


def entered(own: str, enemy: str = "1: 3 light", start: str = "rhodope", goal: str = "bulgaria", **more: Any) -> Match:
    """Seat 0 has moved in from home and is about to fight on or to flee with the movement that is left."""
    more.setdefault("war", ((0, 1),))
    m = medioevo(at={start: f"0: {own}", goal: enemy, **more.pop("also", {})}, **more)
    play(m, f"group:{start}", "button:all-land", f"enter:{goal}", "button:enter")
    if asked(m)[1] == "capture":
        play(m, "button:destroy", "button:destroy", "button:fight-on")
    return m


def at_sea(own: str, enemy: str, **more: Any) -> Match:
    """Seat 0 attacks in the Propontis."""
    rival = HORDE if enemy.startswith("horde") else 1
    m = medioevo(
        at={"propontis": f"0: {own}; {enemy}", **more.pop("also", {})},
        war=((0, 1),),
        run=battle(0, rival, "propontis", -1),
        **more,
    )
    if rival == 1:
        play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    return m


def fought_out(m: Match, *throws: tuple[int, ...]) -> Match:
    """Dice as given, hits on the first unit offered, until the round is over or dice run out."""
    left = list(throws)
    while asked(m)[1] in ("chance", "hit", "reroll", "sacrifice", "superiority", "surrender"):
        if m.turn == (CHANCE,):
            if not left:
                break
            play(m, left.pop(0))
        else:
            play(m, "reroll:none" if asked(m)[1] == "reroll" else legal(m)[0])  # nobody surrenders
    return m


# -- flight -------------------------------------------------------------------------------------


@rule("MEU-12.1", "MEU-12.2", "MEU-12.3", "MEU-EX-43", "MEU-28.65")
def test_a_fleeing_army_fights_a_round_at_half_strength_and_goes() -> None:
    m = entered("1 heavy wagon1", "1: 2 light", order=(0, 1, 2))
    assert asked(m) == (0, "flee")
    play(m, "button:flee", "land:rhodope", "button:stop", "button:fight-on", (1, 2, 7), "reroll:none")
    play(m, "sacrifice:0", (1, 2, 5), "reroll:none")
    assert values(m) == (4, 4)  # 7 / 2 rounded up against 5 - 1: a tie
    assert here(m, "bulgaria", 0) == "1 light wagon1"  # 1 + 1 for the step - 1 of the heavy infantry
    assert here(m, "bulgaria", 1) == "1 light"
    assert asked(m) == (0, "leave")
    play(m, "button:leave")
    assert here(m, "rhodope", 0) == "1 light wagon1"
    assert here(m, "bulgaria", 1) == "1 light"
    assert position(m).moves[0] == 0
    assert position(m).halted[WORLD.index["rhodope"] * 7] == 1
    assert holder(m, "bulgaria") == 1
    assert asked(m)[1] == "own-turn"


@rule("MEU-12.3")
def test_an_army_that_stays_after_all_fights_on() -> None:
    m = entered("1 heavy wagon1", "1: 2 light", order=(0, 1, 2))
    play(m, "button:flee", "land:rhodope", "button:stop", "button:fight-on", (1, 2, 7), "reroll:none")
    play(m, "sacrifice:0", (1, 2, 5), "reroll:none", "button:stay")
    assert here(m, "bulgaria", 0) == "1 light wagon1"
    assert the_battle(position(m)).rounds == 2


@rule("MEU-12.4")
def test_flight_needs_movement_and_units_without_room_stay_and_fight() -> None:
    tired = medioevo(at={"bulgaria": "0: 1 heavy wagon1; 1: 1 light"}, war=((0, 1),), run=battle(0, 1, "bulgaria"))
    play(tired, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    assert asked(tired)[1] != "flee"  # no movement was kept
    crowded = medioevo(at={"rhodope": "0: 3 heavy wagon1", "bulgaria": "1: 9 light"}, war=((0, 1),))
    state = position(crowded)
    play(crowded, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    state.army[WORLD.index["bulgaria"] * 7] += 2 << 12  # two more heavy infantry than the wagon carries
    play(crowded, "button:destroy", "button:destroy", "button:fight-on", "button:flee")
    play(crowded, "land:rhodope", "button:stop")
    fought_out(crowded, (1, 1, 2), (1, 1, 2))
    play(crowded, "button:leave")
    assert here(crowded, "rhodope", 0) == "3 heavy wagon1"
    assert here(crowded, "bulgaria", 0) != ""
    assert any(type(frame).__name__ == "Battle" for frame in crowded.state.frames)


@rule("MEU-12.4", "MEU-10.10")
def test_a_landed_army_flees_with_its_galleys() -> None:
    m = medioevo(at={"thracia": "0: 3 heavy galley1 wagon1", "bulgaria": "1: 9 light"}, war=((0, 1),), order=(0, 1, 2))
    play(m, "group:thracia", "button:by-sea", "carrier:0", "take:heavy", "take:heavy", "take:heavy")
    play(m, "sea:black_sea_west", "enter:bulgaria", "button:enter")
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:flee")
    assert {"black_sea_east", "propontis"} <= set(legal(m, "sea"))  # the one sea beside Bulgaria was the first step
    play(m, "land:thracia")
    fought_out(m, (1, 1, 2), (1, 1, 2))
    play(m, "button:leave")
    assert here(m, "bulgaria", 0) == ""
    assert here(m, "thracia", 0).endswith("galley1 wagon1")
    assert position(m).moves[0] == 0


@rule("MEU-12.4")
def test_a_flight_into_neutral_land_calls_a_horde() -> None:
    m = entered("3 heavy wagon1", "1: 9 light", order=(0, 1, 2), circle="4 6 8")
    play(m, "button:flee", "land:serbia")
    fought_out(m, (1, 1, 2), (1, 1, 2))
    play(m, "button:leave")
    assert here(m, "serbia", HORDE) == "1 light"
    assert "wagon1" in here(m, "serbia", 0)
    assert any(type(frame).__name__ == "Battle" for frame in m.state.frames)


@rule("MEU-12.4", "MEU-12.3", "MEU-28.12")
@pytest.mark.parametrize(
    ("second", "fought"), [("wallachia", ["serbia", "wallachia"]), ("rhodope", ["serbia"]), ("serbia", ["serbia"])]
)
def test_an_army_that_flees_in_two_parts_meets_what_there_is_in_both_places(second: str, fought: list[str]) -> None:
    m = entered("7 heavy wagon2 wagon1", "1: 20 light", moves={0: 3, 1: 2}, order=(0, 1, 2), circle="4 6 8")
    play(m, "button:flee", "land:macedonia", "land:serbia")  # two steps: as far as the better War Wagon alone goes
    fought_out(m, (1, 1, 2), (1, 1, 2))
    play(m, "button:leave")
    assert (here(m, "serbia", 0), here(m, "bulgaria", 0)) == ("6 heavy wagon2", "1 heavy wagon1")
    assert the_battle(position(m)).space == WORLD.index["bulgaria"]  # which goes on first
    play(m, "button:fight-on", "button:flee", f"land:{second}")
    if asked(m)[1] == "flight-path":
        play(m, "button:stop")
    fought_out(m, (1, 1, 2), (1, 1, 2))
    play(m, "button:leave")
    questions = []
    while asked(m) != (1, "activation"):
        questions.append(asked(m)[1])
        play(m, (1, 1, 8) if m.turn == (CHANCE,) else m.default())
    assert questions.count("own-turn") == 1  # once for all that comes of it (MEU-28.12)
    battles = [dict(line["args"])["place"] for line in m.log(0) if line["key"] == "battle"]
    assert battles == [f"land:{place}" for place in ("bulgaria", *fought)]
    assert holder(m, "serbia") == 0


@rule("MEU-12.5", "MEU-22.9")
def test_fleeing_from_barbarians_is_a_lost_battle_unless_the_last_one_falls() -> None:
    m = entered("3 heavy wagon1", "horde: 9 light", circle="1 2 3")
    play(m, "button:flee", "land:rhodope", "button:stop")
    fought_out(m, (1, 1, 2))
    play(m, "button:leave")
    assert position(m).honour[0] == 9
    won = entered("3 heavy wagon1", "horde: 1 light", circle="1 2 3")
    play(won, "button:flee", "land:rhodope", "button:stop")
    fought_out(won, (4, 6, 8))
    assert position(won).honour[0] == 11  # a conquest: there was nobody left to flee from
    assert holder(won, "bulgaria") == 0


# -- capture and several enemies ----------------------------------------------------------------


@rule("MEU-12.9")
def test_captures_are_announced_before_a_battle_between_players_alone() -> None:
    m = medioevo(at={"alfold": "0: 5 heavy; 1: 1 light"}, war=((0, 1),), run=battle(0, 1, "alfold"))
    assert asked(m) == (0, "capture")
    play(m, "button:capture")
    assert asked(m) == (1, "capture")
    play(m, "button:destroy")
    assert the_battle(position(m)).captures == [1, 0]
    m = medioevo(at={"serbia": "0: 5 heavy; horde: 1 light"}, run=battle(0, HORDE, "serbia"))
    assert asked(m)[1] != "capture"


@rule("MEU-12.13")
def test_prisoners_of_a_battle_are_freed_when_their_captors_fall() -> None:
    m = medioevo(at={"serbia": "0: 1 light; 1: 1 light"}, war=((0, 1),), run=battle(0, 1, "serbia"), order=(0, 1, 2))
    play(m, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    fought_out(m, (1, 4, 8), (1, 1, 2))  # 4 against 1: the enemy is taken, the captor dies of his own losses
    assert here(m, "serbia", 0) == ""
    assert here(m, "serbia", 1) == "1 light"
    assert position(m).prisoners[0 * 6 + 1] == 0
    assert holder(m, "serbia") == 1


@rule("MEU-12.13", "MEU-12.12")
def test_who_flees_keeps_the_prisoners_he_has_made() -> None:
    m = medioevo(at={"rhodope": "0: 9 heavy wagon3", "bulgaria": "1: 2 light 3 cavalry"}, war=((0, 1),))
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter", "button:capture", "button:destroy")
    to(m, "reroll", (1, 6, 8))
    to(m, "flee", (1, 1, 2))  # 8, reduced to 4, against 1
    assert position(m).prisoners[1] == 2 * ONE[LIGHT]
    play(m, "button:flee", "land:rhodope")
    to(m, "leave", (1, 2, 3), (1, 1, 2))
    play(m, "button:leave")
    assert here(m, "bulgaria", 0) == ""
    assert position(m).prisoners[1] == 2 * ONE[LIGHT]
    assert here(m, "bulgaria", 1) == "1 light 2 cavalry"  # and nobody has come back


@rule("MEU-12.15", "MEU-28.59")
def test_barbarians_first_then_the_enemy_he_names() -> None:
    m = medioevo(
        at={"rhodope": "0: 9 cavalry wagon3", "bulgaria": "horde: 1 light; 1: 1 light; 2: 1 light"},
        war=((0, 1), (0, 2)),
        circle="1 2 3",
        order=(0, 1, 2),
    )
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    assert the_battle(position(m)).owners == [0, HORDE]
    play(m, "button:fight-on")
    fought_out(m, (4, 6, 8))
    play(m, "button:pass")
    assert asked(m) == (0, "whom-to-fight")
    assert legal(m, "seat") == ["1", "2"]
    play(m, "seat:2")
    assert the_battle(position(m)).owners == [0, 2]


@rule("MEU-12.17", "MEU-EX-111", "MEU-18.1")
def test_barbarians_met_under_a_ban_are_fought_or_left_in_the_next_combat_phase() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1"}, effects=((1, 1, "bulgaria"),), circle="4 6 8")
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", HORDE) == "1 light"
    assert here(m, "bulgaria", 0) == "3 heavy wagon1"
    assert holder(m, "bulgaria") == -1
    assert asked(m) == (1, "activation")  # nobody fights
    turn = position(m).turn_number
    while (position(m).turn_number, position(m).phase) != (turn + 1, 5):
        if m.turn == (CHANCE,):
            request = m.state.request()
            dice = {3: (4, 6, 8), 1: (8,)}
            items = getattr(request, "items", None)
            play(m, tuple(items[: getattr(request, "count")]) if items else dice[getattr(request, "count")])  # noqa: B009
        else:
            for seat in m.turn:
                m.apply(m.default(seat), seat)
    passes(m)
    assert asked(m) == (0, "activation")
    assert "button:pass" not in legal(m)
    assert legal(m, "fight") == ["bulgaria-barbarians"]
    assert legal(m, "group") == ["bulgaria"]  # or he moves away
    refused = m.why_not("button:pass", 0)
    assert refused is not None
    assert refused[0] == "MEU-12.17"


@rule("MEU-9.1", "MEU-12.17")
def test_whoever_begins_a_battle_where_both_stand_attacks() -> None:
    m = medioevo(at={"serbia": "0: 1 light; 1: 1 light"}, war=((0, 1),), order=(1, 0, 2))
    play(m, "fight:serbia-0")
    assert the_battle(position(m)).owners == [1, 0]


@rule("MEU-9.32")
def test_a_horde_that_survives_stays() -> None:
    m = medioevo(at={"serbia": "0: 1 light; horde: 9 light"}, circle="1 2 8", run=battle(0, HORDE, "serbia"))
    fought_out(m, (1, 2, 3))
    assert here(m, "serbia", 0) == ""
    assert here(m, "serbia", HORDE) == "8 light"  # less its own loss of one


@rule("MEU-9.4", "MEU-9.9")
def test_a_side_of_crews_alone_rolls_but_scores_nothing() -> None:
    m = medioevo(
        at={"alfold": "0: 3 light catapult; 1: 5 heavy"}, war=((0, 1),), run=battle(0, 1, "alfold"), order=(0, 1, 2)
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, "crew:light", "crew:light", "crew:light", (8, 8, 8), (4, 4, 8), "reroll:none", (1, 2, 3), "reroll:none")
    assert values(m) == (16, 2)
    while asked(m)[1] == "hit":
        play(m, legal(m)[0])
    assert here(m, "alfold", 1) == "5 heavy"  # nothing of the score, and no losses of heavy infantry
    assert here(m, "alfold", 0) == "catapult"  # losses reach the crews when nobody else is left


@rule("MEU-9.3")
def test_dice_are_changed_before_damage_is_assigned() -> None:
    m = medioevo(
        at={"alfold": "0: 9 heavy; 1: 9 heavy"},
        cards={2: (46,)},
        war=((0, 1),),
        run=battle(0, 1, "alfold"),
        order=(0, 1, 2),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (1, 2, 6), "reroll:none", (1, 2, 5), "reroll:none")
    assert asked(m) == (2, "rolls-made")
    play(m, "button:pass")
    while asked(m)[1] == "hit":
        assert "card:46" not in legal(m)
        play(m, legal(m)[0])


# -- at sea -------------------------------------------------------------------------------------


@rule("MEU-10.1", "MEU-9.18")
def test_hostile_galleys_fight_where_one_of_them_has_come() -> None:
    at = {"thracia": "0: 2 heavy galley1", "propontis": "1: galley1(2 heavy)"}
    m = medioevo(at=at, war=((0, 1),), order=(0, 1, 2))
    play(m, "group:thracia", "button:all-sea", "enter:propontis", "button:enter")
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on", "button:fight-on")
    play(m, (1, 2, 6), "reroll:none", (1, 2, 6), "reroll:none")
    assert values(m) == (6, 5)  # the second in turn order has a penalty at sea too


@rule("MEU-10.4", "MEU-28.35")
def test_only_archers_and_light_infantry_use_their_abilities_at_sea() -> None:
    m = at_sea("galley3(5 cavalry 2 heavy)", "1: galley1(2 light)", order=(0, 1, 2))
    play(m, (1, 2, 6), "reroll:none")
    assert asked(m) == (1, "sacrifice")  # light infantry may
    play(m, "sacrifice:0", (1, 2, 6), "reroll:none")
    assert the_round(position(m)).active[2:4] == [0, 0]  # neither heavy infantry nor cavalry


@rule("MEU-10.5")
def test_heavy_infantry_and_cavalry_fall_by_one_point_at_sea() -> None:
    m = at_sea("galley2(2 heavy)", "1: galley2(3 heavy)", order=(0, 1, 2))
    fought_out(m, (1, 2, 6), (1, 2, 3))
    assert here(m, "propontis", 0) == "galley2(1 heavy)"  # one by its losses
    assert here(m, "propontis", 1) == "galley2"  # two by the score, one by its losses


@rule("MEU-10.6", "MEU-28.14")
def test_a_galley_without_troops_may_sink_with_its_cargo() -> None:
    def lost(die: int) -> Match:
        m = at_sea("galley3(9 heavy)", "1: galley1(1 light wagon1)", order=(0, 1, 2))
        fought_out(m, (4, 6, 8), (1, 2, 3), (die,))
        return m

    sunk = lost(3)
    assert here(sunk, "propontis", 1) == ""
    assert position(sunk).carriers(1) == []
    afloat = lost(4)
    assert asked(afloat) == (0, "asset")  # what floats is an asset of the winner (MEU-10.8)
    play(afloat, "button:keep")
    assert here(afloat, "propontis", 0).endswith("galley1(wagon1)")  # with what it carries


@rule("MEU-10.6")
def test_a_galley_emptied_before_does_not_roll() -> None:
    m = at_sea("galley3(9 heavy)", "1: galley1(1 light) galley1", order=(0, 1, 2))
    fought_out(m, (4, 6, 8), (1, 2, 3), (1,))
    assert asked(m) == (0, "asset")  # one has sunk, the other was empty and is taken
    assert here(m, "propontis", 1) == "galley1"


@rule("MEU-10.8")
def test_ships_without_troops_are_taken_without_a_battle() -> None:
    at = {"thracia": "0: 1 light galley1", "propontis": "1: galley1 ship1[black 1]"}
    m = medioevo(at=at, war=((0, 1),))
    play(m, "group:thracia", "button:all-sea", "enter:propontis", "button:enter")
    assert asked(m) == (0, "asset")
    play(m, "button:plunder", "button:keep")
    assert position(m).florins[0] == 1050
    assert here(m, "propontis", 0) == "galley1(1 light) ship1[black 1]"
    peace = medioevo(at=at)
    play(peace, "group:thracia", "button:all-sea", "enter:propontis", "button:enter", "button:peaceful")
    assert here(peace, "propontis", 1) == "galley1 ship1[black 1]"


@rule("MEU-10.9")
def test_a_beaten_barbarian_fleet_is_gone_and_seas_bring_nothing() -> None:
    m = at_sea("galley3(9 heavy)", "horde: galley1(1 light)", circle="1 2 3")
    fought_out(m, (4, 6, 8), (8,))
    assert position(m).carriers(HORDE) == []
    assert position(m).honour[0] == 10


@rule("MEU-10.10", "MEU-12.4")
def test_an_attacker_at_sea_flees_to_another_sea_or_docks() -> None:
    at = {"thracia": "0: 3 heavy galley1", "propontis": "1: galley2(5 heavy)"}
    m = medioevo(at=at, war=((0, 1),), order=(0, 1, 2))
    play(m, "group:thracia", "button:all-sea", "enter:propontis", "button:enter")
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:flee")
    assert {"aegean_north"} <= set(legal(m, "sea"))
    assert {"thracia", "bithynia"} <= set(legal(m, "land"))
    play(m, "land:bithynia")
    fought_out(m, (1, 1, 8), (1, 1, 4))
    play(m, "button:leave")
    assert here(m, "bithynia", 0) == "1 heavy galley1"  # two fell: the lowest die and the step
    assert here(m, "propontis", 0) == ""


@rule("MEU-9.11", "MEU-9.12", "MEU-EX-103", "MEU-28.61")
def test_a_captain_and_archers_shoot_at_once_and_the_attacker_assigns_first() -> None:
    m = medioevo(
        at={"alfold": "0: 1 captain 2 light; 1: 1 archer 2 heavy"},
        war=((0, 1),),
        run=battle(0, 1, "alfold"),
        order=(0, 1, 2),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    assert asked(m) == (0, "captain")
    play(m, "captain:copy-archer")
    while m.turn == (CHANCE,):
        play(m, (3, 2)[: getattr(m.state.request(), "count")])  # noqa: B009
    assert asked(m) == (0, "hit")
    play(m, "hit:light-alfold")
    assert asked(m) == (1, "hit")
    assert sorted(legal(m, "hit")) == ["archer-alfold", "heavy-alfold"]
    play(m, "hit:archer-alfold")
    assert here(m, "alfold", 0) == "1 light 1 captain"
    assert here(m, "alfold", 1) == "2 heavy"


@rule("MEU-9.30", "MEU-18.18")
def test_a_trapped_unit_takes_damage_and_does_nothing_else() -> None:
    m = medioevo(
        at={"alfold": "0: 5 light; 1: 1 heavy 1 cavalry"}, war=((0, 1),), run=battle(0, 1, "alfold"), order=(0, 1, 2)
    )
    play(m, "button:destroy", "button:destroy")
    the_battle(position(m)).trapped[1] = 1 << 18  # the cavalry
    play(m, "button:fight-on", "button:fight-on", "sacrifice:0", (1, 2, 6), "reroll:none", (1, 2, 4), "reroll:none")
    assert the_round(position(m)).active[3] == 0  # no charge
    assert asked(m) == (1, "hit")
    assert "cavalry-alfold" in legal(m, "hit")


@rule("MEU-12.9", "MEU-16.3")
def test_a_galley_in_flight_takes_its_cargo_along_and_nothing_moves_again() -> None:
    seas = [space for space in range(len(WORLD.names)) if position(medioevo()).is_sea(space)]
    m = medioevo(at={"propontis": "0: galley2(1 light wagon1)"})
    state = position(m)
    goal = next(space for space in seas if space != WORLD.index["propontis"])
    flight._sail(state, 0, goal)
    assert (state.place[0], state.place[1], state.aboard[1], state.moves[0]) == (goal, goal, 0, 0)
    docked = medioevo(at={"propontis": "0: galley2(1 light wagon1)", "thracia": "0: wagon1"})
    flight._sail(position(docked), 0, WORLD.index["thracia"])
    assert here(docked, "thracia", 0) == "1 light galley2 wagon1 wagon1"
    assert [slot for slot in range(3) if not position(docked).moves[slot]] == [0, 1]  # not the one that stood there


@rule("MEU-12.9", "MEU-16.3")
def test_docked_galleys_put_to_sea_with_units_first_then_with_machines() -> None:
    for level, troops, carried in ((1, 9, []), (3, 1, [1, 2])):
        m = medioevo(at={"thracia": f"0: {troops} heavy galley{level} wagon1 catapult caravan1"})
        state = position(m)
        state.load[0] = 0
        flight._embark(state, 0, WORLD.index["thracia"], WORLD.index["propontis"], [0], [0, 1, 2, 3])
        loaded = min(troops, state.room(0))
        assert state.load[0] == loaded * ONE[HEAVY]
        assert here(m, "thracia", 0).startswith(f"{troops - loaded} heavy" if troops > loaded else "galley")
        assert [slot for slot in range(4) if state.aboard[slot] == 0] == carried
        assert [state.moves[slot] for slot in carried] == [0] * len(carried)
