"""The whole game: setup, turns of seven phases, the end (MEU-2.1, 3.1, 15.1 to 15.3, 23.1)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules import library as library
from gonfalon.games.medioevo_universale.rules import scoring
from gonfalon.games.medioevo_universale.rules.alliances import forget_orders
from gonfalon.games.medioevo_universale.rules.auction import turn_order
from gonfalon.games.medioevo_universale.rules.buying import PurchasesPhase
from gonfalon.games.medioevo_universale.rules.events import EventsPhase, take_event
from gonfalon.games.medioevo_universale.rules.movement import CombatPhase
from gonfalon.games.medioevo_universale.rules.occasions import ObjectiveMet, PhaseStart
from gonfalon.games.medioevo_universale.rules.pacts import expire
from gonfalon.games.medioevo_universale.rules.plunder import exposed, pillage
from gonfalon.games.medioevo_universale.rules.position import ARMISTICE, DECK, DECLARED, PLAYERS, WAR, Position
from gonfalon.games.medioevo_universale.rules.rebellion import TaxCheck
from gonfalon.games.medioevo_universale.rules.setup import Setup, next_back
from gonfalon.games.medioevo_universale.rules.taxes import TaxesPhase
from gonfalon.games.medioevo_universale.rules.trade import TradePhase
from gonfalon.games.medioevo_universale.rules.units import rest
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

PHASES: Final = 7


class WholeGame(Frame):
    """Setup, turns, the last rebellions, the final scoring. An HP limit jumps to the last rebellions (MEU-2.4)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "setup",
        "play_turn",
        "check_end",
        "last_event",
        "last_level",
        "last_rebellions",
        "last_claims",
        "score",
    )

    def setup(self, state: Position) -> Next:
        return Setup()

    def play_turn(self, state: Position) -> Next:
        return Turn(phase=2 if state.turn_number == 1 else 1)

    def check_end(self, state: Position) -> Next:
        """MEU-2.2, 2.3, 15.3."""
        last = state.turn_number >= state.turns() or state.time_up
        if last or len(state.playing()) < 2:
            return None
        state.turn_number += 1
        return "play_turn"

    def last_event(self, state: Position) -> Next:
        """MEU-23.1: the top Event card, whose back has been seen, is drawn as in phase 2; one more back lies open."""
        tolerated = state.world().tolerated
        top = next((event for event in state.event_pile if tolerated[event] == state.tolerated), -1)
        if top >= 0:
            take_event(state, top)
        return None

    def last_level(self, state: Position) -> Next:
        return next_back(state)

    def on_last_level(self, state: Position, backs: tuple[int, ...]) -> None:
        state.tolerated = backs[0]
        state.phase = 8

    def last_rebellions(self, state: Position) -> Next:
        return TaxCheck(waiting=state.playing() if state.circle else [])

    def last_claims(self, state: Position) -> Next:
        """MEU-28.16: no other window follows in which what has just come true could be claimed."""
        return ObjectiveMet(seat=state.playing()[0])

    def score(self, state: Position) -> Next:
        scoring.finish(state)
        return None


class Turn(Frame):
    """MEU-3.1: seven phases, each with its window (MEU-28.10); points in hand are lost with the phase (MEU-3.8)."""

    STEPS: ClassVar[tuple[str, ...]] = ("window", "play", "close")

    phase: int

    def about(self, state: Any) -> dict[str, Any]:
        return {"number": state.turn_number, "phase": self.phase}

    def window(self, state: Position) -> Next:
        state.phase = self.phase
        state.offers = [0] * state.seats
        if self.phase == 1:
            state.begin_chapter()
            state.last_order = state.order[:]
            state.say("turn", number=state.turn_number)
        if self.phase == 4:
            state.recruited = [0] * state.seats  # prisoners handed back in the window count already (MEU-7.36)
        state.active = state.playing()[0]
        return PhaseStart(seat=state.active)

    def play(self, state: Position) -> Next:
        if self.phase == 1:
            return turn_order(state)
        if self.phase == 2:
            return EventsPhase(icons=[], shielded=[])
        if self.phase == 3:
            return TaxesPhase(paid=[])
        if self.phase == 4:
            return PurchasesPhase(done=[], begun=[], requests=[])
        if self.phase == 5:
            return CombatPhase()
        return TradePhase() if self.phase == 6 else EndPhase(kept=[])

    def close(self, state: Position) -> Next:
        state.tp = [0] * len(state.tp)
        self.phase += 1
        return "window" if self.phase <= PHASES else "end"


class EndPhase(Frame):
    """MEU-15.1, 15.2, in the order of the ruling."""

    STEPS: ClassVar[tuple[str, ...]] = ("effects", "named", "ready", "pillaged")

    kept: list[int]  # cards that stay turned (card 13)

    def effects(self, state: Position) -> Next:
        """Effects of the turn end; what cards 65 to 68 and Promotion changed is undone."""
        state.banned = [(card, thing) for card, _, thing in state.effects if card in (1, 2, 3)]
        library.end_of_turn(state)
        return None

    def named(self, state: Position) -> Next:
        """MEU-28.43: users of card 13 name cards of others that stay turned."""
        for at, (card, seat, number) in enumerate(state.effects):
            if card != 13 or not number or state.out[seat]:
                continue
            others = [c for c, holder in enumerate(state.held) if holder not in (DECK, seat)]
            values = [f"card:{c}" for c in others if state.turned[c] and c not in self.kept]
            if values:
                return Ask(seat, [*values, "button:done"], "stay-turned", "MEU-28.43")
            state.effects[at] = (card, seat, 0)
        return None

    def on_named(self, state: Position, answer: str) -> str:
        for at, (card, seat, number) in enumerate(state.effects):
            if card == 13 and number and not state.out[seat]:
                state.effects[at] = (card, seat, 0 if answer == "button:done" else number - 1)
                break
        if answer != "button:done":
            self.kept.append(int(answer[5:]))
        return "named"

    def ready(self, state: Position) -> Next:
        for card in range(len(state.turned)):
            state.turned[card] = int(card in self.kept)
        state.effects = []
        state.spent = [0] * len(state.spent)
        state.met = [0] * len(state.met)
        state.purse, state.purse_readers = 0, ()
        rest(state)
        state.arrived = [0] * len(state.arrived)
        state.conquered = [0] * len(state.conquered)
        state.learned = [0] * state.seats
        state.new_loan = [0] * state.seats
        state.repaid = [0] * state.seats
        state.conquests = [0] * state.seats
        state.slain = [0] * state.seats
        for seat in range(state.seats):
            state.waiting[seat] += state.surrendered[seat]
            state.surrendered[seat] = 0
            state.regain[seat], state.regain_next[seat] = state.regain_next[seat], 0
        for pair in range(PLAYERS * PLAYERS):
            if state.relation[pair] in (DECLARED, ARMISTICE):  # MEU-19.24
                state.relation[pair] = WAR
        expire(state)
        state.denounced = []
        for seat in range(state.seats):
            forget_orders(state, seat)
        return None

    def pillaged(self, state: Position) -> Next:
        """MEU-21.8: what a Diplomat has protected is so no longer, and barbarians who fought in pay are gone."""
        for space in range(state.world().spaces):
            if exposed(state, space):
                return pillage(state, space)
        return None

    def on_pillaged(self, state: Position, finished: Frame) -> str:
        return "pillaged"
