"""What is conserved: units, city pieces, cards; and what can never be."""

from collections import Counter

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    GOODS,
    HAPPY,
    LEADER,
    NOBODY,
    PIECES,
    PIRATE_SHIP,
    PORT,
    RESOURCES,
    SEA,
    SHIP,
    UNEXPLORED,
    UNITS,
)
from gonfalon.games.clash_of_cultures.content.world import ANY_GOVERNMENT
from gonfalon.games.clash_of_cultures.rules.cargo import Overboard
from gonfalon.games.clash_of_cultures.rules.effects.civ_carthage import Colonize
from gonfalon.games.clash_of_cultures.rules.effects.civ_vikings import Shipwrights
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import LoseUnits
from gonfalon.games.clash_of_cultures.rules.effects.event_public import Oracle
from gonfalon.games.clash_of_cultures.rules.exchanges import ExchangeGoal, Spying
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.games.clash_of_cultures.rules.limits import capacity, fleet, stack
from gonfalon.games.clash_of_cultures.rules.play import PlayCard, PlayPerson
from gonfalon.games.clash_of_cultures.rules.position import STOCK, UNBUILT, Position
from gonfalon.games.clash_of_cultures.rules.recruit import Recruit
from gonfalon.games.clash_of_cultures.rules.sides import NEXT_CONFLICT, Battle
from gonfalon.games.clash_of_cultures.rules.tired import KINDS, MARKS, MOVED
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from gonfalon.kernel.errors import BrokenLaw

#: While one of these goes on, units aboard may wait for their place.
LEAVING = (Battle, Colonize, LoseUnits, Overboard, Shipwrights)
#: Marks of these scopes are gone before the next action.
BRIEF = ("activation", "combat-round", "conflict", "move", NEXT_CONFLICT)


def _law(holds: bool, sentence: str) -> None:
    if not holds:
        raise BrokenLaw(sentence)


def check(state: Position) -> None:
    _units(state)
    _pieces(state)
    _places(state)
    _leaders(state)
    _goods(state)
    _cards(state)
    turn = state.frames[-1] if state.frames else None
    if isinstance(turn, Turn) and turn.STEPS[turn.at] == "choose":
        _between_actions(state, turn.seat)


def _units(state: Position) -> None:
    """COC-1.7: every unit is in a supply, on the board, in an attacking squad or a captive."""
    for owner in [*range(state.seats), BARBARIAN]:
        stock = state.world().barbarian_stock if owner == BARBARIAN else state.world().stock
        for kind in range(UNITS):
            if state.world().civ_unit[kind] and not state.civilized():
                continue
            count = state.spare(owner, kind) + state.total(owner, kind)
            for frame in state.frames:
                if isinstance(frame, Battle) and frame.attacker == owner:
                    count += frame.squad[kind]
                if isinstance(frame, Recruit) and frame.seat == owner and kind == SHIP:
                    count += frame.afloat
                if isinstance(frame, Recruit) and frame.seat == owner:
                    count += frame.waiting.count(kind)
            count += sum(held.count(8 * owner + kind) for held in state.captives)
            if kind == LEADER and owner < BARBARIAN:
                _law(count <= stock[kind], f"seat {owner} has more than one leader (COC-32.6)")
            else:
                _law(count == stock[kind], f"units of kind {kind} of owner {owner} are {count}, not {stock[kind]}")
    _law(sum(state.pirates) <= state.world().pirate_ships, "there are too many pirate ships (COC-26.1)")


def _pieces(state: Position) -> None:
    for owner in [*range(state.seats), BARBARIAN]:
        stock = state.world().barbarian_stock if owner == BARBARIAN else state.world().stock
        for piece in range(PIECES):
            if state.world().civ_piece[piece] and not state.civilized():
                continue
            if piece:
                standing = sum(1 for colour in state.built[piece::PIECES] if colour == owner + 1)
            else:
                standing = state.city.count(owner)
            lying = sum(1 for row in state.ruins if row[1] == owner and row[2] == piece)
            runes = state.runes[owner] if owner < BARBARIAN and piece == 6 else 0
            count = state.spare_piece(owner, piece) + standing + lying + runes
            _law(count == stock[UNITS + piece], f"pieces {piece} of owner {owner} are {count}")
    _law(min(state.supply) >= 0, "a supply is below nothing")
    _law(len(state.supply) == STOCK * (BARBARIAN + 1), "a supply is missing")


