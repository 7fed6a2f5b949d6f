"""The rare ways: what is lost at sea, held up on its way, taken back, or comes when others fight already."""

from typing import Any

from gonfalon.games.medioevo_universale.rules.alliances import Order, forget_orders
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.arrival import Arrival, arrive
from gonfalon.games.medioevo_universale.rules.buying import is_last
from gonfalon.games.medioevo_universale.rules.cards_troops import ForcedMarch
from gonfalon.games.medioevo_universale.rules.diplomacy import Declaration, Gift
from gonfalon.games.medioevo_universale.rules.dispute import Dispute, PactChoice, ShowPact
from gonfalon.games.medioevo_universale.rules.groups import Group
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.movement import FullMovement
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep
from gonfalon.games.medioevo_universale.rules.pacts import PactDues
from gonfalon.games.medioevo_universale.rules.scoring import sheet
from gonfalon.games.medioevo_universale.rules.tech_moves import UseCartography, busy
from gonfalon.games.medioevo_universale.rules.trade import Journey
from gonfalon.games.medioevo_universale.rules.windows import CardTurned
from gonfalon.kernel.state import END
from tests.medioevo_universale.build import HORDE, WORLD, battle, here, medioevo, passes, play, position
from tests.medioevo_universale.cards import to
from tests.support import rule

INDEX = WORLD.index
BACK = "button:not-now"
SEA = INDEX["propontis"]


def full(ready: list[Group], **more: Any) -> FullMovement:
    spot = ready[0].here
    return FullMovement(seat=0, origin=spot, goal=INDEX["rhodope"], ready=ready, last=[], reserve=[], **more)


def group(place: int, **more: Any) -> Group:
    return Group(seat=0, here=place, slots=more.pop("slots", []), cargo=[], **more)


def step(**more: Any) -> BeforeStep:
    return BeforeStep(seat=0, start=INDEX["thracia"], goal=INDEX["rhodope"], slots=[0], **more)


# -- movement -------------------------------------------------------------------------------------


@rule("MEU-16.3")
def test_land_pieces_that_stay_at_sea_are_lost_and_galleys_are_not() -> None:
    for sea in (False, True):
        m = medioevo(at={"propontis": "0: galley1(1 light)", "thracia": "0: wagon1 wagon1"})
        state = position(m)
        state.place[1], state.army[SEA * 7], state.halted[SEA * 7] = SEA, 3, 1
        boat = group(SEA, slots=[0] if sea else [1], army=0 if sea else 2, sea=sea)
        walk = March(seat=0, origin=SEA, goal=-1, forced=False, group=[boat])
        assert walk.on_walk(state, "button:stay") == END
        assert (state.carriers(0), state.army[SEA * 7]) == (([0, 1, 2], 3) if sea else ([0, 2], 1))
        assert (boat.slots, boat.army, state.halted[SEA * 7]) == (([0], 0, 1) if sea else ([], 0, 0))
        m._drain()
        told = [m.log(1, lang)[-1]["text"] if m.log(1) else "" for lang in ("en", "fr")]
        lost = ("2 light infantry, War Wagon I", "2 infanteries légères, chariot de guerre I")
        assert [line.count(name) for line, name in zip(told, lost, strict=True)] == [int(not sea)] * 2, told


@rule("MEU-18.55", "MEU-8.21")
def test_where_a_ranger_s_ships_stop_among_enemies_they_have_entered() -> None:
    for war, unseen, entered in ((True, True, SEA), (True, False, -1), (False, True, -1)):
        m = medioevo(at={"propontis": "0: galley1(1 light); 1: galley1(1 light)"}, war=((0, 1),) if war else ())
        ship = group(SEA, slots=[0], sea=True, unseen=unseen, moved=True)
        walk = March(seat=0, origin=SEA, goal=-1, forced=False, group=[ship])
        walk.on_walk(position(m), "button:stay")
        assert walk.entering == entered


@rule("MEU-18.3", "MEU-28.26", "MEU-18.55")
def test_a_group_that_is_held_up_stays_and_the_others_go_on() -> None:
    state = position(medioevo(at={"thracia": "0: wagon1", "macedonia": "0: wagon1"}))
    first, second = group(INDEX["thracia"], slots=[0]), group(INDEX["macedonia"], slots=[1])
    held = full([first, second])
    assert held.on_before(state, step(forbidden=True)) == "before"
    assert (held.last, held.ready, held.asked) == ([first], [second], 0)
    assert held.on_before(state, step()) == "before"
    assert (held.last, held.ready, held.asked) == ([first], [second], 1)
    assert held.before(state) == "confirm"
    assert full([first]).on_before(state, step(unseen=True)) == "passage"


