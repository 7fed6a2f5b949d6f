"""Step 5 of a combat: archers and priests (MED-12.17, 12.23, 14.4 to 14.8)."""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import CARD, CITY, HEAL, IS_FORT, KIND, POWER, SHOOT, number
from gonfalon.games.medievalia.rules.allot import Allot, allotment
from gonfalon.games.medievalia.rules.choosing import distinct, is_card, same_look
from gonfalon.games.medievalia.rules.facts import standing
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Next
from gonfalon.kernel.windows import Window


def shootable(state: Position, seat: int, fief: int) -> list[int]:
    """MED-14.7: characters of a player in a fief, neither on a City nor beside a military building."""
    out: list[int] = []
    for card in state.troops[seat]:
        if state.fief[card] != fief:
            continue
        land = state.land[card]
        if land != FREE and KIND[land] == CITY:
            continue
        if land != FREE and any(IS_FORT[KIND[other]] for other in state.buildings_on(seat, land)):
            continue
        out.append(card)
    return out


class Reach(Window):
    """Who may use a power in a combat, on whom, and what it does (MED-14.4 to 14.8)."""

    KIND: ClassVar[str] = "power"
    RULE: ClassVar[str] = "MED-12.17"

    seat: int  # the Attacker
    defender: int
    fief: int
    neutral: int
    groups: list[list[int]]
    owners: list[int]
    lands: list[int]
    fights: list[int]  # per group, 1: directly involved (MED-14.6)
    excess: list[int]
    bonus: list[int]
    hurt: list[int]

    def order(self, state: Position) -> list[int]:
        out = [self.seat, self.defender]
        for step in range(1, state.seats):
            seat = (self.seat + step) % state.seats
            if seat not in out and (state.ally(seat) in (self.seat, self.defender)):
                out.append(seat)
        return out

    def group_of(self, card: int) -> int:
        for i, group in enumerate(self.groups):
            if card in group:
                return i
        return NOBODY

    def involved(self, state: Position, owner: int, card: int) -> bool:
        """MED-14.6, 13.3."""
        if self.neutral and state.fief[card] == self.fief and owner in (self.seat, self.defender):
            return True
        group = self.group_of(card)
        return group != NOBODY and self.fights[group] == 1

    def targets(self, state: Position, owner: int, card: int) -> list[int]:
        """Whom this archer may shoot, or this priest heal."""
        if POWER[KIND[card]] == SHOOT:
            enemy = self.defender if state.friends(owner, self.seat) else self.seat
            return shootable(state, enemy, self.fief)
        out: list[int] = []
        for seat in (self.seat, self.defender):
            if state.friends(owner, seat):
                for other in state.troops[seat]:
                    if other != card and self.hurt[other] > 0 and state.fief[other] == self.fief:
                        out.append(other)
        return out

    def actors(self, state: Position, owner: int) -> list[int]:
        """MED-14.4 to 14.6: unused, near enough, not in the thick of it, and with somebody to act on."""
        near = state.map().near[self.fief]
        out: list[int] = []
        for card in state.troops[owner]:
            power, place = POWER[KIND[card]], state.fief[card]
            if (power != SHOOT and power != HEAL) or state.used[card] or (place != self.fief and place not in near):
                continue
            if not self.involved(state, owner, card) and self.targets(state, owner, card):
                out.append(card)
        return out

    def asked(self, state: Position, seat: int) -> bool:
        """All cards on the table are open: only a seat that can use a power is asked."""
        return bool(self.actors(state, seat))

    def uses(self, state: Position, seat: int) -> list[str]:
        return distinct(state, self.actors(state, seat))

    def marks(self, card: int) -> list[int]:
        return [self.group_of(card), self.bonus[card], self.hurt[card]]

    def harm(self, state: Position, card: int, points: int) -> None:
        state.damage[card] += points
        self.hurt[card] += points

    def heal(self, state: Position, card: int) -> None:
        """MED-14.8: the excess of the group first."""
        group = self.group_of(card)
        if group != NOBODY and self.excess[group] > 0:
            self.excess[group] -= 1
        else:
            self.harm(state, card, -1)


