"""What things are worth in points, at the start of the game and near its end; fitted to self-play (docs/bots.md)."""

from typing import Final, NamedTuple

from gonfalon.games.struggle_for_rome.rules.position import Position

LEVELS: Final = 10  # by the points of the leading player
MOST: Final = 24  # no row is asked for more pieces

#: The worth at the start, and near the end.
Span = tuple[float, ...]
Row = tuple[Span, ...]


class Worths(NamedTuple):
    """What things are worth, in the eyes of one who judges.

    A row tells what each further piece adds: the first, the second and so on; its last number holds for all beyond.
    """

    point: Span
    hidden: Span  # Cultural Progress, not shown yet
    cards: Row  # the other development cards, each kind
    diplomats: Row
    gold: Row
    pips: Row  # mountains, fields, pastures
    hand: tuple[Row, ...]
    recruit: Row  # complete prices in hand
    wagon: Row
    colours: Row  # a nomadic tribe: what it has plundered
    nomads: Row
    nomad_wagons: Row
    trip: Span  # for each gold of the way to the next target
    settled: Span  # a settled tribe
    settlers: Row
    settled_wagons: Row
    pairs: Row  # a figure and a wagon: another city
    room: Span  # free cities within reach, up to eight
    easy: Span  # of three towers at most, up to four
    market: Span  # a market turn still to come
    spread: Span  # how many points of difference make a lead worth having


class Scale:
    """The worth of everything when a ``share`` of the way to victory is made; rows are added up."""

    def __init__(self, share: float, worths: Worths) -> None:
        self.share = share
        self.point = self.one(worths.point)
        self.hidden = self.one(worths.hidden)
        self.cards = [self.one(span) for span in worths.cards]
        self.diplomats = self.row(worths.diplomats)
        self.gold = self.row(worths.gold)
        self.pips = [self.one(span) for span in worths.pips]
        self.hand = [self.row(row) for row in worths.hand]
        self.recruit = self.row(worths.recruit)
        self.wagon = self.row(worths.wagon)
        self.colours = self.row(worths.colours)
        self.nomads = self.row(worths.nomads)
        self.nomad_wagons = self.row(worths.nomad_wagons)
        self.trip = self.one(worths.trip)
        self.settled = self.one(worths.settled)
        self.settlers = self.row(worths.settlers)
        self.settled_wagons = self.row(worths.settled_wagons)
        self.pairs = self.row(worths.pairs)
        self.room = self.one(worths.room)
        self.easy = self.one(worths.easy)
        self.market = self.one(worths.market)
        self.spread = self.one(worths.spread)

    def one(self, span: Span) -> float:
        """A single worth."""
        return span[0] + (span[1] - span[0]) * self.share

    def row(self, spans: Row) -> list[float]:
        """What so many pieces are worth together."""
        out = [0.0]
        for number in range(MOST):
            out.append(out[-1] + self.one(spans[min(number, len(spans) - 1)]))
        return out

    def hand_worth(self, held: list[int]) -> float:
        """What these numbers of resources are worth."""
        beasts = min(held[2], held[3])
        out = self.recruit[min(held[0], held[2])] + self.wagon[min(held[1], beasts)]
        for kind in range(4):
            out += self.hand[kind][held[kind]]
        return out


#: The evaluation: the fourth colour is half the way to a Scourge, with the fifth its points are there.
WORTHS: Final = Worths(
    point=(1.58, 2.75),
    hidden=(1.21, 1.95),
    cards=((0.23, 0.23), (0.20, 0.19), (0.22, 0.21), (0.14, 0.08)),
    diplomats=((0.12, 0.12), (0.25, 0.25), (0.2, 0.1), (0.1, 0.1)),
    gold=((0.06, 0.05),) * 3 + ((0.05, 0.04),) * 5 + ((0.03, 0.02),) * 4 + ((0.0, 0.0),),
    pips=((0.03, 0.018), (0.035, 0.02), (0.05, 0.025)),
    hand=(
        ((0.10, 0.08), (0.07, 0.06), (0.05, 0.04)),
        ((0.09, 0.07), (0.06, 0.05), (0.05, 0.04)),
        ((0.13, 0.10), (0.09, 0.07), (0.06, 0.05)),
        ((0.12, 0.10), (0.08, 0.06), (0.06, 0.05)),
    ),
    recruit=((0.09, 0.09),),
    wagon=((0.12, 0.12), (0.08, 0.08)),
    colours=((0.42, 0.42), (0.52, 0.52), (0.5, 0.5), (1.7, 1.7), (-1.4, -1.4)),
    nomads=((0.26, 0.22), (0.31, 0.28), (0.24, 0.2), (0.19, 0.15), (0.14, 0.1), (0.08, 0.08)),
    nomad_wagons=((0.47, 0.42), (0.35, 0.3), (0.26, 0.21)),
    trip=(-0.042, -0.042),
    settled=(4.2, 3.8),
    settlers=((0.32, 0.32), (0.25, 0.25), (0.17, 0.17), (0.14, 0.14), (0.1, 0.1), (0.08, 0.08)),
    settled_wagons=((0.46, 0.46), (0.36, 0.36), (0.3, 0.3)),
    pairs=((0.1, 0.1), (0.05, 0.05)),
    room=(0.02, 0.02),
    easy=(0.02, 0.02),
    market=(0.8, 0.3),
    spread=(6.0, 1.2),
)
HERITAGE: Final[Row] = ((0.065, 0.065),) * 8 + ((0.0, 0.0),)  # cities, up to four of each tribe
REST: Final[Span] = (0.1, 0.1)  # what a tribe that can attack nothing brings
LATER: Final[Span] = (0.3, 0.3)  # the share of a turn that is a round away


class Weights(Scale):
    """The scale of the evaluation."""

    def __init__(self, share: float) -> None:
        super().__init__(share, WORTHS)
        self.heritage = self.row(HERITAGE)
        self.rest = self.one(REST)
        self.later = self.one(LATER)


SCALES: Final[list[Weights]] = [Weights(level / (LEVELS - 1)) for level in range(LEVELS)]


def level_of(points: list[int]) -> int:
    """How far the leading player is."""
    most = 0
    for number in points:
        most = max(most, number)
    return min(most, LEVELS - 1)


def scale_of(state: Position) -> Weights:
    """The scale of this stage of the game."""
    return SCALES[level_of([state.points(seat) for seat in range(state.seats)])]
