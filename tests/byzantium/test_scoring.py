"""Section 22: end of the game and scoring."""

import pytest

from gonfalon import GameOver, Match
from gonfalon.games.byzantium.rules import scoring
from tests.byzantium.build import byzantium, end_actions, play, points, position
from tests.support import rule

NONE = {(seat, side): "" for seat in range(3) for side in ("byzantine", "arab")}


def last_turn(
    tracks: dict[int, tuple[int, int]],
    cities: dict[str, str] | None = None,
    money: dict[tuple[int, str], int] | None = None,
) -> Match:
    """A finished game of three players whose tracks stood like this before the cities were scored."""
    scores = {(seat, side): pair[n] for seat, pair in tracks.items() for n, side in enumerate(("byzantine", "arab"))}
    m = byzantium(cities=cities, armies=NONE, points=scores, treasury=money, turn=3)
    end_actions(m)
    assert m.over
    return m


@rule("BYZ-22.1")
def test_the_game_ends_after_phase_2_of_turn_3() -> None:
    m = byzantium(armies=NONE, turn=2)
    end_actions(m)
    assert m.turn == (0,), "turn 3 begins"
    end_actions(m)
    assert m.over
    why = m.why_not("action:pass")
    assert why is not None
    assert why[0] == "BYZ-22.1"
    with pytest.raises(GameOver):
        m.apply("action:pass", 0)


@rule("BYZ-22.2")
def test_each_token_of_a_controlled_city_scores_a_point_on_its_track() -> None:
    m = last_turn(
        {0: (10, 10), 1: (10, 10)},
        {
            "nicea": "byzantine 3 by 0",
            "athens": "byzantine 2 + fort by 0",
            "mecca": "arab 2 by 0",
            "tabuk": "arab 1 by 1",
            "candia": "bulgar 1",
        },
    )
    assert (points(m, 0, "byzantine"), points(m, 0, "arab")) == (15, 12)
    assert (points(m, 1, "byzantine"), points(m, 1, "arab")) == (10, 11)
    assert (points(m, 2, "byzantine"), points(m, 2, "arab")) == (10, 10)


@rule("BYZ-22.2")
def test_cities_score_only_at_the_end() -> None:
    m = byzantium(cities={"nicea": "byzantine 3 by 0"}, armies=NONE)
    end_actions(m)
    assert points(m, 0, "byzantine") == 10


@rule("BYZ-22.3")
@pytest.mark.parametrize(
    ("byzantine", "arab", "result"),
    [(20, 10, 30), (10, 20, 30), (21, 10, 21), (10, 21, 21), (0, 0, 0), (5, 0, 5), (7, 4, 11)],
)
def test_both_tracks_count_if_the_lower_is_at_least_half_of_the_higher(byzantine: int, arab: int, result: int) -> None:
    assert last_turn({0: (byzantine, arab)}).scores()[0] == result


@rule("BYZ-22.4")
def test_the_highest_result_wins() -> None:
    m = last_turn({0: (30, 14), 1: (16, 16), 2: (15, 15)})
    assert (m.scores(), m.winners()) == ((30, 32, 30), (1,))


@rule("BYZ-22.5")
def test_a_tie_goes_to_the_greater_sum_of_both_tracks() -> None:
    m = last_turn({0: (15, 15), 1: (30, 14), 2: (30, 0)})
    assert (m.scores(), m.winners()) == ((30, 30, 30), (1,))


@rule("BYZ-22.5")
def test_then_to_the_most_cities_whatever_their_size() -> None:
    cities = {"nicea": "byzantine 3 by 0", "tabuk": "arab 1 by 1", "medina": "arab 1 by 1"}
    m = last_turn({0: (12, 15), 1: (15, 13), 2: (0, 0)}, cities, {(0, "byzantine"): 90})
    assert (m.scores(), m.winners()) == ((30, 30, 0), (1,))


@rule("BYZ-22.5")
def test_then_to_the_most_bezants_in_both_treasuries() -> None:
    money = {(0, "byzantine"): 20, (0, "arab"): 0, (1, "byzantine"): 10, (1, "arab"): 11, (2, "byzantine"): 0}
    m = last_turn({0: (15, 15), 1: (15, 15), 2: (15, 15)}, money=money)
    assert m.winners() == (1,)


@rule("BYZ-22.5")
def test_who_is_still_tied_shares_the_victory() -> None:
    m = last_turn({0: (15, 15), 1: (16, 14), 2: (1, 1)})
    assert m.winners() == (0, 1)


def fall(
    scores: dict[tuple[int, str], int],
    cities: dict[str, str] | None = None,
    money: dict[tuple[int, str], int] | None = None,
) -> Match:
    """Seat 0 conquers Constantinople in turn 1."""
    m = byzantium(
        cities={"adrianople": "arab 2 by 1", "nicea": "byzantine 3 by 0", **(cities or {})},
        armies={(0, "arab"): "main 9 move 1 at adrianople"},
        points=scores,
        treasury=money,
    )
    play(m, "action:move", "army:arab", "city:constantinople", (1, 1, 1, 1, 1))
    assert m.over
    return m


@rule("BYZ-22.6")
def test_the_fall_of_constantinople_ends_the_game_at_once_and_only_arab_points_count() -> None:
    m = fall({(0, "arab"): 20, (0, "byzantine"): 30, (1, "arab"): 26, (1, "byzantine"): 0, (2, "byzantine"): 90})
    assert m.scores() == (25, 26, 10), "no cities, no sum, no half"
    assert m.winners() == (1,)
    assert position(m).treasury == [15, 5] * 3, "no income, no upkeep"
    assert points(m, 0, "byzantine") == 30


@rule("BYZ-22.6")
def test_a_tie_then_skips_the_sum_of_both_tracks() -> None:
    m = fall(
        scores={(0, "arab"): 20, (0, "byzantine"): 5, (1, "arab"): 25, (1, "byzantine"): 50},
        cities={"athens": "byzantine 2 by 0"},
    )
    assert (m.scores()[:2], m.winners()) == ((25, 25), (0,)), "two cities against one"


@rule("BYZ-22.6")
def test_and_then_goes_to_bezants() -> None:
    m = fall({(0, "arab"): 20, (1, "arab"): 25}, money={(1, "byzantine"): 16})
    assert m.winners() == (1,)
    shared = fall({(0, "arab"): 20, (1, "arab"): 25})
    assert shared.winners() == (0, 1)


@rule("BYZ-22.3", "BYZ-22.6")
def test_the_score_sheet_adds_up_to_the_results() -> None:
    for m in (
        fall({(0, "arab"): 20}),
        last_turn({0: (30, 14), 1: (16, 16), 2: (0, 9)}, {"nicea": "byzantine 3 by 0"}),
    ):
        rows = scoring.score_sheet(position(m))
        assert tuple(sum(row[1][seat] for row in rows) for seat in range(3)) == m.scores()
