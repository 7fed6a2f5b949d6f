"""Pacts: their record, signature, end, breach, payments (MEU-19.6, 19.13 to 19.17, 19.20 to 19.22, 19.25)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.honour import BREACH
from gonfalon.games.medioevo_universale.rules.money import LOAN, borrow, may_borrow, receive
from gonfalon.games.medioevo_universale.rules.position import NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.table import Pact
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import EVERYBODY, SEATS, Sight
from gonfalon.kernel.state import END, Frame, Next

#: Payments of a pact, as they begin; then who pays whom, and how much (MEU-19.20).
EVERY_TURN: Final = 0
PER_DEAL: Final = 1
BREAK: Final = "button:break"
COMBAT: Final = 5  # the phase in which guests leave

Clauses = tuple[tuple[int, ...], ...]


def sign(
    state: Position,
    parties: tuple[int, ...],
    clauses: Clauses,
    payments: Clauses = (),
    secret: bool = False,
    last: int = 0,
) -> int:
    """MEU-19.16: a pact begins; ``last`` 0: for the whole game. Its number tells nothing of secret ones."""
    if secret:
        like = [pact[0] for pact in state.pacts if pact[0] // 100 == _mask(parties)]
        number = max(like, default=_mask(parties) * 100) + 1
    else:
        state.pact_count += 1
        number = state.pact_count
    state.pacts.append((number, parties, clauses, payments, secret, last, state.turn_number))
    state.pact_readers.append(parties if secret else (EVERYBODY,))
    _refresh(state)
    return number


def _mask(parties: tuple[int, ...]) -> int:
    return sum([1 << seat for seat in parties])


def _refresh(state: Position) -> None:
    for territory in range(state.world().lands):
        state.refresh(territory)


def find(state: Position, number: int) -> Pact | None:
    for pact in state.pacts:
        if pact[0] == number:
            return pact
    return None


def of(state: Position, seat: int) -> list[Pact]:
    """The pacts a seat has signed."""
    return [pact for pact in state.pacts if seat in pact[1]]


def publish(state: Position, number: int) -> None:
    """MEU-19.14, 19.25: a secret pact is shown to all."""
    for at, pact in enumerate(state.pacts):
        if pact[0] == number and pact[4]:
            state.reveal()
            state.pacts[at] = (pact[0], pact[1], pact[2], pact[3], False, pact[5], pact[6])
            state.pact_readers[at] = (EVERYBODY,)


def end_pact(state: Position, number: int) -> None:
    """A pact is over, and what it allowed with it (MEU-19.17)."""
    for at, pact in enumerate(state.pacts):
        if pact[0] == number:
            del state.pacts[at]
            del state.pact_readers[at]
            dismiss(state)
            return


def dismiss(state: Position) -> None:
    """MEU-19.17: guests whom no pact admits any more have until the end of the next combat phase; enemies have not."""
    turn = state.turn_number + (state.phase >= COMBAT)
    for territory, host, guest in state.guests[:]:
        state.reveal()  # whether they go shows whether another pact admits them
        if not state.admits(host, guest, territory):
            state.guests.remove((territory, host, guest))
            if not state.hostile(host, guest):
                state.leaving.append((territory, host, guest, turn))
    _refresh(state)


def breach(state: Position, number: int, breaker: int) -> None:
    """MEU-19.13, 19.22: the breaker loses 2 HP, and the pact ends for all its parties."""
    if find(state, number) is None:
        return
    state.reveal()  # a pact there was, though not what it said
    end_pact(state, number)
    state.say("breach", seat=breaker)
    state.gain(breaker, -state.number("breach"), BREACH)


def expire(state: Position) -> None:
    """MEU-19.15: pacts end with their last turn."""
    for pact in state.pacts[:]:
        if pact[5] and pact[5] <= state.turn_number:
            end_pact(state, pact[0])
            words = {"number": pact[0], "parties": [f"seat:{seat}" for seat in pact[1]]}
            if pact[4]:
                state.whisper(pact[1], "pact-over", **words)
            else:
                state.say("pact-over", **words)


def overstayed(state: Position) -> list[tuple[int, int, int]]:
    """MEU-19.17, at the end of a combat phase: where, in whose land, who still stands without leave."""
    late: list[tuple[int, int, int]] = []
    kept: list[tuple[int, int, int, int]] = []
    for territory, host, guest, turn in state.leaving:
        state.reveal()  # whether another pact admits them by now
        there = state.army[territory * OWNERS + guest] > 0 and not state.admits(host, guest, territory)
        if there and turn > state.turn_number:
            kept.append((territory, host, guest, turn))
        elif there:
            late.append((territory, host, guest))
    state.leaving = kept
    return late


def dues(state: Position, payer: int, kind: int, payee: int = NOBODY) -> list[tuple[int, int, int]]:
    """The payments of a kind that a seat owes now: pact, to whom, florins."""
    out: list[tuple[int, int, int]] = []
    for pact in state.pacts:
        for payment in pact[3]:
            if payment[0] == kind and payment[1] == payer and payee in (NOBODY, payment[2]):
                out.append((pact[0], payment[2], payment[3]))
    return out


class PactDues(Frame):
    """MEU-19.20: taken automatically; whoever lacks the cash may take a loan, or breaks the pact (MEU-19.21)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "fail")
    VISIBLE: ClassVar[dict[str, Sight]] = {"due": Sight(SEATS, by="payer", size=False)}

    payer: int
    due: list[tuple[int, int, int]]

    def about(self, state: Any) -> dict[str, Any]:
        return {"florins": self.due[0][2], "other": self.due[0][1]} if self.due else {"florins": 0, "other": NOBODY}

    def pay(self, state: Position) -> Next:
        while self.due:
            number, payee, florins = self.due[0]
            if find(state, number) is None:
                self.due.pop(0)
            elif state.florins[self.payer] >= florins:
                self.due.pop(0)
                self._hand_over(state, number, payee, florins)
            else:
                state.reveal()  # that he is asked shows what he has not
                values = [LOAN, BREAK] if may_borrow(state, self.payer) else [BREAK]
                return Ask(self.payer, values, "pact-due", "MEU-19.20", always=True, default=values[0])
        return END

    def _hand_over(self, state: Position, number: int, payee: int, florins: int) -> None:
        state.florins[self.payer] -= florins
        receive(state, payee, florins)
        pact = find(state, number)
        if pact is not None and pact[4]:
            state.whisper(pact[1], "pact-paid", seat=self.payer, other=payee, florins=florins)
        else:
            state.say("pact-paid", seat=self.payer, other=payee, florins=florins)

    def on_pay(self, state: Position, answer: str) -> str | None:
        if answer == BREAK:
            return None
        borrow(state, self.payer)
        return "pay"

    def fail(self, state: Position) -> Next:
        breach(state, self.due.pop(0)[0], self.payer)
        return "pay"
