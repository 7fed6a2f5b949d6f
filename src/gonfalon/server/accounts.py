"""People: guests with a name, and accounts with a password. Their sessions, and the tokens of programs.

Tokens are random and only their keyed hashes are stored: who reads the database cannot act for anybody.
"""

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass, replace
from functools import cache

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from starlette.concurrency import run_in_threadpool

from gonfalon.server import schema
from gonfalon.server.errors import (
    BadInput,
    BadName,
    BadPassword,
    Conflict,
    HasAccount,
    NameTaken,
    NotYourSeat,
    WrongPassword,
)
from gonfalon.server.storage import Storage
from gonfalon.wording import COMMON, LANGUAGES, Wording

NAME_LENGTH = 32
LOGIN_LENGTH = 80
#: Marks that join letters where a script needs it: harmless in a sentence.
JOINERS = "\u200c\u200d"
#: Letters that show nothing.
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"
#: Alphabets that share shapes: a name mixed of them could be taken for another.
LOOKALIKES = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE")
PASSWORD_LENGTH = (8, 200)
#: Seconds for which a session looked up once is believed; also how long a sign-out takes to reach other servers.
REMEMBERED = 30
#: The same for a seat's token. Longer, because every server is told when somebody leaves a seat.
HELD = 600
#: Seconds after which a guest who never sat down anywhere is forgotten.
STRANGERS = 30 * 24 * 3600

_hasher = PasswordHasher()


@dataclass(frozen=True)
class Person:
    """Somebody who visits: a guest, or the holder of an account."""

    id: str
    name: str
    lang: str
    account: bool


@dataclass(frozen=True)
class Actor:
    """Who makes a request: a person, or a program that holds one seat of one table."""

    person: Person | None = None
    table: str = ""
    seat: int | None = None

    @property
    def key(self) -> str | None:
        return self.person.id if self.person else None


NOBODY = Actor()


def unseen(letter: str) -> bool:
    """Whether a character shows nothing by itself: controls, blanks, signs that turn the direction of writing."""
    return unicodedata.category(letter).startswith("C") or letter in BLANKS


def clean_name(name: str, what: str = "a name", longest: int = NAME_LENGTH) -> str:
    """The name without stray spaces and fancy forms; refuses empty, long, invisible and mixed ones."""
    out = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(out) <= longest or len(login(out)) > LOGIN_LENGTH:
        raise BadName(f"{what} has 1 to {longest} characters", longest)
    if any(map(unseen, out)):
        raise BadName(f"{what} is made of printable characters", longest)
    scripts = {script for script in map(_script, out) if script in LOOKALIKES}
    if len(scripts) > 1:
        raise BadName(f"{what} is written in one alphabet", longest)
    return out


def _script(letter: str) -> str:
    """The alphabet of a letter, as its name tells: LATIN, GREEK, CYRILLIC …"""
    return unicodedata.name(letter, "").partition(" ")[0] if letter.isalpha() else ""


def login(name: str) -> str:
    """What tells accounts apart: the same for names that read the same."""
    return unicodedata.normalize("NFKC", name.casefold())


