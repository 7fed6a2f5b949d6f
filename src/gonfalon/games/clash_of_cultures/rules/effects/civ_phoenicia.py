"""Phoenicians (COC-33.35, 33.36): City Independence, Biremes, Alphabet, Cedars & Dyes; Hiram, Ithobaal, Pygmalion."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CULTURE,
    GOLD,
    HAPPY,
    IDEAS,
    MOOD,
    NOBODY,
    PIECES,
    PORT,
    SETTLER,
    SHIP,
)
from gonfalon.games.clash_of_cultures.rules.choices import GainOne
from gonfalon.games.clash_of_cultures.rules.effects.civ_rome import set_mood
from gonfalon.games.clash_of_cultures.rules.effects.leading import (
    bonus,
    conquered_with_leader,
    defends_city,
    near_temple,
    teacher,
)
from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONFLICT_NOTED,
    CONFLICT_WON,
    CONQUEST_MOOD,
    CONQUEST_PIECES,
    HITS_PAID,
    INFLUENCE_BAN,
    ROLL_VALUE,
    SCORE_ADVANCES,
    SCORE_PIECES,
    TABLE,
    TRADE_EXTRA,
    TRADE_INCOME,
    TRADE_LIMIT,
    TRADE_REACH,
    TRADE_SOURCES,
)
from gonfalon.games.clash_of_cultures.rules.paying import Pay, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects

# -- City Independence -------------------------------------------------------------------------------


def _free_port(state: Position, owner: int, matter: Any) -> bool:
    """COC-33.35: Ports of this colour cannot be exchanged and keep it."""
    return bool(matter[1] == PORT)


def _port_points(state: Position, owner: int, halves: int, matter: Any) -> int:
    """1 1/2 points in the place of 1."""
    return halves + state.built[PORT::PIECES].count(owner + 1)


def _no_governments(state: Position, owner: int, halves: int, matter: Any) -> int:
    return halves - sum([state.in_group(owner, group) for group in state.world().governments])


INFLUENCE_BAN.permit(EFFECTS["v:city_independence"], _free_port)
CONQUEST_PIECES.permit(EFFECTS["v:city_independence"], _free_port)
SCORE_PIECES.change(EFFECTS["v:city_independence"], "sum", _port_points)
SCORE_ADVANCES.change(EFFECTS["v:city_independence"], "sum", _no_governments)

# -- Biremes -----------------------------------------------------------------------------------------


def _biremes(state: Position, owner: int, value: int, matter: Any) -> int:
    """+2 at sea; only in round 1 against an opponent who owns Warships."""
    c: Battle = matter
    if not c.naval:
        return value
    enemy = c.enemy(owner)
    equal = enemy < BARBARIAN and state.uses(enemy, state.world().advance_of["warships"])
    return value if equal and c.round > 1 else value + 2


ROLL_VALUE.change(EFFECTS["v:biremes"], "bonus", _biremes)

# -- Alphabet, Cedars & Dyes -------------------------------------------------------------------------


def trading(state: Position) -> TradeRoutes | None:
    for frame in reversed(state.frames):
        if isinstance(frame, TradeRoutes):
            return frame
    return None


def _letters(state: Position, owner: int, bits: int, link: Any) -> int:
    """Up to 2 links give 1 culture token or 2 ideas."""
    frame = trading(state)
    if frame is None or frame.lettered >= 2:
        return bits
    return bits | 1 << CULTURE | 1 << IDEAS


TRADE_INCOME.change(EFFECTS["v:alphabet"], "goods", _letters)


def _port_city(state: Position, owner: int, matter: Any) -> bool:
    place, kind = matter
    return kind == NOBODY and state.city[place] == owner and state.has_building(place, PORT)


def _farther(state: Position, owner: int, steps: int, link: Any) -> int:
    """COC-33.36: 3 for ships and Ports, to coastal cities only; a Port links to no others."""
    _, kind, city = link
    if kind not in (SHIP, NOBODY):
        return steps
    if state.is_coastal(city):
        return 3
    return steps if kind == SHIP else 0


TRADE_SOURCES.permit(EFFECTS["v:cedars_and_dyes"], _port_city)
TRADE_REACH.change(EFFECTS["v:cedars_and_dyes"], "steps", _farther)

# -- Hiram -------------------------------------------------------------------------------------------


def _near_leader(state: Position, owner: int, links: Any) -> bool:
    """Whether a link starts from a settler or ship in the leader's space."""
    return any(start == state.leader_at[owner] and kind in (SETTLER, SHIP) for start, kind, _ in links)


