"""The database: SQLite in one file by default, PostgreSQL for many servers.

Work is written as plain functions of a connection and carried out in threads, so that the event loop never
waits for a disk. SQLite has one writer at a time and commits with full synchronisation: what comes in while the disk
is busy is committed together next, and each is acknowledged only then.
"""

import asyncio
import contextlib
import json
import logging
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from gonfalon.server.errors import Conflict, Refused, StorageDown

log = logging.getLogger("gonfalon.storage")

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Outcome = tuple[Any, Exception | None]

#: Seconds a writer waits for a locked SQLite file before the player is told.
PATIENCE = 2
#: The channel on which servers that share a PostgreSQL tell each other what changed.
CHANNEL = "gonfalon"
#: Pages in SQLite's log before they are moved to its file, for which a commit waits: four every answer, often the same.
LOGGED = 8000
#: The SQLite that can change many rows, each in its way, in one statement.
UPDATE_FROM = (3, 33)
#: Any number, as long as every server uses the same: only one may migrate at a time.
MIGRATION_LOCK = 0x60FA107


class Alike(ABC):
    """A piece of work that comes so often that those of one transaction are done all at once, in few statements."""

    @abstractmethod
    def __call__(self, connection: sa.Connection) -> Any:
        """Do this one by itself."""

    @classmethod
    @abstractmethod
    def all(cls, connection: sa.Connection, works: list[Any]) -> list[Any]:
        """Do several on SQLite, and what each would have returned; if one of them fails, raise."""


class Storage:
    """A database and the threads that talk to it.

    ``await storage.write(work)`` runs ``work(connection)`` in a transaction and returns once it is committed.
    """

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        readable = {"json_deserializer": _json}
        if not self.shared and self.url.database and self.url.database != ":memory:":
            _keep_private(Path(self.url.database))
        self.engine = sa.create_engine(self.url, hide_parameters=True, **readable, **self._options())
        if not self.shared:
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
            sa.event.listen(self.engine, "begin", _begin_sqlite)
        snapshot = {"isolation_level": "REPEATABLE READ"} if self.shared else {"reads_only": True}
        self._reader = self.engine.execution_options(**snapshot)
        self._writers = ThreadPoolExecutor(8 if self.shared else 1, "storage-write")
        self._readers = ThreadPoolExecutor(4, "storage-read")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    def _options(self) -> dict[str, Any]:
        if self.shared:
            return {"pool_size": 12, "max_overflow": 4, "pool_pre_ping": True}
        return {"connect_args": {"timeout": PATIENCE}}

    async def read(self, work: Work[T]) -> T:
        """What ``work`` finds; all its queries see the same moment."""
        with _told():
            return await self._run(self._readers, _in_transaction, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        """Carry out ``work`` as one transaction: all of it is kept, or nothing. It may be called more than once."""
        with _told():
            if self.shared:
                return await self._run(self._writers, _in_transaction, self.engine, work)
            done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._waiting.append((work, done))
            if self._committing is None:
                self._committing = asyncio.create_task(self._commit())
            return await done

    async def _commit(self) -> None:
        """Commit what is waiting, and what has come in meanwhile, until nothing is left."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes: list[Outcome]
            try:
                outcomes = await self._run(self._writers, _together, self.engine, [work for work, _ in batch])
            except RuntimeError as ended:  # there are no threads any more
                outcomes = [(None, ended)] * len(batch)
            for (_, done), (value, error) in zip(batch, outcomes, strict=True):
                if done.done():  # who waited was cancelled
                    continue
                if error is None:
                    done.set_result(value)
                else:
                    done.set_exception(error)
        self._committing = None

    async def _run(self, threads: ThreadPoolExecutor, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, function, *args)

    def tell(self, connection: sa.Connection, message: str) -> None:
        """Tell the other servers, when and only when this transaction is committed."""
        if self.shared:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message}
            )

    def migrate(self) -> None:
        """Bring the database to the newest shape; a new one gets its tables here. Refuses in a sentence."""
        place = self.url.database if not self.shared else self.url.render_as_string(hide_password=True)
        try:
            self._migrate()
        except CommandError as error:
            raise Refused(f"the tables in {place} were written by a newer Gonfalon ({error})") from error
        except (DBAPIError, OSError) as error:
            why = str(getattr(error, "orig", error)).strip()
            kind = "this is no database: " if "not a database" in why else ""
            raise Refused(f"cannot keep tables in {place}: {kind}{why}") from error

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            if self.shared:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self._writers.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _keep_private(file: Path) -> None:
    """Let nobody else read a new file of tables, or the folder made for it; what SQLite puts beside it is like it."""
    with contextlib.suppress(OSError):  # whoever may not write there is told so when the database is opened
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _json(text: str) -> Any:
    """A stored value; None for one that is damaged, so that a list of tables can be read around it."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _in_transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _together(engine: sa.Engine, works: list[Work[Any]]) -> list[Outcome]:
    """Carry out pieces of work in one transaction; if one of them fails, each in a transaction of its own."""
    try:
        values = _in_transaction(engine, lambda connection: _all(connection, works))
        return [(value, None) for value in values]
    except OperationalError as error:  # a locked file, a full disk: the same fate for all
        return [(None, error)] * len(works)
    except Exception as error:
        if len(works) == 1:
            return [(None, error)]
        return [outcome for work in works for outcome in _together(engine, [work])]


def _all(connection: sa.Connection, works: list[Work[Any]]) -> list[Any]:
    """Carry out pieces of work, in their order but for those that are done at once, which go first."""
    kinds: dict[type[Alike], list[int]] = {}
    for place, work in enumerate(works):
        if isinstance(work, Alike) and sqlite3.sqlite_version_info >= UPDATE_FROM:
            kinds.setdefault(type(work), []).append(place)
    done: dict[int, Any] = {}
    for kind, places in kinds.items():
        done |= zip(places, kind.all(connection, [works[place] for place in places]), strict=True)
    return [done[place] if place in done else work(connection) for place, work in enumerate(works)]


@contextmanager
def _told() -> Iterator[None]:
    """Turn the database's errors into ours."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict("somebody else was first; look again") from error
    except (DBAPIError, PoolTimeout) as error:
        log.error("the database failed: %s", getattr(error, "orig", error))
        raise StorageDown("the server's database did not answer; try again in a while") from error


def _prepare_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, below
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"wal_autocheckpoint = {LOGGED}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sa.Connection) -> None:
    reads_only = connection.get_execution_options().get("reads_only")
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")  # a writer takes the lock at once
