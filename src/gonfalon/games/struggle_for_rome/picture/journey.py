"""A tribe on its way: what it costs to reach each crossroad, and the routes to a chosen one, as drawn on the map."""

from typing import Final

from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Attr, Markup, circle, group, path, rect, target, text
from gonfalon.draw.theme import paint
from gonfalon.games.struggle_for_rome.content.land import LEADER
from gonfalon.games.struggle_for_rome.picture import atlas
from gonfalon.games.struggle_for_rome.picture import pieces as glyphs
from gonfalon.games.struggle_for_rome.rules import travel
from gonfalon.games.struggle_for_rome.rules.position import NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn
from gonfalon.kernel.game import Tip, Words

INK: Final = "fill:#2b241c"
DISC: Final = 9.6  # how large a number of a price is from afar
ROW: Final = 27.0  # of the little bill beside the goal of a journey
BILL: Final = 96.0
#: How far below its crossroad a price stands beside the name of a city in no line, in one, or in two.
BELOW: Final = (0.0, 15.0, 17.0)
#: How the first route is drawn, and the second: colour and dashes.
STROKES: Final = (("accent", None), ("ok", "9 5"))


def crossroads(state: Position, place: atlas.Sheet, seat: int | None, lines: list[int]) -> list[Markup]:
    """The open crossroads; those this seat's nomads can reach now show their cheapest price.

    ``lines``: in how many lines each city's name is written below it. No price lies on a name.
    """
    land = state.land()
    prices = _prices(state, seat)
    out: list[Markup] = []
    for c in land.open:
        dot = circle(3, fill=paint("roadfill"), stroke=paint("road"), stroke_width=1)
        reach: float | tuple[float, float, float, float] = 9
        priced = False
        price = prices.get(land.zone[c])
        if state.stand[c] != NOBODY:
            dot, reach = Markup(), (-12, -20, 24, 29)  # pointed at by the figure that stands there
        elif price == (0, 0):
            dot = circle(6, fill=paint("ok"), stroke=paint("rim"), stroke_width=1.4)
        elif price:
            dot, width = tag(price)
            reach, priced = (-width / 2 - 1.5, -9.5, width + 3, 19), True
        answer = land.cross_answers[c]
        x, y = place.crossroads[c]
        if priced:
            beside = [land.city_of[d] for d in land.next_to[c] if place.crossroads[d][0] != x]
            names = [lines[city] for city in beside if city >= 0 and place.crossroads[land.city_at[city]][1] < y]
            y += BELOW[max(names, default=0)]
        out.append(target(answer.replace(":", "-"), dot, at=(x, y), choose=answer, reach=reach, class_="crossroad"))
    return out


