"""A position as numbers, for learners: what every game tells in the same way.

A game's ``describe(state, seat, page)`` tells what a seat sees, number after number, each with its name: the kind of
thing it is about, which one, and what of it (``city/ankara/tokens``). A ``Page`` keeps the numbers, ``Names`` the names
as well: both come from the same description, so they cannot disagree.
"""

import zlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from gonfalon.kernel.fields import field_names
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State


class Page:
    """Numbers in a row, of which most are 0: only the others are kept, with their places.

    They are about one thing (``about``, then ``tell`` and the like), or the same of many (``across``, ``marks``).
    """

    def __init__(self, start: int = 0) -> None:
        self.size = start  # the place of the next number
        self.at: list[int] = []
        self.values: list[float] = []

    def about(self, kind: str, which: str) -> None:
        """What is told next is about this thing."""

    def tell(self, name: str, value: float) -> None:
        """One number."""
        self._own((name,), 1)
        if value != 0.0:
            self.at.append(self.size)
            self.values.append(value)
        self.size += 1

    def tells(self, names: Sequence[str], values: list[float]) -> None:
        """Several."""
        self._own(names, len(values))
        self._keep(values)

    def counts(self, names: Sequence[str], numbers: list[int], most: int) -> None:
        """Several whole numbers, ``most`` becoming 1."""
        self._own(names, len(numbers))
        self._scale(numbers, most)

    def one_of(self, names: Sequence[str], which: int) -> None:
        """1 for that one of these, 0 for the others; below 0: for all."""
        self._own(names, len(names))
        if which >= 0:
            self.at.append(self.size + which)
            self.values.append(1.0)
        self.size += len(names)

    def some_of(self, names: Sequence[str], which: list[int]) -> None:
        """1 for those of these, 0 for the others."""
        self._own(names, len(names))
        for place in which:
            self.at.append(self.size + place)
            self.values.append(1.0)
        self.size += len(names)

    def bits(self, names: Sequence[str], number: int) -> None:
        """The lowest bits of a number, one by one."""
        self._own(names, len(names))
        for place in range(len(names)):
            if number >> place & 1:
                self.at.append(self.size + place)
                self.values.append(1.0)
        self.size += len(names)

    def nothing(self, names: Sequence[str]) -> None:
        """What would be told of a thing that is not there."""
        self._own(names, len(names))
        self.size += len(names)

    def across(self, kind: str, things: Sequence[str], name: str, values: list[float]) -> None:
        """The same of many things."""
        self._many(kind, things, name, len(values))
        self._keep(values)

    def counts_across(self, kind: str, things: Sequence[str], name: str, numbers: list[int], most: int) -> None:
        """The same in whole numbers, ``most`` becoming 1."""
        self._many(kind, things, name, len(numbers))
        self._scale(numbers, most)

    def marks(self, kind: str, things: Sequence[str], name: str, which: list[int], value: float = 1.0) -> None:
        """The same of many things, where it is so for a few of them and 0 for all others."""
        self._many(kind, things, name, len(things))
        for place in which:
            self.at.append(self.size + place)
            self.values.append(value)
        self.size += len(things)

    def levels(self, kind: str, things: Sequence[str], name: str, ones: list[int], twos: list[int]) -> None:
        """The same of many things: 1 for a few, 2 for a few more, 0 for all others."""
        self._many(kind, things, name, len(things))
        for place in ones:
            self.at.append(self.size + place)
            self.values.append(1.0)
        for place in twos:
            self.at.append(self.size + place)
            self.values.append(2.0)
        self.size += len(things)

    def sorts(self, kind: str, things: Sequence[str], names: Sequence[str], which: list[int]) -> None:
        """Of many things which one of these is so, as if each name were told ``across`` them; below 0: none."""
        at, values, count, place = self.at, self.values, len(which), self.size
        for name in names:
            self._many(kind, things, name, count)
        for number in which:
            if number >= 0:
                at.append(place + number * count)
                values.append(1.0)
            place += 1
        self.size += count * len(names)

    def dense(self) -> list[float]:
        """All numbers in a row."""
        out = [0.0] * self.size
        for place, value in zip(self.at, self.values, strict=True):
            out[place] = value
        return out

    def _keep(self, values: list[float]) -> None:
        at, kept, place = self.at, self.values, self.size
        for value in values:
            if value != 0.0:
                at.append(place)
                kept.append(value)
            place += 1
        self.size = place

    def _scale(self, numbers: list[int], most: int) -> None:
        at, kept, place = self.at, self.values, self.size
        for number in numbers:
            if number:
                at.append(place)
                kept.append(number / most)
            place += 1
        self.size = place

    def _own(self, names: Sequence[str], count: int) -> None:
        """Names of what comes next of the present thing."""

    def _many(self, kind: str, things: Sequence[str], name: str, count: int) -> None:
        """The same of many things."""


