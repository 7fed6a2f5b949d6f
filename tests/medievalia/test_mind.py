"""What the bots are told about the game."""

import pytest

from gonfalon import bots
from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.mind import evaluation, threats
from gonfalon.games.medievalia.rules import laws
from gonfalon.games.medievalia.rules.position import Position
from gonfalon.games.medievalia.rules.turn import besieged
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match, fresh
from tests.medievalia.build import fiefs, find, go, position
from tests.support import rule


def hasty_game(seats: int, seed: int, **options: bool) -> Match:
    """A game played by the weights of the hasty player, every law checked."""
    m, generator = fresh(GAME, seats, options, seed), Generator(seed)
    while not m.over:
        ask = m.state.ask_of(m.turn[0])
        assert ask is not None
        weights = evaluation.policy(position(m), ask) or [1.0] * len(ask.values)
        assert len(weights) == len(ask.values)
        assert min(weights) >= 0
        assert max(weights) > 0, "something is always worth a thought"
        mark = generator.unit() * sum(weights)
        at = 0
        while mark >= weights[at] and at + 1 < len(weights):
            mark -= weights[at]
            at += 1
        m.apply(ask.values[at])
        laws.check(position(m))
    return m


@rule("MED-15.15")
@pytest.mark.parametrize(("seats", "alliance"), [(2, True), (3, True), (4, True), (4, False)])
def test_hasty_players_finish_their_games(seats: int, alliance: bool) -> None:
    for seed in range(3):
        m = hasty_game(seats, seed, alliance=alliance)
        assert m.winners()
        assert len(evaluation.standings(position(m))) == seats


def test_a_place_that_is_not_to_the_liking_is_taken_if_there_is_no_other() -> None:
    m = fiefs("city; field", "city; farm")
    lands = [find(m, "city"), find(m, "field")]
    assert evaluation.policy(position(m), Ask(0, lands, "place", "MED-7.2")) is None, "all alike"
    weights = evaluation.policy(position(m), Ask(0, [*lands, "fief:p1"], "place", "MED-7.2"))
    assert weights is not None
    assert weights[:2] == [0.0, 0.0]
    assert weights[2] > 0, "fighters are kept free"


def test_prestige_lands_and_safety_are_good() -> None:
    poor = position(fiefs("city; farm", "city; farm"))
    richer = position(fiefs("city: bank; farm; mine: peasant", "city; farm"))
    assert evaluation.evaluate(richer, 0) > evaluation.evaluate(poor, 0)
    safe = position(fiefs("city; farm: bank, tower", "city; farm; in p1: knight", tops="school, workshop, stable"))
    bare = position(fiefs("city; farm: bank, stable", "city; farm; in p1: knight", tops="school, workshop, church"))
    assert lost(safe) < lost(bare)


def lost(s: Position) -> float:
    """What the first player fears for his lands."""
    return threats.danger(s, 0, threats.raiders(s, 0), threats.blockers(s, 0))


@rule("MED-12.5")
@pytest.mark.parametrize(
    ("home", "raid", "fears"),
    [
        ("city; mine: bank", "in p1: knight", True),
        ("city; mine: bank; free: peasant", "in p1: knight", False),
        ("city; mine: bank; free: peasant u", "in p1: knight", True),
        ("city; mine: bank, castle", "in p1: soldier", False),
        ("city; mine: bank", "farm: soldier", False),
    ],
)
def test_a_land_is_in_danger_where_a_raider_can_raze_it_and_nobody_holds_him_up(
    home: str, raid: str, fears: bool
) -> None:
    s = position(fiefs(home, f"city; farm; {raid}", tops="school, workshop, stable"))
    assert (lost(s) > 0) is fears


@rule("MED-12.16")
def test_a_city_is_the_safer_the_better_it_is_guarded() -> None:
    raid = "city; farm; farm; in p1: soldier, soldier, soldier"
    rows = ["city", "city: bank", "city: bank, peasant", "city: bank, soldier, soldier"]
    storms = []
    for home in rows:
        s = position(fiefs(home, raid, tops="school, workshop, stable"))
        storms.append(threats.storm(s, 0, threats.raiders(s, 0), threats.blockers(s, 0)))
    assert storms[0] == 1.0
    assert storms == sorted(storms, reverse=True)
    assert len(set(storms)) == len(storms)


def greedy_until_done(m: Match, seat: int) -> None:
    """The greedy bot answers as long as this seat is asked."""
    player, generator = bots.make("greedy"), Generator(3)
    while not m.over and m.turn[0] == seat:
        m.apply(player.choose(m, seat, generator))


@rule("MED-15.3")
def test_a_greedy_bot_storms_a_city_that_can_fall() -> None:
    m = fiefs("city; farm; farm; in p2: soldier, soldier, soldier", "city; farm: school", phase="march")
    while not m.over and m.turn[0] == 0:
        greedy_until_done(m, 0)
        if not m.over and m.turn[0] == 1 and position(m).active == 0:
            greedy_until_done(m, 1)
    assert m.over
    assert position(m).ending == "military"


