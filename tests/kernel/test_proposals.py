"""Proposals over more than counted goods; drafts are their makers' own."""

import pytest

from gonfalon.kernel import views
from gonfalon.kernel.errors import NothingToUndo
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.kernel.games.every import awaited, begin, position, reload
from tests.support import rule


def talks(seats: int, *answers: str) -> Match:
    match = begin("treaties", seats)
    for answer in ("button:offer", *answers):
        match.apply(answer)
    return match


@rule("COC-5.1", "COC-5.2", "MEU-19.19")
def test_cards_coins_and_a_pact_change_hands_together_when_all_have_accepted() -> None:
    match = talks(3, "seat:1", "seat:2", "show:0", "pay:=", "number:350", "pact:peace", "button:send")
    assert awaited(match) == (1,)
    match.apply("button:accept")
    assert position(match).coins == [500, 500, 500]
    match.apply("button:accept")
    assert position(match).coins == [150, 850, 500]
    assert position(match).hand == [[1], [0, 2, 3], [4, 5]]
    assert position(match).pacts == [[0, 1, 2]]


@rule("MEU-19.19")
def test_one_refusal_and_it_lapses() -> None:
    match = talks(3, "seat:1", "seat:2", "pact:peace", "button:send", "button:accept", "button:refuse")
    assert position(match).pacts == []
    assert awaited(match) == (1,)  # the next seat's turn to propose
    assert match.log()[-1]["text"] == "The proposal of Red is refused by Green"
    alone = talks(3, "seat:1", "pact:peace", "button:send", "button:refuse")
    assert alone.log()[-1]["text"] == "The proposal of Red is refused"


def test_who_has_accepted_before_others_does_not_take_it_back() -> None:
    match = talks(3, "seat:1", "seat:2", "pact:peace", "button:send", "button:accept")
    assert awaited(match) == (2,)  # who knows by now that the first can keep it
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_a_draft_is_seen_by_its_maker_alone() -> None:
    for one, other in ((["seat:1"], ["seat:2"]), (["seat:1", "show:0"], ["seat:1", "pact:peace"])):
        first, second = talks(3, *one), talks(3, *other)
        for seat in (1, 2, None):
            assert first.view(seat) == second.view(seat)
        assert first.view(0) != second.view(0)
    amounts = [talks(3, "seat:1", "pay:=", f"number:{number}") for number in (7, 8)]
    assert amounts[0].view(1) == amounts[1].view(1)


def test_the_draft_of_an_offer_and_of_a_counter_offer_is_seen_by_its_maker_alone() -> None:
    drafts = [begin("barter", 3), begin("barter", 3)]
    for match, goods in zip(drafts, ("give:wool", "get:corn"), strict=True):
        match.apply("button:offer")
        match.apply(goods)
    assert drafts[0].view(0) != drafts[1].view(0)
    assert all(drafts[0].view(seat) == drafts[1].view(seat) for seat in (1, 2, None))
    counters = [begin("barter", 3), begin("barter", 3)]
    for match, goods in zip(counters, ("give:corn", "get:wool"), strict=True):
        for answer in ("button:offer", "give:wool", "get:corn", "button:send", "button:counter", goods):
            match.apply(answer)
    assert views.visible(counters[0].state, 2)["frames"][-1]["give"] == [1, 0]  # what was sent is open
    assert counters[0].view(1) != counters[1].view(1)
    assert all(counters[0].view(seat) == counters[1].view(seat) for seat in (0, 2, None))


@rule("MEU-19.25")
def test_a_secret_proposal_is_read_by_its_addressees_alone() -> None:
    secrets = [talks(3, "seat:1", "button:secret", term, "button:send") for term in ("show:0", "pact:peace")]
    assert all(secrets[0].view(seat) == secrets[1].view(seat) for seat in (2, None))
    assert secrets[0].view(1) != secrets[1].view(1)
    decision = secrets[1].decision(1)
    assert decision is not None
    assert decision["prompt"] == "Red proposes: peace"
    public = [talks(3, "seat:1", term, "button:send") for term in ("show:0", "pact:peace")]
    assert public[0].view(2) != public[1].view(2)


@rule("COC-5.4")
def test_a_card_may_be_offered_without_being_shown() -> None:
    hidden = [talks(2, "seat:1", f"hide:{card}", "button:send") for card in (0, 1)]
    assert hidden[0].view(1) == hidden[1].view(1)
    imagined = {hidden[0].determinized(1, Generator(seed)).state.frames[-1].terms[0] for seed in range(20)}  # type: ignore[attr-defined]
    assert len(imagined) > 1
    hidden[1].apply("button:accept")
    assert position(hidden[1]).hand == [[0], [1, 2, 3]]


def test_the_same_proposal_is_listed_in_one_order_and_people_may_take_any() -> None:
    match = talks(3)
    assert match.legal() == ["seat:1", "seat:2", "button:drop"]
    match = talks(3, "pact:peace", "show:1")
    assert match.why_not("show:0") is None
    assert "show:0" not in match.legal()
    match = talks(3, "seat:1", "show:0")
    assert match.why_not("seat:2") is None
    assert "seat:2" not in match.legal()


def test_an_addressee_who_does_not_answer_refuses_and_a_proposal_survives_a_save() -> None:
    match = talks(2, "seat:1", "pay:=", "number:5", "button:send")
    assert match.default() == "button:refuse"
    assert reload(match) == match
