"""An army has entered a space: resistance, battles, conquest (MEU-8.16 to 8.21, 12.15 to 12.17, 13.13)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.barbarians import HordeArrives
from gonfalon.games.medioevo_universale.rules.carriers import can_own
from gonfalon.games.medioevo_universale.rules.conquest import conquest, fight, opponents_left
from gonfalon.games.medioevo_universale.rules.occasions import Entered
from gonfalon.games.medioevo_universale.rules.plunder import (
    CARRIER,
    Pillage,
    Spoils,
    carriers_in,
    exposed,
    pillage,
    protected,
    ships_without_troops,
    spoils,
)
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, SLOTS, Position
from gonfalon.games.medioevo_universale.rules.units import horde
from gonfalon.games.medioevo_universale.rules.wars import attack, intrude, truce
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

STOP: Final = "button:stop"


class Arrival(Frame):
    """``keeper`` owned the buildings just before (MEU-13.11), or nobody did; ``reserve``: the MP kept for a flight."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "window",
        "resistance",
        "barbarians",
        "enemy",
        "battle",
        "conquer",
        "ships",
        "pillaged",
        "newcomer",
    )

    seat: int
    space: int
    keeper: int
    reserve: list[int]
    met: list[int]  # players already fought
    slots: list[int]  # what has carried the army here
    newcomers: list[int]  # players who came while it was about to fight, each with who controlled the space
    announced: bool = False  # the window has been opened before
    other: int = NOBODY
    horde_due: bool = False
    fought: bool = False
    crossed: bool = False
    parted: bool = False

    def about(self, state: Any) -> dict[str, Any]:
        return {"place": state.world().answers[self.space]}

    def window(self, state: Position) -> Next:
        """MEU-8.16, 21.3: neutral land without troops resists. Barbarians left alone plunder first (MEU-21.8)."""
        for space in state.world().adjacent[self.space]:
            if exposed(state, space):
                return pillage(state, space)
        if not state.is_sea(self.space):
            at = self.space * OWNERS
            alone = not any(state.army[at + owner] for owner in range(OWNERS) if owner != self.seat)
            self.horde_due = self.keeper == NOBODY and alone
        if self.announced:
            return None
        going = any(self.reserve[slot % SLOTS] > 0 for slot in self.slots)
        keeper = NOBODY if self._contested(state) else self.keeper
        return Entered(seat=self.seat, space=self.space, keeper=keeper, going=going, resistance=self.horde_due)

    def _contested(self, state: Position) -> bool:
        """Whether nobody controlled it although its buildings are somebody's (MEU-1.17, 13.11)."""
        if self.keeper == NOBODY:
            return False
        there = [other for other in state.present(self.space) if other not in (self.seat, self.keeper)]
        return state.horde(self.space) > 0 or not all(state.guest(self.keeper, other, self.space) for other in there)

    def on_window(self, state: Position, window: Entered | Pillage) -> str | None:
        """Edict and card 6 let the army, or half of it, go on before anything else happens."""
        if isinstance(window, Pillage):
            return "window"
        self.crossed, self.parted = window.crossed, window.parted  # those who came meanwhile wait until it has gone on
        return END if self.crossed or self.parted else None

    def resistance(self, state: Position) -> Next:
        if self.horde_due:
            state.army[self.space * OWNERS + HORDE] += horde(state)
            state.keeper[self.space] = NOBODY  # whoever has only just come in has not controlled it
            state.refresh(self.space)
            state.say("resistance", place=state.world().answers[self.space])
        return None

    def barbarians(self, state: Position) -> Next:
        """MEU-12.15: barbarians must be fought, and first."""
        if not state.horde(self.space) or self._peaceful(state):
            return None
        self.fought = True
        return fight(self.seat, HORDE, self.space, self.keeper, self.reserve)

    def _peaceful(self, state: Position) -> bool:
        """Card 1: nobody fights there this turn."""
        return not state.is_sea(self.space) and state.barred(1, self.space)

    def _enemies(self, state: Position) -> list[int]:
        hostile = [other for other in state.present(self.space) if state.hostile(self.seat, other)]
        return [other for other in hostile if other not in self.met]

    def enemy(self, state: Position) -> Next:
        """MEU-12.15: one at a time; after a battle he decides whether there is another against a player."""
        left = [] if self._peaceful(state) or not state.units(self.space, self.seat) else self._enemies(state)
        if not left:
            return "conquer"
        values = [f"seat:{other}" for other in left]
        if self.fought:
            values.append(STOP)
        return Ask(self.seat, values, "whom-to-fight", "MEU-12.15", default=values[-1] if self.fought else "")

    def on_enemy(self, state: Position, answer: str) -> str | None:
        if answer == STOP:
            return "conquer"
        self.other = int(answer[5:])
        return None

    def battle(self, state: Position) -> Next:
        earlier = tuple(self.met)
        self.met.append(self.other)
        self.fought = True
        return fight(self.seat, self.other, self.space, self.keeper, self.reserve, earlier=earlier)

    def on_battle(self, state: Position, finished: Frame) -> str:
        return "enemy"

    def is_over(self, state: Position) -> bool:
        """Whether the army has fought and nobody is left whom it might fight."""
        return self.fought and not state.horde(self.space) and not self._enemies(state)

    def conquer(self, state: Position) -> Next:
        """MEU-8.18: an empty territory of another player is conquered at once; after a battle that is done already."""
        if state.is_sea(self.space) or self.keeper == self.seat or not state.units(self.space, self.seat):
            return None
        if self.keeper != NOBODY and state.admits(self.keeper, self.seat, self.space):
            return None
        if self.keeper != NOBODY and truce(state, self.seat, self.keeper):  # MEU-19.5: whoever else was fought there
            intrude(state, self.seat, self.space, self.keeper)
            return None
        if self.fought or opponents_left(state, self.seat, self.space):
            return None
        if self.keeper == NOBODY:
            return conquest(state, self.seat, self.space, NOBODY, [])
        return conquest(state, self.seat, self.space, self.keeper, [self.keeper])

    def ships(self, state: Position) -> Next:
        """MEU-10.8: hostile ships without troops are taken, one player's after the other's."""
        if not state.is_sea(self.space) or not state.units(self.space, self.seat):
            return None
        for other in state.others(self.seat):
            slots = ships_without_troops(state, self.space, other) if other not in self.met else []
            if slots and state.hostile(self.seat, other) and not state.units(self.space, other):
                self.met.append(other)
                return spoils(state, self.seat, self.space, [other], slots)
        return None

    def on_ships(self, state: Position, taken: Spoils) -> str:
        return "ships"

    def pillaged(self, state: Position) -> Next:
        return pillage(state, self.space) if exposed(state, self.space) else None

    def join(self, seat: int, keeper: int) -> None:
        """Somebody comes before the battle: his own follows it at once (MEU-16.5)."""
        self.newcomers += [seat, keeper]

    def newcomer(self, state: Position) -> Next:
        """MEU-12.15, 16.5: whoever came meanwhile fights now."""
        if not self.newcomers:
            return None
        seat, keeper = self.newcomers[:2]
        self.newcomers = self.newcomers[2:]
        if not state.units(self.space, seat):
            return "newcomer"
        return arrive(seat, self.space, keeper, [0] * SLOTS, [])

    def on_newcomer(self, state: Position, finished: Frame) -> str:
        return "newcomer"


