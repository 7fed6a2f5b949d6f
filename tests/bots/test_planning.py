"""Plans over several turns: the same luck for every answer, and what is luck does not count."""

import gonfalon
from gonfalon.bots.knowledge import knowledge
from gonfalon.bots.scenario import Scenario, Scenarios
from gonfalon.bots.search import SearchBot
from gonfalon.bots.walk import WORLDS, likeliest, pending
from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.state import State

MIND = knowledge(GAME)


def trading() -> Position:
    """A table at its first market turn."""
    match, generator = gonfalon.new("struggle-for-rome", 4, seed=5), Generator(5)
    while match.state.step_name() != "MarketTurn.act":
        ask = pending(match.state)
        assert ask is not None
        match.apply(likeliest(match.state, ask, MIND))
    state = match.determinized(match.turn[0], generator).state
    assert isinstance(state, Position)
    return state


def played_on(scenario: Scenario, first: str) -> Position:
    """The scenario when everybody trades in the next round, if this is answered first."""
    state = scenario.begun()
    assert isinstance(state, Position)
    round_number, answer = state.round_number, first
    while state.round_number == round_number or state.phase < 2:
        ask = pending(state)
        assert ask is not None
        state.accept(ask.seat, answer or MIND.passes(state, ask) or likeliest(state, ask, MIND))
        answer = ""
        scenario.settle(state, MIND)
    return state


def scenarios(state: State) -> Scenarios:
    return Scenarios(state, state.turn()[0], True, MIND, Generator(9))


def test_what_one_plan_draws_does_not_change_the_dice_of_another() -> None:
    state = trading()
    state.gold[state.turn()[0]] = 9
    state._request = None
    every, marks = scenarios(state), set()
    for _ in range(6):
        scenario = every.next()
        quiet, lively = played_on(scenario, "button:done"), played_on(scenario, "build:card")
        assert len(lively.deck) == len(quiet.deck) - 1
        assert lively.marks == quiet.marks
        marks.add(tuple(quiet.marks))
    assert len(marks) > 3


def test_the_luck_of_a_scenario_is_no_merit() -> None:
    every = scenarios(trading())
    lucky, other = every.next(), every.next()
    chances = [0.7, 0.1, 0.1, 0.1]
    merits = [every.merits(lucky, chances)[0] for _ in range(60)]
    assert merits[0] > 0.5
    assert merits[-1] < 0.35
    assert every.merits(lucky, [0.8, 0.1, 0.1, 0.0])[0] > merits[-1] + 0.08
    assert every.merits(other, chances)[0] > 0.5


def test_every_scenario_has_its_turn() -> None:
    every = scenarios(trading())
    assert len({id(every.next()) for _ in range(WORLDS)}) == WORLDS


def test_a_game_may_ask_for_more_courage() -> None:
    state = trading()
    ask = pending(state)
    assert ask is not None
    bot = SearchBot(simulations=1, courage=2.0)
    bot.searched(state, ask, MIND, Generator(1))
    assert bot._tree is not None
    assert bot._tree.courage == 2.0 * MIND.boldness == 6.0
