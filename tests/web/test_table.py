"""Playing at one table: buttons, board, keys, undo, why not, rules, replay, languages, phones."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route

from .conftest import Enter
from .player import BOT, ME, Player

OPEN = {"kind": "person"}
ON_TOP = """element => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_a_click_on_a_lit_city_answers(anna: Player) -> None:
    anna.open_table([ME, ME], hotseat=False)
    anna.wait_for_turn()
    anna.choose("action:take")
    anna.page.wait_for_selector(".board .lit[data-target^='city:']")
    before = anna.version
    anna.page.locator(".board .lit[data-target^='city:'] > .hit").first.click()
    anna.see_version(before + 1)


def test_pointing_at_a_city_is_wanting_to_take_it(anna: Player) -> None:
    anna.open_table([ME, ME], hotseat=False)
    anna.wait_for_turn()
    before = anna.version
    anna.page.locator(".board .lit[data-target='city:nicea'] > .hit").click()
    anna.see_version(before + 2)
    anna.choose("box:pool")
    anna.page.locator("#log", has_text="Nicea").wait_for()


def test_undo_takes_the_last_answer_back(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.answers()
    assert anna.page.is_disabled("#undo")
    anna.choose("action:take")
    assert anna.answers() != before
    revision = anna.revision
    anna.page.click("#undo")
    anna.see_revision_after(revision)
    assert anna.answers() == before
    assert anna.version == 1


def test_an_unlit_city_says_why_not_and_links_to_the_rule(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    anna.page.locator("[data-target^='city:']:not(.lit) > .hit").first.click(force=True)
    tip = anna.page.locator("#tip.pinned")
    tip.wait_for()
    assert "Why not?" in tip.inner_text()
    assert "city" in tip.locator(".tip-place").inner_text(), "what stands there"
    rule = tip.locator(".tip-rules")
    number = rule.locator("[data-rule]").inner_text()
    assert re.fullmatch(r"BYZ-\d+\.\d+", number)  # the link is the number alone: the words stand once, beside it
    assert len(rule.inner_text().removeprefix(number).split()) > 4
    tip.locator("[data-rule]").click()
    anna.page.wait_for_selector("#drawer .sought")
    assert urlsplit(anna.page.url).fragment.startswith("BYZ-")


def test_why_not_mode_asks_instead_of_choosing(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.version
    anna.page.keyboard.press("w")
    anna.page.wait_for_selector("#toast:popover-open >> text=anything on the board")
    anna.page.locator(".board .lit[data-target^='city:'] > .hit").first.click()
    anna.page.wait_for_selector("#tip.pinned")
    assert anna.version == before
    assert anna.page.locator("#why-mode[aria-pressed=true]").count() == 1
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#tip", state="hidden")
    assert anna.page.locator("#why-mode[aria-pressed=false]").count() == 1
    assert anna.page.locator(".asking").count() == 0


def test_a_target_of_several_options_asks_which(anna: Player) -> None:
    def shared(route: Route) -> None:
        """The server's answer, but two options have the same target."""
        answer = route.fetch()
        table = answer.json()
        for option in (table["view"]["decision"] or {"options": []})["options"][:2]:
            option["targets"] = ["city:ankara"]
        route.fulfill(response=answer, json=table)

    anna.page.route(re.compile(r"/api/tables/[^/?]+\?"), shared)
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.version
    anna.page.locator("[data-target='city:ankara'] > .hit").click()
    anna.page.wait_for_selector(".chooser:popover-open .option")
    assert anna.page.locator(".chooser .option").count() == 2
    assert anna.version == before
    anna.page.keyboard.press("Enter")
    anna.see_version(before + 1)
    anna.page.unroute_all(behavior="ignoreErrors")


def test_a_tip_never_covers_what_it_explains(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    for city in ("ankara", "basra", "candia", "mecca", "derbent"):
        area = anna.page.locator(f"[data-target='city:{city}'] > .hit")
        area.hover()
        anna.page.wait_for_function("() => document.querySelector('#tip:popover-open h3')")
        thing, tip = area.bounding_box(), anna.page.locator("#tip").bounding_box()
        assert thing is not None
        assert tip is not None
        apart = (
            tip["x"] >= thing["x"] + thing["width"]
            or tip["x"] + tip["width"] <= thing["x"]
            or tip["y"] >= thing["y"] + thing["height"]
            or tip["y"] + tip["height"] <= thing["y"]
        )
        assert apart, city
        anna.page.keyboard.press("Escape")


def test_a_move_by_keyboard_alone(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.version
    anna.page.keyboard.press("1")
    anna.see_version(before + 1)
    anna.page.keyboard.press("b")
    anna.page.keyboard.press("Enter")
    focused = anna.page.evaluate("document.activeElement.dataset.target")
    assert focused.startswith("city:")
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.evaluate("document.activeElement.dataset.target") != focused
    anna.page.keyboard.press("ArrowLeft")
    anna.page.evaluate("document.querySelector('.board .lit').focus()")
    anna.page.keyboard.press("Enter")
    anna.see_version(before + 2)


def test_the_language_changes_at_the_table(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    english = anna.page.inner_text("#prompt")
    with anna.page.expect_navigation():
        anna.page.click(".bar .tongues [data-lang=fr]")
    anna.see_table()
    anna.wait_for_turn()
    assert anna.page.get_attribute("html", "lang") == "fr"
    assert anna.page.inner_text("#prompt") != english


def test_two_browsers_at_one_table(enter: Enter) -> None:
    anna, bruno = enter(), enter(lang="fr")
    anna.call("Anna")
    bruno.call("Bruno")
    opened = anna.open_table([ME, OPEN])
    anna.page.wait_for_selector("#invite:visible")
    bruno.visit(f"/t/{opened['table']}?join={opened['invite']}")
    bruno.see_table()
    bruno.page.click(".player-doors .button.main")
    bruno.page.wait_for_selector(".player.me[data-seat='1']")
    anna.page.wait_for_function("() => document.querySelector('#players').textContent.includes('Bruno')")
    first, second = (anna, bruno) if anna.page.locator("#options .option").count() else (bruno, anna)
    first.choose("action:pass")
    second.see_version(first.version)
    second.wait_for_turn()
    assert second.answers()
    assert not first.answers()
    second.page.click("[data-panel=chat]")
    second.page.fill("#chat-form input", "Well played")
    second.page.press("#chat-form input", "Enter")
    first.page.wait_for_function("() => document.querySelector('#chat-lines').textContent.includes('Well played')")


def test_nobody_frees_a_seat_by_a_slip(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    cross = anna.page.locator("#players .clear")
    cross.click()
    assert cross.inner_text().strip() == "Free the seat?"
    with anna.page.expect_response(re.compile("/leave")):
        cross.click()
    anna.page.locator("#players .clear").wait_for(state="detached")


def test_a_rewind_needs_the_consent_of_all(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    opened = anna.open_table([ME, OPEN])
    bruno.visit(f"/t/{opened['table']}?join={opened['invite']}")
    bruno.see_table()
    bruno.page.click(".player-doors .button.main")
    bruno.page.wait_for_selector(".player.me")
    anna.page.wait_for_selector("#invite", state="hidden")
    first = anna if anna.page.locator("#options .option").count() else bruno
    first.choose("action:pass")
    anna.see_version(first.version)
    anna.page.click("#replay-back")
    anna.page.wait_for_selector("body.looking")
    anna.page.click("text=Ask everybody to go back here")
    bruno.page.wait_for_selector("#rewind:visible")
    late = bruno.version
    bruno.page.click("#rewind .button.main")
    bruno.page.wait_for_function("late => Number(document.body.dataset.version) < late", arg=late)
    bruno.page.wait_for_selector("#rewind", state="hidden")


@pytest.mark.parametrize("width", [1440, 1024])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_caption_leaves_the_buttons_of_looking_back_in_their_bar(enter: Enter, lang: str, width: int) -> None:
    player = enter(width=width, height=768, lang=lang)
    player.open_table([ME, BOT, BOT])
    player.play_on(seed=4, moves=2)
    player.wait_for_turn()
    assert player.page.eval_on_selector("#replay-words", "it => it.scrollWidth <= it.clientWidth"), (
        "the move is read whole"
    )
    player.page.click("#replay-back")
    player.page.wait_for_selector("body[data-ready^='at.']")
    words = player.page.locator("#replay-words")
    words.evaluate("words => words.textContent += ' · ' + 'An army marches to Damascus for one cube. '.repeat(5)")
    for button in ("replay-back", "replay-live", "replay-share"):
        assert player.page.locator(f"#{button}").evaluate(ON_TOP), button
    assert words.evaluate("words => words.scrollWidth > words.clientWidth")
    player.page.click("#replay-live")
    player.page.wait_for_selector("#replay-live", state="hidden")


def test_replay_steps_back_and_returns(anna: Player) -> None:
    anna.open_table([ME, BOT, BOT])
    anna.play_on(seed=3, moves=4)
    anna.wait_for_turn()
    anna.page.click("#replay-back")
    anna.page.wait_for_selector("body.looking[data-ready^='at.']")
    assert anna.page.locator("#options .option").count() == 0
    anna.page.click("#replay-live")
    anna.page.wait_for_selector("body:not(.looking)")
    anna.wait_for_turn()
    assert anna.answers()


def test_a_shared_link_opens_at_its_moment(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.play_on(seed=3, moves=2)
    address = re.sub(r"[?#].*", "", anna.page.url)
    anna.page.goto(f"{address}?at=1")
    anna.page.wait_for_selector("body[data-ready='at.1']")
    assert anna.page.input_value("#replay-range") == "1"


def test_escape_closes_the_rules_from_anywhere_but_first_what_lies_above(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    anna.page.keyboard.press("r")
    anna.page.wait_for_selector("#drawer-rules article")
    anna.page.focus("#board")
    anna.page.keyboard.press("?")
    anna.page.wait_for_selector("#help[open]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#help", state="hidden")
    assert anna.page.is_visible("#drawer")
    anna.page.focus("#board")
    anna.page.keyboard.press("Escape")
    assert anna.page.is_hidden("#drawer")
    assert anna.page.evaluate("document.activeElement.id") == "board"


def test_how_to_play_leaves_the_table_open(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.page.click("#menu-open")
    with anna.page.expect_popup() as opened:
        anna.page.click("#menu a[href^='/learn/']")
    assert urlsplit(opened.value.url).path == "/learn/byzantium"
    assert urlsplit(anna.page.url).path.startswith("/t/")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_way_to_what_is_new_is_read_whole(enter: Enter, lang: str) -> None:
    player = enter(width=1440, height=900, lang=lang)
    player.open_table([ME, BOT])
    player.page.evaluate("""() => {
        document.querySelector("#to-news").hidden = false;
        document.querySelector("#log-news").textContent = "12";
    }""")
    assert player.page.locator("#to-news span").evaluate("words => words.scrollWidth <= words.clientWidth")


def test_the_way_to_what_is_new_makes_no_page_wider(enter: Enter) -> None:
    """Where only its sign is seen, its words lie outside of nothing."""
    player = enter(width=1024, height=768, lang="fr")
    player.open_table([ME, BOT])
    player.page.eval_on_selector("#to-news", "button => { button.hidden = false }")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 1024


def test_the_rules_can_be_searched(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.page.keyboard.press("r")
    anna.page.wait_for_selector("#drawer-rules article")
    every = anna.page.locator("#drawer-rules article:visible").count()
    anna.page.fill("#drawer-search", "siege")
    found = anna.page.locator("#drawer-rules article:visible").count()
    assert 0 < found < every
    anna.page.keyboard.press("Escape")
    assert anna.page.is_hidden("#drawer")


TOP = """() => {
  const { top } = document.querySelector("#drawer-rules").getBoundingClientRect();
  const seen = (one) => one.getBoundingClientRect().bottom > top + 4;
  return [...document.querySelectorAll("#drawer-rules > *")].find(seen)?.textContent;
}"""


def test_the_rules_open_at_the_chapter_of_the_question(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    anna.page.keyboard.press("r")
    anna.page.wait_for_function(f"() => ({TOP})()?.startsWith('3. ')")


def test_an_empty_log_says_so_on_one_line(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.page.evaluate("document.querySelector('#log').replaceChildren()")
    anna.page.evaluate(
        """async () => {
            const { src } = document.querySelector("script[type=module]");
            const { Log } = await import(src.replace("table.js", "log.js"));
            Log.prototype.write.call({ lines: [], rows: [], place: document.querySelector("#log") }, []);
        }"""
    )
    line = anna.page.locator("#log .line").bounding_box()
    assert line is not None
    assert line["height"] < 32


def test_pieces_can_be_hidden_and_the_board_zoomed(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.page.click("#hide-pieces")
    assert anna.page.locator("#board.bare").count() == 1
    width = "document.querySelector('#board > svg').getBoundingClientRect().width"
    before = anna.page.evaluate(width)
    anna.page.click("#closer")
    assert anna.page.evaluate(width) > before
    anna.page.click("#fit")
    assert anna.page.evaluate(width) == before


def test_a_phone_shows_the_board_first_and_the_options_below(enter: Enter) -> None:
    player = enter(width=390, height=844, has_touch=True)
    player.open_table([ME, ME])
    player.wait_for_turn()
    board, options = player.page.locator("#board").bounding_box(), player.page.locator("#options").bounding_box()
    assert board is not None
    assert options is not None
    assert board["y"] + board["height"] <= options["y"]
    assert board["height"] > 250
    before = player.version
    player.page.locator("#options .option").first.tap()
    player.see_version(before + 1)
    player.page.tap("[data-panel=log]")
    assert player.page.is_visible("#log")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_log_follows_the_game_unless_its_reader_went_back(anna: Player) -> None:
    log = "const log = document.querySelector('#log');"
    at_end = f"() => {{ {log} return log.scrollTop + log.clientHeight > log.scrollHeight - 4; }}"
    moved = "new Promise(done => { log.addEventListener('scroll', done, {once: true}); log.scrollTop = 0; })"
    anna.open_table([ME, BOT, BOT])
    anna.wait_for_turn()
    while anna.page.evaluate(f"() => {{ {log} return log.scrollHeight < 2 * log.clientHeight; }}"):
        assert anna.play_on(3, 1)
        anna.wait_for_turn()
        anna.page.wait_for_function(at_end)
    anna.page.evaluate(f"async () => {{ {log} await {moved}; }}")  # by the layout, which grew and shrank above it
    anna.page.wait_for_function(at_end)
    anna.page.hover("#log")
    anna.page.mouse.wheel(0, -100_000)  # by the reader
    anna.page.wait_for_function(f"() => {{ {log} return log.scrollTop === 0; }}")
    assert anna.play_on(3, 1)
    anna.wait_for_turn()
    while not anna.page.locator("#log .new-mark").count():
        assert anna.play_on(3, 1)
        anna.wait_for_turn()
    anna.page.wait_for_selector("#to-news:visible use[href='#i-down']", state="attached")
    assert anna.page.evaluate(f"() => {{ {log} return log.scrollTop; }}") == 0
    anna.page.click("#to-news")
    anna.page.wait_for_selector("#to-news", state="hidden")


def test_the_end_of_a_turn_stays_in_view_among_many_options(enter: Enter) -> None:
    def crowded(route: Route) -> None:
        """The server's answer with two dozen more options, before the last of which stands the end of the turn."""
        answer = route.fetch()
        table = answer.json()
        if decision := table["view"]["decision"]:
            first = decision["options"][0]
            more = [{**first, "answer": f"city:{number}", "label": f"Go to place {number}"} for number in range(24)]
            end = {**first, "answer": "button:done", "label": "Enough"}
            decision["options"] = [*more[:-1], end, more[-1]]
        route.fulfill(response=answer, json=table)

    for width, height in ((1280, 800), (390, 844)):
        player = enter(width=width, height=height)
        player.page.route(re.compile(r"/api/tables/[^/?]+\?"), crowded)
        player.open_table([ME, ME])
        player.wait_for_turn()
        end = player.page.locator("[data-answer='button:done']").bounding_box()
        panel = player.page.locator(".play-panel").bounding_box()
        assert end is not None
        assert panel is not None
        assert end["y"] + end["height"] <= panel["y"] + panel["height"]
        assert player.answers()[-1] == "button:done"
        player.page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("pinned", [False, True])
def test_a_card_is_in_the_way_of_no_click(anna: Player, pinned: bool) -> None:
    """A lit city under an explanation is chosen by a click through it, and the click closes the card."""
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.revision
    asked = anna.page.locator("[data-target^='city:']:not(.lit) > .hit").first
    if pinned:
        asked.click(force=True)
        anna.page.wait_for_selector("#tip.pinned")
    else:
        asked.hover(force=True)
        anna.page.wait_for_selector("#tip:popover-open h3")
    spot = anna.page.locator(".board .lit[data-target^='city:'] > .hit").last.bounding_box()
    assert spot is not None
    anna.page.evaluate(
        "([x, y]) => Object.assign(document.querySelector('#tip').style, {left: `${x}px`, top: `${y}px`})",
        [spot["x"] - 4, spot["y"] - 4],
    )
    anna.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    anna.see_revision_after(before)
    anna.page.wait_for_selector("#tip", state="hidden")


def test_a_card_stands_off_what_can_be_chosen(anna: Player) -> None:
    """Where a side of the thing explained is free, the card is there and not over lit cities or options."""
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    option = anna.page.locator("#options .option").first.bounding_box()
    assert option is not None
    anna.page.evaluate(
        """([x, y]) => {
          for (const lit of document.querySelectorAll("#board .lit")) lit.classList.remove("lit");
          const thing = document.createElement("b");
          thing.id = "thing";
          thing.dataset.tip = "Explained";
          thing.style = `position: fixed; z-index: 9; left: ${x}px; top: ${y}px; width: 40px; height: 20px`;
          document.body.append(thing);
        }""",
        [option["x"] - 60, option["y"] + 10],
    )
    anna.page.hover("#thing")
    anna.page.wait_for_selector("#tip:popover-open")
    tip = anna.page.locator("#tip").bounding_box()
    assert tip is not None
    assert tip["x"] + tip["width"] <= option["x"], "to the right are the options"


def test_why_not_ends_where_the_pointer_goes_on(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    unlit = anna.page.locator("[data-target^='city:']:not(.lit) > .hit")
    unlit.first.click(force=True)
    anna.page.wait_for_selector("#tip.pinned")
    lit = anna.page.locator(".board .lit[data-target^='city:'] > .hit").last
    lit.hover(force=True)
    anna.page.wait_for_selector("#tip.pinned", state="detached")
