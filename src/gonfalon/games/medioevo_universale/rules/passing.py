"""A trade transport passes troops that are not hostile to it (MEU-14.6, 28.28)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.wars import attack, truce
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

LET_PASS: Final = "button:let-pass"
RAID: Final = "button:raid"


class PassBy(Frame):
    """Those who asked to be asked may attack it; that is an attack without declaration (MEU-19.3)."""

    STEPS: ClassVar[tuple[str, ...]] = ("answer",)

    owner: int
    slot: int
    waiting: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": self.owner, **thing_facts(state, f"carrier:{self.slot}")}

    def answer(self, state: Position) -> Next:
        if not self.waiting:
            return END
        return Ask(self.waiting[0], [LET_PASS, RAID], "pass-by", "MEU-28.28", "confirm", default=LET_PASS)

    def on_answer(self, state: Position, answer: str) -> str:
        seat = self.waiting.pop(0)
        if answer == RAID:
            attack(state, seat, self.owner)
            return END
        return "answer"


def pass_by(state: Position, owner: int, slot: int) -> PassBy | None:
    """The question to those who stand there, if anybody is to be asked; not where barbarians or an enemy take it at
    once (MEU-14.5)."""
    here = state.place[slot]
    there = [seat for seat in state.present(here) if seat != owner]
    if state.horde(here) or any(state.hostile(seat, owner) for seat in there):
        return None
    waiting = [seat for seat in there if state.attending[seat] and not truce(state, seat, owner)]
    return PassBy(owner=owner, slot=slot, waiting=waiting) if waiting else None
