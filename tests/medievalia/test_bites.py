"""Rules that could once be broken unnoticed: each in a position where it decides, and beside it where it does not."""

import pytest

from gonfalon import CHANCE, Match
from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import CASTLE, CITY, DECK_CARDS, KIND, VP
from gonfalon.games.medievalia.rules import laws
from gonfalon.games.medievalia.rules.payment import lacking
from gonfalon.games.medievalia.rules.scoring import settled
from gonfalon.games.medievalia.rules.wallet import Price
from gonfalon.kernel.generator import Generator
from gonfalon.match import fresh
from tests.medievalia.build import asked, can, fief, fiefs, find, go, position, refuses, worded
from tests.medievalia.test_alliance import allies
from tests.support import rule

DONE = "button:done"
SEVEN = "city: school, bank; field: church, stable; farm: tower, castle"


def without(m: Match, seat: int) -> Match:
    """The same table after this player was eliminated."""
    position(m).eliminate(seat)
    position(m)._request = None
    return m


@rule("MED-14.8", "MED-12.17")
@pytest.mark.parametrize("priests", [1, 2])
def test_a_priest_who_was_shot_does_not_heal_himself(priests: int) -> None:
    people = ", ".join(["priest"] * priests)
    m = fiefs("city; farm; in p2: soldier; in n: archer", f"city; farm; free: {people}", phase="war")
    go(m, "front:p2-1", "army:0", *["button:stay"] * priests, "button:hold", "archer in n", find(m, "priest", 1))
    if priests == 1:
        assert "priest" not in fief(m, 1), "he dies, unable to help himself"
        return
    assert asked(m) == (1, "power")
    assert worded(m) == ["priest", "button:pass"], "the other one, not he who was hit"
    go(m, str(m.legal()[0]))
    go(m, str(m.legal()[0]))
    assert fief(m, 1).count("priest") == 2, "one of them used"


@rule("MED-11.3", "MED-12.1")
def test_who_attacked_on_one_front_is_not_arranged_on_another() -> None:
    m = fiefs(
        "city; farm; farm; free: knight, soldier",
        "city; farm; in p1: peasant u",
        "city; farm; in p1: peasant u",
        phase="war",
    )
    go(m, "front:p1-1", "army:0", "button:stay", "button:hold", "front:p1-2")
    assert asked(m) == (0, "arrange")
    go(m, "army:0")
    assert asked(m) == (0, "target"), "the soldier alone: the knight has fought"
    go(m, "button:hold")
    assert position(m).active == 1, "and nobody is left for a third"


@rule("MED-11.3", "MED-13.1")
def test_in_a_neutral_fief_the_same_troops_fight_once() -> None:
    m = fiefs("city; farm; in n12: knight", "city; in n12: peasant u", "city; in n12: peasant u", phase="war")
    assert {"front:n12-1", "front:n12-2"} <= set(m.legal())
    go(m, "front:n12-1")
    assert fief(m, 0) == "city; farm; in n12: knight"
    assert position(m).active == 1, "the knight may not fight C as well"


@rule("MED-13.5", "MED-11.3", "MED-11.7")
def test_in_a_fief_that_became_neutral_only_fresh_troops_fight() -> None:
    m = fiefs(
        "city; farm; farm; in p2: soldier, soldier, soldier, peasant u",
        "city",
        "city; farm; in p2: archer u",
        phase="war",
    )
    go(m, "front:p2-1", "button:apart", *[find(m, "city", 1)] * 3, "army:0", "army:1")
    assert not position(m).alive[1]
    assert m.legal()[0] == "front:p2-2", "a used peasant that has not fought will do there"
    go(m, "front:p2-2")
    assert fief(m, 0) == "city; farm; farm; in p2: soldier, soldier, soldier", "peasant and archer kill each other"
    assert "archer" not in fief(m, 2)


@rule("MED-13.5", "MED-11.7")
def test_a_used_card_opens_a_war_where_nobody_rules_any_more() -> None:
    fought = ("city; farm; in p2: soldier u", "city", "city; farm; in p2: peasant")
    assert position(fiefs(*fought, phase="war")).active == 1, "in a player's fief it takes an available troop"
    m = without(fiefs(*fought[:2], "city; farm; in p2: peasant; in p1: peasant", phase="march"), 1)
    go(m, DONE)
    assert m.legal()[0] == "front:p2-2"


