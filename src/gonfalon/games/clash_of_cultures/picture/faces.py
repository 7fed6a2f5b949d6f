"""Card faces of our own: action cards with both halves, objectives with both halves, wonders, events, backs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Box, Markup, Point, circle, group, join, num, path, rect, target, text, text_width, wrap
from gonfalon.draw.theme import paint
from gonfalon.games.clash_of_cultures.content.names import EVENT_ICONS, GOOD_NAMES
from gonfalon.games.clash_of_cultures.content.world import World
from gonfalon.games.clash_of_cultures.picture.signs import price, stamp
from gonfalon.kernel.game import Words

WIDTH: Final = 248.0
HEIGHT: Final = 392.0
TACTIC: Final = 174.0  # the height of a tactic alone
LEAST: Final = 11.0  # letters on a card
FRAME: Final[Box] = (0, 0, WIDTH, HEIGHT)
GROWN: Final = 1.1  # how much longer a line gets where its letters are written larger
BACKS: Final = {"action": "sword", "objective": "star", "wonder": "tower", "event": "hourglass"}


def cost(bill: Sequence[int]) -> list[tuple[str, int]]:
    """The goods of a bill by name."""
    return [(GOOD_NAMES[good], number) for good, number in enumerate(bill) if number]


def _sheet(tint: str) -> Markup:
    return (
        rect((2, 3, WIDTH, HEIGHT), 11, fill="#000", fill_opacity=0.18)
        + rect(FRAME, 11, fill=paint("panel"), stroke=paint("ink2"), stroke_width=1.3)
        + rect((5, 5, WIDTH - 10, HEIGHT - 10), 8, fill="none", stroke=paint(tint), stroke_width=2)
    )


def _title(words: str, y: float, tint: str, emblem: str = "") -> Markup:
    """A band with a title."""
    size = min(18.0, 18 * (WIDTH - (56 if emblem else 28)) / max(1.0, text_width(words, 18) * 1.12))
    band = rect((8, y, WIDTH - 16, 32), 4, fill=paint(tint), fill_opacity=0.35)
    mark = icon(emblem, 19, 24, y + 16, fill=paint("ink2")) if emblem else Markup()
    return (
        band
        + mark
        + text(words, WIDTH / 2 + (10 if emblem else 0), y + 16, round(size, 1), middle=True, class_="serif bold")
    )


def body(words: str, x: float, y: float, width: float, height: float, most: float = 15.0, afar: float = 0) -> Markup:
    """Text in as large letters as its room allows, down to a size still readable; its lines have room to grow.

    On a card that stands small the page writes letters as large as ``afar``: from afar there is as much as fits.
    """
    room = (width - 6) / GROWN
    size = most
    lines = wrap(words, room, size)
    while len(lines) * _leading(size, afar) > height and size > LEAST:
        size -= 0.5
        lines = wrap(words, room, size)
    full = _lines(lines, x, y, size, _leading(size, afar), (room, height))
    if afar <= size:
        return full
    large = _lines(wrap(words, room, afar), x, y, afar, afar * 1.24, (room, height))
    return group(full, class_="near") + group(large, class_="afar")


def needed(words: str, width: float, afar: float = 0) -> float:
    """How high it is in the smallest letters."""
    return len(wrap(words, (width - 6) / GROWN, LEAST)) * _leading(LEAST, afar) + 1


def _leading(size: float, grown: float) -> float:
    """From one line to the next."""
    return max(size * 1.24, grown * 1.06)


def _lines(lines: Sequence[str], x: float, y: float, size: float, leading: float, room: tuple[float, float]) -> Markup:
    """As many lines as there is room for."""
    width, height = room
    most = max(1, int(height / leading))
    if len(lines) > most:
        last = lines[most - 1]
        while " " in last and len(wrap(f"{last} …", width, size)) > 1:
            last = last.rpartition(" ")[0]
        lines = [*lines[: most - 1], f"{last} …"]
    return join(text(line, x, y + size + i * leading, size, "start") for i, line in enumerate(lines))


def action(
    world: World, card: int, words: Words, at: Point, playable: str | None, tactic: str | None, afar: float = 0
) -> Markup:
    """An action card: what it does on one's turn above, the tactic below."""
    title, half = world.titles[world.card_title[card]], world.tactics[world.card_tactic[card]]
    bill = cost(world.title_cost[world.card_title[card]])
    kind = world.title_play[world.card_title[card]]
    above, below, width = words("effect-title-" + title), words("effect-tactic-" + half), WIDTH - 28
    spare = 124 - needed(below, width, afar)
    down = max(0.0, min(needed(above, width, afar) - 138, spare))  # a long upper half takes what the lower one spares
    parts = [
        _sheet("ok"),
        _title(words.name("title:" + title), 10, "leaf"),
        text(words("card-play-" + kind), 14, 56, 13.5, "start", middle=True, class_="soft bold"),
        group(price(bill, 15), at=(WIDTH - 16 - 33 * len(bill), 56)),
        body(above, 14, 68, width, 138 + down, afar=afar),
        path(f"M8 {num(212 + down)}H{num(WIDTH - 8)}", stroke=paint("ink2"), stroke_dasharray="5 4"),
        _title(words.name("tactic:" + half), 220 + down, "accent", "sword"),
        body(below, 14, 256 + down, width, 124 - down, afar=afar),
    ]
    ident = world.action_cards[card]
    upper = target(f"play-{ident}", choose=playable, reach=(6, 6, WIDTH - 12, 202 + down)) if playable else Markup()
    low = (6, 216 + down, WIDTH - 12, 170 - down)
    lower = target(f"tactic-{ident}", choose=tactic, reach=low) if tactic else Markup()
    return target(
        f"card-{ident}", *parts, upper, lower, at=at, choose=f"card:{ident}", reach=FRAME, class_="piece card"
    )


