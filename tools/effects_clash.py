"""The effects of Clash of Cultures, as the table of moments has them.

An effect is used when it acts, changes a value or gives an answer at one of its moments. The players raze nothing.
Every civilization comes in its turn.
"""

from bisect import insort
from collections.abc import Iterator
from typing import Any

from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.content import find
from gonfalon.games.clash_of_cultures.content.names import GOODS, RESOURCES
from gonfalon.games.clash_of_cultures.mind.hasty import policy
from gonfalon.games.clash_of_cultures.rules.advance import bring_along, legal_advances, refresh
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.moments import Procedure, Question, Value
from tools.effects import Subject, Uses

RICH = 5  # of every good
BASE = ({"expansion": False}, {"expansion": True})
CIVILIZATIONS = ["civilization:" + name for name in find("").civilizations]


class Noted:
    """An answer that is noted when it is yes."""

    def __init__(self, uses: Uses, ident: str, says: Any) -> None:
        self.uses, self.ident, self.says = uses, ident, says

    def __call__(self, state: Any, owner: int, matter: Any) -> int:
        bits: int = self.says(state, owner, matter)
        if bits:
            self.uses.note(self.ident)
        return bits


class NotedChange:
    """A change of a value that is noted when the value is another one."""

    def __init__(self, uses: Uses, ident: str, changes: Any) -> None:
        self.uses, self.ident, self.changes = uses, ident, changes

    def __call__(self, state: Any, owner: int, value: Any, matter: Any) -> Any:
        after = self.changes(state, owner, value, matter)
        if after != value:
            self.uses.note(self.ident)
        return after


class NotedAct:
    """What an effect does, noted."""

    def __init__(self, uses: Uses, ident: str, acts: Any) -> None:
        self.uses, self.ident, self.acts = uses, ident, acts

    def __call__(self, state: Any, owner: int, matter: Any) -> Any:
        self.uses.note(self.ident)
        return self.acts(state, owner, matter)


def listen(uses: Uses) -> None:
    for moment in TABLE.moments.values():
        for listener in moment.listeners:
            ident = listener.effect.ident
            if isinstance(moment, Question):
                listener.says = Noted(uses, ident, listener.says)
            elif isinstance(moment, Value):
                listener.changes = NotedChange(uses, ident, listener.changes)
            elif isinstance(moment, Procedure):
                condition = moment.name == "status.objectives"  # completed by its card; what listens is the condition
                if condition:
                    listener.says = Noted(uses, ident, listener.says)
                else:
                    listener.acts = NotedAct(uses, ident, listener.acts)


def tables(number: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Seats and options of so many games: every seat count, every value of every option."""
    own = [option for option in GAME.options if option.name not in ("expansion", "civilizations")]
    switches = [{option.name: value} for option in own for value in option.values[1:]]
    for i in range(number):
        options: dict[str, Any] = dict(BASE[i % 5 > 0])
        if options["expansion"]:
            options["civilizations"] = "free"
        if i % 2:
            options |= switches[i // 2 % len(switches)]
        yield GAME.seats[i % len(GAME.seats)], options


def enrich(state: Position, generator: Generator) -> None:
    """Everybody is rich: goods, advances in their order, and cards."""
    for seat in range(state.seats):
        for _ in range(generator.below(20)):
            found = legal_advances(state, seat)
            advance = found[generator.below(len(found))]
            state.owned[seat] |= 1 << advance
            bring_along(state, seat, advance)
        refresh(state, seat)
        for good in range(GOODS):
            state.goods[seat * GOODS + good] = min(RICH, limit(state, seat, good)) if good < RESOURCES else RICH
        for hand, deck, number in (
            (state.hand[seat], state.deck, 5),
            (state.goals[seat], state.goal_deck, 4),
            (state.plans[seat], state.plan_deck, 2),
        ):
            for _ in range(number):
                insort(hand, deck.pop(generator.below(len(deck))))


def wanted(number: int) -> list[str]:
    return [CIVILIZATIONS[(number * 4 + k) % len(CIVILIZATIONS)] for k in range(4)]


def fixed(state: Any) -> str:
    return "button:none" if state.step_name() == "Raze.choose" else ""


SUBJECT = Subject(
    GAME,
    list(TABLE.effects),
    listen,
    policy,
    tables,
    wanted,
    fixed,
    "Turn.choose",
    enrich,
)
