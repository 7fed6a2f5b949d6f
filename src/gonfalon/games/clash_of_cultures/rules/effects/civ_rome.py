"""Romans (COC-33.37 to 33.39): Aqueducts, Roman Roads, Slave Trade, Provinces; Augustus, Caesar, Sulla."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CAVALRY,
    CULTURE,
    FOOD,
    GOLD,
    HAPPY,
    INFANTRY,
    MOOD,
    NEUTRAL,
    NOBODY,
    ORE,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.activation import activate, may_activate
from gonfalon.games.clash_of_cultures.rules.advance import Acquire, affordable, price
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove, Warpath
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions, DrawGoals, goal_answer
from gonfalon.games.clash_of_cultures.rules.conquest import Conquest
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader, ignores
from gonfalon.games.clash_of_cultures.rules.effects.economy import DiscardCard, hand_persons
from gonfalon.games.clash_of_cultures.rules.effects.leading import ONE_GOLD, bonus, conquered_with_leader
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.happiness import ImproveHappiness, raisable
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_COST,
    BARBARIANS_MOVE,
    CONFLICT_WON,
    CONQUEST_MOOD,
    CONSTRUCT_COST,
    EVENT_IGNORE,
    GOVERNMENT_CHANGE,
    HAPPINESS_EXTRA,
    INFLUENCE_BAN,
    MOVE_RANGE,
    RECRUIT_OPTIONS,
    TABLE,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import FREE, Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle
from gonfalon.kernel.paying import ANYTHING
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Aqueducts ---------------------------------------------------------------------------------------

EVENT_IGNORE.permit(EFFECTS["v:aqueduct"], ignores("aqueduct"))


def _sanitation(state: Position) -> int:
    return state.world().advance_of["sanitation"]


def _no_price(state: Position, owner: int, due: Bill, advance: Any) -> Bill:
    """COC-33.37: Sanitation costs nothing as an Advance action."""
    if advance != _sanitation(state) or state.marked("aqueduct", owner):
        return due
    return FREE


def _may_lay_pipes(state: Position, owner: int, matter: Any) -> bool:
    """As a free action it has its normal price."""
    if _sanitation(state) not in affordable(state, owner):
        return False
    state.mark("aqueduct", owner, "aqueduct")
    normal = price(state, owner, _sanitation(state))
    state.forget("aqueduct")
    return payable(state, owner, normal)


class Pipes(Frame):
    """Sanitation at its normal price, without an action."""

    STEPS: ClassVar[tuple[str, ...]] = ("acquire", "over")

    seat: int

    def acquire(self, state: Position) -> Next:
        state.mark("aqueduct", self.seat, "aqueduct")
        return Acquire(seat=self.seat, advance=_sanitation(state))

    def over(self, state: Position) -> Next:
        state.forget("aqueduct")
        return END


def _lay_pipes(state: Position, owner: int, matter: Any) -> Frame | None:
    return Pipes(seat=owner)


ADVANCE_COST.change(EFFECTS["v:aqueduct"], "waivers", _no_price)
WINDOW_FREE.act(EFFECTS["v:aqueduct"], "", _lay_pipes, _may_lay_pipes)

# -- Roman Roads and Slave Trade ---------------------------------------------------------------------


def _long_roads(state: Position, owner: int, steps: int, matter: Any) -> int:
    return max(steps, 4) if steps else steps


MOVE_RANGE.change(EFFECTS["v:roman_roads"], "steps", _long_roads)


def _labour(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """Mood tokens in place of resources, for buildings only."""
    if matter[1] < 0:
        return due
    return due.replacing(FOOD, MOOD).replacing(WOOD, MOOD).replacing(ORE, MOOD).replacing(ANYTHING, MOOD)


def _spoils(state: Position, owner: int, place: Any) -> Frame | None:
    gain(state, owner, GOLD, 1)
    gain(state, owner, MOOD, 1)
    return None


CONSTRUCT_COST.change(EFFECTS["v:captivi"], "replacements", _labour)
CONFLICT_WON.act(EFFECTS["v:captivi"], "", _spoils)

# -- Provinces ---------------------------------------------------------------------------------------


def _remote(state: Position, owner: int, matter: Any) -> bool:
    """COC-33.39: at least 3 spaces from the start space."""
    city, kind = matter
    return kind == CAVALRY and state.distance(state.land().start(owner), city) >= 3


class Governor(Frame):
    """COC-33.39: the conquered city becomes neutral, or happy for 1 culture token."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "settle")

    seat: int
    mood: int = NEUTRAL

    def choose(self, state: Position) -> Next:
        if not payable(state, self.seat, tokens(CULTURE)):
            return "settle"
        return Ask(self.seat, ["mood:neutral", "mood:happy"], "province", "COC-33.39")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "mood:neutral":
            return "settle"
        self.mood = HAPPY
        return None

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE), "COC-33.39")

    def settle(self, state: Position) -> Next:
        set_mood(state, self.mood)
        return None


def set_mood(state: Position, feeling: int) -> None:
    """The mood a conquered city gets in step 4."""
    for frame in reversed(state.frames):
        if isinstance(frame, Conquest):
            frame.mood = feeling
            return


def _govern(state: Position, owner: int, place: Any) -> Frame | None:
    return Governor(seat=owner)


def _never(state: Position, owner: int, matter: Any) -> bool:
    """Kept through a change of government (COC-29.7): nothing happens."""
    return False


