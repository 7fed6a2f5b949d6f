"""Positions in a line: a table of Struggle for Rome at any phase, with hands, tribes and cities as wanted.

Chance is the caller's: dice and draws are answers. Seat 0 (red) is first player, tribes stand on their first
start crossroads, the legionnaire in the Cantabrian forest, and every hand is grain and a horse.
"""

from typing import Any

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content import find
from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import CARDS
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn
from gonfalon.games.struggle_for_rome.rules.turn import Round, WholeGame
from gonfalon.kernel.state import Frame
from gonfalon.match import Match, fresh

LAND = find("")
RED, BLUE, WHITE, YELLOW = range(4)
HORSEMEN, WARRIORS = range(2)
COLOURS = ("green", "grey", "brown", "yellow", "pink")


def rolled(seats: int = 4, **options: Any) -> Match:
    """Before anything but the dice for the first player has happened: red begins."""
    match = fresh(GAME, seats, options, 1, chance=False)
    match.apply((6, 6, *([1] * (2 * seats - 2))))
    return match


def rome(seats: int = 4, **options: Any) -> Match:
    """At the first roll of the resource dice."""
    match = rolled(seats, **options)
    while match.state.step_name() != "ResourceDice.roll":
        if match.turn == (-1,):
            match.apply((2,) if match.state.step_name() == "DrawPasture.draw" else _first_tiles(seats))
        else:
            wanted = "hex:cantabria"
            match.apply(wanted if wanted in match.legal() else match.legal()[0])
    return match


def _first_tiles(seats: int) -> tuple[int, ...]:
    every = [colour for colour in range(5) for _ in range(8)]
    return tuple(every[: 40 if seats == 4 else 30])


def state_of(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def at(match: Match, phase: int, seat: int = RED) -> Match:
    """The same table in phase 2, 3 or 4, at the turn of this seat."""
    state = state_of(match)
    whole = state.frames[0]
    assert isinstance(whole, WholeGame)
    turn: Frame = MarketTurn(seat=seat) if phase == 2 else TribeTurn(seat=seat, tribe=seat * 2 + phase - 3)
    state.frames[:] = [whole, Round(at=phase - 1, turn=seat + 1), turn]
    state.phase = phase
    return again(match)


def again(match: Match) -> Match:
    """After a change by hand: laws hold, and the decision is worked out anew."""
    match.state._request = None
    GAME.laws(state_of(match))
    return match


def market(seat: int = RED, seats: int = 4, **options: Any) -> Match:
    return at(rome(seats, **options), 2, seat)


def hold(
    match: Match,
    seat: int,
    ore: int = 0,
    grain: int = 0,
    horse: int = 0,
    cattle: int = 0,
    gold: int = 5,
    cards: tuple[str, ...] = (),
) -> Match:
    """This seat holds exactly these cards, this gold and these development cards."""
    state = state_of(match)
    for kind in state.hand[seat][:]:
        state.spend(seat, kind)
    state.pasture = sorted(state.pasture + state.discard)
    state.discard = []
    for kind, number in enumerate((ore, grain, horse, cattle)):
        for _ in range(number):
            if kind < 2:
                state.take(seat, kind)
            else:
                state.pasture.remove(kind)
                state.receive(seat, kind)
    state.gold[seat] = gold
    state.deck += state.cards[seat]
    state.cards[seat] = sorted(CARDS.index(name) for name in cards)
    for card in state.cards[seat]:
        state.deck.remove(card)
    return again(match)


def tribe(
    match: Match,
    seat: int = RED,
    kind: int = HORSEMEN,
    at: str = "",
    figures: int = 1,
    wagons: int = 1,
    tiles: tuple[str, ...] = (),
    cities: tuple[str, ...] = (),
) -> Match:
    """One tribe as wanted: nomadic at a crossroad, or settled in cities; its box and its tiles."""
    state = state_of(match)
    which = seat * 2 + kind
    state.spare_wagons[seat] += state.wagons[which] + state.towns[which] - wagons - len(cities)
    for c, who in enumerate(state.stand):
        if who == which:
            state.stand[c] = NOBODY
    if cities:
        state.place[which] = SETTLED
        for name in cities:
            city = LAND.city_named[name]
            state.stand[LAND.city_at[city]] = which
            state.tile[city] = -1
    else:
        spot = LAND.index[at] if at else state.place[which]
        state.place[which] = spot
        state.stand[spot] = which
    state.towns[which] = len(cities)
    state.figures[which], state.wagons[which] = figures, wagons
    state.spare[which] = int(state.options["figures"]) - figures - (len(cities) or 1)
    for colour in tiles:
        number = COLOURS.index(colour)
        state.loot[which * 5 + number] += 1
        state.faces[number].pop(0)
    return again(match)


def nomads(phase: int = 3, **wanted: Any) -> Match:
    """Red's turn in phase 3 or 4 with its tribe as wanted."""
    return at(tribe(rome(), RED, phase - 3, **wanted), phase)


def offered(match: Match, *kinds: str) -> list[str]:
    """The answers of these kinds that are allowed now."""
    return [answer for answer in match.legal() if isinstance(answer, str) and answer.partition(":")[0] in kinds]


def held(match: Match, seat: int = RED) -> dict[str, int]:
    """The resources in a hand, by name."""
    return {name: number for name, number in zip(RESOURCES, state_of(match).counts(seat), strict=True) if number}


def box(match: Match, seat: int = RED, kind: int = HORSEMEN) -> tuple[int, int]:
    """Figures and wagons in a box."""
    which = seat * 2 + kind
    return state_of(match).figures[which], state_of(match).wagons[which]


def tile(match: Match, city: str) -> int:
    return state_of(match).tile[LAND.city_named[city]]


def owner(match: Match, city: str) -> int:
    return state_of(match).owner(LAND.city_named[city])


def refused(match: Match, answer: str, seat: int | None = None) -> str:
    """The rule that forbids an answer; "" if it is allowed."""
    why = match.why_not(answer, seat)
    return "" if why is None else why[0]


def cross(name: str) -> str:
    return "crossroad:" + name.replace(",", "_")


def face(reward: str, *loss: str) -> tuple[int, ...]:
    """The outcome of turning over a tile with this face."""
    for number, entry in enumerate(LAND.data["plunder_tiles"]):
        if entry["reward"] == reward and sorted(entry["loss"]) == sorted(loss):
            return (number,)
    raise ValueError(f"no tile shows {reward} and {loss}")


def card(name: str) -> tuple[int, ...]:
    return (CARDS.index(name),)


def resource(name: str) -> tuple[int, ...]:
    return (RESOURCES.index(name),)
