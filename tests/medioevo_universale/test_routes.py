"""What a search plans of its trade: whole routes, the way through them, safe nights, money for the next good."""

from gonfalon import bots
from gonfalon.bots.knowledge import foresight, knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.bots.walk import likeliest, sensible
from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.mind.perils import peril, prey
from gonfalon.games.medioevo_universale.mind.routes import Ground, begun, errand, later, opened
from gonfalon.games.medioevo_universale.mind.thrift import reserve
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match
from tests.medioevo_universale.build import asked, medioevo, play
from tests.medioevo_universale.cards import to


def state_of(match: Match) -> Position:
    state = match.state
    assert isinstance(state, Position)
    return state


def question(match: Match) -> Ask:
    ask = match.state.ask_of(0)
    assert ask is not None
    return ask


def planned(match: Match) -> str:
    """What who plans answers."""
    return likeliest(match.state, question(match), foresight(GAME))


def in_haste(match: Match) -> str:
    return likeliest(match.state, question(match), knowledge(GAME))


def trading(at: dict[str, str], **more: object) -> Match:
    """Seat 0 trades; its one transport is on its way."""
    match = medioevo(3, phase=6, at=at, turns=8, **more)  # type: ignore[arg-type]
    to(match, "trade")
    play(match, "carrier:0")
    assert asked(match) == (0, "journey")
    return match


def test_the_way_through_all_stages_is_the_shortest_and_does_not_cross_the_destination() -> None:
    state = state_of(trading({"thracia": "0: caravan3[black 1]"}))
    ground, index = Ground(state, 0, 0), state.world().index
    stops = [index[name] for name in ("slavonia", "macedonia", "pannonia", "bulgaria")]
    goal = index["transylvania"]
    steps, order = ground.tour(index["thracia"], stops, goal)
    lengths = []
    for way in _orders(stops):
        here, length = index["thracia"], 0
        for stop in way:
            length, here = length + ground.row(stop, goal)[here], stop
        lengths.append(length + ground.row(goal)[here])
    assert steps == min(lengths) < max(lengths)
    assert order[-1] == goal
    assert sorted(order[:-1]) == sorted(stops)
    assert (
        ground.row(index["wallachia"], index["bulgaria"])[index["thracia"]]
        > ground.row(index["wallachia"])[index["thracia"]]
    )


def _orders(stops: list[int]) -> list[list[int]]:
    if not stops:
        return [[]]
    return [[stop, *rest] for stop in stops for rest in _orders([other for other in stops if other != stop])]


def test_a_route_is_as_long_as_the_time_allows() -> None:
    lengths = []
    for turn in (2, 7, 8):
        ground = Ground(state_of(trading({"thracia": "0: caravan2"}, turn=turn)), 0, 0)
        plan = opened(ground)
        lengths.append(len(plan.stages) if plan is not None else 0)
    assert lengths[0] == 8
    assert lengths[0] >= lengths[1] > lengths[2]
    assert later(40) > later(20) > later(5) == 0


def test_a_destination_to_which_another_brings_the_same_good_is_avoided() -> None:
    alone = Ground(state_of(trading({"thracia": "0: caravan3[black 1]"})), 0, 0)
    plan = begun(alone, alone.here, alone.goods, alone.left)
    assert plan is not None
    goal = state_of(trading({"thracia": "0: caravan3"})).world().names[plan.stages[-1]]
    rival = {"thracia": "0: caravan3[black 1]", "bulgaria": "1: caravan1[black 1]"}
    stages = f"bulgaria serbia croatia {goal}" if goal != "bulgaria" else "serbia croatia bulgaria"
    shared = Ground(state_of(trading(rival, route={1: (10, stages)})), 0, 0)
    other = begun(shared, shared.here, shared.goods, shared.left)
    assert other is not None
    assert other.stages[-1] != plan.stages[-1]


def test_another_good_is_bought_on_the_way_where_the_destination_takes_this_one_no_longer() -> None:
    at = {"thracia": "0: caravan3[black 1]"}
    route = {0: (0, "bulgaria* slavonia* pannonia* macedonia")}
    refused = trading(at, route=route, markets={"macedonia": "black"})
    plan = errand(state_of(refused), 0, 0)
    assert plan is not None
    assert plan.buy == state_of(refused).world().index["thracia"]
    assert planned(refused) == "button:buy"
    taken = trading(at, route=route)
    assert planned(taken) not in ("button:buy", "button:done")
    poor = trading(at, route=route, markets={"macedonia": "black"}, florins={0: 90})
    assert planned(poor) != "button:buy"


def test_a_journey_ends_where_no_horde_is_near() -> None:
    safe = trading(
        {"thracia": "0: caravan3[black 1]"}, moves={0: 1}, route={0: (0, "bulgaria* slavonia* pannonia* macedonia")}
    )
    step = planned(safe)
    assert step.startswith("land:")
    place = step[5:]
    state = state_of(safe)
    world = state.world()
    lairs = [
        world.names[t]
        for t in world.by_land[world.index[place]]
        if t not in world.by_land[world.index["thracia"]] and world.names[t] != "thracia"
    ]
    at = {"thracia": "0: caravan3[black 1]"} | dict.fromkeys(lairs[:3], "horde: 3 light")
    wild = trading(at, moves={0: 1}, tokens={place: 1}, route={0: (0, "bulgaria* slavonia* pannonia* macedonia")})
    danger, calm = state_of(wild), state_of(safe)
    assert peril(danger, world.index[place]) > peril(calm, world.index[place])
    assert planned(wild) != step


