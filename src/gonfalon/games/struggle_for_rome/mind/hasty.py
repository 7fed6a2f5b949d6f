"""How a hasty player of Struggle for Rome chooses; an answer of weight 0 is not worth a thought."""

from typing import Final

from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import Land
from gonfalon.games.struggle_for_rome.mind import bargain, prospects
from gonfalon.games.struggle_for_rome.mind.weights import Weights, scale_of
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn
from gonfalon.kernel.requests import Ask

#: So many hexes are thought of for the legionnaire, and so many crossroads of a zone for a journey.
HEXES: Final = 6
OF_A_ZONE: Final = 2
PIP: Final = 0.03  # for each way in 36 to be paid at a crossroad


def policy(state: Position, ask: Ask) -> list[float] | None:
    """A weight for each answer; None where all are alike."""
    prompt = ask.prompt
    if prompt in ("nomads", "settlers"):
        return _tribe(state, ask)
    if prompt == "market":
        return _market(state, ask)
    if prompt.startswith("offer"):
        return bargain.weights(state, ask)
    if prompt == "way":
        return _way(ask)
    if prompt == "legionnaire":
        return _legion(state, ask)
    if prompt == "legionnaire-start":  # nobody stands there yet
        return [0.0 if number else 1.0 for number in range(len(ask.values))]
    if prompt == "victim":
        return [1.0 + state.points(int(value[5:])) + 0.2 * len(state.hand[int(value[5:])]) for value in ask.values]
    if prompt == "take-gold":
        return [0.0 if number else 1.0 for number in range(len(ask.values))]  # the most comes first
    if prompt == "pay":
        return [3.0 if value == "pay:cards" else 0.5 for value in ask.values]
    if prompt == "wagon-box":
        return [4.0 - min(state.wagons[ask.seat * 2 + kind], 3) for kind in (0, 1)]
    return None


# -- the tribes --------------------------------------------------------------------------------


def _tribe(state: Position, ask: Ask) -> list[float]:
    frame = state.frames[-1]
    tribe = frame.tribe if isinstance(frame, TribeTurn) else ask.seat * 2
    land = state.land()
    scale = scale_of(state)
    values = ask.values
    out = [0.0] * len(values)
    deeds = [at for at, value in enumerate(values) if value not in land.cross_of]
    if len(deeds) < len(values):
        _goals(state, land, scale, tribe, values, out)
    names = [values[at].partition(":") for at in deeds]
    better = any(name[0] == "idle" for name in names)  # who does nothing takes his ease, and nobody travels for nothing
    if isinstance(frame, TribeTurn) and frame.moved:
        better = any(name[0] in ("plunder", "conquer") for name in names)
    gains = prospects.plunder_gains(state, scale, tribe)
    for at, (kind, _, ident) in zip(deeds, names, strict=True):
        if kind.endswith("conquer"):
            out[at] = 30.0
        elif kind.endswith("plunder"):
            out[at] = 1.0 + 20.0 * max(0.0, prospects.plunder_gain(state, gains, land.city_named[ident]))
        elif kind == "idle":
            out[at] = 0.8
        elif kind == "card":
            out[at] = 0.1
        else:
            out[at] = 0.0 if better else 0.3
    return out


def _goals(state: Position, land: Land, scale: Weights, tribe: int, values: list[str], out: list[float]) -> None:
    """Weights for the crossroads worth a journey: of every zone the best, and the one that pays most."""
    pulls = prospects.pulls(state, land, scale, tribe)
    at_home = land.pips_at[state.place[tribe]]
    best: dict[int, list[tuple[float, str, int]]] = {}
    most, richest = at_home, -1
    for at, value in enumerate(values):
        c = land.cross_of.get(value, -1)
        if c < 0:
            continue
        pips = land.pips_at[c]
        if pulls[c] > 0.0:
            best.setdefault(land.zone[c], []).append((pulls[c] + PIP * pips, value, at))
        elif pips > most:
            most, richest = pips, at
    for found in best.values():
        found.sort(reverse=True)
        for pull, _, at in found[:OF_A_ZONE]:
            out[at] = 0.05 + 3.0 * pull
    if richest >= 0:
        out[richest] = 0.05 + PIP * (most - at_home)


def _way(ask: Ask) -> list[float]:
    out: list[float] = []
    for value in ask.values:
        if value.startswith("way:"):
            grain, _, gold = value[4:].partition("-")
            out.append(1.0 / (1.0 + 2 * int(grain) + int(gold)))
        else:
            out.append(0.1 if value.startswith("card:") else 0.0)
    return out if max(out) > 0.0 else [1.0] * len(out)


# -- the market --------------------------------------------------------------------------------


def _market(state: Position, ask: Ask) -> list[float]:
    seat = ask.seat
    held = state.counts(seat)
    scale = scale_of(state)
    frame = state.frames[-1]
    spoken = frame.proposals if isinstance(frame, MarketTurn) else 0
    out: list[float] = []
    for value in ask.values:
        kind, _, ident = value.partition(":")
        if value == "build:recruit":
            out.append(6.0 if max(state.figures[seat * 2], state.figures[seat * 2 + 1]) < 6 else 2.0)
        elif value == "build:wagon":
            out.append(6.0 if min(state.wagons[seat * 2], state.wagons[seat * 2 + 1]) < 3 else 2.0)
        elif kind == "build":
            out.append(3.0 if state.gold[seat] > 2 else 0.8)
        elif kind == "bank":
            gain = bargain.bank_gain(scale, held, RESOURCES.index(ident), state.number("bank"))
            out.append(1.5 if gain > 0.0 else 0.0)
        elif kind == "card":
            out.append(4.0 if ident == "diplomat" else 0.6)
        elif value == "button:trade":
            out.append(2.0 if not spoken and bargain.proposes(state, seat) else 0.0)
        else:
            out.append(1.0)
    return out


# -- the legionnaire ---------------------------------------------------------------------------


def _legion(state: Position, ask: Ask) -> list[float]:
    """Where the others are paid, and not oneself."""
    land = state.land()
    pulls: list[float] = []
    for value in ask.values:
        hexagon = land.hex_of[value]
        pips = land.pips[hexagon]
        pull = 0.0
        for seat in state.seats_at(hexagon):
            pull += -2.0 * pips if seat == ask.seat else 1.0 + pips + state.points(seat)
        pulls.append(max(0.05, pull))
    bar = sorted(pulls, reverse=True)[min(HEXES, len(pulls)) - 1]
    chosen = 0
    out: list[float] = []
    for pull in pulls:
        keep = pull >= bar and chosen < HEXES
        chosen += keep
        out.append(pull if keep else 0.0)
    return out
