"""Lists of many things have headings, and what may be done at any time stands aside."""

import random
import re

from playwright.sync_api import Route

import gonfalon

from .conftest import Enter
from .player import BOT, ME, Player


def shown(anna: Player) -> dict[str, list[str]]:
    """The answers under each heading; "" is none."""
    found: list[list[str]] = anna.page.eval_on_selector_all(
        "#choices .option",
        "all => all.map(one => [one.closest('details')?.querySelector('summary').firstChild.textContent ?? '',"
        " one.dataset.answer])",
    )
    out: dict[str, list[str]] = {}
    for heading, answer in found:
        out.setdefault(heading, []).append(answer)
    return out


def test_what_is_given_and_what_is_asked_for_in_a_trade_stand_apart(anna: Player) -> None:
    anna.open_table([ME, ME], game="clash-of-cultures")
    while "button:trade" not in anna.answers():
        anna.choose(anna.answers()[0])
    anna.choose("button:trade")
    while not any(answer.startswith("give:") for answer in anna.answers()):
        anna.choose(anna.answers()[0])
    groups = shown(anna)
    kinds = {heading: {answer.partition(":")[0] for answer in answers} for heading, answers in groups.items()}
    assert kinds["You give: goods"] == {"give"}
    assert kinds["You give: cards"] == {"show", "hide"}
    assert kinds["You ask for: goods"] == {"get"}
    assert kinds["You ask for: cards"] == {"want"}
    assert anna.page.locator("#choices .option:visible").count() == sum(map(len, groups.values())), (
        "a short list is open"
    )
    told = anna.page.locator("#choices .shared").all_inner_texts()
    assert not [each for each in told if each.startswith("Ask for")], "the heading says so already"


