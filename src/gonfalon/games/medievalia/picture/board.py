"""The position as a picture: the fiefs in their arrangement, decks and building piles, the reader's hand.

Everything is drawn once and has three places: ``transform`` in the wide plan, ``data-tall`` in the tall one, which the
page takes on narrow screens, ``data-square`` in the square one. A frame is drawn once for each size it has.
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
from gonfalon.games.medievalia.picture import art, layout
from gonfalon.games.medievalia.picture.layout import CELL, EDGE, Plan
from gonfalon.games.medievalia.picture.tell import output
from gonfalon.games.medievalia.rules.battle import ARMY_AIM, Battle
from gonfalon.games.medievalia.rules.help import Adjust, Help
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.kernel.game import Words
from gonfalon.kernel.requests import CHANCE

DECK_SIGN: Final = ("field", "sword", "peasant")
FREE_CELL: Final = 5
GUEST_CELL: Final = 4  # unless a fifth land lies there
MARGIN: Final = 10.0
LABEL: Final = 15.0  # words above characters,
TITLED: Final = 9.0  # the line they stand on
BELOW: Final = 22.0  # and where the characters begin, so that no badge covers the words,
ABROAD: Final = 29.0  # nor the larger mark of whose they are
TALL: Final = 1  # which of the plans is the tall one
STEP: Final = 67.0  # from tile to tile


class Table:
    """What the parts of one drawing share: the position, its reader, the words and the plans: wide, tall, square."""

    def __init__(self, state: Position, seat: int | None, words: Words) -> None:
        self.state = state
        self.seat = seat
        self.words = words
        self.mine = [] if seat is None else state.hand_cards(seat)
        hand = -1 if seat is None else len(self.mine)
        self.at = [_seen_from(state, seat, fief) for fief in range(len(state.map().names))]
        self.plans = (
            layout.wide(state.seats, hand),
            layout.tall(state.seats, hand, self.at[: state.seats]),
            layout.square(state.seats, len(self.mine)),
        )
        self.signs = _signs(state, seat)

    def boxes(self, fief: int) -> list[Box]:
        """The place of a fief in each plan."""
        return [plan.fiefs[self.at[fief]] for plan in self.plans]

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
    wide, tall, square = (_view(plan, below) for plan, below in zip(table.plans, (0, 22, 0), strict=True))
    ground = join(_only(at, rect(view, 0, fill=paint("paper"))) for at, view in enumerate((wide, tall, square)))
    style, title = theme.style(), words("title")
    hand = None if seat is None else square  # who has none has no use for the room beside the fiefs
    return document(ground, *parts, view=wide, tall=tall, square=hand, style=style, title=title)


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


def _signs(state: Position, seat: int | None) -> dict[int, str]:
    """While armies are arranged: the number of its army on each card, and ``?`` on the one asked about.

    While a payment is put together: a tick on each card chosen for it, which none but the payer sees.
    """
    out: dict[int, str] = {}
    for frame in state.frames:
        if isinstance(frame, Adjust) and frame.seat == seat:
            out.update(dict.fromkeys(frame.lands + frame.singles + frame.powers, art.CHOSEN))
        if isinstance(frame, Help):
            out.update(dict.fromkeys(frame.lands + frame.singles, art.CHOSEN))
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


# -- three plans ---------------------------------------------------------------------------------

#: What belongs to one plan alone, and the endings of its ids.
_CLASS: Final = ("only-wide not-square", "only-tall", "only-square")
_ENDING: Final = ("", "-tall", "-square")


def _put(inner: str, places: Sequence[Point], scales: Sequence[float] = (1, 1, 1)) -> Markup:
    """A thing at its place in each plan."""
    moves = [move(x, y, scale) for (x, y), scale in zip(places, scales, strict=True)]
    return group(inner, transform=moves[0], data_tall=moves[1], data_square=moves[2])


def _only(plan: int, inner: str) -> Markup:
    return group(inner, class_=_CLASS[plan])


def _corners(boxes: Sequence[Box]) -> list[Point]:
    return [(x, y) for x, y, _, _ in boxes]


def _framed(boxes: Sequence[Box], drawn: Callable[[str, float, float], Markup]) -> Markup:
    """A frame round the origin, drawn by its id's ending and size; one for all plans, or one for each."""
    if len({box[2:] for box in boxes}) == 1:
        return _put(drawn("", *boxes[0][2:]), _corners(boxes))
    frames = [group(drawn(_ENDING[at], *box[2:]), at=box[:2]) for at, box in enumerate(boxes)]
    return join(_only(at, frame) for at, frame in enumerate(frames))


def _roads(table: Table) -> Markup:
    """Bridges between adjacent fiefs, under everything else; none where they lie one below the other."""
    return join(_only(plan, _bridges(table, plan)) for plan in (0, 2))


