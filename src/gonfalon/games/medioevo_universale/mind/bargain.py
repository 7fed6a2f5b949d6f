"""What an offer is worth to one of its parties, and how one votes and keeps pacts (section 19), in honour.

Everybody judges an offer by what it does for himself: rights given away cost more than the same rights bring, so nobody
can be milked by offers that merely look even.
"""

from typing import Final

from gonfalon.games.medioevo_universale.rules.alliances import alliances
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.articles import Share, shares, terms_of
from gonfalon.games.medioevo_universale.rules.dispute import BROKEN, RESPECTED, Dispute
from gonfalon.games.medioevo_universale.rules.pacts import PactDues, find
from gonfalon.games.medioevo_universale.rules.position import (
    CIVIL_CONTROL,
    COMMERCIAL,
    MILITARY_CONTROL,
    PASSAGE,
    Position,
)
from gonfalon.games.medioevo_universale.rules.treaty import worth
from gonfalon.kernel.requests import Ask

FLORINS: Final = 330.0  # that are worth a point
LEAST_GAIN: Final = 0.1  # below this an offer is not worth the ink
LEAD: Final = 0.03  # for each point by which somebody leads he must offer so much more
RENTS: Final = 4  # turns of a payment that anybody believes in
#: What a right is worth to who has it, and what it costs who grants it; for a pact of three turns or more.
GAIN: Final = {COMMERCIAL: 0.35, PASSAGE: 0.2, MILITARY_CONTROL: 0.15, CIVIL_CONTROL: 0.1}
COST: Final = {COMMERCIAL: 0.2, PASSAGE: 0.6, MILITARY_CONTROL: 0.9, CIVIL_CONTROL: 0.2}
FREED, HELD = 0.35, 0.25  # a unit come home; a prisoner
HELPED, HELPS, DUTY = 0.06, 0.12, 0.3  # a unit of an ally, one owed to him, and the bond itself


def peace_worth(state: Position, seat: int, other: int) -> float:
    """Peace with the strong is worth more than with the weak."""
    return max(-0.3, min(1.0, 0.3 + 0.05 * (state.troops(other) - state.troops(seat))))


def share_worth(state: Position, seat: int, share: Share) -> float:
    """The part of one player in an offer."""
    long = min(3, share.turns) / 3
    value = share.florins / FLORINS + share.rent * min(RENTS, share.turns) / FLORINS
    value += sum([peace_worth(state, seat, other) for other in share.peace])
    value += 0.3 * sum([peace_worth(state, seat, other) for other in share.armistice])
    value += 0.4 * long * sum([peace_worth(state, seat, other) for other in share.calm])
    trades = any(state.trades(slot) for slot in state.carriers(seat))
    for clause, _, _ in share.gains:
        value += long * GAIN[clause] * (1.0 if trades or clause != COMMERCIAL else 0.2)
    value -= long * sum([COST[clause] for clause, _, _ in share.grants])
    value += sum([fee for _, fee in share.fees]) * min(RENTS, share.turns) / FLORINS
    value += long * sum([HELPED * units for _, units, _ in share.helped])
    value -= long * sum([DUTY + HELPS * units for _, units, _ in share.helps])
    value += FREED * size(share.freed) + HELD * (size(share.captives) - size(share.yielded)) - 0.1 * share.promised
    return value - sum([pact_worth(state, seat, number) for number in share.ended])


def pact_worth(state: Position, seat: int, number: int) -> float:
    """What a pact in force still brings."""
    pact = find(state, number)
    if pact is None or seat not in pact[1]:
        return 0.0
    return share_worth(state, seat, shares(state, list(pact[1]), terms_of(state, pact))[seat])


def fair(state: Position, seat: int) -> bool:
    """Whether a seat accepts the offer that lies before it."""
    found = worth(state)
    if seat not in found:
        return False
    lead = max([0, *[state.honour[other] - state.honour[seat] for other in found]])
    return share_worth(state, seat, found[seat]) >= LEAST_GAIN + LEAD * lead


def answer(state: Position, ask: Ask) -> list[float]:
    yes = fair(state, ask.seat)
    return [1.0 if (value == "button:accept") == yes else 0.0 for value in ask.values]


def vote(state: Position, ask: Ask) -> list[float]:
    """The accuser believes himself, the accused himself, and others the accuser where support was owed in vain."""
    frame = state.frames[-1]
    broken = False
    if isinstance(frame, Dispute):
        pact = find(state, frame.number)
        owed = pact is not None and any(c[1] == frame.accused and state.foes(c) for c in alliances(pact))
        broken = ask.seat == frame.seat or (owed and ask.seat != frame.accused)
    return [1.0 if value == (BROKEN if broken else RESPECTED) else 0.0 for value in ask.values]


def torn(state: Position, ask: Ask) -> list[float]:
    """The pact that is worth less is broken."""
    values = [pact_worth(state, ask.seat, int(value[5:])) for value in ask.values]
    return [1.0 if value == min(values) else 0.0 for value in values]


def due(state: Position, ask: Ask) -> list[float]:
    """A loan keeps a pact that is worth more than its breach."""
    frame = state.frames[-1]
    number = frame.due[0][0] if isinstance(frame, PactDues) and frame.due else 0
    keep = pact_worth(state, ask.seat, number) > -float(state.number("breach")) and "button:loan" in ask.values
    return [1.0 if (value == "button:loan") == keep else 0.0 for value in ask.values]
