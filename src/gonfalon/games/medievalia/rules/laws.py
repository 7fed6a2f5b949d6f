"""What must hold at every moment: no card lost or doubled, no limit broken."""

from gonfalon.games.medievalia.content import (
    BUILDINGS,
    BUILDINGS_MAX,
    CITIES,
    DECK_CARDS,
    IS_CHARACTER,
    KIND,
    TERRITORIES_MAX,
)
from gonfalon.games.medievalia.rules.position import FREE, NOWHERE, Position
from gonfalon.kernel.errors import BrokenLaw


def check(state: Position) -> None:
    """Every card is in exactly one place; limits of lands, buildings and hands hold."""
    places: list[int] = [*state.deck_territory, *state.deck_military, *state.deck_character, *state.piles, *state.out]
    places += [card for card in [*state.bottom, *state.top] if card != NOWHERE]
    for seat in range(state.seats):
        places += [*state.hand_cards(seat), *state.lands[seat], *state.built[seat], *state.troops[seat]]
    everything = [card for row in DECK_CARDS for card in row] + list(BUILDINGS) + list(CITIES[: state.seats])
    if sorted(places) != sorted(everything):
        wrong = sorted(set(places) ^ set(everything)) or sorted({card for card in places if places.count(card) > 1})
        raise BrokenLaw(f"cards lost or doubled: {wrong}")
    for seat in range(state.seats):
        _check_fief(state, seat)


def _check_fief(state: Position, seat: int) -> None:
    lands = state.lands[seat]
    if len(lands) > TERRITORIES_MAX + 1:
        raise BrokenLaw(f"seat {seat} has {len(lands)} lands")
    for land in lands:
        on = state.buildings_on(seat, land)
        if len(on) > BUILDINGS_MAX:
            raise BrokenLaw(f"seat {seat} has {len(on)} buildings on one land")
        if not state.used[land] and any(state.used[card] for card in [*on, *state.guards(seat, land)]):
            raise BrokenLaw(f"seat {seat}: a used card lies on the unused land {land}")
    for card in state.built[seat]:
        if state.land[card] not in lands:
            raise BrokenLaw(f"building {card} stands on no land of its owner")
    for card in state.troops[seat]:
        if not IS_CHARACTER[KIND[card]] or state.fief[card] == NOWHERE:
            raise BrokenLaw(f"card {card} is no character on the table")
        if state.land[card] != FREE and (state.land[card] not in lands or state.fief[card] != seat):
            raise BrokenLaw(f"character {card} stands on a land that is not its owner's")
