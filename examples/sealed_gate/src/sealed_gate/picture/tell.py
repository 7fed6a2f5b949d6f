"""The position in plain words: for the terminal, for screen readers."""

from gonfalon.kernel.game import Words
from sealed_gate.content import KIND_OF, KINDS
from sealed_gate.rules.position import Position


def tell(state: Position, seat: int | None, words: Words) -> str:
    """Everything the board shows to this seat, line by line."""
    lines = [words("text-deck", count=len(state.deck), opened=len(state.opened))]
    for who in range(state.seats):
        lines.append(words("board-player", owner=who, coins=state.coins[who], store=len(state.store[who])))
    if seat is not None:
        goods = [f"goods:{KINDS[KIND_OF[card]]}" for card in state.hand[seat]]
        lines.append(words("text-hand", goods=goods, count=len(goods)))
    return "\n".join(lines)
