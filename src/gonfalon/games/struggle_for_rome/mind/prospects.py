"""What a tribe is worth, and what it can win with its next attack. Sets of cities are numbers, a bit for each."""

from typing import Final

from gonfalon.games.struggle_for_rome.content.land import GRAIN, MOST_GOLD, MOST_TOWERS, Land
from gonfalon.games.struggle_for_rome.mind.weights import Weights, level_of
from gonfalon.games.struggle_for_rome.rules.position import NO_TILE, NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.turn import Round

LOSS: Final = 0.75  # figures that a plunder costs on average
LOOT: Final = 0.27  # what it brings besides its tile and the gold on the wagons
MOST_ROOM: Final = 8
MOST_EASY: Final = 4
EASY_TOWERS: Final = 3


class Cities:
    """The Roman cities of a position, and those that carry a tile, by colour."""

    def __init__(self, state: Position, land: Land) -> None:
        self.free = 0
        self.tiles = [0] * len(land.provinces)
        stand, tile = state.stand, state.tile
        bit = 1
        for city, spot in enumerate(land.city_at):
            if stand[spot] == NOBODY:
                self.free |= bit
                if tile[city] != NO_TILE:
                    self.tiles[tile[city]] |= bit
            bit <<= 1


class Survey(Cities):
    """What every judgement of a position begins with."""

    def __init__(self, state: Position, land: Land) -> None:
        super().__init__(state, land)
        self.points = [state.points(seat) for seat in range(state.seats)]
        self.level = level_of(self.points)
        self.held = [state.counts(seat) for seat in range(state.seats)]
        self.paying = paying(state, land)
        self.late = waiting(state)
        self.way: list[int] = []  # of a nomadic tribe: the gold of the way to the nearest city it wants
        self.near: list[int] = []  # of a settled one: the Roman cities within reach
        for tribe, place in enumerate(state.place):
            if place == SETTLED:
                self.way.append(0)
                self.near.append(reach(state, land, tribe) & self.free)
            else:
                self.way.append(way_there(land, place, wanted(state, land, tribe, self)))
                self.near.append(0)


def _count(cities: int, most: int) -> int:
    number = 0
    while cities and number < most:
        cities &= cities - 1
        number += 1
    return number


def settling(state: Position, tribe: int) -> bool:
    """Whether a nomadic tribe may conquer a city."""
    return state.wagons[tribe] > 0 and state.colours(tribe) >= state.number("colours_to_settle")


