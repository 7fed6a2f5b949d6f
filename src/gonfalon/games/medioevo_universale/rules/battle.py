"""A battle from its first window to its last round (MEU-9.1, 9.2, 12.9); what follows is in aftermath.py."""

from typing import ClassVar, Final

from gonfalon.games.medioevo_universale.rules import report
from gonfalon.games.medioevo_universale.rules.occasions import BattleOpens
from gonfalon.games.medioevo_universale.rules.position import ATTACKED, HORDE, NOBODY, PLAYERS, SLOTS, Position
from gonfalon.games.medioevo_universale.rules.round import Round, new_round
from gonfalon.games.medioevo_universale.rules.sides import Engagement, numbers, side_name
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Next

CAPTURE: Final = "button:capture"
DESTROY: Final = "button:destroy"


class Battle(Engagement):
    """Rounds until only one side has units left, or a side flees, surrenders, or a card stops it."""

    STEPS: ClassVar[tuple[str, ...]] = ("open", "announce", "fight", "judge")

    asked: int = 0

    def open(self, state: Position) -> Next:
        a, d = self.owners
        self.began = numbers(state, self)
        report.begin(state, self)
        if HORDE not in (a, d):
            state.fought[a * PLAYERS + d] = state.fought[d * PLAYERS + a] = 1
            state.struck[a * PLAYERS + d] |= ATTACKED
        place = state.world().answers[self.space]
        state.say("battle", attacker=side_name(a), defender=side_name(d), place=place)
        return BattleOpens(seat=a, rival=d, space=self.space)

    def announce(self, state: Position) -> Next:
        """MEU-12.9: attacker first, then defender; only between players."""
        if HORDE in self.owners or self.asked == 2 or not self.both(state):
            return None
        return Ask(self.owners[self.asked], [DESTROY, CAPTURE], "capture", "MEU-12.9", "confirm", default=DESTROY)

    def on_announce(self, state: Position, answer: str) -> str:
        self.captures[self.asked] = int(answer == CAPTURE)
        if answer == CAPTURE:
            state.say("captures", seat=self.owners[self.asked])
            report.note(state, report.CAPTURES, self.asked)
        self.asked += 1
        return "announce"

    def fight(self, state: Position) -> Next:
        if not self.both(state) or self.stopped:
            return None
        self.rounds += 1
        self.easing = [0, 0]  # card 41 works for a round
        if report.reported(state) is None:  # another battle was fought meanwhile
            report.begin(state, self)
        report.note(state, report.ROUND, self.rounds, self.force(state, 0), self.force(state, 1))
        return new_round(self.owners, self.space)

    def on_fight(self, state: Position, finished: Round) -> str | None:
        """MEU-9.2: while both sides have units there is another round."""
        over = self.stopped or self.fled or self.surrendered != NOBODY
        return None if over or not self.both(state) else "fight"

    def judge(self, state: Position) -> Next:
        """Who has won: NOBODY when both sides are gone, or when a card has stopped the battle."""
        left = [self.force(state, 0) > 0, self.force(state, 1) > 0]
        if self.surrendered != NOBODY:
            self.winner = self.owners[1 - self.surrendered]
        elif left[0] != left[1]:
            self.winner = self.owners[0 if left[0] else 1]
        forces = (self.force(state, 0), self.force(state, 1))
        report.note(state, report.RESULT, self.winner, self._how(), *forces)
        place = state.world().answers[self.space]
        if self.winner != NOBODY:
            state.say("battle-won", side=side_name(self.winner), place=place)
        else:
            state.say("battle-undecided", place=place)
        return None

    def _how(self) -> int:
        """How it has ended."""
        if self.fled:
            return report.FLED
        if self.surrendered != NOBODY:
            return report.SURRENDERED
        return report.STOPPED if self.stopped else report.FOUGHT


def new_battle(state: Position, attacker: int, defender: int, space: int, keeper: int, reserve: list[int]) -> Battle:
    """A battle that is about to begin; ``reserve`` are the MP kept for a flight, none if it is empty."""
    ratio = state.number("capture_ratio")
    return Battle(
        owners=[attacker, defender],
        space=space,
        keeper=keeper,
        reserve=reserve or [0] * SLOTS,
        began=[0, 0],
        captures=[0, 0],
        ratio=[ratio, ratio],
        gunners=[0, 0],
        easing=[0, 0],
        trapped=[0, 0],
        missing=[0, 0],
        taken=[0, 0],
        lost=[0, 0],
        later=[],
    )
