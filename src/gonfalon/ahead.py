"""What a thing could be chosen for, once something else has been chosen: found by trying it on copies.

Nothing is tried that could not be taken back: where dice would be thrown, a card drawn, something brought to light or
somebody else asked, nobody looks any further. Whoever asks learns what a look at the next question and an undo would
tell as well.
"""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Final

from gonfalon import asking
from gonfalon.kernel.game import Game
from gonfalon.kernel.requests import Ask, onward
from gonfalon.kernel.state import State
from gonfalon.kernel.windows import Window
from gonfalon.wording import Wording

DEPTH: Final = 3  # choices that may have to come first
MOST_TRIED: Final = 120  # copies
MEANS: Final = ("pay", "source")  # questions for what is given in return: nothing is chosen for that
MOST_SAID: Final = 2  # objections
MOST_WAYS: Final = 6


@dataclass(frozen=True)
class Question:
    """What would be asked after some choices, and in words what these are."""

    state: State
    ask: Ask
    way: tuple[str, ...]


@dataclass(frozen=True)
class Objection:
    """What would stand in the way, and which rule, after some choices."""

    way: tuple[str, ...]
    rule: str
    fact: str


@dataclass(frozen=True)
class Found:
    """What is said of a thing that the present question is not about."""

    rule: str = ""
    words: str = ""
    first: str = ""  # what to choose first, where it can be chosen then


def look(words: Wording, game: Game, state: State, ask: Ask, thing: str) -> Found:
    """What to choose first, or what would stand in the way then; no words where nothing has to do with the thing."""
    ways: dict[str, Question] = {}  # by the first choice, the nearest question about the thing
    objections: dict[str, list[Objection]] = {}  # by the first choice
    for question in questions(words, state, ask, ways):
        if concerns(question, thing) and not about(state, thing):
            ways.setdefault(question.way[0], question)
        elif not ways and alike(question.ask, thing):
            refusal = asking.refusal(game, question.state, question.ask, thing)
            if refusal.fact:
                fact = asking.fact(words, ask.seat, thing, refusal)
                objections.setdefault(question.way[0], []).append(Objection(question.way, refusal.rule, fact))
    if ways:
        nearest = next(iter(ways.values()))
        return Found(nearest.ask.rule, words("why-first", ways=_either(words, list(ways.values()))), nearest.way[0])
    told: dict[str, Objection] = {}
    for some in objections.values():  # the farther one comes, the nearer it is to what is missing
        last = max(some, key=lambda one: len(one.way))
        told.setdefault(last.fact, last)
    known = list(told.values())[:MOST_SAID]
    facts = [asking.sentence(words("why-then", way=_worded(words, one.way), fact=one.fact)) for one in known]
    return Found(known[0].rule if known else "", " ".join(facts))


def _either(words: Wording, ways: list[Question]) -> str:
    """Each of them, or as many as a sentence bears."""
    said = [words("why-quoted", way=_worded(words, question.way)) for question in ways[:MOST_WAYS]]
    if len(ways) > MOST_WAYS:
        return words("why-more", some=", ".join(said))
    return said[0] if len(said) == 1 else words("why-either", some=", ".join(said[:-1]), last=said[-1])


def _worded(words: Wording, way: tuple[str, ...]) -> str:
    """The first two choices of a way: whoever has made them is asked for the next."""
    return words("why-way", first=way[0], next=way[1]) if len(way) > 1 else way[0]


def questions(words: Wording, state: State, ask: Ask, told: Container[str] = ()) -> Iterator[Question]:
    """What the seat would be asked next within the procedure that asks now, nearest first; not after what is told."""
    tried = 0
    edge = [Question(state, ask, ())]
    for _ in range(DEPTH):
        beyond: list[Question] = []
        for here in edge:
            if here.way and here.way[0] in told:
                continue
            for answer in onward(here.ask.values):
                tried += 1
                if tried > MOST_TRIED:
                    return
                after = _after(words, here, answer)
                if after is not None:
                    beyond.append(after)
                    yield after
        edge = beyond


def _after(words: Wording, question: Question, answer: str) -> Question | None:
    """What is asked after an answer that leads farther into the same procedure, and nowhere else."""
    state, seat = question.state, question.ask.seat
    after: State = state.copy()
    after.accept(seat, answer)
    ask = after.ask_of(seat)
    if after._revealed or ask is None or after.turn() != (seat,) or ask.prompt in MEANS:
        return None
    if isinstance(after.frames[-1], Window) or not asking.goes_on(state, after):
        return None
    deeper = len(after.frames) > len(state.frames) or after.frames[-1].at > state.frames[-1].at
    return Question(after, ask, (*question.way, asking.label(words, state, question.ask, answer))) if deeper else None


def concerns(question: Question, thing: str) -> bool:
    """Whether a thing is an answer, or what one is about, or what the question is about: then it was the only one."""
    state = question.state
    offered = question.ask.offered()
    return about(state, thing) or any(thing == value or thing in asking.targets(state, value) for value in offered)


def about(state: State, thing: str) -> bool:
    """Whether the present question names it."""
    return thing in state.frames[-1].about(state).values()


def alike(ask: Ask, thing: str) -> bool:
    """Whether things of the same kind are asked for."""
    kind = thing.partition(":")[0] + ":"
    return any(value.startswith(kind) for value in ask.offered())
