"""The position as a picture: places side by side, one of which is looked at at a time.

The map with track and open cards; the hand of the reader; a board for every seat. On narrow screens the same parts
stand one below the other.
"""

from typing import Final

from gonfalon.draw import pieces, theme
from gonfalon.draw.hex import Grid, Hex
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Box, Markup, document, group, join, move, num, path, rect, target, text
from gonfalon.draw.theme import paint, seat_paint
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
from gonfalon.games.clash_of_cultures.picture import colours, faces, land, mat, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.status import last_age
from gonfalon.kernel.game import Words

MAP: Final[Box] = (0, 0, 1300, 1010)
COLUMN: Final = 1010.0  # where the column beside the map begins
GAP: Final = 60.0
TALL_MAP: Final[Box] = (0, 0, 620, 484)
TALL_HAND: Final = 1520.0


def draw(state: Position, seat: int | None, words: Words) -> str:
    """The whole drawing, as this seat sees it: map, hand, then the boards, the reader's first."""
    parts = [_map(state, words)]
    before = 1
    if seat is not None:
        parts.append(_hand(state, seat, words))
        before = 2
    tall_top = TALL_MAP[3] + GAP + (0 if seat is None else TALL_HAND + GAP)
    for number, other in enumerate(state.clockwise(seat or 0)):
        at = ((number + before) * (mat.WIDTH + GAP), 0.0)
        tall = (0.0, tall_top + number * (mat.TALL_HEIGHT + GAP))
        parts.append(mat.mat(state, other, other == seat, words, at, tall))
    width = (state.seats + before) * (mat.WIDTH + GAP) - GAP
    view = (-12.0, -12.0, width + 24, MAP[3] + 24)
    narrow = (-8.0, -8.0, 636.0, tall_top + (mat.TALL_HEIGHT + GAP) * state.seats)
    title = words("board-title", age=state.age, round=state.round_number)
    return document(*parts, view=view, tall=narrow, style=theme.style(colours.GAME), title=title)


# -- the map -----------------------------------------------------------------------------------


def grid(state: Position) -> Grid:
    """The hexes as large as the room beside the column allows."""
    places = state.land().places
    plain = Grid(1.0)
    xs = [plain.center(place)[0] for place in places]
    ys = [plain.center(place)[1] for place in places]
    across, down = max(xs) - min(xs) + 2, max(ys) - min(ys) + 1.74
    size = min((COLUMN - 30) / across, (MAP[3] - 20) / down)
    left = (COLUMN - size * across) / 2 + size * (1 - min(xs))
    top = (MAP[3] - size * down) / 2 + size * (0.87 - min(ys))
    return Grid(size, origin=(left, top))


def _map(state: Position, words: Words) -> Markup:
    lay = grid(state)
    here = state.land()
    terrain: dict[Hex, str] = {}
    for place, kind in enumerate(state.terrain):
        if kind != UNEXPLORED:
            terrain[here.places[place]] = TERRAIN_NAMES[kind]
    unseen = [[here.places[p] for p in slot] for r, slot in enumerate(here.regions) if not state.is_explored(r)]
    borders = "".join(land.outline(lay, [here.places[p] for p in slot]) for slot in here.regions)
    parts = [
        rect(MAP, 14, fill=paint("paper"), stroke=paint("line"), stroke_width=1.5),
        land.spaces(lay, terrain),
        path(borders, fill="none", stroke=paint("road"), stroke_width=1.8, stroke_opacity=0.5),
        land.covered(lay, unseen),
        *(land.space(lay, here.places[place], here.answers[place]) for place in range(len(here.hexes))),
        *(_region(state, lay, region) for region in range(len(here.regions)) if not state.is_explored(region)),
        *_exhausted(state, lay),
        *_cities(state, lay),
        *_units(state, lay),
        _column(state, words),
    ]
    tall = f"translate(0 0) scale({num(620 / 1300)})"
    return group(*parts, id="place-map", data_place="map", data_place_name=words("place-map"), data_tall=tall)


def _region(state: Position, lay: Grid, region: int) -> Markup:
    cells = [state.land().places[place] for place in state.land().regions[region]]
    x, y = land.middle(lay, cells)
    return target(f"region-{region}", at=(x, y), choose=f"region:{region}", reach=19)


def _exhausted(state: Position, lay: Grid) -> list[Markup]:
    out: list[Markup] = []
    for place, marked in enumerate(state.exhausted):
        if marked:
            x, y = lay.center(state.land().places[place])
            at = (x, y + lay.size * 0.62)
            out.append(
                group(
                    icon("skull", 20, fill=paint("edge")),
                    rect((-14, -12, 28, 24), 5, fill="none", stroke=paint("edge")),
                    at=at,
                )
            )
    return out


