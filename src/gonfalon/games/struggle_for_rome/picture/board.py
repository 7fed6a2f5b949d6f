"""The position as a picture: map, pieces, piles, compass rose and every player's tribe boxes."""

import math
from functools import lru_cache
from typing import Final

from gonfalon.draw import atlas as chart
from gonfalon.draw import pieces, theme
from gonfalon.draw.svg import Box, Markup, circle, document, group, move, rect, shifted, target, text, text_width, wrap
from gonfalon.draw.theme import paint
from gonfalon.games.struggle_for_rome.content.check import KINDS
from gonfalon.games.struggle_for_rome.picture import atlas, journey, sheets
from gonfalon.games.struggle_for_rome.picture import pieces as glyphs
from gonfalon.games.struggle_for_rome.picture.sheets import BACKS, CARD_BACK, COLUMN, DESK, GAP, HAND, SQUARE, STRIP
from gonfalon.games.struggle_for_rome.rules.position import NEUTRAL, NOBODY, SETTLED, Position
from gonfalon.kernel.game import Words

NAME: Final = 62.0  # the widest line of a city's name
FREE: Final = 54.0  # what lies free between the numbers beside it
WRITTEN: Final = 10.6  # the size of its letters
BRIEF: Final = 55.0  # the same on a narrow screen: as much as lies free between numbers and crossroads
LARGE: Final = 19.0  # the size of its letters there
SMALL: Final = 16.0  # and the size below which it is rather cut
WITHIN: Final = {"tall": BRIEF, "square": 50.0}  # in a square window letters grow a little more on the screen
CAPTION: Final = 17.0  # the size of the words below piles and cards on a narrow screen and in a square window


def draw(state: Position, seat: int | None, words: Words) -> str:
    """The whole board as this seat sees it."""
    place = atlas.sheet(state.edition)
    view: Box = (0, 0, place.width + GAP + COLUMN, place.height + GAP + STRIP)
    around, tall = _around(state, place, seat, words)
    square = (*view[:3], place.height + 2 * (GAP + SQUARE * STRIP))
    paper = rect((0, 0, view[2], max(square[3], tall[3])), fill=paint("paper"))
    title = words("board-title", round=state.round_number, phase=state.phase)
    parts = [paper, *_map(state, place, seat, words), *around]
    return document(*parts, view=view, tall=tall, square=square, style=theme.style(), title=title)


