"""Cards that raise and move troops: Infiltrator, Militia, Templar, Marauder (section 18)."""

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.round import Round
from gonfalon.games.medioevo_universale.rules.taxes import upkeep_due
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import offered, to
from tests.support import rule


def intruded(at: dict[str, str], **more: object) -> Match:
    """Seat 1 enters Thracia, which seat 0 holds, from Bulgaria."""
    armies = {"bulgaria": "1: 3 light wagon1", **at}
    m = medioevo(at=armies, order=(1, 0, 2), **more)  # type: ignore[arg-type]
    to(m, "activation")
    play(m, "group:bulgaria", "button:all-land", "enter:thracia", "button:enter")
    return m


# -- Infiltrator ---------------------------------------------------------------------------------


@rule("MEU-EX-112", "MEU-18.15", "MEU-22.11")
def test_an_infiltrator_stirs_up_a_rebellion() -> None:
    m = medioevo(
        at={"pannonia": "horde: 1 light", "serbia": "0: 1 light"},
        built={"slavonia": "village"},
        cards={0: (15,)},
        honour={1: 20},
    )
    play(m, "card:15", "land:slavonia")
    state = position(m)
    assert state.florins[0] == 900
    assert state.honour[1] == 19  # a home territory of his is rebel already
    assert here(m, "slavonia", HORDE) == "1 light"
    assert state.rebelled[WORLD.index["slavonia"]] == 1
    assert buildings(m, "slavonia") == ""  # plundered
    assert not state.hostile(0, 1)


@rule("MEU-18.15", "MEU-28.21")
def test_the_victim_of_an_infiltrator_may_answer() -> None:
    m = medioevo(at={"serbia": "0: 1 light"}, cards={0: (15,), 1: (24,)})
    play(m, "card:15", "land:slavonia")
    assert asked(m) == (1, "rebellion")
    assert offered(m) == [24]


@rule("MEU-18.15", "MEU-1.5")
def test_no_rebellion_where_a_military_transport_or_a_machine_of_his_own_stands() -> None:
    at = {"serbia": "0: wagon1", "wallachia": "0: catapult", "bulgaria": "0: caravan1", "moldavia": "1: wagon1"}
    m = play(medioevo(at=at, cards={0: (15,)}), "card:15")
    places = legal(m, "land")
    assert "serbia" not in places
    assert "wallachia" not in places
    assert "bulgaria" in places  # a Caravan is no unit
    assert "moldavia" in places  # another's


@rule("MEU-18.15")
def test_no_rebellion_among_his_own_or_far_away() -> None:
    m = medioevo(at={"serbia": "0: 1 light"}, cards={0: (15,)})
    play(m, "card:15")
    places = legal(m, "land")
    assert "serbia" not in places  # his units stand there
    assert "thracia" not in places  # his own
    assert "denmark" not in places  # no neighbour
    assert "bulgaria" in places
    poor = medioevo(at={"serbia": "0: 1 light"}, cards={0: (15, 36)}, florins={0: 50}, loans={0: 5})
    assert offered(poor) == [36]


# -- Militia -------------------------------------------------------------------------------------


@rule("MEU-18.24", "MEU-28.27")
def test_militia_joins_the_defence_of_its_land() -> None:
    m = intruded({"thracia": "0: 1 light"}, war=((0, 1),), cards={0: (24,)})
    assert asked(m) == (0, "entered")
    play(m, "card:24")
    assert legal(m, "unit") == ["light", "archer", "heavy", "cavalry", "captain"]
    play(m, "unit:captain")
    assert here(m, "thracia", 0) == "1 light 1 captain"
    assert position(m).florins[0] == 1000


