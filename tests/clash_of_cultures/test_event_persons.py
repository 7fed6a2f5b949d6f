"""Great persons: the offer, the advance, the second half (COC-24.11, 35.1, 35.11, 35.12, 35.23)."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import TEMPLE
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    card,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    owner,
    owns,
    place,
    refused,
    standing,
    state_of,
    tile,
)
from tests.clash_of_cultures.drawn import discarded, joined, lying, told
from tests.support import rule


@rule("COC-24.11")
def test_the_offer_goes_round_once_for_one_token_then_for_two() -> None:
    goods = {PURPLE: "culture 1", RED: "culture 2"}
    match = told(coc(turn=PURPLE, goods=goods), "E21")
    assert match.turn == (PURPLE,)
    other = match.copy()
    do(match, "button:take")
    assert (held(match, PURPLE), state_of(match).persons[PURPLE]) == ({}, [WORLD.event_of["E21"]])
    do(other, "button:pass")
    assert other.turn == (RED,)
    nobody = other.copy()
    do(other, "button:take")
    assert (held(other, RED), state_of(other).persons[RED]) == ({}, [WORLD.event_of["E21"]])
    do(nobody, "button:pass")
    assert (discarded(nobody, "E21"), held(nobody, RED)) == (True, {"culture": 2})
    poor = told(coc(turn=PURPLE, goods={RED: "culture 1"}), "E21")
    assert discarded(poor, "E21")


@rule("COC-24.11")
def test_every_great_person_joins_whoever_pays() -> None:
    for event, person in enumerate(WORLD.event_person):
        if person:
            name = WORLD.events[event]
            match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "culture 1"}), name)
            do(match, "button:take")
            assert state_of(match).persons[PURPLE] == [event]


def _played(name: str, *answers: object, **wanted: object) -> Match:
    match = joined(coc(turn=PURPLE, **wanted), name)  # type: ignore[arg-type]
    return do(match, f"event:{name}", *answers)


@rule("COC-35.1", "COC-35.23", "COC-22.9")
def test_the_cube_is_from_the_supply_and_the_card_is_discarded() -> None:
    match = _played("E21", "advance:public_education", advances={PURPLE: "writing"})
    state = state_of(match)
    assert owns(match, PURPLE, "public_education")
    assert (state.box[PURPLE], state.actions, discarded(match, "E21")) == (3, 2, True)
    assert held(match, PURPLE) == {"ideas": 2, "mood": 1}  # 2 of the card, the token of the advance


@rule("COC-35.23")
def test_only_legal_advances_of_the_group_and_none_if_one_likes() -> None:
    match = _played("E21")
    assert offered(match, "advance", "button") == ["advance:writing", "button:none"]
    do(match, "button:none")
    assert (held(match, PURPLE), owns(match, PURPLE, "writing")) == ({"ideas": 2}, False)
    state = _played("E23", advances={PURPLE: "philosophy voting"})
    assert "advance:separation_of_power" in state.legal()
    assert "advance:nationalism" not in state.legal()
    none = _played("E23", card("A1"), card("A2"))
    assert len(state_of(none).hand[PURPLE]) == 2


@rule("COC-22.6")
def test_a_person_who_could_change_nothing_cannot_be_played() -> None:
    everything = "arts circus_and_sports monuments theaters"
    happy = joined(coc(turn=PURPLE, advances={PURPLE: everything}), "E19")
    assert refused(happy, "event:E19") != ""
    sad = joined(coc(turn=PURPLE, advances={PURPLE: everything}, cities={"D7": "purple angry"}), "E19")
    do(sad, "event:E19")
    assert mood(sad, "D7") == "happy"


@rule("COC-24.3")
def test_a_scientist_gives_an_idea_and_a_card() -> None:
    match = _played("E22", "button:none", card("A3"))
    assert (held(match, PURPLE), len(state_of(match).hand[PURPLE])) == ({"ideas": 1}, 1)


@rule("COC-35.5", "COC-35.23", "COC-11.1")
def test_a_prophet_builds_a_temple_without_activating_the_city() -> None:
    wanted = {
        "cities": {"D7": "purple neutral", "C8": "purple happy"},
        "goods": {PURPLE: "food 1 wood 1 ore 1"},
        "advances": {PURPLE: "myths tactics"},
    }
    match = _played("E20", "button:none", "hex:D7", **wanted)
    state = state_of(match)
    assert state.building(place(state, "D7"), TEMPLE) == PURPLE
    assert (state.activated, mood(match, "D7")) == ([], "neutral")
    assert not state.has_building(place(state, "D7"), 3)
    ill = joined(lying(coc(turn=PURPLE, **wanted), "E1"), "E20")  # type: ignore[arg-type]
    do(ill, "event:E20", "button:none")
    assert discarded(ill, "E20")
    assert not state_of(ill).has_building(place(state_of(ill), "D7"), TEMPLE)


@rule("COC-35.23", "COC-27.2")
def test_an_engineer_builds_a_building_but_no_wonder() -> None:
    match = _played(
        "E26",
        "button:none",
        cities={"D7": "purple happy", "C8": "purple happy"},
        goods={PURPLE: "food 2 wood 5 ore 5 ideas 5 gold 5 culture 5"},
        advances={PURPLE: "tactics engineering circus_and_sports"},
        plans={PURPLE: "W1"},
    )
    do(match, "hex:D7")  # the Fortress is the only thing left to choose
    do(match, offered(match, "pay")[0])
    assert state_of(match).wonders_in(place(state_of(match), "D7")) == []
    assert state_of(match).has_building(place(state_of(match), "D7"), 3)


@rule("COC-15.8", "COC-8.2")
def test_a_discoverer_explores_beside_his_cities_and_founds_there() -> None:
    match = _played("E18", "button:none", goods={PURPLE: "food 2"})
    regions = offered(match, "region")
    assert len(regions) == 3  # the slots around the home of purple
    slot = state_of(match).land().region_of[place(state_of(match), "D6")]
    do(match, f"region:{slot}", tile("R20"))
    if offered(match, "turn"):
        do(match, offered(match, "turn")[0])
    assert sorted(offered(match, "hex")) == ["hex:C6", "hex:D5", "hex:D6", "hex:E6"]
    do(match, "hex:D6")
    assert (owner(match, "D6"), held(match, PURPLE), standing(match, "D7")) == (PURPLE, {}, {"settler": 1})


def _war(units: str = "purple 2 infantry") -> Match:
    match = coc(
        turn=PURPLE,
        regions={6: "R20"},
        cities={"D6": "red neutral"},
        units={"D7": units, "D6": "red 2 infantry"},
        advances={PURPLE: "tactics siegecraft steel_weapons draft"},
    )
    joined(match, "E24")
    do(match, "event:E24", "button:move", "hex:D7", "take:infantry_2", "hex:D6")
    if offered(match, "effect", "button"):
        do(match, "button:done")
    return match


@rule("COC-35.11")
def test_the_first_conflict_of_the_warlord_has_two_more_in_every_round() -> None:
    match = _war()
    do(match, faces("1L 2C"), faces("1L 1L"))  # 3 and the bonus: one hit
    assert standing(match, "D6") == {"infantry": 1}
    do(match, "button:fight", faces("1L 2C"), faces("1L"))
    assert owner(match, "D6") == PURPLE
    plain = coc(
        turn=PURPLE,
        regions={6: "R20"},
        cities={"D6": "red neutral"},
        units={"D7": "purple 2 infantry", "D6": "red 2 infantry"},
        advances={PURPLE: "tactics"},
    )
    do(plain, "action:move", "hex:D7", "take:infantry_2", "hex:D6", faces("1L 2C"), faces("1L 1L"))
    assert standing(plain, "D6") == {"infantry": 2}


@rule("COC-35.11")
def test_the_second_conflict_has_not() -> None:
    match = coc(
        turn=PURPLE,
        regions={6: "R20"},
        cities={"D6": "red neutral", "C8": "red neutral"},
        units={"D7": "purple 4 infantry", "D6": "red 1 infantry", "C8": "red 2 infantry"},
        advances={PURPLE: "tactics siegecraft draft"},
    )
    joined(match, "E24")
    do(match, "event:E24", "button:none", "button:move", "hex:D7", "take:infantry_2", "hex:D6")
    do(match, faces("1L 2C"), faces("1L"), "button:none")
    assert owner(match, "D6") == PURPLE
    do(match, "hex:D7", "take:infantry_2", "hex:C8", faces("1L 2C"), faces("1L 1L"))
    assert standing(match, "C8") == {"infantry": 2}


@rule("COC-35.12")
def test_a_merchant_uses_trade_routes_once_more() -> None:
    wanted = {
        "regions": {6: "R20"},
        "cities": {"D5": "red neutral market"},
        "units": {"D7": "purple 1 settler"},
        "civ": {PURPLE: "rome"},
    }
    match = _played("E25", "button:none", advances={PURPLE: "bartering trade_routes"}, **wanted)
    do(match, offered(match, "link")[0])
    assert (held(match, PURPLE), held(match, RED)) == ({"food": 1}, {"gold": 1})
    without = _played("E25", "button:none", advances={PURPLE: "bartering"}, **wanted)
    assert (held(without, PURPLE), discarded(without, "E25")) == ({}, True)


@rule("COC-24.3")
def test_an_athlete_changes_tokens_one_way() -> None:
    match = _played("E56", "button:none", civ={PURPLE: "rome"}, goods={PURPLE: "mood 2 culture 2"})
    do(match, "good:mood")
    assert offered(match, "good") == ["good:mood"]
    do(match, "good:mood")
    assert held(match, PURPLE) == {"mood": 4}


@rule("COC-22.6")
def test_who_can_teach_nothing_is_played_for_the_second_half_alone() -> None:
    groups = {
        "E18": "fishing warships navigation cartography",
        "E20": "myths rituals priesthood state_religion",
        "E24": "tactics siegecraft steel_weapons draft",
        "E25": "bartering trade_routes taxes currency",
        "E26": "engineering sanitation roads",
        "E56": "arts circus_and_sports monuments theaters",
    }
    everywhere = {1: "R05", 2: "R06", 3: "R11", 4: "R12", 5: "R09", 6: "R20", 7: "R19", 8: "R08"}
    rich = {PURPLE: "food 1 wood 1 ore 1"}
    two = {"D7": "purple happy", "C8": "purple happy"}
    for name, useful, useless in (
        ("E18", {}, {"regions": everywhere}),
        ("E20", {"goods": rich, "cities": two}, {"cities": two}),
        ("E24", {"units": {"D7": "purple 1 infantry"}}, {"units": {"D7": "purple"}}),
        ("E25", {"regions": {6: "R20"}, "cities": {"D5": "red neutral"}}, {"regions": {6: "R20"}}),
        ("E26", {"goods": rich, "cities": two, "advances": "tactics"}, {"goods": rich, "cities": two}),
        ("E56", {"goods": {PURPLE: "culture 1"}}, {"goods": {RED: "culture 1"}}),
    ):
        for wanted, playable in ((useful, True), (useless, False)):
            more: dict[str, Any] = dict(wanted)
            advances = f"{groups[name]} {more.pop('advances', '')}"
            match = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}, advances={PURPLE: advances}, **more), name)
            assert ((f"event:{name}") in match.legal()) == playable, (name, wanted)


@rule("COC-35.11")
def test_the_warlord_may_stay_at_home_and_his_rage_ends_with_the_move() -> None:
    kw: dict[str, Any] = {
        "regions": {6: "R20"},
        "units": {"D7": "purple 4 infantry", "D6": "red 2 infantry"},
        "advances": {PURPLE: "tactics siegecraft steel_weapons draft"},
    }
    match = _played("E24", "button:move", "hex:D7", "take:infantry_1", "hex:C8", "button:done", **kw)
    assert (state_of(match).actions, discarded(match, "E24")) == (2, True)  # a move, but no conflict in it
    do(match, "action:move", "hex:D7", "take:infantry_2", "hex:D6", faces("1L 2C"), faces("1L 1L"))
    assert standing(match, "D6") == {"infantry": 2}  # 3 and no bonus
    idle = _played("E24", "button:none", **kw)
    assert (idle.state.step_name(), state_of(idle).actions, discarded(idle, "E24")) == ("Turn.choose", 2, True)


@rule("COC-35.23", "COC-20.1")
def test_the_numbers_on_the_persons_cards() -> None:
    artist = _played("E19", "button:none", cities={"D7": "purple angry"})
    assert mood(artist, "D7") == "happy"  # two steps
    athlete = _played("E56", "button:none", civ={PURPLE: "rome"}, goods={PURPLE: "mood 2 culture 2"})
    do(athlete, "good:culture", "button:done")
    assert held(athlete, PURPLE) == {"mood": 1, "culture": 3}
    lesson = _played("E21")
    assert lesson.turn == (PURPLE,)


@rule("COC-35.23", "COC-22.9")
def test_a_great_person_draws_two_cards_and_no_third() -> None:
    match = _played("E23", card("A1"))
    assert match.turn == (-1,)  # one more
    do(match, card("A2"))
    assert (match.turn, len(state_of(match).hand[PURPLE])) == ((PURPLE,), 2)
