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


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_draft_goes_on_like_the_match_and_leaves_it_alone(name: str, seats: int) -> None:
    match = play(begin(name, seats), answers=3)
    save, log = match.save(), match.log()
    draft = match.draft()
    play(draft, 5)
    assert (match.save(), match.log()) == (save, log)
    play(match, 5)
    assert draft == match
    assert (draft.save(), draft.log()) == (match.save(), match.log())


def test_a_draft_takes_back_what_the_match_could() -> None:
    match = begin("road", 1, skip_forced=False)
    match.apply("road:gate")
    draft = match.draft()
    draft.apply("road:left")
    draft.undo(0)
    draft.undo(0)
    assert draft.answers() == []
    assert match.can_undo(0)
    assert len(match.answers()) == 1


def test_a_copy_without_its_log_is_the_same_match_otherwise() -> None:
    match = play(begin("hands", 3), answers=6)
    bare = match.copy(log=False)
    assert match.log(0)
    assert bare.log(0) == []
    assert (bare, bare.answers()) == (match, match.answers())


def test_the_past_can_be_had_from_a_version_on() -> None:
    match = play(begin("hands", 3), answers=6)
    for since in (0, 3, match.version):
        assert match.answers(since) == match.answers()[since:]
        assert match.view(0, since=since)["log"] == [line for line in match.log(0) if line["version"] > since]


def test_the_lines_of_the_log_come_with_those_who_may_read_them() -> None:
    match = play(begin("hands", 3), answers=6)
    lines = match.lines()
    assert {audience for audience, _ in lines} > {None}
    for seat in range(3):
        assert match.log(seat) == [line for audience, line in lines if audience is None or seat in audience]
