"""Acquiring advances (section 7) and the Advance action."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import FOOD, GOLD, IDEAS, NOBODY
from gonfalon.games.clash_of_cultures.content.world import ANY_GOVERNMENT
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent, resolving
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_COST,
    ADVANCE_CUBE,
    ADVANCE_GAINED,
    CUBE_TAKEN,
    OWN_ADVANCE,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, Pay, payable, paying, subsets, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def legal_advances(state: Position, seat: int) -> list[int]:
    """The advances a seat could acquire now (COC-7.2, 7.7, 29.1, 29.2)."""
    world = state.world()
    government, owned = state.government(seat), state.owned[seat]
    out: list[int] = []
    for group, members in enumerate(world.members):
        if group in world.governments:
            if government not in (NOBODY, group):
                continue
            need = world.needs[members[0]]
            if government == NOBODY and need >= 0 and not state.owns(seat, need):
                continue
        if not owned & world.masks[group]:
            out.append(members[0])
            continue
        for advance in members:
            if not owned >> advance & 1:
                out.append(advance)
    return out


def price(state: Position, seat: int, advance: int, using: int = 0) -> Bill:
    """The normal price: 2 food, for which ideas and gold may stand in (COC-7.1, COC-4.3)."""
    settled: Bill = ADVANCE_COST.settled(state, seat, base_price(state), advance, using)
    return settled


_PRICES: Final[dict[int, Bill]] = {}


def base_price(state: Position) -> Bill:
    """Made once for every number of food."""
    food = state.number("advance_food")
    found = _PRICES.get(food)
    if found is None:
        found = _PRICES[food] = tokens(FOOD, food).replacing(FOOD, IDEAS)
    return found


def affordable(state: Position, seat: int) -> list[int]:
    """The advances a seat could acquire and pay, with whatever effects help."""
    plain = payable(state, seat, base_price(state))
    if not ADVANCE_COST.heard(state, seat):
        return legal_advances(state, seat) if plain else []
    every = optional_bits(state, seat)
    return [advance for advance in legal_advances(state, seat) if within_means(state, seat, advance, 0, every, plain)]


def within_means(state: Position, seat: int, advance: int, using: int, every: int, plain: bool) -> bool:
    """Whether the price can be paid with the effects in use, and perhaps further ones; some replace it by another."""
    base = base_price(state)
    for more in subsets(every & ~using):
        due = ADVANCE_COST.settled(state, seat, base, advance, using | more)
        if plain if due is base else payable(state, seat, due):
            return True
    return False


def can_advance(state: Position, seat: int) -> bool:
    """Whether there is an advance to acquire and pay."""
    plain = payable(state, seat, base_price(state))
    if not ADVANCE_COST.heard(state, seat):
        return plain and bool(legal_advances(state, seat))
    every = optional_bits(state, seat)
    for advance in legal_advances(state, seat):
        if within_means(state, seat, advance, 0, every, plain):
            return True
    return False


def optional_bits(state: Position, seat: int) -> int:
    """The optional effects of ``advance.cost`` that a seat has."""
    held = state.held(seat)
    out = 0
    for listener in ADVANCE_COST.listeners:
        if listener.optional and listener.ready_with(state, seat, held):
            out |= listener.effect.bit
    return out


def _waivers(state: Position, seat: int, advance: int) -> list[int]:
    """The bits of the optional effects of ``advance.cost`` that make a difference."""
    return [effect.bit for effect in ADVANCE_COST.choices(state, seat, base_price(state), advance)]


def advance_facts(state: Position, seat: int) -> dict[str, Any]:
    """What the action would bring: how many advances to choose from, the only one and its food, an event (COC-7.4)."""
    found = affordable(state, seat)
    event = state.box[seat] == 1 and any(not ADVANCE_CUBE.told(state, seat, 0, (one, "")) for one in found)
    facts: dict[str, Any] = {"choices": len(found), "event": event, "only": "", "food": 0}
    if len(found) == 1:
        facts["only"] = state.world().advance_answers[found[0]]
        facts["food"] = sum([due.number for due in price(state, seat, found[0]).dues if due.good == FOOD])
    return facts


class AdvanceAction(Frame):
    """COC-7.1: pay 2 food, acquire 1 advance."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "acquire")

    seat: int
    advance: int = NOBODY
    by: str = ""
    group: int = NOBODY  # only of this group, where a text says so

    def choose(self, state: Position) -> Next:
        answers = state.world().advance_answers
        return Ask(self.seat, [answers[a] for a in affordable(state, self.seat)], "advance", "COC-7.1")

    def on_choose(self, state: Position, answer: str) -> None:
        self.advance = state.world().advance_of[answer.removeprefix("advance:")]

    def acquire(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.advance, by=self.by, spent=())


