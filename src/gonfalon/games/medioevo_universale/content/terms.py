"""The words of the game as small numbers: kinds of units, carriers, buildings, goods, colours, phases."""

from typing import Final

# -- military units; a Captain has three kinds, one for each level --------------------------------
LIGHT, ARCHER, HEAVY, CAVALRY, CAPTAIN, CAPTAIN2, CAPTAIN3 = range(7)
KINDS: Final = 7
UNITS: Final = ("light", "archer", "heavy", "cavalry", "captain", "captain2", "captain3")

# -- transports and siege machines ("carriers") ---------------------------------------------------
WAGON, GALLEY, CARAVAN, SHIP, MACHINE = range(5)
CARRIERS: Final = ("wagon", "galley", "caravan", "ship", "machine")

# -- buildings: one of each category in a territory -----------------------------------------------
CIVIL, MILITARY, RELIGIOUS = range(3)
CATEGORIES: Final = ("civil", "military", "religious")

# -- colours of technology points, which are also the branches ------------------------------------
BLUE, YELLOW, ORANGE, RED, GREEN, VIOLET = range(6)
COLOURS: Final = ("blue", "yellow", "orange", "red", "green", "violet")
BRANCHES: Final = ("transport", "commerce", "legislation", "combat", "construction", "religion")

# -- technologies: branch * 4 + level - 1 ---------------------------------------------------------
CARPENTRY, LOGISTICS, MACHINERY, CARTOGRAPHY = range(4)
COMMERCE, MARKET, CONTROL, GUILDS = range(4, 8)
EDICT, LAW, NATION, INFLUENCE = range(8, 12)
ART_OF_WAR, PROMOTION, TACTICS, STRATEGY = range(12, 16)
MASONRY, ARCHITECTURE, MATHEMATICS, GENIUS = range(16, 20)
RELIGION, MONASTICISM, PROSELYTISM, FLIGHT_OF_TIME = range(20, 24)

GOODS: Final = ("black", "white", "brown", "yellow", "green", "orange", "blue", "violet")
TERRAINS: Final = ("plains", "forest", "hills", "mountains", "desert")
REALMS: Final = ("byz", "mam", "hun", "hre", "nov", "gol")
ICONS: Final = ("movement", "armies", "buildings", "goods")
MOVEMENT, ARMIES, BUILDINGS, CARGOES = range(4)

# -- how an Empire card's corner reads (MEU-17.4) -------------------------------------------------
NO_POINT, ONE_POINT, EITHER_POINT, ALL_POINTS = range(4)
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
