"""Conquering a city (section 17, COC-25.13, 25.15, 27.9)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    GOLD,
    HAPPY,
    NOBODY,
    PIECES,
    SETTLEMENT,
    SETTLER,
)
from gonfalon.games.clash_of_cultures.rules.cards import plan_answer
from gonfalon.games.clash_of_cultures.rules.construct import wonder_piece
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import CONQUEST_MOOD, CONQUEST_PIECES
from gonfalon.games.clash_of_cultures.rules.position import GONE, Position
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


class Conquest(Frame):
    """COC-17.1 to 17.12; ``mood`` is what the city gets in step 4, changed by effects."""

    STEPS: ClassVar[tuple[str, ...]] = ("pieces", "gold", "settler", "mood_effects", "settle_mood")

    winner: int
    loser: int
    place: int
    mood: int = ANGRY
    destroyed: int = 0  # pieces that could not be replaced (COC-17.6)

    def pieces(self, state: Position) -> Next:
        """Steps 1; by barbarians only the settlement is replaced, and in a barbarian city too."""
        place = self.place
        state.say("conquers", winner=self.winner, owner=self.loser, at=state.land().answers[place])
        conflict_of(state).conquered = True
        if not state.spare_piece(self.winner, SETTLEMENT):
            self.destroyed = state.size(place)
            raze(state, place)
            return None
        for wonder in state.wonders_in(place):
            kept = self.loser < BARBARIAN and CONQUEST_PIECES.allowed(state, self.loser, (place, wonder_piece(wonder)))
            if self.winner < BARBARIAN and not kept:
                state.say("wonder-taken", seat=self.winner, wonder=plan_answer(state, wonder))
        if self.winner < BARBARIAN and self.loser < BARBARIAN:
            for piece in range(1, PIECES):
                self._replace(state, piece)
        state.unsettle(place)
        state.settle(self.winner, place, state.mood[place])
        return None

    def _replace(self, state: Position, piece: int) -> None:
        """COC-17.2, 17.6, 17.8."""
        if state.building(self.place, piece) != self.loser:
            return
        if CONQUEST_PIECES.allowed(state, self.loser, (self.place, piece)):
            return
        state.remove_piece(self.place, piece)
        if state.spare_piece(self.winner, piece):
            state.place_piece(self.winner, piece, self.place)
        else:
            self.destroyed += 1

    def gold(self, state: Position) -> Next:
        """COC-17.3, 17.6, 25.15."""
        if self.winner >= BARBARIAN:
            return None
        c = conflict_of(state)
        amount = self.destroyed
        if self.loser == BARBARIAN:
            amount += 1
        else:
            amount += 1 if c.mood == ANGRY else c.size + 1 if c.mood == HAPPY else c.size
        gain(state, self.winner, GOLD, amount)
        return None

    def settler(self, state: Position) -> Next:
        """COC-17.4: the former owner may place a settler in another city, and must after barbarians (COC-25.13)."""
        if self.loser == BARBARIAN or not state.spare(self.loser, SETTLER) or not state.cities(self.loser):
            return None
        answers = [state.land().answers[city] for city in state.cities(self.loser)]
        if self.winner < BARBARIAN:
            answers.append("button:none")
        return Ask(self.loser, answers, "refugee", "COC-17.4")

    def on_settler(self, state: Position, answer: str) -> None:
        if answer != "button:none":
            state.put(self.loser, SETTLER, state.land().hex_of[answer])

    def mood_effects(self, state: Position) -> Next:
        if state.city[self.place] == NOBODY or self.winner >= BARBARIAN:
            return None
        return CONQUEST_MOOD.happen(state, [self.winner], self.place)

    def settle_mood(self, state: Position) -> Next:
        """Step 4, and COC-17.12."""
        if state.city[self.place] != NOBODY:
            state.mood[self.place] = self.mood
        forget_tokens(state, self.place)
        return None

    def about(self, state: Any) -> dict[str, Any]:
        return {"at": state.land().answers[self.place]}


def forget_tokens(state: Position, place: int) -> None:
    """COC-17.12: tokens in or under a city are discarded."""
    state.druids = [city for city in state.druids if city != place]
    state.beloved = [city for city in state.beloved if city != place]


def forget_city(state: Position, place: int) -> None:
    """A city is no more: one that is founded there later has not been activated in this turn (COC-8.4)."""
    state.port_sea[place] = NOBODY
    state.activated = [city for city in state.activated if city != place]
    state.angry_used = [city for city in state.angry_used if city != place]
    forget_tokens(state, place)


def raze(state: Position, place: int) -> None:
    """COC-6.10: a city is destroyed, its pieces go to the supplies of their colours, its wonders leave the game."""
    for piece in range(1, PIECES):
        if state.has_building(place, piece):
            state.remove_piece(place, piece)
    for wonder in state.wonders_in(place):
        state.wonder_at[wonder] = GONE
        state.changed()
    state.unsettle(place)
    forget_city(state, place)
    state.say("destroyed", at=state.land().answers[place])
