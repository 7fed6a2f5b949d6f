"""How games of Medievalia end and what the first turn is worth, when bots play each other.

python tools/balance.py --bots greedy,greedy [--games 1000] [--seed 1] [--alliance] [--content FILE]

The game draws its first player by lot, so victories are told by turn order as well as by bot. The bots change seats
from game to game, and every game has cards of its own: the arena plays a deal once from every seat, which is fairer to
the bots but would count the luck of its first player several times.
"""

import argparse
from collections import defaultdict
from pathlib import Path

import gonfalon
from gonfalon import registry
from gonfalon.arena import Pairing, wilson
from gonfalon.arena.play import Sitting
from gonfalon.games.medievalia.rules.position import Position


def ending(match: gonfalon.Match, state: Position) -> str:
    """How the game ended; a military victory by a stormed City or by sieges alone."""
    if state.ending != "military":
        return state.ending
    return "military, storm" if any(line["key"] == "city-falls" for line in match.log()) else "military, siege"


class Tally:
    """What is counted over all games; a victory shared by two counts half for each."""

    def __init__(self) -> None:
        self.games = 0
        self.by_bot: defaultdict[str, float] = defaultdict(float)
        self.by_order: defaultdict[str, float] = defaultdict(float)
        self.endings: defaultdict[str, float] = defaultdict(float)
        self.rounds: list[int] = []
        self.decisions = 0

    def add(self, pairing: Pairing, match: gonfalon.Match) -> None:
        state = match.state
        assert isinstance(state, Position)  # noqa: S101 - no other game is played here
        self.games += 1
        self.rounds.append(state.rounds)
        self.decisions += len([answer for answer in match.record()["answers"] if answer[0] >= 0])
        self.endings[ending(match, state)] += 1
        winners = match.winners()
        for seat in winners:
            self.by_bot[pairing.bots[seat]] += 1 / len(winners)
            self.by_order[f"player {(seat - state.first) % match.seats + 1}"] += 1 / len(winners)

    def lines(self) -> list[str]:
        out = []
        for title, counts in (("wins", self.by_bot), ("turn order", self.by_order), ("endings", self.endings)):
            out.append(f"{title}:")
            for name, count in sorted(counts.items()):
                low, high = wilson(count, self.games)
                out.append(f"  {name:<24} {count:>7.1f}  {count / self.games:>6.1%}  ({low:.1%} - {high:.1%})")
        rounds = sorted(self.rounds)
        low, middle, high = (rounds[self.games * share // 100] for share in (5, 50, 95))
        out.append(f"{self.games} games; rounds: median {middle}, nine in ten from {low} to {high}")
        out.append(f"{self.decisions / self.games:.0f} decisions a game")
        return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", required=True, help="one for every seat, separated by commas")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alliance", action="store_true", help="four seats: two against two")
    parser.add_argument("--content", type=Path, help="card values of one's own")
    given = parser.parse_args()
    if given.content:
        registry.use(((str(given.content), given.content.read_text("utf-8")),))
    names = tuple(given.bots.split(","))
    tally = Tally()
    for number in range(given.games):
        shift = number % len(names)
        seats = names[shift:] + names[:shift]
        pairing = Pairing(number, "medievalia", seats, given.seed + number, (("alliance", given.alliance),))
        tally.add(pairing, Sitting(pairing).played().match)
    print("\n".join(tally.lines()))


if __name__ == "__main__":
    main()
