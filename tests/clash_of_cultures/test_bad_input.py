"""What nobody may do: a typed error with a sentence, and the position as it was."""

from typing import Any

import pytest

from gonfalon.kernel.errors import BadAnswer, GameOver, IllegalAnswer, NotYourDecision
from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, RED, coc, do, faces, state_of
from tests.clash_of_cultures.test_combat import PLAIN, duel
from tests.clash_of_cultures.test_movement import SOUTH
from tests.clash_of_cultures.test_status import status, until
from tests.support import rule


def unmoved(match: Match, answer: object, error: type[Exception] = IllegalAnswer, seat: int | None = None) -> str:
    """The sentence of the error; nothing has changed, and what was allowed is allowed."""
    before, legal, version = match.digest(), match.legal(), match.version
    with pytest.raises(error) as refused:
        match.apply(answer, seat)
    assert (match.digest(), match.legal(), match.version) == (before, legal, version)
    sentence = str(refused.value)
    assert " " in sentence
    return sentence


@rule("COC-13.9", "COC-13.6", "COC-13.5")
def test_squads_that_cannot_be() -> None:
    match = coc(turn=PURPLE, regions=SOUTH, units={"D7": "purple 2 settler 1 infantry", "D6": "red 1 infantry"})
    do(match, "action:move", "hex:D7")
    for answer in ("take:settler_3", "take:infantry_1", "take:ship_1", "take:settler_-1", "take:settler", "hex:D6"):
        assert "COC-13" in unmoved(match, answer), answer
    do(match, "take:settler_1")
    assert "COC-13.5" in unmoved(match, "hex:D6")
    assert "COC-13.2" in unmoved(match, "hex:C6")
    assert "COC-13.2" in unmoved(match, "hex:Z99")


@rule("COC-13.1", "COC-13.7")
def test_units_of_others_and_spaces_without_units() -> None:
    match = do(coc(turn=PURPLE, regions=SOUTH, units={"D6": "red 1 infantry"}), "action:move")
    for answer in ("hex:D6", "hex:C6", "hex:D2"):
        assert "COC-13.1" in unmoved(match, answer)


@rule("COC-0.3", "COC-4.4", "COC-4.10")
def test_payments_nobody_can_make() -> None:
    match = coc(goods={RED: "food 1 ideas 1 gold 1 mood 4"})
    do(match, "action:advance", "advance:fishing")
    assert match.state.step_name() == "Pay.choose"
    for answer in ("pay:food2", "pay:gold2", "pay:mood2", "pay:food1", "pay:food1_ideas1_gold1", "pay:", "pay:food-1"):
        unmoved(match, answer)
    poor = coc(goods={RED: "food 1 mood 4 culture 4 wood 5"})
    assert "COC-7.1" in unmoved(poor, "action:advance")


@rule("COC-22.1", "COC-22.2", "COC-16.5")
def test_cards_that_are_not_held() -> None:
    match = coc(hand={RED: "A7", PURPLE: "A12"})
    for answer in ("card:A12", "card:A1", "card:A99", "event:E18"):
        unmoved(match, answer)
    fight = duel("2 infantry", "red 2 infantry", advances={PURPLE: "tactics"}, hand={PURPLE: "A1"})
    assert fight.state.step_name() == "Round.cards" or fight.turn == (PURPLE,)
    for answer in ("card:A12", "card:A3"):
        unmoved(fight, answer)


@rule("COC-15.1", "COC-15.5")
def test_tiles_and_dice_that_cannot_come() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, units={"D7": "purple 1 settler"})
    do(match, "action:move", "hex:D7")
    unknown = next(answer for answer in match.legal() if answer in ("hex:C7", "hex:E7"))
    do(match, unknown)
    assert match.turn == (-1,)
    laid = state_of(match).world().tiles.index("R20")
    tiles: list[Any] = [(laid,), (99,), (), (1, 2), "R19", (-1,)]
    for outcome in tiles:  # R20 lies on the board already
        assert "not a possible outcome" in unmoved(match, outcome)
    fight = duel("2 infantry", "red 2 infantry")
    throws: list[Any] = [faces("6I"), faces("6I 6I 6I"), (0, 1), (13, 1), ("6I", "6I")]
    for outcome in throws:
        assert "not a possible outcome" in unmoved(fight, outcome)


@rule("COC-5.1", "COC-5.5")
def test_offers_beyond_what_is_held() -> None:
    match = coc(trades=True, goods={RED: "gold 2", PURPLE: "mood 1"}, hand={RED: "A7", PURPLE: "A12"})
    do(match, "button:trade", "seat:1")
    for answer in ("give:ore=", "give:gold=3", "hide:A12", "show:A1", "get:wood=", "button:accept", "seat:0", "seat:9"):
        unmoved(match, answer)
    do(match, "give:gold=")
    for answer in ("number:3", "number:0", "number:-1", "number:x"):
        unmoved(match, answer)


@rule("COC-10.2", "COC-11.3", "COC-12.1", "COC-21.1")
def test_cities_do_not_do_what_they_cannot() -> None:
    match = do(coc(turn=PURPLE, regions=PLAIN), "action:collect")
    for answer in ("collect:gold9", "collect:food9", "hex:D2", "building:temple"):
        unmoved(match, answer)
    poor = coc(turn=PURPLE)
    for answer in ("action:construct", "action:recruit", "action:influence", "action:happiness", "action:found"):
        assert "COC-" in unmoved(poor, answer)


@rule("COC-3.2", "COC-30.1")
def test_others_wait_and_a_game_that_is_over_takes_nothing() -> None:
    match = coc(turn=PURPLE)
    unmoved(match, "button:end", NotYourDecision, RED)
    unmoved(match, "button:end", NotYourDecision, 7)
    every: list[Any] = [None, 3, 1.5, [], {}, ["button:end"], True, "", ":"]
    for junk in every:
        unmoved(match, junk, BadAnswer if not isinstance(junk, str) else IllegalAnswer)
    over = until(status(age=6), "FreeAdvance.choose")
    with pytest.raises(GameOver, match="over"):
        over.apply("button:end")
