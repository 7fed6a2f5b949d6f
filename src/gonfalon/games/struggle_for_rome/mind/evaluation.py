"""What is good in Struggle for Rome: the evaluation, its reasons, and how a hasty player chooses.

A standing is the points a seat has plus what its tribes, hand and purse promise, in points. It looks only at
what the seat knows: bots get a table on which everything unseen was dealt again.
"""

import math
from typing import Final

from gonfalon.games.struggle_for_rome.content.land import CULTURE, Land
from gonfalon.games.struggle_for_rome.mind.hasty import policy as policy
from gonfalon.games.struggle_for_rome.mind.observation import describe as describe
from gonfalon.games.struggle_for_rome.mind.outlook import outlook as second_opinion
from gonfalon.games.struggle_for_rome.mind.prospects import Survey, best_attack, income, next_turn, room
from gonfalon.games.struggle_for_rome.mind.vocabulary import vocabulary as vocabulary
from gonfalon.games.struggle_for_rome.mind.weights import MOST, SCALES, Weights, scale_of
from gonfalon.games.struggle_for_rome.rules.dice import ResourceDice
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn
from gonfalon.games.struggle_for_rome.rules.turn import Round, WholeGame
from gonfalon.kernel.requests import Ask

TOPICS: Final = ("points", "hidden", "strength", "wagons", "tiles", "income", "hand", "gold", "cards", "targets")
POINTS: Final = 0
HIDDEN: Final = 1
STRENGTH: Final = 2
WAGONS: Final = 3
TILES: Final = 4
INCOME: Final = 5
HAND: Final = 6
GOLD: Final = 7
CARDS_HELD: Final = 8
TARGETS: Final = 9
#: What each number of ``known`` is about.
KNOWN: Final[tuple[str, ...]] = ("second opinion", *TOPICS)

FIRST_LOOK: Final = 0.006  # a search begins with the answers that look so good at once
BOLDNESS: Final = 3.0  # the answers that look good at once are not so much better that others need no trial
TALK: Final = 0.05  # what every proposal costs in patience


def _tribe(state: Position, land: Land, scale: Weights, tribe: int, survey: Survey, out: list[float]) -> None:
    force, wagons = state.figures[tribe], state.wagons[tribe]
    if state.place[tribe] == SETTLED:
        out[STRENGTH] += scale.settlers[force]
        out[WAGONS] += scale.settled_wagons[wagons] + scale.pairs[min(force, wagons)]
        out[TILES] += scale.settled
    else:
        out[STRENGTH] += scale.nomads[force]
        out[WAGONS] += scale.nomad_wagons[wagons]
        out[TILES] += scale.colours[state.colours(tribe)]
    out[TARGETS] += room(state, land, scale, tribe, survey)


def _cards(state: Position, scale: Weights, seat: int, out: list[float]) -> None:
    if state.diplomacy != seat:
        out[CARDS_HELD] += scale.diplomats[min(state.diplomats[seat], MOST)]
    for card in state.cards[seat]:
        if card >= CULTURE:
            out[HIDDEN] += scale.hidden
        else:
            out[CARDS_HELD] += scale.cards[card]


def _heritage(state: Position, scale: Weights, seat: int) -> float:
    """The way to Heritage of Rome, while there is a card left."""
    if state.heritage[seat] or sum(state.heritage) >= state.number("heritages"):
        return 0.0
    least = state.number("heritage_cities")
    return scale.heritage[min(state.towns[seat * 2], least) + min(state.towns[seat * 2 + 1], least)]


def facts(state: Position, survey: Survey) -> list[list[float]]:
    """What every seat has, by topic, in points."""
    land, scale = state.land(), SCALES[survey.level]
    rows: list[list[float]] = []
    for seat in range(state.seats):
        out = [0.0] * len(TOPICS)
        out[POINTS] = scale.point * survey.points[seat] + _heritage(state, scale, seat)
        out[INCOME] = income(land, survey.paying[seat], scale.pips)
        out[HAND] = scale.hand_worth(survey.held[seat])
        out[GOLD] = scale.gold[min(state.gold[seat], MOST)]
        _cards(state, scale, seat, out)
        for tribe in (seat * 2, seat * 2 + 1):
            _tribe(state, land, scale, tribe, survey, out)
        rows.append(out)
    _expect(state, land, scale, survey, rows)
    return rows


