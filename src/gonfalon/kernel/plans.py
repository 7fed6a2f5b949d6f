"""Several seats plan at the same time: each sees its own plan alone and may change it until all are ready.

A plan is a list of answers, built by single picks; what may come next follows from the plan so far. When everybody
is ready the plans are opened together.

    class Orders(Plans):
        PROMPT: ClassVar[str] = "orders"
        RULE: ClassVar[str] = "XYZ-5.3"

        def choices(self, state, seat, plan): return [...]
        def opened(self, state): return Purchases(...)
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import BACK, Ask, Meanwhile
from gonfalon.kernel.sight import OWNER, Sight
from gonfalon.kernel.state import Frame, Next

READY: Final = "button:ready"
CHANGE: Final = "button:change"


@mypyc_attr(allow_interpreted_subclasses=True)
class Plans(Frame):
    """A round of planning. ``plans`` and ``given`` have a row for every seat of the table."""

    STEPS: ClassVar[tuple[str, ...]] = ("plan", "open_plans")
    VISIBLE: ClassVar[dict[str, Sight]] = {"plans": Sight(OWNER, size=False), "given": Sight(OWNER)}
    PROMPT: ClassVar[str] = ""
    RULE: ClassVar[str] = ""

    planners: list[int]
    plans: list[list[str]]
    given: list[int]  # how many answers each seat has given
    ready: list[int]

    # -- what a game says --------------------------------------------------------------------

    def choices(self, state: Any, seat: int, plan: list[str]) -> list[str]:
        """What may be added to a plan: from what the seat can see and from its own plan."""
        raise NotImplementedError

    def complete(self, state: Any, seat: int, plan: list[str]) -> bool:
        """Whether a plan may stay as it is."""
        return True

    def opened(self, state: Any) -> Next:
        """All are ready: what becomes of the plans."""
        raise NotImplementedError

    # -- the procedure -----------------------------------------------------------------------

    def plan(self, state: Any) -> Next:
        asks = [self._asked(state, seat) for seat in self.planners if seat not in self.ready]
        resting = [Ask(seat, [CHANGE], self.PROMPT, self.RULE) for seat in self.ready]
        return Meanwhile(asks, resting, self.given) if asks else None

    def _asked(self, state: Any, seat: int) -> Ask:
        plan = self.plans[seat]
        values = self.choices(state, seat, plan)
        if self.complete(state, seat, plan):
            values.append(READY)
        return Ask(seat, values, self.PROMPT, self.RULE, more=[BACK] if plan else [])

    def on_plan(self, state: Any, said: tuple[int, str]) -> str | None:
        seat, answer = said
        self.given[seat] += 1
        if answer == READY:
            self.ready.append(seat)
            if len(self.ready) == len(self.planners):
                state.reveal()
                return None
        elif answer == CHANGE:
            self.ready.remove(seat)
        elif answer == BACK:
            self.plans[seat].pop()
        else:
            self.plans[seat].append(answer)
        return "plan"

    def open_plans(self, state: Any) -> Next:
        return self.opened(state)

    def deal_unseen(self, state: Any, keeping: tuple[int, ...], generator: Generator) -> None:
        """Plans of others: not yet made where they are not ready, otherwise any that could have been made."""
        for seat in self.ready:
            if seat not in keeping:
                self.plans[seat] = self._imagined(state, seat, generator)

    def _imagined(self, state: Any, seat: int, generator: Generator) -> list[str]:
        plan: list[str] = []
        while True:
            values = self.choices(state, seat, plan)
            if not values or (self.complete(state, seat, plan) and generator.below(len(values) + 1) == 0):
                return plan
            plan.append(values[generator.below(len(values))])

    def about(self, state: Any) -> dict[str, Any]:
        """How many are not ready yet: all that everybody may know."""
        return {"waited": len(self.planners) - len(self.ready)}
