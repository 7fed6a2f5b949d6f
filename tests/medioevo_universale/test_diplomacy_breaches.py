"""Payments, breaches, disputes, guests that must go, alliances and orders (MEU-19.11 to 19.25)."""

import pytest

from gonfalon.games.medioevo_universale.rules.alliances import duties
from gonfalon.games.medioevo_universale.rules.pacts import EVERY_TURN, PER_DEAL, end_pact, sign
from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    ATTACKED,
    COMMERCIAL,
    DECLARED,
    DEFENSIVE,
    NON_BELLIGERENCE,
    OFFENSIVE,
    PASSAGE,
    PEACE,
    THREATENED,
    WAR,
)
from gonfalon.kernel.fields import with_item
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.views import determinize, visible
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    WORLD,
    Pairs,
    asked,
    here,
    holder,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule

MARCH = ("group:serbia", "button:all-land", "enter:temes", "button:enter")


def asides(m: Match) -> list[str]:
    ask = m.state.ask_of(m.turn[0])
    assert ask is not None
    return ask.more


def again(m: Match) -> Match:
    """What is asked is derived anew after a position was changed by hand."""
    m.state._request = None
    return m


# -- payments ----------------------------------------------------------------------------------


def taxes(m: Match) -> None:
    for seat in range(m.seats):
        m.apply("tax:10", seat)


@rule("MEU-19.20", "MEU-6.10")
def test_periodic_payments_come_after_income() -> None:
    m = medioevo(phase=3, florins={0: 0, 1: 0})
    sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((EVERY_TURN, 0, 1, 50), (PER_DEAL, 0, 1, 500)))
    taxes(m)
    assert position(m).florins[:2] == [20, 120]  # seven territories at ten each, and fifty handed over


@rule("MEU-19.20", "MEU-19.21", "MEU-22.7")
def test_who_cannot_pay_takes_a_loan_or_breaks_the_pact() -> None:
    for answer, florins, honour, left in (("button:loan", 470, 10, 1), ("button:break", 70, 8, 0)):
        m = medioevo(phase=3, florins={0: 0})
        sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((EVERY_TURN, 0, 1, 100),))
        taxes(m)
        assert asked(m) == (0, "pact-due")
        play(m, answer)
        assert (position(m).florins[0], position(m).honour[0], len(position(m).pacts)) == (florins, honour, left)


@rule("MEU-19.20", "MEU-19.21")
@pytest.mark.parametrize(("due", "broken"), [(70, False), (71, True)])
def test_a_due_is_paid_with_the_last_florin(due: int, broken: bool) -> None:
    m = medioevo(phase=3, florins={0: 0, 1: 0})
    sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((EVERY_TURN, 0, 1, due),))
    taxes(m)
    assert (asked(m) == (0, "pact-due")) == broken
    assert position(m).florins[0] == (70 if broken else 0)


@rule("MEU-19.20", "MEU-19.21")
def test_without_a_loan_left_the_pact_is_broken() -> None:
    m = medioevo(phase=3, florins={0: 0}, loans={0: 5})
    sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((EVERY_TURN, 0, 1, 100),))
    taxes(m)
    assert legal(m) == ["button:break"]


@rule("MEU-19.20")
def test_a_deal_in_the_partners_area_costs_its_fee_and_one_elsewhere_does_not() -> None:
    for place, paid in (("pannonia", 150), ("macedonia", 100)):
        m = medioevo(phase=6, at={place: "0: caravan1"})
        sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((PER_DEAL, 0, 1, 50), (EVERY_TURN, 0, 1, 500)))
        again(m)
        play(m, "carrier:0", "button:buy", "number:1")
        assert position(m).florins[0] == 1000 - paid
        assert position(m).florins[1] == 1000 + paid - 100


# -- breaches ----------------------------------------------------------------------------------


