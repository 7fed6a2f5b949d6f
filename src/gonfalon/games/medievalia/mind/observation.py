"""The table as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training).

Cards are numbered for the whole game, so most of it is one row of numbers per property of the cards.
"""

from typing import Final

from gonfalon.games.medievalia.content import CARDS, DECKS, MAPS, PILES, RESOURCES
from gonfalon.games.medievalia.rules.position import NOWHERE, Position
from gonfalon.kernel.observing import situation

MOST_SEATS: Final = 4
FIEFS: Final = max([len(of.names) for of in MAPS.values()])
PROMPTS: Final = (
    "deal", "draw", "starve", "dismiss", "act", "shift", "place", "build-on", "pay", "discard", "give",
    "name-resource", "lose", "adjust", "march", "march-to", "declare", "arrange", "send", "target", "divide", "bonus",
    "order", "power", "shoot", "heal",
)  # fmt: skip
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = (
    ("deck", 3), ("pile", 3), ("land", CARDS), ("card", CARDS), ("defender", 4), ("fief", FIEFS), ("neutral", 1),
    ("points", 8), ("actor", CARDS), ("victim", CARDS), ("discards", 3),
)  # fmt: skip


def observe(state: Position, seat: int) -> list[float]:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats are 0."""
    seats = state.seats
    order = [(seat + turn) % seats for turn in range(seats)]
    out: list[float] = [
        seats / 4,
        float(state.allies),
        state.rounds / 20,
        (state.active - seat) % seats / 4,
        float(state.helped),
    ]
    _cards(state, order, out)
    for number in range(MOST_SEATS):
        if number < seats:
            _player(state, order[number], out)
        else:
            out.extend([0.0] * (PLAYER + FIEFS))
    for deck in range(len(DECKS)):
        out.extend([state.deck_size(deck) / 20, (state.bottom[deck] + 1) / CARDS])
    for pile in range(PILES):
        out.extend([state.pile_left[pile] / 8, (state.top[pile] + 1) / CARDS])
    out.extend(situation(state, PROMPTS, LOCALS))
    return out


def _cards(state: Position, order: list[int], out: list[float]) -> None:
    """One row per property: the owner's place, the own hand, the fief, the land, turned, damage, discarded."""
    holder = [0.0] * CARDS
    under = [0.0] * CARDS
    hand = [0.0] * CARDS
    gone = [0.0] * CARDS
    for place, who in enumerate(order):
        for row in (state.lands[who], state.built[who], state.troops[who]):
            for card in row:
                holder[card] = (place + 1) / 4
                if state.land[card] >= 0:
                    under[card] = (state.lands[who].index(state.land[card]) + 1) / 8
    for card in state.hand_cards(order[0]):
        hand[card] = 1.0
    for card in state.out:
        gone[card] = 1.0
    fiefs = [(_seen_from(fief, order) + 1) / FIEFS for fief in state.fief]
    for values in (holder, hand, fiefs, under, gone):
        out.extend(values)
    out.extend([float(turned) for turned in state.used])
    out.extend([damage / 3 for damage in state.damage])


def _seen_from(fief: int, order: list[int]) -> int:
    """A fief's number, the observer's being 0; neutral fiefs keep theirs."""
    return order.index(fief) if 0 <= fief < len(order) else fief


#: How many numbers _player gives before the strength in the fiefs.
PLAYER: Final = 5 + len(DECKS) + len(RESOURCES)


def _player(state: Position, who: int, out: list[float]) -> None:
    """What everybody sees of a player: prestige, hand sizes, natural production, characters in each fief."""
    out.extend(
        [
            float(state.alive[who]),
            state.siege[who] / 3,
            state.prestige(who) / 8,
            float(state.friends(who, state.active)),
        ]
    )
    out.append(len(state.lands[who]) / 6)
    out.extend(
        [len(state.hand_territory[who]) / 6, len(state.hand_military[who]) / 6, len(state.hand_character[who]) / 6]
    )
    out.extend([state.natural(who, resource) / 6 for resource in range(len(RESOURCES))])
    there = [0.0] * FIEFS
    for card in state.troops[who]:
        if state.fief[card] != NOWHERE:
            there[state.fief[card]] += 0.25
    out.extend(there)
