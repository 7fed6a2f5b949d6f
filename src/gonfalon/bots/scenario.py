"""What a search compares its answers in: a few deals of the unseen, each with throws of its own."""

from typing import Any, Final
from zlib import crc32

from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.walk import WORLDS, imagined
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE, Chance
from gonfalon.kernel.state import State

#: The win chances at first sight count like so many simulations of a scenario.
FIRST_SIGHT: Final = 2.0


class Scenario:
    """A deal and the throws to come, and how every seat fared in it so far."""

    def __init__(self, state: State, seed: int, chances: list[float]) -> None:
        self.state = state
        self.seed = seed
        self.mean = chances
        self.count = FIRST_SIGHT
        self._sources: dict[tuple[int, str], Generator] = {}  # where the streams begin
        self._streams: dict[tuple[int, str], Generator] = {}

    def begun(self) -> Any:
        """A copy to play on."""
        self._streams = {}
        return self.state.copy()

    def settle(self, state: State, mind: Knowledge) -> None:
        """Throw and draw until a seat must answer.

        Every kind of throw has its own stream at every time: what one plan draws does not change another's dice.
        """
        request = state.request()
        while isinstance(request, Chance):
            key = mind.clock(state), state.step_name()
            stream = self._streams.get(key)
            if stream is None:
                stream = self._streams[key] = self._source(key).copy()
            state.accept(CHANCE, request.sample(stream))
            request = state.request()

    def _source(self, key: tuple[int, str]) -> Generator:
        found = self._sources.get(key)
        if found is None:
            found = Generator(self.seed + key[0] * 1_000_003 + crc32(key[1].encode())).split()
            self._sources[key] = found
        return found


class Scenarios:
    """The scenarios of one question, taken in turn."""

    def __init__(self, state: State, seat: int, secrets: bool, mind: Knowledge, generator: Generator) -> None:
        self._all: list[Scenario] = []
        for _ in range(WORLDS):
            deal = imagined(state, seat, secrets, generator)
            self._all.append(Scenario(deal, generator.seed(), mind.outlook(deal)))
        self._level = [sum(column) / WORLDS for column in zip(*[one.mean for one in self._all], strict=True)]
        self._used = 0

    def next(self) -> Scenario:
        """The scenario of the next simulation."""
        self._used += 1
        return self._all[self._used % WORLDS]

    def merits(self, one: Scenario, chances: list[float]) -> list[float]:
        """The win chances less the luck of the scenario: by how much everybody fares better in it than in others."""
        one.count += 1
        out: list[float] = []
        for seat, chance in enumerate(chances):
            beyond = chance - one.mean[seat]
            out.append(self._level[seat] + beyond)
            one.mean[seat] += beyond / one.count
            self._level[seat] += beyond / one.count / WORLDS
        return out
