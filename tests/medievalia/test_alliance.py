"""Section 16: the alliance game."""

import pytest

from gonfalon import Match
from gonfalon.games.medievalia.rules.scoring import settled
from tests.medievalia.build import after, asked, can, fief, fiefs, find, go, hand, position, refuses, worded
from tests.support import rule


def allies(buyer: str, helper: str, **more: str) -> Match:
    return fiefs(buyer, "city u", helper, "city u", **more)  # type: ignore[arg-type]


def said(m: Match, lang: str = "en") -> str:
    decision = m.decision(2, lang)
    assert decision is not None
    return str(decision["prompt"])


@rule("MED-16.1")
def test_turns_alternate_between_the_alliances() -> None:
    m = fiefs("city", "city", "city", "city", phase="end")
    order = []
    for _ in range(4):
        order.append(position(m).active)
        go(m, "deck:territory", "button:done", "button:done")
    assert order == [1, 2, 3, 0]
    s = position(m)
    assert s.friends(0, 2)
    assert not s.friends(0, 1)


@rule("MED-16.2", "MED-15.2")
def test_eleven_points_together_each_fief_counted_by_itself() -> None:
    six = "city: school, bank; field: church, stable; farm: tower, workshop"
    five = "city: school, bank; field: church, stable; farm: carpenter"
    m = fiefs(six, "city", "city: bank", "city", tops="castle, blacksmith, carpenter")
    assert not settled(position(m)), "6 + 1"
    m = fiefs(six, "city", five, "city", tops="castle, blacksmith, carpenter", phase="draw")
    assert sum(m.scores()) == 11
    assert settled(position(m)), "the same building counts for both"
    assert position(m).won == [0, 2]


@rule("MED-16.2", "MED-16.3")
def test_nothing_is_shared_or_given() -> None:
    m = allies("city; farm; hand: mine, farm", "city; mine; hand: soldier")
    go(m, "mine in hand")
    assert "mine" not in worded(m)
    m = allies("city: peasant; forest: peasant; mine; hand: mine", "city; field; farm")
    assert not can(m, "pile:0", find(m, "field", 2)), "no building on the ally's land"


@rule("MED-EX-51", "MED-16.6", "MED-16.7", "MED-16.12", "MED-4.13")
def test_help_with_resources() -> None:
    m = allies("city u; field: peasant; hand: mine, forest", "city; field: peasant")
    assert not can(m, "mine in hand", "pay:l104")
    m = allies("city u; field: peasant; farm u; hand: forest", "city; field: peasant; farm u")
    go(m, "forest in hand")
    assert m.legal() == ["button:ask-ally"], "two food of his own do not make a workforce"
    go(m, "button:ask-ally")
    assert asked(m) == (2, "give")
    assert m.legal()[0] == "button:done", "he may give nothing"
    first = after(m, find(m, "city", 2))
    refuses(first, "button:done", "MED-16.7")
    go(m, find(m, "field", 2), "button:done", "resource:food")
    assert asked(m) == (0, "pay")
    go(m, "pay")
    assert fief(m, 0) == "city u; field u: peasant u; farm u; forest"
    assert fief(m, 2) == "city; field u: peasant u; farm u"
    assert position(m).helped == 1


@rule("MED-16.12")
def test_the_ally_is_told_what_is_bought_its_price_and_what_is_missing() -> None:
    m = allies("city u; farm; hand: field, forest", "city; mine; farm")
    go(m, "forest in hand", "button:ask-ally")
    asks = "Red asks for help. Forest costs 1 workforce. "
    assert said(m) == asks + "Missing, but for hand cards and powers: 1 workforce. What do you give? Nothing yet."
    assert "Forêt coûte 1 bras. Il manque" in said(m, "fr")
    go(m, find(m, "city", 2))
    assert said(m) == asks + "Nothing is missing. What do you give? So far: 1 workforce."


@rule("MED-16.7", "MED-EX-51")
def test_the_penalty_is_paid_once_a_turn() -> None:
    m = allies("city u; farm; hand: field, forest", "city; field: peasant; free: peasant; farm u")
    go(m, "forest in hand", "button:ask-ally", find(m, "city", 2), find(m, "peasant", 2), "button:done")
    go(m, "pay")
    assert "forest" in fief(m, 0)
    m2 = after(m)
    assert position(m2).helped == 1
    m = allies("city u; farm; hand: field, forest", "city; field u; mine; free: peasant, peasant")
    go(m, "forest in hand", "button:ask-ally", find(m, "peasant", 2), find(m, "mine", 2), "button:done")
    go(m, "resource:gold", "pay", "field in hand", "button:ask-ally", find(m, "city", 2), "button:done")
    assert asked(m) == (0, "pay"), "no second penalty: one resource is enough now"
    go(m, "pay")
    assert "field" in fief(m, 0)


