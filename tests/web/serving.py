"""A real server in a process of its own: ``python -m tests.web.serving PORT FILE SEED``, SEED: a number or "alike"."""

import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Self

START = 60  # seconds a server may take to answer
ALIKE = "alike"
FATE = 7  # the seed of tables that are dealt alike


class Server:
    """A server that can be killed and started again on the same address and database.

    With a seed the dice, the cards and the bots' whims are the same every time if the same tables are opened in the
    same order; without one, every table is dealt alike, whatever went before.
    """

    def __init__(self, database: Path, seed: int | None = None) -> None:
        self.database = database
        self.seed = seed
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        seed = ALIKE if self.seed is None else str(self.seed)
        command = [sys.executable, "-m", "tests.web.serving", str(self.port), str(self.database), seed]
        self._process = subprocess.Popen(command, cwd=Path(__file__).parents[2], start_new_session=True)
        end = time.monotonic() + START
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server did not start")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=5):  # noqa: S310  # our own address
                return True
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def main() -> None:
    """Serve with hasty bots, short thoughts and no limits."""
    from gonfalon.match import Match
    from gonfalon.server import matches
    from gonfalon.server.matches import begun
    from gonfalon.server.run import run
    from gonfalon.server.settings import Settings, database_url

    port, database = int(sys.argv[1]), sys.argv[2]
    alike = sys.argv[3] == ALIKE
    chance = random.Random(FATE if alike else int(sys.argv[3]))
    vars(secrets).update(randbits=chance.getrandbits, choice=chance.choice)

    def begun_alike(*how: Any) -> Match:
        chance.seed(FATE)
        return begun(*how)

    if alike:
        vars(matches).update(begun=begun_alike)
    settings = Settings(
        database=database_url(database),
        requests_per_second=0,
        bot_pause=0,
        hint_simulations=100,
        hint_seconds=0,
        hints_per_minute=0,
        analysis_simulations=8,
    )
    run(settings, "127.0.0.1", port)


if __name__ == "__main__":
    main()
