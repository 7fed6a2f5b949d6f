"""What is good in Byzantium: the evaluation and its reasons; hasty.py says how a hasty player chooses.

The evaluation predicts for each seat the final points of both tracks, as a weighted sum of ``FACTS`` about
each track, and combines them by the half rule (BYZ-22.3). The weights were fitted to games the bots played
against each other, apart for each turn, side, and for players who have passed.
"""

import math
from typing import Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BULGAR,
    BULGAR_ADDED,
    BULGAR_ATTACK,
    BULGAR_MOST,
    BYZ,
    CAPITAL,
    CAPITAL_POINTS,
    CITY_COUNT,
    CITY_IDS,
    ELITE,
    INCOME,
    LEVY,
    MAIN,
    MOVE,
    PERSIAN,
    SPACE_COUNTS,
    SPACE_START,
    TURNS,
    UPKEEP,
)
from gonfalon.games.byzantium.mind.hasty import (
    REACH,
    attack_chance,
    policy,
    prize,
    siege_chance,
    vocabulary,
)
from gonfalon.games.byzantium.mind.observation import describe
from gonfalon.games.byzantium.rules.actions import Action
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, Position
from gonfalon.games.byzantium.rules.upkeep import IncomeAndUpkeep

__all__ = [
    "chances",
    "describe",
    "evaluate",
    "features",
    "known",
    "policy",
    "reasons",
    "settled",
    "standings",
    "vocabulary",
]

ADRIANOPLE: Final = CITY_IDS.index("adrianople")

#: What is known about a track (a seat and a side), in the order of the weights.
FACTS: Final = (
    "always", "held", "danger", "surplus", "shortfall", "strength", "move", "levy", "outlook", "pool", "casualties",
    "free", "treasury",
)  # fmt: skip
FACT_COUNT: Final = 13
HELD: Final = 1

#: The reason each fact belongs to.
TOPICS: Final = (
    "cubes", "cities", "danger", "money", "upkeep", "army", "army", "army", "outlook", "cubes", "cubes", "cubes",
    "money",
)  # fmt: skip

#: What each number of ``known`` is about; both tracks of a seat are judged alike, whose turn it is leans nobody.
TRACK: Final[tuple[str, ...]] = ("points", "elite", "main", "", "office", "guard", "fleet", *FACTS[1:])
KNOWN: Final[tuple[str, ...]] = (
    ("",) * (6 + len(SPACE_COUNTS)) + ("", "passed", "first passed", "", "", "", "forts", "") + TRACK + TRACK
    + ("balance",)
)  # fmt: skip


def facts(state: Position) -> list[list[float]]:
    """The facts about each track, at ``seat * 2 + side``."""
    seats = state.seats
    held = [0] * (seats * 2)
    free = [0, 0]
    for city in range(CITY_COUNT):
        owner = state.owner[city]
        if owner != NOBODY:
            held[owner * 2 + state.side[city]] += state.tokens[city]
        elif state.side[city] < PERSIAN:
            free[state.side[city]] += state.tokens[city]
    threat = [0.0] * CITY_COUNT
    out: list[list[float]] = []
    for seat in range(seats):
        for side in (BYZ, ARAB):
            track = seat * 2 + side
            at = seat * 8 + side * 4
            moves = state.cubes[at + MOVE]
            strength = state.strength(seat, side)
            outlook = 0.0
            here = state.pawn[track]
            if here != OFF_MAP:
                for there, cost in REACH[side][here]:
                    if state.side[there] != side and cost <= moves and state.owner[there] != seat:
                        chance = attack_chance(state, seat, side, there, cost)
                        outlook = max(outlook, chance * prize(state, seat, there))
                        threat[there] = max(threat[there], chance)
            elif strength > 3 and moves and (side == ARAB or state.raised[seat]):
                outlook = 3.0
            due = 0
            for box in range(4):
                due += state.cubes[at + box] * UPKEEP[box]
            balance = state.treasury[track] + INCOME * held[track] - due
            lost = 0.0
            if balance < 0:
                elite, levy = state.cubes[at + ELITE], state.cubes[at + LEVY]
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
                    min(state.cubes[at + LEVY], 4),
                    outlook,
                    state.pool[seat],
                    state.casualties[seat],
                    free[side] / seats,
                    min(state.treasury[track], 20),
                ]
            )
    for city in range(CITY_COUNT):
        if threat[city] and state.owner[city] != NOBODY:
            out[state.owner[city] * 2 + state.side[city]][2] += threat[city] * state.tokens[city]
    return out


