"""Revolution, Uprising, Et tu, Brute?, Anarchy (COC-35.6, 35.20)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import CULTURE, LEADER, MOOD, NOBODY
from gonfalon.games.clash_of_cultures.content.world import ANY_GOVERNMENT
from gonfalon.games.clash_of_cultures.rules.actions import recount
from gonfalon.games.clash_of_cultures.rules.advance import refresh
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import (
    Merits,
    about_unit,
    own_units,
    reward,
    target_of_unit,
    unit_answer,
    unit_of,
)
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment, new_governments
from gonfalon.games.clash_of_cultures.rules.leaders import eliminate_leader, enter_leader, leader_answer
from gonfalon.games.clash_of_cultures.rules.limits import berths, stack_of
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_CUBE,
    CUBE_TAKEN,
    EVENT_TEXT,
    LEADER_ELIMINATED,
    RECRUIT_OPTIONS,
    SCORE_EVENTS,
    TABLE,
    TURN_ACTIONS,
    TURN_START,
)
from gonfalon.games.clash_of_cultures.rules.paying import about_captive, losable_goods, lose_good
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Revolution (COC-35.6) ---------------------------------------------------------------------------

REVOLT: Final = "revolt"  # an action of this turn is lost
UNREST: Final = "unrest"  # one of the next turn will be


class Revolution(Frame):
    """Two steps, before each of which an army unit may be given up to skip it."""

    STEPS: ClassVar[tuple[str, ...]] = ("first_unit", "give_up", "lose_action", "second_unit", "spare", "change")

    seat: int
    unit: str = ""

    def _offer(self, state: Position, prompt: str) -> Next:
        army = [unit for unit in own_units(state, self.seat) if state.world().is_army[unit[1]]]
        values = [unit_answer(state, *unit) for unit in army]
        return Ask(self.seat, [*values, "button:none"], prompt, "COC-35.6")

    def _loses_one(self, state: Position) -> bool:
        """In another player's turn and in the Status Phase an action of the next turn is lost."""
        return state.active != self.seat or state.actions > 0

    def first_unit(self, state: Position) -> Next:
        return self._offer(state, "revolt-action") if self._loses_one(state) else "second_unit"

    def on_first_unit(self, state: Position, answer: str) -> str | None:
        self.unit = answer
        return "lose_action" if answer == "button:none" else None

    def _sacrifice(self, state: Position) -> Frame | None:
        """A unit given up by choice is a price, no loss to the text."""
        place, kind = unit_of(state, self.unit)
        if kind == LEADER:
            return eliminate_leader(state, self.seat, NOBODY)
        forget_one(state, place, kind)
        state.take(place, kind)
        state.say("falls", seat=self.seat, **about_unit(state, self.unit))
        return None

    def give_up(self, state: Position) -> Next:
        return self._sacrifice(state) or "second_unit"

    def on_give_up(self, state: Position, done: Frame) -> str:
        return "second_unit"

    def lose_action(self, state: Position) -> Next:
        state.say("revolt", seat=self.seat)
        if state.active == self.seat:
            state.mark(REVOLT, self.seat, "turn")
            recount(state)
        else:
            state.mark(UNREST, self.seat, f"{UNREST}-{self.seat}")
        return None

    def second_unit(self, state: Position) -> Next:
        return self._offer(state, "revolt-government") if new_governments(state, self.seat) else END

    def on_second_unit(self, state: Position, answer: str) -> str | None:
        self.unit = answer
        return "change" if answer == "button:none" else None

    def spare(self, state: Position) -> Next:
        return self._sacrifice(state) or END

    def on_spare(self, state: Position, done: Frame) -> str:
        return END

    def change(self, state: Position) -> Next:
        return ChangeGovernment(seat=self.seat, free=True, forced=True)

    def about_first_unit(self, state: Any, answer: str) -> dict[str, Any]:
        return about_unit(state, answer)

    def about_second_unit(self, state: Any, answer: str) -> dict[str, Any]:
        return about_unit(state, answer)

    def targets_of_first_unit(self, state: Any, answer: str) -> list[str]:
        return target_of_unit(state, answer)

    def targets_of_second_unit(self, state: Any, answer: str) -> list[str]:
        return target_of_unit(state, answer)


def _revolution(state: Position, owner: int, drawer: Any) -> Frame | None:
    return Revolution(seat=owner)


def _unrest(state: Position, owner: int, matter: Any) -> bool:
    return state.marked(UNREST, owner)


def _break_out(state: Position, owner: int, matter: Any) -> Frame | None:
    state.forget(f"{UNREST}-{owner}")
    state.mark(REVOLT, owner, "turn")
    recount(state)
    return None


def _fewer(state: Position, owner: int, actions: int, matter: Any) -> int:
    return actions - 1 if state.marked(REVOLT, owner) else actions


EVENT_TEXT.act(EFFECTS["e:E38"], "", _revolution)
TURN_START.act(EFFECTS["e:E38"], "lost", _break_out, _unrest, automatic=True)
TURN_ACTIONS.change(EFFECTS["e:E38"], "sum", _fewer)

# -- Uprising ----------------------------------------------------------------------------------------


