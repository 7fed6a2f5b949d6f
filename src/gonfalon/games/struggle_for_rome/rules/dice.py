"""Phase 1: the resource dice, what the hexes yield, and the levy in a shortage (sections 3 and 14)."""

from typing import Any, ClassVar, Final

from gonfalon.games.struggle_for_rome.content.land import CATTLE, FIELD, GRAIN, HORSE, MOUNTAIN, ORE, PASTURE
from gonfalon.games.struggle_for_rome.rules.cards import GOODS, DrawPasture
from gonfalon.games.struggle_for_rome.rules.legionnaire import Legionnaire
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Frame, Next

SEVEN: Final = 7


class ResourceDice(Frame):
    """The first player rolls until four different totals are marked."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "resolve")

    total: int = 0

    def roll(self, state: Position) -> Next:
        return Dice(2) if len(state.marks) < state.number("totals") else END

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> str | None:
        total = faces[0] + faces[1]
        self.total = total
        if total in state.marks:  # SFR-3.2
            state.say("rolled-again", total=total)
            return "roll"
        state.say("rolled", seat=state.first, total=total)
        if total != SEVEN or state.options["seven_marked"]:  # SFR-3.16
            state.marks.append(total)
        return None

    def resolve(self, state: Position) -> Next:
        if self.total == SEVEN:
            return Legionnaire(seat=state.first, by_card=False)
        return Yield(total=self.total, owed=[], left=0)

    def on_resolve(self, state: Position, done: Frame) -> str:
        return "roll"


class Yield(Frame):
    """What every hex with this number gives (SFR-3.4 to 3.9)."""

    STEPS: ClassVar[tuple[str, ...]] = ("count", "ore", "grain", "levy", "pasture")

    total: int
    owed: list[int]  # at seat * 3 + terrain
    left: int  # pasture cards still to be dealt
    scarce: bool = False
    turn: int = 0

    def count(self, state: Position) -> Next:
        land, owed = state.land(), [0] * (3 * state.seats)
        anything = False
        for hexagon in land.by_number[self.total]:
            if hexagon != state.legionnaire:  # SFR-3.7
                for seat in state.seats_at(hexagon):  # each once: SFR-3.5
                    owed[seat * 3 + land.terrain[hexagon]] += 1
                    anything = True
        if not anything:
            return END
        self.owed = owed
        return None

    def ore(self, state: Position) -> Next:
        self._serve(state, ORE, MOUNTAIN)
        return None

    def grain(self, state: Position) -> Next:
        self._serve(state, GRAIN, FIELD)
        return None

    def _serve(self, state: Position, kind: int, terrain: int) -> None:
        """Cards of an open pile, after a levy if it cannot serve everybody (SFR-14.2, SFR-14.4)."""
        owed = self.owed
        total = 0
        for i in range(terrain, len(owed), 3):
            total += owed[i]
        if total == 0:
            return
        if total > (state.ore if kind == ORE else state.grain):
            state.say("levy", good=GOODS[kind])
            state.reveal()
            for seat in state.clockwise():
                half = state.have(seat, kind) // 2
                state.show(seat, kind, 2 * half)
                for _ in range(half):
                    state.spend(seat, kind)
        scarce = total > (state.ore if kind == ORE else state.grain)
        served = True
        while served:
            served = False
            for seat in state.clockwise():
                number = owed[seat * 3 + terrain]
                if scarce:
                    number = min(number, 1, state.ore if kind == ORE else state.grain)
                for _ in range(number):
                    state.take(seat, kind)
                    served = True
                if number:
                    owed[seat * 3 + terrain] -= number
                    state.say("yields", seat=seat, good=[GOODS[kind]] * number)

    def levy(self, state: Position) -> Next:
        """SFR-14.1: a shortage of pasture only if pile and discard together do not suffice."""
        owed = 0
        for i in range(PASTURE, len(self.owed), 3):
            owed += self.owed[i]
        self.left = owed
        if owed <= len(state.pasture) + len(state.discard):
            return None
        state.say("levy-pasture")
        state.reveal()
        due: list[int] = []
        for seat in state.clockwise():
            half = (state.have(seat, HORSE) + state.have(seat, CATTLE)) // 2
            state.show_pastures(seat, 2 * half)
            due.append(half)
        return Levy(due=due)

    def on_levy(self, state: Position, done: Frame) -> None:
        state.pasture += state.discard
        state.pasture.sort()
        state.discard = []
        self.scarce = self.left > len(state.pasture)  # SFR-14.4

    def pasture(self, state: Position) -> Next:
        """Player by player (SFR-3.9); card by card where it does not suffice."""
        if self.left == 0 or not state.pasture:
            return END
        while True:
            seat = (state.first + self.turn) % state.seats
            self.turn += 1
            number = self.owed[seat * 3 + PASTURE]
            if number:
                if self.scarce:
                    number = 1
                self.owed[seat * 3 + PASTURE] -= number
                self.left -= number
                return DrawPasture(seat=seat, count=number)

    def on_pasture(self, state: Position, done: Frame) -> str:
        return "pasture"


class Levy(Frame):
    """Every player gives back half of his pasture cards, as he chooses (SFR-14.3)."""

    STEPS: ClassVar[tuple[str, ...]] = ("give",)

    due: list[int]  # cards still owed, clockwise from the first player
    turn: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": self.due[self.turn]} if self.turn < len(self.due) else {}

    def give(self, state: Position) -> Next:
        while self.turn < len(self.due) and self.due[self.turn] == 0:
            self.turn += 1
        if self.turn == len(self.due):
            return END
        seat = (state.first + self.turn) % state.seats
        held = state.counts(seat)
        values = [GOODS[kind] for kind in (HORSE, CATTLE) if held[kind]]
        return Ask(seat, values, "levy", "SFR-14.3")

    def on_give(self, state: Position, answer: str) -> str:
        seat = (state.first + self.turn) % state.seats
        state.spend(seat, GOODS.index(answer))
        state.say("levied", seat=seat, good=[answer])
        state.reveal()  # it was in the hand
        self.due[self.turn] -= 1
        return "give"
