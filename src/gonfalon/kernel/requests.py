"""What a step may wait for: a seat's answer, several sealed answers, dice, a draw.

Chance is a seat like any other. Its requests have a known law, and the outcome enters as an answer.
An answer of a seat is a short text that names what is picked, usually the element itself
(``city:damascus``, ``box:arab-move``, ``button:done``); an answer of chance is a tuple of numbers.
"""

from typing import Any, Final

from gonfalon.kernel.generator import Generator

CHANCE: Final = -1

#: How a page shows the answers: a list, a row of small numbers, two or three words side by side, a field to type in.
KINDS: Final = ("pick", "amounts", "confirm", "number")

#: A question for a number lists at most so many of its answers.
MOST_NUMBERS: Final = 12
NUMBER: Final = "number:"

Answer = str | tuple[int, ...]

#: Answers that lead back to the question from which this one was reached, as it was; nothing has happened meanwhile.
BACK: Final = "button:back"
DROP: Final = "button:drop"


def onward(values: list[str]) -> list[str]:
    """The answers that lead on, for whoever might think in circles; all of them where none does."""
    if BACK not in values and DROP not in values:
        return values
    return [value for value in values if value != BACK and value != DROP] or values


class Refusal:
    """Why an answer is not allowed: the rule, and what stands in its way here, worded by ``why-<fact>``."""

    def __init__(self, rule: str, fact: str = "", **facts: Any) -> None:
        self.rule = rule
        self.fact = fact
        self.facts = facts

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.fact!r}, {self.facts!r})"


class Request:
    """Something a step waits for; immutable, so copies of a state share it."""


class Ask(Request):
    """One seat picks one of ``values``. ``prompt`` names the question, ``rule`` the ledger entry behind it.

    ``more``: answers that lead nowhere ``values`` could not lead as well (the same set picked in another order, a step
    back). People may give them; whoever chooses from a list need not look at them.
    ``always``: asked even where one value is left, because not being asked would tell what the seat hides.
    ``default``: the answer taken for somebody whose clock has run out.
    ``open``: whether the values follow from what everybody knows. Where they do not, a seat is asked even if one value
    is left, like ``always``. None: as ``State.OPEN`` says, and in a game that hides nothing they do.
    """

    def __init__(
        self,
        seat: int,
        values: list[str],
        prompt: str,
        rule: str,
        kind: str = "pick",
        always: bool = False,
        default: str = "",
        more: list[str] | None = None,
        open: bool | None = None,
    ) -> None:
        self.seat = seat
        self.values = values[:]  # the caller's list may belong to the state, which goes on changing
        self.prompt = prompt
        self.rule = rule
        self.kind = kind
        self.always = always
        self.default = default
        self.more = [] if more is None else more[:]
        self.open = open

    def accepts(self, answer: str) -> bool:
        """Whether this is one of the answers."""
        return answer in self.values or answer in self.more

    def offered(self) -> list[str]:
        """The answers a page shows."""
        return self.values + self.more

    def forced(self) -> bool:
        """Whether there is nothing to choose, and everybody may know it."""
        return len(self.values) == 1 and not self.always and not self.more

    def fallback(self) -> str:
        """The default; where the rules name none, the last button (pass, done), or else the first answer."""
        if self.default:
            return self.default
        for value in reversed(self.values):
            if value.startswith("button:"):
                return value
        return self.values[0]


class Number(Ask):
    """One seat names a number from ``low`` to ``high`` in steps, as ``number:350``, or gives an answer out of ``also``.

    Every such number is accepted; ``values`` are a few of them, for those who must choose from a list.
    """

    def __init__(
        self,
        seat: int,
        low: int,
        high: int,
        prompt: str,
        rule: str,
        step: int = 1,
        also: list[str] | None = None,
        always: bool = False,
        default: str = "",
    ) -> None:
        values = [f"{NUMBER}{number}" for number in spread(low, high, step)]
        if also is not None:
            values.extend(also)
        super().__init__(seat, values, prompt, rule, "number", always, default or values[0])
        self.low = low
        self.high = high
        self.step = step

    def accepts(self, answer: str) -> bool:
        if answer in self.values:
            return True
        number = numbered(answer)
        return number is not None and self.low <= number <= self.high and (number - self.low) % self.step == 0


def numbered(answer: str) -> int | None:
    """The number that an answer names, written the one way it may be written; None if it names none."""
    text = answer.removeprefix(NUMBER)
    digits = text.removeprefix("-")
    if text == answer or not digits.isascii() or not digits.isdigit() or len(digits) > 18:
        return None
    number = int(text)
    return number if str(number) == text else None


def spread(low: int, high: int, step: int = 1) -> list[int]:
    """Both ends and some numbers between them, evenly spread; all of them where they are few."""
    if step < 1 or high < low:
        raise ValueError(f"there are no numbers from {low} to {high} in steps of {step}")
    count = (high - low) // step + 1
    shown = min(count, MOST_NUMBERS)
    if shown == 1:
        return [low]
    return [low + step * (place * (count - 1) // (shown - 1)) for place in range(shown)]


class Together(Request):
    """Several seats answer at once; each answer stays sealed until all are in."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks

    def of(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None


class Meanwhile(Together):
    """Several seats answer at the same time, each as often as it likes: every answer is taken at once, with its seat.

    ``resting`` seats need not answer, but may: somebody who is ready and thinks better of it. ``given`` tells how often
    each seat of the table has answered.
    """

    def __init__(self, asks: list[Ask], resting: list[Ask], given: list[int]) -> None:
        super().__init__(asks)
        self.resting = resting
        self.given = given[:]

    def of(self, seat: int) -> Ask | None:
        for ask in self.resting:
            if ask.seat == seat:
                return ask
        return super().of(seat)


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


def same_question(old: Request | None, new: Request | None) -> bool:
    """Whether the same is asked as before; who plans or seals an answer is asked the same as long as he does."""
    if isinstance(old, Ask) and isinstance(new, Ask):
        return (old.seat, old.prompt, old.offered()) == (new.seat, new.prompt, new.offered())
    return type(old) is type(new)
