"""Medioevo Universale: six realms, barbarians and rebels, trade and technology in 1265. Ledger prefix MEU."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.content import find, load, template
from gonfalon.games.medioevo_universale.content.sources import sources
from gonfalon.games.medioevo_universale.rules import refusals, scoring
from gonfalon.games.medioevo_universale.rules.laws import check
from gonfalon.games.medioevo_universale.rules.position import Position, opening_position
from gonfalon.games.medioevo_universale.rules.turn import WholeGame
from gonfalon.kernel.content import Content, DataFile, Source
from gonfalon.kernel.game import Game, TableOption, Tip, Words
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import Frame, State

HERE = Path(__file__).parent


class MedioevoUniversale(Game):
    """The game with our data, or with a data file of the owner of a real copy."""

    name: ClassVar[str] = "medioevo-universale"
    prefix: ClassVar[str] = "MEU"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("introduction", (False, True), "MEU-2.1"),
        TableOption("turns", (10, 8, 12), "MEU-2.1"),
        TableOption("hours", (0, 3, 4, 5), "MEU-2.3", rare=True),
        TableOption("honour_limit", (0, 30, 40, 50), "MEU-2.4", rare=True),
        TableOption("realms", ("random", "choice", "auction"), "MEU-2.6"),
        TableOption("terrain", (False, True), "MEU-24.3", rare=True),
        TableOption("blood", (False, True), "MEU-24.6", rare=True),
        TableOption("teams", (False, True), "MEU-24.7"),
        TableOption("deployment", (False, True), "MEU-24.8", rare=True),
        TableOption("purchases", ("in_order", "together"), "MEU-25.3", rare=True),
        TableOption("orders", (True, False), "MEU-28.2", rare=True),
    )
    diplomacy: ClassVar[bool] = True
    series: ClassVar[tuple[str, ...]] = ("upkeep", "group", "hit")
    rule_turn: ClassVar[str] = "MEU-3.2"
    rule_over: ClassVar[str] = "MEU-23.1"

    def __init__(self, content: Content | None = None) -> None:
        self.content = content
        self.edition = "" if content is None else content.seal

    def folder(self) -> Path:
        return HERE

    def data_file(self) -> str:
        return template()

    def with_data(self, file: DataFile) -> "MedioevoUniversale":
        """The same game with the tables of a data file; BadContent says what is wrong with it."""
        seal = load(file)
        return MedioevoUniversale(Content(file.name, seal) if seal else None)

    def sources(self) -> list[Source]:
        return sources(find(self.edition).marks)

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        return opening_position(seats, options, self.edition)

    def opening(self) -> Frame:
        return WholeGame()

    def scores(self, state: Position) -> tuple[int, ...]:
        return tuple(state.honour)

    def winners(self, state: Position) -> tuple[int, ...]:
        return scoring.winners(state)

    def score_sheet(self, state: Position) -> list[tuple[str, list[int]]]:
        return scoring.sheet(state)

    def refuse(self, state: Position, ask: Ask, answer: str) -> Refusal | None:
        return refusals.refuse(state, ask, answer)

    def meant(self, state: Position, thing: str) -> str:
        kind, _, number = thing.partition(":")
        if kind != "at" or not number.isdecimal() or int(number) >= len(state.built):
            return thing
        return "land:" + state.world().names[int(number) // 3]

    def laws(self, state: Position) -> None:
        check(state)

    def svg(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.medioevo_universale.picture.board import draw

        return draw(state, seat, words)

    def text(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.medioevo_universale.picture.tell import tell

        return tell(state, seat, words)

    def tips(self, state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
        from gonfalon.games.medioevo_universale.picture.tips import tips

        return tips(state, seat, words)

    def panels(self, state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
        from gonfalon.games.medioevo_universale.picture.tips import panels

        return panels(state, words)

    def purse(self, state: Position, seat: int, words: Words) -> list[tuple[str, str, str]]:
        from gonfalon.games.medioevo_universale.picture.tips import purse

        return purse(state, seat, words)


GAME = MedioevoUniversale()
