"""Sections 11 to 14: war, combat, powers."""

import pytest

from gonfalon import Match
from gonfalon.games.medievalia.content import number
from tests.medievalia.build import after, asked, can, damage, fief, fiefs, find, go, position, refuses, worded
from tests.support import rule

DONE = "button:done"


def attack(home: str, enemy: str, **more: object) -> Match:
    """A fights in B's fief (``p2``); both have food enough."""
    return fiefs(f"city; farm; farm; farm; {home}", enemy, phase="war", **more)  # type: ignore[arg-type]


def storm(m: Match, *answers: str) -> None:
    """Declare the war in B's fief and give these answers."""
    go(m, "front:p2-1", *answers)


# -- the rulebook's battles ----------------------------------------------------------------------


@rule("MED-EX-1", "MED-12.1", "MED-12.2", "MED-12.3", "MED-12.4", "MED-12.6", "MED-11.6")
def test_example_1_a_simple_battle() -> None:
    m = fiefs(
        "city; farm; in n: soldier", "city; field: peasant; farm; free: peasant u, priest u, peasant", phase="march"
    )
    go(m, "soldier in n", "fief:p2", DONE)
    storm(m)
    assert m.legal() == ["army:0"], "abroad he must arrange everybody"
    refuses(m, "button:stay", "MED-12.3")
    go(m, "army:0")
    assert asked(m) == (1, "send")
    assert m.legal() == ["army:0", "button:stay"], "one peasant is available"
    sent = after(m, "army:0")
    assert fief(sent, 1) == "city; field: peasant; farm; free: peasant u, priest u"
    assert fief(sent, 0) == "city; farm; in p2: soldier"
    go(m, "button:stay")
    assert asked(m) == (0, "target")
    assert worded(m) == ["city", "field", "farm", "peasant", "priest", "peasant", "button:hold"]


@rule("MED-EX-2", "MED-1.11", "MED-12.10", "MED-12.11", "MED-11.5")
@pytest.mark.parametrize("first", ["soldier", "knight"])
def test_example_2_an_army_attacks(first: str) -> None:
    m = attack(
        "in p2: knight, soldier", "city; field: peasant; farm; farm; free: peasant u, priest u, soldier, peasant"
    )
    storm(m, "button:together", "army:0", "army:0")
    assert asked(m) == (0, "order")
    go(m, find(m, f"{first} in p2", 0))
    left = "knight" if first == "soldier" else "soldier"
    assert fief(m, 0).endswith(f"in p2: {left}"), "exactly one of the two dies"
    assert fief(m, 1) == "city; field: peasant; farm; farm; free: peasant u, priest u"


@rule("MED-EX-3", "MED-12.5", "MED-12.19", "MED-6.11", "MED-12.21")
def test_example_3_separate_attacks() -> None:
    m = attack("in p2: soldier, soldier, knight", "city; forest: school; farm; free: soldier, peasant")
    storm(m, "button:apart", "army:0", "army:1")
    assert asked(m) == (0, "target")
    go(m, find(m, "forest", 1))
    assert fief(m, 0).endswith("in p2: soldier, knight"), "the survivors stay there"
    assert fief(m, 1) == "city; farm"


# -- fronts --------------------------------------------------------------------------------------


@rule("MED-11.1")
def test_war_is_never_mandatory() -> None:
    m = attack("in p2: soldier", "city; free: peasant")
    go(m, DONE)
    assert position(m).active == 1


@rule("MED-11.2")
def test_a_front_is_a_fief_and_an_opponent_with_cards_there() -> None:
    m = fiefs(
        "city; farm; farm; farm; free: soldier; in p2: soldier; in n12: soldier; in n31: soldier",
        "city; in p1: peasant",
        "city; in n12: peasant; in p2: peasant",
        phase="war",
    )
    assert m.legal() == ["front:p1-1", "front:p2-1", "front:p2-2", "front:n12-2", "button:dismiss", DONE]
    refuses(m, "front:n31-1", "MED-11.2")


@rule("MED-11.2", "MED-15.10", "MED-11.4")
def test_an_allys_fief_may_be_cleared_but_allies_never_attack_each_other() -> None:
    m = fiefs("city; farm; in p3: soldier", "city", "city; free: soldier", "city; in p3: peasant", phase="war")
    assert m.legal() == ["front:p3-3", "button:dismiss", DONE]
    refuses(m, "front:p3-2", "MED-11.4")
    go(m, "front:p3-3", "army:0", "army:0")
    assert fief(m, 3) == "city", "the besieger is gone"


