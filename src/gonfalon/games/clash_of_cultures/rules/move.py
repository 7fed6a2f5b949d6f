"""The Move action (sections 13 and 14): up to three squads, one after the other."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    LEADER,
    NOBODY,
    PIRATE_SHIP,
    SEA,
    SETTLER,
    SHIP,
    SQUAD_NAMES,
    UNEXPLORED,
    VESSELS,
)
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.conflict import attack, join
from gonfalon.games.clash_of_cultures.rules.explore import LAND_SQUAD, SHIPS, Explore, where_it_lies
from gonfalon.games.clash_of_cultures.rules.limits import ship_room
from gonfalon.games.clash_of_cultures.rules.march import (
    ROADS_PRICE,
    Squad,
    attack_price,
    chosen,
    enemy_there,
    land_targets,
    may_strike,
    origins,
    penalties,
    road_gates,
    road_penalties,
    road_targets,
    ship_targets,
    squads,
)
from gonfalon.games.clash_of_cultures.rules.moments import (
    ANY_TIME,
    ATTACK_PAID,
    ATTACK_SHARE,
    MOVE_DONE,
    MOVE_ENTERED,
    MOVE_EXTRA,
    MOVE_OPTIONS,
)
from gonfalon.games.clash_of_cultures.rules.paying import FREE, both, paying
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sailing import waters
from gonfalon.games.clash_of_cultures.rules.tired import MARKS, MOVED, Group, carry, groups, rested
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

#: What a Move action has seen, for ``move.done``.
SHIP_MOVED: Final = 1
WENT_ROUND: Final = 2
LED: Final = 4  # a city was conquered with the leader


class MoveAction(Frame):
    """COC-13.1: the squads, then the effects of the whole action."""

    STEPS: ClassVar[tuple[str, ...]] = ("origin", "march", "effects", "rest", "pause")
    OPTIONAL: ClassVar[tuple[str, ...]] = ("fresh",)

    seat: int
    left: int = 0  # squads that may still move
    only: int = NOBODY  # a text may let only units of one kind move ...
    starts: tuple[int, ...] = ()  # ... from these spaces ...
    most: int = 0  # ... and so many in all ...
    fresh: bool = False  # ... that are new and go one space each, not by Roads (COC-33.50)
    inside: bool = True  # it is a Move action, not a move by another effect
    extra: str = ""
    start: int = NOBODY
    seen: int = 0

    def origin(self, state: Position) -> Next:
        if not self.left or (self.only != NOBODY and not self.most):
            return "effects"
        answers = state.land().answers
        found = origins(state, self.seat, self.only, fresh=self.fresh)
        if self.starts:
            found = [place for place in found if place in self.starts]
        values = [answers[place] for place in found]
        if self.inside:
            values += [f"effect:{one.mark}" for one in MOVE_EXTRA.able(state, self.seat, 0, None, [])]
        if values and self.seat == state.active:
            values += [f"effect:{one.mark}" for one in ANY_TIME.able(state, self.seat, 0, None, [])]
        return Ask(self.seat, [*values, "button:done"], "move", "COC-13.1") if values else "effects"

    def on_origin(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return "effects"
        self.extra = answer.removeprefix("effect:") if answer.startswith("effect:") else ""
        if self.extra in ANY_TIME.first:
            return "pause"
        self.start = NOBODY if self.extra else state.land().hex_of[answer]
        return None

    def about_origin(self, state: Any, answer: str) -> dict[str, Any]:
        if not answer.startswith("effect:"):
            return {}
        mark = answer.removeprefix("effect:")
        moment = ANY_TIME if mark in ANY_TIME.first else MOVE_EXTRA
        return {"what": moment.listener(mark, 0).effect.thing}

    def pause(self, state: Position) -> Next:
        """Between two squads something may be used that works at any time of the turn (COC-34.3)."""
        listener = ANY_TIME.first[self.extra]
        self.extra = ""
        listener.use(state, self.seat)
        return listener.acts(state, self.seat, None) or "origin"

    def on_pause(self, state: Position, done: Frame) -> str:
        return "origin"

    def march(self, state: Position) -> Next:
        self.left -= 1
        if self.extra:
            return MOVE_EXTRA.listener(self.extra, 0).acts(state, self.seat, None) or "origin"
        return March(seat=self.seat, start=self.start, only=self.only, most=self.most, fresh=self.fresh)

    def on_march(self, state: Position, done: Frame) -> str:
        if isinstance(done, March):
            self.seen |= done.seen
            self.most -= done.number
        return "origin"

    def effects(self, state: Position) -> Next:
        return MOVE_DONE.happen(state, [self.seat], self.seen) if self.inside else None

    def rest(self, state: Position) -> Next:
        rested(state, MOVED)
        state.forget("move")
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"left": self.left}


def move_action(state: Position, seat: int) -> MoveAction:
    return MoveAction(seat=seat, left=state.number("squads"))


class March(Frame):
    """One squad: its units, its way, what must be paid, exploration, conflict, arrival."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "pick",
        "target",
        "share",
        "price",
        "declared",
        "explore",
        "depart",
        "arrive",
        "entered",
    )
    OPTIONAL: ClassVar[tuple[str, ...]] = ("fresh",)

    seat: int
    start: int
    numbers: tuple[int, ...] = ()  # of the groups picked so far
    place: int = NOBODY
    way: str = ""  # hex, road, region, sail, edge
    gate: int = NOBODY  # the space from which the target is entered
    seen: int = 0
    fighting: bool = False
    leader: bool = False
    only: int = NOBODY
    most: int = 0
    fresh: bool = False
    number: int = 0  # units that have moved
    landing: bool = False  # the leader and others go ashore (COC-33.55)
    friendly: bool = False  # pirates in the space of arrival are left in peace
    strikes: bool = False  # or attacked
    sailing: bool = False  # ships sail with the leader aboard (COC-33.47)

    # -- the squad ---------------------------------------------------------------------------

    def _fitting(self, state: Position) -> list[tuple[int, ...]]:
        n = len(self.numbers)
        every = squads(state, self.seat, self.start, self.only, self.fresh)
        if self.landing:
            every = [n for n in every if not self._count(state, n, SHIP) and not self._count(state, n, PIRATE_SHIP)]
            every = [numbers for numbers in every if self._count(state, numbers, LEADER)]
        if self.sailing:
            every = [n for n in every if self._count(state, n, LEADER)]
            every = [n for n in every if not self._stale(state, n)]
            every = [n for n in every if self._count(state, n, SHIP) or self._count(state, n, PIRATE_SHIP)]
        if self.only != NOBODY:
            every = [numbers for numbers in every if sum(numbers) <= self.most]
        return [numbers for numbers in every if numbers[:n] == self.numbers]

    def _count(self, state: Position, numbers: tuple[int, ...], kind: int) -> int:
        here = groups(state, self.start)
        return sum([n for n, group in zip(numbers, here, strict=True) if group[0] == kind])

    def _stale(self, state: Position, numbers: tuple[int, ...]) -> bool:
        """Whether a ship among these has moved or fought this turn."""
        here = groups(state, self.start)
        return any(n and group[0] in VESSELS and group[1] for n, group in zip(numbers, here, strict=True))

    def pick(self, state: Position) -> Next:
        """How many of each group, one group after the other."""
        here = groups(state, self.start)
        if len(self.numbers) == len(here):
            return None
        kind, marks, _ = here[len(self.numbers)]
        counts = sorted({numbers[len(self.numbers)] for numbers in self._fitting(state)})
        name = SQUAD_NAMES[kind] + (f"_{marks}" if marks else "")
        return Ask(self.seat, [f"take:{name}_{n}" for n in counts], "squad", "COC-13.9", "amounts")

    def on_pick(self, state: Position, answer: str) -> str:
        self.numbers = (*self.numbers, int(answer.rpartition("_")[2]))
        return "pick"

    def about_pick(self, state: Any, answer: str) -> dict[str, Any]:
        kind = groups(state, self.start)[len(self.numbers)][0]
        return {"unit": "unit:" + SQUAD_NAMES[kind], "count": int(answer.rpartition("_")[2])}

    def squad(self, state: Position) -> Squad:
        return chosen(self.seat, self.start, groups(state, self.start), self.numbers)

    # -- the way -----------------------------------------------------------------------------

    def target(self, state: Position) -> Next:
        land = state.land()
        names = land.hexes
        squad = self.squad(state)
        if squad.ships:
            seas, regions, far, edges = ship_targets(state, squad)
            values = [land.answers[place] for place in seas]
            values += [f"region:{region}" for region in regions]
            values += [f"sail:{names[place]}" for place in far]
            values += [f"edge:{names[place]}" for place in edges]
        else:
            values = [land.answers[p] for p in land_targets(state, squad) if not self.landing or state.is_land(p)]
            if not self.fresh:
                values += [f"road:{names[place]}" for place in road_targets(state, squad)]
        return Ask(self.seat, values, "target", "COC-14.1" if squad.ships else "COC-13.2")

    def on_target(self, state: Position, answer: str) -> None:
        kind, _, name = answer.partition(":")
        self.way = kind
        self.place = int(name) if kind == "region" else state.land().index[name]
        self.gate = self.start

    def about_target(self, state: Any, answer: str) -> dict[str, Any]:
        return where_it_lies(state, answer)

    def targets_of_target(self, state: Any, answer: str) -> list[str]:
        kind, _, name = answer.partition(":")
        return [answer if kind in ("hex", "region") else f"hex:{name}"]

    def share(self, state: Position) -> Next:
        """COC-33.14: among pirates the owner chooses to share the space or to attack; on Roads, whence (COC-31.10)."""
        squad = self.squad(state)
        if self.way == "road" and self._is_attack(state):
            gates = [state.land().answers[gate] for gate in road_gates(state, squad, self.place)]
            return Ask(self.seat, gates, "road-gate", "COC-31.10")
        if self.way not in ("hex", "sail") or not self._allied(state, self.place):
            return None
        values = ["button:share"] if ship_room(state, self.seat, self.place) >= squad.ships else []
        if may_strike(state, squad, self.place):
            values.append("button:attack")
        return Ask(self.seat, values, "share", "COC-33.14")

    def on_share(self, state: Position, answer: str) -> None:
        if self.way == "road":
            self.gate = state.land().hex_of[answer]
            return
        self.friendly = answer == "button:share"
        self.strikes = not self.friendly

    def _allied(self, state: Position, place: int) -> bool:
        """Pirates in a sea space, which this seat may treat as its own."""
        there = state.pirates[place] > 0 and state.holder[place] in (NOBODY, self.seat)
        return there and self.squad(state).ships > 0 and ATTACK_SHARE.allowed(state, self.seat, place)

    def price(self, state: Position) -> Next:
        """COC-13.11 and COC-31.8: what is paid before the squad moves is not returned."""
        due = ROADS_PRICE if self.way == "road" else FREE
        if self.way in ("hex", "road", "sail") and self._is_attack(state):
            due = both(due, attack_price(state, self.seat, self.place))
        return None if due.free else paying(self.seat, due, "COC-13.11")

    def _is_attack(self, state: Position) -> bool:
        if self.squad(state).ships:
            return self.strikes or (state.hostile(self.seat, self.place) and not self.friendly)
        return enemy_there(state, self.seat, self.place)

    def declared(self, state: Position) -> Next:
        """What ends with an attack."""
        if self.way not in ("hex", "road", "sail") or not self._is_attack(state):
            return None
        return ATTACK_PAID.happen(state, state.clockwise(self.seat), (self.seat, self.place, False))

    # -- exploring ---------------------------------------------------------------------------

    def explore(self, state: Position) -> Next:
        land = state.land()
        squad = self.squad(state)
        if squad.ships:
            self.seen |= SHIP_MOVED | (WENT_ROUND if self.way in ("sail", "edge") else 0)
        if self.way in ("region", "edge"):
            region = self.place if self.way == "region" else land.region_of[self.place]
            free, _ = waters(state, self.seat, self.start)
            edge = [place for place in land.regions[region] if place in land.ring_at] if self.way == "edge" else []
            return Explore(seat=self.seat, region=region, ocean=tuple(free), edge=tuple(edge), by=SHIPS)
        if state.terrain[self.place] == UNEXPLORED:
            return Explore(seat=self.seat, region=land.region_of[self.place], arrival=self.place, by=LAND_SQUAD)
        return None

    def on_explore(self, state: Position, done: Explore) -> None:
        if done.by == SHIPS:
            self.place = self.start if done.landing == NOBODY else done.landing  # COC-15.11

    # -- going -------------------------------------------------------------------------------

    def depart(self, state: Position) -> Next:
        """The units leave their space; into a conflict, or on to the place of arrival."""
        squad = self.squad(state)
        self.leader = squad.leader
        self.number = sum(self.numbers)
        state.say(
            "moves",
            seat=self.seat,
            start=state.land().answers[self.start],
            to=state.land().answers[self.place],
            units=[f"unit:{SQUAD_NAMES[kind]}" for kind, _, n in squad.chosen for _ in range(n)],
        )
        if self._is_attack(state):
            self.fighting = True
            return self._fight(state, squad)
        passed = road_penalties(state, squad, self.place) if self.way == "road" else 0
        for group in squad.chosen:
            moves = not squad.ships or group[0] in VESSELS
            mark = self._moved(state) | penalties(state, squad, self.way, group[0], self.place) | passed if moves else 0
            carry(state, group, self.start, self.place, mark)
        self._shift(state, squad.chosen)
        return "entered"

    def _moved(self, state: Position) -> int:
        """The mark of the move, and one for the whole turn where an effect asks for it."""
        return MOVED | (tired.SAILED if MOVE_OPTIONS.allowed(state, self.seat, "log") else 0)

    def _shift(self, state: Position, some: list[Group]) -> None:
        if self.place == self.start:
            return
        for kind, _, number in some:
            if kind == PIRATE_SHIP:
                state.pirates[self.start] -= number
                state.pirates[self.place] += number
            else:
                state.lift(self.start, kind, number)
                state.arrive(self.seat, kind, self.place, number)

    def _fight(self, state: Position, squad: Squad) -> Frame:
        units = [0] * len(SQUAD_NAMES)
        worn: list[int] = []
        for kind, marks, number in squad.chosen:
            units[kind] += number
            own = marks | (self._moved(state) if not squad.ships or kind in VESSELS else 0)
            if kind == SETTLER and not squad.ships:  # they enter the space without fighting for it (COC-13.7)
                own |= penalties(state, squad, self.way, kind, self.place) & tired.GROUND
            worn.extend([kind * MARKS + own] * number)
            for _ in range(number):
                if marks:
                    state.tired.remove(tired.code(self.start, kind, marks))
            if kind == PIRATE_SHIP:
                state.pirates[self.start] -= number
            else:
                state.lift(self.start, kind, number)
        landing = not squad.ships and state.terrain[self.start] == SEA
        back = self.start if squad.ships else self.gate
        if self.strikes and state.holder[self.place] == self.seat:  # those who are there join, and cannot retreat
            join(state, self.place, units, worn)
            back = NOBODY
        return attack(state, self.seat, units, back, self.place, landing, worn)

    def arrive(self, state: Position) -> Next:
        """After the conflict: whether a city was conquered, and by whom."""
        if state.city[self.place] == self.seat:
            self.seen |= LED if self.leader and state.leader_at[self.seat] == self.place else 0
        return None

    def entered(self, state: Position) -> Next:
        return MOVE_ENTERED.happen(state, [self.seat], (self.place, int(self.leader)))

    def about(self, state: Any) -> dict[str, Any]:
        return {"start": state.land().answers[self.start]}
