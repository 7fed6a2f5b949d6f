"""A question for a number: a field to type in with steps, no list of two thousand buttons."""

from .player import BOT, ME, Player

SHOW = """async () => {
  const { Options } = await import("/static/js/options.js");
  window.given = [];
  const option = (answer, label) => ({ answer, label, targets: [], rule: "X-1" });
  const options = [option("number:0", "0"), option("number:2000", "2000"), option("button:pass", "Pass")];
  const decision = { id: "bid", seat: 0, kind: "number", prompt: "Your bid", rule: "X-1", undo: false, options };
  window.shown = new Options({ answer: ({ answer }) => window.given.push(answer) }, () => {});
  window.shown.show({ ...decision, number: { low: 0, high: 2000, step: 50 } });
}"""


def test_a_number_is_typed_or_stepped_and_kept_in_its_range(anna: Player) -> None:
    anna.open_table([ME, BOT, BOT])
    anna.wait_for_turn()
    page = anna.page
    page.evaluate(SHOW)
    assert page.locator("#options .option").all_inner_texts() == ["1\nPass"]
    field = page.get_by_role("spinbutton", name="Your bid")
    field.fill("350")
    field.press("Enter")
    page.click(".number >> text=+")
    page.click(".number >> text=Confirm this number")
    field.fill("2050")
    page.click(".number >> text=Confirm this number")
    field.fill("17")
    field.press("Enter")
    page.get_by_role("button", name="Less").click()
    field.press("Enter")
    assert page.evaluate("given") == ["number:350", "number:400", "number:0"]
    page.evaluate("shown.advise('number:1250')")
    assert field.input_value() == "1250"
    page.evaluate("shown.choose('number:1250')")
    assert page.evaluate("given")[-1] == "number:1250", "played from a hint"
    assert page.evaluate("shown.numberOf('number:1250')") == "", "it has no button to be numbered"
    assert page.inner_text("#number-range") == "From 0 to 2,000"
    assert anna.faults() == []


PLACES = """async () => {
  const { Options } = await import("/static/js/options.js");
  const cities = [...document.querySelectorAll("#board [data-target^='city:']")].map((city) => city.dataset.target);
  const option = (answer) => ({ answer, label: answer, targets: [answer], rule: "X-1" });
  const options = [...cities, "rest:gold", "button:pass"].map(option);
  window.given = [];
  window.shown = new Options({ answer: ({ answer }) => window.given.push(answer) }, () => {});
  window.shown.show({ id: "move", seat: 0, kind: "", prompt: "Where?", rule: "X-1", undo: false, options });
  return cities[0];
}"""


def test_what_is_in_sight_is_numbered_before_the_places_of_a_folded_list(anna: Player) -> None:
    anna.open_table([ME, BOT, BOT])
    anna.wait_for_turn()
    city = anna.page.evaluate(PLACES)
    numbers = [anna.page.evaluate(f"shown.numberOf('{answer}')") for answer in ("rest:gold", "button:pass", city)]
    assert numbers == ["1", "2", "3"]
    assert anna.page.text_content("[data-answer='rest:gold'] kbd") == "1"
    anna.page.evaluate("shown.onDigit('2')")
    anna.page.wait_for_function("() => given.length")
    assert anna.page.evaluate("given") == ["button:pass"]


AMOUNTS = """async () => {
  const { Options } = await import("/static/js/options.js");
  window.given = [];
  const option = (answer, label) => ({ answer, label, targets: [], rule: "X-1" });
  const options = Array.from({ length: 23 }, (_, n) => option(`bezants:${n}`, `${n} Byzantine`));
  options.push(option("button:back", "Back"));
  const decision = { id: "tax", seat: 0, kind: "amounts", prompt: "How many?", rule: "X-1", undo: false, options };
  window.shown = new Options({ answer: ({ answer }) => window.given.push(answer) }, () => {});
  window.shown.show(decision);
}"""


def test_one_of_many_amounts_is_chosen_by_a_slider_that_says_what_it_means(anna: Player) -> None:
    anna.open_table([ME, BOT, BOT])
    anna.wait_for_turn()
    page = anna.page
    page.evaluate(AMOUNTS)
    assert page.locator("#options .option:visible").all_inner_texts() == ["24\nBack"], "the buttons are folded"
    slider = page.get_by_role("slider", name="How many?")
    assert page.inner_text(".amount") == "0 Byzantine"
    slider.fill("14")
    assert page.inner_text(".amount") == "14 Byzantine"
    page.click(".amounts >> text=Confirm this number")
    page.click(".amounts >> text=+")
    slider.press("Enter")
    slider.fill("0")
    page.get_by_role("button", name="Less").click()
    page.click(".amounts >> text=Confirm this number")
    page.evaluate("shown.advise('bezants:7')")
    assert slider.input_value() == "7"
    page.click("text=23 amounts as buttons")
    page.click("text=22 Byzantine")
    assert page.evaluate("given") == ["bezants:14", "bezants:15", "bezants:0", "bezants:22"]
    assert anna.faults() == []
