"""Victory points, their cards, the announcement and the result (sections 12, 13 and 16)."""

from gonfalon.games.struggle_for_rome.content.land import CARDS, CULTURE, TREASURE
from gonfalon.games.struggle_for_rome.rules.position import NOBODY, Position

SOURCES = (
    "score-cities",
    "score-culture",
    "score-diplomacy",
    "score-scourge",
    "score-heritage",
    "score-legions",
)


def announce(state: Position, seat: int) -> None:
    """SFR-6.7, SFR-13.1: with 10 points Cultural Progress is turned up, and the owner says so."""
    victory = state.number("victory")
    if state.points(seat) + len(state.cards[seat]) >= victory:
        state.reveal()  # that he says so tells what he hides, and that he does not
    if state.total(seat) < victory:
        return
    hidden = [card for card in state.cards[seat] if card >= CULTURE]
    if hidden:
        turn_up(state, seat, hidden)
    if not state.announced[seat]:
        state.announced[seat] = 1
        state.say("announces", seat=seat, points=state.points(seat))


def turn_up(state: Position, seat: int, cards: list[int]) -> None:
    for card in cards:
        state.cards[seat].remove(card)
        state.shown[seat].append(card)
    state.reveal()
    state.say("turns-up", seat=seat, cards=[f"card:{CARDS[card]}" for card in cards])


def diplomacy(state: Position, seat: int) -> None:
    """SFR-12.3: the first with three Diplomats, then whoever has strictly more than the holder."""
    played = state.diplomats[seat]
    holder = state.diplomacy
    if holder == seat or played < state.number("diplomats"):
        return
    if holder == NOBODY or played > state.diplomats[holder]:
        state.diplomacy = seat
        state.say("diplomacy", seat=seat)
        if holder != NOBODY and state.points(holder) < state.number("victory"):
            state.announced[holder] = 0  # whoever reaches 10 again says so again
        announce(state, seat)


def scourge(state: Position, tribe: int) -> None:
    """SFR-12.4: tiles of all five colours in one box."""
    if not state.scourge[tribe] and state.colours(tribe) == len(state.land().provinces):
        state.scourge[tribe] = 1
        state.say("scourge", seat=tribe // 2)
        announce(state, tribe // 2)


def heritage(state: Position, seat: int) -> None:
    """SFR-12.5: four cities with each tribe, while there is a card left."""
    least = state.number("heritage_cities")
    if state.heritage[seat] or sum(state.heritage) >= state.number("heritages"):
        return
    if state.towns[seat * 2] >= least and state.towns[seat * 2 + 1] >= least:
        state.heritage[seat] = 1
        state.say("heritage", seat=seat)


def legions(state: Position, seat: int) -> None:
    """SFR-16.2, a variant: three eagle cities over both tribes, once and for good."""
    if not state.options["legions"] or state.legions[seat]:
        return
    eagle = state.land().eagle
    held = sum(eagle[city] for tribe in (seat * 2, seat * 2 + 1) for city in state.empire(tribe))
    if held >= state.number("eagles"):
        state.legions[seat] = 1
        state.say("legions", seat=seat)


def finish(state: Position) -> None:
    """SFR-13.3: what is still hidden and counts is turned up."""
    for seat in range(state.seats):
        hidden = [card for card in state.cards[seat] if card >= TREASURE]
        if hidden:
            turn_up(state, seat, hidden)


def winners(state: Position) -> tuple[int, ...]:
    """SFR-13.3 to 13.5: most points, then most gold, then shared."""
    results = [(state.points(seat), state.wealth(seat)) for seat in range(state.seats)]
    best = max(results)
    return tuple([seat for seat in range(state.seats) if results[seat] == best])


def ties(state: Position) -> list[tuple[str, list[int]]]:
    """SFR-13.4: gold decides between equal points."""
    return [("tie-gold", [state.wealth(seat) for seat in range(state.seats)])]


def sheet(state: Position) -> list[tuple[str, list[int]]]:
    """The visible points by source."""
    special = state.number("special_points")
    rows: list[list[int]] = [[], [], [], [], [], []]
    for seat in range(state.seats):
        rows[0].append(state.towns[seat * 2] + state.towns[seat * 2 + 1])
        rows[1].append(sum(card >= CULTURE for card in state.shown[seat]))
        rows[2].append(special if state.diplomacy == seat else 0)
        rows[3].append(special * (state.scourge[seat * 2] + state.scourge[seat * 2 + 1]))
        rows[4].append(special * state.heritage[seat])
        rows[5].append(state.legions[seat])
    sources = list(zip(SOURCES, rows, strict=True))
    return sources if state.options["legions"] else sources[:-1]
