"""Why not: what stands in the way of an answer, and the rule behind it; for the seat that is asked."""

from typing import Final

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
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import count
from gonfalon.games.medioevo_universale.rules.arrival import duties
from gonfalon.games.medioevo_universale.rules.barbarians import HordeStep, Supply
from gonfalon.games.medioevo_universale.rules.buildings import stock_left
from gonfalon.games.medioevo_universale.rules.buying import Purchase, PurchaseTurn
from gonfalon.games.medioevo_universale.rules.construction import Build
from gonfalon.games.medioevo_universale.rules.damage import Damage
from gonfalon.games.medioevo_universale.rules.deals import Sale, Trade
from gonfalon.games.medioevo_universale.rules.deployment import Deploy
from gonfalon.games.medioevo_universale.rules.diplomacy import Gift
from gonfalon.games.medioevo_universale.rules.flight import FlightPath
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.money import means, missing
from gonfalon.games.medioevo_universale.rules.movement import Activation
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import NOBODY, NOTHING, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.purchases import (
    DESIGN,
    carrier_sites,
    design,
    offer_of,
    room_for_units,
    token_left,
    unit_sites,
)
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.refused_battle import not_in_battle
from gonfalon.games.medioevo_universale.rules.refused_moves import (
    no_flight,
    no_horde,
    no_march,
    no_origin,
    no_step,
    not_along,
    not_hit,
    slot_named,
    space_named,
)
from gonfalon.games.medioevo_universale.rules.refused_picks import not_picked
from gonfalon.games.medioevo_universale.rules.refused_sites import (
    no_first_transport,
    no_place,
    no_rebellion,
    no_token,
    not_first,
)
from gonfalon.games.medioevo_universale.rules.refused_trade import no_deal, no_journey, no_sale, no_stage
from gonfalon.games.medioevo_universale.rules.refused_uses import refuse_use
from gonfalon.games.medioevo_universale.rules.setup import FirstTransports, Setup
from gonfalon.games.medioevo_universale.rules.taxes import PAY, Upkeep, upkeep_due
from gonfalon.games.medioevo_universale.rules.trade import Journey, TradeTurn
from gonfalon.games.medioevo_universale.rules.treaty import Treaty
from gonfalon.kernel.proposals import ACCEPT
from gonfalon.kernel.requests import Ask, Refusal
from gonfalon.kernel.state import Frame

LEVELS: Final = ("1", "2", "3")  # as answers name them


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    frame = state.frames[-1]
    known = refuse_use(state, ask, answer) or not_in_battle(state, frame, ask.seat, answer)
    if known is not None:
        return known
    if isinstance(frame, PurchaseTurn):
        return _not_bought(state, frame.seat, answer)
    if isinstance(frame, Activation):
        return _no_activation(state, frame.seat, answer)
    if isinstance(frame, March):
        return no_step(state, frame, answer) if frame.STEPS[frame.at] == "walk" else not_along(state, frame, answer)
    if isinstance(frame, FlightPath):
        return no_flight(state, frame, answer)
    if isinstance(frame, Supply):
        return no_horde(state, frame, answer)
    if isinstance(frame, HordeStep):
        return no_march(state, frame, answer)
    if isinstance(frame, Damage):
        return not_hit(state, frame, answer)
    if isinstance(frame, Upkeep) and answer == PAY:
        return Refusal("MEU-6.8", "upkeep-short", due=upkeep_due(state, frame.seat), have=state.florins[frame.seat])
    if isinstance(frame, Gift) and answer.startswith("number:"):
        return Refusal("MEU-3.9", "florins", have=state.florins[frame.seat])
    if isinstance(frame, Treaty) and answer == ACCEPT:
        return Refusal("MEU-3.9", "florins", have=state.florins[ask.seat])
    return _in_trade(state, frame, answer) or _of_a_site(state, frame, answer) or not_picked(state, ask, answer)


def _in_trade(state: Position, frame: Frame, answer: str) -> Refusal | None:
    """Section 14."""
    if isinstance(frame, TradeTurn):
        return no_journey(state, frame, answer)
    if isinstance(frame, Journey):
        return no_deal(state, frame, answer)
    if isinstance(frame, Sale):
        return no_sale(state, frame, answer)
    return no_stage(state, frame, answer) if isinstance(frame, Trade) else None


