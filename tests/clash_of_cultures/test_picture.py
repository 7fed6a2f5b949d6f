"""The board as a picture: what stands on it, and what it says about itself."""

import math
import re
from itertools import pairwise
from pathlib import Path

import pytest

import gonfalon
from gonfalon.draw.pieces import seat_outline
from gonfalon.draw.svg import repeated_ids, text_width
from gonfalon.games.clash_of_cultures.picture import chart, faces, land, stock, tokens
from gonfalon.games.clash_of_cultures.picture.goals import progress
from gonfalon.games.clash_of_cultures.rules.status import Raze
from gonfalon.match import Match
from tools.pictures import clash_pictures

from .build import PURPLE, RED, WORLD, coc, do, running, state_of, tile
from .war import SOUTH, march, roll


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


def test_a_building_of_somebody_else_bears_his_shape() -> None:
    for owner, marks in (("", 0), (":purple", 1)):
        shown = part(str(coc(cities={"D2": f"red happy temple{owner}"}).svg(RED)), "city-D2")
        assert shown.count(seat_outline(PURPLE, 4.6)) == marks


def test_the_question_of_covered_land_stands_on_no_name() -> None:
    match = coc()
    state = state_of(match)
    lay, places = chart.grid(state), state.land().places
    named = [(x - lay.size * 0.37, y - lay.size * 0.62) for x, y in map(lay.center, places)]
    for slot in state.land().regions:
        heart = land.heart(lay, [places[place] for place in slot])
        assert min(math.dist(heart, name) for name in named) > 17 + lay.size * 0.2


@pytest.mark.parametrize(("number", "small"), [(3, False), (13, True)])
def test_the_letters_of_small_cards_have_room_to_grow(number: int, small: bool) -> None:
    match = coc(hand={RED: " ".join(f"A{n}" for n in range(1, number + 1))})
    card = part(str(match.svg(RED)), "card-A5" if number > 4 else "card-A3")
    assert ('class="afar"' in card) == small
    ys = [float(y) for y in re.findall(r'<text x="14" y="([\d.]+)" font-size="1[1-5][^"]*">', card)]
    gaps = [b - a for a, b in pairwise(ys) if b - a < 40]
    assert (min(gaps) > 18.5) == small


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("afar", [0, 16.0])
def test_no_line_of_a_card_leaves_its_frame(lang: str, afar: float) -> None:
    """Not even where the page writes small letters a tenth longer, in a font with wide letters."""
    words = coc().words(lang)
    cards = [faces.action(WORLD, card, words, (0, 0), None, None, afar) for card in range(len(WORLD.action_cards))]
    cards += [faces.tactic(WORLD, card, "", words) for card in range(len(WORLD.action_cards))]
    assert len(cards) == 2 * 42
    written = re.compile(r'<text x="1[04]" y="[\d.]+" font-size="([\d.]+)">([^<]*)')
    lines = [line for card in cards for line in written.findall(card)]
    assert len(lines) > 400
    edge = faces.WIDTH - 14 - 5
    assert [line for size, line in lines if text_width(line, float(size)) * 1.15 * faces.GROWN > edge] == []


def test_the_name_of_a_space_stays_free_where_its_city_is_crowded() -> None:
    state = state_of(city_rich())
    lay, here, place = chart.grid(state), state.land(), state.land().hexes.index("D2")
    named = re.search(r' y="([-\d.]+)"', land.names(lay, [(here.places[place], "D2")]))
    size = re.search(r'cx="29" cy="([-\d.]+)" r="10.5"', tokens.city(chart.look(state, place), crowded=True))
    assert named is not None
    assert size is not None
    line = (float(named[1]) - lay.center(here.places[place])[1]) * land.SIZE / lay.size
    assert float(size[1]) - 10.5 > line + 5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_upper_half_of_a_card_takes_room_from_a_short_lower_one(lang: str) -> None:
    words = coc().words(lang)
    cut = set()
    for card in range(len(WORLD.action_cards)):
        drawn = str(faces.action(WORLD, card, words, (0, 0), None, None))
        cut |= {WORLD.titles[WORLD.card_title[card]]} if "…</text>" in drawn else set()
        assert "…</text>" not in str(faces.tactic(WORLD, card, "", words))
    assert cut <= {"cultural_awe", "mercenaries"}  # whose tips say all


