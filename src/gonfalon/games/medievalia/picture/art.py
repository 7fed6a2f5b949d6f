"""The faces of the cards: our own emblems, whole cards for hands and market, small tiles for the fiefs.

A whole card shows strength, production, power and cost by symbol and by word.
A used card is drawn lying on its side.
"""

from typing import Final

from gonfalon.draw.icons import PATHS, icon
from gonfalon.draw.pieces import seat_mark
from gonfalon.draw.svg import (
    Attr,
    Box,
    Markup,
    circle,
    fitted,
    group,
    join,
    move,
    path,
    rect,
    target,
    text,
    text_width,
    wrap,
)
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.medievalia.content import (
    CARD,
    IS_CHARACTER,
    IS_CIVIL,
    IS_FORT,
    IS_LAND,
    KIND,
    KINDS,
    LINK,
    POWER,
    POWERS,
    RESOURCES,
    SURCHARGE,
    VP,
    Tables,
    Vector,
)
from gonfalon.kernel.game import Words

WIDTH: Final = 150
HEIGHT: Final = 214
WORD: Final = 15.0  # the smallest words on a whole card: still readable with three cards across a phone

_OWN: Final[dict[str, str]] = {
    # resources
    "energy": "M3-12L-8 2H-1L-4 12 8-3H1Z",
    "workforce": "M0-12A4.5 4.5 0 1 1 0-3 4.5 4.5 0 1 1 0-12ZM-8 12V3Q-8-2-3-2H3Q8-2 8 3V12H4V5H3V12H-3V5H-4V12Z",
    # lands
    "city": "M-12 12V-1L-7-6-2-1V-9L3-12 8-9V1H12V12H6V7H2V12ZM-8 2V5H-5V2ZM2-6V-3H5V-6Z",
    "farm": "M-12-1L0-11 12-1V1H9V12H-9V1H-12ZM-4 3V12H4V3ZM-1 5H1V10H-1Z",
    "forest": "M-5-12L1-3H-2L3 4H-4V12H-6V4H-12L-8-3H-11ZM7-8L12 0H10L12 6H8V12H6V6H4.5L1 1H3.5L2.5-1Z",
    "mine": "M-12-5Q0-15 12-5L10-3Q5-7 2-7.5V12H-2V-7.5Q-5-7-10-3Z",
    # people
    "peasant": "M-1.2 12V-1H-4Q-7-1-7-5V-12H-5V-5.5Q-5-3-3-3H-1.2V-12H1.2V-3H3Q5-3 5-5.5V-12H7V-5Q7-1 4-1H1.2V12Z",
    "archer": "M-6-12Q10-8 10 0 10 8-6 12L-5 9.5Q6.5 6 6.5 1H-12V-1H6.5Q6.5-6-5-9.5ZM8-3L12 0 8 3Z",
    "knight": "M-8 12Q-9 4-3 0-6 1-10 2L-11-2-4-8-3-12 0-9Q9-8 9 4L8 12Z",
    "infantryman": "M-10-11H10V0Q9 8 0 12-9 8-10 0ZM-7-8V0Q-6.5 5.5-1 8V-8ZM1-8V8Q6.5 5.5 7 0V-8Z",
    "merchant": "M-1-12H1V-9H10L12 1Q9 5 6 1L8-6H1V8H6V11H-6V8H-1V-6H-8L-6 1Q-9 5-12 1L-10-9H-1Z",
    "artist": "M0-10Q11-10 11-1 11 4 6 4 2 4 3 7 4 11-1 11-11 10-11 0-11-10 0-10ZM-5-4A2 2 0 1 0-5 0 2 2 0 1 0-5-4Z"
    "M1-7A2 2 0 1 0 1-3 2 2 0 1 0 1-7ZM7-4A2 2 0 1 0 7 0 2 2 0 1 0 7-4ZM-5 3A2 2 0 1 0-5 7 2 2 0 1 0-5 3Z",
    "bureaucrat": "M9-12Q2-8-3 1L-9 9-7 11 0 6Q8 1 12-9ZM-12 8H-7V12H-12ZM3 9H12V12H-2Z",
    # buildings
    "stable": "M-9 12H-5L-6-1Q-5-8 0-8 5-8 6-1L5 12H9L11-2Q9-12 0-12-9-12-11-2ZM-9.5 1H-7V3H-9.5ZM7 1H9.5V3H7Z",
    "blacksmith": "M-12-7H12Q12-3 4-1V4H8V9H-8V4H-4V-1Q-11-2-12-7Z",
    "carpenter": "M-12-6L8-10V-3L5-5 2-2-1-4-4-1-7-3-10 0-12-2ZM8-10H12V2H9V-2Z",
    "workshop": "M-12 12V-4L-5-9V-4L2-9V-4L9-9V-12H12V12ZM-8 2V6H-4V2ZM-2 2V6H2V2ZM4 2V6H8V2Z",
    "fortress": "M-12 12V-6H-9V-3H-6V-10H-3V-7H-1V-10H1V-7H3V-10H6V-3H9V-6H12V12H3V7A3 3 0 0 0-3 7V12Z",
    "castle": "M-12 12V-9H-9V-6H-7V-9H-4V-2H-3V-12L3-9 -1-8V-2H4V-9H7V-6H9V-9H12V12H3V6A3 3 0 0 0-3 6V12Z",
}
#: What stands for a kind, a resource or a power; the rest comes from the common icons.
EMBLEM: Final[dict[str, str]] = {
    "food": "wheat",
    "gold": "coin",
    "field": "wheat",
    "soldier": "sword",
    "priest": "cross",
    "school": "book",
    "bank": "coin",
    "church": "church",
    "tower": "tower",
}
TINT: Final[dict[str, str]] = {"food": "leaf", "energy": "track", "workforce": "sealane", "gold": "gold"}
FRAME: Final[dict[str, str]] = {
    "city": paint("silver"),
    "territory": paint("leaf"),
    "character": paint("copper"),
    "civil building": "#dcc79a",
    "military building": "#cfc6b2",
}
DARK: Final = "#2b241c"
PAPER: Final = "#fbf6ea"  # a card is of the same paper by day and by night
SPENT: Final = "#6b6155"  # the ink of a used card, and of what matters less


