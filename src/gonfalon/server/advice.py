"""Hints during a game and analyses afterwards. They are worked out where the bots think, and remembered here.

A hint is for one decision of one seat, and made from a copy of the match in which everything that seat cannot see is
dealt again. An analysis tells everything, so it is made of finished games alone: first the win chances, at once, then
decision by decision what a bot would have done, in short pieces between which the bots at the tables get their turn.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import gonfalon
from gonfalon import analysis
from gonfalon.kernel.game import Game
from gonfalon.server import matches, shown
from gonfalon.server.errors import Busy, Forbidden, NotOver, TooMany
from gonfalon.server.limits import Buckets
from gonfalon.server.settings import Settings
from gonfalon.server.table import Table
from gonfalon.server.workers import Workers
from gonfalon.wording import LANGUAGES, Wording

log = logging.getLogger("gonfalon.advice")

#: How many hints, and how many analyses, are remembered.
HINTS, STORIES = 1000, 100
#: How many analyses may wait for their turn.
WAITING = 20
#: Seconds of a piece of an analysis.
PIECE = 0.5
#: Seconds after which an analysis that broke off is taken up again, if somebody asks for it: who looks on learns of it.
REST = 3.0

K = TypeVar("K")
V = TypeVar("V")
R = TypeVar("R")


class Kept(Generic[K, V]):
    """The latest things by their keys."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.things: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self.things:
            self.things.move_to_end(key)
        return self.things.get(key)

    def put(self, key: K, thing: V) -> V:
        self.things[key] = thing
        if len(self.things) > self.size:
            self.things.popitem(last=False)
        return thing


@dataclass
class Story:
    """A finished game being thought over."""

    game: Game
    save: bytes  # with its log
    names: dict[str, list[str]]  # by language
    answers: int
    seats: int
    curve: list[dict[str, Any]] = field(default_factory=list)
    turning_points: dict[str, list[dict[str, Any]]] = field(default_factory=dict)  # by language
    otherwise: dict[str, list[dict[str, Any]]] = field(default_factory=dict)  # by language
    asked: list[int] = field(default_factory=list)  # by seat
    agreed: list[int] = field(default_factory=list)  # by seat
    done: int = 0  # answers thought over
    thinking: bool = True
    ended: float = 0.0  # when the thinking ended, on the clock of ``time.monotonic``

    def end(self) -> None:
        self.thinking, self.ended = False, time.monotonic()
        if self.done == self.answers:
            self.save = b""

    @property
    def broken_off(self) -> bool:
        """Whether it could be taken up again now."""
        return not self.thinking and self.done < self.answers and time.monotonic() - self.ended >= REST

    def told(self, lang: str) -> dict[str, Any]:
        """What is known so far, JSON-able."""
        return {
            "progress": {"done": self.done, "of": self.answers, "thinking": self.thinking},
            "curve": analysis.told(self.curve, Wording(self.game.folder(), lang, self.names[lang])),
            "turning_points": self.turning_points[lang],
            "otherwise": self.otherwise[lang],
            "agreement": analysis.shares(self.agreed, self.asked),
        }


