"""Copies: independent of the original, in both directions, for every tiny game."""

import pytest

from gonfalon.kernel import fields
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.kernel.games.every import TABLES, begin
from tests.support import play, step


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_old_copies_never_change(name: str, seats: int) -> None:
    kept: list[tuple[Match, str, list[object]]] = []

    def keep(match: Match) -> None:
        copy = match.copy()
        kept.append((copy, copy.digest(), [copy.legal(seat) for seat in copy.turn]))

    assert play(begin(name, seats), each=keep).over
    for copy, digest, legal in kept:
        assert copy.digest() == digest
        assert [copy.legal(seat) for seat in copy.turn] == legal


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_playing_a_copy_leaves_the_original_alone(name: str, seats: int) -> None:
    match = play(begin(name, seats), answers=3)
    save = match.save()
    play(match.copy(), 5)
    assert match.save() == save


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_copy_meets_the_same_chance(name: str, seats: int) -> None:
    match = play(begin(name, seats), answers=3)
    assert play(match.copy(), 9) == play(match, 9)


def test_a_copy_of_a_state_is_silent() -> None:
    match = begin("road", 1)
    copy = match.copy()
    copy.apply("road:left")
    assert copy.log() == match.log()
    assert copy.answers() != match.answers()


def test_a_copy_can_be_recorded() -> None:
    copy = play(begin("hands", 3), answers=4).copy()
    play(copy, 2)
    assert copy.record()["answers"]


def test_equal_digests_mean_equal_states() -> None:
    seen: dict[str, Match] = {}
    for seed in range(20):
        match, generator = begin("offers", 3), Generator(seed)
        while not match.over:
            digest = match.digest()
            if digest in seen:
                assert fields.same(seen[digest].state, match.state)
            assert all(
                fields.same(other.state, match.state) == (key == digest) for key, other in list(seen.items())[:9]
            )
            seen[digest] = match.copy()
            step(match, generator)
    assert len(seen) > 100


def test_a_match_equals_only_a_match_of_the_same_game() -> None:
    assert begin("road", 1) != begin("hands", 2)
    assert begin("road", 1) != "road"
    assert begin("road", 1) == begin("road", 1, seed=99)


def test_a_match_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(begin("road", 1))
