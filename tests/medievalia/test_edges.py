"""What an imagined table keeps, what a payment put together by hand may name, and what answers stand for."""

from typing import Any

import pytest

from gonfalon import Match
from gonfalon.games.medievalia.content import CARD, DECK_OF, KIND, KINDS, WORKFORCE, number
from gonfalon.games.medievalia.rules import laws, scoring
from gonfalon.games.medievalia.rules.help import Help
from gonfalon.games.medievalia.rules.purchase import Purchase
from gonfalon.kernel.generator import Generator
from tests.medievalia.build import after, asked, can, fief, fiefs, find, go, hand, position, worded
from tests.support import rule

# -- imagined tables (MED-1.13, 1.14) ------------------------------------------------------------


def asking_for_a_forest() -> Match:
    m = fiefs(
        "city u; farm; hand: forest, mine, soldier",
        "city u; hand: field, knight",
        "city u; field u; hand: soldier, knight, priest, infantryman",
        "city u",
    )
    go(m, "forest in hand", "button:ask-ally")
    return m


def frames(m: Match) -> tuple[Purchase, Help | None]:
    bought = next(frame for frame in position(m).frames if isinstance(frame, Purchase))
    return bought, next((frame for frame in position(m).frames if isinstance(frame, Help)), None)


@rule("MED-1.14", "MED-16.12")
def test_a_card_named_for_the_ally_stays_in_its_hand_in_every_imagined_table() -> None:
    m = asking_for_a_forest()
    named = frames(m)[0].card
    others = set()
    for seed in range(30):
        s = position(m.determinized(1, Generator(seed)))
        laws.check(s)
        assert named in s.hand_territory[0]
        assert s.hand_territory[0] == sorted(s.hand_territory[0])
        assert [len(row) for row in s.hand_territory] == [2, 1, 0, 0]
        others.add(tuple(s.hand_territory[0]))
    assert len(others) > 5, "the other territory is dealt anew"
    kept = position(m.determinized(0, Generator(1)))
    assert kept.hand_territory[0] == position(m).hand_territory[0]


