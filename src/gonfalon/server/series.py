"""Series of equal picks: thought over as one, given as one, taken back as one.

Nothing is told of picks to come that giving and taking back would not tell: a series ends where chance acts, another is
asked, or something comes to light.
"""

from typing import Any

from gonfalon import IllegalAnswer, Match
from gonfalon.server.errors import NotNow


def asked(match: Match, seat: int) -> str:
    """What a seat is asked, if the game calls that a series; else nothing."""
    ask = match.state.ask_of(seat)
    return ask.prompt if ask is not None and ask.prompt in match.game.series else ""


def goes_on(draft: Match, seat: int, question: str) -> bool:
    """Whether the seat is still asked the same, with nothing behind it that cannot be taken back."""
    return draft.can_undo(seat) and asked(draft, seat) == question


def begins(match: Match, seat: int) -> bool:
    """Whether a seat is asked for a series of more than one pick."""
    question, ask = asked(match, seat), match.state.ask_of(seat)
    picks = [value for value in ask.values if not value.startswith("button:")] if question and ask else []
    if not picks or match.over:
        return False
    draft = match.draft()
    draft.apply(picks[0], seat)
    return goes_on(draft, seat, question)


def give(draft: Match, seat: int, decision: str, answers: list[str], when: float | None = None) -> bool:
    """Give one answer, or a series of picks; whether the same is asked after the last one."""
    question = asked(draft, seat)
    for place, answer in enumerate(answers):
        if place and not (question and goes_on(draft, seat, question)):
            raise IllegalAnswer(f"{answer!r} comes after the end of the series")
        draft.apply(answer, seat, None if place else decision, when)
    return bool(question) and (not answers or goes_on(draft, seat, question))


def tried(match: Match, seat: int, decision: str, answers: list[str], lang: str) -> dict[str, Any]:
    """What the seat would be asked after these picks: whether the same again, its words and its options."""
    if match.over or not asked(match, seat):
        raise NotNow("no series of picks is asked for")
    draft = match.draft()
    going = give(draft, seat, decision, answers)
    told = draft.decision(seat, lang) if going else None
    return {
        "asks": going,
        "prompt": told["prompt"] if told else "",
        "options": told["options"] if told else [],
    }
