"""Phase 5: movement (section 8)."""

from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule


def moves(m: Match, *slots: int) -> list[int]:
    """The movement left to carriers."""
    return [position(m).moves[slot] for slot in slots]


# -- the course of the phase --------------------------------------------------------------------


@rule("MEU-8.1", "MEU-8.4", "MEU-28.58")
def test_rounds_go_on_until_everybody_passes_in_one() -> None:
    m = medioevo(at={"thracia": "0: wagon1", "alfold": "1: wagon1", "saraj": "2: wagon1"})
    play(m, "group:thracia", "button:all-land", "enter:rhodope", "button:enter")
    assert asked(m) == (1, "activation")
    play(m, "button:pass", "button:pass")
    assert asked(m) == (0, "activation")  # somebody has moved: another round
    play(m, "button:pass")
    assert asked(m) == (1, "activation")
    assert "alfold" in legal(m, "group")  # passing is not final
    play(m, "button:pass", "button:pass")
    assert position(m).phase == 6


@rule("MEU-8.1")
def test_a_battle_is_fought_before_the_next_player_moves() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1", "alfold": "1: wagon1"}, circle="4 6 8")
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    assert any(type(frame).__name__ == "Battle" for frame in m.state.frames)
    play(m, "button:fight-on", (4, 6, 8), "reroll:none")
    while asked(m)[1] == "hit":
        play(m, legal(m)[0])
    assert asked(m) == (0, "own-turn")
    play(m, "button:pass")
    assert asked(m) == (1, "activation")


@rule("MEU-8.3", "MEU-8.27")
def test_units_are_left_behind_and_picked_up_on_the_way() -> None:
    m = medioevo(at={"thracia": "0: 2 light wagon1", "rhodope": "0: 2 heavy"})
    play(m, "group:thracia", "button:all-land", "land:rhodope", "button:load", "carrier:0")
    play(m, "take:heavy", "take:heavy", "button:go", "enter:macedonia", "button:enter")
    assert here(m, "rhodope", 0) == "2 light"
    assert here(m, "macedonia", 0) == "2 heavy wagon1"
    assert position(m).halted[WORLD.index["rhodope"] * 7] == 0  # left behind, and not stopped
    assert position(m).halted[WORLD.index["macedonia"] * 7] == position(m).army[WORLD.index["macedonia"] * 7]
    assert moves(m, 0) == [0]


@rule("MEU-8.3")
def test_a_wagon_left_behind_keeps_its_movement() -> None:
    m = medioevo(at={"thracia": "0: 3 light wagon1 wagon1"})
    play(m, "group:thracia", "carrier:0", "carrier:1", "take:light", "take:light", "take:light", "button:go")
    play(m, "land:rhodope", "button:load", "carrier:1", "take:light", "take:light", "take:light", "button:go")
    play(m, "enter:macedonia", "button:enter")
    assert here(m, "rhodope", 0) == "wagon1"
    assert moves(m, 0, 1) == [5, 0]
    play(m, "button:pass", "button:pass")
    assert legal(m, "group") == ["rhodope"]


@rule("MEU-8.2")
def test_all_groups_of_a_movement_have_one_destination() -> None:
    m = medioevo(at={"thracia": "0: 1 light wagon1", "macedonia": "0: 1 light wagon1"})
    play(m, "group:thracia", "button:all-land", "enter:rhodope", "group:macedonia", "button:all-land")
    assert legal(m, "enter") == ["rhodope"]
    assert "land:attica" not in legal(m)


@rule("MEU-8.2", "MEU-8.3")
def test_a_group_that_waits_to_enter_is_not_taken_along_by_another() -> None:
    m = medioevo(at={"rhodope": "0: 1 archer wagon1", "thracia": "0: wagon1", "macedonia": "0: wagon1"})
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria")
    play(m, "group:thracia", "button:all-land", "land:rhodope")
    assert "button:load" not in legal(m)
    alone = medioevo(at={"thracia": "0: wagon1", "macedonia": "0: wagon1"})
    play(alone, "group:thracia", "button:all-land", "land:rhodope")
    assert "button:load" in legal(alone)


