"""What is good in Medioevo Universale: the honour a seat has, and what its land, money, troops and plans promise.

Everything is in honour points. What pays over time counts less as the turns go by. It looks only at what the seat
knows: bots get a table on which everything unseen was dealt again.
"""

import math
from typing import Final

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, MACHINE, ORANGE, SHIP, WAGON
from gonfalon.games.medioevo_universale.mind.envoy import habit as habit
from gonfalon.games.medioevo_universale.mind.feud import breach, raids
from gonfalon.games.medioevo_universale.mind.goals import cards_worth
from gonfalon.games.medioevo_universale.mind.hasty import policy as policy
from gonfalon.games.medioevo_universale.mind.marching import CREW, menaced, power
from gonfalon.games.medioevo_universale.mind.observation import describe as describe
from gonfalon.games.medioevo_universale.mind.sailing import hope
from gonfalon.games.medioevo_universale.mind.thrift import counsel as counsel
from gonfalon.games.medioevo_universale.mind.vocabulary import OPEN as OPEN
from gonfalon.games.medioevo_universale.mind.vocabulary import vocabulary as vocabulary
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.buying import PurchaseTurn
from gonfalon.games.medioevo_universale.rules.movement import Activation
from gonfalon.games.medioevo_universale.rules.occasions import ActivationStart, PhaseStart
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOTHING, OWNERS, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.scoring import teams
from gonfalon.games.medioevo_universale.rules.trade import TradeTurn

TOPICS: Final = (
    "honour", "money", "income", "army", "transports", "technology", "cards", "route", "majorities", "debts", "danger",
)  # fmt: skip
HONOUR: Final = 0
MONEY: Final = 1
INCOME: Final = 2
ARMY: Final = 3
TRANSPORTS: Final = 4
TECHNOLOGY: Final = 5
CARDS: Final = 6
ROUTE: Final = 7
MAJORITIES: Final = 8
DEBTS: Final = 9
DANGER: Final = 10

#: A search looks on after so many answers, with so many for the next action and the one after it.
SERIES: Final = (4, 8, 4)
#: What part of the raids that could be made counts, and what it costs to have nothing to begin a trade route with.
RAIDS: Final = 0.45
UNLADEN: Final = 1.4
#: Florins for which one honour point can be had, and what part of later income counts.
FLORINS: Final = 330.0
LATER: Final = 0.75
#: What a level of a branch is worth at the beginning, beyond the majority: what it opens.
LEVELS: Final = (
    (0.9, 0.2, 0.2, 0.2),
    (0.4, 0.3, 0.2, 0.2),
    (0.2, 0.4, 0.3, 0.2),
    (0.3, 0.3, 0.3, 0.2),
    (1.8, 0.9, 0.7, 0.4),
    (1.2, 0.3, 0.2, 0.3),
)
#: What Law is worth in a turn for each lot beyond so many, which it lets be taxed higher, and what part of it the way
#: to it, Edict.
LAWFUL: Final = 0.06
LOTS: Final = 8
HALFWAY: Final = 0.3
#: What the best trader brings in a turn by its level: a route is done the sooner the further it goes.
TRADER: Final = (0.0, 0.8, 1.15, 1.5)
#: What a siege machine adds to an army in a turn, by its level.
ENGINES: Final = (0.0, 0.12, 0.17, 0.22)
#: What part counts of what a machine lets an army conquer.
BREACH: Final = 0.4
#: How likely a horde is to come where it could.
RISK: Final = 0.1
#: Units of an army beyond so much power are of little use.
FIELD_ARMY: Final = 14.0


def income_left(state: Position) -> int:
    """How many times taxes are still raised."""
    return max(0, state.turns() - state.turn_number + int(state.phase < 3))


def moves_left(state: Position) -> int:
    """How many more times armies move."""
    return max(0, state.turns() - state.turn_number + int(state.phase <= 5))


def trades_left(state: Position) -> int:
    """How many more times transports trade."""
    return max(0, state.turns() - state.turn_number + int(state.phase <= 6))


def _money(florins: int, turns: int) -> float:
    """The first florins matter most; at the end only who has most of them counts."""
    worth = min(florins, 300) / 250 + min(max(0, florins - 300), 900) / 400 + max(0, florins - 1200) / 900
    return worth * min(1.0, 0.15 + 0.28 * turns)


def _army(state: Position, seat: int, turns: int, taxes: int) -> float:
    """What troops may still conquer, less their upkeep; only those with a War Wagon beside them go far."""
    troops = state.all_units(seat)
    total = power(troops)
    rooms: dict[int, int] = {}
    for slot in range(seat * 10, seat * 10 + 10):
        if state.what[slot] == WAGON:
            rooms[state.place[slot]] = rooms.get(state.place[slot], 0) + state.room(slot)
    carried = 0.0
    for space, room in rooms.items():
        carried += min(power(state.units(space, seat)), 1.9 * room)
    carried = min(carried, FIELD_ARMY)
    idle = min(total - carried, 8.0)
    upkeep = state.number("upkeep") * size(troops) * taxes * LATER / FLORINS
    return turns * (0.085 * carried + 0.02 * idle) + 0.03 * total - upkeep


