"""Good years and other gifts of events: food, ideas, gold, tokens."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    ACADEMY,
    FOOD,
    GOLD,
    IDEAS,
    MARKET,
    OBELISK,
    OBSERVATORY,
    PORT,
    TEMPLE,
)
from gonfalon.games.clash_of_cultures.rules.choices import GainOne
from gonfalon.games.clash_of_cultures.rules.effects.common import gains
from gonfalon.games.clash_of_cultures.rules.goods import gain, limit
from gonfalon.games.clash_of_cultures.rules.moments import EVENT_TEXT, TABLE
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects


class ShareFood(Frame):
    """Food from the bank for opponents who can still hold some, unit by unit."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    count: int

    def choose(self, state: Position) -> Next:
        hungry = [other for other in state.others(self.seat) if state.have(other, FOOD) < limit(state, other, FOOD)]
        if not self.count or not hungry:
            return END
        return Ask(self.seat, [f"seat:{other}" for other in hungry], "share-food", "COC-4.1")

    def on_choose(self, state: Position, answer: str) -> str:
        gain(state, int(answer.removeprefix("seat:")), FOOD, 1)
        self.count -= 1
        return "choose"

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": self.count}


class SharedYear:
    """So much food for the drawer, and as much to be shared among the opponents."""

    def __init__(self, food: int) -> None:
        self.food = food

    def __call__(self, state: Position, owner: int, drawer: Any) -> Frame | None:
        gain(state, owner, FOOD, self.food)
        return ShareFood(seat=owner, count=self.food)


for _name, _food in (("E9", 1), ("E10", 1), ("E12", 2), ("E13", 2), ("E15", 3), ("E17", 3)):
    EVENT_TEXT.act(EFFECTS["e:" + _name], "", gains(FOOD, _food))
for _name, _food in (("E11", 1), ("E14", 2), ("E16", 3)):
    EVENT_TEXT.act(EFFECTS["e:" + _name], "", SharedYear(_food))


def _cities_with(state: Position, seat: int, pieces: tuple[int, int]) -> int:
    """The cities a seat controls with one of two buildings, of any colour."""
    return len([city for city in state.cities(seat) if any(state.has_building(city, piece) for piece in pieces)])


def _academics(state: Position, owner: int, drawer: Any) -> Frame | None:
    found = _cities_with(state, owner, (ACADEMY, OBSERVATORY))
    gain(state, owner, IDEAS, max(found, 2) if owner == drawer else found)
    return None


def _brisk_trade(state: Position, owner: int, drawer: Any) -> Frame | None:
    found = min(3, _cities_with(state, owner, (MARKET, PORT)))
    gain(state, owner, GOLD, max(found, 1) if owner == drawer else found)
    return None


def _stability(state: Position, owner: int, drawer: Any) -> Frame | None:
    found = min(3, _cities_with(state, owner, (TEMPLE, OBELISK)))
    return GainOne(seat=owner, count=max(found, 1) if owner == drawer else found)


EVENT_TEXT.act(EFFECTS["e:E45"], "", _academics)
EVENT_TEXT.act(EFFECTS["e:E46"], "", _brisk_trade)
EVENT_TEXT.act(EFFECTS["e:E47"], "", _stability)


def _prosperous_year(state: Position, owner: int, drawer: Any) -> Frame | None:
    """The smallest catch up with the largest."""
    counts = [len(state.cities(seat)) for seat in range(state.seats)]
    if min(counts) == max(counts):
        gain(state, owner, FOOD, 1)
    elif counts[owner] == min(counts):
        gain(state, owner, FOOD, max(counts) - counts[owner])
    return None


EVENT_TEXT.act(EFFECTS["e:E54"], "", _prosperous_year)
