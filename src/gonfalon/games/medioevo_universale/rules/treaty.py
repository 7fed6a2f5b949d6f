"""Offers: any mix of a pact, the end of one, armistice, peace, florins and prisoners (MEU-19.19, 28.44)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.rules import articles, pacts, wars
from gonfalon.games.medioevo_universale.rules.army import ONE, count, kinds
from gonfalon.games.medioevo_universale.rules.money import LOAN, borrow, means, receive
from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    PEACE,
    PLAYERS,
    WAR,
    Position,
)
from gonfalon.games.medioevo_universale.rules.powers import Use
from gonfalon.games.medioevo_universale.rules.purchases import room_for_units, unit_sites
from gonfalon.games.medioevo_universale.rules.units import place_units
from gonfalon.kernel.proposals import Proposal
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import END, Next

MOST_FLORINS: Final = 5000  # that can be asked of somebody whose money is hidden
MOST_RENT: Final = 500
FORMS: Final = ("end-war", "truce", "transit", "trade", "markets", "friendship", "alliance", "prisoners")
PURCHASES: Final = 4  # the phase in which units are placed
LATER: Final = "button:later"
#: What the ready-made forms propose
RENT: Final = 50
TURNS: Final = 2
HELP: Final = 3


class Treaty(Proposal):
    """One offer. Terms are as in articles.py; ready-made forms fill in several at once."""

    RULE: ClassVar[str] = "MEU-19.19"
    MAY_BE_SECRET: ClassVar[bool] = True
    MOST: ClassVar[int] = PLAYERS - 1

    freed: tuple[int, ...] = ()  # prisoners who have come home: whose, which unit, whose ...

    def parties(self) -> list[int]:
        return sorted([self.seat, *self.to])

    # -- what can be offered -----------------------------------------------------------------

    def possible(self, state: Any) -> list[str]:
        who = self.parties()
        pairs = [(a, b) for a in who for b in who if a < b]
        ways = [(a, b) for a in who for b in who if a != b]
        out = [f"peace:{a}-{b}" for a, b in pairs if state.relation[a * PLAYERS + b] != PEACE]
        out += [f"armistice:{a}-{b}" for a, b in pairs if state.relation[a * PLAYERS + b] == WAR]
        for name in articles.PERMISSIONS:
            out += [f"{name}:{a}-{b}" for a, b in ways]
        if pairs:
            out.append("non_belligerence:all")
        out += [f"defend:{a}-{b}=" for a, b in ways]
        foes = [seat for seat in state.playing() if seat not in who]
        out += [f"assault:{a}-{b}-{foe}=" for a, b in ways for foe in sorted(foes)]
        if pairs:
            out += [f"promise:{name}-{seat}" for name in articles.PROMISES for seat in who]
        out += [f"rent:{a}-{b}=" for a, b in ways]
        out += [f"fee:{a}-{b}=" for a, b in ways]
        out.append("until:turn=")
        out += [f"only:{state.world().names[t]}" for t, holder in enumerate(state.holder) if holder in who]
        out += [f"end:{pact[0]}" for pact in pacts.of(state, self.seat)]
        out += [f"pay:{a}-{b}=" for a, b in ways]
        return out + self._prisoners(state, ways)

    def _prisoners(self, state: Position, ways: list[tuple[int, int]]) -> list[str]:
        out: list[str] = []
        for a, b in ways:
            for owner in range(state.seats):
                held = state.prisoners[a * PLAYERS + owner]
                out += [f"prisoner:{a}-{owner}-{UNITS[unit]}-{b}=" for unit in kinds(held)]
        return out

    def fits(self, state: Any, term: str) -> bool:
        name, who = articles.kind(term), articles.seats(term)
        if name in ("peace", "armistice"):
            rest = term.partition(":")[2]
            return f"peace:{rest}" not in self.terms and f"armistice:{rest}" not in self.terms
        if name in articles.PACT:
            return self._calm(state)
        if name == "fee":
            return f"commercial:{who[1]}-{who[0]}" in self.terms
        if name == "until":
            return articles.is_pact(self.terms)
        if name == "only":
            holder = state.holder[state.world().index[articles.words(term)[0]]]
            granted = [other for other in self.terms if articles.kind(other) in articles.PERMISSIONS]
            return any(articles.seats(other)[0] == holder for other in granted)
        if name == "end":
            return self._may_end(state, int(articles.words(term)[0]))
        if name == "pay":
            reverse = f"pay:{who[1]}-{who[0]}="
            return not any(t.startswith(reverse) for t in self.terms) and self.limits(state, term)[1] > 0
        return not any(t.rpartition("-")[0] == term.rpartition("-")[0] for t in self.terms)  # prisoners

    def _calm(self, state: Position) -> bool:
        """MEU-19.4: no pact stands between players at war, unless the same offer ends it."""
        for a in self.parties():
            for b in self.parties():
                if a < b and state.relation[a * PLAYERS + b] != PEACE and f"peace:{a}-{b}" not in self.terms:
                    return False
        return True

    def _may_end(self, state: Position, number: int) -> bool:
        """MEU-19.15: all its signatories are asked; who is no party of a secret one is not."""
        pact = pacts.find(state, number)
        if pact is None or not set(pact[1]) <= set(self.parties()):
            return False
        return not pact[4] or len(pact[1]) == len(self.parties())

    def complete(self, state: Any) -> bool:
        """A secret pact is not ended in public (MEU-19.25)."""
        for term in self.terms:
            if articles.kind(term) == "end" and not self.secret:
                pact = pacts.find(state, int(articles.words(term)[0]))
                if pact is not None and pact[4]:
                    return False
        return True

    def limits(self, state: Any, term: str) -> tuple[int, int, int]:
        name, who = articles.kind(term), articles.seats(term)
        if name == "pay":
            if who[0] != self.seat:
                return 1, MOST_FLORINS, 1
            paid = [articles.number(t) for t in self.terms if t.startswith(f"pay:{self.seat}-")]
            return 1, state.florins[self.seat] - sum(paid), 1
        if name in ("rent", "fee"):
            return 1, MOST_RENT, 1
        if name == "until":
            return state.turn_number, max(state.turn_number, state.turns()), 1
        if name == "prisoner":
            held = state.prisoners[who[0] * PLAYERS + who[1]]
            return 1, max(1, count(held, UNITS.index(articles.words(term)[2]))), 1
        return 1, sum(state.world().unit_count), 1

    # -- forms -------------------------------------------------------------------------------

    def forms(self, state: Position) -> list[str]:
        """Ready-made offers to one player; every one of them may be sent as it is or added to."""
        return [f"form:{name}" for name in FORMS if len(self.to) == 1 and not self.terms and self.filled(state, name)]

    def filled(self, state: Position, name: str) -> list[str]:
        """The terms of a form; none where it makes no sense."""
        me, you = self.seat, self.to[0]
        pair = f"{min(me, you)}-{max(me, you)}"
        relation = state.relation[me * PLAYERS + you]
        until = f"until:turn={min(state.turns(), state.turn_number + TURNS - 1)}"
        markets = [f"commercial:{me}-{you}", f"commercial:{you}-{me}"]
        if name == "end-war":
            return [f"peace:{pair}"] if relation != PEACE else []
        if name == "truce":
            return [f"armistice:{pair}"] if relation == WAR else []
        if name == "prisoners":
            held = [state.prisoners[a * PLAYERS + b] for a, b in ((me, you), (you, me))]
            out = [f"prisoner:{me}-{you}-{UNITS[unit]}-{you}={count(held[0], unit)}" for unit in kinds(held[0])]
            return out + [f"prisoner:{you}-{me}-{UNITS[unit]}-{me}={count(held[1], unit)}" for unit in kinds(held[1])]
        if relation != PEACE:
            return []
        if name == "transit":
            return [f"passage:{you}-{me}", until]
        if name == "trade":
            return [f"commercial:{you}-{me}", f"rent:{me}-{you}={RENT}"]
        if name == "markets":
            return markets
        if name == "friendship":
            return [*markets, "non_belligerence:all"]
        return ["non_belligerence:all", f"defend:{me}-{you}={HELP}", f"defend:{you}-{me}={HELP}"]

    def compose(self, state: Any) -> Next:
        ask = super().compose(state)
        if isinstance(ask, Ask):
            ask.values[:0] = self.forms(state)
        return ask

    def on_compose(self, state: Any, answer: str) -> str:
        if answer.startswith("form:"):
            self.terms = self.filled(state, answer[5:])
            return "compose"
        step = super().on_compose(state, answer)
        if answer.startswith("seat:"):
            self._fit_again(state)
        return step

    def _fit_again(self, state: Position) -> None:
        """With one party more some terms have no place any more: an alliance against him, a pact with an enemy of
        his, the end of a secret pact that is not his."""
        every, terms = self.possible(state), self.terms
        self.terms = []
        for term in terms:
            stem, sign, _ = term.partition("=")
            if stem + sign in every and self.fits(state, stem + sign):
                self.terms.append(term)

    def refuse_compose(self, state: Any, answer: str) -> str | Refusal:
        """The rule behind a term that cannot be offered."""
        name = articles.kind(answer)
        if name in articles.PACT and not self._calm(state):
            return Refusal("MEU-19.4", "war-first")
        rules = {
            "peace": "MEU-19.5",
            "armistice": "MEU-19.5",
            "commercial": "MEU-19.7",
            "passage": "MEU-19.8",
            "military": "MEU-19.9",
            "civil": "MEU-19.9",
            "non_belligerence": "MEU-19.10",
            "defend": "MEU-19.11",
            "assault": "MEU-19.12",
            "end": "MEU-19.15",
            "rent": "MEU-19.20",
            "fee": "MEU-19.20",
            "pay": "MEU-3.9",
            "prisoner": "MEU-12.12",
        }
        return rules.get(name, "MEU-19.16" if name in ("until", "only", "promise") else "MEU-19.19")

    def refuse_amount(self, state: Any, answer: str) -> str:
        return "MEU-3.9" if articles.kind(self.wanting) == "pay" else "MEU-19.16"

    # -- sending, answering, carrying out ----------------------------------------------------

    def _send(self, state: Any) -> None:
        state.offers[self.seat] += 1
        super()._send(state)

    def _owed(self, seat: int) -> int:
        return sum([articles.number(term) for term in self.terms if term.startswith(f"pay:{seat}-")])

    def acceptable(self, state: Any, seat: int) -> bool:
        return bool(self._owed(seat) <= state.florins[seat])

    def answer(self, state: Any) -> Next:
        """MEU-28.5: whoever lacks the florins asked of him may take a loan."""
        ask = super().answer(state)
        if (
            isinstance(ask, Ask)
            and not self.acceptable(state, ask.seat)
            and self._owed(ask.seat) <= means(state, ask.seat)
        ):
            ask.values.append(LOAN)
        return ask

    def on_answer(self, state: Any, answer: str) -> str:
        if answer != LOAN:
            return super().on_answer(state, answer)
        state.reveal()  # that he had not enough
        borrow(state, self.to[self.asked])
        return "answer"

    def exchange(self, state: Any) -> Next:
        """MEU-19.19: at once and completely."""
        for term in self.terms:
            self._carry_out(state, articles.kind(term), articles.seats(term), term)
        if articles.is_pact(self.terms):
            clauses, payments = articles.clauses(state, self.terms), articles.payments(self.terms)
            last = articles.last_turn(self.terms)
            pacts.sign(state, tuple(self.parties()), clauses, payments, self.secret > 0, last)
        return END

    def _carry_out(self, state: Position, name: str, who: list[int], term: str) -> None:
        if name == "peace":
            wars.make_peace(state, who[0], who[1])
        elif name == "armistice":
            state.relate(who[0], who[1], ARMISTICE)
            state.say("armistice", seat=who[0], other=who[1])
        elif name == "end":
            pacts.end_pact(state, int(articles.words(term)[0]))
        elif name == "pay":
            state.florins[who[0]] -= articles.number(term)
            receive(state, who[1], articles.number(term))
        elif name == "prisoner":
            army = ONE[UNITS.index(articles.words(term)[2])] * articles.number(term)
            state.prisoners[who[0] * PLAYERS + who[1]] -= army
            if who[1] != who[2]:
                state.prisoners[who[2] * PLAYERS + who[1]] += army
            else:  # he comes home: beside the board, until he is placed (MEU-7.36)
                state.waiting[who[1]] += army
                self.freed += (who[1], UNITS.index(articles.words(term)[2])) * articles.number(term)

    # -- in words ----------------------------------------------------------------------------

    def _tell(self, state: Any, key: str) -> None:
        said = [articles.phrase(state, term) for term in self.spoken]
        facts = {"seat": self.seat, "terms": said, "secret": self.secret > 0, **self.addressed()}
        if self.secret:
            state.whisper(self.readers, key, **facts)
        else:
            state.say(key, **facts)

    def about(self, state: Any) -> dict[str, Any]:
        terms, to = self.spoken or self.terms, [f"seat:{seat}" for seat in self.to]
        answers = self.STEPS[self.at] == "answer" and self.asked < len(self.to)
        reader = self.to[self.asked] if answers else self.seat
        out: dict[str, Any] = {"other": self.seat, "count": len(terms), "secret": self.secret > 0}
        out |= {"to": to, "named": len(to), "terms": [articles.phrase(state, term, reader) for term in terms]}
        for name, part in zip(("gets", "gives", "binds"), articles.balance(state, terms, reader), strict=True):
            out |= {name: [articles.phrase(state, term, reader) for term in part], f"{name}-count": len(part)}
        if self.wanting:
            out["term"] = "wanted:" + articles.kind(self.wanting)
        return out

    def about_compose(self, state: Any, answer: str) -> dict[str, Any]:
        return dict(articles.facts(state, answer)) if articles.kind(answer) not in ("seat", "button", "form") else {}


class MakeOffer(Use):
    """A draft, seen by its maker alone until it is sent."""

    STEPS: ClassVar[tuple[str, ...]] = ("draft", "homecoming")

    freed: tuple[int, ...] = ()

    def draft(self, state: Position) -> Next:
        return Treaty(seat=self.seat, partners=state.others(self.seat), to=[], accepted=[], terms=[], spoken=[])

    def on_draft(self, state: Position, treaty: Treaty) -> None:
        self.withdrawn = not treaty.sent()
        self.freed = treaty.freed

    def homecoming(self, state: Position) -> Next:
        """MEU-7.36: in phase 4 they are placed and counted like ransomed ones; at any other time they wait."""
        if not self.freed or state.phase != PURCHASES:
            return END
        seat = self.freed[0]
        places = unit_sites(state, seat) if room_for_units(state, seat) else []
        return Ask(seat, [*[state.world().answers[t] for t in places], LATER], "homecoming", "MEU-7.36", default=LATER)

    def about(self, state: Any) -> dict[str, Any]:
        return {"thing": f"unit:{UNITS[self.freed[1]]}"} if self.freed else {}

    def on_homecoming(self, state: Position, answer: str) -> str:
        seat, unit = self.freed[:2]
        self.freed = self.freed[2:]
        if answer != LATER:
            state.waiting[seat] -= ONE[unit]
            state.recruited[seat] += 1
            place_units(state, seat, ONE[unit], state.world().space_of[answer])
        return "homecoming"


def pending(state: Position) -> Treaty | None:
    """The offer that somebody must answer now."""
    top = state.frames[-1] if state.frames else None
    return top if isinstance(top, Treaty) and top.asked < len(top.to) and top.sent() else None


def worth(state: Position) -> dict[int, articles.Share]:
    """What the offer that must be answered now means for each of its parties; see articles.Share."""
    offer = pending(state)
    return articles.shares(state, offer.parties(), offer.terms) if offer is not None else {}