def _of_a_site(state: Position, frame: Frame, answer: str) -> Refusal | None:
    """Sections 2, 5D, 7 and 11B."""
    if isinstance(frame, Purchase):
        return no_place(state, frame, answer)
    if isinstance(frame, Deploy):
        hidden = [thing for thing, _ in state.stash[frame.seat]]
        return Refusal("MEU-24.8", "no-site") if answer in hidden and answer != frame.thing else None
    if isinstance(frame, Build):
        return no_token(state, frame, answer)
    if isinstance(frame, Rebellions):
        return no_rebellion(state, frame, answer)
    if isinstance(frame, FirstTransports):
        return no_first_transport(state, frame, answer)
    return not_first(state, frame, answer) if isinstance(frame, Setup) else None


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
    if kind == "design" or (kind == "build" and state.deployment):
        return _not_designed(state, seat, kind, rest.partition("-")[0])
    if kind == "build":
        return _not_built(state, seat, *rest.partition("-")[::2])
    if kind == "make":
        return _not_made(state, seat, rest)
    if kind == "recruit" and rest in UNITS:
        return _not_recruited(state, seat, UNITS.index(rest))
    if kind == "raise":
        return _not_raised(state, seat, *rest.partition("-")[::2])
    if kind == "repair" and rest.isdecimal() and int(rest) < len(state.built):
        return _not_repaired(state, seat, int(rest))
    if kind in ("ransom", "redeploy", "regain") and rest.partition("-")[0] in UNITS:
        return _not_returned(state, seat, kind, *rest.partition("-")[::2])
    if kind == "promote":
        return _not_promoted(state, seat, rest.split("-"))
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


