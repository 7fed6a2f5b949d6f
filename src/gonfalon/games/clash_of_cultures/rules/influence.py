"""Influence Culture (section 21)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, CULTURE, NOBODY, PIECE_NAMES, PIECES
from gonfalon.games.clash_of_cultures.rules.goods import listed
from gonfalon.games.clash_of_cultures.rules.moments import (
    INFLUENCE_AGAIN,
    INFLUENCE_BAN,
    INFLUENCE_BOOST,
    INFLUENCE_NAMED,
    INFLUENCE_RANGE,
    INFLUENCE_REWARDS,
    INFLUENCE_ROLL,
    INFLUENCE_SOURCE,
    INFLUENCE_SUCCESS,
    INFLUENCE_TARGET,
)
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import FAR, NOT_COUNTED, SUCCESSES, TALLIES, Position
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Frame, Next

DIE: Final = 12


def sources(state: Position, seat: int) -> list[int]:
    """The spaces an attempt may start from: own cities, and what effects add (influence.source)."""
    found = state.cities(seat)
    if not INFLUENCE_SOURCE.heard(state, seat):
        return found
    places = range(len(state.city))
    return [place for place in places if state.city[place] == seat or INFLUENCE_SOURCE.allowed(state, seat, place)]


def reach(state: Position, seat: int, source: int) -> int:
    """COC-21.1: the size of the source, whatever its mood, and what effects add."""
    base = state.size(source) if state.city[source] != NOBODY else 0
    return int(INFLUENCE_RANGE.settled(state, seat, base, source))


def takable(state: Position, seat: int, city: int, piece: int) -> bool:
    """COC-21.6: a building of another colour of which there is one in supply."""
    colour = state.building(city, piece)
    if colour in (NOBODY, seat) or not state.spare_piece(seat, piece):
        return False
    return not INFLUENCE_BAN.allowed(state, colour, (city, piece))


def boostable(state: Position, seat: int, city: int) -> bool:
    """COC-21.11: nothing of the target's owner forbids it."""
    owner = state.city[city]
    return owner in (seat, NOBODY) or owner >= BARBARIAN or not INFLUENCE_BOOST.allowed(state, owner, city)


def targets(state: Position, seat: int, source: int, most: int = FAR) -> list[tuple[int, int]]:
    """Targets of a source with the culture tokens needed for the range (COC-21.1 to 21.4, 21.7), so many at most."""
    own = state.city[source] == seat
    bound = own and bool(state.influencers(source))
    purse = NOT_COUNTED
    range_ = reach(state, seat, source)
    row = state.row(source)
    elsewhere = INFLUENCE_TARGET.heard(state, seat)
    out: list[tuple[int, int]] = []
    for place in range(len(state.city)):
        if state.city[place] == NOBODY and (not elsewhere or state.holder[place] == NOBODY):
            continue  # nothing is there that could be won over
        if (bound and place != source) or (state.city[source] == NOBODY and state.city[place] == seat):
            continue  # COC-21.3; COC-33.29
        short = max(0, row[place] - range_)
        if row[place] == FAR:
            continue
        if short and purse == NOT_COUNTED:
            purse = _tokens(state, seat)
        if short and short > purse:
            continue
        if not _worth(state, seat, place, source):
            continue
        if short and state.city[place] != NOBODY and not boostable(state, seat, place):
            continue
        out.append((place, short))
        if len(out) == most:
            break
    return out


def _tokens(state: Position, seat: int) -> int:
    """How many culture tokens a seat can spend, stand-ins included."""
    count = state.have(seat, CULTURE)
    while payable(state, seat, tokens(CULTURE, count + 1)):
        count += 1
    return count


def _worth(state: Position, seat: int, place: int, source: int) -> bool:
    """Whether something there can be the target: a building, or what effects add (influence.target)."""
    owner = state.city[place]
    if owner != NOBODY and owner < BARBARIAN and owner != seat and INFLUENCE_BAN.allowed(state, owner, (place, 0)):
        return False
    if owner != NOBODY and any(takable(state, seat, place, piece) for piece in range(1, PIECES)):
        return True
    return INFLUENCE_TARGET.allowed(state, seat, (source, place))


def can_influence(state: Position, seat: int) -> bool:
    """COC-21.7, 21.8: one success per turn, and a target in reach."""
    if state.tally[seat * TALLIES + SUCCESSES]:
        return False
    return any(targets(state, seat, source, 1) for source in sources(state, seat))


def influencing(state: Position) -> "InfluenceCulture":
    """The attempt that is being made."""
    for frame in reversed(state.frames):
        if isinstance(frame, InfluenceCulture):
            return frame
    raise LookupError("no attempt of Influence Culture is being made")


