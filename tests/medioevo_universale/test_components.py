"""What there is: spaces, pieces, cards, their names and numbers (section 1, the lists of components)."""

import pytest

from gonfalon.games.medioevo_universale.content.terms import CARRIERS, GOODS, MACHINE, UNITS
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.buildings import free_tokens, in_stock
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.movement import Activation
from gonfalon.games.medioevo_universale.rules.occasions import Entered, PhaseStart
from gonfalon.kernel.errors import BrokenLaw
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.support import rule


def near(m: Match, name: str) -> set[str]:
    """The neighbours of a space."""
    return {WORLD.names[space] for space in position(m).neighbours(WORLD.index[name])}


def steps_away(start: str, number: int) -> set[str]:
    """The spaces at exactly this distance."""
    everywhere = [1] * WORLD.spaces
    inner = set(WORLD.reach(WORLD.index[start], number - 1, everywhere)) if number else set()
    return {WORLD.names[s] for s in WORLD.reach(WORLD.index[start], number, everywhere) if s not in inner}


@rule("MEU-1.1")
def test_the_board_is_made_of_territories_and_sea_zones() -> None:
    assert (WORLD.lands, WORLD.spaces - WORLD.lands) == (114, 24)
    m = medioevo()
    assert not position(m).is_sea(WORLD.index["thracia"])
    assert position(m).is_sea(WORLD.index["propontis"])
    assert WORLD.answers[WORLD.index["thracia"]] == "land:thracia"
    assert WORLD.answers[WORLD.index["propontis"]] == "sea:propontis"


@rule("MEU-1.2")
def test_borders_join_also_over_rivers_and_seas_touch_their_coasts() -> None:
    def beside(name: str) -> set[str]:
        return {WORLD.names[space] for space in WORLD.adjacent[WORLD.index[name]]}

    assert beside("rhodope") == {"bulgaria", "macedonia", "thracia", "aegean_north"}  # Thracia beyond the Maritsa
    assert (WORLD.index["rhodope"], WORLD.index["thracia"]) in WORLD.river
    assert (WORLD.index["rhodope"], WORLD.index["bulgaria"]) not in WORLD.river
    assert WORLD.index["propontis"] not in WORLD.by_land[WORLD.index["thracia"]]
    assert "propontis" in beside("thracia")
    assert "aegean_north" in beside("propontis")
    for space in range(WORLD.spaces):
        assert all(space in WORLD.adjacent[other] for other in WORLD.adjacent[space])
        assert space not in WORLD.adjacent[space]


@rule("MEU-1.3", "MEU-EX-4")
def test_neighbours_are_at_most_three_steps_apart_by_land_or_sea() -> None:
    m = medioevo()
    for distance in (0, 1, 2, 3):
        assert steps_away("thracia", distance) <= near(m, "thracia")
    assert not steps_away("thracia", 4) & near(m, "thracia")
    assert "sicily" in near(m, "latium")  # Rome and Panormum, with nothing but sea between them
    assert "thracia" in near(m, "thracia")


@rule("MEU-1.3")
def test_steps_are_counted_over_spaces_in_play_only() -> None:
    whole, part = medioevo(), medioevo(area=True, realms=("byz", "mam", "hun"))
    assert position(part).in_play[WORLD.index["provence"]]
    assert not position(part).in_play[WORLD.index["ligurian_sea"]]  # over which Provence is near to Sicily
    assert "sicily" in near(whole, "provence")
    assert "sicily" not in near(part, "provence")


@rule("MEU-1.4")
def test_a_populated_area_has_one_good_and_perhaps_a_port() -> None:
    assert len(WORLD.areas) == 36
    assert len([t for t in WORLD.areas if WORLD.port[t]]) == 19
    latium, thracia, lydia = (WORLD.index[name] for name in ("latium", "thracia", "lydia"))
    assert (WORLD.area[latium], GOODS[WORLD.good[latium]]) == ("rome", "yellow")
    assert WORLD.port[thracia]
    assert (WORLD.area[lydia], WORLD.good[lydia], WORLD.port[lydia]) == ("", -1, False)
    assert sorted(len(sellers) for sellers in WORLD.sellers) == [4, 4, 4, 4, 5, 5, 5, 5]


