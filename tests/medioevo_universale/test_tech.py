"""Technologies in use (section 16)."""

from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.library import end_of_turn
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    here,
    holder,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.support import rule

SPOT = "alfold"


@rule("MEU-EX-72", "MEU-16.4")
def test_machinery_lets_a_crew_fight_in_the_melee() -> None:
    m = medioevo(
        at={SPOT: "0: 3 light 1 heavy catapult; 1: 4 heavy"},
        tech={0: "blue 3"},
        gears={0: "blue 1"},
        war=((0, 1),),
        run=battle(0, 1, SPOT),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, "crew:light", "crew:light", "crew:light", "tech:machinery", "carrier:0", "gear:blue")
    fight = the_round(position(m))
    assert size(fight.fighters(position(m), 0)) == 4
    assert getattr(m.state.request(), "count") == 3  # noqa: B009


@rule("MEU-EX-75", "MEU-16.6")
def test_commerce_pays_more_where_there_is_a_village() -> None:
    m = medioevo(
        phase=6,
        at={"latium": "0: 1 light caravan1[black 2]"},
        built={"latium": "village"},
        tech={0: "yellow 1"},
        gears={0: "yellow 2"},
    )
    play(m, "carrier:0", "button:sell", "sell:black", "sell:black", "button:done")
    play(m, "tech:commerce", "gear:yellow", "tech:commerce", "gear:yellow")
    assert position(m).florins[0] == 1250


@rule("MEU-EX-76", "MEU-16.7")
def test_market_lowers_a_purchase_but_not_to_nothing() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1"}, tech={0: "yellow 2"}, gears={0: "yellow 4"})
    play(m, "carrier:0", "button:buy", "number:2")
    for _ in range(3):
        play(m, "tech:market", "gear:yellow")
    assert asked(m)[1] == "open-route"  # a fourth point may not be used
    assert position(m).florins[0] == 950


@rule("MEU-EX-77", "MEU-16.8")
def test_control_moves_cubes_between_neighbouring_areas() -> None:
    m = medioevo(
        phase=6,
        at={"latium": "0: 1 light", "sicily": "0: ship1"},
        markets={"sicily": "black white orange yellow", "latium": "orange"},
        tech={0: "yellow 3"},
        gears={0: "yellow 2"},
    )
    play(m, "tech:control")
    assert "cube:orange-sicily-latium" not in legal(m)  # lies there
    assert "cube:yellow-sicily-latium" not in legal(m)  # is printed there
    play(m, "cube:black-sicily-latium", "gear:yellow", "tech:control", "cube:white-sicily-latium", "gear:yellow")
    assert market(m, "sicily") == ["yellow", "orange"]
    assert market(m, "latium") == ["black", "white", "orange"]


@rule("MEU-EX-78", "MEU-16.9")
def test_guilds_finish_stages() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan1[green 1]"}, tech={0: "yellow 4"}, gears={0: "yellow 4"})
    state = position(m)
    names = ("crimea", "saraj", "trebisonda", "latium", "kiev", "antioch")
    stages = [WORLD.index[name] * 2 for name in names]
    state.route[0] = [stage + (number < 3) for number, stage in enumerate(stages)]
    state.road[0] = 0
    m.state._request = None
    play(m, "tech:guilds", "land:latium", "gear:yellow", "gear:yellow")
    play(m, "tech:guilds", "land:kiev", "gear:yellow", "gear:yellow")
    play(m, "carrier:0", "button:sell", "sell:green", "button:pass", "number:4")
    assert state.honour[0] == 14