@rule("MED-16.7")
@pytest.mark.parametrize("answers", [("pay",), ("button:ask-ally", "button:done", "pay")])
def test_the_penalty_is_not_paid_where_no_help_arrives(answers: tuple[str, ...]) -> None:
    m = allies("city; farm; hand: field, forest", "city; mine; farm")
    go(m, "field in hand", *answers)
    assert "field" in fief(m, 0)
    assert position(m).helped == 0
    go(m, "forest in hand", "button:ask-ally", find(m, "city", 2), find(m, "mine", 2), "button:done")
    assert asked(m) == (2, "lose"), "it is his first gift"


@rule("MED-16.12")
def test_a_dropped_purchase_changes_nothing_and_is_not_asked_twice() -> None:
    m = allies("city u; farm; hand: forest", "city; mine")
    before = fief(m, 0), fief(m, 2)
    go(m, "forest in hand", "button:ask-ally", find(m, "city", 2), find(m, "mine", 2), "button:done", "resource:gold")
    assert "button:drop" in m.legal()
    go(m, "button:drop")
    assert m.log(1)[-1]["text"] == "Red drops the purchase: Forest.", "all have heard of it, and hear that too"
    assert (fief(m, 0), fief(m, 2)) == before
    assert position(m).helped == 0
    assert not can(m, "forest in hand"), "each purchase may be asked for once in a turn"


@rule("MED-16.12", "MED-16.6")
def test_the_ally_gives_what_he_likes_from_his_hand_too() -> None:
    m = allies("city u; farm; hand: forest", "city u; hand: soldier, peasant")
    go(m, "forest in hand", "button:ask-ally", find(m, "soldier in hand", 2), "resource:workforce")
    go(m, find(m, "peasant in hand", 2), "resource:gold", "button:done", "resource:gold")
    assert hand(m, 2) == 2, "hidden until they are used"
    assert hand(after(m, "button:drop"), 2) == 2
    go(m, "pay")
    assert hand(m, 2) == 0
    assert fief(m, 0) == "city u; farm; forest"


@rule("MED-1.14", "MED-4.14")
def test_who_goes_back_before_asking_his_ally_says_nothing() -> None:
    m = allies("city; hand: forest", "city; mine")
    before = m.log(1)
    go(m, "forest in hand", "button:back")
    assert asked(m) == (0, "act")
    assert m.log(1) == before


@rule("MED-16.12", "MED-4.11")
def test_the_giver_names_what_his_hand_card_is() -> None:
    m = allies("city u; farm; hand: forest", "city; hand: soldier")
    go(m, "forest in hand", "button:ask-ally", find(m, "soldier in hand", 2))
    assert asked(m) == (2, "name-resource")


@rule("MED-16.12", "MED-1.13")
def test_nobody_sees_which_hand_cards_the_ally_offers_before_they_are_used() -> None:
    seen = []
    for card in ("soldier", "knight"):
        m = allies("city u; farm; hand: forest", "city u; hand: soldier, knight, farm")
        go(m, "forest in hand", "button:ask-ally", find(m, f"{card} in hand", 2))
        others = (0, 1, 3, None)
        views = [m.view(seat) for seat in others]
        go(m, "resource:workforce")
        views += [m.view(seat) for seat in others]
        go(m, find(m, "farm in hand", 2), "resource:gold", "button:done", "resource:gold")
        seen.append(views + [m.view(seat) for seat in others])
    assert seen[0] == seen[1]
    go(m, "pay")
    assert [line["key"] for line in m.log(1)].count("discards") == 2


@rule("MED-16.12")
def test_the_buyer_is_asked_how_he_pays_whatever_the_ally_gave() -> None:
    """Going on without a question would tell everybody about his hand."""
    m = allies("city u; field: peasant; farm u; hand: forest", "city; field: peasant; farm u")
    go(m, "forest in hand", "button:ask-ally", "button:done")
    assert asked(m) == (0, "pay")
    assert m.legal() == ["button:drop"]


@rule("MED-16.7", "MED-16.12")
def test_what_is_lost_may_be_a_resource_of_the_table_while_hand_cards_help() -> None:
    m = fiefs("city u; hand: field", "city", "city u; field; hand: soldier", "city")
    assert can(m, "field in hand", "button:ask-ally")
    go(m, "field in hand", "button:ask-ally", find(m, "field", 2), find(m, "soldier in hand", 2))
    alone = fiefs("city u; hand: field", "city", "city u; field u; hand: soldier", "city")
    assert not can(alone, "field in hand"), "one resource is lost, and nothing is left"


