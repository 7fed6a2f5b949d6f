"""The position as a picture: the fiefs in their arrangement, decks and building piles, the reader's hand."""

from typing import Final

from gonfalon.draw import theme
from gonfalon.draw.icons import icon
from gonfalon.draw.pieces import banner, seat_mark
from gonfalon.draw.svg import Box, Markup, circle, document, group, join, path, rect, target, text
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.medievalia import art
from gonfalon.games.medievalia.content import (
    DECK,
    DECKS,
    KIND,
    KINDS,
    PILE,
    PILES,
)
from gonfalon.games.medievalia.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.games.medievalia.tell import output
from gonfalon.kernel.game import Words

CELL: Final = (134.0, 206.0)  # one land with what lies on it
HEAD: Final = 40.0
GAP: Final = 14.0
NEUTRAL: Final = 130.0  # the height of the neutral fief between two players
DECK_SIGN: Final = ("field", "sword", "peasant")


class Layout:
    """Where everything goes: fiefs on a grid, decks and piles in its gaps, the hand below, a line of facts at the end.

    Two players face each other over the neutral fief and the market; with three, the market lies in the middle; with
    four, decks and piles share the upper corners with neutral fiefs.
    """

    def __init__(self, seats: int, hand: int) -> None:
        self.seats = seats
        rows = 1 if seats == 2 else 2
        across = 1 if seats == 2 else 3
        self.width = (6 if seats == 2 else 3) * CELL[0] + 20
        self.height = HEAD + rows * CELL[1] + 8
        self.total = across * self.width + (across - 1) * GAP
        self.stock = (self.width if seats != 2 else self.total / 2) - 6  # room for three cards in a row
        self.scale = min(1.0, (self.stock / 3 - 8) / art.WIDTH)
        self.market = art.HEIGHT * self.scale + 38
        self.per_row = 4 if seats == 2 else 6
        self.card = (self.total - 10) / self.per_row - 10  # the width of a hand card: large, for small screens
        self.card_height = art.HEIGHT * self.card / art.WIDTH
        fields = 2 * self.height + NEUTRAL + self.market + 3 * GAP if seats == 2 else 3 * self.height + 2 * GAP
        self.hand_top = fields + GAP
        hand_rows = -(-hand // self.per_row)
        self.hand_height = 36.0 + hand_rows * (self.card_height + 12) if hand else 0.0
        self.foot = self.hand_top + (self.hand_height + GAP if hand else 0.0) + 10

    def fief(self, at: tuple[int, int], neutral: bool) -> Box:
        column, row = at
        if self.seats == 2:
            tops = (0.0, self.height + GAP, self.height + NEUTRAL + self.market + 3 * GAP)
            return 0.0, tops[row], self.width, NEUTRAL if neutral else self.height
        x, y = column * (self.width + GAP), row * (self.height + GAP)
        if self.seats == 4 and row == 0 and column != 1:
            return x, y + self.market + GAP, self.width, self.height - self.market - GAP
        return x, y, self.width, self.height

    def decks(self) -> tuple[float, float]:
        """The top left corner of the three decks."""
        if self.seats == 2:
            return 0.0, self.height + NEUTRAL + 2 * GAP
        return (0.0, 0.0) if self.seats == 4 else (self.width + GAP, self.height + GAP)

    def piles(self) -> tuple[float, float]:
        """The top left corner of the three building piles."""
        x, y = self.decks()
        if self.seats == 2:
            return self.total / 2, y
        return (2 * (self.width + GAP), 0.0) if self.seats == 4 else (x, y + self.market + GAP / 2)


def draw(s: Position, seat: int | None, words: Words) -> str:
    """The whole table as one seat sees it; None is a spectator."""
    mine = [] if seat is None else s.hand_cards(seat)
    layout = Layout(s.seats, len(mine))
    boxes = [layout.fief(_seen_from(s, seat, fief), fief >= s.seats) for fief in range(len(s.map().names))]
    parts: list[Markup] = [_roads(s, boxes)]
    for fief, box in enumerate(boxes):
        parts.append(_neutral(s, fief, box, words) if s.lord(fief) == NOBODY else _fief(s, fief, box, words))
    parts += [_decks(s, layout, words), _piles(s, layout, words)]
    if mine:
        parts.append(_hand(s, layout, mine, words))
    parts += _foot(s, layout, words)
    view: Box = (-12, -12, layout.total + 24, layout.foot + 24)
    return document(rect(view, 0, fill=paint("paper")), *parts, view=view, style=theme.style(), title=words("title"))


def _seen_from(s: Position, seat: int | None, fief: int) -> tuple[int, int]:
    """The place of a fief on the grid when the reader sits at the bottom: the table is turned under him."""
    at = s.map().at
    turned = seat or 0
    if fief < s.seats:
        return at[(fief - turned) % s.seats]
    between = fief - s.seats
    if s.seats == 2 or between == s.seats:
        return at[fief]
    return at[s.seats + (between - turned) % s.seats]


def _roads(s: Position, boxes: list[Box]) -> Markup:
    """Ways between adjacent fiefs, under everything else."""
    parts: list[Markup] = []
    for fief, near in enumerate(s.map().near):
        for other in near:
            if other > fief:
                a, b = boxes[fief], boxes[other]
                d = f"M{a[0] + a[2] / 2:g} {a[1] + a[3] / 2:g}L{b[0] + b[2] / 2:g} {b[1] + b[3] / 2:g}"
                parts.append(path(d, stroke=paint("track"), stroke_width=16, stroke_opacity=0.6, fill="none"))
    return join(parts)


# -- fiefs -------------------------------------------------------------------------------------


def _fief(s: Position, seat: int, box: Box, words: Words) -> Markup:
    x, y, width, height = box
    columns = round((width - 20) / CELL[0])
    parts: list[str] = [
        rect((0, 0, width, height), 10, fill=paint("land"), stroke=seat_paint(seat), stroke_width=4),
        *_header(s, seat, width, words),
    ]
    tables = s.tables()
    outside: list[Markup] = []
    for i, land in enumerate(s.lands[seat]):
        left = x + 10 + (i % columns) * CELL[0] + CELL[0] / 2
        top = y + HEAD + (i // columns) * CELL[1]
        gives = output(s, seat, land)
        outside.append(art.land_tile(tables, land, left, top + 42, bool(s.used[land]), gives, words))
        outside += _on_land(s, seat, land, left, top + 84, words)
    cell = 5
    left = x + 10 + (cell % columns) * CELL[0]
    top = y + HEAD + (cell // columns) * CELL[1]
    here = [card for card in s.troops[seat] if s.fief[card] == seat and s.land[card] == FREE]
    outside += _crowd(s, here, (left, top + 20, CELL[0], CELL[1] - 22), words, None)
    parts.append(text(words("board-free"), left - x + CELL[0] / 2, top - y + 13, 12, class_="serif soft"))
    strangers = [
        (card, other) for other in range(s.seats) if other != seat for card in s.troops[other] if s.fief[card] == seat
    ]
    if strangers:
        outside += _strangers(s, strangers, box, words)
    return target(
        f"fief-{seat}", *parts, at=(x, y), choose=s.map().answer[seat], reach=(0, 0, width, height), class_="fief"
    ) + join(outside)


def _header(s: Position, seat: int, width: float, words: Words) -> list[Markup]:
    """Name, prestige, food and hand; a siege in red words."""
    parts = [
        rect((2, 2, width - 4, HEAD - 6), 8, fill=paint("panel")),
        group(seat_mark(seat, 12), at=(22, 19)),
        text(words.seat(seat), 42, 25, 18, "start", class_="serif bold"),
        icon("crown", 18, width - 92, 18, fill=paint("gold")),
        text(words("board-vp", points=s.prestige(seat)), width - 78, 25, 17, "start", class_="serif bold"),
    ]
    people, most = len(s.troops[seat]), s.capacity(seat)
    parts.append(art.resource("food", 17, width - 232, 18))
    parts.append(text(f"{people}/{most}", width - 219, 24, 15, "start", class_="bold"))
    parts.append(icon("scroll", 17, width - 158, 18, fill=paint("ink2")))
    parts.append(text(str(s.hand_size(seat)), width - 145, 24, 15, "start", class_="bold"))
    if s.siege[seat]:
        label = words("board-siege", number=s.siege[seat])
        parts.append(icon("flame", 18, width - 335, 18, fill=paint("accent")))
        parts.append(text(label, width - 322, 24, 14, "start", class_="bold", style="fill:var(--g-accent)"))
    if s.active == seat and not s.over:
        parts.append(group(banner(seat, 26), at=(width - 10, 14)))
    return parts


def _on_land(s: Position, seat: int, land: int, x: float, y: float, words: Words) -> list[Markup]:
    """Buildings in one row, guards and workers below them."""
    tables = s.tables()
    out: list[Markup] = []
    for i, card in enumerate(s.buildings_on(seat, land)):
        out.append(art.tile(tables, card, x - 31 + i * 62, y + 28, bool(s.used[card]), s.damage[card], None, words))
    return out + _crowd(s, s.guards(seat, land), (x - CELL[0] / 2, y + 58, CELL[0], CELL[1] - 146), words, None)


def _crowd(s: Position, cards: list[int], box: Box, words: Words, owner: int | None) -> list[Markup]:
    """Characters in a box, close together where they are many."""
    x, y, width, height = box
    if not cards:
        return []
    tables = s.tables()
    rows = 1 if height < 100 else max(1, min(3, int(height // 60)))
    columns = -(-len(cards) // rows)
    step = min(49.0, (width - 52) / max(columns - 1, 1))
    out: list[Markup] = []
    for i, card in enumerate(cards):
        column, row = i % columns, i // columns
        left = x + width / 2 + (column - (columns - 1) / 2) * step
        out.append(art.tile(tables, card, left, y + 30 + row * 60, bool(s.used[card]), s.damage[card], owner, words))
    return out


def _strangers(s: Position, cards: list[tuple[int, int]], box: Box, words: Words) -> list[Markup]:
    """Characters of others stand along the lower edge, each with the mark of its owner."""
    x, y, width, height = box
    step = min(50.0, (width - 60) / max(len(cards) - 1, 1))
    out: list[Markup] = []
    for i, (card, owner) in enumerate(cards):
        left = x + width - 34 - i * step
        out.append(art.tile(s.tables(), card, left, y + height - 26, bool(s.used[card]), s.damage[card], owner, words))
    return out


def _neutral(s: Position, fief: int, box: Box, words: Words) -> Markup:
    """A fief of nobody: hills, and whoever stands there."""
    x, y, width, height = box
    hills = "".join(
        f"M{left:g} {height - 14:g}q{width / 12:g}-{rise:g} {width / 6:g} 0"
        for left, rise in ((width * 0.08, 26), (width * 0.3, 40), (width * 0.55, 30), (width * 0.76, 44))
    )
    label = words("board-neutral") if fief >= s.seats else words("board-out")
    parts: list[str] = [
        rect(
            (0, 0, width, height),
            10,
            fill=paint("paper2"),
            stroke=paint("line"),
            stroke_width=2,
            stroke_dasharray="8 6",
        ),
        path(hills, stroke=paint("relief"), stroke_opacity=0.6, stroke_width=2, fill="none"),
        text(label, width / 2, 22, 15, class_="serif soft"),
    ]
    outside: list[Markup] = []
    owners = [seat for seat in range(s.seats) if any(s.fief[card] == fief for card in s.troops[seat])]
    for i, seat in enumerate(owners):
        here = [card for card in s.troops[seat] if s.fief[card] == fief]
        share = width / len(owners)
        outside += _crowd(s, here, (x + i * share, y + 30, share, min(height - 34, 250)), words, seat)
    return target(
        f"fief-{fief}", *parts, at=(x, y), choose=s.map().answer[fief], reach=(0, 0, width, height), class_="fief"
    ) + join(outside)


# -- market and hand -----------------------------------------------------------------------------


def _decks(s: Position, layout: Layout, words: Words) -> Markup:
    """The three draw decks, each with the name of its open bottom card (MED-2.2)."""
    x, y = layout.decks()
    step = layout.stock / 3
    parts: list[Markup] = [_shelf(x, y, layout)]
    for deck in range(len(DECKS)):
        left = x + 4 + deck * step
        label = words(f"name-deck-{DECKS[deck]}")
        inner = art.back(f"deck-{deck}", DECK[deck], label, s.deck_size(deck), 0, 0, DECK_SIGN[deck])
        parts.append(group(inner, at=(left, y + 28), scale=layout.scale))
        if s.bottom[deck] != NOWHERE:
            last = f"{words('board-bottom')}: {words(f'name-kind-{KINDS[KIND[s.bottom[deck]]]}')}"
            parts.append(text(last, left + step / 2 - 4, y + 20, 11.5, class_="soft"))
    return join(parts)


def _shelf(x: float, y: float, layout: Layout) -> Markup:
    return rect((x, y, layout.stock + 6, layout.market), 10, fill=paint("panel"), stroke=paint("line"))


def _piles(s: Position, layout: Layout, words: Words) -> Markup:
    """The three building piles, the top card open, the number below it written above."""
    x, y = layout.piles()
    parts = [_shelf(x, y, layout)]
    parts += [_pile(s, pile, (x + 4 + pile * layout.stock / 3, y + 28), layout.scale, words) for pile in range(PILES)]
    return join(parts)


def _foot(s: Position, layout: Layout, words: Words) -> list[Markup]:
    y = layout.foot
    turn = f"{words('board-round', number=s.rounds)} · {words('board-turn', seat=s.active)}"
    return [
        circle(3.5, 10, y - 4, fill=paint("accent")),
        text(words("board-reconstructed"), 20, y, 13, "start", class_="soft"),
        text(turn, layout.total - 6, y, 15, "end", class_="serif bold"),
    ]


def _pile(s: Position, pile: int, at: tuple[float, float], scale: float, words: Words) -> Markup:
    card = s.top[pile]
    reach: Box = (0, 0, art.WIDTH * scale, art.HEIGHT * scale)
    if card == NOWHERE:
        empty = rect(reach, 10, fill="none", stroke=paint("line"), stroke_dasharray="6 5") + text(
            words("board-empty"), reach[2] / 2, reach[3] / 2, 15, class_="soft"
        )
        return target(f"pile-{pile}", empty, at=at, choose=PILE[pile], reach=reach)
    inner = group(art.face(s.tables(), KIND[card], words), at=(0, 0), scale=scale, id=f"card-{card}")
    count = text(f"+{s.pile_left[pile]}", reach[2] / 2, -7, 13, class_="bold")
    return target(f"pile-{pile}", inner, count, at=at, choose=PILE[pile], reach=reach)


def _hand(s: Position, layout: Layout, cards: list[int], words: Words) -> Markup:
    y, width = layout.hand_top, layout.total
    parts: list[Markup] = [
        rect((0, y, width, layout.hand_height), 10, fill=paint("panel"), stroke=paint("line")),
        text(words("board-hand"), 14, y + 22, 16, "start", class_="serif bold"),
    ]
    for i, card in enumerate(cards):
        left = 10 + (i % layout.per_row) * (layout.card + 10)
        top = y + 34 + (i // layout.per_row) * (layout.card_height + 12)
        parts.append(art.whole_card(s.tables(), card, left, top, words, layout.card / art.WIDTH))
    return join(parts)
