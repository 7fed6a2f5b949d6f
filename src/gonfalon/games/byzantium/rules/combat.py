"""An attack on a city: flight, Levy, battles, siege, conquest (sections 11 to 14)."""

from typing import Any, ClassVar, Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BULGAR,
    BYZ,
    CAPITAL,
    CAPITAL_LOSSES,
    CITIES,
    ELITE,
    HIT,
    LEVY,
    MAIN,
    MOST_DICE,
    PERSIAN,
)
from gonfalon.games.byzantium.rules.conquest import BulgarConquest, Conquest
from gonfalon.games.byzantium.rules.cubes import Losses
from gonfalon.games.byzantium.rules.flight import ALLOW, FORBID, Flight, can_flee
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SIDE_NAMES, Position
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Frame, Next

FLEE: Final = "button:flee"
STAY: Final = "button:stay"
USE_LEVY: Final = "button:levy"
NO_LEVY: Final = "button:no-levy"

#: What defends in a battle.
PAWN: Final = 0
MILITIA: Final = 1
BULGARS: Final = 2


class Attack(Frame):
    """BYZ-11.1: the five parts of an attack, in order. ``side`` is BULGAR when the Bulgars attack."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "own_pawn_leaves",
        "next_defender",
        "flee_or_stay",
        "flee",
        "levy",
        "next_battle",
        "fight",
        "loser_flees",
        "besiege",
        "conquer",
        "fleet_blocks",
        "go_back",
    )

    seat: int  # the active player
    side: int
    city: int
    came_from: int  # where the last step began; -1 if no step was made (BYZ-11.13)
    by_sea: bool
    defenders: list[int]  # players whose pawns stay to fight
    asked: int = 0  # how many places clockwise the flight question has gone
    opponent: int = -1
    kind: int = PAWN
    bulgars_met: bool = False
    blocked: bool = False

    def about(self, state: Position) -> dict[str, Any]:
        return {"other": self.seat, "city": CITIES[self.city], "side": SIDE_NAMES[self.side]}

    def own_pawn_leaves(self, state: Position) -> Next:
        """BYZ-17.9: the active player's own pawn does not fight the Bulgars he sends."""
        if self.side == BULGAR and state.pawn[self.seat * 2 + state.side[self.city]] == self.city:
            return Flight(seat=self.seat, side=state.side[self.city], start=self.city, beaten=True)
        return None

    # -- (1) flight decisions ----------------------------------------------------------------

    def next_defender(self, state: Position) -> Next:
        """BYZ-11.3: clockwise from the left of the active player; who cannot flee stays unasked (BYZ-11.7)."""
        side = state.side[self.city]
        if side >= PERSIAN or self.asked == state.seats - 1:
            return "levy"
        self.asked += 1
        owner = (self.seat + self.asked) % state.seats
        if state.pawn[owner * 2 + side] != self.city:
            return "next_defender"
        self.opponent = owner
        if can_flee(state, owner, side, self.city):
            return None
        self.defenders.append(owner)
        return "next_defender"

    def flee_or_stay(self, state: Position) -> Next:
        return Ask(self.opponent, [STAY, FLEE], "flee", "BYZ-11.3", "confirm")

    def on_flee_or_stay(self, state: Position, value: str) -> str | None:
        if value == FLEE:
            return None
        state.say("stays", seat=self.opponent, city=CITIES[self.city])
        self.defenders.append(self.opponent)
        return "next_defender"

    def flee(self, state: Position) -> Next:
        return Flight(seat=self.opponent, side=state.side[self.city], start=self.city, beaten=False)

    def on_flee(self, state: Position, flight: Flight) -> str:
        if flight.stayed:
            self.defenders.append(self.opponent)
        return "next_defender"

    # -- (2) Levy (section 12) ---------------------------------------------------------------

    def levy_holder(self, state: Position) -> int:
        """Who may use a Levy: the controller, or the Emperor for Constantinople; nobody beside a pawn."""
        side = state.side[self.city]
        if self.defenders or side >= PERSIAN:
            return NOBODY  # BYZ-12.3, 12.5
        holder = state.office[BYZ] if self.city == CAPITAL else state.owner[self.city]
        if holder == self.seat or holder == NOBODY or not state.box(holder, side, LEVY):
            return NOBODY  # BYZ-12.6, 12.1
        return holder

    def levy(self, state: Position) -> Next:
        holder = self.levy_holder(state)
        return None if holder == NOBODY else Ask(holder, [USE_LEVY, NO_LEVY], "levy", "BYZ-12.1", "confirm")

    def on_levy(self, state: Position, value: str) -> str | None:
        holder = self.levy_holder(state)
        if value == NO_LEVY:
            state.say("no-levy", seat=holder, city=CITIES[self.city])
            return None
        state.say("levy", seat=holder, city=CITIES[self.city])
        self.kind, self.opponent = MILITIA, holder
        return "fight"

    # -- (3) battles (section 13) ------------------------------------------------------------

    def next_battle(self, state: Position) -> Next:
        """BYZ-13.9: the attacker chooses his next opponent; the Bulgars always defend (BYZ-17.6)."""
        if state.side[self.city] == BULGAR and not self.bulgars_met:
            self.bulgars_met = True
            self.kind = BULGARS
            return "fight"
        if not self.defenders:
            return "besiege"
        return Ask(self.seat, [f"seat:{owner}" for owner in self.defenders], "next-battle", "BYZ-13.9")

    def on_next_battle(self, state: Position, value: str) -> None:
        self.kind, self.opponent = PAWN, int(value[5:])

    def fight(self, state: Position) -> Next:
        return Battle(seat=self.seat, side=self.side, city=self.city, kind=self.kind, opponent=self.opponent)

    def on_fight(self, state: Position, battle: "Battle") -> str | None:
        return None if battle.won else "fleet_blocks"

    def loser_flees(self, state: Position) -> Next:
        """BYZ-13.7."""
        if self.kind != PAWN:
            return "next_battle"
        self.defenders.remove(self.opponent)
        side = state.side[self.city]
        if state.pawn[self.opponent * 2 + side] == OFF_MAP:
            return "next_battle"
        return Flight(seat=self.opponent, side=side, start=self.city, beaten=True)

    def on_loser_flees(self, state: Position, flight: Flight) -> str:
        return "next_battle"

    # -- (4) siege, (5) conquest, or the way back --------------------------------------------

    def besiege(self, state: Position) -> Next:
        return Siege(seat=self.seat, side=self.side, city=self.city)

    def on_besiege(self, state: Position, siege: "Siege") -> str | None:
        return None if siege.won else "fleet_blocks"

    def conquer(self, state: Position) -> Next:
        if self.side == BULGAR:
            return BulgarConquest(seat=self.seat, city=self.city)
        return Conquest(seat=self.seat, side=self.side, city=self.city)

    def on_conquer(self, state: Position, conquest: Frame) -> str:
        return END

    def fleet_blocks(self, state: Position) -> Next:
        """The option of BYZ-11.12: the Byzantine Fleet may close the way back over the sea."""
        if self.side == BULGAR or state.pawn[self.seat * 2 + self.side] == OFF_MAP:
            return END  # BYZ-17.5: nothing flees; BYZ-13.10: nothing is left
        holder = state.fleet[BYZ]
        if not (state.options["fleet_blocks_return"] and self.side == ARAB and self.by_sea):
            return None
        if holder == self.seat or holder == NOBODY:
            return None
        return Ask(holder, [ALLOW, FORBID], "fleet-block", "BYZ-11.12", "confirm")

    def on_fleet_blocks(self, state: Position, value: str) -> None:
        self.blocked = value == FORBID

    def go_back(self, state: Position) -> Next:
        """BYZ-11.12: to the city of the last step; without a step it is a flight (BYZ-11.13)."""
        if self.came_from < 0 or self.blocked:
            return Flight(seat=self.seat, side=self.side, start=self.city, beaten=True, by_sea=not self.blocked)
        state.pawn[self.seat * 2 + self.side] = self.came_from
        state.say("went-back", seat=self.seat, side=SIDE_NAMES[self.side], city=CITIES[self.came_from])
        return None


