"""Action cards of war and peace: Heroic General, Militia, Mercenaries, Negotiations, Assassination."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CULTURE,
    FOOD,
    GOLD,
    HAPPY,
    INFANTRY,
    MOOD,
    NOBODY,
    ORE,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.actions import recount
from gonfalon.games.clash_of_cultures.rules.barbarians import Muster, Warpath
from gonfalon.games.clash_of_cultures.rules.choices import PlaceUnit, RaiseCity
from gonfalon.games.clash_of_cultures.rules.effects.common import in_range
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.march import at_peace, may_send, owners_of, sending_price
from gonfalon.games.clash_of_cultures.rules.moments import (
    ATTACK_DECLARE,
    ATTACK_PAID,
    BARBARIANS_MOVE,
    TABLE,
    TURN_ACTIONS,
    TURN_CARDS,
    TURN_END,
    TURN_START,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.play import (
    AIMED,
    COUNTED,
    TRIGGERED,
    PlayCard,
    copy_in_hand,
    may_hold,
    target_of,
)
from gonfalon.games.clash_of_cultures.rules.position import TALLIES, VICTORIES, Position
from gonfalon.kernel.paying import Due
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Heroic General and Militia ----------------------------------------------------------------------


def gloomy(state: Position, seat: int) -> tuple[int, ...]:
    """Cities whose mood can still rise."""
    return tuple([city for city in state.cities(seat) if state.mood[city] < HAPPY])


class HeroicGeneral(Frame):
    """One city rises; for 1 mood token the same or another rises too."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "more", "pay", "second")

    seat: int

    def first(self, state: Position) -> Next:
        return RaiseCity(seat=self.seat, cities=gloomy(state, self.seat), rule="COC-35.19")

    def more(self, state: Position) -> Next:
        if not gloomy(state, self.seat) or not payable(state, self.seat, tokens(MOOD)):
            return END
        return Ask(self.seat, ["button:pay", "button:done"], "heroic-general", "COC-35.19")

    def on_more(self, state: Position, answer: str) -> str | None:
        return END if answer == "button:done" else None

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(MOOD), "COC-35.19")

    def second(self, state: Position) -> Next:
        return RaiseCity(seat=self.seat, cities=gloomy(state, self.seat), rule="COC-35.19")


def _victorious(state: Position, owner: int, matter: Any) -> bool:
    return state.tally[owner * TALLIES + VICTORIES] > 0 and bool(gloomy(state, owner))


def _celebrate(state: Position, owner: int, card: Any) -> Frame | None:
    return HeroicGeneral(seat=owner)


COUNTED["c:heroic_general"] = VICTORIES
WINDOW_FREE.act(EFFECTS["c:heroic_general"], "", _celebrate, _victorious)


def roomy(state: Position, seat: int) -> tuple[int, ...]:
    return tuple([city for city in state.cities(seat) if room(state, seat, city) > 0])


def _may_arm(state: Position, owner: int, matter: Any) -> bool:
    return state.spare(owner, INFANTRY) > 0 and bool(roomy(state, owner))


def _arm(state: Position, owner: int, card: Any) -> Frame | None:
    return PlaceUnit(seat=owner, kind=INFANTRY, places=roomy(state, owner), rule="COC-22.2")


WINDOW_FREE.act(EFFECTS["c:militia"], "", _arm, _may_arm)

# -- Negotiations ------------------------------------------------------------------------------------


def _forbids(state: Position, owner: int, matter: Any) -> bool:
    return any(at_peace(state, owner, other) for other in owners_of(state, matter[1]))


def _might_negotiate(state: Position, owner: int, matter: Any) -> bool:
    """What everybody can see: cards, the token they would cost, and an opponent to negotiate with."""
    ready = bool(strangers(state, owner)) and payable(state, owner, tokens(CULTURE))
    return ready and may_hold(state, owner, "negotiations")


def _may_negotiate(state: Position, owner: int, matter: Any) -> bool:
    return _might_negotiate(state, owner, matter) and copy_in_hand(state, owner, "negotiations") != NOBODY


def _open_talks(state: Position, owner: int, matter: Any) -> Frame | None:
    return PlayCard(seat=owner, card=copy_in_hand(state, owner, "negotiations"))


def _negotiate(state: Position, owner: int, card: Any) -> Frame | None:
    """Neither attacks: the player in this turn, the opponent in their next one."""
    other = target_of(state)
    state.truces += [owner, other, other, owner]
    return None


def strangers(state: Position, seat: int) -> list[int]:
    """Opponents with whom something is left to agree: an older truce may bind one of the two only."""
    return [
        other for other in state.others(seat) if not (at_peace(state, seat, other) and at_peace(state, other, seat))
    ]


def _bound(state: Position, owner: int, matter: Any) -> bool:
    return owner in state.truces[::2]


def _expire(state: Position, owner: int, matter: Any) -> Frame | None:
    """The turn of somebody who may not attack is over."""
    pairs = zip(state.truces[::2], state.truces[1::2], strict=True)
    state.truces = [seat for pair in pairs if pair[0] != owner for seat in pair]
    return None


AIMED["c:negotiations"] = strangers
TRIGGERED["c:negotiations"] = _negotiate
TURN_CARDS.might = _might_negotiate
TURN_CARDS.act(EFFECTS["c:negotiations"], "", _open_talks, _may_negotiate, optional=True)
TURN_END.act(EFFECTS["c:negotiations"], "", _expire, _bound, automatic=True)
ATTACK_DECLARE.ban(EFFECTS["c:negotiations"], _forbids)

