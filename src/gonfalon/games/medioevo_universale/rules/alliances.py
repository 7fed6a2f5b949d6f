"""Alliances: duties, orders to those who owe support, and the choice between two allies (MEU-19.11, 19.12, 19.23)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.dispute import pact_facts
from gonfalon.games.medioevo_universale.rules.pacts import breach, find
from gonfalon.games.medioevo_universale.rules.position import DEFENSIVE, NOBODY, OFFENSIVE, Position
from gonfalon.games.medioevo_universale.rules.powers import Use
from gonfalon.games.medioevo_universale.rules.table import Pact
from gonfalon.kernel.requests import Ask, Number
from gonfalon.kernel.sight import EVERYBODY
from gonfalon.kernel.state import END, Frame, Next

BACK: Final = "button:not-now"
NO_FOE: Final = "button:nobody"


def alliances(pact: Pact) -> list[tuple[int, ...]]:
    return [clause for clause in pact[2] if clause[0] in (DEFENSIVE, OFFENSIVE)]


def duties(state: Position) -> list[tuple[int, int, int, int, int]]:
    """Every duty that holds now: pact, supporter, ally, units, enemy."""
    out: list[tuple[int, int, int, int, int]] = []
    for pact in state.pacts:
        for clause in alliances(pact):
            out += [(pact[0], clause[1], clause[2], clause[3], foe) for foe in state.foes(clause)]
    return out


def commands(state: Position, ally: int, supporter: int) -> list[tuple[int, int, int, int, int]]:
    """The duties by which one player may give another orders."""
    return [duty for duty in duties(state) if duty[1] == supporter and duty[2] == ally]


def is_public(state: Position, number: int) -> bool:
    pact = find(state, number)
    return pact is not None and not pact[4]


def torn(state: Position, seat: int) -> list[int]:
    """MEU-19.11: two allies of a player are at war, and he owes one of them support: the pacts, one of which he must
    break."""
    for number, supporter, _, _, foe in duties(state):
        if supporter != seat:
            continue
        for pact in state.pacts:
            if seat in pact[1] and foe in pact[1] and alliances(pact):
                return [number, pact[0]]
    return []


class Torn(Frame):
    """Which of two pacts a player breaks."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        numbers = torn(state, self.seat)
        if not numbers:
            return END
        state.reveal()  # he is asked because of what he has signed
        return Ask(self.seat, [f"pact:{number}" for number in numbers], "torn", "MEU-19.11", always=True)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return pact_facts(state, int(answer[5:]))

    def on_choose(self, state: Position, answer: str) -> str:
        breach(state, int(answer[5:]), self.seat)
        return "choose"


class Order(Use):
    """MEU-19.23: from where, how many units, where to, whom to attack; under a secret pact only the parties hear it."""

    STEPS: ClassVar[tuple[str, ...]] = ("start", "units", "goal", "foe", "give")

    supporter: int
    origin: int = NOBODY
    number: int = 0
    to: int = NOBODY
    enemy: int = NOBODY

    def private(self) -> bool:
        return True

    def about(self, state: Any) -> dict[str, Any]:
        place = state.world().answers[max(0, self.origin)]
        return {"other": self.supporter, "place": place, "count": self.number}

    def _camps(self, state: Position) -> list[int]:
        return [t for t in range(state.world().lands) if state.units(t, self.supporter)]

    def start(self, state: Position) -> Next:
        values = [state.world().answers[t] for t in self._camps(state)]
        return Ask(self.seat, [*values, BACK], "order-from", "MEU-19.23")

    def on_start(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            self.withdrawn = True
            return END
        self.origin = state.world().space_of[answer]
        return None

    def units(self, state: Position) -> Next:
        most = max(1, size(state.units(self.origin, self.supporter)))
        return Number(self.seat, 1, most, "order-units", "MEU-19.23", also=[BACK])

    def on_units(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            return "start"
        self.number = int(answer[7:])
        return None

    def goal(self, state: Position) -> Next:
        near = [space for space in state.neighbours(self.origin) if not state.is_sea(space)]
        return Ask(self.seat, [*[state.world().answers[t] for t in near], BACK], "order-to", "MEU-19.23")

    def on_goal(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            return "start"
        self.to = state.world().space_of[answer]
        return None

    def foe(self, state: Position) -> Next:
        foes = sorted({duty[4] for duty in commands(state, self.seat, self.supporter)})
        return Ask(self.seat, [*[f"seat:{foe}" for foe in foes], NO_FOE, BACK], "order-foe", "MEU-19.23")

    def on_foe(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            return "start"
        self.enemy = NOBODY if answer == NO_FOE else int(answer[5:])
        return None

    def give(self, state: Position) -> Next:
        names = state.world().answers
        open_pact = any(is_public(state, duty[0]) for duty in commands(state, self.seat, self.supporter))
        state.orders.append((self.seat, self.supporter, self.origin, self.number, self.to, self.enemy))
        readers = (EVERYBODY,) if open_pact else (self.seat, self.supporter)
        state.order_readers.append(readers)
        foe = f"seat:{self.enemy}" if self.enemy != NOBODY else "side:nobody"
        told = {"count": self.number, "origin": names[self.origin], "place": names[self.to], "foe": foe}
        if open_pact:
            state.say("order", seat=self.seat, other=self.supporter, **told)
        else:
            state.whisper(readers, "order", seat=self.seat, other=self.supporter, **told)
        return None


def forget_orders(state: Position, supporter: int) -> None:
    """Orders stand until the supporter's next activation."""
    for at in reversed(range(len(state.orders))):
        if state.orders[at][1] == supporter:
            del state.orders[at]
            del state.order_readers[at]
