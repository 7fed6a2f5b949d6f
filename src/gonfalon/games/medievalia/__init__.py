"""Medievalia: a card game of fiefs, buildings and raids for 2 to 4 players."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.games.medievalia.content import FILE, OURS, Tables, load
from gonfalon.games.medievalia.picture import board, tell, tips
from gonfalon.games.medievalia.rules import laws, refusals, scoring
from gonfalon.games.medievalia.rules.position import Position, opening_position
from gonfalon.games.medievalia.rules.turn import WholeGame
from gonfalon.kernel.content import Content, DataFile, Source
from gonfalon.kernel.game import Game, TableOption, Tip, Words
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import Frame

HERE = Path(__file__).parent


class Medievalia(Game):
    """The game as others see it, with one set of card tables."""

    name: ClassVar[str] = "medievalia"
    prefix: ClassVar[str] = "MED"
    rules_version: ClassVar[str] = "3"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("alliance", (True, False), "MED-2.12"),
        TableOption("first_draw", (True, False), "MED-3.10", rare=True),
        TableOption("building_output", ("own", "land"), "MED-4.4", rare=True),
    )
    rule_turn: ClassVar[str] = "MED-3.1"
    rule_over: ClassVar[str] = "MED-15.4"

    def __init__(self, tables: Tables = OURS, content: Content | None = None) -> None:
        self.tables = tables
        self.content = content

    def data_file(self) -> str:
        return FILE.read_text(encoding="utf-8")

    def with_data(self, file: DataFile) -> "Medievalia":
        """The same game with the card values of another data file."""
        tables = load(file)
        return Medievalia(tables, None if tables is OURS else Content(file.name, tables.name))

    def sources(self) -> list[Source]:
        return self.tables.sources()

    def folder(self) -> Path:
        return HERE

    def setup(self, seats: int, options: dict[str, Any]) -> Position:
        return opening_position(seats, options, self.tables.name)

    def opening(self) -> Frame:
        return WholeGame()

    def scores(self, state: Position) -> tuple[int, ...]:
        return tuple([state.prestige(seat) for seat in range(state.seats)])

    def winners(self, state: Position) -> tuple[int, ...]:
        return tuple(state.won)

    def ties(self, state: Position) -> list[tuple[str, list[int]]]:
        return scoring.ties(state)

    def score_sheet(self, state: Position) -> list[tuple[str, list[int]]]:
        seats = range(state.seats)
        return [
            ("score-buildings", [scoring.different(state, seat) for seat in seats]),
            ("score-castle", [scoring.castle(state, seat) for seat in seats]),
        ]

    def stage(self, state: Position) -> tuple[str, dict[str, int]]:
        return "stage-round", {"number": state.rounds}

    def refuse(self, state: Position, ask: Ask, answer: str) -> Refusal | None:
        return refusals.refuse(state, ask, answer)

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


GAME = Medievalia()
