"""The whole game: setup, ages, rounds, end (sections 2, 3, 28, 30 and 36)."""

from typing import ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import HAPPY, NOBODY, SETTLER
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions, DrawGoals
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.status import StatusPhase
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from gonfalon.kernel.requests import Ask, Dice, Draw
from gonfalon.kernel.state import END, Frame, Next

PICKS: Final = 3  # civilizations to choose from with the option "pick"


class WholeGame(Frame):
    """Section 2, then rounds and Status Phases to the end."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "civilizations",
        "leader_cards",
        "homes",
        "actions_dealt",
        "goals_dealt",
        "first_player",
        "age",
        "end_roll",
        "turns",
        "round_over",
        "status",
        "next_age",
    )

    seat: int = 0

    def civilizations(self, state: Position) -> Next:
        """COC-2.8."""
        if not state.civilized():
            return "homes"
        return Civilizations(deal=[])

    def leader_cards(self, state: Position) -> Next:
        """COC-2.8; with COC-36.9 all leader cards are shuffled."""
        world = state.world()
        if state.options["alternate_history"]:
            return Draw(list(range(len(world.leaders))), 3 * state.seats)
        for seat in range(state.seats):
            state.leaders[seat] = world.leaders_by_civ[state.civ[seat]][:]
        return None

    def on_leader_cards(self, state: Position, drawn: tuple[int, ...]) -> None:
        for seat in range(state.seats):
            state.leaders[seat] = sorted(drawn[3 * seat : 3 * seat + 3])

    def homes(self, state: Position) -> Next:
        """COC-2.1, 2.3, 2.9, 2.12: start tiles, start cities, settlers."""
        world, land = state.world(), state.land()
        for seat in range(state.seats):
            own = world.civ_start[state.civ[seat]] if state.civ[seat] != NOBODY else ""
            state.explore(seat, world.start_faces[own or land.sides[seat]])
            state.settle(seat, land.start(seat), HAPPY)
            state.put(seat, SETTLER, land.start(seat), 2 if state.options["short"] else 1)  # COC-36.3
        return None

    def actions_dealt(self, state: Position) -> Next:
        """COC-2.14."""
        if self.seat == state.seats:
            self.seat = 0
            return None
        self.seat += 1
        return DrawActions(seat=self.seat - 1)

    def on_actions_dealt(self, state: Position, done: Frame) -> str:
        return "actions_dealt"

    def goals_dealt(self, state: Position) -> Next:
        if self.seat == state.seats:
            self.seat = 0
            return None
        self.seat += 1
        return DrawGoals(seat=self.seat - 1)

    def on_goals_dealt(self, state: Position, done: Frame) -> str:
        return "goals_dealt"

    def first_player(self, state: Position) -> Next:
        """COC-2.16."""
        return Draw(list(range(state.seats)), 1)

    def on_first_player(self, state: Position, drawn: tuple[int, ...]) -> None:
        state.first = drawn[0]
        state.say("first-player", seat=state.first)

    def age(self, state: Position) -> Next:
        state.age += 1
        state.round_number = 1
        return None

    def end_roll(self, state: Position) -> Next:
        """COC-36.5: before a marked round the die may end the game."""
        if state.options["track"] == "roll" and (state.age, state.round_number) in state.world().ends:
            return Dice(1, 12)
        return None

    def on_end_roll(self, state: Position, faces: tuple[int, ...]) -> str | None:
        value = state.world().face_value[faces[0]]
        state.say("end-roll", value=value)
        if value in state.world().ends[state.age, state.round_number]:
            state.closing = 1
            return "status"
        return None

    def turns(self, state: Position) -> Next:
        if self.seat == state.seats:
            self.seat = 0
            return None
        if self.seat == 0:
            state.say("round", age=state.age, number=state.round_number)
        self.seat += 1
        state.begin_chapter()
        return Turn(seat=(state.first + self.seat - 1) % state.seats)

    def on_turns(self, state: Position, done: Frame) -> str:
        return "turns"

    def round_over(self, state: Position) -> Next:
        if state.closing or state.round_number == state.number("rounds"):
            return None
        state.round_number += 1
        return "end_roll"

    def status(self, state: Position) -> Next:
        return StatusPhase()

    def next_age(self, state: Position) -> Next:
        return "age"


class Civilizations(Frame):
    """COC-2.8: at random; or each seat picks one of several; or any that is left."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "pick")

    deal: list[int]
    seat: int = 0

    def draw(self, state: Position) -> Next:
        count = len(state.world().civilizations)
        if state.options["civilizations"] == "free":
            self.deal = list(range(count))
            return None
        return Draw(list(range(count)), state.seats * (PICKS if state.options["civilizations"] == "pick" else 1))

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> None:
        self.deal = list(drawn)

    def pick(self, state: Position) -> Next:
        if self.seat == state.seats:
            return END
        names = state.world().civilizations
        return Ask(self.seat, ["civilization:" + names[civ] for civ in self._choice(state)], "civilization", "COC-2.8")

    def _choice(self, state: Position) -> list[int]:
        how = state.options["civilizations"]
        if how == "free":
            return [civ for civ in self.deal if civ not in state.civ]
        share = PICKS if how == "pick" else 1
        return sorted(self.deal[self.seat * share : (self.seat + 1) * share])

    def on_pick(self, state: Position, answer: str) -> str:
        state.civ[self.seat] = state.world().civ_of[answer.removeprefix("civilization:")]
        state.say("civilization", seat=self.seat, civ=answer)
        self.seat += 1
        return "pick"
