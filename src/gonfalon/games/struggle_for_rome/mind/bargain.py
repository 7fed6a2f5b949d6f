"""What resource cards are worth in a hand, and which deals a bot proposes, makes or leaves (SFR-4.2 to 4.10).

Everybody judges a deal by what it does to the own hand, so nobody can be talked out of his cards: whatever is
accepted makes the hand better, and a hand cannot become better for ever. Other hands are guesses: bots think
about a table on which everything unseen was dealt again.
"""

from typing import Final

from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.mind.weights import Weights, scale_of
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.games.struggle_for_rome.rules.trade import Deal
from gonfalon.kernel.requests import Ask

NEVER: Final = -9.0
LEAST_GAIN: Final = 0.04  # below this a deal is not worth the talk
LEAD: Final = 0.02  # for each point by which the proposer leads he must offer so much more
IMPATIENCE: Final = 0.3  # whoever was asked before is thought to want so much more each time
NEAR_VICTORY: Final = 2  # nobody deals with a player who lacks so few points

#: The sizes of deals that are thought of: cards given and got.
SIZES: Final = ((1, 1), (2, 1), (1, 2))

Terms = tuple[int, int, int, int]  # the kind given, how many, the kind got, how many


def deal_gain(state: Position, seat: int, give: list[int], get: list[int]) -> float:
    """What an exchange is worth to a seat that gives and gets these."""
    held = state.counts(seat)
    after = [held[kind] - give[kind] + get[kind] for kind in range(4)]
    if min(after) < 0:
        return NEVER
    scale = scale_of(state)
    return scale.hand_worth(after) - scale.hand_worth(held)


def bank_gain(scale: Weights, held: list[int], kind: int, price: int) -> float:
    """What it is worth to hand in so many cards of a kind for the best other one."""
    left = held[:]
    left[kind] -= price
    before = scale.hand_worth(held)
    best = NEVER
    for taken in range(4):
        left[taken] += 1
        best = max(best, scale.hand_worth(left) - before)
        left[taken] -= 1
    return best


def wary(state: Position, seat: int) -> bool:
    """Whether this seat is too near its victory to be helped."""
    return state.points(seat) >= state.number("victory") - NEAR_VICTORY


def fair(state: Position, seat: int, other: int, give: list[int], get: list[int]) -> bool:
    """Whether a seat should make this exchange with another."""
    lead = max(0, state.points(other) - state.points(seat))
    return deal_gain(state, seat, give, get) >= LEAST_GAIN + LEAD * lead and not wary(state, other)


# -- proposals ---------------------------------------------------------------------------------


def earlier(state: Position) -> int:
    """How many proposals were made in this turn before the present one: those who could gain by them have spoken."""
    for frame in reversed(state.frames):
        if isinstance(frame, MarketTurn):
            return frame.proposals
    return 0


class Taker:
    """Somebody to whom a deal may be proposed: what he may hold, and what he asks of a deal with the proposer."""

    def __init__(self, state: Position, scale: Weights, seat: int, proposer: int) -> None:
        self.held = state.counts(seat)
        self.before = scale.hand_worth(self.held)
        lead = max(0, state.points(proposer) - state.points(seat))
        self.least = LEAST_GAIN + LEAD * lead + IMPATIENCE * earlier(state)

    def takes(self, scale: Weights, a: int, number: int, b: int, wanted: int) -> bool:
        """Whether it is fair that he gets so many cards of kind a for so many of kind b."""
        held = self.held
        if held[b] < wanted:
            return False
        held[a] += number
        held[b] -= wanted
        gain = scale.hand_worth(held) - self.before
        held[a] -= number
        held[b] += wanted
        return gain >= self.least


def plan(state: Position, seat: int, partners: list[int], give: list[int], get: list[int]) -> Terms | None:
    """The deal that helps this seat most, adds to what was picked, and that some partner would make as well."""
    scale = scale_of(state)
    takers = [Taker(state, scale, other, seat) for other in partners if not wary(state, other)]
    if not takers or wary(state, seat):
        return None
    best: Terms | None = None
    most = LEAST_GAIN
    for gain, (a, number, b, wanted) in _gains(state, seat, give, get):
        if gain > most and any(taker.takes(scale, a, number, b, wanted) for taker in takers):
            most = gain
            best = (a, number, b, wanted)
    return best


