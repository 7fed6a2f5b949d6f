"""Every word people see, in both languages; and the pictures hold what can be chosen."""

import re
from pathlib import Path

import pytest

from gonfalon import asking
from gonfalon.draw.svg import repeated_ids
from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.rules.scoring import SOURCES
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match, fresh
from gonfalon.wording import Wording
from tests.struggle_for_rome.build import BLUE, RED, WHITE, YELLOW, at, cross, hold, market, nomads, rome
from tests.support import play, step

UNWORDED = re.compile(r"\[[a-z]+-[a-z_0-9-]+\]")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_answer_and_line_of_the_log_is_worded(lang: str) -> None:
    match = fresh(GAME, 4, {"legions": True}, 8)
    generator = Generator(8)
    seen: set[str] = set()
    while not match.over:
        prompt = match.state.step_name()
        if prompt not in seen or generator.below(20) == 0:
            seen.add(prompt)
            decision = match.decision(match.turn[0], lang)
            assert decision is not None
            worded = [decision["prompt"], *(option["label"] for option in decision["options"])]
            assert not [words for words in worded if UNWORDED.search(words) or not words.strip()]
            assert not [label for label in worded[1:] if label.isdigit() or "_" in label]
        step(match, generator)
    for seat in range(4):
        assert not [line for line in match.log(seat, lang) if UNWORDED.search(line["text"])]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_options_scores_tips_panels_and_text_are_worded(lang: str) -> None:
    match = play(fresh(GAME, 4, {}, 2), 2, 600)
    words = Wording(GAME.folder(), lang)
    for option in GAME.options:
        assert words.has(f"option-{option.name}")
        assert words.has(f"option-{option.name}-tip")
        for value in option.values:
            assert not isinstance(value, str) or words.has(f"option-{option.name}-{value}")
    assert all(words.has(source) for source in SOURCES)
    tips = GAME.tips(match.state, RED, match.words(lang))  # type: ignore[arg-type]
    shown = [text for tip in tips.values() for text in (tip.title, *tip.lines)]
    shown += [text for panel in GAME.panels(match.state, match.words(lang)) for row in panel for text in row]  # type: ignore[arg-type]
    shown += [match.text(RED, lang), match.svg(RED, lang)]
    assert not [text for text in shown if UNWORDED.search(text)]


def test_both_languages_have_the_same_keys() -> None:
    folder = GAME.folder() / "text"
    english, french = (keys(folder / f"{lang}.ftl") for lang in ("en", "fr"))
    assert english == french


def keys(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize("file", ["text/fr.ftl", "rules.md"])
def test_french_typography(file: str) -> None:
    text = (GAME.folder() / file).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if file != "rules.md" or line.startswith(">")]
    assert not [line for line in lines if re.search(r" [:;!?»]|« |[a-zà]'[a-zà]", line)]


def test_rules_named_by_tips_exist() -> None:
    match = rome()
    known = set(match.rule_text("SFR-0.1"))
    assert known
    for tip in GAME.tips(match.state, RED, match.words()).values():  # type: ignore[arg-type]
        assert all(match.rule_text(name) != name for name in tip.rules)


def targets(match: Match, seat: int) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', match.svg(seat)))


def test_what_can_be_chosen_on_the_map_is_on_the_map() -> None:
    match = hold(nomads(at="12,4,S", figures=5, tiles=("green", "grey", "pink")), RED, grain=2, gold=6)
    decision = match.decision(RED)
    assert decision is not None
    places = {t for option in decision["options"] for t in option["targets"] if t.startswith(("city", "crossroad"))}
    assert places
    assert places <= targets(match, RED)


def test_routes_are_drawn_before_they_are_paid() -> None:
    match = hold(nomads(at="12,4,S"), RED, grain=2, gold=6)
    match.apply(cross("13,7,S"))
    assert {"way:0-1", "way:2-0"} <= targets(match, RED)


def test_routes_tell_nobody_else_what_the_traveller_holds() -> None:
    match = hold(nomads(at="12,4,S"), RED, grain=2, gold=6)
    match.apply(cross("13,7,S"))
    for seat in (BLUE, WHITE, YELLOW):
        assert not [target for target in targets(match, seat) if target.startswith("way:")]


def test_every_crossroad_within_reach_says_what_it_costs() -> None:
    match = hold(nomads(at="12,4,S"), RED, grain=2, gold=6)
    tips = GAME.tips(match.state, RED, match.words())  # type: ignore[arg-type]
    assert tips[cross("13,7,S")].lines[0] == "Move here: 1 gold"
    assert tips[cross("12,5,S")].lines[0] == "Move here: free"
    others = GAME.tips(match.state, BLUE, match.words())  # type: ignore[arg-type]
    assert not [line for tip in others.values() for line in tip.lines if line.startswith("Move here")]


def bargaining() -> Match:
    """Red is about to propose a deal."""
    match = hold(hold(market(), RED, ore=3, horse=1), BLUE, grain=2, cattle=1)
    match.apply("button:trade")
    return match


