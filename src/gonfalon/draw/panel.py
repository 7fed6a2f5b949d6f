"""Boxed sheets, score tracks and tables beside a map."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gonfalon.draw.pieces import seat_mark
from gonfalon.draw.svg import Box, Markup, Point, join, path, rect, target, text
from gonfalon.draw.theme import paint


def sheet(box: Box, title: str = "", *children: str) -> Markup:
    """A calm panel with an optional engraved title; children use the page's coordinates."""
    x, y, width, height = box
    parts: list[str] = [
        rect(box, 8, fill=paint("panel"), stroke=paint("line")),
        rect((x + 3, y + 3, width - 6, height - 6), 6, fill="none", stroke=paint("line"), stroke_opacity=0.5),
    ]
    if title:
        parts += [
            text(title, x + width / 2, y + 20, 14, class_="serif bold"),
            path(f"M{x + 12} {y + 27}H{x + width - 12}", stroke=paint("line")),
        ]
    return join((*parts, *children))


def space(
    ident: str,
    box: Box,
    label: str = "",
    *children: str,
    choose: str | None = None,
    tip: str | None = None,
    fill: str = "paper",
) -> Markup:
    """A printed space for pieces. Its children are placed relative to its centre."""
    x, y, width, height = box
    own: Box = (-width / 2, -height / 2, width, height)
    parts: list[str] = [rect(own, 6, fill=paint(fill), stroke=paint("line"), stroke_width=1.2)]
    if label:
        parts.append(text(label, 0, -height / 2 + 12, 10, class_="soft"))
    return target(
        ident,
        *parts,
        *children,
        at=(x + width / 2, y + height / 2),
        choose=choose,
        reach=own,
        tip=tip,
        class_="space",
    )


def spread(count: int, width: float, height: float, r: float) -> list[Point]:
    """Offsets from the centre of a space so that `count` markers of radius r overlap as little as possible."""
    if count <= 1:
        return [(0.0, 0.0)] * count
    if width >= 1.5 * height or (count <= 2 and width >= height):
        columns = count
    else:
        columns = 1 if count <= 2 else (count + 1) // 2
    rows = -(-count // columns)
    dx = min(2 * r, (width - 2 * r) / max(columns - 1, 1)) if columns > 1 else 0.0
    dy = min(2 * r, (height - 2 * r) / max(rows - 1, 1)) if rows > 1 else 0.0
    return [((i % columns - (columns - 1) / 2) * dx, (i // columns - (rows - 1) / 2) * dy) for i in range(count)]


@dataclass(frozen=True, slots=True)
class Track:
    """A numbered track in rows from `first` to `last`, drawn inside `box`; it wraps round past its end.

    Numbers are small, in a corner of their space; of a given `size` they fill it, and a marker lies on its number.
    """

    name: str
    box: Box
    last: int
    per_row: int = 10
    first: int = 1
    size: float = 0

    @property
    def cell(self) -> Point:
        """Width and height of one space."""
        rows = -(-(self.last - self.first + 1) // self.per_row)
        return self.box[2] / self.per_row, self.box[3] / rows

    def place(self, value: int) -> Point:
        """The centre of the space of a value. Below the first it waits on the first; beyond the last it goes round."""
        i = max(value - self.first, 0) % (self.last - self.first + 1)
        width, height = self.cell
        return self.box[0] + (i % self.per_row + 0.5) * width, self.box[1] + (i // self.per_row + 0.5) * height

    def ground(self) -> Markup:
        """The printed spaces."""
        width, height = self.cell
        parts: list[str] = []
        for value in range(self.first, self.last + 1):
            x, y = self.place(value)
            fill = paint("paper2" if value % 5 == 0 else "paper")
            parts.append(rect((x - width / 2, y - height / 2, width, height), fill=fill, stroke=paint("line")))
            parts.append(self._number(value, x - width / 2, y - height / 2))
        return join(parts)

    def _number(self, value: int, left: float, top: float) -> Markup:
        width, height = self.cell
        if self.size:
            return text(
                str(value), left + width / 2, top + height / 2, self.size, middle=True, class_="serif soft number"
            )
        size = min(width, height) * 0.34
        return text(str(value), left + 2.5, top + size, size, "start", class_="serif soft number")

    def markers(self, scores: Mapping[int, int]) -> Markup:
        """One marker per seat, spread so that all on the same space stay visible."""
        width, height = self.cell
        r = min(width, height) * (0.45 if self.size else 0.4)
        together: dict[Point, list[int]] = {}
        for seat, score in scores.items():
            together.setdefault(self.place(score), []).append(seat)
        parts: list[str] = []
        for (x, y), seats in together.items():
            places = self._beside(x, len(seats), r) if self.size else spread(len(seats), width, height, r)
            for seat, (dx, dy) in zip(seats, places, strict=True):
                mark = seat_mark(seat, r, inset=True)
                parts.append(target(f"{self.name}-{seat}", mark, at=(x + dx, y + dy), tip=str(scores[seat])))
        return join(parts)

    def _beside(self, x: float, count: int, r: float) -> list[Point]:
        """Offsets of markers in a row on one space, each told from the next, none beyond the ends of the track."""
        step = 1.5 * r
        half = (count - 1) * step / 2 + 1.25 * r
        shift = max(self.box[0] + half - x, 0.0) - max(x + half - self.box[0] - self.box[2], 0.0)
        return [(shift + (i - (count - 1) / 2) * step, 0.0) for i in range(count)]


def table(box: Box, head: Sequence[str], rows: Sequence[Sequence[str]], size: float = 11) -> Markup:
    """A plain table: first column left, the others centred; cells may be Markup drawn round their centre."""
    x, y, width, height = box
    step = height / (len(rows) + 1)
    first = width * 0.34 if len(head) > 1 else width
    other = (width - first) / max(len(head) - 1, 1)
    parts: list[str] = []
    for i, row in enumerate((head, *rows)):
        middle = y + (i + 0.5) * step
        for j, cell in enumerate(row):
            left = x + 6 if j == 0 else x + first + (j - 0.5) * other
            if isinstance(cell, Markup):
                parts.append(_at(cell, left + (8 if j == 0 else 0), middle))
            else:
                style = "serif bold" if i == 0 else None
                parts.append(text(cell, left, middle, size, "start" if j == 0 else "middle", middle=True, class_=style))
        parts.append(path(f"M{x} {y + (i + 1) * step:g}h{width}", stroke=paint("line"), stroke_opacity=0.7))
    return join(parts)


def _at(cell: Markup, x: float, y: float) -> Markup:
    return Markup(f'<g transform="translate({x:g} {y:g})">{cell}</g>')
