"""What stays on record of a conflict, and the panel that tells it."""

import re

import pytest

from gonfalon.draw.icons import PATHS
from gonfalon.games.clash_of_cultures.content.names import CAVALRY, INFANTRY
from gonfalon.games.clash_of_cultures.rules.report import AGAIN, CARD, HITS, LOSS, RESULT, ROLL
from gonfalon.match import Match
from tests.support import rule

from .build import PURPLE, RED, WORLD, coc, do, faces, state_of
from .test_combat import duel, fight
from .war import led, march, roll


def panel(match: Match, seat: int | None = PURPLE, lang: str = "en") -> str:
    """The markup of the panel, "" where there is none."""
    picture = str(match.svg(seat, lang))
    start = picture.find('id="place-battle"')
    return "" if start < 0 else picture[start : picture.index("data-place", start + 600)]


@rule("COC-16.7", "COC-16.12")
def test_every_die_sum_hit_and_loss_is_on_record() -> None:
    match = duel("2 infantry 1 cavalry", "red 2 infantry")
    do(match, faces("3I 5C 4E"), faces("6I 1L"))
    state = state_of(match)
    head, *entries = state.report
    assert head[:2] == (PURPLE, RED)
    assert head[6:12] == (0, 2, 1, 0, 0, 0)
    assert head[12:] == (0, 2, 0, 0, 0, 0)
    rolls = [entry for entry in entries if entry[0] == ROLL]
    assert [roll[1:4] for roll in rolls] == [(1, 0, 15), (1, 1, 8)]  # 12 + 1 + 2, 7 + 1
    assert rolls[0][4:] == (3, *faces("3I 5C 4E"), 0, 1, 2)
    assert (HITS, 1, 15, 8, 1, 3) in entries
    assert match.state.step_name() == "Round.losses"  # which of the attackers falls
    do(match, "unit:cavalry")
    lost = [entry[1:] for entry in state.report[1:] if entry[0] == LOSS]
    assert lost == [(1, 0, CAVALRY, 1), (1, 1, INFANTRY, 1), (1, 1, INFANTRY, 1)]


@rule("COC-16.14")
def test_a_new_conflict_begins_a_new_record() -> None:
    match = duel("3 infantry", "red 1 infantry")
    do(match, faces("6I 6I 6I"), faces("1L"))
    assert state_of(match).report[-1] == (RESULT, 0)


@rule("COC-16.5", "COC-16.6")
def test_cards_are_on_record_once_they_are_turned_up() -> None:
    known = {RED: "tactics", PURPLE: "tactics"}
    match = duel("3 infantry", "red 3 infantry", advances=known, hand={PURPLE: "A5", RED: "A12"})
    assert not [entry for entry in state_of(match).report[1:] if entry[0] == CARD]
    do(match, "card:A5")
    assert not [entry for entry in state_of(match).report[1:] if entry[0] == CARD]
    assert "A card, face down" in panel(match, RED)
    assert WORLD.tactics[WORLD.card_tactic[WORLD.action_cards.index("A5")]] not in panel(match, RED)
    do(match, "card:A12")
    shown = [entry[1:4] for entry in state_of(match).report[1:] if entry[0] == CARD]
    assert shown == [(1, 0, WORLD.action_cards.index("A5")), (1, 1, WORLD.action_cards.index("A12"))]


@rule("COC-16.9")
def test_the_leader_s_first_throw_is_remembered() -> None:
    match = duel("1 infantry 1 leader", "red 4 infantry", civ={PURPLE: "rome"})
    state_of(match).leader[PURPLE] = WORLD.leader_of["sulla"]
    do(match, faces("4C 1L"), faces("6I"))
    old, new = faces("1L")[0], faces("6I")[0]
    assert (AGAIN, 1, 0, old, new) in state_of(match).report


def test_the_panel_adds_up_in_words() -> None:
    match = duel("2 infantry 1 cavalry", "red 4 infantry")
    do(match, faces("3I 5C 4E"), faces("6I 1L 2C 2C"))
    text = panel(match)
    assert "3 + 5 + 4 + 1 (infantry) + 2 (cavalry) = 15" in text
    assert "Value 15: 3 hits" in text
    assert text.count("+2</text>") == 1  # of the die with the cavalry
    assert "Valeur 15\u00a0: 3 touches" in panel(match, lang="fr")


def test_losses_are_picked_in_the_panel_on_their_own_side() -> None:
    match = duel("1 infantry 2 cavalry", "red 4 infantry")
    do(match, faces("1L 1L 1L"), faces("3I 1L 2C 2C"))
    assert match.state.step_name() == "Round.losses"
    assert re.findall(r'data-target="(unit:\w+)"', panel(match)) == ["unit:infantry", "unit:cavalry"]


def test_only_who_takes_part_is_led_to_the_battle() -> None:
    match = duel("1 infantry 2 cavalry", "red 4 infantry")
    do(match, faces("1L 1L 1L"), faces("3I 1L 2C 2C"))
    assert 'data-now=""' in panel(match, PURPLE)
    assert 'data-now=""' not in panel(match, None)


