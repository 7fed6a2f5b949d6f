"""Starting the server from the command line."""

import contextlib
import gc
import ipaddress
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from urllib.parse import urlsplit

import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI

from gonfalon import registry
from gonfalon.kernel.errors import BadOption
from gonfalon.server.app import create_app
from gonfalon.server.connections import Patient, room
from gonfalon.server.settings import Settings, is_local, settings_for
from gonfalon.server.storage import Storage

#: Seconds that open requests get when the server stops.
FAREWELL = 3
#: Seconds for which a connection without a request stays open: people think, and a new one costs them a moment.
KEPT = 75
#: Seconds for which a thread keeps its turn while another one waits.
TURN = 0.0005


class Server(uvicorn.Server):
    """A uvicorn that says where it is once it answers, and ends the streams of events when it stops."""

    def __init__(self, app: FastAPI, host: str, port: int, greet: Callable[[int], None] = lambda port: None) -> None:
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            access_log=False,  # our own journal leaves secrets out
            log_config=None,
            http=Patient,
            limit_concurrency=room(),
            timeout_keep_alive=KEPT,
            timeout_graceful_shutdown=FAREWELL,
        )
        super().__init__(config)
        self.app = app
        self.greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.greet(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.services.hub.close()
        await super().shutdown(sockets)


def check_free(host: str, port: int) -> None:
    """Refuse a port at which something else answers, in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise BadOption(
                f"cannot serve at {host} port {port} ({error.strerror}); try another, as in PORT=8080"
            ) from error


def check_database(database: str) -> None:
    """Refuse a database that cannot be used, in a sentence, before anything is started."""
    storage = Storage(database)
    try:
        storage.migrate()
    finally:
        storage.close()


def lan_address() -> str:
    """Where others on the network reach this machine, "" if nowhere. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return ""
        return str(trial.getsockname()[0])


def private_address() -> str:
    """Our address on a network at home; refuses when there is none, or when the whole world could reach it."""
    address = lan_address()
    if not address or is_local(address):
        raise BadOption("this machine is on no network: --lan has nobody to let in")
    if not ipaddress.ip_address(address).is_private:
        raise BadOption(f"{address} can be reached by everybody: serve with --host and GONFALON_SECRET, not with --lan")
    return address


def serve(host: str, port: int, database: str | None, open_browser: bool, lan: bool = False) -> None:
    """Serve until stopped. Prints the address and where the tables are kept."""
    if lan and not is_local(host):
        raise BadOption("--lan serves here and on the network at home: leave --host out")
    check_free(host, port)
    settings = settings_for(host, database)
    if lan:
        home = private_address()
        check_free(home, port)
        settings = replace(settings, lan=f"http://{home}:{port}")
    run(settings, host, port, open_browser)


def run(
    settings: Settings, host: str, port: int, open_browser: bool = False, begin_worker: Callable[[], None] | None = None
) -> None:
    """Serve with these settings until stopped."""

    def greet(port: int) -> None:
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        for line in replaced_data():
            print(line)
        print(f"Tables are kept in {kept_in(settings.database)}")
        print(f"Gonfalon is open at {address} (stop with Ctrl-C)", flush=True)
        if settings.lan:
            print(f"Friends on your network find it at {settings.lan}/", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    check_database(settings.database)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    server = Server(create_app(settings, begin_worker), host, port, greet)
    spare_the_collector()
    share_fairly()
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how one leaves
        server.run(doors(host, port, settings.lan))


def doors(host: str, port: int, lan: str) -> list[socket.socket] | None:
    """Sockets here and on the network at home; None where one address is all, which the server opens by itself."""
    if not lan:
        return None
    return [opened(address, port) for address in (host, urlsplit(lan).hostname or host)]


def opened(address: str, port: int) -> socket.socket:
    """A socket at an address, to be listened at."""
    out = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
    out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    out.bind((address, port))
    return out


def spare_the_collector() -> None:
    """Let the garbage collector pass over what was imported, look at what is new rarely and at all tables hardly ever.

    Tables and requests are freed as soon as nobody holds them; looking for circles among everything took a quarter of a
    second every few seconds, in which nobody was answered, and among what is new an eighth of all the work.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 200)


def share_fairly() -> None:
    """Let the thread that writes to the database have its turn soon.

    It gives its turn away at every statement. While requests keep the server busy, getting it back took the usual five
    milliseconds each time, and the answers of a whole transaction waited for all of them.
    """
    sys.setswitchinterval(TURN)


def replaced_data() -> list[str]:
    """A line for every game that is played with the data of a file."""
    games = [registry.find(name) for name in registry.names()]
    return [
        f"{game.name} is played with the data file {game.content.name} (seal {game.content.seal})"
        for game in games
        if game.content is not None
    ]


def kept_in(database: str) -> str:
    """Where the tables are, without a password."""
    url = sa.make_url(database)
    return url.database or "memory" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
