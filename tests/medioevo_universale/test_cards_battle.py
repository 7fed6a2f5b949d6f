"""Cards that change a battle: Warlord, Crossbowman, Scientist, Surgeon, Jailer, Gunner (section 18)."""

from gonfalon.games.medioevo_universale.rules.shooting import ArtilleryStep
from gonfalon.games.medioevo_universale.rules.sides import the_round
from tests.medioevo_universale.build import HORDE, asked, battle, here, medioevo, passes, play, position
from tests.medioevo_universale.cards import SPOT, dice_due, fought, offered, to, values
from tests.support import rule


@rule("MEU-EX-60", "MEU-18.4", "MEU-28.32")
def test_more_archers_than_the_enemy_all_shoot() -> None:
    m = to(fought("3 archer", "1 archer 4 light", cards={0: (4,)}), "archery")
    play(m, "card:4")
    assert dice_due(m) == 3


@rule("MEU-18.4")
def test_as_many_of_a_kind_still_block() -> None:
    m = to(fought("1 archer 1 light", "1 archer 1 light", cards={0: (4,)}), "archery")
    play(m, "card:4")
    assert m.state.step_name() == "Melee.roll"  # no archer has rolled
    assert the_round(position(m)).active[:4] == [0, 0, 0, 0]


@rule("MEU-18.4", "MEU-28.34")
def test_more_riders_charge_and_those_of_the_enemy_do_not() -> None:
    m = to(fought("2 cavalry", "1 cavalry", cards={0: (4,)}), "melee-judged")
    play(m, "card:4")
    fight = the_round(position(m))
    assert (fight.active[3], fight.active[7]) == (2, 0)


@rule("MEU-18.4")
def test_a_warlord_s_round_needs_no_second_warlord() -> None:
    m = to(fought("3 archer", "1 archer 4 light", cards={0: (4,)}), "archery")
    play(m, "card:4")
    position(m).turned[4] = 0
    to(m, "reroll", (8, 8, 8), (1, 2, 3), never="card:4")


@rule("MEU-18.4")
def test_a_bystander_has_no_use_for_the_first_warlord() -> None:
    to(fought("3 archer", "1 archer", cards={2: (4,)}), "reroll", (1, 2, 3), never="card:4")


@rule("MEU-EX-22", "MEU-18.5", "MEU-17.3", "MEU-28.36")
def test_two_more_for_an_attack_value_and_no_points() -> None:
    m = to(fought("3 light", "3 light", cards={0: (5,)}), "rolls-made", (1, 2, 7), (1, 2, 6))
    play(m, "card:5", "side:attacker")
    assert values(m) == (9, 5)
    assert position(m).tp == [0] * 18


@rule("MEU-18.5")
def test_a_bystander_may_strengthen_barbarians() -> None:
    m = medioevo(
        at={"serbia": "0: 3 light; horde: 3 light"}, cards={2: (5,)}, circle="1 2 6", run=battle(0, HORDE, "serbia")
    )
    to(m, "rolls-made", (1, 2, 7))
    assert asked(m)[0] == 2
    play(m, "card:5", "side:defender")
    assert values(m) == (7, 8)


@rule("MEU-18.7", "MEU-28.14")
def test_crossbows_for_one_to_three_units() -> None:
    for die, shots in ((2, 1), (3, 2), (6, 3)):
        m = to(fought("1 archer 2 light", "3 light", cards={0: (7,)}), "archery")
        play(m, "card:7", (die,))
        assert dice_due(m) == 1 + shots


@rule("MEU-18.7")
def test_no_crossbows_against_archers() -> None:
    to(fought("1 archer 2 light", "1 archer 2 light", cards={0: (7,)}), "reroll", (1, 2, 3), never="card:7")


@rule("MEU-EX-61", "MEU-18.8", "MEU-28.33")
def test_every_pair_of_archers_steadies_their_dice() -> None:
    m = to(fought("5 archer", "6 light", cards={0: (8,)}), "archers-rolled", (5, 6, 7, 8, 8))
    play(m, "card:8")
    assert here(m, SPOT, 1) == "5 light"  # the 5 is a 3


@rule("MEU-18.8")
def test_at_most_three_are_taken_off() -> None:
    m = to(fought("8 archer", "9 light", cards={0: (8,)}), "archers-rolled", (6, 7, 7, 7, 7, 7, 7, 7))
    play(m, "card:8")
    assert here(m, SPOT, 1) == "8 light"


