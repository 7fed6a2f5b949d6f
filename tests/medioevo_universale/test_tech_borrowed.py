"""Proselytism and Flight of Time: cards and technologies of a neighbour (MEU-16.24, 16.25)."""

from gonfalon.games.medioevo_universale.rules.occasions import OwnTurn
from gonfalon.games.medioevo_universale.rules.windows import listed
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import fought, offered, to, values
from tests.support import rule

VIOLET = {"tech": {0: "violet 3"}, "gears": {0: "violet 2"}}


@rule("MEU-EX-93", "MEU-16.24", "MEU-28.4")
def test_a_neighbour_s_card_is_used_and_not_turned() -> None:
    m = fought("3 light", "3 light", cards={1: (5,), 2: (48,)}, **VIOLET)
    to(m, "rolls-made", (1, 2, 7), (1, 2, 6), seat=0)
    play(m, "tech:proselytism", "card:5", "gear:violet", "side:attacker")
    assert position(m).turned[5] == 0
    assert asked(m) == (1, "rolls-made")  # no Joker could answer; its owner still has it
    assert offered(m) == [5]
    play(m, "button:pass")
    assert values(m) == (9, 5)


@rule("MEU-16.24")
def test_every_card_once_a_turn_and_turned_ones_too() -> None:
    m = fought("3 light", "3 light", cards={1: (5,)}, turned=(5,), **VIOLET)
    to(m, "rolls-made", (1, 2, 7), (1, 2, 6))
    play(m, "tech:proselytism", "card:5", "gear:violet", "side:attacker")
    assert asked(m) != (0, "rolls-made")  # a second time it is not offered
    assert values(m) == (9, 5)


@rule("MEU-16.24", "MEU-28.4")
def test_only_cards_that_the_window_lists_and_whose_conditions_hold() -> None:
    m = medioevo(phase=6, cards={1: (5, 22, 63)}, at={"thracia": "0: 1 light"}, **VIOLET)  # type: ignore[arg-type]
    play(m, "tech:proselytism")
    assert offered(m) == [22]  # 5 is for battles, and no cube lies anywhere for 63


@rule("MEU-16.24", "MEU-18.44", "MEU-28.4")
def test_a_neighbour_s_bard_readies_a_card_whose_ability_is_of_no_use_now() -> None:
    m = medioevo(phase=4, cards={0: (10,), 1: (44,)}, turned=(10,), **VIOLET)  # type: ignore[arg-type]
    assert asked(m) == (0, "buy")  # nobody is asked earlier because of him
    play(m, "tech:proselytism", "card:44", "gear:violet", "card:10")
    assert [position(m).turned[card] for card in (10, 44)] == [0, 0]


@rule("MEU-16.24", "MEU-1.3")
def test_nothing_is_learned_from_far_away() -> None:
    far = medioevo(phase=6, cards={2: (22,)}, realms=("byz", "hun", "hre"), **VIOLET)  # type: ignore[arg-type]
    near = medioevo(phase=6, cards={1: (22,)}, realms=("byz", "hun", "hre"), **VIOLET)  # type: ignore[arg-type]
    assert "tech:proselytism" in legal(near)
    assert "tech:proselytism" not in legal(far)


@rule("MEU-16.24", "MEU-28.15")
def test_a_neighbour_s_card_gives_its_point_for_a_violet_one() -> None:
    m = medioevo(phase=4, cards={1: (32,)}, tech={0: "violet 3 green 1"}, gears={0: "violet 1"})
    to(m, "buy")
    play(m, "build:town-thracia", "button:pass")
    assert "borrow:32" in legal(m)
    play(m, "borrow:32", "gear:violet")
    assert buildings(m, "thracia") == "town"  # its two green points
    assert position(m).turned[32] == 0
    assert position(m).florins[0] == 800


@rule("MEU-EX-94", "MEU-16.25", "MEU-28.12")
def test_a_captain_by_a_neighbour_s_art_of_war() -> None:
    m = medioevo(phase=4, tech={0: "violet 4", 1: "red 1"}, gears={0: "violet 2 red 1"})
    to(m, "buy")
    play(m, "recruit:captain")
    while asked(m)[1] == "point":
        play(m, legal(m)[0])
    play(m, "land:thracia")
    state = position(m)
    assert here(m, "thracia", 0) == "1 captain"
    assert (state.florins[0], state.spent[5], state.spent[3]) == (900, 2, 1)


@rule("MEU-16.25")
def test_nobody_teaches_what_no_neighbour_knows() -> None:
    m = medioevo(phase=4, tech={0: "violet 4"}, gears={0: "violet 2 red 1"})
    to(m, "buy")
    assert "recruit:captain" not in legal(m)
    assert "tech:flight_of_time" not in legal(m)


@rule("MEU-16.25", "MEU-28.4")
def test_a_neighbour_s_technology_in_its_window_at_both_costs() -> None:
    m = medioevo(
        at={"serbia": "0: 3 light; horde: 2 light"},
        tech={0: "violet 4", 1: "red 4"},
        gears={0: "violet 2 red 2"},
        run=battle(0, HORDE, "serbia"),
    )
    to(m, "archery")
    play(m, "tech:flight_of_time", "tech:strategy", "gear:violet", "gear:violet", "gear:red", "gear:red")
    to(m, "reroll", (1, 2, 3))
    assert here(m, "serbia", HORDE) == "1 light"
    assert (position(m).spent[5], position(m).spent[3]) == (2, 2)


@rule("MEU-16.25")
def test_flight_of_time_copies_no_flight_of_time_and_nothing_of_his_own() -> None:
    m = medioevo(
        at={"serbia": "0: 3 light; horde: 2 light"},
        tech={0: "violet 4 red 4", 1: "violet 4 red 4"},
        gears={0: "violet 4 red 4"},
        run=battle(0, HORDE, "serbia"),
    )
    to(m, "archery")
    assert "tech:strategy" in legal(m)
    assert "tech:flight_of_time" not in legal(m)


@rule("MEU-16.24", "MEU-16.25", "MEU-28.2")
def test_who_can_borrow_nothing_is_not_asked() -> None:
    for realms, asked_too in ((("byz", "hun", "nov"), False), (("nov", "hun", "byz"), True)):
        m = medioevo(phase=6, realms=realms, tech={0: "violet 4", 2: "yellow 3"}, cards={2: (22,)})
        state = position(m)
        state.army[WORLD.index["smolensk"] * 7 + 2] = 1 if asked_too else 0
        state.refresh(WORLD.index["smolensk"])
        found = listed(state, 0, OwnTurn(seat=0))
        assert ("tech:proselytism" in found) == asked_too
        assert "tech:flight_of_time" not in found  # Control would move no cube


@rule("MEU-16.24", "MEU-18.36")
def test_florins_on_a_neighbour_s_magnate_are_not_touched() -> None:
    for laid in (0, 250):
        m = medioevo(phase=6, cards={1: (36, 22)}, at={"thracia": "0: 1 light"}, **VIOLET)  # type: ignore[arg-type]
        position(m).magnate = laid
        play(m, "tech:proselytism")
        assert offered(m) == [22]
        own = medioevo(phase=6, cards={0: (36,)})
        position(own).magnate = laid
        assert 36 in offered(own)
