"""One round of a conflict (COC-16.4 to 16.16): cards, reveal, rolls, losses, end."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    LEADER,
    NOBODY,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.rules.cards import action_answer, action_card, bury_or_drop
from gonfalon.games.clash_of_cultures.rules.leaders import leader_lost
from gonfalon.games.clash_of_cultures.rules.moments import (
    ANY_TIME,
    HITS_CANCEL,
    HITS_PAID,
    LOSSES_DONE,
    ROLL_AFTER,
    ROLL_BEFORE,
    ROLL_CAVALRY,
    ROLL_CLASH,
    ROLL_DICE,
    ROLL_LIMIT,
    ROLL_MINUS,
    ROLL_SELF,
    ROLL_VALUE,
    ROUND_CARDS,
    ROUND_END,
    ROUND_END_OWN,
    ROUND_LOYAL,
    ROUND_REVEAL,
    ROUND_SILENCE,
    ROUND_START,
)
from gonfalon.games.clash_of_cultures.rules.position import FAR, Position
from gonfalon.games.clash_of_cultures.rules.report import AGAIN, CARD, HITS, ROLL
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, DRAWN, RETREAT, Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tactics import usable
from gonfalon.kernel.moments import Question, Value
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import Frame, Next

SIDES: Final = 12  # of the die
INFANTRY_CLASH: Final = 1
CAVALRY_CLASH: Final = 2


class Round(Frame):
    """The five steps of a round; ``side`` is the one whose dice or losses are in hand."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "pause",
        "start",
        "attacker_card",
        "defender_card",
        "reveal",
        "before",
        "roll",
        "again",
        "elephants",
        "next_roll",
        "after",
        "respite",
        "count_hits",
        "paid",
        "losses",
        "fallen",
        "losses_done",
        "judge",
        "eclipse",
        "retreat",
        "last_word",
        "discard",
    )

    side: int = ATTACKER
    due: int = 0  # losses still to be taken by this side
    on_board: bool = False

    def pause(self, state: Position) -> Next:
        """What may be used at any time of the own turn (COC-34.3); before round 1 it has been asked already."""
        return self.respite(state) if conflict_of(state).round > 1 else None

    def start(self, state: Position) -> Next:
        c = conflict_of(state)
        return ROUND_START.happen(state, c.players(state), c.place)

    # -- step 1 and 2: cards -----------------------------------------------------------------

    def _may_lay(self, state: Position, side: int) -> bool:
        """COC-16.5: with Tactics and a card in hand, unless something forbids it."""
        c = conflict_of(state)
        who, enemy = c.hand_of(side), c.who(1 - side)
        if who == NOBODY or not state.hand[who] or not ROUND_CARDS.allowed(state, who, c):
            return False
        return enemy >= BARBARIAN or not ROUND_SILENCE.allowed(state, enemy, c)

    def _ally(self, state: Position) -> int:
        """COC-33.18: who may play cards for barbarians without taking part."""
        c = conflict_of(state)
        if BARBARIAN in (c.attacker, c.defender):
            for seat in range(state.seats):
                if seat not in (c.attacker, c.defender) and ROUND_LOYAL.allowed(state, seat, c):
                    return seat
        return NOBODY

    def _lay(self, state: Position, side: int) -> Next:
        who = conflict_of(state).hand_of(side)
        values = [action_answer(state, card) for card in state.hand[who]]
        return Ask(who, [*values, "button:none"], "tactics", "COC-16.5", always=True)

    def _laid(self, state: Position, side: int, answer: str) -> None:
        if answer != "button:none":
            c = conflict_of(state)
            card = action_card(state, answer)
            state.hand[c.hand_of(side)].remove(card)
            c.laid[c.hand_of(side)].append(card)
            state.say("lays", seat=c.hand_of(side))

    def attacker_card(self, state: Position) -> Next:
        c = conflict_of(state)
        c.begun = (c.fighters(state, ATTACKER), c.fighters(state, DEFENDER))
        c.ally = self._ally(state)
        if c.result != NOBODY:
            return "eclipse"  # COC-16.23
        return self._lay(state, ATTACKER) if self._may_lay(state, ATTACKER) else None

    def on_attacker_card(self, state: Position, answer: str) -> None:
        self._laid(state, ATTACKER, answer)

    def defender_card(self, state: Position) -> Next:
        return self._lay(state, DEFENDER) if self._may_lay(state, DEFENDER) else None

    def on_defender_card(self, state: Position, answer: str) -> None:
        self._laid(state, DEFENDER, answer)

    def reveal(self, state: Position) -> Next:
        """COC-16.6: cards are turned up together; one whose piece or conditions are missing has no effect."""
        c = conflict_of(state)
        for side in (ATTACKER, DEFENDER):
            who = c.hand_of(side)
            if who != NOBODY and c.laid[who]:
                card = c.laid[who].pop()
                c.shown[side] = card
                c.used[who].append(card)
                tactic = state.world().card_tactic[card]
                c.tactic[side] = tactic if usable(state, c, side, tactic) else NOBODY
                c.note(state, (CARD, c.round, side, card, int(c.tactic[side] != NOBODY)))
                state.say("reveals", seat=who, card=action_answer(state, card))
                state.reveal()
        return ROUND_REVEAL.happen(state, c.card_players(state), c.place)

    def before(self, state: Position) -> Next:
        c = conflict_of(state)
        if c.result != NOBODY:
            return "eclipse"
        return ROLL_BEFORE.happen(state, c.card_players(state), c.place)

    # -- step 3: rolls -----------------------------------------------------------------------

    def roll(self, state: Position) -> Next:
        """COC-16.7: 1 die per army unit in the combat now, plus extra dice."""
        c = conflict_of(state)
        who = c.who(self.side)
        number = c.fighters(state, self.side)
        if self.side == DEFENDER and c.strike and c.round == 1 and who >= BARBARIAN:
            number += 1  # COC-25.12
        return Dice(settled_for(ROLL_DICE, state, c, self.side, number), SIDES)

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        c = conflict_of(state)
        c.dice[self.side] = list(faces)
        c.dropped[self.side] = []

    def _clash(self, state: Position) -> bool:
        return may_clash(state, conflict_of(state), self.side)

    def again(self, state: Position) -> Next:
        """COC-16.9: the leader's die is rolled again until it shows no leader icon; only one die, only one leader."""
        c = conflict_of(state)
        shown = [state.world().face_icon[face] for face in c.dice[self.side]]
        if LEADER in shown and c.count(state, self.side, LEADER) and self._clash(state) and not self.due:
            return Dice(1, SIDES)
        self.due = 0
        return None

    def on_again(self, state: Position, faces: tuple[int, ...]) -> str:
        c = conflict_of(state)
        icons = [state.world().face_icon[face] for face in c.dice[self.side]]
        c.note(state, (AGAIN, c.round, self.side, c.dice[self.side][icons.index(LEADER)], faces[0]))
        c.dice[self.side][icons.index(LEADER)] = faces[0]
        self.due = int(state.world().face_icon[faces[0]] != LEADER)
        return "again"

    def elephants(self, state: Position) -> Next:
        """COC-16.9, 16.10: the number of an elephant's die does not count; with more icons than elephants choose."""
        c = conflict_of(state)
        if not self._clash(state):
            return None
        dice = c.dice[self.side]
        left = [
            i for i, face in enumerate(dice) if self._icon(state, face) == ELEPHANT and i not in c.dropped[self.side]
        ]
        if len(c.dropped[self.side]) == c.count(state, self.side, ELEPHANT) or not left:
            return None
        values = sorted({state.world().face_value[dice[i]] for i in left})
        return Ask(c.voice(state, self.side), [f"die:{value}" for value in values], "elephant", "COC-16.10")

    def on_elephants(self, state: Position, answer: str) -> str:
        c = conflict_of(state)
        value = int(answer.removeprefix("die:"))
        fitting = [
            i
            for i, face in enumerate(c.dice[self.side])
            if self._icon(state, face) == ELEPHANT
            and state.world().face_value[face] == value
            and i not in c.dropped[self.side]
        ]
        c.dropped[self.side].append(fitting[0])
        return "elephants"

    def _icon(self, state: Position, face: int) -> int:
        return state.world().face_icon[face]

    def next_roll(self, state: Position) -> Next:
        """The combat value (COC-16.7, 16.11, 16.21); then the other side rolls."""
        c = conflict_of(state)
        side = self.side
        c.cancelled[side] = len(c.dropped[side])
        infantry, cavalry = clash_bonus(state, c, side) if self._clash(state) else (0, 0)
        sources: list[int] = []
        c.value[side] = combat_value(state, c, side, infantry + cavalry, sources)
        numbers = counted(state, c, side)
        bonus = infantry + cavalry + sum(sources[1::2])
        dice, dropped = c.dice[side], c.dropped[side]
        seen = (len(dice), *dice, len(dropped), *dropped, infantry, cavalry, *sources)
        c.note(state, (ROLL, c.round, side, c.value[side], *seen))
        who, told = c.who(side), "rolls" if numbers else "rolls-nothing"
        if who < BARBARIAN:
            state.say(told, seat=who, dice=tuple(numbers), bonus=bonus, value=c.value[side])
        else:  # who is no seat, and several
            state.say("wild-" + told, owner=who, dice=tuple(numbers), bonus=bonus, value=c.value[side])
        if side == ATTACKER:
            self.side = DEFENDER
            return "roll"
        self.side = ATTACKER
        return None

    def after(self, state: Position) -> Next:
        c = conflict_of(state)
        return ROLL_AFTER.happen(state, c.players(state), c.place)

    def respite(self, state: Position) -> Next:
        """The same, when both values are known."""
        players = conflict_of(state).players(state)
        return ANY_TIME.happen(state, [seat for seat in players if seat == state.active])

    # -- step 4: losses ----------------------------------------------------------------------

    def count_hits(self, state: Position) -> Next:
        """COC-16.12: a fifth of the enemy's value, rounded down, less what is cancelled."""
        c = conflict_of(state)
        for side in (ATTACKER, DEFENDER):
            who = c.who(side)
            c.hits[side] = c.value[1 - side] // state.number("hit")
            saved = c.cancelled[side]
            if side == DEFENDER and c.wall and c.round == 1 and who >= BARBARIAN:
                saved += 1  # COC-25.12
            c.hits[side] = max(0, c.hits[side] - settled_for(HITS_CANCEL, state, c, side, saved))
        return None

    def paid(self, state: Position) -> Next:
        c = conflict_of(state)
        return HITS_PAID.happen(state, c.players(state), c.place)

    def losses(self, state: Position) -> Next:
        c = conflict_of(state)
        if not self.on_board:
            self.on_board = True
            c.killed = [min(c.hits[side], c.fighters(state, side)) for side in (ATTACKER, DEFENDER)]
            c.note(state, (HITS, c.round, *c.value, *c.hits))
            self.due = c.killed[ATTACKER]
        if not self.due:
            if self.side == ATTACKER:
                self.side, self.due = DEFENDER, c.killed[DEFENDER]
                return "losses"
            return None
        kinds = c.kinds(state, self.side)
        return Ask(c.voice(state, self.side), [f"unit:{UNIT_NAMES[kind]}" for kind in kinds], "losses", "COC-16.12")

    def on_losses(self, state: Position, answer: str) -> str:
        c = conflict_of(state)
        c.eliminate(state, self.side, UNIT_NAMES.index(answer.removeprefix("unit:")), 1)
        self.due -= 1
        return "losses"

    def fallen(self, state: Position) -> Next:
        """Leaders lost in the round leave play (COC-32.5, 32.6)."""
        c = conflict_of(state)
        if not c.fell:
            return None
        seat = c.fell.pop()
        return leader_lost(state, seat, c.enemy(seat)) or "fallen"

    def on_fallen(self, state: Position, done: Frame) -> str:
        return "fallen"

    def losses_done(self, state: Position) -> Next:
        c = conflict_of(state)
        state.say(
            "losses", attacker=c.attacker, defender=c.defender, lost=c.killed[ATTACKER], killed=c.killed[DEFENDER]
        )
        return LOSSES_DONE.happen(state, c.card_players(state), c.place)

    # -- step 5: end -------------------------------------------------------------------------

    def judge(self, state: Position) -> Next:
        """COC-16.14, 16.15, 16.19."""
        c = conflict_of(state)
        attackers, defenders = c.fighters(state, ATTACKER), c.fighters(state, DEFENDER)
        if c.fortress and not c.defenders:
            c.result = ATTACKER if attackers else DEFENDER
        elif not attackers:
            c.result = DEFENDER if defenders else DRAWN
        elif not defenders:
            c.result = ATTACKER
        return None

    def eclipse(self, state: Position) -> Next:
        c = conflict_of(state)
        return ROUND_END.happen(state, c.players(state), c.place)

    def retreat(self, state: Position) -> Next:
        """COC-16.16."""
        c = conflict_of(state)
        if c.result != NOBODY:
            return "discard"
        if c.attacker >= BARBARIAN or not c.may_return(state):
            return None
        return Ask(c.attacker, ["button:fight", "button:retreat"], "retreat", "COC-16.16")

    def on_retreat(self, state: Position, answer: str) -> None:
        if answer == "button:retreat":
            conflict_of(state).result = RETREAT

    def last_word(self, state: Position) -> Next:
        c = conflict_of(state)
        return ROUND_END_OWN.happen(state, c.players(state), c.place) if c.result == NOBODY else None

    def discard(self, state: Position) -> Next:
        """COC-16.6: the cards of the round are discarded at its end."""
        c = conflict_of(state)
        for side in (ATTACKER, DEFENDER):
            if c.shown[side] != NOBODY:
                bury_or_drop(state, c.hand_of(side), state.discard, c.shown[side])
            c.shown[side] = c.tactic[side] = NOBODY
        return None

    def about(self, state: Any) -> dict[str, Any]:
        c: Battle = conflict_of(state)
        return {**c.about(state), "attacker": c.attacker, "defender": c.defender}