def _prices(state: Position, seat: int | None) -> dict[int, tuple[int, int]]:
    """While this seat's nomads may move: the cheapest price (grain, gold) of a zone; -1 where only a Leader goes."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, TribeTurn) or frame.seat != seat or frame.moved or frame.at != 0:
        return {}
    if state.place[frame.tribe] == SETTLED:
        return {}
    led = not frame.played and LEADER in state.cards[seat]
    out: dict[int, tuple[int, int]] = {}
    for zone, spots in enumerate(state.land().open_in):
        if not spots:
            continue
        if found := travel.ways(state, frame.tribe, spots[0]):
            out[zone] = travel.cheapest(found)
        elif led:
            out[zone] = (-1, -1)
    return out


def tag(price: tuple[int, int]) -> tuple[Markup, float]:
    """A small label round the origin, and its width: sheaves, a coin that says how many, or the crown of a Leader.

    Seen from afar it is as many discs as numbers, which are then as large as they: a sheaf's pale, a coin's golden.
    """
    parts: list[Markup] = []
    grain, gold = price
    width = 5.0
    if grain < 0:
        parts.append(icon("crown", 11, width + 6, 0, fill="#6d3f1c"))
        width += 12
    if grain > 0:
        parts.append(text(str(grain), width, 0, 11, "start", middle=True, class_="bold", style=INK))
        parts.append(icon("wheat", 9.5, width + 12, 0, fill="#8a5a12"))
        width += 18.5
    if gold > 0:
        parts.append(circle(6.4, width + 5.4, 0, fill="#eec04d", stroke="#8a5a12", stroke_width=0.8))
        parts.append(text(str(gold), width + 5.4, 0, 11, middle=True, class_="bold", style=INK))
        width += 13
    width += 1
    box = rect((0, -7.5, width, 15), 4, fill="#fffaf0", stroke="#8d7a58", stroke_width=0.8)
    told = [(grain, "#eef3d8", "#5f7a2c")] * (grain > 0) + [(gold, "#eec04d", "#8a5a12")] * (gold > 0)
    discs = [
        group(
            circle(DISC, fill=fill, stroke=edge, stroke_width=1.2),
            text(str(number), 0, 0, 11, middle=True, class_="bold", style=INK),
            at=((i - (len(told) - 1) / 2) * 2 * DISC, 0),
        )
        for i, (number, fill, edge) in enumerate(told)
    ]
    near = group(box, *parts, at=(-width / 2, 0), class_="near" if told else None)
    return near + group(*discs, class_="afar"), max(width, 2 * DISC * len(told))


def routes(state: Position, place: atlas.Sheet, seat: int | None) -> tuple[list[Markup], list[Markup]]:
    """The traveller's ways to a crossroad, drawn before one of them is paid: the lines, and a bill beside the goal.

    Nobody else sees them: which ways there are tells what the traveller holds.
    """
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, travel.Travel) or frame.seat != seat:
        return [], []
    start, goal = state.place[frame.tribe], frame.goal
    trails: dict[tuple[int, int], str] = {}
    bill: list[tuple[int, int, int]] = []
    for grain, gold, arrows, ships in travel.ways(state, frame.tribe, goal):
        if (arrows, ships) not in trails:
            trails[arrows, ships] = atlas.trail(place, travel.route(state.land(), start, goal, arrows, ships))
        bill.append((grain, gold, list(trails).index((arrows, ships))))
    common: dict[str, Attr] = {"fill": "none", "stroke_linejoin": "round"}
    lines = [path(d, stroke=paint("rim"), stroke_width=10, stroke_opacity=0.85, **common) for d in trails.values()]
    for number, d in enumerate(trails.values()):
        lines.append(path(d, stroke_width=6, **_stroke(number), **common))
    x, y = place.crossroads[goal]
    ghost = group(glyphs.figure(frame.tribe // 2, frame.tribe % 2), at=(x, y - 7), opacity=0.6)
    ring = circle(15, x, y - 6, fill="none", stroke=paint("accent"), stroke_width=2.5, stroke_dasharray="4 3")
    return lines, [group(ring, ghost, pointer_events="none"), *_bill(bill, place, x, y)]


def _stroke(number: int) -> dict[str, Attr]:
    colour, dashes = STROKES[number % len(STROKES)]
    return {"stroke": paint(colour), "stroke_dasharray": dashes}


def _bill(rows: list[tuple[int, int, int]], place: atlas.Sheet, x: float, y: float) -> list[Markup]:
    """What each way costs, one under the other, beside the goal; every row can be picked."""
    left = x - 24 - BILL if x - 24 - BILL > 12 else x + 24
    top = min(max(y - ROW * len(rows) / 2, 12), place.height - ROW * len(rows) - 12)
    out: list[Markup] = []
    for i, (grain, gold, trail) in enumerate(rows):
        label, width = tag((grain, gold))
        parts = [
            rect((0, 1, BILL, ROW - 2), 5, fill=paint("panel"), stroke=paint("edge"), stroke_width=1),
            path(f"M8 {ROW / 2}h26", stroke_width=5, **_stroke(trail)),
            group(label, at=(42 + width * 0.6, ROW / 2), scale=1.2) if grain or gold else Markup(),
        ]
        ident = f"way-{grain}-{gold}"
        box = (0.0, 1.0, BILL, ROW - 2)
        at = (left, top + i * ROW)
        out.append(target(ident, *parts, at=at, choose=ident.replace("-", ":", 1), reach=box, class_="way"))
    return out


def fares(state: Position, seat: int | None, words: Words) -> dict[str, str]:
    """What each crossroad costs to move to now, in words."""
    land = state.land()
    told = {zone: words("tip-fare", grain=grain, gold=gold) for zone, (grain, gold) in _prices(state, seat).items()}
    free = [c for c in land.open if land.zone[c] in told and state.stand[c] == NOBODY]
    return {land.cross_answers[c]: told[land.zone[c]] for c in free}


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """What each way to the chosen crossroad costs."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, travel.Travel) or frame.seat != seat:
        return {}
    out: dict[str, Tip] = {}
    for grain, gold, _, _ in travel.ways(state, frame.tribe, frame.goal):
        answer = f"way:{grain}-{gold}"
        out[answer] = Tip(words("do-way-way", **frame.about_way(state, answer)), [], ("SFR-8.4", "SFR-8.5"))
    return out
