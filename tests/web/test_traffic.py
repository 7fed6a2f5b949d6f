"""How much goes over the wire: an own answer is fetched once, talk fetches nothing, and a long game costs no more."""

from playwright.sync_api import Request

from .conftest import Enter
from .player import BOT, ME, Player


def looks(player: Player) -> list[str]:
    """What the page fetches of its table from now on."""
    out: list[str] = []

    def note(request: Request) -> None:
        if request.method == "GET" and "/api/tables/" in request.url and "/events" not in request.url:
            out.append(request.url)

    player.page.on("request", note)
    return out


def settled(player: Player) -> None:
    player.page.wait_for_selector("#options:not(.busy) .option")


def test_an_own_answer_is_not_fetched_again(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    fetched = looks(anna)
    anna.choose("action:take")
    settled(anna)
    anna.choose("city:nicea")
    settled(anna)
    assert fetched == []


def test_talk_and_presence_fetch_nothing(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    opened = anna.open_table([ME, BOT])
    anna.wait_for_turn()
    fetched = looks(anna)
    bruno.visit(f"/t/{opened['table']}")
    bruno.see_table()
    anna.page.click("[data-panel=chat]")
    anna.page.fill("#chat-form input", "Nobody there?")
    anna.page.press("#chat-form input", "Enter")
    bruno.page.wait_for_selector("#chat-lines >> text=Nobody there?", state="attached")
    anna.page.wait_for_selector("#chat-lines >> text=Nobody there?")
    assert [url for url in fetched if "?" in url and "have=" in url and "parts" not in url][1:] == []


def test_an_answer_is_a_fraction_of_the_board(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    full = len(anna.context.request.get(f"{anna.url}/api/tables/{anna.page.url.rsplit('/', 1)[1]}").body())
    with anna.page.expect_response(lambda response: "/answer" in response.url) as answered:
        anna.page.click("#options [data-answer='action:take']")
    assert len(answered.value.body()) < full / 4
    settled(anna)
    drawn = anna.page.evaluate("document.querySelectorAll('#board [data-target]').length")
    anna.page.reload()
    anna.see_table()
    assert anna.page.evaluate("document.querySelectorAll('#board [data-target]').length") == drawn
