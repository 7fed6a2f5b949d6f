"""Democracy, Autocracy and Theocracy (COC-31.41 to 31.52)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    CULTURE,
    HAPPY,
    IDEAS,
    INFANTRY,
    MOOD,
    NEUTRAL,
    NOBODY,
    SHIP,
    TEMPLE,
)
from gonfalon.games.clash_of_cultures.rules.actions import recount
from gonfalon.games.clash_of_cultures.rules.advance import Acquire, legal_advances
from gonfalon.games.clash_of_cultures.rules.choices import GainOne, PlaceUnit
from gonfalon.games.clash_of_cultures.rules.collect import can_collect
from gonfalon.games.clash_of_cultures.rules.effects.common import gains, of_advance
from gonfalon.games.clash_of_cultures.rules.effects.leading import poorer
from gonfalon.games.clash_of_cultures.rules.effects.learning import recruiting
from gonfalon.games.clash_of_cultures.rules.goods import trim
from gonfalon.games.clash_of_cultures.rules.happiness import ImproveHappiness, raisable
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_ACTING,
    ACTIVATION_MOOD,
    ADVANCE_GAINED,
    COLLECT_BAN,
    CONFLICT_LOST,
    CONSTRUCT_DONE,
    CONSTRUCT_MOOD,
    GOVERNMENT_CHANGE,
    HAPPINESS_EXTRA,
    INFLUENCE_BOOST,
    INFLUENCE_REWARDS,
    INFLUENCE_ROLL,
    LIMIT_RESOURCE,
    RECRUIT_COST,
    RECRUIT_DONE,
    ROLL_VALUE,
    TABLE,
    TURN_ACTIONS,
    TURN_END,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.paying import due as token
from gonfalon.games.clash_of_cultures.rules.position import COLLECTS, TALLIES, Position
from gonfalon.games.clash_of_cultures.rules.sides import AT_TEMPLE, Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.turn import WithCity
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects


class Afterwards(Frame):
    """A price, then something else."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "go")

    seat: int
    number: int  # mood tokens
    rule: str
    then: list[Frame]

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(MOOD, self.number), self.rule)

    def go(self, state: Position) -> Next:
        return self.then.pop() if self.then else None


# -- Democracy ---------------------------------------------------------------------------------------


