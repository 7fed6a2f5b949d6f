"""Where everything on the table goes. A drawing has three plans: a wide one, a tall one for narrow screens, and a
square one for windows about as high as they are wide.

A fief keeps its six cells (five lands, and one for free characters) in one row, in two or in three. In the wide and
the square plans the fiefs lie as on the table; in the tall plan everything lies one below the other, the reader's own
things next to each other.
"""

from typing import Final

CELL: Final = (134.0, 206.0)  # one land with what lies on it
HEAD: Final = 40.0  # the line above a fief: whose it is and what there is
SECOND: Final = 26.0  # the second line, where a fief is too narrow for one
GAP: Final = 14.0
EDGE: Final = 10.0  # between a frame and what is in it
CARD: Final = (150.0, 214.0)
LABEL: Final = 24.0  # the line of words above a deck or pile
TITLE: Final = 34.0  # the line above the hand
CELLS: Final = 6
LARGEST: Final = 1.7  # how much larger a fief with few cards is drawn

Box = tuple[float, float, float, float]
Grid = tuple[int, int]

ROW: Final = (CELLS * CELL[0] + 2 * EDGE, HEAD + CELL[1] + 8)  # a fief in one row
BLOCK: Final = (CELLS / 2 * CELL[0] + 2 * EDGE, HEAD + 2 * CELL[1] + 8)  # in two
STACK: Final = (CELLS / 3 * CELL[0] + 2 * EDGE, HEAD + SECOND + 3 * CELL[1] + 8)  # in three


