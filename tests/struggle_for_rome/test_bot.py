"""What the bots are told: weights for every answer, a sensible evaluation, and no milking by bad offers."""

from gonfalon.games.struggle_for_rome import GAME, bot
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match, fresh
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    RED,
    WHITE,
    YELLOW,
    face,
    hold,
    market,
    nomads,
    rome,
    state_of,
    tribe,
)


def weights(match: Match) -> dict[str, float]:
    ask = match.state.ask_of(match.turn[0])
    assert isinstance(ask, Ask)
    found = bot.policy(state_of(match), ask)
    assert found is not None
    return dict(zip(ask.values, found, strict=True))


def hasty(match: Match, seat: int, generator: Generator) -> str:
    ask = match.state.ask_of(seat)
    assert ask is not None
    found = bot.policy(state_of(match), ask) or [1.0] * len(ask.values)
    assert len(found) == len(ask.values)
    assert min(found) > 0
    point = generator.unit() * sum(found)
    for value, weight in zip(ask.values, found, strict=True):
        point -= weight
        if point < 0:
            return value
    return ask.values[-1]


def test_a_hasty_player_beats_three_random_ones() -> None:
    for seed in range(3):
        match, generator = fresh(GAME, 4, {}, seed), Generator(seed)
        while not match.over:
            seat = match.turn[0]
            legal = match.legal(seat)
            answer = hasty(match, seat, generator) if seat == 0 else legal[generator.below(len(legal))]
            match.apply(answer, seat)
            assert match.over or all(abs(value) < 60 for value in bot.standings(state_of(match)))
        assert match.winners() == (0,)


def test_a_plunder_of_a_new_colour_is_wanted() -> None:
    match = nomads(at="13,1,S", figures=3)
    found = weights(match)
    assert max(found, key=lambda value: found[value]) == "plunder:castra_regina"
    before = bot.evaluate(state_of(match), RED)
    match.apply("plunder:castra_regina")
    match.apply(face("gold"))
    assert bot.evaluate(state_of(match), RED) > before - 0.5


def test_a_city_is_worth_having() -> None:
    settled = tribe(rome(), cities=("lutetia",), figures=2, wagons=1)
    grown = tribe(rome(), cities=("lutetia", "durocortorum"), figures=1, wagons=0)
    assert bot.evaluate(state_of(grown), RED) > bot.evaluate(state_of(settled), RED)


def offered(give: str, get: str, ore: int = 0, grain: int = 0, horse: int = 0) -> Match:
    match = hold(hold(market(), RED, ore=3, grain=3, horse=2, cattle=2), BLUE, ore=ore, grain=grain, horse=horse)
    hold(hold(match, WHITE), YELLOW)
    match.apply("button:trade")
    for kind, goods in (("give", give), ("get", get)):
        for good in goods.split():
            match.apply(f"{kind}:{good}")
    match.apply("button:send")
    return match


def test_a_good_offer_is_accepted_and_a_bad_one_never() -> None:
    good = weights(offered("horse", "grain", ore=1, grain=3))
    assert good["button:accept"] > 5 * good["button:refuse"]
    bad = weights(offered("grain", "ore ore ore", ore=3, horse=3))
    assert bad["button:accept"] < 0.1 * bad["button:refuse"]


def test_nobody_helps_a_leader_to_his_victory() -> None:
    match = offered("horse", "grain", ore=1, grain=3)
    tribe(match, RED, HORSEMEN, cities=("lutetia", "roma", "neapolis", "rhegium", "tarraco", "emona"), wagons=0)
    state_of(match).scourge[0] = 1
    found = weights(match)
    assert found["button:accept"] < found["button:refuse"]


def test_reasons_add_up_to_the_lead() -> None:
    match = tribe(rome(), cities=("lutetia", "roma"), figures=4, wagons=2)
    standings = bot.standings(state_of(match))
    lead = standings[RED] - sum(standings[1:]) / 3
    found = bot.reasons(state_of(match), RED)
    assert abs(sum(points for _, points in found) - lead) < 0.5
    words = match.words()
    assert all(words.has(key) for key, _ in found)


def test_the_evaluation_is_made_between_actions() -> None:
    match = hold(market(), RED, ore=1, horse=1, gold=3)
    assert bot.settled(state_of(match))
    match.apply("build:recruit")
    assert not bot.settled(state_of(match))
    assert bot.spread(state_of(match)) > 0
