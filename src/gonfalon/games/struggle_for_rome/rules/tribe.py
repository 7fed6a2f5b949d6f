"""Phases 3 and 4: the turn of one tribe (section 7)."""

from typing import Any, ClassVar, Final

from gonfalon.games.struggle_for_rome.content.land import GRAIN, LEADER, ORE, TREASURE
from gonfalon.games.struggle_for_rome.rules import cards, conquest, travel
from gonfalon.games.struggle_for_rome.rules.cards import CARD_ANSWERS
from gonfalon.games.struggle_for_rome.rules.market import DONE
from gonfalon.games.struggle_for_rome.rules.position import SETTLED, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next

IDLE_GOLD, IDLE_ORE, IDLE_GRAIN, IDLE_PASTURE = IDLE = ("idle:gold", "idle:ore", "idle:grain", "idle:pasture")
_RULES: Final = {
    "crossroad": "SFR-8.2",
    "plunder": "SFR-9.2",
    "conquer": "SFR-10.1",
    "traitor-plunder": "SFR-6.9",
    "traitor-conquer": "SFR-6.9",
    "idle": "SFR-7.6",
    "card": "SFR-6.8",
    "button": "SFR-7.2",
}


class TribeTurn(Frame):
    """A nomadic tribe moves, then plunders or conquers; a settled one conquers; or the player takes his ease."""

    STEPS: ClassVar[tuple[str, ...]] = ("act", "carry_out")
    VISIBLE: ClassVar[dict[str, Sight]] = {"pick": Sight(SEAT)}
    OPTIONAL: ClassVar[tuple[str, ...]] = ("led",)

    seat: int
    tribe: int
    moved: bool = False
    played: bool = False
    pick: str = ""
    led: bool = False  # the card was a Great Tribal Leader (SFR-6.10)

    def about(self, state: Any) -> dict[str, Any]:
        return {"tribe": travel.tribe_name(self.tribe)}

    def act(self, state: Position) -> Next:
        seat, tribe = self.seat, self.tribe
        held = state.cards[seat]
        values = conquest.options(state, tribe, conquest.can_betray(state, seat, self.played))
        nomadic = state.place[tribe] != SETTLED
        if nomadic and not self.moved:
            values += travel.goals(state, tribe, not self.played and LEADER in held)
        if not self.played and TREASURE in held:
            values.append(CARD_ANSWERS[TREASURE])
        if not self.moved and not self.played:
            values.append(IDLE_GOLD)
            if state.ore:
                values.append(IDLE_ORE)
            if state.grain:
                values.append(IDLE_GRAIN)
            if state.pasture:
                values.append(IDLE_PASTURE)
        values.append(DONE)
        return Ask(seat, values, "nomads" if nomadic else "settlers", "SFR-7.2" if nomadic else "SFR-7.3")

    def on_act(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        self.pick = answer
        return None

    def carry_out(self, state: Position) -> Next:
        kind, _, ident = self.pick.partition(":")
        seat = self.seat
        if kind == "crossroad":
            return travel.Travel(
                seat=seat,
                tribe=self.tribe,
                goal=state.land().cross_of[self.pick],
                may_lead=not self.played and LEADER in state.cards[seat],
            )
        if kind == "idle":
            return self._rest(state)
        if kind == "card":
            self.played = True
            cards.play(state, seat, TREASURE)
            state.gold[seat] += state.number("treasure_now")
            return "act"
        city = state.land().city_named[ident]
        if kind.startswith("traitor"):
            conquest.betray(state, seat)
        if kind.endswith("plunder"):
            return conquest.Plunder(seat=seat, tribe=self.tribe, city=city)
        conquest.conquer(state, self.tribe, city)
        return END  # SFR-7.4

    def _rest(self, state: Position) -> Next:
        """SFR-7.6, SFR-7.7: the idle income closes the turn."""
        seat, pick = self.seat, self.pick
        state.say("rests", seat=seat, income=pick)
        if pick == IDLE_PASTURE:
            return cards.DrawPasture(seat=seat, count=1)
        if pick == IDLE_GOLD:
            state.gold[seat] += state.number("idle_gold")
        else:
            state.take(seat, ORE if pick == IDLE_ORE else GRAIN)
        return END

    def on_carry_out(self, state: Position, done: Frame) -> str:
        if not isinstance(done, travel.Travel):
            return END
        if done.arrived:
            self.moved = True
            self.led = done.led
            self.played = self.played or done.led
        return "act"

    # -- explaining --------------------------------------------------------------------------

    def about_act(self, state: Position, answer: str) -> dict[str, Any]:
        kind = answer.partition(":")[0]
        if kind == "crossroad":
            found = travel.ways(state, self.tribe, state.land().cross_of[answer])
            grain, gold = travel.cheapest(found) if found else (0, 0)
            return {"grain": grain, "gold": gold, "ways": len(found)}
        if kind == "card":
            return {"what": cards.titled(state, TREASURE)}
        return conquest.about(answer) if kind.endswith(("plunder", "conquer")) else {}

    def targets_of_act(self, state: Any, answer: str) -> list[str]:
        kind, _, ident = answer.partition(":")
        if kind == "idle":
            return ["bank:gold" if answer == IDLE_GOLD else f"pile:{ident}"]
        return [f"city:{ident}"] if kind.endswith(("plunder", "conquer")) else [answer]

    def rule_of_act(self, state: Position, answer: str) -> str:
        kind = answer.partition(":")[0]
        if kind == "conquer" and state.place[self.tribe] == SETTLED:
            return "SFR-11.1"
        return _RULES[kind]
