"""Why not: what stands in the way of an answer here, and the rule behind it. Nothing in this game is hidden."""

from gonfalon.games.byzantium.content import (
    ARAB,
    BOX_OF,
    BULGAR,
    BULGAR_ADDED,
    BULGAR_ATTACK,
    BULGAR_MOST,
    BYZ,
    CAPITAL,
    CASUALTIES,
    CITIES,
    CITY_OF,
    CIVIL_WAR,
    CUBE_PRICE,
    DESERTS,
    ELITE,
    FORTIFICATION,
    GROWTH,
    MOST_TOKENS,
    MOVE,
    PERSIAN,
    POOL,
    SECOND_STEP,
    SPACE_COUNTS,
    SPACE_OF,
    SPACE_START,
    SPACES,
    WORSHIP_PRICE,
)
from gonfalon.games.byzantium.rules import actions, bulgars, cubes, movement, special, upkeep
from gonfalon.games.byzantium.rules.conquest import Conquest
from gonfalon.games.byzantium.rules.flight import Flight, routes, ways
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SIDE_NAMES, Position
from gonfalon.kernel.requests import Ask, Refusal


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    value = plain(answer, ask.seat)
    if ask.accepts(value):  # the board's name for a box that may be chosen
        return None
    frame = state.frames[-1]
    boxes = isinstance(frame, actions.Action) or any(choice.startswith("box:") for choice in ask.offered())
    if boxes and value.startswith("box:") and value[4:5].isdecimal():
        return Refusal(ask.rule, "others-box", owner=int(value[4]))
    return _here(state, ask.seat, value)


def _here(state: Position, seat: int, value: str) -> Refusal | None:
    frame = state.frames[-1]
    if isinstance(frame, actions.Action):
        return _no_action(state, seat, value)
    if isinstance(frame, actions.CollectTax):
        return _not_taxed(state, frame, value)
    if isinstance(frame, actions.TakeControl):
        return _not_taken(state, seat, value)
    if isinstance(frame, actions.Reinforce):
        return _not_reinforced(state, frame, value)
    if isinstance(frame, cubes.TakeCube):
        return _no_source(state, frame, value)
    if isinstance(frame, cubes.Losses):
        return _not_lost(state, frame, value)
    if isinstance(frame, special.SpecialAction):
        return _no_space(state, seat, value)
    if isinstance(frame, special.CityGrowth):
        return _no_growth(state, frame.side, value)
    if isinstance(frame, special.Fortification):
        return _no_fort(state, seat, value)
    if isinstance(frame, bulgars.BulgarAttack):
        return _no_bulgars(state, seat, value)
    if isinstance(frame, movement.MoveAndFight):
        return _not_moved(state, frame, value)
    if isinstance(frame, Flight):
        return _no_refuge(state, frame, value)
    if isinstance(frame, upkeep.IncomeAndUpkeep):
        return _not_unpaid(state, seat, frame.army % 2, value)
    if isinstance(frame, Conquest):
        return _not_given(state, frame, value)
    return None


def plain(answer: str, seat: int) -> str:
    """A box as answers name it: ``box:2-arab-move`` on the board is ``box:arab-move`` of its owner."""
    mine = f"box:{seat}-"
    return "box:" + answer[len(mine) :] if answer.startswith(mine) else answer


def no_cube(state: Position, seat: int, side: int) -> Refusal | None:
    """BYZ-4.1 to 4.3: why no cube for this side can be had."""
    if state.has_source(seat, side):
        return None
    money = state.treasury[seat * 2 + side]
    if money < CUBE_PRICE:
        return Refusal(
            "BYZ-4.3", "bezants", side=SIDE_NAMES[side], short=CUBE_PRICE - money, price=CUBE_PRICE, have=money
        )
    return Refusal("BYZ-4.1", "no-cubes")


def _poorer(state: Position, seat: int) -> Refusal | None:
    """Why no cube can be had for either side: the Treasury that is nearer to paying one speaks."""
    refusals = [no_cube(state, seat, side) for side in (BYZ, ARAB)]
    if refusals[BYZ] is None or refusals[ARAB] is None:
        return None
    richer = ARAB if state.treasury[seat * 2 + ARAB] > state.treasury[seat * 2] else BYZ
    return refusals[richer]


