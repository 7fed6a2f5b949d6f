"""Flight (BYZ-11.3 to 11.15): the way with the fewest losses to a friendly city."""

from typing import Any, ClassVar, Final

from gonfalon.games.byzantium.content import ARAB, BYZ, CAPITAL, CITIES, CITY_OF, COASTAL, DESERTS, ROADS, SEAS
from gonfalon.games.byzantium.rules.cubes import Losses
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SIDE_NAMES, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

ALLOW: Final = "button:allow"
FORBID: Final = "button:forbid"


class Routes:
    """The least costly ways out of a city: ``losses``, the ``refuges`` they reach, and whether one sails."""

    def __init__(self, losses: int, refuges: list[int], sails: bool) -> None:
        self.losses = losses
        self.refuges = refuges
        self.sails = sails


def ways(side: int, here: int, by_sea: bool) -> list[int]:
    """The cities a fleeing army can go to next (BYZ-11.8, 11.9)."""
    out = list(ROADS[here])
    if side == ARAB:
        out.extend(DESERTS[here])
    if by_sea:
        out.extend(SEAS[here])
        if side == BYZ and here == CAPITAL:
            out.extend([city for city in COASTAL if city not in out])
    return out


def routes(state: Position, side: int, start: int, by_sea: bool) -> Routes | None:
    """BYZ-11.4 to 11.6: the routes with the fewest non-friendly cities; None if there is no way at all."""
    losses = 0
    rings: list[list[int]] = [[start]]
    seen = [start]
    while rings[-1]:
        ring: list[int] = []
        refuges: list[int] = []
        for here in rings[-1]:
            for there in ways(side, here, by_sea):
                if state.side[there] == side:
                    if there != start and there not in refuges:
                        refuges.append(there)
                elif there not in seen and there not in ring:
                    ring.append(there)
        if refuges:
            refuges.sort()
            return Routes(losses, refuges, by_sea and _sails(side, rings, refuges))
        seen.extend(ring)
        rings.append(ring)
        losses += 1
    return None


def _sails(side: int, rings: list[list[int]], refuges: list[int]) -> bool:
    """Whether one of the shortest routes to these refuges uses a sea link."""
    goals = refuges
    for ring in reversed(rings):
        before: list[int] = []
        for here in ring:
            for there in ways(side, here, True):
                if there in goals:
                    if there in SEAS[here]:
                        return True
                    if here not in before:
                        before.append(here)
        goals = before
    return False


def can_flee(state: Position, seat: int, side: int, start: int) -> bool:
    """BYZ-11.7: there is a route that leaves the army alive."""
    found = routes(state, side, start, True)
    return found is not None and found.losses < state.army(seat, side)


class Flight(Frame):
    """A pawn leaves a city, of its own will before a battle or because it is beaten."""

    STEPS: ClassVar[tuple[str, ...]] = ("fleet_forbids", "weigh", "choose_refuge", "lose", "arrive")

    seat: int
    side: int
    start: int
    beaten: bool
    by_sea: bool = True
    losses: int = 0
    refuge: int = -1
    stayed: bool = False

    def about(self, state: Position) -> dict[str, Any]:
        return {"other": self.seat, "city": CITIES[self.start], "losses": self.losses}

    def fleet_forbids(self, state: Position) -> Next:
        """BYZ-11.9: asked only if the answer changes the legal routes."""
        holder = state.fleet[BYZ]
        if self.side != ARAB or holder in (NOBODY, self.seat) or not self.by_sea:
            return None
        found = routes(state, self.side, self.start, True)
        if found is None or not found.sails or found.losses >= state.army(self.seat, self.side):
            return None
        return Ask(holder, [ALLOW, FORBID], "fleet-forbid", "BYZ-11.9", "confirm")

    def on_fleet_forbids(self, state: Position, value: str) -> None:
        self.by_sea = value == ALLOW
        if not self.by_sea:
            state.say("sea-closed", seat=state.fleet[BYZ], other=self.seat)

    def weigh(self, state: Position) -> Next:
        found = routes(state, self.side, self.start, self.by_sea)
        if found is not None and found.losses < state.army(self.seat, self.side):
            self.losses = found.losses
            return None
        if self.beaten:
            state.destroy(self.seat, self.side)  # BYZ-11.10, 16.2
        else:
            self.stayed = True  # BYZ-11.9: it stays and fights
        return END

    def choose_refuge(self, state: Position) -> Next:
        found = routes(state, self.side, self.start, self.by_sea)
        refuges = [] if found is None else found.refuges
        return Ask(self.seat, [CITIES[city] for city in refuges], "flee-to", "BYZ-11.6")

    def on_choose_refuge(self, state: Position, value: str) -> None:
        self.refuge = CITY_OF[value]

    def lose(self, state: Position) -> Next:
        """BYZ-11.5: one army cube for each non-friendly city on the way."""
        return Losses(seat=self.seat, side=self.side, count=self.losses, rule="BYZ-11.5")

    def arrive(self, state: Position) -> Next:
        at = self.seat * 2 + self.side
        if state.pawn[at] != OFF_MAP:
            state.pawn[at] = self.refuge
            state.say("fled", seat=self.seat, side=SIDE_NAMES[self.side], city=CITIES[self.refuge], losses=self.losses)
        return None
