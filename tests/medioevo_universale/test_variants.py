"""The variants of section 24 and the alternatives of section 25, each beside the game without it."""

import pytest

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content.terms import MACHINE, MILITARY
from gonfalon.games.medioevo_universale.rules import carriers, scoring
from gonfalon.games.medioevo_universale.rules.honour import AUCTION
from gonfalon.games.medioevo_universale.rules.melee import Melee
from gonfalon.games.medioevo_universale.rules.purchases import behind_screen
from gonfalon.games.medioevo_universale.rules.steps import step_cost
from gonfalon.games.medioevo_universale.rules.taxes import upkeep_due
from gonfalon.kernel.errors import IllegalAnswer
from gonfalon.kernel.requests import Chance, Draw
from gonfalon.kernel.views import visible
from gonfalon.match import Match, fresh
from gonfalon.wording import Wording
from tests.medioevo_universale.build import (
    WORLD,
    asked,
    battle,
    buildings,
    here,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.medioevo_universale.test_refusals import why
from tests.support import rule

# -- the starting auction ----------------------------------------------------------------------


def auction(seats: int, *offers: str) -> Match:
    """The sealed offers of seat 0, 1, ...: realm and honour."""
    m = fresh(GAME, seats, {"realms": "auction"}, 1, chance=False)
    for seat, offer in enumerate(offers):
        m.apply(f"offer:{offer}", seat)
    return m


def realms(m: Match) -> list[str]:
    return [WORLD.realms[realm] if realm >= 0 else "" for realm in position(m).realm]


def drawn_from(m: Match) -> list[int]:
    request = m.state.request()
    assert isinstance(request, Draw)
    return request.items


@rule("MEU-24.1", "MEU-2.6", "MEU-28.72")
def test_the_highest_offer_gets_the_realm_and_pays_for_it() -> None:
    m = auction(3, "byz-6", "hun-2", "gol-3")
    assert realms(m) == ["byz", "hun", "gol"]
    assert position(m).honour == [6, 10, 9]  # all markers shifted: the smallest payer stands on 10
    assert position(m).earned[AUCTION] == -4


@rule("MEU-24.1")
def test_offers_are_sealed_and_from_nought_to_ten() -> None:
    m = fresh(GAME, 3, {"realms": "auction"}, 1, chance=False)
    assert m.turn == (0, 1, 2)
    with pytest.raises(IllegalAnswer):
        m.apply("offer:byz-11", 0)
    m.apply("offer:byz-10", 0)
    assert "byz" not in str(visible(m.state, 1)["sealed"])


@rule("MEU-24.1")
def test_the_tied_offer_once_more_for_another_realm_and_the_outbid_draw() -> None:
    m = auction(4, "byz-5", "byz-5", "hun-4", "hun-1")
    assert realms(m) == ["", "", "hun", ""]
    assert m.turn == (0, 1)
    assert not any(str(answer).startswith(("offer:byz", "offer:hun")) for answer in m.legal(0))
    m.apply("offer:gol-3", 0)
    m.apply("offer:mam-0", 1)
    assert realms(m) == ["gol", "mam", "hun", ""]
    left = [realm for realm in range(6) if WORLD.realms[realm] in ("byz", "hre", "nov")]
    assert drawn_from(m) == left  # seat 3 was outbid: any realm that is left, the one tied on too
    m.apply((WORLD.realms.index("byz"),), -1)
    assert position(m).honour == [7, 10, 6, 10]


@rule("MEU-24.1", "MEU-2.7")
def test_a_result_without_links_is_corrected_at_the_cost_of_the_last() -> None:
    m = auction(3, "hre-3", "mam-2", "byz-2")  # the Holy Roman Empire is linked to Hungary alone
    fit = drawn_from(m)
    assert WORLD.realms.index("byz") not in fit
    m.apply((fit[0],), -1)
    assert realms(m)[:2] == ["hre", "mam"]
    assert realms(m)[2] != "byz"  # the smallest payment, then the later seat
    assert position(m).honour == [7, 8, 10]  # and what is given to him at random is free


# -- terrain -----------------------------------------------------------------------------------


@rule("MEU-24.2", "MEU-24.3")
def test_terrain_makes_steps_dearer_and_rivers_add_one() -> None:
    flat, rough = medioevo(), medioevo(terrain=True)
    for start, goal, cost in (
        ("rhodope", "bulgaria", 1),  # plains
        ("temes", "transylvania", 2),  # forest
        ("bulgaria", "serbia", 2),  # hills
        ("alfold", "nitra", 3),  # mountains
        ("palestine", "sinai", 2),  # desert
        ("wallachia", "bulgaria", 2),  # over a river
        ("thracia", "bithynia", 2),  # over the Dardanelles: no river
        ("propontis", "bithynia", 1),  # docking
        ("aegean_north", "propontis", 1),
    ):
        step = (WORLD.index[start], WORLD.index[goal])
        assert step_cost(position(rough), *step) == cost
        assert step_cost(position(flat), *step) == 1


@rule("MEU-24.4")
def test_a_step_needs_all_its_points_and_leaving_a_castle_none() -> None:
    m = medioevo(terrain=True, at={"alfold": "1: 1 light wagon1"}, order=(1, 0, 2))
    position(m).moves[10] = 2
    m.state._request = None
    play(m, "group:alfold", "button:all-land")
    assert "land:nitra" not in legal(m)
    assert "land:temes" in legal(m)
    castle = medioevo(terrain=True, at={"alfold": "1: 1 light"}, built={"alfold": "castle"}, order=(1, 0, 2))
    play(castle, "group:alfold", "button:all-land")
    assert "land:nitra" in legal(castle)


@rule("MEU-24.5")
def test_upkeep_by_terrain() -> None:
    for place, due in (("thracia", 10), ("rhodope", 20), ("nitra", 30), ("sinai", 40), ("propontis", 20)):
        spec = "0: 1 light caravan1" if place != "propontis" else "0: galley1(1 light)"
        assert upkeep_due(position(medioevo(terrain=True, at={place: spec})), 0) == 2 * due
        assert upkeep_due(position(medioevo(at={place: spec})), 0) == 40


# -- blood -------------------------------------------------------------------------------------


def seized(blood: dict[int, int] | None = None) -> Match:
    """Seat 0 takes an undefended Village with two Caravans of seat 1, in its home realm, and plunders all."""
    m = medioevo(
        at={"serbia": "0: 3 light wagon1", "temes": "1: caravan1 caravan1"},
        built={"temes": "tower"},
        tokens={"serbia": 0},
        war=((0, 1),),
        blood=blood,
    )
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    while asked(m)[1] == "asset":
        play(m, "button:plunder")
    return m


@rule("MEU-24.6")
def test_one_blood_token_for_a_conquest_with_all_its_plunder() -> None:
    assert position(seized({})).blood == [0, 1, 0]
    assert position(seized({})).blood_left == 17
    assert position(seized()).blood == [0, 0, 0]


@rule("MEU-24.6")
def test_home_ground_that_is_lost_bleeds_by_itself_and_other_ground_does_not() -> None:
    for place, tokens, blood in (("temes", {"serbia": 0}, 1), ("bosnia", {"serbia": 0, "bosnia": 1}, 0)):
        m = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens=tokens, war=((0, 1),), blood={})
        play(m, "group:serbia", "button:all-land", f"enter:{place}", "button:enter")
        assert position(m).blood == [0, blood, 0]


