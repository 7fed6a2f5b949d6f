"""Sections 10, 11, 12: Collect, Construct, Recruit."""

from gonfalon.games.clash_of_cultures.rules import vectors
from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.games.clash_of_cultures.rules.collect import Collect, harvests
from gonfalon.games.clash_of_cultures.rules.moments import COLLECT_OPTIONS
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    place,
    refused,
    standing,
    state_of,
)
from tests.clash_of_cultures.war import SOUTH
from tests.support import rule

AROUND = {6: "R20", 7: "R19", 8: "R08"}


@rule("COC-10.2", "COC-10.3", "COC-10.4", "COC-10.10", "COC-10.6", "COC-EX-12")
def test_one_good_from_each_space_that_is_free() -> None:
    kw = {"regions": {6: "R11", 8: "R09", 5: "R20"}, "cities": {"E6": "purple neutral academy temple"}, "turn": PURPLE}
    # around E6 (forest): D5 sea, D6 mountain, F5 and E5 grassland, F6 forest, E7 mountain
    match = coc(**kw, advances={PURPLE: "storage fishing"}, units={"D6": "barbarian 1 infantry"})  # type: ignore[arg-type]
    do(match, "action:collect", "hex:E6")
    options = set(all_sets(match))
    assert "collect:food1_wood1_ore1" in options
    assert not any("ore2" in answer for answer in options)
    free = coc(**kw, advances={PURPLE: "storage fishing"})  # type: ignore[arg-type]
    do(free, "action:collect", "hex:E6")
    assert any("ore2" in answer for answer in all_sets(free))


def all_sets(match: Match) -> list[str]:
    """Every set of goods that can be chosen, also where they are asked for one by one."""
    state = state_of(match)
    frame = state.frames[-1]
    assert isinstance(frame, Collect)
    count = number(state, frame.seat, frame.city, "collect")
    return [vectors.answer("collect", goods) for goods in harvests(state, frame.seat, frame.city, count)]


@rule("COC-10.6", "COC-10.7", "COC-10.8", "COC-31.11")
def test_one_sea_space_food_with_fishing_gold_or_mood_with_a_port() -> None:
    kw = {"regions": {8: "R08", 6: "R05"}, "turn": PURPLE}
    for advances, city, sets in (
        ("", "purple neutral", {"wood1", "food1", "ore1"}),
        ("fishing", "purple neutral", {"wood1", "food1", "ore1"}),
        ("", "purple neutral port>E7", {"gold1", "mood1"}),
    ):
        match = coc(**kw, cities={"D7": city}, advances={PURPLE: advances})  # type: ignore[arg-type]
        do(match, "action:collect")
        found = " ".join(all_sets(match))
        for wanted in sets:
            assert wanted in found, (advances, city, wanted)
        assert "gold2" not in found
        assert ("gold1" in found) == ("port" in city)


@rule("COC-10.5", "COC-26.4")
def test_nothing_from_sea_near_pirates() -> None:
    kw = {"civ": {PURPLE: "rome"}, "regions": {8: "R08"}, "turn": PURPLE, "cities": {"D7": "purple neutral port>E7"}}
    match = do(coc(**kw), "action:collect")  # type: ignore[arg-type]
    assert any("gold" in answer for answer in all_sets(match))
    match = do(coc(**kw, pirates={"F7": 1}), "action:collect")  # type: ignore[arg-type]
    assert not any("gold" in answer for answer in all_sets(match))


@rule("COC-10.4")
def test_exhausted_land_and_other_cities_give_nothing() -> None:
    kw = {"regions": AROUND, "turn": PURPLE, "cities": {"D6": "purple neutral academy temple"}}
    match = do(coc(**kw), "action:collect", "hex:D6")  # type: ignore[arg-type]
    assert any("food3" in answer for answer in all_sets(match))
    fewer = do(coc(**kw, exhausted="C6 E6", advances={PURPLE: "storage"}), "action:collect", "hex:D6")  # type: ignore[arg-type]
    assert not any("food3" in answer for answer in all_sets(fewer))


@rule("COC-10.9")
def test_fewer_may_be_taken() -> None:
    match = do(coc(turn=PURPLE), "action:collect", "button:fewer", "collect:ore1")
    assert held(match, PURPLE) == {"ore": 1}


