"""Taxes, upkeep, debts, bankruptcy (sections 6 and 20)."""

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.rules.buildings import in_stock
from gonfalon.games.medioevo_universale.rules.carriers import CARRIER
from gonfalon.games.medioevo_universale.rules.money import receive
from gonfalon.games.medioevo_universale.rules.scoring import wealth
from gonfalon.games.medioevo_universale.rules.taxes import income, upkeep_due
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.support import rule

INDEX = WORLD.index
HOMES = [WORLD.names[t] for t in WORLD.home_of[0]]


def taxed(levels: tuple[int, ...] = (10, 10, 10), **more: object) -> Match:
    """Phase 3: everybody has named his tax level; income has come."""
    m = medioevo(phase=3, **more)  # type: ignore[arg-type]
    for seat, level in enumerate(levels):
        m.apply(f"tax:{level}", seat)
    return m


@rule("MEU-6.1", "MEU-28.54")
def test_five_tax_levels_free_every_turn() -> None:
    m = medioevo(phase=3, tax={0: 50})
    assert [str(answer) for answer in m.legal(0)] == [f"tax:{level}" for level in (10, 20, 30, 40, 50)]
    m = taxed((10, 50, 30), tax={0: 50})
    assert position(m).tax == [10, 50, 30]
    assert position(m).florins == [1000 + 70, 1000 + 350, 1000 + 210]


@rule("MEU-6.2")
def test_income_grows_with_land_and_civil_buildings_not_with_others() -> None:
    m = medioevo(
        at={"serbia": "0: 1 light"}, built={"thracia": "village castle cathedral", "lydia": "fort"}, tax={0: 20}
    )
    assert income(position(m), 0) == 20 * (8 + 1)


@rule("MEU-6.3")
def test_a_great_market_pays_in_a_city_he_controls() -> None:
    m = medioevo(built={"thracia": "city", "alfold": "city"}, markets={"thracia": "black white brown"}, tax={0: 10})
    assert income(position(m), 0) == 10 * (7 + 3) + 60
    assert income(position(m), 1) == 0


@rule("MEU-6.4")
def test_strangers_spoil_the_income_of_a_territory_unless_a_pact_lets_them_stand_there() -> None:
    at = {"thracia": "0: 1 light; 1: 1 light"}
    assert income(position(medioevo(at=at, tax={0: 10})), 0) == 60
    assert income(position(medioevo(at=at, tax={0: 10}, pacts=("0>1 passage",))), 0) == 70


@rule("MEU-6.5")
def test_who_has_neither_land_nor_troops_gets_two_hundred() -> None:
    lost = dict.fromkeys(HOMES, "horde: 1 light")
    m = taxed((50, 10, 10), at=lost)
    assert position(m).florins[0] == 1200
    with_troops = taxed((50, 10, 10), at={**lost, "propontis": "0: galley1(1 light)"})
    assert position(with_troops).florins[0] <= 1000
    with_land = taxed((50, 10, 10), at=dict.fromkeys(HOMES[1:], "horde: 1 light"))
    assert position(with_land).florins[0] == 1050


@rule("MEU-6.6")
def test_upkeep_counts_every_piece_on_the_map_and_none_beside_it() -> None:
    m = medioevo(
        at={"thracia": "0: 2 light 1 captain3 caravan3 bombard", "propontis": "0: galley1(2 heavy wagon2)"},
        prisoners={(1, 0): "3 light"},
        waiting={0: "2 heavy"},
    )
    assert upkeep_due(position(m), 0) == 20 * (3 + 2 + 1 + 2 + 1)
    assert upkeep_due(position(m), 1) == 0


@rule("MEU-6.7", "MEU-20.3")
def test_every_loan_of_an_earlier_turn_costs_fifty() -> None:
    m = taxed(loans={0: 3, 1: 1})
    assert position(m).florins == [1000 + 70 - 150, 1000 + 70 - 50, 1070]
    fresh = medioevo(phase=3, loans={0: 3})
    position(fresh).new_loan[0] = 1
    for seat in range(3):
        fresh.apply("tax:10", seat)
    assert position(fresh).florins[0] == 1000 + 70 - 100


@rule("MEU-6.8", "MEU-28.55")
def test_pieces_are_given_up_instead_of_being_paid_for() -> None:
    m = taxed(at={"thracia": "0: 2 light wagon1", "propontis": "0: galley1(1 heavy)"})
    assert asked(m) == (0, "upkeep")
    play(m, "drop:light-thracia", "carrier:1", "button:pay")
    assert here(m, "thracia", 0) == "1 light wagon1"
    assert here(m, "propontis", 0) == ""  # with the Galley its cargo
    assert position(m).reserve(0, 2) == 20
    assert position(m).florins[0] == 1070 - 40


