"""Coverage of a ledger: which rules the tests name, which they miss, which they make up."""

from pathlib import Path

import pytest

from gonfalon.coverage import NoTests, coverage, named_rules
from tests.cli.conftest import Run
from tests.kernel.games.road import ROAD

LEDGER = [f"TINY-{n}" for n in range(1, 11)]
ALL = ", ".join(f'"{name}"' for name in LEDGER)


def folder_with(folder: Path, source: str) -> Path:
    (folder / "deep").mkdir()
    (folder / "deep" / "test_it.py").write_text(source)
    return folder


def test_all_rules_named_leaves_with_code_0(run: Run, tmp_path: Path) -> None:
    folder_with(tmp_path, f"@rule({ALL})\ndef test_all(): pass")
    outcome = run("rules", "road", "--coverage", "--tests", tmp_path)
    assert outcome.code == 0
    assert outcome.out.splitlines() == [
        "rules: 10 of 10 named by a test",
        "examples: 0 of 0 named by a test",
        "scenarios: 0 of 0 named by a test",
    ]


def test_missing_rules_are_listed_and_leave_with_code_1(run: Run, tmp_path: Path) -> None:
    folder_with(tmp_path, '@rule("TINY-1", "TINY-3")\ndef test_two(): pass')
    outcome = run("rules", "road", "--coverage", "--tests", tmp_path)
    assert outcome.code == 1
    assert "rules: 2 of 10 named by a test" in outcome.out
    assert "missing TINY-2\n" in outcome.out
    assert "missing TINY-3" not in outcome.out


def test_an_unknown_rule_alone_leaves_with_code_1(run: Run, tmp_path: Path) -> None:
    folder_with(tmp_path, f'@rule({ALL}, "TINY-99", "TYNI-1")\ndef test_all(): pass')
    outcome = run("rules", "road", "--coverage", "--tests", tmp_path)
    assert outcome.code == 1
    assert [line for line in outcome.out.splitlines() if line.startswith("unknown")] == [
        "unknown TINY-99",
        "unknown TYNI-1",
    ]


def test_rules_of_other_games_are_no_concern(run: Run, tmp_path: Path) -> None:
    folder_with(tmp_path, f'@rule({ALL}, "BYZ-1.1")\ndef test_all(): pass')
    assert run("rules", "road", "--coverage", "--tests", tmp_path).code == 0


def test_every_way_to_decorate_a_test_counts(tmp_path: Path) -> None:
    source = """
import pytest
@rule("A-1")
def test_one(): pass
@pytest.mark.rule("A-2")
async def test_two(): pass
@support.rule("A-3")
class TestThree:
    @rule("A-4", "A-EX-1")
    def test_inside(self): pass
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("A-5"))])
def test_four(x): pass
"""
    assert named_rules(folder_with(tmp_path, source)) == {"A-1", "A-2", "A-3", "A-4", "A-EX-1", "A-5"}


def test_what_is_no_test_names_nothing(tmp_path: Path) -> None:
    source = """
@rule("A-1")
def helper(): pass
rule("A-2")
# @rule("A-3")
@other("A-4")
def test_one(): rule("A-5")
"""
    assert named_rules(folder_with(tmp_path, source)) == set()


def test_examples_and_scenarios_are_counted_apart(tmp_path: Path) -> None:
    found = coverage(ROAD, folder_with(tmp_path, ""))
    assert found.part("TINY-1") == "rules"
    assert found.part("TINY-EX-1") == "examples"
    assert found.part("TINY-TS-12") == "scenarios"


def test_missing_rules_come_in_the_order_of_the_ledger(tmp_path: Path) -> None:
    assert coverage(ROAD, folder_with(tmp_path, "")).missing == LEDGER


def test_tests_that_cannot_be_read_are_named(run: Run, tmp_path: Path) -> None:
    folder_with(tmp_path, "def (")
    with pytest.raises(NoTests, match=r"test_it\.py"):
        named_rules(tmp_path)
    assert run("rules", "road", "--coverage", "--tests", tmp_path).code == 2
