"""Florins, technology points, loans: whoever has to pay something pays it here (MEU-28.15, sections 17 and 20)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import (
    ALL_POINTS,
    COLOURS,
    MONASTICISM,
    NO_POINT,
    PROSELYTISM,
    VIOLET,
)
from gonfalon.games.medioevo_universale.rules.nearby import near_rivals
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position
from gonfalon.games.medioevo_universale.rules.powers import CLAIMS
from gonfalon.games.medioevo_universale.rules.windows import FOR_POINTS, PIRATE, PIRATES, PlayCard, TurnCard
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

LOAN: Final = "button:loan"
WITHDRAW: Final = "button:withdraw"
BUY_POINT: Final = "button:buy-point"
CONVERT: Final = "tech:monasticism"
NO_POINTS: Final = (0, 0, 0, 0, 0, 0)
BARDS: Final = (44, 45)
BARD: Final = 50  # florins for the second of them


def points(colour: int, number: int) -> tuple[int, ...]:
    """So many technology points of one colour, as a cost."""
    return tuple([number if c == colour else 0 for c in range(6)])


def may_borrow(state: Position, seat: int) -> bool:
    """MEU-20.1: once per turn, five loans at most."""
    return not state.new_loan[seat] and state.loans[seat] < state.number("loans")


def borrow(state: Position, seat: int) -> None:
    state.loans[seat] += 1
    state.new_loan[seat] = 1
    receive(state, seat, state.number("loan"))
    state.say("loan", seat=seat)


def means(state: Position, seat: int) -> int:
    """Cash, and a loan if one may be taken."""
    return state.florins[seat] + (state.number("loan") if may_borrow(state, seat) else 0)


def receive(state: Position, seat: int, florins: int) -> None:
    """Money comes in; from a bankrupt the interest due is taken first (MEU-20.7)."""
    state.florins[seat] += florins
    if state.phase != 3:
        pay_due(state, seat)


def pay_due(state: Position, seat: int) -> None:
    """What a bankrupt has goes to the interest due."""
    if state.due[seat]:
        state.reveal()  # what remains due shows what he had
        paid = min(state.due[seat], state.florins[seat])
        state.florins[seat] -= paid
        state.due[seat] -= paid
        if not state.due[seat]:
            state.unpaid[seat] = 0  # late, but in the same turn (MEU-20.8)


def sources(state: Position, seat: int, colour: int) -> list[str]:
    """What gives a technology point of a colour besides money: cards for their corner, Objective tokens."""
    world = state.world()
    out: list[str] = []
    for card in state.cards(seat):
        if state.turned[card]:
            continue
        if (colour in world.corner_colours[card] and world.corner[card] != NO_POINT) or card in (PIRATE, PIRATES):
            out.append(f"card:{card}")
    if state.gears[seat * 6 + colour] > state.spent[seat * 6 + colour]:
        out.append(f"gear:{COLOURS[colour]}")
    return out


def borrowed(state: Position, seat: int, card: int) -> bool:
    """Whether a player has used a card by Proselytism this turn (MEU-16.24)."""
    return (-PROSELYTISM, seat, card) in state.effects


def lent_points(state: Position, seat: int, colour: int, buys: bool = False) -> list[int]:
    """Cards of neighbouring players that give a point of a colour for a violet one, which may be bought (MEU-28.15); in
    violet itself only those that give more than one point."""
    if not state.knows(seat, PROSELYTISM):
        return []
    if not buys and not state.tp[seat * 6 + VIOLET] and not sources(state, seat, VIOLET):
        return []
    world, out = state.world(), []
    for other in near_rivals(state, seat):
        for card in state.cards(other):
            gives = colour in world.corner_colours[card] and world.corner[card] != NO_POINT
            more = colour != VIOLET or card == PIRATES or world.corner[card] == ALL_POINTS
            if more and (gives or card in (PIRATE, PIRATES)) and not borrowed(state, seat, card):
                out.append(card)
    return out


def singers(state: Position, seat: int, colour: int) -> list[int]:
    """The Bards by whom a turned card could give a point of a colour once more (MEU-18.44, 18.45, 28.4)."""
    world = state.world()
    turned = [card for card in state.cards(seat) if state.turned[card] and card not in BARDS]
    if not any(card in (PIRATE, PIRATES) or colour in world.corner_colours[card] for card in turned):
        return []
    ready = [card for card in state.cards(seat) if card in BARDS and not state.turned[card]]
    return [card for card in ready if card == BARDS[0] or state.florins[seat] >= BARD]


def affordable(state: Position, seat: int, florins: int, need: tuple[int, ...]) -> bool:
    """MEU-3.9: whether a cost can be paid in full, with a loan if need be."""
    left = means(state, seat) - florins
    if left < 0:
        return False
    return left >= missing(state, seat, need) * state.number("missing_gear")


def missing(state: Position, seat: int, need: tuple[int, ...]) -> int:
    """How many of these points only money can give."""
    world = state.world()
    short = [max(0, need[c] - state.tp[seat * 6 + c]) for c in range(6)]
    spare = max(0, state.tp[seat * 6 + VIOLET] - need[VIOLET])
    for c in range(6):
        tokens = state.gears[seat * 6 + c] - state.spent[seat * 6 + c]
        if c == VIOLET:
            spare += max(0, tokens - short[c])
        short[c] = max(0, short[c] - tokens)
    for card in state.cards(seat):
        if state.turned[card] or not sum(short):
            continue
        wanted = [c for c in range(6) if short[c] and (card in (PIRATE, PIRATES) or c in world.corner_colours[card])]
        for c in wanted if world.corner[card] == ALL_POINTS else wanted[:1]:
            short[c] = max(0, short[c] - (2 if card == PIRATES else 1))
        if not wanted and VIOLET in world.corner_colours[card]:
            spare += 1
    if state.knows(seat, MONASTICISM):
        for c in range(6):
            used = min(spare, short[c]) if c != VIOLET else 0
            short[c] -= used
            spare -= used
    return sum(short)


class Pay(Frame):
    """Florins and technology points, from every source the payer likes. ``paid`` tells whether he did."""

    STEPS: ClassVar[tuple[str, ...]] = ("hand", "point", "turn", "again", "florin", "settle", "sing", "claim")

    seat: int
    florins: int
    need: tuple[int, ...]
    rule: str
    to: int = NOBODY  # NOBODY: the bank
    free: bool = True  # whether the payer may still withdraw
    bought: bool = True  # whether points may be bought for money (not on cards 71 and 72)
    card: int = 0
    lent: bool = False  # a neighbour's card gives the point (Proselytism)
    paid: bool = False

    def about(self, state: Any) -> dict[str, Any]:
        wanted = self._wanted(state)
        if wanted < 0:
            return {"florins": self.florins, "colour": "colour:none", "missing": 0}
        short = self.need[wanted] - state.tp[self.seat * 6 + wanted]
        return {"florins": self.florins, "colour": f"colour:{COLOURS[wanted]}", "missing": short}

    def _wanted(self, state: Position) -> int:
        """The colour of the next point that is not in hand; -1 if none is."""
        for colour in range(6):
            if self.need[colour] > state.tp[self.seat * 6 + colour]:
                return colour
        return -1

    def _less(self, colour: int, number: int = 1) -> None:
        self.need = tuple([n - number if c == colour else n for c, n in enumerate(self.need)])

    def hand(self, state: Position) -> Next:
        """Points in hand would be lost at the end of the phase: they come first (MEU-3.8), and stay in hand until all
        is there to be paid (MEU-28.15)."""
        return None if self._wanted(state) >= 0 else "florin"

    def point(self, state: Position) -> Next:
        colour = self._wanted(state)
        values = sources(state, self.seat, colour)
        if colour != VIOLET and state.knows(self.seat, MONASTICISM):
            violet = sources(state, self.seat, VIOLET)
            if state.tp[self.seat * 6 + VIOLET] > self.need[VIOLET] or violet:
                values.append(CONVERT)
        values += [f"sing:{bard}" for bard in singers(state, self.seat, colour)]
        buys = self.bought and state.florins[self.seat] >= self.florins + state.number("missing_gear")
        values += [f"borrow:{card}" for card in lent_points(state, self.seat, colour, buys)]
        if buys:
            values.append(BUY_POINT)
        elif may_borrow(state, self.seat):
            values.append(LOAN)
        if self.free or not values:
            values.append(WITHDRAW)
        claims = [f"claim:{card}" for card in state.cards(self.seat)]  # whose token may be spent at once (MEU-28.5)
        values += [claim for claim in claims if CLAIMS[claim].offered(state, self.seat, None)]
        return Ask(self.seat, values, "point", "MEU-7.9", always=True)

    def on_point(self, state: Position, answer: str) -> str | None:
        kind, _, ident = answer.partition(":")
        colour = self._wanted(state)
        if answer == WITHDRAW:
            if not self.free:
                state.reveal()  # that nothing else was left
            return END
        if answer == LOAN:
            state.reveal()  # that he had not enough
            borrow(state, self.seat)
            return "point"
        if kind == "claim":
            self.card = int(ident)
            return "claim"
        self.free = False
        if kind in ("card", "borrow"):
            self.card = int(ident)
            self.lent = kind == "borrow"
            if self.lent:
                self._less(VIOLET, -1)
                state.effects.append((-PROSELYTISM, self.seat, self.card))
            return None
        if kind == "sing":
            self.card = int(ident)
            return "sing"
        if kind == "gear":
            state.spent[self.seat * 6 + colour] += 1
            state.tp[self.seat * 6 + colour] += 1
        elif answer == CONVERT:
            self._less(colour)
            self._less(VIOLET, -1)
        else:
            state.reveal()  # that he had so much
            state.florins[self.seat] -= state.number("missing_gear")
            state.tp[self.seat * 6 + colour] += 1
        return "hand"

    def turn(self, state: Position) -> Next:
        wanted = self._wanted(state)
        return TurnCard(seat=self.seat, card=self.card, purpose=FOR_POINTS, colour=wanted, borrowed=self.lent)

    def on_turn(self, state: Position, turned: TurnCard) -> None:
        if turned.cancelled:  # MEU-28.15: he may finish by other means or withdraw
            self.free = True

    def again(self, state: Position) -> Next:
        return "hand"

    def florin(self, state: Position) -> Next:
        enough = state.florins[self.seat] >= self.florins
        if self.card or not enough:
            state.reveal()  # that he is asked shows what he has not; after a card, others' answers show that he has it
        if enough:
            return "settle"
        values = [LOAN] if may_borrow(state, self.seat) else []
        return Ask(self.seat, [*values, WITHDRAW], "short", "MEU-20.1", always=True)

    def on_florin(self, state: Position, answer: str) -> str:
        if answer == WITHDRAW:
            return END
        borrow(state, self.seat)
        return "florin"

    def settle(self, state: Position) -> Next:
        for colour in range(6):
            state.tp[self.seat * 6 + colour] -= self.need[colour]
        state.florins[self.seat] -= self.florins
        if self.to != NOBODY:
            receive(state, self.to, self.florins)
        self.paid = True
        return END

    def sing(self, state: Position) -> Next:
        """MEU-28.4: a Bard readies a card that can then be turned once more."""
        return PlayCard(seat=self.seat, card=self.card)

    def on_sing(self, state: Position, finished: Frame) -> str:
        return "hand"

    def claim(self, state: Position) -> Next:
        return CLAIMS[f"claim:{self.card}"].begin(state, self.seat, None)

    def on_claim(self, state: Position, finished: Frame) -> str:
        return "hand"
