"""Events in tests: the text of one card, its icon left aside; a great person in a hand."""

from gonfalon.games.clash_of_cultures.rules.advance import Acquire
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.scoring import LINES, lines
from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, WORLD, again, running, state_of


def told(match: Match, name: str, seat: int = PURPLE) -> Match:
    """The text of this event begins, drawn by a seat."""
    state = state_of(match)
    event = WORLD.event_of[name]
    state.events.take((event,))
    return running(match, DrawEvent(seat=seat, event=event, at=DrawEvent.STEPS.index("text")))


def lying(match: Match, name: str) -> Match:
    """This event lies on the table."""
    state = state_of(match)
    state.events.take((WORLD.event_of[name],))
    state.table.append(WORLD.event_of[name])
    return again(match)


def joined(match: Match, name: str, seat: int = PURPLE) -> Match:
    """A seat has taken this great person."""
    state = state_of(match)
    state.events.take((WORLD.event_of[name],))
    state.persons[seat].append(WORLD.event_of[name])
    return again(match)


def acquired(match: Match, name: str, seat: int = PURPLE) -> Match:
    """A seat acquires an advance without payment."""
    return running(match, Acquire(seat=seat, advance=WORLD.advance_of[name], waived=True))


def on_table(match: Match, name: str) -> bool:
    return WORLD.event_of[name] in state_of(match).table


def discarded(match: Match, name: str) -> bool:
    return WORLD.event_of[name] in state_of(match).event_discard


def points(match: Match, line: str, seat: int = PURPLE) -> float:
    """The victory points of a line of the scoring."""
    return lines(state_of(match), seat)[LINES.index(line)] / 2
