"""Sections 6, 8, 9, 10, 11 and 12: cities and what they do."""

from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, card, coc, do, held, mood, offered, owner, refused, state_of
from tests.clash_of_cultures.war import collect
from tests.support import rule


def label(match: Match, answer: str) -> str:
    decision = match.decision(PURPLE, "en")
    assert decision is not None
    return next(str(option["label"]) for option in decision["options"] if option["answer"] == answer)


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
    assert refused(match, "action:collect") == "COC-9.4"


@rule("COC-9.2")
def test_an_activation_that_lowers_the_mood_says_so() -> None:
    match = coc(turn=PURPLE, actions=5)
    said: list[bool] = []
    for _ in range(3):
        said.append("its mood drops" in label(match, "action:collect"))
        do(match, "action:collect")
        do(match, offered(match, "collect")[0])
    assert said == [False, True, True]


@rule("COC-9.2")
def test_of_two_cities_the_one_activated_before_is_marked() -> None:
    match = coc(turn=PURPLE, regions={6: "R20"}, cities={"D6": "purple neutral", "D7": "purple neutral"})
    do(match, "action:collect", "hex:D6")
    do(match, offered(match, "collect")[0])
    assert "mood" not in label(match, "action:collect"), "the other city has not worked yet"
    do(match, "action:collect")
    assert ["its mood drops" in label(match, city) for city in ("hex:D6", "hex:D7")] == [True, False]


@rule("COC-8.1", "COC-8.4")
def test_a_settler_becomes_a_neutral_city() -> None:
    match = coc(turn=PURPLE, regions={6: "R20"}, units={"D6": "purple 1 settler"})
    do(match, "action:found")
    assert (owner(match, "D6"), mood(match, "D6")) == (PURPLE, "neutral")
    assert refused(match, "action:found") == "COC-8.2"  # the other settler is at home


@rule("COC-9.4", "COC-EX-10")
def test_an_angry_city_is_activated_once() -> None:
    match = coc(turn=PURPLE, cities={"D7": "purple angry"})
    do(match, "action:collect", "collect:wood1")
    assert refused(match, "action:collect") == "COC-9.4"


@rule("COC-9.5")
def test_raised_again_it_may_be_activated_again_and_drops() -> None:
    match = coc(turn=PURPLE, cities={"D7": "purple angry"}, goods={PURPLE: "mood 1"})
    do(match, "action:collect", "collect:wood1", "action:happiness")
    assert mood(match, "D7") == "neutral"
    do(match, "action:collect", "collect:wood1")
    assert mood(match, "D7") == "angry"


@rule("COC-8.2", "COC-8.5", "COC-EX-11")
def test_where_a_city_may_be_founded() -> None:
    regions = {6: "R20", 7: "R16", 8: "R08"}  # R16: B6 grassland, A7 sea, C7 grassland, B7 barren
    settlers = {"D6": "grassland", "B7": "barren", "D7": "city", "E7": "sea", "G7": "exhausted"}
    for where in settlers:
        ship = " 1 ship" if where == "E7" else ""
        match = coc(turn=PURPLE, regions=regions, units={"D7": "", where: f"purple 1 settler{ship}"}, exhausted="G7")
        assert ("action:found" in match.legal()) == (where == "D6"), where


@rule("COC-8.3")
def test_without_a_settlement_nothing_is_founded() -> None:
    match = coc(turn=PURPLE, regions={6: "R20"}, units={"D6": "purple 1 settler"})
    assert "action:found" in match.legal()
    state_of(match).supply[PURPLE * 14 + 6] = 0
    match.state._request = None
    assert refused(match, "action:found") == "COC-8.3"


@rule("COC-8.4", "COC-9.2", "COC-9.5")
def test_a_city_founded_where_another_fell_has_not_been_activated() -> None:
    towns = {"C6": "purple", "E6": "purple"}
    for feeling in ("neutral", "angry"):
        match = coc(
            turn=PURPLE, regions={6: "R20"}, cities={"D7": f"purple {feeling}", **towns}, goods={PURPLE: "gold 2"}
        )
        state_of(match).box[PURPLE] = 1
        state_of(match).actions = 7
        collect(match, "D7", "wood1")
        do(match, "action:advance", "advance:fishing", card("E30"), "ruin:D7_settlement", "button:done")
        do(match, "action:found")
        seen: list[str] = []
        for _ in range(3):
            collect(match, "D7")
            seen.append(mood(match, "D7"))
        assert seen == ["neutral", "angry", "angry"]
        do(match, "action:collect")
        assert refused(match, "hex:D7") == "COC-9.4"