@rule("MEU-6.8")
def test_who_can_neither_pay_nor_borrow_must_give_up() -> None:
    m = taxed(at={"thracia": "0: 9 light"}, florins={0: 5 * 50 + 30 - 10}, loans={0: 5})
    assert position(m).florins[0] == 90  # 270 + 70 - 250: four pieces can be kept
    for _ in range(5):
        assert asked(m) == (0, "upkeep")
        assert [answer for answer in legal(m) if not answer.startswith("drop:")] == []
        play(m, "drop:light-thracia")
        if asked(m) == (0, "upkeep") and "button:pay" in legal(m):
            break
    assert here(m, "thracia", 0) == "4 light"


@rule("MEU-6.8", "MEU-21.8")
def test_barbarians_left_alone_by_it_plunder() -> None:
    m = taxed(at={"bulgaria": "0: 1 light wagon1; horde: 1 light"})
    play(m, "drop:light-bulgaria")
    assert here(m, "bulgaria", 0) == ""
    assert here(m, "bulgaria", HORDE) == "1 light"


@rule("MEU-6.9", "MEU-6.10")
def test_all_income_comes_before_any_interest_and_all_interest_before_any_upkeep() -> None:
    m = taxed(
        order=(1, 0, 2),
        florins={0: 0, 1: 0, 2: 0},
        loans={0: 1, 1: 1},
        at={"thracia": "0: 1 light", "alfold": "1: 1 light"},
    )
    keys = [line["key"] for line in m.log(0) if line["key"] in ("tax", "income", "interest", "upkeep")]
    assert keys == ["tax"] * 3 + ["income"] * 3 + ["interest"] * 2
    assert asked(m) == (1, "upkeep")
    play(m, "button:pay")
    assert asked(m) == (0, "upkeep")


# -- loans --------------------------------------------------------------------------------------


@rule("MEU-20.1")
def test_one_loan_of_five_hundred_a_turn_and_five_in_all() -> None:
    m = passes(medioevo(phase=4, loans={0: 3}), "activation-start")
    play(m, "free:loan")
    assert (position(m).florins[0], position(m).loans[0]) == (1500, 4)
    assert "free:loan" not in legal(m)
    full = passes(medioevo(phase=4, loans={0: 5}), "activation-start")
    assert "free:loan" not in legal(full)


@rule("MEU-20.2")
def test_one_loan_a_turn_is_repaid() -> None:
    m = passes(medioevo(phase=4, loans={0: 3}, florins={0: 1100}), "activation-start")
    play(m, "free:repay")
    assert (position(m).florins[0], position(m).loans[0]) == (600, 2)
    assert "free:repay" not in legal(m)
    poor = passes(medioevo(phase=4, loans={0: 3}, florins={0: 499}), "activation-start")
    assert "free:repay" not in legal(poor)
    free = passes(medioevo(phase=4), "activation-start")
    assert "free:repay" not in legal(free)


@rule("MEU-20.2")
def test_who_repays_what_he_has_just_borrowed_borrows_no_more_this_turn() -> None:
    m = passes(medioevo(phase=4), "activation-start")
    play(m, "free:loan", "free:repay")
    assert position(m).loans[0] == 0
    assert "free:loan" not in legal(m)


@rule("MEU-20.5", "MEU-23.12", "MEU-20.4")
def test_debts_cost_wealth_and_honour_at_the_end() -> None:
    m = medioevo(6, phase=7, turn=10, loans={1: 1, 2: 2, 3: 3, 4: 4, 5: 5}, florins=dict.fromkeys(range(6), 0))
    assert [wealth(position(m), seat) for seat in range(6)] == [0, -550, -1100, -1650, -2200, -2750]
    passes(m)
    play(m, (50,))
    assert [position(m).earned[seat * 15 + 13] for seat in range(6)] == [0, -2, -4, -6, -9, -15]


# -- bankruptcy ---------------------------------------------------------------------------------


@rule("MEU-20.6")
def test_a_loan_comes_before_bankruptcy() -> None:
    m = taxed(loans={0: 2}, florins={0: 0}, built={"thracia": "village"})
    assert asked(m) == (0, "bankrupt")  # 80 florins of taxes, 100 due
    assert legal(m) == ["button:loan"]
    play(m, "button:loan")
    assert position(m).loans[0] == 3
    assert position(m).florins[0] == 80 + 500 - 100
    assert buildings(m, "thracia") == "village"


