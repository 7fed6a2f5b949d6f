"""How a hasty player of Medioevo Universale chooses: one function per question, 0 for what is not worth a thought."""

from collections.abc import Callable
from typing import Final

from gonfalon.games.medioevo_universale.mind import bargain, campaign, dealing, feud, purchasing, ruling
from gonfalon.games.medioevo_universale.mind.picks import Weights, only, use
from gonfalon.games.medioevo_universale.rules.occasions import BattleWindow
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.windows import CardTurned, Occasion
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.windows import PASS


def policy(state: Position, ask: Ask) -> Weights:
    """A weight for each answer; None where all are alike."""
    chooser = CHOOSERS.get(ask.prompt)
    if chooser is not None:
        return chooser(state, ask)
    frame = state.frames[-1]
    if isinstance(frame, Occasion):
        return _window(state, ask, frame)
    weights = [PICKS.get(value, 1.0) for value in ask.values]
    return weights if max(weights) > 0 else None


#: Weights of single answers in other questions; what is not named weighs 1.
PICKS: Final = {
    "button:withdraw": 0.0,
    "button:give-up": 0.0,
    "button:not-now": 0.0,  # whoever has begun goes through with it, or he would begin again and again
    "button:done": 0.4,
    "button:surrender": 0.0,
    "button:invite": 0.0,
    "button:capture": 0.0,
    "button:flee": 0.02,
    "button:refuse": 1.0,
    "button:accept": 0.0,
    "button:no-token": 0.05,
    "button:return": 0.1,
    "button:fewer-losses": 0.3,
    "button:market-bonus": 0.0,
    "button:attack": 0.0,
}


# -- windows -----------------------------------------------------------------------------------

#: Windows in which nobody uses anything in haste: what may be used there may be used in one's own turn too.
QUIET: Final = ("phase-start", "activation-start", "own-turn", "offer", "dispute")
#: A Princess is for one's own cards (MEU-18.59, 18.60).
PRINCESSES: Final = ("card:59", "card:60")


def _window(state: Position, ask: Ask, window: Occasion) -> Weights:
    """An objective is claimed, a debt paid back out of plenty; other uses are for those whom the matter concerns."""
    claims = [value for value in ask.values if value.startswith("claim:")]
    if claims:
        return only(ask, claims[0])
    weights: list[float] = []
    involved = _involved(state, ask.seat, window)
    for value in ask.values:
        if value == PASS:
            weights.append(1.0)
        elif value == "free:repay":
            weights.append(5.0 if ruling.rich(state, ask.seat) else 0.0)
        elif value.startswith("free:") or not involved:
            weights.append(0.0)
        elif value.startswith("tech:"):
            weights.append(use(state, ask.seat, value))
        elif isinstance(window, CardTurned) and value in PRINCESSES and window.seat != ask.seat:
            weights.append(0.0)
        else:
            weights.append(0.6)
    return weights


def _involved(state: Position, seat: int, window: Occasion) -> bool:
    """Whether what happens in a window is this seat's own business."""
    if window.KIND in QUIET:
        return False
    if isinstance(window, CardTurned):
        return window.concerns(state, seat)
    if isinstance(window, BattleWindow):
        return seat in (window.seat, window.rival)
    return True


CHOOSERS: Final[dict[str, Callable[[Position, Ask], Weights]]] = {
    "bid": ruling.bid,
    "tax": ruling.tax,
    "upkeep": ruling.upkeep,
    "barbarian-point": ruling.barbarian_point,
    "march": ruling.horde_march,
    "barbarian-dice": ruling.barbarian_dice,
    "rebellion-site": ruling.spread_risings,
    "rebellion-order": ruling.rising_first,
    "bankrupt": ruling.bankrupt,
    "buy": purchasing.buy,
    "put": purchasing.put,
    "control-token": purchasing.token,
    "point": purchasing.point,
    "first-card": purchasing.card,
    "keep-card": purchasing.card,
    "first-gear": purchasing.gear,
    "gear": purchasing.gear,
    "first-transport": purchasing.first_transport,
    "first-place": purchasing.first_place,
    "village": purchasing.first_place,
    "archer": purchasing.first_place,
    "activation": campaign.activation,
    "group": campaign.group,
    "walk": campaign.walk,
    "more-groups": campaign.more_groups,
    "undeclared-attack": campaign.undeclared,
    "attack-at-sea": campaign.at_sea,
    "crusade": campaign.crusade,
    "declare-war": feud.declared,
    "reroll": campaign.reroll,
    "hit": campaign.hit,
    "sacrifice": campaign.sacrifice,
    "flee": campaign.flee,
    "surrender": campaign.surrender,
    "tech-promotion": campaign.promotion,
    "crew": campaign.crew,
    "aim": campaign.aim,
    "protect": campaign.protect,
    "trade": dealing.trade,
    "journey": dealing.journey,
    "buy-cubes": dealing.cubes,
    "open-route": dealing.open_route,
    "route-stage": dealing.route_stage,
    "route-destination": dealing.route_stage,
    "sell": dealing.sell,
    "trade-points": dealing.trade_points,
    "proposal-answer": bargain.answer,
    "vote": bargain.vote,
    "torn": bargain.torn,
    "pact-due": bargain.due,
}
