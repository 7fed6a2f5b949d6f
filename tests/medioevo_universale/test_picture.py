"""The map as a picture: whose land it is, what stands where, and what is seen of it from afar."""

import re

import pytest

from gonfalon.draw.atlas import contains, overlap
from gonfalon.draw.svg import Box, Point, repeated_ids
from gonfalon.games.medioevo_universale.content.terms import TERRAINS
from gonfalon.games.medioevo_universale.picture import chart, spots, tokens
from gonfalon.games.medioevo_universale.picture.sheet import TALL
from gonfalon.match import Match
from gonfalon.wording import LANGUAGES
from tests.support import rule

from .build import HORDE, WORLD, _army, medioevo, position


def painted(match: Match, name: str) -> list[str]:
    """The fills of a territory over its terrain: the colour of its holder, the pattern of its home."""
    fills = re.findall(f'<use href="#shape-{name}" fill="([^"]*)"', str(match.svg(0)))
    return [fill for fill in fills if "--g-s" in fill or "url" in fill]


def test_land_has_the_colour_of_its_holder_and_the_pattern_of_its_home() -> None:
    match = medioevo(at={"serbia": "2: 1 light", "temes": "0: 2 light"}, war=((0, 1),))
    assert painted(match, "thracia") == ["var(--g-s1)", "url(#home-0)"]
    assert painted(match, "temes") == ["var(--g-s1)", "url(#home-1)"], "Hungarian, held by Byzantium"
    assert painted(match, "serbia") == ["var(--g-s3)"], "nobody's home"
    assert painted(match, "bosnia") == []
    assert painted(match, "saxony") == [], "home of a realm that nobody plays"


def test_the_outline_of_a_lit_land_has_light_edges() -> None:
    """It is seen on land of its own colour."""
    space = chart.region("thracia", "land:thracia")
    wide, line = re.findall(r'<use href="#shape-thracia" class="halo"([^>]*)>', space)
    assert "stroke:var(--g-rim);stroke-width:9" in wide
    assert "style" not in line, "over it, in the common look"


def test_armies_of_a_space_stand_side_by_side_from_afar_and_tell_their_strength() -> None:
    match = medioevo(at={"serbia": "0: 2 light 1 archer 1 cavalry; horde: 3 light"})
    picture = str(match.svg(0))
    assert repeated_ids(picture) == set()
    start = picture.index('id="armies-serbia"')
    assert re.findall(">([0-9]+)<", picture[start : start + 6000])[:2] == ["4", "3"]
    assert picture.count('id="army-serbia-') == 2, "from near each has a plate of its own"


@pytest.mark.parametrize("captain", ["", " 1 captain2"])
def test_a_captain_is_a_star_on_his_army_seen_from_afar(captain: str) -> None:
    art, _ = tokens.company(_army("2 light 1 heavy" + captain), 0)
    assert ("--g-gold" in art) == bool(captain)
    assert tokens.UNITS[2] in art, "the best of his men"


def test_barbarians_from_afar_are_black_and_bear_no_mark_of_a_seat() -> None:
    art, _ = tokens.company(_army("2 light"), HORDE)
    assert "--g-horde" in art
    assert "--g-s1" not in art


def boxes(lang: str) -> tuple[list[Box], list[spots.Spots]]:
    """The names on the map in a language, and the places beside them."""
    words = medioevo().words(lang)
    places = [
        chart.Place(
            WORLD.names[n], words.name(WORLD.answers[n]), -1, TERRAINS[WORLD.terrain[n]] if n < WORLD.lands else ""
        )
        for n in range(WORLD.spaces)
    ]
    towns = [t for t in range(WORLD.lands) if WORLD.area[t]]
    return [spots._name(place) for place in places], spots.spots(places, towns)


def room(size: spots.Size, at: Point) -> Box:
    """What is really drawn there, without the air around it."""
    return at[0] - size.width * 0.4, at[1] - size.height * 0.4, size.width * 0.8, size.height * 0.8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_armies_cover_neither_names_nor_each_other(lang: str) -> None:
    names, found = boxes(lang)
    armies = [room(spots.ARMY, spot.army) for spot in found[: WORLD.lands]]
    written = [name for n, name in enumerate(names) if any(overlap(name, army) for army in armies)]
    assert len(written) <= 6, "of 138"
    assert sum(overlap(a, b) for n, a in enumerate(armies) for b in armies[:n]) <= 1, "Latium and Campania"


def within(shape: chart.Shape, at: Point) -> bool:
    """Whether a place lies in a space, or on its border."""
    points = [(at[0], at[1] + dy) for dy in (-2, 0, 2)]
    return any(sum(contains(ring, point) for ring in shape.rings) % 2 == 1 for point in points)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_armies_stand_in_the_land_that_they_are_in(lang: str) -> None:
    _, found = boxes(lang)
    shapes = [chart.chart().shapes[name] for name in WORLD.names[: WORLD.lands]]
    outside = [WORLD.names[n] for n, shape in enumerate(shapes) if not within(shape, found[n].army)]
    assert outside == []


