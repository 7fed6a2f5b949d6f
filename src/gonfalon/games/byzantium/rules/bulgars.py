"""The Bulgar Attack (BYZ-7.21 to 7.25): more cubes, then an attack or more cubes still."""

from typing import Any, ClassVar, Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BULGAR,
    BULGAR_ADDED,
    BULGAR_ATTACK,
    BULGAR_MOST,
    BYZ,
    CITIES,
    CITY_OF,
)
from gonfalon.games.byzantium.rules.combat import Attack
from gonfalon.games.byzantium.rules.cubes import EITHER, TakeCube, settle_armies
from gonfalon.games.byzantium.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

GROW: Final = "button:bulgars-grow"


def may_grow(state: Position) -> bool:
    """BYZ-7.22: two more fit after the first two."""
    return state.bulgars + 2 * BULGAR_ADDED <= BULGAR_MOST


def bulgar_choices(state: Position, seat: int) -> list[str]:
    """BYZ-7.23, 7.24: targets whose cube can be had, and growth."""
    able = (state.has_source(seat, BYZ), state.has_source(seat, ARAB))
    out = [CITIES[city] for city in state.bulgar_targets() if able[1 - state.side[city]]]
    if may_grow(state) and (able[BYZ] or able[ARAB]):
        out.append(GROW)
    return out


class BulgarAttack(Frame):
    """The player names the target or growth when he places the cube (BYZ-7.24)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take_cube", "add_cubes", "attack")

    seat: int
    target: int = -1

    def about(self, state: Position) -> dict[str, Any]:
        return {"bulgars": state.bulgars, "then": min(state.bulgars + BULGAR_ADDED, BULGAR_MOST)}

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, bulgar_choices(state, self.seat), "bulgar", "BYZ-7.21")

    def rule_of_choose(self, state: Position, value: str) -> str:
        return "BYZ-7.22" if value == GROW else "BYZ-7.23"

    def on_choose(self, state: Position, value: str) -> None:
        self.target = CITY_OF.get(value, -1)

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=EITHER if self.target < 0 else 1 - state.side[self.target])

    def on_take_cube(self, state: Position, cube: TakeCube) -> None:
        state.spaces[state.free_space(BULGAR_ATTACK)] = self.seat
        settle_armies(state, self.seat, cube.source)

    def add_cubes(self, state: Position) -> Next:
        state.bulgars = min(state.bulgars + BULGAR_ADDED, BULGAR_MOST)
        if self.target < 0:
            state.bulgars += BULGAR_ADDED
            state.say("bulgars-grew", seat=self.seat, bulgars=state.bulgars)
            return END
        state.say("bulgars-attack", seat=self.seat, city=CITIES[self.target], bulgars=state.bulgars)
        return None

    def attack(self, state: Position) -> Next:
        return Attack(seat=self.seat, side=BULGAR, city=self.target, came_from=-1, by_sea=False, defenders=[])
