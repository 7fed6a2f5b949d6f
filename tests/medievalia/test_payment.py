"""Section 4: production and payment."""

import pytest

import gonfalon
from gonfalon import Match
from gonfalon.games.medievalia.content import KIND, KINDS
from gonfalon.games.medievalia.rules.artists import spreads
from gonfalon.games.medievalia.rules.payment import lacking
from gonfalon.games.medievalia.rules.receipt import receipt
from gonfalon.games.medievalia.rules.wallet import Price, Wallet
from tests.medievalia.build import (
    after,
    asked,
    can,
    fief,
    fiefs,
    find,
    go,
    hand,
    kinds,
    offered,
    payable,
    position,
    refuses,
    total,
    vector,
    ways_to_pay,
    worded,
)
from tests.support import rule


def pools(m: Match, land: str, artists: int) -> set[str]:
    """What one land's group can give with so many artists on it."""
    wallet = Wallet(position(m), 0)
    at = [KINDS[KIND[card]] for card in wallet.lands].index(land)
    return {total(pool) for pool, _ in spreads([wallet.cards[at]], artists)}


# -- production --------------------------------------------------------------------------------


@rule("MED-4.1", "MED-4.3", "MED-EX-4", "MED-4.8")
def test_using_the_city_pays_for_a_field_once() -> None:
    m = fiefs("city; hand: field, field", "city")
    go(m, "field in hand", "pay:l104")
    assert fief(m, 0) == "city u; field; hand: field"
    assert not can(m, "field in hand")


@rule("MED-4.2")
@pytest.mark.parametrize(
    ("answer", "named"), [("field in hand", "Field"), ("deck:character", "An extra card from the Character deck")]
)
def test_it_is_said_what_is_bought(answer: str, named: str) -> None:
    m = fiefs("city: peasant, peasant; mine; farm u; hand: field", "city")
    assert position(m).hand_cards(0) == [0], "the very first of all cards"
    go(m, answer)
    assert (m.decision(0) or {})["prompt"].startswith(f"{named} costs")


