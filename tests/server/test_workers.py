"""Workers that do not come back, or are killed: nobody else's work is lost with theirs."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from gonfalon.server.errors import Busy
from gonfalon.server.settings import Settings
from gonfalon.server.workers import Workers

PATIENCE = 60.0


def sleep() -> None:
    time.sleep(600)


def fail() -> None:
    raise ZeroDivisionError


def note(file: Path) -> int:
    """Write this process down; tells how many have been."""
    with file.open("a") as book:
        book.write(f"{os.getpid()}\n")
    return len(noted(file))


def noted(file: Path) -> list[int]:
    return [int(line) for line in file.read_text().split()] if file.exists() else []


def wait_for(file: Path, begun: Path) -> int:
    """Wait for a file; tells how often this was begun."""
    count = note(begun)
    while not file.exists():
        time.sleep(0.01)
    return count


def survive_once(begun: Path) -> str:
    """The first to do this is killed from outside."""
    if note(begun) == 1:
        sleep()
    return "done"


def die(begun: Path) -> None:
    note(begun)
    os.kill(os.getpid(), signal.SIGKILL)


async def until(look: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not look():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.01)
    return look()


def employed(work: Callable[[Workers], Coroutine[Any, Any, None]], count: int = 2) -> None:
    """Let some workers do something."""

    async def play() -> None:
        workers = Workers(Settings("", bot_workers=count, bot_patience=PATIENCE))
        try:
            await work(workers)
        finally:
            await workers.close()

    asyncio.run(play())


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_one_that_does_not_come_back_takes_nobody_else_with_it(tmp_path: Path) -> None:
    go, begun = tmp_path / "go", tmp_path / "begun"

    async def work(workers: Workers) -> None:
        innocent = asyncio.create_task(workers.run(wait_for, go, begun))
        await until(lambda: noted(begun))
        with pytest.raises(Busy, match="too long"):
            await workers.run(sleep, patience=0.1)
        go.touch()
        assert await innocent == 1, "it was not even disturbed"

    employed(work)


def test_the_patience_of_the_settings_ends_too() -> None:
    async def work(workers: Workers) -> None:
        workers.settings = Settings("", bot_patience=0.1)
        with pytest.raises(Busy, match="too long"):
            await workers.run(sleep)
        assert await workers.run(os.getpid, patience=PATIENCE) != os.getpid()

    employed(work, 1)


def test_work_whose_worker_is_killed_begins_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    begun = tmp_path / "begun"

    async def work(workers: Workers) -> None:
        running = asyncio.create_task(workers.run(survive_once, begun))
        (victim,) = await until(lambda: noted(begun))
        os.kill(victim, signal.SIGKILL)
        assert await running == "done"

    employed(work, 1)
    assert len(set(noted(begun))) == 2
    assert "survive_once begins again" in caplog.text


def test_a_worker_killed_while_idle_is_replaced() -> None:
    async def work(workers: Workers) -> None:
        first = await workers.run(os.getpid)
        assert await workers.run(os.getpid) == first, "a worker stays"
        os.kill(first, signal.SIGKILL)
        assert await workers.run(os.getpid) != first

    employed(work, 1)


def test_work_that_kills_its_workers_is_given_up(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def work(workers: Workers) -> None:
        with pytest.raises(Busy, match="lost"):
            await workers.run(die, begun)
        assert await workers.run(os.getpid)

    employed(work, 1)
    assert len(noted(begun)) == 2


def test_a_worker_whose_work_fails_goes_on() -> None:
    async def work(workers: Workers) -> None:
        first = await workers.run(os.getpid)
        with pytest.raises(ZeroDivisionError):
            await workers.run(fail)
        assert await workers.run(os.getpid) == first

    employed(work, 1)


def test_no_worker_outlives_whoever_waits_for_it_or_the_server(tmp_path: Path) -> None:
    never, begun = tmp_path / "never", tmp_path / "begun"

    async def work(workers: Workers) -> None:
        waiting = asyncio.create_task(workers.run(wait_for, never, begun))
        await until(lambda: noted(begun))
        idle = await workers.run(os.getpid)
        waiting.cancel()
        await until(lambda: not alive(noted(begun)[0]))
        assert alive(idle)
        await workers.close()
        assert not alive(idle)

    employed(work)
