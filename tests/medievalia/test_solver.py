"""Section 4: the solver against brute force, and which of its payments are offered."""

import itertools
import random

import pytest

from gonfalon import Match
from gonfalon.games.medievalia.content import CHEAPER, KIND, POWER, Vector, number
from gonfalon.games.medievalia.rules.alike import short_list
from gonfalon.games.medievalia.rules.payment import judged, lacking, payments
from gonfalon.games.medievalia.rules.payment import payable as can_be_paid
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.games.medievalia.rules.receipt import Receipt, receipt
from gonfalon.games.medievalia.rules.settlement import turn_payment
from gonfalon.games.medievalia.rules.wallet import Payment, Price, Wallet
from tests.medievalia import brute
from tests.medievalia.build import (
    after,
    fiefs,
    find,
    go,
    hand,
    kinds,
    offered,
    position,
    vector,
    ways_to_pay,
)
from tests.support import rule

# -- the solver against brute force ---------------------------------------------------------------


@rule("MED-4.25", "MED-4.23", "MED-4.24")
def test_the_arithmetic_agrees_with_trying_every_conversion() -> None:
    chance = random.Random(7)
    for _ in range(900):
        pool = _vector(chance, (0, 0, 1, 1, 2, 3))
        anything = 4 if chance.random() < 0.15 else 0
        price = Price((0, 0, 0, 0) if anything else _vector(chance, (0, 0, 1, 1, 2, 3)), anything)
        price.building = not anything and chance.random() < 0.5
        merchants, discards = chance.randrange(3), chance.randrange(3)
        bureaucrats = chance.randrange(3) if price.building else 0
        expected = brute.pays(pool, price, merchants, bureaucrats, discards)
        assert (lacking(pool, price, merchants, bureaucrats) <= discards) == expected, (pool, price.cost)


@rule("MED-4.25", "MED-14.10", "MED-14.15")
def test_a_lone_merchant_without_gold_beside_a_bureaucrat_is_judged_as_by_trying() -> None:
    """He must act, and what he acts on must not be missed: every small pool that holds no more than the price."""
    found = {True: 0, False: 0}
    for f, e, w, g in itertools.product(range(4), range(4), range(4), range(2)):
        price = Price((f, e, w, g), 0, True)
        for a, b, c in itertools.product(range(min(f, 1) + 1), range(min(e, 1) + 1), range(min(w, 1) + 1)):
            if f + e + w + g - a - b - c > 2:
                continue
            pool = a, b, c, 0
            expected = brute.pays(pool, price, 1, 1, 0)
            assert (lacking(pool, price, 1, 1) == 0) == expected, (pool, price.cost)
            assert lacking(pool, price, 1, 1) <= 1, "a hand card is gold for him"
            assert brute.pays(pool, price, 1, 1, 1)
            found[expected] += 1
    assert min(found.values()) > 5


@rule("MED-14.10", "MED-4.25")
def test_merchants_make_nothing_of_nothing() -> None:
    for merchants, missing, cards in itertools.product((1, 2, 3), (1, 2), (0, 1, 2)):
        price = Price((0, missing, 0, 0))
        expected = brute.pays((0, 0, 0, 0), price, merchants, 0, cards)
        assert (lacking((0, 0, 0, 0), price, merchants, 0) <= cards) == expected
        assert cards or not expected


@rule("MED-14.10", "MED-4.12", "MED-4.28")
def test_merchants_enough_make_an_extra_card_of_one_resource() -> None:
    """The first makes gold of it, and each of the others adds one; of nothing nobody makes anything."""
    price = Price((0, 0, 0, 0), 4)
    assert [lacking((1, 0, 0, 0), price, merchants, 0) for merchants in (1, 2, 3, 4, 5)] == [2, 1, 1, 0, 0]
    assert [lacking((0, 0, 0, 0), price, merchants, 0) for merchants in (1, 2, 3, 4, 5)] == [3, 2, 1, 1, 1]
    assert [lacking((0, 0, 0, 1), price, merchants, 0) for merchants in (1, 2, 3, 4, 5)] == [2, 1, 0, 0, 0]
    pools: list[Vector] = [(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1)]
    for pool, merchants, cards in itertools.product(pools, (1, 2, 3, 4), (0, 1, 2)):
        assert (lacking(pool, price, merchants, 0) <= cards) == brute.pays(pool, price, merchants, 0, cards)


