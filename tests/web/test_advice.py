"""A hint at the table, and a finished game in hindsight, as people see them."""

from typing import Any

import pytest
from playwright.sync_api import Route

import gonfalon
from gonfalon import bots
from gonfalon.kernel.generator import Generator

from .conftest import Enter
from .player import BOT, ME, Player

GAMES = [game["name"] for game in gonfalon.games()]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game of Byzantium among novices."""
    match = gonfalon.new("byzantium", 2, seed=3)
    novice, generator = bots.make("novice"), Generator(5)
    while not match.over:
        match.apply(novice.choose(match, match.turn[0], generator), match.turn[0])
    return match.record()


def ask(player: Player) -> list[str]:
    """Ask for a hint, and the answers it advises."""
    player.page.keyboard.press("i")
    player.page.wait_for_selector(".advice-move")
    return [str(move.get_attribute("data-advised")) for move in player.page.query_selector_all(".advice-move")]


def targets(player: Player, answer: str) -> list[str]:
    """The places on the board that an answer on offer has to do with; some, such as doing nothing, have none."""
    shown = player.context.request.get(player.page.url.replace("/t/", "/api/tables/")).json()
    options = shown["view"]["decision"]["options"]
    return [str(target) for option in options if option["answer"] == answer for target in option["targets"]]


def imported(player: Player, record: dict[str, Any]) -> str:
    player.visit("/account")
    return str(player.post("/api/tables/import", {"record": record})["table"])


def see_analysis(player: Player) -> None:
    """Wait until the bots have thought everything over."""
    player.page.wait_for_selector(".analysis-page[data-ready]")
    player.page.wait_for_selector("#progress", state="hidden")


def pass_numbers(player: Player, table: str) -> None:
    """Past the questions for a number with which a game begins, whose hints are looked at in test_numbers."""
    path = f"/api/tables/{table}"
    while True:
        decision = player.context.request.get(f"{player.url}{path}?parts=view").json()["view"]["decision"]
        if decision is not None and decision["kind"] != "number":
            return
        if decision is not None:
            answer = decision["options"][0]["answer"]
            player.post(f"{path}/answer", {"seat": 0, "decision": decision["id"], "answer": answer})


# -- hints -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_shows_choices_of_every_game(anna: Player, game: str) -> None:
    pass_numbers(anna, str(anna.open_table([ME, BOT, BOT], game=game)["table"]))
    anna.wait_for_turn()
    advised = ask(anna)
    assert 1 <= len(advised) <= 3
    assert set(advised) <= set(anna.answers())
    assert all(chance.endswith("%") for chance in anna.page.locator(".advice-chance").all_inner_texts())


def test_a_click_on_a_hint_shows_the_choice_and_chooses_nothing(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    before = anna.version
    last = ask(anna)[-1]
    anna.page.click(f'.advice-move[data-advised="{last}"]')
    assert anna.page.evaluate("document.activeElement.dataset.answer") == last
    assert anna.page.get_attribute(".option.advised", "data-answer") == last
    aimed = anna.page.eval_on_selector_all(".board .aimed", "them => them.map(it => it.dataset.target)")
    assert set(aimed) == set(targets(anna, last))
    assert anna.version == before
    anna.page.keyboard.press("Enter")
    anna.see_version(before + 1)
    anna.page.wait_for_selector("#hint-told", state="hidden")


def test_only_the_button_of_a_hint_looks_as_if_it_played(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    ask(anna)
    assert anna.page.locator(".advice-play:visible").count() == 1, "only of the move that is shown"
    look = "it => [getComputedStyle(it).borderTopWidth, getComputedStyle(it).backgroundColor]"
    assert anna.page.locator(".advice-move").first.evaluate(look) == ["0px", "rgba(0, 0, 0, 0)"], "no button"
    assert anna.page.locator(".advice-play:visible").evaluate(look)[0] == "1px", "a button"


@pytest.mark.parametrize("by", ["click", "Enter", "number"])
def test_an_advised_move_is_played_from_the_hint(anna: Player, by: str) -> None:
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    before = anna.version
    last = ask(anna)[-1]
    line, play = f'.advice-move[data-advised="{last}"]', f'.advice-play[data-answer="{last}"]'
    number = anna.answers().index(last) + 1
    assert anna.page.text_content(f"{play} kbd") == str(number)
    if by == "Enter":
        anna.page.focus(line)
        anna.page.keyboard.press("Enter")
        anna.page.keyboard.press("Enter")
    elif by == "click":
        anna.page.click(line)
        anna.page.click(play)
    else:
        anna.page.keyboard.press(str(number))
    anna.see_version(before + 1)
    view = anna.context.request.get(anna.page.url.replace("/t/", "/api/tables/") + "/at/" + str(before)).json()["view"]
    assert last in [option["answer"] for option in view["decision"]["options"]]
    anna.page.wait_for_selector("#hint-told", state="hidden")
    if by == "Enter":
        focused = "() => document.activeElement.matches('#options .option, #side')"
        anna.page.wait_for_function(focused)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_a_hint_that_is_shown_stays_in_view_with_its_button(enter: Enter, width: int, height: int) -> None:
    player = enter(width=width, height=height)
    player.open_table([ME, BOT])
    player.wait_for_turn()
    for answer in ask(player):
        player.page.click(f'.advice-move[data-advised="{answer}"]')
        panel = player.page.locator(".play-panel").bounding_box()
        line = player.page.locator(f'.advice-move[data-advised="{answer}"]').bounding_box()
        play = player.page.locator(f'.advice-play[data-answer="{answer}"]').bounding_box()
        assert panel is not None
        assert line is not None
        assert play is not None
        assert panel["y"] - 1 <= line["y"]
        assert play["y"] + play["height"] <= panel["y"] + panel["height"] + 1


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_the_options_stay_in_view_below_a_hint(enter: Enter, width: int, height: int) -> None:
    player = enter(width=width, height=height)
    pass_numbers(player, str(player.open_table([ME, BOT, BOT], game="medievalia")["table"]))
    player.wait_for_turn()
    ask(player)
    panel = player.page.locator(".play-panel").bounding_box()
    options = [one.bounding_box() for one in player.page.locator("#choices .option:visible").all()]
    assert panel is not None
    assert any(box and box["y"] + box["height"] <= panel["y"] + panel["height"] + 1 for box in options)


def test_pointing_at_a_hint_points_at_the_board(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    anna.choose("action:take")
    anna.wait_for_turn()
    aimed = "() => [...document.querySelectorAll('.board .aimed')].map(it => it.dataset.target)"
    for answer in ask(anna):
        anna.page.hover(f'.advice-move[data-advised="{answer}"]')
        assert set(anna.page.evaluate(aimed)) == set(targets(anna, answer))
    anna.page.click(f'.advice-move[data-advised="{answer}"]')
    anna.page.mouse.move(5, 300)
    assert set(anna.page.evaluate(aimed)) == set(targets(anna, answer)), "it stays while one looks at the board"


def test_the_first_move_of_a_hint_is_marked_on_the_board_until_the_same_key_closes_it(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    anna.choose("action:take")
    anna.wait_for_turn()
    aimed = "() => [...document.querySelectorAll('.board .aimed')].map(it => it.dataset.target)"
    first = ask(anna)[0]
    marked = set(targets(anna, first))
    assert marked
    assert set(anna.page.evaluate(aimed)) == marked
    anna.page.locator("#options .option:visible, .places-fold summary:visible").last.hover()
    anna.page.mouse.move(5, 300)
    assert set(anna.page.evaluate(aimed)) == marked, "it is marked again"
    anna.page.keyboard.press("i")
    anna.page.wait_for_selector("#hint-told", state="hidden")
    assert anna.page.evaluate(aimed) == []


def test_a_hint_that_comes_too_late_is_not_shown(anna: Player) -> None:
    held: list[Route] = []
    anna.page.route("**/hint?*", lambda route: held.append(route))
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    with anna.page.expect_request("**/hint?*"):
        anna.page.click("#hint")
    anna.page.wait_for_selector("#hint-told .dots")
    anna.choose("action:take")
    anna.page.wait_for_selector("#hint-told", state="hidden")
    with anna.page.expect_response("**/hint?*"):
        held[0].fulfill(json={"decision": "0.0", "seat": 0, "chance": 0.5, "moves": []})
    assert anna.page.is_hidden("#hint-told")


def test_word_of_a_hint_that_did_not_come_goes_with_its_decision(anna: Player) -> None:
    """No seat but one's own: the next decision is one's own too."""
    refused = {"status": 503, "json": {"error": {"kind": "busy", "message": "try again"}}}
    anna.page.route("**/hint?*", lambda route: route.fulfill(**refused))
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    for _ in range(2):  # it may be asked for again
        with anna.page.expect_response("**/hint?*"):
            anna.page.keyboard.press("i")
        anna.page.wait_for_selector("#hint-told:has-text('No hint came this time')")
        anna.page.wait_for_selector("#hint-told:not([aria-busy])")
    anna.choose("action:take")
    anna.page.wait_for_selector("#hint-told", state="hidden")
    anna.wait_for_turn()
    anna.page.unroute("**/hint?*")
    assert ask(anna)
    anna.complaints = [words for words in anna.complaints if "503" not in words]


def test_no_hint_where_others_play_and_the_page_says_so(anna: Player) -> None:
    anna.open_table([ME, {"kind": "open"}])
    if anna.page.is_disabled("#hint"):  # who begins is drawn, and always the same one
        anna.open_table([{"kind": "open"}, ME])
    anna.page.click("#hint")
    assert "Other people play at this table" in anna.page.inner_text("#hint-told")
    anna.page.click("#advice-close")
    assert anna.page.is_hidden("#hint-told")


@pytest.mark.parametrize(("lang", "light", "width"), [("en", "light", 1440), ("fr", "dark", 390), ("en", "light", 390)])
def test_a_hint_has_no_serious_fault(enter: Enter, lang: str, light: str, width: int) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    player.open_table([ME, BOT])
    player.wait_for_turn()
    ask(player)
    words = player.page.inner_text("#hint-told")
    assert ("de chances de gagner" if lang == "fr" else "win chance") in words
    assert player.faults() == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width


# -- analyses --------------------------------------------------------------------------------


def test_the_end_of_a_game_leads_to_its_analysis_and_back_to_a_moment(anna: Player, record: dict[str, Any]) -> None:
    anna.visit(f"/t/{imported(anna, record)}")
    anna.see_table()
    anna.page.click("#end >> text=Analysis")
    see_analysis(anna)
    assert anna.page.locator("#curve .series").count() == 2
    assert anna.page.locator("#turns .entry").count() == anna.page.locator("#curve .flag-head").count() > 0
    anna.page.locator("#turns a").first.click()
    anna.page.wait_for_selector("body.looking")
    assert anna.page.is_hidden("#end")
    assert anna.page.is_visible("#board svg")


def test_the_curve_is_read_with_keys_pointer_and_as_a_table(anna: Player, record: dict[str, Any]) -> None:
    table = imported(anna, record)
    anna.visit(f"/t/{table}/analysis")
    anna.page.wait_for_selector("body[data-ready]")
    last = f"Move {len(record['answers'])} · Turn 3"
    assert anna.page.inner_text("#readout-place") == last
    assert "100%" in anna.page.inner_text("#readout-chances")
    anna.page.focus("#curve-range")
    anna.page.keyboard.press("ArrowLeft")
    assert anna.page.inner_text("#readout-place") != last
    assert "%" in str(anna.page.get_attribute("#curve-range", "aria-valuetext"))
    anna.page.hover("#curve .chart", position={"x": 40, "y": 100})
    assert anna.page.inner_text("#readout-place") == "Move 0, before the first turn"
    anna.page.click("#curve-details summary")
    rows = anna.page.locator("#curve-table tbody tr")
    assert rows.count() == int(anna.page.get_attribute("#curve-range", "max") or 0) + 1
    assert rows.last.locator("a").get_attribute("href") == f"/t/{table}?at={len(record['answers'])}"


def test_second_thoughts_are_sorted_and_sifted(anna: Player, record: dict[str, Any]) -> None:
    anna.visit(f"/t/{imported(anna, record)}/analysis")
    see_analysis(anna)
    gains = [float(text.strip("+%")) for text in anna.page.locator("#otherwise .change").all_inner_texts()]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) == 8
    anna.page.click("#otherwise-more")
    everybody = anna.page.locator("#otherwise .entry").count()
    assert everybody > 8
    anna.page.click("#whose button:nth-child(2)")
    names = set(anna.page.locator("#otherwise .entry-head b").all_inner_texts())
    assert names == {"Red"}
    assert anna.page.locator("#otherwise .entry").count() < everybody
    anna.page.click("#weighty")
    moves = [int(place.split()[1].strip(",")) for place in anna.page.locator("#otherwise .quiet").all_inner_texts()]
    assert moves == sorted(moves)


def test_a_running_game_has_no_analysis(anna: Player) -> None:
    opened = anna.open_table([ME, BOT])
    anna.visit(f"/t/{opened['table']}/analysis")
    assert "when it is over" in anna.page.inner_text("main")
    anna.complaints = [words for words in anna.complaints if "409" not in words]


@pytest.mark.parametrize(("lang", "light", "width"), [("en", "light", 1440), ("fr", "dark", 390), ("fr", "light", 390)])
def test_an_analysis_has_no_serious_fault(
    enter: Enter, record: dict[str, Any], lang: str, light: str, width: int
) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    player.visit(f"/t/{imported(player, record)}/analysis")
    see_analysis(player)
    assert ("Tournants de la partie" if lang == "fr" else "Turning points") in player.page.inner_text("main")
    player.page.click("#curve-details summary")
    assert player.faults() == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width
