"""What is done unasked: standing orders are listed, ended and given from the page."""

from .player import BOT, ME, Player

SHOW = """async ([acts, orders]) => {
  const { showActs } = await import("/static/js/acts.js");
  window.posted = [];
  showActs({ data: { view: { seat: 2, acts, orders } }, post: (path, body) => window.posted.push([path, body]) });
}"""

CLEAR = {"answer": "act:clear:deal", "label": "Deals: ask me again"}
ACTS = [
    {"answer": "act:order:entered.turn", "label": "Arrivals: pass for me until the next turn begins"},
    {"answer": "act:announce:loan", "label": "Announce a loan"},
]
ORDER = {
    "window": "deal",
    "until": "notice",
    "label": "Deals: you pass until further notice",
    "clear": "act:clear:deal",
}


def test_orders_are_given_and_ended_and_what_was_chosen_stays_chosen(anna: Player) -> None:
    anna.open_table([ME, BOT, BOT])
    anna.wait_for_turn()
    page = anna.page
    assert page.locator("#acts").is_hidden()  # this game has no windows
    page.evaluate(SHOW, [[*ACTS, CLEAR], [ORDER]])
    page.click("#acts summary")
    assert page.locator("#acts option").all_inner_texts() == [act["label"] for act in ACTS]
    page.get_by_role("button", name="Ask me again").click()
    page.get_by_label("What you do without being asked").select_option("act:announce:loan")
    page.get_by_role("button", name="Do it").click()
    assert page.evaluate("posted") == [
        ["act", {"seat": 2, "act": "act:clear:deal"}],
        ["act", {"seat": 2, "act": "act:announce:loan"}],
    ]
    page.evaluate(SHOW, [ACTS, []])
    assert page.locator("#acts select").input_value() == "act:announce:loan"
    assert anna.faults() == []
