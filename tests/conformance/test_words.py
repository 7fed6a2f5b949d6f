"""Every game says everything in English and in French, and every rule it names is in its ledger."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gonfalon
from gonfalon import registry
from gonfalon.fuzz import UNWORDED
from gonfalon.ledger import ledger
from gonfalon.match import Match
from gonfalon.wording import COMMON, LANGUAGES, Wording
from tests.conformance.tables import NAMES, TABLES, positions

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a Fluent file and the variables each of them uses."""
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in out, f"{file.name} words {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = variables.found
    return out


@pytest.mark.parametrize("folder", [COMMON, *(registry.find(name).folder() / "text" for name in NAMES)], ids=str)
def test_both_languages_word_the_same_keys_with_the_same_variables(folder: Path) -> None:
    english, french = messages(folder / "en.ftl"), messages(folder / "fr.ftl")
    assert english
    assert sorted(english) == sorted(french)
    assert english == french


@every_game
@every_language
def test_the_game_introduces_itself(name: str, lang: str) -> None:
    (entry,) = [entry for entry in gonfalon.games(lang) if entry["name"] == name]
    texts = [entry["title"], entry["blurb"]]
    for option in entry["options"]:
        texts.extend((option["title"], option["tip"]))
    for text in texts:
        assert text
        assert not UNWORDED.search(text), text


@every_game
@every_language
def test_every_source_of_the_data_is_worded(name: str, lang: str) -> None:
    game = registry.find(name)
    words = Wording(game.folder(), lang)
    assert game.sources()
    for source in game.sources():
        assert words.has(f"source-{source.topic}")
        assert source.things
        for mark, named_things in source.things.items():
            assert words.has(f"mark-{mark}")
            parts = [part for thing in named_things for part in thing.split("+")]
            assert all(words.name(part) != part.partition(":")[2] or part.startswith("sea:") for part in parts)


def things(value: Any) -> Iterator[str]:
    """The things, as ``kind:id``, that the arguments of an event or a list of answers name."""
    if isinstance(value, str) and re.fullmatch(r"[a-z_]+:[^ ]+", value):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from things(item)
    elif isinstance(value, dict):
        yield from things(list(value.values()))


def unnamed(match: Match, words: Wording) -> Iterator[str]:
    """Things that this position shows without a name: neither a number, nor a seat, nor worded where it is asked."""
    for seat in match.turn:
        ask = match.state.ask_of(seat)
        assert ask is not None
        for answer in ask.values:
            kind, _, ident = answer.partition(":")
            particular = words.has(f"do-{ask.prompt}-{ident}") or words.has(f"do-{ask.prompt}-{kind}")
            if not particular and not named(answer, words):
                yield answer


def named(thing: str, words: Wording) -> bool:
    kind, _, ident = thing.partition("/")[0].partition(":")  # without what is said of it
    return kind == "seat" or not re.search("[A-Za-z]", ident) or words.has(f"name-{kind}-{ident}")


@every_table
@every_language
def test_every_thing_that_can_be_picked_or_told_has_a_name(name: str, seats: int, lang: str) -> None:
    words = Wording(registry.find(name).folder(), lang)
    missing = {thing for match in positions(name, seats) for thing in unnamed(match, words)}
    told = gonfalon.replay(positions(name, seats)[-1].record())
    for seat in range(seats):
        for line in told.log(seat):
            missing.update(thing for thing in things(line["args"]) if not named(thing, words))
    assert sorted(missing) == []


@every_game
@every_language
def test_the_rules_show_short_headings_and_nothing_of_the_file(name: str, lang: str) -> None:
    """Neither marks of the source nor paths of our own; what stands below a heading is a paragraph."""
    for entry in ledger(registry.find(name).folder() / "rules.md"):
        text = entry.text(lang)
        assert not entry.level or "\n" not in text, text
        assert not re.search(r"\[R\b|\.toml", text), text


@pytest.mark.parametrize(
    ("lang", "hits", "line"),
    [
        ("en", 2, "Siege of Alexandria: dice 5, 5, 1; 2 losses for Red."),
        ("en", 1, "Siege of Alexandria: dice 5, 5, 1; 1 loss for Red."),
        ("fr", 1, "Siège d\u2019Alexandrie\u00a0: dés 5, 5, 1\u00a0; 1 perte pour Rouge."),
    ],
)
def test_dice_are_told_one_by_one(lang: str, hits: int, line: str) -> None:
    words = Wording(registry.find("byzantium").folder(), lang)
    assert words("log-siege", seat=0, city="city:alexandria", dice=(5, 5, 1), hits=hits) == line


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("lang", "spoken"), [("en", r"\b[Yy]ou(r|rs|rself)?\b"), ("fr", r"\b([Vv]ous|[Vv]otre|[Vv]os)\b")]
)
def test_those_who_wait_are_not_spoken_to(name: str, lang: str, spoken: str) -> None:
    """Every question that says *you* has other words for those who wait."""
    folder = registry.find(name).folder()
    words = Wording(folder, lang)
    text = (folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^(ask-[\w-]+) =((?:.*)(?:\n[ }].*)*)", text, re.MULTILINE))
    assert messages
    for key, message in messages.items():
        prompt = key.removeprefix("ask-")
        told = words.has(f"wait-{prompt}") or words.has(f"name-window-{prompt}")
        assert told or not re.search(spoken, message), key
    waiting = dict(re.findall(r"^(wait-[\w-]+) =((?:.*)(?:\n[ }].*)*)", text, re.MULTILINE))
    assert not [key for key, message in waiting.items() if re.search(spoken, message)]


@every_language
def test_switches_and_their_values_are_worded(lang: str) -> None:
    """Every switch says in a sentence what it changes, and no value is shown as the rules call it."""
    for entry in gonfalon.games(lang):
        for option in entry["options"]:
            where = f"{entry['name']} {option['name']}"
            assert option["tip"].endswith((".", "?")), where
            assert len(option["titles"]) == len(set(option["titles"])) == len(option["values"]), where
            for value, title in zip(option["values"], option["titles"], strict=True):
                assert title != str(value) or isinstance(value, int), f"{where}: {value} has no name"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Prestige decides. The victory goes to Anna, b:c and Dora."),
        ("fr", "Le prestige décide. La victoire revient à Anna, b:c et Dora."),
    ],
)
def test_several_people_are_told_with_an_and(lang: str, line: str) -> None:
    words = Wording(registry.find("medievalia").folder(), lang, ["Anna", "b:c", "Clovis", "Dora"])
    assert words("log-end-prestige", who=["seat:0", "seat:1", "seat:3"]) == line
    assert words.listed(["Anna"]) == "Anna"
    over = words("game-over", who=["seat:0", "seat:3"], count=2)
    assert {"en": "Anna and Dora share", "fr": "Anna et Dora se partagent"}[lang] in over


@pytest.mark.parametrize(("points", "shown"), [(-4, "\N{MINUS SIGN}4"), (4, "+4")])
def test_points_lost_are_written_with_a_true_minus(points: int, shown: str) -> None:
    words = Wording(registry.find("medioevo-universale").folder(), "fr")
    line = words("log-honour", seat=0, points=f"{points:+}", why="honour:route", now=8)
    assert shown in line, line
