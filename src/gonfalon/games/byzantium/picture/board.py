"""The position as a picture: map, pieces, action spaces, tracks and every player's army sheet."""

from functools import lru_cache
from math import floor
from typing import Final

from gonfalon.draw import pieces, theme
from gonfalon.draw.icons import icon
from gonfalon.draw.panel import Track, sheet, space
from gonfalon.draw.svg import Box, Markup, Point, circle, document, group, join, move, rect, text
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.byzantium.content import (
    ARAB,
    BOXES,
    BULGAR_MOST,
    BYZ,
    CAPITAL,
    CITIES,
    CITY_AT,
    CITY_COUNT,
    CITY_IDS,
    LINK_TYPES,
    LINKS,
    OFFICE,
    SIDES,
    SPACE_COUNTS,
    SPACE_KINDS,
    SPACE_START,
    TURNS,
)
from gonfalon.games.byzantium.picture import atlas, colours
from gonfalon.games.byzantium.rules.position import NOBODY, Position
from gonfalon.kernel.game import Words

VIEW: Final[Box] = (-33, -33, 1300, 1000)
COLUMN: Final[Box] = (1045, -33, 222, 766)  # beside the map: the action spaces
STRIP: Final = 743  # below the map: sheets and tracks
HEIGHT: Final = 224
SHEET: Final = 234
COLUMN_PITCH: Final = 41  # of a sheet that has no room to spare
TRACKS: Final = 4.0 * (SHEET + 6) - 33
#: On a phone the map fills the width; below it, that much larger, two sheets in a row, then action spaces in pairs.
TALL: Final = atlas.VIEW[2]
LARGER: Final = 2.25
#: In a window about as high as wide the map fills the width; below it, smaller, action spaces in rows, then the rest.
SMALLER: Final = TALL / VIEW[2]  # as all that stands below the map finds room in its width
ROWS: Final = 3
SPACES: Final = 5  # in a row, and beside them the turn and the Bulgars
PITCH: Final[Point] = (214.5, 45.5)  # from one space to the next
PAIRS: Final = 7
HEAD: Final = 1.6  # above the pairs, in their rows: the turn, and beside it the Bulgars
PAIR: Final = COLUMN[2] + PITCH[0]
NUMBER: Final = 14.0  # on the tracks: readable where the whole board stands in a window of 1440 by 900

EMBLEM: Final = {"byzantine": "cross", "arab": "crescent"}
SPACE_ICONS: Final = {
    "civil_war_byzantine": "sword",
    "civil_war_arab": "sword",
    "growth_byzantine": "wheat",
    "growth_arab": "wheat",
    "emperor": "crown",
    "caliph": "crown",
    "fleet_byzantine": "ship",
    "fleet_arab": "ship",
    "bulgar": "flame",
    "fort": "tower",
    "tax": "coin",
    "church": "church",
    "mosque": "mosque",
    "pass": "hourglass",
}
SPACE_TINT: Final = {
    "civil_war_byzantine": "byzink",
    "growth_byzantine": "byzink",
    "emperor": "byzink",
    "fleet_byzantine": "byzink",
    "church": "byzink",
    "civil_war_arab": "arabink",
    "growth_arab": "arabink",
    "caliph": "arabink",
    "fleet_arab": "arabink",
    "mosque": "arabink",
    "bulgar": "bulg",
}


@lru_cache(maxsize=4)
def places(names: tuple[str, ...]) -> tuple[atlas.Place, ...]:
    return tuple(atlas.Place(CITY_IDS[n], names[n], *CITY_AT[n]) for n in range(CITY_COUNT))


@lru_cache(maxsize=1)
def links() -> tuple[atlas.Link, ...]:
    return tuple(atlas.Link(CITY_IDS[a], CITY_IDS[b], LINK_TYPES[kind]) for a, b, kind in LINKS)


