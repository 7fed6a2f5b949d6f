"""A game says for itself whether a file may replace some of its data; what was made with other data is refused."""

from pathlib import Path

import pytest

from gonfalon import BadOption, DamagedRecord
from gonfalon.kernel.content import Content, check_same, sealed
from gonfalon.kernel.errors import OtherContent
from tests.kernel.games.hands import Hands

MINE = Content("mine.toml", "0123456789ab")


def test_a_game_without_replaceable_data_says_so(tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    file.write_text('game = "hands"')
    with pytest.raises(BadOption, match="no data that a file could replace"):
        Hands().with_content(file)


def test_a_file_says_which_game_it_is_for(tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    for text in ("", "game = 7"):
        file.write_text(text)
        with pytest.raises(BadOption, match=r"values\.toml does not say which game it is for"):
            Hands().with_content(file)
    file.write_text('game = "chess"')
    with pytest.raises(BadOption, match=r"values\.toml is a data file for chess, not for hands"):
        Hands().with_content(file)


def test_a_seal_depends_on_the_values_alone() -> None:
    assert sealed({"a": 1, "b": [2]}) == sealed({"b": [2], "a": 1})
    assert sealed({"a": 1, "b": [2]}) != sealed({"a": 1, "b": [3]})


def test_the_same_data_are_accepted_whatever_the_file_is_called() -> None:
    check_same(None, None, "record")
    check_same({"file": "yours.toml", "seal": MINE.seal}, MINE, "record")


@pytest.mark.parametrize(
    ("made", "here", "sentence"),
    [
        (MINE.header(), None, r"data file mine\.toml \(seal 0123456789ab\), but here is the game's own data: hand"),
        (None, MINE, r"with the game's own data, but here is the data file mine\.toml .*: leave --content out"),
        ({"file": "old.toml", "seal": "ff"}, MINE, r"file old\.toml \(seal ff\), but here is the data file mine\.toml"),
    ],
)
def test_other_data_are_named(made: object, here: Content | None, sentence: str) -> None:
    with pytest.raises(OtherContent, match=sentence):
        check_same(made, here, "record")


@pytest.mark.parametrize("made", ["mine.toml", 7, [], {}, {"file": "mine.toml"}, {"file": 1, "seal": "ff"}])
def test_a_header_that_names_no_file_is_damaged(made: object) -> None:
    with pytest.raises(DamagedRecord, match="the save does not say clearly"):
        check_same(made, None, "save")
