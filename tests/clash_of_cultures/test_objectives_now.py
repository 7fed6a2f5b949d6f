"""Objectives of the moment: a conflict that meets each, and the nearest one that does not."""

from typing import Any

import pytest

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CAVALRY,
    INFANTRY,
    LEADER,
    NOBODY,
    PIRATE,
    SETTLER,
    SHIP,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.conflict import Conflict, attack
from gonfalon.games.clash_of_cultures.rules.effects import objectives_now
from gonfalon.games.clash_of_cultures.rules.moments import ACTION_DONE, CITY_FOUNDED, CONFLICT_AFTER, TABLE
from gonfalon.games.clash_of_cultures.rules.position import COMBATS, COMBATS_WON, PIRATE_BATTLES, TALLIES, Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER
from gonfalon.kernel.moments import Procedure
from tests.clash_of_cultures.build import PURPLE, RED, WORLD, coc, do, faces, offered, place, running, state_of
from tests.clash_of_cultures.war import march, roll
from tests.support import rule

LAND = {3: "R19", 4: "R18", 5: "R17", 6: "R20"}
COAST = {**LAND, 8: "R05"}


def condition(name: str, moment: Procedure = CONFLICT_AFTER) -> Any:
    """What must be true, whoever holds the card."""
    found = next(listener for listener in moment.listeners if listener.effect.ident == "o:" + name)
    assert isinstance(found.says, objectives_now.InHand)
    return found.says.condition


def fought(seat: int = PURPLE, enemy: int = RED, tallies: dict[int, int] | None = None, **facts: Any) -> Position:
    """A conflict of purple as attacker against an enemy on D4, won unless said otherwise, with these facts."""
    match = coc(turn=PURPLE, regions=COAST, advances=facts.pop("advances", {}), civ=facts.pop("civ", None))
    state = state_of(match)
    naval = facts.get("naval", False)
    squad = [0] * UNITS
    squad[SHIP if naval else INFANTRY] = 2
    spot = place(state, "F6" if naval else "D4")
    attacker, defender = (PURPLE, enemy) if seat == PURPLE else (enemy, PURPLE)
    c = attack(state, attacker, squad, place(state, "D5"), spot)
    c.defender, c.had_units, c.result = defender, True, ATTACKER if seat == PURPLE else DEFENDER
    lost = facts.pop("lost", {})
    for (side, kind), number in lost.items():
        c.lost[side * UNITS + kind] = number
    for name, value in facts.items():
        assert hasattr(c, name)
        setattr(c, name, value)
    for tally, number in (tallies or {}).items():
        state.tally[PURPLE * TALLIES + tally] = number
    state.frames.append(c)
    return state


CITY = {"city": True, "conquered": True}


