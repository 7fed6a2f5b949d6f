"""Taxes, upkeep, loans, purchases (sections 6, 7, 16, 20)."""

from gonfalon.games.medioevo_universale.rules.carriers import tokens_allow
from gonfalon.games.medioevo_universale.rules.money import Pay
from gonfalon.games.medioevo_universale.rules.purchases import offers, unit_limit
from gonfalon.games.medioevo_universale.rules.scoring import wealth
from gonfalon.games.medioevo_universale.rules.taxes import Interest, income, upkeep_due
from gonfalon.match import Match
from tests.medioevo_universale.build import (
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
from tests.medioevo_universale.test_refusals import why
from tests.support import rule


def price(m: Match, answer: str, seat: int = 0) -> tuple[int, int]:
    """Florins and technology points of something for sale."""
    for offer in offers(position(m), seat):
        if offer.answer == answer:
            return offer.florins, sum(offer.need)
    raise AssertionError(f"{answer} is not for sale")


def shop(**more: object) -> Match:
    """Seat 0 is at the beginning of his purchase turn."""
    return passes(medioevo(phase=4, **more), "activation-start")  # type: ignore[arg-type]


@rule("MEU-EX-13", "MEU-6.6")
def test_every_piece_costs_twenty() -> None:
    pieces = "2 light 1 heavy 1 archer 1 cavalry 1 captain bombard wagon1 wagon2 galley1"
    m = medioevo(at={"thracia": f"0: {pieces}"})
    assert upkeep_due(position(m), 0) == 200


@rule("MEU-EX-12", "MEU-6.1", "MEU-6.2", "MEU-6.3")
def test_taxes_count_territories_civil_buildings_and_markets_of_cities() -> None:
    m = medioevo(built={"thracia": "city", "macedonia": "town"}, markets={"thracia": "black orange"}, tax={0: 30})
    assert income(position(m), 0) == 30 * (7 + 3 + 2) + 2 * 20
    m = medioevo(built={"thracia": "town"}, markets={"thracia": "black orange"}, tax={0: 30})
    assert income(position(m), 0) == 30 * (7 + 2)


@rule("MEU-6.4")
def test_a_territory_with_barbarians_pays_nothing() -> None:
    m = medioevo(at={"thracia": "0: 1 light; horde: 1 light"}, tax={0: 10})
    assert income(position(m), 0) == 60


@rule("MEU-EX-98", "MEU-6.9", "MEU-6.8", "MEU-6.10")
def test_interest_comes_before_upkeep_and_a_loan_saves_the_army() -> None:
    m = medioevo(phase=3, at={"thracia": "0: 3 light"}, loans={0: 1}, florins={0: 0})
    play(m, "tax:10", "tax:30", "tax:30")
    state = position(m)
    assert state.florins[0] == 70 - 50
    assert asked(m) == (0, "upkeep")
    assert "button:loan" in legal(m)
    assert "button:pay" not in legal(m)
    play(m, "button:loan", "button:pay")
    assert state.florins[0] == 20 + 500 - 60


@rule("MEU-6.10", "MEU-20.1")
def test_whoever_can_pay_the_upkeep_may_borrow_all_the_same_once_a_turn() -> None:
    m = medioevo(phase=3, at={"thracia": "0: 3 light"})
    play(m, "tax:10", "tax:30", "tax:30")
    florins = position(m).florins[0]
    assert asked(m) == (0, "upkeep")
    assert m.default() == "button:pay"
    play(m, "button:loan")
    assert legal(m) == ["button:pay", "drop:light-thracia"]
    assert why(m, "button:loan")[0] == "MEU-20.1"
    play(m, "button:pay")
    assert (position(m).florins[0], position(m).loans[0]) == (florins + 500 - 60, 1)
    full = medioevo(phase=3, at={"thracia": "0: 3 light"}, loans={0: 5}, florins={0: 1000})
    play(full, "tax:10", "tax:30", "tax:30")
    assert legal(full) == ["button:pay", "drop:light-thracia"]


@rule("MEU-28.22", "MEU-20.1")
def test_a_loan_may_be_taken_where_interest_falls_due() -> None:
    m = medioevo(phase=3, at={"thracia": "0: 1 light"}, cards={0: (38,)}, loans={0: 1})
    play(m, "tax:10", "tax:30", "tax:30")
    assert asked(m) == (0, "interest-due")
    play(m, "free:loan")
    assert position(m).loans[0] == 2
    assert why(m, "free:loan")[0] == "MEU-20.1"
    assert why(m, "free:repay")[0] == "MEU-28.4"
    play(m, "button:pass")
    assert position(m).florins[0] == 1000 + 70 + 500 - 50  # the new one bears no interest yet


@rule("MEU-EX-99", "MEU-20.6", "MEU-20.7")
def test_a_bankrupt_plunders_his_own() -> None:
    m = medioevo(phase=3, built={"thracia": "village"}, at={"lydia": "0: caravan2"}, loans={0: 5}, florins={0: 0})
    position(m).florins[0] = 20
    play(m, "tax:10", "tax:30", "tax:30")
    state = position(m)  # 20 + 10 * 8 = 100 of the 250 due
    assert asked(m) == (0, "bankrupt")
    play(m, "at:" + legal(m, "at")[0])
    assert asked(m) == (0, "bankrupt")
    play(m, "carrier:0")
    assert state.florins[0] == 0
    assert state.due[0] == 0
    assert buildings(m, "thracia") == ""


@rule("MEU-EX-56", "MEU-20.1", "MEU-20.3")
def test_a_loan_bears_interest_from_the_next_turn() -> None:
    m = medioevo(phase=3, loans={0: 1}, florins={0: 0})
    position(m).new_loan[0] = 1
    play(m, "tax:10", "tax:10", "tax:10")
    assert position(m).florins[0] == 70


@rule("MEU-20.3", "MEU-20.7")
def test_a_loan_taken_and_given_back_forgives_no_interest_of_before() -> None:
    m = medioevo(phase=2, due={1: 100}, turn=4)
    state = position(m)
    state.new_loan[1], state.phase = 2, 3
    payment = Interest(seat=1)
    assert payment.reckon(state) is None
    assert state.due == [0, 100, 0]


@rule("MEU-EX-57", "MEU-EX-119", "MEU-20.4")
def test_wealth_is_cash_less_debts_and_interest() -> None:
    m = medioevo(florins={0: 1000, 1: 1200}, loans={0: 1, 1: 2})
    assert wealth(position(m), 0) == 450
    assert wealth(position(m), 1) == 100


@rule("MEU-EX-14", "MEU-EX-52", "MEU-7.5", "MEU-7.6")
def test_technologies_cost_a_hundred_a_level_one_level_a_branch() -> None:
    m = shop(tech={0: "red 3"}, florins={0: 2000})
    assert price(m, "learn:combat") == (400, 0)
    play(m, "learn:transport", "learn:commerce", "learn:legislation")
    assert position(m).florins[0] == 1700
    assert "transport" not in legal(m, "learn")
    assert "construction" in legal(m, "learn")


@rule("MEU-EX-15", "MEU-EX-16", "MEU-EX-87", "MEU-EX-88", "MEU-7.10", "MEU-7.14", "MEU-16.18", "MEU-16.19")
def test_buildings_cost_by_level_and_upgrades_the_difference() -> None:
    m = shop(tech={0: "green 2"}, built={"thracia": "tower", "macedonia": "village"})
    assert price(m, "build:village-thracia") == (100, 1)
    assert price(m, "build:town-thracia") == (200, 2)
    assert price(m, "build:city-thracia") == (300, 3)
    assert price(m, "build:castle-thracia") == (200, 2)
    assert price(m, "build:city-macedonia") == (200, 2)


@rule("MEU-7.12")
def test_civil_buildings_need_a_populated_area_military_ones_do_not() -> None:
    sites = legal(shop(tech={0: "green 2"}), "build")
    assert "tower-lydia" in sites
    assert "village-lydia" not in sites


@rule("MEU-EX-17", "MEU-EX-18", "MEU-EX-69", "MEU-EX-70", "MEU-7.19", "MEU-16.2")
def test_transports_cost_a_point_and_a_hundred_a_level() -> None:
    m = shop(tech={0: "blue 1"}, at={"thracia": "0: galley2 galley1"})
    assert price(m, "make:galley2") == (200, 2)
    assert price(m, "raise:0-3") == (100, 1)
    assert price(m, "make:caravan2") == (200, 2)
    assert price(m, "raise:1-2") == (100, 1)
    play(m, "make:caravan2", "button:buy-point", "button:buy-point", "land:thracia")
    assert position(m).florins[0] == 1000 - 400
    assert here(m, "thracia", 0) == "galley2 galley1 caravan2"


@rule("MEU-7.20")
def test_ships_are_built_in_ports() -> None:
    m = shop(tech={0: "blue 1"})
    play(m, "make:galley1", "button:buy-point")
    assert legal(m, "land") == ["thracia", "macedonia"]


@rule("MEU-EX-20", "MEU-EX-89", "MEU-7.28", "MEU-16.20")
def test_siege_machines_cost_a_point_and_a_hundred_a_level() -> None:
    m = shop(tech={0: "green 3"}, at={"lydia": "0: catapult"}, built={"lydia": "tower"})
    assert price(m, "make:machine1") == (100, 1)
    assert price(m, "raise:0-3") == (200, 2)


@rule("MEU-EX-116", "MEU-7.21")
def test_ten_property_tokens_with_two_faces() -> None:
    assert tokens_allow(2, 4, 4)
    assert not tokens_allow(0, 0, 5)
    assert not tokens_allow(0, 5, 4)
    assert not tokens_allow(9, 0, 0)
    assert tokens_allow(8, 2, 0)


@rule("MEU-EX-19", "MEU-7.26")
def test_the_unit_limit_counts_the_levels_of_civil_buildings() -> None:
    m = shop(built={"thracia": "village", "macedonia": "city"})
    assert unit_limit(position(m), 0) == 7
    m = shop(florins={0: 5000})
    for _ in range(3):
        play(m, "recruit:light", "land:thracia")
    assert legal(m, "recruit") == []
    assert here(m, "thracia", 0) == "3 light"


@rule("MEU-EX-83", "MEU-7.24", "MEU-16.14")
def test_a_captain_costs_points_and_florins_a_level() -> None:
    m = shop(tech={0: "red 1"}, built={"lydia": "tower"}, at={"lydia": "0: 1 captain"})
    assert price(m, "recruit:captain2") == (200, 2)
    assert price(m, "promote:captain-captain3-lydia") == (200, 2)
    assert "captain" not in legal(shop(), "recruit")


@rule("MEU-EX-21", "MEU-7.30")
def test_every_card_owned_makes_the_next_dearer() -> None:
    m = shop(cards={0: (10, 11, 12)})
    assert price(m, "button:empire-card") == (250, 0)


@rule("MEU-7.31")
def test_cathedrals_let_their_owner_choose_from_more_cards() -> None:
    m = shop(built={"thracia": "cathedral"})
    play(m, "button:empire-card")
    assert getattr(m.state.request(), "count") == 4  # noqa: B009
    play(m, (1, 2, 3, 4), "card:3")
    assert position(m).held[3] == 0
    assert position(m).empire.under == [1, 2, 4]


@rule("MEU-EX-91", "MEU-7.17", "MEU-22.4", "MEU-16.22")
def test_a_cathedral_costs_a_violet_point_and_gives_honour() -> None:
    m = shop(tech={0: "violet 1"})
    assert price(m, "build:cathedral-lydia") == (300, 1)
    play(m, "build:cathedral-lydia", "button:buy-point")
    assert position(m).honour[0] == 11
    assert position(m).florins[0] == 600


@rule("MEU-EX-41", "MEU-11.4", "MEU-11.5")
def test_a_tower_gives_a_control_token() -> None:
    m = shop(tech={0: "green 2"}, at={"bulgaria": "0: 1 light"})
    play(m, "build:tower-bulgaria", "button:buy-point", "land:serbia")
    assert holder(m, "serbia") == 0
    assert position(m).token.count(0) == 1


@rule("MEU-EX-23", "MEU-17.4", "MEU-17.5")
def test_cards_turned_for_their_corner_pay_for_buildings_and_captains() -> None:
    m = shop(cards={0: (10, 5)}, tech={0: "green 1 red 1"}, built={"lydia": "tower"})
    play(m, "build:village-thracia", "card:10")
    assert buildings(m, "thracia") == "village"
    play(m, "recruit:captain", "card:5", "land:lydia")
    assert here(m, "lydia", 0) == "1 captain"
    assert position(m).florins[0] == 800
    assert position(m).turned[10] == position(m).turned[5] == 1


@rule("MEU-EX-92", "MEU-16.23")
def test_monasticism_makes_a_violet_point_another() -> None:
    m = shop(tech={0: "violet 2 green 1"}, gears={0: "violet 1"})
    play(m, "build:village-thracia", "tech:monasticism", "gear:violet")
    assert buildings(m, "thracia") == "village"
    assert position(m).florins[0] == 900


@rule("MEU-7.16")
def test_repairs_cost_fifty_a_point() -> None:
    m = shop(built={"thracia": "city/2"})
    play(m, "repair:" + legal(m, "repair")[0])
    assert buildings(m, "thracia") == "city/1"
    assert position(m).florins[0] == 950


@rule("MEU-7.34", "MEU-7.23")
def test_prisoners_are_ransomed_for_twice_their_price() -> None:
    m = shop()
    position(m).prisoners[1 * 6 + 0] = 1 << 18  # one cavalry held by seat 1
    m.state._request = None
    play(m, "ransom:cavalry-1", "land:thracia")
    assert position(m).florins[:2] == [800, 1200]
    assert here(m, "thracia", 0) == "1 cavalry"


@rule("MEU-25.2")
def test_money_that_others_answers_bring_to_light_cannot_be_taken_back() -> None:
    """After a card has been turned others have answered; that the payment goes through then shows the purse."""
    for card, shown in ((0, False), (60, True)):
        state = position(medioevo(phase=4, florins={0: 300}))
        state._revealed = False
        assert Pay(seat=0, florins=300, need=(0,) * 6, rule="MEU-7.11", card=card).florin(state) == "settle"
        assert state._revealed is shown


@rule("MEU-28.5", "MEU-28.15", "MEU-17.8")
def test_an_objective_is_claimed_while_paying_and_its_token_spent_at_once() -> None:
    met = {"at": {"thracia": "0: 7 archer"}, "cards": {0: (7,)}, "tech": {0: "red 1"}, "florins": {0: 100}}
    m = shop(loans={0: 5}, **met)
    play(m, "recruit:captain")
    assert legal(m, "claim") == ["7"]
    play(m, "claim:7")
    assert position(m).held[7] == -1
    play(m, "gear:red", "land:thracia")
    assert here(m, "thracia", 0) == "7 archer 1 captain"
    unmet = shop(loans={0: 5}, **{**met, "at": {"thracia": "0: 6 archer"}})
    play(unmet, "recruit:captain")
    assert not legal(unmet, "claim")
