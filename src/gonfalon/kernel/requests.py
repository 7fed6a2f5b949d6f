"""What a step may wait for: a seat's answer, several sealed answers, dice, a draw.

Chance is a seat like any other. Its requests have a known law, and the outcome enters as an answer.
An answer of a seat is a short text that names what is picked, usually the element itself
(``city:damascus``, ``box:arab-move``, ``button:done``); an answer of chance is a tuple of numbers.
"""

from typing import Any, Final

from gonfalon.kernel.generator import Generator

CHANCE: Final = -1

#: The kinds of options a page must be able to show. They are presentation: every answer is one pick.
KINDS: Final = ("pick", "pick_many", "amounts", "pay", "path", "arrange", "seal", "offer", "confirm")

Answer = str | tuple[int, ...]


class Request:
    """Something a step waits for; immutable, so copies of a state share it."""


class Ask(Request):
    """One seat picks one of ``values``. ``prompt`` names the question, ``rule`` the ledger entry behind it.

    ``always``: asked even where one value is left, because not being asked would tell what the seat hides.
    """

    def __init__(
        self, seat: int, values: list[str], prompt: str, rule: str, kind: str = "pick", always: bool = False
    ) -> None:
        self.seat = seat
        self.values = values[:]  # the caller's list may belong to the state, which goes on changing
        self.prompt = prompt
        self.rule = rule
        self.kind = kind
        self.always = always


class Together(Request):
    """Several seats answer at once; each answer stays sealed until all are in."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks

    def of(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None


class Chance(Request):
    """An event with a known law; nothing happens where ``count`` is 0."""

    count: int = 1

    def sample(self, generator: Generator) -> tuple[int, ...]:
        raise NotImplementedError

    def allows(self, outcome: Any) -> bool:
        raise NotImplementedError


class Dice(Chance):
    """``count`` fair dice; the outcome is their faces in the order thrown."""

    def __init__(self, count: int, sides: int = 6) -> None:
        self.count = count
        self.sides = sides

    def sample(self, generator: Generator) -> tuple[int, ...]:
        sides = self.sides
        return tuple([generator.below(sides) + 1 for _ in range(self.count)])

    def allows(self, outcome: Any) -> bool:
        return (
            type(outcome) is tuple
            and len(outcome) == self.count
            and all(type(face) is int and 1 <= face <= self.sides for face in outcome)
        )


class Draw(Chance):
    """``count`` items out of ``items`` without putting back, every order equally likely.

    A deck is therefore a plain collection without an order of its own: there is nothing to peek at. Where it is
    settled what comes first (``top``) or last (``under``), that comes in its order.
    """

    def __init__(
        self, items: list[int], count: int, top: list[int] | None = None, under: list[int] | None = None
    ) -> None:
        self.items = items[:]
        self.count = count
        self.first = top[:count] if top else []
        self.last: list[int] = []
        if under:
            self.last = under[: max(0, count - len(self.first) - len(items))]

    def sample(self, generator: Generator) -> tuple[int, ...]:
        left = self.items[:]
        out = self.first[:]
        for _ in range(self.count - len(self.first) - len(self.last)):
            out.append(left.pop(generator.below(len(left))))
        return tuple(out + self.last)

    def allows(self, outcome: Any) -> bool:
        if type(outcome) is not tuple or len(outcome) != self.count:
            return False
        begin, end = len(self.first), self.count - len(self.last)
        if not all(type(item) is int for item in outcome):
            return False
        if list(outcome[:begin]) != self.first or list(outcome[end:]) != self.last:
            return False
        left = self.items[:]
        for item in outcome[begin:end]:
            if item not in left:
                return False
            left.remove(item)
        return True