class Plan:
    """A box for each thing. ``fiefs`` by their place on the grid; ``stock``: three decks, then three building piles."""

    def __init__(self, width: float) -> None:
        self.width = width
        self.bottom = 0.0
        self.fiefs: dict[Grid, Box] = {}
        self.shelf: Box = (0, 0, 0, 0)
        self.stock: list[Box] = []
        self.hand: Box = (0, 0, 0, 0)
        self.cards: list[Box] = []

    def put_stock(self, x: float, y: float, columns: int, card: float) -> None:
        """The decks and piles as cards of that width, so many in a row."""
        height = CARD[1] * card / CARD[0]
        label = LABEL * max(1.0, card / CARD[0])  # the words above a card grow with it
        for i in range(6):
            column, row = (i // 3, i % 3) if columns == 2 else (i % columns, i // columns)
            left = x + EDGE + column * (card + EDGE)
            self.stock.append((left, y + label + row * (height + label), card, height))
        rows = 6 // columns
        self.shelf = (x, y, columns * (card + EDGE) + EDGE, rows * (height + label) + 8)

    def put_hand(self, count: int, y: float, row: int, squeezed: int = 0) -> None:
        """So many cards below y, ``row`` of them in a row, or a few more squeezed in; many make more rows."""
        if row < count <= squeezed:
            row = count
        card = (self.width - EDGE) / row - EDGE
        height = CARD[1] * card / CARD[0]
        for i in range(count):
            left = EDGE + i % row * (card + EDGE)
            self.cards.append((left, y + TITLE + i // row * (height + EDGE), card, height))
        rows = max(1, -(-count // row))
        self.hand = (0, y, self.width, TITLE + rows * (height + EDGE))
        self.bottom = y + self.hand[3]

    def fill_hand(self, count: int, box: Box) -> None:
        """So many cards in a box, as large as they fit into it."""
        x, y, width, height = self.hand = box
        top = title(width)
        shape = CARD[1] / CARD[0]
        card, columns = 0.0, 1
        for row in range(1, count + 1):
            rows = -(-count // row)
            fits = min((width - EDGE) / row - EDGE, ((height - top) / rows - EDGE) / shape, LARGEST * CARD[0])
            card, columns = max((card, columns), (fits, row))
        for i in range(count):
            left = x + EDGE + i % columns * (card + EDGE)
            self.cards.append((left, y + top + i // columns * (card * shape + EDGE), card, card * shape))


def column_of(box: Box) -> int:
    """How many cells of a fief lie in a row."""
    return round((box[2] - 2 * EDGE) / CELL[0])


def title(width: float) -> float:
    """How high the lines above a hand of that width are."""
    return TITLE if width >= BLOCK[0] else TITLE + SECOND


def head(width: float) -> float:
    """How high the lines above a fief of that width are."""
    return HEAD if width >= BLOCK[0] else HEAD + SECOND


def cell(box: Box, at: int, scale: float = 1, columns: int = 0) -> tuple[float, float]:
    """The top left corner of a cell of a fief, where cells are drawn that much larger, fewer of them in a row."""
    columns = columns or column_of(box)
    return box[0] + EDGE + at % columns * CELL[0] * scale, box[1] + head(box[2]) + at // columns * CELL[1]


def larger(box: Box, cells: int, depth: float) -> tuple[float, int]:
    """How much larger cells can be drawn where so few are taken, none deeper than that, and how many are in a row."""
    rows = CELLS // column_of(box)
    columns = -(-cells // rows)
    return max(1.0, min(LARGEST, column_of(box) / columns, CELL[1] / depth)), columns


def wide(seats: int, hand: int) -> Plan:
    """The plan for a screen that is wider than high. ``hand`` -1: a spectator."""
    plan = _two() if seats == 2 else _three() if seats == 3 else _four()
    if hand < 0:
        plan.hand = (0, plan.bottom + GAP, plan.width, TITLE)
        plan.bottom += GAP + TITLE
    else:
        row = {2: 8, 3: 8, 4: 9}[seats]
        plan.put_hand(hand, plan.bottom + GAP, row, row + 2)
    return plan


def _two() -> Plan:
    """The players face each other over the neutral fief; decks and piles on the right."""
    road = 112.0
    bottom = 2 * ROW[1] + road + 2 * GAP
    card = (bottom - 3 * LABEL - 8) / 3 * CARD[0] / CARD[1]
    plan = Plan(ROW[0] + GAP + 2 * card + 3 * EDGE)
    plan.fiefs = {
        (0, 0): (0, 0, *ROW),
        (0, 1): (0, ROW[1] + GAP, ROW[0], road),
        (0, 2): (0, ROW[1] + road + 2 * GAP, *ROW),
    }
    plan.put_stock(ROW[0] + GAP, 0, 2, card)
    plan.bottom = bottom
    return plan


def _three() -> Plan:
    """The others above, the reader below, on each side the neutral fief that leads to a neighbour."""
    side = 124.0
    across = ROW[0] + 2 * (side + GAP)
    below = BLOCK[1] + GAP
    card = (below + ROW[1] - 3 * LABEL - 8) / 3 * CARD[0] / CARD[1]
    plan = Plan(across + GAP + 2 * card + 3 * EDGE)
    plan.fiefs = {
        (0, 0): (0, 0, *BLOCK),
        (1, 0): (BLOCK[0] + GAP, 0, across - 2 * (BLOCK[0] + GAP), BLOCK[1]),
        (2, 0): (across - BLOCK[0], 0, *BLOCK),
        (0, 1): (0, below, side, ROW[1]),
        (1, 2): (side + GAP, below, *ROW),
        (2, 1): (across - side, below, side, ROW[1]),
    }
    plan.put_stock(across + GAP, 0, 2, card)
    plan.bottom = below + ROW[1]
    return plan


def _four() -> Plan:
    """Allies face each other between the others' upright fiefs; decks and piles lie above the one in the middle."""
    corner = 102.0
    plan = Plan(2 * STACK[0] + ROW[0] + 2 * GAP)
    plan.bottom = STACK[1] + 2 * (corner + GAP)
    lefts, widths = (0.0, STACK[0] + GAP, STACK[0] + ROW[0] + 2 * GAP), (STACK[0], ROW[0], STACK[0])
    for column in range(3):
        edge = ROW[1] if column == 1 else corner
        tops = (0.0, edge + GAP, plan.bottom - edge)
        heights = (edge, plan.bottom - 2 * (edge + GAP), edge)
        for row in range(3):
            plan.fiefs[column, row] = (lefts[column], tops[row], widths[column], heights[row])
    left, top, width, height = plan.fiefs[1, 1]
    plan.put_stock(left, top, 6, (width - EDGE) / 6 - EDGE)
    used = plan.shelf[3] + GAP
    plan.fiefs[1, 1] = (left, top + used, width, height - used)
    return plan


def square(seats: int, hand: int) -> Plan:
    """The plan for a window about as high as it is wide: fiefs in two rows or in three, the hand beside them."""
    return {2: _square_two, 3: _square_three, 4: _square_four}[seats](hand)


def _square_two(hand: int) -> Plan:
    """The players face each other over the neutral fief; beside them decks and piles, and the hand."""
    road, beside = 112.0, 620.0
    plan = Plan(BLOCK[0] + GAP + beside)
    plan.bottom = 2 * (BLOCK[1] + GAP) + road
    plan.fiefs = {
        (0, 0): (0, 0, *BLOCK),
        (0, 1): (0, BLOCK[1] + GAP, BLOCK[0], road),
        (0, 2): (0, plan.bottom - BLOCK[1], *BLOCK),
    }
    left = BLOCK[0] + GAP
    plan.put_stock(left, 0, 3, (beside - EDGE) / 3 - EDGE)
    top = plan.shelf[3] + GAP
    plan.fill_hand(hand, (left, top, beside, plan.bottom - top))
    return plan


def _square_three(hand: int) -> Plan:
    """The others above, the reader below between the neutral fiefs; decks and piles at the bottom."""
    between, beside = 124.0, 272.0
    across = 2 * (BLOCK[0] + GAP) + between
    side = (across - BLOCK[0]) / 2 - GAP
    below = BLOCK[1] + GAP
    plan = Plan(across + GAP + beside)
    plan.fiefs = {
        (0, 0): (0, 0, *BLOCK),
        (1, 0): (BLOCK[0] + GAP, 0, between, BLOCK[1]),
        (2, 0): (across - BLOCK[0], 0, *BLOCK),
        (0, 1): (0, below, side, BLOCK[1]),
        (1, 2): (side + GAP, below, *BLOCK),
        (2, 1): (across - side, below, side, BLOCK[1]),
    }
    return _beside(plan, 2 * below, across, beside, hand)


def _square_four(hand: int) -> Plan:
    """Allies face each other between the others' upright fiefs; decks and piles at the bottom."""
    middle, beside = 100.0, 330.0
    high = 2 * (BLOCK[1] + GAP) + middle
    corner = (high - STACK[1]) / 2 - GAP
    across = 2 * (STACK[0] + GAP) + BLOCK[0]
    plan = Plan(across + GAP + beside)
    lefts, widths = (0.0, STACK[0] + GAP, across - STACK[0]), (STACK[0], BLOCK[0], STACK[0])
    for column in range(3):
        edge, inner = (BLOCK[1], middle) if column == 1 else (corner, STACK[1])
        tops, heights = (0.0, edge + GAP, high - edge), (edge, inner, edge)
        for row in range(3):
            plan.fiefs[column, row] = (lefts[column], tops[row], widths[column], heights[row])
    return _beside(plan, high + GAP, across, beside, hand)


def _beside(plan: Plan, top: float, across: float, beside: float, hand: int) -> Plan:
    """Decks and piles below the fiefs, the hand beside both."""
    plan.put_stock(0, top, 6, (across - EDGE) / 6 - EDGE)
    plan.bottom = top + plan.shelf[3]
    plan.fill_hand(hand, (across + GAP, 0, beside, plan.bottom))
    return plan


_ORDER: Final[dict[int, tuple[tuple[Grid, ...], ...]]] = {
    2: (((0, 0),), ((0, 1),), ((0, 2),)),
    3: (((0, 0),), ((1, 0),), ((2, 0),), ((0, 1), (2, 1)), ((1, 2),)),
    4: (((1, 0),), ((0, 0), (2, 0)), ((0, 1),), ((1, 1),), ((2, 1),), ((0, 2), (2, 2)), ((1, 2),)),
}


def tall(seats: int, hand: int, players: list[Grid]) -> Plan:
    """The plan for a phone held upright: one column, three cards wide."""
    plan = Plan(BLOCK[0])
    y = 0.0
    for row in _ORDER[seats]:
        height = BLOCK[1] if row[0] in players else 128.0
        width = (plan.width - GAP * (len(row) - 1)) / len(row)
        for i, at in enumerate(row):
            plan.fiefs[at] = (i * (width + GAP), y, width, height)
        y += height + GAP
    if hand < 0:
        plan.hand = (0, y, plan.width, TITLE)
        y += TITLE + GAP
    else:
        plan.put_hand(hand, y, 3)
        y = plan.bottom + GAP
    plan.put_stock(0, y, 3, (plan.width - EDGE) / 3 - EDGE)
    plan.bottom = y + plan.shelf[3]
    return plan
