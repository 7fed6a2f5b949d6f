"""Points with halves are written in one way."""

import pytest

from gonfalon.wording import scored


@pytest.mark.parametrize(
    ("points", "written"), [(2.5, "2½"), (0.5, "½"), (3.0, "3"), (7, "7"), (-1.5, "\N{MINUS SIGN}1½")]
)
def test_halves_are_written_as_halves(points: float, written: str) -> None:
    assert scored(points) == written
