"""Laying bonuses and setting the order of damage inside one group (MED-12.11 to 12.14)."""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import (
    CARD,
    CITY,
    CIVIL_BONUS,
    IS_CHARACTER,
    IS_CIVIL,
    KIND,
    POWER,
    SHIELD,
    number,
)
from gonfalon.games.medievalia.rules.choosing import distinct
from gonfalon.games.medievalia.rules.facts import standing
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


def givers(state: Position, owner: int, members: list[int], land: int) -> list[int]:
    """What lays a bonus in a group: infantrymen (MED-14.9) and the civil buildings of its land (MED-6.11)."""
    out = [card for card in members if POWER[KIND[card]] == SHIELD]
    if land != FREE:
        out += [card for card in state.buildings_on(owner, land) if IS_CIVIL[KIND[card]]]
    return out


class Allot(Frame):
    """MED-12.11 to 12.14: an owner lays the bonuses of a group, then says which card suffers first."""

    STEPS: ClassVar[tuple[str, ...]] = ("bonuses", "order")

    seat: int
    members: list[int]
    givers: list[int]
    bonus: list[int]
    taken: list[int]
    points: int  # still to be placed; in the end, the excess

    def about(self, state: Position) -> dict[str, Any]:
        return {"number": self.points, "card": CARD[self.givers[0]] if self.givers else CARD[self.members[0]]}

    def marks(self, card: int) -> list[int]:
        if card not in self.members:
            return [0, 0]
        at = self.members.index(card)
        return [self.bonus[at], self.taken[at]]

    def _told(self, state: Position, answer: str) -> dict[str, Any]:
        """The card's place in the group, and what it can still bear."""
        at = self.members.index(number(answer))
        return {**standing(state, answer), "bears": self.left(state, at), "bonus": self.bonus[at]}

    def about_bonuses(self, state: Position, answer: str) -> dict[str, Any]:
        return self._told(state, answer)

    def about_order(self, state: Position, answer: str) -> dict[str, Any]:
        return self._told(state, answer)

    def bonuses(self, state: Position) -> Next:
        """MED-6.11, 14.9: each giver strengthens one card of the group; a forced choice is no decision (MED-12.13)."""
        while self.givers:
            giver = self.givers[0]
            if IS_CIVIL[KIND[giver]]:
                able = self.members
            else:
                able = [card for card in self.members if IS_CHARACTER[KIND[card]] and card != giver]
            values = distinct(state, able)
            if len(values) > 1:
                return Ask(self.seat, values, "bonus", "MED-6.11" if IS_CIVIL[KIND[giver]] else "MED-14.9", open=True)
            if values:
                return self.on_bonuses(state, values[0])
            self.givers.pop(0)
        return None

    def on_bonuses(self, state: Position, answer: str) -> str:
        self.bonus[self.members.index(number(answer))] += CIVIL_BONUS
        self.givers.pop(0)
        return "bonuses"

    def left(self, state: Position, at: int) -> int:
        """What a card can still bear."""
        card = self.members[at]
        defence = state.tables().defence[KIND[card]] + self.bonus[at]
        return max(0, defence - state.damage[card] - self.taken[at])

    def order(self, state: Position) -> Next:
        """MED-12.11; the City is always last (MED-12.14)."""
        room = [self.left(state, at) for at in range(len(self.members))]
        if self.points >= sum(room):
            for at, points in enumerate(room):
                self.taken[at] += points
                self.points -= points
            return None
        if not self.points:
            return None
        able = [card for at, card in enumerate(self.members) if room[at] and KIND[card] != CITY]
        if not able:
            able = [card for at, card in enumerate(self.members) if room[at]]
        values = distinct(state, able)
        if len(values) == 1:
            return self.on_order(state, values[0])
        return Ask(self.seat, values, "order", "MED-12.11", open=True)

    def on_order(self, state: Position, answer: str) -> str:
        at = self.members.index(number(answer))
        points = min(self.points, self.left(state, at))
        self.taken[at] += points
        self.points -= points
        return "order"


def allotment(state: Position, owner: int, members: list[int], land: int, points: int = 0) -> Allot:
    """So many points for a group that stands on this land; without points, only its bonuses are laid (MED-12.23)."""
    return Allot(
        seat=owner,
        members=members[:],
        givers=givers(state, owner, members, land),
        bonus=[0] * len(members),
        taken=[0] * len(members),
        points=points,
    )
