"""How windows work here (section 28A): what a seat may use in one, and how a use is carried out.

The windows themselves are in occasions.py (but for those of a turned card and of one's own turn), what may be used in
powers.py and the modules that fill its tables.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import ALL_POINTS, ANY, COLOURS, EITHER_POINT
from gonfalon.games.medioevo_universale.rules.position import HORDE, Position
from gonfalon.games.medioevo_universale.rules.powers import (
    ACTS,
    CARDS,
    CLAIMS,
    FROM_PHASE_3,
    GENERAL,
    LISTED,
    TECHNOLOGIES,
    Use,
    innermost,
)
from gonfalon.games.medioevo_universale.rules.report import USE, USED, WITHDRAWN, note, note_use
from gonfalon.games.medioevo_universale.rules.sides import BARBARIANS, Engagement, against_barbarians
from gonfalon.kernel.acts import EVERY
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next
from gonfalon.kernel.windows import NOBODY, PASS, Window, ahead

FOR_ABILITY: Final = 0
FOR_POINTS: Final = 1
#: Cards whose ability is to give points (MEU-18.57, 18.58)
PIRATE: Final = 57
PIRATES: Final = 58
ALL: Final = -1
PURCHASES: Final = 4  # the phase


#: Standing orders for many windows at once: where one has nothing to use; where it is none of one's business.
QUIET: Final = "quiet"
FOREIGN: Final = "foreign"


_technologies: Final[dict[str, list[int]]] = {}  # by window


class Occasion(Window):
    """A window of section 28B. ``seat`` is the one it begins with: the active player, the mover, the attacker."""

    seat: int
    FREE: ClassVar[bool] = False  # whether list F alone makes everybody be asked (MEU-28.2)

    def order(self, state: Position) -> list[int]:
        first = [self.seat] if self.seat != HORDE else []
        return ahead(first, state.playing())

    def cards(self, state: Position) -> list[int]:
        """The cards its row names."""
        return state.world().cards_in[self.KIND]

    def asked(self, state: Position, seat: int) -> bool:
        return self.FREE or bool(listed(state, seat, self, 1))

    def uses(self, state: Position, seat: int) -> list[str]:
        return usable(state, seat, self)

    def ask(self, state: Position) -> Next:
        seat = self.awaited(state)
        if seat == NOBODY:
            return END
        values = [*self.uses(state, seat), PASS]
        return Ask(seat, values, self.KIND, self.RULE, always=True, more=asides(state, seat, self))

    def ordered_as(self, state: Position, seat: int) -> tuple[str, ...]:
        """Besides its own name: QUIET where a seat has nothing to use, FOREIGN where it is others' business."""
        names: tuple[str, ...] = (self.KIND, EVERY)
        if against_barbarians(state, seat):
            names = (*names, BARBARIANS)
        if self.last_chance(state, seat):
            return names
        if self.FREE and not listed(state, seat, self, 1):
            return (*names, QUIET)
        return names if self.concerns(state, seat) else (*names, FOREIGN)

    def last_chance(self, state: Position, seat: int) -> bool:
        """Whether a seat that does not care for its cards here is asked for something else that cannot wait."""
        return False

    def concerns(self, state: Position, seat: int) -> bool:
        """Whether what happens here is a seat's own business."""
        return True

    def use(self, state: Position, seat: int, answer: str) -> Frame | None:
        note_use(state, USE, seat, answer)
        return begun(state, seat, self, answer)

    def withdrawn(self, state: Position, finished: Frame) -> bool:
        back = isinstance(finished, Use) and finished.withdrawn
        if back:
            note(state, WITHDRAWN)
        return back

    def after_use(self, state: Position, seat: int) -> None:
        note_use(state, USED, seat, self.using)
        super().after_use(state, seat)


def listed(state: Position, seat: int, window: Any, enough: int = ALL, anyway: bool = False) -> list[str]:
    """What the window's row names and the seat could use, as everybody can see (MEU-28.2); ``enough`` of it.

    ``anyway``: the seat is asked, and may also use what it would not be asked for.
    """
    out: list[str] = []
    for card in window.cards(state):
        if state.held[card] != seat or state.turned[card] or card not in CARDS or too_early(state, window, card):
            continue
        power = CARDS[card]
        if power.welcome(state, seat, window) if anyway else power.offered(state, seat, window):
            out.append(f"card:{card}")
            if len(out) == enough:
                return out
    for technology in technologies_in(window.KIND):
        if not state.knows(seat, technology) or too_early(state, window, -technology):
            continue
        method = TECHNOLOGIES[technology]
        if method.welcome(state, seat, window) if anyway else method.offered(state, seat, window):
            out.append(f"tech:{state.world().technologies[technology]}")
            if len(out) == enough:
                return out
    return out


