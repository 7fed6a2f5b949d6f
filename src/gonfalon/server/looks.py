"""When people last looked at their tables, and how the game stood then."""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from gonfalon.server import schema
from gonfalon.server.storage import Storage
from gonfalon.server.tables import Tables


class Looks:
    """Notes who looks, now and then: what is lost with a server is half a minute."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self.storage = storage
        self.tables = tables
        self._noted: dict[tuple[str, str], dict[str, Any]] = {}

    def note(self, table_id: str, person: str) -> None:
        """Somebody looks at a table at this moment."""
        standing = self.tables.standing(table_id)
        if standing is not None:
            facts = {"when": time.time(), "version": standing[0], "epoch": standing[1]}
            self._noted[table_id, person] = {"table": table_id, "person": person, **facts}

    async def store(self, looking: set[tuple[str, str]]) -> None:
        """Write down who has looked since the last time; ``looking`` are those who still do."""
        for table_id, person in looking:
            self.note(table_id, person)
        noted, self._noted = self._noted, {}
        if not noted:
            return
        k = schema.looks
        kind = postgresql.insert if self.storage.shared else sqlite.insert
        into = kind(k)
        newer = {name: into.excluded[name] for name in ("when", "version", "epoch")}
        put = into.on_conflict_do_update(index_elements=[k.c.table, k.c.person], set_=newer)
        await self.storage.write(lambda connection: connection.execute(put, list(noted.values())))

    async def last(self, table_id: str, person: str) -> dict[str, Any] | None:
        """The last look of a person that was noted."""
        k = schema.looks
        wanted = sa.select(k).where((k.c.table == table_id) & (k.c.person == person))
        row = await self.storage.read(lambda connection: connection.execute(wanted).mappings().first())
        return None if row is None else dict(row)
