"""Proposals of any kind: goods, cards shown or not, clauses, for one seat or several, in public or in secret.

The maker adds terms one by one, short texts of the game's own (``give:card-7``, ``pact:passage``), names the
addressees and sends it. A term that ends in ``=`` asks for a number (``pay:2=`` becomes ``pay:2=350``). Every
addressee accepts or refuses in turn; it is carried out when all have accepted, and lapses at the first refusal. A
counter-proposal is a proposal of its own. The game limits how many may be made.

    class Treaty(Proposal):
        RULE: ClassVar[str] = "XYZ-9.3"

        def possible(self, state): return ["pact:passage", "pact:trade", *[f"pay:{seat}=" for seat in self.partners]]
        def exchange(self, state): ...
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.offers import Negotiation
from gonfalon.kernel.requests import DROP, Ask, Number, numbered
from gonfalon.kernel.sight import EVERYBODY, SEAT, SEATS, Sight
from gonfalon.kernel.state import END, Next

SEND: Final = "button:send"
SECRET: Final = "button:secret"
ACCEPT: Final = "button:accept"
REFUSE: Final = "button:refuse"


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposal(Negotiation):
    """One proposal. ``terms`` are as its maker knows them, ``spoken`` as those read them who may."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "compose", "amount", "answer", "settle", "over")
    VISIBLE: ClassVar[dict[str, Sight]] = {
        "terms": Sight(SEAT, size=False),
        "wanting": Sight(SEAT),
        "to": Sight(SEATS, by="readers", size=False),
        "spoken": Sight(SEATS, by="readers", size=False),
        "secret": Sight(SEATS, by="readers"),
    }
    MAY_BE_SECRET: ClassVar[bool] = False
    MOST: ClassVar[int] = 1  # addressees

    terms: list[str]
    spoken: list[str]
    wanting: str = ""  # the term whose number is asked for
    secret: int = 0  # 1: only its addressees read it
    concluded: bool = False

    # -- what a game says --------------------------------------------------------------------

    def possible(self, state: Any) -> list[str]:
        """Every term there could be, as far as the maker can see, always in the same order."""
        raise NotImplementedError

    def fits(self, state: Any, term: str) -> bool:
        """Whether a term may join those that are there."""
        return True

    def complete(self, state: Any) -> bool:
        """Whether the proposal may be sent to those who are named."""
        return True

    def limits(self, state: Any, term: str) -> tuple[int, int, int]:
        """The least and the largest number of a term, and the step between."""
        raise NotImplementedError

    def said(self, state: Any, term: str) -> str:
        """A term as the others read it: a card that is not shown is just a card."""
        return term

    def imagined(self, state: Any, term: str, generator: Generator) -> str:
        """What a term that was read so may really be, for somebody who cannot know."""
        return term

    def acceptable(self, state: Any, seat: int) -> bool:
        """Whether an addressee is able to accept."""
        return True

    def exchange(self, state: Any) -> Next:
        """All have accepted: carry the terms out."""
        raise NotImplementedError

    # -- the procedure -----------------------------------------------------------------------

    def compose(self, state: Any) -> Next:
        every = self.possible(state)
        stems = [_stem(term) for term in self.terms]
        last = max([every.index(stem) for stem in stems]) if stems else -1
        values: list[str] = []  # in one order: addressees, secrecy, terms
        later: list[str] = []
        more: list[str] = []
        for place, term in enumerate(every):
            if term not in stems and self.fits(state, term):
                (later if self.to and place > last else more).append(term)
        if len(self.to) < self.MOST:
            named = self._place(self.to[-1]) if self.to else -1
            for seat in self.partners:
                if seat not in self.to:
                    first = not self.terms and not self.secret and self._place(seat) > named
                    (values if first or not self.to else more).append(f"seat:{seat}")
        if self.MAY_BE_SECRET and not self.secret:
            (more if self.terms or not self.to else values).append(SECRET)
        values.extend(later)
        if self.terms and self.to and self.complete(state):
            values.append(SEND)
        return Ask(self.seat, [*values, DROP], "proposal", self.RULE, more=more)

    def _place(self, seat: int) -> int:
        return self.partners.index(seat) if seat in self.partners else -1

    def on_compose(self, state: Any, answer: str) -> str:
        if answer == DROP:
            return END
        if answer == SECRET:
            self.secret = 1
        elif answer == SEND:
            self._send(state)
            return "answer"
        elif answer.startswith("seat:"):
            named = [*self.to, int(answer.removeprefix("seat:"))]
            self.to = [seat for seat in self.partners if seat in named]
        elif answer.endswith("="):
            self.wanting = answer
            return "amount"
        else:
            self.terms.append(answer)
        return "compose"

    def amount(self, state: Any) -> Next:
        low, high, step = self.limits(state, self.wanting)
        return Number(self.seat, low, high, "proposal-amount", self.RULE, step)

    def on_amount(self, state: Any, answer: str) -> str:
        self.terms.append(f"{self.wanting}{numbered(answer)}")
        self.wanting = ""
        return "compose"

    def _send(self, state: Any) -> None:
        self.readers = (self.seat, *self.to) if self.secret else (EVERYBODY,)
        self.spoken = [self.said(state, term) for term in self.terms]
        state.reveal()  # what is proposed may be held
        self._tell(state, "proposal")

    def _tell(self, state: Any, key: str) -> None:
        facts = {"seat": self.seat, "terms": self.spoken[:], **self.addressed()}
        if self.secret:
            state.whisper(self.readers, key, **facts)
        else:
            state.say(key, **facts)

    def addressed(self) -> dict[str, Any]:
        """To whom it goes, and who speaks now, for the log."""
        speaks = self.to[min(self.asked, len(self.to) - 1)]
        return {"to": [f"seat:{seat}" for seat in self.to], "other": speaks, "many": len(self.to) > 1}

    def answer(self, state: Any) -> Next:
        if self.asked >= len(self.to):  # or somebody imagines it who cannot read to whom it goes
            return "settle"
        seat = self.to[self.asked]
        values = [ACCEPT, REFUSE] if self.acceptable(state, seat) else [REFUSE]
        return Ask(seat, values, "proposal-answer", self.RULE, always=True, default=REFUSE)

    def on_answer(self, state: Any, answer: str) -> str:
        if answer == REFUSE:
            self._tell(state, "proposal-refused")
            return END
        self.accepted.append(self.to[self.asked])
        state.reveal()  # that it can be kept, who is asked next learns now
        self.asked += 1
        return "answer"

    def settle(self, state: Any) -> Next:
        self.concluded = True
        state.reveal()  # a card that was not shown is seen by who gets it
        self._tell(state, "proposal-accepted")
        return self.exchange(state)

    def over(self, state: Any) -> str:
        return END

    # -- looking at it -----------------------------------------------------------------------

    def deal_unseen(self, state: Any, keeping: tuple[int, ...], generator: Generator) -> None:
        """Whoever reads it imagines what is behind its words; to all others it is still to be written."""
        if self.seat not in keeping:
            self.terms = [self.imagined(state, term, generator) for term in self.spoken]

    def about(self, state: Any) -> dict[str, Any]:
        """The terms as their reader knows them: drafted by the maker, read by the others."""
        terms = self.spoken or self.terms
        to = [f"seat:{seat}" for seat in self.to]
        return {"other": self.seat, "terms": terms[:], "count": len(terms), "to": to, "secret": self.secret > 0}


def _stem(term: str) -> str:
    """A term without its number: ``pay:2=`` of ``pay:2=350``."""
    head, sign, _ = term.partition("=")
    return head + sign
