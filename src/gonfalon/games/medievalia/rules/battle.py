"""Combat in a player's fief, steps 1 to 3 (MED-12.1 to 12.9): armies, defenders, targets."""

from typing import Any, ClassVar, Final

from gonfalon.games.medievalia.content import CARD, CITY, IS_FORT, KIND, number
from gonfalon.games.medievalia.rules.choosing import ARMY, distinct, is_card, names, same_look
from gonfalon.games.medievalia.rules.clash import Clash, facing
from gonfalon.games.medievalia.rules.facts import standing
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

TOGETHER: Final = "button:together"
APART: Final = "button:apart"
STAY: Final = "button:stay"
HOLD: Final = "button:hold"
DEFENCE: Final[tuple[str, ...]] = tuple([f"defence:{i}" for i in range(32)])
#: In ``aim``: no target; and from here on, a defending army by number. Below: a land or a character.
NO_TARGET: Final = -1
ARMY_AIM: Final = 1000


class Attack(Frame):
    """Step 1: the Attacker arranges his armies."""

    seat: int  # the Attacker
    defender: int
    fief: int
    waiting: list[int]  # the Attacker's available characters, not yet in an army
    armies: list[list[int]]
    fought: list[int]

    def arrange(self, state: Position) -> Next:
        """MED-12.1, 12.3: card by card into an army, or all at once."""
        if not self.waiting:
            return None
        values: list[str] = []
        if not self.armies and not self.fought and len(self.waiting) > 1:
            values += [APART, TOGETHER]
        values += ARMY[: len(self.armies) + 1]
        if self.fief == self.seat:
            values.append(STAY)
        return Ask(self.seat, values, "arrange", "MED-12.1", open=True)

    def on_arrange(self, state: Position, answer: str) -> str:
        if answer == APART:
            self.armies = [[card] for card in self.waiting]
            self.waiting.clear()
        elif answer == TOGETHER:
            self.armies = [self.waiting[:]]
            self.waiting.clear()
        else:
            card = self.waiting.pop(0)
            self.fought.append(card)
            if answer != STAY:
                army = ARMY.index(answer)
                if army == len(self.armies):
                    self.armies.append([])
                self.armies[army].append(card)
        return "arrange"

    def about_arrange(self, state: Position, answer: str) -> dict[str, Any]:
        return army_facts(state, self.armies, answer)


class Battle(Attack):
    """One front in a player's fief: the attack, the defence, the targets of free armies, and the clash."""

    STEPS: ClassVar[tuple[str, ...]] = ("arrange", "muster", "send", "target", "clash")

    unsent: list[int]  # the Defender's available characters, not yet sent
    defence: list[list[int]]  # per attacking army, who was sent against it
    aim: list[int]  # per attacking army, what it attacks if it is free
    turn: int = 0

    def about(self, state: Position) -> dict[str, Any]:
        out: dict[str, Any] = {"attacker": self.seat, "defender": self.defender, "number": self.turn + 1}
        if self.waiting:
            out["card"] = CARD[self.waiting[0]]
        elif self.unsent:
            out["card"] = CARD[self.unsent[0]]
        return out

    def marks(self, card: int) -> list[int]:
        """The army it is in, the army it was sent against, and the armies that aim at it."""
        return [place(self.armies, card), place(self.defence, card), *[1 if aim == card else 0 for aim in self.aim]]

    # -- step 2 --------------------------------------------------------------------------------

    def muster(self, state: Position) -> Next:
        """The Defender's available characters (MED-12.2)."""
        self.fought = [card for army in self.armies for card in army]
        for i, army in enumerate(self.armies):
            state.say("army", seat=self.seat, number=i + 1, cards=names(army))
        self.defence = [[] for _ in self.armies]
        self.aim = [NO_TARGET] * len(self.armies)
        if self.armies:
            self.unsent = [card for card in free_troops(state, self.defender, self.fief) if not state.used[card]]
        return None

    def send(self, state: Position) -> Next:
        """MED-12.4: each available character against one army; at home the Defender may hold it back."""
        if not self.unsent:
            return "target"
        values = list(ARMY[: len(self.armies)])
        if self.fief == self.defender:
            values.append(STAY)
        return Ask(self.defender, values, "send", "MED-12.4", open=True)

    def on_send(self, state: Position, answer: str) -> str:
        card = self.unsent.pop(0)
        if answer != STAY:
            self.defence[ARMY.index(answer)].append(card)
            state.say("sent", seat=self.defender, card=CARD[card], number=ARMY.index(answer) + 1)
        return "send"

    def about_send(self, state: Position, answer: str) -> dict[str, Any]:
        return army_facts(state, self.armies, answer)

    def targets_of_send(self, state: Position, answer: str) -> list[str]:
        return list(names(self.armies[ARMY.index(answer)])) if answer in ARMY else [answer]

    # -- step 3 --------------------------------------------------------------------------------

    def target(self, state: Position) -> Next:
        """MED-12.6, 12.7: free armies, one after the other, each name one target or none."""
        while self.turn < len(self.armies) and self.defence[self.turn]:
            self.turn += 1
        if self.turn == len(self.armies):
            return "clash"
        return Ask(self.seat, [*targets(state, self), HOLD], "target", "MED-12.6", open=True)

    def on_target(self, state: Position, answer: str) -> str:
        if answer in DEFENCE:
            self.aim[self.turn] = ARMY_AIM + DEFENCE.index(answer)
            state.say("aims-army", seat=self.seat, number=self.turn + 1)
        elif answer != HOLD:
            self.aim[self.turn] = number(answer)
            state.say("aims", seat=self.seat, number=self.turn + 1, card=answer)
        self.turn += 1
        return "target"

    def about_target(self, state: Position, answer: str) -> dict[str, Any]:
        if answer not in DEFENCE:
            aimed = [str(i + 1) for i, aim in enumerate(self.aim) if is_card(answer) and aim == number(answer)]
            return {**standing(state, answer), "aimed": ", ".join(aimed) or "no"}
        army = DEFENCE.index(answer)
        return {"army": army + 1, "cards": names(self.defence[army])}

    def targets_of_target(self, state: Position, answer: str) -> list[str]:
        if answer in DEFENCE:
            return list(names(self.defence[DEFENCE.index(answer)]))
        return same_look(state, answer)

    # -- steps 4 to 6 ----------------------------------------------------------------------------

    def clash(self, state: Position) -> Next:
        return confrontation(state, self)


