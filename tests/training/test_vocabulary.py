"""Every answer of every game has a number that means the same in the whole game."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import gonfalon
from gonfalon import bots, registry
from gonfalon.kernel.content import DataFile
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.training.codec import SPARE, Codec, NoSuchAction
from tests.kernel.games.every import GAMES, TABLES, begin

#: The kinds of answers that cannot be listed, and how many numbers they need.
OPEN = {
    "byzantium": {},
    "clash-of-cultures": {
        "pay": 8, "collect": 8, "number": 16, "take": 17, "change": 24, "link": 96, "drive": 120,
    },
    "medievalia": {"pay": 6},
    "medioevo-universale": {
        "number": 12, "drop": 128, "hit": 96, "fight": 64, "promote": 64, "hero": 160, "send": 400, "change": 160,
        "convert": 160, "cube": 400, "lend": 96, "call": 96, "one": 96, "pact": 32, "end": 32,
        "prisoner": 128,
    },
    "struggle-for-rome": {},
}  # fmt: skip

#: The share of the answers that a greedy bot thinks over here; in the giants it answers hastily most of the time.
THOUGHTS = {"clash-of-cultures": 0.1, "medioevo-universale": 0.1}


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every number of seats with the usual options, then every other value of an option, the seats taking turns."""
    for name in registry.names():
        game = registry.find(name)
        yield from [(name, seats, {}) for seats in game.seats]
        others = [(option.name, value) for option in game.all_options() for value in option.values[1:]]
        for number, (option, value) in enumerate(others):
            yield name, game.seats[-1 - number % len(game.seats)], {option: value}


def questions(match: Match, player: bots.Bot, generator: Generator) -> Iterator[list[str]]:
    """The legal answers of every seat that is asked, while this bot plays all seats."""
    while not match.over:
        for seat in match.turn:
            yield [str(value) for value in match.legal(seat)]
        seat = match.turn[0]
        match.apply(player.choose(match, seat, generator), seat)


def closed(codec: Codec, values: list[str]) -> list[str]:
    """The answers that must have a word."""
    return [value for value in values if value.partition(":")[0] not in codec.open]


@pytest.mark.parametrize("thinks", [True, False], ids=["greedy", "random"])
@pytest.mark.parametrize(("name", "seats", "options"), list(tables()))
def test_every_game_lists_all_its_answers(name: str, seats: int, options: dict[str, Any], thinks: bool) -> None:
    codec = Codec(registry.find(name))
    match = gonfalon.new(name, seats, seed=seats, options=options)
    bot = bots.make("greedy", samples=1, blunder=1 - THOUGHTS.get(name, 0.8)) if thinks else bots.make("random")
    for values in questions(match, bot, Generator(seats)):
        assert [value for value in closed(codec, values) if value not in codec.numbers] == []
        numbers = codec.encode(values)  # which also means that the open ones are no more than was said
        assert len(set(numbers)) == len(values)
        assert [codec.decode(number, values) for number in numbers] == values


#: Answers that games played at random hardly meet.
RARE = {
    "clash-of-cultures": ("unit:pirate", "lost:E7_pirate"),  # pirate ships of Carthage
    "medioevo-universale": ("borrow:32", "borrow:9-yellow", "turn:9-yellow"),  # points of a neighbour's card
}


@pytest.mark.parametrize("name", RARE)
def test_what_is_seldom_offered_is_listed_too(name: str) -> None:
    assert [answer for answer in RARE[name] if answer not in Codec(registry.find(name)).numbers] == []


@pytest.mark.parametrize("name", registry.names())
def test_what_is_listed_is_listed_once_and_open_kinds_are_named(name: str) -> None:
    codec = Codec(registry.find(name))
    assert len(set(codec.words)) == len(codec.words)
    assert codec.open == OPEN[name]
    assert codec.size == len(codec.words) + sum(OPEN[name].values())
    assert closed(codec, codec.words) == codec.words


@pytest.mark.parametrize("name", registry.names())
def test_every_button_of_the_rules_has_a_word_whether_it_was_met_or_not(name: str) -> None:
    game = registry.find(name)
    rules = "".join(path.read_text(encoding="utf-8") for path in game.folder().rglob("*.py"))
    buttons = set(re.findall(r'"(button:[a-z-]+)"', rules))
    assert len(buttons) > 5
    assert buttons <= set(Codec(game).words)


def test_a_payment_is_numbered_by_its_rank() -> None:
    codec = Codec(registry.find("medievalia"))
    first = len(codec.words)
    assert codec.encode(["pay:l3", "button:adjust", "pay:l3+d1"]) == [first, codec.numbers["button:adjust"], first + 1]
    assert codec.decode(first + 1, ["pay:s60", "pay:d2"]) == "pay:d2"
    with pytest.raises(NoSuchAction, match="pay:d7 has no number"):
        codec.encode([f"pay:d{number}" for number in range(1, 8)])
    with pytest.raises(NoSuchAction, match="button:dance has no number"):
        codec.encode(["button:dance"])


def renamed(game: Game) -> Game:
    """The game with a data file in which Augusta Treverorum has another name."""
    return game.with_file(DataFile("mine.toml", game.data_file().replace('"augusta_treverorum"', '"trier"')))


def test_the_words_are_those_of_the_data_in_use() -> None:
    game = registry.find("struggle-for-rome")
    ours, mine = Codec(game), Codec(renamed(game))
    assert "plunder:trier" in mine.numbers
    assert "plunder:trier" not in ours.numbers
    assert mine.seal != ours.seal
    assert Codec(game).seal == ours.seal


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_that_lists_nothing_has_numbers_too(name: str, seats: int) -> None:
    match, codec = begin(name, seats), Codec(GAMES[name])
    values = [str(value) for value in match.legal(match.turn[0])]
    assert [codec.decode(number, values) for number in codec.encode(values)] == values


def test_there_what_no_random_game_has_shown_takes_the_spare_numbers() -> None:
    codec = Codec(GAMES["hands"])
    first = len(codec.words)
    assert codec.size == first + SPARE
    assert codec.encode(["card:900", "button:pass", "card:901"]) == [first, codec.numbers["button:pass"], first + 1]
    with pytest.raises(NoSuchAction):
        codec.encode([f"card:{number}" for number in range(900, 901 + SPARE)])
