"""One round of a battle: what is decided before it, its nine steps, and the flight after it (MEU-9.5, section 12).

The shots are in shooting.py, the melee in melee.py.
"""

from typing import ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import MILITARY
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.flight import FlightPath, can_flee, flee
from gonfalon.games.medioevo_universale.rules.melee import Melee
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep, RoundEnds, RoundOpens
from gonfalon.games.medioevo_universale.rules.position import HORDE, Position
from gonfalon.games.medioevo_universale.rules.report import FLIGHT, PROTECTS, note
from gonfalon.games.medioevo_universale.rules.shooting import ArcherStep, ArtilleryStep
from gonfalon.games.medioevo_universale.rules.sides import Exchange, the_battle
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Next

#: What a military building protects against, in the order of the bits of ``protection``.
PROTECTIONS: Final = ("protect:artillery", "protect:archers", "protect:melee")
FIGHT_ON: Final = "button:fight-on"
SURRENDER: Final = "button:surrender"
INVITE: Final = "button:invite"
ACCEPT: Final = "button:accept"
REFUSE: Final = "button:refuse"
FLEE: Final = "button:flee"
LEAVE: Final = "button:leave"
STAY: Final = "button:stay"


class Round(Exchange):
    """MEU-9.5 to 9.27."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "open",
        "offer_surrender",
        "answer_surrender",
        "choose_flight",
        "path",
        "building",
        "protect",
        "next_side",
        "artillery",
        "after_artillery",
        "shoot",
        "melee",
        "end_window",
        "leave",
        "depart",
        "gone_off",
    )

    asked: int = 0  # the side whose decisions are due
    invited: bool = False
    steps: int = 0  # of the flight that nobody has held up

    # -- before the first step ---------------------------------------------------------------

    def open(self, state: Position) -> Next:
        return RoundOpens(seat=self.owners[0], rival=self.owners[1], space=self.space)

    def offer_surrender(self, state: Position) -> Next:
        """MEU-12.6, 28.30: once per side and round; the attacker decides everything before the defender."""
        if self.over(state):
            return END
        if HORDE in self.owners:
            return "choose_flight"
        return Ask(self.owners[self.asked], [FIGHT_ON, SURRENDER, INVITE], "surrender", "MEU-12.6", default=FIGHT_ON)

    def on_offer_surrender(self, state: Position, answer: str) -> str | None:
        if answer == FIGHT_ON:
            return "choose_flight"
        self.invited = answer == INVITE
        return None

    def answer_surrender(self, state: Position) -> Next:
        prompt = "surrender-asked" if self.invited else "surrender-offered"
        return Ask(self.owners[1 - self.asked], [REFUSE, ACCEPT], prompt, "MEU-12.6", "confirm", default=REFUSE)

    def on_answer_surrender(self, state: Position, answer: str) -> str:
        if answer == REFUSE:
            return "choose_flight"
        the_battle(state).surrendered = 1 - self.asked if self.invited else self.asked
        return END

    def choose_flight(self, state: Position) -> Next:
        """MEU-12.1: only the attacker, before the dice."""
        if self.asked or self.owners[0] == HORDE or not can_flee(state, the_battle(state)):
            return "building"
        return Ask(self.owners[0], [FIGHT_ON, FLEE], "flee", "MEU-12.1", "confirm", default=FIGHT_ON)

    def on_choose_flight(self, state: Position, answer: str) -> str | None:
        return "building" if answer == FIGHT_ON else None

    def path(self, state: Position) -> Next:
        return FlightPath(seat=self.owners[0], start=self.space, way=[])

    def on_path(self, state: Position, path: FlightPath) -> None:
        self.way = path.way
        self.k = path.cost
        note(state, FLIGHT, self.k)
        state.say("flees", seat=self.owners[0], place=state.world().answers[self.space])

    def building(self, state: Position) -> Next:
        """MEU-9.5, 13.11: only who owns the building and fights for it."""
        if self.at_sea(state) or the_battle(state).keeper != self.owners[self.asked]:
            return "next_side"
        self.guarded = self.asked
        self.guard = self.strength(state)
        return None if self.guard else "next_side"

    def strength(self, state: Position) -> int:
        """What the building absorbs; card 26 adds a point or stands for a Tower (MEU-18.26)."""
        return state.world().guard[MILITARY * 4 + state.fortress(self.space)] + int(self._sheltered(state, 26))

    def _sheltered(self, state: Position, card: int) -> bool:
        """Whether whose building it is has used card 12 or 26 for it; a conqueror has not (MEU-18.12, 18.26)."""
        return (card, self.owners[self.guarded], self.space) in state.effects

    def protect(self, state: Position) -> Next:
        free = [name for kind, name in enumerate(PROTECTIONS) if not self.protection >> kind & 1]
        return Ask(self.owners[self.guarded], free, "protect", "MEU-9.5")

    def on_protect(self, state: Position, answer: str) -> str | None:
        """Card 12: against two kinds."""
        first = not self.protection
        self.protection |= 1 << PROTECTIONS.index(answer)
        note(state, PROTECTS, self.protection)
        return "protect" if first and self._sheltered(state, 12) else None

    def next_side(self, state: Position) -> Next:
        self.asked += 1
        if self.asked < 2:
            return "offer_surrender"
        self.start = [size(self.force(state, 0)), size(self.force(state, 1))]
        return None

    # -- the nine steps ----------------------------------------------------------------------

    def artillery(self, state: Position) -> Next:
        return ArtilleryStep(crews=[], aims=[], rolls=[])

    def after_artillery(self, state: Position) -> Next:
        if self.guard:
            self.guard = self.strength(state)  # MEU-11.3
        return "end_window" if self.over(state) else None

    def shoot(self, state: Position) -> Next:
        return ArcherStep()

    def on_shoot(self, state: Position, finished: ArcherStep) -> str | None:
        return "end_window" if self.over(state) else None  # MEU-9.2

    def melee(self, state: Position) -> Next:
        return Melee(sacrificed=[0, 0], cuts=[0, 0], values=[0, 0])

    def end_window(self, state: Position) -> Next:
        return RoundEnds(seat=self.owners[0], rival=self.owners[1], space=self.space)

    def leave(self, state: Position) -> Next:
        """MEU-12.3: after the round the army may go the whole way, or stay. Card 3 makes it fail (MEU-12.4)."""
        gone = not self.force(state, 0) or not self.force(state, 1)
        if not self.k or gone or the_battle(state).stopped or state.barred(3, self.space):
            return END
        return Ask(self.owners[0], [LEAVE, STAY], "leave", "MEU-12.3", "confirm")

    def on_leave(self, state: Position, answer: str) -> str | None:
        return None if answer == LEAVE else END

    def depart(self, state: Position) -> Next:
        """MEU-28.26: before each step somebody may hold the army where it is."""
        if self.steps == len(self.way):
            return None
        start = self.way[self.steps - 1] if self.steps else self.space
        return BeforeStep(seat=self.owners[0], start=start, goal=self.way[self.steps], slots=[])

    def on_depart(self, state: Position, window: BeforeStep) -> str:
        if window.forbidden:
            self.way = self.way[: self.steps]
        else:
            self.steps += 1
        return "depart"

    def gone_off(self, state: Position) -> Next:
        if self.way:
            flee(state, the_battle(state), self.way, self.k)
        return None


def new_round(owners: list[int], space: int) -> Round:
    return Round(
        owners=owners[:],
        space=space,
        start=[0, 0],
        crew=[0, 0],
        posts=[],
        manned=[0, 0],
        fallen=[0, 0],
        delaying=[0, 0],
        gone=[0, 0],
        hurt=[],
        way=[],
        bonus=[0, 0],
        shots=[0, 0],
        hits=[0, 0],
        double_crews=[0, 0],
        dice=[0] * 6,
        archer_dice=[],
        archers=[0, 0],
        extra=[0] * 8,
        cancelled=[0] * 8,
        copies=[0] * 8,
        active=[0] * 8,
        outnumbering=[0, 0],
    )