@rule("MEU-24.6")
def test_a_plundered_transport_outside_the_home_realm_bleeds_too() -> None:
    for answer, blood in (("button:plunder", 1), ("button:keep", 0)):
        m = medioevo(at={"bosnia": "0: 2 light; 1: caravan1"}, war=((0, 1),), blood={})
        play(m, "seize:bosnia-1", answer)
        assert position(m).blood == [0, blood, 0]


@rule("MEU-24.6", "MEU-28.36")
def test_blood_is_spent_for_attack_when_the_dice_lie() -> None:
    m = medioevo(at={"temes": "0: 2 light; 1: 2 light"}, war=((0, 1),), run=battle(0, 1, "temes"), blood={1: 3, 2: 4})
    position(m).blood_left = 11
    _to_rolls(m)
    assert asked(m) == (1, "rolls-made")  # a party with tokens; seat 2 is none
    before = _values(m)
    play(m, "free:blood", "number:2")
    assert _values(m) == (before[0], before[1] + 2)
    assert (position(m).blood, position(m).blood_left) == ([0, 1, 4], 13)
    assert asked(m) == (1, "rolls-made")
    m.apply("button:pass", 1)
    assert asked(m)[1] != "rolls-made"
    plain = medioevo(at={"temes": "0: 2 light; 1: 2 light"}, war=((0, 1),), run=battle(0, 1, "temes"))
    _to_rolls(plain)
    assert asked(plain)[1] != "rolls-made"


