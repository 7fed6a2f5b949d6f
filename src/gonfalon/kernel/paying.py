"""Paying a cost from what one has, with things that may stand in for others: exact, and the plainest ways first.

Goods are numbers 0, 1, 2 ...; what a seat has is a tuple with how many of each. A ``Bill`` is a list of dues: so many
of one good, each unit of which may be paid by a stand-in as well, at its rate. A unit is paid by one thing: what
stands in for something is never stood in for itself, so nothing is chained, and nothing is given back.

    bill = Bill((Due(2, FOOD, ((GOLD, 1), (IDEAS, 1))), Due(1, TOKEN, ((FLORINS, 100),))))
    bill = bill.waived(FOOD).less(TOKEN, 1).replacing(TOKEN, ORE)      # waivers, reductions, then replacements
    ways(bill, have)                                                   # [(0, 1, ...), ...]
"""

from typing import Final

#: What may be paid instead of one unit: (good, how many of it).
StandIn = tuple[int, int]

#: A due that is for no good in particular: it is paid by its stand-ins alone ("any two resources").
ANYTHING: Final = -1


class Due:
    """So many units of a good, and what may be paid instead of each."""

    def __init__(self, number: int, good: int, instead: tuple[StandIn, ...] = ()) -> None:
        self.number = number
        self.good = good
        self.instead = instead

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Due)
            and (self.number, self.good) == (other.number, other.good)
            and self.instead == other.instead
        )

    def __hash__(self) -> int:
        return hash((self.number, self.good, self.instead))


class Bill:
    """What is to be paid; immutable, so that effects can change it phase by phase."""

    def __init__(self, dues: tuple[Due, ...]) -> None:
        self.dues = tuple([due for due in dues if due.number > 0])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bill) and self.dues == other.dues

    def __hash__(self) -> int:
        return hash(self.dues)

    @property
    def free(self) -> bool:
        return not self.dues

    def waived(self, good: int) -> "Bill":
        """Without what is due of a good."""
        return Bill(tuple([due for due in self.dues if due.good != good]))

    def less(self, good: int, number: int) -> "Bill":
        """A reduction; nothing falls below 0."""
        out: list[Due] = []
        for due in self.dues:
            off = min(number, due.number) if due.good == good else 0
            number -= off
            out.append(Due(due.number - off, due.good, due.instead))
        return Bill(tuple(out))

    def more(self, due: Due) -> "Bill":
        """Something further is due."""
        return Bill((*self.dues, due))

    def replacing(self, good: int, by: int, rate: int = 1) -> "Bill":
        """With a further stand-in for each unit of a good."""
        out: list[Due] = []
        for due in self.dues:
            known = due.good == by or any(other == by for other, _ in due.instead)
            further = () if due.good != good or known else ((by, rate),)
            out.append(Due(due.number, due.good, due.instead + further))
        return Bill(tuple(out))

    def exact(self) -> "Bill":
        """Without any stand-ins."""
        return Bill(tuple([Due(due.number, due.good) for due in self.dues]))


def bill(need: list[int], instead: tuple[tuple[StandIn, ...], ...] = ()) -> Bill:
    """A printed cost: how many of each good, and the stand-ins of each."""
    return Bill(tuple([Due(number, good, instead[good] if instead else ()) for good, number in enumerate(need)]))


def payable(due: Bill, have: tuple[int, ...]) -> bool:
    """Whether there is a way to pay."""
    missing = 0  # units that are not there themselves ...
    others: list[int] = []  # ... and what might stand in for them
    for one in due.dues:
        short = one.number if one.good == ANYTHING else one.number - have[one.good]
        if short <= 0:
            continue
        missing += short
        for good, rate in one.instead:
            short -= have[good] // rate
            if good not in others:
                others.append(good)
        if short > 0:
            return False
    if missing > sum([have[good] for good in others]):
        return False
    return _plainly(due.dues, have) or _possible(due.dues, 0, have, set())


def _plainly(dues: tuple[Due, ...], have: tuple[int, ...]) -> bool:
    """Whether it is enough to pay what is there and to stand in for the rest as it comes; mostly it is."""
    left = list(have)
    missing: list[int] = []
    for due in dues:
        paid = 0 if due.good == ANYTHING else min(due.number, left[due.good])
        if paid:
            left[due.good] -= paid
        missing.append(due.number - paid)
    for place, due in enumerate(dues):
        short = missing[place]
        if short:
            for good, rate in due.instead:
                units = min(short, left[good] // rate)
                left[good] -= units * rate
                short -= units
            if short:
                return False
    return True


def _possible(
    dues: tuple[Due, ...], place: int, left: tuple[int, ...], failed: set[tuple[int, tuple[int, ...]]]
) -> bool:
    if place == len(dues):
        return True
    if (place, left) in failed:
        return False
    for spent, _ in _mixes(dues[place], left):
        if _possible(dues, place + 1, _minus(left, spent), failed):
            return True
    failed.add((place, left))
    return False


def ways(due: Bill, have: tuple[int, ...], most: int = 0) -> list[tuple[int, ...]]:
    """Every set of goods that pays, each once: those with the fewest stand-ins first, and the smallest of them.

    ``most``: only so many.
    """
    found: dict[tuple[int, ...], int] = {(0,) * len(have): 0}  # what is spent so far: units that are stood in for
    for one in due.dues:
        after: dict[tuple[int, ...], int] = {}
        for spent, before in found.items():
            for mix, instead in _mixes(one, _minus(have, spent)):
                total = tuple([number + used for number, used in zip(spent, mix, strict=True)])
                count = before + instead
                if count < after.get(total, count + 1):
                    after[total] = count
        found = after
    ranked = sorted([(count, sum(spent), spent) for spent, count in found.items()])
    return [spent for _, _, spent in (ranked[:most] if most else ranked)]


def _minus(have: tuple[int, ...], spent: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([number - used for number, used in zip(have, spent, strict=True)])


def _mixes(due: Due, have: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
    """How one due can be paid: goods spent, and how many of its units are stood in for; the plainest first."""
    out: list[tuple[tuple[int, ...], int]] = []
    plain = 0 if due.good == ANYTHING else min(due.number, have[due.good])
    for paid in range(plain, -1, -1):
        spent = [0] * len(have)
        if due.good != ANYTHING:
            spent[due.good] = paid
        _stand_in(due.instead, 0, due.number - paid, have, spent, due.number - paid, out)
    return out


def _stand_in(
    instead: tuple[StandIn, ...],
    place: int,
    missing: int,
    have: tuple[int, ...],
    spent: list[int],
    count: int,
    out: list[tuple[tuple[int, ...], int]],
) -> None:
    if missing == 0:
        out.append((tuple(spent), count))
        return
    if place == len(instead):
        return
    good, rate = instead[place]
    before = spent[good]
    for units in range(min(missing, (have[good] - before) // rate), -1, -1):
        spent[good] = before + units * rate
        _stand_in(instead, place + 1, missing - units, have, spent, count, out)
    spent[good] = before