def _vector(chance: random.Random, choices: tuple[int, ...]) -> Vector:
    return chance.choice(choices), chance.choice(choices), chance.choice(choices), chance.choice(choices)


def random_fief(chance: random.Random) -> Match:
    """A small fief with a few workers, buildings and specialists, some of it used, and up to two hand cards."""
    people = ["peasant"] * 4 + ["soldier", "artist", "merchant", "bureaucrat"]
    parts = []
    buildings = chance.sample(["stable", "carpenter", "church"], 3)
    for land in ["city", *chance.sample(["field", "farm", "forest", "mine"], chance.randrange(1, 3))]:
        used = " u" if chance.random() < 0.2 else ""
        on = [chance.choice(people) + used for _ in range(chance.randrange(3))]
        if chance.random() < 0.4:
            on.append(buildings.pop() + used)
        parts.append(f"{land}{used}: " + ", ".join(on))
    free = [chance.choice(people) for _ in range(chance.randrange(3))]
    parts.append("free: " + ", ".join(free))
    parts.append("hand: " + ", ".join(["soldier"] * chance.randrange(3)))
    parts.append("farm u: peasant u")
    return fiefs("; ".join(parts), "city", phase="march")


@rule("MED-4.21", "MED-4.25", "MED-4.27")
def test_the_solver_finds_exactly_the_tight_payments_of_random_fiefs() -> None:
    chance = random.Random(11)
    compared = found = 0
    while compared < 60:
        m = random_fief(chance)
        wallet = Wallet(position(m), 0)
        if len(wallet.powers) > 3 or len(wallet.singles) + len(wallet.lands) > 6:
            continue
        compared += 1
        price = _price(chance, wallet)
        valid = brute.every_payment(wallet, price)
        tight = {one for one in valid if not any(_smaller(other, one) for other in valid)}
        ours = {(frozenset(p.lands + p.singles), frozenset(p.powers), p.discards) for p in payments(wallet, price, 999)}
        assert {_by_kind(wallet, one) for one in ours} == {_by_kind(wallet, one) for one in tight}
        assert ours <= tight
        assert can_be_paid(wallet, price) == bool(valid)
        found += bool(valid)
    assert 15 < found < 60, "payable and unpayable prices both occur"


def _price(chance: random.Random, wallet: Wallet) -> Price:
    if chance.random() < 0.2:
        return Price((0, 0, 0, 0), 4)
    cost = _vector(chance, (0, 0, 1, 1, 2))
    building = chance.random() < 0.5
    barred = chance.choice(wallet.lands) if building and wallet.lands else -1
    return Price(cost, 0, building, barred)


def _smaller(one: brute.Choice, other: brute.Choice) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2]


def _by_kind(wallet: Wallet, payment: brute.Choice) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...], int]:
    """Free producers are alike to the solver, and so are power cards of one kind on one land; lands are themselves."""
    units, powers, discards = payment
    standing = dict(zip(wallet.powers, wallet.standing, strict=True))
    lands = sorted(card if card in wallet.lands else -1 for card in units)
    return tuple(lands), tuple(sorted((KIND[card], standing[card]) for card in powers)), discards


@rule("MED-4.22", "MED-4.23")
def test_every_payment_offered_can_be_told_step_by_step() -> None:
    chance = random.Random(23)
    told = 0
    for _ in range(150):
        wallet = Wallet(position(random_fief(chance)), 0)
        price = _price(chance, wallet)
        for payment in payments(wallet, price, 6):
            story = receipt(wallet, price, payment)
            assert story is not None
            _replay(story, price, payment)
            told += 1
    assert told > 100


