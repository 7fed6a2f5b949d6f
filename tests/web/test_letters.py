"""Private lines in the chat of a table with diplomacy."""

from .conftest import Enter
from .player import ME, Player

GAME = "medioevo-universale"


def say(player: Player, words: str, to: str = "") -> None:
    player.page.select_option("#chat-to", to)
    player.page.fill("#chat-form input", words)
    player.page.press("#chat-form input", "Enter")


def test_a_private_line_is_seen_by_one_reader_alone_also_after_coming_back(enter: Enter) -> None:
    anna, basil, theo = enter(), enter(lang="fr"), enter()
    table = anna.open_table([ME, {"kind": "open"}, {"kind": "open"}], game=GAME)["table"]
    for seat, (name, player) in enumerate((("Basil", basil), ("Theo", theo)), 1):
        player.call(name)
        player.post(f"/api/tables/{table}/sit", {"seat": seat})
        player.visit(f"/t/{table}")
        player.see_table()
    for player in (anna, basil, theo):
        player.page.click("[data-panel=chat]")
    anna.page.wait_for_selector("#chat-to option:nth-child(3)", state="attached")
    assert anna.page.locator("#chat-to option").all_inner_texts()[1:] == ["To Basil alone", "To Theo alone"]

    say(anna, "Theo grows too strong", "1")
    basil.page.wait_for_selector("#chat-lines .letter >> text=Theo grows too strong")
    assert "en privé à Basil" in basil.page.inner_text("#chat-lines .letter")
    say(anna, "Good luck, all of you")
    for player in (anna, basil, theo):
        player.page.wait_for_selector("#chat-lines >> text=Good luck, all of you")
    assert "too strong" not in theo.page.content()
    assert theo.page.locator(".letter").count() == 0

    basil.visit(f"/t/{table}")
    basil.page.wait_for_selector("#chat-lines .letter >> text=Theo grows too strong", state="attached")
    theo.visit(f"/t/{table}")
    theo.page.wait_for_selector("#chat-lines >> text=Good luck, all of you", state="attached")
    assert theo.page.locator(".letter").count() == 0


def test_where_there_is_no_diplomacy_everything_is_said_to_all(anna: Player) -> None:
    anna.open_table([ME, {"kind": "open"}])
    anna.page.click("[data-panel=chat]")
    assert anna.page.locator("#chat-to").is_hidden()
