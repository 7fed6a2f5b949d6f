"""Windows: cards used out of turn, jokers upon jokers, payments with hidden coins, battles inside windows."""

from typing import Any, ClassVar

from gonfalon.kernel.acts import EVERY, NOTICE, TURN
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import OWNER, Sight
from gonfalon.kernel.state import Frame, State
from gonfalon.kernel.windows import Window, ahead
from tests.kernel.games import Tiny, blank

GENERAL = ("feast",)  # at any time, for the user alone
WARLIKE = ("raid",)  # may start a battle: from phase 3 on
HELPERS = ("herald",)  # wherever their user is named
LAST_PHASE = 4
PRICE = 2
BARBARIANS = -1


class Realm(State):
    VISIBLE: ClassVar[dict[str, Sight]] = {"purse": Sight(OWNER, "purses"), "goal": Sight(OWNER, "goals")}
    ORDERS: ClassVar[dict[str, tuple[str, ...]]] = {
        EVERY: (TURN,),
        "phase-start": (TURN, NOTICE),
        "card-turned": (TURN, NOTICE, "hurt"),
    }

    turn_order: list[int]
    purse: list[list[int]]  # one number each: what is in it
    goal: list[list[int]]  # one number each: 1 if the secret objective is reached
    cards: list[list[str]]
    turned: list[list[str]]
    made: list[int]  # points to pay with, made and not yet spent
    lent: list[int]  # 1: has taken the loan of this phase
    points: list[int]
    due: list[int]  # who still has to fight barbarians
    announced: list[int]  # 1: will take a loan before another's turn
    phase: int = 0
    active: int = 0
    fighting: bool = False
    scoring: bool = False

    def acts(self, seat: int) -> list[str]:
        return [*super().acts(seat), "act:withdraw:loan" if self.announced[seat] else "act:announce:loan"]

    def act(self, seat: int, answer: str) -> None:
        if answer.endswith(":loan"):
            self.announced[seat] = int(answer == "act:announce:loan")
            self.say("announces" if self.announced[seat] else "withdraws", seat=seat)
        else:
            super().act(seat, answer)


# -- windows ---------------------------------------------------------------------------------


class Reaction(Window):
    """What the windows of this game share: listed cards, helpers, claims."""

    RULE: ClassVar[str] = "TINY-10"

    def order(self, realm: Realm) -> list[int]:
        return ahead([realm.active], realm.turn_order)

    def listed(self, realm: Realm, seat: int) -> tuple[str, ...]:
        """The cards this window names for a seat."""
        raise NotImplementedError

    def asked(self, realm: Realm, seat: int) -> bool:
        listed = (*self.listed(realm, seat), *HELPERS)
        return any(card in listed for card in realm.cards[seat])

    def uses(self, realm: Realm, seat: int) -> list[str]:
        listed = (*self.listed(realm, seat), *HELPERS)
        able = realm.purse[seat][0] + realm.made[seat] + 2 * (not realm.lent[seat]) >= PRICE
        out = [f"card:{card}" for card in realm.cards[seat] if card in listed and (able or "mint" in realm.cards[seat])]
        return out + ["claim:goal"] * realm.goal[seat][0]

    def use(self, realm: Realm, seat: int, answer: str) -> Frame | None:
        if answer == "claim:goal":
            realm.goal[seat][0] = 0
            realm.reveal()
            realm.points[seat] += 3
            realm.say("claims", seat=seat)
            return None
        if answer == "free:loan":
            realm.lent[seat] = 1
            realm.announced[seat] = 0
            realm.purse[seat][0] += 2
            realm.say("borrows", seat=seat)
            return None
        realm.reveal()  # who turns a card can pay for it
        return Turning(seat=seat, card=answer.removeprefix("card:"))

    def withdrawn(self, realm: Realm, finished: Frame) -> bool:
        return isinstance(finished, Turning) and finished.dropped


