"""Windows: moments at which several seats may react, in the rule's order.

    class Entered(Window):
        KIND: ClassVar[str] = "entered"
        RULE: ClassVar[str] = "XYZ-8.2"

        def order(self, state): return ahead([self.mover], state.turn_order)
        def asked(self, state, seat): return bool(state.readied(seat))
        def uses(self, state, seat): return state.payable(seat, self.KIND)
        def use(self, state, seat, answer): return CardTurned(user=seat, card=number(answer))

A use is carried out completely, with the windows it opens itself, before the next seat is asked. A window is
a frame like any other: it may be opened from a step, from a use, or from another window.

A question is "ask-entered", and its answers are "do-entered-..."; `rule_of_ask`, `about_ask`, `targets_of_ask` and
`refuse_ask` are twins as everywhere.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.acts import EVERY
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next, State

PASS: Final = "button:pass"
NOBODY: Final = -1


def ahead(first: Sequence[int], others: Sequence[int]) -> list[int]:
    """These seats first, then the others in their order, everybody once."""
    return list(dict.fromkeys([*first, *others]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame):
    """Asks seat after seat whether it uses something; closes when all have passed in succession."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "carry", "reopen")
    KIND: ClassVar[str] = ""  # what standing orders and texts call this window
    RULE: ClassVar[str] = ""

    passed: tuple[int, ...] = ()  # those who have passed since the last use
    first: int = NOBODY  # from whom the question goes round; nobody: from the first of the order
    user: int = NOBODY  # who is using something now ...
    using: str = ""  # ... and what

    # -- what a game says --------------------------------------------------------------------

    def order(self, state: Any) -> list[int]:
        """The seats the rule names, in its order."""
        raise NotImplementedError

    def asked(self, state: Any, seat: int) -> bool:
        """Whether a seat is asked at all. Everybody sees the answer: it rests on open information alone."""
        raise NotImplementedError

    def uses(self, state: Any, seat: int) -> list[str]:
        """What a seat may use now, as far as it can itself see. Without any it is asked all the same."""
        raise NotImplementedError

    def use(self, state: Any, seat: int, answer: str) -> Frame | None:
        """Carry out a use: at once, or by a procedure."""
        raise NotImplementedError

    def ordered_as(self, state: Any, seat: int) -> tuple[str, ...]:
        """What a standing order of this seat that holds here may be for. Everybody sees him pass: open facts alone."""
        return (self.KIND, EVERY)

    def withdrawn(self, state: Any, finished: Frame) -> bool:
        """Whether the procedure of a use ended as if nothing had been used; then the same seat goes on."""
        return False

    def after_use(self, state: Any, seat: int) -> None:
        """Everybody is asked again, from the first of the order."""
        self.passed, self.first = (), NOBODY

    # -- the procedure -----------------------------------------------------------------------

    def awaited(self, state: Any) -> int:
        """Who is asked next; nobody when all who are asked have passed."""
        order = self.order(state)
        start = order.index(self.first) if self.first in order else 0
        for seat in order[start:] + order[:start]:
            if seat not in self.passed and self.asked(state, seat):
                return seat
        return NOBODY

    def ask(self, state: Any) -> Next:
        seat = self.awaited(state)
        if seat == NOBODY:
            return END
        return Ask(seat, [*self.uses(state, seat), PASS], self.KIND, self.RULE, always=True)

    def on_ask(self, state: Any, answer: str) -> str | None:
        seat = self.awaited(state)
        if answer == PASS:
            self.passed = (*self.passed, seat)
            return self.STEPS[0]
        self.user, self.using = seat, answer
        return None

    def carry(self, state: Any) -> Next:
        return self.use(state, self.user, self.using)

    def on_carry(self, state: Any, finished: Frame) -> str | None:
        if not self.withdrawn(state, finished):
            return None
        self.user, self.using = NOBODY, ""
        return self.STEPS[0]

    def reopen(self, state: Any) -> Next:
        self.after_use(state, self.user)
        self.user, self.using = NOBODY, ""
        return self.STEPS[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Poll(Window):
    """A window in which everybody answers once, whatever is used meanwhile."""

    def after_use(self, state: Any, seat: int) -> None:
        self.passed = (*self.passed, seat)


def is_pass(state: State, answer: Any) -> bool:
    """Whether this answer would be a mere pass in a window."""
    frame = state.frames[-1] if state.frames else None
    return answer == PASS and isinstance(frame, Window) and frame.at == 0


def ordered(state: State) -> int:
    """The seat that is asked in a window and has a standing order to pass there; nobody if there is none."""
    frame = state.frames[-1] if state.standing and state.frames else None
    if not isinstance(frame, Window) or frame.at != 0:
        return NOBODY
    seat = frame.awaited(state)
    given = [kind for who, kind, _ in state.standing if who == seat]
    if not given:
        return NOBODY
    names = frame.ordered_as(state, seat)
    return seat if any(kind in names for kind in given) else NOBODY


def by_order(state: State) -> tuple[int, str]:
    """Who has given a standing order for the question now put, and what it answers."""
    seat = ordered(state)
    if seat >= 0:
        return seat, PASS
    asked = state.request() if state.standing else None
    if not isinstance(asked, Ask) or isinstance(state.frames[-1], Window):
        return NOBODY, ""
    given = [kind for who, kind, _ in state.standing if who == asked.seat]
    if not given:
        return NOBODY, ""
    frame = state.frames[-1]
    names = frame.ordered_as(state, asked.seat)
    if not any(kind in names for kind in given):
        return NOBODY, ""
    return asked.seat, frame.ordered_answer(state, asked)
