"""Pieces on the map: armies by composition, carriers with their cargo, buildings by level, goods, marks of control."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import PATHS, icon
from gonfalon.draw.svg import Markup, circle, group, join, move, num, path, rect, text
from gonfalon.draw.theme import paint, seat_ink, seat_paint
from gonfalon.games.medioevo_universale.content.terms import GOODS
from gonfalon.games.medioevo_universale.rules.army import count
from gonfalon.games.medioevo_universale.rules.position import HORDE
from gonfalon.kernel.game import Words

#: Silhouettes in the square -12..12: light infantry, archer, heavy infantry, cavalry, captain.
UNITS: Final = (
    "M-2-11A3.4 3.4 0 1 1 3-11 3.4 3.4 0 0 1 2-5L6-1 5 3 3 1V12H-4V2L-8 5-9 2-4-4-2-5A3.4 3.4 0 0 1-2-11Z",
    "M-4-11A3.2 3.2 0 1 1 1-11 3.2 3.2 0 0 1 1-5L8-4V-2L2-1V12H-5V-1L-6-4-3-5A3.2 3.2 0 0 1-4-11Z"
    "M7-10Q13-3 8 5L7 4Q10-3 6-9Z",
    "M-3-12H3V-6H-3ZM-6-5H3V12H-5V5H-6ZM5-12H7V12H5ZM-11-4H-5V5L-8 9-11 5Z",
    pieces.HORSE,
    "M-8-5L-6-12-3-8 0-13 3-8 6-12 8-5ZM-5-4H5Q6 2 2 4L9 12H-9L-2 4Q-6 2-5-4Z",
)
#: The same for carriers: war wagon, galley, caravan, merchant ship, siege machine.
CARRIERS: Final = (
    "M-11-6H8V3H-11ZM-8 4A4 4 0 1 1-8 12 4 4 0 1 1-8 4ZM5 4A4 4 0 1 1 5 12 4 4 0 1 1 5 4ZM8-2H12V0H8Z",
    "M-12 3H12L8 10H-8ZM-1-12H1V2H-1ZM2-10L9 1H2ZM-9 11L-11 13M-4 11L-6 13M1 11L-1 13M6 11L4 13",
    "M-11 6Q-11-2-6-2-5-8-1-3 3-8 5-2H8V-8H11V0L8 3V11H6V5H-5V11H-7V5Z",
    "M-12 3H12Q10 11 5 11H-6Q-11 11-12 3ZM-1-13H1V2H-1ZM2-11Q12-6 9 1H2ZM-2-9Q-10-5-8 1H-2Z",
    "M-11 8H10V11H-11ZM-8 8L0-4 6 8ZM-2-5L9-12 11-10 0-2Z",
)
BUILDINGS: Final = (
    "M-9 10V-2L0-9 9-2V10H3V4H-3V10Z",
    "M-9 11V-8H-5V-4H-2V-8H2V-4H5V-8H9V11H3V5H-3V11Z",
    "M-1-12H1V-9H4V-7H1V-4L8 1V11H-8V1L-1-4V-7H-4V-9H-1Z",
)


def colour(owner: int) -> str:
    return paint("horde") if owner == HORDE else seat_paint(owner)


def wild(r: float) -> Markup:
    """The badge of the barbarians, who are no seat."""
    ring = circle(r, fill=paint("horde"), stroke=paint("rim"), stroke_width=1.5)
    return ring + icon("skull", r * 1.3, fill=paint("rim"))


def _figure(d: str, owner: int, size: float) -> Markup:
    body = path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=5, stroke_linejoin="round")
    body += path(d, fill=colour(owner), stroke=paint("edge"), stroke_width=1.4, stroke_linejoin="round")
    return group(body, at=(0, 0), scale=size / 26)


def _kinds(army: int) -> list[tuple[int, int]]:
    """Kinds and numbers of an army; Captains of all levels stand together."""
    out = [(kind, count(army, kind)) for kind in range(4) if count(army, kind)]
    captains = sum(count(army, kind) for kind in (4, 5, 6))
    return [*out, (4, captains)] if captains else out


def unit(kind: int, owner: int, size: float) -> Markup:
    """One unit; a Captain with his level."""
    out = _figure(UNITS[min(kind, 4)], owner, size)
    if kind > 4:
        out += text("I" * (kind - 3), 0, size * 0.32, size * 0.34, middle=True, class_="bold", style="fill:#fff")
    return out


def die(place: int, face: int, r: float, bright: bool = False) -> Markup:
    """A d4, d6 or d8 (places 0 to 2) by its outline."""
    shape = pieces.regular((3, 4, 8)[place], r * (1.15 if place == 0 else 1), 45 if place == 1 else 0)
    edge = paint("accent" if bright else "edge")
    out = path(shape, fill="#fffaf0", stroke=edge, stroke_width=2.4 if bright else 1.4)
    drop, size = (r * 0.15, r * 0.78) if place == 0 else (0, r * 0.9)
    return out + text(str(face), 0, drop, size, middle=True, class_="bold", style="fill:#231c14")


def company(units: int, owner: int, size: float = 23) -> tuple[Markup, float]:
    """An army from afar, and how wide it is: its best men in white on the owner's colour, how many they are, a star for
    a Captain."""
    stacks = _kinds(units)
    number = str(sum(men for _, men in stacks))
    kind = max(kind for kind, _ in stacks if kind < 4 or len(stacks) == 1)
    width = size * (1.22 + 0.5 * len(number))
    box = (-width / 2, -size * 0.58, width, size * 1.16)
    ink = paint("rim") if owner == HORDE else seat_ink(owner)
    out = rect(box, size * 0.22, fill=colour(owner), stroke=paint("rim"), stroke_width=4)
    out += rect(box, size * 0.22, fill=colour(owner), stroke=paint("edge"), stroke_width=1.3)
    out += path(UNITS[kind], fill=ink, transform=move(-width / 2 + size * 0.58, 0, size / 28))
    out += text(number, width / 2 - size * 0.14, 0, size * 0.82, "end", middle=True, class_="bold", style=f"fill:{ink}")
    if len(stacks) > 1 and stacks[-1][0] == 4:
        star = path(PATHS["star"], fill=paint("gold"), stroke=paint("edge"), stroke_width=2)
        out += group(star, at=(width / 2, -size * 0.5), scale=size / 44)
    if owner != HORDE:  # the shape of the seat; its letter would be too small
        shape = pieces.seat_outline(owner, size * 0.27)
        mark = path(shape, fill=paint("rim"), stroke=paint("edge"), stroke_width=1.3)
        out += group(mark, at=(-width / 2, -size * 0.5))
    return out, width + 6


def companies(armies: list[tuple[int, int]], size: float = 23) -> Markup:
    """Several armies in one space from afar, side by side."""
    drawn = [company(units, owner, size) for units, owner in armies]
    x = -sum(width for _, width in drawn) / 2
    out = Markup()
    for art, width in drawn:
        out += group(art, at=(x + width / 2, 0))
        x += width
    return out


def army(units: int, owner: int, size: float = 19, columns: int = 9) -> Markup:
    """An army on a plate: each kind once with its number, so many in a row, and whose it is."""
    stacks = _kinds(units)
    across, down = min(columns, len(stacks)), -(-len(stacks) // columns)
    width, height = size * (1.42 * across + 0.35), size * (1.16 * down + 0.06)
    left, top = -width / 2, -height / 2
    plate = rect(
        (left, top, width, height), 5, fill=paint("rim"), fill_opacity=0.94, stroke=colour(owner), stroke_width=2.2
    )
    row = join(
        group(
            _figure(UNITS[kind], owner, size),
            text(str(number), size * 0.42, 1, size * 0.68, "start", middle=True, class_="bold", style="fill:#231c14"),
            at=(left + size * (0.62 + 1.42 * (place % columns)), top + size * (0.61 + 1.16 * (place // columns))),
        )
        for place, (kind, number) in enumerate(stacks)
    )
    mark = Markup() if owner == HORDE else group(pieces.seat_mark(owner, size * 0.3), at=(left, top))
    return plate + row + mark


def army_height(units: int, size: float = 19, columns: int = 9) -> float:
    """How high such a plate is."""
    return size * (1.16 * -(-len(_kinds(units)) // columns) + 0.06)


def carrier(what: int, level: int, owner: int, cargo: list[int], words: Words, size: float = 23) -> Markup:
    """A transport or machine with its level and the cubes it carries."""
    out = _figure(CARRIERS[what], owner, size)
    x, y = size * 0.45, -size * 0.38
    badge = circle(size * 0.33, x, y, fill=paint("rim"), stroke=paint("edge"), stroke_width=0.9)
    badge += text(str(level), x, y, size * 0.5, middle=True, class_="bold", style="fill:#231c14")
    out += group(badge, class_="near")
    for number, good in enumerate(cargo):
        out += group(cube(good, 8, words), at=((number - (len(cargo) - 1) / 2) * 9, size * 0.7))
    return out


def cube(good: int, size: float, words: Words) -> Markup:
    """A cube of a good, with its letter in the reader's language."""
    h = size / 2
    ink = "#231c14" if good in (1, 3, 5) else "#fff"
    edge = paint("edge" if good else "ink2")  # a black one is lost in the dark
    return rect((-h, -h, size, size), 1.5, fill=paint(f"good{good}"), stroke=edge, stroke_width=1) + text(
        words(f"letter-{GOODS[good]}"),
        0,
        0,
        size * 0.78,
        middle=True,
        class_="bold" + " fine" * (size < 20),
        style=f"fill:{ink}",
    )


