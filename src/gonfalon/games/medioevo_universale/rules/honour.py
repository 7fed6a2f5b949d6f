"""Where honour comes from, for the score table."""

from typing import Final

SOURCES: Final = (
    "start",
    "conquest",
    "monument",
    "building",
    "route",
    "battle",
    "rebellion",
    "barbarians",
    "breach",
    "attack",
    "auction",
    "majority",
    "prisoners",
    "debts",
    "objectives",
)
START: Final = 0
CONQUEST: Final = 1
MONUMENT: Final = 2
BUILDING: Final = 3
ROUTE: Final = 4
BATTLE: Final = 5
REBELLION: Final = 6
BARBARIANS: Final = 7
BREACH: Final = 8
ATTACK: Final = 9
AUCTION: Final = 10
MAJORITY: Final = 11
PRISONERS: Final = 12
DEBTS: Final = 13
OBJECTIVES: Final = 14
SOURCE_COUNT: Final = 15
