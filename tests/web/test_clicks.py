"""One click is one thing: it is sent once, taken back at once, and shown while one goes on choosing."""

from playwright.sync_api import Request

from .conftest import Enter
from .player import ME, Player

NICEA = ".board .lit[data-target='city:nicea'] > .hit"


def sent(anna: Player) -> list[str]:
    """What the page sends from now on. That something was refused is a complaint of its own, see ``enter``."""
    out: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            out.append(request.url.split("?")[0].rsplit("/", 1)[1])

    anna.page.on("request", note)
    return out


def test_a_double_click_on_a_city_is_one_click(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before, posts = anna.version, sent(anna)
    anna.page.locator(NICEA).dblclick()
    anna.see_version(before + 2)
    anna.page.wait_for_selector("#options:not(.busy) .option")
    anna.choose("box:pool")
    assert posts == ["answer"] * 3
    assert not anna.page.is_visible("#toast")


def test_a_double_click_on_an_option_is_one_click(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before, posts = anna.version, sent(anna)
    anna.page.dblclick("#options [data-answer='action:take']")
    anna.see_version(before + 1)
    anna.page.wait_for_selector("#options:not(.busy) [data-answer='city:nicea']")
    assert anna.version == before + 1
    assert posts == ["answer"]


def test_keys_struck_while_an_answer_is_under_way_send_nothing(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before, posts = anna.version, sent(anna)
    strike = "document.dispatchEvent(new KeyboardEvent('keydown', {key: '1', bubbles: true}))"
    anna.page.evaluate(f"() => {{ {strike}; {strike}; {strike}; }}")
    anna.see_version(before + 1)
    anna.page.wait_for_selector("#options:not(.busy) .option")
    assert posts == ["answer"]
    assert anna.version == before + 1


def test_one_click_on_the_board_is_one_undo(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before, offered = anna.version, anna.answers()
    anna.page.locator(NICEA).click()
    anna.see_version(before + 2)
    anna.page.wait_for_selector("#undo[aria-disabled=false]")
    anna.page.click("#undo")
    anna.page.wait_for_function("v => Number(document.body.dataset.version) === v", arg=before)
    anna.page.wait_for_selector("#options [data-answer='action:take']")
    assert anna.answers() == offered


def test_two_clicks_are_two_undos(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.version
    anna.choose("action:take")
    anna.choose("city:nicea")
    anna.page.click("#undo")
    anna.page.wait_for_function("v => Number(document.body.dataset.version) === v", arg=before + 1)
    anna.page.wait_for_selector("#options [data-answer='city:nicea']")


def test_what_i_have_chosen_is_shown_while_i_go_on(enter: Enter) -> None:
    for width, height in ((1440, 900), (390, 844)):
        anna = enter(width, height)
        anna.open_table([ME, ME])
        anna.wait_for_turn()
        assert anna.page.locator("#prompt .way").count() == 0
        anna.choose("action:take")
        anna.choose("city:nicea")
        assert "Nicea" in anna.page.inner_text("#prompt .way")
        assert anna.page.locator(".board .chosen").evaluate_all("them => them.map(it => it.dataset.target)") == [
            "city:nicea"
        ]
        halo = "getComputedStyle(document.querySelector('.board .chosen > .halo')).visibility"
        assert anna.page.evaluate(halo) == "visible"
        anna.choose("box:pool")
        anna.page.wait_for_function("() => !document.querySelector('.board .chosen, #prompt .way')")
