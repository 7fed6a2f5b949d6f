"""War and peace between two players (MEU-19.2 to 19.5, 19.24)."""

from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.honour import ATTACK
from gonfalon.games.medioevo_universale.rules.pacts import breach, dismiss, overstayed
from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    ATTACKED,
    DECLARED,
    NOBODY,
    PASSAGE,
    PEACE,
    PLAYERS,
    THREATENED,
    WAR,
    Position,
)
from gonfalon.kernel.fields import with_item


def is_undeclared(state: Position, seat: int, other: int) -> bool:
    """Whether an attack now would be one without declaration (MEU-19.3)."""
    return state.relation[seat * PLAYERS + other] in (PEACE, DECLARED)


def undeclared(state: Position, seat: int, space: int, keeper: int) -> list[int]:
    """Whom an army entering a space that ``keeper`` controls would attack without declaration: him, or who controlled
    contested land last and has troops there; nobody else whose army happens to be in it (MEU-8.21, 19.3)."""
    if state.is_sea(space):
        return []
    lord = state.lord(space)
    if keeper == NOBODY and lord != NOBODY and state.units(space, lord):
        keeper = lord
    if keeper in (NOBODY, seat) or state.permits(PASSAGE, keeper, seat, space):
        return []
    return [keeper] if is_undeclared(state, seat, keeper) else []


def truce(state: Position, seat: int, other: int) -> bool:
    """MEU-19.5: an armistice binds until the turn ends."""
    return state.relation[seat * PLAYERS + other] == ARMISTICE


def declare(state: Position, seat: int, other: int) -> None:
    """MEU-19.2, 19.24: both may attack from the next turn on; pacts between them are broken at once."""
    state.relate(seat, other, DECLARED)
    state.fought[seat * PLAYERS + other] = state.fought[other * PLAYERS + seat] = 0
    state.struck[seat * PLAYERS + other] |= THREATENED
    state.say("war", seat=seat, other=other)
    break_pacts(state, seat, other)


def attack(state: Position, seat: int, other: int) -> None:
    """An act of war, which may call allies (MEU-19.23); 3 HP at once and war unless a war declared in an earlier turn
    exists (MEU-19.3)."""
    state.struck[seat * PLAYERS + other] |= ATTACKED
    if not is_undeclared(state, seat, other):
        return
    state.relate(seat, other, WAR)
    state.say("undeclared", seat=seat, other=other)
    state.gain(seat, -state.number("undeclared"), ATTACK)
    break_pacts(state, seat, other)


def break_pacts(state: Position, breaker: int, other: int) -> None:
    """MEU-19.4, 19.22: every pact to which both belong ends, and the breaker pays for each."""
    for pact in state.pacts[:]:
        if breaker in pact[1] and other in pact[1]:
            breach(state, pact[0], breaker)


def make_peace(state: Position, seat: int, other: int) -> None:
    """MEU-19.5, 19.24: every state becomes peace."""
    fought = bool(state.fought[seat * PLAYERS + other])
    state.relate(seat, other, PEACE)
    state.fought[seat * PLAYERS + other] = state.fought[other * PLAYERS + seat] = 0
    state.struck[seat * PLAYERS + other] = state.struck[other * PLAYERS + seat] = 0
    state.say("peace", seat=seat, other=other)
    dismiss(state)
    for one in (seat, other):
        happened(state, one, "make_peace", 1, {"after_battle": fought})


def settle_guests(state: Position) -> None:
    """MEU-19.17: troops that have stayed without leave beyond a combat phase count as an attack."""
    for territory, host, guest in overstayed(state):
        if not truce(state, guest, host):
            attack(state, guest, host)
        if state.present(territory) == [guest]:
            intrude(state, guest, territory, host)
    for territory in range(state.world().lands):
        state.refresh(territory)


def intrude(state: Position, seat: int, territory: int, host: int) -> None:
    """MEU-19.5, 19.17: an army stands in another's land without conquering it; the land is contested."""
    state.keeper[territory] = host
    state.intruders = with_item(state.intruders, territory, state.intruders[territory] | 1 << seat)
    state.refresh(territory)