@rule("MED-EX-5", "MED-4.4", "MED-4.5", "MED-5.4", "MED-5.5")
@pytest.mark.parametrize(("peasants", "food"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_field_gives_one_food_more_for_each_of_two_workers(peasants: int, food: int) -> None:
    m = fiefs("city u; field: " + ", ".join(["peasant"] * peasants) + "; hand: peasant", "city")
    assert pools(m, "field", 0) == {f"{food}F"}
    if peasants < 2:
        go(m, "peasant in hand", "fief:p1", "pay")
        assert fief(m, 0).count("peasant u") == peasants, "everybody on the field is used with it"


@rule("MED-4.4", "MED-6.9")
def test_a_civil_building_gives_its_own_resource_or_by_option_the_lands() -> None:
    m = fiefs("city; field: bank", "city")
    assert pools(m, "field", 0) == {"1F 1G"}
    m = fiefs("city; field: bank", "city", building_output="land")
    assert pools(m, "field", 0) == {"2F"}
    assert position(m).capacity(0) == 4


@rule("MED-4.5")
def test_a_guard_who_adds_nothing_is_turned_too() -> None:
    m = fiefs("city u; field: soldier, school; hand: peasant", "city")
    go(m, "peasant in hand", "fief:p1", "pay")
    assert fief(m, 0) == "city u; field u: soldier u, school u; free: peasant"


@rule("MED-4.6")
def test_a_character_on_a_land_produces_its_own_symbol_only_after_stepping_off() -> None:
    m = fiefs("city u; field: peasant; hand: forest", "city")
    assert not can(m, "forest in hand")
    go(m, "peasant on field", "fief:p1", "forest in hand", "pay")
    assert fief(m, 0) == "city u; field; forest; free: peasant u"


@rule("MED-4.7", "MED-4.19")
def test_characters_abroad_produce_nothing_but_at_an_allys_they_may() -> None:
    for place in ("n", "p2"):
        m = fiefs(f"city u; in {place}: peasant; hand: field", "city")
        assert not can(m, "field in hand")
    m = fiefs("city u; in p3: peasant; hand: field", "city u", "city u", "city u")
    assert can(m, "field in hand", "pay")


@rule("MED-EX-6", "MED-4.8", "MED-7.1", "MED-6.12")
def test_the_first_turn_chain() -> None:
    m = fiefs("city; hand: field, peasant, forest", "city")
    go(m, "field in hand", "pay:l104")
    field = find(m, "field")[5:]
    go(m, "peasant in hand", "fief:p1", f"pay:l{field}", "forest in hand")
    go(m, "pay")
    assert fief(m, 0) == "city u; field u; forest; free: peasant u"


@rule("MED-EX-7", "MED-4.9", "MED-EX-41", "MED-4.27")
@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_left_over_is_lost(workers: int) -> None:
    m = fiefs("city u; field: " + ", ".join(["peasant"] * workers) + "; hand: peasant, peasant", "city")
    go(m, "peasant in hand", "fief:p1")
    (label,) = [o["label"] for o in (m.decision(0) or {})["options"] if o["answer"].startswith("pay:l")]
    assert f"wastes {workers} food" in label, "nothing is wasted without being said"
    go(m, "pay")
    assert fief(m, 0).count("peasant u") == workers
    free = after(m)
    assert not can(free, "peasant in hand"), "only the new peasant is unused, and it gives workforce"


@rule("MED-EX-8", "MED-4.10")
def test_three_of_one_kind_make_one_of_another() -> None:
    m = fiefs("city u; field: peasant, peasant", "city")
    assert all(payable(m, price) for price in ("1G", "1E", "1W"))
    m = fiefs("city u; field: peasant; forest", "city")
    assert not payable(m, "1G"), "two food and one energy are no three of a kind"


@rule("MED-4.10")
def test_the_three_may_come_from_different_sources_and_be_exchanged_again() -> None:
    m = fiefs("city u; field: peasant; farm u; hand: mine, mine", "city")
    assert payable(m, "1G")
    assert ways_to_pay(m, "2F 1G")[0].discards == 1
    assert lacking((9, 0, 0, 0), Price(vector("3G")), 0, 0) == 0


@rule("MED-EX-9", "MED-4.11")
def test_a_hand_card_is_one_resource_but_never_for_its_own_price() -> None:
    m = fiefs("city; hand: farm, mine", "city")
    go(m, "farm in hand", "pay", "mine in hand")
    assert fief(m, 0) == "city u; farm"
    m = fiefs("city; hand: farm", "city")
    assert not can(m, "farm in hand")
    refuses(m, "farm in hand", "MED-4.25")


@rule("MED-EX-10", "MED-4.12")
def test_four_resources_of_any_kinds_buy_one_card() -> None:
    m = fiefs("city; field: peasant; mine", "city")
    go(m, "deck:military", "pay")
    assert hand(m, 0) == 1
    assert fief(m, 0).startswith("city u; field u: peasant u; mine u")
    m = fiefs("city: peasant, peasant; field: peasant", "city")
    go(m, "deck:character")
    assert offered(m) == [["city", "field"]]
    go(m, "pay")
    assert hand(m, 0) == 1, "five resources buy one card"
    m = fiefs("city: peasant, peasant; field: peasant, peasant; forest: peasant", "city")
    go(m, "deck:character", "button:adjust", "city", "field", "forest", "button:done")
    assert hand(m, 0) == 1, "and so do eight"


@rule("MED-4.12")
def test_the_extra_card_may_be_played_at_once_and_only_in_phase_3() -> None:
    m = fiefs("city; field: peasant, peasant; free: peasant", "city", decks={"territory": "field"})
    go(m, "deck:territory", "pay")
    assert not m.over
    assert can(m, "field in hand", "pay")
    m = fiefs("city; field: peasant; mine; free: soldier", "city", phase="march")
    refuses(m, "deck:territory", "MED-3.8")


@rule("MED-4.2")
def test_exactly_five_things_can_be_bought() -> None:
    m = fiefs(
        "city: peasant; field: peasant, peasant; forest: peasant; mine: peasant; hand: farm, soldier",
        "city",
    )
    bought = worded(m)[: worded(m).index("button:done")]
    assert bought == [
        "farm",
        "soldier",
        "pile:0",
        "pile:1",
        "pile:2",
        "deck:territory",
        "deck:military",
        "deck:character",
        "field",
        "forest",
        "mine",
    ]


@rule("MED-4.13", "MED-16.3")
def test_outside_his_turn_nobody_buys_anything() -> None:
    m = fiefs("city; hand: field", "city; hand: field")
    assert m.turn == (0,)
    with pytest.raises(Exception, match="nothing to answer"):
        m.apply(find(m, "field in hand", 1), 1)


@rule("MED-4.14", "MED-4.25")
def test_an_invalid_payment_changes_nothing() -> None:
    m = fiefs("city; field; hand: farm, mine", "city")
    go(m, "farm in hand")
    refuses(m, "pay:l104", "MED-4.25")
    refuses(m, "pay:nothing", "MED-4.25")


@rule("MED-4.15", "MED-4.27")
def test_paying_too_much_is_legal_but_turning_for_nothing_is_not() -> None:
    m = fiefs("city; field; free: peasant; hand: forest", "city")
    go(m, "forest in hand", "button:adjust", "city", "field", "button:done")
    assert fief(m, 0) == "city u; field u; forest; free: peasant"
    refuses(m, find(m, "city"), "MED-5.8")
    refuses(m, "button:turn", "MED-3.7")


@rule("MED-4.16", "MED-8.2", "MED-8.3", "MED-8.4")
def test_natural_production_counts_used_cards_and_workers_but_no_powers() -> None:
    m = fiefs("city u: stable u; field u: peasant u; mine: peasant; free: artist, merchant; hand: mine", "city")
    s = position(m)
    assert [s.natural(0, r) for r in range(4)] == [3, 0, 3, 2]
    assert s.capacity(0) == 6, "food that was spent still feeds"


# -- the formal definition -----------------------------------------------------------------------


@rule("MED-4.17")
def test_a_pool_pays_if_it_has_as_much_of_every_kind() -> None:
    price = Price(vector("1F 2G"))
    assert lacking(vector("1F 2G"), price, 0, 0) == 0
    assert lacking(vector("2F 1G"), price, 0, 0) == 1
    assert lacking(vector("5E 5W"), Price(vector("")), 0, 0) == 0


@rule("MED-4.18", "MED-EX-42", "MED-EX-12", "MED-6.4", "MED-6.5")
def test_several_units_and_the_place_of_a_building() -> None:
    m = fiefs("city: peasant; forest: peasant; mine; field", "city")
    go(m, "pile:0")
    assert worded(m) == ["field"], "the only land that can be left unused"
    go(m, "field")
    assert offered(m) == [["city", "forest", "mine"]]
    refuses(m, f"pay:l104+l{find(m, 'field')[5:]}", "MED-4.25")
    go(m, "pay")
    assert fief(m, 0) == "city u: peasant u; forest u: peasant u; mine u; field: school"
    m = fiefs("city: peasant; mine; forest: peasant; forest: peasant", "city")
    go(m, "pile:0")
    first, second = position(m).lands[0][2:]
    for land, other in ((first, second), (second, first)):
        built = after(m, f"card:{land}", "pay")
        assert position(built).land[position(built).built[0][0]] == land
        assert (position(built).used[land], position(built).used[other]) == (0, 1), "the other one paid"
        refuses(after(m, f"card:{land}", "button:adjust"), f"card:{land}", "MED-4.19")
    m = fiefs("city: peasant; forest: peasant; mine", "city")
    assert "pile:0" not in m.legal()
    refuses(m, "pile:0", "MED-6.5")  # all three pay, and none is left to build on
    m = fiefs("city u: peasant u; forest u; free: peasant, peasant; hand: mine, mine, mine", "city")
    refuses(m, "pile:0", "MED-6.5")


@rule("MED-4.18")
def test_a_character_may_be_put_on_a_used_land() -> None:
    m = fiefs("city u; field; hand: peasant", "city")
    go(m, "peasant in hand", "city", "pay")
    assert fief(m, 0) == "city u: peasant; field u"


@rule("MED-4.20", "MED-EX-49", "MED-14.2", "MED-14.3")
def test_a_power_card_on_a_land_turns_its_group_which_gives_nothing() -> None:
    m = fiefs("city: artist; mine", "city")
    assert [kinds(p) for p in ways_to_pay(m, "2G")] == [["artist", "mine"]]
    assert not payable(m, "2G 1W")
    go(m, "artist on city", "fief:p1")
    assert [kinds(p) for p in ways_to_pay(m, "2G 1W")] == [["artist", "city", "mine"]]


@rule("MED-4.20", "MED-14.3")
def test_a_power_card_on_a_used_land_turns_only_what_is_still_unused() -> None:
    m = fiefs("city u: merchant, peasant u; field: peasant, peasant; free: peasant; hand: forest, mine", "city")
    go(m, "mine in hand", "button:adjust", f"power:{find(m, 'merchant on city')[5:]}", "field", "button:done")
    assert fief(m, 0).startswith("city u: merchant u, peasant u; field u: peasant u, peasant u; mine")


@rule("MED-4.21", "MED-4.19")
def test_any_choice_can_be_put_together_by_hand() -> None:
    m = fiefs("city; field: peasant, peasant; free: artist, peasant; hand: mine, farm", "city")
    go(m, "mine in hand", "button:adjust")
    power = f"power:{find(m, 'artist')[5:]}"
    assert set(worded(m)) == {"city", "field", "artist", "peasant", power, "button:discard", "button:back"}
    go(m, "field", power)
    assert find(m, "artist") not in m.legal(), "an artist at work does not produce"
    assert "button:done" in m.legal(), "six food make two workforce"
    go(m, "button:back")
    assert asked(m) == (0, "pay")


def always_paid(match: Match) -> int:
    """Every order of picks by hand leads to a payment; how many were tried."""
    picks = [answer for answer in match.legal() if answer not in ("button:done", "button:back")]
    assert picks or "button:done" in match.legal()
    return 1 + sum(always_paid(after(match, pick)) for pick in picks)


@rule("MED-4.21", "MED-4.25")
def test_no_card_chosen_by_hand_leads_where_nothing_can_be_paid() -> None:
    m = fiefs("city: artist; field u; hand: peasant, soldier", "city")
    go(m, "peasant in hand", "fief:p1", "button:adjust")
    power = f"power:{find(m, 'artist on city')[5:]}"
    assert worded(m) == ["city", "button:discard", "button:back"], "the artist would have nothing to work with"
    refusal = m.objection(power, 0)
    assert refusal is not None
    assert refusal["fact"] == "With Artist as well, Peasant could no longer be paid for."
    m = fiefs("city: merchant; field; farm u; free: artist, priest; hand: forest, soldier", "city")
    go(m, "forest in hand", "button:adjust")
    assert always_paid(m) > 50


@rule("MED-4.22", "MED-14.13", "MED-EX-45", "MED-14.12")
def test_artists_on_a_large_group() -> None:
    m = fiefs("city; field: peasant, peasant, stable, bank; mine", "city")
    assert pools(m, "field", 0) == {"4F 1G"}
    assert {"6F 2G", "7F 1G"} <= pools(m, "field", 1)
    two = pools(m, "field", 2)
    assert "13F 1G" in two
    assert max(sum(vector(pool)) for pool in two) == 14
    assert pools(m, "mine", 3) == {"8G"}


@rule("MED-EX-14", "MED-14.12")
def test_one_two_three_artists() -> None:
    m = fiefs("city; field: peasant, peasant; mine", "city")
    assert pools(m, "field", 1) == {"6F"}
    assert [pools(m, "mine", n) for n in (1, 2, 3)] == [{"2G"}, {"4G"}, {"8G"}]
    m = fiefs("city; field: peasant, peasant, stable, bank", "city")
    assert max(sum(vector(pool)) for pool in pools(m, "field", 1)) == 8
    # (b) bureaucrats
    for cost, bureaucrats, left in (("2E 2W 1G", 1, 3), ("2E 2W 1G", 2, 1), ("2E 2W 1G", 3, 0), ("4E 3W 2G", 3, 3)):
        assert lacking((0, 0, 0, 0), Price(vector(cost), building=True), 0, bureaucrats) == left
    # (c) a merchant
    assert all(lacking(vector("1F"), Price(vector(p)), 1, 0) == 0 for p in ("1E", "1W", "1G"))
    assert all(lacking(vector("1G"), Price(vector(p)), 1, 0) == 0 for p in ("2F", "1G 1E", "2G", "1E 1W"))
    # (d) an artist who doubles does not produce
    m = fiefs("city u; mine; free: artist", "city")
    assert payable(m, "2G")
    assert not payable(m, "2G 1W")


@rule("MED-EX-43", "MED-4.23", "MED-4.26")
def test_an_exchange_that_must_not_spoil_the_rest() -> None:
    m = fiefs("city u; field: peasant, peasant; farm: peasant; mine", "city")
    assert payable(m, "1F 2G")
    (best, *_) = ways_to_pay(m, "1F 2G")
    told = receipt(Wallet(position(m), 0), Price(vector("1F 2G")), best)
    assert told is not None
    assert told.steps == [("exchange", 0, [3])]
    assert told.lost == [2, 0, 0, 0]
    m = fiefs("city u; field; farm: peasant; mine", "city")
    (best,) = ways_to_pay(m, "1F 2G")
    told = receipt(Wallet(position(m), 0), Price(vector("1F 2G")), best)
    assert told is not None
    assert told.lost == [0, 0, 0, 0]
    m = fiefs("city u; farm: peasant; mine", "city")
    assert not payable(m, "1F 2G")


@rule("MED-4.20", "MED-14.2")
def test_nobody_trades_what_he_produces_himself() -> None:
    m = fiefs("city u; farm u; free: merchant; hand: peasant", "city")
    assert not can(m, "peasant in hand"), "his workforce would become food"
    m = fiefs("city u; farm u; free: merchant, peasant; hand: peasant", "city")
    go(m, "peasant in hand", "fief:p1", "pay")
    assert "merchant u, peasant u, peasant" in fief(m, 0), "that of another does"


@rule("MED-EX-44", "MED-4.26", "MED-14.14")
def test_multiplication_comes_before_the_exchange() -> None:
    m = fiefs("city u; field: peasant, peasant; free: artist", "city")
    assert payable(m, "2G")
    assert not payable(m, "3G")
    m = fiefs("city u; field: peasant, peasant; free: artist, artist", "city")
    assert payable(m, "4G")
    assert not payable(m, "5G")


@rule("MED-EX-46", "MED-14.10", "MED-14.11", "MED-4.23", "MED-4.28")
def test_merchants() -> None:
    one = fiefs("city u; mine; free: merchant", "city")
    two = fiefs("city u; mine; free: merchant, merchant", "city")
    assert payable(two, "2E 1W")
    assert not payable(one, "2E 1W")
    assert not payable(two, "2E 2W")
    m = fiefs("city u; field: peasant; free: merchant, merchant", "city")
    assert payable(m, "2E")
    assert not payable(m, "2E 1W")
    m = fiefs("city u; field: peasant, peasant; free: merchant", "city")
    assert payable(m, "1E 1W")
    m = fiefs("city u; free: merchant; hand: mine; farm u", "city")
    assert all(payable(m, price) for price in ("1F 1E", "2W", "2G", "1G 1E"))
    assert payable(fiefs("city u; mine; field: peasant; free: merchant", "city"), "any")
    assert not payable(fiefs("city u; mine; field: peasant", "city"), "any")


@rule("MED-EX-47", "MED-14.15", "MED-4.24", "MED-14.16")
def test_bureaucrats() -> None:
    two = "field; farm; free: bureaucrat, bureaucrat"
    assert ["bureaucrat", "bureaucrat", "city"] in [
        kinds(p) for p in ways_to_pay(fiefs(f"city: peasant; {two}", "city"), "2E 2W 2G", "field")
    ]
    m = fiefs("city; field; farm u; free: bureaucrat, bureaucrat", "city")
    assert not payable(m, "2E 2W 2G", "field")
    m = fiefs("city u; field; farm; free: bureaucrat, bureaucrat, bureaucrat", "city")
    assert ["bureaucrat"] * 3 in [kinds(p) for p in ways_to_pay(m, "2E 2W 2G", "field")]
    m = fiefs("city u; field u; farm u; free: bureaucrat, bureaucrat, bureaucrat", "city", tops="church, bank, school")
    refuses(m, "pile:0", "MED-6.5")
    m = fiefs("city u; field; farm u; free: bureaucrat, bureaucrat, bureaucrat, peasant", "city")
    assert payable(m, "4E 3W", "field")
    m = fiefs("city; field; farm u; free: bureaucrat, bureaucrat, bureaucrat", "city")
    assert not payable(m, "4E 3W 1G", "city"), "the lone field cannot pay what remains"


@rule("MED-EX-48", "MED-14.18")
def test_all_together() -> None:
    people = ["artist", "merchant", "bureaucrat"]
    m = fiefs("city: peasant; forest: peasant, peasant; field; free: " + ", ".join(people), "city")
    ways = [kinds(p) for p in ways_to_pay(m, "4E 3W 2G", "field")]
    assert ways
    assert all(way == ["artist", "bureaucrat", "city", "forest", "merchant"] for way in ways)
    for missing in people:
        rest = ", ".join(who for who in people if who != missing)
        m = fiefs(f"city: peasant; forest: peasant, peasant; field; free: {rest}", "city")
        assert not payable(m, "4E 3W 2G", "field")


@rule("MED-EX-50", "MED-7.4", "MED-5.9")
def test_surcharge_discard_and_removal() -> None:
    m = fiefs("city u; field: peasant; mine: peasant; hand: priest, farm", "city")
    go(m, "priest in hand", "fief:p1", "pay", "farm in hand")
    assert fief(m, 0).endswith("free: priest")
    m = fiefs("city u; field: peasant; mine: peasant; hand: priest", "city")
    assert not can(m, "priest in hand")
    m = fiefs("city u; field: peasant, peasant; forest", "city")
    assert "forest" in worded(m)
    assert "field" not in worded(m)
    refuses(m, "field", "MED-4.25")


@rule("MED-4.24")
def test_bureaucrats_reduce_nothing_but_buildings() -> None:
    m = fiefs("city u; field; farm u; free: bureaucrat; hand: soldier", "city")
    assert not can(m, "soldier in hand")
    assert not payable(m, "any")


@rule("MED-4.28")
def test_a_payment_contains_no_movement() -> None:
    m = fiefs("city u; field: peasant; mine; hand: forest", "city")
    assert not can(m, "forest in hand"), "though the peasant could step off and pay"
    go(m, "peasant on field", "fief:p1")
    assert can(m, "forest in hand", "pay")


@rule("MED-4.21")
def test_back_from_ones_own_choice_restores_the_list() -> None:
    """Back must never leave a single payment that is then made by itself."""
    m = gonfalon.new("medievalia", seats=3, seed=0)
    seen = 0
    for _ in range(300):
        if m.over:
            break
        values = m.legal()
        if "button:adjust" in values:
            seen += 1
            go(m, "button:adjust", "button:back")
            assert m.legal() == values
            before = len(m.answers())
            go(m, "button:back")
            assert m.state.step_name() == "Actions.choose"
            assert len(m.answers()) == before + 1
            m.apply("button:done")
        else:
            m.apply(values[0])
    assert seen > 3


@rule("MED-4.21", "MED-4.20")
def test_a_bureaucrat_is_not_offered_for_what_is_no_building() -> None:
    m = fiefs("city; field; free: bureaucrat; hand: farm, mine", "city")
    go(m, "farm in hand", "button:adjust")
    assert not [answer for answer in m.legal() if str(answer).startswith("power:")]
    m = fiefs(
        "city; field; farm; mine; forest; free: bureaucrat; hand: farm, mine", "city", tops="carpenter, bank, church"
    )
    go(m, "pile:0", "field", "button:adjust")
    assert [answer for answer in m.legal() if str(answer).startswith("power:")]


@rule("MED-1.13", "MED-1.14")
def test_nobody_sees_what_a_player_only_considers() -> None:
    """A card picked to see its price, its place, cards chosen to be discarded: all can still be taken back."""
    m = fiefs("city; field; hand: peasant, soldier, farm", "city")
    m.keeps_undo = True
    waiting, seen = m.waiting(), m.view(1)["position"]
    go(m, "peasant in hand")
    assert (m.waiting(), m.view(1)["position"]) == (waiting, seen)
    go(m, "field")
    assert (m.waiting(), m.view(1)["position"]) == (waiting, seen)
    pay = next(answer for answer in m.legal() if str(answer).startswith("pay:") and "d" in str(answer))
    go(m, str(pay))
    assert m.state.step_name() == "Purchase.discard"
    assert (m.waiting(), m.view(1)["position"]) == (waiting, seen)
    assert m.can_undo(0)
    go(m, "soldier in hand")
    assert m.view(1)["position"] != seen
    assert not m.can_undo(0), "the cards have been seen"
