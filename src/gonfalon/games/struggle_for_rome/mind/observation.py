"""The position as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.struggle_for_rome.content.land import CARDS, CULTURE
from gonfalon.games.struggle_for_rome.rules.position import KNOWN, NEUTRAL, Position
from gonfalon.kernel.observing import situation
from gonfalon.kernel.offers import Offer
from gonfalon.kernel.sight import knows
from gonfalon.kernel.state import Frame

MOST_SEATS: Final = 4
GOODS: Final = 5
COLOURS: Final = 5
PROMPTS: Final = (
    "start", "legionnaire-start", "legionnaire", "victim", "take-gold", "levy", "market", "pay", "wagon-box", "bank",
    "nomads", "settlers", "way", "offer", "offer-answer", "offer-counter", "offer-settle",
)  # fmt: skip
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = (
    ("tribe", 8), ("city", 40), ("goal", 171), ("building", 3), ("kind", 4), ("moved", 1), ("played", 1),
    ("proposals", 3), ("count", 4), ("total", 12), ("left", 8),
)  # fmt: skip


def observe(state: Position, seat: int) -> list[float]:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats are 0."""
    seats = state.seats
    order = [(seat + turn) % seats for turn in range(seats)]
    out: list[float] = [
        seats / 4,
        state.round_number / 20,
        state.phase / 4,
        state.quiet / 20,
        (state.first - seat) % seats / 4,
    ]
    _board(state, seat, out)
    for number in range(MOST_SEATS):
        if number < seats:
            _player(state, order[number], out)
        else:
            out.extend([0.0] * PLAYER)
    own = state.cards[seat]
    out.extend([count / 4 for count in state.counts(seat)])
    out.extend([float(own.count(card)) for card in range(len(CARDS))])
    out.extend(
        [state.ore / 12, state.grain / 12, len(state.pasture) / 24, len(state.discard) / 24, len(state.deck) / 24]
    )
    out.extend([1.0 if total in state.marks else 0.0 for total in range(13)])
    out.extend(situation(state, PROMPTS, LOCALS))
    _offer(state.frames[-1] if state.frames else None, seat, seats, out)
    return out


def _board(state: Position, seat: int, out: list[float]) -> None:
    """Figures by player (1: horsemen, 2: warriors), blocked cities, plunder tiles by colour, the legionnaire."""
    stand = state.stand
    for number in range(MOST_SEATS):
        first = (seat + number) % state.seats * 2 if number < state.seats else -9
        out.extend([1.0 if tribe == first else 2.0 if tribe == first + 1 else 0.0 for tribe in stand])
    out.extend([1.0 if stand[c] == NEUTRAL else 0.0 for c in state.land().city_at])
    for colour in range(COLOURS):
        out.extend([1.0 if tile == colour else 0.0 for tile in state.tile])
    here = state.legionnaire
    out.extend([1.0 if h == here else 0.0 for h in range(len(state.land().hexes))])


#: How many numbers _player gives.
PLAYER: Final = 2 * (5 + COLOURS) + KNOWN + 13


def _player(state: Position, who: int, out: list[float]) -> None:
    """What everybody sees of a player: both boxes, gold, what his hand is known to hold, special points."""
    for tribe in (2 * who, 2 * who + 1):
        out.extend([state.figures[tribe] / 4, state.wagons[tribe] / 4, state.spare[tribe] / 4, state.towns[tribe] / 4])
        out.append(float(state.scourge[tribe]))
        out.extend([count / 2 for count in state.loot[tribe * 5 : tribe * 5 + 5]])
    out.extend([count / 4 for count in state.known[who * KNOWN : who * KNOWN + KNOWN]])
    shown = state.shown[who]
    out.extend([state.gold[who] / 8, len(state.hand[who]) / 8, len(state.cards[who]) / 4, state.spare_wagons[who] / 4])
    out.extend(
        [len([card for card in shown if card >= CULTURE]) / 2, state.diplomats[who] / 3, float(state.heritage[who])]
    )
    out.extend(
        [float(state.legions[who]), float(state.joker[who]), float(state.announced[who]), state.points(who) / 10]
    )
    out.extend([float(state.diplomacy == who), len(shown) / 4])


def _offer(frame: Frame | None, seat: int, seats: int, out: list[float]) -> None:
    """The exchange on the table: who proposes, what is given and got, a counter-offer being built."""
    if not isinstance(frame, Offer):
        out.extend([0.0] * (2 + 4 * GOODS))
        return
    out.extend([1.0, (frame.seat - seat) % seats / 4])
    half = len(frame.draft) // 2
    offer = [frame.give, frame.get] if knows(frame.readers, seat) else [[], []]
    draft = [frame.draft[:half], frame.draft[half:]] if knows(frame.drafter, seat) else [[], []]
    for row in offer + draft:
        out.extend([row[good] / 2 if good < len(row) else 0.0 for good in range(GOODS)])
