"""Trades that help both sides: one good for another, each of which its giver needs less than its taker."""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import GOOD_NAMES, GOODS, RESOURCES
from gonfalon.games.clash_of_cultures.mind.worth import worth
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.trading import Trade

#: What a card is worth that changes hands, and what a trade must gain beyond what it helps the other.
CARD: Final = 0.3
MARGIN: Final = 0.04

#: What is given, what is got, with whom.
Bargain = tuple[int, int, int]


def bargain(state: Position, seat: int) -> Bargain | None:
    """The best exchange of one good for one; None where nobody gains, or with a single opponent, who gains as much."""
    if state.seats < 3:
        return None
    best: Bargain | None = None
    most = 2 * MARGIN
    for other in state.others(seat):
        for give in range(GOODS):
            if state.have(seat, give) < 2 or _full(state, other, give):
                continue
            for get in range(GOODS):
                if get == give or not state.have(other, get) or _full(state, seat, get):
                    continue
                mine = _step(state, seat, get) - _last(state, seat, give)
                theirs = _step(state, other, give) - _last(state, other, get)
                if theirs > MARGIN and mine - theirs / state.seats > most:
                    best, most = (give, get, other), mine - theirs / state.seats
    return best


def _full(state: Position, seat: int, good: int) -> bool:
    return good < RESOURCES and state.have(seat, good) >= limit(state, seat, good)


def _step(state: Position, seat: int, good: int) -> float:
    """What one more is worth."""
    have = state.have(seat, good)
    return worth(good, have + 1) - worth(good, have)


def _last(state: Position, seat: int, good: int) -> float:
    """What the last one is worth."""
    have = state.have(seat, good)
    return worth(good, have) - worth(good, have - 1)


def gains(state: Position, trade: Trade, seat: int) -> float:
    """What a proposal brings one of its two sides."""
    maker = seat == trade.seat
    change = [0] * GOODS
    cards = 0
    for term in trade.terms:
        side, _, rest = term.partition(":")
        what, _, number = rest.partition("=")
        if side in ("give", "get"):
            sign = 1 if (side == "get") == maker else -1
            change[GOOD_NAMES.index(what)] += sign * int(number)
        else:
            sign = 1 if (side in ("want", "claim")) == maker else -1
            cards += sign * (int(number) if number else 1)
    total = CARD * cards
    for good, step in enumerate(change):
        if step:
            have = state.have(seat, good)
            after = have + step
            if good < RESOURCES:
                after = min(after, limit(state, seat, good))
            total += worth(good, after) - worth(good, have)
    return total


def welcome(state: Position, trade: Trade, seat: int) -> bool:
    """Whether a proposal is worth accepting: one gains, and more than by its share in what the other gains."""
    mine, theirs = gains(state, trade, seat), gains(state, trade, trade.seat)
    return mine > MARGIN and mine > max(0.0, theirs) / (state.seats - 1)


def next_term(state: Position, trade: Trade) -> str:
    """What leads from a draft to the bargain: give, get, send; the draft is dropped where there is none."""
    found = bargain(state, trade.seat)
    if found is None or trade.to[:1] != [found[2]]:
        return "button:drop"
    give, get, _ = found
    stems = [term.partition("=")[0] for term in trade.terms]
    for term in (f"give:{GOOD_NAMES[give]}", f"get:{GOOD_NAMES[get]}"):
        if term not in stems:
            return term + "="
    return "button:send"
