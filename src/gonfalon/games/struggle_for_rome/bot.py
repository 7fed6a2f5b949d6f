"""What is good in Struggle for Rome: the evaluation, its reasons, and how a hasty player chooses.

A standing is the points a seat has plus what its tribes, hand and purse promise, in points. It looks only at
what the seat knows: bots get a table on which everything unseen was dealt again.
"""

from typing import Final

from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import CULTURE, Land
from gonfalon.games.struggle_for_rome.dice import ResourceDice
from gonfalon.games.struggle_for_rome.market import MarketTurn
from gonfalon.games.struggle_for_rome.position import NO_TILE, NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.trade import Deal
from gonfalon.games.struggle_for_rome.tribe import TribeTurn
from gonfalon.games.struggle_for_rome.turn import Round, WholeGame
from gonfalon.kernel.requests import Ask

TOPICS: Final = ("points", "hidden", "strength", "wagons", "tiles", "income", "hand", "gold", "cards", "targets")
POINTS, HIDDEN, STRENGTH, WAGONS, TILES, INCOME, HAND, GOLD, CARDS_HELD, TARGETS = range(10)

#: A nomadic tribe with tiles of so many colours; from three on it may settle, five are a Scourge besides.
NOMADIC: Final = (0.0, 0.7, 1.5, 2.4, 2.7, 2.9)
SETTLED_WORTH: Final = 3.7
#: So many figures, or wagons, in a box.
FIGURES: Final = (0.0, 0.35, 0.8, 1.15, 1.4, 1.6, 1.7, 1.8, 1.9, 2.0, 2.0)
CARTS: Final = (0.0, 0.55, 1.0, 1.35, 1.6, 1.8, 1.9, 2.0, 2.1, 2.2, 2.2)
RESOURCE: Final = ((0.0, 0.16, 0.26, 0.34), (0.0, 0.12, 0.22, 0.3), (0.0, 0.17, 0.3, 0.4), (0.0, 0.14, 0.25, 0.34))
PAIR: Final = 0.12  # what a complete price in hand adds
PIP: Final = 0.035  # for each way in 36 to roll a hex, with its four rolls a round
COIN: Final = 0.05
CARD_WORTH: Final = (0.4, 0.35, 0.35, 0.2, 0.0, 0.0, 0.0)
DIPLOMATS: Final = (0.0, 0.15, 0.4, 0.6, 0.7, 0.8)
SPENT: Final = 0.6  # what a settled tribe holds is there to be spent, a city is better
NEXT_TURN: Final = 0.55  # a chance that must wait a round
LOSS: Final = 0.26  # what a plunder costs in figures, on average
LOOT: Final = 0.3  # and brings besides its tile
TALK: Final = 0.1  # a proposal that came to nothing


def hand_worth(held: list[int]) -> float:
    """What these numbers of resources are worth."""
    out = 0.0
    for kind in range(4):
        row, number = RESOURCE[kind], held[kind]
        out += row[number] if number < 4 else row[3] + 0.06 * (number - 3)
    out += PAIR * min(held[0], held[2])
    if held[1] and held[2] and held[3]:
        out += PAIR
    if held[3]:
        out += PAIR * 0.5
    return out


