"""Struggle for Rome: two tribes each, an empire to plunder and to inherit. Ledger prefix SFR."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.games.struggle_for_rome.content import find, load, template
from gonfalon.games.struggle_for_rome.content.sources import sources
from gonfalon.games.struggle_for_rome.rules import refusals, scoring
from gonfalon.games.struggle_for_rome.rules.laws import check
from gonfalon.games.struggle_for_rome.rules.position import Position, opening_position
from gonfalon.games.struggle_for_rome.rules.turn import WholeGame
from gonfalon.kernel.content import Content, DataFile, Source
from gonfalon.kernel.game import Game, TableOption, Tip, Words
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import Frame, State

HERE = Path(__file__).parent


class StruggleForRome(Game):
    """The game with our data, or with a data file of the owner of a real copy."""

    name: ClassVar[str] = "struggle-for-rome"
    prefix: ClassVar[str] = "SFR"
    rules_version: ClassVar[str] = "2"
    seats: ClassVar[tuple[int, ...]] = (3, 4)
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("legions", (False, True), "SFR-16.2"),
        TableOption("figures", (9, 8), "SFR-ED-1", rare=True),
        TableOption("coins", (20, 25), "SFR-ED-2", rare=True),
        TableOption("legionnaire", ("any", "forest"), "SFR-ED-3", rare=True),
        TableOption("seven_gold", (2, 3), "SFR-ED-4", rare=True),
        TableOption("seven_marked", (True, False), "SFR-ED-5", rare=True),
        TableOption("tiles", ("matched", "mixed"), "SFR-ED-6"),
        TableOption("names", ("rulebook", "english"), "SFR-ED-7", rare=True),
        TableOption("backs", ("green", "grey"), "SFR-ED-8", rare=True),
    )
    series: ClassVar[tuple[str, ...]] = ("offer", "offer-counter")
    rule_turn: ClassVar[str] = "SFR-2.2"
    rule_over: ClassVar[str] = "SFR-13.1"

    def __init__(self, content: Content | None = None) -> None:
        self.content = content
        self.edition = "" if content is None else content.seal

    def folder(self) -> Path:
        return HERE

    def data_file(self) -> str:
        return template()

    def with_data(self, file: DataFile) -> "StruggleForRome":
        """The same game with the tables of a data file; BadContent says what is wrong with it."""
        seal = load(file)
        return StruggleForRome(Content(file.name, seal) if seal else None)

    def sources(self) -> list[Source]:
        return sources(find(self.edition).marks)

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        return opening_position(seats, options, self.edition)

    def opening(self) -> Frame:
        return WholeGame()

    def scores(self, state: Position) -> tuple[int, ...]:
        return tuple([state.points(seat) for seat in range(state.seats)])

    def winners(self, state: Position) -> tuple[int, ...]:
        return scoring.winners(state)

    def score_sheet(self, state: Position) -> list[tuple[str, list[int]]]:
        return scoring.sheet(state)

    def stage(self, state: Position) -> tuple[str, dict[str, int]]:
        return "stage-round", {"number": state.round_number}

    def refuse(self, state: Position, ask: Ask, answer: str) -> Refusal | None:
        return refusals.refuse(state, ask, answer)

    def ties(self, state: Position) -> list[tuple[str, list[int]]]:
        return scoring.ties(state)

    def laws(self, state: Position) -> None:
        check(state)

    def svg(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.struggle_for_rome.picture.board import draw

        return draw(state, seat, words)

    def text(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.struggle_for_rome.picture.tell import tell

        return tell(state, seat, words)

    def tips(self, state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
        from gonfalon.games.struggle_for_rome.picture.tips import tips

        return tips(state, seat, words)

    def panels(self, state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
        from gonfalon.games.struggle_for_rome.picture.tips import panels

        return panels(state, words)


GAME = StruggleForRome()
