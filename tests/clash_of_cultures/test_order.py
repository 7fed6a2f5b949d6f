"""When things happen and what they touch: free actions, losses, cities, cubes, activations, building, squads, decks."""

from gonfalon.games.clash_of_cultures.content.names import HAPPY
from gonfalon.games.clash_of_cultures.rules.advance import Acquire
from gonfalon.games.clash_of_cultures.rules.cards import DrawGoals
from gonfalon.games.clash_of_cultures.rules.conquest import raze
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.position import GONE
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from tests.clash_of_cultures.build import (
    BLUE,
    PURPLE,
    RED,
    WORLD,
    card,
    coc,
    do,
    held,
    mood,
    offered,
    opening,
    owner,
    owns,
    place,
    refused,
    running,
    standing,
    state_of,
    tile,
)
from tests.clash_of_cultures.drawn import acquired, told
from tests.clash_of_cultures.test_combat import PLAIN, fight
from tests.clash_of_cultures.test_movement import move
from tests.support import rule


@rule("COC-3.6")
def test_free_actions_come_before_and_after_actions_never_inside() -> None:
    match = coc(
        turn=PURPLE,
        actions=1,
        cities={"D7": "purple angry"},
        goods={PURPLE: "mood 4"},
        advances={PURPLE: "writing philosophy voting"},
    )
    assert "effect:a:voting" in match.legal()
    do(match, "action:collect")
    assert not any("voting" in str(answer) for answer in match.legal())
    do(match, offered(match, "collect")[0])
    assert state_of(match).actions == 0
    do(match, "effect:a:voting", "button:done")  # after the last action, and it costs none
    assert (mood(match, "D7"), state_of(match).actions) == ("neutral", 0)
    assert (match.turn, "effect:a:voting" in match.legal()) == ((PURPLE,), True)  # any number of them


@rule("COC-4.5")
def test_a_loss_is_taken_in_the_good_that_is_named() -> None:
    for number, events in ((1, ("E3", "E4", "E5")), (2, ("E6", "E7", "E8"))):
        for event in events:
            hungry = told(coc(turn=PURPLE, goods={PURPLE: f"food {number - 1} gold 3"}), event)
            assert (held(hungry, PURPLE), mood(hungry, "D7")) == ({"gold": 3}, "angry")
            fed = told(coc(turn=PURPLE, goods={PURPLE: f"food {number} gold 3"}), event)
            assert (held(fed, PURPLE), mood(fed, "D7")) == ({"gold": 3}, "happy")


@rule("COC-6.1")
def test_a_city_belongs_to_the_owner_of_the_settlement() -> None:
    cities = {"D6": "red neutral temple:purple academy:purple"}
    match = coc(turn=PURPLE, regions=PLAIN, cities=cities)
    do(match, "action:collect")
    assert "hex:D6" not in match.legal()
    other = coc(turn=RED, regions=PLAIN, cities=cities)
    assert "hex:D6" in do(other, "action:collect").legal()


@rule("COC-6.8")
def test_the_mood_of_a_new_a_conquered_and_a_start_city() -> None:
    start = opening()
    assert mood(start, "D7") == "happy"
    founded = do(coc(turn=PURPLE, regions=PLAIN, units={"D6": "purple 1 settler"}), "action:found")
    assert mood(founded, "D6") == "neutral"
    taken = fight(coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red happy"}), "1 infantry")
    do(taken, "button:none")
    assert (owner(taken, "D6"), mood(taken, "D6")) == (PURPLE, "angry")


@rule("COC-6.10", "COC-27.8")
def test_a_destroyed_city_gives_its_pieces_back_and_its_units_stay() -> None:
    match = coc(
        turn=PURPLE,
        regions=PLAIN,
        cities={"D6": "red happy temple academy:purple"},
        units={"D6": "red 2 infantry 1 settler"},
        wonders={"W1": "D6 by red"},
    )
    state = state_of(match)
    before = (state.spare_piece(RED, 0), state.spare_piece(RED, 4), state.spare_piece(PURPLE, 2))
    raze(state, place(state, "D6"))
    after = (state.spare_piece(RED, 0), state.spare_piece(RED, 4), state.spare_piece(PURPLE, 2))
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1, 1]
    assert (owner(match, "D6"), state.wonder_at[0], standing(match, "D6")) == (-1, GONE, {"infantry": 2, "settler": 1})


