"""Good years and other gifts."""

from tests.clash_of_cultures.build import BLUE, PURPLE, RED, coc, do, held, offered
from tests.clash_of_cultures.drawn import discarded, told
from tests.support import rule


@rule("COC-24.3")
def test_years_for_everybody_and_for_the_drawer() -> None:
    for name, mine, theirs in (("E9", 1, 1), ("E10", 1, 0), ("E12", 2, 0), ("E13", 2, 2), ("E15", 2, 2), ("E17", 2, 0)):
        match = told(coc(turn=PURPLE), name)
        assert (held(match, PURPLE).get("food", 0), held(match, RED).get("food", 0)) == (mine, theirs)
    stored = told(coc(turn=PURPLE, advances={PURPLE: "storage"}), "E17")
    assert held(stored, PURPLE) == {"food": 3}


@rule("COC-4.1")
def test_food_is_shared_among_opponents_who_can_hold_it() -> None:
    match = told(coc(3, turn=PURPLE, goods={RED: "food 1"}), "E14")
    assert offered(match, "seat") == ["seat:2", "seat:0"]
    do(match, "seat:0")  # red is full now
    assert (held(match, PURPLE), held(match, RED), held(match, BLUE)) == ({"food": 2}, {"food": 2}, {"food": 1})
    full = told(coc(turn=PURPLE, goods={RED: "food 2"}), "E11")
    assert (held(full, RED), discarded(full, "E11")) == ({"food": 2}, True)


@rule("COC-24.3")
def test_meetings_reward_cities_by_their_buildings() -> None:
    cities = {"D7": "purple happy academy observatory", "D2": "red happy academy", "E2": "red happy observatory:purple"}
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities=cities), "E45")
    assert (held(match, PURPLE), held(match, RED)) == ({"ideas": 2}, {"ideas": 2})
    red = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities={"D7": "purple happy academy"}), "E45", RED)
    assert (held(red, PURPLE), held(red, RED)) == ({"ideas": 1}, {"ideas": 2})
    trade = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities={"D2": "red happy market"}), "E46")
    assert (held(trade, PURPLE), held(trade, RED)) == ({"gold": 1}, {"gold": 1})
    none = told(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E46")
    assert (held(none, PURPLE), held(none, RED)) == ({"gold": 1}, {})


@rule("COC-4.8")
def test_stability_gives_tokens_of_choice_at_most_three() -> None:
    names = ("D7", "C8", "E8", "D6")
    cities = dict.fromkeys(names, "purple neutral temple")
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, regions={6: "R20"}, cities=cities), "E47")
    do(match, "good:mood", "good:culture", "good:mood")
    assert (held(match, PURPLE), held(match, RED)) == ({"mood": 2, "culture": 1}, {})
    assert discarded(match, "E47")


@rule("COC-24.3")
def test_a_prosperous_year_helps_the_smallest() -> None:
    cities = {"D2": "red happy", "E2": "red neutral", "C2": "red neutral"}
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities=cities), "E54")
    assert (held(match, PURPLE), held(match, RED)) == ({"food": 2}, {})
    equal = told(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E54")
    assert (held(equal, PURPLE), held(equal, RED)) == ({"food": 1}, {"food": 1})


@rule("COC-24.3")
def test_brisk_trade_and_stability_count_three_cities_at_most() -> None:
    names = ("D7", "C8", "E8", "D6")
    for event, piece, good in (("E46", "market", "gold"), ("E47", "temple", "mood")):
        for number in (2, 3, 4):
            cities = dict.fromkeys(names[:number], f"purple neutral {piece}")
            match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, regions={6: "R20"}, cities=cities), event)
            while offered(match, "good"):
                do(match, "good:mood")
            assert held(match, PURPLE) == {good: min(3, number)}, (event, number)