RECRUIT_OPTIONS.permit(EFFECTS["v:provinces"], _remote)
CONQUEST_MOOD.act(EFFECTS["v:provinces"], "", _govern)
GOVERNMENT_CHANGE.act(EFFECTS["v:provinces"], "", _govern, _never)

# -- Augustus ----------------------------------------------------------------------------------------


class Counsel(Frame):
    """Princeps: draw 1 action and 1 objective card, then discard 1 of each."""

    STEPS: ClassVar[tuple[str, ...]] = ("action", "goal", "drop_action", "drop_goal")

    seat: int

    def action(self, state: Position) -> Next:
        return DrawActions(seat=self.seat)

    def goal(self, state: Position) -> Next:
        return DrawGoals(seat=self.seat)

    def drop_action(self, state: Position) -> Next:
        held = bool(state.hand[self.seat] or hand_persons(state, self.seat))
        return DiscardCard(seat=self.seat, rule="COC-32.10", drawn=True) if held else None

    def drop_goal(self, state: Position) -> Next:
        values = [goal_answer(state, card) for card in state.goals[self.seat]]
        return Ask(self.seat, values, "discard", "COC-32.10", always=True) if values else None

    def on_drop_goal(self, state: Position, answer: str) -> None:
        card = state.world().goal_cards.index(answer.removeprefix("goal:"))
        state.goals[self.seat].remove(card)
        state.reveal()
        state.goal_discard.append(card)
        state.say("discards", seat=self.seat, card=answer)


class Paid(Frame):
    """A price, then something that may take several steps."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "go")

    seat: int
    good: int
    number: int
    rule: str
    then: list[Frame]

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(self.good, self.number), self.rule)

    def go(self, state: Position) -> Next:
        return self.then.pop() if self.then else None


def _may_counsel(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    return city != NOBODY and may_activate(state, city) and payable(state, owner, tokens(CULTURE))


def _counsel(state: Position, owner: int, matter: Any) -> Frame | None:
    work = activate(owner, city_of_leader(state, owner), "counsel", Counsel(seat=owner))
    return Paid(seat=owner, good=CULTURE, number=1, rule="COC-32.10", then=[work])


def _abroad(state: Position, owner: int, c: Battle) -> bool:
    """Emperor: in a region in which the owner has no city."""
    land = state.land()
    return not any(state.city[place] == owner for place in land.regions[land.region_of[c.place]])


WINDOW_ACTION.act(EFFECTS["l:augustus.1"], "", _counsel, _may_counsel)
bonus("l:augustus.2", _abroad)

# -- Caesar ------------------------------------------------------------------------------------------


def _may_please(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    return city != NOBODY and bool(raisable(state, owner, city))


def _please(state: Position, owner: int, matter: Any) -> Frame | None:
    return ImproveHappiness(seat=owner, only=city_of_leader(state, owner))


def _nothing_more(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """Statesman asks for no token of its own."""
    return due


def _may_garrison(state: Position, owner: int, place: Any) -> bool:
    ready = conquered_with_leader(state, owner) and payable(state, owner, ONE_GOLD)
    return ready and state.spare(owner, INFANTRY) > 0 and room(state, owner, place) > 0


def _garrison(state: Position, owner: int, place: Any) -> Frame | None:
    state.put(owner, INFANTRY, place)
    return paying(owner, ONE_GOLD, "COC-32.8")


WINDOW_FREE.act(EFFECTS["l:caesar.1"], "", _please, _may_please)
HAPPINESS_EXTRA.change(EFFECTS["l:caesar.1"], "tokens", _nothing_more)
CONFLICT_WON.act(EFFECTS["l:caesar.2"], "", _garrison, _may_garrison, optional=True)

# -- Sulla -------------------------------------------------------------------------------------------


def _dictator(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == 0 and matter[0] == state.leader_at[owner])


def moving_barbarians(state: Position) -> BarbariansMove | None:
    for frame in reversed(state.frames):
        if isinstance(frame, BarbariansMove):
            return frame
    return None


def warpath(state: Position) -> Warpath | None:
    """The armies that are about to move, by an icon or a card."""
    for frame in reversed(state.frames):
        if isinstance(frame, Warpath):
            return frame
    return None


def _threatened(state: Position, owner: int) -> list[int]:
    """The armies about to move within 2 spaces of Sulla."""
    frame = warpath(state)
    where = state.leader_at[owner]
    if frame is None or where == NOBODY:
        return []
    return [place for place in frame.armies if state.distance(where, place) <= 2]


def _may_forbid(state: Position, owner: int, matter: Any) -> bool:
    return bool(_threatened(state, owner))


class Forbid(Frame):
    """Dictator: armies near Sulla move only if his owner allows it."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        found = _threatened(state, self.seat)
        if not found:
            return END
        answers = state.land().answers
        return Ask(self.seat, [*[answers[place] for place in found], "button:done"], "forbid", "COC-25.18")

    def on_choose(self, state: Position, answer: str) -> str:
        frame = warpath(state)
        if answer == "button:done" or frame is None:
            return END
        frame.armies.remove(state.land().hex_of[answer])
        return "choose"


def _forbid(state: Position, owner: int, matter: Any) -> Frame | None:
    return Forbid(seat=owner)


def _against_barbarians(state: Position, owner: int, c: Battle) -> bool:
    return c.enemy(owner) == BARBARIAN


INFLUENCE_BAN.permit(EFFECTS["l:sulla.1"], _dictator)
BARBARIANS_MOVE.act(EFFECTS["l:sulla.1"], "dictator", _forbid, _may_forbid)
bonus("l:sulla.2", _against_barbarians)
