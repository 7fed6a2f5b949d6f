"""What cannot be done now is named below the options, folded, each with its reason and its rule."""

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
