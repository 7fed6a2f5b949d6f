"""Damage (MED-12.10 to 12.16 and section 13): every group and what it faces, points dealt and allotted, the end.

A *group* is an army, a single character or a land group. The Attacker's come first in every list.
"""

from typing import Any, ClassVar

from gonfalon.games.medievalia.allot import Allot, givers
from gonfalon.games.medievalia.choosing import ARMY
from gonfalon.games.medievalia.content import CARD, CITY, KIND
from gonfalon.games.medievalia.position import FREE, Position
from gonfalon.games.medievalia.powers import Powers
from gonfalon.games.medievalia.scoring import fall
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
    covered: list[int]  # lands outside the fight whose bonuses are laid (MED-12.23)
    neutral: int = 0
    turn: int = 0
    shared: int = 0  # points of the current group already divided

    def about(self, state: Position) -> dict[str, Any]:
        out: dict[str, Any] = {"attacker": self.seat, "defender": self.defender}
        if self.turn < len(self.groups):
            out["number"] = strength(state, self.groups[self.turn]) - self.shared
            out["cards"] = tuple([CARD[card] for card in self.groups[self.turn]])
        return out

    def divide(self, state: Position) -> Next:
        """MED-12.10: whoever faces one group deals it everything; the Defender divides what faces several."""
        while self.turn < len(self.groups):
            points = strength(state, self.groups[self.turn])
            foes = self.foes[self.turn]
            if len(foes) > 1 and points > self.shared:
                return Ask(self.defender, [ARMY[foe] for foe in foes], "divide", "MED-12.10", "amounts")
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
        army = ARMY.index(answer)
        return {"army": army + 1, "members": tuple([CARD[card] for card in self.groups[army]])}

    def targets_of_divide(self, state: Position, answer: str) -> list[str]:
        return [CARD[card] for card in self.groups[ARMY.index(answer)]]

    def attacker_allots(self, state: Position) -> Next:
        return self._allot(state, self.seat)

    def on_attacker_allots(self, state: Position, finished: Allot) -> str:
        self._laid_down(state, finished)
        return "attacker_allots"

    def defender_allots(self, state: Position) -> Next:
        return self._allot(state, self.defender)

    def on_defender_allots(self, state: Position, finished: Allot) -> str:
        self._laid_down(state, finished)
        return "defender_allots"

    def _allot(self, state: Position, owner: int) -> Next:
        """MED-12.13: the next group of this side that suffers damage."""
        while self.turn < len(self.groups):
            if self.owners[self.turn] == owner and self.dealt[self.turn]:
                members, land = self.groups[self.turn], self.lands[self.turn]
                return Allot(
                    seat=owner,
                    members=members[:],
                    givers=givers(state, owner, members, land),
                    bonus=[0] * len(members),
                    taken=[0] * len(members),
                    points=self.dealt[self.turn],
                )
            self.turn += 1
        self.turn = 0
        return None

    def _laid_down(self, state: Position, finished: Allot) -> None:
        for card, bonus, taken in zip(finished.members, finished.bonus, finished.taken, strict=True):
            self.bonus[card] += bonus
            self.hurt[card] += taken
            state.damage[card] += taken
        self.excess[self.turn] = finished.points
        self.laid[self.turn] = 1
        self.turn += 1

    def powers(self, state: Position) -> Next:
        """Step 5."""
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
            covered=self.covered[:],
        )

    def on_powers(self, state: Position, finished: Powers) -> None:
        self.excess = finished.excess[:]
        self.bonus = finished.bonus[:]
        self.hurt = finished.hurt[:]

    def judge(self, state: Position) -> Next:
        """Step 6 (MED-12.15 to 12.22)."""
        tables = state.tables()
        dead: list[int] = []
        for seat in (self.seat, self.defender):
            for row in (state.troops[seat], state.built[seat], state.lands[seat]):
                for card in row:
                    if self.hurt[card] and state.damage[card] >= tables.defence[KIND[card]] + self.bonus[card]:
                        dead.append(card)
        ruined: list[int] = []
        city_falls = False
        for i, land in enumerate(self.lands):
            if land == FREE or not self.foes[i] or not all(card in dead for card in self.groups[i]):
                continue
            if KIND[land] == CITY:
                city_falls = True
            elif self.excess[i]:
                ruined.append(land)
        for seat in (self.seat, self.defender):
            for card in dead:
                if card in state.troops[seat]:
                    state.remove_troop(seat, card)
                    state.say("dies", seat=seat, card=CARD[card])
                elif card in state.built[seat]:
                    state.remove_building(seat, card)
                    state.say("dies", seat=seat, card=CARD[card])
        for land in ruined:
            state.remove_land(self.defender, land)
            state.say("ruined", seat=self.defender, card=CARD[land])
        if city_falls:
            state.say("city-falls", seat=self.defender)
            fall(state, self.defender)
        return None
