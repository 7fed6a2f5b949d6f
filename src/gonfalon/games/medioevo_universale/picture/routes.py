"""Trade routes on the map: a token on every stage, the destination with what it pays, a line that joins them."""

import math
from collections.abc import Sequence
from typing import Final

from gonfalon.draw.svg import Markup, Point, circle, group, join, path, polyline, text
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.medioevo_universale.picture.spots import Spots, covers
from gonfalon.games.medioevo_universale.rules.deals import Trade
from gonfalon.games.medioevo_universale.rules.position import NOTHING, Position
from gonfalon.kernel.game import Words

AWAY: Final = 40.0  # from its town, so that a token is joined to it
ASIDE: Final = 17.0  # between the tokens of several players on one stage
R: Final = 8.0
TICK: Final = "M-4 0L-1 3L4-3"
FLAG: Final = "M-3 5V-5H4L2-2.5L4 0H-3"


def routes(state: Position, reader: int | None, spots: Sequence[Spots], words: Words) -> Markup:
    """All routes that are under way: they lie open (MEU-14.23). The reader's is joined by a line."""
    under_way = [seat for seat in range(state.seats) if state.route[seat]]
    named = [frame for frame in state.frames if isinstance(frame, Trade) and frame.seat == reader]
    return join(
        [_route(state, seat, seat == reader, spots, words) for seat in under_way]
        + [_begun(state, trade, spots) for trade in named if not state.route[trade.seat]]
    )


def _begun(state: Position, trade: Trade, spots: Sequence[Spots]) -> Markup:
    """The stages of a route that the reader is opening, as far as they are named."""
    places = [_spot(state, trade.seat, stage, spots) for stage in trade.stages]
    return group(*(group(_token(trade.seat, ""), at=at) for at in places), id="route-begun", pointer_events="none")


def _route(state: Position, seat: int, joined: bool, spots: Sequence[Spots], words: Words) -> Markup:
    stops = state.route[seat]
    places = [_spot(state, seat, stop // 2, spots) for stop in stops]
    parts = [_leader(state, seat, stop // 2, spots) for stop in stops]
    parts += [_line(state, seat, places, spots)] if joined else []
    for number, stop in enumerate(stops):
        sign = FLAG if number == len(stops) - 1 else TICK if stop % 2 else ""
        parts.append(group(_token(seat, sign), at=places[number]))
    pays = words("route-pays", points=state.world().route_points[len(stops)])
    parts.append(text(pays, *_beside(state, seat, places[-1], spots), 14, middle=True, class_="place"))
    return group(*parts, id=f"route-{seat}", pointer_events="none")


def _leader(state: Position, seat: int, place: int, spots: Sequence[Spots]) -> Markup:
    """From tokens that stand away from their town to that town, once for a row of them."""
    spot = spots[place]
    if _row(state, seat, place)[0] or math.dist(spot.marks, spot.town) < AWAY:
        return Markup()
    return path(polyline((spot.marks, spot.town)), stroke=paint("edge"), stroke_width=1.8, stroke_opacity=0.8)


def _line(state: Position, seat: int, places: list[Point], spots: Sequence[Spots]) -> Markup:
    """From the transport by the stages still to be visited to the destination."""
    road = state.road[seat]
    start = [spots[state.place[road]].carrier] if road != NOTHING and state.place[road] >= 0 else []
    to_come = [place for place, stop in zip(places, state.route[seat], strict=True) if not stop % 2]
    look = {"stroke": seat_paint(seat), "stroke_dasharray": "7 6", "stroke_linecap": "round", "fill": "none"}
    return path(polyline([*start, *to_come]), stroke_width=3, stroke_opacity=0.75, **look)


def _row(state: Position, seat: int, place: int) -> tuple[int, int]:
    """How many other players pass there before this one, and how many after."""
    others = [who for who in range(state.seats) if who != seat and place in [stop // 2 for stop in state.route[who]]]
    before = len([who for who in others if who < seat])
    return before, len(others) - before


def _spot(state: Position, seat: int, place: int, spots: Sequence[Spots]) -> Point:
    """In a row with the tokens of those who pass there as well."""
    before, after = _row(state, seat, place)
    x, y = spots[place].marks
    return x + ASIDE * (before - after) / 2, y


def _beside(state: Position, seat: int, at: Point, spots: Sequence[Spots]) -> Point:
    """Where beside the destination, and beside no other token, a number covers least of the names."""
    before, after = _row(state, seat, state.route[seat][-1] // 2)
    right, left = (at[0] + R + 12, at[1]), (at[0] - R - 12, at[1])
    choices = [right] * (not after) + [(at[0], at[1] - R - 9), (at[0], at[1] + R + 9)] + [left] * (not before)
    return min(choices, key=lambda c: sum(covers((c[0] - 10, c[1] - 8, 20, 16), spot.name) for spot in spots))


def _token(seat: int, sign: str) -> Markup:
    """A stage, one that has been visited, or the destination."""
    ring = circle(R, fill=seat_paint(seat), stroke=paint("rim"), stroke_width=1.5)
    return ring + path(sign, fill="none", stroke=paint("rim"), stroke_width=2.2) if sign else ring
