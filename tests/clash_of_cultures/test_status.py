"""Sections 28, 29 and 30: Status Phase, governments, scoring."""

from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.scoring import lines, points, winners
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    card,
    coc,
    do,
    held,
    offered,
    owner,
    owns,
    place,
    refused,
    standing,
    state_of,
)
from tests.support import rule


def status(**wanted: object) -> Match:
    """The end of the third round: both have ended their turn."""
    match = coc(turn=PURPLE, round_number=3, **wanted)  # type: ignore[arg-type]
    return do(match, "button:end")


def until(match: Match, step: str, prefer: tuple[str, ...] = ("button:done", "button:none", "button:keep")) -> Match:
    """Answers that change little, up to this step."""
    for _ in range(40):
        if match.over or match.state.step_name() == step:
            return match
        if match.turn == (-1,):
            request = match.state.request()
            do(match, tuple(request.items[: request.count]))  # type: ignore[union-attr]
            continue
        wanted = [answer for answer in prefer if answer in match.legal()]
        do(match, wanted[0] if wanted else match.legal()[0])
    raise AssertionError(f"never came to {step}, but to {match.state.step_name()}")


@rule("COC-28.1", "COC-28.4", "COC-28.5", "COC-28.6")
def test_each_step_goes_round_before_the_next() -> None:
    match = until(status(), "FreeAdvance.choose")
    assert match.turn == (RED,)
    do(match, "advance:fishing")
    assert (match.state.step_name(), match.turn) == ("FreeAdvance.choose", (PURPLE,))
    assert "button:none" not in match.legal()  # mandatory
    do(match, "advance:writing")
    state = state_of(until(match, "Raze.choose"))
    assert [len(hand) for hand in state.hand] == [1, 2]  # Writing has drawn as well
    assert [len(hand) for hand in state.goals] == [1, 2]
    assert held(match, PURPLE)["culture"] == 1


@rule("COC-28.7", "COC-28.8", "COC-28.3", "COC-30.1", "COC-3.10")
def test_razing_the_last_city_ends_the_game_in_the_next_status_phase() -> None:
    match = until(status(), "Raze.choose")
    do(match, "hex:D2")
    assert (owner(match, "D2"), held(match, RED)["gold"], standing(match, "D2")) == (-1, 1, {"settler": 1})
    while not match.over:
        until(match, "Turn.choose")
        if not match.over:
            do(match, "button:end")
        if state_of(match).age > 2:
            break
    assert match.over
    assert state_of(match).age == 2


@rule("COC-28.7")
def test_only_cities_of_size_one_are_razed() -> None:
    match = until(status(cities={"D2": "red neutral temple"}), "Raze.choose")
    assert match.turn == (PURPLE,)


@rule("COC-28.9", "COC-29.4", "COC-29.5", "COC-EX-52")
def test_a_change_of_government_moves_all_cubes() -> None:
    match = status(
        advances={RED: "tactics draft writing philosophy voting free_economy"}, goods={RED: "mood 1 culture 1"}
    )
    until(match, "ChangeGovernment.choose")
    assert offered(match, "group") == ["group:autocracy"]
    count = state_of(match).advance_count(RED)
    do(match, "group:autocracy")
    assert offered(match, "advance") == ["advance:forced_labor", "advance:totalitarianism", "advance:absolute_power"]
    do(match, "advance:totalitarianism")
    assert owns(match, RED, "nationalism")
    assert owns(match, RED, "totalitarianism")
    assert not owns(match, RED, "voting")
    assert state_of(match).advance_count(RED) == count


@rule("COC-29.6", "COC-28.9")
def test_a_change_needs_the_advance_and_the_tokens() -> None:
    for advances, goods in (
        ("writing philosophy voting", "mood 1 culture 1"),
        ("tactics draft writing philosophy voting", "culture 1"),
    ):
        match = until(status(advances={RED: advances}, goods={RED: goods}), "StatusPhase.first_player")
        assert match.state.step_name() == "StatusPhase.first_player"


@rule("COC-29.6", "COC-29.3")
def test_only_the_top_advance_of_a_government_asks_for_another() -> None:
    for advances, legal in (("voting", True), ("", False)):  # Philosophy is not owned
        match = do(coc(goods={RED: "food 2"}, advances={RED: advances}), "action:advance")
        assert ("advance:free_economy" in match.legal()) == legal
        assert "advance:voting" not in match.legal()


@rule("COC-29.5", "COC-4.11", "COC-31.49", "COC-4.2")
def test_dogma_cuts_the_ideas_at_once() -> None:
    match = coc(goods={RED: "food 2 ideas 6"}, advances={RED: "myths state_religion"})
    do(match, "action:advance", "advance:dogma", "pay:food2")
    assert held(match, RED) == {"ideas": 2}


@rule("COC-28.10", "COC-28.11", "COC-28.13")
def test_most_tokens_choose_the_first_player() -> None:
    match = until(status(goods={RED: "mood 1", PURPLE: "mood 1 culture 4"}), "StatusPhase.first_player")
    assert match.turn == (PURPLE,)
    assert match.legal() == ["seat:0", "seat:1"]
    tied = coc(3, turn=2, round_number=3)
    state_of(tied).first = 1
    state_of(tied).frames[0].seat = 3  # type: ignore[attr-defined]
    state_of(tied).active = 0
    do(tied, "button:end")
    until(tied, "StatusPhase.first_player")
    assert tied.turn == (1,)


