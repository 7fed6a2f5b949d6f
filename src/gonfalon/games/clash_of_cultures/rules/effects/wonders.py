"""The eight wonders (section 34)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import CULTURE, GRASSLAND, HAPPY, MOOD, NOBODY, RESOURCES, SEA, SHIP
from gonfalon.games.clash_of_cultures.rules.actions import recount
from gonfalon.games.clash_of_cultures.rules.advance import refresh
from gonfalon.games.clash_of_cultures.rules.cards import DrawGoals, goal_answer, goal_card
from gonfalon.games.clash_of_cultures.rules.choices import PlaceUnit
from gonfalon.games.clash_of_cultures.rules.combat_round import may_add
from gonfalon.games.clash_of_cultures.rules.construct import wonder_piece
from gonfalon.games.clash_of_cultures.rules.goods import trim
from gonfalon.games.clash_of_cultures.rules.limits import ship_room
from gonfalon.games.clash_of_cultures.rules.march import Squad
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_DONE,
    ANY_TIME,
    ATTACK_DECLARE,
    CARD_DISCARDED,
    COLLECT_OPTIONS,
    CONFLICT_WALL,
    CONQUEST_PIECES,
    CONSTRUCT_DONE,
    CONSTRUCT_OPTIONS,
    DRAW_ACTION,
    EVENT_PILE,
    MOVE_PENALTY,
    OWN_ADVANCE,
    PAY_ANY,
    ROLL_AFTER,
    ROLL_MINUS,
    SCORE_TIE,
    SCORE_WONDERS,
    STATUS_FIRST_PLAYER,
    TABLE,
    TURN_ACTIONS,
    TURN_END,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import ON_EVENT, Position
from gonfalon.games.clash_of_cultures.rules.scoring import wonder_share
from gonfalon.games.clash_of_cultures.rules.sides import DEFENDER, Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tired import GRASS
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects


def _number(state: Position, name: str) -> int:
    return state.world().wonders.index(name)


def _stands_in(state: Position, name: str) -> int:
    """The city with the wonder; a number below 0 where there is none."""
    return state.wonder_at[_number(state, name)]


def _always(state: Position, owner: int, matter: Any) -> bool:
    return True


# -- Great Arena (COC-34.1) --------------------------------------------------------------------------


def _tokens_alike(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    return due.replacing(MOOD, CULTURE).replacing(CULTURE, MOOD)


def _may_cheer(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return not c.naval and payable(state, owner, tokens(MOOD)) and may_add(state, c, c.side_of(owner))


def _cheer(state: Position, owner: int, place: Any) -> Frame | None:
    c = conflict_of(state)
    c.value[c.side_of(owner)] += 1
    return paying(owner, tokens(MOOD), "COC-34.1")


PAY_ANY.change(EFFECTS["w:W1"], "replacements", _tokens_alike)
ROLL_AFTER.act(EFFECTS["w:W1"], "", _cheer, _may_cheer, once="conflict", optional=True)

# -- Great Gardens (COC-34.2) ------------------------------------------------------------------------

EVERY_RESOURCE: Final = (1 << RESOURCES) - 1


def _gardens(state: Position, owner: int, bits: int, matter: Any) -> int:
    city, space = matter
    return bits | EVERY_RESOURCE if city == _stands_in(state, "W2") and state.terrain[space] == GRASSLAND else bits


def _at_home(state: Position, owner: int, marks: int, matter: Any) -> int:
    """The penalty of grassland is for opponents of the city."""
    where = _stands_in(state, "W2")
    return marks & ~GRASS if where < 0 or state.city[where] == owner else marks


def _lost_in_gardens(state: Position, owner: int, matter: Any) -> bool:
    """Whoever entered grassland this turn may not attack the city."""
    squad: Squad = matter[0]
    return bool(squad.marks & GRASS) and matter[1] == _stands_in(state, "W2")


COLLECT_OPTIONS.change(EFFECTS["w:W2"], "goods", _gardens)
MOVE_PENALTY.change(EFFECTS["w:W2"], "lifted", _at_home)
ATTACK_DECLARE.ban(EFFECTS["w:W2"], _lost_in_gardens)

# -- Great Library (COC-34.3) ------------------------------------------------------------------------


def borrowable(state: Position, seat: int) -> list[int]:
    """Advances of the player board that are not owned, governments left out."""
    world = state.world()
    return [
        advance
        for advance, group in enumerate(world.group_of)
        if group not in world.governments and not state.owns(seat, advance)
    ]


class Library(Frame):
    """An advance is named; it is used until the end of the turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        answers = state.world().advance_answers
        return Ask(self.seat, [answers[a] for a in borrowable(state, self.seat)], "library", "COC-34.3")

    def on_choose(self, state: Position, answer: str) -> None:
        state.borrowed = state.world().advance_of[answer.removeprefix("advance:")]
        refresh(state, self.seat)
        state.say("library", seat=self.seat, advance=answer)


def _may_read(state: Position, owner: int, matter: Any) -> bool:
    ready = owner == state.active and state.borrowed == NOBODY and state.controls_wonder(owner, _number(state, "W3"))
    return ready and bool(borrowable(state, owner))


def _read(state: Position, owner: int, matter: Any) -> Frame | None:
    return Library(seat=owner)


def _lent(state: Position, owner: int, bits: int, matter: Any) -> int:
    """Until the end of the turn, even if the wonder is lost meanwhile."""
    return bits | 1 << state.borrowed if state.borrowed != NOBODY and owner == state.active else bits


def _has_read(state: Position, owner: int, matter: Any) -> bool:
    return owner == state.active and state.borrowed != NOBODY


