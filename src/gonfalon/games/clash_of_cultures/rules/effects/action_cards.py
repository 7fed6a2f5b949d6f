"""Action cards that bring advances and ideas (COC-35.1): from one's own head, or learnt from others."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import ACADEMY, BARBARIAN, IDEAS, MOOD, NOBODY
from gonfalon.games.clash_of_cultures.rules.advance import (
    Acquire,
    AdvanceAction,
    affordable,
    base_price,
    learn,
    legal_advances,
    optional_bits,
    price,
)
from gonfalon.games.clash_of_cultures.rules.effects.common import gains, in_range
from gonfalon.games.clash_of_cultures.rules.effects.leading import poorer
from gonfalon.games.clash_of_cultures.rules.effects.learning import enlightens
from gonfalon.games.clash_of_cultures.rules.goods import gain, limit
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_COST,
    ADVANCE_CUBE,
    CONFLICT_CARDS,
    TABLE,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import both, payable, subsets
from gonfalon.games.clash_of_cultures.rules.play import (
    AIMED,
    COUNTED,
    TRIGGERED,
    PlayCard,
    copy_in_hand,
    may_hold,
    target_of,
)
from gonfalon.games.clash_of_cultures.rules.position import CONQUESTS, TALLIES, Position
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
NEARBY: Final = 2  # spaces
TAUGHT: Final = "teach_us_now"  # played for this conquest


class GivenBy:
    """Whether the advance comes by this card: its cube is from the supply, there is no event (COC-35.1)."""

    def __init__(self, ident: str) -> None:
        self.ident = ident

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return bool(matter[1] == self.ident)


for _ident in ("advance", "inspiration", "tech_synergy", "teach_us_now", "tech_exchange", "idea_synergy"):
    ADVANCE_CUBE.permit(EFFECTS["c:" + _ident], GivenBy("c:" + _ident))


class Learn(Frame):
    """One of several advances, without payment."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "acquire")

    seat: int
    by: str
    advances: tuple[int, ...]
    advance: int = NOBODY

    def choose(self, state: Position) -> Next:
        if not self.advances:
            return END
        answers = state.world().advance_answers
        return Ask(self.seat, [answers[a] for a in self.advances], "learn", "COC-35.1")

    def on_choose(self, state: Position, answer: str) -> None:
        self.advance = state.world().advance_of[answer.removeprefix("advance:")]

    def refuse_choose(self, state: Position, answer: str) -> str:
        return "COC-35.1"

    def acquire(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.advance, by=self.by, waived=True)

    def about(self, state: Any) -> dict[str, Any]:
        return {"by": TABLE.effects[self.by].thing}


# -- Advance -----------------------------------------------------------------------------------------


def _may_advance(state: Position, owner: int, matter: Any) -> bool:
    return bool(legal_advances(state, owner))


def _advance(state: Position, owner: int, card: Any) -> Frame | None:
    return Learn(seat=owner, by="c:advance", advances=tuple(legal_advances(state, owner)))


WINDOW_FREE.act(EFFECTS["c:advance"], "", _advance, _may_advance)

# -- Inspiration and Tech Exchange -------------------------------------------------------------------


def taught_by(state: Position, seat: int, teacher: int) -> list[int]:
    """What the other owns and this seat could acquire; never a civilization advance."""
    return [advance for advance in legal_advances(state, seat) if state.owns(teacher, advance)]


def neighbours(state: Position, seat: int) -> list[int]:
    """Opponents with a unit or city within 2 spaces of one's own, who have something to teach."""
    learnable = legal_advances(state, seat)
    teachers = [other for other in state.others(seat) if any(state.owns(other, advance) for advance in learnable)]
    own = sorted({*state.places_of(seat), *state.cities(seat)}) if teachers else []
    out: list[int] = []
    for other in teachers:
        theirs = sorted({*state.places_of(other), *state.cities(other)})
        if any(in_range(state, place, theirs, NEARBY) for place in own):
            out.append(other)
    return out


def _may_learn(state: Position, owner: int, matter: Any) -> bool:
    return bool(neighbours(state, owner))


