"""A large board shows one of its places at a time, a phone shows it from near; what has not changed is left alone."""

import gonfalon

from .conftest import Enter
from .player import BOT, ME, Player

#: The places of the drawing that take up room on the screen.
SHOWN = """() => [...document.querySelectorAll('#board [data-place]')]
  .filter((place) => place.getBoundingClientRect().width > 0).map((place) => place.dataset.place)"""

#: How wide the place looked at is, in windows; and whether the middle of the reader's home is in view.
NEAR = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  const place = document.querySelector('#board [data-place=map]');
  const home = place.querySelector('[data-home]').getBoundingClientRect();
  const [x, y] = [home.left + home.width / 2, home.top + home.height / 2];
  const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  return [place.getBoundingClientRect().width / frame.width, seen];
}"""

#: How many of the board's texts are changed by a click on an option.
TOUCHED = """async (answer) => {
  const touched = new Set();
  const eye = new MutationObserver((all) => all.forEach(({ target }) => touched.add(target.closest('text'))));
  for (const text of document.querySelectorAll('#board text')) eye.observe(text, { attributes: true });
  const before = document.body.dataset.ready;
  document.querySelector(`#options [data-answer="${answer}"]`).click();
  while (document.body.dataset.ready === before) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return [touched.size, document.querySelectorAll('#board text[data-grown]').length];
}"""


def test_of_several_places_one_is_shown(enter: Enter) -> None:
    anna = enter(1440, 900)
    anna.open_table([ME, BOT, BOT], game="medioevo-universale")
    assert anna.page.evaluate(SHOWN) == ["map"]
    anna.page.click("#places [data-to='sheet-0']")
    assert anna.page.evaluate(SHOWN) == ["sheet-0"]
    anna.page.click("#closer")
    anna.page.click("#fit")
    assert anna.page.evaluate(SHOWN) == ["sheet-0"]


def test_a_phone_shows_a_large_map_where_the_reader_lives(enter: Enter) -> None:
    for game, seats in (("medioevo-universale", 3), ("clash-of-cultures", 2)):
        anna = enter(390, 844, has_touch=True)
        anna.open_table([ME] * seats, game=game)
        anna.page.click("#places [data-to='map']")
        width, home = anna.page.evaluate(NEAR)
        assert width > 1.8, game
        assert home, game
        anna.page.click("#fit")
        width, _ = anna.page.evaluate(NEAR)
        assert 0.95 < width < 1.05, f"{game}: the whole map is one tap away"


def test_a_board_that_was_moved_stays_as_large_when_its_window_shrinks(enter: Enter) -> None:
    """Below it options come and go; of a tall drawing all was measured by the height of its window."""
    anna = enter(390, 844, has_touch=True)
    anna.open_table([ME] * 3, game="medioevo-universale")
    anna.page.click("#places [data-to='sheet-0']")
    wide = "() => document.querySelector('#board [data-place=sheet-0]').getBoundingClientRect().width"
    before = anna.page.evaluate(wide)
    anna.page.press("#board", "ArrowDown")
    anna.page.hover("#board")
    anna.page.mouse.down()
    anna.page.mouse.move(180, 120)
    anna.page.mouse.up()
    anna.page.set_viewport_size({"width": 390, "height": 700})
    anna.page.wait_for_function("document.querySelector('#board').clientHeight < 220")
    assert abs(anna.page.evaluate(wide) - before) < 3


def test_alone_at_a_screen_nobody_has_to_look_away(anna: Player) -> None:
    anna.visit("/account")
    record = gonfalon.new("medievalia", 2, seed=1).record()
    table = anna.post("/api/tables/import", {"record": record})["table"]
    anna.visit(f"/t/{table}")
    anna.page.wait_for_selector("#curtain[open]")
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "novice"})
    anna.visit(f"/t/{table}")
    anna.wait_for_turn()
    assert anna.page.locator("#curtain[open]").count() == 0


def test_a_click_leaves_the_letters_alone_that_stand_as_they_did(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    touched, grown = anna.page.evaluate(TOUCHED, "action:take")
    assert grown > 50
    assert touched < grown / 4


def test_the_lines_of_the_log_stay_when_others_follow(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.choose("action:tax")
    anna.choose("cubes:1")
    anna.choose("bezants:0")
    anna.page.evaluate("window.first = document.querySelector('#log .line')")
    before = anna.page.locator("#log .line").count()
    anna.wait_for_turn()
    anna.choose("action:tax")
    anna.choose("cubes:1")
    anna.choose("bezants:0")
    anna.page.wait_for_function("many => document.querySelectorAll('#log .line').length > many", arg=before)
    assert anna.page.evaluate("window.first === document.querySelector('#log .line')")


def test_shared_words_stand_above_a_list_whose_first_label_has_them(anna: Player) -> None:
    anna.visit("/")
    shared = "async (labels) => (await import('/static/js/wordings.js')).sharedStart(labels)?.start ?? ''"
    places = [f"Move to {place}" for place in "ABCDEFG"]
    assert anna.page.evaluate(shared, [*places, "Stay"]) == "Move to "
    assert anna.page.evaluate(shared, ["Stay", *places]) == ""


#: Where the drawing stands in its window.
TOP = "() => Math.round(document.querySelector('#board svg').getBoundingClientRect().top)"


def test_a_phone_goes_back_to_the_map_once_a_sheet_was_chosen_from(enter: Enter) -> None:
    anna = enter(390, 844, has_touch=True)
    anna.open_table([ME, ME])
    home = anna.page.evaluate(TOP)
    for pulled in (False, True):
        anna.choose("action:take")
        anna.choose("city:leucosia" if not pulled else "city:nicea")
        sheet = anna.page.evaluate(TOP)
        assert sheet < home, "where the cube comes from is asked on the sheets"
        if pulled:
            anna.page.mouse.move(180, 200)
            anna.page.mouse.down()
            anna.page.mouse.move(180, 160, steps=4)
            anna.page.mouse.up()
            sheet = anna.page.evaluate(TOP)
        anna.choose("box:pool")
        anna.page.wait_for_selector("#options [data-answer='action:take']")
        assert anna.page.evaluate(TOP) == (sheet if pulled else home), "unless the reader has gone somewhere himself"


def test_a_place_that_a_question_has_opened_is_left_after_it(enter: Enter) -> None:
    anna = enter(1440, 900)
    anna.open_table([ME, ME], game="clash-of-cultures")
    anna.page.click("#places [data-to='map']")
    reveal = """async () => {
      const { Camera } = await import('/static/js/camera.js');
      const camera = new Camera(document.querySelector('#board'));
      camera.board = document.querySelector('#board svg');
      camera.looked = 'map';
      camera.reveal([...document.querySelectorAll("[data-place='board-0'] [data-target]")]);
      const there = camera.looked;
      camera.goBack();
      return [there, camera.looked];
    }"""
    assert anna.page.evaluate(reveal) == ["board-0", "map"]


def test_a_window_that_has_grown_meanwhile_shows_the_whole_map_again(enter: Enter) -> None:
    """A question leads from the map, seen from near on a phone, to the reader's own board; then the phone is turned."""
    anna = enter(390, 844)
    anna.open_table([ME, BOT], game="clash-of-cultures")
    anna.wait_for_turn()
    anna.page.click("#places [data-to='map']")
    anna.page.click("#closer")
    anna.choose("action:advance")
    anna.page.wait_for_function(
        "document.querySelector('#places [data-to=map]').getAttribute('aria-pressed') === 'false'"
    )
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    anna.page.wait_for_function("document.querySelector('#board').clientWidth > 900")
    anna.choose("advance:storage")
    anna.page.wait_for_function(
        "document.querySelector('#places [data-to=map]').getAttribute('aria-pressed') === 'true'"
    )
    shown, _ = anna.page.evaluate(NEAR)
    anna.page.click("#fit")
    assert abs(shown - anna.page.evaluate(NEAR)[0]) < 0.01


