"""Cards that change who fights: Infiltrator, Spy, Templar, Heroine (MEU-18.14, 18.16 to 18.18, 18.35, 18.67, 18.68)."""

from gonfalon.games.medioevo_universale.content.terms import HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.games.medioevo_universale.rules.units import change_unit, undo_changes
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, here, legal, medioevo, play, position
from tests.medioevo_universale.cards import SPOT, fought, offered, to
from tests.support import rule


@rule("MEU-18.14", "MEU-28.29")
def test_for_100_florins_an_enemy_changes_sides() -> None:
    m = fought("2 light", "2 heavy 1 captain", cards={0: (14,)})
    play(m, "card:14")
    assert here(m, SPOT, 0) == "2 light 1 heavy"  # Captains are immune: there was no choice
    assert here(m, SPOT, 1) == "1 heavy 1 captain"
    assert position(m).florins[0] == 900


@rule("MEU-EX-114", "MEU-18.14")
def test_a_barbarian_archer_is_bribed_but_no_captain() -> None:
    m = medioevo(
        at={"serbia": "0: 2 light; horde: 2 light 1 archer 1 captain"},
        cards={0: (14,)},
        run=battle(0, HORDE, "serbia"),
    )
    play(m, "card:14")
    assert legal(m, "unit") == ["light", "archer"]
    play(m, "unit:archer")
    assert (here(m, "serbia", 0), here(m, "serbia", HORDE)) == ("2 light 1 archer", "2 light 1 captain")


@rule("MEU-18.14", "MEU-28.2")
def test_nobody_is_bribed_without_florins_or_out_of_an_army_of_captains() -> None:
    poor = fought("2 light", "2 heavy", cards={0: (14, 17)}, florins={0: 50}, loans={0: 5})
    assert offered(poor) == [17]
    to(fought("2 light", "2 captain", cards={0: (14,)}), "reroll", (1, 2, 3), never="card:14")


@rule("MEU-18.16", "MEU-28.14")
def test_a_saboteur_lowers_a_machine() -> None:
    m = fought("2 light", "2 light trebuchet wagon1", cards={0: (16,)})
    play(m, "card:16", "carrier:10", (3,))
    assert here(m, SPOT, 1) == "2 light catapult wagon1"
    gone = fought("2 light", "2 light trebuchet wagon1", cards={0: (16,)})
    play(gone, "card:16", "carrier:11", (1,))
    assert here(gone, SPOT, 1) == "2 light trebuchet"


@rule("MEU-18.16")
def test_a_saboteur_may_achieve_nothing_or_be_caught() -> None:
    nothing = fought("2 light", "2 light wagon1", cards={0: (16,)})
    play(nothing, "card:16", (4,))
    assert (here(nothing, SPOT, 0), here(nothing, SPOT, 1)) == ("2 light", "2 light wagon1")
    caught = fought("2 heavy", "2 light wagon1", cards={0: (16,)})
    play(caught, "card:16", (7,))
    assert (here(caught, SPOT, 0), here(caught, SPOT, 1)) == ("1 heavy", "2 light wagon1")


@rule("MEU-18.16")
def test_without_wagons_or_machines_nothing_is_sabotaged() -> None:
    to(fought("2 light wagon1", "2 light", cards={0: (16,)}), "reroll", (1, 2, 3), never="card:16")


@rule("MEU-18.17", "MEU-28.29")
def test_an_ambush_removes_a_unit_the_enemy_chooses() -> None:
    m = fought("2 light", "1 light 1 cavalry", cards={0: (17,)})
    play(m, "card:17", (3,))
    assert asked(m) == (1, "hit")
    play(m, "hit:cavalry-alfold")
    assert here(m, SPOT, 1) == "1 light"  # removed, not reduced


@rule("MEU-18.17")
def test_an_ambush_removes_the_least_of_a_horde_or_one_of_his_own() -> None:
    m = medioevo(at={"serbia": "0: 2 light; horde: 1 light 1 archer"}, cards={0: (17,)}, run=battle(0, HORDE, "serbia"))
    play(m, "card:17", (1,))
    assert here(m, "serbia", HORDE) == "1 archer"
    back = fought("1 light 1 heavy", "2 light", cards={0: (17,)})
    play(back, "card:17", (8,))
    assert asked(back) == (0, "hit")
    play(back, "hit:heavy-alfold")
    assert (here(back, SPOT, 0), here(back, SPOT, 1)) == ("1 light", "2 light")


@rule("MEU-18.17", "MEU-18.18", "MEU-28.29")
def test_spies_work_only_for_the_parties_and_before_the_first_die() -> None:
    for card in (17, 18):
        to(fought("3 light", "3 light", cards={2: (17, 18)}), "reroll", (1, 2, 3), never=f"card:{card}")
    m = to(fought("3 light", "3 light", cards={0: (17, 18)}), "battle-opens")
    assert offered(m) == [17, 18]
    play(m, "button:pass")
    to(m, "reroll", (1, 2, 3), never="card:18")