def field_dice(state: Position, seat: int, side: int) -> int:
    """BYZ-13.2: Main Army, at most three, and every Elite cube, Guard included."""
    return min(state.box(seat, side, MAIN), MOST_DICE) + state.box(seat, side, ELITE) + (state.guard[side] == seat)


class Battle(Frame):
    """Attacker against a pawn, a Levy or the Bulgar army (BYZ-13.1 to 13.10)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "attacker_rolls",
        "defender_rolls",
        "attacker_loses",
        "defender_loses",
        "compare",
    )

    seat: int
    side: int
    city: int
    kind: int
    opponent: int
    attacker_dice: tuple[int, ...] = ()
    hits: int = 0  # on the defender
    blows: int = 0  # on the attacker
    won: bool = False

    def about(self, state: Position) -> dict[str, Any]:
        return {"city": CITIES[self.city]}

    def defender_side(self, state: Position) -> int:
        return state.side[self.city]

    def defence(self, state: Position) -> int:
        """The defender's strength (BYZ-13.6)."""
        if self.kind == BULGARS:
            return state.bulgars
        if self.kind == MILITIA:
            return state.box(self.opponent, self.defender_side(state), LEVY)
        return state.strength(self.opponent, self.defender_side(state))

    def attacker_rolls(self, state: Position) -> Next:
        if self.kind != PAWN and not self.defence(state):
            return Dice(0)  # BYZ-17.7: there is nothing to hit
        return Dice(min(state.bulgars, MOST_DICE) if self.side == BULGAR else field_dice(state, self.seat, self.side))

    def on_attacker_rolls(self, state: Position, faces: tuple[int, ...]) -> None:
        self.attacker_dice = faces
        self.hits = sum([face >= HIT for face in faces])

    def defender_rolls(self, state: Position) -> Next:
        if self.kind == PAWN:
            return Dice(field_dice(state, self.opponent, self.defender_side(state)))
        return Dice(min(self.defence(state), MOST_DICE))

    def on_defender_rolls(self, state: Position, faces: tuple[int, ...]) -> None:
        self.blows = sum([face >= HIT for face in faces])
        state.say(
            "battle",
            seat=self.seat,
            side=SIDE_NAMES[self.side],
            city=CITIES[self.city],
            attack=self.attacker_dice,
            defence=faces,
            hits=self.hits,
            blows=self.blows,
        )

    def attacker_loses(self, state: Position) -> Next:
        """BYZ-13.4: the attacker first."""
        count = self.blows
        if self.city == CAPITAL and state.options["double_losses_in_battle"]:
            count *= CAPITAL_LOSSES  # the option of BYZ-14.4
        if self.side == BULGAR:
            state.bulgars -= min(count, state.bulgars)
            return None
        return Losses(seat=self.seat, side=self.side, count=count, rule="BYZ-13.4")

    def defender_loses(self, state: Position) -> Next:
        if self.kind == PAWN:
            return Losses(seat=self.opponent, side=self.defender_side(state), count=self.hits, rule="BYZ-13.4")
        lost = min(self.hits, self.defence(state))
        if self.kind == BULGARS:
            state.bulgars -= lost
        else:
            state.cubes[self.opponent * 8 + self.defender_side(state) * 4 + LEVY] -= lost
            state.casualties[self.opponent] += lost
        return None

    def compare(self, state: Position) -> Next:
        """BYZ-13.6: strictly stronger, or the defender has won."""
        strength = state.bulgars if self.side == BULGAR else state.strength(self.seat, self.side)
        self.won = strength > self.defence(state)
        key = "battle-won" if self.won else "battle-lost"
        facts = {"strength": strength, "against": self.defence(state)}
        state.say(key, seat=self.seat, side=SIDE_NAMES[self.side], city=CITIES[self.city], **facts)
        return None


