"""Picking a set: three units out of twelve are reached in one order, not in six.

What is offered to those who choose from a list are the things after the last one picked; people may pick in any
order they like, and the set is the same.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(Frame):
    """One seat picks from ``least`` to ``most`` of ``things``, answers such as ``unit:3``; the caller reads ``picked``.

    A game subclasses it with a prompt and a rule, and may forbid combinations by ``fits``.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("pick",)
    PROMPT: ClassVar[str] = ""
    RULE: ClassVar[str] = ""

    seat: int
    things: list[str]
    least: int
    most: int
    picked: list[str]

    def fits(self, state: Any, thing: str) -> bool:
        """Whether this may join what is picked already, in whatever order."""
        return True

    def pick(self, state: Any) -> Next:
        count = len(self.picked)
        if count == self.most:
            return END
        last = self.things.index(self.picked[-1]) if self.picked else -1
        free = [thing for thing in self.things if thing not in self.picked and self.fits(state, thing)]
        later = [thing for thing in free if self.things.index(thing) > last]
        if count + len(later) < self.least:  # somebody began at the end
            later = free
        else:
            later = later[: len(later) - max(0, self.least - count - 1)]
        if count >= self.least:
            later.append(DONE)
        if not later:
            return END  # nothing fits: as far as possible
        earlier = [thing for thing in free if thing not in later]
        return Ask(self.seat, later, self.PROMPT, self.RULE, more=earlier)

    def on_pick(self, state: Any, answer: str) -> str:
        if answer == DONE:
            return END
        chosen = [*self.picked, answer]
        self.picked = [thing for thing in self.things if thing in chosen]
        return "pick"

    def about(self, state: Any) -> dict[str, Any]:
        """What is picked so far, and how many more must or may be."""
        count = len(self.picked)
        return {"picked": self.picked[:], "count": count, "least": self.least, "most": self.most}
