"""Japanese (COC-33.30, 33.31): Pottery, Horsemanship, Subterfuge, Shogunate; Go-Toba, Jimmu, Suiko."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    ACADEMY,
    CAVALRY,
    CULTURE,
    FOOD,
    FORTRESS,
    INFANTRY,
    NOBODY,
    OBELISK,
    OBSERVATORY,
    PIECE_NAMES,
    PIECES,
)
from gonfalon.games.clash_of_cultures.rules.advance import AdvanceAction, affordable
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions, action_answer
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader, gains, in_range
from gonfalon.games.clash_of_cultures.rules.effects.economy import DiscardCard, hand_persons
from gonfalon.games.clash_of_cultures.rules.effects.leading import bonus, defends_city, forged, smith
from gonfalon.games.clash_of_cultures.rules.effects.learning import collecting, recruiting
from gonfalon.games.clash_of_cultures.rules.moments import (
    CARD_ANNOUNCED,
    CARD_FREE,
    COLLECT_DONE,
    CONFLICT_ANY,
    CONSTRUCT_DONE,
    GOVERNMENT_CHANGE,
    RECRUIT_INSTEAD,
    RECRUIT_OPTIONS,
    RECRUIT_SPARED,
    ROLL_CAVALRY,
    TABLE,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.play import PlayCard, PlayPerson
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.recruit import placeable
from gonfalon.games.clash_of_cultures.rules.sides import DEFENDER, Battle, conflict_of, leader_place
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Pottery, Horsemanship ---------------------------------------------------------------------------


def _full_jars(state: Position, owner: int, city: Any) -> bool:
    return collecting(state).taken[FOOD] >= 3


COLLECT_DONE.act(EFFECTS["v:pottery"], "pottery", gains(CULTURE), _full_jars, once="turn", automatic=True)


def _stables(state: Position, owner: int, matter: Any) -> bool:
    return matter[1] == CAVALRY and state.has_building(matter[0], FORTRESS)


def _charge(state: Position, owner: int, value: int, matter: Any) -> int:
    """+3 for one activated cavalry in round 1 of the defence of a city with a Fortress."""
    c: Battle = matter
    return max(value, 3) if defends_city(c, owner) and c.fortress and c.round == 1 else value


RECRUIT_OPTIONS.permit(EFFECTS["v:horsemanship"], _stables)
ROLL_CAVALRY.change(EFFECTS["v:horsemanship"], "best", _charge)

# -- Subterfuge --------------------------------------------------------------------------------------


def announced(state: Position) -> PlayCard | PlayPerson | None:
    """The card that has just been named."""
    for frame in reversed(state.frames):
        if isinstance(frame, PlayCard | PlayPerson):
            return frame
    return None


def _near(state: Position, owner: int, other: int) -> bool:
    """COC-33.30: a city or army unit within 2 spaces of a city or unit of that player."""
    mine = state.cities(owner) + [place for place in state.places_of(owner) if state.army(place)]
    theirs = state.cities(other) + state.places_of(other)
    return any(in_range(state, place, theirs, 2) for place in mine)


def _from_hand(state: Position, card: int) -> bool:
    """A great person who lies open is dismissed, not played."""
    return card >= 0 or state.world().event_person[-1 - card] == "hand"


def _may_cancel(state: Position, owner: int, matter: Any) -> bool:
    frame = announced(state)
    if frame is None or frame.cancelled or matter[1] == owner or not _from_hand(state, matter[0]):
        return False
    return bool(state.hand[owner] or hand_persons(state, owner)) and _near(state, owner, matter[1])


def _cancel(state: Position, owner: int, matter: Any) -> Frame | None:
    frame = announced(state)
    if frame is not None:
        frame.cancelled = True
        state.say("cancels", seat=owner)
    return DiscardCard(seat=owner, rule="COC-33.30")


CARD_ANNOUNCED.act(EFFECTS["v:subterfuge"], "cancel", _cancel, _may_cancel, optional=True)

# -- Shogunate ---------------------------------------------------------------------------------------


def _costs_action(state: Position, card: int) -> bool:
    world = state.world()
    return card < 0 or world.title_play[world.card_title[card]] == "action"


def _may_order(state: Position, owner: int, matter: Any) -> bool:
    return state.actions > 0 and _orderable(state, owner, matter)


def _must_order(state: Position, owner: int, matter: Any) -> bool:
    """Without an action left the card cannot be played in another way."""
    return not state.actions and not state.marked(ORDERED, owner) and _orderable(state, owner, matter)


def _orderable(state: Position, owner: int, matter: Any) -> bool:
    frame = announced(state)
    return frame is not None and not frame.free and matter[1] == owner and _costs_action(state, matter[0])


def _order(state: Position, owner: int, matter: Any) -> Frame | None:
    """Once per turn the 1 Action effect of a card is a free action."""
    frame = announced(state)
    if frame is not None:
        frame.free = True
        state.mark(ORDERED, owner, "turn")
    return None


def _may_still(state: Position, owner: int, matter: Any) -> bool:
    return state.active == owner and not state.marked(ORDERED, owner)


ORDERED: Final = "v:shogunate/card"
DRAWN: Final = "v:shogunate/draft"


def _drafted(state: Position, owner: int, city: Any) -> bool:
    return INFANTRY in recruiting(state).extras and not state.marked(DRAWN, owner)


def _no_infantry(state: Position, owner: int, kind: Any) -> bool:
    """COC-33.31: a Draft used to draw a card recruits nobody, so it needs neither room nor a piece."""
    return bool(kind == INFANTRY)


class Scribe(Frame):
    """Once per turn Draft draws an action card in the place of an infantry."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "draw")

    seat: int
    city: int

    def choose(self, state: Position) -> Next:
        work = recruiting(state)
        fits = placeable(state, self.seat, self.city, work.kinds, work.extras)
        return Ask(self.seat, ["button:card", "button:infantry"] if fits else ["button:card"], "scribe", "COC-33.31")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:infantry":
            return END
        state.mark(DRAWN, self.seat, "turn")
        work = recruiting(state)
        work.extras = tuple([kind for kind in work.extras if kind != INFANTRY])
        return None

    def draw(self, state: Position) -> Next:
        return DrawActions(seat=self.seat)