def technologies_in(kind: str) -> list[int]:
    """The technologies that section 28C lists for a window."""
    if kind not in _technologies:
        _technologies[kind] = [t for t in TECHNOLOGIES if kind in LISTED[t] or ANY in LISTED[t]]
    return _technologies[kind]


def too_early(state: Position, window: Any, thing: int) -> bool:
    """MEU-28.8: what needs the War Circle is used from phase 3 on; technologies are numbered below 0."""
    return state.phase < 3 and window.KIND in GENERAL and thing in FROM_PHASE_3


def usable(state: Position, seat: int, window: Any) -> list[str]:
    """The same as the seat itself sees it, with what it can pay, and the free acts."""
    out = [answer for answer in listed(state, seat, window, ALL, True) if _able(state, seat, window, answer)]
    for answer, act in ACTS.items():
        if not act.aside and act.offered(state, seat, window) and act.able(state, seat, window):
            out.append(answer)
    for card in state.cards(seat):
        claim = CLAIMS[f"claim:{card}"]
        if claim.offered(state, seat, window) and claim.able(state, seat, window):
            out.append(f"claim:{card}")
    return out


def asides(state: Position, seat: int, window: Any) -> list[str]:
    """Diplomatic acts: whoever is asked may make them too."""
    return [
        answer
        for answer, act in ACTS.items()
        if act.aside and act.offered(state, seat, window) and act.able(state, seat, window)
    ]


def _able(state: Position, seat: int, window: Any, answer: str) -> bool:
    kind, _, ident = answer.partition(":")
    if kind == "card":
        return CARDS[int(ident)].able(state, seat, window)
    return TECHNOLOGIES[state.world().technologies.index(ident)].able(state, seat, window)


def begun(state: Position, seat: int, window: Any, answer: str) -> Frame | None:
    """A use of what ``usable`` lists."""
    kind, _, ident = answer.partition(":")
    if kind == "card":
        return PlayCard(seat=seat, card=int(ident))
    if kind == "tech":
        return TECHNOLOGIES[state.world().technologies.index(ident)].begin(state, seat, window)
    return (CLAIMS if kind == "claim" else ACTS)[answer].begin(state, seat, window)


class Personal(Occasion):
    """A window of one player alone."""

    def order(self, state: Position) -> list[int]:
        return [self.seat]


class Menu(Personal):
    """What stands in the menu of a player's turn: it opens with a use, and closes after it."""

    def on_carry(self, state: Position, finished: Frame) -> str:
        return END

    def reopen(self, state: Position) -> Next:
        return END


class OwnTurn(Menu):
    """MEU-28.12: what the active player may use between two actions; its uses stand in the menu of his turn."""

    KIND: ClassVar[str] = "own-turn"
    RULE: ClassVar[str] = "MEU-28.12"


class AfterBattle(Personal):
    """MEU-28.12: right after his battle, where no menu is put; list F alone makes him be asked (MEU-28.2)."""

    KIND: ClassVar[str] = "own-turn"
    RULE: ClassVar[str] = "MEU-28.12"
    FREE: ClassVar[bool] = True

    rival: int

    def ordered_as(self, state: Position, seat: int) -> tuple[str, ...]:
        names = super().ordered_as(state, seat)
        return (*names, BARBARIANS) if self.rival == HORDE else names


class CardTurned(Occasion):
    """MEU-28.13: its user first; a Princess makes the card give more, a Joker nothing."""

    KIND: ClassVar[str] = "card-turned"
    RULE: ClassVar[str] = "MEU-28.13"

    card: int
    purpose: int
    cancelled: bool = False
    both: bool = False
    doubled: bool = False

    def concerns(self, state: Position, seat: int) -> bool:
        battle = innermost(state, Engagement)
        return seat == self.seat or (battle is not None and seat in battle.owners)

    def order(self, state: Position) -> list[int]:
        """The others in turn order from him."""
        players = state.playing()
        at = players.index(self.seat)
        return players[at:] + players[:at]


