"""At tables of three and four, with another seat than the first to act: whose choice, whose loss, whose reward."""

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, NOBODY, PIECE_NAMES, TERRAIN_NAMES
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansAppear, BarbariansMove
from gonfalon.games.clash_of_cultures.rules.pirates import PiratesAppear
from gonfalon.games.clash_of_cultures.rules.position import GONE
from gonfalon.games.clash_of_cultures.rules.scoring import lines
from gonfalon.games.clash_of_cultures.rules.status import first_chooser
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_turn,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    owner,
    place,
    running,
    standing,
    state_of,
    tile,
)
from tests.clash_of_cultures.war import go, march, roll, rolled
from tests.support import rule

#: Homes with three: red E4, purple G8, blue B7. D4 grassland, C4 forest, D5 mountain, C5 grassland; F5 forest, F4, E6
#: and E5 grassland.
MIDDLE = {3: "R19", 4: "R20"}


def colours(match: Match, city: str) -> dict[str, int]:
    """The buildings of a city and whose they are."""
    state = state_of(match)
    found = {name: state.building(place(state, city), piece) for piece, name in enumerate(PIECE_NAMES)}
    return {name: colour for name, colour in found.items() if colour != NOBODY}


@rule("COC-16.15", "COC-17.2", "COC-17.3", "COC-17.8")
def test_the_third_seat_conquers_a_city_of_three_colours_behind_its_fortress() -> None:
    match = coc(
        3,
        turn=BLUE,
        regions=MIDDLE,
        cities={"E5": "red happy temple academy:blue fortress:purple"},
        units={"D5": "blue 3 infantry"},
        advances={BLUE: "tactics"},
    )
    march(match, "D5", "3 infantry", "hex:E5")
    roll(match, "6I", "6I")  # a wall stops one of the hits, nobody is there to take the others
    assert match.turn == (RED,)  # the former owner may place a settler at home
    do(match, "hex:E4")
    assert (owner(match, "E5"), mood(match, "E5"), held(match, BLUE)) == (BLUE, "angry", {"gold": 5})
    assert colours(match, "E5") == {"temple": BLUE, "academy": BLUE, "fortress": PURPLE}
    assert (standing(match, "E5"), standing(match, "E4")) == ({"infantry": 2}, {"settler": 2})


@rule("COC-17.4", "COC-28.3", "COC-30.1")
def test_who_loses_the_last_city_gets_no_settler_and_the_age_is_the_last() -> None:
    match = coc(
        3,
        turn=PURPLE,
        regions=MIDDLE,
        cities={"E4": "", "E5": "red neutral"},
        units={"E4": "", "E6": "purple 1 infantry"},
        advances={PURPLE: "tactics"},
        round_number=3,
    )
    march(match, "E6", "1 infantry", "hex:E5")
    assert (match.turn, held(match, PURPLE)) == ((PURPLE,), {"gold": 1})
    do(match, "button:done")
    state_of(match).first = BLUE
    at_turn(match, PURPLE)  # the last of the round
    do(match, "button:end")
    assert match.over


@rule("COC-17.6", "COC-17.7", "COC-27.8", "COC-4.1")
def test_without_a_settlement_a_wonder_falls_with_its_city_and_gold_stops_at_seven() -> None:
    towns = dict.fromkeys(("F4", "E6", "F5", "D4", "C4", "C5"), "purple")
    match = coc(
        3,
        turn=PURPLE,
        regions=MIDDLE,
        cities={"E5": "red happy temple academy:blue", **towns},
        units={"F5": "purple 2 infantry"},
        advances={PURPLE: "tactics"},
        wonders={"W1": "E5 by red"},
    )
    march(match, "F5", "2 infantry", "hex:E5")
    do(match, "button:none")
    assert (owner(match, "E5"), state_of(match).wonder_at[0]) == (NOBODY, GONE)
    assert held(match, PURPLE) == {"gold": 7}  # 4 + 1 for the happy city, 4 for its pieces


@rule("COC-25.11", "COC-25.13", "COC-16.12")
def test_the_next_seat_clockwise_speaks_for_the_barbarians() -> None:
    match = coc(
        3,
        turn=BLUE,
        civ={},
        regions=MIDDLE,
        cities={"C5": "blue happy"},
        units={"C5": "blue 2 infantry", "D4": "barbarian 2 infantry 1 cavalry"},
    )
    running(match, BarbariansMove(seat=BLUE, armies=[]))
    do(match, faces("2C 2C 2C"), faces("6I 6I"))
    assert (rolled(match), match.turn) == ((8, 14), (RED,))
    assert offered(match, "unit") == ["unit:infantry", "unit:cavalry"]
    do(match, "unit:infantry", "unit:infantry")
    assert match.state.step_name() == "Round.roll"  # they never retreat
    fallen = coc(
        3,
        turn=BLUE,
        regions=MIDDLE,
        cities={"C5": "blue happy temple academy:red", "D4": "barbarian"},
        units={"D4": "barbarian 2 infantry"},
    )
    running(fallen, BarbariansMove(seat=BLUE, armies=[]))
    assert (owner(fallen, "C5"), mood(fallen, "C5")) == (BARBARIAN, "angry")
    assert colours(fallen, "C5") == {"temple": BLUE, "academy": RED}
    assert standing(fallen, "B7") == {"settler": 2}


