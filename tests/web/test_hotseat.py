"""Several people at one screen: a curtain falls between them where they have secrets."""

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
    while anna.page.locator("#curtain[open]").count() == 0:
        anna.choose(anna.answers()[0])
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#curtain[open]")
    assert anna.page.is_hidden("#board")
    assert anna.faults() == []


def test_no_curtain_falls_where_nobody_has_a_secret(anna: Player) -> None:
    anna.open_table([ANNA, BRUNO], hotseat=True)
    seen: set[str] = set()
    while len(seen) < 2:
        anna.see_latest()
        anna.wait_for_turn()
        assert anna.page.locator("#curtain[open]").count() == 0
        name = anna.page.locator(".player.turn b").first.inner_text()
        assert anna.page.inner_text("#prompt h2").startswith(name)
        seen.add(name)
        anna.choose("action:pass" if "action:pass" in anna.answers() else anna.answers()[0])
    assert seen == {"Anna", "Bruno"}
