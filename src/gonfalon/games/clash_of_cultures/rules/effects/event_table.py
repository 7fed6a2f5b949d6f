"""Events that lie open until they are used up: Envoys Meet, Solar Eclipse, Trojan Horse (COC-35.7, 35.8, 35.21)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import CULTURE, IDEAS, NOBODY, WOOD
from gonfalon.games.clash_of_cultures.rules.cards import DrawPlan, hold_plan, plan_answer
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import Merits, leave_table, reward
from gonfalon.games.clash_of_cultures.rules.effects.event_moods import event_number
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONFLICT_START,
    DRAW_WONDER,
    EVENT_STAYS,
    EVENT_TEXT,
    ROUND_END,
    ROUND_SILENCE,
    SCORE_EVENTS,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import both, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, RETREAT, Battle, conflict_of
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects


def used_up(state: Position, name: str) -> bool:
    """Whether somebody has had the merit of the card already."""
    return any(row[0] == event_number(state, name) for row in state.merits)


# -- Envoys Meet (COC-35.21) -------------------------------------------------------------------------


class Envoys(Frame):
    """Gifts for two, and the top wonder card is laid open on the event."""

    STEPS: ClassVar[tuple[str, ...]] = ("whom", "reveal")

    seat: int

    def whom(self, state: Position) -> Next:
        return Ask(self.seat, [f"seat:{other}" for other in state.others(self.seat)], "envoys", "COC-35.21")

    def on_whom(self, state: Position, answer: str) -> None:
        gain(state, self.seat, IDEAS, 1)
        gain(state, self.seat, CULTURE, 1)
        gain(state, int(answer.removeprefix("seat:")), CULTURE, 1)

    def reveal(self, state: Position) -> Next:
        return Draw(state.plan_deck, 1) if state.plan_deck else END

    def on_reveal(self, state: Position, drawn: tuple[int, ...]) -> str:
        state.plan_deck.remove(drawn[0])
        state.envoys = drawn[0]
        state.say("envoys-wonder", wonder=plan_answer(state, drawn[0]))
        return END


def _envoys(state: Position, owner: int, drawer: Any) -> Frame | None:
    return Envoys(seat=owner)


def _nothing_shown(state: Position, owner: int, event: Any) -> bool:
    return event == event_number(state, "E40") and state.envoys == NOBODY


def _drawing(state: Position) -> DrawPlan:
    for frame in reversed(state.frames):
        if isinstance(frame, DrawPlan):
            return frame
    raise LookupError("no wonder card is being drawn")


def _may_take(state: Position, owner: int, matter: Any) -> bool:
    return state.envoys != NOBODY and _drawing(state).card == NOBODY


def _take_shown(state: Position, owner: int, matter: Any) -> Frame | None:
    """In place of the draw; the event is discarded."""
    wonder, state.envoys = state.envoys, NOBODY
    _drawing(state).card = wonder
    state.say("takes-wonder", seat=owner, wonder=plan_answer(state, wonder))
    hold_plan(state, owner, wonder)
    leave_table(state, "E40")
    return None


EVENT_TEXT.act(EFFECTS["e:E40"], "", _envoys)
EVENT_STAYS.ban(EFFECTS["e:E40"], _nothing_shown)
DRAW_WONDER.act(EFFECTS["e:E40"], "revealed", _take_shown, _may_take, optional=True)

# -- Solar Eclipse (COC-35.7) ------------------------------------------------------------------------

DARK: Final = "eclipse"


def _lies_there(state: Position, owner: int, drawer: Any) -> Frame | None:
    return None


def _next_combat(state: Position, owner: int, place: Any) -> bool:
    return not conflict_of(state).naval and not used_up(state, "E41") and not _dark(state)


def _dark(state: Position) -> bool:
    return any(mark == DARK for mark, _, _ in state.marks)


def _darken(state: Position, owner: int, place: Any) -> Frame | None:
    state.mark(DARK, owner, "conflict")
    return None


def _first_round(state: Position, owner: int, place: Any) -> bool:
    return state.marked(DARK, owner) and not used_up(state, "E41")


def _sun_returns(state: Position, owner: int, place: Any) -> Frame | None:
    """The attacker retreats if both still stand; the point is the winner's, else the defender's.

    Who cannot retreat (COC-33.34) fights on, and the point waits for the end.
    """
    c = conflict_of(state)
    if c.result == NOBODY:
        if not c.may_return(state):
            return None
        c.result = RETREAT
    winner = c.attacker if c.result == ATTACKER else c.defender
    reward(state, "E41", winner, 2)
    state.say("eclipse", seat=winner)
    return None


EVENT_TEXT.act(EFFECTS["e:E41"], "", _lies_there)
CONFLICT_START.act(EFFECTS["e:E41"], "noted", _darken, _next_combat, automatic=True)
ROUND_END.act(EFFECTS["e:E41"], "", _sun_returns, _first_round, automatic=True)
SCORE_EVENTS.change(EFFECTS["e:E41"], "sum", Merits("E41"))

# -- Trojan Horse (COC-35.8) -------------------------------------------------------------------------

HORSE: Final = "horse"
HORSE_PRICE = both(tokens(WOOD), tokens(CULTURE))


def _before_the_walls(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    if used_up(state, "E42") or c.side_of(owner) != ATTACKER or not c.city or state.city[c.place] == owner:
        return False
    return bool(c.defenders or c.fortress) and payable(state, owner, HORSE_PRICE)


class BuildHorse(Frame):
    """Wood and a culture token for a point and an enemy without a card in round 1."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "enter")

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, HORSE_PRICE, "COC-35.8")

    def enter(self, state: Position) -> Next:
        state.mark(HORSE, self.seat, "conflict")
        reward(state, "E42", self.seat, 2)
        state.say("horse", seat=self.seat, at=state.land().answers[conflict_of(state).place])
        return END


def _build_horse(state: Position, owner: int, place: Any) -> Frame | None:
    return BuildHorse(seat=owner)


def _deceived(state: Position, owner: int, matter: Any) -> bool:
    c: Battle = matter
    return c.round == 1 and state.marked(HORSE, owner)


EVENT_TEXT.act(EFFECTS["e:E42"], "", _lies_there)
CONFLICT_START.act(EFFECTS["e:E42"], "own", _build_horse, _before_the_walls, optional=True)
ROUND_SILENCE.permit(EFFECTS["e:E42"], _deceived)
SCORE_EVENTS.change(EFFECTS["e:E42"], "sum", Merits("E42"))
