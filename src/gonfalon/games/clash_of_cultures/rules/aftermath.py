"""What follows a conflict, in the order of COC-16.22."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CULTURE,
    GOLD,
    MOOD,
    NOBODY,
    PIRATE,
    PIRATE_SHIP,
    SETTLER,
    SHIP,
    UNIT_NAMES,
    UNITS,
    VESSELS,
)
from gonfalon.games.clash_of_cultures.rules.conquest import Conquest
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.leaders import leader_lost
from gonfalon.games.clash_of_cultures.rules.limits import capacity
from gonfalon.games.clash_of_cultures.rules.moments import (
    BATTLE,
    CONFLICT_AFTER,
    CONFLICT_ANY,
    CONFLICT_CARDS,
    CONFLICT_LOST,
    CONFLICT_WON,
    MOVE_PENALTY,
)
from gonfalon.games.clash_of_cultures.rules.position import (
    COMBATS,
    COMBATS_WON,
    CONQUESTS,
    PIRATE_BATTLES,
    TALLIES,
    VICTORIES,
    Position,
)
from gonfalon.games.clash_of_cultures.rules.report import RESULT
from gonfalon.games.clash_of_cultures.rules.sides import ARMY, ATTACKER, DEFENDER, RETREAT, Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tired import FOUGHT, GROUND, MARKS, burden, code, tire
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


class Aftermath(Frame):
    """Surplus aboard, where everybody stands, conquest, rewards, effects."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "surplus",
        "fallen",
        "stand",
        "conquest",
        "barbarians",
        "pirates",
        "won",
        "lost",
        "any_of_them",
        "after",
        "cards",
    )

    side: int = ATTACKER
    tokens: int = 0  # tokens still to be chosen for pirate ships

    def surplus(self, state: Position) -> Next:
        """COC-19.4: more land units aboard than the ships can carry."""
        c = conflict_of(state)
        if not c.naval:
            return None
        who = c.who(self.side)
        if who < BARBARIAN:
            cargo = [kind for kind in range(SHIP) if c.count(state, self.side, kind)]
            total = sum([c.count(state, self.side, kind) for kind in cargo])
            if total > c.count(state, self.side, SHIP) * capacity(state, who, c.place):
                return Ask(who, [f"unit:{UNIT_NAMES[kind]}" for kind in cargo], "surplus", "COC-19.4")
        if self.side == ATTACKER:
            self.side = DEFENDER
            return "surplus"
        return None

    def on_surplus(self, state: Position, answer: str) -> str:
        conflict_of(state).eliminate(state, self.side, UNIT_NAMES.index(answer.removeprefix("unit:")), 1)
        return "surplus"

    def fallen(self, state: Position) -> Next:
        c = conflict_of(state)
        if not c.fell:
            return None
        seat = c.fell.pop()
        return leader_lost(state, seat, c.enemy(seat)) or "fallen"

    def on_fallen(self, state: Position, done: Frame) -> str:
        return "fallen"

    def stand(self, state: Position) -> Next:
        """The squad stands in the space it won, or where it came from (COC-16.16)."""
        c = conflict_of(state)
        place = c.origin if c.result == RETREAT else c.place
        for kind in range(UNITS):
            number = c.squad[kind]
            if number:
                state.arrive(c.attacker, kind, place, number)
                self._mark(state, c, kind, number, place)
                c.squad[kind] = 0
        state.pirates[place] += c.allies
        self._mark(state, c, PIRATE_SHIP, c.allies, place)
        c.allies = 0
        if c.defender == state.active and state.holder[c.place] == c.defender:  # attacked in the own turn
            for kind in (SHIP,) if c.naval else ARMY:
                if self._weary(state, c, c.defender, kind):
                    tire(state, c.place, kind, FOUGHT, state.count(c.place, kind))
        self._tally(state, c)
        c.note(state, (RESULT, c.result))
        state.say("result", attacker=c.attacker, defender=c.defender, result=f"result:{c.result}")
        return None

    def _mark(self, state: Position, c: Battle, kind: int, number: int, place: int) -> None:
        """COC-13.7, 14.3: who took part may not move again; settlers and cargo keep the marks they had."""
        if c.attacker != state.active:
            return
        fought = self._weary(state, c, c.attacker, kind)
        worn = sorted([unit % MARKS for unit in c.worn if unit // MARKS == kind], key=burden)  # the most tired are lost
        worn = (worn + [0] * number)[:number]
        if c.result == RETREAT and not c.naval:
            worn = [marks & ~GROUND for marks in worn]  # they have not entered the space
        for marks in worn:
            if marks | fought:
                state.tired.append(code(place, kind, marks | fought))

    def _weary(self, state: Position, c: Battle, seat: int, kind: int) -> int:
        """The mark of those who took part, unless an effect lifts it."""
        part = kind in VESSELS or (kind != SETTLER and not c.naval)
        return int(MOVE_PENALTY.settled(state, seat, FOUGHT, (None, BATTLE, kind))) if part else 0

    def _tally(self, state: Position, c: Battle) -> None:
        for seat in c.players(state):
            at = seat * TALLIES
            won = c.result == c.side_of(seat)
            if not c.naval:
                state.tally[at + COMBATS] += int(not self._faced_again(state, c, seat))
                if won:
                    state.tally[at + COMBATS_WON] += 1
                    state.tally[at + VICTORIES] += int(c.had_units or seat == c.defender)
                    state.tally[at + CONQUESTS] += 1
            elif won and c.enemy(seat) == PIRATE:
                state.tally[at + PIRATE_BATTLES] += 1

    def _faced_again(self, state: Position, c: Battle, seat: int) -> bool:
        """Whether an attacker has fought this army or city before in this turn; who withstood may be met again."""
        faced = f"faced {c.place}"
        again = seat == c.attacker and state.marked(faced, seat)
        if seat == c.attacker and c.result != ATTACKER:
            state.mark(faced, seat, "turn")
        return again

    def conquest(self, state: Position) -> Next:
        """COC-17.1."""
        c = conflict_of(state)
        owner = state.city[c.place]
        if c.naval or c.result != ATTACKER or owner in (NOBODY, c.attacker):
            return None
        if state.holder[c.place] != c.attacker or not state.army(c.place):
            return None
        return Conquest(winner=c.attacker, loser=owner, place=c.place)

    def barbarians(self, state: Position) -> Next:
        """COC-25.14: 1 gold for winning against at least 1 barbarian unit."""
        c = conflict_of(state)
        if c.result in (ATTACKER, DEFENDER) and c.who(c.result) < BARBARIAN and c.who(1 - c.result) == BARBARIAN:
            started = c.defenders if c.result == ATTACKER else c.attackers
            if started:
                gain(state, c.who(c.result), GOLD, 1)
        return None

    def pirates(self, state: Position) -> Next:
        """COC-26.8: for each pirate ship eliminated 1 gold and 1 token, won or lost."""
        c = conflict_of(state)
        if c.defender != PIRATE:
            return None
        sunk = c.lost[DEFENDER * UNITS + SHIP]
        if not self.tokens:
            if not sunk:
                return None
            gain(state, c.attacker, GOLD, sunk)
            self.tokens = sunk
        return Ask(c.attacker, ["good:mood", "good:culture"], "token", "COC-26.8")

    def on_pirates(self, state: Position, answer: str) -> str | None:
        c = conflict_of(state)
        gain(state, c.attacker, MOOD if answer == "good:mood" else CULTURE, 1)
        self.tokens -= 1
        if self.tokens:
            return "pirates"
        return None

    def won(self, state: Position) -> Next:
        c = conflict_of(state)
        if c.result not in (ATTACKER, DEFENDER) or c.who(c.result) >= BARBARIAN:
            return None
        return CONFLICT_WON.happen(state, [c.who(c.result)], c.place)

    def lost(self, state: Position) -> Next:
        c = conflict_of(state)
        if c.result not in (ATTACKER, DEFENDER) or c.who(1 - c.result) >= BARBARIAN:
            return None
        return CONFLICT_LOST.happen(state, [c.who(1 - c.result)], c.place)

    def any_of_them(self, state: Position) -> Next:
        c = conflict_of(state)
        return CONFLICT_ANY.happen(state, c.players(state), c.place)

    def after(self, state: Position) -> Next:
        c = conflict_of(state)
        return CONFLICT_AFTER.happen(state, c.players(state), c.place)

    def cards(self, state: Position) -> Next:
        c = conflict_of(state)
        return CONFLICT_CARDS.happen(state, c.players(state), c.place)

    def about(self, state: Any) -> dict[str, Any]:
        return conflict_of(state).about(state)
