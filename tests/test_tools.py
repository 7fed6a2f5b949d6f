"""Every tool can still be loaded: what it uses of the games is where it looks for it."""

from importlib import import_module
from pathlib import Path

import pytest

PLACE = Path(__file__).parent.parent / "tools"


@pytest.mark.parametrize("name", sorted([file.stem for file in PLACE.glob("[!_]*.py")]))
def test_a_tool_finds_what_it_needs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PLACE))  # benches are run by their path
    import_module(f"tools.{name}")