def _to_rolls(m: Match) -> None:
    """Both sides fight without tricks until their dice lie on the table."""
    for _ in range(40):
        seat, prompt = asked(m)
        if prompt == "rolls-made" or "superiority" in prompt or prompt == "damage":
            return
        if seat == -1:
            request = m.state.request()
            assert isinstance(request, Chance)
            m.apply(request.sample(m.generator), -1)
            continue
        ask = m.state.ask_of(seat)
        assert ask is not None
        m.apply(ask.fallback(), seat)


def _values(m: Match) -> tuple[int, int]:
    melee = next(frame for frame in m.state.frames if isinstance(frame, Melee))
    return melee.attack(position(m), 0), melee.attack(position(m), 1)


# -- teams -------------------------------------------------------------------------------------


@rule("MEU-24.7")
def test_teams_win_by_their_sum() -> None:
    honour = {0: 30, 1: 29, 2: 10, 3: 28}
    m = medioevo(4, honour=honour, teams=True)
    assert scoring.winners(position(m)) == (1, 3)
    assert scoring.winners(position(medioevo(4, honour=honour))) == (0,)
    assert not position(m).hostile(0, 2)
    assert not position(m).permits(1, 0, 2, 0)  # separate players for all rules


# -- deployment --------------------------------------------------------------------------------


def demanded(**more: object) -> Match:
    """Phase 4 begins, seat 1 demands hidden purchases, seat 0 buys."""
    m = medioevo(phase=3, deployment=True, tech={0: "green 2 blue 1", 1: "green 1"}, gears={0: "green 8"}, **more)  # type: ignore[arg-type]
    for seat in range(3):
        m.apply("tax:10", seat)
    while position(m).phase == 3:
        play(m, "button:pass" if "button:pass" in legal(m) else "button:pay")
    play(m, "button:pass")
    assert asked(m) == (1, "phase-start")
    play(m, "free:deployment")
    return passes(m, "phase-start")


@rule("MEU-24.8", "MEU-28.10", "MEU-28.72")
def test_hidden_purchases_are_paid_at_once_and_placed_when_all_have_bought() -> None:
    m = demanded()
    florins = position(m).florins[0]
    play(m, "recruit:light", "recruit:archer")
    assert position(m).florins[0] < florins
    assert [thing for thing, _ in position(m).stash[0]] == ["recruit:light", "recruit:archer"]
    assert position(m).troops(0) == 0
    assert "recruit:" not in str(visible(m.state, 1))
    assert "recruit:" in str(visible(m.state, 0))
    play(m, "button:done", "button:done", "button:done")
    assert asked(m) == (0, "deploy")
    play(m, "recruit:light", "land:thracia", "land:macedonia")
    assert (here(m, "thracia", 0), here(m, "macedonia", 0)) == ("1 light", "1 archer")
    assert position(m).deployment == 0


