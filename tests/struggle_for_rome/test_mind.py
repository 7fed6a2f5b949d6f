"""What the bots are told: weights for every answer, a sensible evaluation, and no milking by bad offers.

At the end small tournaments that a broken bot would lose. The long tables are in docs/bots.md.
"""

from itertools import pairwise

import pytest

from gonfalon import analysis, bots
from gonfalon.bots.knowledge import knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.mind import bargain, evaluation
from gonfalon.games.struggle_for_rome.mind.weights import SCALES
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match, fresh
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    RED,
    WHITE,
    YELLOW,
    at,
    face,
    hold,
    market,
    nomads,
    resource,
    rolled,
    rome,
    state_of,
    tribe,
)


def weights(match: Match) -> dict[str, float]:
    ask = match.state.ask_of(match.turn[0])
    assert isinstance(ask, Ask)
    found = evaluation.policy(state_of(match), ask)
    assert found is not None
    return dict(zip(ask.values, found, strict=True))


def hasty(match: Match, seat: int, generator: Generator) -> str:
    ask = match.state.ask_of(seat)
    assert ask is not None
    found = evaluation.policy(state_of(match), ask) or [1.0] * len(ask.values)
    assert len(found) == len(ask.values)
    assert min(found) >= 0
    assert max(found) > 0
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
            assert match.over or all(abs(value) < 60 for value in evaluation.standings(state_of(match)))
        assert match.winners() == (0,)


def test_a_plunder_of_a_new_colour_is_wanted() -> None:
    match = nomads(at="13,1,S", figures=3)
    found = weights(match)
    assert max(found, key=lambda value: found[value]) == "plunder:castra_regina"
    before = evaluation.evaluate(state_of(match), RED)
    match.apply("plunder:castra_regina")
    match.apply(face("gold"))
    assert evaluation.evaluate(state_of(match), RED) > before - 0.5


def test_a_city_is_worth_having() -> None:
    settled = tribe(rome(), cities=("lutetia",), figures=2, wagons=1)
    grown = tribe(rome(), cities=("lutetia", "durocortorum"), figures=1, wagons=0)
    assert evaluation.evaluate(state_of(grown), RED) > evaluation.evaluate(state_of(settled), RED)


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
    standings = evaluation.standings(state_of(match))
    lead = standings[RED] - sum(standings[1:]) / 3
    found = evaluation.reasons(state_of(match), RED)
    assert abs(sum(points for _, points in found) - lead) < 0.5
    words = match.words()
    assert all(words.has(key) for key, _ in found)


def test_the_evaluation_is_made_between_actions() -> None:
    match = hold(market(), RED, ore=1, horse=1, gold=3)
    assert evaluation.settled(state_of(match))
    match.apply("build:recruit")
    assert not evaluation.settled(state_of(match))
    assert evaluation.spread(state_of(match)) > 0


# -- trade ---------------------------------------------------------------------------------------


def spoken(match: Match, seat: int, name: str = "greedy:samples=1") -> list[str]:
    """What a bot answers until somebody else must."""
    player, generator = bots.make(name), Generator(5)
    out: list[str] = []
    while match.turn == (seat,):
        out.append(player.choose(match, seat, generator))
        match.apply(out[-1])
    return out


@pytest.mark.parametrize("name", ["greedy:samples=1", "search:simulations=30", "novice"])
def test_bots_are_not_milked_however_often_they_are_asked(name: str) -> None:
    match = hold(hold(market(), RED, ore=2, grain=3, horse=2, cattle=2), BLUE, ore=2, grain=1, horse=2, cattle=1)
    hold(hold(match, WHITE), YELLOW)
    for give, get in (("grain", "ore ore"), ("cattle", "horse horse"), ("grain", "horse cattle")):
        match.apply("button:trade")
        for kind, goods in (("give", give), ("get", get)):
            for good in goods.split():
                match.apply(f"{kind}:{good}")
        match.apply("button:send")
        while match.turn == (BLUE,):
            assert spoken(match, BLUE, name)[0] != "button:accept"
        if match.turn == (RED,) and "button:none" in match.legal():
            match.apply("button:none")
    assert state_of(match).counts(BLUE) == [2, 1, 2, 1]


def test_no_deal_that_a_bot_makes_leaves_it_a_worse_hand() -> None:
    """Whatever is accepted is worth more, so deals cannot go round in circles at a bot's cost."""
    match = hold(hold(market(), RED, ore=3, grain=3, horse=3, cattle=3), BLUE, ore=2, grain=2, horse=2, cattle=2)
    state = state_of(match)
    for a in range(4):
        for b in range(4):
            for number in range(1, 4):
                give, get = [0] * 4, [0] * 4
                give[a], get[b] = number, 1
                if a != b and bargain.fair(state, BLUE, RED, give, get):
                    assert bargain.deal_gain(state, BLUE, give, get) > 0


