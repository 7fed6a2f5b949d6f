"""There is room for what is written: words of a choice stay whole, names of players are read, buttons stand in rows."""

import random
from typing import Any

import pytest
from playwright.sync_api import Route

import gonfalon
from gonfalon import registry

from .conftest import Enter
from .player import BOT, ME, Player

#: What a long afternoon of choices in French may offer, all at once.
LABELS = {
    "amount:1": "1 minerai",
    "amount:2": "2 vivres",
    "button:back": "Revenir à la liste",
    "button:leave": "Abandonner",
    "button:done": "Terminer",
}

#: Words of the options that are written on two lines.
BROKEN = """() => {
  const broken = [];
  for (const option of document.querySelectorAll('#options .option')) {
    const words = option.querySelector('.rest') ?? option.querySelector('kbd + span');
    const text = [...words.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    for (const { 0: word, index } of text.data.matchAll(/[^ -]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1 || option.scrollWidth > option.clientWidth + 1) broken.push(word);
    }
  }
  return broken;
}"""

#: The left and right ends of every row of buttons on a card of the front page.
ROWS = """cards => cards.map((card) => {
  const rows = new Map();
  for (const button of card.children) {
    const { top, left, right } = button.getBoundingClientRect();
    const row = rows.get(Math.round(top)) ?? [left, right];
    rows.set(Math.round(top), [Math.min(row[0], left), Math.max(row[1], right)]);
  }
  return [...rows.values()].map((row) => row.map(Math.round).join(' '));
})"""