@rule("COC-9.6", "COC-10.1")
def test_a_collect_whose_gain_is_lost_is_allowed() -> None:
    match = coc(turn=PURPLE, goods={PURPLE: "food 2 wood 7 ore 7"})
    do(match, "action:collect", "collect:wood1_ore1")
    assert held(match, PURPLE) == {"food": 2, "wood": 7, "ore": 7}


@rule("COC-10.11", "COC-31.16", "COC-31.40")
def test_extra_gains_then_the_exchange_of_metallurgy() -> None:
    match = coc(
        turn=PURPLE,
        regions={6: "R18", 7: "R09"},
        advances={PURPLE: "writing public_education math metallurgy"},
        cities={"D7": "purple happy academy"},
    )
    do(match, "action:collect")
    do(match, next(answer for answer in offered(match, "collect", "number") if "ore2" in answer))
    while match.state.step_name() == "Collect.choose":
        do(match, match.legal()[0])
    do(match, "effect:a:metallurgy")
    assert held(match, PURPLE)["gold"] == 1
    assert held(match, PURPLE)["ideas"] == 1


# -- Construct ---------------------------------------------------------------------------------------


@rule("COC-11.1", "COC-11.3", "COC-11.4", "COC-6.3", "COC-EX-15", "COC-6.5")
def test_where_an_academy_may_stand() -> None:
    cities = {
        "D7": "purple neutral temple",
        "D6": "purple angry temple",
        "C6": "purple happy temple fortress port>C5",
        "E6": "purple neutral academy",
    }
    regions = {6: "R20", 4: "R12 turned"}
    match = coc(
        turn=PURPLE, regions=regions, cities=cities, goods={PURPLE: "food 1 wood 1 ore 1"}, advances={PURPLE: "writing"}
    )
    do(match, "action:construct")
    assert held(match, PURPLE) == {"ideas": 2}  # only one city and one building were possible
    assert state_of(match).size(place(state_of(match), "D7")) == 3


@rule("COC-6.3", "COC-6.2", "COC-EX-3")
def test_no_city_outgrows_the_number_of_cities() -> None:
    cities = {"D7": "purple neutral temple fortress", "D6": "purple neutral temple", "C6": "purple angry"}
    match = coc(
        turn=PURPLE, regions=AROUND, cities=cities, goods={PURPLE: "food 1 wood 1 ore 1"}, advances={PURPLE: "writing"}
    )
    do(match, "action:construct")
    assert state_of(match).has_building(place(state_of(match), "D6"), 2)


@rule("COC-6.2", "COC-11.3")
def test_no_city_grows_beyond_five() -> None:
    for pieces, grows in (("temple fortress academy port>E7", False), ("temple fortress port>E7", True)):
        towns = dict.fromkeys(("D6", "C6", "E6", "F6", "B6"), "purple angry")
        match = coc(
            turn=PURPLE,
            regions=SOUTH,
            civ={PURPLE: "rome"},
            cities={"D7": f"purple {pieces}", **towns},
            goods={PURPLE: "food 1 wood 1 ore 1"},
            advances={PURPLE: "bartering"},
        )
        assert ("action:construct" in match.legal()) == grows


@rule("COC-6.3", "COC-EX-4")
def test_a_city_too_large_keeps_its_size_but_does_not_grow() -> None:
    cities = {"D7": "purple neutral temple fortress port>E7", "D6": "purple neutral", "C6": "purple angry"}
    match = coc(
        turn=PURPLE, regions=AROUND, cities=cities, goods={PURPLE: "food 1 wood 1 ore 1"}, advances={PURPLE: "writing"}
    )
    assert state_of(match).size(place(state_of(match), "D7")) == 4
    do(match, "action:construct")
    assert state_of(match).has_building(place(state_of(match), "D6"), 2)


@rule("COC-11.5", "COC-11.6", "COC-6.4")
def test_a_port_touches_a_sea_space_of_choice() -> None:
    cities = {"D7": "purple neutral", "F6": "purple neutral"}
    kw = {"turn": PURPLE, "goods": {PURPLE: "food 1 wood 1 ore 1"}, "advances": {PURPLE: "fishing"}, "cities": cities}
    match = coc(regions={8: "R08", 5: "R20"}, units={"E7": "red 1 ship"}, **kw)  # type: ignore[arg-type]
    do(match, "action:construct", "hex:F6")
    assert sorted(offered(match, "hex")) == ["hex:E7", "hex:F7"]
    do(match, "hex:E7")
    assert state_of(match).port_sea[place(state_of(match), "F6")] == place(state_of(match), "E7")
    inland = coc(regions={8: "R20"}, **kw)  # type: ignore[arg-type]
    assert refused(inland, "action:construct") == "COC-11.1"


