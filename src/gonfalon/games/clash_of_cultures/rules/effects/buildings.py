"""Buildings other than the Fortress: on construction, and what they do for the owner of the city (COC-11.4 to 11.7)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    ACADEMY,
    CAVALRY,
    ELEPHANT,
    IDEAS,
    MARKET,
    OBELISK,
    OBSERVATORY,
    PORT,
    TEMPLE,
)
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions
from gonfalon.games.clash_of_cultures.rules.choices import GainOne
from gonfalon.games.clash_of_cultures.rules.effects.common import builds, gains
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONQUEST_PIECES,
    CONSTRUCT_DONE,
    INFLUENCE_BAN,
    RECRUIT_OPTIONS,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects


class PortSea(Frame):
    """COC-11.5: the sea space a Port touches, for good."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    city: int

    def choose(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[place] for place in state.seas_of(self.city)], "port-sea", "COC-11.5")

    def on_choose(self, state: Position, answer: str) -> None:
        state.port_sea[self.city] = state.land().hex_of[answer]


def _touch(state: Position, owner: int, matter: Any) -> Frame | None:
    return PortSea(seat=owner, city=matter[0])


def _token(state: Position, owner: int, matter: Any) -> Frame | None:
    return GainOne(seat=owner, rule="COC-11.4")


def _draw(state: Position, owner: int, matter: Any) -> Frame | None:
    return DrawActions(seat=owner)


CONSTRUCT_DONE.act(EFFECTS["b:port"], "piece", _touch, builds(PORT))
CONSTRUCT_DONE.act(EFFECTS["b:academy"], "piece", gains(IDEAS, 2), builds(ACADEMY))
CONSTRUCT_DONE.act(EFFECTS["b:temple"], "piece", _token, builds(TEMPLE))
CONSTRUCT_DONE.act(EFFECTS["b:observatory"], "piece", _draw, builds(OBSERVATORY))


def _stables(state: Position, owner: int, matter: Any) -> bool:
    """COC-12.2: cavalry and elephants need a Market."""
    return matter[1] in (CAVALRY, ELEPHANT) and state.has_building(matter[0], MARKET)


RECRUIT_OPTIONS.permit(EFFECTS["b:market"], _stables)


def _stands(state: Position, owner: int, matter: Any) -> bool:
    """COC-17.8, 21.6: an Obelisk cannot be exchanged and keeps its colour."""
    return bool(matter[1] == OBELISK)


INFLUENCE_BAN.permit(EFFECTS["b:obelisk"], _stands)
CONQUEST_PIECES.permit(EFFECTS["b:obelisk"], _stands)
