"""The data: our map is sound, and a file of one's own is checked with clear errors."""

import re
from pathlib import Path

import pytest

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content import find
from gonfalon.games.struggle_for_rome.content.land import FOREST
from gonfalon.kernel.content import RECONSTRUCTION
from gonfalon.kernel.errors import BadContent
from gonfalon.match import fresh
from tests.struggle_for_rome.build import LAND
from tests.support import play, rule

HEAD = 'game = "struggle-for-rome"\n'


def test_the_counts_of_the_map() -> None:
    counts = (len(LAND.hexes), len(LAND.crossroads), len(LAND.roads), len(LAND.cities), LAND.zones)
    assert counts == (61, 171, 231, 40, 33)
    assert (len(LAND.land_arrows), len(LAND.sea_arrows), len(LAND.border)) == (87, 17, 10)


def test_forests_have_no_number_and_no_seven_is_printed() -> None:
    assert all((LAND.terrain[h] == FOREST) == (LAND.number[h] == 0) for h in range(61))
    assert 7 not in LAND.number


def test_no_two_cities_are_adjacent_and_starts_are_equal() -> None:
    assert not [c for c in LAND.city_at for d in LAND.next_to[c] if LAND.city_of[d] >= 0]
    assert len({LAND.zone[c] for pair in LAND.starts for c in pair}) == 1


@rule("SFR-16.1")
def test_provinces_are_alike() -> None:
    for province in range(5):
        cities = [city for city in range(40) if LAND.province[city] == province]
        assert sorted(LAND.towers[city] for city in cities) == [2, 2, 2, 3, 3, 3, 4, 5]
        assert sum(LAND.three[city] for city in cities) == sum(LAND.eagle[city] for city in cities) == 2


def test_a_file_replaces_tables_and_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + "[development_cards]\ndiplomat = 9\ngreat_tribal_leader = 7\ntraitor = 5\n")
    with pytest.raises(BadContent, match="development_cards needs exactly the entries"):
        GAME.with_content(file)
    kept = "treasure_of_the_vandals = 3\nchristianisation = 2\nfeudalism = 2\ntribal_council = 2\n"
    file.write_text(HEAD + "[development_cards]\ntraitor = 5\ngreat_tribal_leader = 7\ndiplomat = 9\n" + kept)
    game = GAME.with_content(file)
    assert game.content is not None
    assert find(game.content.seal).deck.count(0) == 9
    match = play(fresh(game, 3, {}, 1), answers=300)
    assert match.record()["answers"]
    assert str(tmp_path) not in str(match.view(0)), "nobody is shown where the file lies"
    (cards,) = [source for source in game.sources() if source.topic == "development_cards"]
    assert cards.things["F"] == ["card:great_tribal_leader", "card:diplomat"]