@rule("MED-1.13", "MED-16.12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_an_ally_holds_out_are_guessed_by_the_others_and_known_to_him(seat: int) -> None:
    m = asking_for_a_forest()
    go(m, find(m, "soldier in hand", 2), "resource:workforce", find(m, "knight in hand", 2))
    given = frames(m)[1]
    assert given is not None
    guesses = set()
    for seed in range(30):
        other = m.determinized(seat, Generator(seed))
        s, guess = position(other), frames(other)[1]
        assert guess is not None
        assert len(guess.shown) == 1
        held = [*guess.shown, guess.card]
        assert set(held) <= set(s.hand_cards(2)), "out of the hand that is imagined for him"
        assert len(set(held)) == 2
        guesses.add(tuple(held))
    if seat == 2:
        assert guesses == {(*given.shown, given.card)}
    else:
        assert len(guesses) > 5


@rule("MED-1.13", "MED-16.12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_an_ally_has_offered_are_guessed_until_they_are_used(seat: int) -> None:
    m = asking_for_a_forest()
    go(m, find(m, "soldier in hand", 2), "resource:workforce", find(m, "knight in hand", 2), "resource:gold")
    go(m, "button:done", "resource:gold")
    assert asked(m) == (0, "pay")
    offered = frames(m)[0].offered
    guesses = set()
    for seed in range(30):
        other = m.determinized(seat, Generator(seed))
        guess = frames(other)[0].offered
        assert len(set(guess)) == 2
        assert set(guess) <= set(position(other).hand_cards(2))
        guesses.add(tuple(guess))
    if seat == 2:
        assert guesses == {tuple(offered)}
    else:
        assert len(guesses) > 5


@rule("MED-1.13", "MED-16.12")
@pytest.mark.parametrize("held", ["soldier", "soldier, knight"])
def test_the_card_an_ally_names_a_resource_for_is_guessed_apart_from_those_held_out_before(held: str) -> None:
    m = fiefs("city u; farm; hand: forest", "city u", f"city; field; hand: {held}", "city u")
    go(m, "forest in hand", "button:ask-ally")
    *before, last = held.split(", ")
    for name in before:
        go(m, find(m, f"{name} in hand", 2), "resource:gold")
    go(m, find(m, f"{last} in hand", 2))
    assert asked(m) == (2, "name-resource")
    for seed in range(4):
        imagined = m.determinized(1, Generator(seed))
        given = frames(imagined)[1]
        assert given is not None
        assert sorted([*given.shown, given.card]) == sorted(position(imagined).hand_cards(2))


@rule("MED-1.12", "MED-1.13")
def test_every_card_of_a_hand_shows_the_back_of_its_deck() -> None:
    m = fiefs("city; hand: farm, knight, merchant, peasant", "city", phase="draw")
    s = position(m)
    assert [KINDS[KIND[card]] for card in s.hand_territory[0]] == ["farm"]
    assert [KINDS[KIND[card]] for card in s.hand_military[0]] == ["knight"]
    assert sorted(KINDS[KIND[card]] for card in s.hand_character[0]) == ["merchant", "peasant"]
    for deck, name in enumerate(("territory", "military", "character")):
        before = [len(s.hand_territory[0]), len(s.hand_military[0]), len(s.hand_character[0])]
        new = position(after(m, f"deck:{name}"))
        assert all(DECK_OF[card] == deck for card in new.deck(deck))
        before[deck] += 1
        assert [len(new.hand_territory[0]), len(new.hand_military[0]), len(new.hand_character[0])] == before


# -- payments put together by hand (MED-4.20, 4.21) -----------------------------------------------


@rule("MED-4.20", "MED-4.21")
def test_the_land_under_a_power_that_serves_cannot_produce_as_well() -> None:
    m = fiefs("city: merchant; field: peasant; mine; hand: forest, soldier", "city")
    go(m, "forest in hand", "button:adjust")
    merchant = find(m, "merchant on city")
    assert worded(m)[:3] == ["city", "field", "mine"]
    power = f"power:{number(merchant)}"
    assert power in m.legal()
    taken = after(m, power)
    assert worded(taken)[:2] == ["field", "mine"], "the City turns under the merchant"
    assert power not in taken.legal()
    produced = after(m, "city")
    assert power not in produced.legal(), "and the other way round"


@rule("MED-4.21", "MED-4.20")
def test_a_land_may_be_named_before_the_merchant_who_makes_it_enough() -> None:
    m = fiefs("city u; field; mine; free: merchant; hand: farm", "city")
    go(m, "farm in hand", "button:adjust", "mine")
    assert "button:done" not in m.legal(), "gold is no workforce"
    go(m, f"power:{number(find(m, 'merchant'))}", "button:done")
    assert fief(m, 0) == "city u; field; mine u; farm; free: merchant u"


@rule("MED-4.20", "MED-4.3")
def test_a_free_specialist_produces_or_uses_its_power() -> None:
    m = fiefs("city u; field u; free: merchant; hand: forest, soldier, soldier", "city")
    go(m, "forest in hand", "button:adjust")
    merchant = find(m, "merchant")
    go(m, merchant)
    assert f"power:{number(merchant)}" not in m.legal()
    assert merchant not in m.legal(), "once"
    go(m, "button:done")
    assert fief(m, 0) == "city u; field u; forest; free: merchant u; hand: soldier, soldier"
    m = fiefs("city u; field u; free: merchant; hand: forest, soldier, soldier", "city")
    go(m, "forest in hand", "button:adjust", f"power:{number(merchant)}")
    assert merchant not in m.legal()
    go(m, "button:discard", "button:done")
    assert asked(m) == (0, "discard"), "the card becomes gold, and the merchant makes workforce of it"


@rule("MED-4.11", "MED-4.25")
def test_who_goes_back_from_discarding_chooses_all_cards_again() -> None:
    m = fiefs("city u; field u; hand: farm, soldier, soldier, knight", "city")
    go(m, "farm in hand", "pay", "soldier in hand")
    assert asked(m) == (0, "discard")
    go(m, "button:back")
    assert asked(m) == (0, "pay")
    go(m, "pay", "knight in hand")
    assert asked(m) == (0, "discard"), "the soldier of the first try is not counted"
    go(m, "soldier in hand")
    assert fief(m, 0) == "city u; field u; farm; hand: soldier"
    assert hand(m, 0) == 1


@rule("MED-4.21")
def test_a_card_chosen_by_hand_says_what_it_adds() -> None:
    m = fiefs("city; field: peasant; free: priest; hand: farm, soldier", "city")
    go(m, "farm in hand", "button:adjust")
    labels = {option["answer"]: option["label"] for option in (m.decision(0) or {})["options"]}
    assert "1 workforce" in labels[find(m, "city")]
    assert "2 food" in labels[find(m, "field")]
    assert "1 workforce" in labels[find(m, "priest")]


# -- natural production and prestige ---------------------------------------------------------------


@rule("MED-4.16")
def test_natural_production_counts_free_characters_at_home() -> None:
    assert position(fiefs("city u; field; free: peasant u, priest, soldier", "city")).natural(0, WORKFORCE) == 3
    assert position(fiefs("city: peasant; field; in n: peasant, priest", "city")).natural(0, WORKFORCE) == 2
    assert position(fiefs("city; field: peasant, peasant", "city")).natural(0, WORKFORCE) == 1
    away = fiefs("city; field; in p3: peasant", "city; farm", "city; farm", "city; farm")
    assert position(away).natural(0, WORKFORCE) == 1, "not in the ally's fief"
    assert position(away).natural(2, WORKFORCE) == 1, "and not for the ally"


@rule("MED-7.7", "MED-1.10", "MED-8.2")
def test_a_worker_feeds_others_only_where_a_slot_is_free() -> None:
    crowd = "free: peasant, peasant; hand: peasant"
    full = fiefs(f"city: peasant, peasant; field: peasant, peasant; {crowd}", "city")
    assert position(full).capacity(0) == 6
    assert not can(full, "peasant in hand"), "the seventh would starve, also on the field"
    room = fiefs(f"city: peasant; field: peasant; {crowd}", "city")
    assert position(room).capacity(0) == 4
    go(room, "peasant in hand")
    assert worded(room) == ["field"], "there he adds the food for himself and another"
    fits = fiefs("city: peasant; field: peasant; free: peasant; hand: peasant", "city")
    go(fits, "peasant in hand")
    assert worded(fits) == ["city", "field", "fief:p1"]


@rule("MED-15.1")
def test_the_sheet_counts_different_buildings_and_the_castles_second_point() -> None:
    s = position(fiefs("city: stable, school; farm: stable, castle", "city: tower; farm: church, bank"))
    assert [scoring.different(s, seat) for seat in (0, 1)] == [3, 3]
    assert [scoring.castle(s, seat) for seat in (0, 1)] == [1, 0]
    assert [s.prestige(seat) for seat in (0, 1)] == [4, 3]


# -- powers ----------------------------------------------------------------------------------------


@rule("MED-12.17", "MED-14.7", "MED-14.8")
def test_whoever_uses_a_power_names_its_target() -> None:
    m = fiefs(
        "city; farm; in p2: soldier; in c: archer",
        "city; farm; free: peasant, peasant",
        "city; farm; in c: priest",
        "city; farm; in c: archer",
        phase="war",
    )
    go(m, "front:p2-1", "army:0", "army:0", "button:stay")
    assert asked(m) == (0, "power")
    go(m, "archer in c")
    assert asked(m) == (0, "shoot")
    go(m, find(m, "peasant", 1))
    assert asked(m) == (2, "power"), "the Defender can use none; then the allies, the Attacker's first"
    go(m, "priest in c")
    assert asked(m) == (2, "heal")


# -- what an answer stands for -----------------------------------------------------------------------


def targets(m: Match, answer: str) -> list[str]:
    (seat,) = m.turn
    found: list[dict[str, Any]] = (m.decision(seat) or {})["options"]
    return sorted(next(option["targets"] for option in found if option["answer"] == answer))


@rule("MED-10.1", "MED-3.7")
def test_one_answer_lights_every_card_that_is_alike() -> None:
    m = fiefs("city; farm; free: soldier, soldier, priest; in n: soldier", "city", phase="march")
    s = position(m)
    free = sorted(CARD[card] for card in s.troops[0] if KINDS[KIND[card]] == "soldier" and s.fief[card] == 0)
    assert len(free) == 2
    (offered,) = [answer for answer in free if answer in m.legal()]
    assert targets(m, offered) == free
    assert targets(m, find(m, "soldier in n")) == [find(m, "soldier in n")]
    assert targets(m, "button:done") == ["button:done"]
    m = fiefs("city: peasant, peasant; farm; hand: field, field, soldier", "city; hand: field")
    held = sorted(CARD[card] for card in position(m).hand_territory[0])
    (offered,) = [answer for answer in held if answer in m.legal()]
    assert targets(m, offered) == held


@rule("MED-12.6", "MED-1.9")
def test_a_land_as_a_target_lights_itself_alone() -> None:
    m = fiefs("city; farm; in p2: soldier", "city; farm: peasant; farm", phase="war")
    go(m, "front:p2-1", "army:0")
    for name in ("city", "farm", "farm 2"):
        land = find(m, name, 1)
        assert targets(m, land) == [land]


@rule("MED-12.1", "MED-12.4", "MED-1.11")
def test_an_army_says_who_is_in_it_and_how_strong_it_is() -> None:
    m = fiefs("city; farm; in p2: soldier, knight, peasant", "city; farm; free: priest", phase="war")
    go(m, "front:p2-1", "army:0", "army:0")
    labels = [option["label"] for option in (m.decision(0) or {})["options"]]
    assert any("1" in label and "6" in label and "4" in label for label in labels), "attack 6, defence 4"
    go(m, "army:1")
    assert asked(m) == (1, "send")
    labels = [option["label"] for option in (m.decision(1) or {})["options"]]
    assert "army 1" in labels[0].lower()
    assert "army 2" in labels[1].lower()
    assert "Knight" in labels[0]
    assert "Peasant" in labels[1]


# -- cards that come and go ------------------------------------------------------------------------


@rule("MED-8.7", "MED-1.12", "MED-1.14")
def test_a_card_that_leaves_the_table_leaves_nothing_behind() -> None:
    m = fiefs("city; farm: peasant; free: soldier", "city")
    s = position(m)
    peasant, soldier = number(find(m, "peasant on farm")), number(find(m, "soldier"))
    s.damage[peasant] = 1
    go(m, "button:dismiss", CARD[peasant])
    s.used[soldier] = 1
    s.remove_troop(0, soldier)
    for card in (peasant, soldier):
        assert (s.fief[card], s.land[card], s.used[card], s.damage[card]) == (-1, -1, 0, 0)
        assert s.out.count(card) == 1


@rule("MED-17.2", "MED-15.7")
def test_nothing_of_an_eliminated_player_stays() -> None:
    m = fiefs("city; farm", "city: bank; farm u: peasant u; hand: soldier, farm", "city; farm", siege=(0, 2, 0))
    s = position(m)
    had = s.lands[1] + s.built[1] + s.troops[1] + s.hand_cards(1)
    s.eliminate(1)
    assert sorted(s.out) == sorted(had)
    assert (s.alive, s.siege) == ([1, 0, 1], [0, 0, 0])
    assert (s.lands[1], s.built[1], s.troops[1], s.hand_cards(1)) == ([], [], [], [])
    assert all(s.fief[card] == -1 and s.used[card] == 0 for card in had)
    laws.check(s)


@rule("MED-3.4", "MED-1.12")
def test_a_card_that_is_drawn_takes_its_place_in_the_hand() -> None:
    m = fiefs("city; hand: merchant, bureaucrat", "city", phase="draw")
    peasant = next(card for card in position(m).deck_character if KINDS[KIND[card]] == "peasant")
    position(m).take(0, 2, peasant)
    assert peasant not in position(m).deck_character
    held = position(m).hand_character[0]
    assert len(held) == 3
    assert held == sorted(held)


@rule("MED-16.7", "MED-3.1")
def test_the_first_help_of_the_next_turn_pays_its_penalty_again() -> None:
    m = fiefs("city; farm", "city; farm", "city; farm", "city; farm", phase="end")
    position(m).helped = 1
    again = fiefs("city; farm", "city; farm", "city; farm", "city; farm", phase="start")
    assert position(again).helped == 0
    go(m, "deck:territory")
    assert position(m).active == 1
    go(m, "button:done", "button:done", "deck:territory")
    assert (position(m).active, position(m).helped) == (2, 0)


# -- an ally's help ----------------------------------------------------------------------------------


@rule("MED-16.7", "MED-16.12")
@pytest.mark.parametrize(
    ("lost", "arrives"),
    [("food", (0, 1, 1, 1)), ("energy", (1, 0, 1, 1)), ("workforce", (1, 1, 0, 1)), ("gold", (1, 1, 1, 0))],
)
def test_the_helper_names_which_resource_of_his_gift_is_lost(lost: str, arrives: tuple[int, ...]) -> None:
    m = fiefs("city u; farm; hand: mine", "city u", "city; field; forest; mine", "city u")
    go(m, "mine in hand", "button:ask-ally", *[find(m, name, 2) for name in ("city", "field", "forest", "mine")])
    go(m, "button:done")
    assert asked(m) == (2, "lose"), "the helper, not the buyer"
    assert m.legal() == ["resource:food", "resource:energy", "resource:workforce", "resource:gold"]
    go(m, f"resource:{lost}")
    assert frames(m)[0].gift == arrives


@rule("MED-4.11", "MED-16.12")
@pytest.mark.parametrize(
    ("named", "pool"),
    [("food", (1, 0, 0, 0)), ("energy", (0, 1, 0, 0)), ("workforce", (0, 0, 1, 0)), ("gold", (0, 0, 0, 1))],
)
def test_a_hand_card_the_ally_gives_is_the_one_resource_he_names(named: str, pool: tuple[int, ...]) -> None:
    m = asking_for_a_forest()
    go(m, find(m, "soldier in hand", 2), f"resource:{named}")
    given = frames(m)[1]
    assert given is not None
    assert given.pool == pool


@rule("MED-16.12", "MED-16.7")
def test_what_the_ally_turns_and_what_he_discards_are_told_apart() -> None:
    m = fiefs("city u; farm; hand: forest", "city u", "city; field u; free: peasant; hand: soldier", "city u")
    city, peasant = number(find(m, "city", 2)), number(find(m, "peasant", 2))
    go(m, "forest in hand", "button:ask-ally", *[find(m, name, 2) for name in ("city", "peasant", "soldier in hand")])
    go(m, "resource:gold", "button:done", "resource:gold")
    assert frames(m)[0].gift_text == f"pay:l{city}+s{peasant}"
    assert len(frames(m)[0].offered) == 1


@rule("MED-16.6", "MED-16.7")
def test_an_ally_who_could_give_a_single_thing_is_not_asked_unless_he_has_helped() -> None:
    for helper, first, later in (
        ("city; field u", False, True),
        ("city u; field u; hand: soldier", False, True),
        ("city u; field u", False, False),
        ("city; field u; hand: soldier", True, True),
        ("city; field", True, True),
    ):
        for helped, may in ((0, first), (1, later)):
            m = fiefs("city u; farm u; hand: field", "city u", helper, "city u")
            position(m).helped = helped
            position(m)._request = None
            assert can(m, "field in hand", "button:ask-ally") == may, (helper, helped)


@rule("MED-8.7", "MED-10.1")
def test_nobody_used_is_dismissed_and_a_march_of_nobody_ends_at_once() -> None:
    m = fiefs("city; farm; free: soldier u, peasant", "city", phase="march")
    assert worded(m) == ["peasant", "button:dismiss", "button:done"]
    go(m, "button:dismiss")
    assert worded(m) == ["peasant"]
    m = fiefs("city; farm; free: soldier u", "city", phase="march")
    assert worded(m) == ["button:done"]


# -- combat --------------------------------------------------------------------------------------------


@rule("MED-12.11", "MED-14.9")
def test_a_strengthened_card_is_not_like_its_fellow() -> None:
    m = fiefs("city; farm; in p2: soldier", "city; farm; farm; free: infantryman, peasant, peasant", phase="war")
    go(m, "front:p2-1", "army:0", *["army:0"] * 3)
    assert asked(m) == (1, "order"), "either peasant may be strengthened: no decision"
    assert worded(m) == ["infantryman", "peasant", "peasant"], "one of them bears two points"


@rule("MED-13.3", "MED-13.5")
def test_in_a_fief_that_became_neutral_an_archer_that_has_fought_there_does_not_shoot() -> None:
    m = fiefs(
        "city; farm; farm; farm; in p2: soldier, soldier, soldier, archer, peasant u",
        "city",
        "city; farm; in p2: peasant u, peasant u",
        phase="war",
    )
    go(m, "front:p2-1", "button:apart", *[find(m, "city", 1)] * 4, *["army:0"] * 2)
    assert not position(m).alive[1]
    assert "archer" in fief(m, 0)
    assert "archer u" not in fief(m, 0)
    go(m, "front:p2-2")
    assert asked(m)[1] != "power", "he stands in the thick of it"