@rule("COC-7.10", "COC-24.10")
def test_the_box_is_full_again_before_the_next_advance() -> None:
    match = coc(turn=PURPLE)
    state = state_of(match)
    state.box[PURPLE] = 1
    acquired(match, "myths")
    do(match, card("E32"))
    acquired(match, "fishing")
    assert state.box[PURPLE] == 2
    nested = coc(turn=PURPLE)
    state = state_of(nested)
    state.box[PURPLE] = 1
    first = WORLD.event_of["E38"]
    state.events.take((first,))
    state.frames[-1].at = Turn.STEPS.index("act")
    state.frames.append(DrawEvent(seat=PURPLE, event=first, at=DrawEvent.STEPS.index("finished")))
    running(nested, Acquire(seat=PURPLE, advance=WORLD.advance_of["myths"], waived=True))
    assert state.box[PURPLE] == 3  # inside an event at once; the new event waits


@rule("COC-9.7", "COC-3.5")
def test_what_does_not_activate_a_city() -> None:
    match = coc(
        turn=PURPLE,
        actions=5,
        regions=PLAIN,
        cities={"D7": "purple angry temple", "C8": "purple neutral"},
        units={"D6": "purple 1 settler"},
        goods={PURPLE: "mood 3"},
        advances={PURPLE: "bartering taxes"},
    )
    do(match, "action:happiness")
    while match.state.step_name() != "Turn.choose":
        do(match, "hex:D7" if "hex:D7" in match.legal() else match.legal()[0])
    do(match, "action:found", "effect:a:taxes")
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    state = state_of(match)
    assert (mood(match, "D7"), owner(match, "D6"), state.activated) == ("neutral", PURPLE, [])
    do(match, "action:collect", "hex:D7")
    do(match, offered(match, "collect")[0])
    assert (state.activated, mood(match, "D7")) == ([place(state, "D7")], "neutral")


@rule("COC-11.8", "COC-9.3")
def test_payment_piece_effect_and_then_the_mood() -> None:
    match = coc(
        turn=PURPLE,
        regions=PLAIN,
        cities={"D7": "purple happy", "D6": "purple neutral"},
        goods={PURPLE: "food 1 wood 1 ore 1"},
        advances={PURPLE: "myths"},
    )
    state = state_of(match)
    state.activated = [place(state, "D7")]
    do(match, "action:construct", "hex:D7")
    assert match.legal() == ["good:mood", "good:culture"]  # the effect of the Temple
    assert (held(match, PURPLE), state.size(place(state, "D7")), state.mood[place(state, "D7")]) == ({}, 2, HAPPY)
    do(match, "good:mood")
    assert (mood(match, "D7"), held(match, PURPLE)) == ("neutral", {"mood": 1})


@rule("COC-13.9")
def test_units_with_different_penalties_go_together_only_where_all_may() -> None:
    match = coc(
        turn=PURPLE,
        regions={6: "R20 turned", 7: "R19"},  # D6 is forest
        units={"D7": "purple 1 infantry", "D6": "purple 1 infantry", "C6": "red 1 settler"},
        advances={PURPLE: "tactics"},
    )
    move(match, "D7", "1 infantry", "hex:D6")
    do(match, "button:done", "action:move", "hex:D6")
    picks = offered(match, "take")
    assert len(picks) == 2  # the fresh one: none or one
    do(match, picks[1])
    do(match, next(answer for answer in offered(match, "take") if answer.endswith("_1")))
    assert refused(match, "hex:C6") == "COC-13.7"
    fresh = coc(
        turn=PURPLE,
        regions={6: "R20 turned", 7: "R19"},
        units={"D7": "purple 1 infantry", "D6": "purple 1 infantry", "C6": "red 1 settler"},
        advances={PURPLE: "tactics"},
    )
    move(fresh, "D7", "1 infantry", "hex:D6")
    do(fresh, "button:done", "action:move", "hex:D6", picks[1])
    do(fresh, next(answer for answer in offered(fresh, "take") if answer.endswith("_0")))
    assert "hex:C6" in fresh.legal()


