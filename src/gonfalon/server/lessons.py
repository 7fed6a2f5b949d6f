"""The first game with a coach. Each game tells it as data: ``lesson/lesson.toml`` and ``lesson/text/<lang>.ftl``.

A lesson is a real match with a fixed seed against easy bots. It names questions that are asked on the way (``ask``, as
in the game's ``ask-<prompt>``); each has a text, things to point at, and answers that are good there. Where a step
names no answer, or none of those it names is on offer, the bots' advice takes its place. A text is only told beside an
answer it speaks of (``fits``; ``said`` has the order). A line of the log, come so often, ends the lesson.
"""

import tomllib
from collections.abc import Callable, Collection, Sequence
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
    fits: list[str] = field(default_factory=list)  # the answers its text speaks of; as ``good``, or any where both fail
    point: list[str] = field(default_factory=list)  # elements of the board, or of the page (#players)
    after: str = ""  # another step, without which this one is not told
    heard: str = (
        ""  # the key of a log line, without which it is not told: since the line that ends the lesson last came
    )

    def offered(self, answers: Sequence[str]) -> str | None:
        """The best of its good answers among those that can be given."""
        return next((answer for named in self.good for answer in answers if means(named, answer)), None)

    def speaks_of(self, answer: str | None) -> bool:
        """Whether its text may stand beside this answer; None is no proposal."""
        named = self.fits or self.good
        return not named or (answer is not None and any(means(one, answer) for one in named))


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

    def asked(self, ask: str, log: list[str]) -> list[Step]:
        """The steps to a question, with the keys of the log so far."""
        ends = [number for number, key in enumerate(log) if key == self.over]
        heard = log[ends[-1] :] if ends else log
        return [step for step in self.steps if step.ask == ask and (not step.heard or step.heard in heard)]


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


def said(
    steps: list[Step], answers: Sequence[str], told: Collection[str], advice: Callable[[], str | None]
) -> tuple[Step | None, str | None]:
    """What is said to a question, of its steps, and the answer proposed there. The page does the same.

    The first step not told yet that can be followed, or once more the last one, proposes its own answer; where it has
    none, the advice is proposed, and told is the first text that speaks of it: a new one, or the latest old one.
    """
    steps = [step for step in steps if not step.after or step.after in told]
    fresh = [step for step in steps if step.id not in told]
    ready = next((step for step in [*fresh, *steps[-1:]] if not step.good or step.offered(answers)), None)
    if ready and ready.good:
        return ready, ready.offered(answers)
    answer = advice()
    old = [step for step in reversed(steps) if step.id in told]
    order = [*([ready] if ready else []), *fresh, *old]
    return next((step for step in order if step.speaks_of(answer)), None), answer


def told(game: str, lang: str) -> dict[str, Any]:
    """The lesson for the page, in words."""
    found = lesson(game)
    words = Wording(registry.find(game).folder() / "lesson", lang if lang in LANGUAGES else "en")
    return {
        "over": found.over,
        "times": found.times,
        "end": words("lesson-end"),
        "steps": [
            {
                "id": step.id,
                "ask": step.ask,
                "text": words(f"lesson-{step.id}"),
                "good": step.good,
                "fits": step.fits or step.good,
                "point": step.point,
                "after": step.after,
                "heard": step.heard,
            }
            for step in found.steps
        ],
    }