@rule("MEU-8.21", "MEU-16.3", "MEU-19.3")
def test_who_thinks_better_of_an_attack_stays_where_he_is() -> None:
    state = position(medioevo(at={"thracia": "0: wagon1", "macedonia": "0: wagon1"}))
    first, second = group(INDEX["thracia"], slots=[0]), group(INDEX["macedonia"], slots=[1])
    assert full([first, second]).on_confirm(state, "button:back") == END
    walked = full([first, second], moved=True)
    assert walked.on_confirm(state, "button:back") == "settle"
    assert walked.last == [second]
    assert walked.on_confirm(state, "button:attack") == "enter"
    afloat = group(SEA, slots=[0])
    strange = full([second, afloat], moved=True, asked=1)
    assert strange.on_confirm(state, "button:back") is None
    on = strange.turn_back(state)
    assert isinstance(on, March)
    assert (on.group, strange.ready, strange.asked) == ([afloat], [], 0)
    on.moved = False
    strange.moved = False
    on.entering = INDEX["lydia"]
    assert strange.on_turn_back(state, on) == "more"
    assert (strange.goal, strange.ready) == (INDEX["lydia"], [afloat])


@rule("MEU-12.15", "MEU-16.5")
def test_who_came_meanwhile_fights_afterwards_if_he_is_still_there() -> None:
    state, spot = position(medioevo(at={"serbia": "2: 1 light"})), INDEX["serbia"]
    first = arrive(0, spot, -1, [], [])
    first.newcomers = [1, 0, 2, 1]
    assert first.newcomer(state) == "newcomer"
    second = first.newcomer(state)
    assert isinstance(second, Arrival)
    assert (second.seat, second.keeper, second.space, second.announced) == (2, 1, spot, False)
    assert first.newcomer(state) is None


@rule("MEU-16.5")
def test_a_step_of_cartography_that_was_not_made_is_lost() -> None:
    for moved, left in ((False, 5), (True, 6)):
        state = position(medioevo(at={"thracia": "0: wagon1"}))
        use = UseCartography(seat=0, target="carrier:0")
        use.on_apply(state, full([group(INDEX["thracia"])], moved=moved))
        assert state.moves[0] == left
    for extra, after, left in ((True, END, 5), (False, "menu", 6)):
        state = position(medioevo(phase=6, at={"thracia": "0: caravan1"}))
        assert Journey(seat=0, slot=0, extra=extra).on_before(state, step(forbidden=True)) == after
        assert state.moves[0] == left
    paved = Journey(seat=0, slot=0, extra=True)
    assert paved.on_before(state, step(strange=True, paved=True)) is None
    assert paved.on_before(state, step(strange=True)) == END


@rule("MEU-16.5", "MEU-18.25")
def test_pieces_on_their_way_make_no_other_step() -> None:
    state = position(medioevo(at={"lydia": "0: caravan1"}))
    way = [INDEX["rhodope"], INDEX["thracia"]]
    state.frames.append(ForcedMarch(seat=0, space=way[1], left=3, way=way))
    assert busy(state) == way[:1]
    state.frames.append(Journey(seat=0, slot=0))
    assert busy(state) == way[:1]  # between two actions it is free to make one (MEU-28.12)
    state.frames[-1] = Journey(seat=0, slot=0, at=Journey.STEPS.index("before"))
    state.frames.append(full([group(INDEX["macedonia"])]))
    assert busy(state) == [way[0], INDEX["lydia"], INDEX["macedonia"]]


# -- purchases ------------------------------------------------------------------------------------


@rule("MEU-25.3")
def test_which_piece_is_the_last() -> None:
    def last(answer: str, wagons: int, **more: Any) -> bool:
        return is_last(
            position(medioevo(4, at={"thracia": "0: " + "wagon1 " * 7, "alfold": "1: " + "wagon1 " * wagons}, **more)),
            answer,
        )

    assert [last("make:wagon2", wagons) for wagons in (6, 7, 8)] == [False, True, False]
    assert not last("make:machine1", 7)
    thirteen = dict.fromkeys(WORLD.names[42:55], "cathedral")
    assert last("build:cathedral-thracia", 0, built=thirteen)
    assert not last("build:city-thracia", 0, built=thirteen)
    assert not last("button:empire-card", 0)
    assert last("button:empire-card", 0, cards={0: tuple(range(1, 72))})
    assert not last("recruit:light", 7)