def _prospect(s: Position, land: Land, tribe: int, now: bool) -> float:
    """The best attack a tribe could make from where it stands."""
    force = s.figures[tribe]
    best = 0.0
    if s.place[tribe] == SETTLED:
        if not force or not s.wagons[tribe]:
            return 0.0
        stand, city_at = s.stand, land.city_at
        for city, spot in enumerate(city_at):
            if stand[spot] == tribe:
                for other in land.reach[city]:
                    if stand[city_at[other]] == NOBODY and land.towers[other] <= force:
                        return 0.35 if now else 0.35 * NEXT_TURN
        return 0.0
    colours = s.colours(tribe)
    settling = colours >= 3 and s.wagons[tribe] > 0
    for city in land.beside[s.place[tribe]]:
        if land.towers[city] > force:
            continue
        colour = s.tile[city]
        if colour != NO_TILE and s.loot[tribe * 5 + colour] < 2:
            gain = LOOT - LOSS + COIN * s.wagons[tribe]
            if s.loot[tribe * 5 + colour] == 0:
                gain += NOMADIC[colours + 1] - NOMADIC[colours] + (2.0 if colours == 4 else 0.0)
            best = max(best, gain)
        if settling and s.stand[land.city_at[city]] == NOBODY:
            best = max(best, 1.0 + SETTLED_WORTH - NOMADIC[colours] - 1.3)
    return best if now else best * NEXT_TURN


def _tribe(s: Position, land: Land, tribe: int, now: bool, out: list[float]) -> None:
    home = s.place[tribe] == SETTLED
    share = SPENT if home else 1.0
    out[STRENGTH] += FIGURES[s.figures[tribe]] * share
    out[WAGONS] += CARTS[s.wagons[tribe]] * share
    out[TILES] += SETTLED_WORTH if home else NOMADIC[s.colours(tribe)]
    out[TARGETS] += _prospect(s, land, tribe, now)


