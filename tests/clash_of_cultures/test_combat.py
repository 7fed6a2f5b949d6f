"""Sections 16 to 19: combats, conquest, naval battles."""

from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    coc,
    do,
    faces,
    held,
    mood,
    owner,
    place,
    running,
    standing,
    state_of,
)
from tests.support import rule

KINDS = ("settler", "infantry", "cavalry", "elephant", "leader", "ship")
PLAIN = {6: "R20"}


def fight(match: Match, units: str, target: str = "D6", origin: str = "D7", attacker: int = PURPLE) -> Match:
    """Purple attacks with units that were lifted from the supply."""
    state = state_of(match)
    squad = [0] * 6
    words = units.split()
    for number, kind in zip(words[::2], words[1::2], strict=True):
        squad[KINDS.index(kind)] = int(number)
        state.supply[attacker * 14 + KINDS.index(kind)] -= int(number)
    at = place(state, origin) if origin else -1
    return running(match, attack(state, attacker, squad, at, place(state, target)))


def duel(attackers: str, defenders: str, **more: object) -> Match:
    """Purple attacks red on the grassland D6."""
    return fight(coc(turn=PURPLE, regions=PLAIN, units={"D6": defenders}, **more), attackers)  # type: ignore[arg-type]


@rule("COC-16.2", "COC-16.7", "COC-16.8", "COC-16.12", "COC-16.14", "COC-EX-32")
def test_values_hits_and_losses_are_simultaneous() -> None:
    match = duel("3 infantry", "red 2 infantry")
    do(match, faces("3I 5I 4E"), faces("6I 1L"))
    assert standing(match, "D6") == {"infantry": 2}
    assert state_of(match).holder[place(state_of(match), "D6")] == PURPLE


@rule("COC-16.9", "COC-16.10", "COC-EX-33")
def test_one_cavalry_answers_one_icon_and_the_leader_rolls_again() -> None:
    match = duel("2 infantry 1 cavalry 1 leader", "red 4 infantry", civ={PURPLE: "rome"})
    state_of(match).leader[PURPLE] = WORLD.leader_of["sulla"]
    do(match, faces("4C 2C 3E 1L"))
    assert match.state.step_name() == "Round.again"
    do(match, faces("6I"))
    assert conflict_of(state_of(match)).value[0] == 18


@rule("COC-16.9", "COC-16.10", "COC-EX-34")
def test_an_elephant_drops_its_number_and_cancels_a_hit() -> None:
    match = duel("1 infantry 1 elephant 1 leader", "red 2 infantry", civ={PURPLE: "rome"})
    state_of(match).leader[PURPLE] = WORLD.leader_of["sulla"]
    do(match, faces("1L 1L 2E"), faces("5I"), faces("5C 1L"))
    c = conflict_of(state_of(match))
    assert c.value == [7, 6]
    assert c.killed == [0, 1]


@rule("COC-16.12", "COC-EX-35")
def test_five_points_make_a_hit() -> None:
    for roll, hits in (("6I 5I 1L", 2), ("4C 5C 1L", 2), ("4C 1L 1L", 1), ("2C 1L 1L", 0)):
        match = duel("3 infantry", "red 4 infantry")
        do(match, faces(roll), faces("1L 1L 1L 1L"))
        assert 4 - state_of(match).army(place(state_of(match), "D6")) == hits


