"""Phase 4 and the setup in haste: what is bought, where it is put, how it is paid."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import (
    ALL_POINTS,
    CARAVAN,
    CARRIERS,
    EITHER_POINT,
    MACHINE,
    NO_POINT,
    ONE_POINT,
    SHIP,
)
from gonfalon.games.medioevo_universale.mind.marching import menaced, power, prize
from gonfalon.games.medioevo_universale.mind.picks import Weights, only, ranked, use
from gonfalon.games.medioevo_universale.mind.ruling import rich
from gonfalon.games.medioevo_universale.rules.money import missing
from gonfalon.games.medioevo_universale.rules.position import NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.purchases import wanted
from gonfalon.games.medioevo_universale.rules.taxes import upkeep_due
from gonfalon.kernel.requests import Ask

#: The tax everybody can count on.
POOR_TAX: Final = 25
#: So many purchases are thought of at once.
WIDTH: Final = 8
#: Units that make it worth having a siege machine, and florins that make a second trader affordable.
CREW: Final = 4
PLENTY: Final = 700


def buy(state: Position, ask: Ask) -> Weights:
    """The most promising few; what somebody could buy anywhere, he thinks of in one place."""
    weights = ranked([_purchase(state, ask.seat, value) for value in ask.values], WIDTH)
    dear = _too_dear(state, ask.seat)
    return [0.8 if v == "button:done" else 0.0 if v in dear else weights[at] for at, v in enumerate(ask.values)]


def _too_dear(state: Position, seat: int) -> list[str]:
    """What only a loan could pay, or what is saved for one."""
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
        return 2.5 if state.trades(int(rest.partition("-")[0])) else 0.3
    if kind == "recruit":
        return {"heavy": 2.0, "archer": 0.8, "light": 0.4, "cavalry": 0.8, "captain": 0.6}.get(rest, 0.0)
    if kind == "tech":
        return use(state, seat, value)
    if value == "free:repay":
        return 30.0 if rich(state, seat) else 0.0
    return {"repair": 0.5, "ransom": 0.4, "regain": 0.8, "promote": 0.1, "card": 0.3}.get(kind, 0.0)


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
    """A trader and two War Wagons are enough, a Galley for who has somewhere to land, a siege machine for an army."""
    what = CARRIERS.index(rest[:-1])
    own = [state.what[slot] for slot in state.carriers(seat)]
    if what in (CARAVAN, SHIP) and CARAVAN in own + [CARAVAN] * (SHIP in own) and state.florins[seat] < PLENTY:
        return 0.0
    if what == MACHINE and state.troops(seat) < CREW:
        return 0.0
    most = {"wagon": 2, "caravan": 2}.get(rest[:-1], 1)
    return (2.0 if rest[-1] == "1" else 0.8) if own.count(what) < most else 0.0


def put(state: Position, ask: Ask) -> Weights:
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


def token(state: Position, ask: Ask) -> Weights:
    """Populated land first."""
    area = state.world().area
    return [0.1 if v.startswith("button") else 3.0 if area[state.world().space_of[v]] else 1.0 for v in ask.values]


def point(state: Position, ask: Ask) -> Weights:
    """Tokens and cards give points for nothing; money is the last resort."""
    order = {"gear": 100.0, "card": 10.0}
    weights = [order.get(value.partition(":")[0], PAYING.get(value, 0.0)) for value in ask.values]
    best = max(weights)
    return [1.0 if weight == best else 0.0 for weight in weights]


PAYING: Final = {"tech:monasticism": 5.0, "button:buy-point": 3.0, "button:loan": 2.0, "button:withdraw": 1.0}


def card(state: Position, ask: Ask) -> Weights:
    """Cards by what their corner gives (MEU-17.4)."""
    corner = state.world().corner
    weight = {NO_POINT: 0.5, ONE_POINT: 1.0, EITHER_POINT: 2.0, ALL_POINTS: 3.0}
    return [weight[corner[int(value[5:])]] for value in ask.values]


def gear(state: Position, ask: Ask) -> Weights:
    liked = {"gear:green": 3.0, "gear:blue": 1.0, "gear:violet": 1.5}
    return [liked.get(value, 0.5) for value in ask.values]


def first_transport(state: Position, ask: Ask) -> Weights:
    """A Caravan and a War Wagon."""
    own = [state.what[slot] for slot in state.carriers(ask.seat)]
    return only(ask, "piece:wagon1" if CARAVAN in own else "piece:caravan1")


def first_place(state: Position, ask: Ask) -> Weights:
    """Where there are people."""
    world = state.world()
    return [2.0 if world.area[world.space_of[value]] else 0.3 for value in ask.values]
