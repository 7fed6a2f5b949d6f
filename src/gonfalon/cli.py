"""The ``gonfalon`` command. Each command says what it needs and leaves the work to its module.

Whatever is wrong with the input is told in one sentence on stderr, with exit code 2.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import click
from tqdm import tqdm

from gonfalon import __version__, registry
from gonfalon.kernel.errors import BadContent, GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.options import content_option, game_argument, read_record, table_option
from gonfalon.wording import LANGUAGES

BAD_INPUT = 2

language = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")
seed_option = click.option("--seed", type=int, default=1, show_default=True, help="The same seed, the same games.")
file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    try:
        code = cli.main(arguments, prog_name="gonfalon", standalone_mode=False)
    except click.ClickException as error:
        _leave(error.format_message(), BAD_INPUT)
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        sys.exit(0)
    except (GonfalonError, OSError, UnicodeError) as error:
        _leave(str(error), BAD_INPUT)
    sys.exit(code if isinstance(code, int) else 0)


def _leave(sentence: str, code: int) -> None:
    click.echo(f"gonfalon: {' '.join(sentence.split())}", err=True)
    sys.exit(code)


@contextmanager
def progress(total: int, unit: str = "game") -> Iterator[Callable[[], None]]:
    """A bar on a terminal; nothing in a pipe. Gives what is to be called after each unit."""
    with tqdm(total=total, unit=unit, disable=not sys.stderr.isatty(), leave=False) as bar:

        def tick() -> None:
            bar.update()

        yield tick


def seat_counts(game: Game, seats: int | None) -> tuple[int, ...]:
    """The number of seats asked for, or all that the game can be played with."""
    return game.seats if seats is None else (seats,)


def listed() -> list[tuple[str, str]]:
    """The games that can be played here, and who plays them."""
    from gonfalon import bots

    return [
        ("GAME", ", ".join(registry.names()) or "none"),
        ("bots, by level", ", ".join(bots.levels())),
        ("bots, by kind", ", ".join(bots.kinds())),
    ]


class Playing(click.Command):
    """A command whose help names the games and the bots."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Games and bots"):
            formatter.write_dl(listed())


