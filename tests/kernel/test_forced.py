"""Forced choices: made without asking or not, as the table likes; the log shows them either way."""

from tests.kernel.games.every import begin, position, reload
from tests.support import play


def test_a_choice_with_one_answer_is_made_without_asking() -> None:
    match = begin("road", 1)
    assert position(match).path == ["road:gate"]
    assert match.legal() == ["road:left", "road:right"]
    match.apply("road:left")
    assert position(match).path == ["road:gate", "road:left", "road:lane"]


def test_the_table_may_want_to_be_asked_all_the_same() -> None:
    match = begin("road", 1, skip_forced=False)
    assert match.legal() == ["road:gate"]
    match.apply("road:gate")
    assert position(match).path == ["road:gate"]


def test_the_log_shows_forced_choices_even_before_the_first_question() -> None:
    assert [line["text"] for line in begin("road", 1).log()] == ["Red takes the gate."]


def test_both_tables_read_the_same_log() -> None:
    skipping, asking = begin("road", 1), begin("road", 1, skip_forced=False)
    for answer in ("road:left", "road:around"):
        skipping.apply(answer)
    for answer in ("road:gate", "road:left", "road:lane", "road:around", "road:gate"):
        asking.apply(answer)
    assert [line["text"] for line in skipping.log()] == [line["text"] for line in asking.log()]


def test_a_forced_choice_is_no_answer_of_the_record() -> None:
    assert len(play(begin("road", 1)).record()["answers"]) < len(
        play(begin("road", 1, skip_forced=False)).record()["answers"]
    )


def test_the_log_from_a_version_on_leaves_out_what_was_read_before() -> None:
    match = begin("road", 1)
    seen = match.version
    match.apply("road:left")
    assert [line["key"] for line in match.log(since=seen)] == ["walks", "walks"]
    assert len(match.log()) == 3


def test_the_log_of_before_the_first_answer_survives_a_save() -> None:
    match = begin("road", 1)
    assert reload(match).log() == match.log() != []
