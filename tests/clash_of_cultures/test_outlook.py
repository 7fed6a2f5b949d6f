"""What a search sees that a greedy bot does not: open cities afar, armies on their way, room to build with goods."""

import pytest

from gonfalon import bots
from gonfalon.bots.knowledge import foresight, knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.mind.outlook import PROMISES, counsel, outlook, standing
from gonfalon.games.clash_of_cultures.mind.worth import WORLD
from gonfalon.kernel.generator import Generator
from tests.clash_of_cultures.build import PURPLE, RED, coc, do, state_of

PLAIN = {6: "R20"}
FOES = {"C6": "red temple"}
LED = {PURPLE: "tactics"}


def worth(**kw: object) -> float:
    """What purple may expect, with the turn and this."""
    return standing(state_of(coc(turn=PURPLE, regions=PLAIN, **kw)), PURPLE)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "better",
    [
        {"cities": {"D6": "purple"}},
        {"cities": {"D7": "purple happy temple"}},
        {"goods": {PURPLE: "food 1"}},
        {"goods": {PURPLE: "culture 1"}},
        {"advances": {PURPLE: "storage"}},
        {"units": {"D7": "purple 1 settler 1 infantry"}},
        {"units": {"D7": "purple 2 settler"}},
        {"hand": {PURPLE: "A7"}},
        {"plans": {PURPLE: "W7"}},
        {"actions": 3},
    ],
)
def test_whatever_a_seat_has_more_it_stands_better(better: dict[str, object]) -> None:
    assert worth(**{"actions": 2, **better}) > worth(actions=2)


def test_every_advance_of_the_board_promises_something() -> None:
    assert {*PROMISES, "farming", "mining"} == set(WORLD.advance_of)
    for name in PROMISES:
        state = state_of(coc(turn=PURPLE, regions=PLAIN))
        plain = standing(state, PURPLE)
        state.owned[PURPLE] |= 1 << WORLD.advance_of[name]
        assert standing(state, PURPLE) > plain + 0.5


def test_an_army_is_worth_more_the_nearer_an_open_city_of_others() -> None:
    far, near = (worth(cities=FOES, advances=LED, units={place: "purple 1 infantry"}) for place in ("D8", "D6"))
    there = worth(cities={"C6": "purple temple"}, advances=LED, units={"C6": "purple 1 infantry"})
    assert far < near < there


@pytest.mark.parametrize("lacking", ["tactics", "strength"])
def test_an_army_that_cannot_take_a_city_gains_nothing_by_coming_near(lacking: str) -> None:
    guards = {} if lacking == "tactics" else {"C6": "red 1 infantry"}
    advances = {} if lacking == "tactics" else LED
    far, near = (
        worth(cities=FOES, advances=advances, units={**guards, place: "purple 1 infantry"}) for place in ("D8", "D6")
    )
    assert near == far


def test_others_who_may_march_are_feared_from_three_steps_away_and_barbarians_from_two() -> None:
    cities = {"D7": "purple happy", "E8": "purple happy"}
    afar = {"advances": {RED: "tactics"}, "regions": {6: "R20", 4: "R11"}}
    for units, feared in (("red 2 infantry", True), ("barbarian 2 infantry", False)):
        state, calm = (
            state_of(coc(turn=PURPLE, cities=cities, units=army, **afar))  # type: ignore[arg-type]
            for army in ({"C5": units}, {})
        )
        index = state.land().index
        assert state.land_row(index["D7"])[index["C5"]] == 3
        assert (standing(state, PURPLE) < standing(calm, PURPLE)) == feared


def test_barbarians_next_door_are_feared_less_when_few_events_are_to_come() -> None:
    def fear(**kw: object) -> float:
        cities, units = {"D7": "purple happy", "E8": "purple happy"}, {"D6": "barbarian 2 infantry"}
        return worth(cities=cities, **kw) - worth(cities=cities, units=units, **kw)

    assert fear(age=1) > fear(age=6, round_number=3, actions=1) > 0


def test_the_price_of_a_building_is_worth_more_where_there_is_room_for_one() -> None:
    price = {PURPLE: "food 1 wood 1 ore 1"}
    small = {"D7": "purple happy", "E8": "purple happy"}
    full = {"D7": "purple happy temple", "E8": "purple happy fortress"}
    gains = [worth(cities=cities, goods=price) - worth(cities=cities) for cities in (small, full)]
    assert gains[0] > gains[1] > 0


def test_where_nothing_is_to_come_only_points_count() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, age=6, round_number=3, actions=0, goods={PURPLE: "food 2 wood 2 ore 2"})
    poor = coc(turn=PURPLE, regions=PLAIN, age=6, round_number=3, actions=0)
    assert standing(state_of(match), PURPLE) == standing(state_of(poor), PURPLE)


def test_an_army_is_counselled_to_march_towards_an_open_city_and_settlers_as_ever() -> None:
    def towards(units: str, **kw: object) -> dict[str, float]:
        match = coc(turn=PURPLE, regions=PLAIN, cities=FOES, units={"D7": units}, **kw)  # type: ignore[arg-type]
        do(match, "action:move", "hex:D7")
        ask = match.state.ask_of(PURPLE)
        assert ask is not None
        assert ask.prompt == "target"
        found = counsel(state_of(match), ask)
        assert found is not None
        return dict(zip(ask.values, found, strict=True))

    army = towards("purple 1 infantry", advances=LED)
    assert army["hex:D6"] > army["hex:E8"]
    match = coc(turn=PURPLE, regions=PLAIN, cities=FOES, units={"D7": "purple 1 settler"})
    do(match, "action:move", "hex:D7")
    ask = match.state.ask_of(PURPLE)
    assert ask is not None
    mind = knowledge(GAME)
    assert towards("purple 1 settler") == dict(zip(ask.values, mind.policy(match.state, ask) or [], strict=True))


def test_a_search_goes_by_the_outlook_and_a_greedy_bot_by_the_evaluation() -> None:
    search = bots.make("search")
    assert isinstance(search, SearchBot)
    assert search._further(knowledge(GAME)) is foresight(GAME)
    state = state_of(coc(turn=PURPLE, regions=PLAIN, cities=FOES, advances=LED, units={"D6": "purple 2 infantry"}))
    chances = foresight(GAME).chances(state)
    assert abs(sum(chances) - 1) < 1e-9
    assert chances[PURPLE] > knowledge(GAME).chances(state)[PURPLE]
    assert (outlook(state)[PURPLE] > outlook(state)[RED]) == (chances[PURPLE] > chances[RED])


def test_a_search_takes_a_city_that_lies_open() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, cities=FOES, advances=LED, units={"D6": "purple 2 infantry"}, actions=1)
    bot, city = bots.make("search", simulations=60), state_of(match).land().index["C6"]
    while match.turn == (PURPLE,) and state_of(match).city[city] == RED:
        match.apply(bot.choose(match, PURPLE, Generator(1)), PURPLE)
    assert state_of(match).city[city] == PURPLE
