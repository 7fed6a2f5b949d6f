"""The past of a table is seen with the same eyes as its present."""

import pytest

import gonfalon
from gonfalon.kernel.generator import Generator
from gonfalon.server import matches
from tests.support import step

GAMES = [("struggle-for-rome", 3), ("medievalia", 4), ("clash-of-cultures", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_past_version_shows_each_seat_what_it_saw_then(game: str, seats: int) -> None:
    match, generator = gonfalon.new(game, seats, 4), Generator(4)
    seen = {}
    for _ in range(70):
        if match.over:
            break
        eyes = [None, *range(seats)]
        seen[match.version] = [(match.view(seat)["position"], match.log(seat), match.scores()) for seat in eyes]
        step(match, generator)
    for version in list(seen)[::7]:
        past = matches.past(match, version)
        eyes = [None, *range(seats)]
        assert [(past.view(seat)["position"], past.log(seat), past.scores()) for seat in eyes] == seen[version]
