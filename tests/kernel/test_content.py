"""A game says for itself whether a file may replace some of its data."""

from pathlib import Path

import pytest

from gonfalon import BadOption
from tests.kernel.games.hands import Hands


def test_a_game_without_replaceable_data_says_so() -> None:
    with pytest.raises(BadOption, match="no data that a file could replace"):
        Hands().with_content(Path("values.toml"))
