"""Bots at the tables. They think in other processes, and answer through the same door as people."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import gonfalon
from gonfalon import bots
from gonfalon.server import matches
from gonfalon.server.errors import Busy
from gonfalon.server.play import awaited_bots
from gonfalon.server.settings import Settings
from gonfalon.server.table import Table
from gonfalon.server.workers import Workers

log = logging.getLogger("gonfalon.bots")

#: Who answers for a bot that does not come back: one that looks only a little ahead, then one that only follows habits.
SUBSTITUTES = ("greedy:samples=1", "greedy:blunder=1")
#: Seconds that a substitute may take, the start of its worker included.
HURRY = 10.0

Door = Callable[[str, int, str, str], Awaitable[Any]]  # table, seat, decision, answer


class Thinkers:
    """The bots of this server. ``consider`` is told of every table that changed."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self.settings = settings
        self.workers = workers
        self.find: Callable[[str], Awaitable[Table]]
        self.door: Door
        self.started: Callable[[str, int], None] = lambda table_id, seat: None  # told when a bot begins to think
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def thinking(self, table_id: str) -> set[int]:
        """The seats whose bots are at work."""
        return {seat for table, seat in self._tasks if table == table_id}

    def consider(self, table: Table) -> None:
        """Let every bot that is awaited at this table think, unless it already does."""
        for seat in awaited_bots(table):
            if (table.id, seat) not in self._tasks:
                self._tasks[table.id, seat] = asyncio.create_task(self._play(table.id, seat))

    async def _play(self, table_id: str, seat: int) -> None:
        """Answer for a seat until it is no longer a bot's turn there."""
        try:
            self.started(table_id, seat)
            while seat in awaited_bots(await self.find(table_id)):
                await asyncio.sleep(self.settings.bot_pause)
                await self._answer(table_id, seat)
        except gonfalon.GonfalonError as error:
            log.error("table %s: the bot of seat %d could not answer (%s)", table_id, seat, error)
        finally:
            del self._tasks[table_id, seat]

    async def _answer(self, table_id: str, seat: int) -> None:
        table = await self.find(table_id)
        if seat not in awaited_bots(table):
            return
        decision = table.match.decision_id(seat)
        answer = await self._thought(table.match, table.seats[seat].level, seat)
        try:
            await self.door(table_id, seat, decision, answer)
        except gonfalon.BadAnswer:
            log.info("table %s changed while the bot of seat %d was thinking", table_id, seat)

    async def _thought(self, match: gonfalon.Match, level: str, seat: int) -> str:
        """The bot's answer, or a substitute's if it fails, takes too long or answers what is not allowed.

        A table never waits for ever: if everybody fails, chance answers.
        """
        ask = match.state.ask_of(seat)
        seed, save = secrets.randbits(63), matches.for_thinking(match)
        for mind in (level, *SUBSTITUTES):
            work = (mind, save, seat, seed, self.settings.bot_seconds)
            patience = HURRY if mind in SUBSTITUTES else self.settings.bot_patience
            try:
                answer = await self.workers.run(bots.choose, *work, patience=patience)
                if ask is None or ask.accepts(answer):
                    return answer
                log.error("the %s bot of %s answered %r, which is not allowed", mind, match.game.name, answer)
            except Busy as error:
                log.error("the %s bot of %s does not come back: %s", mind, match.game.name, error)
            except Exception:
                log.exception("the %s bot of %s failed", mind, match.game.name)
        return secrets.choice([answer for answer in match.legal(seat) if isinstance(answer, str)])

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
