"""Military buildings and their tokens, conquest, plunder, control (sections 11 and 13)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.rules.conquest import conquest
from gonfalon.games.medioevo_universale.rules.plunder import Pillage, spoils
from gonfalon.games.medioevo_universale.rules.position import PEACE, WAR
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.support import rule


def conquered(place: str, keeper: int = 1, **more: Any) -> Match:
    """Seat 0 has just conquered land of seat 1."""
    at = {**more.pop("at", {})}
    at[place] = "0: 1 light" + (f"; {at[place]}" if place in at else "")
    losers = [] if keeper < 0 else [keeper]
    return medioevo(at=at, run=conquest(position(medioevo()), 0, WORLD.index[place], keeper, losers), **more)


def pillaged(place: str, owner: int) -> Pillage:
    """Barbarians are alone in a seat's land."""
    return Pillage(space=WORLD.index[place], owners=[owner], lost=[])


def settled(m: Match, answer: str = "button:keep") -> Match:
    """Every asset is dealt with alike."""
    while asked(m)[1] == "asset":
        play(m, answer if answer in legal(m) else legal(m)[0])
    return m


# -- military buildings -------------------------------------------------------------------------


@rule("MEU-11.2", "MEU-9.8", "MEU-28.60")
def test_nothing_protects_a_building_from_siege_machines() -> None:
    m = medioevo(
        at={"alfold": "0: 3 light bombard; 1: 3 heavy"},
        built={"alfold": "castle"},
        war=((0, 1),),
        run=battle(0, 1, "alfold"),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on", "protect:artillery")
    play(m, "crew:light", "crew:light", "crew:light")
    assert asked(m) == (0, "aim")
    building = next(answer for answer in legal(m) if "units" not in answer)
    play(m, building, (1, 2, 8))
    assert buildings(m, "alfold") == "castle/4"  # two hits of two points, nothing taken off


@rule("MEU-11.3", "MEU-11.11")
def test_a_building_destroyed_by_artillery_protects_no_more_in_that_round() -> None:
    def shot(hits: tuple[int, ...]) -> Match:
        m = medioevo(
            at={"alfold": "0: 3 light 1 archer bombard; 1: 9 heavy"},
            built={"alfold": "tower/1"},
            war=((0, 1),),
            run=battle(0, 1, "alfold"),
        )
        play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on", "protect:archers")
        play(m, "crew:light", "crew:light", "crew:light")
        play(m, next(answer for answer in legal(m) if "units" not in answer), hits)
        return play(m, (1,))  # the archer hits

    fallen = shot((1, 2, 8))
    assert buildings(fallen, "alfold") == ""
    assert here(fallen, "alfold", 1) == "1 light 8 heavy"
    standing = shot((8, 8, 8))
    assert buildings(standing, "alfold") == "tower/1"
    assert here(standing, "alfold", 1) == "9 heavy"  # the Tower took the point


@rule("MEU-11.7", "MEU-11.8")
def test_a_battle_removes_the_token_whoever_wins_and_it_does_not_come_back() -> None:
    m = medioevo(
        at={"serbia": "0: 1 light; 1: 5 heavy"}, tokens={"serbia": 1}, war=((0, 1),), run=battle(0, 1, "serbia")
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, "sacrifice:0", (1, 2, 3), "reroll:none", (4, 6, 8), "reroll:none")
    while asked(m)[1] == "hit":
        play(m, legal(m)[0])
    assert here(m, "serbia", 0) == ""
    assert position(m).token[WORLD.index["serbia"]] == -1  # though its owner has won
    assert holder(m, "serbia") == 1  # his army holds it
    taken = settled(conquered("serbia", tokens={"serbia": 1}))
    assert position(taken).token[WORLD.index["serbia"]] == -1


@rule("MEU-11.9", "MEU-EX-107", "MEU-28.57")
def test_whoever_keeps_a_captured_tower_may_replace_the_tokens_that_hang_on_it() -> None:
    def taken() -> Match:
        return conquered("temes", built={"temes": "tower"}, tokens={"serbia": 1})

    m = settled(taken())
    assert asked(m) == (0, "replace-token")
    play(m, "button:replace")
    assert position(m).token[WORLD.index["serbia"]] == 0
    assert position(m).honour[0] == 10
    back = settled(taken())
    play(back, "button:return")
    assert position(back).token[WORLD.index["serbia"]] == -1
    guarded = settled(conquered("temes", built={"temes": "tower"}, tokens={"serbia": 1}, at={"serbia": "2: 1 light"}))
    assert position(guarded).token[WORLD.index["serbia"]] == -1  # where an army of somebody else stands it goes back
    assert asked(guarded)[1] != "replace-token"  # unasked
    spent = dict.fromkeys(WORLD.names[60:68], 0) | {"serbia": 1}
    without = settled(conquered("temes", built={"temes": "tower"}, tokens=spent))
    assert position(without).token[WORLD.index["serbia"]] == -1
    assert asked(without)[1] != "replace-token"


@rule("MEU-11.9", "MEU-EX-42")
def test_a_token_beside_a_second_tower_of_its_owner_stays() -> None:
    m = settled(conquered("temes", built={"temes": "tower", "slavonia": "tower"}, tokens={"serbia": 1}))
    assert asked(m)[1] != "replace-token"
    assert position(m).token[WORLD.index["serbia"]] == 1


@rule("MEU-11.10")
def test_a_plundered_tower_loses_its_tokens() -> None:
    m = settled(conquered("temes", built={"temes": "tower"}, tokens={"serbia": 1}), "button:plunder")
    assert position(m).token[WORLD.index["serbia"]] == -1
    assert holder(m, "serbia") == -1
    both = settled(
        conquered("temes", built={"temes": "tower", "slavonia": "tower"}, tokens={"serbia": 1}), "button:plunder"
    )
    assert position(both).token[WORLD.index["serbia"]] == 1


@rule("MEU-11.10")
def test_only_tokens_of_whose_building_it_was_go_with_it() -> None:
    """Tokens of others may have no building of theirs beside them any more: no building of theirs has fallen."""
    tokens = {"serbia": 1, "wallachia": 2, "slavonia": 0}
    for answer in ("button:plunder", "button:keep"):
        m = settled(conquered("temes", built={"temes": "tower"}, tokens=tokens), answer)
        play(m, "button:return") if asked(m)[1] == "replace-token" else None
        assert [holder(m, name) for name in tokens] == [-1, 2, 0]
    m = medioevo(
        at={"temes": "0: 3 light bombard; 1: 3 heavy"},
        built={"temes": "tower/2"},
        tokens=tokens,
        war=((0, 1),),
        run=battle(0, 1, "temes"),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on", "protect:melee")
    play(m, "crew:light", "crew:light", "crew:light", "aim:military", (1, 2, 8))
    assert buildings(m, "temes") == ""
    assert [holder(m, name) for name in tokens] == [-1, 2, 0]
    m = medioevo(at={"temes": "horde: 1 light"}, built={"temes": "tower"}, tokens=tokens, run=pillaged("temes", 1))
    play(m)
    assert buildings(m, "temes") == ""
    assert [holder(m, name) for name in tokens] == [-1, 2, 0]


@rule("MEU-11.10", "MEU-25.4")
def test_tokens_are_looked_at_before_any_of_them_is_taken() -> None:
    tokens = {"greater_poland": 1, "lithuania": 1}  # the second tower stands in land that the first token holds
    built = {"prussia": "tower", "greater_poland": "tower"}
    m = settled(conquered("prussia", tokens=tokens, built=built), "button:plunder")
    assert (holder(m, "greater_poland"), holder(m, "lithuania")) == (-1, 1)


# -- plunder ------------------------------------------------------------------------------------


@rule("MEU-13.2", "MEU-13.7", "MEU-28.67")
def test_each_asset_is_kept_or_plundered_for_half_its_price() -> None:
    m = conquered(
        "pannonia",
        built={"pannonia": "town/1 fort"},
        markets={"pannonia": "black white"},
        at={"pannonia": "1: caravan2[orange 2]"},
    )
    play(m, "button:plunder")
    assert position(m).florins[0] == 1100  # a Town, damaged or not
    play(m, "button:keep")
    assert buildings(m, "pannonia") == "fort"
    play(m, "button:plunder")
    assert position(m).florins[0] == 1100 + 100 + 2 * 50  # the Caravan and its cargo
    play(m, "button:plunder")
    assert position(m).florins[0] == 1350
    assert len(market(m, "pannonia")) == 1
    play(m, "button:keep")
    assert len(market(m, "pannonia")) == 1  # kept by leaving it
    assert position(m).florins[1] == 1000  # all of it from the bank


@rule("MEU-13.2")
def test_a_transport_is_kept_with_its_cubes_or_without() -> None:
    m = conquered("pannonia", at={"pannonia": "1: caravan2[orange 2]"})
    play(m, "button:keep")
    assert here(m, "pannonia", 0) == "1 light caravan2[orange 2]"
    emptied = conquered("pannonia", at={"pannonia": "1: caravan2[orange 2]"})
    play(emptied, "button:keep-empty")
    assert here(emptied, "pannonia", 0) == "1 light caravan2"
    assert position(emptied).florins[0] == 1100


@rule("MEU-13.2")
def test_land_of_nobody_has_assets_too() -> None:
    m = conquered("bulgaria", keeper=-1, built={"bulgaria": "village"})
    assert asked(m) == (0, "asset")
    play(m, "button:plunder")
    assert position(m).florins[0] == 1050


@rule("MEU-13.3")
def test_without_a_property_token_a_transport_must_go() -> None:
    full = "0: " + "wagon1 " * 8
    m = conquered("temes", at={"temes": "1: caravan1", "thracia": full})
    assert legal(m) == ["button:plunder"]
    play(m)
    assert here(m, "temes", 1) == ""
    assert here(m, "temes", 0) == "1 light"
    assert position(m).florins[0] == 1050


@rule("MEU-13.4", "MEU-13.14")
def test_pieces_of_a_third_player_stay() -> None:
    m = settled(conquered("temes", at={"temes": "1: wagon1; 2: caravan1[black 1]"}), "button:plunder")
    assert here(m, "temes", 2) == "caravan1[black 1]"
    assert here(m, "temes", 1) == ""


@rule("MEU-13.13", "MEU-EX-109")
def test_in_a_later_turn_what_stands_there_without_troops_is_seized() -> None:
    at = {"serbia": "0: 1 light; 1: caravan1[black 2]"}
    m = medioevo(at=at, war=((0, 1),))
    play(m, "seize:serbia-1", "button:plunder")
    assert position(m).florins[0] == 1150
    kept = medioevo(at=at, war=((0, 1),))
    play(kept, "seize:serbia-1", "button:keep")
    assert here(kept, "serbia", 0) == "1 light caravan1[black 2]"
    peace = medioevo(at=at)
    play(peace, "seize:serbia-1", "button:plunder")
    assert position(peace).honour[0] == 7  # without war it is an attack
    assert (position(peace).relation[1], position(peace).relation[2]) == (WAR, PEACE)
    fresh = medioevo(at=at, war=((0, 1),))
    position(fresh).enter(WORLD.index["serbia"], 0)
    fresh.state._request = None
    assert legal(fresh, "seize") == []  # he has come only this turn
    guarded = medioevo(at={"serbia": "0: 1 light; 1: caravan1 1 light"}, war=((0, 1),))
    assert legal(guarded, "seize") == []


# -- control ------------------------------------------------------------------------------------


@rule("MEU-13.9")
def test_foreign_troops_contest_and_guests_do_not() -> None:
    assert holder(medioevo(at={"thracia": "0: 1 light; 1: 1 light"}), "thracia") == -1
    assert holder(medioevo(at={"thracia": "0: 1 light; horde: 1 light"}), "thracia") == -1
    assert holder(medioevo(at={"thracia": "0: 1 light; 1: 1 light"}, pacts=("0>1 passage",)), "thracia") == 0
    assert holder(medioevo(at={"serbia": "0: wagon1"}), "serbia") == -1  # an army needs a military unit
    assert holder(medioevo(tokens={"serbia": 0}, at={"serbia": "1: 1 light"}), "serbia") != 0
    assert holder(medioevo(tokens={"serbia": 0}, at={"serbia": "1: wagon1"}), "serbia") == 0


@rule("MEU-13.11")
def test_buildings_in_contested_land_stay_with_the_last_holder_and_give_nothing() -> None:
    m = medioevo(at={"thracia": "0: 1 light"}, built={"thracia": "city castle"})
    state, spot = position(m), WORLD.index["thracia"]
    state.army[spot * 7 + 1] += 1
    state.refresh(spot)
    assert (state.holder[spot], state.keeper[spot]) == (-1, 0)
    assert state.buildings(0) == []
    state.army[spot * 7] = 0
    state.refresh(spot)
    assert (state.holder[spot], state.keeper[spot]) == (1, 1)
    free = medioevo(built={"serbia": "tower"})
    assert position(free).keeper[WORLD.index["serbia"]] == -1  # barbarian land: nobody's


@rule("MEU-13.12")
def test_war_eliminates_nobody() -> None:
    lost = {WORLD.names[t]: "1: 1 light" for t in WORLD.home_of[0]}
    m = medioevo(phase=3, at=lost, war=((0, 1),), florins={0: 0})
    assert position(m).territories(0) == []
    for seat in range(3):
        m.apply("tax:30", seat)
    assert position(m).florins[0] == 200
    assert 0 in position(m).playing()


@rule("MEU-13.14", "MEU-12.16")
def test_when_both_sides_are_wiped_out_everything_else_stays() -> None:
    m = medioevo(
        at={"bulgaria": "0: 1 light wagon1; 1: 1 light caravan1[black 1]"},
        built={"bulgaria": "village tower"},
        markets={"bulgaria": "orange"},
        tokens={"bulgaria": 1, "serbia": 1},
        war=((0, 1),),
        run=battle(0, 1, "bulgaria"),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on", "protect:artillery")
    play(m, (1, 2, 6), "reroll:none", (1, 4, 5), "reroll:none")
    assert here(m, "bulgaria", 0) == "wagon1"
    assert here(m, "bulgaria", 1) == "caravan1[black 1]"
    assert buildings(m, "bulgaria") == "village tower"
    assert market(m, "bulgaria") == ["orange"]
    assert holder(m, "bulgaria") == -1  # the token there is gone
    assert position(m).token[WORLD.index["serbia"]] == 1  # the one beside it is not


@rule("MEU-13.14", "MEU-13.8")
def test_what_is_left_without_troops_or_token_belongs_to_nobody() -> None:
    m = medioevo(at={"bulgaria": "0: 1 light wagon1 catapult"}, built={"bulgaria": "tower"})
    play(m, "free:remove", "drop:light-bulgaria", "button:done")
    assert here(m, "bulgaria", 0) == "wagon1 catapult"
    assert buildings(m, "bulgaria") == "tower"
    assert position(m).keeper[WORLD.index["bulgaria"]] == -1
    assert here(m, "bulgaria", HORDE) == ""


# -- transports that change hands ------------------------------------------------------------------


def looted(answer: str, what: str = "caravan2[black 1]", **more: Any) -> Match:
    """Seat 0 has won in Serbia, where a transport of seat 1 stands."""
    at = {"serbia": f"0: 5 light; 1: {what}"}
    booty = spoils(position(medioevo(at=at)), 0, WORLD.index["serbia"], [1], [10])
    m = passes(medioevo(at=at, run=booty, **more))
    return passes(play(m, answer))


@rule("MEU-13.2", "MEU-14.20")
@pytest.mark.parametrize("answer", ["button:keep", "button:keep-empty", "button:plunder"])
def test_the_route_of_a_transport_that_is_taken_is_over(answer: str) -> None:
    route = {1: (10, "crimea* saraj trebisonda antioch")}
    m = looted(answer, route=route)
    state = position(m)
    assert (state.road[1], state.route[1]) == (-1, [])
    assert here(m, "serbia", 1) == ""
    assert (
        here(m, "serbia", 0)
        == {
            "button:keep": "5 light caravan2[black 1]",
            "button:keep-empty": "5 light caravan2",
            "button:plunder": "5 light",
        }[answer]
    )
    other = looted(answer, route={1: (11, "crimea* saraj trebisonda antioch")})
    assert (position(other).road[1], len(position(other).route[1])) == (11, 4)  # another one travels
