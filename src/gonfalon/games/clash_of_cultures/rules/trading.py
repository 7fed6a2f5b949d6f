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
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next

PER_TURN: Final = 8  # trades a player may conclude in a turn ...
REFUSALS: Final = 2  # ... and proposals that may be refused, so that every turn ends (COC-5.6)
HANDS: Final = ("action", "objective", "wonder")
GOODS_GIVEN: Final = [f"give:{name}=" for name in GOOD_NAMES]
GOODS_GOT: Final = [f"get:{name}=" for name in GOOD_NAMES]
CARDS_WANTED: Final = [f"want:{kind}=" for kind in HANDS]
GIVE: Final = 0
GET: Final = 1
WANT: Final = 2
#: Of the terms with a number: which of these they are, and the good or kind of card they are about.
COUNTED: Final[dict[str, tuple[int, int]]] = {
    term: (side, number)
    for side, terms in enumerate((GOODS_GIVEN, GOODS_GOT, CARDS_WANTED))
    for number, term in enumerate(terms)
}
GIVEN: Final = ("give", "show", "hide", "cede")
ASKED: Final = ("get", "want", "claim")


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


def can_trade(state: Position, seat: int, made: int, refused: int) -> bool:
    """COC-5.1: with an opponent, as long as there is something to exchange."""
    if made >= PER_TURN or refused >= REFUSALS or not state.options["trades"]:
        return False
    return any(wealth(state, who) for who in range(state.seats))


class Trade(Proposal):
    """COC-5.1 to 5.6: the active player and one opponent, at once and as a whole; one side may give nothing."""

    RULE: ClassVar[str] = "COC-5.2"

    handed: bool = False  # everything has changed hands

    def possible(self, state: Any) -> list[str]:
        position: Position = state
        out = GOODS_GIVEN + GOODS_GOT
        printed = names(position)
        for kind, hand in enumerate(hands(position, self.seat)):
            for card in hand:
                out.append("show:" + printed[kind][card])
                out.append("hide:" + printed[kind][card])
        out += CARDS_WANTED
        events = position.world().events
        for event in persons(position, self.seat):
            out.append("cede:" + events[event])
        for seat in self.partners:
            for event in persons(position, seat):
                out.append("claim:" + events[event])
        return out

    def fits(self, state: Any, term: str) -> bool:
        counted = COUNTED.get(term)
        if counted is not None:
            return bool(self.to) and self._most(state, counted[0], counted[1]) > 0
        side, _, what = term.partition(":")
        if side in ("show", "hide"):
            return not any(other.partition(":")[2] == what for other in self.terms)
        if side == "cede":
            return True
        return bool(self.to) and state.world().event_of[what] in persons(state, self.to[0])

    def limits(self, state: Any, term: str) -> tuple[int, int, int]:
        if not term or not self.to:
            return 1, 1, 1  # a draft somebody else cannot read
        side, number = COUNTED[term]
        return 1, self._most(state, side, number), 1

    def _most(self, state: Position, side: int, number: int) -> int:
        """How many of a good its giver has, or how many cards of a kind."""
        if side == GIVE:
            return state.have(self.seat, number)
        partner = self.to[0]
        return state.have(partner, number) if side == GET else len(hands(state, partner)[number])

    def said(self, state: Any, term: str) -> str:
        """COC-5.4: a card need not be shown."""
        side, _, what = term.partition(":")
        return f"hide:{HANDS[kind_of(what)]}" if side == "hide" else term

    def deal_unseen(self, state: Any, keeping: tuple[int, ...], generator: Generator) -> None:
        """A card that was shown is in its giver's hand in every world; those not shown are different ones of it.

        Once they are in other hands the terms have done their work.
        """
        if self.seat not in keeping and not self.handed:
            self.terms = []
            shown = [term.partition(":")[2] for term in self.spoken if term.startswith("show:")]
            for what in shown:
                kind = kind_of(what)
                kept = [names(state)[kind].index(card) for card in shown if kind_of(card) == kind]
                _bring(state, self.seat, kind, names(state)[kind].index(what), kept, generator)
            for term in self.spoken:
                self.terms.append(self.imagined(state, term, generator))

    def imagined(self, state: Any, term: str, generator: Generator) -> str:
        side, _, what = term.partition(":")
        if side != "hide" or what not in HANDS:
            return term
        kind = HANDS.index(what)
        named = [other.partition(":")[2] for other in (*self.terms, *self.spoken)]
        hand = [card for card in hands(state, self.seat)[kind] if names(state)[kind][card] not in named]
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
        wanted = [0, 0, 0]
        for term in self.terms:
            side, _, rest = term.partition(":")
            what, _, number = rest.partition("=")
            if side == "want":
                wanted[HANDS.index(what)] = int(number)
        return HandOver(seat=self.to[0], taker=self.seat, wanted=wanted) if any(wanted) else None

    def over(self, state: Any) -> str:
        partner = self.to[0]
        self.handed = True
        for term in self.terms:
            side, _, rest = term.partition(":")
            what, _, number = rest.partition("=")
            if side in ("give", "get"):
                good = GOOD_NAMES.index(what)
                amount = int(number) if side == "give" else -int(number)
                state.goods[self.seat * GOODS + good] -= amount
                state.goods[partner * GOODS + good] += amount
            elif side in ("show", "hide"):
                _hand_on(state, self.seat, partner, kind_of(what), names(state)[kind_of(what)].index(what))
            elif side in ("cede", "claim"):
                giver, taker = (self.seat, partner) if side == "cede" else (partner, self.seat)
                state.persons[giver].remove(state.world().event_of[what])
                state.persons[taker].append(state.world().event_of[what])
                state.changed()
        for seat in (self.seat, partner):
            trim(state, seat)
        return END

    # -- in words ----------------------------------------------------------------------------

    def listed(self, terms: list[str], sides: tuple[str, ...]) -> list[str]:
        """The things of one side, each as often as it is there."""
        out: list[str] = []
        for term in terms:
            side, _, rest = term.partition(":")
            what, _, number = rest.partition("=")
            if side in sides:
                out.extend([thing(side, what)] * (int(number) if number else 1))
        return out

    def _tell(self, state: Any, key: str) -> None:
        position: Position = state
        if not position.logged():
            return
        give, get = self.listed(self.spoken, GIVEN), self.listed(self.spoken, ASKED)
        facts = {"give": give, "given": len(give), "get": get, "wanted": len(get)}
        position.say("trade-" + key, seat=self.seat, other=self.to[0], **facts)

    def about(self, state: Any) -> dict[str, Any]:
        terms = self.spoken or self.terms
        give, get = self.listed(terms, GIVEN), self.listed(terms, ASKED)
        to = [f"seat:{seat}" for seat in self.to]
        return {"other": self.seat, "to": to, "give": give, "given": len(give), "get": get, "wanted": len(get)}

    def about_compose(self, state: Any, answer: str) -> dict[str, Any]:
        side, _, what = answer.removesuffix("=").partition(":")
        return {"what": thing(side, what)} if side in GIVEN or side in ASKED else {}