def emblem(name: str, size: float, x: float = 0, y: float = 0, fill: str = DARK, **attrs: Attr) -> Markup:
    """The picture of a kind or a resource, ``size`` units high, centred on (x, y)."""
    if name in _OWN:
        return path(_OWN[name], fill=fill, fill_rule="evenodd", transform=move(x, y, size / 24), **attrs)
    return icon(EMBLEM.get(name, name if name in PATHS else "banner"), size, x, y, fill=fill, **attrs)


def resource(name: str, size: float, x: float = 0, y: float = 0) -> Markup:
    """A resource as a coloured disc with its sign; each sign has its own shape."""
    return circle(size / 2, x, y, fill=paint("rim"), stroke=paint(TINT[name]), stroke_width=size / 9) + emblem(
        name, size * 0.66, x, y
    )


def amounts_width(vector: Vector, size: float) -> float:
    """How much room ``amounts`` takes."""
    return size * 2.1 * sum(n > 0 for n in vector)


def amounts(vector: Vector, size: float, x: float, y: float) -> Markup:
    """A quantity in a row from x on."""
    parts: list[Markup] = []
    for name, n in zip(RESOURCES, vector, strict=True):
        if not n:
            continue
        parts.append(text(str(n), x, y, size * 0.95, "start", middle=True, class_="bold", style=f"fill:{DARK}"))
        parts.append(resource(name, size, x + size * 1.25, y))
        x += size * 2.1
    return join(parts)


def _kind_of(kind: int) -> str:
    if IS_LAND[kind]:
        return "city" if KINDS[kind] == "city" else "territory"
    if IS_CHARACTER[kind]:
        return "character"
    return "civil building" if IS_CIVIL[kind] else "military building"


