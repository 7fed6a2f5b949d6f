"""Effects: a printed power, who has it, what it does at a moment, and what has been used up (see ``moments``)."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.game import Words
from gonfalon.kernel.state import Frame, State

MINUS: Final = "\u2212"

#: Whose question it must be for an effect to listen: its owner's, another seat's, or anybody's.
OWN: Final = 1
OTHERS: Final = 2
ANY: Final = 3

#: (state, owner of the effect, what it is about) -> yes or no, or the bits of a set
Says = Callable[[Any, int, Any], int]
#: (state, owner, value so far, what it is about) -> the value
Changes = Callable[[Any, int, Any, Any], Any]
#: (state, owner, what it is about) -> the rest of the procedure, if it has more than one step
Acts = Callable[[Any, int, Any], Frame | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Empowered(State):
    """A state in which seats have effects. ``marks`` are (what was used, by whom, until when it counts)."""

    marks: list[tuple[str, int, str]]

    def held(self, seat: int) -> int:
        """The bits of the effects this seat has now."""
        raise NotImplementedError

    def marked(self, mark: str, seat: int) -> bool:
        """Whether this was used and the mark still counts."""
        for name, who, _ in self.marks:
            if who == seat and name == mark:
                return True
        return False

    def mark(self, mark: str, seat: int, scope: str) -> None:
        """Note that this was used, until ``forget(scope)``."""
        if not self.marked(mark, seat):
            self.marks.append((mark, seat, scope))

    def forget(self, scope: str) -> None:
        """The turn, the round, the conflict ... is over: its marks are taken away."""
        if self.marks:
            self.marks = [mark for mark in self.marks if mark[2] != scope]


class Effect:
    """One printed effect: its id, the rule behind it, and the thing whose name says what it is."""

    def __init__(self, ident: str, rule: str, thing: str, number: int) -> None:
        self.ident = ident
        self.rule = rule
        self.thing = thing
        self.number = number
        self.bit = 1 << number

    def __repr__(self) -> str:
        return f"<effect {self.ident}>"


def _always(state: Any, owner: int, matter: Any) -> int:
    return 1


def _unchanged(state: Any, owner: int, value: Any, matter: Any) -> Any:
    return value


def _nothing(state: Any, owner: int, matter: Any) -> Frame | None:
    return None


class Listener:
    """What one effect does at one moment."""

    def __init__(self, effect: Effect, phase: int, whose: int, once: str, part: str) -> None:
        self.effect = effect
        self.phase = phase
        self.whose = whose
        self.once = once
        self.mark = f"{effect.ident}/{part}" if part else effect.ident
        self.optional = False
        self.automatic = False
        self.lasting = False
        self.after: tuple[str, ...] = ()
        self.says: Says = _always
        self.changes: Changes = _unchanged
        self.acts: Acts = _nothing

    def ready(self, state: Empowered, owner: int) -> bool:
        """Whether the owner has the effect, or paid for it earlier, and has not used it up."""
        return self.ready_with(state, owner, state.held(owner))

    def ready_with(self, state: Empowered, owner: int, held: int) -> bool:
        """The same, where the bits of the owner's effects are known."""
        if self.lasting and state.marked(self.mark, owner):
            return True
        if not self.effect.bit & held:
            return False
        return not (self.once and state.marked(self.mark, owner))

    def sings(self, state: Empowered, owner: int, held: int) -> bool:
        """The same for an effect of a choir: its owner has it, or it lasts."""
        if self.lasting or self.whose != OWN:
            return self.ready_with(state, owner, held)
        return not (self.once and state.marked(self.mark, owner))

    def chosen(self, state: Empowered, seat: int, using: int) -> bool:
        """Whether it counts: it is no choice, it is chosen now, or it was paid for and goes on."""
        if not self.optional or using & self.effect.bit:
            return True
        return self.lasting and state.marked(self.mark, seat)

    def use(self, state: Empowered, owner: int) -> None:
        """Mark the effect, if it works once only."""
        if self.once:
            state.mark(self.mark, owner, self.once)


class Change:
    """What one effect made of a value or an answer: for tips and refusals."""

    def __init__(self, listener: Listener, owner: int, before: Any, after: Any) -> None:
        self.listener = listener
        self.effect = listener.effect
        self.owner = owner
        self.before = before
        self.after = after


def reckoned(words: Words, base: int, changes: list[Change]) -> str:
    """A number with what made it: ``2 = 3 - 1 (Roads)``."""
    if not changes:
        return str(base)
    parts = [str(base)]
    for change in changes:
        step = change.after - change.before
        sign = "+" if step > 0 else MINUS
        parts.append(f"{sign} {abs(step)} ({words.name(change.effect.thing)})")
    return f"{changes[-1].after} = {' '.join(parts)}"