def _one_more(state: Position, owner: int, limit: int, links: Any) -> int:
    return limit + 1 if _near_leader(state, owner, links) else limit


TRADE_LIMIT.change(EFFECTS["l:hiram.1"], "number", _one_more)
teacher("l:hiram.2", "construction")

# -- Ithobaal ----------------------------------------------------------------------------------------


def _delivered(state: Position, owner: int, place: Any) -> bool:
    """The city was under the owner's influence before the attack, and the leader is there."""
    return bool(conflict_of(state).noted >> owner & 1) and conquered_with_leader(state, owner)


def _rejoice(state: Position, owner: int, place: Any) -> Frame | None:
    set_mood(state, HAPPY)
    return None


def _noted(state: Position, owner: int, noted: int, matter: Any) -> int:
    """The influence is noted before the attack."""
    c: Battle = matter
    return noted | 1 << owner if owner in state.influencers(c.place) else noted


def _temple_near(state: Position, owner: int, c: Battle) -> bool:
    return not c.naval and near_temple(state, owner, c.place)


CONQUEST_MOOD.act(EFFECTS["l:ithobaal.1"], "", _rejoice, _delivered)
CONFLICT_NOTED.change(EFFECTS["l:ithobaal.1"], "noted", _noted)
bonus("l:ithobaal.2", _temple_near)

# -- Pygmalion ---------------------------------------------------------------------------------------


def _on_top(state: Position, owner: int, links: Any) -> Frame | None:
    return GainOne(seat=owner, goods=(GOLD, CULTURE), rule=EFFECTS["l:pygmalion.1"].rule)


TRADE_EXTRA.act(EFFECTS["l:pygmalion.1"], "", _on_top, _near_leader)

PROTECTED: Final = "l:pygmalion.2"  # the mark lasts when the leader is lost
CHEERED: Final = "l:pygmalion.2/mood"  # a mood token was paid


def _may_protect(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    if not defends_city(c, owner) or not c.takes_part(state, owner) or state.marked(PROTECTED, owner):
        return False
    return c.hits[c.side_of(owner)] > 0 and payable(state, owner, tokens(CULTURE))


class Protect(Frame):
    """1 culture token for a hit; what stood for it is remembered (COC-34.1)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay",)

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE), EFFECTS["l:pygmalion.2"].rule)

    def on_pay(self, state: Position, done: Pay) -> None:
        state.mark(PROTECTED, self.seat, "conflict")
        if done.spent[MOOD]:
            state.mark(CHEERED, self.seat, "conflict")


def _protect(state: Position, owner: int, place: Any) -> Frame | None:
    c = conflict_of(state)
    c.hits[c.side_of(owner)] -= 1
    return Protect(seat=owner)


def _was_protected(state: Position, owner: int, place: Any) -> bool:
    return state.marked(PROTECTED, owner)


def _token_back(state: Position, owner: int, place: Any) -> Frame | None:
    gain(state, owner, MOOD if state.marked(CHEERED, owner) else CULTURE, 1)
    return None


HITS_PAID.act(EFFECTS["l:pygmalion.2"], "", _protect, _may_protect, optional=True)
CONFLICT_WON.act(EFFECTS["l:pygmalion.2"], "", _token_back, _was_protected, automatic=True, lasting=True)
