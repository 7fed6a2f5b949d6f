"""Winning and the end of the game (sections 15 and 17)."""

from typing import Final

from gonfalon.games.medievalia.content import (
    CASTLE,
    DECKS,
    EMPTY_DECKS,
    GOLD,
    KIND,
    PRESTIGE,
    PRESTIGE_ALLIES,
    VP,
)
from gonfalon.games.medievalia.rules.position import NOWHERE, Position

PRESTIGE_END: Final = "prestige"
MILITARY_END: Final = "military"
EXHAUSTION_END: Final = "exhaustion"


def sides(state: Position) -> list[list[int]]:
    """Who wins together: each player, or each alliance; sides without a City left are out."""
    if state.allies:
        rows = [[0, 2], [1, 3]]
    else:
        rows = [[seat] for seat in range(state.seats)]
    return [row for row in rows if any(state.alive[seat] for seat in row)]


def settled(state: Position) -> bool:
    """Whether the game is over; the checks in the order of MED-15.6."""
    if state.over:
        return True
    left = sides(state)
    if len(left) == 1:
        return _end(state, MILITARY_END, left[0])
    goal = PRESTIGE_ALLIES if state.allies else PRESTIGE
    for side in left:
        if sum([state.prestige(seat) for seat in side]) >= goal:
            return _end(state, PRESTIGE_END, side)
    empty = sum([1 for deck in range(len(DECKS)) if state.deck_size(deck) == 0])
    if empty >= EMPTY_DECKS or all(card == NOWHERE for card in state.top):
        return _end(state, EXHAUSTION_END, leaders(state))
    return False


def leaders(state: Position) -> list[int]:
    """MED-15.5, 15.11 to 15.14: most points, then natural gold, then cards in hand; else a draw."""
    best: tuple[int, int, int] = (-1, -1, -1)
    out: list[int] = []
    for side in sides(state):
        result = (
            sum([state.prestige(seat) for seat in side]),
            sum([state.natural(seat, GOLD) for seat in side]),
            sum([state.hand_size(seat) for seat in side]),
        )
        if result > best:
            best = result
            out = list(side)
        elif result == best:
            out += side
    return sorted(out)


def _end(state: Position, how: str, winners: list[int]) -> bool:
    state.ending = how
    state.won = list(winners)
    state.say("end-" + how, winner=winners[0], count=len(winners), who=tuple([f"seat:{seat}" for seat in winners]))
    state.end_game()
    return True


def ties(state: Position) -> list[tuple[str, list[int]]]:
    """What decided beside the points: the Cities left (MED-15.6), or what counts when the cards have run out."""
    seats = range(state.seats)
    if state.ending == MILITARY_END:
        return [("tie-city", [int(state.alive[seat]) for seat in seats])]
    if state.ending == EXHAUSTION_END:
        return [
            ("tie-gold", [state.natural(seat, GOLD) for seat in seats]),
            ("tie-hand", [state.hand_size(seat) for seat in seats]),
        ]
    return []


def fall(state: Position, seat: int) -> bool:
    """MED-17.1 to 17.4: a player is out; True if that ends the game."""
    state.eliminate(seat)
    state.say("eliminated", seat=seat)
    return settled(state)


def different(state: Position, seat: int) -> int:
    """The points for different buildings, the castle counted once (MED-15.1)."""
    return len({KIND[card] for card in state.built[seat]})


def castle(state: Position, seat: int) -> int:
    """What a castle adds."""
    return VP[CASTLE] - 1 if state.linked(seat, CASTLE) else 0
