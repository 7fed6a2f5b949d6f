"""Runs the notebooks of the documentation and stores what their cells show.

python -m tools.notebook [NAME ...]     all of them, or those of these names: tour, value
"""

import sys
from pathlib import Path
from typing import Any

import nbclient
import nbformat

FOLDER = Path(__file__).parents[1] / "docs" / "notebook"
TOUR = FOLDER / "tour.ipynb"
VALUE = FOLDER / "value.ipynb"
#: All that is told about where it was run.
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def read(path: Path = TOUR) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def executed(notebook: Any) -> Any:
    """The same with the outputs of a fresh run, and nothing about machine, version or time."""
    client = nbclient.NotebookClient(notebook, timeout=900, kernel_name="python3", record_timing=False)
    done = client.execute()
    done.metadata = nbformat.from_dict(METADATA)  # type: ignore[no-untyped-call]
    return done


def main() -> None:
    for path in [FOLDER / f"{name}.ipynb" for name in sys.argv[1:]] or [TOUR, VALUE]:
        nbformat.write(executed(read(path)), path)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
