"""The position as a picture: the map with all that stands on it, the table beside it, a sheet for each realm and one
for diplomacy."""

from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.draw import pieces, theme
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import (
    Box,
    Markup,
    Point,
    document,
    el,
    group,
    join,
    move,
    rect,
    shifted,
    target,
    text,
    text_width,
    wrap,
)
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.medioevo_universale.content.terms import GOODS, TERRAINS
from gonfalon.games.medioevo_universale.content.world import World
from gonfalon.games.medioevo_universale.picture import battle, chart, colours, diplomacy, routes, sheet, spots, tokens
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.sides import Engagement
from gonfalon.kernel.game import Words

COLUMN: Final[Box] = (1624, -12, 330, 1280)
MAP: Final[Box] = (-14, -14, 1984, 1286)
CHART: Final[Box] = (-14, -14, 1634, 1286)  # of it, what a phone shows: the column lies below
SQUARE: Final[Box] = (-14, -14, 1634, 1526)  # in a square window it lies there, too
STRIP: Final = 1280.0
SEATS_AT: Final = 324.0  # of that strip: after turn and War Circle the players, two by two,
EVENT_AT: Final = 946.0  # the event,
BANK_AT: Final = 1260.0  # and the bank
BANK: Final[Point] = (354, 210)
BELOW: Final = 1290.0
NEAR: Final = 2.5  # how much larger a phone shows the map at first
LARGER: Final = 1.6  # the column on a phone
GAP: Final = 60.0
PLAYER: Final = 74.0  # of the column: two lines for each player
HEAD: Final = 94.0  # above them
GOOD: Final = 40.0  # a line of the bank
STEP: Final = 27.0  # between towns and buildings of a territory


