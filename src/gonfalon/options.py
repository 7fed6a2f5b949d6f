"""What several commands share: records, data files of one's own, and the switches of a table."""

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from gonfalon import registry
from gonfalon.kernel.content import read
from gonfalon.kernel.errors import BadContent, BadOption, DamagedRecord
from gonfalon.kernel.game import Game

Command = Callable[..., Any]
_WORDS = {"yes": "true", "no": "false", "on": "true", "off": "false"}


class GameName(click.ParamType[str]):
    """The name of a game, however it is written: Byzantium, STRUGGLE FOR ROME, medioevo_universale."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        wanted = str(value).casefold().replace("_", "-").replace(" ", "-")
        return next((name for name in registry.names() if name.casefold() == wanted), str(value))


game_argument = click.argument("game", type=GameName())


def content_option(command: Command) -> Command:
    """``--content PATH``: the command runs with the data of these files; one about a GAME takes only its file."""

    @functools.wraps(command)
    def run(content: tuple[Path, ...], **given: Any) -> Any:
        files = [read(path) for path in content]
        for file in files:
            if file.game != given.get("game", file.game):
                raise BadContent(f"{file.path} is a data file for {file.game}, not for {given['game']}")
        with registry.using(tuple((file.path, file.text) for file in files)):
            return command(**given)

    help_text = "Replace reconstructed data by those of a file; see the command content."
    return click.option("--content", multiple=True, metavar="PATH", type=click.Path(path_type=Path), help=help_text)(
        run
    )


def table_option(command: Command) -> Command:
    """``--option NAME=VALUE``: the command gets a table of ``options`` of its GAME."""

    @functools.wraps(command)
    def run(option: tuple[str, ...], **given: Any) -> Any:
        return command(options=chosen(registry.find(given["game"]), option) if option else {}, **given)

    help_text = "A switch of the table; may be given several times."
    return click.option("--option", multiple=True, metavar="NAME=VALUE", help=help_text)(run)


def chosen(game: Game, pairs: tuple[str, ...]) -> dict[str, Any]:
    """The options that pairs like ``alliance=false`` choose."""
    known = {option.name: option for option in game.all_options()}
    out: dict[str, Any] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadOption(f"an option is given as NAME=VALUE, not as {pair!r}")
        if name not in known:
            raise BadOption(f"{game.name} has no option {name!r}; it has {', '.join(sorted(known))}")
        if name in out:
            raise BadOption(f"option {name!r} is given twice")
        values = {str(value).lower(): value for value in known[name].values}
        word = text.strip().lower()
        found = values.get(word, values.get(_WORDS.get(word, "")))
        if found is None:
            raise BadOption(f"option {name!r} takes {' or '.join(values)}, not {text!r}")
        out[name] = found
    return out


def is_record(file: Path) -> bool:
    """Whether a file looks like a record (JSON) rather than a save (bytes)."""
    return file.read_bytes().lstrip()[:1] == b"{"


def read_record(file: Path) -> dict[str, Any]:
    """The record in a file; whether it is sound is for ``gonfalon.replay`` to say."""
    try:
        record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(
            f"{file} is not a record, which is JSON as match.record() gives it and the page saves it: {error}"
        ) from error
    return record