class Powers(Reach):
    """Attacker, Defender and their allies in turn use one power or pass, until all pass in a row (MED-12.17)."""

    STEPS: ClassVar[tuple[str, ...]] = ("power", "target", "cover", "effect")

    laid: list[int]
    covered: list[int]  # lands outside the fight whose bonuses are laid (MED-12.23)
    actor: int = -1
    victim: int = -1

    def about(self, state: Position) -> dict[str, Any]:
        out: dict[str, Any] = {"attacker": self.seat, "defender": self.defender}
        if self.actor >= 0:
            out["card"] = CARD[self.actor]
        return out

    def power(self, state: Position) -> Next:
        return self.ask(state)

    def on_power(self, state: Position, answer: str) -> str | None:
        if is_card(answer):
            self.actor = number(answer)
        return self.on_ask(state, answer)

    def about_power(self, state: Position, answer: str) -> dict[str, Any]:
        deed = "none"
        if is_card(answer):
            deed = "shoot" if POWER[KIND[number(answer)]] == SHOOT else "heal"
        army = self.group_of(number(answer)) + 1 if is_card(answer) else 0
        return {"deed": deed, **standing(state, answer), "army": army}

    def about_target(self, state: Position, answer: str) -> dict[str, Any]:
        card = number(answer)
        return {**standing(state, answer), "bonus": self.bonus[card], "army": self.group_of(card) + 1}

    def targets_of_power(self, state: Position, answer: str) -> list[str]:
        return same_look(state, answer)

    def target(self, state: Position) -> Next:
        seat = self.user
        found = self.targets(state, seat, self.actor)
        if POWER[KIND[self.actor]] == SHOOT:
            return Ask(seat, distinct(state, found), "shoot", "MED-14.7", open=True)
        return Ask(seat, distinct(state, found), "heal", "MED-14.8", open=True)

    def on_target(self, state: Position, answer: str) -> None:
        self.victim = number(answer)

    def cover(self, state: Position) -> Next:
        """MED-12.23: bonuses of a land or army outside the fight, laid when its first card is shot at."""
        if POWER[KIND[self.actor]] != SHOOT:
            return None
        owner = state.owner(self.victim)
        group, land = self.group_of(self.victim), state.land[self.victim]
        if group != NOBODY:
            if self.laid[group]:
                return None
            self.laid[group] = 1
            members = self.groups[group]
        else:
            if land == FREE or land in self.covered:
                return None
            self.covered.append(land)
            members = state.guards(owner, land)
        return allotment(state, owner, members, land)

    def on_cover(self, state: Position, finished: Allot) -> None:
        for card, bonus in zip(finished.members, finished.bonus, strict=True):
            self.bonus[card] += bonus

    def effect(self, state: Position) -> Next:
        """MED-14.1, 14.3, 14.6: the card turns, with its land's group or with its army."""
        seat = self.user
        group = self.group_of(self.actor)
        if group != NOBODY and self.lands[group] == FREE:
            for card in self.groups[group]:
                state.used[card] = 1
        state.turn_card(seat, self.actor)
        shoots = POWER[KIND[self.actor]] == SHOOT
        if shoots:
            self.harm(state, self.victim, 1)
        else:
            self.heal(state, self.victim)
        state.say("shoots" if shoots else "heals", seat=seat, card=CARD[self.actor], victim=CARD[self.victim])
        self.actor = self.victim = -1
        return self.reopen(state)

    def after_use(self, state: Position, seat: int) -> None:
        """The next in turn goes on (MED-12.17)."""
        order = self.order(state)
        self.passed, self.first = (), order[(order.index(seat) + 1) % len(order)]
