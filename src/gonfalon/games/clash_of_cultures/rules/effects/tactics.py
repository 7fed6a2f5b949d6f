"""The lower halves of action cards (COC-16.6, COC-22.3): 16 tactics. What is in force lies in ``Battle.tactic``."""

from bisect import insort
from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, FOOD, LEADER, NOBODY, SETTLER, UNIT_NAMES, UNITS
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions, action_answer
from gonfalon.games.clash_of_cultures.rules.leaders import leader_lost
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.march import enemy_there
from gonfalon.games.clash_of_cultures.rules.moments import (
    HITS_CANCEL,
    LOSSES_DONE,
    ROLL_BEFORE,
    ROLL_CLASH,
    ROLL_DICE,
    ROLL_MINUS,
    ROLL_VALUE,
    ROUND_REVEAL,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tired import FOUGHT, carry, groups
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
SIDES: Final = 12  # of the die
GOOD_SHOT: Final = 5  # 5 or 6
ROUND: Final = "combat-round"
SHIELDED: Final = "peltasts"  # a hit of this round is cancelled
SCOUTED: Final = "scouted"  # a card was put down in this round, and lost
FED: Final = "siege-fed"  # the besieged have paid


def in_force(state: Position, c: Battle, seat: int, name: str) -> bool:
    """Whether this seat's side has revealed the tactics and they work."""
    side = c.side_of(seat)
    return side != NOBODY and c.tactic[side] == state.world().tactics.index(name)


class Played:
    """Whether the owner's tactics are these ones, in the conflict now fought (procedures)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return in_force(state, conflict_of(state), owner, self.name)


class Adds:
    """So many more for a number of the conflict: dice, combat value, cancelled hits."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number

    def __call__(self, state: Position, owner: int, value: int, matter: Any) -> int:
        return value + self.number if in_force(state, matter, owner, self.name) else value


def eliminated(state: Position, c: Battle, side: int) -> int:
    """Army units, at sea ships, that a side has lost in this round."""
    return c.begun[side] - c.fighters(state, side)


class Casualty(Frame):
    """A side eliminates 1 of its army units, at sea ships, of its choice, at once."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "fallen")

    side: int
    rule: str = "COC-16.6"
    own: bool = False  # given up to a card of its owner: nobody scores a leader (COC-32.6)

    def choose(self, state: Position) -> Next:
        c = conflict_of(state)
        values = [f"unit:{UNIT_NAMES[kind]}" for kind in c.kinds(state, self.side)]
        return Ask(c.voice(state, self.side), values, "losses", self.rule) if values else END

    def on_choose(self, state: Position, answer: str) -> None:
        c = conflict_of(state)
        kind = UNIT_NAMES.index(answer.removeprefix("unit:"))
        c.eliminate(state, self.side, kind, 1)
        if self.own:
            c.given += (self.side * UNITS + kind,)
        state.say("struck", seat=c.who(self.side), unit=answer)

    def fallen(self, state: Position) -> Next:
        """COC-32.6."""
        c = conflict_of(state)
        if not c.fell:
            return END
        seat = c.fell.pop()
        return leader_lost(state, seat, NOBODY if self.own else c.enemy(seat))

    def about(self, state: Any) -> dict[str, Any]:
        c: Battle = conflict_of(state)
        return {**c.about(state), "attacker": c.attacker, "defender": c.defender}


# -- extra dice, higher and lower values, cancelled hits ---------------------------------------------

ROLL_DICE.change(EFFECTS["t:flanking"], "sum", Adds("flanking", 1))
ROLL_DICE.change(EFFECTS["t:for_the_people"], "sum", Adds("for_the_people", 1))
ROLL_DICE.change(EFFECTS["t:prepared_defenses"], "sum", Adds("prepared_defenses", 1))
ROLL_VALUE.change(EFFECTS["t:high_morale"], "bonus", Adds("high_morale", 2))
ROLL_VALUE.change(EFFECTS["t:tactical_surprise"], "bonus", Adds("tactical_surprise", 1))
ROLL_VALUE.change(EFFECTS["t:the_siege"], "bonus", Adds("the_siege", 1))
HITS_CANCEL.change(EFFECTS["t:upgraded_defenses"], "automatic", Adds("upgraded_defenses", 1))


def _wedge(state: Position, owner: int, value: int, matter: Any) -> int:
    c: Battle = matter
    return value + c.fighters(state, DEFENDER) if in_force(state, c, owner, "wedge_formation") else value


def _defiance(state: Position, owner: int, minus: int, matter: Any) -> int:
    c: Battle = matter
    return minus + c.fighters(state, ATTACKER) if in_force(state, c, owner, "defiant_stand") else minus


def _high_ground(state: Position, owner: int, matter: Any) -> bool:
    return in_force(state, matter, owner, "high_ground")


ROLL_VALUE.change(EFFECTS["t:wedge_formation"], "bonus", _wedge)
ROLL_MINUS.change(EFFECTS["t:defiant_stand"], "minus", _defiance)
ROLL_CLASH.permit(EFFECTS["t:high_ground"], _high_ground)


def _surprised(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return in_force(state, c, owner, "tactical_surprise") and eliminated(state, c, 1 - c.side_of(owner)) > 0


def _draw(state: Position, owner: int, place: Any) -> Frame | None:
    return DrawActions(seat=owner)


LOSSES_DONE.act(EFFECTS["t:tactical_surprise"], "", _draw, _surprised)

# -- Peltasts, Archers, Routing ----------------------------------------------------------------------


class Volley(Frame):
    """Dice of a tactics half: with a 5 or a 6 the enemy eliminates a unit, or a hit is cancelled."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "strike")

    seat: int
    number: int
    shields: bool
    hit: bool = False

    def roll(self, state: Position) -> Next:
        return Dice(self.number, SIDES)

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        values = [state.world().face_value[face] for face in faces]
        self.hit = max(values) >= GOOD_SHOT
        state.say("volley", seat=self.seat, dice=tuple(values), success=int(self.hit))

    def strike(self, state: Position) -> Next:
        if not self.hit:
            return END
        if self.shields:
            state.mark(SHIELDED, self.seat, ROUND)
            return END
        c = conflict_of(state)
        return Casualty(side=1 - c.side_of(self.seat))


def _throws(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return in_force(state, c, owner, "peltasts") and c.fighters(state, c.side_of(owner)) > 0


def _throw(state: Position, owner: int, place: Any) -> Frame | None:
    c = conflict_of(state)
    return Volley(seat=owner, number=c.fighters(state, c.side_of(owner)), shields=True)


def _shield(state: Position, owner: int, saved: int, matter: Any) -> int:
    return saved + 1 if state.marked(SHIELDED, owner) else saved


ROUND_REVEAL.act(EFFECTS["t:peltasts"], "others", _throw, _throws)
HITS_CANCEL.change(EFFECTS["t:peltasts"], "automatic", _shield)


def _shoot(state: Position, owner: int, place: Any) -> Frame | None:
    return Volley(seat=owner, number=1, shields=False)


def _routs(state: Position, owner: int, place: Any) -> bool:
    """At least as many enemy units eliminated as own ones in this round, and one is left to flee."""
    c = conflict_of(state)
    if not in_force(state, c, owner, "routing"):
        return False
    side = c.side_of(owner)
    more = eliminated(state, c, 1 - side) >= eliminated(state, c, side)
    return more and c.fighters(state, 1 - side) > 0


ROUND_REVEAL.act(EFFECTS["t:archers"], "others", _shoot, Played("archers"))
LOSSES_DONE.act(EFFECTS["t:routing"], "", _shoot, _routs)

# -- Scouts and Martyr -------------------------------------------------------------------------------


def _spots(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return in_force(state, c, owner, "scouts") and c.shown[1 - c.side_of(owner)] != NOBODY


def _spot(state: Position, owner: int, place: Any) -> Frame | None:
    """The enemy's card has no effect and changes hands."""
    c = conflict_of(state)
    side = 1 - c.side_of(owner)
    card = c.shown[side]
    c.shown[side] = c.tactic[side] = NOBODY
    state.mark(SCOUTED, c.hand_of(side), ROUND)
    insort(state.hand[owner], card)
    state.say("scouts", seat=owner, card=action_answer(state, card))
    return None


ROUND_REVEAL.act(EFFECTS["t:scouts"], "scouts", _spot, _spots)


class Sacrifice(Frame):
    """Martyr: 1 of one's own, then 1 of the enemy's."""

    STEPS: ClassVar[tuple[str, ...]] = ("own", "enemy")

    side: int

    def own(self, state: Position) -> Next:
        return Casualty(side=self.side, own=True)

    def enemy(self, state: Position) -> Next:
        return Casualty(side=1 - self.side)


def _offer(state: Position, owner: int, place: Any) -> Frame | None:
    c = conflict_of(state)
    side = c.side_of(owner)
    c.tactic[1 - side] = NOBODY
    return Sacrifice(side=side)


ROUND_REVEAL.act(EFFECTS["t:martyr"], "martyr", _offer, Played("martyr"))

# -- The Siege ---------------------------------------------------------------------------------------


class Besieged(Frame):
    """The defender may pay 2 food to keep the clash abilities of this round."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay")

    seat: int  # of the attacker
    defender: int

    def choose(self, state: Position) -> Next:
        if self.defender >= BARBARIAN or not payable(state, self.defender, tokens(FOOD, 2)):
            return END
        return Ask(self.defender, ["button:feed", "button:none"], "besieged", "COC-16.6")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return END
        state.mark(FED, self.seat, ROUND)
        return None

    def pay(self, state: Position) -> Next:
        return paying(self.defender, tokens(FOOD, 2), "COC-16.6")


def _besiege(state: Position, owner: int, place: Any) -> Frame | None:
    return Besieged(seat=owner, defender=conflict_of(state).defender)


def _starved(state: Position, owner: int, matter: Any) -> bool:
    return in_force(state, matter, owner, "the_siege") and not state.marked(FED, owner)


ROLL_BEFORE.act(EFFECTS["t:the_siege"], "", _besiege, Played("the_siege"))
ROLL_CLASH.permit(EFFECTS["t:the_siege"], _starved)

# -- Tactical Retreat --------------------------------------------------------------------------------


def refuges(state: Position, c: Battle) -> list[int]:
    """Explored land beside the combat, free of enemies, where the whole army of the defender has room."""
    return [
        there
        for there in state.land().near[c.place]
        if state.is_land(there)
        and not enemy_there(state, c.defender, there)
        and room(state, c.defender, there, c.count(state, DEFENDER, LEADER) > 0) >= c.fighters(state, DEFENDER)
    ]


class Withdrawal(Frame):
    """The defender leaves the space with everything; the attacker has won."""

    STEPS: ClassVar[tuple[str, ...]] = ("where",)

    seat: int

    def where(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[p] for p in refuges(state, conflict_of(state))], "withdraw", "COC-16.6")

    def on_where(self, state: Position, answer: str) -> None:
        c = conflict_of(state)
        there = state.land().hex_of[answer]
        for group in groups(state, c.place):
            kind, _, number = group
            fought = FOUGHT if kind != SETTLER and c.defender == state.active else 0  # COC-13.7
            carry(state, group, c.place, there, fought)
            state.lift(c.place, kind, number)
            state.arrive(c.defender, kind, there, number)
        c.result = ATTACKER
        state.say("withdraws", seat=c.defender, to=answer)


def _may_withdraw(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    ready = in_force(state, c, owner, "tactical_retreat") and c.fighters(state, DEFENDER) > 0
    return ready and bool(refuges(state, c))


def _withdraw(state: Position, owner: int, place: Any) -> Frame | None:
    return Withdrawal(seat=owner)


ROUND_REVEAL.act(EFFECTS["t:tactical_retreat"], "last", _withdraw, _may_withdraw)
