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


class Scale:
    """The worth of everything at one stage of the game; rows are added up."""

    def __init__(self, share: float) -> None:
        self.share = share  # how near the end is
        self.point = self._one(POINT)
        self.hidden = self._one(HIDDEN)
        self.cards = [self._one(span) for span in CARDS]
        self.diplomats = self._row(DIPLOMATS)
        self.gold = self._row(GOLD)
        self.pips = [self._one(span) for span in PIPS]
        self.hand = [self._row(row) for row in HAND]
        self.recruit = self._row(RECRUIT)
        self.wagon = self._row(WAGON)
        self.heritage = self._row(HERITAGE)
        self.colours = self._row(COLOURS)
        self.nomads = self._row(NOMADS)
        self.nomad_wagons = self._row(NOMAD_WAGONS)
        self.trip = self._one(TRIP)
        self.settled = self._one(SETTLED)
        self.settlers = self._row(SETTLERS)
        self.settled_wagons = self._row(SETTLED_WAGONS)
        self.pairs = self._row(PAIRS)
        self.room = self._one(ROOM)
        self.easy = self._one(EASY)
        self.market = self._one(MARKET)
        self.rest = self._one(REST)
        self.later = self._one(LATER)
        self.spread = self._one(SPREAD)

    def _one(self, span: Span) -> float:
        return span[0] + (span[1] - span[0]) * self.share

    def _row(self, spans: tuple[Span, ...]) -> list[float]:
        out = [0.0]
        for number in range(MOST):
            out.append(out[-1] + self._one(spans[min(number, len(spans) - 1)]))
        return out

    def hand_worth(self, held: list[int]) -> float:
        """What these numbers of resources are worth."""
        out = self.recruit[min(held[0], held[2])] + self.wagon[min(held[1], held[2], held[3])]
        for kind in range(4):
            out += self.hand[kind][held[kind]]
        return out


SCALES: Final[list[Scale]] = [Scale(level / (LEVELS - 1)) for level in range(LEVELS)]


def scale_of(s: Position) -> Scale:
    """The scale of this stage of the game."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.points(seat))
    return SCALES[min(most, LEVELS - 1)]
