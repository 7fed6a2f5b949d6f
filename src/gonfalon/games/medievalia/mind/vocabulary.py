"""Every answer there can be, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.medievalia.content import CARD, DECK, KIND, MAPS, PILE, POWER, RESOURCE, TRANSFORM
from gonfalon.games.medievalia.rules import battle, help, purchase
from gonfalon.games.medievalia.rules.choosing import ARMY, DISMISS, DONE
from gonfalon.games.medievalia.rules.facts import SHORT_LIST
from gonfalon.games.medievalia.rules.war import front_name
from gonfalon.kernel.game import Game
from gonfalon.kernel.requests import BACK, DROP
from gonfalon.kernel.windows import PASS

#: A payment names all its cards at once: far too many to list. At most so many are offered, the cheapest first.
OPEN: Final = {"pay": SHORT_LIST}

BUTTONS: Final = (
    DONE, DISMISS, purchase.ASK_ALLY, DROP, purchase.ADJUST, help.DISCARD, BACK, battle.TOGETHER,
    battle.APART, battle.STAY, battle.HOLD, PASS,
)  # fmt: skip


def vocabulary(game: Game) -> list[str]:
    """All answers but payments, in a fixed order; no data file changes them."""
    able = [card for card in range(len(CARD)) if POWER[KIND[card]] >= TRANSFORM]
    words = [*DECK, *PILE, *CARD, *[f"power:{card}" for card in able], *RESOURCE]
    for map_ in MAPS.values():
        words.extend([fief for fief in map_.answer if fief not in words])
    for seats, map_ in MAPS.items():
        fronts = [front_name(fief, opponent) for fief in map_.answer for opponent in range(seats)]
        words.extend([front for front in fronts if front not in words])
    words.extend([*ARMY, *battle.DEFENCE, *BUTTONS])
    return words
