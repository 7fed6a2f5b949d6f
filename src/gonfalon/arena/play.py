"""One game of a tournament, from its pairing to its result."""

import time
from typing import Any

import gonfalon
from gonfalon import bots, registry
from gonfalon.arena.schedule import Pairing

#: No game of ours is longer; one that is has two bots who undo each other's work for ever.
MOST_DECISIONS = 20_000


def play(pairing: Pairing, timed: bool = False) -> dict[str, Any]:
    """The result as JSON-able data. Only ``timed`` (processor time) adds something that differs from run to run."""
    match = gonfalon.new(pairing.game, len(pairing.bots), seed=pairing.seed, options=dict(pairing.options))
    players = [bots.make(spec) for spec in pairing.bots]
    streams = [pairing.thinking(seat) for seat in range(match.seats)]
    asked = [0] * match.seats
    thought = [0.0] * match.seats
    longest = [0.0] * match.seats
    while not match.over and sum(asked) < MOST_DECISIONS:
        seat = match.turn[0]
        started = time.process_time()
        answer = players[seat].choose(match, seat, streams[seat])
        spent = time.process_time() - started
        match._apply(answer, seat)
        asked[seat] += 1
        thought[seat] += spent
        longest[seat] = max(longest[seat], spent)
    result: dict[str, Any] = {
        "number": pairing.number,
        "seed": pairing.seed,
        "bots": list(pairing.bots),
        "finished": match.over,
        "scores": list(match.scores()),
        "winners": list(match.winners()),
        "decisions": asked,
        "chapters": match.state.chapter,
        "sources": dict(match.game.score_sheet(match.state)),
    }
    if timed:
        result["seconds"] = thought
        result["longest"] = longest
    return result


def play_batch(pairings: list[Pairing], timed: bool, contents: registry.Contents) -> list[dict[str, Any]]:
    """Several games one after the other: what is sent to another process at once, with the data files in use here."""
    registry.use(contents)
    return [play(pairing, timed) for pairing in pairings]