@rule("MEU-18.8")
def test_one_archer_is_no_pair() -> None:
    to(fought("1 archer 1 light", "6 light", cards={0: (8,)}), "reroll", (5,), (1, 2, 3), never="card:8")


@rule("MEU-18.9", "MEU-28.33")
def test_archer_dice_are_named_and_rolled_again_together() -> None:
    m = to(fought("3 archer", "6 light", cards={0: (9,)}), "archers-rolled", (8, 7, 1))
    play(m, "card:9", "die:0", "die:1", "button:done", (2, 8))
    assert here(m, SPOT, 1) == "4 light"


@rule("MEU-18.8", "MEU-18.9")
def test_dice_thrown_again_are_steadied_as_well() -> None:
    m = to(fought("4 archer", "9 light", cards={0: (8, 9)}), "archers-rolled", (5, 8, 8, 8))
    play(m, "card:8", "card:9", "die:1", "die:2", "button:done", (5, 6))
    assert here(m, SPOT, 1) == "7 light"  # 3, 3, 4, 6
    once = to(fought("4 archer", "9 light", cards={0: (8, 44)}), "archers-rolled", (5, 8, 8, 8))
    play(once, "card:8")
    assert asked(once)[1] != "archers-rolled"  # its two points are off already


@rule("MEU-18.9", "MEU-28.33")
def test_only_the_shooter_rolls_archer_dice_again() -> None:
    to(fought("3 archer", "6 light", cards={1: (9,)}), "reroll", (8, 7, 1), (1, 2, 3), never="card:9")


@rule("MEU-EX-62", "MEU-18.10", "MEU-28.31")
def test_every_crew_unit_counts_as_two() -> None:
    m = to(fought("2 light catapult", "6 light", cards={0: (10,)}), "crew")
    play(m, "crew:light", "crew:light")
    to(m, "artillery")
    play(m, "card:10")
    assert dice_due(m) == 4


@rule("MEU-18.10", "MEU-18.52")
def test_unmanned_machines_have_no_crew_to_double() -> None:
    m = to(fought("2 light catapult", "6 light", cards={0: (10, 52)}), "crew")
    play(m, "button:done")
    assert asked(m) == (0, "artillery")
    assert offered(m) == [52]


@rule("MEU-EX-65", "MEU-18.52", "MEU-28.31")
def test_gunners_serve_every_machine_for_the_whole_battle() -> None:
    m = to(fought("4 light catapult trebuchet", "9 heavy", cards={0: (52,)}), "crew")
    play(m, "button:done", "crew:light", "crew:light", "crew:light", "aim:units")
    to(m, "artillery")
    play(m, "card:52")
    step = m.state.frames[-1]
    assert isinstance(step, ArtilleryStep)
    assert sorted(step.shots(position(m), at) for at in (0, 3)) == [1, 4]
    to(m, "crew", (8,) * 5, (1, 2, 3), (1, 2, 3))
    play(m, "button:done", "button:done")
    assert dice_due(m) == 2


@rule("MEU-18.52")
def test_gunners_are_not_called_twice_in_a_battle() -> None:
    m = to(fought("2 light catapult", "9 heavy", cards={0: (52,)}), "crew")
    play(m, "button:done", "card:52")
    position(m).turned[52] = 0
    to(m, "surrender", (8,), (1, 2, 3), (1, 2, 3), never="card:52")


@rule("MEU-18.52")
def test_without_machines_gunners_are_idle() -> None:
    to(fought("4 light", "9 heavy", cards={0: (52,)}), "reroll", (1, 2, 3), never="card:52")


@rule("MEU-18.27", "MEU-28.37")
def test_a_surgeon_ignores_one_point() -> None:
    m = to(fought("3 archer", "3 light", cards={1: (27,)}), "damage", (1, 1, 8))
    play(m, "card:27")
    assert here(m, SPOT, 1) == "2 light"


@rule("MEU-18.27", "MEU-28.37")
def test_who_inflicts_damage_needs_no_surgeon() -> None:
    to(fought("3 archer", "3 light", cards={0: (27,)}), "reroll", (1, 1, 8), (1, 2, 3), never="card:27")