class Adviser:
    """Gives hints and analyses, each worked out once."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self.settings = settings
        self.workers = workers
        self._limit = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute)
        self._hints: Kept[tuple[str, str, str], asyncio.Task[dict[str, Any]]] = Kept(HINTS)
        self._stories: Kept[tuple[str, int, int], tuple[Story, asyncio.Task[None]]] = Kept(STORIES)
        self._one = asyncio.Lock()  # one analysis after the other
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- hints -------------------------------------------------------------------------------

    async def hint(self, table: Table, mine: list[int], seat: int, lang: str, who: str) -> dict[str, Any]:
        """The best few answers of a seat that is asked now; ``mine`` are all seats of whoever asks."""
        if any(number not in mine and other.kind != "bot" for number, other in enumerate(table.seats)):
            raise Forbidden("hints are given where nobody else plays but bots")
        if table.match.state.ask_of(seat) is None:
            raise gonfalon.NotYourDecision(f"seat {seat} has nothing to answer now, so there is nothing to advise")
        decision = table.match.decision_id(seat)
        key = (table.id, decision, lang)
        thought = self._hints.get(key)
        if thought is None or _failed(thought):
            wait = self._limit.take(who)
            if wait:
                raise TooMany("so many hints in so short a time; wait a little", retry_after=max(1, round(wait)))
            save = matches.for_thinking(shown.named(table.match.copy(), table, lang))
            chosen = self.settings
            work = self._thought(_hint, save, seat, lang, chosen.hint_simulations, chosen.hint_seconds)
            thought = self._hints.put(key, self._begun(work))
        return {"decision": decision, **await asyncio.shield(thought)}

    # -- analyses ----------------------------------------------------------------------------

    async def analysis(self, table: Table, lang: str) -> dict[str, Any]:
        """What is known so far about a finished game; whoever asks first sets the bots thinking."""
        if not table.match.over:
            raise NotOver("a game is analysed when it is over")
        key = (table.id, table.epoch, table.version)
        known = self._stories.get(key)
        if known is None or _failed(known[1]):
            if self._crowded():
                raise TooMany("many games are being analysed just now; wait a little", retry_after=30)
            names = {lang: shown.named(table.match.copy(), table, lang).names for lang in LANGUAGES}
            story = Story(table.match.game, table.match.save(), names, table.version, table.match.seats)
            known = self._stories.put(key, (story, self._begun(self._look(story))))
        story, looked = known
        await asyncio.shield(looked)
        if story.broken_off and not self._crowded():
            story.thinking = True
            self._begun(self._look_closer(story))
        return story.told(lang)

    def _crowded(self) -> bool:
        return sum(story.thinking for story, _ in self._stories.things.values()) >= WAITING

    async def _look(self, story: Story) -> None:
        """The quick part; the slow part goes on by itself."""
        try:
            story.curve, story.turning_points = await self._thought(_first_look, story.save, story.names)
        except BaseException:
            story.end()
            raise
        story.otherwise = {lang: [] for lang in story.names}
        story.asked, story.agreed = [0] * story.seats, [0] * story.seats
        self._begun(self._look_closer(story))

    async def _look_closer(self, story: Story) -> None:
        try:
            async with self._one:
                while story.done < story.answers:
                    piece = (story.done, PIECE, self.settings.analysis_simulations)
                    part = await self._thought(_closer_look, story.save, story.names, *piece)
                    for lang, found in part.otherwise.items():
                        story.otherwise[lang] += found
                    for seat, agreed in part.thoughts:
                        story.asked[seat] += 1
                        story.agreed[seat] += agreed
                    story.done = part.done
        except gonfalon.GonfalonError as error:
            log.error("an analysis broke off after %d of %d answers: %s", story.done, story.answers, error)
        finally:
            story.end()

    # -- life --------------------------------------------------------------------------------

    async def _thought(self, work: Callable[..., R], *args: Any) -> R:
        """What a worker finds out; Busy if it does not."""
        try:
            return await self.workers.run(work, *args)
        except gonfalon.GonfalonError:
            raise
        except Exception:
            log.exception("no advice: %s failed", work.__name__)
            raise Busy("this could not be thought over; try again") from None

    def _begun(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        while self._tasks:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


# -- what the workers do ---------------------------------------------------------------------


def _hint(save: bytes, seat: int, lang: str, simulations: int, seconds: float) -> dict[str, Any]:
    return analysis.hint(gonfalon.load(save), seat, lang, simulations, seconds)


def _first_look(
    save: bytes, names: dict[str, list[str]]
) -> tuple[list[dict[str, Any]], dict[str, list[dict[str, Any]]]]:
    """The curve, and its turning points in every language."""
    match = gonfalon.load(save)
    curve = analysis.curve(match)
    turns = {}
    for lang in names:
        match.names = names[lang]
        turns[lang] = analysis.turning_points(curve, match, lang)
    return curve, turns


@dataclass
class Part:
    """What a piece of work has found: decisions in which a bot would have done otherwise, by language."""

    otherwise: dict[str, list[dict[str, Any]]]
    thoughts: list[tuple[int, bool]] = field(default_factory=list)  # a seat, and whether the bot agrees with it
    done: int = 0


def _closer_look(save: bytes, names: dict[str, list[str]], start: int, seconds: float, simulations: int) -> Part:
    """Think the decisions from answer ``start`` on over, for about so long."""
    end = time.perf_counter() + seconds
    match = gonfalon.load(save)
    part = Part({lang: [] for lang in names}, done=match.version)
    for thought in analysis.second_thoughts(match, start, simulations):
        part.thoughts.append((thought.seat, thought.agrees))
        if not thought.agrees:
            for lang in names:
                thought.moment.names = names[lang]
                part.otherwise[lang].append(thought.told(lang))
        if time.perf_counter() > end:
            part.done = thought.moment.version + 1
            break
    return part
