"""Tables as rows: how a table and its changes are written to the database and read back."""

import json
import logging
from functools import cache
from itertools import chain
from typing import Any

import sqlalchemy as sa

import gonfalon
from gonfalon import Match, registry
from gonfalon.kernel.content import check_same
from gonfalon.server import clocks, matches, schema
from gonfalon.server.errors import Conflict, DamagedTable, NotFound
from gonfalon.server.storage import Alike, Work
from gonfalon.server.table import CHAT_SHOWN, Change, Said, Seat, Table

#: The columns that a Table has as they are.
FIELDS = (
    *("id", "name", "game", "hotseat", "public", "host", "invite", "created", "updated", "started"),
    *("revision", "rewind", "rematch", "waits", "clock", "times", "deadline"),
)

#: What every answer does to the database; built once, for building costs more than doing.
_UPDATE_TABLE = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("known_id"), schema.tables.c.revision == sa.bindparam("known_revision")
)
_INSERT_ANSWERS = sa.insert(schema.answers)

#: The same for many tables at once, in SQLite's words.
_MOVE_TABLES = """
    UPDATE tables SET version = new.column3, epoch = new.column4, "over" = new.column5, turn = new.column6,
        updated = new.column7, started = coalesce(started, new.column8), revision = revision + 1
    FROM (VALUES ROWS) AS new WHERE id = new.column1 AND revision = new.column2
"""
_MOVE_ANSWERS = """INSERT INTO answers ("table", number, seat, answer, time) VALUES ROWS"""
#: Rows in one of these statements.
AT_ONCE = 50

log = logging.getLogger("gonfalon.tables")


def columns(match: Match) -> dict[str, Any]:
    """What the table's row says about its match."""
    return {"version": match.version, "epoch": match.undone, "over": match.over, "turn": list(match.turn)}


def insert(connection: sa.Connection, table: Table) -> None:
    """Write a new table."""
    row = {name: getattr(table, name) for name in FIELDS}
    header = table.match.header()
    chosen = {"options": header["options"], "content": header.get("content")}
    connection.execute(sa.insert(schema.tables).values(**row, **columns(table.match), **chosen))
    for number, seat in enumerate(table.seats):
        _put_seat(connection, table.id, number, seat)
    _insert_answers(connection, table.id, 0, table.match.answers())


def delete(connection: sa.Connection, table_id: str) -> None:
    """Remove a table and all that belongs to it."""
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))


class Moved(Alike):
    """A game that went on, and nothing else at its table: what is stored all the time."""

    def __init__(self, table: Table, match: Match, values: dict[str, Any], work: Work[bool]) -> None:
        self.table = table
        self.match = match
        self.values = values
        self.work = work  # the same among other changes, and in any database

    def __call__(self, connection: sa.Connection) -> bool:
        return self.work(connection)

    @classmethod
    def all(cls, connection: sa.Connection, works: list["Moved"]) -> list[bool]:
        """Two statements for all of them. SQLite hands its thread's turn to others at every one."""
        if _put(connection, _MOVE_TABLES, [work.row() for work in works]) != len(works):
            raise Conflict("a table has changed meanwhile; look again")
        _put(connection, _MOVE_ANSWERS, [answer for work in works for answer in work.answers()])
        return [False] * len(works)

    def row(self) -> tuple[Any, ...]:
        new = self.values
        standing = new["version"], new["epoch"], new["over"], json.dumps(new["turn"])
        return self.table.id, self.table.revision, *standing, new["updated"], new.get("started")

    def answers(self) -> list[tuple[Any, ...]]:
        known = self.table.version
        return [
            (self.table.id, number, seat, json.dumps(answer), when)
            for number, (seat, answer, when) in enumerate(self.match.answers(known), known + 1)
        ]