def _close(state: Position, owner: int, matter: Any) -> Frame | None:
    state.borrowed = NOBODY
    refresh(state, owner)
    trim(state, owner)
    return None


OWN_ADVANCE.change(EFFECTS["w:W3"], "union", _lent)
WINDOW_FREE.act(EFFECTS["w:W3"], "", _read, _may_read, once="turn")
ANY_TIME.act(EFFECTS["w:W3"], "", _read, _may_read, once="turn", optional=True)
TURN_END.act(EFFECTS["w:W3"], "", _close, _has_read, automatic=True)

# -- Great Lighthouse (COC-34.4) ---------------------------------------------------------------------


def quiet_seas(state: Position, seat: int) -> tuple[int, ...]:
    """Explored sea spaces without enemy ships, with room for one's own."""
    return tuple(
        [
            place
            for place, terrain in enumerate(state.terrain)
            if terrain == SEA and not state.hostile(seat, place) and ship_room(state, seat, place) > 0
        ]
    )


def _guides(state: Position, owner: int, matter: Any) -> bool:
    here = matter[0] == _stands_in(state, "W4") and state.city[matter[0]] == owner
    return here and state.spare(owner, SHIP) > 0 and bool(quiet_seas(state, owner))


def _guide(state: Position, owner: int, matter: Any) -> Frame | None:
    return PlaceUnit(seat=owner, kind=SHIP, places=quiet_seas(state, owner), rule="COC-34.4", optional=True)


def _no_port(state: Position, owner: int, matter: Any) -> bool:
    city, piece = matter
    number = _number(state, "W4")
    return piece == wonder_piece(number) and not state.has_building(city, state.world().wonder_building[number])


def _keeper(state: Position, owner: int, matter: Any) -> bool:
    return state.controls_wonder(owner, _number(state, "W4"))


ACTIVATION_DONE.act(EFFECTS["w:W4"], "", _guide, _guides)
CONSTRUCT_OPTIONS.ban(EFFECTS["w:W4"], _no_port)
STATUS_FIRST_PLAYER.permit(EFFECTS["w:W4"], _keeper)

# -- Great Mausoleum (COC-34.5) ----------------------------------------------------------------------

CARD_DISCARDED.permit(EFFECTS["w:W5"], _always)
DRAW_ACTION.permit(EFFECTS["w:W5"], _always)
EVENT_PILE.permit(EFFECTS["w:W5"], _always)

# -- Great Pyramids (COC-34.6) -----------------------------------------------------------------------


def _of_builder(state: Position, owner: int, half: int, matter: Any) -> int:
    """All points to the builder, whoever holds the city or held it when it came onto an event card."""
    wonder = _number(state, "W6")
    where = state.wonder_at[wonder]
    if where >= 0:
        holder = state.city[where]
    elif where == ON_EVENT:
        holder = next(row[1] for row in state.ruins if row[2] == wonder_piece(wonder))
    else:
        return half
    full = 2 * state.world().wonder_points[wonder] if state.wonder_by[wonder] == owner else 0
    return half + full - wonder_share(state, wonder, holder, owner)


def _builder(state: Position, owner: int, matter: Any) -> bool:
    wonder = _number(state, "W6")
    in_play = state.wonder_at[wonder] >= 0 or state.wonder_at[wonder] == ON_EVENT
    return in_play and state.wonder_by[wonder] == owner


def _keeps_card(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == wonder_piece(_number(state, "W6")))


SCORE_WONDERS.change(EFFECTS["w:W6"], "sum", _of_builder)
SCORE_TIE.permit(EFFECTS["w:W6"], _builder)
CONQUEST_PIECES.permit(EFFECTS["w:W6"], _keeps_card)

# -- Great Statue (COC-34.7) -------------------------------------------------------------------------

STATUE: Final = "statue"


class Offering(Frame):
    """An objective card is discarded for 1 more action."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        values = [goal_answer(state, card) for card in state.goals[self.seat]]
        return Ask(self.seat, values, "statue", "COC-34.7")

    def on_choose(self, state: Position, answer: str) -> None:
        card = goal_card(state, answer)
        state.goals[self.seat].remove(card)
        state.goal_discard.append(card)
        state.mark(STATUE, self.seat, "turn")
        recount(state)
        state.say("discards", seat=self.seat, card=answer)


def _has_goal(state: Position, owner: int, matter: Any) -> bool:
    return bool(state.goals[owner])


def _offer(state: Position, owner: int, matter: Any) -> Frame | None:
    return Offering(seat=owner)


def _spurred(state: Position, owner: int, number: int, matter: Any) -> int:
    return number + 1 if state.marked(STATUE, owner) else number


def _unveiled(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] == wonder_piece(_number(state, "W7")))


def _goal(state: Position, owner: int, matter: Any) -> Frame | None:
    return DrawGoals(seat=owner)


WINDOW_FREE.act(EFFECTS["w:W7"], "", _offer, _has_goal, once="turn")
TURN_ACTIONS.change(EFFECTS["w:W7"], "sum", _spurred, lasting=True)
CONSTRUCT_DONE.act(EFFECTS["w:W7"], "piece", _goal, _unveiled)

# -- Great Wall (COC-34.8) ---------------------------------------------------------------------------


def _behind_wall(state: Position, owner: int, place: Any) -> bool:
    return bool(state.city[place] == owner)


def _walled(state: Position, owner: int, minus: int, matter: Any) -> int:
    c: Battle = matter
    happy = c.city and c.mood == HAPPY and c.round == 1 and c.side_of(owner) == DEFENDER
    return minus + 2 if happy else minus


CONFLICT_WALL.permit(EFFECTS["w:W8"], _behind_wall)
ROLL_MINUS.change(EFFECTS["w:W8"], "minus", _walled)
