"""The hand of the reader: action cards, objectives with how far they are, wonders, great persons."""

import math
from typing import Final

from gonfalon.draw.svg import Box, Markup, group, move, rect, text
from gonfalon.draw.theme import paint
from gonfalon.games.clash_of_cultures.picture import faces
from gonfalon.games.clash_of_cultures.picture.goals import FULFILLED, LATER, progress
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.game import Words

WIDE: Final[Box] = (0, 0, 1300, 1010)
TALL: Final = 620.0
APART: Final = 60.0  # the most between two cards of a row
BELOW: Final = 14.0
LARGEST: Final = 1.3
SMALL: Final = 0.95  # of a card whose letters must be read from near ...
READ: Final = 14.0  # ... unless they are as large as this in the room


def hand(state: Position, seat: int, words: Words, at: str, tall: str) -> Markup:
    """The cards as large as the room allows."""
    world = state.world()
    known = progress(state, seat)
    persons = _persons(state, seat)
    count = _count(state, seat)
    wide, narrow = spots(count, 1276, 940), spots(count, 596, math.inf)
    afar = READ / wide[0][2] if wide and wide[0][2] < SMALL else 0
    cards = [faces.action(world, card, words, (0, 0), None, None, afar) for card in state.hand[seat]]
    cards += [
        faces.objective(world, card, _notes(state, known, card, words), words, afar) for card in state.goals[seat]
    ]
    cards += [faces.wonder(world, card, words, (0, 0), afar=afar) for card in state.plans[seat]]
    cards += [faces.event(world, card, words, (0, 0), "person", afar) for card in persons]
    parts = [
        rect(WIDE, 14, fill=paint("paper"), stroke=paint("line"), stroke_width=1.5, class_="only-wide"),
        rect(
            (0, 0, TALL, tall_height(state, seat)),
            14,
            fill=paint("paper"),
            stroke=paint("line"),
            stroke_width=1.5,
            class_="only-tall",
        ),
        text(words("place-hand"), 24, 32, 24, "start", middle=True, class_="serif bold"),
    ]
    if not cards:
        parts.append(text(words("hand-empty"), 24, 84, 19, "start", middle=True, class_="soft"))
    for face, first, second in zip(cards, wide, narrow, strict=True):
        parts.append(group(face, transform=move(*first), data_tall=move(*second)))
    name = words("place-hand")
    return group(*parts, transform=at, data_tall=tall, id="place-hand", data_place="hand", data_place_name=name)


def tall_height(state: Position, seat: int) -> float:
    """How high it is on a phone, where cards are as broad as two of them can be."""
    _, top, scale = spots(max(1, _count(state, seat)), 596, math.inf)[-1]
    return top + (faces.HEIGHT + BELOW) * scale


def _persons(state: Position, seat: int) -> list[int]:
    return [card for card in state.persons[seat] if state.world().event_person[card] == "hand"]


def _count(state: Position, seat: int) -> int:
    return len(state.hand[seat]) + len(state.goals[seat]) + len(state.plans[seat]) + len(_persons(state, seat))


def _notes(state: Position, known: dict[int, str], card: int, words: Words) -> list[faces.Note]:
    """How far both halves of an objective card are."""
    out: list[faces.Note] = []
    for half in state.world().goal_halves[card]:
        note = known[half]
        if note in (FULFILLED, LATER):
            out.append(faces.Note(words("objective-" + note), note == FULFILLED))
        else:
            out.append(faces.Note(words("objective-missing", what=note) if note else "", False))
    return out


def spots(count: int, width: float, height: float) -> list[tuple[float, float, float]]:
    """Where so many cards stand in a room, and at which scale: as large as possible, their rows as broad."""
    scale = LARGEST
    while scale > 0.4:
        columns = int((width + 10 * scale) // ((faces.WIDTH + 10) * scale))
        rows = -(-count // max(1, columns))
        if columns > 1 and rows * (faces.HEIGHT + BELOW) * scale <= height:
            break
        scale -= 0.02
    card, down = faces.WIDTH * scale, (faces.HEIGHT + BELOW) * scale
    across = card + min(APART, (width - columns * card) / max(1, columns - 1))
    return [(12 + n % columns * across, 60 + n // columns * down, scale) for n in range(count)]
