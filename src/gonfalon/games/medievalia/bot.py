"""What is good in Medievalia: the evaluation, its reasons, and how a hasty player chooses.

Everything is measured in points of prestige. A bot is only ever shown states whose hidden cards were dealt again, so a
hand may be looked at here: the reader's own is real, the others are guesses.
"""

from typing import Final

from gonfalon.games.medievalia.actions import Actions
from gonfalon.games.medievalia.content import (
    CITY,
    CIVILIAN,
    DECK,
    DOUBLE_MOVE,
    ENERGY,
    FOOD,
    GOLD,
    IS_CHARACTER,
    IS_FORT,
    IS_LAND,
    KIND,
    LINK,
    NONE,
    PER_FOOD,
    PILE,
    POWER,
    PRESTIGE,
    PRESTIGE_ALLIES,
    SIEGE_TURNS,
    TERRITORIES_MAX,
    TERRITORY,
    WORKFORCE,
    number,
)
from gonfalon.games.medievalia.movement import March
from gonfalon.games.medievalia.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.games.medievalia.turn import Turn, besieged
from gonfalon.games.medievalia.wallet import parsed
from gonfalon.games.medievalia.war import Wars
from gonfalon.kernel.requests import Ask

#: What is known about a seat, and what one unit of it is worth in points of prestige.
FACTS: Final = ("prestige", "income", "balance", "hand", "people", "army", "shield", "danger", "siege", "raid")
WORTH: Final = (1.0, 0.17, 0.22, 1.0, 0.05, 0.11, 0.15, -0.9, -1.5, 0.35)
OUT: Final = -12.0
SPREAD: Final = 1.4


def facts(s: Position, seat: int) -> list[float]:
    """The facts about one seat, in the order of ``FACTS``."""
    gives = [s.natural(seat, resource) for resource in range(4)]
    tables = s.tables()
    attack = sum([tables.attack[KIND[card]] for card in s.troops[seat]])
    kinds = len([1 for resource in (FOOD, ENERGY, WORKFORCE, GOLD) if gives[resource]])
    return [
        float(s.prestige(seat)),
        float(min(sum(gives), 18)),
        float(kinds),
        min(hand_value(s, seat, gives), 3.0),
        float(min(PER_FOOD * gives[FOOD] - len(s.troops[seat]), 4)),
        float(min(attack, 14)),
        float(min(blockers(s, seat), enemies(s, seat))),
        danger(s, seat),
        (s.siege[seat] + 1.0) / SIEGE_TURNS if besieged(s, seat) else 0.0,
        raid(s, seat),
    ]


def hand_value(s: Position, seat: int, gives: list[int]) -> float:
    """What the hand is good for: lands and workers while there is room, fighters, and money otherwise."""
    tables = s.tables()
    room = TERRITORIES_MAX + 1 - len(s.lands[seat])
    total = 0.0
    known: list[int] = []
    for card in s.hand_territory[seat]:
        resource = tables.resource[KIND[card]]
        if room > 0:
            total += 0.3
            room -= 1
            if not gives[resource] and resource not in known:
                total += 0.12
                known.append(resource)
        else:
            total += 0.1
    for place, card in enumerate(s.hand_military[seat]):
        total += 0.24 if place < 3 and tables.attack[KIND[card]] > 1 else 0.13
    workers = 2 * len(s.lands[seat]) - len(s.troops[seat])
    for card in s.hand_character[seat]:
        kind = KIND[card]
        if POWER[kind] == NONE:
            total += 0.22 if workers > 0 else 0.12
            workers -= 1
        else:
            total += 0.2 if LINK[kind] >= 0 and s.linked(seat, LINK[kind]) else 0.13
    return total


def blockers(s: Position, seat: int) -> int:
    """Free characters at home, who can be sent against armies."""
    return len([1 for card in s.troops[seat] if s.fief[card] == seat and s.land[card] == FREE])


def enemies(s: Position, seat: int) -> int:
    """Fighters of others, wherever they are."""
    attack = s.tables().attack
    out = 0
    for other in range(s.seats):
        if not s.friends(seat, other):
            out += len([1 for card in s.troops[other] if attack[KIND[card]] > 1])
    return out


