"""Exploration (section 15): a tile is drawn, turned by the rules or by choice, and laid."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import NOBODY, SEA
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next

LAND_SQUAD: Final = 0
SHIPS: Final = 1
BY_EFFECT: Final = 2


def face(state: Position, tile: int, turned: int) -> list[int]:
    """The terrains of a tile on the places a, b, c, d of a slot."""
    spaces = state.world().tile_faces[tile]
    return spaces[::-1] if turned else spaces


def orientations(state: Position, region: int, tile: int, arrival: int) -> list[int]:
    """COC-15.2 to 15.5: the ways in which a tile may lie; ``arrival`` NOBODY where no land squad moves."""
    slot = state.land().regions[region]
    found = [turned for turned in (0, 1) if arrival == NOBODY or _terrain(state, slot, tile, turned, arrival) != SEA]
    joined = [turned for turned in found if _touches_sea(state, slot, tile, turned)]
    if joined:
        return joined
    best = max([_edge_share(state, slot, tile, turned) for turned in found])
    return [turned for turned in found if _edge_share(state, slot, tile, turned) == best]


def _terrain(state: Position, slot: tuple[int, int, int, int], tile: int, turned: int, place: int) -> int:
    return face(state, tile, turned)[slot.index(place)]


def _touches_sea(state: Position, slot: tuple[int, int, int, int], tile: int, turned: int) -> bool:
    """COC-15.3: a sea space of the tile beside a sea space of another explored region."""
    near = state.land().near
    for place, terrain in zip(slot, face(state, tile, turned), strict=True):
        if terrain == SEA and any(state.terrain[there] == SEA for there in near[place] if there not in slot):
            return True
    return False


def _edge_share(state: Position, slot: tuple[int, int, int, int], tile: int, turned: int) -> int:
    """COC-15.4: 2 with all sea spaces at the edge of the board, 1 with some, 0 with none."""
    ring = state.land().ring_at
    if not any(place in ring for place in slot):
        return 0
    seas = [place for place, terrain in zip(slot, face(state, tile, turned), strict=True) if terrain == SEA]
    at_edge = len([place for place in seas if place in ring])
    return 2 if seas and at_edge == len(seas) else 1 if at_edge else 0


def landfalls(state: Position, region: int, tile: int, turned: int, ocean: list[int], edge: list[int]) -> list[int]:
    """COC-15.10: the sea spaces of a region that ships reach from these spaces, or by Navigation from the edge."""
    slot = state.land().regions[region]
    near = state.land().near
    seas = [place for place, terrain in zip(slot, face(state, tile, turned), strict=True) if terrain == SEA]
    reached = [place for place in seas if place in edge or any(there in ocean for there in near[place])]
    for place in reached:  # grows while it is walked: along the sea inside the region
        reached.extend([there for there in near[place] if there in seas and there not in reached])
    return sorted(reached)


def where_it_lies(state: Position, answer: str) -> dict[str, Any]:
    """For the label of a region that may be explored: one of its spaces names it."""
    if not answer.startswith("region:"):
        return {}
    return {"at": state.land().answers[state.land().regions[int(answer.removeprefix("region:"))][0]]}


class Explore(Frame):
    """One region becomes known. Ships then get ``landing``, a sea space of it, or NOBODY: they go back."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "turn", "lay", "land")

    seat: int
    region: int
    arrival: int = NOBODY
    ocean: tuple[int, ...] = ()  # spaces from which exploring ships come
    edge: tuple[int, ...] = ()  # edge spaces of the region, if they come by Navigation: the exact one does not matter
    by: int = LAND_SQUAD
    tile: int = NOBODY
    turned: int = 0
    landing: int = NOBODY

    def draw(self, state: Position) -> Next:
        return Draw(state.tiles, 1)

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> None:
        self.tile = drawn[0]
        state.tiles.remove(self.tile)

    def _ways(self, state: Position) -> list[int]:
        if self.by == SHIPS:
            found = [turned for turned in (0, 1) if self._landfalls(state, turned)]
            if found:
                return found
        return orientations(state, self.region, self.tile, self.arrival)

    def _landfalls(self, state: Position, turned: int) -> list[int]:
        return landfalls(state, self.region, self.tile, turned, list(self.ocean), list(self.edge))

    def turn(self, state: Position) -> Next:
        rule = "COC-15.10" if self.by == SHIPS else "COC-15.5"
        return Ask(self.seat, [f"turn:{turned}" for turned in self._ways(state)], "orientation", rule)

    def on_turn(self, state: Position, answer: str) -> None:
        self.turned = int(answer.removeprefix("turn:"))

    def lay(self, state: Position) -> Next:
        state.explore(self.region, face(state, self.tile, self.turned))
        state.laid[self.region] = 2 * self.tile + self.turned
        state.say("explores", seat=self.seat, tile=f"tile:{state.world().tiles[self.tile]}")
        return None if self.by == SHIPS else END

    def land(self, state: Position) -> Next:
        found = landfalls(state, self.region, self.tile, self.turned, list(self.ocean), list(self.edge))
        if not found:
            return END
        return Ask(self.seat, [state.land().answers[place] for place in found], "landfall", "COC-15.10")

    def on_land(self, state: Position, answer: str) -> None:
        self.landing = state.land().hex_of[answer]

    def about(self, state: Any) -> dict[str, Any]:
        """Both pictures of the tile: its terrains as it would lie."""
        if self.tile == NOBODY:
            return {}
        return {"tile": f"tile:{state.world().tiles[self.tile]}", "region": self.region}
