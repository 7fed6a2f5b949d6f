"""A series of equal picks is one dialog: a stepper for each kind, one confirmation, one undo."""

import random
from typing import Any

import pytest

import gonfalon

from .conftest import Enter
from .player import Player

#: Who is asked, and the name of the question.
ASKED = """async () => {
  const answer = await fetch(`/api/tables/${document.body.dataset.table}`);
  const { seat, id } = (await answer.json()).view.decision;
  return [seat, id];
}"""
GIVEN = "() => document.querySelector('.series')?.dataset.plan ?? null"


def record(game: str, seats: int, seed: int, ask: str, least: int) -> dict[str, Any]:
    """A game played at random until somebody is asked to pick at least so many times."""
    match = gonfalon.new(game, seats, seed)
    chance = random.Random(seed)
    while not match.over:
        seat = match.turn[0]
        question = match.state.ask_of(seat)
        assert question is not None
        if question.prompt == ask and needed(match, seat) >= least:
            found: dict[str, Any] = match.record()
            return found
        match.apply(chance.choice(list(question.values)), seat)
    raise AssertionError("nobody was asked")


def needed(match: gonfalon.Match, seat: int) -> int:
    """How often the same is asked if always the first thing is picked."""
    ask, trial, times = match.state.ask_of(seat), match.copy(), 0
    assert ask is not None
    while (now := trial.state.ask_of(seat)) is not None and now.prompt == ask.prompt and times < 9:
        trial.apply(now.values[0], seat)
        times += 1
    return times


def sit(player: Player, played: dict[str, Any]) -> None:
    """Go on with a game at a table of one's own, with every seat."""
    player.visit("/account")
    table = player.post("/api/tables/import", {"record": played})["table"]
    player.page.add_init_script("localStorage.removeItem('gonfalon.series')")
    player.visit(f"/t/{table}")
    if played["game"] != "byzantium":
        player.page.click("#curtain-ready")
    player.see_table()
    player.page.wait_for_selector(".series .stepper")


def step(player: Player, button: str) -> None:
    """Press a stepper and see what it leads to."""
    before = player.page.evaluate(GIVEN)
    player.page.click(button)
    player.page.wait_for_function(
        "old => (document.querySelector('.series')?.dataset.plan ?? null) !== old", arg=before
    )


@pytest.fixture(scope="module")
def unpaid() -> dict[str, Any]:
    """Nobody can pay the upkeep of Byzantium: cube after cube must go."""
    return record("byzantium", 2, 2, "unpaid", 3)


@pytest.mark.parametrize(("width", "lang"), [(1440, "en"), (390, "fr")])
def test_upkeep_is_one_dialog(enter: Enter, unpaid: dict[str, Any], width: int, lang: str) -> None:
    anna = enter(width, 844, lang)
    sit(anna, unpaid)
    before = anna.version
    end = anna.page.locator(".series-end")
    assert end.is_disabled()
    first = anna.page.locator(".stepper").first
    stood = first.bounding_box()
    step(anna, "[data-more]:enabled >> nth=0")
    assert first.bounding_box() == stood, "a second press meets the same button"
    assert anna.page.locator(".stepper.some").count() == 1
    assert anna.faults() == []
    step(anna, ".stepper.some button >> nth=0")
    assert anna.page.evaluate(GIVEN) == ""
    while end.is_disabled():
        step(anna, "[data-more]:enabled >> nth=0")
    planned = anna.page.evaluate(GIVEN).split()
    assert len(planned) >= 3
    assert anna.version == before, "nothing is given yet"
    anna.page.keyboard.press("c")
    anna.see_version(before + len(planned))


def test_a_click_on_the_board_is_one_more(enter: Enter, unpaid: dict[str, Any]) -> None:
    anna = enter(1440, 900)
    sit(anna, unpaid)
    before = anna.version
    target = anna.page.get_attribute(".board .lit[data-target]", "data-target")
    step(anna, f".board .lit[data-target='{target}'] > .hit")
    assert len(anna.page.evaluate(GIVEN).split()) == 1
    assert anna.page.locator(f".board .chosen[data-target='{target}']").count() == 1
    assert anna.version == before


def test_who_likes_picks_one_by_one(enter: Enter, unpaid: dict[str, Any]) -> None:
    anna = enter(1440, 900)
    sit(anna, unpaid)
    before = anna.version
    anna.page.click("#menu-open")
    anna.page.uncheck("#series-switch")
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".series").count() == 0
    anna.choose(anna.answers()[0])
    assert anna.version == before + 1