# -- Recruit -----------------------------------------------------------------------------------------


@rule("COC-12.1", "COC-12.5", "COC-12.6", "COC-EX-16")
def test_a_unit_may_be_taken_from_elsewhere_when_the_supply_is_empty() -> None:
    units = {"D7": "purple 2 settler", "D6": "purple 1 settler", "C7": "purple 1 settler"}
    match = coc(
        turn=PURPLE,
        regions=AROUND,
        cities={"D7": "purple neutral temple"},
        units=units,
        goods={PURPLE: "food 3 ore 1"},
        advances={PURPLE: "storage"},
    )
    do(match, "action:recruit", "unit:settler", "unit:infantry")
    assert offered(match, "hex") == ["hex:C7", "hex:D6"]
    do(match, "hex:C7")
    assert standing(match, "D7") == {"settler": 3, "infantry": 1}
    assert standing(match, "C7") == {}
    assert held(match, PURPLE) == {}


@rule("COC-12.1", "COC-6.5")
def test_as_many_units_as_the_city_is_large() -> None:
    for feeling, most in (("happy", 3), ("neutral", 2), ("angry", 1)):
        match = coc(
            turn=PURPLE,
            cities={"D7": f"purple {feeling} temple"},
            goods={PURPLE: "food 7 ore 7"},
            advances={PURPLE: "storage"},
        )
        do(match, "action:recruit")
        count = 0
        while "unit:infantry" in match.legal():
            do(match, "unit:infantry")
            count += 1
        assert count == most


@rule("COC-12.2", "COC-12.3")
def test_ships_need_a_port_and_the_stack_limit_holds() -> None:
    kw = {"turn": PURPLE, "regions": AROUND, "goods": {PURPLE: "food 7 wood 7 ore 7"}, "advances": {PURPLE: "storage"}}
    inland = do(coc(**kw), "action:recruit")  # type: ignore[arg-type]
    assert refused(inland, "unit:ship") == "COC-12.2"
    match = coc(**kw, cities={"D7": "purple neutral port>E7"}, units={"D7": "purple 4 infantry"})  # type: ignore[arg-type]
    do(match, "action:recruit")
    assert refused(match, "unit:infantry") == "COC-12.3"
    do(match, "unit:ship", "button:done")
    assert standing(match, "E7") == {"ship": 1}


@rule("COC-12.4", "COC-19.3")
def test_ships_recruited_among_enemies_attack_and_cannot_retreat() -> None:
    match = coc(
        turn=PURPLE,
        regions=AROUND,
        goods={PURPLE: "wood 2"},
        cities={"D7": "purple neutral port>E7"},
        units={"E7": "red 1 ship"},
    )
    do(match, "action:recruit")
    do(match, "unit:ship") if "unit:ship" in match.legal() else None
    do(match, faces("1L"), faces("1L"))
    assert "button:retreat" not in match.legal()
    do(match, faces("6I"), faces("1L"))
    assert standing(match, "E7") == {"ship": 1}
    assert state_of(match).holder[place(state_of(match), "E7")] == PURPLE


@rule("COC-12.7", "COC-31.22", "COC-31.7", "COC-31.43")
def test_sanitation_and_draft_add_units_beyond_the_number() -> None:
    kw = {"turn": PURPLE, "cities": {"D7": "purple angry"}}
    match = coc(**kw, goods={PURPLE: "food 1 ore 1 mood 2"}, advances={PURPLE: "sanitation tactics draft"})  # type: ignore[arg-type]
    do(match, "action:recruit", "unit:infantry", "extra:settler", "extra:infantry")
    assert standing(match, "D7") == {"settler": 2, "infantry": 2}
    assert held(match, PURPLE) == {}
    free = coc(**kw, goods={PURPLE: "mood 1"}, advances={PURPLE: "tactics draft philosophy voting civil_liberties"})  # type: ignore[arg-type]
    assert "action:recruit" not in free.legal()  # Draft costs 2 with Civil Liberties


