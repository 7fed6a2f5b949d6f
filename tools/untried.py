"""Answers that bots could often give and never gave: where habits rule something out, or an evaluation overlooks it.

    python tools/untried.py medievalia --bots search:simulations=60 --games 10

Answers are told apart by the question and by what they name: the card of a kind, a button, a city.
"""

import argparse
from collections import Counter
from collections.abc import Callable

import gonfalon
from gonfalon import bots, registry
from gonfalon.bots.knowledge import knowledge
from gonfalon.kernel.generator import Generator

Key = tuple[str, str]


def kind(answer: str) -> str:
    """What sort of answer this is: a button by its name, everything else by what it names."""
    name, _, _ = answer.partition(":")
    return answer if name in ("button", "action", "space", "advance") else name


class Report:
    """How often every sort of answer was legal, without weight for the hasty player, and given."""

    def __init__(self, sort: Callable[[str], str] = kind) -> None:
        self.sort = sort
        self.legal: Counter[Key] = Counter()
        self.ruled_out: Counter[Key] = Counter()
        self.given: Counter[Key] = Counter()

    def play(self, game: str, spec: str, seats: int, seed: int) -> None:
        """One game of a bot against itself."""
        match = gonfalon.new(game, seats, seed=seed)
        mind, dice = knowledge(match.game), Generator(seed)
        players = [bots.make(spec) for _ in range(seats)]
        while not match.over:
            seat = match.turn[0]
            ask = match.state.ask_of(seat)
            assert ask is not None  # noqa: S101 - it is this seat's turn
            answer = players[seat].choose(match, seat, dice)
            if len(ask.values) > 1:
                weights = mind.policy(match.determinized(seat, dice).state, ask) or [1.0] * len(ask.values)
                open_ = {self.sort(value) for value, weight in zip(ask.values, weights, strict=True) if weight}
                for sort in {self.sort(value) for value in ask.values}:
                    self.legal[ask.prompt, sort] += 1
                    self.ruled_out[ask.prompt, sort] += sort not in open_
                self.given[ask.prompt, self.sort(answer)] += 1
            match.apply(answer, seat)

    def untried(self, often: int) -> list[Key]:
        """What was legal so often and never given, the most frequent first."""
        return [key for key, count in self.legal.most_common() if count >= often and not self.given[key]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--often", type=int, default=20)
    given = parser.parse_args()
    report = Report()
    for seed in range(given.seed, given.seed + given.games):
        report.play(given.game, given.bots, given.seats or registry.find(given.game).seats[0], seed)
    print("question        answer                legal  ruled out")
    for prompt, sort in report.untried(given.often):
        print(f"{prompt:15} {sort:20} {report.legal[prompt, sort]:6} {report.ruled_out[prompt, sort]:10}")


if __name__ == "__main__":
    main()
