"""How the seats stand where a plan ends: a second opinion beside the evaluation, which hurries everybody on.

It predicts the final points of a seat (a victory counts two more) from what it has, and was fitted to games of the
greedy bot against itself (docs/bots.md): there gold, wagons and cards in hand tell more than the way made so far.
"""

from typing import Final

from gonfalon.games.struggle_for_rome.content.land import CULTURE, MOST_TOWERS, Land
from gonfalon.games.struggle_for_rome.mind.prospects import Survey, affords, income, rooms, settling
from gonfalon.games.struggle_for_rome.mind.weights import LEVELS, MOST, Row, Scale, Span, Worths
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn

WORTHS: Final = Worths(
    point=(0.49, 1.35),
    hidden=(1.11, 1.19),
    cards=((0.92, 0.2), (0.76, 0.73), (0.0, 0.0), (0.59, 0.49)),
    diplomats=((0.31, 0.0), (0.38, 0.0), (0.14, 0.09)),
    gold=((0.21, 0.12),) * 3 + ((0.21, 0.26),) * 5 + ((0.43, 0.58),) * 4 + ((0.0, 0.0),),
    pips=((0.04, 0.0), (0.034, 0.019), (0.071, 0.05)),
    hand=(
        ((0.44, 0.02), (0.23, 0.0), (0.19, 0.01)),
        ((0.24, 0.11), (0.23, 0.03), (0.3, 0.0)),
        ((0.44, 0.21), (0.39, 0.17), (0.33, 0.12)),
        ((0.46, 0.29), (0.5, 0.19), (0.42, 0.0)),
    ),
    recruit=((0.0, 0.0), (0.39, 0.0)),
    wagon=((0.0, 0.35), (0.04, 0.29)),
    colours=((0.0, 0.25), (0.17, 0.06), (0.27, 0.49), (1.15, 0.78), (0.0, 0.0)),
    nomads=((0.57, 0.0), (0.3, 0.13), (0.46, 0.4), (0.43, 0.0), (0.44, 0.0), (0.29, 0.0)),
    nomad_wagons=((1.21, 0.4), (1.53, 0.72), (0.66, 0.52)),
    trip=(-0.074, -0.03),
    settled=(-0.99, -0.27),
    settlers=((0.0, 0.71), (0.41, 0.28), (0.65, 0.06), (0.56, 0.0), (0.35, 0.0)),
    settled_wagons=((0.93, 0.03), (0.77, 0.0), (0.26, 0.1)),
    pairs=((0.99, 0.16), (0.68, 0.0), (0.07, 0.0)),
    room=(0.0, 0.065),
    easy=(0.349, 0.0),
    market=(0.07, 0.51),
    spread=(1.9, 0.7),
)
HERITAGE: Final[Span] = (1.38, 0.09)  # cities, up to four of each tribe

# what a tribe can do in its next turn, in the next round and in this one
PLUNDER: Final[Row] = ((0.06, -0.79), (0.47, 0.11))
SETTLE: Final[Row] = ((-0.05, -0.02), (0.55, 0.45))
EXPAND: Final[Row] = ((0.0, 0.2), (0.22, 1.43))
REST: Final[Row] = ((0.32, -0.18), (0.76, 0.18))


class Outlook(Scale):
    """The scale of the second opinion."""

    def __init__(self, share: float) -> None:
        super().__init__(share, WORTHS)
        self.heritage = self.one(HERITAGE)
        self.plunder = [self.one(span) for span in PLUNDER]
        self.settle = [self.one(span) for span in SETTLE]
        self.expand = [self.one(span) for span in EXPAND]
        self.rest = [self.one(span) for span in REST]


OUTLOOKS: Final[list[Outlook]] = [Outlook(level / (LEVELS - 1)) for level in range(LEVELS)]


def outlook(state: Position, survey: Survey) -> list[float]:
    """How every seat stands; one more makes it e times as likely to win."""
    land, scale, late = state.land(), OUTLOOKS[survey.level], survey.late
    frame = state.frames[-1] if state.frames else None
    trading = frame.seat if isinstance(frame, MarketTurn) else -1
    going = frame.tribe if isinstance(frame, TribeTurn) else -1
    out: list[float] = []
    for seat in range(state.seats):
        total = income(land, survey.paying[seat], scale.pips)
        total += _holdings(state, scale, seat, survey)
        if state.phase == 2 and (late[seat] or seat == trading):
            total += scale.market
        for tribe in (seat * 2, seat * 2 + 1):
            phase = 3 + tribe % 2
            soon = state.phase < phase or (state.phase == phase and (late[seat] or tribe == going))
            total += _tribe(state, land, scale, tribe, survey, 1 if soon else 0)
        out.append(total / scale.spread)
    return out


def _holdings(state: Position, scale: Outlook, seat: int, survey: Survey) -> float:
    """Points, cards, gold."""
    out = scale.point * survey.points[seat] + scale.gold[min(state.gold[seat], MOST)]
    out += scale.hand_worth(survey.held[seat])
    for card in state.cards[seat]:
        out += scale.hidden if card >= CULTURE else scale.cards[card]
    if state.diplomacy != seat:
        out += scale.diplomats[min(state.diplomats[seat], MOST)]
    if not state.heritage[seat] and sum(state.heritage) < state.number("heritages"):
        least = state.number("heritage_cities")
        out += scale.heritage * (min(state.towns[seat * 2], least) + min(state.towns[seat * 2 + 1], least))
    return out


def _tribe(state: Position, land: Land, scale: Outlook, tribe: int, survey: Survey, soon: int) -> float:
    """A tribe and what it can do next, in this round (``soon`` = 1) or in the next."""
    force, wagons = state.figures[tribe], state.wagons[tribe]
    if state.place[tribe] == SETTLED:
        near = survey.near[tribe]
        able = wagons and near & land.weak[min(force, MOST_TOWERS)]
        out = scale.settled + scale.settlers[force] + scale.settled_wagons[wagons] + scale.pairs[min(force, wagons)]
        return out + rooms(land, near, scale.room, scale.easy) + (scale.expand[soon] if able else scale.rest[soon])
    way = scale.trip * survey.way[tribe]
    out = scale.colours[state.colours(tribe)] + scale.nomads[force] + scale.nomad_wagons[wagons] + way
    if not affords(state, tribe, survey):
        return out + scale.rest[soon]
    return out + (scale.settle[soon] if settling(state, tribe) else scale.plunder[soon])
