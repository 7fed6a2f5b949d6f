"""The record of a battle, read again: rounds, and in each what either side did, suffered and used."""

from typing import Any

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, CAVALRY, HEAVY
from gonfalon.games.medioevo_universale.rules import report
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.damage import EFFECT
from gonfalon.games.medioevo_universale.rules.melee import Melee
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.round import Round
from gonfalon.games.medioevo_universale.rules.shooting import ArcherStep, ArtilleryStep, working

#: The steps of the rules by the steps of the melee; those of a throw belong to the attacker or to the defender.
MELEE_STEPS = {
    "window": 3,
    "act": 3,
    "abilities": 3,
    "rolls_window": 6,
    "compare": 6,
    "superiority": 7,
    "first_damage": 8,
    "second_damage": 8,
    "first_losses": 9,
    "second_losses": 9,
}


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


class Step:
    """One line of a side's column."""

    def __init__(self, kind: int, facts: list[int]) -> None:
        self.kind = kind
        self.facts = facts
        self.hits: list[tuple[int, int]] = []


class Used:
    """A card or technology (below 0) that was used, and what it changed, as keys with their facts."""

    def __init__(self, seat: int, thing: int, before: list[int]) -> None:
        self.seat = seat
        self.thing = thing
        self.before = before
        self.changes: list[tuple[str, dict[str, Any]]] = []

    def done(self, after: list[int]) -> None:
        before = self.before
        for side, key in ((0, "battle-changed-attacker"), (1, "battle-changed-defender")):
            lost = size(before[side]) - size(after[side])
            if lost:
                self.changes.append((f"{key}-units", {"number": signed(-lost)}))
            elif before[side] != after[side]:
                self.changes.append((f"{key}-kinds", {}))
            for start, name in ((report.BONUS, "value"), (report.SHOTS, "shots"), (report.SURE, "hits")):
                change = after[start + side] - before[start + side]
                if change:
                    self.changes.append((f"{key}-{name}", {"number": signed(change)}))
            dice = slice(report.DICE + side * 3, report.DICE + side * 3 + 3)
            if any(after[dice]) and before[dice] != after[dice]:
                self.changes.append((f"{key}-dice", {"dice": tuple(after[dice])}))
        if before[report.ARCHERY :] != after[report.ARCHERY :] and after[report.ARCHERY :]:
            self.changes.append(("battle-changed-archers", {"dice": tuple(after[report.ARCHERY :])}))
        if after[2] and not before[2]:
            self.changes.append(("battle-changed-stop", {}))


class Part:
    """A round (0: before the first one)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.steps: tuple[list[Step], list[Step]] = ([], [])
        self.uses: list[Used] = []

    def empty(self) -> bool:
        return not (self.steps[0] or self.steps[1] or self.uses or self.number)


class Combat:
    """What is on record of the last battle; ``battle`` is its procedure while it is fought."""

    def __init__(self, state: Position) -> None:
        head, *entries = state.report
        self.owners = head[:2]
        self.space, self.walls, self.guarded = head[2:5]
        self.armies = list(head[report.ARMIES :])
        self.result: tuple[int, ...] = ()
        self.parts = [Part(0)]
        self._using: list[Used] = []
        for kind, *facts in entries:
            self._read(kind, facts)
        self.battle = report.reported(state) if not self.result else None
        rounds = [frame for frame in state.frames if isinstance(frame, Round)]
        self.round = rounds[-1] if rounds and self.battle is not None else None
        self.step = self._step(state) if self.round is not None else 0

    def _read(self, kind: int, facts: list[int]) -> None:
        now = self.parts[-1]
        if kind == report.ROUND:
            self.parts.append(Part(facts[0]))
            self.armies = facts[1:3]
        elif kind == report.RESULT:
            self.result, self.armies = tuple(facts[:2]), facts[2:4]
        elif kind == report.USE:
            self._using.append(Used(facts[0], facts[1], facts[2:]))
            now.uses.append(self._using[-1])
        elif kind == report.USED:
            if self._using:
                self._using.pop().done(facts)
        elif kind == report.WITHDRAWN:
            if self._using:
                now.uses.remove(self._using.pop())
        elif kind == report.HIT:
            self._hit(*facts)
        elif kind == report.PROTECTS:
            now.steps[max(0, self.guarded)].append(Step(kind, facts))
        elif kind == report.FLIGHT:
            now.steps[0].append(Step(kind, facts))
        elif kind == report.AGAIN:
            side, bits, *dice = facts
            throw = [step for step in now.steps[side] if step.kind == report.ROLL][-1]
            throw.facts[3:] = [bits, *dice]
        else:
            self._noted(kind, *facts)

    def _noted(self, kind: int, side: int, *rest: int) -> None:
        facts = list(rest)
        if kind == report.ROLL:
            facts += [0, *facts]
        elif kind == report.VALUE:
            self._settle(side, facts[:3])
        elif kind == report.ABILITIES and not any(facts):
            return
        self.parts[-1].steps[side].append(Step(kind, facts))

    def _settle(self, side: int, dice: list[int]) -> None:
        """The dice as they counted: cards may have changed them after the last throw."""
        throws = [step for step in self.parts[-1].steps[side] if step.kind == report.ROLL]
        if throws and throws[-1].facts[4:7] != dice:
            changed = sum(1 << place for place in range(3) if throws[-1].facts[4 + place] != dice[place])
            self.parts[-1].steps[side].append(Step(report.ROLL, [*throws[-1].facts[4:7], changed, *dice]))

    def _hit(self, side: int, kind: int, into: int) -> None:
        steps = self.parts[-1].steps[side]
        due = [step for step in steps if step.kind == report.DUE]
        if not due:
            due = [Step(report.DUE, [EFFECT, 0, 0])]
            steps.append(due[0])
        if due[-1].facts[0] == EFFECT:
            due[-1].facts[1] += 1
        due[-1].hits.append((kind, into))

    def _step(self, state: Position) -> int:
        """Which of the nine steps the round is in; 0: before the first, 10: after the last."""
        for frame in reversed(state.frames):
            if isinstance(frame, Melee):
                name = Melee.STEPS[frame.at]
                return MELEE_STEPS.get(name, 4 + frame.side)
            if isinstance(frame, ArcherStep):
                return 2
            if isinstance(frame, ArtilleryStep):
                return 1
            if isinstance(frame, Round):
                return 0 if frame.at <= Round.STEPS.index("artillery") else 10
        return 0

    def latest(self) -> list[Part]:
        """The rounds, the latest first."""
        return [part for part in reversed(self.parts) if not part.empty()]

    def army(self, state: Position, side: int) -> int:
        """What a side has now, or had when it was over."""
        return self.battle.force(state, side) if self.battle is not None else self.armies[side]

    def able(self, state: Position, side: int, kind: int) -> bool:
        """Whether the ability of a kind works for this side (MEU-9.13, 10.4)."""
        if kind >= CAPTAIN or (state.is_sea(self.space) and kind in (HEAVY, CAVALRY)):
            return False
        if self.round is not None and self.step:
            return bool(working(state, self.round, side, kind) or self.round.active[side * 4 + kind])
        return not count(self.army(state, 1 - side), kind)

    def concerns(self, seat: int | None) -> bool:
        """Whether it is fought now, and this seat fights in it."""
        return self.battle is not None and seat is not None and seat in self.owners
