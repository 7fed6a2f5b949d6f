"""The data file: what is printed, what is reconstructed, and what another file may change."""

from pathlib import Path

import pytest

from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import FILE, IS_FORT, KIND, KINDS, LOADED, OURS, BadContent, load
from gonfalon.match import fresh, loaded
from tests.medievalia.build import position
from tests.support import play


def changed(tmp_path: Path, old: str, new: str, after: str = "") -> Path:
    """A copy of our file with one text replaced, the first after a mark."""
    text = FILE.read_text(encoding="utf-8")
    start = text.index(after) if after else 0
    assert old in text[start:]
    path = tmp_path / "mine.toml"
    path.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
    return path


def test_there_are_108_cards_of_24_kinds() -> None:
    assert len(KIND) == 108
    assert len(KINDS) == 24


def test_reconstructed_values_are_marked() -> None:
    field, soldier, peasant = (KINDS.index(name) for name in ("field", "soldier", "peasant"))
    assert not OURS.reconstructed(field, "cost")
    assert OURS.reconstructed(soldier, "cost")
    assert not OURS.reconstructed(soldier, "attack")
    assert OURS.reconstructed(peasant, "cost")
    assert not any(OURS.reconstructed(kind, "defence") for kind in range(24) if IS_FORT[kind])


def test_another_file_changes_reconstructed_values(tmp_path: Path) -> None:
    path = changed(tmp_path, "cost = { food = 1, energy = 1 }", "cost = { food = 2, energy = 1 }", 'id = "soldier"')
    game = GAME.with_content(path)
    m = fresh(game, 2, {}, 1)
    soldier = KINDS.index("soldier")
    assert position(m).tables().cost[soldier] == (2, 1, 0, 0)
    assert position(fresh(GAME, 2, {}, 1)).tables().cost[soldier] == (1, 1, 0, 0), "other tables are not touched"
    play(m, 3)
    again = loaded(lambda name: game, m.save())
    assert again == m


@pytest.mark.parametrize(
    ("after", "old", "new", "message"),
    [
        ('id = "field"', "{ workforce = 1 }", "{ workforce = 2 }", "field: cost is stated by the rulebook"),
        ('id = "soldier"', "attack = 2", "attack = 3", "soldier: attack is stated by the rulebook"),
        ('id = "soldier"', "count = 8", "count = 9", "soldier: count is 8 by the rulebook, not 9"),
        ('id = "mine"', "{ gold = 1 }", "{ food = 1 }", "mine: it produces gold by the rulebook"),
        ('id = "bank"', "{ gold = 1 }", "{ gold = 2 }", "bank: a civil building produces exactly 1 resource"),
        ('id = "bank"', "energy = 2, gold = 3", "silver = 2", "bank: cost names resources"),
        ('id = "archer"', "defence = 1", "defence = 0", "archer: a card with a strength needs a defence"),
        ('id = "archer"', "defence = 1", 'defence = "x"', "archer: defence is a whole number from 0 to 20"),
        ('id = "priest"', "{ workforce = 1 }", "{}", "priest: the rulebook says that this card produces something"),
        ('id = "priest"', 'id = "priest"', 'id = "monk"', "missing: priest; unknown: monk"),
        ("", "starting_hand = 8", "starting_hand = 9", "the numbers of the rules are the rulebook's"),
    ],
)
def test_errors_name_the_card_and_the_value(tmp_path: Path, after: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        load(changed(tmp_path, old, new, after))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nothing\.toml cannot be read"):
        load(tmp_path / "nothing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("card = [", encoding="utf-8")
    with pytest.raises(BadContent, match="is not a TOML file"):
        load(broken)
    assert next(iter(LOADED)) == "cards.toml"
