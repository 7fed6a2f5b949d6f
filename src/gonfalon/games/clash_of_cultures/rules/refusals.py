"""Why not: what stands in the way of the commonest answers, and the rule behind it.

It speaks to the seat that is asked, of what lies on the table and of that seat's own hand.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    FOOD,
    GOLD,
    GOODS,
    HAPPY,
    IDEAS,
    MOOD,
    NOBODY,
    SETTLEMENT,
    SETTLER,
)
from gonfalon.games.clash_of_cultures.rules.activation import FoundCity
from gonfalon.games.clash_of_cultures.rules.advance import AdvanceAction, legal_advances
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbarianCity, BarbariansAppear, BarbariansMove, Muster
from gonfalon.games.clash_of_cultures.rules.cards import action_answer, action_card, event_answer
from gonfalon.games.clash_of_cultures.rules.collect import Collect
from gonfalon.games.clash_of_cultures.rules.combat_round import Round
from gonfalon.games.clash_of_cultures.rules.construct import Construct
from gonfalon.games.clash_of_cultures.rules.events import ExhaustedLand
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.games.clash_of_cultures.rules.happiness import ImproveHappiness
from gonfalon.games.clash_of_cultures.rules.influence import InfluenceCulture
from gonfalon.games.clash_of_cultures.rules.moments import WINDOW_ACTION
from gonfalon.games.clash_of_cultures.rules.move import March, MoveAction
from gonfalon.games.clash_of_cultures.rules.objectives import StatusObjectives
from gonfalon.games.clash_of_cultures.rules.paying import Pay, bill, payable
from gonfalon.games.clash_of_cultures.rules.pirates import PiratesAppear
from gonfalon.games.clash_of_cultures.rules.play import COUNTED
from gonfalon.games.clash_of_cultures.rules.position import SUCCESSES, TALLIES, Position
from gonfalon.games.clash_of_cultures.rules.recruit import Recruit
from gonfalon.games.clash_of_cultures.rules.refused_battles import not_laid, not_lost
from gonfalon.games.clash_of_cultures.rules.refused_choices import not_chosen, not_paid
from gonfalon.games.clash_of_cultures.rules.refused_cities import (
    building_ban,
    idle_city,
    no_city,
    not_built,
    not_collected,
    not_founded,
    not_recruited,
    price,
    unfounded,
)
from gonfalon.games.clash_of_cultures.rules.refused_events import (
    no_barbarian_city,
    no_barbarians,
    no_march,
    no_pirates,
    not_completed,
    not_exhausted,
)
from gonfalon.games.clash_of_cultures.rules.refused_moods import (
    not_exchanged,
    not_raised,
    not_razed,
    not_reached,
    unreached,
)
from gonfalon.games.clash_of_cultures.rules.refused_moves import no_origin, no_squad, no_way, stuck
from gonfalon.games.clash_of_cultures.rules.refused_trades import not_traded
from gonfalon.games.clash_of_cultures.rules.status import FreeAdvance, Raze
from gonfalon.games.clash_of_cultures.rules.trading import PER_TURN, REFUSALS, Trade
from gonfalon.games.clash_of_cultures.rules.turn import RULES, Turn, WithCity, may_collect, window_listener
from gonfalon.kernel.requests import Ask, Refusal

#: Cards by which advances are paid for, and how many.
SYNERGIES: Final = {"tech_synergy": 2, "idea_synergy": 1}
#: Cards that are followed by a Collect.
COLLECTIONS: Final = ("focused_collection", "mass_collection")


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    return _particular(state, ask, answer) or not_chosen(state, ask, answer)


def _particular(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """The same, where the step itself knows."""
    if ask.prompt in ("learn", "lesson"):
        return _no_lesson(state, ask, answer)
    frame = state.frames[-1]
    step = frame.STEPS[frame.at]
    if isinstance(frame, MoveAction) and step == "origin":
        return no_origin(state, frame.seat, answer)
    if isinstance(frame, March) and step in ("pick", "target"):
        return no_squad(state, frame, answer) if step == "pick" else no_way(state, frame, answer)
    if isinstance(frame, WithCity):
        return no_city(state, frame.seat, frame.purpose, answer)
    if isinstance(frame, InfluenceCulture):
        return not_exchanged(state, frame, answer) if step == "exchange" else not_reached(state, frame, step, answer)
    if isinstance(frame, PiratesAppear) and step == "place":
        return no_pirates(state, answer)
    if isinstance(frame, Round):
        return not_lost(state, frame, answer) if step == "losses" else not_laid(state, ask.seat, answer)
    if isinstance(frame, Trade):
        return not_traded(state, frame, answer) if step == "compose" else None
    if isinstance(frame, BarbariansMove) and step in ("army", "step"):
        return no_march(state, frame, step, answer)
    if isinstance(frame, Muster | BarbariansAppear):
        return no_barbarian_city(state, answer)
    if isinstance(frame, ChangeGovernment) and step == "rest":
        return _no_branch(state, frame, answer)
    if step != "choose":
        return None
    if isinstance(frame, Turn):
        return _no_action(state, frame, answer)
    if isinstance(frame, AdvanceAction | FreeAdvance):
        return _no_advance(state, frame.seat, answer)
    if isinstance(frame, FoundCity):
        return not_founded(state, frame.seat, answer)
    if isinstance(frame, Collect):
        return not_collected(state, frame, answer)
    if isinstance(frame, Pay):
        return _not_paid(state, frame, answer)
    if isinstance(frame, ExhaustedLand):
        return not_exhausted(state, answer)
    if isinstance(frame, Construct):
        return not_built(state, frame, answer)
    if isinstance(frame, Recruit):
        return not_recruited(state, frame, answer)
    if isinstance(frame, ImproveHappiness):
        return not_raised(state, frame, answer)
    if isinstance(frame, Raze):
        return not_razed(state, frame.seat, answer)
    if isinstance(frame, ChangeGovernment):
        return _no_government(state, frame.seat, answer)
    if isinstance(frame, BarbarianCity):
        return no_barbarians(state, frame.seat, answer)
    if isinstance(frame, StatusObjectives):
        return not_completed(state, frame, answer)
    return None


# -- the turn ----------------------------------------------------------------------------------------


def _no_action(state: Position, turn: Turn, answer: str) -> Refusal | None:
    seat = turn.seat
    kind, _, name = answer.partition(":")
    if kind == "card":
        return _no_card(state, seat, answer)
    if kind == "event":
        return _no_person(state, seat, answer)
    if kind == "effect":
        return _no_effect(state, seat, answer)
    if answer == "button:trade":
        return _no_trade(state, turn)
    if kind == "advance":
        return _no_advance(state, seat, answer) if state.actions else Refusal("COC-3.3", "no-actions")
    if kind != "action" or name not in RULES:
        return None
    if not state.actions:
        return Refusal("COC-3.3", "no-actions")
    if name == "advance":
        return _advance_price(state, seat, RULES[name])
    if name == "found":
        return _no_site(state, seat)
    if name == "move":
        return _nothing_moves(state, seat)
    cities = state.cities(seat)
    if not cities:
        return Refusal(RULES[name], "no-cities")
    if name == "happiness":
        glad = all(state.mood[city] == HAPPY for city in cities)
        least = min([state.size(city) for city in cities if state.mood[city] < HAPPY], default=0)
        facts = {"count": state.have(seat, MOOD), "price": least}
        return Refusal(RULES[name], "all-happy" if glad else "no-happiness", **facts)
    if name == "influence":
        done = state.tally[seat * TALLIES + SUCCESSES] > 0
        return Refusal("COC-21.8", "influenced") if done else _no_influence(state, seat)
    if name == "collect" and not may_collect(state, seat):
        return Refusal("COC-31.44", "one-collect")
    idle = [idle_city(state, seat, city, name, RULES[name]) for city in cities]
    if len(idle) == 1:
        return idle[0]
    banned = building_ban(state, seat, cities) if name == "construct" else None
    return banned or Refusal(_shared(idle, name), "no-city-for", purpose=name, count=len(cities))


def _no_site(state: Position, seat: int) -> Refusal:
    """No settlement, no settler, or what is wrong with the ground, where it is the same under all of them."""
    places = [place for place in state.places_of(seat) if state.count(place, SETTLER)]
    if places and not state.spare_piece(seat, SETTLEMENT):
        return Refusal("COC-8.3", "no-settlement")
    settlers = sum([state.count(place, SETTLER) for place in places])
    found = [unfounded(state, seat, place) for place in places]
    return found[0] if len(found) == 1 else Refusal(_shared(found, "found"), "no-site", count=settlers)


def _nothing_moves(state: Position, seat: int) -> Refusal:
    """Nobody there, or why nobody leaves, where it is the same everywhere."""
    found = [stuck(state, seat, place) for place in state.places_of(seat)]
    if not found:
        return Refusal(RULES["move"], "no-units")
    rule = _shared(found, "move")
    if len(found) == 1 or rule == "COC-13.6":
        return found[0]
    weary = all(one.rule in ("COC-13.7", "COC-14.3") for one in found)
    return Refusal(rule, "all-tired" if weary else "nothing-moves")


def _no_influence(state: Position, seat: int) -> Refusal:
    """Why the only city with a building of another colour is out of the question, or what is the same for all."""
    found = unreached(state, seat)
    return found[0] if len(found) == 1 else Refusal(_shared(found, "influence"), "no-influence")


def _shared(found: list[Refusal], action: str) -> str:
    """The rule that all of these name, or that of the action."""
    rules = {one.rule for one in found}
    return rules.pop() if len(rules) == 1 else RULES[action]


def _no_card(state: Position, seat: int, answer: str) -> Refusal:
    mine = [action_answer(state, card) for card in state.hand[seat]]
    if answer not in mine:
        return Refusal("COC-22.2", "card-not-held", count=len(mine))
    world = state.world()
    title = world.card_title[action_card(state, answer)]
    if world.title_play[title] == "action" and not state.actions:
        return Refusal("COC-3.3", "no-actions")
    if not payable(state, seat, bill(world.title_cost[title])):
        return price(state, seat, "COC-0.3", world.title_cost[title])
    name = world.titles[title]
    if world.title_play[title] == "trigger" and not _triggered(state, seat, "c:" + name):
        return Refusal("COC-22.2", "card-other-time")
    if name in SYNERGIES and _learnable(state, seat, SYNERGIES[name]):
        return _advance_price(state, seat, "COC-0.3", SYNERGIES[name])
    if name in COLLECTIONS and not may_collect(state, seat):
        return Refusal("COC-31.44", "one-collect")
    if name in COLLECTIONS and not state.actions:
        return Refusal("COC-3.3", "no-actions")
    return Refusal("COC-22.6", "card-useless")


def _learnable(state: Position, seat: int, number: int) -> bool:
    """Whether so many advances of one group could be acquired, were they paid."""
    world = state.world()
    groups = {world.group_of[advance] for advance in legal_advances(state, seat)}
    return any(len(world.members[group]) - state.in_group(seat, group) >= number for group in groups)


def _triggered(state: Position, seat: int, ident: str) -> bool:
    """Whether something has happened in this turn for which the title may still be played (COC-22.5)."""
    return ident in COUNTED and state.tally[seat * TALLIES + COUNTED[ident]] > 0


def _no_person(state: Position, seat: int, answer: str) -> Refusal | None:
    if answer.removeprefix("event:") not in state.world().event_of:
        return None
    if answer not in [event_answer(state, event) for event in state.persons[seat]]:
        return Refusal("COC-22.9", "person-not-held")
    return Refusal("COC-22.6", "card-useless") if state.actions else Refusal("COC-3.3", "no-actions")


def _no_effect(state: Position, seat: int, answer: str) -> Refusal | None:
    try:
        listener = window_listener(answer)
    except LookupError:
        return None
    effect = listener.effect
    if not state.held(seat) & effect.bit:
        return Refusal(effect.rule, "effect-not-yours", effect=effect.thing)
    if listener.once and state.marked(listener.mark, seat):
        return Refusal("COC-0.9", "effect-used", effect=effect.thing)
    if listener in WINDOW_ACTION.listeners and not state.actions:
        return Refusal("COC-3.3", "no-actions")
    return Refusal(effect.rule, "effect-unable", effect=effect.thing)


def _no_trade(state: Position, turn: Turn) -> Refusal:
    if not state.options["trades"]:
        return Refusal("COC-5.1", "trades-off")
    if turn.refused >= REFUSALS:
        return Refusal("COC-5.6", "refused-enough", count=turn.refused)
    if turn.trades >= PER_TURN:
        return Refusal("COC-5.6", "traded-enough", count=turn.trades)
    return Refusal("COC-5.1", "nothing-to-trade")


def _not_paid(state: Position, frame: Pay, answer: str) -> Refusal | None:
    """What is due, and what is missing of it."""
    if not answer.startswith("pay:"):
        return None
    owed = [sum([number for number, due, _ in frame.dues if due == good]) for good in range(GOODS)]
    return not_paid(state, frame.seat, frame.rule, owed, answer)


# -- advances and governments ------------------------------------------------------------------------


def _advance_price(state: Position, seat: int, rule: str, number: int = 1) -> Refusal:
    """What so many advances cost together."""
    facts = {"food": state.have(seat, FOOD), "ideas": state.have(seat, IDEAS), "gold": state.have(seat, GOLD)}
    return Refusal(rule, "advance-price", count=number, price=number * state.number("advance_food"), **facts)


def _no_advance(state: Position, seat: int, answer: str) -> Refusal | None:
    world = state.world()
    advance = world.advance_of.get(answer.removeprefix("advance:"), NOBODY)
    if advance == NOBODY:
        return None
    if state.owns(seat, advance):
        return Refusal("COC-7.7", "owned", advance=answer)
    if advance in legal_advances(state, seat):
        return _advance_price(state, seat, "COC-0.3")
    group = world.group_of[advance]
    first = world.members[group][0]
    if group in world.governments:
        if state.government(seat) not in (NOBODY, group):
            return Refusal("COC-29.2", "other-government", advance=answer)
        need = world.needs[first]
        if need >= 0 and not state.owns(seat, need):
            return Refusal("COC-29.1", "needs", advance=world.advance_answers[first], need=world.advance_answers[need])
    return Refusal("COC-7.2", "first-of-group", advance=answer, first=world.advance_answers[first])


def _no_lesson(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """An advance without payment: owned, or its first one missing; silent about a group that is not taught."""
    world = state.world()
    advance = world.advance_of.get(answer.removeprefix("advance:"), NOBODY)
    if advance == NOBODY or advance in legal_advances(state, ask.seat):
        return None
    offered = [world.advance_of.get(choice.removeprefix("advance:"), NOBODY) for choice in ask.offered()]
    taught = {world.group_of[one] for one in offered if one != NOBODY}
    if ask.prompt == "lesson" and world.group_of[advance] not in taught and not state.owns(ask.seat, advance):
        return None
    return _no_advance(state, ask.seat, answer)


def _no_government(state: Position, seat: int, answer: str) -> Refusal | None:
    world = state.world()
    name = answer.removeprefix("group:")
    if name not in world.groups or world.groups.index(name) not in world.governments:
        return None
    group = world.groups.index(name)
    if group == state.government(seat):
        return Refusal("COC-29.4", "same-government", group=answer)
    first = world.members[group][0]
    names = world.advance_answers
    return Refusal("COC-29.4", "needs", advance=names[first], need=names[world.needs[first]])


def _no_branch(state: Position, frame: ChangeGovernment, answer: str) -> Refusal | None:
    """COC-29.4: the cubes go on advances of the new group that have none yet."""
    world = state.world()
    advance = world.advance_of.get(answer.removeprefix("advance:"), NOBODY)
    if advance == NOBODY:
        return None
    if world.group_of[advance] != frame.group:
        group = f"group:{world.groups[frame.group]}"
        return Refusal("COC-29.4", "other-group", advance=answer, group=group)
    return Refusal("COC-29.4", "owned", advance=answer)
