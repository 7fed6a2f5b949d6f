"""What stays on record of a battle, and the panel that tells it."""

import re

import pytest

from gonfalon.draw.icons import PATHS
from gonfalon.draw.svg import repeated_ids
from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, CAVALRY, HEAVY, LIGHT
from gonfalon.games.medioevo_universale.picture.battle import HALF, TALL
from gonfalon.games.medioevo_universale.rules import report
from gonfalon.match import Match
from tests.medioevo_universale.build import HORDE, battle, legal, medioevo, play, position, step
from tests.support import rule

MELEE, LOSSES = 3, 4


def field(*, at: str = "0: 3 light 2 heavy 1 captain; 1: 2 cavalry 1 light", **more: object) -> Match:
    """A field battle, up to the attacker's throw."""
    match = medioevo(at={"temes": at}, war=((0, 1),), run=battle(0, 1, "temes"), **more)  # type: ignore[arg-type]
    return play(match, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")


def panel(match: Match, seat: int | None = 0, lang: str = "en") -> str:
    """The markup of the panel, "" where there is none."""
    picture = str(match.svg(seat, lang))
    assert repeated_ids(picture) == set()
    start = picture.find('id="place-battle"')
    return "" if start < 0 else picture[start : picture.index('id="sheet-', start)]


def noted(match: Match, kind: int) -> list[tuple[int, ...]]:
    return [entry[1:] for entry in position(match).report[1:] if entry[0] == kind]


def throws(match: Match) -> Match:
    """Captain as archer who misses; 4 4 8 thrown again to 4 4 2 by the attacker, 1 2 7 by the defender."""
    play(match, "captain:copy-archer", (8,), "sacrifice:0", (4, 4, 8), "reroll:d8", (2,))
    return play(match, (1, 2, 7), "reroll:none")


@rule("MEU-9.15", "MEU-9.19", "MEU-9.23", "MEU-9.24")
def test_every_throw_sum_and_point_of_damage_is_on_record() -> None:
    match = throws(field(order=(1, 0, 2)))
    assert position(match).report[0][:2] == (0, 1)
    assert noted(match, report.CAPTAIN) == [(0, 0, 1)]
    assert noted(match, report.ARCHERS) == [(0, 0, 0, 8)]
    assert noted(match, report.ROLL) == [(0, 4, 4, 8), (1, 1, 2, 7)]
    assert noted(match, report.AGAIN) == [(0, 4, 4, 4, 2)]
    penalty = position(match).penalty(0)
    assert noted(match, report.VALUE)[0] == (0, 4, 4, 2, 16, 0, 0, 0, -penalty, 0, 0, 16 - penalty)
    assert noted(match, report.DUE) == [(1, MELEE, 6, 0)]  # the difference, but six melee units
    assert step(match) == "Damage.assign"
    play(match, "hit:cavalry-temes", "hit:heavy-temes", "hit:light-temes")
    assert noted(match, report.HIT) == [(1, CAVALRY, HEAVY), (1, HEAVY, LIGHT), (1, LIGHT, report.GONE)]


@rule("MEU-9.2")
def test_a_battle_ends_on_record_and_stays_until_the_next_one() -> None:
    match = medioevo(at={"temes": "0: 4 heavy; horde: 1 light"}, circle="1 2 3", run=battle(0, HORDE, "temes"))
    assert "Last battle" not in panel(match)
    assert "data-stay" in panel(match)
    play(match, (4, 6, 8), "reroll:none")
    assert noted(match, report.RESULT)[0][:2] == (0, report.FOUGHT)
    assert "Last battle" in panel(match)
    assert "data-stay" not in panel(match), "the map is shown when it is asked"
    assert "Victory: Red" in panel(match)
    assert panel(medioevo()) == ""


@rule("MEU-9.16", "MEU-9.19")
def test_the_panel_adds_up_in_words_and_marks_the_step() -> None:
    match = throws(field(order=(1, 0, 2)))
    penalty = position(match).penalty(0)
    assert f"Dice 16 \N{MINUS SIGN} {penalty} (turn order) = {16 - penalty}" in panel(match)
    assert "Captain: Shoot as an archer" in panel(match)
    assert "thrown again" in panel(match)
    marked = re.findall(r'id="step-(\d)"(?:(?!id=).)*?stroke="var\(--g-accent\)"', panel(match))
    assert marked == ["8"]
    assert "Mêlée\u00a0: 6" in panel(match, lang="fr")
    told = match.game.text(match.state, 0, match.words("en"))
    assert "Round 1, step 8: Damage" in told


@rule("MEU-9.25")
def test_losses_are_picked_in_the_panel_of_the_side_that_suffers() -> None:
    match = throws(field(order=(1, 0, 2)))
    picks = re.findall(r'data-target="(hit:[^"]*)"', panel(match))
    assert sorted(picks) == sorted(legal(match))
    for answer in picks:
        assert answer in match.state.frames[-1].targets_of_assign(position(match), answer)  # type: ignore[attr-defined]


@rule("MEU-18.5")
def test_what_a_card_has_changed_is_told() -> None:
    match = field(cards={0: (5,)}, order=(1, 0, 2))
    play(match, "captain:copy-archer", (8,), "sacrifice:0", (4, 4, 8), "reroll:none", (1, 2, 7), "reroll:none")
    play(match, "card:5", "side:attacker")
    assert re.search(r"Red uses Warlord \(5\): attacker.s value \+2", panel(match))
    assert noted(match, report.VALUE)[0][7] == 2


@rule("MEU-9.10")
def test_only_who_fights_is_led_to_the_panel() -> None:
    match = field()
    assert [' data-now=""' in panel(match, seat) for seat in (0, 1, 2)] == [True, True, False]
    assert ' data-now=""' not in panel(match, None)
    assert f'id="fighter-0-{CAPTAIN}"' in panel(match)


def test_on_a_phone_nothing_of_a_battle_is_wider_than_its_sheet() -> None:
    """Whatever stands out makes everything smaller, also what only answers to a touch."""
    match = field(cards={0: (5,)}, order=(1, 0, 2))
    play(match, "captain:copy-archer", (8,), "sacrifice:0", (4, 4, 8), "reroll:none", (1, 2, 7), "reroll:none")
    play(match, "card:5", "side:attacker")
    used = re.search(r'id="used-[^>]*><rect x="-4" y="-14" width="(\d+)"', panel(match))
    assert used
    assert float(used[1]) < TALL


@pytest.mark.parametrize(("owner", "skull"), [("1", False), ("horde", True)])
def test_barbarians_have_a_badge_of_their_own(owner: str, skull: bool) -> None:
    match = medioevo(
        at={"serbia": f"0: 3 light; {owner}: 2 light"},
        war=((0, 1),),
        run=battle(0, HORDE if skull else 1, "serbia"),
    )
    assert (PATHS["skull"] in panel(match)) == skull


GROWN = r'scale\(([\d.]+)\)" data-tall="[^"]*" data-square="translate\(0 ([\d.]+)\) scale\(([\d.]+)\)'


@pytest.mark.parametrize("army", ["3 light", "3 light 2 heavy 1 captain", "1 light 1 heavy 1 archer 1 captain"])
def test_units_are_larger_in_a_square_window_and_stay_in_their_frame(army: str) -> None:
    """694 x 595 pixels of 1024 x 768: the sides are higher there, and many kinds of units stand in two rows."""
    shown = panel(field(at=f"0: {army}; 1: 2 cavalry 1 light"))
    sheets = re.findall(r'width="940" height="([\d.]+)"[^>]*class="only-(wide|square)', shown)
    high = {where: float(height) for height, where in sheets}
    assert high["wide"] <= 660 < 700 < high["square"] < 940 * 595 / 694
    (small, top, large), *_ = re.findall(GROWN, shown)
    assert float(large) > float(small)
    frames = re.findall(rf'width="{HALF:g}" height="([\d.]+)"[^>]*stroke-width="2.5"', shown)
    rows = re.findall(r'data-square="translate\([-\d.]+ ([-\d.]+)\)"><g id="fighter-0', shown)
    lowest = float(top) + float(large) * (max(map(float, rows), default=0) + 38)
    assert lowest < max(map(float, frames))


def test_dice_and_sums_of_both_sides_stand_side_by_side() -> None:
    """A captain and his shot on one side only make its column longer."""
    shown = panel(throws(field()))
    lines = re.findall(r'<g transform="translate\((16|478) ([\d.]+)\)"[^>]*><text[^>]*>Dice ', shown)
    assert [x for x, _ in lines] == ["16", "478"]
    assert lines[0][1] == lines[1][1]