#: Points still to come on a track, per fact; the row is ``(turn - 1) * 4 + passed * 2 + side``.
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (8.55, 0.90, -0.41, -0.13, -0.17, 0.36, -0.20, -0.19, 0.54, 0.23, -0.11, 1.55, 0.46),
    (7.47, 0.90, -0.79, 0.15, -0.37, 0.82, 0.35, 1.84, 0.23, 0.77, -0.06, 3.11, 0.03),
    (7.61, 1.09, -0.53, -0.07, -0.82, 0.04, -0.88, -0.45, 0.66, 0.82, -0.15, 1.93, 0.12),
    (7.30, 1.53, -0.78, 0.07, -1.81, 0.34, 0.05, 0.24, 0.60, 0.45, -0.08, -5.83, 0.04),
    (2.66, 1.23, -0.43, 0.00, -0.15, 0.02, 0.25, -0.55, 0.81, 0.12, -0.08, 2.01, 0.16),
    (4.84, 1.12, -0.35, 0.09, -0.73, 0.28, 0.29, -0.11, 0.69, 0.09, -0.07, 2.15, 0.03),
    (2.84, 1.18, -0.75, -0.00, -1.20, -0.04, 0.18, 0.31, 0.40, 0.08, 0.02, 0.15, -0.04),
    (3.94, 1.15, -0.41, 0.05, -1.20, -0.29, 0.20, 0.26, 0.40, 0.44, 0.03, 0.15, 0.07),
    (-0.06, 1.03, -0.52, -0.02, -1.20, 0.05, -0.07, 0.03, 0.45, 0.08, 0.01, 2.15, 0.14),
    (-0.14, 1.00, -0.60, -0.03, -0.33, 0.11, -0.14, 0.23, 0.38, 0.11, 0.04, 0.15, 0.20),
    (0.00, 1.00, 0.00, 0.00, -1.20, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 1.00, 0.00, 0.00, -1.20, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
)
#: How many points of result one standard deviation is worth, by turn.
SPREADS: Final[tuple[float, ...]] = (8.0, 4.0, 2.0)
#: How often a possible fall is brought about: now, now if Adrianople must fall first, and in each later turn by that.
FALL_NOW: Final = (0.6, 0.9)
#: What a sure fall is worth in points, when reasons are given.
FALL_POINTS: Final = 20.0
FALL_LATER: Final = (0.2, 0.25)
#: How often the same, once Adrianople has fallen, by who passed first and so begins the next turn.
FALL_FIRST: Final = 0.8
#: How sharp the half rule is, by turn: points on a track are still uncertain.
BALANCE: Final[tuple[float, ...]] = (7.0, 4.0, 1.0)


def row(state: Position, seat: int, side: int) -> int:
    """Which weights apply."""
    return (state.turn_number - 1) * 4 + (seat in state.passed) * 2 + side


def combined(byzantine: float, arab: float, doubt: float) -> float:
    """BYZ-22.3 for expected points: the lower track counts as far as it is likely to reach half of the higher."""
    low, high = min(byzantine, arab), max(byzantine, arab)
    return high + low / (1.0 + math.exp((high - 2.0 * low) / doubt))


def standings(state: Position) -> list[float]:
    """The result every seat may expect."""
    known = facts(state)
    return [expected(state, known, seat) for seat in range(state.seats)]


