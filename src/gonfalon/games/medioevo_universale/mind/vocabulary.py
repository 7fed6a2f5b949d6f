"""Every answer there can be, for learners (see gonfalon.training)."""

import sys
from typing import TYPE_CHECKING, Final

from gonfalon.games.medioevo_universale.content import find
from gonfalon.games.medioevo_universale.content.terms import (
    BRANCHES,
    CARRIERS,
    CATEGORIES,
    COLOURS,
    GOODS,
    ICONS,
    UNITS,
)
from gonfalon.games.medioevo_universale.content.world import World
from gonfalon.games.medioevo_universale.rules.articles import PERMISSIONS, PROMISES
from gonfalon.games.medioevo_universale.rules.dice import REROLLS
from gonfalon.games.medioevo_universale.rules.plunder import CARRIER, MARKET
from gonfalon.games.medioevo_universale.rules.position import ALL_SLOTS, PLAYERS
from gonfalon.games.medioevo_universale.rules.powers import ACTS, CLAIMS
from gonfalon.games.medioevo_universale.rules.round import PROTECTIONS
from gonfalon.games.medioevo_universale.rules.shooting import AT_UNITS
from gonfalon.games.medioevo_universale.rules.treaty import FORMS
from gonfalon.kernel.requests import MOST_NUMBERS

if TYPE_CHECKING:
    from gonfalon.games.medioevo_universale import MedioevoUniversale

#: Kinds of answers that are too many to be listed, and how many of them one question offers at most.
OPEN: Final = {
    "pact": 32,
    "end": 32,
    "prisoner": 128,
    "number": MOST_NUMBERS,
    "drop": 128,
    "hit": 96,
    "fight": 64,
    "promote": 64,
    "hero": 160,
    "send": 400,
    "change": 160,
    "convert": 160,
    "cube": 400,
    "lend": 96,
    "call": 96,
    "one": 96,
}

RULES: Final = "gonfalon.games.medioevo_universale.rules."
BUTTONS: Final = (
    "accept", "all-land", "all-sea", "attack", "back", "break", "broken", "buy", "buy-point", "by-sea",
    "cancel-route", "capture", "destroy", "done", "empire-card", "enter", "fewer-losses", "fight-on", "flee",
    "give-up", "go", "invite", "keep", "keep-all", "keep-empty", "leave", "let-pass", "load", "loan", "market-bonus",
    "more-damage", "no-route", "no-token", "nobody", "not-now", "pass", "pay", "peaceful", "plunder", "raid",
    "rebellion", "refuse", "replace", "respected", "return", "route-bonus", "sell", "stay", "stop", "surrender",
    "withdraw",
)  # fmt: skip


def vocabulary(game: "MedioevoUniversale") -> list[str]:
    """All answers in a fixed order, with the map and the cards of the data in use."""
    world = find(game.edition)
    words = [f"button:{name}" for name in BUTTONS] + _buttons()
    words += [*REROLLS, *ACTS, *CLAIMS, *_diplomacy(world)]
    words += _table(world) + _places(world) + _pieces(world)
    return list(dict.fromkeys(words))


def _buttons() -> list[str]:
    """The buttons that modules of the rules name."""
    found: set[str] = set()
    for name, module in list(sys.modules.items()):
        if name.startswith(RULES):
            found.update([v for v in vars(module).values() if isinstance(v, str) and v.startswith("button:")])
    return sorted(found)


def _table(world: World) -> list[str]:
    """Seats, cards, technologies, numbers of things."""
    out = [f"{kind}:{seat}" for kind in ("seat", "attack") for seat in range(PLAYERS)]
    out += [f"{kind}:{card}" for kind in ("card", "borrow", "sing") for card in world.deck]
    out += [f"tech:{name}" for name in world.technologies]
    out += [f"learn:{name}" for name in BRANCHES] + [f"branch:{name}" for name in BRANCHES]
    for kind in ("gear", "colour"):
        out += [f"{kind}:{name}" for name in COLOURS]
    for kind in ("good", "sell"):
        out += [f"{kind}:{name}" for name in GOODS]
    out += [f"icon:{name}" for name in ICONS] + [f"event:{name}" for name in world.events]
    out += [f"realm:{name}" for name in world.realms]
    out += [f"offer:{name}-{honour}" for name in world.realms for honour in range(11)]
    out += [f"route:{number}" for number in world.route_points]
    out += [f"{kind}:{card}-{colour}" for kind in ("turn", "borrow") for card in world.deck for colour in COLOURS]
    out += [f"tax:{10 * level}" for level in range(1, 6)]
    out += [f"captain:{act}-{unit}" for act in ("allow", "cancel", "copy") for unit in UNITS[:4]]
    out += [f"sacrifice:{number}" for number in range(41)] + [f"die:{die}" for die in range(41)]
    out += [*PROTECTIONS, "side:attacker", "side:defender", AT_UNITS, *[f"aim:{name}" for name in CATEGORIES]]
    return out


def _diplomacy(world: World) -> list[str]:
    """What an offer can hold, and how one answers, votes, orders."""
    buttons = ("break", "broken", "drop", "nobody", "respected", "secret", "send")
    out = [f"button:{name}" for name in buttons] + [f"form:{name}" for name in FORMS]
    ways = [(a, b) for a in range(PLAYERS) for b in range(PLAYERS) if a != b]
    for kind in ("peace", "armistice", *PERMISSIONS):
        out += [f"{kind}:{a}-{b}" for a, b in ways]
    for kind in ("defend", "rent", "fee", "pay"):
        out += [f"{kind}:{a}-{b}=" for a, b in ways]
    out += [f"assault:{a}-{b}-{foe}=" for a, b in ways for foe in range(PLAYERS) if foe not in (a, b)]
    out += [f"promise:{name}-{seat}" for name in PROMISES for seat in range(PLAYERS)]
    out += [f"only:{name}" for name in world.names[: world.lands]]
    out += [f"design:{name}-{level}" for name in world.building if name for level in range(3)]
    return [*out, "non_belligerence:all", "until:turn="]


def _places(world: World) -> list[str]:
    """What names a space."""
    out = list(world.answers)
    for name in world.names:
        out += [f"{kind}:{name}" for kind in ("group", "enter", "raise", "march")]
        out += [f"seize:{name}-{owner}" for owner in range(PLAYERS)]
    for name in world.names[: world.lands]:
        out += [f"build:{building}-{name}" for building in world.building if building]
    out += [f"design:{building}-{before}" for building in world.building if building for before in range(3)]
    for at in range(world.lands * 3):
        out += [f"at:{at}", f"repair:{at}", f"element:{at}"]
    out += [f"element:{CARRIER + slot}" for slot in range(ALL_SLOTS)]
    out += [f"element:{MARKET + territory}" for territory in range(world.lands)]
    return out


def _pieces(world: World) -> list[str]:
    """Units and carriers."""
    out: list[str] = []
    for unit in UNITS:
        out += [f"{kind}:{unit}" for kind in ("unit", "take", "recruit", "redeploy", "regain", "crew")]
        out += [f"ransom:{unit}-{captor}" for captor in range(PLAYERS)]
    for what in CARRIERS:
        out += [f"{kind}:{what}{level}" for kind in ("piece", "make") for level in (1, 2, 3)]
    for slot in range(ALL_SLOTS):
        out.append(f"carrier:{slot}")
        out += [f"raise:{slot}-{level}" for level in (2, 3)]
        out += [f"{kind}:{good}-{slot}" for kind in ("shift", "fetch") for good in GOODS]
    return out