@rule("COC-25.7", "COC-25.8", "COC-25.14")
def test_barbarians_on_their_way_to_one_player_fight_another() -> None:
    match = coc(
        4,
        turn=YELLOW,
        regions={4: "R19", 5: "R20"},
        units={"D7": "red 2 infantry", "D6": "barbarian 1 infantry"},
    )
    running(match, BarbariansMove(seat=YELLOW, armies=[]))
    assert offered(match, "hex") == ["hex:D7", "hex:C7"]  # yellow, at C8, leads them
    do(match, "hex:D7", faces("1L"), faces("6I 6I"))
    assert (held(match, RED), held(match, YELLOW), standing(match, "D7")) == ({"gold": 1}, {}, {"infantry": 2})


@rule("COC-25.3", "COC-25.4")
def test_a_neighbour_drives_barbarians_close_to_home() -> None:
    free = running(coc(4, turn=YELLOW, regions={5: "R20"}), BarbariansAppear(seat=YELLOW))
    assert offered(free, "hex") == ["hex:D6", "hex:E7"]
    crowded = coc(4, turn=YELLOW, regions={5: "R20"}, cities={"E7": "red"})
    running(crowded, BarbariansAppear(seat=YELLOW))
    assert offered(crowded, "hex") == ["hex:B8", "hex:C7", "hex:D8"]  # D7 touches E7


@rule("COC-26.2", "COC-26.3")
def test_the_raid_goes_round_from_the_drawer_and_asks_who_has_something() -> None:
    match = coc(
        3,
        turn=BLUE,
        civ={},
        regions={6: "R08", 9: "R05 turned"},  # B6, C7, C8, D7 sea
        pirates={"C8": 2, "B6": 1},
        cities={"B7": "blue happy", "C6": "red neutral", "D6": "purple angry"},
        goods={RED: "gold 1 mood 1"},
    )
    running(match, PiratesAppear(seat=BLUE))
    do(match, "hex:D7")  # the last of the supply; the next one is taken from the board, and must touch B7
    assert offered(match, "hex") == ["hex:B6", "hex:C8"]
    do(match, "hex:B6")
    assert offered(match, "hex") == ["hex:B6", "hex:C7", "hex:C8"]
    do(match, "hex:C7")
    assert mood(match, "B7") == "neutral"  # blue has nothing to lose
    assert (match.turn, offered(match, "good")) == ((RED,), ["good:gold", "good:mood"])
    do(match, "good:mood")
    assert (held(match, RED), mood(match, "D6")) == ({"gold": 1}, "angry")
    assert match.state.step_name() == "Turn.choose"


@rule("COC-16.10", "COC-16.9", "COC-16.12")
def test_of_three_elephant_dice_two_elephants_take_the_worst() -> None:
    match = coc(
        3,
        turn=BLUE,
        civ={BLUE: "rome"},
        regions=MIDDLE,
        units={"D5": "blue 1 infantry 1 cavalry 2 elephant", "E5": "barbarian 2 infantry 1 elephant"},
        advances={BLUE: "tactics"},
    )
    march(match, "D5", "1 infantry 1 cavalry 2 elephant", "hex:E5")
    do(match, faces("4E 2E 3E 5C"), "die:2", "die:3", faces("6I 6I 4E"))
    assert rolled(match) == (11, 14)
    do(match, "unit:elephant")  # red, for the barbarians: one of two hits is cancelled
    assert standing(match, "E5") == {"infantry": 2}
    assert match.state.step_name() == "Round.retreat"  # the two hits on blue are cancelled


@rule("COC-16.13", "COC-16.14", "COC-18.4")
def test_settlers_share_the_fate_of_their_army_or_of_their_fortress() -> None:
    kw = {"regions": MIDDLE, "turn": BLUE, "advances": {BLUE: "tactics"}}
    units = {"D5": "blue 1 infantry 1 settler", "E5": "red 1 infantry 1 settler"}
    both = coc(3, cities={"E5": "red neutral"}, units=units, **kw)  # type: ignore[arg-type]
    march(both, "D5", "1 infantry 1 settler", "hex:E5")
    do(both, faces("6I"), faces("6I"))
    assert (standing(both, "E5"), standing(both, "D5"), owner(both, "E5")) == ({}, {}, RED)
    units = {"D5": "blue 1 infantry", "E5": "red 2 settler"}
    kept = coc(3, cities={"E5": "red fortress"}, units=units, **kw)  # type: ignore[arg-type]
    march(kept, "D5", "1 infantry", "hex:E5")
    do(kept, faces("6I"), faces("5C"))
    assert (standing(kept, "E5"), owner(kept, "E5")) == ({"settler": 2}, RED)


