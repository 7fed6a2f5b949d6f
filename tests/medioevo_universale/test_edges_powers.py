"""When a card or technology may be used and what its number is: each condition by itself (sections 16 to 18)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import GENIUS, STRATEGY, TACTICS
from gonfalon.games.medioevo_universale.rules import cards_agents
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.cards_agents import heroes, recruits, wreckable
from gonfalon.games.medioevo_universale.rules.cards_land import elements, fortified, guarded
from gonfalon.games.medioevo_universale.rules.cards_moves import convertible, haulers
from gonfalon.games.medioevo_universale.rules.cards_troops import camps_of_hordes, lendable, restless
from gonfalon.games.medioevo_universale.rules.cards_turn import Nudge
from gonfalon.games.medioevo_universale.rules.damage import ARCHERY, EVENT, LOSSES, Damage
from gonfalon.games.medioevo_universale.rules.finance import ClaimObjective
from gonfalon.games.medioevo_universale.rules.money import NO_POINTS, Pay, points
from gonfalon.games.medioevo_universale.rules.occasions import (
    BeforeStep,
    BuildingPrice,
    CardsDrawn,
    DamageDue,
    DealDue,
    Declaring,
    DieRolled,
    Entered,
    InterestDue,
    OwnTurn,
    PhaseStart,
    Rebellion,
    TaxesEnd,
    TransportLost,
    UnitDestroyed,
)
from gonfalon.games.medioevo_universale.rules.plunder import CARRIER, MARKET
from gonfalon.games.medioevo_universale.rules.powers import ACTS, CARDS, FROM_PHASE_3, TECHNOLOGIES
from gonfalon.games.medioevo_universale.rules.sides import the_battle
from gonfalon.games.medioevo_universale.rules.windows import too_early
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END
from tests.medioevo_universale.build import HORDE, WORLD, battle, medioevo, position
from tests.medioevo_universale.cards import SPOT, fought
from tests.support import rule

INDEX = WORLD.index
SHORE = WORLD.lands  # the first sea
TURN = OwnTurn(seat=0)


def values(asked: Any) -> list[str]:
    assert isinstance(asked, Ask)
    return list(asked.values)


def who(card: int, window: Any, **more: Any) -> list[int]:
    """The seats that could use a card."""
    state = position(medioevo(**more))
    return [seat for seat in range(3) if CARDS[card].offered(state, seat, window)]


# -- money ----------------------------------------------------------------------------------------


@rule("MEU-18.13", "MEU-18.14", "MEU-18.15", "MEU-18.45", "MEU-18.48", "MEU-18.65", "MEU-3.9")
@pytest.mark.parametrize(
    ("card", "florins"), [(13, 100), (14, 100), (15, 100), (45, 50), (48, 50), (65, 100), (44, 0), (49, 0), (5, 0)]
)
def test_a_card_that_costs_money_is_used_with_the_last_florin(card: int, florins: int) -> None:
    def able(cash: int) -> bool:
        return CARDS[card].able(position(medioevo(florins={0: cash}, loans={0: 5})), 0, TURN)

    assert able(florins)
    assert not florins or not able(florins - 1)


@rule("MEU-18.22", "MEU-18.23")
def test_a_tax_collector_counts_others_cubes_in_his_own_land() -> None:
    at = {
        "thracia": "1: caravan2[black 3]; 2: caravan1[orange 1]; 0: caravan1[black 1]",
        "temes": "2: caravan1[black 2]",
        "propontis": "1: ship1[black 1]",
    }
    for card, each in ((22, 10), (23, 20)):
        state = position(medioevo(at=at))
        CARDS[card].begin(state, 0, TURN)
        assert state.florins == [1000 + 4 * each, 1000, 1000]


@rule("MEU-18.36", "MEU-18.37", "MEU-18.38")
def test_magnate_usurer_and_creditor() -> None:
    state = position(medioevo())
    state.magnate = 101
    assert CARDS[36].begin(state, 1, TURN) is None
    assert (state.florins, state.magnate) == ([1000, 1151, 1000], 0)
    CARDS[37].begin(state, 0, TaxesEnd(seat=0, interest=[100, 50, 31]))
    assert state.florins[0] == 1040
    due = InterestDue(seat=1)
    assert who(38, due) == [1]
    CARDS[38].begin(state, 1, due)
    assert due.discount == 50
    assert who(38, due) == []


@rule("MEU-20.2", "MEU-17.6", "MEU-28.4")
def test_a_loan_is_repaid_once_a_turn_with_exactly_its_sum() -> None:
    def able(florins: int, loans: int, repaid: int = 0, window: Any = TURN) -> bool:
        state = position(medioevo(florins={0: florins}, loans={0: loans}))
        state.repaid[0] = repaid
        act = ACTS["free:repay"]
        return act.offered(state, 0, window) and act.able(state, 0, window)

    assert able(500, 1)
    assert not able(499, 1)
    assert not able(500, 0)
    assert not able(500, 1, repaid=1)
    assert not able(500, 1, window=InterestDue(seat=0))
    for loans, new, after in ((2, 1, 1), (1, 1, 2), (1, 0, 0)):
        state = position(medioevo(loans={0: loans}))
        state.new_loan[0] = new
        ACTS["free:repay"].begin(state, 0, TURN)
        assert (state.florins[0], state.loans[0], state.repaid[0], state.new_loan[0]) == (500, loans - 1, 1, after)


@rule("MEU-17.6")
def test_of_a_colour_there_are_eight_objective_tokens() -> None:
    def left(gears: dict[int, str]) -> list[str]:
        asked = ClaimObjective(seat=0, card=5).choose(position(medioevo(gears=gears)))
        return values(asked) if isinstance(asked, Ask) else []

    both = left({})
    assert len(both) == len(set(WORLD.corner_colours[5])) == 2
    colour = both[0][5:]
    assert left({1: f"{colour} 7"}) == both
    assert left({1: f"{colour} 5", 2: f"{colour} 3"}) == both[1:]


@rule("MEU-7.9", "MEU-20.1", "MEU-28.15")
@pytest.mark.parametrize(
    ("florins", "loans", "found"),
    [
        (350, 5, ["button:buy-point", "button:withdraw"]),
        (349, 5, ["button:withdraw"]),
        (349, 0, ["button:loan", "button:withdraw"]),
        (350, 0, ["button:buy-point", "button:withdraw"]),
    ],
)
def test_a_point_is_bought_by_who_can_still_pay_the_rest(florins: int, loans: int, found: list[str]) -> None:
    state = position(medioevo(florins={0: florins}, loans={0: loans}))
    assert values(Pay(seat=0, florins=250, need=points(4, 2), rule="MEU-7.9").point(state)) == found
    begun = Pay(seat=0, florins=250, need=points(4, 2), rule="MEU-7.9", free=False)
    assert values(begun.point(state)) == (found[:-1] or ["button:withdraw"])
    exact = Pay(seat=0, florins=florins, need=NO_POINTS, rule="MEU-7.9")
    assert exact.florin(state) == "settle"
    assert Pay(seat=0, florins=florins + 1, need=NO_POINTS, rule="MEU-7.9").florin(state) != "settle"


# -- dice and events ------------------------------------------------------------------------------


@rule("MEU-18.46", "MEU-18.47")
def test_an_assassin_lowers_one_die_or_two_and_never_below_one() -> None:
    assert who(46, DieRolled(seat=0, dice=[1, 1])) == []
    assert who(46, DieRolled(seat=0, dice=[1, 2])) == [0, 1, 2]
    state = position(medioevo())
    state.frames.append(DieRolled(seat=0, dice=[1, 2, 3]))
    assert values(Nudge(seat=0, card=46, done=[]).pick(state)) == ["die:1", "die:2"]
    assert Nudge(seat=0, card=46, done=[1]).pick(state) == END
    assert values(Nudge(seat=0, card=47, done=[1]).pick(state)) == ["die:2", "button:done"]  # or the one that shows 1
    assert Nudge(seat=0, card=47, done=[1, 2]).pick(state) == END
    state.frames.append(DieRolled(seat=0, dice=[2, 3]))
    assert values(Nudge(seat=0, card=47, done=[0]).pick(state)) == ["die:1"]
    state.frames.append(DieRolled(seat=0, dice=[2, 1]))
    assert Nudge(seat=0, card=47, done=[0]).pick(state) == END


@rule("MEU-18.46", "MEU-18.47")
def test_who_lowers_two_dice_needs_two() -> None:
    for dice, one, two in (([6], 3, 0), ([1, 6], 3, 3), ([5, 6], 3, 3), ([1, 1], 0, 0)):
        assert len(who(46, DieRolled(seat=0, dice=dice))) == one
        assert len(who(47, DieRolled(seat=0, dice=dice))) == two


@rule("MEU-18.61", "MEU-18.62", "MEU-18.32", "MEU-18.33", "MEU-18.30")
def test_what_is_left_to_draw_to_lower_or_to_travel() -> None:
    state = position(medioevo())
    for size, fits in ((3, True), (2, False)):
        state.event_pile = state.event_pile[:size]
        assert CARDS[61].offered(state, 0, TURN) == fits
    drawn = CardsDrawn(seat=1)
    assert who(62, drawn) == [1]
    CARDS[62].begin(state, 1, drawn)
    assert who(62, drawn) == []
    for card, price, after in ((32, 300, 250), (32, 40, 0), (33, 300, 150), (33, 75, 38), (32, 1, 0)):
        window = BuildingPrice(seat=0, price=price)
        assert CARDS[card].offered(state, 0, window)
        CARDS[card].begin(state, 0, window)
        assert window.price == after
        assert not CARDS[card].offered(state, 0, BuildingPrice(seat=0, price=100, lowered=window.lowered))
    assert not CARDS[32].offered(state, 0, BuildingPrice(seat=0, price=0))
    lost = {"at": {"thracia": "0: caravan1", "alfold": "1: wagon1"}}
    assert who(30, TransportLost(seat=0), **lost) == [0]
    assert who(30, TransportLost(seat=1), **lost) == [1]  # he has no trade transport yet
    assert who(30, TransportLost(seat=1), phase=6, **lost) == []


@rule("MEU-28.8")
def test_what_needs_the_war_circle_waits_for_phase_three() -> None:
    state, thing = position(medioevo()), sorted(FROM_PHASE_3)[0]
    free = next(card for card in range(1, 73) if card not in FROM_PHASE_3)
    for phase, early in ((1, True), (2, True), (3, False)):
        state.phase = phase
        assert too_early(state, PhaseStart(seat=0), thing) == early
        assert not too_early(state, PhaseStart(seat=0), free)
        assert not too_early(state, DieRolled(seat=0, dice=[1]), thing)


# -- land and buildings ---------------------------------------------------------------------------


@rule("MEU-18.1", "MEU-18.2", "MEU-18.3")
def test_where_a_bishop_s_ban_may_lie() -> None:
    m = medioevo(area=True, effects=((1, 2, "lydia"),))
    state = position(m)
    state.banned = [(1, INDEX["rhodope"]), (2, INDEX["thracia"])]
    every = {t for t in range(WORLD.lands) if state.in_play[t]}
    assert len(every) < WORLD.lands
    bishop = CARDS[1]
    assert set(bishop.places(state, PhaseStart(seat=0))) == every - {INDEX["lydia"], INDEX["rhodope"]}  # type: ignore[attr-defined]
    for place, found in (("thracia", True), ("lydia", False), ("rhodope", False)):
        step = BeforeStep(seat=0, start=INDEX[place], goal=INDEX["macedonia"], slots=[])
        entered = Entered(seat=0, space=INDEX[place], keeper=0)
        assert bishop.offered(state, 0, step) == bishop.offered(state, 0, entered) == found
    assert not bishop.offered(state, 0, BeforeStep(seat=0, start=SHORE, goal=INDEX["thracia"], slots=[]))
    assert not bishop.offered(state, 0, Entered(seat=0, space=SHORE, keeper=-1))
    assert not bishop.offered(state, 0, DealDue(seat=0, space=SHORE, slot=0))
    assert CARDS[2].places(state, Rebellion(seat=0, space=INDEX["lydia"])) == [INDEX["lydia"]]  # type: ignore[attr-defined]


@rule("MEU-18.12", "MEU-18.69", "MEU-18.70")
def test_which_buildings_an_engineer_or_a_sheriff_is_for() -> None:
    built = {
        "thracia": "village tower",
        "macedonia": "village fort",
        "bithynia": "town castle",
        "lydia": "castle",
        "pannonia": "village castle",
        "rhodope": "cathedral",
    }
    state = position(medioevo(built=built, effects=((12, 0, "lydia"),)))
    assert [WORLD.names[t] for t in fortified(state, 0)] == ["thracia", "macedonia", "bithynia"]
    assert [WORLD.names[at // 3] for at in guarded(state, 0, 69)] == ["macedonia", "bithynia"]
    assert guarded(state, 0, 70) == []
    higher = position(medioevo(built={"thracia": "town tower", "bithynia": "city fort", "lydia": "fort"}))
    assert [(WORLD.names[at // 3], at % 3) for at in guarded(higher, 0, 70)] == [("thracia", 1), ("bithynia", 1)]
    far = [WORLD.names[t] for t in WORLD.areas if WORLD.names[t] != "thracia"]
    cities = position(medioevo(built={"thracia": "town castle", **dict.fromkeys(far[:12], "city")}))
    assert guarded(cities, 0, 69) == []  # the bank has no City left
    assert TECHNOLOGIES[GENIUS].offered(higher, 0, TURN)
    assert not TECHNOLOGIES[GENIUS].offered(higher, 1, TURN)


@rule("MEU-18.50", "MEU-18.51", "MEU-28.40")
def test_what_a_diplomat_may_protect() -> None:
    spot = INDEX["thracia"]
    state = position(
        medioevo(
            at={"thracia": "0: wagon1; 1: caravan1", "alfold": "0: caravan1"},
            built={"thracia": "village tower", "pannonia": "fort"},
            markets={"thracia": "black", "pannonia": "white"},
            effects=((51, 0, spot * 3), (50, 0, CARRIER + 1), (22, 0, CARRIER)),
        )
    )
    assert elements(state, 0) == [spot * 3 + 1, CARRIER, MARKET + spot]
    assert elements(state, 1) == [INDEX["pannonia"] * 3 + 1, CARRIER + 10, MARKET + INDEX["pannonia"]]
    assert not CARDS[50].offered(state, 2, TURN)


# -- troops and battles ---------------------------------------------------------------------------


@rule("MEU-18.34", "MEU-18.35", "MEU-18.16", "MEU-18.67", "MEU-18.68")
def test_who_is_at_hand_for_templars_saboteurs_and_heroines() -> None:
    state = position(medioevo(at={"thracia": "0: 10 cavalry 9 archer"}))
    assert recruits(state, 0) == ["unit:light", "unit:archer", "unit:heavy"]
    assert recruits(state, 1) == ["unit:light", "unit:archer", "unit:heavy", "unit:cavalry"]
    at = {SPOT: "0: 2 light wagon1; 1: 1 captain 1 captain2 1 captain3 wagon1 catapult caravan1", "lydia": "0: 1 heavy"}
    war = medioevo(at=at, war=((0, 1),), run=battle(0, 1, SPOT))
    assert wreckable(position(war), 0) == ["carrier:10", "carrier:11"]
    assert wreckable(position(war), 1) == ["carrier:0"]
    assert heroes(position(war), False) == [f"hero:light-{SPOT}-0"]
    assert heroes(position(war), True) == [f"hero:captain-{SPOT}-1", f"hero:captain2-{SPOT}-1"]
    peace = position(medioevo(at=at))
    assert set(heroes(peace, False)) == {f"hero:light-{SPOT}-0", "hero:heavy-lydia-0"}


@rule("MEU-18.16", "MEU-18.17", "MEU-18.18")
def test_the_dice_of_spies() -> None:
    for die, done, back in ((1, True, False), (3, True, False), (4, False, False), (6, False, False), (7, False, True)):
        state = position(fought("2 light", "2 heavy 1 archer trebuchet"))
        ambush = cards_agents.Ambush(seat=0, die=die)
        hit, fall = ambush.apply(state), ambush.fall_back(state)
        assert isinstance(hit, Damage) == done
        assert isinstance(fall, Damage) == back
        assert not isinstance(hit, Damage) or (hit.owner, hit.by, hit.points) == (1, 0, 1)
        assert not isinstance(fall, Damage) or (fall.owner, fall.points) == (0, 1)
        trap = cards_agents.Trap(seat=0, die=die, target="unit:heavy")
        trap.apply(state)
        assert the_battle(state).trapped == ([0, ONE[2]] if done else [0, 0])
        assert trap.options(state) == ["unit:archer", "unit:heavy"]
        cards_agents.Sabotage(seat=0, die=die, target="carrier:10").apply(state)
        assert state.level[10] == (1 if done else 2)


@rule("MEU-18.15", "MEU-18.66")
def test_where_infiltrators_and_turncoats_go() -> None:
    at = {"serbia": "0: 1 light", "bulgaria": "horde: 1 light", "epirus": "horde: 1 light; 0: 2 heavy"}
    state = position(medioevo(at=at))
    near = {WORLD.names[t] for t in restless(state, 0)}
    assert "bulgaria" in near
    assert not near & {"serbia", "epirus", "thracia", "propontis"}
    assert [WORLD.names[t] for t in camps_of_hordes(state, 0)] == ["bulgaria"]
    assert {WORLD.names[t] for t in camps_of_hordes(state, 1)} == {"bulgaria", "epirus"}
    assert lendable(state, 0) == ["lend:light-serbia"]
    fight = position(medioevo(at={"serbia": "0: 1 light; horde: 2 light"}, run=battle(0, HORDE, "serbia")))
    assert [camps_of_hordes(fight, seat) for seat in range(2)] == [[], [INDEX["serbia"]]]


@rule("MEU-18.6", "MEU-28.27")
def test_a_warlord_goes_on_in_another_s_land_alone() -> None:
    def seats(**more: Any) -> list[int]:
        return who(6, Entered(**{"seat": 0, "space": INDEX["temes"], "keeper": 1, "going": True, **more}))

    assert seats() == [0]
    assert seats(going=False) == seats(troops=False) == seats(parted=True) == seats(keeper=-1) == seats(keeper=0) == []


@rule("MEU-18.55", "MEU-18.56", "MEU-18.53", "MEU-18.54", "MEU-18.11")
def test_which_pieces_rangers_gunners_and_scientists_help() -> None:
    at = {"thracia": "0: wagon1 wagon1 catapult caravan1 galley1 ship1", "lydia": "0: catapult"}

    def step(*slots: int, unseen: bool = False) -> BeforeStep:
        return BeforeStep(seat=0, start=INDEX["thracia"], goal=INDEX["rhodope"], slots=list(slots), unseen=unseen)

    for card, slots, fits in (
        (55, (0,), True),
        (55, (0, 1), False),
        (56, (0, 1), True),
        (56, (0, 2), False),
        (55, (2,), False),
        (55, (), False),
        (53, (0, 2), True),
        (53, (0, 1), False),
        (53, (), False),
    ):
        assert who(card, step(*slots), at=at) == ([0] if fits else []), (card, slots)
    assert who(55, step(0, unseen=True), at=at) == []
    state = position(medioevo(at=at, effects=((54, 0, 2 * 4 + 1), (11, 0, 1))))
    assert haulers(state, 0, TURN) == ["carrier:6"]
    assert haulers(position(medioevo(at=at)), 0, TURN) == ["carrier:2", "carrier:6"]
    assert haulers(position(medioevo(at=at)), 0, step(0, 2)) == ["carrier:2"]
    assert convertible(state, 0) == ["carrier:0", "carrier:3"]
    assert who(54, TURN, at=at) == [0]
    assert who(54, TURN, at=at, phase=6) == []


@rule("MEU-18.27", "MEU-18.39", "MEU-16.16", "MEU-18.29")
def test_surgeons_jailers_and_tacticians_at_the_damage() -> None:
    def due(**more: Any) -> DamageDue:
        return DamageDue(**{"seat": 0, "rival": 1, "space": INDEX[SPOT], "points": 2, "cause": ARCHERY, **more})

    state = position(fought("2 light", "2 light"))
    tactics = TECHNOLOGIES[TACTICS]
    assert [CARDS[27].offered(state, seat, due(ignored=1)) for seat in range(3)] == [False, True, False]
    assert not CARDS[27].offered(state, 1, due(ignored=2))
    assert [tactics.offered(state, seat, due(chosen=1)) for seat in range(3)] == [True, False, False]
    assert not tactics.offered(state, 0, due(chosen=2))
    assert not tactics.offered(state, 0, due(cause=LOSSES))
    assert not tactics.offered(state, 0, due(cause=EVENT))
    fallen = UnitDestroyed(seat=0, owner=1, unit=0)
    assert who(39, fallen) == [0]
    fallen.captured = True
    assert who(39, fallen) == []
    assert STRATEGY in TECHNOLOGIES


@rule("MEU-18.19", "MEU-18.20", "MEU-18.21", "MEU-18.31", "MEU-14.3")
def test_where_merchants_deal() -> None:
    def deals(card: int, place: str, cargo: str = "[black 1]", **more: Any) -> bool:
        state = position(medioevo(phase=6, at={place: f"0: caravan1{cargo}"}, **more))
        return CARDS[card].offered(state, 0, Declaring(seat=0, space=INDEX[place], slot=0))

    assert deals(20, "temes")
    assert not deals(20, "temes", cargo="")
    assert not deals(20, "thracia")  # his own
    assert not deals(20, "temes", moves={0: 0})
    assert deals(21, "thracia")
    assert not deals(21, "thracia", cargo="[black 2]")  # full
    assert not deals(21, "lydia")  # no area
    assert deals(19, "bulgaria")
    assert not deals(19, "temes")
    assert who(31, TURN, route={1: (10, "crimea* saraj trebisonda antioch")}, at={"alfold": "1: caravan1"}) == [1]
