"""Forced choices and undo: a fork, a single road, and dice on the bridge."""

from typing import Any

from gonfalon.kernel.game import TableOption
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank


class Walkers(State):
    points: list[int]
    path: list[str]


class Walk(Frame):
    STEPS = ("gate", "fork", "lane", "hill", "bridge", "pass_on")

    seat: int = 0
    round: int = 0

    def gate(self, state: Walkers) -> Ask:
        return self._ask("gate", ["road:gate"])

    def on_gate(self, state: Walkers, answer: str) -> None:
        self._go(state, answer)

    def fork(self, state: Walkers) -> Ask:
        return self._ask("fork", ["road:left", "road:right"])

    def on_fork(self, state: Walkers, answer: str) -> None:
        self._go(state, answer)

    def lane(self, state: Walkers) -> Ask:
        return self._ask("lane", ["road:lane"])

    def on_lane(self, state: Walkers, answer: str) -> None:
        self._go(state, answer)

    def hill(self, state: Walkers) -> Ask:
        return self._ask("hill", ["road:over", "road:around"])

    def on_hill(self, state: Walkers, answer: str) -> str | None:
        self._go(state, answer)
        return None if answer == "road:over" else "pass_on"

    def refuse_hill(self, state: Walkers, answer: str) -> str:
        return "TINY-2" if answer == "road:home" else ""

    def bridge(self, state: Walkers) -> Dice:
        return Dice(2)

    def on_bridge(self, state: Walkers, faces: tuple[int, ...]) -> None:
        state.points[self.seat] += sum(faces)
        state.say("throws", seat=self.seat, faces=list(faces))

    def pass_on(self, state: Walkers) -> str:
        state.begin_chapter()
        self.seat = (self.seat + 1) % state.seats
        self.round += self.seat == 0
        return "end" if self.round == 2 else "gate"

    def _ask(self, prompt: str, roads: list[str]) -> Ask:
        return Ask(self.seat, roads, prompt, "TINY-8", "path")

    def _go(self, state: Walkers, road: str) -> None:
        state.path.append(road)
        state.say("walks", seat=self.seat, road=road)


class Road(Tiny):
    name = "road"
    seats = (1, 2)
    options = (TableOption("fog", (False, True), "TINY-8"),)

    def setup(self, seats: int, options: dict[str, Any]) -> Walkers:
        return Walkers(**blank(seats, options), points=[0] * seats, path=[])

    def opening(self) -> Walk:
        return Walk()


ROAD = Road()
