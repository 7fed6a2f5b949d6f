"""Huns (COC-33.26 to 33.28, 33.50, 33.51): Nomads, Mounted Archers, Raiders, Hunnic Tribes; Attila, Bleda, Rugila."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    CAVALRY,
    CULTURE,
    FOOD,
    FOREST,
    GOLD,
    GRASSLAND,
    HAPPY,
    LEADER,
    MOUNTAIN,
    NOBODY,
    ORE,
    SETTLER,
    UNEXPLORED,
    UNIT_NAMES,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.activation import lower, may_activate
from gonfalon.games.clash_of_cultures.rules.combat_round import banned_by, clash_bonus, combat_value
from gonfalon.games.clash_of_cultures.rules.construct import pieces_for
from gonfalon.games.clash_of_cultures.rules.effects.civ_rome import moving_barbarians, set_mood
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader, in_range
from gonfalon.games.clash_of_cultures.rules.effects.leading import attacks_city, conquered_with_leader
from gonfalon.games.clash_of_cultures.rules.effects.learning import recruiting
from gonfalon.games.clash_of_cultures.rules.explore import LAND_SQUAD, Explore
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.march import Squad, can_stir, origins, penalties
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_ACTING,
    ACTIVATION_BAN,
    ACTIVATION_DONE,
    ACTIVATION_MOOD,
    ACTIVATION_OPTIONS,
    ACTIVATION_SIZE,
    BARBARIANS_MOVE,
    CONFLICT_WON,
    CONQUEST_MOOD,
    CONSTRUCT_MOOD,
    FOUND_OPTIONS,
    GOVERNMENT_CHANGE,
    MOVE_DONE,
    MOVE_ENTERED,
    MOVE_EXTRA,
    MOVE_OPTIONS,
    RECRUIT_DONE,
    RECRUIT_OPTIONS,
    ROLL_AFTER,
    ROLL_CLASH,
    ROUND_SILENCE,
    TABLE,
    TRADE_LINKS,
    TURN_END,
)
from gonfalon.games.clash_of_cultures.rules.move import MoveAction
from gonfalon.games.clash_of_cultures.rules.paying import Bill, Due, payable, paying
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tired import groups
from gonfalon.kernel.moments import OTHERS
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
YIELD = {GRASSLAND: FOOD, FOREST: WOOD, MOUNTAIN: ORE}

# -- Nomads ------------------------------------------------------------------------------------------


def _camps(state: Position, seat: int) -> list[int]:
    """COC-33.26: neutral or happy cities of size 1 that may still move."""
    return [
        city
        for city in state.cities(seat)
        if state.mood[city] != ANGRY
        and state.size(city) == 1
        and may_activate(state, city)
        and not state.marked(f"nomad {city}", seat)
        and not state.marked(f"camp {city}", seat)
        and _pastures(state, seat, city)
    ]


def _pastures(state: Position, seat: int, city: int) -> list[int]:
    """Adjacent land spaces without a city or enemy units, and unexplored regions."""
    return [
        place
        for place in state.land().near[city]
        if state.terrain[place] == UNEXPLORED
        or (state.is_land(place) and state.city[place] == NOBODY and not state.hostile(seat, place))
    ]


def _may_wander(state: Position, owner: int, matter: Any) -> bool:
    return bool(_camps(state, owner))


class Wander(Frame):
    """COC-33.26, 33.27: a city moves to an adjacent space, alone or with units of its space; it is an activation."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "target", "party", "explore", "settle", "entered")

    seat: int
    city: int = NOBODY
    place: int = NOBODY
    along: tuple[tuple[int, int], ...] = ()  # kind and marks of the units that go with it

    def choose(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[city] for city in _camps(state, self.seat)], "nomads", "COC-33.26")

    def on_choose(self, state: Position, answer: str) -> None:
        self.city = state.land().hex_of[answer]

    def target(self, state: Position) -> Next:
        answers = state.land().answers
        found = _pastures(state, self.seat, self.city)
        return Ask(self.seat, [answers[place] for place in found], "nomads-target", "COC-33.26")

    def on_target(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def party(self, state: Position) -> Next:
        """Units there need not go along."""
        found = [
            (kind, marks) for kind, marks, number in groups(state, self.city) if self._joins(state, kind, marks, number)
        ]
        values = [f"take:{UNIT_NAMES[kind]}_{marks}" for kind, marks in found]
        return Ask(self.seat, [*values, "button:done"], "nomads-party", "COC-33.26")

    def _joins(self, state: Position, kind: int, marks: int, number: int) -> bool:
        if self.along.count((kind, marks)) == number or not can_stir(state, self.seat, (kind, marks, 1)):
            return False
        army = len([one for one, _ in self.along if one != SETTLER])
        return kind == SETTLER or army < room(state, self.seat, self.place)

    def on_party(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        name, _, marks = answer.removeprefix("take:").partition("_")
        self.along = (*self.along, (UNIT_NAMES.index(name), int(marks)))
        return "party"

    def about_party(self, state: Any, answer: str) -> dict[str, Any]:
        if answer == "button:done":
            return {}
        return {"unit": "unit:" + answer.removeprefix("take:").partition("_")[0], "count": 1}

    def explore(self, state: Position) -> Next:
        if state.terrain[self.place] != UNEXPLORED:
            return None
        region = state.land().region_of[self.place]
        return Explore(seat=self.seat, region=region, arrival=self.place, by=LAND_SQUAD)

    def settle(self, state: Position) -> Next:
        seat, old, new = self.seat, self.city, self.place
        state.city[new], state.mood[new] = seat, state.mood[old]
        state.city[old] = NOBODY
        state.changed()
        state.beloved = [new if city == old else city for city in state.beloved]
        if old in state.activated:
            state.mark(f"tired nomad {new}", seat, "move")
        state.activated = [new if city == old else city for city in state.activated]
        state.activated.append(new)
        state.angry_used = [new if city == old else city for city in state.angry_used]
        state.mark(f"nomad {new}", seat, "move")
        if state.terrain[new] == MOUNTAIN:
            state.mark(f"camp {new}", seat, "turn")
        squad = Squad(seat, old, [(kind, marks, 1) for kind, marks in self.along])
        for group in squad.chosen:
            added = tired.MOVED | penalties(state, squad, "hex", group[0], new)
            tired.carry(state, group, old, new, added)
            state.lift(old, group[0])
            state.arrive(seat, group[0], new)
        at = state.land().answers
        state.say("wanders", seat=seat, start=at[old], to=at[new])
        return None

    def entered(self, state: Position) -> Next:
        led = any(kind == LEADER for kind, _ in self.along)
        return MOVE_ENTERED.happen(state, [self.seat], (self.place, int(led)))


def _wander(state: Position, owner: int, matter: Any) -> Frame | None:
    return Wander(seat=owner)


def _camped(state: Position, owner: int) -> list[int]:
    return [city for city in state.cities(owner) if state.marked(f"nomad {city}", owner)]


def _wandered(state: Position, owner: int, seen: Any) -> bool:
    return bool(_camped(state, owner))


class Graze(Frame):
    """COC-33.27: 1 resource of the terrain, what follows an activation, and the mood of cities activated before."""

    STEPS: ClassVar[tuple[str, ...]] = ("gather", "done", "drop")

    seat: int
    cities: list[int]

    def gather(self, state: Position) -> Next:
        for city in self.cities:
            good = YIELD.get(state.terrain[city], NOBODY)
            if good != NOBODY and not state.exhausted[city]:
                gain(state, self.seat, good, 1)
        return None

    def done(self, state: Position) -> Next:
        if not self.cities:
            return None
        return ACTIVATION_DONE.happen(state, [self.seat], (self.cities.pop(0), "move")) or "done"

    def on_done(self, state: Position, done: Frame) -> str:
        return "done"

    def drop(self, state: Position) -> Next:
        for city in _camped(state, self.seat):
            if state.marked(f"tired nomad {city}", self.seat):
                lower(state, city, 1)
        return END


def _graze(state: Position, owner: int, seen: Any) -> Frame | None:
    return Graze(seat=owner, cities=_camped(state, owner))


MOVE_EXTRA.act(EFFECTS["v:nomads"], "", _wander, _may_wander)
MOVE_DONE.act(EFFECTS["v:nomads"], "own", _graze, _wandered, automatic=True)

# -- Mounted Archers ---------------------------------------------------------------------------------


def _herd(state: Position, owner: int, matter: Any) -> bool:
    city, kind = matter
    return kind == CAVALRY and state.size(city) == 1


def _rode_in(state: Position, owner: int, city: Any) -> bool:
    work = recruiting(state)
    return (CAVALRY in work.kinds or CAVALRY in work.extras) and city in origins(state, owner, CAVALRY, fresh=True)


def _ride_out(state: Position, owner: int, city: Any) -> Frame | None:
    """COC-33.50: the new cavalry moves at once, 1 space each."""
    work = recruiting(state)
    fresh = (*work.kinds, *work.extras).count(CAVALRY)
    return MoveAction(seat=owner, left=fresh, only=CAVALRY, starts=(city,), most=fresh, fresh=True, inside=False)


def _riding(state: Position, owner: int, matter: Any) -> bool:
    """What moves is asked by the Move rules themselves."""
    return False


RECRUIT_OPTIONS.permit(EFFECTS["v:mounted_archers"], _herd)
RECRUIT_DONE.act(EFFECTS["v:mounted_archers"], "moves", _ride_out, _rode_in, optional=True)
MOVE_OPTIONS.permit(EFFECTS["v:mounted_archers"], _riding)

# -- Raiders -----------------------------------------------------------------------------------------


def _harried(state: Position, owner: int, place: int) -> bool:
    """Settlers of an opponent near an army of the owner, without an army or city of their own."""
    other = state.holder[place]
    if other in (NOBODY, owner) or other >= BARBARIAN or not state.count(place, SETTLER):
        return False
    if state.army(place) or state.city[place] == other:
        return False
    return in_range(state, place, [p for p in state.places_of(owner) if state.army(p)], 2)


def _no_founding(state: Position, owner: int, matter: Any) -> bool:
    place, kind = matter
    return kind == SETTLER and _harried(state, owner, place)


def _no_link(state: Position, owner: int, link: Any) -> bool:
    return link[1] == SETTLER and _harried(state, owner, link[0])


FOUND_OPTIONS.ban(EFFECTS["v:raiders"], _no_founding, whose=OTHERS)
TRADE_LINKS.ban(EFFECTS["v:raiders"], _no_link, whose=OTHERS)

# -- Hunnic Tribes -----------------------------------------------------------------------------------

TRIBUTE = Bill((Due(1, GOLD, ((CULTURE, 1),)),))


def _may_direct(state: Position, owner: int, matter: Any) -> bool:
    frame = moving_barbarians(state)
    drawn = frame is not None and frame.seat == owner and bool(frame.armies)
    return drawn and payable(state, owner, TRIBUTE)


def _direct(state: Position, owner: int, matter: Any) -> Frame | None:
    """COC-33.28: each moving army goes where the owner says."""
    frame = moving_barbarians(state)
    if frame is not None:
        frame.free = True
    return paying(owner, TRIBUTE, "COC-33.28")


def _never(state: Position, owner: int, matter: Any) -> bool:
    """Kept through a change of government (COC-29.7): nothing happens."""
    return False


BARBARIANS_MOVE.act(EFFECTS["v:hunnic_tribes"], "tribes", _direct, _may_direct, optional=True)
GOVERNMENT_CHANGE.act(EFFECTS["v:hunnic_tribes"], "", _direct, _never)

# -- Attila ------------------------------------------------------------------------------------------


def _ruler(state: Position, owner: int, size: int, matter: Any) -> int:
    """COC-33.51: its city, really neutral or happy and of size 1, counts as 1 larger."""
    city = matter[0]
    grows = city == city_of_leader(state, owner) and state.mood[city] != ANGRY and state.size(city) == 1
    return size + 1 if grows else size


ACTIVATION_SIZE.change(EFFECTS["l:attila.1"], "size", _ruler)


def _cavalry_dice(state: Position, c: Battle, side: int) -> list[int]:
    """The dice that may activate a cavalry, those with the lowest numbers first."""
    world, dice = state.world(), c.dice[side]
    shown = [i for i, face in enumerate(dice) if world.face_icon[face] == CAVALRY]
    return sorted(shown, key=lambda i: world.face_value[dice[i]]) if c.count(state, side, CAVALRY) else []


def _may_master(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    side = c.side_of(owner)
    if c.round != 1 or not c.takes_part(state, owner) or banned_by(ROLL_CLASH, state, c, 1 - side):
        return False
    return bool(_cavalry_dice(state, c, side))


def _master(state: Position, owner: int, place: Any) -> Frame | None:
    """Horse Master: one cavalry cancels a hit; its die's number and its +2 are not counted."""
    c = conflict_of(state)
    side = c.side_of(owner)
    bought = c.value[side] - combat_value(state, c, side, sum(clash_bonus(state, c, side)))
    c.dropped[side].append(_cavalry_dice(state, c, side)[0])
    c.value[side] = combat_value(state, c, side, sum(clash_bonus(state, c, side, turned=1))) + bought
    c.cancelled[side] += 1
    return None


ROLL_AFTER.act(EFFECTS["l:attila.2"], "", _master, _may_master, optional=True)

# -- Bleda -------------------------------------------------------------------------------------------

ENFORCED: Final = "enforcer"


def _may_enforce(state: Position, owner: int, matter: Any) -> bool:
    city = matter[0]
    return city == city_of_leader(state, owner) and city not in state.activated


def _must_enforce(state: Position, owner: int, matter: Any) -> bool:
    """COC-9.6: as it really feels the city could not build anything."""
    city, purpose = matter
    return bool(_may_enforce(state, owner, matter) and purpose == "construct" and not pieces_for(state, owner, city))


def _announces(state: Position, owner: int, matter: Any) -> bool:
    open_still = _may_enforce(state, owner, matter) and not state.marked(ENFORCED, owner)
    return open_still and not _must_enforce(state, owner, matter)


def _enforce(state: Position, owner: int, matter: Any) -> Frame | None:
    """COC-33.51: happy for every purpose of this activation; no other one this turn."""
    state.mark(ENFORCED, owner, "activation")
    state.mark(f"{ENFORCED} {matter[0]}", owner, ENFORCED)
    state.mark("l:bleda.1", owner, ENFORCED)  # whatever becomes of him in this turn
    return None


def _acts_happy(state: Position, owner: int, feeling: int, matter: Any) -> int:
    return HAPPY if state.marked(ENFORCED, owner) and matter[0] == city_of_leader(state, owner) else feeling


def _builds_happy(state: Position, owner: int, feeling: int, city: Any) -> int:
    """Also when it is only asked whether something could be built: it may then be announced."""
    passive = state.marked("e:E20", owner) or state.marked("e:E26", owner)  # great persons activate no city
    open_still = _may_enforce(state, owner, (city, "construct")) and not _busy(state, city) and not passive
    return HAPPY if open_still else _acts_happy(state, owner, feeling, (city, "construct"))


def _busy(state: Position, city: int) -> bool:
    return any(getattr(frame, "counted", NOBODY) == city for frame in state.frames)


def _spent(state: Position, owner: int, city: Any) -> bool:
    return state.marked(f"{ENFORCED} {city}", owner) and not _busy(state, city)


def _was_enforced(state: Position, owner: int, matter: Any) -> bool:
    return state.marked("l:bleda.1", owner)


def _relax(state: Position, owner: int, matter: Any) -> Frame | None:
    state.forget(ENFORCED)
    return None


def _rams(state: Position, owner: int, matter: Any) -> bool:
    """Battering Rams: no card of the defender in round 1."""
    c: Battle = matter
    return attacks_city(c, owner) and c.round == 1 and c.takes_part(state, owner)


ACTIVATION_OPTIONS.act(EFFECTS["l:bleda.1"], "", _enforce, _announces, optional=True)
ACTIVATION_OPTIONS.act(EFFECTS["l:bleda.1"], "", _enforce, _must_enforce, part="must", automatic=True)
ACTIVATION_BAN.permit(EFFECTS["l:bleda.1"], _spent, lasting=True)
ACTIVATION_ACTING.change(EFFECTS["l:bleda.1"], "acting", _acts_happy)
ACTIVATION_MOOD.change(EFFECTS["l:bleda.1"], "acting", _acts_happy)
CONSTRUCT_MOOD.change(EFFECTS["l:bleda.1"], "acting", _builds_happy)
TURN_END.act(EFFECTS["l:bleda.1"], "", _relax, _was_enforced, automatic=True, lasting=True)
ROUND_SILENCE.permit(EFFECTS["l:bleda.2"], _rams)

# -- Rugila ------------------------------------------------------------------------------------------


def _tributaries(state: Position, owner: int, place: Any) -> bool:
    others = [city for city, who in enumerate(state.city) if who not in (NOBODY, owner) and city != place]
    return conquered_with_leader(state, owner) and in_range(state, place, others, 2)


def _tribute(state: Position, owner: int, place: Any) -> Frame | None:
    gain(state, owner, GOLD, 2)
    return None


def _barbaric(state: Position, owner: int, place: Any) -> bool:
    return conflict_of(state).defender == BARBARIAN and conquered_with_leader(state, owner)


def _unify(state: Position, owner: int, place: Any) -> Frame | None:
    set_mood(state, HAPPY)
    return None


CONFLICT_WON.act(EFFECTS["l:rugila.1"], "", _tribute, _tributaries)
CONQUEST_MOOD.act(EFFECTS["l:rugila.2"], "", _unify, _barbaric)