@rule("MEU-1.5", "MEU-1.6")
def test_an_army_needs_a_military_unit() -> None:
    m = medioevo(at={"serbia": "0: wagon1 catapult", "bulgaria": "0: 1 captain", "propontis": "0: galley1(1 light)"})
    assert holder(m, "serbia") == -1  # a wagon and a machine are units, but no military ones
    assert holder(m, "bulgaria") == 0
    assert position(m).present(WORLD.index["serbia"]) == []
    assert position(m).present(WORLD.index["propontis"]) == [0]
    assert position(m).troops(0) == 2


@rule("MEU-1.7", "MEU-1.8")
def test_machines_are_no_transports_and_only_war_transports_move_in_the_combat_phase() -> None:
    m = medioevo(at={"thracia": "0: wagon1 caravan1 ship1 catapult"})
    play(m, "group:thracia")
    assert legal(m, "carrier") == ["0", "3"]
    m = medioevo(phase=6, at={"thracia": "0: wagon1 caravan1 ship1 catapult"})
    assert legal(m, "carrier") == ["1", "2"]
    m = medioevo(at={"lydia": "0: catapult trebuchet bombard"})
    assert here(m, "lydia", 0) == "catapult trebuchet bombard"
    assert [position(m).level[slot] for slot in range(3)] == [1, 2, 3]


@rule("MEU-1.9")
def test_a_cathedral_counts_as_three_levels() -> None:
    names = ["village", "town", "city", "tower", "fort", "castle"]
    assert [WORLD.building[n] for n in (1, 2, 3, 5, 6, 7)] == names
    assert WORLD.building[8:] == ["", "", "", "cathedral"]
    for building, honour in (("cathedral", 14), ("village", 12), ("fort", 13)):
        m = medioevo(
            at={"carinthia": "0: 1 light wagon1"}, built={"pannonia": building}, tokens={"carinthia": 0}, war=((0, 1),)
        )
        play(m, "group:carinthia", "button:all-land", "enter:pannonia", "button:enter")
        assert position(m).honour[0] == honour


@rule("MEU-1.10", "MEU-2.5")
def test_each_realm_has_seven_home_territories_that_stay_its_own() -> None:
    assert sorted(WORLD.realms) == ["byz", "gol", "hre", "hun", "mam", "nov"]
    homes = [t for home in WORLD.home_of for t in home]
    assert [len(home) for home in WORLD.home_of] == [7] * 6
    assert len(set(homes)) == 42
    m = medioevo(at={"temes": "0: 1 light"})
    assert holder(m, "temes") == 0
    assert position(m).home(WORLD.index["temes"]) == 1
    assert position(m).home(WORLD.index["saxony"]) == -1  # nobody plays the Empire


@rule("MEU-1.11")
def test_a_home_territory_with_barbarians_alone_is_rebel() -> None:
    m = medioevo(at={"temes": "horde: 1 light", "nitra": "horde: 1 light; 1: 1 light", "serbia": "horde: 1 light"})
    state = position(m)
    assert [state.rebel(WORLD.index[name]) for name in ("temes", "nitra", "serbia")] == [True, False, False]
    assert state.rebels(1) == [WORLD.index["temes"]]
    assert [holder(m, name) for name in ("temes", "nitra", "serbia", "bulgaria")] == [-1, -1, -1, -1]


@rule("MEU-1.12")
def test_war_makes_hostile_but_neither_a_declaration_nor_an_armistice_does() -> None:
    m = medioevo(6, war=((0, 1),), declared=((0, 2),), armistice=((0, 3),))
    state = position(m)
    assert [state.hostile(0, other) for other in range(1, 6)] == [True, False, False, False, False]
    assert state.hostile(1, 0)
    assert not state.hostile(0, 0)
    assert state.hostile(0, HORDE)
    assert state.hostile(HORDE, 4)


