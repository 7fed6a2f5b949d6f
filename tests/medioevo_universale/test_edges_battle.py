"""Groups on their way and sides in a round, reckoned by themselves: who counts, who is left out, who comes first."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CAVALRY, HEAVY
from gonfalon.games.medioevo_universale.rules.flight import can_flee, reserve_of
from gonfalon.games.medioevo_universale.rules.groups import Group, advance, next_steps, strange_steps
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.melee import Melee
from gonfalon.games.medioevo_universale.rules.round import Round
from gonfalon.games.medioevo_universale.rules.shooting import captain_actions, machines, shooters, take_action, working
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    army_text,
    battle,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import fought, to
from tests.support import rule

INDEX = WORLD.index
SEA = INDEX["propontis"]


def group(place: str, *slots: int, **more: Any) -> Group:
    return Group(seat=0, here=INDEX[place], slots=list(slots), cargo=more.pop("cargo", []), **more)


# -- groups ---------------------------------------------------------------------------------------


@rule("MEU-8.9", "MEU-8.23")
def test_cargo_is_stowed_galley_by_galley_pieces_before_units() -> None:
    m = medioevo(
        at={"thracia": "0: 5 light galley1 galley1 wagon1 catapult"},
        stopped={"thracia": "0: 5 light"},
    )
    state, at = position(m), INDEX["thracia"] * 7
    state.sally(at, 5)
    boats = group("thracia", 0, 1, cargo=[2, 3], army=4, sea=True)
    advance(state, boats, SEA)
    assert here(m, "propontis", 0) == "galley1(1 light wagon1 catapult) galley1(3 light)"
    assert (here(m, "thracia", 0), state.halted[at], state.sallied[at]) == ("1 light", 1, 1)
    assert (boats.army, boats.cargo, boats.here) == (0, [], SEA)
    assert [state.place[slot] for slot in range(4)] == [SEA] * 4


@rule("MEU-16.3")
def test_where_logistics_leads_and_how_far() -> None:
    def strange(place: str, moves: int, free: bool = True, effects: Any = (), **more: Any) -> set[str]:
        piece = "galley1" if more.get("sea") else "wagon1"
        state = position(medioevo(at={place: f"0: 1 light {piece}"}, moves={0: moves}, effects=effects))
        return {WORLD.names[s] for s in strange_steps(state, group(place, 0, **more), free)}

    seas = {WORLD.names[s] for s in WORLD.by_water[INDEX["thracia"]] if s >= WORLD.lands}
    assert strange("thracia", 2) == seas
    assert strange("thracia", 1) == set()  # no point for the way back
    assert strange("thracia", 2, effects=((3, 1, "thracia"),)) == set()
    assert strange("thracia", 2, extra=True) == set()
    assert strange("lydia", 1, sea=True) <= {name for name in WORLD.names[: WORLD.lands] if WORLD.by_water[INDEX[name]]}
    assert "phrygia" not in strange("lydia", 1, sea=True)
    assert "phrygia" in strange("lydia", 2, sea=True)
    foreign = strange("thracia", 3, sea=True)
    assert "rhodope" in foreign
    assert "bulgaria" not in foreign  # it may not be crossed


@rule("MEU-18.53", "MEU-8.15")
def test_a_tireless_machine_goes_on_with_an_army_and_its_wagon() -> None:
    effects = ((53, 0, 1),)
    for army, slots, tireless, goes in (
        (1, (0, 1), True, True),
        (0, (0, 1), True, False),
        (1, (0, 1), False, False),
        (0, (1,), True, False),
        (1, (0,), False, True),
    ):
        at = {"thracia": "0: 1 light wagon1 catapult"}
        state = position(medioevo(at=at, moves={1: 0}, effects=effects if tireless else ()))
        assert bool(next_steps(state, group("thracia", *slots, army=army))) == goes, (army, slots, tireless)


@rule("MEU-8.8", "MEU-8.27", "MEU-18.6")
def test_as_many_as_there_is_room_for_the_strongest_first() -> None:
    state = position(medioevo(at={"thracia": "0: 3 light 1 archer 1 heavy wagon1", "lydia": "0: 2 light"}))

    def taken(place: str = "thracia", limit: int = 0) -> str:
        made = group(place)
        March(seat=0, origin=INDEX[place], goal=-1, forced=False, group=[made], limit=limit)._everything(
            state, INDEX[place], made
        )
        return army_text(made.army)

    assert taken() == "1 light 1 archer 1 heavy"
    assert taken(limit=2) == "1 archer 1 heavy"
    assert taken("lydia") == ""
    m = medioevo(at={"thracia": "0: 2 light 2 heavy wagon1 galley1"})
    play(m, "group:thracia", "carrier:0")
    assert legal(m, "take") == ["light", "heavy"]
    play(m, "take:heavy")
    assert legal(m, "take") == ["heavy"]  # units are named in one order
    assert legal(m, "carrier") == []
    half = March(seat=0, origin=INDEX["thracia"], goal=-1, forced=False, group=[], limit=1)
    assert half._units(state, INDEX["thracia"], group("thracia", 0), False) != []
    assert half._units(state, INDEX["thracia"], group("thracia", 0, army=1), False) == []


# -- control --------------------------------------------------------------------------------------


@rule("MEU-13.8", "MEU-13.9", "MEU-13.11", "MEU-11.9")
@pytest.mark.parametrize(
    ("place", "at", "more", "whose"),
    [
        ("serbia", "0: 1 light", {}, 0),
        ("serbia", "0: 1 light; 1: 1 light", {}, -1),
        ("serbia", "0: 1 light; 1: 1 light", {"pacts": ("0>1 passage",)}, 0),
        ("serbia", "0: 1 light; 1: 1 light", {"pacts": ("1>0 passage",)}, 1),
        ("serbia", "0: 1 light; horde: 1 light", {}, -1),
        ("serbia", "0: wagon1", {}, -1),
        ("serbia", "1: 1 light", {"tokens": {"serbia": 0}}, 1),
        ("serbia", "1: 1 light", {"tokens": {"serbia": 0}, "pacts": ("0>1 passage",)}, 1),
        ("serbia", "1: caravan1", {"tokens": {"serbia": 0}}, 0),
        ("temes", "", {}, 1),
        ("temes", "0: 1 light", {}, 0),
        ("temes", "0: 1 light", {"pacts": ("1>0 passage",)}, 1),
        ("temes", "", {"tokens": {"temes": 0}}, 0),
        ("temes", "0: 1 light; 1: 1 light", {}, -1),
        ("temes", "horde: 1 light", {}, -1),
    ],
)
def test_who_controls_a_territory(place: str, at: str, more: dict[str, Any], whose: int) -> None:
    assert holder(medioevo(at={place: at} if at else {}, **more), place) == whose


# -- shots ----------------------------------------------------------------------------------------


def in_round(attacker: str, defender: str, **more: Any) -> Match:
    return to(fought(attacker, defender, **more), "surrender")


@rule("MEU-10.3")
def test_machines_aboard_within_the_level_of_their_galley() -> None:
    def used(load: str, galley: int) -> list[int]:
        state = position(medioevo(at={"propontis": f"0: galley{galley}({load}); 1: galley1(1 light)"}))
        return machines(state, 0, SEA)

    assert used("catapult catapult", 2) == [1, 2]
    assert used("catapult trebuchet", 2) == [2]
    assert used("bombard", 2) == []
    assert used("bombard", 3) == [1]
    assert used("wagon1 catapult", 1) == [2]
    land = position(medioevo(at={"serbia": "0: catapult wagon1", "lydia": "0: catapult"}))
    assert machines(land, 0, INDEX["serbia"]) == [0]


@rule("MEU-9.12", "MEU-9.13", "MEU-18.4")
def test_an_ability_works_where_the_enemy_has_none_of_its_kind() -> None:
    def able(own: str, enemy: str, **more: Any) -> int:
        state = position(in_round(own, enemy))
        fight = the_round(state)
        for name, number in more.items():
            getattr(fight, name)[0 if name == "outnumbering" else ARCHER] = number
        return working(state, fight, 0, ARCHER)

    assert able("3 archer", "2 light") == 3
    assert able("3 archer", "1 archer") == 0
    assert able("3 archer", "1 archer", outnumbering=1) == 3
    assert able("2 archer", "2 archer", outnumbering=1) == 0
    assert able("2 light", "2 heavy") == 0
    assert able("3 archer", "1 archer", extra=2) == 2
    assert able("1 archer", "1 archer", extra=2) == 1
    assert able("3 archer", "2 light", cancelled=1) == 2
    assert able("3 archer", "2 light", cancelled=4) == 0
    state = position(in_round("3 archer", "2 light"))
    the_round(state).copies[ARCHER], the_round(state).shots[0] = 2, 1
    assert (shooters(state, the_round(state), 0), shooters(state, the_round(state), 1)) == (6, 0)


@rule("MEU-9.10", "MEU-9.11")
def test_what_a_captain_may_do_and_how_often() -> None:
    def actions(own: str, enemy: str, *taken: str) -> list[str]:
        state = position(in_round(own, enemy))
        fight = the_round(state)
        fight.captain_side, fight.actions = 0, 3
        for action in taken:
            take_action(state, fight, f"captain:{action}")
        assert fight.actions == 3 - len(taken)
        return [action[8:] for action in captain_actions(state, fight, (ARCHER,))]

    assert actions("1 captain", "2 light") == ["copy-archer"]
    assert actions("1 captain", "2 light", "copy-archer") == []
    assert actions("2 captain", "2 light", "copy-archer") == ["copy-archer"]
    assert actions("1 captain 2 archer", "1 archer") == ["copy-archer", "allow-archer"]
    assert actions("1 captain 2 archer", "1 archer", "allow-archer") == ["copy-archer", "allow-archer"]
    assert actions("1 captain 1 archer", "1 archer", "allow-archer") == ["copy-archer"]
    assert actions("1 captain", "2 archer") == ["copy-archer", "cancel-archer"]
    assert actions("1 captain", "2 archer", "cancel-archer", "cancel-archer") == ["copy-archer"]
    assert actions("2 heavy", "2 archer") == []


# -- melee ----------------------------------------------------------------------------------------


def melee(attacker: str, defender: str, **more: Any) -> tuple[Match, Melee, Round]:
    m = to(fought(attacker, defender, **more), "chance")
    frame, fight = m.state.frames[-1], the_round(position(m))
    assert isinstance(frame, Melee)
    assert isinstance(fight, Round)
    fight.dice = [1, 3, 5, 2, 4, 6]
    return m, frame, fight


@rule("MEU-9.24", "MEU-12.2", "MEU-12.11", "MEU-9.22")
def test_losses_are_the_lowest_die_with_what_adds_and_takes_off() -> None:
    m, frame, fight = melee("5 light", "5 light")
    state = position(m)
    assert [frame.losses(state, side) for side in (0, 1)] == [1, 2]
    fight.k = 3
    assert [frame.losses(state, side) for side in (0, 1)] == [4, 2]
    frame.cuts = [1, 3]
    assert [frame.losses(state, side) for side in (0, 1)] == [3, 0]
    fight.active[HEAVY], fight.copies[HEAVY] = 1, 1
    assert frame.losses(state, 0) == 1
    frame.winner = 1
    the_battle(state).captures = [0, 1]
    assert [frame.losses(state, side) for side in (0, 1)] == [0, 0]
    frame.winner = 0
    assert frame.losses(state, 0) == 1


@rule("MEU-9.20", "MEU-9.23", "MEU-9.13", "MEU-11.1")
def test_damage_is_the_score_and_the_charge_less_the_wall() -> None:
    m, frame, fight = melee("5 light", "5 light")
    state = position(m)
    fight.active[CAVALRY], fight.copies[4 + CAVALRY] = 1, 2
    assert [frame._points(state, side) for side in (0, 1)] == [4, 2]  # a tie
    frame.winner, frame.score, frame.extra = 0, 3, 1
    assert [frame._points(state, side) for side in (0, 1)] == [0, 6]
    fight.guard, fight.guarded, fight.protection = 2, 1, 4
    assert frame._points(state, 1) == 4
    fight.protection = 3
    assert frame._points(state, 1) == 6
    fight.guarded, fight.protection = 0, 4
    assert frame._points(state, 1) == 6


@rule("MEU-9.19", "MEU-12.2", "MEU-12.10", "MEU-18.41")
def test_what_makes_an_attack_value() -> None:
    m, frame, fight = melee("6 light", "2 light")
    state = position(m)
    base = [frame.attack(state, side) for side in (0, 1)]
    assert base == [5 - state.penalty(0), 6 - state.penalty(1)]
    frame.sacrificed, fight.bonus = [1, 0], [0, 2]
    assert [frame.attack(state, side) for side in (0, 1)] == [base[0] + 4, base[1] + 2]
    fight.k = 1
    assert [frame.attack(state, side) for side in (0, 1)] == [(base[0] + 5) // 2, base[1] + 2]
    fight.k, frame.sacrificed, fight.bonus = 0, [0, 0], [0, 0]
    the_battle(state).captures = [1, 1]
    assert frame.attack(state, 0) == base[0]  # three to one
    fight.start = [5, 2]
    half = base[0] - (base[0] + 1) // 2
    assert frame.attack(state, 0) == half
    the_battle(state).easing = [2, 0]
    assert frame.attack(state, 0) == half + 2
    assert frame.attack(state, 1) == base[1] - (base[1] + 1) // 2


@rule("MEU-12.1", "MEU-12.4", "MEU-18.3")
def test_who_has_movement_left_may_flee() -> None:
    def flight(reserve: int, at: str = "0: 2 light wagon1; horde: 1 light", effects: Any = ()) -> tuple[int, bool]:
        m = medioevo(at={"serbia": at}, effects=effects, run=battle(0, HORDE, "serbia"))
        fight = the_battle(position(m))
        fight.reserve = [reserve, *[0] * 9]
        return reserve_of(position(m), fight, False), can_flee(position(m), fight)

    assert flight(1) == (1, True)
    assert flight(0) == (0, False)
    assert flight(1, effects=((3, 1, "serbia"),)) == (1, False)
    assert flight(1, at="0: 2 light catapult; horde: 1 light") == (0, False)
