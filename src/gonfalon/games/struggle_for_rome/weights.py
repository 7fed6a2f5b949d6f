"""What things are worth in points, at the start of the game and near its end; fitted to self-play (docs/bots.md).

A row tells what each further piece adds: the first, the second and so on; its last number holds for all beyond.
"""

from typing import Final

from gonfalon.games.struggle_for_rome.position import Position

LEVELS: Final = 10  # by the points of the leading player
MOST: Final = 24  # no row is asked for more pieces

#: The worth at the start, and near the end.
Span = tuple[float, ...]

POINT: Final[Span] = (1.58, 2.75)
HIDDEN: Final[Span] = (1.21, 1.95)
CARDS: Final[tuple[Span, ...]] = ((0.23, 0.23), (0.20, 0.19), (0.22, 0.21), (0.14, 0.08))
DIPLOMATS: Final[tuple[Span, ...]] = ((0.12, 0.12), (0.25, 0.25), (0.2, 0.1), (0.1, 0.1))
GOLD: Final[tuple[Span, ...]] = ((0.06, 0.05),) * 3 + ((0.05, 0.04),) * 5 + ((0.03, 0.02),) * 4 + ((0.0, 0.0),)
PIPS: Final[tuple[Span, ...]] = ((0.03, 0.018), (0.035, 0.02), (0.05, 0.025))  # mountains, fields, pastures
HAND: Final[tuple[tuple[Span, ...], ...]] = (
    ((0.10, 0.08), (0.07, 0.06), (0.05, 0.04)),
    ((0.09, 0.07), (0.06, 0.05), (0.05, 0.04)),
    ((0.13, 0.10), (0.09, 0.07), (0.06, 0.05)),
    ((0.12, 0.10), (0.08, 0.06), (0.06, 0.05)),
)
RECRUIT: Final[tuple[Span, ...]] = ((0.09, 0.09),)  # complete prices in hand
WAGON: Final[tuple[Span, ...]] = ((0.12, 0.12), (0.08, 0.08))
HERITAGE: Final[tuple[Span, ...]] = ((0.065, 0.065),) * 8 + ((0.0, 0.0),)  # cities, up to four of each tribe

# a nomadic tribe: the fourth colour is half the way to a Scourge, with the fifth its points are there
COLOURS: Final[tuple[Span, ...]] = ((0.42, 0.42), (0.52, 0.52), (0.5, 0.5), (1.7, 1.7), (-1.4, -1.4))
NOMADS: Final[tuple[Span, ...]] = ((0.26, 0.22), (0.31, 0.28), (0.24, 0.2), (0.19, 0.15), (0.14, 0.1), (0.08, 0.08))
NOMAD_WAGONS: Final[tuple[Span, ...]] = ((0.47, 0.42), (0.35, 0.3), (0.26, 0.21))
TRIP: Final[Span] = (-0.042, -0.042)  # for each gold of the way to the next target

# a settled one
SETTLED: Final[Span] = (4.2, 3.8)
SETTLERS: Final[tuple[Span, ...]] = ((0.32, 0.32), (0.25, 0.25), (0.17, 0.17), (0.14, 0.14), (0.1, 0.1), (0.08, 0.08))
SETTLED_WAGONS: Final[tuple[Span, ...]] = ((0.46, 0.46), (0.36, 0.36), (0.3, 0.3))
PAIRS: Final[tuple[Span, ...]] = ((0.1, 0.1), (0.05, 0.05))  # a figure and a wagon: another city
ROOM: Final[Span] = (0.02, 0.02)  # free cities within reach, up to eight
EASY: Final[Span] = (0.02, 0.02)  # of three towers at most, up to four

# turns still to be had
MARKET: Final[Span] = (0.8, 0.3)
REST: Final[Span] = (0.1, 0.1)  # what a tribe that can attack nothing brings
LATER: Final[Span] = (0.3, 0.3)  # the share of a turn that is a round away

#: How many points of difference make a lead worth having.
SPREAD: Final[Span] = (6.0, 1.2)


class Share:
    """How near the end is, and what spans are worth then."""

    def __init__(self, share: float) -> None:
        self.share = share

    def one(self, span: Span) -> float:
        """A single worth."""
        return span[0] + (span[1] - span[0]) * self.share

    def row(self, spans: tuple[Span, ...]) -> list[float]:
        """What so many pieces are worth together."""
        out = [0.0]
        for number in range(MOST):
            out.append(out[-1] + self.one(spans[min(number, len(spans) - 1)]))
        return out


class Scale(Share):
    """The worth of everything at one stage of the game; rows are added up."""

    def __init__(self, share: float) -> None:
        super().__init__(share)
        self.point = self.one(POINT)
        self.hidden = self.one(HIDDEN)
        self.cards = [self.one(span) for span in CARDS]
        self.diplomats = self.row(DIPLOMATS)
        self.gold = self.row(GOLD)
        self.pips = [self.one(span) for span in PIPS]
        self.hand = [self.row(row) for row in HAND]
        self.recruit = self.row(RECRUIT)
        self.wagon = self.row(WAGON)
        self.heritage = self.row(HERITAGE)
        self.colours = self.row(COLOURS)
        self.nomads = self.row(NOMADS)
        self.nomad_wagons = self.row(NOMAD_WAGONS)
        self.trip = self.one(TRIP)
        self.settled = self.one(SETTLED)
        self.settlers = self.row(SETTLERS)
        self.settled_wagons = self.row(SETTLED_WAGONS)
        self.pairs = self.row(PAIRS)
        self.room = self.one(ROOM)
        self.easy = self.one(EASY)
        self.market = self.one(MARKET)
        self.rest = self.one(REST)
        self.later = self.one(LATER)
        self.spread = self.one(SPREAD)

    def hand_worth(self, held: list[int]) -> float:
        """What these numbers of resources are worth."""
        out = self.recruit[min(held[0], held[2])] + self.wagon[min(held[1], held[2], held[3])]
        for kind in range(4):
            out += self.hand[kind][held[kind]]
        return out


SCALES: Final[list[Scale]] = [Scale(level / (LEVELS - 1)) for level in range(LEVELS)]


def level_of(s: Position) -> int:
    """How far the leading player is."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.points(seat))
    return min(most, LEVELS - 1)


def scale_of(s: Position) -> Scale:
    """The scale of this stage of the game."""
    return SCALES[level_of(s)]
