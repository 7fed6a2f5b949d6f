"""Section 19: the switches of the table."""

from gonfalon.match import Match
from tests.struggle_for_rome.build import BLUE, HORSEMEN, LAND, RED, at, hold, refused, rolled, rome, state_of, tribe
from tests.support import rule


def _bank(match: Match) -> list[str]:
    return match.game.tips(match.state, RED, match.words())["bank:gold"].lines


@rule("SFR-ED-1")
def test_eight_figures_per_colour() -> None:
    assert state_of(rome(figures=8)).spare == [6] * 8


@rule("SFR-ED-2")
def test_the_number_of_coins_changes_only_a_description() -> None:
    few, many = rome(), rome(coins=25)
    assert state_of(few).gold == state_of(many).gold
    assert _bank(few) != _bank(many)


@rule("SFR-ED-3")
def test_the_legionnaire_starts_in_a_forest() -> None:
    match = rolled(legionnaire="forest")
    while match.state.step_name() != "WholeGame.legionnaire":
        match.apply(match.legal()[0])
    assert match.legal() == ["hex:cantabria", "hex:edetania"]


@rule("SFR-ED-4")
def test_three_gold_on_a_seven() -> None:
    match = tribe(rome(seven_gold=3), BLUE, HORSEMEN, at="12,2,S")
    hold(match, BLUE, gold=5)
    match.apply((3, 4))
    match.apply("hex:raetia")
    assert match.legal()[0] == "gold:3"


@rule("SFR-ED-5")
def test_a_seven_without_a_marker() -> None:
    match = rome(seven_marked=False)
    for hexagon in ("hex:latium", "hex:samnium"):
        match.apply((3, 4))
        match.apply(hexagon)
    assert state_of(match).marks == []
    assert match.state.step_name() == "ResourceDice.roll"


@rule("SFR-ED-6")
def test_mixed_tiles_count_by_their_own_colour() -> None:
    state = state_of(rome(tiles="mixed"))
    assert [state.tile.count(colour) for colour in range(5)] == [8] * 5
    match = tribe(rome(tiles="mixed"), at="13,1,S", figures=2, tiles=("pink", "pink"))
    state_of(match).tile[LAND.city_named["castra_regina"]] = 4
    assert refused(at(match, 3), "plunder:castra_regina") == "SFR-9.8"
    assert len([tile for tile in state_of(rome(3, tiles="mixed")).tile if tile >= 0]) == 30


@rule("SFR-ED-7")
def test_names_of_the_english_edition() -> None:
    for names, title in (("rulebook", "Great Tribal Leader"), ("english", "Great Warrior")):
        match = hold(rome(names=names), RED, cards=("great_tribal_leader",))
        assert match.game.tips(match.state, RED, match.words())["card:great_tribal_leader"].title == title
        assert title in match.text(RED)


@rule("SFR-ED-8")
def test_grey_backs() -> None:
    assert rome().svg(RED) != rome(backs="grey").svg(RED)
