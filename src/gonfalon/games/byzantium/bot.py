"""What is good in Byzantium: the evaluation, its reasons, and how a hasty player chooses.

The evaluation predicts for each seat the final points of both tracks, as a weighted sum of ``FACTS`` about
each track, and combines them by the half rule (BYZ-22.3). The weights were fitted to games the bots played
against each other, apart for each turn, side, and for players who have passed.
"""

import math
from typing import Final

from gonfalon.games.byzantium.actions import Action
from gonfalon.games.byzantium.content import (
    ARAB,
    BULGAR,
    BULGAR_ADDED,
    BULGAR_ATTACK,
    BULGAR_MOST,
    BYZ,
    CAPITAL,
    CAPITAL_POINTS,
    CAPITAL_SEA_COST,
    CITY_COUNT,
    CITY_IDS,
    CITY_OF,
    COASTAL,
    DESERTS,
    ELITE,
    INCOME,
    LAND_COST,
    LEVY,
    MOST_DICE,
    MOVE,
    NICEA,
    PERSIAN,
    ROADS,
    SEA_COST,
    SEAS,
    SPACE_COUNTS,
    SPACE_START,
    TURNS,
    UPKEEP,
)
from gonfalon.games.byzantium.position import NOBODY, OFF_MAP, Position
from gonfalon.games.byzantium.upkeep import IncomeAndUpkeep
from gonfalon.kernel.requests import Ask

#: What is known about a track (a seat and a side), in the order of the weights.
FACTS: Final = (
    "always", "held", "danger", "surplus", "shortfall", "strength", "move", "levy", "outlook", "pool", "casualties",
    "free", "treasury",
)  # fmt: skip
FACT_COUNT: Final = 13

#: The reason each fact belongs to.
TOPICS: Final = (
    "cubes", "cities", "danger", "money", "upkeep", "army", "army", "army", "outlook", "cubes", "cubes", "cubes",
    "money",
)  # fmt: skip


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


ADRIANOPLE: Final = CITY_IDS.index("adrianople")
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


def attack_chance(s: Position, seat: int, side: int, city: int, cost: int) -> float:
    """About how likely an attack of this army on a city succeeds."""
    at = seat * 8 + side * 4
    strength = s.strength(seat, side)
    spare = s.cubes[at + MOVE] - cost
    if spare < 0:
        return 0.0
    defending = s.side[city]
    defence = 0
    if defending < PERSIAN:
        for other in range(s.seats):
            if other != seat and s.pawn[other * 2 + defending] == city:
                defence += s.strength(other, defending)
        holder = s.office[BYZ] if city == CAPITAL else s.owner[city]
        if not defence and holder != NOBODY and holder != seat:
            defence = s.cubes[holder * 8 + defending * 4 + LEVY]
    elif defending != PERSIAN:
        defence = s.bulgars
    chance = siege_chance(strength, spare, s.walls(city), city == CAPITAL)
    if defence:
        blows = min(defence, MOST_DICE) // 2 + 1
        chance = siege_chance(strength - max(0, blows - spare), max(0, spare - blows), s.walls(city), city == CAPITAL)
        chance *= min(1.0, max(0.0, (strength - defence) / 3.0))
    return chance


def prize(s: Position, seat: int, city: int) -> float:
    """The points at stake in a conquest: at once and at the end, and what another player loses."""
    gain = s.size(city) - 1
    taken = 0.6 * s.tokens[city] if s.owner[city] not in (NOBODY, seat) else 0.0
    return gain + max(gain, 1) + taken


def facts(s: Position) -> list[list[float]]:
    """The facts about each track, at ``seat * 2 + side``."""
    seats = s.seats
    held = [0] * (seats * 2)
    free = [0, 0]
    for city in range(CITY_COUNT):
        owner = s.owner[city]
        if owner != NOBODY:
            held[owner * 2 + s.side[city]] += s.tokens[city]
        elif s.side[city] < PERSIAN:
            free[s.side[city]] += s.tokens[city]
    threat = [0.0] * CITY_COUNT
    out: list[list[float]] = []
    for seat in range(seats):
        for side in (BYZ, ARAB):
            track = seat * 2 + side
            at = seat * 8 + side * 4
            moves = s.cubes[at + MOVE]
            strength = s.strength(seat, side)
            outlook = 0.0
            here = s.pawn[track]
            if here != OFF_MAP:
                for there, cost in REACH[side][here]:
                    if s.side[there] != side and cost <= moves and s.owner[there] != seat:
                        chance = attack_chance(s, seat, side, there, cost)
                        outlook = max(outlook, chance * prize(s, seat, there))
                        threat[there] = max(threat[there], chance)
            elif strength > 3 and moves and (side == ARAB or s.raised[seat]):
                outlook = 3.0
            due = 0
            for box in range(4):
                due += s.cubes[at + box] * UPKEEP[box]
            balance = s.treasury[track] + INCOME * held[track] - due
            lost = 0.0
            if balance < 0:
                elite, levy = s.cubes[at + ELITE], s.cubes[at + LEVY]
                lost = min(elite, -balance / 3.0) + max(0.0, -balance - 3.0 * elite) / (1.5 if levy else 1.0)
            out.append(
                [
                    1.0,
                    held[track],
                    0.0,
                    min(max(balance, 0), 20),
                    lost,
                    min(strength, 12),
                    min(moves, 8),
                    min(s.cubes[at + LEVY], 4),
                    outlook,
                    s.pool[seat],
                    s.casualties[seat],
                    free[side] / seats,
                    min(s.treasury[track], 20),
                ]
            )
    for city in range(CITY_COUNT):
        if threat[city] and s.owner[city] != NOBODY:
            out[s.owner[city] * 2 + s.side[city]][2] += threat[city] * s.tokens[city]
    return out


