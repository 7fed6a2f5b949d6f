"""Sections 12, 13 and 16: points, the end, the variant of the legions."""

import pytest

from gonfalon.games.struggle_for_rome.content.land import TREASURE
from gonfalon.games.struggle_for_rome.rules import scoring
from gonfalon.match import Match
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    LAND,
    RED,
    WARRIORS,
    WHITE,
    YELLOW,
    again,
    at,
    face,
    hold,
    market,
    nomads,
    rome,
    state_of,
    tribe,
)
from tests.support import rule

FOUR = (
    ("lutetia", "durocortorum", "caesarodunum", "augustodunum"),
    ("burdigala", "tolosa", "lugdunum", "massilia"),
)


def last_turn(match: Match) -> Match:
    """The last player ends the round."""
    at(match, 4, YELLOW).apply("button:done")
    return match


@rule("SFR-12.1")
def test_a_point_for_each_city() -> None:
    assert tribe(rome(), cities=FOUR[0]).scores() == (4, 0, 0, 0)


@rule("SFR-12.3", "SFR-EX-21")
def test_diplomacy() -> None:
    match = market(BLUE)
    state = state_of(match)
    state.diplomats[RED], state.diplomats[BLUE], state.diplomacy = 3, 2, RED
    state.deck = state.deck[5:]  # Diplomats all
    for number, holder, points, where in ((3, RED, (2, 0), "latium"), (4, BLUE, (0, 2), "samnium")):
        at(hold(match, BLUE, cards=("diplomat",)), 2, BLUE)
        match.apply("card:diplomat")
        match.apply(f"hex:{where}")
        assert (state.diplomats[BLUE], state.diplomacy) == (number, holder)
        assert match.scores()[:2] == points


@rule("SFR-12.3")
def test_the_third_diplomat_earns_the_card() -> None:
    match = hold(market(), RED, cards=("diplomat",))
    state_of(match).diplomats[RED] = 2
    del state_of(match).deck[:2]
    match.apply("card:diplomat")
    assert match.scores()[RED] == 2
    match = hold(market(), RED, cards=("diplomat",))
    state_of(match).diplomats[RED] = 1
    del state_of(match).deck[:1]
    match.apply("card:diplomat")
    assert match.scores()[RED] == 0, "a second one does not, though nobody holds it"


@rule("SFR-12.4", "SFR-EX-31")
def test_scourge_twice() -> None:
    match = nomads(4, at="13,1,S", figures=2, tiles=("grey", "brown", "yellow", "pink"))
    tribe(match, RED, HORSEMEN, tiles=("green", "grey", "brown", "yellow", "pink"))
    state_of(match).scourge[0] = 1
    again(match)
    match.apply("plunder:castra_regina")
    match.apply(face("gold"))
    assert state_of(match).scourge[:2] == [1, 1]
    assert match.scores()[RED] == 4


@rule("SFR-12.5")
@pytest.mark.parametrize("seat", [RED, YELLOW])
def test_heritage_needs_four_cities_with_each_tribe(seat: int) -> None:
    match = tribe(rome(), seat, HORSEMEN, cities=(*FOUR[0], "argentorate"), figures=2, wagons=1)
    at(tribe(match, seat, WARRIORS, cities=FOUR[1][:3], figures=4, wagons=1), 3, seat)
    match.apply("conquer:augusta_raurica")
    assert match.scores()[seat] == 9
    at(match, 4, seat).apply("conquer:massilia")
    assert match.scores()[seat] == 12


@rule("SFR-12.5", "SFR-EX-8")
def test_fourth_heritage() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=FOUR[0], figures=2, wagons=1)
    at(tribe(match, RED, WARRIORS, cities=FOUR[1][:3], figures=4, wagons=1), 4)
    state_of(match).heritage[BLUE:] = [1, 1, 1]
    match.apply("conquer:massilia")
    assert match.scores()[RED] == 8


@rule("SFR-12.6")
def test_cities_and_special_cards_are_public() -> None:
    match = tribe(rome(), cities=FOUR[0])
    view = match.view(None)
    assert view["scores"] == [4, 0, 0, 0]


@rule("SFR-13.1", "SFR-13.2")
def test_the_round_is_played_to_its_end() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=(*FOUR[0], "argentorate"))
    tribe(match, RED, WARRIORS, cities=(*FOUR[1], "roma"))
    at(match, 4)
    assert match.scores()[RED] == 10
    match.apply("button:done")
    assert match.turn == (BLUE,)
    assert last_turn(match).over
    assert match.winners() == (RED,)


@rule("SFR-13.2")
def test_hidden_points_end_the_game_too() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=(*FOUR[0], "argentorate"))
    tribe(match, RED, WARRIORS, cities=FOUR[1])
    hold(match, RED, cards=("feudalism",))
    assert last_turn(match).over
    assert match.scores()[RED] == 10


