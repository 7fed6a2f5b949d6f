"""Famine, Epidemic, Plague, Pandemic, Black Death."""

from tests.clash_of_cultures.build import PURPLE, RED, coc, do, held, mood, offered, refused, standing, state_of
from tests.clash_of_cultures.drawn import acquired, discarded, joined, lying, on_table, points, told
from tests.support import rule

TWO = {"D7": "purple happy", "C8": "purple neutral"}
ARMY = {"D7": "purple 2 infantry 1 settler", "C8": "purple 1 infantry"}


@rule("COC-24.3", "COC-4.4")
def test_famine_takes_food_that_gold_cannot_replace() -> None:
    fed = told(coc(turn=PURPLE, goods={PURPLE: "food 2 gold 1"}), "E3")
    assert (held(fed, PURPLE), mood(fed, "D7")) == ({"food": 1, "gold": 1}, "happy")
    hungry = told(coc(turn=PURPLE, goods={PURPLE: "gold 3"}), "E3")
    assert (held(hungry, PURPLE), mood(hungry, "D7")) == ({"gold": 3}, "angry")
    severe = told(coc(turn=PURPLE, goods={PURPLE: "food 1"}), "E8")
    assert (held(severe, PURPLE), mood(severe, "D7")) == ({}, "angry")
    assert held(fed, RED) == {}


@rule("COC-24.6", "COC-31.4", "COC-31.7")
def test_an_advance_against_the_event_skips_its_text_for_its_owner_alone() -> None:
    safe = told(coc(turn=PURPLE, goods={PURPLE: "food 2"}, advances={PURPLE: "irrigation"}), "E3")
    assert held(safe, PURPLE) == {"food": 2}
    units = {"D7": "purple 2 infantry", "D2": "red 2 infantry"}
    clean = told(coc(turn=PURPLE, units=units, advances={PURPLE: "sanitation"}), "E2")
    assert (standing(clean, "D7"), standing(clean, "D2")) == ({"infantry": 2}, {"infantry": 1})


@rule("COC-24.3")
def test_pests_eat_what_is_stored() -> None:
    goods = {PURPLE: "food 2", RED: "food 2"}
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, goods=goods, advances={RED: "storage"}), "E51")
    assert (held(match, PURPLE), held(match, RED)) == ({"food": 2}, {"food": 1})


@rule("COC-24.3")
def test_drought_counts_cities_beside_barren_land() -> None:
    cities = {"D7": "purple happy", "C8": "purple happy", "D6": "purple happy"}  # D8 is barren
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, regions={6: "R20"}, cities=cities, goods={PURPLE: "food 2"})
    told(match, "E52")
    assert (held(match, PURPLE), [mood(match, name) for name in cities]) == ({}, ["happy"] * 3)
    short = coc(turn=PURPLE, civ={PURPLE: "rome"}, regions={6: "R20"}, cities=cities, goods={PURPLE: "food 1"})
    told(short, "E52")
    assert sorted(offered(short, "hex")) == ["hex:C8", "hex:D7"]
    do(short, "hex:C8")
    assert mood(short, "C8") == "angry"


@rule("COC-0.13")
def test_an_epidemic_travels_on_roads() -> None:
    match = told(coc(turn=PURPLE, cities=TWO, units=ARMY), "E2")
    assert offered(match, "lost") == ["lost:C8_infantry", "lost:D7_settler", "lost:D7_infantry"]
    do(match, "lost:C8_infantry")
    assert (standing(match, "C8"), discarded(match, "E2")) == ({}, True)
    roads = told(coc(turn=PURPLE, cities=TWO, units=ARMY, advances={PURPLE: "roads"}), "E2")
    do(roads, "lost:C8_infantry", "lost:D7_settler")
    assert (standing(roads, "D7"), discarded(roads, "E2")) == ({"infantry": 2}, True)
    single = told(coc(turn=PURPLE), "E2")  # one settler each
    assert standing(single, "D7") == {"settler": 1}


@rule("COC-14.4", "COC-19.4")
def test_who_was_aboard_a_lost_ship_goes_down_with_it() -> None:
    match = coc(
        turn=PURPLE, regions={6: "R11"}, units={"D5": "purple 2 ship 2 infantry 1 settler", "D7": "purple 1 settler"}
    )
    told(match, "E2")
    do(match, "lost:D5_ship")
    assert offered(match, "lost") == ["lost:D5_settler", "lost:D5_infantry"]
    do(match, "lost:D5_settler")
    assert (standing(match, "D5"), discarded(match, "E2")) == ({"infantry": 2, "ship": 1}, True)


@rule("COC-35.5", "COC-11.3")
def test_plague_stops_all_building_without_sanitation() -> None:
    cities = {"D7": "purple neutral", "C8": "purple neutral", "D2": "red neutral", "E2": "red neutral"}
    goods = {PURPLE: "food 2 wood 2 ore 2", RED: "food 2 wood 2 ore 2"}
    free = coc(turn=PURPLE, cities=cities, goods=goods, advances={PURPLE: "tactics"})
    assert refused(free, "action:construct") == ""
    ill = coc(turn=PURPLE, cities=cities, goods=goods, advances={PURPLE: "tactics"})
    assert refused(lying(ill, "E1"), "action:construct") == "COC-35.5"
    why = ill.objection("action:construct", PURPLE)
    assert why is not None
    assert why["fact"] == "An effect forbids it: Plague."
    clean = coc(turn=PURPLE, cities=cities, goods=goods, advances={PURPLE: "tactics sanitation"})
    assert refused(lying(clean, "E1"), "action:construct") == ""


