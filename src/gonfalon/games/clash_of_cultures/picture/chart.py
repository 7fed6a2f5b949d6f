"""The map: spaces and covered regions in the ocean around them, cities, units; a compass where there is room."""

import math
from functools import lru_cache
from typing import Final

from gonfalon.draw import atlas
from gonfalon.draw.hex import Grid, Hex
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Box, Markup, group, num, path, rect, target
from gonfalon.draw.theme import paint
from gonfalon.games.clash_of_cultures.content.land import Land
from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    NOBODY,
    PIECE_NAMES,
    PIECES,
    SHIP,
    TERRAIN_NAMES,
    UNEXPLORED,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.picture import land, stock, tokens
from gonfalon.games.clash_of_cultures.rules.explore import Explore, face
from gonfalon.games.clash_of_cultures.rules.position import Position

SHEET: Final[Box] = (0, 0, 1010, 1010)
BORDER: Final = 10.0


def grid(state: Position) -> Grid:
    """The hexes as large as the sheet allows."""
    places = state.land().places
    plain = Grid(1.0)
    xs = [plain.center(place)[0] for place in places]
    ys = [plain.center(place)[1] for place in places]
    across, down = max(xs) - min(xs) + 2, max(ys) - min(ys) + 1.74
    room = SHEET[2] - 2 * BORDER - 36
    size = min(room / across, room / down)
    left = (SHEET[2] - size * across) / 2 + size * (1 - min(xs))
    top = (SHEET[3] - size * down) / 2 + size * (0.87 - min(ys))
    return Grid(size, origin=(left, top))


def chart(state: Position) -> Markup:
    """The whole sheet."""
    lay = grid(state)
    here = state.land()
    covered = [region for region in range(len(here.regions)) if not state.is_explored(region)]
    return group(
        _ground(lay, here, tuple(state.terrain), tuple(covered)),
        *(_exhausted(state, lay, place) for place, marked in enumerate(state.exhausted) if marked),
        *(land.space(lay, here.places[place], here.answers[place]) for place in range(len(here.hexes))),
        *(_region(state, lay, region) for region in covered),
        *(_things(state, lay, place) for place in range(len(here.hexes))),
        _orientations(state, lay),
    )


def home(state: Position, seat: int) -> Markup:
    """Where the reader's cities and units are: what a small window shows first."""
    lay, here = grid(state), state.land()
    own = [place for place in range(len(here.hexes)) if seat in (state.city[place], state.holder[place])]
    spots = [lay.center(here.places[place]) for place in own] or [(SHEET[2] / 2, SHEET[3] / 2)]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    return rect((left, top, right - left, bottom - top), fill="none", pointer_events="none", data_home="")


@lru_cache(64)
def _ground(lay: Grid, here: Land, kinds: tuple[int, ...], covered: tuple[int, ...]) -> Markup:
    """The sheet without anything on it: it changes only when somebody explores."""
    terrain = {here.places[place]: TERRAIN_NAMES[kind] for place, kind in enumerate(kinds) if kind != UNEXPLORED}
    slots = [[here.places[place] for place in slot] for slot in here.regions]
    borders = "".join(land.outline(lay, slot) for slot in slots)
    return _ocean(lay, here.places) + group(
        land.spaces(lay, terrain),
        path(borders, fill="none", stroke=paint("road"), stroke_width=1.8, stroke_opacity=0.5),
        land.covered(lay, [slots[region] for region in covered]),
        land.names(lay, zip(here.places, here.hexes, strict=True)),
    )


def _ocean(lay: Grid, places: tuple[Hex, ...]) -> Markup:
    """The sea beyond the board, its rose in the corner with most room."""
    left, top, width, height = SHEET
    inner: Box = (left + BORDER, top + BORDER, width - 2 * BORDER, height - 2 * BORDER)
    corners = [(x, y) for x in (100.0, width - 100) for y in (100.0, height - 100)]
    centres = [lay.center(place) for place in places]
    free = [min(math.dist(corner, centre) for centre in centres) for corner in corners]
    best = free.index(max(free))
    x, y = corners[best]
    r = min(58.0, (max(free) - lay.size * 0.9) * 0.8)
    rose = _rhumbs(x, y, inner) + (atlas.compass(x, y, r) if r > 24 else Markup())
    return group(
        atlas.sea(inner),
        rect(inner, fill=paint("paper"), fill_opacity=0.35),  # paler than a sea that ships can cross
        rose,
        land.waters(lay, places),
        atlas.neatline(inner, 25, 8),
    )


def _rhumbs(x: float, y: float, box: Box) -> Markup:
    """Lines of bearing from the rose to the border of the sheet."""
    d = ""
    for number in range(32):
        dx, dy = math.cos(math.tau * (number + 0.5) / 32), math.sin(math.tau * (number + 0.5) / 32)
        across = ((box[0] + box[2] if dx > 0 else box[0]) - x) / dx
        down = ((box[1] + box[3] if dy > 0 else box[1]) - y) / dy
        length = min(across, down)
        d += f"M{num(x)} {num(y)}l{num(round(dx * length, 1))} {num(round(dy * length, 1))}"
    return path(d, stroke=paint("seaname"), stroke_opacity=0.2, stroke_width=0.8, fill="none")


