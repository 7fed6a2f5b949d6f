"""Hex geometry, flat and pointy."""

import math

import pytest

from gonfalon.draw.hex import Grid, distance, from_offset, neighbours

GRIDS = [Grid(20, flat=True, origin=(7, 9)), Grid(20, flat=False, origin=(7, 9))]


@pytest.mark.parametrize("grid", GRIDS)
def test_a_centre_lies_in_its_own_hex(grid: Grid) -> None:
    cells = [(q, r) for q in range(-4, 5) for r in range(-4, 5)]
    assert [grid.at(grid.center(cell)) for cell in cells] == cells


@pytest.mark.parametrize("grid", GRIDS)
def test_neighbours_share_the_edge_between_them(grid: Grid) -> None:
    for other in neighbours((2, -1)):
        mine = grid.edge((2, -1), grid.side_towards((2, -1), other))
        theirs = grid.edge(other, grid.side_towards(other, (2, -1)))
        assert math.dist(mine[0], theirs[1]) == pytest.approx(0, abs=1e-9)
        assert math.dist(mine[1], theirs[0]) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("grid", GRIDS)
def test_corners_are_one_size_from_the_centre(grid: Grid) -> None:
    assert {round(math.dist(grid.center((1, 1)), corner), 6) for corner in grid.corners((1, 1))} == {20}
    assert math.dist(grid.center((1, 1)), grid.corner((1, 1), 0, inset=5)) == pytest.approx(15)


def test_distance_counts_steps() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert {distance((3, 3), cell) for cell in neighbours((3, 3))} == {1}
    assert distance((0, 0), (3, -1)) == 3


def test_printed_columns_stand_half_a_hex_lower() -> None:
    grid = Grid(10)
    left, right = grid.center(from_offset(0, 2)), grid.center(from_offset(1, 2))
    assert right[1] - left[1] == pytest.approx(math.sqrt(3) * 5)
