"""What barbarians may do to transports: where one is in danger for the night, and whose caravan a horde should meet."""

from typing import Final

from gonfalon.games.medioevo_universale.mind.marching import fury, power
from gonfalon.games.medioevo_universale.mind.picks import Weights, ranked
from gonfalon.games.medioevo_universale.mind.ruling import nuisance
from gonfalon.games.medioevo_universale.rules.barbarians import HordeStep, Supply
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.kernel.requests import Ask

#: How likely a horde comes from the next territory, and from the one behind it, into somebody's land.
COMES: Final = 0.2
NEARS: Final = 0.07
#: What part of that is left where the land is nobody's, and where the horde would first have to rise.
STRAYS: Final = 0.3
KINDLED: Final = 0.35
#: How likely a rebellion breaks out in a home territory with fewer guards than these.
RISES: Final = 0.04
GUARDS: Final = 3.0
#: Where a new horde may rise at any time (MEU-5.15), and at sea.
FIRE: Final = 0.5
AT_SEA: Final = 0.02
#: What a lost transport costs, in honour: itself, each level, each stage of its route; what part in each turn to come.
LOST: Final = 2.0
LEVEL: Final = 1.5
STAGE: Final = 0.45
SOON: Final = 0.4
#: How much a trader that a horde meets is worth to the others, and one's own.
PREY: Final = 1.0
PREY_LEVEL: Final = 0.7
OWN: Final = 6.0
#: What it costs to have a horde on a stage of one's own route, and next to one's own trader.
ROAD: Final = 3.0
BESIDE: Final = 1.5
#: So many places for a barbarian point are thought of; a new unit only prepares what a march does.
PLACES: Final = 3
PREPARED: Final = 0.3
LEFT: Final = 0.05


def peril(state: Position, space: int) -> float:
    """How likely a transport that stays in a space until the next turn is lost there."""
    if state.is_sea(space):
        return AT_SEA
    world, holder = state.world(), state.holder[space]
    guard = 0.0
    for other in range(state.seats):
        guard += power(state.army[space * OWNERS + other])
    if holder == NOBODY and world.fire[space] and not guard:
        return FIRE
    safe = 1.0
    if holder != NOBODY and state.home(space) == holder and guard < GUARDS:
        safe -= RISES
    near = [lair for lair in world.by_land[space] if state.in_play[lair]]
    for lair in near:
        safe *= 1.0 - _threat(state, lair, guard, holder, COMES)
    seen = {space, *near}
    for between in near:
        for lair in world.by_land[between]:
            if lair not in seen and state.in_play[lair]:
                seen.add(lair)
                safe *= 1.0 - _threat(state, lair, guard, holder, NEARS)
    return 1.0 - safe


def _threat(state: Position, lair: int, guard: float, holder: int, chance: float) -> float:
    """How likely the horde of one territory comes, or one that rises there."""
    wild = power(state.army[lair * OWNERS + HORDE]) * fury(state)
    if not wild and state.world().fire[lair] and state.holder[lair] == NOBODY:
        wild, chance = 1.0, KINDLED * chance
    if wild <= guard:
        return 0.0
    return chance if holder != NOBODY else STRAYS * chance


def stake(state: Position, seat: int, slot: int, turns: int) -> float:
    """What it would cost to lose a transport with so many trade phases left, this one included."""
    points = LOST + LEVEL * state.level[slot]
    if state.road[seat] == slot:
        points += STAGE * sum([at % 2 for at in state.route[seat]])
    return points * min(1.0, SOON * (turns - 1))


def prey(state: Position, seat: int, space: int) -> float:
    """How much a horde in a space would hurt others: their land, and the traders that stay there."""
    world = state.world()
    if space >= world.lands or not state.in_play[space]:
        return 0.0
    worth = nuisance(state, seat, space)
    if space * 2 in state.route[seat]:
        worth -= ROAD
    for near in world.by_land[space]:
        if not state.present(near) and any(state.trades(slot) for slot in state.carriers_at(near, seat)):
            worth -= BESIDE
    if state.present(space):
        return worth
    for other in range(state.seats):
        lead = max(0.2, 1 + (state.honour[other] - state.honour[seat]) / 10)
        for slot in state.carriers_at(space, other):
            if state.trades(slot):
                worth += -OWN if other == seat else lead * (PREY + PREY_LEVEL * state.level[slot])
    return worth


def barbarian_point(state: Position, ask: Ask) -> Weights:
    """Hordes march to where they hurt others most; new units rise next to it, or on top of it."""
    world = state.world()
    worth: list[float] = []
    for value in ask.values:
        kind, _, name = value.partition(":")
        if kind == "button":
            worth.append(LEFT)
            continue
        space = world.index[name]
        best = max([prey(state, ask.seat, goal) for goal in world.adjacent[space]], default=0.0)
        if kind == "march" and space * 2 in state.route[ask.seat]:
            best += ROAD  # away from one's own way
        if kind == "raise":
            best *= PREPARED
            if not state.army[space * OWNERS + HORDE]:
                best = max(best, prey(state, ask.seat, space))
        worth.append(max(0.0, best))
    return ranked(worth, PLACES)


def march(state: Position, ask: Ask) -> Weights:
    """The worst place for the others."""
    frame = state.frames[-1]
    seat = frame.seat if isinstance(frame, HordeStep | Supply) else ask.seat
    worth = [prey(state, seat, state.world().space_of[value]) for value in ask.values]
    best = max(worth)
    return [1.0 if value == best else 0.0 for value in worth]
