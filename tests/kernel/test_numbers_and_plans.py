"""Numbers out of a range, sets picked in one order, plans made by all at once, defaults for those who do not answer."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel import views
from gonfalon.kernel.errors import IllegalAnswer, NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import MOST_NUMBERS, Ask, Number, numbered, spread
from gonfalon.kernel.state import State
from gonfalon.match import Match
from tests.kernel.games import blank
from tests.kernel.games.every import awaited, begin, position, reload
from tests.kernel.games.market import Squad
from tests.support import play, rule


def market(bids: tuple[int, ...] = (0, 0), *answers: str) -> Match:
    """A match after these bids and answers."""
    match = begin("market", len(bids))
    for seat, bid in enumerate(bids):
        match.apply(f"number:{bid}", seat)
    for answer in answers:
        match.apply(answer)
    return match


# -- numbers -----------------------------------------------------------------------------------


@rule("MEU-4.1")
def test_a_bid_of_0_to_2000_is_a_short_list_and_any_number_is_accepted() -> None:
    match = begin("market", 2)
    legal = match.legal(0)
    assert len(legal) == MOST_NUMBERS
    assert (legal[0], legal[-1]) == ("number:0", "number:2000")
    assert "number:1337" not in legal
    assert match.why_not("number:1337", 0) is None
    match.apply("number:1337", 0)
    match.apply("number:2000", 1)
    assert position(match).coins == [663, 0]


@pytest.mark.parametrize(
    "answer",
    ["number:2001", "number:-1", "number:007", "number:", "number:1.5", "number: 5", "number:+5", "5", "number:٣"],
)
def test_what_is_no_number_of_the_range_is_refused(answer: str) -> None:
    match = begin("market", 2)
    with pytest.raises(IllegalAnswer, match="TINY-4"):
        match.apply(answer, 0)
    objection = match.objection(answer, 0)
    assert objection is not None
    assert (objection["rule"], objection["law"]) == ("TINY-4", "You cannot bid more than you own.")
    assert objection["fact"].startswith("It must be a number from 0 to 2,000 ")


def test_steps_are_kept_and_other_answers_stand_beside_the_numbers() -> None:
    match = market((0, 0))
    assert match.legal()[-1] == "button:pass"
    assert match.why_not("number:150") is None
    assert match.why_not("number:151") is not None
    assert match.why_not("number:0") is not None
    match.apply("button:pass")
    assert position(match).coins == [2000, 2000]


def test_a_page_is_told_the_range() -> None:
    decision = market((0, 0)).decision(0)
    assert decision is not None
    assert (decision["kind"], decision["number"]) == ("number", {"low": 50, "high": 2000, "step": 50})
    assert [option["label"] for option in decision["options"]][:1] == ["Tip 50"]
    assert "number" not in (market((0, 0), "button:pass").decision(0) or {})


@given(low=st.integers(-50, 50), size=st.integers(0, 5000), step=st.integers(1, 60))
def test_a_spread_has_both_ends_and_nothing_twice(low: int, size: int, step: int) -> None:
    numbers = spread(low, low + size, step)
    every = range(low, low + size + 1, step)
    assert (numbers[0], numbers[-1]) == (every[0], every[-1])
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(every)
    assert len(numbers) == min(len(every), MOST_NUMBERS)
    ask = Number(0, low, low + size, "tip", "TINY-4", step)
    assert all(ask.accepts(f"number:{number}") == (number in every) for number in range(low - 3, low + 40))
    assert [numbered(value) for value in ask.values] == numbers


def test_a_range_without_numbers_is_an_error() -> None:
    with pytest.raises(ValueError, match="no numbers from 3 to 2"):
        Number(0, 3, 2, "tip", "TINY-4")


def test_a_single_number_is_no_choice() -> None:
    assert Number(0, 0, 0, "tip", "TINY-4").forced()
    assert not Number(0, 0, 0, "tip", "TINY-4", also=["button:pass"]).forced()


# -- sets --------------------------------------------------------------------------------------


def sets_reached(least: int, most: int, count: int, more: bool) -> list[tuple[str, ...]]:
    """Every set at the end of every series of answers."""
    out: list[tuple[str, ...]] = []

    def walk(state: State, squad: Squad) -> None:
        ask = state.ask_of(0)
        if ask is None:
            out.append(tuple(squad.picked))
            return
        for answer in ask.offered() if more else ask.values:
            copy = state.copy()
            copy.frames[0].picked = list(squad.picked)
            inner = copy.frames[0]
            copy.accept(0, answer)
            walk(copy, inner)

    squad = Squad(seat=0, things=[f"card:{n}" for n in range(count)], least=least, most=most, picked=[])
    state = State(**blank(1, {"skip_forced": False}))
    state.start(squad)
    walk(state, squad)
    return out


@pytest.mark.parametrize(("least", "most"), [(3, 3), (0, 2), (1, 4), (2, 3), (5, 5)])
def test_every_set_is_reached_in_one_order_only(least: int, most: int) -> None:
    names = [f"card:{n}" for n in range(5)]
    wanted = [pick for size in range(least, most + 1) for pick in combinations(names, size)]
    reached = sets_reached(least, most, 5, more=False)
    assert sorted(reached) == sorted(wanted)
    assert set(sets_reached(least, most, 5, more=True)) == set(wanted)


def test_people_may_pick_in_any_order() -> None:
    match = market((0, 0), "button:pass")
    assert match.legal() == ["card:0", "card:1", "card:2", "card:3"]
    for answer in ("card:4", "card:1"):
        match.apply(answer)
    assert match.legal() == ["button:done"]
    decision = match.decision(0)
    assert decision is not None
    assert {option["answer"] for option in decision["options"]} == {"button:done", "card:0", "card:2", "card:3"}
    match.apply("card:0")
    assert position(match).squads[0] == ["card:0", "card:1", "card:4"]


# -- plans -------------------------------------------------------------------------------------


def planning(seats: int = 3) -> Match:
    """A match in which everybody plans."""
    match = market((0,) * seats)
    while len(awaited(match)) == 1:
        match.apply("button:pass" if "button:pass" in match.legal() else match.legal()[0])
    return match


@rule("MEU-25.3")
def test_everybody_plans_at_once_in_several_steps_and_the_plans_are_opened_together() -> None:
    match = planning()
    assert awaited(match) == (0, 1, 2)
    for seat, answer in ((2, "good:wool"), (0, "good:corn"), (2, "good:wool"), (1, "good:wool")):
        match.apply(answer, seat)
    for seat in (2, 0):
        match.apply("button:ready", seat)
    assert position(match).orders == [[], [], []]
    match.apply("button:ready", 1)
    assert match.over
    assert position(match).orders == [["good:corn"], ["good:wool"], ["good:wool", "good:wool"]]
    assert match.scores() == (0, 1, 2)


def test_a_plan_is_seen_by_its_maker_alone() -> None:
    one, other = planning(), planning()
    for match, good in ((one, "good:wool"), (other, "good:corn")):
        match.apply(good, 1)
        match.apply("button:ready", 1)
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(1) != other.view(1)
    assert views.visible(one.state, 1)["frames"][-1]["plans"] == [None, ["good:wool"], None]


def test_a_plan_may_be_changed_until_all_are_ready() -> None:
    match = planning(2)
    match.apply("good:wool", 0)
    match.apply("button:back", 0)
    with pytest.raises(IllegalAnswer):
        match.apply("button:ready", 0)  # at least one good
    match.apply("good:corn", 0)
    match.apply("button:ready", 0)
    assert awaited(match) == (1,)
    assert match.legal(0) == ["button:change"]
    match.apply("button:change", 0)
    assert awaited(match) == (0, 1)
    match.apply("good:wool", 0)
    for seat in (1, 1, 0):
        match.apply("good:wool" if match.legal(seat) == ["good:wool", "good:corn"] else "button:ready", seat)
    assert position(match).orders == [["good:corn", "good:wool"], ["good:wool"]]


def test_those_who_are_ready_need_not_answer_and_others_cannot() -> None:
    match = planning(2)
    match.apply("good:wool", 0)
    match.apply("button:ready", 0)
    assert match.turn == (1,)
    with pytest.raises(IllegalAnswer):
        match.apply("good:wool", 0)
    with pytest.raises(NotYourDecision):
        match.apply("good:wool", 2)


def test_what_others_answer_does_not_make_a_plan_stale() -> None:
    match = planning(2)
    decision = match.decision_id(1)
    match.apply("good:wool", 0)
    match.apply("good:wool", 1, decision=decision)
    assert match.decision_id(1) != decision
    with pytest.raises(Exception, match="past"):
        match.apply("good:corn", 1, decision=decision)


def test_half_made_plans_are_saved_and_dealt_again_for_others() -> None:
    match = planning(2)
    match.apply("good:wool", 1)
    assert reload(match) == match
    assert match.determinized(0, Generator(1)).state.frames[-1].plans == [[], []]  # type: ignore[attr-defined]
    match.apply("button:ready", 1)
    imagined = [match.determinized(0, Generator(seed)) for seed in range(30)]
    plans = {tuple(other.state.frames[-1].plans[1]) for other in imagined}  # type: ignore[attr-defined]
    assert len(plans) > 4
    assert all(1 <= len(plan) <= 3 for plan in plans)
    assert all(other.turn == (0,) for other in imagined)


# -- defaults ----------------------------------------------------------------------------------


@rule("MEU-25.5")
def test_every_question_has_an_answer_for_those_who_do_not_answer_in_time() -> None:
    match = begin("market", 2)
    assert match.default(0) == "number:0"
    with pytest.raises(NotYourDecision):
        match.default()

    def takes_defaults(match: Match) -> None:
        for seat in match.turn:
            default = match.default(seat)
            assert match.why_not(default, seat) is None

    for name in ("market", "bids", "hands", "offers", "powers"):
        assert play(begin(name, 2 if name == "market" else 6), each=takes_defaults).over


def test_a_default_is_what_the_rules_name_else_a_pass_else_the_first() -> None:
    def default(values: list[str], **more: Any) -> str:
        return Ask(0, values, "tip", "TINY-4", **more).fallback()

    assert default(["tax:20", "tax:30"], default="tax:30") == "tax:30"
    assert default(["card:1", "button:pass"]) == "button:pass"
    assert default(["unit:1", "unit:2"]) == "unit:1"
