"""Indians (COC-33.29, 33.52): Elephants, Proselytism, Prosperity, Peace & Poetry; Akbar, Ashoka, Sri Gupta."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    CULTURE,
    ELEPHANT,
    FOREST,
    GOLD,
    MOOD,
    NOBODY,
    SETTLER,
    TEMPLE,
)
from gonfalon.games.clash_of_cultures.rules.activation import activate, may_activate
from gonfalon.games.clash_of_cultures.rules.advance import Acquire, affordable
from gonfalon.games.clash_of_cultures.rules.effects.civ_rome import Paid
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.effects.leading import bonus, conquered_with_leader, forged, poorer, smith
from gonfalon.games.clash_of_cultures.rules.effects.tactics import SCOUTED
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.influence import InfluenceCulture, takable
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_COST,
    CONFLICT_WON,
    INFLUENCE_AGAIN,
    INFLUENCE_NAMED,
    INFLUENCE_RANGE,
    INFLUENCE_SOURCE,
    MOVE_ENTERED,
    RECRUIT_OPTIONS,
    ROLL_VALUE,
    TABLE,
    TRADE_INCOME,
    TRADE_SOURCES,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Indian Elephants --------------------------------------------------------------------------------


def _jungle(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == ELEPHANT and state.terrain[matter[0]] == FOREST)


def _caravan(state: Position, owner: int, matter: Any) -> bool:
    """Elephants in neutral or happy cities of yours make links like settlers."""
    place, kind = matter
    return bool(kind == ELEPHANT) and state.city[place] == owner and state.mood[place] != ANGRY


RECRUIT_OPTIONS.permit(EFFECTS["v:indian_elephants"], _jungle)
TRADE_SOURCES.permit(EFFECTS["v:indian_elephants"], _caravan)

# -- Proselytism -------------------------------------------------------------------------------------


def _preachers(state: Position, owner: int, place: int) -> int:
    return state.count(place, SETTLER) if state.holder[place] == owner else 0


def _pulpit(state: Position, owner: int, place: Any) -> bool:
    """COC-33.29: settlers outside a city of yours."""
    return _preachers(state, owner, place) > 0 and state.city[place] != owner


def _voice(state: Position, owner: int, steps: int, source: Any) -> int:
    """Range 2 and 1 per further settler; in a city of yours 1 per settler."""
    number = _preachers(state, owner, source)
    if state.city[source] == owner:
        return steps + number
    return max(steps, 1 + number) if number else steps


INFLUENCE_SOURCE.permit(EFFECTS["v:proselytism"], _pulpit)
INFLUENCE_RANGE.change(EFFECTS["v:proselytism"], "sum", _voice)

# -- Prosperity, Peace & Poetry ----------------------------------------------------------------------


def _prosper(state: Position, owner: int, bits: int, link: Any) -> int:
    """A mood token in the place of the food; a culture token from a city under your influence."""
    friendly = owner in state.influencers(link[2])
    return bits | 1 << MOOD | (1 << CULTURE if friendly else 0)


def _poetry(state: Position, owner: int, due: Bill, advance: Any) -> Bill:
    """1 mood token for the whole price."""
    return due if due.free else tokens(MOOD)


TRADE_INCOME.change(EFFECTS["v:prosperity"], "goods", _prosper)
ADVANCE_COST.change(EFFECTS["v:peace_and_poetry"], "replacements", _poetry, once="turn", optional=True)

# -- Akbar -------------------------------------------------------------------------------------------


def _elephants(state: Position, owner: int, c: Battle) -> bool:
    return c.count(state, c.side_of(owner), ELEPHANT) > 0


def _tusks(state: Position, owner: int, value: int, matter: Any) -> int:
    """+1 per elephant still in the combat, even without the leader."""
    c: Battle = matter
    if c.naval or not forged(state, owner, "l:akbar.1"):
        return value
    return value + c.count(state, c.side_of(owner), ELEPHANT)


def _comes_home(state: Position, owner: int, matter: Any) -> bool:
    place, led = matter
    return bool(led and state.city[place] == owner and state.leader_at[owner] == place)


def _welcome(state: Position, owner: int, matter: Any) -> Frame | None:
    gain(state, owner, GOLD, 1)
    return None


smith("l:akbar.1", _elephants)
ROLL_VALUE.change(EFFECTS["l:akbar.1"], "bonus", _tusks, lasting=True)
MOVE_ENTERED.act(EFFECTS["l:akbar.2"], "", _welcome, _comes_home, automatic=True)

# -- Ashoka ------------------------------------------------------------------------------------------


def influencing(state: Position) -> InfluenceCulture:
    """The attempt that is being made."""
    for frame in reversed(state.frames):
        if isinstance(frame, InfluenceCulture):
            return frame
    raise LookupError("no culture is being influenced")


def _may_name(state: Position, owner: int, place: Any) -> bool:
    """A Temple may be named as the target, from a city without one."""
    frame = influencing(state)
    from_city = frame.start == city_of_leader(state, owner) and not state.has_building(frame.start, TEMPLE)
    return from_city and takable(state, owner, place, TEMPLE)


def _name(state: Position, owner: int, place: Any) -> Frame | None:
    """COC-33.52: named before the roll and then binding."""
    influencing(state).piece = TEMPLE
    return None


def _may_meditate(state: Position, owner: int, source: Any) -> bool:
    frame = influencing(state)
    if source != city_of_leader(state, owner):
        return False
    return state.has_building(source, TEMPLE) or frame.piece == TEMPLE


def _meditate(state: Position, owner: int, source: Any) -> Frame | None:
    """The die is rolled again; the second roll stands."""
    influencing(state).face = 0
    return None


def _enlarge(state: Position, owner: int, place: Any) -> Frame | None:
    gain(state, owner, CULTURE, 2 if state.has_building(place, TEMPLE) else 1)
    return None


def _conquered(state: Position, owner: int, place: Any) -> bool:
    return conquered_with_leader(state, owner)


INFLUENCE_NAMED.act(EFFECTS["l:ashoka.1"], "", _name, _may_name, optional=True, part="name")
INFLUENCE_AGAIN.act(EFFECTS["l:ashoka.1"], "", _meditate, _may_meditate, once="turn", optional=True)
CONFLICT_WON.act(EFFECTS["l:ashoka.2"], "", _enlarge, _conquered)

# -- Sri Gupta ---------------------------------------------------------------------------------------


def _new_tops(state: Position, seat: int) -> list[int]:
    """Top advances of groups in which the seat owns nothing, that it can pay."""
    world = state.world()
    return [a for a in affordable(state, seat) if not state.in_group(seat, world.group_of[a])]


def _may_bloom(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    if city == NOBODY or not may_activate(state, city):
        return False
    return any(_new_tops(after, owner) for after in poorer(state, owner, tokens(CULTURE)))


class Bloom(Frame):
    """Golden Age: the top advance of a new group at its normal price."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "acquire")

    seat: int
    advance: int = NOBODY

    def choose(self, state: Position) -> Next:
        answers = [state.world().advance_answers[a] for a in _new_tops(state, self.seat)]
        return Ask(self.seat, answers, "lesson", EFFECTS["l:sri_gupta.1"].rule) if answers else END

    def on_choose(self, state: Position, answer: str) -> None:
        self.advance = state.world().advance_of[answer.removeprefix("advance:")]

    def acquire(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.advance)


def _bloom(state: Position, owner: int, matter: Any) -> Frame | None:
    then = activate(owner, city_of_leader(state, owner), "advance", Bloom(seat=owner))
    return Paid(seat=owner, good=CULTURE, number=1, rule=EFFECTS["l:sri_gupta.1"].rule, then=[then])


def _prepared(state: Position, owner: int, c: Battle) -> bool:
    """No card was put down in this round, not even one that Scouts took."""
    return not c.naval and c.shown[c.side_of(owner)] == NOBODY and not state.marked(SCOUTED, owner)


WINDOW_FREE.act(EFFECTS["l:sri_gupta.1"], "", _bloom, _may_bloom)
bonus("l:sri_gupta.2", _prepared)
