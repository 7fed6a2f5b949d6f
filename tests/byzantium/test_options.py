"""The four switches of the table, and the defaults the ledger gives them."""

import pytest

from gonfalon.games.byzantium import GAME
from tests.byzantium.build import after, army, asked, begin, box, byzantium, dice_due, legal, play, refuses, where
from tests.support import rule


@rule("BYZ-7.8", "BYZ-6.2", "BYZ-14.4", "BYZ-11.12")
def test_there_are_four_switches_with_these_defaults() -> None:
    assert [(option.name, option.default, option.rule) for option in GAME.options] == [
        ("civil_war_own_city", True, "BYZ-7.8"),
        ("one_elite_in_all", False, "BYZ-6.2"),
        ("double_losses_in_battle", False, "BYZ-14.4"),
        ("fleet_blocks_return", False, "BYZ-11.12"),
    ]


# -- civil war against one's own city ----------------------------------------------------------


@rule("BYZ-7.8")
def test_switched_off_a_player_does_not_attack_his_own_city() -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 by 0", "ankara": "byzantine 2 by 1"},
        armies={(0, "byzantine"): "main 9 move 1 at nicea"},
        civil_war_own_city=False,
    )
    special, move = m.copy(), m.copy()
    begin(special, "action:special")
    refuses(special, "space:civil_war_byzantine", "BYZ-7.8")
    begin(move, "action:move", "army:byzantine")
    refuses(move, "button:civil-war", "BYZ-7.8")
    begin(move, "city:ankara")
    assert "button:civil-war" in move.legal(), "another's city is still open"


@rule("BYZ-7.8")
@pytest.mark.parametrize("owner", ["", " by 1"])
def test_switched_off_the_other_targets_remain(owner: str) -> None:
    m = byzantium(
        cities={"nicea": f"byzantine 3{owner}"},
        armies={(0, "byzantine"): "main 9 at nicea", (1, "byzantine"): ""},
        civil_war_own_city=False,
    )
    begin(m, "action:special", "space:civil_war_byzantine", "box:pool")
    assert dice_due(m) == 3


# -- one Elite cube in all ---------------------------------------------------------------------


@rule("BYZ-6.2")
def test_switched_on_one_elite_cube_an_action_is_all() -> None:
    m = byzantium(one_elite_in_all=True)
    begin(m, "action:reinforce", "box:byzantine-elite", "box:pool")
    refuses(m, "box:arab-elite", "BYZ-6.2")
    refuses(m, "box:byzantine-elite", "BYZ-6.2")
    assert len(legal(m, "box")) == 6
    assert army(after(m, "box:arab-main", "box:pool", "button:done"), 0, "byzantine") == "elite 2 main 3 levy 2 move 2"


# -- double losses in battles at Constantinople ------------------------------------------------


@rule("BYZ-14.4")
def test_switched_on_each_hit_of_a_pawn_at_constantinople_costs_2() -> None:
    m = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at adrianople", (1, "byzantine"): "main 2 at constantinople"},
        double_losses_in_battle=True,
    )
    begin(m, "action:move", "army:arab", "city:constantinople", "button:stay", "seat:1", (6, 1, 1), (6, 1))
    play(m, "box:arab-main", "box:arab-main", "box:byzantine-main")
    assert box(m, 0, "arab-main") == 7
    assert box(m, 1, "byzantine-main") == 1, "the defender's losses are not doubled"


@rule("BYZ-14.4")
def test_switched_on_it_holds_for_a_levy_and_against_the_bulgars() -> None:
    levy = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at adrianople", (1, "byzantine"): "levy 2 guard"},
        double_losses_in_battle=True,
    )
    play(levy, "action:move", "army:arab", "city:constantinople", "button:levy", (1, 1, 1), (6, 6))
    assert box(levy, 0, "arab-main") == 5
    bulgars = byzantium(
        cities={"adrianople": "bulgar 1"},
        armies={(1, "byzantine"): "main 2 at constantinople"},
        double_losses_in_battle=True,
        bulgars=9,
    )
    play(bulgars, "action:special", "space:bulgar", "city:constantinople", "box:pool", "button:stay", (1, 1, 1), (6, 1))
    assert getattr(bulgars.state, "bulgars", None) == 9, "11 - 2"


