"""Play a seat of a table over HTTP, as a script or a language model would: read the prompt and the options, answer one.

    python examples/play_over_http.py http://127.0.0.1:8000 TABLE TOKEN            # you choose
    python examples/play_over_http.py http://127.0.0.1:8000 TABLE TOKEN --random   # chance chooses

The token comes from opening the table (``tokens``) or from ``POST /api/tables/{table}/token``. Standard library only.
"""

import argparse
import json
import random
import urllib.error
import urllib.request
from typing import Any


class Seat:
    """One seat of one table, held with a token."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.address = f"{server}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers)  # noqa: S310 - the caller's server
        return urllib.request.urlopen(request, timeout=60)  # noqa: S310

    def look(self, since: int = -1) -> dict[str, Any]:
        """The table as this seat sees it, with the log after that version."""
        with self.call(f"?parts=view&since={since}") as response:
            view: dict[str, Any] = json.load(response)["view"]
        return view

    def answer(self, decision: dict[str, Any], answer: str) -> None:
        """Answer a decision; one that is past meanwhile is no mistake, for the next look shows what is asked now."""
        body = {"seat": decision["seat"], "decision": decision["id"], "answer": answer}
        try:
            self.call("/answer?parts=", body).close()
        except urllib.error.HTTPError as error:
            with error:
                if error.code != 409:
                    raise

    def wait(self, version: int) -> None:
        """Return once the table stands differently: every change is told as an event."""
        with self.call("/events") as stream:
            for line in stream:
                if line.startswith(b"data:") and json.loads(line[5:]).get("version", version) != version:
                    return


def told(view: dict[str, Any]) -> str:
    """The question as text."""
    decision = view["decision"]
    lines = [f"{number:3}  {option['label']}" for number, option in enumerate(decision["options"], 1)]
    return "\n".join([decision["prompt"], *lines])


def play(seat: Seat, chance: bool) -> None:
    while not (view := seat.look())["over"]:
        if view["decision"] is None:
            seat.wait(view["version"])
            continue
        options = view["decision"]["options"]
        print(told(view))
        number = random.randrange(len(options)) if chance else int(input("> ")) - 1
        seat.answer(view["decision"], options[number]["answer"])
    print("over:", dict(zip(view["names"], view["scores"], strict=True)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    for name in ("server", "table", "token"):
        parser.add_argument(name)
    parser.add_argument("--random", action="store_true")
    chosen = parser.parse_args()
    play(Seat(chosen.server, chosen.table, chosen.token), chosen.random)