@rule("MEU-24.8")
def test_what_is_placed_after_a_building_has_come_to_light() -> None:
    """Whoever sees it asked about must not find the building's last token taken back; the first one may be."""
    m = demanded()
    play(m, "design:fort-0", "gear:green", "gear:green", "recruit:light", "button:done", "button:done", "button:done")
    play(m, "design:fort-0", "land:thracia", "land:bulgaria")
    assert asked(m) == (0, "control-token")
    assert m.fixed < m.version
    play(m, "button:no-token")
    assert asked(m) == (0, "put")
    assert m.fixed == m.version


@rule("MEU-24.8", "MEU-7.25")
def test_what_is_hidden_is_placed_in_any_order_and_serves_what_comes_later() -> None:
    m = demanded()
    play(m, "recruit:light", "design:fort-0", "gear:green", "gear:green", "button:done", "button:done", "button:done")
    assert asked(m) == (0, "deploy")
    assert legal(m) == ["recruit:light", "design:fort-0"]
    first = m.copy()
    play(first, "recruit:light")
    assert "land:rhodope" not in legal(first)  # no area and no fortress
    play(m, "design:fort-0", "land:rhodope", "button:no-token")
    assert asked(m) == (0, "put")
    play(m, "land:rhodope")
    assert (here(m, "rhodope", 0), buildings(m, "rhodope")) == ("1 light", "fort")


@rule("MEU-24.8")
def test_only_what_nothing_else_makes_room_for_is_refunded() -> None:
    m = demanded()
    play(
        m,
        "recruit:light",
        "make:caravan1",
        "button:buy-point",
        "design:fort-0",
        "gear:green",
        "gear:green",
        "button:done",
    )
    state = position(m)
    for territory in state.territories(0):
        if WORLD.area[territory]:
            state.token[territory] = 2  # in the meantime every populated area is lost
            state.refresh(territory)
    florins = state.florins[0]
    play(m, "button:done", "button:done")
    assert why(m, "recruit:light") == ("MEU-24.8", "You control no place where it could stand.")
    play(m, "land:rhodope", "button:no-token", "land:rhodope")  # the fort has made a place for the soldier
    assert here(m, "rhodope", 0) == "1 light"
    assert state.florins[0] == florins + 100  # the caravan alone
    assert state.stash[0] == []


@rule("MEU-24.8", "MEU-7.11")
def test_behind_the_screen_a_building_has_no_site() -> None:
    m = demanded()
    to(m, "buy")
    assert why(m, "build:village-thracia")[0] == "MEU-24.8"
    assert why(m, "design:cathedral-0") == ("MEU-7.11", "You do not know the technology it needs.")
    assert why(m, "design:town-1") == ("MEU-7.11", "You control no place where it could stand.")
    m = to(medioevo(phase=4, deployment=True, tech={0: "green 1"}), "buy")
    assert why(m, "design:village-0")[0] == "MEU-24.8"


@rule("MEU-24.8")
def test_without_the_demand_pieces_are_placed_at_once() -> None:
    m = medioevo(phase=4, deployment=True)
    assert "free:deployment" not in legal(m)  # only in the window that opens the phase
    play(m, "recruit:light")
    assert asked(m) == (0, "put")


@rule("MEU-24.8")
def test_a_hidden_village_is_no_site_and_raises_no_limit_until_it_stands() -> None:
    m = demanded()
    limit = 3
    play(m, "design:village-0", "gear:green")
    assert buildings(m, "thracia") == ""
    for _ in range(limit):
        play(m, "recruit:light")
    assert "recruit:light" not in legal(m)
    play(m, "button:done", "button:done", "button:done")
    play(m, "design:village-0", "land:thracia")
    assert buildings(m, "thracia") == "village"