def tactic(world: World, card: int, note: str, words: Words) -> Markup:
    """The lower half of an action card alone; ``note`` says why it would do nothing ("" if it would)."""
    half, ident = world.tactics[world.card_tactic[card]], world.action_cards[card]
    parts = [
        rect((0, 0, WIDTH - 8, TACTIC), 9, fill=paint("panel"), stroke=paint("ink2"), stroke_width=1.3),
        group(_title(words.name("tactic:" + half), 4, "accent", "sword"), at=(-4, 0)),
        body(words("effect-tactic-" + half), 10, 40, WIDTH - 28, TACTIC - (64 if note else 46)),
    ]
    if note:
        parts.append(stamp(note, WIDTH / 2 - 4, TACTIC - 14, paint("accent")))
    return target(
        f"choose-{ident}", *parts, choose=f"card:{ident}", reach=(0, 0, WIDTH - 8, TACTIC), class_="piece card"
    )


class Note(NamedTuple):
    """How far an objective is, in words ("" for nothing to say), and whether it is fulfilled."""

    words: str
    done: bool


def objective(world: World, card: int, notes: Sequence[Note], words: Words, afar: float = 0) -> Markup:
    """An objective card with both halves and how far each is."""
    parts = [_sheet("gold")]
    for number, half in enumerate(world.goal_halves[card]):
        name = world.objectives[half]
        y = 10 + number * 192
        note = notes[number]
        room = 116 if note.words else 138
        parts.append(_title(words.name("objective:" + name), y, "gold", "star"))
        parts.append(body(words("effect-objective-" + name), 14, y + 38, WIDTH - 28, room, afar=afar))
        if note.words:
            parts.append(stamp(note.words, WIDTH / 2, y + 169, paint("ok" if note.done else "ink2")))
    parts.append(path(f"M8 197H{num(WIDTH - 8)}", stroke=paint("ink2"), stroke_dasharray="5 4"))
    ident = world.goal_cards[card]
    return target(f"goal-{ident}", *parts, choose=f"goal:{ident}", reach=FRAME, class_="piece card")


def wonder(world: World, card: int, words: Words, at: Point, ident: str = "plan", afar: float = 0) -> Markup:
    """A wonder card: what it costs and asks for, what it does, what it is worth."""
    name = world.wonders[card]
    bill = cost(world.wonder_cost[card])
    needs = words.name("advance:" + world.advances[world.wonder_needs[card]])
    parts = [
        _sheet("sealane"),
        _title(words.name("wonder:" + name), 10, "sealane", "tower"),
        group(price(bill, 17), at=(16, 62)),
        text(words("card-needs", what=needs), 14, 90, 13.5, "start", middle=True, class_="soft"),
        body(words("effect-wonder-" + name), 14, 102, WIDTH - 28, 232, afar=afar),
        circle(17, WIDTH - 28, HEIGHT - 28, fill=paint("gold"), stroke=paint("edge"), stroke_width=1.2),
        text(
            str(world.wonder_points[card]),
            WIDTH - 28,
            HEIGHT - 28,
            17,
            middle=True,
            class_="serif bold",
            style="fill:#231c14",
        ),
    ]
    return target(f"{ident}-{name}", *parts, at=at, choose=f"wonder:{name}", reach=FRAME, class_="piece card")


def event(world: World, card: int, words: Words, at: Point, ident: str = "event", afar: float = 0) -> Markup:
    """An event card: its icon and its text."""
    name = world.events[card]
    icons = {1: "coin", 2: "skull", 3: "flame", 4: "arrow", 5: "ship"}
    sign = icons.get(world.event_icon[card], "")
    parts = [_sheet("accent"), _title(words.name("event:" + name), 10, "accent", sign)]
    top = 48.0
    if sign:
        parts.append(
            text(
                words.name("icon:" + EVENT_ICONS[world.event_icon[card]]),
                14,
                58,
                13.5,
                "start",
                middle=True,
                class_="soft bold",
            )
        )
        top = 70.0
    parts.append(body(words("effect-event-" + name), 14, top, WIDTH - 28, HEIGHT - top - 16, afar=afar))
    return target(f"{ident}-{name}", *parts, at=at, choose=f"event:{name}", reach=FRAME, class_="piece card")


def back(kind: str, count: int, at: Point, label: str, choose: str | None = None) -> Markup:
    """A face-down deck or hand of one kind, with how many there are."""
    parts = [
        rect((2, 3, WIDTH, HEIGHT), 11, fill="#000", fill_opacity=0.18),
        rect(FRAME, 11, fill=paint("land2"), stroke=paint("ink2"), stroke_width=1.3),
        rect((8, 8, WIDTH - 16, HEIGHT - 16), 8, fill="none", stroke=paint("relief"), stroke_width=1.5),
        circle(44, WIDTH / 2, HEIGHT / 2 - 14, fill=paint("paper2"), stroke=paint("relief"), stroke_width=1.5),
        icon(BACKS[kind], 50, WIDTH / 2, HEIGHT / 2 - 14, fill=paint("relief")),
        text(label, WIDTH / 2, 34, 15, class_="serif bold"),
        text(str(count), WIDTH / 2, HEIGHT - 30, 30, class_="serif bold"),
    ]
    return target(f"deck-{kind}", *parts, at=at, choose=choose, reach=FRAME, class_="piece card")
