"""The position as a picture: the fiefs in their arrangement, decks and building piles, the reader's hand.

Everything is drawn once and has two places: ``transform`` in the wide plan, ``data-tall`` in the tall one, which the
page takes on narrow screens. Frames of different size in the two are drawn twice, one for each plan only.
"""

from collections.abc import Callable, Sequence
from typing import Final

from gonfalon.draw import theme
from gonfalon.draw.icons import icon
from gonfalon.draw.pieces import banner, seat_mark
from gonfalon.draw.svg import (
    Box,
    Markup,
    Point,
    document,
    group,
    join,
    move,
    path,
    rect,
    target,
    text,
    text_width,
)
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.medievalia.content import CARD, DECK, DECKS, KIND, PILE, PILES
from gonfalon.games.medievalia.picture import art, colours, layout
from gonfalon.games.medievalia.picture.layout import CELL, EDGE, Plan
from gonfalon.games.medievalia.picture.tell import output
from gonfalon.games.medievalia.rules.battle import ARMY_AIM, Battle
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.kernel.game import Words
from gonfalon.kernel.requests import CHANCE

DECK_SIGN: Final = ("field", "sword", "peasant")
FREE_CELL: Final = 5
GUEST_CELL: Final = 4  # unless a fifth land lies there
MARGIN: Final = 10.0
LABEL: Final = 15.0  # words above characters
STEP: Final = 67.0  # from tile to tile


class Table:
    """What the parts of one drawing share: the position, its reader, the words and both plans."""

    def __init__(self, state: Position, seat: int | None, words: Words) -> None:
        self.state = state
        self.seat = seat
        self.words = words
        self.mine = [] if seat is None else state.hand_cards(seat)
        hand = -1 if seat is None else len(self.mine)
        self.at = [_seen_from(state, seat, fief) for fief in range(len(state.map().names))]
        self.wide = layout.wide(state.seats, hand)
        self.tall = layout.tall(state.seats, hand, self.at[: state.seats])
        self.signs = _signs(state)

    def tile(self, card: int, owner: int | None) -> Markup:
        """A small card round the origin; ``owner`` where that must be said."""
        state = self.state
        sign = self.signs.get(card, "")
        return art.tile(state.tables(), card, bool(state.used[card]), state.damage[card], owner, sign, self.words)


def draw(state: Position, seat: int | None, words: Words) -> str:
    """The whole table as one seat sees it; None is a spectator."""
    table = Table(state, seat, words)
    parts: list[Markup] = [_roads(table)]
    for fief in range(len(table.at)):
        parts.append(_neutral(table, fief) if state.lord(fief) == NOBODY else _fief(table, fief))
    parts += [_hand(table), _market(table)]
    wide, tall = _view(table.wide), _view(table.tall, 22)
    ground = _only("wide", rect(wide, 0, fill=paint("paper"))) + _only("tall", rect(tall, 0, fill=paint("paper")))
    return document(ground, *parts, view=wide, tall=tall, style=theme.style(colours.GAME), title=words("title"))


def _view(plan: Plan, below: float = 0) -> Box:
    return -MARGIN, -MARGIN, plan.width + 2 * MARGIN, plan.bottom + 2 * MARGIN + below


def _seen_from(state: Position, seat: int | None, fief: int) -> tuple[int, int]:
    """The place of a fief on the grid when the reader sits at the bottom: the table is turned under him."""
    at = state.map().at
    turned = seat or 0
    if fief < state.seats:
        return at[(fief - turned) % state.seats]
    between = fief - state.seats
    if state.seats == 2 or between == state.seats:
        return at[fief]
    return at[state.seats + (between - turned) % state.seats]


def _signs(state: Position) -> dict[int, str]:
    """While armies are arranged: the number of its army on each card, and ``?`` on the one asked about."""
    out: dict[int, str] = {}
    for frame in state.frames:
        if isinstance(frame, Battle):
            for i, army in enumerate(frame.armies):
                foes = frame.defence[i] if i < len(frame.defence) else []
                out.update({card: str(i + 1) for card in army + foes})
            for i, aim in enumerate(frame.aim):
                if 0 <= aim < ARMY_AIM:
                    out[aim] = str(i + 1)
            for card in (frame.waiting or frame.unsent)[:1]:
                out[card] = "?"
    return out


