"""Guides and lessons: every game teaches, in both languages, and its lesson can be played to its end."""

import re
from functools import cache, partial
from typing import Any
from xml.etree import ElementTree

import pytest

import gonfalon
from gonfalon import bots, registry
from gonfalon.examine import messages
from gonfalon.games.medievalia.mind.evaluation import yields
from gonfalon.kernel.errors import BadGame
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import onward
from gonfalon.server import about, guide, lessons, rulebook
from gonfalon.server.errors import NotFound
from gonfalon.web import render
from gonfalon.wording import LANGUAGES

GAMES = registry.names()
SPOKEN_THROUGHOUT = ("byzantium", "medievalia", "struggle-for-rome")
WAYS = 8  # in which a lesson is played
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_a_guide_says_what_its_columns_are(game: str, lang: str) -> None:
    heads = re.findall(r"<thead>(.*?)</thead>", guide.guide(game, lang)["html"], re.S)
    assert [head for head in heads if not re.sub(r"<[^>]*>", "", head).strip()] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_of_the_rules_show_the_pictures_we_have(game: str, lang: str) -> None:
    pictures, entries = guide.pictures(game, lang), rulebook.entries(game, lang)
    chapters = [entry["html"].split(".")[0] for entry in entries if entry["level"] == 2]
    assert pictures
    assert set(pictures) <= set(chapters)
    shown = [picture["src"] for several in pictures.values() for picture in several]
    drawn = set(re.findall(r'src="(/guide/[^"]+)"', guide.guide(game, lang)["html"]))
    assert sorted(shown) == sorted(drawn), "every picture of the guide, once"
    me = {"name": "Anna", "account": False, "lang": lang}
    told = {"name": game, "title": game, "guide": True, "blurb": ""}
    html = render(
        "rules", lang, me=me, game=told, entries=entries, edition=about.about(game, lang), aim="", pictures=pictures
    )
    assert html.count('<figure class="example">') == len(drawn)


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


@cache
def followed(
    game: str, seed: int, patience: int = MOST
) -> tuple[gonfalon.Match, list[tuple[str, lessons.Step | None, str]]]:
    """A lesson in which every proposal is followed: the match then; each question, what is told, the answer.

    After so many actions of Byzantium the other player has no more patience, and passes.
    """
    plan = lessons.lesson(game)
    match = gonfalon.new(game, plan.seats, seed=plan.seed, options=plan.options)
    coach, easy = bots.make("squire"), bots.make(plan.level)
    told: list[tuple[str, lessons.Step | None, str]] = []
    for number in range(seed * 10_000, seed * 10_000 + MOST * plan.seats):
        if [line["key"] for line in match.log(0)].count(plan.over) >= plan.times:
            return match, told
        if match.over:
            return match, told
        seat = 0 if 0 in match.turn else match.turn[0]
        if seat:
            bored = "action:pass" in match.legal(seat) and [ask for ask, _, _ in told].count("action") >= patience
            match.apply("action:pass" if bored else easy.choose(match, seat, Generator(number)), seat)
            continue
        ask = match.state.ask_of(0)
        assert ask is not None
        steps = plan.asked(ask.prompt, [line["key"] for line in match.log(0)])
        known = {step.id for _, step, _ in told if step}
        advice = partial(coach.choose, match, 0, Generator(number))
        step, answer = lessons.said(steps, ask.values, known, advice)
        assert answer is not None
        told.append((ask.prompt, step, answer))
        match.apply(answer, 0)
    pytest.fail("the first turn does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_when_its_advice_is_followed(game: str) -> None:
    _, told = followed(game, 0)
    assert len({step.id for _, step, _ in told if step}) >= 6, told
    assert any(step and step.good and step.offered([answer]) for _, step, answer in told)


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_what_the_coach_says_belongs_to_what_it_proposes(game: str, seed: int) -> None:
    _, told = followed(game, seed)
    spoken = [(step.id, step.fits or step.good, answer) for _, step, answer in told if step]
    assert [each for each in spoken if each[1] and not any(lessons.means(named, each[2]) for named in each[1])] == []


@pytest.mark.parametrize("player", ["random", "novice"])
@pytest.mark.parametrize("game", SPOKEN_THROUGHOUT)
def test_the_coach_has_a_word_for_every_answer_one_may_think_of(game: str, player: str) -> None:
    """Whatever the player does in the accompanied turns, and whatever the bots advise, no question is left silent."""
    plan = lessons.lesson(game)
    me, easy = bots.make(player), bots.make(plan.level)
    silent: set[tuple[str, str]] = set()
    for way in range(WAYS):
        generator = Generator(way)
        match = gonfalon.new(game, plan.seats, seed=plan.seed + way // 2, options=plan.options)
        told: set[str] = set()
        while not match.over:
            log = [line["key"] for line in match.log(0)]
            if log.count(plan.over) >= plan.times:
                break
            ask = match.state.ask_of(0)
            if ask is None:
                match.apply(easy.choose(match, match.turn[0], generator), match.turn[0])
                continue
            steps = plan.asked(ask.prompt, log)
            for answer in onward(ask.values):
                step, _ = lessons.said(steps, ask.values, told, partial(str, answer))
                silent |= {(ask.prompt, answer)} if step is None else set()
            step, _ = lessons.said(steps, ask.values, told, partial(str, ask.values[0]))
            told |= {step.id} if step else set()
            match.apply(me.choose(match, 0, generator), 0)
    assert silent == set()


@pytest.mark.parametrize("seed", range(3))
def test_who_obeys_the_coach_of_rome_plunders_with_the_horsemen_at_once(seed: int) -> None:
    match, told = followed("struggle-for-rome", seed)
    tribe = [(step.id if step else "", answer) for ask, step, answer in told if ask == "nomads"]
    assert tribe[:2] == [("ride", "crossroad:13_2_S"), ("plunder", "plunder:castra_regina")]
    assert [line["key"] for line in match.log(0) if ["seat", 0] in line["args"]].count("plunders") >= 1


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 13, 29, 38])
def test_who_obeys_the_coach_of_byzantium_pays_the_upkeep_and_gains(seed: int) -> None:
    match, _ = followed("byzantium", seed)
    plan = lessons.lesson("byzantium")
    assert [line for line in match.log(0) if line["key"] == "unpaid" and ["seat", 0] in line["args"]] == []
    assert match.scores()[0] > gonfalon.new("byzantium", plan.seats, seed=plan.seed).scores()[0]