# -- Assassination -----------------------------------------------------------------------------------

THREATENED: Final = "assassination-next"
STRUCK: Final = "assassination"


def _unharmed(state: Position, seat: int) -> list[int]:
    return [other for other in state.others(seat) if not state.marked(THREATENED, other)]


def _may_plot(state: Position, owner: int, matter: Any) -> bool:
    return bool(_unharmed(state, owner))


def _plot(state: Position, owner: int, card: Any) -> Frame | None:
    state.mark(THREATENED, target_of(state), THREATENED)
    return None


def _threatened(state: Position, owner: int, matter: Any) -> bool:
    return state.marked(THREATENED, owner)


def _strike(state: Position, owner: int, matter: Any) -> Frame | None:
    """The action is lost at the start of the turn."""
    state.marks = [mark for mark in state.marks if mark[:2] != (THREATENED, owner)]
    state.mark(STRUCK, owner, "turn")
    recount(state)
    return None


def _fewer(state: Position, owner: int, number: int, matter: Any) -> int:
    return number - 1 if state.marked(STRUCK, owner) else number


AIMED["c:assassination"] = _unharmed
WINDOW_FREE.act(EFFECTS["c:assassination"], "", _plot, _may_plot)
TURN_START.act(EFFECTS["c:assassination"], "lost", _strike, _threatened, automatic=True)
TURN_ACTIONS.change(EFFECTS["c:assassination"], "sum", _fewer)

# -- Mercenaries -------------------------------------------------------------------------------------

HIRING_RANGE: Final = 2


def wages(number: int) -> Bill:
    """1 food, wood, ore or culture token for each army; gold may stand for a resource."""
    return Bill((Due(number, CULTURE, ((FOOD, 1), (WOOD, 1), (ORE, 1), (GOLD, 1))),))


def marches(state: Position, seat: int, army: int, size: int = 0) -> list[int]:
    """Where an army, or so many of it, can be sent: land with room, no attack that is forbidden or cannot be paid."""
    size = size or state.army(army)
    return [there for there in state.land().near[army] if may_send(state, seat, there, size)]


def for_hire(state: Position, seat: int) -> list[int]:
    """Barbarian armies near one's cities or army units that can go somewhere."""
    own = sorted({*state.cities(seat), *[place for place in state.places_of(seat) if state.army(place)]})
    return [
        place
        for place in state.places_of(BARBARIAN)
        if in_range(state, place, own, HIRING_RANGE) and marches(state, seat, place)
    ]


class Mercenaries(Warpath):
    """COC-35.18: choose and pay, then move them one by one, then 1 unit in every barbarian city they left."""

    STEPS: ClassVar[tuple[str, ...]] = ("hire", "pay", "before", "army", "step", "price", "declared", "go", "refill")

    left: list[int]  # barbarian cities that armies have left
    moving: int = NOBODY
    target: int = NOBODY

    def hire(self, state: Position) -> Next:
        found = [place for place in for_hire(state, self.seat) if place not in self.armies]
        if not found or not payable(state, self.seat, wages(len(self.armies) + 1)):
            return None
        values = [state.land().answers[place] for place in found]
        return Ask(self.seat, [*values, "button:done"] if self.armies else values, "mercenaries", "COC-35.18")

    def on_hire(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        self.armies.append(state.land().hex_of[answer])
        return "hire"

    def pay(self, state: Position) -> Next:
        return paying(self.seat, wages(len(self.armies)), "COC-35.18")

    def before(self, state: Position) -> Next:
        return BARBARIANS_MOVE.happen(state, state.clockwise(self.seat))

    def army(self, state: Position) -> Next:
        found = [p for p in self.armies if state.holder[p] == BARBARIAN and self._marches(state, p)]
        if not found:
            return "refill"
        return Ask(self.seat, [state.land().answers[place] for place in found], "barbarian-army", "COC-35.18")

    def _marches(self, state: Position, place: int) -> list[int]:
        return marches(state, self.seat, place, sum(self.troop(state, place)))

    def on_army(self, state: Position, answer: str) -> None:
        self.moving = state.land().hex_of[answer]

    def step(self, state: Position) -> Next:
        values = [state.land().answers[place] for place in self._marches(state, self.moving)]
        return Ask(self.seat, values, "barbarian-step", "COC-35.18")

    def on_step(self, state: Position, answer: str) -> None:
        self.target = state.land().hex_of[answer]

    def price(self, state: Position) -> Next:
        return paying(self.seat, sending_price(state, self.seat, self.target), "COC-13.11")

    def declared(self, state: Position) -> Next:
        """COC-35.24: what ends with an attack."""
        return ATTACK_PAID.happen(state, state.clockwise(self.seat), (self.seat, self.target, True))

    def go(self, state: Position) -> Next:
        if state.city[self.moving] == BARBARIAN:
            self.left.append(self.moving)
        return self.set_out(state, self.moving, self.target) or "army"

    def on_go(self, state: Position, done: Frame) -> str:
        return "army"

    def refill(self, state: Position) -> Next:
        cities = [city for city in state.cities(BARBARIAN) if city in self.left]
        return Muster(seat=self.seat, cities=tuple(cities), rule="COC-35.18")


def _may_hire(state: Position, owner: int, matter: Any) -> bool:
    return payable(state, owner, wages(1)) and bool(for_hire(state, owner))


def _hire(state: Position, owner: int, card: Any) -> Frame | None:
    return Mercenaries(seat=owner, armies=[], left=[])


WINDOW_ACTION.act(EFFECTS["c:mercenaries"], "", _hire, _may_hire)
