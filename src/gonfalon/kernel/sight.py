"""Who may see a field. Declared on the class, beside the field:

    hand: list[list[int]]
    deck: list[int]
    VISIBLE = {"hand": Sight(OWNER, "cards"), "deck": Sight(COUNT, "cards")}

A field that is not named is open to everybody. ``family`` names the cards that could be exchanged for
one another without a seat noticing: determinization shuffles the unseen ones of a family. An empty
family is dealt again by the game itself, in ``State.deal_unseen``: where not every exchange is possible.
"""

from typing import Final

OWNER: Final = "owner"  # row i of the list is seen by seat i; the others see how many there are
COUNT: Final = "count"  # nobody sees it, everybody sees how many there are
SEAT: Final = "seat"  # on a frame: seen by the frame's own ``seat`` alone


class Sight:
    """Who sees a field, and with which hidden things its content may be mixed up."""

    def __init__(self, who: str, family: str) -> None:
        self.who = who
        self.family = family
