"""What the bots know: they beat chance, trade, and attack what they can take."""

import pytest

import gonfalon
from gonfalon import bots
from gonfalon.bots.knowledge import knowledge
from gonfalon.bots.walk import sensible
from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.mind.bargain import peace_worth
from gonfalon.games.medioevo_universale.mind.feud import enemy
from gonfalon.games.medioevo_universale.mind.fighting import reroll
from gonfalon.games.medioevo_universale.mind.hasty import policy
from gonfalon.games.medioevo_universale.mind.marching import aims, engines, meetings, menaced
from gonfalon.games.medioevo_universale.mind.sailing import sailors, voyages
from gonfalon.games.medioevo_universale.mind.trading import best_route, hopeless
from gonfalon.games.medioevo_universale.rules.position import DECLARED, NOBODY, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match
from tests.medioevo_universale.build import CHANCE, HORDE, WORLD, asked, battle, medioevo, play
from tests.medioevo_universale.cards import to

#: The home realm of seat 0.
HOMES = [WORLD.names[t] for t in WORLD.home_of[WORLD.realms.index("byz")]]


def state_of(match: Match) -> Position:
    state = match.state
    assert isinstance(state, Position)
    return state


def finished(specs: list[str], seed: int) -> Position:
    """An introductory game of these bots."""
    match = gonfalon.new("medioevo-universale", len(specs), seed=seed, options={"introduction": True})
    players, generator = [bots.make(spec) for spec in specs], Generator(seed)
    while not match.over:
        seat = match.turn[0]
        match.apply(players[seat].choose(match, seat, generator), seat)
    return state_of(match)


def test_the_greedy_bot_beats_chance() -> None:
    for seed, mine in ((1, 0), (2, 1)):
        specs = ["random"] * 3
        specs[mine] = "greedy:samples=1"
        assert GAME.winners(finished(specs, seed)) == (mine,)


def test_it_opens_a_trade_route_and_goes_its_way() -> None:
    match = medioevo(3, phase=6, at={"thracia": "0: caravan2"})
    match.chance = True
    bot, generator = bots.make("greedy:samples=1"), Generator(1)
    state = state_of(match)
    while state.phase == 6 and not match.over:
        seat = match.turn[0]
        match.apply(bot.choose(match, seat, generator), seat)
    assert (state.road[0], len(state.route[0])) == (0, 8)
    assert state.cargo[0] > 0
    assert any(stage % 2 for stage in state.route[0])


def test_chances_add_up_and_reasons_are_worded() -> None:
    match = medioevo(3, phase=4)
    mind = knowledge(GAME)
    assert abs(sum(mind.chances(match.state)) - 1) < 1e-9
    words = match.words("fr")
    assert all(words.has(key) for key, _ in mind.reasons(match.state, 0))


def test_equal_dice_are_kept_and_bad_ones_thrown_again() -> None:
    assert reroll([4, 4, 4]) & 6 == 0  # 16 is as good as 64
    assert reroll([1, 2, 8]) & 4 == 0


def test_an_army_aims_at_what_it_can_take() -> None:
    match = medioevo(3, phase=5, at={"temes": "1: 6 heavy wagon2"}, circle="1 2 3")
    state = state_of(match)
    here = state.world().index["temes"]
    army = state.units(here, 1)
    found = [state.world().names[goal] for _, goal, _ in aims(state, 1, here, army, 7)]
    assert found
    assert all(state.holder[state.world().index[name]] != 1 for name in found)
    weak = state_of(medioevo(3, phase=5, at={"temes": "1: 1 light wagon2"}, circle="1 2 3"))
    assert aims(weak, 1, here, weak.units(here, 1), 7) == []


def test_a_route_is_opened_only_if_there_is_time_for_it() -> None:
    match = medioevo(3, phase=6, at={"thracia": "0: caravan2"})
    state = state_of(match)
    start = state.world().index["thracia"]
    route = best_route(state, 0, 0, start, state.world().good[start])
    assert len(route) in (4, 6, 8)
    assert len(set(route)) == len(route)
    assert start not in route
    state.turn_number = state.turns() + 1
    assert best_route(state, 0, 0, start, state.world().good[start]) == []