class TradeTable(Frame):
    """With whom a trade is prepared, and the draft: a thought of its maker until it is sent."""

    STEPS: ClassVar[tuple[str, ...]] = ("partner", "propose")
    VISIBLE: ClassVar[dict[str, Sight]] = {"other": Sight(SEAT)}

    seat: int
    other: int = NOBODY  # the partner, unless the proposal was refused
    sent: bool = False

    def partner(self, state: Position) -> Next:
        values = [f"seat:{other}" for other in state.others(self.seat)]
        return Ask(self.seat, [*values, "button:drop"], "trade-with", "COC-5.1")

    def on_partner(self, state: Position, answer: str) -> str | None:
        if answer == "button:drop":
            return END
        self.other = int(answer.removeprefix("seat:"))
        return None

    def propose(self, state: Position) -> Next:
        return Trade(seat=self.seat, partners=[self.other], to=[self.other], accepted=[], terms=[], spoken=[])

    def on_propose(self, state: Position, done: Trade) -> str | None:
        """A draft that is dropped leads back to the choice of a partner."""
        self.sent = done.sent()
        if not done.concluded:
            self.other = NOBODY
        return None if self.sent else "partner"


def _bring(state: Position, seat: int, kind: int, card: int, kept: list[int], generator: Generator) -> None:
    """In an imagined deal: a card everybody has seen in a hand changes places with another one of that hand."""
    hand = hands(state, seat)[kind]
    loose = [other for other in hand if other not in kept]
    if card in hand or not loose:
        return
    others = [hands(state, other)[kind] for other in range(state.seats) if other != seat]
    oracle = state.assigned if kind == HANDS.index("objective") else []
    for cards in ((state.deck, state.goal_deck, state.plan_deck)[kind], *others, *oracle):
        if card in cards:
            given = loose[generator.below(len(loose))]
            hand.remove(given)
            cards.remove(card)
            insort(hand, card)
            insort(cards, given)
            return


def _hand_on(state: Position, giver: int, taker: int, kind: int, card: int) -> None:
    """A card changes hands; only the two know which."""
    hands(state, giver)[kind].remove(card)
    state.reveal()
    insort(hands(state, taker)[kind], card)
    answer = f"{('card', 'goal', 'wonder')[kind]}:{names(state)[kind][card]}"
    state.whisper((giver, taker), "handed", seat=giver, other=taker, card=answer)


def thing(side: str, what: str) -> str:
    """What a term is about: a good, a card, a great person, or cards of a kind."""
    if side in ("give", "get"):
        return f"good:{what}"
    if side in ("cede", "claim"):
        return f"event:{what}"
    if what in HANDS:
        return f"cards:{what}"
    return f"{('card', 'goal', 'wonder')[kind_of(what)]}:{what}"


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
