"""What is good in Medievalia: the evaluation and its reasons.

Everything is measured in points of prestige. A bot is only ever shown states whose hidden cards were dealt again, so a
hand may be looked at here: the reader's own is real, the others are guesses.
"""

import math
from typing import Final

from gonfalon.games.medievalia.content import (
    DECKS,
    ENERGY,
    FOOD,
    GOLD,
    IS_CIVIL,
    KIND,
    LINK,
    NONE,
    PER_FOOD,
    POWER,
    PRESTIGE,
    PRESTIGE_ALLIES,
    SIEGE_TURNS,
    TERRITORIES_MAX,
    WORKFORCE,
)
from gonfalon.games.medievalia.mind.hasty import policy as policy
from gonfalon.games.medievalia.mind.observation import describe as describe
from gonfalon.games.medievalia.mind.threats import afield, blockers, danger, exposure, raiders, storm
from gonfalon.games.medievalia.mind.vocabulary import OPEN as OPEN
from gonfalon.games.medievalia.mind.vocabulary import vocabulary as vocabulary
from gonfalon.games.medievalia.rules.actions import Actions
from gonfalon.games.medievalia.rules.movement import March
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.games.medievalia.rules.turn import Turn, besieged
from gonfalon.games.medievalia.rules.war import Wars

#: What is known about a seat, the reason it belongs to, and what one unit of it is worth in points of prestige.
FACTS: Final = (
    ("prestige", "prestige", 0.6),
    ("goal", "prestige", 0.5),
    ("income", "income", 0.5),
    ("food", "balance", 0.35),
    ("energy", "balance", 0.75),
    ("workforce", "balance", 0.1),
    ("gold", "balance", 0.45),
    ("hand", "hand", 0.6),
    ("people", "people", 0.3),
    ("army", "army", 1.0),
    ("shield", "shield", 0.15),
    ("danger", "danger", -1.7),
    ("storm", "siege", -3.5),
    ("siege", "siege", -8.0),
    ("afield", "raid", 0.5),
    ("exposure", "danger", -1.7),  # what danger leaves out
)
WORTH: Final[tuple[float, ...]] = tuple([worth for _, _, worth in FACTS])
REASONS: Final = ("prestige", "income", "balance", "hand", "people", "army", "shield", "danger", "siege", "raid")
OUT: Final = -20.0
#: So many points more make a seat e times as likely to win: fitted to games of the greedy bot against itself.
SPREAD: Final = 4.0
#: The phases of a turn that a learned value tells apart; what comes before the actions is one.
PHASES: Final = ("actions", "march", "war", "finish")
#: What a seat has, by number, in the order of ``_holdings``.
HOLDINGS: Final = (
    "lands", "civil", "forts", "troops", "free", "guards", "abroad", "fighters", "tired", "land cards",
    "military cards", "character cards", "turns of siege",
)  # fmt: skip
#: What each number of ``known`` is about; whose turn it is leans nobody.
KNOWN: Final[tuple[str, ...]] = ("",) * 13 + HOLDINGS + tuple([name for name, _, _ in FACTS])
#: A search begins with the answers that look good at once.
FIRST_LOOK: Final = 0.03


def yields(state: Position, seat: int) -> list[int]:
    """What a fief gives of every resource, used or not: ``natural`` for all of them in one go (MED-4.16)."""
    tables = state.tables()
    on = state.land
    own = state.options["building_output"] == "own"
    gives = [0, 0, 0, 0]
    for land in state.lands[seat]:
        kind = KIND[land]
        slots = tables.slots[kind]
        amount = tables.amount[kind]
        for card in state.troops[seat]:
            if slots and on[card] == land and tables.works[KIND[card]]:
                amount += 1
                slots -= 1
        gives[tables.resource[kind]] += amount
    for card in state.built[seat]:
        kind = KIND[card]
        if IS_CIVIL[kind]:
            gives[tables.resource[kind if own else KIND[on[card]]]] += 1
    for card in state.troops[seat]:
        kind = KIND[card]
        if tables.resource[kind] >= 0 and on[card] == FREE and state.fief[card] == seat:
            gives[tables.resource[kind]] += tables.amount[kind]
    return gives


def facts(state: Position, seat: int) -> list[float]:
    """The facts about one seat, in the order of ``FACTS``."""
    gives = yields(state, seat)
    attack = state.tables().attack
    army = sum([attack[KIND[card]] for card in state.troops[seat]])
    prestige = state.prestige(seat)
    foes = raiders(state, seat)
    held = blockers(state, seat)
    spare = PER_FOOD * gives[FOOD] - len(state.troops[seat])
    fear = danger(state, seat, foes, held)
    return [
        float(prestige),
        prestige * prestige / PRESTIGE,
        float(min(sum(gives), 18)),
        float(min(gives[FOOD], 4)),
        float(min(gives[ENERGY], 4)),
        float(min(gives[WORKFORCE], 4)),
        float(min(gives[GOLD], 4)),
        min(hand_value(state, seat, gives), 3.0),
        float(min(spare, 4)),
        float(min(army, 14)),
        float(min(held, len(foes))),
        fear,
        storm(state, seat, foes, held),
        ((state.siege[seat] + 1.0) / SIEGE_TURNS) ** 2 if besieged(state, seat) else 0.0,
        afield(state, seat),
        exposure(state, seat, foes, held, max(0, spare)) - fear,
    ]


