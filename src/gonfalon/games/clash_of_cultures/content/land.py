"""The board for a number of players: hexes as small numbers, their neighbours, the slots of the regions, the edge."""

from typing import Any, Final

Slot = tuple[int, int, int, int]


def axial(name: str) -> tuple[int, int]:
    """The axial place of a hex by its printed name."""
    q = ord(name[0]) - ord("A")
    return q, int(name[1:]) - 1 - q // 2


STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Land:
    """One layout. ``regions`` holds the home slots first, in seat order, then the slots of the region tiles.

    >>> from gonfalon.games.clash_of_cultures.content import find
    >>> land = find("").lands[2]
    >>> len(land.hexes), len(land.regions), land.answers[land.index["D7"]]
    (40, 10, 'hex:D7')
    """

    def __init__(self, layout: dict[str, Any]) -> None:
        self.players: int = layout["players"]
        slots: list[list[str]] = [home["hexes"] for home in layout["homes"]] + layout["slots"]
        names = sorted((name for slot in slots for name in slot), key=lambda name: (name[0], int(name[1:])))
        self.hexes: tuple[str, ...] = tuple(names)
        self.index: dict[str, int] = {name: i for i, name in enumerate(names)}
        self.answers: tuple[str, ...] = tuple("hex:" + name for name in names)
        self.hex_of: dict[str, int] = {answer: i for i, answer in enumerate(self.answers)}
        self.regions: tuple[Slot, ...] = tuple(_slot([self.index[name] for name in slot]) for slot in slots)
        self.region_of: list[int] = [0] * len(names)
        for region, slot in enumerate(self.regions):
            for place in slot:
                self.region_of[place] = region
        at = {axial(name): i for i, name in enumerate(names)}
        self.places: tuple[tuple[int, int], ...] = tuple(axial(name) for name in names)
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(at[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in at) for q, r in self.places
        )
        self.ring: tuple[int, ...] = tuple(self.index[name] for name in layout["ring"])
        self.ring_at: dict[int, int] = {place: i for i, place in enumerate(self.ring)}
        self.sides: tuple[str, ...] = tuple(home["side"] for home in layout["homes"])
        #: The regions that touch a region.
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted({self.region_of[n] for place in slot for n in self.near[place]} - {region}))
            for region, slot in enumerate(self.regions)
        )

    def start(self, seat: int) -> int:
        """The start space of a seat (COC-1.3)."""
        return self.regions[seat][0]


def _slot(places: list[int]) -> Slot:
    a, b, c, d = places
    return a, b, c, d
