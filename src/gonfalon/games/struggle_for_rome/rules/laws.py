"""What is conserved: cards, pieces, tiles; and who may stand where."""

from collections import Counter

from gonfalon.games.struggle_for_rome.content.land import CATTLE, GRAIN, HORSE, ORE, TREASURE
from gonfalon.games.struggle_for_rome.rules.position import KNOWN, NEUTRAL, NO_TILE, NOBODY, PASTURES, SETTLED, Position
from gonfalon.kernel.errors import BrokenLaw


def _law(holds: bool, sentence: str) -> None:
    if not holds:
        raise BrokenLaw(sentence)


def check(state: Position) -> None:
    _cards(state)
    _pieces(state)
    _places(state)
    for seat in range(state.seats):
        _knowledge(state, seat)


def _cards(state: Position) -> None:
    held: Counter[int] = Counter(card for hand in state.hand for card in hand)
    pile: Counter[int] = Counter(state.pasture + state.discard)
    for kind, stock, name in (
        (ORE, state.ore, "ore"),
        (GRAIN, state.grain, "grain"),
        (HORSE, pile[HORSE], "horse"),
        (CATTLE, pile[CATTLE], "cattle"),
    ):
        _law(held[kind] + stock == state.number(name), f"{name} cards have been lost or made (SFR-1.7)")
        _law(stock >= 0, f"the {name} pile is below nothing")
    levied = any(type(frame).__name__ == "Levy" for frame in state.frames)  # then the pile is made up at its end
    _law(bool(state.pasture) or not state.discard or levied, "the pasture pile is empty beside a discard (SFR-4.8)")
    _law(all(gold >= 0 for gold in state.gold), "somebody has less than no gold")
    left = len(state.deck) + sum(map(len, state.cards)) + sum(map(len, state.shown)) + sum(state.diplomats)
    _law(left <= len(state.land().deck), "development cards have been made (SFR-6.3)")
    _law(all(card >= TREASURE for shown in state.shown for card in shown), "a card was turned up that stays hidden")
    _law(len(state.marks) <= state.number("totals"), "more totals are marked than there are markers (SFR-3.1)")


def _pieces(state: Position) -> None:
    for seat in range(state.seats):
        carts = state.spare_wagons[seat]
        for tribe in (seat * 2, seat * 2 + 1):
            roaming = 0 if state.place[tribe] == SETTLED else 1
            made = state.figures[tribe] + state.spare[tribe] + state.towns[tribe] + roaming
            begun = state.round_number > 0
            _law(not begun or made == state.options["figures"], f"tribe {tribe} has lost or made figures (SFR-14.7)")
            _law(min(state.figures[tribe], state.spare[tribe], state.wagons[tribe]) >= 0, "a box is below nothing")
            _law(state.towns[tribe] == len(state.empire(tribe)), f"tribe {tribe}: cities miscounted (SFR-12.1)")
            carts += state.wagons[tribe] + state.towns[tribe]
        _law(carts == state.number("wagons"), f"seat {seat} has lost or made wagons (SFR-14.7)")
    most = state.number("tiles_per_colour")
    _law(all(0 <= tiles <= most for tiles in state.loot), "a box holds more tiles of a colour than it may (SFR-9.8)")
    for colour in range(len(state.land().provinces)):
        taken = sum(state.loot[colour::5])
        seen = len(state.land().faces) - len(state.faces[colour])
        turning = any(type(frame).__name__ == "Plunder" for frame in state.frames)
        _law(seen - taken in ((0, 1) if turning else (0,)), "a plunder tile has been lost or made (SFR-9.8)")
    for c, tribe in enumerate(state.stand):
        city = state.land().city_of[c]
        if city >= 0 and state.tile[city] != NO_TILE:
            _law(tribe == NOBODY, f"a tile lies on the conquered city {state.land().cities[city]} (SFR-10.5)")


def _places(state: Position) -> None:
    for c, tribe in enumerate(state.stand):
        city = state.land().city_of[c]
        if tribe == NEUTRAL:
            _law(city >= 0 and state.land().three[city], "only a city marked III is neutral (SFR-1.13)")
        elif tribe != NOBODY and city < 0:
            _law(state.place[tribe] == c, "a settled tribe stands on an open crossroad (SFR-8.9)")
        elif tribe != NOBODY:
            _law(state.place[tribe] == SETTLED, "a nomadic tribe stands in a city (SFR-8.9)")
    for tribe, c in enumerate(state.place):
        _law(c == SETTLED or state.stand[c] == tribe, f"tribe {tribe} does not stand where it is (SFR-8.9)")


def _knowledge(state: Position, seat: int) -> None:
    """What everybody knows of a hand is true of it (SFR-15.1)."""
    held = state.counts(seat)
    known = state.known[seat * KNOWN : seat * KNOWN + KNOWN]
    _law(all(known[kind] <= held[kind] for kind in range(4)), f"cards of seat {seat} are known that it does not hold")
    beasts = known[HORSE] + known[CATTLE] + known[PASTURES]
    _law(min(known) >= 0 and beasts <= held[HORSE] + held[CATTLE], f"pasture cards of seat {seat} are miscounted")
