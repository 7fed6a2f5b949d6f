"""What is good in Struggle for Rome: the evaluation, its reasons, and how a hasty player chooses.

A standing is the points a seat has plus what its tribes, hand and purse promise, in points. It looks only at
what the seat knows: bots get a table on which everything unseen was dealt again.
"""

from typing import Final

from gonfalon.games.struggle_for_rome.content.land import CULTURE, Land
from gonfalon.games.struggle_for_rome.mind.hasty import policy as policy
from gonfalon.games.struggle_for_rome.mind.observation import observe as observe
from gonfalon.games.struggle_for_rome.mind.outlook import outlook as second_opinion
from gonfalon.games.struggle_for_rome.mind.prospects import Cities, best_attack, incomes, next_turn, room, waiting
from gonfalon.games.struggle_for_rome.mind.vocabulary import vocabulary as vocabulary
from gonfalon.games.struggle_for_rome.mind.weights import MOST, Weights, scale_of
from gonfalon.games.struggle_for_rome.rules.dice import ResourceDice
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn
from gonfalon.games.struggle_for_rome.rules.turn import Round, WholeGame
from gonfalon.kernel.requests import Ask

TOPICS: Final = ("points", "hidden", "strength", "wagons", "tiles", "income", "hand", "gold", "cards", "targets")
POINTS, HIDDEN, STRENGTH, WAGONS, TILES, INCOME, HAND, GOLD, CARDS_HELD, TARGETS = range(10)

FIRST_LOOK: Final = 0.006  # a search begins with the answers that look so good at once
TALK: Final = 0.05  # what every proposal costs in patience


def _tribe(s: Position, land: Land, scale: Weights, tribe: int, cities: Cities, out: list[float]) -> None:
    force, wagons = s.figures[tribe], s.wagons[tribe]
    if s.place[tribe] == SETTLED:
        out[STRENGTH] += scale.settlers[force]
        out[WAGONS] += scale.settled_wagons[wagons] + scale.pairs[min(force, wagons)]
        out[TILES] += scale.settled
    else:
        out[STRENGTH] += scale.nomads[force]
        out[WAGONS] += scale.nomad_wagons[wagons]
        out[TILES] += scale.colours[s.colours(tribe)]
    out[TARGETS] += room(s, land, scale, tribe, cities)


def _cards(s: Position, scale: Weights, seat: int, out: list[float]) -> None:
    if s.diplomacy != seat:
        out[CARDS_HELD] += scale.diplomats[min(s.diplomats[seat], MOST)]
    for card in s.cards[seat]:
        if card >= CULTURE:
            out[HIDDEN] += scale.hidden
        else:
            out[CARDS_HELD] += scale.cards[card]


def _heritage(s: Position, scale: Weights, seat: int) -> float:
    """The way to Heritage of Rome, while there is a card left."""
    if s.heritage[seat] or sum(s.heritage) >= s.number("heritages"):
        return 0.0
    least = s.number("heritage_cities")
    return scale.heritage[min(s.towns[seat * 2], least) + min(s.towns[seat * 2 + 1], least)]


def facts(s: Position) -> list[list[float]]:
    """What every seat has, by topic, in points."""
    land, scale = s.land(), scale_of(s)
    paid, cities = incomes(s, land, scale.pips), Cities(s, land)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        out = [0.0] * len(TOPICS)
        out[POINTS] = scale.point * s.points(seat) + _heritage(s, scale, seat)
        out[INCOME] = paid[seat]
        out[HAND] = scale.hand_worth(s.counts(seat))
        out[GOLD] = scale.gold[min(s.gold[seat], MOST)]
        _cards(s, scale, seat, out)
        for tribe in (seat * 2, seat * 2 + 1):
            _tribe(s, land, scale, tribe, cities, out)
        rows.append(out)
    _expect(s, land, scale, cities, rows)
    return rows


def _expect(s: Position, land: Land, scale: Weights, cities: Cities, rows: list[list[float]]) -> None:
    """Add what the turns to come should bring, so that nobody seems worse off because he has not had his yet."""
    frame = s.frames[-1] if s.frames else None
    trading, going = -1, -1
    if isinstance(frame, MarketTurn):
        trading = frame.seat
        rows[trading][HAND] += (0.0 if frame.pick else scale.market) - TALK * frame.proposals
    elif isinstance(frame, TribeTurn):
        going = frame.tribe
        attack = best_attack(s, land, scale, going, cities)
        if not frame.pick:
            attack = max(attack, next_turn(s, land, scale, going, cities))
        rows[frame.seat][TARGETS] += attack
    late = waiting(s)
    for tribe in range(2 * s.seats):
        if tribe != going:
            seat, phase = tribe // 2, 3 + tribe % 2
            soon = s.phase < phase or (s.phase == phase and late[seat])
            rows[seat][TARGETS] += next_turn(s, land, scale, tribe, cities) * (1.0 if soon else scale.later)
    if s.phase == 2:
        for seat in range(s.seats):
            if seat != trading and late[seat]:
                rows[seat][HAND] += scale.market


def standings(s: Position) -> list[float]:
    """The points every seat may expect; while the game is being set up nobody is ahead."""
    if s.round_number == 0:
        return [0.0] * s.seats
    return [sum(row) for row in facts(s)]


def evaluate(s: Position, seat: int) -> float:
    """The points this seat may expect."""
    return standings(s)[seat]


def spread(s: Position) -> float:
    """How many points of difference make a lead worth having: fewer as the end comes near."""
    return scale_of(s).spread


def settled(s: Position) -> bool:
    """Between two actions: nothing is half paid, half drawn or half said."""
    frame = s.frames[-1]
    if isinstance(frame, MarketTurn | TribeTurn):
        return frame.at == 0
    return isinstance(frame, ResourceDice | Round | WholeGame)


def outlook(s: Position) -> list[float]:
    """How every seat stands where a plan ends: the mean of the evaluation and of a second opinion."""
    width = spread(s)
    return [(one / width + other) / 2 for one, other in zip(standings(s), second_opinion(s), strict=True)]


# -- plans ---------------------------------------------------------------------------------------


def clock(s: Position) -> int:
    """Rounds, phases and turns; between two throws of the resource dice it is later than during what they bring."""
    turn = s.frames[1] if len(s.frames) > 1 else None
    if not isinstance(turn, Round):
        return 0
    number = turn.turn
    if s.phase == 1:
        number = 1 if len(s.frames) == 3 else 0
    return (s.round_number * 8 + s.phase) * 8 + number


def until(s: Position, seat: int) -> int:
    """To the end of the own turns of a round; on a 7 and in a levy, until that is done."""
    if s.phase < 2:
        return clock(s) + 1
    place = (seat - s.first) % s.seats
    return (s.round_number * 8 + 4) * 8 + place + 2


def passes(s: Position, ask: Ask) -> str:
    """What lets the turn of another player pass; what he says in a deal, or gives in a levy, matters."""
    if ask.prompt == "market":
        return "button:done"
    if ask.prompt in ("nomads", "settlers"):
        return ask.values[-1]
    return ""


def reasons(s: Position, seat: int) -> list[tuple[str, float]]:
    """Message keys and how far each puts this seat ahead of the mean of the others."""
    rows = facts(s)
    out: list[tuple[str, float]] = []
    for topic, name in enumerate(TOPICS):
        others = sum([rows[other][topic] for other in range(s.seats) if other != seat])
        ahead = rows[seat][topic] - others / (s.seats - 1)
        if abs(ahead) >= 0.05:
            out.append((f"reason-{name}", ahead))
    return out
