"""Series of equal picks: thought over as one, given as one, taken back as one.

Nothing is told of picks to come that giving and taking back would not tell: a series ends where chance acts, another is
asked, or something comes to light.
"""

from typing import Any

from gonfalon import IllegalAnswer, Match, asking
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


def taken(match: Match, seat: int, lang: str) -> list[dict[str, Any]]:
    """The picks of the series that were given already, one by one, and can still be taken back: each as an option."""
    question, draft, picks = asked(match, seat), match.draft(), list[dict[str, Any]]()
    while goes_on(draft, seat, question):
        pick = draft.draft()
        answer = match.answers(pick.undo(seat))[0][1]
        if asked(pick, seat) != question or not asking.goes_on(pick.state, match.state):
            break
        offered = pick.decision(seat, lang) or {"options": []}
        told = next((option for option in offered["options"] if option["answer"] == answer), None)
        if told is None or str(answer).startswith("button:"):
            break
        draft = pick
        picks.insert(0, {name: told[name] for name in ("answer", "label", "targets")})
    return picks


def give(draft: Match, seat: int, decision: str, answers: list[str], when: float | None = None) -> bool:
    """Give one answer, or a series of picks; whether the same is asked after the last one."""
    question = asked(draft, seat)
    for place, answer in enumerate(answers):
        if place and not (question and goes_on(draft, seat, question)):
            raise IllegalAnswer(f"{answer!r} comes after the end of the series")
        draft.apply(answer, seat, None if place else decision, when)
    return bool(question) and (not answers or goes_on(draft, seat, question))


def tried(match: Match, seat: int, decision: str, answers: list[str], lang: str) -> dict[str, Any]:
    """What the seat would be asked after these picks: whether the same again, its words and its options.

    While it is only thought over, an offer that nobody else sees, the picture shows it: nothing has happened yet.
    """
    if match.over or not asked(match, seat):
        raise NotNow("no series of picks is asked for")
    draft = match.draft()
    going = give(draft, seat, decision, answers)
    told = draft.decision(seat, lang) if going else None
    return {
        "asks": going,
        "prompt": told["prompt"] if told else "",
        "options": told["options"] if told else [],
        **({"svg": str(draft.svg(seat, lang))} if going and draft.state.frames[-1].private() else {}),
    }