def draw(state: Position, words: Words) -> str:
    """The whole board. Everything is public (BYZ-1.10): every seat sees the same."""
    title = words("board-title", turn=state.turn_number, turns=TURNS)
    home = rect((*VIEW[:2], TALL, COLUMN[3]), fill="none", pointer_events="none", data_home="")
    parts = [ground(words), home, *cities(state), *pawns(state)]
    down = LARGER * (HEIGHT + 8)  # from one row of sheets to the next
    low = STRIP + down * -(-state.seats // 2)  # below the sheets
    strip = STRIP + SMALLER * (ROWS * PITCH[1] + 12)  # below the action spaces in rows
    spaces = join(special_spaces(state, words))
    pair = _scale(PAIR, TALL)
    parts.append(_below(spaces, COLUMN[:2], (VIEW[0], low), (VIEW[0], STRIP), pair))
    end = low + pair * ((HEAD + PAIRS) * PITCH[1] + 16)
    beside = TALL - LARGER * SHEET  # where the second sheet of a row begins, and where there is none the tracks
    wide = VIEW[0] + VIEW[2] - TRACKS
    out, scale = (VIEW[0], end), _scale(wide, TALL)
    if state.seats % 2:
        out, scale = (VIEW[0] + beside, low - down), _scale(wide, TALL - beside)
    else:
        end += scale * HEIGHT
    parts.append(_below(join(tracks(state, words)), (TRACKS, STRIP), out, (_smaller(TRACKS), strip), scale))
    for seat in range(state.seats):
        spot = (VIEW[0] + seat % 2 * beside, STRIP + down * (seat // 2))
        left = _left(state, seat)
        square = move(_smaller(left), strip, SMALLER)
        own = army_sheet(state, seat, words)
        parts.append(group(own, at=(left, STRIP), data_tall=move(*spot, LARGER), data_square=square))
    tall = (*VIEW[:2], TALL, end + 4 - VIEW[1])
    squared = (*VIEW[:2], TALL, strip + SMALLER * HEIGHT + 4 - VIEW[1])
    return document(*parts, view=VIEW, tall=tall, square=squared, style=theme.style(colours.GAME), title=title)


def _scale(width: float, room: float) -> float:
    """How large something so wide can be drawn, in hundredths, as drawings say it."""
    return floor(room / width * 100) / 100


def _smaller(x: float) -> float:
    """Where something below the map begins, where all of it is as wide as the map."""
    return round(VIEW[0] + SMALLER * (x - VIEW[0]), 1)


def _below(art: str, at: Point, tall: Point, square: Point, scale: float) -> Markup:
    """What begins at ``at`` beside the map, and below it on a phone at ``tall``, in a square window at ``square``."""
    (x, y), (a, b), (c, d) = at, tall, square
    return group(
        art,
        data_tall=move(round(a - scale * x, 1), round(b - scale * y, 1), scale),
        data_square=move(round(c - SMALLER * x, 1), round(d - SMALLER * y, 1), SMALLER),
    )


# -- the map -----------------------------------------------------------------------------------


def ground(words: Words) -> Markup:
    road, sea, desert = [words(f"board-{kind}") for kind in LINK_TYPES]
    byzantine, arab, persian, bulgar = [words(f"board-side-{side}") for side in SIDES]
    title, subtitle, north = words("title").upper(), words("board-subtitle"), words("board-north")
    sheet_words = atlas.Words(title, subtitle, road, sea, desert, byzantine, arab, persian, bulgar, north)
    return atlas.background(places(tuple(words.name(city) for city in CITIES)), links(), sheet_words)


def cities(state: Position) -> list[Markup]:
    out = []
    for city in range(CITY_COUNT):
        owner = None if state.owner[city] == NOBODY else state.owner[city]
        x, y = CITY_AT[city]
        out.append(
            atlas.city_glyph(
                CITY_IDS[city],
                x,
                y,
                SIDES[state.side[city]],
                state.size(city),
                tokens=state.tokens[city],
                capital=city == CAPITAL,
                control=None if state.fort[city] else owner,
                fort=owner if state.fort[city] else None,
            )
        )
    return out


def pawns(state: Position) -> list[Markup]:
    """Field armies, fanned out where several stand in one city."""
    standing: dict[int, list[tuple[int, int]]] = {}
    for seat in range(state.seats):
        for side in (BYZ, ARAB):
            city = state.pawn[seat * 2 + side]
            if city >= 0:
                standing.setdefault(city, []).append((seat, side))
    out = []
    for city, armies in sorted(standing.items()):
        x, y = CITY_AT[city]
        for index, (seat, side) in enumerate(armies):
            out.append(
                atlas.pawn(
                    seat,
                    SIDES[side],
                    x,
                    y,
                    index=index,
                    count=len(armies),
                    capital=city == CAPITAL,
                    choose=f"pawn:{seat}-{SIDES[side]}",
                )
            )
    return out


# -- action spaces -----------------------------------------------------------------------------


def special_spaces(state: Position, words: Words) -> list[Markup]:
    """The column beside the map: turn, Bulgars, special actions, tax, church, mosque, pass."""
    x, y, width, height = COLUMN
    turn, now = words("board-turn", turn=state.turn_number, turns=TURNS), words("board-round", round=state.round_number)
    head = sheet(COLUMN, turn) + text(now, x + width / 2, y + 44, 12, class_="soft")
    pairs = (x, y, PAIR, (HEAD + PAIRS) * PITCH[1] + 8)
    rows = (x, y, TALL / SMALLER, ROWS * PITCH[1] + 8)
    out = [
        group(head, class_="only-wide not-square"),
        _head(pairs, x + width / 2, 34, turn, now, "only-tall"),
        _head(rows, x + SPACES * PITCH[0] + width / 2, 24, turn, now, "only-square"),
    ]
    step = PITCH[1]
    kinds = [*SPACE_KINDS, "tax", "church", "mosque", "pass"]
    top = y + 52
    for row, kind in enumerate(kinds):
        space = _space(state, kind, (x + 8, top + row * step, width - 16, step - 4), words)
        out.append(_laid(space, top + row * step, (row % 2, HEAD + row // 2), (row % SPACES, row // SPACES)))
    low = top + len(kinds) * step
    bulgars = _bulgar_box(state, (x + 8, low, width - 16, y + height - 10 - low), words)
    out.append(_laid(bulgars, low, (1, 0), (SPACES, 1)))
    return out


def _laid(space: Markup, top: float, pair: Point, row: Point) -> Markup:
    """What stands in the column beside the map, and where that is laid in pairs on a phone, or into rows."""
    tall, square = [
        move(column * PITCH[0], round(COLUMN[1] + 6 + line * PITCH[1] - top, 1)) for column, line in (pair, row)
    ]
    return group(space, data_tall=tall, data_square=square)


def _head(frame: Box, middle: float, down: float, turn: str, now: str, where: str) -> Markup:
    """The frame of the spaces where they are not a column, with the turn and the round."""
    y = frame[1] + down
    told = text(turn, middle, y, 18, class_="serif bold") + text(now, middle, y + 19, 15, class_="soft")
    return group(sheet(frame), told, class_=where)


def _space_name(name: str, left: float, top: float) -> Markup:
    at = (left, top + 14)
    return group(text(name, 0, 0, 11.5, "start", class_="serif bold"), at=at, data_square=move(*at, 1.17))


def _space(state: Position, kind: str, box: Box, words: Words) -> Markup:
    _, _, width, height = box
    left = -width / 2
    tint = SPACE_TINT.get(kind, "ink")
    inner = [
        icon(SPACE_ICONS[kind], 22, left + 18, 0, fill=paint(tint)),
        _space_name(words.name(f"space:{kind}"), left + 34, -height / 2),
    ]
    inner.extend(_occupants(state, kind, left + 44))
    return space(f"space-{kind}", box, "", *inner, choose=f"space:{kind}")


def _occupants(state: Position, kind: str, left: float) -> list[Markup]:
    """Free places as dotted rings, taken ones as cubes of their owners."""
    if kind in SPACE_KINDS:
        number = SPACE_KINDS.index(kind)
        taken = [state.spaces[SPACE_START[number] + i] for i in range(SPACE_COUNTS[number])]
        out = [group(_place(kind, i, seat), at=(left + i * 24, 9)) for i, seat in enumerate(taken)]
        if number in OFFICE and state.guard[OFFICE.index(number)] == NOBODY:
            tint = "byz" if number == OFFICE[BYZ] else "arabfill"
            out.append(group(pieces.cube(paint(tint), 13), at=(left + 28, 9), id=f"guard-{kind}"))
        return out
    counts = {"tax": state.tax, "church": state.worship[0::2], "mosque": state.worship[1::2]}.get(kind)
    if kind == "pass":
        return [
            group(pieces.seat_mark(seat, 8 if i else 10), at=(left + i * 26, 9), id=f"passed-{seat}")
            for i, seat in enumerate(state.passed)
        ]
    out = []
    for seat, count in enumerate(counts or []):
        if count:
            at = (left + len(out) * 36, 9)
            out.append(group(pieces.seat_cube(seat, 13) + text(str(count), 12, 1, 12, "start", middle=True), at=at))
    return out


def _place(kind: str, index: int, seat: int) -> Markup:
    if seat == NOBODY:
        return circle(8, fill="none", stroke=paint(SPACE_TINT.get(kind, "ink")), stroke_dasharray="2 2.4")
    return group(pieces.seat_cube(seat, 14), id=f"on-{kind}-{index}")


def _bulgar_box(state: Position, box: Box, words: Words) -> Markup:
    _, _, width, height = box
    left = -width / 2
    cubes = [
        group(
            pieces.cube(paint("bulg"), 12) if i < state.bulgars else circle(5, fill="none", stroke=paint("line")),
            at=(left + 20 + (i % 6) * 28, -height / 2 + 32 + (i // 6) * 20),
        )
        for i in range(BULGAR_MOST)
    ]
    label = _space_name(words("board-bulgars"), left + 10, -height / 2 + 2)
    count = text(str(state.bulgars), -left - 12, -height / 2 + 17, 14, "end", class_="bold")
    return space("space-bulgars", box, "", label, count, *cubes, choose="space:bulgars")


# -- tracks and sheets -------------------------------------------------------------------------


def tracks(state: Position, words: Words) -> list[Markup]:
    """Both score tracks, rows of ten."""
    x, width = TRACKS, VIEW[0] + VIEW[2] - TRACKS
    out = []
    for side, name in ((BYZ, "byzantine"), (ARAB, "arab")):
        y = STRIP + side * (HEIGHT / 2 + 2)
        box: Box = (x, y, width, HEIGHT / 2 - 2)
        track = Track(f"points-{name}", (x + 8, y + 29, width - 16, HEIGHT / 2 - 36), 40, size=NUMBER)
        out.append(sheet(box, words(f"board-{name}-track")))
        out.append(icon(EMBLEM[name], 15, x + 20, y + 15, fill=paint("byzink" if side == BYZ else "arabink")))
        out.append(track.ground())
        out.append(track.markers({seat: state.points[seat * 2 + side] for seat in range(state.seats)}))
    return out


def _pitch(state: Position) -> float:
    """How far apart the columns of a sheet stand: few players have room for words."""
    return min(56.0, COLUMN_PITCH + (4 * (SHEET + 6) / state.seats - SHEET - 6) / 5)


def _width(pitch: float) -> float:
    """How wide a sheet of such columns is."""
    return SHEET + 5 * (pitch - COLUMN_PITCH)


def _left(state: Position, seat: int) -> float:
    """Where a player's sheet begins: they share the room below the map."""
    share = 4 * (SHEET + 6) / state.seats
    return seat * share + (share - _width(_pitch(state)) - 6) / 2 - 33


class Sheet:
    """A player's sheet round the origin: its columns stand apart as there is room, on a phone as close as they can."""

    def __init__(self, pitch: float) -> None:
        self.wider = pitch - COLUMN_PITCH

    def at(self, column: float, inner: str) -> Markup:
        """What stands in a column, drawn where it is on the narrow sheet; half columns are between two."""
        return group(inner, at=(self.wider * (column + 0.5), 0), data_tall=move(0, 0))

    def frame(self) -> Markup:
        broad = sheet((0, 0, _width(COLUMN_PITCH + self.wider), HEIGHT))
        return group(broad, class_="only-wide") + group(sheet((0, 0, SHEET, HEIGHT)), class_="only-tall")


def army_sheet(state: Position, seat: int, words: Words) -> Markup:
    """A player's boxes, Treasuries and pools (BYZ-1.5)."""
    own = Sheet(_pitch(state))
    points = f"{state.points[seat * 2]} · {state.points[seat * 2 + 1]}"
    parts = [
        own.frame(),
        group(pieces.seat_mark(seat, 11), at=(22, 20)),
        text(words.seat(seat), 40, 25, 15, "start", class_="serif bold"),
        own.at(4.5, text(points, SHEET - 12, 25, 15, "end", class_="serif bold")),
    ]
    for column, box in enumerate((*BOXES, "treasury")):
        middle = 50 + column * COLUMN_PITCH if box in BOXES else 210  # the last one stays within the sheet
        parts.append(own.at(column, text(words(f"box-{box}"), middle, 46, 8.8, class_="soft")))
    for side in (BYZ, ARAB):
        parts.append(_army_row(state, seat, side, own, 52 + side * 54))
    parts.append(_pools(state, seat, own, 163, words))
    return join(parts)


def _army_row(state: Position, seat: int, side: int, own: Sheet, y: float) -> Markup:
    name = SIDES[side]
    tint = "byzink" if side == BYZ else "arabink"
    parts = [icon(EMBLEM[name], 18, 16, y + 24, fill=paint(tint))]
    for number, box in enumerate(BOXES):
        guard = number == 0 and state.guard[side] == seat
        place: Box = (31 + number * COLUMN_PITCH, y, 38, 48)
        ident = f"{seat}-{name}-{box}"
        parts.append(own.at(number, _box(ident, place, state.box(seat, side, number), seat, guard, side)))
    coins = [
        group(pieces.coin(5 if state.treasury[seat * 2 + side] >= 5 else 1, 9), at=(0, -10)),
        text(str(state.treasury[seat * 2 + side]), 0, 17, 15, class_="bold"),
    ]
    ident = f"{seat}-{name}-treasury"
    chest = space(f"box-{ident}", (195, y, 34, 48), "", *coins, choose=f"box:{ident}", fill="paper2")
    return join((*parts, own.at(len(BOXES), chest)))


def _box(ident: str, box: Box, count: int, seat: int, guard: bool, side: int) -> Markup:
    parts = [
        group(pieces.cube(seat_paint(seat), 15), at=(0, -8))
        if count
        else circle(6, cy=-8, fill="none", stroke=paint("line")),
        text(str(count), 0, 17, 15, class_="bold"),
    ]
    if guard:
        parts.append(group(pieces.cube(paint("byz" if side == BYZ else "arabfill"), 11), at=(11, -15)))
    return space(f"box-{ident}", box, "", *parts, choose=f"box:{ident}")


def _pools(state: Position, seat: int, own: Sheet, y: float, words: Words) -> Markup:
    parts = []
    for number, (box, count) in enumerate((("pool", state.pool[seat]), ("casualties", state.casualties[seat]))):
        inner = [
            text(words(f"short-{box}"), 0, -10, 8.6, class_="soft"),
            group(pieces.cube(seat_paint(seat), 15), at=(-13, 9)),
            text(str(count), 4, 14, 15, "start", class_="bold"),
        ]
        frame: Box = (8 + number * 82, y, 79, 52)
        ident = f"{seat}-{box}"
        pool = space(f"box-{ident}", frame, "", *inner, choose=f"box:{ident}", fill="paper2")
        parts.append(own.at(number * 1.75 + 0.25, pool))
    for fort in range(state.forts[seat]):
        parts.append(own.at(3.75, group(pieces.tower(seat, 24), at=(186 + fort * 26, y + 26))))
    return join(parts)
