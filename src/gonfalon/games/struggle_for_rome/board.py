"""The position as a picture: map, pieces, piles, compass rose and every player's tribe boxes."""

import math
from typing import Final

from gonfalon.draw import atlas as chart
from gonfalon.draw import pieces, theme
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Attr, Markup, circle, document, group, path, rect, target, text
from gonfalon.draw.theme import paint
from gonfalon.games.struggle_for_rome import atlas, sheets, travel
from gonfalon.games.struggle_for_rome import pieces as glyphs
from gonfalon.games.struggle_for_rome.content.check import KINDS
from gonfalon.games.struggle_for_rome.position import NEUTRAL, NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.sheets import BACKS, COLUMN, GAP
from gonfalon.games.struggle_for_rome.tribe import TribeTurn
from gonfalon.kernel.game import Words

STRIP: Final = 132.0  # below it: one's own hand
CARD_BACK: Final = "#2c2620"


def draw(state: Position, seat: int | None, words: Words) -> str:
    """The whole board as this seat sees it."""
    place = atlas.sheet(state.edition)
    width, height = place.width + GAP + COLUMN, place.height + GAP + STRIP
    title = words("board-title", round=state.round_number, phase=state.phase)
    parts: list[str] = [rect((0, 0, width, height), fill=paint("paper"))]
    parts.append(atlas.ground(state.edition, words("board-limes")))
    lines, tags = _routes(state, place)
    parts += [*_hexes(state, place), *lines, *_crossroads(state, place, seat)]
    parts += [*_cities(state, place, words), *_tribes(state, place), _legionnaire(state, place), *tags]
    parts += [_rose(state, words), *_specials(state, words), *_piles(state, place, words)]
    for player in range(state.seats):
        parts.append(sheets.player(state, player, words, place.width + GAP, place.height))
    parts.append(sheets.hand(state, seat, words, (0, place.height + GAP, width, STRIP)))
    return document(*parts, view=(0, 0, width, height), style=theme.style(True), title=title)


# -- the map -----------------------------------------------------------------------------------


def _hexes(state: Position, place: atlas.Sheet) -> list[Markup]:
    """Hexes can be chosen for the legionnaire."""
    return [
        target(f"hex-{name}", at=place.hexagon(h), choose=f"hex:{name}", reach=21, class_="hexagon")
        for h, name in enumerate(state.land().hexes)
    ]


