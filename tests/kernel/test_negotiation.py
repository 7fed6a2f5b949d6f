"""The kernel's negotiation: built by picks, answered in turn, bound to end."""

from typing import Any, ClassVar

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel import views
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.offers import Offer
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next, State


class Purses(State):
    goods: list[list[int]]


class Swap(Offer):
    GOODS: ClassVar[tuple[str, ...]] = ("corn", "wool")
    RULE: ClassVar[str] = "TOY-1"
    RULE_SIDES: ClassVar[str] = "TOY-2"
    RULE_LIMIT: ClassVar[str] = "TOY-3"

    def holds(self, state: Purses, seat: int, good: int) -> int:
        return state.goods[seat][good]

    def size(self, state: Purses, seat: int) -> int:
        return sum(state.goods[seat])

    def exchange(self, state: Purses, partner: int, give: list[int], get: list[int]) -> None:
        for good in range(2):
            state.goods[self.seat][good] += get[good] - give[good]
            state.goods[partner][good] += give[good] - get[good]


class Fair(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("negotiate",)

    concluded: int = -2

    def negotiate(self, state: State) -> Next:
        empty: list[int] = [0, 0]
        return Swap(seat=0, partners=[1, 2], give=empty[:], get=empty[:], to=[], accepted=[], counters=[], draft=[])

    def on_negotiate(self, state: State, done: Swap) -> None:
        self.concluded = done.concluded


class Market(Game):
    name: ClassVar[str] = "fair"
    seats: ClassVar[tuple[int, ...]] = (3,)

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        return Purses(seats=seats, options=options, frames=[], sealed=[], goods=[[2, 0], [0, 2], [1, 1]])

    def opening(self) -> Frame:
        return Fair()


def begun(*answers: str) -> Purses:
    state = Market().begin(3, {})
    assert isinstance(state, Purses)
    for answer in answers:
        assert answer in legal(state), (answer, legal(state))
        state.accept(state.turn()[0], answer)
    return state


def legal(state: State) -> list[str]:
    request = state.request()
    assert isinstance(request, Ask)
    return request.values


OFFER = ("give:corn", "get:wool", "button:send")


def test_an_offer_is_built_by_single_picks() -> None:
    assert legal(begun()) == ["give:corn", "get:corn", "get:wool", "seat:1", "seat:2", "button:drop"]
    assert legal(begun("give:corn")) == ["give:corn", "get:wool", "seat:1", "seat:2", "button:drop"]
    assert "button:send" in legal(begun("give:corn", "get:wool"))


def test_nobody_named_means_everybody() -> None:
    state = begun(*OFFER)
    assert state.turn() == (1,)
    state.accept(1, "button:refuse")
    assert state.turn() == (2,)


def test_only_those_named_are_asked() -> None:
    state = begun("seat:2", *OFFER)
    assert state.turn() == (2,)
    state.accept(2, "button:accept")
    assert state.goods == [[1, 1], [0, 2], [2, 0]]
    assert state.over


def test_who_cannot_pay_cannot_accept() -> None:
    state = begun("give:corn", "get:wool", "get:wool", "button:send")
    assert legal(state) == ["button:accept", "button:refuse", "button:counter"]
    state.accept(1, "button:refuse")
    assert legal(state) == ["button:refuse", "button:counter"]


def test_the_proposer_chooses_among_those_who_accepted() -> None:
    state = begun(*OFFER, "button:accept", "button:accept")
    assert legal(state) == ["accept:1", "accept:2"]
    state.accept(0, "accept:1")
    assert state.goods == [[1, 1], [1, 1], [1, 1]]


def test_counter_offers_stand_side_by_side() -> None:
    counter = ("button:counter", "give:wool", "get:corn", "get:corn", "button:send")
    state = begun(*OFFER, *counter, *counter)
    assert legal(state) == ["counter:1", "counter:2", "button:none"]
    state.accept(0, "counter:2")
    assert state.goods == [[0, 1], [0, 2], [3, 0]]


def test_a_counter_offer_the_proposer_cannot_pay_is_void() -> None:
    state = begun(*OFFER, "button:counter", "give:wool", "get:corn", "get:corn", "button:send", "button:refuse")
    assert legal(state) == ["counter:1", "button:none"]
    state.goods[0] = [1, 0]
    state._request = None
    assert legal(state) == ["button:none"]


def test_a_dropped_offer_or_counter_changes_nothing() -> None:
    assert begun("button:drop").over
    state = begun(*OFFER, "button:counter", "give:wool", "button:drop")
    assert state.turn() == (1,)
    assert legal(state) == legal(begun(*OFFER))
    assert begun(*OFFER, "button:counter", "button:drop", "button:refuse", "button:refuse").over
    assert state.goods == [[2, 0], [0, 2], [1, 1]]


def test_what_has_not_been_sent_is_seen_by_nobody_else() -> None:
    """SFR-15.1 and every other table with hidden goods: a draft is as secret as the hand it comes from."""
    drafts = begun("give:corn", "get:wool"), begun("get:wool")
    assert views.visible(drafts[0], 1) == views.visible(drafts[1], 1) == views.visible(begun(), None)
    assert views.visible(drafts[0], 0) != views.visible(drafts[1], 0)
    counters = begun(*OFFER, "button:counter", "give:wool"), begun(*OFFER, "button:counter")
    assert views.visible(counters[0], 0) == views.visible(counters[1], 0)
    assert views.visible(counters[0], 1) != views.visible(counters[1], 1)


def test_one_who_has_to_answer_for_his_goods_is_asked_whatever_he_holds() -> None:
    """A proposer who cannot pay any counter-offer is asked all the same: otherwise a counter-offer would probe him."""
    state = begun(*OFFER, "button:counter", "give:wool", "get:corn", "get:corn", "button:send")
    state.goods[0] = [1, 0]
    state.accept(2, "button:refuse")
    assert state.turn() == (0,)
    assert legal(state) == ["button:none"]


def test_what_stands_is_named_in_the_decision() -> None:
    state = begun(*OFFER)
    frame = state.frames[-1]
    asked = {"other": 0, "to": ["seat:1", "seat:2"], "named": 2}
    assert frame.about(state) == {**asked, "give": ["good:corn"], "given": 1, "get": ["good:wool"], "wanted": 1}


def test_of_a_counter_offer_its_own_sides_are_named() -> None:
    state = begun(*OFFER, "button:counter")
    facts = state.frames[-1].about(state)
    assert (facts["give"], facts["given"], facts["get"], facts["wanted"]) == ([], 0, [], 0)


@given(st.integers(0, 10_000))
def test_every_negotiation_ends_and_loses_nothing(seed: int) -> None:
    state, generator = begun(), Generator(seed)
    for _ in range(60):
        if state.over:
            break
        values = legal(state)
        state.accept(state.turn()[0], values[generator.below(len(values))])
    assert state.over
    assert [sum(row[good] for row in state.goods) for good in (0, 1)] == [3, 3]
