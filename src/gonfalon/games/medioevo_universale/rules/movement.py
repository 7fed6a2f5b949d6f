"""Phase 5: combat rounds, activations, the full movement (sections 8A to 8C)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.alliances import Torn, forget_orders
from gonfalon.games.medioevo_universale.rules.army import size, within
from gonfalon.games.medioevo_universale.rules.arrival import (
    Arrival,
    Seizure,
    arrive,
    duties,
    pending,
    seizures,
    standing_battles,
)
from gonfalon.games.medioevo_universale.rules.conquest import fight
from gonfalon.games.medioevo_universale.rules.groups import Group, advance, carried, halt, muster, origins, troops_of
from gonfalon.games.medioevo_universale.rules.march import March, step_window
from gonfalon.games.medioevo_universale.rules.occasions import ActivationStart, BeforeStep
from gonfalon.games.medioevo_universale.rules.plunder import Pillage, exposed, pillage, ships_in
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, SLOTS, Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.sides import Engagement
from gonfalon.games.medioevo_universale.rules.steps import in_element
from gonfalon.games.medioevo_universale.rules.table import MINE
from gonfalon.games.medioevo_universale.rules.wars import attack, is_undeclared, settle_guests, undeclared
from gonfalon.games.medioevo_universale.rules.windows import OwnTurn, asides, own_turn, usable
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

PASS: Final = "button:pass"
STAY: Final = "button:stay"
ENTER: Final = "button:enter"
ATTACK: Final = "button:attack"
PEACEFUL: Final = "button:peaceful"
BACK: Final = "button:back"
LOOKS: Final = 10  # how often a group is taken up and left where it stands in one activation: no game goes on for ever


class CombatPhase(Frame):
    """MEU-8.1, 8.4: combat rounds until everybody passes in one."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_player", "torn", "start", "activate", "stragglers")

    turn: int = 0
    moved: bool = False  # somebody has acted in this round

    def next_player(self, state: Position) -> Next:
        players = state.playing()
        if self.turn >= len(players):
            if not self.moved:
                return "stragglers"
            self.turn, self.moved = 0, False
        state.active = players[self.turn]
        state.lift_orders(MINE, state.active)
        self.turn += 1
        return None

    def torn(self, state: Position) -> Next:
        """MEU-19.11: whoever has to choose between two allies does so before he moves."""
        return Torn(seat=state.active)

    def start(self, state: Position) -> Next:
        state.offers = [0] * state.seats
        forget_orders(state, state.active)
        return ActivationStart(seat=state.active, attending=state.attending[:])

    def activate(self, state: Position) -> Next:
        state.offers = [0] * state.seats
        return Activation(seat=state.active)

    def on_activate(self, state: Position, finished: "Activation") -> str:
        self.moved = self.moved or finished.acted
        return "next_player"

    def stragglers(self, state: Position) -> Next:
        settle_guests(state)
        return END