@rule("SFR-13.2")
def test_falling_below_ten_lets_the_game_go_on() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=FOUR[0])
    tribe(match, RED, WARRIORS, cities=FOUR[1])
    state_of(match).announced[RED] = 1
    assert not last_turn(match).over
    assert state_of(match).round_number == 2


def finished(red: int, blue: int, purse: int = 5) -> Match:
    """A game that ends with so many cities each."""
    names = [name for name in LAND.cities if name not in ("augusta_raurica",)]
    match = tribe(rome(), RED, HORSEMEN, cities=tuple(names[: red - 5]))
    tribe(match, RED, WARRIORS, cities=tuple(names[red - 5 : red]), wagons=0)
    tribe(match, BLUE, HORSEMEN, cities=tuple(names[red : red + blue - 5]), wagons=0)
    tribe(match, BLUE, WARRIORS, cities=tuple(names[red + blue - 5 : red + blue]), wagons=0)
    state = state_of(match)
    state.heritage[:2] = [1, 1]
    state.gold[RED], state.gold[BLUE] = 5, purse
    return again(match)


@rule("SFR-13.3", "SFR-EX-27")
def test_highest_total() -> None:
    match = last_turn(finished(8, 9))
    assert match.scores()[:2] == (10, 11)
    assert match.winners() == (BLUE,)


@rule("SFR-13.4", "SFR-EX-13", "SFR-6.8")
def test_treasure_at_the_end() -> None:
    match = finished(8, 8, purse=6)
    hold(match, RED, gold=4, cards=("treasure_of_the_vandals",))
    last_turn(match)
    assert state_of(match).shown[RED] == [TREASURE]
    assert [state_of(match).wealth(seat) for seat in (RED, BLUE)] == [11, 6]
    assert match.winners() == (RED,)


@rule("SFR-13.5")
def test_a_last_tie_is_shared() -> None:
    assert last_turn(finished(8, 8)).winners() == (RED, BLUE)


@rule("SFR-13.6")
def test_a_game_in_which_nothing_changes_ends() -> None:
    match = rome()
    for number in range(20):
        assert state_of(match).quiet == number
        assert not last_turn(match).over
    assert last_turn(match).over
    match = hold(rome(), RED, cards=("treasure_of_the_vandals",))
    state_of(match).quiet = 20
    at(match, 3).apply("card:treasure_of_the_vandals")
    assert not last_turn(match).over


@rule("SFR-13.6")
def test_a_recruit_or_a_wagon_is_a_change() -> None:
    for words in (("build:recruit",), ("build:wagon", "box:horseman")):
        match = hold(rome(), RED, ore=1, horse=1, grain=1, cattle=1, gold=0)
        state_of(match).quiet = 20
        at(match, 2)
        for word in words:
            match.apply(word)
        assert not last_turn(match).over


@rule("SFR-13.1")
def test_who_lost_the_tenth_point_and_reaches_it_again_says_so_again() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=FOUR[0])
    tribe(match, RED, WARRIORS, cities=FOUR[1])
    state = state_of(match)
    state.diplomacy, state.announced[RED] = RED, 1
    state.diplomats[:2] = [3, 4]
    scoring.diplomacy(state, BLUE)
    assert (state.diplomacy, state.announced[RED]) == (BLUE, 0)
    state.diplomats[RED] = 5
    scoring.diplomacy(state, RED)
    assert state.announced[RED] == 1


@rule("SFR-13.1")
def test_who_keeps_ten_points_without_diplomacy_says_nothing_again() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=(*FOUR[0], "argentorate"))
    tribe(match, RED, WARRIORS, cities=(*FOUR[1], "roma"))
    state = state_of(match)
    state.diplomacy, state.announced[RED] = RED, 1
    state.diplomats[:2] = [3, 4]
    scoring.diplomacy(state, BLUE)
    assert state.announced[RED] == 1


@rule("SFR-16.1", "SFR-EX-9")
def test_eagle() -> None:
    eagles = [city for city in range(40) if LAND.eagle[city]]
    assert len(eagles) == 10
    assert all((LAND.towers[city] >= 4) == LAND.eagle[city] for city in range(40))
    match = tribe(rome(), cities=("roma", "neapolis", "ravenna"))
    assert match.scores()[RED] == 3


@rule("SFR-16.2")
def test_three_eagles_are_a_point_with_the_variant() -> None:
    match = tribe(rome(legions=True), cities=("roma", "ravenna"), figures=6, wagons=1)
    tribe(match, RED, WARRIORS, cities=("massilia",))
    at(match, 3).apply("conquer:florentia")
    assert match.scores()[RED] == 5
    assert state_of(match).legions[RED] == 1


@rule("SFR-12.4")
def test_winning_four_colours_is_not_enough() -> None:
    match = nomads(3, at="13,1,S", figures=2, tiles=("grey", "brown", "yellow"))
    match.apply("plunder:castra_regina")
    match.apply(face("gold"))
    assert match.scores()[RED] == 0
    assert match.scores()[WHITE] == 0
