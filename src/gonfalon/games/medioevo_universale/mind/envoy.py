"""Which offers a bot makes: white peace, markets and friendship, a road, the exchange and ransom of prisoners.

It thinks of them at the beginning of its purchases, a few each turn, and only of what serves both: it judges for
the other as he would judge himself, by what everybody can see. What it wants follows from the position alone, so a
letter that is half written goes on where it was.
"""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.mind.bargain import COST, FLORINS, HELD, LEAD, LEAST_GAIN, pleased, share_worth
from gonfalon.games.medioevo_universale.mind.feud import enemy
from gonfalon.games.medioevo_universale.mind.marching import aims, marchers
from gonfalon.games.medioevo_universale.rules.army import count, kinds
from gonfalon.games.medioevo_universale.rules.articles import number, shares
from gonfalon.games.medioevo_universale.rules.pacts import sign
from gonfalon.games.medioevo_universale.rules.position import NOBODY, PASSAGE, PEACE, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.treaty import Treaty
from gonfalon.kernel.proposals import SEND
from gonfalon.kernel.requests import DROP, Ask

WAR: Final = "free:war"
OFFER: Final = "free:offer"
MOST: Final = 2  # offers in one turn
PURSE: Final = 300  # florins that are kept
WAY: Final = 0.2  # a road through foreign land must bring so much more honour than it costs
SHORT: Final = 2  # turns for which a road is asked for

#: To whom, and the terms.
Letter = tuple[int, list[str]]


def habit(state: Position, ask: Ask) -> str:
    """What needs no thought: a war worth its price is declared, an offer that serves both written and sent."""
    if ask.prompt == "buy" and WAR in ask.more and enemy(state, ask.seat) != NOBODY:
        return WAR
    if ask.prompt == "buy" and OFFER in ask.more and state.offers[ask.seat] < MOST:
        return OFFER if letter(state, ask.seat) is not None else ""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Treaty) and ask.prompt in ("proposal", "proposal-amount") and frame.seat == ask.seat:
        return _next_word(frame, letter(state, ask.seat))
    return ""


def _next_word(draft: Treaty, wanted: Letter | None) -> str:
    """The answer that brings a draft nearer to what is wanted."""
    if wanted is None:
        return DROP
    if not draft.to:
        return f"seat:{wanted[0]}"
    for term in wanted[1]:
        if term not in draft.terms:
            stem, sign_, amount = term.partition("=")
            return f"number:{amount}" if draft.wanting == stem + sign_ else stem + sign_
    return SEND


def letter(state: Position, seat: int) -> Letter | None:
    """The offer this seat wants to make now, the best first; None if there is none, or it has made it already."""
    found: list[tuple[float, int, list[str]]] = []
    for other in state.others(seat):
        for terms in _ideas(state, seat, other):
            if not _writable(state, seat, other, terms):
                continue
            both = shares(state, sorted([seat, other]), terms)
            worth = share_worth(state, seat, both[seat]) + _road_worth(state, seat, other, terms)
            if worth >= LEAST_GAIN and pleased(state, other, both):
                found.append((-worth, other, terms))
    found.sort()
    made = state.offers[seat]
    return (found[made][1], found[made][2]) if made < len(found) else None


def _writable(state: Position, seat: int, other: int, terms: list[str]) -> bool:
    """Whether these terms can be put down one after the other."""
    draft = Treaty(seat=seat, partners=state.others(seat), to=[other], accepted=[], terms=[], spoken=[])
    possible = draft.possible(state)
    for term in terms:
        stem, sign_, _ = term.partition("=")
        if stem + sign_ not in possible or not draft.fits(state, stem + sign_):
            return False
        if sign_:
            low, high, _ = draft.limits(state, stem + sign_)
            if not low <= number(term) <= high:
                return False
        draft.terms.append(term)
    return bool(terms)


def _ideas(state: Position, seat: int, other: int) -> list[list[str]]:
    """What one might propose to somebody."""
    pair = f"{min(seat, other)}-{max(seat, other)}"
    out = _captives(state, seat, other)
    if state.relation[seat * PLAYERS + other] != PEACE:
        return [*out, [f"peace:{pair}"]]
    markets = [f"commercial:{seat}-{other}", f"commercial:{other}-{seat}"]
    out += [[*markets, "non_belligerence:all"], markets]
    out += [[f"commercial:{other}-{seat}", f"rent:{seat}-{other}={rent}"] for rent in (20, 30)]
    out.append(["non_belligerence:all"])
    return out + _roads(state, seat, other)


def _captives(state: Position, seat: int, other: int) -> list[list[str]]:
    """Man for man, or one's own for money."""
    theirs, mine = state.prisoners[seat * PLAYERS + other], state.prisoners[other * PLAYERS + seat]
    give = [f"prisoner:{seat}-{other}-{UNITS[kind]}-{other}={count(theirs, kind)}" for kind in kinds(theirs)]
    take = [f"prisoner:{other}-{seat}-{UNITS[kind]}-{seat}={count(mine, kind)}" for kind in kinds(mine)]
    out = [give + take] if give and take else []
    for kind in kinds(mine):
        price = int(FLORINS * (_wanted(state, seat, other) + HELD)) + 5
        if state.florins[seat] >= price + PURSE:
            out.append([f"pay:{seat}-{other}={price}", f"prisoner:{other}-{seat}-{UNITS[kind]}-{seat}=1"])
    return out


def _wanted(state: Position, seat: int, other: int) -> float:
    """What somebody wants to gain by an offer of this seat."""
    return LEAST_GAIN + LEAD * max(0, state.honour[seat] - state.honour[other])


def _roads(state: Position, seat: int, other: int) -> list[list[str]]:
    """Passage for two turns, for money, where an army has something to look for beyond."""
    price = int(FLORINS * (_wanted(state, seat, other) + COST[PASSAGE] * SHORT / 3)) + 5
    if state.florins[seat] < price + PURSE or _road(state, seat, other) < WAY + price / FLORINS:
        return []
    last = min(state.turns(), state.turn_number + SHORT - 1)
    return [[f"passage:{other}-{seat}", f"until:turn={last}", f"pay:{seat}-{other}={price}"]]


def _road_worth(state: Position, seat: int, other: int, terms: list[str]) -> float:
    return _road(state, seat, other) if terms[0] == f"passage:{other}-{seat}" else 0.0


def _road(state: Position, seat: int, other: int) -> float:
    """By how much better a conquest is within reach with Passage."""
    before = _best_aim(state, seat)
    if before == NOBODY:
        return 0.0
    imagined: Position = state.copy()
    sign(imagined, tuple(sorted([seat, other])), ((PASSAGE, other, seat),))
    return _best_aim(imagined, seat) - before


def _best_aim(state: Position, seat: int) -> float:
    """What the armies of a seat could conquer at best; NOBODY without armies that move."""
    best = float(NOBODY)
    for space in state.occupied(seat):
        if state.is_sea(space):
            continue
        army, _ = marchers(state, seat, space)
        moves = [
            state.world().movement[state.what[slot] * 4 + state.level[slot]] for slot in state.carriers_at(space, seat)
        ]
        if army and moves:
            best = max([best, 0.0, *[worth for worth, _, _ in aims(state, seat, space, army, min(moves))[:1]]])
    return best