class General(Reaction):
    def listed(self, realm: Realm, seat: int) -> tuple[str, ...]:
        return GENERAL + (WARLIKE if realm.phase >= 3 else ())

    def free(self, realm: Realm, seat: int) -> bool:
        """Whether the free acts are this seat's in this window."""
        return True

    def asked(self, realm: Realm, seat: int) -> bool:
        return self.free(realm, seat) or super().asked(realm, seat)

    def uses(self, realm: Realm, seat: int) -> list[str]:
        loan = self.free(realm, seat) and not realm.lent[seat]
        return super().uses(realm, seat) + ["free:loan"] * loan


class PhaseStart(General):
    KIND: ClassVar[str] = "phase-start"


class ActivationStart(General):
    KIND: ClassVar[str] = "activation-start"

    def free(self, realm: Realm, seat: int) -> bool:
        return seat == realm.active or realm.announced[seat] == 1


class OwnTurn(General):
    KIND: ClassVar[str] = "own-turn"

    def order(self, realm: Realm) -> list[int]:
        return [realm.active]


class CardTurned(Reaction):
    KIND: ClassVar[str] = "card-turned"

    seat: int

    def order(self, realm: Realm) -> list[int]:
        place = realm.turn_order.index(self.seat)
        return realm.turn_order[place:] + realm.turn_order[:place]

    def listed(self, realm: Realm, seat: int) -> tuple[str, ...]:
        return ("joker",)

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": self.seat}


class Payment(Reaction):
    """The payer alone; passing before all is paid takes the use back."""

    KIND: ClassVar[str] = "payment"

    seat: int
    left: int

    def order(self, realm: Realm) -> list[int]:
        return [self.seat]

    def asked(self, realm: Realm, seat: int) -> bool:
        return self.left > 0

    def uses(self, realm: Realm, seat: int) -> list[str]:
        out = ["pay:made"] * (realm.made[seat] > 0) + ["pay:coin"] * (realm.purse[seat][0] > 0)
        return out + ["card:mint"] * ("mint" in realm.cards[seat]) + ["free:loan"] * (not realm.lent[seat])

    def use(self, realm: Realm, seat: int, answer: str) -> Frame | None:
        if answer == "card:mint":
            realm.cards[seat].remove("mint")
            realm.turned[seat].append("mint")
            realm.made[seat] += 3
        elif answer == "pay:made":
            realm.made[seat] -= 1
            self.left -= 1
        elif answer == "pay:coin":
            realm.purse[seat][0] -= 1
            self.left -= 1
            realm.reveal()  # it was in the purse
        else:
            return super().use(realm, seat, answer)
        return None


class BattleOpens(Reaction):
    KIND: ClassVar[str] = "battle-opens"

    attacker: int
    defender: int

    def order(self, realm: Realm) -> list[int]:
        parties = [seat for seat in (self.attacker, self.defender) if seat != BARBARIANS]
        return ahead(parties, realm.turn_order)

    def listed(self, realm: Realm, seat: int) -> tuple[str, ...]:
        return ("truce", "guard") if seat in (self.attacker, self.defender) else ("truce",)


class RoundEnds(BattleOpens):
    KIND: ClassVar[str] = "round-ends"

    def listed(self, realm: Realm, seat: int) -> tuple[str, ...]:
        return super().listed(realm, seat) + (WARLIKE if seat == self.attacker else ())


# -- procedures ------------------------------------------------------------------------------


