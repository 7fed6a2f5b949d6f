"""The turn order, events, barbarians, rebellions (sections 4 and 5)."""

from typing import Any

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.auction import turn_order
from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.events import EventsPhase, Strike, red_area
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions, TaxCheck
from gonfalon.games.medioevo_universale.rules.units import horde
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    army_text,
    asked,
    buildings,
    here,
    holder,
    legal,
    market,
    medioevo,
    play,
    position,
)
from tests.support import rule


@rule("MEU-EX-95", "MEU-4.2", "MEU-4.3", "MEU-4.4", "MEU-4.5")
def test_tied_leaders_bid_again_and_other_ties_are_reversed() -> None:
    m = medioevo(4, order=(0, 1, 2, 3), turn=3, phase=1)
    m.apply("number:100", 0)
    m.apply("number:100", 1)
    m.apply("number:50", 2)
    m.apply("number:50", 3)
    assert sorted(m.turn) == [0, 1]
    m.apply("number:20", 0)
    m.apply("number:0", 1)
    assert position(m).order == [0, 1, 3, 2]
    assert position(m).florins == [880, 1000, 1120, 1000]


@rule("MEU-4.3")
def test_a_tie_to_which_nobody_adds_is_broken_by_the_order_before() -> None:
    m = medioevo(3, order=(2, 0, 1), phase=1)
    for seat in range(3):
        m.apply("number:10", seat)
    for seat in range(3):
        m.apply("number:0", seat)
    assert position(m).order == [1, 0, 2]
    assert turn_order(position(m)).bids == []


@rule("MEU-4.1")
def test_nobody_bids_more_than_he_has() -> None:
    m = medioevo(3, phase=1, florins={0: 70})
    ask = m.state.ask_of(0)
    assert ask is not None
    assert ask.accepts("number:70")
    assert not ask.accepts("number:71")


@rule("MEU-EX-7", "MEU-5.2", "MEU-5.3")
def test_the_dice_say_who_is_in_a_horde() -> None:
    m = medioevo(phase=2)
    play(m, (3, 5, 1))
    assert army_text(horde(position(m))) == "2 light 1 captain"
    play(m, "reroll:d8", (4,))
    assert position(m).circle == [3, 5, 4]
    assert army_text(horde(position(m))) == "2 light"


@rule("MEU-EX-8", "MEU-5.8", "MEU-5.9", "MEU-5.10")
def test_events_strike_those_who_have_something_in_the_red_area() -> None:
    m = medioevo(
        at={"bithynia": "0: 2 heavy", "lydia": "1: caravan1 wagon1", "phrygia": "2: wagon1"},
        run=Strike(icon=1, red=[WORLD.index[n] for n in ("bithynia", "lydia", "phrygia")], waiting=[0, 1, 2], dice=[]),
    )
    play(m, (4,), "hit:light-bithynia")
    assert here(m, "bithynia", 0) == ""
    m = medioevo(
        at={"bithynia": "0: 2 heavy", "lydia": "1: caravan1 wagon1", "phrygia": "2: wagon1"},
        run=Strike(icon=0, red=[WORLD.index[n] for n in ("bithynia", "lydia", "phrygia")], waiting=[0, 1, 2], dice=[]),
    )
    play(m, (1,), "carrier:10", (5,))
    assert position(m).moves[10] == 0
    assert position(m).moves[11] == 6


@rule("MEU-5.11", "MEU-11.11")
def test_an_event_may_ruin_a_building() -> None:
    red = [WORLD.index["thracia"]]
    m = medioevo(built={"thracia": "village/1 castle"}, run=Strike(icon=2, red=red, waiting=[0, 1, 2], dice=[]))
    play(m, (2,))
    assert asked(m) == (0, "harm-buildings")
    play(m, "at:" + legal(m, "at")[0])
    assert buildings(m, "thracia") == "castle/1"


