"""Education and Science (COC-31.15 to 31.18, 31.38 to 31.40)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    ACADEMY,
    GOLD,
    GOOD_NAMES,
    IDEAS,
    MOOD,
    OBSERVATORY,
    ORE,
    RESOURCES,
)
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions, DrawGoals
from gonfalon.games.clash_of_cultures.rules.collect import Collect
from gonfalon.games.clash_of_cultures.rules.effects.common import builds, of_advance
from gonfalon.games.clash_of_cultures.rules.goods import gain, goods_answer
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_COST,
    ADVANCE_GAINED,
    COLLECT_TOTAL,
    CONFLICT_PRICE,
    CONSTRUCT_OPTIONS,
    RECRUIT_DONE,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import FREE, Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.recruit import Recruit
from gonfalon.kernel.moments import Series
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects


def collecting(state: Position) -> Collect:
    """The Collect that is being carried out."""
    for frame in reversed(state.frames):
        if isinstance(frame, Collect):
            return frame
    raise LookupError("no city collects")


def recruiting(state: Position) -> Recruit:
    """The Recruit that is being carried out."""
    for frame in reversed(state.frames):
        if isinstance(frame, Recruit):
            return frame
    raise LookupError("no city recruits")


# -- Writing, Public Education, Free Education, Philosophy -------------------------------------------


def _writing(state: Position, owner: int, matter: Any) -> Frame | None:
    return Series(queue=[DrawActions(seat=owner), DrawGoals(seat=owner)])


ADVANCE_GAINED.act(EFFECTS["a:writing"], "acquiring", _writing, of_advance("writing"))
CONSTRUCT_OPTIONS.permit(EFFECTS["a:writing"], builds(ACADEMY))


def _schooled(state: Position, owner: int, city: Any) -> bool:
    return state.has_building(city, ACADEMY)


def _lesson(state: Position, owner: int, city: Any) -> Frame | None:
    """COC-31.16: 1 idea on top."""
    work = collecting(state)
    work.taken = tuple([n + 1 if good == IDEAS else n for good, n in enumerate(work.taken)])
    return None


COLLECT_TOTAL.act(EFFECTS["a:public_education"], "education", _lesson, _schooled, once="turn", automatic=True)


def _may_study(state: Position, owner: int, matter: Any) -> bool:
    """COC-31.17: at least 1 idea or gold was spent; not for Free Education itself."""
    advance: int = matter[0]
    paid: int = matter[1]
    return paid > 0 and state.world().advances[advance] != "free_education" and payable(state, owner, tokens(IDEAS))


class Study(Frame):
    """COC-31.17: 1 further idea for 1 mood token."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "rejoice")

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(IDEAS), "COC-31.17")

    def rejoice(self, state: Position) -> Next:
        gain(state, self.seat, MOOD, 1)
        return None


def _study(state: Position, owner: int, matter: Any) -> Frame | None:
    return Study(seat=owner)


ADVANCE_GAINED.act(EFFECTS["a:free_education"], "education", _study, _may_study, optional=True)


def enlightens(state: Position, seat: int, advance: int) -> bool:
    """COC-31.18: Philosophy itself, and every Science advance after it."""
    world = state.world()
    if world.advances[advance] == "philosophy":
        return True
    science = world.groups[world.group_of[advance]] == "science"
    return science and state.uses(seat, world.advance_of["philosophy"])


def _enlightened(state: Position, owner: int, matter: Any) -> bool:
    return enlightens(state, owner, matter[0])


def _idea(state: Position, owner: int, matter: Any) -> Frame | None:
    gain(state, owner, IDEAS, 1)
    return None


ADVANCE_GAINED.act(EFFECTS["a:philosophy"], "philosophy", _idea, _enlightened, automatic=True)

# -- Math, Astronomy, Medicine, Metallurgy -----------------------------------------------------------


class Waives:
    """These advances cost no resources (COC-31.38)."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __call__(self, state: Position, owner: int, due: Bill, advance: Any) -> Bill:
        return FREE if state.world().advances[advance] in self.names else due


ADVANCE_COST.change(EFFECTS["a:math"], "waivers", Waives(("engineering", "roads")))
ADVANCE_COST.change(EFFECTS["a:astronomy"], "waivers", Waives(("navigation", "cartography")))
CONSTRUCT_OPTIONS.permit(EFFECTS["a:math"], builds(OBSERVATORY))


def _paid_for(state: Position, owner: int, city: Any) -> bool:
    return any(recruiting(state).spent[:RESOURCES])


class TakeBack(Frame):
    """COC-31.39: 1 resource of those spent comes back."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        spent = recruiting(state).spent
        values = [goods_answer(good) for good in range(RESOURCES) if spent[good]]
        return Ask(self.seat, values, "medicine", "COC-31.39")

    def on_choose(self, state: Position, answer: str) -> None:
        gain(state, self.seat, GOOD_NAMES.index(answer.removeprefix("good:")), 1)


def _heal(state: Position, owner: int, city: Any) -> Frame | None:
    return TakeBack(seat=owner)


RECRUIT_DONE.act(EFFECTS["a:medicine"], "own", _heal, _paid_for, optional=True)


def _rich_vein(state: Position, owner: int, city: Any) -> bool:
    return collecting(state).taken[ORE] >= 2


def _smelt(state: Position, owner: int, city: Any) -> Frame | None:
    """COC-31.40: 1 ore of this Collect becomes gold."""
    work = collecting(state)
    change = {ORE: -1, GOLD: 1}
    work.taken = tuple([n + change.get(good, 0) for good, n in enumerate(work.taken)])
    return None


def _no_ore(state: Position, owner: int, due: Bill, what: Any) -> Bill:
    return due.waived(ORE) if what == "a:steel_weapons" else due


COLLECT_TOTAL.act(EFFECTS["a:metallurgy"], "exchange", _smelt, _rich_vein, optional=True)
CONFLICT_PRICE.change(EFFECTS["a:metallurgy"], "waivers", _no_ore)
