"""A realm's sheet: honour and money, technologies, points in hand, Empire cards, routes, prisoners, relations."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import (
    Box,
    Markup,
    Point,
    el,
    fitted,
    group,
    join,
    move,
    path,
    rect,
    shifted,
    target,
    text,
    text_width,
    wrap,
)
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.medioevo_universale.content.terms import BRANCHES, COLOURS, CORNERS
from gonfalon.games.medioevo_universale.picture import tokens
from gonfalon.games.medioevo_universale.rules.objectives import HIDDEN
from gonfalon.games.medioevo_universale.rules.position import PLAYERS, Position
from gonfalon.kernel.game import Words

WIDTH: Final = 940.0
HEIGHT: Final = 640.0
TALL: Final = (478.0, 1800.0)  # on a phone
LARGER: Final = 2 * WIDTH / TALL[0]
#: In a window about as high as it is wide: how far apart branches and rows of cards are, and how high the sheet is.
SQUARE_BRANCH: Final = 57.0
SQUARE_CARD: Final = 46.0
SQUARE: Final = 786.0
BRANCH: Final = 134.0  # of it, a branch of technologies
CARDS: Final = 986.0  # where the cards begin, and what stands below them
FOOT: Final = 1530.0
COLUMNS: Final = 4  # of cards, but on a phone
FEW: Final = 2  # so many share the width of the sheet
BROAD: Final = {1: 446.0, 2: 446.0, 3: 298.0, 4: 222.0}  # how broad a card is where so many stand side by side
#: Where all cards stand in one row lines tell what they do: how high these may be, above a trade route beside the title
#: of the relations and above one with a title of its own, and how large; smaller ones leave the objectives out.
SHAPES: Final = (
    ("only-wide not-square", (126.0, 86.0, 54.0), (13.5, 12.5, 11.5, 10.5, 9.5, 9.0), 9.5),
    ("only-square", (188.0, 118.0, 118.0), (17.0, 16.0, 15.0, 14.0, 13.5, 12.5, 11.5, 10.5, 9.5), 12.5),
    ("only-tall", (216.0, 216.0, 216.0), (17.0, 16.0, 15.0, 14.0, 13.5, 12.5, 11.5, 10.5, 9.5, 9.0), 11.5),
)
LETTERS: Final = 1.08  # small ones are broader than they should be
RELATIONS: Final = ("peace", "declared", "war", "armistice")
SIGNS: Final = {"peace": "scroll", "declared": "flame", "war": "sword", "armistice": "hourglass"}
GEARS: Final = {
    "blue": "#3f6db0",
    "yellow": "#d9b02b",
    "orange": "#d9832b",
    "red": "#b8402f",
    "green": "#4f8a4a",
    "violet": "#7d4f9e",
}


def sheet(state: Position, seat: int, reader: int | None, words: Words, at: Point, tall: Point) -> Markup:
    """The sheet of a seat, with his florins if it is the reader's own."""
    parts = [
        *(
            rect((0, 0, *size), 12, fill=paint("panel"), stroke=seat_paint(seat), stroke_width=3, class_=class_)
            for size, class_ in (
                ((WIDTH, HEIGHT), "only-wide not-square"),
                (TALL, "only-tall"),
                ((WIDTH, SQUARE), "only-square"),
            )
        ),
        _head(state, seat, reader, words),
        _technologies(state, seat, reader, words),
        _cards(state, seat, reader, words),
        _foot(state, seat, reader, words),
    ]
    name = words("place-mine") if seat == reader else words.seat(seat)
    return group(
        *parts,
        transform=move(*at),
        data_tall=move(*tall, LARGER),
        id=f"sheet-{seat}",
        data_place=f"sheet-{seat}",
        data_place_name=name,
    )


def _head(state: Position, seat: int, reader: int | None, words: Words) -> Markup:
    realm = state.world().realms[state.realm[seat]] if state.realm[seat] >= 0 else ""
    out = group(pieces.banner(seat, 48), at=(40, 44))
    out += fitted(words.seat(seat), 250, 26, 76, 30, "serif bold")
    out += fitted(words.name("realm:" + realm) if realm else "", 260, 17, 76, 58, "soft")
    money = str(state.florins[seat]) if seat == reader else "?"
    facts = (
        ("star", words("sheet-honour"), str(state.honour[seat])),
        ("coin", words("sheet-florins"), money),
        ("scroll", words("sheet-tax"), str(state.tax[seat])),
        ("lock", words("sheet-loans"), str(state.loans[seat])),
        ("tower", words("sheet-lands"), str(len(state.territories(seat)))),
    )
    for number, (sign, label, value) in enumerate(facts):
        x = 360.0 + number * 116
        fact = icon(sign, 20, x, 30, fill=paint("gold" if sign == "star" else "ink2"))
        fact += text(value, x + 16, 30, 21, "start", middle=True, class_="serif bold")
        fact += fitted(label, 84, 13.5, x - 10, 58, "soft")
        out += shifted(fact, (x, 30), (30 + number * 90, 100))
    return out