def test_a_route_whose_way_is_closed_is_given_up() -> None:
    road = {0: (0, "antioch syria palestine bulgaria")}
    for horde, given_up in (({}, False), ({"bulgaria": "horde: 2 light"}, True)):
        match = medioevo(3, phase=6, at={"crimea": "0: caravan1[blue 1]"} | horde, route=road, turn=2)
        assert hopeless(state_of(match), 0) is False  # the stages in Asia can still be visited
        match = medioevo(
            3,
            phase=6,
            at={"thracia": "0: caravan1[black 1]"} | horde,
            route={0: (0, "antioch* syria* palestine* bulgaria")},
            turn=2,
        )
        answer = bots.make("greedy:samples=1").choose(match, 0, Generator(1))
        assert (answer == "button:cancel-route") is given_up


def test_a_long_way_is_begun_though_no_stage_is_near() -> None:
    match = medioevo(
        3, phase=6, at={"saxony": "0: caravan1[white 1]"}, route={0: (0, "crimea azerbaijan antioch trebisonda")}
    )
    ask = match.state.ask_of(0)
    assert ask is not None
    assert sensible(match.state, ask, knowledge(GAME)) == ["carrier:0"]


def test_a_caravan_that_goes_further_comes_first() -> None:
    match = medioevo(3, phase=4, at={"thracia": "0: caravan1"}, tech={0: "blue 1"}, florins={0: 320}, turn=1)
    state_of(match).offers[0] = 3  # he has written his letters
    assert bots.make("greedy:samples=1").choose(match, 0, Generator(1)) == "raise:0-2"


def test_war_is_declared_before_a_rich_town_is_taken() -> None:
    """The turn before, and only where it brings more than the breach of pacts costs."""
    at = {"bulgaria": "1: 3 heavy wagon1"}
    rich = {"thracia": "city cathedral"}
    bot = bots.make("greedy:samples=1")
    match = medioevo(3, phase=4, at=at, built=rich, tokens={"bulgaria": 1}, order=(1, 0, 2), pacts=("0>1 commercial",))
    match.apply(bot.choose(match, 1, Generator(1)), 1)
    assert asked(match) == (1, "declare-war")
    match.apply(bot.choose(match, 1, Generator(1)), 1)
    assert state_of(match).relation[1 * PLAYERS + 0] == DECLARED
    for built, turn, guards in (({}, 4, ""), (rich, 10, ""), (rich, 4, "0: 9 heavy")):
        held = at | ({"thracia": guards} if guards else {})
        calm = medioevo(3, phase=4, at=held, built=built, tokens={"bulgaria": 1}, order=(1, 0, 2), turn=turn)
        assert enemy(state_of(calm), 1) == NOBODY


def test_a_conqueror_does_not_make_peace_before_the_conquest() -> None:
    at = {"bulgaria": "1: 3 heavy wagon1"}
    match = medioevo(3, phase=4, at=at, built={"thracia": "city cathedral"}, tokens={"bulgaria": 1}, war=((0, 1),))
    assert peace_worth(state_of(match), 1, 0) < 0 < peace_worth(state_of(match), 0, 1)


def test_ships_meet_in_peace() -> None:
    match = medioevo(
        3, phase=5, at={"propontis": "1: galley1(2 light)", "aegean_north": "0: galley1(3 heavy)"}, circle="1 2 3"
    )
    play(match, "group:aegean_north", "enter:propontis")
    assert asked(match) == (0, "attack-at-sea")
    assert bots.make("greedy:samples=1").choose(match, 0, Generator(1)) == "button:peaceful"


def test_wagons_fetch_troops_on_foot() -> None:
    match = medioevo(3, phase=5, at={"thracia": "0: wagon1", "macedonia": "0: 3 heavy"}, circle="1 2 3")
    state = state_of(match)
    world = state.world()
    ways = meetings(state, 0, world.index["thracia"], 6)
    assert [(goal, step) for _, goal, step in ways] == [(world.index["macedonia"], world.index["rhodope"])]
    assert bots.make("greedy:samples=1").choose(match, 0, Generator(1)) == "group:thracia"


