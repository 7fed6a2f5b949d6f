"""Facts about an answer for its wording: where the card it names stands, what things cost, how a payment goes."""

from typing import Any

from gonfalon.games.medievalia.choosing import is_card
from gonfalon.games.medievalia.content import CARD, RESOURCES, Vector, number
from gonfalon.games.medievalia.payment import Price, Wallet, parsed
from gonfalon.games.medievalia.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.games.medievalia.receipt import CARD_AS, OFF, receipt


def standing(state: Position, answer: str) -> dict[str, Any]:
    """Where a card is (``spot``: hand, land, free or away), on which ``land``, in which fief, used or not."""
    if not is_card(answer):
        return {"spot": "none"}
    card = number(answer)
    fief = state.fief[card]
    if fief == NOWHERE:
        return {"spot": "hand", "used": "no"}
    out: dict[str, Any] = {"used": "yes" if state.used[card] else "no", "damage": state.damage[card]}
    out["where"] = state.map().answer[fief]
    if state.land[card] != FREE:
        out["spot"] = "land"
        out["land"] = CARD[state.land[card]]
    else:
        out["spot"] = "free" if state.owner(card) in (fief, NOBODY) else "away"
    return out


def amounts(vector: Vector) -> tuple[str, ...]:
    """A quantity as things that have names: ``("amount:food-2", "amount:gold-1")``."""
    return tuple([f"amount:{name}-{n}" for name, n in zip(RESOURCES, vector, strict=True) if n])


def price_facts(cost: Vector) -> dict[str, Any]:
    return {"price": amounts(cost), "priced": sum(cost)}


def payment_facts(wallet: Wallet, price: Price, answer: str) -> dict[str, Any]:
    """What a payment turns, how its pool becomes the price, and what is lost."""
    payment = parsed(answer)
    told = receipt(wallet, price, payment)
    if told is None:
        return {}
    steps: list[str] = []
    for what, give, get in told.steps:
        if what == OFF:
            steps.append(f"off:{RESOURCES[give]}")
        elif what == CARD_AS:
            steps.append(f"as:{RESOURCES[give]}")
        else:
            steps.append("-".join([f"{what}:{RESOURCES[give]}", *[RESOURCES[r] for r in sorted(get)]]))
    f, e, w, g = told.lost
    cards = payment.lands + payment.singles
    return {
        "cards": tuple([CARD[card] for card in cards]),
        "count": len(cards),
        "powers": tuple([CARD[card] for card in payment.powers]),
        "power_count": len(payment.powers),
        "discards": payment.discards,
        "steps": tuple(steps),
        "step_count": len(steps),
        "lost": amounts((f, e, w, g)),
        "lost_count": f + e + w + g,
    }
