"""The table: hands, the deck, what came through the gate, and everybody's coins (section 1)."""

from typing import Any, ClassVar

from gonfalon.kernel.sight import COUNT, OWNER, Sight
from gonfalon.kernel.state import State
from sealed_gate.content import KIND_OF, WORTH


class Position(State):
    """What lies on the table. Hands and stores are known to their owners, the deck to nobody."""

    VISIBLE: ClassVar[dict[str, Sight]] = {
        "hand": Sight(OWNER, "cards"),
        "store": Sight(OWNER, "cards"),
        "deck": Sight(COUNT, "cards"),
    }

    hand: list[list[int]]
    store: list[list[int]]  # loads that came through unopened
    deck: list[int]
    opened: list[int]
    coins: list[int]

    def stored(self, seat: int) -> int:
        """What the store of a seat is worth."""
        return sum([WORTH[KIND_OF[card]] for card in self.store[seat]])


def opening_position(seats: int, options: dict[str, Any]) -> Position:
    """GATE-1.2: before anything is dealt."""
    return Position(
        seats=seats,
        options=options,
        frames=[],
        sealed=[],
        hand=[[] for _ in range(seats)],
        store=[[] for _ in range(seats)],
        deck=list(range(len(KIND_OF))),
        opened=[],
        coins=[0] * seats,
    )