def test_guests_go_home_in_time() -> None:
    """MEU-19.17: who stays beyond his pact attacks his host."""
    match = medioevo(
        3, phase=5, at={"thracia": "1: 3 heavy wagon1"}, tokens={"bulgaria": 1}, pacts=("0>1 passage",), circle="1 2 3"
    )
    state = state_of(match)
    home = state.world().index["bulgaria"]
    assert [(goal, step) for _, goal, step in meetings(state, 1, state.world().index["thracia"], 6)] == [(home, home)]


def test_goods_are_not_bought_on_credit() -> None:
    match = medioevo(3, phase=6, at={"thracia": "0: caravan2"}, florins={0: 60})
    match.chance = True
    bot, generator = bots.make("greedy:samples=1"), Generator(1)
    state = state_of(match)
    while state.phase == 6 and not match.over:
        match.apply(bot.choose(match, match.turn[0], generator), match.turn[0])
    assert (state.loans[0], state.cargo[0]) == (0, 0)


def test_an_army_at_hand_makes_taxes_higher() -> None:
    levels = []
    for army in ("0: 1 light", "0: 5 heavy"):
        match = medioevo(3, phase=3, at={"thracia": army})
        levels.append(int(bots.make("greedy:samples=1").choose(match, 0, Generator(1))[4:]))
    assert levels[0] < levels[1]


def test_a_siege_machine_makes_an_army_bolder() -> None:
    """As much as its crew is worth; half of an army stays in the line."""
    for army, machine, strength in (
        ("6 heavy", "", 0.0),
        ("6 heavy", " catapult", 6.0),
        ("6 heavy", " bombard", 12.0),
        ("4 heavy", " catapult", 4.0),
        ("3 heavy", " catapult", 0.0),
    ):
        state = state_of(medioevo(3, phase=5, at={"temes": f"1: {army} wagon2{machine}"}, circle="1 2 3"))
        here = state.world().index["temes"]
        assert engines(state, 1, here, state.units(here, 1)) == strength


def test_a_fortified_town_is_besieged_by_who_is_strong_enough() -> None:
    """Six against four take an open town; a Castle keeps them out, unless they are nine or have a Catapult."""
    for army, built, guards, taken in (
        ("6 heavy wagon2", "city", "4 heavy", True),
        ("6 heavy wagon2", "city castle", "4 heavy", False),
        ("9 heavy wagon3", "city castle", "4 heavy", True),
        ("6 heavy wagon2 catapult", "city castle", "4 heavy", True),
        ("6 heavy wagon2 catapult", "city castle", "4 heavy bombard", False),
    ):
        match = medioevo(
            3,
            phase=5,
            order=(1, 0, 2),
            at={"bulgaria": f"1: {army}", "thracia": f"0: {guards}"},
            built={"thracia": built},
            tokens={"bulgaria": 1},
            war=((0, 1),),
        )
        match.chance = True
        state, bot, generator = state_of(match), bots.make("greedy:samples=1"), Generator(1)
        answers: list[str] = []
        while match.turn == (1,) and "enter:thracia" not in answers and len(answers) < 12:
            answers.append(bot.choose(match, 1, generator))
            match.apply(answers[-1], 1)
        assert ("enter:thracia" in answers) is taken, (army, built, answers)
        assert state.phase == 5


def test_half_of_an_army_serves_its_machine_and_fires_at_the_garrison() -> None:
    match = medioevo(
        3,
        at={"thracia": "1: 2 light 5 heavy trebuchet; 0: 4 heavy"},
        built={"thracia": "city castle"},
        war=((0, 1),),
        run=battle(1, 0, "thracia"),
    )
    bot, generator, answers = bots.make("greedy:samples=1"), Generator(1), []
    while match.turn != (CHANCE,):
        seat = match.turn[0]
        answers.append(bot.choose(match, seat, generator))
        match.apply(answers[-1], seat)
    assert [answer for answer in answers if answer.startswith(("crew", "aim"))] == [
        "crew:light",
        "crew:light",
        "crew:heavy",
        "aim:units",
    ]


