"""Facts about an answer for its wording: where the card it names stands, what things cost, how a payment goes."""

from typing import Any, Final

from gonfalon.games.medievalia.content import CARD, KIND, KINDS, RESOURCES, Vector, number
from gonfalon.games.medievalia.rules.alike import short_list
from gonfalon.games.medievalia.rules.choosing import is_card
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.games.medievalia.rules.receipt import CARD_AS, OFF, receipt
from gonfalon.games.medievalia.rules.wallet import NOTHING, Price, Wallet, parsed

#: How many payments are offered at most; any other valid one can be put together by hand.
SHORT_LIST: Final = 6


def land_name(state: Position, owner: int, land: int) -> str:
    """A land as a thing with a name of its own: numbered where its owner has several of the kind."""
    alike = [card for card in state.lands[owner] if KIND[card] == KIND[land]]
    return CARD[land] if len(alike) < 2 else f"spot:{KINDS[KIND[land]]}-{alike.index(land) + 1}"


def standing(state: Position, answer: str) -> dict[str, Any]:
    """Where a card is (``spot``: hand, land, free or away), on which ``land``, in which fief, used and hurt or not."""
    if not is_card(answer):
        return {"spot": "none"}
    card = number(answer)
    fief = state.fief[card]
    if fief == NOWHERE:
        return {"spot": "hand", "used": "no", "damage": 0}
    owner = state.owner(card)
    out: dict[str, Any] = {"used": "yes" if state.used[card] else "no", "damage": state.damage[card]}
    out["where"] = state.map().answer[fief]
    if state.land[card] != FREE:
        out["spot"] = "land"
        out["land"] = land_name(state, owner, state.land[card])
    else:
        out["spot"] = "free" if owner in (fief, NOBODY) else "away"
    if owner != NOBODY and card in state.lands[owner]:
        out["what"] = land_name(state, owner, card)
    return out


def amounts(vector: Vector) -> tuple[str, ...]:
    """A quantity as things that have names: ``("amount:food-2", "amount:gold-1")``."""
    return tuple([f"amount:{name}-{n}" for name, n in zip(RESOURCES, vector, strict=True) if n])


def price_facts(cost: Vector) -> dict[str, Any]:
    return {"price": amounts(cost), "priced": sum(cost)}


def waste_facts(state: Position, seat: int, prices: list[Price], own_card: int = 0) -> dict[str, Any]:
    """What is lost at least, whichever of the payments at these prices is taken; nothing is said of an ally's help."""
    wallet = Wallet(state, seat)
    wallet.hand -= own_card
    least: Vector = NOTHING
    for price in prices:
        for payment in short_list(state, seat, wallet, price, SHORT_LIST):
            told = receipt(wallet, price, payment)
            if told is None:
                continue
            f, e, w, g = told.lost
            if f + e + w + g == 0:
                return {"lost": (), "lost_count": 0}
            if least == NOTHING or f + e + w + g < sum(least):
                least = (f, e, w, g)
    return {"lost": amounts(least), "lost_count": sum(least)}


def payment_facts(state: Position, seat: int, wallet: Wallet, price: Price, answer: str) -> dict[str, Any]:
    """What a payment turns, how its pool becomes the price, and what is lost."""
    payment = parsed(answer)
    told = receipt(wallet, price, payment)
    if told is None:
        return {}
    steps: list[str] = []
    named = [0, 0, 0, 0]  # what the discarded cards stand for
    for what, give, get in told.steps:
        if what == CARD_AS:
            named[give] += 1
        elif what == OFF:
            steps.append(f"off:{RESOURCES[give]}")
        else:
            steps.append("-".join([f"{what}:{RESOURCES[give]}", *[RESOURCES[r] for r in sorted(get)]]))
    f, e, w, g = told.lost
    cards = [land_name(state, seat, land) for land in payment.lands] + [CARD[card] for card in payment.singles]
    under = [wallet.standing[wallet.powers.index(card)] for card in payment.powers]
    taken = [land_name(state, seat, wallet.lands[at]) for at in sorted(set(under)) if at >= 0]
    return {
        "cards": tuple(cards),
        "count": len(cards),
        "taken": tuple(taken),
        "taken_count": len(taken),
        "powers": tuple([CARD[card] for card in payment.powers]),
        "power_count": len(payment.powers),
        "turned": len(cards) + len(payment.powers),
        "discards": payment.discards,
        "discarded": amounts((named[0], named[1], named[2], named[3])),
        "steps": tuple(steps),
        "step_count": len(steps),
        "lost": amounts((f, e, w, g)),
        "lost_count": f + e + w + g,
    }
