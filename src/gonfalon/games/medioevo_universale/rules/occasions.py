"""The windows of section 28B, in its order. What each says about itself is what uses and rules need to know there.

A use changes the fields of its window (``forbidden``, ``dice`` ...) or the procedure around it; whoever opened the
window reads them when it has closed.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, Position
from gonfalon.games.medioevo_universale.rules.windows import Menu, Occasion, Personal, begun
from gonfalon.games.medioevo_universale.rules.windows import OwnTurn as OwnTurn
from gonfalon.kernel.state import Frame, Next
from gonfalon.kernel.windows import ahead

ORDER: Final = "free:order"
LAST_PHASE: Final = 7


def touches(state: Position, seat: int, space: int) -> bool:
    """Whether a seat has something to lose in a space: land, or troops."""
    if not state.is_sea(space) and seat in (state.holder[space], state.keeper[space], state.home(space)):
        return True
    return state.units(space, seat) > 0


class PhaseStart(Occasion):
    """MEU-28.10: everybody is asked, for list F alone is enough."""

    KIND: ClassVar[str] = "phase-start"
    RULE: ClassVar[str] = "MEU-28.10"
    FREE: ClassVar[bool] = True

    def about(self, state: Any) -> dict[str, Any]:
        return {"last": state.phase == LAST_PHASE}

    def last_chance(self, state: Position, seat: int) -> bool:
        return state.phase == LAST_PHASE  # list F (MEU-28.4)

    def concerns(self, state: Position, seat: int) -> bool:
        return False  # all this can be used in one's own turn as well


class ActivationStart(Occasion):
    """MEU-28.11: before each purchase turn, activation or trade turn. An ally's order is no use of anything that others
    would see (MEU-19.23): nothing in the window tells of it."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "carry", "reopen", "command")
    KIND: ClassVar[str] = "activation-start"
    RULE: ClassVar[str] = "MEU-28.11"

    attending: list[int]  # who has announced it

    def last_chance(self, state: Position, seat: int) -> bool:
        return self.attending[seat] > 0 or self._commands(state, seat)

    def concerns(self, state: Position, seat: int) -> bool:
        return False

    def asked(self, state: Position, seat: int) -> bool:
        """MEU-28.2: others use list F only if they have announced it; an ally of a public pact may give his order."""
        return self.attending[seat] > 0 or super().asked(state, seat) or self._commands(state, seat)

    def on_ask(self, state: Position, answer: str) -> str | None:
        return "command" if answer == ORDER else super().on_ask(state, answer)

    def command(self, state: Position) -> Next:
        return begun(state, self.awaited(state), self, ORDER)

    def on_command(self, state: Position, finished: Frame) -> str:
        return "ask"

    def _commands(self, state: Position, seat: int) -> bool:
        if state.phase != 5 or seat == self.seat or any(order[:2] == (seat, self.seat) for order in state.orders):
            return False
        for pact in state.pacts:
            for clause in pact[2] if not pact[4] else ():
                if clause[1:3] == (self.seat, seat) and state.foes(clause):
                    return True
        return False


class DieRolled(Occasion):
    """MEU-28.14. ``dice`` may be changed by those who use something."""

    KIND: ClassVar[str] = "die-rolled"
    RULE: ClassVar[str] = "MEU-28.14"

    dice: list[int]


class WarCircle(Occasion):
    """MEU-28.17: the dice lie in ``state.circle``."""

    KIND: ClassVar[str] = "war-circle"
    RULE: ClassVar[str] = "MEU-28.17"


class EventDrawn(Occasion):
    """MEU-28.18: the card is ``state.event``. ``shielded`` territories are out of the red area."""

    KIND: ClassVar[str] = "event-drawn"
    RULE: ClassVar[str] = "MEU-28.18"

    shielded: list[int]


class IconsChosen(EventDrawn):
    """MEU-28.19."""

    KIND: ClassVar[str] = "icons-chosen"
    RULE: ClassVar[str] = "MEU-28.19"


class RebellionDue(Personal):
    """MEU-28.20: only the player who must place it. ``outside``: Law has placed it there."""

    KIND: ClassVar[str] = "rebellion-due"
    RULE: ClassVar[str] = "MEU-28.20"

    outside: int = NOBODY

    def asked(self, state: Position, seat: int) -> bool:
        return self.outside == NOBODY and super().asked(state, seat)


