"""A player board: twelve groups of four advances, resources, tokens, supplies, civilization and leader."""

from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Box, Markup, Point, fitted, group, join, num, path, rect, target, text
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    GOOD_NAMES,
    GOODS,
    MOOD,
    NOBODY,
    PIECE_NAMES,
    PIECES,
    RESOURCES,
    SETTLEMENT,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.picture import stock, tokens
from gonfalon.games.clash_of_cultures.picture.signs import amount, sign
from gonfalon.games.clash_of_cultures.rules.advance import affordable, legal_advances
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.leaders import leader_cards
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.game import Words

WIDTH: Final = 1300.0
HEIGHT: Final = 1010.0
TALL_WIDTH: Final = 620.0
TALL_HEIGHT: Final = 1946.0
BLOCK: Final = (298.0, 236.0)
ROW: Final = 48.0
HEAD: Final = 150.0
#: What each group is about.
EMBLEMS: Final = {
    "agriculture": "wheat",
    "construction": "hammer",
    "seafaring": "anchor",
    "education": "book",
    "warfare": "sword",
    "spirituality": "flame",
    "economy": "coin",
    "culture": "star",
    "science": "eye",
    "democracy": "scroll",
    "autocracy": "crown",
    "theocracy": "church",
}


class Ready(NamedTuple):
    """The advances a seat could acquire by the rules, and those of them that it could pay now."""

    legal: frozenset[int]
    payable: frozenset[int]


def mat(state: Position, seat: int, mine: bool, words: Words, at: Point, tall: Point) -> Markup:
    """The whole board of a seat. ``mine``: its advances are the ones that answers name."""
    wide = f"translate({num(at[0])} {num(at[1])})"
    narrow = f"translate({num(tall[0])} {num(tall[1])})"
    frame = rect(
        (0, 0, WIDTH, HEIGHT), 14, fill=paint("panel"), stroke=seat_paint(seat), stroke_width=3, class_="only-wide"
    )
    frame += rect(
        (0, 0, TALL_WIDTH, TALL_HEIGHT),
        14,
        fill=paint("panel"),
        stroke=seat_paint(seat),
        stroke_width=3,
        class_="only-tall",
    )
    parts = [frame, _head(state, seat, words), *_groups(state, seat, mine, words), _supplies(state, seat, words)]
    if state.civilized() and state.civ[seat] != NOBODY:
        parts.append(_civilization(state, seat, mine, words))
    place = words("place-my-board") if mine else words("place-board", seat=seat)
    return join(
        (
            group(
                *parts,
                transform=wide,
                data_tall=narrow,
                id=f"mat-{seat}",
                data_place=f"board-{seat}",
                data_place_name=place,
                data_home="" if mine else None,
            ),
        )
    )


# -- head: who, goods, tokens, the event box ---------------------------------------------------


def _head(state: Position, seat: int, words: Words) -> Markup:
    name = group(
        group(pieces.banner(seat, 46), at=(42, 44)),
        fitted(words.seat(seat), 300, 30, 76, 36, class_="serif bold"),
        _cubes(state, seat, words),
    )
    row: list[str] = []
    for good in range(RESOURCES):
        value = amount(GOOD_NAMES[good], state.goods[seat * GOODS + good], limit(state, seat, good), 22)
        row.append(_good(seat, good, value, (420.0 + good * 118, 44.0), (46.0 + good * 116, 118.0)))
    for number, good in enumerate((MOOD, CULTURE)):
        value = amount(GOOD_NAMES[good], state.goods[seat * GOODS + good], 0, 22)
        row.append(_good(seat, good, value, (1030.0 + number * 100, 44.0), (400.0 + number * 100, 40.0)))
    return name + join(row)


def _good(seat: int, good: int, value: Markup, at: Point, tall: Point) -> Markup:
    inner = target(
        f"good-{seat}-{GOOD_NAMES[good]}", value, choose=f"stock:{seat}-{GOOD_NAMES[good]}", reach=(-16, -18, 100, 36)
    )
    return group(
        inner, transform=f"translate({num(at[0])} {num(at[1])})", data_tall=f"translate({num(tall[0])} {num(tall[1])})"
    )


def _cubes(state: Position, seat: int, words: Words) -> Markup:
    """The event box: an event comes when the last of its cubes leaves it (COC-7.4)."""
    boxes = join(
        group(
            stock.use(f"cube-{seat}")
            if number < state.box[seat]
            else rect((-8, -8, 16, 16), 2, fill="none", stroke=paint("line"), stroke_dasharray="3 3"),
            at=(86 + number * 28, 76),
        )
        for number in range(state.number("event_cubes"))
    )
    label = text(words("board-event-box"), 176, 76, 14, "start", middle=True, class_="soft")
    return target(f"box-{seat}", boxes, label, choose=f"event_box:{seat}", reach=(70, 62, 200, 28))


