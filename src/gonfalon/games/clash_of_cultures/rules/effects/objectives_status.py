"""Objectives of the Status Phase (COC-23.2, COC-28.2): the condition of each; completing them is the chapter's."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import (
    ACADEMY,
    CAVALRY,
    ELEPHANT,
    FOOD,
    FORTRESS,
    GOLD,
    HAPPY,
    IDEAS,
    MARKET,
    NOBODY,
    OBELISK,
    OBSERVATORY,
    ORE,
    PIECES,
    PORT,
    SETTLER,
    SHIP,
    TEMPLE,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.effects.routes import most_links
from gonfalon.games.clash_of_cultures.rules.moments import STATUS_OBJECTIVES, TABLE
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.effects import Says
from gonfalon.kernel.state import Frame

EFFECTS = TABLE.effects


def _nothing(state: Position, owner: int, matter: Any) -> Frame | None:
    """The Status Phase completes the card itself."""
    return None


def _status(name: str, condition: Says) -> None:
    STATUS_OBJECTIVES.act(EFFECTS["o:" + name], "", _nothing, condition, optional=True)


# -- more than each opponent (COC-23.7) --------------------------------------------------------------


def most(numbers: list[int], seat: int) -> bool:
    """Whether a seat has strictly more than each other."""
    return all(numbers[seat] > number for other, number in enumerate(numbers) if other != seat)


class MostWith:
    """More cities with a building, of any colour, than each opponent (COC-6.11)."""

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        numbers = [0] * state.seats
        for place, who in enumerate(state.city):
            if 0 <= who < state.seats and state.has_building(place, self.piece):
                numbers[who] += 1
        return most(numbers, owner)


_status("academic", MostWith(ACADEMY))
_status("coastal_culture", MostWith(PORT))
_status("religious", MostWith(TEMPLE))
_status("fortified", MostWith(FORTRESS))
_status("scientists", MostWith(OBSERVATORY))
_status("mercantile", MostWith(MARKET))
_status("legacy", MostWith(OBELISK))


def _advanced(state: Position, owner: int, matter: Any) -> bool:
    numbers = [state.advance_count(seat) for seat in range(state.seats)]
    return numbers[owner] >= 6 and most(numbers, owner)


def complete_groups(state: Position, seat: int) -> int:
    return len([g for g, members in enumerate(state.world().members) if state.in_group(seat, g) == len(members)])


def _focused(state: Position, owner: int, matter: Any) -> bool:
    return most([complete_groups(state, seat) for seat in range(state.seats)], owner)


def fleet(state: Position, seat: int) -> int:
    """The ships of a seat on the board, with the pirate ships that it controls (COC-33.14)."""
    return state.total(seat, SHIP) + sum([state.allies(place) for place in state.places_of(seat)])


def troops(state: Position, seat: int) -> int:
    """The army units of a seat on the board."""
    return sum([state.army(place) for place in state.places_of(seat)])


def _great_navy(state: Position, owner: int, matter: Any) -> bool:
    numbers = [fleet(state, seat) for seat in range(state.seats)]
    return numbers[owner] >= 4 or (numbers[owner] >= 2 and most(numbers, owner))


def _great_army(state: Position, owner: int, matter: Any) -> bool:
    mine = troops(state, owner)
    return all(mine >= troops(state, seat) + 4 for seat in state.others(owner))


def abroad(state: Position, seat: int) -> int:
    """Buildings of a seat's colour in cities of other owners."""
    count = 0
    for place, who in enumerate(state.city):
        if who not in (NOBODY, seat):
            count += len([piece for piece in range(1, PIECES) if state.building(place, piece) == seat])
    return count


def _influence(state: Position, owner: int, matter: Any) -> bool:
    return most([abroad(state, seat) for seat in range(state.seats)], owner)


_status("advanced", _advanced)
_status("focused", _focused)
_status("great_navy", _great_navy)
_status("great_army", _great_army)
_status("influence_obj", _influence)

# -- advances ----------------------------------------------------------------------------------------


class WholeGroup:
    """All four advances of a group."""

    def __init__(self, group: str) -> None:
        self.group = group

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        number = state.world().groups.index(self.group)
        return state.in_group(owner, number) == len(state.world().members[number])


_status("city_planner", WholeGroup("construction"))
_status("enlightened", WholeGroup("education"))
_status("militarized", WholeGroup("warfare"))
_status("culture_obj", WholeGroup("culture"))
_status("science_obj", WholeGroup("science"))
_status("merchant", WholeGroup("economy"))
_status("seafarer", WholeGroup("seafaring"))


def _government(state: Position, owner: int, matter: Any) -> bool:
    world = state.world()
    return any(state.in_group(owner, group) == len(world.members[group]) for group in world.governments)


def _balanced(state: Position, owner: int, matter: Any) -> bool:
    return len([group for group in range(len(state.world().groups)) if state.in_group(owner, group)]) >= 9


def _civilization_of_ages(state: Position, owner: int, matter: Any) -> bool:
    return state.civ_owned[owner].bit_count() == 4 and state.led[owner] >= 2


_status("government_obj", _government)
_status("balanced", _balanced)
_status("civilization_of_ages", _civilization_of_ages)

# -- resources ---------------------------------------------------------------------------------------


class Hoard:
    """At least so many of a good."""

    def __init__(self, good: int) -> None:
        self.good = good

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return state.have(owner, self.good) >= 5