def test_a_board_speaks_french_to_the_colon() -> None:
    drawn = str(coc().svg(RED, "fr"))
    assert "Objectifs\N{NO-BREAK SPACE}: 0<" in drawn
    assert "Captifs\N{NO-BREAK SPACE}: 0<" in drawn


def test_the_gate_of_barbarians_is_not_as_dark_as_their_walls() -> None:
    assert 'href="#coc-gate"' in str(tokens.city(tokens.City(stock.BARBARIAN, 1, False, ())))
    assert 'href="#coc-gate"' not in str(tokens.city(tokens.City(RED, 1, False, ())))


@pytest.mark.parametrize("count", [2, 3, 7, 12])
def test_two_cards_of_a_hand_are_as_broad_as_a_phone(count: int) -> None:
    match = coc(hand={RED: " ".join(f"A{n}" for n in range(1, count + 1))})
    drawn = str(match.svg(RED))
    drawn = drawn[drawn.index('id="place-hand"') :]
    found = re.findall(r'data-tall="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"', drawn)[:count]
    x, _, scale = map(float, found[1])
    assert 580 < x - 12 + faces.WIDTH * scale <= 596
    assert len({y for _, y, _ in found}) == -(-count // 2)


def test_signs_are_explained_where_there_is_room() -> None:
    plain, full = coc(age=2), coc(age=2)
    state_of(full).table[:] = range(12)
    assert "On the map" in str(plain.svg(RED))
    assert "On the map" not in str(full.svg(RED))


def test_no_id_of_the_board_is_one_of_the_page_around_it() -> None:
    pages = " ".join(page.read_text("utf-8") for page in (Path(gonfalon.__file__).parent / "web").rglob("*.html"))
    assert "hint-told" in re.findall(r'\bid="([^"{]+)"', pages)
    drawn = set(re.findall(r'\bid="([^"]+)"', str(gonfalon.new("clash-of-cultures", 3, seed=1).svg(0))))
    assert "track-advice" in drawn
    assert drawn & set(re.findall(r'\bid="([^"{]+)"', pages)) == set()


def test_every_drawing_that_is_referred_to_is_there() -> None:
    match = city_rich()
    state_of(match).pirates[0] = 1
    picture = str(match.svg(RED))
    wanted = set(re.findall(r'href="#([^"]*)"', picture))
    assert wanted <= set(re.findall(r'\sid="([^"]*)"', picture))


def tip(match: Match, target: str, seat: int = RED, lang: str = "en") -> str:
    return " ".join(match.game.tips(match.state, seat, match.words(lang))[target].lines)


@pytest.mark.parametrize(
    ("advances", "goods", "advance", "said"),
    [
        ("", "food 2", "storage", "You can acquire it now."),
        ("", "food 1", "storage", "you cannot pay for it now"),
        ("storage", "food 2", "storage", "You own it."),
        ("", "food 2", "steel_weapons", "The first advance of the group comes first: Tactics"),
        ("", "food 2", "voting", "Needs first: Philosophy"),
        ("philosophy voting state_religion", "food 2", "dogma", "Another government stands in its way: Democracy"),
    ],
)
def test_an_advance_says_what_stands_in_its_way(advances: str, goods: str, advance: str, said: str) -> None:
    match = coc(advances={RED: advances}, goods={RED: goods})
    assert said in tip(match, "advance:" + advance)


def test_an_objective_says_whether_it_is_fulfilled_or_what_is_missing() -> None:
    """Wood! asks for 5 wood, of which 2 are paid."""
    card = next(name for name in WORLD.goal_cards if "wood_obj" in halves(name))
    objective = WORLD.objective_of["wood_obj"]
    for wood, found, note in ((5, "fulfilled", "Fulfilled"), (4, "good:wood", "1 missing: wood"), (2, "", "Wood!")):
        match = coc(goals={RED: card}, goods={RED: f"wood {wood}"})
        assert progress(state_of(match), RED)[objective] == found
        assert note in part(str(match.svg(RED)), "goal-" + card)


def halves(card: str) -> list[str]:
    return [WORLD.objectives[half] for half in WORLD.goal_halves[WORLD.goal_cards.index(card)]]


def test_a_squad_is_told_odds_and_penalties_before_it_goes() -> None:
    match = coc(
        regions={3: "R20"},
        cities={"D3": "purple neutral fortress"},
        units={"D2": "red 2 infantry", "D3": "purple 1 infantry"},
        advances={RED: "tactics"},
    )
    assert "Attack" not in tip(match, "hex:D3")
    do(match, "action:move", "hex:D2", "take:infantry_2")
    assert re.search(r"you win in \d+%, lose in \d+%", tip(match, "hex:D3"))
    assert "Attack" not in tip(match, "hex:D3", PURPLE)
    assert "Forest: who enters it may move on" in tip(match, "hex:C2")
    assert "moves no more this turn" in tip(match, "hex:E2")


def test_a_tile_that_may_lie_both_ways_is_shown_both_ways() -> None:
    match = coc(units={"D2": "red 1 settler"})
    do(match, "action:move", "hex:D2")
    while match.state.step_name() == "March.pick":
        do(match, match.legal()[-1])
    do(match, "hex:D3")
    assert "turn:0" not in str(match.svg(RED))
    for name in WORLD.tiles:
        trial = match.copy()
        do(trial, tile(name))
        if trial.state.step_name() == "Explore.turn":
            shown = re.findall(r'data-target="(turn:\d)"', str(trial.svg(PURPLE)))
            assert shown == trial.legal() == ["turn:0", "turn:1"]
            return
    raise AssertionError("no tile may lie both ways here")


def test_food_shows_the_limit_that_holds_now() -> None:
    plain, stored = coc(), coc(advances={RED: "storage"})
    assert "0/2" in part(str(plain.svg(RED)), "good-0-food")
    assert "0/7" in part(str(stored.svg(RED)), "good-0-food")


@pytest.mark.parametrize("name", ["board.svg", "hand.svg", "battle.svg"])
def test_a_picture_of_the_guide_shows_the_whole_of_its_place(name: str) -> None:
    picture = clash_pictures("en")[name]
    left, _, width, height = map(float, re.findall(r'viewBox="([^"]*)"', picture)[0].split())
    place = re.search(r'transform="translate\(([\d.]+) 0\)"[^>]*data-place="', picture)
    sheet = re.search(r'data-place=.*?<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"[^>]*only-wide', picture)
    assert place
    assert sheet
    assert left <= float(place[1])
    assert left + width >= float(place[1]) + float(sheet[1])
    assert name == "hand.svg" or height >= float(sheet[2])  # below the cards there is nothing


def test_units_that_attack_are_counted_while_they_are_off_the_board() -> None:
    def armies(match: Match) -> list[str]:
        panels = match.game.panels(match.state, match.words())
        return [value for panel in panels for sign, _, value in panel if sign == "sword"]

    units = {"D6": "barbarian 1 infantry", "D7": "purple 2 infantry"}
    match = coc(turn=PURPLE, regions=SOUTH, units=units, advances={PURPLE: "tactics"})
    assert armies(match) == ["0", "2"]
    march(match, "D7", "2 infantry", "hex:D6")
    assert match.state.step_name() == "Round.roll"
    assert armies(match) == ["0", "2"]
    roll(match, "6I", "1L")
    assert armies(match) == ["0", "2"], "and once each after the battle"


def test_razing_a_city_says_what_it_brings_and_costs() -> None:
    match = running(coc(), Raze(seat=RED))
    assert [match.describe("hex:D2", lang) for lang in ("en", "fr")] == [
        "Raze D2 for 1 gold: the city is gone",
        "Raser D2 contre 1 or\N{NO-BREAK SPACE}: la cité disparaît",
    ]
