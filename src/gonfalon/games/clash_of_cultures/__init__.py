"""Clash of Cultures: explore, found cities, advance, fight, influence; six ages. Ledger prefix COC."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content import find, load, template
from gonfalon.games.clash_of_cultures.content.sources import sources
from gonfalon.games.clash_of_cultures.rules import effects as effects
from gonfalon.games.clash_of_cultures.rules import refusals, scoring
from gonfalon.games.clash_of_cultures.rules.laws import check
from gonfalon.games.clash_of_cultures.rules.position import Position, opening_position
from gonfalon.games.clash_of_cultures.rules.setup import WholeGame
from gonfalon.games.clash_of_cultures.rules.turn import MAIN_ACTIONS
from gonfalon.kernel.content import Content, DataFile, Source
from gonfalon.kernel.game import Game, TableOption, Tip, Words
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import Frame, State

HERE = Path(__file__).parent


class ClashOfCultures(Game):
    """The game with our data, or with a data file of the owner of a real copy."""

    name: ClassVar[str] = "clash-of-cultures"
    prefix: ClassVar[str] = "COC"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("expansion", (True, False), "COC-2.17"),
        TableOption("civilizations", ("random", "pick", "free"), "COC-2.8"),
        TableOption("track", ("six", "roll", "wonder"), "COC-36.4", rare=True),
        TableOption("short", (False, True), "COC-36.3"),
        TableOption("events", ("full", "icons", "optional"), "COC-36.2", rare=True),
        TableOption("random_leaders", (False, True), "COC-36.7", rare=True),
        TableOption("announced_wonders", (False, True), "COC-36.8", rare=True),
        TableOption("alternate_history", (False, True), "COC-36.9", rare=True),
        TableOption("trades", (True, False), "COC-5.1"),
    )
    series: ClassVar[tuple[str, ...]] = ("lose-unit",)
    rule_turn: ClassVar[str] = "COC-3.2"
    rule_over: ClassVar[str] = "COC-30.1"

    def __init__(self, content: Content | None = None) -> None:
        self.content = content
        self.edition = "" if content is None else content.seal

    def folder(self) -> Path:
        return HERE

    def data_file(self) -> str:
        return template()

    def with_data(self, file: DataFile) -> "ClashOfCultures":
        """The same game with the tables of a data file; BadContent says what is wrong with it."""
        seal = load(file)
        return ClashOfCultures(Content(file.name, seal) if seal else None)

    def sources(self) -> list[Source]:
        return sources(find(self.edition).marks)

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        return opening_position(seats, options, self.edition)

    def opening(self) -> Frame:
        return WholeGame()

    def scores(self, state: Position) -> tuple[float, ...]:
        return tuple([scoring.points(scoring.halves(state, seat)) for seat in range(state.seats)])

    def winners(self, state: Position) -> tuple[int, ...]:
        return scoring.winners(state)

    def score_sheet(self, state: Position) -> list[tuple[str, list[float]]]:
        return scoring.sheet(state)

    def stage(self, state: Position) -> tuple[str, dict[str, int]]:
        return "stage-age", {"age": state.age, "number": state.round_number}

    def refuse(self, state: Position, ask: Ask, answer: str) -> Refusal | None:
        return refusals.refuse(state, ask, answer)

    def missing(self, state: Position, ask: Ask) -> list[str]:
        """COC-3.5: which of the main actions cannot be carried out, as long as there is one to spend."""
        return [f"action:{name}" for name in MAIN_ACTIONS] if ask.prompt == "turn" and state.actions else []

    def meant(self, state: Position, thing: str) -> str:
        return "hex:" + thing[len("city:") :] if thing.startswith("city:") else thing

    def laws(self, state: Position) -> None:
        check(state)

    def svg(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.clash_of_cultures.picture.board import draw

        return draw(state, seat, words)

    def text(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.clash_of_cultures.picture.tell import tell

        return tell(state, seat, words)

    def tips(self, state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
        from gonfalon.games.clash_of_cultures.picture.tips import tips

        return tips(state, seat, words)

    def panels(self, state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
        from gonfalon.games.clash_of_cultures.picture.tips import panels

        return panels(state, words)

    def purse(self, state: Position, seat: int, words: Words) -> list[tuple[str, str, str]]:
        from gonfalon.games.clash_of_cultures.picture.tips import purse

        return purse(state, seat, words)


GAME = ClashOfCultures()
