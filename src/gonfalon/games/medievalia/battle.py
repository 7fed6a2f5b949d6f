"""Combat in a player's fief, steps 1 to 3 (MED-12.1 to 12.9): armies, defenders, targets."""

from typing import Any, ClassVar, Final

from gonfalon.games.medievalia.choosing import ARMY, distinct, is_card, same_look
from gonfalon.games.medievalia.clash import Clash
from gonfalon.games.medievalia.content import CARD, CARDS, CITY, IS_FORT, KIND, number
from gonfalon.games.medievalia.facts import standing
from gonfalon.games.medievalia.position import FREE, Position
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


class Battle(Frame):
    """One front in a player's fief."""

    STEPS: ClassVar[tuple[str, ...]] = ("arrange", "muster", "send", "target", "clash")

    seat: int  # the Attacker
    defender: int
    fief: int
    waiting: list[int]  # the Attacker's available characters, not yet in an army
    armies: list[list[int]]
    unsent: list[int]  # the Defender's available characters, not yet sent
    defence: list[list[int]]  # per attacking army, who was sent against it
    aim: list[int]  # per attacking army, what it attacks if it is free
    fought: list[int]
    turn: int = 0

    def about(self, state: Position) -> dict[str, Any]:
        out: dict[str, Any] = {"attacker": self.seat, "defender": self.defender, "number": self.turn + 1}
        if self.waiting:
            out["card"] = CARD[self.waiting[0]]
        elif self.unsent:
            out["card"] = CARD[self.unsent[0]]
        return out

    # -- step 1 --------------------------------------------------------------------------------

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
        return Ask(self.seat, values, "arrange", "MED-12.1", "arrange")

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
        return self._army(answer)

    def _army(self, answer: str) -> dict[str, Any]:
        if answer not in ARMY:
            return {}
        army = ARMY.index(answer)
        members = self.armies[army] if army < len(self.armies) else []
        return {"number": army + 1, "cards": tuple([CARD[card] for card in members]), "count": len(members)}

    def refuse_arrange(self, state: Position, answer: str) -> str:
        return "MED-12.3" if answer == STAY else "MED-12.2" if is_card(answer) else "MED-12.1"

    def muster(self, state: Position) -> Next:
        """The Defender's available characters (MED-12.2)."""
        self.fought = [card for army in self.armies for card in army]
        for i, army in enumerate(self.armies):
            state.say("army", seat=self.seat, number=i + 1, cards=tuple([CARD[card] for card in army]))
        self.defence = [[] for _ in self.armies]
        self.aim = [NO_TARGET] * len(self.armies)
        if self.armies:
            self.unsent = [
                card
                for card in state.troops[self.defender]
                if state.fief[card] == self.fief and state.land[card] == FREE and not state.used[card]
            ]
        return None

    # -- step 2 --------------------------------------------------------------------------------

    def send(self, state: Position) -> Next:
        """MED-12.4: each available character against one army; at home the Defender may hold it back."""
        if not self.unsent:
            self.turn = 0
            return "target"
        values = list(ARMY[: len(self.armies)])
        if self.fief == self.defender:
            values.append(STAY)
        return Ask(self.defender, values, "send", "MED-12.4", "arrange")

    def on_send(self, state: Position, answer: str) -> str:
        card = self.unsent.pop(0)
        if answer != STAY:
            self.defence[ARMY.index(answer)].append(card)
            state.say("sent", seat=self.defender, card=CARD[card], number=ARMY.index(answer) + 1)
        return "send"

    def about_send(self, state: Position, answer: str) -> dict[str, Any]:
        return self._army(answer)

    def targets_of_send(self, state: Position, answer: str) -> list[str]:
        return [CARD[card] for card in self.armies[ARMY.index(answer)]] if answer in ARMY else [answer]

    def refuse_send(self, state: Position, answer: str) -> str:
        return "MED-12.3" if answer == STAY else "MED-12.2" if is_card(answer) else "MED-12.4"

    # -- step 3 --------------------------------------------------------------------------------

    def target(self, state: Position) -> Next:
        """MED-12.6, 12.7: free armies, one after the other, each name one target or none."""
        while self.turn < len(self.armies) and self.defence[self.turn]:
            self.turn += 1
        if self.turn == len(self.armies):
            return "clash"
        return Ask(self.seat, [*self.targets(state), HOLD], "target", "MED-12.6")

    def targets(self, state: Position) -> list[str]:
        values: list[str] = []
        if self.fief == self.defender:
            values += [CARD[land] for land in state.lands[self.defender]]
        values += [DEFENCE[i] for i, army in enumerate(self.defence) if army]
        sent = [card for army in self.defence for card in army]
        alone = [
            card
            for card in state.troops[self.defender]
            if state.fief[card] == self.fief and state.land[card] == FREE and card not in sent
        ]
        return values + distinct(state, alone)

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
            return standing(state, answer)
        army = DEFENCE.index(answer)
        return {"army": army + 1, "cards": tuple([CARD[card] for card in self.defence[army]])}

    def refuse_target(self, state: Position, answer: str) -> str:
        return "MED-12.7" if is_card(answer) else "MED-12.6"

    # -- steps 4 to 6 ----------------------------------------------------------------------------

    def clash(self, state: Position) -> Next:
        """Who faces whom: the armies first, then whatever of the Defender's is met (MED-12.9, 12.10)."""
        groups = [army[:] for army in self.armies]
        lands = [FREE] * len(groups)
        foes: list[list[int]] = [[] for _ in groups]
        met: list[int] = []  # what each of the Defender's groups is, in the numbers of ``aim``
        for i, army in enumerate(self.defence):
            if army:
                met.append(ARMY_AIM + i)
                groups.append(army[:])
                lands.append(FREE)
                foes.append([i])
                foes[i].append(len(groups) - 1)
        for i, aim in enumerate(self.aim):
            if aim == NO_TARGET:
                continue
            if aim not in met:
                met.append(aim)
                on_land = aim in state.lands[self.defender]
                groups.append(land_group(state, self.defender, aim) if on_land else [aim])
                lands.append(aim if on_land else FREE)
                foes.append([])
            at = len(self.armies) + met.index(aim)
            foes[at].append(i)
            foes[i].append(at)
        return Clash(
            seat=self.seat,
            defender=self.defender,
            fief=self.fief,
            groups=groups,
            owners=[self.seat] * len(self.armies) + [self.defender] * len(met),
            lands=lands,
            foes=foes,
            dealt=[0] * len(groups),
            excess=[0] * len(groups),
            laid=[0] * len(groups),
            bonus=[0] * CARDS,
            hurt=[0] * CARDS,
            covered=[],
        )

    def targets_of_target(self, state: Position, answer: str) -> list[str]:
        if answer in DEFENCE:
            return [CARD[card] for card in self.defence[DEFENCE.index(answer)]]
        return same_look(state, answer)


def land_group(state: Position, seat: int, land: int) -> list[int]:
    """MED-12.9: the characters and military buildings on a land, and the City itself."""
    out = state.guards(seat, land)
    out += [card for card in state.buildings_on(seat, land) if IS_FORT[KIND[card]]]
    if KIND[land] == CITY:
        out.append(land)
    return out
