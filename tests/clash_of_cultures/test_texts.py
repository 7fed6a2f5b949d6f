"""What people read on a card says who may use it, how often, and beside what not."""

import re
from collections.abc import Iterator

import pytest

from gonfalon.games.clash_of_cultures import HERE
from tests.clash_of_cultures.build import WORLD
from tests.support import rule

TEXTS = {
    language: dict(re.findall(r"^(effect-[^ ]+) = (.*)$", (HERE / "text" / f"{language}.ftl").read_text("utf-8"), re.M))
    for language in ("en", "fr")
}
ONCE = {"en": r"per turn|of this turn|Once on each of your turns", "fr": r"par tour|de ce tour|à chacun de vos tours"}
ROLES = {
    "en": {"attacker": "Attacker", "defender": "Defender"},
    "fr": {"attacker": "Attaquant", "defender": "Défenseur"},
}
PIECES = {
    "en": {"army": "army", "fortress": "fortress", "ship": "ship"},
    "fr": {"army": "armée", "fortress": "forteresse", "ship": "navire"},
}
CITY = {"en": "of a city", "fr": "une cité"}


def once_per_turn() -> Iterator[str]:
    """The keys of everything that carries the once-per-turn symbol."""
    data = WORLD.data
    yield from (f"effect-advance-{entry['id']}" for entry in data["advances"] if entry.get("once"))
    for nation in data["civilizations"]:
        yield from (f"effect-civ_advance-{entry['id']}" for entry in nation["advances"] if entry.get("once"))
        for leader in nation["leaders"]:
            marks = enumerate(leader.get("once", []), 1)
            yield from (f"effect-ability-{leader['id']}-{number}" for number, once in marks if once)


@pytest.mark.parametrize("language", ["en", "fr"])
@rule("COC-0.9")
def test_what_works_once_per_turn_says_so(language: str) -> None:
    keys = [*once_per_turn(), "effect-wonder-W3", "effect-wonder-W7"]
    assert [key for key in keys if not re.search(ONCE[language], TEXTS[language][key], re.I)] == []
    assert len(keys) > 20


@pytest.mark.parametrize("language", ["en", "fr"])
@rule("COC-16.6")
def test_a_tactic_names_its_side_its_pieces_and_its_place(language: str) -> None:
    for entry in WORLD.data["tactics"]:
        head = re.split(r"\s?:", TEXTS[language]["effect-tactic-" + entry["id"]])[0]
        named = [role for role, word in ROLES[language].items() if head.startswith(word)]
        assert named == [role for role in ("attacker", "defender") if role == entry["role"]], entry["id"]
        assert [piece for piece, word in PIECES[language].items() if word in head.lower()] == entry["tags"], entry["id"]
        assert (CITY[language] in head) == (entry["where"] == "city"), entry["id"]


@pytest.mark.parametrize("language", ["en", "fr"])
@rule("COC-23.4")
def test_an_objective_names_the_one_it_excludes(language: str) -> None:
    names = dict(
        re.findall(r"^(name-objective-[^ ]+) = (.*)$", (HERE / "text" / f"{language}.ftl").read_text("utf-8"), re.M)
    )
    for number, others in enumerate(WORLD.excludes):
        text = TEXTS[language]["effect-objective-" + WORLD.objectives[number]]
        for other in others:
            assert names["name-objective-" + WORLD.objectives[other]] + "." in text


@pytest.mark.parametrize(("language", "port"), [("en", "Needs a Port"), ("fr", "Demande un Port")])
@rule("COC-27.2")
def test_the_lighthouse_asks_for_a_port(language: str, port: str) -> None:
    told = [entry["id"] for entry in WORLD.data["wonders"] if port in TEXTS[language]["effect-wonder-" + entry["id"]]]
    assert told == [entry["id"] for entry in WORLD.data["wonders"] if "building" in entry]


@pytest.mark.parametrize(("stray", "word"), [("troupe", "escouade"), ("avancée", "progrès"), ("ville", "cité")])
def test_french_has_one_word_for_each_thing(stray: str, word: str) -> None:
    files = [HERE / "text" / "fr.ftl", *(HERE / "lesson" / "text").glob("fr.ftl"), HERE / "guide" / "fr.md"]
    words = " ".join(file.read_text("utf-8") for file in files)
    assert word in words
    assert re.findall(rf"(?i)\b{stray}s?\b", words) == []


def test_french_marks_do_not_begin_a_line() -> None:
    words = [(HERE / part / "fr.ftl").read_text("utf-8") for part in ("text", "lesson/text")]
    assert re.findall(r"(?m)^[^#\n]*(?: [:;?!](?:[\s)]|$)| »|« ).*", "\n".join(words)) == []
