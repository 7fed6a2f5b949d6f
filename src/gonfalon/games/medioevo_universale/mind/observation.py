"""The position as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import KINDS
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.position import CARDS, HORDE, OWNERS, PLAYERS, SLOTS, Position
from gonfalon.kernel.observing import among, asked, scaled

BRANCHES: Final = 6
CIRCLE: Final = 3
#: How many numbers _player gives.
PLAYER: Final = 17 + 4 * BRANCHES
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = (
    ("space", 138), ("card", 72), ("slot", 64), ("florins", 500), ("points", 5), ("rounds", 5), ("origin", 138),
    ("goal", 138), ("keeper", 6), ("owner", 6), ("turn", 10), ("moved", 1), ("both", 1),
)  # fmt: skip


def observe(state: Position, seat: int) -> list[float]:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats are 0."""
    seats = state.seats
    whose = [_whose(state, seat, owner) for owner in range(-1, HORDE + 1)]
    out: list[float] = [
        seats / 6,
        state.turn_number / 10,
        state.phase / 6,
        whose[state.active + 1],
        (state.event + 1) / 40,
        state.tolerated / 30,
        float(state.monuments & 1),
        float(state.monuments >> 1),
        state.magnate / 500,
        state.blood_left / 20,
        state.florins[seat] / 1000,
        len(state.stash[seat]) / 5,
        len(state.event_pile) / 40,
    ]
    out.extend([die / 8 for die in state.circle] + [0.0] * (CIRCLE - len(state.circle)))
    out.extend([cubes / 10 for cubes in state.bank])
    _lands(state, seat, whose, out)
    for number in range(PLAYERS):
        who = (seat + number) % seats
        if number < seats:
            _player(state, seat, who, out)
            _carriers(state, who, out)
        else:
            out.extend([0.0] * (PLAYER + SLOTS * 5))
    out.extend([whose[holder + 1] for holder in state.held])
    out.extend([float(turned) for turned in state.turned])
    out.extend(among(state.dealt[seat], CARDS))
    out.extend(asked(state, seat))
    for depth in (1, 2, 3):
        out.extend(scaled(state.frames[-depth] if len(state.frames) >= depth else None, LOCALS))
    return out


def _whose(state: Position, seat: int, owner: int) -> float:
    """0: nobody's, then the observer and the others clockwise, then barbarians."""
    if owner < 0:
        return 0.0
    return 1.5 if owner == HORDE else ((owner - seat) % state.seats + 1) / 6


def _lands(state: Position, seat: int, whose: list[float], out: list[float]) -> None:
    """Per territory: whether it is played with, whose it is, what is built, who stands there."""
    army, built = state.army, state.built
    for land in range(state.world().lands):
        out.extend([float(state.in_play[land]), whose[state.holder[land] + 1], whose[state.token[land] + 1]])
        out.extend([built[land * 3] / 3, built[land * 3 + 1] / 3, built[land * 3 + 2] / 3, state.market[land] / 63])
        at = land * OWNERS
        own = army[at + seat]
        out.extend([count(own, kind) / 4 for kind in range(KINDS)] if own else [0.0] * KINDS)
        strongest, who = 0, -1
        for other in range(state.seats):
            there = army[at + other]
            if there and other != seat and size(there) > strongest:
                strongest, who = size(there), other
        out.extend([strongest / 5, whose[who + 1], size(army[at + HORDE]) / 5])


def _player(state: Position, seat: int, who: int, out: list[float]) -> None:
    """What everybody sees of a player: honour, debts, taxes, prisoners, how he stands to the observer, technologies."""
    out.extend(
        [
            (state.realm[who] + 1) / 6,
            state.order.index(who) / 6,
            state.honour[who] / 30,
            state.loans[who] / 5,
            float(state.new_loan[who]),
            state.due[who] / 250,
            float(state.unpaid[who]),
            state.tax[who] / 30,
            state.blood[who] / 5,
            float(state.out[who]),
            state.relation[seat * PLAYERS + who] / 3,
            float(state.struck[seat * PLAYERS + who]),
            size(state.prisoners[seat * PLAYERS + who]) / 5,
            size(state.prisoners[who * PLAYERS + seat]) / 5,
            size(state.waiting[who]) / 5,
            len(state.route[who]) / 5,
            state.conquests[who] / 3,
        ]
    )
    at = who * BRANCHES
    for row in (state.tech, state.tp, state.gears, state.spent):
        out.extend([number / 4 for number in row[at : at + BRANCHES]])


def _carriers(state: Position, who: int, out: list[float]) -> None:
    for slot in range(who * SLOTS, who * SLOTS + SLOTS):
        out.extend([(state.what[slot] + 1) / 5, state.level[slot] / 3, (state.place[slot] + 1) / 138])
        out.extend([state.moves[slot] / 6, state.cargo[slot].bit_count() / 6])