@rule("MEU-8.5")
def test_caravans_and_merchant_ships_do_not_move() -> None:
    m = medioevo(at={"thracia": "0: caravan1 ship1", "lydia": "0: wagon1"})
    assert legal(m, "group") == ["lydia"]


# -- movement points ----------------------------------------------------------------------------


@rule("MEU-8.6", "MEU-14.2", "MEU-EX-26")
def test_capacity_and_movement_by_level() -> None:
    at = "wagon1 wagon2 wagon3 catapult trebuchet bombard"
    m = medioevo(at={"lydia": f"0: {at}", "thracia": "1: galley1 galley2 galley3 caravan1 caravan2 caravan3"})
    state = position(m)
    assert [state.room(slot) for slot in range(6)] == [3, 6, 9, 0, 0, 0]
    assert moves(m, 0, 1, 2, 3, 4, 5) == [6, 7, 8, 4, 4, 4]
    assert [state.room(slot) for slot in range(10, 16)] == [3, 6, 9, 0, 0, 0]
    assert [state.hold(slot) for slot in range(10, 16)] == [0, 0, 0, 2, 4, 6]
    assert moves(m, 10, 11, 12, 13, 14, 15) == [6, 7, 8, 6, 7, 8]


@rule("MEU-8.9", "MEU-EX-26", "MEU-8.23")
def test_a_galley_takes_wagons_machines_and_units_one_space_each() -> None:
    m = medioevo(at={"thracia": "0: 9 light galley2 wagon1 catapult"})
    play(m, "group:thracia", "button:by-sea", "carrier:0", "carrier:1", "carrier:2")
    for _ in range(3):
        play(m, "take:light")
    assert "take:light" in legal(m)  # five of six spaces are used
    play(m, "take:light")
    assert "take:light" not in legal(m)
    play(m, "sea:propontis", "button:stay")
    assert here(m, "propontis", 0) == "galley2(4 light wagon1 catapult)"
    assert here(m, "thracia", 0) == "5 light"


@rule("MEU-8.9", "MEU-8.23")
def test_several_galleys_share_what_they_take() -> None:
    m = medioevo(at={"thracia": "0: 5 light galley1 galley1"})
    play(m, "group:thracia", "button:all-sea", "sea:propontis", "button:stay")
    assert here(m, "propontis", 0) == "galley1(3 light) galley1(2 light)"


@rule("MEU-8.9")
def test_a_wagon_takes_no_more_units_than_it_has_room_and_no_machine() -> None:
    m = medioevo(at={"thracia": "0: 9 light wagon2"})
    play(m, "group:thracia", "carrier:0")
    for _ in range(6):
        play(m, "take:light")
    assert "take:light" not in legal(m)


@rule("MEU-8.7", "MEU-8.15")
def test_each_step_costs_one_until_nothing_is_left() -> None:
    m = medioevo(at={"thracia": "0: wagon1"}, moves={0: 2})
    play(m, "group:thracia", "button:all-land", "land:rhodope", "land:macedonia")
    assert moves(m, 0) == [0]
    assert legal(m, "land") == []
    m = medioevo(at={"thracia": "0: wagon1"}, moves={0: 0})
    assert legal(m, "group") == []


@rule("MEU-8.8")
def test_units_do_not_move_without_carriers() -> None:
    m = medioevo(at={"thracia": "0: 3 light"})
    assert legal(m, "group") == []
    m = medioevo(at={"thracia": "0: 3 light wagon1"})
    play(m, "group:thracia")
    assert legal(m) == ["button:all-land", "carrier:0"]  # the carrier first


@rule("MEU-8.10")
def test_machines_walk_by_themselves_on_land_and_never_swim() -> None:
    m = medioevo(at={"thracia": "0: catapult"})
    play(m, "group:thracia", "button:all-land")
    assert {"rhodope", "bithynia"} <= set(legal(m, "land"))
    assert legal(m, "sea") == []
    play(m, "land:rhodope")
    assert moves(m, 0) == [3]


