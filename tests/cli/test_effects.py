"""The tool that tells which effects of a game nothing uses."""

import pytest

from tools.effects import Uses, report, subject


def test_everything_that_can_be_used_has_a_name() -> None:
    idents = subject("medioevo-universale").idents
    kinds = [ident.partition(":")[0] for ident in idents]
    assert {kind: kinds.count(kind) for kind in kinds} == {"card": 72, "tech": 24, "event": 30, "objective": 72}
    assert len(subject("clash-of-cultures").idents) > 200


def test_purchases_use_the_technology_that_allows_them() -> None:
    from gonfalon.games.medioevo_universale.content.terms import ART_OF_WAR, CARPENTRY, MATHEMATICS, RELIGION
    from tools.effects_medioevo import design

    answers = ("make:wagon1", "make:machine2", "recruit:captain", "recruit:light", "design:cathedral-0")
    assert [design(answer) for answer in answers] == [CARPENTRY, MATHEMATICS, ART_OF_WAR, -1, RELIGION]


def test_what_nothing_uses_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    uses = Uses()
    uses.note("a")
    uses.testing, uses.test = True, "test_b"
    uses.note("b")
    assert report(["a", "b"], uses, 1) == 0
    assert report(["a", "b", "c"], uses, 1) == 1
    assert "1 never used: c" in capsys.readouterr().out


def test_other_games_have_no_such_list() -> None:
    with pytest.raises(SystemExit, match="not in 'medievalia'"):
        subject("medievalia")