#: How much of its window the drawing fills: the place that is shown, where it has several.
FILLED = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  const places = [...document.querySelectorAll('#board [data-place]')].map((it) => it.getBoundingClientRect());
  const drawn = places.find(({ width }) => width > 0) ?? document.querySelector('#board svg').getBoundingClientRect();
  return (Math.min(drawn.width, frame.width) * Math.min(drawn.height, frame.height)) / (frame.width * frame.height);
}"""


def offer(player: Player, kind: str, labels: dict[str, str]) -> None:
    """From now on the page is told that these are the options, whenever the player is asked."""

    def patched(route: Route) -> None:
        answer = route.fetch()
        told: dict[str, Any] = answer.json()
        decision = told["view"]["decision"]
        if decision is not None:
            rule = decision["rule"]
            options = [{"answer": name, "label": label, "targets": [], "rule": rule} for name, label in labels.items()]
            decision.update(kind=kind, options=options)
        route.fulfill(json=told)

    player.page.route("**/api/tables/*?*", patched)


@pytest.mark.parametrize("width", [1440, 1024, 390])
@pytest.mark.parametrize("kind", ["", "amounts"])
def test_no_word_of_a_choice_is_broken(enter: Enter, width: int, kind: str) -> None:
    anna = enter(width, 768, "fr")
    offer(anna, kind, LABELS)
    anna.open_table([ME, ME])
    anna.page.wait_for_selector("#feet [data-answer='button:leave']")
    assert anna.page.evaluate(BROKEN) == []


def test_a_line_of_a_french_question_does_not_end_between_verb_and_pronoun(enter: Enter) -> None:
    anna = enter(390, 844, "fr")
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    anna.choose("action:take")
    question = anna.page.inner_text("#prompt > p:not(.way, .because)")
    assert question.replace("\u2011", "-").startswith("De quelle cité prenez-vous"), question
    assert "prenez-vous" not in question


def test_many_long_words_stay_whole(enter: Enter) -> None:
    anna = enter(1024, 768, "fr")
    offer(anna, "", {f"city:{n}": f"Constantinopolitains {n}" for n in range(8)})
    anna.open_table([ME, ME])
    anna.page.wait_for_selector("#options [data-answer='city:7']")
    assert anna.page.evaluate(BROKEN) == []


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_short_choices_stand_side_by_side_beside_one_that_is_long(enter: Enter, width: int) -> None:
    """One long label does not send all others into rows of their own; it has one itself."""
    anna = enter(width, 844)
    words = ["Food", "Wood", "Ore", "Ideas", "Gold", "Focused Collection / Reconnaissance of the enemy"]
    offer(anna, "", {f"thing:{n}": label for n, label in enumerate(words)})
    anna.open_table([ME, ME])
    anna.page.wait_for_selector("#options [data-answer='thing:5']")
    boxes = [anna.page.locator(f"#options [data-answer='thing:{n}']").bounding_box() for n in range(6)]
    tops = [round(box["y"]) for box in boxes if box is not None]
    assert tops[0] == tops[1]
    assert tops[2] == tops[3]
    assert tops[4] < tops[5]
    assert len(set(tops)) == 4


def test_options_that_no_two_keys_name_bear_no_number(anna: Player) -> None:
    offer(anna, "", {f"city:{n}": f"City {n}" for n in range(1, 120)})
    anna.open_table([ME, ME])
    anna.page.wait_for_selector("#options [data-answer='city:119']", state="attached")
    keys = anna.page.locator("#options .option kbd").all_text_contents()
    assert keys == [str(n) for n in range(1, 100)]
    assert anna.page.get_attribute("#options [data-answer='city:100']", "aria-keyshortcuts") is None


def test_few_options_leave_their_room_to_the_board_of_a_phone(enter: Enter) -> None:
    heights = []
    for count in (2, 12):
        anna = enter(390, 844, has_touch=True)
        offer(anna, "", {f"city:{n}": f"City {n}" for n in range(count)})
        anna.open_table([ME, ME])
        anna.page.wait_for_selector(f"#options [data-answer='city:{count - 1}']")
        box = anna.page.locator("#board").bounding_box()
        assert box is not None
        heights.append(box["height"])
    assert heights[0] > heights[1] + 80


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_names_of_all_players_are_read_whole(enter: Enter, width: int) -> None:
    anna = enter(width, 768)
    anna.call("Roswitha")
    anna.open_table([ME, BOT, BOT, BOT])
    cut = "names => names.filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent)"
    assert anna.page.eval_on_selector_all("#standing .name", cut) == []
    assert anna.page.locator("#standing .name").all_inner_texts() == ["Roswitha", "Blue", "Green", "Gold"]


@pytest.mark.parametrize("seats", [3, 6])
def test_all_players_stay_in_sight_beside_many_options(enter: Enter, seats: int) -> None:
    anna = enter(1440, 900)
    offer(anna, "", {f"city:{n}": f"A city with the number {n}" for n in range(1, 40)})
    anna.open_table([ME, *[BOT] * (seats - 1)], game="medioevo-universale")
    anna.page.wait_for_selector("#options [data-answer='city:39']", state="attached")
    anna.page.wait_for_selector("#players.brief")
    assert anna.page.locator("#players .player").count() == seats
    assert anna.page.eval_on_selector(".players-panel", "it => it.scrollHeight - it.clientHeight") <= 1
    cut = "them => them.filter((it) => it.scrollWidth > it.clientWidth + 1).length"
    assert anna.page.eval_on_selector_all("#players .holdings", cut) == 0


def test_beside_many_options_each_player_has_one_line(enter: Enter) -> None:
    anna = enter(1440, 900, "fr")
    anna.call("Constantin Porphyrogénète")
    offer(anna, "", {f"city:{n}": f"A city with the number {n}" for n in range(1, 40)})
    anna.open_table([ME, BOT, BOT])
    anna.page.wait_for_selector("#players.brief")
    lines = "them => them.map((it) => new Set([...it.children].map((one) => one.offsetTop)).size)"
    assert anna.page.eval_on_selector_all("#players .holdings", lines) == [1, 1, 1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_name_told_briefly_is_read_whole_on_a_middling_screen(enter: Enter, lang: str) -> None:
    """Of Byzantium much is told of each player: where it finds no room beside the name, it stands below."""
    anna = enter(1024, 768, lang)
    anna.call("Theodora")
    offer(anna, "", {f"city:{n}": f"A city with the number {n}" for n in range(1, 40)})
    anna.open_table([ME, BOT])
    anna.page.click('.panel-buttons [data-panel="players"]')
    anna.page.wait_for_selector("#players.brief")
    cut = "them => them.filter((it) => it.scrollWidth > it.clientWidth + 1).map(it => it.textContent)"
    assert anna.page.eval_on_selector_all("#players :is(.player-name b, .holdings)", cut) == []
    assert anna.page.locator("#players .player-name b").all_inner_texts() == [
        "Theodora",
        {"en": "Blue", "fr": "Bleu"}[lang],
    ]


LONG_NAME = "W" * 32


def test_a_name_that_is_one_long_word_keeps_to_its_place(enter: Enter) -> None:
    anna = enter(1440, 900)
    anna.call(LONG_NAME)
    offer(anna, "", {f"city:{n}": f"A city with the number {n}" for n in range(1, 40)})
    anna.open_table([ME, BOT, BOT], game="struggle-for-rome")
    anna.page.wait_for_selector("#players.brief")
    ends = "them => Math.max(...them.map((it) => it.getBoundingClientRect().right))"
    assert anna.page.eval_on_selector_all("#players .player, #players .holdings li", ends) <= 1440
    anna.visit("/")
    assert anna.page.eval_on_selector_all(
        ".mine .table-row", "them => them.every((row) => row.scrollWidth <= row.clientWidth)"
    )
    table = anna.open_table([ME, {"kind": "person"}])
    for width in (1024, 390):
        bruno = enter(width, 844, "fr")
        bruno.visit(f"/t/{table['table']}?join={table['invite']}")
        bruno.see_table()
        assert bruno.page.eval_on_selector("#prompt", "it => it.scrollWidth <= it.clientWidth")


def test_a_name_at_a_new_table_may_be_as_long_as_that_of_an_account(anna: Player) -> None:
    anna.call(LONG_NAME)
    anna.visit("/new/byzantium")
    most = "it => it.maxLength"
    assert anna.page.eval_on_selector(".seat-row [name=name]", most) == 32
    anna.visit("/account")
    assert anna.page.eval_on_selector("[name=name]", most) == 32


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_there_is_room_to_talk_beside_many_options(enter: Enter, width: int, height: int) -> None:
    anna = enter(width, height)
    offer(anna, "", {f"city:{n}": f"A city with the number {n}" for n in range(1, 40)})
    table = anna.open_table([ME, BOT, BOT])["table"]
    for words in ("A" * 300, "Salve", "Vale"):
        revision = anna.revision
        anna.post(f"/api/tables/{table}/chat", {"text": words})
        anna.see_revision_after(revision)
    anna.page.click("[data-panel=chat]")
    lines = anna.page.locator("#chat-lines")
    assert lines.evaluate("it => it.clientHeight") > 100
    assert lines.evaluate("it => it.scrollWidth <= it.clientWidth")
    anna.page.wait_for_function("() => document.querySelector('#chat-lines').scrollTop > 0")
    newest = lines.locator("li").last
    below = newest.evaluate("it => it.getBoundingClientRect().bottom - it.parentElement.getBoundingClientRect().bottom")
    assert below <= 0


def test_few_options_leave_the_players_two_lines_each(enter: Enter) -> None:
    anna = enter(1440, 900)
    offer(anna, "", {"city:1": "One", "city:2": "Two"})
    anna.open_table([ME, BOT, BOT])
    anna.page.wait_for_selector("#options [data-answer='city:2']")
    anna.page.wait_for_selector("#players:not(.brief) .player-name .quiet:visible")


def test_on_a_middling_screen_the_players_share_the_logs_place(enter: Enter) -> None:
    anna = enter(1024, 768)
    anna.open_table([ME, BOT])
    assert anna.page.is_visible("#log")
    assert anna.page.is_hidden("#players")
    anna.page.click("[data-panel=players]")
    assert anna.page.is_hidden("#log")
    assert anna.page.locator(".player:visible").count() == 2
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    anna.page.wait_for_selector("#log:visible")
    assert anna.page.is_visible("#players")
    assert anna.page.is_hidden("[data-panel=players]")


@pytest.mark.parametrize("game", registry.names())
def test_boards_use_the_room_of_a_window_that_is_not_much_wider_than_high(enter: Enter, game: str) -> None:
    anna = enter(1024, 768)
    anna.open_table([ME] * registry.find(game).seats[-1], game=game)
    assert anna.page.evaluate(FILLED) > 0.85
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    anna.page.wait_for_function(f"() => document.querySelector('#board').clientWidth > 1000 && ({FILLED})() > 0.85")


@pytest.mark.parametrize("game", registry.names())
def test_a_tablet_held_upright_shows_the_whole_board_above_the_question(enter: Enter, game: str) -> None:
    anna = enter(768, 1024, "fr")
    anna.open_table([ME] * registry.find(game).seats[0], game=game)
    anna.page.wait_for_selector("#options :is(button, summary):visible")
    board, question = (anna.page.locator(part).bounding_box() for part in ("#board", "#prompt"))
    assert board is not None
    assert question is not None
    assert board["width"] == 768
    assert board["height"] >= 420
    assert question["y"] > board["y"] + board["height"]
    assert anna.page.evaluate(FILLED) > 0.7
    assert anna.page.locator("#standing .name:visible").count() == registry.find(game).seats[0]


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1024, 560), (390, 844)])
def test_the_menu_is_seen_whole(enter: Enter, width: int, height: int) -> None:
    anna = enter(width, height, "fr")
    anna.open_table([ME, BOT])
    anna.page.click("#menu-open")
    menu = anna.page.locator("#menu:popover-open")
    assert menu.evaluate("it => it.scrollHeight - it.clientHeight") == 0
    assert menu.evaluate("it => innerHeight - it.getBoundingClientRect().bottom") >= 0


def test_on_a_phone_a_message_has_the_width_of_the_window(enter: Enter) -> None:
    anna = enter(390, 844, "fr")
    anna.open_table([ME, BOT])
    anna.page.click("#why-mode")
    box = anna.page.locator("#toast:popover-open").bounding_box()
    assert box is not None
    assert box["width"] > 300
    assert 0 < box["x"] < box["x"] + box["width"] < 390


def test_on_a_phone_the_log_has_the_room_of_the_question(enter: Enter) -> None:
    anna = enter(390, 844)
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    assert anna.page.is_visible("#prompt > p >> nth=0")
    anna.page.click("[data-panel=log]")
    assert anna.page.is_visible("#prompt > h2"), "whose turn it is"
    assert anna.page.is_hidden("#prompt > p >> nth=0")


def test_a_long_table_of_points_begins_with_the_total_and_is_folded_to_its_parts(enter: Enter) -> None:
    match, chance = gonfalon.new("byzantium", 3, seed=1), random.Random(1)
    while not match.over:
        legal = match.legal()
        match.apply(chance.choice([answer for answer in legal if answer != "action:pass"] or legal))
    anna = enter(1024, 768, "fr")
    anna.visit("/account")
    anna.visit(f"/t/{anna.post('/api/tables/import', {'record': match.record()})['table']}")
    rows = anna.page.locator("#end .scores tbody tr:visible")
    rows.first.wait_for()
    names = [row.split("\t")[0].strip() for row in rows.all_inner_texts()]
    assert names == ["Total", "Byzantins", "Arabes", "Piste qui ne compte pas"]

    def points() -> list[list[int]]:
        cells = [row.locator("td").all_inner_texts() for row in rows.all()]
        return [[int(cell.replace("\u2212", "-")) for cell in row] for row in cells]

    total, *sums = points()
    assert total == [sum(column) for column in zip(*sums, strict=True)]
    anna.page.click("#end .part >> nth=1")
    pieces = points()[3:-1]
    assert len(pieces) > 3
    assert [sum(column) for column in zip(*pieces, strict=True)] == sums[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_buttons_of_a_game_stand_in_even_rows(enter: Enter, lang: str) -> None:
    anna = enter(1440, 900, lang)
    anna.visit("/")
    for width, rows in ((1440, 2), (1024, 2), (390, 3)):
        anna.page.set_viewport_size({"width": width, "height": 900})
        cards = anna.page.eval_on_selector_all(".doors", ROWS)
        assert len(cards) >= 5
        for card in cards:
            assert len(card) == rows, (width, card)
            assert len(set(card)) == 1, (width, card)


def test_dice_of_different_kinds_are_counted_apart(anna: Player) -> None:
    anna.visit("/")
    throws = [
        {"version": 1, "sides": 6, "faces": [1, 6, 6, 2, 5]},
        {"version": 2, "sides": 3, "faces": [2, 2, 3]},
        {"version": 3, "sides": 6, "faces": [3]},
        {"version": 4, "sides": 4, "faces": [1, 2, 3]},  # too few to tell
    ]
    count = """async (throws) => {
      const { kindsOfDice, diceChart } = await import('/static/js/chart.js');
      const kinds = [...kindsOfDice(throws)];
      return [kinds, kinds.map(([, thrown]) => diceChart(thrown).querySelectorAll('.pillar').length)];
    }"""
    assert anna.page.evaluate(count, throws) == [[[3, [0, 2, 1]], [6, [1, 1, 1, 0, 1, 2]]], [3, 6]]
    assert anna.page.evaluate(count, throws[3:]) == [[[4, [1, 1, 1, 0]]], [4]]  # unless there are no others


def test_marks_at_the_end_of_a_chart_are_pushed_apart_and_none_out_of_it(anna: Player) -> None:
    anna.visit("/")
    put = "async values => (await import('/static/js/chart.js')).spread(values, 19, 264)"
    assert anna.page.evaluate(put, [14, 260, 260, 260]) == [14, 226, 245, 264], "the winner stays beside his line"
    assert anna.page.evaluate(put, [100, 100, 40]) == [100, 119, 40]
    assert anna.page.evaluate(put, [260, 14, 255]) == [264, 14, 245]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_of_four_players_none_stands_alone(enter: Enter, width: int, height: int) -> None:
    anna = enter(width, height, "fr")
    anna.call("Anna Comnène Ière")
    anna.open_table([ME, BOT, BOT, BOT])
    rows = "them => them.map((it) => it.offsetTop)"
    first, second, third, fourth = anna.page.eval_on_selector_all("#standing li", rows)
    assert (first, third) == (second, fourth)


def test_what_leaves_stands_last_at_every_step(anna: Player) -> None:
    offer(anna, "", {"city:1": "One", "button:drop": "Drop it", "button:secret": "In secret"})
    anna.open_table([ME, ME])
    anna.page.wait_for_selector("#feet .option")
    ends = "them => them.map((it) => it.dataset.answer)"
    assert anna.page.eval_on_selector_all("#feet .option", ends) == ["button:secret", "button:drop"]


def test_a_finger_is_shown_no_keys(enter: Enter) -> None:
    anna = enter(390, 844, is_mobile=True, has_touch=True)
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    assert anna.page.locator("#options .option:visible").count() > 0
    assert anna.page.locator("#options .option kbd:visible").count() == 0


def test_no_part_of_a_board_has_the_name_of_a_part_of_the_page(enter: Enter) -> None:
    anna = enter()
    for game in registry.names():
        seats = max(registry.find(game).seats)
        anna.open_table([ME, *[BOT] * (seats - 1)], game=game)
        anna.page.wait_for_selector("#board svg")
        twice = "all => all.map((it) => it.id).filter((id, at, ids) => ids.indexOf(id) !== at)"
        assert anna.page.eval_on_selector_all("[id]", twice) == [], game


def test_a_closed_menu_leaves_no_tip_over_the_buttons(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.page.focus("#menu-open")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("#menu:popover-open")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#menu", state="hidden")
    anna.page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done)))")
    assert anna.page.evaluate("document.activeElement.id") == "menu-open"
    assert anna.page.locator("#tip:popover-open").count() == 0