def _around(state: Position, place: atlas.Sheet, seat: int | None, words: Words) -> tuple[list[Markup], Box]:
    """Beside the map the players, below it what is one's own: in a square window larger and in two rows; on a narrow
    screen all below and as wide as the map."""
    foot = place.height + GAP
    scale = place.width / HAND
    square = (0.0, foot + GAP + SQUARE * STRIP, SQUARE)
    out = [sheets.hand(state, seat, words, (0, foot), (0, foot, scale), square)]
    foot += GAP + STRIP * scale
    scale = 2 * place.width / DESK
    out.append(
        sheets.desk(
            state, seat, words, (HAND + GAP, place.height + GAP), (0, foot, scale), (0, place.height + GAP, SQUARE)
        )
    )
    foot += GAP + 2 * STRIP * scale
    scale = place.width / 2 / COLUMN
    height = (place.height - GAP * (state.seats - 1)) / state.seats
    for player in range(state.seats):
        low = foot + player // 2 * (height * scale + GAP)
        tall = (player % 2 * place.width / 2, low, scale)
        out.append(sheets.player(state, player, words, (place.width + GAP, player * (height + GAP), height), tall))
    return out, (0, 0, place.width, foot + (state.seats + 1) // 2 * (height * scale + GAP))


# -- the map -----------------------------------------------------------------------------------


def _map(state: Position, place: atlas.Sheet, seat: int | None, words: Words) -> list[Markup]:
    prices = {"gold": state.number("land_gold"), "coins": state.number("sea_gold")}
    told = [words("board-limes"), words("tip-arrow-land", **prices), words("tip-arrow-sea", **prices)]
    lines, bill = journey.routes(state, place, seat)
    names = [wrap(words.name(f"city:{name}"), NAME, WRITTEN) for name in state.land().cities]
    return [
        atlas.ground(state.edition, *told),
        *_hexes(state, place),
        *lines,
        *_cities(state, place, words),
        *_tribes(state, place),
        _legionnaire(state, place),
        *journey.crossroads(state, place, seat, [len(lines) for lines in names]),
        _rose(state, words),
        *_specials(state, words),
        *_piles(state, place, words),
        *bill,
    ]


def _hexes(state: Position, place: atlas.Sheet) -> list[Markup]:
    """Hexes can be chosen for the legionnaire, wherever nothing stands on them."""
    return [
        target(f"hex-{name}", at=place.hexagon(h), choose=f"hex:{name}", reach=32, class_="hexagon")
        for h, name in enumerate(state.land().hexes)
    ]


def _cities(state: Position, place: atlas.Sheet, words: Words) -> list[Markup]:
    land = state.land()
    colours = [province["colour"] for province in land.data["provinces"]]
    names = [words.name(f"city:{name}") for name in land.cities]
    brief = abridged(tuple(names))
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
        parts += _name(names[city], brief[city])
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


def _name(name: str, brief: str) -> list[Markup]:
    """A city's name below it; on a narrow screen and in a square window in one line of large letters."""
    out: list[Markup] = []
    for i, line in enumerate(wrap(name, NAME, WRITTEN)):
        size = min(WRITTEN, WRITTEN * FREE / text_width(line, WRITTEN))
        out.append(text(line, 0, 19.5 + i * 9.5, size, class_="place only-wide not-square"))
    for shape, room in WITHIN.items():
        size = min(LARGE, room / text_width(brief, 1))
        out.append(text(brief, 0, 28, size, class_=f"place only-{shape}"))
    return out


@lru_cache(maxsize=8)
def abridged(names: tuple[str, ...]) -> list[str]:
    """Names cut as in stone where they are too long: Roma, Mogont., A.Trev.; no two of them alike."""
    whole: list[str] = []
    for name in names:
        first, _, rest = name.partition(" ")
        whole.append(f"{first[0]}.{rest}" if rest and text_width(name, SMALL) > BRIEF else name)
    return [_cut(name, whole) for name in whole]


def _cut(name: str, names: list[str]) -> str:
    """As much of a name as fits, or more where it would be taken for another."""
    brief, end = name, len(name) - 1
    while text_width(brief, SMALL) > BRIEF and [other[: end - 1] for other in names].count(name[: end - 1]) == 1:
        end -= 1
        brief = name[:end] + "."
    return brief


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
    """Beside the number of his hex, on the side that is farthest from cities and their names."""
    if state.legionnaire < 0:
        return Markup()
    land = state.land()
    x, y = place.hexagon(state.legionnaire)
    corners = [place.crossroads[c] for c in land.corners[state.legionnaire] if land.city_of[c] >= 0]
    sides = ((x + 23, y + 1), (x - 23, y + 1), (x, y + 25))
    free = max(sides, key=lambda side: min([math.dist(side, (cx, cy + 6)) for cx, cy in corners] or [0]))
    return target("legionnaire", group(glyphs.legionnaire(), pointer_events="none"), at=free)


# -- the furniture of the board ----------------------------------------------------------------

ROSE: Final = (132.0, 150.0, 84.0)
SEA: Final = (570.0, 616.0)  # the open sea between the peninsulas
AFAR: Final = 1.25  # how much larger numbers are on a narrow screen and in a square window


def _rose(state: Position, words: Words) -> Markup:
    """The compass rose with its values and the markers of this round."""
    x, y, r = ROSE
    parts: list[Markup] = [chart.compass(0, 0, r * 0.62, "")]
    free = state.number("totals") - len(state.marks)
    for value in range(2, 13):
        angle = math.radians((value - 7) * 32.7 - 90)
        spot = (r * math.cos(angle), r * math.sin(angle))
        marked = value in state.marks
        ring = circle(
            14,
            fill="#ffffff" if marked else paint("paper2"),
            stroke=paint("accent" if marked else "ink2"),
            stroke_width=3 if marked else 1,
        )
        ink = "fill:#2b241c" if marked else None
        parts.append(group(ring, text(str(value), 0, 0, 14, middle=True, class_="serif bold", style=ink), at=spot))
    for i in range(free):
        spot = ((i % 2) * 13 - 6.5, (i // 2) * 13 - 6.5)
        parts.append(circle(5, *spot, fill="#ffffff", stroke=paint("edge"), stroke_width=1))
    last = any(state.announced)  # SFR-13.1: the round is played to its end
    title = words("board-last-round" if last else "board-round", round=state.round_number)
    parts.append(text(title, 0, -r - 26, 17, class_="serif bold"))
    if state.phase:
        phase = words(f"board-phase-{state.phase}")
        parts.append(text(phase, 0, r + 33, 14, class_="serif only-wide not-square"))
        parts += [text(phase, 0, r + 36, CAPTION, class_=f"serif only-{shape}") for shape in WITHIN]
    return target("rose", *parts, at=(x, y), choose="rose:totals", reach=r + 14, class_="space")


def _specials(state: Position, words: Words) -> list[Markup]:
    """The special victory cards still to be had, and who holds Diplomacy.

    On a narrow screen and in a square window they lie in the open sea, where there is room for larger words.
    """
    scourges = len(state.land().provinces) and 2 * 4 - sum(state.scourge)
    rows = (
        ("diplomacy", "scroll", 1 if state.diplomacy == NOBODY else 0, state.diplomacy),
        ("scourge", "flame", scourges, NOBODY),
        ("heritage", "tower", state.number("heritages") - sum(state.heritage), NOBODY),
    )
    out: list[Markup] = []
    for i, (name, emblem, left, holder) in enumerate(rows):
        parts = [glyphs.mini_card("#f7f1e2", emblem, (46, 58), "#6d3f1c")]
        named = words.name(f"special:{name}")
        parts += _caption(wrap(named, 76, 9.6), wrap(named, 108, CAPTION), 9.6, 41)
        if holder != NOBODY:
            larger = move(20, -27, 1.6)  # so that its letter, which grows on the screen, stays within
            parts.append(group(pieces.seat_mark(holder, 9), at=(16, -22), data_tall=larger, data_square=larger))
        else:
            parts.append(glyphs.count(left, 17, -24, AFAR))
        at, sea = (48.0 + i * 76, 312.0), (SEA[0] + (i - 1) * 100, SEA[1])
        card = target(
            f"special-{name}",
            *parts,
            at=at,
            choose=f"special:{name}",
            reach=(-24, -30, 48, 60),
            class_="space",
        )
        out.append(shifted(card, at, sea, sea))
    return out


def _caption(lines: list[str], large: list[str], size: float, y: float) -> list[Markup]:
    """The words below a card: as lines of this size, and larger ones where the whole is shown smaller."""
    out = [
        text(line, 0, y + i * size * 1.2, size, class_="place afloat only-wide not-square")
        for i, line in enumerate(lines)
    ]
    for shape in WITHIN:
        for i, line in enumerate(large):
            out.append(text(line, 0, y + 4 + i * CAPTION, CAPTION, class_=f"place afloat only-{shape}"))
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
    spots = _apart([words(row[1]) for row in rows], place.width * 0.545)
    for i, (name, label, fill, emblem, count) in enumerate(rows):
        parts = (
            [glyphs.mini_card(fill, emblem)]
            if count
            else [rect((-17, -23, 34, 46), 4, fill="none", stroke=paint("ink2"), stroke_dasharray="3 3")]
        )
        named = words(label)
        size = min(10.2, 10.2 * 60 / (text_width(named, 10.2) * 1.05))
        parts += _caption([named], [named], size, 36)
        if count >= 0:
            parts.append(glyphs.count(count, 14, -20, AFAR))
        at, wider = (left + i * 64, place.height - 66), (spots[i], place.height - 64)
        pile = target(name.replace(":", "-"), *parts, at=at, choose=name, reach=(-18, -24, 36, 48), class_="space")
        out.append(shifted(pile, at, wider, wider))
    return out


def _apart(names: list[str], middle: float) -> list[float]:
    """Where piles stand side by side with their names in large letters, as wide as each needs."""
    widths = [max(46.0, text_width(name, CAPTION)) + 12 for name in names]
    left = middle - sum(widths) / 2
    return [left + sum(widths[:i]) + width / 2 for i, width in enumerate(widths)]