class Names(Page):
    """The names of the numbers too: kind, thing and property, with strokes between them."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.thing = ""

    def about(self, kind: str, which: str) -> None:
        self.thing = f"{kind}/{which}"

    def _own(self, names: Sequence[str], count: int) -> None:
        _check(names, count, self.thing)
        for name in names:
            self.names.append(f"{self.thing}/{name}")

    def _many(self, kind: str, things: Sequence[str], name: str, count: int) -> None:
        _check(things, count, f"{kind}/*/{name}")
        for thing in things:
            self.names.append(f"{kind}/{thing}/{name}")


def _check(names: Sequence[str], count: int, about: str) -> None:
    if len(names) != count:
        raise ValueError(f"{about}: {len(names)} names for {count} numbers")


#: Whoever sees is player 0, the next one clockwise 1.
PLACES: Final[tuple[str, ...]] = tuple([str(place) for place in range(8)])
_DEPTHS: Final = ("innermost", "next", "third")


def players(page: Page, seat: int, seats: int, most: int, names: Sequence[str]) -> Iterator[int]:
    """The players, whoever sees first, then clockwise: what is told meanwhile is about each; empty seats are 0."""
    for number in range(most):
        page.about("player", PLACES[number])
        if number < seats:
            yield (seat + number) % seats
        else:
            page.nothing(names)


class Locals:
    """Fields of procedures that are told, all of them public and whole numbers or truth values; what becomes 1."""

    def __init__(self, scales: Sequence[tuple[str, int]]) -> None:
        self.names: list[str] = [name for name, _ in scales]
        self.scales: list[int] = [most for _, most in scales]
        self._known: dict[Any, list[int]] = {}

    def tell(self, state: State, page: Page, depths: int) -> None:
        """Those of the innermost procedures; 0 for what one does not have."""
        for depth in range(depths):
            page.about("procedure", _DEPTHS[depth])
            if depth < len(state.frames):
                frame = state.frames[-1 - depth]
                values = [0.0] * len(self.names)
                for place in self._has(type(frame)):
                    values[place] = int(getattr(frame, self.names[place])) / self.scales[place]
                page.tells(self.names, values)
            else:
                page.nothing(self.names)

    def _has(self, kind: Any) -> list[int]:
        known = self._known.get(kind)
        if known is None:
            own = field_names(kind)
            known = self._known[kind] = [place for place, name in enumerate(self.names) if name in own]
        return known


def situation(state: State, page: Page, prompts: tuple[str, ...], local: Locals) -> None:
    """Which of these prompts is asked, then these locals of the two innermost procedures."""
    request = state.request()
    prompt = request.prompt if isinstance(request, Ask) else ""
    page.about("question", "asked")
    page.one_of(prompts, prompts.index(prompt) if prompt in prompts else -1)
    local.tell(state, page, 2)


#: For games with more prompts than a learner needs to tell apart by name.
DRAWERS: Final[tuple[str, ...]] = tuple([f"drawer {number}" for number in range(64)])
_drawers: dict[str, int] = {}


def asked(state: State, seat: int, page: Page) -> None:
    """Whether this seat is asked, then which question it is, or the one others are asked, in so many drawers."""
    ask, request = state.ask_of(seat), state.request()
    prompt = ask.prompt if ask is not None else request.prompt if isinstance(request, Ask) else ""
    drawer = _drawers.get(prompt, -1)
    if drawer < 0:
        drawer = _drawers[prompt] = zlib.crc32(prompt.encode()) % len(DRAWERS)
    page.about("question", "asked")
    page.tell("of this seat", 1.0 if ask is not None else 0.0)
    page.one_of(DRAWERS, drawer)
