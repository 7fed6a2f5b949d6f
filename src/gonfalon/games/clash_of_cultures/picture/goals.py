"""How far the objectives of a hand are: fulfilled now, or one single thing short of it.

What is missing is found by trying: one more good, advance, building, unit, a better mood, a new city.
"""

from collections.abc import Iterator
from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    GOOD_NAMES,
    GOODS,
    HAPPY,
    NOBODY,
    PIECE_NAMES,
    PIECES,
    PORT,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.advance import legal_advances
from gonfalon.games.clash_of_cultures.rules.moments import STATUS_OBJECTIVES
from gonfalon.games.clash_of_cultures.rules.objectives import fulfilled
from gonfalon.games.clash_of_cultures.rules.position import Position

FULFILLED: Final = "fulfilled"
LATER: Final = "later"  # completed at a moment of its own
FAR: Final = ""


def progress(state: Position, seat: int) -> dict[int, str]:
    """For every objective in the hand: FULFILLED, LATER, FAR, or the name of the one thing that is missing."""
    world = state.world()
    idents = {listener.effect.ident for listener in STATUS_OBJECTIVES.listeners}
    out: dict[int, str] = {}
    for card in state.goals[seat]:
        for half in world.goal_halves[card]:
            if "o:" + world.objectives[half] not in idents:
                out[half] = LATER
            else:
                out[half] = FULFILLED if fulfilled(state, seat, half) else FAR
    far = [half for half, note in out.items() if note == FAR]
    for missing, trial in _steps(state, seat) if far else ():
        found = [half for half in far if fulfilled(trial, seat, half)]
        out.update(dict.fromkeys(found, missing))
        far = [half for half in far if half not in found]
        if not far:
            break
    return out


def _steps(state: Position, seat: int) -> Iterator[tuple[str, Position]]:
    """Positions one small step ahead of this one, each with the name of the step."""
    cities = state.cities(seat)
    for good in range(GOODS):
        trial = state.copy()
        trial.goods[seat * GOODS + good] += 1
        yield "good:" + GOOD_NAMES[good], trial
    for advance in legal_advances(state, seat):
        trial = state.copy()
        trial.owned[seat] |= 1 << advance
        yield "advance:" + state.world().advances[advance], trial
    for piece in range(1, PIECES):
        for place in cities:
            if not state.has_building(place, piece) and (piece != PORT or state.seas_of(place)):
                trial = state.copy()
                trial.place_piece(seat, piece, place)
                if piece == PORT:
                    trial.port_sea[place] = state.seas_of(place)[0]
                yield "building:" + PIECE_NAMES[piece], trial
    for kind in range(UNITS):
        for place in cities[:1]:
            if state.spare(seat, kind) and state.holder[place] in (NOBODY, seat) and UNIT_NAMES[kind] != "leader":
                trial = state.copy()
                trial.put(seat, kind, place)
                yield "unit:" + UNIT_NAMES[kind], trial
    for place in cities:
        if state.mood[place] < HAPPY:
            trial = state.copy()
            trial.mood[place] += 1
            yield "mood:happy", trial
    for place in state.places_of(seat):
        if state.is_land(place) and state.city[place] == NOBODY and state.holder[place] != BARBARIAN:
            trial = state.copy()
            trial.settle(seat, place)
            yield "building:settlement", trial