@rule("MEU-18.18")
def test_a_trapped_unit_takes_no_part() -> None:
    m = fought("2 light", "1 light 1 cavalry", cards={0: (18,)})
    play(m, "card:18", "unit:cavalry", (2,))
    assert here(m, SPOT, 1) == "1 light 1 cavalry"
    to(m, "reroll", (1, 2, 3))
    fight = the_round(position(m))
    assert fight.active[4 + 3] == 0
    assert fight.fighters(position(m), 1) == 1
    free = fought("2 light", "1 light 1 cavalry", cards={0: (18,)})
    play(free, "card:18", "unit:cavalry", (5,))
    assert the_battle(position(free)).trapped == [0, 0]


@rule("MEU-18.35", "MEU-28.29", "MEU-28.30")
def test_a_templar_joins_a_battle_abroad_before_it_or_in_any_round() -> None:
    m = fought("2 light", "2 light", cards={0: (35,)})
    play(m, "card:35", "unit:cavalry")
    assert here(m, SPOT, 0) == "2 light 1 cavalry"
    later = to(fought("2 light", "2 light", cards={0: (35,)}), "round-opens")
    assert offered(later) == [35]


@rule("MEU-18.35")
def test_no_templar_at_home_and_no_captain() -> None:
    to(fought("3 light", "3 light", cards={1: (35,)}), "reroll", (1, 2, 3), never="card:35")
    m = fought("2 light", "2 light", cards={0: (35,)})
    play(m, "card:35")
    assert legal(m, "unit") == ["light", "archer", "heavy", "cavalry"]


@rule("MEU-18.67", "MEU-28.29", "MEU-28.30")
def test_a_heroine_makes_a_captain_in_an_army_without_one() -> None:
    m = fought("2 light", "1 light 1 captain", cards={2: (67,)})
    play(m, "card:67")
    assert here(m, SPOT, 0) == "1 light 1 captain"
    assert legal(m) != []
    assert position(m).reserve(0, 0) == position(m).reserve(2, 0) - 2  # no piece has been exchanged


@rule("MEU-18.67", "MEU-18.68", "MEU-15.2")
def test_at_the_end_of_the_turn_heroes_are_what_they_were() -> None:
    m = medioevo(at={"thracia": "0: 2 light", "temes": "1: 1 captain"}, cards={0: (67, 68)}, phase=6)
    play(m, "card:67", "hero:light-thracia-0")
    play(m, "card:68", "hero:captain-temes-1")
    assert (here(m, "thracia", 0), here(m, "temes", 1)) == ("1 light 1 captain", "1 captain2")
    to(m, "bid")
    assert (here(m, "thracia", 0), here(m, "temes", 1)) == ("2 light", "1 captain")


@rule("MEU-18.67", "MEU-18.68")
def test_a_captain_of_level_three_rises_no_further() -> None:
    m = medioevo(at={"thracia": "0: 1 captain3"}, cards={0: (67, 68)}, phase=6)
    assert offered(m) == []


@rule("MEU-18.14", "MEU-15.2", "MEU-16.15")
def test_who_is_bribed_at_sea_leaves_the_others_aboard_what_they_are() -> None:
    m = medioevo(
        at={"propontis": "0: galley2(1 light); 1: galley2(2 heavy 1 light)"},
        cards={0: (14,)},
        war=((0, 1),),
        run=battle(0, 1, "propontis"),
    )
    change_unit(position(m), 1, LIGHT, HEAVY, WORLD.index["propontis"])
    unbribed = m.copy()
    play(m, "card:14")
    assert (here(m, "propontis", 0), here(m, "propontis", 1)) == ("galley2(1 light 1 heavy)", "galley2(2 heavy)")
    undo_changes(position(m))
    assert here(m, "propontis", 1) == "galley2(2 heavy)"
    undo_changes(position(unbribed))
    assert here(unbribed, "propontis", 1) == "galley2(1 light 2 heavy)"


@rule("MEU-18.16", "MEU-17.6")
def test_a_machine_destroyed_by_a_saboteur_is_the_objective_of_his_card() -> None:
    for machine, met in (("catapult", 1), ("trebuchet", 0)):
        for attacker, defender, slot in (("2 light", f"2 light {machine}", 10), (f"2 light {machine}", "2 light", 0)):
            m = fought(attacker, defender, cards={0 if slot else 1: (16,)})
            play(m, "card:16", f"carrier:{slot}", (1,))
            assert position(m).met[16] == met, (machine, slot)