@rule("MEU-8.11", "MEU-28.58")
def test_ships_sail_between_seas_and_dock_in_any_coastal_land_for_a_point_each() -> None:
    m = medioevo(at={"thracia": "0: galley1"})
    play(m, "group:thracia", "button:all-sea")
    assert sorted(legal(m, "sea")) == ["aegean_north", "black_sea_west", "propontis"]
    assert legal(m, "land") == []  # a ship does not walk
    play(m, "sea:aegean_north")
    assert {"rhodope", "lydia"} <= set(legal(m, "land"))  # no port is needed
    assert "phrygia" not in legal(m, "land")
    play(m, "land:lydia")
    assert here(m, "lydia", 0) == "galley1"
    assert here(m, "aegean_north", 0) == ""
    assert moves(m, 0) == [4]


@rule("MEU-8.12", "MEU-8.22", "MEU-8.25", "MEU-EX-27")
def test_units_change_from_a_wagon_to_a_docked_galley() -> None:
    m = medioevo(at={"rhodope": "0: 3 light wagon1", "thracia": "0: galley1"})
    play(m, "group:rhodope", "button:all-land", "land:thracia", "button:load", "button:by-sea", "carrier:1")
    play(m, "take:light", "take:light", "take:light", "sea:propontis", "button:stay")
    assert asked(m) == (0, "more-groups")
    play(m, "button:stay")
    assert here(m, "propontis", 0) == "galley1(3 light)"
    assert here(m, "thracia", 0) == "wagon1"
    assert moves(m, 0, 1) == [5, 0]  # loading costs nothing; the wagon was left on the way
    play(m, "button:pass", "button:pass")
    assert legal(m, "group") == ["thracia"]
    play(m, "group:thracia", "button:all-land")
    assert "rhodope" in legal(m, "land")


@rule("MEU-8.13")
def test_the_dardanelles_are_crossed_and_no_other_strait() -> None:
    m = medioevo(at={"thracia": "0: 1 light wagon1 catapult"})
    play(m, "group:thracia", "button:all-land", "land:bithynia")
    assert here(m, "bithynia", 0) == "1 light wagon1 catapult"
    assert WORLD.strait == {
        (WORLD.index[a], WORLD.index[b]) for a, b in (("thracia", "bithynia"), ("bithynia", "thracia"))
    }
    assert WORLD.index["sicily"] not in WORLD.by_land[WORLD.index["apulia"]]


@rule("MEU-8.14", "MEU-EX-25")
def test_out_of_a_castle_units_walk_without_transport_or_cost() -> None:
    m = medioevo(at={"macedonia": "0: 3 heavy", "serbia": "1: 1 light"}, built={"macedonia": "castle"}, war=((0, 1),))
    play(m, "group:macedonia", "button:all-land", "enter:serbia", "button:enter")
    assert here(m, "serbia", 0) == "3 heavy"
    fort = medioevo(at={"macedonia": "0: 3 heavy", "serbia": "1: 1 light"}, built={"macedonia": "fort"}, war=((0, 1),))
    assert legal(fort, "group") == []


@rule("MEU-8.14")
def test_carriers_leave_a_castle_for_nothing_and_go_on_with_what_they_have() -> None:
    m = medioevo(at={"macedonia": "0: 3 heavy wagon1"}, built={"macedonia": "castle"})
    play(m, "group:macedonia", "button:all-land", "land:rhodope")
    assert moves(m, 0) == [6]
    play(m, "land:thracia")
    assert moves(m, 0) == [5]
    assert here(m, "thracia", 0) == "3 heavy wagon1"
    walkers = medioevo(at={"macedonia": "0: 3 heavy"}, built={"macedonia": "castle"})
    play(walkers, "group:macedonia", "button:all-land", "land:rhodope")
    assert legal(walkers, "land") == []
    met = medioevo(at={"macedonia": "0: 3 heavy", "rhodope": "0: wagon1"}, built={"macedonia": "castle"})
    play(met, "group:macedonia", "button:all-land", "land:rhodope", "button:load", "carrier:0")
    assert legal(met, "take") == []  # they came without a carrier and are stopped


