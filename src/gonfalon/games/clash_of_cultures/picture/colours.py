"""The colours this game brings, in the light and in the dark."""

from typing import Final

from gonfalon.draw import theme

GAME: Final = theme.own(
    "clash-of-cultures",
    {
        "meadow": ("#dfe0a8", "#474a2f"),
        "woodland": ("#c3cb98", "#3d4230"),
        "upland": ("#d6bf93", "#4a3f2e"),
        "grain": ("#d9a514", "#d9a514"),
        "timber": ("#9a6a3a", "#b98a5a"),
        "stone": ("#8d8f93", "#a9abaf"),
        "lamp": ("#6f9fc4", "#7fb0d6"),
        "smile": ("#e8b94a", "#e8b94a"),
        "mask": ("#9a5fb0", "#b98ace"),
    },
)