@rule("COC-24.4")
def test_plague_lowers_one_city_or_two_and_stays_until_everybody_is_clean() -> None:
    match = told(coc(turn=PURPLE, cities=TWO, advances={RED: "sanitation"}), "E1")
    do(match, "hex:D7")
    assert (mood(match, "D7"), mood(match, "D2"), on_table(match, "E1")) == ("neutral", "happy", True)
    acquired(match, "sanitation")
    assert (on_table(match, "E1"), discarded(match, "E1")) == (False, True)
    none = told(coc(turn=PURPLE, cities=TWO, advances={RED: "sanitation", PURPLE: "sanitation"}), "E1")
    assert (on_table(none, "E1"), discarded(none, "E1")) == (False, True)


@rule("COC-22.8", "COC-22.9")
def test_a_pandemic_takes_half_as_many_things_as_cities() -> None:
    cities = {**TWO, "E8": "purple neutral", "D6": "purple neutral"}
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        regions={6: "R20"},
        cities=cities,
        goods={PURPLE: "ore 1"},
        hand={PURPLE: "A1"},
        goals={PURPLE: "O2"},
    )
    told(match, "E49")
    assert offered(match, "good", "lost", "card", "goal") == ["good:ore", "lost:D7_settler", "card:A1", "goal:O2"]
    do(match, "goal:O2", "card:A1")
    state = state_of(match)
    assert (held(match, PURPLE), state.hand[PURPLE], state.goals[PURPLE]) == ({"ore": 1}, [], [])
    assert (len(state.discard), len(state.goal_discard), discarded(match, "E49")) == (1, 1, True)
    other = coc(turn=PURPLE, civ={PURPLE: "rome"}, regions={6: "R20"}, cities=cities, goods={PURPLE: "ore 3"})
    person = joined(other, "E18")
    told(person, "E49")
    assert "event:E18" in person.legal()
    do(person, "event:E18", "good:ore")
    assert (held(person, PURPLE), state_of(person).persons[PURPLE], discarded(person, "E18")) == ({"ore": 2}, [], True)
    units = coc(turn=PURPLE, civ={PURPLE: "rome"}, regions={6: "R20"}, cities=cities, goods={PURPLE: "ore 1"})
    do(told(units, "E49"), "lost:D7_settler")
    assert (standing(units, "D7"), held(units, PURPLE)) == ({}, {})  # the ore was all that was left


@rule("COC-30.3")
def test_black_death_gives_a_point_for_each_unit_lost() -> None:
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities=TWO, units=ARMY), "E50")
    do(match, "lost:D7_settler")
    assert (standing(match, "D7"), points(match, "events"), points(match, "events", RED)) == ({"infantry": 2}, 1, 0)
    assert on_table(match, "E50")
    three = {"D7": "purple 2 infantry 1 settler"}
    few = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities=TWO, units=three), "E50")
    assert (standing(few, "D7"), points(few, "events")) == ({"settler": 1, "infantry": 2}, 0)


@rule("COC-24.3")
def test_illness_travels_on_roads_by_sea_and_with_traders() -> None:
    for ways, moods in (
        ("", ["neutral", "neutral"]),
        ("roads", ["neutral", "angry"]),
        ("navigation", ["neutral", "angry"]),
    ):
        match = told(coc(turn=PURPLE, cities=TWO, advances={PURPLE: ways, RED: "sanitation trade_routes"}), "E1")
        do(match, "hex:D7")
        assert [mood(match, "D7"), mood(match, "C8")] == moods, ways
    for ways, dead in (("", 1), ("trade_routes", 2)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "rome"},
            cities=TWO,
            units={**ARMY, "D2": "red 3 infantry"},
            advances={PURPLE: ways, RED: "roads"},
        )
        told(match, "E50")
        for _ in range(dead):
            do(match, "lost:D7_infantry")
        assert (points(match, "events"), on_table(match, "E50"), match.state.step_name()) == (dead, True, "Turn.choose")
    alone = told(coc(turn=PURPLE, advances={RED: "sanitation"}), "E1")
    assert mood(alone, "D7") == "happy"  # a single city


@rule("COC-24.3", "COC-4.4")
def test_a_drought_takes_three_food_at_most() -> None:
    cities = {"D7": "purple happy", "C8": "purple happy", "E8": "purple happy", "D8": "purple happy"}
    for food, left, angry in ((4, {"food": 1}, 0), (3, {}, 0), (2, {}, 1)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "rome"},
            cities=cities,
            goods={PURPLE: f"food {food}"},
            advances={PURPLE: "storage"},
        )
        told(match, "E52")
        if angry:
            do(match, "hex:D7")
        assert (held(match, PURPLE), [mood(match, name) for name in cities].count("angry")) == (left, angry), food


@rule("COC-22.8")
def test_a_pandemic_takes_the_unit_that_was_chosen_and_no_other() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, cities=TWO, units={"D7": "purple 2 infantry 1 settler"})
    do(told(match, "E49"), "lost:D7_infantry")
    assert (standing(match, "D7"), match.state.step_name()) == ({"settler": 1, "infantry": 1}, "Turn.choose")


@rule("COC-22.8", "COC-0.2")
def test_nobody_sees_from_a_pandemic_what_the_only_card_of_a_hand_is() -> None:
    for hand, goals, goods, asks in (("A1", "", "", True), ("", "O2", "", True), ("", "", "ore 1", False)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "rome"},
            cities=TWO,
            units={"D7": "purple"},
            hand={PURPLE: hand},
            goals={PURPLE: goals},
            goods={PURPLE: goods},
        )
        told(match, "E49")
        assert (match.state.step_name() != "Turn.choose") == asks, (hand, goals, goods)
        assert held(match, PURPLE) == {}
