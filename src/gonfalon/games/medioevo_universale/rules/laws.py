"""What never changes: cubes, cards, pieces, places. The fuzzer asks after every answer."""

from gonfalon.games.medioevo_universale.content.terms import GALLEY, GOODS, KINDS, MACHINE
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import count, within
from gonfalon.games.medioevo_universale.rules.movement import FullMovement
from gonfalon.games.medioevo_universale.rules.position import ALL_SLOTS, DECK, HORDE, NOTHING, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.trade import Journey
from gonfalon.games.medioevo_universale.rules.units import all_troops
from gonfalon.kernel.errors import BrokenLaw


def _law(holds: bool, sentence: str) -> None:
    if not holds:
        raise BrokenLaw(sentence)


def check(state: Position) -> None:
    _cubes(state)
    _cards(state)
    _armies(state)
    _carriers(state)
    for seat in range(state.seats):
        _law(state.florins[seat] >= 0, f"seat {seat} has less than no money")
        _law(0 <= state.loans[seat] <= state.number("loans"), f"seat {seat} has {state.loans[seat]} loans (MEU-20.1)")
    for seat in range(state.seats):
        _law(state.token.count(seat) <= state.number("control_tokens"), "more control tokens than there are (MEU-11.6)")


def _cubes(state: Position) -> None:
    for colour in range(len(GOODS)):
        lying = len([1 for cubes in state.market if cubes >> colour & 1])
        carried = sum(carriers.cubes(state, slot, colour) for slot in range(ALL_SLOTS))
        total = lying + carried + state.bank[colour]
        _law(total == state.world().cubes[colour] and state.bank[colour] >= 0, f"{GOODS[colour]} cubes: {total}")


def _cards(state: Position) -> None:
    held = [card for card in state.world().deck if state.held[card] != DECK]
    dealt = [card for cards in state.dealt for card in cards]
    every = sorted(held + dealt + state.empire.cards())
    _law(every == state.deck(), "Empire cards have been lost or made")


def _armies(state: Position) -> None:
    for at, army in enumerate(state.army):
        _law(army >= 0, f"an army below nothing in {at // OWNERS}")
        if army or state.halted[at] or state.sallied[at]:
            _law(
                within(state.halted[at], army) == state.halted[at], f"stopped units that are not there: {at // OWNERS}"
            )
            _law(
                within(state.sallied[at], army) == state.sallied[at],
                f"units sallied that are not there: {at // OWNERS}",
            )
    for owner in (*range(state.seats), HORDE):
        for kind in range(KINDS):
            _law(state.reserve(owner, kind) >= 0, f"owner {owner} has too many units of kind {kind}")
    for space, owner, now, before in state.changed:
        _law(before < KINDS, f"who was changed in {space} was nothing that there is")
        alike = [change for change in state.changed if change[:3] == (space, owner, now)]
        _law(len(alike) <= count(all_troops(state, space, owner), now), f"who was changed in {space} is not there")
    _law(all(count(load, kind) >= 0 for load in state.load for kind in range(KINDS)), "a load below nothing")


def _crossing(state: Position) -> bool:
    """MEU-16.3: Logistics takes land pieces over the sea, as long as they are on their way."""
    return any(isinstance(frame, FullMovement | Journey) for frame in state.frames)


def _carriers(state: Position) -> None:
    for slot in range(ALL_SLOTS):
        if state.what[slot] == NOTHING:
            _law(not state.cargo[slot] and not state.load[slot], f"slot {slot} is free and carries something")
            continue
        place = state.place[slot]
        at_sea = state.is_sea(place)
        _law(not state.load[slot] or (at_sea and state.what[slot] == GALLEY), f"slot {slot} carries troops on land")
        _law(state.moves[slot] >= 0, f"slot {slot} has moved too far (MEU-8.15)")
        _law(
            carriers.cube_count(state.cargo[slot]) <= carriers.most_cubes(state, slot),
            f"slot {slot} is too full",
        )
        if at_sea and state.what[slot] in (0, MACHINE, 2):
            galley = state.aboard[slot]
            afloat = galley != NOTHING and state.place[galley] == place
            _law(afloat or _crossing(state), f"slot {slot} swims (MEU-8.26)")
        if not at_sea:
            _law(state.aboard[slot] == NOTHING, f"slot {slot} is aboard on land (MEU-8.22)")
    for seat in range(state.seats):
        numbers = [0, 0, 0, 0]
        for slot in state.carriers(seat):
            numbers[state.level[slot]] += 1
        _law(carriers.tokens_allow(*numbers[1:]), f"seat {seat} has more property tokens than there are (MEU-7.21)")
