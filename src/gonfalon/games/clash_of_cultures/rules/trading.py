"""Trades between players (section 5): resources, tokens and cards, through the common proposals.

Terms: ``give:food=2`` and ``get:gold=1``; ``show:A7`` and ``hide:A7`` give a card of the hand, shown or not;
``want:action=1`` asks for cards that the partner chooses; ``cede:E18`` and ``claim:E18`` are great persons of a hand.
"""

from bisect import insort
from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import GOOD_NAMES, GOODS, NOBODY
from gonfalon.games.clash_of_cultures.rules.goods import trim
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.proposals import Proposal
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

PER_TURN: Final = 2  # proposals a player may make in a turn, so that every turn ends
HANDS: Final = ("action", "objective", "wonder")


def hands(state: Position, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The cards of a hand, kind by kind."""
    return state.hand[seat], state.goals[seat], state.plans[seat]


def names(state: Position) -> tuple[list[str], list[str], list[str]]:
    world = state.world()
    return world.action_cards, world.goal_cards, world.wonders


def kind_of(card: str) -> int:
    """The kind of a card by the letter of its number."""
    return "AOW".index(card[0])


def persons(state: Position, seat: int) -> list[int]:
    """Great persons that are action cards of a hand (COC-5.5)."""
    return [event for event in state.persons[seat] if state.world().event_person[event] == "hand"]


def wealth(state: Position, seat: int) -> int:
    """How many things a seat could trade; everybody can count them."""
    cards = sum([len(hand) for hand in hands(state, seat)]) + len(persons(state, seat))
    return sum(state.goods[seat * GOODS : (seat + 1) * GOODS]) + cards


def can_trade(state: Position, seat: int, opened: int) -> bool:
    """COC-5.1: with an opponent, as long as there is something to exchange."""
    if opened >= PER_TURN or not state.options["trades"]:
        return False
    return any(wealth(state, who) for who in range(state.seats))


class Trade(Proposal):
    """COC-5.1 to 5.6: the active player and one opponent, at once and as a whole; one side may give nothing."""

    RULE: ClassVar[str] = "COC-5.2"

    def possible(self, state: Any) -> list[str]:
        out = [f"{side}:{name}=" for side in ("give", "get") for name in GOOD_NAMES]
        for kind, hand in enumerate(hands(state, self.seat)):
            for card in hand:
                out += [f"show:{names(state)[kind][card]}", f"hide:{names(state)[kind][card]}"]
        out += [f"want:{kind}=" for kind in HANDS]
        for side, seats in (("cede", [self.seat]), ("claim", self.partners)):
            out += [f"{side}:{state.world().events[event]}" for seat in seats for event in persons(state, seat)]
        return out

    def fits(self, state: Any, term: str) -> bool:
        side, _, what = term.partition(":")
        if side in ("show", "hide"):
            return not any(other.partition(":")[2] == what for other in self.terms)
        if side == "cede":
            return True
        if side == "claim":
            return bool(self.to) and state.world().event_of[what] in persons(state, self.to[0])
        return (side == "give" or bool(self.to)) and self.limits(state, term)[1] > 0

    def limits(self, state: Any, term: str) -> tuple[int, int, int]:
        side, _, what = term.removesuffix("=").partition(":")
        seat = self.seat if side == "give" else self.to[0]
        if side == "want":
            return 1, len(hands(state, seat)[HANDS.index(what)]), 1
        return 1, state.have(seat, GOOD_NAMES.index(what)), 1

    def said(self, state: Any, term: str) -> str:
        """COC-5.4: a card need not be shown."""
        side, _, what = term.partition(":")
        return f"hide:{HANDS[kind_of(what)]}" if side == "hide" else term

    def imagined(self, state: Any, term: str, generator: Generator) -> str:
        side, _, what = term.partition(":")
        if side != "hide" or what not in HANDS:
            return term
        kind = HANDS.index(what)
        hand = hands(state, self.seat)[kind]
        return f"hide:{names(state)[kind][hand[generator.below(len(hand))]]}" if hand else term

    def acceptable(self, state: Any, seat: int) -> bool:
        for term in self.terms:
            side, _, rest = term.partition(":")
            what, _, number = rest.partition("=")
            if side == "get" and state.have(seat, GOOD_NAMES.index(what)) < int(number):
                return False
        return True

    def exchange(self, state: Any) -> Next:
        """COC-5.2: everything at once; what the partner chooses to give is chosen first."""
        partner = self.to[0]
        wanted = [0, 0, 0]
        for term in self.terms:
            side, _, rest = term.partition(":")
            what, _, number = rest.partition("=")
            if side in ("give", "get"):
                good = GOOD_NAMES.index(what)
                amount = int(number) if side == "give" else -int(number)
                state.goods[self.seat * GOODS + good] -= amount
                state.goods[partner * GOODS + good] += amount
            elif side == "want":
                wanted[HANDS.index(what)] = int(number)
            elif side in ("show", "hide"):
                _hand_on(state, self.seat, partner, kind_of(what), names(state)[kind_of(what)].index(what))
            else:
                giver, taker = (self.seat, partner) if side == "cede" else (partner, self.seat)
                state.persons[giver].remove(state.world().event_of[what])
                state.persons[taker].append(state.world().event_of[what])
        for seat in (self.seat, partner):
            trim(state, seat)
        return HandOver(seat=partner, taker=self.seat, wanted=wanted) if any(wanted) else END

    @staticmethod
    def opened(state: Position, seat: int) -> "Trade":
        return Trade(seat=seat, partners=state.others(seat), to=[], accepted=[], terms=[], spoken=[])


def _hand_on(state: Position, giver: int, taker: int, kind: int, card: int) -> None:
    """A card changes hands; only the two know which."""
    hands(state, giver)[kind].remove(card)
    insort(hands(state, taker)[kind], card)
    answer = f"{('card', 'goal', 'wonder')[kind]}:{names(state)[kind][card]}"
    state.whisper((giver, taker), "handed", seat=giver, other=taker, card=answer)


class HandOver(Frame):
    """The partner chooses the cards that were agreed on by number."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    taker: int
    wanted: list[int]

    def choose(self, state: Position) -> Next:
        kind = self._kind()
        if kind == NOBODY:
            return END
        label = ("card", "goal", "wonder")[kind]
        held = hands(state, self.seat)[kind]
        return Ask(
            self.seat, [f"{label}:{names(state)[kind][card]}" for card in held], "hand-over", "COC-5.2", always=True
        )

    def _kind(self) -> int:
        for kind, number in enumerate(self.wanted):
            if number:
                return kind
        return NOBODY

    def on_choose(self, state: Position, answer: str) -> str:
        kind = self._kind()
        _hand_on(state, self.seat, self.taker, kind, names(state)[kind].index(answer.partition(":")[2]))
        self.wanted[kind] -= 1
        return "choose"
