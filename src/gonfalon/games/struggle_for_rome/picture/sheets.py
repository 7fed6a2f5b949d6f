"""The players beside and below the map: purses, tribe boxes, and one's own hand."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.panel import sheet as panel
from gonfalon.draw.svg import Box, Markup, Point, group, join, move, path, rect, target, text, text_width, wrap
from gonfalon.draw.theme import paint
from gonfalon.games.struggle_for_rome.content.check import KINDS, RESOURCES
from gonfalon.games.struggle_for_rome.content.land import BUILDINGS, CARD, CARDS, CULTURE, RECRUIT
from gonfalon.games.struggle_for_rome.picture import parley
from gonfalon.games.struggle_for_rome.picture import pieces as glyphs
from gonfalon.games.struggle_for_rome.rules.cards import titled
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.kernel.game import Tip, Words

COLUMN: Final = 270.0  # the width of a player's sheet
GAP: Final = 10.0
BACKS: Final = {"green": "#47693c", "grey": "#6c7076"}
SIGNS: Final = {"green": "#5f8a4c", "grey": "#7d8288"}  # the same as an icon, seen on light and on dark
CARD_BACK: Final = "#2c2620"
CARD_GLYPH: Final = ("scroll", "crown", "sword", "coin", "cross", "shield", "banner")
BUILD_RULES: Final = (1, 3, 4)
STRIP: Final = 114.0  # the height of the two panels below the map
HAND: Final = 412.0  # the width of one's hand
DESK: Final = 846.0  # and of prices and cards
CARDS_AT: Final = 384.0  # where one's cards begin there
SQUARE: Final = (HAND + GAP + DESK) / DESK  # how much larger both are in a square window, one below the other

#: Where a sheet goes on a narrow screen or in a square window, and how much larger: x, y, scale.
Placing = tuple[float, float, float]


def player(state: Position, seat: int, words: Words, at: tuple[float, float, float], tall: Placing) -> Markup:
    """One player's sheet at x, y and of some height: points, purse, hands by their number, and both tribe boxes."""
    left, top, height = at
    facts: list[Markup] = []
    row = (
        ("coin", state.gold[seat], "#b07d12"),
        ("wheat", len(state.hand[seat]), SIGNS[state.options["backs"]]),
        ("book", len(state.cards[seat]), "currentColor"),
        ("scroll", state.diplomats[seat], "currentColor"),
    )
    for i, (emblem, value, fill) in enumerate(row):
        facts.append(icon(emblem, 15, 24 + i * 62, 46, fill=fill))
        facts.append(text(str(value), 36 + i * 62, 46, 14, "start", middle=True, class_="bold"))
    name = words.seat(seat)
    size = min(15.0, 15 * 130 / max(text_width(name, 15), 1))
    points = words("board-points", points=state.points(seat))
    head = target(
        f"seat-{seat}",
        group(pieces.seat_mark(seat, 12), at=(22, 20)),
        text(name, 42, 20, size, "start", middle=True, class_="serif bold"),
        icon("die", 15, COLUMN - 76, 20, fill=paint("accent")) if state.first == seat else Markup(),
        text(points, COLUMN - 18, 20, 16, "end", middle=True, class_="serif bold"),
        *facts,
        choose=f"seat:{seat}",
        reach=(5, 4, COLUMN - 14, 54),
        class_="space",
    )
    width = (COLUMN - 4 - 22) / 2
    boxes = [_box(state, seat, kind, words, (8 + kind * (width + 6), 60, width, height - 68)) for kind in (0, 1)]
    return group(panel((0, 0, COLUMN - 4, height)), head, *boxes, at=(left, top), data_tall=move(*tall))


