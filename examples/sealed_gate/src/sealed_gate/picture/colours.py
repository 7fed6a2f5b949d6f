"""The colour of what should not be in a cart, in the light and in the dark."""

from gonfalon.draw import theme

GAME = theme.own("sealed-gate", {"smuggled": ("#c9b6c4", "#6d5468")})
