"""War (section 11): which fronts there are, and fighting them one after the other."""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import KIND, POWER, SHOOT
from gonfalon.games.medievalia.rules.battle import Battle
from gonfalon.games.medievalia.rules.choosing import DISMISS, DONE
from gonfalon.games.medievalia.rules.clash import Clash, facing
from gonfalon.games.medievalia.rules.food import Dismissal, Feeding, hungry, removable
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, Position
from gonfalon.games.medievalia.rules.powers import shootable
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def available(state: Position, seat: int, fief: int) -> list[int]:
    """MED-12.2: unused characters in a fief that guard no land."""
    used, on, where = state.used, state.land, state.fief
    return [card for card in state.troops[seat] if where[card] == fief and on[card] == FREE and not used[card]]


def front_name(fief: str, opponent: int) -> str:
    """A front as an answer: ``front:n12-2`` is the war in N12 against seat 2."""
    return f"front:{fief[5:]}-{opponent}"


class Wars(Frame):
    """MED-11.1 to 11.7: wars on different fronts, in the order the active player likes."""

    STEPS: ClassVar[tuple[str, ...]] = ("declare", "fight", "dismiss", "feed")

    seat: int
    fought: list[int]  # cards that have attacked in this turn (MED-11.3)
    fronts: list[str]  # fronts already fought
    picked: str = ""

    def marks(self, card: int) -> list[int]:
        return [1 if card in self.fought else 0]

    def possible(self, state: Position) -> list[str]:
        """MED-11.2, 11.7."""
        seat = self.seat
        where = state.fief
        here: list[int] = []
        for card in state.troops[seat]:
            if where[card] not in here:
                here.append(where[card])
        out: list[str] = []
        names = state.map().answer
        for fief in sorted(here):
            for other in range(state.seats):
                if state.friends(seat, other) or not state.alive[other]:
                    continue
                if fief != other and not any(where[card] == fief for card in state.troops[other]):
                    continue
                name = front_name(names[fief], other)
                if name not in self.fronts and self._ready(state, fief, other):
                    out.append(name)
        return out

    def _ready(self, state: Position, fief: int, other: int) -> bool:
        seat = self.seat
        if state.lord(fief) == NOBODY:
            return any(state.fief[card] == fief and card not in self.fought for card in state.troops[seat])
        if any(card not in self.fought for card in available(state, seat, fief)):
            return True
        for card in state.troops[seat]:
            here = state.fief[card] == fief and not state.used[card] and card not in self.fought
            if here and POWER[KIND[card]] == SHOOT:
                return bool(shootable(state, other, fief))
        return False

    def declare(self, state: Position) -> Next:
        fronts = self.possible(state)
        if not fronts:
            return END
        if removable(state, self.seat):
            fronts.append(DISMISS)
        return Ask(self.seat, [*fronts, DONE], "declare", "MED-11.1", open=True)

    def on_declare(self, state: Position, answer: str) -> str:
        if answer == DONE:
            return END
        if answer == DISMISS:
            return "dismiss"
        self.picked = answer
        return "fight"

    def about_declare(self, state: Position, answer: str) -> dict[str, Any]:
        if not answer.startswith("front:"):
            return {}
        place, _, opponent = answer[6:].rpartition("-")
        lord = state.lord(state.map().answer.index("fief:" + place))
        whose = "nobody" if lord == NOBODY else "own" if lord == self.seat else "other"
        if lord == int(opponent):
            whose = "theirs"
        return {"other": int(opponent), "owner": lord, "fief": "fief:" + place, "whose": whose}

    def targets_of_declare(self, state: Position, answer: str) -> list[str]:
        return ["fief:" + answer[6:].rpartition("-")[0]] if answer.startswith("front:") else [answer]

    def fight(self, state: Position) -> Next:
        place, _, opponent = self.picked[6:].rpartition("-")
        fief = state.map().answer.index("fief:" + place)
        self.fronts.append(self.picked)
        lord = state.lord(fief)
        if lord == NOBODY:
            state.say("war-neutral", seat=self.seat, other=int(opponent), fief="fief:" + place)
            return neutral_clash(state, self.seat, int(opponent), fief, self.fought)
        state.say("war", seat=self.seat, other=int(opponent), owner=lord)
        troops = [card for card in available(state, self.seat, fief) if card not in self.fought]
        return Battle(
            seat=self.seat,
            defender=int(opponent),
            fief=fief,
            waiting=troops,
            armies=[],
            unsent=[],
            defence=[],
            aim=[],
            fought=[],
        )

    def on_fight(self, state: Position, finished: Frame) -> str:
        if isinstance(finished, Battle):
            self.fought.extend(finished.fought)
        elif isinstance(finished, Clash):
            self.fought.extend(finished.groups[0])
        return "feed"

    def dismiss(self, state: Position) -> Next:
        return Dismissal(seat=self.seat)

    def feed(self, state: Position) -> Next:
        return Feeding(seat=self.seat) if hungry(state, self.seat) else "declare"

    def on_feed(self, state: Position, finished: Frame) -> str:
        return "declare"


def neutral_clash(state: Position, attacker: int, defender: int, fief: int, fought: list[int]) -> Clash:
    """MED-13.1: everybody the two players have there, used or not, army against army."""
    ours = [card for card in state.troops[attacker] if state.fief[card] == fief and card not in fought]
    theirs = [card for card in state.troops[defender] if state.fief[card] == fief]
    clash = facing(attacker, defender, fief, [ours], [theirs], [FREE])
    clash.foes = [[1], [0]]
    clash.neutral = 1
    return clash