@rule("MED-11.3")
def test_a_front_is_fought_once_and_with_different_troops() -> None:
    m = fiefs(
        "city; farm; farm; in p2: soldier, knight", "city; farm; free: peasant", "city; in p2: peasant", phase="war"
    )
    go(m, "front:p2-1", "button:together", "army:0", find(m, "soldier in p2", 0))
    assert m.over is False
    assert position(m).active == 1, "everybody has fought: the war on the other opponent there is no longer possible"
    m = fiefs(
        "city; farm; farm; in p2: soldier; in n12: knight", "city; free: peasant; in n12: peasant", "city", phase="war"
    )
    go(m, "front:n12-1")
    assert m.legal() == ["front:p2-1", "button:dismiss", DONE]
    refuses(m, "front:n12-1", "MED-11.3")


@rule("MED-11.3", "MED-11.7", "MED-14.6")
def test_an_archer_that_has_attacked_opens_no_second_war_by_its_shot() -> None:
    m = fiefs("city; farm; in p2: archer", "city; farm", "city; farm; in p2: peasant", phase="war")
    assert "front:p2-2" in m.legal()
    go(m, "front:p2-1", "army:0", "button:hold")
    assert position(m).active == 1, "it was arranged against B: no war against C is left"
    m = fiefs("city; farm; in p2: archer, soldier", "city; farm", "city; farm; in p2: peasant", phase="war")
    position(m).used[number(find(m, "soldier in p2", 0))] = 1
    go(m, "front:p2-1", "army:0", "button:hold")
    assert position(m).active == 1, "nor may a used soldier"
    m = fiefs("city; farm; free: archer, soldier", "city; in p1: peasant u", "city; in p1: peasant u", phase="war")
    go(m, "front:p1-1", "army:0", "button:stay", "button:hold", "button:pass", "front:p1-2", "army:0", "button:hold")
    assert asked(m) == (0, "power"), "but in the soldier's war the archer shoots from outside"


@rule("MED-11.3", "MED-16.5")
def test_the_opponent_is_a_single_player() -> None:
    m = fiefs("city; farm; in p2: knight", "city; free: peasant", "city", "city; in p2: soldier", phase="war")
    assert m.legal()[:2] == ["front:p2-1", "front:p2-3"]
    go(m, "front:p2-1", "army:0")
    assert asked(m) == (1, "send")
    go(m, "button:stay")
    assert "soldier" not in worded(m), "the ally's soldier stands aside"


@rule("MED-11.6", "MED-12.8")
def test_fighting_uses_no_card_and_used_cards_fight_back() -> None:
    m = attack("in p2: soldier", "city; farm; free: soldier u")
    storm(m, "army:0", find(m, "soldier", 1))
    assert fief(m, 0).endswith("farm; farm; farm"), "the used soldier struck back with 2"
    m = attack("in p2: knight", "city; farm; free: peasant u")
    storm(m, "army:0", find(m, "peasant", 1))
    assert fief(m, 0).endswith("in p2: knight"), "unused"


@rule("MED-11.7", "MED-12.2")
def test_war_needs_an_available_troop_or_a_usable_archer() -> None:
    m = fiefs("city: soldier; farm: knight; free: soldier u", "city; in p1: peasant", phase="war")
    assert position(m).active == 1, "guards and used cards cannot begin a war"
    m = fiefs("city; farm: archer", "city; in p1: peasant", phase="war")
    assert m.legal()[0] == "front:p1-1"
    m = fiefs("city; farm; in n: soldier u", "city; in n: peasant", phase="war")
    assert m.legal()[0] == "front:n-1", "in a neutral fief anybody will do"


# -- arranging and targets -----------------------------------------------------------------------


@rule("MED-EX-24", "MED-12.3", "MED-12.4")
def test_at_home_one_chooses_but_an_invader_must_fight() -> None:
    m = fiefs("city; farm; free: knight, knight", "city; farm; in p1: soldier, soldier", phase="war")
    go(m, "front:p1-1", "army:0", "button:stay")
    assert asked(m) == (1, "send")
    assert m.legal() == ["army:0"]
    refuses(m, "button:stay", "MED-12.3")
    go(m, "army:0", "army:0")
    assert fief(m, 0) == "city; farm; free: knight"
    assert fief(m, 1).startswith("city; farm")
    assert "in p1" not in fief(m, 1)


