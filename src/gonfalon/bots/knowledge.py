"""What a game tells its bots: the module ``mind.evaluation`` of the game's package, or only its scores.

The module may hold any of

    evaluate(state, seat) -> float          the result this seat may expect, in the game's own points
    standings(state) -> list[float]         the same for all seats at once, where that is cheaper
    chances(state) -> list[float]           every seat's chance to win, where more than the standings decides
    known(state)                            the chances, and a row of numbers about every seat, for a learned value:
        -> tuple[list[float], list[list[float]]]    where a search plans, the chances by its outlook
    KNOWN: tuple[str, ...]                  what each of these numbers is about, for leanings (value.py); "": nothing
                                            that tells seats apart
    spread(state) -> float                  how many points of difference make a lead worth having now
    policy(state, ask) -> list[float]       a weight for each of ``ask.values``: how a hasty player would choose;
                                            0: an answer that is not worth a thought, but to a search that has
                                            time for it
    habit(state, ask) -> str                an answer that needs no thought, be it one that lists do not hold (out of
                                            ``ask.more``, a number between those listed); "" where one must think
    FIRST_LOOK: float                       a search begins with what the greedy bot thinks of every answer: one
                                            whose win chance is so much higher is e times as likely to be tried
    BOLDNESS: float                         a search that grows a tree has so many times its usual courage here
    SERIES: tuple[int, ...]                 a search compares series of own actions instead of growing a tree: after how
                                            many of its favourite answers it looks on, and how many it tries for the
                                            next action, the one after that ...
    favourites(state, ask) -> int           instead of growing a tree, a search plays its turn to the end of the stage
                                            after so many of its favourite answers; 0: it looks as far as greedy does
    stage(state, seat) -> int               a search of this seat looks no further than to the change of this
                                            number, where all that it compares has come equally far
    clock(state) -> int                     a number that grows while the game goes on; with ``until`` and ``passes``,
                                            for a search that plans ahead over several turns of its own
    until(state, seat) -> int               a plan of this seat that begins here ends at this time of the clock
    passes(state, ask) -> str               what lets the turn of another seat pass meanwhile; "" where he answers as a
                                            hasty player is likeliest to do
    outlook(state) -> list[float]           how every seat stands where a plan, a series or a turn ends, if other things
                                            count there than in ``chances``: one more makes a seat e times as likely to
                                            win
    counsel(state, ask) -> list[float]      the policy of who compares series or turns, where it is not the hasty one
    settled(state) -> bool                  nothing is half done: a good moment to evaluate
    reasons(state, seat) -> list[tuple[str, float]]     message keys and the points each is worth
"""

import math
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from gonfalon.kernel.game import Game
from gonfalon.kernel.requests import Ask, Chance
from gonfalon.kernel.state import State

DEFAULT_SPREAD: Final = 5.0
#: How much a flattened chance counts in what a search strives for: who is as good as beaten still plays for more.
HONOUR: Final = 0.02
#: How flat: this root of the chances, so that a thousandth is not nothing.
ROOT: Final = 0.25
#: How much the points and the order of finish count when all is over: less than the faintest hope is worth.
FINISH: Final = 0.002


def _module(game: Game) -> ModuleType | None:
    folder = type(game).__module__ + ".mind"
    try:
        return import_module(folder + ".evaluation")
    except ModuleNotFoundError as error:
        if error.name in (folder, folder + ".evaluation"):
            return None
        raise


def advice(game: Game, name: str) -> Any:
    """A function of the game's evaluation, or None."""
    return getattr(_module(game), name, None)