def _technologies(state: Position, seat: int, reader: int | None, words: Words) -> Markup:
    """Six branches of four levels; beside each the points in hand and the Objective tokens. The reader's are lit."""
    out = Markup()
    titles = [words.name("branch:" + name) for name in BRANCHES]
    size = min(16.0, 92 / max(text_width(title, 1) for title in titles) / 1.2)  # all alike
    for branch, name in enumerate(titles):
        y = 84.0 + branch * 44
        colour = GEARS[COLOURS[branch]]
        low = 150.0 + branch * (BRANCH + 4)  # on a phone, two levels in a row
        middle = 84.0 + branch * SQUARE_BRANCH + (SQUARE_BRANCH - 5) / 2
        strips = (
            ((16.0, y, 908.0, 40.0), "only-wide not-square"),
            ((16.0, low, 446.0, BRANCH), "only-tall"),
            ((16.0, 84.0 + branch * SQUARE_BRANCH, 908.0, SQUARE_BRANCH - 5), "only-square"),
        )
        for box, class_ in strips:
            out += rect(box, 6, fill=paint("paper"), stroke=paint("line"), class_=class_)
            out += path(f"M16 {box[1]:g}h8v{box[3]:g}h-8Z", fill=colour, class_=class_)
        title = text(name, 34, y + 20, round(size, 1), "start", middle=True, class_="serif bold")
        out += shifted(title, (34, y + 20), (34, low + 19), (34, middle))
        for level in range(4):
            spot = (32.0 + level % 2 * 214, low + 36 + level // 2 * 48)
            art = _technology(state, seat, branch * 4 + level, seat != reader, words)
            left = 148.0 + level * 156
            square = move(left, middle - 16)
            out += group(art, transform=move(left, y + 4), data_tall=move(*spot, 1.38), data_square=square)
        gears = _gears(state, seat, branch, colour, (786.0, y + 20))
        out += shifted(gears, (786, y + 20), (322, low + 19), (786, middle))
    return out


def _technology(state: Position, seat: int, tech: int, foreign: bool, words: Words) -> Markup:
    known = state.knows(seat, tech)
    box = (0.0, 0.0, 150.0, 32.0)
    body = rect(box, 5, fill=paint("land" if known else "paper2"), stroke=seat_paint(seat) if known else paint("line"))
    body += icon("star" if known else "lock", 13, 14, 16, fill=seat_paint(seat) if known else paint("line"))
    body += fitted(
        words.name("tech:" + state.world().technologies[tech]), 120, 14.5, 26, 16, "bold" if known else "soft"
    )
    known_as = "tech:" + state.world().technologies[tech]
    return target(f"tech-{seat}-{tech}", body, choose=known_as, reach=box, unlit=foreign)


def _gears(state: Position, seat: int, branch: int, colour: str, at: Point) -> Markup:
    points, owned = state.tp[seat * 6 + branch], state.gears[seat * 6 + branch]
    spent = state.spent[seat * 6 + branch]
    out = Markup()
    for number in range(owned):
        left = number >= spent
        fill, edge = (colour, paint("edge")) if left else ("none", paint("ink2"))
        gear = path(pieces.regular(8, 9, 0, 7), fill=fill, stroke=edge, stroke_width=1.2)
        out += group(gear, at=(number * 21, 0))
    if points:
        out += text(f"+{points}", 126, 0, 17, "end", middle=True, class_="bold", style=f"fill:{colour}")
    if not owned and not points:
        return Markup()
    return target(f"gears-{seat}-{branch}", out, at=at, choose=f"gears:{seat}-{branch}", reach=(-12, -14, 142, 28))


def _corner(state: Position, card: int) -> list[str]:
    """The colours of the technology points that a card gives instead of its ability, the last one first."""
    world = state.world()
    given = world.corner_colours[card] if CORNERS[world.corner[card]] != "none" else ()
    return [GEARS[COLOURS[colour]] for colour in reversed(given)]


def _gear(colour: str, at: Point, opacity: float = 1) -> Markup:
    gear = path(pieces.regular(8, 9, 0, 7), fill=colour, stroke=paint("edge"), stroke_width=1.2)
    return group(gear, at=at, opacity=None if opacity == 1 else opacity)


def _cards(state: Position, seat: int, reader: int | None, words: Words) -> Markup:
    """The Empire cards, turned ones faded; those to choose from come last. A single row tells what they do."""
    title = text(words("sheet-cards"), 18, 364, 16, "start", middle=True, class_="serif bold")
    top = 84 + 6 * SQUARE_BRANCH + 16  # in a square window
    out = shifted(title, (18, 364), (18, CARDS), (18, top))
    dealt = state.dealt[seat] if seat == reader else []
    cards = state.cards(seat)
    if not cards and not dealt:
        none = text(words("sheet-no-cards"), 18, 392, 14, "start", middle=True, class_="soft")
        out += shifted(none, (18, 392), (18, CARDS + 26), (18, top + 28))
    shown = [*cards[: 16 - len(dealt)], *dealt]
    across = min(max(FEW, len(shown)), COLUMNS)
    low_across = 1 if len(shown) < COLUMNS else 2  # on a phone
    low_rows = -(-len(shown) // low_across)
    case = 0 if not state.route[seat] else 2 if len(shown) <= FEW else 1
    told = [_told(state, card, words) for card in shown] if len(shown) <= COLUMNS else []
    shapes = list[tuple[str, float, list[Markup], float]]()
    for name, most, sizes, least in SHAPES:
        low = name == "only-tall"
        room = min(most[case], (FOOT - CARDS - 30) / max(1, low_rows) - 39) if low else most[case]
        broad = BROAD[2 * low_across if low else across]
        shapes.append((name, broad, *_abilities(told, (broad - 14) / LETTERS, room, sizes, least)))
    for number, card in enumerate(shown):
        at = (16.0 + number % COLUMNS * (BROAD[across] + 6), 380.0 + number // COLUMNS * 39)
        parts = list[Markup]()
        for shape, broad, abilities, down in shapes:
            ability = abilities[number] if abilities else Markup()
            box = (0.0, 0.0, broad, 34.0 + down)
            parts += [rect(box, 8, class_=f"{role} {shape}") for role in ("hit", "halo")]
            parts.append(group(_card(state, card, card in dealt, box, ability, words), class_=shape))
        name = f"card:{card}"
        art = el("g", *parts, id=f"card-{card}", class_="piece card", data_target=name, transform=move(*at))
        row, column = divmod(number, low_across)
        below = (16.0 + column * 226, CARDS + 16 + row * (39 + shapes[-1][3]))
        out += shifted(art, at, below, (at[0], top + 16 + number // COLUMNS * SQUARE_CARD))
    return out


def unmet(state: Position, card: int) -> bool:
    """Whether the objective of a card is still to be reached, as all can see."""
    return not state.met[card] or state.world().objective[card]["type"] in HIDDEN


def _told(state: Position, card: int, words: Words) -> list[str]:
    """What a card does, and the objective on its back until that is reached."""
    goal = [words("tip-objective", goal=words(f"goal-card-{card}"))] if unmet(state, card) else []
    return [words(f"effect-card-{card}"), *goal]


def _card(state: Position, card: int, dealt: bool, box: Box, ability: Markup, words: Words) -> Markup:
    """A card with its colours; a turned one is struck out."""
    turned, corner, broad = state.turned[card], _corner(state, card), box[2]
    room = broad - 18 - 20 * len(corner)
    body = rect(box, 6, fill=paint("paper2" if turned else "land"), stroke=paint("accent" if dealt else "line"))
    body += fitted(words.name(f"card:{card}"), room, 15, 12, 17, "soft" if turned else "bold")
    body += join(_gear(colour, (broad - 12 - 20 * n, 17), 0.4 if turned else 1) for n, colour in enumerate(corner))
    if turned:
        body += path(f"M10 17H{room + 6:g}", stroke=paint("ink2"), stroke_width=1)
    return body + group(ability, opacity=0.6 if turned else None)


def _abilities(
    told: list[list[str]], broad: float, most: float, sizes: tuple[float, ...], least: float
) -> tuple[list[Markup], float]:
    """What cards do, and their objectives where these can be read, in lines below their names as large as all of them
    have room for; and how high the most are."""
    full = [(told, size) for size in sizes if size >= least]
    short = [([each[:1] for each in told], size) for size in sizes]
    choices = [([_lines(each, broad, size) for each in part], size) for part, size in (*full, *short)]
    fits = (
        choice for choice in choices if max((lines[-1][1] for lines in choice[0]), default=0) * choice[1] <= most - 8
    )
    lines, size = next(fits, choices[-1])
    out = [
        join(
            text(line, 11, 33 + down * size - 0.4 * size, size, "start", middle=True, class_="soft" if part else None)
            for line, down, part in each
        )
        for each in lines
    ]
    return out, max((each[-1][1] * size + 8 for each in lines), default=0)


def _lines(told: list[str], broad: float, size: float) -> list[tuple[str, float, int]]:
    """Paragraphs line by line: how many letters down each reaches, and of which paragraph it is."""
    out, down = list[tuple[str, float, int]](), 0.0
    for part, each in enumerate(told):
        down += 0.3 if part else 0.0
        for line in wrap(each, broad, size):
            down += 1.2
            out.append((line, down, part))
    return out


def _foot_at(art: str, at: Point, tall: Point | None = None) -> Markup:
    """Something of the foot, which stands lower in a square window."""
    return shifted(art, at, tall, (at[0], at[1] + SQUARE - HEIGHT))


def _foot(state: Position, seat: int, reader: int | None, words: Words) -> Markup:
    """How the realm stands to the others, whom it holds prisoner, its trade route."""
    title = text(words("sheet-relations"), 18, 552, 16, "start", middle=True, class_="serif bold")
    out = _foot_at(title, (18, 552), (18, FOOT))
    others = [other for other in range(state.seats) if other != seat]
    below = [(16.0 + column % 3 * 150, FOOT + 16 + column // 3 * 84) for column in range(len(others))]
    for column, other in enumerate(others):
        name = RELATIONS[state.relation[seat * PLAYERS + other]]
        word = words("relation-" + name)
        body = rect((0, 0, 150, 32), 6, fill=paint("paper"), stroke=paint("accent" if name == "war" else "line"))
        body += group(pieces.seat_mark(other, 9), at=(18, 16)) + icon(SIGNS[name], 15, 42, 16, fill=paint("ink2"))
        body += fitted(word, 90, 14, 54, 16)
        choose = f"relation:{seat}-{other}"
        at = (18.0 + column * 156, 566.0)
        art = target(f"relation-{seat}-{other}", body, at=at, choose=choose, reach=(0, 0, 150, 32))
        out += _foot_at(art, at, below[column])
    captives = join(
        _foot_at(
            group(tokens.army(state.prisoners[seat * PLAYERS + other], other, 18), at=(93 + column * 156, 620)),
            (18 + column * 156, 566),
            below[column],
        )
        for column, other in enumerate(others)
        if state.prisoners[seat * PLAYERS + other]
    )
    if captives:  # under him whose they are
        beside = 24 + text_width(words("sheet-relations"), 16) * 1.2
        title = text(f"\N{MIDDLE DOT} {words('sheet-prisoners')}", beside, 552, 14, "start", middle=True, class_="soft")
        out += captives + _foot_at(title, (0, 552), (0, FOOT))
    route, shown = state.route[seat], len(state.cards(seat)) + len(state.dealt[seat] if seat == reader else [])
    if route:
        stops = [words.name(state.world().answers[stop // 2]) + "\N{NO-BREAK SPACE}✓" * (stop % 2) for stop in route]
        ways = f"{' · '.join(stops[:-1])} → {stops[-1]}"  # in any order, but for the destination
        told = words("sheet-route", ways=ways, points=state.world().route_points[len(route)])
        out += _route(told, shown <= FEW or COLUMNS < shown <= 2 * COLUMNS, words)
    return out


def _route(told: str, above: bool, words: Words) -> Markup:
    """The trade route, above the relations under a title of its own; beside their title where cards stand there."""
    title = words("sheet-route-title")
    out = text(title, 18, FOOT + 186, 16, "start", middle=True, class_="serif bold only-tall")
    for number, line in enumerate(wrap(told, 446, 14)):
        out += text(line, 18, FOOT + 208 + number * 20, 14, "start", middle=True, class_="soft only-tall")
    x, lowest = (18.0, 522.0) if above else (210.0, 552.0)
    lines = wrap(told if above else words("sheet-route-told", told=told), WIDTH - 18 - x, 14)
    for number, line in enumerate(lines):
        y = lowest - (len(lines) - 1 - number) * 18
        out += _foot_at(text(line, x, y, 14, "start", middle=True, class_="soft only-wide"), (x, y))
    if above:
        y = lowest - len(lines) * 18 - 4
        out += _foot_at(text(title, x, y, 16, "start", middle=True, class_="serif bold only-wide"), (x, y))
    return out