@rule("MED-12.1")
def test_armies_are_put_together_card_by_card() -> None:
    m = attack("in p2: soldier, soldier, knight", "city; farm")
    storm(m, "army:0", "army:1", "army:0")
    assert asked(m) == (0, "target")
    frame = position(m).frames[-1]
    assert [len(army) for army in frame.armies] == [2, 1]  # type: ignore[attr-defined]


@rule("MED-12.6", "MED-12.10")
def test_a_free_army_may_join_against_a_defending_army() -> None:
    m = attack("in p2: soldier, soldier", "city; farm; farm; free: knight")
    storm(m, "button:apart", "army:0")
    assert worded(m)[:4] == ["city", "farm", "farm", "defence:0"]
    go(m, "defence:0")
    assert asked(m) == (1, "divide"), "the knight's four points are his to divide"
    go(m, "army:0", "army:0", "army:1", "army:1")
    assert fief(m, 0) == "city; farm; farm; farm", "both soldiers die"
    assert fief(m, 1).startswith("city; farm; farm")
    assert "knight" not in fief(m, 1)


@rule("MED-12.7")
def test_attacking_nothing_is_allowed_and_guards_hide_behind_their_land() -> None:
    m = attack("in p2: soldier", "city; farm: soldier, bank")
    storm(m, "army:0")
    refuses(m, find(m, "soldier on farm", 1), "MED-12.7")
    refuses(m, find(m, "bank on farm", 1), "MED-12.7")
    go(m, "button:hold")
    assert fief(m, 1).startswith("city; farm: soldier, bank")


@rule("MED-12.6")
def test_lands_are_targets_only_in_their_owners_fief() -> None:
    m = fiefs("city; farm; free: knight", "city; farm; field; in p1: soldier u", phase="war")
    go(m, "front:p1-1", "army:0")
    assert worded(m) == ["soldier", "button:hold"]


@rule("MED-12.9", "MED-14.9", "MED-12.13")
def test_a_land_group_fights_as_one_army_with_its_infantry_bonus() -> None:
    m = attack("in p2: knight", "city; farm; field: infantryman, soldier")
    storm(m, "army:0", find(m, "field", 1), find(m, "soldier on field", 1))
    assert fief(m, 0) == "city; farm; farm; farm", "2 + 2 points kill the knight"
    assert fief(m, 1) == "city; farm; field: infantryman", "3 points on the soldier, who had +0/1, one is left"


@rule("MED-12.13", "MED-6.11", "MED-14.9")
def test_the_owner_lays_each_bonus_where_he_likes() -> None:
    m = attack("in p2: knight", "city; farm; field: infantryman, soldier, peasant, school")
    storm(m, "army:0", find(m, "field", 1))
    assert asked(m) == (1, "bonus")
    assert worded(m) == ["soldier", "peasant"], "an infantryman strengthens another"
    go(m, find(m, "peasant on field", 1))
    assert asked(m) == (1, "bonus")
    assert worded(m) == ["infantryman", "soldier", "peasant"], "the school strengthens anybody there"
    go(m, find(m, "peasant on field", 1))
    assert asked(m) == (1, "order")
    go(m, find(m, "peasant on field", 1))
    assert "peasant" not in worded(m), "three points fill the peasant"
    go(m, find(m, "soldier on field", 1))
    assert fief(m, 1).startswith("city; farm; field: infantryman, soldier, school"), "one point on the soldier"


@rule("MED-12.13")
def test_the_attacker_allots_before_the_defender() -> None:
    m = attack("in p2: soldier, knight", "city; farm; farm; free: soldier, peasant, peasant")
    storm(m, "button:together", "army:0", "army:0", "button:stay")
    assert asked(m) == (0, "order")


# -- damage and lands ------------------------------------------------------------------------------


@rule("MED-EX-16", "MED-12.15")
@pytest.mark.parametrize(("attackers", "stands"), [("peasant", True), ("soldier", False)])
def test_a_guard_must_fall_and_one_point_be_left(attackers: str, stands: bool) -> None:
    m = attack(f"in p2: {attackers}", "city; farm; mine: peasant")
    storm(m, "army:0", find(m, "mine", 1))
    assert fief(m, 1) == ("city; farm; mine" if stands else "city; farm")
    assert ("in p2" in fief(m, 0)) == (not stands), "the guard dealt 1 point"


