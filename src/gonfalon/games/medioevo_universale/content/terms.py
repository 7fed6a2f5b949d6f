"""The words of the game as small numbers: kinds of units, carriers, buildings, goods, colours, phases."""

from typing import Final

# -- military units; a Captain has three kinds, one for each level --------------------------------
LIGHT: Final = 0
ARCHER: Final = 1
HEAVY: Final = 2
CAVALRY: Final = 3
CAPTAIN: Final = 4
CAPTAIN2: Final = 5
CAPTAIN3: Final = 6
KINDS: Final = 7
UNITS: Final = ("light", "archer", "heavy", "cavalry", "captain", "captain2", "captain3")

# -- transports and siege machines ("carriers") ---------------------------------------------------
WAGON: Final = 0
GALLEY: Final = 1
CARAVAN: Final = 2
SHIP: Final = 3
MACHINE: Final = 4
CARRIERS: Final = ("wagon", "galley", "caravan", "ship", "machine")

# -- buildings: one of each category in a territory -----------------------------------------------
CIVIL: Final = 0
MILITARY: Final = 1
RELIGIOUS: Final = 2
CATEGORIES: Final = ("civil", "military", "religious")

# -- colours of technology points, which are also the branches ------------------------------------
BLUE: Final = 0
YELLOW: Final = 1
ORANGE: Final = 2
RED: Final = 3
GREEN: Final = 4
VIOLET: Final = 5
COLOURS: Final = ("blue", "yellow", "orange", "red", "green", "violet")
BRANCHES: Final = ("transport", "commerce", "legislation", "combat", "construction", "religion")

# -- technologies: branch * 4 + level - 1 ---------------------------------------------------------
CARPENTRY: Final = 0
LOGISTICS: Final = 1
MACHINERY: Final = 2
CARTOGRAPHY: Final = 3
COMMERCE: Final = 4
MARKET: Final = 5
CONTROL: Final = 6
GUILDS: Final = 7
EDICT: Final = 8
LAW: Final = 9
NATION: Final = 10
INFLUENCE: Final = 11
ART_OF_WAR: Final = 12
PROMOTION: Final = 13
TACTICS: Final = 14
STRATEGY: Final = 15
MASONRY: Final = 16
ARCHITECTURE: Final = 17
MATHEMATICS: Final = 18
GENIUS: Final = 19
RELIGION: Final = 20
MONASTICISM: Final = 21
PROSELYTISM: Final = 22
FLIGHT_OF_TIME: Final = 23

GOODS: Final = ("black", "white", "brown", "yellow", "green", "orange", "blue", "violet")
TERRAINS: Final = ("plains", "forest", "hills", "mountains", "desert")
REALMS: Final = ("byz", "mam", "hun", "hre", "nov", "gol")
ICONS: Final = ("movement", "armies", "buildings", "goods")
MOVEMENT: Final = 0
ARMIES: Final = 1
BUILDINGS: Final = 2
CARGOES: Final = 3

# -- how an Empire card's corner reads (MEU-17.4) -------------------------------------------------
NO_POINT: Final = 0
ONE_POINT: Final = 1
EITHER_POINT: Final = 2
ALL_POINTS: Final = 3
CORNERS: Final = ("none", "single", "choice", "all")

#: The windows of section 28 that a card or technology can be listed in; "any" stands for every window of its user.
WINDOWS: Final = (
    "phase-start",
    "activation-start",
    "own-turn",
    "card-turned",
    "die-rolled",
    "payment",
    "objective-met",
    "war-circle",
    "event-drawn",
    "icons-chosen",
    "rebellion-due",
    "rebellion",
    "interest-due",
    "taxes-end",
    "building-price",
    "cards-drawn",
    "before-step",
    "entered",
    "pass-by",
    "battle-opens",
    "round-opens",
    "artillery",
    "archery",
    "archers-rolled",
    "melee-judged",
    "before-roll",
    "rolls-made",
    "damage",
    "unit-destroyed",
    "round-ends",
    "plunder",
    "transport-lost",
    "deal",
    "turn-end",
    "offer",
    "dispute",
)
ANY: Final = "any"