class Turning(Frame):
    """A card is paid for, turned, perhaps cancelled, and works."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "turn", "react", "effect")

    seat: int
    card: str
    dropped: bool = False
    cancelled: bool = False

    def pay(self, realm: Realm) -> Frame:
        return Payment(seat=self.seat, left=PRICE)

    def on_pay(self, realm: Realm, payment: Payment) -> str | None:
        self.dropped = payment.left > 0
        return "end" if self.dropped else None

    def turn(self, realm: Realm) -> None:
        realm.cards[self.seat].remove(self.card)
        realm.turned[self.seat].append(self.card)
        realm.say("turns", seat=self.seat, card=f"card:{self.card}")

    def react(self, realm: Realm) -> Frame:
        return CardTurned(seat=self.seat)

    def effect(self, realm: Realm) -> Frame | None:
        if self.cancelled:
            return None
        if self.card == "joker":
            turnings = [frame for frame in realm.frames if isinstance(frame, Turning)]
            turnings[-2].cancelled = True
            realm.lift_orders("hurt", turnings[-2].seat)
        elif self.card == "herald":
            realm.cards[self.seat] += [card for card in realm.turned[self.seat][:1] if card != "herald"]
            del realm.turned[self.seat][:1]
        elif self.card == "raid" and realm.fighting:
            realm.due.append(self.seat)
        elif self.card == "raid":
            return War(attacker=self.seat, defender=BARBARIANS)
        elif self.card == "truce":
            realm.leave(Battle)
        else:
            realm.points[self.seat] += 1
        return None


class War(Frame):
    """A battle, and right after it those that it has caused."""

    STEPS: ClassVar[tuple[str, ...]] = ("battle", "next_one")

    attacker: int
    defender: int

    def battle(self, realm: Realm) -> Frame:
        return Battle(attacker=self.attacker, defender=self.defender)

    def next_one(self, realm: Realm) -> str:
        if not realm.due:
            return "end"
        self.attacker, self.defender = realm.due.pop(0), BARBARIANS
        return "battle"


class Battle(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("opens", "fight", "ends", "stop")

    attacker: int
    defender: int

    def opens(self, realm: Realm) -> Frame:
        realm.fighting = True
        return BattleOpens(attacker=self.attacker, defender=self.defender)

    def fight(self, realm: Realm) -> None:
        winner = self.attacker if self.attacker != BARBARIANS else self.defender
        realm.points[winner] += 2
        realm.say("fights", seat=winner)

    def ends(self, realm: Realm) -> Frame:
        return RoundEnds(attacker=self.attacker, defender=self.defender)

    def stop(self, realm: Realm) -> None:
        realm.fighting = False

    def abandoned(self, realm: Realm) -> None:
        realm.fighting = False
        realm.say("stops")


class Reign(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("phase_start", "activation", "act", "own_turn", "next_one", "rebellion")

    place: int = 0

    def phase_start(self, realm: Realm) -> Frame:
        realm.begin_chapter()
        realm.phase += 1
        realm.active = realm.turn_order[0]
        self.place = 0
        return PhaseStart()

    def activation(self, realm: Realm) -> Frame:
        realm.active = realm.turn_order[self.place]
        return ActivationStart()

    def act(self, realm: Realm) -> Ask:
        return Ask(realm.active, ["button:build", "button:rest"], "act", "TINY-10")

    def on_act(self, realm: Realm, answer: str) -> None:
        realm.points[realm.active] += answer == "button:build"

    def own_turn(self, realm: Realm) -> Frame:
        return OwnTurn()

    def next_one(self, realm: Realm) -> str | None:
        self.place += 1
        if self.place < realm.seats:
            return "activation"
        realm.made = [0] * realm.seats
        realm.lent = [0] * realm.seats
        return "phase_start" if realm.phase < LAST_PHASE else None

    def rebellion(self, realm: Realm) -> Frame:
        """The final scoring opens the same windows."""
        realm.scoring = True
        return War(attacker=BARBARIANS, defender=realm.turn_order[-1])


#: what the seats hold, by seat number
DEALT: tuple[list[str], ...] = (
    ["feast", "joker"],
    ["raid", "truce", "herald"],
    ["joker", "mint"],
    [],
    ["feast", "raid"],
    ["guard"],
)


class Realms(Tiny):
    name = "realm"
    seats = (3, 6)

    def setup(self, seats: int, options: dict[str, Any]) -> Realm:
        return Realm(
            **blank(seats, options),
            turn_order=[(1 + seat) % seats for seat in range(seats)],
            purse=[[seat % 3] for seat in range(seats)],
            goal=[[seat % 2] for seat in range(seats)],
            cards=[DEALT[seat][:] for seat in range(seats)],
            turned=[[] for _ in range(seats)],
            made=[0] * seats,
            lent=[0] * seats,
            points=[0] * seats,
            due=[],
            announced=[0] * seats,
        )

    def opening(self) -> Reign:
        return Reign()


REALMS = Realms()
