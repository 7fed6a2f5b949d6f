"""Data files that take the place of a game's own data, and what a game says about the sources of its data.

Every value carries a mark: where it comes from. What is only a reconstruction may be replaced by a TOML file of
somebody who owns the real thing; the file names its game in its first line, ``game = "medievalia"``.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from gonfalon.kernel.errors import BadContent, DamagedRecord, OtherContent

#: Where a value comes from, the most certain first: the rulebook says it, or it follows from an example there, or two
#: passages disagree; a public page says it; we decided it; it is our reconstruction; a data file says it.
MARKS: Final = ("R", "R-inferred", "R-doubtful", "P", "O", "X", "F")
RECONSTRUCTION: Final = "X"
FROM_FILE: Final = "F"


class DataFile:
    """A data file as somebody wrote it: its path, its text, the game it is for and the tables it holds."""

    def __init__(self, path: str, text: str) -> None:
        import tomllib  # not before somebody reads a file: ``import gonfalon`` stays light

        self.path = path
        self.name = Path(path).name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadContent(f"{path} is not a TOML file: {error}") from error
        game = self.data.pop("game", None)
        if not isinstance(game, str):
            raise BadContent(f'{path} does not say which game it is for: begin it like game = "medievalia"')
        self.game = game


def read(path: Path) -> DataFile:
    """The data file of that path."""
    try:
        return DataFile(str(path), path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadContent(f"{path} is not a TOML file: {error}") from error


class Content:
    """What took the place of a game's own data: the name of the file, and the seal that only these data have."""

    def __init__(self, name: str, seal: str) -> None:
        self.name = name
        self.seal = seal

    def header(self) -> dict[str, str]:
        return {"file": self.name, "seal": self.seal}


def sealed(data: Any) -> str:
    """The seal of data: the same for the same values, however the file is laid out or called."""
    return hashlib.blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=6).hexdigest()


Tables = dict[str, Any]


class Editions:
    """The sets of data of a game that are in use, by their seals: a state remembers only the seal; "" is ours.

    ``ours`` reads our tables; ``made`` checks tables beside ours, with ``need``, and makes of them what the rules use.
    """

    def __init__(self, ours: Callable[[], Tables], made: Callable[[Tables, Tables], Any]) -> None:
        self._ours = ours
        self._made = made
        self._loaded: dict[str, Any] = {}

    def load(self, file: DataFile) -> str:
        """Keep our data with the tables of a file in the place of ours; gives their seal, "" if nothing differs."""
        ours = self._ours()
        data = ours | file.data
        try:
            made = self._made(data, ours)
        except BadContent as error:
            raise BadContent(f"{file.path}: {error}") from error
        seal = sealed(data)
        if seal == sealed(ours):
            return ""
        self._loaded.setdefault(seal, made)
        return seal

    def find(self, edition: str) -> Any:
        """The data of that seal; "" is ours."""
        if edition not in self._loaded and not edition:
            ours = self._ours()
            self._loaded[edition] = self._made(ours, ours)
        return self._loaded[edition]


def need(holds: bool, sentence: str) -> None:
    """What data must fulfil, and the sentence that names the entry in which they do not."""
    if not holds:
        raise BadContent(sentence)


def check_entries(data: Tables, ours: Tables, entries: dict[str, dict[str, type]]) -> None:
    """Every table is known, and these hold entries with just these fields."""
    for name in data:
        need(name in ours, f"there is no table {name!r}; the tables are {', '.join(sorted(ours))}")
    for name, fields in entries.items():
        need(isinstance(data[name], list) and bool(data[name]), f"{name} must be a list of entries")
        for number, entry in enumerate(data[name], 1):
            where = f"{name}, entry {number}"
            need(isinstance(entry, dict), f"{where}: must be a table with the fields {', '.join(fields)}")
            need(sorted(entry) == sorted(fields), f"{where}: needs exactly the fields {', '.join(sorted(fields))}")
            for field, kind in fields.items():
                value = entry[field]
                need(type(value) is kind, f"{where}: {field} must be of type {kind.__name__}, not {value!r}")
                names = type(value) is not list or all(type(name) is str for name in value)
                need(names, f"{where}: {field} must be a list of names, not {value!r}")


def check_same(made: Any, here: Content | None, what: str) -> None:
    """Refuse a record, save or table that was made with other data; ``made`` is what its header says."""
    if made is None and here is None:
        return
    if made is not None:
        right = isinstance(made, dict) and isinstance(made.get("file"), str) and isinstance(made.get("seal"), str)
        if not right:
            raise DamagedRecord(f"the {what} does not say clearly which data file it was made with: {made!r}")
        if here is not None and made["seal"] == here.seal:
            return
    wanted = None if made is None else Content(made["file"], made["seal"])
    advice = "leave --content out" if wanted is None else "hand that file over with --content"
    sentence = f"the {what} was made with {_told(wanted)}, but here is {_told(here)}: {advice}"
    raise OtherContent(sentence, "" if wanted is None else wanted.name)


def _told(content: Content | None) -> str:
    return "the game's own data" if content is None else f"the data file {content.name} (seal {content.seal})"


class Source:
    """Where the data about one topic come from: for every mark the things it stands for.

    Things are named like answers, ``kind:soldier``, two that belong together ``city:a+city:b``; an empty list is the
    whole topic.
    """

    def __init__(self, topic: str, things: dict[str, list[str]]) -> None:
        self.topic = topic
        self.things = {mark: things[mark] for mark in MARKS if mark in things}


def grouped(topic: str, marked: list[tuple[str, str]]) -> Source:
    """A topic from its things and their marks."""
    things: dict[str, list[str]] = {}
    for thing, mark in marked:
        things.setdefault(mark, []).append(thing)
    return Source(topic, things)