@rule("COC-28.2", "COC-23.1", "COC-23.2")
def test_the_last_age_ends_after_the_objectives() -> None:
    match = coc(turn=PURPLE, round_number=3, age=6)
    do(match, "button:end")
    assert match.over
    assert match.winners()


def _uprising(state: Position, halves: dict[int, int]) -> None:
    """Uprising lies on the table, with half points for what was paid."""
    event = state.world().event_of["E39"]
    state.table = [event]
    state.merits = [[event, seat, number] for seat, number in halves.items()]


@rule("COC-0.11")
def test_only_an_odd_number_of_halves_leaves_a_half() -> None:
    assert [points(half) for half in range(5)] == [0, 0.5, 1, 1.5, 2]


@rule("COC-30.2", "COC-30.3", "COC-0.11", "COC-27.5", "COC-27.9")
def test_the_six_lines() -> None:
    match = coc(
        regions={3: "R20"},
        cities={"D3": "purple neutral temple:red academy"},
        wonders={"W1": "D2 by red", "W2": "D3 by red"},
        advances={RED: "fishing"},
    )
    state = state_of(match)
    state.done[RED].append(state.goal_deck.pop())
    state.slain[PURPLE] = 1
    _uprising(state, {RED: 3})
    # settlement and temple; three advances; one card; W1 whole, W2 half; one and a half; no leader
    assert lines(state, RED) == [4, 3, 4, 12, 3, 0]
    assert lines(state, PURPLE) == [6, 2, 0, 4, 0, 4]
    assert GAME.scores(state) == (13, 8)


@rule("COC-30.4", "COC-30.6", "COC-EX-59")
def test_ties_are_broken_line_by_line() -> None:
    match = coc(3)
    state = state_of(match)
    assert winners(state) == (0, 1, 2)
    _uprising(state, {0: 2})
    state.owned[1] |= 3 << 5  # two advances more: line 2 before line 5
    state.owned[2] |= 3 << 5
    assert winners(state) == (1, 2)
    state.slain[2] = 0
    _uprising(state, {0: 2, 1: 1})
    assert winners(state) == (1,)


@rule("COC-27.1", "COC-31.6", "COC-31.36")
def test_engineering_and_monuments_draw_a_wonder_card() -> None:
    match = coc(goods={RED: "food 4"}, advances={RED: "storage arts"})
    do(match, "action:advance", "advance:engineering", card("W3"))
    do(match, "action:advance", "advance:monuments", card("W5"))
    assert state_of(match).plans[RED] == [2, 4]


@rule("COC-27.2", "COC-27.3", "COC-27.4", "COC-27.6", "COC-27.7", "COC-11.1")
def test_a_wonder_needs_a_happy_city_its_advance_and_its_price() -> None:
    kw = {
        "regions": {3: "R20"},
        "plans": {RED: "W6"},
        "goods": {RED: "food 2 wood 3 ore 5 gold 2 culture 5"},
        "advances": {RED: "engineering myths rituals"},
    }
    two = {"D3": "red neutral", "D2": "red happy"}
    match = coc(**kw, cities=two)  # type: ignore[arg-type]
    do(match, "action:construct", "hex:D2", "wonder:W6")
    state = state_of(match)
    assert state.wonder_at[5] == place(state, "D2")
    assert held(match, RED) == {}
    assert place(state, "D2") in state.activated
    for change in (
        {"cities": {"D3": "red neutral", "D2": "red neutral"}},
        {"cities": {"D2": "red happy"}},
        {"cities": two, "advances": {RED: "engineering"}},
        {"cities": two, "advances": {RED: "myths rituals"}},
        {"cities": two, "goods": {RED: "food 2 wood 3 ore 5 gold 7 culture 4"}},
    ):
        other = coc(**{**kw, **change})  # type: ignore[arg-type]
        if "action:construct" in other.legal():
            do(other, "action:construct")
            if "hex:D2" in other.legal():
                do(other, "hex:D2")
            assert "wonder:W6" not in other.legal()
        assert state_of(other).wonder_at[5] < 0, change
    assert refused(coc(**{**kw, "cities": two, "plans": {}}), "wonder:W6")  # type: ignore[arg-type]
    assert WORLD.wonder_points[5] == 5


@rule("COC-29.4")
def test_the_later_cubes_find_their_places_too() -> None:
    advances = "tactics draft writing philosophy voting separation_of_power civil_liberties"
    match = status(advances={RED: advances}, goods={RED: "mood 1 culture 1"})
    until(match, "ChangeGovernment.choose")
    do(match, "group:autocracy")
    assert offered(match, "advance") == ["advance:forced_labor", "advance:totalitarianism"]  # room for one more after
    do(match, "advance:totalitarianism")
    assert offered(match, "advance") == ["advance:absolute_power"]  # people may go back to the first
    do(match, "advance:absolute_power")
    assert owns(match, RED, "absolute_power")
    assert not owns(match, RED, "forced_labor")