#: Points still to come on a track, per fact; the row is ``(turn - 1) * 4 + passed * 2 + side``.
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (6.57, 1.39, -0.84, -0.16, -1.21, 0.73, 0.22, -0.26, 0.43, 0.25, -0.14, 1.73, 0.39),
    (5.13, 1.28, -0.81, 0.25, -0.36, 0.75, 0.83, 0.31, 0.14, 0.55, -0.14, 4.24, 0.04),
    (7.42, 1.52, -0.70, -0.07, -0.97, 0.14, 0.33, 0.52, 0.80, 0.54, -0.17, 1.62, 0.07),
    (5.72, 1.64, -0.50, 0.12, -1.18, 0.31, 0.62, 0.20, 1.19, 0.65, -0.14, 0.41, 0.04),
    (-0.59, 1.39, -0.91, -0.00, -0.89, 0.29, 0.19, -0.43, 0.79, 0.09, 0.00, 1.91, 0.19),
    (0.73, 1.37, -0.75, 0.07, -0.50, 0.25, 0.54, 0.64, 0.57, 0.05, -0.00, 4.42, 0.11),
    (-0.48, 1.36, -0.53, 0.06, -1.20, 0.17, -0.01, 0.23, 0.40, 0.15, 0.02, 2.58, -0.43),
    (0.11, 1.35, -0.84, 0.04, -1.20, -0.14, 0.20, 0.28, 0.40, 0.38, 0.09, 0.15, -0.52),
    (-0.42, 0.99, -0.33, 0.01, -1.57, 0.01, -0.15, -0.01, 0.55, 0.03, 0.01, 1.88, 0.16),
    (0.20, 1.08, -0.62, -0.05, -0.36, 0.08, 0.02, 0.36, 0.44, 0.03, -0.01, 0.15, 0.16),
    (0.00, 1.00, 0.00, 0.00, -1.20, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 1.00, 0.00, 0.00, -1.20, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
)
#: How many points of result one standard deviation is worth, by turn.
SPREADS: Final = (6.0, 4.0, 1.5)
#: How the chance of a fall counts: soon if Adrianople must fall first; in each later turn, by Adrianople's side.
FALL_NOW: Final = 0.5
FALL_LATER: Final = (0.6, 0.25)
#: How sharp the half rule is, by turn: points on a track are still uncertain.
BALANCE: Final = (10.0, 5.0, 0.7)


def row(s: Position, seat: int, side: int) -> int:
    """Which weights apply."""
    return (s.turn_number - 1) * 4 + (seat in s.passed) * 2 + side


def combined(byzantine: float, arab: float, doubt: float) -> float:
    """BYZ-22.3 for expected points: the lower track counts as far as it is likely to reach half of the higher."""
    low, high = min(byzantine, arab), max(byzantine, arab)
    return high + low / (1.0 + math.exp((high - 2.0 * low) / doubt))


def standings(s: Position) -> list[float]:
    """The result every seat may expect."""
    known = facts(s)
    doubt = BALANCE[s.turn_number - 1]
    out: list[float] = []
    for seat in range(s.seats):
        tracks = [0.0, 0.0]
        for side in (BYZ, ARAB):
            weights = WEIGHTS[row(s, seat, side)]
            fact = known[seat * 2 + side]
            total = float(s.points[seat * 2 + side])
            for i in range(FACT_COUNT):
                total += weights[i] * fact[i]
            tracks[side] = total
        out.append(combined(tracks[BYZ], tracks[ARAB], doubt))
    return out


def evaluate(s: Position, seat: int) -> float:
    """The result this seat may expect."""
    return standings(s)[seat]


# -- the fall of Constantinople (BYZ-22.6) -----------------------------------------------------