@rule("MEU-24.8", "MEU-7.14")
def test_a_hidden_upgrade_names_what_it_replaces() -> None:
    m = demanded(built={"thracia": "tower"})
    assert "design:castle-1" in legal(m)
    assert "design:castle-0" in legal(m)
    play(m, "design:castle-1", "gear:green", "gear:green", "button:done", "button:done", "button:done")
    assert (buildings(m, "thracia"), position(m).honour[0]) == ("castle", 11)


@rule("MEU-24.8")
def test_what_can_no_longer_be_placed_is_refunded() -> None:
    m = demanded()
    play(m, "recruit:light")
    paid = position(m).stash[0][0][1]
    for territory in position(m).territories(0):
        position(m).token[territory] = 2  # in the meantime everything is lost
        position(m).refresh(territory)
    florins = position(m).florins[0]
    play(m, "button:done", "button:done", "button:done")
    assert position(m).florins[0] == florins + paid
    assert position(m).troops(0) == 0


# -- purchases all at once ---------------------------------------------------------------------


@rule("MEU-25.3", "MEU-3.3")
def test_all_buy_at_the_same_time_one_thing_after_the_other() -> None:
    m = medioevo(phase=4, purchases="together")
    play(m, "recruit:light", "land:thracia")
    assert asked(m) == (1, "buy")
    play(m, "button:done")
    assert asked(m) == (2, "buy")
    play(m, "recruit:light", "land:saraj")
    assert asked(m) == (0, "buy")  # seat 1 is done
    in_order = play(medioevo(phase=4), "recruit:light", "land:thracia")
    assert asked(in_order) == (0, "buy")


@rule("MEU-25.3")
def test_the_last_piece_is_granted_in_turn_order_at_the_end() -> None:
    m = medioevo(
        phase=4,
        purchases="together",
        order=(1, 0, 2),
        tech={0: "green 2", 1: "green 2"},
        gears={0: "green 3", 1: "green 3"},
        built=dict.fromkeys(_castles(), "castle"),
    )
    play(m, "build:castle-pannonia")
    assert (asked(m)[0], buildings(m, "pannonia")) == (0, "")
    play(m, "build:castle-thracia")
    assert buildings(m, "thracia") == ""
    play(m, "button:done", "button:done", "button:done")
    play(m, "gear:green", "gear:green", "gear:green")
    assert (buildings(m, "pannonia"), buildings(m, "thracia")) == ("castle", "")
    assert position(m).florins[0] == 1000


@rule("MEU-25.3", "MEU-7.28")
def test_the_last_bombard_is_granted_to_whoever_raises_a_machine_first_in_turn_order() -> None:
    four = "bombard bombard bombard bombard"
    at = {
        "thracia": "0: trebuchet",
        "pannonia": f"1: {four}",
        "saraj": f"2: {four}",
        "cairo": "3: bombard bombard bombard",
    }
    more = {"phase": 4, "purchases": "together", "tech": {0: "green 3"}, "gears": {0: "green 1"}}
    m = medioevo(4, at=at, **more)  # type: ignore[arg-type]
    play(m, "raise:0-3")
    assert asked(m) == (1, "buy")
    assert here(m, "thracia", 0) == "trebuchet"  # asked for, and not granted before the end
    play(m, "button:done", "button:done", "button:done", "button:done", "gear:green")
    assert here(m, "thracia", 0) == "bombard"


def _castles() -> list[str]:
    """So many territories of nobody that one Castle is left in the bank."""
    stock = WORLD.stock[MILITARY * 4 + 3]
    free = [WORLD.names[t] for t in range(WORLD.lands) if WORLD.realm[t] < 0]
    return free[: stock - 1]


# -- options and order -------------------------------------------------------------------------


@rule("MEU-25.1", "MEU-25.2", "MEU-25.7")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    def played(seed: int) -> Match:
        m = fresh(GAME, 3, {}, seed)
        for _ in range(300):
            seat = m.turn[0]
            values = m.legal(seat)
            m.apply(values[m.version % len(values)], seat)
        return m

    assert played(7).digest() == played(7).digest()
    assert played(7).digest() != played(8).digest()


