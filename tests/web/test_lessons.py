"""Learning: the guides, and each game's first game with a coach, played through on the page."""

import json
import random

import pytest
from playwright.sync_api import Route

import gonfalon
from gonfalon import registry
from gonfalon.server import lessons

from .conftest import Enter
from .player import Player

MOST = 90  # decisions after which a first turn should be over
READY = "#coach:visible[data-state=ready], #coach:visible[data-state=over]"
SPOKEN = f"#coach-do:visible, {READY}"  # a choice that the lesson names is there before its reasons


def begin(player: Player, game: str) -> None:
    player.visit("/")
    player.page.click(f"#game-{game} [data-lesson]")
    player.page.wait_for_url("**/t/*")
    player.see_table()


def follow(player: Player, game: str, most: int) -> list[str]:
    """Do what the coach thinks good until the lesson is over or so many questions are answered; the steps told."""
    told: list[str] = []
    steps = {step.id: step for step in lessons.lesson(game).steps}
    for _ in range(most):
        player.page.wait_for_selector(SPOKEN)
        if player.page.get_attribute("#coach", "data-state") == "over":
            return told
        told.append(str(player.page.get_attribute("#coach", "data-step")))
        before, asked = player.revision, player.page.get_attribute("#coach", "data-about")
        if player.page.locator("#coach-do").count():
            proposed = player.page.get_attribute("#coach-do", "data-answer")
            assert told[-1] == "" or steps[told[-1]].speaks_of(proposed), (told[-1], proposed)
            player.page.click("#coach-do")
        else:
            player.page.locator("#options .option").first.click()
        player.see_revision_after(before)
        player.page.wait_for_function(
            "known => document.querySelector('#coach').dataset.about !== known",
            arg=asked,
        )
    return told


@pytest.mark.parametrize("game", registry.names())
def test_the_first_game_is_accompanied_to_the_end_of_a_turn(enter: Enter, game: str) -> None:
    player = enter(1440, 900)
    begin(player, game)
    player.page.wait_for_selector(READY)
    assert len(player.page.inner_text(".coach-text")) > 20
    assert player.faults() == []
    told = follow(player, game, MOST)
    assert player.page.get_attribute("#coach", "data-state") == "over", told
    assert len(set(told) - {""}) >= 5, told
    assert player.page.locator("#coach a[href^='/learn/']").count() == 1
    player.page.wait_for_selector("#options .option, #options input")  # the others have played: all is at rest
    player.page.click("#coach-close")
    player.page.wait_for_selector("#coach", state="hidden")
    player.page.reload()
    player.see_table()
    assert player.page.is_hidden("#coach")


def test_the_player_may_do_something_else_and_send_the_coach_away(enter: Enter) -> None:
    player = enter(lang="fr")
    begin(player, "byzantium")
    player.page.wait_for_selector(READY)
    assert player.page.get_attribute("#coach", "data-step") == "welcome"
    player.choose("action:reinforce")
    player.page.wait_for_selector("#coach[data-step=boxes]")
    player.page.reload()
    player.page.wait_for_selector("#coach[data-step=boxes][data-state=ready]")
    player.page.click("#coach-close")
    player.page.wait_for_selector("#coach", state="hidden")
    player.play_on(1, 2)
    assert player.page.is_hidden("#coach")
    player.page.click("#menu-open")
    player.page.click("#coach-open")
    player.page.wait_for_selector(READY)


SIZES = ((390, 844), (1024, 768), (1440, 900))

#: What the coach hides: its proposal, all answers, or everything that it points at on the board.
HIDDEN = """() => {
  const seen = (element) => {
    const { left, top, width, height } = (element.querySelector(':scope > .hit') ?? element).getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const whole = element.closest('#board svg') ?? element; // on the board, pieces stand on what is pointed at
    return hit !== null && (whole.contains(hit) || hit.contains(element));
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const groups = {
    proposal: all('#coach-do'),
    answers: all('#choices :is(.option, summary, .stepper, input), #feet .option'),
    listed: all('#choices :is(.option, summary, .stepper, input)'),
    pointed: all('.board .coached, .board .suggested'),
  };
  return Object.entries(groups).flatMap(([name, them]) => (them.length && !them.some(seen) ? [name] : []));
}"""


