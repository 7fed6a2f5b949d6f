"""Tiny games, one per mechanism of the kernel. They share one ledger and one set of texts."""

import json
from html import escape
from pathlib import Path
from typing import Any

from gonfalon.kernel import views
from gonfalon.kernel.game import Game, Words


class Tiny(Game):
    """What the tiny games have in common: ``points`` are the scores, the picture is a row of targets."""

    prefix = "TINY"
    rule_turn = "TINY-1"
    rule_over = "TINY-2"

    def folder(self) -> Path:
        return Path(__file__).parent

    def scores(self, state: Any) -> tuple[int, ...]:
        return tuple(state.points)

    def winners(self, state: Any) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))

    def score_sheet(self, state: Any) -> list[tuple[str, list[int]]]:
        return [("score-points", list(state.points))]

    def svg(self, state: Any, seat: int | None, words: Words) -> str:
        ask = None if seat is None else state.ask_of(seat)
        targets = [] if ask is None else ask.values
        marks = "".join(f'<g id="o{i}" data-target="{escape(target)}"/>' for i, target in enumerate(targets))
        return f'<svg xmlns="http://www.w3.org/2000/svg">{marks}</svg>'

    def text(self, state: Any, seat: int | None, words: Words) -> str:
        return json.dumps(views.visible(state, seat), sort_keys=True)


def blank(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The fields every state needs."""
    return {"seats": seats, "options": options, "frames": [], "sealed": []}
