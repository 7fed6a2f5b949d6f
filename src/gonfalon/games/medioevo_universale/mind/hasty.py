"""How a hasty player of Medioevo Universale chooses: one function per question, 0 for what is not worth a thought."""

from collections.abc import Callable
from typing import Final

from gonfalon.games.medioevo_universale.content.terms import (
    ALL_POINTS,
    CARAVAN,
    CARRIERS,
    EITHER_POINT,
    NO_POINT,
    ONE_POINT,
    UNITS,
)
from gonfalon.games.medioevo_universale.mind import bargain
from gonfalon.games.medioevo_universale.mind.fighting import hit, reroll
from gonfalon.games.medioevo_universale.mind.marching import (
    POWER,
    aims,
    marchers,
    menaced,
    power,
    prize,
    resistance,
)
from gonfalon.games.medioevo_universale.mind.paths import FAR, distances
from gonfalon.games.medioevo_universale.mind.sailing import sailors, voyages
from gonfalon.games.medioevo_universale.mind.trading import STAY, best_route, goal_of, sells, stage, turns_left
from gonfalon.games.medioevo_universale.rules.barbarians import HordeStep, Supply
from gonfalon.games.medioevo_universale.rules.deals import Sale, Trade
from gonfalon.games.medioevo_universale.rules.dice import REROLLS
from gonfalon.games.medioevo_universale.rules.groups import troops_of
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.money import missing
from gonfalon.games.medioevo_universale.rules.occasions import BattleWindow
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.purchases import wanted
from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.games.medioevo_universale.rules.taxes import upkeep_due
from gonfalon.games.medioevo_universale.rules.trade import Journey
from gonfalon.games.medioevo_universale.rules.windows import Occasion
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.windows import PASS

Weights = list[float] | None
#: What a rebellion costs, in honour, and florins that are worth one.
REBELLION: Final = 1.0
FLORINS: Final = 300.0
#: Florins beyond a loan that make one rich enough to pay it back; the tax everybody can count on.
SPARE: Final = 250
POOR_TAX: Final = 25
#: So many purchases are thought of at once.
WIDTH: Final = 8


def policy(state: Position, ask: Ask) -> Weights:
    """A weight for each answer; None where all are alike."""
    chooser = CHOOSERS.get(ask.prompt)
    if chooser is not None:
        return chooser(state, ask)
    frame = state.frames[-1]
    if isinstance(frame, Occasion):
        return _window(state, ask, frame)
    weights = [PICKS.get(value, 1.0) for value in ask.values]
    return weights if max(weights) > 0 else None


#: Weights of single answers in other questions; what is not named weighs 1.
PICKS: Final = {
    "button:withdraw": 0.0,
    "button:give-up": 0.0,
    "button:not-now": 0.0,  # whoever has begun goes through with it, or he would begin again and again
    "button:done": 0.4,
    "button:surrender": 0.0,
    "button:invite": 0.0,
    "button:capture": 0.0,
    "button:flee": 0.02,
    "button:refuse": 1.0,
    "button:accept": 0.0,
    "button:no-token": 0.05,
    "button:return": 0.1,
    "button:fewer-losses": 0.3,
    "button:market-bonus": 0.0,
    "button:attack": 0.0,
}


def only(ask: Ask, best: str) -> Weights:
    """This answer and no other."""
    return [1.0 if value == best else 0.0 for value in ask.values] if best in ask.values else None


def ranked(values: list[float], width: int) -> list[float]:
    """The best few of these, the others not worth a thought."""
    floor = sorted(values, reverse=True)[min(width, len(values)) - 1]
    return [value if value >= floor and value > 0 else 0.0 for value in values]


# -- windows -----------------------------------------------------------------------------------

#: Windows in which nobody uses anything in haste: what may be used there may be used in one's own turn too.
QUIET: Final = ("phase-start", "activation-start", "card-turned", "offer", "dispute")


def _window(state: Position, ask: Ask, window: Occasion) -> Weights:
    """An objective is claimed, a debt paid back out of plenty; other uses are for those whom the matter concerns."""
    claims = [value for value in ask.values if value.startswith("claim:")]
    if claims:
        return only(ask, claims[0])
    weights: list[float] = []
    involved = _involved(state, ask.seat, window)
    for value in ask.values:
        if value == PASS:
            weights.append(1.0)
        elif value == "free:repay":
            weights.append(5.0 if _rich(state, ask.seat) else 0.0)
        elif value.startswith("free:"):
            weights.append(0.0)
        else:
            weights.append(0.6 if involved else 0.0)
    return weights


