"""What cannot be done now is named below the options, folded, each with its reason and its rule."""

import re

from playwright.sync_api import Route

from .player import ME, Player


def test_an_action_that_is_not_offered_says_why(anna: Player) -> None:
    anna.open_table([ME, ME], game="clash-of-cultures")
    while "button:end" not in anna.answers():
        anna.choose(anna.answers()[0])
    fold = anna.page.locator("#choices > .not-now")
    assert fold.locator("p:visible").count() == 0, "folded until somebody asks"
    fold.locator("summary").click()
    construct = fold.locator("p", has_text="Construct")
    assert construct.is_visible()
    assert not any(answer == "action:construct" for answer in anna.answers())
    construct.locator("a").click()
    assert anna.page.locator("#drawer").is_visible(), "its rule is a click away"
    anna.page.keyboard.press("Escape")
    anna.choose("button:end")
    anna.wait_for_turn()
    assert fold.get_attribute("open") is not None, "who wants to see it sees it at the next question too"


def test_who_can_only_go_on_reads_why_he_is_asked(anna: Player) -> None:
    only = True

    def emptied(route: Route) -> None:
        """The server's answer, as if nothing but the end of the turn were possible."""
        answer = route.fetch()
        table = answer.json()
        if only and (decision := table.get("view", {}).get("decision")):
            decision["options"] = [option for option in decision["options"] if option["answer"] == "button:end"]
        route.fulfill(response=answer, json=table)

    anna.open_table([ME, ME], game="clash-of-cultures")
    while "button:end" not in anna.answers():
        anna.choose(anna.answers()[0])
    anna.page.route(re.compile(r"/api/tables/[^/?]+\?"), emptied)
    for only in (True, False):
        anna.page.reload()
        anna.see_table()
        assert (anna.page.locator("#prompt", has_text="Nothing else is possible").count() == 1) == only
    anna.page.unroute_all(behavior="ignoreErrors")
