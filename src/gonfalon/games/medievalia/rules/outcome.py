"""Step 6 of a combat (MED-12.15 to 12.22): who is dead, which lands fall, whether the City stands."""

from typing import ClassVar

from gonfalon.games.medievalia.content import CARD, CITY, KIND
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.games.medievalia.rules.scoring import fall
from gonfalon.kernel.state import Frame, Next


class Outcome(Frame):
    """The dead are found and the lands judged before anything is removed (MED-12.18)."""

    STEPS: ClassVar[tuple[str, ...]] = ("judge_troops", "judge_lands", "remove_troops", "remove_lands", "storm")

    seat: int  # the Attacker
    defender: int
    groups: list[list[int]]
    lands: list[int]  # per group, the land that was attacked with it
    excess: list[int]
    bonus: list[int]
    hurt: list[int]
    dead: list[int]
    lost: list[int]  # territories, and the City

    def judge_troops(self, state: Position) -> Next:
        """MED-11.5, 12.22: whatever was hurt in this combat and has taken as much as it can bear."""
        defence = state.tables().defence
        for seat in (self.seat, self.defender):
            for row in (state.troops[seat], state.built[seat], state.lands[seat]):
                for card in row:
                    if self.hurt[card] and state.damage[card] >= defence[KIND[card]] + self.bonus[card]:
                        self.dead.append(card)
        return None

    def judge_lands(self, state: Position) -> Next:
        """MED-12.15, 12.16: all of the land's group is dead; of a territory's, with points to spare."""
        for i, land in enumerate(self.lands):
            fallen = land != FREE and all(card in self.dead for card in self.groups[i])
            if fallen and (KIND[land] == CITY or self.excess[i]):
                self.lost.append(land)
        return None

    def remove_troops(self, state: Position) -> Next:
        for seat in (self.seat, self.defender):
            for card in self.dead:
                if card in state.troops[seat]:
                    state.remove_troop(seat, card)
                    state.say("dies", seat=seat, card=CARD[card])
                elif card in state.built[seat]:
                    state.remove_building(seat, card)
                    state.say("dies", seat=seat, card=CARD[card])
        return None

    def remove_lands(self, state: Position) -> Next:
        """MED-12.19."""
        for land in self.lost:
            if KIND[land] != CITY:
                state.remove_land(self.defender, land)
                state.say("ruined", seat=self.defender, card=CARD[land])
        return None

    def storm(self, state: Position) -> Next:
        """MED-12.20."""
        if any(KIND[land] == CITY for land in self.lost):
            state.say("city-falls", seat=self.defender)
            fall(state, self.defender)
        return None
