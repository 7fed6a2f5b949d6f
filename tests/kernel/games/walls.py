"""Checks after every change, and an assault that ends from deep inside: walls fall, guards flee, the assault stops."""

from typing import Any, ClassVar

from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

WALLS = 3
LIMIT = 5


class Town(State):
    strength: list[int]
    guards: list[int]
    stands: list[int]
    points: list[int]
    diary: list[str]  # what the checks did, in order
    alarm: bool = False

    def after_change(self) -> Frame | None:
        """Walls without strength fall; their guards flee; without a wall the assault is over; the limit."""
        for wall in range(WALLS):
            if self.stands[wall] and self.strength[wall] <= 0:
                self.stands[wall] = 0
                self.diary.append(f"fall {wall}")
        for wall in range(WALLS):
            if self.guards[wall] and not self.stands[wall]:
                guards, self.guards[wall] = self.guards[wall], 0
                if 1 in self.stands:
                    return Flight(seat=1, guards=guards)
                self.diary.append(f"lost {wall}")
        if 1 not in self.stands and any(isinstance(frame, Assault) for frame in self.frames):
            self.leave(Assault)
        for seat in range(self.seats):
            if self.points[seat] > LIMIT:
                self.points[seat] = LIMIT
                self.diary.append(f"limit {seat}")
        return None


class Flight(Frame):
    """The guards of a fallen wall choose another one."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    guards: int

    def choose(self, town: Town) -> Ask:
        return Ask(self.seat, [f"wall:{wall}" for wall in range(WALLS) if town.stands[wall]], "flee", "TINY-10")

    def on_choose(self, town: Town, answer: str) -> None:
        town.guards[int(answer.removeprefix("wall:"))] += self.guards
        town.diary.append(f"flee {answer}")

    def abandoned(self, town: Town) -> None:
        town.diary.append("flight left")


class Siege(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("assault", "tell")

    days: int = 0

    def assault(self, town: Town) -> Frame:
        town.begin_chapter()
        return Assault(seat=0)

    def on_assault(self, town: Town, assault: "Assault") -> None:
        town.diary.append(f"assault over after {assault.blows}")

    def tell(self, town: Town) -> str:
        self.days += 1
        return "assault" if self.days < 2 and 1 in town.stands else "end"


class Assault(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("sound", "blow", "calm")

    seat: int
    blows: int = 0

    def sound(self, town: Town) -> None:
        town.alarm = True

    def blow(self, town: Town) -> Frame | None:
        return Blow(seat=self.seat) if self.blows < 3 else None

    def on_blow(self, town: Town, blow: "Blow") -> str:
        self.blows += 1
        return "blow"

    def calm(self, town: Town) -> None:
        town.alarm = False

    def abandoned(self, town: Town) -> None:
        town.alarm = False
        town.diary.append("assault left")


class Blow(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("aim", "strike", "reward")

    seat: int
    target: str = ""

    def aim(self, town: Town) -> Ask:
        walls = [f"wall:{wall}" for wall in range(WALLS) if town.stands[wall]]
        return Ask(self.seat, [*walls, "button:mine", "button:parley"], "aim", "TINY-10")

    def on_aim(self, town: Town, answer: str) -> str | None:
        self.target = answer
        if answer == "button:parley":
            town.leave(Siege if town.points[self.seat] else Assault)
        return None

    def strike(self, town: Town) -> None:
        for wall in range(WALLS) if self.target == "button:mine" else [int(self.target.removeprefix("wall:"))]:
            town.strength[wall] -= 1

    def reward(self, town: Town) -> Frame | None:
        town.points[self.seat] += 2
        return None

    def abandoned(self, town: Town) -> None:
        town.diary.append("blow left")


class Sieges(Tiny):
    name = "walls"
    seats = (2,)

    def setup(self, seats: int, options: dict[str, Any]) -> Town:
        return Town(
            **blank(seats, options),
            strength=[1, 2, 1],
            guards=[1, 0, 2],
            stands=[1] * WALLS,
            points=[0] * seats,
            diary=[],
        )

    def opening(self) -> Siege:
        return Siege()


WALLED = Sieges()
