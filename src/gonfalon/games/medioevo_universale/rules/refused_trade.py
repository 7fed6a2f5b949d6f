"""Why not, in trade: what keeps a transport from a step, a market or a route."""

from gonfalon.games.medioevo_universale.content.terms import GOODS, SHIP
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.deals import BAN, Sale, Trade, may_trade
from gonfalon.games.medioevo_universale.rules.money import means
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import COMMERCIAL, NOBODY, NOTHING, Position
from gonfalon.games.medioevo_universale.rules.refused_moves import not_there, slot_named, space_named
from gonfalon.games.medioevo_universale.rules.trade import BUY, CANCEL_ROUTE, SELL, Journey, TradeTurn
from gonfalon.kernel.requests import Refusal


def no_journey(state: Position, frame: TradeTurn, answer: str) -> Refusal | None:
    """MEU-14.1, 14.20: which transport does not trade now."""
    if answer == CANCEL_ROUTE:
        return Refusal("MEU-14.20", "no-route")
    slot = slot_named(state, answer)
    if slot == NOTHING:
        return Refusal("MEU-14.1", "no-such-carrier") if answer.startswith("carrier:") else None
    facts = thing_facts(state, answer)
    if state.owner_of(slot) != frame.seat:
        return Refusal("MEU-14.1", "not-your-piece", other=state.owner_of(slot), **facts)
    if not state.trades(slot):
        return Refusal("MEU-14.1", "no-trader", **facts)
    if slot in frame.used:
        return Refusal("MEU-14.1", "journey-over", **facts)
    return Refusal("MEU-8.15", "carrier-stopped", **facts)


def no_deal(state: Position, frame: Journey, answer: str) -> Refusal | None:
    """MEU-14.3, 14.8 to 14.10: a step, a purchase or a sale that is not open to a transport."""
    slot, here = frame.slot, state.place[frame.slot]
    if answer == CANCEL_ROUTE:
        return Refusal("MEU-14.20", "no-route")
    if answer in (BUY, SELL):
        if not state.moves[slot]:
            return Refusal("MEU-14.3", "carrier-stopped", **thing_facts(state, f"carrier:{slot}"))
        closed = _closed(state, frame.seat, slot)
        return closed or (_not_bought(state, frame.seat, slot) if answer == BUY else _not_sold(state, slot))
    if answer.startswith(("shift:", "fetch:")):
        return Refusal("MEU-8.12", "no-shift", place=state.world().answers[here])
    goal = space_named(state, answer)
    if goal in (NOBODY, here):
        return None
    known = not_there(state, here, goal, state.what[slot] == SHIP)
    if known is not None:
        return known
    cost = frame._cost(state, here, goal)
    return Refusal("MEU-14.3", "no-moves", place=state.world().answers[goal], cost=cost, moves=state.moves[slot])


def _closed(state: Position, seat: int, slot: int) -> Refusal | None:
    """MEU-14.8 to 14.10: where nobody, or not he, may trade."""
    here, world = state.place[slot], state.world()
    facts = {"place": world.answers[here]}
    if state.is_sea(here) or (state.what[slot] == SHIP and not world.port[here]):
        return Refusal("MEU-14.9", "no-port", **facts)
    if not world.area[here]:
        return Refusal("MEU-14.9", "no-area", **facts)
    if may_trade(state, seat, here):
        return None
    if state.barred(BAN, here):
        return Refusal("MEU-18.2", "trade-banned", **facts)
    if state.horde(here):
        return Refusal("MEU-14.8", "market-barbarians", **facts)
    holder = state.holder[here]
    if holder in (NOBODY, seat) or state.permits(COMMERCIAL, holder, seat, here):
        return Refusal("MEU-14.8", "market-disputed", **facts)
    return Refusal("MEU-14.8", "foreign-market", other=holder, **facts)


def _not_bought(state: Position, seat: int, slot: int) -> Refusal:
    """MEU-14.9: why nothing is bought in an open market."""
    good = state.world().good[state.place[slot]]
    hold = state.hold(slot)
    if state.due[seat]:
        return Refusal("MEU-20.7", "in-debt", due=state.due[seat])
    if carriers.cube_count(state.cargo[slot]) >= hold:
        return Refusal("MEU-14.9", "hold-full", room=hold, **thing_facts(state, f"carrier:{slot}"))
    if not state.bank[good]:
        return Refusal("MEU-14.9", "no-cubes", good=f"good:{GOODS[good]}")
    return Refusal("MEU-3.9", "florins", have=means(state, seat))


def _not_sold(state: Position, slot: int) -> Refusal:
    """MEU-14.10: why nothing is sold in an open market."""
    if not state.cargo[slot]:
        return Refusal("MEU-14.10", "hold-empty", **thing_facts(state, f"carrier:{slot}"))
    return Refusal("MEU-14.10", "goods-there", place=state.world().answers[state.place[slot]])


def no_sale(state: Position, frame: Sale, answer: str) -> Refusal | None:
    """MEU-14.10: which goods are not sold here."""
    if not answer.startswith("sell:") or answer[5:] not in GOODS:
        return None
    colour, world = GOODS.index(answer[5:]), state.world()
    facts = {"good": f"good:{answer[5:]}", "place": world.answers[frame.space]}
    aboard = carriers.cubes(state, frame.slot, colour)
    if aboard <= frame.cubes[colour]:
        return Refusal("MEU-14.10", "not-aboard", aboard=aboard, **facts)
    if colour == world.good[frame.space]:
        return Refusal("MEU-14.10", "good-printed", **facts)
    if state.market[frame.space] >> colour & 1:
        return Refusal("MEU-14.10", "good-lying", **facts)
    return Refusal("MEU-14.10", "named-in-order", **facts)


def no_stage(state: Position, frame: Trade, answer: str) -> Refusal | None:
    """MEU-14.15, 14.22: what a route cannot be made of."""
    world, step = state.world(), frame.STEPS[frame.at]
    if step == "route" and answer.startswith("route:"):
        return Refusal("MEU-14.15", "route-lengths")
    area = space_named(state, answer)
    if step != "stage" or area == NOBODY:
        return None
    facts = {"place": world.answers[area]}
    if state.is_sea(area) or not world.area[area]:
        return Refusal("MEU-14.15", "no-area", **facts)
    if not state.in_play[area]:
        return Refusal("MEU-2.8", "out-of-play", **facts)
    if area == frame.space:
        return Refusal("MEU-14.22", "route-origin", **facts)
    return Refusal("MEU-14.15", "stage-already" if area in frame.stages else "named-in-order", **facts)
