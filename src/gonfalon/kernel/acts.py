"""Acts that nobody asked for, and standing orders, which every game with windows has.

An act is a text like an answer, ``act:<kind>:<id>``, and enters by the same door, but at any time and out of turn. It
only notes something in the state; no procedure begins with it. A game lists its own acts in ``State.acts`` and carries
them out in ``State.act``.

A standing order, "pass for me in these windows until ...", is given by ``act:order:<window>.<until>`` and taken back by
``act:clear:<window>``. ``State.ORDERS`` names windows and how long an order may last: until further notice (NOTICE),
until the next chapter begins (TURN), or until something the game names, which then calls ``State.lift_orders``.
"""

from typing import Any, Final

ACT: Final = "act:"
ORDER: Final = "act:order:"
CLEAR: Final = "act:clear:"

EVERY: Final = "every"  # all windows
NOTICE: Final = "notice"
TURN: Final = "turn"


def is_act(answer: Any) -> bool:
    return isinstance(answer, str) and answer.startswith(ACT)


def order_acts(state: Any, seat: int) -> list[str]:
    """The standing orders a seat may give or take back."""
    given = [(kind, until) for who, kind, until in state.standing if who == seat]
    out: list[str] = []
    for kind, ends in state.ORDERS.items():
        out.extend([f"{ORDER}{kind}.{until}" for until in ends if (kind, until) not in given])
    return out + [f"{CLEAR}{kind}" for kind, _ in given]


def obey(state: Any, seat: int, answer: str) -> None:
    """Note a standing order, in place of an older one for the same windows, or forget it."""
    kind, _, until = answer.removeprefix(ORDER).removeprefix(CLEAR).partition(".")
    kept = [order for order in state.standing if (order[0], order[1]) != (seat, kind)]
    if answer.startswith(ORDER):
        kept.append((seat, kind, until))
    state.standing = tuple(sorted(kept))
