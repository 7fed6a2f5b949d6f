"""Phase 2: barbarian dice, the Event card, barbarian supply, rebellions (section 5)."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.content.terms import ARMIES, BUILDINGS, GOODS, ICONS, MACHINE, MOVEMENT
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.buildings import damage_building
from gonfalon.games.medioevo_universale.rules.damage import EVENT, Damage
from gonfalon.games.medioevo_universale.rules.dice import REROLLS, Throw, thrown_again
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import DieRolled, EventDrawn, IconsChosen, WarCircle
from gonfalon.games.medioevo_universale.rules.plunder import exposed, pillage
from gonfalon.games.medioevo_universale.rules.position import HORDE, Position
from gonfalon.games.medioevo_universale.rules.rebellion import TaxCheck
from gonfalon.games.medioevo_universale.rules.setup import next_back
from gonfalon.kernel.requests import Ask, Dice, Draw
from gonfalon.kernel.state import Frame, Next


class EventsPhase(Frame):
    """MEU-5.1: the first player carries out the steps; in turn 1 only the dice."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "roll",
        "choose_dice",
        "roll_again",
        "circle",
        "draw",
        "back",
        "drawn",
        "first_icon",
        "second_icon",
        "chosen",
        "strike_first",
        "strike_second",
        "supply",
        "rebellions",
    )

    again: int = 0
    icons: list[int]
    shielded: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        event = state.world().events[state.event] if state.event >= 0 else "none"
        return {"dice": tuple(state.circle), "event": f"event:{event}"}

    # -- step 1: the barbarian dice (MEU-5.2 to 5.4) -----------------------------------------

    def roll(self, state: Position) -> Next:
        return Throw(7)

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        state.circle = list(faces)
        state.say("circle", dice=faces)

    def choose_dice(self, state: Position) -> Next:
        return Ask(state.playing()[0], list(REROLLS), "barbarian-dice", "MEU-5.2")

    def on_choose_dice(self, state: Position, answer: str) -> None:
        self.again = REROLLS.index(answer)

    def roll_again(self, state: Position) -> Next:
        return Throw(self.again)

    def on_roll_again(self, state: Position, faces: tuple[int, ...]) -> None:
        state.circle = thrown_again(state.circle, self.again, faces)
        if faces:
            state.say("circle", dice=tuple(state.circle))

    def circle(self, state: Position) -> Next:
        return WarCircle(seat=state.playing()[0])

    # -- step 2: the Event card (MEU-5.7 to 5.13) --------------------------------------------

    def draw(self, state: Position) -> Next:
        """The card whose back has been seen; of several with that back any may be it."""
        if state.turn_number == 1:
            return "end"
        tolerated = state.world().tolerated
        return Draw([event for event in state.event_pile if tolerated[event] == state.tolerated], 1)

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> None:
        take_event(state, drawn[0])

    def back(self, state: Position) -> Next:
        return next_back(state)

    def on_back(self, state: Position, backs: tuple[int, ...]) -> None:
        state.tolerated = backs[0]

    def drawn(self, state: Position) -> Next:
        return EventDrawn(seat=state.playing()[0], shielded=[])

    def on_drawn(self, state: Position, window: EventDrawn) -> None:
        self.shielded = window.shielded[:]

    def first_icon(self, state: Position) -> Next:
        icons = state.world().icons[state.event]
        return Ask(state.playing()[0], [f"icon:{ICONS[icon]}" for icon in icons], "first-icon", "MEU-5.7")

    def about_first_icon(self, state: Position, answer: str) -> dict[str, Any]:
        return icon_facts(state, ICONS.index(answer[5:]), red_area(state, self.shielded))

    def targets_of_first_icon(self, state: Position, answer: str) -> tuple[str, ...]:
        answers = state.world().answers
        return (answer, *[answers[space] for space in red_area(state, self.shielded)])

    def on_first_icon(self, state: Position, answer: str) -> None:
        self.icons = [ICONS.index(answer[5:])]

    def second_icon(self, state: Position) -> Next:
        icons = [icon for icon in state.world().icons[state.event] if icon not in self.icons]
        return Ask(state.playing()[0], [f"icon:{ICONS[icon]}" for icon in icons], "second-icon", "MEU-5.7")

    def about_second_icon(self, state: Position, answer: str) -> dict[str, Any]:
        return self.about_first_icon(state, answer)

    def targets_of_second_icon(self, state: Position, answer: str) -> tuple[str, ...]:
        return self.targets_of_first_icon(state, answer)

    def on_second_icon(self, state: Position, answer: str) -> None:
        self.icons.append(ICONS.index(answer[5:]))
        state.say("icons", first=f"icon:{ICONS[self.icons[0]]}", second=answer)

    def chosen(self, state: Position) -> Next:
        return IconsChosen(seat=state.playing()[0], shielded=self.shielded[:])

    def on_chosen(self, state: Position, window: IconsChosen) -> None:
        self.shielded = window.shielded[:]

    def strike_first(self, state: Position) -> Next:
        return Strike(icon=self.icons[0], red=red_area(state, self.shielded), waiting=state.playing(), dice=[])

    def strike_second(self, state: Position) -> Next:
        return Strike(icon=self.icons[1], red=red_area(state, self.shielded), waiting=state.playing(), dice=[])

    # -- steps 3 and 4 -----------------------------------------------------------------------

    def supply(self, state: Position) -> Next:
        return Supply(seat=state.playing()[0], points=state.number("barbarian_points"))

    def rebellions(self, state: Position) -> Next:
        return TaxCheck(waiting=state.playing())


