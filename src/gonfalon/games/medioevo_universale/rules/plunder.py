"""What a territory holds and what becomes of it: barbarians plunder, a conqueror keeps or plunders (MEU-13.2, 21.8).

An element that can be protected (cards 50 and 51) is a number: territory * 3 + category for a building, CARRIER + slot,
MARKET + territory for the cubes of a Great Market.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, CARRIERS, GALLEY, GOODS, MACHINE, MILITARY, SHIP
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.buildings import name_of, raze, take_token
from gonfalon.games.medioevo_universale.rules.carriers import CARRIER as CARRIER
from gonfalon.games.medioevo_universale.rules.carriers import PROTECTORS
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.money import receive
from gonfalon.games.medioevo_universale.rules.occasions import PlunderDue, TransportLost
from gonfalon.games.medioevo_universale.rules.position import FLEET, HORDE, NOBODY, NOTHING, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

MARKET: Final = 2000
KEEP: Final = "button:keep"
KEEP_ALL: Final = "button:keep-all"
KEEP_EMPTY: Final = "button:keep-empty"
SACK: Final = "button:plunder"


def protected(state: Position, element: int) -> bool:
    return any(effect[0] in PROTECTORS and effect[2] == element for effect in state.effects)


def carriers_in(state: Position, space: int) -> list[int]:
    """Every player's transports and siege machines in a space, those aboard Galleys aside."""
    place = state.place
    return [slot for slot in range(FLEET) if place[slot] == space and state.aboard[slot] == NOTHING]


def ships_in(state: Position, sea: int, owner: int) -> list[int]:
    """A player's ships in a sea zone."""
    return [slot for slot in carriers_in(state, sea) if state.owner_of(slot) == owner]


def drop_market(state: Position, territory: int, colour: int) -> None:
    """A cube of a Great Market goes back to the bank."""
    state.market[territory] &= ~(1 << colour)
    state.bank[colour] += 1


def bleed(state: Position, seats: list[int]) -> None:
    """MEU-24.6: a blood token for whoever is plundered or loses home ground."""
    if not state.options["blood"]:
        return
    for seat in sorted({seat for seat in seats if seat not in (NOBODY, HORDE)}):
        if state.blood_left:
            state.blood[seat] += 1
            state.blood_left -= 1


def exposed(state: Position, space: int) -> bool:
    """Whether barbarians are alone in a space with something to take."""
    if not state.horde(space) or state.present(space):
        return False
    found = any(not protected(state, CARRIER + slot) for slot in carriers_in(state, space))
    if state.is_sea(space):
        return found
    built = any(state.built[at] and not protected(state, at) for at in range(space * 3, space * 3 + 3))
    cubes = state.market[space] > 0 and not protected(state, MARKET + space)
    return found or built or cubes or state.token[space] != NOBODY


class Pillage(Frame):
    """MEU-21.8: barbarians are alone in a space; nothing that is not protected stays."""

    STEPS: ClassVar[tuple[str, ...]] = ("warn", "take", "road")

    space: int
    owners: list[int]  # those still to be warned
    lost: list[int]  # players whose road transport was destroyed
    slot: int = NOTHING  # a single transport that has come among barbarians who are not alone (MEU-14.5)

    def warn(self, state: Position) -> Next:
        if not self._found(state):
            return "end"
        if not self.owners:
            return None
        return PlunderDue(seat=self.owners[0], space=self.space)

    def _found(self, state: Position) -> bool:
        return exposed(state, self.space) if self.slot == NOTHING else not protected(state, CARRIER + self.slot)

    def on_warn(self, state: Position, window: PlunderDue) -> str:
        self.owners.pop(0)
        return "warn"

    def take(self, state: Position) -> Next:
        space, hurt = self.space, []
        for slot in carriers_in(state, space) if self.slot == NOTHING else [self.slot]:
            if not protected(state, CARRIER + slot):
                hurt.append(state.owner_of(slot))
                if state.road[state.owner_of(slot)] == slot:
                    self.lost.append(state.owner_of(slot))
                    state.road[state.owner_of(slot)] = NOTHING  # the route waits for card 30 (MEU-28.41)
                carriers.remove(state, slot)
        if self.slot == NOTHING and not state.is_sea(space):
            hurt += self._town(state)
        bleed(state, hurt)
        state.say("pillage", place=state.world().answers[space])
        return None

    def _town(self, state: Position) -> list[int]:
        space, hurt = self.space, []
        keeper = state.keeper[space]
        for at in range(space * 3, space * 3 + 3):
            if state.built[at] and not protected(state, at):
                hurt.append(keeper)
                raze(state, at, keeper)
        if state.market[space] and not protected(state, MARKET + space):
            hurt.append(keeper)
            for colour in range(len(GOODS)):
                if state.market[space] >> colour & 1:
                    drop_market(state, space, colour)
        take_token(state, space)
        return hurt

    def road(self, state: Position) -> Next:
        return TransportLost(seat=self.lost[0]) if self.lost else None

    def on_road(self, state: Position, window: TransportLost) -> str:
        seat = self.lost.pop(0)
        if not window.kept:
            carriers.cancel_route(state, seat)
        return "road"