@rule("COC-15.12", "COC-31.10")
def test_roads_do_not_explore() -> None:
    match = coc(
        turn=PURPLE,
        regions=PLAIN,
        goods={PURPLE: "food 1 ore 1"},
        advances={PURPLE: "tactics roads"},
        units={"D7": "purple 1 settler"},
    )
    do(match, "action:move", "hex:D7")
    state = state_of(match)
    names = state.land().hexes
    hidden = {name for spot, name in enumerate(names) if state.terrain[spot] < 0}
    roads = {answer.removeprefix("road:") for answer in offered(match, "road")}
    assert {"C6", "E6"} <= roads  # two spaces away
    assert not roads & hidden
    assert any(answer.removeprefix("hex:") in hidden for answer in offered(match, "hex"))  # one step does
    do(match, next(answer for answer in offered(match, "hex") if answer.removeprefix("hex:") in hidden), tile("R19"))


@rule("COC-23.5")
def test_objectives_have_no_hand_limit_and_their_pile_is_renewed() -> None:
    match = coc(turn=PURPLE, goals={PURPLE: "O1 O2 O3 O4 O5 O6 O7 O8 O9"})
    state = state_of(match)
    state.goal_discard, state.goal_deck = state.goal_deck, []
    size = len(state.goal_discard)
    running(match, DrawGoals(seat=PURPLE))
    do(match, (state.goal_deck[0],))
    assert (len(state.goals[PURPLE]), len(state.goal_deck), state.goal_discard) == (10, size - 1, [])
    state.goals[RED] = state.goal_deck
    state.goal_deck = []
    running(match, DrawGoals(seat=PURPLE))
    assert (len(state.goals[PURPLE]), match.state.step_name()) == (10, "Turn.choose")


@rule("COC-23.5", "COC-22.7")
def test_the_objective_pile_is_renewed_for_a_draw_and_not_before_it() -> None:
    match = coc(seats=3, turn=BLUE)
    state = state_of(match)
    last, thrown, *rest = state.goal_deck
    state.goal_deck, state.goal_discard, state.done[RED] = [last], [thrown], rest
    running(match, DrawGoals(seat=BLUE))
    do(match, (last,))  # the last card of the deck: the discard pile still lies there
    assert (state_of(match).goal_deck, state_of(match).goal_discard) == ([], [thrown])
    running(match, DrawGoals(seat=PURPLE))
    do(match, (thrown,))
    assert (state_of(match).goals[PURPLE], state_of(match).goal_discard) == ([thrown], [])


@rule("COC-29.3", "COC-29.2")
def test_the_top_of_a_government_first_and_no_token() -> None:
    kw = {"turn": PURPLE, "goods": {PURPLE: "food 2"}}
    match = coc(**kw, advances={PURPLE: "writing philosophy"})  # type: ignore[arg-type]
    do(match, "action:advance")
    assert refused(match, "advance:separation_of_power") != ""
    do(match, "advance:voting")
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    assert (owns(match, PURPLE, "voting"), held(match, PURPLE)) == (True, {})
    inside = coc(**kw, advances={PURPLE: "writing philosophy voting tactics draft"})  # type: ignore[arg-type]
    do(inside, "action:advance")
    assert {"advance:separation_of_power", "advance:civil_liberties", "advance:free_economy"} <= set(inside.legal())
    assert "advance:nationalism" not in inside.legal()  # another government