def _rich(state: Position, seat: int) -> bool:
    """Whether a loan can be paid back without feeling it; in the end debts cost more honour than money is worth."""
    return state.phase >= 4 and state.florins[seat] >= state.number("loan") + (0 if _late(state) else SPARE)


def _late(state: Position) -> bool:
    """The last two turns."""
    return state.turn_number >= state.turns() - 1


def _involved(state: Position, seat: int, window: Occasion) -> bool:
    """Whether what happens in a window is this seat's own business."""
    if window.KIND in QUIET:
        return False
    if isinstance(window, BattleWindow):
        return seat in (window.seat, window.rival)
    return True


# -- phases 1 to 3 -----------------------------------------------------------------------------


def _bid(state: Position, ask: Ask) -> Weights:
    """The first place is worth little money."""
    return only(ask, "number:0")


def _tax(state: Position, ask: Ask) -> Weights:
    """What the people will bear is not known before: income against the rebellions to be expected."""
    tolerated = [state.world().tolerated[event] for event in state.event_pile]
    lots = sum([1 + state.civil(t) for t in state.territories(ask.seat)])
    at_home = max([power(state.army[t * OWNERS + ask.seat]) for t in state.homes(ask.seat)])
    pain = REBELLION * (0.5 if at_home > 8 else 1.0)
    worth = [_tax_worth(int(value[4:]), tolerated, lots, pain) for value in ask.values]
    return [1.0 if value == max(worth) else 0.0 for value in worth]


def _tax_worth(level: int, tolerated: list[int], lots: int, pain: float) -> float:
    risings = sum([max(0, level - bearable) for bearable in tolerated]) / 10 / max(1, len(tolerated))
    return lots * level / FLORINS - pain * risings


def _upkeep(state: Position, ask: Ask) -> Weights:
    """Pay if possible; one loan as long as there is time to pay it back; then give up what is cheapest."""
    if "button:pay" in ask.values:
        return only(ask, "button:pay")
    if "button:loan" in ask.values and not state.loans[ask.seat] and state.turn_number < state.turns() - 2:
        return only(ask, "button:loan")
    drops = [value for value in ask.values if value.startswith("drop:")]
    if drops:
        return only(ask, min(drops, key=_keepsake))
    return None


def _keepsake(value: str) -> float:
    """How unwillingly a unit is given up."""
    return POWER[UNITS.index(value[5:].split("-")[0])]


def _barbarian_point(state: Position, ask: Ask) -> Weights:
    """Hordes march where they hurt others; new units rise next to them."""
    worth = [_horde_worth(state, ask.seat, value) for value in ask.values]
    return ranked(worth, 3)


def _horde_worth(state: Position, seat: int, value: str) -> float:
    kind, _, name = value.partition(":")
    if kind == "button":
        return 0.05
    space = state.world().index[name]
    best = max([_nuisance(state, seat, goal) for goal in state.world().adjacent[space]], default=0.0)
    return best if kind == "march" else 0.3 * best


def _nuisance(state: Position, seat: int, space: int) -> float:
    """How much a horde that comes here would hurt somebody else."""
    if space >= state.world().lands or not state.in_play[space]:
        return 0.0
    holder = state.holder[space]
    if holder in (NOBODY, seat) or state.home(space) == seat:
        return 0.0
    lead = max(0.2, 1 + (state.honour[holder] - state.honour[seat]) / 10)
    worth = 0.5 + sum(state.built[space * 3 : space * 3 + 3])
    return lead * worth / (1 + power(state.army[space * OWNERS + holder]))


