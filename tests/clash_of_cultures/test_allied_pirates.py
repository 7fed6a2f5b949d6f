"""Pirate ships under control (COC-33.14, 33.46): they move, carry, found, fight and are lost as one's own."""

from gonfalon.games.clash_of_cultures.content.names import PIRATE_SHIP, SHIP
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import LoseUnits
from gonfalon.games.clash_of_cultures.rules.limits import fleet
from gonfalon.games.clash_of_cultures.rules.pirates import PiratesAppear
from gonfalon.games.clash_of_cultures.rules.tired import FOUGHT, code, groups
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    coc,
    do,
    faces,
    held,
    offered,
    owner,
    place,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import points, told
from tests.clash_of_cultures.war import go
from tests.support import rule

SEA = {8: "R08", 6: "R05"}  # E7, F7, E6 and D5 are one ocean


def fleet_at(units: dict[str, str], pirates: dict[str, int], **more: object) -> Match:
    """Carthage is purple."""
    more.setdefault("advances", {PURPLE: "fishing navigation tactics"})
    return coc(
        civ={PURPLE: "carthage", RED: "rome"},
        turn=PURPLE,
        regions=SEA,
        units=units,
        pirates=pirates,
        **more,  # type: ignore[arg-type]
    )


def wild(match: Match, name: str) -> tuple[int, int]:
    """All pirate ships of a space, and those nobody controls."""
    state = state_of(match)
    return state.pirates[place(state, name)], state.wild(place(state, name))


@rule("COC-33.14")
def test_pirate_ships_sail_with_a_ship_of_ones_own() -> None:
    match = fleet_at({"E7": "purple 1 ship"}, {"E7": 2})
    do(match, "action:move", "hex:E7")
    assert offered(match, "take") == ["take:pirate_0", "take:pirate_1", "take:pirate_2"]
    do(match, "take:pirate_1", "hex:F7")
    assert (standing(match, "F7"), wild(match, "F7"), wild(match, "E7")) == ({"ship": 1}, (1, 0), (1, 1))
    assert "hex:F7" not in match.legal()  # both have moved in this action
    alone = coc(civ={PURPLE: "rome"}, turn=PURPLE, regions=SEA, units={"E7": "purple 1 ship"})
    do(alone, "action:move", "hex:E7")
    assert not any("pirate" in str(answer) for answer in alone.legal())


@rule("COC-33.14")
def test_a_pirate_ship_goes_nowhere_without_a_unit_of_the_colour() -> None:
    match = fleet_at({"E7": "purple 2 ship"}, {"E7": 1})
    do(match, "action:move", "hex:E7")
    assert offered(match, "take") == ["take:ship_1", "take:ship_2"]  # never none
    carried = fleet_at({"E7": "purple 2 infantry"}, {"E7": 1})  # aboard the pirates
    do(carried, "action:move", "hex:E7", "take:infantry_1")
    assert offered(carried, "hex")[0] != "hex:D5"  # who stays needs the ship: the other one can only land
    assert "hex:D5" not in carried.legal()
    again = fleet_at({"E7": "purple 2 infantry"}, {"E7": 1})
    do(again, "action:move", "hex:E7", "take:infantry_2", "take:pirate_1", "hex:D5")
    assert (standing(again, "D5"), wild(again, "D5"), wild(again, "E7")) == ({"infantry": 2}, (1, 0), (0, 0))


@rule("COC-33.14", "COC-14.5")
def test_land_units_embark_on_pirate_ships() -> None:
    match = fleet_at({"D7": "purple 1 settler"}, {"E7": 1})
    do(match, "action:move", "hex:D7")
    if offered(match, "take"):
        do(match, "take:settler_1")
    assert "hex:E7" in match.legal()
    do(match, "hex:E7")
    assert (standing(match, "E7"), wild(match, "E7")) == ({"settler": 1}, (1, 0))


@rule("COC-33.14", "COC-19.1")
def test_allies_attack_with_the_squad_and_are_lost_first() -> None:
    match = fleet_at({"E7": "purple 1 ship", "F7": "red 1 ship"}, {"E7": 1})
    do(match, "action:move", "hex:E7", "take:pirate_1", "hex:F7")
    state = state_of(match)
    do(match, faces("2C 4E"), faces("6I"))  # two dice; both sides are hit once
    assert (standing(match, "F7"), wild(match, "F7"), sum(state.pirates)) == ({"ship": 1}, (0, 0), 0)
    assert (state.holder[place(state, "F7")], state.spare(PURPLE, SHIP), held(match, PURPLE)) == (PURPLE, 3, {})