@pytest.mark.parametrize("seed", [38, 103, 152, 231, 284])
def test_who_obeys_the_coach_of_byzantium_leads_no_bulgars_to_the_capital(seed: int) -> None:
    """In these games Constantinople fell in the first turn, while the coach left Bulgars and Levy to the bots."""
    match, _ = followed("byzantium", seed)
    assert not match.over
    assert [line["key"] for line in match.log(0)].count("fallen") == 0


@pytest.mark.parametrize("patience", range(1, 8))
def test_the_coach_of_byzantium_thinks_of_the_upkeep_at_the_last_action(patience: int) -> None:
    match, told = followed("byzantium", 0, patience)
    assert [(step.id if step else "", answer) for ask, step, answer in told if ask == "action"][-1] == (
        "last",
        "action:tax",
    )
    assert [step.id for _, step, _ in told if step].count("last") == 1
    assert [line for line in match.log(0) if line["key"] == "unpaid" and ["seat", 0] in line["args"]] == []


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_coach_of_byzantium_explains_the_price_of_a_cube_once(seed: int) -> None:
    _, told = followed("byzantium", seed)
    assert [step.id for ask, step, _ in told if step and ask == "source"].count("cube") == 1


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_coach_of_medioevo_universale_explains_points_and_wagons_once(seed: int) -> None:
    """What a question that comes again asks for is said in a few words."""
    _, told = followed("medioevo-universale", seed)
    texts = {step["id"]: step["text"] for step in lessons.told("medioevo-universale", "fr")["steps"]}
    spoken = [step.id for ask, step, _ in told if step and ask in ("point", "put") and len(texts[step.id]) > 60]
    assert len(spoken) >= 3
    assert len(spoken) == len(set(spoken)), spoken


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_who_obeys_the_coach_of_byzantium_spends_the_free_cubes_and_settles_off_the_bulgars_way(seed: int) -> None:
    _, told = followed("byzantium", seed)
    actions = [answer for ask, _, answer in told if ask == "action"]
    assert len(actions) >= 8
    assert actions[-1] == "action:pass"
    assert not {"city:thessalonica", "city:adrianople"} & {answer for ask, _, answer in told if ask == "take"}


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_who_obeys_the_coach_of_medievalia_has_every_resource_next_turn_and_a_hand(seed: int) -> None:
    match, told = followed("medievalia", seed)
    state: Any = match.state
    assert [bool(amount) for amount in yields(state, 0)] == [True] * 4
    assert len(state.troops[0]) == 2
    assert len(state.hand_territory[0]) + len(state.hand_character[0]) == 2
    assert [answer for ask, _, answer in told if ask == "discard"] == ["card:50", "card:80"]  # what was too dear