def _income(s: Position, land: Land) -> list[int]:
    """The ways in 36 to be paid, per seat, each hex once."""
    out = [0] * s.seats
    seen = [1 << s.legionnaire if s.legionnaire >= 0 else 0] * s.seats
    stand = s.stand
    for tribe, c in enumerate(s.place):
        if c != SETTLED:
            _gather(land, tribe // 2, c, out, seen)
    for c in land.city_at:
        if stand[c] >= 0:
            _gather(land, stand[c] // 2, c, out, seen)
    return out


def _gather(land: Land, seat: int, c: int, out: list[int], seen: list[int]) -> None:
    """Count the hexes round a crossroad that this seat has not counted yet."""
    for hexagon in land.hexes_at[c]:
        bit = 1 << hexagon
        if not seen[seat] & bit:
            seen[seat] |= bit
            out[seat] += land.pips[hexagon]


def facts(s: Position) -> list[list[float]]:
    """What every seat has, by topic."""
    land = s.land()
    pips = _income(s, land)
    frame = s.frames[-1] if s.frames else None
    acting = frame.tribe if isinstance(frame, TribeTurn) else -1
    rows: list[list[float]] = []
    for seat in range(s.seats):
        out = [0.0] * len(TOPICS)
        out[POINTS] = float(s.points(seat))
        out[INCOME] = PIP * pips[seat]
        out[HAND] = hand_worth(s.counts(seat))
        out[GOLD] = COIN * min(s.gold[seat], 14)
        out[CARDS_HELD] = DIPLOMATS[min(s.diplomats[seat], 5)] if s.diplomacy != seat else 0.0
        for card in s.cards[seat]:
            out[CARDS_HELD] += CARD_WORTH[card]
            if card >= CULTURE:
                out[HIDDEN] += 1.0
        for tribe in (seat * 2, seat * 2 + 1):
            _tribe(s, land, tribe, tribe == acting, out)
        rows.append(out)
    if isinstance(frame, MarketTurn):
        rows[frame.seat][HAND] -= TALK * frame.proposals
    elif isinstance(frame, TribeTurn) and frame.hesitated:
        rows[frame.seat][TARGETS] -= TALK
    return rows


def standings(s: Position) -> list[float]:
    """The points every seat may expect."""
    return [sum(row) for row in facts(s)]


def evaluate(s: Position, seat: int) -> float:
    """The points this seat may expect."""
    return standings(s)[seat]


def spread(s: Position) -> float:
    """How many points of difference make a lead worth having: fewer as the end comes near."""
    most = max([s.points(seat) for seat in range(s.seats)])
    return max(0.8, 2.4 - 0.16 * most)


def settled(s: Position) -> bool:
    """Between two actions: nothing is half paid, half drawn or half said."""
    frame = s.frames[-1]
    if isinstance(frame, MarketTurn | TribeTurn):
        return frame.at == 0
    return isinstance(frame, ResourceDice | Round | WholeGame)


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


# -- how a hasty player chooses ----------------------------------------------------------------


def policy(s: Position, ask: Ask) -> list[float] | None:
    """A weight for each answer; None where all are alike."""
    prompt = ask.prompt
    if prompt in ("nomads", "settlers"):
        return _tribe_weights(s, ask)
    if prompt == "market":
        return _market_weights(s, ask)
    if prompt.startswith("offer"):
        return _offer_weights(s, ask)
    if prompt == "way":
        return _way_weights(ask)
    if prompt == "legionnaire":
        return _legion_weights(s, ask)
    if prompt == "victim":
        return [1.0 + s.points(int(value[5:])) + 0.2 * len(s.hand[int(value[5:])]) for value in ask.values]
    if prompt == "take-gold":
        return [0.01 + float(value[5:]) for value in ask.values]
    if prompt == "pay":
        return [3.0 if value == "pay:cards" else 0.5 for value in ask.values]
    if prompt == "wagon-box":
        return [4.0 - min(s.wagons[ask.seat * 2 + kind], 3) for kind in (0, 1)]
    return None


def _tribe_weights(s: Position, ask: Ask) -> list[float]:
    frame = s.frames[-1]
    tribe = frame.tribe if isinstance(frame, TribeTurn) else ask.seat * 2
    land = s.land()
    colours = s.colours(tribe)
    lure = _lures(s, land, tribe, colours)
    out: list[float] = []
    for value in ask.values:
        kind, _, ident = value.partition(":")
        if kind == "crossroad":
            out.append(lure[land.cross_of[value]])
        elif kind.endswith("conquer"):
            out.append(30.0)
        elif kind.endswith("plunder"):
            fresh = s.loot[tribe * 5 + s.tile[land.city_named[ident]]] == 0
            out.append(20.0 if fresh and (colours < 3 or not s.wagons[tribe]) else 3.0 if fresh else 1.5)
        elif kind == "idle":
            out.append(0.8)
        else:
            out.append(0.1)
    return out


def _lures(s: Position, land: Land, tribe: int, colours: int) -> list[float]:
    """How much each crossroad tempts this tribe: cities it could plunder or settle in."""
    out = [0.01] * len(land.crossroads)
    if s.place[tribe] == SETTLED:
        return out
    force = s.figures[tribe]
    settling = colours >= 3 and s.wagons[tribe] > 0
    for city, spot in enumerate(land.city_at):
        if land.towers[city] > force or s.stand[spot] != NOBODY:
            continue
        colour = s.tile[city]
        pull = 0.0
        if settling:
            pull = 2.0
        elif colour != NO_TILE:
            held = s.loot[tribe * 5 + colour]
            pull = 3.0 if held == 0 else 0.3 if held == 1 else 0.0
        if pull:
            for c in land.next_to[spot]:
                out[c] += pull
    return out


def _market_weights(s: Position, ask: Ask) -> list[float]:
    seat = ask.seat
    held = s.counts(seat)
    out: list[float] = []
    for value in ask.values:
        kind, _, ident = value.partition(":")
        if value == "build:recruit":
            out.append(6.0 if max(s.figures[seat * 2], s.figures[seat * 2 + 1]) < 6 else 2.0)
        elif value == "build:wagon":
            out.append(6.0 if min(s.wagons[seat * 2], s.wagons[seat * 2 + 1]) < 3 else 2.0)
        elif kind == "build":
            out.append(3.0 if s.gold[seat] > 2 else 0.8)
        elif kind == "bank":
            most = max(held)
            out.append(1.5 if most >= 4 else 0.3)
        elif kind == "card":
            out.append(4.0 if ident == "diplomat" else 0.6)
        elif value == "button:trade":
            out.append(0.5 if _need(held) >= 0 else 0.02)
        else:
            out.append(1.0)
    return out


def _need(held: list[int]) -> int:
    """The one kind that is missing for a recruit or a wagon; -1 if it is not just one."""
    for price in ((0, 2), (2, 1, 3)):
        missing = [kind for kind in price if not held[kind]]
        if len(missing) == 1:
            return missing[0]
    return -1


def deal_gain(s: Position, seat: int, give: list[int], get: list[int]) -> float:
    """What an exchange is worth to a seat that gives and gets these."""
    held = s.counts(seat)
    after = [held[kind] - give[kind] + get[kind] for kind in range(4)]
    return -9.0 if min(after) < 0 else hand_worth(after) - hand_worth(held)


def _offer_weights(s: Position, ask: Ask) -> list[float]:
    frame = s.frames[-1]
    if not isinstance(frame, Deal):
        return [1.0] * len(ask.values)
    if ask.prompt == "offer-answer":
        gain = deal_gain(s, ask.seat, frame.get, frame.give)
        lead = s.points(frame.seat) - s.points(ask.seat)
        fair = gain > 0.03 + 0.02 * max(0, lead) and s.points(frame.seat) < s.number("victory") - 2
        row = {"button:accept": 9.0 if fair else 0.02, "button:refuse": 1.0, "button:counter": 0.1}
        return [row[value] for value in ask.values]
    if ask.prompt == "offer-settle":
        out: list[float] = []
        for value in ask.values:
            kind, _, ident = value.partition(":")
            if kind == "button":
                out.append(0.5)
                continue
            give, get = (frame.give, frame.get) if kind == "accept" else frame.terms_of(int(ident))
            out.append(5.0 if deal_gain(s, ask.seat, give, get) > 0.0 else 0.1)
        return out
    give, get = (frame.draft[:4], frame.draft[4:]) if ask.prompt == "offer-counter" else (frame.give, frame.get)
    return _compose_weights(s, ask, give, get)


def _compose_weights(s: Position, ask: Ask, give: list[int], get: list[int]) -> list[float]:
    """One card for one card, of what one has too much for what one lacks."""
    held = s.counts(ask.seat)
    gain = deal_gain(s, ask.seat, give, get) if sum(give) and sum(get) else 0.0
    out: list[float] = []
    for value in ask.values:
        kind, _, ident = value.partition(":")
        if kind in ("give", "get"):
            number = RESOURCES.index(ident)
            if kind == "give":
                out.append(0.02 if sum(give) else 0.1 + held[number] * (0.3 if number == _need(held) else 1.0))
            else:
                out.append(0.02 if sum(get) else 3.0 if number == _need(held) else 0.3)
        elif ident == "send":
            out.append(6.0 if gain > 0.0 else 0.1)
        elif ident == "drop":
            out.append(1.0 if sum(give) and sum(get) and gain <= 0.0 else 0.05)
        else:
            out.append(0.03)
    return out


def _way_weights(ask: Ask) -> list[float]:
    out: list[float] = []
    for value in ask.values:
        if value.startswith("way:"):
            grain, _, gold = value[4:].partition("-")
            out.append(1.0 / (1.0 + 2 * int(grain) + int(gold)))
        else:
            out.append(0.2 if value.startswith("card:") else 0.05)
    return out


def _legion_weights(s: Position, ask: Ask) -> list[float]:
    """Where the others are paid, and not oneself."""
    land = s.land()
    out: list[float] = []
    for value in ask.values:
        hexagon = land.hex_of[value]
        pips = land.pips[hexagon]
        pull = 0.0
        for seat in s.seats_at(hexagon):
            pull += -2.0 * pips if seat == ask.seat else 1.0 + pips + s.points(seat)
        out.append(max(0.05, pull))
    return out
