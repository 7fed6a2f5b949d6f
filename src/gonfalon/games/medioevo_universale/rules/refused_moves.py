"""Why not, on the map: what keeps pieces out of a group, a group from a step, a horde from a place."""

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.barbarians import HordeStep, Supply, goals
from gonfalon.games.medioevo_universale.rules.damage import Damage
from gonfalon.games.medioevo_universale.rules.flight import FlightPath
from gonfalon.games.medioevo_universale.rules.groups import (
    Group,
    cost_of,
    crossable,
    leaves_castle,
    riders,
    rolls,
    room,
    troops_of,
)
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import ALL_SLOTS, HORDE, NOBODY, NOTHING, OWNERS, Position
from gonfalon.kernel.requests import Refusal


def space_named(state: Position, answer: str) -> int:
    """The space an answer is about, NOBODY if about none: ``land:serbia``, ``enter:serbia``, ``fight:serbia-1``."""
    world = state.world()
    return world.space_of.get(answer, world.index.get(answer.partition(":")[2].partition("-")[0], NOBODY))


def slot_named(state: Position, answer: str) -> int:
    """The carrier an answer is about, NOTHING if about none on the map."""
    kind, _, number = answer.partition(":")
    if kind != "carrier" or not number.isdecimal() or int(number) >= ALL_SLOTS:
        return NOTHING
    return int(number) if state.what[int(number)] != NOTHING else NOTHING


def not_there(state: Position, start: int, goal: int, ship: bool) -> Refusal | None:
    """What keeps a piece from a step whatever it costs: out of play, too far, the wrong element."""
    world = state.world()
    facts = {"place": world.answers[goal], "start": world.answers[start]}
    if not state.in_play[goal]:
        return Refusal("MEU-2.8", "out-of-play", **facts)
    if goal not in world.adjacent[start]:
        return Refusal("MEU-8.7", "not-adjacent", **facts)
    if ship and goal not in world.by_water[start]:
        return Refusal("MEU-8.11", "ship-overland", **facts)
    if not ship and not state.is_sea(start) and state.is_sea(goal):
        return Refusal("MEU-8.8", "land-to-sea", **facts)
    if not state.is_sea(start) and state.barred(3, start):
        return Refusal("MEU-18.3", "held-by-bishop", place=world.answers[start])
    return None


# -- groups ------------------------------------------------------------------------------------


def not_along(state: Position, frame: March, answer: str) -> Refusal | None:
    """MEU-8.5, 8.8, 8.9, 8.15, 8.27: who does not go along."""
    group = frame.group[0] if frame.group else Group(seat=frame.seat, here=frame.origin, slots=[], cargo=[])
    slot = slot_named(state, answer)
    if slot != NOTHING or answer.startswith("carrier:"):
        return _carrier_stays(state, group, slot)
    kind, _, unit = answer.partition(":")
    if kind != "take" or unit not in UNITS:
        return None
    number, place = UNITS.index(unit), state.world().answers[group.here]
    at = group.here * OWNERS + group.seat
    there = 0 if state.is_sea(group.here) else count(state.army[at], number)
    facts = {"unit": f"unit:{unit}", "place": place, "there": there, "along": count(group.army, number)}
    if not there or there == facts["along"]:
        return Refusal("MEU-8.27", "nobody-left", **facts)
    if count(state.halted[at], number) >= there - count(group.army, number):
        return Refusal("MEU-8.15", "unit-stopped", **facts)
    used = size(group.army) + len(group.cargo)
    if used >= room(state, group.slots):
        return Refusal("MEU-8.9" if group.sea else "MEU-8.8", "no-room", room=room(state, group.slots), used=used)
    return Refusal("MEU-8.27", "named-in-order", **facts)


def _carrier_stays(state: Position, group: Group, slot: int) -> Refusal | None:
    if slot == NOTHING:
        return Refusal("MEU-8.27", "no-such-carrier")
    facts = thing_facts(state, f"carrier:{slot}")
    if state.owner_of(slot) != group.seat or state.place[slot] != group.here:
        return Refusal("MEU-8.27", "carrier-elsewhere", start=state.world().answers[group.here], **facts)
    if state.trades(slot) and not rolls(state, slot):
        return Refusal("MEU-8.5", "trader-waits", **facts)
    if not state.moves[slot]:
        return Refusal("MEU-8.15", "carrier-stopped", **facts)
    return None


