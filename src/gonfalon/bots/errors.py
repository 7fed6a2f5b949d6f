"""What can go wrong when a bot is asked for."""

from gonfalon.kernel.errors import GonfalonError


class UnknownBot(GonfalonError):
    """No bot or level has that name."""


class BadParameter(GonfalonError):
    """A bot does not have that parameter, or not that value for it."""