@rule("COC-33.14", "COC-14.3", "COC-16.16")
def test_allies_retreat_with_the_squad_and_have_fought() -> None:
    match = fleet_at({"E7": "purple 1 ship", "F7": "red 1 ship"}, {"E7": 1})
    do(match, "action:move", "hex:E7", "take:pirate_1", "hex:F7", faces("1L 1L"), faces("1L"))
    do(match, "button:retreat")
    assert (standing(match, "E7"), wild(match, "E7")) == ({"ship": 1}, (1, 0))
    if match.state.step_name() == "MoveAction.origin":
        assert "hex:E7" not in match.legal()
        do(match, "button:done")
    assert "action:move" not in match.legal() or "hex:E7" not in do(match, "action:move").legal()


@rule("COC-33.14")
def test_an_opponent_gains_nothing_for_controlled_pirates() -> None:
    match = coc(
        civ={PURPLE: "carthage", RED: "rome"},
        turn=RED,
        regions=SEA,
        units={"E7": "purple 1 ship", "F7": "red 2 ship"},
        pirates={"E7": 1},
        advances={PURPLE: "fishing navigation", RED: "fishing"},
    )
    do(match, "action:move", "hex:F7", "take:ship_2", faces("6I 5I"), faces("1L 1L"))
    assert (sum(state_of(match).pirates), held(match, RED), standing(match, "E7")) == (0, {}, {"ship": 2})


@rule("COC-33.14")
def test_ships_there_join_when_another_comes_to_attack_the_pirates() -> None:
    match = fleet_at({"E7": "purple 1 ship", "F7": "purple 1 ship"}, {"E7": 1})
    do(match, "action:move", "hex:F7", "hex:E7")
    assert match.legal() == ["button:share", "button:attack"]
    do(match, "button:attack", faces("3I 2C"), faces("1L"))  # two ships throw
    do(match, "good:culture")
    assert (held(match, PURPLE), standing(match, "E7"), wild(match, "E7")) == (
        {"gold": 1, "culture": 1},
        {"ship": 2},
        (0, 0),
    )


@rule("COC-33.14")
def test_at_most_four_ships_share_a_space_but_more_pirates_can_be_attacked() -> None:
    match = fleet_at({"F7": "purple 2 ship"}, {"E7": 3})
    do(match, "action:move", "hex:F7", "take:ship_2", "hex:E7")
    assert match.state.step_name() != "March.share"  # two and three are five: they can only attack
    state = state_of(match)
    do(match, faces("1L 1L"), faces("1L 1L 1L"))
    assert "button:retreat" in match.legal()
    shared = do(fleet_at({"F7": "purple 2 ship"}, {"E7": 2}), "action:move", "hex:F7", "take:ship_2", "hex:E7")
    assert shared.legal() == ["button:share", "button:attack"]
    assert fleet(state, PURPLE, place(state, "E7")) == 3


@rule("COC-33.14", "COC-33.12")
def test_a_pirate_ship_founds_a_city_too() -> None:
    match = fleet_at(
        {"E7": "purple 1 ship"},
        {"E7": 1},
        advances={PURPLE: "fishing navigation cartography"},
    )
    effect = [answer for answer in match.legal() if "hegemony" in str(answer)]
    do(match, effect[0])
    if offered(match, "hex") == ["hex:E7"]:
        do(match, "hex:E7")
    assert offered(match, "unit") == ["unit:ship", "unit:pirate"]
    do(match, "unit:pirate", "hex:F6")
    assert (owner(match, "F6"), wild(match, "E7"), standing(match, "E7")) == (PURPLE, (0, 0), {"ship": 1})


@rule("COC-33.14")
def test_an_event_may_take_a_pirate_ship_with_what_it_carries() -> None:
    match = fleet_at({"E7": "purple 1 infantry", "D7": "purple 1 settler"}, {"E7": 1})
    running(match, LoseUnits(seat=PURPLE, count=1))
    assert "lost:E7_pirate" in match.legal()
    do(match, "lost:E7_pirate")
    assert (standing(match, "E7"), wild(match, "E7")) == ({}, (0, 0))


@rule("COC-33.14")
def test_pirate_ships_count_among_the_units_an_event_asks_for() -> None:
    for pirates, epidemic, deaths in ((0, False, 0), (1, True, 0), (3, True, 2)):  # 1 more by Navigation
        for name, touched in (("E2", epidemic), ("E50", deaths > 0)):
            match = told(fleet_at({"D7": "", "E7": "purple 1 ship"}, {"E7": pirates}), name)
            assert (match.state.step_name() == "LoseUnits.choose") == touched, (pirates, name)
        for _ in range(deaths):
            do(match, "lost:E7_pirate")
        assert points(match, "events") == deaths


