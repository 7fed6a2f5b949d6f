"""Why not: what stands in the way of the commonest answers, and the rule behind it; for the seat that is asked."""

from gonfalon.games.medioevo_universale.content.terms import (
    ART_OF_WAR,
    BRANCHES,
    CAPTAIN,
    CARPENTRY,
    CARRIERS,
    CIVIL,
    MACHINE,
    MATHEMATICS,
    UNITS,
)
from gonfalon.games.medioevo_universale.rules.arrival import duties
from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.buying import PurchaseTurn
from gonfalon.games.medioevo_universale.rules.diplomacy import Gift
from gonfalon.games.medioevo_universale.rules.money import means, missing
from gonfalon.games.medioevo_universale.rules.movement import Activation
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.purchases import (
    DESIGN,
    carrier_sites,
    design,
    offer_of,
    room_for_units,
    unit_sites,
)
from gonfalon.games.medioevo_universale.rules.refused_uses import refuse_use
from gonfalon.games.medioevo_universale.rules.treaty import Treaty
from gonfalon.kernel.proposals import ACCEPT
from gonfalon.kernel.requests import Ask, Refusal


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    frame = state.frames[-1]
    use = refuse_use(state, ask, answer)
    if use is not None:
        return use
    if isinstance(frame, PurchaseTurn):
        return _not_bought(state, frame.seat, answer)
    if isinstance(frame, Activation):
        return _no_activation(state, frame.seat, answer)
    if isinstance(frame, Supply):
        return _no_horde(state, frame, answer)
    if isinstance(frame, Gift) and answer.startswith("number:"):
        return Refusal("MEU-3.9", "florins", have=state.florins[frame.seat])
    if isinstance(frame, Treaty) and answer == ACCEPT:
        return Refusal("MEU-3.9", "florins", have=state.florins[ask.seat])
    return None


def _not_bought(state: Position, seat: int, answer: str) -> Refusal | None:
    """MEU-3.9, 7.5 to 7.26: too dear, or not for sale here."""
    kind, _, rest = answer.partition(":")
    if state.due[seat]:
        return Refusal("MEU-20.7", "in-debt", due=state.due[seat])
    offer = offer_of(state, seat, answer)
    if offer is not None:
        gear = missing(state, seat, offer.need) * state.number("missing_gear")
        price, have = offer.florins + gear, means(state, seat)
        return Refusal("MEU-3.9", "price", price=price, gear=gear, have=have, short=price - have)
    if kind == "learn" and rest in BRANCHES:
        branch = BRANCHES.index(rest)
        if state.learned[seat] >> branch & 1:
            return Refusal("MEU-7.6", "learned-now")
        return Refusal("MEU-7.6", "learned-all", level=state.tech[seat * 6 + branch])
    if kind == "build":
        return _not_built(state, seat, *rest.partition("-")[::2])
    if kind == "make":
        return _not_made(state, seat, rest)
    if kind == "recruit" and rest in UNITS:
        return _not_recruited(state, seat, UNITS.index(rest))
    if answer == "button:empire-card":
        return Refusal("MEU-7.30", "card-bought" if state.learned[seat] >> 6 & 1 else "no-cards")
    return None


def _not_built(state: Position, seat: int, name: str, place: str) -> Refusal | None:
    world = state.world()
    territory = world.index.get(place, -1)
    if territory < 0 or name not in world.building or not name:
        return None
    facts = {"place": world.answers[territory]}
    at = world.building.index(name)
    category, level = at // 4, at % 4
    if territory not in state.territories(seat):
        return Refusal("MEU-7.11", "not-controlled", **facts)
    if design(state, seat, DESIGN[category]) is None:
        return Refusal("MEU-7.11", "no-design", **facts)
    if category == CIVIL and not world.area[territory]:
        return Refusal("MEU-7.12", "no-area", **facts)
    if state.built[territory * 3 + category] >= level:
        return Refusal("MEU-7.13", "built-already", **facts)
    return Refusal("MEU-7.11", "none-in-bank", **facts)


def _not_made(state: Position, seat: int, piece: str) -> Refusal | None:
    """MEU-7.19 to 7.22, 7.28: no technology, no place, no token or none in the bank."""
    if piece[:-1] not in CARRIERS or not piece[-1:].isdecimal():
        return None
    what = CARRIERS.index(piece[:-1])
    if design(state, seat, MATHEMATICS if what == MACHINE else CARPENTRY) is None:
        return Refusal("MEU-7.28" if what == MACHINE else "MEU-7.19", "no-technology")
    if not carrier_sites(state, seat, what):
        return Refusal("MEU-7.29" if what == MACHINE else "MEU-7.20", "no-site")
    return Refusal("MEU-7.21", "no-token")


def _not_recruited(state: Position, seat: int, kind: int) -> Refusal:
    captain = kind >= CAPTAIN
    if not unit_sites(state, seat):
        return Refusal("MEU-7.25", "no-site")
    if not room_for_units(state, seat):
        return Refusal("MEU-7.26", "recruited-all")
    if captain and design(state, seat, ART_OF_WAR) is None:
        return Refusal("MEU-7.24", "no-technology")
    return Refusal("MEU-7.27", "reserve-empty", left=state.reserve(seat, min(kind, CAPTAIN)))


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
