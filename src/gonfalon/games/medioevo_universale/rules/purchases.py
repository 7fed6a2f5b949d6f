"""Phase 4: what can be bought, where it may stand and what it costs (section 7)."""

from typing import Any, Final

from gonfalon.games.medioevo_universale.content.terms import (
    ARCHITECTURE,
    ART_OF_WAR,
    BLUE,
    BRANCHES,
    CAPTAIN,
    CARAVAN,
    CARPENTRY,
    CARRIERS,
    CAVALRY,
    CIVIL,
    FLIGHT_OF_TIME,
    GALLEY,
    GREEN,
    MACHINE,
    MASONRY,
    MATHEMATICS,
    MILITARY,
    RED,
    RELIGION,
    RELIGIOUS,
    SHIP,
    UNITS,
    VIOLET,
    WAGON,
)
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import count, kinds
from gonfalon.games.medioevo_universale.rules.buildings import free_tokens, in_stock, stock_left
from gonfalon.games.medioevo_universale.rules.money import NO_POINTS, affordable, means, missing, points
from gonfalon.games.medioevo_universale.rules.nearby import could_use
from gonfalon.games.medioevo_universale.rules.position import (
    CIVIL_CONTROL,
    HORDE,
    MILITARY_CONTROL,
    NOBODY,
    OWNERS,
    PLAYERS,
    Position,
)

DESIGN: Final = (MASONRY, ARCHITECTURE, RELIGION)
DESIGN_COLOUR: Final = (GREEN, GREEN, VIOLET)
FREE_RETURN: Final = "MEU-7.35"  # surrendered units cost nothing
UNCOUNTED: Final = 1_000_000  # a purse for which nothing is too dear


def sites(state: Position, seat: int, clause: int) -> list[int]:
    """MEU-7.4: controlled territories, and those a pact opens; nothing goes into a contested one."""
    if not _granted(state, seat, clause):
        return state.territories(seat)
    return [t for t, holder in enumerate(state.holder) if holder != NOBODY and _opens(state, seat, t, clause)]


def _granted(state: Position, seat: int, clause: int) -> bool:
    """Whether any pact in force gives this to the seat."""
    for pact in state.pacts:
        for granted in pact[2]:
            if granted[0] == clause and granted[2] == seat:
                return True
    return False


def _opens(state: Position, seat: int, territory: int, clause: int) -> bool:
    holder = state.holder[territory]
    return holder == seat or state.permits(clause, holder, seat, territory)


def unit_sites(state: Position, seat: int) -> list[int]:
    """MEU-7.25: a populated area or a military building."""
    area = state.world().area
    return [t for t in sites(state, seat, MILITARY_CONTROL) if area[t] or state.fortress(t)]


def carrier_sites(state: Position, seat: int, what: int) -> list[int]:
    """MEU-7.20, 7.29."""
    if what in (WAGON, MACHINE):
        return unit_sites(state, seat)
    world = state.world()
    clause = MILITARY_CONTROL if what == GALLEY else CIVIL_CONTROL
    areas = [t for t in sites(state, seat, clause) if world.area[t]]
    return areas if what == CARAVAN else [t for t in areas if world.port[t]]


def _own(state: Position, seat: int, space: int, places: list[int]) -> bool:
    """MEU-7.20, 7.25: what is there already is raised on controlled ground; pacts speak of what is new (MEU-19.9)."""
    return space in places and state.holder[space] == seat


def unit_limit(state: Position, seat: int) -> int:
    """MEU-7.26: 3 and the levels of civil buildings."""
    return state.number("unit_limit") + sum([state.civil(t) for t in state.territories(seat)])


def room_for_units(state: Position, seat: int) -> bool:
    return state.recruited[seat] < unit_limit(state, seat)


def design(state: Position, seat: int, technology: int) -> tuple[int, ...] | None:
    """What it costs to use a technology of the purchase phase besides its own points; None: he cannot.

    Nothing, or the points of Flight of Time for one that a neighbour has (MEU-16.25).
    """
    if state.knows(seat, technology):
        return NO_POINTS
    if not could_use(state, seat, technology):
        return None
    return points(VIOLET, state.world().use_gears[FLIGHT_OF_TIME])


def plus(need: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(need, more, strict=True)])


