"""Playing in the terminal: numbers, taking back, asking why, saving and going on."""

from collections.abc import Callable
from pathlib import Path

import pytest

import gonfalon
from tests.cli.conftest import Outcome, Run

Type = Callable[..., Outcome]


@pytest.fixture
def typed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Type:
    """Plays with these lines typed in, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: object, lines: list[str]) -> Outcome:
        waiting = iter(lines)

        def read(prompt: str) -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)
        return run("play", *arguments)

    return call


def test_a_game_is_played_by_numbers_to_its_end(typed: Type, tmp_path: Path) -> None:
    outcome = typed("road", "--seed", 1, lines=["1", "2"] * 2)
    assert outcome.code == 0
    assert "Which road?\n1. The left road\n2. The right road\n" in outcome.out
    assert "Red takes the left road." in outcome.out
    assert outcome.out.endswith("The game is over. Red wins.\nPoints: Red 0.\n")
    assert list(tmp_path.iterdir()) == []


def test_the_game_speaks_french(typed: Type) -> None:
    outcome = typed("road", "--lang", "fr", lines=["h", "1", "2"] * 2)
    assert outcome.out.startswith("Vous jouez Rouge.\n")
    assert "Quelle route ?" in outcome.out
    assert "Un numéro répond." in outcome.out
    assert "?road:right : est-ce permis" in outcome.out, "the example is an answer of this game"
    assert outcome.out.endswith("Points : Rouge 0.\n")


def test_an_answer_can_be_taken_back_until_dice_fall(typed: Type) -> None:
    outcome = typed("road", lines=["u", "1", "u", "2", "1", "u", "q"])
    assert outcome.out.count("Taken back.") == 1
    assert outcome.out.count("That cannot be taken back") == 2
    assert "Red takes the right road." in outcome.out


def test_the_rule_behind_a_question_an_answer_and_a_refusal_is_told(typed: Type) -> None:
    outcome = typed("road", lines=["1", "?", "?2", "?9", "?road:home", "?road:over", "q"])
    assert outcome.out.count("TINY-8: You take the road that is open.") == 2
    assert "There are answers 1 to 2." in outcome.out
    assert "TINY-2: The game ends after the last round." in outcome.out
    assert "That is allowed." in outcome.out


def test_position_and_log_can_be_read_again(typed: Type) -> None:
    outcome = typed("road", lines=["1", "t", "l", "q"])
    assert outcome.out.count('"path"') == 2
    assert outcome.out.count("Red takes the left road.") == 2
    assert "Points: Red 0." in outcome.out


@pytest.mark.parametrize("line", ["", "0", "3", "-1", "x", "1 2", "²", "9" * 5000])
def test_anything_else_is_answered_with_what_is_possible(typed: Type, line: str) -> None:
    outcome = typed("road", lines=[line, "q"])
    assert outcome.code == 0
    assert "There are answers 1 to 2." in outcome.out


def test_leaving_saves_the_game_and_it_can_be_resumed(typed: Type, tmp_path: Path) -> None:
    outcome = typed("road", lines=["1", "q"])
    file = tmp_path / "road-1.save"
    assert outcome.out.endswith("Saved in road-1.save. To go on: gonfalon play road --resume road-1.save\n")
    assert "Saved in road-2.save." in typed("road", lines=[]).out  # the end of the input leaves too
    resumed = typed("road", "--resume", file, lines=["2", "1", "2"])
    assert "Over the hill or around?" in resumed.out
    assert resumed.out.endswith("Points: Red 0.\n")


def test_the_command_to_go_on_names_what_was_unusual(typed: Type) -> None:
    said = typed("hands", "--seats", 3, "--seat", 1, "--bots", "random,greedy", "--lang", "fr", lines=["q"]).out
    command = said.rpartition(" : gonfalon play ")[2].strip()
    assert command == "hands --seat 1 --bots random,greedy --lang fr --resume hands-1.save"
    assert typed(*command.split(), lines=["quitter"]).out.endswith(f"Pour continuer : gonfalon play {command}\n")


def test_whole_words_are_understood(typed: Type) -> None:
    outcome = typed("road", "--seed", 1, lines=["1", "Undo", "2", "help", "log", "table", "why", "hint", "QUIT", "1"])
    assert outcome.out.count("Taken back.") == 1
    assert outcome.out.count("A number answers.") == 2
    assert outcome.out.count("TINY-8: ") == 1
    assert "A bot would choose 1: The hill.\n" in outcome.out
    assert "Saved in road-1.save." in outcome.out
    assert "There are answers" not in outcome.out


def test_a_save_of_another_game_is_refused(typed: Type, tmp_path: Path) -> None:
    typed("road", lines=["q"])
    outcome = typed("hands", "--resume", tmp_path / "road-1.save", lines=[])
    assert outcome.code == 2
    assert "is a game of road, not of hands" in outcome.err


def test_bots_play_the_other_seats_and_their_secrets_stay(typed: Type) -> None:
    outcome = typed("hands", "--seats", 3, "--seat", 1, "--seed", 4, lines=["1", "1", "1"])
    assert outcome.out.startswith("You are Blue.\n")
    assert outcome.out.count("You drew card") == 3
    assert "Red draws a card." in outcome.out
    assert "The game is over." in outcome.out


def test_sealed_answers_of_bots_come_before_ours(typed: Type) -> None:
    outcome = typed("bids", "--seats", 3, lines=["1"] * 3)
    assert outcome.out.count("The bids: ") == 3


def test_every_installed_game_can_be_played_here(typed: Type) -> None:
    for entry in gonfalon.games():
        outcome = typed(entry["name"], "--seed", 1, lines=["1"] * 5 + ["q"])
        assert outcome.code == 0
        assert "Points" in outcome.out or "Saved in" in outcome.out


def test_more_bots_than_other_seats_are_refused(typed: Type) -> None:
    assert "2 bots are named for 1 seats" in typed("byzantium", "--bots", "random,random", lines=[]).err


def test_any_number_of_a_range_can_be_typed(typed: Type) -> None:
    outcome = typed("market", "--seed", 1, lines=["=2001", "=1337", "q"])
    assert "Or = and any number from 0 to 2000 in steps of 1: =0\n" in outcome.out
    assert outcome.out.count("There are answers 1 to 12.") == 1
    assert "A tip for the crier?" in outcome.out
    assert "any number from 50 to 650 in steps of 50" in outcome.out


def test_an_unknown_thing_is_called_unknown(typed: Type) -> None:
    outcome = typed("road", lines=["?x", "?road:home", "q"])
    assert "Nothing in this game is called “x”" in outcome.out
    assert "Home: not possible here; only the left road, the right road can be chosen" in outcome.out


def test_a_game_may_be_named_in_any_case(typed: Type) -> None:
    assert "Which road?" in typed("ROAD", lines=["q"]).out
    assert typed("Struggle for Rome", lines=["q"]).code == 0
    assert "there is no game 'rode'" in typed("rode", lines=[]).err


def test_help_names_games_and_bots(run: Run) -> None:
    for arguments in (("--help",), ("play", "--help")):
        outcome = run(*arguments)
        assert "byzantium" in outcome.out
        assert "squire" in outcome.out
    assert "[default: squire]" in " ".join(run("play", "--help").out.split())
