"""Icons as SVG paths, each drawn in the square -12..12 round the origin.

Font glyphs and emoji are missing on many machines; these never are.
"""

from typing import Final

from gonfalon.draw.svg import Attr, Markup, move, path

_PIP: Final = "a1.9 1.9 0 1 0 .01 0Z"

PATHS: Final[dict[str, str]] = {
    "anchor": "M-2-6.5A3 3 0 1 1 2-6.5V-4H6V-1.5H2V7.5Q7 6.5 8 2L11.5 5Q9 12 0 12T-11.5 5L-8 2Q-7 6.5-2 7.5V-1.5"
    "H-6V-4H-2ZM0-10A1 1 0 1 0 0-8 1 1 0 1 0 0-10Z",
    "arrow": "M-11-3H2V-9L12 0 2 9V3H-11Z",
    "banner": "M-12-12H12V-9.5H-12ZM-9-8.5H9V8L5 12 0 7-5 12-9 8Z",
    "book": "M-12-8Q-5-11-1-7V10Q-5 6-12 9ZM12-8Q5-11 1-7V10Q5 6 12 9Z",
    "bulb": "M0-12A8 8 0 0 1 5 2.5Q4 4 4 6H-4Q-4 4-5 2.5A8 8 0 0 1 0-12ZM-4 7.5H4V9.5H-4ZM-2.5 10.5H2.5V12H-2.5Z",
    "church": "M-1-12H1V-10H3V-8H1V-6Q8-4 8 2V12H2.5V7A2.5 2.5 0 0 0-2.5 7V12H-8V2Q-8-4-1-6V-8H-3V-10H-1Z",
    "coin": "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11ZM0-8.5A8.5 8.5 0 1 0 0 8.5 8.5 8.5 0 1 0 0-8.5Z"
    "M0-6L2-2 6 0 2 2 0 6-2 2-6 0-2-2Z",
    "crescent": "M6-8A10 10 0 1 0 6 8A8.2 8.2 0 1 1 6-8Z",
    "cross": "M-3.5-11H3.5L2-2 11-3.5V3.5L2 2 3.5 11H-3.5L-2 2-11 3.5V-3.5L-2-2Z",
    "crown": "M-10 6L-11-5-5 0 0-9 5 0 11-5 10 6ZM-10 8H10V11H-10Z",
    "cube": "M0-11.5L9.5-6.7 0-1.9-9.5-6.7ZM-10-4.8L-1 0V11L-10 6.2ZM10-4.8L1 0V11L10 6.2Z",
    "die": f"M-7-10H7Q10-10 10-7V7Q10 10 7 10H-7Q-10 10-10 7V-7Q-10-10-7-10ZM-5-6.9{_PIP}M5-6.9{_PIP}M0-1.9{_PIP}"
    f"M-5 3.1{_PIP}M5 3.1{_PIP}",
    "eye": "M-12 0Q0-13 12 0 0 13-12 0ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z"
    "M0-2.2A2.2 2.2 0 1 1 0 2.2 2.2 2.2 0 1 1 0-2.2Z",
    "flame": "M1-12Q0-7 4-4T7 4Q6 12-1 12-8 11-8 4-7-1-4-4-4 0-2 1 2-4 1-12Z",
    "hammer": "M-9-10H5L10-5V-3H-9ZM-2.5-2H2V12H-2.5Z",
    "hourglass": "M-8-12H8V-9H6C6-4 2-2 1 0 2 2 6 4 6 9H8V12H-8V9H-6C-6 4-2 2-1 0-2-2-6-4-6-9H-8Z",
    "ingots": "M-11 3L-8-4H2L5 3ZM-4 11L-1 4H9L12 11ZM-12 11L-9 4H-3L-6 11ZM-3-5L0-11H8L11-5Z",
    "lock": "M-8-1H-6V-5A6 6 0 0 1 6-5V-1H8V11H-8ZM-3.2-1H3.2V-5A3.2 3.2 0 0 0-3.2-5ZM0 2.5A2 2 0 0 1 1 6.2V9H-1V6.2"
    "A2 2 0 0 1 0 2.5Z",
    "mask": "M-10-9Q0-12 10-9V0Q8 11 0 12-8 11-10 0ZM-6-4Q-3-7-1-3-4-2-6-4ZM6-4Q3-7 1-3 4-2 6-4ZM-5 3Q0 9 5 3 0 5-5 3Z",
    "mosque": "M-3 12V3Q-3-3 3.5-7 10-3 10 3V12H6V8A2.5 2.5 0 0 0 1 8V12ZM-9.5 12V-6L-7.5-11-5.5-6V12Z",
    "ore": "M-11 8L-8-3-2-9 5-8 10-1 11 8ZM-5 5L-3-2 1-5 4-1 2 5Z",
    "scroll": "M-8-11H7Q10-11 10-8V-6H6V8Q6 11 3 11H-10Q-7 10-7 7V-8Q-7-10-8-11Z"
    "M-4-6V-4H3V-6ZM-4-2V0H3V-2ZM-4 2V4H3V2Z",
    "shield": "M0-12L10-9V0Q9 8 0 12Q-9 8-10 0V-9Z",
    "ship": "M-12 4H12L8 11H-8ZM-1-12H1V3H-1ZM2-10Q12-5 10 2H2ZM-2-8Q-10-4-9 2H-2Z",
    "skull": "M0-11C7-11 10-6 10-1 10 3 8 5 6 6V11H-6V6C-8 5-10 3-10-1-10-6-7-11 0-11Z"
    "M-4.2-4A2.7 2.7 0 1 0-4.2 1.4 2.7 2.7 0 1 0-4.2-4Z"
    "M4.2-4A2.7 2.7 0 1 0 4.2 1.4 2.7 2.7 0 1 0 4.2-4ZM0 2.5L1.6 5.5H-1.6Z",
    "smile": "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11ZM-4.5-4.5A1.7 1.7 0 1 0-4.5-1 1.7 1.7 0 1 0-4.5-4.5Z"
    "M4.5-4.5A1.7 1.7 0 1 0 4.5-1 1.7 1.7 0 1 0 4.5-4.5ZM-6 2Q0 10 6 2 0 6-6 2Z",
    "star": "M0-12L3-3.6 11.6-3.6 4.7 1.7 7.2 10 0 5-7.2 10-4.7 1.7-11.6-3.6-3-3.6Z",
    "sword": "M0-12L2.3-8V4H-2.3V-8ZM-7 4H7V6.5H-7ZM-1.5 6.5H1.5V9.5H-1.5ZM-2.5 9.5H2.5V12H-2.5Z",
    "timber": "M-11 4L6-7A4 4 0 0 1 11-1L-6 10A4 4 0 0 1-11 4ZM-8.5 5A1.8 1.8 0 1 0-6 8.6 1.8 1.8 0 1 0-8.5 5Z"
    "M-2-8L8-1 10 3-4 6Z",
    "tower": "M-8 12V-3H-10V-11H-6V-8H-2V-11H2V-8H6V-11H10V-3H8V12H2.5V6.5A2.5 2.5 0 0 0-2.5 6.5V12Z",
    "undo": "M-4-11V-6H3A8 8 0 0 1 3 10H-6V6.5H3A4.5 4.5 0 0 0 3-2.5H-4V2L-12-4.5Z",
    "wheat": "M-1 12V-3H1V12ZM0-12Q3-8 0-4Q-3-8 0-12ZM1-2Q2-7 7-7.5 7-2 1 0ZM-1-2Q-2-7-7-7.5-7-2-1 0Z"
    "M1 4Q2-1 7-1.5 7 4 1 6ZM-1 4Q-2-1-7-1.5-7 4-1 6Z",
}


def icon(name: str, size: float = 24, x: float = 0, y: float = 0, fill: str = "currentColor", **attrs: Attr) -> Markup:
    """An icon `size` units high, centred on (x, y)."""
    return path(PATHS[name], fill=fill, fill_rule="evenodd", transform=move(x, y, size / 24), **attrs)
