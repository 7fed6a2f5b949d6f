"""Standing orders (MEU-28.2): nobody is asked for every trifle, and nobody is passed over who wants to be asked."""

import gonfalon
from gonfalon import bots
from gonfalon.games.medioevo_universale.rules.occasions import BattleOpens, PhaseStart
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.windows import FOREIGN, QUIET, Occasion
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.windows import PASS
from gonfalon.match import Match
from tests.medioevo_universale.build import battle, medioevo
from tests.support import rule

SEATS, TURNS, SEEDS = 4, 8, (4, 5, 6)
MOST = 40  # windows that a person answers in a turn


def state_of(match: Match) -> Position:
    state = match.state
    assert isinstance(state, Position)
    return state


def windows_asked(orders: bool, seed: int) -> list[int]:
    """How often one seat is asked in a window, turn by turn, where everybody plays in haste."""
    options = {"turns": TURNS, "orders": orders}
    match = gonfalon.new("medioevo-universale", SEATS, seed=seed, options=options)
    generator, bot = Generator(seed), bots.make("greedy:samples=1:blunder=1.0")
    asked = [0] * (TURNS + 1)
    while not match.over:
        seat = match.turn[0]
        if seat == 0 and isinstance(match.state.frames[-1], Occasion):
            asked[state_of(match).turn_number] += 1
        match.apply(bot.choose(match, seat, generator), seat)
    return asked[1:]


@rule("MEU-28.2")
def test_with_the_usual_orders_a_person_answers_few_windows() -> None:
    usual, all_of_them = ([n for seed in SEEDS for n in windows_asked(orders, seed)] for orders in (True, False))
    assert max(usual) <= MOST
    assert min(usual) >= 1  # the last moment of a turn is never passed over
    assert sum(usual) * 2 < sum(all_of_them)  # games that go their own ways


def names(window: Occasion, match: Match, seat: int) -> tuple[str, ...]:
    return window.ordered_as(state_of(match), seat)


@rule("MEU-28.2", "MEU-28.10")
def test_where_there_is_nothing_to_use_the_quiet_order_passes() -> None:
    match = medioevo(cards={0: (1,)}, run=PhaseStart(seat=0))
    state = state_of(match)
    state.phase = 4
    assert QUIET not in names(PhaseStart(seat=0), match, 0)  # a Bishop could be used ...
    assert FOREIGN in names(PhaseStart(seat=0), match, 0)  # ... as in his own turn
    assert QUIET in names(PhaseStart(seat=0), match, 1)
    state.phase = 7
    assert QUIET not in names(PhaseStart(seat=0), match, 1)  # the last moment for loans and claims


def test_the_last_moment_of_a_turn_says_so_and_so_does_the_order_that_does_not_pass_there() -> None:
    match = medioevo(run=PhaseStart(seat=0))
    for phase, asked in ((4, "Before the phase begins: do"), (7, "The last moment of the turn for a card, a loan")):
        state_of(match).phase = phase
        decision = match.decision(0, "en")
        assert decision
        assert decision["prompt"].startswith(asked)
    assert match.words("en").name(f"window:{QUIET}") == "Where you have nothing to use, but for the end of the turn"
    assert match.words("fr").name(f"window:{QUIET}").endswith(", sauf à la fin du tour")


@rule("MEU-28.2", "MEU-28.29")
def test_a_battle_is_the_business_of_those_who_fight_it_or_live_there() -> None:
    match = medioevo(at={"temes": "0: 2 light; 1: 2 light"}, run=battle(0, 1, "temes"))
    state = state_of(match)
    window = BattleOpens(seat=0, rival=1, space=state.world().index["temes"])
    assert [window.concerns(state, seat) for seat in range(3)] == [True, True, False]
    state.keeper[window.space] = 2
    assert window.concerns(state, 2)


@rule("MEU-28.2")
def test_one_passes_until_the_own_turn_begins() -> None:
    match = gonfalon.new("medioevo-universale", 3, seed=1, options={"orders": False})
    seat = match.turn[0]
    match.act("act:order:every.mine", seat)
    assert match.turn[0] != seat  # the window of phase 1 has been passed
    generator = Generator(1)
    while (seat, "every", "mine") in state_of(match).standing:
        asked = match.turn[0]
        assert asked != seat or not isinstance(match.state.frames[-1], Occasion)
        legal = match.legal(asked)
        match.apply(PASS if PASS in legal else legal[generator.below(len(legal))], asked)
    assert (state_of(match).phase, state_of(match).active) == (4, seat)