def _cities(state: Position, lay: Grid) -> list[Markup]:
    out: list[Markup] = []
    for place, owner in enumerate(state.city):
        if owner == NOBODY:
            continue
        found = tokens.City(
            tokens.BARBARIAN if owner == BARBARIAN else owner,
            state.mood[place],
            place in state.activated,
            (
                *(
                    tokens.Piece(PIECE_NAMES[piece], state.building(place, piece))
                    for piece in range(1, PIECES)
                    if state.has_building(place, piece)
                ),
                *(tokens.Piece("wonder", owner) for _ in state.wonders_in(place)),
            ),
        )
        x, y = lay.center(state.land().places[place])
        scale = lay.size / land.SIZE
        shift = -12 if state.holder[place] != NOBODY else -3
        name = state.land().hexes[place]
        art = group(tokens.city(found), at=(0, 0), scale=scale)
        out.append(target(f"city-{name}", art, at=(x, y + shift), choose=f"city:{name}", reach=26 * scale))
    return out


def _units(state: Position, lay: Grid) -> list[Markup]:
    out: list[Markup] = []
    scale = lay.size / land.SIZE
    for place, owner in enumerate(state.holder):
        x, y = lay.center(state.land().places[place])
        name = state.land().hexes[place]
        if state.pirates[place]:
            out.append(
                group(
                    tokens.army([("ship", state.pirates[place])], tokens.BARBARIAN, 24 * scale), at=(x, y - 24 * scale)
                )
            )
        if owner == NOBODY:
            continue
        stacks = [(UNIT_NAMES[k], state.count(place, k)) for k in (*range(SHIP), SHIP) if state.count(place, k)]
        low = 33 if state.city[place] != NOBODY else 0
        seat = tokens.BARBARIAN if owner == BARBARIAN else owner
        art = tokens.army(stacks, seat, (22 if len(stacks) > 2 else 26) * scale)
        out.append(group(art, at=(x, y + low * scale), id=f"units-{name}", class_="piece", pointer_events="none"))
    return out


# -- the column beside the map --------------------------------------------------------------------


def _column(state: Position, words: Words) -> Markup:
    x = COLUMN + 6
    parts = [_track(state, words, x), _order(state, words, x), _decks(state, words, x), _table(state, words, x)]
    return join(parts)


def _track(state: Position, words: Words, x: float) -> Markup:
    """Ages and rounds; the Status Phase follows the third round of an age (COC-3.1)."""
    ages, rounds = last_age(state), state.number("rounds")
    out = rect((x, 10, 276, 36 + 38 * ages), 8, fill=paint("panel"), stroke=paint("line"))
    out += text(words("board-ages"), x + 138, 32, 17, class_="serif bold")
    for age in range(1, ages + 1):
        y = 42 + (age - 1) * 38
        now = age == state.age
        out += text(_roman(age), x + 24, y + 16, 17, middle=True, class_="serif bold" if now else "serif soft")
        for number in range(1, rounds + 1):
            at = (x + 48 + (number - 1) * 58, y)
            here = now and number == state.round_number
            past = age < state.age or (now and number < state.round_number)
            fill = paint("accent") if here else paint("land2") if past else paint("paper")
            out += rect((*at, 52, 32), 6, fill=fill, stroke=paint("line"))
            ink = "fill:#fff" if here else ""
            out += text(str(number), at[0] + 26, at[1] + 16, 16, middle=True, class_="bold", style=ink or None)
        out += icon("hourglass", 20, x + 248, y + 16, fill=paint("ink2" if age >= state.age else "line"))
    return out


def _roman(number: int) -> str:
    return ("", "I", "II", "III", "IV", "V", "VI", "VII")[number]


def _order(state: Position, words: Words, x: float) -> Markup:
    """The seats in turn order with their actions left."""
    y = 10 + 36 + 38 * last_age(state) + 12
    out = Markup()
    for number, seat in enumerate(state.clockwise(state.first)):
        top = y + number * 40
        now = seat == state.active
        box = (x, top, 276, 36)
        out += rect(
            box, 8, fill=paint("panel"), stroke=seat_paint(seat) if now else paint("line"), stroke_width=3 if now else 1
        )
        out += group(pieces.seat_mark(seat, 11), at=(x + 22, top + 18))
        out += mat.fitted(words.seat(seat), 120, 17, x + 42, top + 18, class_="bold" if now else "open")
        if seat == state.first:
            out += icon("banner", 18, x + 176, top + 18, fill=paint("gold"))
        for left in range(state.actions if now else 0):
            out += icon("hammer", 17, x + 204 + left * 22, top + 18, fill=paint("accent"))
    return out


