"""A realm's sheet tells its prisoners, its trade route and what its cards are worth."""

import re

import pytest

from gonfalon.games.medioevo_universale.picture.sheet import GEARS
from tests.medioevo_universale.build import medioevo, position
from tests.support import rule


@rule("MEU-12.12", "MEU-14.15")
def test_a_sheet_names_the_prisoners_and_sets_the_destination_apart() -> None:
    match = medioevo(prisoners={(0, 1): "2 light"})
    plain = str(match.svg(1, "en"))
    assert plain.count("Prisoners") == 1  # on the sheet of their captor
    assert "Trade route" not in plain
    index = position(match).world().index
    position(match).route[0] = [
        index["bulgaria"] * 2 + 1,
        index["crimea"] * 2,
        index["thracia"] * 2,
        index["saraj"] * 2,
    ]
    assert "Trade route: Bulgaria\N{NO-BREAK SPACE}✓ · Crimea · Thracia → Saraj" in str(match.svg(0, "en"))


def test_a_card_shows_the_technology_points_in_its_corner_and_its_tip_names_them() -> None:
    """The first Bishop gives a violet one, the second a violet or an orange one."""
    violet, orange = GEARS["violet"], GEARS["orange"]
    match = medioevo(cards={0: (1, 2)})
    picture, tips = str(match.svg(0, "en")), match.game.tips(match.state, 0, match.words("en"))
    for card, gears, said in (
        (1, [violet], "technology point: violet"),
        (2, [orange, violet], "colours: violet, orange"),
    ):
        shown = picture[picture.index(f'id="card-{card}"') :].partition("</g></g></g>")[0].partition('id="card-')[2]
        assert [fill for fill in re.findall(r'fill="(#[0-9a-f]{6})"', shown) if fill in (violet, orange)] == gears
        assert said in " ".join(tips[f"card:{card}"].lines)


@pytest.mark.parametrize("met", [False, True])
def test_a_card_tells_its_objective_until_it_is_reached(met: bool) -> None:
    match = medioevo(cards={0: (5,)}, met=(5,) if met else ())
    lines = match.game.tips(match.state, 0, match.words("en"))["card:5"].lines
    assert ("Objective: Plunder a caravan." in lines) == (not met)


def test_cards_to_choose_from_explain_themselves_to_who_chooses_and_to_nobody_else() -> None:
    match = medioevo()
    position(match).dealt[0] = [4, 17]
    tips = [match.game.tips(match.state, seat, match.words("en")) for seat in (0, 1, None)]
    assert [("card:4" in known, "card:17" in known) for known in tips] == [(True, True), (False, False), (False, False)]
    assert "Objective:" in " ".join(tips[0]["card:4"].lines)
