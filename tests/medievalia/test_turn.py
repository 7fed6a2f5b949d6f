"""Sections 3, 5 to 9: the turn, territories, buildings, characters, food, movement inside the fief."""

import itertools

import pytest

from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import KIND, KINDS, LINK
from gonfalon.match import fresh
from tests.medievalia.build import (
    after,
    asked,
    can,
    damage,
    fief,
    fiefs,
    find,
    go,
    hand,
    offered,
    payable,
    position,
    refuses,
    ways_to_pay,
    worded,
)
from tests.support import rule

# -- the turn ----------------------------------------------------------------------------------


@rule("MED-3.1", "MED-3.7", "MED-3.8")
def test_the_phases_come_in_order_and_never_again() -> None:
    m = fiefs("city; free: peasant; hand: field", "city", phase="draw")
    assert asked(m) == (0, "draw")
    go(m, "deck:military")
    assert asked(m) == (0, "act")
    go(m, "button:done")
    assert asked(m) == (0, "march")
    refuses(m, "field in hand", "MED-3.8")
    go(m, "button:done")
    assert asked(m) == (1, "draw")


@rule("MED-3.2")
def test_the_siege_is_checked_before_everything_else() -> None:
    m = fiefs("city; free: peasant, peasant", "city; in p1: peasant", phase="start", siege=(2, 0))
    assert m.over, "eliminated although he could neither feed his people nor draw yet"
    assert position(m).won == [1]


@rule("MED-3.3", "MED-8.5", "MED-8.6")
def test_food_is_checked_before_the_draw() -> None:
    m = fiefs("city; field; free: peasant, soldier, soldier u", "city", phase="start")
    assert asked(m) == (0, "starve")
    assert worded(m) == ["peasant", "soldier", "soldier"], "used ones too"
    go(m, find(m, "soldier 2"))
    assert asked(m) == (0, "draw")


@rule("MED-3.4")
def test_a_player_draws_exactly_one_card_of_his_choice() -> None:
    m = fiefs("city", "city", phase="draw", decks={"military": ""})
    assert m.legal() == ["deck:territory", "deck:character"], "he must, and an empty deck gives nothing"
    refuses(m, "button:done", "MED-3.4")
    go(m, "deck:territory")
    assert hand(m, 0) == 1


@rule("MED-3.10", "MED-3.4")
@pytest.mark.parametrize(("draws", "prompt"), [(True, "draw"), (False, "act")])
def test_by_option_the_first_player_does_not_draw_in_the_very_first_turn(draws: bool, prompt: str) -> None:
    m = fresh(GAME, 2, {"first_draw": draws}, 4)
    while m.state.step_name().startswith("Dealing"):
        m.apply(m.legal()[0])
    assert asked(m)[1] == prompt
    while m.turn[0] == position(m).first:
        m.apply("button:done" if "button:done" in m.legal() else m.legal()[0])
    assert asked(m)[1] == "draw", "everybody else draws"


@rule("MED-3.5")
def test_a_hand_may_grow_without_limit() -> None:
    m = fiefs("city; hand: " + ", ".join(["farm"] * 11 + ["soldier"] * 8), "city", phase="draw")
    go(m, "deck:character", "button:done")
    assert hand(m, 0) == 20


@rule("MED-3.7", "MED-6.3")
def test_acts_come_in_any_order_and_as_often_as_they_can_be_paid() -> None:
    m = fiefs("city: peasant; forest: peasant, peasant; mine; farm; hand: field", "city")
    go(m, "peasant on city", "fief:p1", "field in hand", "pay")
    m = fiefs("city; mine; farm; free: bureaucrat, bureaucrat, bureaucrat; hand: soldier, soldier", "city")
    go(m, "pile:0", "farm", "button:adjust", "button:discard", *[f"power:{card}" for card in position(m).troops[0][:2]])
    go(m, "button:done", "soldier in hand")
    assert "farm: school" in fief(m, 0)
    assert "button:done" in m.legal(), "and he may go on"