# -- two plans -----------------------------------------------------------------------------------


def _put(inner: str, wide: Point, tall: Point, scale: float = 1, tall_scale: float = 1) -> Markup:
    """A thing at its place in either plan."""
    return group(inner, at=wide, scale=scale, data_tall=move(tall[0], tall[1], tall_scale))


def _only(plan: str, inner: str) -> Markup:
    return group(inner, class_=f"only-{plan}")


def _framed(wide: Box, tall: Box, drawn: Callable[[str, float, float], Markup]) -> Markup:
    """A frame round the origin, drawn by its id's ending and size; once for each size it has."""
    if wide[2:] == tall[2:]:
        return _put(drawn("", wide[2], wide[3]), wide[:2], tall[:2])
    return _only("wide", group(drawn("", wide[2], wide[3]), at=wide[:2])) + _only(
        "tall", group(drawn("-tall", tall[2], tall[3]), at=tall[:2])
    )


def _roads(table: Table) -> Markup:
    """Bridges between adjacent fiefs, under everything else."""
    parts: list[Markup] = []
    boxes = [table.wide.fiefs[at] for at in table.at]
    for fief, near in enumerate(table.state.map().near):
        for other in near:
            if other > fief:
                d = _bridge(boxes[fief], boxes[other])
                parts.append(path(d, stroke=paint("track"), stroke_width=26, stroke_opacity=0.55, fill="none"))
    return _only("wide", join(parts))


def _bridge(a: Box, b: Box) -> str:
    """A straight way from frame to frame, in the middle of the side they share."""
    left, right = max(a[0], b[0]), min(a[0] + a[2], b[0] + b[2])
    top, bottom = max(a[1], b[1]), min(a[1] + a[3], b[1] + b[3])
    if right > left:
        return f"M{(left + right) / 2:g} {bottom:g}V{top:g}"
    return f"M{right:g} {(top + bottom) / 2:g}H{left:g}"


# -- fiefs -------------------------------------------------------------------------------------


def _fief(table: Table, seat: int) -> Markup:
    state, words = table.state, table.words
    wide, tall = table.wide.fiefs[table.at[seat]], table.tall.fiefs[table.at[seat]]

    def frame(ending: str, width: float, height: float) -> Markup:
        parts = [
            rect((0, 0, width, height), 10, fill=paint("land"), stroke=seat_paint(seat), stroke_width=4),
            *_header(table, seat, width),
        ]
        reach: Box = (0, 0, width, height)
        answer = state.map().answer[seat]
        return target(f"fief-{seat}{ending}", *parts, choose=answer, reach=reach, class_="fief")

    lands = state.lands[seat]
    guests = [
        (card, who)
        for who in range(state.seats)
        if who != seat
        for card in state.troops[who]
        if state.fief[card] == seat
    ]
    free = [card for card in state.troops[seat] if state.fief[card] == seat and state.land[card] == FREE]
    plots = min(len(lands) + 1, GUEST_CELL if guests else FREE_CELL)  # the lands, and one place for another
    shared = bool(guests) and len(lands) > GUEST_CELL
    taken = [*range(max(len(lands), plots)), *[GUEST_CELL] * (bool(guests) and not shared)]
    taken += [FREE_CELL] * (bool(free) or shared)
    crowd = len(free) + len(guests) + 4 if shared else max(len(free), len(guests))
    scale, columns = layout.larger(wide, len(taken), _depth(state, seat, crowd))

    def cell(at: int, *inside: Markup) -> Markup:
        if scale == 1:
            return _put(join(inside), layout.cell(wide, at), layout.cell(tall, at))
        if at not in taken:
            return _only("tall", _put(join(inside), (0, 0), layout.cell(tall, at)))
        return _put(join(inside), layout.cell(wide, taken.index(at), scale, columns), layout.cell(tall, at), scale)

    parts = [_framed(wide, tall, frame)]
    parts += [cell(i, *_land(table, seat, land)) for i, land in enumerate(lands)]
    vacant = range(len(lands), GUEST_CELL if guests else FREE_CELL)
    parts += [cell(i, _PLOT) for i in vacant]
    half = (CELL[1] - 20) / 2
    room = half if shared else CELL[1] - 20
    if free:
        title = text(words("board-free", count=len(free)), CELL[0] / 2, 13, LABEL, class_="serif soft")
        parts.append(cell(FREE_CELL, title, *_crowd(table, [(card, None) for card in free], 18, room)))
    if guests:
        top = half if shared else 0.0
        title = text(words("board-guests"), CELL[0] / 2, top + 13, LABEL, class_="serif soft")
        parts.append(cell(FREE_CELL if shared else GUEST_CELL, title, *_crowd(table, guests, top + 18, room)))
    home = "yes" if seat == table.seat else None
    return group(*parts, data_home=home)


