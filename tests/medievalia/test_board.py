"""The panel of the hand says whose turn it is and who is asked, and to the reader that it is he."""

import re

import pytest

import gonfalon
from gonfalon import Match
from gonfalon.games.medievalia.content import number
from tests.medievalia.build import asked, fiefs, find, go, position

ROUND = "Round 1 · Anna plays"


def first_round(*players: str, phase: str = "act") -> Match:
    m = fiefs(*players, phase=phase)
    position(m).rounds = 1
    return m


def written(m: Match, seat: int | None, lang: str = "en") -> list[str]:
    """Every line of words in the picture that a seat is shown."""
    m.names = ["Anna", "Bruno", "Clovis", "Dora"][: m.seats]
    return re.findall("<text[^>]*>([^<]*)</text>", m.svg(seat, lang))


def attacked() -> Match:
    """Anna makes war in Bruno's fief, and Bruno decides who defends it."""
    m = first_round("city; farm; in p2: soldier", "city; field: peasant; free: peasant", phase="war")
    go(m, "front:p2-1", "army:0")
    assert asked(m) == (1, "send")
    return m


@pytest.mark.parametrize(
    ("seat", "turn", "choice"),
    [(0, "Round 1 · your turn", "Bruno to choose"), (1, ROUND, "you choose"), (None, ROUND, "Bruno to choose")],
)
def test_the_defender_is_asked_in_anothers_turn(seat: int | None, turn: str, choice: str) -> None:
    lines = written(attacked(), seat)
    assert ("Your hand" in lines) == (seat is not None)
    assert f"{turn} · {choice}" in lines, "on a wide screen"
    assert choice in lines, "on a narrow one"
    assert turn not in lines


def test_the_ally_is_asked_in_anothers_turn() -> None:
    m = first_round("city u; field: peasant; farm u; hand: forest", "city u", "city; field: peasant; farm u", "city u")
    go(m, "forest in hand", "button:ask-ally")
    assert asked(m) == (2, "give")
    assert f"{ROUND} · you choose" in written(m, 2)
    assert {"Votre main", "Manche 1 · Au tour d\u2019Anna · à vous de choisir"} <= set(written(m, 2, "fr"))
    assert "Manche 1 · Au tour d\u2019Anna · à Clovis de choisir" in written(m, 1, "fr")


def test_whoever_plays_is_told_once_and_a_spectator_has_no_hand() -> None:
    m = first_round("city", "city")
    assert {"Your hand", "Round 1 · your turn"} <= set(written(m, 0))
    assert {"Your hand", ROUND} <= set(written(m, 1))
    assert not [line for line in written(m, 0) if "choose" in line]
    assert ROUND in written(m, None)
    assert "Your hand" not in written(m, None)


def test_the_deal_names_whoever_draws() -> None:
    m = gonfalon.new("medievalia", 2, seed=1)
    for _ in range(3):
        (seat,) = m.turn
        m.names = ["Anna", "Bruno"]
        assert f"The deal · {m.names[seat]} to choose" in written(m, 1 - seat)
        m.apply(m.legal(seat)[0], seat)


def test_long_names_leave_room_for_the_title() -> None:
    m = attacked()
    m.names = ["W" * 32, "M" * 32]
    lines = re.findall("<text[^>]*>([^<]*)</text>", m.svg(0))
    assert lines.count("Your hand") == 3, "on a wide screen, on a narrow one and in a square window"


def test_an_empty_hand_says_so_and_whoever_is_out_is_named() -> None:
    m = first_round("city; farm; hand: forest", "city", "city", "city")
    assert "no cards in hand" not in written(m, 0)
    assert "no cards in hand" in written(m, 1)
    assert "aucune carte en main" in written(m, 1, "fr")
    assert "no cards in hand" not in written(m, None), "a spectator has no hand that could be empty"
    assert "Clovis: out of the game" not in written(m, 0)
    position(m).alive[2] = 0
    assert "Clovis: out of the game" in written(m, 0)


def test_a_long_name_loses_what_is_in_brackets_first() -> None:
    m = first_round("city", "city")
    position(m).siege[1] = 2

    def named(name: str) -> set[str]:
        m.names = ["Anna", name]
        return set(re.findall("<text[^>]*>([^<]*)</text>", m.svg(0)))

    assert "Blue (Novice)" in named("Blue (Novice)"), "on a wide screen there is room"
    assert "Blue" in named("Blue (Novice)"), "a narrow one has none beside a siege"
    assert any(re.fullmatch("Charl.*…", words) for words in named("Charlemagne the Elder (Novice)"))


def test_a_deck_begins_with_a_capital_and_whoever_is_out_is_called_so_everywhere() -> None:
    m = first_round("city", "city", "city", "city")
    position(m).alive[2] = 0
    lines = written(m, 0, "fr")
    assert "Pioche Territoire" in lines
    assert "Clovis\u00a0: éliminé" in lines, "as the log says"


def ticked(m: Match, seat: int | None) -> int:
    return m.svg(seat).count('class="chosen"')


def test_cards_chosen_to_pay_are_ticked_for_whoever_pays() -> None:
    m = first_round("city u; field; mine; free: merchant; hand: farm", "city")
    go(m, "farm in hand", "button:adjust")
    assert ticked(m, 0) == 0
    go(m, "mine")
    assert ticked(m, 0) == 1
    go(m, f"power:{number(find(m, 'merchant'))}")
    assert (ticked(m, 0), ticked(m, 1), ticked(m, None)) == (2, 0, 0)


def test_what_an_ally_gives_is_ticked_for_all() -> None:
    m = first_round("city u; farm; hand: field, forest", "city", "city; mine; farm", "city")
    go(m, "forest in hand", "button:ask-ally", find(m, "mine", 2))
    assert [ticked(m, seat) for seat in (0, 1, 2, None)] == [1, 1, 1, 1]
