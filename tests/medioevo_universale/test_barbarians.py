"""Barbarian dice, events, hordes, resistance (sections 5 and 21)."""

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content.terms import LIGHT
from gonfalon.games.medioevo_universale.rules.barbarians import Supply, places
from gonfalon.games.medioevo_universale.rules.events import Strike, take_event
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.units import horde
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    CHANCE,
    HORDE,
    WORLD,
    army_text,
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
from tests.support import rule

FIRES = [WORLD.names[t] for t in WORLD.fires]


def values(m: Match) -> tuple[int, int]:
    """The attack values of the last round of a battle, attacker first."""
    args = dict([line for line in m.log(0) if line["key"] == "values"][-1]["args"])
    return args["attack"], args["defence"]


# -- step 1: the dice ---------------------------------------------------------------------------


@rule("MEU-5.1")
def test_in_the_first_turn_only_the_dice_are_rolled() -> None:
    m = medioevo(phase=2, turn=1, order=(1, 0, 2))
    play(m, (4, 6, 8))
    assert asked(m) == (1, "barbarian-dice")  # the first player
    play(m, "reroll:none")
    assert (position(m).turn_number, position(m).phase) == (1, 3)
    later = medioevo(phase=2, turn=2, order=(1, 0, 2))
    play(later, (4, 6, 8), "reroll:none")
    assert later.state.step_name() == "EventsPhase.draw"


@rule("MEU-5.1", "MEU-28.49", "MEU-28.50", "MEU-28.52")
def test_the_first_player_takes_the_steps_in_their_order() -> None:
    m = medioevo(phase=2, order=(2, 0, 1), tolerated=30)
    event = next(event for event in position(m).event_pile if WORLD.tolerated[event] == 30)
    asks = []
    play(m, (4, 6, 8), "reroll:none", (event,), (40,))
    while position(m).phase == 2:
        asks.append(asked(m))
        play(m, legal(m)[0] if asked(m)[1] != "barbarian-point" else "button:stop")
    assert asks == [(2, "first-icon"), (2, "second-icon"), (2, "barbarian-point")]


@rule("MEU-5.4", "MEU-9.15")
def test_the_same_dice_are_every_battle_roll_of_the_barbarians() -> None:
    m = medioevo(at={"serbia": "0: 9 heavy; horde: 9 light"}, circle="3 3 8", run=battle(0, HORDE, "serbia"))
    play(m, (1, 4, 6), "reroll:none")
    assert values(m) == (6, 9)  # a critical of two threes; they throw nothing
    assert not any("circle" in str(line["key"]) for line in m.log(0))
    m = medioevo(at={"serbia": "0: 9 heavy; horde: 9 light"}, circle="2 3 7", run=battle(HORDE, 0, "serbia"))
    play(m, (1, 4, 6), "reroll:none")
    assert values(m) == (7, 6)
    while asked(m)[1] == "hit":
        play(m, legal(m)[0])
    assert here(m, "serbia", HORDE) == "7 light"  # their loss is the lowest die


@rule("MEU-5.5")
def test_a_barbarian_captain_is_of_the_first_level() -> None:
    def actions(own: str) -> int:
        m = medioevo(
            at={"serbia": f"0: {own} 3 heavy; horde: 1 captain 3 light"}, circle="3 5 8", run=battle(0, HORDE, "serbia")
        )
        return sum(1 for _ in legal(m, "captain")) if asked(m)[1] == "captain" else 0

    assert actions("1 captain") == 0  # equal sums cancel out
    assert actions("1 captain2") > 0


@rule("MEU-5.6", "MEU-21.2")
def test_when_pieces_run_short_what_there_is_rises() -> None:
    lands = WORLD.names[42:47]
    m = medioevo(at={land: f"horde: {8 if n else 7} light" for n, land in enumerate(lands)}, circle="3 3 3")
    assert position(m).reserve(HORDE, LIGHT) == 1
    assert army_text(horde(position(m))) == "1 light 1 archer 1 captain"
    full = medioevo(at=dict.fromkeys(lands, "horde: 8 light"), circle="3 3 3")
    assert army_text(horde(position(full))) == "1 archer 1 captain"


