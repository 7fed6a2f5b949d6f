"""The rule ledgers as files: ids stand once, both languages say the same numbers and name the same rules."""

import re
from collections import Counter
from pathlib import Path

import pytest

import gonfalon
from gonfalon.ledger import Entry, ledger, rule_texts

FILES = sorted(Path(gonfalon.__file__).parent.glob("games/*/rules.md"))
NEW = [file for file in FILES if file.parent.name in ("clash_of_cultures", "medioevo_universale")]


def by_game(file: Path) -> str:
    return file.parent.name


def entries(file: Path) -> list[Entry]:
    return [entry for entry in ledger(file) if entry.id]


#: A rule id inside a text; the stop of the sentence behind it is not part of it.
ID = re.compile(r"\b[A-Z]{3}-(?:EX-)?\d+(?:\.\d+)*")


def rules_named(text: str) -> list[str]:
    return sorted(ID.findall(text))


def numbers(text: str) -> list[str]:
    """The numbers of a text, those in ids left out."""
    return sorted(re.findall(r"\d+", ID.sub("", text)))


@pytest.mark.parametrize("file", FILES, ids=by_game)
def test_every_id_stands_once(file: Path) -> None:
    times = Counter(entry.id for entry in entries(file))
    assert [name for name, count in times.items() if count > 1] == []


@pytest.mark.parametrize("file", FILES, ids=by_game)
def test_headings_and_words_below_them_read_in_both_languages(file: Path) -> None:
    assert [entry.en for entry in ledger(file) if not (entry.en and entry.fr)] == []


@pytest.mark.parametrize("file", FILES, ids=by_game)
def test_no_line_of_french_can_begin_with_a_colon(file: Path) -> None:
    assert sum(entry.fr.count("\u00a0:") for entry in ledger(file)) > 10
    assert [entry.id for entry in ledger(file) if re.search(r" [:;?!](?:\s|$)| »|« ", entry.fr)] == []
    assert "\u00a0" not in "".join(entry.en for entry in ledger(file))


@pytest.mark.parametrize("file", NEW, ids=by_game)
def test_both_languages_say_the_same_numbers(file: Path) -> None:
    assert [entry.id for entry in entries(file) if numbers(entry.en) != numbers(entry.fr)] == []


@pytest.mark.parametrize("file", NEW, ids=by_game)
def test_both_languages_name_the_same_rules(file: Path) -> None:
    assert [entry.id for entry in entries(file) if rules_named(entry.en) != rules_named(entry.fr)] == []


@pytest.mark.parametrize("file", NEW, ids=by_game)
def test_every_rule_named_by_a_rule_exists(file: Path) -> None:
    known = set(rule_texts(file))
    named = {name for entry in entries(file) for name in rules_named(entry.en)}
    sections = {name.split(".")[0] for name in known}
    assert sorted(named - known - sections) == []


@pytest.mark.parametrize("file", FILES, ids=by_game)
def test_no_rule_that_people_read_names_moments_of_the_program(file: Path) -> None:
    """Dotted names stand in the table of the moments alone, and in what introduces it."""
    texts = {entry.id: entry.en + entry.fr for entry in entries(file) if not entry.id.startswith("COC-37.")}
    assert [name for name, text in texts.items() if re.search(r"`[a-z_]+\.[a-z_]+`", text)] == []


@pytest.mark.parametrize("file", FILES, ids=by_game)
def test_french_has_its_spaces_and_both_languages_their_apostrophes(file: Path) -> None:
    for entry in ledger(file):
        bare = re.sub(r"`[^`]*`", "", entry.fr)
        assert not re.search(r" [:;!?»]|« ", bare), entry
        assert "'" not in re.sub(r"\s'|'[\s,.;)]", "", entry.en + bare), entry


def test_an_id_may_end_in_a_letter() -> None:
    texts = rule_texts(next(file for file in NEW if file.parent.name == "medioevo_universale"))
    assert texts["MEU-EX-58a"].en.startswith("(9.28-9.29)")
    assert texts["MEU-EX-58b"].fr.startswith("Données")


def messages(file: Path, lang: str) -> dict[str, str]:
    text = (file.parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)", text, re.M))


@pytest.mark.parametrize("file", NEW, ids=by_game)
def test_the_texts_of_components_say_the_same_numbers(file: Path) -> None:
    english, french = messages(file, "en"), messages(file, "fr")
    assert english.keys() == french.keys()
    printed = [key for key in english if key.startswith(("effect-", "goal-"))]
    assert printed
    assert [key for key in printed if numbers(english[key]) != numbers(french[key])] == []


@pytest.mark.parametrize("file", FILES, ids=by_game)
def test_a_rule_in_brief_is_whole_sentences_without_the_name_of_a_ruling(file: Path) -> None:
    brief = {(entry.id, lang): entry.brief(lang) for entry in entries(file) for lang in ("en", "fr")}
    assert [
        key for key, text in brief.items() if re.search(r"[,;]$|;,|[,;:] (?:our ruling|ruling|arbitrage)\s?:", text)
    ] == []