class InfluenceCulture(Frame):
    """COC-21.1 to 21.13."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "source",
        "target",
        "range_tokens",
        "name",
        "roll",
        "again",
        "boost",
        "boost_tokens",
        "judge",
        "success",
        "exchange",
        "rewards",
    )

    seat: int
    only: int = NOBODY  # a text may name the source
    start: int = NOBODY
    place: int = NOBODY
    face: int = 0
    added: int = 0
    settled: bool = False  # an effect did something else than an exchange
    won: bool = False
    piece: int = 0

    def source(self, state: Position) -> Next:
        if state.tally[self.seat * TALLIES + SUCCESSES]:
            return END
        found = [s for s in sources(state, self.seat) if self.only in (NOBODY, s) and targets(state, self.seat, s)]
        if not found:
            return END
        return Ask(self.seat, [state.land().answers[s] for s in found], "influence-source", "COC-21.1")

    def on_source(self, state: Position, answer: str) -> None:
        self.start = state.land().hex_of[answer]

    def target(self, state: Position) -> Next:
        found = targets(state, self.seat, self.start)
        return Ask(self.seat, [state.land().answers[place] for place, _ in found], "influence-target", "COC-21.1")

    def on_target(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def range_tokens(self, state: Position) -> Next:
        """COC-21.4: the range is bought before the roll."""
        short = dict(targets(state, self.seat, self.start))[self.place]
        at = state.land().answers
        state.say("influence", seat=self.seat, source=at[self.start], target=at[self.place])
        return paying(self.seat, tokens(CULTURE, short), "COC-21.4") if short else None

    def name(self, state: Position) -> Next:
        return INFLUENCE_NAMED.happen(state, [self.seat], self.place)

    def roll(self, state: Position) -> Next:
        return Dice(1, DIE)

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        self.face = faces[0]
        state.say("influence-roll", seat=self.seat, value=state.world().face_value[faces[0]])

    def again(self, state: Position) -> Next:
        """COC-33.52: an effect may have it rolled again; it clears ``face``."""
        return INFLUENCE_AGAIN.happen(state, [self.seat], self.start)

    def on_again(self, state: Position, done: Frame) -> str | None:
        return "roll" if not self.face else None

    def total(self, state: Position) -> int:
        value = state.world().face_value[self.face]
        return int(INFLUENCE_ROLL.settled(state, self.seat, value, self.start)) + self.added

    def boost(self, state: Position) -> Next:
        """COC-21.4, 21.13: tokens for the roll, all at once, only if they lead to a success."""
        short = state.number("influence") - self.total(state)
        bound = state.city[self.start] == self.seat and bool(state.influencers(self.start))
        if short <= 0 or bound or not boostable(state, self.seat, self.place) or short > _tokens(state, self.seat):
            return None
        return Ask(self.seat, ["button:boost", "button:fail"], "influence-boost", "COC-21.13")

    def on_boost(self, state: Position, answer: str) -> None:
        if answer == "button:boost":
            self.added = state.number("influence") - self.total(state)

    def boost_tokens(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE, self.added), "COC-21.13") if self.added else None

    def judge(self, state: Position) -> Next:
        """COC-21.5."""
        self.won = self.total(state) >= state.number("influence")
        state.say("influence-result", seat=self.seat, success=int(self.won))
        if not self.won:
            return END
        state.tally[self.seat * TALLIES + SUCCESSES] += 1
        return None

    def success(self, state: Position) -> Next:
        """What effects do in place of an exchange."""
        return INFLUENCE_SUCCESS.happen(state, [self.seat], self.place)

    def exchange(self, state: Position) -> Next:
        """COC-21.6: the building is named after the success."""
        if self.settled:
            return None
        found = [piece for piece in range(1, PIECES) if takable(state, self.seat, self.place, piece)]
        if self.piece:
            found = [piece for piece in found if piece == self.piece]  # named before the roll
        values = [f"building:{PIECE_NAMES[piece]}" for piece in found]
        return Ask(self.seat, values, "influence-building", "COC-21.6") if values else None

    def on_exchange(self, state: Position, answer: str) -> None:
        self.piece = PIECE_NAMES.index(answer.removeprefix("building:"))
        owner = state.remove_piece(self.place, self.piece)
        state.place_piece(self.seat, self.piece, self.place)
        at = state.land().answers[self.place]
        state.say("influenced", seat=self.seat, owner=owner, building=answer, at=at)

    def rewards(self, state: Position) -> Next:
        return INFLUENCE_REWARDS.happen(state, [self.seat], self.start)

    def about(self, state: Any) -> dict[str, Any]:
        at = state.land().answers
        facts: dict[str, Any] = {}
        if self.start != NOBODY:
            facts["source"] = at[self.start]
        if self.place != NOBODY:
            facts["target"] = at[self.place]
        if self.face:
            short = max(0, state.number("influence") - self.total(state))
            facts |= {"short": short, "goods": listed([0] * CULTURE + [short])}
        return facts
