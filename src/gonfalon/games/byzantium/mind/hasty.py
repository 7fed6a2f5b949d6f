"""Odds of attacks in Byzantium, and how a hasty player chooses: what the bots' playouts and first ideas come from."""

import math
from typing import Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BOX_NAMES,
    BYZ,
    CAPITAL,
    CAPITAL_SEA_COST,
    CASUALTIES,
    CITIES,
    CITY_COUNT,
    CITY_OF,
    COASTAL,
    CUBES,
    DESERTS,
    LAND_COST,
    LEVY,
    MOST_DICE,
    MOVE,
    NICEA,
    PERSIAN,
    POOL,
    ROADS,
    SEA_COST,
    SEAS,
    SPACES,
    TAX,
    UPKEEP,
)
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, Position
from gonfalon.kernel.game import Game
from gonfalon.kernel.requests import Ask

# -- odds --------------------------------------------------------------------------------------


def _reach(side: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each city, the cities one step away and their price in Move cubes (BYZ-10.7 to 10.12)."""
    out: list[tuple[tuple[int, int], ...]] = []
    for here in range(CITY_COUNT):
        steps = [(there, LAND_COST) for there in ROADS[here]]
        for there in SEAS[here]:
            capital = side == ARAB and here == NICEA and there == CAPITAL
            steps.append((there, CAPITAL_SEA_COST if capital else SEA_COST[side]))
        if side == ARAB:
            steps.extend([(there, LAND_COST) for there in DESERTS[here]])
        elif here == CAPITAL:
            known = [there for there, _ in steps]
            steps.extend([(there, SEA_COST[BYZ]) for there in COASTAL if there not in known])
        out.append(tuple(steps))
    return tuple(out)


REACH: Final = (_reach(BYZ), _reach(ARAB))


def _at_most() -> tuple[tuple[float, ...], ...]:
    """The chance of at most k hits with n dice, at [n][k]."""
    return tuple(
        [tuple([sum([math.comb(n, i) for i in range(k + 1)]) / 2**n for k in range(n + 1)]) for n in range(12)]
    )


AT_MOST: Final = _at_most()


def siege_chance(strength: int, spare: int, walls: int, capital: bool) -> float:
    """The chance to take a city that nobody defends; spare Move cubes are lost first."""
    most = strength + spare - walls - 1  # losses that still leave more than the walls
    if strength <= walls or most < 0:
        return 0.0
    hits = most // 2 if capital else most
    return AT_MOST[walls][min(hits, walls)]


def attack_chance(state: Position, seat: int, side: int, city: int, cost: int) -> float:
    """About how likely an attack of this army on a city succeeds."""
    at = seat * 8 + side * 4
    strength = state.strength(seat, side)
    spare = state.cubes[at + MOVE] - cost
    if spare < 0:
        return 0.0
    defending = state.side[city]
    defence = 0
    if defending < PERSIAN:
        for other in range(state.seats):
            if other != seat and state.pawn[other * 2 + defending] == city:
                defence += state.strength(other, defending)
        holder = state.office[BYZ] if city == CAPITAL else state.owner[city]
        if not defence and holder != NOBODY and holder != seat:
            defence = state.cubes[holder * 8 + defending * 4 + LEVY]
    elif defending != PERSIAN:
        defence = state.bulgars
    chance = siege_chance(strength, spare, state.walls(city), city == CAPITAL)
    if defence:
        blows = min(defence, MOST_DICE) // 2 + 1
        chance = siege_chance(
            strength - max(0, blows - spare), max(0, spare - blows), state.walls(city), city == CAPITAL
        )
        chance *= min(1.0, max(0.0, (strength - defence) / 3.0))
    return chance


def prize(state: Position, seat: int, city: int) -> float:
    """The points at stake in a conquest: at once and at the end, and what another player loses."""
    gain = state.size(city) - 1
    taken = 0.6 * state.tokens[city] if state.owner[city] not in (NOBODY, seat) else 0.0
    return gain + max(gain, 1) + taken


# -- the hasty player --------------------------------------------------------------------------

#: Weights of answers that mean the same everywhere they are asked, by prompt.
HABITS: Final[dict[str, dict[str, float]]] = {
    "action": {
        "action:take": 8, "action:reinforce": 2, "action:special": 4, "action:tax": 0.7, "action:church": 2,
        "action:mosque": 2, "action:move": 5, "action:pass": 0.3,
    },
    "source": {"box:pool": 12, "box:casualties": 4},
    "reinforce": {
        "box:byzantine-elite": 1, "box:byzantine-main": 2, "box:byzantine-levy": 0.5, "box:byzantine-move": 2,
        "box:arab-elite": 1, "box:arab-main": 3, "box:arab-levy": 0.3, "box:arab-move": 3, "button:done": 0.5,
    },
    "space": {
        "space:civil_war_byzantine": 1, "space:civil_war_arab": 1, "space:growth_byzantine": 2,
        "space:growth_arab": 2, "space:emperor": 4, "space:caliph": 4, "space:fleet_byzantine": 0.2,
        "space:fleet_arab": 0.2, "space:bulgar": 1.5, "space:fort": 0.7,
    },
    "step": {"button:stop": 0.5, "button:civil-war": 0.7},
    "bulgar": {"button:bulgars-grow": 0.1},
    "levy": {"button:levy": 3, "button:no-levy": 1},
    "lose": {
        "box:byzantine-move": 4, "box:byzantine-main": 3, "box:byzantine-elite": 0.2,
        "box:arab-move": 3, "box:arab-main": 4, "box:arab-elite": 0.2,
    },
    "unpaid": {"box:byzantine-elite": 6, "box:byzantine-levy": 3, "box:arab-elite": 6, "box:arab-levy": 3},
    "pass-cube": {"box:pool": 10},
    "fleet-double": {"button:double": 4, "button:leave": 1},
    "fleet-roll": {"button:roll": 9, "button:leave": 1},
    "fleet-forbid": {"button:forbid": 3, "button:allow": 1},
}  # fmt: skip
RARE: Final = 0.15
CITY_PROMPTS: Final = ("take", "growth", "fort", "step", "place", "bulgar")


def policy(state: Position, ask: Ask) -> list[float] | None:
    """How likely a hasty player is to choose each value."""
    prompt = ask.prompt
    if prompt in CITY_PROMPTS:
        habits = HABITS.get(prompt)
        return [
            _city_weight(state, ask.seat, prompt, CITY_OF[value])
            if value in CITY_OF
            else habits[value]
            if habits
            else 1.0
            for value in ask.values
        ]
    if prompt == "divide":
        return _division(state, ask)
    if prompt == "flee":
        return None
    habits = HABITS.get(prompt)
    if habits is None:
        return None
    return [habits.get(value, RARE) for value in ask.values]


def _city_weight(state: Position, seat: int, prompt: str, city: int) -> float:
    size = state.size(city)
    own = state.owner[city] == seat
    if prompt == "take":
        return float(size * size)
    if prompt == "growth":
        return 4.0 if own else 0.02
    if prompt == "fort":
        return float(size)
    if prompt == "bulgar":
        return 0.05 if own else size * (2.0 if state.owner[city] != NOBODY else 0.3)
    if prompt == "place":
        return 1.0
    side = BYZ if state.pawn[seat * 2] != OFF_MAP and _near(state.pawn[seat * 2], city, BYZ) else ARAB
    if state.side[city] == side:
        return 0.5
    return 0.05 + attack_chance(state, seat, side, city, 1) * prize(state, seat, city)


def _near(here: int, there: int, side: int) -> bool:
    return any(city == there for city, _ in REACH[side][here])


def _division(state: Position, ask: Ask) -> list[float]:
    """Bezants go where the upkeep needs them: the middle of what balances both Treasuries is likeliest."""
    lacks = [0.0, 0.0]
    for side in (BYZ, ARAB):
        at = ask.seat * 8 + side * 4
        lacks[side] = (
            sum([state.cubes[at + box] * UPKEEP[box] for box in range(4)]) - state.treasury[ask.seat * 2 + side]
        )
    total = len(ask.values) - 1
    best = min(max((total + lacks[BYZ] - lacks[ARAB]) / 2.0, 0.0), float(total))
    return [1.0 / (1.0 + (number - best) ** 2) for number in range(total + 1)]


# -- all answers, for learners -----------------------------------------------------------------

BUTTONS: Final = (
    "allow", "bulgars-grow", "civil-war", "done", "double", "flee", "forbid", "leave", "levy", "no-levy", "roll",
    "stay", "stop",
)  # fmt: skip
MOST_SEATS: Final = 4


def vocabulary(game: Game) -> list[str]:
    """Every answer there can be, in a fixed order."""
    words = [f"action:{name}" for name in ("take", "reinforce", "special", "tax", "church", "mosque", "move", "pass")]
    words.extend([*CITIES, *BOX_NAMES, POOL, CASUALTIES, *SPACES, "army:byzantine", "army:arab"])
    words.extend(["side:byzantine", "side:arab", *[f"button:{name}" for name in BUTTONS]])
    words.extend([f"seat:{seat}" for seat in range(MOST_SEATS)])
    words.extend([f"cubes:{number}" for number in range(1, CUBES + 1)])
    words.extend([f"bezants:{number}" for number in range(TAX * CUBES + 1)])
    return words
