"""Moments: buildings make ships cheaper, music is played before the battle, a chain closes the harbour."""

from typing import Any

from gonfalon.kernel.moments import ANY, OTHERS, Empowered, Series, Table
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame
from tests.kernel.games import Tiny, blank

TABLE = Table("powers")
MAY_SAIL = TABLE.question("may sail", "TINY-7")
PRICE = TABLE.value("price of a ship", "TINY-7", ("waivers", "reductions", "limits"))
BEFORE_BATTLE = TABLE.procedure("before battle", "TINY-7", ("omens", "music", "last"))
AFTER_BATTLE = TABLE.procedure("after battle", "TINY-7")

SHIPYARD = TABLE.effect("b:shipyard", "TINY-7", "good:wool")
HARBOUR = TABLE.effect("b:harbour", "TINY-7", "good:corn")
GRANT = TABLE.effect("c:grant", "TINY-7")
CHAIN = TABLE.effect("b:chain", "TINY-3")
DRUMS = TABLE.effect("m:drums", "TINY-7")
FLUTES = TABLE.effect("m:flutes", "TINY-7")
SHY = TABLE.effect("m:shy", "TINY-7")
OMEN = TABLE.effect("c:omen", "TINY-7")
ECHO = TABLE.effect("m:echo", "TINY-7")
BELL = TABLE.effect("m:bell", "TINY-7")
FEAST = TABLE.effect("c:feast", "TINY-7")


class Fleet(Empowered):
    has: list[int]
    paid: list[int]
    points: list[int]
    deeds: list[tuple[int, str]]

    def held(self, seat: int) -> int:
        return self.has[seat]


class Parade(Frame):
    STEPS = ("march",)

    seat: int
    tune: str

    def march(self, fleet: Fleet) -> Ask:
        return Ask(self.seat, ["button:march", "button:rest"], "march", "TINY-7")

    def on_march(self, fleet: Fleet, answer: str) -> None:
        fleet.points[self.seat] += answer == "button:march"
        fleet.deeds.append((self.seat, self.tune))
        fleet.say("parades", seat=self.seat, tune=self.tune)

    def about(self, state: Any) -> dict[str, Any]:
        return {"seat": self.seat, "tune": self.tune}


class Feast(Frame):
    """Two steps: what the first one sets off is over before the second begins."""

    STEPS = ("eat", "sleep")

    seat: int

    def eat(self, fleet: Fleet) -> Frame | None:
        fleet.deeds.append((self.seat, "eats"))
        return AFTER_BATTLE.happen(fleet, [self.seat])

    def sleep(self, fleet: Fleet) -> None:
        fleet.deeds.append((self.seat, "sleeps"))


def parade(tune: str) -> Any:
    return lambda fleet, owner, matter: Parade(seat=owner, tune=tune)


def note(deed: str) -> Any:
    return lambda fleet, owner, matter: fleet.deeds.append((owner, deed))


MAY_SAIL.permit(HARBOUR, lambda fleet, owner, matter: matter == "calm")
MAY_SAIL.permit(SHIPYARD, lambda fleet, owner, matter: matter == "storm")
MAY_SAIL.ban(CHAIN, lambda fleet, owner, matter: matter != "night", whose=OTHERS)
PRICE.change(HARBOUR, "limits", lambda fleet, owner, price, matter: min(price, 4))
PRICE.change(SHIPYARD, "reductions", lambda fleet, owner, price, matter: max(0, price - 1))
PRICE.change(CHAIN, "reductions", lambda fleet, owner, price, matter: price + 1, whose=ANY)
PRICE.change(GRANT, "waivers", lambda fleet, owner, price, matter: 0, once="turn", optional=True)
BEFORE_BATTLE.act(BELL, "last", note("bell"))
BEFORE_BATTLE.act(DRUMS, "music", parade("drums"))
BEFORE_BATTLE.act(FLUTES, "music", parade("flutes"), optional=True, once="turn")
BEFORE_BATTLE.act(SHY, "music", parade("whistling"), when=lambda fleet, owner, matter: fleet.points[owner] > 0)
BEFORE_BATTLE.act(ECHO, "music", note("echo"), after=("m:drums",))
BEFORE_BATTLE.act(OMEN, "omens", note("omen"), automatic=True)
BEFORE_BATTLE.act(FEAST, "last", lambda fleet, owner, matter: Feast(seat=owner))
AFTER_BATTLE.act(BELL, "", note("ding"), once="turn", part="first")
AFTER_BATTLE.act(BELL, "", note("dong"), once="turn", part="second")

#: what the seats have, by seat number
OWNED: tuple[list[str], ...] = (
    ["b:shipyard", "b:harbour"],
    ["b:harbour", "c:omen"],
    ["m:drums", "m:flutes", "m:echo"],
    ["m:shy"],
    [],
    ["m:flutes"],
)


class Campaign(Frame):
    STEPS = ("build", "music", "feast", "pass_on")

    seat: int = 0

    def build(self, fleet: Fleet) -> None:
        fleet.paid[self.seat] = PRICE.settled(fleet, self.seat, 6)

    def music(self, fleet: Fleet) -> Frame | None:
        return BEFORE_BATTLE.happen(fleet, [self.seat])

    def feast(self, fleet: Fleet) -> Frame | None:
        return Series(queue=[Parade(seat=self.seat, tune="a song"), Feast(seat=self.seat)]) if self.seat == 4 else None

    def pass_on(self, fleet: Fleet) -> str:
        fleet.begin_chapter()
        fleet.forget("turn")
        self.seat += 1
        return "end" if self.seat == fleet.seats else "build"


class Powers(Tiny):
    name = "powers"
    seats = (6,)

    def setup(self, seats: int, options: dict[str, Any]) -> Fleet:
        has = [TABLE.bits(OWNED[seat]) for seat in range(seats)]
        return Fleet(**blank(seats, options), has=has, marks=[], paid=[0] * seats, points=[0] * seats, deeds=[])

    def opening(self) -> Campaign:
        return Campaign()


POWERS = Powers()