class Activation(Frame):
    """MEU-8.28: a full movement, a battle or a seizure where he stands, or passing."""

    STEPS: ClassVar[tuple[str, ...]] = ("menu", "carry")

    seat: int
    answer: str = ""
    acted: bool = False
    stayed: tuple[int, ...] = ()  # where a group was looked at and left as it stands

    def menu(self, state: Position) -> Next:
        names = state.world().names
        bound = duties(state, self.seat)
        if bound:
            return self._bound(state, bound)
        values = [f"group:{names[space]}" for space in self._groups(state)]
        values += [f"fight:{names[space]}-{_owner(owner)}" for space, owner in standing_battles(state, self.seat)]
        values += [f"seize:{names[space]}-{owner}" for space, owner in seizures(state, self.seat)]
        window = OwnTurn(seat=self.seat)
        values += usable(state, self.seat, window)
        more = asides(state, self.seat, window)
        return Ask(self.seat, [*values, PASS], "activation", "MEU-8.28", always=True, default=PASS, more=more)

    def _groups(self, state: Position) -> list[int]:
        return [space for space in origins(state, self.seat) if self.stayed.count(space) < LOOKS]

    def _bound(self, state: Position, bound: list[int]) -> Next:
        """MEU-12.17: barbarians he stands among are fought first, unless he moves away."""
        names = state.world().names
        values = [f"fight:{names[space]}-barbarians" for space in bound]
        values += [f"group:{names[space]}" for space in self._groups(state) if space in bound]
        window = OwnTurn(seat=self.seat)
        values += usable(state, self.seat, window)
        more = asides(state, self.seat, window)
        return Ask(self.seat, values, "activation", "MEU-12.17", always=True, default=values[0], more=more)

    def about_menu(self, state: Position, answer: str) -> dict[str, Any]:
        _kind, _, rest = answer.partition(":")
        name, _, owner = rest.partition("-")
        if name not in state.world().index:
            return {}
        side = "side:barbarians" if owner in ("", "barbarians") else f"seat:{owner}"
        return {"place": state.world().answers[state.world().index[name]], "side": side}

    def targets_of_menu(self, state: Position, answer: str) -> tuple[str, ...]:
        about = self.about_menu(state, answer)
        return (about["place"],) if about else (answer,)

    def on_menu(self, state: Position, answer: str) -> str | None:
        if answer == PASS:
            return END
        self.answer = answer
        return None

    def carry(self, state: Position) -> Next:
        kind, _, rest = self.answer.partition(":")
        name, _, owner = rest.partition("-")
        if kind == "group":
            return FullMovement(
                seat=self.seat, origin=state.world().index[name], goal=NOBODY, ready=[], last=[], reserve=[]
            )
        if kind == "fight":
            space = state.world().index[name]
            rival = HORDE if owner == "barbarians" else int(owner)
            if rival != HORDE:
                attack(state, self.seat, rival)
            keeper = NOBODY if state.is_sea(space) else state.keeper[space]
            reserve = state.moves[self.seat * SLOTS : self.seat * SLOTS + SLOTS]
            return fight(self.seat, rival, space, keeper, reserve)
        if kind == "seize":
            return Seizure(seat=self.seat, other=int(owner), space=state.world().index[name])
        return own_turn(self.seat, self.answer)

    def on_carry(self, state: Position, finished: Frame) -> str | None:
        if isinstance(finished, OwnTurn):
            return "menu"
        if isinstance(finished, FullMovement) and not finished.moved:
            self.stayed = (*self.stayed, finished.origin)
            return "menu"
        self.acted = True
        return None


def _owner(owner: int) -> str:
    return "barbarians" if owner == HORDE else str(owner)