def power_words(tables: Tables, kind: int, words: Words) -> str:
    """What a card can do, in a few words."""
    if IS_LAND[kind]:
        return words("power-land", count=tables.slots[kind])
    if IS_CIVIL[kind]:
        return words("power-civil")
    if IS_FORT[kind]:
        return words("power-fort")
    return words(f"power-{POWERS[POWER[kind]]}")


def face(tables: Tables, kind: int, words: Words) -> Markup:
    """A whole card, its top left corner at the origin: strength and production, picture, name, power, cost."""
    name = KINDS[kind]
    parts: list[str] = [
        rect((2, 3, WIDTH, HEIGHT), 10, fill="#000", fill_opacity=0.18),
        rect((0, 0, WIDTH, HEIGHT), 10, fill=PAPER, stroke=DARK, stroke_width=1.4),
        rect((5, 40, WIDTH - 10, 47), 5, fill=FRAME[_kind_of(kind)], fill_opacity=0.4),
        emblem(name, 40, WIDTH / 2, 63.5) if LINK[kind] < 0 else emblem(name, 26, WIDTH / 2, 54),
        _line(words(f"name-kind-{name}"), WIDTH / 2, 104, 19, WIDTH - 14, "serif bold"),
    ]
    if tables.defence[kind]:
        parts.append(_strength(tables, kind, words))
    if sum(tables.production[kind]):
        parts.append(_gives(tables, kind, words))
    if VP[kind]:
        parts.append(icon("star", 20, 18, 54, fill=paint("gold"), stroke=DARK, stroke_width=1))
        parts.append(text(str(VP[kind]), 31, 54, 16, "start", middle=True, class_="bold", style=f"fill:{DARK}"))
    parts += _power(tables, kind, words)
    if sum(tables.cost[kind]):
        parts.append(_cost(tables, kind, words))
    return join(parts)


#: Words that a symbol says too: left out where they would be too small to read.
FINE: Final = "fine"


def _line(words: str, x: float, y: float, size: float, room: float, class_: str | None = None) -> Markup:
    """A centred line that is made smaller where the words are long, with a margin for wide fallback fonts."""
    size = min(size, size * room / max(text_width(words, size) * 1.1, 1))
    return text(words, x, y, size, class_=class_, style=f"fill:{DARK}")


def _strength(tables: Tables, kind: int, words: Words) -> Markup:
    shown = f"{tables.attack[kind]}/{tables.defence[kind]}"
    return join(
        (
            icon("sword", 16, 12, 13, fill=DARK),
            text(shown, 21, 13, 18, "start", middle=True, class_="bold", style=f"fill:{DARK}"),
            icon("shield", 14, 31 + text_width(shown, 20), 13, fill=DARK),
            text(words("face-strength"), 7, 35, WORD, "start", class_=FINE, style=f"fill:{DARK}"),
        )
    )


def _gives(tables: Tables, kind: int, words: Words) -> Markup:
    word = words(f"short-{RESOURCES[tables.resource[kind]]}")
    if not tables.defence[kind]:
        word = f"{words('face-gives')} {word}"
    return join(
        (
            amounts(tables.production[kind], 20, WIDTH - 44, 13),
            text(word, WIDTH - 7, 35, WORD, "end", class_=FINE, style=f"fill:{DARK}"),
        )
    )


def _power(tables: Tables, kind: int, words: Words) -> list[str]:
    lines = wrap(power_words(tables, kind, words), WIDTH - 8, WORD)
    parts: list[str] = [_line(line, WIDTH / 2, 124 + i * 20, WORD, WIDTH - 22) for i, line in enumerate(lines[:2])]
    if LINK[kind] >= 0:
        for name, n in zip(RESOURCES, SURCHARGE, strict=True):
            if n:
                parts.append(text(f"+{n}", 8, 77, WORD, "start", middle=True, class_="bold", style=f"fill:{DARK}"))
                parts.append(resource(name, 17, 46, 77))
        without = words("face-without")
        parts.append(fitted(without, 62, WORD, 58, 77, style=f"fill:{DARK}"))
        parts.append(emblem(KINDS[LINK[kind]], 18, min(WIDTH - 16, 74 + text_width(without, WORD) * 1.15), 76))
    if IS_LAND[kind]:
        for worker in range(tables.slots[kind]):
            parts.append(emblem("workforce", 15, 18 + worker * 17, 77, fill=SPENT))
    return parts