def area(good: int, port: bool, words: Words) -> Markup:
    """A populated area: a walled town with the good it offers, an anchor where it has a port."""
    town = "M-11 8V-4H-8V-8H-3V-4H2V-10L6-14 10-10V-4H12V8Z"
    out = path(town, fill=paint("rim"), stroke=paint("edge"), stroke_width=1.5, stroke_linejoin="round")
    out += group(cube(good, 12, words), at=(0, 5))
    return out + icon("anchor", 14, 18, 3, fill=paint("seaname")) if port else out


def building(category: int, level: int, damage: int, size: float = 15) -> Markup:
    """A building: its kind, as many dots as it has levels, cracks where it is damaged."""
    d = BUILDINGS[category]
    out = path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=5, stroke_linejoin="round")
    out += path(d, fill=paint(("copper", "stonework", "gold")[category]), stroke=paint("edge"), stroke_width=1.3)
    dots = join(circle(2.2, (n - (level - 1) / 2) * 6, 15, fill=paint("edge")) for n in range(level))
    if damage:
        out += path("M-3-6L1-1-2 2 2 8", fill="none", stroke=paint("accent"), stroke_width=2)
        out += text(f"-{damage}", 14, -8, 11, middle=True, class_="bold", style=f"fill:{paint('accent')}")
    return group(out + dots, at=(0, 0), scale=size / 24)


def held(owner: int, r: float = 7) -> Markup:
    """Who controls a territory that is not his home."""
    flag = f"M0 {num(r)}V{num(-r * 1.6)}H{num(r * 1.5)}L{num(r)} {num(-r)}L{num(r * 1.5)} {num(-r * 0.4)}H0"
    return path(flag, fill=seat_paint(owner), stroke=paint("edge"), stroke_width=1.2, stroke_linejoin="round") + group(
        pieces.seat_mark(owner, r * 0.62), at=(0, r)
    )


def fire(size: float = 12) -> Markup:
    """Where hordes may appear."""
    return icon("flame", size, fill=paint("accent"), opacity=0.55)
