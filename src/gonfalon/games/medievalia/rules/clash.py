"""Damage (MED-12.10 to 12.14 and section 13): every group and what it faces, points dealt and allotted.

A *group* is an army, a single character or a land group. The Attacker's come first in every list.
"""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import CARDS, KIND
from gonfalon.games.medievalia.rules.allot import Allot, allotment
from gonfalon.games.medievalia.rules.choosing import ARMY, names
from gonfalon.games.medievalia.rules.outcome import Outcome
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.games.medievalia.rules.powers import Powers
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


def strength(state: Position, cards: list[int]) -> int:
    """The attack of a group: the sum of its cards, used or not (MED-12.8)."""
    attack = state.tables().attack
    return sum([attack[KIND[card]] for card in cards])


class Clash(Frame):
    """Steps 4 to 6 of a combat."""

    STEPS: ClassVar[tuple[str, ...]] = ("divide", "attacker_allots", "defender_allots", "powers", "judge")

    seat: int  # the Attacker
    defender: int
    fief: int
    groups: list[list[int]]
    owners: list[int]
    lands: list[int]  # per group, the land it stands on
    foes: list[list[int]]  # per group, the groups it faces
    dealt: list[int]  # per group, the points it suffers
    excess: list[int]  # MED-12.12
    laid: list[int]  # 1: the bonuses of the group are laid
    bonus: list[int]  # per card
    hurt: list[int]  # per card, damage taken in this combat
    neutral: int = 0
    turn: int = 0
    shared: int = 0  # points of the current group already divided

    def about(self, state: Position) -> dict[str, Any]:
        sides = {"attacker": self.seat, "defender": self.defender}
        if self.turn == len(self.groups):
            return sides
        group = self.groups[self.turn]
        return {**sides, "number": strength(state, group) - self.shared, "cards": names(group)}

    def divide(self, state: Position) -> Next:
        """MED-12.10: whoever faces one group deals it everything; the Defender divides what faces several."""
        while self.turn < len(self.groups):
            points = strength(state, self.groups[self.turn])
            foes = self.foes[self.turn]
            if len(foes) > 1 and points > self.shared:
                return Ask(self.defender, [ARMY[foe] for foe in foes], "divide", "MED-12.10", "amounts", open=True)
            if len(foes) == 1:
                self.dealt[foes[0]] += points
            self.turn += 1
            self.shared = 0
        self.turn = 0
        return None

    def on_divide(self, state: Position, answer: str) -> str:
        self.dealt[ARMY.index(answer)] += 1
        self.shared += 1
        return "divide"

    def about_divide(self, state: Position, answer: str) -> dict[str, Any]:
        return {"army": ARMY.index(answer) + 1, "members": names(self.groups[ARMY.index(answer)])}

    def targets_of_divide(self, state: Position, answer: str) -> list[str]:
        return list(names(self.groups[ARMY.index(answer)]))

    def attacker_allots(self, state: Position) -> Next:
        return self._allot(state, self.seat)

    def on_attacker_allots(self, state: Position, finished: Allot) -> str:
        return self._laid_down(state, finished, "attacker_allots")

    def defender_allots(self, state: Position) -> Next:
        return self._allot(state, self.defender)

    def on_defender_allots(self, state: Position, finished: Allot) -> str:
        return self._laid_down(state, finished, "defender_allots")

    def _allot(self, state: Position, owner: int) -> Next:
        """MED-12.13: the next group of this side that suffers damage."""
        while self.turn < len(self.groups):
            at = self.turn
            if self.owners[at] == owner and self.dealt[at]:
                return allotment(state, owner, self.groups[at], self.lands[at], self.dealt[at])
            self.turn += 1
        self.turn = 0
        return None

    def _laid_down(self, state: Position, finished: Allot, again: str) -> str:
        for card, bonus, taken in zip(finished.members, finished.bonus, finished.taken, strict=True):
            self.bonus[card] += bonus
            self.hurt[card] += taken
            state.damage[card] += taken
        self.excess[self.turn] = finished.points
        self.laid[self.turn] = 1
        self.turn += 1
        return again

    def powers(self, state: Position) -> Next:
        return Powers(
            seat=self.seat,
            defender=self.defender,
            fief=self.fief,
            neutral=self.neutral,
            groups=[group[:] for group in self.groups],
            owners=self.owners[:],
            lands=self.lands[:],
            fights=[1 if foes else 0 for foes in self.foes],
            excess=self.excess[:],
            laid=self.laid[:],
            bonus=self.bonus[:],
            hurt=self.hurt[:],
            covered=[],
        )

    def on_powers(self, state: Position, finished: Powers) -> None:
        self.excess = finished.excess[:]
        self.bonus = finished.bonus[:]
        self.hurt = finished.hurt[:]

    def judge(self, state: Position) -> Next:
        return Outcome(
            seat=self.seat,
            defender=self.defender,
            groups=[group[:] for group in self.groups],
            lands=[land if foes else FREE for land, foes in zip(self.lands, self.foes, strict=True)],
            excess=self.excess[:],
            bonus=self.bonus[:],
            hurt=self.hurt[:],
            dead=[],
            lost=[],
        )


def facing(
    attacker: int, defender: int, fief: int, armies: list[list[int]], groups: list[list[int]], lands: list[int]
) -> Clash:
    """A combat of these armies against these groups of the Defender's, nobody facing anybody yet."""
    count = len(armies) + len(groups)
    return Clash(
        seat=attacker,
        defender=defender,
        fief=fief,
        groups=[group[:] for group in armies + groups],
        owners=[attacker] * len(armies) + [defender] * len(groups),
        lands=[FREE] * len(armies) + lands,
        foes=[[] for _ in range(count)],
        dealt=[0] * count,
        excess=[0] * count,
        laid=[0] * count,
        bonus=[0] * CARDS,
        hurt=[0] * CARDS,
    )
