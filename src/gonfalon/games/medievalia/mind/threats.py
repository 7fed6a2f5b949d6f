"""What enemies may do to a fief: who can strike it, what its defenders cannot save, and how its City stands.

For bots only: estimates in points of prestige, not rules.
"""

from typing import Final

from gonfalon.games.medievalia.content import (
    CIVIL_BONUS,
    DOUBLE_MOVE,
    FOOD,
    IS_CIVIL,
    IS_FORT,
    KIND,
    PER_FOOD,
    POWER,
    SIEGE_TURNS,
    VP,
)
from gonfalon.games.medievalia.rules.movement import blocked
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, Position

#: How soon a fighter strikes, by where it stands: a share of the blow it will deal.
INSIDE: Final = 1.0
AT_THE_GATES: Final = 0.8
HELD_UP: Final = 0.3
ON_HORSEBACK: Final = 0.5
AT_HOME: Final = 0.2

#: A fighter in a neutral fief, where one in an enemy's counts 1.
ON_THE_WAY: Final = 0.4

#: What a land is worth in itself, per resource, per new building and per second copy.
BARE_LAND: Final = 0.1
RESOURCE: Final = 0.17
BUILDING: Final = 1.15
COPY: Final = 0.2
#: What those who go with a land are worth, per point of their attack; and the last guard, were the siege all but won.
FIGHTING: Final = 0.5
LAST_GUARD: Final = 4.0


class Raider:
    """An enemy character that may strike a fief."""

    def __init__(self, attack: int, near: float) -> None:
        self.attack = attack
        self.near = near


def _by_weight(raider: Raider) -> float:
    return -raider.attack * raider.near


def raiders(state: Position, seat: int) -> list[Raider]:
    """Who may strike this player's fief, the worst first."""
    attack = state.tables().attack
    near = state.map().near[seat]
    out: list[Raider] = []
    for other in range(state.seats):
        if state.friends(seat, other):
            continue
        for card in state.troops[other]:
            kind = KIND[card]
            if not attack[kind]:
                continue
            place = state.fief[card]
            if place == seat:
                out.append(Raider(attack[kind], INSIDE))
            elif place in near:
                out.append(Raider(attack[kind], HELD_UP if blocked(state, other, place) else AT_THE_GATES))
            elif attack[kind] > 1 and state.land[card] == FREE:
                out.append(Raider(attack[kind], ON_HORSEBACK if POWER[kind] == DOUBLE_MOVE else AT_HOME))
    if len(out) > 1:
        out.sort(key=_by_weight)
    return out


def blockers(state: Position, seat: int) -> int:
    """Free unused characters at home: each can hold up an army (MED-12.5)."""
    fief, land, used = state.fief, state.land, state.used
    return len([1 for card in state.troops[seat] if fief[card] == seat and land[card] == FREE and not used[card]])


def defence(state: Position, seat: int, land: int) -> int:
    """What an attack must exceed to raze a territory, or reach to storm a City (MED-12.15, 12.16)."""
    values = state.tables().defence
    on = state.land
    total = bonus = 0
    for card in state.built[seat]:
        if on[card] == land:
            if IS_FORT[KIND[card]]:
                total += values[KIND[card]]
            elif IS_CIVIL[KIND[card]]:
                bonus += CIVIL_BONUS
    for card in state.troops[seat]:
        if on[card] == land:
            total += values[KIND[card]]
    total += values[KIND[land]]
    return total + bonus if total else 0


def land_value(state: Position, seat: int, land: int) -> float:
    """What is lost with a land."""
    value = RESOURCE * state.tables().amount[KIND[land]] + BARE_LAND
    for card in state.built[seat]:
        if state.land[card] == land:
            alone = len([1 for other in state.built[seat] if KIND[other] == KIND[card]]) == 1
            value += BUILDING * VP[KIND[card]] if alone else COPY
    return value


def victims(state: Position, seat: int, land: int, spare: int) -> float:
    """The attack of those who go with a land: who is on it, and a share of the others if they must starve (MED-8.6).

    ``spare`` is how many more people the fief could feed.
    """
    tables = state.tables()
    kind = KIND[land]
    food = tables.amount[kind] if tables.resource[kind] == FOOD else 0
    slots = tables.slots[kind] if food else 0
    lost = there = others = army = 0
    for card in state.troops[seat]:
        strength = tables.attack[KIND[card]]
        if state.land[card] != land:
            others += 1
            army += strength
            continue
        there += 1
        lost += strength
        if slots and tables.works[KIND[card]]:
            food += 1
            slots -= 1
    hungry = min(others, max(0, PER_FOOD * food - there - spare))
    return lost + (army * hungry / others if hungry else 0.0)


def danger(state: Position, seat: int, foes: list[Raider], held: int) -> float:
    """The territories that would fall, after so many raiders are held up: each raider takes the best it can raze."""
    if len(foes) <= held:
        return 0.0
    rows = [(land_value(state, seat, land), defence(state, seat, land)) for land in state.lands[seat][1:]]
    return _razed(rows, foes[held:])


def exposure(state: Position, seat: int, foes: list[Raider], held: int, spare: int) -> float:
    """The same with all that goes with a territory: its people, the hungry, the last guard.

    ``spare`` is how many more people the fief could feed.
    """
    if len(foes) <= held:
        return 0.0
    guarded = [land for land in state.lands[seat] if state.guarded(seat, land)]
    rows: list[tuple[float, int]] = []
    for land in state.lands[seat][1:]:
        value = land_value(state, seat, land) + FIGHTING * victims(state, seat, land, spare)
        if guarded == [land]:
            value += LAST_GUARD * ((state.siege[seat] + 1) / SIEGE_TURNS) ** 2
        rows.append((value, defence(state, seat, land)))
    return _razed(rows, foes[held:])


def _razed(rows: list[tuple[float, int]], foes: list[Raider]) -> float:
    """What these raiders take of lands, each with its value and its defence."""
    rows.sort(reverse=True)
    lost = 0.0
    for foe in foes:
        for at, (value, strength) in enumerate(rows):
            if foe.attack > strength:
                lost += value * foe.near
                rows.pop(at)
                break
    return lost


def storm(state: Position, seat: int, foes: list[Raider], held: int) -> float:
    """How near the City is to falling: 0 safe, 1 as good as lost."""
    if len(foes) <= held or not state.lands[seat]:
        return 0.0
    blow = sum([foe.attack * foe.near for foe in foes[held:]])
    share = blow / defence(state, seat, state.lands[seat][0])
    return 0.0 if share < 0.3 else min(1.0, (share - 0.3) / 0.7) ** 2


def afield(state: Position, seat: int) -> float:
    """Fighters in enemy fiefs, and on the way there."""
    attack = state.tables().attack
    out = 0.0
    for card in state.troops[seat]:
        if attack[KIND[card]] > 1:
            lord = state.lord(state.fief[card])
            if lord == NOBODY:
                out += ON_THE_WAY
            elif not state.friends(seat, lord):
                out += 1.0
    return min(out, 4.0)