def test_numbers_run_on_from_one_heading_to_the_next(anna: Player) -> None:
    def mixed(route: Route) -> None:
        """The server's answer, with things of different groups among each other."""
        answer = route.fetch()
        table = answer.json()
        decision = table.get("view", {}).get("decision")
        if decision:
            decision["options"] = decision["options"][::2] + decision["options"][1::2]
        route.fulfill(response=answer, json=table)

    anna.open_table([ME, ME], game="clash-of-cultures")
    while "button:trade" not in anna.answers():
        anna.choose(anna.answers()[0])
    anna.choose("button:trade")
    while not any(answer.startswith("give:") for answer in anna.answers()):
        anna.choose(anna.answers()[0])
    anna.page.route(re.compile(r"/api/tables/[^/?]+\?"), mixed)
    anna.page.reload()
    anna.see_table()
    numbers = [int(key) for key in anna.page.locator("#options .option > kbd").all_inner_texts()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(shown(anna)) > 1
    anna.page.unroute_all(behavior="ignoreErrors")


def moving() -> gonfalon.Match:
    """A game of Medioevo Universale played at random until somebody moves who may make offers."""
    match, chance = gonfalon.new("medioevo-universale", 3, 5), random.Random(5)
    while not match.over:
        answers = offered(match)
        if "free:offer" in answers and any(answer.startswith("group:") for answer in answers):
            return match
        match.apply(chance.choice(match.legal(match.turn[0])), match.turn[0])
    raise AssertionError("nobody moved")


def offered(match: gonfalon.Match) -> list[str]:
    decision = match.decision(match.turn[0])
    assert decision is not None
    return [option["answer"] for option in decision["options"]]


def test_loans_and_wars_stand_aside_of_what_is_asked(anna: Player) -> None:
    match = moving()
    answers = offered(match)
    acts = {answer for answer in answers if answer.startswith("free:")}
    anna.visit("/account")
    anna.visit(f"/t/{anna.post('/api/tables/import', {'record': match.record()})['table']}")
    anna.page.click("#curtain-ready")
    anna.see_table()
    anna.page.wait_for_function(
        "many => document.querySelectorAll('#options .option').length === many", arg=len(answers)
    )
    groups = shown(anna)
    assert set(groups.pop("At any time: loans, offers, war")) == acts
    assert not acts & {answer for some in groups.values() for answer in some}
    anna.page.click("summary:has-text('At any time')")
    anna.choose("free:offer")


def test_what_a_heading_does_not_say_is_said_once_below_it(anna: Player) -> None:
    """ "II (100 fl.)" alone would not tell what becomes so; "Technology:" would say the heading again."""
    labels = {
        "a:1": ("Improve", "The caravan in Venetia becomes II"),
        "a:2": ("Improve", "The caravan in Venetia becomes III"),
        "b:1": ("Technologies", "Technology: Commerce"),
        "b:2": ("Technologies", "Technology: Combat"),
        "c:1": ("To whom", "To Blue"),
        "c:2": ("To whom", "To Green"),
    }

    def patched(route: Route) -> None:
        told = route.fetch().json()
        decision = told["view"]["decision"]
        decision["options"] = [
            {"answer": name, "label": label, "targets": [], "rule": decision["rule"], "group": group}
            for name, (group, label) in labels.items()
        ]
        route.fulfill(json=told)

    anna.page.route("**/api/tables/*?*", patched)
    anna.open_table([ME, ME])
    anna.page.wait_for_selector("#options [data-answer='c:2']")
    assert anna.page.locator("#choices .shared").all_inner_texts() == ["The caravan in Venetia becomes…"]
    assert anna.page.locator("#choices .rest").all_text_contents() == [
        "II",
        "III",
        "Commerce",
        "Combat",
        "Blue",
        "Green",
    ]


def at_a_trade(anna: Player) -> None:
    """She is asked what she gives and what she wants."""
    while "button:trade" not in anna.answers():
        anna.choose(anna.answers()[0])
    anna.choose("button:trade")
    while not any(answer.startswith("give:") for answer in anna.answers()):
        anna.choose(anna.answers()[0])


def test_a_form_keeps_its_parts_where_they_are_while_it_is_filled_in(anna: Player) -> None:
    anna.open_table([ME, ME], game="clash-of-cultures")
    at_a_trade(anna)
    before = shown(anna)
    anna.choose("want:action=")
    after = shown(anna)
    assert list(after) == [heading for heading in before if heading in after]
    for heading, answers in after.items():
        assert answers == [answer for answer in before[heading] if answer in answers]
    assert anna.page.eval_on_selector_all("#feet .option", "all => all.map(one => one.dataset.answer)") == [
        "button:send",
        "button:drop",
    ]


def test_of_several_folded_groups_none_covers_another(anna: Player) -> None:
    anna.open_table([ME, ME], game="clash-of-cultures")
    at_a_trade(anna)
    folds = anna.page.locator("#choices .places-fold")
    folds.evaluate_all("all => all.forEach((fold) => (fold.open = false))")
    assert set(folds.evaluate_all("all => all.map((fold) => getComputedStyle(fold).position)")) == {"static"}


def test_an_answer_to_an_offer_stands_below_the_question_until_something_else_is_begun(enter: Enter) -> None:
    anna = enter(390, 844, lang="fr")
    anna.open_table([ME, BOT], game="clash-of-cultures")
    anna.wait_for_turn()
    at_a_trade(anna)
    anna.choose("want:action=")
    anna.choose("button:send")
    anna.wait_for_turn()
    anna.page.wait_for_selector("#prompt .answers")
    order = "all => all.map((one) => one.className)"
    assert anna.page.eval_on_selector_all("#prompt > :is(p, ul)", order) == ["", "answers", "because"]
    anna.choose("action:advance")
    anna.wait_for_turn()
    assert anna.page.locator("#prompt .way").count() == 1
    assert anna.page.locator("#prompt .answers").count() == 0


def test_what_was_answered_to_an_offer_is_gone_with_the_turn(anna: Player) -> None:
    passed: list[tuple[str, int]] = []

    def answered(route: Route) -> None:
        """The server's answer, as if an offer of Anna's had been refused."""
        answer = route.fetch()
        table = answer.json()
        if view := table.get("view"):
            lines = [("proposal", 0), ("proposal-refused", 1), *passed]
            first = view["version"] - len(lines)
            told = enumerate(lines, first)
            view["log"] = [{"version": at, "key": key, "args": [["seat", who]], "text": key} for at, (key, who) in told]
        route.fulfill(response=answer, json=table)

    anna.open_table([ME, ME], game="clash-of-cultures")
    while "button:trade" not in anna.answers():
        anna.choose(anna.answers()[0])
    anna.page.route(re.compile(r"/api/tables/[^/?]+\?"), answered)
    for told, lines in ((True, []), (True, [("gains", 1)]), (False, [("turn", 1)])):
        passed[:] = lines
        anna.page.reload()
        anna.see_table()
        assert (anna.page.locator("#prompt .answers").count() == 1) == told
    anna.page.unroute_all(behavior="ignoreErrors")