@rule("MEU-EX-80", "MEU-16.11")
def test_law_sends_a_rebellion_outside() -> None:
    m = medioevo(tech={0: "orange 2"}, gears={0: "orange 1"}, run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    play(m, "tech:law", "land:bulgaria", "gear:orange")
    assert here(m, "bulgaria", HORDE) == "1 light"
    assert position(m).rebels(0) == []


@rule("MEU-EX-81", "MEU-16.12")
def test_nation_sends_a_horde_away() -> None:
    m = medioevo(
        at={"serbia": "0: 1 light; horde: 1 light 1 archer 1 captain"},
        tech={0: "orange 3"},
        gears={0: "orange 3"},
        run=battle(0, HORDE, "serbia"),
    )
    for unit in ("light", "archer", "captain"):
        play(m, "tech:nation", f"send:{unit}-serbia-temes", "gear:orange")
    assert here(m, "serbia", HORDE) == ""
    assert here(m, "temes", HORDE) == "1 light 1 archer 1 captain"
    assert holder(m, "serbia") == 0


@rule("MEU-EX-82", "MEU-16.13")
def test_influence_turns_barbarians_into_own_units() -> None:
    m = medioevo(at={"bulgaria": "horde: 1 light 1 captain"}, tech={0: "orange 4"}, gears={0: "orange 4"})
    play(m, "tech:influence", "convert:captain-bulgaria", "gear:orange", "gear:orange")
    play(m, "tech:influence", "convert:light-bulgaria", "gear:orange", "gear:orange")
    assert here(m, "bulgaria", 0) == "1 light 1 captain"
    assert holder(m, "bulgaria") == 0
    assert position(m).honour[0] == 10


@rule("MEU-EX-84", "MEU-16.15")
def test_promotion_changes_units_for_the_turn() -> None:
    m = medioevo(
        at={"serbia": "0: 1 light; horde: 1 light 1 captain"},
        tech={0: "red 2"},
        gears={0: "red 4"},
        run=battle(0, HORDE, "serbia"),
    )
    play(m, "tech:promotion", "change:light-heavy-0", "gear:red")
    for unit, into in (("captain", "cavalry"), ("cavalry", "heavy"), ("heavy", "light")):
        play(m, "tech:promotion", f"change:{unit}-{into}-1", "gear:red")
    assert here(m, "serbia", 0) == "1 heavy"
    assert here(m, "serbia", HORDE) == "2 light"
    assert position(m).spent[3] == 4


@rule("MEU-EX-85", "MEU-16.16")
def test_tactics_lets_the_victor_choose_his_victims() -> None:
    m = medioevo(
        at={SPOT: "0: 2 heavy; 1: 1 heavy 3 cavalry"},
        tech={0: "red 3"},
        gears={0: "red 3"},
        war=((0, 1),),
        run=battle(0, 1, SPOT),
    )
    play(m, "button:destroy", "button:destroy")
    passes(m, "round-opens")
    play(m, "button:fight-on", "button:fight-on")
    passes(m, "archery")
    passes(m, "melee-judged")
    play(m, (4, 6, 8), "reroll:none", (1, 2, 3), "reroll:none")
    assert asked(m) == (0, "damage")
    play(m, "tech:tactics", "gear:red", "tech:tactics", "gear:red")
    assert asked(m) == (0, "hit")
    play(m, "hit:heavy-alfold", "hit:light-alfold")
    assert here(m, SPOT, 1) == "3 cavalry"


@rule("MEU-EX-86", "MEU-16.17")
def test_strategy_kills_without_a_roll() -> None:
    m = medioevo(
        at={"serbia": "0: 1 light; horde: 2 light"},
        tech={0: "red 4"},
        gears={0: "red 4"},
        run=battle(0, HORDE, "serbia"),
    )
    passes(m, "round-opens")
    for _ in range(2):
        play(m, "tech:strategy", "gear:red", "gear:red")
    passes(m, "archery")
    passes(m, "damage")
    assert here(m, "serbia", HORDE) == ""
    assert here(m, "serbia", 0) == "1 light"


@rule("MEU-EX-90", "MEU-16.21")
def test_genius_raises_a_machine_without_florins() -> None:
    m = medioevo(phase=4, at={"thracia": "0: catapult"}, tech={0: "green 4"}, gears={0: "green 2"})
    play(m, "tech:genius", "carrier:0", "gear:green", "gear:green")
    assert here(m, "thracia", 0) == "trebuchet"
    assert position(m).florins[0] == 1000


@rule("MEU-16.15", "MEU-16.12", "MEU-15.2")
def test_a_promoted_barbarian_that_is_sent_away_is_again_what_it_was() -> None:
    m = medioevo(
        at={"serbia": "0: 1 light; horde: 2 light", "bosnia": "horde: 1 archer"},
        tech={0: "red 2 orange 3"},
        gears={0: "red 1 orange 1"},
        run=battle(0, HORDE, "serbia"),
    )
    passes(m, "battle-opens")
    play(m, "tech:promotion", "change:light-archer-1", "gear:red")
    play(m, "tech:nation", "send:archer-serbia-temes", "gear:orange")
    assert here(m, "temes", HORDE) == "1 archer"
    end_of_turn(position(m))
    assert here(m, "temes", HORDE) == "1 light"
    assert here(m, "bosnia", HORDE) == "1 archer"


@rule("MEU-22.13", "MEU-16.11", "MEU-5.27")
def test_only_a_rebellion_at_home_is_one_that_can_be_suppressed() -> None:
    def risen(*answers: str) -> Match:
        run = Rebellions(seat=0, count=1, placed=[], outside=[])
        return play(medioevo(tech={0: "orange 2"}, gears={0: "orange 1"}, run=run), *answers)

    for m, place, rebel in (
        (risen("button:pass", "land:lydia"), "lydia", 1),
        (risen("tech:law", "land:bulgaria", "gear:orange"), "bulgaria", 0),
    ):
        assert (here(m, place, HORDE), holder(m, place)) == ("1 light", -1)
        assert position(m).rebelled[WORLD.index[place]] == rebel
