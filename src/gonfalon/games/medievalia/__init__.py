"""Medievalia: a card game of fiefs, buildings and raids for 2 to 4 players."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.games.medievalia import scoring
from gonfalon.games.medievalia.content import (
    BUILDINGS,
    BUILDINGS_MAX,
    CITIES,
    DECK_CARDS,
    IS_CHARACTER,
    KIND,
    OURS,
    TERRITORIES_MAX,
    Tables,
    load,
)
from gonfalon.games.medievalia.position import FREE, NOWHERE, Position, opening_position
from gonfalon.games.medievalia.purchase import Purchase
from gonfalon.games.medievalia.turn import WholeGame
from gonfalon.kernel.errors import BrokenLaw
from gonfalon.kernel.game import Game, TableOption, Tip, Words
from gonfalon.kernel.state import Frame


class Medievalia(Game):
    """The game as others see it, with one set of card tables."""

    name: ClassVar[str] = "medievalia"
    prefix: ClassVar[str] = "MED"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("alliance", (True, False), "MED-2.12"),
        TableOption("first_draw", (True, False), "MED-3.10"),
        TableOption("building_output", ("own", "land"), "MED-4.4"),
    )
    rule_turn: ClassVar[str] = "MED-3.1"
    rule_over: ClassVar[str] = "MED-15.4"

    def __init__(self, tables: Tables = OURS) -> None:
        self.tables = tables

    def with_content(self, path: Path) -> "Medievalia":
        """The same game with the card values of another data file."""
        return Medievalia(load(path))

    def folder(self) -> Path:
        return Path(__file__).parent

    def setup(self, seats: int, options: dict[str, Any]) -> Position:
        return opening_position(seats, options, self.tables.name)

    def opening(self) -> Frame:
        return WholeGame()

    def scores(self, state: Position) -> tuple[int, ...]:
        return tuple([state.prestige(seat) for seat in range(state.seats)])

    def winners(self, state: Position) -> tuple[int, ...]:
        return tuple(state.won)

    def score_sheet(self, state: Position) -> list[tuple[str, list[int]]]:
        seats = range(state.seats)
        return [
            ("score-buildings", [scoring.different(state, seat) for seat in seats]),
            ("score-castle", [scoring.castle(state, seat) for seat in seats]),
        ]

    def laws(self, state: Position) -> None:
        check_laws(state)

    def svg(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.medievalia.board import drawing

        return drawing(state, seat, words)

    def text(self, state: Position, seat: int | None, words: Words) -> str:
        from gonfalon.games.medievalia.sheet import in_words

        return in_words(state, seat, words)

    def tips(self, state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
        from gonfalon.games.medievalia.sheet import tips

        return tips(state, seat, words)

    def panels(self, state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
        from gonfalon.games.medievalia.sheet import panels

        return panels(state, words)


def check_laws(state: Position) -> None:
    """Every card is in exactly one place; limits of lands, buildings and hands hold."""
    places: list[int] = [*state.deck_territory, *state.deck_military, *state.deck_character, *state.piles, *state.out]
    places += [card for card in [*state.bottom, *state.top] if card != NOWHERE]
    for seat in range(state.seats):
        places += [*state.hand_cards(seat), *state.lands[seat], *state.built[seat], *state.troops[seat]]
    for frame in state.frames:
        if isinstance(frame, Purchase) and frame.on_the_way():
            places.append(frame.card)
    everything = [card for row in DECK_CARDS for card in row] + list(BUILDINGS) + list(CITIES[: state.seats])
    if sorted(places) != sorted(everything):
        wrong = sorted(set(places) ^ set(everything)) or sorted({card for card in places if places.count(card) > 1})
        raise BrokenLaw(f"cards lost or doubled: {wrong}")
    for seat in range(state.seats):
        _check_fief(state, seat)


def _check_fief(state: Position, seat: int) -> None:
    lands = state.lands[seat]
    if len(lands) > TERRITORIES_MAX + 1:
        raise BrokenLaw(f"seat {seat} has {len(lands)} lands")
    for land in lands:
        on = state.buildings_on(seat, land)
        if len(on) > BUILDINGS_MAX:
            raise BrokenLaw(f"seat {seat} has {len(on)} buildings on one land")
        if not state.used[land] and any(state.used[card] for card in [*on, *state.guards(seat, land)]):
            raise BrokenLaw(f"seat {seat}: a used card lies on the unused land {land}")
    for card in state.built[seat]:
        if state.land[card] not in lands:
            raise BrokenLaw(f"building {card} stands on no land of its owner")
    for card in state.troops[seat]:
        if not IS_CHARACTER[KIND[card]] or state.fief[card] == NOWHERE:
            raise BrokenLaw(f"card {card} is no character on the table")
        if state.land[card] != FREE and (state.land[card] not in lands or state.fief[card] != seat):
            raise BrokenLaw(f"character {card} stands on a land that is not its owner's")


GAME = Medievalia()
