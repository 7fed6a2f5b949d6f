"""The three plans of the table: nothing lies on anything else, nothing beyond the edge, cards keep their shape."""

from itertools import combinations

import pytest

from gonfalon.games.medievalia.content import MAPS
from gonfalon.games.medievalia.picture import layout
from gonfalon.games.medievalia.picture.layout import Box, Plan


def plans(seats: int, hand: int) -> list[Plan]:
    at = list(MAPS[seats].at[:seats])
    return [layout.wide(seats, hand), layout.tall(seats, hand, at), layout.square(seats, max(hand, 0))]


def apart(a: Box, b: Box) -> bool:
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def within(box: Box, outer: Box) -> bool:
    slack = 0.01
    across = outer[0] - slack <= box[0] and box[0] + box[2] <= outer[0] + outer[2] + slack
    return across and outer[1] - slack <= box[1] and box[1] + box[3] <= outer[1] + outer[3] + slack


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", [-1, 0, 1, 8, 10, 25])
def test_nothing_lies_on_anything_else(seats: int, hand: int) -> None:
    for plan in plans(seats, hand):
        frames = [*plan.fiefs.values(), plan.shelf, plan.hand]
        assert sorted(plan.fiefs) == sorted(MAPS[seats].at)
        assert all(apart(a, b) for a, b in combinations(frames, 2))
        assert all(within(frame, (0, 0, plan.width, plan.bottom)) for frame in frames)
        assert len(plan.stock) == 6
        assert all(within(card, plan.shelf) for card in plan.stock)
        assert all(apart(a, b) for a, b in combinations(plan.stock, 2))
        labels: list[Box] = [(x, y - 22 * width / layout.CARD[0], width, 16) for x, y, width, _ in plan.stock]
        assert all(apart(label, card) for label in labels for card in plan.stock)
        assert len(plan.cards) == max(hand, 0)
        assert all(within(card, plan.hand) for card in plan.cards)
        assert all(apart(a, b) for a, b in combinations(plan.cards, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cells_lie_in_their_fief_and_cards_keep_their_shape(seats: int) -> None:
    for plan in plans(seats, 5):
        for at in MAPS[seats].at[:seats]:
            fief = plan.fiefs[at]
            cells: list[Box] = [(*layout.cell(fief, i), *layout.CELL) for i in range(layout.CELLS)]
            assert all(within(cell, fief) for cell in cells)
            assert all(apart(a, b) for a, b in combinations(cells, 2))
        for _, _, width, height in plan.stock + plan.cards:
            assert height / width == pytest.approx(layout.CARD[1] / layout.CARD[0])


def test_a_fief_with_few_cards_draws_them_larger_and_stays_in_its_frame() -> None:
    row, block, stack = layout.wide(2, 5).fiefs[0, 2], layout.wide(3, 5).fiefs[0, 0], layout.wide(4, 5).fiefs[0, 1]
    assert layout.larger(row, 6, 86) == (1, 6)
    assert layout.larger(row, 3, layout.CELL[1]) == (1, 3)
    assert layout.larger(row, 3, 86) == (layout.LARGEST, 3)
    assert layout.larger(block, 6, 86) == (1, 3)
    assert layout.larger(block, 4, 86) == (1.5, 2)
    assert layout.larger(stack, 6, 86) == (1, 2)
    assert layout.larger(stack, 3, 86) == (layout.LARGEST, 1)
    for fief in (row, block, stack):
        for cells in range(2, 7):
            for depth in (86.0, 146.0, layout.CELL[1]):
                scale, columns = layout.larger(fief, cells, depth)
                boxes: list[Box] = [
                    (*layout.cell(fief, i, scale, columns), layout.CELL[0] * scale, depth * scale) for i in range(cells)
                ]
                assert all(within(box, fief) for box in boxes)
                assert all(apart(a, b) for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_usual_hand_does_not_change_the_size_of_the_table(seats: int) -> None:
    """Or the whole picture would jump with every card that is drawn or played."""
    sizes = {(plan.width, plan.bottom) for plan in [layout.wide(seats, hand) for hand in range(9)]}
    assert len(sizes) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_square_plan_fills_a_square_window(seats: int) -> None:
    """694 x 671 pixels beside the options of 1024 x 768: no bands, and fiefs larger than in the wide plan."""
    wide, square = layout.wide(seats, 5), layout.square(seats, 5)
    assert square.width / square.bottom == pytest.approx(694 / 671, rel=0.05)
    assert square.width < wide.width
    assert {(plan.width, plan.bottom) for plan in [layout.square(seats, hand) for hand in range(26)]} == {
        (square.width, square.bottom)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_cards_in_a_square_window_are_large(seats: int) -> None:
    widths = [layout.square(seats, hand).cards[0][2] for hand in (1, 5, 10, 25)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 1.3 * layout.CARD[0]
    assert widths[2] > 0.7 * layout.CARD[0]
