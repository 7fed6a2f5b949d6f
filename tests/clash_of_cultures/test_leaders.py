"""Section 32: civilizations and leaders in general."""

from typing import Any

import pytest

from gonfalon import asking
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    again,
    coc,
    do,
    held,
    mood,
    offered,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired, points
from tests.clash_of_cultures.war import SOUTH, invaded, led, march, recruit, roll, some
from tests.support import rule


def table(civ: str = "greece", **more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ={PURPLE: civ}, regions=more.pop("regions", SOUTH), **more)


def has(match: Match, ident: str, seat: int = PURPLE) -> bool:
    return bool(TABLE.effects[ident].bit & state_of(match).held(seat))


@rule("COC-32.1", "COC-7.9", "COC-30.3")
def test_a_civilization_advance_comes_with_another_and_counts_half() -> None:
    match = table("rome")
    before = points(match, "advances")
    acquired(match, "roads")
    state = state_of(match)
    assert state.owns_civ(PURPLE, WORLD.civ_advance_of["roman_roads"])
    assert points(match, "advances") == before + 1
    assert (state.box[PURPLE], state.owned[PURPLE].bit_count()) == (2, 3)  # its cube is from the supply
    assert not state.owns_civ(RED, WORLD.civ_advance_of["roman_roads"])


@rule("COC-32.2", "COC-29.5", "COC-29.7")
def test_any_government_keeps_its_civilization_advance() -> None:
    match = table("greece", advances={PURPLE: "philosophy voting tactics draft"}, goods={PURPLE: "culture 1 mood 1"})
    assert has(match, "v:city_states")
    running(match, ChangeGovernment(seat=PURPLE))
    some(match, "group:autocracy")
    state = state_of(match)
    assert state.owns(PURPLE, WORLD.advance_of["nationalism"])
    assert has(match, "v:city_states")


@rule("COC-32.3", "COC-37.5")
def test_abilities_last_as_long_as_the_leader_is_in_play() -> None:
    match = table(leader={PURPLE: "leonidas at D7"}, goods={PURPLE: "mood 1 culture 1"})
    assert has(match, "l:leonidas.1")
    assert not has(match, "l:pericles.1")
    recruit(match, "D7", "unit:leader", "leader:pericles")
    assert not has(match, "l:leonidas.1")
    assert has(match, "l:pericles.1")
    assert not has(match, "l:alexander.1")  # a card that is not in play


@rule("COC-32.4", "COC-19.2")
def test_aboard_only_abilities_of_the_sea_work() -> None:
    kw: dict[str, Any] = {"units": {"E7": "purple 1 ship", "F7": "red 3 ship"}}
    for leader, value in (("pericles", 3), ("leonidas", 1)):
        match = march(table(leader={PURPLE: f"{leader} at E7"}, **kw), "E7", "1 ship 1 leader", "hex:F7")
        assert roll(match, "1L", "1L")[0] == value, leader
    land = march(led("greece", "leonidas", "red 3 infantry"), "D7", "1 leader", "hex:D6")
    assert roll(land, "2C", "1L")[0] == 6


@rule("COC-32.5")
def test_a_leader_who_falls_still_counted_in_that_round() -> None:
    match = led("greece", "leonidas", "red 4 infantry", "1 infantry")
    march(match, "D7", "1 leader 1 infantry", "hex:D6")
    assert roll(match, "2C", "2C")[0] == 8  # 4, and 2 for each of the two more
    do(match, "unit:leader", "button:fight")
    assert roll(match, "2C", "1L")[0] == 2  # without him


@rule("COC-32.5")
def test_a_martyred_leader_gives_nothing_from_then_on() -> None:
    match = led("greece", "leonidas", "red 3 infantry", "1 infantry", hand={PURPLE: "A24"})
    march(match, "D7", "1 leader 1 infantry", "hex:D6")
    do(match, "card:A24", "unit:leader")
    request: Any = match.state.request()
    assert request.count == 1  # only the infantry rolls
    assert roll(match, "2C", "1L")[0] == 2
    assert state_of(match).slain == [0, 0]  # given up to his owner's card


@rule("COC-32.6", "COC-30.3")
def test_who_fells_a_leader_keeps_the_card() -> None:
    match = invaded("greece", "leonidas", "4 infantry")
    roll(match, "5I", "2C")
    some(match, "unit:infantry", "unit:infantry")
    state = state_of(match)
    assert (state.leader[PURPLE], state.slain[RED], points(match, "leaders", RED)) == (-1, 1, 2)
    assert WORLD.leader_of["leonidas"] not in state.leaders[PURPLE]


@rule("COC-32.7", "COC-19.4")
def test_a_leader_who_drowns_counts_for_the_enemy() -> None:
    kw: dict[str, Any] = {"leader": {PURPLE: "leonidas at E7"}}
    match = march(table(units={"E7": "purple 1 ship", "F7": "red 1 ship"}, **kw), "E7", "1 ship 1 leader", "hex:F7")
    roll(match, "1L", "5I")
    assert (state_of(match).leader[PURPLE], state_of(match).slain[RED]) == (-1, 1)
    pirates = march(table(units={"E7": "purple 1 ship"}, pirates={"F7": 1}, **kw), "E7", "1 ship 1 leader", "hex:F7")
    roll(pirates, "1L", "5I")
    assert (state_of(pirates).leader[PURPLE], state_of(pirates).slain) == (-1, [0, 0])


@rule("COC-32.7")
def test_barbarians_score_nothing_for_a_leader() -> None:
    match = table(units={"D6": "barbarian 4 infantry", "D7": "purple"}, leader={PURPLE: "leonidas at D7"})
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    roll(match, "5I", "2C")
    some(match, "unit:infantry")
    assert (state_of(match).leader[PURPLE], state_of(match).slain) == (-1, [0, 0])