def softmax(standings: list[float], spread: float) -> list[float]:
    """Chances that grow with the standings; ``spread`` points more make a seat e times as likely."""
    best = max(standings)
    weights = [math.exp((value - best) / spread) for value in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


def placed(scores: list[float]) -> list[float]:
    """Every seat's share by its place and its points; the seats of a table share 1."""
    seats = len(scores)
    least = min(scores)
    total = 0.0
    for score in scores:
        total += score - least
    out: list[float] = []
    for score in scores:
        behind = 0.0
        for other in scores:
            behind += 1.0 if other < score else 0.5 if other == score else 0.0
        place = (behind - 0.5) / (seats * (seats - 1) / 2) if seats > 1 else 1.0
        out.append((place + (score - least) / total) / 2 if total else place)
    return out


class Knowledge:
    """A game's own advice, with a fallback for every part of it."""

    def __init__(self, game: Game) -> None:
        module = _module(game)
        self.game = game
        self._evaluate: Any = getattr(module, "evaluate", None)
        self._standings: Any = getattr(module, "standings", None)
        self._chances: Any = getattr(module, "chances", None)
        self._spread: Any = getattr(module, "spread", None)
        self._policy: Any = getattr(module, "policy", None)
        self._habit: Any = getattr(module, "habit", None)
        self._settled: Any = getattr(module, "settled", None)
        self._reasons: Any = getattr(module, "reasons", None)
        self._stage: Any = getattr(module, "stage", None)
        self._clock: Any = getattr(module, "clock", None)
        self._until: Any = getattr(module, "until", None)
        self._passes: Any = getattr(module, "passes", None)
        self._outlook: Any = getattr(module, "outlook", None)
        self._counsel: Any = getattr(module, "counsel", None)
        self._known: Any = getattr(module, "known", None)
        self._favourites: Any = getattr(module, "favourites", None)
        self.plans: bool = None not in (self._clock, self._until, self._passes)
        self.first_look: float = getattr(module, "FIRST_LOOK", 0.0)
        self.boldness: float = getattr(module, "BOLDNESS", 1.0)
        self.series: tuple[int, ...] = getattr(module, "SERIES", ())

    def standings(self, state: State) -> list[float]:
        """The result every seat may expect."""
        if self._standings is not None and not state.over:
            found: list[float] = self._standings(state)
            return found
        if self._evaluate is not None and not state.over:
            return [self._evaluate(state, seat) for seat in range(state.seats)]
        return [float(score) for score in self.game.scores(state)]

    def chances(self, state: State) -> list[float]:
        """The chance of every seat to win; at the end, the victory itself, shared by tied seats."""
        if state.over:
            out = [0.0] * state.seats
            winners = self.game.winners(state)
            for seat in winners:
                out[seat] = 1.0 / len(winners)
            return out
        if self._chances is not None:
            found: list[float] = self._chances(state)
            return found
        standings = self.standings(state)
        spread = DEFAULT_SPREAD if self._spread is None else self._spread(state)
        return softmax(standings, spread)

    def worths(self, state: State) -> list[float]:
        """What every seat strives for: its chance to win and, where that is decided, still a good place."""
        chances = self.chances(state)
        if state.over:
            places = placed([float(score) for score in self.game.scores(state)])
            return [(1 - FINISH) * chance + FINISH * place for chance, place in zip(chances, places, strict=True)]
        flat = [chance**ROOT if chance > 0 else 0.0 for chance in chances]
        total = 0.0
        for part in flat:
            total += part
        return [(1 - HONOUR) * chance + HONOUR * part / total for chance, part in zip(chances, flat, strict=True)]

    @property
    def learns(self) -> bool:
        """Whether the game says enough about a position for a learned value."""
        return self._known is not None

    def known(self, state: State) -> tuple[list[float], list[list[float]]]:
        """The chances, and a row of numbers about each seat."""
        found: tuple[list[float], list[list[float]]] = self._known(state)
        return found

    def policy(self, state: State, ask: Ask) -> list[float] | None:
        """How likely a hasty player is to choose each value; None: all alike."""
        if self._policy is None:
            return None
        weights: list[float] | None = self._policy(state, ask)
        return weights

    def habit(self, state: State, ask: Ask) -> str:
        """What this seat answers without thinking; "" where it thinks."""
        return "" if self._habit is None else str(self._habit(state, ask))

    def settled(self, state: State, depth: int) -> bool:
        """Whether the procedure that began at this depth of the stack is done, so that evaluating makes sense."""
        if not state.frames:
            return True
        if state.sealed or isinstance(state.request(), Chance):
            return False
        return len(state.frames) <= depth if self._settled is None else bool(self._settled(state))

    def stage(self, state: State, seat: int) -> int:
        """How far the game has come, for one who looks ahead; always 0 where nothing is said about it."""
        return 0 if self._stage is None else int(self._stage(state, seat))

    @property
    def courses(self) -> bool:
        """Whether a search plays turns to their end instead of growing a tree."""
        return self._favourites is not None

    def favourites(self, state: State, ask: Ask) -> int:
        """After how many of its favourite answers a search plays on to the end of the turn."""
        return int(self._favourites(state, ask))

    def clock(self, state: State) -> int:
        """How far the game has come, for one who plans."""
        return int(self._clock(state))

    def until(self, state: State, seat: int) -> int:
        """The time of the clock at which a plan of this seat that begins here ends."""
        return int(self._until(state, seat))

    def passes(self, state: State, ask: Ask) -> str:
        """What another seat answers while one plans one's own turns; "" if its answer matters."""
        return str(self._passes(state, ask))

    def outlook(self, state: State) -> list[float]:
        """The chance of every seat to win, where a plan ends."""
        if self._outlook is None or state.over:
            return self.chances(state)
        return softmax(self._outlook(state), 1.0)

    def reasons(self, state: State, seat: int) -> list[tuple[str, float]]:
        """Why the evaluation is what it is: message keys and points, the weightiest first."""
        if self._reasons is None:
            return [("reason-score", float(self.game.scores(state)[seat]))]
        found: list[tuple[str, float]] = self._reasons(state, seat)
        return sorted(found, key=lambda reason: -abs(reason[1]))


class Foresight(Knowledge):
    """The same for who thinks further: the outlook in the place of the chances, the counsel in that of the policy."""

    def chances(self, state: State) -> list[float]:
        return super().chances(state) if self._outlook is None or state.over else self.outlook(state)

    def policy(self, state: State, ask: Ask) -> list[float] | None:
        if self._counsel is None:
            return super().policy(state, ask)
        weights: list[float] | None = self._counsel(state, ask)
        return weights


@cache
def knowledge(game: Game) -> Knowledge:
    """The knowledge about this game, loaded once."""
    return Knowledge(game)


@cache
def foresight(game: Game) -> Knowledge:
    """The same for a search that compares series of actions, or turns."""
    return Foresight(game)