def _expect(state: Position, land: Land, scale: Weights, survey: Survey, rows: list[list[float]]) -> None:
    """Add what the turns to come should bring, so that nobody seems worse off because he has not had his yet."""
    frame = state.frames[-1] if state.frames else None
    trading, going = -1, -1
    if isinstance(frame, MarketTurn):
        trading = frame.seat
        rows[trading][HAND] += (0.0 if frame.pick else scale.market) - TALK * frame.proposals
    elif isinstance(frame, TribeTurn):
        going = frame.tribe
        attack = best_attack(state, land, scale, going, survey)
        if not frame.pick:
            attack = max(attack, next_turn(state, land, scale, going, survey))
        rows[frame.seat][TARGETS] += attack
    late = survey.late
    for tribe in range(2 * state.seats):
        if tribe != going:
            seat, phase = tribe // 2, 3 + tribe % 2
            soon = state.phase < phase or (state.phase == phase and late[seat])
            rows[seat][TARGETS] += next_turn(state, land, scale, tribe, survey) * (1.0 if soon else scale.later)
    if state.phase == 2:
        for seat in range(state.seats):
            if seat != trading and late[seat]:
                rows[seat][HAND] += scale.market


def standings(state: Position) -> list[float]:
    """The points every seat may expect; while the game is being set up nobody is ahead."""
    return _standings(state, Survey(state, state.land()))


def _standings(state: Position, survey: Survey) -> list[float]:
    if state.round_number == 0:
        return [0.0] * state.seats
    return [sum(row) for row in facts(state, survey)]


def evaluate(state: Position, seat: int) -> float:
    """The points this seat may expect."""
    return standings(state)[seat]


def spread(state: Position) -> float:
    """How many points of difference make a lead worth having: fewer as the end comes near."""
    return scale_of(state).spread


def settled(state: Position) -> bool:
    """Between two actions: nothing is half paid, half drawn or half said."""
    frame = state.frames[-1]
    if isinstance(frame, MarketTurn | TribeTurn):
        return frame.at == 0
    return isinstance(frame, ResourceDice | Round | WholeGame)


def outlook(state: Position) -> list[float]:
    """How every seat stands where a plan ends: the mean of the evaluation and of a second opinion."""
    survey = Survey(state, state.land())
    width = SCALES[survey.level].spread
    others = second_opinion(state, survey)
    return [(one / width + others[seat]) / 2 for seat, one in enumerate(_standings(state, survey))]


def known(state: Position) -> tuple[list[float], list[list[float]]]:
    """The chances where a plan ends, and beside them both opinions about each seat, the evaluation's topic by topic."""
    survey = Survey(state, state.land())
    width = SCALES[survey.level].spread
    second = second_opinion(state, survey)
    topics = facts(state, survey) if state.round_number else [[0.0] * len(TOPICS)] * state.seats
    rows: list[list[float]] = []
    standing: list[float] = []
    for seat in range(state.seats):
        rows.append([second[seat], *[points / width for points in topics[seat]]])
        standing.append((sum(topics[seat]) / width + second[seat]) / 2)
    best = max(standing)
    weights = [math.exp(one - best) for one in standing]
    total = sum(weights)
    return [weight / total for weight in weights], rows


# -- plans ---------------------------------------------------------------------------------------


def clock(state: Position) -> int:
    """Rounds, phases and turns; between two throws of the resource dice it is later than during what they bring."""
    turn = state.frames[1] if len(state.frames) > 1 else None
    if not isinstance(turn, Round):
        return 0
    number = turn.turn
    if state.phase == 1:
        number = 1 if len(state.frames) == 3 else 0
    return (state.round_number * 8 + state.phase) * 8 + number


def until(state: Position, seat: int) -> int:
    """To the end of the own turns of a round; on a 7 and in a levy, until that is done."""
    if state.phase < 2:
        return clock(state) + 1
    place = (seat - state.first) % state.seats
    return (state.round_number * 8 + 4) * 8 + place + 2


def passes(state: Position, ask: Ask) -> str:
    """What lets the turn of another player pass; what he says in a deal, or gives in a levy, matters."""
    if ask.prompt == "market":
        return "button:done"
    if ask.prompt in ("nomads", "settlers"):
        return ask.values[-1]
    return ""


def reasons(state: Position, seat: int) -> list[tuple[str, float]]:
    """Message keys and how far each puts this seat ahead of the mean of the others."""
    rows = facts(state, Survey(state, state.land()))
    out: list[tuple[str, float]] = []
    for topic, name in enumerate(TOPICS):
        others = sum([rows[other][topic] for other in range(state.seats) if other != seat])
        ahead = rows[seat][topic] - others / (state.seats - 1)
        if abs(ahead) >= 0.05:
            out.append((f"reason-{name}", ahead))
    return out
