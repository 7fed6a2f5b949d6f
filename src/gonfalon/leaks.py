"""What a seat could learn that it may not know: worlds that differ only in what it cannot see, compared.

A viewer is a seat, or NOBODY for the spectators. A *world* is a match that looks the same to the viewer. Whatever a
viewer is shown (position, log, waiting sentence, its decision, who is asked) must be the same in all of them, unless
the rules have said that something comes to light (``State.reveal``, or a draw that leaves the hidden places).
"""

from typing import Any, Final

from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE, Answer, Ask, Chance, Draw, Meanwhile, Together
from gonfalon.match import Match

#: Spectators.
NOBODY: Final = -2
#: What rules raise when a procedure relies on something that is not so in another world.
CONTRADICTIONS: Final = (ValueError, IndexError, KeyError)
#: So many worlds must rule out what was shown before it counts as a secret: purses are often guessed too small.
WORLDS: Final = 24


def shown(match: Match, viewer: int) -> list[Any]:
    """What the page of a viewer is made of, less the log, which tells of the past."""
    decision = match.decision(viewer) or {}
    for past in ("undo", "id", "chosen"):  # a matter of what was done before
        decision.pop(past, None)
    seat = None if viewer == NOBODY else viewer
    return [views.visible(match.state, seat), match.turn, match.scores(), match.waiting(), decision]


def told(match: Match, viewer: int, since: int) -> list[Any]:
    """The lines of the log that came after this version, as the viewer reads them."""
    lines = match.lines(since=since)
    return [(line["key"], line["args"], line["text"]) for seats, line in lines if seats is None or viewer in seats]


def world(match: Match, viewer: int, generator: Generator) -> Match:
    """This match in a world that looks the same to a viewer; it throws no dice and keeps its log."""
    twin = match.copy()
    twin.chance = False
    twin.state = views.determinize(match.state, viewer, generator)
    twin.state._events = []
    twin.state.standing = match.state.standing
    request = twin.state.request()
    if isinstance(request, Together):
        order = [who for who, _ in match.state.sealed]
        for who in order:
            ask = request.of(who)
            if who != viewer and ask is not None:
                twin.state.sealed.append((who, ask.values[generator.below(len(ask.values))]))
        twin.state.sealed.sort(key=lambda sealed: order.index(sealed[0]))
    return twin


def _tried(match: Match) -> Match:
    """A copy that keeps its log and throws no dice."""
    new = match.copy()
    new.chance = False
    new.state._events = []
    return new


def _given(match: Match, seat: int, answer: Answer) -> bool:
    """Give an answer; tells whether the rules say that something has come to light by it."""
    match.state.accept(seat, answer)
    revealed = match.state._revealed
    match.state._revealed = False
    match.version += 1
    match._drain()
    return revealed


