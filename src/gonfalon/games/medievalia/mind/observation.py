"""The table as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training).

Cards are numbered for the whole game, so most of it is one row of numbers per property of the cards.
"""

from typing import Final

from gonfalon.games.medievalia.content import CARDS, DECKS, KIND, KINDS, MAPS, PILES, RESOURCES
from gonfalon.games.medievalia.rules.position import NOWHERE, Position
from gonfalon.kernel.observing import Locals, Page, players, situation

MOST_SEATS: Final = 4
FIEFS: Final = max([len(of.names) for of in MAPS.values()])
PROMPTS: Final = (
    "deal", "draw", "starve", "dismiss", "act", "shift", "place", "build-on", "pay", "discard", "give",
    "name-resource", "lose", "adjust", "march", "march-to", "declare", "arrange", "send", "target", "divide", "bonus",
    "order", "power", "shoot", "heal",
)  # fmt: skip
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = Locals(
    [
        ("deck", 3), ("pile", 3), ("land", CARDS), ("card", CARDS), ("defender", 4), ("fief", FIEFS), ("neutral", 1),
        ("points", 8), ("actor", CARDS), ("victim", CARDS), ("discards", 3),
    ]
)  # fmt: skip

CARD_NAMES: Final[list[str]] = [f"{KINDS[kind]}-{card}" for card, kind in enumerate(KIND)]
PILE_NAMES: Final[list[str]] = [str(pile) for pile in range(PILES)]
STACK: Final[list[str]] = ["cards", "open card"]
#: What is told of a player before the characters in the fiefs.
SHEET: Final[list[str]] = [
    "alive", "sieged", "prestige", "friend of the active", "lands", *[f"{deck} cards in hand" for deck in DECKS],
    *[f"natural {resource}" for resource in RESOURCES],
]  # fmt: skip
#: The fiefs by the size of the table: smaller tables have fewer.
THERE: Final[dict[int, list[str]]] = {
    seats: [
        f"characters in {chart.names[fief] if fief < len(chart.names) else f'no fief {fief}'}" for fief in range(FIEFS)
    ]
    for seats, chart in MAPS.items()
}


def describe(state: Position, seat: int, page: Page) -> None:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats are 0."""
    seats = state.seats
    order = [(seat + turn) % seats for turn in range(seats)]
    page.about("game", "table")
    page.tell("seats", seats / 4)
    page.tell("allies", float(state.allies))
    page.tell("rounds", state.rounds / 20)
    page.tell("active player", (state.active - seat) % seats / 4)
    page.tell("helped", float(state.helped))
    _cards(state, order, page)
    for who in players(page, seat, seats, MOST_SEATS, SHEET + THERE[seats]):
        _player(state, who, page)
    for deck in range(len(DECKS)):
        page.about("deck", DECKS[deck])
        page.tells(STACK, [state.deck_size(deck) / 20, (state.bottom[deck] + 1) / CARDS])
    for pile in range(PILES):
        page.about("pile", PILE_NAMES[pile])
        page.tells(STACK, [state.pile_left[pile] / 8, (state.top[pile] + 1) / CARDS])
    situation(state, page, PROMPTS, LOCALS)


def _cards(state: Position, order: list[int], page: Page) -> None:
    """One row per property: the owner's place, the own hand, the fief, the land, discarded, turned, damage."""
    holder = [0.0] * CARDS
    under = [0.0] * CARDS
    for place, who in enumerate(order):
        for row in (state.lands[who], state.built[who], state.troops[who]):
            for card in row:
                holder[card] = (place + 1) / 4
                if state.land[card] >= 0:
                    under[card] = (state.lands[who].index(state.land[card]) + 1) / 8
    fiefs = [(_seen_from(fief, order) + 1) for fief in state.fief]
    page.across("card", CARD_NAMES, "holder", holder)
    page.marks("card", CARD_NAMES, "in hand", state.hand_cards(order[0]))
    page.counts_across("card", CARD_NAMES, "fief", fiefs, FIEFS)
    page.across("card", CARD_NAMES, "land below", under)
    page.marks("card", CARD_NAMES, "discarded", state.out)
    page.counts_across("card", CARD_NAMES, "turned", state.used, 1)
    page.counts_across("card", CARD_NAMES, "damage", state.damage, 3)


def _seen_from(fief: int, order: list[int]) -> int:
    """A fief's number, the observer's being 0; neutral fiefs keep theirs."""
    return order.index(fief) if 0 <= fief < len(order) else fief


def _player(state: Position, who: int, page: Page) -> None:
    """What everybody sees of a player: prestige, hand sizes, natural production, characters in each fief."""
    told = [
        float(state.alive[who]),
        state.siege[who] / 3,
        state.prestige(who) / 8,
        float(state.friends(who, state.active)),
        len(state.lands[who]) / 6,
        len(state.hand_territory[who]) / 6,
        len(state.hand_military[who]) / 6,
        len(state.hand_character[who]) / 6,
    ]
    told.extend([state.natural(who, resource) / 6 for resource in range(len(RESOURCES))])
    page.tells(SHEET, told)
    there = [0.0] * FIEFS
    for card in state.troops[who]:
        if state.fief[card] != NOWHERE:
            there[state.fief[card]] += 0.25
    page.tells(THERE[state.seats], there)
