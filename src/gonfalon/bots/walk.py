"""Playing a state forward without a table around it: chance, hasty answers, copies a seat may think about."""

from typing import Any, Final

from gonfalon.bots.knowledge import Knowledge
from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE, Ask, Chance, Request, Together, onward
from gonfalon.kernel.state import State

#: What rules raise when the unseen was dealt in a way that contradicts what has happened: a seat that showed
#: a card does not hold it. Such a world is dropped; in a game without secrets these are errors like any other.
CONTRADICTIONS: Final = (ValueError, IndexError, KeyError)

#: How many deals of the unseen are compared, where they are fixed.
WORLDS: Final = 24

#: An action that is still not done after so many answers is evaluated as it stands.
PATIENCE: Final = 60


def settle_chance(state: State, generator: Generator) -> bool:
    """Throw and draw until a seat must answer; tells whether chance had anything to do."""
    request = state.request()
    thrown = False
    while isinstance(request, Chance):
        state.accept(CHANCE, request.sample(generator))
        request = state.request()
        thrown = True
    return thrown


def pending(state: State) -> Ask | None:
    """The question that waits for an answer; of several asked together, the first still open."""
    request: Request | None = state.request()
    if isinstance(request, Ask):
        return request
    if isinstance(request, Together):
        return request.of(state.turn()[0])
    return None


def pick(weights: list[float], generator: Generator) -> int:
    """An index, each as likely as its weight says."""
    point = generator.unit() * sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return len(weights) - 1


def hasty(state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
    """What a hasty player answers."""
    weights = mind.policy(state, ask)
    if weights is None:
        values = onward(ask.values)
        return values[generator.below(len(values))]
    return ask.values[pick(weights, generator)]


def likeliest(state: State, ask: Ask, mind: Knowledge) -> str:
    """What a hasty player is likeliest to answer."""
    weights = mind.policy(state, ask)
    return onward(ask.values)[0] if weights is None else ask.values[weights.index(max(weights))]


def sensible(state: State, ask: Ask, mind: Knowledge) -> list[str]:
    """The answers worth a thought: all but those to which the game gives no weight."""
    weights = mind.policy(state, ask)
    if weights is None:
        return onward(ask.values)
    if min(weights) > 0:
        return ask.values
    return [value for value, weight in zip(ask.values, weights, strict=True) if weight > 0] or ask.values


def finish(state: State, mind: Knowledge, generator: Generator, depth: int) -> None:
    """Let everybody answer hastily until what is going on is done."""
    for _ in range(PATIENCE):
        settle_chance(state, generator)
        if mind.settled(state, depth):
            return
        ask = pending(state)
        if ask is None:
            return
        state.accept(ask.seat, hasty(state, ask, mind, generator))


def playout(state: State, mind: Knowledge, generator: Generator, depth: int, actions: int) -> None:
    """Finish what is going on, then so many actions more."""
    finish(state, mind, generator, depth)
    for _ in range(actions):
        ask = pending(state)
        if ask is None:
            return
        state.accept(ask.seat, hasty(state, ask, mind, generator))
        finish(state, mind, generator, depth)


def has_secrets(state: State) -> bool:
    """Whether anything in this state is declared hidden from somebody."""
    return bool(state.VISIBLE) or bool(state.sealed) or any(frame.VISIBLE for frame in state.frames)


def imagined(state: State, seat: int, secrets: bool, generator: Generator) -> Any:
    """A copy to think about: what the seat cannot see is dealt again, if there is any such thing."""
    return views.determinize(state, seat, generator) if secrets else state.copy()