@rule("MEU-5.12")
def test_an_event_takes_cubes_from_one_transport() -> None:
    red = [WORLD.index["thracia"]]
    m = medioevo(
        at={"thracia": "0: caravan2[black 2] caravan1[orange 1]"},
        run=Strike(icon=3, red=red, waiting=[0, 1, 2], dice=[]),
    )
    play(m, (2,))
    assert here(m, "thracia", 0) == "caravan2 caravan1[orange 1]"


@rule("MEU-5.7")
def test_seas_beside_red_territories_are_red() -> None:
    m = medioevo()
    position(m).event = WORLD.events.index("e23")
    names = [WORLD.names[space] for space in red_area(position(m), [])]
    assert "egyptian_sea" in names
    shielded = red_area(position(m), [WORLD.index["lower_egypt"]])
    assert WORLD.index["lower_egypt"] not in shielded
    assert WORLD.index["egyptian_sea"] in shielded  # the Sinai touches it too


@rule("MEU-EX-9", "MEU-5.14", "MEU-5.15", "MEU-5.18")
def test_three_points_place_and_march() -> None:
    m = medioevo(at={"trebisonda": "horde: 1 light", "serbia": "horde: 2 light"}, run=Supply(seat=2, points=3))
    assert "trebisonda" in legal(m, "raise")
    play(m, "raise:trebisonda", "march:serbia", "land:bulgaria", "march:bulgaria", "land:thracia")
    assert here(m, "trebisonda", HORDE) == "2 light"
    assert here(m, "thracia", HORDE) == "2 light"


@rule("MEU-5.17")
def test_an_archer_joins_two_and_a_captain_four() -> None:
    m = medioevo(at={"serbia": "horde: 2 light"}, run=Supply(seat=0, points=3))
    play(m, "raise:serbia")
    assert legal(m, "unit") == ["light", "archer"]
    play(m, "unit:archer", "raise:serbia", "unit:archer", "raise:serbia")
    assert legal(m, "unit") == ["light", "archer", "captain"]


@rule("MEU-5.20")
def test_hordes_beside_units_or_in_the_own_realm_are_not_moved() -> None:
    m = medioevo(
        at={"serbia": "horde: 1 light; 1: 1 light", "thracia": "horde: 1 light", "temes": "horde: 1 light"},
        run=Supply(seat=0, points=3),
    )
    assert legal(m, "march") == ["temes"]


@rule("MEU-5.19")
def test_a_horde_at_sea_has_a_galley_until_it_lands() -> None:
    m = medioevo(at={"bulgaria": "horde: 2 light"}, run=Supply(seat=2, points=3))
    play(m, "march:bulgaria", "sea:black_sea_west")
    assert here(m, "black_sea_west", HORDE) == "galley1(2 light)"
    play(m, "march:black_sea_west", "land:thracia")
    assert here(m, "black_sea_west", HORDE) == ""
    assert here(m, "thracia", HORDE) == "2 light"


@rule("MEU-EX-96", "MEU-21.8")
def test_a_unit_placed_on_a_caravan_plunders_it() -> None:
    m = medioevo(at={"moldavia": "0: caravan1[black 2]"}, run=Supply(seat=2, points=3))
    play(m, "raise:moldavia")
    assert here(m, "moldavia", 0) == ""
    assert position(m).florins == [1000, 1000, 1000]


@rule("MEU-EX-97", "MEU-5.22", "MEU-13.10")
def test_a_horde_plunders_on_its_way_and_leaves_the_land_to_its_owner() -> None:
    m = medioevo(
        at={"wallachia": "horde: 2 light", "serbia": "0: 1 heavy"},
        built={"temes": "tower"},
        markets={"temes": ""},
        run=Supply(seat=2, points=3),
    )
    play(m, "march:wallachia", "land:temes")
    assert buildings(m, "temes") == ""
    assert holder(m, "temes") == -1
    play(m, "march:temes", "land:serbia")
    assert holder(m, "temes") == 1
    assert m.state.step_name().startswith("Melee") or asked(m)[0] in (0, -1)


