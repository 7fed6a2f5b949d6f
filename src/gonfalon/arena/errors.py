"""What can be wrong with a tournament."""

from gonfalon.kernel.errors import GonfalonError


class EmptyArena(GonfalonError):
    """There is nobody to play, or nothing to be played."""


class OtherTournament(GonfalonError):
    """The file holds the games of another tournament."""


class NoCluster(GonfalonError):
    """Ray is not installed, or its cluster cannot be reached."""
