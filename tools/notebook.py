"""Runs the tour of the documentation and stores what its cells show.

python -m tools.notebook
"""

from pathlib import Path
from typing import Any

import nbclient
import nbformat

TOUR = Path(__file__).parents[1] / "docs" / "notebook" / "tour.ipynb"
#: All that is told about where it was run.
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def read(path: Path = TOUR) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def executed(notebook: Any) -> Any:
    """The same with the outputs of a fresh run, and nothing about machine, version or time."""
    client = nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3", record_timing=False)
    done = client.execute()
    done.metadata = nbformat.from_dict(METADATA)  # type: ignore[no-untyped-call]
    return done


def main() -> None:
    nbformat.write(executed(read()), TOUR)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
