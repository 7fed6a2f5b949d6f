"""The data: our map is sound, and a file of one's own is checked with clear errors."""

from pathlib import Path

import pytest

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content import load
from gonfalon.games.struggle_for_rome.content.check import BadContent
from gonfalon.games.struggle_for_rome.content.land import FOREST
from gonfalon.match import fresh
from tests.struggle_for_rome.build import LAND
from tests.support import play, rule


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
    file.write_text("[development_cards]\ndiplomat = 9\ngreat_tribal_leader = 7\ntraitor = 5\n")
    with pytest.raises(BadContent, match="development_cards needs exactly the entries"):
        load(file)
    kept = "treasure_of_the_vandals = 3\nchristianisation = 2\nfeudalism = 2\ntribal_council = 2\n"
    file.write_text("[development_cards]\ntraitor = 5\ngreat_tribal_leader = 7\ndiplomat = 9\n" + kept)
    assert load(file).deck.count(0) == 9
    match = play(fresh(GAME.with_content(file), 3, {}, 1), answers=300)
    assert match.record()["answers"]


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
        ('[prices]\nrecruit = ["gold"]\nwagon = ["horse"]\ncard = ["cattle"]', "prices: recruit must be a list"),
        ("this is = not toml =", "is not TOML"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, table: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(table)
    with pytest.raises(BadContent, match=message.replace("[", "\\[")):
        load(file)


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
    assert "city:nova_roma" in game.tips(match.state, 0, match.words())  # type: ignore[arg-type]
    assert match.record()["checkpoints"]