def _inspire(state: Position, owner: int, card: Any) -> Frame | None:
    found = taught_by(state, owner, target_of(state))
    return Learn(seat=owner, by="c:inspiration", advances=tuple(found))


class TechExchange(Frame):
    """The player of the card learns, then the opponent does."""

    STEPS: ClassVar[tuple[str, ...]] = ("mine", "theirs")

    seat: int
    other: int

    def mine(self, state: Position) -> Next:
        found = taught_by(state, self.seat, self.other)
        return Learn(seat=self.seat, by="c:tech_exchange", advances=tuple(found))

    def theirs(self, state: Position) -> Next:
        found = taught_by(state, self.other, self.seat)
        return Learn(seat=self.other, by="c:tech_exchange", advances=tuple(found))


def _exchange(state: Position, owner: int, card: Any) -> Frame | None:
    return TechExchange(seat=owner, other=target_of(state))


AIMED["c:inspiration"] = neighbours
AIMED["c:tech_exchange"] = neighbours
WINDOW_FREE.act(EFFECTS["c:inspiration"], "", _inspire, _may_learn)
WINDOW_FREE.act(EFFECTS["c:tech_exchange"], "", _exchange, _may_learn)

# -- Teach Us Now! -----------------------------------------------------------------------------------


def _conquered(state: Position, owner: int, place: Any) -> bool:
    """An opponent's city was conquered and there is something to learn; everybody sees that."""
    c = conflict_of(state)
    if not c.conquered or c.attacker != owner or c.defender >= BARBARIAN or owner != state.active:
        return False
    return not state.marked(TAUGHT, owner) and bool(taught_by(state, owner, c.defender))


def _might_teach(state: Position, owner: int, place: Any) -> bool:
    return _conquered(state, owner, place) and may_hold(state, owner, "teach_us_now")


def _teachable(state: Position, owner: int, place: Any) -> bool:
    return _conquered(state, owner, place) and copy_in_hand(state, owner, "teach_us_now") != NOBODY


def _offer_lesson(state: Position, owner: int, place: Any) -> Frame | None:
    """COC-22.5: once for a conquest."""
    state.mark(TAUGHT, owner, "conflict")
    return PlayCard(seat=owner, card=copy_in_hand(state, owner, "teach_us_now"))


def _teach(state: Position, owner: int, card: Any) -> Frame | None:
    found = taught_by(state, owner, conflict_of(state).defender)
    return Learn(seat=owner, by="c:teach_us_now", advances=tuple(found))


CONFLICT_CARDS.might = _might_teach
CONFLICT_CARDS.act(EFFECTS["c:teach_us_now"], "", _offer_lesson, _teachable, optional=True)
TRIGGERED["c:teach_us_now"] = _teach

# -- Tech Synergy and Idea Synergy -------------------------------------------------------------------


def _after(state: Position, seat: int, first: int) -> list[int]:
    """The advances of the same group that become or stay legal with the first one."""
    return [a for a in state.world().members[state.world().group_of[first]] if a != first and not state.owns(seat, a)]


def _both_payable(state: Position, seat: int, first: int, second: int, every: int) -> bool:
    """Both prices together; what works once per turn helps with one of them only."""
    marks = state.marks[:]
    found = False
    for using in subsets(every):
        due = ADVANCE_COST.taken(state, seat, base_price(state), first, using)
        for more in subsets(optional_bits(state, seat)):
            found = found or payable(state, seat, both(due, price(state, seat, second, more)))
        state.marks = marks[:]
    return found


def _paid_by_the_first(state: Position, seat: int, first: int, every: int) -> bool:
    """Whether a second one can be paid with what the first brings: an idea, or a token that some effect takes."""
    token = state.world().bonus[first] == MOOD and ADVANCE_COST.heard(state, seat)
    if not token and not enlightens(state, seat, first):
        return False
    for using in subsets(every):
        for after in poorer(state, seat, price(state, seat, first, using)):
            ADVANCE_COST.taken(after, seat, base_price(after), first, using)
            learn(after, seat, first)
            gain(after, seat, IDEAS, int(enlightens(after, seat, first)))
            if any(second in affordable(after, seat) for second in _after(after, seat, first)):
                return True
    return False


