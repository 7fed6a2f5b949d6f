"""Conflicts on land and at sea (sections 16, 18, 19), from the first step into the space to the last effect."""

from typing import ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    FORTRESS,
    NOBODY,
    PIRATE,
    PIRATE_SHIP,
    SETTLER,
    SHIP,
    TEMPLE,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.aftermath import Aftermath
from gonfalon.games.clash_of_cultures.rules.combat_round import Round
from gonfalon.games.clash_of_cultures.rules.moments import ANY_TIME, CONFLICT_NOTED, CONFLICT_START, CONFLICT_WALL
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import AT_TEMPLE, ATTACKER, DEFENDER, NEXT_CONFLICT, Battle
from gonfalon.games.clash_of_cultures.rules.tired import MARKS, code, groups
from gonfalon.kernel.state import END, Frame, Next


class Conflict(Battle):
    """COC-16.3 to 16.22."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "undefended",
        "ready",
        "before",
        "fight",
        "settlers_lost",
        "aftermath",
        "over",
    )

    def begin(self, state: Position) -> Next:
        place = self.place
        self.attackers = self.fighters(state, ATTACKER)
        self.defenders = self.fighters(state, DEFENDER)
        self.led = tuple([seat for seat in self.players(state) if self.takes_part(state, seat)])
        self.had_units = self.naval or state.holder[place] == self.defender
        if not self.naval and state.city[place] != NOBODY:
            self.city = True
            self.mood = state.mood[place]
            self.size = state.size(place)
            self.wonders = len(state.wonders_in(place))
            self.fortress = self.strike = self.wall = state.has_building(place, FORTRESS)
            self.settlers = state.count(place, SETTLER)
            self.noted = AT_TEMPLE if state.has_building(place, TEMPLE) else 0
        for seat in self.players(state):
            self.noted = int(CONFLICT_NOTED.settled(state, seat, self.noted, self))
        self._report(state)
        at = state.land().answers[place]
        state.say("conflict", attacker=self.attacker, defender=self.defender, at=at, naval=int(self.naval))
        return None

    def _report(self, state: Position) -> None:
        """What is seen of it from now on stays on record."""
        sides = [self.count(state, side, kind) for side in (ATTACKER, DEFENDER) for kind in range(UNITS)]
        signs = (int(self.naval), int(self.city), int(self.fortress))
        state.report = ((self.attacker, self.defender, self.place, *signs, *sides),)

    def undefended(self, state: Position) -> Next:
        """COC-34.8: barbarians may lose at once; COC-16.18, 18.2: nobody there who fights."""
        if self.attacker == BARBARIAN and self.city and CONFLICT_WALL.allowed(state, self.defender, self.place):
            for kind in range(UNITS):
                self.eliminate(state, ATTACKER, kind, self.squad[kind])
            self.result = DEFENDER
        elif not self.defenders and not self.fortress:
            self.result = ATTACKER
        return None if self.result == NOBODY else "settlers_lost"

    def ready(self, state: Position) -> Next:
        return ANY_TIME.happen(state, [seat for seat in self.players(state) if seat == state.active])

    def before(self, state: Position) -> Next:
        return CONFLICT_START.happen(state, self.players(state), self.place)

    def fight(self, state: Position) -> Next:
        self.round += 1
        self.fought = True
        return Round()

    def on_fight(self, state: Position, done: Frame) -> str | None:
        state.forget("combat-round")
        return "fight" if self.result == NOBODY else None

    def settlers_lost(self, state: Position) -> Next:
        """COC-16.13, 18.2, 18.4: settlers without an army are eliminated."""
        if self.naval:
            return None
        if self.result == ATTACKER or (self.defenders and not self.fighters(state, DEFENDER)):
            self.eliminate(state, DEFENDER, SETTLER, self.count(state, DEFENDER, SETTLER))
        if not self.fighters(state, ATTACKER):
            self.eliminate(state, ATTACKER, SETTLER, self.squad[SETTLER])
        return None

    def aftermath(self, state: Position) -> Next:
        return Aftermath()

    def over(self, state: Position) -> Next:
        state.forget("conflict")
        state.forget(NEXT_CONFLICT)
        return END


def join(state: Position, place: int, squad: list[int], worn: list[int]) -> None:
    """The own units of a space join those who attack pirates in it (COC-33.14)."""
    for kind, marks, number in groups(state, place):
        if kind == PIRATE_SHIP:
            continue
        squad[kind] += number
        worn.extend([kind * MARKS + marks] * number)
        for _ in range(number if marks else 0):
            state.tired.remove(code(place, kind, marks))
    for kind in range(UNITS):
        if state.count(place, kind):
            state.lift(place, kind, state.count(place, kind))


def attack(
    state: Position,
    attacker: int,
    squad: list[int],
    origin: int,
    place: int,
    landing: bool = False,
    worn: list[int] | None = None,
) -> Conflict:
    """The frame of an attack on a space by units, and pirate ships, that have been lifted from the board."""
    allies = squad[PIRATE_SHIP] if len(squad) > PIRATE_SHIP else 0
    naval = squad[SHIP] + allies > 0
    holder = state.holder[place]
    defender = holder if holder != NOBODY else PIRATE if naval else state.city[place]
    return Conflict(
        attacker=attacker,
        defender=defender,
        place=place,
        origin=origin,
        squad=squad[:UNITS],
        allies=allies,
        worn=worn or [],
        naval=naval,
        landing=landing,
        lost=[0] * (2 * UNITS),
        laid=[[] for _ in range(state.seats)],
        tactic=[NOBODY, NOBODY],
        shown=[NOBODY, NOBODY],
        used=[[] for _ in range(state.seats)],
        dice=[[], []],
        dropped=[[], []],
        value=[0, 0],
        cancelled=[0, 0],
        hits=[0, 0],
        killed=[0, 0],
        fell=[],
    )
