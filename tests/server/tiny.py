"""A tiny game with everything a server must care about: a hidden hand, sealed bids, dice, undo, chapters."""

from pathlib import Path
from typing import Any, ClassVar

import gonfalon.registry
from gonfalon.kernel.acts import NOTICE, TURN
from gonfalon.kernel.game import Game, TableOption, Tip
from gonfalon.kernel.requests import Ask, Dice, Draw, Together
from gonfalon.kernel.sight import COUNT, OWNER, Sight
from gonfalon.kernel.state import Frame, Next, State
from gonfalon.kernel.windows import Window


class Position(State):
    VISIBLE: ClassVar[dict[str, Sight]] = {"hand": Sight(OWNER, "cards"), "deck": Sight(COUNT, "cards")}
    ORDERS: ClassVar[dict[str, tuple[str, ...]]] = {"cheer": (TURN, NOTICE)}
    hand: list[list[int]]
    deck: list[int]
    points: list[int]


class Cheer(Window):
    """At loud tables everybody may cheer before the choice."""

    KIND: ClassVar[str] = "cheer"
    RULE: ClassVar[str] = "TNY-7"

    def order(self, state: Position) -> list[int]:
        return list(range(state.seats))

    def asked(self, state: Position, seat: int) -> bool:
        return True

    def uses(self, state: Position, seat: int) -> list[str]:
        return ["button:cheer"] if state.points[seat] < 9 else []

    def use(self, state: Position, seat: int, answer: str) -> None:
        state.points[seat] += 1
        state.say("cheered", seat=seat)


class Rounds(Frame):
    """Each round: bid in secret, draw a card, perhaps cheer, choose twice, throw a die."""

    STEPS: ClassVar[tuple[str, ...]] = ("bid", "deal", "cheer", "first", "second", "luck", "again")
    seat: int = 0
    number: int = 0

    def bid(self, state: Position) -> Next:
        return Together([Ask(seat, ["bid:0", "bid:1"], "bid", "TNY-1", "amounts") for seat in range(state.seats)])

    def on_bid(self, state: Position, bids: list[tuple[int, str]]) -> None:
        state.say("bids", bids=[bid for _, bid in bids])

    def deal(self, state: Position) -> Next:
        return Draw(state.deck, 1)

    def on_deal(self, state: Position, cards: tuple[int, ...]) -> None:
        state.deck.remove(cards[0])
        state.hand[self.seat].append(cards[0])
        state.whisper((self.seat,), "drew", card=cards[0])
        state.say("drawn", seat=self.seat)

    def cheer(self, state: Position) -> Next:
        return Cheer() if state.options["loud"] else None

    def first(self, state: Position) -> Next:
        return Ask(self.seat, [*[f"card:{card}" for card in state.hand[self.seat]], "button:keep"], "first", "TNY-2")

    def on_first(self, state: Position, answer: str) -> None:
        state.say("chose", seat=self.seat)

    def second(self, state: Position) -> Next:
        return Ask(self.seat, ["button:risk", "button:wait"], "second", "TNY-3")

    def on_second(self, state: Position, answer: str) -> str | None:
        state.say("dared", seat=self.seat)
        return "again" if answer == "button:wait" else None

    def luck(self, state: Position) -> Next:
        return Dice(1)

    def on_luck(self, state: Position, faces: tuple[int, ...]) -> None:
        state.points[self.seat] += faces[0]
        state.say("threw", seat=self.seat, face=faces[0])

    def again(self, state: Position) -> str:
        state.begin_chapter()
        self.number += 1
        self.seat = (self.seat + 1) % state.seats
        return "end" if self.number == state.options["rounds"] else "bid"


class Tiny(Game):
    name = "tiny"
    prefix = "TNY"
    seats = (2, 3, 4)
    options = (TableOption("rounds", (6, 2, 1000), "TNY-4"), TableOption("loud", (False, True), "TNY-7"))
    diplomacy = True
    rule_turn, rule_over = "TNY-5", "TNY-6"

    def folder(self) -> Path:
        return Path(__file__).parent / "tiny_game"

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        hands: list[list[int]] = [[] for _ in range(seats)]
        deck = list(range(2 * options["rounds"]))
        return Position(seats=seats, options=options, frames=[], sealed=[], hand=hands, deck=deck, points=[0] * seats)

    def opening(self) -> Frame:
        return Rounds()

    def scores(self, state: Any) -> tuple[int, ...]:
        return tuple(state.points)

    def winners(self, state: Any) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))

    def score_sheet(self, state: Any) -> list[tuple[str, list[int]]]:
        return [("luck", list(state.points))]

    def stage(self, state: Any) -> tuple[str, dict[str, int]]:
        return "stage-round", {"number": state.chapter}

    def svg(self, state: Any, seat: int | None, words: Any) -> str:
        hand = [] if seat is None else state.hand[seat]
        cards = "".join(f'<g data-target="card:{card}"/>' for card in hand)
        return f"<svg>{cards}</svg>"

    def text(self, state: Any, seat: int | None, words: Any) -> str:
        return f"Points {state.points}; your hand {[] if seat is None else state.hand[seat]}"

    def tips(self, state: Any, seat: int | None, words: Any) -> dict[str, Tip]:
        return {} if seat is None else {f"card:{card}": Tip(str(card), [], ("TNY-2",)) for card in state.hand[seat]}

    def panels(self, state: Any, words: Any) -> list[list[tuple[str, str, str]]]:
        return [[("card", "cards", str(len(hand)))] for hand in state.hand]


GAME = Tiny()


def install() -> None:
    """Make the tiny game the only one of this process."""

    def find(name: str) -> Game:
        if name != "tiny":
            raise gonfalon.UnknownGame(f"there is no game {name!r}; installed: tiny")
        return GAME

    gonfalon.registry.names = lambda: ["tiny"]
    gonfalon.registry.find = find
