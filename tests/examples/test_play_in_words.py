"""A language model is told a seat's game in words and answers in words; the example plays a whole game so."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import gonfalon
from gonfalon import dialogue, registry
from gonfalon.kernel import views
from gonfalon.kernel.errors import NotYourDecision
from gonfalon.kernel.generator import Generator
from tests.training.test_games import played

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_in_words.py"


def test_a_transcript() -> None:
    """Rules on demand, a reply that says nothing, then an answer within prose."""
    match = gonfalon.new("byzantium", 2, seed=7)
    seat = dialogue.Seat(match, match.turn[0])
    second = str(match.legal(seat.seat)[1])
    rule = match.state.ask_of(seat.seat).rule  # type: ignore[union-attr]
    replies = iter([f"Let me see.\nrules: {rule}", "I like turtles.", "Number 1 is bad.\n**ANSWER: 2.**\n"])
    said = dialogue.converse(seat, lambda text: next(replies))
    (first, _), (read, _), (wrong, last) = said
    assert first.startswith("You play byzantium as ")
    assert "ANSWER: and the number of an answer" in first
    assert f"({rule})\n  1  " in first
    assert read == f"{rule}: {match.rule_text(rule)}"
    assert wrong.startswith("'I like turtles.' is none of the ")
    assert last.endswith("2.**\n")
    assert [answer for who, answer, _ in match.answers() if who == seat.seat] == [second]
    assert "- Turn 1 begins." in first
    version = match.version
    for _ in range(6):
        match.apply(match.default(match.turn[0]), match.turn[0])
    news = seat.told()["news"]
    assert news == [line["text"] for line in match.log(seat.seat, since=version)]
    assert news
    assert seat.told()["news"] == []


def test_whoever_says_nothing_three_times_gets_the_default() -> None:
    match = gonfalon.new("byzantium", 2, seed=7)
    seat = dialogue.Seat(match, match.turn[0])
    default = match.default(seat.seat)
    said = dialogue.converse(seat, lambda text: "ANSWER: 999")
    assert len(said) == dialogue.TRIES
    assert [answer for who, answer, _ in match.answers() if who == seat.seat] == [default]


def test_an_answer_is_a_number_a_key_or_a_label() -> None:
    match = gonfalon.new("byzantium", 2, seed=7)
    seat = dialogue.Seat(match, match.turn[0])
    options = seat.told()["options"]
    assert [seat.read(f"ANSWER: {option['number']}") for option in options] == [option["answer"] for option in options]
    assert seat.read(f"hm\nanswer: `{options[-1]['answer']}`") == options[-1]["answer"]
    assert seat.read(options[0]["label"].upper()) == options[0]["answer"]
    before = match.digest()
    for nothing in ("", "ANSWER:", "ANSWER: 0", "ANSWER: 1000", "ANSWER: city:atlantis"):
        with pytest.raises(dialogue.Unreadable, match="end with a line ANSWER"):
            seat.answer(nothing)
    other = dialogue.Seat(match, 1 - seat.seat)
    with pytest.raises(NotYourDecision):
        other.answer("ANSWER: 1")
    assert match.digest() == before


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_told_in_words_and_in_json(name: str, lang: str) -> None:
    seats = min(registry.find(name).seats)
    match = played(name, seats, 30, seed=3)
    seat = dialogue.Seat(match, match.turn[0], lang)
    told = json.loads(seat.json())
    text = dialogue.Seat(match, match.turn[0], lang).prompt()
    assert [option["answer"] for option in told["options"]] == match.state.ask_of(match.turn[0]).offered()  # type: ignore[union-attr]
    assert all(f"{option['number']:3}  {option['label']}" in text for option in told["options"])
    assert all(line in text for line in told["news"])
    assert told["question"]["prompt"] in text
    assert told["position"].strip() in text
    waiting = dialogue.Seat(match, next(other for other in range(seats) if other not in match.turn), lang)
    assert match.waiting(lang) in waiting.prompt()
    assert waiting.told()["question"] is None


@pytest.mark.parametrize("name", ["medievalia", "struggle-for-rome", "clash-of-cultures", "medioevo-universale"])
def test_what_is_told_is_the_same_whatever_the_others_hide(name: str) -> None:
    seats = min(registry.find(name).seats)
    match = played(name, seats, 40, seed=4)
    for seat in range(seats):
        told = dialogue.Seat(match, seat).told()
        again = match.copy()
        again.state = views.determinize(match.state, seat, Generator(1))
        assert dialogue.Seat(again, seat).told() == told


def test_rules_are_found_by_words_and_by_id() -> None:
    seat = dialogue.Seat(gonfalon.new("byzantium", 2, seed=1), 0)
    (one,) = seat.rules(" byz-14.3 ")
    assert one["id"] == "BYZ-14.3"
    found = seat.rules("Arab desert")
    assert found
    assert all("arab" in rule["text"].lower() and "desert" in rule["text"].lower() for rule in found)
    assert len(seat.rules("the")) > dialogue.MOST_RULES
    assert seat.rules_text("the").count("BYZ-") >= dialogue.MOST_RULES
    assert seat.rules_text("the").endswith("more: say it more exactly.")
    assert seat.rules_text("zeppelin") == "No rule holds these words: zeppelin"


def test_the_example_plays_a_whole_game_without_a_model() -> None:
    command = [sys.executable, str(EXAMPLE), "byzantium", "--seed", "5", "--bots", "random"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    assert said.count("\nANSWER: ") > 10
    assert "RULES: BYZ-" in said
    assert "So that is the rule." in said
    assert "is none of the" not in said  # the stand-in always finds an answer
    match = gonfalon.new("byzantium", 2, seed=5)
    assert said.startswith(f"<<<\nYou play byzantium as {match.words().seat(0)}.")
    again = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    assert again == said


def test_a_model_may_be_any_command(tmp_path: Path) -> None:
    model = tmp_path / "model.py"
    model.write_text("import sys\nassert 'ANSWER' in sys.stdin.read()\nprint('Well.\\nANSWER: 1')\n", encoding="utf-8")
    command = [sys.executable, str(EXAMPLE), "byzantium", "--seed", "5", "--bots", "random"]
    done = subprocess.run(
        [*command, "--model", f"{sys.executable} -S {model}"], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Well.\nANSWER: 1") > 5
