"""What an offer is worth to one of its parties, and how one votes and keeps pacts (section 19), in honour.

Everybody judges an offer by what it does for himself. Rights given away cost more than the same rights bring, and
only what the other cannot take back for less counts in full, so nobody is milked: a right one has already is worth
nothing, payments to come count less than the breach of a pact would cost, and nobody pays for peace, which could
be sold anew after every declaration of war.
"""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import KINDS
from gonfalon.games.medioevo_universale.mind.feud import spoils
from gonfalon.games.medioevo_universale.rules.alliances import alliances
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.articles import Share, shares, terms_of
from gonfalon.games.medioevo_universale.rules.dispute import BROKEN, RESPECTED, Dispute
from gonfalon.games.medioevo_universale.rules.pacts import PactDues, find, of
from gonfalon.games.medioevo_universale.rules.position import (
    CIVIL_CONTROL,
    COMMERCIAL,
    MILITARY_CONTROL,
    NON_BELLIGERENCE,
    PASSAGE,
    PEACE,
    PLAYERS,
    Position,
)
from gonfalon.games.medioevo_universale.rules.treaty import worth
from gonfalon.kernel.requests import Ask

FLORINS: Final = 330.0  # that are worth a point
LEAST_GAIN: Final = 0.1  # below this an offer is not worth the ink
LEAD: Final = 0.03  # for each point by which somebody leads he must offer so much more
RENTS: Final = 4  # turns of a payment that anybody believes in
TAXES: Final = 3  # the phase in which such payments are made
BELIEVED: Final = 1.0  # what all payments to come count at most: less than a breach costs
#: What a right is worth to who has it, and what it costs who grants it; for a pact of three turns or more.
GAIN: Final = {COMMERCIAL: 0.35, PASSAGE: 0.05, MILITARY_CONTROL: 0.0, CIVIL_CONTROL: 0.0}
COST: Final = {COMMERCIAL: 0.2, PASSAGE: 0.6, MILITARY_CONTROL: 0.9, CIVIL_CONTROL: 0.2}
HUNGER: Final = 0.5  # of what a war may still bring
MARKETS: Final = 3  # populated areas that make a right to trade worth having in full
#: A prisoner to his lord, besides what it costs to raise another, and to his captor
FREED: Final = 0.45
HELD: Final = 0.25
#: A unit of an ally, one owed to him, and the bond itself
HELPED: Final = 0.06
HELPS: Final = 0.12
DUTY: Final = 0.3
FRIENDSHIP: Final = 0.3  # allies are worth so much at most


def peace_worth(state: Position, seat: int, other: int) -> float:
    """Peace with the strong is worth more than with the weak, and little to who has something to conquer."""
    worth = 0.3 + 0.05 * (state.troops(other) - state.troops(seat))
    if state.relation[seat * PLAYERS + other] != PEACE:
        worth -= HUNGER * spoils(state, seat, other)
    return max(-2.0, min(1.0, worth))


def share_worth(state: Position, seat: int, share: Share, anew: bool = True) -> float:
    """The part of one player in an offer; goodwill makes nobody give something away. ``anew``: not yet agreed upon."""
    solid = _solid(state, seat, share, anew)
    return solid + _goodwill(state, seat, share, anew) if solid >= 0 else solid


def _solid(state: Position, seat: int, share: Share, anew: bool) -> float:
    """Money, rights, prisoners, duties."""
    long = min(3, share.turns) / 3
    value = share.florins / FLORINS
    paid = max(0, share.turns - int(state.phase >= TAXES))
    value += min(share.rent * paid, share.rent * min(RENTS, paid), BELIEVED * FLORINS) / FLORINS
    value += sum([min(0, fee) for _, fee in share.fees]) * min(RENTS, share.turns) / FLORINS
    value += long * sum([_gain(state, seat, clause, by, lands, anew) for clause, by, lands in share.gains])
    value -= long * sum([COST[clause] for clause, _, _ in share.grants])
    value -= long * sum([DUTY + HELPS * units for _, units, _ in share.helps])
    value -= 0.1 * share.promised + sum([max(0.0, pact_worth(state, seat, number)) for number in share.ended])
    value += FREED * size(share.freed) + _price(state, share.freed) / FLORINS
    return value + HELD * (size(share.captives) - size(share.yielded))


def _goodwill(state: Position, seat: int, share: Share, anew: bool) -> float:
    """What others promise to do or to leave undone."""
    long = min(3, share.turns) / 3
    value = sum([peace_worth(state, seat, other) for other in share.peace])
    value += 0.3 * sum([peace_worth(state, seat, other) for other in share.armistice])
    calm = [other for other in share.calm if not (anew and befriended(state, seat, other))]
    value += 0.4 * long * sum([peace_worth(state, seat, other) for other in calm])
    return value + min(FRIENDSHIP, long * HELPED * sum([units for _, units, _ in share.helped]))


def _gain(state: Position, seat: int, clause: int, by: int, lands: int, anew: bool) -> float:
    """What a right brings to who does not have it yet; to trade, he must have transports, and markets to go to."""
    own = state.territories(by)
    if anew and any(state.permits(clause, by, seat, territory) for territory in own):
        return 0.0
    if clause != COMMERCIAL:
        return GAIN[clause]
    areas = len([territory for territory in own if state.world().area[territory]]) if lands == len(own) else 0
    eager = 1.0 if any(state.trades(slot) for slot in state.carriers(seat)) else 0.2
    return GAIN[clause] * eager * min(1.0, areas / MARKETS)


def _price(state: Position, army: int) -> int:
    """What it would cost to raise these units."""
    return sum([state.world().unit_price[kind] * count(army, kind) for kind in range(KINDS)])


def befriended(state: Position, seat: int, other: int) -> bool:
    """Whether a pact of non-belligerence binds two players, as one of them knows."""
    for pact in of(state, seat):
        if other in pact[1] and (NON_BELLIGERENCE,) in pact[2]:
            return True
    return False


def pact_worth(state: Position, seat: int, number: int) -> float:
    """What a pact in force still brings."""
    pact = find(state, number)
    if pact is None or seat not in pact[1]:
        return 0.0
    return share_worth(state, seat, shares(state, list(pact[1]), terms_of(state, pact))[seat], anew=False)


def fair(state: Position, seat: int) -> bool:
    """Whether a seat accepts the offer that lies before it."""
    found = worth(state)
    if seat not in found:
        return False
    if found[seat].florins < 0 and state.florins[seat] + found[seat].florins < state.number("loan") // 2:
        return False
    return pleased(state, seat, found)


def pleased(state: Position, seat: int, found: dict[int, Share]) -> bool:
    """Whether an offer is good enough for one of its parties; who leads must offer more."""
    lead = max([0, *[state.honour[other] - state.honour[seat] for other in found]])
    return share_worth(state, seat, found[seat]) >= LEAST_GAIN + LEAD * lead


def answer(state: Position, ask: Ask) -> list[float]:
    yes = fair(state, ask.seat)
    return [1.0 if (value in ("button:accept", "button:loan")) == yes else 0.0 for value in ask.values]


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