@rule("MEU-25.6")
def test_what_must_be_done_offers_no_way_out() -> None:
    m = medioevo(at={"serbia": "0: 2 light wagon1", "bosnia": "horde: 1 light"}, tokens={"serbia": 0})
    play(m, "group:serbia", "button:all-land", "enter:bosnia", "button:enter")
    battle_frames = [type(frame).__name__ for frame in m.state.frames]
    assert "Battle" in battle_frames
    upkeep = medioevo(phase=3, at={"thracia": "0: 1 light"}, florins={0: 0, 1: 0, 2: 0})
    for seat in range(3):
        upkeep.apply("tax:10", seat)
    assert asked(upkeep) == (0, "upkeep")
    assert not any("pass" in answer or "skip" in answer for answer in legal(upkeep))


@pytest.mark.parametrize("option", ["terrain", "blood", "teams", "deployment"])
def test_every_variant_has_its_texts(option: str) -> None:
    for lang in ("en", "fr"):
        words = Wording(GAME.folder(), lang)
        assert words.has(f"option-{option}")
        assert words.has(f"option-{option}-tip")


@rule("MEU-24.8")
def test_a_hidden_caravan_is_placed_with_the_rest() -> None:
    m = demanded()
    play(m, "make:caravan1", "button:buy-point")
    assert here(m, "thracia", 0) == ""
    play(m, "button:done", "button:done", "button:done", "land:thracia")
    assert here(m, "thracia", 0) == "caravan1"


@rule("MEU-24.8", "MEU-7.21", "MEU-7.22")
def test_what_is_hidden_counts_against_bank_and_tokens() -> None:
    m = medioevo(phase=4, deployment=True, at={"thracia": "0: wagon2"})
    state = position(m)
    left = carriers.bank_left(state, MACHINE, 1)
    for hidden in range(left + 1):
        state.stash[0] = [("make:machine1", 100)] * hidden + [("recruit:light", 10)]
        assert behind_screen(state, 0, MACHINE, 1) == (hidden < min(left, 8))
    state.stash[0] = [("make:machine2", 200)] * 5
    assert behind_screen(state, 0, MACHINE, 1) == (left > 0)
    assert not behind_screen(state, 0, MACHINE, 2)  # six tokens of level II


@rule("MEU-24.6", "MEU-28.1")
def test_blood_that_is_spent_asks_everybody_again_none_spent_asks_nobody() -> None:
    for number, next_asked in ((1, (0, "rolls-made")), (0, (1, "rolls-made"))):
        m = medioevo(
            at={"temes": "0: 2 light; 1: 2 light"}, war=((0, 1),), run=battle(0, 1, "temes"), blood={0: 1, 1: 3}
        )
        position(m).blood_left = 14
        _to_rolls(m)
        assert asked(m) == (0, "rolls-made")
        play(m, "button:pass")
        assert asked(m) == (1, "rolls-made")
        play(m, "free:blood", f"number:{number}")
        assert asked(m) == next_asked


@rule("MEU-24.8", "MEU-7.22")
def test_of_what_the_bank_has_left_only_the_same_hidden_pieces_count() -> None:
    m = medioevo(6, phase=4, deployment=True)
    state = position(m)
    for seat in (1, 2, 3):
        for _ in range(5 if seat < 3 else 4):
            carriers.add(state, seat, MACHINE, 1, WORLD.index["thracia"])
    assert carriers.bank_left(state, MACHINE, 1) == 2
    for stash, allowed in (
        (["make:machine1"], True),
        (["make:machine1"] * 2, False),
        (["make:machine2"] * 2, True),
        (["make:caravan1"] * 2, True),
    ):
        state.stash[0] = [(thing, 100) for thing in stash]
        assert behind_screen(state, 0, MACHINE, 1) == allowed, stash