@rule("MEU-8.14")
def test_a_castle_of_which_another_holds_the_land_helps_nobody() -> None:
    m = medioevo(at={"macedonia": "0: 3 heavy; 1: 1 light"}, built={"macedonia": "castle"})
    assert legal(m, "group") == []
    m = medioevo(at={"macedonia": "0: 3 heavy"}, built={"macedonia": "castle"})
    assert legal(m, "group") == ["macedonia"]


@rule("MEU-8.14", "MEU-EX-102", "MEU-8.15")
def test_stopped_units_may_leave_a_castle_once_a_turn() -> None:
    m = medioevo(at={"rhodope": "0: 2 light wagon1"}, built={"macedonia": "castle", "thracia": "castle"})
    play(m, "group:rhodope", "button:all-land", "enter:macedonia", "button:enter", "button:pass", "button:pass")
    assert position(m).halted[WORLD.index["macedonia"] * 7] == 2
    play(m, "group:macedonia", "take:light", "take:light", "button:go", "enter:rhodope", "button:enter")
    assert here(m, "rhodope", 0) == "2 light"
    assert moves(m, 0) == [0]
    play(m, "button:pass", "button:pass")
    assert "rhodope" not in legal(m, "group")  # stopped
    again = medioevo(at={"macedonia": "0: 2 light"}, built={"macedonia": "castle", "rhodope": "castle"})
    play(again, "group:macedonia", "button:all-land", "enter:rhodope", "button:enter", "button:pass", "button:pass")
    assert legal(again, "group") == []  # a second Castle does not help: each piece once


# -- what stops a movement ----------------------------------------------------------------------


@rule("MEU-8.16")
def test_resistance_takes_the_movement_that_is_left() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1"})
    play(m, "group:rhodope", "button:all-land")
    assert "land:bulgaria" not in legal(m)  # no way through
    play(m, "enter:bulgaria", "button:enter")
    assert moves(m, 0) == [0]
    assert here(m, "bulgaria", HORDE) == "1 light"


@rule("MEU-8.18", "MEU-13.1", "MEU-9.31")
def test_empty_land_of_an_enemy_is_conquered_without_a_battle() -> None:
    m = medioevo(at={"serbia": "0: 1 light wagon1"}, tokens={"serbia": 0}, built={"temes": "tower"}, war=((0, 1),))
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    assert holder(m, "temes") == 0
    assert asked(m) == (0, "asset")
    play(m, "button:keep")
    assert buildings(m, "temes") == "tower"
    assert moves(m, 0) == [0]
    assert asked(m) == (1, "activation")


@rule("MEU-8.18", "MEU-19.5")
def test_under_an_armistice_empty_land_is_entered_and_not_conquered() -> None:
    m = medioevo(at={"serbia": "0: 1 light wagon1"}, tokens={"serbia": 0}, armistice=((0, 1),))
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    assert here(m, "temes", 0) == "1 light wagon1"
    assert position(m).honour[0] == 10
    assert moves(m, 0) == [0]
    assert position(m).conquests[0] == 0


@rule("MEU-8.19")
def test_own_land_and_seas_without_enemies_are_crossed_freely() -> None:
    at = {"thracia": "0: galley1", "propontis": "1: galley1(1 light)"}
    m = medioevo(at=at)
    play(m, "group:thracia", "button:all-sea")
    assert "propontis" in legal(m, "sea")
    m = medioevo(at=at, war=((0, 1),))
    play(m, "group:thracia", "button:all-sea")
    assert "propontis" not in legal(m, "sea")
    m = medioevo(at={"thracia": "0: galley1", "propontis": "1: galley1"}, war=((0, 1),))
    play(m, "group:thracia", "button:all-sea")
    assert "propontis" in legal(m, "sea")  # nobody aboard


