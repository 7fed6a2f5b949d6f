"""Why not: what stands in the way of the commonest answers, and the rule behind it; for the seat that is asked."""

from gonfalon.games.medioevo_universale.rules.arrival import duties
from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.buying import PurchaseTurn
from gonfalon.games.medioevo_universale.rules.diplomacy import Gift
from gonfalon.games.medioevo_universale.rules.money import means, missing
from gonfalon.games.medioevo_universale.rules.movement import Activation
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.purchases import offers
from gonfalon.kernel.requests import Ask, Refusal


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    frame = state.frames[-1]
    if isinstance(frame, PurchaseTurn):
        return _not_bought(state, frame.seat, answer)
    if isinstance(frame, Activation):
        return _no_activation(state, frame.seat, answer)
    if isinstance(frame, Supply):
        return _no_horde(state, frame, answer)
    if isinstance(frame, Gift) and answer.startswith("number:"):
        return Refusal("MEU-3.9", "florins", have=state.florins[frame.seat])
    return None


def _not_bought(state: Position, seat: int, answer: str) -> Refusal | None:
    """MEU-3.9, 7.5 to 7.26: too dear, or not for sale here."""
    kind, _, rest = answer.partition(":")
    if state.due[seat]:
        return Refusal("MEU-20.7", "in-debt", due=state.due[seat])
    for offer in offers(state, seat):
        if offer.answer == answer:
            gear = missing(state, seat, offer.need) * state.number("missing_gear")
            price, have = offer.florins + gear, means(state, seat)
            return Refusal("MEU-3.9", "price", price=price, gear=gear, have=have, short=price - have)
    if kind == "learn":
        return Refusal("MEU-7.6", "not-learned")
    if kind == "recruit":
        return Refusal("MEU-7.26", "not-recruited")
    place = state.world().index.get(rest.partition("-")[2], -1) if kind == "build" else -1
    if place >= 0:
        return Refusal("MEU-7.13", "not-built", place=state.world().answers[place])
    return Refusal("MEU-7.20", "not-made") if kind == "make" else None


def _no_activation(state: Position, seat: int, answer: str) -> Refusal | None:
    world = state.world()
    kind, _, rest = answer.partition(":")
    bound = duties(state, seat)
    if bound:
        return Refusal("MEU-12.17", "barbarians-first", place=world.answers[bound[0]])
    space = world.index.get(rest.partition("-")[0], -1) if kind in ("group", "fight", "seize") else -1
    if space < 0:
        space = world.space_of.get(answer, -1)
    if space < 0:
        return None
    facts = {"place": world.answers[space]}
    if kind == "fight":
        return Refusal("MEU-12.17", "no-battle", **facts)
    if kind == "seize":
        return Refusal("MEU-13.13", "no-seizure", **facts)
    if not state.units(space, seat):
        return Refusal("MEU-8.28", "no-troops", **facts)
    return Refusal("MEU-8.28", "troops-tired", **facts)


def _no_horde(state: Position, frame: Supply, answer: str) -> Refusal | None:
    world = state.world()
    kind, _, name = answer.partition(":")
    space = world.index.get(name, -1)
    if frame.STEPS[frame.at] != "spend" or space < 0:
        return None
    facts = {"place": world.answers[space], "points": frame.points}
    if kind == "raise":
        return Refusal("MEU-5.15", "no-rising", **facts)
    if kind == "march":
        return (
            Refusal("MEU-5.20", "horde-bound", **facts)
            if state.horde(space)
            else Refusal("MEU-5.14", "no-horde", **facts)
        )
    return None
