"""The notebooks of the documentation run from the first cell to the last, and are stored with what they show.

The tour is run here; the one that learns takes minutes and is run by ``make notebook``.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from tools.notebook import METADATA, TOUR, VALUE, executed, read


def shown(notebook: Any) -> list[set[str]]:
    """The kinds of outputs of every code cell."""
    return [
        {kind for output in cell.outputs for kind in output.get("data", {output.output_type: ""})}
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


@pytest.mark.filterwarnings("ignore")
def test_the_tour_runs_and_is_stored_with_what_it_shows() -> None:
    stored = shown(read())
    assert {"image/svg+xml", "image/png", "stream"} <= set().union(*stored)
    assert shown(executed(read())) == stored


@pytest.mark.parametrize("path", [TOUR, VALUE], ids=["tour", "value"])
def test_what_is_stored_was_run_once_from_the_top_and_says_nothing_about_the_machine(path: Path) -> None:
    notebook = read(path)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    assert {"image/svg+xml", "image/png", "stream"} <= set().union(*shown(notebook))
    assert notebook.metadata == METADATA
    assert all(not cell.metadata for cell in notebook.cells)
    text = path.read_text(encoding="utf-8")
    assert len(text) < 500_000
    assert not re.search(r"/(home|tmp|root|Users|work|usr)/|\d\d:\d\d:\d\d|stderr", text)


def test_what_the_notebook_has_learnt_is_worth_something() -> None:
    """What it stored: on games held back better than a coin; and it beats chance."""
    said = "".join(
        str(output.get("text", "")) + str(output.get("data", {}).get("text/plain", ""))
        for cell in read(VALUE).cells
        if cell.cell_type == "code"
        for output in cell.outputs
    )
    learnt = re.search(r"held back: learnt ([\d.]+), the game's own evaluation ([\d.]+), a coin ([\d.]+)", said)
    assert learnt is not None
    assert float(learnt[1]) < float(learnt[3])
    against = re.search(r"'random': ([\d.]+)", said)
    assert against is not None
    assert float(against[1]) > 0.5
