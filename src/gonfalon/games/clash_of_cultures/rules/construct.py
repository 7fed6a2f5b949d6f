"""Construct (section 11) and wonders (COC-27.2 to 27.7)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import ANGRY, CULTURE, HAPPY, MOOD, PIECE_NAMES, PIECES
from gonfalon.games.clash_of_cultures.rules.activation import may_activate
from gonfalon.games.clash_of_cultures.rules.cards import plan_answer
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONSTRUCT_COST,
    CONSTRUCT_DONE,
    CONSTRUCT_LEAST,
    CONSTRUCT_MOOD,
    CONSTRUCT_OPTIONS,
    CONSTRUCT_PAID,
    CONSTRUCT_REBATE,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, bill, payable, paying, subsets
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

NEVER: Final = 10_000  # a rate nobody can pay

#: A wonder is named among the pieces by a number below 0.


def wonder_piece(wonder: int) -> int:
    return -1 - wonder


def base_cost(state: Position, piece: int) -> Bill:
    """The printed cost."""
    return bill(state.world().piece_cost[piece] if piece >= 0 else state.world().wonder_cost[-1 - piece])


def guarded(price: Bill, piece: int) -> Bill:
    """COC-34.1: the Great Arena makes no mood token stand for the culture tokens of a wonder."""
    return price if piece >= 0 else price.replacing(CULTURE, MOOD, NEVER)


def cost(state: Position, seat: int, city: int, piece: int, using: int = 0) -> Bill:
    """What a piece costs in this city (construct.cost)."""
    settled: Bill = CONSTRUCT_COST.settled(state, seat, base_cost(state, piece), (city, piece), using)
    return guarded(settled, piece)


def optional_bits(state: Position, seat: int) -> int:
    held = state.held(seat)
    out = 0
    for listener in CONSTRUCT_COST.listeners:
        if listener.optional and listener.ready_with(state, seat, held):
            out |= listener.effect.bit
    return out


def grows(state: Position, seat: int, city: int) -> int:
    """The mood with which a city may get one more piece (COC-11.1, 6.3); ANGRY if it may not."""
    size = state.size(city)
    if size >= state.number("city_size") or size >= len(state.cities(seat)):
        return ANGRY
    return int(CONSTRUCT_MOOD.settled(state, seat, state.mood[city], city))


def may_build(state: Position, seat: int, city: int, piece: int) -> bool:
    """The conditions but for the price (COC-11.1, 11.3, 6.3, 27.2, 27.3)."""
    return _may_be_built(state, seat, city, piece, grows(state, seat, city))


def _may_be_built(state: Position, seat: int, city: int, piece: int, mood: int) -> bool:
    if mood == ANGRY:
        return False
    if piece < 0:
        if mood != HAPPY:
            return False
    elif state.has_building(city, piece) or not state.spare_piece(seat, piece):
        return False
    return CONSTRUCT_OPTIONS.allowed(state, seat, (city, piece))


def pieces_for(state: Position, seat: int, city: int) -> list[int]:
    """What could be built and paid in a city: buildings, then wonders of the hand."""
    return _pieces(state, seat, city, PIECES + len(state.world().wonders))


def _pieces(state: Position, seat: int, city: int, most: int) -> list[int]:
    """The first so many of them."""
    mood = grows(state, seat, city)
    if mood == ANGRY:
        return []
    using = optional_bits(state, seat)
    plans = state.plans[seat] if not state.options["announced_wonders"] else state.shown_plans
    out: list[int] = []
    for piece in [*range(1, PIECES), *[wonder_piece(wonder) for wonder in plans]]:
        may = _may_be_built(state, seat, city, piece, mood)
        if may and within_means(state, seat, city, piece, 0, using):
            out.append(piece)
            if len(out) == most:
                break
    return out


def _least(state: Position, seat: int, city: int, piece: int, using: int) -> Bill:
    """The price with every effect that may lower it, as it helps this seat most."""
    price: Bill = CONSTRUCT_LEAST.settled(state, seat, cost(state, seat, city, piece, using), (city, piece))
    return price


def within_means(state: Position, seat: int, city: int, piece: int, using: int, every: int) -> bool:
    """Whether the price can be paid with the effects in use, and perhaps further ones; some replace it by another."""
    for more in subsets(every & ~using):
        if payable(state, seat, _least(state, seat, city, piece, using | more)):
            return True
    return False


def can_construct(state: Position, seat: int, city: int) -> bool:
    return may_activate(state, city) and bool(_pieces(state, seat, city, 1))


def piece_answer(state: Position, piece: int) -> str:
    return plan_answer(state, -1 - piece) if piece < 0 else "building:" + PIECE_NAMES[piece]


class Construct(Frame):
    """COC-11.8: piece, payment, placing, effect on construction, other effects after it."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "waivers", "reductions", "pay", "paid", "place", "done")

    seat: int
    city: int
    piece: int = 0
    only: tuple[int, ...] = ()  # a text may leave only some pieces
    using: int = 0
    rebate: tuple[int, ...] = ()  # goods that need not be paid

    def choose(self, state: Position) -> Next:
        if self.piece:
            return None
        found = [p for p in pieces_for(state, self.seat, self.city) if not self.only or p in self.only]
        return Ask(self.seat, [piece_answer(state, p) for p in found], "construct", "COC-11.3") if found else END

    def on_choose(self, state: Position, answer: str) -> None:
        kind, _, name = answer.partition(":")
        wonders = state.world().wonders
        self.piece = PIECE_NAMES.index(name) if kind == "building" else wonder_piece(wonders.index(name))

    def waivers(self, state: Position) -> Next:
        """Optional effects that change the price; one at a time, while they make a difference."""
        due = base_cost(state, self.piece)
        found = [
            effect
            for effect in CONSTRUCT_COST.choices(state, self.seat, due, (self.city, self.piece))
            if not effect.bit & self.using and self._payable(state, self.using | effect.bit)
        ]
        if not found:
            return None
        plain = payable(state, self.seat, _least(state, self.seat, self.city, self.piece, self.using))
        names = ["effect:" + effect.ident for effect in found]
        return Ask(self.seat, [*names, "button:done"] if plain else names, "waiver", "COC-4.9")

    def _payable(self, state: Position, using: int) -> bool:
        every = optional_bits(state, self.seat)
        return within_means(state, self.seat, self.city, self.piece, using, every)

    def on_waivers(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        self.using |= TABLE.effects[answer.removeprefix("effect:")].bit
        return "waivers"

    def about_waivers(self, state: Any, answer: str) -> dict[str, Any]:
        effect = TABLE.effects.get(answer.removeprefix("effect:"))
        return {} if effect is None else {"what": effect.thing}

    def reductions(self, state: Position) -> Next:
        return CONSTRUCT_REBATE.happen(state, [self.seat], (self.city, self.piece))

    def pay(self, state: Position) -> Next:
        due = CONSTRUCT_COST.taken(state, self.seat, base_cost(state, self.piece), (self.city, self.piece), self.using)
        for good in self.rebate:
            due = due.less(good, 1)
        return paying(self.seat, guarded(due, self.piece), "COC-11.2")

    def left(self, state: Position) -> Bill:
        """What is due after the effects chosen and the goods that need not be paid."""
        due = cost(state, self.seat, self.city, self.piece, self.using)
        for good in self.rebate:
            due = due.less(good, 1)
        return due

    def paid(self, state: Position) -> Next:
        return CONSTRUCT_PAID.happen(state, [self.seat], (self.city, self.piece))

    def place(self, state: Position) -> Next:
        if self.piece < 0:
            raise_wonder(state, self.seat, self.city, -1 - self.piece)
        else:
            state.place_piece(self.seat, self.piece, self.city)
        state.say("builds", seat=self.seat, what=piece_answer(state, self.piece), city=state.land().answers[self.city])
        return None

    def done(self, state: Position) -> Next:
        return CONSTRUCT_DONE.happen(state, [self.seat], (self.city, self.piece))

    def about(self, state: Any) -> dict[str, Any]:
        return {"city": state.land().answers[self.city]}


def raise_wonder(state: Position, seat: int, city: int, wonder: int) -> None:
    """COC-27.4: the card is laid open, the wonder stands in the city."""
    if wonder in state.shown_plans:
        state.shown_plans.remove(wonder)
    else:
        state.plans[seat].remove(wonder)
    state.wonder_at[wonder] = city
    state.changed()
    state.wonder_by[wonder] = seat
    state.built_wonder[seat] = state.round_count()
    if state.options["track"] == "wonder" and (state.age, state.round_number) in state.world().ends:
        state.closing = 1  # COC-36.6
