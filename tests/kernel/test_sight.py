"""Who sees what: numbers behind screens, rows for some seats, piles of which something is known, flags on frames."""

from typing import Any, ClassVar

import pytest

from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.piles import Pile, pile
from gonfalon.kernel.requests import CHANCE, Ask, Draw
from gonfalon.kernel.sight import COUNT, EVERYBODY, OWNER, PILE, ROWS, SEAT, SEATS, Sight
from gonfalon.kernel.state import Frame, State
from gonfalon.match import Match
from tests.kernel.games import blank
from tests.kernel.games.every import begin, position, reload


def evening(incomes: tuple[int, ...], answers: tuple[str, ...] = ("button:pass",) * 3) -> Match:
    """Three seats earn these coins, draw cards 0, 1 and 2, and answer."""
    match = begin("screens", 3, chance=False)
    for number, (coins, answer) in enumerate(zip(incomes, answers, strict=True)):
        match.apply((coins,), CHANCE)
        match.apply((number,), CHANCE)
        match.apply(answer)
    return match


# -- hidden numbers ---------------------------------------------------------------------------


def test_money_is_seen_by_its_owner_alone() -> None:
    match = evening((3, 4, 5))
    assert match.view(1)["position"]["money"] == [None, 4, None]
    assert match.view(None)["position"]["money"] == [None, None, None]


def test_hidden_money_is_dealt_from_what_is_known_not_from_what_is_true() -> None:
    """Two worlds that look the same to a seat are the same world to whoever thinks for it."""
    one, other = evening((3, 4, 5)), evening((3, 6, 1))
    deals = set()
    for seed in range(60):
        imagined = [views.determinize(match.state, 0, Generator(seed)) for match in (one, other)]
        assert imagined[0].money == imagined[1].money
        assert imagined[0].money[0] == 3
        deals.add(tuple(imagined[0].money[1:]))
    assert {coins for coins, _ in deals} == {1, 2, 3, 4, 5, 6}


# -- rows for some seats ----------------------------------------------------------------------


def test_a_secret_pact_exists_only_for_its_parties() -> None:
    match = evening((3, 4, 5), ("button:pass", "seat:2", "button:pass"))
    seen = {seat: match.view(seat)["position"]["pacts"] for seat in (0, 1, 2, None)}
    assert seen == {0: [], 1: ["peace"], 2: ["peace"], None: []}
    assert match.view(0)["position"]["parties"] == []


def test_who_does_not_know_of_a_pact_does_not_imagine_the_true_one() -> None:
    match = evening((3, 4, 5), ("button:pass", "seat:2", "seat:0"))
    assert views.determinize(match.state, 1, Generator(1)).parties == [(1, 2)]
    assert views.determinize(match.state, 2, Generator(1)).parties == [(1, 2), (2, 0)]


class Tray(State):
    """Cards in a row, each seen by some."""

    VISIBLE: ClassVar[dict[str, Sight]] = {"cards": Sight(ROWS, "cards", by="seen"), "deck": Sight(COUNT, "cards")}

    cards: list[int]
    seen: list[tuple[int, ...]]
    deck: list[int]