class Commands(click.Group):
    """Our commands, and those that other modules bring: loaded when they are called."""

    ELSEWHERE: ClassVar[dict[str, str]] = {
        "analyse": "gonfalon.analysis:analyse_command",
        "arena": "gonfalon.arena.commands:arena",
        "hint": "gonfalon.analysis:hint_command",
        "learn": "gonfalon.training.learn:main",
    }

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *self.ELSEWHERE])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Which games and bots there are."""
        with formatter.section("Games and bots"):
            formatter.write_dl(listed())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.ELSEWHERE:
            return super().get_command(ctx, cmd_name)
        module, _, name = self.ELSEWHERE[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__)
@click.pass_context
def cli(context: click.Context) -> None:
    """Heavy strategy games, rules enforced. Without a command: serve here and open the browser."""
    if context.invoked_subcommand is None:
        with serve.make_context("serve", [], parent=context) as own:
            serve.invoke(own)


@cli.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, envvar="PORT")
@click.option("--lan", is_flag=True, help="Let friends on the same network in; invitations name its address.")
@click.option("--database", default=None, help="Where the tables are kept.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@content_option
def serve(host: str, port: int, lan: bool, database: str | None, no_browser: bool) -> None:
    """Serve the tables of a club on the web."""
    try:
        from gonfalon.server import run
    except ModuleNotFoundError as error:
        raise click.ClickException(f"the server is not installed here: {error}") from error
    run.serve(host, port, database, not no_browser, lan)


@cli.command(cls=Playing)
@game_argument
@click.option("--seats", type=int, default=None, help="How many play; the fewest the game allows if not given.")
@click.option("--seat", type=click.IntRange(min=0), default=0, show_default=True, help="Where you sit.")
@click.option(
    "--bots", default="squire", show_default=True, help="Who plays the other seats: one name, or one per seat."
)
@click.option("--seed", type=int, default=None, help="The same seed, the same dice.")
@click.option("--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Go on with a saved game.")
@language
@table_option
@content_option
def play(
    game: str,
    options: dict[str, Any],
    seats: int | None,
    seat: int,
    bots: str,
    seed: int | None,
    resume: Path | None,
    lang: str,
) -> None:
    """Play GAME in the terminal against bots."""
    import gonfalon
    from gonfalon import bots as players
    from gonfalon.kernel.generator import Generator
    from gonfalon.sim import bots_for
    from gonfalon.terminal import Terminal, free_path

    if resume is not None and options:
        raise click.UsageError(f"{resume} has its options already")
    if resume is not None:
        match = gonfalon.load(resume.read_bytes())
    else:
        match = gonfalon.new(game, registry.find(game).seats[0] if seats is None else seats, seed, options, undo=True)
    if match.game.name != game:
        raise click.UsageError(f"{resume} is a game of {match.game.name}, not of {game}")
    if seat >= match.seats:
        raise click.UsageError(f"there is no seat {seat}: seats are numbered 0 to {match.seats - 1}")
    names = bots_for(_names(bots), max(1, match.seats - 1))  # of the others, in the order of their seats
    others = [players.make(name) for name in [*names[:seat], names[0], *names[seat:]]]
    save = resume or free_path(game, Path())
    generator = Generator(match.generator.state).split()
    again = _going_on(game, {"--seat": str(seat), "--bots": bots, "--lang": lang})
    Terminal(match, seat, others, generator, lang, input, click.echo, save, again).play()


def _going_on(game: str, chosen: dict[str, str]) -> tuple[str, ...]:
    """The command that goes on with a saved game, as far as the name of the file: what is usual is left out."""
    here = sys.argv[0] if Path(sys.argv[0]).name == "gonfalon" else "gonfalon"
    usual = {str(option.opts[0]): str(option.default) for option in play.params if option.opts}
    more = [word for name, value in chosen.items() if value != usual[name] for word in (name, value)]
    return here, "play", game, *more, "--resume"


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


@cli.command("sim")
@game_argument
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seats", type=int, default=None, help="The fewest the game allows if not given.")
@click.option("--bots", default="random", show_default=True, help="One name per seat; a short list is repeated.")
@seed_option
@click.option("--json", "as_json", is_flag=True)
@table_option
@content_option
def sim_command(
    game: str, options: dict[str, Any], games: int, seats: int | None, bots: str, seed: int, as_json: bool
) -> None:
    """Let bots play many games of GAME."""
    from gonfalon import sim

    found = registry.find(game)
    count = found.seats[0] if seats is None else seats
    with progress(games) as tick:
        result = sim.simulate(found, count, games, _names(bots), seed, options, tick)
    _print(result.as_dict() if as_json else sim.table(result))


def _print(what: dict[str, Any] | list[str]) -> None:
    click.echo(json.dumps(what) if isinstance(what, dict) else "\n".join(what))


@cli.command()
@file_argument
@click.option("--check", is_flag=True, help="Only check it.")
@language
@content_option
def replay(file: Path, check: bool, lang: str) -> None:
    """Step through the record in FILE, after checking it."""
    import gonfalon
    from gonfalon.terminal import walk

    record = read_record(file)
    match = gonfalon.replay(record)
    if check:
        marks = len(record["checkpoints"])
        click.echo(f"{len(record['answers'])} answers, {marks} checkpoints: all as recorded")
    else:
        walk(match, lang, input if sys.stdin.isatty() and sys.stdout.isatty() else None, click.echo)


@cli.command()
@game_argument
@click.option("--coverage", is_flag=True, help="Which rules no test names; exit code 1 if there are any.")
@click.option("--tests", type=click.Path(path_type=Path), default=Path("tests"), show_default=True)
@language
def rules(game: str, coverage: bool, tests: Path, lang: str) -> int:
    """Print the rules of GAME."""
    from gonfalon.coverage import coverage as compare
    from gonfalon.ledger import ledger, rule_texts

    found = registry.find(game)
    if coverage:
        ledgers = [registry.find(name).folder() / "rules.md" for name in registry.names()]
        ledgers += Path(__file__).parent.glob("games/*/rules.md")  # one that is not offered yet has tests too
        prefixes = frozenset(rule.partition("-")[0] for path in ledgers if path.exists() for rule in rule_texts(path))
        compared = compare(found, tests, prefixes)
        _print(compared.lines())
        return 0 if compared.complete else 1
    for entry in ledger(found.folder() / "rules.md"):
        text = entry.text(lang)
        click.echo(f"\n{'#' * entry.level} {text}" if entry.level else f"{entry.id}  {text}".lstrip())
    return 0


@cli.command("check")
@game_argument
@click.option("--seats", type=int, default=None, help="Only with so many; every number the game allows if not given.")
def check_command(game: str, seats: int | None) -> int:
    """Check that GAME does what every game must do; exit code 1 if it does not."""
    from gonfalon.check import PROMISES, faults

    with progress(len(PROMISES), "promise") as tick:
        found = list(faults(registry.find(game), seats, tick))
    for promise, fault in found:
        click.echo(f"broken: {promise}\n        {fault}")
    kept = len(PROMISES) - len(found)
    click.echo(f"{game}: {kept} of {len(PROMISES)} promises kept")
    return 1 if found else 0


@cli.command("content")
@game_argument
@click.option("--out", type=click.Path(path_type=Path), default=None, help="Write it here, to a new file.")
def content_command(game: str, out: Path | None) -> None:
    """Print the data of GAME as a file to edit and to hand over with --content."""
    text = registry.find(game).data_file()
    if not text:
        raise BadContent(f"{game} has no data that a file could replace")
    if out is None:
        click.echo(text, nl=False)
        return
    if out.exists():
        raise click.UsageError(f"{out} is there already, and nothing was written")
    out.write_text(text, encoding="utf-8")


@cli.command("bench")
@click.option("--games", default=None, help="Names of games, with commas; all if not given.")
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=1.0, show_default=True, help="Per game and seats.")
@click.option("--json", "as_json", is_flag=True)
@content_option
def bench_command(games: str | None, seconds: float, as_json: bool) -> None:
    """Measure how fast every game runs."""
    from gonfalon import bench

    if seconds != seconds:  # not a number
        raise click.UsageError("--seconds is a number from 0.01 to 600")
    chosen = [registry.find(name) for name in (registry.names() if games is None else _names(games))]
    tables = [(game, seats) for game in chosen for seats in game.seats]
    speeds = []
    with progress(len(tables), "table") as tick:
        for game, seats in tables:
            speeds.append(bench.measure(game, seats, seconds))
            tick()
    found = bench.report(speeds)
    _print(found if as_json else bench.table(found))


@cli.command("fuzz")
@game_argument
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True, help="Per number of seats.")
@click.option("--seats", type=int, default=None, help="All numbers of seats if not given.")
@seed_option
@table_option
@content_option
def fuzz_command(game: str, options: dict[str, Any], games: int, seats: int | None, seed: int) -> int:
    """Play random games of GAME and check every promise; exit code 1 if one is broken."""
    from gonfalon.fuzz import FuzzFailure, fuzz

    found = registry.find(game)
    counts = seat_counts(found, seats)
    with progress(games * len(counts)) as tick:
        for count in counts:
            try:
                report = fuzz(found, count, games, seed, options, tick=tick)
            except FuzzFailure as failure:
                click.echo(f"gonfalon: {failure}", err=True)
                return 1
            checks = ", ".join(f"{number} {name}" for name, number in sorted(report.checks.items()))
            click.echo(f"{game} for {count}: {report.games} games, {report.answers} answers; {checks}")
    return 0


if __name__ == "__main__":
    main()
