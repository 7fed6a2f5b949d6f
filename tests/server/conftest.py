"""The tiny game is installed, a server is up, a PostgreSQL can be had."""

import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gonfalon.registry

from . import tiny
from .serving import Serving, Visitor, quick


@pytest.fixture(scope="package", autouse=True)
def only_the_tiny_game() -> Iterator[None]:
    names, find = gonfalon.registry.names, gonfalon.registry.find
    tiny.install()
    yield
    gonfalon.registry.names, gonfalon.registry.find = names, find


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(quick(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"))) as running:
        yield running


@pytest.fixture
def visitor(server: Serving) -> Iterator[Callable[[str], Visitor]]:
    """Somebody of that name who visits the server."""
    known: list[Visitor] = []

    def enter(name: str) -> Visitor:
        known.append(Visitor(server.url, name))
        return known[-1]

    yield enter
    for somebody in known:
        somebody.close()


@pytest.fixture
def anna(visitor: Callable[[str], Visitor]) -> Visitor:
    return visitor("Anna")


@pytest.fixture
def bruno(visitor: Callable[[str], Visitor]) -> Visitor:
    return visitor("Bruno")


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        from pgserver.postgres_server import get_server  # wants the folder above when imported

        running = get_server(str(tmp_path_factory.mktemp("postgres")))
    yield running
    running.cleanup()


@pytest.fixture
def postgres(postgres_server: Any) -> str:
    """The address of an empty PostgreSQL database."""
    name = f"t{uuid.uuid4().hex}"
    postgres_server.psql(f"CREATE DATABASE {name};")
    address: str = postgres_server.get_uri(database=name)
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    address: str = request.getfixturevalue("postgres")
    return address
