"""Tournaments of bots.

from gonfalon import arena
results = arena.run(arena.Tournament("byzantium", ("greedy", "random"), games=40), workers=2)
print(arena.worded(arena.summary(results)))
"""

from gonfalon.arena.errors import EmptyArena, NoCluster, OtherTournament
from gonfalon.arena.runner import run
from gonfalon.arena.schedule import Pairing, Tournament
from gonfalon.arena.table import summary, wilson, worded

__all__ = [
    "EmptyArena",
    "NoCluster",
    "OtherTournament",
    "Pairing",
    "Tournament",
    "run",
    "summary",
    "wilson",
    "worded",
]
