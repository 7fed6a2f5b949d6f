"""Section 36: the variants, each an option of the table."""

import re

from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.rules.cards import DrawPlan
from gonfalon.games.clash_of_cultures.rules.status import last_age
from gonfalon.kernel.requests import Dice, Draw
from gonfalon.match import Match, fresh
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    card,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    opening,
    owns,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired, discarded
from tests.clash_of_cultures.test_status import status, until
from tests.support import rule

LAND = {6: "R20", 7: "R19", 8: "R08"}  # for cities around D7
CITIES = {"D7": "purple happy", "D6": "purple neutral", "C6": "purple neutral", "B6": "purple neutral"}


def eventful(**options: object) -> Match:
    """Purple acquires Myths with the last cube of the event box."""
    match = coc(turn=PURPLE, units={"D7": "purple 1 infantry"}, **options)  # type: ignore[arg-type]
    state_of(match).box[PURPLE] = 1
    return acquired(match, "myths")


@rule("COC-36.1")
def test_without_events_only_the_icon_counts() -> None:
    match = do(eventful(events="icons"), card("E38"))  # a gold mine, and Revolution
    assert (held(match, PURPLE), discarded(match, "E38")) == ({"mood": 1, "gold": 2}, True)
    assert state_of(match).actions == 3
    full = do(eventful(), card("E38"))
    assert offered(full, "lost") == ["lost:D7_infantry"]


@rule("COC-36.2")
def test_optional_events_are_announced_before_the_card_is_seen() -> None:
    for answer, actions in (("button:icon", 3), ("button:whole", 2)):
        match = eventful(events="optional")
        assert (match.turn, match.legal()) == ((PURPLE,), ["button:whole", "button:icon"])
        do(match, answer, card("E38"))
        if answer == "button:whole":
            do(match, "button:none")
        assert (held(match, PURPLE)["gold"], state_of(match).actions) == (2, actions)


@rule("COC-36.3")
def test_the_short_game_has_four_ages_and_two_settlers() -> None:
    match = opening(short=True)
    assert standing(match, "D2") == standing(match, "D7") == {"settler": 2}
    assert [last_age(state_of(opening(short=short))) for short in (True, False)] == [4, 6]
    assert last_age(state_of(opening(short=True, track="roll"))) == 4  # whatever the track is
    over = until(status(age=4, short=True), "FreeAdvance.choose")
    assert over.over
    assert not until(status(age=4), "FreeAdvance.choose").over


@rule("COC-36.3")
def test_the_short_game_gives_a_second_advance_whose_cube_comes_from_the_supply() -> None:
    match = until(status(short=True), "FreeAdvance.choose")
    state = state_of(match)
    state.box = [2, 2]
    seats = []
    for name in ("fishing", "fishing", "tactics", "myths"):
        seats.append(match.turn[0])
        do(match, f"advance:{name}")
    assert seats == [RED, PURPLE, RED, PURPLE]  # one each, then a second one
    assert state.box == [1, 1]
    assert [owns(match, RED, "tactics"), owns(match, PURPLE, "myths")] == [True, True]
    plain = until(status(), "FreeAdvance.choose")
    do(plain, "advance:fishing", "advance:fishing")
    assert plain.state.step_name() != "FreeAdvance.choose"


def round_over(age: int, number: int, **options: object) -> Match:
    return do(coc(turn=PURPLE, age=age, round_number=number, **options), "button:end")  # type: ignore[arg-type]


@rule("COC-36.4", "COC-3.1")
def test_the_long_track_has_seven_ages_and_five_marked_rounds() -> None:
    assert sorted(WORLD.ends) == [(6, 2), (6, 3), (7, 1), (7, 2), (7, 3)]
    for track, ages in (("six", 6), ("roll", 7), ("wonder", 7)):
        assert last_age(state_of(opening(track=track))) == ages
        ended = until(status(age=6, track=track), "FreeAdvance.choose", ("button:done",)).over
        assert ended == (track == "six")


@rule("COC-36.5")
def test_the_end_roll_before_a_marked_round() -> None:
    match = round_over(6, 1, track="roll")
    assert isinstance(match.state.request(), Dice)
    do(match, faces("1L"))
    assert match.over or match.state.step_name() == "StatusObjectives.choose"
    assert until(match, "FreeAdvance.choose").over  # no turn is played, and nothing follows the objectives
    going_on = do(round_over(6, 1, track="roll"), faces("2E"))
    assert (going_on.state.step_name(), state_of(going_on).round_number) == ("Turn.choose", 2)
    for unmarked in (round_over(5, 1, track="roll"), round_over(6, 1)):
        assert unmarked.state.step_name() == "Turn.choose"
    last = do(round_over(7, 2, track="roll"), faces("6I"))
    assert until(do(last, "button:end", "button:end"), "FreeAdvance.choose").over


def wonder_built(age: int, number: int, **options: object) -> Match:
    """Red, the first player, builds a wonder."""
    match = coc(
        turn=RED,
        age=age,
        round_number=number,
        regions={3: "R20", 2: "R19", 1: "R16"},
        cities={"D2": "red happy", "D3": "red neutral", "C3": "red neutral"},
        goods={RED: "food 7 wood 7 ore 7 culture 5"},
        advances={RED: "storage roads engineering fishing arts monuments"},
        plans={RED: "W7"},
        **options,  # type: ignore[arg-type]
    )
    state = state_of(match)
    assert "action:construct" in match.legal()
    until(do(match, "action:construct"), "Turn.choose", ("wonder:W7",))
    assert max(state.wonder_at) >= 0
    return match


