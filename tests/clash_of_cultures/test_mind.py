"""What bots know about the game, and what is remembered to make their play quick."""

from typing import Any

import pytest

import gonfalon
from gonfalon import bots
from gonfalon.games.clash_of_cultures.content.names import BARREN
from gonfalon.games.clash_of_cultures.mind.bargain import bargain, gains
from gonfalon.games.clash_of_cultures.mind.evaluation import DANGER, TOPICS, evaluate, facts, reasons
from gonfalon.games.clash_of_cultures.mind.goals import FAR, missing
from gonfalon.games.clash_of_cultures.mind.hasty import policy
from gonfalon.games.clash_of_cultures.mind.land import site
from gonfalon.games.clash_of_cultures.rules.position import NOT_COUNTED, Position
from gonfalon.games.clash_of_cultures.rules.trading import Trade
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Answer
from gonfalon.match import Match
from gonfalon.wording import LANGUAGES, Wording
from tests.clash_of_cultures.build import PURPLE, RED, WORLD, coc, do, held, state_of

PLAIN = {6: "R20"}


def weights(match: Match) -> dict[str, float]:
    """The answers to the question that waits, with the weights of a hasty player."""
    ask = match.state.ask_of(match.turn[0])
    assert ask is not None
    found = policy(state_of(match), ask)
    assert found is not None
    return dict(zip(ask.values, found, strict=True))


def thought(match: Match, answers: int, seed: int = 1, spec: str = "greedy") -> list[str]:
    """What a bot answers from here on, dice included."""
    bot, generator, seat = bots.make(spec), Generator(seed), match.turn[0]
    said: list[str] = []
    while len(said) < answers and match.turn == (seat,):
        said.append(bot.choose(match, seat, generator))
        match.apply(said[-1], seat)
    return said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_of_a_seat_s_effects_is_forgotten_when_they_change(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = 0

    def accept(state: Position, seat: int, answer: Answer) -> None:
        nonlocal found
        state._held = [NOT_COUNTED] * state.seats
        super(Position, state).accept(seat, answer)
        for who, bits in enumerate(state._held):
            found += bits != NOT_COUNTED
            assert bits in (NOT_COUNTED, state.bits(who))
        state._held = None

    monkeypatch.setattr(Position, "accept", accept)
    match, generator = gonfalon.new("clash-of-cultures", seats, seed=2), Generator(seats)
    hasty = bots.make("greedy", blunder=1)
    for _ in range(600):
        if match.over:
            break
        match.apply(hasty.choose(match, match.turn[0], generator), match.turn[0])
    assert found > 300


# -- evaluation --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "better",
    [
        {"cities": {"D6": "purple"}},
        {"cities": {"D7": "purple happy temple"}},
        {"goods": {PURPLE: "food 1"}},
        {"advances": {PURPLE: "storage"}},
        {"units": {"D7": "purple 1 settler 1 infantry"}},
        {"units": {"D7": "purple 2 settler"}},
        {"hand": {PURPLE: "A7"}},
        {"plans": {PURPLE: "W7"}},
        {"actions": 3},
    ],
)
def test_whatever_a_seat_has_more_it_stands_better(better: dict[str, object]) -> None:
    kw: dict[str, object] = {"turn": PURPLE, "regions": PLAIN, "actions": 2}
    plain, more = state_of(coc(**kw)), state_of(coc(**{**kw, **better}))  # type: ignore[arg-type]
    assert evaluate(more, PURPLE) > evaluate(plain, PURPLE)


def test_a_city_is_worth_more_than_the_settler_who_founds_it_and_more_early_than_late() -> None:
    gained = []
    for age in (1, 5):
        settler = coc(turn=PURPLE, regions=PLAIN, units={"D6": "purple 1 settler"}, age=age)
        city = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "purple"}, age=age)
        gained.append(evaluate(state_of(city), PURPLE) - evaluate(state_of(settler), PURPLE))
    assert gained[0] > gained[1] > 0


def test_even_a_small_city_is_better_calm_than_angry() -> None:
    worths = [
        evaluate(state_of(coc(turn=PURPLE, regions=PLAIN, cities={"D6": f"purple {mood}"})), PURPLE)
        for mood in ("angry", "neutral", "happy")
    ]
    assert worths == sorted(set(worths))