def test_the_name_of_the_place_looked_at_stands_whole_on_a_phone(enter: Enter) -> None:
    anna = enter(390, 844, lang="fr", has_touch=True)
    anna.open_table([ME, BOT, BOT, BOT], game="medioevo-universale")
    anna.page.keyboard.press("p")
    seen = """() => {
      const bar = document.querySelector('#places').getBoundingClientRect();
      const name = document.querySelector('#places [aria-pressed=true]').getBoundingClientRect();
      return name.left >= bar.left && name.right <= bar.right;
    }"""
    for _ in range(anna.page.locator("#places button").count()):
        assert anna.page.evaluate(seen)
        anna.page.keyboard.press("p")


#: A line as long as the sheet of treaties is wide, such as a long treaty.
LONG = """() => {
  const sheet = document.querySelector('#board [data-place=diplomacy]');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  for (const [name, value] of Object.entries({ x: 30, y: 300, 'font-size': 14.5 })) line.setAttribute(name, value);
  sheet.append(line);
  while (line.getComputedTextLength() < 870) line.textContent += 'treaty ';
}"""


def test_a_place_fills_the_window_whatever_was_looked_at_before(enter: Enter) -> None:
    """Letters that were written larger on a map seen from afar are not measured with the place."""
    anna = enter(1024, 768)
    anna.open_table([ME, BOT, BOT], game="medioevo-universale")
    lettered = "() => !document.querySelector('#board[data-lettering]')"
    box = "document.querySelector('#board [data-place=diplomacy]').getBoundingClientRect().width"
    anna.page.click("#places [data-to='diplomacy']")
    anna.page.evaluate(LONG)
    anna.page.click("#places [data-to='map']")
    anna.page.wait_for_function(lettered)
    anna.page.click("#places [data-to='diplomacy']")
    anna.page.wait_for_function(lettered)
    shown = anna.page.evaluate(box)
    anna.page.click("#fit")
    anna.page.wait_for_function(lettered)
    assert abs(shown - anna.page.evaluate(box)) < 1


def test_a_row_of_places_that_goes_on_fades_there(enter: Enter) -> None:
    anna = enter(390, 844, "fr")
    anna.open_table([ME, BOT, BOT], game="medioevo-universale")
    anna.page.wait_for_selector("#places.more-after:not(.more-before)")
    anna.page.eval_on_selector("#places", "row => { row.scrollLeft = row.scrollWidth }")
    anna.page.wait_for_selector("#places.more-before:not(.more-after)")