def expected(state: Position, known: list[list[float]], seat: int) -> float:
    """The same for one seat, the facts being known."""
    tracks = [0.0, 0.0]
    for side in (BYZ, ARAB):
        weights = WEIGHTS[row(state, seat, side)]
        fact = known[seat * 2 + side]
        total = float(state.points[seat * 2 + side])
        for i in range(FACT_COUNT):
            total += weights[i] * fact[i]
        tracks[side] = total
    return combined(tracks[BYZ], tracks[ARAB], BALANCE[state.turn_number - 1])


def evaluate(state: Position, seat: int) -> float:
    return standings(state)[seat]


# -- the fall of Constantinople (BYZ-22.6) -----------------------------------------------------


def fall(state: Position) -> tuple[float, list[float]]:
    """About how likely the Bulgars take Constantinople before the end, and how likely each seat wins by sending them.

    Who passes first begins the next turn (BYZ-19.2): if the way is open he need not wait for anybody.
    """
    arab = [state.points[seat * 2 + ARAB] for seat in range(state.seats)]
    wins = [0.0] * state.seats
    eager: list[int] = []
    for seat in range(state.seats):
        rest = max([arab[other] for other in range(state.seats) if other != seat])
        if arab[seat] + CAPITAL_POINTS > rest:
            eager.append(seat)
    able = [seat for seat in eager if seat not in state.passed]
    army = min(state.bulgars + BULGAR_ADDED, BULGAR_MOST)
    walls = state.walls(CAPITAL)
    now = siege_chance(army, 0, walls, True)
    full = siege_chance(BULGAR_MOST, 0, walls, True)
    start = SPACE_START[BULGAR_ATTACK]
    tries = 0
    for space in range(start, start + SPACE_COUNTS[BULGAR_ATTACK]):
        tries += state.spaces[space] == NOBODY
    left = TURNS - state.turn_number
    soon = 0.0
    if state.side[ADRIANOPLE] == BULGAR:
        if able:
            soon = 1.0 - (1.0 - FALL_NOW[0] * now) ** tries
        later = 1.0 - (1.0 - FALL_LATER[0] * full) ** left
        if left and state.passed and state.passed[0] in eager:
            later = 1.0 - (1.0 - FALL_FIRST * full) * (1.0 - FALL_LATER[0] * full) ** (left - 1)
            eager = state.passed[:1]
    else:
        if able and tries > 1:
            soon = FALL_NOW[1] * siege_chance(army, 0, state.walls(ADRIANOPLE), False) * now
        later = 1.0 - (1.0 - FALL_LATER[1] * full) ** left
    for seat in able:
        wins[seat] += soon / len(able)
    for seat in eager:
        wins[seat] += (1.0 - soon) * later / len(eager)
    return 1.0 - (1.0 - soon) * (1.0 - later), wins


def chances(state: Position) -> list[float]:
    """Every seat's chance to win: by points, or by the fall of Constantinople."""
    risk, wins = fall(state)
    return _won(state, standings(state), risk, wins)