class Ponder(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("think",)
    VISIBLE: ClassVar[dict[str, Sight]] = {
        "plan": Sight(SEAT),
        "word": Sight(SEATS, by="circle"),
        "notes": Sight(SEAT, size=False),
        "able": Sight(SEAT),
    }

    seat: int
    circle: list[int]
    plan: int
    word: str
    notes: list[int]
    able: bool

    def think(self, state: Tray) -> Ask:
        return Ask(self.seat, ["button:a", "button:b"], "think", "")

    def on_think(self, state: Any, answer: str) -> None:
        pass

    def deal_unseen(self, state: Any, keeping: tuple[int, ...], generator: Generator) -> None:
        if self.seat not in keeping:
            self.able = state.cards[0] == 0


def tray() -> Tray:
    frame = Ponder(seat=1, circle=[1, 2], plan=7, word="oak", notes=[4, 4], able=True)
    base: dict[str, Any] = {"seats": 3, "options": {"skip_forced": True}, "frames": [frame], "sealed": []}
    return Tray(**base, cards=[0, 1, 2, 3], seen=[(1,), (0, 1), (EVERYBODY,), ()], deck=[4, 5, 6])


def test_a_card_is_seen_by_the_seats_that_know_it() -> None:
    state = tray()
    assert views.visible(state, 0)["cards"] == [None, 1, 2, None]
    assert views.visible(state, 1)["cards"] == [0, 1, 2, None]
    assert views.visible(state, None)["cards"] == [None, None, 2, None]


def test_unknown_cards_of_a_row_are_exchanged_in_their_places() -> None:
    state, rows = tray(), set()
    for seed in range(200):
        new = views.determinize(state, 0, Generator(seed))
        assert new.cards[1:3] == [1, 2]
        assert sorted([*new.cards, *new.deck]) == list(range(7))
        rows.add((new.cards[0], new.cards[3]))
    assert len(rows) == 5 * 4


def test_single_fields_of_a_frame_can_be_hidden() -> None:
    frames = [views.visible(tray(), seat)["frames"][0] for seat in (0, 1, 2)]
    assert [frame["plan"] for frame in frames] == [None, 7, None]
    assert [frame["word"] for frame in frames] == [None, "oak", "oak"]
    assert [frame["notes"] for frame in frames] == [None, [4, 4], None]


def test_what_a_frame_hides_is_wiped_out_and_worked_out_again() -> None:
    state = tray()
    for seed in range(20):
        new = views.determinize(state, 0, Generator(seed))
        frame: Any = new.frames[0]
        assert (frame.plan, frame.word, frame.notes) == (0, "", [])
        assert frame.able == (new.cards[0] == 0)
    mine: Any = views.determinize(state, 1, Generator(1)).frames[0]
    assert (mine.plan, mine.word, mine.notes, mine.able) == (7, "oak", [4, 4], True)


# -- piles ------------------------------------------------------------------------------------


def test_only_who_put_a_card_under_the_pile_knows_it() -> None:
    match = evening((3, 4, 5), ("button:pass", "card:1", "button:pass"))
    decks = [match.view(seat)["position"]["deck"] for seat in (0, 1)]
    assert [deck["under"] for deck in decks] == [[None], [1]]
    assert decks[0]["loose"] == 9
    bottom = {views.determinize(match.state, 0, Generator(seed)).deck.under[0] for seed in range(200)}
    assert 1 in bottom
    assert 0 not in bottom
    assert len(bottom) == 11
    assert {views.determinize(match.state, 1, Generator(seed)).deck.under[0] for seed in range(20)} == {1}


def test_the_card_underneath_comes_last() -> None:
    deck = pile([0, 1, 2])
    deck.put_under(7, (0,))
    deck.put_under(8, (1,))
    deck.put_on_top(9, (EVERYBODY,))
    request = deck.draw(5)
    for seed in range(20):
        outcome = request.sample(Generator(seed))
        assert (outcome[0], outcome[4]) == (9, 7)
        assert request.allows(outcome)
    assert not request.allows((0, 9, 1, 2, 7))
    assert not request.allows((9, 0, 1, 2, 8))
    assert not request.allows((9, 0, 1, 7, 2))
    assert deck.draw(99).count == 6
    deck.take((9, 2, 0))
    assert (deck.loose, deck.top, deck.under) == ([1], [], [7, 8])
    deck.take((1, 7))
    assert (deck.under, deck.knows_under) == ([8], [(1,)])


def test_looking_at_cards_leaves_them_where_they_lie() -> None:
    deck = pile([0, 1, 2])
    deck.put_under(7, (0,))
    deck.look((2, 0), (1,))
    assert (deck.top, deck.knows_top, deck.loose) == ([2, 0], [(1,), (1,)], [1])
    deck.look((2,), (0,))
    assert deck.knows_top == [(0, 1), (1,)]
    deck.take((2, 0, 1))
    deck.look((7,), (1,))
    assert (deck.under, deck.knows_under) == ([7], [(0, 1)])


def test_after_shuffling_nothing_is_known() -> None:
    deck = pile([0, 1])
    deck.put_under(7, (0,))
    deck.look((1,), (0, 1))
    deck.shuffle([5])
    assert (deck.loose, deck.size()) == ([0, 1, 5, 7], 4)
    assert (deck.top, deck.knows_top, deck.under, deck.knows_under) == ([], [], [], [])


def test_a_plain_draw_is_what_it_was() -> None:
    assert Draw([1, 2, 3], 2).sample(Generator(5)) == Draw([1, 2, 3], 2, [], []).sample(Generator(5))


def test_a_pile_is_copied_and_saved_with_its_state() -> None:
    match = evening((3, 4, 5), ("button:pass", "card:1", "button:pass"))
    copy = match.copy()
    assert reload(match) == match
    position(copy).deck.take((3,))
    assert position(match).deck.size() == position(copy).deck.size() + 1


# -- mistakes are told at once ----------------------------------------------------------------


def test_an_unknown_word_is_an_error() -> None:
    with pytest.raises(ValueError, match="nobody knows who sees 'onwer'"):
        Sight("onwer", "cards")


def test_seats_must_be_named_by_a_field_and_only_there() -> None:
    with pytest.raises(ValueError, match="needs"):
        Sight(ROWS, "cards")
    with pytest.raises(ValueError, match="takes no"):
        Sight(OWNER, "cards", by="seen")
    with pytest.raises(ValueError, match="no family"):
        Sight(ROWS, "cards", by="seen", size=False)


def test_a_sight_of_something_that_is_no_field_is_an_error_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match="VISIBLE of Wrong speaks of 'hnad'"):

        class Wrong(State):
            VISIBLE: ClassVar[dict[str, Sight]] = {"hnad": Sight(OWNER, "cards")}

            hand: list[list[int]]

    with pytest.raises(TypeError, match="speaks of 'seat'"):

        class Seatless(Frame):
            VISIBLE: ClassVar[dict[str, Sight]] = {"plan": Sight(SEAT)}

            plan: int

    with pytest.raises(TypeError, match="speaks of 'eyes'"):

        class Blind(State):
            VISIBLE: ClassVar[dict[str, Sight]] = {"deck": Sight(PILE, "cards"), "word": Sight(SEATS, by="eyes")}

            deck: Pile
            word: str


class Shelf(State):
    """A hand that only its owner sees, and tiles that lie open."""

    VISIBLE: ClassVar[dict[str, Sight]] = {"hand": Sight(OWNER)}

    hand: list[list[int]]
    tiles: list[list[int]]


def test_a_draw_from_what_lies_open_is_no_secret_because_a_hand_holds_the_same_numbers() -> None:
    like = Shelf(**blank(2, {}), hand=[[1, 2], []], tiles=[[2, 1]])
    unlike = Shelf(**blank(2, {}), hand=[[1, 2], []], tiles=[[3]])
    assert views.hides(unlike, 1, [1, 2])
    assert not views.hides(like, 1, [1, 2])
    assert not views.hides(unlike, 0, [1, 2])