@rule("MEU-20.7", "MEU-28.55", "MEU-22.11")
def test_a_bankrupt_without_property_sells_rebellions() -> None:
    m = taxed(loans={0: 5}, florins={0: 0}, at={"lydia": "horde: 1 light"})
    assert asked(m) == (0, "bankrupt")  # 60 of 250
    assert legal(m) == ["button:rebellion", "button:give-up"]
    play(m, "button:rebellion", "land:thracia")
    assert here(m, "thracia", HORDE) == "1 light"
    assert position(m).honour[0] == 9  # for a territory was rebel before
    play(m, "button:rebellion", "land:rhodope")
    assert position(m).florins[0] == 60 + 200 - 250
    assert position(m).due[0] == 0
    assert position(m).honour[0] == 8


@rule("MEU-20.7")
def test_machines_and_buildings_bring_half_their_price_before_any_rebellion() -> None:
    m = taxed(loans={0: 5}, florins={0: 0}, at={"thracia": "0: bombard"}, built={"lydia": "castle"})
    assert asked(m) == (0, "bankrupt")
    assert "button:rebellion" not in legal(m)
    play(m, "carrier:0")
    assert position(m).florins[0] == 70 + 150
    play(m, "at:" + legal(m, "at")[0])
    assert position(m).florins[0] == 70 + 150 + 150 - 250
    assert here(m, "thracia", 0) == ""
    assert buildings(m, "lydia") == ""


@rule("MEU-20.7", "MEU-13.14", "MEU-18.51")
def test_a_bankrupt_keeps_what_is_protected_from_plunder() -> None:
    at = {"lydia": "0: caravan1 caravan1"}
    built = {"thracia": "village", "lydia": "tower"}
    safe = ((51, 0, INDEX["thracia"] * 3), (50, 0, CARRIER + 1))
    m = taxed(loans={0: 5}, florins={0: 0}, at=at, built=built, effects=safe)
    assert asked(m) == (0, "bankrupt")
    assert legal(m, "at") == [str(INDEX["lydia"] * 3 + 1)]
    assert legal(m, "carrier") == ["0"]


@rule("MEU-20.7")
def test_what_is_left_unpaid_is_due_later_and_taken_from_all_he_receives() -> None:
    m = taxed(loans={0: 5}, florins={0: 0})
    play(m, "button:give-up")
    assert (position(m).florins[0], position(m).due[0]) == (0, 180)
    passes(m)
    assert position(m).phase == 4
    passes(m)
    assert asked(m) == (0, "buy")
    assert legal(m, "learn") == []  # he may buy nothing
    receive(position(m), 0, 100)
    assert (position(m).florins[0], position(m).due[0]) == (0, 80)
    assert position(m)._revealed, "what remains due shows what he had"
    receive(position(m), 0, 100)
    assert (position(m).florins[0], position(m).due[0]) == (20, 0)
    assert position(m).unpaid[0] == 0


@rule("MEU-20.7", "MEU-4.1")
def test_a_bankrupt_bids_nothing() -> None:
    m = medioevo(phase=1, due={0: 50}, florins={0: 300})
    ask = m.state.ask_of(0)
    assert ask is not None
    assert ask.accepts("number:0")
    assert not ask.accepts("number:10")


@rule("MEU-20.7")
def test_unpaid_interest_is_added_to_the_next() -> None:
    m = taxed(loans={0: 2}, due={0: 60})
    assert position(m).florins[0] == 1000 + 70 - 100 - 60


@rule("MEU-20.8")
def test_two_turns_without_paying_eliminate() -> None:
    m = medioevo(
        phase=3,
        loans={0: 5},
        due={0: 100},
        florins={0: 0},
        cards={0: (5, 10)},
        turned=(5,),
        gears={0: "red 2 orange 1", 1: "red 1"},
        points={0: "blue 1"},
        waiting={0: "1 light"},
        at={"thracia": "0: 2 light caravan1", "serbia": "0: 1 light"},
        route={0: (0, "crimea* saraj")},
        tokens={"bulgaria": 0},
        prisoners={(0, 1): "2 light", (1, 0): "3 light"},
        war=((0, 1),),
        pacts=("0>2 passage", "1>2 commercial"),
    )
    position(m).unpaid[0] = 1
    for seat in range(3):
        m.apply("tax:10", seat)
    assert asked(m) == (0, "bankrupt")
    play(m, "button:give-up")
    state = position(m)
    assert state.playing() == [1, 2]
    assert state.cards(0) == []
    assert sorted(state.empire.under) == [5, 10]
    assert [here(m, name, 0) for name in ("thracia", "serbia")] == ["", ""]
    assert [holder(m, name) for name in ("thracia", "serbia", "bulgaria")] == [-1, -1, -1]
    assert state.home(WORLD.index["thracia"]) == -1  # ordinary barbarian land
    assert state.reserve(0, 0) == state.reserve(1, 0) == 20
    assert not state.hostile(0, 1)
    assert [pact[1] for pact in state.pacts] == [(1, 2)]
    assert [sum(state.gears[seat * 6 : seat * 6 + 6]) for seat in (0, 1)] == [0, 1]
    assert (sum(state.tp[:6]), state.waiting[0], state.due[0]) == (0, 0, 0)
    assert (state.road[0], state.route[0]) == (-1, [])
    assert [state.prisoners[pair] for pair in (1, 6)] == [0, 0]
    assert [state.penalty(seat) for seat in (1, 2)] == [1, 3]  # the row of three players stays