class FullMovement(Frame):
    """MEU-8.2: groups walk one after the other, then all enter the destination together.

    A group that stays on the way is left behind and keeps its movement (MEU-8.3); if no group enters anything, the
    place where the last one stays is the destination. ``alone``: one group only, which goes on after Edict or card 6,
    or takes the step of Cartography.
    """

    STEPS: ClassVar[tuple[str, ...]] = (
        "march",
        "more",
        "before",
        "passage",
        "confirm",
        "turn_back",
        "enter",
        "go_on",
        "rest",
        "newcomer",
        "settle",
    )
    OPTIONAL: ClassVar[tuple[str, ...]] = ("newcomers",)

    seat: int
    origin: int
    goal: int
    ready: list[Group]  # groups that wait to enter
    last: list[Group]  # the group that walked last
    alone: bool = False
    limit: int = 0  # how many units of it may go; 0: any number
    moved: bool = False
    asked: int = 0
    came: int = 0  # the units that have entered, as an army
    keeper: int = NOBODY
    reserve: list[int]  # the movement that what has entered had left
    newcomers: tuple[int, ...] = ()  # see Arrival

    def about(self, state: Any) -> dict[str, Any]:
        place = self.goal if self.goal != NOBODY else self.origin
        return {"place": state.world().answers[place]}

    def march(self, state: Position) -> Next:
        if self.alone and self.last:  # the group is made up already
            group, walk = self.last, March.STEPS.index("walk")
            self.last = []
            return March(seat=self.seat, origin=self.origin, goal=NOBODY, forced=False, group=group, at=walk)
        force = any(troops_of(state, group) > 0 for group in self.ready)
        goal = self.goal if self.ready else NOBODY
        busy = tuple([group.here for group in self.ready])
        return March(seat=self.seat, origin=self.origin, goal=goal, forced=force, group=[], limit=self.limit, busy=busy)

    def on_march(self, state: Position, march: March) -> None:
        self.moved = self.moved or march.moved
        self.last = march.group
        if march.entering != NOBODY:
            self.goal = march.entering
            self.ready.append(march.group[0])
            self.last = []

    def more(self, state: Position) -> Next:
        """Another group, or enter."""
        if not self.moved and not self.ready:
            return END
        if self.alone:
            return "before" if self.ready else "settle"
        busy = [group.here for group in self.ready]
        values = [f"group:{state.world().names[s]}" for s in origins(state, self.seat) if s not in busy]
        return Ask(self.seat, [ENTER if self.ready else STAY, *values], "more-groups", "MEU-8.2")

    def about_more(self, state: Position, answer: str) -> dict[str, Any]:
        name = answer.partition(":")[2]
        return {"origin": state.world().answers[state.world().index[name]]} if name in state.world().index else {}

    def on_more(self, state: Position, answer: str) -> str | None:
        if answer == ENTER:
            return None
        if answer == STAY:
            return "settle"
        self.origin = state.world().index[answer[6:]]
        return "march"

    def before(self, state: Position) -> Next:
        if self.asked == len(self.ready):
            return "confirm"
        if self.ready[self.asked].here == self.goal:  # a Ranger has brought it here already
            self.asked += 1
            return "before"
        return step_window(state, self.ready[self.asked], self.goal)

    def on_before(self, state: Position, window: BeforeStep) -> str:
        if window.unseen:
            return "passage"
        if window.forbidden:
            self.last = [self.ready.pop(self.asked)]
        else:
            self.asked += 1
        return "before"

    def passage(self, state: Position) -> Next:
        """MEU-18.55: the group only passes through, and goes on."""
        group = self.ready.pop(self.asked)
        group.unseen = True
        goal = self.goal if self.ready else NOBODY
        move = March.STEPS.index("move")
        busy = tuple([other.here for other in self.ready])
        return March(
            seat=self.seat, origin=group.here, goal=goal, forced=False, group=[group], to=self.goal, busy=busy, at=move
        )

    def on_passage(self, state: Position, march: March) -> str:
        self.on_march(state, march)
        return "more"

    def _victims(self, state: Position) -> list[int]:
        """Whom entering would attack without a declaration (MEU-19.3)."""
        if not any(troops_of(state, group) for group in self.ready):
            return []
        return undeclared(state, self.seat, self.goal, self._keeper(state))

    def _keeper(self, state: Position) -> int:
        """Who controlled the destination just before (MEU-1.17)."""
        for group in self.ready:
            if group.here == self.goal:
                return group.keeper
        return NOBODY if state.is_sea(self.goal) else state.holder[self.goal]

    def _lord(self, state: Position) -> int:
        """Who controlled the destination just before, or owned its buildings where it is contested (MEU-13.11)."""
        keeper = self._keeper(state)
        came = any(group.here == self.goal for group in self.ready)
        return keeper if keeper != NOBODY or came or state.is_sea(self.goal) else state.lord(self.goal)

    def _show_leave(self, state: Position, space: int) -> None:
        """MEU-19.25: a secret pact is visible when it is used."""
        others = [other for other in state.present(space) if other != self.seat]
        if others or (not state.is_sea(space) and state.holder[space] not in (NOBODY, self.seat)):
            state.reveal()

    def confirm(self, state: Position) -> Next:
        """MEU-8.21: the program warns of the HP loss."""
        self._show_leave(state, self.goal)
        if any(group.here == self.goal for group in self.ready):
            return "enter"
        prey = self._prey(state)
        if prey:
            return Ask(self.seat, [PEACEFUL, *[f"attack:{other}" for other in prey]], "attack-at-sea", "MEU-8.21")
        if not self._victims(state):
            return "enter"
        return Ask(self.seat, [ATTACK, BACK], "undeclared-attack", "MEU-19.3", "confirm")

    def _prey(self, state: Position) -> list[int]:
        """MEU-8.21, 10.8: at sea nothing happens to those he is at peace with unless he declares an attack."""
        if not state.is_sea(self.goal) or not any(troops_of(state, group) for group in self.ready):
            return []
        afloat = [other for other in state.others(self.seat) if ships_in(state, self.goal, other)]
        return [other for other in afloat if is_undeclared(state, self.seat, other)]

    def about_confirm(self, state: Position, answer: str) -> dict[str, Any]:
        return {"other": int(answer[7:])} if answer.startswith("attack:") else {}

    def on_confirm(self, state: Position, answer: str) -> str | None:
        if answer.startswith("attack:"):
            attack(state, self.seat, int(answer[7:]))
        if answer != BACK:
            return "enter"
        if not all(in_element(state, group.here, group.sea) for group in self.ready):
            return None
        if self.moved:
            self.last = [self.ready[-1]]
            return "settle"
        return END

    def turn_back(self, state: Position) -> Next:
        """MEU-16.3: who is out of his element cannot stay where he is, and walks on."""
        strange = [group for group in self.ready if not in_element(state, group.here, group.sea)]
        walk = March.STEPS.index("walk")
        self.ready, self.asked = [], 0
        return March(seat=self.seat, origin=self.origin, goal=NOBODY, forced=False, group=strange[:1], at=walk)

    def on_turn_back(self, state: Position, march: March) -> str:
        self.on_march(state, march)
        return "more"

    def enter(self, state: Position) -> Next:
        self.ready = [group for group in self.ready if muster(state, group)]
        if not self.ready:
            return "settle"
        self.moved = True
        self.keeper = self._lord(state)
        if any(troops_of(state, group) for group in self.ready):
            for other in self._victims(state):
                attack(state, self.seat, other)
            if self.keeper != NOBODY and state.hostile(self.seat, self.keeper):
                attack(state, self.seat, self.keeper)
        at = self.goal * OWNERS + self.seat
        fresh = all(group.here != self.goal for group in self.ready)
        tired = state.halted[at]  # a garrison may still move
        for group in self.ready:
            self.came += troops_of(state, group)
            group.cargo = group.cargo or carried(state, group)
            if group.here != self.goal:
                advance(state, group, self.goal)
        self.reserve = state.moves[self.seat * SLOTS : self.seat * SLOTS + SLOTS]
        for group in self.ready:
            halt(state, group)
        if not state.is_sea(self.goal):
            state.halted[at] = tired + self.came if fresh else state.army[at]
        state.say("enters", seat=self.seat, place=state.world().answers[self.goal])
        self.last = []
        if not self.came:  # a Ranger has led it here
            return pillage(state, self.goal) if exposed(state, self.goal) else "settle"
        state.enter(self.goal, self.seat)
        first, battle = pending(state, self.goal), innermost(state, Engagement)
        if first is not None:  # MEU-16.5: a newcomer's battle follows the one that is about to be fought
            first.join(self.seat, self.keeper)
        elif battle is not None:  # MEU-28.7: and any other the one that is being fought
            battle.comers += (self.seat, self.goal, self.keeper)
        else:
            return arrive(self.seat, self.goal, self.keeper, self.reserve, self._slots())
        alone = [space for space in state.world().adjacent[self.goal] if exposed(state, space)]
        return pillage(state, alone[0]) if alone else "settle"  # barbarians left alone plunder at once (MEU-21.8)

    def on_enter(self, state: Position, arrival: Arrival | Pillage) -> str | None:
        if isinstance(arrival, Pillage):
            return "settle"
        self.limit = (size(self.came) + 1) // 2 if arrival.parted else 0
        if arrival.crossed or arrival.parted:  # who came meanwhile waits until it has gone on
            self.newcomers = tuple(arrival.newcomers)
        return None if arrival.crossed or arrival.parted else "settle"

    def _slots(self) -> list[int]:
        return [slot for group in self.ready for slot in (*group.slots, *group.cargo)]

    def go_on(self, state: Position) -> Next:
        """MEU-16.10, 18.6: who is not stopped goes on with the movement that is left."""
        for slot in self._slots():
            state.moves[slot] = self.reserve[slot - self.seat * SLOTS]
        if not state.is_sea(self.goal):
            at = self.goal * OWNERS + self.seat
            state.halted[at] -= within(self.came, state.halted[at])
        return full_movement(self.seat, self.goal, self.limit)

    def rest(self, state: Position) -> Next:
        """What is still there has ended its move, and meets what there is to meet."""
        for slot in self._slots():
            if state.place[slot] == self.goal and state.owner_of(slot) == self.seat:
                state.moves[slot] = 0
        at = self.goal * OWNERS + self.seat
        state.halted[at] = state.army[at]
        if not state.units(self.goal, self.seat):
            return None
        return arrive(self.seat, self.goal, self.keeper, self.reserve, [], announced=True)

    def newcomer(self, state: Position) -> Next:
        """MEU-12.15, 16.5: whoever came when it was here meets now what is left."""
        if not self.newcomers:
            return None
        seat, keeper = self.newcomers[:2]
        self.newcomers = self.newcomers[2:]
        keeper = self.keeper if keeper == self.seat else keeper  # who only passes through has not controlled it
        return arrive(seat, self.goal, keeper, [], []) if state.units(self.goal, seat) else "newcomer"

    def on_newcomer(self, state: Position, finished: Frame) -> str:
        return "newcomer"

    def settle(self, state: Position) -> Next:
        for group in self.last:
            if not group.extra:
                halt(state, group)
        return END


def full_movement(seat: int, origin: int, limit: int) -> FullMovement:
    """One group that goes on from where it is."""
    return FullMovement(seat=seat, origin=origin, goal=NOBODY, ready=[], last=[], reserve=[], alone=True, limit=limit)