@rule("COC-33.46", "COC-26.2")
def test_the_icon_places_only_pirates_that_nobody_controls() -> None:
    cities = {"F6": "red neutral"}  # beside E6 and F7
    match = fleet_at({"E7": "purple 1 ship"}, {"E7": 2}, cities=cities)
    running(match, PiratesAppear(seat=RED))
    do(match, "hex:D5")  # the second one must stand beside the city
    assert match.legal() == ["hex:E6", "hex:F7"]
    do(match, "hex:F7")
    assert (wild(match, "D5"), wild(match, "F7"), wild(match, "E7")) == ((1, 1), (1, 1), (2, 0))
    only = fleet_at({"E7": "purple 1 ship"}, {"E7": 3}, cities=cities)
    running(only, PiratesAppear(seat=RED))  # the only one that is free
    assert only.legal() == ["hex:E6", "hex:F7"]
    do(only, "hex:F7")
    assert (wild(only, "F7"), wild(only, "E7"), sum(state_of(only).pirates)) == ((1, 1), (3, 0), 4)


@rule("COC-26.2")
def test_a_ship_that_was_just_placed_is_not_taken_again() -> None:
    match = coc(civ={PURPLE: "rome"}, turn=PURPLE, regions=SEA, pirates={"F7": 2, "D5": 2})
    running(match, PiratesAppear(seat=PURPLE))
    do(match, "hex:F7", "hex:E7")
    assert match.legal() == ["hex:D5", "hex:F7"]  # not E7
    do(match, "hex:D5", "hex:D5")
    assert (wild(match, "D5"), wild(match, "E7"), wild(match, "F7")) == ((2, 2), (1, 1), (1, 1))


@rule("COC-33.14", "COC-12.4")
def test_a_ship_recruited_among_pirates_shares_their_space_or_attacks() -> None:
    def launched(pirates: int) -> Match:
        cities = {"D7": "purple happy port>E7"}
        match = fleet_at({"D7": "purple 1 settler"}, {"E7": pirates}, cities=cities, goods={PURPLE: "wood 2"})
        do(match, "action:recruit")
        for answer in ("hex:D7", "unit:ship", "button:done"):
            if answer in match.legal():
                do(match, answer)
        return match

    shared = launched(1)
    assert offered(shared, "button") == ["button:share", "button:attack"]
    do(shared, "button:share")
    assert (standing(shared, "E7"), wild(shared, "E7"), shared.state.step_name()) == (
        {"ship": 1},
        (1, 0),
        "Turn.choose",
    )
    fought = do(launched(1), "button:attack", faces("5I"), faces("1L"))
    assert (standing(fought, "E7"), wild(fought, "E7")) == ({"ship": 1}, (0, 0))


@rule("COC-33.14", "COC-13.1")
def test_pirates_whom_a_ship_has_just_joined_do_not_sail_without_it() -> None:
    for cargo, moves in (("", False), (" 1 infantry", True)):
        match = fleet_at({"E7": "purple 1 ship" + cargo}, {"F7": 1})
        go(do(match, "action:move", "hex:E7"), "1 ship" + cargo, "hex:F7")
        do(match, "button:share")
        assert ("hex:F7" in match.legal()) == moves  # the infantry is a unit of one's own


@rule("COC-33.14")
def test_four_ships_may_attack_pirates_together_a_fifth_may_not() -> None:
    match = fleet_at({"F7": "purple 2 ship", "E7": "purple 2 ship"}, {"E7": 1})
    do(match, "action:move", "hex:F7", "take:ship_2")
    assert "hex:E7" in match.legal()
    do(match, "hex:E7")
    do(match, faces("1L 1L 1L 1L"), faces("1L"))  # all four throw
    five = fleet_at({"F7": "purple 2 ship", "E7": "purple 2 ship"}, {"E7": 1, "F7": 1})
    do(five, "action:move", "hex:F7", "take:ship_2", "take:pirate_1")
    assert "hex:E7" not in five.legal()


@rule("COC-33.14", "COC-13.7")
def test_the_pirate_ship_that_is_lost_is_one_that_has_fought() -> None:
    match = fleet_at({"E7": "purple 1 ship"}, {"E7": 2})
    state = state_of(match)
    state.tired = [code(place(state, "E7"), PIRATE_SHIP, FOUGHT)]
    running(match, LoseUnits(seat=PURPLE, count=1))
    do(match, "lost:E7_pirate")
    assert groups(state_of(match), place(state, "E7")) == [(SHIP, 0, 1), (PIRATE_SHIP, 0, 1)]
    other = fleet_at({"E7": "purple 1 ship"}, {"E7": 2})
    state_of(other).tired = [code(place(state, "E7"), PIRATE_SHIP, FOUGHT)]
    running(other, LoseUnits(seat=PURPLE, count=1))
    do(other, "lost:E7_ship")
    assert groups(state_of(other), place(state, "E7")) == []  # nobody controls them any more
