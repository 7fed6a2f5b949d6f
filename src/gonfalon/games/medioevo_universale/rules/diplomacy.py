"""Diplomatic acts: declarations of war, gifts, and offers of peace, armistice or a pact (section 19)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.finance import FREE_WINDOWS
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.money import receive
from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    CIVIL_CONTROL,
    COMMERCIAL,
    DECLARED,
    MILITARY_CONTROL,
    NON_BELLIGERENCE,
    PASSAGE,
    PEACE,
    PLAYERS,
    WAR,
    Position,
)
from gonfalon.games.medioevo_universale.rules.powers import ACTS, Power, Use
from gonfalon.games.medioevo_universale.rules.wars import break_pacts
from gonfalon.kernel.requests import Ask, Number
from gonfalon.kernel.state import END, Frame, Next

BACK: Final = "button:not-now"
ACCEPT: Final = "button:accept"
REFUSE: Final = "button:refuse"
#: What can be offered: the end of a war, a truce for this turn, or a mutual pact of one clause.
TERMS: Final = ("peace", "armistice", "commercial", "passage", "military", "civil", "non_belligerence")
CLAUSES: Final = {
    "commercial": COMMERCIAL,
    "passage": PASSAGE,
    "military": MILITARY_CONTROL,
    "civil": CIVIL_CONTROL,
    "non_belligerence": NON_BELLIGERENCE,
}


class Act(Power):
    """An act of list F with another player as its object."""

    aside: ClassVar[bool] = True

    def others(self, state: Position, seat: int) -> list[int]:
        return state.others(seat)

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.KIND in FREE_WINDOWS and bool(self.others(state, seat))


class DeclareWar(Act):
    """MEU-19.2: both may attack from the next turn on; pacts between them are broken at once (MEU-19.24)."""

    rule: ClassVar[str] = "MEU-19.2"

    def others(self, state: Position, seat: int) -> list[int]:
        return [other for other in state.others(seat) if state.relation[seat * PLAYERS + other] == PEACE]

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return Declaration(seat=seat)


class Declaration(Use):
    STEPS: ClassVar[tuple[str, ...]] = ("whom",)

    def whom(self, state: Position) -> Next:
        others = [other for other in state.others(self.seat) if state.relation[self.seat * PLAYERS + other] == PEACE]
        return Ask(self.seat, [*[f"seat:{other}" for other in others], BACK], "declare-war", "MEU-19.2")

    def on_whom(self, state: Position, answer: str) -> None:
        if answer == BACK:
            self.withdrawn = True
            return
        other = int(answer[5:])
        state.relate(self.seat, other, DECLARED)
        state.fought[self.seat * PLAYERS + other] = state.fought[other * PLAYERS + self.seat] = 0
        state.say("war", seat=self.seat, other=other)
        break_pacts(state, self.seat, other)


class Give(Act):
    """MEU-19.1: florins for another player."""

    rule: ClassVar[str] = "MEU-19.1"

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return state.florins[seat] > 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return Gift(seat=seat)


class Gift(Use):
    STEPS: ClassVar[tuple[str, ...]] = ("whom", "amount")

    other: int = -1

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": max(0, self.other)}

    def whom(self, state: Position) -> Next:
        return Ask(self.seat, [*[f"seat:{other}" for other in state.others(self.seat)], BACK], "gift", "MEU-19.1")

    def on_whom(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            self.withdrawn = True
            return END
        self.other = int(answer[5:])
        return None

    def amount(self, state: Position) -> Next:
        return Number(self.seat, 0, state.florins[self.seat], "gift-amount", "MEU-19.1", always=True)

    def on_amount(self, state: Position, answer: str) -> None:
        florins = int(answer[7:])
        if not florins:
            self.withdrawn = True
            return
        state.reveal()  # that he had so much
        state.florins[self.seat] -= florins
        receive(state, self.other, florins)
        state.say("gift", seat=self.seat, other=self.other, florins=florins)


class Offers(Act):
    """MEU-19.19: at most three offers."""

    rule: ClassVar[str] = "MEU-19.19"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return super().offered(state, seat, window) and state.offers[seat] < state.number("offers")

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return MakeOffer(seat=seat)


class MakeOffer(Use):
    """To whom, what, until when; the recipient accepts or refuses, and it is carried out at once (MEU-28.44)."""

    STEPS: ClassVar[tuple[str, ...]] = ("whom", "what", "until", "answer")

    other: int = -1
    terms: str = ""
    last: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        terms = f"terms:{self.terms}" if self.terms else "terms:none"
        return {"other": max(0, self.other), "terms": terms, "turn": self.last}

    def whom(self, state: Position) -> Next:
        return Ask(self.seat, [*[f"seat:{other}" for other in state.others(self.seat)], BACK], "offer-to", "MEU-19.19")

    def on_whom(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            self.withdrawn = True
            return END
        self.other = int(answer[5:])
        return None

    def what(self, state: Position) -> Next:
        relation = state.relation[self.seat * PLAYERS + self.other]
        fit = list(TERMS[2:])
        if relation in (DECLARED, WAR, ARMISTICE):
            fit = ["peace"] if relation != WAR else ["peace", "armistice"]
        return Ask(self.seat, [*[f"terms:{name}" for name in fit], BACK], "offer-what", "MEU-19.19")

    def on_what(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            self.withdrawn = True
            return END
        self.terms = answer[6:]
        state.offers[self.seat] += 1
        return None if self.terms in CLAUSES else "answer"

    def until(self, state: Position) -> Next:
        """MEU-19.6: without a last turn it lasts the whole game."""
        turns = int(state.options["turns"])
        values = [f"until:{turn}" for turn in range(state.turn_number, turns)]
        return Ask(self.seat, [*values, "until:0"], "offer-until", "MEU-19.6")

    def on_until(self, state: Position, answer: str) -> None:
        self.last = int(answer[6:])

    def answer(self, state: Position) -> Next:
        return Ask(self.other, [REFUSE, ACCEPT], "offer-answer", "MEU-28.44", "confirm", default=REFUSE)

    def on_answer(self, state: Position, answer: str) -> None:
        terms = f"terms:{self.terms}"
        if answer == REFUSE:
            state.say("refused", seat=self.other, other=self.seat, terms=terms)
            return
        state.say("agreed", seat=self.seat, other=self.other, terms=terms)
        if self.terms == "peace":
            make_peace(state, self.seat, self.other)
        elif self.terms == "armistice":
            state.relate(self.seat, self.other, ARMISTICE)
        else:
            sign(state, self.seat, self.other, CLAUSES[self.terms], self.last)


def make_peace(state: Position, seat: int, other: int) -> None:
    """MEU-19.5, 19.24: every state becomes peace."""
    fought = bool(state.fought[seat * PLAYERS + other])
    state.relate(seat, other, PEACE)
    for one in (seat, other):
        happened(state, one, "make_peace", 1, {"after_battle": fought})


def sign(state: Position, seat: int, other: int, clause: int, last: int) -> None:
    """MEU-19.16: a public pact in which both grant the same; ``last`` 0: for the whole game."""
    state.pact_count += 1
    clauses = ((clause, seat, other), (clause, other, seat))
    state.pacts.append((state.pact_count, (seat, other), clauses, (), False, last, state.turn_number))
    for territory in range(state.world().lands):
        state.refresh(territory)


ACTS["free:war"] = DeclareWar()
ACTS["free:gift"] = Give()
ACTS["free:offer"] = Offers()
