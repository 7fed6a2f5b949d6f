"""Phase 2: income and upkeep (section 20)."""

from typing import Any, ClassVar

from gonfalon.games.byzantium.content import ARAB, BOX_NAMES, BYZ, CITY_COUNT, INCOME, UPKEEP
from gonfalon.games.byzantium.rules.cubes import box_target, lift
from gonfalon.games.byzantium.rules.position import NOBODY, SIDE_NAMES, UNPAID, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


def upkeep_due(state: Position, seat: int, side: int) -> int:
    """BYZ-20.2: bezants for the cubes in an army's boxes; Guards are free."""
    at = seat * 8 + side * 4
    return sum([state.cubes[at + box] * UPKEEP[box] for box in range(4)])


class IncomeAndUpkeep(Frame):
    """BYZ-20.8: income, upkeep, return of the action cubes, half of the casualties."""

    STEPS: ClassVar[tuple[str, ...]] = ("income", "upkeep", "pay", "return_cubes", "return_casualties")

    seat: int  # whose armies are settled; starts with the first player (BYZ-20.5)
    army: int = 0  # how many armies have been settled

    def about(self, state: Position) -> dict[str, Any]:
        side = self.army % 2
        short = upkeep_due(state, self.seat, side) - state.treasury[self.seat * 2 + side]
        return {"side": SIDE_NAMES[side], "short": short}

    def income(self, state: Position) -> Next:
        gained = [0] * (state.seats * 2)
        for city in range(CITY_COUNT):
            owner = state.owner[city]
            if owner != NOBODY:
                gained[owner * 2 + state.side[city]] += INCOME * state.tokens[city]
        for seat in range(state.seats):
            for side in (BYZ, ARAB):
                state.treasury[seat * 2 + side] += gained[seat * 2 + side]
            state.say("income", seat=seat, byzantine=gained[seat * 2], arab=gained[seat * 2 + 1])
        return None

    def upkeep(self, state: Position) -> Next:
        """BYZ-20.3, 20.4: the owner removes unpaid cubes one at a time until the Treasury covers the rest."""
        side = self.army % 2
        if upkeep_due(state, self.seat, side) <= state.treasury[self.seat * 2 + side]:
            return None
        at = self.seat * 8 + side * 4
        values = [BOX_NAMES[side * 4 + box] for box in range(4) if state.cubes[at + box]]
        return Ask(self.seat, values, "unpaid", "BYZ-20.4")

    def targets_of_upkeep(self, state: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_upkeep(self, state: Position, value: str) -> str:
        side = self.army % 2
        lift(state, self.seat, value)
        state.removed[self.seat] += 1
        state.score(self.seat, side, -1, UNPAID)
        state.say("unpaid", seat=self.seat, box=value, side=SIDE_NAMES[side])
        state.destroy_if_empty(self.seat, side)
        return "upkeep"

    def pay(self, state: Position) -> Next:
        side = self.army % 2
        due = upkeep_due(state, self.seat, side)
        state.treasury[self.seat * 2 + side] -= due
        state.say("upkeep", seat=self.seat, side=SIDE_NAMES[side], due=due)
        self.army += 1
        if side == ARAB:
            self.seat = (self.seat + 1) % state.seats
        return "upkeep" if self.army < state.seats * 2 else None

    def return_cubes(self, state: Position) -> Next:
        """BYZ-20.6, 20.9: action, Tax and Pass cubes come home; offices, fleets and Guards end."""
        for space, seat in enumerate(state.spaces):
            if seat != NOBODY:
                state.pool[seat] += 1
                state.spaces[space] = NOBODY
        for seat in range(state.seats):
            state.pool[seat] += state.tax[seat] + state.pass_cube[seat]
            state.tax[seat] = 0
            state.pass_cube[seat] = 0
        for side in (BYZ, ARAB):
            state.office[side] = NOBODY
            state.fleet[side] = NOBODY
            holder = state.guard[side]
            state.guard[side] = NOBODY
            if holder != NOBODY:
                state.destroy_if_empty(holder, side)
        return None

    def return_casualties(self, state: Position) -> Next:
        """BYZ-20.7: half, rounded up."""
        for seat in range(state.seats):
            back = (state.casualties[seat] + 1) // 2
            state.casualties[seat] -= back
            state.pool[seat] += back
        return None