def hand_value(state: Position, seat: int, gives: list[int]) -> float:
    """What the hand is good for: lands and workers while there is room, fighters, and money otherwise."""
    tables = state.tables()
    room = TERRITORIES_MAX + 1 - len(state.lands[seat])
    total = 0.0
    known: list[int] = []
    for card in state.hand_territory[seat]:
        resource = tables.resource[KIND[card]]
        if room > 0:
            total += 0.3
            room -= 1
            if not gives[resource] and resource not in known:
                total += 0.12
                known.append(resource)
        else:
            total += 0.1
    for place, card in enumerate(state.hand_military[seat]):
        total += 0.24 if place < 3 and tables.attack[KIND[card]] > 1 else 0.13
    workers = 2 * len(state.lands[seat]) - len(state.troops[seat])
    for card in state.hand_character[seat]:
        kind = KIND[card]
        if POWER[kind] == NONE:
            total += 0.22 if workers > 0 else 0.12
            workers -= 1
        else:
            total += 0.2 if LINK[kind] >= 0 and state.linked(seat, LINK[kind]) else 0.13
    return total


def standing(about: list[float]) -> float:
    """What a seat is worth by itself, by the facts about it; without any, it is out of the game."""
    if not about:
        return OUT
    total = 0.0
    for at, fact in enumerate(about):
        total += fact * WORTH[at]
    return total


def standings(state: Position) -> list[float]:
    """The result every seat may expect; allies share theirs."""
    return shared(state, [facts(state, seat) if state.alive[seat] else [] for seat in range(state.seats)])


def shared(state: Position, rows: list[list[float]]) -> list[float]:
    """The same, the facts being known."""
    alone = [standing(row) for row in rows]
    if not state.allies:
        return alone
    scale = PRESTIGE / PRESTIGE_ALLIES
    return [(alone[seat] + alone[(seat + 2) % 4]) * scale for seat in range(4)]


def evaluate(state: Position, seat: int) -> float:
    """The result this seat may expect."""
    return standings(state)[seat]


def known(state: Position) -> tuple[list[float], list[list[float]]]:
    """The chances, and beside them a row of facts about each seat, for a learned value."""
    about = [facts(state, seat) if state.alive[seat] else [] for seat in range(state.seats)]
    values = shared(state, about)
    best = max(values)
    weights = [math.exp((value - best) / SPREAD) for value in values]
    total = sum(weights)
    common = [state.seats / 4, float(state.allies), min(state.rounds, 20) / 10]
    common += [state.deck_size(deck) / 20 for deck in range(len(DECKS))]
    turn = state.frames[1] if len(state.frames) > 1 else None
    phase = turn.STEPS[turn.at] if isinstance(turn, Turn) else ""
    common += [float(phase == name) for name in PHASES]
    rows: list[list[float]] = []
    for seat in range(state.seats):
        row = common[:]
        row.append(float(state.active == seat))
        row.append(float(state.alive[seat]))
        row.append(values[seat] / 10)
        row.extend(_holdings(state, seat))
        row.extend([fact / 4 for fact in about[seat]] if about[seat] else [0.0] * len(FACTS))
        rows.append(row)
    if state.allies:
        rows = [_mean(rows[seat], rows[(seat + 2) % 4]) for seat in range(4)]
    return [weight / total for weight in weights], rows


def _mean(one: list[float], other: list[float]) -> list[float]:
    return [(mine + his) / 2 for mine, his in zip(one, other, strict=True)]


def _holdings(state: Position, seat: int) -> list[float]:
    """What a seat has, by number: lands, buildings, hand, people at home and abroad, guards of the City, the siege."""
    attack = state.tables().attack
    fief, land = state.fief, state.land
    city = state.lands[seat][0] if state.lands[seat] else NONE
    free = guards = abroad = fighters = tired = 0
    for card in state.troops[seat]:
        free += land[card] == FREE and fief[card] == seat
        guards += land[card] == city
        abroad += fief[card] != seat
        fighters += attack[KIND[card]] > 1
        tired += state.used[card]
    civil = len([1 for card in state.built[seat] if IS_CIVIL[KIND[card]]])
    return [
        len(state.lands[seat]) / 4,
        civil / 4,
        (len(state.built[seat]) - civil) / 4,
        len(state.troops[seat]) / 4,
        free / 4,
        guards / 4,
        abroad / 4,
        fighters / 4,
        tired / 4,
        len(state.hand_territory[seat]) / 4,
        len(state.hand_military[seat]) / 4,
        len(state.hand_character[seat]) / 4,
        state.siege[seat] / 3,
    ]


def spread(state: Position) -> float:
    return SPREAD


def stage(state: Position, seat: int) -> int:
    """A search plans the turn in progress to its end. Beyond it, what others do then would count against ending it."""
    return state.chapter


def settled(state: Position) -> bool:
    """Between two acts, or two turns."""
    frame = state.frames[-1]
    if isinstance(frame, Turn):
        return frame.STEPS[frame.at] == "draw"
    return isinstance(frame, Actions | March | Wars) and frame.at == 0


def reasons(state: Position, seat: int) -> list[tuple[str, float]]:
    """What this seat is ahead or behind by, compared with the average of the others."""
    mine = facts(state, seat) if state.alive[seat] else [0.0] * len(FACTS)
    others = [facts(state, other) for other in range(state.seats) if other != seat and state.alive[other]]
    total = dict.fromkeys(REASONS, 0.0)
    for i, (_, reason, worth) in enumerate(FACTS):
        average = sum([row[i] for row in others]) / len(others) if others else 0.0
        total[reason] += (mine[i] - average) * worth
    return [(f"reason-medievalia-{name}", points) for name, points in total.items()]