@rule("MEU-19.10", "MEU-19.13", "MEU-19.21")
def test_an_attack_on_a_partner_costs_three_and_two_for_every_pact() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0})
    sign(position(m), (0, 1), ((NON_BELLIGERENCE,),))
    sign(position(m), (0, 1), ((COMMERCIAL, 0, 1),), secret=True)
    sign(position(m), (0, 2), ((NON_BELLIGERENCE,),))
    again(m)
    play(m, *MARCH, "button:attack")
    assert position(m).honour == [3, 10, 10]
    assert [pact[1] for pact in position(m).pacts] == [(0, 2)]


@rule("MEU-19.22")
def test_a_pact_of_three_ends_as_a_whole_and_only_the_aggressor_pays_once() -> None:
    m = medioevo(4, phase=4)
    sign(position(m), (0, 1, 2), ((NON_BELLIGERENCE,),))
    again(m)
    play(m, "free:war", "seat:1")
    assert position(m).pacts == []
    assert position(m).honour == [8, 10, 10, 10]
    play(m, "free:war", "seat:2")
    assert position(m).honour[0] == 8


@rule("MEU-19.4", "MEU-19.22")
def test_who_would_declare_war_reads_what_the_pacts_cost_him() -> None:
    m = medioevo(3, phase=4)
    sign(position(m), (0, 1), ((NON_BELLIGERENCE,),))
    sign(position(m), (0, 1), ((COMMERCIAL, 0, 1),), secret=True)
    again(m)
    assert "seat:1" not in m.game.tips(m.state, 0, m.words("en"))
    play(m, "free:war")
    tips = m.game.tips(m.state, 0, m.words("en"))
    assert tips["seat:1"].warning == "Breaks 2 pacts of yours: you lose 4 honour"
    assert "seat:2" not in tips
    play(m, "seat:1")
    assert position(m).honour[0] == 6


@rule("MEU-19.6", "MEU-19.15")
def test_a_pact_ends_with_its_last_turn_or_never() -> None:
    m = medioevo(phase=6, turn=3)
    for last in (3, 4, 0):
        sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), last=last)
    again(m)
    play(m, *["button:done"] * 3)
    passes(m)
    assert position(m).turn_number == 4
    assert [pact[5] for pact in position(m).pacts] == [4, 0]


# -- disputes ----------------------------------------------------------------------------------


def denounce(m: Match, number: int, accused: int, votes: str) -> Match:
    play(m, "free:denounce", f"pact:{number}", f"seat:{accused}")
    return play(m, *["button:broken" if vote == "b" else "button:respected" for vote in votes])


@rule("MEU-EX-55", "MEU-19.13", "MEU-19.14", "MEU-19.21", "MEU-28.45")
def test_a_majority_that_says_broken_costs_the_accused_two() -> None:
    for votes, honour, left in (("bbr", 8, 0), ("brr", 10, 1)):
        m = medioevo(phase=4, turn=4)
        number = sign(position(m), (0, 1), ((DEFENSIVE, 1, 0, 5),), last=6)
        again(m)
        denounce(m, number, 1, votes)
        assert position(m).honour == [10, honour, 10]
        assert len(position(m).pacts) == left


@rule("MEU-19.14")
def test_a_tie_changes_nothing_and_everybody_votes_in_turn_order() -> None:
    m = medioevo(4, phase=4, order=(0, 2, 3, 1))
    number = sign(position(m), (0, 1), ((NON_BELLIGERENCE,),))
    again(m)
    play(m, "free:denounce", f"pact:{number}", "seat:1")
    seen = []
    for vote in ("button:broken", "button:broken", "button:respected", "button:respected"):
        seen.append(asked(m)[0])
        play(m, vote)
    assert seen == [0, 2, 3, 1]
    assert (position(m).honour[1], len(position(m).pacts)) == (10, 1)


@rule("MEU-19.14", "MEU-19.25", "MEU-25.5")
def test_a_dispute_shows_a_secret_pact_to_all() -> None:
    m = medioevo(4, phase=4)
    number = sign(position(m), (0, 1), ((NON_BELLIGERENCE,),), secret=True)
    again(m)
    assert visible(m.state, 3)["pacts"] == []
    play(m, "free:denounce", f"pact:{number}", "seat:1")
    assert len(visible(m.state, 3)["pacts"]) == 1
    ask = m.state.ask_of(0)
    assert ask is not None
    assert ask.fallback() == "button:respected"