@rule("MEU-18.28", "MEU-7.37", "MEU-28.39")
def test_units_lost_in_a_round_come_back_at_half_price_next_turn() -> None:
    m = to(fought("3 archer", "9 light", cards={1: (28,)}), "round-ends", (1, 1, 8), (1, 2, 3), (1, 2, 3))
    play(m, "card:28")
    state = position(m)
    assert state.regain_next[1] >= 2
    assert state.regain[1] == 0


@rule("MEU-18.28", "MEU-28.39")
def test_without_losses_there_is_nothing_to_buy_back() -> None:
    m = fought("3 heavy", "9 light", cards={0: (28,), 2: (1,)})
    to(m, "round-ends", (1, 6, 8), (1, 2, 3), never="card:28")
    assert asked(m)[0] == 2


@rule("MEU-18.29", "MEU-28.37")
def test_whoever_is_shot_fights_on_to_the_end_of_the_round() -> None:
    m = to(fought("3 archer", "2 light", cards={1: (29,)}), "damage", (1, 1, 8))
    play(m, "card:29")
    assert here(m, SPOT, 1) == ""
    assert the_round(position(m)).fighters(position(m), 1) == 2
    assert m.state.step_name() == "Melee.roll"  # the round goes on
    plain = to(fought("3 archer", "2 light", cards={1: (29,)}), "damage", (1, 1, 8))
    play(plain, "button:pass")
    assert here(plain, SPOT, 1) == ""
    assert m.state.step_name() != plain.state.step_name()


@rule("MEU-18.29")
def test_a_rider_shot_at_charges_and_is_no_sacrifice() -> None:
    m = to(fought("2 archer 1 heavy", "1 cavalry 1 light", cards={1: (29,)}), "damage", (1, 1))
    play(m, "card:29", "hit:cavalry-alfold", "hit:heavy-alfold")
    assert here(m, SPOT, 1) == "2 light"
    to(m, "sacrifice", (1, 2, 3), seat=1)
    fight = the_round(position(m))
    assert fight.active[4 + 3] == 1
    assert fight.fresh_light(position(m), 1) == 1


@rule("MEU-18.29", "MEU-28.37")
def test_damage_of_the_melee_is_not_put_off() -> None:
    m = fought("3 heavy", "3 light 1 heavy", cards={1: (29,)})
    to(m, "hit", (4, 6, 8), (1, 2, 3), never="card:29")


@rule("MEU-18.39", "MEU-28.38")
def test_a_unit_that_would_be_destroyed_becomes_a_prisoner() -> None:
    m = to(fought("3 archer", "3 light", cards={0: (39,)}), "unit-destroyed", (1, 1, 8))
    play(m, "card:39")
    assert position(m).prisoners[1] == 1
    assert here(m, SPOT, 1) == "1 light"


@rule("MEU-18.39", "MEU-28.38")
def test_a_prisoner_is_taken_once() -> None:
    m = to(fought("3 archer", "3 light", cards={0: (39,)}), "unit-destroyed", (1, 8, 8))
    play(m, "card:39")
    position(m).turned[39] = 0
    to(m, "reroll", (1, 2, 3), never="card:39")


@rule("MEU-18.39")
def test_barbarians_are_no_prisoners() -> None:
    m = medioevo(at={"serbia": "0: 3 archer; horde: 2 light"}, cards={0: (39,)}, run=battle(0, HORDE, "serbia"))
    to(m, "reroll", (1, 8, 8), (1, 2, 3), never="card:39")


@rule("MEU-18.40", "MEU-18.41", "MEU-12.10")
def test_jailers_make_capturing_easier() -> None:
    for card, value in ((0, 4), (40, 8), (41, 6)):
        m = fought("2 light", "1 light", cards={0: (40, 41)})
        play(m, "button:capture", "button:destroy")
        to(m, "rolls-made", (1, 2, 8), (1, 2, 3))
        if card:
            play(m, f"card:{card}")
        passes(m, "rolls-made")
        assert values(m)[0] == value


@rule("MEU-18.40", "MEU-18.41", "MEU-28.36")
def test_who_has_announced_no_capture_turns_no_jailer() -> None:
    m = to(fought("2 light", "1 light", cards={0: (5, 40, 41)}), "rolls-made", (1, 2, 8), (1, 2, 3))
    assert offered(m) == [5]
