"""Paying: every way there is and no other, against trying out all of them; the plainest first."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.kernel.paying import ANYTHING, Bill, Due, bill, payable, ways
from tests.support import rule

FOOD, ORE, IDEAS, GOLD, MOOD, CULTURE = range(6)
#: Gold for any resource; ideas replace nothing by themselves.
USUAL = (((GOLD, 1),), ((GOLD, 1),), ((GOLD, 1),), (), (), ())

rates = st.tuples(st.integers(0, 3), st.integers(1, 3))
dues = st.builds(
    Due, st.integers(0, 3), st.integers(-1, 3), st.lists(rates, max_size=3, unique_by=lambda one: one[0]).map(tuple)
)


def tried(due: Bill, have: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """What is spent and how few stand-ins that needs, by paying every unit by everything that may pay it."""
    units = [one for one in due.dues for _ in range(one.number)]
    found: dict[tuple[int, ...], int] = {}
    options = [[(one.good, 1, 0)] * (one.good != ANYTHING) + [(g, r, 1) for g, r in one.instead] for one in units]
    for choice in product(*options):
        spent = [0] * len(have)
        for good, rate, _ in choice:
            spent[good] += rate
        if all(used <= number for used, number in zip(spent, have, strict=True)):
            key, count = tuple(spent), sum(instead for _, _, instead in choice)
            found[key] = min(count, found.get(key, count))
    return found


@given(due=st.lists(dues, max_size=3).map(tuple).map(Bill), have=st.tuples(*[st.integers(0, 5)] * 4))
@settings(max_examples=300)
def test_all_ways_are_found_and_no_other_the_plainest_first(due: Bill, have: tuple[int, ...]) -> None:
    for one in due.dues:
        if any(good == one.good for good, _ in one.instead):
            return  # a good does not stand in for itself
    wanted = tried(due, have)
    found = ways(due, have)
    assert len(found) == len(set(found))
    assert set(found) == set(wanted)
    assert [wanted[spent] for spent in found] == sorted(wanted.values())
    assert payable(due, have) == bool(wanted)
    assert ways(due, have, 2) == found[:2]


@rule("COC-4.3", "COC-4.4")
def test_gold_stands_in_for_resources_and_ideas_for_the_food_of_an_advance() -> None:
    price = bill([2, 0, 0, 0, 0, 0], USUAL).replacing(FOOD, IDEAS)
    assert ways(price, (1, 0, 1, 1, 0, 0)) == [(1, 0, 0, 1, 0, 0), (1, 0, 1, 0, 0, 0), (0, 0, 1, 1, 0, 0)]
    assert not payable(bill([0, 0, 0, 0, 1, 0], USUAL), (0, 0, 0, 5, 0, 0))


@rule("COC-4.9")
def test_reductions_come_before_replacements_add_up_and_stop_at_0() -> None:
    price = bill([1, 2, 0, 0, 0, 0], USUAL).less(ORE, 1).less(ORE, 5)
    assert price == bill([1, 0, 0, 0, 0, 0], USUAL)
    assert ways(price, (0, 9, 0, 1, 0, 0)) == [(0, 0, 0, 1, 0, 0)]
    assert Bill((Due(1, ORE), Due(2, ORE))).less(ORE, 2) == Bill((Due(1, ORE),))  # 2 in all, not of each
    assert price.waived(FOOD).free
    assert ways(price.waived(FOOD), (0,) * 6) == [(0,) * 6]


@rule("COC-4.10")
def test_replacements_are_not_chained() -> None:
    price = bill([0, 0, 0, 0, 0, 1], USUAL).replacing(CULTURE, MOOD)  # and elsewhere ore stands in for mood
    assert ways(price, (0, 3, 0, 3, 1, 0)) == [(0, 0, 0, 0, 1, 0)]
    assert not payable(price, (0, 3, 0, 3, 0, 0))
    both = price.more(Due(1, MOOD, ((ORE, 1),)))
    assert ways(both, (0, 1, 0, 0, 1, 0)) == [(0, 1, 0, 0, 1, 0)]
    assert not payable(both, (0, 2, 0, 0, 0, 0))


@rule("MEU-28.15")
def test_a_stand_in_may_have_a_rate() -> None:
    points, florins = 0, 1
    price = Bill((Due(3, points, ((florins, 100),)),))
    assert ways(price, (2, 250)) == [(2, 100), (1, 200)]
    assert not payable(price, (0, 299))
    assert payable(Bill((Due(350, florins),)), (0, 350))


def test_anything_may_be_due() -> None:
    resources = ((FOOD, 1), (ORE, 1), (IDEAS, 1), (GOLD, 1))
    price = Bill((Due(2, ANYTHING, resources), Due(1, ORE)))
    assert not payable(price, (0, 2, 0, 0, 9, 9))
    assert ways(price, (1, 2, 0, 0, 0, 0)) == [(1, 2, 0, 0, 0, 0)]


def test_a_stand_in_is_named_once_and_exact_payments_know_none() -> None:
    price = bill([1, 0, 0, 0, 0, 0], USUAL)
    assert price.replacing(FOOD, GOLD) == price.replacing(FOOD, FOOD) == price
    assert not payable(price.exact(), (0, 0, 0, 9, 0, 0))
    assert hash(price) == hash(bill([1, 0, 0, 0, 0, 0], USUAL))
