"""The data: map, events and cards can be replaced by a file of somebody who has the real ones; mistakes are named."""

import re

import pytest

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content import find
from gonfalon.kernel.content import DataFile
from gonfalon.kernel.errors import BadContent
from gonfalon.match import fresh
from tests.medioevo_universale.build import WORLD
from tests.support import play

OURS = GAME.data_file()


def changed(old: str, new: str) -> DataFile:
    """Our file with one change."""
    assert OURS.count(old) >= 1, old
    return DataFile("mine.toml", OURS.replace(old, new, 1))


def test_a_file_replaces_an_objective_and_is_named_as_its_source() -> None:
    file = changed('type = "florins", amount = 3000', 'type = "florins", amount = 2500')
    game = GAME.with_file(file)
    assert game.content is not None
    assert find(game.content.seal).objective[36]["amount"] == 2500
    assert WORLD.objective[36]["amount"] == 3000
    marks = {source.topic: source.things for source in game.sources()}
    assert marks["objectives"]["F"] == ["card:36"]
    match = play(fresh(game, 3, {"turns": 8}, 3), answers=150)
    assert match.record()["answers"]


def test_a_file_without_changes_is_our_own() -> None:
    assert GAME.with_file(DataFile("mine.toml", OURS)).content is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "black", kind = "arms"', 'id = "black", kind = "coal"', "goods: black is arms by the rulebook"),
        ('kind = "salt", cubes = 20', 'kind = "salt", cubes = 0', "goods: white must have from 1 to 99 cubes, not 0"),
        ('id = "byz", colour = "blue"', 'id = "byz", colour = "pink"', "realm byz: its colour is blue, not 'pink'"),
        ('home = ["thracia", ', 'home = [["thracia"], ', "realms, entry 1: home must be a list of names"),
        ('home = ["thracia", ', 'home = ["apulia", ', "realm byz: the territory apulia is not marked as its own"),
        ('icons = ["movement", ', 'icons = ["plague", ', "event e01: icons are movement"),
        ('red = ["flanders", ', 'red = ["atlantis", ', "event e01: 'atlantis' is no territory"),
        ('tp = "single"', 'tp = "double"', "card 1: tp must be one of"),
        ('type = "florins", amount = 3000', 'type = "florins", amount = "much"', "card 36: amount of its objective"),
        ('type = "florins", amount = 3000, max_debt = 0', 'type = "florins"', "card 36: the objective florins needs"),
        ('territories = ["latium", ', 'territories = ["eden", ', "card 2: territories of its objective is one of"),
        ('sources = ["X", "X"] # corner', 'sources = ["X"] # corner', "card 1: sources are two of"),
        ("neighbour_steps = 3", "neighbour_steps = 4", "numbers: the rulebook prints this table"),
    ],
)
def test_mistakes_are_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent, match=re.escape(f"mine.toml: {message}")):
        GAME.with_file(changed(old, new))


def test_one_comes_from_everywhere_to_everywhere() -> None:
    file = DataFile("mine.toml", OURS)
    for sea in file.data["seas"]:
        sea["coast"] = [land for land in sea["coast"] if land != "candia"]
    with pytest.raises(BadContent, match=re.escape("nobody could go from saxony to candia")):
        GAME.with_file(file)
