"""What a page already has is not sent again: the ground of a board, tips that stayed the same, the log it has read.

A page says what it has by the mark of the last view it got (``have``). Of the views that were given out lately, a table
remembers what their pieces looked like, as short hashes; what the page has, it is told to keep.
"""

import hashlib
import re
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from gonfalon.server import shown
from gonfalon.server.table import Table

#: How many views a table remembers, of all seats and languages together.
REMEMBERED = 24
#: Where a drawing is cut into pieces; the page cuts at the same places.
CUT = re.compile("(?=<g )")


@dataclass(frozen=True)
class Given:
    """A view that was given out: whose it was, the state of its log, and hashes of its pieces."""

    whose: tuple[int | None, str]
    log: str
    version: int
    svg: dict[str, int]  # the place of each piece
    tips: dict[str, str]


def short(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


def since(table: Table, seat: int | None, lang: str, have: str) -> dict[str, str]:
    """All parts of the current view, encoded, without what a page that ``have``s an earlier one has; and its mark."""
    log, raw = shown.log_key(table, seat, lang), shown.raw(table, seat, lang)
    pieces = CUT.split(raw["svg"])
    hashes = [short(piece) for piece in pieces]
    tips = {name: shown.encoded(tip) for name, tip in raw["tips"].items()}
    tip_hashes = {name: short(tip) for name, tip in tips.items()}
    mark = short(f"{log} {table.version} {seat} {lang} {' '.join(hashes)} {shown.encoded(tip_hashes)}")
    given: OrderedDict[str, Given] = table.given
    known = given.get(have)
    places = {text: place for place, text in reversed(list(enumerate(hashes)))}
    given[mark] = Given((seat, lang), log, table.version, places, tip_hashes)
    given.move_to_end(mark)
    while len(given) > REMEMBERED:
        given.popitem(last=False)
    if known is None or known.whose != (seat, lang):
        return {"have": shown.encoded(mark), **shown.current(table, seat, lang)}
    read = known.version if known.log == log and known.version <= table.version else -1
    out = {"have": shown.encoded(mark), **shown.current(table, seat, lang, since=read)}
    del out["svg"], out["tips"]
    out["svg_pieces"] = shown.encoded(_runs(pieces, hashes, known.svg))
    changed = {name: tip for name, tip in tips.items() if known.tips.get(name) != tip_hashes[name]}
    gone = [name for name in known.tips if name not in tips]
    out["tips_changed"] = shown.joined({"set": shown.joined_names(changed), "gone": shown.encoded(gone)})
    if read >= 0:
        out["log_after"] = str(read)
    return out


def _runs(pieces: list[str], hashes: list[str], known: dict[str, int]) -> list[Any]:
    """The pieces in order: a text, or ``[place, count]`` for pieces the page has."""
    out: list[Any] = []
    for piece, text in zip(pieces, hashes, strict=True):
        place = known.get(text)
        if place is None:
            out.append(piece)
        elif out and isinstance(out[-1], list) and out[-1][0] + out[-1][1] == place:
            out[-1][1] += 1
        else:
            out.append([place, 1])
    return out
