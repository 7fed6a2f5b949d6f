"""People name cities, units and advances in the order they like; what comes out is the same."""

from itertools import permutations

from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from tests.clash_of_cultures.build import PURPLE, coc, do, held, mood, owns, refused, running, standing
from tests.clash_of_cultures.war import SOUTH
from tests.support import rule

TAXED = {PURPLE: "bartering taxes"}


@rule("COC-20.1")
def test_cities_are_made_happier_in_any_order() -> None:
    cities = {"D7": "purple angry", "D6": "purple neutral", "C6": "purple neutral"}
    match = coc(turn=PURPLE, regions=SOUTH, cities=cities, goods={PURPLE: "mood 4"})
    do(match, "action:happiness", "hex:D7", "hex:C6", "hex:D6", "hex:D7")
    assert [mood(match, city) for city in cities] == ["happy", "happy", "happy"]
    assert (match.state.step_name(), held(match, PURPLE)) == ("Turn.choose", {})


@rule("COC-12.1", "COC-12.7")
def test_units_are_recruited_in_any_order_extra_ones_first_or_last() -> None:
    kw = {"D7": "purple happy temple"}
    match = coc(turn=PURPLE, cities=kw, goods={PURPLE: "food 3 ore 1"}, advances={PURPLE: "storage"})
    do(match, "action:recruit", "unit:infantry", "unit:settler")
    do(match, "button:done") if match.state.step_name() == "Recruit.choose" else None
    assert (standing(match, "D7"), held(match, PURPLE)) == ({"settler": 2, "infantry": 1}, {})
    drafted = coc(
        turn=PURPLE,
        cities=kw,
        goods={PURPLE: "food 3 ore 1 mood 2"},
        advances={PURPLE: "storage engineering sanitation tactics draft"},
    )
    do(drafted, "action:recruit", "extra:infantry", "unit:infantry", "extra:settler", "unit:settler")
    do(drafted, "button:done") if drafted.state.step_name() == "Recruit.choose" else None
    assert (standing(drafted, "D7"), held(drafted, PURPLE)) == ({"settler": 3, "infantry": 2}, {})


@rule("COC-12.1", "COC-12.3")
def test_the_number_and_the_stack_hold_in_any_order() -> None:
    rich = {PURPLE: "food 7 ore 7"}
    match = coc(turn=PURPLE, goods=rich, advances={PURPLE: "storage"})  # happy, size 1: two units
    do(match, "action:recruit", "unit:infantry", "unit:infantry")
    assert match.state.step_name() == "Turn.choose"  # the city has recruited its number
    full = coc(turn=PURPLE, goods=rich, units={"D7": "purple 3 infantry 1 settler"}, advances={PURPLE: "storage"})
    do(full, "action:recruit", "unit:infantry")
    assert refused(full, "unit:infantry") == "COC-12.3"
    do(full, "unit:settler")
    assert standing(full, "D7") == {"settler": 2, "infantry": 4}


@rule("COC-29.4")
def test_the_cubes_of_a_government_are_laid_in_any_order() -> None:
    group = ("forced_labor", "totalitarianism", "absolute_power")
    for first in group:
        for second in group:
            if first == second:
                continue
            match = coc(
                turn=PURPLE,
                advances={PURPLE: "writing philosophy voting free_economy civil_liberties tactics draft"},
                goods={PURPLE: "mood 1 culture 1"},
            )
            running(match, ChangeGovernment(seat=PURPLE))
            do(match, "group:autocracy", f"advance:{first}", f"advance:{second}")
            assert match.state.step_name() == "Turn.choose"
            assert [name for name in group if owns(match, PURPLE, name)] == [n for n in group if n in (first, second)]
            assert owns(match, PURPLE, "nationalism")


@rule("COC-31.32")
def test_the_goods_of_taxes_are_named_in_any_order() -> None:
    cities = {"D7": "purple happy", "D6": "purple neutral", "C6": "purple neutral"}
    for goods in permutations(("food", "wood", "ore")):
        match = coc(turn=PURPLE, regions=SOUTH, cities=cities, goods={PURPLE: "mood 1"}, advances=TAXED)
        do(match, "effect:a:taxes", *[f"good:{good}" for good in goods])
        assert held(match, PURPLE) == {"food": 1, "wood": 1, "ore": 1}
        assert match.state.step_name() == "Turn.choose"


@rule("COC-31.29")
def test_links_are_made_in_any_order() -> None:
    links = ["link:D7_0_D6", "link:C7_0_C6", "link:C7_0_B6"]
    for some in permutations(links):
        match = coc(
            turn=PURPLE,
            regions=SOUTH,
            cities={"D6": "red neutral", "C6": "red neutral", "B6": "red neutral"},
            units={"D7": "purple 1 settler", "C7": "purple 2 settler"},
            advances={PURPLE: "bartering trade_routes storage"},
        )
        do(running(match, TradeRoutes(seat=PURPLE)), *some)
        assert (held(match, PURPLE), match.state.step_name()) == ({"food": 3}, "Turn.choose"), some
