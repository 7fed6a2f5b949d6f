"""Cards of movement: Warlord, Scientist, Gunner, Ranger (MEU-18.6, 18.11, 18.53 to 18.56)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, MACHINE, WAGON
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.carriers import COLUMN
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS
from gonfalon.kernel.state import Frame, Next

TRADE: Final = 6


class SwiftWarlord(Card):
    """MEU-18.6: half of the units that enter another player's territory go on."""

    rule: ClassVar[str] = "MEU-18.6"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        foreign = window.keeper not in (NOBODY, seat)
        return bool(window.seat == seat and window.troops and window.going and foreign and not window.parted)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        window.parted = True
        return None


# -- other roles for carriers --------------------------------------------------------------------


class Inventor(Card):
    """MEU-18.11: a Caravan also serves as a War Wagon this turn, or a War Wagon as a Caravan."""

    rule: ClassVar[str] = "MEU-18.11"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(convertible(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Rebuild(seat=seat)


def convertible(state: Position, seat: int) -> list[str]:
    own = [slot for slot in state.carriers(seat) if state.what[slot] in (WAGON, CARAVAN)]
    used = [effect[2] for effect in state.effects if effect[0] == Rebuild.CARD]
    return [f"carrier:{slot}" for slot in own if slot not in used]


class Rebuild(CardUse):
    CARD: ClassVar[int] = 11

    def options(self, state: Position) -> list[str]:
        return convertible(state, self.seat)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer)

    def apply(self, state: Position) -> Next:
        state.effects.append((self.CARD, self.seat, int(self.target[8:])))
        return None


class HaulingGunner(Card):
    """MEU-18.54: a siege machine serves as a War Wagon for 1d3 units this turn."""

    rule: ClassVar[str] = "MEU-18.54"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return state.phase == 5 and window.seat == seat and bool(haulers(state, seat, window))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Haul(seat=seat, machines=haulers(state, seat, window))


def haulers(state: Position, seat: int, window: Any) -> list[str]:
    """Siege machines that carry nobody yet; before a step those of the group."""
    own = [slot for slot in state.carriers(seat) if state.what[slot] == MACHINE and not state.room(slot)]
    if window.KIND == "before-step":
        own = [slot for slot in own if slot in window.slots]
    return [f"carrier:{slot}" for slot in own]


class Haul(CardUse):
    CARD: ClassVar[int] = 54
    SIDES: ClassVar[int] = 6

    machines: list[str]

    def options(self, state: Position) -> list[str]:
        return self.machines

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer)

    def apply(self, state: Position) -> Next:
        state.effects.append((self.CARD, self.seat, int(self.target[8:]) * 4 + third(self.die)))
        return None


class TirelessGunner(Card):
    """MEU-18.53: a siege machine goes on as long as the army it moves with."""

    rule: ClassVar[str] = "MEU-18.53"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.seat == seat and any(state.what[slot] == MACHINE for slot in window.slots))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Drive(seat=seat, machines=[f"carrier:{s}" for s in window.slots if state.what[s] == MACHINE])


class Drive(CardUse):
    CARD: ClassVar[int] = 53

    machines: list[str]

    def options(self, state: Position) -> list[str]:
        return self.machines

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer)

    def apply(self, state: Position) -> Next:
        state.effects.append((self.CARD, self.seat, int(self.target[8:])))
        return None


class Ranger(Card):
    """MEU-18.55, 18.56: one transport, or several, pass unnoticed until they reach their destination."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if window.seat != seat or window.unseen or not window.slots:
            return False
        transports = [slot for slot in window.slots if state.what[slot] != MACHINE]
        return len(transports) == len(window.slots) and (self.card == COLUMN or len(transports) == 1)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        window.unseen = True
        if self.card == COLUMN and state.phase == TRADE:  # there they travel one after the other
            others = [slot for slot in state.carriers_at(window.start, seat) if slot not in window.slots]
            state.effects += [(COLUMN, seat, slot) for slot in others if state.trades(slot)]
        state.say("unseen", seat=seat)
        return None


CARDS[6] = SwiftWarlord()
CARDS[11] = Inventor()
CARDS[53] = TirelessGunner()
CARDS[54] = HaulingGunner()
CARDS[55] = Ranger(55)
CARDS[COLUMN] = Ranger(COLUMN)