@rule("MEU-1.13")
def test_a_combat_round_goes_once_around_the_table() -> None:
    m = medioevo(at={"thracia": "0: 1 light wagon1", "temes": "1: 1 light wagon1", "saraj": "2: 1 light wagon1"})
    order = []
    for _ in range(3):
        order.append(asked(m)[0])
        assert any(isinstance(frame, Activation) for frame in m.state.frames)
        play(m, "button:pass")
    assert order == [0, 1, 2]
    assert position(m).phase == 6  # all have passed in one round


@rule("MEU-1.14")
def test_a_die_of_three_is_half_a_die_of_six_rounded_up() -> None:
    assert [third(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@rule("MEU-1.15")
def test_transports_machines_and_buildings_are_no_troops() -> None:
    m = medioevo(at={"serbia": "0: wagon1 caravan1 catapult", "bulgaria": "horde: 1 light"}, built={"serbia": "castle"})
    state = position(m)
    assert state.empty(WORLD.index["serbia"])
    assert not state.empty(WORLD.index["bulgaria"])
    m = medioevo(at={"propontis": "0: galley1", "aegean_north": "0: galley1(1 light)"})
    assert position(m).empty(WORLD.index["propontis"])
    assert not position(m).empty(WORLD.index["aegean_north"])


@rule("MEU-1.16")
def test_each_single_piece_is_stopped_or_not() -> None:
    m = medioevo(at={"thracia": "0: 3 light wagon1 wagon1"}, stopped={"thracia": "0: 2 light"}, moves={1: 0})
    play(m, "group:thracia")
    assert legal(m, "carrier") == ["0"]
    play(m, "carrier:0", "take:light")
    assert legal(m, "take") == []  # the other two are stopped
    free = medioevo(at={"thracia": "0: 3 light wagon1 wagon1"})
    play(free, "group:thracia", "carrier:0", "take:light")
    assert legal(free, "take") == ["light"]


@rule("MEU-1.17")
def test_windows_begin_with_the_active_player_and_with_whose_territory_it_was() -> None:
    m = medioevo(4, order=(2, 0, 3, 1))
    state = position(m)
    assert PhaseStart(seat=2).order(state) == [2, 0, 3, 1]
    entered = Entered(seat=3, space=WORLD.index["thracia"], keeper=1)
    assert entered.order(state) == [3, 1, 2, 0]
    marching = Entered(seat=HORDE, space=WORLD.index["thracia"], keeper=1)
    assert marching.order(state) == [1, 2, 0, 3]


# -- how many there are -------------------------------------------------------------------------

UNIT_COUNTS = {"light": 20, "archer": 10, "heavy": 20, "cavalry": 10, "captain": 3}
BUILDING_COUNTS = {
    "village": 24,
    "town": 17,
    "city": 12,
    "tower": 40,
    "fort": 20,
    "castle": 20,
    "cathedral": 14,
}
CARRIER_COUNTS = {"wagon": 15, "galley": 15, "caravan": 12, "ship": 12}


@pytest.mark.parametrize(("name", "number"), UNIT_COUNTS.items())
@rule("MEU-7.27")
def test_a_player_has_so_many_pieces_of_a_kind(name: str, number: int) -> None:
    unit = UNITS.index(name)
    most = min(number, 9)
    parts = [most] * (number // most) + ([number % most] if number % most else [])
    lands = ("thracia", "rhodope", "macedonia", "lydia", "phrygia")
    shop = {land: f"0: {part} {name}" for land, part in zip(lands, parts, strict=False)}
    m = medioevo(at=shop)
    assert position(m).reserve(0, unit) == 0
    assert position(m).reserve(1, unit) == number
    position(m).army[WORLD.index["bithynia"] * 7] += ONE[unit]
    with pytest.raises(BrokenLaw):
        m.game.laws(position(m))


@rule("MEU-7.27", "MEU-12.12")
def test_prisoners_and_units_beside_the_board_are_not_in_the_reserve() -> None:
    m = medioevo(prisoners={(1, 0): "2 light 1 captain3"}, waiting={0: "3 light"}, at={"thracia": "0: 1 light"})
    state = position(m)
    assert state.reserve(0, UNITS.index("light")) == 20 - 6
    assert state.reserve(0, UNITS.index("captain")) == 2


@pytest.mark.parametrize(("name", "number"), BUILDING_COUNTS.items())
@rule("MEU-7.2")
def test_the_bank_has_so_many_buildings(name: str, number: int) -> None:
    at = WORLD.building.index(name)
    m = medioevo(built=dict.fromkeys(WORLD.names[: number - 1], name))
    assert in_stock(position(m), at // 4, at % 4)
    full = medioevo(built=dict.fromkeys(WORLD.names[:number], name))
    assert not in_stock(position(full), at // 4, at % 4)


@pytest.mark.parametrize(("name", "number"), CARRIER_COUNTS.items())
@rule("MEU-7.22")
def test_the_bank_has_so_many_transports_of_all_levels_together(name: str, number: int) -> None:
    what = CARRIERS.index(name)

    def fleet(total: int) -> Match:
        mixed = f"{name}1 " * max(0, total - 10) + f"{name}2 {name}3 "
        return medioevo(at={"thracia": f"0: {name}1 " + f"{name}1 " * 7 + f"; 1: {mixed}"})

    for level in (1, 2, 3):
        assert carriers.in_bank(position(fleet(number - 1)), what, level)
        assert not carriers.in_bank(position(fleet(number)), what, level)


@rule("MEU-7.22")
def test_siege_machines_are_counted_level_by_level() -> None:
    numbers = {"catapult": 16, "trebuchet": 14, "bombard": 12}
    most = {"catapult": 8, "trebuchet": 6, "bombard": 4}
    for level, (name, number) in enumerate(numbers.items(), 1):
        seats = [
            f"{seat}: " + f"{name} " * min(most[name], number - seat * most[name])
            for seat in range(6)
            if number > seat * most[name]
        ]
        m = medioevo(6, at={"thracia": "; ".join(seats)})
        state = position(m)
        assert not carriers.in_bank(state, MACHINE, level)
        assert all(carriers.in_bank(state, MACHINE, other) for other in (1, 2, 3) if other != level)
        carriers.remove(state, 0)
        assert carriers.in_bank(state, MACHINE, level)


@rule("MEU-2.10", "MEU-11.6")
def test_eight_control_tokens_nine_route_tokens_forty_eight_gears() -> None:
    m = medioevo(tokens=dict.fromkeys(WORLD.names[42:49], 0))
    assert free_tokens(position(m), 0) == 1
    m = medioevo(tokens=dict.fromkeys(WORLD.names[42:50], 0))
    assert free_tokens(position(m), 0) == 0
    assert max(WORLD.route_points) == 8  # seven stages and the destination, and one token for the road
    assert WORLD.numbers["objective_tokens"] * 6 == 48


@rule("MEU-2.9", "MEU-14.7")
def test_decks_cubes_and_barbarians() -> None:
    m = medioevo()
    state = position(m)
    assert sorted(state.empire.cards()) == list(range(1, 73))
    assert len(state.event_pile) == 30
    assert state.bank == [20] * 8
    assert GOODS == ("black", "white", "brown", "yellow", "green", "orange", "blue", "violet")
    assert len(WORLD.fires) == 14
    assert WORLD.numbers["blood_tokens"] == 18


@rule("MEU-21.1")
def test_barbarians_have_light_infantry_archers_and_captains() -> None:
    state = position(medioevo())
    assert [state.reserve(HORDE, kind) for kind in range(5)] == [40, 20, 0, 0, 7]
    m = medioevo(at={"serbia": "horde: 9 light 4 archer 2 captain"})
    assert [position(m).reserve(HORDE, kind) for kind in range(5)] == [31, 16, 0, 0, 5]