def _places(state: Position) -> None:
    for place, holder in enumerate(state.holder):
        here = sum(state.units[place * UNITS : (place + 1) * UNITS])
        _law((holder == NOBODY) == (here == 0), f"the units in space {place} have no owner, or the owner no units")
        if state.terrain[place] == UNEXPLORED:
            _law(not here and state.city[place] == NOBODY, f"something stands in the unexplored space {place}")
        if holder == NOBODY:
            continue
        if state.terrain[place] == SEA:
            if holder < BARBARIAN and not any(isinstance(frame, LEAVING) for frame in state.frames):
                room = fleet(state, holder, place) * capacity(state, holder, place)
                _law(state.aboard(place) <= room, f"the ships in space {place} are overloaded (COC-14.4)")
        else:
            _law(not state.count(place, SHIP), f"a ship stands on land in space {place}")
            _law(state.army(place) <= stack(state, holder, place), f"the stack in space {place} is too high (COC-1.9)")
        owner = state.city[place]
        _law(owner in (NOBODY, holder) or _fighting(state, place), f"enemies stand in the city {place} (COC-1.11)")
    for place, owner in enumerate(state.city):
        if owner == NOBODY:
            _law(not any(state.built[place * PIECES : (place + 1) * PIECES]), f"buildings without a city in {place}")
        else:
            _law(state.size(place) <= state.number("city_size"), f"the city {place} is too large (COC-6.2)")
    for unit in state.tired:
        place, kind = divmod(unit // MARKS, KINDS)
        there = state.pirates[place] if kind == PIRATE_SHIP else state.count(place, kind)
        _law(there > 0, "a unit that is not there carries marks")


def _fighting(state: Position, place: int) -> bool:
    return any(isinstance(frame, Battle) and frame.place == place for frame in state.frames)


def _leaders(state: Position) -> None:
    """COC-32.6: a figure on the board stands where its owner's leader is said to be, and its card lies open."""
    for seat, place in enumerate(state.leader_at):
        figures = state.total(seat, LEADER)
        _law(figures == int(place != NOBODY), f"the leader of seat {seat} is not where it should be")
        if place != NOBODY:
            _law(state.holder[place] == seat and state.count(place, LEADER) == 1, f"no leader stands in space {place}")
            _law(state.leader[seat] != NOBODY, f"the leader of seat {seat} has no card")


def _between_actions(state: Position, seat: int) -> None:
    """What lasts for a conflict, a move or an activation is over; things that go together are together."""
    _law(state.active == seat and state.actions >= 0, "the wrong player acts, or has fewer than no actions")
    for mark, _, scope in state.marks:
        _law(scope not in BRIEF, f"{mark} has outlasted its {scope}")
    _law(not any(unit % MARKS & MOVED for unit in state.tired), "a unit is still in its Move action (COC-13.1)")
    _law(not state.pending, "an event is still to be drawn (COC-24.10)")
    for place, mood in enumerate(state.mood):
        _law(ANGRY <= mood <= HAPPY, f"the mood in space {place} is {mood}")
        if state.built[place * PIECES + PORT]:
            _law(state.port_sea[place] in state.seas_of(place), f"the Port in space {place} touches no sea (COC-11.5)")
    for wonder, place in enumerate(state.wonder_at):
        _law(place < 0 or state.city[place] != NOBODY, f"wonder {wonder} stands in no city (COC-27.8)")
    for owner, civ in enumerate(state.civ):
        if state.leader[owner] != NOBODY:
            _law(state.leader_at[owner] != NOBODY, f"the leader of seat {owner} is nowhere")
        for number in range(4 if civ != NOBODY else 0):
            need = state.world().civ_needs[4 * civ + number]
            wanted = state.government(owner) != NOBODY if need == ANY_GOVERNMENT else state.owns(owner, need)
            owned = bool(state.civ_owned[owner] >> number & 1)
            _law(owned == wanted, f"civilization advance {number} of seat {owner} is not with its advance (COC-7.9)")


def _goods(state: Position) -> None:
    _law(min(state.goods) >= 0, "somebody has less than nothing")
    for seat in range(state.seats):
        for good in range(RESOURCES):
            held = state.goods[seat * GOODS + good]
            moving = any(isinstance(frame, ChangeGovernment) for frame in state.frames)  # COC-29.5: its effects follow
            _law(
                moving or held <= limit(state, seat, good),
                f"seat {seat} has more than its limit of good {good} (COC-4.1)",
            )
        _law(0 <= state.box[seat] <= state.number("event_cubes"), f"the event box of seat {seat} is wrong (COC-7.4)")


def _cards(state: Position) -> None:
    """Every card is somewhere, once."""
    action: Counter[int] = Counter(state.deck + state.discard)
    goals: Counter[int] = Counter(state.goal_deck + state.goal_discard)
    events: Counter[int] = Counter(state.events.cards() + state.event_discard + state.table)
    plans: Counter[int] = Counter(state.plan_deck + state.shown_plans)
    for seat in range(state.seats):
        action.update(state.hand[seat])
        goals.update(state.goals[seat] + state.done[seat] + state.assigned[seat])
        events.update(state.persons[seat])
        plans.update(state.plans[seat])
    if state.envoys != NOBODY:
        plans.update([state.envoys])
    plans.update(wonder for wonder, where in enumerate(state.wonder_at) if where != UNBUILT)
    for frame in state.frames:
        if isinstance(frame, PlayCard) and frame.card not in state.hand[frame.seat]:
            action.update([frame.card])
        if isinstance(frame, PlayPerson) and frame.event not in events:
            events.update([frame.event])
        if isinstance(frame, Oracle):
            goals.update([card for row in frame.cards for card in row])
        if isinstance(frame, ExchangeGoal):
            goals.update(frame.drawn)
        if isinstance(frame, Spying):
            action.update(frame.hand)
            goals.update(frame.goals)
            plans.update(frame.plans)
        if isinstance(frame, Battle):
            action.update([card for row in frame.laid for card in row])
            action.update([card for card in frame.shown if card != NOBODY])
        event = getattr(frame, "event", NOBODY)
        if type(frame).__name__ == "DrawEvent" and event != NOBODY and event not in events:
            events.update([event])
    for name, counter in (("action", action), ("objective", goals), ("event", events), ("wonder", plans)):
        _law(all(n == 1 for n in counter.values()), f"an {name} card is in two places")
    _law(len(action) == len(state.world().action_cards), "action cards have been lost or made")
    _law(len(plans) == len(state.world().wonders), "wonder cards have been lost or made")
    extra = state.civilized()
    _law(len(events) == (58 if extra else 38), f"event cards have been lost or made: {len(events)}")
    _law(len(goals) == (38 if extra else 32), "objective cards have been lost or made")