def land_group(state: Position, seat: int, land: int) -> list[int]:
    """MED-12.9: the characters and military buildings on a land, and the City itself."""
    out = state.guards(seat, land)
    out += [card for card in state.buildings_on(seat, land) if IS_FORT[KIND[card]]]
    if KIND[land] == CITY:
        out.append(land)
    return out


def army_facts(state: Position, armies: list[list[int]], answer: str) -> dict[str, Any]:
    """Which army an answer names, who is in it so far, and how strong it is."""
    if answer not in ARMY:
        return {}
    army = ARMY.index(answer)
    members = armies[army] if army < len(armies) else []
    tables = state.tables()
    attack = sum([tables.attack[KIND[card]] for card in members])
    defence = sum([tables.defence[KIND[card]] for card in members])
    facts = {"number": army + 1, "cards": names(members), "count": len(members)}
    return {**facts, "attack": attack, "defence": defence}


def targets(state: Position, battle: Battle) -> list[str]:
    """MED-12.6: lands at home, defending armies, and characters that were not sent."""
    values: list[str] = []
    if battle.fief == battle.defender:
        values += names(state.lands[battle.defender])
    values += [DEFENCE[i] for i, army in enumerate(battle.defence) if army]
    sent = [card for army in battle.defence for card in army]
    alone = [card for card in free_troops(state, battle.defender, battle.fief) if card not in sent]
    fresh = [card for card in alone if card not in battle.aim]
    aimed = [card for card in alone if card in battle.aim]
    return values + distinct(state, fresh + aimed)


def place(groups: list[list[int]], card: int) -> int:
    """The group a card is in, or -1."""
    for i, group in enumerate(groups):
        if card in group:
            return i
    return -1


def free_troops(state: Position, seat: int, fief: int) -> list[int]:
    """Characters of a player in a fief that guard no land, used or not."""
    return [card for card in state.troops[seat] if state.fief[card] == fief and state.land[card] == FREE]


def confrontation(state: Position, battle: Battle) -> Clash:
    """Who faces whom: the armies first, then whatever of the Defender's is met (MED-12.9, 12.10)."""
    met: list[int] = []  # what each of the Defender's groups is, in the numbers of ``aim``
    groups: list[list[int]] = []
    lands: list[int] = []
    pairs: list[tuple[int, int]] = []
    for i, army in enumerate(battle.defence):
        if army:
            pairs.append((i, len(met)))
            met.append(ARMY_AIM + i)
            groups.append(army)
            lands.append(FREE)
    for i, aim in enumerate(battle.aim):
        if aim == NO_TARGET:
            continue
        if aim not in met:
            on_land = aim in state.lands[battle.defender]
            met.append(aim)
            groups.append(land_group(state, battle.defender, aim) if on_land else [aim])
            lands.append(aim if on_land else FREE)
        pairs.append((i, met.index(aim)))
    clash = facing(battle.seat, battle.defender, battle.fief, battle.armies, groups, lands)
    for army_at, group in pairs:
        clash.foes[army_at].append(len(battle.armies) + group)
        clash.foes[len(battle.armies) + group].append(army_at)
    return clash
