"""Leaders tied to a wonder (COC-33.10, 33.11): the named card in the place of a draw, and wonders as a free action."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import CULTURE, NOBODY
from gonfalon.games.clash_of_cultures.rules.activation import activate, may_activate
from gonfalon.games.clash_of_cultures.rules.cards import DrawPlan, hold_plan, plan_answer
from gonfalon.games.clash_of_cultures.rules.construct import Construct, pieces_for
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import leave_table
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONSTRUCT_COST,
    CONSTRUCT_OPTIONS,
    DRAW_WONDER,
    TABLE,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill
from gonfalon.games.clash_of_cultures.rules.position import UNBUILT, Position
from gonfalon.kernel.requests import Draw
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects


class MayClaim:
    """The named wonder is not built yet; the seat does not hold it, and it does not lie open (COC-36.8)."""

    def __init__(self, wonder: str) -> None:
        self.wonder = wonder

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        number = state.world().wonders.index(self.wonder)
        return state.wonder_at[number] == UNBUILT and number not in state.plans[owner] + state.shown_plans


class Claims:
    def __init__(self, wonder: str) -> None:
        self.wonder = wonder

    def __call__(self, state: Position, owner: int, matter: Any) -> Frame | None:
        return Claim(seat=owner, wonder=state.world().wonders.index(self.wonder))


class Claim(Frame):
    """COC-33.10: the card is taken wherever it is; who held it draws another one, Envoys Meet shows a new one."""

    STEPS: ClassVar[tuple[str, ...]] = ("take", "replace", "envoys")

    seat: int
    wonder: int
    loser: int = NOBODY
    shown: bool = False  # it lay on Envoys Meet

    def take(self, state: Position) -> Next:
        for frame in reversed(state.frames):
            if isinstance(frame, DrawPlan):
                frame.card = self.wonder
                break
        for seat in range(state.seats):
            if self.wonder in state.plans[seat]:
                state.plans[seat].remove(self.wonder)
                self.loser = seat
        if self.wonder in state.plan_deck:
            state.plan_deck.remove(self.wonder)
        if state.envoys == self.wonder:
            state.envoys = NOBODY
            self.shown = True
        hold_plan(state, self.seat, self.wonder)
        state.reveal()
        return None

    def replace(self, state: Position) -> Next:
        """A draw like any other: a leader of the loser's own, or Envoys Meet, may have their say."""
        return DrawPlan(seat=self.loser) if self.loser != NOBODY else None

    def envoys(self, state: Position) -> Next:
        if self.shown and not state.plan_deck:
            leave_table(state, "E40")
        return Draw(state.plan_deck, 1) if self.shown and state.plan_deck else END

    def on_envoys(self, state: Position, drawn: tuple[int, ...]) -> None:
        state.plan_deck.remove(drawn[0])
        state.envoys = drawn[0]
        state.say("envoys-wonder", wonder=plan_answer(state, drawn[0]))


def _wonders_for(state: Position, seat: int) -> list[int]:
    """Wonders that could be built in the leader's city."""
    city = city_of_leader(state, seat)
    if city == NOBODY or not may_activate(state, city):
        return []
    return [piece for piece in pieces_for(state, seat, city) if piece < 0]


def _may_raise(state: Position, owner: int, matter: Any) -> bool:
    return bool(_wonders_for(state, owner))


def _raise(state: Position, owner: int, matter: Any) -> Frame | None:
    city = city_of_leader(state, owner)
    work = Construct(seat=owner, city=city, only=tuple(_wonders_for(state, owner)))
    return activate(owner, city, "construct", work)


class Discount:
    """COC-33.11: the named wonder costs 2 culture tokens less in the leader's city."""

    def __init__(self, wonder: str) -> None:
        self.wonder = wonder

    def __call__(self, state: Position, owner: int, price: Bill, matter: Any) -> Bill:
        city, piece = matter
        named = piece < 0 and state.world().wonders[-1 - piece] == self.wonder
        return price.less(CULTURE, 2) if named and city == city_of_leader(state, owner) else price


def _nothing_new(state: Position, owner: int, matter: Any) -> bool:
    """The free action changes nothing in what may be built."""
    return False


def wonder_leader(ident: str, wonder: str) -> None:
    """Declare a leader tied to this wonder."""
    DRAW_WONDER.act(EFFECTS[ident], "leader", Claims(wonder), MayClaim(wonder))
    WINDOW_FREE.act(EFFECTS[ident], "", _raise, _may_raise)
    CONSTRUCT_OPTIONS.permit(EFFECTS[ident], _nothing_new)
    CONSTRUCT_COST.change(EFFECTS[ident], "reductions", Discount(wonder))
