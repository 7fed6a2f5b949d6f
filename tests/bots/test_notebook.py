"""The notebook of the documentation runs from the first cell to the last, and is stored with what it shows."""

import re
from typing import Any

import pytest

from tools.notebook import METADATA, TOUR, executed, read


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


def test_the_stored_tour_was_run_once_from_the_top_and_says_nothing_about_the_machine() -> None:
    notebook = read()
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    assert notebook.metadata == METADATA
    assert all(not cell.metadata for cell in notebook.cells)
    text = TOUR.read_text(encoding="utf-8")
    assert len(text) < 500_000
    assert not re.search(r"/(home|tmp|root|Users|work|usr)/|\d\d:\d\d:\d\d|stderr", text)