@rule("MEU-EX-10", "MEU-EX-11", "MEU-5.24", "MEU-5.25")
def test_taxes_above_the_tolerated_level_cost_honour_where_rebels_already_hold_land() -> None:
    m = medioevo(
        at={"thracia": "horde: 1 light", "lydia": "horde: 1 light"},
        tax={0: 50},
        tolerated=30,
        run=TaxCheck(waiting=[0]),
    )
    assert position(m).honour[0] == 8
    assert asked(m) == (0, "rebellion-site")


@rule("MEU-EX-117", "MEU-5.26", "MEU-5.28")
def test_rebellions_break_out_where_the_fewest_troops_are() -> None:
    m = medioevo(
        at={
            "bithynia": "0: 1 light",
            "macedonia": "0: 1 light",
            "lydia": "0: 2 light",
            "phrygia": "0: 3 light",
            "paphlagonia": "0: 4 light",
        },
        run=Rebellions(seat=0, count=3, placed=[], outside=[]),
    )
    assert position(m).honour[0] == 10
    assert sorted(legal(m, "land")) == ["rhodope", "thracia"]
    play(m, "land:thracia")
    play(m, "land:macedonia")
    assert here(m, "rhodope", HORDE) == here(m, "thracia", HORDE) == here(m, "macedonia", HORDE) == "1 light"


@rule("MEU-5.27", "MEU-22.8", "MEU-22.13")
def test_a_garrison_that_beats_the_rebels_earns_honour() -> None:
    m = medioevo(
        at=dict.fromkeys(
            ("thracia", "rhodope", "macedonia", "bithynia", "lydia", "phrygia", "paphlagonia"), "0: 2 heavy"
        ),
        circle="4 6 8",
        run=Rebellions(seat=0, count=1, placed=[], outside=[]),
    )
    play(m, "land:thracia", (4, 6, 8), "reroll:none")
    while asked(m)[1] == "hit":
        play(m, m.legal(m.turn[0])[0])
    assert here(m, "thracia", HORDE) == ""
    assert position(m).honour[0] == 11
    assert size(position(m).army[WORLD.index["thracia"] * 7]) > 0
    assert market(m, "thracia") == []


@rule("MEU-5.7", "MEU-5.8", "MEU-5.10")
def test_icons_say_what_they_do_and_to_whom_and_light_the_red_lands() -> None:
    event = next(e for e in range(len(WORLD.events)) if 1 in WORLD.icons[e])
    land = WORLD.names[WORLD.red[event][0]]
    first, second = (EventsPhase.STEPS.index(step) for step in ("first_icon", "second_icon"))
    run = EventsPhase(icons=[], shielded=[], at=first)
    m = medioevo(event=WORLD.events[event], at={land: "1: 2 light"}, run=run)
    bare = medioevo(event=WORLD.events[event], run=EventsPhase(icons=[], shielded=[], at=first))
    armies = _option(m, "icon:armies", "en")
    harm = "Armies: with 1 to 4 on a die so much damage to units"
    assert armies["label"] == f"{harm} ({m.words('en').name('seat:1')})"
    assert _option(bare, "icon:armies", "en")["label"] == f"{harm} (nobody is there)"
    assert "dégâts aux unités" in _option(m, "icon:armies", "fr")["label"]
    lit = [WORLD.answers[space] for space in red_area(position(m), [])]
    assert armies["targets"] == ["icon:armies", *lit]
    assert WORLD.answers[WORLD.index["karelia"]] not in armies["targets"]
    lines = GAME.tips(position(m), 0, m.words("en"))["event:now"].lines
    assert harm in lines
    assert m.words("en").name(WORLD.answers[WORLD.index[land]]) in lines[0]
    again = medioevo(event=WORLD.events[event], run=EventsPhase(icons=[], shielded=[], at=second))
    assert _option(again, "icon:armies", "en")["label"] == f"{harm} (nobody is there)"


def _option(match: Match, answer: str, lang: str) -> dict[str, Any]:
    decision = match.decision(match.turn[0], lang)
    assert decision is not None
    return next(dict(option) for option in decision["options"] if option["answer"] == answer)
