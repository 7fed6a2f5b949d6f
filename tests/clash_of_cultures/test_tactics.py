"""The lower halves of action cards (COC-16.6): every one beside a round in which it does nothing."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    card,
    coc,
    do,
    faces,
    held,
    offered,
    owner,
    place,
    standing,
    state_of,
)
from tests.clash_of_cultures.test_combat import PLAIN, fight
from tests.clash_of_cultures.war import march, rolled
from tests.support import rule

TACTICS = {PURPLE: "tactics", RED: "tactics"}


def laid(attackers: str, defenders: str, purple: str = "", red: str = "", **more: Any) -> Match:
    """Purple attacks red on D6; the cards named are put down, those behind a stroke stay in the hand."""
    hand = {PURPLE: purple.replace("/", " "), RED: red.replace("/", " ")}
    units = {"D6": defenders} if defenders else {}
    match = fight(coc(turn=PURPLE, regions=PLAIN, units=units, hand=hand, advances=TACTICS, **more), attackers)
    for cards in (purple, red):
        if cards:
            put = cards.partition("/")[0].strip()
            do(match, f"card:{put}" if put else "button:none")
    return match


def battle(match: Match) -> Battle:
    return conflict_of(state_of(match))


def army(match: Match) -> int:
    return state_of(match).army(place(state_of(match), "D6"))


def dice_asked(match: Match) -> int:
    return int(match.state.request().count)  # type: ignore[union-attr]


@rule("COC-16.5", "COC-22.1", "COC-22.3")
def test_only_tactics_let_a_card_be_put_down_and_it_is_discarded() -> None:
    match = laid("1 infantry", "red 1 infantry", "A6")
    assert state_of(match).hand[PURPLE] == []
    do(match, faces("1L"), faces("1L"), "button:fight")
    assert state_of(match).discard == [5]
    lay = coc(turn=PURPLE, regions=PLAIN, units={"D6": "red 1 infantry"}, hand={PURPLE: "A6"})
    assert fight(lay, "1 infantry").turn == (-1,), "without Tactics the dice come at once"


@rule("COC-16.6")
def test_a_card_whose_piece_or_condition_is_missing_has_no_effect() -> None:
    match = laid("1 infantry", "red 1 infantry", "A22")  # Prepared Defenses: for a defender
    assert dice_asked(match) == 1
    assert dice_asked(laid("1 infantry", "red 1 infantry", "A31")) == 2  # Flanking: for an attacker
    alone = laid("1 infantry", "", red="A21", cities={"D6": "red neutral fortress"})  # Routing needs an army
    assert battle(alone).tactic == [-1, -1]


@rule("COC-16.7")
def test_extra_dice_of_flanking_prepared_defenses_and_for_the_people() -> None:
    match = laid("1 infantry", "red 1 infantry", "A42", "A29")
    assert dice_asked(match) == 2
    do(match, faces("1L 1L"))
    assert dice_asked(match) == 2
    city = laid("1 infantry", "red 1 infantry", red="A13", cities={"D6": "red neutral"})
    do(city, faces("1L"))
    assert dice_asked(city) == 2
    field = laid("1 infantry", "red 1 infantry", red="A13")
    do(field, faces("1L"))
    assert dice_asked(field) == 1, "For the People is for a city"


@rule("COC-16.11", "COC-16.24")
def test_wedge_high_morale_and_defiant_stand_change_the_value() -> None:
    wedge = do(laid("1 infantry", "red 3 infantry", "A5"), faces("1L"), faces("1L 1L 1L"))
    assert battle(wedge).value == [4, 3]
    morale = do(laid("1 infantry", "red 1 infantry", red="A8"), faces("1L"), faces("1L"))
    assert battle(morale).value == [1, 3]
    defiant = do(laid("3 infantry", "red 2 infantry", red="A7"), faces("1L 1L 2C"), faces("1L 1L"))
    assert battle(defiant).value == [1, 2]
    assert battle(do(laid("3 infantry", "red 1 infantry", red="A7"), faces("1L 1L 1L"), faces("1L"))).value[0] == 0


@rule("COC-16.8")
def test_high_ground_silences_the_enemys_icons_but_not_for_who_attacks_a_city() -> None:
    for red, value in (("A9", 3), ("A22", 4)):
        match = laid("1 infantry", "red 1 infantry", red=red)
        do(match, faces("3I"))
        assert battle(match).value[0] == value
    for cities, value in (({}, 3), ({"D6": "red neutral"}, 4)):
        match = laid("1 infantry", "red 1 infantry", "A9", cities=cities)
        do(match, faces("1L"), faces("3I"))
        assert battle(match).value[1] == value


@rule("COC-16.6")
def test_the_siege_asks_two_food_for_the_clash_abilities() -> None:
    city = {"D6": "red neutral"}
    hungry = laid("2 infantry", "red 1 infantry", "A11", cities=city)
    do(hungry, faces("1L 1L"), faces("3I"))
    assert battle(hungry).value == [3, 3]
    fed = laid("2 infantry", "red 1 infantry", "A11", cities=city, goods={RED: "food 2"})
    do(fed, "button:feed", faces("1L 1L"), faces("3I"))
    assert (battle(fed).value, held(fed, RED)) == ([3, 4], {})
    proud = laid("2 infantry", "red 1 infantry", "A11", cities=city, goods={RED: "food 2"})
    do(proud, "button:none", faces("1L 1L"), faces("3I"))
    assert (battle(proud).value, held(proud, RED)) == ([3, 3], {"food": 2})
    assert do(laid("1 infantry", "red 1 infantry", "A11"), faces("3I")).turn == (-1,), "in the field it is nothing"


@rule("COC-16.12", "COC-16.20")
def test_peltasts_and_upgraded_defenses_cancel_a_hit() -> None:
    for shot, left in (("5I 1L", 2), ("4C 1L", 1)):
        match = laid("2 infantry", "red 2 infantry", red="A1")
        do(match, faces(shot), faces("4C 1L"), faces("1L 1L"))
        assert army(match) == left
    for cities, left in (({"D6": "red neutral"}, 2), ({}, 1)):
        match = laid("2 infantry", "red 2 infantry", red="A16", cities=cities)
        do(match, faces("4C 1L"), faces("1L 1L"))
        assert army(match) == left


@rule("COC-16.20")
def test_peltasts_last_for_one_round() -> None:
    match = laid("2 infantry", "red 2 infantry", red="A1")
    do(match, faces("5I 1L"), faces("4C 1L"), faces("1L 1L"), "button:fight", faces("4C 1L"), faces("1L 1L"))
    assert army(match) == 1


@rule("COC-16.23")
def test_archers_take_a_unit_before_the_dice_and_the_round_goes_on() -> None:
    match = laid("1 infantry", "red 2 infantry", "A26")
    do(match, faces("6I"))
    assert army(match) == 1
    missed = laid("1 infantry", "red 2 infantry", "A26")
    do(missed, faces("4C"))
    assert army(missed) == 2
    last = laid("1 infantry", "red 1 infantry", "A26")
    do(last, faces("5I"))
    assert army(last) == 0
    do(last, faces("1L"))
    assert state_of(last).holder[place(state_of(last), "D6")] == PURPLE


@rule("COC-16.12")
def test_routing_after_as_many_losses_as_the_enemys() -> None:
    match = laid("2 infantry", "red 2 infantry", "A2")
    do(match, faces("1L 1L"), faces("1L 1L"), faces("5I"))
    assert army(match) == 1
    fewer = laid("2 infantry", "red 2 infantry", "A2")
    do(fewer, faces("1L 1L"), faces("4C 1L"))
    assert (army(fewer), offered(fewer, "button")) == (2, ["button:fight", "button:retreat"])


@rule("COC-16.6")
def test_tactical_surprise_draws_a_card_for_a_unit_eliminated() -> None:
    match = laid("2 infantry", "red 2 infantry", "A10")
    do(match, faces("4C 1L"), faces("1L 1L"))
    assert battle(match).value[0] == 6
    do(match, card("A20"))
    assert state_of(match).hand[PURPLE] == [19]
    nothing = laid("2 infantry", "red 2 infantry", "A10")
    do(nothing, faces("1L 1L"), faces("1L 1L"))
    assert (battle(nothing).value[0], offered(nothing, "button")) == (0 + 3, ["button:fight", "button:retreat"])


@rule("COC-16.6")
def test_scouts_take_the_enemys_card() -> None:
    match = laid("2 infantry", "red 1 infantry", "A23", "A8")
    assert state_of(match).hand[PURPLE] == [7]
    do(match, faces("1L 1L"), faces("1L"))
    assert battle(match).value[1] == 1
    do(match, "button:fight", "button:none")
    assert state_of(match).discard == [22]
    alone = laid("2 infantry", "red 1 infantry", "A23")
    assert (state_of(alone).hand[PURPLE], alone.turn) == ([], (-1,))


@rule("COC-16.6", "COC-16.23")
def test_martyr_takes_one_of_each_side_and_the_enemys_card() -> None:
    match = laid("2 infantry", "red 2 infantry", "A24", "A8")
    c = battle(match)
    assert (c.squad[1], army(match), c.tactic[1]) == (1, 1, -1)
    scouted = laid("2 infantry", "red 2 infantry", "A24", "A23")
    assert (battle(scouted).squad[1], army(scouted)) == (2, 2), "Scouts come before"


@rule("COC-16.6")
def test_tactical_retreat_gives_up_the_space_and_the_city() -> None:
    match = laid("1 infantry", "red 1 settler 2 infantry", red="A17", cities={"D6": "red neutral"})
    there = offered(match, "hex")
    do(match, there[0])
    name = there[0].removeprefix("hex:")
    assert (owner(match, "D6"), standing(match, name)) == (PURPLE, {"settler": 1, "infantry": 2})
    attacker = laid("1 infantry", "red 2 infantry", "A17")
    assert attacker.turn == (-1,), "for a defender only"


@rule("COC-16.6")
def test_tactical_retreat_needs_a_space_free_of_enemies_with_room() -> None:
    for there, found in (("purple 1 infantry", []), ("red 3 infantry", []), ("red 2 infantry", ["hex:D5"])):
        units = {"D6": "red 2 infantry", "E6": "purple 1 infantry", "C6": "barbarian 1 infantry", "D5": there}
        match = fight(coc(turn=PURPLE, regions=PLAIN, units=units, hand={RED: "A17"}, advances=TACTICS), "1 infantry")
        do(match, "card:A17")
        if found:
            assert standing(match, "D5") == {"infantry": 4}
        else:
            assert dice_asked(match) == 1, "without such a space the round goes on"


# -- before and between the rounds -------------------------------------------------------------------


@rule("COC-16.1", "COC-16.4")
def test_entering_is_a_combat_at_once_and_it_goes_on_by_rounds() -> None:
    units = {"D7": "purple 1 infantry", "D6": "red 1 infantry"}
    match = coc(turn=PURPLE, regions=PLAIN, units=units, advances={PURPLE: "tactics"})
    do(match, "action:move", "hex:D7", "hex:D6")
    assert battle(match).round == 1
    do(match, faces("1L"), faces("1L"), "button:fight")
    assert battle(match).round == 2
    do(match, faces("6I"), faces("1L"))
    assert standing(match, "D6") == {"infantry": 1}
    assert not any(isinstance(frame, Battle) for frame in match.state.frames)


@rule("COC-16.3", "COC-31.21")
def test_before_the_first_round_the_attacker_decides_first() -> None:
    goods = {PURPLE: "ore 1", RED: "ore 1"}
    steel = {PURPLE: "tactics steel_weapons", RED: "tactics steel_weapons"}
    base = coc(turn=PURPLE, regions=PLAIN, units={"D6": "red 1 infantry"}, goods=goods, advances=steel)
    match = fight(base, "1 infantry")
    assert (match.turn, offered(match, "effect")) == ((PURPLE,), ["effect:a:steel_weapons"])
    do(match, "button:done")
    assert (match.turn, offered(match, "effect")) == ((RED,), ["effect:a:steel_weapons"])
    do(match, "effect:a:steel_weapons", faces("1L"), faces("1L"))
    assert battle(match).value == [1, 2]


@rule("COC-16.12", "COC-16.20")
def test_the_shields_of_peltasts_stop_one_hit_of_two() -> None:
    match = laid("3 infantry", "red 3 infantry", red="A1")
    do(match, faces("5I 1L 1L"), faces("4C 4C 2C"), faces("1L 1L 1L"))  # 10: 2 hits
    assert army(match) == 2


@rule("COC-16.6", "COC-33.18")
def test_cards_for_barbarians_work_against_the_other_side() -> None:
    table: dict[str, Any] = {
        "turn": RED,
        "civ": {PURPLE: "celts"},
        "regions": {6: "R20", 7: "R19", 8: "R08"},
        "leader": {PURPLE: "viriatus at D7"},
        "advances": {RED: "tactics", PURPLE: "tactics"},
        "units": {"D5": "red 3 infantry", "D6": "barbarian 3 infantry"},
    }
    for name, title in (("A6", "high_morale"), ("A2", "")):
        match = coc(hand={PURPLE: name}, **table)
        do(march(match, "D5", "3 infantry", "hex:D6"), f"card:{name}")
        request: Any = match.state.request()
        do(match, faces("3I") * request.count, faces("1L") * 3)
        assert rolled(match)[0] == 12  # their clash abilities count: nobody forbids them
        assert (rolled(match)[1] > 3) == bool(title)