def _scribe(state: Position, owner: int, city: Any) -> Frame | None:
    return Scribe(seat=owner, city=city)


def _never(state: Position, owner: int, matter: Any) -> bool:
    """Kept through a change of government (COC-29.7): nothing happens."""
    return False


CARD_ANNOUNCED.act(EFFECTS["v:shogunate"], "how", _order, _may_order, once="turn", part="card", optional=True)
CARD_ANNOUNCED.act(EFFECTS["v:shogunate"], "how", _order, _must_order, part="last", automatic=True)
CARD_FREE.permit(EFFECTS["v:shogunate"], _may_still, part="card")
WINDOW_FREE.act(EFFECTS["v:shogunate"], "", _order, _never, part="card")
RECRUIT_SPARED.permit(EFFECTS["v:shogunate"], _no_infantry, once="turn", part="draft")
RECRUIT_INSTEAD.act(EFFECTS["v:shogunate"], "", _scribe, _drafted)
GOVERNMENT_CHANGE.act(EFFECTS["v:shogunate"], "", _scribe, _never)

# -- Go-Toba -----------------------------------------------------------------------------------------


def _always(state: Position, owner: int, c: Battle) -> bool:
    return True


def _sword(state: Position, owner: int, c: Battle) -> bool:
    return not c.naval and forged(state, owner, "l:go_toba.1")


smith("l:go_toba.1", _always)
bonus("l:go_toba.1", _sword, present=False, lasting=True)


def _may_study(state: Position, owner: int, matter: Any) -> bool:
    city, piece = matter
    right = piece in (ACADEMY, OBSERVATORY) and city == city_of_leader(state, owner)
    return bool(right and affordable(state, owner))


def _study(state: Position, owner: int, matter: Any) -> Frame | None:
    """Scholar: 1 advance at its normal price, without an action."""
    return AdvanceAction(seat=owner)