def _route(state: Position, seat: int, turns: int) -> float:
    """An open trade route, by how much of it is done."""
    stages = state.route[seat]
    if not stages or not turns:
        return 0.0
    done = sum([stage % 2 for stage in stages[:-1]])
    missing = len(stages) - done
    points = state.world().route_points[len(stages)]
    hope = min(1.0, turns * 3.0 / missing)
    return points * hope * (0.3 + 0.6 * done / len(stages))


def _objectives(state: Position, seat: int) -> float:
    points = state.world().objective_points
    tokens = sum(state.gears[seat * 6 : seat * 6 + 6])
    return points[min(tokens, len(points) - 1)] + 0.5 * min(tokens, 3)


def _share(numbers: list[float], scale: float) -> list[float]:
    """Three points for the most, as they may still be divided."""
    best = max(numbers)
    weights = [math.exp((number - best) / scale) if number > 0 else 0.02 for number in numbers]
    total = sum(weights)
    return [3.0 * weight / total for weight in weights]


class Survey:
    """What one walk over the map finds out about every seat."""

    def __init__(self, state: Position) -> None:
        seats = state.seats
        world = state.world()
        self.lands = [0] * seats
        self.lots = [0] * seats
        self.markets = [0] * seats
        self.best_market = [0] * seats
        self.greatest = [[0] * 3 for _ in range(seats)]
        self.built = [0] * seats
        self.rebels = [0] * seats
        holder, built, army = state.holder, state.built, state.army
        for t in range(world.lands):
            who = holder[t]
            if who < 0:
                continue
            at = t * 3
            self.lands[who] += 1
            civil = built[at]
            self.lots[who] += 1 + civil
            if civil or built[at + 1] or built[at + 2]:
                self.built[who] += civil + built[at + 1] + built[at + 2]
                for category in range(3):
                    self.greatest[who][category] += built[at + category] == 3
            if world.area[t]:
                value = state.market[t].bit_count()
                self.best_market[who] = max(self.best_market[who], value)
                if civil == 3:
                    self.markets[who] += value
        for seat in range(seats):
            for t in state.homes(seat):
                if army[t * OWNERS + HORDE]:
                    self.rebels[seat] += 1


def facts(state: Position, survey: Survey, seat: int) -> list[float]:
    """What a seat has, by topic, in honour points; majorities are added for all seats together."""
    out = [0.0] * len(TOPICS)
    out[HONOUR] = state.honour[seat]
    if state.out[seat]:
        return out
    taxes, turns, trades = income_left(state), moves_left(state), trades_left(state)
    world = state.world()
    out[MONEY] = _money(state.florins[seat], taxes)
    per_lot = 27.0 * taxes * LATER / FLORINS
    out[INCOME] = survey.lots[seat] * per_lot + survey.markets[seat] * state.number("city_market") * taxes / FLORINS
    wagons, traders, cargo, best, engines = 0, 0, 0, 0, 0
    worth = 0.0
    for slot in range(seat * 10, seat * 10 + 10):
        what = state.what[slot]
        if what == NOTHING:
            continue
        worth -= state.number("upkeep") * taxes * LATER / FLORINS
        if what == WAGON:
            wagons += state.room(slot)
        elif what in (CARAVAN, SHIP):
            traders += 1
            cargo += carriers.cube_count(state.cargo[slot])
            best = max(best, state.level[slot])
        elif what == MACHINE:
            engines = max(engines, state.level[slot])
        else:
            worth += 0.15 + 0.05 * state.level[slot]
    worth += trades * TRADER[best] + trades * 0.08 * max(0, traders - 1)
    if turns:
        worth += 0.4 * hope(state, seat)
    worth += 0.5 * wagons / 6 + cargo * 95.0 / FLORINS * min(1.0, 0.4 * trades)
    if traders and trades > 1 and not cargo and state.florins[seat] < state.number("good"):
        worth -= 1.6  # nothing to begin a route with but a loan
    out[TRANSPORTS] = worth
    out[ARMY] = _army(state, seat, turns, taxes)
    if engines and turns and state.troops(seat) >= CREW:
        out[ARMY] += turns * ENGINES[engines] + BREACH * breach(state, seat)
    share = min(1.0, taxes / 8 + 0.05)
    tech = 0.0
    for branch in range(6):
        for level in range(state.tech[seat * 6 + branch]):
            tech += LEVELS[branch][level]
    out[TECHNOLOGY] = tech * share
    order = state.tech[seat * 6 + ORANGE]
    if order:
        out[TECHNOLOGY] += LAWFUL * max(0, survey.lots[seat] - LOTS) * taxes * (HALFWAY if order == 1 else 1.0)
    number = len(state.cards(seat))
    gears = sum(state.gears[seat * 6 : seat * 6 + 6])
    out[CARDS] = 0.1 * taxes * (min(4, number) + min(4, gears)) + 0.25 * number + _objectives(state, seat)
    out[ROUTE] = _route(state, seat, trades)
    owed = state.loans[seat]
    out[DEBTS] = -owed * (500 + 50 * taxes) / FLORINS * 0.6 - world.debt_points[owed] * 0.7 - state.due[seat] / 100
    for captor in range(state.seats):
        out[DEBTS] -= 0.5 * size(state.prisoners[captor * PLAYERS + seat])
    out[DANGER] = -0.35 * survey.rebels[seat] - RISK * sum(menaced(state, seat).values())
    return out