class Offer:
    """Something for sale: its answer, florins, technology points, and the rule behind it."""

    def __init__(self, answer: str, florins: int, need: tuple[int, ...], rule: str) -> None:
        self.answer = answer
        self.florins = florins
        self.need = need
        self.rule = rule


def offers(state: Position, seat: int, purse: int = UNCOUNTED) -> list[Offer]:
    """Everything the seat could buy now with these florins; what the points cost besides, the caller counts."""
    built = designs(state, seat, purse) if state.deployment else buildings(state, seat, purse)
    out = technologies(state, seat) + built + transports(state, seat, purse) + units(state, seat, purse)
    out += empire_card(state, seat) + repairs(state, seat) + returning(state, seat)
    return [offer for offer in out if offer.florins <= purse]


def offer_of(state: Position, seat: int, answer: str) -> Offer | None:
    """The one of all these offers that has this answer."""
    kind = answer.partition(":")[0]
    found: list[Offer] = []
    if kind == "learn":
        found = technologies(state, seat)
    elif kind in ("build", "design"):
        found = designs(state, seat, UNCOUNTED) if state.deployment else buildings(state, seat)
    elif kind in ("make", "raise"):
        found = transports(state, seat)
    elif kind in ("recruit", "promote"):
        found = units(state, seat)
    elif kind in ("ransom", "redeploy", "regain"):
        found = returning(state, seat)
    elif kind == "repair":
        found = repairs(state, seat)
    elif kind == "button":
        found = empire_card(state, seat)
    for offer in found:
        if offer.answer == answer:
            return offer
    return None


def in_reach(state: Position, seat: int, answer: str) -> Offer | None:
    """The same if the seat can buy and pay for it now, as ``wanted`` says for all."""
    offer = offer_of(state, seat, answer)
    if offer is None or (state.due[seat] and offer.rule != FREE_RETURN):
        return None
    return offer if affordable(state, seat, offer.florins, offer.need) else None


def technologies(state: Position, seat: int) -> list[Offer]:
    """MEU-7.5, 7.6: one level of a branch a turn."""
    out: list[Offer] = []
    for branch in range(6):
        level = state.tech[seat * 6 + branch]
        if level < 4 and not state.learned[seat] >> branch & 1:
            price = state.number("technology") * (level + 1)
            out.append(Offer(f"learn:{BRANCHES[branch]}", price, NO_POINTS, "MEU-7.6"))
    return out


def buildings(state: Position, seat: int, purse: int = UNCOUNTED) -> list[Offer]:
    """MEU-7.10 to 7.14: new ones and upgrades, by category and level."""
    out: list[Offer] = []
    world = state.world()
    for category in (CIVIL, MILITARY, RELIGIOUS):
        more = design(state, seat, DESIGN[category])
        if more is None:
            continue
        for level in (1, 2, 3):
            if not world.building[category * 4 + level] or not in_stock(state, category, level):
                continue
            for t in building_sites(state, seat, category, level):
                now = category * 4 + state.built[t * 3 + category]
                at = category * 4 + level
                florins = world.price[at] - world.price[now]
                if florins > purse:
                    continue
                need = plus(points(DESIGN_COLOUR[category], world.gears[at] - world.gears[now]), more)
                out.append(Offer(f"build:{world.building[at]}-{world.names[t]}", florins, need, "MEU-7.11"))
    return out