def test_a_guard_takes_the_danger_away() -> None:
    barbarians = {"D6": "barbarian 2 infantry"}
    open_, guarded = (
        facts(state_of(coc(turn=PURPLE, regions=PLAIN, units={**barbarians, "D7": units})), PURPLE)[DANGER]
        for units in ("purple 1 settler", "purple 1 settler 2 infantry")
    )
    assert open_ < guarded == 0


def test_a_fortress_takes_part_of_the_danger_away() -> None:
    worths = []
    for pieces in ("", " fortress"):
        cities = {"D7": "purple happy" + pieces, "E6": "purple happy"}
        besieged = coc(
            turn=PURPLE, regions=PLAIN, cities=cities, units={"D6": "red 2 infantry"}, advances={RED: "tactics"}
        )
        worths.append(facts(state_of(besieged), PURPLE)[DANGER])
    assert worths[0] < worths[1] < 0


def test_an_army_that_cannot_move_threatens_nobody() -> None:
    units = {"D6": "red 3 infantry"}
    still = facts(state_of(coc(turn=PURPLE, regions=PLAIN, units=units)), PURPLE)[DANGER]
    led = facts(state_of(coc(turn=PURPLE, regions=PLAIN, units=units, advances={RED: "tactics"})), PURPLE)[DANGER]
    assert led < still == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_worded(lang: str) -> None:
    words = Wording(gonfalon.registry.find("clash-of-cultures").folder(), lang)
    told = reasons(state_of(coc(goods={RED: "food 2"})), RED)
    assert len(told) == len(TOPICS)
    assert all(words.has(key) for key, _ in told)
    assert dict(told)["reason-clash-goods"] > 0


# -- the hasty player --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_leaves_a_hasty_player_an_answer(seats: int) -> None:
    match, bot, generator = gonfalon.new("clash-of-cultures", seats, seed=9), bots.make("random"), Generator(seats)
    for _ in range(500):
        if match.over:
            break
        seat = match.turn[0]
        ask = match.state.ask_of(seat)
        assert ask is not None
        found = policy(state_of(match), ask)
        if found is not None:
            assert len(found) == len(ask.values)
            assert min(found) >= 0 < max(found)
        match.apply(bot.choose(match, seat, generator), seat)


def test_actions_are_not_thrown_away_nor_cities_razed() -> None:
    assert weights(coc(turn=PURPLE))["button:end"] == 0
    assert weights(coc(turn=PURPLE, actions=0, hand={PURPLE: "A7"}, trades=True))["button:end"] > 0
    match, bot, generator = gonfalon.new("clash-of-cultures", 2, seed=3), bots.make("greedy:blunder=1.0"), Generator(3)
    asked = 0
    while not match.over:
        ask = match.state.ask_of(match.turn[0])
        asked += ask is not None and ask.prompt == "raze"
        answer = bot.choose(match, match.turn[0], generator)
        assert ask is None or ask.prompt != "raze" or answer == "button:none"
        match.apply(answer, match.turn[0])
    assert asked


def test_settlers_go_where_a_city_can_stand() -> None:
    match = do(coc(turn=PURPLE, regions=PLAIN), "action:move", "hex:D7")
    found = weights(match)
    assert match.state.step_name() == "March.target"
    assert max(found, key=found.__getitem__) == "hex:D6"


# -- trades ------------------------------------------------------------------------------------------

SURPLUS = {RED: "wood 6", PURPLE: "ore 6"}


def test_a_bargain_helps_both_and_is_carried_out() -> None:
    match = coc(3, trades=True, goods=SURPLUS)
    assert bargain(state_of(match), RED) == (1, 2, PURPLE)
    match.apply("button:trade")
    bot, generator = bots.make("greedy:blunder=1.0"), Generator(1)
    while match.state.step_name() != "Turn.choose":
        match.apply(bot.choose(match, match.turn[0], generator), match.turn[0])
    assert (held(match, RED), held(match, PURPLE)) == ({"wood": 5, "ore": 1}, {"wood": 1, "ore": 5})
    assert weights(match)["button:trade"] == 0  # once a turn is enough


def test_with_one_opponent_there_is_nothing_to_bargain_for() -> None:
    match = coc(2, trades=True, goods=SURPLUS)
    assert bargain(state_of(match), RED) is None
    assert weights(match)["button:trade"] == 0