def _depth(state: Position, seat: int, free: int) -> float:
    """How far down the cells of a fief are taken: by a land, its buildings, its guards, the free characters."""
    rows = min(3, -(-free // 2))
    return max(24 + 60.0 * rows, *(_guarded_from(state, seat, land)[1] for land in state.lands[seat]))


def _guarded_from(state: Position, seat: int, land: int) -> tuple[float, float]:
    """Where guards and workers begin, below a land or below its buildings; and how far down that cell is taken."""
    top = 142.0 if state.buildings_on(seat, land) else 82.0
    return top, top + 64 if state.guards(seat, land) else top + 4


#: Where a territory may still be settled.
_PLOT: Final = rect(
    (CELL[0] / 2 - 46, 7, 92, 70), 7, fill="none", stroke=paint("relief"), stroke_opacity=0.55, stroke_dasharray="5 6"
)


def _header(table: Table, seat: int, width: float) -> list[Markup]:
    """Name, food, hand and prestige; a siege in red. A narrow fief has its numbers in a second line."""
    state, words = table.state, table.words
    narrow = width < layout.BLOCK[0]
    y = 18 + layout.SECOND if narrow else 18.0
    left = 12.0 if narrow else width - 240
    fed = f"{len(state.troops[seat])}/{state.capacity(seat)}"
    points = words("board-vp", points=state.prestige(seat))
    parts = [
        rect((2, 2, width - 4, layout.head(width) - 6), 8, fill=paint("panel")),
        group(seat_mark(seat, 12), at=(22, 19)),
        art.resource("food", 19, left + 10, y),
        text(fed, left + 23, y, 17, "start", middle=True, class_="bold"),
        icon("scroll", 19, left + 86, y, fill=paint("ink2")),
        text(str(state.hand_size(seat)), left + 98, y, 17, "start", middle=True, class_="bold"),
        icon("crown", 19, left + 142, y, fill=paint("gold")),
        text(points, left + 155, y, 17, "start", middle=True, class_="serif bold"),
    ]
    room = width - 82 if narrow else left - 50
    if state.siege[seat]:
        label = words("board-siege", number=state.siege[seat]) if width > layout.BLOCK[0] else f"{state.siege[seat]}/3"
        wide = text_width(label, 16) * 1.3  # bold letters
        at = width - 40 if narrow else left - 14 - wide
        parts.append(icon("flame", 19, at - 11, y, fill=paint("accent")))
        parts.append(text(label, at, y, 16, "start", middle=True, class_="bold", style="fill:var(--g-accent)"))
        room -= 0 if narrow else wide + 26
    parts.append(text(_cut(words.seat(seat), room, 18), 42, 18, 18, "start", middle=True, class_="serif bold"))
    if state.active == seat and not state.over:
        parts.append(group(banner(seat, 26), at=(width - 20, 17)))
    return parts


def _cut(name: str, room: float, size: float) -> str:
    """A name that fits, if need be without what stands in brackets behind it or without its end."""
    for whole in (name, name.partition(" (")[0]):
        if text_width(whole, size) <= room:
            return whole
    while name and text_width(name + "…", size) > room:
        name = name[:-1]
    return name + "…"


def _land(table: Table, seat: int, land: int) -> list[Markup]:
    """One cell: the land, its buildings in a row, guards and workers below them."""
    state = table.state
    middle = CELL[0] / 2
    sign = table.signs.get(land, "")
    tile = art.land_tile(state.tables(), land, bool(state.used[land]), output(state, seat, land), sign, table.words)
    out = [group(tile, at=(middle, 42))]
    built = state.buildings_on(seat, land)
    step = min(STEP, (CELL[0] - STEP) / max(len(built) - 1, 1))
    for i, card in enumerate(built):
        out.append(group(table.tile(card, None), at=(middle + (i - (len(built) - 1) / 2) * step, 111)))
    top = _guarded_from(state, seat, land)[0]
    return out + _crowd(table, [(card, None) for card in state.guards(seat, land)], top, CELL[1] - 142)


def _crowd(table: Table, cards: Sequence[tuple[int, int | None]], top: float, height: float) -> list[Markup]:
    """Characters of a cell, each with its owner where that must be said."""
    points = _spread(len(cards), (0, top, CELL[0], height))
    return [group(table.tile(card, owner), at=at) for (card, owner), at in zip(cards, points, strict=True)]


def _spread(count: int, box: Box) -> list[Point]:
    """Places for tiles in a box, close together where they are many."""
    x, y, width, height = box
    most = max(1, int((height + 4) // 60))
    rows = min(most, -(-count // max(1, int(width // STEP)))) or 1
    columns = -(-count // rows)
    step = min(STEP, (width - STEP) / max(columns - 1, 1))
    return [
        (x + width / 2 + (i % columns - (columns - 1) / 2) * step, y + 30 + i // columns * 60) for i in range(count)
    ]


def _neutral(table: Table, fief: int) -> Markup:
    """A fief of nobody: hills, and whoever stands there."""
    state = table.state
    wide, tall = table.wide.fiefs[table.at[fief]], table.tall.fiefs[table.at[fief]]

    def frame(ending: str, width: float, height: float) -> Markup:
        reach: Box = (0, 0, width, height)
        parts = _empty_land(table, fief, width, height)
        answer = state.map().answer[fief]
        return target(f"fief-{fief}{ending}", *parts, choose=answer, reach=reach, class_="fief")

    here = [(card, seat) for seat in range(state.seats) for card in state.troops[seat] if state.fief[card] == fief]
    at, tall_at = (_spread(len(here), (x, y + 32, w, h - 36)) for x, y, w, h in (wide, tall))
    tiles = [_put(table.tile(*who), a, b) for who, a, b in zip(here, at, tall_at, strict=True)]
    return _framed(wide, tall, frame) + join(tiles)


def _empty_land(table: Table, fief: int, width: float, height: float) -> list[Markup]:
    state, words = table.state, table.words
    hills = "".join(
        f"M{width * left:g} {height - 14:g}q{width / 12:g}-{rise:g} {width / 6:g} 0"
        for left, rise in ((0.08, 26), (0.3, 40), (0.55, 30), (0.76, 44))
    )
    box: Box = (0, 0, width, height)
    label = words("board-neutral") if fief >= state.seats else words("board-out", seat=fief)
    size = min(17.0, 17 * (width - 60) / text_width(label, 17))
    parts = [
        rect(box, 10, fill=paint("paper2"), stroke=paint("line"), stroke_width=2, stroke_dasharray="8 6"),
        path(hills, stroke=paint("relief"), stroke_opacity=0.6, stroke_width=2, fill="none"),
        text(label, width / 2, 22, size, class_="serif soft"),
    ]
    beside = [seat for seat in state.map().near[fief] if seat < state.seats and state.alive[seat]]
    if state.seats > 2 and len(beside) == 2:
        off = text_width(label, size) / 2 + 17
        parts += [
            group(seat_mark(seat, 9), at=(width / 2 + way * off, 17)) for seat, way in zip(beside, (-1, 1), strict=True)
        ]
    return parts


# -- market and hand -----------------------------------------------------------------------------


def _panel(wide: Box, tall: Box) -> Markup:
    def frame(_: str, width: float, height: float) -> Markup:
        return rect((0, 0, width, height), 10, fill=paint("panel"), stroke=paint("line"))

    return _framed(wide, tall, frame)


def _scaled(inner: Markup, wide: Box, tall: Box) -> Markup:
    """A whole card in its two boxes."""
    return _put(inner, wide[:2], tall[:2], wide[2] / art.WIDTH, tall[2] / art.WIDTH)


def _market(table: Table) -> Markup:
    """The three decks and the three building piles."""
    cards = [_deck(table, deck) for deck in range(len(DECKS))] + [_pile(table, pile) for pile in range(PILES)]
    places = zip(cards, table.wide.stock, table.tall.stock, strict=True)
    return _panel(table.wide.shelf, table.tall.shelf) + join(_scaled(card, wide, tall) for card, wide, tall in places)


def _above(words: str) -> Markup:
    """A line over a deck or pile."""
    size = min(17.0, 17 * (art.WIDTH - 8) / (text_width(words, 17) * 1.2))
    return text(words, art.WIDTH / 2, -7, size, class_="soft")


def _deck(table: Table, deck: int) -> Markup:
    """A draw deck, with the name of its open bottom card (MED-2.2)."""
    state, words = table.state, table.words
    back = art.back(
        f"deck-{deck}", DECK[deck], words(f"name-deck-{DECKS[deck]}"), state.deck_size(deck), DECK_SIGN[deck]
    )
    if state.bottom[deck] == NOWHERE:
        return back
    return back + _above(words("board-bottom", card=CARD[state.bottom[deck]]))


def _pile(table: Table, pile: int) -> Markup:
    """A building pile: the top card open, the number below it written above."""
    state, words = table.state, table.words
    card = state.top[pile]
    reach: Box = (0, 0, art.WIDTH, art.HEIGHT)
    if card == NOWHERE:
        empty = rect(reach, 10, fill="none", stroke=paint("line"), stroke_dasharray="6 5") + text(
            words("board-empty"), art.WIDTH / 2, art.HEIGHT / 2, 17, class_="soft"
        )
        return target(f"pile-{pile}", empty, choose=PILE[pile], reach=reach)
    inner = group(art.face(state.tables(), KIND[card], words), id=f"card-{card}")
    count = _above(words("board-more", count=state.pile_left[pile]))
    return target(f"pile-{pile}", inner, choose=PILE[pile], reach=reach) + count


def _hand(table: Table) -> Markup:
    """The reader's cards under a line that says whose they are, who plays and who is asked."""
    state, words, wide, tall = table.state, table.words, table.wide, table.tall
    told = _turn(state, table.seat, words)
    title = _heading(table, wide, " · ".join(told))
    tall_title = _heading(table, tall, " · ".join(told[-1:] if len(told) > 2 else told))
    parts = [
        _panel(wide.hand, tall.hand),
        _only("wide", title) + _only("tall", tall_title),
    ]
    if table.seat is not None and not table.mine:
        none = text(words("board-no-cards"), 0, 0, 17, class_="serif soft")
        parts.append(_put(none, _middle(wide.hand), _middle(tall.hand)))
    for card, place, tall_place in zip(table.mine, wide.cards, tall.cards, strict=True):
        parts.append(_scaled(art.whole_card(state.tables(), card, words), place, tall_place))
    return join(parts)


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def _turn(state: Position, reader: int | None, words: Words) -> list[str]:
    """The round, whose turn it is, and who is asked where that is somebody else; to the reader: that it is he."""
    if state.over:
        return [words("board-round", number=state.rounds)]
    out = [words("board-deal")]
    if state.rounds:
        out = [
            words("board-round", number=state.rounds),
            words("board-turn", seat=state.active, own=state.active == reader),
        ]
    asked = [seat for seat in state.turn() if seat != CHANCE]
    if asked and (asked != [state.active] or not state.rounds):
        who = ", ".join([words.seat(seat) for seat in asked])
        out.append(words("board-asked", who=who, own=asked == [reader]))
    return out


def _heading(table: Table, plan: Plan, told: str) -> Markup:
    """Whose hand it is, and at the other end how the turn stands."""
    y = plan.hand[1] + 24
    size = min(18.0, 18 * 0.6 * plan.width / text_width(told, 18))
    line = text(told, plan.width - EDGE, y, size, "end", class_="serif bold")
    if table.seat is None:
        return line
    left = EDGE + 31.0
    room = plan.width - EDGE - text_width(told, size) - 24 - left
    title = _cut(table.words("board-hand"), room, 18)
    mark = group(seat_mark(table.seat, 10), at=(EDGE + 14, y - 5))
    return line + mark + text(title, left, y, 18, "start", class_="serif bold")