def test_a_trade_route_is_drawn_with_its_stages_and_what_it_pays() -> None:
    match = medioevo(at={"trebisonda": "0: caravan1[black 2]"}, route={0: (1, "bulgaria* crimea saraj trebisonda")})
    own, other = str(match.svg(0)), str(match.svg(1))
    assert route(own).count("<circle") == route(other).count("<circle") == 4
    assert ">+2<" in route(own)
    assert route(own).count("stroke-dasharray") == 1, "a line joins the reader's own"
    assert route(other).count("stroke-dasharray") == 0
    assert 'id="route-1"' not in own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_route_pays_does_not_cover_the_name_of_its_destination(lang: str) -> None:
    match = medioevo(route={0: (1, "bulgaria* crimea saraj livonia")})
    found = re.search(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>\+2<', route(str(match.svg(0, lang))))
    assert found
    names, _ = boxes(lang)
    x, y = float(found[1]), float(found[2]) - 5
    assert not any(overlap((x - 9, y - 7, 18, 14), name) for name in names)


def late() -> Match:
    """Four players on their way across the map, past towns that have grown and Great Markets."""
    return medioevo(
        4,
        at={
            "trebisonda": "0: caravan1[black 2]; 1: 3 heavy",
            "pannonia": "1: caravan2 2 light",
            "saraj": "2: caravan2 4 cavalry",
            "palestine": "3: caravan1 1 light",
            "thracia": "0: 3 light wagon1",
        },
        built={
            "thracia": "city castle",
            "bithynia": "city",
            "pannonia": "city tower",
            "bohemia": "town",
            "saraj": "city",
        },
        markets={
            "thracia": "black orange",
            "bithynia": "white yellow",
            "pannonia": "black blue brown",
            "bulgaria": "white yellow orange blue",
            "slavonia": "white orange blue",
            "saraj": "black brown",
        },
        route={
            0: (0, "bulgaria* bithynia pannonia thracia"),
            1: (10, "slavonia* transylvania* pannonia* bohemia* franconia saxony"),
            2: (20, "bulgaria thracia* bithynia saraj* don kiev"),
            3: (30, "acre* antioch palestine macedonia candia sicily"),
        },
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_late_in_a_game_the_tokens_of_trade_routes_cover_no_name_and_not_each_other(lang: str) -> None:
    picture = str(late().svg(0, lang))
    names, _ = boxes(lang)
    tokens: list[Box] = []
    for seat in range(4):
        found = re.findall(r'translate\(([-\d.]+) ([-\d.]+)\)"><circle', route(picture, seat))
        tokens += [(float(x) - 8, float(y) - 8, 16, 16) for x, y in found]
    assert len(tokens) == 4 + 6 + 6 + 6
    assert [name for name in names for token in tokens if overlap(name, token)] == []
    assert sum(overlap(a, b) for n, a in enumerate(tokens) for b in tokens[:n]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wherever_trade_routes_pass_their_tokens_cover_no_name(lang: str) -> None:
    names, found = boxes(lang)
    towns = [t for t in range(WORLD.lands) if WORLD.area[t]]
    rooms = {WORLD.names[t]: spots.box(found[t].marks, spots.Size(33, 16)) for t in towns}  # those of two players
    assert [town for town, room_ in rooms.items() if any(overlap(name, room_) for name in names)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_towns_stand_in_their_land_or_off_its_coast(lang: str) -> None:
    _, found = boxes(lang)
    shapes = [chart.chart().shapes[name] for name in WORLD.names[: WORLD.lands]]
    abroad = [
        (WORLD.names[t], WORLD.names[n])
        for t in range(WORLD.lands)
        for n, shape in enumerate(shapes)
        if WORLD.area[t] and n != t and not within(shapes[t], found[t].town) and within(shape, found[t].town)
    ]
    assert abroad == []


def route(picture: str, seat: int = 0) -> str:
    """The route of a seat."""
    start = picture.index(f'id="route-{seat}"')
    return picture[start : picture.index('id="', start + 4)]


def test_diplomacy_has_its_own_arrangement_for_a_phone() -> None:
    """Pacts are told line by line there, and nothing is wider than the sheet."""
    match = medioevo(war=((0, 1),), pacts=("2>0 commercial passage until 6", "0>2 commercial"))
    picture = str(match.svg(0))
    start = picture.index('id="sheet-diplomacy"')
    shown = picture[start : picture.find("data-place=", start + 600)]
    tall = [float(width) for width in re.findall(r'width="([\d.]+)"[^>]*only-tall', shown)]
    assert max(tall) == TALL[0]
    told = re.findall(r'class="only-tall">([^<]*)<', shown)
    assert len(told) > 2, "one of two pacts has more than a line"
    assert " ".join(told).count("Red") == len(
        re.findall("Red", " ".join(re.findall('open only-wide">([^<]*)<', shown)))
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_pact_has_two_lines_rather_than_small_letters(lang: str) -> None:
    """Letters that a small window writes larger would leave the frame."""
    match = medioevo(pacts=("2>0 commercial passage until 6", "0>2 commercial", *["0>1 commercial passage"] * 7))
    match.names = ["Wilhelmina of Brandenburg", "Maximilian of Wittelsbach", "Bartholomew the Magnificent"]
    picture = str(match.svg(0, lang))
    start = picture.index('id="sheet-diplomacy"')
    shown = picture[start : picture.find("data-place=", start + 600)]
    pacts = shown[shown.index('id="pact-') :]
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)" class="open only-wide"', pacts)]
    assert len(sizes) > 9
    assert min(sizes) > 14
    deep = max(float(y) for y in re.findall(r'transform="translate\(16 ([\d.]+)\)', pacts))
    height = re.search(r'<rect x="0" y="0" width="940" height="([\d.]+)"[^>]*only-wide', shown)
    assert height
    assert deep + 47 < float(height[1])


@rule("MEU-2.19")
def test_no_tax_level_is_called_tolerated_before_one_is_known() -> None:
    match = medioevo()
    for level, told in ((30, True), (0, False)):
        position(match).tolerated = level
        assert ("Tolerated tax level" in str(match.svg(0, "en"))) == told