@rule("MED-3.8", "MED-8.7")
def test_in_phase_4_only_movement_and_removal_are_left() -> None:
    m = fiefs("city; farm; free: peasant, soldier; hand: field", "city", phase="march")
    assert set(worded(m)) == {"peasant", "soldier", "button:dismiss", "button:done"}
    go(m, "button:dismiss", "peasant")
    assert fief(m, 0) == "city; farm; free: soldier; hand: field"


@rule("MED-3.9", "MED-17.4")
def test_rounds_are_counted_on_when_the_first_player_is_out() -> None:
    m = fiefs("city; farm", "city; farm; in p1: peasant", "city; farm", phase="start", siege=(2, 0, 0))
    assert not position(m).alive[0], "besieged for the third time"
    rounds = []
    for _ in range(5):
        active = position(m).active
        rounds.append((position(m).rounds, active))
        while position(m).active == active:
            go(m, "button:done" if "button:done" in m.legal() else "deck:territory")
    assert rounds == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]


@rule("MED-3.9")
def test_a_round_begins_with_the_first_player_whoever_he_is() -> None:
    m = fiefs("city; farm", "city; farm", "city; farm", phase="end", turn_of=2)
    position(m).first = 1
    rounds = []
    for _ in range(4):
        active = position(m).active
        rounds.append((position(m).rounds, active))
        while position(m).active == active:
            go(m, "button:done" if "button:done" in m.legal() else "deck:territory")
    assert [after - before for (before, _), (after, _) in itertools.pairwise(rounds)] == [1, 0, 0], rounds


@rule("MED-3.9", "MED-12.22")
def test_damage_disappears_at_the_end_of_the_turn() -> None:
    m = fiefs("city; farm; in p2: soldier", "city; free: peasant", phase="war")
    go(m, "front:p2-1", "army:0", "army:0")
    assert damage(m, "soldier in p2", 0) == 0, "the turn has ended meanwhile"
    assert fief(m, 1) == "city"
    m = fiefs("city; farm; in p2: soldier; in n: knight", "city; free: peasant; in n: peasant", phase="war")
    go(m, "front:p2-1", "army:0", "army:0")
    assert asked(m) == (0, "declare"), "another front is open"
    assert damage(m, "soldier in p2", 0) == 1, "until then it stays"


# -- territories ---------------------------------------------------------------------------------


@rule("MED-5.1", "MED-5.2")
@pytest.mark.parametrize(("land", "gives"), [("field", 0), ("farm", 0), ("forest", 1), ("mine", 3)])
def test_a_territory_enters_unused_and_produces_without_workers(land: str, gives: int) -> None:
    m = fiefs(f"city: peasant; hand: {land}", "city")
    go(m, f"{land} in hand", "pay")
    assert fief(m, 0) == f"city u: peasant u; {land}"
    (card, resource, amount), *_ = position(m).producing(0, position(m).lands[0][1])
    assert (KINDS[KIND[card]], resource) == (land, gives)
    assert amount >= 1


@rule("MED-5.3", "MED-EX-11", "MED-5.8")
def test_a_fifth_territory_waits_until_one_is_removed() -> None:
    m = fiefs("city; field; field; mine; forest; free: peasant, peasant; hand: farm", "city")
    refuses(m, "farm in hand", "MED-5.3")
    go(m, "forest", "pay:l104")
    assert fief(m, 0) == "city u; field; field; mine; free: peasant, peasant; hand: farm"
    go(m, "farm in hand", "pay")
    assert fief(m, 0) == "city u; field; field; mine; farm; free: peasant u, peasant u"


@rule("MED-5.7")
def test_the_city_is_a_land_with_workers_guards_and_buildings() -> None:
    m = fiefs("city: peasant, peasant, peasant, bank; farm; hand: peasant", "city")
    s = position(m)
    assert sum(amount for _, _, amount in s.producing(0, s.lands[0][0])) == 4
    assert s.guarded(0, s.lands[0][0])
    go(m, "peasant in hand", "city", "pay")
    assert fief(m, 0).startswith("city: peasant, peasant, peasant, peasant, bank")