def test_a_machine_is_built_where_it_opens_a_town() -> None:
    """By who knows how, before a Castle that the army alone cannot take; not before an open town or for a few men."""
    for army, built, relation, made in (
        ("6 heavy wagon2", "city castle", ((0, 1),), True),
        ("9 heavy wagon3", "city castle", ((0, 1),), False),
        ("6 heavy wagon2", "city castle", (), False),
        ("3 heavy wagon2", "city castle", ((0, 1),), False),
    ):
        match = medioevo(
            3,
            phase=4,
            turn=9,
            order=(1, 0, 2),
            at={"bulgaria": f"1: {army}", "thracia": "0: 4 heavy"},
            built={"thracia": built},
            tokens={"bulgaria": 1},
            tech={1: "green 3"},
            florins={1: 200},
            war=relation,
        )
        match.chance = True
        state_of(match).offers[1] = 3
        bot, generator = bots.make("greedy:samples=1"), Generator(1)
        answers: list[str] = []
        while match.turn == (1,) and state_of(match).phase == 4 and len(answers) < 20:
            answers.append(bot.choose(match, 1, generator))
            match.apply(answers[-1], 1)
        assert any(answer.startswith("make:machine") for answer in answers) is made, (army, relation, answers)


def test_law_makes_taxes_higher() -> None:
    """MEU-16.11: rebellions are sent next door; Edict alone is no help, a point at hand is better than a bought one."""
    levels = []
    for tech, gears, at in (
        ("orange 1", "", {}),
        ("orange 2", "", {}),
        ("orange 2", "orange 2", {}),
        ("orange 2", "", {"lydia": "horde: 1 light"}),  # each new rebellion would cost honour all the same (MEU-5.25)
    ):
        match = medioevo(3, phase=3, at=at, built={"thracia": "city"}, tech={0: tech}, gears={0: gears})
        levels.append(int(bots.make("greedy:samples=1").choose(match, 0, Generator(1))[4:]))
    assert levels[0] < levels[1] < levels[2]
    assert levels[3] == levels[0]


def test_law_is_learnt_where_there_is_much_to_tax() -> None:
    for built, turn, learnt in (
        ({"thracia": "city", "macedonia": "city", "lydia": "town"}, 3, True),
        ({}, 3, False),
        ({"thracia": "city", "macedonia": "city", "lydia": "town"}, 11, False),
    ):
        match = medioevo(
            3,
            phase=4,
            turn=turn,
            built=built,
            at={"thracia": "0: 3 heavy wagon1 caravan3[black 1]"},
            tech={0: "blue 1 green 1 violet 1 orange 1", 1: "red 4", 2: "red 4"},
            florins={0: 1000},
        )
        match.chance = True
        state_of(match).offers[0] = 3
        bot, generator = bots.make("greedy:samples=1"), Generator(1)
        answers: list[str] = []
        while match.turn == (0,) and state_of(match).phase == 4 and len(answers) < 20:
            answers.append(bot.choose(match, 0, generator))
            match.apply(answers[-1], 0)
        assert ("learn:legislation" in answers) is learnt, (built, turn, answers)


def test_a_rebellion_is_sent_next_door() -> None:
    """With a point at hand; not where an army waits to put it down, which is worth a point of honour (MEU-22.8)."""
    for at, used in (({}, True), (dict.fromkeys(HOMES, "0: 2 heavy"), False)):
        run = Rebellions(seat=0, count=1, placed=[], outside=[])
        match = medioevo(3, at=at, tech={0: "orange 2"}, gears={0: "orange 1"}, run=run)
        answer = bots.make("greedy").choose(match, 0, Generator(1))
        assert (answer == "tech:law") is used


def test_a_guild_does_the_stage_that_the_caravan_has_not_reached() -> None:
    """MEU-16.9, with points at hand; the purse of who would have to buy them is not touched."""
    stages = {0: (0, "antioch* syria* palestine alfold")}
    for gears, used in (("yellow 2", True), ("", False)):
        match = medioevo(
            3,
            phase=6,
            at={"thracia": "0: caravan1[black 1]"},
            route=stages,
            moves={0: 0},
            tech={0: "yellow 4"},
            gears={0: gears},
            florins={0: 200},
        )
        match.chance = True
        bot, generator = bots.make("greedy:samples=1"), Generator(1)
        answers: list[str] = []
        while match.turn[0] == 0 and state_of(match).phase == 6 and len(answers) < 8:
            answers.append(bot.choose(match, 0, generator))
            match.apply(answers[-1], 0)
        assert ("tech:guilds" in answers) is used, answers