class Rebellion(Occasion):
    """MEU-28.21: a horde has risen in ``space``; ``seat`` controlled it just before, or nobody."""

    KIND: ClassVar[str] = "rebellion"
    RULE: ClassVar[str] = "MEU-28.21"

    space: int

    def order(self, state: Position) -> list[int]:
        return ahead([self.seat] if self.seat != NOBODY else [], state.playing())


class InterestDue(Personal):
    """MEU-28.22: ``discount`` is what card 38 takes off."""

    KIND: ClassVar[str] = "interest-due"
    RULE: ClassVar[str] = "MEU-28.22"

    discount: int = 0


class ObjectiveMet(Occasion):
    """MEU-28.16: whoever has an Empire card may claim its objective; that he is asked tells nobody whether he can."""

    KIND: ClassVar[str] = "objective-met"
    RULE: ClassVar[str] = "MEU-28.16"

    def asked(self, state: Position, seat: int) -> bool:
        return bool(state.cards(seat))

    def uses(self, state: Position, seat: int) -> list[str]:
        found = super().uses(state, seat)
        return [answer for answer in found if answer.startswith("claim:")]


class TaxesEnd(Occasion):
    """MEU-28.23: ``interest[seat]`` is what each has paid this turn."""

    KIND: ClassVar[str] = "taxes-end"
    RULE: ClassVar[str] = "MEU-28.23"

    interest: list[int]


class BuildingPrice(Personal):
    """MEU-28.24: ``price`` may be lowered, once."""

    KIND: ClassVar[str] = "building-price"
    RULE: ClassVar[str] = "MEU-28.24"

    price: int
    lowered: bool = False


class CardsDrawn(Personal):
    """MEU-28.25: ``again``: the cards are rejected and as many are drawn anew."""

    KIND: ClassVar[str] = "cards-drawn"
    RULE: ClassVar[str] = "MEU-28.25"

    again: bool = False


class BeforeStep(Occasion):
    """MEU-28.26: ``slots`` are about to step from ``start`` to ``goal``; card 3 makes it ``forbidden``.

    ``strange``: it leads out of their element, and is made only if Logistics has ``paved`` it; ``unseen``: a Ranger
    leads them through.
    """

    KIND: ClassVar[str] = "before-step"
    RULE: ClassVar[str] = "MEU-28.26"

    start: int
    goal: int
    slots: list[int]
    strange: bool = False
    paved: bool = False
    unseen: bool = False
    forbidden: bool = False

    def concerns(self, state: Position, seat: int) -> bool:
        return seat == self.seat or touches(state, seat, self.start) or touches(state, seat, self.goal)


class Entered(Occasion):
    """MEU-28.27: ``seat`` (or HORDE) has entered ``space``, which ``keeper`` controlled just before.

    ``troops``: military units have come; ``going``: they could go on; ``resistance``: a horde is due. ``crossed``: by
    Edict they only pass through; ``parted``: by card 6 half of them go on.
    """

    KIND: ClassVar[str] = "entered"
    RULE: ClassVar[str] = "MEU-28.27"

    space: int
    keeper: int
    troops: bool = True
    going: bool = False
    resistance: bool = False
    crossed: bool = False
    parted: bool = False

    def concerns(self, state: Position, seat: int) -> bool:
        return seat in (self.seat, self.keeper) or touches(state, seat, self.space)

    def order(self, state: Position) -> list[int]:
        first = [seat for seat in (self.seat, self.keeper) if seat not in (HORDE, NOBODY)]
        return ahead(first, state.playing())


class BattleWindow(Occasion):
    """Attacker (``seat``), defender (``rival``), then the others (MEU-28.3); either may be HORDE."""

    rival: int
    space: int

    def concerns(self, state: Position, seat: int) -> bool:
        return seat in (self.seat, self.rival) or touches(state, seat, self.space)

    PARTIES: ClassVar[bool] = False  # whether nobody else is asked

    def order(self, state: Position) -> list[int]:
        parties = [seat for seat in (self.seat, self.rival) if seat != HORDE]
        return parties if self.PARTIES else ahead(parties, state.playing())


class BattleOpens(BattleWindow):
    """MEU-28.29."""

    KIND: ClassVar[str] = "battle-opens"
    RULE: ClassVar[str] = "MEU-28.29"


class RoundOpens(BattleWindow):
    """MEU-28.30."""

    KIND: ClassVar[str] = "round-opens"
    RULE: ClassVar[str] = "MEU-28.30"