def no_step(state: Position, frame: March, answer: str) -> Refusal | None:
    """MEU-8.2, 8.7 to 8.20: where a group does not go."""
    goal = space_named(state, answer)
    if goal == NOBODY or not frame.group:
        return None
    group, entering = frame.group[0], answer.startswith("enter:")
    if group.here == goal:
        return None
    known = not_there(state, group.here, goal, group.sea)
    if known is not None:
        return known
    facts = {"place": state.world().answers[goal]}
    cost = cost_of(state, group, goal)
    for slot in group.slots or [NOTHING]:
        due, moves = cost_of(state, group, goal, slot), 0 if slot == NOTHING else state.moves[slot]
        if due > moves:
            return Refusal("MEU-8.15", "no-moves", cost=due, moves=moves, **facts)
    if leaves_castle(state, group, goal) and size(riders(state, group)) > room(state, group.slots):
        return Refusal("MEU-8.14", "castle-left", place=state.world().answers[group.here])
    if not group.fits(state) and cost:
        carried = room(state, group.slots)
        return Refusal("MEU-8.8", "no-room", room=carried, used=size(group.army) + len(group.cargo))
    if entering and frame.goal not in (NOBODY, goal):
        return Refusal("MEU-8.2", "one-destination", goal=state.world().answers[frame.goal], **facts)
    if not troops_of(state, group) and not crossable(state, group, goal):
        return Refusal("MEU-8.20", "no-escort", **facts)
    return None if entering or crossable(state, group, goal) else Refusal("MEU-8.19", "no-crossing", **facts)


def no_flight(state: Position, frame: FlightPath, answer: str) -> Refusal | None:
    """MEU-12.1, 12.4: where an army does not flee."""
    goal = space_named(state, answer)
    here = frame.way[-1] if frame.way else frame.start
    if goal in (NOBODY, here):
        return None
    known = not_there(state, here, goal, frame.sea)
    return known or Refusal("MEU-12.4", "no-refuge", place=state.world().answers[goal])


def no_origin(state: Position, seat: int, space: int) -> Refusal:
    """MEU-8.5, 8.8, 8.15, 8.28: why nothing sets out from a space."""
    facts = {"place": state.world().answers[space]}
    own = state.carriers_at(space, seat)
    movers = [slot for slot in own if not state.trades(slot) or rolls(state, slot)]
    if not state.units(space, seat) and not own:
        return Refusal("MEU-8.28", "no-troops", **facts)
    if not state.is_sea(space) and state.barred(3, space):
        return Refusal("MEU-18.3", "held-by-bishop", **facts)
    if not movers and not state.units(space, seat):
        return Refusal("MEU-8.5", "trader-waits", **thing_facts(state, f"carrier:{own[0]}"))
    if not movers:
        return Refusal("MEU-8.8", "no-carrier", **facts)
    if any(state.moves[slot] for slot in movers):
        return Refusal("MEU-8.20", "nowhere-to-go", **facts)
    return Refusal("MEU-8.15", "troops-tired", **facts)


# -- hordes and damage -------------------------------------------------------------------------


def no_horde(state: Position, frame: Supply, answer: str) -> Refusal | None:
    """MEU-5.14 to 5.20: where no barbarian is placed and none marches from."""
    world, step = state.world(), frame.STEPS[frame.at]
    if step == "unit" and answer[5:] in UNITS:
        there = size(state.army[frame.space * OWNERS + HORDE])
        return Refusal("MEU-5.17", "horde-small", place=world.answers[frame.space], there=there)
    kind, space = answer.partition(":")[0], space_named(state, answer)
    if step != "spend" or space == NOBODY:
        return None
    facts = {"place": world.answers[space], "points": frame.points}
    if not state.in_play[space]:
        return Refusal("MEU-2.8", "out-of-play", **facts)
    if kind == "raise":
        held = all(state.holder[t] != NOBODY for t in world.fires if state.in_play[t])
        return Refusal("MEU-5.16" if held else "MEU-5.15", "not-bare" if held else "no-rising", **facts)
    if kind != "march":
        return None
    if not state.horde(space):
        return Refusal("MEU-5.14", "no-horde", **facts)
    home = not state.is_sea(space) and state.home(space) == frame.seat
    return Refusal("MEU-5.20", "horde-at-home" if home else "horde-bound", **facts)


def no_march(state: Position, frame: HordeStep, answer: str) -> Refusal | None:
    """MEU-5.18, 5.19: where a horde does not go."""
    goal = space_named(state, answer)
    if goal in (NOBODY, frame.start) or goal in goals(state, frame.start):
        return None
    facts = {"place": state.world().answers[goal], "start": state.world().answers[frame.start]}
    if not state.in_play[goal]:
        return Refusal("MEU-2.8", "out-of-play", **facts)
    if goal not in state.world().adjacent[frame.start]:
        return Refusal("MEU-5.18", "not-adjacent", **facts)
    return Refusal("MEU-5.19", "no-barbarian-galley", **facts)


def not_hit(state: Position, frame: Damage, answer: str) -> Refusal | None:
    """MEU-9.25: who does not take a point."""
    parts = answer.partition(":")[2].split("-")
    if not answer.startswith("hit:") or parts[0] not in UNITS or frame.STEPS[frame.at] != "assign":
        return None
    if answer in frame.targets(state, free=True):
        return Refusal("MEU-9.25", "crew-last", unit=f"unit:{parts[0]}")
    return Refusal(frame.rule, "nobody-to-hit", unit=f"unit:{parts[0]}", points=frame.points)