def _won(state: Position, values: list[float], risk: float, wins: list[float]) -> list[float]:
    """The same, the standings and the danger of a fall being known."""
    spread = SPREADS[state.turn_number - 1]
    best = max(values)
    weights = [math.exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [(1.0 - risk) * weight / total + wins[seat] for seat, weight in enumerate(weights)]


def settled(state: Position) -> bool:
    """Between two actions, or in the upkeep."""
    frame = state.frames[-1]
    return (isinstance(frame, Action) and frame.at == 0) or isinstance(frame, IncomeAndUpkeep)


def reasons(state: Position, seat: int) -> list[tuple[str, float]]:
    """What this seat is ahead or behind by, compared with the average of the others."""
    known = facts(state)
    sums: dict[str, list[float]] = {}
    for one in range(state.seats):
        tracks = [0.0, 0.0]
        for side in (BYZ, ARAB):
            weights = WEIGHTS[row(state, one, side)]
            points = float(state.points[one * 2 + side])
            _add(sums, "points", one, points, state.seats)
            tracks[side] += points
            for i in range(FACT_COUNT):
                value = weights[i] * known[one * 2 + side][i]
                _add(sums, TOPICS[i], one, value, state.seats)
                tracks[side] += value
        lost = combined(tracks[0], tracks[1], BALANCE[state.turn_number - 1]) - tracks[0] - tracks[1]
        _add(sums, "balance", one, lost, state.seats)
    out: list[tuple[str, float]] = []
    for topic, values in sums.items():
        others = [value for one, value in enumerate(values) if one != seat]
        out.append((f"reason-byzantium-{topic}", values[seat] - sum(others) / len(others)))
    risk, wins = fall(state)
    out.append(("reason-byzantium-fall", FALL_POINTS * (wins[seat] - (risk - wins[seat]) / (state.seats - 1))))
    return out


def _add(sums: dict[str, list[float]], topic: str, seat: int, value: float, seats: int) -> None:
    if topic not in sums:
        sums[topic] = [0.0] * seats
    sums[topic][seat] += value


# -- for learners: see gonfalon.training -------------------------------------------------------


def features(state: Position) -> list[list[float]]:
    """For each seat the logarithm of its chance, then the facts of the evaluation: own, the others' mean and best."""
    known = facts(state)
    risk, wins = fall(state)
    own: list[list[float]] = []
    for seat in range(state.seats):
        row_: list[float] = [
            float(seat in state.passed),
            risk,
            risk * (wins[seat] > 0),
            expected(state, known, seat) / 20,
        ]
        for side in (BYZ, ARAB):
            row_.append(state.points[seat * 2 + side] / 10)
            row_.extend([value / 5 for value in known[seat * 2 + side][1:]])
        own.append(row_)
    out: list[list[float]] = []
    sure = chances(state)
    phase = [float(state.turn_number == turn) for turn in (1, 2, 3)] + [state.seats / 4]
    for seat in range(state.seats):
        others = [own[other] for other in range(state.seats) if other != seat]
        best = max(others, key=lambda other: other[3])
        mean = [sum(values) / len(others) for values in zip(*others, strict=True)]
        out.append([math.log(max(sure[seat], 0.001)), *phase, *own[seat], *mean, *best])
    return out


def known(state: Position) -> tuple[list[float], list[list[float]]]:
    """The chances, and beside them a row of facts about each seat, for a learned value."""
    about = facts(state)
    risk, wins = fall(state)
    values = [expected(state, about, seat) for seat in range(state.seats)]
    turn = state.turn()
    asked = turn[0] if turn else NOBODY
    open_spaces = [0.0] * len(SPACE_COUNTS)
    at = 0
    for kind, count in enumerate(SPACE_COUNTS):
        for space in range(at, at + count):
            if state.spaces[space] == NOBODY:
                open_spaces[kind] += 1.0
        at += count
    common = [float(state.turn_number == number) for number in (1, 2, 3)]
    common += [state.seats / 4, state.bulgars / 5, risk, *open_spaces]
    rows: list[list[float]] = []
    for seat in range(state.seats):
        row_ = common[:]
        row_.append(float(asked == seat))
        row_.append(float(seat in state.passed))
        row_.append(float(state.passed[:1] == [seat]))
        row_.append(float(state.first == seat))
        row_.append(risk if wins[seat] else 0.0)
        row_.append(values[seat] / 20)
        row_.append(state.forts[seat] / 2)
        row_.append(float(state.raised[seat]))
        for side in (BYZ, ARAB):
            track = seat * 2 + side
            box = seat * 8 + side * 4
            row_.append(state.points[track] / 10)
            row_.append(state.cubes[box + ELITE] / 4)
            row_.append(state.cubes[box + MAIN] / 4)
            row_.append(float(state.pawn[track] == OFF_MAP))
            row_.append(float(state.office[side] == seat))
            row_.append(float(state.guard[side] == seat))
            row_.append(float(state.fleet[side] == seat))
            for number in range(1, FACT_COUNT):
                row_.append(about[track][number] / 5)
        ahead = about[seat * 2 + BYZ][HELD] - about[seat * 2 + ARAB][HELD]
        row_.append(-abs((state.points[seat * 2 + BYZ] - state.points[seat * 2 + ARAB]) / 10 + ahead / 5))
        rows.append(row_)
    return _won(state, values, risk, wins), rows
