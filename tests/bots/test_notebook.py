"""The notebook of the documentation runs from the first cell to the last."""

from pathlib import Path

import nbclient
import nbformat
import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook" / "tour.ipynb"


@pytest.mark.filterwarnings("ignore")
def test_the_tour_runs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    done = nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    kinds = {kind for cell in done.cells for output in cell.get("outputs", []) for kind in output.get("data", {})}
    assert {"image/svg+xml", "image/png"} <= kinds