@rule("MED-EX-17", "MED-6.10", "MED-12.15")
@pytest.mark.parametrize(
    ("attackers", "left"),
    [("soldier, peasant", "mine: tower"), ("knight", "mine"), ("knight, peasant", "")],
)
def test_a_tower_of_1_4_guards_its_land(attackers: str, left: str) -> None:
    m = attack(f"in p2: {attackers}", "city; farm; mine: tower")
    together = ["button:together"] if "," in attackers else ["army:0"]
    storm(m, *together, find(m, "mine", 1))
    if asked(m)[1] == "order":
        go(m, m.legal()[0])
    assert fief(m, 1) == ("city; farm; " + left if left else "city; farm")


@rule("MED-EX-18", "MED-6.11", "MED-12.15")
@pytest.mark.parametrize(
    ("attackers", "left"),
    [("peasant", "; field: peasant, school"), ("soldier", "; field: school"), ("soldier, peasant", "")],
)
def test_a_school_adds_1_to_the_guard(attackers: str, left: str) -> None:
    m = attack(f"in p2: {attackers}", "city; farm; field: peasant, school")
    storm(m, *(["button:together"] if "," in attackers else ["army:0"]), find(m, "field", 1))
    if asked(m)[1] == "order":
        go(m, m.legal()[0])
    assert fief(m, 1) == "city; farm" + left


@rule("MED-12.12", "MED-EX-52", "MED-12.18")
@pytest.mark.parametrize(("priests", "left"), [(0, "city; farm"), (1, "city; farm; mine"), (2, "mine: peasant")])
def test_healing_behind_a_guard(priests: int, left: str) -> None:
    m = attack("in p2: soldier", f"city; farm; mine: peasant; in n: {', '.join(['priest'] * priests)}")
    storm(m, "army:0", find(m, "mine", 1))
    for _ in range(priests):
        assert asked(m) == (1, "power")
        go(m, find(m, "priest in n", 1), find(m, "peasant on mine", 1))
    if not m.over and asked(m)[1] == "power":
        go(m, "button:pass")
    assert left in fief(m, 1)


@rule("MED-12.14", "MED-12.16")
def test_the_city_suffers_last_and_falls_with_its_defence_used_up() -> None:
    m = attack("in p2: knight, soldier", "city: peasant, soldier; farm; farm")
    storm(m, "button:together", find(m, "city", 1))
    if asked(m)[1] == "order" and m.turn == (0,):
        go(m, m.legal()[0])
    if asked(m)[1] == "order":
        refuses(m, find(m, "city", 1), "MED-12.14")
    assert not m.over, "6 points: 3 on the guards, 3 on the City"


@rule("MED-EX-53", "MED-12.10", "MED-12.16", "MED-12.20", "MED-17.1")
def test_several_armies_and_one_city() -> None:
    m = attack("in p2: soldier, soldier, soldier", "city; farm; free: peasant")
    storm(m, "button:apart", "army:0", find(m, "city", 1), find(m, "city", 1))
    assert asked(m) == (1, "divide")
    assert fief(after(m, "army:1", "army:1"), 0).endswith("in p2: soldier, soldier"), "two on one: it dies"
    assert fief(after(m, "army:1", "army:2"), 0).endswith("in p2: soldier, soldier, soldier")
    assert fief(after(m, "army:1", "army:2"), 1).startswith("city")
    m = attack("in p2: soldier, soldier, soldier, soldier", "city; farm; free: peasant")
    go(m, "front:p2-1", "button:apart", "army:0", *[find(m, "city", 1)] * 3, "army:1", "army:2")
    assert m.over
    assert position(m).ending == "military"
    m = attack("in p2: soldier, soldier, soldier, soldier", "city; farm; free: peasant")
    storm(m, "button:together", "army:0")
    assert not m.over
    assert "city" in fief(m, 1), "the peasant holds up the whole army"


@rule("MED-12.15")
def test_an_army_without_attack_points_destroys_nothing() -> None:
    m = attack("in p2: merchant", "city; farm")
    storm(m, "army:0", find(m, "farm", 1))
    assert fief(m, 1) == "city; farm"


