"""What may be used in a window: the abilities of Empire cards and the technologies, each declared once.

A card's ability is a ``Power`` entered in ``CARDS`` under its number, a technology one entered in ``TECHNOLOGIES``:

    class PlusTwo(Power):
        rule = "MEU-18.5"

        def begin(self, state, seat, window):
            return AddTwo(seat=seat)

    CARDS[5] = PlusTwo()

In which windows it is listed stands in the data (cards) or in LISTED (technologies). ``offered`` adds what everybody
can see besides: who of the window it is, what stands on the board. Money is no part of it, for it is hidden (MEU-28.2);
``able`` is what only the user knows. ``begin`` gives the procedure; its ``withdrawn`` tells that nothing was used.
"""

from typing import Any, ClassVar, Final, TypeVar

from gonfalon.games.medioevo_universale.content.terms import (
    CARTOGRAPHY,
    COMMERCE,
    CONTROL,
    EDICT,
    FLIGHT_OF_TIME,
    GENIUS,
    GUILDS,
    INFLUENCE,
    LAW,
    LOGISTICS,
    MACHINERY,
    MARKET,
    NATION,
    PROMOTION,
    PROSELYTISM,
    STRATEGY,
    TACTICS,
)
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.kernel.state import Frame

#: Where technologies are used (section 28C); those of phase 4 are part of a purchase, Monasticism of a payment.
LISTED: Final[dict[int, tuple[str, ...]]] = {
    LOGISTICS: ("before-step",),
    MACHINERY: ("artillery",),
    CARTOGRAPHY: ("activation-start", "own-turn", "before-step", "entered"),
    COMMERCE: ("deal",),
    MARKET: ("deal",),
    CONTROL: ("phase-start", "activation-start", "own-turn"),
    GUILDS: ("own-turn", "deal"),
    EDICT: ("entered",),
    LAW: ("rebellion-due",),
    NATION: ("phase-start", "activation-start", "own-turn", "battle-opens", "round-opens"),
    INFLUENCE: ("phase-start", "activation-start", "own-turn", "battle-opens", "round-opens"),
    PROMOTION: ("round-opens", "archery", "melee-judged"),
    TACTICS: ("damage",),
    STRATEGY: ("archery",),
    GENIUS: ("phase-start", "activation-start", "own-turn"),
    PROSELYTISM: ("any",),
    FLIGHT_OF_TIME: ("any",),
}
#: Cards and technologies that need the barbarian dice of the turn: in the general windows from phase 3 on (MEU-28.8).
GENERAL: Final = ("phase-start", "activation-start", "own-turn")
FROM_PHASE_3: Final = (15, 34, 65, 66, -NATION, -INFLUENCE)


class Use(Frame):
    """The procedure of a use. ``withdrawn``: its user changed his mind before anything was spent."""

    seat: int
    withdrawn: bool = False


class Power:
    """One ability: who may use it in a window, and what it does."""

    rule: ClassVar[str] = ""
    aside: ClassVar[bool] = False  # diplomacy: open to people at any time, but no choice that a list must show

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        """Whether it could be used now, as far as everybody can see."""
        return True

    def welcome(self, state: Position, seat: int, window: Any) -> bool:
        """Whether it may be used by whoever is asked anyway; who is asked because of it, ``offered`` says."""
        return self.offered(state, seat, window)

    def able(self, state: Position, seat: int, window: Any) -> bool:
        """Whether its user can also pay for it."""
        return True

    def toll(self, state: Position, seat: int) -> Frame | None:
        """What it costs besides turning a card, as a payment."""
        return None

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        """Carry it out: at once, or by a procedure."""
        raise NotImplementedError


CARDS: Final[dict[int, Power]] = {}
TECHNOLOGIES: Final[dict[int, Power]] = {}
#: List F of MEU-28.4, by answer: loans, gifts, declarations ...
ACTS: Final[dict[str, Power]] = {}
#: ... and claims of the objectives of cards.
CLAIMS: Final[dict[str, Power]] = {}

F = TypeVar("F", bound=Frame)


def innermost(state: Position, kind: type[F]) -> F | None:
    """The innermost procedure of a kind that is going on, if any."""
    for frame in reversed(state.frames):
        if isinstance(frame, kind):
            return frame
    return None
