"""The palette, for light and dark, as CSS custom properties.

A drawing only ever says `paint("land")`, which is `var(--g-land)`. The style sheet inside the SVG
defines `--g-land` as `var(--land, <default>)`: embedded in the page it follows the page's `--land`;
alone in a notebook it uses the default and the reader's preferred colour scheme.
"""

from functools import cache
from typing import Final

LIGHT: Final[dict[str, str]] = {
    "paper": "#f3ead7",
    "paper2": "#e9dcc0",
    "panel": "#fbf6ea",
    "ink": "#2f2a24",
    "ink2": "#6b6155",
    "line": "#b9a888",
    "land": "#ead9b3",
    "land2": "#dcc79a",
    "desert": "#efdfb4",
    "relief": "#a08a62",
    "leaf": "#8d9a68",
    "coast": "#7c6a4c",
    "sea": "#b9cfd3",
    "sea2": "#9fbcc2",
    "seaname": "#4d747d",
    "road": "#5a4d3c",
    "roadfill": "#fbf4e2",
    "sealane": "#2a5d86",
    "track": "#9a5f1c",
    "accent": "#b8421f",
    "ok": "#2f7d4f",
    "rim": "#fffaf0",
    "edge": "#2b241c",
    "byz": "#6b3f8c",
    "byzfill": "#eadcf3",
    "arab": "#1f6b4f",
    "byzink": "#6b3f8c",  # emblems on paper
    "arabink": "#1f6b4f",
    "arabfill": "#fdfbf4",
    "pers": "#5d5648",
    "persfill": "#cfc6b2",
    "bulg": "#b3590f",
    "bulgfill": "#f6d3a6",
    "gold": "#c9972b",
    "silver": "#c3c7cb",
    "copper": "#c07a4a",
}
DARK: Final[dict[str, str]] = {
    **LIGHT,
    "paper": "#1d1b18",
    "paper2": "#26231f",
    "panel": "#26231f",
    "ink": "#efe6d4",
    "ink2": "#b3a891",
    "line": "#4c453a",
    "land": "#4a4232",
    "land2": "#3a3325",
    "desert": "#544a34",
    "relief": "#7d7054",
    "leaf": "#66704c",
    "coast": "#95876a",
    "sea": "#22343b",
    "sea2": "#2f4953",
    "seaname": "#86a9b3",
    "road": "#15120e",
    "roadfill": "#c8b894",
    "sealane": "#8cc0e6",
    "track": "#e0a861",
    "accent": "#f08a5d",
    "ok": "#6cc08b",
    "rim": "#f2e9d6",
    "byzfill": "#d9c6e6",
    "byzink": "#c39be0",
    "arabink": "#6fc795",
    "arabfill": "#efeada",
    "persfill": "#b3aa96",
    "bulgfill": "#e9bf8b",
}
SEATS: Final = ("#c8452b", "#2d6a9f", "#2f8f5b", "#d9a514", "#7d4f9e", "#5b6470")
SEAT_INK: Final = ("#fff", "#fff", "#fff", "#2b1f05", "#fff", "#fff")
SERIF: Final = '"EB Garamond","Iowan Old Style","Palatino Linotype",Georgia,"Liberation Serif",serif'
SANS: Final = 'Inter,system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif'

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
.gonfalon-board .lit>.halo{visibility:visible;animation:gonfalon-glow 1.4s ease-in-out infinite alternate}
.gonfalon-board .lit:hover>.halo,.gonfalon-board .lit:focus-visible>.halo{stroke-width:6;animation:none}
.gonfalon-board .only-tall{display:none}
.gonfalon-board .piece{transition:transform .2s ease-in-out}
@keyframes gonfalon-glow{from{stroke-opacity:.6}to{stroke-opacity:1}}
@media (prefers-reduced-motion:reduce){.gonfalon-board .only-tall{display:none}
.gonfalon-board .piece{transition:none}\
.gonfalon-board .lit>.halo{animation:none}}
"""


def paint(name: str) -> str:
    """The CSS value of a palette colour; an unknown name is an error while drawing, not a black shape."""
    if name not in LIGHT:
        raise KeyError(name)
    return f"var(--g-{name})"


def seat_paint(seat: int) -> str:
    """The colour of a seat, counted from 0."""
    return f"var(--g-s{seat + 1})"


def seat_ink(seat: int) -> str:
    """The colour of a letter standing on `seat_paint`."""
    return SEAT_INK[seat]


def _values(palette: dict[str, str]) -> dict[str, str]:
    seats = {f"s{i}": colour for i, colour in enumerate(SEATS, 1)}
    return {**palette, **seats, "serif": SERIF, "sans": SANS}


def _block(selector: str, palette: dict[str, str]) -> str:
    body = ";".join(f"--g-{name}:var(--{name},{value})" for name, value in _values(palette).items())
    return f"{selector}{{{body}}}"


@cache
def style(standalone: bool = True) -> str:
    """The style sheet inside an SVG. Standalone drawings follow the reader's colour scheme;
    embedded ones follow the page's variables, or its `dark` class where it does not set one."""
    light = _block(".gonfalon-board", LIGHT)
    if standalone:
        dark = "@media (prefers-color-scheme:dark){" + _block(".gonfalon-board", DARK) + "}"
    else:
        dark = _block(":is(.dark,[data-theme=dark]) .gonfalon-board", DARK)
    return f"{light}{dark}{_RULES}"


@cache
def page_css() -> str:
    """The same palette as `:root` and `.dark` variables, for the page around the boards."""
    light = ";".join(f"--{name}:{value}" for name, value in _values(LIGHT).items())
    dark = ";".join(f"--{name}:{value}" for name, value in DARK.items() if LIGHT[name] != value)
    return f":root{{{light}}}\n.dark,[data-theme=dark]{{{dark}}}"