@rule("MED-4.22", "MED-4.24", "MED-14.10", "MED-14.15")
@pytest.mark.parametrize(
    ("fief", "price", "serves"),
    [
        ("city: peasant, peasant; free: merchant, merchant", "any", "city"),  # the first merchant fetches the gold
        ("city; field; forest; free: merchant, merchant", "any", "city field forest"),  # for any of them
        ("city; forest; free: merchant, bureaucrat", "1E 1W", "city forest"),  # what is taken off is free to be traded
        ("city; free: merchant, bureaucrat", "2E 1W", "city"),  # the discount is turned to what lies in the pool
        ("city; field; free: merchant, merchant, bureaucrat", "1F 3E", "city field"),
        ("city; free: merchant, bureaucrat", "1E", "city"),  # nothing is taken off of which the price asks none
        ("city u; field; free: merchant, bureaucrat", "1E", "field"),
        ("city; free: merchant, merchant, bureaucrat", "2E 1W 1G", "city"),  # nor more than two in all
    ],
)
def test_a_payment_of_merchants_without_gold_can_be_told(fief: str, price: str, serves: str) -> None:
    m = fiefs(f"{fief}; farm u", "city", phase="march")
    wallet = Wallet(position(m), 0)
    cost = Price((0, 0, 0, 0), 4) if price == "any" else Price(vector(price), 0, True)
    lands = [number(find(m, name, 0)) for name in serves.split()]
    payment = Payment(lands, [], wallet.powers, 0, 0)
    assert judged(wallet, cost, payment)
    story = receipt(wallet, cost, payment)
    assert story is not None
    _replay(story, cost, payment)
    assert [what for what, _, _ in story.steps].count("merchant") == fief.count("merchant")
    assert sum(story.lost) >= 0
    assert min(story.lost) >= 0


@rule("MED-4.24", "MED-4.23")
def test_what_a_bureaucrat_cannot_take_off_is_exchanged() -> None:
    m = fiefs("city: peasant, peasant; farm u; free: bureaucrat", "city", phase="march")
    wallet, price = Wallet(position(m), 0), Price(vector("3E"), 0, True)
    story = receipt(wallet, price, Payment([wallet.lands[0]], [], wallet.powers, 0, 0))
    assert story is not None
    assert [what for what, _, _ in story.steps] == ["off", "off", "exchange"]


@rule("MED-4.12", "MED-4.27")
def test_of_what_an_extra_card_is_paid_with_only_the_rest_is_lost() -> None:
    m = fiefs("city u; field: peasant, peasant; forest: peasant", "city", phase="march")
    wallet = Wallet(position(m), 0)
    story = receipt(wallet, Price((0, 0, 0, 0), 4), Payment(wallet.lands, [], [], 0, 0))
    assert story is not None
    assert (story.pool, story.steps, story.lost) == (vector("3F 2E"), [], [0, 1, 0, 0])


def _replay(story: Receipt, price: Price, payment: Payment) -> None:
    pool, cost = list(story.pool), list(price.cost)
    for what, give, get in story.steps:
        if what == "off":
            cost[give] -= 1
            assert cost[give] >= 0
            continue
        if what == "exchange":
            assert give not in get
            pool[give] -= 3
        elif what == "merchant":
            assert len(get) == (2 if give == 3 else 1)
            pool[give] -= 1
        assert pool[give] >= 0
        for resource in get:
            pool[resource] += 1
    done = [what for what, _, _ in story.steps]
    assert done.count("card") == payment.discards
    assert done.count("off") <= 2 * [POWER[KIND[card]] for card in payment.powers].count(CHEAPER)
    if price.anything:
        assert sum(pool) >= price.anything
        assert sum(story.lost) == sum(pool) - price.anything
    else:
        assert all(have >= need for have, need in zip(pool, cost, strict=True))
        assert story.lost == [have - need for have, need in zip(pool, cost, strict=True)], "no more and no less"


