"""Great persons who give an advance and something more (COC-24.11, 35.1, 35.11, 35.12, 35.23)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    NOBODY,
)
from gonfalon.games.clash_of_cultures.rules.advance import Acquire, legal_advances
from gonfalon.games.clash_of_cultures.rules.cards import event_answer
from gonfalon.games.clash_of_cultures.rules.effects.event_deeds import (
    Builder,
    CouldBuild,
    counsel,
    delight,
    frontier_left,
    has_tokens,
    may_march,
    open_shop,
    research,
    ride,
    sad,
    set_out,
    think,
    trades,
    train,
)
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_CUBE,
    EVENT_OFFER,
    TABLE,
    WINDOW_ACTION,
)
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.effects import Acts, Says
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects

#: The groups of which each of them teaches an advance; "" for any government.
TEACHES = {
    "E18": "seafaring",
    "E19": "culture",
    "E20": "spirituality",
    "E21": "education",
    "E22": "science",
    "E23": "",
    "E24": "warfare",
    "E25": "economy",
    "E26": "construction",
    "E56": "culture",
}


def join(state: Position, owner: int, event: Any) -> Frame | None:
    """The card comes into the hand, or lies before its owner."""
    state.persons[owner].append(event)
    state.changed()
    state.say("takes-person", seat=owner, event=event_answer(state, event))
    return None


def lessons(state: Position, seat: int, group: str) -> list[int]:
    """The advances of a group (or of any government) that are legal now (COC-35.23)."""
    world = state.world()
    groups = [world.groups.index(group)] if group else world.governments
    return [advance for advance in legal_advances(state, seat) if world.group_of[advance] in groups]


class Teach(Frame):
    """1 advance of the group without payment, if wanted; then the second half of the card."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "acquire", "then")

    seat: int
    name: str
    advance: int = NOBODY

    def choose(self, state: Position) -> Next:
        found = lessons(state, self.seat, TEACHES[self.name])
        if not found:
            return "then"
        answers = state.world().advance_answers
        return Ask(self.seat, [*[answers[a] for a in found], "button:none"], "lesson", "COC-35.23")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return "then"
        self.advance = state.world().advance_of[answer.removeprefix("advance:")]
        return None

    def refuse_choose(self, state: Position, answer: str) -> str:
        return "COC-35.23"

    def acquire(self, state: Position) -> Next:
        return Acquire(seat=self.seat, advance=self.advance, by="e:" + self.name, waived=True)

    def then(self, state: Position) -> Next:
        return SECOND_HALVES[self.name](state, self.seat, None)

    def about(self, state: Any) -> dict[str, Any]:
        return {"event": "event:" + self.name}


class Teaches:
    """Playing the card (window.action)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, matter: Any) -> Frame | None:
        return Teach(seat=owner, name=self.name)


class Useful:
    """COC-22.6: there is an advance to learn, or the second half can do something."""

    def __init__(self, name: str, second: Says | None) -> None:
        self.name = name
        self.second = second

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        if self.second is None or lessons(state, owner, TEACHES[self.name]):
            return True
        return bool(self.second(state, owner, matter))


class Gives:
    """Whether this card gives the advance: its cube is from the supply (COC-35.1)."""

    def __init__(self, ident: str) -> None:
        self.ident = ident

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return bool(matter[1] == self.ident)


# -- the cards ---------------------------------------------------------------------------------------

SECOND_HALVES: dict[str, Acts] = {
    "E18": set_out,
    "E19": delight,
    "E20": Builder("e:E20"),
    "E21": think,
    "E22": research,
    "E23": counsel,
    "E24": ride,
    "E25": open_shop,
    "E26": Builder("e:E26"),
    "E56": train,
}
#: What the second half needs to do anything; not named: nothing.
NEEDS: dict[str, Says] = {
    "E18": frontier_left,
    "E19": sad,
    "E20": CouldBuild("e:E20"),
    "E24": may_march,
    "E25": trades,
    "E26": CouldBuild("e:E26"),
    "E56": has_tokens,
}

for _name in TEACHES:
    EVENT_OFFER.act(EFFECTS["e:" + _name], "", join)
    WINDOW_ACTION.act(EFFECTS["e:" + _name], "", Teaches(_name), Useful(_name, NEEDS.get(_name)))
    ADVANCE_CUBE.permit(EFFECTS["e:" + _name], Gives("e:" + _name))