@rule("MED-5.8", "MED-4.2")
def test_the_city_is_never_removed_and_each_removal_is_paid() -> None:
    m = fiefs("city: stable; field; mine; free: peasant", "city")
    refuses(m, "city", "MED-5.8")
    go(m, "field", "pay:l104", "mine", "pay")
    assert fief(m, 0) == "city u: stable u; free: peasant u"


@rule("MED-5.9", "MED-6.7")
def test_a_removed_territory_takes_its_buildings_along_and_frees_its_people() -> None:
    m = fiefs("city; farm; mine: peasant, bank; field u", "city")
    refuses(m, "field", "MED-5.9")
    go(m, "mine", "pay:l104")
    assert fief(m, 0) == "city u; farm; field u; free: peasant"
    assert position(m).prestige(0) == 0


# -- buildings -----------------------------------------------------------------------------------


@rule("MED-6.1", "MED-6.2", "MED-6.12", "MED-6.3")
def test_the_open_buildings_are_for_sale_and_the_next_is_turned_up() -> None:
    m = fiefs("city: peasant, peasant; forest: peasant, peasant; field; mine", "city", tops="carpenter, none, castle")
    assert "pile:0" in m.legal()
    refuses(m, "pile:1", "MED-6.2")
    refuses(m, "pile:2", "MED-4.25")
    before = position(m).pile_left[0]
    go(m, "pile:0", "field", "pay")
    s = position(m)
    assert s.top[0] >= 0
    assert s.pile_left[0] == before - 1
    assert "field: carpenter" in fief(m, 0)
    assert payable(m, "1E"), "the new building produces with its land at once"
    assert s.prestige(0) == 1


@rule("MED-6.6")
def test_two_buildings_per_land_and_no_more() -> None:
    m = fiefs("city: bank, school, peasant, peasant; field u; forest: peasant, peasant; mine: peasant", "city")
    go(m, "pile:1")
    assert "city" not in worded(m)
    refuses(m, "city", "MED-6.6")


@rule("MED-6.7")
def test_a_building_is_never_moved_or_pulled_down() -> None:
    m = fiefs("city; field: bank", "city")
    bank = next(f"card:{card}" for card in position(m).built[0])
    refuses(m, bank, "MED-6.7")
    go(m, "button:done")


@rule("MED-6.8", "MED-15.1")
def test_a_second_copy_works_but_counts_nothing() -> None:
    m = fiefs("city: bank; mine: bank", "city", tops="school, workshop, stable")
    s = position(m)
    assert s.prestige(0) == 1
    assert s.natural(0, 3) == 3


@rule("MED-6.9", "MED-7.3", "MED-7.4", "MED-7.5", "MED-EX-13")
def test_a_civil_building_unlocks_its_character() -> None:
    links = {KINDS[kind]: KINDS[LINK[kind]] for kind in range(len(KINDS)) if LINK[kind] >= 0}
    assert links == {
        "priest": "church",
        "archer": "carpenter",
        "knight": "stable",
        "infantryman": "blacksmith",
        "merchant": "bank",
        "artist": "workshop",
        "bureaucrat": "school",
    }
    lands = "field: peasant; mine: peasant"
    m = fiefs(f"city u: church u; {lands}; hand: priest", "city")
    go(m, "priest in hand", "fief:p1", "pay")
    assert "church u" in fief(m, 0), "used before, and it need not serve"
    m = fiefs(f"city: church; {lands}; hand: priest", "city")
    go(m, "priest in hand", "fief:p1", "pay")
    assert "city: church" in fief(m, 0), "the link itself uses nothing"
    m = fiefs(f"city u; {lands}; hand: priest", "city")
    assert not can(m, "priest in hand"), "2F 3G without the church"
    m = fiefs(f"city u; {lands}; hand: priest", "city u", "city u: church u", "city u")
    assert not can(m, "priest in hand"), "an ally's church does not help"


