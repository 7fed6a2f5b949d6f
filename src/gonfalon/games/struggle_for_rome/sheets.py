"""The players beside and below the map: purses, tribe boxes, and one's own hand."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.panel import sheet as panel
from gonfalon.draw.svg import Box, Markup, group, join, rect, target, text, wrap
from gonfalon.draw.theme import paint
from gonfalon.games.struggle_for_rome import pieces as glyphs
from gonfalon.games.struggle_for_rome.cards import titled
from gonfalon.games.struggle_for_rome.content.check import KINDS, RESOURCES
from gonfalon.games.struggle_for_rome.content.land import CARDS, CULTURE
from gonfalon.games.struggle_for_rome.position import Position
from gonfalon.kernel.game import Words

COLUMN: Final = 372.0  # the width of a player's sheet
GAP: Final = 10.0
BACKS: Final = {"green": "#47693c", "grey": "#6c7076"}
CARD_GLYPH: Final = ("scroll", "crown", "sword", "coin", "cross", "shield", "banner")


def player(state: Position, seat: int, words: Words, left: float, room: float) -> Markup:
    """One player's sheet: points, purse, hands by their number, and both tribe boxes."""
    height = (room - GAP * (state.seats - 1)) / state.seats
    x, y = left, seat * (height + GAP)
    box: Box = (0, 0, COLUMN - 4, height)
    facts: list[Markup] = []
    row = (
        ("coin", str(state.gold[seat]), "#b07d12"),
        ("wheat", str(len(state.hand[seat])), BACKS[state.options["backs"]]),
        ("book", str(len(state.cards[seat])), "currentColor"),
        ("scroll", str(state.diplomats[seat]), "currentColor"),
    )
    for i, (emblem, value, fill) in enumerate(row):
        facts.append(icon(emblem, 14, 152 + i * 38, 19, fill=fill))
        facts.append(text(value, 162 + i * 38, 19, 12, "start", middle=True, class_="bold"))
    first = icon("die", 13, 30, 33, fill=paint("accent")) if state.first == seat else Markup()
    head = target(
        f"seat-{seat}",
        group(pieces.seat_mark(seat, 11), at=(22, 20)),
        text(words.seat(seat), 40, 20, 13, "start", middle=True, class_="serif bold"),
        first,
        choose=f"seat:{seat}",
        reach=(6, 4, 128, 32),
        class_="space",
    )
    points = text(
        words("board-points", points=state.points(seat)), COLUMN - 18, 20, 14, "end", middle=True, class_="serif bold"
    )
    boxes = [_box(state, seat, kind, words, (8 + kind * 181, 40, 174, height - 48)) for kind in (0, 1)]
    return group(panel(box), head, *facts, points, *boxes, at=(x, y))


