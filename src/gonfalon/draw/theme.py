"""The palette, for light and dark, as CSS custom properties. It stands here once, for boards and page alike.

A drawing only ever says `paint("land")`, which is `var(--g-land)`. The style sheet inside the SVG
defines `--g-land` as `var(--land, <default>)`: embedded in the page it follows the page's `--land`;
alone in a notebook it uses the default and the reader's preferred colour scheme. A game that needs
colours of its own names them with `own`.
"""

from functools import cache
from typing import Final

#: A colour in the light and in the dark.
Colour = tuple[str, str]
COMMON: Final[dict[str, Colour]] = {
    "paper": ("#f3ead7", "#1d1b18"),
    "paper2": ("#e9dcc0", "#26231f"),
    "panel": ("#fbf6ea", "#26231f"),
    "ink": ("#2f2a24", "#efe6d4"),
    "ink2": ("#6a6054", "#b3a891"),
    "line": ("#b9a888", "#4c453a"),
    "land": ("#ead9b3", "#4a4232"),
    "land2": ("#dcc79a", "#3a3325"),
    "desert": ("#efdfb4", "#544a34"),
    "relief": ("#a08a62", "#7d7054"),
    "leaf": ("#8d9a68", "#66704c"),
    "coast": ("#7c6a4c", "#95876a"),
    "sea": ("#b9cfd3", "#22343b"),
    "sea2": ("#9fbcc2", "#2f4953"),
    "seaname": ("#4d747d", "#86a9b3"),
    "road": ("#5a4d3c", "#15120e"),
    "roadfill": ("#fbf4e2", "#c8b894"),
    "sealane": ("#2a5d86", "#8cc0e6"),
    "track": ("#9a5f1c", "#e0a861"),
    "accent": ("#b8421f", "#f08a5d"),
    "ok": ("#2f7d4f", "#6cc08b"),
    "rim": ("#fffaf0", "#f2e9d6"),
    "edge": ("#2b241c", "#2b241c"),
    "gold": ("#c9972b", "#c9972b"),
    "silver": ("#c3c7cb", "#c3c7cb"),
    "copper": ("#c07a4a", "#c07a4a"),
}
_OWN: Final[dict[str, dict[str, Colour]]] = {}
SEATS: Final = ("#c8452b", "#2d6a9f", "#2f8f5b", "#d9a514", "#7d4f9e", "#5b6470")
SEAT_COLOURS: Final = {f"s{i}": colour for i, colour in enumerate(SEATS, 1)}
SEAT_INK: Final = ("#fff", "#fff", "#fff", "#2b1f05", "#fff", "#fff")
SERIF: Final = '"EB Garamond","Iowan Old Style","Palatino Linotype",Georgia,"Liberation Serif",serif'
SANS: Final = '"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif'

_RULES: Final = """
.gonfalon-board{font-family:var(--g-sans);color:var(--g-ink)}
.gonfalon-board text{fill:var(--g-ink);user-select:none}
.gonfalon-board .serif{font-family:var(--g-serif)}
.gonfalon-board .bold{font-weight:700}
.gonfalon-board .place{font-family:var(--g-serif);font-weight:600;paint-order:stroke;stroke:var(--g-land);\
stroke-width:3.5px;stroke-linejoin:round}
.gonfalon-board .afloat{stroke:var(--g-sea)}
.gonfalon-board .sea-name{font-family:var(--g-serif);font-style:italic;fill:var(--g-seaname)}
.gonfalon-board .region{font-family:var(--g-serif);fill:var(--g-relief)}
.gonfalon-board .soft{fill:var(--g-ink2)}
.gonfalon-board .hit{fill:transparent;stroke:none;pointer-events:all}
.gonfalon-board .halo{fill:none;stroke:var(--g-accent);stroke-width:4;visibility:hidden;pointer-events:none}
.gonfalon-board .lit{cursor:pointer}
.gonfalon-board .lit>.hit{fill:var(--g-accent);fill-opacity:.25}
.gonfalon-board .lit>.halo{visibility:visible;animation:gonfalon-glow 1.4s ease-in-out 5 alternate}
.gonfalon-board .lit:hover>.halo,.gonfalon-board .lit:focus-visible>.halo{stroke-width:6;animation:none}
.gonfalon-board .only-tall,.gonfalon-board .only-square,.gonfalon-board .afar,.far .gonfalon-board .near{display:none}
.far .gonfalon-board .afar{display:inline}
.gonfalon-board .piece{transition:transform .2s ease-in-out}
@keyframes gonfalon-glow{from{stroke-opacity:.6}to{stroke-opacity:1}}
@media (prefers-reduced-motion:reduce){.gonfalon-board .piece{transition:none}\
.gonfalon-board .lit>.halo{animation:none}}
"""


def own(game: str, colours: dict[str, Colour]) -> str:
    """Bring the colours of a game, under names that no other one has; gives the game's name, for ``style``."""
    for name in colours:
        owner = next((known for known, theirs in _OWN.items() if known != game and name in theirs), None)
        if name in COMMON or owner:
            raise ValueError(f"{game} brings a colour {name!r}, which {owner or 'the common palette'} has already")
    _OWN[game] = colours
    return game


def paint(name: str) -> str:
    """The CSS value of a colour; an unknown name is an error while drawing, not a black shape."""
    if name not in COMMON and not any(name in colours for colours in _OWN.values()):
        raise KeyError(f"no palette has the colour {name!r}")
    return f"var(--g-{name})"


def seat_paint(seat: int) -> str:
    """The colour of a seat, counted from 0."""
    return f"var(--g-s{seat + 1})"


def seat_ink(seat: int) -> str:
    """The colour of a letter standing on `seat_paint`."""
    return SEAT_INK[seat]


def _values(game: str, dark: bool) -> dict[str, str]:
    colours = {name: pair[dark] for name, pair in (COMMON | _OWN.get(game, {})).items()}
    return {**colours, **SEAT_COLOURS, "serif": SERIF, "sans": SANS}


def _block(selector: str, values: dict[str, str]) -> str:
    body = ";".join(f"--g-{name}:var(--{name},{value})" for name, value in values.items())
    return f"{selector}{{{body}}}"


@cache
def style(game: str = "") -> str:
    """The style sheet inside an SVG, with the game's own colours: alone it follows the reader's colour scheme, embedded
    the page's variables."""
    light = _block(".gonfalon-board", _values(game, False))
    dark = "@media (prefers-color-scheme:dark){" + _block(".gonfalon-board", _values(game, True)) + "}"
    return f"{light}{dark}{_RULES}"


def page_css() -> str:
    """The same colours, and those of every game that has been loaded, as variables of the page around the boards."""
    colours = COMMON.copy()
    for game in sorted(_OWN):
        colours |= _OWN[game]
    lines = [
        f"--{name}:{light if light == dark else f'light-dark({light},{dark})'}"
        for name, (light, dark) in colours.items()
    ]
    lines += [f"--{name}:{colour}" for name, colour in SEAT_COLOURS.items()]
    return ":root{" + ";".join([*lines, f"--serif:{SERIF}", f"--sans:{SANS}"]) + "}"