def arrive(
    seat: int, space: int, keeper: int, reserve: list[int], slots: list[int], announced: bool = False
) -> Arrival:
    return Arrival(
        seat=seat,
        space=space,
        keeper=keeper,
        reserve=reserve or [0] * SLOTS,
        met=[],
        slots=slots,
        newcomers=[],
        announced=announced,
    )


def pending(state: Position, space: int) -> Arrival | HordeArrives | None:
    """Somebody else's arrival in a space, or that of a horde, which is not over yet."""
    for frame in state.frames:
        if isinstance(frame, Arrival | HordeArrives) and frame.space == space:
            return frame
    return None


def standing_battles(state: Position, seat: int) -> list[tuple[int, int]]:
    """MEU-12.17: hostile forces that share a space with his own."""
    out: list[tuple[int, int]] = []
    for space in state.occupied(seat):
        if not state.in_play[space]:
            continue
        if not state.is_sea(space) and state.barred(1, space):
            continue
        if state.horde(space):
            out.append((space, HORDE))
            continue
        for other in state.present(space):
            if other != seat and not truce(state, seat, other) and not _welcome(state, space, seat, other):
                out.append((space, other))
    return out


def duties(state: Position, seat: int) -> list[int]:
    """MEU-12.17: where he has shared a space with barbarians since an earlier turn, and must fight or move away."""
    shared = [space for space, rival in standing_battles(state, seat) if rival == HORDE]
    return [space for space in shared if not state.arrived[space] >> seat & 1]


def _welcome(state: Position, space: int, seat: int, other: int) -> bool:
    """Whether two players' troops share a space without quarrel: at sea in peace, or under a pact."""
    if state.hostile(seat, other):
        return False
    return state.is_sea(space) or state.guest(seat, other, space) or state.guest(other, seat, space)


def seizures(state: Position, seat: int) -> list[tuple[int, int]]:
    """MEU-13.13: another's transports and machines without troops beside an army that did not come this turn, and
    territories entered under an armistice that is over."""
    out: list[tuple[int, int]] = []
    for space in state.occupied(seat):
        if state.arrived[space] >> seat & 1 or state.horde(space):
            continue
        for other in state.others(seat):
            if state.units(space, other) or truce(state, seat, other):
                continue
            if booty(state, seat, other, space) or (not state.is_sea(space) and occupied(state, seat, other, space)):
                out.append((space, other))
    return out


def booty(state: Position, seat: int, other: int, space: int) -> list[int]:
    """Another's pieces that can be taken there; what is protected and cannot be kept stays his (MEU-18.50)."""
    owned = [slot for slot in carriers_in(state, space) if state.owner_of(slot) == other]
    return [s for s in owned if not protected(state, CARRIER + s) or can_own(state, seat, state.level[s])]


def occupied(state: Position, seat: int, other: int, territory: int) -> bool:
    """MEU-13.13: another's territory that an army has entered without conquering it, and now may."""
    alone = state.present(territory) == [seat]
    return alone and bool(state.intruders[territory] >> seat & 1) and state.keeper[territory] == other


class Seizure(Frame):
    """MEU-13.13: taken or plundered as by MEU-13.2; without war it is an attack."""

    STEPS: ClassVar[tuple[str, ...]] = ("declare", "conquer", "take")

    seat: int
    other: int
    space: int

    def declare(self, state: Position) -> Next:
        attack(state, self.seat, self.other)
        return None

    def conquer(self, state: Position) -> Next:
        if state.is_sea(self.space) or not occupied(state, self.seat, self.other, self.space):
            return None
        state.enter(self.space, self.seat)
        state.no_intruder(self.space, self.seat)
        state.refresh(self.space)
        return conquest(state, self.seat, self.space, self.other, [self.other])

    def on_conquer(self, state: Position, finished: Frame) -> str:
        return END

    def take(self, state: Position) -> Next:
        slots = booty(state, self.seat, self.other, self.space)
        return spoils(state, self.seat, self.space, [self.other], slots)
