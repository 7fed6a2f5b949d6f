"""The first game with a coach. Each game tells it as data: ``lesson/lesson.toml`` and ``lesson/text/<lang>.ftl``.

A lesson is a real match with a fixed seed against easy bots. It names questions that are asked on the way (``ask``, as
in the game's ``ask-<prompt>``); each has a text, things to point at, and answers that are good there. The page tells
the first step of a question that it has not told yet; asked again, the last one. Where a lesson names no answer, or
none of those it names is on offer, the bots' advice takes its place. A line of the log, come so often, ends it.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from gonfalon import registry
from gonfalon.kernel.errors import BadGame
from gonfalon.server.errors import NotFound
from gonfalon.wording import LANGUAGES, Wording

#: Who plays against a beginner.
RIVALS = ("Basil", "Theodora", "Irene", "Khalid", "Zaynab")


@dataclass(frozen=True)
class Step:
    """What the coach says to a question: ``lesson-<id>`` in the lesson's texts."""

    id: str
    ask: str
    good: list[str] = field(default_factory=list)  # answers, best first; one that ends in "*" is the beginning of some
    point: list[str] = field(default_factory=list)  # elements of the board, or of the page (#players)


@dataclass(frozen=True)
class Lesson:
    """A first game: how its table is laid, and what is said."""

    seats: int
    seed: int
    over: str  # the key of the log line that ends it
    times: int
    steps: list[Step]
    options: dict[str, Any] = field(default_factory=dict)
    level: str = "novice"


def _file(game: str) -> Any:
    return registry.find(game).folder() / "lesson" / "lesson.toml"


def exists(game: str) -> bool:
    """Whether the game brings a lesson."""
    return bool(_file(game).exists())


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if not exists(game):
        raise NotFound("this game has no lesson")
    data = tomllib.loads(_file(game).read_text(encoding="utf-8"))
    try:
        steps = [Step(**step) for step in data.pop("step")]
        return Lesson(steps=steps, **data)
    except (TypeError, KeyError) as error:
        raise BadGame(f"{game}: lesson/lesson.toml: {error}") from None


def means(named: str, answer: str) -> bool:
    """Whether an answer is one that a lesson names: ``build:*`` names all that begin so. The page does the same."""
    return answer.startswith(named[:-1]) if named.endswith("*") else answer == named


def told(game: str, lang: str) -> dict[str, Any]:
    """The lesson for the page, in words."""
    found = lesson(game)
    words = Wording(registry.find(game).folder() / "lesson", lang if lang in LANGUAGES else "en")
    return {
        "over": found.over,
        "times": found.times,
        "end": words("lesson-end"),
        "steps": [
            {"id": step.id, "ask": step.ask, "text": words(f"lesson-{step.id}"), "good": step.good, "point": step.point}
            for step in found.steps
        ],
    }
