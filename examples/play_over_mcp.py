"""A seat of a table for language models, over the Model Context Protocol: they look, answer, wait and read the rules.

    python examples/play_over_mcp.py http://127.0.0.1:8000 TABLE TOKEN

Started by the model's program, with which it talks over standard input and output. Needs ``pip install mcp``.
"""

import json
import re
import sys
import urllib.request
from typing import Any

from mcp.server import MCPServer
from play_over_http import Seat, told

MOST = 20  # rules shown for one search

server = MCPServer(
    "gonfalon", instructions="You hold a seat of a board game. Look, answer by number, wait for the others."
)
seat = Seat(*sys.argv[1:4])
read = -1  # the version up to which the log was told


@server.tool()
def look() -> str:
    """What has happened since you last looked, and the question you are asked, with its numbered answers."""
    global read
    view = seat.look(read)
    read = view["version"]
    return "\n".join([line["text"] for line in view["log"]] + [asked(view)])


@server.tool()
def answer(number: int) -> str:
    """Give the answer of that number to the question you are asked; tells what is asked next."""
    decision = seat.look(read)["decision"]
    if decision is None:
        return "You are not asked anything now: wait."
    if not 1 <= number <= len(decision["options"]):
        return f"There are answers from 1 to {len(decision['options'])}, not {number}."
    seat.answer(decision, decision["options"][number - 1]["answer"])
    return look()


@server.tool()
def wait() -> str:
    """Wait until you are asked something or the game is over."""
    while (view := seat.look(read))["decision"] is None and not view["over"]:
        seat.wait(view["version"])
    return look()


@server.tool()
def rules(words: str) -> str:
    """The rules of this game that hold all of these words."""
    address = f"{sys.argv[1]}/api/games/{seat.look(read)['game']}/rules"
    with urllib.request.urlopen(address, timeout=60) as response:  # noqa: S310 - the caller's server
        book = [f"{rule['id']}: {re.sub('<[^>]*>', '', rule['html']).strip()}" for rule in json.load(response)]
    found = [rule for rule in book if all(word in rule.lower() for word in words.lower().split())]
    more = [f"and {len(found) - MOST} more"] if len(found) > MOST else []
    return "\n".join(found[:MOST] + more) or "No rule holds these words."


def asked(view: dict[str, Any]) -> str:
    if view["over"]:
        return f"The game is over: {dict(zip(view['names'], view['scores'], strict=True))}"
    return str(view["waiting"]) if view["decision"] is None else told(view)


if __name__ == "__main__":
    server.run()
