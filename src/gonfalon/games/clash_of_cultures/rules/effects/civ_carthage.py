"""Carthaginians (COC-33.12 to 33.15, 33.47): Warbeasts, Hegemony, Mercenaries; Hannibal, Hanno, Dido."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    ELEPHANT,
    FOOD,
    GOLD,
    INFANTRY,
    LEADER,
    MARKET,
    NOBODY,
    PIRATE,
    PIRATE_SHIP,
    PIRATES_APPEAR,
    PORT,
    SEA,
    SETTLER,
    SHIP,
    SQUAD_NAMES,
    UNIT_NAMES,
    UNITS,
    VESSELS,
)
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.activation import FoundCity, Founded, founding_sites, may_found
from gonfalon.games.clash_of_cultures.rules.conflict import attack, join
from gonfalon.games.clash_of_cultures.rules.effects.civ_greece import drafted
from gonfalon.games.clash_of_cultures.rules.effects.leading import admiral, bonus, defends_city
from gonfalon.games.clash_of_cultures.rules.leaders import eliminate_leader, leader_lost
from gonfalon.games.clash_of_cultures.rules.limits import capacity, fleet, room
from gonfalon.games.clash_of_cultures.rules.march import can_stir, ship_targets, squads
from gonfalon.games.clash_of_cultures.rules.march import chosen as chosen_squad
from gonfalon.games.clash_of_cultures.rules.moments import (
    ATTACK_SHARE,
    EVENT_ICON,
    FOUND_OPTIONS,
    LIMIT_FLEET,
    LOSSES_CHOICE,
    MOVE_EXTRA,
    MOVE_OPTIONS,
    MOVE_PENALTY,
    RECRUIT_COST,
    RECRUIT_EXTRA,
    RECRUIT_OPTIONS,
    RECRUIT_SHARE,
    ROLL_LIMIT,
    ROUND_END_OWN,
    TABLE,
    TRADE_SOURCES,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.move import March
from gonfalon.games.clash_of_cultures.rules.paying import Bill, Due
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import RETREAT, Battle, conflict_of, sink_pirates
from gonfalon.games.clash_of_cultures.rules.tired import groups
from gonfalon.kernel.moments import ANY
from gonfalon.kernel.paying import ANYTHING
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
EITHER = ((GOLD, 1), (CULTURE, 1))

# -- Warbeasts, Mercenaries --------------------------------------------------------------------------


def _beasts(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == ELEPHANT)


def _beast_price(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """COC-33.13: culture tokens for the food of elephants; without a Market at least 1 of it by gold or culture."""
    city, kinds, _ = matter
    number = kinds.count(ELEPHANT)
    if not number:
        return due
    due = due.less(FOOD, 2 * number)
    if state.has_building(city, MARKET):
        return due.more(Due(2 * number, FOOD, EITHER))
    return due.more(Due(number, ANYTHING, EITHER)).more(Due(number, FOOD, EITHER))


RECRUIT_OPTIONS.permit(EFFECTS["v:warbeasts"], _beasts)
RECRUIT_COST.change(EFFECTS["v:warbeasts"], "replacements", _beast_price)


def _hired(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """Gold for the tokens of Draft."""
    return drafted(state, owner, due, GOLD) if INFANTRY in matter[2] or SHIP in matter[2] else due


def _galley(state: Position, owner: int, bits: int, matter: Any) -> int:
    """In a city with a Port Draft may give a ship; there is only one Draft."""
    city, extras = matter
    if not bits >> INFANTRY & 1 or INFANTRY in extras or not state.has_building(city, PORT):
        return bits
    if SHIP in extras:
        return bits & ~(1 << INFANTRY)
    return bits | 1 << SHIP


RECRUIT_COST.change(EFFECTS["v:mercenary_draft"], "replacements", _hired)
RECRUIT_EXTRA.change(EFFECTS["v:mercenary_draft"], "instead", _galley)

# -- Hegemony ----------------------------------------------------------------------------------------


def _colonies(state: Position, seat: int, sea: int) -> list[int]:
    """Adjacent land spaces where a ship could found a city."""
    return [place for place in state.land().near[sea] if may_found(state, seat, place, SHIP)]


def _fleets(state: Position, seat: int, only: int = NOBODY) -> list[int]:
    return [
        place
        for place in state.places_of(seat)
        if state.terrain[place] == SEA
        and fleet(state, seat, place)
        and only in (NOBODY, place)
        and _colonies(state, seat, place)
    ]


def _may_colonize(state: Position, owner: int, matter: Any) -> bool:
    return bool(_fleets(state, owner))


class Colonize(Frame):
    """COC-33.12: a ship becomes a city; land units aboard may go ashore, within the stack limit."""

    STEPS: ClassVar[tuple[str, ...]] = ("ship", "hull", "site", "found", "ashore", "farewell")

    seat: int
    only: int = NOBODY
    sea: int = NOBODY
    kind: int = SHIP  # or a pirate ship under control
    place: int = NOBODY

    def ship(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[p] for p in _fleets(state, self.seat, self.only)], "hegemony", "COC-33.12")

    def on_ship(self, state: Position, answer: str) -> None:
        self.sea = state.land().hex_of[answer]

    def hull(self, state: Position) -> Next:
        kinds = [kind for kind in VESSELS if any(kind == group[0] for group in groups(state, self.sea))]
        return Ask(self.seat, [f"unit:{SQUAD_NAMES[kind]}" for kind in kinds], "hegemony-ship", "COC-33.14")

    def on_hull(self, state: Position, answer: str) -> None:
        self.kind = SQUAD_NAMES.index(answer.removeprefix("unit:"))

    def site(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[p] for p in _colonies(state, self.seat, self.sea)], "found", "COC-33.12")

    def on_site(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def found(self, state: Position) -> Next:
        if self.kind == PIRATE_SHIP:
            sink_pirates(state, self.sea, 1)
        else:
            tired.forget_one(state, self.sea, SHIP)
            state.take(self.sea, SHIP)
        return Founded(seat=self.seat, place=self.place)

    def ashore(self, state: Position) -> Next:
        """Those left behind need places on other ships or are eliminated."""
        if state.holder[self.sea] != self.seat:
            return END
        kinds = [kind for kind in range(SHIP) if state.count(self.sea, kind)]
        values = [f"unit:{UNIT_NAMES[kind]}" for kind in kinds if self._lands(state, kind)]
        space = fleet(state, self.seat, self.sea) * capacity(state, self.seat, self.sea)
        if state.aboard(self.sea) <= space:
            values.append("button:done")
        elif not values:
            return Ask(self.seat, [f"unit:{UNIT_NAMES[kind]}" for kind in kinds], "surplus", "COC-33.12")
        return Ask(self.seat, values, "ashore", "COC-33.12")

    def _lands(self, state: Position, kind: int) -> bool:
        return kind == SETTLER or room(state, self.seat, self.place) > 0

    def on_ashore(self, state: Position, answer: str) -> str:
        if answer == "button:done":
            return END
        kind = UNIT_NAMES.index(answer.removeprefix("unit:"))
        tired.forget_one(state, self.sea, kind)
        if not self._lands(state, kind):
            state.take(self.sea, kind)
            return "farewell" if kind == LEADER else "ashore"
        state.lift(self.sea, kind)
        state.arrive(self.seat, kind, self.place)
        tired.tire(state, self.place, kind, tired.HELD, 1)
        return "ashore"

    def farewell(self, state: Position) -> Next:
        """A leader for whom there is no place is lost to nobody."""
        if state.leader[self.seat] == NOBODY or state.leader_at[self.seat] != NOBODY:
            return END
        return leader_lost(state, self.seat, NOBODY) or "ashore"

    def on_farewell(self, state: Position, done: Frame) -> str:
        return "ashore"


def _colonize(state: Position, owner: int, matter: Any) -> Frame | None:
    return Colonize(seat=owner)


def _by_ship(state: Position, owner: int, matter: Any) -> bool:
    """The land must allow a city as any other (section 8)."""
    return False


WINDOW_ACTION.act(EFFECTS["v:hegemony"], "", _colonize, _may_colonize)
FOUND_OPTIONS.permit(EFFECTS["v:hegemony"], _by_ship)

# -- Pirate Allies -----------------------------------------------------------------------------------

FLEET: Final = 4


def _shares(state: Position, owner: int, matter: Any) -> bool:
    """COC-33.14: spaces with pirates are entered and passed without battle."""
    return bool(matter == "share")


def _allied(state: Position, owner: int, matter: Any) -> bool:
    return True


def _four(state: Position, owner: int, number: int, place: Any) -> int:
    return min(number, FLEET)


def _trades_too(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == PIRATE)


def _all_mine(state: Position, owner: int, icon: Any) -> bool:
    """With all 4 under control the pirate icon has no effect."""
    mine = sum([state.pirates[place] for place in state.places_of(owner)])
    return icon == PIRATES_APPEAR and mine == state.world().pirate_ships


class Turncoats(Frame):
    """Ships attack the pirates they share a space with; all ships there join (COC-33.14)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "fight")

    seat: int
    place: int = NOBODY

    def choose(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[p] for p in _dens(state, self.seat)], "turncoats", "COC-33.14")

    def on_choose(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def fight(self, state: Position) -> Next:
        squad = [0] * UNITS
        worn: list[int] = []
        join(state, self.place, squad, worn)
        return attack(state, self.seat, squad, NOBODY, self.place, False, worn)


def _may_turn(state: Position, owner: int, matter: Any) -> bool:
    return bool(_dens(state, owner))


def _turn(state: Position, owner: int, matter: Any) -> Frame | None:
    return Turncoats(seat=owner)


def _dens(state: Position, seat: int) -> list[int]:
    """Spaces shared with pirates where a ship may still move."""
    return [
        place
        for place in state.places_of(seat)
        if state.pirates[place]
        and any(k == SHIP and can_stir(state, seat, (k, m, n)) for k, m, n in groups(state, place))
    ]


MOVE_OPTIONS.permit(EFFECTS["v:pirate_allies"], _shares)
MOVE_EXTRA.act(EFFECTS["v:pirate_allies"], "", _turn, _may_turn)
LOSSES_CHOICE.permit(EFFECTS["v:pirate_allies"], _allied)
ATTACK_SHARE.permit(EFFECTS["v:pirate_allies"], _allied)
RECRUIT_SHARE.permit(EFFECTS["v:pirate_allies"], _allied)
LIMIT_FLEET.change(EFFECTS["v:pirate_allies"], "number", _four)
TRADE_SOURCES.permit(EFFECTS["v:pirate_allies"], _trades_too)
EVENT_ICON.ban(EFFECTS["v:pirate_allies"], _all_mine, whose=ANY)

# -- Hannibal ----------------------------------------------------------------------------------------


def _strategy(state: Position, owner: int, most: int, matter: Any) -> int:
    """COC-16.21: in round 1 the enemy's bonuses are cut to 2."""
    c: Battle = matter
    return min(most, 2) if c.round == 1 and c.takes_part(state, owner) else most


def _over_the_alps(state: Position, owner: int, marks: int, matter: Any) -> int:
    squad = matter[0]
    return marks & ~tired.MOUNTAIN if squad is not None and squad.leader and squad.count(ELEPHANT) else marks


ROLL_LIMIT.change(EFFECTS["l:hannibal.1"], "limits", _strategy)
MOVE_PENALTY.change(EFFECTS["l:hannibal.2"], "lifted", _over_the_alps)

# -- Hanno -------------------------------------------------------------------------------------------


def _fleet_of(state: Position, owner: int) -> int:
    """The sea space where the leader, who has not moved this turn, is aboard ships that may sail."""
    where = state.leader_at[owner]
    if where == NOBODY or state.terrain[where] != SEA:
        return NOBODY
    here = groups(state, where)
    rested = any(kind == LEADER and not marks for kind, marks, _ in here)
    ready = any(kind == SHIP and not marks and can_stir(state, owner, (kind, marks, n)) for kind, marks, n in here)
    return where if rested and ready else NOBODY


def _may_sail(state: Position, owner: int, matter: Any) -> bool:
    where = _fleet_of(state, owner)
    if where == NOBODY:
        return False
    here = groups(state, where)
    for numbers in squads(state, owner, where):
        squad = chosen_squad(owner, where, here, numbers)
        fresh = not any(kind in (SHIP, PIRATE_SHIP) and marks for kind, marks, _ in squad.chosen)
        if fresh and squad.leader and squad.ships and any(ship_targets(state, squad)):
            return True
    return False


class Sail(Frame):
    """COC-33.47: the leader with ships of its space; they may not move again this turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("march", "rest")

    seat: int

    def march(self, state: Position) -> Next:
        return March(seat=self.seat, start=state.leader_at[self.seat], sailing=True)

    def on_march(self, state: Position, done: March) -> None:
        """Those that sailed, and no others, stay where they are."""
        for kind, marks, number in groups(state, done.place):
            if kind in (SHIP, PIRATE_SHIP) and marks & tired.MOVED:
                tired.carry(state, (kind, marks, number), done.place, done.place, tired.HELD)
        tired.rested(state, tired.MOVED)

    def rest(self, state: Position) -> Next:
        return END


def _sail(state: Position, owner: int, matter: Any) -> Frame | None:
    return Sail(seat=owner)


def _sails(state: Position, owner: int, matter: Any) -> bool:
    """Who has moved this turn must be known to its end."""
    return bool(matter == "log")


WINDOW_FREE.act(EFFECTS["l:hanno.1"], "", _sail, _may_sail, once="turn")
MOVE_OPTIONS.permit(EFFECTS["l:hanno.1"], _sails)
admiral("l:hanno.2")

# -- Dido --------------------------------------------------------------------------------------------


def _may_settle(state: Position, owner: int, matter: Any) -> bool:
    """A settler in her space, or a ship with Hegemony."""
    where = state.leader_at[owner]
    if where == NOBODY:
        return False
    if where in founding_sites(state, owner):
        return True
    return _hegemonic(state, owner) and bool(_fleets(state, owner, where))


def _hegemonic(state: Position, owner: int) -> bool:
    return state.owns_civ(owner, state.world().civ_advance_of["hegemony"])


def _settle(state: Position, owner: int, matter: Any) -> Frame | None:
    where = state.leader_at[owner]
    if state.terrain[where] == SEA:
        return Colonize(seat=owner, only=where)
    return FoundCity(seat=owner, at=FoundCity.STEPS.index("found"), place=where)


WINDOW_FREE.act(EFFECTS["l:dido.1"], "", _settle, _may_settle)
FOUND_OPTIONS.permit(EFFECTS["l:dido.1"], _by_ship)


def _defended(state: Position, owner: int, c: Battle) -> bool:
    return defends_city(c, owner)


def _may_sacrifice(state: Position, owner: int, place: Any) -> bool:
    """COC-33.15: both sides still have army units and the attacker goes on."""
    c = conflict_of(state)
    ready = defends_city(c, owner) and c.takes_part(state, owner)
    return ready and state.spare(owner, INFANTRY) > 0 and c.may_return(state)


def _sacrifice(state: Position, owner: int, place: Any) -> Frame | None:
    """She is discarded for an infantry; the attacker must retreat and scores nothing for her."""
    c = conflict_of(state)
    frame = eliminate_leader(state, owner, NOBODY)
    state.put(owner, INFANTRY, c.place)
    c.result = RETREAT
    return frame


bonus("l:dido.2", _defended)
ROUND_END_OWN.act(EFFECTS["l:dido.2"], "", _sacrifice, _may_sacrifice, optional=True)
