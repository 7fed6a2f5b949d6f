"""The colours of the goods and the land, each in the light and in the dark."""

from typing import Final

from gonfalon.draw import theme

GAME: Final = theme.own(
    "medioevo-universale",
    {
        "woods": ("#cfd0a0", "#3d4230"),
        "highland": ("#d9c08e", "#463b2a"),
        "good0": ("#2b2a28", "#2b2a28"),
        "good1": ("#f6f3ea", "#f6f3ea"),
        "good2": ("#7a5230", "#7a5230"),
        "good3": ("#e3bf3a", "#e3bf3a"),
        "good4": ("#4f8a4a", "#4f8a4a"),
        "good5": ("#d9832b", "#d9832b"),
        "good6": ("#3f6db0", "#3f6db0"),
        "good7": ("#7d4f9e", "#7d4f9e"),
        "horde": ("#40352b", "#40352b"),
        "stonework": ("#9a978f", "#9a978f"),
    },
)
