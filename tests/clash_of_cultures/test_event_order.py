"""The order in which an event is resolved (COC-24.2, 24.10, 24.14)."""

from gonfalon.games.clash_of_cultures.rules.advance import Acquire
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from tests.clash_of_cultures.build import PURPLE, WORLD, card, coc, do, held, mood, offered, running, state_of
from tests.clash_of_cultures.drawn import acquired, discarded
from tests.support import rule


@rule("COC-24.2", "COC-24.14", "COC-7.4")
def test_icon_then_text_then_discard_then_the_event_box() -> None:
    match = coc(turn=PURPLE, units={"D7": "purple 1 infantry"})
    state = state_of(match)
    state.box[PURPLE] = 1
    acquired(match, "myths")
    do(match, card("E38"))  # a gold mine, and Revolution
    assert offered(match, "lost") == ["lost:D7_infantry"]
    assert (held(match, PURPLE), discarded(match, "E38"), state.box[PURPLE]) == ({"mood": 1, "gold": 2}, False, 0)
    do(match, "button:none")
    assert (discarded(match, "E38"), state.box[PURPLE], state.actions) == (True, 3, 2)


@rule("COC-24.10")
def test_an_event_drawn_during_another_waits() -> None:
    match = coc(turn=PURPLE)
    state = state_of(match)
    state.box[PURPLE] = 1
    first = WORLD.event_of["E38"]
    state.events.take((first,))
    lesson = Acquire(seat=PURPLE, advance=WORLD.advance_of["myths"], waived=True)  # by the text of the first event
    state.frames[-1].at = Turn.STEPS.index("act")
    state.frames.append(DrawEvent(seat=PURPLE, event=first, at=DrawEvent.STEPS.index("finished")))
    running(match, lesson)
    assert (match.turn, state.pending, discarded(match, "E38")) == ((-1,), [], True)
    do(match, card("E32"))
    assert (mood(match, "D7"), discarded(match, "E32")) == ("happy", True)


@rule("COC-24.5")
def test_an_empty_event_deck_is_renewed_from_the_pile() -> None:
    match = coc(turn=PURPLE)
    state = state_of(match)
    every = [WORLD.event_of[name] for name in WORLD.events if not WORLD.event_civ[WORLD.event_of[name]]]
    state.events.take(tuple(every))
    state.event_discard = every
    running(match, DrawEvent(seat=PURPLE))
    do(match, card("E9"))
    assert (state_of(match).events.size(), state_of(match).event_discard) == (
        len(every) - 1,
        [],
    )  # E9 is being resolved