def _box(state: Position, seat: int, kind: int, words: Words, box: Box) -> Markup:
    """A tribe box: figures, wagons, tiles; below it what waits in reserve."""
    x, y, width, height = box
    tribe = seat * 2 + kind
    parts: list[Markup] = [rect((0, 0, width, height), 6, fill=paint("paper"), stroke=paint("line"))]
    rows = (height * 0.14, height * 0.36, height * 0.57)
    step = min(23.0, (width - 54) / max(state.figures[tribe] - 1, 1))
    for i in range(state.figures[tribe]):
        parts.append(group(glyphs.figure(seat, kind, 24), at=(17 + i * step, rows[0])))
    parts.append(text(str(state.figures[tribe]), width - 7, rows[0], 18, "end", middle=True, class_="serif bold"))
    step = min(26.0, (width - 54) / max(state.wagons[tribe] - 1, 1))
    for i in range(state.wagons[tribe]):
        parts.append(group(glyphs.wagon(seat, 22), at=(17 + i * step, rows[1])))
    parts.append(text(str(state.wagons[tribe]), width - 7, rows[1], 15, "end", middle=True, class_="serif"))
    parts += _tiles(state, tribe, rows[2])
    if state.scourge[tribe]:
        parts.append(icon("flame", 17, width - 11, rows[2], fill=paint("accent")))
    low = height - 13
    parts.append(path(f"M6 {low - 28:g}h{width - 12:g}", stroke=paint("line"), stroke_opacity=0.6))
    for size, shape in ((11, "not-square"), (17, "only-square")):
        parts.append(text(words("board-reserve"), 7, low - 18, size, "start", middle=True, class_=f"soft {shape}"))
    parts.append(group(glyphs.figure(seat, kind, 16), at=(15, low)))
    parts.append(text(str(state.spare[tribe]), 26, low, 13, "start", middle=True))
    if not kind:
        parts.append(group(glyphs.wagon(seat, 16), at=(51, low)))
        parts.append(text(str(state.spare_wagons[seat]), 62, low, 13, "start", middle=True))
    if state.towns[tribe]:
        parts.append(icon("tower", 15, width - 26, low, fill=paint("ink2")))
        parts.append(text(str(state.towns[tribe]), width - 16, low, 13, "start", middle=True, class_="bold"))
    name = f"{seat}-{KINDS[kind]}"
    return target(f"box-{name}", *parts, at=(x, y), choose=f"box:{name}", reach=(0, 0, width, height), class_="space")


def _tiles(state: Position, tribe: int, y: float) -> list[Markup]:
    """The plunder tiles in a box, and a slot for every colour that is still missing."""
    out: list[Markup] = []
    for colour, province in enumerate(state.land().data["provinces"]):
        count = state.loot[tribe * 5 + colour]
        name = province["colour"]
        if count:
            tile = glyphs.tile_glyph(name, 16, count)
        else:
            edge = glyphs.PROVINCE.get(name, "#888")
            tile = rect((-7, -7, 14, 14), 2, fill="none", stroke=edge, stroke_width=1.4, stroke_dasharray="2 2")
        out.append(group(tile, at=(15 + colour * 19.5, y)))
    return out


def hand(state: Position, seat: int | None, words: Words, at: Point, tall: Placing, square: Placing) -> Markup:
    """The resources this seat holds, face up; nothing for a spectator."""
    parts: list[Markup] = [
        group(panel((0, 0, HAND, STRIP)), class_="not-square"),
        group(panel((0, 0, DESK, STRIP)), class_="only-square"),
    ]
    if seat is not None:
        parts.append(_title(words("board-hand"), 14))
        counts = state.counts(seat)
        kinds = [kind for kind, count in enumerate(counts) if count]
        more = sum(counts) - len(kinds)  # cards that lie under others of their kind
        under = min(51.0, (HAND - 72 - 51 * (len(kinds) - 1)) / max(more, 1))
        x = 36.0
        for kind in kinds:
            for number in range(counts[kind]):
                x += under if number else 0
                last = number == counts[kind] - 1
                parts.append(_resource(kind, number, (x, 66), words, under == 51 or last))
            if under < 51 and counts[kind] > 1:
                parts.append(glyphs.count(counts[kind], x + 15, 37))
            x += 51
    return group(*parts, at=at, data_tall=move(*tall), data_square=move(*square), id="own-hand")


def desk(state: Position, seat: int | None, words: Words, at: Point, tall: Placing, square: Placing) -> Markup:
    """What things cost and one's development cards; while a deal is talked over, the proposal and its answers."""
    left, right = parley.shown(state, seat, words) or _own(state, seat, words)
    return group(
        group(panel((0, 0, DESK, STRIP)), class_="only-wide"),
        group(panel((0, 0, DESK / 2, 2 * STRIP)), class_="only-tall"),
        left,
        group(right, at=(CARDS_AT, 0), data_tall=move(12, STRIP)),
        at=at,
        data_tall=move(*tall),
        data_square=move(*square),
    )


def _own(state: Position, seat: int | None, words: Words) -> tuple[Markup, Markup]:
    if seat is None:
        return Markup(), Markup()
    return join(_prices(state, seat, words)), join(_cards(state, seat, words))


def _title(words: str, x: float) -> Markup:
    return text(words, x, 21, 13, "start", class_="serif bold")


