"""Great Architect, Great Diplomat, Great Oracle (COC-35.3, 35.14, 35.24)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import CULTURE, NOBODY
from gonfalon.games.clash_of_cultures.rules.cards import bury_or_drop, goal_answer, renew_goals
from gonfalon.games.clash_of_cultures.rules.effects.event_moods import event_number
from gonfalon.games.clash_of_cultures.rules.effects.event_persons import join
from gonfalon.games.clash_of_cultures.rules.moments import (
    ATTACK_PAID,
    ATTACK_PRICE,
    CONSTRUCT_COST,
    CONSTRUCT_OPTIONS,
    CONSTRUCT_PAID,
    DRAW_OBJECTIVE,
    EVENT_OFFER,
    TABLE,
    WINDOW_ACTION,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, due
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.moments import ANY
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.sight import OWNER, Sight
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects


def dismiss(state: Position, seat: int, name: str, played: bool = False) -> None:
    """A person who lay before a seat goes to the event discard pile."""
    event = event_number(state, name)
    state.persons[seat].remove(event)
    state.changed()
    bury_or_drop(state, seat, state.event_discard, event, played)
    state.say("dismisses", seat=seat, event="event:" + name)


# -- Great Architect ---------------------------------------------------------------------------------

DRAFTED: Final = "architect"
TOKENS_SAVED: Final = 3


def _lacks(state: Position, seat: int, piece: int) -> bool:
    """Whether the advance on the wonder card is missing."""
    return piece < 0 and not state.uses(seat, state.world().wonder_needs[-1 - piece])


def _plans_it(state: Position, owner: int, matter: Any) -> bool:
    """Only the wonder's own advance is waived, not Engineering."""
    return _lacks(state, owner, matter[1]) and state.uses(owner, state.world().advance_of["engineering"])


def _needed(state: Position, owner: int, owed: Bill, matter: Any) -> Bill:
    return owed.less(CULTURE, TOKENS_SAVED) if _lacks(state, owner, matter[1]) else owed


def _wanted(state: Position, owner: int, owed: Bill, matter: Any) -> Bill:
    if matter[1] >= 0 or _lacks(state, owner, matter[1]):
        return owed
    return owed.less(CULTURE, TOKENS_SAVED)


def _engaged(state: Position, owner: int, matter: Any) -> bool:
    return state.marked("e:E55", owner) or state.marked("e:E55/needed", owner)


def _depart(state: Position, owner: int, matter: Any) -> Frame | None:
    state.forget(DRAFTED)
    dismiss(state, owner, "E55", played=True)
    return None


EVENT_OFFER.act(EFFECTS["e:E55"], "", join)
CONSTRUCT_OPTIONS.permit(EFFECTS["e:E55"], _plans_it)
CONSTRUCT_COST.change(EFFECTS["e:E55"], "reductions", _needed, once=DRAFTED, part="needed")
CONSTRUCT_COST.change(EFFECTS["e:E55"], "reductions", _wanted, once=DRAFTED, optional=True)
CONSTRUCT_PAID.act(EFFECTS["e:E55"], "", _depart, _engaged, automatic=True)

# -- Great Diplomat (COC-35.3, 35.24) ----------------------------------------------------------------


class Embassy(Frame):
    """The taker names the opponent at once."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, [f"seat:{other}" for other in state.others(self.seat)], "diplomat", "COC-35.24")

    def on_choose(self, state: Position, answer: str) -> None:
        other = int(answer.removeprefix("seat:"))
        state.diplomat = [self.seat, other]
        state.say("embassy", seat=self.seat, other=other)


def _embassy(state: Position, owner: int, event: Any) -> Frame | None:
    join(state, owner, event)
    return Embassy(seat=owner)


def bound(state: Position, attacker: int, place: int) -> bool:
    """Whether the Diplomat stands between the attacker and whoever holds the space."""
    holder = state.holder[place]
    target = holder if holder != NOBODY else state.city[place]
    return state.diplomat in ([attacker, target], [target, attacker])


def _toll(state: Position, owner: int, owed: Bill, matter: Any) -> Bill:
    return owed.more(due(CULTURE, 2)) if bound(state, matter[0], matter[1]) else owed


def _broken(state: Position, owner: int, matter: Any) -> bool:
    return bound(state, matter[0], matter[1])


def _break_off(state: Position, owner: int, matter: Any) -> Frame | None:
    state.diplomat = []
    dismiss(state, owner, "E57")
    return None


def _recall(state: Position, owner: int, matter: Any) -> Frame | None:
    state.diplomat = []
    return None


def _lies_before(state: Position, owner: int, matter: Any) -> bool:
    return bool(state.diplomat) and state.diplomat[0] == owner


EVENT_OFFER.act(EFFECTS["e:E57"], "", _embassy)
ATTACK_PRICE.change(EFFECTS["e:E57"], "tokens", _toll, whose=ANY)
ATTACK_PAID.act(EFFECTS["e:E57"], "", _break_off, _broken, automatic=True)
WINDOW_ACTION.act(EFFECTS["e:E57"], "", _recall, _lies_before)

# -- Great Oracle (COC-35.14) ------------------------------------------------------------------------


class Oracle(Frame):
    """One objective card per player is drawn, looked at and assigned, face down."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "assign")
    VISIBLE: ClassVar[dict[str, Sight]] = {"cards": Sight(OWNER, "objective")}

    seat: int
    cards: list[list[int]]  # by seat: what its owner has drawn and not yet assigned
    turn: int = 0

    def draw(self, state: Position) -> Next:
        if len(self.cards[self.seat]) == state.seats:
            return "assign"
        renew_goals(state)
        return Draw(state.goal_deck, 1) if state.goal_deck else "assign"

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str:
        state.goal_deck.remove(drawn[0])
        self.cards[self.seat].append(drawn[0])
        state.whisper((self.seat,), "drawn", card=goal_answer(state, drawn[0]))
        return "draw"

    def assign(self, state: Position) -> Next:
        mine = self.cards[self.seat]
        if not mine:
            return END
        values = [goal_answer(state, card) for card in sorted(mine)]
        return Ask(self.seat, values, "oracle", "COC-35.14", always=True)

    def on_assign(self, state: Position, answer: str) -> str:
        other = (self.seat + self.turn) % state.seats
        card = state.world().goal_cards.index(answer.removeprefix("goal:"))
        self.cards[self.seat].remove(card)
        state.assigned[other].append(card)
        state.oracle[other] = (self.seat,)
        state.say("assigns", seat=self.seat, other=other)
        self.turn += 1
        return "assign"

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": (self.seat + self.turn) % state.seats}


def _prophesy(state: Position, owner: int, matter: Any) -> Frame | None:
    return Oracle(seat=owner, cards=[[] for _ in range(state.seats)])


def _cards_left(state: Position, owner: int, matter: Any) -> bool:
    return bool(state.goal_deck or state.goal_discard)


def _foretold(state: Position, owner: int, matter: Any) -> bool:
    return True


EVENT_OFFER.act(EFFECTS["e:E58"], "", join)
WINDOW_ACTION.act(EFFECTS["e:E58"], "", _prophesy, _cards_left)
DRAW_OBJECTIVE.permit(EFFECTS["e:E58"], _foretold)