class Uprising(Frame):
    """1 to 4 tokens onto the card, half a point each; captives may stand for them."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    count: int = 0

    def choose(self, state: Position) -> Next:
        values = losable_goods(state, self.seat, (MOOD, CULTURE))
        if self.count == 4 or not values:
            return END
        free = self.count or not (state.have(self.seat, MOOD) or state.have(self.seat, CULTURE))
        return Ask(self.seat, [*values, "button:done"] if free else values, "uprising", "COC-0.2")

    def on_choose(self, state: Position, answer: str) -> str:
        if answer == "button:done":
            return END
        lose_good(state, self.seat, answer)
        self.count += 1
        reward(state, "E39", self.seat, 1)
        return "choose"

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        return about_captive(answer)

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": 4 - self.count}


def _uprising(state: Position, owner: int, drawer: Any) -> Frame | None:
    return Uprising(seat=owner)


EVENT_TEXT.act(EFFECTS["e:E39"], "", _uprising)
SCORE_EVENTS.change(EFFECTS["e:E39"], "sum", Merits("E39"))

# -- Et tu, Brute? (COC-35.20) -----------------------------------------------------------------------


def _posts(state: Position, seat: int, leader: int) -> list[int]:
    """Own cities, and spaces with an own army, that have room for this leader."""
    out: list[int] = []
    for place in range(len(state.holder)):
        army = state.army(place) if state.holder[place] == seat else 0
        if state.is_land(place):
            if (state.city[place] == seat or army) and army < stack_of(state, seat, leader):
                out.append(place)
        elif army and berths(state, seat, place) > 0:
            out.append(place)
    return out


class Successor(Frame):
    """One of the leaders left at no cost, or 2 points; no more leaders after that."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "where")

    seat: int
    leader: int = NOBODY

    def choose(self, state: Position) -> Next:
        able = [leader for leader in state.leaders[self.seat] if _posts(state, self.seat, leader)]
        values = [leader_answer(state, leader) for leader in able]
        return Ask(self.seat, [*values, "button:points"], "successor", "COC-35.20")

    def on_choose(self, state: Position, answer: str) -> str | None:
        state.no_leaders[self.seat] = 1
        if answer == "button:points":
            reward(state, "E43", self.seat, 4)
            return END
        self.leader = state.world().leader_of[answer.removeprefix("leader:")]
        return None

    def where(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(
            self.seat, [answers[place] for place in _posts(state, self.seat, self.leader)], "leader-place", "COC-35.20"
        )

    def on_where(self, state: Position, answer: str) -> None:
        enter_leader(state, self.seat, self.leader, state.land().hex_of[answer], recruited=False)

    def about(self, state: Any) -> dict[str, Any]:
        return {} if self.leader == NOBODY else {"leader": leader_answer(state, self.leader)}


class Brutus(Frame):
    """The leader in play is eliminated first; what follows is told by ``leader.eliminated``."""

    STEPS: ClassVar[tuple[str, ...]] = ("stab",)

    seat: int

    def stab(self, state: Position) -> Next:
        if state.leader[self.seat] == NOBODY:
            return Successor(seat=self.seat)
        return eliminate_leader(state, self.seat, NOBODY)


def _conspiracy(state: Position, owner: int, drawer: Any) -> Frame | None:
    return Brutus(seat=owner)


def _stabbed(state: Position, owner: int, by: Any) -> bool:
    return any(isinstance(frame, Brutus) and frame.seat == owner for frame in state.frames)


def _succeed(state: Position, owner: int, by: Any) -> Frame | None:
    return Successor(seat=owner)


def _no_more_leaders(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == LEADER and state.no_leaders[owner])


EVENT_TEXT.act(EFFECTS["e:E43"], "", _conspiracy)
LEADER_ELIMINATED.act(EFFECTS["e:E43"], "", _succeed, _stabbed)
RECRUIT_OPTIONS.ban(EFFECTS["e:E43"], _no_more_leaders)
SCORE_EVENTS.change(EFFECTS["e:E43"], "sum", Merits("E43"))

# -- Anarchy -----------------------------------------------------------------------------------------


def _anarchy(state: Position, owner: int, drawer: Any) -> Frame | None:
    """All cubes of the government onto the card; what came with a government goes too."""
    world = state.world()
    group = state.government(owner)
    if group == NOBODY:
        return None
    lost = [advance for advance in world.members[group] if state.owns(owner, advance)]
    for advance in lost:
        state.owned[owner] &= ~(1 << advance)
        state.changed()
    state.anarchy[owner] += len(lost)
    if state.civ[owner] != NOBODY:
        for place in range(4):
            need = world.civ_needs[4 * state.civ[owner] + place]
            if need == ANY_GOVERNMENT or need in lost:
                state.civ_owned[owner] &= ~(1 << place)
                state.changed()
    state.say("anarchy", seat=owner, group=f"group:{world.groups[group]}")
    refresh(state, owner)
    return None


def _from_card(state: Position, owner: int, matter: Any) -> bool:
    """A government advance whose cube would come from the event box."""
    advance, by = matter
    world = state.world()
    return state.anarchy[owner] > 0 and world.group_of[advance] in world.governments and by[:2] not in ("c:", "e:")


def _of_anarchy(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == "e:E44")


def _lift_cube(state: Position, owner: int, matter: Any) -> Frame | None:
    state.anarchy[owner] -= 1
    return None


def _cubes(state: Position, owner: int, value: int, matter: Any) -> int:
    return value + 2 * state.anarchy[owner]


EVENT_TEXT.act(EFFECTS["e:E44"], "", _anarchy)
ADVANCE_CUBE.permit(EFFECTS["e:E44"], _from_card)
CUBE_TAKEN.act(EFFECTS["e:E44"], "", _lift_cube, _of_anarchy, automatic=True)
SCORE_EVENTS.change(EFFECTS["e:E44"], "sum", _cubes)