def counted(state: Position, c: Battle, side: int) -> list[int]:
    """The numbers on the dice of a side that count."""
    return [state.world().face_value[face] for i, face in enumerate(c.dice[side]) if i not in c.dropped[side]]


def may_clash(state: Position, c: Battle, side: int) -> bool:
    """Whether a side may activate clash abilities (COC-16.8)."""
    who = c.who(side)
    if c.naval or banned_by(ROLL_CLASH, state, c, 1 - side):
        return False
    return who >= BARBARIAN or not ROLL_SELF.allowed(state, who, c)


def clash_bonus(state: Position, c: Battle, side: int, turned: int = 0) -> tuple[int, int]:
    """COC-16.8, 16.9: one unit of its kind for every icon; what infantry and cavalry add, less cavalry ``turned``."""
    icons = [state.world().face_icon[face] for face in c.dice[side]]
    infantry = min(icons.count(INFANTRY), c.count(state, side, INFANTRY))
    cavalry = min(icons.count(CAVALRY), c.count(state, side, CAVALRY)) - turned
    bonus = cavalry * CAVALRY_CLASH
    who = c.who(side)
    if cavalry > 0 and who < BARBARIAN:
        bonus += int(ROLL_CAVALRY.settled(state, who, CAVALRY_CLASH, c)) - CAVALRY_CLASH
    return infantry * INFANTRY_CLASH, bonus