def test_a_deal_is_meant_for_a_player_or_not(enter: Enter) -> None:
    """Struggle for Rome: goods are counted, players ticked."""
    anna = enter(1440, 900)
    sit(anna, record("struggle-for-rome", 3, 5, "offer", 2))
    assert anna.page.locator(".stepper:not(.tick) output").count() > 0
    only = anna.page.locator(".stepper.tick", has_text="Only to")
    assert only.count() == 2
    box = only.first.locator("input")
    step(anna, ".stepper.tick input >> nth=0")
    assert box.is_checked()
    assert anna.page.evaluate(GIVEN).startswith("seat:")
    step(anna, ".stepper.tick input >> nth=0")
    assert not box.is_checked()
    assert anna.page.evaluate(GIVEN) == ""


#: What stands on the board beside a good of the reader's offer.
BESIDE = "target => document.querySelector(`.board [data-target='${target}']`).textContent.trim()"


def count(player: Player, answer: str) -> str:
    """How many of these the list says are picked."""
    return player.page.locator(f".stepper:has([data-more='{answer}']) output").inner_text()


@pytest.fixture(scope="module")
def offer() -> dict[str, Any]:
    """Somebody in Struggle for Rome thinks of an offer."""
    return record("struggle-for-rome", 3, 5, "offer", 2)


def test_an_offer_that_is_planned_stands_on_the_board_too(enter: Enter, offer: dict[str, Any]) -> None:
    anna = enter(1440, 900)
    sit(anna, offer)
    before = anna.version
    step(anna, "[data-more='give:grain']")
    assert (count(anna, "give:grain"), anna.page.evaluate(BESIDE, "give:grain")) == ("1", "1")
    assert anna.page.locator(".board .chosen[data-target='give:grain']").count() == 1
    step(anna, ".stepper:has([data-more='give:grain']) button >> nth=0")
    assert (count(anna, "give:grain"), anna.page.evaluate(BESIDE, "give:grain")) == ("0", "+")
    assert anna.version == before


def test_what_was_given_already_counts_and_can_be_taken_back(enter: Enter, offer: dict[str, Any]) -> None:
    """As after a hint, pick by pick: the list goes on from there, also when the page is loaded again."""
    anna = enter(1440, 900)
    sit(anna, offer)
    before = anna.version
    for answer in ("give:grain", "get:ore"):
        seat, decision = anna.page.evaluate(ASKED)
        body = {"seat": seat, "decision": decision, "answer": answer}
        anna.post(f"/api/tables/{anna.page.get_attribute('body', 'data-table')}/answer", body)
    anna.page.reload()
    anna.page.click("#curtain-ready")
    anna.page.wait_for_selector(".series .stepper")
    assert [count(anna, "give:grain"), count(anna, "get:ore"), anna.page.evaluate(GIVEN)] == ["1", "1", ""]
    assert anna.page.locator(".board .chosen[data-target='get:ore']").count() == 1
    step(anna, "[data-more='get:cattle']:enabled, [data-more='get:horse']:enabled >> nth=0")
    planned = anna.page.evaluate(GIVEN)
    anna.page.click(".stepper:has([data-more='give:grain']) button >> nth=0")
    anna.page.wait_for_function(f"plan => ({GIVEN})() === plan", arg=f"get:ore {planned}")
    assert (anna.version, count(anna, "give:grain"), count(anna, "get:ore")) == (before, "0", "1")
    assert anna.page.evaluate(BESIDE, "get:ore") == "1"


@pytest.mark.parametrize("width", [1440, 390])
def test_rows_have_the_room_of_what_is_not_said_yet(enter: Enter, width: int) -> None:
    """Many rows wait below: no empty band stands between them and the end, and a pick still moves neither."""
    anna = enter(width, 844)
    sit(anna, record("struggle-for-rome", 3, 5, "offer", 2))
    words, end, first = (anna.page.locator(what).first for what in (".series-next", ".series-end", ".stepper"))
    assert anna.page.eval_on_selector("#play-scroll", "all => all.scrollHeight > all.clientHeight + 40")
    assert words.bounding_box() is None
    stood = first.bounding_box(), anna.page.eval_on_selector("#feet", "feet => feet.getBoundingClientRect().bottom")
    step(anna, "[data-more]:enabled >> nth=0")
    assert words.is_visible()
    now = first.bounding_box(), anna.page.eval_on_selector("#feet", "feet => feet.getBoundingClientRect().bottom")
    assert now == stood
    step(anna, ".stepper.some button >> nth=0")
    assert words.bounding_box() is None
    assert end.is_visible()
