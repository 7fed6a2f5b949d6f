"""Byzantium, by Martin Wallace (2005), for 2 to 4 players: two empires, and every player plays both."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.games.byzantium import content
from gonfalon.games.byzantium.picture import board, tell, tips
from gonfalon.games.byzantium.rules import laws, refusals, scoring
from gonfalon.games.byzantium.rules.position import Position, opening_position
from gonfalon.games.byzantium.rules.turn import WholeGame
from gonfalon.kernel.content import Source
from gonfalon.kernel.game import Game, TableOption, Tip, Words
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import Frame

HERE = Path(__file__).parent


class Byzantium(Game):
    """The game as everybody else sees it."""

    name: ClassVar[str] = "byzantium"
    prefix: ClassVar[str] = "BYZ"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    series: ClassVar[tuple[str, ...]] = ("lose", "unpaid")
    rule_turn: ClassVar[str] = "BYZ-3.2"
    rule_over: ClassVar[str] = "BYZ-22.1"
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("civil_war_own_city", (True, False), "BYZ-7.8"),
        TableOption("one_elite_in_all", (False, True), "BYZ-6.2", rare=True),
        TableOption("double_losses_in_battle", (False, True), "BYZ-14.4", rare=True),
        TableOption("fleet_blocks_return", (False, True), "BYZ-11.12", rare=True),
    )

    def folder(self) -> Path:
        return HERE

    def sources(self) -> list[Source]:
        return content.sources()

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

    def end_rule(self, state: Position) -> str:
        return "BYZ-22.6" if state.fallen else self.rule_over

    def refuse(self, state: Position, ask: Ask, answer: str) -> Refusal | None:
        return refusals.refuse(state, ask, answer)

    def laws(self, state: Position) -> None:
        laws.check(state)

    def svg(self, state: Position, seat: int | None, words: Words) -> str:
        return board.draw(state, words)

    def text(self, state: Position, seat: int | None, words: Words) -> str:
        return tell.tell(state, words)

    def tips(self, state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
        return tips.tips(state, seat, words)

    def panels(self, state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
        return tips.panels(state, words)


GAME = Byzantium()
