"""One game of a tournament, from its pairing to its result."""

import time
from typing import Any

import gonfalon
from gonfalon import bots, registry
from gonfalon.arena.schedule import Pairing
from gonfalon.bots import dropped

#: No game of ours is longer; one that is has two bots who undo each other's work for ever.
MOST_DECISIONS = 20_000


class Sitting:
    """A match and the bots around it."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.match = gonfalon.new(pairing.game, len(pairing.bots), seed=pairing.seed, options=dict(pairing.options))
        self.asked = [0] * self.match.seats
        self.thought = [0.0] * self.match.seats  # processor time in seconds
        self.longest = [0.0] * self.match.seats

    def played(self) -> "Sitting":
        """The same when its game is over, or has gone on too long."""
        match = self.match
        players = [bots.make(spec) for spec in self.pairing.bots]
        streams = [self.pairing.thinking(seat) for seat in range(match.seats)]
        while not match.over and sum(self.asked) < MOST_DECISIONS:
            seat = match.turn[0]
            started = time.process_time()
            answer = players[seat].choose(match, seat, streams[seat])
            spent = time.process_time() - started
            match._apply(answer, seat)
            self.asked[seat] += 1
            self.thought[seat] += spent
            self.longest[seat] = max(self.longest[seat], spent)
        return self

    def result(self, timed: bool) -> dict[str, Any]:
        """JSON-able data. Only ``timed`` adds something that differs from run to run."""
        match = self.match
        result: dict[str, Any] = {
            "number": self.pairing.number,
            "seed": self.pairing.seed,
            "bots": list(self.pairing.bots),
            "finished": match.over,
            "scores": list(match.scores()),
            "winners": list(match.winners()),
            "decisions": self.asked,
            "chapters": match.state.chapter,
            "sources": dict(match.game.score_sheet(match.state)),
        }
        return result | ({"seconds": self.thought, "longest": self.longest} if timed else {})


def play(pairing: Pairing, timed: bool, contents: registry.Contents) -> dict[str, Any]:
    """The result of one game, with these data files, whichever process plays it."""
    registry.use(contents)
    dropped.taken()
    result = Sitting(pairing).played().result(timed)
    found = dropped.taken()
    return result | ({"dropped": found} if found else {})