def _cost(tables: Tables, kind: int, words: Words) -> Markup:
    """Each resource of the price with its number, its sign and its word below."""
    price = [(name, n) for name, n in zip(RESOURCES, tables.cost[kind], strict=True) if n]
    label = words("face-cost")
    parts: list[Markup] = [
        path(f"M8 160H{WIDTH - 8}", stroke=paint("line")),
        rect((8, 150, 8 + text_width(label, WORD), 20), fill=PAPER, class_=FINE),
        text(label, 8, 165, WORD, "start", class_=FINE, style=f"fill:{SPENT}"),
    ]
    widths = [max(text_width(words(f"short-{name}"), WORD) * 1.1, 36) + 9 for name, _ in price]
    squeeze = min(1.0, (WIDTH - 6) / sum(widths))
    left = 7.0 if len(price) < 3 else (WIDTH - sum(widths) * squeeze) / 2
    for i, ((name, n), width) in enumerate(zip(price, widths, strict=True)):
        middle = left + width * squeeze / 2
        even = WIDTH * (2 * i + 1) / (2 * len(price))  # many signs stand apart evenly, however long their words are
        sign = 8 + (middle if len(price) < 3 else even)
        parts.append(text(str(n), sign - 20, 181, 18, middle=True, class_="bold", style=f"fill:{DARK}"))
        parts.append(resource(name, 20, sign, 181))
        parts.append(_line(words(f"short-{name}"), middle, 206, WORD, width * squeeze - 4.5, FINE))
        left += width * squeeze
    return join(parts)


def whole_card(tables: Tables, card: int, words: Words) -> Markup:
    """A card that lies open in a hand."""
    inner = face(tables, KIND[card], words)
    return target(f"card-{card}", inner, choose=CARD[card], reach=(0, 0, WIDTH, HEIGHT), class_="piece card")


def back(ident: str, choose: str, label: str, count: int, sign: str) -> Markup:
    """A deck: its back, its name and how many cards are left."""
    parts = [
        rect((4, 5, WIDTH, HEIGHT), 10, fill="#000", fill_opacity=0.2),
        rect((0, 0, WIDTH, HEIGHT), 10, fill=paint("land2"), stroke=paint("ink"), stroke_width=1.4),
        rect((7, 7, WIDTH - 14, HEIGHT - 14), 7, fill="none", stroke=paint("ink2")),
        circle(40, WIDTH / 2, 84, fill=paint("paper"), stroke=paint("ink2")),
        emblem(sign, 50, WIDTH / 2, 84, fill=paint("ink")),
        text(label, WIDTH / 2, 150, min(18, 18 * (WIDTH - 18) / (text_width(label, 18) * 1.15)), class_="serif bold"),
        text(str(count), WIDTH / 2, 190, 30, class_="serif bold"),
    ]
    return target(ident, *parts, choose=choose, reach=(0, 0, WIDTH, HEIGHT), class_="piece deck")


# -- small tiles ---------------------------------------------------------------------------------

TILE: Final = (62.0, 56.0)
LYING: Final = (66.0, 46.0)
CHOSEN: Final = "chosen"  # the sign of a card that is to pay


