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
    page.click(".number >> text=That many")
    field.fill("2050")
    page.click(".number >> text=That many")
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
