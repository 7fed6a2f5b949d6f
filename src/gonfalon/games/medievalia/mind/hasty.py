"""How a hasty player of Medievalia answers: a weight for every answer, 0 for what is not worth a thought.

The weights follow how often the greedy bot takes an answer that it is offered.
"""

from typing import Final

from gonfalon.games.medievalia.content import (
    CITY,
    CIVILIAN,
    DECK,
    ENERGY,
    FOOD,
    IS_CHARACTER,
    IS_LAND,
    KIND,
    LINK,
    NONE,
    PILE,
    POWER,
    TERRITORIES_MAX,
    TERRITORY,
    number,
)
from gonfalon.games.medievalia.mind.threats import defence, land_value, raiders
from gonfalon.games.medievalia.rules.actions import Shift
from gonfalon.games.medievalia.rules.battle import HOLD, Battle
from gonfalon.games.medievalia.rules.deal import Siting
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.kernel.requests import Ask

#: Weights of answers that mean the same everywhere they are asked, by prompt.
HABITS: Final[dict[str, dict[str, float]]] = {
    "act": {"button:done": 1.0, "button:dismiss": 0.01},
    "draw": {"button:dismiss": 0.01},
    "march": {"button:done": 1.0, "button:dismiss": 0.01},
    "declare": {"button:done": 0.05, "button:dismiss": 0.01},
    "arrange": {"button:apart": 8.0, "button:together": 1.0, "button:stay": 2.0},
    "send": {"button:stay": 1.0},
    "target": {HOLD: 0.1},
    "power": {"button:pass": 0.3},
    "give": {"button:done": 3.0},
}
#: How much a land is wanted, by its resource, for each unit it gives.
WANTED: Final = (4.0, 7.0, 1.0, 1.5)
#: A new character is left free, to fight or to be sent against raiders.
AT_LARGE: Final = 3.0
#: How often one of the payments on offer is taken: the cheapest, the next, and the third.
CHEAPEST: Final = (1.0, 0.06, 0.02, 0.005, 0.005, 0.005)
#: How often a card is thrown away that would be missed more than two others.
PITY: Final = 0.02
#: Raiders who might reach this share of what the City's walls withstand are a reason to man them.
ALARM: Final = 0.5
#: How often a fighter then goes there.
TO_THE_WALLS: Final = 0.6


def policy(state: Position, ask: Ask) -> list[float] | None:
    """How likely a hasty player is to choose each value."""
    prompt = ask.prompt
    habits = HABITS.get(prompt, {})
    if prompt == "pay":
        return _payments(ask)
    if prompt == "deal" or prompt == "draw":
        return [habits[value] if value in habits else _deck_weight(state, ask.seat, value) for value in ask.values]
    if prompt == "discard":
        return _discards(state, ask)
    if prompt == "adjust":
        return [5.0 if value == "button:done" else 1.0 for value in ask.values]
    out: list[float] = []
    for value in ask.values:
        known = habits.get(value)
        if known is not None:
            out.append(known)
        elif value.startswith("card:"):
            out.append(_card_weight(state, ask.seat, prompt, number(value)))
        elif prompt == "act":
            out.append(_good_weight(state, ask.seat, value))
        elif prompt == "march-to":
            out.append(_way_weight(state, ask.seat, value))
        elif prompt == "place" or prompt == "shift":
            out.append(AT_LARGE)
        else:
            out.append(1.0)
    return out if any(out) else None  # none is to his liking, such as a land for a fighter who finds no food at large


def _payments(ask: Ask) -> list[float]:
    """One of the cheapest; nobody in a hurry puts one together by hand."""
    out: list[float] = []
    for at, value in enumerate(ask.values):
        if value.startswith("pay:"):
            out.append(CHEAPEST[at] if at < len(CHEAPEST) else CHEAPEST[-1])
        else:
            out.append(0.15 if value == "button:ask-ally" else 0.01 if value == "button:drop" else 0.0)
    return out


def _discards(state: Position, ask: Ask) -> list[float]:
    """Mostly one of the two cards that would be missed least."""
    worth = [_missed(state, ask.seat, number(value)) for value in ask.values]
    limit = sorted(worth)[min(1, len(worth) - 1)]
    return [1.0 - value if value <= limit else PITY for value in worth]


def _missed(state: Position, seat: int, card: int) -> float:
    """What a card in hand is good for, between 0 and 1."""
    kind = KIND[card]
    tables = state.tables()
    if IS_LAND[kind]:
        if len(state.lands[seat]) > TERRITORIES_MAX:
            return 0.05
        return 0.6 if state.natural(seat, tables.resource[kind]) else 0.9
    if LINK[kind] >= 0 and not state.linked(seat, LINK[kind]):
        return 0.2
    if tables.attack[kind] > 1:
        return 0.5
    return 0.4 if len(state.troops[seat]) < 2 * len(state.lands[seat]) else 0.3


def _deck_weight(state: Position, seat: int, value: str) -> float:
    """Lands while there is room, then soldiers, then people; what the hand already holds is wanted less."""
    deck = DECK.index(value)
    held = len(state.hand(deck)[seat])
    if deck == TERRITORY:
        return 3.0 if TERRITORIES_MAX + 1 - len(state.lands[seat]) > held else 0.6
    return (1.5 if deck == CIVILIAN else 2.5) / (1.0 + 0.2 * held)