@rule("MED-13.5", "MED-10.6")
@pytest.mark.parametrize(("guard", "free"), [("peasant", False), ("peasant u", True)])
def test_a_fief_that_became_neutral_is_blocked_like_any_other(guard: str, free: bool) -> None:
    m = fiefs("city; farm; in p2: soldier", "city", f"city; farm; in p2: {guard}", phase="march")
    assert can(m, "soldier in p2"), "a player's own fief blocks nobody"
    assert can(without(m, 1), "soldier in p2") == free


@rule("MED-8.3", "MED-5.6")
@pytest.mark.parametrize(
    ("workers", "food"), [("peasant", 4), ("peasant, peasant", 6), ("peasant, peasant, soldier", 6)]
)
def test_food_counts_no_more_workers_than_a_land_has_places(workers: str, food: int) -> None:
    s = position(fiefs(f"city; field: {workers}", "city"))
    assert s.capacity(0) == food
    full = position(fiefs("city; field: peasant, peasant, peasant", "city"))
    assert full.capacity(0) == 6, "a third worker finds no place"


@rule("MED-12.12", "MED-14.8", "MED-12.15")
@pytest.mark.parametrize(("priests", "left"), [(2, "city; farm"), (3, "city; farm; mine")])
def test_every_point_of_the_excess_must_be_healed_first(priests: int, left: str) -> None:
    healers = ", ".join(["priest"] * priests)
    m = fiefs("city; farm; farm; in p2: knight", f"city; farm; mine: peasant; in n: {healers}", phase="war")
    go(m, "front:p2-1", "army:0", find(m, "mine", 1))
    for _ in range(priests):
        go(m, "priest in n", find(m, "peasant on mine", 1))
    assert fief(m, 1).partition("; in n")[0] == left, "4 points: 1 on the guard, 3 to spare"


@rule("MED-14.9", "MED-1.15")
@pytest.mark.parametrize(
    ("attackers", "falls"), [("knight, soldier, peasant", False), ("knight, soldier, soldier", True)]
)
def test_an_infantryman_in_the_city_gives_the_city_nothing(attackers: str, falls: bool) -> None:
    m = fiefs(f"city; farm; farm; farm; in p2: {attackers}", "city: infantryman; farm", "city; farm", phase="war")
    go(m, "front:p2-1", "button:together", find(m, "city", 1))
    while asked(m)[1] == "order":
        go(m, m.legal()[0])
    assert position(m).alive[1] != falls, "2 points on him, 6 on the City"


@rule("MED-15.2", "MED-2.12", "MED-17.4")
def test_four_for_themselves_need_seven_points_and_an_alliance_eleven() -> None:
    row = [SEVEN, "city", "city: blacksmith", "city"]
    tops = "workshop, carpenter, school"
    alone = fiefs(*row, tops=tops, phase="draw", alliance=False)
    assert settled(position(alone))
    assert position(alone).won == [0]
    assert not settled(position(fiefs(*row, tops=tops, phase="draw"))), "7 and 1 are 8"
    row[2] = "city: blacksmith, workshop; farm: carpenter, school"
    allied = fiefs(*row, tops="bank, church, stable", phase="draw")
    assert settled(position(allied))
    assert position(allied).won == [0, 2], "7 and 4 are 11"


@rule("MED-2.12", "MED-11.4", "MED-10.6")
def test_who_sits_opposite_is_an_ally_only_in_an_alliance_game() -> None:
    row = ("city; farm; in p3: soldier", "city", "city; farm; free: peasant", "city")
    allied, alone = fiefs(*row, phase="march"), fiefs(*row, phase="march", alliance=False)
    go(allied, DONE)
    assert position(allied).active == 1, "no war on an ally"
    go(alone, DONE)
    assert fronts(alone) == ["front:p3-2"]
    row = ("city; farm; in c: soldier", "city", "city; farm; in c: knight", "city")
    assert can(fiefs(*row, phase="march"), "soldier in c", "fief:p2"), "an ally bars no way"
    assert not can(fiefs(*row, phase="march", alliance=False), "soldier in c", "fief:p2")


def fronts(m: Match) -> list[str]:
    return [str(answer) for answer in m.legal() if str(answer).startswith("front:")]


@rule("MED-15.8", "MED-15.9", "MED-EX-30")
@pytest.mark.parametrize(
    ("home", "siege"),
    [
        ("city: soldier; farm", 0),
        ("city; farm: tower", 0),
        ("city; farm; free: soldier", 2),
        ("city; farm: school", 2),
    ],
)
def test_a_guard_ends_the_count_of_a_siege_and_nothing_else_does(home: str, siege: int) -> None:
    m = fiefs(home, "city; farm; in p1: peasant u", phase="start", siege=(1, 0))
    assert position(m).alive[0]
    assert position(m).siege[0] == siege