# -- advances ----------------------------------------------------------------------------------


def _groups(state: Position, seat: int, mine: bool, words: Words) -> list[Markup]:
    out: list[Markup] = []
    ready = Ready(frozenset(legal_advances(state, seat)), frozenset(affordable(state, seat)))
    for number, name in enumerate(state.world().groups):
        at = (26 + number % 4 * (BLOCK[0] + 18), HEAD - 40 + number // 4 * (BLOCK[1] + 14))
        tall = (8 + number % 2 * (BLOCK[0] + 12), 160 + number // 2 * (BLOCK[1] + 14))
        parts = [_group_frame(name, number in state.world().governments, words.name("group:" + name))]
        parts.extend(
            _advance(state, seat, mine, advance, place, ready, words)
            for place, advance in enumerate(state.world().members[number])
        )
        wide = f"translate({num(at[0])} {num(at[1])})"
        out.append(group(*parts, transform=wide, data_tall=f"translate({num(tall[0])} {num(tall[1])})"))
    return out


@lru_cache(512)
def _group_frame(name: str, government: bool, title: str) -> Markup:
    width, height = BLOCK
    band = paint("paper2") if not government else paint("land2")
    return (
        rect((0, 0, width, height), 8, fill=paint("paper"), stroke=paint("line"), stroke_width=1.3)
        + path(f"M0 38V8Q0 0 8 0H{num(width - 8)}Q{num(width)} 0 {num(width)} 8V38Z", fill=band)
        + icon(EMBLEMS[name], 22, 22, 19, fill=paint("ink2"))
        + fitted(title, width - 54, 19, 42, 19, class_="serif bold")
    )


class Row(NamedTuple):
    """All that is seen of an advance on a board."""

    seat: int
    name: str
    title: str
    choose: str
    place: int  # within its group
    owned: bool
    lent: bool
    legal: bool
    payable: bool
    bonus: str  # the token it brings
    piece: str  # the building it names


def _advance(state: Position, seat: int, mine: bool, advance: int, place: int, ready: Ready, words: Words) -> Markup:
    world = state.world()
    name = world.advances[advance]
    pieces_named = [PIECE_NAMES[piece] for piece in range(1, PIECES) if world.named_by[piece] == advance]
    row = Row(
        seat,
        name,
        words.name("advance:" + name),
        f"advance:{name}" if mine else f"board:{seat}-{name}",
        place,
        state.owns(seat, advance),
        state.uses(seat, advance),
        advance in ready.legal,
        advance in ready.payable,
        GOOD_NAMES[world.bonus[advance]] if world.bonus[advance] >= 0 else "",
        pieces_named[0] if pieces_named else "",
    )
    return _row(row)


@lru_cache(4096)
def _row(row: Row) -> Markup:
    """A line of a group; most of them stay the same from one drawing to the next."""
    width, y = BLOCK[0], 42 + row.place * ROW
    middle = y + ROW / 2
    box: tuple[float, float, float, float] = (6, y, width - 12, ROW - 3)
    parts = [_plate(box, row.seat, row.owned, row.legal)]
    parts.append(_cube_place(row.seat, row.owned, row.lent, row.legal, (24, middle - 1)))
    if row.payable:
        parts.append(rect((15, middle - 10, 18, 18), 3, fill="none", stroke=paint("ok"), stroke_width=2.6))
    ink = "bold" if row.owned else "open" if row.legal else "soft"
    parts.append(fitted(row.title, width - 110, 18.5, 44, middle - 2, class_=ink))
    if row.bonus:
        parts.append(sign(row.bonus, 20, width - 22, middle - 1, opacity="0.35" if row.owned else "1"))
    if row.piece:
        parts.append(stock.dressed(row.piece, row.seat, width - 52, middle - 3))
    return target(f"advance-{row.seat}-{row.name}", *parts, choose=row.choose, reach=box, class_="piece advance")


def _plate(box: Box, seat: int, owned: bool, legal: bool) -> Markup:
    """The ground of something that can be owned: in the owner's colour once it is."""
    ground = rect(box, 6, fill=paint("panel" if owned or legal else "paper2"), stroke=paint("line"))
    if not owned:
        return ground
    return ground + rect(box, 6, fill=seat_paint(seat), fill_opacity=0.17, stroke=seat_paint(seat), stroke_width=1.4)


def _cube_place(seat: int, owned: bool, lent: bool, open_now: bool, at: Point) -> Markup:
    if owned:
        return stock.use(f"cube-{seat}", *at)
    if lent:
        return group(pieces.seat_mark(seat, 8), at=at, opacity="0.6")
    return stock.use("free" if open_now else "locked", *at)


# -- civilization, leader, supplies --------------------------------------------------------------


def _civilization(state: Position, seat: int, mine: bool, words: Words) -> Markup:
    world = state.world()
    civ = state.civ[seat]
    parts = [
        rect((0, 0, 616, 128), 8, fill=paint("paper"), stroke=paint("line"), stroke_width=1.3),
        fitted(words.name("civilization:" + world.civilizations[civ]), 250, 20, 16, 20, class_="serif bold"),
    ]
    for number in range(4):
        advance = civ * 4 + number
        box = (10.0 + number % 2 * 197, 40.0 + number // 2 * 42, 191.0, 38.0)
        owned = state.owns_civ(seat, advance)
        name = world.civ_advances[advance]
        body = _plate(box, seat, owned, True)
        body += _cube_place(seat, owned, False, False, (box[0] + 18, box[1] + 19))
        body += fitted(
            words.name("civ_advance:" + name), 132, 15, box[0] + 36, box[1] + 19, class_="bold" if owned else "soft"
        )
        choose = f"civ_advance:{name}" if mine else f"board:{seat}-{name}"
        parts.append(target(f"civ-{seat}-{name}", body, choose=choose, reach=box, class_="piece advance"))
    parts.append(text(words("board-leaders"), 412, 20, 14, "start", middle=True, class_="soft"))
    for number, leader in enumerate(leader_cards(state, seat)):
        parts.append(_leader(state, seat, leader, (410.0, 38.0 + number * 29), words))
    wide, tall = "translate(26 860)", f"translate(2 {num(TALL_HEIGHT - 262)})"
    return group(*parts, transform=wide, data_tall=tall)


def _leader(state: Position, seat: int, leader: int, at: Point, words: Words) -> Markup:
    name = state.world().leaders[leader]
    now = state.leader[seat] == leader
    spent = not now and leader not in state.leaders[seat]
    body = _plate((0, 0, 196, 26), seat, now, True)
    body += icon("crown", 15, 15, 13, fill=paint("gold" if now else "line" if spent else "ink2"))
    body += fitted(words.name("leader:" + name), 148, 15, 30, 13, class_="bold" if now else "soft" if spent else "open")
    if spent:
        body += path("M10 13H186", stroke=paint("ink2"), stroke_width=1.2)
    return target(f"leader-{seat}-{name}", body, at=at, choose=f"leader:{name}", reach=(0, 0, 196, 26))


def _supplies(state: Position, seat: int, words: Words) -> Markup:
    """Pieces still in the supply, and what was won: objectives, captives, leaders of others."""
    parts = [
        rect((0, 0, 616, 128), 8, fill=paint("paper"), stroke=paint("line"), stroke_width=1.3),
        text(words("board-supply"), 14, 18, 14, "start", middle=True, class_="soft"),
    ]
    x = 34.0
    for kind in range(UNITS):
        number = state.spare(seat, kind)
        if number or state.total(seat, kind):
            parts.append(group(tokens.unit(UNIT_NAMES[kind], seat, 1, 28), at=(x, 56)))
            parts.append(text(str(number), x + 18, 56, 17, "start", middle=True, class_="bold"))
            x += 72
    x = 34.0
    for piece in range(PIECES):
        number = state.spare_piece(seat, piece)
        if piece == SETTLEMENT:
            parts.append(group(icon("tower", 24, fill=seat_paint(seat)), at=(x, 100)))
        elif state.civilized() or not state.world().civ_piece[piece]:
            parts.append(group(tokens.building(tokens.Piece(PIECE_NAMES[piece], seat), 13), at=(x, 100)))
        else:
            continue
        parts.append(text(str(number), x + 20, 100, 17, "start", middle=True, class_="bold"))
        x += 72
    won = (("board-objectives", len(state.done[seat])), ("board-captives", len(state.captives[seat])))
    for number, (label, value) in enumerate(won):
        parts.append(text(words(label, count=value), 602, 18 + number * 20, 14, "end", middle=True, class_="soft"))
    return group(*parts, transform="translate(658 860)", data_tall=f"translate(2 {num(TALL_HEIGHT - 132)})")
