"""The data: what is a reconstruction can be replaced by a file, and mistakes in one are named."""

import re
from pathlib import Path

import pytest

from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.content import find
from gonfalon.kernel.errors import BadContent
from gonfalon.match import fresh
from tests.clash_of_cultures.build import WORLD
from tests.support import play, rule

HEAD = 'game = "clash-of-cultures"\n'
PAIRS = '["dogma", "nationalism"], ["conversion", "{}"], ["devotion", "{}"], ["fanaticism", "{}"]'
TRACK = """[track]
ages = 7
mark = "F"
ends = [
    { age = 6, round = 2, on = [6] },
    { age = 6, round = 3, on = [5, 6] },
    { age = 7, round = 1, on = [4, 5, 6] },
    { age = 7, round = 2, on = [3, 4, 5, 6] },
    { age = 7, round = 3, on = [2, 3, 4, 5, 6] },
]
"""


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@rule("COC-36.4", "COC-36.5")
def test_a_file_replaces_the_numbers_of_the_track(tmp_path: Path) -> None:
    game = GAME.with_content(written(tmp_path, HEAD + TRACK))
    assert game.content is not None
    assert find(game.content.seal).ends[6, 2] == [6]
    assert WORLD.ends[6, 2] == [1]
    match = play(fresh(game, 2, {"track": "roll"}, 3), answers=200)
    assert match.record()["answers"]
    assert str(tmp_path) not in str(match.view(0)), "nobody is shown where the file lies"
    marks = {source.topic: source.things for source in game.sources()}
    assert (marks["track"], marks["man_god"]) == ({"F": []}, {"X": []})


@rule("COC-33.23")
def test_a_file_replaces_the_pairs_that_are_not_printed(tmp_path: Path) -> None:
    pairs = PAIRS.format("absolute_power", "totalitarianism", "forced_labor")
    game = GAME.with_content(written(tmp_path, HEAD + f'[man_god]\nmark = "P"\npairs = [{pairs}]\n'))
    assert game.content is not None
    advance = WORLD.advance_of
    assert find(game.content.seal).man_god[advance["conversion"]] == advance["absolute_power"]
    assert WORLD.man_god[advance["conversion"]] == advance["forced_labor"]


def test_a_file_without_changes_is_our_own(tmp_path: Path) -> None:
    assert GAME.with_content(written(tmp_path, GAME.data_file())).content is None


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("this is = not toml =", "is not a TOML file"),
        ("tracks = []", "there is no table 'tracks'; a file may replace track, man_god"),
        ("advances = []", "advances is known from print and cannot be replaced"),
        ("track = 3", "track must be a table"),
        ("[track]\nages = 7\n", "track needs exactly the entries ages, ends, mark"),
        (TRACK.replace('"F"', '"Q"'), "track: mark must be one of"),
        (TRACK.replace("ages = 7", "ages = 8"), "track: there are 7 ages by the rulebook"),
        (TRACK.replace("    { age = 6, round = 2, on = [6] },\n", ""), "track: ends needs 5 entries"),
        (TRACK.replace("round = 2, on = [6]", "round = 1, on = [6]"), "track: age 6, round 2 expected"),
        (TRACK.replace("on = [6]", "on = [7]"), "age 6, round 2: on must list values of the die from 1 to 6"),
        (TRACK.replace("on = [6]", "on = [6, 6]"), "age 6, round 2: on must list values of the die"),
        (TRACK.replace("on = [6]", "off = [6]"), "age 6, round 2: needs age, on and round"),
        ("man_god = []", "man_god must be a table"),
        ("[man_god]\npairs = []\n", "man_god needs exactly the entries mark, pairs"),
        ('[man_god]\nmark = "Z"\npairs = []\n', "man_god: mark must be one of"),
        ('[man_god]\nmark = "P"\npairs = [["dogma"]]\n', "man_god: pairs must be a list of pairs"),
        (
            '[man_god]\nmark = "P"\npairs = []\n',
            "man_god: the pairs begin with dogma, conversion",
        ),
        (
            f'[man_god]\nmark = "P"\npairs = [{PAIRS.format("forced_labor", "totalitarianism", "forced_labor")}]\n',
            "man_god: each of absolute_power, forced_labor, nationalism, totalitarianism is lent once",
        ),
        (
            f'[man_god]\nmark = "P"\npairs = [{PAIRS.format("totalitarianism", "forced_labor", "absolute_power")}]\n',
            "man_god: by the rulebook devotion lends totalitarianism",
        ),
    ],
)
def test_mistakes_are_named(tmp_path: Path, table: str, message: str) -> None:
    with pytest.raises(BadContent, match=re.escape(message)) as refused:
        GAME.with_content(written(tmp_path, HEAD + table))
    assert "mine.toml" in str(refused.value)


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="medievalia"):
        GAME.with_content(written(tmp_path, 'game = "medievalia"\n' + TRACK))
    with pytest.raises(BadContent, match="does not say which game"):
        GAME.with_content(written(tmp_path, TRACK))
