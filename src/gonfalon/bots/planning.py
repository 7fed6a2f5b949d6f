"""A search that plans the seat's own turns ahead, while the others let theirs pass."""

from typing import Final

from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.scenario import Scenario, Scenarios
from gonfalon.bots.tree import Choice, Node, Tree
from gonfalon.bots.walk import PATIENCE, likeliest, pending
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

#: A plan whose own turn has not come after so many answers of the others ends there.
FORBEARANCE: Final = 2000


class Planning(Tree):
    """A tree of own answers; all simulations end at the same time of the game's clock."""

    def __init__(self, state: State, seat: int, secrets: bool, mind: Knowledge, courage: float, actions: int) -> None:
        super().__init__(state, seat, secrets, mind, courage, actions)
        self._until = mind.until(state, seat)
        self._scenarios: Scenarios | None = None

    def begin(self, state: State) -> None:
        super().begin(state)
        self._until = self.mind.until(state, self.seat)
        self._scenarios = None

    def played(self, path: list[Choice], generator: Generator, first: str) -> list[float]:
        """The win chances where the plan ends, less the luck that no answer can help."""
        if self._scenarios is None:
            self._scenarios = Scenarios(self.state, self.seat, self.secrets, self.mind, generator)
        scenario = self._scenarios.next()
        state = scenario.begun()
        self._carry_out(state, scenario, path, first)
        return self._scenarios.merits(scenario, self.mind.outlook(state))

    def _carry_out(self, state: State, scenario: Scenario, path: list[Choice], first: str) -> None:
        """Answer by the tree, from a new node on as is likeliest, to the end of the plan."""
        node: Node | None = self.root
        deviation = self.deviation()
        answer = ""
        for _ in range(PATIENCE):
            ask = self._my_turn(state, scenario)
            if ask is None:
                return
            if answer and node is not None:
                node = node.following((answer, self.seat, state.step_name()))
            if node is None:
                state.accept(self.seat, likeliest(state, ask, self.mind))
            else:
                answer = self.answered(state, node, ask, deviation, path, first)

    def _my_turn(self, state: State, scenario: Scenario) -> Ask | None:
        """Let the others' turns pass until this seat is asked; None if the plan ends before."""
        for _ in range(FORBEARANCE):
            if self.mind.clock(state) >= self._until:
                return None
            scenario.settle(state, self.mind)
            ask = pending(state)
            if ask is None or ask.seat == self.seat:
                return ask
            state.accept(ask.seat, self.mind.passes(state, ask) or likeliest(state, ask, self.mind))
        return None