def _region(state: Position, lay: Grid, region: int) -> Markup:
    cells = [state.land().places[place] for place in state.land().regions[region]]
    return target(f"region-{region}", at=land.heart(lay, cells), choose=f"region:{region}", reach=19)


def _orientations(state: Position, lay: Grid) -> Markup:
    """A tile that has been drawn and may lie in more than one way: each way as a picture of its own."""
    explore = state.frames[-1] if state.frames else None
    if not isinstance(explore, Explore) or Explore.STEPS[explore.at] != "turn":
        return Markup()
    cells = [state.land().places[place] for place in state.land().regions[explore.region]]
    x, y = land.middle(lay, cells)
    small = lay.size * 0.72
    width, height = small * 5.3, small * 4.3
    low, high = BORDER + 6, SHEET[2] - BORDER - 6
    left = min(max(low, x - width - 10), high - 2 * width - 20)
    top = y + lay.size * 2 if y < SHEET[3] / 2 else y - lay.size * 2 - height
    x, y = land.middle(Grid(small), cells)
    out = Markup()
    for number, turned in enumerate((0, 1)):
        box = (left + number * (width + 20), top, width, height)
        shift = Grid(small, origin=(box[0] + width / 2 - x, top + height / 2 - y))
        kinds = face(state, explore.tile, turned)
        ground = {cell: TERRAIN_NAMES[kind] for cell, kind in zip(cells, kinds, strict=True)}
        art = rect(box, 14, fill=paint("panel"), fill_opacity=0.96, stroke=paint("ink2"), stroke_width=2)
        art += group(land.spaces(shift, ground), land.names(shift, zip(cells, _names(state, explore), strict=True)))
        out += target(f"turn-{turned}", art, choose=f"turn:{turned}", reach=box)
    return out


def _names(state: Position, explore: Explore) -> list[str]:
    return [state.land().hexes[place] for place in state.land().regions[explore.region]]


def _exhausted(state: Position, lay: Grid, place: int) -> Markup:
    """Land that yields nothing any more: struck through, with a skull."""
    cell = state.land().places[place]
    x, y = lay.center(cell)
    strokes = "".join(f"M{x - d - 14:.0f} {y + 30:.0f}l28-60" for d in (-36, -18, 0, 18, 36))
    mark = path(strokes, stroke=paint("edge"), stroke_width=2, stroke_opacity=0.35, fill="none")
    mark += rect((x + lay.size * 0.44, y - 12, 24, 24), 5, fill=paint("rim"), stroke=paint("edge"))
    return group(mark, icon("skull", 17, x + lay.size * 0.44 + 12, y, fill=paint("edge")))


def look(state: Position, place: int) -> tokens.City:
    """What is to be seen of the city in a space."""
    owner = state.city[place]
    pieces = [
        tokens.Piece(PIECE_NAMES[piece], state.building(place, piece))
        for piece in range(1, PIECES)
        if state.has_building(place, piece)
    ]
    pieces += [tokens.Piece("wonder", owner) for _ in state.wonders_in(place)]
    seat = stock.BARBARIAN if owner == BARBARIAN else owner
    return tokens.City(seat, state.mood[place], place in state.activated, tuple(pieces))


def _things(state: Position, lay: Grid, place: int) -> Markup:
    """Everything that stands in a space."""
    return _city(state, lay, place) + _pirates(state, lay, place) + _units(state, lay, place)


def _city(state: Position, lay: Grid, place: int) -> Markup:
    if state.city[place] == NOBODY:
        return Markup()
    scale = lay.size / land.SIZE
    name = state.land().hexes[place]
    art = group(tokens.city(look(state, place), state.holder[place] != NOBODY), at=(0, 0), scale=scale)
    at = lay.center(state.land().places[place])
    return target(f"city-{name}", art, at=at, choose=f"city:{name}", reach=30 * scale)


def _pirates(state: Position, lay: Grid, place: int) -> Markup:
    if not state.pirates[place]:
        return Markup()
    x, y = lay.center(state.land().places[place])
    scale = lay.size / land.SIZE
    art = tokens.army([("ship", state.pirates[place])], stock.BARBARIAN, 27 * scale)
    return group(art, at=(x, y - (22 if state.holder[place] != NOBODY else 0) * scale), pointer_events="none")


def _units(state: Position, lay: Grid, place: int) -> Markup:
    owner = state.holder[place]
    if owner == NOBODY:
        return Markup()
    x, y = lay.center(state.land().places[place])
    scale = lay.size / land.SIZE
    stacks = [(UNIT_NAMES[k], state.count(place, k)) for k in (*range(SHIP), SHIP) if state.count(place, k)]
    town = state.city[place] != NOBODY
    full = town and state.size(place) > 1
    low = 39 if full else 31 if town else 22 if state.pirates[place] else 4
    size = (24 if town else 31) if len(stacks) < 3 else 22 if len(stacks) < 5 else 18
    art = tokens.army(stacks, stock.BARBARIAN if owner == BARBARIAN else owner, size * scale)
    ident = f"units-{state.land().hexes[place]}"
    return group(art, at=(x, y + low * scale), id=ident, class_="piece", pointer_events="none")
