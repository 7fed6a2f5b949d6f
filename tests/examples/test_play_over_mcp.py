"""The example for language models plays a whole game at a real server, over the Model Context Protocol."""

import asyncio
import random
import sys
from pathlib import Path

from mcp import Client, StdioServerParameters

from tests.server import serving
from tests.web.serving import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_over_mcp.py"


async def said(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    return str(result.content[0].text)  # type: ignore[union-attr]


async def played(*command: str) -> list[str]:
    """A whole game of a model that answers by chance; everything it was told."""
    dice = random.Random(3)
    async with Client(StdioServerParameters(command=sys.executable, args=[str(EXAMPLE), *command])) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == {"look", "answer", "wait", "rules"}
        told = [await said(client, "rules", words="persian byzantine"), await said(client, "answer", number=999)]
        told.append(await said(client, "wait"))
        while "The game is over" not in told[-1]:
            offered = [line for line in told[-1].splitlines() if line[:3].strip().isdigit() and line[3:5] == "  "]
            turn = "answer" if offered else "wait"
            told.append(await said(client, turn, **({"number": dice.randint(1, len(offered))} if offered else {})))
    return told


def test_a_model_plays_a_whole_game(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        anna = serving.Visitor(server.url, "Anna")
        opened = anna.post("/api/tables", game="byzantium", seats=[{"kind": "me"}, {"kind": "bot", "level": "novice"}])
        told = asyncio.run(asyncio.wait_for(played(server.url, opened["table"], opened["tokens"]["0"]), 240))
        assert anna.at(opened["table"], parts="view")["view"]["over"]
        anna.close()
    assert told[0].startswith("BYZ-")
    assert "Persian" in told[0]
    assert "answers from 1 to" in told[1] or "not asked" in told[1]
    assert sum("\n  1  " in text for text in told) > 20