def _prices(state: Position, seat: int | None) -> dict[int, tuple[int, int]]:
    """While this seat's nomads may move: the cheapest price (grain, gold) of every zone."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, TribeTurn) or frame.seat != seat or frame.moved or frame.at != 0:
        return {}
    if state.place[frame.tribe] == SETTLED:
        return {}
    out: dict[int, tuple[int, int]] = {}
    for zone, spots in enumerate(state.land().open_in):
        if spots and (found := travel.ways(state, frame.tribe, spots[0])):
            out[zone] = travel.cheapest(found)
    return out


def _crossroads(state: Position, place: atlas.Sheet, seat: int | None) -> list[Markup]:
    land = state.land()
    prices = _prices(state, seat)
    out: list[Markup] = []
    for c in land.open:
        parts = [circle(3, fill=paint("roadfill"), stroke=paint("road"), stroke_width=1)]
        price = prices.get(land.zone[c])
        if price and price != (0, 0) and state.stand[c] == NOBODY:
            parts.append(group(_price(*price), at=(0, -9)))
        out.append(
            target(
                land.cross_answers[c].replace(":", "-"),
                *parts,
                at=place.crossroads[c],
                choose=land.cross_answers[c],
                reach=9,
                class_="crossroad",
            )
        )
    return out


def _price(grain: int, gold: int) -> Markup:
    """A small tag: sheaves and coins."""
    parts: list[Markup] = []
    x = 0.0
    for number, name, fill in ((grain, "wheat", "#8a5a12"), (gold, "coin", "#b07d12")):
        if number:
            parts.append(text(str(number), x, 0, 8, "start", middle=True, class_="bold", style="fill:#2b241c"))
            parts.append(icon(name, 7, x + 8.5, 0, fill=fill))
            x += 14
    tag = rect((-2, -5, x + 1, 10), 3, fill="#fffaf0", fill_opacity=0.92, stroke="#b9a888", stroke_width=0.6)
    return group(tag, *parts, at=(-x / 2, 0))


def _routes(state: Position, place: atlas.Sheet) -> tuple[list[Markup], list[Markup]]:
    """The ways to a chosen crossroad, drawn before one of them is paid: their lines and their price tags."""
    frame = state.frames[-1] if state.frames else None
    lines: list[Markup] = []
    tags: list[Markup] = []
    if not isinstance(frame, travel.Travel):
        return lines, tags
    start = state.place[frame.tribe]
    for number, (grain, gold, arrows, ships) in enumerate(travel.ways(state, frame.tribe, frame.goal)):
        spots = travel.route(state.land(), start, frame.goal, arrows, ships)
        d = atlas.trail(place, spots)
        common: dict[str, Attr] = {"fill": "none", "stroke_linejoin": "round"}
        lines.append(path(d, stroke=paint("rim"), stroke_width=9, stroke_opacity=0.8, **common))
        colour, dashes = ("ok", "11 4") if number % 2 else ("accent", None)
        lines.append(path(d, stroke=paint(colour), stroke_width=5, stroke_dasharray=dashes, **common))
        x, y = place.crossroads[spots[(len(spots) + number) // 2]]
        tag = group(_price(grain, gold) if grain or gold else text("0", 0, 0, 9), at=(0, 0), scale=1.7)
        tags.append(
            target(f"way-{grain}-{gold}", tag, at=(x, y - 3), choose=f"way:{grain}-{gold}", reach=22, class_="way")
        )
    return lines, tags


def _cities(state: Position, place: atlas.Sheet, words: Words) -> list[Markup]:
    land = state.land()
    colours = [province["colour"] for province in land.data["provinces"]]
    out: list[Markup] = []
    for city, name in enumerate(land.cities):
        owner = state.owner(city)
        parts = [glyphs.city_glyph(colours[land.province[city]], land.towers[city], land.eagle[city], land.three[city])]
        if state.tile[city] >= 0:
            parts.append(
                group(glyphs.tile_glyph(colours[state.tile[city]]), at=(land.towers[city] * 4 + 8, -4), turn=12)
            )
        if owner == NEUTRAL:
            parts.append(group(glyphs.wagon(None, 17), at=(0, -10)))
        elif owner >= 0:
            parts.append(group(glyphs.figure(owner // 2, owner % 2, 21), at=(-9, -13)))
            parts.append(group(glyphs.wagon(owner // 2, 17), at=(11, -9)))
        parts.append(text(words.name(f"city:{name}"), 0, 19, 8.6, class_="place"))
        out.append(
            target(
                f"city-{name}",
                *parts,
                at=place.crossroads[land.city_at[city]],
                choose=f"city:{name}",
                reach=20,
                class_="city",
            )
        )
    return out


def _tribes(state: Position, place: atlas.Sheet) -> list[Markup]:
    out: list[Markup] = []
    for tribe, c in enumerate(state.place):
        if c != SETTLED:
            x, y = place.crossroads[c]
            out.append(
                target(f"tribe-{tribe // 2}-{KINDS[tribe % 2]}", glyphs.figure(tribe // 2, tribe % 2), at=(x, y - 7))
            )
    return out


def _legionnaire(state: Position, place: atlas.Sheet) -> Markup:
    if state.legionnaire < 0:
        return Markup()
    x, y = place.hexagon(state.legionnaire)
    return target("legionnaire", glyphs.legionnaire(), at=(x + 14, y + 6))


# -- the furniture of the board ----------------------------------------------------------------

ROSE: Final = (132.0, 150.0, 84.0)


def _rose(state: Position, words: Words) -> Markup:
    """The compass rose with its values and the markers of this round."""
    x, y, r = ROSE
    parts: list[Markup] = [chart.compass(0, 0, r * 0.66, "N")]
    free = state.number("totals") - len(state.marks)
    for value in range(2, 13):
        angle = math.radians((value - 7) * 32.7 - 90)
        spot = (r * math.cos(angle), r * math.sin(angle))
        marked = value in state.marks
        ring = circle(
            12.5,
            fill="#ffffff" if marked else paint("paper2"),
            stroke=paint("accent" if marked else "ink2"),
            stroke_width=3 if marked else 1,
        )
        ink = "fill:#2b241c" if marked else None
        parts.append(group(ring, text(str(value), 0, 0, 12, middle=True, class_="serif bold", style=ink), at=spot))
    for i in range(free):
        spot = ((i % 2) * 13 - 6.5, (i // 2) * 13 - 6.5)
        parts.append(circle(5, *spot, fill="#ffffff", stroke=paint("edge"), stroke_width=1))
    phase = words(f"board-phase-{state.phase}")
    parts.append(text(words("board-round", round=state.round_number), 0, -r - 26, 14, class_="serif bold"))
    parts.append(text(phase, 0, r + 30, 12, class_="serif"))
    return target("rose", *parts, at=(x, y), choose="rose:totals", reach=r + 14, class_="space")


def _specials(state: Position, words: Words) -> list[Markup]:
    """The special victory cards still to be had, and who holds Diplomacy."""
    scourges = len(state.land().provinces) and 2 * 4 - sum(state.scourge)
    rows = (
        ("diplomacy", "scroll", 1 if state.diplomacy == NOBODY else 0, state.diplomacy),
        ("scourge", "flame", scourges, NOBODY),
        ("heritage", "tower", state.number("heritages") - sum(state.heritage), NOBODY),
    )
    out: list[Markup] = []
    for i, (name, emblem, left, holder) in enumerate(rows):
        parts = [glyphs.mini_card("#f7f1e2", emblem, (46, 58), "#6d3f1c")]
        parts.append(text(words.name(f"special:{name}"), 0, 39, 8.6, class_="place"))
        if holder != NOBODY:
            parts.append(group(pieces.seat_mark(holder, 9), at=(16, -22)))
        else:
            parts.append(glyphs.count(left, 17, -24))
        out.append(
            target(
                f"special-{name}",
                *parts,
                at=(48.0 + i * 70, 306),
                choose=f"special:{name}",
                reach=(-24, -30, 48, 60),
                class_="space",
            )
        )
    return out


def _piles(state: Position, place: atlas.Sheet, words: Words) -> list[Markup]:
    back = BACKS[state.options["backs"]]
    rows = (
        ("pile:ore", "board-ore", glyphs.RESOURCE_TINT[0], "ore", state.ore),
        ("pile:grain", "board-grain", glyphs.RESOURCE_TINT[1], "wheat", state.grain),
        ("pile:pasture", "board-pasture", back, "horse", len(state.pasture)),
        ("pile:discard", "board-discard", glyphs.RESOURCE_TINT[2], "cattle", len(state.discard)),
        ("deck:development", "board-deck", CARD_BACK, "banner", len(state.deck)),
        ("bank:gold", "panel-gold", "#a97b16", "coin", -1),
    )
    out: list[Markup] = []
    left = place.width * 0.425
    for i, (name, label, fill, emblem, count) in enumerate(rows):
        parts = (
            [glyphs.mini_card(fill, emblem)]
            if count
            else [rect((-17, -23, 34, 46), 4, fill="none", stroke=paint("line"), stroke_dasharray="3 3")]
        )
        parts.append(text(words(label), 0, 34, 8.6, class_="place"))
        if count >= 0:
            parts.append(glyphs.count(count, 14, -20))
        out.append(
            target(
                name.replace(":", "-"),
                *parts,
                at=(left + i * 58, place.height - 62),
                choose=name,
                reach=(-18, -24, 36, 48),
                class_="space",
            )
        )
    return out
