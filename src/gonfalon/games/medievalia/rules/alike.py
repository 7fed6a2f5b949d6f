"""Payments that leave the same behind: one of them is offered.

What a payment leaves behind depends only on the cards that turn and the number of those discarded. And nothing lies
beside anything within a fief: lands of one kind, with the same cards on them in the same state, may change places
without any difference to what is possible later.
"""

from collections.abc import Sequence

from gonfalon.games.medievalia.content import KIND
from gonfalon.games.medievalia.rules.payment import NEVER, payments
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.games.medievalia.rules.wallet import Payment, Price, Wallet


def short_list(
    state: Position, seat: int, wallet: Wallet, price: Price, limit: int, apart: Sequence[int] = ()
) -> list[Payment]:
    """The cheapest tight payments (MED-4.27), at most ``limit``; the lands ``apart`` are not like any other."""
    found = payments(wallet, price, NEVER)
    if len(found) < 2:
        return found
    seen: list[tuple[int, ...]] = []
    out: list[Payment] = []
    for payment in found:
        effect = _effect(state, seat, payment, apart)
        if effect not in seen:
            seen.append(effect)
            out.append(payment)
    return out[:limit]


def _effect(state: Position, seat: int, payment: Payment, apart: Sequence[int]) -> tuple[int, ...]:
    """What a payment turns, lands that are alike not told apart, and how many cards it discards."""
    turned = payment.lands + [state.land[card] for card in payment.powers]
    groups = [
        (land if land in apart else -1, *_look(state, seat, land)) for land in state.lands[seat] if land in turned
    ]
    groups.sort()
    free = [card for card in payment.singles + payment.powers if state.land[card] == FREE]
    free.sort()
    out = [payment.discards, len(free), *free]
    for group in groups:
        out += [len(group), *group]
    return tuple(out)


def _look(state: Position, seat: int, land: int) -> tuple[int, ...]:
    """What tells one group from another: the kinds of its cards, used or not, and their damage."""
    on, used, damage = state.land, state.used, state.damage
    cards = [
        (KIND[card], used[card], damage[card]) for card in state.troops[seat] + state.built[seat] if on[card] == land
    ]
    cards.sort()
    out = [KIND[land], used[land], damage[land]]
    for kind, turned, hurt in cards:
        out += [kind, turned, hurt]
    return tuple(out)
