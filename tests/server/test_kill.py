"""The server is killed at random moments while people play at 20 tables: no acknowledged answer is ever missing."""

import os
import random
import threading
import time
from typing import Any

import httpx

from .serving import Elsewhere, Visitor, free_port

TABLES = 20
KILLS = int(os.environ.get("GONFALON_KILLS", "3"))  # `make faults` has more time


class Player(threading.Thread):
    """Plays on some hot seat tables and notes, for each, the length of the record after the last acknowledged answer.

    What was asked when the server died is not known to be kept or lost; everything acknowledged must be there.
    """

    def __init__(self, who: Visitor, tables: list[str], seed: int) -> None:
        super().__init__()
        self.who = who
        self.acknowledged = dict.fromkeys(tables, 0)
        self.lost: list[str] = []
        self.answers = 0
        self.dice = random.Random(seed)
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.answer(self.dice.choice(list(self.acknowledged)))
            except httpx.TransportError:
                time.sleep(0.05)

    def answer(self, table: str) -> None:
        view = self.who.at(table, parts="view")["view"]
        self.check(table, view)
        decision = view["decision"]
        choice = self.dice.choice(decision["options"])["answer"]
        body = {"seat": decision["seat"], "decision": decision["id"], "answer": choice}
        after = self.who.post(f"/api/tables/{table}/answer?parts=view", **body)
        self.acknowledged[table] = after["view"]["version"]
        self.answers += 1

    def check(self, table: str, view: dict[str, Any]) -> None:
        if view["version"] < self.acknowledged[table]:
            self.lost.append(table)


def test_every_acknowledged_answer_survives_a_kill(database: str) -> None:
    port, dice = free_port(), random.Random(5)
    server = Elsewhere(database, port)
    players = []
    for number in range(2):
        who = Visitor(server.url, f"Player {number}")
        tables = [who.open("me", "me", "me", hotseat=True, options={"rounds": 1000}) for _ in range(TABLES // 2)]
        players.append(Player(who, tables, number))
        players[-1].start()
    for _ in range(KILLS):
        time.sleep(0.8 + dice.random())
        server.kill()
        server = Elsewhere(database, port)
    time.sleep(1)
    for player in players:
        player.stop.set()
        player.join()
    with server:
        for player in players:
            assert player.answers > 50
            for table, version in player.acknowledged.items():
                player.check(table, player.who.at(table)["view"])
                player.answer(table)  # and the game goes on
                assert player.acknowledged[table] > version
            assert player.lost == []
            player.who.close()
