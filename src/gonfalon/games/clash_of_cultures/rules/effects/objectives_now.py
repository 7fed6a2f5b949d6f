"""Objectives completed at the moment they describe, and never later (COC-23.2).

Whether somebody is asked follows from what everybody can see: that a condition has come true, not who holds the card.
"""

from typing import Any, Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    LEADER,
    NOBODY,
    PIRATE,
    SETTLER,
    SHIP,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.effects.routes import linked
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTION_DONE,
    CITY_FOUNDED,
    CONFLICT_AFTER,
    CONSTRUCT_DONE,
    RECRUIT_DONE,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.objectives import complete, holds
from gonfalon.games.clash_of_cultures.rules.position import (
    COMBATS,
    COMBATS_WON,
    DRAFTS,
    PIRATE_BATTLES,
    TALLIES,
    Position,
)
from gonfalon.games.clash_of_cultures.rules.recruit import DRAFT_USED
from gonfalon.games.clash_of_cultures.rules.sides import ARMY, ATTACKER, DEFENDER, Battle, conflict_of
from gonfalon.kernel.effects import Says
from gonfalon.kernel.moments import Procedure
from gonfalon.kernel.state import Frame

EFFECTS = TABLE.effects
#: Army units and ships that are no leaders.
OTHERS: Final = (INFANTRY, CAVALRY, ELEPHANT, SHIP)


class InHand:
    """The condition of an objective, and its card in hand with what it costs."""

    def __init__(self, name: str, condition: Says) -> None:
        self.name = name
        self.condition = condition

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return bool(self.condition(state, owner, matter)) and holds(state, owner, self.name)


class Complete:
    """Lay the card open."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, matter: Any) -> Frame | None:
        if self.name == "new_founder":
            state.founder[owner] = state.round_count()
        return complete(state, owner, self.name)


class Might:
    """Whether a seat that holds objective cards could complete one here, as far as others can see."""

    def __init__(self) -> None:
        self.conditions: list[Says] = []

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return bool(state.goals[owner]) and any(condition(state, owner, matter) for condition in self.conditions)


_MIGHT: dict[str, Might] = {}


def _now(moment: Procedure, phase: str, name: str, condition: Says) -> None:
    moment.act(EFFECTS["o:" + name], phase, Complete(name), InHand(name, condition), optional=True)
    if moment.name not in _MIGHT:
        _MIGHT[moment.name] = Might()
        moment.might = _MIGHT[moment.name]
        moment.might_phase = moment.phases.index(phase)
    _MIGHT[moment.name].conditions.append(condition)


# -- outside conflicts -------------------------------------------------------------------------------


def _drafted(state: Position, owner: int, matter: Any) -> bool:
    """Draft was used in this Recruit, for the second time of the turn."""
    return state.marked(DRAFT_USED, owner) and state.tally[owner * TALLIES + DRAFTS] == 2


def _new_founder(state: Position, owner: int, place: Any) -> bool:
    return bool(state.row(state.land().start(owner))[place] >= 5)


def _wonder_built(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] < 0)


def _draconian(state: Position, owner: int, matter: Any) -> bool:
    return len([city for city in state.cities(owner) if state.mood[city] == ANGRY]) >= 4


_now(RECRUIT_DONE, "objectives", "draft_obj", _drafted)
_now(CITY_FOUNDED, "objectives", "new_founder", _new_founder)
_now(CONSTRUCT_DONE, "objectives", "wonderful", _wonder_built)
_now(ACTION_DONE, "", "draconian", _draconian)

# -- after a conflict --------------------------------------------------------------------------------


def _won(c: Battle, owner: int) -> bool:
    return c.result == c.side_of(owner)


def _beaten(c: Battle, owner: int) -> int:
    """Army units (at sea ships) of the enemy eliminated in the conflict."""
    return c.slain(1 - c.side_of(owner), (SHIP,) if c.naval else ARMY)


def _started(c: Battle, owner: int) -> tuple[int, int]:
    """Army units, at sea ships, of the seat and of its enemy before round 1."""
    return (c.attackers, c.defenders) if c.side_of(owner) == ATTACKER else (c.defenders, c.attackers)


def _rival(c: Battle, owner: int) -> bool:
    """Whether the enemy is an opponent."""
    return c.enemy(owner) < BARBARIAN


def _takes_city(c: Battle, owner: int) -> bool:
    return c.conquered and c.attacker == owner


def _conqueror(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    return _takes_city(c, owner) and _rival(c, owner) and (c.fortress or c.defenders > 0)


def _warmonger(state: Position, owner: int, matter: Any) -> bool:
    """Two combats of one turn; the Status Phase belongs to no turn."""
    at = owner * TALLIES
    fought = state.tally[at + COMBATS] >= 2 and state.tally[at + COMBATS_WON] >= 1
    return fought and not conflict_of(state).naval and state.active != NOBODY


def _warlord(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    return not c.naval and _beaten(c, owner) >= 3


def _great_battle(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    return not c.naval and c.had_units and c.attackers + c.defenders >= 6


def _against_all_odds(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    mine, theirs = _started(c, owner)
    return _won(c, owner) and _rival(c, owner) and mine < theirs


def _amphibious(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    return _takes_city(c, owner) and _rival(c, owner) and c.landing


def _warfare(state: Position, seat: int) -> int:
    return state.in_group(seat, state.world().groups.index("warfare"))


def _daring(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    if not _won(c, owner) or not _rival(c, owner):
        return False
    mine, theirs = _started(c, owner)
    return theirs > mine or _warfare(state, c.enemy(owner)) > _warfare(state, owner)


def _legend(state: Position, owner: int, matter: Any) -> bool:
    """A defended city of size 5 with a wonder, attacked with at least 3 army units, whatever came of it."""
    c = conflict_of(state)
    defended = c.defenders > 0 or c.fortress
    return c.attacker == owner and c.attackers >= 3 and defended and c.size >= 5 and c.wonders > 0


def _aggressor(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    return c.attacker == owner and _won(c, owner) and not c.naval and _beaten(c, owner) >= 2


def _assimilator(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    return _takes_city(c, owner) and c.defender == BARBARIAN and c.defenders >= 2


def _defiance(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    return _won(c, owner) and c.city and c.enemy(owner) == BARBARIAN and _beaten(c, owner) >= 2


def _great_commander(state: Position, owner: int, matter: Any) -> bool:
    """The leader took part, lost or driven away or not, and one's side did not start with more army units."""
    c = conflict_of(state)
    mine, theirs = _started(c, owner)
    faced = c.had_units if c.side_of(owner) == ATTACKER else True
    return not c.naval and _won(c, owner) and owner in c.led and faced and mine <= theirs


