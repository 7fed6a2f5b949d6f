"""What a turn, a purse and a player's end leave behind: every count that begins anew, every last coin."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, MACHINE, PROSELYTISM, UNITS
from gonfalon.games.medioevo_universale.rules.movement import Activation
from gonfalon.games.medioevo_universale.rules.occasions import Rebellion
from gonfalon.games.medioevo_universale.rules.position import ATTACKED, PEACE, WAR
from gonfalon.games.medioevo_universale.rules.powers import CARDS
from gonfalon.games.medioevo_universale.rules.purchases import behind_screen, offers, token_sites, wanted
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.games.medioevo_universale.rules.taxes import eliminate
from gonfalon.games.medioevo_universale.rules.tech_law import improvable
from gonfalon.games.medioevo_universale.rules.turn import EndPhase, Turn
from tests.medioevo_universale.build import (
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule

INDEX = WORLD.index
ALL = "blue 4 yellow 4 orange 4 red 4 green 4 violet 4"
MANY = "blue 8 yellow 8 orange 8 red 8 green 8 violet 8"

# -- a purse that is just enough ------------------------------------------------------------------


@rule("MEU-3.9", "MEU-7.1", "MEU-7.5", "MEU-7.20", "MEU-7.25")
@pytest.mark.parametrize("purse", [19, 20, 49, 50, 99, 100, 199, 200, 299, 300])
def test_what_costs_the_last_florin_is_for_sale_and_nothing_dearer(purse: int) -> None:
    m = medioevo(
        phase=4,
        at={"thracia": "0: wagon1 catapult 1 captain"},
        built={"thracia": "village/1"},
        tech={0: "blue 1 red 1 green 3 violet 1"},
        gears={0: MANY},
        florins={0: purse},
        loans={0: 5},
        prisoners={(1, 0): "1 light"},
        waiting={0: "1 heavy"},
    )
    every = {offer.answer: offer.florins for offer in offers(position(m), 0)}
    assert {offer.answer for offer in wanted(position(m), 0)} == {a for a, price in every.items() if price <= purse}
    assert {20, 50, 100, 200, 300} <= set(every.values())


@rule("MEU-3.9", "MEU-7.9", "MEU-7.24")
def test_the_points_that_are_missing_belong_to_the_price() -> None:
    for florins, sold in ((200, True), (199, False)):
        m = medioevo(phase=4, tech={0: "red 1"}, florins={0: florins}, loans={0: 5})
        assert ("recruit:captain" in {offer.answer for offer in wanted(position(m), 0)}) == sold
    bankrupt = medioevo(phase=4, florins={0: 900}, due={0: 50})
    assert wanted(position(bankrupt), 0) == []


@rule("MEU-24.8", "MEU-7.22")
def test_hidden_pieces_of_every_level_count_against_the_bank_machines_level_by_level() -> None:
    state = position(medioevo(phase=4, deployment=True, at={"alfold": "1: " + "wagon1 " * 5 + "wagon2 " * 5}))
    state.stash[0] = [("make:wagon1", 100), ("make:wagon2", 200), ("make:wagon3", 300), ("make:caravan1", 100)]
    assert behind_screen(state, 0, 0, 1)  # four of fifteen War Wagons are left, and three of them hidden ...
    state.stash[0] += [("make:wagon2", 200)]
    assert behind_screen(state, 0, 0, 1)
    state.stash[0] += [("make:wagon1", 100)]
    assert not behind_screen(state, 0, 0, 1)  # ... then all five
    assert behind_screen(state, 0, MACHINE, 1)


@rule("MEU-24.8", "MEU-7.2")
def test_what_others_have_not_hidden_may_be_designed_while_the_bank_has_it() -> None:
    thirteen = dict.fromkeys(WORLD.names[42:55], "cathedral")
    m = medioevo(phase=4, deployment=True, built=thirteen, tech={0: "violet 1 green 1"}, florins={0: 5000})
    state = position(m)
    state.deployment = 1
    cathedral = "design:cathedral-0"
    assert cathedral in {offer.answer for offer in offers(state, 0)}
    state.stash[0] = [("design:city-0", 300)]
    assert cathedral in {offer.answer for offer in offers(state, 0)}
    state.stash[0] = [(cathedral, 300)]
    assert cathedral not in {offer.answer for offer in offers(state, 0)}


@rule("MEU-11.5", "MEU-11.6")
def test_where_a_control_token_may_lie() -> None:
    def near(**more: Any) -> set[str]:
        return {WORLD.names[t] for t in token_sites(position(medioevo(**more)), 0, INDEX["macedonia"])}

    free = near()
    assert {"serbia", "epirus"} <= free
    assert "temes" not in free  # no neighbour
    assert free - near(at={"serbia": "1: 1 light"}) == {"serbia"}
    assert free - near(at={"serbia": "horde: 1 light"}) == {"serbia"}
    assert free - near(tokens={"serbia": 1}) == {"serbia"}
    assert free - near(tokens={"serbia": 0}) == {"serbia"}
    assert free == near(at={"serbia": "0: 1 light"})
    held = {"temes": "0: 1 light", "pannonia": "0: 1 light", "nitra": "0: 1 light; 1: 1 light"}
    sites = {WORLD.names[t] for t in token_sites(position(medioevo(at=held)), 0, INDEX["alfold"])}
    assert sites & {"temes", "pannonia", "nitra", "transylvania"} == {"temes", "pannonia"}  # conquered home land too
    far = [WORLD.names[t] for t in (*WORLD.home_of[2], *WORLD.home_of[3])]
    assert near(tokens=dict.fromkeys(far[:8], 0)) == set()  # none is left
    assert near(tokens=dict.fromkeys(far[:7], 0)) == free


# -- Genius, Militia, Proselytism -----------------------------------------------------------------


@rule("MEU-16.21", "MEU-7.29")
def test_genius_raises_machines_where_machines_are_built() -> None:
    def raised(place: str, machine: str = "catapult", **more: Any) -> list[str]:
        return improvable(position(medioevo(at={place: f"0: {machine}"}, **more)), 0)

    assert raised("thracia") == ["carrier:0"]
    assert raised("lydia") == []
    assert raised("lydia", built={"lydia": "tower"}) == [f"at:{INDEX['lydia'] * 3 + 1}", "carrier:0"]
    assert raised("thracia", "bombard") == []
    assert raised("thracia", "wagon1") == []
    assert raised("pannonia") == []  # another's land


@rule("MEU-18.24")
def test_no_militia_without_a_unit_in_the_reserve() -> None:
    window = Rebellion(seat=0, space=INDEX["thracia"])
    every = [f"{WORLD.unit_count[kind]} {UNITS[kind]}" for kind in range(CAPTAIN + 1)]
    none = position(medioevo(at={"lydia": "0: " + " ".join(every)}))
    assert not CARDS[24].offered(none, 0, window)
    for kind in range(CAPTAIN + 1):
        left = position(medioevo(at={"lydia": "0: " + " ".join(every[:kind] + every[kind + 1 :])}))
        assert CARDS[24].offered(left, 0, window)


@rule("MEU-16.24", "MEU-28.15")
def test_a_card_that_has_lent_its_point_lends_no_other_this_turn() -> None:
    m = medioevo(phase=4, cards={1: (10,)}, tech={0: "violet 3 green 1"}, gears={0: "violet 2"})
    to(m, "buy")
    play(m, "build:village-thracia")
    play(m, "borrow:10", "gear:violet")
    assert (buildings(m, "thracia"), position(m).spent[5]) == ("village", 1)
    assert (-PROSELYTISM, 0, 10) in position(m).effects
    play(m, "build:village-macedonia")
    assert legal(m, "borrow") == []


# -- a movement that is none, a phase, a turn -----------------------------------------------------


@rule("MEU-8.28")
def test_whoever_looks_at_a_group_and_leaves_it_has_not_acted() -> None:
    m = medioevo(at={"thracia": "0: wagon1", "alfold": "1: wagon1"})
    play(m, "group:thracia", "button:all-land", "button:stay")
    frame = m.state.frames[-1]
    assert asked(m) == (0, "activation")
    assert isinstance(frame, Activation)
    assert (frame.acted, frame.stayed) == (False, (INDEX["thracia"],))
    for _ in range(9):
        assert legal(m, "group") == ["thracia"]
        play(m, "group:thracia", "button:all-land", "button:stay")
    assert legal(m, "group") == []  # ten times are enough: a game comes to an end
    play(m, "button:pass")
    play(m, "group:alfold", "button:all-land", "land:temes", "button:stay", "button:stay")
    play(m, "button:pass")
    assert asked(m) == (0, "activation")
    assert legal(m, "group") == ["thracia"]  # in his next activation he may think again


@rule("MEU-19.19", "MEU-3.8")
def test_a_phase_begins_with_offers_and_ends_without_points() -> None:
    state = position(medioevo(phase=5, points={0: "red 2", 2: "blue 1"}))
    state.offers, state.phase = [3, 1, 0], 4
    state.active = 2
    turn = Turn(phase=6)
    turn.window(state)
    assert (state.offers, state.phase, state.active) == ([0, 0, 0], 6, 0)
    assert (turn.close(state), turn.phase) == ("window", 7)
    assert sum(state.tp) == 0
    assert Turn(phase=7).close(state) == "end"


@rule("MEU-15.1", "MEU-15.2", "MEU-19.24")
def test_at_the_end_of_a_turn_everything_is_ready_again() -> None:
    m = medioevo(
        at={"thracia": "0: 2 light wagon1"},
        stopped={"thracia": "0: 1 light"},
        moves={0: 0},
        gears={0: "red 2"},
        cards={0: (5, 10), 1: (22,)},
        turned=(5, 22),
        met=(10,),
        declared=((0, 1),),
        armistice=((1, 2),),
        effects=((26, 0, "thracia"),),
        pacts=("0>2 commercial until 2", "0>2 passage"),
    )
    state = position(m)
    state.spent[3] = state.new_loan[0] = state.repaid[1] = state.learned[2] = 1
    state.enter(INDEX["thracia"], 0)
    state.note_conquered(INDEX["lydia"], 1)
    state.conquests[0] = state.slain[1] = 2
    state.waiting[0], state.surrendered[0] = 1, 2
    state.regain[1], state.regain_next[1] = 5, 3
    state.denounced = [(0, 1)]
    state.sally(INDEX["thracia"] * 7, 1)
    state.sortie[0] = 1
    EndPhase(kept=[22]).ready(state)
    assert [card for card in range(73) if state.turned[card]] == [22]
    for field in ("met", "spent", "arrived", "conquered", "learned", "new_loan", "repaid", "conquests", "slain"):
        assert not any(getattr(state, field)), field
    assert not any(state.halted)
    assert not any(state.sallied)
    assert (state.effects, state.denounced, state.sortie[0], state.moves[0]) == ([], [], 0, 6)
    assert (state.waiting[0], state.surrendered[0]) == (3, 0)
    assert (state.regain[1], state.regain_next[1]) == (3, 0)
    assert [state.relation[pair] for pair in (1, 6, 8, 13, 2)] == [WAR, WAR, WAR, WAR, PEACE]
    assert len(state.pacts) == 1  # the other was signed until this turn


@rule("MEU-20.8")
def test_whoever_is_out_leaves_nothing_and_takes_nothing_of_others() -> None:
    at = {"alfold": "1: 2 light wagon1; 0: caravan1", "propontis": "1: galley1(1 light)", "thracia": "0: 1 heavy"}
    m = medioevo(
        4,
        at=at,
        stopped={"alfold": "1: 1 light"},
        built={"alfold": "tower/1", "thracia": "village/1"},
        tokens={"serbia": 1, "epirus": 0},
        prisoners={(0, 1): "1 light", (1, 0): "1 heavy", (0, 2): "1 light"},
        war=((0, 1), (0, 2)),
        pacts=("1>2 passage", "0>3 commercial"),
        gears={1: "red 2", 0: "red 1"},
        points={1: "blue 1", 0: "blue 1"},
        waiting={1: "1 heavy", 0: "1 heavy"},
        due={1: 50, 0: 20},
        blood={1: 2, 0: 1},
        route={1: (10, "crimea saraj trebisonda antioch")},
    )
    state = position(m)
    spot, left = INDEX["alfold"], state.blood_left
    state.sally(spot * 7 + 1, 1)
    state.surrendered[1] = state.spent[9] = 1
    state.struck[6] = state.struck[1] = state.struck[2] = ATTACKED
    state.leaving = [(spot, 1, 2, 3), (spot, 2, 1, 3), (spot, 0, 2, 3)]
    state.guests = [(spot, 1, 2), (spot, 2, 1), (INDEX["thracia"], 0, 2)]
    eliminate(state, 1)
    assert (state.out, state.carriers(1), state.troops(1)) == ([0, 1, 0, 0], [], 0)
    assert (here(m, "alfold", 1), here(m, "alfold", 0), here(m, "thracia", 0)) == ("", "caravan1", "1 heavy")
    assert (state.halted[spot * 7 + 1], state.sallied[spot * 7 + 1]) == (0, 0)
    assert (buildings(m, "alfold"), buildings(m, "thracia")) == ("", "village/1")
    assert state.damage[spot * 3 + 1] == 0
    assert (holder(m, "alfold"), holder(m, "serbia"), holder(m, "epirus")) == (-1, -1, 0)
    assert [state.prisoners[at] for at in (1, 6, 2)] == [0, 0, 1]
    assert [state.relation[at] for at in (1, 6, 2)] == [PEACE, PEACE, WAR]
    assert [state.struck[at] for at in (1, 6, 2)] == [0, 0, ATTACKED]
    assert [pact[1] for pact in state.pacts] == [(0, 3)]
    assert state.leaving == [(spot, 0, 2, 3)]
    assert [guest for guest in state.guests if 1 in guest[1:3]] == []
    for owned in (state.gears, state.spent, state.tp):
        assert not any(owned[6:12])
    assert (sum(state.gears[:6]), sum(state.tp[:6])) == (1, 1)
    assert [state.waiting[1], state.surrendered[1], state.due[1], state.blood[1]] == [0, 0, 0, 0]
    assert (state.waiting[0] > 0, state.due[0], state.blood[0]) == (True, 20, 1)
    assert state.blood_left == left + 2
    assert (state.road[1], state.route[1]) == (-1, [])


# -- shots ----------------------------------------------------------------------------------------


@rule("MEU-9.8", "MEU-9.9", "MEU-22.12")
@pytest.mark.parametrize("shooter", [0, 1])
def test_what_artillery_destroys_is_lost_in_this_round_and_battle(shooter: int) -> None:
    armed, bare = "3 light catapult", "4 light"
    armies = (armed, bare) if shooter == 0 else (bare, armed)
    m = medioevo(at={"alfold": f"0: {armies[0]}; 1: {armies[1]}"}, war=((0, 1),), run=battle(0, 1, "alfold"))
    to(m, "crew")
    play(m, "crew:light", "crew:light", "button:done")
    play(to(m, "chance"), (1, 8))
    victim = 1 - shooter
    assert the_battle(position(m)).lost[victim] == 2
    assert the_battle(position(m)).lost[shooter] == 0
    assert the_round(position(m)).fallen[victim] == 2