@rule("MED-14.4")
def test_an_archer_hurts_nobody_outside_a_combat() -> None:
    row = ("city; farm; free: archer, priest", "city; in p1: peasant")
    for phase in ("act", "march"):
        m = fiefs(*row, phase=phase)
        archer = find(m, "archer", 0)
        go(m, archer)
        assert asked(m) == (0, "shift" if phase == "act" else "march-to"), "all it can do is move"
        for target in m.legal():
            copy = m.copy()
            go(copy, str(target))
            assert not any(position(copy).damage)
            assert fief(copy, 1) == "city; in p1: peasant"
    war = fiefs(*row, phase="war")
    go(war, "front:p1-1", "button:stay", "button:stay")
    assert asked(war) == (0, "power"), "in a combat it shoots"


@rule("MED-11.7", "MED-14.5", "MED-14.2")
@pytest.mark.parametrize(
    ("home", "enemy", "war"),
    [
        ("farm: archer", "peasant", True),
        ("farm u: archer u", "peasant", False),
        ("farm: knight", "peasant", False),
        ("farm; free: merchant", "peasant", True),
        ("farm; free: merchant u", "peasant", False),
        ("farm; in n: archer", "peasant", False),
    ],
)
def test_what_it_takes_to_declare_war_at_home(home: str, enemy: str, war: bool) -> None:
    m = fiefs(f"city; {home}", f"city; in p1: {enemy}", phase="war")
    assert (fronts(m) == ["front:p1-1"]) == war


@rule("MED-14.6")
@pytest.mark.parametrize(
    ("arranged", "asked_for"),
    [
        (("army:0", "button:stay", "button:hold"), True),  # the archer stays at home, outside
        (("army:0", "army:1", "button:hold", "button:hold"), True),  # in an army that does nothing
        (("army:0", "army:1", "button:hold", "peasant"), False),  # in an army that chose a target
        (("army:0", "army:0", "peasant"), False),  # in the army of the soldier
    ],
)
def test_an_archer_that_fights_does_not_shoot(arranged: tuple[str, ...], asked_for: bool) -> None:
    m = fiefs("city; farm; free: soldier, archer", "city; farm; farm; in p1: peasant u, peasant u", phase="war")
    go(m, "front:p1-1", *[find(m, "peasant in p1", 1) if answer == "peasant" else answer for answer in arranged])
    assert (asked(m) == (0, "power")) == asked_for


@rule("MED-17.4", "MED-2.5")
@pytest.mark.parametrize("out", [0, 1, 2])
def test_the_turn_passes_over_the_eliminated_whoever_he_is(out: int) -> None:
    turn_of = (out - 1) % 3
    m = without(fiefs("city; farm", "city; farm", "city; farm", phase="march", turn_of=turn_of), out)
    go(m, DONE)
    assert position(m).active == (out + 1) % 3


@rule("MED-3.7")
def test_any_act_may_follow_any_other() -> None:
    move, back = ("peasant on city", "fief:p1"), ("peasant", "city")
    land, remove, dismiss = ("forest in hand", "pay"), ("mine", "pay"), ("button:dismiss", "peasant on field")
    for acts in ((move, dismiss), (dismiss, move), (land, dismiss), (dismiss, land), (move, back), (remove, dismiss)):
        m = fiefs("city: peasant; field: peasant; mine; farm; hand: forest, soldier, soldier, soldier", "city")
        for act in acts:
            go(m, *act)
            assert asked(m) == (0, "act"), f"{act} is complete, and he may go on"


@rule("MED-12.17")
def test_after_a_shot_the_other_side_is_next() -> None:
    m = fiefs(
        "city; farm; in p2: soldier; in n: archer, archer", "city; farm; free: archer, peasant, peasant", phase="war"
    )
    go(m, "front:p2-1", "army:0", "button:stay", "button:stay", "button:stay", "button:hold")
    assert asked(m) == (0, "power")
    go(m, find(m, "archer in n", 0), find(m, "peasant", 1))
    assert asked(m) == (1, "power"), "the Attacker could shoot again, the Defender goes on"


@rule("MED-15.1")
def test_the_sheet_at_the_end_tells_whose_buildings_count() -> None:
    m = fiefs("city: school, bank", "city; field: church, stable; farm: castle")
    sheet = dict(GAME.score_sheet(position(m)))
    assert sheet == {"score-buildings": [2, 3], "score-castle": [0, VP[CASTLE] - 1]}
    assert m.scores() == tuple(map(sum, zip(*sheet.values(), strict=True)))


