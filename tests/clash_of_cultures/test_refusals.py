"""Why not: the rule, and what is missing in this very position, in both languages."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.effects.event_losses import LoseThings
from gonfalon.games.clash_of_cultures.rules.effects.event_moods import LowerMoods
from gonfalon.games.clash_of_cultures.rules.effects.event_persons import Teach
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.games.clash_of_cultures.rules.objectives import StatusObjectives
from gonfalon.games.clash_of_cultures.rules.position import TALLIES, VICTORIES
from gonfalon.games.clash_of_cultures.rules.status import Raze
from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, RED, WORLD, again, coc, do, faces, running, state_of
from tests.clash_of_cultures.drawn import lying
from tests.clash_of_cultures.war import SOUTH, collect
from tests.support import rule


def why(match: Match, answer: str, lang: str = "en") -> tuple[str, str]:
    """The rule and the fact, as the seat that is asked reads them."""
    said = match.objection(answer, match.turn[0], lang)
    return ("", "") if said is None else (said["rule"], said["fact"])


@rule("COC-7.1")
def test_an_advance_says_what_it_costs_and_what_there_is() -> None:
    match = coc(goods={RED: "food 1"})
    assert why(match, "action:advance") == (
        "COC-7.1",
        "An advance costs 2 food, for which ideas and gold may stand in; you have 1 food, 0 ideas and 0 gold.",
    )
    assert "vous avez 1 vivre, 0 idée et 0 or" in why(match, "action:advance", "fr")[1]


@rule("COC-7.2", "COC-7.7", "COC-29.1")
def test_an_advance_says_what_it_needs() -> None:
    match = do(coc(goods={RED: "food 2"}, advances={RED: "writing"}), "action:advance")
    assert why(match, "advance:rituals") == ("COC-7.2", "Myths comes first in its group: without it, no Rituals.")
    assert why(match, "advance:writing") == ("COC-7.7", "You have Writing already.")
    assert why(match, "advance:voting") == ("COC-29.1", "Voting needs Philosophy, which you do not have.")


@rule("COC-3.3", "COC-22.2")
def test_actions_and_cards_that_are_not_there() -> None:
    match = coc(goods={RED: "food 2"}, actions=0)
    assert why(match, "action:advance") == ("COC-3.3", "You have no action left in this turn.")
    assert why(match, "card:A1") == ("COC-22.2", "You have no action card in your hand.")


SOUTHERN: dict[str, Any] = {"turn": PURPLE, "regions": SOUTH}


def facts(match: Match, *answers: str) -> list[tuple[str, str]]:
    """The same for several answers; the French is there too and says as much."""
    for answer in answers:
        assert why(match, answer, "fr")[1] != why(match, answer)[1]
    return [why(match, answer) for answer in answers]


@rule("COC-20.1", "COC-6.7")
def test_a_city_says_why_it_is_not_made_happier() -> None:
    assert facts(coc(**SOUTHERN), "action:happiness") == [("COC-20.1", "All your cities are happy already.")]
    cities = {"D7": "purple angry", "D6": "purple happy", "C6": "purple neutral temple", "E6": "purple neutral"}
    match = do(coc(**SOUTHERN, cities={**cities, "B6": "red"}, goods={PURPLE: "mood 1"}), "action:happiness")
    assert facts(match, "hex:D6", "hex:C6", "hex:B6") == [
        ("COC-6.7", "The city is happy already: D6."),
        ("COC-20.1", "A step costs 2 mood tokens here, the size of the city; you have 1: C6."),
        ("COC-20.1", "You have no city there: B6."),
    ]
    poor = coc(**SOUTHERN, cities={"D7": "purple angry temple academy"}, goods={PURPLE: "mood 2"})
    assert facts(poor, "action:happiness")[0][1].endswith("3 at least; you have 2.")


@rule("COC-21.1", "COC-21.3", "COC-21.6", "COC-21.8", "COC-21.9")
def test_a_target_says_why_it_is_out_of_reach() -> None:
    cities = {"D7": "purple academy", "D6": "red temple", "E6": "red academy", "C6": "red", "A7": "red port>E7"}
    far = {**cities, "A7": "red temple", "D2": "red temple"}
    match = do(coc(**SOUTHERN, cities=far), "action:influence")
    assert facts(match, "hex:C6", "hex:A7", "hex:D2", "hex:F6", "hex:D7") == [
        ("COC-21.1", "The city has no building: C6."),
        ("COC-21.1", "The city is 3 spaces away, the range is 2; you have 0 culture tokens to extend it: A7."),
        ("COC-21.9", "No explored way leads from D7 to D2."),
        ("COC-21.1", "There is no city: F6."),
        ("COC-21.6", "Its buildings are of your colour already: D7."),
    ]
    bound = {"D7": "purple academy:red temple:red", "C6": "purple", "D6": "red temple"}
    held_down = do(coc(**SOUTHERN, cities=bound), "action:influence", "hex:D7")
    assert held_down.turn == (-1,)  # it tries to free itself, there is nothing else to choose
    won = do(coc(**SOUTHERN, cities=cities | {"A7": ""}), "action:influence", "hex:D6", faces("6I"))
    assert facts(won, "action:influence") == [("COC-21.8", "You have had your success of this turn.")]


@rule("COC-21.1", "COC-21.3", "COC-31.36")
def test_where_one_city_could_be_influenced_what_bars_it_is_said_at_once() -> None:
    generic = "In reach of your cities there is no building that you could exchange."
    assert facts(coc(**SOUTHERN), "action:influence") == [("COC-21.1", generic)]
    temple = coc(**SOUTHERN, cities={"C6": "red temple"})
    far = "The city is 2 spaces away, the range is 1; you have 0 culture tokens to extend it: C6."
    assert facts(temple, "action:influence") == [("COC-21.1", far)]
    built: dict[str, Any] = {"wonders": {"W7": "D6 by red", "W1": "C6 by red"}, "advances": {RED: "arts monuments"}}
    tall = coc(**SOUTHERN, cities={"D6": "red temple", "C6": "red"}, **built)
    assert facts(tall, "action:influence") == [("COC-31.36", "An effect forbids it: Monuments.")]
    both = coc(**SOUTHERN, cities={"D6": "red temple", "C6": "red temple"}, **built)
    assert facts(both, "action:influence") == [("COC-31.36", generic)]  # the same for both


@rule("COC-11.1", "COC-11.3", "COC-11.5", "COC-27.2")
def test_a_building_site_says_what_is_missing() -> None:
    lonely = coc(**SOUTHERN)
    assert facts(lonely, "action:construct") == [
        ("COC-11.3", "The city has size 1; you own 1 city, and no city grows beyond 5 or that number: D7.")
    ]
    rich: dict[str, Any] = {"goods": {PURPLE: "food 2 wood 1 ore 1"}, "advances": {PURPLE: "myths fishing tactics"}}
    cities = {"D7": "purple angry", "D6": "purple happy", "C7": "purple neutral", "C6": "purple temple academy"}
    match = do(coc(**SOUTHERN, cities=cities | {"C6": "purple temple academy fortress"}, **rich), "action:construct")
    assert facts(match, "hex:D7", "hex:C6", "hex:D2", "hex:B6") == [
        ("COC-11.1", "The city is angry: D7."),
        ("COC-11.3", "The city has size 4; you own 4 cities, and no city grows beyond 5 or that number: C6."),
        ("COC-9.1", "You have no city there: D2."),
        ("COC-9.1", "You have no city there: B6."),
    ]
    do(match, "hex:C7")
    assert facts(match, "building:port", "building:academy", "wonder:W1") == [
        ("COC-11.5", "No sea is known beside the city: C7."),
        ("COC-11.3", "Academy needs Writing, which you do not have."),
        ("COC-27.2", "You do not hold that wonder card: Great Arena."),
    ]
    plan = do(coc(**SOUTHERN, cities=cities, plans={PURPLE: "W1"}, **rich), "action:construct", "hex:D6")
    assert facts(plan, "wonder:W1") == [("COC-27.2", "Great Arena needs Engineering, which you do not have.")]


@rule("COC-9.4", "COC-11.1", "COC-11.3")
def test_of_several_cities_the_rule_is_named_that_bars_all_of_them() -> None:
    rich: dict[str, Any] = {"goods": {PURPLE: "food 1 wood 1 ore 1"}, "advances": {PURPLE: "writing myths"}}
    full = {"D7": "purple temple", "D6": "purple academy"}
    assert facts(coc(**SOUTHERN, cities=full, **rich), "action:construct")[0][0] == "COC-11.3"
    full["D7"] = "purple angry"
    assert facts(coc(**SOUTHERN, cities=full, **rich), "action:construct")[0][0] == "COC-11.1"  # for different reasons
    worn = coc(**SOUTHERN, cities={"D7": "purple angry", "D6": "purple angry"})
    for city in ("D7", "D6"):
        collect(worn, city)
    assert facts(worn, "action:collect")[0][0] == "COC-9.4"


@rule("COC-12.1", "COC-12.2", "COC-12.3", "COC-12.5")
def test_a_barracks_says_whom_it_cannot_raise() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        cities={"D7": "purple happy temple academy"},
        units={"D7": "purple 3 infantry 2 settler"},
        goods={PURPLE: "food 6 ore 6 wood 6"},
        advances={PURPLE: "storage"},
    )
    do(match, "action:recruit", "unit:infantry")
    assert facts(match, "unit:infantry", "unit:cavalry", "unit:ship", "extra:settler") == [
        ("COC-12.3", "The stack limit of 4 army units allows no more: D7."),
        ("COC-12.2", "There is no Market: D7."),
        ("COC-12.2", "There is no Port: D7."),
        ("COC-12.7", "You do not have Sanitation."),
    ]
    goods = {PURPLE: "food 7 ore 6"}
    last = coc(turn=PURPLE, units={"D7": "purple 3 settler"}, goods=goods, advances={PURPLE: "storage"})
    do(last, "action:recruit", "unit:settler")
    assert facts(last, "unit:settler") == [
        ("COC-12.5", "You have none left in supply or elsewhere on the board: settler.")
    ]


@rule("COC-0.9", "COC-3.6", "COC-5.1", "COC-22.9")
def test_effects_cards_and_persons_say_what_they_lack() -> None:
    match = coc(**SOUTHERN, advances={PURPLE: "bartering taxes"})
    assert facts(match, "effect:a:taxes", "effect:a:arts", "event:E18", "button:trade") == [
        ("COC-31.32", "Its price or its condition is missing now: Taxes."),
        ("COC-31.34", "You do not have Arts."),
        ("COC-22.9", "You do not have that great person."),
        ("COC-5.1", "This table is played without trades."),
    ]
    taxed = do(coc(**SOUTHERN, advances={PURPLE: "bartering taxes"}, goods={PURPLE: "mood 2"}), "effect:a:taxes")
    while taxed.state.step_name() != "Turn.choose":
        do(taxed, taxed.legal()[0])
    assert facts(taxed, "effect:a:taxes") == [("COC-0.9", "You have used it in this turn already: Taxes.")]


@rule("COC-22.2", "COC-22.5", "COC-22.6")
def test_a_card_with_a_moment_of_its_own_says_so() -> None:
    match = coc(**SOUTHERN, hand={PURPLE: "A5 A9 A12 A24 A36"}, goods={PURPLE: "culture 1"})
    moment = ("COC-22.2", "That card is played only at the moment it names, once for each such moment.")
    assert facts(match, "card:A5", "card:A12", "card:A24", "card:A36") == [moment] * 4
    assert facts(match, "card:A9") == [("COC-22.6", "That card could change nothing now.")]
    state_of(match).tally[PURPLE * TALLIES + VICTORIES] = 1
    assert facts(match, "card:A5") == [("COC-22.6", "That card could change nothing now.")]  # all cities are happy


@rule("COC-22.6", "COC-0.3", "COC-3.3", "COC-31.44")
def test_a_card_that_is_followed_by_something_says_what_that_lacks() -> None:
    costs = "cost 4 food, for which ideas and gold may stand in; you have 2 food, 0 ideas and 0 gold."
    poor = coc(goods={RED: "food 2"}, hand={RED: "A33"})
    assert facts(poor, "card:A33") == [("COC-0.3", "2 advances together " + costs)]
    poorer = coc(goods={RED: "food 1"}, hand={RED: "A41"})
    assert why(poorer, "card:A41") == ("COC-0.3", why(poorer, "action:advance")[1])
    assert facts(coc(hand={RED: "A29"}, actions=0), "card:A29") == [
        ("COC-3.3", "You have no action left in this turn.")
    ]
    free = coc(goods={RED: "mood 2"}, hand={RED: "A19"}, advances={RED: "philosophy voting free_economy"})
    collect(do(free, "effect:a:free_economy"), "D2")
    assert facts(free, "card:A19")[0][0] == "COC-31.44"


@rule("COC-0.3")
def test_who_has_nothing_is_told_so_in_both_languages() -> None:
    match = coc(hand={RED: "A25"})
    assert why(match, "card:A25")[1] == "It costs 1 culture token; you have nothing."
    assert why(match, "card:A25", "fr")[1].endswith("n\u2019avez rien.")


@rule("COC-31.44")
def test_free_economy_says_that_there_is_no_other_collect() -> None:
    match = coc(**SOUTHERN, advances={PURPLE: "free_economy"}, goods={PURPLE: "mood 1"})
    do(match, "effect:a:free_economy")
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    assert facts(match, "action:collect")[0][0] == "COC-31.44"


@rule("COC-28.7", "COC-29.4")
def test_the_status_phase_says_what_may_not_be_razed_or_ruled() -> None:
    match = coc(**SOUTHERN, cities={"D7": "purple temple", "D6": "purple"})
    assert facts(running(match, Raze(seat=PURPLE)), "hex:D7", "hex:D2") == [
        ("COC-28.7", "The city has size 2, not 1: D7."),
        ("COC-28.7", "You have no city there: D2."),
    ]
    advances = {PURPLE: "writing philosophy voting tactics draft"}
    ruler = coc(**SOUTHERN, advances=advances, goods={PURPLE: "mood 1 culture 1"})
    assert facts(running(ruler, ChangeGovernment(seat=PURPLE)), "group:theocracy", "group:democracy") == [
        ("COC-29.4", "Dogma needs State Religion, which you do not have."),
        ("COC-29.4", "That is your government already: Democracy."),
    ]


@rule("COC-23.1", "COC-23.3", "COC-28.2")
def test_an_objective_says_why_it_is_not_completed() -> None:
    match = coc(**SOUTHERN, goals={PURPLE: "O2 O8"})
    running(match, StatusObjectives(seat=PURPLE, finished=[WORLD.objective_of["academic"]]))
    assert facts(match, "goal:O1-civilization", "goal:O2-academic", "goal:O2-conqueror") == [
        ("COC-23.1", "You do not hold that objective card."),
        ("COC-23.3", "You have completed this objective in this Status Phase already: Academic."),
        ("COC-23.2", "It is completed at the moment it describes, not in the Status Phase: Conqueror."),
    ]
    poor = running(coc(**SOUTHERN, goals={PURPLE: "O7"}), StatusObjectives(seat=PURPLE, finished=[]))
    assert facts(poor, "goal:O7-ideas_obj") == [("COC-28.2", "Its condition is not met now: Ideas!.")]


@rule("COC-10.1", "COC-10.2", "COC-10.4", "COC-10.9")
def test_a_harvest_says_what_it_cannot_be() -> None:
    match = do(coc(**SOUTHERN, cities={"D7": "purple temple"}), "action:collect")
    assert facts(match, "collect:food1_wood2", "collect:gold1", "collect:ore1", "collect:wood2") == [
        ("COC-10.1", "The city gives 2 resources, these are 3: D7."),
        ("COC-10.4", "No free space in its reach gives gold: D7."),
        ("COC-10.9", "The city gives more than that; say first that you take fewer: D7."),
        ("COC-10.2", "Too few spaces give all of that at once: D7."),
    ]
    taken = do(coc(**SOUTHERN, cities={"D7": "purple temple"}, units={"E8": "red 1 settler"}), "action:collect")
    assert facts(taken, "collect:food1_wood1") == [("COC-10.4", "No free space in its reach gives wood: D7.")]


@rule("COC-2.17", "COC-8.1", "COC-12.7", "COC-12.10")
def test_what_belongs_to_the_expansion_or_is_not_recruited_says_so() -> None:
    plenty: dict[str, Any] = {"goods": {PURPLE: "food 2 wood 2 ore 2 mood 1"}, "advances": {PURPLE: "myths writing"}}
    cities = {"D7": "purple", "D6": "purple"}
    site = do(coc(**SOUTHERN, cities=cities, **plenty), "action:construct", "hex:D7")
    assert facts(site, "building:market", "building:settlement") == [
        ("COC-2.17", "This table is played without the expansion: Market."),
        ("COC-8.1", "Settlements are founded by settlers, not built."),
    ]
    drilled = {PURPLE: "tactics draft sanitation"}
    camp = do(coc(**SOUTHERN, goods={PURPLE: "food 2 ore 1"}, advances=drilled), "action:recruit")
    assert facts(camp, "unit:elephant", "unit:leader", "extra:infantry") == [
        ("COC-2.17", "This table is played without the expansion: elephant."),
        ("COC-2.17", "This table is played without the expansion: leader."),
        ("COC-12.7", "Its price in mood tokens cannot be paid, you have 0: Draft."),
    ]
    crowd = {"D7": "purple 4 infantry"}
    full = do(coc(**SOUTHERN, units=crowd, advances=drilled, goods={PURPLE: "food 2 mood 2"}), "action:recruit")
    assert facts(full, "extra:infantry")[0][0] == "COC-12.3"
    do(full, "extra:settler")
    assert facts(full, "extra:settler") == [
        ("COC-12.7", "It gives one unit per Recruit, which you have chosen already: Sanitation.")
    ]
    rome = coc(turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "food 2 ore 1 mood 1 culture 1"})
    state_of(rome).leaders[PURPLE] = []
    assert facts(do(again(rome), "action:recruit"), "unit:leader")[0][0] == "COC-12.10"


@rule("COC-5.1", "COC-5.2", "COC-5.5", "COC-5.6")
def test_a_trade_says_what_it_cannot_contain() -> None:
    match = coc(3, trades=True, goods={RED: "gold 2", PURPLE: "mood 3"}, hand={RED: "A7"}, goals={PURPLE: "O2"})
    do(match, "button:trade", "seat:1")
    assert facts(match, "give:food=", "get:gold=", "want:action=", "hide:A12", "give:settler=", "button:send") == [
        ("COC-5.1", "You have nothing of the kind to give: food."),
        ("COC-5.1", "Blue has nothing of the kind to give: gold."),
        ("COC-5.1", "Blue has nothing of the kind to give: an action card."),
        ("COC-5.1", "You have nothing of the kind to give: Good Ideas / High Ground."),
        ("COC-5.5", "Only resources, tokens and cards of a hand are traded."),
        ("COC-5.2", "Nothing is offered or asked for yet."),
    ]
    do(match, "give:gold=", "number:1", "hide:A7")
    assert {why(match, answer)[1] for answer in ("give:gold=", "show:A7")} == {"That is part of your proposal already."}
    do(match, "button:send", "button:refuse", "button:trade", "seat:2", "give:gold=", "number:1", "button:send")
    do(match, "button:refuse")
    assert facts(match, "button:trade") == [("COC-5.6", "Two of your proposals were refused in this turn.")]


@rule("COC-34.4", "COC-27.2")
def test_what_forbids_a_wonder_is_named_to_who_could_pay_it() -> None:
    wealth = "food 7 wood 7 ore 7 ideas 7 gold 7 mood 7 culture 7"
    board: dict[str, Any] = {
        **SOUTHERN,
        "cities": {"D7": "purple happy", "D6": "purple happy"},
        "plans": {PURPLE: "W4"},
        "advances": {PURPLE: "fishing tactics storage engineering cartography navigation", RED: "storage"},
    }
    rich = do(coc(**board, goods={PURPLE: wealth}), "action:construct", "hex:D6")
    assert why(rich, "wonder:W4")[0] == "COC-34.4"  # no Port
    poor = coc(**board, goods={PURPLE: "food 1 wood 1 ore 1", RED: wealth})
    do(poor, "action:construct", "hex:D6")
    assert why(poor, "wonder:W4")[0] == "COC-27.2"


@rule("COC-35.5", "COC-11.1")
def test_a_plague_forbids_what_could_be_paid() -> None:
    goods = "food 2 wood 2 ore 2"
    for goods_of, found in (({PURPLE: goods}, "COC-35.5"), ({RED: goods}, "COC-11.1")):
        match = coc(**SOUTHERN, cities={"D7": "purple", "D6": "purple"}, goods=goods_of, advances={PURPLE: "tactics"})
        assert why(lying(match, "E1"), "action:construct")[0] == found


def missing(match: Match, lang: str = "en") -> dict[str, tuple[str, str]]:
    """What the seat that is asked reads below its options: what it cannot do now, the rule and the reason."""
    decision = match.view(match.turn[0], lang)["decision"]
    return {told["label"]: (told["rule"], told["why"]) for told in decision.get("missing", [])}


@rule("COC-3.5", "COC-13.6")
def test_the_actions_that_cannot_be_done_say_why_below_those_that_can() -> None:
    """Units without Tactics, no settler, no building advance, no means; with them, nothing is said."""
    match = coc(units={"D2": "red 2 infantry"}, cities={"C2": "red neutral"})
    told = missing(match)
    assert told["Move"] == ("COC-13.6", "Army units move only with Tactics, which you do not have.")
    assert told["Advance"][1].startswith("An advance costs 2 food")
    assert told["Found a city"][1] == "You have no settler on the board."
    assert "an advance that names it" in told["Construct"][1]
    assert not set(told) & {option["label"] for option in match.view(RED)["decision"]["options"]}
    assert list(missing(match, "fr")) != list(told), "both languages"
    assert len(missing(match, "fr")) == len(told)

    armed = coc(units={"D2": "red 2 infantry"}, advances={RED: "tactics"}, goods={RED: "food 2"})
    assert not {"Move", "Advance"} & set(missing(armed))
    assert missing(coc(actions=0)) == {}, "without actions that is the reason for all of them"
    assert match.view(PURPLE)["decision"] is None, "and it is told to nobody else"


@rule("COC-7.2", "COC-7.7", "COC-35.1", "COC-35.23")
def test_an_advance_without_payment_says_what_it_needs() -> None:
    match = do(coc(goods={RED: "culture 1"}, hand={RED: "A1"}, advances={RED: "storage"}), "card:A1")
    assert facts(match, "advance:storage", "advance:rituals") == [
        ("COC-7.7", "You have Storage already."),
        ("COC-7.2", "Myths comes first in its group: without it, no Rituals."),
    ]
    assert "sans ce progrès" in why(match, "advance:rituals", "fr")[1]
    engineer = running(coc(advances={RED: "engineering"}), Teach(seat=RED, name="E26"))
    assert why(engineer, "advance:rituals")[0] == "COC-35.23"
    assert "not possible here" in why(engineer, "advance:rituals")[1], "of a group that is not taught"


@rule("COC-0.14")
def test_a_mood_drops_in_a_city_of_ones_own_that_is_not_angry() -> None:
    match = coc(cities={"D2": "red happy", "C2": "red angry", "D1": "red neutral", "D7": "purple happy"})
    hexes = state_of(match).land().hex_of
    running(match, LowerMoods(seat=RED, cities=tuple([hexes[f"hex:{at}"] for at in ("D2", "C2", "D1")])))
    assert facts(match, "hex:C2", "hex:D7") == [
        ("COC-0.14", "The city is angry already: C2."),
        ("COC-0.14", "You have no city there: D7."),
    ]


@rule("COC-0.2", "COC-22.2", "COC-23.1")
def test_what_is_not_there_is_not_given() -> None:
    match = coc(goods={RED: "food 1"}, hand={RED: "A2"}, goals={RED: "O2"})
    running(match, LoseThings(seat=RED, count=1))
    assert facts(match, "good:gold", "card:A3", "goal:O3") == [
        ("COC-0.2", "You have none of that: gold."),
        ("COC-0.2", "The one action card in your hand is another."),
        ("COC-0.2", "You do not hold that objective card."),
    ]


@rule("COC-5.1")
def test_nobody_trades_with_himself() -> None:
    match = do(coc(seats=3, trades=True, goods={0: "food 1", 1: "food 1", 2: "food 1"}), "button:trade")
    assert why(match, "seat:0") == ("COC-5.1", "That is you: another player is asked for.")
    french = "C\u2019est vous-même\u00a0: il s\u2019agit de choisir un autre joueur."
    assert why(match, "seat:0", "fr") == ("COC-5.1", french)
