"""Rebellions against too high taxes (section 5D)."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.barbarians import HordeArrives
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.honour import REBELLION
from gonfalon.games.medioevo_universale.rules.occasions import Rebellion, RebellionDue
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.units import horde
from gonfalon.kernel.fields import with_item
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


class Rebellions(Frame):
    """MEU-5.24 to 5.28: so many rebellions of one player: placed one by one, then fought in the order he likes."""

    STEPS: ClassVar[tuple[str, ...]] = ("honour", "due", "place", "rise", "choose", "outbreak")

    seat: int
    count: int
    placed: list[int]
    outside: list[int]
    space: int = NOBODY

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": self.count}

    def honour(self, state: Position) -> Next:
        """MEU-5.25: one HP for each while a home territory is already rebel."""
        if not self.count:
            return "end"
        state.say("rebellions", seat=self.seat, count=self.count)
        if state.rebels(self.seat):
            state.gain(self.seat, -self.count, REBELLION)
        return None

    def due(self, state: Position) -> Next:
        if not self.count:
            return "choose"
        return RebellionDue(seat=self.seat)

    def on_due(self, state: Position, window: RebellionDue) -> str | None:
        self.count -= 1
        if window.outside == NOBODY:
            return None
        self.space = window.outside
        self.outside.append(window.outside)
        return "rise"

    def sites(self, state: Position) -> list[int]:
        """MEU-5.26: the controlled home territories with the fewest military units, each once."""
        free = [t for t in state.homes(self.seat) if state.holder[t] == self.seat and t not in self.placed]
        troops = [size(sum(state.army[t * OWNERS : t * OWNERS + HORDE])) for t in free]
        return [t for t, number in zip(free, troops, strict=True) if number == min(troops)]

    def place(self, state: Position) -> Next:
        sites = self.sites(state)
        if not sites:
            return "due"
        return Ask(self.seat, [state.world().answers[t] for t in sites], "rebellion-site", "MEU-5.26")

    def on_place(self, state: Position, answer: str) -> None:
        self.space = state.world().space_of[answer]
        self.placed.append(self.space)

    def rise(self, state: Position) -> Next:
        state.army[self.space * OWNERS + HORDE] += horde(state)
        state.say("rises", seat=self.seat, place=state.world().answers[self.space])
        state.refresh(self.space)
        state.rebelled = with_item(state.rebelled, self.space, int(self.space in self.placed))
        return "due"

    def choose(self, state: Position) -> Next:
        """MEU-5.28: he fights in the order he likes."""
        waiting = dict.fromkeys(self.placed + self.outside)  # Law may send two to one place
        if not waiting:
            return "end"
        return Ask(self.seat, [state.world().answers[t] for t in waiting], "rebellion-order", "MEU-5.28")

    def on_choose(self, state: Position, answer: str) -> None:
        self.space = state.world().space_of[answer]

    def outbreak(self, state: Position) -> Next:
        at_home = self.space in self.placed
        (self.placed if at_home else self.outside).remove(self.space)
        return Outbreak(seat=self.seat if at_home else NOBODY, decider=self.seat, space=self.space)

    def on_outbreak(self, state: Position, finished: Frame) -> str:
        return "choose"


class Outbreak(Frame):
    """A horde has risen in a territory: answers, then battle or plunder (MEU-5.27, MEU-28.21).

    ``seat`` controlled it just before, or nobody did.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("answer", "fight")

    seat: int
    decider: int
    space: int

    def answer(self, state: Position) -> Next:
        return Rebellion(seat=self.seat, space=self.space)

    def fight(self, state: Position) -> Next:
        """It has not come from elsewhere: no window of an arrival follows, abroad neither."""
        home, at = self.seat != NOBODY, HordeArrives.STEPS.index("victim")
        return HordeArrives(seat=self.decider, space=self.space, keeper=self.seat, beaten=[], rising=home, at=at)


class TaxCheck(Frame):
    """MEU-5.23, 5.24: everybody whose taxes are above the tolerated level, in turn order."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_player",)

    waiting: list[int]

    def next_player(self, state: Position) -> Next:
        if not self.waiting:
            return "end"
        seat = self.waiting.pop(0)
        count = max(0, state.tax[seat] - state.tolerated) // state.number("tolerated_step")
        if not count and state.tax[seat]:
            happened(state, seat, "no_rebellion_at_tax", state.tax[seat])
        return Rebellions(seat=seat, count=count, placed=[], outside=[])

    def on_next_player(self, state: Position, finished: Frame) -> str:
        return "next_player"
