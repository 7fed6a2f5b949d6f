"""The position as a picture: places side by side, one of which is looked at at a time.

The map with track and open cards; the last conflict; the hand of the reader; a board for every seat. On narrow screens
the same parts stand one below the other.
"""

from typing import Final

from gonfalon.draw import theme
from gonfalon.draw.svg import Box, Markup, document, group, move, num, rect
from gonfalon.draw.theme import paint
from gonfalon.games.clash_of_cultures.picture import chart, colours, hand, mat, stock
from gonfalon.games.clash_of_cultures.picture.battle import SQUARE_ROOM, battle
from gonfalon.games.clash_of_cultures.picture.battle import TALL as TALL_BATTLE
from gonfalon.games.clash_of_cultures.picture.column import column
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.game import Words

MAP: Final[Box] = (0, 0, 1300, 1010)
GAP: Final = 60.0
APART: Final = 300.0  # between the map and what lies right of it: a broad window shows the map alone
NEAR: Final = 1.9  # how much larger a phone shows the map at first
TALL_MAP: Final[Box] = (0, 0, 620, 1190)


def draw(state: Position, seat: int | None, words: Words) -> str:
    """The whole drawing, as this seat sees it: map, hand, then the boards, the reader's first."""
    parts = [stock.shared(state.seats), _map(state, seat, words)]
    across, down = mat.WIDTH + APART, TALL_MAP[3] + GAP
    parts.append(battle(state, seat, words, move(across, 0), move(0, down)))
    across += mat.WIDTH + GAP
    down += TALL_BATTLE[3] + GAP
    if seat is not None:
        parts.append(hand.hand(state, seat, words, move(across, 0), move(0, down)))
        across += mat.WIDTH + GAP
        down += hand.tall_height(state, seat) + GAP
    for other in state.clockwise(seat or 0):
        parts.append(mat.mat(state, other, other == seat, words, (across, 0), (0, down)))
        across += mat.WIDTH + GAP
        down += mat.TALL_HEIGHT + GAP
    view = (-12.0, -12.0, across - GAP + 24, MAP[3] + 24)
    square = (*view[:3], max(view[3], SQUARE_ROOM + 48))
    narrow = (-8.0, -8.0, 636.0, down)
    title = words("board-title", age=state.age, round=state.round_number)
    return document(*parts, view=view, tall=narrow, square=square, style=theme.style(colours.GAME), title=title)


def _map(state: Position, seat: int | None, words: Words) -> Markup:
    parts = [
        rect(MAP, 14, fill=paint("paper"), stroke=paint("line"), stroke_width=1.5, class_="only-wide"),
        rect(TALL_MAP, 14, fill=paint("paper"), stroke=paint("line"), stroke_width=1.5, class_="only-tall"),
        group(
            chart.chart(state), chart.home(state, seat or 0), data_tall=f"scale({num(TALL_MAP[2] / chart.SHEET[2])})"
        ),
        column(state, words, 1018, 634, MAP[3]),
    ]
    return group(*parts, id="place-map", data_place="map", data_place_name=words("place-map"), data_near=NEAR)