def test_units_are_promoted_on_the_own_side_alone() -> None:
    """MEU-16.15: up for one's own, down for the enemy's."""
    match = medioevo(
        3,
        at={"serbia": "0: 3 heavy; horde: 2 light 1 archer 1 captain"},
        circle="3 3 3",
        tech={0: "red 2"},
        gears={0: "red 1"},
        run=battle(0, HORDE, "serbia"),
    )
    play(match, "tech:promotion")
    ask = match.state.ask_of(0)
    assert ask is not None
    assert "change:heavy-light-0" in ask.values
    changes = sensible(match.state, ask, knowledge(GAME))
    assert sorted(changes) == ["change:archer-light-1", "change:heavy-cavalry-0"]


def test_a_joker_is_for_the_enemy_and_a_princess_for_oneself() -> None:
    """MEU-28.13: of those who see a Spy turned in a battle, its user and his enemy think about an answer."""
    at, found = {"serbia": "0: 4 heavy; 1: 4 heavy"}, []
    hands: list[dict[int, tuple[int, ...]]] = [{0: (17, 59), 1: (49,), 2: (48,)}, {0: (17,), 1: (59,)}]
    for cards in hands:
        match = medioevo(3, at=at, war=((0, 1),), cards=cards, run=battle(0, 1, "serbia"))
        play(match, "card:17")
        while match.turn != (CHANCE,) and asked(match)[1] == "card-turned":
            ask = match.state.ask_of(match.turn[0])
            assert ask is not None
            found.append((ask.seat, sensible(match.state, ask, knowledge(GAME))[0]))
            play(match, "button:pass")
    assert found == [(0, "card:59"), (1, "card:49"), (2, "button:pass"), (1, "button:pass")]


def test_what_costs_nothing_is_used_in_the_purchases() -> None:
    """MEU-16.21: Genius raises a Town to a City for two points; who would have to buy them has better things to buy."""
    for gears, used in (("green 2", True), ("", False)):
        match = medioevo(3, phase=4, built={"thracia": "town"}, tech={0: "green 4"}, gears={0: gears}, florins={0: 60})
        match.chance = True
        play(match, "button:pass")
        state_of(match).offers[0] = 3
        answer = bots.make("greedy:samples=1").choose(match, 0, Generator(1))
        assert (answer == "tech:genius") is used


def test_debts_are_paid_back_before_the_end() -> None:
    learned = {1: "blue 4 red 4", 2: "blue 4 red 4"}
    match = medioevo(3, phase=4, turn=10, florins={0: 540}, loans={0: 2}, tech=learned)
    assert bots.make("greedy:samples=1").choose(match, 0, Generator(1)) == "free:repay"


def test_units_are_given_up_rather_than_a_second_loan() -> None:
    for loans, answer in ((0, "button:loan"), (1, "drop:light-thracia")):
        match = medioevo(3, phase=3, florins={0: 0}, loans={0: loans}, at={"thracia": "0: 5 light 5 archer 2 heavy"})
        for seat in range(3):
            match.apply("tax:10", seat)
        while (ask := match.state.ask_of(0)) is None or ask.prompt != "upkeep":
            seat = match.turn[0]
            match.apply(bots.make("greedy:samples=1").choose(match, seat, Generator(1)), seat)
        assert bots.make("greedy:samples=1").choose(match, 0, Generator(1)) == answer


def test_a_garrison_goes_where_a_horde_threatens() -> None:
    match = medioevo(3, phase=4, at={"bulgaria": "horde: 3 light"}, built={"thracia": "town"}, circle="2 3 4")
    state = state_of(match)
    perils = menaced(state, 0)
    world = state.world()
    assert max(perils, key=lambda territory: perils[territory]) == world.index["thracia"]
    guarded = state_of(medioevo(3, phase=4, at={"bulgaria": "horde: 3 light", "thracia": "0: 9 heavy"}, circle="2 3 4"))
    assert world.index["thracia"] not in menaced(guarded, 0) or not menaced(guarded, 0)[world.index["thracia"]]