@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        (("give:wood=", "number:2"), "button:accept"),
        (("get:ore=", "number:1"), "button:refuse"),
        (("give:wood=", "number:3", "get:ore=", "number:1"), "button:accept"),
        (("give:wood=", "number:1", "get:ore=", "number:6"), "button:refuse"),
    ],
)
def test_proposals_of_others_are_weighed(terms: tuple[str, ...], answer: str) -> None:
    match = do(coc(2, trades=True, goods=SURPLUS), "button:trade", "seat:1", *terms, "button:send")
    trade = match.state.frames[-1]
    assert isinstance(trade, Trade)
    assert (gains(state_of(match), trade, PURPLE) > 0) == (answer == "button:accept")
    found = weights(match)
    assert max(found, key=found.__getitem__) == answer


# -- bots at the table -------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["greedy", "search:simulations=30"])
def test_bots_found_the_city_they_came_for(spec: str) -> None:
    match = coc(turn=PURPLE, regions=PLAIN, units={"D6": "purple 1 settler"}, actions=1)
    assert thought(match, 1, spec=spec) == ["action:found"]


@pytest.mark.parametrize(("guards", "attacks"), [("red 1 settler", True), ("red 4 infantry", False)])
def test_bots_fight_when_it_pays(guards: str, attacks: bool) -> None:
    match = coc(
        turn=PURPLE,
        regions=PLAIN,
        cities={"D6": "red neutral temple academy"},
        units={"D6": guards, "D7": "purple 3 infantry"},
        advances={PURPLE: "tactics"},
        actions=1,
    )
    said = thought(match.copy(), 6)
    assert ("hex:D6" in said) == attacks


def test_it_does_not_matter_on_which_side_of_a_turn_s_end_one_looks() -> None:
    match = coc(turn=RED, actions=0, hand={RED: "A7"}, round_number=2)
    before = evaluate(state_of(match), RED) - evaluate(state_of(match), PURPLE)
    match.apply("button:end")
    assert match.turn == (PURPLE,)
    assert evaluate(state_of(match), RED) - evaluate(state_of(match), PURPLE) == pytest.approx(before)


GOALS = TOPICS.index("objectives")
RIDERS: dict[str, object] = {"expansion": True}


def aimed(goal: str, **kw: object) -> float:
    """What an objective card in hand is worth in a position."""
    return facts(state_of(coc(turn=PURPLE, goals={PURPLE: goal}, regions=PLAIN, **kw)), PURPLE)[GOALS]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("goal", "steps"),
    [
        ("O2", [{}, {"cities": {"D7": "purple happy academy"}}]),  # more academies
        ("O6", [{"advances": {PURPLE: "engineering"}}, {"advances": {PURPLE: "engineering roads sanitation"}}]),
        ("O7", [{}, {"goods": {PURPLE: "ideas 3"}}, {"goods": {PURPLE: "ideas 5"}}]),
        ("O10", [{}, {"goods": {PURPLE: "food 2 wood 3"}}, {"goods": {PURPLE: "food 2 wood 3 ore 3"}}]),
        ("O30", [{"advances": {PURPLE: "writing arts"}}, {"advances": {PURPLE: "writing arts myths"}}]),
        ("O11", [{}, {"goods": {PURPLE: "gold 4"}}]),
        ("O12", [{}, {"units": {"D7": "purple 3 infantry"}}]),
        ("O8", [{"cities": {"D7": "purple angry"}}, {"cities": {"D7": "purple neutral"}}, {}]),  # happy cities
        ("O19", [{"cities": {"D2": "red temple"}}, {"cities": {"D2": "red temple:purple"}}]),  # consulates
        ("O31", [{"cities": {"D2": "red temple"}}, {"cities": {"D2": "red temple:purple"}}]),  # buildings abroad
        ("O32", [{"plans": {PURPLE: "W1"}}, {"plans": {PURPLE: "W1"}, "goods": {PURPLE: "ore 5 gold 2"}}]),
        ("O17", [{"units": {"D7": "purple 1 infantry"}}, {}, {"units": {"D6": "purple 1 settler"}}]),  # a colony
        ("O37", [RIDERS, {**RIDERS, "units": {"C6": "purple 1 settler"}}]),  # settlers abroad
        ("O35", [RIDERS, {**RIDERS, "units": {"D7": "purple 1 settler 1 infantry 1 cavalry"}}]),
    ],
)
def test_every_step_towards_an_objective_counts(goal: str, steps: list[dict[str, object]]) -> None:
    worths = [aimed(goal, **step) for step in steps]
    assert worths == sorted(set(worths))