def _decks(state: Position, words: Words, x: float) -> Markup:
    """What is left in every deck, and the piles that may be looked through (COC-0.12)."""
    y = 10 + 36 + 38 * last_age(state) + 12 + 40 * state.seats + 10
    rows = (
        ("action", len(state.deck), len(state.discard)),
        ("objective", len(state.goal_deck), len(state.goal_discard)),
        ("wonder", len(state.plan_deck), 0),
        ("event", state.events.size(), len(state.event_discard)),
    )
    out = rect((x, y, 276, 30 + 30 * len(rows)), 8, fill=paint("panel"), stroke=paint("line"))
    out += text(words("board-deck"), x + 196, y + 18, 13, "end", middle=True, class_="soft")
    out += text(words("board-discard"), x + 264, y + 18, 13, "end", middle=True, class_="soft")
    for number, (kind, left, gone) in enumerate(rows):
        row = y + 42 + number * 30
        parts = [
            icon(faces.BACKS[kind], 18, 18, 0, fill=paint("ink2")),
            mat.fitted(words("deck-" + kind), 118, 16, 36, 0, class_="open"),
            text(str(left), 190, 0, 16, "end", middle=True, class_="bold"),
            text(str(gone) if kind != "wonder" else "", 258, 0, 16, "end", middle=True),
        ]
        out += target(f"pile-{kind}", *parts, at=(x, row), choose=f"pile:{kind}", reach=(4, -14, 268, 28))
    return out


def _table(state: Position, words: Words, x: float) -> Markup:
    """Cards that lie open: events that stay, wonders that may be taken, wonders built."""
    world = state.world()
    y = 10 + 36 + 38 * last_age(state) + 12 + 40 * state.seats + 10 + 160
    rows: list[tuple[str, str, str]] = [("event:" + world.events[card], "hourglass", "") for card in state.table]
    rows += [("wonder:" + world.wonders[card], "tower", "") for card in state.shown_plans]
    for card, where in enumerate(state.wonder_at):
        if where >= 0:
            rows.append(("wonder:" + world.wonders[card], "star", state.land().hexes[where]))
    for seat in range(state.seats):
        rows += [
            ("event:" + world.events[card], "crown", words.seat(seat))
            for card in state.persons[seat]
            if world.event_person[card] == "public"
        ]
    out = Markup()
    for number, (thing, sign, note) in enumerate(rows[: max(0, int((MAP[3] - y - 6) // 32))]):
        top = y + number * 32
        parts = [
            rect((0, 0, 276, 29), 6, fill=paint("panel"), stroke=paint("line")),
            icon(sign, 17, 17, 14, fill=paint("gold" if sign == "star" else "ink2")),
            mat.fitted(words.name(thing), 176 if note else 230, 15, 34, 14, class_="open"),
            text(note, 268, 14, 13, "end", middle=True, class_="soft"),
        ]
        ident = thing.replace(":", "-")
        out += target(f"open-{number}-{ident}", *parts, at=(x, top), choose=thing, reach=(0, 0, 276, 29))
    return out


# -- the hand --------------------------------------------------------------------------------------


def _hand(state: Position, seat: int, words: Words) -> Markup:
    """The cards of the reader: five in a row, two on a narrow screen; smaller where there are very many."""
    world = state.world()
    cards = [faces.action(world, card, words, (0, 0), None, None) for card in state.hand[seat]]
    cards += [faces.objective(world, card, ("", ""), words, (0, 0)) for card in state.goals[seat]]
    cards += [faces.wonder(world, card, words, (0, 0)) for card in state.plans[seat]]
    cards += [
        faces.event(world, card, words, (0, 0), "person")
        for card in state.persons[seat]
        if world.event_person[card] == "hand"
    ]
    parts = [
        rect(MAP, 14, fill=paint("paper"), stroke=paint("line"), stroke_width=1.5, class_="only-wide"),
        rect(
            (0, 0, 620, TALL_HAND), 14, fill=paint("paper"), stroke=paint("line"), stroke_width=1.5, class_="only-tall"
        ),
        text(words("place-hand"), 24, 32, 22, "start", middle=True, class_="serif bold"),
    ]
    wide, narrow = _spots(len(cards), 1276, 940), _spots(len(cards), 604, TALL_HAND - 70)
    for face, first, second in zip(cards, wide, narrow, strict=True):
        parts.append(group(face, transform=move(*first), data_tall=move(*second)))
    return group(
        *parts,
        transform=move(mat.WIDTH + GAP, 0),
        data_tall=move(0, TALL_MAP[3] + GAP),
        id="place-hand",
        data_place="hand",
        data_place_name=words("place-hand"),
    )


def _spots(count: int, width: float, height: float) -> list[tuple[float, float, float]]:
    """Where so many cards stand in a room, and at which scale: as large as possible."""
    scale = 1.0
    while scale > 0.4:
        columns = int((width + 10) // ((faces.WIDTH + 10) * scale))
        rows = -(-count // max(1, columns))
        if rows * (faces.HEIGHT + 14) * scale <= height:
            break
        scale -= 0.05
    across, down = (faces.WIDTH + 10) * scale, (faces.HEIGHT + 14) * scale
    return [(12 + n % columns * across, 60 + n // columns * down, scale) for n in range(count)]
