"""The sheet of diplomacy: how each two realms stand, the pacts its reader knows, what they oblige to now."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Markup, Point, fitted, group, move, rect, target, text
from gonfalon.draw.theme import paint
from gonfalon.games.medioevo_universale.picture.sheet import HEIGHT, RELATIONS, SIGNS, WIDTH
from gonfalon.games.medioevo_universale.rules.alliances import alliances
from gonfalon.games.medioevo_universale.rules.articles import phrase, terms_of
from gonfalon.games.medioevo_universale.rules.position import NOBODY, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.table import Pact
from gonfalon.kernel.game import Tip, Words
from gonfalon.kernel.sight import knows

ROW: Final = 46.0
PACTS: Final = 9  # that find room on the sheet; the text lists all


def known(state: Position, reader: int | None) -> list[Pact]:
    """The pacts a reader knows (MEU-19.25); None is a spectator."""
    rows = zip(state.pacts, state.pact_readers, strict=True)
    return [pact for pact, readers in rows if knows(readers, reader)]


def pact_line(state: Position, pact: Pact, words: Words) -> str:
    said = [phrase(state, term) for term in terms_of(state, pact)]
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
    found = [pact_line(state, pact, words) for pact in known(state, reader)] + duty_lines(state, reader, words)
    return [words("sheet-diplomacy"), *found] if found else []


def tips(state: Position, reader: int | None, words: Words) -> dict[str, Tip]:
    """Each pact in full."""
    out: dict[str, Tip] = {}
    for pact in known(state, reader):
        said = [words.name(phrase(state, term)) for term in terms_of(state, pact)]
        rules = ("MEU-19.16", "MEU-19.25") if pact[4] else ("MEU-19.16",)
        out[f"pact:{pact[0]}"] = Tip(words("text-pact-title", number=pact[0], secret=pact[4]), said, rules)
    return out


def sheet(state: Position, reader: int | None, words: Words, at: Point, tall: Point) -> Markup:
    parts = [
        rect((0, 0, WIDTH, HEIGHT), 12, fill=paint("panel"), stroke=paint("line"), stroke_width=3),
        text(words("sheet-diplomacy"), 18, 32, 24, "start", middle=True, class_="serif bold"),
        _pairs(state, words),
        _pacts(state, reader, words, 84 + ROW * state.seats),
    ]
    return group(
        *parts,
        transform=move(*at),
        data_tall=move(*tall, 2.0),
        id="sheet-diplomacy",
        data_place="diplomacy",
        data_place_name=words("sheet-diplomacy"),
    )


def _pairs(state: Position, words: Words) -> Markup:
    """A table of all pairs: the sign and the word for how they stand."""
    width = (WIDTH - 190) / state.seats
    out = Markup()
    for a in range(state.seats):
        y, x = 84 + a * ROW, 176 + a * width
        out += group(pieces.seat_mark(a, 10), at=(30, y + 18)) + fitted(words.seat(a), 120, 16, 48, y + 18, "bold")
        out += group(pieces.seat_mark(a, 10), at=(x + width / 2, 62))
        for b in range(state.seats):
            box = (0.0, 0.0, width - 6, ROW - 8)
            spot = (176 + b * width, y)
            if a == b:
                out += group(rect(box, 6, fill=paint("paper2")), at=spot)
                continue
            name = RELATIONS[state.relation[a * PLAYERS + b]]
            body = rect(box, 6, fill=paint("paper"), stroke=paint("accent" if name == "war" else "line"))
            body += icon(SIGNS[name], 15, 16, 19, fill=paint("ink2"))
            body += fitted(words("relation-" + name), width - 42, 14, 30, 19)
            out += target(f"pair-{a}-{b}", body, at=spot, choose=f"relation:{a}-{b}", reach=box)
    return out


def _pacts(state: Position, reader: int | None, words: Words, top: float) -> Markup:
    """Pacts in force, the secret ones marked by a lock, then duties."""
    out, y = Markup(), top + 20
    pacts = known(state, reader)
    if not pacts:
        out += text(words("sheet-no-pacts"), 18, y, 15, "start", middle=True, class_="soft")
        y += 30
    for pact in pacts[:PACTS]:
        box = (0.0, 0.0, WIDTH - 32, 30.0)
        body = rect(box, 6, fill=paint("land" if reader in pact[1] else "paper"), stroke=paint("line"))
        body += icon("lock" if pact[4] else "scroll", 14, 15, 15, fill=paint("ink2"))
        body += fitted(pact_line(state, pact, words), WIDTH - 80, 14.5, 30, 15)
        out += target(f"pact-{pact[0]}", body, at=(16, y - 14), choose=f"pact:{pact[0]}", reach=box)
        y += 35
    for line in duty_lines(state, reader, words)[: max(0, int((HEIGHT - y) // 26))]:
        out += icon("sword", 13, 26, y, fill=paint("accent")) + fitted(line, WIDTH - 70, 14.5, 42, y, "bold")
        y += 26
    return out