def _king_slayer(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    side = 1 - c.side_of(owner)
    return _rival(c, owner) and c.slain(side, (LEADER,)) > 0 and c.slain(side, OTHERS) >= 2


def _stampede(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    riders = state.count(c.place, CAVALRY) + state.count(c.place, ELEPHANT)
    return c.attacker == owner and _won(c, owner) and not c.naval and c.had_units and riders > 0


def _cleanse(state: Position, owner: int, matter: Any) -> bool:
    c = conflict_of(state)
    second = state.tally[owner * TALLIES + PIRATE_BATTLES] == 2
    return second and c.naval and c.enemy(owner) == PIRATE and _won(c, owner)


def _marauder(state: Position, owner: int, matter: Any) -> bool:
    """COC-35.15: a settler or ship of an owner of Trade Routes that could have made a link where it was attacked."""
    c = conflict_of(state)
    enemy = c.enemy(owner)
    if c.attacker != owner or enemy >= BARBARIAN or not state.owns(enemy, state.world().advance_of["trade_routes"]):
        return False
    sunk = [kind for kind in (SETTLER, SHIP) if c.slain(DEFENDER, (kind,))]
    if not sunk:
        return False
    before = _as_it_was(state, c)
    cities = [place for place, who in enumerate(before.city) if who not in (NOBODY, enemy)]
    return any(linked(before, enemy, (c.place, kind, city)) for kind in sunk for city in cities)


def _as_it_was(state: Position, c: Battle) -> Position:
    """The table when the attack came: the fallen stand again, the attackers where they came from."""
    before: Position = state.copy()
    there = before.holder[c.place] == c.attacker
    for kind in range(UNITS):
        came = c.lost[ATTACKER * UNITS + kind]
        if there and before.count(c.place, kind):
            came += before.count(c.place, kind)
            before.lift(c.place, kind, before.count(c.place, kind))
        if came and c.may_return(before):
            before.arrive(c.attacker, kind, c.origin, came)
    for kind in range(UNITS):
        if c.lost[DEFENDER * UNITS + kind]:
            before.arrive(c.defender, kind, c.place, c.lost[DEFENDER * UNITS + kind])
    if c.conquered:
        before.city[c.place] = c.defender
        before.changed()
    return before


_now(CONFLICT_AFTER, "", "conqueror", _conqueror)
_now(CONFLICT_AFTER, "", "warmonger", _warmonger)
_now(CONFLICT_AFTER, "", "warlord", _warlord)
_now(CONFLICT_AFTER, "", "great_battle", _great_battle)
_now(CONFLICT_AFTER, "", "against_all_odds", _against_all_odds)
_now(CONFLICT_AFTER, "", "amphibious_assault", _amphibious)
_now(CONFLICT_AFTER, "", "daring", _daring)
_now(CONFLICT_AFTER, "", "legend", _legend)
_now(CONFLICT_AFTER, "", "marauder", _marauder)
_now(CONFLICT_AFTER, "", "aggressor", _aggressor)
_now(CONFLICT_AFTER, "", "assimilator", _assimilator)
_now(CONFLICT_AFTER, "", "defiance", _defiance)
_now(CONFLICT_AFTER, "", "great_commander", _great_commander)
_now(CONFLICT_AFTER, "", "king_slayer", _king_slayer)
_now(CONFLICT_AFTER, "", "stampede", _stampede)
_now(CONFLICT_AFTER, "", "cleanse_the_seas", _cleanse)