@rule("MEU-18.24", "MEU-28.21")
def test_militia_meets_rebels() -> None:
    m = medioevo(cards={0: (24,)}, run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    play(m, "land:thracia")
    assert asked(m) == (0, "rebellion")
    play(m, "card:24", "unit:heavy")
    assert here(m, "thracia", 0) == "1 heavy"


@rule("MEU-18.24", "MEU-18.25", "MEU-18.26")
def test_no_militia_for_other_people_s_land_or_against_friends() -> None:
    for more in ({"cards": {2: (24, 25, 26)}, "war": ((0, 1),)}, {"cards": {0: (24,)}, "pacts": ("0>1 passage",)}):
        m = intruded({"thracia": "0: 1 light"}, **more)
        assert position(m).turned[24] == 0
        assert asked(m)[1] != "entered"


@rule("MEU-18.24", "MEU-28.27")
def test_a_caravan_is_no_intrusion() -> None:
    m = medioevo(phase=6, at={"bulgaria": "1: caravan1"}, war=((0, 1),), order=(1, 0, 2), cards={0: (24, 1)})
    to(m, "trade")
    play(m, "carrier:10", "land:thracia")
    assert asked(m) == (0, "entered")
    assert offered(m) == [1]


@rule("MEU-18.25", "MEU-28.27")
def test_three_points_bring_help_from_near() -> None:
    at = {"thracia": "0: 1 light", "rhodope": "0: 2 heavy", "macedonia": "0: 1 cavalry"}
    m = intruded(at, war=((0, 1),), cards={0: (25,)}, stopped={"rhodope": "0: 2 heavy"})
    play(m, "card:25")
    assert legal(m, "call") == ["heavy-rhodope", "cavalry-macedonia"]
    play(m, "call:cavalry-macedonia")  # two steps
    assert legal(m, "call") == ["heavy-rhodope"]
    play(m, "call:heavy-rhodope")
    assert here(m, "thracia", 0) == "1 light 1 heavy 1 cavalry"
    assert here(m, "rhodope", 0) == "1 heavy"


@rule("MEU-18.25")
def test_a_wagon_brings_its_load_for_one_point_a_step() -> None:
    at = {"thracia": "0: 1 light", "rhodope": "0: 3 heavy wagon1"}
    m = intruded(at, war=((0, 1),), cards={0: (25,)}, moves={0: 2})
    play(m, "card:25", "carrier:0", "take:heavy", "take:heavy", "take:heavy")
    assert here(m, "thracia", 0) == "1 light 3 heavy wagon1"
    assert position(m).moves[0] == 2  # it has not used its own


@rule("MEU-18.25")
def test_nobody_comes_from_too_far_or_through_foreign_land() -> None:
    at = {"thracia": "0: 1 light", "serbia": "0: 1 heavy", "lydia": "0: 1 heavy", "phrygia": "0: 1 heavy"}
    m = intruded(at, war=((0, 1),), cards={0: (25,)})
    play(m, "card:25")
    assert "heavy-lydia" in legal(m, "call")
    assert "heavy-serbia" in legal(m, "call")  # over Macedonia and Rhodope
    far = intruded({"thracia": "0: 1 light", "cilicia": "0: 1 heavy"}, war=((0, 1),), cards={0: (25,)})
    assert position(far).turned[25] == 0
    assert asked(far)[1] != "entered"


@rule("MEU-18.25", "MEU-28.26")
def test_a_bishop_holds_the_helpers() -> None:
    at = {"thracia": "0: 1 light", "rhodope": "0: 2 heavy"}
    m = intruded(at, war=((0, 1),), cards={0: (25,), 2: (3,)})
    to(m, "entered", seat=0)
    play(m, "card:25", "call:heavy-rhodope")
    assert asked(m) == (2, "before-step")
    play(m, "card:3")
    assert here(m, "rhodope", 0) == "2 heavy"


@rule("MEU-18.26")
def test_a_tower_of_militia_absorbs_one_point() -> None:
    for built, points in (({}, 1), ({"thracia": "fort"}, 3)):
        m = intruded({"thracia": "0: 3 light"}, war=((0, 1),), cards={0: (26,)}, built=built)
        play(m, "card:26")
        to(m, "protect")
        fight = m.state.frames[-1]
        assert isinstance(fight, Round)
        assert fight.guard == points


@rule("MEU-18.26")
def test_a_tower_shelters_only_troops() -> None:
    m = intruded({"rhodope": "0: 1 light"}, war=((0, 1),), cards={0: (24, 26)})
    assert asked(m) == (0, "entered")
    assert offered(m) == [24]


# -- Templar -------------------------------------------------------------------------------------


@rule("MEU-18.34", "MEU-28.27")
def test_a_templar_lands_anywhere_abroad_and_meets_resistance() -> None:
    m = medioevo(cards={0: (34,)})
    play(m, "card:34", "unit:cavalry")
    assert "thracia" not in legal(m, "land")
    play(m, "land:latium")
    assert here(m, "latium", HORDE) == "1 light"
    assert [f for f in m.state.frames if type(f).__name__ == "Battle"]


@rule("MEU-18.34", "MEU-19.3")
def test_a_templar_in_another_s_land_is_an_attack() -> None:
    m = medioevo(cards={0: (34,)}, honour={0: 20})
    play(m, "card:34", "unit:cavalry", "land:alfold")
    assert position(m).honour[0] == 17
    assert position(m).hostile(0, 1)
    assert holder(m, "alfold") == 0


@rule("MEU-18.34", "MEU-8.21")
def test_a_templar_in_contested_land_attacks_who_controlled_it_last() -> None:
    for troops, honour, rival in (("1: 1 light; 2: 1 light", 17, 1), ("1: wagon1; 2: 1 light; 3: 1 light", 20, 0)):
        m = medioevo(4, at={"serbia": troops}, cards={0: (34,)}, honour={0: 20})
        state = position(m)
        state.keeper[WORLD.index["serbia"]] = 1
        state.refresh(WORLD.index["serbia"])
        play(m, "card:34", "unit:cavalry", "land:serbia")
        assert (state.honour[0], state.hostile(0, 1)) == (honour, bool(rival))
        assert (asked(m)[1] == "capture") == bool(rival)


@rule("MEU-18.34")
def test_no_templar_without_units_in_reserve() -> None:
    most = " ".join(f"{WORLD.unit_count[kind]} {UNITS[kind]}" for kind in range(4))
    assert offered(medioevo(at={"thracia": f"0: {most}"}, cards={0: (34, 36)})) == [36]


# -- Marauders -----------------------------------------------------------------------------------


@rule("MEU-18.65")
def test_a_horde_in_pay_fights_as_part_of_the_army() -> None:
    m = intruded({"thracia": "0: 1 light"}, war=((0, 1),), cards={0: (65,)}, circle="3 3 3")
    play(m, "card:65")
    state = position(m)
    assert here(m, "thracia", 0) == "3 light 1 archer 1 captain"
    assert state.florins[0] == 900
    assert state.reserve(HORDE, 0) == medioevo_reserve() - 2
    assert state.reserve(0, 0) == state.reserve(2, 0) - 1  # his own piece alone is off his reserve


def medioevo_reserve() -> int:
    return position(medioevo()).reserve(HORDE, 0)


@rule("MEU-18.65", "MEU-15.2")
def test_hired_barbarians_cannot_move_cost_nothing_and_vanish() -> None:
    m = medioevo(at={"thracia": "0: 1 light wagon1"}, cards={0: (65,)}, circle="3 6 8", phase=3)
    run = medioevo(at={"thracia": "0: 1 light wagon1"}, cards={0: (65,)}, circle="3 6 8")
    play(run, "card:65")
    assert here(run, "thracia", 0) == "3 light wagon1"
    assert upkeep_due(position(run), 0) == upkeep_due(position(m), 0)
    to(run, "activation")
    play(run, "group:thracia", "carrier:0", "take:light")
    assert asked(run) == (0, "walk")  # nobody else can go along
    play(run, "land:rhodope")
    assert here(run, "rhodope", 0) == "1 light wagon1"
    assert here(run, "thracia", 0) == "2 light"
    play(run, "button:stay", "button:stay")
    to(run, "bid")
    assert here(run, "thracia", 0) == ""
    assert position(run).strangers == []


@rule("MEU-18.65")
def test_hired_barbarians_fall_first_and_keep_no_control() -> None:
    at = {"bulgaria": "0: 1 light", "moldavia": "1: 2 archer 1 light wagon1"}
    m = medioevo(at=at, war=((0, 1),), cards={0: (65,)}, circle="3 6 8", order=(0, 1, 2))
    play(m, "card:65", "land:bulgaria")
    to(m, "activation", seat=1)
    play(m, "group:moldavia", "button:all-land", "enter:bulgaria", "button:enter")
    to(m, "reroll", (1, 1), (1, 2, 3))
    assert here(m, "bulgaria", 0) == "1 light"
    assert position(m).strangers == []
    state, land = position(m), WORLD.index["serbia"]
    state.army[land * 7] = 1
    state.strangers = [(land, 0, HORDE, 0, -1)]
    state.refresh(land)
    assert state.holder[land] == -1


@rule("MEU-18.65", "MEU-28.27")
def test_no_barbarians_serve_where_he_has_no_unit() -> None:
    m = intruded({"rhodope": "0: 1 light"}, war=((0, 1),), cards={0: (24, 65)})
    assert asked(m) == (0, "entered")
    assert offered(m) == [24]


@rule("MEU-18.66", "MEU-28.29", "MEU-15.2")
def test_two_units_fight_among_the_barbarians_and_return() -> None:
    at = {"serbia": "1: 9 heavy; horde: 1 light", "thracia": "0: 1 cavalry 1 heavy 1 light"}
    m = medioevo(at=at, cards={0: (66,)}, run=battle(1, HORDE, "serbia"))
    assert asked(m) == (0, "battle-opens")
    play(m, "card:66", "lend:cavalry-thracia", "lend:heavy-thracia")
    assert here(m, "serbia", HORDE) == "1 light 1 heavy 1 cavalry"
    assert here(m, "thracia", 0) == "1 light"
    state = position(m)
    assert state.reserve(0, 3) == state.reserve(2, 3) - 1  # still his piece
    assert state.reserve(HORDE, 3) == 0


@rule("MEU-18.66", "MEU-15.2")
def test_survivors_go_home_if_home_is_still_theirs() -> None:
    at = {"serbia": "horde: 1 light", "thracia": "0: 1 heavy", "temes": "0: 1 cavalry; 1: 1 light"}
    m = medioevo(at=at, cards={0: (66,)}, phase=6)
    play(m, "card:66", "lend:heavy-thracia")
    assert "lend:cavalry-temes" not in legal(m)  # contested: he does not control it
    to(m, "bid")
    assert (here(m, "thracia", 0), here(m, "serbia", HORDE)) == ("1 heavy", "1 light")


@rule("MEU-18.66", "MEU-28.29")
def test_a_horde_he_fights_is_not_helped() -> None:
    m = medioevo(
        at={"serbia": "0: 9 heavy; horde: 1 light", "thracia": "0: 1 light"},
        cards={0: (66,)},
        run=battle(0, HORDE, "serbia"),
    )
    to(m, "reroll", (1, 2, 3), never="card:66")


@rule("MEU-18.66")
def test_a_lent_heavy_unit_converts_from_its_owner_s_reserve() -> None:
    at = {"serbia": "1: 3 archer; horde: 1 light", "thracia": "0: 1 heavy"}
    m = medioevo(at=at, cards={0: (66,)}, run=battle(1, HORDE, "serbia"))
    play(m, "card:66", "lend:heavy-thracia")
    to(m, "reroll", (1, 1, 8), (1, 2, 3))
    assert here(m, "serbia", HORDE) == "1 light"  # the light unit fell first, then the heavy one became light
    assert position(m).strangers == [(WORLD.index["serbia"], HORDE, 0, 0, WORLD.index["thracia"])]


@rule("MEU-18.66", "MEU-16.12", "MEU-16.13")
def test_a_lent_unit_that_nation_sends_away_is_still_its_owner_s() -> None:
    at = {"serbia": "1: 3 archer; horde: 1 light", "thracia": "0: 1 heavy"}
    m = medioevo(at=at, cards={0: (66,)}, tech={1: "orange 4"}, gears={1: "orange 4"}, run=battle(1, HORDE, "serbia"))
    to(m, "battle-opens", seat=0)
    play(m, "card:66", "lend:heavy-thracia")
    assert asked(m)[0] == 1
    play(m, "tech:influence")
    assert legal(m, "convert") == ["light-serbia"]  # the heavy one is no barbarian
    play(m, "button:not-now", "tech:nation", "send:heavy-serbia-bosnia", "gear:orange")
    assert position(m).strangers == [(WORLD.index["bosnia"], HORDE, 0, 2, WORLD.index["thracia"])]
    assert here(m, "bosnia", HORDE) == "1 heavy"


@rule("MEU-18.15")
def test_an_infiltrator_stirs_up_the_neighbours_of_his_owner() -> None:
    for seat, place, other in ((0, "antioch", "austria"), (1, "austria", "antioch")):
        m = medioevo(order=(seat, 1 - seat, 2), cards={seat: (15,)})
        play(to(m, "activation-start", seat=seat), "card:15")
        assert place in legal(m, "land")
        assert other not in legal(m, "land")
