"""Data files in the place of a game's own data: ``--content`` and what is made with them; and ``--option``."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gonfalon
from gonfalon import registry
from gonfalon.arena import Tournament
from gonfalon.arena import run as tournament
from gonfalon.training.vector import Batch, Step, Vector
from tests.cli.conftest import Run
from tests.support import play


def dear_peasants(gold: int = 9) -> str:
    """The data of Medievalia, but nobody can easily afford a peasant."""
    ours = registry.find("medievalia").data_file()
    text, count = re.subn(r'(id = "peasant".*?\ncost = )\{[^}]*\}', rf"\1{{ gold = {gold} }}", ours, flags=re.DOTALL)
    assert count == 1
    return text


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a failing fuzzer leaves behind is not left in the repository."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(dear_peasants(), encoding="utf-8")
    return file


@pytest.fixture
def seal(mine: Path) -> str:
    content = registry.find("medievalia").with_content(mine).content
    assert content is not None
    return content.seal


def simulated(run: Run, *arguments: object) -> dict[str, Any]:
    outcome = run("sim", "medievalia", "--games", 3, "--json", *arguments)
    assert outcome.code == 0, outcome.err
    result: dict[str, Any] = json.loads(outcome.out)
    assert result.pop("games_per_s") > 0
    return result


# -- the file to edit ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["medievalia", "struggle-for-rome"])
def test_the_data_of_a_game_are_printed_as_a_file_that_can_be_handed_over(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "mine.toml"
    assert run("content", game, "--out", file).code == 0
    assert run("content", game).out == file.read_text(encoding="utf-8")
    assert f'game = "{game}"' in file.read_text(encoding="utf-8")
    one = run("sim", game, "--games", 1, "--json", "--content", file)
    assert json.loads(one.out)["content"] == "", "a file without changes is the game's own data"


def test_an_existing_file_is_not_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious")
    outcome = run("content", "medievalia", "--out", file)
    assert (outcome.code, outcome.out) == (2, "")
    assert f"{file} is there already" in outcome.err
    assert file.read_text() == "precious"


@pytest.mark.parametrize("game", ["byzantium", "road"])
def test_a_game_without_reconstructed_data_says_so(run: Run, tmp_path: Path, game: str) -> None:
    outcome = run("content", game)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"gonfalon: {game} has no data that a file could replace\n"
    file = tmp_path / "mine.toml"
    file.write_text(f'game = "{game}"')
    assert run("sim", game, "--content", file).err.endswith(f"{game} has no data that a file could replace\n")


# -- playing with it -------------------------------------------------------------------------------


def test_games_are_played_with_the_data_of_the_file(run: Run, mine: Path, seal: str) -> None:
    ours, theirs = simulated(run), simulated(run, "--content", mine)
    assert (ours.pop("content"), theirs.pop("content")) == ("", seal)
    assert ours != theirs
    assert registry.contents() == (), "only that command"
    assert f"seed 1, data {seal}" in run("sim", "medievalia", "--games", 1, "--content", mine).out


def test_every_command_that_plays_takes_the_file(run: Run, mine: Path) -> None:
    given = ("--content", mine)
    assert run("fuzz", "medievalia", "--games", 1, "--seats", 2, *given).code == 0
    assert run("bench", "--games", "medievalia", "--seconds", "0.01", "--json", *given).code == 0
    assert run("serve", "--port", "70000", *given).code == 2
    for command in ("analyse", "arena", "bench", "fuzz", "hint", "play", "replay", "serve", "sim"):
        assert "--content PATH" in run(command, "--help").out


def test_a_tournament_is_played_with_it_in_every_process(run: Run, mine: Path, seal: str, tmp_path: Path) -> None:
    cup = Tournament("medievalia", ("random", "random"), 4)
    ours = tournament(cup)
    with registry.using(((str(mine), dear_peasants()),)):
        here, elsewhere = tournament(cup), tournament(cup, workers=2)
    assert here == elsewhere
    assert here != ours
    book = tmp_path / "cup.jsonl"
    arguments = ("arena", "medievalia", "--bots", "random,random", "--games", 2, "--workers", 1, "--file", book)
    assert run(*arguments, "--content", mine).code == 0
    assert json.loads(book.read_text().splitlines()[0])["content"] == seal
    outcome = run(*arguments)
    assert outcome.code == 2
    assert "does not hold the games of this tournament" in outcome.err


def random_answers(games: Any, steps: int) -> list[Step]:
    """Steps of games in which always the same random answers are given."""
    out, chance = [games.reset()], np.random.default_rng(1)
    for _ in range(steps):
        out.append(games.step([chance.choice(mask.nonzero()[0]) for mask in out[-1].masks]))
    return out


def test_training_processes_play_with_it(mine: Path) -> None:
    ours = random_answers(Batch("medievalia", 2, 2), 40)
    gonfalon.use_content(mine)
    try:
        here = random_answers(Batch("medievalia", 2, 2), 40)
        with Vector("medievalia", 2, 2, workers=2) as games:
            elsewhere = random_answers(games, 40)
    finally:
        gonfalon.use_content()
    assert [step.masks.tolist() for step in here] == [step.masks.tolist() for step in elsewhere]
    assert [step.masks.tolist() for step in here] != [step.masks.tolist() for step in ours]


# -- records and saves -----------------------------------------------------------------------------


def recorded(folder: Path, *files: Path) -> tuple[Path, Path]:
    """A record and a save of a begun match, made with these data files."""
    gonfalon.use_content(*files)
    try:
        match = play(gonfalon.new("medievalia", 2, seed=5), answers=60)
    finally:
        gonfalon.use_content()
    record, save = folder / "record.json", folder / "save"
    record.write_text(json.dumps(match.record()))
    save.write_bytes(match.save())
    return record, save


def test_a_record_and_a_save_need_the_file_they_were_made_with(run: Run, mine: Path, seal: str, tmp_path: Path) -> None:
    record, save = recorded(tmp_path, mine)
    assert json.loads(record.read_text())["content"] == {"file": "mine.toml", "seal": seal}
    renamed = mine.rename(tmp_path / "renamed.toml")
    assert "all as recorded" in run("replay", record, "--check", "--content", renamed).out
    assert run("hint", save, "--seconds", "0.05", "--content", renamed).code == 0
    assert run("analyse", record, "--simulations", 0, "--content", renamed).code == 0
    for command in (("replay", record, "--check"), ("analyse", record), ("hint", save)):
        outcome = run(*command)
        assert outcome.code == 2
        assert f"was made with the data file mine.toml (seal {seal}), but here is the game's own data" in outcome.err
    other = tmp_path / "other.toml"
    other.write_text(dear_peasants(gold=8), encoding="utf-8")
    assert "but here is the data file other.toml" in run("replay", record, "--check", "--content", other).err
    assert "but here is the data file other.toml" in run("play", "medievalia", "--resume", save, "--content", other).err


def test_what_was_made_with_our_data_says_nothing_and_is_refused_with_others(
    run: Run, mine: Path, tmp_path: Path
) -> None:
    record, save = recorded(tmp_path)
    assert "content" not in json.loads(record.read_text())
    assert run("replay", record, "--check").code == 0
    for command in (("replay", record, "--check"), ("hint", save)):
        outcome = run(*command, "--content", mine)
        assert outcome.code == 2
        assert "was made with the game's own data" in outcome.err
        assert "leave --content out" in outcome.err


# -- files that cannot be used ---------------------------------------------------------------------

MISTAKES = {
    "missing file": (None, "cannot be read: No such file"),
    "YAML": ("game: medievalia\ncards:\n  - id: city\n", "is not a TOML file"),
    "not text": (b"\xff\xfe\x00", "is not a TOML file"),
    "empty": ("", "does not say which game it is for"),
    "wrong game": ('game = "struggle-for-rome"', "is a data file for struggle-for-rome, not for medievalia"),
    "no cards": ('game = "medievalia"', "the cards are missing"),
    "unknown table": ('gold = 3\ngame = "medievalia"', "there is no table 'gold'"),
    "missing card": (lambda text: text.replace('id = "bank"', 'id = "band"'), "missing: bank; unknown: band"),
    "unknown key": (lambda text: text.replace('id = "bank"', 'id = "bank"\ncolour = 1'), "bank: colour is nothing"),
    "impossible number": (lambda text: text.replace("gold = 9", "gold = -9"), "peasant: cost names resources"),
    "huge number": (lambda text: text.replace("gold = 9", "gold = 999"), "peasant: cost names resources"),
    "printed number": (lambda text: text.replace("starting_hand = 8", "starting_hand = 7"), "the rulebook's"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_one_sentence_that_names_the_file(run: Run, tmp_path: Path, mistake: str) -> None:
    made, message = MISTAKES[mistake]
    file = tmp_path / "mine.toml"
    if isinstance(made, bytes):
        file.write_bytes(made)
    elif made is not None:
        file.write_text(made if isinstance(made, str) else made(dear_peasants()), encoding="utf-8")
    outcome = run("sim", "medievalia", "--content", file)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"gonfalon: {file}")
    assert message in outcome.err
    assert outcome.err.count("\n") == 1
    assert registry.contents() == ()
    assert registry.find("medievalia").content is None


def test_a_server_takes_one_file_for_each_installed_game(run: Run, mine: Path, tmp_path: Path) -> None:
    second = tmp_path / "second.toml"
    second.write_text(dear_peasants(gold=8), encoding="utf-8")
    outcome = run("serve", "--content", mine, "--content", second)
    assert outcome.code == 2
    assert outcome.err == f"gonfalon: {mine} and {second} are both for medievalia: one file per game\n"
    second.write_text('game = "chess"')
    outcome = run("serve", "--content", mine, "--content", second)
    assert outcome.code == 2
    assert f"{second} is for 'chess', which is not installed" in outcome.err
    assert registry.contents() == ()


# -- options of the table --------------------------------------------------------------------------


def test_options_of_the_table_are_chosen_by_name(run: Run) -> None:
    pairs = ("--option", "alliance=off", "--option", "building_output=land")
    result = simulated(run, "--seats", 4, *pairs)
    assert result["options"] == {"alliance": False, "building_output": "land"}
    assert result != simulated(run, "--seats", 4, "--option", "alliance=TRUE")
    assert "building_output land" in run("sim", "medievalia", "--games", 1, *pairs).out
    assert run("fuzz", "medievalia", "--seats", 4, "--games", 1, "--option", "alliance=true").code == 0
    cup = ("arena", "medievalia", "--bots", "random,random", "--games", 1, "--workers", 1, "--json")
    told = json.loads(run(*cup, "--option", "first_draw=no").out)
    assert told["tournament"]["options"] == {"first_draw": False}
    figures = run("sim", "struggle-for-rome", "--games", 1, "--json", "--option", "figures=8")
    assert json.loads(figures.out)["options"] == {"figures": 8}


@pytest.mark.parametrize("command", ["fuzz", "play", "sim", "arena"])
@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        (["alliance"], "an option is given as NAME=VALUE, not as 'alliance'"),
        (["ally=true"], "medievalia has no option 'ally'; it has alliance, building_output"),
        (["alliance=maybe"], "option 'alliance' takes true or false, not 'maybe'"),
        (["building_output="], "option 'building_output' takes own or land, not ''"),
        (["alliance=true", "alliance=no"], "option 'alliance' is given twice"),
    ],
)
def test_a_wrong_option_gets_one_sentence(run: Run, command: str, pairs: list[str], message: str) -> None:
    given = [part for pair in pairs for part in ("--option", pair)]
    bots = ["--bots", "random,random"] if command == "arena" else []
    outcome = run(command, "medievalia", *bots, *given)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"gonfalon: {message}{outcome.err[len(message) + 10 :]}"
    assert outcome.err.count("\n") == 1


def test_a_saved_game_keeps_its_options(run: Run, tmp_path: Path) -> None:
    _, save = recorded(tmp_path)
    outcome = run("play", "medievalia", "--resume", save, "--option", "alliance=no")
    assert outcome.code == 2
    assert "has its options already" in outcome.err
