"""What the person who runs the server can choose."""

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import sqlalchemy as sa

from gonfalon.server.errors import Refused

#: The shortest secret we call a secret.
SECRET_LENGTH = 32


@dataclass(frozen=True)
class Settings:
    """One server's choices; every value has a sensible default for a table at home."""

    database: str
    secret: bytes = b""
    requests_per_second: float = 100  # for one address; 0 means no limit
    signs_per_minute: float = 10  # attempts to sign in or register, for one address
    tables_per_minute: float = 60  # opened by one address
    tables_per_person: int = 40  # opened and not finished; 0 means no limit
    bot_pause: float = 0.1  # seconds between two answers of bots, so that people can follow
    bot_seconds: float = 5  # how long a bot that searches may think about one answer
    bot_patience: float = 60  # seconds after which a thinking bot is answered for in a hurry
    bot_workers: int = 1
    hint_seconds: float = 1.5  # how long a hint may be thought about; 0 means until its simulations are done
    hint_simulations: int = 2000
    hints_per_minute: float = 30  # for one person
    analysis_simulations: int = 200  # for each decision of a finished game
    bots_ready: bool = False  # whether a worker is started before a bot is needed
    abandoned_after: float = 300  # seconds without a sign of life before a bot may take a person's seat
    tables_in_memory: int = 500
    address: str = ""  # how people reach this server, for links in messages; empty: as whoever set them up reached it
    lan: str = ""  # how friends on the same network reach a server at home, for the invitations; empty: not at all
    smtp: str = ""  # the mail server, as smtp://user:password@host:587; empty: no mail
    mail_from: str = ""
    internal_receivers: bool = False  # whether webhooks may lead into our own network
    keys: str = ""  # the file with the server's keys; empty: beside the database
    letters_per_minute: float = 3  # mails to confirm and trial messages, for one person
    notice_delay: float = 20  # seconds for which somebody may turn up by themselves before they are told
    looks_every: float = 20  # seconds between two notes of who is looking


def default_database() -> Path:
    """Where the tables are kept when nobody says otherwise."""
    return Path(platformdirs.user_data_dir("gonfalon", appauthor=False)) / "gonfalon.sqlite3"


def database_url(given: str | None) -> str:
    """The address of the database: a PostgreSQL or SQLite URL, or the path of a file.

    >>> database_url("postgresql://club/tables")
    'postgresql+psycopg://club/tables'
    """
    if given is None:
        given = str(default_database())
    kind, mark, rest = given.partition("://")
    if not mark:
        path = Path(given).expanduser().absolute()
        return f"sqlite:///{path}"
    if kind in ("postgresql", "postgres"):
        return f"postgresql+psycopg://{rest}"
    if kind in ("sqlite", "postgresql+psycopg"):
        return given
    raise Refused(f"a database is a file, sqlite:///PATH or postgresql://HOST/NAME, not {kind}://…")


def keys_file(settings: Settings) -> Path | None:
    """Where the server's keys are kept: beside a SQLite file, else in the data folder; nowhere for one in memory."""
    if settings.keys:
        return Path(settings.keys).expanduser()
    url = sa.make_url(settings.database)
    if url.get_backend_name() != "sqlite":
        return default_database().with_name("gonfalon.keys.json")
    file = url.database
    return None if not file or file == ":memory:" else Path(file).with_suffix(".keys.json")


def is_local(host: str) -> bool:
    """Whether only this machine can reach an address."""
    return host in ("localhost", "::1") or host.startswith("127.")


def settings_for(host: str, database: str | None) -> Settings:
    """The settings of ``gonfalon serve``: the environment fills what the command does not say."""
    secret = os.environ.get("GONFALON_SECRET", "")
    if not is_local(host) and len(secret) < SECRET_LENGTH:
        raise Refused(
            f"{host} can be reached from other machines: set GONFALON_SECRET to at least {SECRET_LENGTH} random "
            'characters first, for example with: export GONFALON_SECRET="$(openssl rand -hex 32)"'
        )
    rate = _number("GONFALON_RATE", 100)
    limits = (
        {
            "signs_per_minute": 0,
            "tables_per_minute": 0,
            "hints_per_minute": 0,
            "tables_per_person": 0,
            "letters_per_minute": 0,
        }
        if not rate
        else {}
    )
    return Settings(
        database=database_url(database),
        secret=hashlib.sha256(secret.encode()).digest() if secret else b"",
        requests_per_second=rate,
        bot_workers=max(1, int(_number("GONFALON_BOT_WORKERS", (os.cpu_count() or 2) - 1))),
        bots_ready=True,
        address=os.environ.get("GONFALON_ADDRESS", "").rstrip("/"),
        lan="",
        smtp=os.environ.get("GONFALON_SMTP", ""),
        mail_from=os.environ.get("GONFALON_MAIL_FROM", ""),
        internal_receivers=bool(_number("GONFALON_INTERNAL_RECEIVERS", 0)),
        keys=os.environ.get("GONFALON_KEYS", ""),
        **limits,
    )


def _number(name: str, usual: float) -> float:
    """A number from the environment."""
    try:
        return float(os.environ.get(name, usual))
    except ValueError:
        raise Refused(f"{name} is a number, not {os.environ[name]!r}") from None