@pytest.mark.parametrize(
    ("objective", "units"),
    [
        ("great_navy", {"F6": "purple 1 ship", "G7": "red 2 ship"}),
        ("military_might", {"F6": "purple 1 ship", "D6": "purple 4 infantry"}),
    ],
)
def test_bots_count_pirate_ships_under_control(objective: str, units: dict[str, str]) -> None:
    """COC-33.14: a ship more, as the objective counts it; without the advance it is nobody's."""
    number = WORLD.objective_of[objective]
    kw: dict[str, Any] = {"regions": {6: "R20", 8: "R05"}, "civ": {PURPLE: "carthage"}, "units": units}
    kw |= {"turn": PURPLE, "pirates": {"F6": 1}}
    allied = missing(state_of(coc(advances={PURPLE: "navigation"}, **kw)), PURPLE, number)
    alone = missing(state_of(coc(**kw)), PURPLE, number)
    assert allied < alone < FAR


def test_a_pirate_ship_under_control_is_no_kind_that_bots_miss() -> None:
    number = WORLD.objective_of["tactical_diversity"]
    kw: dict[str, Any] = {"regions": {6: "R20", 8: "R05"}, "civ": {PURPLE: "carthage"}, "turn": PURPLE}
    kw |= {"advances": {PURPLE: "navigation"}, "pirates": {"F6": 1}}
    for where, kinds in (("F6", 3), ("D6", 4)):  # aboard it, or ashore
        match = coc(units={where: "purple 1 infantry"}, **kw)
        assert missing(state_of(match), PURPLE, number) == kinds


def test_bots_know_that_barbarians_are_not_threatened() -> None:
    number = WORLD.objective_of["threat"]
    for other, nearer in (("red", True), ("barbarian", False)):
        kw: dict[str, Any] = {"turn": PURPLE, "regions": PLAIN, "cities": {"D6": f"{other} neutral"}}
        some = missing(state_of(coc(units={"D7": "purple 2 infantry"}, **kw)), PURPLE, number)
        none = missing(state_of(coc(units={"D7": "purple"}, **kw)), PURPLE, number)
        assert (some < none) == nearer


def test_an_objective_that_is_met_counts_most_and_more_near_the_end_of_the_age() -> None:
    academies = {"cities": {"D7": "purple happy academy", "D6": "purple academy"}}
    near, met, sure = aimed("O2"), aimed("O2", **academies), aimed("O2", round_number=3, **academies)
    assert near < met < sure == 2.0


def test_bots_build_the_wonder_they_can_pay() -> None:
    match = coc(
        turn=PURPLE,
        regions=PLAIN,
        cities={"D7": "purple happy", "D6": "purple happy", "E6": "purple"},
        goods={PURPLE: "food 3 wood 4 ore 5 culture 5"},
        advances={PURPLE: "storage engineering arts circus_and_sports"},
        plans={PURPLE: "W1"},
        age=5,
        actions=1,
    )
    assert thought(match, 3)[0] == "action:construct"
    assert state_of(match).wonder_at[0] in state_of(match).cities(PURPLE)


def test_the_nearer_the_land_for_a_city_the_more_a_settler_is_worth() -> None:
    state = state_of(coc(turn=PURPLE, regions={6: "R20", 4: "R11"}))
    places = state.land().index
    worths = []
    for barren in ((), ("D6", "C8", "E8"), ("C6", "D5", "E6")):
        for name in barren:
            state.terrain[places[name]] = BARREN
        worths.append(site(state, PURPLE, places["D7"]))
    assert worths == sorted(set(worths), reverse=True)


def test_a_settler_gains_with_every_step_to_a_city() -> None:
    away = coc(turn=PURPLE, regions=PLAIN, units={"D7": "purple 1 settler"}, age=3)
    there = coc(turn=PURPLE, regions=PLAIN, units={"D6": "purple 1 settler"}, age=3)
    city = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "purple"}, age=3)
    worths = [evaluate(state_of(match), PURPLE) for match in (away, there, city)]
    assert worths[0] + 0.2 < worths[1] < worths[2] - 0.2
