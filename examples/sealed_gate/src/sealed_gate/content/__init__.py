"""The cards, read once from the data file. A card is a number from here on; its kind is a number too."""

import tomllib
from pathlib import Path
from typing import Any, Final

from gonfalon.kernel.content import Source

DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "cards.toml").read_text(encoding="utf-8"))
KINDS: Final[list[str]] = [kind["id"] for kind in DATA["kind"]]
WORTH: Final[list[int]] = [kind["worth"] for kind in DATA["kind"]]
LEGAL: Final[list[int]] = [number for number, kind in enumerate(DATA["kind"]) if kind["legal"]]
#: The kind of every card.
KIND_OF: Final[list[int]] = [number for number, kind in enumerate(DATA["kind"]) for _ in range(kind["cards"])]
CARDS: Final[list[str]] = [f"card:{card}" for card in range(len(KIND_OF))]
CLAIMS: Final[list[str]] = [f"goods:{KINDS[kind]}" for kind in LEGAL]
HAND: Final[int] = DATA["hand"]
ROUNDS: Final[int] = DATA["rounds"]
FINE: Final[int] = DATA["fine"]


def sources() -> list[Source]:
    """Everything is our own."""
    return [Source("cards", {"O": []})]