def synergies(state: Position, seat: int) -> list[int]:
    """The advances after which a second one of the group can be acquired and paid as well."""
    every = optional_bits(state, seat)
    able = [first for first in affordable(state, seat) if _after(state, seat, first)]
    base = base_price(state)
    if able and not ADVANCE_COST.heard(state, seat) and payable(state, seat, both(base, base)):
        return able  # all have one price
    return [
        first
        for first in able
        if any(_both_payable(state, seat, first, second, every) for second in _after(state, seat, first))
        or _paid_by_the_first(state, seat, first, every)
    ]


class TechSynergy(Frame):
    """2 advances of one group, one after the other, each at its price."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "learn", "second", "learn_too")

    seat: int
    one: int = NOBODY
    two: int = NOBODY

    def first(self, state: Position) -> Next:
        answers = state.world().advance_answers
        return Ask(self.seat, [answers[a] for a in synergies(state, self.seat)], "synergy", "COC-35.1")

    def on_first(self, state: Position, answer: str) -> None:
        self.one = state.world().advance_of[answer.removeprefix("advance:")]

    def learn(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.one, by="c:tech_synergy")

    def second(self, state: Position) -> Next:
        answers = state.world().advance_answers
        found = [a for a in affordable(state, self.seat) if a in _after(state, self.seat, self.one)]
        return Ask(self.seat, [answers[a] for a in found], "synergy", "COC-35.1") if found else END

    def on_second(self, state: Position, answer: str) -> None:
        self.two = state.world().advance_of[answer.removeprefix("advance:")]

    def learn_too(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.two, by="c:tech_synergy")


def _may_combine(state: Position, owner: int, matter: Any) -> bool:
    return bool(synergies(state, owner))


def _combine(state: Position, owner: int, card: Any) -> Frame | None:
    return TechSynergy(seat=owner)


class IdeaSynergy(Frame):
    """1 advance at its price, then 2 ideas."""

    STEPS: ClassVar[tuple[str, ...]] = ("learn", "ideas")

    seat: int

    def learn(self, state: Position) -> Next:
        return AdvanceAction(seat=self.seat, by="c:idea_synergy")

    def ideas(self, state: Position) -> Next:
        gain(state, self.seat, IDEAS, 2)
        return END


def _may_pay(state: Position, owner: int, matter: Any) -> bool:
    return bool(affordable(state, owner))


def _spark(state: Position, owner: int, card: Any) -> Frame | None:
    return IdeaSynergy(seat=owner)


WINDOW_ACTION.act(EFFECTS["c:tech_synergy"], "", _combine, _may_combine)
WINDOW_ACTION.act(EFFECTS["c:idea_synergy"], "", _spark, _may_pay)

# -- Leap of Knowledge and Good Ideas ----------------------------------------------------------------


def _thirsty(state: Position, seat: int) -> bool:
    """COC-22.6: at least 1 idea would be gained."""
    return state.have(seat, IDEAS) < limit(state, seat, IDEAS)


def academies(state: Position, seat: int) -> int:
    """Academies of any colour in the cities a seat controls."""
    return len([city for city in state.cities(seat) if state.has_building(city, ACADEMY)])


def _may_leap(state: Position, owner: int, matter: Any) -> bool:
    return academies(state, owner) > 0 and _thirsty(state, owner)


def _leap(state: Position, owner: int, card: Any) -> Frame | None:
    gain(state, owner, IDEAS, academies(state, owner))
    return None


def _triumphant(state: Position, owner: int, matter: Any) -> bool:
    """COC-35.19: a conflict of this turn for which the title was not played yet."""
    return state.tally[owner * TALLIES + CONQUESTS] > 0 and _thirsty(state, owner)


COUNTED["c:good_ideas"] = CONQUESTS
WINDOW_FREE.act(EFFECTS["c:leap_of_knowledge"], "", _leap, _may_leap)
WINDOW_FREE.act(EFFECTS["c:good_ideas"], "", gains(IDEAS, 2), _triumphant)