def _prices(state: Position, seat: int, words: Words) -> list[Markup]:
    """What the three buildings cost, each to be picked."""
    out = [_title(words("board-prices"), 12)]
    for what, name in enumerate(BUILDINGS):
        wanted = [(glyphs.RESOURCE_GLYPH[kind], glyphs.RESOURCE_TINT[kind]) for kind in state.land().costs[what]]
        if what == CARD:
            wanted += [("coin", "#a97b16")] * state.number("card_gold")
        middle = 58.0
        parts = [rect((0, 0, 116, 76), 6, fill=paint("paper"), stroke=paint("line"))]
        for i, (emblem, tint) in enumerate(wanted):
            x = middle + (i - (len(wanted) - 1) / 2) * 29
            parts.append(group(glyphs.mini_card(tint, emblem, (25, 31)), at=(x, 22)))
        if what == RECRUIT:
            made = group(glyphs.figure(seat, 0, 23), at=(-13, 0)) + group(glyphs.figure(seat, 1, 23), at=(13, 0))
        else:
            made = glyphs.mini_card(CARD_BACK, "banner", (20, 26)) if what == CARD else glyphs.wagon(seat, 24)
        parts.append(path("M53 41h10l-5 5z", fill=paint("ink2")))
        parts.append(group(made, at=(middle, 58.5)))
        spot, reach = (12 + what * 122, 28.0), (0.0, 0.0, 116.0, 76.0)
        out.append(target(f"build-{name}", *parts, at=spot, choose=f"build:{name}", reach=reach, class_="space"))
    return out


def _cards(state: Position, seat: int, words: Words) -> list[Markup]:
    out = [_title(words("board-cards"), 0)]
    known: dict[int, int] = {}
    step = min(107.0, 308 / max(len(state.cards[seat]) - 1, 1))
    for i, card in enumerate(state.cards[seat]):
        out.append(_development(state, card, known.get(card, 0), (51 + i * step, 66), words))
        known[card] = known.get(card, 0) + 1
    return out


def _resource(kind: int, number: int, at: tuple[float, float], words: Words, named: bool) -> Markup:
    name = RESOURCES[kind]
    face = glyphs.mini_card(glyphs.RESOURCE_TINT[kind], glyphs.RESOURCE_GLYPH[kind], (48, 72))
    word = words.name(f"good:{name}")
    size = min(10.0, 10 * 41 / (text_width(word, 10) * 1.25))
    label = text(word, 0, 29, size, class_="bold", style="fill:#fff8e6") if named else Markup()
    return target(
        f"good-{name}-{number}",
        face,
        label,
        at=at,
        choose=f"good:{name}",
        reach=(-24, -36, 48, 72),
        class_="piece card",
    )


def _development(state: Position, card: int, number: int, at: tuple[float, float], words: Words) -> Markup:
    title = words.name(titled(state, card))
    lines = wrap(title, 106, 10)
    size = min(10.0, *(880 / text_width(line, 10) for line in lines))
    face = glyphs.mini_card("#3a3128", CARD_GLYPH[card], (102, 76), "#e9d9b0")
    label = join(
        text(line, 0, 28 - (len(lines) - 1 - i) * 10.5, size, class_="serif bold", style="fill:#fff8e6")
        for i, line in enumerate(lines)
    )
    point = (
        text("1", 40, -26, 13, middle=True, class_="serif bold", style="fill:#f3d27a") if card >= CULTURE else Markup()
    )
    name = CARDS[card]
    return target(
        f"card-{name}-{number}",
        face,
        label,
        point,
        at=at,
        choose=f"card:{name}",
        reach=(-51, -38, 102, 76),
        class_="piece card",
    )


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """Players, buildings and one's own resources."""
    out: dict[str, Tip] = {}
    for other in range(state.seats):
        holds = {"gold": state.gold[other], "hand": len(state.hand[other]), "cards": len(state.cards[other])}
        lines = [words("tip-seat", points=state.points(other))]
        lines.append(words("tip-seat-holds", diplomats=state.diplomats[other], **holds))
        if other == state.first:
            lines.append(words("tip-seat-first"))
        out[f"seat:{other}"] = Tip(words.seat(other), lines, ("SFR-12.6", "SFR-15.1"))
    for what, name in enumerate(BUILDINGS):
        price = [f"good:{RESOURCES[kind]}" for kind in state.land().costs[what]]
        coins = ["bank:coin"] * state.number("card_gold") if what == CARD else []
        lines = [words("tip-build", price=[*price, *coins]), words("tip-build-joker")]
        out[f"build:{name}"] = Tip(words.name(f"build:{name}"), lines, (f"SFR-5.{BUILD_RULES[what]}", "SFR-5.7"))
    for kind, name in enumerate(RESOURCES if seat is not None else ()):
        lines = [words("tip-good", count=state.counts(seat or 0)[kind])]
        out[f"good:{name}"] = Tip(words.name(f"good:{name}"), lines, ("SFR-4.5", "SFR-4.6"))
    return out
