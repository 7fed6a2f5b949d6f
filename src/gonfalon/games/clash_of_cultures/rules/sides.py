"""What is known of a conflict while it is fought, in the words of its two sides.

The attacking squad is off the board: it stands in ``squad``. The defenders stand in the space. Effects find the
conflict with ``conflict_of``.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    LEADER,
    NOBODY,
    PIRATE,
    PIRATE_SHIP,
    SHIP,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.moments import LOSSES_CHOICE
from gonfalon.games.clash_of_cultures.rules.position import STOCK, Position
from gonfalon.games.clash_of_cultures.rules.report import LOSS
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.sight import OWNER, Sight
from gonfalon.kernel.state import Frame

ATTACKER: Final = 0
DEFENDER: Final = 1
DRAWN: Final = 2  # both lost all
RETREAT: Final = 3

#: The scope of marks that last up to the end of the next conflict, be it one without rounds.
NEXT_CONFLICT: Final = "next-conflict"
#: In ``Battle.noted``: a Temple stood in the city before the attack.
AT_TEMPLE: Final = 1 << 8

ARMY: Final = (INFANTRY, CAVALRY, ELEPHANT, LEADER)


class Battle(Frame):
    """A conflict: ``result`` is NOBODY while it goes on, then the winning side, DRAWN or RETREAT."""

    VISIBLE: ClassVar[dict[str, Sight]] = {"laid": Sight(OWNER, "action")}

    attacker: int
    defender: int
    place: int
    origin: int  # where the squad retreats to; NOBODY: it cannot
    squad: list[int]
    allies: int = 0  # pirate ships in the squad (COC-33.14)
    worn: list[int]  # marks of units in the squad: kind * MARKS + marks
    naval: bool
    landing: bool  # the attackers disembarked for it
    round: int = 0
    result: int = NOBODY
    fought: bool = False  # there was a round
    attackers: int = 0  # army units (at sea: ships) at the start
    defenders: int = 0
    had_units: bool = False  # a unit of any kind defended
    settlers: int = 0  # settlers of the defender at the start
    fortress: bool = False
    strike: bool = False  # the Fortress still works in both ways
    wall: bool = False
    city: bool = False  # a city stands in the space; then as it was:
    mood: int = NOBODY
    size: int = 0
    wonders: int = 0
    conquered: bool = False
    led: tuple[int, ...] = ()  # seats whose leader takes part (COC-32.8)
    noted: int = 0  # what effects remember of the moment before the attack, as bits
    lost: list[int]  # eliminated units by side and kind
    given: tuple[int, ...] = ()  # side and kind of those among them that their owner gave up to an own card
    begun: tuple[int, ...] = (0, 0)  # units of the two sides at the start of the round
    laid: list[list[int]]  # by seat: the card put down, face down
    tactic: list[int]  # by side: the tactics in force this round, or NOBODY
    shown: list[int]  # by side: the card revealed this round, or NOBODY
    used: list[list[int]]  # by seat: cards played in this conflict
    dice: list[list[int]]  # by side: the faces
    dropped: list[list[int]]  # by side: the dice whose number does not count
    value: list[int]
    cancelled: list[int]  # by side: hits it does not suffer this round
    hits: list[int]  # by side: hits it suffers
    killed: list[int]  # by side: units it lost this round
    fell: list[int]  # seats whose leader was lost in the losses now taken
    ally: int = NOBODY  # who plays cards for the barbarians (COC-33.18)

    def who(self, side: int) -> int:
        """The owner of a side."""
        return self.defender if side == DEFENDER else self.attacker

    def side_of(self, seat: int) -> int:
        """The side of a seat, or NOBODY; who plays cards for the barbarians counts as theirs."""
        if seat == self.attacker or (seat == self.ally and self.attacker == BARBARIAN):
            return ATTACKER
        return DEFENDER if seat == self.defender or seat == self.ally else NOBODY

    def hand_of(self, side: int) -> int:
        """Whose cards a side may play: its own, or those of the ally of the barbarians; NOBODY's."""
        who = self.who(side)
        return who if who < BARBARIAN else self.ally if who == BARBARIAN else NOBODY

    def enemy(self, seat: int) -> int:
        """The owner on the other side."""
        return self.defender if seat == self.attacker else self.attacker

    def players(self, state: Position) -> list[int]:
        """The seats that take part, the attacker first."""
        return [who for who in (self.attacker, self.defender) if who < BARBARIAN]

    def card_players(self, state: Position) -> list[int]:
        """The seats whose cards may be in force, that of the attacker first."""
        return [who for who in (self.hand_of(ATTACKER), self.hand_of(DEFENDER)) if who != NOBODY]

    def voice(self, state: Position, side: int) -> int:
        """Who decides for a side: its owner, or for barbarians and pirates the next opponent (COC-25.11, 26.7)."""
        who = self.who(side)
        return who if who < BARBARIAN else (self.who(1 - side) + 1) % state.seats

    def may_return(self, state: Position) -> bool:
        """Whether the attackers have a space to retreat to (COC-16.17), where no enemy stands by now (COC-33.48)."""
        return self.origin != NOBODY and state.holder[self.origin] in (NOBODY, self.attacker)

    def count(self, state: Position, side: int, kind: int) -> int:
        """Units of a kind that a side has in the space."""
        if side == ATTACKER:
            return self.squad[kind] + (self.allies if kind == SHIP else 0)
        if self.defender == PIRATE:
            return state.pirates[self.place] if kind == SHIP else 0
        number = state.count(self.place, kind) if state.holder[self.place] == self.defender else 0
        return number + self._allies(state) if kind == SHIP else number

    def _allies(self, state: Position) -> int:
        """Pirate ships that fight for the defender (COC-33.14)."""
        shared = self.naval and LOSSES_CHOICE.allowed(state, self.defender)
        return state.pirates[self.place] if shared and state.holder[self.place] == self.defender else 0

    def fighters(self, state: Position, side: int) -> int:
        """Army units, at sea ships, of a side in the conflict now."""
        if self.naval:
            return self.count(state, side, SHIP)
        return sum([self.count(state, side, kind) for kind in ARMY])

    def kinds(self, state: Position, side: int) -> list[int]:
        """The kinds of units of a side that can take hits."""
        return [kind for kind in ((SHIP,) if self.naval else ARMY) if self.count(state, side, kind)]

    def takes_part(self, state: Position, seat: int) -> bool:
        """Whether the leader of this seat is in the combat (COC-32.3); aboard it is only in the space."""
        side = self.side_of(seat)
        return side != NOBODY and not self.naval and self.count(state, side, LEADER) > 0

    def aboard(self, state: Position, seat: int) -> bool:
        """Whether the leader of this seat is aboard in a naval battle."""
        side = self.side_of(seat)
        return side != NOBODY and self.naval and self.count(state, side, LEADER) > 0

    def eliminate(self, state: Position, side: int, kind: int, number: int) -> None:
        """Units of a side are lost."""
        if not number:
            return
        who = self.who(side)
        self.lost[side * UNITS + kind] += number
        self.note(state, (LOSS, self.round, side, kind, number))
        if side == ATTACKER:
            sunk = min(number, self.allies) if kind == SHIP else 0  # pirate ships are lost first
            self.allies -= sunk
            self.squad[kind] -= number - sunk
            state.supply[who * STOCK + kind] += number - sunk
        elif who == PIRATE:
            sink_pirates(state, self.place, number)
        else:
            if kind == SHIP:
                sunk = min(number, self._allies(state))
                sink_pirates(state, self.place, sunk)
                number -= sunk
            for _ in range(number):
                forget_one(state, self.place, kind)
                state.take(self.place, kind)
        if kind == LEADER:
            self.fell.append(who)

    def note(self, state: Position, entry: tuple[int, ...]) -> None:
        """One more thing was seen; of a conflict in which another was fought nothing more is told."""
        if state.report and state.report[0][:3] == (self.attacker, self.defender, self.place):
            state.report = (*state.report, entry)

    def lost_fighters(self, side: int) -> int:
        """Army units, at sea ships, that a side has lost so far."""
        kinds = (SHIP,) if self.naval else ARMY
        return sum([self.lost[side * UNITS + kind] for kind in kinds])

    def slain(self, side: int, kinds: tuple[int, ...]) -> int:
        """Units of these kinds that the enemy of a side has eliminated: not those given up to a card of its own."""
        return sum([self.lost[side * UNITS + kind] - self.given.count(side * UNITS + kind) for kind in kinds])

    def about(self, state: Any) -> dict[str, Any]:
        return {"at": state.land().answers[self.place], "round": self.round}


def sink_pirates(state: Position, place: int, number: int) -> None:
    """Pirate ships go back to their supply."""
    for _ in range(number):
        forget_one(state, place, PIRATE_SHIP)
        state.pirates[place] -= 1


def conflict_of(state: Position) -> Battle:
    """The conflict that is being fought, the innermost one."""
    for frame in reversed(state.frames):
        if isinstance(frame, Battle):
            return frame
    raise LookupError("no conflict is being fought")


def in_conflict(state: Position) -> bool:
    return any(isinstance(frame, Battle) for frame in state.frames)


def leader_place(state: Position, seat: int) -> int:
    """Where the leader of a seat stands, also while attacking; NOBODY without one."""
    if state.leader[seat] == NOBODY:
        return NOBODY
    if state.leader_at[seat] != NOBODY:
        return state.leader_at[seat]
    for frame in reversed(state.frames):
        if isinstance(frame, Battle) and frame.attacker == seat and frame.squad[LEADER]:
            return frame.place
    return NOBODY