class Spy:
    """One viewer who compares worlds; each method returns what is wrong, or "".

    ``thoughts`` are the answers that a seat has given since it began to think about something (``Frame.private``): to
    others they have not been given yet.
    """

    def __init__(self, match: Match, viewer: int, generator: Generator, thoughts: list[tuple[int, str]]) -> None:
        self.match = match
        self.thoughts = [] if thoughts and thoughts[0][0] == viewer else thoughts
        self.viewer = viewer
        self.generator = generator
        self.who = "a spectator" if viewer == NOBODY else f"seat {viewer}"

    def at_rest(self, pictures: bool) -> str:
        """What is shown now must not depend on what is hidden."""
        match, viewer = self.match, self.viewer
        twin = world(match, viewer, self.generator)
        if shown(match, viewer) != shown(twin, viewer):
            return f"what {self.who} cannot see changes what it is shown"
        seat = None if viewer == NOBODY else viewer
        if pictures and (match.text(seat) != twin.text(seat) or match.svg(seat) != twin.svg(seat)):
            return f"what {self.who} cannot see changes its text or picture"
        return self._open_questions(twin) if viewer == NOBODY else ""

    def _open_questions(self, twin: Match) -> str:
        """What is declared to follow from open facts does; in a seat's thoughts, the cards that led there are given."""
        if self.thoughts:
            return ""
        mine, other = self.match.state.request(), twin.state.request()
        if isinstance(mine, Ask) and mine.open and (not isinstance(other, Ask) or mine.values != other.values):
            return f"the answers at {self.match.state.step_name()} are declared open and depend on hidden things"
        return ""

    def after(self, seat: int, answer: str) -> str:
        """The same answer in two worlds, and whatever chance does next, must tell the viewer the same."""
        try:
            return self._after(seat, answer)
        except CONTRADICTIONS as error:
            return f"the procedures show {self.who} something hidden: a like world fails ({error!r})"

    def _after(self, seat: int, answer: str) -> str:
        real, twin = _tried(self.match), world(self.match, self.viewer, self.generator)
        since = real.version
        if not self._thought(twin, seat, answer):
            return ""
        light = _given(real, seat, answer)
        light = _given(twin, seat, answer) or light
        while not light:
            if self._differ(real, twin, since):
                return (
                    f"what {self.who} cannot see changes what it is told or who is asked when seat {seat} "
                    f"answers {answer!r} (next: {real.state.step_name()})"
                )
            request, other = real.state.request(), twin.state.request()
            if not isinstance(request, Chance) or not isinstance(other, Chance):
                return ""
            outcome = request.sample(self.generator)
            if leak := self._by_chance(real, request, outcome):
                return leak
            if not other.allows(outcome):
                return ""
            light = _given(real, CHANCE, outcome)
            light = _given(twin, CHANCE, outcome) or light
        return ""

    def _thought(self, twin: Match, seat: int, answer: str) -> bool:
        """Think the same thoughts in another world; tells whether that is possible, and this answer after them."""
        for who, thought in self.thoughts:
            ask = twin.state.ask_of(who)
            if ask is None or not ask.accepts(thought):
                return False
            _given(twin, who, thought)
        twin.version = self.match.version
        ask = twin.state.ask_of(seat)
        return ask is not None and ask.accepts(answer)

    def _differ(self, one: Match, other: Match, since: int) -> bool:
        if one.over or other.over:  # the end lays open what decides it
            return False
        viewer = self.viewer
        return shown(one, viewer) != shown(other, viewer) or told(one, viewer, since) != told(other, viewer, since)

    def _by_chance(self, match: Match, request: Chance, outcome: tuple[int, ...]) -> str:
        """Another outcome of a throw or draw that the viewer does not see must tell it the same."""
        another = request.sample(self.generator)
        if another == outcome:
            return ""
        one, other = _tried(match), _tried(match)
        before = self._unseen(match)
        if _given(one, CHANCE, outcome) | _given(other, CHANCE, another):
            return ""
        now, then = self._unseen(one), self._unseen(other)
        same = shown(one, self.viewer) == shown(other, self.viewer)
        drawn = isinstance(request, Draw) and views.hides(match.state, self.viewer, request.items)
        hidden = drawn and before == now == then
        if hidden and not same:
            return f"{self.who} is shown something that depends on a draw it does not see, at {match.state.step_name()}"
        if (hidden or (same and now != then)) and told(one, self.viewer, match.version) != told(
            other, self.viewer, match.version
        ):
            return f"the log tells {self.who} of a draw it does not see, at {match.state.step_name()}"
        return ""

    def _unseen(self, match: Match) -> list[Any]:
        """Everything that lies where the viewer does not see it; exchangeable things without their places."""
        return views.unseen(match.state, self.viewer)

    def taken_back(self, seat: int, answer: str) -> str:
        """What an answer shows the viewer while it can still be taken back must be possible in other worlds too."""
        match, viewer = self.match, self.viewer
        if seat == viewer or isinstance(match.state.request(), Meanwhile):  # nobody plans before he has planned
            return ""
        real = _tried(match)
        since = real.version
        if _given(real, seat, answer) or isinstance(real.state.request(), Chance) or real.over:
            return ""
        now = [shown(real, viewer), told(real, viewer, since)]
        if now[0] == shown(match, viewer) and not now[1]:
            return ""
        for _ in range(WORLDS):
            if self._possible(world(match, viewer, self.generator), seat, answer, now):
                return ""
        return f"{self.who} sees something hidden when seat {seat} answers {answer!r}, which can be taken back"

    def _possible(self, twin: Match, seat: int, answer: str, now: list[Any]) -> bool:
        """Whether the viewer could be shown this in another world, by that answer or by any other."""
        since = twin.version
        trial = _tried(twin)
        if self._thought(trial, seat, answer):
            _given(trial, seat, answer)
            if self._shows(trial, since, now):
                return True
        ask = twin.state.ask_of(seat)
        if ask is None:
            return True
        for value in ask.offered():
            trial = _tried(twin)
            _given(trial, seat, value)
            if self._shows(trial, since, now):
                return True
        return False

    def _shows(self, match: Match, since: int, now: list[Any]) -> bool:
        return match.over or now == [shown(match, self.viewer), told(match, self.viewer, since)]