def _put(connection: sa.Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
    """Carry out a statement about rows of values; how many rows of the database it concerned."""
    done = 0
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        values = tuple(chain.from_iterable(some))
        done += connection.exec_driver_sql(_about(statement, len(some), len(some[0])), values).rowcount
    return done


@cache
def _about(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.replace("ROWS", ", ".join([row] * rows))


def store(connection: sa.Connection, table: Table, change: Change, values: dict[str, Any], save: bytes | None) -> None:
    """Write a change of a table that still stands as we know it; else raise Conflict."""
    known = {"known_id": table.id, "known_revision": table.revision}
    done = connection.execute(_UPDATE_TABLE, {**known, **values, "revision": table.revision + 1})
    if done.rowcount != 1:
        raise Conflict("the table has changed meanwhile; look again")
    if change.match is not None:
        keep = table.version if change.keep is None else change.keep
        if keep < table.version:
            _cut(connection, table.id, keep)
        _insert_answers(connection, table.id, keep, change.match.answers(keep))
    if save is not None:
        _keep_checkpoint(connection, table.id, values["version"], save)
    for number, seat in change.seats.items():
        _put_seat(connection, table.id, number, seat)
    if change.said is not None:
        said = {"table": table.id, "from": change.said.who, "text": change.said.text, "when": change.said.when}
        connection.execute(sa.insert(schema.chat), said)


def _insert_answers(connection: sa.Connection, table_id: str, after: int, rows: list[matches.Row]) -> None:
    if rows:
        numbered = [
            {"table": table_id, "number": number, "seat": seat, "answer": answer, "time": when}
            for number, (seat, answer, when) in enumerate(rows, after + 1)
        ]
        connection.execute(_INSERT_ANSWERS, numbered if len(numbered) > 1 else numbered[0])


def _cut(connection: sa.Connection, table_id: str, keep: int) -> None:
    """Forget the answers after the first ``keep``, and a checkpoint that contains them."""
    a, c = schema.answers, schema.checkpoints
    connection.execute(sa.delete(a).where((a.c.table == table_id) & (a.c.number > keep)))
    connection.execute(sa.delete(c).where((c.c.table == table_id) & (c.c.version > keep)))


def _keep_checkpoint(connection: sa.Connection, table_id: str, version: int, save: bytes) -> None:
    c = schema.checkpoints
    connection.execute(sa.delete(c).where(c.c.table == table_id))
    connection.execute(sa.insert(c).values(table=table_id, version=version, save=save))


def _put_seat(connection: sa.Connection, table_id: str, number: int, seat: Seat) -> None:
    s, k = schema.seats, schema.tokens
    connection.execute(sa.delete(s).where((s.c.table == table_id) & (s.c.seat == number)))
    connection.execute(sa.insert(s).values(table=table_id, seat=number, **vars(seat)))
    if seat.kind != "person":
        connection.execute(sa.delete(k).where((k.c.table == table_id) & (k.c.seat == number)))


def read(connection: sa.Connection, table_id: str, known: Table | None = None) -> Table:
    """The table as stored. Of a table we know, only the answers we have not seen are read and played."""
    try:
        return _read(connection, table_id, known)
    except (NotFound, gonfalon.UnknownGame, gonfalon.OtherContent, sa.exc.SQLAlchemyError):
        raise
    except Exception as error:
        log.error("table %s cannot be read: %s: %s", table_id, type(error).__name__, error)
        raise DamagedTable("what is stored of this table is damaged or belongs to other rules") from error


def _read(connection: sa.Connection, table_id: str, known: Table | None) -> Table:
    t, s, c = schema.tables, schema.seats, schema.chat
    row = connection.execute(sa.select(t).where(t.c.id == table_id)).mappings().first()
    if row is None:
        raise NotFound("there is no such table")
    check_same(row["content"], registry.find(row["game"]).content, "table")
    seats = connection.execute(sa.select(s).where(s.c.table == table_id).order_by(s.c.seat)).mappings()
    said = connection.execute(sa.select(c).where(c.c.table == table_id).order_by(c.c.id.desc()).limit(CHAT_SHOWN))
    sitting = [Seat(**{name: found[name] for name in Seat.__dataclass_fields__}) for found in seats]
    match, checkpoint = _match(connection, row, len(sitting), known)
    table = Table(
        **{name: row[name] for name in FIELDS},
        seats=sitting,
        chat=[Said(line["from"], line["text"], line["when"]) for line in reversed(said.mappings().all())],
        match=match,
        checkpoint=checkpoint,
    )
    clocks.of(table)  # a damaged clock is found here, and not at its next tick
    return table


def _match(connection: sa.Connection, row: Any, seats: int, known: Table | None) -> tuple[Match, int]:
    """The table's match, and the version of the checkpoint it was built from."""
    if known is not None and known.epoch == row["epoch"] and known.version <= row["version"]:
        return matches.advanced(known.match.draft(), _rows(connection, row, known.version)), known.checkpoint
    match, checkpoint = _from_checkpoint(connection, row)
    if match is None:
        match = matches.rebuilt(row["game"], seats, row["options"], _rows(connection, row, 0))
    match.undone = row["epoch"]
    return match, checkpoint


def _from_checkpoint(connection: sa.Connection, row: Any) -> tuple[Match | None, int]:
    c = schema.checkpoints
    kept = connection.execute(sa.select(c).where(c.c.table == row["id"])).mappings().first()
    if kept is None:
        return None, 0
    try:
        match = gonfalon.load(kept["save"])
        match.fixed = match.version  # a save does not tell what came to light before it
        return matches.advanced(match, _rows(connection, row, kept["version"])), kept["version"]
    except gonfalon.GonfalonError as error:
        log.warning("table %s: its checkpoint is of no use (%s); playing it from the start", row["id"], error)
        return None, 0


def _rows(connection: sa.Connection, row: Any, after: int) -> list[matches.Row]:
    a = schema.answers
    wanted = (a.c.table == row["id"]) & (a.c.number > after) & (a.c.number <= row["version"])
    found = connection.execute(sa.select(a.c.seat, a.c.answer, a.c.time).where(wanted).order_by(a.c.number))
    return [(seat, answer, when) for seat, answer, when in found]