# -- characters and food -------------------------------------------------------------------------


@rule("MED-7.2", "MED-7.1")
def test_a_new_character_is_put_on_a_land_or_left_free() -> None:
    m = fiefs("city; farm; hand: peasant", "city")
    go(m, "peasant in hand")
    assert worded(m) == ["city", "farm", "fief:p1"]
    assert fief(after(m, "farm", "pay"), 0) == "city; farm u: peasant"
    assert fief(after(m, "fief:p1", "pay"), 0) == "city; farm u; free: peasant"


@rule("MED-7.6")
def test_losing_the_building_does_not_harm_the_character() -> None:
    m = fiefs("city; farm; mine: bank; free: merchant", "city")
    go(m, "mine", "pay:l104")
    assert fief(m, 0) == "city u; farm; free: merchant"


@rule("MED-7.7", "MED-EX-28", "MED-8.2")
def test_nobody_is_played_who_cannot_be_fed() -> None:
    people = ", ".join(["peasant"] * 4 + ["soldier"] * 2)
    m = fiefs(f"city: stable; field; field; mine; free: {people}; hand: soldier, peasant, mine, mine", "city")
    assert position(m).capacity(0) == 6
    refuses(m, "soldier in hand", "MED-7.7")
    go(m, "peasant in hand")
    assert worded(m) == ["field", "field"]
    refuses(m, "city", "MED-7.7")
    go(m, "field", "pay")
    assert position(m).capacity(0) == 8


@rule("MED-EX-28", "MED-8.6")
def test_a_lost_field_costs_two_characters_at_the_next_start() -> None:
    people = ", ".join(["peasant"] * 4 + ["soldier"] * 2)
    m = fiefs(f"city: stable; field; free: {people}", "city", phase="start")
    assert position(m).capacity(0) == 4
    go(m, "soldier", "soldier")
    assert asked(m) == (0, "draw")


@rule("MED-7.7", "MED-8.7")
def test_removal_makes_room_first() -> None:
    m = fiefs("city: church; farm; forest; free: peasant, soldier, soldier, soldier, soldier u, soldier u", "city")
    assert can(m, "button:dismiss", "soldier")
    go(m, "button:dismiss")
    assert worded(m) == ["peasant", "soldier"], "unused ones only, things alike once"
    refuses(m, find(m, "farm"), "MED-5.8")
    used = find(m, "soldier 4")
    assert m.why_not(used) is not None
    refuses(m, find(m, "soldier 5"), "MED-8.7")


@rule("MED-8.1", "MED-16.4")
def test_everybody_is_fed_wherever_he_stands() -> None:
    m = fiefs("city; field; free: peasant; in n: soldier; in p2: soldier", "city", phase="start")
    assert asked(m) == (0, "starve")
    assert set(worded(m)) == {"peasant", "soldier"}


@rule("MED-8.3")
def test_an_artist_feeds_nobody() -> None:
    m = fiefs("city; field; free: artist, merchant; hand: peasant, mine, mine", "city")
    assert position(m).capacity(0) == 2
    go(m, "peasant in hand")
    assert worded(m) == ["field"], "only as a worker on the field can the third one eat"


@rule("MED-8.5")
def test_nobody_starves_in_another_players_turn() -> None:
    m = fiefs("city; farm; in p2: knight, soldier", "city; field; free: peasant u, peasant u", phase="war")
    go(m, "front:p2-1", "button:apart", find(m, "field", 1), "button:hold")
    assert asked(m) == (1, "starve"), "only when his own turn begins"