_status("ideas_obj", Hoard(IDEAS))
_status("rich", Hoard(GOLD))
_status("ore_obj", Hoard(ORE))
_status("wood_obj", Hoard(WOOD))
_status("food_obj", Hoard(FOOD))


def _well_stocked(state: Position, owner: int, matter: Any) -> bool:
    return all(state.have(owner, good) >= 3 for good in (FOOD, ORE, WOOD))


_status("well_stocked", _well_stocked)

# -- cities ------------------------------------------------------------------------------------------


def _civilization(state: Position, owner: int, matter: Any) -> bool:
    return len(state.cities(owner)) >= 6


def _happy(state: Position, owner: int, matter: Any) -> bool:
    return len([city for city in state.cities(owner) if state.mood[city] == HAPPY]) >= 4


def _planner(state: Position, owner: int, matter: Any) -> bool:
    """Buildings of one's colour of at least 4 types."""
    cities = state.cities(owner)
    kinds = [p for p in range(1, PIECES) if any(state.building(city, p) == owner for city in cities)]
    return len(kinds) >= 4


def _colony(state: Position, owner: int, matter: Any) -> bool:
    """Not if New Founder was completed in this age's last round."""
    row = state.row(state.land().start(owner))
    return state.founder[owner] != state.round_count() and any(row[city] >= 5 for city in state.cities(owner))


def _consulates(state: Position, owner: int, matter: Any) -> bool:
    held = [place for place, who in enumerate(state.city) if who not in (NOBODY, owner)]
    return len([place for place in held if owner in state.influencers(place)]) >= 2


def _citadel(state: Position, owner: int, matter: Any) -> bool:
    return any(state.size(city) >= 5 for city in state.cities(owner))


def _dominion(state: Position, owner: int, matter: Any) -> bool:
    near = state.land().near
    alone = [c for c in state.cities(owner) if all(state.city[there] == NOBODY for there in near[c])]
    return len(alone) >= 4


def _wonderful(state: Position, owner: int, matter: Any) -> bool:
    """A wonder in the last round of this age, and nobody else built one in it."""
    built = [seat for seat in range(state.seats) if state.built_wonder[seat] == state.round_count()]
    return built == [owner]


_status("civilization", _civilization)
_status("happy_obj", _happy)
_status("city_planner_buildings", _planner)
_status("colony", _colony)
_status("consulates", _consulates)
_status("citadel", _citadel)
_status("dominion", _dominion)
_status("wonderful", _wonderful)

# -- units -------------------------------------------------------------------------------------------


def _blockade(state: Position, owner: int, matter: Any) -> bool:
    """Ships in sea spaces that Ports of opponents touch."""
    seas = {
        state.port_sea[place]
        for place, who in enumerate(state.city)
        if 0 <= who < state.seats and who != owner and state.has_building(place, PORT)
    }
    mine = [sea for sea in seas if sea != NOBODY and state.holder[sea] == owner]
    return sum([state.count(sea, SHIP) + state.allies(sea) for sea in mine]) >= 2


def _standing_army(state: Position, owner: int, matter: Any) -> bool:
    guarded = [city for city in state.cities(owner) if state.holder[city] == owner and state.army(city)]
    return len(guarded) >= 4


def _threat(state: Position, owner: int, matter: Any) -> bool:
    near = state.land().near
    count = 0
    for place in state.places_of(owner):
        owners = [state.city[there] for there in near[place]]
        if any(0 <= who < state.seats and who != owner for who in owners):
            count += state.army(place)
    return count >= 4


def _military_might(state: Position, owner: int, matter: Any) -> bool:
    return troops(state, owner) + fleet(state, owner) >= 12


def far_off(state: Position, seat: int) -> list[int]:
    """Spaces with units of a seat that neither contain nor touch one of its cities."""
    cities, near = state.cities(seat), state.land().near
    return [p for p in state.places_of(seat) if p not in cities and not any(there in cities for there in near[p])]


def _outposts(state: Position, owner: int, matter: Any) -> bool:
    return len([place for place in far_off(state, owner) if state.army(place)]) >= 3


def _great_migration(state: Position, owner: int, matter: Any) -> bool:
    return len([place for place in far_off(state, owner) if state.count(place, SETTLER)]) >= 3


class InThreeSpaces:
    """A kind of unit in at least 3 spaces."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return len([place for place in state.places_of(owner) if state.count(place, self.kind)]) >= 3


def _tactical_diversity(state: Position, owner: int, matter: Any) -> bool:
    return all(state.total(owner, kind) for kind in range(SHIP)) and fleet(state, owner) > 0


_status("blockade", _blockade)
_status("standing_army", _standing_army)
_status("threat", _threat)
_status("military_might", _military_might)
_status("outposts", _outposts)
_status("great_migration", _great_migration)
_status("equestrian", InThreeSpaces(CAVALRY))
_status("ivory_tide", InThreeSpaces(ELEPHANT))
_status("tactical_diversity", _tactical_diversity)

# -- trade routes ------------------------------------------------------------------------------------


def _trades(state: Position, owner: int) -> bool:
    return state.owns(owner, state.world().advance_of["trade_routes"])


def _trader(state: Position, owner: int, matter: Any) -> bool:
    return _trades(state, owner) and most_links(state, owner) >= 3


def _sea_lanes(state: Position, owner: int, matter: Any) -> bool:
    return _trades(state, owner) and most_links(state, owner, SHIP) >= 2


_status("trader", _trader)
_status("sea_lanes", _sea_lanes)