@rule("MEU-8.20")
def test_lone_wagons_go_where_a_pact_lets_them_but_not_into_foreign_land() -> None:
    m = medioevo(at={"serbia": "0: wagon1"}, tokens={"serbia": 0})
    play(m, "group:serbia", "button:all-land")
    assert "temes" not in legal(m, "enter")
    m = medioevo(at={"serbia": "0: wagon1"}, tokens={"serbia": 0}, pacts=("1>0 passage",))
    play(m, "group:serbia", "button:all-land")
    assert "temes" in legal(m, "enter")
    m = medioevo(at={"thracia": "0: galley1", "propontis": "1: galley1(1 light)"}, war=((0, 1),))
    play(m, "group:thracia", "button:all-sea")
    assert "propontis" not in legal(m, "enter")
    m = medioevo(at={"thracia": "0: 1 light galley1", "propontis": "1: galley1(1 light)"}, war=((0, 1),))
    play(m, "group:thracia", "button:all-sea")
    assert "propontis" in legal(m, "enter")


# -- carriers and ships -------------------------------------------------------------------------


@rule("MEU-8.21", "MEU-10.8", "MEU-19.3")
def test_at_sea_those_at_peace_are_attacked_only_by_declaring_it() -> None:
    at = {"thracia": "0: 2 light galley1", "propontis": "1: galley1(1 light) ship1"}
    m = medioevo(at=at)
    play(m, "group:thracia", "button:all-sea", "enter:propontis", "button:enter")
    assert asked(m) == (0, "attack-at-sea")
    play(m, "button:peaceful")
    assert position(m).honour[0] == 10
    assert asked(m) == (1, "activation")
    bold = medioevo(at=at)
    play(bold, "group:thracia", "button:all-sea", "enter:propontis", "button:enter", "attack:1")
    assert position(bold).honour[0] == 7
    assert any(type(frame).__name__ == "Battle" for frame in bold.state.frames)


@rule("MEU-8.22", "MEU-8.25", "MEU-EX-101", "MEU-10.7")
def test_a_landing_stops_everything_and_is_fought_on_land() -> None:
    m = medioevo(at={"thracia": "0: 4 light galley2"}, circle="4 6 8")
    play(m, "group:thracia", "button:all-sea", "sea:aegean_north", "sea:aegean_south")
    assert moves(m, 0) == [5]
    play(m, "enter:candia", "button:enter")
    assert here(m, "candia", 0) == "4 light galley2"  # all stands in the territory
    assert here(m, "candia", HORDE) == "1 light"
    assert moves(m, 0) == [0]
    play(m, "button:fight-on", (1, 2, 6), "reroll:none")
    args = dict([line for line in m.log(0) if line["key"] == "values"][-1]["args"])
    assert args["attack"] == 6  # no bonus of a fleet


@rule("MEU-8.23")
def test_a_galley_takes_no_stopped_pieces_along() -> None:
    m = medioevo(at={"thracia": "0: 3 light galley1 wagon1"}, stopped={"thracia": "0: 2 light"}, moves={1: 0})
    play(m, "group:thracia", "button:by-sea", "carrier:0")
    assert legal(m, "carrier") == []
    play(m, "take:light")
    assert legal(m, "take") == []


@rule("MEU-8.24")
def test_at_sea_the_cargo_is_fixed() -> None:
    m = medioevo(at={"propontis": "0: galley1(2 light) galley1(wagon1)"})
    play(m, "group:propontis")
    assert legal(m, "take") == []
    assert legal(m, "carrier") == ["0", "1"]  # Galleys alone
    play(m, "carrier:0", "button:go", "sea:aegean_north", "button:stay")
    assert here(m, "aegean_north", 0) == "galley1(2 light)"
    assert here(m, "propontis", 0) == "galley1(wagon1)"
    assert moves(m, 2) == [6]  # the wagon aboard has used nothing of its own


@rule("MEU-8.25")
def test_what_is_landed_at_home_goes_on_in_the_same_movement() -> None:
    m = medioevo(at={"propontis": "0: galley1(2 light wagon1)"})
    play(m, "group:propontis", "carrier:0", "button:go", "land:bithynia")
    assert here(m, "bithynia", 0) == "2 light galley1 wagon1"
    assert asked(m)[1] == "more-groups"
    play(m, "group:bithynia", "button:all-land", "enter:lydia", "button:enter")
    assert here(m, "lydia", 0) == "2 light wagon1"
    assert here(m, "bithynia", 0) == "galley1"