def combat_value(state: Position, c: Battle, side: int, clash: int, sources: list[int] | None = None) -> int:
    """COC-16.7, 16.11, 16.21: the numbers, clash abilities and bonuses up to a limit, less what is taken off."""
    told: list[int] = [] if sources is None else sources
    bonus = clash + settled_for(ROLL_VALUE, state, c, side, 0, told)
    limit = settled_for(ROLL_LIMIT, state, c, 1 - side, FAR)
    if bonus > limit:
        told += [NOBODY, limit - bonus]
        bonus = limit
    minus = settled_for(ROLL_MINUS, state, c, 1 - side, 0)
    if minus:
        told += [NOBODY, -minus]
    return max(0, sum(counted(state, c, side)) + bonus - minus)


def may_add(state: Position, c: Battle, side: int) -> bool:
    """COC-16.21: whether something more may be added to the roll of a side."""
    limit = settled_for(ROLL_LIMIT, state, c, 1 - side, FAR)
    if limit == FAR:
        return True
    clash = sum(clash_bonus(state, c, side)) if may_clash(state, c, side) else 0
    return clash + settled_for(ROLL_VALUE, state, c, side, 0) < limit


def settled_for(
    moment: Value, state: Position, c: Battle, side: int, base: int, sources: list[int] | None = None
) -> int:
    """A value asked of a side; for barbarians only the card played for them counts (COC-33.18).

    ``sources`` is told the number of every effect that made a difference, and the difference.
    """
    who = c.who(side)
    if who < BARBARIAN:
        if sources is not None and moment.heard(state, who):
            for change in moment.told(state, who, base, c):
                sources += [change.effect.number, int(change.after) - int(change.before)]
        return int(moment.settled(state, who, base, c))
    if who == BARBARIAN and c.ally != NOBODY:
        for listener in moment.listeners:
            if listener.effect.ident.startswith("t:"):
                after = int(listener.changes(state, c.ally, base, c))
                if sources is not None and after != base:
                    sources += [listener.effect.number, after - base]
                base = after
    return base


def banned_by(question: Question, state: Position, c: Battle, side: int) -> bool:
    """Whether a side forbids the other one something."""
    who = c.who(side)
    if who < BARBARIAN:
        return question.allowed(state, who, c)
    if who != BARBARIAN or c.ally == NOBODY:
        return False
    cards = [listener for listener in question.listeners if listener.effect.ident.startswith("t:")]
    return any(listener.says(state, c.ally, c) for listener in cards)