def test_before_the_first_conflict_there_is_no_panel_and_afterwards_it_stays() -> None:
    match = duel("3 infantry", "red 1 infantry")
    state = state_of(match)
    kept, state.report = state.report, ()
    assert panel(match) == ""
    state.report = kept
    assert "data-stay" in panel(match)
    do(match, faces("6I 6I 6I"), faces("1L"))
    assert "Last battle" in panel(match)
    assert "data-stay" not in panel(match), "the map is shown when it is asked"
    assert "The attackers win" in panel(match)


def adds_up(entry: tuple[int, ...]) -> bool:
    """Whether the dice, the units and the effects of a throw make its value."""
    count = entry[4]
    dice = entry[5 : 5 + count]
    out = entry[5 + count]
    dropped = entry[6 + count : 6 + count + out]
    infantry, cavalry, *sources = entry[6 + count + out :]
    shown = sum(WORLD.face_value[face] for i, face in enumerate(dice) if i not in dropped)
    return entry[3] == max(0, shown + infantry + cavalry + sum(sources[1::2]))


@rule("COC-16.7", "COC-16.21", "COC-16.11")
def test_what_is_cut_off_or_taken_away_is_on_record_too() -> None:
    goods = {RED: "ore 1"}
    cut = led(
        "carthage", "hannibal", "red 2 infantry", "1 infantry", advances={RED: "tactics steel_weapons"}, goods=goods
    )
    march(cut, "D7", "1 leader 1 infantry", "hex:D6")
    do(cut, "effect:a:steel_weapons")
    assert roll(cut, "2C", "3I")[1] == 8  # 6, and 2 of 4
    walled = coc(
        turn=PURPLE,
        regions={6: "R20"},
        wonders={"W8": "D2 by red"},
        units={"D6": "red 2 infantry"},
        cities={"D6": "red happy"},
    )
    do(fight(walled, "2 infantry 1 elephant"), faces("3E 4C 1L"), faces("3I 2C"))
    for match in (cut, walled):
        rolls = [entry for entry in state_of(match).report[1:] if entry[0] == ROLL]
        assert len(rolls) == 2
        assert all(adds_up(entry) for entry in rolls), rolls


@pytest.mark.parametrize(
    ("lang", "red", "wild"),
    [
        ("en", "Red rolls 6 with a bonus of 1", "A roll for the barbarians: 6 with a bonus of 1"),
        ("fr", "Rouge lance 6 avec un bonus de 1", "Un jet pour les barbares\u00a0: 6 avec un bonus de 1"),
    ],
)
def test_barbarians_roll_as_several_and_as_no_seat(lang: str, red: str, wild: str) -> None:
    for defender, told, seats in (("red", red, [1, 0]), ("barbarian", wild, [1])):
        match = duel("3 infantry", f"{defender} 1 infantry")
        do(match, faces("1L 1L 1L"), faces("6I"))
        rolls = [line for line in match.log(lang=lang) if "rolls" in line["key"]]
        assert [value for line in rolls for name, value in line["args"] if name == "seat"] == seats
        assert told in rolls[-1]["text"]


@pytest.mark.parametrize(("defenders", "skull"), [("red 1 infantry", False), ("barbarian 1 infantry", True)])
def test_who_is_no_seat_has_a_badge_of_its_own(defenders: str, skull: bool) -> None:
    shown = panel(duel("2 infantry", defenders, advances={PURPLE: "tactics"}, hand={PURPLE: "A5"}))
    assert (PATHS["skull"] in shown) == skull


def test_a_round_that_has_not_begun_takes_no_room() -> None:
    match = duel("3 infantry", "red 3 infantry", advances={PURPLE: "tactics"}, hand={PURPLE: "A5"})
    assert "Your tactics" in panel(match)
    assert "Round 1" not in panel(match)
    do(match, "card:A5")
    assert "Round 1" in panel(match)


@pytest.mark.parametrize("hand", ["A5", "A5 A12 A20 A30"])
def test_on_a_phone_nothing_of_a_battle_is_wider_than_its_sheet(hand: str) -> None:
    """Whatever stands out makes everything smaller."""
    match = duel("2 infantry 2 cavalry", "red 4 infantry", advances={PURPLE: "tactics"}, hand={PURPLE: hand})
    squads = re.findall(r'transform="translate\((-?[\d.]+) 99\)"', panel(match))
    assert squads
    assert all(abs(float(x)) < 300 for x in squads)


HIGH = r'<rect x="0" y="0" width="[\d.]+" height="([\d.]+)"[^>]*class="only-(wide|square)'
LOWER = r'translate\(30 ([\d.]+)\)" data-tall="[^"]*" data-square="translate\(30 ([\d.]+)\)"'


@pytest.mark.parametrize("rounds", [0, 1])
def test_a_battle_fills_a_square_window(rounds: int) -> None:
    """694 x 595 pixels of 1024 x 768: the field is deeper there, and what stands below it lower."""
    match = duel("3 infantry", "red 3 infantry", advances={PURPLE: "tactics"}, hand={PURPLE: "A5"})
    if rounds:
        do(match, "card:A5")
    high = {where: float(height) for height, where in re.findall(HIGH, panel(match))[:2]}
    assert 850 < high["square"] < 1300 * 595 / 694
    assert high["wide"] < 890
    lower = re.findall(LOWER, panel(match))
    assert lower
    assert all(float(y) - float(x) == pytest.approx(high["square"] - high["wide"], abs=0.1) for x, y in lower)
