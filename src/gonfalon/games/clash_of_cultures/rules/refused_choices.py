"""Why not this one: what effects, events and payments let choose (sections 0, 11, 22, 26, 31 and 35)."""

import re
from typing import Final

from gonfalon.games.clash_of_cultures.content.names import ANGRY, GOOD_NAMES, GOODS, NOBODY
from gonfalon.games.clash_of_cultures.rules.cards import action_answer, goal_answer
from gonfalon.games.clash_of_cultures.rules.goods import listed
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask, Refusal

#: Questions for something of one's own: it goes to the discard, to another player or to pirates.
GIVING: Final = ("discard", "pandemic", "raid", "spies-give", "give-goal", "hand-over")

#: Questions for a city of one's own.
CITIES: Final = ("event-mood", "place-unit", "refugee", "leader-place", "civil-war")


def not_chosen(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """Something of the kind that is asked for, but not this."""
    kind, _, name = answer.partition(":")
    if not any(choice.startswith(kind + ":") for choice in ask.offered()):
        return None
    if answer == f"seat:{ask.seat}":
        return Refusal(ask.rule, "yourself")
    if ask.prompt in GIVING:
        return _not_given(state, ask, kind, name)
    if ask.prompt == "expedition" and name.isdecimal() and int(name) < len(state.land().regions):
        fact = "region-known" if state.is_explored(int(name)) else "region-not-beside"
        return Refusal("COC-15.8", fact)
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    if ask.prompt in CITIES:
        return _not_this_city(state, ask, answer, place)
    if ask.prompt == "barbarian-step":
        return _no_step(state, ask, answer, place)
    return None


def _not_given(state: Position, ask: Ask, kind: str, name: str) -> Refusal | None:
    """COC-22.2, 23.1: it is not there to be given."""
    answer = f"{kind}:{name}"
    if kind == "good" and name in GOOD_NAMES and not state.have(ask.seat, GOOD_NAMES.index(name)):
        return Refusal(ask.rule, "no-such-good", good=answer)
    if kind == "card":
        mine = [action_answer(state, card) for card in state.hand[ask.seat]]
        return None if answer in mine else Refusal(ask.rule, "card-not-held", count=len(mine))
    if kind == "goal" and answer not in [goal_answer(state, card) for card in state.goals[ask.seat]]:
        return Refusal(ask.rule, "goal-not-held")
    return None


def _not_this_city(state: Position, ask: Ask, answer: str, place: int) -> Refusal | None:
    """COC-0.14: an own city is asked for, whose mood can drop."""
    hexes = state.land().hex_of
    if any(state.city[hexes[choice]] != ask.seat for choice in ask.offered() if choice in hexes):
        return None
    if state.city[place] != ask.seat:
        return Refusal(ask.rule, "not-your-city", city=answer)
    angry = ask.prompt == "event-mood" and state.mood[place] == ANGRY
    return Refusal("COC-0.14", "already-angry", city=answer) if angry else None


def _no_step(state: Position, ask: Ask, answer: str, place: int) -> Refusal | None:
    """COC-25.7: barbarians go to an adjacent land space."""
    start = getattr(state.frames[-1], "moving", NOBODY)
    if start == NOBODY:
        return None
    if place not in state.land().near[start]:
        return Refusal(ask.rule, "not-adjacent", at=answer, here=state.land().answers[start])
    return None if state.is_land(place) else Refusal(ask.rule, "no-known-land", at=answer)


def not_paid(state: Position, seat: int, rule: str, owed: list[int], answer: str) -> Refusal:
    """COC-0.3: what is missing for this payment, or that it is another one than what is due."""
    named = [0] * GOODS
    for good, number in re.findall(r"([a-z]+)([0-9]+)", answer.removeprefix("pay:")):
        if good in GOOD_NAMES and len(number) <= 3:
            named[GOOD_NAMES.index(good)] += int(number)
    short = [max(0, number - state.have(seat, good)) for good, number in enumerate(named)]
    if any(short):
        return Refusal(rule, "payment-short", short=listed(short), price=listed(owed))
    return Refusal(rule, "payment-wrong", price=listed(owed))
