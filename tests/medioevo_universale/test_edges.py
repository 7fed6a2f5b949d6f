"""Where cards, technologies, events and offers stop: the last number, the other player, the second time."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, ICONS
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.cards_troops import paths
from gonfalon.games.medioevo_universale.rules.events import Strike, concerned, red_area, take_event
from gonfalon.games.medioevo_universale.rules.library import end_of_turn
from gonfalon.games.medioevo_universale.rules.objectives import holds
from gonfalon.games.medioevo_universale.rules.plunder import CARRIER, MARKET, spoils
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.sides import the_battle
from gonfalon.games.medioevo_universale.rules.taxes import eliminate
from gonfalon.games.medioevo_universale.rules.treaty import FORMS, Treaty
from gonfalon.games.medioevo_universale.rules.units import change_unit, send_barbarian
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import SPOT, dice_due, fought, offered, to
from tests.support import rule

# -- events ---------------------------------------------------------------------------------------

FIELD: dict[str, dict[str, Any]] = {
    "movement": {"at": {"thracia": "0: wagon1 wagon1 wagon1 wagon1 wagon1 wagon1"}},
    "armies": {"at": {"thracia": "0: 9 light"}},
    "buildings": {"built": {"thracia": "city castle cathedral"}},
    "goods": {"at": {"thracia": "0: caravan3[black 4 white 2]"}},
}


def suffered(icon: str, die: int) -> int:
    """How much a die of an event does to a rich man."""
    red = [WORLD.index["thracia"]]
    run = Strike(icon=ICONS.index(icon), red=red, waiting=[0, 1, 2], dice=[])
    m = play(medioevo(run=run, **FIELD[icon]), (die,))
    while asked(m)[1].startswith(("harm", "lose", "hit")):
        play(m, legal(m)[0])
    state = position(m)
    if icon == "movement":
        return sum(state.moves[slot] == 0 for slot in range(6))
    if icon == "armies":
        return 9 - state.army[WORLD.index["thracia"] * 7]
    if icon == "buildings":
        at = WORLD.index["thracia"] * 3
        return sum(state.damage[at : at + 3])
    cargo = here(m, "thracia", 0)
    return 6 - sum(int(word.rstrip("]")) for word in cargo.split() if word.rstrip("]").isdigit())


@rule("MEU-5.8", "MEU-5.9", "MEU-5.10", "MEU-5.11", "MEU-5.12")
@pytest.mark.parametrize("icon", ICONS)
def test_a_die_does_what_it_shows_up_to_the_number_of_the_icon(icon: str) -> None:
    most = WORLD.harm[ICONS.index(icon)]
    assert [suffered(icon, die) for die in (1, most)] == [1, most]
    if most < 6:
        assert suffered(icon, most + 1) == 0


@rule("MEU-5.8")
@pytest.mark.parametrize(
    ("icon", "at", "built", "due"),
    [
        ("movement", "0: wagon1", "", True),
        ("movement", "0: catapult", "", False),
        ("movement", "1: wagon1", "", False),
        ("armies", "0: 1 light", "", True),
        ("armies", "0: wagon1", "", False),
        ("buildings", "0: 1 light", "village", True),
        ("buildings", "0: 1 light", "", False),
        ("buildings", "1: 1 light", "village", False),
        ("goods", "0: caravan1[black 1]", "", True),
        ("goods", "0: caravan1", "", False),
    ],
)
def test_who_has_something_that_the_icon_names(icon: str, at: str, built: str, due: bool) -> None:
    m = medioevo(at={"thracia": at}, built={"thracia": built} if built else {})
    spot = WORLD.index["thracia"]
    assert concerned(position(m), 0, ICONS.index(icon), [spot, WORLD.index["propontis"]]) == due
    assert not concerned(position(m), 0, ICONS.index(icon), [WORLD.index["lydia"]])


@rule("MEU-5.12")
def test_cubes_come_from_a_transport_that_has_enough_of_them() -> None:
    red = [WORLD.index["thracia"]]
    for cargo, choice in (("black 1", ["0"]), ("black 3", ["0", "1"])):
        m = medioevo(
            at={"thracia": f"0: caravan3[black 2] caravan3[{cargo}]; 1: caravan1[black 2]"},
            run=Strike(icon=ICONS.index("goods"), red=red, waiting=[0], dice=[]),
        )
        play(m, (2,))
        assert asked(m)[1] != "harm-goods" or legal(m, "carrier") == choice
        assert (asked(m)[1] == "harm-goods") == (len(choice) > 1)


@rule("MEU-5.7", "MEU-5.13", "MEU-18.42")
def test_the_deck_is_made_anew_and_shielded_land_is_out() -> None:
    state = position(medioevo(event="e23"))
    old, last = state.event, state.event_pile[0]
    state.event_discard = [e for e in state.event_pile if e != last]
    state.event_pile = [last]
    take_event(state, last)
    assert state.event == last
    assert old in state.event_pile
    assert state.event_discard == []
    assert len(state.event_pile) == len(WORLD.events) - 1
    state.in_play[WORLD.red[last][0]] = 0
    assert WORLD.red[last][0] not in red_area(state, [])
    assert WORLD.red[last][1] not in red_area(state, [WORLD.red[last][1]])


# -- rebellions -----------------------------------------------------------------------------------


@rule("MEU-5.28", "MEU-5.26")
def test_the_owner_says_where_rebels_rise_and_whom_he_fights_first() -> None:
    homes = [WORLD.names[t] for t in WORLD.home_of[0]]
    run = Rebellions(seat=0, count=2, placed=[], outside=[])
    m = medioevo(at=dict.fromkeys(homes, "0: 2 heavy"), run=run, order=(1, 0, 2))
    assert asked(m) == (0, "rebellion-site")
    play(m, "land:thracia", "land:lydia")
    assert asked(m) == (0, "rebellion-order")
    assert sorted(legal(m, "land")) == ["lydia", "thracia"]
    play(m, "land:lydia")
    assert the_battle(position(m)).space == WORLD.index["lydia"]


# -- cards ----------------------------------------------------------------------------------------


@rule("MEU-18.35")
def test_a_templar_helps_the_parties_of_a_battle_alone() -> None:
    to(fought("3 light", "3 light", cards={2: (35,)}), "reroll", (1, 2, 3), never="card:35")
    m = fought("3 light", "3 light", cards={0: (35,)})
    play(m, "card:35", "unit:heavy")
    assert position(m).halted[WORLD.index[SPOT] * 7] == ONE[2]


@rule("MEU-18.14", "MEU-22.12")
def test_a_bribed_army_was_not_destroyed_as_a_whole() -> None:
    m = fought("2 light", "2 heavy 1 light", cards={0: (14,)})
    play(m, "card:14", "unit:light")
    assert the_battle(position(m)).missing == [0, 1]
    at = {"propontis": "0: galley1(2 light); 1: galley1(2 light)"}
    sea = medioevo(at=at, war=((0, 1),), cards={0: (14,)}, run=battle(0, 1, "propontis", -1))
    play(sea, "card:14")
    assert the_battle(position(sea)).missing == [0, 1]


@rule("MEU-18.14")
def test_nobody_bribes_a_kind_he_has_no_piece_for() -> None:
    most = WORLD.unit_count[3]
    m = medioevo(
        at={SPOT: "0: 2 light; 1: 1 heavy 1 cavalry", "thracia": f"0: {most} cavalry"},
        war=((0, 1),),
        cards={0: (14,)},
        run=battle(0, 1, SPOT),
    )
    play(m, "card:14")
    assert here(m, SPOT, 0) == "2 light 1 heavy"


@rule("MEU-18.16")
@pytest.mark.parametrize(("die", "machine", "own"), [(3, "catapult", 2), (4, "trebuchet", 2), (6, "trebuchet", 2)])
def test_a_saboteur_s_die(die: int, machine: str, own: int) -> None:
    m = fought("2 heavy", "2 light trebuchet", cards={0: (16,)})
    play(m, "card:16", (die,))
    assert here(m, SPOT, 1) == f"2 light {machine}"
    assert here(m, SPOT, 0) == f"{own} heavy"
    moves = position(m).moves[10]
    assert moves == min(moves, WORLD.movement[position(m).what[10] * 4 + position(m).level[10]])


@rule("MEU-18.67", "MEU-18.68", "MEU-15.2", "MEU-16.15")
def test_a_hero_at_sea_is_afterwards_what_he_was() -> None:
    at = {"propontis": "0: galley1(1 archer) galley1(2 light); 1: galley1(2 light)"}
    m = medioevo(at=at, war=((0, 1),), cards={2: (67,)}, run=battle(0, 1, "propontis", -1))
    to(m, "battle-opens", seat=2)
    play(m, "card:67", "hero:light-propontis-0")
    assert here(m, "propontis", 0) == "galley1(1 archer) galley1(1 light 1 captain)"
    end_of_turn(position(m))
    assert here(m, "propontis", 0) == "galley1(1 archer) galley1(2 light)"


@rule("MEU-17.6", "MEU-18.68")
def test_a_captain_raised_for_the_turn_meets_no_objective() -> None:
    m = medioevo(phase=6, at={"thracia": "0: 1 captain2", "lydia": "0: 1 captain2"}, cards={0: (67, 68)})
    assert not holds(position(m), 0, 67)
    play(m, "card:68", "hero:captain2-thracia-0")
    assert here(m, "thracia", 0) == "1 captain3"
    assert not holds(position(m), 0, 67)
    real = medioevo(at={"thracia": "0: 1 captain3", "lydia": "0: 1 captain"}, cards={0: (67,)})
    position(real).changed.append((WORLD.index["lydia"], 1, 6, 5))  # another's
    assert holds(position(real), 0, 67)


@rule("MEU-17.6", "MEU-16.15")
def test_a_captain_whom_promotion_has_lowered_for_the_turn_is_still_of_his_level() -> None:
    state = position(medioevo(phase=6, at={"thracia": "0: 1 captain3"}, cards={0: (67,)}))
    change_unit(state, 0, CAPTAIN + 2, CAPTAIN + 1, WORLD.index["thracia"])
    assert holds(state, 0, 67)


@rule("MEU-16.12", "MEU-16.15")
def test_who_stays_behind_stays_changed() -> None:
    m = medioevo(at={"serbia": "horde: 1 light 2 archer"})
    state, start, goal = position(m), WORLD.index["serbia"], WORLD.index["temes"]
    state.changed = [(start, HORDE, 1, 0), (start, HORDE, 1, 0)]
    send_barbarian(state, 1, start, goal)
    assert sorted(state.changed) == sorted([(start, HORDE, 1, 0), (goal, HORDE, 1, 0)])


@rule("MEU-18.13", "MEU-28.43")
def test_fewer_turned_cards_than_the_die_allows_and_nobody_is_asked_again() -> None:
    m = medioevo(phase=6, cards={0: (13,), 1: (5,)}, turned=(5,))
    play(m, "card:13", (6,))
    to(m, "stay-turned")
    play(m, "card:5")
    assert asked(m)[1] != "stay-turned"
    assert position(m).turned[5] == 1
    none = medioevo(phase=6, cards={0: (13,), 1: (5,)}, turned=(5,))
    play(none, "card:13", (6,))
    to(none, "stay-turned")
    play(none, "button:done")
    assert position(none).turned[5] == 0


@rule("MEU-18.36", "MEU-17.7")
def test_a_magnate_s_deposit_comes_back_when_the_card_is_claimed() -> None:
    m = passes(medioevo(phase=4, cards={0: (36,)}, florins={0: 3000}), "activation-start")
    position(m).magnate = 250
    play(m, "claim:36", *([] if len(WORLD.corner_colours[36]) == 1 else ["gear:" + "yellow"]))
    assert (position(m).florins[0], position(m).magnate) == (3250, 0)


@rule("MEU-18.21", "MEU-28.2")
def test_any_good_costs_150_and_who_has_less_is_not_offered_it() -> None:
    for florins, found in ((150, [21]), (149, [])):
        m = medioevo(phase=6, at={"latium": "0: caravan1"}, cards={0: (21,)}, florins={0: florins}, loans={0: 5})
        to(m, "trade")
        assert offered(play(m, "carrier:0")) == found


@rule("MEU-18.9", "MEU-28.33")
def test_the_side_that_shoots_is_asked_about_its_dice() -> None:
    m = to(fought("6 light", "2 archer 2 light", cards={1: (9,)}), "archers-rolled", (8, 8))
    assert asked(m)[0] == 1
    play(m, "card:9", "die:1", (1,))
    assert here(m, SPOT, 0) == "5 light"


@rule("MEU-18.25", "MEU-8.14")
def test_helpers_from_a_castle_and_land_that_cannot_be_crossed() -> None:
    m = medioevo(at={"macedonia": "0: 1 heavy", "bulgaria": "1: 1 light"}, built={"rhodope": "castle"})
    state, index = position(m), WORLD.index
    found = paths(state, 0, index["thracia"], 3)
    assert found[index["macedonia"]] == [index["macedonia"], index["rhodope"], index["thracia"]]
    assert index["thracia"] not in found
    near = paths(state, 0, index["thracia"], 1)
    assert index["rhodope"] in near
    assert index["macedonia"] not in near
    assert index["serbia"] not in paths(state, 0, index["thracia"], 2)  # not through the enemy in Bulgaria
    state.effects.append((3, 1, index["rhodope"]))
    assert index["rhodope"] not in paths(state, 0, index["thracia"], 3)


@rule("MEU-18.50", "MEU-18.51", "MEU-13.14", "MEU-13.3")
def test_a_conqueror_leaves_what_a_diplomat_protects() -> None:
    at = {"pannonia": "0: 1 light; 1: caravan1[black 1]"}
    place = WORLD.index["pannonia"]
    protected = (place * 3, CARRIER + 10, MARKET + place)
    for number, element in enumerate(protected):
        m = medioevo(
            at=at,
            built={"pannonia": "village"},
            markets={"pannonia": "orange"},
            effects=((51, 1, element),),
        )
        m = medioevo(
            at=at,
            built={"pannonia": "village"},
            markets={"pannonia": "orange"},
            effects=((51, 1, element),),
            run=spoils(position(m), 0, place, [1], [10], 1),
        )
        for _ in range(3):
            if asked(m)[1] == "asset":
                play(m, "button:plunder" if "button:plunder" in legal(m) else legal(m)[0])
        left = (buildings(m, "pannonia"), here(m, "pannonia", 0), market(m, "pannonia"))
        assert left == (
            "village" if number == 0 else "",
            "1 light caravan1[black 1]" if number == 1 else "1 light",
            ["orange"] if number == 2 else [],
        )
    full = {"pannonia": "0: 1 light; 1: caravan1", "thracia": "0: " + "wagon1 " * 8}
    m = medioevo(at=full, effects=((51, 1, CARRIER + 10),))
    m = medioevo(at=full, effects=((51, 1, CARRIER + 10),), run=spoils(position(m), 0, place, [1], [10]))
    assert here(m, "pannonia", 1) == "caravan1"  # neither kept nor plundered


# -- technologies ---------------------------------------------------------------------------------


@rule("MEU-16.13", "MEU-16.12", "MEU-22.12")
@pytest.mark.parametrize(
    ("tech", "answer"), [("influence", "convert:light-serbia"), ("nation", "send:light-serbia-bosnia")]
)
def test_an_army_that_loses_units_to_a_technology_was_not_beaten_as_a_whole(tech: str, answer: str) -> None:
    m = medioevo(
        at={"serbia": "0: 3 light; horde: 2 light 1 archer"},
        tech={0: "orange 4"},
        gears={0: "orange 4"},
        run=battle(0, HORDE, "serbia"),
    )
    play(m, f"tech:{tech}", answer, *["gear:orange"] * (2 if tech == "influence" else 1))
    assert the_battle(position(m)).missing == [0, 1]


@rule("MEU-16.12", "MEU-28.7", "MEU-5.22")
def test_a_horde_sent_onto_an_army_fights_it_after_the_battle() -> None:
    m = medioevo(
        at={"serbia": "0: 9 cavalry; horde: 1 light 1 archer", "bosnia": "1: 1 light"},
        tech={0: "orange 3"},
        gears={0: "orange 3"},
        circle="1 2 3",
        run=battle(0, HORDE, "serbia"),
    )
    play(m, "tech:nation", "send:light-serbia-bosnia", "gear:orange")
    assert here(m, "bosnia", HORDE) == "1 light"
    while the_battle(position(m)).space == WORLD.index["serbia"]:
        if asked(m)[0] == -1:
            play(m, (8,) if dice_due(m) == 1 else (4, 6, 8))
        else:
            play(m, m.default())
    assert the_battle(position(m)).owners == [HORDE, 1]
    assert the_battle(position(m)).space == WORLD.index["bosnia"]


@rule("MEU-16.21", "MEU-18.69")
def test_genius_raises_a_building_and_neither_a_highest_nor_another_s() -> None:
    m = medioevo(
        phase=4,
        built={"thracia": "village", "lydia": "city", "alfold": "tower"},
        tech={0: "green 4"},
        gears={0: "green 2"},
    )
    play(m, "tech:genius")
    at = WORLD.index["thracia"] * 3
    assert legal(m, "at") in ([], [str(at)])
    play(m, "gear:green", "gear:green") if asked(m)[1] == "point" else play(m, f"at:{at}", "gear:green", "gear:green")
    assert buildings(m, "thracia") == "town"
    assert position(m).florins[0] == 1000


@rule("MEU-16.7")
def test_market_raises_the_price_of_a_sale() -> None:
    m = medioevo(
        phase=6, at={"latium": "0: caravan1[black 2]"}, tech={0: "yellow 2"}, gears={0: "yellow 2"}, cards={1: (2,)}
    )
    to(m, "trade")
    play(m, "carrier:0", "button:sell", "sell:black", "sell:black", "button:done")
    play(m, "tech:market", "gear:yellow", "tech:market", "gear:yellow")
    passes(m, "deal")
    assert position(m).florins[0] == 1000 + 2 * 100 + 2 * 50


@rule("MEU-8.14", "MEU-14.3")
def test_a_caravan_leaves_a_castle_free_once_a_turn() -> None:
    at = {"thracia": "0: caravan1 ship1"}
    m = medioevo(phase=6, at=at, built={"thracia": "castle"})
    full, sail = position(m).moves[0], position(m).moves[1]
    to(m, "trade")
    play(m, "carrier:0", "land:rhodope")
    assert position(m).moves[0] == full
    play(m, "land:thracia")
    assert position(m).moves[0] == full - 1
    play(m, "land:rhodope")
    assert position(m).moves[0] == full - 2
    play(m, "button:done", "carrier:1", "sea:propontis")
    assert position(m).moves[1] == sail - 1


# -- offers ---------------------------------------------------------------------------------------


def drafted(**more: Any) -> tuple[Match, Treaty]:
    m = medioevo(phase=4, **more)
    to(m, "buy")
    play(m, "free:offer", "seat:1")
    found = m.state.frames[-1]
    assert isinstance(found, Treaty)
    return m, found


@rule("MEU-19.6", "MEU-19.10", "MEU-28.44")
def test_forms_say_what_their_names_promise() -> None:
    m, draft = drafted(turns=8)
    markets = ["commercial:0-1", "commercial:1-0"]
    assert {name: draft.filled(position(m), name) for name in FORMS} == {
        "end-war": [],
        "truce": [],
        "transit": ["passage:1-0", "until:turn=3"],
        "trade": ["commercial:1-0", "rent:0-1=50"],
        "markets": markets,
        "friendship": [*markets, "non_belligerence:all"],
        "alliance": ["non_belligerence:all", "defend:0-1=3", "defend:1-0=3"],
        "prisoners": [],
    }
    war, draft = drafted(war=((0, 1),), prisoners={(0, 1): "2 light", (1, 0): "1 heavy"})
    assert {name: draft.filled(position(war), name) for name in FORMS} == {
        "end-war": ["peace:0-1"],
        "truce": ["armistice:0-1"],
        **{name: [] for name in ("transit", "trade", "markets", "friendship", "alliance")},
        "prisoners": ["prisoner:0-1-light-1=2", "prisoner:1-0-heavy-0=1"],
    }
    rest, draft = drafted(armistice=((0, 1),))
    assert [name for name in FORMS if draft.filled(position(rest), name)] == ["end-war"]


@rule("MEU-19.6", "MEU-28.44")
def test_the_numbers_of_a_term_have_their_limits() -> None:
    m, draft = drafted(florins={0: 400}, prisoners={(0, 1): "2 light"}, turns=8)
    state = position(m)
    assert draft.limits(state, "pay:0-1=") == (1, 400, 1)
    draft.terms = ["pay:0-1=150"]
    assert draft.limits(state, "pay:0-1=") == (1, 250, 1)
    assert draft.limits(state, "pay:1-0=") == (1, 5000, 1)
    assert draft.limits(state, "rent:0-1=") == (1, 500, 1)
    assert draft.limits(state, "until:turn=") == (2, 8, 1)
    assert draft.limits(state, "prisoner:0-1-light-1=") == (1, 2, 1)
    assert draft.limits(state, "defend:0-1=") == (1, sum(WORLD.unit_count), 1)


# -- the end of a player --------------------------------------------------------------------------


@rule("MEU-20.8")
def test_the_cards_of_whoever_is_out_go_under_the_deck_as_new() -> None:
    m = medioevo(4, cards={1: (5, 22)}, turned=(5,), met=(22,), at={"alfold": "1: 2 light wagon1"})
    state = position(m)
    eliminate(state, 1)
    assert state.cards(1) == []
    assert (state.turned[5], state.met[22]) == (0, 0)
    assert sorted(state.empire.under) == [5, 22]
    assert here(m, "alfold", 1) == ""
