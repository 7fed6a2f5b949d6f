"""The board as a picture: what stands on it, and what it says about itself."""

import re

import pytest

from gonfalon.draw.svg import repeated_ids
from gonfalon.match import Match

from .build import PURPLE, RED, coc, state_of


def city_rich() -> Match:
    """Red's home with everything on it."""
    return coc(
        civ={RED: "rome"},
        cities={"D2": "red happy academy temple:purple market fortress"},
        units={"D2": "red 2 infantry 1 cavalry 1 settler"},
        hand={RED: "A1 A5"},
        goals={RED: "O2"},
        plans={RED: "W7"},
    )


def part(picture: str, ident: str) -> str:
    """The markup from one id to the next of its kind."""
    start = picture.index(f'id="{ident}"')
    return picture[start : picture.find('<g id="', start)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("civ", [None, {RED: "rome"}])
def test_everything_that_can_be_pointed_at_has_a_tip(seats: int, civ: dict[int, str] | None) -> None:
    match = city_rich() if civ and seats == 2 else coc(seats, civ=civ, goals={RED: "O2"})
    picture = str(match.svg(RED))
    assert repeated_ids(picture) == set()
    tips = match.game.tips(match.state, RED, match.words("en"))
    targets = set(re.findall(r'data-target="([^"]*)"', picture))
    assert targets - set(tips) == set()


def test_every_seat_has_a_board_and_only_the_reader_a_hand() -> None:
    match = city_rich()
    mine, watching = str(match.svg(RED)), str(match.svg(None))
    assert re.findall(r'data-place="([^"]*)"', mine) == ["map", "hand", "board-0", "board-1"]
    assert re.findall(r'data-place="([^"]*)"', watching) == ["map", "board-0", "board-1"]
    assert 'id="card-A1"' in mine
    assert 'id="card-A1"' not in str(match.svg(PURPLE))


def test_a_city_shows_each_building_in_its_colour() -> None:
    match = city_rich()
    shown = part(str(match.svg(RED)), "city-D2")
    pieces = re.findall(r'href="#coc-(\w+)"[^>]*color="var\(--g-(\w+)\)"', shown)
    assert pieces == [
        ("town", "s1"),
        ("academy", "s1"),
        ("fortress", "s1"),
        ("temple", "s2"),
        ("market", "s1"),
    ]
    assert ">5</text>" in shown  # its size


def test_every_drawing_that_is_referred_to_is_there() -> None:
    match = city_rich()
    state_of(match).pirates[0] = 1
    picture = str(match.svg(RED))
    wanted = set(re.findall(r'href="#([^"]*)"', picture))
    assert wanted <= set(re.findall(r'\sid="([^"]*)"', picture))
