"""The small numbers of the game: goods, units, city pieces, terrains, moods, owners."""

from typing import Final

FOOD: Final = 0
WOOD: Final = 1
ORE: Final = 2
IDEAS: Final = 3
GOLD: Final = 4
MOOD: Final = 5
CULTURE: Final = 6
GOODS: Final = 7
RESOURCES: Final = 5  # the goods before the tokens (COC-1.8)
GOOD_NAMES: Final = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")

SETTLER: Final = 0
INFANTRY: Final = 1
CAVALRY: Final = 2
ELEPHANT: Final = 3
LEADER: Final = 4
SHIP: Final = 5
UNITS: Final = 6
UNIT_NAMES: Final = ("settler", "infantry", "cavalry", "elephant", "leader", "ship")
PIRATE_SHIP: Final = 6  # in a squad: a pirate ship that a seat controls (COC-33.14)
SQUAD_NAMES: Final = (*UNIT_NAMES, "pirate")
VESSELS: Final = (SHIP, PIRATE_SHIP)

SETTLEMENT: Final = 0
PORT: Final = 1
ACADEMY: Final = 2
FORTRESS: Final = 3
TEMPLE: Final = 4
MARKET: Final = 5
OBELISK: Final = 6
OBSERVATORY: Final = 7
PIECES: Final = 8
PIECE_NAMES: Final = ("settlement", "port", "academy", "fortress", "temple", "market", "obelisk", "observatory")

UNEXPLORED: Final = -1
GRASSLAND: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
BARREN: Final = 3
SEA: Final = 4
TERRAIN_NAMES: Final = ("grassland", "forest", "mountain", "barren", "sea")

ANGRY: Final = 0
NEUTRAL: Final = 1
HAPPY: Final = 2
MOOD_NAMES: Final = ("angry", "neutral", "happy")

NOBODY: Final = -1
BARBARIAN: Final = 4  # as an owner; the seats are 0 to 3
PIRATE: Final = 5

#: The icons of the die, as the kinds of units they activate; a ship has none (COC-19.1).
ICON_NAMES: Final = ("", "infantry", "cavalry", "elephant", "leader")

#: Icons of event cards.
NO_ICON: Final = 0
GOLD_MINE: Final = 1
EXHAUSTED_LAND: Final = 2
BARBARIANS_APPEAR: Final = 3
BARBARIANS_MOVE: Final = 4
PIRATES_APPEAR: Final = 5
EVENT_ICONS: Final = ("none", "gold_mine", "exhausted_land", "barbarian_spawn", "barbarian_move", "pirates")