def draw(state: Position, seat: int | None, words: Words) -> str:
    """The whole drawing, as this seat sees it: map, then the sheets, the reader's first."""
    first = seat or 0
    seats = [first, *[other for other in range(state.seats) if other != first]]
    parts = [_map(state, seat, words)]
    sheets = BELOW + LARGER * (HEAD + PLAYER * state.seats) + 60  # where they begin on a phone
    below = sheet.LARGER * sheet.TALL[1] + 60

    def spot(number: int) -> tuple[Point, Point]:
        """Where a sheet stands beside the map, three in a row, and where below it."""
        at = (MAP[2] + GAP + number % 3 * (sheet.WIDTH + 30), number // 3 * (sheet.HEIGHT + 30))
        return at, (0.0, sheets + number * below)

    last = state.seats
    fought, deepest = battle.battle(state, seat, words, *spot(last + 1))
    parts.append(fought)
    parts += [sheet.sheet(state, other, seat, words, *spot(number)) for number, other in enumerate(seats)]
    parts.append(diplomacy.sheet(state, seat, words, *spot(last)))
    bottom = (last + 1) // 3 * (sheet.HEIGHT + 30) + battle.HEIGHT
    width = MAP[2] + GAP + 3 * (sheet.WIDTH + 30)
    view = (-20.0, -20.0, width, max(1300.0, bottom + 20))
    square = (*view[:3], max(view[3], SQUARE[3] + 12))
    narrow = (-20.0, -20.0, 2010.0, deepest + 40)
    title = words("board-title", turn=state.turn_number, phase=state.phase)
    return document(*parts, view=view, tall=narrow, square=square, style=theme.style(colours.GAME), title=title)


class _Chart(NamedTuple):
    """What lies under the colours of the realms, what is drawn over them, and where pieces stand."""

    ground: Markup
    lines: Markup
    spots: list[spots.Spots]


@lru_cache(maxsize=4)
def _chart(world: World, names: tuple[str, ...]) -> _Chart:
    """The same for all positions; once for every language."""
    places = [
        chart.Place(
            world.names[n],
            names[n],
            world.realm[n] if n < world.lands else -1,
            TERRAINS[world.terrain[n]] if n < world.lands else "",
        )
        for n in range(world.spaces)
    ]
    towns = [t for t in range(world.lands) if world.area[t]]
    return _Chart(chart.ground(places), chart.lines(places), spots.spots(places, towns))


def _map(state: Position, seat: int | None, words: Words) -> Markup:
    world = state.world()
    names = tuple(words.name(answer) for answer in world.answers)
    drawn = _chart(world, names)
    held = [(world.names[t], state.holder[t], state.home(t)) for t in range(world.lands)]
    spaces = join(chart.region(world.names[n], world.answers[n]) for n in range(world.spaces))
    out_of_play = _closed(state)
    parts = [
        rect(MAP, 12, fill=paint("panel"), stroke=paint("line"), class_="only-wide not-square"),
        rect(SQUARE, 12, fill=paint("panel"), stroke=paint("line"), class_="only-square"),
        rect(CHART, 12, fill=paint("panel"), stroke=paint("line"), class_="only-tall"),
        drawn.ground,
        chart.realms(held),
        drawn.lines,
        out_of_play,
        spaces,
        *(_territory(state, t, drawn.spots[t], words) for t in range(world.lands)),
        *(join(_carriers(state, s, drawn.spots[s].carrier, words)) for s in range(world.lands, world.spaces)),
        routes.routes(state, seat, drawn.spots, words),
        _column(state, words),
        _home(state, seat or 0),
    ]
    now = "" if _on_the_move(state, seat) else None
    place = words("place-map")
    return group(*parts, id="place-map", data_place="map", data_place_name=place, data_near=NEAR, data_now=now)


def _on_the_move(state: Position, seat: int | None) -> bool:
    """Whether the reader's troops or transports are on their way, and no battle is on: that is seen on the map."""
    return seat == state.active and state.phase in (5, 6) and innermost(state, Engagement) is None


def _home(state: Position, seat: int) -> Markup:
    """Where the reader's realm lies: what a small window shows first."""
    world = state.world()
    home = [t for t in range(world.lands) if world.realm[t] == state.realm[seat] >= 0]
    spots = [chart.centre(world.names[t]) for t in home] or [(CHART[2] / 2, CHART[3] / 2)]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    return rect((left, top, right - left, bottom - top), fill="none", pointer_events="none", data_home="")


def _closed(state: Position) -> Markup:
    """Spaces that are not in play with so many players."""
    return join(
        el("use", href=f"#shape-{state.world().names[n]}", fill=paint("paper2"), fill_opacity=0.72)
        for n in range(state.world().spaces)
        if not state.in_play[n]
    )


def _territory(state: Position, t: int, spot: spots.Spots, words: Words) -> Markup:
    """Area, buildings, control, armies, carriers and cubes of one territory."""
    world = state.world()
    x, y = spot.town
    y += 5 if world.area[t] else 0
    parts: list[Markup] = []
    top: list[Markup] = []
    if world.area[t]:
        top.append(tokens.area(world.good[t], world.port[t], words))
    for category in range(3):
        at = t * 3 + category
        if state.built[at]:
            art = tokens.building(category, state.built[at], state.damage[at], 20)
            top.append(target(f"building-{at}", art, choose=f"at:{at}", reach=11))
    if world.fire[t] and not top:
        parts.append(group(tokens.fire(), at=(x + 30, y - 17)))
    parts += [group(art, at=(x + (n - (len(top) - 1) / 2) * STEP, y)) for n, art in enumerate(top)]
    holder = state.holder[t]
    if holder != NOBODY and holder != state.home(t):
        parts.append(group(tokens.held(holder), at=(x - STEP / 2 * len(top) - 11 if top else x, y)))
    cubes = [good for good in range(len(GOODS)) if state.market[t] >> good & 1]
    parts += [
        group(tokens.cube(good, 11, words), at=(x + (n - (len(cubes) - 1) / 2) * 12, y - 18))
        for n, good in enumerate(cubes)
    ]
    parts += _carriers(state, t, spot.carrier, words)
    armies = [(units, owner) for owner in range(OWNERS) if (units := state.army[t * OWNERS + owner])]
    parts.append(_armies(state, t, armies, spot.army))  # last: how strong they are must be read
    return join(parts)


def _armies(state: Position, space: int, armies: list[tuple[int, int]], at: Point) -> Markup:
    """From near what each consists of, one below the other; from afar how strong they are, side by side."""
    if not armies:
        return Markup()
    name = state.world().names[space]
    out, y = Markup(), at[1]
    for row, (units, owner) in enumerate(armies):
        half = tokens.army_height(units, columns=2) / 2 + 2
        y += half if row else 0
        art = tokens.army(units, owner, columns=2)
        out += group(art, at=(at[0], y), id=f"army-{name}-{owner}", class_="piece near")
        y += half
    far = group(tokens.companies(armies), at=at, id=f"armies-{name}", class_="piece afar")
    return group(out, far, pointer_events="none")


def _carriers(state: Position, space: int, at: Point, words: Words) -> list[Markup]:
    """Carriers in a space, at sea with the armies aboard."""
    slots = [slot for owner in (*range(state.seats), HORDE) for slot in state.carriers_at(space, owner)]
    out: list[Markup] = []
    for number, slot in enumerate(slots):
        owner = state.owner_of(slot)
        cargo = [good for good in range(len(GOODS)) for _ in range(state.cargo[slot] >> 4 * good & 15)]
        art = tokens.carrier(state.what[slot], state.level[slot], owner, cargo, words)
        spot = (at[0] + (number - (len(slots) - 1) / 2) * 32, at[1])
        out.append(target(f"carrier-{slot}", art, at=spot, choose=f"carrier:{slot}", reach=14))
        if state.load[slot]:
            near = group(tokens.army(state.load[slot], owner, 15), class_="near")
            far = group(tokens.companies([(state.load[slot], owner)], 20), class_="afar")
            out.append(group(near, far, at=(spot[0], spot[1] + 25), pointer_events="none"))
    return out


# -- the column beside the map ---------------------------------------------------------------------


def _fit(words: str, width: float, size: float) -> float:
    return round(min(size, size * width / max(1.0, text_width(words, size) * 1.05)), 1)


def _column(state: Position, words: Words) -> Markup:
    """One below the other beside the map; on a phone or in a square window side by side below it."""
    x, y, width, _ = COLUMN
    turns = words("board-turn", turn=state.turn_number, turns=state.turns())
    phase = words(f"phase-{state.phase}") if state.phase else words("phase-0")
    head = text(turns, x + width / 2, y + 36, 26, class_="serif bold")
    head += text(phase, x + width / 2, y + 70, _fit(phase, width - 24, 20), class_="serif")
    head = shifted(head, (x, y), square=(-8, STRIP)) + _order(state, words, x + 12, y + HEAD)
    top = y + HEAD + 8 + PLAYER * state.seats
    now = shifted(_circle(state, words, x + 12, top), (x + 12, top), square=(4, STRIP + 112))
    now += shifted(_event(state, words, x + 12, top + 112), (x + 12, top + 112), square=(EVENT_AT, STRIP))
    parts = [(head, y), (now, top), (_bank(state, words, x + 12, top + 278), top + 278)]
    out = rect(COLUMN, 10, fill=paint("paper"), stroke=paint("line"), class_="only-wide not-square")
    for number, (art, above) in enumerate(parts):
        place = number * 1.02 * LARGER * width - LARGER * x, BELOW - LARGER * above
        out += group(art, data_tall=move(*place, LARGER))
    return out


def _order(state: Position, words: Words, x: float, y: float) -> Markup:
    """The players in turn order: realm, honour, tax."""
    out = Markup()
    rows = -(-state.seats // 2)  # in a square window
    for number, seat in enumerate(state.order):
        top = y + number * PLAYER
        now = seat == state.active
        box = (x, top, 306, PLAYER - 6)
        own = rect(box, 8, fill=paint("panel"), stroke=seat_paint(seat), stroke_width=3 if now else 1.2)
        own += group(pieces.seat_mark(seat, 14), at=(x + 26, top + 34))
        name = words.seat(seat)
        realm = words.name("realm:" + state.world().realms[state.realm[seat]]) if state.realm[seat] >= 0 else ""
        own += text(name, x + 52, top + 21, _fit(name, 138, 20), "start", middle=True, class_="bold")
        own += text(realm, x + 52, top + 49, _fit(realm, 214, 19), "start", middle=True, class_="soft")
        own += icon("star", 20, x + 250, top + 21, fill=paint("gold"))
        own += text(str(state.honour[seat]), x + 265, top + 21, 22, "start", middle=True, class_="serif bold")
        out += shifted(own, (x, top), square=(SEATS_AT + number // rows * 311, STRIP + number % rows * PLAYER))
    return out


def _circle(state: Position, words: Words, x: float, y: float) -> Markup:
    """The War Circle: this turn's barbarian dice (MEU-5.1)."""
    out = rect((x, y, 306, 100), 8, fill=paint("panel"), stroke=paint("line"))
    out += text(words("board-circle"), x + 14, y + 24, 19, "start", middle=True, class_="serif bold")
    for number, face in enumerate(state.circle):
        out += group(tokens.die(number, face, 25), at=(x + 62 + number * 90, y + 64))
    return target("war-circle", out, choose="circle:war", reach=(x, y, 306, 100))


def _event(state: Position, words: Words, x: float, y: float) -> Markup:
    out = rect((x, y, 306, 154), 8, fill=paint("panel"), stroke=paint("line"), class_="not-square")
    out += rect((x, y, 306, BANK[1]), 8, fill=paint("panel"), stroke=paint("line"), class_="only-square")
    out += text(words("board-event"), x + 14, y + 24, 19, "start", middle=True, class_="serif bold")
    name = words.name(f"event:{state.world().events[state.event]}") if state.event >= 0 else words("board-no-event")
    lines = wrap(name, 276, 20)[:2]
    for number, line in enumerate(lines):
        out += text(line, x + 14, y + 58 + number * 32, _fit(line, 276, 20), "start", middle=True)
    if state.tolerated:  # not before the first card has been seen
        tolerated = words("board-tolerated", level=state.tolerated)
        out += text(
            tolerated, x + 14, y + 64 + 32 * len(lines), _fit(tolerated, 276, 18), "start", middle=True, class_="soft"
        )
    return target("event", out, choose="event:now", reach=(x, y, 306, 154))


def _bank(state: Position, words: Words, x: float, y: float) -> Markup:
    """Cubes left in the bank, by good."""
    out = rect((x, y, 306, 44 + GOOD * len(GOODS)), 8, fill=paint("panel"), stroke=paint("line"), class_="not-square")
    out += rect((x, y, *BANK), 8, fill=paint("panel"), stroke=paint("line"), class_="only-square")
    out += text(words("board-bank"), x + 14, y + 24, 19, "start", middle=True, class_="serif bold")
    for good, name in enumerate(GOODS):
        at = (x + 28, y + 62 + good * GOOD)
        spot = (x + 28 + good // 4 * 172, y + 62 + good % 4 * GOOD)
        out += shifted(_good(state, good, name, at, words), at, square=spot)
    return shifted(out, (x, y), square=(BANK_AT, STRIP))


def _good(state: Position, good: int, name: str, at: Point, words: Words) -> Markup:
    """A line of the bank; in a square window two of them share its width."""
    word, parts = words.name("good:" + name), list[Markup]()
    for shape, width, room, size in (("not-square", 288, 180, 21), ("only-square", 168, 88, 32)):
        reach = (-14, -18, width, 36)
        parts += [rect(reach, 8, class_=f"{role} {shape}") for role in ("hit", "halo")]
        parts.append(group(tokens.cube(good, size, words), class_=shape))
        parts.append(text(word, 26, 0, _fit(word, room, 20), "start", middle=True, class_=shape))
        parts.append(text(str(state.bank[good]), width - 23, 0, 20, "end", middle=True, class_=f"bold {shape}"))
    return el("g", *parts, id=f"bank-{name}", class_="piece", data_target=f"bank:{name}", transform=move(*at))
