"""Every answer there can be, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.struggle_for_rome import StruggleForRome
from gonfalon.games.struggle_for_rome.content import find
from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import CATTLE, DIPLOMAT, HORSE, LEADER, TREASURE, Land
from gonfalon.games.struggle_for_rome.rules.building import (
    BANK_ANSWERS,
    BOXES,
    BUILD_ANSWERS,
    PAY_CARDS,
    PAY_JOKER,
    PILES,
)
from gonfalon.games.struggle_for_rome.rules.cards import CARD_ANSWERS, GOODS
from gonfalon.games.struggle_for_rome.rules.market import DONE, TRADE
from gonfalon.games.struggle_for_rome.rules.travel import payments
from gonfalon.games.struggle_for_rome.rules.tribe import IDLE
from gonfalon.kernel.requests import BACK

#: What is said while a deal is talked over (gonfalon.kernel.offers).
TALK: Final = ("send", "drop", "accept", "refuse", "counter", "again", "none")


def vocabulary(game: StruggleForRome) -> list[str]:
    """All answers in a fixed order, with the map and the prices of the data in use."""
    land = find(game.edition)
    most_gold = max([int(gold) for option in game.options if option.name == "seven_gold" for gold in option.values])
    seats = range(max(game.seats))
    words = [*BUILD_ANSWERS, *BANK_ANSWERS, *[CARD_ANSWERS[card] for card in (DIPLOMAT, LEADER, TREASURE)]]
    words.extend([PAY_CARDS, *PAY_JOKER, *BOXES, *PILES, GOODS[HORSE], GOODS[CATTLE], *IDLE])
    words.extend([land.cross_answers[c] for c in land.open])
    words.extend([land.hex_answers[h] for h in land.empire])
    words.extend([*land.plunder_answers, *land.conquer_answers])
    words.extend([*land.betray_plunder_answers, *land.betray_conquer_answers])
    words.extend(ways(land))
    words.extend([*[f"give:{name}" for name in RESOURCES], *[f"get:{name}" for name in RESOURCES]])
    words.extend([f"{kind}:{seat}" for kind in ("seat", "accept", "counter") for seat in seats])
    words.extend([f"gold:{number}" for number in range(most_gold + 1)])
    words.extend([DONE, TRADE, BACK, *[f"button:{name}" for name in TALK]])
    return words


def ways(land: Land) -> list[str]:
    """Every price in grain and gold at which some journey on this map may be paid."""
    routes = {route for row in land.prices for prices in row for route in prices}
    numbers = land.numbers
    dearest = max([arrows * numbers["land_gold"] + ships * numbers["sea_gold"] for arrows, ships in routes])
    found = {price for arrows, ships in routes for price in payments(land, arrows, ships, numbers["grain"], dearest)}
    return [f"way:{sheaves}-{coins}" for sheaves, coins in sorted(found)]
