"""Conquest of a city (section 15), by a player's army or by the Bulgars (BYZ-17.3, 17.4)."""

from typing import Any, ClassVar

from gonfalon.games.byzantium.content import ARAB, BULGAR, CAPITAL, CAPITAL_POINTS, CITIES, CUBE_PRICE
from gonfalon.games.byzantium.rules.cubes import ARMY, ARMY_BOXES, TakeCube, box_target, lift, settle_armies
from gonfalon.games.byzantium.rules.position import BULGARS, CONQUEST, FALL, NOBODY, SIDE_NAMES, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def fall_of_constantinople(state: Position, seat: int) -> None:
    """BYZ-15.9, 17.8, 22.6: 5 Arab points, and the game ends at once."""
    state.score(seat, ARAB, CAPITAL_POINTS, FALL)
    state.fallen = 1
    state.say("fallen", seat=seat, points=CAPITAL_POINTS)
    state.end_game()


def drive_out(state: Position, city: int) -> None:
    """BYZ-15.1: the fortification returns to its owner, or the control cube to his Casualty Pool."""
    owner = state.owner[city]
    if owner == NOBODY:
        return
    if state.fort[city]:
        state.fort[city] = 0
        state.forts[owner] += 1
    else:
        state.casualties[owner] += 1
    state.owner[city] = NOBODY


def replace_tokens(state: Position, city: int, side: int) -> int:
    """BYZ-15.2: one token fewer, never fewer than one; gives back the old size minus one (BYZ-15.3)."""
    gain = state.size(city) - 1
    state.tokens[city] = max(gain, 1)
    state.side[city] = side
    return gain


class Conquest(Frame):
    """A player's army has won the siege."""

    STEPS: ClassVar[tuple[str, ...]] = ("plunder", "take_cube", "give_first", "give_second")

    seat: int
    side: int
    city: int

    def about(self, state: Position) -> dict[str, Any]:
        return {"city": CITIES[self.city], "side": SIDE_NAMES[self.side]}

    def plunder(self, state: Position) -> Next:
        if self.city == CAPITAL:
            fall_of_constantinople(state, self.seat)
            return None
        drive_out(state, self.city)
        gain = replace_tokens(state, self.city, self.side)
        state.score(self.seat, self.side, gain, CONQUEST)
        state.treasury[self.seat * 2 + self.side] += gain
        state.say("conquered", seat=self.seat, city=CITIES[self.city], side=SIDE_NAMES[self.side], gain=gain)
        return None

    def take_cube(self, state: Position) -> Next:
        """BYZ-15.4, 15.5: a control cube, free or bought if that is possible at all."""
        if state.pool[self.seat] or state.treasury[self.seat * 2 + self.side] >= CUBE_PRICE:
            return TakeCube(seat=self.seat, side=self.side)
        return "give_first"

    def on_take_cube(self, state: Position, cube: TakeCube) -> str:
        state.owner[self.city] = self.seat
        settle_armies(state, self.seat, cube.source)
        return END

    def own_cubes(self, state: Position) -> list[str]:
        at = self.seat * 8 + self.side * 4
        return [ARMY_BOXES[self.side][i] for i in (0, 1, 2) if state.cubes[at + ARMY[i]]]

    def give_first(self, state: Position) -> Next:
        return Ask(self.seat, self.own_cubes(state), "give-control", "BYZ-15.5")

    def targets_of_give_first(self, state: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_give_first(self, state: Position, value: str) -> None:
        lift(state, self.seat, value)
        state.owner[self.city] = self.seat
        state.say("gave", seat=self.seat, box=value, city=CITIES[self.city])

    def give_second(self, state: Position) -> Next:
        values = self.own_cubes(state)
        if values:
            return Ask(self.seat, values, "give-lost", "BYZ-15.5")
        state.guard[self.side] = NOBODY  # BYZ-15.6: nothing else is left
        state.destroy_if_empty(self.seat, self.side)
        return None

    def targets_of_give_second(self, state: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_give_second(self, state: Position, value: str) -> None:
        lift(state, self.seat, value)
        state.casualties[self.seat] += 1
        state.say("lost", seat=self.seat, box=value)
        state.destroy_if_empty(self.seat, self.side)


class BulgarConquest(Frame):
    """The Bulgars have won: nobody controls the city, the active player scores on the other track."""

    STEPS: ClassVar[tuple[str, ...]] = ("settle",)

    seat: int
    city: int

    def settle(self, state: Position) -> Next:
        if self.city == CAPITAL:
            fall_of_constantinople(state, self.seat)
            return None
        track = 1 - state.side[self.city]  # BYZ-17.4
        drive_out(state, self.city)
        gain = replace_tokens(state, self.city, BULGAR)
        state.score(self.seat, track, gain, BULGARS)
        state.say("bulgars-conquered", seat=self.seat, city=CITIES[self.city], side=SIDE_NAMES[track], gain=gain)
        return None
