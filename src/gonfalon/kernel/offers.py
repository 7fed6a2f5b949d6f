"""Negotiation: one seat proposes an exchange, others accept, refuse or make a counter-offer, one deal or none.

An offer is built by a short series of single picks: ``give:ore``, ``get:grain``, ``seat:2`` (to whom; nobody
named means everybody), then ``button:send``. Each addressee answers in turn; a counter-offer is built the
same way. Then the proposer concludes with one who accepted, or takes one counter-offer; what was accepted
cannot be withdrawn. Where nobody accepted he may also propose something else to those who made a counter-offer,
so often that only who never tires notices the bound. Picks only ever add, every addressee speaks once a round: a
negotiation always ends. What has not been sent is seen by nobody else, and may be dropped as if it had never been
thought of.

A game subclasses ``Offer`` and says what there is to exchange, who holds what, and what an exchange does.
It limits how many negotiations may be opened.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.sight import EVERYBODY, SEATS, Sight
from gonfalon.kernel.state import END, Frame, Next, State

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Negotiation(Frame):
    """What one seat proposes to others. Until it is sent, it is a draft that its maker alone can read."""

    RULE: ClassVar[str] = ""  # how a deal is made

    seat: int
    partners: list[int]  # who may be spoken to
    to: list[int]  # who is spoken to
    accepted: list[int]
    asked: int = 0
    rounds: int = 0  # how often it was proposed anew
    readers: tuple[int, ...] = ()  # who can read it

    def begin(self, state: State) -> None:
        self.readers = (self.seat,)

    def sent(self) -> bool:
        """Whether anybody else has read it."""
        return self.readers not in ((), (self.seat,))

    def private(self) -> bool:
        return not self.sent()


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Negotiation):
    """One proposal from its first word to its end. ``concluded`` is the partner of the deal, or -1."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "compose", "answer", "counter", "settle")
    VISIBLE: ClassVar[dict[str, Sight]] = {
        "give": Sight(SEATS, by="readers"),
        "get": Sight(SEATS, by="readers"),
        "to": Sight(SEATS, by="readers", size=False),
        "draft": Sight(SEATS, by="drafter"),
    }

    GOODS: ClassVar[tuple[str, ...]] = ()  # their ids: "ore" is answered as give:ore and named good:ore
    RULE_SIDES: ClassVar[str] = ""  # no good on both sides, at least one on each
    RULE_LIMIT: ClassVar[str] = ""  # nobody gives, or is asked for, more than he holds
    ROUNDS: ClassVar[int] = 0  # how often counter-offers may be answered by another proposal

    give: list[int]
    get: list[int]
    counters: list[list[int]]  # the seat, then what the proposer would give and get of each good
    draft: list[int]  # what is being built after the first offer: what its maker gives and gets of each good
    drafter: int = NOBODY
    concluded: int = NOBODY

    # -- what a game says --------------------------------------------------------------------

    def holds(self, state: Any, seat: int, good: int) -> int:
        """How many of a good a seat has."""
        raise NotImplementedError

    def size(self, state: Any, seat: int) -> int:
        """How many goods a seat has in all, as everybody can see."""
        raise NotImplementedError

    def exchange(self, state: Any, partner: int, give: list[int], get: list[int]) -> None:
        """The proposer gives and gets these numbers of each good."""
        raise NotImplementedError

    def shown(self, state: Any, seat: int, numbers: list[int]) -> None:
        """A seat has shown that it holds so many of each good, by offering or accepting."""

    # -- the procedure -----------------------------------------------------------------------

    def deal_unseen(self, state: Any, keeping: tuple[int, ...], generator: Generator) -> None:
        if self.drafter >= 0 and self.drafter not in keeping:
            self.draft = [0] * (2 * len(self.GOODS))

    def compose(self, state: State) -> Next:
        values = self._picks(state, self.seat, self.give, self.get, self.to or self.partners)
        if len(self.partners) > 1:
            asked = sum(self.get)
            for seat in self.partners:
                if seat not in self.to and self.size(state, seat) >= asked:
                    values.append(f"seat:{seat}")
        if sum(self.give) and sum(self.get):
            values.append("button:send")
        values.append("button:drop")
        return Ask(self.seat, values, "offer", self.RULE)

    def on_compose(self, state: State, answer: str) -> str:
        kind, _, ident = answer.partition(":")
        if kind == "give":
            self.give[self.GOODS.index(ident)] += 1
        elif kind == "get":
            self.get[self.GOODS.index(ident)] += 1
        elif kind == "seat":
            self.to.append(int(ident))
        elif ident == "drop":
            return END
        else:
            self.readers = (EVERYBODY,)
            return self._send(state, [seat for seat in self.partners if seat in self.to] or self.partners)
        return "compose"

    def _send(self, state: State, to: list[int]) -> str:
        """These are asked, as far as they could have what is wanted."""
        asked = sum(self.get)
        self.to = [seat for seat in to if self.size(state, seat) >= asked]
        self.asked = 0
        state.reveal()  # what is offered is held
        self.shown(state, self.seat, self.give)
        names = [f"seat:{seat}" for seat in self.to]
        state.say("offer", seat=self.seat, give=self.listed(self.give), get=self.listed(self.get), to=names)
        return "answer"

    def refuse_compose(self, state: State, answer: str) -> Refusal | None:
        return self._refuse(state, self.seat, self.give, self.get, self.to or self.partners, answer)

    def _refuse(
        self, state: State, maker: int, give: list[int], get: list[int], to: list[int], answer: str
    ) -> Refusal | None:
        """What cannot be added to an offer that is being built, or why it cannot be sent."""
        kind, _, ident = answer.partition(":")
        if answer == "button:send":
            return Refusal(self.RULE_SIDES, "offer-one-sided", given=sum(give), wanted=sum(get))
        if kind not in ("give", "get") or ident not in self.GOODS:
            return None
        good = self.GOODS.index(ident)
        if (get if kind == "give" else give)[good]:
            return Refusal(self.RULE_SIDES, "offer-both-sides", good=f"good:{ident}")
        have = self.holds(state, maker, good)
        side = give if kind == "give" else get
        if not side[good] and _kinds(side) == len(self.GOODS) - 1 and (kind == "get" or have):
            return Refusal(self.RULE_SIDES, "offer-all-kinds")
        if kind == "give":
            return Refusal(self.RULE_LIMIT, "offer-no-more", good=f"good:{ident}", have=have)
        most = max([self.size(state, seat) for seat in to], default=0)
        return Refusal(self.RULE_LIMIT, "offer-too-much", most=most)

    def answer(self, state: State) -> Next:
        if self.asked == len(self.to):
            return "settle"
        seat = self.to[self.asked]
        values: list[str] = []
        if self._affords(state, seat, self.get):
            values.append("button:accept")
        values.append("button:refuse")
        if self.size(state, seat) > 0 and self.size(state, self.seat) > 0:
            values.append("button:counter")
        return Ask(seat, values, "offer-answer", self.RULE)

    def on_answer(self, state: State, answer: str) -> str:
        seat = self.to[self.asked]
        if answer == "button:counter":
            return self._draft(seat)
        if answer == "button:accept":
            self.accepted.append(seat)
            state.reveal()
            self.shown(state, seat, self.get)
            state.say("offer-accepted", seat=seat)
        else:
            state.say("offer-refused", seat=seat)
        return self._answered()

    def refuse_answer(self, state: State, answer: str) -> Refusal | None:
        seat = self.to[self.asked]
        if answer == "button:counter":
            return Refusal(self.RULE_LIMIT, "offer-no-cards", other=self.seat, mine=not self.size(state, seat))
        if answer != "button:accept":
            return None
        return Refusal(self.RULE_LIMIT, "offer-short", short=self._short(state, seat, self.get))

    def _short(self, state: State, seat: int, wanted: list[int]) -> list[str]:
        """What a seat lacks to give so much."""
        short = [wanted[good] - self.holds(state, seat, good) for good in range(len(self.GOODS))]
        return self.listed([max(0, number) for number in short])

    def _draft(self, maker: int) -> str:
        self.draft = [0] * (2 * len(self.GOODS))
        self.drafter = maker
        return "counter"

    def counter(self, state: State) -> Next:
        """A counter-offer, or what the proposer has to say to those that were made."""
        count = len(self.GOODS)
        give, get = self.draft[:count], self.draft[count:]
        own = self.drafter == self.seat
        to = [terms[0] for terms in self.counters] if own else [self.seat]
        values = self._picks(state, self.drafter, give, get, to)
        if sum(give) and sum(get):
            values.append("button:send")
        values.append("button:drop")
        return Ask(self.drafter, values, "offer" if own else "offer-counter", self.RULE)

    def on_counter(self, state: State, answer: str) -> str:
        kind, _, ident = answer.partition(":")
        count = len(self.GOODS)
        if kind == "give":
            self.draft[self.GOODS.index(ident)] += 1
            return "counter"
        if kind == "get":
            self.draft[count + self.GOODS.index(ident)] += 1
            return "counter"
        maker = self.drafter
        give, get = self.draft[:count], self.draft[count:]
        self.draft = []
        self.drafter = NOBODY
        if ident == "drop":
            return "settle" if maker == self.seat else "answer"
        if maker == self.seat:
            to = [terms[0] for terms in self.counters]
            self.give, self.get, self.counters = give, get, []
            self.rounds += 1
            return self._send(state, to)
        self.counters.append([maker, *get, *give])
        state.reveal()
        self.shown(state, maker, give)
        state.say("offer-countered", seat=maker, give=self.listed(give), get=self.listed(get))
        return self._answered()

    def _answered(self) -> str:
        """The next addressee."""
        self.asked += 1
        return "answer"

    def refuse_counter(self, state: State, answer: str) -> Refusal | None:
        count = len(self.GOODS)
        to = [terms[0] for terms in self.counters] if self.drafter == self.seat else [self.seat]
        return self._refuse(state, self.drafter, self.draft[:count], self.draft[count:], to, answer)

    def settle(self, state: State) -> Next:
        count = len(self.GOODS)
        values = [f"accept:{seat}" for seat in self.accepted]
        for terms in self.counters:
            if self._affords(state, self.seat, terms[1 : count + 1]):
                values.append(f"counter:{terms[0]}")
        if not self.accepted:
            if not self.counters:
                return END
            if self.rounds < self.ROUNDS:
                values.append("button:again")
            values.append("button:none")
        return Ask(self.seat, values, "offer-settle", self.RULE, open=not self.counters)

    def refuse_settle(self, state: State, answer: str) -> Refusal | None:
        kind, _, ident = answer.partition(":")
        if answer in ("button:none", "button:again"):
            if self.accepted:
                return Refusal(self.RULE, "offer-bound", other=self.accepted[0])
            return Refusal(self.RULE, "offer-rounds", count=self.ROUNDS)
        if kind not in ("accept", "counter") or not ident.isdecimal() or int(ident) >= state.seats:
            return None
        if kind == "accept":
            return Refusal(self.RULE, "offer-not-accepted", other=int(ident))
        if int(ident) not in [terms[0] for terms in self.counters]:
            return Refusal(self.RULE, "offer-no-counter", other=int(ident))
        wanted, _ = self.terms_of(int(ident))
        return Refusal(self.RULE_LIMIT, "offer-short", short=self._short(state, self.seat, wanted))

    def on_settle(self, state: State, answer: str) -> str:
        kind, _, ident = answer.partition(":")
        if answer == "button:again":
            return self._draft(self.seat)
        if kind == "button":
            state.say("offer-left", seat=self.seat)
            return END
        partner = int(ident)
        give, get = (self.give, self.get) if kind == "accept" else self.terms_of(partner)
        self.exchange(state, partner, give, get)
        state.reveal()
        self.concluded = partner
        state.say("deal", seat=self.seat, other=partner, give=self.listed(give), get=self.listed(get))
        return END

    # -- looking at it -----------------------------------------------------------------------

    def terms_of(self, partner: int) -> tuple[list[int], list[int]]:
        """What the proposer gives and gets by the counter-offer of this seat."""
        count = len(self.GOODS)
        for terms in self.counters:
            if terms[0] == partner:
                return terms[1 : count + 1], terms[count + 1 :]
        raise ValueError(f"seat {partner} has made no counter-offer")

    def listed(self, numbers: list[int]) -> list[str]:
        """Goods by name, each as often as it is there."""
        return [f"good:{self.GOODS[good]}" for good, number in enumerate(numbers) for _ in range(number)]

    def about(self, state: Any) -> dict[str, Any]:
        """Both sides of the offer, or of the counter-offer being built, with their sizes; who made it, and to whom."""
        count = len(self.GOODS)
        mine, theirs = (self.draft[:count], self.draft[count:]) if self.draft else (self.give, self.get)
        facts = {"other": self.seat, "to": [f"seat:{seat}" for seat in self.to], "named": len(self.to)}
        facts |= {"give": self.listed(mine), "given": sum(mine), "get": self.listed(theirs), "wanted": sum(theirs)}
        return facts

    def about_compose(self, state: Any, answer: str) -> dict[str, Any]:
        kind, _, ident = answer.partition(":")
        return {"what": [f"good:{ident}"]} if kind in ("give", "get") else {}

    def about_counter(self, state: Any, answer: str) -> dict[str, Any]:
        return self.about_compose(state, answer)

    def about_settle(self, state: Any, answer: str) -> dict[str, Any]:
        kind, _, ident = answer.partition(":")
        if kind == "button":
            return {}
        give, get = (self.give, self.get) if kind == "accept" else self.terms_of(int(ident))
        return {"partner": int(ident), "give": self.listed(give), "get": self.listed(get)}

    def _affords(self, state: State, seat: int, numbers: list[int]) -> bool:
        for good, number in enumerate(numbers):
            if number and self.holds(state, seat, good) < number:
                return False
        return True

    def _picks(self, state: State, maker: int, give: list[int], get: list[int], asked: list[int]) -> list[str]:
        """What may be added to either side of an offer; one good is left for the other side."""
        values: list[str] = []
        most_kinds = len(self.GOODS) - 1
        may_give, may_get = _kinds(give) < most_kinds, _kinds(get) < most_kinds
        for good, name in enumerate(self.GOODS):
            if not get[good] and (give[good] or may_give) and self.holds(state, maker, good) > give[good]:
                values.append("give:" + name)
        most = 0
        for seat in asked:
            most = max(most, self.size(state, seat))
        if sum(get) < most:
            for good, name in enumerate(self.GOODS):
                if not give[good] and (get[good] or may_get):
                    values.append("get:" + name)
        return values


def _kinds(numbers: list[int]) -> int:
    """How many different goods these are."""
    return sum([1 for number in numbers if number])
