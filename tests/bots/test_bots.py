"""What every bot promises: legal answers, and the same ones for the same random stream. Peeking: test_peeking."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import gonfalon
from gonfalon import bots, registry
from gonfalon.bots.base import Bot
from gonfalon.bots.errors import BadParameter
from gonfalon.bots.knowledge import knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.bots.tree import Table
from gonfalon.bots.value import Valued
from gonfalon.kernel.errors import GonfalonError, NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE
from gonfalon.match import Match
from tests.kernel.games.every import TABLES, begin

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


def test_the_longer_a_question_is_thought_over_the_more_answers_are_tried() -> None:
    table, values = Table(), [f"city:{number}" for number in range(100)]
    tried = []
    for visits in range(1, 401):
        answer = table.choose(values, None, courage=2.0, doubt=0.1)
        table.visits += 1
        table.lines[answer].visits += 1
        if visits in (20, 400):
            tried.append(sum(line.visits > 0 for line in table.lines.values()))
    assert tried[0] <= 11 < 20 < tried[1] <= 34


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
    bot = SearchBot(simulations=10**6, seconds=0.05)
    assert bot.choose(match, match.turn[0], Generator(1)) in match.legal()


def test_levels_have_names_in_both_languages_and_play() -> None:
    assert bots.levels() == ["novice", "squire", "knight", "master", "grandmaster"]
    french, english = ([bots.title(level, lang) for level in bots.levels()] for lang in ("fr", "en"))
    assert french == ["Novice", "Écuyer", "Chevalier", "Maître", "Grand maître"]
    assert english == ["Novice", "Squire", "Knight", "Master", "Grandmaster"]
    match = gonfalon.new("byzantium", 3, seed=2)
    for level in bots.levels():
        assert bots.choose(level, match.save(), match.turn[0], seed=4, seconds=0.05) in match.legal()


@pytest.mark.parametrize(("level", "most"), [("master", 1), ("grandmaster", 3)])
def test_a_level_thinks_so_long_at_most(level: str, most: float, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    def noted(self: SearchBot, match: gonfalon.Match, seat: int, generator: Generator) -> str:
        allowed.append(self.seconds)
        return ""

    monkeypatch.setattr(SearchBot, "choose", noted)
    save = gonfalon.new("byzantium", 2, seed=2).save()
    for seconds in (0, 0.5, 60):
        bots.choose(level, save, 0, seed=4, seconds=seconds)
    assert 0.5 < allowed[0] < most
    assert allowed[1:] == [0.5, allowed[0]]


def test_a_grandmaster_judges_by_what_was_learnt_or_as_a_master_does() -> None:
    grandmaster, master = bots.make("grandmaster"), bots.make("master")
    assert isinstance(grandmaster, SearchBot)
    assert isinstance(master, SearchBot)
    for name, learnt in (("byzantium", True), ("medievalia", True), ("medioevo-universale", False)):
        mind = knowledge(registry.find(name))
        assert isinstance(grandmaster._further(mind), Valued) == learnt
        assert (grandmaster._further(mind) is master._further(mind)) != learnt


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("napoleon", "no bot 'napoleon'"),
        ("greedy:samples", "is not a parameter"),
        ("greedy:depth=3", "not have a parameter 'depth'; it has samples, blunder"),
        ("random:depth=3", "it has none"),
        ("greedy:samples=0", "at least 1"),
        ("greedy:blunder=1.5", "from 0 to 1"),
        ("greedy:samples=2:samples=3", "gives samples twice"),
        ("search:simulations=0", "budget"),
        ("search:simulations=99999999999", "at most 10000000"),
        ("nowhere.Mine", "No module named 'nowhere'"),
        ("tests.bots.test_bots.Nobody", "no attribute 'Nobody'"),
        ("tests.bots.test_bots.played", "not a class of bots"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(GonfalonError, match=says):
        bots.make(name)


class Stubborn(Bot):
    """A bot of one's own: tries every answer and takes the first, or the last, of the best."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def answer(self, match: Match, seat: int, generator: Generator) -> str:
        legal = [str(value) for value in match.legal(seat)]
        for value in legal:
            match.copy().apply(value, seat)
        return legal[-1] if self.last else legal[0]


def test_a_bot_of_ones_own_is_named_by_its_module_and_class() -> None:
    match = gonfalon.new("byzantium", 2, seed=1)
    for spec, place in (("tests.bots.test_bots.Stubborn", 0), ("tests.bots.test_bots.Stubborn:last=1", -1)):
        assert bots.make(spec).choose(match, match.turn[0], Generator(1)) == match.legal()[place]


def test_a_module_of_bots_may_lie_in_the_folder_one_is_in(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from gonfalon.bots import Bot\nclass Lazy(Bot):\n    def answer(self, match, "
        "seat, generator):\n        return match.legal(seat)[0]\n"
    )
    command = "-m gonfalon arena byzantium --bots mine.Lazy,random --games 4 --workers 2 --json"
    done = subprocess.run([sys.executable, "-P", *command.split()], cwd=tmp_path, capture_output=True, text=True)
    assert json.loads(done.stdout)["bots"]["mine.Lazy"]["games"] == 4, done.stderr


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
