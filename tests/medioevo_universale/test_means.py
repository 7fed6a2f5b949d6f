"""What a payment can be made of, and which pieces may be owned: reckoned before anybody is asked (3, 7, 17)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import COLOURS, MACHINE, PROSELYTISM, WAGON
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.money import affordable, lent_points, means, missing, receive, sources
from tests.medioevo_universale.build import medioevo, position
from tests.support import rule


def need(spec: str) -> tuple[int, ...]:
    words = spec.split()
    wanted = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return tuple(wanted.get(colour, 0) for colour in COLOURS)


@rule("MEU-3.9", "MEU-17.4", "MEU-18.57", "MEU-18.58", "MEU-28.15")
@pytest.mark.parametrize(
    ("owned", "wanted", "short"),
    [
        ({}, "red 2", 2),
        ({"points": {0: "red 1"}}, "red 2", 1),
        ({"points": {0: "red 3"}}, "red 2 blue 1", 1),
        ({"gears": {0: "red 1"}}, "red 2", 1),
        ({"gears": {0: "red 3"}}, "red 2", 0),
        ({"points": {0: "red 1"}, "gears": {0: "red 1"}}, "red 2", 0),
        ({"gears": {1: "red 2"}}, "red 2", 2),
        ({"cards": {0: (10,)}}, "green 1", 0),
        ({"cards": {0: (10,)}}, "green 2", 1),
        ({"cards": {0: (10,)}}, "red 1", 1),
        ({"cards": {0: (10,)}, "turned": (10,)}, "green 1", 1),
        ({"cards": {1: (10,)}}, "green 1", 1),
        ({"cards": {0: (57,)}}, "red 2", 1),
        ({"cards": {0: (58,)}}, "red 3", 1),
        ({"cards": {0: (57, 58)}}, "red 3", 0),
        ({"cards": {0: (5,)}}, "red 1 blue 1", 1),
        ({"cards": {0: (9,)}}, "red 1 yellow 1", 0),
        ({"cards": {0: (46,)}}, "red 1", 1),
        ({"points": {0: "violet 2"}}, "red 1", 1),
        ({"points": {0: "violet 2"}, "tech": {0: "violet 4"}}, "red 1 blue 2", 1),
        ({"points": {0: "violet 2"}, "tech": {0: "violet 4"}}, "violet 1 red 2", 1),
        ({"points": {0: "violet 1"}, "tech": {0: "violet 4"}}, "violet 2", 1),
        ({"gears": {0: "violet 2"}, "tech": {0: "violet 4"}}, "violet 1 red 1", 0),
        ({"gears": {0: "violet 1"}, "tech": {0: "violet 4"}}, "violet 1 red 1", 1),
        ({"cards": {0: (1,)}, "tech": {0: "violet 4"}}, "red 1", 0),
        ({"cards": {0: (1,)}, "tech": {0: "violet 4"}}, "violet 1 red 1", 1),
    ],
)
def test_how_many_points_only_money_can_give(owned: dict[str, Any], wanted: str, short: int) -> None:
    assert missing(position(medioevo(**owned)), 0, need(wanted)) == short


@rule("MEU-17.2", "MEU-28.15")
def test_a_token_that_is_used_gives_no_second_point() -> None:
    state = position(medioevo(gears={0: "red 2"}))
    state.spent[3] = 1
    assert missing(state, 0, need("red 2")) == 1
    assert sources(state, 0, 3) == ["gear:red"]
    state.spent[3] = 2
    assert sources(state, 0, 3) == []


@rule("MEU-3.9", "MEU-20.1")
@pytest.mark.parametrize(
    ("florins", "loans", "price", "wanted", "fits"),
    [
        (150, 5, 150, "", True),
        (149, 5, 150, "", False),
        (100, 5, 0, "red 1", True),
        (99, 5, 0, "red 1", False),
        (150, 5, 50, "red 1", True),
        (149, 5, 50, "red 1", False),
        (0, 4, 100, "", True),
    ],
)
def test_a_price_is_affordable_with_its_missing_points(
    florins: int, loans: int, price: int, wanted: str, fits: bool
) -> None:
    state = position(medioevo(florins={0: florins}, loans={0: loans}))
    assert affordable(state, 0, price, need(wanted)) == fits


@rule("MEU-20.1")
def test_one_loan_a_turn_and_five_at_most_count_as_means() -> None:
    state = position(medioevo(florins={0: 70}, loans={0: 4}))
    loan = state.number("loan")
    assert means(state, 0) == 70 + loan
    state.new_loan[0] = 1
    assert means(state, 0) == 70
    assert means(position(medioevo(florins={0: 70}, loans={0: 5})), 0) == 70


@rule("MEU-20.7", "MEU-20.8")
def test_what_a_bankrupt_receives_goes_to_the_bank_first() -> None:
    state = position(medioevo(florins={0: 0}, due={0: 50}))
    state.unpaid[0] = 1
    receive(state, 0, 30)
    assert (state.florins[0], state.due[0], state.unpaid[0]) == (0, 20, 1)
    receive(state, 0, 30)
    assert (state.florins[0], state.due[0], state.unpaid[0]) == (10, 0, 0)
    taxes = position(medioevo(florins={0: 0}, due={0: 50}))
    taxes.phase = 3
    receive(taxes, 0, 30)
    assert (taxes.florins[0], taxes.due[0]) == (30, 50)


@rule("MEU-16.24", "MEU-28.15")
def test_whose_cards_lend_a_point_for_a_violet_one() -> None:
    def lent(colour: str, near: bool = True, **more: Any) -> list[int]:
        known: dict[str, Any] = {"tech": {0: "violet 3"}, "gears": {0: "violet 1"}, **more}
        realms = ("byz", "hun", "gol") if near else ("byz", "nov", "hre")
        state = position(medioevo(realms=realms, cards={1: (5, 10, 46, 57)}, **known))
        return lent_points(state, 0, COLOURS.index(colour))

    assert lent("green") == [10, 57]
    assert lent("red") == [5, 57]
    assert lent("yellow") == [57]
    assert lent("violet") == []
    assert lent("green", near=False) == []
    assert lent("green", tech={0: "violet 2"}) == []
    assert lent("green", gears={0: "red 1"}) == []
    assert lent("green", gears={}, points={0: "violet 1"}) == [10, 57]


@rule("MEU-16.24")
def test_a_card_lends_once_a_turn_to_each() -> None:
    state = position(medioevo(cards={1: (10,)}, tech={0: "violet 3"}, gears={0: "violet 1"}))
    state.effects.append((-PROSELYTISM, 2, 10))
    assert lent_points(state, 0, 4) == [10]  # to another player, it has lent as well
    state.effects.append((-PROSELYTISM, 0, 10))
    assert lent_points(state, 0, 4) == []


@rule("MEU-7.21")
def test_ten_double_sided_property_tokens() -> None:
    allowed = {
        (8, 0, 0): True,
        (9, 0, 0): False,
        (0, 6, 0): True,
        (0, 7, 0): False,
        (0, 0, 4): True,
        (0, 0, 5): False,
        (2, 5, 3): True,
        (1, 5, 4): False,
        (2, 6, 2): True,
        (3, 6, 2): False,
        (7, 3, 1): False,
    }
    assert {levels: carriers.tokens_allow(*levels) for levels in allowed} == allowed


@rule("MEU-7.21", "MEU-7.19")
def test_a_higher_piece_needs_the_token_of_its_level_and_gives_its_own_back() -> None:
    eight = position(medioevo(at={"thracia": "0: " + "wagon1 " * 8}))
    assert [carriers.can_own(eight, 0, level) for level in (1, 2, 3)] == [False, True, True]
    ten = position(medioevo(at={"thracia": "0: " + "wagon1 " * 8 + "wagon2 wagon2"}))
    assert [carriers.can_own(ten, 0, level) for level in (1, 2, 3)] == [False, False, False]
    assert [carriers.can_own(ten, 0, level, 1) for level in (2, 3)] == [True, True]
    assert carriers.can_own(ten, 0, 3, 2)
    assert carriers.can_own(ten, 1, 1)  # another's tokens


@rule("MEU-7.22", "MEU-5.19")
def test_the_bank_has_so_many_pieces_and_the_horde_so_many_galleys() -> None:
    m = medioevo(at={"thracia": "0: catapult wagon1 wagon2", "temes": "1: catapult wagon1"})
    state, empty = position(m), position(medioevo())
    assert carriers.bank_left(empty, MACHINE, 1) - carriers.bank_left(state, MACHINE, 1) == 2
    assert carriers.bank_left(empty, MACHINE, 2) == carriers.bank_left(state, MACHINE, 2)
    assert carriers.bank_left(empty, WAGON, 1) - carriers.bank_left(state, WAGON, 1) == 3
    assert carriers.can_own(state, 6, 1)


@rule("MEU-8.26", "MEU-18.11", "MEU-18.53", "MEU-18.54")
def test_with_a_piece_go_its_load_and_what_cards_have_made_of_it() -> None:
    m = medioevo(
        at={"propontis": "0: galley2(2 light wagon1)", "thracia": "0: caravan1[black 2] catapult catapult"},
        effects=((11, 0, 2), (53, 0, 3), (54, 0, 3 * 4 + 2), (11, 0, 1), (54, 0, 4 * 4 + 1)),
        route={0: (2, "crimea saraj trebisonda antioch")},
    )
    state = position(m)
    bank = state.bank[:]
    carriers.remove(state, 3)
    assert state.effects == [(11, 0, 2), (11, 0, 1), (54, 0, 4 * 4 + 1)]
    carriers.remove(state, 2)
    assert (state.road[0], state.route[0], sum(state.bank) - sum(bank)) == (-1, [], 2)
    carriers.remove(state, 0)
    assert [state.what[slot] for slot in range(5)] == [-1, -1, -1, -1, MACHINE]
    assert (state.load[0], state.aboard[1], state.effects) == (0, -1, [(54, 0, 4 * 4 + 1)])


@rule("MEU-7.19")
def test_a_higher_piece_has_moved_what_the_lower_one_has() -> None:
    state = position(medioevo(at={"thracia": "0: wagon1 wagon1 wagon1"}, moves={1: 2, 2: 0}))
    first, second = state.moves[0], 2
    for slot in range(3):
        carriers.upgrade(state, slot, 2)
    more = state.world().movement[2] - first
    assert [state.moves[slot] for slot in range(3)] == [first + more, second + more, 0]
    assert [state.level[slot] for slot in range(3)] == [2, 2, 2]
