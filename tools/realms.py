"""How games of Medioevo Universale go when bots play each other: honour, realms, troubles, and what is used.

    python -m tools.realms [--bots greedy,greedy,greedy,greedy] [--games 40] [--turns 8] [--seed 1] [--workers 1]
                           [--json FILE]

The bots change seats from game to game. A seat's turn is troubled by barbarians when it loses a territory to them,
rebels included, and by bankruptcy when not even a loan pays its interest. A realm's victories are told among the games
in which somebody plays it. Cards, technologies, events and objectives that nobody used are named.
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tqdm import tqdm

import gonfalon
from gonfalon import bots
from gonfalon.arena import Pairing, wilson
from gonfalon.games.medioevo_universale.content import find
from gonfalon.games.medioevo_universale.content.terms import BRANCHES
from gonfalon.games.medioevo_universale.rules.honour import SOURCE_COUNT, SOURCES
from gonfalon.games.medioevo_universale.rules.position import HORDE, OWNERS, Position

GAME = "medioevo-universale"
#: Lines of the log that are counted, by what they are called in the table.
NOTED = {
    "battle": "battles",
    "conquers": "conquests",
    "rises": "rebellions",
    "suppressed": "rebellions put down",
    "route-done": "trade routes",
    "loan": "loans",
    "repays": "loans paid back",
    "war": "declarations of war",
    "undeclared": "attacks without one",
    "peace": "peaces",
    "proposal": "offers",
    "proposal-accepted": "offers accepted",
    "breach": "breaches",
    "pact-paid": "payments of pacts",
    "artillery": "shots of siege machines",
    "eliminated": "eliminated",
}


#: What a game has of which one wants to know that it was used.
USED = ("card", "objective", "event", "technology", "branch")


class Watched:
    """One game, with an eye on territories and debts."""

    def __init__(self, pairing: Pairing) -> None:
        self.match = gonfalon.new(GAME, len(pairing.bots), seed=pairing.seed, options=dict(pairing.options))
        self.players = [bots.make(spec) for spec in pairing.bots]
        self.streams = [pairing.thinking(seat) for seat in range(len(pairing.bots))]
        self.raided: set[tuple[int, int]] = set()  # turn, seat
        self.broke: set[tuple[int, int]] = set()
        self.answers: Counter[str] = Counter()

    @property
    def state(self) -> Position:
        state = self.match.state
        assert isinstance(state, Position)  # noqa: S101 - no other game is played here
        return state

    def played(self) -> "Watched":
        while not self.match.over:
            state = self.state
            before, seat = state.holder[:], self.match.turn[0]
            ask = state.ask_of(seat)
            if ask is not None and ask.prompt == "bankrupt" and "button:give-up" in ask.values:
                self.broke.add((state.turn_number, seat))
            answer = self.players[seat].choose(self.match, seat, self.streams[seat])
            self.answers[answer] += 1
            self.match.apply(answer, seat)
            if state.holder != before:
                self._losses(before)
        return self

    def _losses(self, before: list[int]) -> None:
        state = self.state
        for territory, holder in enumerate(before):
            if holder >= 0 and state.holder[territory] < 0 and state.army[territory * OWNERS + HORDE]:
                self.raided.add((state.turn_number, holder))


class Tally:
    """What is counted over all games. Tallies of games played elsewhere are added up."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0  # of one seat
        self.raided = 0
        self.broke = 0
        self.seats: Counter[tuple[str, str]] = (
            Counter()
        )  # games of a seat, by the table it is told in and its name there
        self.victories: Counter[tuple[str, str]] = Counter()
        self.sources: Counter[tuple[str, int]] = Counter()  # honour, by realm and source
        self.debts: Counter[int] = Counter()  # loans at the end
        self.noted: Counter[str] = Counter()
        self.used: dict[str, Counter[str]] = {kind: Counter() for kind in USED}

    def add(self, pairing: Pairing, game: Watched) -> None:
        state, winners = game.state, game.match.winners()
        self.games += 1
        self.turns += state.turn_number * state.seats
        self.raided += len(game.raided)
        self.broke += len(game.broke)
        for seat in range(state.seats):
            realm = find("").realms[state.realm[seat]]
            for told in (("bot", pairing.bots[seat]), ("realm", realm), ("seat", str(seat))):
                self.seats[told] += 1
                self.victories[told] += seat in winners
            self.debts[state.loans[seat]] += 1
            for source in range(SOURCE_COUNT):
                self.sources[realm, source] += state.earned[seat * SOURCE_COUNT + source]
        for _, line in game.match.lines():
            self._note(line["key"], dict(line["args"]))
        for answer, times in game.answers.items():
            kind, _, name = answer.partition(":")
            if kind in ("tech", "learn"):
                self.used["technology" if kind == "tech" else "branch"][name] += times

    def _note(self, key: str, args: dict[str, Any]) -> None:
        if key in NOTED:
            self.noted[key] += 1
        if key in ("turned", "claims"):
            self.used["card" if key == "turned" else "objective"][str(args["card"])[5:]] += 1
        if key == "event":
            self.used["event"][str(args["event"])[6:]] += 1

    def __iadd__(self, other: "Tally") -> "Tally":
        self.games += other.games
        self.turns += other.turns
        self.raided += other.raided
        self.broke += other.broke
        self.seats.update(other.seats)
        self.victories.update(other.victories)
        self.sources.update(other.sources)
        self.debts.update(other.debts)
        self.noted.update(other.noted)
        for kind, uses in other.used.items():
            self.used[kind].update(uses)
        return self

    def unused(self) -> dict[str, list[str]]:
        """What nobody has used."""
        world = find("")
        deck = [str(card) for card in world.deck]
        every = dict(zip(USED, (deck, deck, list(world.events), list(world.technologies), list(BRANCHES)), strict=True))
        return {kind: [name for name in names if not self.used[kind][name]] for kind, names in every.items()}

    def lines(self) -> list[str]:
        out = [f"{self.games} games"]
        for table in ("bot", "realm", "seat"):
            out.append(f"victories by {table}:")
            for told in sorted([told for told in self.seats if told[0] == table]):
                wins, games = self.victories[told], self.seats[told]
                low, high = wilson(wins, games)
                out.append(f"  {told[1]:<24} {wins:>4} of {games:<4} {wins / games:>6.1%}  ({low:.1%} - {high:.1%})")
        out += self._honour()
        seats = sum(self.debts.values())
        out.append(f"turns in which a player lost land to barbarians: {self.raided / self.turns:.1%}")
        out.append(f"turns in which a player was bankrupt: {self.broke / self.turns:.1%}")
        debts = ", ".join(f"{loans}: {number / seats:.0%}" for loans, number in sorted(self.debts.items()))
        out.append(f"loans at the end, of all players: {debts}")
        out.append("in a game:")
        out += [f"  {name:<24} {self.noted[key] / self.games:>7.2f}" for key, name in NOTED.items()]
        for kind, names in self.unused().items():
            out.append(f"{kind}: {len(self.used[kind])} used; not used: {', '.join(names) or 'none'}")
        return out

    def _honour(self) -> list[str]:
        """By source, for one player of each realm and of all."""
        names = sorted([name for table, name in self.seats if table == "realm"])
        games = [self.seats["realm", name] for name in names]
        out = ["honour by source:" + " " * 9 + "".join([f"{name:>8}" for name in names]) + "     all"]
        for at, source in enumerate(SOURCES):
            row = [self.sources[name, at] for name in names]
            if any(row):
                means = [points / number for points, number in zip(row, games, strict=True)]
                out.append(f"  {source:<24}" + "".join([f"{mean:>8.2f}" for mean in [*means, sum(row) / sum(games)]]))
        return out


def tallied(pairing: Pairing) -> Tally:
    """One game, played and counted."""
    tally = Tally()
    tally.add(pairing, Watched(pairing).played())
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy", help="one for every seat, between commas")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", type=Path, help="the uses of everything, counted")
    given = parser.parse_args()
    names = tuple(given.bots.split(","))
    pairings = []
    for number in range(given.games):
        shift = number % len(names)
        seats = names[shift:] + names[:shift]
        pairings.append(Pairing(number, GAME, seats, given.seed + number, (("turns", given.turns),)))
    tally = Tally()
    with ProcessPoolExecutor(given.workers) as pool:
        for part in tqdm(pool.map(tallied, pairings), total=given.games, disable=None):
            tally += part
    print("\n".join(tally.lines()))
    if given.json:
        given.json.write_text(json.dumps({kind: dict(uses.most_common()) for kind, uses in tally.used.items()}))


if __name__ == "__main__":
    main()
