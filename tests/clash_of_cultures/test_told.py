"""What a question tells before it is answered: the only advance, the card that is offered, what a city can collect."""

import re
from typing import Any

import pytest

from gonfalon.games.clash_of_cultures.rules.advance import Acquire
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbarianUnit
from gonfalon.games.clash_of_cultures.rules.objectives import StatusObjectives
from gonfalon.games.clash_of_cultures.rules.paying import bill, paying
from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, RED, WORLD, again, card, coc, do, place, running, state_of
from tests.clash_of_cultures.drawn import told
from tests.support import rule


def asked(match: Match, lang: str = "en", seat: int = PURPLE) -> dict[str, dict[str, Any]]:
    """The answers by what is sent; the question itself under ""."""
    decision = match.decision(seat, lang)
    assert decision is not None
    return {"": {"label": decision["prompt"]}, **{option["answer"]: option for option in decision["options"]}}


def at_advance(missing: int, box: int) -> Match:
    """Purple could acquire so many advances, with so many cubes in its event box."""
    match = coc(turn=PURPLE, goods={PURPLE: "food 2"})
    state = state_of(match)
    state.owned[PURPLE] = (1 << len(WORLD.advances)) - 1
    for group in WORLD.governments:
        state.owned[PURPLE] &= ~WORLD.masks[group]
    government = min(WORLD.governments)
    state.owned[PURPLE] |= WORLD.masks[government]
    for advance in WORLD.members[government][-missing:]:
        state.owned[PURPLE] &= ~(1 << advance)
    state.box[PURPLE] = box
    state.changed()
    return again(match)


def test_the_action_names_the_only_advance_and_the_event_that_follows() -> None:
    only = asked(at_advance(1, 3))["action:advance"]["label"]
    assert re.fullmatch(r"Advance: .+ \(2 food\)", str(only))
    last = asked(at_advance(1, 1))["action:advance"]["label"]
    assert re.fullmatch(r"Advance: .+ \(2 food, then an event is drawn\)", str(last))
    assert asked(at_advance(2, 1))["action:advance"]["label"] == "Advance (then an event is drawn)"
    assert asked(at_advance(2, 2))["action:advance"]["label"] == "Advance"
    french = asked(at_advance(1, 1), "fr")["action:advance"]["label"]
    assert re.fullmatch(r"Progresser\u00a0: .+ \(2 vivres, puis un événement est pioché\)", str(french))


def test_a_great_person_on_offer_lies_open_and_says_what_it_does() -> None:
    match = told(coc(turn=PURPLE, goods={PURPLE: "culture 1"}), "E21")
    assert asked(match)["button:take"]["targets"] == ["event:E21"]
    for seat in (PURPLE, RED, None):
        assert 'data-target="event:E21"' in str(match.svg(seat))
    tip = match.game.tips(match.state, PURPLE, match.words("en"))["event:E21"]
    assert match.words("en")("effect-event-E21") in tip.lines


def test_an_event_lies_open_while_its_icon_is_carried_out() -> None:
    match = coc(turn=PURPLE, regions={6: "R11"})
    state_of(match).box[PURPLE] = 1
    running(match, Acquire(seat=PURPLE, advance=WORLD.advance_of["storage"], waived=True))
    name = next(n for n, icon in zip(WORLD.events, WORLD.event_icon, strict=True) if icon == 3)
    do(match, card(name))
    assert match.state.step_name() == "BarbarianCity.choose"
    for seat in (PURPLE, RED, None):
        assert f'data-target="event:{name}"' in str(match.svg(seat))
    tip = match.game.tips(match.state, RED, match.words("en"))[f"event:{name}"]
    assert tip.lines[0] == "Barbarians appear"


def test_what_a_city_collects_and_who_joins_barbarians_is_shown_on_the_map() -> None:
    match = coc(turn=PURPLE, regions={6: "R20"}, advances={PURPLE: "storage"})
    do(match, "action:collect")
    if match.state.step_name() != "Collect.choose":
        do(match, "hex:D7")
    state = state_of(match)
    near = {state.land().answers[there] for there in (place(state, "D7"), *state.land().near[place(state, "D7")])}
    options = {answer: shown for answer, shown in asked(match).items() if answer}
    assert len(options) > 1
    for answer, shown in options.items():
        if answer != "button:fewer":
            assert set() < set(shown["targets"]) <= near
    horde = {"D6": "barbarian 1 infantry"}
    foes = coc(civ={PURPLE: "rome"}, turn=PURPLE, cities={"D6": "barbarian"}, units=horde, regions={6: "R20"})
    running(foes, BarbarianUnit(seat=PURPLE, city=place(state_of(foes), "D6")))
    assert [shown["targets"] for answer, shown in asked(foes).items() if answer] == [["hex:D6"]] * 3


@pytest.mark.parametrize(
    ("language", "none"),
    [("en", "You can complete none of your objectives"), ("fr", "Vous ne pouvez accomplir aucun de vos objectifs")],
)
def test_who_can_complete_nothing_is_told_so(language: str, none: str) -> None:
    match = running(coc(turn=PURPLE, goals={PURPLE: "O2"}), StatusObjectives(seat=PURPLE, finished=[]))
    assert match.legal() == ["button:done"]
    assert asked(match, language)[""]["label"] == none


@pytest.mark.parametrize(("language", "settler"), [("en", "In addition: settler"), ("fr", "En plus\u00a0: colon")])
@rule("COC-31.7")
def test_an_additional_unit_has_a_name(language: str, settler: str) -> None:
    match = coc(
        turn=PURPLE,
        advances={PURPLE: "engineering sanitation"},
        goods={PURPLE: "food 2 mood 1"},
        cities={"D7": "purple neutral"},
    )
    do(match, "action:recruit")
    assert asked(match, language)["extra:settler"]["label"] == settler


@pytest.mark.parametrize(
    ("language", "first"), [("en", ["Food: 0", "Food: 1"]), ("fr", ["Vivres\u00a0: 0", "Vivres\u00a0: 1"])]
)
@rule("COC-0.3")
def test_where_there_are_many_ways_to_pay_each_answer_names_one_good(language: str, first: list[str]) -> None:
    rich = coc(turn=PURPLE, goods={PURPLE: "food 2 wood 2 ore 2 gold 3"})
    match = running(rich, paying(PURPLE, bill([2, 2, 2, 0, 0, 0, 0])))
    assert [option["label"] for option in list(asked(match, language).values())[1:3]] == first
    do(match, "number:food_1")