def _vote_price(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    return due.more(token(MOOD))


def _may_vote(state: Position, owner: int, matter: Any) -> bool:
    """COC-31.41: its own token, then at least one step at the normal cost."""
    return any(raisable(after, owner) for after in poorer(state, owner, tokens(MOOD)))


def _vote(state: Position, owner: int, matter: Any) -> Frame | None:
    due: Bill = HAPPINESS_EXTRA.settled(state, owner, tokens(MOOD, 0))
    return Afterwards(seat=owner, number=due.dues[0].number, rule="COC-31.41", then=[ImproveHappiness(seat=owner)])


HAPPINESS_EXTRA.change(EFFECTS["a:voting"], "tokens", _vote_price)
WINDOW_FREE.act(EFFECTS["a:voting"], "", _vote, _may_vote)


def _happy(state: Position, owner: int, city: Any) -> bool:
    return bool(state.mood[city] == HAPPY)


INFLUENCE_BOOST.permit(EFFECTS["a:separation_of_power"], _happy)


def _dear_draft(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """COC-31.43: Draft costs 2 mood tokens."""
    return due.more(token(MOOD)) if INFANTRY in matter[2] or SHIP in matter[2] else due


WINDOW_ACTION.act(EFFECTS["a:civil_liberties"], "", gains(MOOD, 3))
RECRUIT_COST.change(EFFECTS["a:civil_liberties"], "price", _dear_draft)

MARKET_DAY: Final = "free-economy"


def _may_trade_freely(state: Position, owner: int, matter: Any) -> bool:
    """COC-31.44: it must be the only Collect of the turn."""
    if state.tally[owner * TALLIES + COLLECTS] or not payable(state, owner, tokens(MOOD)):
        return False
    return any(can_collect(state, owner, city) for city in state.cities(owner))


class FreeCollect(Frame):
    """COC-31.44: the token, the Collect, and no other one this turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "collect", "close")

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(MOOD), "COC-31.44")

    def collect(self, state: Position) -> Next:
        return WithCity(seat=self.seat, purpose="collect")

    def close(self, state: Position) -> Next:
        state.mark(MARKET_DAY, self.seat, MARKET_DAY)
        return None


def _collect_freely(state: Position, owner: int, matter: Any) -> Frame | None:
    return FreeCollect(seat=owner)


def _market_over(state: Position, owner: int, matter: Any) -> bool:
    return state.marked(MARKET_DAY, owner)


def _reopen(state: Position, owner: int, matter: Any) -> Frame | None:
    state.forget(MARKET_DAY)
    return None


WINDOW_FREE.act(EFFECTS["a:free_economy"], "", _collect_freely, _may_trade_freely, once="turn")
COLLECT_BAN.permit(EFFECTS["a:free_economy"], _market_over, lasting=True)
TURN_END.act(EFFECTS["a:free_economy"], "", _reopen, _market_over, automatic=True, lasting=True)

# -- Autocracy ---------------------------------------------------------------------------------------


def _raised_troops(state: Position, owner: int, city: Any) -> bool:
    work = recruiting(state)
    return any(state.world().is_army[kind] or kind == SHIP for kind in (*work.kinds, *work.extras))


def _pride(state: Position, owner: int, city: Any) -> Frame | None:
    return GainOne(seat=owner, rule="COC-31.45")


RECRUIT_DONE.act(EFFECTS["a:nationalism"], "own", _pride, _raised_troops)

LABOUR: Final = "forced-labor"


def _may_force(state: Position, owner: int, matter: Any) -> bool:
    angry = any(state.mood[city] == ANGRY for city in state.cities(owner))
    return angry and payable(state, owner, tokens(MOOD))


def _force(state: Position, owner: int, matter: Any) -> Frame | None:
    state.mark(LABOUR, owner, LABOUR)
    return paying(owner, tokens(MOOD), "COC-31.48")


def _acts_neutral(state: Position, owner: int, feeling: int, matter: Any) -> int:
    """COC-31.48: angry cities act as neutral ones."""
    return NEUTRAL if feeling == ANGRY and state.marked(LABOUR, owner) else feeling


def _forced(state: Position, owner: int, matter: Any) -> bool:
    return state.marked(LABOUR, owner)


def _release(state: Position, owner: int, matter: Any) -> Frame | None:
    state.forget(LABOUR)
    return None


WINDOW_FREE.act(EFFECTS["a:forced_labor"], "", _force, _may_force, once="turn")
ACTIVATION_ACTING.change(EFFECTS["a:forced_labor"], "acting", _acts_neutral, lasting=True)
ACTIVATION_MOOD.change(EFFECTS["a:forced_labor"], "acting", _acts_neutral, lasting=True)
CONSTRUCT_MOOD.change(EFFECTS["a:forced_labor"], "acting", _acts_neutral, lasting=True)
TURN_END.act(EFFECTS["a:forced_labor"], "", _release, _forced, automatic=True, lasting=True)


def _garrisoned(state: Position, owner: int, city: Any) -> bool:
    return state.holder[city] == owner and state.army(city) > 0


INFLUENCE_BOOST.permit(EFFECTS["a:totalitarianism"], _garrisoned)

POWER: Final = "absolute-power"


def _may_rule(state: Position, owner: int, matter: Any) -> bool:
    return payable(state, owner, tokens(MOOD, 2))


class Rule(Frame):
    """COC-31.47: 2 mood tokens for 1 more action."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "extend")

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(MOOD, 2), "COC-31.47")

    def extend(self, state: Position) -> Next:
        state.mark(POWER, self.seat, "turn")
        recount(state)
        return None


def _rule(state: Position, owner: int, matter: Any) -> Frame | None:
    return Rule(seat=owner)


def _more(state: Position, owner: int, actions: int, matter: Any) -> int:
    return actions + 1 if state.marked(POWER, owner) else actions


WINDOW_FREE.act(EFFECTS["a:absolute_power"], "", _rule, _may_rule, once="turn")
TURN_ACTIONS.change(EFFECTS["a:absolute_power"], "sum", _more, lasting=True)

# -- Theocracy ---------------------------------------------------------------------------------------


def _few_ideas(state: Position, owner: int, limit: int, good: Any) -> int:
    return min(limit, state.number("dogma_limit")) if good == IDEAS else limit


def _give_up(state: Position, owner: int, matter: Any) -> Frame | None:
    trim(state, owner)
    return None


LIMIT_RESOURCE.change(EFFECTS["a:dogma"], "dogma", _few_ideas)
ADVANCE_GAINED.act(EFFECTS["a:dogma"], "acquiring", _give_up, of_advance("dogma"), automatic=True)
GOVERNMENT_CHANGE.act(EFFECTS["a:dogma"], "", _give_up, automatic=True)


def _doctrines(state: Position, seat: int) -> list[int]:
    world = state.world()
    group = world.group_of[world.advance_of["dogma"]]
    return [advance for advance in legal_advances(state, seat) if world.group_of[advance] == group]


def _may_preach(state: Position, owner: int, matter: Any) -> bool:
    return matter[1] == TEMPLE and bool(_doctrines(state, owner))


class Preach(Frame):
    """COC-31.49: a further Theocracy advance without payment, its cube from the event box."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "acquire")

    seat: int
    advance: int = NOBODY

    def choose(self, state: Position) -> Next:
        answers = state.world().advance_answers
        return Ask(self.seat, [answers[a] for a in _doctrines(state, self.seat)], "dogma", "COC-31.49")

    def on_choose(self, state: Position, answer: str) -> None:
        self.advance = state.world().advance_of[answer.removeprefix("advance:")]

    def acquire(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.advance, by="a:dogma", waived=True)


def _preach(state: Position, owner: int, matter: Any) -> Frame | None:
    return Preach(seat=owner)


CONSTRUCT_DONE.act(EFFECTS["a:dogma"], "advances", _preach, _may_preach, optional=True)


def _convinced(state: Position, owner: int, value: int, matter: Any) -> int:
    return value + 1


INFLUENCE_ROLL.change(EFFECTS["a:conversion"], "added", _convinced)
INFLUENCE_REWARDS.act(EFFECTS["a:conversion"], "", gains(CULTURE), automatic=True)


def _devout(state: Position, owner: int, city: Any) -> bool:
    return state.has_building(city, TEMPLE)


INFLUENCE_BOOST.permit(EFFECTS["a:devotion"], _devout)


def _holy_war(state: Position, owner: int, value: int, matter: Any) -> int:
    """COC-31.52: +2 in round 1 in a city space with a Temple."""
    c: Battle = matter
    return value + 2 if c.city and c.round == 1 and state.has_building(c.place, TEMPLE) else value


def _refuges(state: Position, seat: int) -> list[int]:
    return [city for city in state.cities(seat) if room(state, seat, city) > 0]


def _martyrs(state: Position, owner: int, place: Any) -> bool:
    """The conqueror may have no Temple to put in its place; settlers alone lose a combat too (COC-18.2)."""
    c = conflict_of(state)
    beaten = bool(c.noted & AT_TEMPLE) and (c.fought or c.had_units)
    return beaten and bool(_refuges(state, owner)) and state.spare(owner, INFANTRY) > 0


def _rise_again(state: Position, owner: int, place: Any) -> Frame | None:
    return PlaceUnit(seat=owner, kind=INFANTRY, places=tuple(_refuges(state, owner)), rule="COC-31.52")


ROLL_VALUE.change(EFFECTS["a:fanaticism"], "bonus", _holy_war)
CONFLICT_LOST.act(EFFECTS["a:fanaticism"], "", _rise_again, _martyrs)
