"""What the bots of Byzantium think of positions."""

import pytest

from gonfalon.games.byzantium.mind.evaluation import chances
from tests.byzantium.build import byzantium, position

#: The second and third seats are far behind the first, whose action ends the turn.
POINTS = {(0, "byzantine"): 40, (1, "byzantine"): 0, (2, "byzantine"): 0}


def hope(passed: tuple[int, ...], adrianople: str, turn: int) -> float:
    """The second seat's chance to win."""
    cities = {"adrianople": adrianople}
    m = byzantium(3, cities=cities, points=POINTS, passed=passed, turn=turn, bulgars=11, rich=True)
    return chances(position(m))[1]


@pytest.mark.parametrize("turn", [1, 2])
def test_once_adrianople_has_fallen_who_passed_first_may_send_the_bulgars_first(turn: int) -> None:
    assert hope((1, 2), "bulgar 1", turn) > hope((2, 1), "bulgar 1", turn) + 0.1


@pytest.mark.parametrize(("adrianople", "turn"), [("byzantine 1", 1), ("bulgar 1", 3)])
def test_to_have_passed_first_is_worth_little_before_adrianople_falls_and_nothing_when_no_turn_comes(
    adrianople: str, turn: int
) -> None:
    assert abs(hope((1, 2), adrianople, turn) - hope((2, 1), adrianople, turn)) < 0.01
