"""The map of Byzantium: cities ashore, names legible, links on their own ground."""

import math
from itertools import combinations, cycle
from xml.etree import ElementTree

import pytest

from gonfalon.draw import atlas as chart
from gonfalon.draw import svg, theme
from gonfalon.games.byzantium import GAME, content
from gonfalon.games.byzantium.picture import atlas
from gonfalon.games.byzantium.picture.atlas import Link, Place, Words
from gonfalon.wording import Wording

FRENCH = Wording(GAME.folder(), "fr")
PLACES = tuple(Place(name, name.title(), *at) for name, at in zip(content.CITY_IDS, content.CITY_AT, strict=True))
TRANSLATED = tuple(place._replace(name=FRENCH.name(f"city:{place.id}")) for place in PLACES)
LINKS = tuple(Link(content.CITY_IDS[a], content.CITY_IDS[b], content.LINK_TYPES[kind]) for a, b, kind in content.LINKS)
BY_ID = {place.id: place for place in PLACES}
either_language = pytest.mark.parametrize("places", [PLACES, TRANSLATED], ids=["en", "fr"])
WORDS = Words("Byzantium", "& <more>", "road", "sea", "desert", "Byzantine", "Arab", "Persian", "Bulgar", "N")


def ashore(point: svg.Point) -> bool:
    return any(chart.contains(shore, point) for shore in atlas.shores())


def box_of(place: Place) -> svg.Box:
    x, y, size, anchor = atlas.label(place)
    return chart.label_box(place.name, x, y, size, anchor)


def on_the_way(link: Link) -> list[svg.Point]:
    """Points of a link outside the two cities it joins."""
    a, b = BY_ID[link.a], BY_ID[link.b]
    ends = ((a.x, a.y), (b.x, b.y))
    points = [atlas.link_point(a, b, i / 60) for i in range(61)]
    return [p for p in points if min(math.dist(p, end) for end in ends) > 25]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.id)
def test_every_city_lies_on_land(place: Place) -> None:
    assert ashore((place.x, place.y))


@either_language
def test_no_two_names_overlap(places: tuple[Place, ...]) -> None:
    clashes = [(a.id, b.id) for a, b in combinations(places, 2) if chart.overlap(box_of(a), box_of(b))]
    assert clashes == []


@either_language
def test_no_name_touches_a_city(places: tuple[Place, ...]) -> None:
    for place in places:
        x, y, width, height = box_of(place)
        for other in places:
            nearest = (min(max(other.x, x), x + width), min(max(other.y, y), y + height))
            assert math.dist(nearest, (other.x, other.y)) >= atlas.RADIUS, (place.id, other.id)


@either_language
def test_every_name_stays_on_the_sheet(places: tuple[Place, ...]) -> None:
    for place in places:
        x, y, width, height = box_of(place)
        assert min(x, y) > -24, place.id
        assert x + width < 1024, place.id
        assert y + height < 724, place.id


@either_language
def test_no_name_lies_on_a_link(places: tuple[Place, ...]) -> None:
    boxes = {place.id: box_of(place) for place in places}
    crossed = {
        (link, name)
        for link in LINKS
        for x, y in on_the_way(link)
        for name, box in boxes.items()
        if chart.overlap(box, (x - 1, y - 1, 2, 2))
    }
    assert crossed == set()


@pytest.mark.parametrize("link", LINKS, ids=lambda link: f"{link.a}-{link.b}")
def test_links_keep_to_their_ground(link: Link) -> None:
    dry = [ashore(point) for point in on_the_way(link)]
    if link.kind == "sea":
        assert sum(dry) <= len(dry) / 4
    else:
        assert all(dry)


def test_a_link_bends_the_same_way_from_both_ends() -> None:
    a, b = BY_ID["tarsus"], BY_ID["antioch"]
    assert atlas.link_point(a, b, 0.25) == pytest.approx(atlas.link_point(b, a, 0.75))


def test_the_board_is_well_formed_and_every_city_is_a_target() -> None:
    looks = (("byzantine", 3, None), ("arab", 1, 2), ("persian", 0, None), ("bulgar", 2, None))
    glyphs = [
        atlas.city_glyph(place.id, place.x, place.y, side, 2, tokens=tokens, control=1, fort=fort, tip="<&>")
        for place, (side, tokens, fort) in zip(PLACES, cycle(looks), strict=False)
    ]
    pawns = [
        atlas.pawn(seat, side, 300, 300, index=seat, count=4) for seat in range(4) for side in ("arab", "byzantine")
    ]
    ground = atlas.background(PLACES, LINKS, WORDS)
    drawing = svg.document(ground, *glyphs, *pawns, view=atlas.VIEW, style=theme.style(), title="Byzantium")
    tree = ElementTree.fromstring(drawing)  # noqa: S314 - our own output
    targets = {node.get("data-target") for node in tree.iter()}
    assert {f"city:{place.id}" for place in PLACES} <= targets


def test_armies_in_one_city_stand_apart() -> None:
    for count in range(2, 9):
        spots = [atlas.fan(0, 0, i, count)[:2] for i in range(count)]
        assert min(math.dist(a, b) for a, b in combinations(spots, 2)) > 9


def test_a_free_place_for_a_label_is_found_or_refused() -> None:
    below = chart.label_box("Rome", 0, 30, 10, "middle")
    assert chart.anchor_label("Rome", (0, 0), 20, 10, []) == (0, 30, "middle")
    assert chart.anchor_label("Rome", (0, 0), 20, 10, [below]) == (0, -24, "middle")
    assert chart.anchor_label("Rome", (0, 0), 20, 10, [(-99, -99, 198, 198)]) is None
