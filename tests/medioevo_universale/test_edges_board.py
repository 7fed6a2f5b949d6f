"""Who stands where and what follows from it: each condition of the map, of pacts and of a battle's end by itself."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, GALLEY, WAGON
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.arrival import arrive, duties, seizures, standing_battles
from gonfalon.games.medioevo_universale.rules.barbarians import Supply, goals, movable, shift_horde
from gonfalon.games.medioevo_universale.rules.buildings import loosen
from gonfalon.games.medioevo_universale.rules.conquest import Fight, fight
from gonfalon.games.medioevo_universale.rules.groups import Group, land_carriers, next_steps, ready_galleys
from gonfalon.games.medioevo_universale.rules.melee import Melee
from gonfalon.games.medioevo_universale.rules.occasions import Entered
from gonfalon.games.medioevo_universale.rules.pacts import dismiss, end_pact, expire, overstayed
from gonfalon.games.medioevo_universale.rules.plunder import CARRIER, MARKET, carriers_in, exposed
from gonfalon.games.medioevo_universale.rules.position import ATTACKED, DECLARED, PEACE, THREATENED, WAR
from gonfalon.games.medioevo_universale.rules.purchases import building_sites, carrier_sites, unit_limit
from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.games.medioevo_universale.rules.steps import in_element, may_cross, opponents, ways_back
from gonfalon.games.medioevo_universale.rules.taxes import income, upkeep_due
from gonfalon.games.medioevo_universale.rules.units import (
    change_unit,
    place_units,
    send_strangers_home,
    swap_unit,
    take_units,
    undo_changes,
)
from gonfalon.games.medioevo_universale.rules.wars import attack, declare, make_peace, undeclared
from gonfalon.kernel.generator import Generator
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, here, legal, medioevo, play, position
from tests.medioevo_universale.cards import to
from tests.support import rule

INDEX = WORLD.index
SPOT = INDEX["serbia"]
SEA = INDEX["propontis"]


def names(spaces: list[int]) -> list[str]:
    return [WORLD.names[space] for space in spaces]


# -- plunder and barbarians -----------------------------------------------------------------------


@rule("MEU-21.8", "MEU-13.14")
def test_barbarians_alone_plunder_whatever_is_there_and_not_protected() -> None:
    def found(at: str = "horde: 1 light", protected: int = -1, place: str = "pannonia", **more: Any) -> bool:
        effects = ((50, 1, protected),) if protected >= 0 else ()
        state = position(medioevo(at={place: at}, effects=effects, **more))
        return exposed(state, INDEX[place])

    spot = INDEX["pannonia"]
    assert not found()
    assert found("horde: 1 light; 1: caravan1")
    assert not found("horde: 1 light; 1: caravan1", CARRIER + 10)
    assert not found("1: caravan1")
    assert not found("horde: 1 light; 1: caravan1 1 light")
    assert found(built={"pannonia": "village"})
    assert not found(protected=spot * 3, built={"pannonia": "village"})
    assert found(protected=spot * 3, built={"pannonia": "village cathedral"})
    assert found(markets={"pannonia": "black"})
    assert not found(protected=MARKET + spot, markets={"pannonia": "black"})
    assert found(tokens={"pannonia": 1})
    assert found("horde: galley1(1 light); 1: ship1", place="propontis")
    assert not found("horde: galley1(1 light)", place="propontis")
    afloat = position(medioevo(at={"propontis": "1: galley1(wagon1) ship1"}))
    assert carriers_in(afloat, SEA) == [10, 12]


@rule("MEU-5.14", "MEU-5.17")
@pytest.mark.parametrize(("there", "kinds"), [(1, [0]), (2, [0, 1]), (3, [0, 1]), (4, [0, 1, 4])])
def test_an_archer_joins_two_and_a_captain_four(there: int, kinds: list[int]) -> None:
    state = position(medioevo(at={"serbia": f"horde: {there} light"}))
    assert Supply(seat=0, points=1)._units(state, SPOT) == kinds


@rule("MEU-5.18", "MEU-5.19", "MEU-5.20", "MEU-5.21")
def test_hordes_at_sea_move_and_take_their_galleys_along() -> None:
    first = WORLD.names[WORLD.lands]
    m = medioevo(at={first: "horde: galley1(2 light)", "bulgaria": "horde: 1 archer"})
    state = position(m)
    assert first in names(movable(state, 0))
    assert {state.is_sea(space) for space in goals(state, INDEX["bulgaria"])} == {False, True}
    for slot in range(61, 64):
        state.what[slot], state.place[slot], state.load[slot] = GALLEY, INDEX["black_sea_west"], 1
    assert goals(state, WORLD.lands) == [s for s in WORLD.adjacent[WORLD.lands] if state.in_play[s]]
    near = goals(state, INDEX["rhodope"])
    assert [s for s in near if state.is_sea(s)] == []  # no Galley is left, and none lies there
    assert INDEX["black_sea_west"] in goals(state, INDEX["bulgaria"])  # one lies there
    shift_horde(state, INDEX["bulgaria"], INDEX["black_sea_west"])
    assert (here(m, "bulgaria", HORDE), state.load[61]) == ("", 1 + ONE[1])
    goal = next(s for s in goals(state, WORLD.lands) if not state.is_sea(s))
    shift_horde(state, WORLD.lands, goal)
    assert (state.carriers(HORDE), here(m, WORLD.names[goal], HORDE)) == ([61, 62, 63], "2 light")


@rule("MEU-9.29", "MEU-21.5")
@pytest.mark.parametrize(
    ("light", "own", "given"), [(1, 5, 0), (2, 5, 1), (3, 5, 1), (4, 5, 2), (5, 6, 2), (4, 4, 0), (2, 1, 0)]
)
def test_how_many_an_outnumbered_horde_gives_up(light: int, own: int, given: int) -> None:
    m = medioevo(at={"serbia": f"0: {own} heavy; horde: {light} light"}, run=battle(0, HORDE, "serbia"))
    to(m, "chance")
    melee = m.state.frames[-1]
    assert isinstance(melee, Melee)
    melee.side = 1
    assert melee._horde_offers(position(m), the_round(position(m))) == given


@rule("MEU-11.10")
def test_a_token_stays_beside_another_fortress_of_its_owner() -> None:
    built = {"macedonia": "tower", "rhodope": "tower"}
    for keep, left in (({"bulgaria": "tower"}, True), ({"bulgaria": "village"}, False)):
        state = position(
            medioevo(at={"bulgaria": "0: 1 light"}, built={**built, **keep}, tokens={"serbia": 0, "wallachia": 1})
        )
        state.built[INDEX["macedonia"] * 3 + 1] = 0
        loosen(state, INDEX["macedonia"], 0)
        assert (state.token[SPOT] == 0) == left
        assert state.token[INDEX["wallachia"]] == 1


# -- who may go where -----------------------------------------------------------------------------


@rule("MEU-8.17", "MEU-8.19", "MEU-8.21")
def test_what_is_crossed_freely_and_whom_one_meets() -> None:
    at = {"temes": "1: 1 light", "propontis": "1: galley1(1 light); 2: galley1(1 light)", "serbia": "2: 1 light"}
    peace = position(medioevo(at=at))
    assert may_cross(peace, 0, SEA)
    assert not may_cross(peace, 0, INDEX["temes"])
    assert not may_cross(peace, 0, INDEX["bulgaria"])
    assert may_cross(peace, 0, INDEX["thracia"])
    assert opponents(peace, 0, INDEX["temes"]) == [1]
    assert opponents(peace, 0, SEA) == []
    war = position(medioevo(at=at, war=((0, 2),), pacts=("1>0 passage",)))
    assert not may_cross(war, 0, SEA)
    assert may_cross(war, 1, SEA)
    assert may_cross(war, 0, INDEX["temes"])
    assert opponents(war, 0, SEA) == [2]
    assert opponents(war, 0, INDEX["temes"]) == []
    horde = position(medioevo(at={"propontis": "horde: galley1(1 light)"}))
    assert not may_cross(horde, 0, SEA)
    assert undeclared(peace, 0, INDEX["temes"], 1) == [1]
    assert undeclared(war, 0, SPOT, 2) == []  # at war already
    assert undeclared(war, 0, INDEX["temes"], 1) == []  # by leave
    assert undeclared(peace, 0, INDEX["alfold"], 1) == [1]  # nobody there, but his
    assert undeclared(peace, 0, SEA, -1) == []


@rule("MEU-16.3")
def test_where_pieces_are_in_their_element() -> None:
    state = position(medioevo(area=True))
    coast, inland = INDEX["thracia"], INDEX["phrygia"]
    assert [in_element(state, space, False) for space in (coast, inland, SEA)] == [True, True, False]
    assert [in_element(state, space, True) for space in (coast, inland, SEA)] == [True, False, True]
    ashore = ways_back(state, SEA, False)
    assert coast in ashore
    assert all(not state.is_sea(space) and state.in_play[space] for space in ashore)
    assert SEA in ways_back(state, coast, True)
    assert inland not in ways_back(state, INDEX["lydia"], True)


@rule("MEU-8.14", "MEU-8.15", "MEU-18.3")
def test_which_carriers_may_leave() -> None:
    at = {"macedonia": "0: wagon1 wagon1 catapult caravan1 galley1 galley1"}
    state = position(medioevo(at=at, moves={1: 0, 5: 0}))
    assert land_carriers(state, 0, INDEX["macedonia"]) == [0, 2]
    assert ready_galleys(state, 0, INDEX["macedonia"]) == [4]
    castle = position(medioevo(at=at, moves={0: 0, 1: 0}, built={"macedonia": "castle"}))
    castle.sortie[1] = 1
    assert land_carriers(castle, 0, INDEX["macedonia"]) == [0, 2]
    barred = position(medioevo(at=at, effects=((3, 1, "macedonia"),)))
    for state, steps in ((position(medioevo(at=at)), True), (barred, False)):
        group = Group(seat=0, here=INDEX["macedonia"], slots=[0], cargo=[])
        assert bool(next_steps(state, group)) == steps


@rule("MEU-8.24")
def test_galleys_at_sea_are_named_in_one_order() -> None:
    m = medioevo(at={"propontis": "0: galley1 galley1 galley1"}, moves={1: 0})
    play(m, "group:propontis")
    assert legal(m) == ["carrier:0", "carrier:2", "button:all-sea"]
    play(m, "carrier:0")
    assert legal(m) == ["carrier:2", "button:go"]
    one = medioevo(at={"propontis": "0: galley1", "thracia": "0: wagon1"})
    assert asked(one)[1] == "activation"
    play(one, "group:propontis")
    assert "button:all-sea" not in legal(one)


@rule("MEU-12.17", "MEU-13.13", "MEU-18.1")
def test_where_an_army_may_fight_or_seize_without_moving() -> None:
    at = {"serbia": "0: 1 light; 1: 1 light", "propontis": "0: galley1(1 light); 1: galley1(1 light)"}

    def fights(**more: Any) -> list[tuple[int, int]]:
        return standing_battles(position(medioevo(at=at, **more)), 0)

    assert fights() == [(SPOT, 1)]
    assert fights(war=((0, 1),)) == [(SPOT, 1), (SEA, 1)]
    assert fights(armistice=((0, 1),)) == []
    assert fights(effects=((1, 2, "serbia"),)) == []
    assert fights(pacts=("1>0 passage",)) == fights(pacts=("0>1 passage",)) == []
    horde = position(medioevo(at={"serbia": "0: 1 light; 1: 1 light; horde: 1 light"}))
    assert standing_battles(horde, 0) == [(SPOT, HORDE)]
    assert duties(horde, 0) == [SPOT]
    horde.enter(SPOT, 0)
    assert (duties(horde, 0), duties(horde, 1)) == ([], [SPOT])
    goods = {"serbia": "0: 1 light; 1: caravan1", "propontis": "0: galley1(1 light); 1: ship1; 2: galley1(1 light)"}
    found = position(medioevo(at=goods))
    assert seizures(found, 0) == [(SPOT, 1), (SEA, 1)]
    found.enter(SPOT, 0)
    assert seizures(found, 0) == [(SEA, 1)]
    assert seizures(position(medioevo(at=goods, armistice=((0, 1),))), 0) == []
    barred = position(medioevo(at={"serbia": "0: 1 light; 1: caravan1; horde: 1 light"}))
    assert seizures(barred, 0) == []


@rule("MEU-8.16", "MEU-28.27", "MEU-21.3")
def test_what_an_arrival_announces() -> None:
    def window(at: str, keeper: int, reserve: int) -> Entered:
        state = position(medioevo(at={"serbia": at}))
        entered = arrive(0, SPOT, keeper, [reserve, *[0] * 9], [0]).window(state)
        assert isinstance(entered, Entered)
        return entered

    assert [window("0: 1 light", -1, left).going for left in (0, 1)] == [False, True]
    assert window("0: 1 light", -1, 0).resistance
    assert not window("0: 1 light", 1, 0).resistance
    assert not window("0: 1 light; 1: 1 light", -1, 0).resistance
    assert not window("0: 1 light; horde: 1 light", -1, 0).resistance


# -- the end of a battle --------------------------------------------------------------------------


def ended(attacker: int, defender: int, **more: Any) -> Fight:
    done = fight(attacker, defender, SPOT, -1, [])
    done.began, done.left, done.missing, done.lost = [3, 5], [2, 0], [0, 0], [1, 5]
    done.captures, done.taken = [0, 0], [0, 0]
    done.winner = attacker
    for name, value in more.items():
        setattr(done, name, value)
    return done


@rule("MEU-22.6", "MEU-22.9", "MEU-22.12")
def test_honour_for_a_whole_army_of_five() -> None:
    def won(attacker: int = 0, defender: int = 1, **more: Any) -> list[int]:
        state = position(medioevo(at={"serbia": "0: 2 light"}))
        ended(attacker, defender, **more).honour(state)
        return [points - 10 for points in state.honour]

    assert won() == [1, 0, 0]
    assert won(began=[3, 4]) == [0, 0, 0]
    assert won(left=[2, 1]) == [0, 0, 0]
    assert won(missing=[0, 1]) == [0, 0, 0]
    assert won(missing=[1, 0]) == [1, 0, 0]
    assert won(surrendered=1) == [0, 0, 0]
    assert won(began=[5, 5], left=[0, 0]) == [1, 1, 0]
    assert won(defender=HORDE) == [1, 0, 0]
    assert won(defender=HORDE, left=[0, 3], winner=HORDE) == [-1, 0, 0]
    assert won(defender=HORDE, fled=True, left=[2, 3], winner=HORDE) == [-1, 0, 0]
    assert won(attacker=HORDE, defender=2, left=[1, 0], began=[6, 2]) == [0, 0, -1]
    assert won(fled=True, left=[2, 3], winner=1) == [0, 0, 0]


@rule("MEU-12.13", "MEU-12.7", "MEU-22.8")
def test_prisoners_surrender_and_rebels_after_a_battle() -> None:
    m = medioevo(at={"serbia": "1: 1 light"}, prisoners={(0, 1): "2 heavy"})
    freed = ended(0, 1, captures=[1, 0], taken=[2 * ONE[2], 0], left=[0, 1], winner=1)
    freed.free(position(m))
    assert (here(m, "serbia", 1), position(m).prisoners[1], freed.winner) == ("1 light 2 heavy", 0, 1)
    alive = ended(0, 1, captures=[1, 0], taken=[2 * ONE[2], 0], left=[1, 1])
    alive.free(position(medioevo(at={"serbia": "1: 1 light"}, prisoners={(0, 1): "2 heavy"})))
    assert alive.left == [1, 1]
    given = medioevo(at={"serbia": "0: 2 light; 1: 1 heavy"}, stopped={"serbia": "0: 2 light"})
    state = position(given)
    state.sally(SPOT * 7, 1)
    ended(0, 1, surrendered=0).give_up(state)
    assert (here(given, "serbia", 0), state.surrendered[0]) == ("", 2)
    assert (state.halted[SPOT * 7], state.sallied[SPOT * 7], state.holder[SPOT]) == (0, 0, 1)
    for home, rising, points in (("lydia", True, 1), ("lydia", False, 0), ("serbia", True, 0)):
        state = position(medioevo(at={home: "0: 2 light"}))
        down = ended(0, HORDE, rising=rising, space=INDEX[home])
        down.suppress(state)
        down.suppress(state)
        assert state.honour[0] == 10 + points
    lost = position(medioevo(at={"lydia": "0: 2 light"}))
    ended(0, 1, rising=True, space=INDEX["lydia"]).suppress(lost)
    assert lost.honour[0] == 10


# -- war and pacts --------------------------------------------------------------------------------


@rule("MEU-19.2", "MEU-19.3", "MEU-19.5", "MEU-19.22", "MEU-19.24")
def test_war_breaks_what_both_have_signed_and_peace_forgets_it() -> None:
    state = position(medioevo(pacts=("0>1 passage", "2>0 passage")))
    state.fought[1] = state.fought[6] = 1
    declare(state, 0, 1)
    assert [state.relation[at] for at in (1, 6, 2)] == [DECLARED, DECLARED, PEACE]
    assert (state.fought[1], state.fought[6], state.struck[1], state.struck[6]) == (0, 0, THREATENED, 0)
    assert ([pact[1] for pact in state.pacts], state.honour) == ([(0, 2)], [8, 10, 10])
    attack(state, 1, 0)
    assert (state.relation[1], state.honour, state.struck[6]) == (WAR, [8, 7, 10], ATTACKED)
    attack(state, 0, 1)
    assert (state.honour, state.struck[1]) == ([8, 7, 10], ATTACKED | THREATENED)
    state.fought[1] = state.fought[6] = 1
    make_peace(state, 0, 1)
    assert not any(state.relation + state.fought + state.struck)


@rule("MEU-19.15", "MEU-19.17")
def test_pacts_end_with_their_last_turn_and_guests_with_the_next_combat() -> None:
    for turn, left in ((2, 2), (3, 1), (4, 1)):
        state = position(medioevo(turn=turn, pacts=("0>1 commercial until 3", "0>2 commercial")))
        expire(state)
        assert len(state.pacts) == left
    for phase, last in ((4, 2), (5, 3), (6, 3)):
        state = position(medioevo(at={"thracia": "1: 1 light"}, pacts=("0>1 passage",)))
        state.phase = phase
        assert state.guests == [(INDEX["thracia"], 0, 1)]
        end_pact(state, 1)
        assert (state.guests, state.leaving) == ([], [(INDEX["thracia"], 0, 1, last)])
        assert overstayed(state) == ([(INDEX["thracia"], 0, 1)] if last == 2 else [])
        assert len(state.leaving) == (last > 2)
    hostile = position(medioevo(at={"thracia": "1: 1 light"}, pacts=("0>1 passage",)))
    hostile.relate(0, 1, WAR)
    hostile.pacts = []
    dismiss(hostile)
    assert (hostile.guests, hostile.leaving) == ([], [])


# -- money and sites ------------------------------------------------------------------------------


@rule("MEU-6.2", "MEU-6.3", "MEU-6.6", "MEU-7.20", "MEU-7.26")
def test_income_upkeep_and_where_things_are_built() -> None:
    at = {"thracia": "0: 2 light wagon1", "propontis": "0: galley1(3 heavy)", "temes": "1: 1 light"}
    built = {"thracia": "city", "macedonia": "village", "lydia": "tower"}
    state = position(medioevo(at=at, built=built, markets={"thracia": "black white", "macedonia": "red orange"[4:]}))
    state.tax[0] = 30
    assert income(state, 0) == (7 + 3 + 1) * 30 + 2 * 20
    assert upkeep_due(state, 0) == 20 * (2 + 1 + 1 + 3)
    assert unit_limit(state, 0) == 3 + 3 + 1
    assert names(carrier_sites(state, 0, WAGON)) == ["thracia", "macedonia", "bithynia", "lydia"]
    assert names(carrier_sites(state, 0, CARAVAN)) == ["thracia", "macedonia", "bithynia"]
    assert names(carrier_sites(state, 0, GALLEY)) == ["thracia", "macedonia"]
    assert names(building_sites(state, 0, 0, 2)) == ["macedonia", "bithynia"]
    assert "lydia" not in names(building_sites(state, 0, 1, 1))
    assert "lydia" in names(building_sites(state, 0, 1, 2))


@rule("MEU-25.2")
def test_what_lies_behind_a_screen_is_guessed_by_what_is_open() -> None:
    def guess(turn: int, phase: int, seed: int, active: int = 0) -> list[int]:
        m = medioevo(turn=turn, phase=5, tax={0: 50, 1: 50, 2: 50})
        state = position(m)
        state.phase, state.active = phase, active
        state.deal_unseen((0,), Generator(seed))
        return state.florins

    lots = 50 * 7
    assert all(guess(2, 5, seed)[0] == 1000 for seed in range(3))
    assert all(guess(1, 3, seed)[1] >= 800 for seed in range(20))
    assert min(guess(2, phase, seed)[1] for seed in range(40) for phase in (1, 2, 5)) < 100
    assert min(guess(2, 3, seed)[1] for seed in range(40)) >= lots
    assert min(guess(2, 4, seed, active=0)[1] for seed in range(40)) >= lots
    assert min(guess(2, 4, seed, active=2)[1] for seed in range(40)) < lots
    assert min(guess(1, 4, seed, active=0)[1] for seed in range(40)) < 800
    assert max(guess(2, 5, seed)[1] for seed in range(60)) > 400


# -- units that come and go -----------------------------------------------------------------------


@rule("MEU-1.16", "MEU-9.27")
def test_stopped_units_go_first_and_stay_stopped_when_they_change() -> None:
    m = medioevo(at={"lydia": "0: 2 heavy 2 light"}, stopped={"lydia": "0: 1 heavy 1 light"})
    state, at = position(m), INDEX["lydia"] * 7
    state.sally(at, 2 * ONE[2])
    swap_unit(state, 0, 2, 0, INDEX["lydia"])
    assert (here(m, "lydia", 0), state.halted[at], state.sallied[at]) == ("3 light 1 heavy", 2, ONE[2])
    take_units(state, 0, 2, INDEX["lydia"])
    assert (here(m, "lydia", 0), state.halted[at]) == ("1 light 1 heavy", 0)
    place_units(state, 0, ONE[3], INDEX["lydia"], stopped=True)
    assert state.halted[at] == ONE[3]
    place_units(state, 1, ONE[0], SPOT)
    assert (state.halted[SPOT * 7 + 1], state.holder[SPOT]) == (0, 1)
    take_units(state, 1, ONE[0], SPOT)
    assert state.holder[SPOT] == -1


@rule("MEU-15.2", "MEU-16.15", "MEU-18.65", "MEU-18.66")
def test_what_was_changed_lent_or_hired_for_a_turn_is_put_back() -> None:
    m = medioevo(at={"lydia": "0: 2 light", "propontis": "0: galley1(1 light)", "serbia": "horde: 2 light"})
    state = position(m)
    change_unit(state, 0, 0, 2, INDEX["lydia"])
    change_unit(state, 0, 0, 4, SEA)
    assert (here(m, "lydia", 0), here(m, "propontis", 0)) == ("1 light 1 heavy", "galley1(1 captain)")
    undo_changes(state)
    assert (here(m, "lydia", 0), here(m, "propontis", 0), state.changed) == ("2 light", "galley1(1 light)", [])
    home, spot = INDEX["lydia"], INDEX["bithynia"]
    state.strangers = [(SPOT, HORDE, 0, 0, home), (SPOT, HORDE, 1, 0, INDEX["thracia"]), (spot, 0, HORDE, 1, -1)]
    state.army[spot * 7] = state.halted[spot * 7] = ONE[1]
    state.sally(spot * 7, ONE[1])
    send_strangers_home(state)
    assert (here(m, "serbia", HORDE), here(m, "lydia", 0), here(m, "bithynia", 0)) == ("", "3 light", "")
    assert here(m, "thracia", 1) == ""  # the land is not his
    assert (state.halted[spot * 7], state.sallied[spot * 7], state.strangers) == (0, 0, [])
