"""Conquest of a city (section 15), by a player's army or by the Bulgars (BYZ-17.3, 17.4)."""

from typing import Any, ClassVar

from gonfalon.games.byzantium.content import ARAB, BULGAR, CAPITAL, CAPITAL_POINTS, CITIES, CUBE_PRICE
from gonfalon.games.byzantium.rules.cubes import ARMY, ARMY_BOXES, TakeCube, box_target, lift, settle_armies
from gonfalon.games.byzantium.rules.position import BULGARS, CONQUEST, FALL, NOBODY, SIDE_NAMES, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


def fall_of_constantinople(s: Position, seat: int) -> None:
    """BYZ-15.9, 17.8, 22.6: 5 Arab points, and the game ends at once."""
    s.score(seat, ARAB, CAPITAL_POINTS, FALL)
    s.fallen = 1
    s.say("fallen", seat=seat, points=CAPITAL_POINTS)
    s.end_game()


def drive_out(s: Position, city: int) -> None:
    """BYZ-15.1: the fortification returns to its owner, or the control cube to his Casualty Pool."""
    owner = s.owner[city]
    if owner == NOBODY:
        return
    if s.fort[city]:
        s.fort[city] = 0
        s.forts[owner] += 1
    else:
        s.casualties[owner] += 1
    s.owner[city] = NOBODY


def replace_tokens(s: Position, city: int, side: int) -> int:
    """BYZ-15.2: one token fewer, never fewer than one; gives back the old size minus one (BYZ-15.3)."""
    gain = s.size(city) - 1
    s.tokens[city] = max(gain, 1)
    s.side[city] = side
    return gain


class Conquest(Frame):
    """A player's army has won the siege."""

    STEPS: ClassVar[tuple[str, ...]] = ("plunder", "take_cube", "give_first", "give_second")

    seat: int
    side: int
    city: int

    def about(self, s: Position) -> dict[str, Any]:
        return {"city": CITIES[self.city], "side": SIDE_NAMES[self.side]}

    def plunder(self, s: Position) -> Next:
        if self.city == CAPITAL:
            fall_of_constantinople(s, self.seat)
            return None
        drive_out(s, self.city)
        gain = replace_tokens(s, self.city, self.side)
        s.score(self.seat, self.side, gain, CONQUEST)
        s.treasury[self.seat * 2 + self.side] += gain
        s.say("conquered", seat=self.seat, city=CITIES[self.city], side=SIDE_NAMES[self.side], gain=gain)
        return None

    def take_cube(self, s: Position) -> Next:
        """BYZ-15.4, 15.5: a control cube, free or bought if that is possible at all."""
        if s.pool[self.seat] or s.treasury[self.seat * 2 + self.side] >= CUBE_PRICE:
            return TakeCube(seat=self.seat, side=self.side)
        return "give_first"

    def on_take_cube(self, s: Position, cube: TakeCube) -> str:
        s.owner[self.city] = self.seat
        settle_armies(s, self.seat, cube.source)
        return "end"

    def own_cubes(self, s: Position) -> list[str]:
        at = self.seat * 8 + self.side * 4
        return [ARMY_BOXES[self.side][i] for i in (0, 1, 2) if s.cubes[at + ARMY[i]]]

    def give_first(self, s: Position) -> Next:
        return Ask(self.seat, self.own_cubes(s), "give-control", "BYZ-15.5")

    def targets_of_give_first(self, s: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_give_first(self, s: Position, value: str) -> None:
        lift(s, self.seat, value)
        s.owner[self.city] = self.seat
        s.say("gave", seat=self.seat, box=value, city=CITIES[self.city])

    def give_second(self, s: Position) -> Next:
        values = self.own_cubes(s)
        if values:
            return Ask(self.seat, values, "give-lost", "BYZ-15.5")
        s.guard[self.side] = NOBODY  # BYZ-15.6: nothing else is left
        s.destroy_if_empty(self.seat, self.side)
        return None

    def targets_of_give_second(self, s: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_give_second(self, s: Position, value: str) -> None:
        lift(s, self.seat, value)
        s.casualties[self.seat] += 1
        s.say("lost", seat=self.seat, box=value)
        s.destroy_if_empty(self.seat, self.side)


class BulgarConquest(Frame):
    """The Bulgars have won: nobody controls the city, the active player scores on the other track."""

    STEPS: ClassVar[tuple[str, ...]] = ("settle",)

    seat: int
    city: int

    def settle(self, s: Position) -> Next:
        if self.city == CAPITAL:
            fall_of_constantinople(s, self.seat)
            return None
        track = 1 - s.side[self.city]  # BYZ-17.4
        drive_out(s, self.city)
        gain = replace_tokens(s, self.city, BULGAR)
        s.score(self.seat, track, gain, BULGARS)
        s.say("bulgars-conquered", seat=self.seat, city=CITIES[self.city], side=SIDE_NAMES[track], gain=gain)
        return None