@rule("COC-32.9", "COC-7.4")
def test_a_lesson_takes_its_cube_from_the_event_box() -> None:
    match = table(leader={PURPLE: "pericles at D7"}, goods={PURPLE: "mood 3"}, advances={PURPLE: "writing"})
    state_of(match).box[PURPLE] = 1
    do(match, "effect:l:pericles.1", "advance:philosophy")
    assert match.turn == (-1,)  # the box is empty: an event
    again = table(leader={PURPLE: "pericles at D7"}, goods={PURPLE: "mood 3"}, advances={PURPLE: "writing"})
    do(again, "effect:l:pericles.1", "advance:philosophy", "effect:l:pericles.1")
    some(again, "pay:mood1")
    state = state_of(again)
    assert (state.actions, state.activated, mood(again, "D7")) == (1, [], "happy")  # no activation, and repeatable
    assert offered(again, "advance") == ["advance:public_education", "advance:free_education"]


@rule("COC-32.10", "COC-9.2")
def test_activating_his_city_counts_as_an_activation() -> None:
    match = table("persia", leader={PURPLE: "cyrus at D7"}, cities={"D7": "purple happy"})
    for feeling in ("happy", "neutral", "angry"):
        do(match, "effect:l:cyrus.1", "good:mood")
        assert mood(match, "D7") == feeling
    assert held(match, PURPLE) == {"mood": 3}
    spent = table("persia", leader={PURPLE: "cyrus at D7"}, cities={"D7": "purple angry"})
    do(spent, "effect:l:cyrus.1", "good:mood")
    assert "effect:l:cyrus.1" not in spent.legal()
    assert refused(spent, "action:collect") != ""


@rule("COC-32.8")
def test_conquering_with_a_leader_means_surviving() -> None:
    match = led("india", "ashoka", "red 1 infantry", "2 infantry", cities={"D6": "red neutral"})
    march(match, "D7", "1 leader 2 infantry", "hex:D6")
    roll(match, "5I", "6I")
    do(match, "unit:leader")
    some(match, "button:none")
    assert (standing(match, "D6"), held(match, PURPLE)) == ({"infantry": 2}, {"gold": 1})
    alive = led("india", "ashoka", "red 1 infantry", "2 infantry", cities={"D6": "red neutral"})
    march(alive, "D7", "1 leader 2 infantry", "hex:D6")
    roll(alive, "5I", "6I")
    do(alive, "unit:infantry")
    some(alive, "button:none")
    assert held(alive, PURPLE) == {"gold": 1, "culture": 1}
    assert place(state_of(alive), "D6") == state_of(alive).leader_at[PURPLE]


@rule("COC-12.9", "COC-12.3")
def test_a_new_leader_takes_the_room_of_the_old_one() -> None:
    price = {PURPLE: "mood 1 culture 1"}
    for army, where, allowed in ((3, "D7", True), (4, "D6", False), (3, "D6", True)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "rome"},
            regions=SOUTH,
            units={"D7": f"purple {army} infantry"},
            leader={PURPLE: f"caesar at {where}"},
            goods=price,
        )
        assert ("action:recruit" in match.legal()) == allowed
    alone = coc(turn=PURPLE, civ={PURPLE: "rome"}, units={"D7": "purple 4 infantry"}, goods=price)
    assert "action:recruit" not in alone.legal()


def chosen(old: str = "", spent: str = "", **more: Any) -> Match:
    """Purple, who can recruit nothing but a leader, says Recruit; another one may be in play already."""
    leader = {PURPLE: f"{old} at D7"} if old else {}
    match = table("rome", leader=leader, goods={PURPLE: "mood 1 culture 1"}, **more)
    for name in spent.split():
        state_of(match).leaders[PURPLE].remove(WORLD.leader_of[name])
    return do(again(match), "action:recruit")


@rule("COC-12.9", "COC-12.11")
def test_who_leads_is_asked_before_anything_is_paid() -> None:
    for old in ("", "sulla"):
        match = chosen(old)
        assert "leader:caesar" in match.legal()
        assert held(match, PURPLE) == {"mood": 1, "culture": 1}
        assert standing(match, "D7").get("leader", 0) == int(bool(old))  # nobody has left yet
        do(match, "leader:caesar")
        assert (held(match, PURPLE), standing(match, "D7")["leader"]) == ({}, 1)
        assert state_of(match).leader[PURPLE] == WORLD.leader_of["caesar"]


@rule("COC-12.9", "COC-36.7")
def test_no_leader_is_recruited_unasked() -> None:
    """Where there is nobody to choose, or chance decides, the unit itself is asked for."""
    for match in (chosen("sulla", "augustus"), chosen(random_leaders=True)):
        assert match.legal() == ["unit:leader"]
        assert held(match, PURPLE) == {"mood": 1, "culture": 1}
    several = coc(turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "food 2"})
    assert held(do(several, "action:recruit"), PURPLE) == {}  # a settler, without a question


@pytest.mark.parametrize(("lang", "leaves"), [("en", "Sulla leaves play"), ("fr", "Sylla quitte le jeu")])
def test_it_is_said_that_the_leader_in_play_leaves(lang: str, leaves: str) -> None:
    def asked(match: Match) -> str:
        ask = match.state.ask_of(PURPLE)
        assert ask is not None
        return asking.prompt(match.words(lang), match.state, ask)

    assert leaves in asked(chosen("sulla"))
    assert leaves in chosen("sulla", "augustus").describe("unit:leader", lang)
    assert leaves not in asked(chosen())
