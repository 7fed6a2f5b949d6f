"""All the tiny games together."""

from typing import Any

from gonfalon.kernel.errors import UnknownGame
from gonfalon.kernel.game import Game
from gonfalon.match import Match, fresh
from gonfalon.records import loaded
from tests.kernel.games.barter import BARTER
from tests.kernel.games.bids import BIDS
from tests.kernel.games.hands import HANDS
from tests.kernel.games.market import MARKET
from tests.kernel.games.offers import OFFERS
from tests.kernel.games.powers import POWERS
from tests.kernel.games.reactions import REACTIONS
from tests.kernel.games.realm import REALMS
from tests.kernel.games.road import ROAD
from tests.kernel.games.screens import SCREENS
from tests.kernel.games.treaties import TREATIES
from tests.kernel.games.walls import WALLED

GAMES: dict[str, Game] = {
    game.name: game
    for game in (BARTER, BIDS, HANDS, MARKET, OFFERS, POWERS, REACTIONS, REALMS, ROAD, SCREENS, TREATIES, WALLED)
}
TABLES = [(name, seats) for name, game in sorted(GAMES.items()) for seats in game.seats]


def find(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame(f"there is no tiny game {name!r}")
    return GAMES[name]


def begin(name: str, seats: int, seed: int = 7, *, chance: bool = True, **options: bool) -> Match:
    """A new match of a tiny game that can be taken back."""
    return fresh(GAMES[name], seats, dict(options), seed, chance=chance, undo=True)


def reload(match: Match) -> Match:
    """The same match after a save and a load."""
    return loaded(find, match.save())


def position(match: Match) -> Any:
    """The state of a tiny match, with the fields of its own game."""
    return match.state


def awaited(match: Match) -> tuple[int, ...]:
    """The seats that must answer, asked anew each time."""
    return match.turn
