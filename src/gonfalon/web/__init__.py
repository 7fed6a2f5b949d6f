"""The page: templates, style sheets and a small client that knows no rule.

The server mounts ``STATIC`` at ``/static``, gives ``colours()`` as ``/colours.css``, and answers every HTML path with
``render``:

    render("front", lang, theme, me=..., games=..., mine=..., open=...)
    render("setup", lang, theme, me=..., game=...)             one of gonfalon.games(lang) plus levels
    render("table", lang, theme, me=..., table=...)            table: {id, name, game, title}
    render("text", lang, theme, me=..., table=..., view=..., text=..., seat=...)
    render("analysis", lang, theme, me=..., table=...)         of a finished game
    render("rules", lang, theme, me=..., game=..., entries=..., edition=..., aim=..., pictures=...)
    render("learn", lang, theme, me=..., game=..., guide=...)      guide: {html, contents: [{id, title}]}
    render("account", lang, theme, me=...)
    render("error", lang, theme, status=..., message=trouble(error, lang))

``me`` is the answer of ``GET /api/me``; ``theme`` is the cookie ``theme``: auto, light or dark.
"""

from gonfalon.web.render import STATIC, colours, render, trouble, words

__all__ = ["STATIC", "colours", "render", "trouble", "words"]