def test_a_file_without_changes_is_our_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.data_file(), encoding="utf-8")
    assert GAME.with_content(file).content is None


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("hexagons = []", "there is no table 'hexagons'"),
        ("hexes = []", "hexes must be a list of entries"),
        ('hexes = [{ id = "x" }]', "hexes, entry 1: needs exactly the fields"),
        (
            'hexes = [{ id = "x", q = "0", r = 0, terrain = "field", number = 2, region = "gallia" }]',
            "hexes, entry 1: q must be of type int",
        ),
        ('land_arrows = [["11,1,N"]]', "land_arrows, entry 1: must be a pair of crossroads"),
        ('land_arrows = [["11,1,N", "1,8,S"]]', "land_arrows: 11,1,N and 1,8,S are not joined by a road"),
        ('starts = [["11,1,N", "14,0,S"], ["13,0,S", "14,2,N"]]', "starts needs 4 pairs"),
        (
            'starts = [["11,1,N", "14,0,S"], ["13,0,S", "14,2,N"], ["13,2,N", "13,-1,S"], ["14,1,S", "13,1,N"]]',
            "starts: 11,1,N carries the city colonia_agrippina",
        ),
        (
            'sea_arrows = [{ id = "a", name = "A", ends = ["99,9,N", "13,0,S"] }]',
            "sea arrow a: '99,9,N' is not a crossroad",
        ),
        (
            'cities = [{ id = "x", province = "gallia", at = "11,1,N", towers = 3, eagle = true, three = false }]',
            "city x: an eagle stands only on 4 or 5 towers",
        ),
        (
            'plunder_tiles = [{ reward = "ore", loss = [], count = 8 }]',
            "plunder_tiles, entry 1: reward must be one of",
        ),
        ('[prices]\nrecruit = ["gold"]\nwagon = ["horse"]\ncard = ["cattle"]', "prices: recruit is ['ore', 'horse']"),
        ("prices = 3", "prices must be a table"),
        ("starts = 3", "starts must be a list of pairs"),
        ('plunder_tiles = [{ reward = "gold", loss = [], count = 7 }]', "the counts must add up to 8, not 7"),
        ('plunder_tiles = [{ reward = "gold", loss = [], count = 0 }]', "plunder_tiles, entry 1: count must be"),
        (
            "development_cards = { diplomat = 30, great_tribal_leader = 6, traitor = 5, treasure_of_the_vandals = 3, "
            "christianisation = 2, feudalism = 2, tribal_council = 2 }",
            "development_cards: the numbers must add up to 30, not 50",
        ),
        (
            'cities = [{ id = "x", province = "gallia", at = "11,1,N", towers = 4, eagle = true, three = false }]',
            "province germania has 0 cities; by the rulebook there are 8",
        ),
        (
            'cities = [{ id = "x y", province = "gallia", at = "11,1,N", towers = 4, eagle = true, three = false }]',
            "cities: an id has only a-z, 0-9 and _, not 'x y'",
        ),
        ('provinces = [{ id = "gallia", colour = "grey" }]', "provinces: there are five, in this order"),
        ("this is = not toml =", "is not a TOML file"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, table: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + table)
    with pytest.raises(BadContent, match=re.escape(message)) as refused:
        GAME.with_content(file)
    assert str(refused.value).startswith(str(file))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("victory = 10", "victory = 1", "numbers: victory is 10 by the rulebook and cannot be changed"),
        ("proposals = 12", "proposals = 0", "numbers: proposals must be from 1 to 99, not 0"),
        ("quiet_rounds = 20", "quiet_rounds = -1", "numbers: quiet_rounds must be a whole number, not -1"),
        ('colour = "green"', 'colour = "pink"', "provinces: each has another of the colours"),
        ("three = true", "three = false", "cities: 9 have three = true; by the rulebook there are 10"),
        ('hexes = "X"', 'hexes = "Z"', "source: hexes must be one of R"),
        ("[source]\n", "[source]\ntowns = 'R'\n", "source needs exactly the entries"),
    ],
)
def test_mistakes_in_the_whole_file_are_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    ours = GAME.data_file()
    assert old in ours
    file = tmp_path / "mine.toml"
    file.write_text(ours.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(message)):
        GAME.with_content(file)


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        GAME.with_content(tmp_path / "none.toml")


def test_a_map_of_ones_own_is_played_and_drawn(tmp_path: Path) -> None:
    ours = (GAME.folder() / "content" / "map.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(
        ours.replace('id = "roma"', 'id = "nova_roma"').replace(
            'number = 6, region = "germania"', 'number = 8, region = "germania"'
        )
    )
    game = GAME.with_content(file)
    match = play(fresh(game, 4, {}, 1), answers=200)
    assert "nova_roma" in match.svg(0)
    assert "nova_roma" in match.text(0)
    assert "city:nova_roma" in game.tips(match.state, 0, match.words())
    assert match.record()["checkpoints"]


RECONSTRUCTED = (
    "hexes",
    "cities",
    "starts",
    "border",
    "land_arrows",
    "sea_arrows",
    "development_cards",
    "plunder_tiles",
)


def edited(*changes: tuple[str, str]) -> str:
    """Our data as an owner of the game has changed them."""
    text = GAME.data_file()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def test_what_is_a_reconstruction_is_told_about_the_edition_and_not_on_the_board() -> None:
    match = fresh(GAME, 3, {}, 1)
    for lang in ("en", "fr"):
        assert "econstruction" not in match.svg(0, lang) + match.text(0, lang)
        assert "econstitution" not in match.svg(0, lang) + match.text(0, lang)
    assert [source.topic for source in GAME.sources() if RECONSTRUCTION in source.things]