def pillage(state: Position, space: int) -> Pillage:
    """Everybody who owns something there is warned first, in turn order."""
    hurt = {state.owner_of(slot) for slot in carriers_in(state, space)}
    if not state.is_sea(space):
        hurt.add(state.keeper[space])
    return Pillage(space=space, owners=[seat for seat in state.playing() if seat in hurt], lost=[])


def removed(state: Position, slot: int) -> Pillage:
    """A transport that meets barbarians among players' troops."""
    return Pillage(space=state.place[slot], owners=[state.owner_of(slot)], lost=[], slot=slot)


class Spoils(Frame):
    """MEU-13.2: the conqueror keeps or plunders each asset of the losers, or of nobody."""

    STEPS: ClassVar[tuple[str, ...]] = ("warn", "choose", "blood", "road")

    seat: int
    space: int
    losers: list[int]
    keeper: int  # whose the buildings and the cubes of the market were
    hurt: list[int]  # who has lost something, or home ground: one blood token each (MEU-24.6)
    warned: int = 0
    items: list[int]  # elements still to be decided, as above; a cube is MARKET + territory + 1000 * (1 + colour)
    lost: list[int]
    razed: bool = False  # a military building was plundered

    def about(self, state: Any) -> dict[str, Any]:
        if not self.items:
            return {"asset": "asset:none"}
        return {"asset": asset_name(state, self.items[0]), "place": state.world().answers[self.space]}

    def warn(self, state: Position) -> Next:
        if self.warned == len(self.losers) or not self.items:
            return None
        return PlunderDue(seat=self.losers[self.warned], space=self.space)

    def on_warn(self, state: Position, window: PlunderDue) -> str:
        self.warned += 1
        return "warn"

    def choose(self, state: Position) -> Next:
        if not self.items:
            return None
        item = self.items[0]
        if self._must_go(state, item):  # MEU-13.3
            if protected(state, item):
                self.items.pop(0)
                return "choose"
            return Ask(self.seat, [SACK], "asset", "MEU-13.3")
        if protected(state, item % 1000 + MARKET if item >= MARKET else item):
            return Ask(self.seat, [KEEP], "asset", "MEU-13.14")
        values = [KEEP, SACK, KEEP_ALL]
        if CARRIER <= item < MARKET:
            aboard = carriers.aboard(state, item - CARRIER)
            loose = [slot for slot in aboard if not protected(state, CARRIER + slot)]
            if state.cargo[item - CARRIER] or loose:
                values.insert(2, KEEP_EMPTY)
            if len(loose) < len(aboard):
                values.remove(SACK)  # what is protected must be kept, and the Galley with it (MEU-13.14)
        return Ask(self.seat, values, "asset", "MEU-13.2")

    def on_choose(self, state: Position, answer: str) -> str:
        if answer == KEEP_ALL:
            while self.items and not self._must_go(state, self.items[0]):
                self._keep(state, self.items.pop(0))
            return "choose"
        item = self.items.pop(0)
        if answer == KEEP_EMPTY:
            self._unload(state, item - CARRIER)
        if answer in (KEEP, KEEP_EMPTY):
            self._keep(state, item)
        else:
            self._sack(state, item)
        return "choose"

    def keep_all(self, state: Position) -> None:
        """MEU-2.4: what has not been chosen counts as kept, or is plundered where it cannot be (MEU-13.3)."""
        for item in self.items:
            if not self._must_go(state, item):
                self._keep(state, item)
            elif not protected(state, item):
                self._sack(state, item)

    def _must_go(self, state: Position, item: int) -> bool:
        if not CARRIER <= item < MARKET:
            return False
        slot = item - CARRIER
        swims = state.is_sea(self.space) and not carriers.is_ship(state.what[slot])  # taken on its way (MEU-16.3)
        return swims or not carriers.can_own(state, self.seat, state.level[slot])

    def _keep(self, state: Position, item: int) -> None:
        if CARRIER <= item < MARKET:
            slot = item - CARRIER
            if state.what[slot] == MACHINE:
                happened(state, self.seat, "destroy_or_capture")
            owner = state.owner_of(slot)
            if state.road[owner] == slot:
                carriers.cancel_route(state, owner)
            self._sort_out(state, slot)
            carriers.hand_over(state, slot, self.seat)
            state.say("keeps", seat=self.seat, asset=asset_name(state, item))

    def _sort_out(self, state: Position, slot: int) -> None:
        """MEU-13.3: what is aboard a Galley and finds no property token is plundered; the machines are captured."""
        levels = [state.level[slot]]
        for other in carriers.aboard(state, slot):
            if carriers.can_own_all(state, self.seat, [*levels, state.level[other]]):
                levels.append(state.level[other])
                if state.what[other] == MACHINE:
                    happened(state, self.seat, "destroy_or_capture")
            else:
                self._sack(state, CARRIER + other)

    def _unload(self, state: Position, slot: int) -> None:
        """The cubes and what is aboard are plundered, the transport is kept."""
        for other in carriers.aboard(state, slot):
            if not protected(state, CARRIER + other):
                self._sack(state, CARRIER + other)
        if not state.cargo[slot]:
            return
        florins = carriers.cube_count(state.cargo[slot]) * state.number("plundered_cube")
        carriers.empty_hold(state, slot)
        self.hurt.append(state.owner_of(slot))
        receive(state, self.seat, florins)
        state.say("plunders", seat=self.seat, asset=asset_name(state, CARRIER + slot), florins=florins)

    def _sack(self, state: Position, item: int) -> None:
        name, half = asset_name(state, item), 0
        self.hurt.append(state.owner_of(item - CARRIER) if CARRIER <= item < MARKET else self.keeper)
        if item < CARRIER:
            half = state.world().price[item % 3 * 4 + state.built[item]] // 2
            self.razed = self.razed or item % 3 == MILITARY
            raze(state, item, self.keeper)
        elif item < MARKET:
            half = self._sack_carrier(state, item - CARRIER)
        else:
            drop_market(state, self.space, item // 1000 - 3)
            half = state.number("plundered_cube")
        receive(state, self.seat, half)
        state.say("plunders", seat=self.seat, asset=name, florins=half)

    def _sack_carrier(self, state: Position, slot: int) -> int:
        """What it brings, with its cubes and all that is aboard."""
        florins = sum([self._sack_carrier(state, other) for other in carriers.aboard(state, slot)])
        florins += carriers.price(state, slot) // 2
        florins += carriers.cube_count(state.cargo[slot]) * state.number("plundered_cube")
        owner, what = state.owner_of(slot), state.what[slot]
        if what == MACHINE:
            happened(state, self.seat, "destroy_or_capture")
        elif what in (CARAVAN, SHIP) or state.cargo[slot]:  # MEU-18.11: a War Wagon with cubes counts as a Caravan
            happened(state, self.seat, "plunder", 1, {"asset": "merchant_ship" if what == SHIP else "caravan"})
        if state.road[owner] == slot:
            self.lost.append(owner)
            state.road[owner] = NOTHING
        carriers.remove(state, slot)
        return florins

    def blood(self, state: Position) -> Next:
        bleed(state, self.hurt)
        return None

    def road(self, state: Position) -> Next:
        return TransportLost(seat=self.lost[0]) if self.lost else None

    def on_road(self, state: Position, window: TransportLost) -> str:
        seat = self.lost.pop(0)
        if not window.kept:
            carriers.cancel_route(state, seat)
        return "road"


def asset_name(state: Position, item: int) -> str:
    """An asset as a thing with a name."""
    if item < CARRIER:
        return name_of(state, item) if state.built[item] else "asset:none"
    if item < MARKET:
        slot = item - CARRIER
        return f"piece:{CARRIERS[state.what[slot]]}{state.level[slot]}" if state.what[slot] >= 0 else "asset:none"
    return f"good:{GOODS[item // 1000 - 3]}"


def spoils(state: Position, seat: int, space: int, losers: list[int], slots: list[int], town: int = HORDE) -> Spoils:
    """The assets of the losers: these carriers, and the buildings and the cubes of the market of ``town``, a player or
    NOBODY; of the barbarians none."""
    items = [CARRIER + slot for slot in slots]
    if town != HORDE:
        items = [at for at in range(space * 3, space * 3 + 3) if state.built[at]] + items
        colours = [colour for colour in range(len(GOODS)) if state.market[space] >> colour & 1]
        items += [MARKET + space + 1000 * (1 + colour) for colour in colours]
    warned = [seat for seat in losers if seat not in (HORDE, NOBODY)]
    return Spoils(seat=seat, space=space, losers=warned, keeper=town, hurt=[], items=items, lost=[])


def ships_without_troops(state: Position, space: int, owner: int) -> list[int]:
    """MEU-10.8: what is taken at sea without a fight."""
    return [
        slot
        for slot in carriers_in(state, space)
        if state.owner_of(slot) == owner and not (state.what[slot] == GALLEY and state.load[slot])
    ]