def take_event(state: Position, event: int) -> None:
    """A card leaves the deck; when that is empty, the discards are shuffled into a new one (MEU-5.13)."""
    if state.event >= 0:
        state.event_discard.append(state.event)
    state.event_pile.remove(event)
    state.event = event
    state.say("event", event=f"event:{state.world().events[event]}")
    if not state.event_pile:
        state.event_pile, state.event_discard = sorted(state.event_discard), []


def red_area(state: Position, shielded: list[int]) -> list[int]:
    """MEU-5.7: the red territories and every sea that touches one of them; shielded ones are out (MEU-18.42)."""
    world = state.world()
    lands = [t for t in world.red[state.event] if state.in_play[t] and t not in shielded]
    seas = {sea for t in lands for sea in world.seas_at[t] if state.in_play[sea]}
    return lands + sorted(seas)


class Strike(Frame):
    """One icon: each player concerned rolls a die and suffers what it says (MEU-5.8 to 5.12)."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_player", "roll", "rolled", "suffer", "again")

    icon: int
    red: list[int]
    waiting: list[int]
    dice: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        return {"icon": f"icon:{ICONS[self.icon]}"}

    def next_player(self, state: Position) -> Next:
        if not self.waiting:
            return "end"
        if concerned(state, self.waiting[0], self.icon, self.red):
            return None
        self.waiting.pop(0)
        return "next_player"

    def roll(self, state: Position) -> Next:
        return Dice(1)

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        self.dice = list(faces)

    def rolled(self, state: Position) -> Next:
        return DieRolled(seat=state.playing()[0], dice=self.dice[:])

    def on_rolled(self, state: Position, window: DieRolled) -> None:
        self.dice = window.dice[:]
        state.say("event-die", seat=self.waiting[0], icon=f"icon:{ICONS[self.icon]}", die=self.dice[0])

    def suffer(self, state: Position) -> Next:
        points = self.dice[0] if self.dice[0] <= state.world().harm[self.icon] else 0
        if not points:
            return None
        seat = self.waiting[0]
        if self.icon == ARMIES:
            red = [space for space in self.red if state.units(space, seat)]
            return Damage(owner=seat, by=HORDE, spaces=red, points=points, cause=EVENT, rule="MEU-5.10", hits=[])
        return Harm(seat=seat, icon=self.icon, points=points, red=self.red[:], done=[])

    def again(self, state: Position) -> Next:
        """The next player; barbarians whom an event has left alone plunder first (MEU-21.8)."""
        for space in self.red:
            if exposed(state, space):
                return pillage(state, space)
        self.waiting.pop(0)
        return "next_player"

    def on_again(self, state: Position, finished: Frame) -> str:
        return "again"


def transports_in(state: Position, seat: int, red: list[int]) -> list[int]:
    slots = state.carriers(seat)
    return [slot for slot in slots if state.what[slot] != MACHINE and state.place[slot] in red]


def concerned(state: Position, seat: int, icon: int, red: list[int]) -> bool:
    """Whether a player has something in the red area that the icon names."""
    if icon == MOVEMENT:
        return bool(transports_in(state, seat, red))
    if icon == ARMIES:
        return any(state.units(space, seat) > 0 for space in red)
    if icon == BUILDINGS:
        return bool(_built(state, seat, red))
    return any(state.cargo[slot] > 0 for slot in transports_in(state, seat, red))


def icon_facts(state: Position, icon: int, red: list[int]) -> dict[str, Any]:
    """How far the die does harm, and to whom."""
    who = [f"seat:{seat}" for seat in state.playing() if concerned(state, seat, icon, red)]
    return {"most": state.world().harm[icon], "hit": len(who), "who": who}


def _built(state: Position, seat: int, red: list[int]) -> list[int]:
    """The buildings of a player in the red area (MEU-13.11)."""
    lands = [t for t in red if not state.is_sea(t) and state.lord(t) == seat]
    return [at for t in lands for at in range(t * 3, t * 3 + 3) if state.built[at]]


class Harm(Frame):
    """What an event does to transports, buildings or cargo; its owner chooses (MEU-5.9, 5.11, 5.12)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lose")

    seat: int
    icon: int
    points: int
    red: list[int]
    done: list[int]
    slot: int = -1

    def about(self, state: Any) -> dict[str, Any]:
        return {"points": self.points, "icon": f"icon:{ICONS[self.icon]}"}

    def _values(self, state: Position) -> list[str]:
        if self.icon == BUILDINGS:
            return [f"at:{at}" for at in _built(state, self.seat, self.red)]
        slots = transports_in(state, self.seat, self.red)
        if self.icon == MOVEMENT:
            return [f"carrier:{slot}" for slot in slots if slot not in self.done]
        laden = [slot for slot in slots if state.cargo[slot]]
        enough = [slot for slot in laden if carriers.cube_count(state.cargo[slot]) >= self.points]
        return [f"carrier:{slot}" for slot in enough or laden]

    def choose(self, state: Position) -> Next:
        values = self._values(state) if self.points else []
        if not values:
            return "end"
        return Ask(self.seat, values, f"harm-{ICONS[self.icon]}", ("MEU-5.9", "", "MEU-5.11", "MEU-5.12")[self.icon])

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer)

    def targets_of_choose(self, state: Position, answer: str) -> tuple[str, ...]:
        return (thing_facts(state, answer)["place"],)

    def on_choose(self, state: Position, answer: str) -> str | None:
        number = int(answer.partition(":")[2])
        if self.icon == BUILDINGS:
            self.points -= 1
            damage_building(state, number, 1)
            return "choose"
        if self.icon == MOVEMENT:
            self.points -= 1
            self.done.append(number)
            state.moves[number] = 0
            state.say("stopped", seat=self.seat, **thing_facts(state, answer))
            return "choose"
        self.slot = number
        return None

    def lose(self, state: Position) -> Next:
        """MEU-5.12: so many cubes of that one transport, of colours its owner chooses."""
        if not self.points or not state.cargo[self.slot]:
            return "end"
        colours = carriers.colours(state.cargo[self.slot])
        return Ask(self.seat, [f"good:{GOODS[colour]}" for colour in colours], "lose-cube", "MEU-5.12")

    def on_lose(self, state: Position, answer: str) -> str:
        carriers.put_cubes(state, self.slot, GOODS.index(answer[5:]), -1)
        self.points -= 1
        return "lose"