def tile(tables: Tables, card: int, used: bool, damage: int, seat: int | None, sign: str, words: Words) -> Markup:
    """A character or building in a fief, round the origin; lying on its side when used.

    ``seat``: whose it is, if abroad; ``sign``: the number of its army, or that it was chosen.
    """
    kind = KIND[card]
    width, height = LYING if used else TILE
    box: Box = (-width / 2, -height / 2, width, height)
    edge = DARK if seat is None else seat_paint(seat)
    ink = SPENT if used else DARK
    middle = -height / 2 + (13 if used else 18)
    parts: list[str] = [
        rect(box, 5, fill="#e7dcc3" if used else PAPER, stroke=edge, stroke_width=1.2 if seat is None else 3),
        emblem(KINDS[kind], 19 if used else 23, -18, middle, fill=ink),
        _line(words(f"name-kind-{KINDS[kind]}"), 0, height / 2 - (6 if used else 7), 13, width - 10),
    ]
    if tables.defence[kind]:
        shown = f"{tables.attack[kind]}/{tables.defence[kind]}"
        # written larger in a small window, it grows towards the picture and not out of the card
        parts.append(text(shown, width / 2 - 3, middle, 16, "end", middle=True, class_="bold", style=f"fill:{DARK}"))
    elif IS_CIVIL[kind]:
        parts.append(resource(RESOURCES[tables.resource[kind]], 18 if used else 20, 15, middle))
    if damage:
        parts.append(_badge(str(damage), width / 2 - 4, -height / 2 + 4, paint("accent"), "#fff"))
    if seat is not None:
        parts.append(group(seat_mark(seat, 10), at=(-width / 2 + 1, -height / 2 - 2)))
    if sign:
        parts.append(_badge(sign, 0, -height / 2 - 2, DARK, "#fff"))  # clear of the name and of whose it is
    return target(f"card-{card}", *parts, choose=CARD[card], reach=box, class_="piece tile")


def _badge(words: str, x: float, y: float, fill: str, ink: str) -> Markup:
    if words == CHOSEN:
        tick = path("M-5.5 0.5L-1.5 4.5L5.5 -4", fill="none", stroke=ink, stroke_width=2.6, stroke_linecap="round")
        return group(circle(11, fill=paint("accent"), stroke=ink), tick, at=(x, y), class_="chosen")
    return circle(11, x, y, fill=fill, stroke=ink) + text(
        words, x, y, 14, middle=True, class_="bold", style=f"fill:{ink}"
    )


def land_tile(tables: Tables, card: int, used: bool, gives: Vector, sign: str, words: Words) -> Markup:
    """A land in a fief: broad when used (turned), upright otherwise; what its group gives now is written on it."""
    kind = KIND[card]
    width, height = (130.0, 62.0) if used else (116.0, 76.0)
    box: Box = (-width / 2, -height / 2, width, height)
    fill = FRAME[_kind_of(kind)]
    ink = SPENT if used else DARK
    strong = bool(tables.defence[kind])
    top, low = -height / 2 + 18, height / 2 - 16
    end = width / 2 - (24 if used and not strong else 6)
    parts: list[str] = [
        rect(box, 7, fill=PAPER, stroke=DARK, stroke_width=1.4),
        rect(
            (-width / 2 + 3, -height / 2 + 3, width - 6, height - 6), 5, fill=fill, fill_opacity=0.25 if used else 0.5
        ),
        emblem(KINDS[kind], 27, -width / 2 + 18, top + 1, fill=ink),
    ]
    left = -width / 2 + 35
    if strong:
        shown = f"{tables.attack[kind]}/{tables.defence[kind]}"
        parts.append(text(shown, end, top, 16, "end", middle=True, class_="bold", style=f"fill:{DARK}"))
        end -= 39  # in a small window numbers are written larger than they are drawn here
    name = words(f"name-kind-{KINDS[kind]}")
    size = min(18.0, 18 * (end - left) / (text_width(name, 18) * 1.1))
    parts.append(text(name, left, top, size, "start", middle=True, class_="serif bold", style=f"fill:{DARK}"))
    for worker in range(0 if strong else tables.slots[kind]):
        parts.append(emblem("workforce", 15, width / 2 - 14 - worker * 14, low, fill=SPENT))
    room = width - 12 - 20 * used if strong else width - 20 - 14 * tables.slots[kind]
    size = min(19.0, 19 * room / amounts_width(gives, 19))
    parts.append(amounts(gives, size, -width / 2 + 9, low))
    if used:
        parts.append(icon("undo", 15, width / 2 - 14, low if strong else top, fill=SPENT))
    if sign:
        parts.append(_badge(sign, width / 2 - 3, height / 2 - 3, DARK, "#fff"))
    return target(f"card-{card}", *parts, choose=CARD[card], reach=box, class_="piece land")