@rule("COC-23.2", "COC-16.22")
@pytest.mark.parametrize(
    ("name", "met", "missed"),
    [
        pytest.param(
            "conqueror", {**CITY, "defenders": 1}, {**CITY, "defenders": 0}, id="conqueror of a defended city"
        ),
        pytest.param(
            "conqueror",
            {**CITY, "fortress": True},
            {**CITY, "fortress": True, "enemy": BARBARIAN},
            id="conqueror of an opponent",
        ),
        pytest.param(
            "conqueror", {**CITY, "defenders": 2}, {"city": True, "defenders": 2}, id="conqueror has the city"
        ),
        pytest.param(
            "warmonger",
            {"tallies": {COMBATS: 2, COMBATS_WON: 1}},
            {"tallies": {COMBATS: 1, COMBATS_WON: 1}},
            id="warmonger fights twice",
        ),
        pytest.param(
            "warmonger",
            {"tallies": {COMBATS: 2, COMBATS_WON: 1}},
            {"tallies": {COMBATS: 2, COMBATS_WON: 0}},
            id="warmonger wins once",
        ),
        pytest.param("warlord", {"lost": {(1, INFANTRY): 3}, "result": 1}, {"lost": {(1, INFANTRY): 2}}, id="warlord"),
        pytest.param(
            "warlord", {"lost": {(1, INFANTRY): 3}}, {"lost": {(0, INFANTRY): 3}}, id="warlord eliminates others"
        ),
        pytest.param(
            "great_battle", {"attackers": 3, "defenders": 3}, {"attackers": 3, "defenders": 2}, id="great battle"
        ),
        pytest.param(
            "great_battle", {"attackers": 6}, {"attackers": 6, "had_units": False}, id="great battle has a defender"
        ),
        pytest.param("against_all_odds", {"attackers": 1, "defenders": 2}, {"attackers": 2, "defenders": 2}, id="odds"),
        pytest.param(
            "against_all_odds",
            {"attackers": 1, "defenders": 2},
            {"attackers": 1, "defenders": 2, "enemy": BARBARIAN},
            id="odds against an opponent",
        ),
        pytest.param("amphibious_assault", {**CITY, "landing": True}, {**CITY, "landing": False}, id="amphibious"),
        pytest.param(
            "daring", {"attackers": 1, "defenders": 2}, {"attackers": 1, "defenders": 1}, id="daring by numbers"
        ),
        pytest.param(
            "daring",
            {"advances": {RED: "tactics"}},
            {"advances": {RED: "tactics", PURPLE: "tactics"}},
            id="daring by warfare",
        ),
        pytest.param(
            "legend",
            {"attackers": 3, "defenders": 1, "size": 5, "wonders": 1, "result": 1},
            {"attackers": 2, "defenders": 1, "size": 5, "wonders": 1},
            id="legend with three",
        ),
        pytest.param(
            "legend",
            {"attackers": 3, "fortress": True, "size": 5, "wonders": 1},
            {"attackers": 3, "fortress": True, "size": 4, "wonders": 1},
            id="legend of size five",
        ),
        pytest.param(
            "legend",
            {"attackers": 3, "fortress": True, "size": 5, "wonders": 1},
            {"attackers": 3, "fortress": True, "size": 5, "wonders": 0},
            id="legend with a wonder",
        ),
        pytest.param("aggressor", {"lost": {(1, INFANTRY): 2}}, {"lost": {(1, INFANTRY): 1}}, id="aggressor"),
        pytest.param(
            "aggressor",
            {"lost": {(1, INFANTRY): 2}},
            {"lost": {(0, INFANTRY): 2}, "seat": RED, "enemy": RED},
            id="aggressor attacks",
        ),
        pytest.param(
            "assimilator",
            {**CITY, "defenders": 2, "enemy": BARBARIAN},
            {**CITY, "defenders": 1, "enemy": BARBARIAN},
            id="assimilator",
        ),
        pytest.param(
            "defiance",
            {"city": True, "enemy": BARBARIAN, "lost": {(1, INFANTRY): 2}},
            {"city": False, "enemy": BARBARIAN, "lost": {(1, INFANTRY): 2}},
            id="defiance in a city",
        ),
        pytest.param(
            "defiance",
            {"city": True, "enemy": BARBARIAN, "lost": {(1, INFANTRY): 2}},
            {"city": True, "enemy": BARBARIAN, "lost": {(1, INFANTRY): 1}},
            id="defiance of two",
        ),
        pytest.param(
            "great_commander",
            {"attackers": 2, "defenders": 2, "led": (PURPLE,), "lost": {(0, LEADER): 1}},
            {"attackers": 3, "defenders": 2, "led": (PURPLE,), "lost": {(0, LEADER): 1}},
            id="commander outnumbered",
        ),
        pytest.param(
            "great_commander",
            {"attackers": 2, "defenders": 2, "led": (PURPLE,)},  # driven out of it later, perhaps (COC-33.48)
            {"attackers": 2, "defenders": 2, "led": (RED,)},
            id="commander takes part",
        ),
        pytest.param(
            "king_slayer",
            {"lost": {(1, LEADER): 1, (1, INFANTRY): 2}, "result": 1},
            {"lost": {(1, LEADER): 1, (1, INFANTRY): 1, (1, SETTLER): 1}},
            id="king slayer",
        ),
        pytest.param(
            "king_slayer",
            {"lost": {(1, LEADER): 1, (1, INFANTRY): 2}},
            {"lost": {(1, INFANTRY): 3}},
            id="king slayer slays the king",
        ),
        pytest.param(
            "cleanse_the_seas",
            {"naval": True, "enemy": PIRATE, "tallies": {PIRATE_BATTLES: 2}},
            {"naval": True, "enemy": PIRATE, "tallies": {PIRATE_BATTLES: 1}},
            id="cleanse the seas",
        ),
    ],
)
def test_met_and_missed(name: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    assert condition(name)(fought(**met), PURPLE, None)
    assert not condition(name)(fought(**missed), PURPLE, None)


@rule("COC-23.2")
def test_a_stampede_needs_a_survivor_on_four_legs() -> None:
    state = fought()
    assert not condition("stampede")(state, PURPLE, None)
    state.put(PURPLE, CAVALRY, place(state, "D4"))
    assert condition("stampede")(state, PURPLE, None)
    state.frames[-1].result = DEFENDER  # type: ignore[attr-defined]
    assert not condition("stampede")(state, PURPLE, None)


@rule("COC-35.15")
def test_a_marauder_cuts_a_trade_route() -> None:
    def sunk(advances: str, city: str) -> bool:
        match = coc(turn=PURPLE, regions=LAND, cities={"D5": city}, advances={RED: advances})
        state = state_of(match)
        c = attack(state, PURPLE, [0, 1, 0, 0, 0, 0], place(state, "D5"), place(state, "D4"))
        c.defender, c.lost[DEFENDER * UNITS + SETTLER] = RED, 1
        state.frames.append(c)
        return bool(condition("marauder")(state, PURPLE, None))

    assert sunk("trade_routes", "purple neutral")
    assert not sunk("trade_routes", "purple angry")
    assert not sunk("storage", "purple neutral")


@rule("COC-35.15")
def test_a_marauder_cuts_no_route_that_was_none_when_the_attack_came() -> None:
    def caught(settlers: str, nation: str) -> bool:
        match = coc(
            turn=PURPLE,
            civ={PURPLE: nation},
            regions=LAND,
            cities={"D4": "purple neutral"},
            units={"D6": "purple 4 infantry", "D5": settlers},
            advances={RED: "trade_routes", PURPLE: "tactics"},
            goals={PURPLE: "O21"},
        )
        march(match, "D6", "4 infantry", "hex:D5")
        if match.turn == (-1,):
            roll(match, "6I")
        return "effect:o:marauder" in match.legal()

    assert caught("red 1 settler", "rome")
    assert not caught("red 1 settler", "huns")  # Raiders let it make no link
    assert caught("red 1 settler 1 infantry", "huns")


@rule("COC-35.15", "COC-32.6")
def test_a_ship_given_up_to_an_own_card_is_no_prey_of_a_marauder() -> None:
    cities, advances = {"E7": "purple neutral"}, {RED: "trade_routes", PURPLE: "tactics"}
    match = coc(turn=PURPLE, regions=COAST, cities=cities, advances=advances)
    state = state_of(match)
    c = attack(state, PURPLE, [0, 0, 0, 0, 0, 2], NOBODY, place(state, "F6"))
    c.defender, c.result, c.lost[DEFENDER * UNITS + SHIP] = RED, ATTACKER, 1
    state.frames.append(c)
    assert condition("marauder")(state, PURPLE, None)
    c.given = (DEFENDER * UNITS + SHIP,)
    assert not condition("marauder")(state, PURPLE, None)


@rule("COC-23.2")
def test_draconian_with_four_angry_cities() -> None:
    cities = dict.fromkeys(("D7", "D6", "D5"), "purple angry")
    three = state_of(coc(turn=PURPLE, regions=LAND, cities=cities))
    assert not condition("draconian", ACTION_DONE)(three, PURPLE, None)
    four = state_of(coc(turn=PURPLE, regions=LAND, cities={**cities, "D4": "purple angry", "C6": "purple happy"}))
    assert condition("draconian", ACTION_DONE)(four, PURPLE, None)
    glad = state_of(coc(turn=PURPLE, regions=LAND, cities={**cities, "D4": "purple happy"}))
    assert not condition("draconian", ACTION_DONE)(glad, PURPLE, None)


@rule("COC-23.2")
def test_a_new_founder_goes_five_spaces_from_home() -> None:
    state = state_of(coc(turn=PURPLE, regions=LAND))
    row = state.row(state.land().start(PURPLE))
    met = [space for space in range(len(row)) if condition("new_founder", CITY_FOUNDED)(state, PURPLE, space)]
    assert met == [space for space in range(len(row)) if row[space] > 4]
    assert 5 in [row[space] for space in met]


# -- a card in hand ------------------------------------------------------------------------------------


@rule("COC-23.1", "COC-23.2", "COC-16.22")
def test_the_card_is_laid_open_right_after_the_conflict() -> None:
    match = coc(
        turn=PURPLE,
        regions=LAND,
        goals={PURPLE: "O23"},
        advances={PURPLE: "tactics"},
        units={"D5": "purple 3 infantry", "D4": "red 2 infantry"},
    )
    state = state_of(match)
    squad = [0, 3, 0, 0, 0, 0]
    for kind, number in enumerate(squad):
        if number:
            state.lift(place(state, "D5"), kind, number)
    running(match, attack(state, PURPLE, squad, place(state, "D5"), place(state, "D4")))
    while match.turn == (-1,) or not offered(match, "effect"):
        if match.turn == (-1,):
            request: Any = state.request()
            do(match, faces("5C 5C 5C") if request.count == 3 else faces("2C 2C"))
        else:
            do(match, match.legal()[-1])
    assert offered(match, "effect") == ["effect:o:aggressor"]
    do(match, "effect:o:aggressor")
    assert state.done[PURPLE] == [WORLD.goal_cards.index("O23")]


@rule("COC-0.12")
def test_who_is_asked_does_not_tell_who_holds_the_card() -> None:
    asked = []
    for goal in ("O23", "O1"):
        state = fought(lost={(1, INFANTRY): 2})
        number = WORLD.goal_cards.index(goal)
        state.goal_deck.remove(number)
        state.goals[PURPLE] = [number]
        asked.append(CONFLICT_AFTER.happen(state, [PURPLE, RED], place(state, "D4")) is not None)
        assert isinstance(state.frames[-1], Conflict)
    assert asked == [True, True]


NOW = {
    listener.says.name: listener
    for moment in TABLE.procedures.values()
    for listener in moment.listeners
    if isinstance(listener.says, objectives_now.InHand)
}


@rule("COC-23.1", "COC-23.2", "COC-23.6")
@pytest.mark.parametrize("name", sorted(NOW))
def test_each_lays_its_own_card_open(name: str) -> None:
    objective = WORLD.objective_of[name]
    card = next(number for number, halves in enumerate(WORLD.goal_halves) if objective in halves)
    goods = {PURPLE: "food 2 wood 7 ore 7 ideas 7 gold 7 mood 7 culture 7"}
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, goals={PURPLE: WORLD.goal_cards[card]}, goods=goods)
    state = state_of(match)
    frame = NOW[name].acts(state, PURPLE, None)
    assert frame is not None
    running(match, frame)
    assert (state.done[PURPLE], state.goals[PURPLE]) == ([card], [])
    spent = [7 if good else 2 for good in range(7)]
    left = [before - price for before, price in zip(spent, WORLD.objective_pay[objective], strict=True)]
    assert state.goods[PURPLE * 7 :] == left