class Accounts:
    """The people the server knows and how they prove who they are."""

    def __init__(self, storage: Storage, secret: bytes) -> None:
        self.storage = storage
        self.secret = secret
        self._believed: dict[str, tuple[float, Actor]] = {}

    # -- tokens ------------------------------------------------------------------------------

    def hashed(self, token: str) -> str:
        return hashlib.blake2b(token.encode(), key=self.secret, digest_size=32).hexdigest()

    def form_token(self, session: str) -> str:
        """What a form of ours carries, so that no other site can send it for the visitor."""
        return self.hashed(f"form {session}")[:32]

    async def by_session(self, token: str) -> Actor:
        """The person of a session; nobody if there is none."""
        return await self._believe("session " + self.hashed(token))

    async def by_seat_token(self, token: str) -> Actor:
        """The program of a seat token; nobody if there is none."""
        return await self._believe("seat " + self.hashed(token))

    async def _believe(self, key: str) -> Actor:
        believed = self._believed  # another one, if something is to be forgotten while we read
        until, actor = believed.get(key, (0.0, NOBODY))
        if time.monotonic() > until or actor is NOBODY:
            actor = await self.storage.read(lambda connection: _actor(connection, key))
            if len(believed) > 10_000:
                believed.clear()
            if actor is not NOBODY:
                believed[key] = (time.monotonic() + (REMEMBERED if actor.person else HELD), actor)
        return actor

    def forget(self) -> None:
        """Something about people or tokens changed: look them up again."""
        self._believed = {}

    async def seat_tokens(self, table_id: str, seats: list[int], holder: str) -> dict[int, str]:
        """New tokens with which programs play these seats, if they are still the holder's when that is written."""
        tokens = {seat: secrets.token_hex(32) for seat in seats}
        rows = [
            {"hash": self.hashed(token), "table": table_id, "seat": seat, "created": time.time()}
            for seat, token in tokens.items()
        ]
        s = schema.seats
        theirs = sa.select(s.c.seat).where((s.c.table == table_id) & (s.c.person == holder) & (s.c.kind == "person"))

        def work(connection: sa.Connection) -> None:
            held = connection.scalars(theirs.with_for_update()).all()  # who stands up now waits for us, or we for them
            if not set(seats) <= set(held):
                raise NotYourSeat("this seat is no longer yours")
            connection.execute(sa.insert(schema.tokens), rows)

        if rows:
            await self.storage.write(work)
        return tokens

    # -- people ------------------------------------------------------------------------------

    def newcomer(self, token: str, lang: str) -> Person:
        """Somebody who only looks around: a name to be called by, and nothing stored."""
        number = int(self.hashed(f"name {token}")[:8], 16) % 9000 + 1000
        return Person(secrets.token_hex(12), Wording(COMMON.parent, lang)("guest", number=str(number)), lang, False)

    async def greet(self, token: str, lang: str) -> Actor:
        """The guest a newcomer becomes by doing something for the first time."""
        person = self.newcomer(token, lang)

        def work(connection: sa.Connection) -> None:
            row = {"id": person.id, "name": person.name, "lang": lang, "created": time.time()}
            connection.execute(sa.insert(schema.people), row)
            self._open_session(connection, person.id, token)

        try:
            await self.storage.write(work)
        except Conflict:  # two first requests at once: the other one was first
            return await self.by_session(token)
        return Actor(person)

    def _open_session(self, connection: sa.Connection, person: str, token: str) -> None:
        row = {"hash": self.hashed(token), "person": person, "created": time.time()}
        connection.execute(sa.insert(schema.sessions), row)

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person:
        """Rename a guest, or choose another language."""
        if name is not None and person.account:
            raise HasAccount("an account keeps the name it signs in with")
        if lang is not None and lang not in LANGUAGES:
            raise BadInput(f"lang is one of {', '.join(LANGUAGES)}")
        new = replace(person, name=clean_name(name) if name else person.name, lang=lang or person.lang)
        p = schema.people
        if name is not None:
            taken = sa.select(p.c.id).where(p.c.login == login(new.name))
            if await self.storage.read(lambda connection: connection.scalar(taken)):
                raise NameTaken(new.name)
        change = sa.update(p).where(p.c.id == person.id).values(name=new.name, lang=new.lang)
        await self.storage.write(lambda connection: connection.execute(change))
        self.forget()
        return new

    async def register(self, person: Person, name: str, password: str) -> tuple[Person, str]:
        """Make the guest an account: the same person, with the tables they already play at, and a new session."""
        if person.account:
            raise HasAccount("you have an account already: sign out first")
        name = clean_name(name)
        shortest, longest = PASSWORD_LENGTH
        if not shortest <= len(password) <= longest:
            raise BadPassword(shortest, longest)
        secret = await run_in_threadpool(_hasher.hash, password)
        p = schema.people
        change = sa.update(p).where(p.c.id == person.id).values(name=name, login=login(name), password=secret)
        token, s = secrets.token_urlsafe(32), schema.sessions

        def work(connection: sa.Connection) -> None:
            connection.execute(change)
            connection.execute(
                sa.delete(s).where(s.c.person == person.id)
            )  # whoever knew the guest's token is shut out
            self._open_session(connection, person.id, token)

        try:
            await self.storage.write(work)
        except Conflict:
            raise NameTaken(name) from None
        self.forget()
        return replace(person, name=name, account=True), token

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account of that name and the token of a new session."""
        p = schema.people
        wanted = sa.select(p).where(p.c.login == login(clean_name(name)))
        row = await self.storage.read(lambda connection: connection.execute(wanted).mappings().first())
        if not await run_in_threadpool(_matches, row["password"] if row else None, password) or row is None:
            raise WrongPassword("no account has this name and this password")
        person = Person(row["id"], row["name"], row["lang"], True)
        token = secrets.token_urlsafe(32)
        await self.storage.write(lambda connection: self._open_session(connection, person.id, token))
        return person, token

    async def sign_out(self, token: str) -> None:
        s = schema.sessions
        leave = sa.delete(s).where(s.c.hash == self.hashed(token))
        await self.storage.write(lambda connection: connection.execute(leave))
        self.forget()

    async def forget_strangers(self) -> None:
        """Remove guests of long ago who sit at no table."""
        p, s = schema.people, schema.seats
        sitting = sa.select(s.c.person).where(s.c.person.is_not(None))
        old = p.c.login.is_(None) & (p.c.created < time.time() - STRANGERS) & p.c.id.not_in(sitting)
        await self.storage.write(lambda connection: connection.execute(sa.delete(p).where(old)))


@cache
def _decoy() -> str:
    """Checked when the name is unknown, so that the answer takes as long as for a known one."""
    return _hasher.hash(secrets.token_hex(8))


def _matches(kept: str | None, password: str) -> bool:
    try:
        return _hasher.verify(kept or _decoy(), password) and kept is not None
    except VerificationError:
        return False


def _actor(connection: sa.Connection, key: str) -> Actor:
    kind, _, hashed = key.partition(" ")
    p, s, k = schema.people, schema.sessions, schema.tokens
    if kind == "seat":
        held = connection.execute(sa.select(k.c.table, k.c.seat).where(k.c.hash == hashed)).first()
        return NOBODY if held is None else Actor(None, held[0], held[1])
    wanted = sa.select(p.c.id, p.c.name, p.c.lang, p.c.login).join(s, s.c.person == p.c.id).where(s.c.hash == hashed)
    found = connection.execute(wanted).first()
    return NOBODY if found is None else Actor(Person(found[0], found[1], found[2], found[3] is not None))
