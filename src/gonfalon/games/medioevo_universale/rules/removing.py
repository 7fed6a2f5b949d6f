"""A player takes his own pieces off the map: instead of upkeep, or at any time of his turn (MEU-3.5, 6.8)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, kinds
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.plunder import exposed, pillage
from gonfalon.games.medioevo_universale.rules.position import NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.powers import ACTS, Power, Use
from gonfalon.games.medioevo_universale.rules.units import forget_change, take_units
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"


def disposable(state: Position, seat: int) -> list[str]:
    """Everything a player may take off the map: ``drop:light-moldavia``, ``drop:light-12`` aboard, ``carrier:12``."""
    out: list[str] = []
    for territory in range(state.world().lands):
        army = state.army[territory * OWNERS + seat]
        out += [f"drop:{UNITS[kind]}-{state.world().names[territory]}" for kind in kinds(army)] if army else []
    for slot in state.carriers(seat):
        out += [f"drop:{UNITS[kind]}-{slot}" for kind in kinds(state.load[slot])]
        out.append(f"carrier:{slot}")
    return out


def dispose(state: Position, seat: int, answer: str) -> int:
    """Units go to the reserve, the rest to the bank; the space they leave."""
    kind, _, rest = answer.partition(":")
    if kind == "carrier":
        space = state.place[int(rest)]
        carriers.remove(state, int(rest))
        return space
    name, _, where = rest.partition("-")
    unit = UNITS.index(name)
    if where.isdigit():
        space = state.place[int(where)]
        state.load[int(where)] -= ONE[unit]
        forget_change(state, space, seat, unit)
    else:
        space = state.world().index[where]
        take_units(state, seat, ONE[unit], space)
    return space


def stripped(state: Position, space: int) -> Frame | None:
    """MEU-21.8: barbarians left alone by it plunder the space."""
    return pillage(state, space) if exposed(state, space) else None


def piece_facts(state: Position, answer: str) -> dict[str, Any]:
    """What the label of something disposable says."""
    kind, _, rest = answer.partition(":")
    if kind == "carrier":
        return thing_facts(state, answer)
    if kind != "drop":
        return {}
    unit, _, where = rest.partition("-")
    space = state.place[int(where)] if where.isdigit() else state.world().index[where]
    aboard = f" ({int(where) % 10 + 1})" if where.isdigit() else ""
    return {"thing": f"unit:{unit}", "place": state.world().answers[space], "aboard": aboard}


class Remove(Power):
    """MEU-3.5: in his own turn alone (MEU-28.12); never in a battle, where no such menu is put."""

    rule: ClassVar[str] = "MEU-3.5"
    aside: ClassVar[bool] = True

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.KIND == "own-turn" and bool(state.all_units(seat) or state.carriers(seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return Removal(seat=seat)


class Removal(Use):
    """One piece after the other."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pillaged")

    space: int = NOBODY

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, [*disposable(state, self.seat), DONE], "remove", "MEU-3.5", default=DONE)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return piece_facts(state, answer)

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        state.say("removes", seat=self.seat, **piece_facts(state, answer))
        self.space = dispose(state, self.seat, answer)
        return None

    def pillaged(self, state: Position) -> Next:
        return stripped(state, self.space) or "choose"

    def on_pillaged(self, state: Position, finished: Frame) -> str:
        return "choose"


ACTS["free:remove"] = Remove()
