"""Phases 1 to 3 in haste: bids, taxes, upkeep, hordes and rebellions; when a loan is paid back."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import LAW, ORANGE, UNITS
from gonfalon.games.medioevo_universale.mind.marching import POWER, power, resistance
from gonfalon.games.medioevo_universale.mind.picks import Weights, only, ranked
from gonfalon.games.medioevo_universale.rules.barbarians import HordeStep, Supply
from gonfalon.games.medioevo_universale.rules.dice import REROLLS
from gonfalon.games.medioevo_universale.rules.money import sources
from gonfalon.games.medioevo_universale.rules.position import NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.taxes import upkeep_due
from gonfalon.games.medioevo_universale.rules.tech_law import refuges
from gonfalon.kernel.requests import Ask

#: What a rebellion costs, in honour: without and with an army that puts it down; florins that are worth a point.
REBELLION: Final = 1.0
PUT_DOWN: Final = 0.45
GUARDS: Final = 4.0
FLORINS: Final = 300.0
#: What it costs that Law sends a rebellion next door, besides the technology point; what more while a home territory is
#: rebel (MEU-5.25), if it is not regained before; and so many of them are counted.
NEXT_DOOR: Final = 0.25
AGAIN: Final = 0.6
MOST_RISINGS: Final = 5
#: So many units are given up before money is borrowed for their upkeep.
DISMISSED: Final = 5
#: Florins beyond a loan that make one rich enough to pay it back.
SPARE: Final = 250


def rich(state: Position, seat: int) -> bool:
    """Whether a loan can be paid back without feeling it; in the end debts cost more honour than money is worth."""
    return state.phase >= 4 and state.florins[seat] >= state.number("loan") + (0 if late(state) else SPARE)


def late(state: Position) -> bool:
    """The last two turns."""
    return state.turn_number >= state.turns() - 1


def bid(state: Position, ask: Ask) -> Weights:
    """The first place is worth little money."""
    return only(ask, "number:0")


def tax(state: Position, ask: Ask) -> Weights:
    """What the people will bear is not known before: income against the rebellions to be expected."""
    tolerated = [state.world().tolerated[event] for event in state.event_pile]
    lots = sum([1 + state.civil(t) for t in state.territories(ask.seat)])
    pains = _pains(state, ask.seat)
    worth = [_tax_worth(int(value[4:]), tolerated, lots, pains) for value in ask.values]
    return [1.0 if value == max(worth) else 0.0 for value in worth]


def _pains(state: Position, seat: int) -> list[float]:
    """What so many rebellions at once would cost: they are put down, sent next door by Law (MEU-16.11), or suffered."""
    each = PUT_DOWN if garrison(state, seat) >= GUARDS else REBELLION
    again = AGAIN if state.rebels(seat) else 0.0
    lawful = state.knows(seat, LAW) and bool(refuges(state, seat))
    points = len(sources(state, seat, ORANGE))
    pains = [0.0]
    for number in range(MOST_RISINGS):
        price = 0 if number < points else state.number("missing_gear")
        pains.append(pains[-1] + (min(each, NEXT_DOOR + again + price / FLORINS) if lawful else each))
    return pains


def garrison(state: Position, seat: int) -> float:
    """How strong the strongest army of a seat is."""
    return max([power(state.units(space, seat)) for space in state.occupied(seat)], default=0.0)


def _tax_worth(level: int, tolerated: list[int], lots: int, pains: list[float]) -> float:
    pain = sum([pains[max(0, level - bearable) // 10] for bearable in tolerated]) / max(1, len(tolerated))
    return lots * level / FLORINS - pain


def upkeep(state: Position, ask: Ask) -> Weights:
    """Pay if possible; give up what is cheapest; one loan for an army, as long as there is time to pay it back."""
    if "button:pay" in ask.values:
        return only(ask, "button:pay")
    short = upkeep_due(state, ask.seat) - state.florins[ask.seat]
    early = state.turn_number < state.turns() - 2 and not state.loans[ask.seat]
    if "button:loan" in ask.values and early and short > DISMISSED * state.number("upkeep"):
        return only(ask, "button:loan")
    drops = [value for value in ask.values if value.startswith("drop:")]
    if drops:
        return only(ask, min(drops, key=_keepsake))
    return None


def _keepsake(value: str) -> float:
    """How unwillingly a unit is given up."""
    return POWER[UNITS.index(value[5:].split("-")[0])]


def barbarian_point(state: Position, ask: Ask) -> Weights:
    """Hordes march where they hurt others; new units rise next to them."""
    worth = [_horde_worth(state, ask.seat, value) for value in ask.values]
    return ranked(worth, 3)


def _horde_worth(state: Position, seat: int, value: str) -> float:
    kind, _, name = value.partition(":")
    if kind == "button":
        return 0.05
    space = state.world().index[name]
    best = max([nuisance(state, seat, goal) for goal in state.world().adjacent[space]], default=0.0)
    return best if kind == "march" else 0.3 * best


def nuisance(state: Position, seat: int, space: int) -> float:
    """How much a horde that comes here would hurt somebody else."""
    if space >= state.world().lands or not state.in_play[space]:
        return 0.0
    holder = state.holder[space]
    if holder in (NOBODY, seat) or state.home(space) == seat:
        return 0.0
    lead = max(0.2, 1 + (state.honour[holder] - state.honour[seat]) / 10)
    worth = 0.5 + sum(state.built[space * 3 : space * 3 + 3])
    return lead * worth / (1 + power(state.army[space * OWNERS + holder]))


def horde_march(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    seat = frame.seat if isinstance(frame, HordeStep | Supply) else ask.seat
    worth = [nuisance(state, seat, state.world().space_of[value]) for value in ask.values]
    return ranked(worth, 2) if max(worth) > 0 else None


def barbarian_dice(state: Position, ask: Ask) -> Weights:
    return only(ask, REROLLS[0])


def spread_risings(state: Position, ask: Ask) -> Weights:
    """Where least is built."""
    world = state.world()
    lands = [world.space_of[value] for value in ask.values]
    worth = [sum(state.built[t * 3 : t * 3 + 3]) + bool(world.area[t]) for t in lands]
    return [1.0 if value == min(worth) else 0.0 for value in worth]


def bankrupt(state: Position, ask: Ask) -> Weights:
    """A loan; else the cheapest things go."""
    if "button:loan" in ask.values:
        return only(ask, "button:loan")
    things = [value for value in ask.values if not value.startswith("button")]
    if things:
        return only(ask, things[0])
    return only(ask, "button:rebellion" if "button:rebellion" in ask.values else "button:give-up")


def rising_first(state: Position, ask: Ask) -> Weights:
    lands = [state.world().space_of[value] for value in ask.values]
    return [1.0 / (1.0 + resistance(state, ask.seat, t)) for t in lands]
