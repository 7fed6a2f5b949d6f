"""The one colour that only Medievalia has, in the light and in the dark."""

from gonfalon.draw import theme

GAME = theme.own("medievalia", {"masonry": ("#cfc6b2", "#b3aa96")})
