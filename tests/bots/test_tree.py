"""The tree of the search: what it thinks of further on."""

from gonfalon.bots.tree import leading_on


def test_a_plan_never_leads_back_to_a_question_asked_before() -> None:
    draft = ["give:ore", "button:send", "button:drop"]
    assert leading_on(draft, [2.0, 1.0, 5.0]) == [2.0, 1.0, 0.0]
    assert leading_on(draft, [0.0, 0.0, 5.0]) == [1.0, 1.0, 0.0], "a draft is made an offer"
    assert leading_on(draft, None) == [1.0, 1.0, 0.0]
    assert leading_on(["button:back"], [1.0]) == [1.0]
    assert leading_on(["city:roma", "city:lutetia"], None) is None