def test_a_siege_machine_keeps_hordes_away() -> None:
    risks = []
    for guards in ("4 heavy", "4 heavy catapult"):
        at = {"bulgaria": "horde: 18 light", "thracia": f"0: {guards}"}
        state = state_of(medioevo(3, phase=4, at=at, built={"thracia": "town"}, circle="2 3 4"))
        risks.append(menaced(state, 0)[state.world().index["thracia"]])
    assert risks[0] > risks[1] > 0


def test_an_army_embarks_for_a_landing() -> None:
    match = medioevo(3, phase=5, at={"thracia": "0: 9 cavalry galley3"}, circle="1 2 3", tokens={"bulgaria": 0})
    state = state_of(match)
    here = state.world().index["thracia"]
    found = [state.world().names[goal] for _, goal, _ in voyages(state, 0, here, *sailors(state, 0, here))]
    assert "crimea" in found
    bot = bots.make("greedy:samples=1")
    answers: list[str] = []
    while not match.over and match.turn[0] == 0 and len(answers) < 8:
        answers.append(bot.choose(match, 0, Generator(1)))
        match.apply(answers[-1], 0)
    assert answers[:2] == ["group:thracia", "button:all-sea"]
    assert any(answer.startswith("sea:") for answer in answers)


def test_imagined_money_follows_what_everybody_has_seen() -> None:
    match = medioevo(3, phase=4, florins={0: 500, 1: 60, 2: 2000}, tax={1: 50, 2: 10})
    generator = Generator(1)
    deals = [state_of_deal(match, generator) for _ in range(200)]
    assert all(deal[0] == 500 for deal in deals)
    rich = [deal for deal in deals if deal[1] > deal[2]]
    assert len(rich) > 130  # seven lands taxed at 50 against seven at 10


def state_of_deal(match: Match, generator: Generator) -> list[int]:
    imagined = views.determinize(match.state, 0, generator)
    assert isinstance(imagined, Position)
    return imagined.florins


def test_a_group_left_where_it_stands_is_not_taken_up_for_ever() -> None:
    match = medioevo(3, phase=5, at={"temes": "1: 6 heavy wagon2"}, circle="1 2 3")
    state, mind = state_of(match), knowledge(GAME)

    def weighed() -> list[str]:
        ask = state.ask_of(1)
        assert ask is not None
        assert "group:temes" in ask.values  # a person may always think again
        return sensible(state, ask, mind)

    play(match, "button:pass")
    assert asked(match) == (1, "activation")
    assert "group:temes" in weighed()
    play(match, "group:temes", "button:all-land", "button:stay")
    assert asked(match) == (1, "activation")
    assert "group:temes" not in weighed()


def test_a_crusader_attacks_nobody_unannounced() -> None:
    match = medioevo(3, phase=5, cards={0: (34,)}, circle="1 2 3")
    play(match, "card:34", "unit:cavalry")
    assert asked(match) == (0, "crusade")
    ask = match.state.ask_of(0)
    assert ask is not None
    lands = sensible(match.state, ask, knowledge(GAME))
    assert "land:latium" in lands
    assert "land:alfold" in ask.values
    assert "land:alfold" not in lands  # seat 1 lives there in peace


@pytest.mark.parametrize("pieces", ["4 heavy 2 light wagon2", "1 light wagon2", "wagon2"])
def test_an_army_whose_wagons_cross_the_sea_goes_on(pieces: str) -> None:
    m = medioevo(at={"bithynia": f"0: {pieces}"}, tech={0: "blue 2"}, points={0: "blue 2"})
    to(m, "activation")
    play(m, "group:bithynia", "button:all-land", "sea:propontis", "tech:logistics")
    assert "land:thracia" in m.legal()
    ask = m.state.request()
    assert isinstance(ask, Ask)
    policy(state_of(m), ask)
    assert bots.make("greedy:samples=1").choose(m, 0, Generator(1)) in m.legal()
