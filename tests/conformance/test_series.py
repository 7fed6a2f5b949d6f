"""Series of picks: tried before they are given, given at once or not at all, and no way to look ahead."""

import random
from typing import Any

import pytest

import gonfalon
from gonfalon.server import play, series
from gonfalon.server.errors import NotNow

BOXES = ["box:arab-main", "box:arab-move"]


def until(game: str, seats: int, seed: int, ask: str) -> gonfalon.Match:
    """A game played at random until that is asked."""
    match, chance = gonfalon.new(game, seats, seed, undo=True), random.Random(seed)
    while True:
        seat = match.turn[0]
        question = match.state.ask_of(seat)
        assert question is not None
        if question.prompt == ask:
            return match
        match.apply(chance.choice(list(question.values)), seat)


@pytest.fixture
def upkeep() -> gonfalon.Match:
    """Two players who have passed at once and can pay for nothing: cubes leave the game one by one."""
    return until("byzantium", 2, 2, "unpaid")


def tried(match: gonfalon.Match, *answers: str) -> Any:
    seat = match.turn[0]
    return series.tried(match, seat, match.decision_id(seat), list(answers), "en")


def test_what_would_be_asked_next_is_told_and_nothing_is_given(upkeep: gonfalon.Match) -> None:
    before, version = upkeep.digest(), upkeep.version
    now, then = tried(upkeep), tried(upkeep, "box:arab-main")
    assert [option["answer"] for option in now["options"]] == BOXES
    assert now["asks"]
    assert then["asks"]
    assert now["prompt"] != then["prompt"], "one less is missing"
    assert (upkeep.digest(), upkeep.version) == (before, version)


def test_a_series_ends_where_another_is_asked(upkeep: gonfalon.Match) -> None:
    picks: list[str] = []
    while (told := tried(upkeep, *picks))["asks"]:
        picks.append(told["options"][0]["answer"])
    assert len(picks) > 2
    assert told == {"asks": False, "prompt": "", "options": []}
    with pytest.raises(gonfalon.IllegalAnswer):
        tried(upkeep, *picks, picks[-1])


def test_what_lies_behind_the_dice_is_not_told() -> None:
    match = until("byzantium", 2, 4, "lose")
    picks: list[str] = []
    while (told := tried(match, *picks))["asks"]:
        picks.append(told["options"][0]["answer"])
    seat = match.turn[0]
    other = match.draft()
    other.generator = type(other.generator)(99)
    assert series.tried(other, seat, other.decision_id(seat), picks, "en") == told


def test_one_pick_alone_is_no_series(upkeep: gonfalon.Match) -> None:
    assert series.begins(upkeep, upkeep.turn[0])
    seat = upkeep.turn[0]
    while series.goes_on(after := last_pick(upkeep, seat), seat, "unpaid"):
        upkeep = after
    assert series.asked(upkeep, seat) == "unpaid"
    assert not series.begins(upkeep, seat)


def last_pick(match: gonfalon.Match, seat: int) -> gonfalon.Match:
    """The game after the first thing on offer is picked."""
    draft = match.draft()
    draft.apply(draft.legal(seat)[0], seat)
    return draft


def test_a_question_that_is_no_series_is_not_tried() -> None:
    match = gonfalon.new("byzantium", 2, 2, undo=True)
    with pytest.raises(NotNow):
        tried(match)
    seat = match.turn[0]
    with pytest.raises(gonfalon.IllegalAnswer):
        series.give(match.draft(), seat, match.decision_id(seat), ["action:take", "city:nicea"])


def test_a_stale_decision_is_refused(upkeep: gonfalon.Match) -> None:
    with pytest.raises(gonfalon.StaleDecision):
        series.tried(upkeep, upkeep.turn[0], "1.0", ["box:arab-main"], "en")


def test_series_are_named_after_questions_the_games_ask() -> None:
    for name in gonfalon.registry.names():
        game = gonfalon.registry.find(name)
        words = (game.folder() / "text" / "en.ftl").read_text(encoding="utf-8")
        for ask in game.series:
            assert f"\nask-{ask} =" in words, (name, ask)


def test_a_series_is_given_at_once_or_not_at_all(upkeep: gonfalon.Match) -> None:
    table: Any = type("At", (), {"match": upkeep, "waiting": False, "version": upkeep.version})
    seat = upkeep.turn[0]
    plan = play.answering(seat, upkeep.decision_id(seat), BOXES[0], False, [BOXES[0], BOXES[1]])
    draft = plan(table).match
    assert draft is not None
    assert draft.version == upkeep.version + 3
    assert len({when for _, _, when in draft.answers(upkeep.version)}) == 1, "so that one undo takes all of it back"
    wrong = play.answering(seat, upkeep.decision_id(seat), BOXES[0], False, ["box:byzantine-elite"])
    before = upkeep.digest()
    with pytest.raises(gonfalon.IllegalAnswer):
        wrong(table)
    assert upkeep.digest() == before