# -- archers and priests -----------------------------------------------------------------------------


@rule("MED-EX-20", "MED-14.8", "MED-12.12")
@pytest.mark.parametrize(("priests", "lives"), [(1, False), (2, True)])
def test_a_lone_soldier_with_three_damage_needs_two_priests(priests: int, lives: bool) -> None:
    m = attack(f"in p2: soldier; in n: {', '.join(['priest'] * priests)}", "city; farm; free: soldier, peasant")
    storm(m, "army:0", "army:0", "army:0")
    if asked(m) == (1, "order"):
        go(m, find(m, "peasant", 1))
    for _ in range(priests):
        assert asked(m) == (0, "power")
        go(m, find(m, "priest in n", 0), find(m, "soldier in p2", 0))
    assert ("in p2: soldier" in fief(m, 0)) == lives


@rule("MED-14.8", "MED-EX-20")
def test_a_priest_heals_only_the_hurt() -> None:
    m = attack("in p2: priest, priest, soldier", "city; farm; free: peasant")
    storm(m, "army:0", "army:1", "army:2", "army:0", "button:hold", "button:hold")
    assert asked(m) == (0, "power")
    go(m, find(m, "priest 2 in p2", 0))
    assert worded(m) == ["priest"], "the one who was hit, not the unhurt soldier"


@rule("MED-EX-21", "MED-14.7", "MED-14.5", "MED-14.6")
def test_an_archer() -> None:
    m = attack("in p2: soldier; in n: archer", "city: peasant; field: tower, peasant; farm; free: peasant")
    storm(m, "army:0", "button:stay", "button:hold")
    assert asked(m) == (0, "power"), "from the adjacent neutral fief"
    go(m, find(m, "archer in n", 0))
    assert worded(m) == ["peasant"], "the free one: City and tower shield the others"
    refuses(m, find(m, "peasant on city", 1), "MED-14.7")
    go(m, m.legal()[0])
    assert fief(m, 1).startswith("city: peasant; field: peasant, tower; farm")
    assert "free" not in fief(m, 1)
    assert "in n: archer u" in fief(m, 0)
    m = attack("in p2: archer", "city; farm; free: peasant")
    storm(m, "army:0", "army:0")
    assert position(m).active == 1, "an archer who is engaged cannot shoot"


@rule("MED-14.5")
def test_an_archer_too_far_away_is_not_asked() -> None:
    m = fiefs("city; farm; free: archer; in p2: soldier", "city; farm; free: peasant", phase="war")
    go(m, "front:p2-1", "army:0", "button:stay", "button:hold")
    assert position(m).active == 1


@rule("MED-14.6", "MED-14.3")
def test_an_army_that_stays_out_turns_with_its_archer() -> None:
    m = attack("in p2: soldier, archer, peasant", "city; farm; free: peasant u")
    storm(m, "button:together", "button:hold", find(m, "archer in p2", 0), find(m, "peasant", 1))
    assert fief(m, 0).endswith("in p2: soldier u, archer u, peasant u")


@rule("MED-14.3", "MED-14.1")
def test_an_archer_on_a_land_turns_the_whole_group() -> None:
    m = fiefs("city; farm: archer, peasant, school", "city; farm; in p1: peasant", phase="war")
    go(m, "front:p1-1", find(m, "archer on farm", 0), find(m, "peasant in p1", 1))
    assert fief(m, 0) == "city; farm u: archer u, peasant u, school u"
    assert fief(m, 1).startswith("city; farm")
    assert "in p1" not in fief(m, 1)


@rule("MED-14.3")
def test_once_one_card_of_a_group_has_acted_the_others_are_used() -> None:
    m = fiefs("city; farm: archer, archer", "city; farm; in p1: peasant, peasant", phase="war")
    go(m, "front:p1-1", find(m, "archer on farm", 0), find(m, "peasant in p1", 1))
    assert position(m).active == 1, "the second archer could not shoot"


