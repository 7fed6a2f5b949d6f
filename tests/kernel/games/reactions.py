"""Reactions: an attack may be cancelled by a hidden shield, and that shield by another one."""

from typing import Any, ClassVar

from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.sight import COUNT, OWNER, Sight
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

SHIELDS = 6  # cards below this are shields, the others are blank


class Arena(State):
    VISIBLE: ClassVar[dict[str, Sight]] = {"hand": Sight(OWNER, "cards"), "deck": Sight(COUNT, "cards")}

    hand: list[list[int]]
    deck: list[int]
    played: list[int]
    points: list[int]

    def shield(self, seat: int) -> int | None:
        return min((card for card in self.hand[seat] if card < SHIELDS), default=None)


class Rounds(Frame):
    STEPS = ("deal", "attack", "window", "land")

    seat: int = 0
    dealt: int = 0
    turns: int = 0
    cancelled: int = 0

    def deal(self, arena: Arena) -> Draw | None:
        return Draw(arena.deck, 2) if self.dealt < arena.seats else None

    def on_deal(self, arena: Arena, cards: tuple[int, ...]) -> str:
        for card in cards:
            arena.deck.remove(card)
            arena.hand[self.dealt].append(card)
        self.dealt += 1
        return "deal"

    def attack(self, arena: Arena) -> Ask:
        return Ask(self.seat, ["button:attack", "button:pass"], "attack", "TINY-6")

    def on_attack(self, arena: Arena, answer: str) -> str | None:
        self.cancelled = 0
        if answer == "button:attack":
            arena.say("attacks", attacker=self.seat)
            return None
        return "land"

    def window(self, arena: Arena) -> "Window":
        arena.reveal()  # who is asked has a shield
        return Window(actor=self.seat, offset=1)

    def on_window(self, arena: Arena, window: "Window") -> None:
        self.cancelled = window.cancelled
        arena.points[self.seat] += not window.cancelled

    def land(self, arena: Arena) -> str:
        arena.begin_chapter()
        self.turns += 1
        self.seat = (self.seat + 1) % arena.seats
        return "end" if self.turns == 2 * arena.seats else "attack"


class Window(Frame):
    """Whoever can cancel what ``actor`` just did is asked, in seat order from the actor's left."""

    STEPS = ("react", "answered")

    actor: int
    offset: int
    cancelled: int = 0

    def asked(self, arena: Arena) -> int | None:
        """How far from the actor sits the next one who can react."""
        able = (n for n in range(self.offset, arena.seats) if arena.shield((self.actor + n) % arena.seats) is not None)
        return next(able, None)

    def react(self, arena: Arena) -> Ask | str:
        asked = self.asked(arena)
        if asked is None:
            return "end"
        return Ask((self.actor + asked) % arena.seats, ["button:shield", "button:let"], "react", "TINY-6")

    def on_react(self, arena: Arena, answer: str) -> str | None:
        asked = self.asked(arena)
        assert asked is not None
        self.offset = asked
        if answer == "button:let":
            self.offset += 1
            arena.reveal()
            return "react"
        who = (self.actor + asked) % arena.seats
        shield = arena.shield(who)
        assert shield is not None
        arena.hand[who].remove(shield)
        arena.played.append(shield)
        arena.say("shields", seat=who)
        return None

    def answered(self, arena: Arena) -> "Window":
        arena.reveal()
        return Window(actor=(self.actor + self.offset) % arena.seats, offset=1)

    def on_answered(self, arena: Arena, deeper: "Window") -> str:
        self.cancelled = int(not deeper.cancelled)
        self.offset += 1
        return "end" if self.cancelled else "react"

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": self.actor}


class Reactions(Tiny):
    name = "reactions"
    seats = (2, 3, 6)

    def setup(self, seats: int, options: dict[str, Any]) -> Arena:
        hand: list[list[int]] = [[] for _ in range(seats)]
        return Arena(**blank(seats, options), hand=hand, deck=list(range(14)), played=[], points=[0] * seats)

    def opening(self) -> Rounds:
        return Rounds()


REACTIONS = Reactions()