@rule("MEU-20.8")
def test_the_buildings_of_the_eliminated_return_and_the_others_play_on() -> None:
    m = medioevo(
        phase=3,
        loans={0: 5},
        due={0: 9000},
        florins={0: 0},
        built={"thracia": "castle", "alfold": "castle"},
    )
    position(m).unpaid[0] = 1
    for seat in range(3):
        m.apply("tax:10", seat)
    play(m, "button:give-up")
    assert buildings(m, "thracia") == ""
    assert buildings(m, "alfold") == "castle"
    assert in_stock(position(m), 1, 3)
    passes(m)
    while asked(m)[1] == "buy":
        assert asked(m)[0] != 0
        play(m, "button:done")
    assert m.game.winners(position(m)) != (0,)


@rule("MEU-20.8", "MEU-21.8")
def test_barbarians_whom_the_eliminated_leaves_alone_plunder() -> None:
    at = {
        "thracia": "0: 1 light; horde: 1 light; 2: caravan1[black 1]",
        "serbia": "0: 1 light; horde: 1 light; 2: 1 light caravan1",
        "propontis": "0: galley1(1 light); horde: galley1(1 light); 2: ship1",
    }
    m = medioevo(phase=3, loans={0: 5}, due={0: 9000}, florins={0: 0}, at=at)
    position(m).unpaid[0] = 1
    for seat in range(3):
        m.apply("tax:10", seat)
    while asked(m) == (0, "bankrupt"):
        m.apply("button:give-up", 0)
    passes(m)
    assert position(m).playing() == [1, 2]
    assert [here(m, name, 2) for name in at] == ["", "1 light caravan1", ""]
    assert [here(m, name, HORDE) for name in at] == ["1 light", "1 light", "galley1(1 light)"]


@rule("MEU-20.8")
def test_one_turn_without_paying_does_not_eliminate() -> None:
    m = taxed(loans={0: 5}, florins={0: 0})
    play(m, "button:give-up")
    assert position(m).playing() == [0, 1, 2]
    assert position(m).unpaid[0] == 1


@rule("MEU-20.8")
def test_the_last_player_is_not_eliminated_by_his_debts() -> None:
    everybody = dict.fromkeys(range(3), 0)
    m = medioevo(phase=3, loans={0: 5, 1: 5, 2: 5}, due={0: 9000, 1: 9000, 2: 9000}, florins=everybody)
    position(m).unpaid[:] = [1, 1, 1]
    for seat in range(3):
        m.apply("tax:10", seat)
    left = [position(m).playing()]
    for _ in range(3):
        play(m, "button:give-up")
        left.append(position(m).playing())
    assert left == [[0, 1, 2], [1, 2], [2], [2]]


@rule("MEU-6.1", "MEU-6.2", "MEU-5.23")
def test_the_question_for_taxes_says_what_is_tolerated_and_what_each_level_brings() -> None:
    m = medioevo(phase=3, tolerated=30, built={"thracia": "town"})
    for lang, told in (("en", "Tolerated this turn: 30."), ("fr", "30. Ce que vous fixez est jugé au tour suivant")):
        decision = m.decision(0, lang)
        assert decision is not None
        assert decision["prompt"].replace("\u00a0", " ").count(told) == 1
    tips, lots = GAME.tips(position(m), 0, m.words("en")), len(position(m).territories(0)) + 2
    for level in (10, 50):
        assert tips[f"tax:{level}"].lines[0] == f"Brings {lots * level} florins now."
    m.apply("tax:50", 0)
    assert "tax:50" not in GAME.tips(position(m), 0, m.words("en"))  # asked no longer
    for seat in (1, 2):
        m.apply("tax:10", seat)
    assert next(dict(line["args"])["florins"] for line in m.log(0) if line["key"] == "income") == lots * 50