@rule("MED-16.12")
def test_another_place_or_another_card_is_another_purchase() -> None:
    m = allies("city u; field u; hand: soldier, soldier", "city; field: peasant; farm; mine; forest")
    first = find(m, "soldier in hand")
    go(m, first)
    places = m.legal()
    assert len(places) == 3
    for number, place in enumerate(places):
        assert m.legal() == places[number:]
        go(m, place, "button:ask-ally", "button:done", "button:drop")
        if number < 2:
            go(m, first)
    assert not can(m, first), "asked for everywhere"
    second = find(m, "soldier 2 in hand")
    assert second != first
    assert can(m, second, str(places[0]), "button:ask-ally")


@rule("MED-16.6")
def test_no_powers_serve_for_help() -> None:
    m = allies("city u; farm; hand: forest", "city u; field; free: merchant, artist; hand: mine")
    go(m, "forest in hand", "button:ask-ally")
    assert not any(str(answer).startswith("power:") for answer in m.legal())
    refuses(m, find(m, "city", 2), "MED-16.6")


@rule("MED-16.8")
def test_the_buyer_exchanges_and_trades_what_he_was_given() -> None:
    m = allies("city u; field: peasant; farm u; hand: forest", "city u; field: peasant, peasant; farm u")
    go(m, "forest in hand", "button:ask-ally", find(m, "field", 2), "button:done", "resource:food")
    assert any(str(answer).startswith("pay:l") for answer in m.legal()), "2 + 2 food, three of them exchanged"
    m = allies("city u; farm u; free: merchant; hand: forest, mine", "city u; mine: peasant, peasant; farm u")
    go(m, "mine in hand", "button:ask-ally", find(m, "mine", 2), "button:done", "resource:gold")
    merchant = find(m, "merchant", 0)[5:]
    assert f"pay:p{merchant}" in m.legal(), "one of two gold becomes two workforce"


@rule("MED-16.9")
def test_cards_used_to_help_cannot_defend() -> None:
    m = fiefs("city u; farm; hand: forest", "city; farm; in p3: soldier", "city; farm; free: peasant", "city u")
    go(m, "forest in hand", "button:ask-ally", find(m, "city", 2), find(m, "peasant", 2), "button:done", "pay")
    go(m, "button:done", "button:done", "deck:military", "button:done", "button:done", "front:p3-2", "army:0")
    assert asked(m) == (1, "target"), "nobody is available"


@rule("MED-16.4", "MED-4.7")
def test_a_guest_is_fed_by_his_own_lord_and_works_for_him_alone() -> None:
    m = allies("city u; farm; in p3: peasant; hand: forest", "city; field")
    go(m, "forest in hand", "pay")
    assert "in p3: peasant u" in fief(m, 0)
    refuses(m, "peasant in p3", "MED-9.6")


@rule("MED-16.5")
def test_allied_armies_never_mix() -> None:
    m = fiefs("city; farm; in p2: soldier", "city; free: peasant", "city; farm; in p2: knight", "city", phase="war")
    go(m, "front:p2-1")
    assert m.legal() == ["army:0"]
    frame = position(m).frames[-1]
    assert len(frame.waiting) == 1  # type: ignore[attr-defined]


@rule("MED-16.11", "MED-14.4")
def test_an_allys_priest_heals_and_his_merchant_does_nothing() -> None:
    m = fiefs(
        "city; farm; in p2: soldier", "city; farm; free: peasant", "city; farm; in c: priest", "city; farm", phase="war"
    )
    go(m, "front:p2-1", "army:0", "army:0")
    assert asked(m) == (2, "power")
    go(m, find(m, "priest in c", 2), find(m, "soldier in p2", 0))
    assert "in c: priest u" in fief(m, 2)


@rule("MED-17.4")
def test_a_surviving_ally_plays_on_and_still_needs_eleven() -> None:
    m = fiefs(
        "city: school, bank; field: church, stable; farm: tower, castle",
        "city; farm; farm; in p3: soldier, soldier, soldier",
        "city",
        "city",
        phase="war",
        turn_of=1,
        tops="workshop, carpenter, blacksmith",
    )
    go(m, "front:p3-2", "button:apart", *[find(m, "city", 2)] * 3, "army:0", "army:1")
    assert not m.over, "seven points are not enough for an alliance"
    assert position(m).active == 3, "the eliminated ally is skipped"
