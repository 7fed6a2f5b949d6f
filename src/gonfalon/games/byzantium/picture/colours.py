"""The colours of the two empires, the Persians and the Bulgars, each in the light and in the dark."""

from gonfalon.draw import theme

GAME = theme.own(
    "byzantium",
    {
        "byz": ("#6b3f8c", "#6b3f8c"),
        "byzfill": ("#eadcf3", "#d9c6e6"),
        "byzink": ("#6b3f8c", "#c39be0"),
        "arab": ("#1f6b4f", "#1f6b4f"),
        "arabfill": ("#fdfbf4", "#efeada"),
        "arabink": ("#1f6b4f", "#6fc795"),
        "pers": ("#5d5648", "#5d5648"),
        "persfill": ("#cfc6b2", "#b3aa96"),
        "bulg": ("#b3590f", "#b3590f"),
        "bulgfill": ("#f6d3a6", "#e9bf8b"),
    },
)
