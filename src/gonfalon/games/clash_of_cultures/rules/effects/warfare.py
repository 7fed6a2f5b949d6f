"""Warfare and the Fortress (COC-31.19 to 31.22, COC-16.15)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, FORTRESS, INFANTRY, MOOD, ORE, SHIP, WOOD
from gonfalon.games.clash_of_cultures.rules.effects.common import builds
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONFLICT_PRICE,
    CONFLICT_START,
    CONSTRUCT_OPTIONS,
    HITS_CANCEL,
    MOVE_OPTIONS,
    RECRUIT_COST,
    RECRUIT_EXTRA,
    ROLL_DICE,
    ROLL_VALUE,
    ROUND_CARDS,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.paying import due as token
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, Battle, conflict_of
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
WOODEN = tokens(WOOD, 2)
METAL = tokens(ORE, 2)
STEEL: Final = "steel"


# -- Tactics and Draft -------------------------------------------------------------------------------


def _army_moves(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter == "army")


def _always(state: Position, owner: int, matter: Any) -> bool:
    return True


MOVE_OPTIONS.permit(EFFECTS["a:tactics"], _army_moves)
ROUND_CARDS.permit(EFFECTS["a:tactics"], _always)
CONSTRUCT_OPTIONS.permit(EFFECTS["a:tactics"], builds(FORTRESS))


def _draftee(state: Position, owner: int, bits: int, city: Any) -> int:
    return bits | 1 << INFANTRY


def _draft_price(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """COC-12.7: 1 mood token for the additional infantry."""
    return due.more(token(MOOD)) if INFANTRY in matter[2] or SHIP in matter[2] else due


RECRUIT_EXTRA.change(EFFECTS["a:draft"], "kinds", _draftee)
RECRUIT_COST.change(EFFECTS["a:draft"], "price", _draft_price)

# -- Siegecraft --------------------------------------------------------------------------------------


def _besieges(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    ready = c.side_of(owner) == ATTACKER and c.fortress
    return ready and (payable(state, owner, WOODEN) or payable(state, owner, METAL))


class Siege(Frame):
    """COC-31.20: 2 wood switch off Strike, 2 ore switch off Wall; both are possible."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "switch")

    seat: int
    against: str = ""

    def choose(self, state: Position) -> Next:
        c = conflict_of(state)
        values: list[str] = []
        if c.strike and payable(state, self.seat, WOODEN):
            values.append("siege:strike")
        if c.wall and payable(state, self.seat, METAL):
            values.append("siege:wall")
        if not values:
            return END
        return Ask(self.seat, [*values, "button:done"], "siege", "COC-31.20")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return END
        self.against = answer
        return None

    def pay(self, state: Position) -> Next:
        return paying(self.seat, WOODEN if self.against == "siege:strike" else METAL, "COC-31.20")

    def switch(self, state: Position) -> Next:
        c = conflict_of(state)
        if self.against == "siege:strike":
            c.strike = False
        else:
            c.wall = False
        return "choose"


def _siege(state: Position, owner: int, place: Any) -> Frame | None:
    return Siege(seat=owner)


CONFLICT_START.act(EFFECTS["a:siegecraft"], "own", _siege, _besieges, optional=True)

# -- Steel Weapons -----------------------------------------------------------------------------------


def _steel_price(state: Position, owner: int) -> Bill:
    """COC-31.21: 1 ore; something may waive it."""
    price: Bill = CONFLICT_PRICE.settled(state, owner, tokens(ORE), "a:steel_weapons")
    return price


def _may_forge(state: Position, owner: int, place: Any) -> bool:
    return not conflict_of(state).naval and payable(state, owner, _steel_price(state, owner))


def _forge(state: Position, owner: int, place: Any) -> Frame | None:
    state.mark(STEEL, owner, "conflict")
    return paying(owner, _steel_price(state, owner), "COC-31.21")


def _steel(state: Position, owner: int, value: int, matter: Any) -> int:
    """+2, or +1 if the enemy owns Steel Weapons too, used or not."""
    c: Battle = matter
    if c.naval or not state.marked(STEEL, owner):
        return value
    enemy = c.enemy(owner)
    equal = enemy < BARBARIAN and state.uses(enemy, state.world().advance_of["steel_weapons"])
    return value + (1 if equal else 2)


CONFLICT_START.act(EFFECTS["a:steel_weapons"], "own", _forge, _may_forge, optional=True)
ROLL_VALUE.change(EFFECTS["a:steel_weapons"], "bonus", _steel)

# -- the Fortress ------------------------------------------------------------------------------------


def _strike(state: Position, owner: int, dice: int, matter: Any) -> int:
    c: Battle = matter
    return dice + 1 if c.strike and c.round == 1 and c.side_of(owner) == DEFENDER else dice


def _wall(state: Position, owner: int, saved: int, matter: Any) -> int:
    c: Battle = matter
    return saved + 1 if c.wall and c.round == 1 and c.side_of(owner) == DEFENDER else saved


ROLL_DICE.change(EFFECTS["b:fortress"], "sum", _strike)
HITS_CANCEL.change(EFFECTS["b:fortress"], "automatic", _wall)
