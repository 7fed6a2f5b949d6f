"""The data file: what is printed, what is reconstructed, and what another file may change."""

from pathlib import Path

import pytest

from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import FILE, IS_FORT, KIND, KINDS, LOADED, OURS
from gonfalon.kernel.errors import BadContent
from gonfalon.match import fresh
from gonfalon.records import loaded
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
    path = changed(
        tmp_path, "cost = { food = 2, energy = 1, gold = 1 }", "cost = { food = 2, energy = 2 }", 'id = "soldier"'
    )
    game = GAME.with_content(path)
    m = fresh(game, 2, {}, 1)
    soldier = KINDS.index("soldier")
    assert position(m).tables().cost[soldier] == (2, 2, 0, 0)
    assert position(fresh(GAME, 2, {}, 1)).tables().cost[soldier] == (2, 1, 0, 1), "other tables are not touched"
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
        ('id = "bank"', "count = ", "price = 1\ncount = ", "bank: price is nothing that a card has"),
        ('id = "bank"', 'cost = "X"', 'cost = "Z"', "bank: the source of cost is one of R, "),
        ('id = "bank"', 'cost = "X", ', "", "bank: source needs a mark for each of count, cost"),
        ("", 'edition = "2.5x"', "edition = 2", "the edition is a text"),
        ("", 'edition = "2.5x"', "gold = 2", "there is no table 'gold'"),
        ("[map.2]", '[["P1", "N"], ["N", "P2"]]', '[["P1", "P2"], ["N", "P2"]]', "map.2: this map is the rulebook's"),
        ("[map.3]", '["P1", "N12"], ', '["P1", "P1"], ', "map.3: each of the edges joins two different fiefs"),
        ("[map.3]", '["P1", "N12"], ', '["P1", "Rome"], ', "map.3: each of the edges joins two different fiefs"),
        ("[map.3]", '["P1", "N12"], ', '["N31", "P1"], ', "map.3: one of the edges is there twice"),
        ("[map.3]", '["P1", "N12"], ["N12", "P2"], ', "", "map.3: nobody could go from P1 to N12"),
        ("[map.4]", 'source = "X"', 'source = "R"', "map.4: only the edges may be changed"),
        ("[map.4]", "[map.4]", "[map.5]", "there are maps for 2, 3, 4 players"),
        ("", "starting_hand = 8", "starting_hand = 9", "the numbers of the rules are the rulebook's"),
    ],
)
def test_errors_name_the_card_and_the_value(tmp_path: Path, after: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        GAME.with_content(changed(tmp_path, old, new, after))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nothing\.toml cannot be read"):
        GAME.with_content(tmp_path / "nothing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("card = [", encoding="utf-8")
    with pytest.raises(BadContent, match="is not a TOML file"):
        GAME.with_content(broken)
    assert next(iter(LOADED)) == "cards.toml"


def test_other_edges_join_other_fiefs_and_are_marked(tmp_path: Path) -> None:
    game = GAME.with_content(changed(tmp_path, '["P1", "N12"], ', '["P1", "P2"], ["P1", "N12"], ', "[map.3]"))
    board = position(fresh(game, 3, {}, 1)).map()
    assert board.near[0] == (1, 3, 5)
    assert position(fresh(GAME, 3, {}, 1)).map().near[0] == (3, 5)
    (fiefs,) = [source for source in game.sources() if source.topic == "fiefs"]
    assert fiefs.things == {"R": ["table:2"], "X": ["table:4"], "F": ["table:3"]}


def test_a_file_without_changes_is_our_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("# mine\n" + GAME.data_file(), encoding="utf-8")
    same = GAME.with_content(file)
    assert same.content is None
    assert fresh(same, 2, {}, 1).record() == fresh(GAME, 2, {}, 1).record()


def test_the_seal_tells_values_and_not_files_apart(tmp_path: Path) -> None:
    one = GAME.with_content(changed(tmp_path, '["P1", "N12"], ', '["P1", "P2"], ["P1", "N12"], ', "[map.3]")).content
    assert one is not None
    other = tmp_path / "other.toml"
    other.write_text("# the same\n" + (tmp_path / "mine.toml").read_text(encoding="utf-8"), encoding="utf-8")
    same = GAME.with_content(other).content
    assert same is not None
    assert (one.name, same.name) == ("mine.toml", "other.toml")
    assert one.seal == same.seal
    assert GAME.content is None