@rule("MEU-8.26")
def test_with_a_galley_at_sea_everything_aboard_is_lost() -> None:
    m = medioevo(at={"propontis": "0: galley1(1 heavy wagon1 catapult)"})
    play(m, "free:remove", "carrier:0", "button:done")
    assert position(m).carriers(0) == []
    assert position(m).reserve(0, 2) == 20
    docked = medioevo(at={"thracia": "0: 1 heavy galley1 wagon1 catapult"})
    play(docked, "free:remove", "carrier:0", "button:done")
    assert here(docked, "thracia", 0) == "1 heavy wagon1 catapult"


@rule("MEU-8.28", "MEU-12.17", "MEU-13.13")
def test_an_activation_is_a_movement_a_battle_a_seizure_or_passing() -> None:
    m = medioevo(
        at={
            "thracia": "0: wagon1",
            "bulgaria": "0: 3 heavy; 1: 1 light",
            "serbia": "0: 1 light; 1: caravan1[black 2]",
            "alfold": "1: wagon1",
        },
        war=((0, 1),),
    )
    assert legal(m, "group") != []
    assert legal(m, "fight") == ["bulgaria-1"]
    assert legal(m, "seize") == ["serbia-1"]
    play(m, "fight:bulgaria-1")
    assert any(type(frame).__name__ == "Battle" for frame in m.state.frames)


@rule("MEU-EX-28", "MEU-8.17")
def test_a_wagon_that_meets_hostile_units_stops_and_fights() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1", "temes": "1: 1 heavy"}, tokens={"serbia": 0}, war=((0, 1),))
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    assert here(m, "temes", 0) == "3 light wagon1"
    assert position(m).moves[0] == 0
    assert m.state.step_name() == "Battle.announce"


@rule("MEU-EX-100", "MEU-8.2", "MEU-8.16")
def test_two_wagons_from_two_sides_meet_one_horde() -> None:
    m = medioevo(at={"thracia": "0: 3 light wagon1", "macedonia": "0: 3 light wagon1"}, circle="3 3 8")
    play(m, "group:thracia", "button:all-land", "enter:bulgaria")
    play(m, "group:macedonia", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", 0) == "6 light wagon1 wagon1"
    assert here(m, "bulgaria", HORDE) == "2 light 1 archer"


@rule("MEU-8.20")
def test_a_wagon_alone_may_not_enter_barbarian_land() -> None:
    m = medioevo(at={"thracia": "0: wagon1"})
    play(m, "group:thracia", "button:all-land")
    assert "enter:bulgaria" not in legal(m)
    assert "land:rhodope" in legal(m)


@rule("MEU-13.8", "MEU-EX-46")
def test_land_left_without_troops_is_kept_at_home_and_under_a_token() -> None:
    m = medioevo(at={"bulgaria": "0: 1 light wagon1", "serbia": "0: 1 light wagon1"}, tokens={"serbia": 0})
    assert [holder(m, name) for name in ("thracia", "bulgaria", "serbia")] == [0, 0, 0]
    play(m, "group:bulgaria", "button:all-land", "enter:thracia", "button:enter", "button:pass", "button:pass")
    play(m, "group:serbia", "button:all-land", "enter:macedonia", "button:enter")
    assert [holder(m, name) for name in ("thracia", "bulgaria", "serbia")] == [0, -1, 0]


@rule("MEU-19.25", "MEU-8.21")
def test_a_fleet_that_meets_another_cannot_take_its_step_back() -> None:
    for other, back in (("aegean_north", False), ("black_sea_west", True)):
        m = medioevo(at={"propontis": "0: galley1(1 light)", other: "1: galley1(1 light)"})
        to(m, "activation")
        m.keeps_undo = True
        play(m, "group:propontis")
        for answer in ("enter:aegean_north", "button:enter"):
            m.apply(answer, 0)
        assert m.can_undo(0) == back, other