def test_a_bot_proposes_a_deal_that_helps_both() -> None:
    match = hold(hold(market(), RED, ore=2, gold=0), BLUE, horse=2)
    hold(hold(match, WHITE), YELLOW)
    before = [SCALES[0].hand_worth(state_of(match).counts(seat)) for seat in (RED, BLUE)]
    said = spoken(match, RED)
    assert said == ["button:trade", "give:ore", "get:horse", "button:send"]
    assert spoken(match, BLUE) == ["button:accept"]
    after = [SCALES[0].hand_worth(state_of(match).counts(seat)) for seat in (RED, BLUE)]
    assert after[0] > before[0]
    assert after[1] > before[1]


def test_a_bot_does_not_propose_the_same_again() -> None:
    match = hold(hold(market(), RED, ore=4, gold=0), BLUE, horse=4)
    hold(hold(match, WHITE), YELLOW)
    spoken(match, RED)
    match.apply("button:refuse")
    assert "button:trade" not in spoken(match, RED)


def test_who_refuses_is_thought_to_want_more() -> None:
    """A master once made the same proposal twelve times: it still thought that it would be accepted."""
    match = hold(hold(market(), RED, ore=2, gold=0), BLUE, horse=2)
    state = state_of(hold(hold(match, WHITE), YELLOW))
    assert bargain.proposes(state, RED)
    offer = ("button:trade", "give:ore", "get:horse", "button:send")
    liked: list[bool] = []
    for answers in (offer, ("button:refuse", *offer)):
        for answer in answers:
            match.apply(answer)
        ask = state.ask_of(BLUE)
        assert ask is not None
        weights = dict(zip(ask.values, evaluation.policy(state, ask) or [], strict=True))
        assert weights["button:accept"] > 0, "it may be accepted all the same"
        liked.append(weights["button:accept"] > weights["button:refuse"])
    assert liked == [True, False]
    match.apply("button:refuse")
    assert not bargain.proposes(state, RED)


def test_what_is_fair_may_still_be_accepted_at_a_second_time_of_asking() -> None:
    match = hold(hold(market(), RED, ore=4, gold=0), BLUE, horse=4)
    hold(hold(match, WHITE), YELLOW)
    for answer in ("button:refuse", ""):
        for word in ("button:trade", "give:ore", "get:horse", "button:send"):
            match.apply(word)
        if answer:
            match.apply(answer)
    assert spoken(match, BLUE) == ["button:accept"]


def test_a_leader_is_not_addressed() -> None:
    match = hold(hold(hold(market(), RED, ore=4), BLUE, horse=4), WHITE, horse=4)
    hold(match, YELLOW)
    tribe(match, BLUE, HORSEMEN, cities=("lutetia", "roma", "neapolis", "rhegium", "tarraco", "emona"), wagons=0)
    state_of(match).scourge[2] = 1
    said = spoken(match, RED)
    assert f"seat:{WHITE}" in said
    assert f"seat:{BLUE}" not in said


def talks() -> Match:
    """Red may propose something to two others, in a game of three."""
    match = market(seats=3)
    boxes = {RED: ((5, 1, "green"), (4, 2, "green yellow")), BLUE: ((3, 1, "green"), (4, 1, "grey yellow"))}
    for seat, two in {**boxes, WHITE: ((2, 2, "grey brown"), (2, 2, "green yellow"))}.items():
        for kind, (figures, wagons, tiles) in enumerate(two):
            tribe(match, seat, kind, figures=figures, wagons=wagons, tiles=tuple(tiles.split()))
    hold(hold(match, RED, grain=3, horse=1, gold=2), BLUE, horse=2, cattle=2, gold=1)
    return hold(match, WHITE, ore=1, horse=2, gold=4)


def test_a_proposal_begun_is_carried_through_though_nobody_is_thought_to_take_it() -> None:
    match = hold(hold(market(seats=3), RED, ore=2, gold=0), BLUE, grain=1)
    hold(match, WHITE, grain=1)
    state = state_of(match)
    assert not bargain.proposes(state, RED)
    match.apply("button:trade")
    assert spoken(match, RED)[-1] == "button:send"


def test_where_nobody_would_deal_a_proposal_is_dropped() -> None:
    match = hold(hold(hold(market(seats=3), RED, ore=1), BLUE, grain=1), WHITE, grain=1)
    tribe(match, RED, HORSEMEN, cities=("lutetia", "roma", "neapolis", "rhegium", "tarraco", "emona"), wagons=0)
    state_of(match).scourge[0] = 1
    match.apply("button:trade")
    assert weights(match)["button:drop"] == 1