@pytest.mark.parametrize("seed", range(4))
def test_who_obeys_the_coach_of_medioevo_leaves_a_garrison_wherever_he_has_built(seed: int) -> None:
    match, told = followed("medioevo-universale", seed)
    state: Any = match.state
    mine = state.territories(0)
    towns = [state.world().names[t] for t in mine if any(state.built[t * 3 : t * 3 + 3])]
    assert {"thracia", "bithynia"} <= set(towns)
    assert [name for name in towns if 0 not in state.present(state.world().index[name])] == []
    assert "button:all-land" in [answer for ask, _, answer in told if ask == "group"], "and yet an army has marched"
    steps = [step.id for _, step, _ in told if step]
    assert steps.index("guard") < steps.index("group")
    assert "put-guard" in steps


@pytest.mark.parametrize("seed", range(3))
def test_who_obeys_the_coach_of_clash_of_cultures_collects_recruits_and_pleases_a_city(seed: int) -> None:
    match, told = followed("clash-of-cultures", seed)
    actions = [answer for ask, _, answer in told if ask == "turn"]
    assert actions[:4] == ["action:move", "action:found", "action:advance", "button:end"]
    assert actions[4:] == ["action:collect", "action:recruit", "action:happiness", "button:end"]
    mine = [line["key"] for line in match.log(0) if ["seat", 0] in line["args"]]
    assert {"founds", "advance", "recruits", "mood"} <= set(mine)


@pytest.mark.parametrize("seed", range(3))
def test_who_obeys_the_coach_of_medioevo_universale_builds_for_honour_and_trades_once(seed: int) -> None:
    match, told = followed("medioevo-universale", seed)
    spoken = [step.id if step else "" for _, step, _ in told]
    assert "" not in spoken, "every question of the first turn has a word"
    assert spoken[:2] == ["bid", "bid-tie"]
    assert "architect" in spoken, "who keeps the Architect uses him"
    built = [line["args"] for line in match.log(0) if line["key"] == "built" and ["seat", 0] in line["args"]]
    assert [["thing", "building:city"] in args for args in built] == [True, True]
    assert [ask for ask, _, _ in told].count("buy-cubes") == 1
    assert match.scores()[0] >= 12


def test_a_step_that_follows_another_is_told_only_after_it() -> None:
    field = lessons.Step("field", "act", good=["card:7"])
    peasant = lessons.Step("peasant", "act", good=["card:63"], after="field")
    plain = lessons.Step("plain", "act")
    steps = [field, peasant, plain]
    assert lessons.said(steps, ["card:63"], set(), lambda: "card:63")[0] is plain
    assert lessons.said(steps, ["card:63"], {"field"}, lambda: None) == (peasant, "card:63")


def test_a_text_gives_way_to_one_that_fits_the_advice() -> None:
    city = lessons.Step("city", "take", good=["city:leucosia"])
    sail = lessons.Step("sail", "take", fits=["sea:*"])
    plain = lessons.Step("plain", "take")
    steps = [city, sail, plain]
    assert lessons.said(steps, ["city:nicea", "city:leucosia"], [], lambda: "sea:1") == (city, "city:leucosia")
    assert lessons.said(steps, ["city:nicea", "sea:1"], [], lambda: "city:nicea") == (plain, "city:nicea")
    assert lessons.said(steps, ["city:nicea", "sea:1"], [], lambda: "sea:1") == (sail, "sea:1")
    assert lessons.said(steps, ["city:nicea", "sea:1"], ["sail", "plain"], lambda: "city:nicea") == (
        plain,
        "city:nicea",
    )
    assert lessons.said(steps[:2], ["city:nicea", "sea:1"], [], lambda: "city:nicea") == (None, "city:nicea")
    assert lessons.said(steps[:2], ["city:nicea"], [], lambda: None) == (None, None)
    assert lessons.said([sail, city], ["city:leucosia"], ["city", "sail"], lambda: None) == (city, "city:leucosia")


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
