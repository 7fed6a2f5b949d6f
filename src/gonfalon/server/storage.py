"""The database: SQLite in one file by default, PostgreSQL for many servers.

Work is written as plain functions of a connection and carried out in threads, so that the event loop never
waits for a disk. SQLite gets one writing thread (it has one writer anyway) and commits with full synchronisation.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from gonfalon.server.errors import Conflict, StorageDown

log = logging.getLogger("gonfalon.storage")

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

#: Seconds a writer waits for a locked SQLite file before the player is told.
PATIENCE = 2
#: The channel on which servers that share a PostgreSQL tell each other what changed.
CHANNEL = "gonfalon"
#: Any number, as long as every server uses the same: only one may migrate at a time.
MIGRATION_LOCK = 0x60FA107


class Storage:
    """A database and the threads that talk to it.

    ``await storage.write(work)`` runs ``work(connection)`` in a transaction and returns once it is committed.
    """

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self.engine = sa.create_engine(self.url, hide_parameters=True, **self._options())
        if not self.shared:
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
            sa.event.listen(self.engine, "begin", _begin_sqlite)
        snapshot = {"isolation_level": "REPEATABLE READ"} if self.shared else {"reads_only": True}
        self._reader = self.engine.execution_options(**snapshot)
        self._writers = ThreadPoolExecutor(8 if self.shared else 1, "storage-write")
        self._readers = ThreadPoolExecutor(4, "storage-read")

    def _options(self) -> dict[str, Any]:
        if self.shared:
            return {"pool_size": 12, "max_overflow": 4, "pool_pre_ping": True}
        return {"connect_args": {"timeout": PATIENCE}}

    async def read(self, work: Work[T]) -> T:
        """What ``work`` finds; all its queries see the same moment."""
        return await self._run(self._readers, self._reader.begin, work)

    async def write(self, work: Work[T]) -> T:
        """Carry out ``work`` as one transaction: all of it is kept, or nothing."""
        return await self._run(self._writers, self.engine.begin, work)

    async def _run(self, threads: ThreadPoolExecutor, opened: Callable[[], Any], work: Work[T]) -> T:
        def carried_out() -> T:
            with opened() as connection:
                out: T = work(connection)
            return out

        try:
            return await asyncio.get_running_loop().run_in_executor(threads, carried_out)
        except IntegrityError as error:
            raise Conflict("somebody else was first; look again") from error
        except (DBAPIError, PoolTimeout) as error:
            log.error("the database failed: %s", getattr(error, "orig", error))
            raise StorageDown("the server's database did not answer; try again in a while") from error

    def tell(self, connection: sa.Connection, message: str) -> None:
        """Tell the other servers, when and only when this transaction is committed."""
        if self.shared:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message}
            )

    def migrate(self) -> None:
        """Bring the database to the newest shape; a new one gets its tables here."""
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


def _prepare_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, below
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sa.Connection) -> None:
    reads_only = connection.get_execution_options().get("reads_only")
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")  # a writer takes the lock at once