def _horde_march(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    seat = frame.seat if isinstance(frame, HordeStep | Supply) else ask.seat
    worth = [_nuisance(state, seat, state.world().space_of[value]) for value in ask.values]
    return ranked(worth, 2) if max(worth) > 0 else None


def _barbarian_dice(state: Position, ask: Ask) -> Weights:
    return only(ask, REROLLS[0])


# -- phase 4 -----------------------------------------------------------------------------------


def _buy(state: Position, ask: Ask) -> Weights:
    """The most promising few; what somebody could buy anywhere, he thinks of in one place."""
    weights = ranked([_purchase(state, ask.seat, value) for value in ask.values], WIDTH)
    dear = _too_dear(state, ask.seat)
    return [0.8 if v == "button:done" else 0.0 if v in dear else weights[at] for at, v in enumerate(ask.values)]


def _too_dear(state: Position, seat: int) -> list[str]:
    """What only a loan could pay, or what is saved for one; at the beginning, one loan may be worth it."""
    if state.turn_number <= 2 and not state.loans[seat]:
        return []
    cash, gear = state.florins[seat] - _reserve(state, seat), state.number("missing_gear")
    out: list[str] = []
    for offer in wanted(state, seat):
        if offer.florins > cash or offer.florins + gear * missing(state, seat, offer.need) > cash:
            out.append(offer.answer)
    return out


def _reserve(state: Position, seat: int) -> int:
    """Florins that must not be spent in the last turn but one: what pays a loan back in the last, besides taxes."""
    if not state.loans[seat] or state.turn_number != state.turns() - 1:
        return 0
    lots = sum([1 + state.civil(t) for t in state.territories(seat)])
    due = upkeep_due(state, seat) + state.loans[seat] * state.number("interest")
    return max(0, state.number("loan") + due - lots * POOR_TAX)


def _purchase(state: Position, seat: int, value: str) -> float:
    kind, _, rest = value.partition(":")
    if kind in ("claim", "redeploy"):
        return 50.0
    if kind == "button":
        return 2.0 if rest == "empire-card" else 0.8
    if kind == "learn":
        return 3.0
    if kind == "build":
        return _site(state, seat, rest)
    if kind == "make":
        return _carrier(state, seat, rest)
    if kind == "raise":
        return 0.3
    if kind == "recruit":
        return {"heavy": 2.0, "archer": 0.8, "light": 0.4, "cavalry": 0.8, "captain": 0.6}.get(rest, 0.0)
    if value == "free:repay":
        return 30.0 if _rich(state, seat) else 0.0
    return {"repair": 0.5, "ransom": 0.4, "regain": 0.8, "promote": 0.1, "card": 0.3, "tech": 0.2}.get(kind, 0.0)


def _site(state: Position, seat: int, rest: str) -> float:
    """Civil buildings anywhere, fortresses at the border, a Cathedral in one place after the other."""
    name, _, place = rest.partition("-")
    space = state.world().index[place]
    if name in ("village", "town", "city"):
        return 2.0 + 2.0 * state.civil(space)
    if name == "cathedral":
        return 2.0
    free = [t for t in state.world().by_land[space] if state.holder[t] == NOBODY and state.in_play[t]]
    return 0.8 if free and name == "tower" else 0.3


def _carrier(state: Position, seat: int, rest: str) -> float:
    """One trader and two War Wagons are enough, and a Galley for who has somewhere to land; the rest is luxury."""
    what = CARRIERS.index(rest[:-1])
    own = [state.what[slot] for slot in state.carriers(seat)].count(what)
    most = {"wagon": 2, "caravan": 2, "ship": 1, "galley": 1}.get(rest[:-1], 0)
    return (2.0 if rest[-1] == "1" else 0.8) if own < most else 0.0


def _put(state: Position, ask: Ask) -> Weights:
    """Troops and wagons gather where most of them are, or where a horde threatens most; traders begin anywhere."""
    lands = [state.world().space_of[value] for value in ask.values]
    worth = [_muster(state, ask.seat, space) for space in lands]
    perils = menaced(state, ask.seat)
    peril = [perils.get(space, 0.0) for space in lands]
    best, worst = max(worth), max(peril)
    return [1.0 if worth[at] == best else 0.8 if worst > 0 and peril[at] == worst else 0.0 for at in range(len(lands))]


def _muster(state: Position, seat: int, space: int) -> float:
    """How good a place is to gather troops: with a War Wagon, with others, near to something worth taking."""
    wagons = sum([state.room(slot) for slot in state.carriers_at(space, seat) if CARRIERS[state.what[slot]] == "wagon"])
    near = max([prize(state, seat, goal) for goal in state.world().by_land[space] if state.in_play[goal]], default=0.0)
    return 2.0 * wagons + power(state.army[space * OWNERS + seat]) + near - space / 1000


def _token(state: Position, ask: Ask) -> Weights:
    """Populated land first."""
    area = state.world().area
    return [0.1 if v.startswith("button") else 3.0 if area[state.world().space_of[v]] else 1.0 for v in ask.values]


def _point(state: Position, ask: Ask) -> Weights:
    """Tokens and cards give points for nothing; money is the last resort."""
    order = {"gear": 100.0, "card": 10.0}
    weights = [order.get(value.partition(":")[0], PAYING.get(value, 0.0)) for value in ask.values]
    best = max(weights)
    return [1.0 if weight == best else 0.0 for weight in weights]


PAYING: Final = {"tech:monasticism": 5.0, "button:buy-point": 3.0, "button:loan": 2.0, "button:withdraw": 1.0}


def _card(state: Position, ask: Ask) -> Weights:
    """Cards by what their corner gives (MEU-17.4)."""
    corner = state.world().corner
    weight = {NO_POINT: 0.5, ONE_POINT: 1.0, EITHER_POINT: 2.0, ALL_POINTS: 3.0}
    return [weight[corner[int(value[5:])]] for value in ask.values]


def _gear(state: Position, ask: Ask) -> Weights:
    liked = {"gear:green": 3.0, "gear:blue": 1.0, "gear:violet": 1.5}
    return [liked.get(value, 0.5) for value in ask.values]


def _first_transport(state: Position, ask: Ask) -> Weights:
    """A Caravan and a War Wagon."""
    own = [state.what[slot] for slot in state.carriers(ask.seat)]
    return only(ask, "piece:wagon1" if CARAVAN in own else "piece:caravan1")


def _first_place(state: Position, ask: Ask) -> Weights:
    """Where there are people."""
    world = state.world()
    return [2.0 if world.area[world.space_of[value]] else 0.3 for value in ask.values]


# -- phase 5 -----------------------------------------------------------------------------------


def _activation(state: Position, ask: Ask) -> Weights:
    """Groups with something to conquer, battles that can be won."""
    weights: list[float] = []
    for value in ask.values:
        kind, _, rest = value.partition(":")
        if value == PASS:
            weights.append(1.0)
        elif kind == "group":
            weights.append(_group_worth(state, ask.seat, state.world().index[rest]))
        elif kind == "fight":
            weights.append(_fight_worth(state, ask.seat, rest))
        elif kind == "claim":
            weights.append(50.0)
        else:
            weights.append(0.0 if kind in ("free", "seize") else 0.2)
    return weights


def _group_worth(state: Position, seat: int, origin: int) -> float:
    return 4.0 * max(_by_land(state, seat, origin), _by_sea(state, seat, origin))


def _by_land(state: Position, seat: int, origin: int) -> float:
    """The best conquest of the army in a territory."""
    if state.is_sea(origin):
        return 0.0
    army, moves = marchers(state, seat, origin)
    return max([worth for worth, _, _ in aims(state, seat, origin, army, moves)], default=0.0)


def _by_sea(state: Position, seat: int, origin: int) -> float:
    """The best landing of the army in a space with Galleys."""
    army, moves = sailors(state, seat, origin)
    return max([worth for worth, _, _ in voyages(state, seat, origin, army, moves)], default=0.0)


def _sails(state: Position, seat: int, origin: int) -> bool:
    """Whether an army does better by sea."""
    return _by_sea(state, seat, origin) > _by_land(state, seat, origin)


def _fight_worth(state: Position, seat: int, rest: str) -> float:
    name, _, owner = rest.partition("-")
    space = state.world().index[name]
    if owner != "barbarians" and not state.hostile(seat, int(owner)):
        return 0.0
    rival = HORDE if owner == "barbarians" else int(owner)
    return 3.0 if power(state.units(space, seat)) > 1.1 * power(state.units(space, rival)) else 0.0


def _group(state: Position, ask: Ask) -> Weights:
    """Everything there, by the better way."""
    frame = state.frames[-1]
    if "button:all-sea" in ask.values and isinstance(frame, March) and _sails(state, frame.seat, frame.origin):
        return only(ask, "button:all-sea")
    for everything in ("button:all-land", "button:go", "button:all-sea"):
        if everything in ask.values:
            return only(ask, everything)
    return None


def _walk(state: Position, ask: Ask) -> Weights:
    """Towards the best conquest within reach."""
    frame = state.frames[-1]
    stay = only(ask, "button:stay")
    if not isinstance(frame, March) or not frame.group:
        return stay
    group = frame.group[0]
    moves = min([state.moves[slot] for slot in group.slots], default=1)
    world = state.world()
    if group.sea:
        ways = voyages(state, ask.seat, group.here, troops_of(state, group), moves)
    else:
        ways = aims(state, ask.seat, group.here, group.army, moves)
    for _, goal, step in ways:
        for answer in (f"enter:{world.names[goal]}", world.answers[step]):
            if answer in ask.values:
                return only(ask, answer)
    return stay


def _more_groups(state: Position, ask: Ask) -> Weights:
    return only(ask, "button:enter" if "button:enter" in ask.values else "button:stay")


def _undeclared(state: Position, ask: Ask) -> Weights:
    return only(ask, "button:back")


# -- battles -----------------------------------------------------------------------------------


def _reroll(state: Position, ask: Ask) -> Weights:
    fight = the_round(state)
    side = fight.owners.index(ask.seat)
    return only(ask, REROLLS[reroll(fight.dice[side * 3 : side * 3 + 3])])


def _hit(state: Position, ask: Ask) -> Weights:
    """The own units: the cheapest; somebody else's: the dearest."""
    frame = state.frames[-1]
    mine = getattr(frame, "owner", ask.seat) == ask.seat
    costs = [hit(value) if mine else 1 / hit(value) for value in ask.values]
    best = max(costs)
    return [1.0 if cost == best else 0.0 for cost in costs]


def _sacrifice(state: Position, ask: Ask) -> Weights:
    return [1.0 if value.endswith(":0") else 0.2 if value.endswith(":1") else 0.0 for value in ask.values]


def _flee(state: Position, ask: Ask) -> Weights:
    """Only from what cannot be won any more."""
    fight = the_round(state)
    mine, theirs = power(fight.force(state, 0)), power(fight.force(state, 1))
    return only(ask, "button:flee" if mine < 0.6 * theirs else "button:fight-on")


def _surrender(state: Position, ask: Ask) -> Weights:
    return only(ask, "button:fight-on")


def _protect(state: Position, ask: Ask) -> Weights:
    return only(ask, "protect:melee")


# -- phase 6 -----------------------------------------------------------------------------------


def _trade(state: Position, ask: Ask) -> Weights:
    """Transports with somewhere to go; a route that cannot be completed is given up."""
    weights: list[float] = []
    for value in ask.values:
        kind, _, rest = value.partition(":")
        if kind == "carrier":
            weights.append(4.0 if goal_of(state, ask.seat, int(rest)) != STAY else 0.0)
        elif kind == "claim":
            weights.append(50.0)
        elif value == "button:cancel-route":
            weights.append(5.0 if _hopeless(state, ask.seat) else 0.0)
        elif value == "free:repay":
            weights.append(2.0 if _rich(state, ask.seat) else 0.0)
        else:
            weights.append(0.02 if value == "button:done" else 0.0)
    return weights


def _hopeless(state: Position, seat: int) -> bool:
    """A route whose destination no longer takes what the transport carries."""
    slot = state.road[seat]
    stages = state.route[seat]
    if slot < 0 or not stages:
        return False
    return not state.cargo[slot] or not sells(state, slot, stages[-1] // 2)


def _journey(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    if not isinstance(frame, Journey):
        return None
    seat, slot = frame.seat, frame.slot
    here = state.place[slot]
    road = state.road[seat] == slot and bool(state.route[seat])
    goal = goal_of(state, seat, slot)
    if "button:sell" in ask.values and not road:
        return only(ask, "button:sell")
    if road and goal == here and goal == state.route[seat][-1] // 2:
        return only(ask, "button:sell" if "button:sell" in ask.values else "button:done")
    if "button:buy" in ask.values and not state.cargo[slot] and _worth_buying(state, seat, slot):
        return only(ask, "button:buy")
    if goal in (STAY, here):
        return only(ask, "button:done")
    row = distances(state, seat, slot, goal)
    steps = [value for value in ask.values if value in state.world().space_of]
    steps = [value for value in steps if row[state.world().space_of[value]] < FAR]
    if not steps:
        return only(ask, "button:done")
    return only(ask, min(steps, key=lambda value: row[state.world().space_of[value]]))


def _worth_buying(state: Position, seat: int, slot: int) -> bool:
    """For a route, or where there is time to sell it again."""
    here = state.place[slot]
    if not state.route[seat] and best_route(state, seat, slot, here, state.world().good[here]):
        return True
    return turns_left(state) > 2 and state.florins[seat] > 400


def _cubes(state: Position, ask: Ask) -> Weights:
    """A full load, as long as some money is left."""
    frame = state.frames[-1]
    most = max(1, (state.florins[ask.seat] - 100) // state.number("good")) if isinstance(frame, Trade) else 1
    numbers = [int(value[7:]) for value in ask.values]
    best = max([number for number in numbers if number <= most], default=numbers[0])
    return only(ask, f"number:{best}")


def _open_route(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    if not isinstance(frame, Trade):
        return None
    good = state.world().good[frame.space]
    length = len(best_route(state, frame.seat, frame.slot, frame.space, good))
    return only(ask, f"route:{length}" if length else "button:no-route")


def _route_stage(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    if not isinstance(frame, Trade):
        return None
    area = stage(state, frame)
    return only(ask, state.world().answers[area]) if area != NOBODY else None


def _sell(state: Position, ask: Ask) -> Weights:
    """Everything that can be sold."""
    goods = [value for value in ask.values if value.startswith("sell:")]
    return only(ask, goods[0] if goods else "button:done")


def _trade_points(state: Position, ask: Ask) -> Weights:
    """Honour, unless the load is so large that money buys more of it."""
    frame = state.frames[-1]
    count = sum(frame.cubes) if isinstance(frame, Sale) else 1
    numbers = [int(value[7:]) for value in ask.values]
    worth = count * state.number("route_point")
    early = turns_left(state) > 3
    return only(ask, f"number:{min(numbers) if early and worth > FLORINS else max(numbers)}")


def _spread_risings(state: Position, ask: Ask) -> Weights:
    """Where least is built."""
    world = state.world()
    lands = [world.space_of[value] for value in ask.values]
    worth = [sum(state.built[t * 3 : t * 3 + 3]) + bool(world.area[t]) for t in lands]
    return [1.0 if value == min(worth) else 0.0 for value in worth]


def _bankrupt(state: Position, ask: Ask) -> Weights:
    """A loan; else the cheapest things go."""
    if "button:loan" in ask.values:
        return only(ask, "button:loan")
    things = [value for value in ask.values if not value.startswith("button")]
    if things:
        return only(ask, things[0])
    return only(ask, "button:rebellion" if "button:rebellion" in ask.values else "button:give-up")


def _rising_first(state: Position, ask: Ask) -> Weights:
    lands = [state.world().space_of[value] for value in ask.values]
    return [1.0 / (1.0 + resistance(state, ask.seat, t)) for t in lands]


CHOOSERS: Final[dict[str, Callable[[Position, Ask], Weights]]] = {
    "bid": _bid,
    "tax": _tax,
    "upkeep": _upkeep,
    "barbarian-point": _barbarian_point,
    "march": _horde_march,
    "barbarian-dice": _barbarian_dice,
    "rebellion-site": _spread_risings,
    "rebellion-order": _rising_first,
    "bankrupt": _bankrupt,
    "buy": _buy,
    "put": _put,
    "control-token": _token,
    "point": _point,
    "first-card": _card,
    "keep-card": _card,
    "first-gear": _gear,
    "gear": _gear,
    "first-transport": _first_transport,
    "first-place": _first_place,
    "village": _first_place,
    "archer": _first_place,
    "activation": _activation,
    "group": _group,
    "walk": _walk,
    "more-groups": _more_groups,
    "undeclared-attack": _undeclared,
    "reroll": _reroll,
    "hit": _hit,
    "sacrifice": _sacrifice,
    "flee": _flee,
    "surrender": _surrender,
    "protect": _protect,
    "trade": _trade,
    "journey": _journey,
    "buy-cubes": _cubes,
    "open-route": _open_route,
    "route-stage": _route_stage,
    "route-destination": _route_stage,
    "sell": _sell,
    "trade-points": _trade_points,
    "proposal-answer": bargain.answer,
    "vote": bargain.vote,
    "torn": bargain.torn,
    "pact-due": bargain.due,
}
