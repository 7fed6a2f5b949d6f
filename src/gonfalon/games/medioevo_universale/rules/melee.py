"""Steps 3 to 9 of a battle round: abilities, rolls, result, damage, losses (MEU-9.13 to 9.29)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, CAVALRY, HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules.army import ONE, captain_count, count, size
from gonfalon.games.medioevo_universale.rules.damage import LOSSES, MELEE, Damage
from gonfalon.games.medioevo_universale.rules.dice import (
    REROLLS,
    Throw,
    attack_value,
    critical,
    loss_value,
    thrown_again,
)
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.occasions import MeleeJudged, RollsMade
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, Position
from gonfalon.games.medioevo_universale.rules.report import ABILITIES as ABLE
from gonfalon.games.medioevo_universale.rules.report import AGAIN, ROLL, SACRIFICE, SUPERIORITY, VALUE, note
from gonfalon.games.medioevo_universale.rules.shooting import (
    DONE,
    FROM_MELEE,
    captain_actions,
    suffered,
    take_action,
    working,
)
from gonfalon.games.medioevo_universale.rules.sides import Exchange, Stage, the_battle, the_round
from gonfalon.games.medioevo_universale.rules.units import GONE, forget_change, in_pay, part, swap_aboard, swap_unit
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Next

ABILITIES: Final = (LIGHT, HEAVY, CAVALRY)
MORE_DAMAGE: Final = "button:more-damage"
FEWER_LOSSES: Final = "button:fewer-losses"
ALL_DICE: Final = 7


class Melee(Stage):
    """Fields in pairs belong to attacker and defender."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "window",
        "act",
        "abilities",
        "sacrifice",
        "roll",
        "choose_dice",
        "roll_again",
        "next_side",
        "rolls_window",
        "compare",
        "superiority",
        "first_damage",
        "second_damage",
        "first_losses",
        "second_losses",
    )

    OPTIONAL: ClassVar[tuple[str, ...]] = ("acted", "answered")

    acted: bool = False  # Captains have, since the window was open
    answered: bool = False  # it is open again because of that
    side: int = 0  # who rolls
    again: int = 0  # bits of the dice thrown again
    sacrificed: list[int]
    cuts: list[int]  # superiority points taken off the own losses
    values: list[int]  # attack values
    winner: int = NOBODY  # the side that won the round; NOBODY: a tie
    score: int = 0
    surplus: int = 0  # superiority points still to be used
    extra: int = 0  # those used as damage

    def about(self, state: Any) -> dict[str, Any]:
        fight = the_round(state)
        place = state.world().answers[fight.space]
        return {"dice": tuple(fight.dice[self.side * 3 : self.side * 3 + 3]), "surplus": self.surplus, "place": place}

    # -- step 3: abilities -------------------------------------------------------------------

    def window(self, state: Position) -> Next:
        fight = the_round(state)
        return MeleeJudged(seat=fight.owners[0], rival=fight.owners[1], space=fight.space)

    def on_window(self, state: Position, window: MeleeJudged) -> str | None:
        return "abilities" if self.answered and not window.used else None

    def act(self, state: Position) -> Next:
        """MEU-28.34: what Captains do may be answered, and answered by them again."""
        fight = the_round(state)
        values = captain_actions(state, fight, ABILITIES) if fight.actions else []
        if not values:
            return self._answer()
        return Ask(fight.owners[fight.captain_side], [*values, DONE], "captain", "MEU-9.11")

    def on_act(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return self._answer()
        take_action(state, the_round(state), answer)
        self.acted = True
        return "act"

    def _answer(self) -> str | None:
        self.answered, self.acted = self.acted, False
        return "window" if self.answered else None

    def abilities(self, state: Position) -> Next:
        """MEU-9.13: judged now, and in force for the round even if the units fall."""
        fight = the_round(state)
        for side in (0, 1):
            for kind in ABILITIES:
                if not fight.at_sea(state) or kind == LIGHT:  # MEU-10.4
                    at = side * 4 + kind
                    fight.active[at] = working(state, fight, side, kind)
            working_now = [fight.active[side * 4 + kind] + fight.copies[side * 4 + kind] for kind in range(4)]
            note(state, ABLE, side, *working_now)
        return None

    # -- steps 4 and 5: sacrifices and rolls -------------------------------------------------

    def sacrifice(self, state: Position) -> Next:
        """MEU-9.14: before his own roll."""
        fight = the_round(state)
        owner = fight.owners[self.side]
        most = self._offerable(state, fight, self.side)
        if owner == HORDE:
            self._offer(state, fight, min(most, self._horde_offers(state, fight)))
            return None
        return Ask(owner, [f"sacrifice:{n}" for n in range(most + 1)], "sacrifice", "MEU-9.14", "amounts")

    def on_sacrifice(self, state: Position, answer: str) -> None:
        self._offer(state, the_round(state), int(answer[10:]))

    def _offerable(self, state: Position, fight: Exchange, side: int) -> int:
        light = min(fight.active[side * 4 + LIGHT], fight.fresh_light(state, side))
        return light + self._captains(state, fight, side)

    def _captains(self, state: Position, fight: Exchange, side: int) -> int:
        """Captains acting as Light Infantry may be given up as well."""
        return min(fight.copies[side * 4 + LIGHT], captain_count(self._standing(state, fight, side)))

    def _standing(self, state: Position, fight: Exchange, side: int) -> int:
        """Who fights in the melee and has not been shot (MEU-9.4, 18.29)."""
        return fight.fighters(state, side) - fight.gone[side]

    def _horde_offers(self, state: Position, fight: Exchange) -> int:
        """MEU-9.29: one with 2 or 3 Light Infantry, two with more; only a horde that is outnumbered."""
        light = count(fight.fighters(state, self.side), LIGHT)
        fewer = size(fight.force(state, self.side)) < size(fight.force(state, 1 - self.side))
        return 0 if not fewer or light < 2 else 2 if light >= 4 else 1

    def _offer(self, state: Position, fight: Exchange, number: int) -> None:
        self.sacrificed[self.side] = number
        battle = the_battle(state)
        light = min(number, fight.fresh_light(state, self.side) if fight.active[self.side * 4 + LIGHT] else 0)
        for given in range(number):
            kind = LIGHT if given < light else _least_captain(self._standing(state, fight, self.side))
            if not in_pay(state, fight.space, fight.owners[self.side], kind):
                fight.fallen[self.side] += ONE[kind]
            self._remove(state, fight, kind)
        battle.lost[self.side] += number
        if number:
            note(state, SACRIFICE, self.side, number)
            state.say("sacrifice", owner=_name(fight.owners[self.side]), number=number)

    def _remove(self, state: Position, fight: Exchange, kind: int) -> None:
        owner = fight.owners[self.side]
        was = forget_change(state, fight.space, owner, kind)
        if not fight.at_sea(state):
            swap_unit(state, owner, kind, GONE, fight.space)
            part(state, owner, was, GONE, fight.space)
            return
        carrying = [slot for slot in state.galleys(fight.space, owner) if count(state.load[slot], kind)]
        free = [slot for slot in carrying if count(state.load[slot], kind) > count(fight.posted(slot), kind)]
        aboard = free or carrying  # crews that also fight come last (MEU-16.4)
        fullest = max(aboard, key=lambda slot: size(state.load[slot]))  # one that is emptied may sink (MEU-10.6)
        swap_aboard(state, kind, GONE, fullest)

    def roll(self, state: Position) -> Next:
        if the_round(state).owners[self.side] == HORDE:
            the_round(state).dice[self.side * 3 : self.side * 3 + 3] = state.circle  # MEU-5.4
            note(state, ROLL, self.side, *state.circle)
            return "next_side"
        return Throw(ALL_DICE)

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        the_round(state).dice[self.side * 3 : self.side * 3 + 3] = list(faces)
        note(state, ROLL, self.side, *faces)
        state.say("roll", seat=the_round(state).owners[self.side], dice=faces)

    def choose_dice(self, state: Position) -> Next:
        return Ask(the_round(state).owners[self.side], list(REROLLS), "reroll", "MEU-9.15")

    def on_choose_dice(self, state: Position, answer: str) -> None:
        self.again = REROLLS.index(answer)

    def roll_again(self, state: Position) -> Next:
        return Throw(self.again)

    def on_roll_again(self, state: Position, faces: tuple[int, ...]) -> None:
        fight, at = the_round(state), self.side * 3
        fight.dice[at : at + 3] = thrown_again(fight.dice[at : at + 3], self.again, faces)
        if faces:
            note(state, AGAIN, self.side, self.again, *fight.dice[at : at + 3])
            state.say("roll-again", seat=fight.owners[self.side], dice=tuple(fight.dice[at : at + 3]))

    def next_side(self, state: Position) -> Next:
        self.side += 1
        if self.side < 2:
            return "sacrifice"
        self.side = 1
        return None

    def rolls_window(self, state: Position) -> Next:
        fight = the_round(state)
        return RollsMade(seat=fight.owners[0], rival=fight.owners[1], space=fight.space)

    # -- steps 6 and 7: who wins -------------------------------------------------------------

    def attack(self, state: Position, side: int) -> int:
        """MEU-9.19: dice, sacrifices, ships, cards, place in the turn order, then halving."""
        fight, battle = the_round(state), the_battle(state)
        owner = fight.owners[side]
        dice = fight.dice[side * 3 : side * 3 + 3]
        parts = [attack_value(dice), self.sacrificed[side] * state.number("sacrifice"), 0, fight.bonus[side], 0]
        if fight.at_sea(state):
            parts[2] = max(0, _fleet(state, fight, side) - _fleet(state, fight, 1 - side))  # MEU-10.2
        if owner != HORDE:
            parts[4] = -state.penalty(owner)
        value = max(0, sum(parts))
        fleeing = side == 0 and fight.k > 0
        if fleeing:
            value = (value + 1) // 2  # MEU-12.2
        capturing = battle.captures[side] > 0 and not self._plenty(state, side)
        if capturing:
            value -= max(0, (value + 1) // 2 - battle.easing[side])  # MEU-12.10
        note(state, VALUE, side, *dice, *parts, int(fleeing), int(capturing), value)
        return value

    def _plenty(self, state: Position, side: int) -> bool:
        start = the_round(state).start
        return start[side] >= the_battle(state).ratio[side] * start[1 - side]

    def compare(self, state: Position) -> Next:
        fight = the_round(state)
        self.values = [self.attack(state, 0), self.attack(state, 1)]
        for side in (0, 1):
            if fight.owners[side] != HORDE:
                happened(state, fight.owners[side], "critical", critical(fight.dice[side * 3 : side * 3 + 3]))
        difference = self.values[0] - self.values[1]
        state.say("values", attack=self.values[0], defence=self.values[1])
        if difference:
            self.winner = 0 if difference > 0 else 1
            self.score = min(abs(difference), size(fight.fighters(state, self.winner)))  # MEU-9.21
            self.surplus = abs(difference) // state.number("overwhelming")
        return None

    def superiority(self, state: Position) -> Next:
        """MEU-9.22: point by point; a horde takes the damage."""
        if not self.surplus:
            return None
        owner = the_round(state).owners[self.winner]
        if owner == HORDE:
            self.extra, self.surplus = self.surplus, 0
            return None
        return Ask(owner, [MORE_DAMAGE, FEWER_LOSSES], "superiority", "MEU-9.22")

    def on_superiority(self, state: Position, answer: str) -> str:
        self.surplus -= 1
        note(state, SUPERIORITY, self.winner, int(answer == MORE_DAMAGE))
        if answer == MORE_DAMAGE:
            self.extra += 1
        else:
            self.cuts[self.winner] += 1
        return "superiority"

    # -- steps 8 and 9: damage and losses ----------------------------------------------------

    def _points(self, state: Position, side: int) -> int:
        """MEU-9.20, 9.23: what a side suffers from the other."""
        fight = the_round(state)
        if self.winner == side:
            return 0
        points = self.score + self.extra if self.winner != NOBODY else 0
        riders = fight.active[(1 - side) * 4 + CAVALRY] + fight.copies[(1 - side) * 4 + CAVALRY]
        points += riders * state.number("charge")
        return max(0, points - fight.defence(side, FROM_MELEE))

    def _damage(self, state: Position, side: int) -> Next:
        fight, battle = the_round(state), the_battle(state)
        return Damage(
            hits=[],
            owner=fight.owners[side],
            by=fight.owners[1 - side],
            spaces=[fight.space],
            points=self._points(state, side),
            cause=MELEE,
            rule="MEU-9.23",
            crew=fight.crew[side] - fight.manned[side],
            capture=bool(battle.captures[1 - side]) and self.winner == 1 - side,
            naval=fight.at_sea(state),
        )

    def first_damage(self, state: Position) -> Next:
        return self._damage(state, 0)

    def on_first_damage(self, state: Position, damage: Damage) -> None:
        suffered(state, 0, damage)

    def second_damage(self, state: Position) -> Next:
        return self._damage(state, 1)

    def on_second_damage(self, state: Position, damage: Damage) -> None:
        suffered(state, 1, damage)

    def losses(self, state: Position, side: int) -> int:
        """MEU-9.24: the lowest die, more in flight, fewer by Heavy Infantry and superiority."""
        fight, battle = the_round(state), the_battle(state)
        if self.winner == 1 - side and battle.captures[1 - side]:
            return 0  # MEU-12.11
        value = loss_value(fight.dice[side * 3 : side * 3 + 3])
        if side == 0:
            value += fight.k
        value -= fight.active[side * 4 + HEAVY] + fight.copies[side * 4 + HEAVY]
        return max(0, max(0, value) - self.cuts[side])

    def _lose(self, state: Position, side: int) -> Next:
        fight = the_round(state)
        return Damage(
            hits=[],
            owner=fight.owners[side],
            by=fight.owners[side],
            spaces=[fight.space],
            points=self.losses(state, side),
            cause=LOSSES,
            rule="MEU-9.24",
            crew=fight.crew[side] - fight.manned[side],
            naval=fight.at_sea(state),
        )

    def first_losses(self, state: Position) -> Next:
        return self._lose(state, 0)

    def on_first_losses(self, state: Position, damage: Damage) -> None:
        suffered(state, 0, damage)

    def second_losses(self, state: Position) -> Next:
        return self._lose(state, 1)

    def on_second_losses(self, state: Position, damage: Damage) -> None:
        suffered(state, 1, damage)


def _fleet(state: Position, fight: Exchange, side: int) -> int:
    """The levels of a side's Galleys together."""
    return sum([state.level[slot] for slot in state.galleys(fight.space, fight.owners[side])])


def _least_captain(army: int) -> int:
    return next(kind for kind in (CAPTAIN, CAPTAIN + 1, CAPTAIN + 2) if army // ONE[kind] % 64)


def _name(owner: int) -> str:
    return "side:barbarians" if owner == HORDE else f"seat:{owner}"
