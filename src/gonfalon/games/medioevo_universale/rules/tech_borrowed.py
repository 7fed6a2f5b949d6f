"""Proselytism and Flight of Time: what belongs to a neighbouring player (MEU-16.24, 16.25)."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.content.terms import FLIGHT_OF_TIME, PROSELYTISM
from gonfalon.games.medioevo_universale.rules.money import affordable, borrowed
from gonfalon.games.medioevo_universale.rules.nearby import near_rivals
from gonfalon.games.medioevo_universale.rules.position import DECK, Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, LISTED, TECHNOLOGIES
from gonfalon.games.medioevo_universale.rules.tech import Technology, TechUse, cost
from gonfalon.games.medioevo_universale.rules.windows import PlayCard, too_early, window_of
from gonfalon.kernel.state import Frame, Next


class Proselytism(Technology):
    """MEU-16.24: an Empire card of a neighbouring player, turned or not, once a turn; it is not turned by it."""

    technology: ClassVar[int] = PROSELYTISM

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(copies(state, seat, window))

    def welcome(self, state: Position, seat: int, window: Any) -> bool:
        return bool(copies(state, seat, window, True))

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return super().able(state, seat, window) and bool(payable(state, seat, window))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseProselytism(seat=seat)


def copies(state: Position, seat: int, window: Any, anyway: bool = False) -> list[int]:
    """The cards of neighbouring players that the window lists for him; ``anyway``: he is asked, so a Bard too."""
    here = [card for card in window.cards(state) if state.held[card] not in (DECK, seat) and card in CARDS]
    here = [card for card in here if not borrowed(state, seat, card) and not too_early(state, window, card)]
    rivals = near_rivals(state, seat) if here else []
    near = [card for card in here if state.held[card] in rivals]
    if anyway:
        return [card for card in near if CARDS[card].welcome(state, seat, window)]
    return [card for card in near if CARDS[card].offered(state, seat, window)]


def payable(state: Position, seat: int, window: Any) -> list[int]:
    return [card for card in copies(state, seat, window, True) if CARDS[card].able(state, seat, window)]


class UseProselytism(TechUse):
    TECHNOLOGY: ClassVar[int] = PROSELYTISM
    RULE: ClassVar[str] = "MEU-16.24"

    def options(self, state: Position) -> list[str]:
        """All of them: who may choose what shows nothing of his money."""
        return [f"card:{card}" for card in copies(state, self.seat, window_of(state), True)]

    def apply(self, state: Position) -> Next:
        card = int(self.target[5:])
        state.effects.append((-PROSELYTISM, self.seat, card))
        state.say("borrows", seat=self.seat, other=state.held[card], card=self.target)
        return PlayCard(seat=self.seat, card=card, borrowed=True)


class FlightOfTime(Technology):
    """MEU-16.25: a technology of a neighbouring player, for its own cost besides."""

    technology: ClassVar[int] = FLIGHT_OF_TIME

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(lessons(state, seat, window))

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return bool(affordable_lessons(state, seat, window))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseFlightOfTime(seat=seat)


def lessons(state: Position, seat: int, window: Any) -> list[int]:
    """The technologies that the window lists, which neighbouring players have and he has not."""
    rivals = near_rivals(state, seat)
    out: list[int] = []
    for technology, power in TECHNOLOGIES.items():
        if window.KIND not in LISTED[technology] or state.knows(seat, technology):
            continue
        taught = any(state.knows(other, technology) for other in rivals)
        if taught and not too_early(state, window, -technology) and power.offered(state, seat, window):
            out.append(technology)
    return out


def affordable_lessons(state: Position, seat: int, window: Any) -> list[int]:
    return [lesson for lesson in lessons(state, seat, window) if affordable(state, seat, 0, both_costs(state, lesson))]


def both_costs(state: Position, technology: int) -> tuple[int, ...]:
    """The points of a technology and of Flight of Time together."""
    pairs = zip(cost(state, technology), cost(state, FLIGHT_OF_TIME), strict=True)
    return tuple([own + violet for own, violet in pairs])


class UseFlightOfTime(TechUse):
    TECHNOLOGY: ClassVar[int] = FLIGHT_OF_TIME
    RULE: ClassVar[str] = "MEU-16.25"

    def options(self, state: Position) -> list[str]:
        found = lessons(state, self.seat, window_of(state))
        return [f"tech:{state.world().technologies[technology]}" for technology in found]

    def apply(self, state: Position) -> Next:
        technology = state.world().technologies.index(self.target[5:])
        return TECHNOLOGIES[technology].begin(state, self.seat, window_of(state))


TECHNOLOGIES[PROSELYTISM] = Proselytism()
TECHNOLOGIES[FLIGHT_OF_TIME] = FlightOfTime()
