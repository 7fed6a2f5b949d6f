"""Two hooks for games: dealing hidden things again by their own rules, and wording one answer by its facts."""

from pathlib import Path
from typing import Any, ClassVar

from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import COUNT, OWNER, Sight
from gonfalon.kernel.state import Frame, Next, State
from gonfalon.match import Match, fresh


class Stable(State):
    """Hands hold horses (1) and ore (2); the stable holds horses only."""

    VISIBLE: ClassVar[dict[str, Sight]] = {"hand": Sight(OWNER, ""), "stable": Sight(COUNT, "")}

    hand: list[list[int]]
    stable: list[int]

    def deal_unseen(self, keeping: tuple[int, ...], generator: Generator) -> None:
        others = [seat for seat in range(self.seats) if seat not in keeping]
        self.stable = [1] * len(self.stable)
        cards = [1, 1, 2, 2]
        for seat in keeping:
            for card in self.hand[seat]:
                cards.remove(card)
        pool = generator.shuffled(cards)
        for seat in others:
            size = len(self.hand[seat])
            self.hand[seat] = sorted(pool[:size])
            del pool[:size]


class Buy(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, state: State) -> Next:
        return Ask(0, ["horse:bay", "horse:grey", "button:pass"], "buy", "")

    def on_choose(self, state: State, answer: str) -> None:
        return None

    def about_choose(self, state: State, answer: str) -> dict[str, Any]:
        return {"price": 3} if answer == "horse:grey" else {"price": 5}


class Fair(Game):
    name: ClassVar[str] = "fair"
    seats: ClassVar[tuple[int, ...]] = (3,)

    def __init__(self, place: Path) -> None:
        self.place = place

    def folder(self) -> Path:
        return self.place

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        return Stable(seats=seats, options=options, frames=[], sealed=[], hand=[[1], [1, 2], [2]], stable=[1, 1])

    def opening(self) -> Frame:
        return Buy()


def begun(place: Path, *messages: str) -> Match:
    (place / "text").mkdir()
    (place / "text" / "en.ftl").write_text("\n".join(messages) + "\n")
    return fresh(Fair(place), 3, {}, 1)


def test_an_empty_family_is_dealt_by_the_game(tmp_path: Path) -> None:
    match = begun(tmp_path)
    deals = set()
    for seed in range(30):
        state = match.determinized(0, Generator(seed)).state
        assert isinstance(state, Stable)
        assert (state.hand[0], state.stable) == ([1], [1, 1])
        assert sorted(state.hand[1] + state.hand[2]) == [1, 2, 2]
        deals.add(tuple(state.hand[2]))
    assert deals == {(1,), (2,)}


def test_an_answer_is_worded_by_its_kind_and_its_own_facts(tmp_path: Path) -> None:
    match = begun(
        tmp_path,
        "name-horse-bay = the bay",
        "name-horse-grey = the grey",
        "do-buy-horse = Buy { $what } for { $price }",
        "do-buy-pass = Go home",
    )
    labels = [match.describe(answer) for answer in match.legal()]
    assert labels == ["Buy the bay for 5", "Buy the grey for 3", "Go home"]


def test_the_most_particular_text_wins(tmp_path: Path) -> None:
    match = begun(tmp_path, "do-buy = Take { $what }", "do-buy-horse = Ride", "do-buy-bay = Ride the bay")
    assert [match.describe(answer) for answer in match.legal()] == ["Ride the bay", "Ride", "Take pass"]