class Acquire(Frame):
    """COC-7.5: payment, cube, token, civilization advances, effects, event, refill of the event box."""

    STEPS: ClassVar[tuple[str, ...]] = ("waivers", "pay", "cube", "taken", "effects", "event", "refill")

    seat: int
    advance: int
    by: str = ""  # the effect that gives it; the cube may come from elsewhere then
    waived: bool = False  # without payment (COC-7.6)
    using: int = 0
    spent: tuple[int, ...] = ()
    supplied: bool = False  # the cube comes from the supply (COC-36.3)
    from_box: bool = True
    source: str = ""  # the effect whose cube it is, if it is not from the event box

    def waivers(self, state: Position) -> Next:
        """Optional effects that change the price; one at a time, while they make a difference."""
        if self.waived:
            return "cube"
        found = [bit for bit in _waivers(state, self.seat, self.advance) if self._helps(state, bit)]
        if not found or price(state, self.seat, self.advance, self.using).free:
            return None
        names = ["effect:" + ident for ident, effect in TABLE.effects.items() if effect.bit in found]
        plain = payable(state, self.seat, price(state, self.seat, self.advance, self.using))
        return Ask(self.seat, [*names, "button:done"] if plain else names, "waiver", "COC-4.9")

    def _helps(self, state: Position, bit: int) -> bool:
        """Whether the price can be paid with this further effect."""
        if bit & self.using:
            return False
        plain = payable(state, self.seat, base_price(state))
        every = optional_bits(state, self.seat)
        return within_means(state, self.seat, self.advance, self.using | bit, every, plain)

    def on_waivers(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        self.using |= TABLE.effects[answer.removeprefix("effect:")].bit
        return "waivers"

    def about_waivers(self, state: Any, answer: str) -> dict[str, Any]:
        effect = TABLE.effects.get(answer.removeprefix("effect:"))
        return {} if effect is None else {"what": effect.thing}

    def pay(self, state: Position) -> Next:
        due = ADVANCE_COST.taken(state, self.seat, base_price(state), self.advance, self.using)
        return paying(self.seat, due, "COC-7.1")

    def on_pay(self, state: Position, done: Pay) -> None:
        self.spent = done.spent

    def cube(self, state: Position) -> Next:
        """COC-7.3; the start of a new advance takes effect at once."""
        seat, advance = self.seat, self.advance
        sources = [] if self.supplied else ADVANCE_CUBE.told(state, seat, 0, (advance, self.by))
        self.from_box = not sources and not self.supplied
        if sources:
            self.source = sources[0].effect.ident
        elif self.from_box:
            state.box[seat] -= 1
        state.say("advance", seat=seat, advance=state.world().advance_answers[advance])
        learn(state, seat, advance)
        return None

    def taken(self, state: Position) -> Next:
        return None if not self.source else CUBE_TAKEN.happen(state, [self.seat], (self.advance, self.source))

    def effects(self, state: Position) -> Next:
        paid = self.spent[IDEAS] + self.spent[GOLD] if self.spent else 0
        return ADVANCE_GAINED.happen(state, [self.seat], (self.advance, paid))

    def event(self, state: Position) -> Next:
        """COC-7.4, COC-24.10."""
        if not self.from_box or state.box[self.seat]:
            return END
        if resolving(state):
            state.pending.append(self.seat)
            return None
        return DrawEvent(seat=self.seat)

    def refill(self, state: Position) -> Next:
        state.box[self.seat] = state.number("event_cubes")
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"advance": state.world().advance_answers[self.advance]}


def learn(state: Position, seat: int, advance: int) -> None:
    """COC-7.3: the cube lies on the advance; its token is gained, and what comes with it."""
    state.owned[seat] |= 1 << advance
    state.changed()
    bonus = state.world().bonus[advance]
    if bonus >= 0:
        gain(state, seat, bonus, 1)
    bring_along(state, seat, advance)
    refresh(state, seat)


def bring_along(state: Position, seat: int, advance: int) -> None:
    """COC-7.9: the civilization advance named beside this advance comes with it."""
    if state.civ[seat] == NOBODY:
        return
    world = state.world()
    first = 4 * state.civ[seat]
    government = world.group_of[advance] in world.governments
    for place in range(4):
        need = world.civ_needs[first + place]
        if (need == advance or (need == ANY_GOVERNMENT and government)) and not state.civ_owned[seat] >> place & 1:
            state.civ_owned[seat] |= 1 << place
            state.changed()
            state.say("civ-advance", seat=seat, advance="civ_advance:" + world.civ_advances[first + place])


def refresh(state: Position, seat: int) -> None:
    """What a seat uses without owning it, after its advances have changed (own.advance)."""
    state.lent[seat] = int(OWN_ADVANCE.settled(state, seat, 0))
    state.changed()