def test_the_price_of_the_next_good_is_not_spent() -> None:
    def buying(cargo: str) -> Match:
        match = medioevo(3, phase=4, at={"thracia": f"0: caravan3{cargo}"}, florins={0: 140}, turn=3, turns=8)
        to(match, "buy")
        state_of(match).offers[0] = 3
        return match

    empty, laden = buying(""), buying("[black 1]")
    assert reserve(state_of(empty), 0) == 100
    assert reserve(state_of(laden), 0) == 0
    recruits = [value for value in question(empty).values if value.startswith("recruit:heavy")]
    assert recruits
    assert recruits[0] in sensible(laden.state, question(laden), foresight(GAME))
    assert recruits[0] not in sensible(empty.state, question(empty), foresight(GAME))
    assert recruits[0] in sensible(empty.state, question(empty), knowledge(GAME))  # what a hasty player thinks of


def test_who_has_no_trader_gets_one_first_and_a_slow_one_is_raised() -> None:
    camp = {"bithynia": "0: 4 heavy wagon1"}
    bare = medioevo(3, phase=4, at=camp, florins={0: 900}, tech={0: "blue 1"}, turn=2, turns=8)
    to(bare, "buy")
    state_of(bare).offers[0] = 3
    first = planned(bare)
    assert first.startswith("make:caravan")
    play(bare, first)
    while asked(bare)[1] != "put":
        play(bare, planned(bare))
    assert (planned(bare), in_haste(bare)) == ("land:thracia", "land:bithynia")  # routes begin there; troops gather
    slow = medioevo(3, phase=4, at={"thracia": "0: caravan1"}, florins={0: 900}, tech={0: "blue 1"}, turn=2, turns=8)
    to(slow, "buy")
    state_of(slow).offers[0] = 3
    assert planned(slow) == "raise:0-3"
    late = medioevo(3, phase=4, at={"thracia": "0: caravan1"}, florins={0: 900}, tech={0: "blue 1"}, turn=8, turns=8)
    to(late, "buy")
    assert not planned(late).startswith("raise:")


def test_hordes_are_sent_to_the_traders_of_others_and_not_to_one_s_own() -> None:
    state = state_of(
        medioevo(3, phase=4, at={"serbia": "1: caravan3", "croatia": "0: caravan3", "bosnia": "horde: 3 light"})
    )
    index = state.world().index
    assert prey(state, 0, index["serbia"]) > prey(state, 0, index["wallachia"]) >= 0 > prey(state, 0, index["croatia"])
    route = {0: (0, "dalmatia serbia* bosnia* temes")}
    own = state_of(medioevo(3, phase=4, at={"thracia": "0: caravan3"}, route=route))
    assert prey(own, 0, index["dalmatia"]) < prey(own, 0, index["bosnia"])  # still to come to, already done
    assert prey(own, 1, index["dalmatia"]) == prey(own, 1, index["bosnia"])
    assert prey(own, 0, index["rhodope"]) < prey(own, 1, index["rhodope"])  # next to one's own trader
    guarded = state_of(medioevo(3, phase=4, at={"serbia": "1: caravan3 4 heavy"}))
    assert prey(guarded, 0, index["serbia"]) < prey(state, 0, index["serbia"])


def test_a_search_opens_and_travels_the_route_that_was_planned() -> None:
    match = medioevo(3, phase=6, at={"thracia": "0: caravan3"}, turns=8, turn=2)
    to(match, "trade")
    bot = bots.make("search", simulations=20)
    assert isinstance(bot, SearchBot)
    plan = opened(Ground(state_of(match), 0, 0))
    assert plan is not None
    for _ in range(40):
        ask = match.state.ask_of(0)
        if ask is None or (ask.prompt == "trade" and state_of(match).route[0]):
            break
        match.apply(bot.choose(match, 0, Generator(5)), 0)
    state = state_of(match)
    assert len(state.route[0]) == len(plan.stages) == 8
    assert sum(at % 2 for at in state.route[0]) >= 4  # stages done in the first turn
    assert state.moves[0] <= 1


def test_with_a_route_open_debts_are_paid_out_of_plenty_and_the_route_is_kept() -> None:
    route = {0: (0, "bulgaria* slavonia* pannonia* macedonia")}
    for florins, answer in ((900, "free:repay"), (520, "button:done")):
        at = {"thracia": "0: caravan3[black 1]"}
        match = medioevo(
            3, phase=6, at=at, route=route, moves={0: 0}, loans={0: 1}, florins={0: florins}, turns=8, turn=3
        )
        to(match, "trade")
        assert "button:cancel-route" in question(match).values
        assert planned(match) == answer