@rule("MEU-5.6")
def test_a_horde_of_this_composition_rises_by_resistance_and_by_rebellion() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1"}, circle="3 5 3")
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", HORDE) == "2 light 1 captain"
    m = medioevo(circle="3 5 3", run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    play(m, "land:thracia")
    assert here(m, "thracia", HORDE) == "2 light 1 captain"


# -- step 2: the Event card ---------------------------------------------------------------------


@rule("MEU-5.28", "MEU-16.11")
def test_two_rebellions_in_one_place_are_named_once() -> None:
    m = medioevo()
    rhodope, serbia = WORLD.index["rhodope"], WORLD.index["serbia"]
    ask = Rebellions(seat=0, count=0, placed=[rhodope], outside=[serbia, serbia]).choose(position(m))
    assert isinstance(ask, Ask)
    assert ask.values == ["land:rhodope", "land:serbia"]


@rule("MEU-5.7", "MEU-28.50")
def test_two_of_three_icons_are_chosen_and_each_strikes_once() -> None:
    m = medioevo(phase=2, tolerated=30, at={"thracia": "0: 1 light wagon1"}, built={"thracia": "village"})
    event = next(event for event in position(m).event_pile if WORLD.tolerated[event] == 30)
    play(m, (4, 6, 8), "reroll:none", (event,), (40,))
    first = legal(m, "icon")
    assert len(first) == 3
    play(m, f"icon:{first[2]}")
    assert legal(m, "icon") == first[:2]


@rule("MEU-5.8")
def test_who_has_nothing_there_rolls_nothing_and_barbarians_never_do() -> None:
    red = [WORLD.index[name] for name in ("thracia", "alfold", "serbia")]
    at = {"thracia": "0: 1 light", "serbia": "horde: 2 light", "lydia": "2: 1 light"}
    m = medioevo(at=at, order=(2, 1, 0), run=Strike(icon=1, red=red, waiting=[2, 1, 0], dice=[]))
    play(m, (1,))
    assert here(m, "thracia", 0) == ""  # the only one who rolled
    assert here(m, "serbia", HORDE) == "2 light"
    assert here(m, "lydia", 2) == "1 light"
    assert m.turn != (CHANCE,)


@rule("MEU-5.9")
def test_movement_stops_as_many_transports_as_were_rolled() -> None:
    red = [WORLD.index["thracia"]]
    for die, stopped in ((1, 1), (2, 2), (3, 0)):
        m = medioevo(
            at={"thracia": "0: wagon1 caravan1 galley1 catapult"}, run=Strike(icon=0, red=red, waiting=[0], dice=[])
        )
        play(m, (die,))
        while asked(m)[1] == "harm-movement":
            assert "3" not in legal(m, "carrier")  # a machine is no transport
            play(m, "carrier:" + legal(m, "carrier")[-1])
        assert position(m).moves[:4].count(0) == stopped
    few = medioevo(at={"thracia": "0: ship1"}, run=Strike(icon=0, red=red, waiting=[0], dice=[]))
    play(few, (2,))
    assert position(few).moves[0] == 0


@rule("MEU-5.10")
def test_armies_lose_as_many_points_as_were_rolled_on_galleys_too() -> None:
    red = [WORLD.index[name] for name in ("thracia", "propontis")]
    for die, left in ((4, 0), (5, 4)):
        m = medioevo(
            at={"thracia": "0: 2 light", "propontis": "0: galley1(2 light)", "lydia": "0: 2 light"},
            run=Strike(icon=1, red=red, waiting=[0], dice=[]),
        )
        play(m, (die,))
        while asked(m)[1] == "hit":
            assert not any("lydia" in hit for hit in legal(m))
            play(m, legal(m)[0])
        state = position(m)
        assert state.army[WORLD.index["thracia"] * 7] + state.load[0] == left
        assert here(m, "lydia", 0) == "2 light"
        assert here(m, "propontis", 0).startswith("galley1")  # nothing sinks
    aboard = medioevo(at={"propontis": "0: galley1(1 heavy)"}, run=Strike(icon=1, red=red, waiting=[0], dice=[]))
    play(aboard, (1,))
    assert here(aboard, "propontis", 0) == "galley1(1 light)"  # by the table of the land


@rule("MEU-5.12")
def test_goods_are_lost_from_a_transport_that_has_enough() -> None:
    red = [WORLD.index["thracia"]]

    def struck(at: str) -> Match:
        m = medioevo(at={"thracia": f"0: {at}"}, run=Strike(icon=3, red=red, waiting=[0], dice=[]))
        return play(m, (2,))

    m = struck("caravan1[black 1] ship2[orange 1 white 2]")
    assert asked(m) == (0, "lose-cube")  # the ship alone holds two
    play(m, "good:white")
    play(m, "good:orange")
    assert here(m, "thracia", 0) == "caravan1[black 1] ship2[white 1]"
    assert here(struck("caravan1[black 1]"), "thracia", 0) == "caravan1"
    two = struck("caravan1[black 1] caravan1[white 1]")
    assert sorted(legal(two, "carrier")) == ["0", "1"]


@rule("MEU-5.13")
def test_an_empty_event_deck_is_made_of_the_discards() -> None:
    state = position(medioevo())
    state.event_pile, state.event_discard, state.event = [3, 4], [1, 2], 7
    take_event(state, 3)
    assert (state.event_pile, state.event_discard) == ([4], [1, 2, 7])
    take_event(state, 4)
    assert (state.event_pile, state.event_discard) == ([1, 2, 3, 7], [])
    assert state.event == 4


# -- step 3: barbarian supply -------------------------------------------------------------------


@rule("MEU-5.14")
def test_points_may_be_left() -> None:
    m = medioevo(at={"serbia": "horde: 1 light"}, run=Supply(seat=0, points=3))
    play(m, "raise:serbia", "button:stop")
    assert here(m, "serbia", HORDE) == "2 light"
    assert asked(m)[1] != "barbarian-point"
    spent = medioevo(at={"serbia": "horde: 1 light"}, run=Supply(seat=0, points=1))
    play(spent, "raise:serbia")
    assert asked(spent)[1] != "barbarian-point"


@rule("MEU-5.15")
def test_a_fire_that_a_player_controls_is_no_place_for_a_new_unit() -> None:
    m = medioevo(at={"moldavia": "1: 1 light", "bosnia": "horde: 1 light; 1: 1 light", "propontis": "horde: galley1"})
    found = [WORLD.names[t] for t in places(position(m))]
    assert "moldavia" not in found
    assert "bosnia" in found  # barbarians share it with troops: the unit joins, and no battle starts
    assert "burgundy" in found
    assert "serbia" not in found
    shared = medioevo(at={"bosnia": "horde: 1 light; 1: 1 light wagon1"}, run=Supply(seat=0, points=1))
    play(shared, "raise:bosnia")
    assert here(shared, "bosnia", HORDE) == "2 light"
    assert here(shared, "bosnia", 1) == "1 light wagon1"
    assert not any(type(frame).__name__ == "Battle" for frame in shared.state.frames)


@rule("MEU-5.16")
def test_when_players_hold_every_fire_units_rise_in_bare_barbarian_land() -> None:
    held = {name: f"{0 if n < 8 else 1}" for n, name in enumerate(FIRES)}
    tokens = {name: int(seat) for name, seat in held.items()}
    m = medioevo(
        tokens=tokens,
        at={"serbia": "0: caravan1", "epirus": "0: catapult", "attica": "1: 1 light"},
        built={"achaia": "tower"},
    )
    found = {WORLD.names[t] for t in places(position(m))}
    assert {"bulgaria", "saxony"} <= found  # Saxony: its realm is absent
    assert not found & {"serbia", "epirus", "attica", "achaia", "thracia", "alfold", "saraj", *FIRES}
    one_free = dict(tokens)
    del one_free["moldavia"]
    m = medioevo(tokens=one_free)
    assert [WORLD.names[t] for t in places(position(m))] == ["moldavia"]


@rule("MEU-5.18")
def test_a_horde_moves_as_a_whole_for_one_point_and_stays_in_the_area() -> None:
    m = medioevo(at={"serbia": "horde: 5 light 2 archer"}, run=Supply(seat=2, points=2))
    play(m, "march:serbia", "land:bulgaria")
    assert here(m, "serbia", HORDE) == ""
    assert here(m, "bulgaria", HORDE) == "5 light 2 archer"
    play(m, "march:bulgaria", "land:moldavia")
    assert here(m, "moldavia", HORDE) == "5 light 2 archer"
    assert asked(m)[1] != "barbarian-point"
    realms = ("byz", "hun", "mam")
    rim = medioevo(area=True, realms=realms, at={"provence": "horde: 1 light"}, run=Supply(seat=2, points=1))
    play(rim, "march:provence")
    assert "burgundy" not in legal(rim, "land")
    assert "geneva" in legal(rim, "land")
    assert legal(rim, "sea") == []


@rule("MEU-5.19")
def test_four_hordes_at_sea_are_all_there_can_be() -> None:
    seas = ("propontis", "black_sea_west", "aegean_north", "aegean_south")
    m = medioevo(
        at={"lydia": "horde: 1 light", **dict.fromkeys(seas[:3], "horde: galley1(1 light)")},
        run=Supply(seat=2, points=3),
    )
    play(m, "march:lydia")
    assert {"rhodian_sea", "aegean_north"} <= set(legal(m, "sea"))
    m = medioevo(
        at={"lydia": "horde: 1 light", **dict.fromkeys(seas, "horde: galley1(1 light)")},
        run=Supply(seat=2, points=3),
    )
    play(m, "march:lydia")
    assert set(legal(m, "sea")) == {"aegean_north", "aegean_south"}  # only where a Galley of theirs is already


@rule("MEU-5.20")
def test_a_horde_beside_anybodys_units_is_not_moved() -> None:
    at = {"serbia": "horde: 1 light; 2: 1 light", "epirus": "horde: 1 light", "lydia": "horde: 1 light"}
    m = medioevo(at=at, run=Supply(seat=2, points=3))
    assert legal(m, "march") == ["lydia", "epirus"]
    m = medioevo(at=at, run=Supply(seat=0, points=3))
    assert legal(m, "march") == ["epirus"]  # Lydia is in his own home realm


@rule("MEU-5.21")
def test_hordes_that_meet_become_one() -> None:
    m = medioevo(
        at={"serbia": "horde: 2 light", "bulgaria": "horde: 1 archer", "black_sea_west": "horde: galley1(1 captain)"},
        run=Supply(seat=2, points=3),
    )
    play(m, "march:serbia", "land:bulgaria")
    assert here(m, "bulgaria", HORDE) == "2 light 1 archer"
    play(m, "march:bulgaria", "sea:black_sea_west")
    assert here(m, "black_sea_west", HORDE) == "galley1(2 light 1 archer 1 captain)"


@rule("MEU-5.22", "MEU-9.1", "MEU-28.52")
def test_the_first_player_says_whom_a_horde_meets_first() -> None:
    m = medioevo(
        at={"serbia": "horde: 9 light", "bulgaria": "0: 1 light; 1: 1 light"},
        run=Supply(seat=2, points=3),
        order=(2, 0, 1),
    )
    play(m, "march:serbia", "land:bulgaria")
    assert asked(m) == (2, "victim")
    assert legal(m, "seat") == ["0", "1"]
    play(m, "seat:1", (1, 2, 3), "reroll:none")
    assert here(m, "bulgaria", 1) == ""
    play(m, (1, 2, 3), "reroll:none")
    assert here(m, "bulgaria", 0) == ""
    assert asked(m) == (2, "barbarian-point")  # then the next point


# -- step 4: rebellions -------------------------------------------------------------------------


@rule("MEU-5.23")
def test_the_tolerated_level_is_on_the_back_of_the_next_card_which_stays() -> None:
    m = medioevo(phase=2, tolerated=30, tax={0: 40}, run=None)
    event = next(event for event in position(m).event_pile if WORLD.tolerated[event] == 30)
    play(m, (4, 6, 8), "reroll:none", (event,), (20,))
    assert position(m).tolerated == 20
    assert len(position(m).event_pile) == 29  # one was drawn, the next only seen from behind
    play(m, "icon:" + legal(m, "icon")[0])
    play(m, "icon:" + legal(m, "icon")[0])
    play(m, "button:stop")
    assert asked(m) == (0, "rebellion-site")
    play(m, "land:thracia", "land:lydia")  # 40 is two steps above 20, one above the card drawn
    assert here(m, "thracia", HORDE) == here(m, "lydia", HORDE) == "1 light"


@rule("MEU-5.24")
def test_taxes_at_the_tolerated_level_are_borne() -> None:
    for tax, rebellions in ((30, 0), (40, 1), (20, 0)):
        m = medioevo(phase=2, tolerated=30, tax={0: tax})
        event = next(event for event in position(m).event_pile if WORLD.tolerated[event] == 30)
        play(m, (4, 6, 8), "reroll:none", (event,), (30,))
        play(m, "icon:" + legal(m, "icon")[0])
        play(m, "icon:" + legal(m, "icon")[0], "button:stop")
        assert (asked(m) == (0, "rebellion-site")) == bool(rebellions)


@rule("MEU-5.25", "MEU-22.11")
def test_without_a_rebel_territory_new_rebellions_cost_no_honour() -> None:
    m = medioevo(run=Rebellions(seat=0, count=2, placed=[], outside=[]))
    assert position(m).honour[0] == 10
    m = medioevo(at={"temes": "horde: 1 light"}, run=Rebellions(seat=0, count=2, placed=[], outside=[]))
    assert position(m).honour[0] == 10  # rebels elsewhere do not count
    m = medioevo(at={"lydia": "horde: 1 light"}, run=Rebellions(seat=0, count=2, placed=[], outside=[]))
    assert position(m).honour[0] == 8


@rule("MEU-5.26")
def test_guests_count_and_land_not_controlled_is_not_eligible() -> None:
    at = {
        "thracia": "1: 1 light",
        "rhodope": "horde: 1 light",
        "macedonia": "2: 1 light",
        "bithynia": "0: 1 light; 1: 1 light",
    }
    m = medioevo(at=at, pacts=("0>1 passage",), run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    assert legal(m, "land") == ["lydia", "phrygia", "paphlagonia"]
    at |= {"lydia": "0: 1 light", "phrygia": "0: 2 light", "paphlagonia": "0: 2 light"}
    m = medioevo(at=at, pacts=("0>1 passage",), run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    assert sorted(legal(m, "land")) == ["lydia", "thracia"]  # one unit each; Bithynia has two with the guest


@rule("MEU-5.26")
def test_rebellions_without_a_place_are_not_placed() -> None:
    homes = [WORLD.names[t] for t in WORLD.home_of[0]]
    at = dict.fromkeys(homes[1:], "horde: 1 light")
    m = medioevo(at=at, run=Rebellions(seat=0, count=3, placed=[], outside=[]))
    play(m)
    assert here(m, homes[0], HORDE) == "1 light"
    assert position(m).honour[0] == 7  # the loss stands for all three
    assert asked(m)[1] != "rebellion-site"


@rule("MEU-5.27", "MEU-1.11")
def test_rebels_without_a_garrison_plunder() -> None:
    m = medioevo(
        built={"thracia": "city castle"},
        markets={"thracia": "black white"},
        at={"thracia": "0: caravan1[black 1]; 1: wagon1"},
        run=Rebellions(seat=0, count=1, placed=[], outside=[]),
    )
    play(m, "land:thracia")
    assert position(m).rebel(WORLD.index["thracia"])
    assert buildings(m, "thracia") == ""
    assert market(m, "thracia") == []
    assert here(m, "thracia", 0) == here(m, "thracia", 1) == ""


@rule("MEU-5.27")
def test_guests_fight_the_rebels_after_the_owner() -> None:
    homes = [WORLD.names[t] for t in WORLD.home_of[0]]
    at = dict.fromkeys(homes[1:], "0: 3 light")
    at["thracia"] = "0: 1 light; 1: 2 heavy"
    m = medioevo(at=at, circle="1 6 8", pacts=("0>1 passage",), run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    play(m, "land:thracia", (1, 1, 2), "reroll:none")
    assert here(m, "thracia", 0) == ""
    play(m, (4, 6, 8), "reroll:none")
    while asked(m)[1] == "hit":
        play(m, legal(m)[0])
    assert here(m, "thracia", HORDE) == ""
    assert here(m, "thracia", 1) != ""


# -- resistance and plunder (section 21) --------------------------------------------------------


@rule("MEU-21.3", "MEU-8.16")
def test_every_entry_into_neutral_land_calls_a_fresh_horde() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1", "macedonia": "0: 3 heavy wagon1"}, circle="4 6 8")

    def enter(origin: str) -> None:
        play(m, f"group:{origin}", "button:all-land", "enter:bulgaria", "button:enter")

    enter("rhodope")
    assert here(m, "bulgaria", HORDE) == "1 light"
    play(m, "button:fight-on", (4, 6, 8), "reroll:none")
    while asked(m)[1] == "hit":
        play(m, legal(m)[0])
    play(m, "button:pass", "button:pass", "button:pass", "free:remove")
    while legal(m, "drop"):
        if not [drop for drop in legal(m, "drop") if drop.endswith("bulgaria")]:
            break
        play(m, "drop:" + next(drop for drop in legal(m, "drop") if drop.endswith("bulgaria")))
    play(m, "button:done")
    assert holder(m, "bulgaria") == -1
    enter("macedonia")
    assert here(m, "bulgaria", HORDE) == "1 light"  # again, in the same turn


@rule("MEU-21.3")
def test_land_with_a_token_or_of_a_home_realm_does_not_resist() -> None:
    m = medioevo(at={"serbia": "0: 1 light wagon1"}, tokens={"serbia": 0, "bulgaria": 1}, war=((0, 1),))
    play(m, "group:serbia", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", HORDE) == ""
    assert holder(m, "bulgaria") == 0
    m = medioevo(at={"serbia": "0: 1 light wagon1"}, tokens={"serbia": 0}, war=((0, 1),))
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    assert here(m, "temes", HORDE) == ""
    absent = medioevo(at={"bohemia": "1: 1 light wagon1"}, tokens={"bohemia": 1}, order=(1, 0, 2))
    play(absent, "group:bohemia", "button:all-land", "enter:bavaria", "button:enter")
    assert here(absent, "bavaria", HORDE) == "1 light"  # a home territory of a realm nobody plays


@rule("MEU-21.4")
def test_land_that_holds_barbarians_calls_no_others() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1", "bulgaria": "horde: 1 archer"}, circle="3 3 3")
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", HORDE) == "1 archer"


@rule("MEU-21.6", "MEU-9.28")
def test_a_horde_shoots_without_being_asked() -> None:
    m = medioevo(at={"serbia": "0: 3 heavy; horde: 2 archer 1 light"}, circle="4 6 8", run=battle(0, HORDE, "serbia"))
    assert m.turn == (CHANCE,)  # the archers' dice come first
    play(m, (1, 8))
    assert here(m, "serbia", 0) == "1 light 2 heavy"
    m = medioevo(at={"serbia": "0: 3 heavy; horde: 1 captain 1 light"}, circle="4 6 8", run=battle(0, HORDE, "serbia"))
    assert getattr(m.state.request(), "count") == 1  # noqa: B009  # the Captain's action is a shot
    play(m, (3,))
    assert here(m, "serbia", 0) == "1 light 2 heavy"


@rule("MEU-21.1")
def test_hordes_stand_still_after_the_second_phase() -> None:
    m = medioevo(phase=3, at={"serbia": "horde: 2 light"})
    for seat in range(3):
        m.apply("tax:10", seat)
    while position(m).phase != 1:
        if asked(m)[1] == "phase-start":
            passes(m)
        else:
            play(m, m.default())
        assert here(m, "serbia", HORDE) == "2 light"


@rule("MEU-21.8", "MEU-13.5", "MEU-11.12")
def test_barbarians_alone_remove_everything_of_everybody_and_pay_nobody() -> None:
    m = medioevo(
        at={"serbia": "horde: 1 light", "bulgaria": "0: catapult caravan1[black 1]; 1: wagon2; 2: caravan1"},
        built={"bulgaria": "town fort cathedral"},
        markets={"bulgaria": "orange white"},
        tokens={"bulgaria": 1},
        run=Supply(seat=2, points=1),
    )
    play(m, "march:serbia", "land:bulgaria")
    assert [here(m, "bulgaria", seat) for seat in range(3)] == ["", "", ""]
    assert buildings(m, "bulgaria") == ""
    assert market(m, "bulgaria") == []
    assert position(m).token[WORLD.index["bulgaria"]] == -1
    assert position(m).florins == [1000, 1000, 1000]
    assert position(m).bank == [20] * 8


@rule("MEU-21.8")
def test_a_horde_at_sea_removes_ships_without_troops() -> None:
    m = medioevo(
        at={"bulgaria": "horde: 1 light", "black_sea_west": "0: ship1[black 1]; 1: galley1"},
        run=Supply(seat=2, points=1),
    )
    play(m, "march:bulgaria", "sea:black_sea_west")
    assert here(m, "black_sea_west", 0) == here(m, "black_sea_west", 1) == ""


@rule("MEU-5.6", "MEU-5.3")
def test_the_war_circle_tells_what_a_horde_of_the_turn_consists_of() -> None:
    def lines(circle: str) -> list[str]:
        m = medioevo(circle=circle)
        return list(GAME.tips(position(m), 0, m.words("en"))["circle:war"].lines)

    assert lines("4 6 8")[1] == "A horde that rises this turn: 1 light infantry."
    assert lines("3 3 8")[1] == "A horde that rises this turn: 2 light infantry, 1 archer."


@rule("MEU-11.7", "MEU-18.1")
def test_barbarians_who_may_not_fight_still_take_the_control_token_where_they_come_in() -> None:
    m = medioevo(
        phase=2,
        at={"serbia": "0: 2 light", "bosnia": "horde: 1 light"},
        tokens={"serbia": 0, "bulgaria": 0},
        effects=((1, 1, "serbia"),),
        run=Supply(seat=2, points=1),
    )
    play(m, "march:bosnia", "land:serbia")
    assert (here(m, "serbia", 0), here(m, "serbia", HORDE)) == ("2 light", "1 light")
    assert (position(m).token[WORLD.index["serbia"]], position(m).token[WORLD.index["bulgaria"]]) == (-1, 0)