@rule("COC-19.3", "COC-19.4")
def test_after_a_battle_at_sea_both_sides_throw_over_what_their_ships_cannot_carry() -> None:
    match = coc(
        3,
        turn=BLUE,
        regions={6: "R08", 9: "R05 turned"},
        units={"C7": "blue 2 ship 2 infantry 2 settler", "C8": "red 2 ship 3 settler", "B7": "", "E4": ""},
        advances={BLUE: "tactics"},
    )
    do(match, "action:move", "hex:C7")
    go(match, "2 ship 2 infantry 2 settler", "hex:C8")
    do(match, faces("6I 1L"), faces("6I 2C"), "button:retreat")
    assert match.turn == (BLUE,)
    do(match, "unit:infantry", "unit:settler")
    assert standing(match, "C7") == {"settler": 1, "infantry": 1, "ship": 1}
    assert standing(match, "C8") == {"settler": 2, "ship": 1}


@rule("COC-28.10", "COC-28.11")
def test_ties_for_the_first_player_are_settled_clockwise_from_the_present_one() -> None:
    even = {RED: "mood 2", BLUE: "culture 2"}
    three = {PURPLE: "mood 1 culture 2", BLUE: "culture 3", YELLOW: "mood 3"}
    for goods, first, chooser in ((even, YELLOW, RED), (even, PURPLE, BLUE), (even, BLUE, BLUE), (three, RED, PURPLE)):
        match = coc(4, goods=goods)
        state_of(match).first = first
        assert first_chooser(state_of(match)) == chooser


@rule("COC-27.9", "COC-34.6", "COC-30.3")
def test_a_wonder_taken_twice_is_shared_by_its_builder_and_its_last_owner() -> None:
    match = coc(
        3,
        turn=BLUE,
        regions=MIDDLE,
        cities={"E5": "red neutral"},
        units={"D5": "blue 1 infantry"},
        advances={BLUE: "tactics"},
        wonders={"W1": "E5 by purple", "W6": "E5 by red"},
    )
    march(match, "D5", "1 infantry", "hex:E5")
    do(match, "button:none")
    assert [lines(state_of(match), seat)[3] for seat in (RED, PURPLE, BLUE)] == [10, 4, 4]  # half points


@rule("COC-15.4", "COC-15.5")
def test_on_the_larger_boards_too_the_sea_lies_at_the_edge_and_inside_as_one_likes() -> None:
    for seats, start, target, name, spaces in (
        (3, "E4", "D4", "R12", ["sea", "grassland"]),  # C4 is an edge space, D5 is not
        (4, "C2", "D2", "R16", ["sea", "grassland"]),  # C3 is one, E3 is not
    ):
        match = do(march(coc(seats), start, "1 settler", "hex:" + target), tile(name))
        state = state_of(match)
        slot = state.land().regions[state.land().region_of[place(state, target)]]
        assert [TERRAIN_NAMES[state.terrain[there]] for there in slot[1:3]] == spaces
    inside = do(march(coc(3), "E4", "1 settler", "hex:E5"), tile("R12"))
    assert offered(inside, "turn") == ["turn:0", "turn:1"]  # no edge anywhere


@rule("COC-25.15", "COC-25.17", "COC-13.5")
def test_an_empty_barbarian_city_waits_for_an_army_and_keeps_its_colours() -> None:
    kw = {"regions": MIDDLE, "turn": BLUE, "cities": {"C5": "barbarian temple:blue academy:red"}}
    lone = coc(3, units={"C4": "blue 1 settler"}, **kw)  # type: ignore[arg-type]
    do(lone, "action:move", "hex:C4")
    assert "hex:C5" not in lone.legal()
    match = coc(3, units={"C4": "blue 1 infantry 1 settler"}, advances={BLUE: "tactics"}, **kw)  # type: ignore[arg-type]
    march(match, "C4", "1 infantry 1 settler", "hex:C5")
    assert (owner(match, "C5"), mood(match, "C5"), held(match, BLUE)) == (BLUE, "angry", {"gold": 1})
    assert colours(match, "C5") == {"temple": BLUE, "academy": RED}
    assert standing(match, "C5") == {"settler": 1, "infantry": 1}


@rule("COC-9.4", "COC-9.5", "COC-20.2")
def test_a_city_raised_after_its_angry_activation_works_once_more_and_drops_again() -> None:
    match = coc(3, turn=BLUE, actions=6, cities={"B7": "blue neutral"}, goods={BLUE: "mood 1"})
    for after in ("neutral", "angry", "angry"):
        do(match, "action:collect", "collect:food1")
        assert mood(match, "B7") == after
    assert "action:collect" not in match.legal()
    do(match, "action:happiness")
    assert (mood(match, "B7"), held(match, BLUE)["food"]) == ("neutral", 2)
    do(match, "action:collect", "collect:food1")
    assert mood(match, "B7") == "angry"
    assert "action:collect" not in match.legal()  # once while angry, and that was before