@rule("MEU-19.14")
def test_a_pact_is_denounced_once_a_turn_by_the_same_party() -> None:
    m = medioevo(phase=4)
    number = sign(position(m), (0, 1), ((NON_BELLIGERENCE,),))
    again(m)
    denounce(m, number, 1, "rrr")
    assert "free:denounce" not in asides(m)
    play(m, "button:done")
    assert "free:denounce" in asides(m)  # seat 1 is a party too


# -- guests ------------------------------------------------------------------------------------


def guests() -> Match:
    """Troops of seat 0 in the land of seat 1, by a pact that ends now."""
    m = medioevo(at={"temes": "0: 2 light wagon1"}, tokens={"serbia": 0})
    state = position(m)
    number = sign(state, (0, 1), ((PASSAGE, 1, 0),))
    state.phase = 4
    state.keeper[state.world().index["temes"]] = 1
    state.refresh(state.world().index["temes"])
    play(again(m))
    assert holder(m, "temes") == 1
    end_pact(state, number)
    state.phase = 5
    return again(m)


@rule("MEU-19.17")
def test_guests_do_not_disturb_control_until_the_combat_phase_is_over() -> None:
    m = guests()
    assert holder(m, "temes") == 1
    assert position(m).leaving == [(position(m).world().index["temes"], 1, 0, 2)]
    play(m, "button:pass", "button:pass", "button:pass")
    assert position(m).relation[1] == WAR
    assert position(m).honour[0] == 7
    assert holder(m, "temes") == -1


@rule("MEU-19.25", "MEU-13.9")
def test_what_a_secret_pact_allows_is_seen_though_the_pact_is_not() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0})
    sign(position(m), (0, 1), ((PASSAGE, 1, 0),), secret=True)
    play(again(m), *MARCH)
    for seat in (0, 1, 2):
        imagined = determinize(m.state, seat, Generator(seat))
        assert len(imagined.pacts) == (seat < 2)
        imagined.refresh(WORLD.index["temes"])
        assert imagined.holder[WORLD.index["temes"]] == 1


@rule("MEU-19.17", "MEU-19.11")
def test_supporters_must_go_when_the_war_is_over() -> None:
    m = medioevo(4, phase=4, at={"temes": "2: 2 light"}, war=((0, 1),))
    state = position(m)
    state.struck[0 * 6 + 1] = ATTACKED
    sign(state, (1, 2), ((DEFENSIVE, 2, 1, 2),))
    state.keeper[WORLD.index["temes"]] = 1
    state.refresh(WORLD.index["temes"])
    assert (holder(m, "temes"), state.leaving) == (1, [])
    play(again(m), "free:offer", "seat:1", "form:end-war", "button:send", "button:accept")
    assert state.leaving == [(WORLD.index["temes"], 1, 2, 2)]


@rule("MEU-19.17")
def test_guests_that_leave_in_time_pay_nothing() -> None:
    m = guests()
    play(m, "group:temes", "button:all-land", "land:serbia", "button:stay")
    while position(m).phase == 5 and asked(m)[1] in ("walk", "more-groups", "activation"):
        play(m, "button:stay" if "button:stay" in legal(m) else "button:pass")
    assert (position(m).relation[1], position(m).honour[0], position(m).leaving) == (PEACE, 10, [])


@rule("MEU-19.17")
def test_guests_of_a_pact_that_ends_in_phase_five_have_the_next_one() -> None:
    m = medioevo(at={"temes": "0: 2 light"})
    state = position(m)
    number = sign(state, (0, 1), ((PASSAGE, 1, 0),))
    state.keeper[state.world().index["temes"]] = 1
    state.refresh(state.world().index["temes"])
    end_pact(state, number)
    assert state.leaving[0][3] == state.turn_number + 1
    play(again(m), "button:pass", "button:pass", "button:pass")
    assert (state.relation[1], holder(m, "temes")) == (PEACE, 1)


