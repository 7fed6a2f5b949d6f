"""War and peace between two players as far as moving armies goes (MEU-19.2 to 19.5, 19.24)."""

from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    ATTACK,
    BREACH,
    DECLARED,
    PEACE,
    WAR,
    Position,
)


def is_undeclared(state: Position, seat: int, other: int) -> bool:
    """Whether an attack now would be one without declaration (MEU-19.3)."""
    return state.relation[seat * 6 + other] in (PEACE, DECLARED)


def truce(state: Position, seat: int, other: int) -> bool:
    """MEU-19.5: an armistice binds until the turn ends."""
    return state.relation[seat * 6 + other] == ARMISTICE


def attack(state: Position, seat: int, other: int) -> None:
    """MEU-19.3: 3 HP at once and war, unless a war declared in an earlier turn exists."""
    if not is_undeclared(state, seat, other):
        return
    state.relate(seat, other, WAR)
    state.say("undeclared", seat=seat, other=other)
    state.gain(seat, -state.number("undeclared"), ATTACK)
    break_pacts(state, seat, other)


def break_pacts(state: Position, breaker: int, other: int) -> None:
    """MEU-19.4, 19.13, 19.22: every pact between the two ends, and the breaker pays for each."""
    broken = [pact for pact in state.pacts if breaker in pact[1] and other in pact[1]]
    for pact in broken:
        end_pact(state, pact[0])
        state.gain(breaker, -state.number("breach"), BREACH)
        state.say("breach", seat=breaker)


def end_pact(state: Position, number: int) -> None:
    """A pact is over, and what it allowed with it."""
    state.pacts = [pact for pact in state.pacts if pact[0] != number]
    for territory in range(state.world().lands):
        state.refresh(territory)