def test_a_wallet_is_read_from_the_position_alone() -> None:
    m = fiefs("city; field: peasant", "city")
    s = position(m)
    assert isinstance(s, Position)
    assert Wallet(s, 0).total() == vector("2F 1W")


@rule("MED-16.6", "MED-16.8")
def test_what_the_ally_gives_is_added_kind_by_kind() -> None:
    m = fiefs("city: peasant, peasant; field; forest: peasant; farm: peasant; mine", "city", phase="march")
    assert Wallet(position(m), 0).total() == vector("4F 2E 3W 1G")
    assert Wallet(position(m), 0, vector("5F 7E 11W 20G")).total() == vector("9F 9E 14W 21G")


# -- lands that are alike ----------------------------------------------------------------------


@rule("MED-4.27", "MED-4.28")
@pytest.mark.parametrize(
    ("lands", "count"),
    [
        ("field: peasant; field: peasant; field: peasant", 1),
        ("field: peasant; field: peasant; field: peasant, soldier", 2),
        ("field: peasant; field: peasant; farm: peasant", 2),
        ("field: stable; field: stable; field: peasant", 2),
        ("field: stable; field: stable; field: bank", 2),
        ("field: peasant, soldier; field: soldier, peasant; field: peasant, soldier", 1),
    ],
)
def test_of_payments_with_lands_that_are_alike_one_is_offered(lands: str, count: int) -> None:
    m = fiefs(f"city u; {lands}", "city")
    go(m, "deck:military")
    assert len(offered(m)) == count
    assert len(ways_to_pay(m, "any")) == 3


@rule("MED-4.27", "MED-4.25")
def test_the_way_offered_first_spares_who_can_do_more() -> None:
    m = fiefs("city; farm u; free: merchant, artist; hand: forest", "city")
    go(m, "forest in hand")
    assert "The cheapest way comes first." in (m.decision(0) or {})["prompt"]
    assert offered(m) == [["city"], ["merchant"]], "either gives the one workforce"


@rule("MED-4.27", "MED-4.15")
def test_cheap_is_what_costs_little_of_what_else_could_be_done() -> None:
    """Each resource counts 10, each card that gives one 1, a specialist 5 more, a power 15, a hand card 40."""
    m = fiefs("city: peasant; mine; free: priest, merchant; hand: soldier", "city")
    ways = [(["priest"], 16), (["city"], 22), (["merchant", "mine"], 26), ([], 40)]
    assert [(kinds(way), way.worth) for way in ways_to_pay(m, "1W")] == ways
    m = fiefs("city: merchant; mine; free: peasant; farm u", "city")
    ways = [(["peasant"], 11), (["city"], 22), (["merchant", "mine"], 48)]
    assert [(kinds(way), way.worth) for way in ways_to_pay(m, "1W")] == ways, "the City turns under its merchant"


@rule("MED-4.19", "MED-4.27")
def test_of_free_producers_that_are_alike_one_is_offered() -> None:
    m = fiefs("city u; farm u; free: peasant, peasant, peasant; hand: mine", "city")
    go(m, "mine in hand")
    assert offered(m) == [["peasant", "peasant"]]


@rule("MED-4.20", "MED-4.21")
def test_power_cards_of_another_kind_or_place_each_serve_alone() -> None:
    m = fiefs("city u; mine; free: merchant, artist", "city")
    assert [kinds(p) for p in ways_to_pay(m, "2G")] == [["merchant", "mine"], ["artist", "mine"]]
    m = fiefs("city: merchant; mine; free: merchant", "city")
    serving = [p.powers for p in ways_to_pay(m, "2E") if kinds(p) == ["merchant", "mine"]]
    assert serving == [[card] for card in reversed(position(m).troops[0])], "he who is free, or he in the City"