def _costly(refusal: Refusal | None) -> Refusal | None:
    """BYZ-3.10: the same, where a whole action fails by it."""
    return None if refusal is None else Refusal("BYZ-3.10", refusal.fact, **refusal.facts)


# -- the action ----------------------------------------------------------------------------------


def _no_action(state: Position, seat: int, value: str) -> Refusal | None:
    if value == actions.COLLECT or value == "space:tax":
        return Refusal("BYZ-8.2", "taxed") if state.tax[seat] else Refusal("BYZ-8.2", "pool-empty")
    if value in (actions.CHURCH, actions.MOSQUE, "space:church", "space:mosque"):
        return _no_worship(state, seat, BYZ if value.endswith("church") else ARAB)
    if value == actions.FIGHT:
        return Refusal("BYZ-3.9", "no-army-ready")
    if value in CITY_OF:
        return _not_taken(state, seat, value) or Refusal("BYZ-3.3", "action-first", action=actions.TAKE)
    if value in SPACE_OF:
        return _no_space(state, seat, value) or Refusal("BYZ-3.3", "action-first", action=actions.SPECIAL)
    if value == actions.TAKE:
        return _costly(_poorer(state, seat)) or Refusal("BYZ-3.10", "no-free-city")
    if value == actions.SPECIAL:
        return _costly(_poorer(state, seat)) or Refusal("BYZ-3.10", "no-space-open")
    if value == actions.REINFORCE or value in BOX_OF:
        return _costly(_poorer(state, seat)) or Refusal("BYZ-3.3", "action-first", action=actions.REINFORCE)
    if value in movement.ARMIES or value.startswith("pawn:"):
        army = value if value in movement.ARMIES else "army:" + value.partition("-")[2]
        if value.startswith("pawn:") and not value.startswith(f"pawn:{seat}-"):
            return None
        if army in movement.ready_armies(state, seat):
            return Refusal("BYZ-3.3", "action-first", action=actions.FIGHT)
        return _no_army(state, seat, army) if army in movement.ARMIES else None
    return None


def _no_worship(state: Position, seat: int, side: int) -> Refusal:
    money = state.treasury[seat * 2 + side]
    if money < WORSHIP_PRICE:
        short = WORSHIP_PRICE - money
        return Refusal("BYZ-9.1", "worship", side=SIDE_NAMES[side], price=WORSHIP_PRICE, short=short, have=money)
    both = WORSHIP_PRICE + CUBE_PRICE
    if money < both:
        return Refusal("BYZ-9.2", "worship-cube", side=SIDE_NAMES[side], price=both, short=both - money, have=money)
    return Refusal("BYZ-4.1", "no-cubes")


def _not_taxed(state: Position, frame: actions.CollectTax, value: str) -> Refusal | None:
    """BYZ-8.1: cubes that the Cube Pool does not hold."""
    if frame.STEPS[frame.at] != "choose_cubes" or not value.startswith("cubes:"):
        return None
    return Refusal("BYZ-8.1", "pool-holds", count=state.pool[frame.seat])


def _not_taken(state: Position, seat: int, value: str) -> Refusal | None:
    city = CITY_OF.get(value, -1)
    if city < 0:
        return None
    side = state.side[city]
    if city == CAPITAL:
        return Refusal("BYZ-5.2", "capital")
    if side >= PERSIAN:
        return Refusal("BYZ-5.2", "foreign-city", city=value, side=SIDE_NAMES[side])
    if state.owner[city] != NOBODY:
        mine = state.owner[city] == seat
        return Refusal("BYZ-5.1", "held", city=value, owner=state.owner[city], mine=mine)
    return no_cube(state, seat, side)


# -- cubes ---------------------------------------------------------------------------------------