def _majorities(state: Position, survey: Survey) -> list[float]:
    """Who may have most at the end (MEU-23.2 to 23.10)."""
    seats = state.seats
    early = 1 + 0.5 * income_left(state)
    total = [0.0] * seats
    wealth = [float(state.florins[s] - 550 * state.loans[s]) for s in range(seats)]
    rows = [(wealth, 250.0 * early), ([float(n) for n in survey.best_market], early)]
    levels = [state.tech[s * 6 : s * 6 + 6] for s in range(seats)]
    rows.append(([max(own) * 10.0 + own.count(max(own)) if max(own) else 0.0 for own in levels], 6.0 * early))
    for category in range(3):
        rows.append(([float(survey.greatest[s][category]) for s in range(seats)], 0.7 * early))
    rows.append(([float(n) for n in survey.lands], 1.5 * early))
    for numbers, scale in rows:
        if max(numbers) > 0:
            for seat, points in enumerate(_share(numbers, scale)):
                total[seat] += points
    world = state.world()
    for city in (world.rome, world.jerusalem):
        if city >= 0 and state.holder[city] >= 0 and state.home(city) != state.holder[city]:
            total[state.holder[city]] += 3.0 / early
    return total


def table(state: Position) -> list[list[float]]:
    """The facts about every seat."""
    survey = Survey(state)
    rows = [facts(state, survey, seat) for seat in range(state.seats)]
    for seat, points in enumerate(_majorities(state, survey)):
        if not state.out[seat]:
            rows[seat][MAJORITIES] = points
    return rows


def standings(state: Position) -> list[float]:
    """The honour every seat may expect; in teams that of both partners."""
    return _together(state, [sum(row) for row in table(state)])


def _together(state: Position, own: list[float]) -> list[float]:
    """Partners stand together."""
    for side in teams(state):
        total = sum([own[seat] for seat in side])
        for seat in side:
            own[seat] = total
    return own


def outlook(state: Position) -> list[float]:
    """The same for who plans: objectives that are near, raids within reach and money for the next good count too."""
    rows = table(state)
    taxes, turns = income_left(state), moves_left(state)
    own: list[float] = []
    for seat, row in enumerate(rows):
        if not state.out[seat]:
            row[CARDS] = cards_worth(state, seat, taxes)
            row[ARMY] += RAIDS * raids(state, seat, turns)
            if _unladen(state, seat):
                row[TRANSPORTS] -= UNLADEN
        own.append(sum(row))
    scale = spread(state)
    return [worth / scale for worth in _together(state, own)]


def _unladen(state: Position, seat: int) -> bool:
    """Whether no trader has anything aboard, nor the seat what a good costs."""
    if state.florins[seat] >= state.number("good") or trades_left(state) <= 1:
        return False
    traders = [slot for slot in state.carriers(seat) if state.trades(slot)]
    return bool(traders) and not any(state.cargo[slot] for slot in traders)


def spread(state: Position) -> float:
    """A lead counts more, the nearer the end."""
    return 3.0 + 0.9 * income_left(state)


def settled(state: Position) -> bool:
    """Between two purchases, two movements, two journeys, or two phases."""
    frame = state.frames[-1]
    return isinstance(frame, PurchaseTurn | Activation | TradeTurn | PhaseStart | ActivationStart)


def reasons(state: Position, seat: int) -> list[tuple[str, float]]:
    """What this seat is ahead or behind by, compared with the average of the others."""
    rows = table(state)
    mine = rows[seat]
    others = [row for other, row in enumerate(rows) if other != seat]
    return [
        (f"reason-medioevo-{topic}", mine[i] - sum([row[i] for row in others]) / len(others))
        for i, topic in enumerate(TOPICS)
    ]
