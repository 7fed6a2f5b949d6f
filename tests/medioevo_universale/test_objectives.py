"""Objectives of the Empire cards and the tokens they bring (section 17)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content.terms import ALL_POINTS, COLOURS, EITHER_POINT, NO_POINT
from gonfalon.games.medioevo_universale.rules.finance import ClaimObjective
from gonfalon.games.medioevo_universale.rules.objectives import holds
from gonfalon.games.medioevo_universale.rules.position import DECK
from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.support import rule


def shop(card: int, **more: Any) -> Match:
    """Seat 0, who owns this card, is at the beginning of his purchase turn."""
    cards = {0: (card, *more.pop("others", ()))}
    return passes(medioevo(phase=4, cards=cards, **more), "activation-start")


def claimable(card: int, **more: Any) -> bool:
    return f"claim:{card}" in legal(shop(card, **more))


def forts(*names: str) -> dict[str, str]:
    return dict.fromkeys(names, "tower")


THREE = {"bulgaria": 0, "candia": 0, "crimea": 0}  # populated, outside the home realm
FAR = {"austria": "0: 1 light", "prussia": "0: 1 light", "apulia": "0: 1 light"}

#: For each card with a state objective: what makes it true, and what falls just short of it.
STATES: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {
    1: (
        {"built": {"thracia": "cathedral", "lydia": "cathedral"}},
        {"built": {"thracia": "cathedral", "alfold": "cathedral"}},
    ),
    2: ({"tokens": {"latium": 0}}, {"tokens": {"latium": 1}}),
    3: ({"built": {"thracia": "cathedral city"}}, {"built": {"thracia": "city", "lydia": "cathedral"}}),
    7: ({"at": {"thracia": "0: 5 archer", "propontis": "0: galley1(2 archer)"}}, {"at": {"thracia": "0: 6 archer"}}),
    9: (
        {"at": {"lydia": "0: 3 archer"}, "built": {"lydia": "fort"}},
        {"at": {"lydia": "0: 3 archer"}, "built": {"lydia": "tower"}},
    ),
    10: ({"at": {"lydia": "0: trebuchet bombard"}}, {"at": {"lydia": "0: trebuchet catapult"}}),
    11: ({"at": {"thracia": "0: caravan1 ship1 wagon1 galley1"}}, {"at": {"thracia": "0: caravan2 ship2 wagon2"}}),
    12: ({"tech": {0: "red 3 blue 4"}}, {"tech": {0: "red 3 blue 2"}}),
    13: (
        {"at": {"temes": "horde: 1 light", "yaik": "horde: 1 light"}},
        {"at": {"temes": "horde: 1 light", "nitra": "horde: 1 light"}},
    ),
    14: ({"prisoners": {(0, 1): "1 light", (0, 2): "1 heavy"}}, {"prisoners": {(0, 1): "1 light", (1, 0): "1 light"}}),
    15: (
        {"at": {"temes": "horde: 1 light", "nitra": "horde: 1 light", "yaik": "horde: 1 light"}},
        {"at": {"temes": "horde: 1 light", "nitra": "horde: 1 light", "lydia": "horde: 1 light"}},
    ),
    21: (
        {"at": {"thracia": "0: caravan1[black 1 white 1] ship1[blue 1 green 1]"}},
        {"at": {"thracia": "0: caravan1[black 1 white 1] ship1[blue 1 black 1]"}},
    ),
    26: (
        {"built": forts("thracia", "lydia", "rhodope")},
        {"built": forts("thracia", "lydia"), "tokens": {"serbia": 0}},
    ),
    27: (
        {"at": {"thracia": "0: 9 light", "lydia": "0: 5 heavy 1 captain"}},
        {"at": {"thracia": "0: 9 light", "lydia": "0: 5 heavy wagon1"}},
    ),
    28: (
        {"at": {"thracia": "0: 1 light 1 archer 1 heavy 1 cavalry 1 captain2"}},
        {"at": {"thracia": "0: 1 light 1 archer 1 heavy 1 cavalry"}},
    ),
    32: (
        {
            "built": {"thracia": "village", "macedonia": "town", "bithynia": "city", "bulgaria": "village"},
            "tokens": THREE,
        },
        {"built": {"thracia": "village tower", "macedonia": "town", "bithynia": "city"}},
    ),
    33: ({"built": {"thracia": "city"}}, {"built": {"thracia": "town"}}),
    34: ({"tokens": THREE}, {"tokens": {"bulgaria": 0, "candia": 0, "serbia": 0}}),
    36: ({"florins": {0: 3000}}, {"florins": {0: 3000}, "loans": {0: 1}}),
    37: ({"loans": {1: 1, 2: 2}}, {"loans": {0: 1, 1: 1, 2: 2}}),
    39: ({"prisoners": {(0, 1): "2 light", (0, 2): "1 heavy"}}, {"prisoners": {(0, 1): "2 light"}}),
    40: ({"prisoners": {(0, 1): "1 captain"}}, {"prisoners": {(0, 1): "3 cavalry"}}),
    42: ({"tokens": THREE}, {"tokens": {"bulgaria": 0, "candia": 0}}),
    43: (
        {"built": {"thracia": "village tower cathedral", "lydia": "tower"}},
        {"built": {"thracia": "village tower cathedral", "lydia": "tower/1"}},
    ),
    44: ({"pacts": ("0>1 passage", "2>0 commercial")}, {"pacts": ("0>1 passage", "1>0 commercial")}),
    45: ({"honour": {0: 13}}, {"honour": {0: 12}}),
    46: (
        {"built": forts("thracia", "rhodope", "macedonia", "bithynia", "lydia")},
        {"built": forts("thracia", "rhodope", "macedonia", "phrygia", "lydia")},
    ),
    50: (
        {"pacts": ("0>1 non_belligerence", "2>0 non_belligerence")},
        {"pacts": ("0>1 non_belligerence", "2>0 commercial")},
    ),
    53: ({"at": {"lydia": "0: catapult catapult bombard"}}, {"at": {"lydia": "0: catapult bombard"}}),
    54: ({"at": {"lydia": "0: bombard"}}, {"at": {"lydia": "0: trebuchet trebuchet"}}),
    55: ({"at": FAR}, {"at": {**FAR, "austria": "1: 1 light", "serbia": "0: 1 light"}}),
    56: ({"at": {"lydia": "0: wagon2 wagon3"}}, {"at": {"lydia": "0: wagon2 wagon1"}}),
    59: ({"others": (1, 2, 3, 4)}, {"others": (1, 2, 3)}),
    60: ({"gears": {0: "red 2 blue 1"}}, {"gears": {0: "red 2"}}),
    61: ({"built": {"serbia": "cathedral"}, "tokens": {"serbia": 0}}, {"built": {"thracia": "cathedral"}}),
    62: ({"tech": {0: "red 4 blue 3 green 2"}}, {"tech": {0: "red 4 blue 4"}}),
    63: ({"markets": {"thracia": "black white brown orange"}}, {"markets": {"thracia": "black white brown"}}),
    64: ({"at": {"thracia": "0: caravan2 ship3"}}, {"at": {"thracia": "0: caravan2 ship1"}}),
    67: ({"at": {"lydia": "0: 1 captain3"}}, {"at": {"lydia": "0: 1 captain2"}}),
    68: ({"at": {"lydia": "0: 1 captain3 2 captain"}}, {"at": {"lydia": "0: 1 captain3 1 captain"}}),
    69: ({"built": {"thracia": "town fort"}}, {"built": {"thracia": "village castle"}}),
    70: (
        {"built": {"thracia": "village tower cathedral"}},
        {"built": {"thracia": "city castle", "lydia": "cathedral"}},
    ),
    71: ({"tech": {0: "red 4"}}, {"tech": {0: "red 3 blue 3"}}),
    72: ({"tech": {0: "red 2 blue 2 green 2 violet 3"}}, {"tech": {0: "red 4 blue 4 green 4 violet 1"}}),
}


@rule("MEU-17.6")
@pytest.mark.parametrize("card", STATES)
def test_a_state_objective_is_claimed_while_it_is_true(card: int) -> None:
    met, short = STATES[card]
    assert claimable(card, **met)
    assert not claimable(card, **short)


@rule("MEU-17.6")
def test_every_objective_on_a_state_is_tried() -> None:
    assert set(STATES) == {card for card in WORLD.deck if WORLD.objective[card]["kind"] == "state"}


@rule("MEU-17.6")
@pytest.mark.parametrize(
    ("card", "hidden"),
    [(36, True), (44, True), (1, False)],  # a full purse, pacts that may be secret, buildings that all see
)
def test_a_claim_that_tells_of_hidden_things_is_not_taken_back(card: int, hidden: bool) -> None:
    m = shop(card, **STATES[card][0])
    state = position(m)
    assert not ClaimObjective(seat=0, card=card).show(state)
    assert state._revealed == hidden


@rule("MEU-EX-24", "MEU-17.6")
def test_five_military_buildings_in_a_row_bring_a_token() -> None:
    m = shop(46, built=forts("thracia", "rhodope", "macedonia", "bithynia"), tech={0: "green 2"}, florins={0: 2000})
    assert "claim:46" not in legal(m)
    play(m, "build:castle-lydia", "button:buy-point", "button:buy-point", "button:buy-point", "button:no-token")
    assert buildings(m, "lydia") == "castle"
    play(m, "claim:46", "gear:violet")  # no symbol: any colour
    assert position(m).cards(0) == []
    assert position(m).empire.under == [46]
    assert position(m).gears[:6] == [0, 0, 0, 0, 0, 1]
    assert "claim:46" not in legal(m)


# -- the three uses of a card -------------------------------------------------------------------


@rule("MEU-17.1", "MEU-17.4")
def test_corners_give_one_point_one_of_two_or_both() -> None:
    def corner(card: int) -> tuple[int, set[str]]:
        return WORLD.corner[card], {COLOURS[colour] for colour in WORLD.corner_colours[card]}

    assert corner(5) == (EITHER_POINT, {"red", "blue"})
    assert corner(10)[1] == {"green"}
    assert corner(9) == (ALL_POINTS, {"yellow", "red"})
    assert corner(46) == (NO_POINT, set())
    assert all(WORLD.character[card] and WORLD.objective[card] for card in WORLD.deck)
    m = shop(9, tech={0: "red 1"}, built={"lydia": "tower"})
    play(m, "recruit:captain", "card:9", "land:lydia")
    assert position(m).tp[:6] == [0, 1, 0, 0, 0, 0]  # both: the red one is spent, the yellow one is in hand
    m = shop(5, tech={0: "red 1"}, built={"lydia": "tower"})
    play(m, "recruit:captain", "card:5", "land:lydia")
    assert sum(position(m).tp) == 0  # one of the two
    m = shop(46, tech={0: "red 1"}, built={"lydia": "tower"})
    play(m, "recruit:captain")
    assert "card:46" not in legal(m)


@rule("MEU-17.2", "MEU-15.1")
def test_a_turned_card_is_used_up_until_the_turn_ends() -> None:
    m = shop(10, tech={0: "green 1"}, florins={0: 3000})
    play(m, "build:village-thracia", "card:10", "build:village-macedonia")
    assert "card:10" not in legal(m)
    play(m, "button:buy-point")
    turn = position(m).turn_number
    while position(m).turn_number == turn:
        play(m, m.default())
    assert position(m).turned[10] == 0


@rule("MEU-17.2", "MEU-17.7")
def test_a_turned_card_may_still_be_claimed() -> None:
    assert claimable(33, built={"thracia": "city"}, turned=(33,))


@rule("MEU-17.6", "MEU-28.71")
def test_the_token_has_a_colour_of_the_card() -> None:
    m = shop(33, built={"thracia": "city"})
    play(m, "claim:33")
    assert position(m).gears[:6] == [0, 0, 0, 0, 1, 0]  # green, its one colour
    m = shop(69, built={"thracia": "town fort"})
    play(m, "claim:69")
    assert asked(m) == (0, "gear")
    assert sorted(legal(m, "gear")) == ["green", "orange"]


@rule("MEU-17.7")
def test_a_colour_that_has_run_out_is_not_given() -> None:
    m = shop(69, built={"thracia": "town fort"}, gears={1: "green 8"})
    play(m, "claim:69")
    assert position(m).gears[:6] == [0, 0, 1, 0, 0, 0]  # the other colour
    none = shop(33, built={"thracia": "city"}, gears={1: "green 8"})
    play(none, "claim:33")
    assert sum(position(none).gears[:6]) == 0
    assert position(none).cards(0) == []


@rule("MEU-17.7", "MEU-7.30")
def test_a_claimed_card_is_owned_no_more_and_the_next_is_cheaper() -> None:
    m = shop(33, built={"thracia": "city"}, others=(1, 2))
    before = position(m).florins[0]
    play(m, "claim:33", "button:empire-card", (50, 51))
    assert position(m).florins[0] == before - 200


@rule("MEU-17.7")
def test_an_event_objective_lasts_until_the_turn_ends() -> None:
    m = shop(30, met=(30,))
    assert "claim:30" in legal(m)
    turn = position(m).turn_number
    while position(m).turn_number == turn:
        play(m, m.default())
    passes(m, "phase-start")
    assert position(m).met[30] == 0
    assert not claimable(30)


# -- what happened ------------------------------------------------------------------------------


def happened(m: Match, card: int) -> bool:
    return bool(position(m).met[card])


def fought(card: int, own: str, enemy: str, place: str = "alfold", **more: Any) -> Match:
    """Seat 0 attacks seat 1 and wins in a round or more."""
    rival, who = (HORDE, "horde") if more.pop("horde", False) else (1, "1")
    at = {place: f"0: {own}; {who}: {enemy}"}
    attacker, defender = (rival, 0) if more.pop("defends", False) else (0, rival)
    more.setdefault("circle", "1 2 3")
    m = medioevo(at=at, cards={0: (card,)}, war=((0, 1),), run=battle(attacker, defender, place), **more)
    while any(type(frame).__name__ == "Battle" for frame in m.state.frames):
        if m.turn == (-1,):
            count = getattr(m.state.request(), "count")  # noqa: B009
            play(m, (4, 6, 8) if count == 3 and _rolls(m) == 0 else (1,) * count)
        else:
            play(m, m.default())
    return m


def _rolls(m: Match) -> int:
    """The seat whose dice are due."""
    melee = m.state.frames[-1]
    fight = next(frame for frame in reversed(m.state.frames) if type(frame).__name__ == "Round")
    return int(getattr(fight, "owners")[getattr(melee, "side", 0)])  # noqa: B009


@rule("MEU-17.6", "MEU-28.16")
def test_battles_won_mark_the_cards_that_ask_for_them() -> None:
    assert happened(fought(4, "9 cavalry", "1 light"), 4)
    assert not happened(fought(4, "9 cavalry", "1 light", horde=True, place="serbia"), 4)
    assert happened(fought(66, "9 cavalry", "4 light", horde=True, place="serbia"), 66)
    assert not happened(fought(66, "9 cavalry", "3 light", horde=True, place="serbia"), 66)
    assert happened(fought(25, "9 cavalry", "1 light", horde=True, place="thracia", defends=True), 25)
    assert not happened(fought(25, "9 cavalry", "1 light", horde=True, place="serbia", defends=True), 25)
    assert happened(fought(18, "9 heavy", "3 light"), 18)
    assert not happened(fought(18, "9 heavy", "2 light"), 18)
    assert happened(fought(47, "9 cavalry", "1 captain"), 47)
    assert not happened(fought(47, "9 cavalry", "1 light"), 47)
    assert happened(fought(65, "9 cavalry 1 light", "5 light", horde=True, place="serbia"), 65)
    assert not happened(fought(65, "9 cavalry 1 light", "4 light", horde=True, place="serbia"), 65)


@rule("MEU-17.6")
def test_taxes_and_repayments_mark_the_cards_that_ask_for_them() -> None:
    def taxed(level: int) -> Match:
        m = medioevo(phase=3, cards={0: (22,)}, built={"thracia": "city", "macedonia": "town"})
        for seat in range(3):
            m.apply(f"tax:{level if not seat else 10}", seat)
        return m

    def claimable_now(m: Match) -> bool:
        return "claim:38" in legal(m)

    assert happened(taxed(50), 22)  # 50 * 12
    assert not happened(taxed(40), 22)
    m = shop(38, loans={0: 1}, florins={0: 2000})
    play(m, "free:repay")
    assert claimable_now(m)
    for more in ({"loans": {0: 2}, "florins": {0: 2000}}, {"loans": {0: 1}, "florins": {0: 1990}}):
        short = shop(38, **more)
        play(short, "free:repay")
        assert not claimable_now(short)
    just_borrowed = shop(38, florins={0: 2000})
    play(just_borrowed, "free:loan", "free:repay")
    assert not claimable_now(just_borrowed)


@rule("MEU-17.6")
def test_conquests_and_ransoms_mark_the_cards_that_ask_for_them() -> None:
    def march(card: int, goal: str, start: str) -> Match:
        m = medioevo(at={start: "0: 1 light wagon1"}, tokens={start: 0, goal: 1}, war=((0, 1),), cards={0: (card,)})
        return play(m, f"group:{start}", "button:all-land", f"enter:{goal}", "button:enter")

    assert happened(march(35, "bulgaria", "rhodope"), 35)
    assert not happened(march(35, "serbia", "macedonia"), 35)
    m = medioevo(phase=4, order=(1, 0, 2), cards={0: (41,)}, prisoners={(0, 1): "1 light"})
    play(m, "ransom:light-0", "land:pannonia")
    assert happened(m, 41)
    assert here(m, "pannonia", 1) == "1 light"


@rule("MEU-17.6", "MEU-28.16", "MEU-25.2")
def test_nobody_else_is_told_what_is_left_in_the_purse_after_a_repayment() -> None:
    def repaid(florins: int) -> Match:
        return play(shop(38, loans={0: 1}, florins={0: florins}), "free:repay")

    rich, poor = repaid(2000), repaid(1990)
    assert [("claim:38" in legal(m)) for m in (rich, poor)] == [True, False]
    for viewer in (1, None):
        assert views.visible(rich.state, viewer) == views.visible(poor.state, viewer)
        assert rich.text(viewer) == poor.text(viewer)
        tips = [GAME.tips(position(m), viewer, m.words("en"))["card:38"].lines for m in (rich, poor)]
        assert tips[0] == tips[1]
    guesses = [views.determinize(rich.state, 1, Generator(seed)) for seed in range(30)]
    assert {holds(guess, 0, 38) for guess in guesses} == {True, False}
    assert all(guess.purse == guess.florins[0] for guess in guesses)
    play(rich, "claim:38")
    assert position(rich).held[38] == DECK
