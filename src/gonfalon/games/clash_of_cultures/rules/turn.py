"""A player's turn (section 3): three actions, free actions between them."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.games.clash_of_cultures.rules.actions import recount, spend
from gonfalon.games.clash_of_cultures.rules.activation import FoundCity, activate, founding_sites, wearying
from gonfalon.games.clash_of_cultures.rules.advance import AdvanceAction, advance_facts, affordable, can_advance
from gonfalon.games.clash_of_cultures.rules.cards import action_answer, action_card, event_answer
from gonfalon.games.clash_of_cultures.rules.collect import Collect, can_collect
from gonfalon.games.clash_of_cultures.rules.construct import Construct, can_construct
from gonfalon.games.clash_of_cultures.rules.happiness import ImproveHappiness, can_improve, raisable
from gonfalon.games.clash_of_cultures.rules.influence import InfluenceCulture, can_influence, sources, targets
from gonfalon.games.clash_of_cultures.rules.march import origins
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTION_DONE,
    ANY_TIME,
    COLLECT_BAN,
    MOVE_EXTRA,
    TABLE,
    TURN_CARDS,
    TURN_END,
    TURN_START,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.move import move_action
from gonfalon.games.clash_of_cultures.rules.play import PlayCard, PlayPerson, playable_cards, playable_persons
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.recruit import Recruit, can_recruit
from gonfalon.games.clash_of_cultures.rules.trading import TradeTable, can_trade
from gonfalon.kernel.effects import Listener
from gonfalon.kernel.moments import Procedure
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

CITY_ACTIONS: Final = ("collect", "construct", "recruit")
MAIN_ACTIONS: Final = ("advance", "found", "collect", "construct", "recruit", "move", "happiness", "influence")
RULES: Final[dict[str, str]] = {
    "advance": "COC-7.1",
    "found": "COC-8.1",
    "collect": "COC-10.1",
    "construct": "COC-11.1",
    "recruit": "COC-12.1",
    "move": "COC-13.1",
    "happiness": "COC-20.1",
    "influence": "COC-21.1",
}


#: All effects but those of cards, which are played and not used.
USED: Final = TABLE.bits([ident for ident in TABLE.effects if ident[0] not in "ce"])


def cities_for(state: Position, seat: int, purpose: str) -> list[int]:
    """The cities that could be activated for this (COC-9.6)."""
    if purpose == "collect" and not may_collect(state, seat):
        return []
    return [city for city in state.cities(seat) if _can(state, seat, city, purpose)]


def may_collect(state: Position, seat: int) -> bool:
    """A Collect may be forbidden for the rest of the turn (COC-31.44)."""
    return not COLLECT_BAN.allowed(state, seat)


def possible(state: Position, seat: int, action: str) -> bool:
    """Whether a main action can be carried out."""
    if action == "advance":
        return can_advance(state, seat)
    if action == "found":
        return bool(founding_sites(state, seat))
    if action == "move":
        return bool(origins(state, seat, most=1)) or bool(MOVE_EXTRA.able(state, seat, 0, None, []))
    if action == "happiness":
        return can_improve(state, seat)
    if action == "influence":
        return can_influence(state, seat)
    if action == "collect" and not may_collect(state, seat):
        return False
    for city in state.cities(seat):
        if _can(state, seat, city, action):
            return True
    return False


def _can(state: Position, seat: int, city: int, purpose: str) -> bool:
    if purpose == "collect":
        return can_collect(state, seat, city)
    return can_construct(state, seat, city) if purpose == "construct" else can_recruit(state, seat, city)


def begins_at(state: Position, seat: int, action: str) -> list[str]:
    """What a main action begins with when it is pointed at: an advance, or a place on the map."""
    if action == "advance":
        return [state.world().advance_answers[advance] for advance in affordable(state, seat)]
    if action == "found":
        places = founding_sites(state, seat)
    elif action == "move":
        places = origins(state, seat)
    elif action == "happiness":
        places = raisable(state, seat)
    elif action == "influence":
        places = [source for source in sources(state, seat) if targets(state, seat, source, 1)]
    else:
        places = cities_for(state, seat, action)
    return [state.land().answers[place] for place in places]


def main_action(state: Position, seat: int, action: str) -> Frame:
    """The frame of a main action."""
    if action == "advance":
        return AdvanceAction(seat=seat)
    if action == "found":
        return FoundCity(seat=seat)
    if action == "move":
        return move_action(state, seat)
    if action == "happiness":
        return ImproveHappiness(seat=seat)
    if action == "influence":
        return InfluenceCulture(seat=seat)
    return WithCity(seat=seat, purpose=action)


class WithCity(Frame):
    """COC-9.1: choose a city and do one thing with it."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    seat: int
    purpose: str
    city: int = NOBODY

    def choose(self, state: Position) -> Next:
        if self.city != NOBODY:
            return None
        answers = state.land().answers
        cities = cities_for(state, self.seat, self.purpose)
        return Ask(self.seat, [answers[city] for city in cities], "city-" + self.purpose, RULES[self.purpose])

    def on_choose(self, state: Position, answer: str) -> None:
        self.city = state.land().hex_of[answer]

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        """Whether the city's mood will drop (COC-9.2)."""
        return {"again": wearying(state, [state.land().hex_of[answer]])}

    def go(self, state: Position) -> Next:
        seat, city = self.seat, self.city
        job: Frame
        if self.purpose == "collect":
            job = Collect(seat=seat, city=city)
        elif self.purpose == "construct":
            job = Construct(seat=seat, city=city)
        else:
            job = Recruit(seat=seat, city=city)
        return activate(seat, city, self.purpose, job)