@rule("MED-15.8")
def test_a_greedy_bot_lifts_a_siege() -> None:
    m = fiefs("city u; farm u; free: peasant", "city; farm; in p1: soldier", siege=(2, 0))
    greedy_until_done(m, 0)
    assert position(m).active == 1
    assert not besieged(position(m), 0)


def test_a_search_plans_no_further_than_the_end_of_the_turn() -> None:
    m = fiefs("city; farm; hand: field", "city; farm", phase="act")
    stage = evaluation.stage(position(m), 0)
    go(m, "field in hand", "pay")
    assert evaluation.stage(position(m), 0) == stage
    go(m, "button:done", "button:done")
    assert position(m).active == 1
    assert evaluation.stage(position(m), 0) != stage


def test_a_fief_gives_what_the_rules_say() -> None:
    fief = "city: bank, peasant; farm: peasant, peasant, church; forest: soldier; free: priest, peasant u, archer"
    for output in ("own", "land"):
        s = position(fiefs(fief, "city"))
        s.options["building_output"] = output
        assert evaluation.yields(s, 0) == [s.natural(0, resource) for resource in range(4)]


def test_allies_share_what_they_expect() -> None:
    s = position(fiefs("city: bank", "city", "city", "city"))
    standings = evaluation.standings(s)
    assert standings[0] == standings[2]
    assert standings[0] > standings[1] == standings[3]


def test_reasons_add_up_to_the_evaluation() -> None:
    s = position(fiefs("city: bank; farm", "city"))
    reasons = evaluation.reasons(s, 0)
    assert [key for key, _ in reasons] == [f"reason-medievalia-{reason}" for reason in evaluation.REASONS]
    assert sum(points for _, points in reasons) == pytest.approx(evaluation.evaluate(s, 0) - evaluation.evaluate(s, 1))


@pytest.mark.parametrize(
    ("home", "raid", "called"),
    [
        ("city; farm; free: knight", "in p1: soldier, soldier, soldier", True),
        ("city; farm; free: knight", "farm: soldier", False),
        ("city: knight; farm", "in p1: soldier, soldier, soldier", False),
        ("city: knight; farm", "farm: soldier", True),
    ],
)
def test_a_fighter_mans_the_walls_while_the_city_is_in_danger_and_leaves_them_then(
    home: str, raid: str, called: bool
) -> None:
    m = fiefs(home, f"city; farm; farm; {raid}")
    knight = find(m, "knight on city" if "city: knight" in home else "knight")
    ask = m.state.ask_of(0)
    assert ask is not None
    weights = evaluation.policy(position(m), ask)
    assert weights is not None
    assert (weights[ask.values.index(knight)] > 0) is called
    if called and "free" in home:
        go(m, knight)
        moved = m.state.ask_of(0)
        assert moved is not None
        choices = evaluation.policy(position(m), moved)
        assert choices is not None
        assert choices[moved.values.index(find(m, "city"))] > 0
        assert choices[moved.values.index(find(m, "farm"))] == 0


def test_who_must_discard_may_throw_away_any_card_and_mostly_one_he_misses_least() -> None:
    m = fiefs("city; farm; hand: mine, soldier, priest, peasant", "city; farm")
    cards = [find(m, f"{name} in hand") for name in ("mine", "soldier", "priest", "peasant")]
    weights = evaluation.policy(position(m), Ask(0, cards, "discard", "MED-3.8"))
    assert weights is not None
    assert min(weights) > 0
    assert sum(weight > 0.1 for weight in weights) == 2


@rule("MED-15.7")
def test_a_master_does_not_march_away_from_a_siege() -> None:
    """The soldier would raze the farm, and with it go the peasant, the bread of the knight, and the last guard."""
    m = fiefs(
        "city; farm: peasant; free: knight",
        "city; farm; field u; forest: peasant; in p1: soldier",
        phase="march",
        tops="school, workshop, stable",
    )
    position(m).siege[0] = 1
    bot, generator = bots.make("search:simulations=200"), Generator(1)
    given: list[str] = []
    while m.turn == (0,):
        given.append(bot.choose(m, 0, generator))
        m.apply(given[-1])
    assert given[:2] == ["button:done", "front:p1-1"]


def test_more_goes_with_a_land_than_the_land() -> None:
    """People on it, the last guard of a fief, and those whom it feeds."""
    raid = "city; farm; in p1: soldier"
    homes = ("city; mine", "city: peasant; field; field; mine: peasant", "city; field; field; mine: peasant")
    feared = [exposed(fiefs(home, raid)) for home in homes]
    assert feared == sorted(feared)
    assert len(set(feared)) == 3
    hungry, fed = "city: peasant; field; in n: knight", "city: peasant; field; field; in n: knight"
    assert exposed(fiefs(hungry, raid)) > exposed(fiefs(fed, raid))


def exposed(m: Match) -> float:
    """What the first player fears for his lands and all that goes with them."""
    s = position(m)
    spare = max(0, 2 * evaluation.yields(s, 0)[0] - len(s.troops[0]))
    return threats.exposure(s, 0, threats.raiders(s, 0), threats.blockers(s, 0), spare)
