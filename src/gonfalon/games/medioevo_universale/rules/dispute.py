"""Disputes: a party denounces a breach, the pact is shown to all, everybody votes (MEU-19.14, 19.21, 28.45)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules import pacts
from gonfalon.games.medioevo_universale.rules.articles import phrase, terms_of
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position
from gonfalon.games.medioevo_universale.rules.powers import Use
from gonfalon.games.medioevo_universale.rules.table import Pact
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import EVERYBODY, SEATS, Sight
from gonfalon.kernel.state import END, Next

BACK: Final = "button:not-now"
RESPECTED: Final = "button:respected"
BROKEN: Final = "button:broken"


def pact_facts(state: Position, number: int) -> dict[str, Any]:
    """What the label of a pact says."""
    pact = pacts.find(state, number)
    if pact is None:
        return {"number": number, "parties": [], "terms": []}
    said = [phrase(state, term) for term in terms_of(state, pact)]
    return {"number": number, "parties": [f"seat:{seat}" for seat in pact[1]], "terms": said}


class PactChoice(Use):
    """An act about one of the own pacts; which one, nobody else sees before it is shown."""

    VISIBLE: ClassVar[dict[str, Sight]] = {"number": Sight(SEATS, by="readers")}

    number: int = 0
    readers: tuple[int, ...] = ()

    def choices(self, state: Position) -> list[Pact]:
        return pacts.of(state, self.seat)

    def about(self, state: Any) -> dict[str, Any]:
        return pact_facts(state, self.number)

    def which(self, state: Position) -> Next:
        values = [f"pact:{pact[0]}" for pact in self.choices(state)]
        return Ask(self.seat, [*values, BACK], "which-pact", "MEU-19.16", open=False)

    def about_which(self, state: Position, answer: str) -> dict[str, Any]:
        return pact_facts(state, int(answer[5:])) if answer.startswith("pact:") else {}

    def on_which(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            self.withdrawn = True
            return END
        state.reveal()  # that there is one
        self.number, self.readers = int(answer[5:]), (self.seat,)
        return None

    def lay_open(self, state: Position) -> None:
        self.readers = (EVERYBODY,)
        pacts.publish(state, self.number)


class ShowPact(PactChoice):
    """MEU-19.25: a party that wishes to shows a secret pact."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "show")

    def choices(self, state: Position) -> list[Pact]:
        return [pact for pact in pacts.of(state, self.seat) if pact[4]]

    def show(self, state: Position) -> Next:
        self.lay_open(state)
        state.say("pact-shown", seat=self.seat, **pact_facts(state, self.number))
        return None


class Dispute(PactChoice):
    """All players vote openly, in turn order, the parties too; a tie changes nothing."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "whom", "show", "vote", "judge")

    accused: int = NOBODY
    asked: int = 0
    broken: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {**pact_facts(state, self.number), "other": max(0, self.accused)}

    def choices(self, state: Position) -> list[Pact]:
        return disputable(state, self.seat)

    def whom(self, state: Position) -> Next:
        pact = pacts.find(state, self.number)
        others = [seat for seat in pact[1] if seat != self.seat] if pact is not None else []
        return Ask(self.seat, [*[f"seat:{seat}" for seat in others], BACK], "denounce-whom", "MEU-19.14")

    def on_whom(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            self.withdrawn = True
            return END
        self.accused = int(answer[5:])
        return None

    def show(self, state: Position) -> Next:
        self.lay_open(state)
        state.reveal()
        state.denounced.append((self.seat, self.number))
        state.say("denounced", seat=self.seat, other=self.accused, **pact_facts(state, self.number))
        return None

    def vote(self, state: Position) -> Next:
        voters = state.playing()
        if self.asked == len(voters):
            return None
        return Ask(voters[self.asked], [RESPECTED, BROKEN], "vote", "MEU-28.45", "confirm", default=RESPECTED)

    def on_vote(self, state: Position, answer: str) -> str:
        state.say("vote-" + answer[7:], seat=state.playing()[self.asked])
        self.broken += answer == BROKEN
        self.asked += 1
        return "vote"

    def judge(self, state: Position) -> Next:
        if 2 * self.broken > self.asked:
            pacts.breach(state, self.number, self.accused)
        else:
            state.say("acquitted", seat=self.accused)
        return None


def disputable(state: Position, seat: int) -> list[Pact]:
    """The pacts a seat may still denounce this turn, each once."""
    return [pact for pact in pacts.of(state, seat) if (seat, pact[0]) not in state.denounced]