def _not_designed(state: Position, seat: int, kind: str, name: str) -> Refusal | None:
    """MEU-24.8: behind the screen a building is bought without a site."""
    world = state.world()
    if name not in world.building or not name:
        return None
    if (kind == "design") != bool(state.deployment):
        return Refusal("MEU-24.8", "screen-shut" if state.deployment else "screen-open")
    at = world.building.index(name)
    if design(state, seat, DESIGN[at // 4]) is None:
        return Refusal("MEU-7.11", "no-technology")
    if not stock_left(state, at // 4, at % 4):
        return Refusal("MEU-7.11", "no-piece")
    return Refusal("MEU-7.11", "no-site")


def _not_made(state: Position, seat: int, piece: str) -> Refusal | None:
    """MEU-7.19 to 7.22, 7.28: no technology, no place, no token or none in the bank."""
    if piece[:-1] not in CARRIERS or piece[-1:] not in LEVELS:
        return None
    what = CARRIERS.index(piece[:-1])
    if design(state, seat, MATHEMATICS if what == MACHINE else CARPENTRY) is None:
        return Refusal("MEU-7.28" if what == MACHINE else "MEU-7.19", "no-technology")
    if not carrier_sites(state, seat, what):
        return Refusal("MEU-7.29" if what == MACHINE else "MEU-7.20", "no-site")
    if not token_left(state, seat, int(piece[-1])):
        return Refusal("MEU-7.21", "no-token")
    return Refusal("MEU-7.22", "no-piece")


def _not_recruited(state: Position, seat: int, kind: int) -> Refusal:
    captain = kind >= CAPTAIN
    if not unit_sites(state, seat):
        return Refusal("MEU-7.25", "no-site")
    if not room_for_units(state, seat):
        return Refusal("MEU-7.26", "recruited-all")
    if captain and design(state, seat, ART_OF_WAR) is None:
        return Refusal("MEU-7.24", "no-technology")
    return Refusal("MEU-7.27", "reserve-empty", left=state.reserve(seat, min(kind, CAPTAIN)))


def _not_raised(state: Position, seat: int, number: str, level: str) -> Refusal | None:
    """MEU-7.19, 7.20, 7.28, 7.29: a carrier that cannot be raised."""
    slot = slot_named(state, f"carrier:{number}")
    if slot == NOTHING or level not in LEVELS:
        return None
    what, facts = state.what[slot], thing_facts(state, f"carrier:{slot}")
    if state.owner_of(slot) != seat:
        return Refusal("MEU-7.19", "not-your-piece", other=state.owner_of(slot), **facts)
    if int(level) <= state.level[slot]:
        return Refusal("MEU-7.28" if what == MACHINE else "MEU-7.19", "level-already", **facts)
    if design(state, seat, MATHEMATICS if what == MACHINE else CARPENTRY) is None:
        return Refusal("MEU-7.28" if what == MACHINE else "MEU-7.19", "no-technology")
    if state.place[slot] not in carrier_sites(state, seat, what):
        return Refusal("MEU-7.29" if what == MACHINE else "MEU-7.20", "no-workshop", **facts)
    if not carriers.can_own(state, seat, int(level), state.level[slot]):
        return Refusal("MEU-7.21", "no-token")
    return Refusal("MEU-7.22", "no-piece")


def _not_repaired(state: Position, seat: int, at: int) -> Refusal:
    """MEU-7.16."""
    facts = {"place": state.world().answers[at // 3]}
    if state.holder[at // 3] != seat:
        return Refusal("MEU-7.16", "not-controlled", **facts)
    return Refusal("MEU-7.16", "undamaged", **facts)


def _not_returned(state: Position, seat: int, kind: str, unit: str, captor: str) -> Refusal:
    """MEU-7.34, 7.35, 7.37: units that cannot be ransomed, redeployed or bought back."""
    rule = {"ransom": "MEU-7.34", "redeploy": "MEU-7.35", "regain": "MEU-7.37"}[kind]
    held = state.regain[seat] if kind == "regain" else state.waiting[seat]
    if kind == "ransom":
        known = captor.isdecimal() and int(captor) < state.seats
        held = state.prisoners[int(captor) * PLAYERS + seat] if known else 0
    if not count(held, UNITS.index(unit)):
        facts = {"ransom": "no-prisoner", "redeploy": "nobody-waiting", "regain": "nobody-mended"}
        return Refusal(rule, facts[kind], unit=f"unit:{unit}")
    if not unit_sites(state, seat):
        return Refusal("MEU-7.25", "no-site")
    if not room_for_units(state, seat):
        return Refusal("MEU-7.26", "recruited-all")
    return Refusal("MEU-7.27", "reserve-empty", left=0)


def _not_promoted(state: Position, seat: int, parts: list[str]) -> Refusal | None:
    """MEU-7.24, 7.25: a Captain that cannot be raised."""
    world = state.world()
    if len(parts) != 3 or parts[0] not in UNITS or parts[2] not in world.index:
        return None
    space = world.index[parts[2]]
    facts = {"place": world.answers[space]}
    if state.is_sea(space) or not count(state.own_units(space, seat), UNITS.index(parts[0])):
        return Refusal("MEU-7.24", "no-captain", **facts)
    if design(state, seat, ART_OF_WAR) is None:
        return Refusal("MEU-7.24", "no-technology")
    return Refusal("MEU-7.25", "no-barracks" if state.holder[space] == seat else "not-controlled", **facts)


def _no_activation(state: Position, seat: int, answer: str) -> Refusal | None:
    world = state.world()
    kind = answer.partition(":")[0]
    bound = duties(state, seat)
    if bound:
        return Refusal("MEU-12.17", "barbarians-first", place=world.answers[bound[0]])
    slot = slot_named(state, answer)
    if slot != NOTHING and state.owner_of(slot) != seat:
        return Refusal("MEU-8.28", "not-your-piece", other=state.owner_of(slot), **thing_facts(state, answer))
    space = state.place[slot] if slot != NOTHING else space_named(state, answer)
    if space == NOBODY:
        return None
    facts = {"place": world.answers[space]}
    if kind == "fight":
        return Refusal("MEU-12.17", "no-battle", **facts)
    if kind == "seize":
        return Refusal("MEU-13.13", "no-seizure", **facts)
    if slot != NOTHING and state.trades(slot):
        return Refusal("MEU-8.5", "trader-waits", **thing_facts(state, answer))
    return no_origin(state, seat, space)