# -- alliances ---------------------------------------------------------------------------------


@rule("MEU-19.11", "MEU-19.23")
def test_an_attack_calls_the_defensive_ally_and_opens_the_land_to_him() -> None:
    m = medioevo(4, at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0}, war=((0, 1),))
    state = position(m)
    number = sign(state, (1, 2), ((DEFENSIVE, 2, 1, 5),))
    again(m)
    home = state.world().index["nitra"]
    assert (duties(state), state.permits(PASSAGE, 1, 2, home)) == ([], False)
    play(m, *MARCH)
    assert state.struck[0 * 6 + 1] == ATTACKED
    assert duties(state) == [(number, 2, 1, 5, 0)]
    assert state.permits(PASSAGE, 1, 2, home)
    assert not state.permits(PASSAGE, 2, 1, home)


@rule("MEU-19.11", "MEU-19.5")
def test_the_duty_ends_with_the_war() -> None:
    m = medioevo(4, phase=4, war=((0, 1),))
    state = position(m)
    state.struck[0 * 6 + 1] = ATTACKED
    sign(state, (1, 2), ((DEFENSIVE, 2, 1, 5),))
    again(m)
    assert duties(state)
    play(m, "free:offer", "seat:1", "form:end-war", "button:send", "button:accept")
    assert not duties(state)
    state.relate(0, 1, WAR)
    assert not duties(state)  # another war: nobody has been attacked in it yet


@rule("MEU-19.12", "MEU-19.23", "MEU-19.2")
def test_a_declaration_calls_the_offensive_ally_against_the_named_player_only() -> None:
    m = medioevo(4, phase=4)
    state = position(m)
    number = sign(state, (0, 3), ((OFFENSIVE, 3, 0, 8, 2),))
    again(m)
    play(m, "free:war", "seat:1")
    assert duties(state) == []
    play(m, "free:war", "seat:2")
    assert (state.relation[2], state.struck[2]) == (DECLARED, THREATENED)
    assert duties(state) == [(number, 3, 0, 8, 2)]


def called(secret: bool = False) -> Match:
    """Seat 1 has been attacked by seat 2 and is owed support by seat 0, who moves first."""
    m = medioevo(4, phase=4, at={"thracia": "0: 4 light", "temes": "1: 1 light"}, war=((1, 2),))
    state = position(m)
    state.struck[2 * 6 + 1] = ATTACKED
    sign(state, (0, 1), ((DEFENSIVE, 0, 1, 3),), secret=secret)
    again(m)
    play(m, *["button:done"] * 4)
    return passes(m, "phase-start")


@rule("MEU-19.18", "MEU-19.23", "MEU-28.11")
def test_an_ally_gives_one_order_before_each_activation_of_the_supporter() -> None:
    m = called()
    assert asked(m) == (1, "activation-start")
    assert "free:order" in asides(m)
    play(m, "free:order", "land:thracia", "number:3", "land:bulgaria", "seat:2")
    lands = position(m).world().index
    assert position(m).orders == [(1, 0, lands["thracia"], 3, lands["bulgaria"], 2)]
    assert asked(m) == (0, "activation")  # one order: the ally is not asked again


@rule("MEU-19.23", "MEU-19.25", "MEU-28.2")
def test_under_a_secret_pact_only_an_ally_who_announced_it_is_asked_and_only_the_parties_hear() -> None:
    m = called(secret=True)
    assert asked(m) == (0, "activation")
    told = medioevo(4, phase=4, at={"thracia": "0: 4 light", "temes": "1: 1 light"}, war=((1, 2),))
    state = position(told)
    state.struck[2 * 6 + 1] = ATTACKED
    sign(state, (0, 1), ((DEFENSIVE, 0, 1, 3),), secret=True)
    told.act("act:attend:on", 1)
    again(told)
    passes(told)
    play(told, "button:done")
    while position(told).phase == 4:
        play(told, "button:pass" if "button:pass" in legal(told) else "button:done")
    passes(told, "phase-start")
    assert asked(told) == (1, "activation-start")
    play(told, "free:order", "land:thracia", "number:3", "land:bulgaria", "button:nobody")
    assert asked(told) == (1, "activation-start")  # to others nothing has happened
    assert visible(told.state, 3)["orders"] == []
    assert len(visible(told.state, 0)["orders"]) == 1
    assert "free:order" not in asides(told)


