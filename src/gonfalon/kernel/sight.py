"""Who may see a field. Declared on the class, beside the field:

    hand: list[list[int]]
    deck: list[int]
    money: list[int]
    VISIBLE = {"hand": Sight(OWNER, "cards"), "deck": Sight(COUNT, "cards"), "money": Sight(OWNER)}

A field that is not named is open to everybody. ``family`` names the cards that could be exchanged for
one another without a seat noticing: determinization shuffles the unseen ones of a family. What has no family
(a number behind a screen, a flag that follows from a hand, cards of which not every exchange is possible) is
wiped out instead, and the game deals it again from what is left, in ``deal_unseen`` of the state or the frame.
"""

from collections.abc import Iterable
from typing import Any, Final

OWNER: Final = "owner"  # row i is seen by seat i
COUNT: Final = "count"  # nobody sees it
SEAT: Final = "seat"  # on a frame: seen by the frame's own ``seat`` alone
SEATS: Final = "seats"  # the whole field is seen by the seats that the field ``by`` names
ROWS: Final = "rows"  # row i is seen by the seats that row i of the field ``by`` names
PILE: Final = "pile"  # a ``piles.Pile``: its loose cards by nobody, the others by those who know them

WORDS: Final = (OWNER, COUNT, SEAT, SEATS, ROWS, PILE)

#: Among the seats that see something: all of them, and spectators too.
EVERYBODY: Final = -2


class Sight:
    """Who sees a field, and with which hidden things its content may be mixed up.

    Of a list that it cannot see a seat is told the length, of a single value nothing. ``size=False`` keeps the
    length back as well; unseen ``ROWS`` are then left out altogether, as if they did not exist.
    """

    def __init__(self, who: str, family: str = "", by: str = "", size: bool = True) -> None:
        if who not in WORDS:
            raise ValueError(f"nobody knows who sees {who!r}; a sight is one of {', '.join(WORDS)}")
        if (who in (SEATS, ROWS)) != bool(by):
            raise ValueError(f"a sight of {who!r} {'needs' if not by else 'takes no'} field that names the seats")
        if who == ROWS and family and not size:
            raise ValueError(f"rows that are left out have no family: {family!r}")
        self.who = who
        self.family = family
        self.by = "seat" if who == SEAT else by
        self.size = size


def knows(seats: Any, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those that see something: one seat, or several."""
    if isinstance(seats, int):
        return seats in (EVERYBODY, seat)
    return EVERYBODY in seats or (seat is not None and seat in seats)


def check(owner: str, sights: dict[str, Sight], fields: Iterable[str]) -> None:
    """An error if a class declares the sight of something that is no field of it."""
    known = frozenset(fields)
    for name, sight in sights.items():
        for word in (name, sight.by):
            if word and word not in known:
                raise TypeError(f"VISIBLE of {owner} speaks of {word!r}, which is no field of it")
