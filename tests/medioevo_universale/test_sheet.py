"""A realm's sheet tells its prisoners, its trade route and what its cards are worth."""

import re

import pytest

from gonfalon.games.medioevo_universale.picture.sheet import GEARS, WIDTH
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
    assert ">Bulgaria\N{NO-BREAK SPACE}✓ · Crimea · Thracia → Saraj" in str(match.svg(0, "en"))


def test_a_card_shows_the_technology_points_in_its_corner_and_its_tip_names_them() -> None:
    """The first Bishop gives a violet one, the second a violet or an orange one."""
    violet, orange = GEARS["violet"], GEARS["orange"]
    match = medioevo(cards={0: (1, 2)})
    picture, tips = str(match.svg(0, "en")), match.game.tips(match.state, 0, match.words("en"))
    for card, gears, said in (
        (1, [violet], "technology point: violet"),
        (2, [orange, violet], "colours: violet, orange"),
    ):
        shown = picture.partition(f'id="card-{card}"')[2].partition("only-square")[0]  # in a wide window
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


def test_technologies_of_others_explain_themselves_and_are_never_lit() -> None:
    picture = str(medioevo().svg(1, "en"))
    drawn = [re.findall(f'<g id="tech-{seat}-[^>]*data-target="tech:[^>]*>', picture) for seat in range(3)]
    assert [len(all_of) for all_of in drawn] == [24] * 3
    assert [{"data-unlit" in one for one in all_of} for all_of in drawn] == [{True}, {False}, {True}]


def test_a_sheet_fills_a_square_window() -> None:
    """694 x 595 pixels of 1024 x 768: what stands on it moves apart there and stays on it."""
    picture = str(medioevo(cards={0: tuple(range(1, 17))}, prisoners={(0, 1): "2 light"}).svg(0, "en"))
    start = picture.index('id="sheet-0"')
    shown = picture[start : picture.index('id="sheet-1"')]
    frames = {
        where: float(height) for height, where in re.findall(r'height="([\d.]+)"[^>]*3" class="only-(\w+)', shown)
    }
    assert 750 < frames["square"] < WIDTH * 595 / 694
    last = re.search(r'data-square="translate\(0 ([\d.]+)\)"><g id="card-16"[^>]*translate\([\d.]+ ([\d.]+)\)', shown)
    relation = re.search(
        r'data-square="translate\(0 ([\d.]+)\)"><g id="relation-0-1"[^>]*translate\([\d.]+ ([\d.]+)\)', shown
    )
    assert last
    assert relation
    lowest, foot = (float(found[1]) + float(found[2]) for found in (last, relation))
    assert lowest + 34 + 14 < foot
    assert foot + 32 + 36 < frames["square"], "prisoners stand below"


@pytest.mark.parametrize(("cards", "own"), [(2, True), (4, False), (8, True), (9, False)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_trade_route_has_a_title_of_its_own_where_no_cards_stand(cards: int, own: bool, lang: str) -> None:
    """It neither runs into the cards above it nor into the relations below."""
    stages = "saxony* lower_lorraine franconia pannonia transylvania bulgaria bohemia thracia"
    match = medioevo(cards={0: tuple(range(1, cards + 1))}, route={0: (1, stages)})
    picture = str(match.svg(0, lang))
    shown = picture[picture.index('id="sheet-0"') : picture.index('id="sheet-1"')]
    title = {"en": "Trade route", "fr": "Route commerciale"}[lang]
    tops = [float(y) for y in re.findall(rf'y="([\d.]+)"[^>]*only-wide">{title}<', shown)]
    lines = [float(y) for y in re.findall(r'y="([\d.]+)" [^>]*font-size="14" [^>]*class="soft only-wide">', shown)]
    assert bool(tops) == own
    high = max(float(each) for each in re.findall(r'id="card-[^>]*><rect[^>]*height="([\d.]+)"', shown))
    lowest = 380 + 39 * (-(-cards // 4) - 1) + high
    assert (high > 34) == (cards <= 4), "a single row tells what they do"
    assert lowest < (tops[0] - 12 if own else min(lines) - 10)
    if own:
        assert tops[0] - 16 < min(lines) - 30
    assert max(lines) < (552 - 14 if own else 566 - 4)


def test_what_lies_beside_a_branch_explains_itself() -> None:
    match = medioevo()
    position(match).gears[0] = 2
    position(match).spent[0] = 1
    picture, tips = str(match.svg(0, "en")), match.game.tips(match.state, 0, match.words("en"))
    drawn = picture[picture.index('id="gears-0-0"') :].partition('id="tech-')[0]
    assert 'fill="none" stroke="var(--g-ink2)"' in drawn, "seen in the dark, too"
    assert "already used this turn: 1" in tips["gears:0-0"].lines[0]
    assert "gears:1-0" not in tips


@pytest.mark.parametrize("language", ["en", "fr"])
@rule("MEU-17.1")
def test_few_cards_tell_on_the_sheet_what_they_do(language: str) -> None:
    for cards, told in (((1, 15, 34, 66), True), ((1, 15, 34, 66, 2), False)):
        match = medioevo(cards={0: cards[:-1]})
        position(match).dealt[0] = [cards[-1]]
        picture, words = str(match.svg(0, language)), match.words(language)
        for card in cards:
            shown = picture.partition(f'id="card-{card}"')[2].partition('id="card-')[0]
            lines = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", shown))
            assert (words(f"effect-card-{card}").split()[-1] in lines.split()) == told, card


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("cards", [(45, 51, 68), (1, 67, 70), (44, 50, 55)])
@rule("MEU-2.16", "MEU-17.1")
def test_cards_to_choose_from_bear_their_objectives_below_what_they_do(cards: tuple[int, ...], language: str) -> None:
    match = medioevo()
    position(match).dealt[0] = list(cards)
    picture, words = str(match.svg(0, language)), match.words(language)
    for card in cards:
        shown = picture.partition(f'id="card-{card}"')[2].partition('id="card-')[0]
        shapes = re.findall(r'<g class="(only-[^"]*)">(.*?)</g></g>', shown)
        assert [name for name, _ in shapes] == ["only-wide not-square", "only-square", "only-tall"]
        for name, drawn in shapes:
            lines = re.findall(r'y="([\d.]+)" font-size="([\d.]+)"(?: class="(soft)")?>([^<]*)<', drawn)
            goal = " ".join(line for _, _, soft, line in lines if soft)
            assert goal == words("tip-objective", goal=words(f"goal-card-{card}"))
            assert min(float(size) for _, size, _, _ in lines) > {"only-wide": 9.4, "only-squa": 12.4}.get(
                name[:9], 11.4
            )
            lows = [float(y) for y, _, _, _ in lines]
            high = re.search(rf'height="([\d.]+)"[^>]*class="hit {name}"', shown)
            assert high
            assert lows == sorted(set(lows))
            assert lows[-1] < float(high[1]) - 4


@pytest.mark.parametrize("language", ["en", "fr"])
@rule("MEU-17.1")
def test_a_card_explains_itself_without_another_one(language: str) -> None:
    """Whoever holds it has not the other one to read; cards 1 to 3 name the like of themselves."""
    words = medioevo().words(language)
    for card in range(1, 73):
        told = words(f"effect-card-{card}")
        others = [number for number in re.findall(r"(?:card|carte) (\d+)", told) if number != str(card)]
        assert not others, told
        assert "same occasion" not in told, told
        assert "même occasion" not in told, told
