"""The position in plain words, for the terminal and for screen readers."""

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    GOOD_NAMES,
    GOODS,
    MOOD_NAMES,
    NOBODY,
    TERRAIN_NAMES,
    UNEXPLORED,
)
from gonfalon.games.clash_of_cultures.picture.tips import pieces_of, units_of
from gonfalon.games.clash_of_cultures.rules import scoring
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.game import Words


def tell(state: Position, seat: int | None, words: Words) -> str:
    """Everything the board shows to this seat, line by line."""
    lines = [words("text-age", age=state.age, round=state.round_number, seat=state.first)]
    if state.active != NOBODY:
        lines.append(words("text-active", seat=state.active, actions=state.actions))
    decks = {"action": len(state.deck), "objective": len(state.goal_deck), "wonder": len(state.plan_deck)}
    lines.append(words("text-decks", event=state.events.size(), **decks))
    for owner in range(state.seats):
        lines += ["", *_player(state, owner, owner == seat, words)]
    if barbarians := _pieces(state, BARBARIAN, words):
        lines += ["", words("text-barbarians"), *barbarians]
    lines += ["", words("text-map"), *_map(state, words)]
    return "\n".join(lines)


def _player(state: Position, owner: int, mine: bool, words: Words) -> list[str]:
    world = state.world()
    points = scoring.points(scoring.halves(state, owner))
    out = [words("text-player", owner=owner, points=points)]
    if state.civ[owner] != NOBODY:
        leader = state.leader[owner]
        name = words("text-no-leader") if leader == NOBODY else words.name("leader:" + world.leaders[leader])
        out.append(words("text-civ", civ="civilization:" + world.civilizations[state.civ[owner]], leader=name))
    goods = ["good:" + GOOD_NAMES[good] for good in range(GOODS) for _ in range(state.have(owner, good))]
    out.append(words("text-goods", goods=goods) if goods else words("text-nothing"))
    owned = ["advance:" + name for number, name in enumerate(world.advances) if state.owns(owner, number)]
    first = world.civ_advances[4 * state.civ[owner] : 4 * state.civ[owner] + 4] if state.civ[owner] != NOBODY else []
    owned += ["civ_advance:" + name for name in first if state.owns_civ(owner, world.civ_advance_of[name])]
    out += [words("text-advances", advances=owned), words("text-box", count=state.box[owner])]
    if mine:
        cards = ["card:" + world.action_cards[card] for card in state.hand[owner]]
        cards += ["goal:" + world.goal_cards[card] for card in state.goals[owner]]
        cards += ["wonder:" + world.wonders[card] for card in state.plans[owner]]
        out.append(words("text-hand", cards=cards) if cards else words("text-hand", cards=words("text-nothing")))
    else:
        hands = {"action": state.hand, "objective": state.goals, "wonder": state.plans}
        out.append(words("text-counts", **{kind: len(cards[owner]) for kind, cards in hands.items()}))
    return out + _pieces(state, owner, words)


def _pieces(state: Position, owner: int, words: Words) -> list[str]:
    """Cities and units of an owner, space by space."""
    at = state.land().answers
    out: list[str] = []
    for place in state.cities(owner):
        pieces = words("tip-city-pieces", pieces=pieces_of(state, place)) if pieces_of(state, place) else ""
        facts = {"at": at[place], "mood": "mood:" + MOOD_NAMES[state.mood[place]], "size": state.size(place)}
        out.append("  " + words("text-city", pieces=f" ({pieces})" if pieces else "", **facts))
    for place in state.places_of(owner):
        out.append("  " + words("text-units", at=at[place], units=units_of(state, place)))
    return out


def _map(state: Position, words: Words) -> list[str]:
    at = state.land().answers
    out: list[str] = []
    covered = [state.land().hexes[place] for place, kind in enumerate(state.terrain) if kind == UNEXPLORED]
    for place, kind in enumerate(state.terrain):
        if kind == UNEXPLORED:
            continue
        line = words("text-hex", at=at[place], terrain="terrain:" + TERRAIN_NAMES[kind])
        if state.exhausted[place]:
            line += ". " + words("tip-exhausted")
        if state.pirates[place]:
            line += ". " + words("tip-pirates", count=state.pirates[place])
        out.append("  " + line)
    if covered:
        out.append("  " + words("text-covered", hexes=", ".join(covered)))
    return out