def test_advice_on_a_deal_leads_to_its_proposal_and_never_in_a_circle() -> None:
    """A hint once said: propose a deal, give grain, give a horse, drop it, propose a deal ..."""
    match = talks()
    match.apply("button:trade")
    said: list[str] = []
    while match.turn == (RED,):
        moves = analysis.hint(match, RED, simulations=400)["moves"]
        assert sorted(moves, key=lambda move: -move["chance"]) == moves
        assert [move["plan"] for move in moves if {"Drop it", "Propose a deal"} & set(move["plan"])] == []
        said.append(moves[0]["answer"])
        match.apply(said[-1])
    assert said[-1] == "button:send"


# -- plans ---------------------------------------------------------------------------------------


def test_a_plan_goes_to_the_end_of_the_own_turns_of_a_round() -> None:
    match = market(BLUE)
    end = evaluation.until(state_of(match), BLUE)
    last = 0
    while True:
        state = state_of(match)
        now = evaluation.clock(state)
        assert now >= last
        assert (now < end) == (state.round_number == 1 and (state.phase < 4 or match.turn[0] <= BLUE))
        if state.phase == 4 and match.turn == (YELLOW,):
            break
        last = now
        match.apply("button:done")
    match.apply("button:done")
    assert evaluation.clock(state_of(match)) > end


def test_a_plan_on_a_seven_goes_no_further_than_the_theft() -> None:
    match = hold(tribe(rome(), BLUE, HORSEMEN, at="12,2,S"), BLUE, ore=1)
    match.apply((3, 4))
    end = evaluation.until(state_of(match), RED)
    assert evaluation.clock(state_of(match)) < end
    match.apply("hex:raetia")
    match.apply(resource("ore"))
    assert evaluation.clock(state_of(match)) == end


def test_while_one_plans_others_let_their_turns_pass_but_speak_in_deals() -> None:
    for match in (market(BLUE), at(rome(), 3, BLUE), at(rome(), 4, BLUE)):
        ask = match.state.ask_of(BLUE)
        assert ask is not None
        assert evaluation.passes(state_of(match), ask) == "button:done"
    match = offered("horse", "grain", ore=1, grain=3)
    ask = match.state.ask_of(BLUE)
    assert ask is not None
    assert evaluation.passes(state_of(match), ask) == ""


def test_a_search_plans_its_tribes_while_it_trades() -> None:
    match = hold(market(), RED, ore=1, horse=2, grain=1, cattle=1)
    generator = Generator(2)
    known = match.determinized(RED, generator).state
    ask = known.ask_of(RED)
    assert ask is not None
    thinker = SearchBot(simulations=60)
    thinker.searched(known, ask, knowledge(GAME), generator)
    assert thinker._tree is not None
    waiting, steps = [thinker._tree.root], set()
    for node in waiting:
        assert set(node.tables) <= {RED}
        steps |= {way[2] for way in node.after}
        waiting += node.after.values()
    assert {"MarketTurn.act", "TribeTurn.act"} <= steps


def test_the_second_opinion_values_what_a_seat_has() -> None:
    plain = evaluation.outlook(state_of(market()))
    assert len(plain) == 4
    assert max(plain) - min(plain) < 1
    richer = hold(market(), RED, horse=1, gold=9)
    stronger = tribe(market(), RED, HORSEMEN, figures=3, wagons=3)
    for better in (richer, stronger):
        found = evaluation.outlook(state_of(better))
        assert found[RED] > plain[RED] + 0.1
        assert found[RED] == max(found)


def test_nobody_is_ahead_before_the_first_round() -> None:
    match = rolled()
    while state_of(match).round_number == 0:
        assert evaluation.standings(state_of(match)) == [0.0] * 4
        match.apply((2,) if match.turn == (-1,) else match.legal()[0])
    assert evaluation.standings(state_of(match)) != [0.0] * 4


# -- what is not worth a thought -----------------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy:samples=1", "search:simulations=30"])
def test_bots_leave_answers_without_weight(name: str) -> None:
    match = nomads(at="13,1,S", figures=3)
    found = weights(match)
    answer = bots.make(name).choose(match, RED, Generator(3))
    assert min(found.values()) == 0
    assert found[answer] > 0


def test_every_row_of_weights_grows_where_more_is_better() -> None:
    for scale in SCALES:
        rows = [scale.gold, scale.nomads, scale.nomad_wagons, scale.settlers, scale.settled_wagons, *scale.hand]
        assert all(a <= b for row in rows for a, b in pairwise(row))
        assert scale.point > 0.5
        assert scale.spread > 0