def _box(state: Position, seat: int, kind: int, words: Words, box: Box) -> Markup:
    """A tribe box: figures, wagons, tiles; below it what waits in reserve."""
    x, y, width, height = box
    tribe = seat * 2 + kind
    colours = [province["colour"] for province in state.land().data["provinces"]]
    parts: list[Markup] = [rect((0, 0, width, height), 6, fill=paint("paper"), stroke=paint("line"))]
    rows = (height * 0.19, height * 0.45, height * 0.69)
    step = min(23.0, (width - 60) / max(state.figures[tribe], 1))
    for i in range(state.figures[tribe]):
        parts.append(group(glyphs.figure(seat, kind, 25), at=(19 + i * step, rows[0])))
    parts.append(text(str(state.figures[tribe]), width - 10, rows[0], 19, "end", middle=True, class_="serif bold"))
    step = min(26.0, (width - 60) / max(state.wagons[tribe], 1))
    for i in range(state.wagons[tribe]):
        parts.append(group(glyphs.wagon(seat, 24), at=(19 + i * step, rows[1])))
    parts.append(text(str(state.wagons[tribe]), width - 10, rows[1], 14, "end", middle=True, class_="serif"))
    for colour, name in enumerate(colours):
        count = state.loot[tribe * 5 + colour]
        spot = (19 + colour * 25, rows[2])
        if count:
            parts.append(group(glyphs.tile_glyph(name, 17, count), at=spot))
        else:
            edge = glyphs.PROVINCE.get(name, "#888")
            slot = rect((-8, -8, 16, 16), 2, fill="none", stroke=edge, stroke_width=1.4, stroke_dasharray="2 2")
            parts.append(group(slot, at=spot))
    if state.scourge[tribe]:
        parts.append(icon("flame", 20, width - 18, rows[2], fill=paint("accent")))
    low = height - 12
    parts.append(text(words("board-reserve"), 10, low, 10, "start", middle=True, class_="soft"))
    parts.append(group(glyphs.figure(seat, kind, 12), at=(62, low)))
    parts.append(text(str(state.spare[tribe]), 72, low, 11, "start", middle=True))
    if not kind:
        parts.append(group(glyphs.wagon(seat, 13), at=(96, low)))
        parts.append(text(str(state.spare_wagons[seat]), 106, low, 11, "start", middle=True))
    if state.towns[tribe]:
        parts.append(icon("tower", 13, width - 30, low, fill=paint("ink2")))
        parts.append(text(str(state.towns[tribe]), width - 20, low, 12, "start", middle=True, class_="bold"))
    name = f"{seat}-{KINDS[kind]}"
    return target(f"box-{name}", *parts, at=(x, y), choose=f"box:{name}", reach=(0, 0, width, height), class_="space")


def hand(state: Position, seat: int | None, words: Words, box: Box) -> Markup:
    """What this seat holds, face up; nothing for a spectator."""
    x, y, width, height = box
    parts: list[Markup] = [panel((0, 0, width - 4, height - 4))]
    parts.append(text(words("board-reconstruction"), width - 16, height - 13, 9.5, "end", class_="soft"))
    if seat is not None:
        parts.append(text(words("board-hand"), 14, 20, 12, "start", class_="serif bold"))
        seen: dict[int, int] = {}
        step = min(52.0, 480 / max(len(state.hand[seat]), 1))
        for i, kind in enumerate(state.hand[seat]):
            parts.append(_resource(kind, seen.get(kind, 0), (42 + i * step, 72), words))
            seen[kind] = seen.get(kind, 0) + 1
        parts.append(text(words("board-cards"), 560, 20, 12, "start", class_="serif bold"))
        known: dict[int, int] = {}
        step = min(108.0, 640 / max(len(state.cards[seat]), 1))
        for i, card in enumerate(state.cards[seat]):
            parts.append(_development(state, card, known.get(card, 0), (612 + i * step, 72), words))
            known[card] = known.get(card, 0) + 1
    return group(*parts, at=(x, y), id="own-hand")


def _resource(kind: int, number: int, at: tuple[float, float], words: Words) -> Markup:
    name = RESOURCES[kind]
    face = glyphs.mini_card(glyphs.RESOURCE_TINT[kind], glyphs.RESOURCE_GLYPH[kind], (48, 70))
    label = text(words.name(f"good:{name}"), 0, 28, 9.5, class_="bold", style="fill:#fff8e6")
    return target(
        f"good-{name}-{number}",
        face,
        label,
        at=at,
        choose=f"good:{name}",
        reach=(-24, -35, 48, 70),
        class_="piece card",
    )


def _development(state: Position, card: int, number: int, at: tuple[float, float], words: Words) -> Markup:
    title = words.name(titled(state, card))
    size = 9.2
    lines = wrap(title, 94, size)
    face = glyphs.mini_card("#3a3128", CARD_GLYPH[card], (102, 76), "#e9d9b0")
    label = join(
        text(line, 0, 26 - (len(lines) - 1 - i) * 10, size, class_="serif bold", style="fill:#fff8e6")
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