@rule("MED-4.27", "MED-4.15")
def test_any_of_several_lands_that_are_alike_can_be_turned_by_hand() -> None:
    m = fiefs("city u; field: peasant; field: peasant; field: peasant", "city")
    second, third = find(m, "field 2"), find(m, "field 3")
    go(m, "deck:military", "button:adjust", second, third, "button:done")
    assert position(m).used[number(second)] == position(m).used[number(third)] == 1
    assert hand(m, 0) == 1


@rule("MED-4.20")
def test_whether_a_card_produces_or_uses_its_power_is_no_choice_where_the_same_cards_turn() -> None:
    m = fiefs("city; free: merchant; hand: soldier, soldier", "city")
    go(m, "deck:military")
    turned = [(sorted(p.lands + p.singles + p.powers), p.discards) for p in ways_to_pay(m, "any")]
    assert len(turned) > len(offered(m))
    assert len(offered(m)) == len({(tuple(cards), discards) for cards, discards in turned})
    m = fiefs("city u; farm u; mine; free: merchant, artist; hand: soldier", "city")
    go(m, "deck:military")
    assert offered(m) == [["artist", "merchant", "mine"]], "either works with the mine while the other produces"


@rule("MED-4.18", "MED-7.2")
def test_the_land_where_a_character_goes_is_not_like_another() -> None:
    m = fiefs("city u; farm u; field; field; hand: peasant", "city")
    go(m, "peasant in hand")
    for place, count in (("city", 1), ("farm", 1), ("fief:p1", 1), ("field", 2), (find(m, "field 2"), 2)):
        assert len(offered(after(m, place))) == count, place


@rule("MED-16.12")
def test_a_land_for_which_the_ally_was_asked_is_not_like_another() -> None:
    own = "city u; forest: peasant, peasant; mine: peasant; field: peasant; field: peasant"
    m = fiefs(own, "city", "city; field: peasant", "city", alliance=True)
    asked_for = find(m, "field 2")
    one = after(m, "deck:military")
    go(m, "pile:0", asked_for, "button:ask-ally", "button:done", "button:drop", "deck:military")
    assert offered(one).count(["field", "forest"]) == 1
    assert offered(m).count(["field", "forest"]) == 2


def twin_fief(chance: random.Random) -> Match:
    """A fief with several lands of a kind, often with the same on them."""
    groups = chance.sample(["field", "field: peasant", "farm: soldier", "farm: peasant", "field: peasant, artist"], 2)
    parts = ["city" + chance.choice(["", " u"]), *chance.sample(groups * 2, chance.randrange(2, 5))]
    parts += [chance.choice(["free: artist, peasant", "free: merchant", "free: peasant"]), "hand: soldier"]
    return fiefs("; ".join(parts), "city", phase="march")


def _afterwards(state: Position, payment: Payment) -> tuple[object, ...]:
    """How the fief stands after a payment; lands of one kind change places freely."""
    s = state.copy()
    turn_payment(s, 0, payment.answer())
    groups = []
    for land in s.lands[0]:
        groups.append(
            (KIND[land], s.used[land], sorted((KIND[c], s.used[c]) for c in s.troops[0] if s.land[c] == land))
        )
    free = [(card, s.used[card]) for card in s.troops[0] if s.land[card] == FREE]
    return sorted(groups), free, payment.discards


@rule("MED-4.27")
def test_what_is_offered_leads_wherever_any_tight_payment_leads() -> None:
    chance = random.Random(31)
    fewer = 0
    for _ in range(120):
        s = position(twin_fief(chance))
        wallet = Wallet(s, 0)
        price = _price(chance, wallet)
        price.barred = -1
        every = [_afterwards(s, payment) for payment in payments(wallet, price, 999)]
        ours = [_afterwards(s, payment) for payment in short_list(s, 0, wallet, price, 999)]
        assert all(end in ours for end in every)
        assert all(ours.count(end) == 1 for end in ours)
        fewer += len(ours) < len(every)
    assert fewer > 20