def modest(state: Position, seat: int, partners: list[int], give: list[int], get: list[int]) -> Terms | None:
    """Of the deals that help this seat and add to what was picked, the one that asks least of some partner.

    Whoever has begun to speak carries it through: that nobody would take anything is only a guess at hidden hands.
    """
    most = max([len(state.hand[other]) for other in partners], default=0)
    found = [(gain, terms) for gain, terms in _gains(state, seat, give, get) if gain > LEAST_GAIN and terms[3] <= most]
    return None if wary(state, seat) or not found else min(found)[1]


def _gains(state: Position, seat: int, give: list[int], get: list[int]) -> list[tuple[float, Terms]]:
    """The deals that add to what was picked, each with what it is worth to this seat."""
    scale = scale_of(state)
    held = state.counts(seat)
    before = scale.hand_worth(held)
    out: list[tuple[float, Terms]] = []
    for a in range(4):
        for b in range(4):
            if a == b:
                continue
            for number, wanted in SIZES:
                if number > held[a] or not _adds(give, a, number) or not _adds(get, b, wanted):
                    continue
                held[a] -= number
                held[b] += wanted
                out.append((scale.hand_worth(held) - before, (a, number, b, wanted)))
                held[a] += number
                held[b] -= wanted
    return out


def _adds(picked: list[int], kind: int, number: int) -> bool:
    """Whether so many of a kind is what was picked, or more of it."""
    for other in range(4):
        if picked[other] > (number if other == kind else 0):
            return False
    return True


def proposes(state: Position, seat: int) -> bool:
    """Whether this seat has something to propose in its turn."""
    others = [other for other in range(state.seats) if other != seat and state.hand[other]]
    return plan(state, seat, others, [0] * 4, [0] * 4) is not None


# -- weights of answers ------------------------------------------------------------------------


def weights(state: Position, ask: Ask) -> list[float]:
    """How a bot speaks in a negotiation; 0: it would never say that."""
    deal = state.frames[-1]
    if not isinstance(deal, Deal):
        return [1.0] * len(ask.values)
    if ask.prompt == "offer-answer":
        return _answers(state, ask, deal)
    if ask.prompt == "offer-settle":
        return _settlements(state, ask, deal)
    if deal.draft:
        return _picks(state, ask, deal.draft[:4], deal.draft[4:], [deal.seat], [])
    return _picks(state, ask, deal.give, deal.get, deal.partners, deal.to)


def _answers(state: Position, ask: Ask, deal: Deal) -> list[float]:
    fair_deal = fair(state, ask.seat, deal.seat, deal.get, deal.give)
    eager = fair_deal and deal_gain(state, ask.seat, deal.get, deal.give) >= LEAST_GAIN + IMPATIENCE * earlier(state)
    counter = not fair_deal and plan(state, ask.seat, [deal.seat], [0] * 4, [0] * 4) is not None
    row = {
        "button:accept": 9.0 if eager else 0.5 if fair_deal else 0.0,
        "button:refuse": 1.0,
        "button:counter": 0.5 if counter else 0.0,
    }
    return [row[value] for value in ask.values]


def _settlements(state: Position, ask: Ask, deal: Deal) -> list[float]:
    """The deal that brings most; of several partners the one who is least dangerous."""
    out: list[float] = []
    for value in ask.values:
        kind, _, ident = value.partition(":")
        if kind == "button":
            out.append(0.1 if ident == "none" else 0.0)
            continue
        give, get = (deal.give, deal.get) if kind == "accept" else deal.terms_of(int(ident))
        gain = deal_gain(state, ask.seat, give, get) - LEAD * state.points(int(ident))
        good = kind == "accept" or fair(state, ask.seat, int(ident), give, get)
        out.append(max(0.2, 5.0 * (1.0 + gain)) if good else 0.0)
    return out if max(out) > 0.0 else [1.0] * len(out)


def _picks(
    state: Position, ask: Ask, give: list[int], get: list[int], partners: list[int], to: list[int]
) -> list[float]:
    """The next word of the planned offer; where none could help, that it is dropped."""
    harmless = [other for other in partners if not wary(state, other)]
    found = plan(state, ask.seat, harmless, give, get) or modest(state, ask.seat, harmless, give, get)
    word = "button:drop"
    if found is not None:
        a, number, b, wanted = found
        if give[a] < number:
            word = "give:" + RESOURCES[a]
        elif get[b] < wanted:
            word = "get:" + RESOURCES[b]
        else:
            word = "button:send"
            if len(harmless) < len(partners):
                for other in harmless:
                    if other not in to and f"seat:{other}" in ask.values:
                        word = f"seat:{other}"
    if word not in ask.values:
        word = "button:drop"
    return [1.0 if value == word else 0.0 for value in ask.values]