@rule("MEU-19.11")
def test_whoever_is_torn_between_two_allies_breaks_one_pact() -> None:
    for pick, left in ((0, (0, 2)), (1, (0, 1))):
        m = medioevo(4, phase=4, war=((1, 2),))
        state = position(m)
        state.struck[2 * 6 + 1] = ATTACKED
        numbers = [sign(state, (0, 1), ((DEFENSIVE, 0, 1, 3),)), sign(state, (0, 2), ((DEFENSIVE, 0, 2, 3),))]
        again(m)
        play(m, *["button:done"] * 4)
        passes(m, "phase-start")
        assert asked(m) == (0, "torn")
        play(m, f"pact:{numbers[pick]}")
        assert [pact[1] for pact in state.pacts] == [left]
        assert state.honour[0] == 8


@rule("MEU-19.3", "MEU-19.24")
def test_an_attack_in_the_turn_of_the_declaration_is_undeclared() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0})
    position(m).relate(0, 1, DECLARED)
    again(m)
    play(m, *MARCH, "button:attack")
    assert (position(m).honour[0], position(m).relation[1]) == (7, WAR)
    rebel = medioevo(at={"serbia": "0: 3 light wagon1", "temes": "horde: 1 light"}, tokens={"serbia": 0})
    play(rebel, *MARCH)
    assert (position(rebel).honour[0], position(rebel).relation[1]) == (10, PEACE)  # he does not control it


@rule("MEU-19.5", "MEU-13.13")
def test_land_entered_under_an_armistice_is_contested_and_conquered_later() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0}, war=((0, 1),))
    position(m).relate(0, 1, ARMISTICE)
    play(again(m), *MARCH)
    assert (holder(m, "temes"), here(m, "temes", 0)) == (-1, "3 light wagon1")
    assert position(m).honour[0] == 10
    assert not legal(m, "seize")
    land = WORLD.index["temes"]
    position(m).arrived = with_item(position(m).arrived, land, 0)
    position(m).relate(0, 1, WAR)
    again(m)
    play(m, "button:pass", "button:pass", "seize:temes-1")
    assert holder(m, "temes") == 0
    at_war = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0}, war=((0, 1),))
    assert holder(play(at_war, *MARCH), "temes") == 0


@rule("MEU-19.5")
def test_under_an_armistice_armies_share_a_space() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1", "temes": "1: 1 light"}, tokens={"serbia": 0}, war=((0, 1),))
    position(m).relate(0, 1, ARMISTICE)
    play(again(m), *MARCH)
    assert (here(m, "temes", 0), here(m, "temes", 1)) == ("3 light wagon1", "1 light")
    assert not legal(m, "fight")


@rule("MEU-19.5", "MEU-8.19")
@pytest.mark.parametrize(("armistice", "open_way"), [((), True), (((0, 1),), False)])
def test_under_an_armistice_an_army_stops_where_the_other_s_troops_stand(armistice: Pairs, open_way: bool) -> None:
    """Both are guests of a third player, whose land it stays."""
    at = {"thracia": "0: 1 light wagon1", "bulgaria": "2: 1 light; 1: 1 light"}
    m = medioevo(at=at, armistice=armistice, pacts=("2>0 passage", "2>1 passage"))
    play(to(m, "activation", seat=0), "group:thracia", "button:all-land")
    assert ("land:bulgaria" in legal(m)) == open_way
    play(m, "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", 0) == "1 light wagon1"
    assert holder(m, "bulgaria") == 2
    assert position(m).honour[0] == 10
