"""Babylonians (COC-33.6 to 33.11, 33.45): Canals, Laws, Stars, Ziggurats; Hammurabi and those after him."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    FOOD,
    FORTRESS,
    HAPPY,
    IDEAS,
    INFANTRY,
    NOBODY,
    ORE,
    SEA,
    TEMPLE,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.activation import lift
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions
from gonfalon.games.clash_of_cultures.rules.choices import GainOne, PlaceUnit
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.effects.economy import hand_persons
from gonfalon.games.clash_of_cultures.rules.effects.leading import against_player, attacks_city, bonus
from gonfalon.games.clash_of_cultures.rules.effects.learning import collecting
from gonfalon.games.clash_of_cultures.rules.effects.wonder_leaders import wonder_leader
from gonfalon.games.clash_of_cultures.rules.limits import berths, room
from gonfalon.games.clash_of_cultures.rules.moments import (
    COLLECT_TOTAL,
    CONFLICT_LOST,
    CONSTRUCT_COST,
    EVENT_DRAW,
    GOVERNMENT_CHANGE,
    HAPPINESS_INSTEAD,
    INFLUENCE_REWARDS,
    LIMIT_RESOURCE,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects
FULL_HAND: Final = 4

# -- Canals, Code of Laws, Star Catalogues -----------------------------------------------------------


def _one_food(state: Position, owner: int, city: Any) -> bool:
    return collecting(state).taken[FOOD] == 1


def _canals(state: Position, owner: int, city: Any) -> Frame | None:
    """COC-33.6: exactly 1 food becomes 2."""
    work = collecting(state)
    work.taken = tuple([n + 1 if good == FOOD else n for good, n in enumerate(work.taken)])
    return None


COLLECT_TOTAL.act(EFFECTS["v:canals"], "canals", _canals, _one_food, automatic=True)


def _few_cards(state: Position, owner: int, source: Any) -> bool:
    return len(state.hand[owner]) + len(hand_persons(state, owner)) <= FULL_HAND


def _law(state: Position, owner: int, source: Any) -> Frame | None:
    return DrawActions(seat=owner)


INFLUENCE_REWARDS.act(EFFECTS["v:code_of_laws"], "", _law, _few_cards)


def _stars(state: Position, owner: int, matter: Any) -> Frame | None:
    return GainOne(seat=owner, goods=(IDEAS, CULTURE), rule="COC-33.7")


EVENT_DRAW.act(EFFECTS["v:star_catalogues"], "", _stars)

# -- Ziggurats ---------------------------------------------------------------------------------------


def _many_ideas(state: Position, owner: int, limit: int, good: Any) -> int:
    """COC-33.8: Dogma's limit never applies."""
    return state.world().limit[IDEAS] if good == IDEAS else limit


def _by_ideas(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    if matter[1] != TEMPLE:
        return due
    return due.replacing(FOOD, IDEAS).replacing(WOOD, IDEAS).replacing(ORE, IDEAS)


def _never(state: Position, owner: int, matter: Any) -> bool:
    """It comes and goes with Dogma (COC-29.5): the change itself sees to that."""
    return False


LIMIT_RESOURCE.change(EFFECTS["v:ziggurats"], "lifted", _many_ideas)
CONSTRUCT_COST.change(EFFECTS["v:ziggurats"], "replacements", _by_ideas)
GOVERNMENT_CHANGE.act(EFFECTS["v:ziggurats"], "", _stars, _never)

# -- Hammurabi ---------------------------------------------------------------------------------------


def _may_judge(state: Position, owner: int, city: Any) -> bool:
    here = city == city_of_leader(state, owner) and state.mood[city] < HAPPY
    return here and payable(state, owner, tokens(CULTURE))


class Judge(Frame):
    """COC-33.9: its city becomes happy for 1 culture token, from angry as well."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "rise")

    seat: int
    city: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE), "COC-33.9")

    def rise(self, state: Position) -> Next:
        lift(state, self.city, HAPPY)
        return None


def _judge(state: Position, owner: int, city: Any) -> Frame | None:
    return Judge(seat=owner, city=city)


def _guardian(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    right = matter[1] == FORTRESS and matter[0] == city_of_leader(state, owner)
    return due.waived(FOOD).waived(WOOD) if right else due


HAPPINESS_INSTEAD.act(EFFECTS["l:hammurabi.1"], "", _judge, _may_judge, optional=True)
CONSTRUCT_COST.change(EFFECTS["l:hammurabi.2"], "waivers", _guardian)

# -- Nabopolassar ------------------------------------------------------------------------------------


def _liberator(state: Position, owner: int, c: Battle) -> bool:
    enemy = against_player(c, owner)
    return enemy != NOBODY and len(state.cities(enemy)) >= len(state.cities(owner))


bonus("l:nabopolassar.1", _liberator)


def _lost_city(state: Position, owner: int, place: Any) -> bool:
    return conflict_of(state).conquered and bool(_rallying(state, owner)) and state.spare(owner, INFANTRY) > 0


def _rallying(state: Position, owner: int) -> list[int]:
    """COC-33.45: with the leader, aboard where there is a place; otherwise a city with room."""
    where = state.leader_at[owner]
    if where != NOBODY:
        free = berths(state, owner, where) if state.terrain[where] == SEA else room(state, owner, where)
        if free > 0:
            return [where]
    return [city for city in state.cities(owner) if room(state, owner, city) > 0]


def _revolt(state: Position, owner: int, place: Any) -> Frame | None:
    return PlaceUnit(seat=owner, kind=INFANTRY, places=tuple(_rallying(state, owner)), rule="COC-33.45")


CONFLICT_LOST.act(EFFECTS["l:nabopolassar.2"], "", _revolt, _lost_city)

# -- Nebuchadnezzar ----------------------------------------------------------------------------------


def _iconoclast(state: Position, owner: int, c: Battle) -> bool:
    return attacks_city(c, owner) and state.has_building(c.place, TEMPLE)


wonder_leader("l:nebuchadnezzar.1", "W2")
bonus("l:nebuchadnezzar.2", _iconoclast)
