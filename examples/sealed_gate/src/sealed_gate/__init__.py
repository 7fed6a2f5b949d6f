"""The Sealed Gate: bring your goods through the gate, honestly or not. The example of docs/writing-a-game.md."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.kernel.content import Source
from gonfalon.kernel.game import Game, Tip, Words
from gonfalon.kernel.state import Frame
from sealed_gate.content import sources
from sealed_gate.picture import board, tell, tips
from sealed_gate.rules import laws, scoring
from sealed_gate.rules.position import Position, opening_position
from sealed_gate.rules.turn import WholeGame


class SealedGate(Game):
    """The game as everybody else sees it."""

    name: ClassVar[str] = "sealed-gate"
    prefix: ClassVar[str] = "GATE"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    rule_turn: ClassVar[str] = "GATE-2.1"
    rule_over: ClassVar[str] = "GATE-5.1"

    def folder(self) -> Path:
        return Path(__file__).parent

    def sources(self) -> list[Source]:
        return sources()

    def setup(self, seats: int, options: dict[str, Any]) -> Position:
        return opening_position(seats, options)

    def opening(self) -> Frame:
        return WholeGame()

    def scores(self, state: Position) -> tuple[int, ...]:
        return scoring.results(state)

    def winners(self, state: Position) -> tuple[int, ...]:
        return scoring.winners(state)

    def score_sheet(self, state: Position) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(state)

    def laws(self, state: Position) -> None:
        laws.check(state)

    def svg(self, state: Position, seat: int | None, words: Words) -> str:
        return board.draw(state, seat, words)

    def text(self, state: Position, seat: int | None, words: Words) -> str:
        return tell.tell(state, seat, words)

    def tips(self, state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
        return tips.tips(state, seat, words)

    def panels(self, state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
        return tips.panels(state, words)


GAME = SealedGate()
