"""Cards for the map and the purse: Bishop, Scientist, Tax Collector, Magnate, Diplomat, Cameleer, Sheriff, Mystic."""

import pytest

from gonfalon.games.medioevo_universale.rules.barbarians import HordeStep
from gonfalon.games.medioevo_universale.rules.occasions import PhaseStart
from gonfalon.games.medioevo_universale.rules.sides import the_round
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import SPOT, fought, offered, to
from tests.support import rule

# -- Bishops -------------------------------------------------------------------------------------


@rule("MEU-EX-111", "MEU-18.1", "MEU-12.17")
def test_a_bishop_forbids_fighting_in_a_territory() -> None:
    m = medioevo(at={"thracia": "0: 2 light wagon1"}, cards={1: (1,)})
    play(m, "card:1", "land:bulgaria", "group:thracia", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", HORDE) == "1 light"  # it appears, and nobody fights
    assert here(m, "bulgaria", 0) == "2 light wagon1"
    assert holder(m, "bulgaria") == -1
    assert asked(m) == (1, "activation")
    passes(m)
    assert position(m).moves[0] == 0


@rule("MEU-18.1", "MEU-28.27")
def test_a_bishop_may_wait_until_somebody_has_entered() -> None:
    m = medioevo(at={"thracia": "0: 2 light wagon1"}, cards={1: (1,)})
    to(m, "activation")
    play(m, "group:thracia", "button:all-land", "enter:bulgaria", "button:enter")
    assert asked(m) == (1, "entered")
    play(m, "card:1")
    assert (here(m, "bulgaria", HORDE), here(m, "bulgaria", 0)) == ("1 light", "2 light wagon1")


@rule("MEU-18.1", "MEU-28.29", "MEU-28.39")
def test_a_battle_that_has_begun_stops_after_its_round() -> None:
    early = fought("3 light", "3 light", cards={2: (1,)})
    play(early, "card:1")
    assert position(early).fought[1] == 1
    assert (here(early, SPOT, 0), here(early, SPOT, 1)) == ("3 light", "3 light")
    late = fought("9 heavy", "9 heavy", cards={2: (1,)})
    to(late, "round-ends", (1, 2, 3), (1, 2, 3))
    play(late, "card:1")
    assert not [f for f in late.state.frames if type(f).__name__ == "Battle"]
    assert here(late, SPOT, 0)
    assert here(late, SPOT, 1)


@rule("MEU-18.1", "MEU-18.2", "MEU-18.3")
@pytest.mark.parametrize("card", [1, 2, 3])
def test_no_bishop_names_a_territory_twice_running_or_a_sea(card: int) -> None:
    m = medioevo(cards={0: (card,)})
    position(m).banned.append((card, WORLD.index["serbia"]))
    play(m, f"card:{card}")
    assert "land:serbia" not in legal(m)
    assert "land:bulgaria" in legal(m)
    assert legal(m, "sea") == []


@rule("MEU-18.1", "MEU-18.3")
def test_what_a_bishop_named_is_remembered_for_one_turn() -> None:
    m = medioevo(cards={0: (3,)}, phase=6)
    play(m, "card:3", "land:serbia")
    to(m, "bid")
    assert position(m).banned == [(3, WORLD.index["serbia"])]


@rule("MEU-18.1", "MEU-18.3")
def test_bishops_have_no_say_at_sea() -> None:
    at = {"propontis": "0: galley1(2 light); 1: galley1(2 light)"}
    m = medioevo(at=at, war=((0, 1),), cards={2: (1,)}, run=battle(0, 1, "propontis"))
    to(m, "reroll", (1, 2, 3), never="card:1")
    ship = medioevo(at={"propontis": "0: galley1(2 light)"}, cards={1: (3,)})
    to(ship, "activation")
    play(ship, "group:propontis", "carrier:0", "button:go", "sea:aegean_north")
    assert asked(ship) == (0, "walk")


@rule("MEU-18.2")
def test_no_bishop_in_a_deal_where_he_was_last_turn() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1[black 2]"}, cards={1: (2,)})
    position(m).banned.append((2, WORLD.index["latium"]))
    to(m, "trade")
    play(m, "carrier:0", "button:sell", "sell:black", "button:done")
    assert position(m).florins[0] == 1100


@rule("MEU-18.2", "MEU-28.42")
def test_a_bishop_stops_a_deal_in_progress_and_all_later_ones() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1[black 2]"}, cards={1: (2,)})
    to(m, "trade")
    play(m, "carrier:0", "button:sell", "sell:black", "button:done")
    assert asked(m) == (1, "deal")
    play(m, "card:2")
    assert here(m, "latium", 0) == "caravan1[black 2]"
    assert position(m).florins[0] == 1000
    assert "button:sell" not in legal(m)
    assert "button:buy" not in legal(m)


@rule("MEU-18.2")
def test_route_stages_may_be_visited_all_the_same() -> None:
    m = medioevo(
        phase=6,
        at={"campania": "0: caravan1[black 2]"},
        route={0: (0, "latium crimea saraj antioch")},
        effects=((2, 1, "latium"),),
    )
    play(m, "carrier:0", "land:latium")
    assert position(m).route[0][0] % 2 == 1


@rule("MEU-18.3", "MEU-28.26")
def test_a_bishop_holds_everything_in_a_territory() -> None:
    m = medioevo(at={"thracia": "0: 2 light wagon1", "macedonia": "0: 2 light wagon1"}, cards={1: (3,)})
    to(m, "activation")
    play(m, "group:thracia", "button:all-land", "land:rhodope")
    assert asked(m) == (1, "before-step")
    play(m, "card:3")
    assert here(m, "thracia", 0) == "2 light wagon1"
    to(m, "activation", seat=0)
    assert legal(m, "group") == ["macedonia"]


# -- money ---------------------------------------------------------------------------------------


@rule("MEU-18.22", "MEU-18.23")
@pytest.mark.parametrize(("card", "florins"), [(22, 30), (23, 60)])
def test_tax_collectors_earn_by_the_cubes_of_others_in_their_land(card: int, florins: int) -> None:
    at = {
        "thracia": "1: caravan2[black 2 orange 1]; 0: caravan1[black 2]",
        "bulgaria": "1: caravan1[black 1]",
        "propontis": "2: ship1[black 1]",
    }
    m = medioevo(at=at, cards={0: (card,)}, phase=6)
    play(m, f"card:{card}")
    assert position(m).florins[0] == 1000 + florins


@rule("MEU-18.36")
def test_a_magnate_lays_money_by_and_takes_it_with_half_as_much_again() -> None:
    m = medioevo(cards={0: (36,)}, phase=6)
    play(m, "card:36")
    ask = m.state.ask_of(0)
    assert ask is not None
    assert not ask.accepts("number:301")
    play(m, "number:250")
    assert (position(m).florins[0], position(m).magnate) == (750, 250)
    again = medioevo(cards={0: (36,)}, phase=6)
    position(again).magnate = 250
    play(again, "card:36")
    assert (position(again).florins[0], position(again).magnate) == (1375, 0)


@rule("MEU-18.37", "MEU-28.23")
def test_a_usurer_gets_half_of_the_interest_of_the_others() -> None:
    m = medioevo(phase=3, cards={0: (37,)}, loans={0: 3, 1: 2, 2: 1})
    to(m, "taxes-end")
    before = position(m).florins[0]
    play(m, "card:37")
    assert position(m).florins[0] == before + 75


@rule("MEU-18.38", "MEU-28.22")
def test_a_creditor_pays_50_less() -> None:
    m = medioevo(phase=3, cards={0: (38,)}, loans={0: 3})
    to(m, "interest-due")
    before = position(m).florins[0]
    play(m, "card:38")
    line = next(line for line in m.log(0) if line["key"] == "interest")
    assert dict(line["args"])["florins"] == 100
    assert before - 100 >= position(m).florins[0]


@rule("MEU-18.38", "MEU-28.22")
def test_interest_is_lowered_once() -> None:
    m = to(medioevo(phase=3, cards={0: (38,)}, loans={0: 3}), "interest-due")
    play(m, "card:38")
    position(m).turned[38] = 0
    to(m, "phase-start", never="card:38")


@rule("MEU-18.38", "MEU-28.22")
def test_without_loans_there_is_no_interest_to_lower() -> None:
    m = medioevo(phase=3, cards={0: (38,)}, loans={1: 3})
    to(m, "phase-start", never="card:38")


# -- Mystics -------------------------------------------------------------------------------------


@rule("MEU-18.71")
def test_a_mystic_pays_20_for_a_point() -> None:
    m = medioevo(phase=6, cards={0: (71, 5, 9)}, gears={0: "red 1"}, points={0: "blue 1"})
    play(m, "card:71", "colour:blue", "colour:red", "turn:5-blue", "colour:blue", "turn:9-yellow")
    play(m, "colour:yellow", "colour:red", "button:done")
    state = position(m)
    assert state.florins[0] == 1100
    assert (state.turned[5], state.turned[9], state.spent[3]) == (1, 1, 1)


@rule("MEU-18.72")
def test_a_mystic_pays_100_for_three_colours() -> None:
    m = medioevo(phase=6, cards={0: (72,)}, gears={0: "red 2 blue 1 green 1"}, points={0: "violet 1"})
    play(m, "card:72", "colour:blue")
    assert "colour:blue" not in legal(m)
    assert "button:done" not in legal(m)  # nothing is given that brings no money
    play(m, "colour:red", "colour:green")
    assert legal(m) != []
    state = position(m)
    to(m, "trade")
    assert state.florins[0] == 1100
    assert sum(state.spent) == 3
    assert state.tp[5] == 1


@rule("MEU-EX-113", "MEU-18.72")
@pytest.mark.parametrize(
    ("gears", "florins"),
    [
        ("blue 1 yellow 1 orange 1 red 1 green 1", 1100),
        ("blue 1 yellow 1 orange 1 red 1 green 1 violet 1", 1200),
        ("blue 3 yellow 3 orange 3", 1300),
    ],
)
def test_only_whole_sets_are_given(gears: str, florins: int) -> None:
    m = medioevo(phase=6, cards={0: (72,)}, gears={0: gears})
    play(m, "card:72")
    while asked(m)[1] == "offering":
        play(m, legal(m)[0])
    assert position(m).florins[0] == florins


@rule("MEU-18.71", "MEU-18.72")
def test_without_points_no_mystic_and_none_are_bought() -> None:
    none = medioevo(phase=6, cards={0: (71, 72)})
    assert offered(none) == []
    two = medioevo(phase=6, cards={0: (71, 72)}, gears={0: "red 2 blue 1"})
    assert offered(two) == [71]
    play(two, "card:71")
    assert legal(two) == ["colour:blue", "colour:red", "button:done"]


# -- buildings, markets, protection --------------------------------------------------------------


@rule("MEU-18.12", "MEU-28.30")
def test_an_engineer_makes_a_building_protect_twice() -> None:
    at = {SPOT: "1: 3 light", "galicia": "0: 3 light wagon1"}
    m = medioevo(at=at, cards={1: (12,)}, built={SPOT: "castle"}, war=((0, 1),))
    to(m, "activation")
    play(m, "group:galicia", "button:all-land", f"enter:{SPOT}", "button:enter")
    to(m, "round-opens", seat=1)
    play(m, "card:12")
    to(m, "protect")
    play(m, "protect:melee")
    assert asked(m) == (1, "protect")
    assert legal(m) == ["protect:artillery", "protect:archers"]


@rule("MEU-18.12", "MEU-18.26")
def test_engineers_and_militia_shelter_nobody_who_has_taken_the_place_since() -> None:
    for user, guard, kinds in ((1, 3, 2), (0, 2, 1)):
        m = fought("3 light", "3 light", built={SPOT: "fort"}, effects=((12, user, SPOT), (26, user, SPOT)))
        to(m, "protect", seat=1)
        fight = the_round(position(m))
        assert (fight.guard, fight.guarded) == (guard, 1)
        play(m, "protect:melee")
        assert (asked(m)[1] == "protect") == (kinds == 2)


@rule("MEU-18.12")
def test_an_engineer_needs_a_military_building_of_his_own() -> None:
    to(fought("3 light", "3 light", cards={0: (12,)}, built={SPOT: "castle"}), "protect", never="card:12")


@rule("MEU-18.50", "MEU-18.51", "MEU-28.14")
def test_diplomats_protect_elements_from_plunder() -> None:
    at = {"thracia": "0: caravan1 catapult"}
    m = medioevo(phase=6, at=at, built={"thracia": "village"}, markets={"thracia": "black"}, cards={0: (50, 51)})
    play(m, "card:50", (4,))
    element = WORLD.index["thracia"] * 3
    assert sorted(legal(m, "element")) == sorted(str(e) for e in (element, 1000, 1001, 2000 + element // 3))
    play(m, f"element:{element}", "element:1000")
    play(m, "card:51")
    assert sorted(legal(m, "element")) == sorted(str(e) for e in (1001, 2000 + element // 3))


@rule("MEU-18.51", "MEU-28.40")
def test_barbarians_leave_what_a_diplomat_protects() -> None:
    at = {"serbia": "horde: 1 light", "bulgaria": "0: caravan1"}
    m = medioevo(at=at, cards={0: (51,)}, run=HordeStep(seat=2, start=WORLD.index["serbia"]))
    play(m, "land:bulgaria")
    assert asked(m) == (0, "plunder")
    play(m, "card:51")
    assert here(m, "bulgaria", 0) == "caravan1"
    bare = medioevo(at=at, run=HordeStep(seat=2, start=WORLD.index["serbia"]))
    play(bare, "land:bulgaria")
    assert here(bare, "bulgaria", 0) == ""


@rule("MEU-18.50", "MEU-18.51")
def test_who_has_nothing_needs_no_diplomat() -> None:
    assert offered(medioevo(phase=6, cards={0: (50, 51)})) == []


@rule("MEU-18.63")
def test_a_cameleer_moves_a_cube_without_control() -> None:
    m = medioevo(phase=6, markets={"sicily": "black yellow", "latium": "orange"}, cards={0: (63,)})
    play(m, "card:63")
    assert "cube:yellow-sicily-latium" not in legal(m)  # printed there
    play(m, "cube:black-sicily-latium")
    assert (market(m, "sicily"), market(m, "latium")) == (["yellow"], ["black", "orange"])


@rule("MEU-18.63")
def test_a_cameleer_finds_no_printed_cube() -> None:
    assert offered(medioevo(phase=6, cards={0: (63,)})) == []


@rule("MEU-EX-67", "MEU-18.69", "MEU-18.70")
def test_sheriffs_raise_a_building_beside_a_higher_one() -> None:
    m = medioevo(phase=6, built={"thracia": "village fort", "macedonia": "town fort"}, cards={0: (69,)})
    play(m, "card:69")
    assert buildings(m, "thracia") == "town fort"
    castle = medioevo(phase=6, built={"thracia": "town castle"}, cards={0: (69,)})
    play(castle, "card:69")
    assert buildings(castle, "thracia") == "city castle"
    fort = medioevo(phase=6, built={"thracia": "city tower"}, cards={0: (70,)})
    play(fort, "card:70")
    assert buildings(fort, "thracia").startswith("city fort")


@rule("MEU-18.69", "MEU-18.70")
def test_no_sheriff_beside_an_equal_or_without_the_other() -> None:
    even = medioevo(phase=6, built={"thracia": "town fort", "macedonia": "village"}, cards={0: (69, 70)})
    assert offered(even) == []


@rule("MEU-28.8", "MEU-28.10")
def test_what_needs_the_war_circle_waits_for_phase_three() -> None:
    at = {"thracia": "0: 2 light", "serbia": "horde: 1 light"}
    for phase, usable in ((1, [36]), (2, [36]), (3, [15, 34, 36, 65, 66])):
        m = medioevo(phase=phase, at=at, cards={0: (15, 34, 36, 65, 66)}, run=PhaseStart(seat=0))
        assert offered(m) == usable


@rule("MEU-18.37")
def test_a_usurer_gets_nothing_of_his_own_interest() -> None:
    for loans, florins in (({0: 1, 1: 3, 2: 1}, 100), ({0: 3, 1: 1}, 25)):
        m = medioevo(phase=3, cards={0: (37,)}, loans=loans)
        to(m, "taxes-end")
        before = position(m).florins[0]
        play(m, "card:37")
        assert position(m).florins[0] == before + florins


@rule("MEU-18.69")
def test_who_has_the_sheriff_chooses_among_his_buildings() -> None:
    built = {"pannonia": "village fort", "temes": "village fort", "thracia": "village fort"}
    m = medioevo(phase=6, built=built, cards={1: (69,)})
    play(m, "card:69")
    assert (asked(m)[0], legal(m, "at")) == (1, [str(WORLD.index[name] * 3) for name in ("pannonia", "temes")])
    play(m, legal(m)[1])
    assert [buildings(m, name) for name in built] == ["village fort", "town fort", "village fort"]


@rule("MEU-18.51")
def test_a_diplomat_protects_no_building_of_the_territory_next_door() -> None:
    croatia, thracia = WORLD.index["croatia"], WORLD.index["thracia"]
    assert thracia == croatia + 1  # next to each other in the list, of seats 1 and 0
    at, built = {"croatia": "1: caravan1"}, {"croatia": "tower", "thracia": "village"}
    m = medioevo(phase=6, at=at, built=built, cards={1: (51,)})
    play(m, "card:51")
    assert legal(m, "element") == [str(croatia * 3 + 1), "1010"]


@rule("MEU-18.36")
def test_a_magnate_lays_by_no_more_than_his_owner_has() -> None:
    m = medioevo(cards={0: (36,)}, florins={0: 120}, phase=6)
    play(m, "card:36")
    ask = m.state.ask_of(0)
    assert ask is not None
    assert (ask.accepts("number:120"), ask.accepts("number:121")) == (True, False)


@rule("MEU-18.1", "MEU-28.29")
def test_a_bishop_bars_no_sea() -> None:
    for sea in ("north_sea", "propontis"):  # the North Sea is the first after the territories
        at = {sea: "0: galley1(1 light); 1: galley1(1 light)"}
        m = medioevo(at=at, war=((0, 1),), cards={0: (1,)}, run=battle(0, 1, sea))
        assert asked(m)[1] != "battle-opens"
    ashore = medioevo(
        at={"alfold": "0: 1 light; 1: 1 light"}, war=((0, 1),), cards={0: (1,)}, run=battle(0, 1, "alfold")
    )
    assert (asked(ashore)[1], offered(ashore)) == ("battle-opens", [1])