@rule("COC-31.39", "COC-EX-18")
def test_medicine_gives_one_resource_back() -> None:
    kw = {"turn": PURPLE, "cities": {"D7": "purple happy"}, "advances": {PURPLE: "math medicine"}}
    match = coc(**kw, goods={PURPLE: "food 2 ore 2"})  # type: ignore[arg-type]
    do(match, "action:recruit", "unit:infantry", "unit:infantry", "effect:a:medicine")
    assert offered(match, "good") == ["good:food", "good:ore"]
    do(match, "good:ore")
    assert held(match, PURPLE) == {"ore": 1}
    short = do(coc(**kw, goods={PURPLE: "food 2 ore 1"}), "action:recruit", "unit:infantry")  # type: ignore[arg-type]
    assert "unit:infantry" not in short.legal()


@rule("COC-12.8", "COC-31.19")
def test_infantry_may_be_recruited_without_tactics() -> None:
    match = coc(turn=PURPLE, goods={PURPLE: "food 1 ore 1"})
    do(match, "action:recruit")
    do(match, "unit:infantry") if "unit:infantry" in match.legal() else None
    assert standing(match, "D7") == {"settler": 1, "infantry": 1}


@rule("COC-12.9", "COC-12.10")
def test_a_new_leader_takes_the_place_of_the_old_one() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, leader={PURPLE: "sulla at D7"}, goods={PURPLE: "mood 1 culture 1"})
    do(match, "action:recruit")
    do(match, "unit:leader") if "unit:leader" in match.legal() else None
    do(match, "leader:caesar")
    state = state_of(match)
    assert state.world().leaders[state.leader[PURPLE]] == "caesar"
    assert standing(match, "D7") == {"settler": 1, "leader": 1}
    state.leaders[PURPLE] = []
    state.goods[12] = state.goods[13] = 2
    state._request = None
    assert "action:recruit" not in match.legal()


@rule("COC-9.2", "COC-12.11")
def test_the_mood_drops_after_the_effects_of_a_recruit() -> None:
    match = coc(turn=PURPLE, goods={PURPLE: "food 2 ore 2"}, advances={PURPLE: "tactics draft nationalism"}, actions=2)
    do(match, "action:collect", "collect:wood1_ore1", "action:recruit", "unit:infantry", "button:done")
    assert mood(match, "D7") == "happy"
    do(match, "good:mood")
    assert mood(match, "D7") == "neutral"


@rule("COC-10.3", "COC-31.11")
def test_fishing_gives_food_from_the_sea_and_nowhere_else() -> None:
    state = state_of(coc(turn=PURPLE, regions={6: "R05"}, advances={PURPLE: "fishing"}))  # E6 sea, D6 mountain
    city = place(state, "D7")
    found = {name: COLLECT_OPTIONS.settled(state, PURPLE, 0, (city, place(state, name))) for name in ("E6", "D6")}
    assert (found["E6"], found["D6"] & 1) == (1, 0)


@rule("COC-4.1")
def test_what_a_full_store_loses_is_told_before_and_after() -> None:
    match = do(coc(goods={RED: "food 2"}), "action:collect")
    decision = match.decision(RED)
    assert decision is not None
    labels = {option["label"]: option["answer"] for option in decision["options"]}
    assert "1 wood, 1 ore" in labels  # nothing is lost
    do(match, labels["1 food, 1 wood (1 lost: no room)"])
    assert "Red has no room for 1 food" in [line["text"] for line in match.log(RED)]
    assert held(match) == {"food": 2, "wood": 1}


@rule("COC-10.2")
def test_an_answer_says_by_itself_which_goods_it_names() -> None:
    found: list[vectors.Vector] = [
        (0,) * 8,
        (1, 1, 0, 0, 0, 0, 0, 0),
        (0, 12, 0, 0, 1, 0, 0, 2),
        (0, 0, 1, 2, 0, 1, 1, 0),
    ]
    for goods in found:
        answer = vectors.answer("collect", goods)
        assert vectors.read(answer) == vectors.picked("collect", found, answer) == goods
    assert vectors.read("number:wood_1") is vectors.picked("collect", found, "number:wood_1") is None
