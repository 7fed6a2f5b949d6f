"""Everything that can go wrong, as one small tree. Each message names what is wrong."""


class GonfalonError(Exception):
    """The root: catch this to catch every error of ours."""


class UnknownGame(GonfalonError):
    """No installed game has that name."""


class BadGame(GonfalonError):
    """A game package is wrong in a way that shows when it is loaded: a text or an icon is missing."""


class BadSeats(GonfalonError):
    """The game cannot be played with that many seats."""


class BadOption(GonfalonError):
    """An option of the table does not exist, or does not take that value."""


class BadContent(BadOption):
    """A data file cannot take the place of a game's own data; the message says which entry of which file, and why."""


class BadAnswer(GonfalonError):
    """An answer that was refused; the state is unchanged."""


class IllegalAnswer(BadAnswer):
    """The rules do not allow this answer now; ``rule`` is the ledger id that says so."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class NotYourDecision(BadAnswer):
    """Another seat must answer."""


class StaleDecision(BadAnswer):
    """The decision that was answered is not the current one any more."""


class GameOver(BadAnswer):
    """The game has ended."""


class NothingToUndo(BadAnswer):
    """No answer of that seat can be taken back."""


class DamagedSave(GonfalonError):
    """These bytes are not a save of ours, or were altered."""


class DamagedRecord(GonfalonError):
    """The record is malformed, or does not replay to its checkpoints."""


class OtherRulesVersion(DamagedRecord):
    """The record or save was made under another version of the rules."""


class OtherContent(DamagedRecord):
    """The record, save or table was made with other data than the game has here; ``file`` is the data file it needs."""

    def __init__(self, message: str, file: str = "") -> None:
        super().__init__(message)
        self.file = file


class BrokenLaw(GonfalonError):
    """A conservation law of a game does not hold: an error in the rules' code, found by the fuzzer."""
