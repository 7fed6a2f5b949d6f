"""Cards for the map and the purse: Bishop, Tax Collector, Militia, Templar, Magnate, Diplomat, Sheriff, Mystic ..."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CIVIL, MILITARY
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.buildings import in_stock, name_of
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.money import receive
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep, DealDue, Entered, Rebellion
from gonfalon.games.medioevo_universale.rules.plunder import CARRIER, MARKET, Pillage, Spoils, asset_name, protected
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, innermost
from gonfalon.games.medioevo_universale.rules.sides import Engagement
from gonfalon.games.medioevo_universale.rules.tech_law import raised
from gonfalon.games.medioevo_universale.rules.tech_trade import cube_facts, shift, shifts
from gonfalon.kernel.requests import Ask, Number
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"


# -- Bishops: a ban on a territory for this turn, not twice in a row (MEU-18.1 to 18.3) ----------


class Bishop(Card):
    """No fighting (1), no trade (2), no leaving (3)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(self.places(state, window))

    def places(self, state: Position, window: Any) -> list[int]:
        """In the middle of something only the territory it is about, else any in play."""
        lands = [t for t in range(state.world().lands) if state.in_play[t]]
        if isinstance(window, BeforeStep):
            lands = [window.start] if window.start < state.world().lands else []
        elif isinstance(window, Entered | Rebellion | DealDue) or window.KIND in ("battle-opens", "round-ends"):
            lands = [window.space] if window.space < state.world().lands else []
        barred = [thing for card, thing in state.banned if card == self.card]
        return [t for t in lands if t not in barred and not state.barred(self.card, t)]

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Ban(seat=seat, card=self.card, places=self.places(state, window))


