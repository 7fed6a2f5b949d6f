"""The SVG scene toolkit the games draw their boards with.

Nothing here knows a game, a rule or a server: functions take plain values and return
`Markup`, a string of finished SVG. Two promises hold everywhere:

* a thing that can be chosen is a group with `data-target="city:damascus"` (see `svg.target`);
* a thing that moves keeps its `id` from one drawing to the next and is placed by `translate`.
"""