def fall(s: Position) -> tuple[float, list[int]]:
    """About how likely the Bulgars take Constantinople before the end, and who would win by sending them."""
    arab = [s.points[seat * 2 + ARAB] for seat in range(s.seats)]
    eager: list[int] = []
    for seat in range(s.seats):
        rest = max([arab[other] for other in range(s.seats) if other != seat])
        if arab[seat] + CAPITAL_POINTS > rest:
            eager.append(seat)
    able = [seat for seat in eager if seat not in s.passed]
    army = min(s.bulgars + BULGAR_ADDED, BULGAR_MOST)
    walls = s.walls(CAPITAL)
    now = siege_chance(army, 0, walls, True)
    full = siege_chance(BULGAR_MOST, 0, walls, True)
    start = SPACE_START[BULGAR_ATTACK]
    tries = 0
    for space in range(start, start + SPACE_COUNTS[BULGAR_ATTACK]):
        tries += s.spaces[space] == NOBODY
    left = TURNS - s.turn_number
    if s.side[ADRIANOPLE] == BULGAR:
        escape = (1.0 - now) ** tries if able else 1.0
        escape *= (1.0 - FALL_LATER[0] * full) ** left
    else:
        opening = siege_chance(army, 0, s.walls(ADRIANOPLE), False) if able and tries > 1 else 0.0
        escape = (1.0 - FALL_NOW * opening * now) * (1.0 - FALL_LATER[1] * full) ** left
    return 1.0 - escape if eager else 0.0, able or eager


def chances(s: Position) -> list[float]:
    """Every seat's chance to win: by points, or by the fall of Constantinople."""
    values = standings(s)
    spread = SPREADS[s.turn_number - 1]
    best = max(values)
    weights = [math.exp((value - best) / spread) for value in values]
    total = sum(weights)
    risk, eager = fall(s)
    out = [(1.0 - risk) * weight / total for weight in weights]
    for seat in eager:
        out[seat] += risk / len(eager)
    return out


def settled(s: Position) -> bool:
    """Between two actions, or in the upkeep."""
    frame = s.frames[-1]
    return (isinstance(frame, Action) and frame.at == 0) or isinstance(frame, IncomeAndUpkeep)


def reasons(s: Position, seat: int) -> list[tuple[str, float]]:
    """What this seat is ahead or behind by, compared with the average of the others."""
    known = facts(s)
    sums: dict[str, list[float]] = {}
    for one in range(s.seats):
        tracks = [0.0, 0.0]
        for side in (BYZ, ARAB):
            weights = WEIGHTS[row(s, one, side)]
            points = float(s.points[one * 2 + side])
            _add(sums, "points", one, points, s.seats)
            tracks[side] += points
            for i in range(FACT_COUNT):
                value = weights[i] * known[one * 2 + side][i]
                _add(sums, TOPICS[i], one, value, s.seats)
                tracks[side] += value
        lost = combined(tracks[0], tracks[1], BALANCE[s.turn_number - 1]) - tracks[0] - tracks[1]
        _add(sums, "balance", one, lost, s.seats)
    out: list[tuple[str, float]] = []
    for topic, values in sums.items():
        others = [value for one, value in enumerate(values) if one != seat]
        out.append((f"reason-byzantium-{topic}", values[seat] - sum(others) / len(others)))
    return out


def _add(sums: dict[str, list[float]], topic: str, seat: int, value: float, seats: int) -> None:
    if topic not in sums:
        sums[topic] = [0.0] * seats
    sums[topic][seat] += value


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


def policy(s: Position, ask: Ask) -> list[float] | None:
    """How likely a hasty player is to choose each value."""
    prompt = ask.prompt
    if prompt in CITY_PROMPTS:
        habits = HABITS.get(prompt)
        return [
            _city_weight(s, ask.seat, prompt, CITY_OF[value]) if value in CITY_OF else habits[value] if habits else 1.0
            for value in ask.values
        ]
    if prompt == "divide":
        return _division(s, ask)
    if prompt == "flee":
        return None
    habits = HABITS.get(prompt)
    if habits is None:
        return None
    return [habits.get(value, RARE) for value in ask.values]


def _city_weight(s: Position, seat: int, prompt: str, city: int) -> float:
    size = s.size(city)
    own = s.owner[city] == seat
    if prompt == "take":
        return float(size * size)
    if prompt == "growth":
        return 4.0 if own else 0.02
    if prompt == "fort":
        return float(size)
    if prompt == "bulgar":
        return 0.05 if own else size * (2.0 if s.owner[city] != NOBODY else 0.3)
    if prompt == "place":
        return 1.0
    side = BYZ if s.pawn[seat * 2] != OFF_MAP and _near(s.pawn[seat * 2], city, BYZ) else ARAB
    if s.side[city] == side:
        return 0.5
    return 0.05 + attack_chance(s, seat, side, city, 1) * prize(s, seat, city)


def _near(here: int, there: int, side: int) -> bool:
    return any(city == there for city, _ in REACH[side][here])


def _division(s: Position, ask: Ask) -> list[float]:
    """Bezants go where the upkeep needs them: the middle of what balances both Treasuries is likeliest."""
    lacks = [0.0, 0.0]
    for side in (BYZ, ARAB):
        at = ask.seat * 8 + side * 4
        lacks[side] = sum([s.cubes[at + box] * UPKEEP[box] for box in range(4)]) - s.treasury[ask.seat * 2 + side]
    total = len(ask.values) - 1
    best = min(max((total + lacks[BYZ] - lacks[ARAB]) / 2.0, 0.0), float(total))
    return [1.0 / (1.0 + (number - best) ** 2) for number in range(total + 1)]
