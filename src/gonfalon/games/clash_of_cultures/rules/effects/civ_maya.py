"""Maya (COC-33.32, 33.33, 33.53): Terracing, Stelae, Ball Courts, Calendar; Pakal, Siyaj K'ak', Wak Chanil Ajaw."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    FOOD,
    GOLD,
    GOODS,
    IDEAS,
    LEADER,
    MOOD,
    MOUNTAIN,
    NOBODY,
    OBELISK,
    ORE,
    PIECE_NAMES,
    PIECES,
    PORT,
    SETTLER,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.cards import event_answer
from gonfalon.games.clash_of_cultures.rules.choices import GainOne
from gonfalon.games.clash_of_cultures.rules.effects.common import builds, city_of_leader, in_range
from gonfalon.games.clash_of_cultures.rules.effects.leading import attacks_city, bonus, defends_city
from gonfalon.games.clash_of_cultures.rules.influence import InfluenceCulture, can_influence, targets
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_PAY,
    ACTIVATION_SIZE,
    ADVANCE_COST,
    CITY_FOUNDED,
    COLLECT_OPTIONS,
    COLLECT_START,
    CONFLICT_WON,
    CONSTRUCT_COST,
    CONSTRUCT_DONE,
    HITS_CANCEL,
    MOVE_DONE,
    MOVE_PENALTY,
    ROLL_VALUE,
    TABLE,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.move import LED
from gonfalon.games.clash_of_cultures.rules.paying import Bill, Due, due, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.recruit import choices
from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.kernel.paying import ANYTHING
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Terracing ---------------------------------------------------------------------------------------


def _terraces(state: Position, owner: int, bits: int, matter: Any) -> int:
    return bits | 1 << FOOD | 1 << WOOD | 1 << ORE if state.terrain[matter[1]] == MOUNTAIN else bits


def _sure_footed(state: Position, owner: int, marks: int, matter: Any) -> int:
    return marks & ~tired.MOUNTAIN if matter[2] in (SETTLER, LEADER) else marks


COLLECT_OPTIONS.change(EFFECTS["v:terracing"], "goods", _terraces)
MOVE_PENALTY.change(EFFECTS["v:terracing"], "lifted", _sure_footed)

# -- Stelae ------------------------------------------------------------------------------------------


def _inscribe(state: Position, owner: int, matter: Any) -> Frame | None:
    return GainOne(seat=owner, goods=(IDEAS, CULTURE), rule=EFFECTS["v:stelae"].rule)


def _took_city(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return c.conquered and c.attacker == owner


CONSTRUCT_DONE.act(EFFECTS["v:stelae"], "own", _inscribe, builds(OBELISK))
CITY_FOUNDED.act(EFFECTS["v:stelae"], "own", _inscribe)
CONFLICT_WON.act(EFFECTS["v:stelae"], "", _inscribe, _took_city)

# -- Ball Courts -------------------------------------------------------------------------------------

GAME_ON: Final = "ball-courts"


def _may_play(state: Position, owner: int, city: Any) -> bool:
    return payable(state, owner, tokens(MOOD)) and not state.marked(GAME_ON, owner)


def _may_play_first(state: Position, owner: int, city: Any) -> bool:
    """Before a Recruit: not with the token that is needed to recruit anything at all (COC-9.6)."""
    if not _may_play(state, owner, city):
        return False
    token = owner * GOODS + (MOOD if state.have(owner, MOOD) else CULTURE)
    state.goods[token] -= 1
    left = any(choices(state, owner, city, (), ()))
    state.goods[token] += 1
    return left


def _play(state: Position, owner: int, city: Any) -> Frame | None:
    state.mark(GAME_ON, owner, "activation")
    return paying(owner, tokens(MOOD), "COC-33.32")


def _larger(state: Position, owner: int, size: int, matter: Any) -> int:
    """COC-33.32: +1 before the mood is applied."""
    return size + 1 if state.marked(GAME_ON, owner) else size


def _cheaper(state: Position, owner: int, price: Bill, advance: Any) -> Bill:
    world = state.world()
    return price.less(FOOD, 1) if world.groups[world.group_of[advance]] == "spirituality" else price


COLLECT_START.act(EFFECTS["v:ball_courts"], "own", _play, _may_play, optional=True)
ACTIVATION_PAY.act(EFFECTS["v:ball_courts"], "", _play, _may_play_first, optional=True)
ACTIVATION_SIZE.change(EFFECTS["v:ball_courts"], "size", _larger)
ADVANCE_COST.change(EFFECTS["v:ball_courts"], "reductions", _cheaper, once="turn")

# -- Calendar ----------------------------------------------------------------------------------------


def _may_look(state: Position, owner: int, matter: Any) -> bool:
    """COC-33.33: looking is free, but at a card one knows only if it can be put under the deck."""
    pile = state.events
    if not pile.size() and not state.event_discard:
        return False
    known = bool(pile.top) and owner in pile.knows_top[0]
    return not known or payable(state, owner, tokens(CULTURE))


class Calendar(Frame):
    """Look at the top event card; for 1 culture token it goes under the deck and the next one is seen."""

    STEPS: ClassVar[tuple[str, ...]] = ("renew", "look", "decide", "pay", "bury")

    seat: int

    def renew(self, state: Position) -> Next:
        if not state.events.size():
            state.events.shuffle(state.event_discard)
            state.event_discard = []
        return None

    def look(self, state: Position) -> Next:
        return state.events.draw(1)

    def on_look(self, state: Position, seen: tuple[int, ...]) -> None:
        state.events.look(seen, (self.seat,))
        state.say("looks-at-event", seat=self.seat)
        state.whisper((self.seat,), "event-seen", event=event_answer(state, seen[0]))

    def decide(self, state: Position) -> Next:
        if not payable(state, self.seat, tokens(CULTURE)):
            return END
        return Ask(self.seat, ["button:leave", "button:bury"], "calendar", "COC-33.33")

    def on_decide(self, state: Position, answer: str) -> str | None:
        return END if answer == "button:leave" else None

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE), "COC-33.33")

    def bury(self, state: Position) -> Next:
        pile = state.events
        if pile.top:
            card, known = pile.top.pop(0), pile.knows_top.pop(0)
            pile.put_under(card, known)
        else:
            card, known = pile.under.pop(0), pile.knows_under.pop(0)
            pile.put_under(card, known)
        return "look"


def _look(state: Position, owner: int, matter: Any) -> Frame | None:
    return Calendar(seat=owner)


WINDOW_FREE.act(EFFECTS["v:calendar"], "", _look, _may_look)

# -- Pakal -------------------------------------------------------------------------------------------


def _sun_shield(state: Position, owner: int, saved: int, matter: Any) -> int:
    c: Battle = matter
    stone = defends_city(c, owner) and state.building(c.place, OBELISK) == owner
    return saved + 1 if stone and c.round == 1 and c.takes_part(state, owner) else saved


def _artful(state: Position, owner: int, price: Bill, matter: Any) -> Bill:
    """1 culture token for any 2 resources of a building, once."""
    if matter[1] < 0 or matter[0] != city_of_leader(state, owner):
        return price
    goods = [one.good for one in price.dues for _ in range(one.number) if one.good <= GOLD]
    if len(goods) < 2:
        return price
    rest: tuple[Due, ...] = ()
    if len(goods) > 2:
        stand_ins = [(good, 1) for good in goods]
        stand_ins += [stand_in for one in price.dues if one.good <= GOLD for stand_in in one.instead]
        rest = (Due(len(goods) - 2, ANYTHING, tuple(dict.fromkeys(stand_ins))),)
    others = tuple([one for one in price.dues if one.good > GOLD])
    return Bill((*others, *rest, due(CULTURE)))


HITS_CANCEL.change(EFFECTS["l:pakal.1"], "automatic", _sun_shield)
CONSTRUCT_COST.change(EFFECTS["l:pakal.2"], "replacements", _artful, optional=True)

# -- Siyaj K'ak' -------------------------------------------------------------------------------------


def _fire(state: Position, owner: int, value: int, matter: Any) -> int:
    c: Battle = matter
    born = attacks_city(c, owner) and c.round == 1 and c.takes_part(state, owner)
    return value + c.size if born else value


def _may_shine(state: Position, owner: int, matter: Any) -> bool:
    city = matter[0]
    if city != city_of_leader(state, owner) or not can_influence(state, owner):
        return False
    return bool(targets(state, owner, city))


def _shine(state: Position, owner: int, matter: Any) -> Frame | None:
    return InfluenceCulture(seat=owner, only=matter[0])


ROLL_VALUE.change(EFFECTS["l:siyaj_kak.1"], "bonus", _fire)
CONSTRUCT_DONE.act(EFFECTS["l:siyaj_kak.2"], "own", _shine, _may_shine, optional=True)

# -- Wak Chanil Ajaw ---------------------------------------------------------------------------------


def _at_home(state: Position, owner: int, c: Battle) -> bool:
    return in_range(state, c.place, state.cities(owner), 2)


bonus("l:wak_chanil_ajaw.1", _at_home)


def _old_pieces(state: Position, seat: int, city: int) -> list[int]:
    return [piece for piece in range(1, PIECES) if state.building(city, piece) == seat]


def _new_pieces(state: Position, seat: int, city: int) -> list[int]:
    """Types whose advance is there; it is no Construct action, so Plague does not forbid it (COC-35.5)."""
    return [
        piece
        for piece in range(1, PIECES)
        if not state.has_building(city, piece)
        and state.spare_piece(seat, piece)
        and state.uses(seat, state.world().named_by[piece])
        and (piece != PORT or state.is_coastal(city))
    ]


def _may_rebuild(state: Position, owner: int, seen: Any) -> bool:
    city = city_of_leader(state, owner)
    if not seen & LED or city == NOBODY:
        return False
    return bool(_old_pieces(state, owner, city) and _new_pieces(state, owner, city))


class Rebuild(Frame):
    """COC-33.53: a building of your colour becomes one of another type, with its effect on construction."""

    STEPS: ClassVar[tuple[str, ...]] = ("old", "new", "done")

    seat: int
    city: int
    piece: int = 0

    def old(self, state: Position) -> Next:
        names = [f"building:{PIECE_NAMES[p]}" for p in _old_pieces(state, self.seat, self.city)]
        return Ask(self.seat, names, "rebuild-old", "COC-33.53")

    def on_old(self, state: Position, answer: str) -> None:
        state.remove_piece(self.city, PIECE_NAMES.index(answer.removeprefix("building:")))
        self.piece = PIECE_NAMES.index(answer.removeprefix("building:"))

    def new(self, state: Position) -> Next:
        found = [p for p in _new_pieces(state, self.seat, self.city) if p != self.piece]
        return Ask(self.seat, [f"building:{PIECE_NAMES[p]}" for p in found], "rebuild-new", "COC-33.53")

    def on_new(self, state: Position, answer: str) -> None:
        self.piece = PIECE_NAMES.index(answer.removeprefix("building:"))
        state.place_piece(self.seat, self.piece, self.city)

    def done(self, state: Position) -> Next:
        return CONSTRUCT_DONE.happen(state, [self.seat], (self.city, self.piece))


def _rebuild(state: Position, owner: int, seen: Any) -> Frame | None:
    return Rebuild(seat=owner, city=city_of_leader(state, owner))


MOVE_DONE.act(EFFECTS["l:wak_chanil_ajaw.2"], "own", _rebuild, _may_rebuild, optional=True)
