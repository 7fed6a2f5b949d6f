"""What abilities of leaders share: where the leader is, prices before a combat, lessons, bonuses (section 32)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, CULTURE, GOLD, HAPPY, MOOD, NOBODY, ORE, TEMPLE
from gonfalon.games.clash_of_cultures.rules.advance import Acquire, legal_advances
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader, in_range
from gonfalon.games.clash_of_cultures.rules.moments import CONFLICT_START, ROLL_VALUE, TABLE, WINDOW_ACTION
from gonfalon.games.clash_of_cultures.rules.paying import CAPTIVE, Bill, Due, pay, payable, paying, tokens, ways
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, Battle, conflict_of
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects

#: 1 mood or 1 culture token.
ONE_TOKEN = Bill((Due(1, CULTURE, ((MOOD, 1),)),))


def conquered_with_leader(state: Position, owner: int) -> bool:
    """COC-32.8: the leader took part in the conflict that won a city, and survived it."""
    c = conflict_of(state)
    return c.conquered and c.attacker == owner and c.who(c.result) == owner and state.leader_at[owner] == c.place


def defends_city(c: Battle, owner: int) -> bool:
    return not c.naval and c.city and c.side_of(owner) == DEFENDER


def attacks_city(c: Battle, owner: int) -> bool:
    return not c.naval and c.city and c.side_of(owner) == ATTACKER


def against_player(c: Battle, owner: int) -> int:
    """The opponent on the other side, or NOBODY where it is barbarians or pirates."""
    enemy = c.enemy(owner)
    return enemy if enemy < BARBARIAN else NOBODY


def near_temple(state: Position, owner: int, place: int) -> bool:
    """Whether a city of this seat with a Temple lies within 2 spaces."""
    return in_range(state, place, [city for city in state.cities(owner) if state.has_building(city, TEMPLE)], 2)


def poorer(state: Position, seat: int, owed: Bill) -> list[Position]:
    """The table after each way in which a seat could pay this."""
    out: list[Position] = []
    for way in ways(state, seat, owed):
        after = state.copy()
        pay(after, seat, way)
        del after.captives[seat][: way[CAPTIVE]]
        out.append(after)
    return out


# -- an advance of one group for a token (Wu Zetian, Sun Tzu, Pericles, Hiram) -----------------------


def of_group(state: Position, seat: int, name: str) -> list[int]:
    """The legal advances of a group."""
    world = state.world()
    return [a for a in legal_advances(state, seat) if world.groups[world.group_of[a]] == name]


class Lesson(Frame):
    """COC-32.9: pay a token, acquire an advance of one group without payment, its cube from the event box."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "choose", "acquire")

    seat: int
    group: str
    advance: int = NOBODY

    def pay(self, state: Position) -> Next:
        return paying(self.seat, ONE_TOKEN, "COC-32.9")

    def choose(self, state: Position) -> Next:
        answers = state.world().advance_answers
        return Ask(self.seat, [answers[a] for a in of_group(state, self.seat, self.group)], "lesson", "COC-32.9")

    def on_choose(self, state: Position, answer: str) -> None:
        self.advance = state.world().advance_of[answer.removeprefix("advance:")]

    def acquire(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.advance, waived=True)


class MayTeach:
    """The leader stands in a happy city, a token is there, and something to learn."""

    def __init__(self, group: str) -> None:
        self.group = group

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        city = city_of_leader(state, owner)
        if city == NOBODY or state.mood[city] != HAPPY or not payable(state, owner, ONE_TOKEN):
            return False
        return bool(of_group(state, owner, self.group))


class Teaches:
    def __init__(self, group: str) -> None:
        self.group = group

    def __call__(self, state: Position, owner: int, matter: Any) -> Frame | None:
        return Lesson(seat=owner, group=self.group)


def teacher(ident: str, group: str) -> None:
    """Declare the ability of a leader who teaches one group."""
    WINDOW_ACTION.act(EFFECTS[ident], "", Teaches(group), MayTeach(group))


# -- bonuses in combat -------------------------------------------------------------------------------


class Bonus:
    """+2 (or another number) in the leader's combats under a condition."""

    def __init__(self, when: Any, number: int = 2, present: bool = True) -> None:
        self.when = when
        self.number = number
        self.present = present  # the leader must be in the combat

    def __call__(self, state: Position, owner: int, value: int, matter: Any) -> int:
        c: Battle = matter
        if self.present and not c.takes_part(state, owner):
            return value
        return value + self.number if self.when(state, owner, c) else value


def bonus(ident: str, when: Any, number: int = 2, present: bool = True, lasting: bool = False) -> None:
    """Declare a bonus: ``when(state, owner, conflict)`` says whether it counts; what was paid for may last."""
    ROLL_VALUE.change(EFFECTS[ident], "bonus", Bonus(when, number, present), lasting=lasting)


class Admiral:
    """+2 in naval battles while the leader is aboard."""

    def __call__(self, state: Position, owner: int, value: int, matter: Any) -> int:
        c: Battle = matter
        return value + 2 if c.aboard(state, owner) else value


def admiral(ident: str) -> None:
    ROLL_VALUE.change(EFFECTS[ident], "bonus", Admiral())


# -- 1 ore before a combat (Akbar, Go-Toba) ----------------------------------------------------------


class MayForge:
    """The leader takes part, the condition holds, and the ore is there."""

    def __init__(self, when: Any) -> None:
        self.when = when

    def __call__(self, state: Position, owner: int, place: Any) -> bool:
        c = conflict_of(state)
        ready = c.takes_part(state, owner) and payable(state, owner, tokens(ORE))
        return bool(ready and self.when(state, owner, c))


class Forges:
    """Pay 1 ore; what it gives lasts to the end of the combat, whatever becomes of the leader."""

    def __init__(self, ident: str) -> None:
        self.ident = ident

    def __call__(self, state: Position, owner: int, place: Any) -> Frame | None:
        state.mark(self.ident, owner, "conflict")
        return paying(owner, tokens(ORE), EFFECTS[self.ident].rule)


def forged(state: Position, owner: int, ident: str) -> bool:
    return state.marked(ident, owner)


def smith(ident: str, when: Any) -> None:
    CONFLICT_START.act(EFFECTS[ident], "own", Forges(ident), MayForge(when), optional=True)


ONE_GOLD = tokens(GOLD)
