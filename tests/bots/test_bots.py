"""What every bot promises: legal answers, the same ones for the same random stream, and no peeking."""

import pytest

import gonfalon
from gonfalon import bots
from gonfalon.bots.errors import BadParameter
from gonfalon.bots.knowledge import knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.kernel.errors import GonfalonError, NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE
from gonfalon.match import Match
from tests.kernel.games.every import TABLES, begin, position

SMALL = ("random", "greedy:samples=1", "search:simulations=20")


def played(match: Match, specs: list[str], seed: int = 1, answers: int = 400) -> Match:
    """The same match after bots have answered; seats that decide together answer one after the other."""
    players = [bots.make(spec) for spec in specs]
    generator = Generator(seed)
    while not match.over and answers:
        answers -= 1
        seat = match.turn[0]
        match.apply(players[seat].choose(match, seat, generator), seat)
    return match


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("spec", SMALL)
def test_every_bot_plays_every_kind_of_game_to_its_end(name: str, seats: int, spec: str) -> None:
    assert played(begin(name, seats), [spec] * seats).over


@pytest.mark.parametrize("spec", SMALL)
def test_the_same_stream_gives_the_same_game(spec: str) -> None:
    one, other = (played(gonfalon.new("byzantium", 2, seed=3), [spec] * 2, answers=40) for _ in range(2))
    assert one.answers() == other.answers()


def hands(first: int, second: int) -> Match:
    """Seats 0 and 1 have drawn these cards unseen; seat 2 has drawn 20 and must play."""
    match = begin("hands", 3, chance=False)
    for card in (first, second):
        match.apply((card,), CHANCE)
        match.apply("button:pass")
    match.apply((20,), CHANCE)
    match.chance = True
    return match


@pytest.mark.parametrize("spec", [*SMALL, "greedy:blunder=0.5", "novice", "knight"])
def test_a_choice_does_not_change_when_unseen_cards_are_exchanged(spec: str) -> None:
    for seed in range(10):
        answers = {
            bots.make(spec).choose(hands(*unseen), 2, Generator(seed)) for unseen in ((3, 5), (5, 3), (23, 0), (7, 19))
        }
        assert len(answers) == 1


def test_a_bot_that_peeked_would_be_found_out() -> None:
    """The test above can fail: something that reads the real state does give itself away."""
    assert {str(position(hands(*unseen)).hand[0]) for unseen in ((3, 5), (23, 0))} == {"[3]", "[23]"}


def test_a_sealed_bid_is_not_known_to_a_bot_that_bids_later() -> None:
    answers = set()
    for bid in ("bid:0", "bid:1", "bid:4"):
        match = begin("bids", 2)
        match.apply(bid, 0)
        answers.add(bots.make("search:simulations=40").choose(match, 1, Generator(5)))
    assert len(answers) == 1


def test_the_highest_card_is_worth_playing() -> None:
    match = hands(3, 5)
    for spec in ("greedy", "search:simulations=60"):
        assert bots.make(spec).choose(match, 2, Generator(1)) == "card:20"


def test_a_search_goes_on_with_its_tree_inside_one_action() -> None:
    match = gonfalon.new("byzantium", 2, seed=1)
    bot, seat = SearchBot(simulations=60), match.turn[0]
    match.apply(bot.choose(match, seat, Generator(1)), seat)
    assert match.turn == (seat,)
    state = match.determinized(seat, Generator(2)).state
    resumed = bot._resumed(state, seat)
    assert resumed is not None
    assert resumed.root.table(seat).visits > 0
    assert bot._resumed(gonfalon.new("byzantium", 2, seed=9).state, seat) is None


def test_more_time_than_asked_for_is_not_spent() -> None:
    match = gonfalon.new("byzantium", 4, seed=1)
    bot = SearchBot(simulations=10**9, seconds=0.05)
    assert bot.choose(match, match.turn[0], Generator(1)) in match.legal()


def test_levels_have_names_in_both_languages_and_play() -> None:
    assert bots.levels() == ["novice", "squire", "knight", "master"]
    assert [bots.title(level, "fr") for level in bots.levels()] == ["Novice", "Écuyer", "Chevalier", "Maître"]
    assert [bots.title(level, "en") for level in bots.levels()] == ["Novice", "Squire", "Knight", "Master"]
    match = gonfalon.new("byzantium", 3, seed=2)
    for level in bots.levels():
        assert bots.choose(level, match.save(), match.turn[0], seed=4, seconds=0.05) in match.legal()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("napoleon", "no bot 'napoleon'"),
        ("greedy:samples", "is not a parameter"),
        ("greedy:depth=3", "does not have"),
        ("greedy:samples=0", "at least 1"),
        ("greedy:blunder=1.5", "from 0 to 1"),
        ("search:simulations=0", "budget"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(GonfalonError, match=says):
        bots.make(name)


def test_a_bot_does_not_answer_for_a_seat_that_is_not_asked() -> None:
    match = gonfalon.new("byzantium", 2, seed=1)
    with pytest.raises(NotYourDecision):
        bots.make("greedy").choose(match, 1 - match.turn[0], Generator(1))


def test_chances_add_up_and_the_winner_has_won() -> None:
    match = gonfalon.new("byzantium", 4, seed=5)
    mind = knowledge(match.game)
    generator = Generator(5)
    while not match.over:
        assert sum(mind.chances(match.state)) == pytest.approx(1)
        legal = match.legal()
        match.apply(legal[generator.below(len(legal))])
    assert [seat for seat, chance in enumerate(mind.chances(match.state)) if chance] == list(match.winners())


def test_the_learned_bot_plays_byzantium_and_says_where_it_cannot() -> None:
    match = played(gonfalon.new("byzantium", 3, seed=8), ["learned:samples=1", "random", "random"], answers=60)
    assert match.version > 60
    with pytest.raises(BadParameter, match="nobody has trained"):
        bots.make("learned").choose(begin("hands", 2), 0, Generator(1))
