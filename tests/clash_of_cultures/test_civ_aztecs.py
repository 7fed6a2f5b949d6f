"""Aztecs: Captives, Human Sacrifice, Aztec Gold, Tribute Empire; Acamapichtli, Ahuitzotl, Marqzen."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, CAVALRY, ELEPHANT, INFANTRY
from gonfalon.games.clash_of_cultures.rules import vectors
from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.games.clash_of_cultures.rules.collect import harvests
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    again,
    card,
    coc,
    do,
    held,
    mood,
    offered,
    owner,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import discarded, points
from tests.clash_of_cultures.war import SOUTH, collect, construct, invaded, led, march, roll, some
from tests.support import rule

AZTECS = {PURPLE: "aztecs"}


def aztecs(captives: str = "", **more: Any) -> Match:
    """A table of the Aztecs; ``captives`` as ``red_infantry barbarian_cavalry``."""
    match = coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", AZTECS), regions=more.pop("regions", SOUTH), **more)
    state = state_of(match)
    kinds = {"infantry": INFANTRY, "cavalry": CAVALRY, "elephant": ELEPHANT}
    for word in captives.split():
        who, kind = word.split("_")
        whose = RED if who == "red" else BARBARIAN
        state.supply[whose * 14 + kinds[kind]] -= 1
        state.captives[PURPLE].append(8 * whose + kinds[kind])
    return again(match)


def sets(match: Match, city: str) -> set[str]:
    """What a city could collect."""
    state = state_of(match)
    at = place(state, city)
    return {
        vectors.answer("", goods)[1:] for goods in harvests(state, PURPLE, at, number(state, PURPLE, at, "collect"))
    }


# -- Captives ----------------------------------------------------------------------------------------


@rule("COC-33.1", "COC-16.22")
def test_the_defeated_become_captives() -> None:
    match = aztecs(units={"D7": "purple 4 infantry", "D6": "red 1 infantry 1 cavalry"}, advances={PURPLE: "tactics"})
    march(match, "D7", "4 infantry", "hex:D6")
    roll(match, "5I", "1L")
    do(match, "unit:infantry", "unit:cavalry", "button:done")  # red loses both; one is kept
    state = state_of(match)
    assert state.captives[PURPLE] == [8 * RED + CAVALRY]
    assert (state.supply[RED * 14 + CAVALRY], state.supply[RED * 14 + INFANTRY]) == (3, 16)
    assert points(match, "objectives") == 0.5


@rule("COC-33.1")
def test_four_captives_at_most_and_no_leaders() -> None:
    three = "red_infantry red_infantry red_infantry"
    kw: dict[str, Any] = {"units": {"D7": "purple 4 infantry", "D6": "red 2 infantry"}, "advances": {PURPLE: "tactics"}}
    match = aztecs(three, **kw)
    march(match, "D7", "4 infantry", "hex:D6")
    roll(match, "5I", "1L")
    do(match, "unit:infantry")
    assert len(state_of(match).captives[PURPLE]) == 4
    assert match.state.step_name() != "Keep.choose"
    full = aztecs(f"{three} red_infantry", units=kw["units"], advances=kw["advances"])
    march(full, "D7", "4 infantry", "hex:D6")
    roll(full, "5I", "1L")
    assert full.state.step_name() == "Turn.choose"  # nobody is asked
    chief = led("aztecs", "ahuitzotl", "red", civ={RED: "greece"}, leader={RED: "pericles at D6"}, own="3 infantry")
    march(chief, "D7", "3 infantry", "hex:D6")
    roll(chief, "5I", "2C")
    assert (state_of(chief).captives[PURPLE], state_of(chief).slain[PURPLE]) == ([], 1)


@rule("COC-33.1")
def test_captives_are_for_winners_on_land_of_either_side() -> None:
    defence = invaded("aztecs", "ahuitzotl", "1 infantry", "2 infantry", advances={PURPLE: "tactics"})
    roll(defence, "1L", "5I")
    do(defence, "unit:infantry")
    assert len(state_of(defence).captives[PURPLE]) == 1
    lost = aztecs(units={"D7": "purple 1 infantry", "D6": "red 2 infantry"}, advances={PURPLE: "tactics"})
    march(lost, "D7", "1 infantry", "hex:D6")
    roll(lost, "5I", "5I")
    assert state_of(lost).captives[PURPLE] == []
    plain = aztecs(
        units={"D7": "purple 4 infantry", "D6": "red 1 infantry"}, advances={PURPLE: "tactics"}, civ={PURPLE: "rome"}
    )
    march(plain, "D7", "4 infantry", "hex:D6")
    roll(plain, "5I", "1L")
    assert state_of(plain).captives[PURPLE] == []


# -- Human Sacrifice ---------------------------------------------------------------------------------


@rule("COC-33.2", "COC-24.14")
def test_a_captive_cancels_an_event_again_and_again() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "myths rituals"}, "goods": {PURPLE: "food 2"}}
    match = running(aztecs("red_infantry red_infantry", **kw), DrawEvent(seat=PURPLE))
    do(match, card("E3"), "effect:v:human_sacrifice", card("E4"), "effect:v:human_sacrifice")
    state = state_of(match)
    assert (state.captives[PURPLE], state.supply[RED * 14 + INFANTRY]) == ([], 16)
    assert discarded(match, "E3")
    assert discarded(match, "E4")
    assert match.turn == (-1,)  # a third one
    assert held(match, PURPLE) == {"food": 2}
    kept = running(aztecs("red_infantry", **kw), DrawEvent(seat=PURPLE))
    do(kept, card("E3"), "button:done")
    assert len(state_of(kept).captives[PURPLE]) == 1
    plain = running(aztecs("red_infantry", advances={PURPLE: "myths"}), DrawEvent(seat=PURPLE))
    do(plain, card("E3"))
    assert plain.state.step_name() != "Happening.choose"


def offering(wonders: dict[str, str], *lying: str, **more: Any) -> Match:
    """Purple, with two captives, is about to draw an event; these events lie discarded, the last one on top."""
    match = aztecs("red_infantry red_infantry", advances={PURPLE: "myths rituals"}, wonders=wonders, **more)
    for name in lying:
        state_of(match).events.take(card(name))
        state_of(match).event_discard.append(*card(name))
    return running(again(match), DrawEvent(seat=PURPLE))


def discard_pile(match: Match) -> list[str]:
    return [WORLD.events[event] for event in state_of(match).event_discard]


@rule("COC-33.2", "COC-34.5")
def test_a_cancelled_event_goes_under_the_pile_of_the_mausoleum_and_is_no_new_card() -> None:
    match = offering({"W5": "D7 by purple"}, "E4")
    do(match, "button:deck", card("E3"), "effect:v:human_sacrifice")
    assert discard_pile(match) == ["E3", "E4"]
    assert match.legal() == ["button:deck", "event:E4"]
    do(match, "event:E4", "effect:v:human_sacrifice")
    assert discard_pile(match) == ["E4", "E3"]
    assert match.turn == (-1,)  # both were cancelled: the new one comes from the deck
    alone = do(offering({"W5": "D7 by purple"}), card("E3"), "effect:v:human_sacrifice")
    assert (alone.turn, discard_pile(alone)) == ((-1,), ["E3"])


@rule("COC-33.2", "COC-34.5")
def test_a_cancelled_event_lies_open_to_the_mausoleum_of_another() -> None:
    match = do(offering({"W5": "D2 by red"}, "E4"), card("E3"), "effect:v:human_sacrifice")
    assert (match.turn, discard_pile(match)) == ((-1,), ["E4", "E3"])  # purple draws from the deck
    assert running(match, DrawEvent(seat=RED)).legal() == ["button:deck", "event:E3"]


@rule("COC-33.2", "COC-36.2")
def test_how_the_new_card_is_resolved_is_announced_anew() -> None:
    match = offering({}, events="optional")
    do(match, "button:icon", card("E3"), "effect:v:human_sacrifice")
    assert match.legal() == ["button:whole", "button:icon"]


@rule("COC-33.2", "COC-4.10")
def test_a_captive_stands_for_a_token() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral"}}
    match = do(aztecs("red_infantry", advances={PURPLE: "myths rituals"}, **kw), "action:happiness")
    assert (mood(match, "D7"), state_of(match).captives[PURPLE]) == ("happy", [])
    assert state_of(match).supply[RED * 14 + INFANTRY] == 16
    plain = aztecs("red_infantry", advances={PURPLE: "myths"}, **kw)
    assert refused(plain, "action:happiness") == "COC-20.1"


# -- Aztec Gold --------------------------------------------------------------------------------------


@rule("COC-32.1")
def test_founding_brings_gold_and_mountains_more() -> None:
    kw: dict[str, Any] = {"units": {"D6": "purple 1 settler"}, "goods": {PURPLE: "food 2 mood 1"}}
    match = do(aztecs(advances={PURPLE: "arts"}, **kw), "action:found")  # C7 is a mountain
    assert set(match.legal()) == {"good:food", "good:mood", "button:done"}
    do(match, "good:mood")
    assert (held(match, PURPLE), match.state.step_name()) == ({"food": 2, "gold": 2}, "Turn.choose")
    flat = do(aztecs(advances={PURPLE: "arts"}, regions={6: "R20"}, **kw), "action:found")
    assert (held(flat, PURPLE), flat.state.step_name()) == ({"food": 2, "mood": 1, "gold": 1}, "Turn.choose")
    plain = do(aztecs(**kw), "action:found")
    assert held(plain, PURPLE) == {"food": 2, "mood": 1}


# -- Tribute Empire ----------------------------------------------------------------------------------


@rule("COC-33.3", "COC-10.4")
def test_enemy_cities_pay_tribute_over_two_spaces() -> None:
    kw: dict[str, Any] = {
        "cities": {"D7": "purple neutral", "D5": "red angry", "C7": "red neutral"},
        "regions": {6: "R20", 7: "R18"},
    }
    kw["units"] = {"D5": "red 2 infantry"}  # D5 forest; C7 grassland
    state_law = aztecs(advances={PURPLE: "philosophy voting"}, **kw)
    assert "wood1" in sets(state_law, "D7")
    both = aztecs(
        advances={PURPLE: "philosophy voting"},
        **(kw | {"cities": kw["cities"] | {"D7": "purple neutral academy temple fortress"}}),
    )
    assert "food3_wood1" in sets(both, "D7") or "food2_wood2" in sets(both, "D7")
    assert "food2_wood2" in sets(both, "D7")  # E8 and the tribute of D5
    plain = aztecs(**(kw | {"cities": kw["cities"] | {"D7": "purple neutral academy temple fortress"}}))
    assert "food2_wood2" not in sets(plain, "D7")


@rule("COC-33.3")
def test_barbarian_cities_pay_with_captives() -> None:
    cities = {"D7": "purple happy", "D5": "barbarian neutral", "B7": "barbarian neutral"}
    units = {"D5": "barbarian 1 infantry 1 cavalry", "B7": "barbarian 1 infantry"}
    match = aztecs(advances={PURPLE: "tactics philosophy voting"}, cities=cities, units=units)
    collect(match, "D7", "captive2")
    assert offered(match, "seize") == ["seize:B7_infantry", "seize:D5_infantry", "seize:D5_cavalry"]
    do(match, "seize:D5_cavalry")
    state = state_of(match)
    assert (standing(match, "D5"), standing(match, "B7")) == ({"infantry": 1}, {})  # one from each
    assert state.captives[PURPLE] == [8 * BARBARIAN + CAVALRY, 8 * BARBARIAN + INFANTRY]
    plain = aztecs(advances={PURPLE: "philosophy voting"}, cities=cities, units=units)
    assert not any("captive" in one for one in sets(plain, "D7"))
    red = aztecs(
        advances={PURPLE: "tactics philosophy voting"}, cities={"D5": "red neutral"}, units={"D5": "red 1 infantry"}
    )
    assert not any("captive" in one for one in sets(red, "D7"))
    full = aztecs(
        "red_infantry red_infantry red_infantry red_infantry",
        advances={PURPLE: "tactics philosophy voting"},
        cities=cities,
        units=units,
    )
    assert not any("captive" in one for one in sets(full, "D7"))


@rule("COC-33.3")
def test_a_city_gives_a_resource_or_a_captive() -> None:
    cities = {"D7": "purple happy", "D5": "barbarian neutral", "B7": "barbarian neutral"}
    units = {"D5": "barbarian 1 infantry", "B7": "barbarian 1 infantry", "E8": "red 1 settler"}
    match = aztecs(advances={PURPLE: "tactics philosophy voting"}, cities=cities, units=units)
    collect(match, "D7", "wood1_captive1")  # the wood can only be that of D5
    assert (standing(match, "D5"), standing(match, "B7")) == ({"infantry": 1}, {})


# -- Acamapichtli ------------------------------------------------------------------------------------


@rule("COC-33.4")
def test_captives_toil_for_two_resources() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "D6": "purple neutral"}, "advances": {PURPLE: "tactics"}}
    match = aztecs("red_infantry", leader={PURPLE: "acamapichtli at D7"}, goods={PURPLE: "ore 1"}, **kw)
    construct(match, "D7", "building:fortress")
    some(match, "good:food", "good:wood")
    state = state_of(match)
    assert state.has_building(place(state, "D7"), 3)
    assert (held(match, PURPLE), state.captives[PURPLE], state.supply[RED * 14 + INFANTRY]) == ({}, [], 16)
    away = aztecs("red_infantry", leader={PURPLE: "acamapichtli at B6"}, goods={PURPLE: "ore 1"}, **kw)
    assert refused(away, "action:construct") == "COC-11.1"
    poor = aztecs("red_infantry", leader={PURPLE: "acamapichtli at D7"}, **kw)
    assert refused(poor, "action:construct") == "COC-11.1"
    lost_half = aztecs("red_infantry red_infantry", leader={PURPLE: "acamapichtli at D7"}, **kw)
    construct(lost_half, "D7", "building:fortress")
    while lost_half.state.step_name() != "Turn.choose":
        do(lost_half, lost_half.legal()[0])
    assert state_of(lost_half).captives[PURPLE] == []


@rule("COC-33.4")
def test_toil_is_a_choice_and_other_helps_count() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "D6": "purple neutral"}}
    rich = aztecs(
        "red_infantry",
        leader={PURPLE: "acamapichtli at D7"},
        goods={PURPLE: "food 1 wood 1 ore 1"},
        advances={PURPLE: "tactics"},
        **kw,
    )
    some(do(rich, "action:construct"), "hex:D7")
    do(rich, "button:done")
    assert (held(rich, PURPLE), len(state_of(rich).captives[PURPLE])) == ({}, 1)
    pious = aztecs(
        "red_infantry",
        leader={PURPLE: "acamapichtli at D7"},
        goods={PURPLE: "wood 1 ore 1"},
        advances={PURPLE: "myths state_religion"},
        **kw,
    )
    some(do(pious, "action:construct"), "hex:D7", "effect:a:state_religion")
    do(pious, "button:done")  # no captive is needed
    assert len(state_of(pious).captives[PURPLE]) == 1


@rule("COC-32.10")
def test_offerings_collect_with_a_small_city() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 4"}, "leader": {PURPLE: "acamapichtli at D7"}}
    match = do(aztecs(**kw), "effect:l:acamapichtli.2")
    assert (match.state.step_name(), held(match, PURPLE)) == ("Collect.choose", {"mood": 2})
    collect(match, "D7")
    state = state_of(match)
    assert (state.actions, state.activated) == (3, [place(state, "D7")])
    assert "effect:l:acamapichtli.2" not in match.legal()  # once per turn
    three = aztecs(cities={"D7": "purple neutral temple academy"}, **kw)
    assert "effect:l:acamapichtli.2" in three.legal()
    four = aztecs(cities={"D7": "purple neutral temple academy fortress"}, **kw)
    assert "effect:l:acamapichtli.2" not in four.legal()
    poor = aztecs(leader={PURPLE: "acamapichtli at D7"}, goods={PURPLE: "mood 1"})
    assert "effect:l:acamapichtli.2" not in poor.legal()


# -- Ahuitzotl ---------------------------------------------------------------------------------------


@rule("COC-33.5", "COC-16.20")
def test_far_from_home_a_hit_is_cancelled() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "tactics"}, "leader": {PURPLE: "ahuitzotl at D6"}}
    units = {"D6": "purple 1 infantry", "D5": "red 2 infantry"}
    far = march(aztecs(units=units, **kw), "D6", "1 leader 1 infantry", "hex:D5")
    roll(far, "2C", "3E")
    assert far.state.step_name() == "Round.retreat"  # D7 is 2 spaces away
    do(far, "button:fight")
    roll(far, "2C", "3E")
    assert far.state.step_name() == "Round.retreat"  # in each round
    near = march(aztecs(units=units, cities={"E6": "purple neutral"}, **kw), "D6", "1 leader 1 infantry", "hex:D5")
    roll(near, "2C", "3E")
    assert near.state.step_name() == "Round.losses"
    home = aztecs(
        units=units | {"D6": "purple 2 infantry"}, advances={PURPLE: "tactics"}, leader={PURPLE: "ahuitzotl at D7"}
    )
    march(home, "D6", "2 infantry", "hex:D5")
    roll(home, "2C", "3E")
    assert standing(home, "D5") == {"infantry": 2}
    assert state_of(home).supply[PURPLE * 14 + INFANTRY] == 15  # he is not there


@rule("COC-32.3")
def test_two_captives_build_without_an_action() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "D6": "purple neutral"}, "advances": {PURPLE: "tactics"}}
    goods = {PURPLE: "food 1 wood 1 ore 1"}
    match = do(
        aztecs("red_infantry red_infantry", leader={PURPLE: "ahuitzotl at D7"}, goods=goods, **kw),
        "effect:l:ahuitzotl.2",
    )
    state = state_of(match)
    assert state.has_building(place(state, "D7"), 3)
    assert (state.captives[PURPLE], state.actions, held(match, PURPLE)) == ([], 3, {})
    assert state.activated == [place(state, "D7")]
    assert (
        "effect:l:ahuitzotl.2"
        not in aztecs("red_infantry", leader={PURPLE: "ahuitzotl at D7"}, goods=goods, **kw).legal()
    )
    four = "red_infantry red_infantry red_infantry red_infantry"
    twice = do(
        aztecs(
            four,
            leader={PURPLE: "ahuitzotl at D7"},
            goods={PURPLE: "gold 7"},
            advances={PURPLE: "tactics writing"},
            cities=kw["cities"] | {"C7": "purple neutral"},
        ),
        "effect:l:ahuitzotl.2",
    )
    some(twice, "building:fortress")
    assert "effect:l:ahuitzotl.2" not in twice.legal()  # once per turn
    away = aztecs("red_infantry red_infantry", leader={PURPLE: "ahuitzotl at B6"}, goods=goods, **kw)
    assert "effect:l:ahuitzotl.2" not in away.legal()


# -- Marqzen -----------------------------------------------------------------------------------------


@rule("COC-33.44")
def test_fear_drives_an_enemy_unit_away() -> None:
    units = {"D6": "red 1 infantry 1 settler", "E6": "red 4 infantry"}
    kw: dict[str, Any] = {"leader": {PURPLE: "marqzen at D7"}}
    match = do(aztecs(units=units, **kw), "effect:l:marqzen.2")
    assert "drive:D6_infantry_E6" not in match.legal()  # the stack there is full
    assert "drive:D6_settler_E6" in match.legal()
    assert "drive:D6_infantry_D7" not in match.legal()  # that would be a combat
    do(match, "drive:D6_infantry_C6")
    assert (standing(match, "D6"), standing(match, "C6")) == ({"settler": 1}, {"infantry": 1})
    assert state_of(match).actions == 2
    assert "effect:l:marqzen.2" not in match.legal()  # once per turn
    far = aztecs(units={"D5": "red 1 infantry"}, **kw)
    assert "effect:l:marqzen.2" not in far.legal()
    sea = aztecs(units={"E7": "red 1 ship 1 settler"}, **kw)
    assert "effect:l:marqzen.2" not in sea.legal()  # carried ones stay
    chief = aztecs(civ={PURPLE: "aztecs", RED: "greece"}, leader={PURPLE: "marqzen at D7", RED: "pericles at D6"})
    do(chief, "effect:l:marqzen.2", "drive:D6_leader_C6")
    assert state_of(chief).leader_at[RED] == place(state_of(chief), "C6")
    city = aztecs(units={"D6": "red 1 infantry"}, cities={"C6": "purple neutral"}, **kw)
    assert "drive:D6_infantry_C6" not in do(city, "effect:l:marqzen.2").legal()
    assert owner(city, "C6") == PURPLE


@rule("COC-33.3")
def test_captives_come_from_cities_in_reach() -> None:
    cities = {"D7": "purple happy", "D5": "barbarian neutral", "A7": "barbarian neutral"}  # A7 is 3 spaces away
    units = {"D5": "barbarian 1 infantry", "A7": "barbarian 1 infantry"}
    match = aztecs(advances={PURPLE: "tactics philosophy voting"}, cities=cities, units=units)
    assert not any("captive2" in one for one in sets(match, "D7"))
    collect(match, "D7", "food1_captive1")
    assert (standing(match, "D5"), standing(match, "A7")) == ({}, {"infantry": 1})


@rule("COC-32.1")
def test_nothing_need_be_exchanged_for_gold() -> None:
    match = aztecs(units={"D6": "purple 1 settler"}, goods={PURPLE: "food 2"}, advances={PURPLE: "arts"})
    do(match, "action:found")
    smelted = do(match.copy(), "good:food")
    assert held(smelted, PURPLE) == {"food": 1, "gold": 2}  # one mountain, one food
    do(match, "button:done")
    assert held(match, PURPLE) == {"food": 2, "gold": 1}


@rule("COC-33.1", "COC-33.3")
def test_tribute_stops_at_four_captives() -> None:
    cities = {"D7": "purple happy", "D5": "barbarian neutral", "B7": "barbarian neutral"}
    units = {"D5": "barbarian 1 infantry", "B7": "barbarian 1 infantry"}
    three = "red_infantry red_infantry red_infantry"
    match = aztecs(three, advances={PURPLE: "tactics philosophy voting"}, cities=cities, units=units)
    collect(match, "D7", "captive2")
    some(match, "seize:D5_infantry")
    assert (len(state_of(match).captives[PURPLE]), match.state.step_name()) == (4, "Turn.choose")


@rule("COC-33.2", "COC-33.1")
def test_a_barbarian_captive_goes_back_to_the_barbarians() -> None:
    match = aztecs("barbarian_cavalry", advances={PURPLE: "myths rituals"}, cities={"D7": "purple neutral"})
    state = state_of(match)
    before = state.supply[BARBARIAN * 14 + CAVALRY]
    do(match, "action:happiness")
    assert (state.captives[PURPLE], state.supply[BARBARIAN * 14 + CAVALRY]) == ([], before + 1)


@rule("COC-33.3")
def test_a_city_on_barren_land_pays_nothing() -> None:
    kw: dict[str, Any] = {"regions": {6: "R17"}, "advances": {PURPLE: "philosophy voting"}}  # D6 barren
    cities = {"D7": "purple happy temple academy fortress", "D6": "red neutral"}
    with_city = sets(aztecs(cities=cities, **kw), "D7")
    without = sets(aztecs(cities={"D7": cities["D7"]}, units={"D6": "red 1 infantry"}, **kw), "D7")
    assert with_city == without


@rule("COC-29.5", "COC-29.7")
def test_the_last_civilization_changes_its_government_like_the_others() -> None:
    for nation in ("vikings", "aztecs"):
        match = coc(turn=PURPLE, civ={PURPLE: nation}, advances={PURPLE: "philosophy voting state_religion"})
        before = state_of(match).civ_owned[PURPLE]
        running(match, ChangeGovernment(seat=PURPLE, free=True, forced=True))
        some(match, "group:theocracy")
        state = state_of(match)
        assert state.owns(PURPLE, WORLD.advance_of["dogma"])
        assert not state.owns(PURPLE, WORLD.advance_of["voting"])
        assert state.civ_owned[PURPLE] == before, nation


@rule("COC-33.4")
def test_who_builds_chooses_the_captive_that_toils() -> None:
    match = aztecs(
        "red_infantry barbarian_cavalry",
        leader={PURPLE: "acamapichtli at D7"},
        goods={PURPLE: "ore 1"},
        cities={"D7": "purple neutral", "D6": "purple neutral"},
        advances={PURPLE: "tactics"},
    )
    construct(match, "D7", "building:fortress")
    some(match, "button:give")
    assert (match.turn, len(offered(match, "captive"))) == ((PURPLE,), 2)
    do(match, offered(match, "captive")[1])
    some(match, "good:food", "good:wood")
    assert len(state_of(match).captives[PURPLE]) == 1


@rule("COC-32.10", "COC-34.4")
def test_what_follows_an_activation_follows_offerings() -> None:
    for where, guided in (("D7", True), ("D6", False)):
        match = aztecs(
            leader={PURPLE: "acamapichtli at D7"},
            goods={PURPLE: "mood 4"},
            cities={"D7": "purple neutral", "D6": "purple neutral"},
            wonders={"W4": f"{where} by purple"},
        )
        collect(do(match, "effect:l:acamapichtli.2"), "D7")
        assert ("hex:F7" in match.legal()) == guided  # the ship of the Great Lighthouse


@rule("COC-33.3", "COC-31.4")
def test_tribute_is_what_the_aztecs_could_collect_there() -> None:
    for mine, theirs, food in (
        ("storage irrigation philosophy voting", "", True),
        ("storage philosophy voting", "storage irrigation", False),
        ("storage irrigation", "", False),  # no tribute
    ):
        match = aztecs(
            regions={6: "R17"},  # D6 is barren, like D8
            cities={"D7": "purple neutral academy temple", "D6": "red neutral"},
            advances={PURPLE: mine, RED: theirs},
        )
        assert ("food3" in sets(match, "D7")) == food, mine
