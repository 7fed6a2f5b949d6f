"""The report of answers that were often legal and never given."""

from tools.untried import Report, kind


def test_what_was_often_legal_and_never_given_is_told() -> None:
    report = Report()
    report.play("byzantium", "greedy:samples=1", 2, 3)
    assert sum(report.given.values()) > 50
    untried = report.untried(3)
    assert untried
    for key in untried:
        assert report.legal[key] >= 3
        assert key not in report.given or not report.given[key]
    assert all(report.legal[key] >= count for key, count in report.given.items())


def test_answers_are_told_apart_by_what_they_name() -> None:
    assert [kind(answer) for answer in ("card:7", "button:done", "pay:l1+s2")] == ["card", "button:done", "pay"]