@rule("COC-36.6")
def test_the_wonderful_end_comes_with_a_wonder_of_a_marked_round() -> None:
    match = wonder_built(6, 2, track="wonder")
    do(match, "button:end")
    assert (match.turn, match.state.step_name()) == ((PURPLE,), "Turn.choose")  # the round is finished
    ended = until(do(match, "button:end"), "FreeAdvance.choose")
    assert (ended.over, state_of(ended).round_number) == (True, 2)  # and no other one follows
    for age, number, track in ((6, 1, "wonder"), (5, 2, "wonder"), (6, 2, "roll"), (6, 2, "six")):
        other = wonder_built(age, number, track=track)
        assert not state_of(other).closing, (age, number, track)
    assert until(status(age=7, track="wonder"), "FreeAdvance.choose").over  # nobody built one


def recruiting_leader(**options: object) -> Match:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        goods={PURPLE: "food 2 wood 2 ore 2 ideas 2 gold 5 mood 3 culture 3"},
        **options,  # type: ignore[arg-type]
    )
    do(match, "action:recruit", "unit:leader")
    if "button:done" in match.legal():
        do(match, "button:done")
    if match.legal() and str(match.legal()[0]).startswith("pay:"):
        do(match, match.legal()[0])
    return match


@rule("COC-36.7")
def test_a_leader_is_drawn_from_those_that_are_left() -> None:
    match = recruiting_leader(random_leaders=True)
    own = [WORLD.leader_of[name] for name in ("augustus", "caesar", "sulla")]
    request = match.state.request()
    assert isinstance(request, Draw)
    assert (sorted(request.items), request.count) == (sorted(own), 1)
    do(match, (own[1],))
    state = state_of(match)
    assert (state.leader[PURPLE], sorted(state.leaders[PURPLE])) == (own[1], sorted([own[0], own[2]]))
    chosen = recruiting_leader()
    assert offered(chosen, "leader") == ["leader:" + WORLD.leaders[number] for number in sorted(own)]


@rule("COC-36.8")
def test_an_announced_wonder_may_be_built_by_every_owner_of_engineering() -> None:
    for advances, possible in (
        ("storage roads engineering fishing arts monuments", True),
        ("storage arts monuments", False),
    ):
        match = coc(
            turn=PURPLE,
            announced_wonders=True,
            regions=LAND,
            cities=CITIES,
            goods={PURPLE: "food 7 wood 7 ore 7 culture 6"},
            advances={PURPLE: advances},
        )
        state = state_of(match)
        running(match, DrawPlan(seat=RED))
        do(match, card("W7"))
        assert (state.plans, state.shown_plans) == ([[], []], [WORLD.wonders.index("W7")])
        found = False
        if "action:construct" in match.legal():
            do(match, "action:construct", "hex:D7")
            found = "wonder:W7" in match.legal() or match.state.step_name() != "Construct.choose"
        assert found == possible
        if possible:
            while state.shown_plans:
                do(match, "wonder:W7" if "wonder:W7" in match.legal() else match.legal()[0])
            assert (state.wonder_by[WORLD.wonders.index("W7")], mood(match, "D7")) == (PURPLE, "happy")


@rule("COC-36.8", "COC-33.10")
def test_a_named_wonder_that_lies_open_is_not_drawn_again() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "china"}, leader={PURPLE: "qin_shi_huang at D7"}, announced_wonders=True)
    state = state_of(match)
    running(match, DrawPlan(seat=PURPLE))
    assert [WORLD.wonders[wonder] for wonder in state.shown_plans] == ["W8"]
    running(match, DrawPlan(seat=PURPLE))
    assert match.turn == (-1,)
    do(match, card("W1"))
    assert [WORLD.wonders[wonder] for wonder in state.shown_plans] == ["W1", "W8"]


@rule("COC-36.9")
def test_alternate_history_deals_three_of_all_leaders() -> None:
    match = fresh(GAME, 2, {"alternate_history": True}, 1, chance=False)
    match.apply((4, 2))
    request = match.state.request()
    assert isinstance(request, Draw)
    assert (len(request.items), request.count) == (45, 6)
    match.apply((40, 0, 7, 13, 5, 44))
    assert state_of(match).leaders == [[0, 7, 40], [5, 13, 44]]
    assert state_of(match).civ == [4, 2]


@rule("COC-36.9")
def test_the_board_shows_the_leaders_that_were_dealt() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, alternate_history=True)
    state = state_of(match)
    dealt = {WORLD.leaders[leader] for leader in state.leaders[PURPLE]}
    assert not dealt & {"augustus", "caesar", "sulla"}
    picture = str(match.svg(PURPLE))
    assert set(re.findall(r'id="leader-1-(\w+)"', picture)) == dealt
    tips = match.game.tips(match.state, PURPLE, match.words("en"))
    assert all("leader:" + name in tips for name in dealt)