@rule("COC-16.15", "COC-11.7", "COC-EX-36")
def test_a_fortress_alone_fights_one_round() -> None:
    match = fight(coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral fortress"}), "2 infantry")
    do(match, faces("2C 3E"), faces("4C"), "button:none")
    assert (owner(match, "D6"), standing(match, "D6")) == (PURPLE, {"infantry": 2})


@rule("COC-31.20", "COC-EX-37")
def test_siegecraft_silences_the_strike() -> None:
    match = coc(
        turn=PURPLE,
        regions=PLAIN,
        cities={"D6": "red neutral fortress"},
        goods={PURPLE: "wood 2"},
        advances={PURPLE: "tactics siegecraft"},
    )
    fight(match, "2 infantry")
    do(match, "effect:a:siegecraft", "siege:strike", faces("2C 3E"), "button:none")
    assert owner(match, "D6") == PURPLE
    assert held(match, PURPLE) == {"gold": 2}


@rule("COC-17.3", "COC-EX-38")
def test_gold_for_a_city_goes_by_its_size_and_mood() -> None:
    pieces = ["", " academy", " academy temple", " academy temple fortress", " academy temple fortress port>E7"]
    for size, built in enumerate(pieces, 1):
        for feeling, gold in (("neutral", size), ("happy", size + 1), ("angry", 1)):
            match = coc(turn=PURPLE, regions={6: "R20", 8: "R08"}, cities={"D6": f"red {feeling}{built}"})
            fight(match, "4 infantry")
            if "fortress" in built:
                do(match, faces("1L 1L 1L 1L"), faces("1L"))
            do(match, "button:none")
            assert held(match, PURPLE) == {"gold": gold}, (size, feeling)


@rule("COC-16.16", "COC-16.17", "COC-13.7", "COC-EX-40")
def test_a_retreat_has_no_winner_and_ends_the_squad_s_moves() -> None:
    match = duel("2 infantry", "red 2 infantry", advances={PURPLE: "tactics"})
    do(match, faces("1L 1L"), faces("1L 1L"), "button:retreat")
    assert standing(match, "D7") == {"settler": 1, "infantry": 2}
    assert standing(match, "D6") == {"infantry": 2}
    assert held(match, PURPLE) == held(match, RED) == {}
    do(match, "action:move")
    do(match, "hex:D7")
    assert match.state.step_name() == "March.target"  # only the settler of the city can go


@rule("COC-31.21", "COC-EX-42")
def test_steel_weapons_add_two_or_one_against_steel() -> None:
    for enemy, value in (("steel_weapons", 2), ("tactics", 3)):
        match = duel(
            "1 infantry",
            "red 1 infantry",
            goods={PURPLE: "ore 1"},
            advances={PURPLE: "tactics steel_weapons", RED: f"tactics {enemy}"},
        )
        do(match, "effect:a:steel_weapons", faces("1L"), faces("1L"))
        assert conflict_of(state_of(match)).value == [value, 1]
    match = duel(
        "1 infantry", "barbarian 1 infantry", goods={PURPLE: "ore 1"}, advances={PURPLE: "tactics steel_weapons"}
    )
    do(match, "effect:a:steel_weapons", faces("1L"), faces("1L"))
    assert conflict_of(state_of(match)).value == [3, 1]


@rule("COC-25.14", "COC-25.15", "COC-25.17", "COC-EX-56")
def test_gold_for_barbarians_and_their_city() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "barbarian neutral"}, units={"D6": "barbarian 1 infantry"})
    do(fight(match, "2 infantry"), faces("4C 2C"), faces("1L"))
    assert held(match, PURPLE) == {"gold": 2}
    assert (owner(match, "D6"), mood(match, "D6")) == (PURPLE, "angry")
    empty = fight(coc(turn=PURPLE, regions=PLAIN, cities={"D6": "barbarian neutral"}), "1 infantry")
    assert held(empty, PURPLE) == {"gold": 1}


@rule("COC-16.14", "COC-16.19")
def test_when_both_lose_all_nobody_wins() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral"}, units={"D6": "red 1 infantry"})
    do(fight(match, "1 infantry"), faces("6I"), faces("6I"))
    assert owner(match, "D6") == RED
    assert standing(match, "D6") == {}


@rule("COC-16.13")
def test_settlers_fall_with_the_last_army_unit() -> None:
    match = duel("1 infantry 1 settler", "red 2 infantry 1 settler")
    do(match, faces("1L"), faces("6I 1L"))
    assert standing(match, "D6") == {"infantry": 2, "settler": 1}
    assert state_of(match).spare(PURPLE, 0) == 3  # one at home


@rule("COC-19.1", "COC-19.2", "COC-19.3", "COC-19.4")
def test_ships_roll_without_icons_and_lose_what_they_cannot_carry() -> None:
    match = coc(turn=PURPLE, regions={8: "R08"}, units={"E7": "red 2 ship 3 settler"})
    fight(match, "2 ship 1 settler", "E7", "F7")
    do(match, faces("6I 3I"), faces("1L 1L"), "button:retreat")  # 9 and no icon: 1 hit
    assert standing(match, "E7") == {"ship": 1, "settler": 2}
    assert standing(match, "F7") == {"ship": 2, "settler": 1}


@rule("COC-17.2", "COC-17.6")
def test_pieces_that_cannot_be_replaced_are_destroyed_for_gold() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral temple"})
    state = state_of(match)
    state.supply[PURPLE * 14 + 6 + 4] = 0  # no temple left
    fight(match, "1 infantry")
    do(match, "button:none")
    assert held(match, PURPLE) == {"gold": 3}
    assert state.size(place(state, "D6")) == 1


@rule("COC-16.15", "COC-16.19", "COC-25.14")
def test_a_fortress_wins_alone_but_not_after_its_army_has_fallen_with_the_enemy() -> None:
    city = {"D7": "purple neutral fortress"}
    both = coc(turn=PURPLE, regions=PLAIN, cities=city, units={"D6": "barbarian 2 infantry", "D7": "purple 1 infantry"})
    do(running(both, BarbariansMove(seat=PURPLE, armies=[])), faces("6I 6I"), faces("6I 5C"))  # 14 and 12
    assert (owner(both, "D7"), standing(both, "D7"), standing(both, "D6")) == (PURPLE, {}, {})
    assert held(both, PURPLE) == {}  # nobody has won
    alone = coc(turn=PURPLE, regions=PLAIN, cities=city, units={"D6": "barbarian 1 infantry", "D7": "purple"})
    do(running(alone, BarbariansMove(seat=PURPLE, armies=[])), faces("6I"), faces("5C"))
    assert (owner(alone, "D7"), held(alone, PURPLE)) == (PURPLE, {"gold": 1})
