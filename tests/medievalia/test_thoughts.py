"""The fuzzer and what a seat thinks: a payment that was put together and given up is as if nobody had thought of it."""

from gonfalon.fuzz import Fuzzer, Report
from gonfalon.kernel.generator import Generator
from tests.medievalia.build import fiefs


def test_what_was_thought_better_of_is_no_part_of_what_led_to_a_question() -> None:
    match = fiefs("city; farm; hand: peasant, knight", "city")
    fuzzer = Fuzzer(match, Generator(1), Report())
    removal = next(str(answer) for answer in match.legal(0) if match.describe(answer).startswith("Remove Farm"))
    fuzzer._answer(0, removal)
    asked = match.legal(0)
    for answer in ("button:adjust", "button:discard", "button:done"):
        fuzzer._answer(0, answer)
    assert [answer for _, answer in fuzzer.thoughts] == [removal, "button:adjust", "button:discard", "button:done"]
    fuzzer._answer(0, "button:back")
    assert match.legal(0) == asked
    assert fuzzer.thoughts == [(0, removal)]
