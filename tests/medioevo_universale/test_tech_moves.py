"""Logistics, Cartography, Edict (MEU-16.3, 16.5, 16.10), and what technologies cost (MEU-16.0, 16.1)."""

from gonfalon.games.medioevo_universale.content.terms import COLOURS
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.carriers import remove
from gonfalon.games.medioevo_universale.rules.groups import Group, muster
from gonfalon.games.medioevo_universale.rules.tech import cost
from gonfalon.games.medioevo_universale.rules.units import take_units
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule


@rule("MEU-16.0", "MEU-16.1")
def test_one_point_for_three_levels_and_two_for_the_fourth() -> None:
    m = medioevo()
    for technology in range(24):
        points = cost(position(m), technology)
        assert points[technology // 4] == (2 if technology % 4 == 3 else 1)
        assert sum(points) == points[technology // 4]


@rule("MEU-16.1", "MEU-16.15", "MEU-7.8")
def test_several_uses_are_paid_several_times_in_the_colour_of_the_branch() -> None:
    m = medioevo(at={"bulgaria": "horde: 2 light"}, tech={0: "orange 4"}, gears={0: "orange 4 red 4"})
    for used in (2, 4):
        play(m, "tech:influence")
        if asked(m)[1] == "tech-influence":
            play(m, "convert:light-bulgaria")
        assert legal(m, "gear") == ["orange"]
        play(m, "gear:orange", "gear:orange")
        assert position(m).spent[COLOURS.index("orange")] == used


# -- Logistics -----------------------------------------------------------------------------------


@rule("MEU-EX-71", "MEU-16.3", "MEU-28.26")
def test_a_caravan_crosses_the_sea() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1[black 1]"}, tech={0: "blue 2"}, gears={0: "blue 1"})
    to(m, "trade")
    play(m, "carrier:0", "sea:tyrrhenian_sea", "tech:logistics", "gear:blue")
    assert "button:done" not in legal(m)  # it cannot stay at sea
    play(m, "land:sicily")
    assert here(m, "sicily", 0) == "caravan1[black 1]"
    assert position(m).moves[0] == 4


@rule("MEU-16.3")
def test_without_its_point_the_step_is_not_made() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1"}, tech={0: "blue 2"}, gears={0: "blue 1"})
    to(m, "trade")
    play(m, "carrier:0", "sea:tyrrhenian_sea", "button:pass")
    assert here(m, "latium", 0) == "caravan1"
    assert position(m).moves[0] == 6
    ignorant = medioevo(phase=6, at={"latium": "0: caravan1"}, tech={0: "blue 1"}, gears={0: "blue 1"})
    play(ignorant, "carrier:0")
    assert legal(ignorant, "sea") == []


@rule("MEU-16.3")
def test_nobody_sets_out_to_sea_with_his_last_step() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1"}, tech={0: "blue 2"}, gears={0: "blue 1"}, moves={0: 1})
    play(m, "carrier:0")
    assert legal(m, "sea") == []


@rule("MEU-16.3", "MEU-8.16")
def test_an_army_crosses_the_sea_with_its_wagon_and_lands_as_from_anywhere() -> None:
    m = medioevo(at={"latium": "0: 2 light wagon1"}, tech={0: "blue 2"}, gears={0: "blue 1"})
    to(m, "activation")
    play(m, "group:latium", "button:all-land", "sea:tyrrhenian_sea", "tech:logistics", "gear:blue")
    assert "button:stay" not in legal(m)
    play(m, "enter:sicily", "button:enter")
    assert here(m, "sicily", HORDE) == "1 light"
    assert here(m, "sicily", 0) == "2 light wagon1"


@rule("MEU-16.3")
def test_a_galley_goes_overland_and_ends_in_its_element() -> None:
    at = {"thracia": "0: 2 light galley1", "bulgaria": "0: 1 light"}
    m = medioevo(at=at, tech={0: "blue 2"}, gears={0: "blue 2"})
    to(m, "activation")
    play(m, "group:thracia", "button:all-sea", "land:bulgaria", "tech:logistics", "gear:blue")
    assert here(m, "bulgaria", 0) == "3 light galley1"
    play(m, "sea:black_sea_west")
    assert here(m, "black_sea_west", 0) == "galley1(2 light)"


@rule("MEU-16.3")
def test_no_army_swims_among_hostile_galleys() -> None:
    at = {"latium": "0: 2 light wagon1", "tyrrhenian_sea": "1: galley1(2 light)"}
    m = medioevo(at=at, tech={0: "blue 2"}, gears={0: "blue 1"}, war=((0, 1),))
    to(m, "activation")
    play(m, "group:latium", "button:all-land")
    assert legal(m, "sea") == []


# -- Cartography ---------------------------------------------------------------------------------


@rule("MEU-EX-73", "MEU-16.5", "MEU-28.12")
def test_an_army_that_has_won_goes_one_step_further() -> None:
    at = {"bulgaria": "0: 3 light wagon1"}
    m = medioevo(at=at, tech={0: "blue 4"}, gears={0: "blue 2"}, moves={0: 0}, stopped={"bulgaria": "0: 3 light"})
    to(m, "activation")
    assert "group:bulgaria" not in legal(m)
    play(m, "tech:cartography", "carrier:0", "take:light", "take:light", "take:light", "gear:blue", "gear:blue")
    play(m, "enter:serbia")
    assert here(m, "serbia", 0) == "3 light wagon1"
    assert here(m, "serbia", HORDE) == "1 light"
    assert [f for f in m.state.frames if type(f).__name__ == "Battle"]


@rule("MEU-16.5")
def test_a_unit_without_transport_makes_one_step_and_stays_stopped() -> None:
    m = medioevo(
        at={"thracia": "0: 1 heavy"}, tech={0: "blue 4"}, gears={0: "blue 2"}, stopped={"thracia": "0: 1 heavy"}
    )
    play(m, "tech:cartography", "one:heavy-thracia", "gear:blue", "gear:blue", "land:rhodope")
    state = position(m)
    assert here(m, "rhodope", 0) == "1 heavy"
    assert state.halted[WORLD.index["rhodope"] * 7] == state.army[WORLD.index["rhodope"] * 7]


@rule("MEU-16.5")
def test_a_transport_with_movement_left_keeps_it() -> None:
    m = medioevo(at={"thracia": "0: wagon1"}, tech={0: "blue 4"}, gears={0: "blue 2"}, moves={0: 3})
    play(m, "tech:cartography", "carrier:0", "gear:blue", "gear:blue", "land:rhodope")
    assert position(m).moves[0] == 3


@rule("MEU-EX-74", "MEU-16.5", "MEU-12.15", "MEU-28.7", "MEU-28.27")
def test_a_friend_comes_to_help_and_fights_after_the_first_battle() -> None:
    at = {"temes": "2: 2 light wagon1", "alfold": "1: 1 light", "transylvania": "0: 1 cavalry"}
    m = medioevo(
        at=at,
        order=(2, 1, 0),
        tech={0: "blue 4"},
        gears={0: "blue 2"},
        war=((0, 2), (1, 2)),
        pacts=("1>0 passage",),
    )
    to(m, "activation")
    play(m, "group:temes", "button:all-land", "enter:alfold", "button:enter")
    assert asked(m) == (0, "entered")
    play(m, "tech:cartography", "one:cavalry-transylvania", "gear:blue", "gear:blue")
    to(m, "walk")
    play(m, "enter:alfold")
    assert here(m, "alfold", 0) == "1 cavalry"
    assert (asked(m), legal(m)) == ((2, "whom-to-fight"), ["seat:1", "seat:0"])
    play(m, "seat:1")
    assert [getattr(f, "owners") for f in m.state.frames if type(f).__name__ == "Battle"] == [[2, 1]]  # noqa: B009


@rule("MEU-16.5", "MEU-28.11")
def test_trade_transports_in_phase_six_and_armies_in_phase_five() -> None:
    at = {"thracia": "0: 1 light wagon1 caravan1"}
    for phase, pieces in ((5, ["light-thracia"]), (6, [])):
        m = medioevo(phase=phase, at=at, tech={0: "blue 4"}, gears={0: "blue 2"})
        play(m, "tech:cartography")
        if asked(m)[1] == "tech-cartography":
            assert legal(m, "one") == pieces
            assert legal(m, "carrier") == (["0"] if phase == 5 else ["1"])
    for phase in (3, 4):
        m = medioevo(phase=phase, at=at, tech={0: "blue 4"}, gears={0: "blue 2"})
        to(m, "buy" if phase == 4 else "tax", never="tech:cartography")


@rule("MEU-16.5")
def test_a_caravan_takes_its_step_at_once() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan1"}, tech={0: "blue 4"}, gears={0: "blue 2"}, moves={0: 0})
    play(m, "tech:cartography", "carrier:0", "gear:blue", "gear:blue", "land:bulgaria")
    assert here(m, "bulgaria", 0) == "caravan1"
    assert position(m).moves[0] == 0


# -- Edict ---------------------------------------------------------------------------------------


def entering(**more: object) -> Match:
    m = medioevo(at={"thracia": "0: 3 light wagon1"}, **more)  # type: ignore[arg-type]
    to(m, "activation")
    return play(m, "group:thracia", "button:all-land", "enter:bulgaria", "button:enter")


@rule("MEU-EX-79", "MEU-16.10", "MEU-28.27")
def test_edict_lets_a_group_cross_barbarian_land() -> None:
    m = entering(tech={0: "orange 1"}, gears={0: "orange 1"})
    play(m, "tech:edict", "gear:orange", "button:all-land", "enter:serbia")
    assert here(m, "bulgaria", HORDE) == ""
    assert holder(m, "bulgaria") == -1
    to(m, "reroll", (1, 2, 3))
    assert here(m, "serbia", HORDE) == "1 light"


@rule("MEU-16.10")
def test_whoever_stays_after_all_meets_the_horde() -> None:
    m = entering(tech={0: "orange 1"}, gears={0: "orange 1"})
    play(m, "tech:edict", "gear:orange", "button:all-land", "button:stay")
    assert here(m, "bulgaria", HORDE) == "1 light"
    part = entering(tech={0: "orange 1"}, gears={0: "orange 1"})
    play(part, "tech:edict", "gear:orange", "carrier:0", "take:light", "button:go", "enter:serbia")
    to(part, "reroll", (1, 2, 3))
    assert here(part, "bulgaria", 0) == "2 light"


@rule("MEU-16.10")
def test_no_edict_past_a_horde_or_with_the_last_step() -> None:
    gears = {"tech": {0: "orange 1"}, "gears": {0: "orange 1"}}
    tired = entering(moves={0: 1}, **gears)
    assert here(tired, "bulgaria", HORDE) == "1 light"
    m = medioevo(
        at={"thracia": "0: 3 light wagon1", "bulgaria": "horde: 1 light"},
        tech={0: "orange 1"},
        gears={0: "orange 1"},
    )
    play(m, "group:thracia", "button:all-land", "enter:bulgaria", "button:enter")
    assert [f for f in m.state.frames if type(f).__name__ == "Battle"]


@rule("MEU-28.1", "MEU-8.27")
def test_a_group_is_what_a_window_has_left_of_it() -> None:
    m = medioevo(at={"thracia": "0: 3 light 1 heavy wagon1 wagon1"})
    state, here_ = position(m), WORLD.index["thracia"]
    group = Group(seat=0, here=here_, slots=[0, 1], cargo=[], army=3 * ONE[0] + ONE[2])
    assert muster(state, group)
    assert group.army == 3 * ONE[0] + ONE[2]
    remove(state, 1)
    take_units(state, 0, ONE[2], here_)
    assert muster(state, group)
    assert (group.slots, group.army) == ([0], 3 * ONE[0])
    take_units(state, 0, 3 * ONE[0], here_)
    remove(state, 0)
    assert not muster(state, group)


@rule("MEU-16.3", "MEU-8.2")
def test_a_second_group_sets_out_to_sea_only_if_it_can_come_ashore() -> None:
    at = {"latium": "0: 2 light wagon1", "campania": "0: 1 light wagon1"}
    m = medioevo(at=at, tech={0: "blue 2"}, gears={0: "blue 2"})
    to(m, "activation")
    play(m, "group:latium", "button:all-land", "enter:tuscany", "group:campania", "button:all-land")
    assert "sea:tyrrhenian_sea" in legal(m)  # Latium is his, and Tuscany is where the others go
    far = medioevo(
        at={"campania": "0: 1 light wagon1", "thracia": "0: 1 light wagon1"}, tech={0: "blue 2"}, gears={0: "blue 2"}
    )
    to(far, "activation")
    play(far, "group:thracia", "button:all-land", "enter:bulgaria", "group:campania", "button:all-land")
    assert "sea:tyrrhenian_sea" not in legal(far)


@rule("MEU-16.3", "MEU-14.5")
def test_a_caravan_met_at_sea_is_plundered_for_nobody_can_keep_it_there() -> None:
    at = {"latium": "0: caravan1[black 1]", "tyrrhenian_sea": "1: galley1(2 light)"}
    m = medioevo(phase=6, at=at, tech={0: "blue 2"}, gears={0: "blue 1"}, war=((0, 1),))
    to(m, "trade")
    play(m, "carrier:0", "sea:tyrrhenian_sea", "tech:logistics", "gear:blue")
    assert position(m).florins[1] == 1100
    assert here(m, "tyrrhenian_sea", 0) == ""
    assert here(m, "tyrrhenian_sea", 1) == "galley1(2 light)"


@rule("MEU-16.5", "MEU-8.20")
def test_a_wagon_enters_foreign_ground_by_cartography_only_with_units_beside_it() -> None:
    for units, steps in (("1 light ", True), ("", False)):
        m = medioevo(
            at={"slavonia": f"0: {units}wagon1", "thracia": "0: 1 light"},
            tech={0: "blue 4"},
            gears={0: "blue 2"},
            war=((0, 1),),
            moves={0: 0},
        )
        play(to(m, "activation-start", seat=0), "tech:cartography")
        assert ("carrier:0" in legal(m)) == steps