@rule("MED-8.7", "MED-3.8")
def test_a_character_may_also_be_removed_before_the_draw_and_between_wars() -> None:
    m = fiefs("city; farm; free: peasant", "city", phase="draw")
    go(m, "button:dismiss", "peasant", "deck:military")
    assert "peasant" not in fief(m, 0)
    m = fiefs("city; farm; in p2: knight, peasant", "city", phase="war")
    go(m, "button:dismiss", "peasant in p2")
    assert asked(m) == (0, "declare")


@rule("MED-8.7", "MED-10.1")
def test_a_character_may_be_removed_when_all_have_marched_and_there_is_no_front() -> None:
    m = fiefs("city; farm; free: soldier, peasant", "city", phase="march")
    go(m, "soldier", "fief:n", "peasant", "fief:n")
    assert m.legal() == ["button:dismiss", "button:done"]
    go(m, "button:dismiss", "peasant in n")
    assert fief(m, 0) == "city; farm; in n: soldier"
    war = fiefs("city; farm; in n: soldier", "city", phase="march")
    go(war, "soldier in n", "fief:p2")
    assert war.legal() == ["button:done"], "the declaration of war will offer it"
    go(war, "button:done")
    assert "button:dismiss" in war.legal()


@rule("MED-8.8", "MED-EX-55", "MED-8.5")
def test_food_and_moves() -> None:
    m = fiefs("city; field: peasant, peasant; free: peasant, soldier, soldier, soldier", "city")
    assert position(m).capacity(0) == 6
    off = after(m, "peasant on field", "fief:p1")
    assert asked(off) == (0, "starve")
    go(off, "soldier", "soldier")
    assert asked(off) == (0, "act")
    worse = after(m, "peasant on field", "fief:p1", "peasant on field")
    assert asked(worse) == (0, "starve"), "the last worker gone, capacity falls again"
    go(m, "peasant", "field", "peasant on field", "fief:p1")
    assert asked(m) == (0, "act")
    assert len(position(m).troops[0]) == 6


# -- movement inside the fief ----------------------------------------------------------------------


@rule("MED-9.1")
def test_unused_characters_move_freely_and_as_often_as_wanted() -> None:
    m = fiefs("city; field; mine; free: peasant", "city")
    go(m, "peasant", "field", "peasant on field", "mine", "peasant on mine", "fief:p1", "peasant", "city")
    assert fief(m, 0) == "city: peasant; field; mine"


@rule("MED-9.2", "MED-9.3")
def test_a_used_land_holds_its_people_fast() -> None:
    m = fiefs("city; field u: peasant u; mine u; free: peasant, soldier u", "city")
    refuses(m, "peasant on field", "MED-9.1")
    refuses(m, "soldier", "MED-9.1")
    go(m, "peasant", "mine")
    assert fief(m, 0) == "city; field u: peasant u; mine u: peasant; free: soldier u"
    refuses(m, "peasant on mine", "MED-9.2")


@rule("MED-9.4")
def test_a_character_or_a_military_building_guards_its_land() -> None:
    s = position(fiefs("city u: peasant u; field: tower; mine: bank; farm", "city"))
    assert [s.guarded(0, land) for land in s.lands[0]] == [True, True, False, False]


@rule("MED-9.5")
def test_invaders_hinder_neither_movement_nor_production() -> None:
    m = fiefs("city; field; free: peasant; hand: forest", "city; in p1: knight, soldier")
    go(m, "peasant", "field", "forest in hand", "pay")
    assert fief(m, 0) == "city u; field: peasant; forest"


@rule("MED-9.6")
def test_abroad_there_are_no_lands_to_stand_on() -> None:
    m = fiefs("city; farm; in p2: peasant", "city; field")
    refuses(m, "peasant in p2", "MED-9.6")


def test_the_short_list_is_short_and_cheapest_first() -> None:
    m = fiefs(
        "city: peasant; field: peasant; forest: peasant; mine: peasant; free: peasant; hand: farm, mine, mine, mine",
        "city",
    )
    assert len(ways_to_pay(m, "any")) > 6
    go(m, "deck:military")
    assert len(offered(m)) == 6
    assert "button:adjust" in m.legal()
