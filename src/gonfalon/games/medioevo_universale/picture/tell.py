"""The position in plain words, for the terminal and for screen readers."""

from gonfalon.games.medioevo_universale.content.terms import CARRIERS, CATEGORIES, GOODS, UNITS
from gonfalon.games.medioevo_universale.picture import battle, diplomacy
from gonfalon.games.medioevo_universale.picture.sheet import RELATIONS
from gonfalon.games.medioevo_universale.rules.army import listed
from gonfalon.games.medioevo_universale.rules.buildings import name_of
from gonfalon.games.medioevo_universale.rules.position import HORDE, OWNERS, PLAYERS, Position
from gonfalon.kernel.game import Words


def tell(state: Position, seat: int | None, words: Words) -> str:
    """Everything the board shows to this seat, line by line."""
    lines = [words("board-turn", turn=state.turn_number, turns=state.turns()), words(f"phase-{state.phase}")]
    if state.circle:
        lines.append(words("text-circle", dice=tuple(state.circle)))
    if state.event >= 0:
        lines.append(words("text-event", event=f"event:{state.world().events[state.event]}", level=state.tolerated))
    lines += battle.lines(state, words)
    lines.append(words("text-order", seats=[f"seat:{other}" for other in state.order]))
    for owner in range(state.seats):
        lines += ["", *_realm(state, owner, owner == seat, words)]
    if hordes := _places(state, HORDE, words):
        lines += ["", words("text-hordes"), *hordes]
    if agreed := diplomacy.lines(state, seat, words):
        lines += ["", *agreed]
    return "\n".join(lines)


def units(army: int) -> list[str]:
    return [f"unit:{UNITS[kind]}" for kind in listed(army)]


def _realm(state: Position, seat: int, mine: bool, words: Words) -> list[str]:
    world = state.world()
    realm = "realm:" + world.realms[state.realm[seat]] if state.realm[seat] >= 0 else ""
    out = [words("text-realm", owner=seat, realm=realm, honour=state.honour[seat])]
    out.append(words("text-money", tax=state.tax[seat], loans=state.loans[seat]))
    if mine:
        out.append(words("text-florins", florins=state.florins[seat]))
    known = [f"tech:{name}" for tech, name in enumerate(world.technologies) if state.knows(seat, tech)]
    if known:
        out.append(words("text-techs", techs=known))
    ready = [f"card:{card}" for card in state.cards(seat) if not state.turned[card]]
    turned = [f"card:{card}" for card in state.cards(seat) if state.turned[card]]
    if ready:
        out.append(words("text-cards", cards=ready))
    if turned:
        out.append(words("text-turned", cards=turned))
    for other in range(state.seats):
        if other != seat:
            relation = words("relation-" + RELATIONS[state.relation[seat * PLAYERS + other]])
            out.append(words("text-relation", other=other, relation=relation))
    return out + _places(state, seat, words)


def _places(state: Position, owner: int, words: Words) -> list[str]:
    """Where an owner has something: armies, buildings, carriers."""
    world = state.world()
    out: list[str] = []
    for space in range(world.spaces):
        things: list[str] = []
        if space < world.lands:
            things += units(state.army[space * OWNERS + owner])
            if state.keeper[space] == owner:
                places = range(space * 3, space * 3 + len(CATEGORIES))
                things += [str(words.name(name_of(state, at))) for at in places if state.built[at]]
        for slot in state.carriers_at(space, owner):
            things.append(f"piece:{CARRIERS[state.what[slot]]}{state.level[slot]}")
            things += units(state.load[slot])
            things += ["good:" + GOODS[g] for g in range(len(GOODS)) for _ in range(state.cargo[slot] >> 4 * g & 15)]
        if things:
            out.append("  " + words("text-place", at=world.answers[space], things=things))
    return out