@rule("MEU-7.24", "MEU-8.15")
def test_a_stopped_captain_who_rises_is_still_stopped() -> None:
    for stopped, after in (("1 captain", "captain2"), ("", "")):
        m = medioevo(
            phase=4,
            at={"thracia": "0: 1 captain"},
            stopped={"thracia": f"0: {stopped}"},
            tech={0: "red 1"},
            gears={0: "red 1"},
        )
        play(passes(m), "promote:captain-captain2-thracia", "gear:red")
        assert here(m, "thracia", 0) == "1 captain2"
        assert position(m).halted[INDEX["thracia"] * 7] == (ONE[5] if after else 0)
    two = medioevo(
        phase=4,
        at={"thracia": "0: 2 captain"},
        stopped={"thracia": "0: 1 captain"},
        tech={0: "red 1"},
        gears={0: "red 1"},
    )
    play(passes(two), "promote:captain-captain2-thracia", "gear:red")
    assert position(two).halted[INDEX["thracia"] * 7] == ONE[4]  # the other one rose


# -- diplomacy ------------------------------------------------------------------------------------


@rule("MEU-19.1", "MEU-19.2", "MEU-19.14", "MEU-19.23", "MEU-19.25")
def test_an_act_that_is_taken_back_has_not_been_done() -> None:
    state = position(medioevo(pacts=("0>1 passage", "0>2 passage secret", "1>2 passage")))
    war, gift, order = Declaration(seat=0), Gift(seat=0), Order(seat=0, supporter=1)
    shown, accused = ShowPact(seat=0), Dispute(seat=0, number=1)
    war.on_whom(state, BACK)
    order.on_start(state, BACK)
    gift.on_whom(state, BACK)
    shown.on_which(state, BACK)
    accused.on_whom(state, BACK)
    nothing = Gift(seat=0, other=1)
    nothing.on_amount(state, "number:0")
    assert [use.withdrawn for use in (war, gift, order, shown, accused, nothing)] == [True] * 6
    assert (state.florins, sum(state.relation), state.orders) == ([1000] * 3, 0, [])
    made = Gift(seat=0, other=1)
    made.on_amount(state, "number:10")
    assert (made.withdrawn, state.florins) == (False, [990, 1010, 1000])
    assert [pact[1] for pact in PactChoice(seat=0).choices(state)] == [(0, 1), (0, 2)]
    assert [pact[1] for pact in shown.choices(state)] == [(0, 2)]


@rule("MEU-19.23")
def test_orders_are_forgotten_by_whom_they_were_for() -> None:
    state = position(medioevo())
    state.orders = [(0, 1, 5, 1, 6, -1), (1, 2, 5, 1, 6, 0), (2, 1, 5, 1, 6, -1)]
    state.order_readers = [(0, 1), (1, 2), (2, 1)]
    forget_orders(state, 1)
    assert (state.orders, state.order_readers) == ([(1, 2, 5, 1, 6, 0)], [(1, 2)])


@rule("MEU-19.20")
def test_nothing_is_due_from_a_pact_that_has_ended() -> None:
    state = position(medioevo(pacts=("0>1 passage",)))
    assert PactDues(payer=0, due=[(9, 1, 50), (1, 1, 30)]).pay(state) == END
    assert state.florins == [970, 1030, 1000]


# -- windows --------------------------------------------------------------------------------------


@rule("MEU-28.13", "MEU-28.2")
def test_a_turned_card_concerns_its_user_and_in_a_battle_both_sides() -> None:
    peace = position(medioevo())
    turned = CardTurned(seat=0, card=5, purpose=0)
    assert [turned.concerns(peace, seat) for seat in range(3)] == [True, False, False]
    fight = position(medioevo(at={"alfold": "0: 2 light; 1: 2 light"}, war=((0, 1),), run=battle(0, 1, "alfold")))
    assert [CardTurned(seat=2, card=5, purpose=0).concerns(fight, seat) for seat in range(3)] == [True, True, True]
    assert [turned.concerns(fight, seat) for seat in range(3)] == [True, True, False]


@rule("MEU-28.2", "MEU-9.6")
def test_by_standing_order_fewer_than_half_man_the_machines() -> None:
    def ordered(army: str, *crew: str) -> str:
        m = medioevo(at={"serbia": f"0: {army} catapult; horde: 2 light"}, run=battle(0, HORDE, "serbia"))
        play(to(m, "crew"), *crew)
        ask = m.state.ask_of(0)
        assert ask is not None
        return m.state.frames[-1].ordered_answer(m.state, ask)

    assert ordered("2 light") == "crew:light"
    assert ordered("1 light") == "button:done"
    assert ordered("4 light", "crew:light") == "crew:light"
    assert ordered("3 light", "crew:light") == "button:done"


@rule("MEU-23.14")
def test_the_sheet_has_a_row_for_every_source_that_gave_somebody_something() -> None:
    state = position(medioevo())
    state.gain(1, 2, 1)
    state.gain(2, -3, 9)
    assert sheet(state) == [("score-start", [10, 10, 10]), ("score-conquest", [0, 2, 0]), ("score-attack", [0, 0, -3])]