class Siege(Frame):
    """The city rolls, the attacker loses cubes, strengths are compared (BYZ-14.1 to 14.6)."""

    STEPS: ClassVar[tuple[str, ...]] = ("throw", "lose", "compare")

    seat: int
    side: int
    city: int
    hits: int = 0
    won: bool = False

    def about(self, state: Position) -> dict[str, Any]:
        return {"city": CITIES[self.city]}

    def throw(self, state: Position) -> Next:
        return Dice(state.walls(self.city))

    def on_throw(self, state: Position, faces: tuple[int, ...]) -> None:
        self.hits = sum([face >= HIT for face in faces]) * (CAPITAL_LOSSES if self.city == CAPITAL else 1)
        side = SIDE_NAMES[self.side]
        state.say("siege", seat=self.seat, side=side, city=CITIES[self.city], dice=faces, hits=self.hits)

    def lose(self, state: Position) -> Next:
        if self.side == BULGAR:
            state.bulgars -= min(self.hits, state.bulgars)  # BYZ-17.2
            return None
        return Losses(seat=self.seat, side=self.side, count=self.hits, rule="BYZ-14.2")

    def compare(self, state: Position) -> Next:
        """BYZ-14.3: strictly stronger than tokens plus fortification."""
        strength = state.bulgars if self.side == BULGAR else state.strength(self.seat, self.side)
        self.won = strength > state.walls(self.city)
        if not self.won:
            facts = {"strength": strength, "against": state.walls(self.city)}
            state.say("siege-lost", seat=self.seat, side=SIDE_NAMES[self.side], city=CITIES[self.city], **facts)
        return None
