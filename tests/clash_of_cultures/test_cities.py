"""Sections 6, 8, 9, 10, 11 and 12: cities and what they do."""

from tests.clash_of_cultures.build import PURPLE, coc, do, held, mood, offered, owner, refused
from tests.support import rule


@rule("COC-10.1", "COC-EX-13")
def test_a_happy_city_gives_one_more_an_angry_one_exactly_one() -> None:
    around = {6: "R20"}
    city = "purple {} academy temple"
    for feeling, number in (("happy", 4), ("neutral", 3), ("angry", 1)):
        match = coc(turn=PURPLE, regions=around, cities={"D6": city.format(feeling)}, advances={PURPLE: "storage"})
        do(match, "action:collect", "hex:D6")
        best = offered(match, "collect")[0]
        do(match, best)
        assert sum(held(match, PURPLE).values()) == number


@rule("COC-9.2", "COC-9.3", "COC-9.4", "COC-EX-9")
def test_each_activation_beyond_the_first_lowers_the_mood() -> None:
    match = coc(turn=PURPLE, actions=5)
    seen: list[str] = []
    for _ in range(4):
        do(match, "action:collect")
        do(match, offered(match, "collect")[0])
        seen.append(mood(match, "D7"))
    assert seen == ["happy", "neutral", "angry", "angry"]
    assert refused(match, "action:collect") == "COC-10.1"


@rule("COC-8.1", "COC-8.4")
def test_a_settler_becomes_a_neutral_city() -> None:
    match = coc(turn=PURPLE, regions={6: "R20"}, units={"D6": "purple 1 settler"})
    do(match, "action:found")
    assert (owner(match, "D6"), mood(match, "D6")) == (PURPLE, "neutral")
    assert refused(match, "action:found") == "COC-8.1"