@pytest.mark.parametrize("game", registry.names())
def test_the_coach_hides_neither_the_answers_nor_what_it_points_at(enter: Enter, game: str) -> None:
    for width, height in SIZES:
        player = enter(width, height, lang="fr", has_touch=width < 500)  # the longer words
        begin(player, game)
        for _ in range(4):
            player.page.wait_for_selector(READY)
            assert player.page.evaluate(HIDDEN) == [], (width, player.page.inner_text("#prompt"))
            follow(player, game, 1)


def believe(player: Player, **memory: int) -> None:
    """Let the coach remember something else, and look again."""
    player.page.evaluate(
        """memory => {
            const kept = JSON.parse(localStorage.getItem("gonfalon.coach"));
            localStorage.setItem("gonfalon.coach", JSON.stringify({ ...kept, ...memory }));
        }""",
        memory,
    )
    player.page.reload()
    player.see_table()


def test_the_lesson_s_end_is_told_until_the_player_goes_on(enter: Enter) -> None:
    player = enter()
    begin(player, "byzantium")
    player.page.wait_for_selector(READY)
    believe(player, since=-1)  # one turn has begun, and one before the lesson
    player.page.wait_for_selector("#coach:visible[data-state=over]")
    player.page.reload()
    player.page.wait_for_selector("#coach:visible[data-state=over]")
    player.play_on(1, 1)
    player.page.wait_for_function("() => localStorage.getItem('gonfalon.coach') === 'null'")
    assert player.page.is_hidden("#coach")


@pytest.mark.parametrize(("lang", "words"), [("en", "before the lesson"), ("fr", "avant la leçon")])
def test_a_game_that_ends_before_the_lesson_ends_with_a_word_of_the_coach(enter: Enter, lang: str, words: str) -> None:
    match, chance = gonfalon.new("byzantium", 2, seed=1), random.Random(1)
    while not match.over:
        match.apply(chance.choice(match.legal()))
    player = enter(1440, 900, lang)
    player.visit("/account")
    table = player.post("/api/tables/import", {"record": match.record()})["table"]
    memory = json.dumps({"table": table, "told": ["welcome"]})
    player.page.evaluate("memory => localStorage.setItem('gonfalon.coach', memory)", memory)
    player.visit(f"/t/{table}")
    player.page.press("#end-title", "Escape")
    player.page.wait_for_selector("#coach:visible[data-state=over]")
    assert words in player.page.inner_text("#coach .coach-text")
    player.page.click("#coach-close")
    player.page.wait_for_selector("#coach", state="hidden")
    player.page.reload()
    player.see_table()
    assert player.page.is_hidden("#coach")


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", registry.names())
def test_a_link_of_the_contents_leads_to_its_chapter(enter: Enter, game: str, width: int) -> None:
    """Pictures above it that come late push it away no more."""
    player = enter(width, 844)
    player.page.route("**/guide/**", lambda route: route.abort())
    player.visit(f"/learn/{game}")
    kept = player.page.eval_on_selector_all(".guide-words img", "all => all.map((it) => it.offsetHeight)")
    player.page.unroute("**/guide/**")
    player.complaints.clear()  # they were kept away
    player.page.reload()
    player.page.evaluate("for (const image of document.images) image.loading = 'eager'")
    player.page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth > 0)")
    now = player.page.eval_on_selector_all(".guide-words img", "all => all.map((it) => it.offsetHeight)")
    assert kept == now


@pytest.mark.parametrize("game", registry.names())
def test_how_to_play_is_a_page_with_its_pictures(enter: Enter, game: str) -> None:
    player = enter(390, 844, lang="fr")
    player.visit("/")
    player.page.click(f"#game-{game} a[href='/learn/{game}']")
    player.page.wait_for_url(f"**/learn/{game}")
    player.page.evaluate("for (const image of document.images) image.loading = 'eager'")
    player.page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth > 0)")
    assert player.page.locator(".guide-words img").count() >= 2
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert player.faults() == []


def test_the_coachs_reasons_push_no_answer_away(enter: Enter) -> None:
    player = enter(1440, 900)
    held: list[Route] = []
    player.page.route("**/hint?*", lambda route: held.append(route))
    begin(player, "byzantium")
    player.page.wait_for_selector("#coach[data-state=asking] #coach-do")
    top = "element => element.getBoundingClientRect().top"
    before = player.page.eval_on_selector("#choices", top)
    for route in held:
        route.continue_()
    player.page.wait_for_selector(READY)
    assert player.page.locator("#coach .reasons li").count() > 0
    assert abs(player.page.eval_on_selector("#choices", top) - before) < 1