@rule("MED-12.17", "MED-14.4", "MED-16.11")
def test_powers_go_round_from_the_attacker_until_all_pass() -> None:
    m = fiefs(
        "city; farm; in p2: soldier; in n12: archer",
        "city; farm; free: peasant, peasant; field: archer",
        "city; farm; in c: archer",
        "city; farm; in n23: priest u",
        phase="war",
    )
    go(m, "front:p2-1", "army:0", "button:stay", "button:stay", "button:hold")
    assert asked(m) == (0, "power")
    go(m, "button:pass")
    assert asked(m) == (1, "power")
    go(m, "button:pass")
    assert asked(m) == (2, "power"), "the attacker's ally; the defender's has only a used priest"
    go(m, find(m, "archer in c", 2), find(m, "peasant", 1))
    assert asked(m) == (0, "power"), "somebody acted: another round"
    go(m, "button:pass")
    assert asked(m) == (1, "power")
    go(m, "button:pass")
    assert position(m).active == 1


@rule("MED-12.17", "MED-12.18")
def test_a_dying_card_may_still_act() -> None:
    m = attack("in p2: soldier, soldier; in n: archer", "city; farm; free: archer, peasant")
    storm(m, "button:apart", "button:stay", "army:1", find(m, "farm", 1))
    assert asked(m)[1] == "power"
    shot = find(m, "archer in n", 0)
    go(m, shot, find(m, "archer", 1))
    assert asked(m) == (1, "power"), "one deadly damage, and yet it shoots"
    go(m, find(m, "archer", 1), find(m, "soldier 2 in p2", 0))
    assert "archer" not in fief(m, 1)


@rule("MED-12.23", "MED-EX-54")
@pytest.mark.parametrize(("archers", "lives"), [(1, True), (2, False)])
def test_a_bonus_against_archers(archers: int, lives: bool) -> None:
    m = attack(f"in p2: soldier; in n: {', '.join(['archer'] * archers)}", "city; farm; field: peasant, school")
    storm(m, "army:0", "button:hold")
    for _ in range(archers):
        go(m, find(m, "archer in n", 0), find(m, "peasant on field", 1))
    assert ("peasant" in fief(m, 1)) == lives
    assert "field" in fief(m, 1), "the field stands"


@rule("MED-12.23", "MED-14.9")
def test_an_army_outside_the_fight_lays_its_infantry_bonus_when_shot_at() -> None:
    m = attack("in p2: infantryman, soldier, peasant", "city; farm; field: archer; farm")
    storm(m, "button:together", "button:hold")
    assert asked(m) == (1, "power")
    go(m, find(m, "archer on field", 1), find(m, "peasant in p2", 0))
    assert asked(m) == (0, "bonus")
    go(m, find(m, "peasant in p2", 0))
    assert "in p2: infantryman, soldier, peasant" in fief(m, 0), "1 damage of 2"


@rule("MED-12.23", "MED-12.13", "MED-14.9")
def test_a_bonus_laid_in_the_fight_is_not_laid_again_when_an_archer_shoots() -> None:
    m = attack("in p2: soldier; in n: archer", "city; farm; free: infantryman, knight")
    storm(m, "army:0", "army:0", "army:0", find(m, "knight", 1), find(m, "archer in n", 0), find(m, "knight", 1))
    assert fief(m, 1) == "city; farm; free: infantryman", "2 of the fight and 1 of the archer against 2 and 1"


@rule("MED-12.23", "MED-14.9")
@pytest.mark.parametrize(("archers", "lives"), [(1, True), (2, False)])
def test_a_bonus_laid_for_the_first_arrow_is_not_laid_again_for_the_second(archers: int, lives: bool) -> None:
    m = attack(f"in p2: merchant; in n: {', '.join(['archer'] * archers)}", "city; farm; free: infantryman, peasant")
    storm(m, "army:0", "army:0", "army:0")
    for _ in range(archers):
        go(m, find(m, "archer in n", 0), find(m, "peasant", 1))
    assert ("peasant" in fief(m, 1)) == lives, "the merchant deals nothing"


@rule("MED-12.22")
def test_a_card_is_judged_only_where_it_is_hit() -> None:
    m = attack("in p2: infantryman, soldier, peasant; in n: knight", "city; farm; farm; free: soldier; in n: peasant")
    storm(m, "button:together", "army:0")
    assert asked(m) == (0, "bonus")
    go(m, find(m, "soldier in p2", 0), find(m, "soldier in p2", 0))
    assert damage(m, "soldier in p2", 0) == 2, "two damage, three defence while the bonus lasts"
    go(m, "front:n-1")
    assert "in p2: infantryman, soldier, peasant" in fief(m, 0), "the other war does not judge it"