def paying(state: Position, land: Land) -> list[list[int]]:
    """For every seat the hexes round its figures that may pay."""
    out: list[list[int]] = [[] for _ in range(state.seats)]
    stand = state.stand
    for tribe, c in enumerate(state.place):
        if c != SETTLED:
            _gather(state, land, c, out[tribe // 2])
    for c in land.city_at:
        if stand[c] >= 0:
            _gather(state, land, c, out[stand[c] // 2])
    return out


def _gather(state: Position, land: Land, c: int, out: list[int]) -> None:
    """Add the hexes round a crossroad that are not there yet."""
    for hexagon in land.hexes_at[c]:
        if land.pips[hexagon] and hexagon != state.legionnaire and hexagon not in out:
            out.append(hexagon)


def income(land: Land, hexes: list[int], worth: list[float]) -> float:
    """What these hexes are worth."""
    out = 0.0
    for hexagon in hexes:
        out += worth[land.terrain[hexagon]] * land.pips[hexagon]
    return out


def waiting(state: Position) -> list[bool]:
    """The seats whose turn in this phase has not begun."""
    out = [False] * state.seats
    turn = state.frames[1] if len(state.frames) > 1 else None
    if isinstance(turn, Round):
        for number in range(turn.turn, state.seats):
            out[(state.first + number) % state.seats] = True
    return out


# -- where a tribe stands ----------------------------------------------------------------------


def wanted(state: Position, land: Land, tribe: int, cities: Cities) -> int:
    """The cities a nomadic tribe is strong enough for and would gain by: a new colour, or a home."""
    strong = land.weak[min(state.figures[tribe], MOST_TOWERS)] & cities.free
    if settling(state, tribe):
        return strong
    out = 0
    for colour, marked in enumerate(cities.tiles):
        if not state.loot[tribe * 5 + colour]:
            out |= marked
    return out & strong


def way_there(land: Land, place: int, goals: int) -> int:
    """The gold that the journey to the nearest of these cities costs, up to MOST_GOLD."""
    within = land.within[land.zone[place]]
    for gold in range(MOST_GOLD):
        if within[gold] & goals:
            return gold
    return MOST_GOLD


def reach(state: Position, land: Land, tribe: int) -> int:
    """The cities within reach of a settled tribe."""
    out = 0
    for city, spot in enumerate(land.city_at):
        if state.stand[spot] == tribe:
            out |= land.reach_mask[city]
    return out


def room(state: Position, land: Land, scale: Weights, tribe: int, survey: Survey) -> float:
    """What the map round a tribe is worth in the long run."""
    if state.place[tribe] != SETTLED:
        return scale.trip * survey.way[tribe]
    return rooms(land, survey.near[tribe], scale.room, scale.easy)


def rooms(land: Land, near: int, room: float, easy: float) -> float:
    """What free cities within reach are worth, and the weak ones among them besides."""
    return room * _count(near, MOST_ROOM) + easy * _count(near & land.weak[EASY_TOWERS], MOST_EASY)


def affords(state: Position, tribe: int, survey: Survey) -> bool:
    """Whether a nomadic tribe can pay the way to a city it wants."""
    seat, gold = tribe // 2, survey.way[tribe]
    return gold < MOST_GOLD and gold <= state.gold[seat] + 2 * survey.held[seat][GRAIN]


def next_turn(state: Position, land: Land, scale: Weights, tribe: int, survey: Survey) -> float:
    """What the next turn of a tribe should bring, if it goes where it can pay to go."""
    force = state.figures[tribe]
    if state.place[tribe] == SETTLED:
        able = state.wagons[tribe] and survey.near[tribe] & land.weak[min(force, MOST_TOWERS)]
        return max(scale.rest, expand_gain(state, scale, tribe)) if able else scale.rest
    if not affords(state, tribe, survey):
        return scale.rest
    if settling(state, tribe):
        return max(scale.rest, change_gain(state, scale, tribe))
    return max(scale.rest, tile_gain(state, scale, tribe, True))


# -- attacks -----------------------------------------------------------------------------------


def tile_gain(state: Position, scale: Weights, tribe: int, fresh: bool) -> float:
    """What a plunder is worth; ``fresh``: its colour is new to the tribe."""
    force = state.figures[tribe]
    gain = LOOT + scale.gold[state.wagons[tribe]]
    if force:
        gain -= LOSS * (scale.nomads[force] - scale.nomads[force - 1])
    if fresh:
        colours = state.colours(tribe)
        gain += scale.colours[colours + 1] - scale.colours[colours]
        if colours + 1 == len(state.land().provinces):
            gain += scale.point * state.number("special_points")
    return gain


def plunder_gains(state: Position, scale: Weights, tribe: int) -> list[float]:
    """What plundering a city is worth by the colour of its tile, if the strength suffices; 0 if it is not allowed."""
    out: list[float] = []
    most = state.number("tiles_per_colour")
    fresh, again = tile_gain(state, scale, tribe, True), tile_gain(state, scale, tribe, False)
    for place in range(tribe * 5, tribe * 5 + 5):
        held = state.loot[place]
        out.append(fresh if held == 0 else again if held < most else 0.0)
    return out


def plunder_gain(state: Position, gains: list[float], city: int) -> float:
    """The same for a city; 0 if it has no tile."""
    colour = state.tile[city]
    return 0.0 if colour == NO_TILE else gains[colour]


def change_gain(state: Position, scale: Weights, tribe: int) -> float:
    """What a first conquest is worth, wherever it is: a point and another way of life."""
    force, left = state.figures[tribe], state.wagons[tribe] - 1
    gain = scale.point + scale.settled + scale.settlers[force] + scale.settled_wagons[left]
    gain += scale.pairs[min(force, left)] - scale.nomads[force] - scale.nomad_wagons[left + 1]
    return gain - scale.colours[state.colours(tribe)]


def settle_gain(state: Position, land: Land, scale: Weights, tribe: int, city: int, cities: Cities) -> float:
    """The same in this city: what it pays, and the room to grow."""
    gain = change_gain(state, scale, tribe)
    for hexagon in land.hexes_at[land.city_at[city]]:
        if land.pips[hexagon]:
            gain += scale.pips[land.terrain[hexagon]] * land.pips[hexagon]
    for hexagon in land.hexes_at[state.place[tribe]]:
        if land.pips[hexagon]:
            gain -= scale.pips[land.terrain[hexagon]] * land.pips[hexagon]
    near = land.reach_mask[city] & cities.free
    return gain + scale.room * _count(near, MOST_ROOM) + scale.easy * _count(near & land.weak[EASY_TOWERS], MOST_EASY)


def expand_gain(state: Position, scale: Weights, tribe: int) -> float:
    """What another city of a settled tribe is worth."""
    force, wagons = state.figures[tribe], state.wagons[tribe]
    gain = scale.point + scale.settlers[force - 1] - scale.settlers[force]
    gain += scale.settled_wagons[wagons - 1] - scale.settled_wagons[wagons]
    return gain + scale.pairs[min(force, wagons) - 1] - scale.pairs[min(force, wagons)]


def best_attack(state: Position, land: Land, scale: Weights, tribe: int, survey: Survey) -> float:
    """What the best attack is worth that a tribe can make now from where it stands."""
    force = state.figures[tribe]
    if state.place[tribe] == SETTLED:
        able = force and state.wagons[tribe] and survey.near[tribe] & land.weak[min(force, MOST_TOWERS)]
        return max(0.0, expand_gain(state, scale, tribe)) if able else 0.0
    best = 0.0
    may_settle = settling(state, tribe)
    gains = plunder_gains(state, scale, tribe)
    for city in land.beside[state.place[tribe]]:
        if land.towers[city] <= force and survey.free & (1 << city):
            best = max(best, plunder_gain(state, gains, city))
            if may_settle:
                best = max(best, settle_gain(state, land, scale, tribe, city, survey))
    return best


def pulls(state: Position, land: Land, scale: Weights, tribe: int) -> list[float]:
    """For every crossroad what the best attack from there would be worth to a nomadic tribe."""
    out = [0.0] * len(land.crossroads)
    cities = Cities(state, land)
    force = state.figures[tribe]
    may_settle = settling(state, tribe)
    gains = plunder_gains(state, scale, tribe)
    able = land.weak[min(force, MOST_TOWERS)] & cities.free
    for city, spot in enumerate(land.city_at):
        if not able & (1 << city):
            continue
        pull = plunder_gain(state, gains, city)
        if may_settle:
            pull = max(pull, settle_gain(state, land, scale, tribe, city, cities))
        if pull > 0.0:
            for c in land.next_to[spot]:
                out[c] = max(out[c], pull)
    return out
