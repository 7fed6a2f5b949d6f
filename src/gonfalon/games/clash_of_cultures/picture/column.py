"""Beside the map: ages and rounds, turn order, decks with their piles, cards that lie open."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Markup, fitted, group, move, rect, target, text, wrap
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.clash_of_cultures.content.names import EVENT_ICONS, NOBODY, PIECE_NAMES
from gonfalon.games.clash_of_cultures.picture import faces, stock, tokens
from gonfalon.games.clash_of_cultures.rules.events import event_shown
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.status import last_age
from gonfalon.kernel.game import Words

WIDTH: Final = 276.0
LEGEND: Final = 204.0  # the height of the signs and their names
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def column(state: Position, words: Words, x: float, tall_top: float, bottom: float) -> Markup:
    """Two parts: one below the other, or side by side below the map on a narrow screen."""
    track = 36 + 38 * last_age(state) + 12
    first = _track(state, words) + group(_order(state, words), at=(0, track))
    height = track + 40 * state.seats + 10
    event, deep = _event(state, words)
    room = bottom - height - 10 - 170 - deep
    second = _decks(state, words) + group(event, at=(0, 166)) + group(_table(state, words, room), at=(0, 166 + deep))
    low = 172.0 + deep + len(_open(state, words)) * 34
    if state.age == 1 and not deep:
        advice, tall = _advice(words)
        second += group(advice, at=(0, low))
        low += tall + 6
    if bottom - height - 20 - low >= LEGEND:
        second += group(_legend(words), at=(0, bottom - height - 20 - LEGEND), class_="only-wide")
    return group(first, transform=move(x, 10), data_tall=move(8, tall_top, 1.08)) + group(
        second, transform=move(x, 10 + height), data_tall=move(314, tall_top, 1.08)
    )


def _track(state: Position, words: Words) -> Markup:
    """Ages and rounds; the Status Phase follows the third round of an age (COC-3.1)."""
    ages, rounds = last_age(state), state.number("rounds")
    out = rect((0, 0, WIDTH, 36 + 38 * ages), 8, fill=paint("panel"), stroke=paint("line"))
    out += text(words("board-ages"), 138, 23, 18, class_="serif bold")
    for age in range(1, ages + 1):
        y = 32 + (age - 1) * 38
        now = age == state.age
        out += text(ROMAN[age], 24, y + 16, 18, middle=True, class_="serif bold" if now else "serif soft")
        for number in range(1, rounds + 1):
            at = (48 + (number - 1) * 58, y)
            here = now and number == state.round_number
            past = age < state.age or (now and number < state.round_number)
            fill = paint("accent") if here else paint("land2") if past else paint("paper")
            out += rect((*at, 52, 32), 6, fill=fill, stroke=paint("line"))
            ink = "fill:#fff" if here else ""
            out += text(str(number), at[0] + 26, at[1] + 16, 16, middle=True, class_="bold", style=ink or None)
        done = "ink2" if age >= state.age else "line"
        out += target(f"age-{age}", icon("hourglass", 20, 0, 0, fill=paint(done)), at=(248, y + 16), choose="track:age")
    return out


def _order(state: Position, words: Words) -> Markup:
    """The seats in turn order with their actions left."""
    out = Markup()
    for number, seat in enumerate(state.clockwise(state.first)):
        top = number * 40
        now = seat == state.active
        edge = seat_paint(seat) if now else paint("line")
        out += rect((0, top, WIDTH, 36), 8, fill=paint("panel"), stroke=edge, stroke_width=3 if now else 1)
        out += group(pieces.seat_mark(seat, 11), at=(22, top + 18))
        out += fitted(words.seat(seat), 132, 17, 42, top + 18, class_="bold" if now else "open")
        if seat == state.first:
            out += icon("banner", 18, 188, top + 18, fill=paint("gold"))
        for left in range(state.actions if now else 0):
            out += icon("hammer", 17, 212 + left * 21, top + 18, fill=paint("accent"))
    return target("turn-order", out, choose="track:order", reach=(0, 0, WIDTH, 40 * state.seats - 4))


def _decks(state: Position, words: Words) -> Markup:
    """What is left in every deck, and the piles that may be looked through (COC-0.12)."""
    rows = (
        ("action", len(state.deck), len(state.discard)),
        ("objective", len(state.goal_deck), len(state.goal_discard)),
        ("wonder", len(state.plan_deck), 0),
        ("event", state.events.size(), len(state.event_discard)),
    )
    out = rect((0, 0, WIDTH, 30 + 32 * len(rows)), 8, fill=paint("panel"), stroke=paint("line"))
    out += text(words("board-deck"), 188, 18, 14, "end", middle=True, class_="soft")
    out += text(words("board-discard"), 268, 18, 14, "end", middle=True, class_="soft")
    for number, (kind, left, gone) in enumerate(rows):
        parts = [
            icon(faces.BACKS[kind], 18, 18, 0, fill=paint("ink2")),
            fitted(words("deck-" + kind), 100, 16, 36, 0, class_="open"),
            text(str(left), 186, 0, 16, "end", middle=True, class_="bold"),
            text(str(gone) if kind != "wonder" else "", 258, 0, 16, "end", middle=True),
        ]
        at = (0, 43 + number * 32)
        out += target(f"pile-{kind}", *parts, at=at, choose=f"pile:{kind}", reach=(4, -15, 268, 30))
    return out


def _event(state: Position, words: Words) -> tuple[Markup, float]:
    """The event that is being resolved, with its icon and its text, and the room it takes."""
    card, whole = event_shown(state)
    if card == NOBODY:
        return Markup(), 0.0
    world = state.world()
    thing = "event:" + world.events[card]
    out = fitted(words.name(thing), WIDTH - 28, 18, 14, 21, class_="serif bold")
    y = 47.0
    if world.event_icon[card]:
        out += text(words.name("icon:" + EVENT_ICONS[world.event_icon[card]]), 14, y, 14.5, "start", class_="bold")
        y += 20
    lines = wrap(words("effect-event-" + world.events[card]), WIDTH - 52, 14.5) if whole else []
    for line in lines:
        out += text(line, 14, y, 14.5, "start")
        y += 18
    frame = rect((0, 0, WIDTH, y - 6), 8, fill=paint("panel"), stroke=paint("accent"), stroke_width=2)
    return target("event-now", frame, out, choose=thing, reach=(0, 0, WIDTH, y - 6)), y


def _table(state: Position, words: Words, room: float) -> Markup:
    rows = _open(state, words)
    step = min(34.0, room / max(1, len(rows)))
    out = Markup()
    for number, (thing, sign, note) in enumerate(rows):
        parts = [
            rect((0, 0, WIDTH, step - 3), 6, fill=paint("panel"), stroke=paint("line")),
            icon(sign, min(17.0, step * 0.6), 17, step / 2 - 2, fill=paint("gold" if sign == "star" else "ink2")),
            fitted(words.name(thing), 170 if note else 230, min(16.0, step * 0.6), 34, step / 2 - 2, class_="open"),
            text(note, 268, step / 2 - 2, min(14.0, step * 0.55), "end", middle=True, class_="soft"),
        ]
        ident = f"open-{number}-{thing.replace(':', '-')}"
        out += target(ident, *parts, at=(0, number * step), choose=thing, reach=(0, 0, WIDTH, step - 3))
    return out


def _legend(words: Words) -> Markup:
    """What the signs on the map mean, where there is room to say so."""
    out = rect((0, 0, WIDTH, LEGEND), 8, fill=paint("panel"), stroke=paint("line"), stroke_dasharray="6 4")
    out += text(words("board-legend"), WIDTH / 2, 23, 18, class_="serif bold")
    signs = [(name, words.name("building:" + name)) for name in PIECE_NAMES[1:]]
    for number, (kind, name) in enumerate([*signs, ("wonder", words("board-wonder"))]):
        x, y = number % 2 * 136.0, 47.0 + number // 2 * 27
        out += group(tokens.building(tokens.Piece(kind, stock.BARBARIAN), 11), at=(x + 20, y))
        out += fitted(name, 88, 15, x + 38, y, class_="open")
    for number, mood in enumerate((2, 1, 0)):
        x, y = number % 2 * 136.0, 158.0 + number // 2 * 27
        out += group(tokens.mood(mood, 10), at=(x + 20, y))
        out += fitted(words.name("mood:" + tokens.MOODS[mood]), 92, 15, x + 38, y, class_="open")
    return out


def _advice(words: Words) -> tuple[Markup, float]:
    """What is worth doing in the first age, and how high that is."""
    out = Markup()
    y = 52.0
    for number in (1, 2, 3):
        out += icon("banner", 11, 18, y - 4, fill=paint("accent"))
        for line in wrap(words(f"advice-{number}"), WIDTH - 72, 14.5):
            out += text(line, 32, y, 14.5, "start")
            y += 18
        y += 5
    frame = rect((0, 0, WIDTH, y - 6), 8, fill=paint("panel"), stroke=paint("line"), stroke_dasharray="6 4")
    title = text(words("advice-title"), 138, 26, 18, class_="serif bold")
    return target("track-advice", frame, title, out, choose="track:advice", reach=(0, 0, WIDTH, y - 6)), y - 6


def _open(state: Position, words: Words) -> list[tuple[str, str, str]]:
    """Cards that lie open, each with its sign and where or whose it is: events that stay, wonders, great persons."""
    world = state.world()
    now, _ = event_shown(state)
    rows: list[tuple[str, str, str]] = [
        ("event:" + world.events[card], "hourglass", "") for card in state.table if card != now
    ]
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
    return rows