def designs(state: Position, seat: int, purse: int) -> list[Offer]:
    """MEU-24.8: the same without a site, by what would be replaced: ``design:castle-1``."""
    out: dict[str, Offer] = {}
    for offer in buildings(state, seat, purse):
        name, _, place = offer.answer[6:].partition("-")
        at = state.world().building.index(name)
        before = state.built[state.world().index[place] * 3 + at // 4]
        hidden = f"design:{name}-{before}"
        taken = [thing for thing, _ in state.stash[seat] if thing.startswith(f"design:{name}-")]
        if stock_left(state, at // 4, at % 4) > len(taken):
            out[hidden] = Offer(hidden, offer.florins, offer.need, offer.rule)
    return list(out.values())


def behind_screen(state: Position, seat: int, what: int, level: int) -> bool:
    """MEU-24.8: whether bank and property tokens allow one more piece besides those bought and still hidden."""
    return token_left(state, seat, level) and piece_left(state, seat, what, level)


def token_left(state: Position, seat: int, level: int) -> bool:
    """MEU-7.21: whether a property token is free for one more piece of a level."""
    hidden = [int(thing[-1]) for thing, _ in state.stash[seat] if thing.startswith("make:")]
    return carriers.can_own_all(state, seat, [*hidden, level])


def piece_left(state: Position, seat: int, what: int, level: int) -> bool:
    """MEU-7.22: whether the bank has one more piece of a kind."""
    same = 0
    for thing, _ in state.stash[seat]:
        same += thing[5:-1] == CARRIERS[what] and (what != MACHINE or int(thing[-1]) == level)
    return carriers.bank_left(state, what, level) > same


def building_sites(state: Position, seat: int, category: int, level: int) -> list[int]:
    area = state.world().area
    return [
        t for t in state.territories(seat) if state.built[t * 3 + category] < level and (category != CIVIL or area[t])
    ]


def transports(state: Position, seat: int, purse: int = UNCOUNTED) -> list[Offer]:
    """MEU-7.19 to 7.22, 7.28, 7.29: new carriers by kind and level, and upgrades of own ones."""
    out: list[Offer] = []
    each = state.number("carrier")
    if each > purse:
        return out
    for what in (WAGON, GALLEY, CARAVAN, SHIP, MACHINE):
        technology, colour = (MATHEMATICS, GREEN) if what == MACHINE else (CARPENTRY, BLUE)
        more = design(state, seat, technology)
        if more is None:
            continue
        places = carrier_sites(state, seat, what)
        for level in (1, 2, 3):
            if places and each * level <= purse and behind_screen(state, seat, what, level):
                answer = f"make:{CARRIERS[what]}{level}"
                out.append(Offer(answer, each * level, plus(points(colour, level), more), "MEU-7.20"))
        for slot in state.carriers(seat):
            if state.what[slot] != what or not _own(state, seat, state.place[slot], places):
                continue
            for level in range(state.level[slot] + 1, 4):
                fits = carriers.can_own(state, seat, level, state.level[slot])
                if fits and (what != MACHINE or carriers.in_bank(state, what, level)):
                    higher = level - state.level[slot]
                    need = plus(points(colour, higher), more)
                    out.append(Offer(f"raise:{slot}-{level}", each * higher, need, "MEU-7.19"))
    return out


def units(state: Position, seat: int, purse: int = UNCOUNTED) -> list[Offer]:
    """MEU-7.23 to 7.27: recruits, and Captains raised."""
    out: list[Offer] = []
    world = state.world()
    places = unit_sites(state, seat)
    art = design(state, seat, ART_OF_WAR)
    if places and room_for_units(state, seat):
        for kind in range(CAVALRY + 1):
            if world.unit_price[kind] <= purse and state.reserve(seat, kind) > 0:
                out.append(Offer(f"recruit:{UNITS[kind]}", world.unit_price[kind], NO_POINTS, "MEU-7.25"))
        if art is not None and world.unit_price[CAPTAIN] <= purse and state.reserve(seat, CAPTAIN) > 0:
            for level in (1, 2, 3):
                kind = CAPTAIN + level - 1
                price = world.unit_price[kind]
                out.append(Offer(f"recruit:{UNITS[kind]}", price, plus(points(RED, level), art), "MEU-7.24"))
    if art is not None:
        for t in [place for place in places if _own(state, seat, place, places)]:
            army = state.own_units(t, seat)
            for kind in (CAPTAIN, CAPTAIN + 1):
                if count(army, kind):
                    for higher in range(kind + 1, CAPTAIN + 3):
                        price = world.unit_price[higher] - world.unit_price[kind]
                        answer = f"promote:{UNITS[kind]}-{UNITS[higher]}-{world.names[t]}"
                        out.append(Offer(answer, price, plus(points(RED, higher - kind), art), "MEU-7.24"))
    return out


def empire_card(state: Position, seat: int) -> list[Offer]:
    """MEU-7.30: one a turn; every card owned makes it dearer."""
    if state.learned[seat] >> 6 & 1 or not state.empire.size():
        return []
    price = state.number("empire_card") + state.number("empire_card_more") * len(state.cards(seat))
    return [Offer("button:empire-card", price, NO_POINTS, "MEU-7.30")]


def repairs(state: Position, seat: int) -> list[Offer]:
    """MEU-7.16: a destruction token at a time."""
    price = state.number("repair")
    damaged = [at for at in state.buildings(seat) if state.damage[at]]
    return [Offer(f"repair:{at}", price, NO_POINTS, "MEU-7.16") for at in damaged]


def returning(state: Position, seat: int) -> list[Offer]:
    """MEU-7.34, 7.35, 7.37: prisoners ransomed, surrendered units redeployed, units of card 28 bought back."""
    out: list[Offer] = []
    if not unit_sites(state, seat) or not room_for_units(state, seat):
        return out
    price = state.world().unit_price
    for captor in state.others(seat):
        for kind in kinds(state.prisoners[captor * PLAYERS + seat]):
            out.append(Offer(f"ransom:{UNITS[kind]}-{captor}", 2 * price[kind], NO_POINTS, "MEU-7.34"))
    for kind in kinds(state.waiting[seat]):
        out.append(Offer(f"redeploy:{UNITS[kind]}", 0, NO_POINTS, FREE_RETURN))
    for kind in kinds(state.regain[seat]):
        if state.reserve(seat, kind) > 0:
            out.append(Offer(f"regain:{UNITS[kind]}", (price[kind] + 1) // 2, NO_POINTS, "MEU-7.37"))
    return out


def token_sites(state: Position, seat: int, territory: int) -> list[int]:
    """MEU-11.5: next to the building, controlled by no other player, without another's army."""
    if not free_tokens(state, seat):
        return []
    out: list[int] = []
    for near in state.world().by_land[territory]:
        armies = [other for other in state.present(near) if other != seat]
        free = state.holder[near] in (NOBODY, seat) and not armies and not state.army[near * OWNERS + HORDE]
        if free and state.in_play[near] and state.token[near] == NOBODY:
            out.append(near)
    return out


def wanted(state: Position, seat: int) -> list[Offer]:
    """What the seat can buy and pay for."""
    if state.due[seat]:  # MEU-20.7: who surrendered comes back for nothing
        return [offer for offer in returning(state, seat) if offer.rule == FREE_RETURN]
    cash, gear = means(state, seat), state.number("missing_gear")
    short: dict[tuple[int, ...], int] = {
        NO_POINTS: 0
    }  # what points cost besides, by what is needed: few needs, many offers
    out: list[Offer] = []
    for offer in offers(state, seat, cash):
        if offer.need not in short:
            short[offer.need] = missing(state, seat, offer.need) * gear
        if offer.florins + short[offer.need] <= cash:
            out.append(offer)
    return out


def next_of(state: Position, seat: int, branch: int) -> str:
    """The technology that a player learns next in a branch; the last one for who knows all of them."""
    return "tech:" + state.world().technologies[branch * 4 + min(3, state.tech[seat * 6 + branch])]


def facts(state: Position, answer: str) -> dict[str, Any]:
    """What the label of an offer says."""
    kind, _, rest = answer.partition(":")
    if kind == "build":
        name, _, place = rest.partition("-")
        return {"thing": f"building:{name}", "place": state.world().answers[state.world().index[place]]}
    if kind == "make":
        return {"thing": f"piece:{rest}"}
    if kind == "design":
        name, _, before = rest.partition("-")
        at = state.world().building.index(name)
        into = state.world().building[at // 4 * 4 + int(before)] if before != "0" else ""
        return {"thing": f"building:{name}", "into": f"building:{into}" if into else "asset:none", "level": int(before)}
    if kind in ("recruit", "redeploy", "regain"):
        return {"thing": f"unit:{rest}"}
    if kind == "ransom":
        unit, _, captor = rest.partition("-")
        return {"thing": f"unit:{unit}", "other": int(captor)}
    if kind == "promote":
        unit, higher, place = rest.split("-")
        return {
            "thing": f"unit:{unit}",
            "into": f"unit:{higher}",
            "place": state.world().answers[state.world().index[place]],
        }
    if kind == "raise":
        slot, _, level = rest.partition("-")
        what = CARRIERS[state.what[int(slot)]]
        return {
            "thing": f"piece:{what}{state.level[int(slot)]}",
            "into": f"piece:{what}{level}",
            "place": state.world().answers[state.place[int(slot)]],
            "number": int(slot) % 10 + 1,
        }
    if kind == "repair":
        at = int(rest)
        name = state.world().building[at % 3 * 4 + state.built[at]]
        return {"thing": f"building:{name}", "place": state.world().answers[at // 3]}
    if answer == "button:empire-card":
        return {"thing": answer}
    return {"thing": f"branch:{rest}"} if kind == "learn" else {}
