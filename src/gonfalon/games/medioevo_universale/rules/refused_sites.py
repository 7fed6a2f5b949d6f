"""Why not, of a place: where a new piece, a building's token, a rebellion or a first piece cannot stand."""

from gonfalon.games.medioevo_universale.content.terms import CARRIERS
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.buying import Purchase
from gonfalon.games.medioevo_universale.rules.construction import Build
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.refused_moves import space_named
from gonfalon.games.medioevo_universale.rules.setup import FirstTransports, Setup
from gonfalon.kernel.requests import Refusal


def no_place(state: Position, frame: Purchase, answer: str) -> Refusal | None:
    """MEU-7.4, 7.20, 7.25, 7.29: where a purchase does not go."""
    space, world = space_named(state, answer), state.world()
    if space == NOBODY or frame.STEPS[frame.at] != "put":
        return None
    facts = {"place": world.answers[space]}
    if state.is_sea(space) or state.holder[space] != frame.seat:
        return Refusal("MEU-7.4", "not-controlled", **facts)
    kind, _, piece = frame.answer.partition(":")
    what = CARRIERS.index(piece[:-1]) if kind == "make" else -1
    if carriers.is_ship(what):
        return Refusal(frame.rule, "no-port", **facts)
    return Refusal(
        frame.rule, "no-area" if kind == "make" and what == CARRIERS.index("caravan") else "no-barracks", **facts
    )


def no_token(state: Position, frame: Build, answer: str) -> Refusal | None:
    """MEU-11.5: where a control token cannot lie."""
    space, world = space_named(state, answer), state.world()
    if space == NOBODY or frame.STEPS[frame.at] != "token":
        return None
    facts = {"place": world.answers[space], "start": world.answers[frame.territory]}
    if space == frame.territory:
        return Refusal("MEU-11.5", "building-itself", **facts)
    if space not in world.by_land[frame.territory]:
        return Refusal("MEU-11.5", "not-adjacent", **facts)
    if not state.in_play[space]:
        return Refusal("MEU-2.8", "out-of-play", **facts)
    if state.holder[space] not in (NOBODY, frame.seat):
        return Refusal("MEU-11.5", "controlled-by", other=state.holder[space], **facts)
    if state.token[space] == frame.seat:
        return Refusal("MEU-11.5", "token-there", **facts)
    return Refusal("MEU-11.5", "army-there", **facts)


def no_rebellion(state: Position, frame: Rebellions, answer: str) -> Refusal | None:
    """MEU-5.26: where a rebellion does not break out."""
    space = space_named(state, answer)
    if space == NOBODY or frame.STEPS[frame.at] != "place":
        return None
    facts = {"place": state.world().answers[space]}
    if space not in state.homes(frame.seat):
        return Refusal("MEU-5.26", "not-home", **facts)
    if state.holder[space] != frame.seat:
        return Refusal("MEU-5.26", "not-controlled", **facts)
    there = size(sum(state.army[space * OWNERS : space * OWNERS + HORDE]))
    return Refusal("MEU-5.26", "more-troops", there=there, **facts)


def not_at_home(state: Position, seat: int, answer: str, rule: str, what: str) -> Refusal | None:
    """MEU-2.12 to 2.14: where nothing stands at the beginning."""
    space = space_named(state, answer)
    if space == NOBODY:
        return None
    facts = {"place": state.world().answers[space]}
    return Refusal(rule, what if space in state.homes(seat) else "not-home", **facts)


def not_first(state: Position, frame: Setup, answer: str) -> Refusal | None:
    """MEU-2.7, 2.12, 2.13: realms, Villages and Archers."""
    step, world = frame.STEPS[frame.at], state.world()
    if step == "realms" and answer[6:] in world.realms:
        taken = world.realms.index(answer[6:]) in state.realm
        return Refusal("MEU-2.7", "realm-taken" if taken else "realm-unlinked")
    if step == "villages":
        return not_at_home(state, state.order[frame.turn], answer, "MEU-2.12", "no-area")
    if step == "archers":
        return not_at_home(state, state.order[frame.turn - state.seats], answer, "MEU-2.13", "not-home")
    return None


def no_first_transport(state: Position, frame: FirstTransports, answer: str) -> Refusal | None:
    """MEU-2.13, 2.14."""
    if frame.STEPS[frame.at] == "put":
        ship = carriers.is_ship(frame.what)
        return not_at_home(state, frame.seat, answer, "MEU-2.14" if ship else "MEU-2.13", "no-port")
    piece = answer.partition(":")[2]
    if piece[:-1] not in CARRIERS or not piece[-1:].isdecimal():
        return None
    if carriers.is_ship(CARRIERS.index(piece[:-1])) and not any(state.world().port[t] for t in state.homes(frame.seat)):
        return Refusal("MEU-2.14", "realm-without-port")
    return Refusal("MEU-2.13", "levels-left", levels=frame.levels)