class Turn(Frame):
    """COC-3.3 to 3.9."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "ready",
        "start",
        "cards",
        "choose",
        "act",
        "after",
        "end_effects",
        "finish",
    )

    seat: int
    doing: str = ""
    trades: int = 0  # made in this turn
    refused: int = 0  # proposals

    def begin(self, state: Position) -> Next:
        state.active = self.seat
        state.tally = [0] * len(state.tally)
        state.say("turn", seat=self.seat)
        return None

    def ready(self, state: Position) -> Next:
        return ANY_TIME.happen(state, [self.seat])

    def start(self, state: Position) -> Next:
        """COC-3.3: 3 actions, less those lost; then what happens at the start of a turn."""
        state.spent = 0
        recount(state)
        return TURN_START.happen(state, [self.seat])

    def cards(self, state: Position) -> Next:
        return TURN_CARDS.happen(state, [self.seat])

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, state: Position) -> Next:
        seat = self.seat
        values: list[str] = []
        if state.actions:
            values = [f"action:{action}" for action in MAIN_ACTIONS if possible(state, seat, action)]
            values += able_effects(state, WINDOW_ACTION, seat)
        values += able_effects(state, WINDOW_FREE, seat)
        values += [action_answer(state, card) for card in playable_cards(state, seat)]
        values += [event_answer(state, event) for event in playable_persons(state, seat)]
        if can_trade(state, seat, self.trades, self.refused):
            values.append("button:trade")
        values.append("button:end")
        return Ask(seat, values, "turn", "COC-3.5", always=bool(state.hand[seat]))

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:end":
            return "end_effects"
        self.doing = answer
        return None

    def rule_of_choose(self, state: Position, answer: str) -> str:
        kind, _, name = answer.partition(":")
        if kind == "action":
            return RULES[name]
        if kind in ("card", "event"):
            return "COC-22.2"
        if kind == "effect":
            return window_listener(answer).effect.rule
        return "COC-5.1" if name == "trade" else "COC-3.8"

    def act(self, state: Position) -> Next:
        kind, _, name = self.doing.partition(":")
        if kind == "action":
            spend(state)
            return main_action(state, self.seat, name)
        if kind == "effect":
            listener = window_listener(self.doing)
            if self.doing in able_effects(state, WINDOW_ACTION, self.seat):
                spend(state)
            listener.use(state, self.seat)
            return listener.acts(state, self.seat, None)
        if kind == "card":
            return PlayCard(seat=self.seat, card=action_card(state, self.doing))
        if kind == "event":
            return PlayPerson(seat=self.seat, event=state.world().event_of[name])
        return TradeTable(seat=self.seat)

    def on_act(self, state: Position, done: Frame) -> str | None:
        """A trade that was only thought of leads back to the question it came from."""
        self.doing = ""
        if not isinstance(done, TradeTable):
            return None
        if not done.sent:
            return "choose"
        if done.other == NOBODY:
            self.refused += 1
        else:
            self.trades += 1
        return None

    def after(self, state: Position) -> Next:
        self.doing = ""
        return ACTION_DONE.happen(state, [self.seat]) or "choose"

    def on_after(self, state: Position, done: Frame) -> str:
        return "choose"

    def end_effects(self, state: Position) -> Next:
        return TURN_END.happen(state, [self.seat])

    def finish(self, state: Position) -> Next:
        """COC-3.9."""
        state.forget("turn")
        state.tired = []
        state.activated = []
        state.angry_used = []
        state.actions = 0
        state.lost_actions[self.seat] = 0
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"actions": state.actions, "age": state.age, "round": state.round_number}

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        kind, _, name = answer.partition(":")
        if answer == "action:advance":
            return advance_facts(state, self.seat)
        if kind == "action":
            return {"again": name in CITY_ACTIONS and wearying(state, cities_for(state, self.seat, name))}
        return {"what": window_listener(answer).effect.thing} if kind == "effect" else {}

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        kind, _, name = answer.partition(":")
        if kind == "action":
            return begins_at(state, self.seat, name)
        return [window_listener(answer).effect.thing] if kind == "effect" else [answer]


def able_effects(state: Position, window: Procedure, seat: int) -> list[str]:
    """The effects of advances, wonders and leaders that can be used now in this window."""
    held = state.held(seat) & USED
    out: list[str] = []
    for listener in window.choir(held):
        if listener.ready_with(state, seat, held) and listener.says(state, seat, None):
            out.append(f"effect:{listener.mark}")
    return out


def window_listener(answer: str) -> Listener:
    mark = answer.removeprefix("effect:")
    for window in (WINDOW_ACTION, WINDOW_FREE):
        for listener in window.listeners:
            if listener.mark == mark:
                return listener
    raise LookupError(f"no effect {mark} can be used in a turn")
