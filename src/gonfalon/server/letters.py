"""Private messages at tables of games with diplomacy.

A letter is for persons, not for seats: it is kept once for its writer and once for whoever held each seat it was sent
to, and only they read it, as long as they belong to the table. Whoever sits down later does not, nor do spectators,
bots and the programs that hold a seat's token. It is part of no view; those concerned are told that there is one.
"""

import time
from typing import Any

import sqlalchemy as sa

from gonfalon.server import schema
from gonfalon.server.accounts import Actor, Person
from gonfalon.server.errors import BadInput, NotNow
from gonfalon.server.events import Hub
from gonfalon.server.seats import known_person, own_seat, spoken
from gonfalon.server.storage import Storage
from gonfalon.server.table import Table

SHOWN = 100  # the latest ones
_ROWS = schema.letters


class Letters:
    """Writes and reads letters, and tells those who have got one."""

    def __init__(self, storage: Storage, hub: Hub, process: str) -> None:
        self.storage = storage
        self.hub = hub
        self.process = process

    async def write(self, table: Table, actor: Actor, seat: int, to: list[int], text: str) -> None:
        """A seat writes to other seats that people hold."""
        writer = known_person(actor)
        own_seat(table, actor, seat)
        if not table.letters:
            raise NotNow("nobody writes in private at this table: its game has no diplomacy, or all share a screen")
        readers = [writer.id, *[self._addressee(table, seat, other) for other in sorted(set(to))]]
        if len(readers) < 2:
            raise BadInput("to names at least one other seat")
        row = {
            "table": table.id,
            "from": table.seats[seat].name or writer.name,
            "to": [table.seats[other].name for other in sorted(set(to))],
            "text": spoken(text),
            "when": round(time.time(), 3),
        }
        rows = [{**row, "reader": reader} for reader in dict.fromkeys(readers)]

        def put(connection: sa.Connection) -> None:
            connection.execute(sa.insert(_ROWS), rows)
            self.storage.tell(connection, f"{self.process} letter {table.id} {table.event_id}")

        await self.storage.write(put)
        self.hub.send_to(table.id, set(readers), "letter", {})

    def _addressee(self, table: Table, seat: int, other: int) -> str:
        """The person who holds a seat now."""
        if not 0 <= other < len(table.seats) or other == seat:
            raise BadInput(f"to names other seats of the table, not {other}")
        person = table.seats[other].person
        if table.seats[other].kind != "person" or not person:
            raise NotNow(f"nobody reads letters at seat {other} now")
        return person

    async def read(self, table: Table, actor: Actor) -> list[dict[str, Any]]:
        """What this person has written and been sent here, the oldest first."""
        if actor.person is None or not table.belonging_to(actor.person.id):
            return []
        mine = (_ROWS.c.table == table.id) & (_ROWS.c.reader == actor.person.id)
        wanted = sa.select(_ROWS).where(mine).order_by(_ROWS.c.id.desc()).limit(SHOWN)
        found = await self.storage.read(lambda connection: connection.execute(wanted).mappings().all())
        return [{name: row[name] for name in ("from", "to", "text", "when")} for row in reversed(found)]

    async def heard(self, table_id: str) -> None:
        """Another server has taken a letter: those here who may read it are told."""
        newest = sa.select(sa.func.max(_ROWS.c.when)).where(_ROWS.c.table == table_id).scalar_subquery()
        wanted = sa.select(_ROWS.c.reader).where((_ROWS.c.table == table_id) & (_ROWS.c.when == newest))
        found = await self.storage.read(lambda connection: connection.execute(wanted).scalars().all())
        self.hub.send_to(table_id, set(found), "letter", {})

    async def hand_over(self, guest: Person, person: Person) -> None:
        """Somebody signs in: the letters of the guest they were become the account's."""
        change = sa.update(_ROWS).where(_ROWS.c.reader == guest.id).values(reader=person.id)
        await self.storage.write(lambda connection: connection.execute(change))