@rule("MED-14.1", "MED-14.9")
def test_infantrymen_strengthen_each_other_without_turning() -> None:
    m = attack("in p2: infantryman, infantryman", "city; farm; farm; free: knight u, peasant u, peasant u")
    storm(m, "button:together", find(m, "knight", 1))
    assert asked(m) == (0, "order") or "infantryman" in fief(m, 0)
    if asked(m)[1] == "order":
        go(m, m.legal()[0])
    assert fief(m, 0).count("infantryman") == 1, "4 points against 3 and 3"
    m = attack("in p2: infantryman", "city; farm; free: soldier")
    storm(m, "army:0", "army:0")
    assert "infantryman" not in fief(m, 0), "alone he gives nothing"


@rule("MED-14.2")
def test_a_used_priest_cannot_heal() -> None:
    m = attack("in p2: soldier; in n: priest u", "city; farm; free: peasant, peasant")
    storm(m, "army:0", "army:0", "army:0")
    assert position(m).active == 1


# -- neutral fiefs -------------------------------------------------------------------------------


@rule("MED-EX-23", "MED-13.1", "MED-13.2", "MED-13.3")
def test_a_neutral_battle() -> None:
    m = fiefs("city; farm; in n: soldier u, archer", "city; farm; in n: knight", phase="war")
    go(m, "front:n-1")
    assert fief(m, 0) == "city; farm"
    assert fief(m, 1).startswith("city; farm")
    assert "knight" not in fief(m, 1)


@rule("MED-13.2")
def test_infantry_bonuses_count_in_a_neutral_fief() -> None:
    m = fiefs("city; farm; in n: infantryman, soldier", "city; farm; in n: knight u", phase="war")
    go(m, "front:n-1")
    assert asked(m) == (0, "order")
    go(m, find(m, "soldier in n", 0))
    assert fief(m, 0) == "city; farm; in n: infantryman", "3 on the strengthened soldier, 1 on the other"


@rule("MED-13.3", "MED-14.5")
def test_an_archer_beside_a_neutral_battle_shoots() -> None:
    m = fiefs("city; farm; free: archer; in n: peasant", "city; farm; in n: soldier", phase="war")
    go(m, "front:n-1")
    assert asked(m) == (0, "power")
    go(m, find(m, "archer", 0), find(m, "soldier in n", 1))
    assert "in n" not in fief(m, 1), "1 by the peasant, 1 by the archer"


@rule("MED-13.4")
def test_bystanders_do_not_fight() -> None:
    m = fiefs("city; farm; in n12: soldier", "city; farm; in n12: peasant", "city; farm; in n12: peasant", phase="war")
    go(m, "front:n12-1")
    assert "in n12: peasant" in fief(m, 2)
    assert "in n12" not in fief(m, 1)


@rule("MED-13.5", "MED-17.3")
def test_a_fief_without_its_lord_is_neutral_in_every_respect() -> None:
    m = fiefs(
        "city; farm; farm; in p2: knight, soldier, soldier, soldier",
        "city; farm",
        "city; farm; in p2: peasant u",
        phase="war",
    )
    go(m, "front:p2-1", "button:apart", *[find(m, "city", 1)] * 4, "army:1", "army:1")
    s = position(m)
    assert not s.alive[1]
    assert s.lord(1) == -1
    assert asked(m) == (0, "declare") or s.active == 2
    assert "in p2: peasant" in fief(m, 2), "troops of others stay"


def test_can_is_true_only_for_legal_series() -> None:
    m = attack("in p2: soldier", "city; farm")
    assert can(m, "front:p2-1")
    assert not can(m, "front:n-1")


@rule("MED-12.6")
def test_two_armies_may_attack_two_characters_that_look_alike_or_the_same_one() -> None:
    m = fiefs("city; farm; farm; in p2: soldier, soldier", "city; farm; free: peasant u, peasant u", phase="war")
    go(m, "front:p2-1", "button:apart", "peasant")
    peasants = [answer for answer in m.legal() if "easant" in m.describe(answer)]
    assert len(peasants) == 2
    for answer in peasants:
        again = m.draft()
        go(again, answer)
        aims = [dict(line["args"])["card"] for line in again.log() if line["key"] == "aims"]
        assert len(aims) == 2
        assert aims[1] == answer
    assert {answer == aims[0] for answer in peasants} == {True, False}