class Artillery(BattleWindow):
    """MEU-28.31."""

    KIND: ClassVar[str] = "artillery"
    RULE: ClassVar[str] = "MEU-28.31"
    PARTIES: ClassVar[bool] = True


class CaptainsWindow(BattleWindow):
    """One in which Captains act as well."""

    PARTIES: ClassVar[bool] = True
    OPTIONAL: ClassVar[tuple[str, ...]] = ("used",)

    used: bool = False  # something was: Captains may answer it

    def after_use(self, state: Position, seat: int) -> None:
        self.used = True
        super().after_use(state, seat)


class Archery(CaptainsWindow):
    """MEU-28.32."""

    KIND: ClassVar[str] = "archery"
    RULE: ClassVar[str] = "MEU-28.32"


class ArchersRolled(BattleWindow):
    """MEU-28.33: the dice lie in the round that opened it."""

    KIND: ClassVar[str] = "archers-rolled"
    RULE: ClassVar[str] = "MEU-28.33"
    OPTIONAL: ClassVar[tuple[str, ...]] = ("steady",)

    steady: int = 0  # bits: the sides whose dice card 8 lowers


class MeleeJudged(CaptainsWindow):
    """MEU-28.34."""

    KIND: ClassVar[str] = "melee-judged"
    RULE: ClassVar[str] = "MEU-28.34"


class RollsMade(BattleWindow):
    """MEU-28.36."""

    KIND: ClassVar[str] = "rolls-made"
    RULE: ClassVar[str] = "MEU-28.36"

    def asked(self, state: Position, seat: int) -> bool:
        """Blood tokens lie open (MEU-24.6)."""
        return super().asked(state, seat) or (state.blood[seat] > 0 and seat in (self.seat, self.rival))


class DamageDue(BattleWindow):
    """MEU-28.37: ``seat`` inflicts ``points`` on ``rival``; ``cause`` as in damage.py. HORDE for events and losses."""

    KIND: ClassVar[str] = "damage"
    RULE: ClassVar[str] = "MEU-28.37"
    PARTIES: ClassVar[bool] = True

    points: int
    cause: int
    chosen: int = 0  # points that Tactics lets the inflicting side assign
    ignored: int = 0  # points that card 27 ignores


class UnitDestroyed(Personal):
    """MEU-28.38: a unit of ``owner`` is about to be removed by damage of ``seat``; ``captured``: card 39 keeps it."""

    KIND: ClassVar[str] = "unit-destroyed"
    RULE: ClassVar[str] = "MEU-28.38"

    owner: int
    unit: int
    captured: bool = False


class RoundEnds(BattleWindow):
    """MEU-28.39."""

    KIND: ClassVar[str] = "round-ends"
    RULE: ClassVar[str] = "MEU-28.39"


class PlunderDue(Personal):
    """MEU-28.40: elements of ``seat`` in ``space`` are about to be plundered, seized or removed."""

    KIND: ClassVar[str] = "plunder"
    RULE: ClassVar[str] = "MEU-28.40"

    space: int


class TransportLost(Personal):
    """MEU-28.41: the road transport of ``seat`` has been destroyed; ``kept``: card 30 leaves the route open."""

    KIND: ClassVar[str] = "transport-lost"
    RULE: ClassVar[str] = "MEU-28.41"

    kept: bool = False


class DealDue(Occasion):
    """MEU-28.42: the deal is the innermost Purchase or Sale; ``forbidden``: card 2 stops it."""

    KIND: ClassVar[str] = "deal"
    RULE: ClassVar[str] = "MEU-28.42"

    space: int
    slot: int
    forbidden: bool = False

    def concerns(self, state: Position, seat: int) -> bool:
        return seat == self.seat or touches(state, seat, self.space)


class Declaring(Menu):
    """MEU-28.42: the special deals of Merchants, which a trader declares; they stand in the menu of his journey."""

    KIND: ClassVar[str] = "deal"
    RULE: ClassVar[str] = "MEU-28.42"
    MERCHANTS: ClassVar[tuple[int, ...]] = (19, 20, 21)

    space: int
    slot: int

    def cards(self, state: Position) -> list[int]:
        return list(self.MERCHANTS)


def declared(seat: int, space: int, slot: int, answer: str) -> Declaring:
    """A special deal is declared."""
    at = Declaring.STEPS.index("carry")
    return Declaring(seat=seat, space=space, slot=slot, user=seat, using=answer, at=at)