class TurnCard(Frame):
    """An Empire card is turned, for its ability or for its points (MEU-17.2).

    ``cancelled`` by a Joker it gives nothing; a Princess makes it give both, or its points twice.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("turn", "answer", "choose", "take", "act")

    seat: int  # who uses it
    card: int
    purpose: int
    colour: int = -1  # the colour wanted where the card gives a choice
    borrowed: bool = False  # used by Proselytism: it is not turned and nobody can answer (MEU-16.24)
    cancelled: bool = False
    both: bool = False
    doubled: bool = False

    def turn(self, state: Position) -> Next:
        """MEU-28.13: what an ability costs is paid first, and stays paid whoever cancels the card."""
        toll = CARDS[self.card].toll(state, self.seat) if self.purpose == FOR_ABILITY else None
        return toll or self._laid_open(state)

    def on_turn(self, state: Position, payment: Any) -> str | None:
        if not payment.paid:  # taken back before the card is turned (MEU-28.15)
            self.cancelled = True
            return END
        return self._laid_open(state)

    def _laid_open(self, state: Position) -> str | None:
        if self.borrowed:
            return "take"
        state.turned[self.card] = 1
        state.say("turned", seat=self.seat, card=f"card:{self.card}")
        return None

    def answer(self, state: Position) -> Next:
        return CardTurned(seat=self.seat, card=self.card, purpose=self.purpose)

    def on_answer(self, state: Position, window: CardTurned) -> None:
        self.cancelled, self.both, self.doubled = window.cancelled, window.both, window.doubled

    def choose(self, state: Position) -> Next:
        """MEU-17.4, 18.59: a card used for its ability gives one of two points as well: which?"""
        colours = state.world().corner_colours[self.card]
        asked = self.both and not self.cancelled and self.purpose == FOR_ABILITY
        if not asked or state.world().corner[self.card] != EITHER_POINT:
            return None
        return Ask(self.seat, [f"colour:{COLOURS[colour]}" for colour in colours], "which-point", "MEU-17.4")

    def on_choose(self, state: Position, answer: str) -> None:
        self.colour = COLOURS.index(answer[7:])

    def act(self, state: Position) -> Next:
        """MEU-18.59: a card turned for its points, whose ability the window around lists, gives both."""
        if self.cancelled or not self.both or self.purpose == FOR_ABILITY:
            return None
        return CARDS[self.card].begin(state, self.seat, around(state, self.seat))

    def take(self, state: Position) -> Next:
        if self.cancelled or (self.purpose == FOR_ABILITY and not self.both):
            return None
        for colour in self._points(state):
            state.tp[self.seat * 6 + colour] += 2 if self.doubled else 1
            state.say("point", seat=self.seat, colour=f"colour:{COLOURS[colour]}")
        return None

    def _points(self, state: Position) -> list[int]:
        """MEU-17.4: what the corner gives; Pirates give what is wanted."""
        world = state.world()
        colours = list(world.corner_colours[self.card])
        if self.card in (PIRATE, PIRATES):
            return [self.colour] * (2 if self.card == PIRATES else 1)
        if world.corner[self.card] == ALL_POINTS or len(colours) < 2:
            return colours
        return [self.colour if self.colour in colours else colours[0]]


class PlayCard(Use):
    """A card is used for its ability (MEU-17.3): turned, answered, carried out."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn", "carry_out")

    card: int
    borrowed: bool = False

    def turn(self, state: Position) -> Next:
        return TurnCard(seat=self.seat, card=self.card, purpose=FOR_ABILITY, borrowed=self.borrowed)

    def on_turn(self, state: Position, turned: TurnCard) -> str | None:
        self.withdrawn = turned.cancelled and not self.borrowed and not state.turned[self.card]
        return END if turned.cancelled else None

    def carry_out(self, state: Position) -> Next:
        return CARDS[self.card].begin(state, self.seat, window_of(state))


def window_of(state: Position) -> Occasion | None:
    """The window in which something is being used."""
    for frame in reversed(state.frames):
        if isinstance(frame, Occasion):
            return frame
    return None


def around(state: Position, seat: int) -> Occasion | None:
    """The window in which a card is turned for its points; what is bought is bought in one's own turn (MEU-28.12)."""
    for frame in reversed(state.frames):
        if isinstance(frame, Occasion) and not isinstance(frame, CardTurned):
            return frame
    return OwnTurn(seat=seat) if state.phase == PURCHASES else None


def own_turn(seat: int, answer: str) -> OwnTurn:
    """The use of something that the menu of a turn offers (MEU-28.12)."""
    return OwnTurn(seat=seat, user=seat, using=answer, at=OwnTurn.STEPS.index("carry"))