class Ban(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("name", "take")

    card: int
    places: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": f"card:{self.card}"}

    def name(self, state: Position) -> Next:
        answers = [state.world().answers[t] for t in self.places]
        return Ask(self.seat, answers, "ban", f"MEU-18.{self.card}")

    def on_name(self, state: Position, answer: str) -> None:
        self.target = answer

    def take(self, state: Position) -> Next:
        territory = state.world().space_of[self.target]
        state.effects.append((self.card, self.seat, territory))
        state.say("ban", seat=self.seat, card=f"card:{self.card}", place=self.target)
        battle = innermost(state, Engagement)
        if self.card == 1 and battle is not None and battle.space == territory:
            battle.stopped = True
        for frame in state.frames:
            if isinstance(frame, BeforeStep) and self.card == 3 and frame.start == territory:
                frame.forbidden = True
            if isinstance(frame, DealDue) and self.card == 2 and frame.space == territory:
                frame.forbidden = True
        return None


# -- money ---------------------------------------------------------------------------------------


class TaxCollector(Card):
    """MEU-18.22, 18.23: florins for every cube on others' transports in his land."""

    def __init__(self, florins: int) -> None:
        self.each = florins

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        cubes = 0
        for other in state.others(seat):
            for slot in state.carriers(other):
                place = state.place[slot]
                if not state.is_sea(place) and state.holder[place] == seat:
                    cubes += carriers.cube_count(state.cargo[slot])
        receive(state, seat, cubes * self.each)
        return None


class Magnate(Card):
    """MEU-18.36: up to 300 florins are put on the card, or taken from it with half as much again."""

    rule: ClassVar[str] = "MEU-18.36"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        """MEU-16.24: who borrows a card changes nothing on it."""
        return state.held[Deposit.CARD] == seat

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        if state.magnate:
            receive(state, seat, state.magnate + state.magnate // 2)
            state.magnate = 0
            return None
        return Deposit(seat=seat)


class Deposit(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("amount",)
    CARD: ClassVar[int] = 36

    def amount(self, state: Position) -> Next:
        return Number(self.seat, 0, min(300, state.florins[self.seat]), "card-36", "MEU-18.36", always=True)

    def on_amount(self, state: Position, answer: str) -> None:
        state.magnate = int(answer[7:])
        state.florins[self.seat] -= state.magnate


class Usurer(Card):
    """MEU-18.37: half of the interest the others have paid this turn."""

    rule: ClassVar[str] = "MEU-18.37"

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        others = sum([paid for other, paid in enumerate(window.interest) if other != seat])
        receive(state, seat, others // 2)
        return None


class Creditor(Card):
    """MEU-18.38: his interest is 50 lower."""

    rule: ClassVar[str] = "MEU-18.38"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.seat == seat and window.discount == 0)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        window.discount += state.number("interest")
        return None


# -- markets, buildings, protection --------------------------------------------------------------


class Engineer(Card):
    """MEU-18.12: one of his military buildings protects against two kinds of attack this turn."""

    rule: ClassVar[str] = "MEU-18.12"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(fortified(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Strengthen(seat=seat)


def fortified(state: Position, seat: int) -> list[int]:
    lands = range(state.world().lands)
    forts = [t for t in lands if state.keeper[t] == seat and state.fortress(t)]
    return [t for t in forts if (12, seat, t) not in state.effects]


class Strengthen(CardUse):
    CARD: ClassVar[int] = 12

    def options(self, state: Position) -> list[str]:
        return [state.world().answers[t] for t in fortified(state, self.seat)]

    def apply(self, state: Position) -> Next:
        state.effects.append((12, self.seat, state.world().space_of[self.target]))
        return None


class Cameleer(Card):
    """MEU-18.63: a real cube goes to a neighbouring area."""

    rule: ClassVar[str] = "MEU-18.63"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return any(state.market) and bool(shifts(state, seat, True))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return MoveCube(seat=seat)


class MoveCube(CardUse):
    CARD: ClassVar[int] = 63

    def options(self, state: Position) -> list[str]:
        return shifts(state, self.seat, True)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return cube_facts(state, answer)

    def apply(self, state: Position) -> Next:
        shift(state, self.target)
        return None


class Sheriff(Card):
    """MEU-18.69, 18.70: a civil or military building rises beside a higher one of the other kind."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return innermost(state, Engagement) is None and bool(guarded(state, seat, self.card))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Promote(seat=seat, card=self.card)


def guarded(state: Position, seat: int, card: int) -> list[int]:
    own, other = (CIVIL, MILITARY) if card == 69 else (MILITARY, CIVIL)
    out: list[int] = []
    for t in state.territories(seat):
        level = state.built[t * 3 + own]
        if 0 < level < state.built[t * 3 + other] and in_stock(state, own, level + 1):
            out.append(t * 3 + own)
    return out


class Promote(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "apply")

    card: int

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": f"card:{self.card}"}

    def choose(self, state: Position) -> Next:
        values = [f"at:{at}" for at in guarded(state, self.seat, self.card)]
        return Ask(self.seat, values, "sheriff", f"MEU-18.{self.card}") if values else END

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        at = int(answer[3:])
        return {"thing": name_of(state, at), "place": state.world().answers[at // 3]}

    def apply(self, state: Position) -> Next:
        return raised(state, self.seat, int(self.target[3:]))


class Diplomat(Card):
    """MEU-18.50, 18.51: elements of his own are protected from plunder this turn."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(elements(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return ProtectSome(seat=seat) if self.card == 50 else ProtectOne(seat=seat)


def elements(state: Position, seat: int) -> list[int]:
    """Buildings he controls, his transports and machines, Great Markets he controls; what a conqueror or barbarians are
    about to take counts as his still (MEU-28.40)."""
    kept = [t for t in range(state.world().lands) if state.keeper[t] == seat]
    markets = state.territories(seat)
    booty = innermost(state, Spoils)
    if booty is not None and booty.keeper == seat:
        kept.append(booty.space)
        markets = [*markets, booty.space]
    raid = innermost(state, Pillage)
    if raid is not None and raid.space in kept:
        markets = [*markets, raid.space]
    out = [at for t in kept for at in range(t * 3, t * 3 + 3) if state.built[at]]
    out += [CARRIER + slot for slot in state.carriers(seat)] + [MARKET + t for t in markets if state.market[t]]
    return [element for element in out if not protected(state, element)]


class ProtectOne(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "rolled", "choose", "apply")
    CARD: ClassVar[int] = 51

    done: int = 0

    def options(self, state: Position) -> list[str]:
        return [f"element:{element}" for element in elements(state, self.seat)]

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        element = int(answer[8:])
        if element >= MARKET:
            return {"thing": "asset:market", "place": state.world().answers[element - MARKET], "number": 0}
        place = state.place[element - CARRIER] if element >= CARRIER else element // 3
        slot = (element - CARRIER) % 10 + 1 if element >= CARRIER else 0
        return {"thing": asset_name(state, element), "place": state.world().answers[place], "number": slot}

    def apply(self, state: Position) -> Next:
        state.effects.append((self.CARD, self.seat, int(self.target[8:])))
        self.done += 1
        return "choose" if self.done < third(self.die) else END


class ProtectSome(ProtectOne):
    CARD: ClassVar[int] = 50
    SIDES: ClassVar[int] = 6


for _card in (1, 2, 3):
    CARDS[_card] = Bishop(_card)
CARDS[12] = Engineer()
CARDS[22] = TaxCollector(10)
CARDS[23] = TaxCollector(20)
CARDS[36] = Magnate()
CARDS[37] = Usurer()
CARDS[38] = Creditor()
CARDS[50] = Diplomat(50)
CARDS[51] = Diplomat(51)
CARDS[63] = Cameleer()
CARDS[69] = Sheriff(69)
CARDS[70] = Sheriff(70)
