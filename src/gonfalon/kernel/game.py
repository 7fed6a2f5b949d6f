"""What a game package offers to everybody else. One object per game, subclassing ``Game``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol

from mypy_extensions import mypyc_attr

from gonfalon.kernel.content import Content, DataFile, Source, read
from gonfalon.kernel.errors import BadContent, BadOption, BadSeats
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import Frame, State


class Words(Protocol):
    """Gives texts in the reader's language: ``words("name-city-damascus")``, ``words.name("city:damascus")``."""

    def __call__(self, key: str, **args: Any) -> str: ...

    def name(self, thing: str) -> str: ...

    def seat(self, number: int) -> str: ...


class TableOption:
    """A switch of the table: its possible values, the default first, and the rule it is about.

    ``rare``: few people ever turn it; pages fold it away.
    """

    def __init__(self, name: str, values: tuple[Any, ...], rule: str, rare: bool = False) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.rare = rare

    @property
    def default(self) -> Any:
        return self.values[0]


#: Every game has this one: a choice with a single possible answer is made without asking.
SKIP_FORCED = TableOption("skip_forced", (True, False), "", rare=True)


class Tip:
    """What the page says when somebody points at an element: lines of text and the rules behind them.

    A ``warning`` stands on the button of the answer that bears the element's name: what one might not have seen.
    """

    def __init__(self, title: str, lines: list[str], rules: tuple[str, ...] = (), warning: str = "") -> None:
        self.title = title
        self.lines = lines
        self.rules = rules
        self.warning = warning


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, its sizes and switches, its rules' entry, and how it is scored and shown."""

    name: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of the ledger's ids
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[TableOption, ...]] = ()
    diplomacy: ClassVar[bool] = False  # whether players may write to each other in private
    series: ClassVar[tuple[str, ...]] = ()  # questions asked again and again for one thing: pages show them as one
    rule_turn: ClassVar[str] = ""  # the rule that says whose turn it is
    rule_over: ClassVar[str] = ""  # the rule that ends the game

    content: Content | None = None  # what took the place of the game's own data

    def folder(self) -> Path:
        """Where the game's rules.md, text/ and content/ lie."""
        raise NotImplementedError

    def data_file(self) -> str:
        """The game's own data as the file that an owner of the real thing edits; "" if nothing can be replaced."""
        return ""

    def with_data(self, file: DataFile) -> "Game":
        """The same game with the data of a file for it, or BadContent that names what is wrong with them."""
        raise NotImplementedError

    def sources(self) -> list[Source]:
        """Where the printed data come from, topic by topic; ``source-<topic>`` words a topic."""
        return []

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        """The position before the first procedure has begun."""
        raise NotImplementedError

    def opening(self) -> Frame:
        """The outermost procedure: the whole game."""
        raise NotImplementedError

    def scores(self, state: Any) -> tuple[float, ...]:
        """One number per seat, now; at the end, the final result."""
        raise NotImplementedError

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that have won a finished game, tied seats together."""
        raise NotImplementedError

    def score_sheet(self, state: Any) -> Sequence[tuple[str, Sequence[float]]]:
        """The points by source: message key and one number per seat."""
        raise NotImplementedError

    def stage(self, state: Any) -> tuple[str, dict[str, int]]:
        """How far the game is, counted as its log counts: a message key and its facts."""
        return "stage-turn", {"number": state.chapter}

    def ties(self, state: Any) -> Sequence[tuple[str, Sequence[float]]]:
        """What decides between equal points, the same way; shown below the sum."""
        return []

    def laws(self, state: Any) -> None:
        """Raise BrokenLaw if something that must be conserved is not."""

    def svg(self, state: Any, seat: int | None, words: Words) -> str:
        """The position as a picture, as this seat sees it."""
        raise NotImplementedError

    def text(self, state: Any, seat: int | None, words: Words) -> str:
        """The same position in words."""
        raise NotImplementedError

    def tips(self, state: Any, seat: int | None, words: Words) -> dict[str, Tip]:
        """What each element of the board says about itself, by target."""
        return {}

    def panels(self, state: Any, words: Words) -> list[list[tuple[str, str, str]]]:
        """For each seat, what its panel shows: (icon, label, value)."""
        return [[] for _ in range(state.seats)]

    def purse(self, state: Any, seat: int, words: Words) -> list[tuple[str, str, str]]:
        """What a seat has to spend, for its own eyes: (icon, label, value). Boards of one place show it themselves."""
        return []

    def end_rule(self, state: Any) -> str:
        """The rule by which this game has ended."""
        return self.rule_over

    def refuse(self, state: Any, ask: Ask, answer: str) -> Refusal | None:
        """What forbids an answer that the step before which the game stands knows nothing of: not now, not there."""
        return None

    def missing(self, state: Any, ask: Ask) -> list[str]:
        """The answers to a question that are worth a word of explanation where they are not offered."""
        return []

    def meant(self, state: Any, thing: str) -> str:
        """What answers call an element of the board that has a name of its own: the place on which a town is drawn."""
        return thing

    # -- the same for every game -------------------------------------------------------------

    def with_content(self, path: Path) -> "Game":
        """The same game with reconstructed values replaced by those of a data file."""
        return self.with_file(read(path))

    def with_file(self, file: DataFile) -> "Game":
        """The same for a file that has been read."""
        if file.game != self.name:
            raise BadContent(f"{file.path} is a data file for {file.game}, not for {self.name}")
        if not self.data_file():
            raise BadContent(f"{file.path}: {self.name} has no data that a file could replace")
        return self.with_data(file)

    def begin(self, seats: Any, options: dict[str, Any]) -> State:
        """A state that waits for its first answer."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(f"{self.name} is played with {_either(self.seats)} seats, not {seats!r}")
        state = self.setup(seats, self._settled(options))
        state._events = []
        state.start(self.opening())
        return state

    def all_options(self) -> tuple[TableOption, ...]:
        return (*self.options, SKIP_FORCED)

    def _settled(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """Every option with its value: chosen, or the default."""
        known = {option.name: option for option in self.all_options()}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has {', '.join(sorted(known))}")
            if not any(value is v or (type(value) is type(v) and value == v) for v in known[name].values):
                raise BadOption(f"option {name!r} takes {_either(known[name].values)}, not {value!r}")
        return {name: chosen.get(name, option.default) for name, option in known.items()}


def _either(values: tuple[Any, ...]) -> str:
    *most, last = [repr(value) for value in values]
    return f"{', '.join(most)} or {last}" if most else last