def danger(s: Position, seat: int) -> float:
    """What invaders may destroy: the best lands that nobody can shield, those at the gates counting half."""
    here = 0.0
    attack = 0
    near = s.map().near[seat]
    tables = s.tables()
    for other in range(s.seats):
        if s.friends(seat, other):
            continue
        for card in s.troops[other]:
            strength = tables.attack[KIND[card]]
            if not strength:
                continue
            if s.fief[card] == seat:
                here += 1.0
                attack += strength
            elif s.fief[card] in near or (POWER[KIND[card]] == DOUBLE_MOVE and s.fief[card] == other):
                here += 0.5
                attack += strength // 2
    if not here:
        return 0.0
    here -= blockers(s, seat)
    if here <= 0:
        return 0.0
    values = sorted([land_value(s, seat, land) for land in s.lands[seat][1:]], reverse=True)
    lost = 0.0
    for value in values:
        if here > 0:
            lost += value * min(here, 1.0)
            here -= 1.0
    wall = tables.defence[KIND[s.lands[seat][0]]] if s.lands[seat] else 1
    guards = sum([tables.defence[KIND[card]] for card in s.guards(seat, s.lands[seat][0])]) if s.lands[seat] else 0
    return lost + 4.0 * max(0.0, attack / (wall + guards) - 0.6)


def land_value(s: Position, seat: int, land: int) -> float:
    """What falls with a land, less if somebody guards it."""
    value = 0.17 * s.tables().amount[KIND[land]] + 0.1
    guards = 0
    for card in s.built[seat]:
        if s.land[card] == land:
            value += 1.15
            guards += 3 if IS_FORT[KIND[card]] else 0
    guards += len(s.guards(seat, land))
    return value / (1.0 + 0.6 * guards)


def raid(s: Position, seat: int) -> float:
    """Fighters in enemy fiefs, or on the way."""
    out = 0.0
    tables = s.tables()
    for card in s.troops[seat]:
        if tables.attack[KIND[card]] > 1:
            lord = s.lord(s.fief[card])
            if lord == NOBODY:
                out += 0.3
            elif not s.friends(seat, lord):
                out += 1.0
    return min(out, 3.0)


def standing(s: Position, seat: int) -> float:
    """What one seat is worth by itself."""
    if not s.alive[seat]:
        return OUT
    return sum([fact * worth for fact, worth in zip(facts(s, seat), WORTH, strict=True)])


def standings(s: Position) -> list[float]:
    """The result every seat may expect; allies share theirs."""
    alone = [standing(s, seat) for seat in range(s.seats)]
    if not s.allies:
        return alone
    scale = PRESTIGE / PRESTIGE_ALLIES
    return [(alone[seat] + alone[(seat + 2) % 4]) * scale for seat in range(4)]


def evaluate(s: Position, seat: int) -> float:
    """The result this seat may expect."""
    return standings(s)[seat]


def spread(s: Position) -> float:
    return SPREAD


def settled(s: Position) -> bool:
    """Between two acts."""
    frame = s.frames[-1]
    return isinstance(frame, Actions | March | Turn | Wars) and frame.at == 0


def reasons(s: Position, seat: int) -> list[tuple[str, float]]:
    """What this seat is ahead or behind by, compared with the average of the others."""
    mine = facts(s, seat) if s.alive[seat] else [0.0] * len(FACTS)
    others = [facts(s, other) for other in range(s.seats) if other != seat and s.alive[other]]
    out: list[tuple[str, float]] = []
    for i, name in enumerate(FACTS):
        average = sum([row[i] for row in others]) / len(others) if others else 0.0
        out.append((f"reason-medievalia-{name}", (mine[i] - average) * WORTH[i]))
    return out


# -- the hasty player --------------------------------------------------------------------------

#: Weights of answers that mean the same everywhere they are asked, by prompt.
HABITS: Final[dict[str, dict[str, float]]] = {
    "act": {"button:done": 0.6, "button:dismiss": 0.005},
    "draw": {"button:dismiss": 0.01},
    "march": {"button:done": 2.0, "button:dismiss": 0.005},
    "declare": {"button:done": 0.05, "button:dismiss": 0.001},
    "arrange": {"button:apart": 4.0, "button:together": 2.0, "button:stay": 0.3},
    "send": {"button:stay": 1.0},
    "target": {"button:hold": 0.05},
    "power": {"button:pass": 0.3},
    "give": {"button:done": 3.0},
}
#: Wanted territories by what the fief lacks most.
LACK: Final = (3.0, 5.0, 1.0, 3.5)