def question(match: Match, seat: int, lang: str) -> str:
    decision = match.decision(seat, lang)
    assert decision is not None
    return str(decision["prompt"])


def test_a_proposal_reads_well_at_every_step() -> None:
    match = bargaining()
    assert question(match, RED, "en") == "Your proposal: what do you give, and what do you want for it?"
    assert question(match, RED, "fr") == "Votre proposition\u00a0: que donnez-vous, et contre quoi\u00a0?"
    match.apply("give:ore")
    match.apply("give:ore")
    assert question(match, RED, "en") == "You give 2 ore. What do you want for it?"
    match.apply("get:grain")
    assert question(match, RED, "fr").startswith("Vous donnez 2 minerais contre 1 céréale.")
    match.apply("seat:1")
    match.apply("button:send")
    assert question(match, BLUE, "en") == "Red offers you 2 ore for 1 grain."
    match.apply("button:counter")
    assert question(match, BLUE, "en") == "Your counter-offer to Red: what do you give, and what do you want for it?"
    assert [line["text"] for line in match.log()][-1] == "Red offers 2 ore for 1 grain (to Blue)"


def test_those_who_wait_learn_nothing_of_a_proposal_before_it_is_sent() -> None:
    match = bargaining()
    match.apply("give:ore")
    match.apply("get:grain")
    assert match.waiting() == "Waiting for Red: trading and building"  # not even that there will be one
    assert "give:ore" in targets(match, RED)
    assert "give:ore" not in targets(match, BLUE)
    assert "Your proposal" in match.svg(RED)
    assert "Red proposes" not in match.svg(BLUE)
    match.apply("button:send")
    assert "Red proposes" in match.svg(WHITE)
    assert {"button:accept", "button:refuse", "button:counter"} <= targets(match, BLUE)
    assert "button:accept" not in targets(match, WHITE)


def test_buying_a_card_is_not_playing_one() -> None:
    match = hold(market(), RED, cattle=1, gold=2, cards=("diplomat",))
    assert match.describe("build:card") == "Buy a development card"
    assert match.describe("card:diplomat") == "Play Diplomat"


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["Take 1 ore", "Take 1 grain", "Take 1 pasture card (horse or cattle, unseen)", "Do not exchange"]),
        (
            "fr",
            [
                "Prendre 1 minerai",
                "Prendre 1 céréale",
                "Prendre 1 carte Prairie (cheval ou bœuf, au hasard)",
                "Ne pas échanger",
            ],
        ),
    ],
)
def test_an_exchange_says_how_much_is_taken_and_how_to_leave_it(lang: str, labels: list[str]) -> None:
    match = hold(market(), RED, cattle=3)
    match.apply("bank:cattle")
    decision = match.decision(RED, lang)
    assert decision is not None
    assert [option["label"] for option in decision["options"]] == labels


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_answer_is_called_by_the_name_of_its_button(lang: str, seed: int) -> None:
    match = fresh(GAME, 3, {}, seed)
    generator = Generator(seed)
    words = match.words(lang)
    raw: set[str] = set()
    while not match.over:
        ask = match.state.ask_of(match.turn[0])
        assert ask is not None
        for answer in ask.offered():
            kind, _, ident = answer.partition(":")
            no_word = lang == "fr" or ident in ("back", "drop", "done")  # "Propose a trade" is good English
            label = asking.label(words, match.state, ask, answer)
            if kind == "button" and no_word and re.search(rf"\b{ident}\b", label):
                raw.add(f"{ask.prompt} {answer}")
        step(match, generator)
    assert raw == set()


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    match = hold(at(rome(), 2), YELLOW, ore=2, cards=("traitor",))
    assert {"good:ore", "card:traitor"} <= targets(match, YELLOW)
    assert not {"good:ore", "card:traitor"} & targets(match, RED)
    assert "Traitor" in match.text(YELLOW)
    assert "Traitor" not in match.text(RED)


@pytest.mark.parametrize("seats", [3, 4])
def test_no_id_is_used_twice(seats: int) -> None:
    match = play(fresh(GAME, seats, {}, 6), 6, 500)
    assert not repeated_ids(match.svg(0))


@pytest.mark.parametrize(("lang", "words", "other"), [("en", "Setup", "Round"), ("fr", "Mise en place", "Manche")])
def test_before_the_first_round_there_is_no_round_nought(lang: str, words: str, other: str) -> None:
    match = fresh(GAME, 3, {}, 1)
    for shown in (match.svg(None, lang), match.text(None, lang)):
        assert words in shown
        assert f"{other} 0" not in shown


@pytest.mark.parametrize(("lang", "note"), [("en", "econstruct"), ("fr", "econstitu")])
def test_what_is_reconstructed_is_told_about_the_edition_and_not_by_tips(lang: str, note: str) -> None:
    match = rome()
    tips = GAME.tips(match.state, RED, match.words(lang))  # type: ignore[arg-type]
    assert [line for tip in tips.values() for line in tip.lines if note in line] == []
