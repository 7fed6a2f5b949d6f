"""Egyptians (COC-33.21 to 33.24): Flood Plains, Architecture, Embalming, Man God; Cleopatra, Imhotep, Ramses II."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    ACADEMY,
    BARREN,
    CULTURE,
    FOOD,
    IDEAS,
    MOOD,
    NOBODY,
    OBELISK,
    OBSERVATORY,
    ORE,
    PIRATE,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader, gains
from gonfalon.games.clash_of_cultures.rules.effects.leading import attacks_city, bonus
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_DONE,
    ATTACK_PAID,
    ATTACK_PRICE,
    COLLECT_OPTIONS,
    CONFLICT_ANY,
    CONSTRUCT_COST,
    CONSTRUCT_DONE,
    FOUND_OPTIONS,
    INFLUENCE_RANGE,
    LEADER_ELIMINATED,
    OWN_ADVANCE,
    ROLL_VALUE,
    TABLE,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, due, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle
from gonfalon.kernel.moments import OTHERS
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects

# -- Flood Plains, Architecture ----------------------------------------------------------------------


def _on_barren(state: Position, owner: int, matter: Any) -> bool:
    return bool(state.terrain[matter[0]] == BARREN)


def _silt(state: Position, owner: int, bits: int, matter: Any) -> int:
    """COC-33.21: food or wood from barren spaces."""
    return bits | 1 << FOOD | 1 << WOOD if state.terrain[matter[1]] == BARREN else bits


FOUND_OPTIONS.permit(EFFECTS["v:flood_plains"], _on_barren)
COLLECT_OPTIONS.change(EFFECTS["v:flood_plains"], "goods", _silt)


def _by_mood(state: Position, owner: int, price: Bill, matter: Any) -> Bill:
    """Mood tokens for any resource or culture token of a building or wonder."""
    for good in (FOOD, WOOD, ORE, IDEAS, CULTURE):
        price = price.replacing(good, MOOD)
    return price


CONSTRUCT_COST.change(EFFECTS["v:architecture"], "replacements", _by_mood)

# -- Embalming ---------------------------------------------------------------------------------------


def _few_tokens(state: Position, owner: int, place: Any) -> bool:
    return state.have(owner, CULTURE) < 5


CONFLICT_ANY.act(EFFECTS["v:embalming"], "last", gains(CULTURE), _few_tokens, automatic=True)
LEADER_ELIMINATED.act(EFFECTS["v:embalming"], "", gains(CULTURE), automatic=True)

# -- Man God -----------------------------------------------------------------------------------------


def _divine(state: Position, owner: int, bits: int, matter: Any) -> int:
    """COC-33.23: each Theocracy advance lends the Autocracy advance of its level."""
    for holy, lent in state.world().man_god.items():
        if state.owns(owner, holy):
            bits |= 1 << lent
    return bits


OWN_ADVANCE.change(EFFECTS["v:man_god"], "union", _divine)

# -- Cleopatra ---------------------------------------------------------------------------------------


def _legend(state: Position, owner: int, steps: int, source: Any) -> int:
    return steps + 1 if source == city_of_leader(state, owner) else steps


INFLUENCE_RANGE.change(EFFECTS["l:cleopatra.1"], "sum", _legend)


MOURNED: Final = "l:cleopatra.2/mourned"  # her tokens lie somewhere: they go with her


def _may_adore(state: Position, owner: int, matter: Any) -> bool:
    return city_of_leader(state, owner) != NOBODY and payable(state, owner, tokens(CULTURE))


def _adore(state: Position, owner: int, matter: Any) -> Frame | None:
    """Beloved: 1 of your culture tokens lies in the city."""
    state.beloved.append(city_of_leader(state, owner))
    state.mark(MOURNED, owner, MOURNED)
    return paying(owner, tokens(CULTURE), "COC-33.24")


def _loved(state: Position, owner: int, matter: Any) -> bool:
    return state.marked(MOURNED, owner)


def _dear(state: Position, owner: int, price: Bill, matter: Any) -> Bill:
    """COC-33.24: who attacks the city pays as many tokens as lie there; barbarians ignore them."""
    _, place, sent = matter
    return price if sent else price.more(due(CULTURE, state.beloved.count(place)))


def _forget(state: Position, owner: int, matter: Any) -> Frame | None:
    """The leader is gone, and with her all her tokens."""
    state.beloved = []
    state.forget(MOURNED)
    return None


WINDOW_FREE.act(EFFECTS["l:cleopatra.2"], "", _adore, _may_adore, once="turn")
ATTACK_PRICE.change(EFFECTS["l:cleopatra.2"], "tokens", _dear, whose=OTHERS)
LEADER_ELIMINATED.act(EFFECTS["l:cleopatra.2"], "", _forget, _loved, part="mourned", automatic=True, lasting=True)


def _attacked(state: Position, owner: int, matter: Any) -> bool:
    return matter[1] in state.beloved and not matter[2]


def _spent(state: Position, owner: int, matter: Any) -> Frame | None:
    """The tokens of the city that is attacked are discarded."""
    state.beloved = [city for city in state.beloved if city != matter[1]]
    return None


ATTACK_PAID.act(EFFECTS["l:cleopatra.2"], "", _spent, _attacked, automatic=True)

# -- Imhotep -----------------------------------------------------------------------------------------


def _active_there(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[0] == city_of_leader(state, owner) and matter[1] != "collect")


def _physician(state: Position, owner: int, price: Bill, matter: Any) -> Bill:
    right = matter[1] in (ACADEMY, OBSERVATORY) and matter[0] == city_of_leader(state, owner)
    return price.waived(FOOD).waived(WOOD) if right else price


ACTIVATION_DONE.act(EFFECTS["l:imhotep.1"], "", gains(IDEAS), _active_there, automatic=True)
CONSTRUCT_COST.change(EFFECTS["l:imhotep.2"], "waivers", _physician)

# -- Ramses ------------------------------------------------------------------------------------------


def _monument(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == OBELISK and matter[0] == city_of_leader(state, owner))


class Praise(Frame):
    """Monumental: 1 culture token or 2 ideas."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, ["good:ideas", "good:culture"], "praise", EFFECTS["l:ramses.1"].rule)

    def on_choose(self, state: Position, answer: str) -> None:
        if answer == "good:ideas":
            gain(state, self.seat, IDEAS, 2)
        else:
            gain(state, self.seat, CULTURE, 1)


def _praise(state: Position, owner: int, matter: Any) -> Frame | None:
    return Praise(seat=owner)


def _coast(state: Position, owner: int, c: Battle) -> bool:
    return attacks_city(c, owner) and state.is_coastal(c.place)


def _against_pirates(state: Position, owner: int, value: int, matter: Any) -> int:
    c: Battle = matter
    return value + 2 if c.naval and c.enemy(owner) == PIRATE and c.aboard(state, owner) else value


CONSTRUCT_DONE.act(EFFECTS["l:ramses.1"], "own", _praise, _monument)
bonus("l:ramses.2", _coast)
ROLL_VALUE.change(EFFECTS["l:ramses.2"], "bonus", _against_pirates, part="pirates")
