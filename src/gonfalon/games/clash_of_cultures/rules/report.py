"""What everybody saw of the last conflict, step by step: it stays in the position, so that it can be followed later.

``Position.report`` is a tuple of entries, all of them numbers: first the two sides as they came, then one entry for
every card, throw, count of hits, loss, and the result.
"""

from typing import Final

#: The first entry: attacker, defender, space, at sea or not, a city or not, a Fortress or not, units by side and kind.
#: The first number of every other, and what follows it:
CARD: Final = 1  # round, side, card, whether it is in force
AGAIN: Final = 2  # round, side, the face put aside, the one thrown instead
#: Round, side, value, number of dice, their faces, number of those left out, their places, what infantry and cavalry
#: add; then an effect and what it adds, as often as needed.
ROLL: Final = 3
HITS: Final = 4  # round, the values of attacker and defender, the hits that attacker and defender suffer
LOSS: Final = 5  # round, side, kind of unit, number
RESULT: Final = 6  # the result

#: Where in the first entry the units of the attacker begin; those of the defender follow.
SQUADS: Final = 6
