"""The sheet of diplomacy: how each two realms stand, the pacts its reader knows, what they oblige to now."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Box, Markup, Point, fitted, group, move, rect, shifted, text, wrap
from gonfalon.draw.theme import paint
from gonfalon.games.medioevo_universale.picture.sheet import HEIGHT, LARGER, RELATIONS, SIGNS, TALL, WIDTH
from gonfalon.games.medioevo_universale.rules.alliances import alliances
from gonfalon.games.medioevo_universale.rules.articles import phrase, terms_of
from gonfalon.games.medioevo_universale.rules.position import NOBODY, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.table import Pact
from gonfalon.kernel.game import Tip, Words
from gonfalon.kernel.sight import knows

ROW: Final = 46.0
PACTS: Final = 9  # that find room on the sheet; the text lists all
DEEPEST: Final = 860.0  # where it ends at the latest


def known(state: Position, reader: int | None) -> list[Pact]:
    """The pacts a reader knows (MEU-19.25); None is a spectator."""
    rows = zip(state.pacts, state.pact_readers, strict=True)
    return [pact for pact, readers in rows if knows(readers, reader)]


def pact_line(state: Position, pact: Pact, reader: int | None, words: Words) -> str:
    said = [phrase(state, term, reader) for term in terms_of(state, pact)]
    parties = [f"seat:{seat}" for seat in pact[1]]
    return words("text-pact", number=pact[0], parties=parties, terms=said, secret=pact[4])


def duty_lines(state: Position, reader: int | None, words: Words) -> list[str]:
    """What pacts oblige to now: support, orders given, troops that must go."""
    out: list[str] = []
    for pact in known(state, reader):
        for clause in alliances(pact):
            for foe in state.foes(clause):
                out.append(words("text-duty", seat=clause[1], other=clause[2], count=clause[3], partner=foe))
    names = state.world().answers
    for order, readers in zip(state.orders, state.order_readers, strict=True):
        if knows(readers, reader):
            ally, supporter, origin, count, goal, foe = order
            enemy = f"seat:{foe}" if foe != NOBODY else "side:nobody"
            told = {"count": count, "origin": names[origin], "place": names[goal], "foe": enemy}
            out.append(words("log-order", seat=ally, other=supporter, **told))
    for territory, host, guest, turn in state.leaving:
        out.append(words("text-leaving", seat=guest, other=host, place=names[territory], turn=turn))
    return out


def lines(state: Position, reader: int | None, words: Words) -> list[str]:
    """The same sheet in words, without the pairs, which stand beside each realm."""
    found = [pact_line(state, pact, reader, words) for pact in known(state, reader)] + duty_lines(state, reader, words)
    return [words("sheet-diplomacy"), *found] if found else []


def tips(state: Position, reader: int | None, words: Words) -> dict[str, Tip]:
    """Each pact in full."""
    out: dict[str, Tip] = {}
    for pact in known(state, reader):
        said = [words.name(phrase(state, term, reader)) for term in terms_of(state, pact)]
        rules = ("MEU-19.16", "MEU-19.25") if pact[4] else ("MEU-19.16",)
        out[f"pact:{pact[0]}"] = Tip(words("text-pact-title", number=pact[0], secret=pact[4]), said, rules)
    return out


def sheet(state: Position, reader: int | None, words: Words, at: Point, tall: Point) -> Markup:
    pacts, deep, low = _pacts(state, reader, words, 84 + ROW * state.seats)
    edge = {"fill": paint("panel"), "stroke": paint("line"), "stroke_width": "3"}
    parts = [
        rect((0, 0, WIDTH, max(deep, HEIGHT)), 12, class_="only-wide", **edge),
        rect((0, 0, TALL[0], max(low + 10, 420)), 12, class_="only-tall", **edge),
        text(words("sheet-diplomacy"), 18, 32, 24, "start", middle=True, class_="serif bold"),
        _pairs(state, words),
        pacts,
    ]
    return group(
        *parts,
        transform=move(*at),
        data_tall=move(*tall, LARGER),
        id="sheet-diplomacy",
        data_place="diplomacy",
        data_place_name=words("sheet-diplomacy"),
    )


def _thing(ident: str, choose: str, boxes: tuple[Box, Box], places: tuple[Point, Point], body: str) -> Markup:
    """Something to point at that is of another size on a phone."""
    reach = [
        rect(box, 8, class_=f"{role} {only}")
        for box, only in zip(boxes, ("only-wide", "only-tall"), strict=True)
        for role in ("hit", "halo")
    ]
    wide, tall = move(*places[0]), move(*places[1])
    return group(*reach, body, id=ident, class_="piece", data_target=choose, transform=wide, data_tall=tall)


def _pairs(state: Position, words: Words) -> Markup:
    """A table of all pairs: the sign and the word for how they stand; on a phone the sign alone."""
    width, small = (WIDTH - 190) / state.seats, (TALL[0] - 188) / state.seats
    out = Markup()
    for a in range(state.seats):
        y, x = 84 + a * ROW, 176 + a * width
        out += group(pieces.seat_mark(a, 10), at=(30, y + 18)) + fitted(words.seat(a), 120, 16, 48, y + 18, "bold")
        mark = group(pieces.seat_mark(a, 10), at=(x + width / 2, 62))
        out += shifted(mark, (x + width / 2, 62), (176 + a * small + small / 2, 62))
        for b in range(state.seats):
            box, cell = (0.0, 0.0, width - 6, ROW - 8), (0.0, 0.0, small - 4, ROW - 8)
            spots = (176 + b * width, y), (176 + b * small, y)
            name = "" if a == b else RELATIONS[state.relation[a * PLAYERS + b]]
            look = {"fill": paint("paper"), "stroke": paint("accent" if name == "war" else "line")}
            if not name:
                look = {"fill": paint("paper2")}
            body = rect(box, 6, class_="only-wide", **look) + rect(cell, 6, class_="only-tall", **look)
            if not name:
                out += group(body, transform=move(*spots[0]), data_tall=move(*spots[1]))
                continue
            sign = icon(SIGNS[name], 15, 0, 0, fill=paint("accent" if name == "war" else "ink2"))
            body += group(sign, transform=move(16, 19), data_tall=move(small / 2 - 2, 19, 1.3))
            body += fitted(words("relation-" + name), width - 42, 14, 30, 19, "open only-wide")
            out += _thing(f"pair-{a}-{b}", f"relation:{a}-{b}", (box, cell), spots, body)
    return out


def _pacts(state: Position, reader: int | None, words: Words, top: float) -> tuple[Markup, float, float]:
    """Pacts in force, the secret ones marked by a lock, then duties; and how far down that reaches, also on a phone."""
    out, y, low = Markup(), top + 20, top + 20
    pacts = known(state, reader)
    if not pacts:
        out += text(words("sheet-no-pacts"), 18, y, 15, "start", middle=True, class_="soft")
        y, low = y + 30, low + 30
    told = [pact_line(state, pact, reader, words) for pact in pacts[:PACTS]]
    wrapped = [wrap(said, WIDTH - 80, 14.5) for said in told]
    for pact, said, rows in zip(pacts, told, wrapped, strict=False):
        lines = wrap(said, TALL[0] - 74, 16)
        high = 13.0 + 17 * len(rows)
        box, card = (0.0, 0.0, WIDTH - 32, high), (0.0, 0.0, TALL[0] - 32, 14.0 + 21 * len(lines))
        look = {"fill": paint("land" if reader in pact[1] else "paper"), "stroke": paint("line")}
        body = rect(box, 6, class_="only-wide", **look) + rect(card, 6, class_="only-tall", **look)
        body += icon("lock" if pact[4] else "scroll", 14, 15, 15, fill=paint("ink2"))
        for number, line in enumerate(rows):
            body += fitted(line, WIDTH - 80, 14.5, 30, 15 + number * 17, "open only-wide")
        for number, line in enumerate(lines):
            body += text(line, 30, 17 + number * 21, 16, "start", middle=True, class_="only-tall")
        spots = (16.0, y - 14), (16.0, low - 14)
        out += _thing(f"pact-{pact[0]}", f"pact:{pact[0]}", (box, card), spots, body)
        y, low = y + high + 5, low + card[3] + 6
    for duty in duty_lines(state, reader, words)[: max(0, int((DEEPEST - y) // 26))]:
        sign = icon("sword", 13, 26, 0, fill=paint("accent"))
        out += group(sign, transform=move(0, y), data_tall=move(0, low))
        out += fitted(duty, WIDTH - 70, 14.5, 42, y, "bold only-wide")
        for line in wrap(duty, TALL[0] - 74, 16):
            out += text(line, 42, low, 16, "start", middle=True, class_="bold only-tall")
            low += 21
        y, low = y + 26, low + 6
    return out, y, low
