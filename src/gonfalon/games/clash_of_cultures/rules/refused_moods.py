"""Why not in this city: happiness, influence, razing (sections 20, 21 and 28)."""

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CULTURE,
    HAPPY,
    MOOD,
    NOBODY,
    PIECE_NAMES,
    PIECES,
    SETTLEMENT,
)
from gonfalon.games.clash_of_cultures.rules.happiness import ImproveHappiness
from gonfalon.games.clash_of_cultures.rules.influence import InfluenceCulture, boostable, reach, sources, takable
from gonfalon.games.clash_of_cultures.rules.moments import INFLUENCE_BAN
from gonfalon.games.clash_of_cultures.rules.position import FAR, Position
from gonfalon.kernel.requests import Refusal


def not_raised(state: Position, frame: ImproveHappiness, answer: str) -> Refusal | None:
    if answer == "button:done":
        return Refusal("COC-20.2", "nothing-raised")
    city = state.land().hex_of.get(answer, NOBODY)
    if city == NOBODY:
        return None
    if state.city[city] != frame.seat:
        return Refusal("COC-20.1", "not-your-city", city=answer)
    if state.mood[city] == HAPPY:
        return Refusal("COC-6.7", "already-happy", city=answer)
    return Refusal("COC-20.1", "mood-price", city=answer, price=state.size(city), count=state.have(frame.seat, MOOD))


def not_razed(state: Position, seat: int, answer: str) -> Refusal | None:
    city = state.land().hex_of.get(answer, NOBODY)
    if city == NOBODY:
        return None
    if state.city[city] != seat:
        return Refusal("COC-28.7", "not-your-city", city=answer)
    return Refusal("COC-28.7", "too-large", city=answer, size=state.size(city))


# -- influence ---------------------------------------------------------------------------------------


def not_reached(state: Position, frame: InfluenceCulture, step: str, answer: str) -> Refusal | None:
    """A source or a target that is none."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY or step not in ("source", "target"):
        return None
    if step == "target":
        return _not_influenced(state, frame.seat, frame.start, place)
    if place not in sources(state, frame.seat):
        return Refusal("COC-21.1", "not-your-city", city=answer)
    if _bound(state, frame.seat, place):
        return Refusal("COC-21.3", "bound-city", city=answer)
    return Refusal("COC-21.1", "no-target-from", city=answer)


def unreached(state: Position, seat: int) -> list[Refusal]:
    """For every city with a building of another colour: why it is no target, seen from where the least is missing."""
    out: list[Refusal] = []
    for place, owner in enumerate(state.city):
        if owner == NOBODY or all(state.building(place, piece) in (NOBODY, seat) for piece in range(1, PIECES)):
            continue
        row = state.row(place)
        start = min(
            sources(state, seat),
            key=lambda source: (_bound(state, seat, source), row[source] - reach(state, seat, source)),
        )
        out.append(_not_influenced(state, seat, start, place))
    return out


def _bound(state: Position, seat: int, source: int) -> bool:
    """COC-21.3: an own city under influence reaches only itself."""
    return state.city[source] == seat and bool(state.influencers(source))


def _not_influenced(state: Position, seat: int, start: int, place: int) -> Refusal:
    answers = state.land().answers
    at, owner = answers[place], state.city[place]
    if owner == NOBODY:
        return Refusal("COC-21.1", "no-city-there", at=at)
    if place != start and _bound(state, seat, start):
        return Refusal("COC-21.3", "bound-city", city=answers[start])
    if not any(state.has_building(place, piece) for piece in range(1, PIECES)):
        return Refusal("COC-21.1", "no-building", city=at)
    if owner not in (seat, BARBARIAN):
        bans = INFLUENCE_BAN.told(state, owner, 0, (place, 0))
        if bans:
            return Refusal(bans[0].effect.rule, "effect-forbids", effect=bans[0].effect.thing)
    if not any(takable(state, seat, place, piece) for piece in range(1, PIECES)):
        return _not_takable(state, seat, place)
    distance, range_ = state.distance(start, place), reach(state, seat, start)
    if distance == FAR:
        return Refusal("COC-21.9", "no-way-known", at=at, here=answers[start])
    if not boostable(state, seat, place):
        return Refusal("COC-21.11", "no-boost", city=at, distance=distance, range=range_)
    facts = {"distance": distance, "range": range_, "count": state.have(seat, CULTURE)}
    return Refusal("COC-21.1", "out-of-range", city=at, **facts)


def _not_takable(state: Position, seat: int, place: int) -> Refusal:
    """COC-21.6: the buildings are of this seat's colour, or keep theirs, or it has none of their kinds left."""
    at = state.land().answers[place]
    found = [piece for piece in range(1, PIECES) if state.has_building(place, piece)]
    others = [piece for piece in found if state.building(place, piece) != seat]
    if not others:
        return Refusal("COC-21.6", "buildings-yours", city=at)
    missing = [piece for piece in others if not state.spare_piece(seat, piece)]
    if not missing:
        return Refusal("COC-21.6", "buildings-stay", city=at)
    whole = len(missing) == len(others)
    return Refusal("COC-21.6", "buildings-spent" if whole else "nothing-to-exchange", city=at)


def not_exchanged(state: Position, frame: InfluenceCulture, answer: str) -> Refusal | None:
    """COC-21.6: the buildings that cannot be chosen after a success."""
    name = answer.removeprefix("building:")
    if name not in PIECE_NAMES:
        return None
    if name == PIECE_NAMES[SETTLEMENT]:
        return Refusal("COC-21.6", "building-stays", building=answer)
    piece, at = PIECE_NAMES.index(name), state.land().answers[frame.place]
    colour = state.building(frame.place, piece)
    if colour == NOBODY:
        return Refusal("COC-21.6", "building-missing", city=at, building=answer)
    if colour == frame.seat:
        return Refusal("COC-21.6", "building-yours", building=answer)
    fact = "building-stays" if state.spare_piece(frame.seat, piece) else "supply-empty"
    return Refusal("COC-21.6", fact, building=answer)