def policy(s: Position, ask: Ask) -> list[float] | None:
    """How likely a hasty player is to choose each value."""
    prompt = ask.prompt
    habits = HABITS.get(prompt, {})
    if prompt == "pay":
        return _payments(ask)
    if prompt == "deal" or prompt == "draw":
        return [habits[value] if value in habits else _deck_weight(s, ask.seat, value) for value in ask.values]
    if prompt == "adjust":
        return [5.0 if value == "button:done" else 1.0 for value in ask.values]
    out: list[float] = []
    for value in ask.values:
        known = habits.get(value)
        if known is not None:
            out.append(known)
        elif value.startswith("card:"):
            out.append(_card_weight(s, ask.seat, prompt, number(value)))
        elif prompt == "act":
            out.append(_good_weight(s, ask.seat, value))
        elif prompt == "march-to":
            out.append(_way_weight(s, ask.seat, value))
        else:
            out.append(1.0)
    return out


def _payments(ask: Ask) -> list[float]:
    out: list[float] = []
    for at, value in enumerate(ask.values):
        if value.startswith("pay:"):
            out.append(0.6**at * 0.4 ** parsed(value).discards)
        else:
            out.append(0.15 if value == "button:ask-ally" else 0.01)
    return out


def _deck_weight(s: Position, seat: int, value: str) -> float:
    """Lands first, then people, then soldiers; what the hand already holds is wanted less."""
    deck = DECK.index(value)
    held = len(s.hand(deck)[seat])
    if deck == TERRITORY:
        wanted = TERRITORIES_MAX + 1 - len(s.lands[seat]) - held
        return 6.0 if wanted > 0 else 0.2
    if deck == CIVILIAN:
        return 3.0 / (1.0 + held)
    return 1.4 / (1.0 + held)


def _good_weight(s: Position, seat: int, value: str) -> float:
    if value in PILE:
        card = s.top[PILE.index(value)]
        return 2.0 if s.linked(seat, KIND[card]) else 80.0
    return 0.25


def _card_weight(s: Position, seat: int, prompt: str, card: int) -> float:
    kind = KIND[card]
    tables = s.tables()
    if prompt == "act":
        if s.fief[card] == NOWHERE:
            if IS_LAND[kind]:
                resource = tables.resource[kind]
                return 9.0 * LACK[resource] / (1.0 + s.natural(seat, resource))
            return 5.0 if tables.works[kind] else 15.0 if tables.attack[kind] > 1 else 3.0
        if IS_CHARACTER[kind]:
            return 0.5 if s.land[card] == FREE and tables.works[kind] else 0.03
        return 0.02
    if prompt in ("place", "shift"):
        return _work_weight(s, seat, card)
    if prompt == "build-on":
        return 1.0 + len(s.guards(seat, card))
    if prompt == "march":
        lord = s.lord(s.fief[card])
        if s.land[card] != FREE or tables.attack[kind] < 2:
            return 0.05
        return 60.0 if lord == NOBODY or s.friends(seat, lord) else 0.05
    if prompt == "target":
        owner = s.owner(card)
        if kind == CITY:
            return 0.1
        return 0.2 + 5.0 * land_value(s, owner, card) if IS_LAND[kind] else 0.05
    if prompt in ("starve", "dismiss", "order", "discard"):
        return 4.0 / (1.0 + sum(tables.cost[kind]) + (2.0 if POWER[kind] != NONE else 0.0))
    return 1.0


def _work_weight(s: Position, seat: int, land: int) -> float:
    """A place of work is good while it has room and its resource is short."""
    tables = s.tables()
    workers = len([1 for card in s.guards(seat, land) if tables.works[KIND[card]]])
    if workers >= tables.slots[KIND[land]]:
        return 0.2
    resource = tables.resource[KIND[land]]
    return 4.0 * LACK[resource] / (1.0 + s.natural(seat, resource))


def _way_weight(s: Position, seat: int, value: str) -> float:
    lord = s.lord(s.map().answer.index(value))
    if lord == NOBODY:
        return 1.0
    return 0.05 if s.friends(seat, lord) else 10.0
