"""Several people at one screen: a curtain falls between them."""

from .player import ME, Player

ANNA = {**ME, "name": "Anna"}
BRUNO = {**ME, "name": "Bruno"}


def test_a_curtain_falls_between_two_players(anna: Player) -> None:
    anna.open_table_behind_curtain([ANNA, BRUNO])
    names = ["Anna", "Bruno"]
    seen = []
    for _ in range(3):
        name = anna.take_the_screen()
        seen.append(name)
        assert name in names
        assert anna.page.inner_text("#prompt h2").startswith(name)
        while anna.page.locator("#curtain[open]").count() == 0:
            anna.choose(anna.answers()[0])
    assert len(set(seen)) == 2


def test_nothing_is_seen_through_the_curtain(anna: Player) -> None:
    anna.open_table_behind_curtain([ANNA, BRUNO])
    anna.take_the_screen()
    anna.page.click('#options [data-answer="action:pass"]')
    anna.page.wait_for_selector("#curtain[open]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#curtain[open]")
    assert anna.page.is_hidden("#board")
    assert anna.faults() == []
