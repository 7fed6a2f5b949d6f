"""Steps 1 and 2 of a battle round: siege machines, Captains on archery, archers (MEU-9.6 to 9.12)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CATEGORIES, MACHINE, MACHINERY, UNITS
from gonfalon.games.medioevo_universale.rules.army import ONE, captain_count, captains, count, kinds, size, within
from gonfalon.games.medioevo_universale.rules.buildings import damage_building
from gonfalon.games.medioevo_universale.rules.damage import ARCHERY, ARTILLERY, Damage
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.occasions import ArchersRolled, Archery, Artillery, DieRolled
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, NOTHING, Position
from gonfalon.games.medioevo_universale.rules.report import ACTIONS, ARCHERS, CAPTAIN, note
from gonfalon.games.medioevo_universale.rules.report import MACHINE as SHOTS
from gonfalon.games.medioevo_universale.rules.sides import Exchange, Stage, the_battle, the_round
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Next

DONE: Final = "button:done"
AT_UNITS: Final = "aim:units"
#: Damage of one hit by the level of the machine (MEU-9.8).
ON_UNITS: Final = (0, 2, 3, 4)
ON_BUILDINGS: Final = (0, 0, 1, 2)
#: Protection by a building: which bit (MEU-9.5).
FROM_ARTILLERY: Final = 0
FROM_ARCHERS: Final = 1
FROM_MELEE: Final = 2


def arsenal(state: Position, owner: int, space: int) -> list[int]:
    """The siege machines a side can choose from: at sea those of each Galley, the strongest first (MEU-10.3)."""
    own = [slot for slot in state.carriers(owner) if state.what[slot] == MACHINE and state.place[slot] == space]
    if not state.is_sea(space):
        return own
    out: list[int] = []
    for galley in state.galleys(space, owner):
        aboard = [slot for slot in own if state.aboard[slot] == galley and state.level[slot] <= state.level[galley]]
        out += sorted(aboard, key=lambda slot: -state.level[slot])
    return out


def works_beside(state: Position, slot: int, others: list[int]) -> bool:
    """MEU-10.3: whether the level of its Galley allows a machine at sea besides those in use."""
    galley = state.aboard[slot]
    if galley == NOTHING:
        return True
    used = sum([state.level[other] for other in others if state.aboard[other] == galley])
    return used + state.level[slot] <= state.level[galley]


def machines(state: Position, owner: int, space: int) -> list[int]:
    """The machines a side uses if it has no other wish: the strongest that can work together."""
    out: list[int] = []
    for slot in arsenal(state, owner, space):
        if works_beside(state, slot, out):
            out.append(slot)
    return out


class ArtilleryStep(Stage):
    """MEU-9.6 to 9.8: crews, targets, shots; everything takes effect together."""

    STEPS: ClassVar[tuple[str, ...]] = ("man", "aim", "window", "fire", "rolled", "first_hit", "second_hit", "ruin")

    side: int = 0
    machine: int = 0  # which of the side's machines is being manned or aimed
    manning: int = 0
    crews: list[int]  # side, slot, army: three numbers for each machine with a crew
    aims: list[int]  # for each of them: -1 units, or the category of a building
    rolls: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        mine = arsenal(state, self._owner(state), the_round(state).space)
        slot = mine[self.machine] if self.machine < len(mine) else NOTHING
        return {
            "level": 0 if slot == NOTHING else state.level[slot],
            "place": state.world().answers[the_round(state).space],
        }

    def _owner(self, state: Position) -> int:
        return the_round(state).owners[min(self.side, 1)]

    def man(self, state: Position) -> Next:
        """Attacker first, then defender; at most three units to a machine."""
        fight = the_round(state)
        if self.side == 2:
            self.side, self.machine = 0, 0
            return None
        owner = fight.owners[self.side]
        mine = arsenal(state, owner, fight.space) if owner != HORDE else []
        free = fight.force(state, self.side) - fight.crew[self.side] - the_battle(state).idle(state, self.side)
        if self.machine == len(mine) or not free:
            self.side, self.machine, self.manning = self.side + 1, 0, 0
            return "man"
        slot = mine[self.machine]
        galley = state.aboard[slot]
        if galley != NOTHING:  # MEU-10.3: crews come from the units aboard
            busy = [self._crew(other) for other in mine if state.aboard[other] == galley]
            free = within(free, state.load[galley] - within(sum(busy), state.load[galley]))
        others = [other for other in self.crews[1::3] if other != slot]
        full = size(self._crew(slot)) == state.number("machine_crew") or not works_beside(state, slot, others)
        if full or not free:
            self.machine, self.manning = self.machine + 1, 0
            return "man"
        values = [f"crew:{UNITS[kind]}" for kind in kinds(free) if kind >= self.manning]
        earlier = [f"crew:{UNITS[kind]}" for kind in kinds(free) if kind < self.manning]
        return Ask(owner, [DONE, *values], "crew", "MEU-9.6", more=earlier)

    def ordered_answer(self, state: Position, asked: Ask) -> str:
        """Fewer than half of an army are sent to its machines."""
        fight = the_round(state)
        if asked.prompt != "crew" or 2 * size(fight.crew[self.side]) + 2 > size(fight.force(state, self.side)):
            return asked.fallback()
        return asked.values[-1] if len(asked.values) == 1 else asked.values[1]

    def about_man(self, state: Position, answer: str) -> dict[str, Any]:
        return {} if answer == DONE else {"unit": f"unit:{answer[5:]}"}

    def on_man(self, state: Position, answer: str) -> str:
        fight = the_round(state)
        if answer == DONE:
            self.machine, self.manning = self.machine + 1, 0
            return "man"
        kind = UNITS.index(answer[5:])
        slot = arsenal(state, fight.owners[self.side], fight.space)[self.machine]
        self.manning = max(self.manning, kind)  # units are named in one order, so that every crew is named once
        fight.crew[self.side] += ONE[kind]
        if state.aboard[slot] != NOTHING:
            fight.post(state.aboard[slot], ONE[kind])
        for at in range(0, len(self.crews), 3):
            if self.crews[at + 1] == slot:
                self.crews[at + 2] += ONE[kind]
                return "man"
        self.crews += [self.side, slot, ONE[kind]]
        return "man"

    def _crew(self, slot: int) -> int:
        for at in range(0, len(self.crews), 3):
            if self.crews[at + 1] == slot:
                return self.crews[at + 2]
        return 0

    def _targets(self, state: Position, at: int) -> list[int]:
        """Enemy buildings a machine may aim at (MEU-9.6, 9.8)."""
        fight = the_round(state)
        side, slot = self.crews[at], self.crews[at + 1]
        keeper = the_battle(state).keeper
        if fight.at_sea(state) or not ON_BUILDINGS[state.level[slot]] or keeper != fight.owners[1 - side]:
            return []
        return [category for category in range(3) if state.built[fight.space * 3 + category]]

    def aim(self, state: Position) -> Next:
        at = len(self.aims) * 3
        if at == len(self.crews):
            return None
        targets = self._targets(state, at)
        owner = the_round(state).owners[self.crews[at]]
        values = [AT_UNITS, *[f"aim:{CATEGORIES[category]}" for category in targets]]
        return Ask(owner, values, "aim", "MEU-9.6")

    def on_aim(self, state: Position, answer: str) -> str:
        self.aims.append(NOBODY if answer == AT_UNITS else CATEGORIES.index(answer[4:]))
        return "aim"

    def window(self, state: Position) -> Next:
        fight = the_round(state)
        if not any(arsenal(state, owner, fight.space) for owner in fight.owners if owner != HORDE):
            return END
        if 0 in self.crews[2::3]:
            return "fire"  # machines without crew have been aimed as well
        return Artillery(seat=fight.owners[0], rival=fight.owners[1], space=fight.space)

    def on_window(self, state: Position, window: Artillery) -> str:
        """Card 52: each machine counts one more crew unit, an unmanned one too, which is aimed now (MEU-18.52)."""
        fight = the_round(state)
        self.join_melee(state)
        for side in (0, 1):
            if the_battle(state).gunners[side]:
                for slot in arsenal(state, fight.owners[side], fight.space):
                    if not self._crew(slot) and works_beside(state, slot, self.crews[1::3]):
                        self.crews += [side, slot, 0]
        return "aim" if len(self.crews) > 3 * len(self.aims) else "fire"

    def join_melee(self, state: Position) -> None:
        """MEU-16.4: crews whose machine works by Machinery this turn also fight in the melee."""
        fight = the_round(state)
        fight.manned = [0, 0]
        slots = [effect[2] for effect in state.effects if effect[0] == -MACHINERY]
        for at in range(0, len(self.crews), 3):
            if self.crews[at + 1] in slots:
                fight.manned[self.crews[at]] += self.crews[at + 2]

    def shots(self, state: Position, at: int) -> int:
        """MEU-9.7: one shot per crew unit; cards 10 and 52 add."""
        fight, side = the_round(state), self.crews[at]
        crew = size(self.crews[at + 2]) * (2 if fight.double_crews[side] else 1)
        return crew + the_battle(state).gunners[side]

    def fire(self, state: Position) -> Next:
        return Dice(sum([self.shots(state, at) for at in range(0, len(self.crews), 3)]), 8)

    def on_fire(self, state: Position, faces: tuple[int, ...]) -> None:
        self.rolls = list(faces)

    def rolled(self, state: Position) -> Next:
        return DieRolled(seat=state.active, dice=self.rolls[:]) if self.rolls else END

    def on_rolled(self, state: Position, window: DieRolled) -> None:
        self.rolls = window.dice[:]
        state.say("artillery", dice=tuple(self.rolls), place=state.world().answers[the_round(state).space])
        roll = 0
        for at in range(0, len(self.crews), 3):
            faces = self.rolls[roll : roll + self.shots(state, at)]
            roll += len(faces)
            note(state, SHOTS, self.crews[at], state.level[self.crews[at + 1]], self.aims[at // 3], *faces)

    def _hits(self, state: Position, victim: int) -> int:
        """Points of damage on the units of a side."""
        fight = the_round(state)
        total, roll = 0, 0
        for at in range(0, len(self.crews), 3):
            for _ in range(self.shots(state, at)):
                hit = self.rolls[roll] <= state.number("shot_hits")
                if hit and self.crews[at] != victim and self.aims[at // 3] == NOBODY:
                    total += ON_UNITS[state.level[self.crews[at + 1]]]
                roll += 1
        return max(0, total - fight.defence(victim, FROM_ARTILLERY))

    def _damage(self, state: Position, side: int) -> Next:
        return shot_damage(state, side, self._hits(state, side), ARTILLERY, "MEU-9.9")

    def first_hit(self, state: Position) -> Next:
        return self._damage(state, 0)

    def on_first_hit(self, state: Position, damage: Damage) -> None:
        suffered(state, 0, damage)

    def second_hit(self, state: Position) -> Next:
        return self._damage(state, 1)

    def on_second_hit(self, state: Position, damage: Damage) -> None:
        suffered(state, 1, damage)

    def ruin(self, state: Position) -> Next:
        """MEU-11.2: damage aimed at buildings is never reduced."""
        fight, roll = the_round(state), 0
        for at in range(0, len(self.crews), 3):
            for _ in range(self.shots(state, at)):
                category = self.aims[at // 3]
                if self.rolls[roll] <= state.number("shot_hits") and category != NOBODY:
                    points = ON_BUILDINGS[state.level[self.crews[at + 1]]]
                    if damage_building(state, fight.space * 3 + category, points):
                        happened(state, fight.owners[self.crews[at]], "destroy_building")
                roll += 1
        return None


def shot_damage(state: Position, side: int, points: int, cause: int, rule: str) -> Damage:
    """Damage of shots on the units of a side; at sea nobody is merely hurt (MEU-10.5)."""
    fight = the_round(state)
    return Damage(
        hits=[],
        owner=fight.owners[side],
        by=fight.owners[1 - side],
        spaces=[fight.space],
        points=points,
        cause=cause,
        rule=rule,
        crew=fight.crew[side],
        naval=fight.at_sea(state),
    )


def suffered(state: Position, side: int, damage: Damage) -> None:
    """What damage has done to a side is entered in the round and the battle."""
    battle, fight = the_battle(state), the_round(state)
    if damage.cause in (ARTILLERY, ARCHERY):
        if fight.delaying[side]:
            for at in range(0, len(damage.hits), 2):
                fight.shot(side, damage.hits[at], damage.hits[at + 1])
        fight.crew[side] = damage.crew
        fight.manned[side] = within(fight.manned[side], damage.crew)
    else:
        fight.manned[side] = within(fight.manned[side], fight.force(state, side) - damage.crew)
        fight.crew[side] = damage.crew + fight.manned[side]
    fight.fallen[side] += damage.lost - damage.hired
    battle.lost[side] += size(damage.lost) + size(damage.captured)
    battle.taken[1 - side] += damage.captured


class ArcherStep(Stage):
    """MEU-9.10 to 9.12."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "captains",
        "act",
        "window",
        "roll",
        "rolled",
        "first_hit",
        "second_hit",
        "allow",
    )
    OPTIONAL: ClassVar[tuple[str, ...]] = ("acted",)

    acted: bool = False  # Captains have, since something was used

    def about(self, state: Any) -> dict[str, Any]:
        return {"place": state.world().answers[the_round(state).space]}

    def captains(self, state: Position) -> Next:
        """MEU-9.10: the side with the larger sum of levels has as many actions as the difference."""
        fight = the_round(state)
        levels = [captains(fight.fighters(state, side)) for side in (0, 1)]
        if levels[0] != levels[1]:
            side = 0 if levels[0] > levels[1] else 1
            fight.captain_side = side
            fight.actions = abs(levels[0] - levels[1])
            if fight.owners[side] == HORDE:  # MEU-9.28
                shots = min(fight.actions, captain_count(fight.fighters(state, side)))
                fight.copies[side * 4 + ARCHER] = shots
                fight.actions = 0
        return None

    def act(self, state: Position) -> Next:
        fight = the_round(state)
        values = captain_actions(state, fight, (ARCHER,)) if fight.actions else []
        if not values:
            return None
        return Ask(fight.owners[fight.captain_side], [*values, DONE], "captain", "MEU-9.11")

    def on_act(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return None
        take_action(state, the_round(state), answer)
        return "act"

    def window(self, state: Position) -> Next:
        fight = the_round(state)
        return Archery(seat=fight.owners[0], rival=fight.owners[1], space=fight.space)

    def on_window(self, state: Position, window: Archery) -> str | None:
        return "allow" if window.used else None

    def roll(self, state: Position) -> Next:
        fight = the_round(state)
        return Dice(shooters(state, fight, 0) + shooters(state, fight, 1), 8)

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        fight = the_round(state)
        fight.archers = [shooters(state, fight, 0), shooters(state, fight, 1)]
        fight.archer_dice = list(faces)

    def rolled(self, state: Position) -> Next:
        fight = the_round(state)
        if not fight.archer_dice:
            return None if any(fight.hits) else END
        side = 0 if fight.archers[0] else 1
        return ArchersRolled(seat=fight.owners[side], rival=fight.owners[1 - side], space=fight.space)

    def _damage(self, state: Position, side: int) -> Next:
        """The points the other side's archers do to this one."""
        fight = the_round(state)
        first = fight.archers[0]
        dice = fight.archer_dice[first:] if side == 0 else fight.archer_dice[:first]
        hits = sum([die <= state.number("shot_hits") for die in dice]) + fight.hits[1 - side]
        points = max(0, hits - fight.defence(side, FROM_ARCHERS))
        if dice:
            state.say("archers", dice=tuple(dice), points=points, place=state.world().answers[fight.space])
        if dice or fight.hits[1 - side]:
            note(state, ARCHERS, 1 - side, fight.hits[1 - side], points, *dice)
        return shot_damage(state, side, points, ARCHERY, "MEU-9.12")

    def _suffered(self, state: Position, side: int, damage: Damage) -> None:
        suffered(state, side, damage)
        if damage.by != HORDE:
            happened(state, damage.by, "archery_damage_in_round", damage.done)

    def first_hit(self, state: Position) -> Next:
        return self._damage(state, 0)

    def on_first_hit(self, state: Position, damage: Damage) -> None:
        self._suffered(state, 0, damage)

    def second_hit(self, state: Position) -> Next:
        return self._damage(state, 1)

    def on_second_hit(self, state: Position, damage: Damage) -> str:
        self._suffered(state, 1, damage)
        return END

    def allow(self, state: Position) -> Next:
        """MEU-28.32: what was used may be answered by Captains, and their actions by further uses: crossbows that shoot
        against archers, or are kept from it (MEU-18.7)."""
        return self.act(state) or self._answered()

    def on_allow(self, state: Position, answer: str) -> str:
        if not self.on_act(state, answer):
            return self._answered()
        self.acted = True
        return "allow"

    def _answered(self) -> str:
        acted, self.acted = self.acted, False
        return "window" if acted else "roll"


def able(state: Position, fight: Exchange, side: int, kind: int) -> bool:
    """Whether no units of the enemy keep a side from the ability of a kind (MEU-9.12, 9.13; card 4)."""
    own, enemy = (count(fight.fighters(state, one), kind) for one in (side, 1 - side))
    return not enemy or (fight.outnumbering[side] > 0 and own > enemy)


def skilled(state: Position, fight: Exchange, side: int, kind: int) -> int:
    """How many units of a side have the ability of a kind; card 7 makes some archers besides."""
    return count(fight.fighters(state, side), kind) + (fight.shots[side] if kind == ARCHER else 0)


def working(state: Position, fight: Exchange, side: int, kind: int) -> int:
    """How many units of a side use the ability of their kind, with what Captains do to it."""
    own, at = skilled(state, fight, side, kind), side * 4 + kind
    if not able(state, fight, side, kind):
        own = min(own, fight.extra[at])
    return max(0, own - fight.cancelled[at])


def shooters(state: Position, fight: Exchange, side: int) -> int:
    """Archer shots of a side: archers, crossbows, Captains who shoot."""
    return working(state, fight, side, ARCHER) + fight.copies[side * 4 + ARCHER]


def captain_actions(state: Position, fight: Exchange, abilities: tuple[int, ...]) -> list[str]:
    """MEU-9.11: copy an ability, let one own unit use its own, cancel that of one enemy unit."""
    side = fight.captain_side
    own = fight.fighters(state, side)
    out: list[str] = []
    if not captain_count(own):
        return out  # MEU-9.10: the last Captain is gone
    for kind in abilities:
        if fight.at_sea(state) and kind > ARCHER:
            continue  # MEU-10.4
        at, other = side * 4 + kind, (1 - side) * 4 + kind
        if fight.copies[at] < captain_count(own):
            out.append(f"captain:copy-{UNITS[kind]}")
        if not able(state, fight, side, kind) and skilled(state, fight, side, kind) > fight.extra[at]:
            out.append(f"captain:allow-{UNITS[kind]}")
        if working(state, fight, 1 - side, kind) and fight.cancelled[other] < skilled(state, fight, 1 - side, kind):
            out.append(f"captain:cancel-{UNITS[kind]}")
    return out


def take_action(state: Position, fight: Exchange, answer: str) -> None:
    what, _, unit = answer[8:].partition("-")
    side, kind = fight.captain_side, UNITS.index(unit)
    fight.actions -= 1
    note(state, CAPTAIN, side, ACTIONS.index(what), kind)
    if what == "copy":
        fight.copies[side * 4 + kind] += 1
    elif what == "allow":
        fight.extra[side * 4 + kind] += 1
    else:
        fight.cancelled[(1 - side) * 4 + kind] += 1
    state.say("captain", seat=fight.owners[side], action=answer)