def _bridges(table: Table, plan: int) -> Markup:
    boxes = [table.plans[plan].fiefs[at] for at in table.at]
    near = table.state.map().near
    ways = [_bridge(boxes[fief], boxes[other]) for fief in range(len(near)) for other in near[fief] if other > fief]
    return join(path(d, stroke=paint("track"), stroke_width=26, stroke_opacity=0.55, fill="none") for d in ways)


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
    boxes = table.boxes(seat)

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
    depth = _depth(state, seat, crowd)
    grown = [(1.0, 0) if plan == TALL else layout.larger(box, len(taken), depth) for plan, box in enumerate(boxes)]
    scales = [scale for scale, _ in grown]

    def corner(plan: int, at: int) -> Point:
        scale, columns = grown[plan]
        return layout.cell(boxes[plan], at) if scale == 1 else layout.cell(boxes[plan], taken.index(at), scale, columns)

    def cell(at: int, *inside: Markup) -> Markup:
        if at in taken or max(scales) == 1:
            return _put(join(inside), [corner(plan, at) for plan in range(3)], scales)
        whole = [plan for plan in range(3) if scales[plan] == 1]  # larger ones leave out what is free
        return join(_only(plan, group(join(inside), at=corner(plan, at))) for plan in whole)

    parts = [_framed(boxes, frame)]
    parts += [cell(i, *_land(table, seat, land)) for i, land in enumerate(lands)]
    vacant = range(len(lands), GUEST_CELL if guests else FREE_CELL)
    parts += [cell(i, _PLOT) for i in vacant]
    half = (CELL[1] - 20) / 2
    room = half if shared else CELL[1] - 20
    if free:
        title = text(words("board-free", count=len(free)), CELL[0] / 2, TITLED, LABEL, class_="serif soft")
        parts.append(cell(FREE_CELL, title, *_crowd(table, [(card, None) for card in free], BELOW, room)))
    if guests:
        top = half if shared else 0.0
        title = text(words("board-guests"), CELL[0] / 2, top + TITLED, LABEL, class_="serif soft")
        tiles = _crowd(table, guests, top + ABROAD, room - ABROAD + BELOW)
        parts.append(cell(FREE_CELL if shared else GUEST_CELL, title, *tiles))
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
    y = 21 + layout.SECOND if narrow else 18.0
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
    boxes = table.boxes(fief)

    def frame(ending: str, width: float, height: float) -> Markup:
        reach: Box = (0, 0, width, height)
        parts = _empty_land(table, fief, width, height)
        answer = state.map().answer[fief]
        return target(f"fief-{fief}{ending}", *parts, choose=answer, reach=reach, class_="fief")

    here = [(card, seat) for seat in range(state.seats) for card in state.troops[seat] if state.fief[card] == fief]
    places = [_spread(len(here), (x, y + 36, w, h - 40)) for x, y, w, h in boxes]
    tiles = [_put(table.tile(*who), [spots[i] for spots in places]) for i, who in enumerate(here)]
    return _framed(boxes, frame) + join(tiles)


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
        off = text_width(label, size) / 2 + 19
        parts += [
            group(seat_mark(seat, 10.5), at=(width / 2 + way * off, 17))
            for seat, way in zip(beside, (-1, 1), strict=True)
        ]
    return parts


# -- market and hand -----------------------------------------------------------------------------


def _panel(boxes: Sequence[Box]) -> Markup:
    def frame(_: str, width: float, height: float) -> Markup:
        return rect((0, 0, width, height), 10, fill=paint("panel"), stroke=paint("line"))

    return _framed(boxes, frame)


def _scaled(inner: Markup, boxes: Sequence[Box]) -> Markup:
    """A whole card in its boxes."""
    return _put(inner, _corners(boxes), [box[2] / art.WIDTH for box in boxes])


def _market(table: Table) -> Markup:
    """The three decks and the three building piles."""
    cards = [_deck(table, deck) for deck in range(len(DECKS))] + [_pile(table, pile) for pile in range(PILES)]
    places = zip(*(plan.stock for plan in table.plans), strict=True)
    shelf = _panel([plan.shelf for plan in table.plans])
    return shelf + join(_scaled(card, boxes) for card, boxes in zip(cards, places, strict=True))


def _above(words: str) -> Markup:
    """A line over a deck or pile."""
    size = min(17.0, 17 * (art.WIDTH - 8) / (text_width(words, 17) * 1.2))
    return text(words, art.WIDTH / 2, -7, size, class_="soft")


def _deck(table: Table, deck: int) -> Markup:
    """A draw deck, with the name of its open bottom card (MED-2.2)."""
    state, words = table.state, table.words
    name = words(f"name-deck-{DECKS[deck]}")
    label = name[:1].upper() + name[1:]
    back = art.back(f"deck-{deck}", DECK[deck], label, state.deck_size(deck), DECK_SIGN[deck])
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
    state, words = table.state, table.words
    told = _turn(state, table.seat, words)
    hands = [plan.hand for plan in table.plans]
    parts = [_panel(hands)]
    for plan, box in enumerate(hands):
        short = plan == TALL and len(told) > 2
        parts.append(_only(plan, _heading(table, box, " · ".join(told[-1:] if short else told))))
    if table.seat is not None and not table.mine:
        none = text(words("board-no-cards"), 0, 0, 17, class_="serif soft")
        parts.append(_put(none, [_middle(box) for box in hands]))
    places = zip(*(plan.cards for plan in table.plans), strict=True)
    for card, boxes in zip(table.mine, places, strict=True):
        parts.append(_scaled(art.whole_card(state.tables(), card, words), boxes))
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
        who = [f"seat:{seat}" for seat in asked]
        out.append(words("board-asked", who=who, own=asked == [reader]))
    return out


def _heading(table: Table, box: Box, told: str) -> Markup:
    """Whose hand it is, and at the other end how the turn stands; in a narrow one below it."""
    x, y, width, _ = box
    narrow = layout.title(width) > layout.TITLE
    y += 24
    size = min(18.0, 18 * (width - 2 * EDGE if narrow else 0.6 * width) / text_width(told, 18))
    line = text(told, x + width - EDGE, y, size, "end", class_="serif bold")
    if narrow:
        line = text(told, x + EDGE, y + layout.SECOND, size, "start", class_="serif bold")
    if table.seat is None:
        return line
    left = EDGE + 31.0
    room = width - EDGE - (0 if narrow else text_width(told, size) + 24) - left
    title = _cut(table.words("board-hand"), room, 18)
    mark = group(seat_mark(table.seat, 10), at=(x + EDGE + 14, y - 5))
    return line + mark + text(title, x + left, y, 18, "start", class_="serif bold")