def _not_reinforced(state: Position, frame: actions.Reinforce, value: str) -> Refusal | None:
    if value == actions.DONE:
        return Refusal("BYZ-3.9", "one-cube")
    if value not in BOX_OF:
        return Refusal("BYZ-4.5", "into-pool") if value.startswith("box:") else None
    box = BOX_OF[value]
    if frame.elite_full(state, box):
        both = bool(state.options["one_elite_in_all"])
        return Refusal("BYZ-6.2", "elite-full", box=value, both=both)
    refusal = no_cube(state, frame.seat, box // 4)
    if refusal is None:
        return Refusal("BYZ-6.3", "no-other-cube", box=value)
    return Refusal("BYZ-6.3", refusal.fact, **refusal.facts)


def _no_source(state: Position, frame: cubes.TakeCube, value: str) -> Refusal | None:
    seat = frame.seat
    if frame.STEPS[frame.at] != "choose_source":
        side = SIDE_NAMES.index(value) if value in SIDE_NAMES[:2] else -1
        return None if side < 0 else no_cube(state, seat, side)
    if value == POOL:
        return Refusal("BYZ-4.1", "pool-empty")
    if value in BOX_OF:
        box = BOX_OF[value]
        if box == frame.into:
            return Refusal("BYZ-3.9", "same-box", box=value)
        if box in frame.barred:
            return Refusal(frame.bar, "just-placed" if frame.bar == "BYZ-6.5" else "last-cube", box=value)
        if not state.cubes[seat * 8 + box]:
            guarded = box % 4 == ELITE and state.guard[box // 4] == seat
            return Refusal("BYZ-4.7", "guard-source") if guarded else Refusal("BYZ-4.1", "box-empty", box=value)
    elif value == CASUALTIES:
        if not state.casualties[seat]:
            return Refusal("BYZ-4.1", "box-empty", box=value)
    elif value.startswith(("button:", "army:", "pawn:", "cubes:", "bezants:")):  # no place where cubes could lie
        return None
    else:
        return Refusal("BYZ-4.7", "no-source" if value in CITY_OF or value in SPACE_OF else "")
    side = frame.payer(state)
    money = state.treasury[seat * 2 + side]
    return Refusal("BYZ-4.3", "bezants", side=SIDE_NAMES[side], short=CUBE_PRICE - money, price=CUBE_PRICE, have=money)


def _not_lost(state: Position, frame: cubes.Losses, value: str) -> Refusal | None:
    side = frame.side
    if value not in BOX_OF:
        return None
    if value not in cubes.ARMY_BOXES[side]:
        return Refusal(frame.rule, "not-this-army", box=value, side=SIDE_NAMES[side])
    if BOX_OF[value] % 4 == ELITE and state.guard[side] == frame.seat:
        return Refusal("BYZ-7.16", "guard-last")
    return Refusal(frame.rule, "box-empty", box=value)


def _not_given(state: Position, frame: Conquest, value: str) -> Refusal | None:
    """BYZ-15.5, 15.6: the conqueror's own army cubes, a Guard last of all."""
    if not value.startswith("box:"):
        return None
    if value not in cubes.ARMY_BOXES[frame.side]:
        return Refusal("BYZ-15.5", "conquering-army", side=SIDE_NAMES[frame.side])
    if BOX_OF[value] % 4 == ELITE and state.guard[frame.side] == frame.seat:
        return Refusal("BYZ-15.6", "guard-last")
    return Refusal("BYZ-15.5", "box-empty", box=value)


def _not_unpaid(state: Position, seat: int, side: int, value: str) -> Refusal | None:
    if value not in BOX_OF:
        return None
    if BOX_OF[value] // 4 != side:
        return Refusal("BYZ-20.4", "other-treasury", box=value, side=SIDE_NAMES[side])
    return Refusal("BYZ-20.4", "box-empty", box=value)


# -- special actions -----------------------------------------------------------------------------


def _no_space(state: Position, seat: int, value: str) -> Refusal | None:
    if value not in SPACE_OF:
        return None
    kind = SPACE_OF[value]
    if state.free_space(kind) < 0:
        return Refusal("BYZ-7.1", "space-taken", space=value, mine=_his(state, seat, kind))
    if kind == FORTIFICATION:
        if not state.forts[seat]:
            return Refusal("BYZ-7.27", "no-forts")
        return _poorer(state, seat) or _no_place_for_fort(state, seat)
    if kind == BULGAR_ATTACK:
        return _poorer(state, seat) or Refusal("BYZ-7.24", "no-bulgar-target")
    side = BYZ if value.endswith("byzantine") or value == "space:emperor" else ARAB
    if kind in CIVIL_WAR:
        return _no_civil_war(state, seat, side)
    if kind in GROWTH and not special.can_grow(state, side):
        return Refusal("BYZ-3.10", "nothing-grows", side=SIDE_NAMES[side], most=MOST_TOKENS)
    return no_cube(state, seat, side)


def _his(state: Position, seat: int, kind: int) -> bool:
    """Whether nobody but he himself stands on the spaces of this kind."""
    start = SPACE_START[kind]
    return all(state.spaces[space] == seat for space in range(start, start + SPACE_COUNTS[kind]))


def _no_place_for_fort(state: Position, seat: int) -> Refusal:
    """BYZ-7.26: no city of his that could be fortified; without money for its side, that is what is missing."""
    for city, value in enumerate(CITIES):
        if state.owner[city] == seat and not state.fort[city]:
            return _no_fort(state, seat, value) or Refusal("BYZ-3.10")
    return Refusal("BYZ-3.10", "no-city-to-fortify")


def _no_fort(state: Position, seat: int, value: str) -> Refusal | None:
    city = CITY_OF.get(value, -1)
    if city < 0:
        return None
    if state.fort[city]:
        return Refusal("BYZ-7.27", "fortified", city=value)
    if state.owner[city] != seat:
        return Refusal("BYZ-7.26", "not-yours", city=value)
    return no_cube(state, seat, state.side[city])


def _no_civil_war(state: Position, seat: int, side: int) -> Refusal | None:
    rule = special.civil_war_bar(state, seat, side)
    city = state.pawn[seat * 2 + side]
    name = "" if city == OFF_MAP else CITIES[city]
    facts = {
        "BYZ-7.5": "pawn-off-map",
        "BYZ-7.9": "capital-war",
        "BYZ-7.1": "space-taken",
        "BYZ-7.8": "own-city-war",
        "BYZ-4.12": "last-cube-war",
    }
    if rule == "BYZ-4.3":
        return no_cube(state, seat, side) or Refusal(rule, "last-cube-war", side=SIDE_NAMES[side])
    return (
        None
        if not rule
        else Refusal(
            rule,
            facts[rule],
            side=SIDE_NAMES[side],
            city=name,
            space=SPACES[CIVIL_WAR[side]],
            mine=_his(state, seat, CIVIL_WAR[side]),
        )
    )


def _no_growth(state: Position, side: int, value: str) -> Refusal | None:
    city = CITY_OF.get(value, -1)
    if city < 0:
        return None
    if city == CAPITAL:
        return Refusal("BYZ-7.13", "never-grows", city=value)
    if state.side[city] > ARAB:
        return Refusal("BYZ-7.13", "no-growth", city=value, side=SIDE_NAMES[state.side[city]])
    if state.side[city] != side:
        return Refusal("BYZ-7.12", "other-side", city=value, side=SIDE_NAMES[state.side[city]])
    return Refusal("BYZ-7.12", "full-grown", city=value, most=MOST_TOKENS)


def _no_bulgars(state: Position, seat: int, value: str) -> Refusal | None:
    if value == bulgars.GROW:
        then = min(state.bulgars + BULGAR_ADDED, BULGAR_MOST)
        return Refusal("BYZ-7.22", "bulgars-full", count=then, most=BULGAR_MOST)
    city = CITY_OF.get(value, -1)
    if city < 0:
        return None
    if city not in state.bulgar_targets():
        return Refusal("BYZ-7.23", "bulgars-there" if state.side[city] == BULGAR else "bulgars-far", city=value)
    refusal = no_cube(state, seat, 1 - state.side[city])
    return None if refusal is None else Refusal("BYZ-7.24", refusal.fact, **refusal.facts)


# -- armies --------------------------------------------------------------------------------------


def _no_army(state: Position, seat: int, army: str) -> Refusal | None:
    side = movement.ARMIES.index(army)
    if state.pawn[seat * 2 + side] != OFF_MAP:
        moves = state.box(seat, side, MOVE)
        return Refusal("BYZ-3.9", "army-stuck", side=SIDE_NAMES[side], moves=moves)
    if side == BYZ and not state.raised[seat]:
        return Refusal("BYZ-10.5", "not-raised")
    if not state.army(seat, side):
        return Refusal("BYZ-10.3", "no-army", side=SIDE_NAMES[side])
    return Refusal("BYZ-10.2", "no-city-of-side", side=SIDE_NAMES[side])


def _not_moved(state: Position, frame: movement.MoveAndFight, value: str) -> Refusal | None:
    seat, side, step = frame.seat, frame.side, frame.STEPS[frame.at]
    if step == "choose_army":
        return _no_army(state, seat, value) if value in movement.ARMIES else None
    there = CITY_OF.get(value, -1)
    if step == "place_pawn":
        rule = "BYZ-10.2" if side == ARAB else "BYZ-10.4"
        return None if there < 0 else Refusal(rule, "not-of-side", city=value, side=SIDE_NAMES[side])
    if value == movement.STOP:
        return Refusal("BYZ-3.9", "nothing-done", side=SIDE_NAMES[side])
    if value == movement.WAR:
        return _no_civil_war(state, seat, side)
    return None if there < 0 else _no_step(state, frame, there)


def _no_step(state: Position, frame: movement.MoveAndFight, there: int) -> Refusal:
    seat, side = frame.seat, frame.side
    here = state.pawn[seat * 2 + side]
    facts = {"city": CITIES[there], "side": SIDE_NAMES[side], "here": CITIES[here]}
    if there == here:
        return Refusal("BYZ-10.6", "stands-there", **facts)
    if frame.steps == 2:
        return Refusal("BYZ-10.13", "two-steps", **facts)
    if there in frame.withdrawn:
        return Refusal("BYZ-10.18", "fleet-stopped", holder=state.fleet[BYZ], **facts)
    if there not in movement.reach(side, here):
        if there in DESERTS[here]:
            return Refusal("BYZ-10.8", "desert", **facts)
        return Refusal("BYZ-10.12" if there == CAPITAL else "BYZ-10.6", "no-link", **facts)
    barred = movement.barring_rule(state, seat, side, there)
    if barred:
        return Refusal(barred, "own-city" if barred == "BYZ-10.22" else "own-pawn", **facts)
    if not frame.steps and state.stopped >> seat & 1 and movement.stoppable(state, seat, side, here, there):
        return Refusal("BYZ-3.9", "stopped-before", holder=state.fleet[BYZ], **facts)
    cost = movement.step_cost(state, seat, side, here, there) + (SECOND_STEP if frame.steps else 0)
    return Refusal(
        "BYZ-10.15",
        "move-cubes",
        cost=cost,
        have=state.box(seat, side, MOVE),
        sea=movement.is_sea(side, here, there),
        second=frame.steps > 0,
        **facts,
    )


def _no_refuge(state: Position, frame: Flight, value: str) -> Refusal | None:
    city = CITY_OF.get(value, -1)
    if city < 0 or frame.STEPS[frame.at] != "choose_refuge":
        return None
    if city == frame.start:
        return Refusal("BYZ-11.15", "flees-from", city=value)
    if not frame.by_sea:
        open_sea = routes(state, frame.side, frame.start, True)
        if open_sea is not None and city in open_sea.refuges:
            return Refusal("BYZ-11.9", "sea-closed", city=value, holder=state.fleet[BYZ])
    if state.side[city] != frame.side:
        return Refusal("BYZ-11.6", "no-friend", city=value, side=SIDE_NAMES[frame.side])
    losses = _losses_to(state, frame, city)
    if losses < 0:
        return Refusal("BYZ-11.4", "behind-refuge", city=value)
    return Refusal("BYZ-11.6", "longer-flight", city=value, more=losses, losses=frame.losses)


def _losses_to(state: Position, frame: Flight, goal: int) -> int:
    """How many cubes the flight to this friendly city would cost; -1 if every way ends in another one before."""
    losses, ring, seen = 0, [frame.start], [frame.start]
    while ring:
        reached = [there for here in ring for there in ways(frame.side, here, frame.by_sea)]
        if goal in reached:
            return losses
        ring = list({there for there in reached if state.side[there] != frame.side and there not in seen})
        seen += ring
        losses += 1
    return -1