CONSTRUCT_DONE.act(EFFECTS["l:go_toba.2"], "advances", _study, _may_study, optional=True)

# -- Jimmu -------------------------------------------------------------------------------------------


def _fortified(state: Position, owner: int, c: Battle) -> bool:
    """The leader need not be in the combat; Siegecraft does not stop it."""
    where = leader_place(state, owner)
    if not defends_city(c, owner) or not c.fortress or where == NOBODY:
        return False
    return state.distance(where, c.place) <= 2


bonus("l:jimmu.1", _fortified, present=False)


def _used_cards(state: Position, owner: int) -> list[int]:
    """Cards played as tactics in this conflict that lie in the discard pile."""
    c = conflict_of(state)
    return [card for card in c.used[owner] if card in state.discard]


def _may_recall(state: Position, owner: int, place: Any) -> bool:
    """The leader took part and survived, whatever the result."""
    c = conflict_of(state)
    return (
        owner in c.led
        and state.leader[owner] != NOBODY
        and bool(_used_cards(state, owner))
        and payable(state, owner, tokens(CULTURE))
    )


class Recall(Frame):
    """Mythical: 1 culture token takes a card back from the discard pile."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay")

    seat: int

    def choose(self, state: Position) -> Next:
        values = [action_answer(state, card) for card in _used_cards(state, self.seat)]
        return Ask(self.seat, values, "recall", EFFECTS["l:jimmu.2"].rule)

    def on_choose(self, state: Position, answer: str) -> None:
        card = state.world().action_cards.index(answer.removeprefix("card:"))
        state.discard.remove(card)
        state.draw_into(state.hand[self.seat], (card,))
        state.say("takes-discard", seat=self.seat, card=answer)

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE), EFFECTS["l:jimmu.2"].rule)


def _recall(state: Position, owner: int, place: Any) -> Frame | None:
    return Recall(seat=owner)


CONFLICT_ANY.act(EFFECTS["l:jimmu.2"], "own", _recall, _may_recall, optional=True)

# -- Suiko -------------------------------------------------------------------------------------------


def _foreign(state: Position, seat: int) -> list[int]:
    """Buildings of another colour in the leader's city, of which one is in supply; no Obelisk."""
    city = city_of_leader(state, seat)
    if city == NOBODY:
        return []
    return [
        piece
        for piece in range(1, PIECES)
        if state.building(city, piece) not in (NOBODY, seat) and piece != OBELISK and state.spare_piece(seat, piece)
    ]


def _may_win_back(state: Position, owner: int, matter: Any) -> bool:
    return bool(_foreign(state, owner)) and payable(state, owner, tokens(CULTURE))


def _religious(state: Position, owner: int, matter: Any) -> bool:
    faith = state.uses(owner, state.world().advance_of["state_religion"])
    return faith and _may_win_back(state, owner, matter)


class WinBack(Frame):
    """Japanese Buddhism: 1 culture token exchanges a building of another colour; no Influence Culture."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "choose")

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE), EFFECTS["l:suiko.1"].rule)

    def choose(self, state: Position) -> Next:
        values = [f"building:{PIECE_NAMES[piece]}" for piece in _foreign(state, self.seat)]
        return Ask(self.seat, values, "influence-building", EFFECTS["l:suiko.1"].rule)

    def on_choose(self, state: Position, answer: str) -> None:
        city = city_of_leader(state, self.seat)
        piece = PIECE_NAMES.index(answer.removeprefix("building:"))
        state.remove_piece(city, piece)
        state.place_piece(self.seat, piece, city)


def _win_back(state: Position, owner: int, matter: Any) -> Frame | None:
    return WinBack(seat=owner)


def _defending(state: Position, owner: int, c: Battle) -> bool:
    return not c.naval and c.side_of(owner) == DEFENDER


WINDOW_ACTION.act(EFFECTS["l:suiko.1"], "", _win_back, _may_win_back, part="action")
WINDOW_FREE.act(EFFECTS["l:suiko.1"], "", _win_back, _religious, part="free")
bonus("l:suiko.2", _defending)