@rule("MED-4.21")
@pytest.mark.parametrize(
    ("held", "other"),
    [
        ("city; hand: forest", False),  # the City pays, and there is nothing else
        ("city; field; hand: forest", True),  # nor does the field have to serve
        ("city u; hand: forest, mine", False),  # the one hand card pays
        ("city; hand: forest, mine", True),  # it could serve as well
        ("city u; hand: forest, mine, farm", False),  # hand cards are chosen one by one anyway
    ],
)
def test_cards_are_chosen_by_hand_where_something_is_left_over(held: str, other: bool) -> None:
    m = fiefs(held, "city")
    go(m, "forest in hand")
    assert ("button:adjust" in m.legal()) == other


@rule("MED-4.20", "MED-4.24")
def test_merchants_cannot_begin_with_nothing() -> None:
    nothing, price = (0, 0, 0, 0), Price((0, 1, 0, 0), building=True)
    assert lacking(nothing, price, 0, 1) == 0, "the bureaucrat pays all of it"
    assert lacking(nothing, price, 2, 1) == 1, "and two merchants have nothing to make something of"
    assert lacking((1, 0, 0, 0), price, 2, 1) == 0
    energy, gold = Price((0, 1, 0, 0)), Price((0, 0, 0, 1))
    assert lacking((0, 1, 0, 0), energy, 1, 0) == 1, "one merchant makes gold of the energy that was to pay"
    assert lacking((0, 1, 0, 0), energy, 2, 0) == 0, "a second makes gold and energy of that gold"
    assert lacking((0, 0, 0, 1), gold, 1, 0) == 0, "gold becomes gold and something else"


@rule("MED-4.11", "MED-16.7")
def test_a_hand_card_of_the_ally_is_one_resource() -> None:
    m = allies("city u; field: peasant; farm u; hand: forest", "city; field; hand: soldier")
    go(m, "forest in hand", "button:ask-ally", find(m, "soldier in hand", 2), "resource:workforce")
    refuses(m, "button:done", "MED-16.7")


@rule("MED-1.13", "MED-16.12")
def test_an_imagined_hand_holds_what_is_being_bought() -> None:
    m = allies("city u; field: peasant; hand: forest, mine", "city; field: peasant; farm")
    go(m, "forest in hand", "button:ask-ally")
    forest = find(m, "forest in hand", 0)
    for seed in range(8):
        other = m.determinized(1, Generator(seed))
        assert int(forest[5:]) in position(other).hand_cards(0), "he has named it"
        laws.check(position(other))


@rule("MED-11.3", "MED-8.7")
def test_one_who_has_fought_is_not_like_one_who_has_not() -> None:
    m = fiefs("city; farm; free: soldier, soldier", "city; in p1: peasant u", "city; in p1: peasant u", phase="war")
    go(m, "front:p1-1", "army:0", "button:stay", "button:hold", "button:dismiss")
    assert worded(m) == ["soldier", "soldier"]
    m = fiefs("city; farm; free: soldier, soldier", "city; in p1: peasant u", phase="war")
    go(m, "button:dismiss")
    assert worded(m) == ["soldier"], "before that they are alike"


@rule("MED-12.14", "MED-12.11")
def test_the_city_suffers_after_its_guards() -> None:
    m = fiefs("city; farm; farm; in p2: knight", "city: soldier, soldier, peasant", phase="war")
    go(m, "front:p2-1", "army:0", find(m, "city", 1))
    assert asked(m) == (1, "order")
    assert all(KIND[int(str(answer)[5:])] != CITY for answer in m.legal())


@rule("MED-2.2")
def test_one_card_is_put_below_each_deck() -> None:
    m = fresh(GAME, 3, {}, 1, chance=False)
    for deck in range(3):
        assert m.turn == (CHANCE,)
        m.apply((DECK_CARDS[deck][2],), CHANCE)
        assert position(m).bottom[deck] == DECK_CARDS[deck][2]


@rule("MED-9.1", "MED-1.13")
def test_the_log_and_the_board_say_where_somebody_steps_and_what_is_alike() -> None:
    m = fiefs("city; field: peasant; farm; hand: mine, mine", "city")
    mines = [f"card:{card}" for card in position(m).hand_cards(0)]
    go(m, "peasant on field", "fief:p1")
    assert m.log(0)[-1]["text"] == "Red: Peasant steps off its land."
    go(m, "peasant", "field")
    assert m.log(0)[-1]["text"] == "Red: Peasant goes to Field."
    options = (m.decision(0) or {})["options"]
    targets = [option["targets"] for option in options if option["answer"] in mines]
    assert [sorted(found) for found in targets] == [sorted(mines)]
