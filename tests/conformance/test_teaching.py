"""Guides and lessons: every game teaches, in both languages, and its lesson can be played to its end."""

import re
from xml.etree import ElementTree

import pytest

import gonfalon
from gonfalon import bots, registry
from gonfalon.examine import messages
from gonfalon.kernel.errors import BadGame
from gonfalon.kernel.generator import Generator
from gonfalon.server import guide, lessons
from gonfalon.server.errors import NotFound
from gonfalon.wording import LANGUAGES

GAMES = registry.names()
MOST = 120  # answers after which a first turn should be over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_has_its_chapters_and_all_its_pictures(game: str, lang: str) -> None:
    shown = guide.guide(game, lang)
    aim = {"en": "The aim", "fr": "Le but"}[lang]
    wrong = {"en": "What beginners get wrong", "fr": "Les erreurs de débutant"}[lang]
    titles = [chapter["title"] for chapter in shown["contents"]]
    assert titles[0] == aim
    assert wrong in titles
    lines = re.search(r'<h2 id="c1">.*?</h2>\s*<ul>(.*?)</ul>', shown["html"], re.S)
    assert lines is not None
    assert lines[1].count("<li>") == 3
    pictures = re.findall(r'src="/guide/([\w-]+)/(\w+)/([^"]+)"', shown["html"])
    assert pictures
    for where, tongue, name in pictures:
        assert (where, tongue) == (game, lang)
        file = guide.picture(where, tongue, name)
        assert file.suffix != ".svg" or ElementTree.parse(file).getroot().tag.endswith("svg")  # noqa: S314  # our own


def test_both_guides_of_a_game_have_the_same_chapters() -> None:
    for game in GAMES:
        one, two = (guide.guide(game, lang)["contents"] for lang in LANGUAGES)
        assert len(one) == len(two), game


@pytest.mark.parametrize("name", ["../en.md", "setup.exe", "none.svg", "..%2Fen.md"])
def test_nothing_but_pictures_is_given_out(name: str) -> None:
    with pytest.raises(NotFound):
        guide.picture("byzantium", "en", name)
    with pytest.raises(NotFound):
        guide.picture("byzantium", "..", "setup.svg")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_words_all_it_says(game: str) -> None:
    plan, folder = lessons.lesson(game), registry.find(game).folder()
    keys = {f"lesson-{step.id}" for step in plan.steps}
    assert len(keys) == len(plan.steps)
    for lang in LANGUAGES:
        assert messages(folder / "lesson" / "text" / f"{lang}.ftl") == keys | {"lesson-end"}
        asked = messages(folder / "text" / f"{lang}.ftl")
        assert [step.ask for step in plan.steps if f"ask-{step.ask}" not in asked] == []
        assert f"log-{plan.over}" in asked
    assert lessons.told(game, "fr")["end"] != lessons.told(game, "en")["end"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_when_its_advice_is_followed(game: str) -> None:
    plan = lessons.lesson(game)
    match = gonfalon.new(game, plan.seats, seed=plan.seed, options=plan.options)
    coach, easy, told = bots.make("squire"), bots.make(plan.level), set()
    scripted = 0
    for number in range(MOST * plan.seats):
        if [line["key"] for line in match.log(0)].count(plan.over) >= plan.times:
            break
        seat = 0 if 0 in match.turn else match.turn[0]
        if seat:
            match.apply(easy.choose(match, seat, Generator(number)), seat)
            continue
        ask = match.state.ask_of(0)
        assert ask is not None
        fitting = [step for step in plan.steps if step.ask == ask.prompt]
        step = next((step for step in fitting if step.id not in told), fitting[-1] if fitting else None)
        good = [
            answer for named in (step.good if step else []) for answer in ask.values if lessons.means(named, answer)
        ]
        told |= {step.id} if step else set()
        scripted += bool(good)
        match.apply(good[0] if good else coach.choose(match, 0, Generator(number)), 0)
    else:
        pytest.fail("the first turn does not end")
    assert len(told) >= 6, told
    assert scripted >= 1


def test_a_lesson_with_a_mistake_is_refused_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def exists(self) -> bool:
            return True

        def read_text(self, encoding: str) -> str:
            return 'seats = 2\nseed = 1\nover = "turn"\ntimes = 1\n[[step]]\nid = "x"\naks = "action"\n'

    monkeypatch.setattr(lessons, "_file", lambda game: Broken())
    lessons.lesson.cache_clear()
    with pytest.raises(BadGame, match=r"byzantium: lesson/lesson\.toml"):
        lessons.lesson("byzantium")
    lessons.lesson.cache_clear()
