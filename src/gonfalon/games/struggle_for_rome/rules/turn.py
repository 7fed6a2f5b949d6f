"""The whole game: setup, rounds, end (sections 1, 2 and 13)."""

from typing import Any, ClassVar

from gonfalon.games.struggle_for_rome.content.land import FOREST, GRAIN, HORSEMAN, WARRIOR
from gonfalon.games.struggle_for_rome.rules import scoring
from gonfalon.games.struggle_for_rome.rules.cards import DrawPasture
from gonfalon.games.struggle_for_rome.rules.dice import ResourceDice
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import NOBODY, Position
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn
from gonfalon.kernel.requests import Ask, Dice, Draw
from gonfalon.kernel.state import END, Frame, Next


class WholeGame(Frame):
    """SFR-1.17: first player, tiles, figures, legionnaire, hands; then rounds to the end."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "first_player",
        "tiles",
        "tribes",
        "legionnaire",
        "grain",
        "pasture",
        "play_round",
        "check_end",
    )

    placed: int = 0
    dealt: int = 0

    def first_player(self, state: Position) -> Next:
        return FirstPlayer(contenders=list(range(state.seats)))

    def tiles(self, state: Position) -> Next:
        """SFR-1.5: a tile of its own colour for every usable city; with SFR-ED-6 of any colour."""
        land = state.land()
        usable = [city for city in range(len(land.cities)) if state.owner(city) == NOBODY]
        if state.options["tiles"] == "mixed":
            every = [colour for colour in range(len(land.provinces)) for _ in land.faces]
            return Draw(every, len(usable))
        for city in usable:
            state.tile[city] = land.province[city]
        return None

    def on_tiles(self, state: Position, colours: tuple[int, ...]) -> None:
        land = state.land()
        usable = [city for city in range(len(land.cities)) if state.owner(city) == NOBODY]
        for city, colour in zip(usable, colours, strict=True):
            state.tile[city] = colour

    def tribes(self, state: Position) -> Next:
        if self.placed == state.seats:
            return None
        seat = (state.first + self.placed) % state.seats
        answers = state.land().cross_answers
        return Ask(seat, [answers[c] for c in state.land().starts[seat]], "start", "SFR-1.2", open=True)

    def on_tribes(self, state: Position, answer: str) -> str:
        seat = (state.first + self.placed) % state.seats
        here = state.land().cross_of[answer]
        a, b = state.land().starts[seat]
        for kind, spot in ((HORSEMAN, here), (WARRIOR, b if here == a else a)):
            state.place[seat * 2 + kind] = spot
            state.stand[spot] = seat * 2 + kind
        state.say("starts", seat=seat, at=answer)
        self.placed += 1
        return "tribes"

    def legionnaire(self, state: Position) -> Next:
        land = state.land()
        hexes = land.hispania
        if state.options["legionnaire"] == "forest":  # SFR-ED-3
            hexes = [h for h in hexes if land.terrain[h] == FOREST] or hexes
        return Ask(state.first, [land.hex_answers[h] for h in hexes], "legionnaire-start", "SFR-1.6", open=True)

    def on_legionnaire(self, state: Position, answer: str) -> None:
        state.legionnaire = state.land().hex_of[answer]
        state.say("legionnaire", seat=state.first, hex=answer)

    def grain(self, state: Position) -> Next:
        for seat in range(state.seats):
            state.take(seat, GRAIN)
        return None

    def pasture(self, state: Position) -> Next:
        if self.dealt == state.seats:
            return None
        self.dealt += 1
        return DrawPasture(seat=(state.first + self.dealt - 1) % state.seats, count=1)

    def on_pasture(self, state: Position, done: Frame) -> str:
        return "pasture"

    def play_round(self, state: Position) -> Next:
        state.round_number += 1
        state.marks = []  # SFR-2.4
        state.joker = [0] * state.seats
        state.begin_chapter()
        state.say("round", number=state.round_number, seat=state.first)
        return Round()

    def check_end(self, state: Position) -> Next:
        """SFR-13.2 and SFR-13.6; otherwise the dice go to the left (SFR-2.3)."""
        state.quiet += 1
        best = max([state.total(seat) for seat in range(state.seats)])
        if best >= state.number("victory") or state.quiet > state.number("quiet_rounds"):
            scoring.finish(state)
            return END
        state.first = (state.first + 1) % state.seats
        return "play_round"


class FirstPlayer(Frame):
    """SFR-1.12: the highest total begins; ties roll again among themselves."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll",)

    contenders: list[int]

    def roll(self, state: Position) -> Next:
        return Dice(2 * len(self.contenders)) if len(self.contenders) > 1 else END

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> str:
        totals = [faces[2 * i] + faces[2 * i + 1] for i in range(len(self.contenders))]
        best = max(totals)
        for seat, total in zip(self.contenders, totals, strict=True):
            state.say("first-roll", seat=seat, total=total)
        self.contenders = [seat for seat, total in zip(self.contenders, totals, strict=True) if total == best]
        state.first = self.contenders[0]
        return "roll"


class Round(Frame):
    """SFR-2.1, SFR-2.2: four phases; in phases 2 to 4 everybody in turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("resource_dice", "trade_and_build", "horsemen", "warriors")

    turn: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {"number": state.round_number}

    def resource_dice(self, state: Position) -> Next:
        state.phase = 1
        return ResourceDice()

    def trade_and_build(self, state: Position) -> Next:
        state.phase = 2
        seat = self._next(state)
        return None if seat < 0 else MarketTurn(seat=seat)

    def on_trade_and_build(self, state: Position, done: Frame) -> str:
        return "trade_and_build"

    def horsemen(self, state: Position) -> Next:
        state.phase = 3
        seat = self._next(state)
        return None if seat < 0 else TribeTurn(seat=seat, tribe=seat * 2 + HORSEMAN)

    def on_horsemen(self, state: Position, done: Frame) -> str:
        return "horsemen"

    def warriors(self, state: Position) -> Next:
        state.phase = 4
        seat = self._next(state)
        return None if seat < 0 else TribeTurn(seat=seat, tribe=seat * 2 + WARRIOR)

    def on_warriors(self, state: Position, done: Frame) -> str:
        return "warriors"

    def _next(self, state: Position) -> int:
        """The seat whose turn it is in this phase; -1 when everybody has had his."""
        if self.turn == state.seats:
            self.turn = 0
            return -1
        self.turn += 1
        return (state.first + self.turn - 1) % state.seats
