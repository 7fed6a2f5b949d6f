"""Abilities: buildings make ships cheaper and add a parade before the battle."""

from typing import Any

from gonfalon.kernel.moments import Ability, added, changed
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

SHIPYARD = Ability("TINY-7", "price of a ship", change=lambda state, seat, price, about: price - 1)
HARBOUR = Ability("TINY-7", "price of a ship", change=lambda state, seat, price, about: price // 2)
DRUMS = Ability("TINY-7", "before battle", adds=lambda state, seat, about: Parade(seat=seat, tune="drums"))
FLUTES = Ability("TINY-7", "before battle", adds=lambda state, seat, about: Parade(seat=seat, tune="flutes"))
SHY = Ability("TINY-7", "before battle", adds=lambda state, seat, about: None)

#: what the seats have, by seat number
OWNED: tuple[list[Ability], ...] = ([SHIPYARD, HARBOUR], [HARBOUR, SHIPYARD], [DRUMS, FLUTES], [SHY], [], [FLUTES])


class Fleet(State):
    paid: list[int]
    points: list[int]


class Campaign(Frame):
    STEPS = ("build", "parade", "pass_on")

    seat: int = 0

    def build(self, fleet: Fleet) -> None:
        fleet.paid[self.seat] = changed(OWNED[self.seat], "price of a ship", fleet, self.seat, 6)

    def parade(self, fleet: Fleet) -> Frame | None:
        return added(OWNED[self.seat], "before battle", fleet, self.seat)

    def pass_on(self, fleet: Fleet) -> str:
        fleet.begin_chapter()
        self.seat += 1
        return "end" if self.seat == fleet.seats else "build"


class Parade(Frame):
    STEPS = ("march",)

    seat: int
    tune: str

    def march(self, fleet: Fleet) -> Ask:
        return Ask(self.seat, ["button:march", "button:rest"], "march", "TINY-7")

    def on_march(self, fleet: Fleet, answer: str) -> None:
        fleet.points[self.seat] += answer == "button:march"
        fleet.say("parades", seat=self.seat, tune=self.tune)

    def about(self, state: Any) -> dict[str, Any]:
        return {"seat": self.seat, "tune": self.tune}


class Powers(Tiny):
    name = "powers"
    seats = (6,)

    def setup(self, seats: int, options: dict[str, Any]) -> Fleet:
        return Fleet(**blank(seats, options), paid=[0] * seats, points=[0] * seats)

    def opening(self) -> Campaign:
        return Campaign()


POWERS = Powers()