def _good_weight(state: Position, seat: int, value: str) -> float:
    """A building that is not there yet, or a card more."""
    if value in PILE:
        return 0.05 if state.linked(seat, KIND[state.top[PILE.index(value)]]) else 4.0
    return 0.5


def _card_weight(state: Position, seat: int, prompt: str, card: int) -> float:
    kind = KIND[card]
    tables = state.tables()
    if prompt == "act":
        return _act_weight(state, seat, card)
    if prompt in ("place", "shift"):
        if _comes_to_work(state):
            return _work_weight(state, seat, card)
        return TO_THE_WALLS if card == state.lands[seat][0] and alarmed(state, seat) else 0.0
    if prompt == "build-on":
        return 1.0 + len(state.guards(seat, card))
    if prompt == "march":
        return _march_weight(state, seat, card)
    if prompt == "target":
        return _target_weight(state, card)
    if prompt in ("starve", "dismiss", "order"):
        return 4.0 / (1.0 + sum(tables.cost[kind]) + (2.0 if POWER[kind] != NONE else 0.0))
    return 1.0


def _act_weight(state: Position, seat: int, card: int) -> float:
    """Lands by what the fief lacks, fighters, workers.

    Free workers may go to work, fighters on a land may step off, and to the City while it is in danger; never the other
    way round: whoever moved people to and fro for nothing would never end his turn.
    """
    kind = KIND[card]
    tables = state.tables()
    if state.fief[card] == NOWHERE:
        if IS_LAND[kind]:
            resource = tables.resource[kind]
            first = resource == FOOD and not state.natural(seat, FOOD)
            return WANTED[resource] * tables.amount[kind] * (4.0 if first else 1.0)
        if tables.attack[kind] > 1:
            return 5.0 * tables.attack[kind] if LINK[kind] < 0 or tables.attack[kind] > 2 else 3.0
        return 10.0 if LINK[kind] < 0 else 2.0 if tables.attack[kind] else 0.4
    if IS_CHARACTER[kind]:
        if tables.works[kind]:
            return 0.3 if state.land[card] == FREE else 0.0
        if state.land[card] != FREE and state.land[card] != state.lands[seat][0]:
            return 0.3
        return TO_THE_WALLS if (state.land[card] == FREE) == alarmed(state, seat) else 0.0
    full = len(state.lands[seat]) > TERRITORIES_MAX
    return 0.02 if full and state.hand_territory[seat] else 0.0


def alarmed(state: Position, seat: int) -> bool:
    """Whether raiders might storm the City, were nobody on its walls. Who goes there does not change it."""
    city = state.lands[seat][0]
    blow = 0.0
    for raider in raiders(state, seat):
        blow += raider.attack * raider.near
    return blow > 0 and blow >= ALARM * state.tables().defence[KIND[city]]


def _march_weight(state: Position, seat: int, card: int) -> float:
    """Fighters go out, and on; whoever is among enemies stays there."""
    attack = state.tables().attack[KIND[card]]
    lord = state.lord(state.fief[card])
    if lord == NOBODY:
        return 2.0 * attack
    if not state.friends(seat, lord):
        return 0.25
    return 2.0 if attack > 1 else 0.3 * attack


def _target_weight(state: Position, card: int) -> float:
    """The City if it can fall now; otherwise the best land that can."""
    battle = state.frames[-1]
    if not isinstance(battle, Battle):
        return 1.0
    attack = state.tables().attack
    blows = [sum([attack[KIND[member]] for member in army]) for army in battle.armies]
    blow = blows[battle.turn]
    kind = KIND[card]
    if kind == CITY:
        for i in range(len(blows)):
            if (i < battle.turn and battle.aim[i] == card) or (i > battle.turn and not battle.defence[i]):
                blow += blows[i]
        return 60.0 if blow >= defence(state, battle.defender, card) else 0.05
    if IS_LAND[kind]:
        falls = blow > defence(state, battle.defender, card)
        return 0.2 + 5.0 * land_value(state, battle.defender, card) if falls else 0.1
    return 0.3 if blow >= state.tables().defence[kind] else 0.05


def _comes_to_work(state: Position) -> bool:
    """Whether the character that gets a place now is a worker: fighters are kept free."""
    frame = state.frames[-1]
    return isinstance(frame, Siting | Shift) and state.tables().works[KIND[frame.card]]


def _work_weight(state: Position, seat: int, land: int) -> float:
    """A place of work is good while it has room, most of all where energy comes from."""
    tables = state.tables()
    workers = len([1 for card in state.guards(seat, land) if tables.works[KIND[card]]])
    if workers >= tables.slots[KIND[land]]:
        return 0.3
    return 2.0 if tables.resource[KIND[land]] == ENERGY else 1.0


def _way_weight(state: Position, seat: int, value: str) -> float:
    """Towards the enemy."""
    lord = state.lord(state.map().answer.index(value))
    if lord == NOBODY:
        return 1.0
    return 0.05 if state.friends(seat, lord) else 10.0
