"""An Empire card is turned, for its ability or for its points; Princesses and Jokers may answer (MEU-17.2, MEU-28.13)."""

from typing import ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import ALL_POINTS, COLOURS
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.windows import CardTurned
from gonfalon.kernel.state import Frame, Next

FOR_ABILITY: Final = 0
FOR_POINTS: Final = 1
PIRATE, PIRATES = 57, 58  # cards whose ability is to give points (MEU-18.57, 18.58)


class TurnCard(Frame):
    """``cancelled`` by a Joker it gives nothing; a Princess makes it give both, or its points twice."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn", "answer", "take")

    seat: int  # who uses it
    card: int
    purpose: int
    colour: int = -1  # the colour wanted where the card gives a choice
    copied: bool = False  # used by Proselytism: it is not turned and nobody can answer (MEU-16.24)
    cancelled: bool = False
    both: bool = False
    doubled: bool = False

    def turn(self, state: Position) -> Next:
        if self.copied:
            return "take"
        state.turned[self.card] = 1
        state.say("turned", seat=self.seat, card=f"card:{self.card}")
        return None

    def answer(self, state: Position) -> Next:
        return CardTurned(seat=self.seat, card=self.card, purpose=self.purpose)

    def on_answer(self, state: Position, window: CardTurned) -> None:
        self.cancelled, self.both, self.doubled = window.cancelled, window.both, window.doubled

    def take(self, state: Position) -> Next:
        if self.cancelled or (self.purpose == FOR_ABILITY and not self.both):
            return None
        for colour in self._points(state):
            state.tp[self.seat * 6 + colour] += 2 if self.doubled else 1
            state.say("point", seat=self.seat, colour=f"colour:{COLOURS[colour]}")
        return None

    def _points(self, state: Position) -> list[int]:
        """MEU-17.4: what the corner gives; Pirates give what is wanted."""
        world = state.world()
        colours = list(world.corner_colours[self.card])
        if self.card in (PIRATE, PIRATES):
            return [self.colour] * (2 if self.card == PIRATES else 1)
        if world.corner[self.card] == ALL_POINTS or len(colours) < 2:
            return colours
        return [self.colour if self.colour in colours else colours[0]]