@rule("BYZ-14.4")
def test_switched_on_other_cities_are_as_before() -> None:
    m = byzantium(
        cities={"antioch": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at antioch", (1, "byzantine"): "main 2 at tarsus"},
        double_losses_in_battle=True,
    )
    play(m, "action:move", "army:arab", "city:tarsus", "button:stay", (1, 1, 1), (6, 1))
    assert box(m, 0, "arab-main") == 8


# -- the fleet blocks the return ---------------------------------------------------------------

ISLANDS = {"alexandria": "arab 1", "candia": "byzantine 3"}
FLEET: dict[str, tuple[int, ...]] = {"fleet_byzantine": (1,)}


@rule("BYZ-11.12")
def test_switched_on_the_fleet_may_refuse_the_return_over_the_sea() -> None:
    m = byzantium(
        cities={**ISLANDS, "athens": "arab 1"},
        armies={(0, "arab"): "main 3 move 2 at alexandria"},
        spaces=FLEET,
        fleet_blocks_return=True,
    )
    begin(m, "action:move", "army:arab", "city:candia", "button:leave", "button:leave", (1, 1, 1))
    assert (asked(m), m.legal()) == ((1, "fleet-block"), ["button:allow", "button:forbid"])
    assert where(after(m, "button:allow"), 0, "arab") == "alexandria"
    lost = box(m, 0, "casualties")
    destroyed = after(m, "button:forbid")
    assert (army(destroyed, 0, "arab"), box(destroyed, 0, "casualties")) == ("", lost + 3), "an island: no way out"


@rule("BYZ-11.12")
def test_switched_on_a_blocked_army_flees_over_land() -> None:
    m = byzantium(
        cities={"candia": "arab 1", "athens": "byzantine 3", "dyrrachium": "arab 1"},
        armies={(0, "arab"): "main 3 move 2 at candia"},
        spaces=FLEET,
        fleet_blocks_return=True,
    )
    play(m, "action:move", "army:arab", "city:athens", "button:leave", "button:leave", (1, 1, 1), "button:forbid")
    assert army(m, 0, "arab") == "main 2 at dyrrachium", "through Thessalonica"


@rule("BYZ-11.12")
def test_switched_on_it_concerns_only_a_last_step_by_sea_and_anothers_fleet() -> None:
    land = byzantium(
        cities={"jerusalem": "arab 1", "alexandria": "byzantine 3"},
        armies={(0, "arab"): "main 3 move 1 at jerusalem"},
        spaces=FLEET,
        fleet_blocks_return=True,
    )
    play(land, "action:move", "army:arab", "city:alexandria", (1, 1, 1))
    assert where(land, 0, "arab") == "jerusalem"
    own = byzantium(
        cities=ISLANDS,
        armies={(0, "arab"): "main 3 move 2 at alexandria"},
        spaces={"fleet_byzantine": (0,)},
        fleet_blocks_return=True,
    )
    play(own, "action:move", "army:arab", "city:candia", (1, 1, 1))
    assert where(own, 0, "arab") == "alexandria"
    byzantine = byzantium(
        cities={"candia": "arab 3"},
        armies={(0, "byzantine"): "main 3 move 1 at athens"},
        spaces=FLEET,
        fleet_blocks_return=True,
    )
    play(byzantine, "action:move", "army:byzantine", "city:candia", (1, 1, 1))
    assert where(byzantine, 0, "byzantine") == "athens"


@rule("BYZ-11.12")
def test_switched_on_it_holds_after_a_lost_battle_and_a_lost_civil_war_too() -> None:
    battle = byzantium(
        cities=ISLANDS,
        armies={(0, "arab"): "main 3 move 2 at alexandria", (2, "byzantine"): "main 9 at candia"},
        spaces=FLEET,
        fleet_blocks_return=True,
    )
    play(battle, "action:move", "army:arab", "city:candia", "button:leave", "button:leave", "button:stay")
    play(battle, (1, 1, 1), (1, 1, 1))
    assert asked(battle) == (1, "fleet-block")
    war = byzantium(
        cities={"alexandria": "arab 1", "candia": "arab 3"},
        armies={(0, "arab"): "main 3 move 2 at alexandria"},
        spaces=FLEET,
        fleet_blocks_return=True,
    )
    play(war, "action:move", "army:arab", "city:candia", "button:leave", "button:leave", "button:civil-war", "box:pool")
    play(war, (1, 1, 1))
    assert asked(war) == (1, "fleet-block")
