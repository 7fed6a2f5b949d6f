"""What every element of the board says about itself, and the short facts of the players' panels."""

from gonfalon.kernel.game import Tip, Words
from sealed_gate.content import CARDS, KIND_OF, KINDS, LEGAL, WORTH
from sealed_gate.rules.position import Position


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """By target: the reader's own cards."""
    out: dict[str, Tip] = {}
    for number in [] if seat is None else state.hand[seat]:
        kind = KIND_OF[number]
        lines = [words("card-worth", worth=WORTH[kind]), words("tip-legal" if kind in LEGAL else "tip-smuggled")]
        out[CARDS[number]] = Tip(words.name(f"goods:{KINDS[kind]}"), lines, ("GATE-1.1", "GATE-3.2"))
    return out


def panels(state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
    """For each seat what everybody may know: (icon, label, value)."""
    return [
        [
            ("coin", words("panel-coins"), str(state.coins[seat])),
            ("lock", words("panel-store"), str(len(state.store[seat]))),
            ("book", words("panel-hand"), str(len(state.hand[seat]))),
        ]
        for seat in range(state.seats)
    ]
