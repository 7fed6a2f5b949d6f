"""Saving the record from the menu while the game goes on, where that gives no secret away."""

import json
from pathlib import Path
from typing import Any

import pytest

import gonfalon

from .conftest import Enter
from .player import BOT, ME, Player

ALLIANCE = Path(__file__).parents[1] / "records" / "medievalia" / "alliance.json"


def saved(player: Player) -> dict[str, Any]:
    """Save the record from the menu, and the file that comes."""
    player.page.click("#menu-open")
    with player.page.expect_download() as coming:
        player.page.click("#record-save")
    assert coming.value.suggested_filename.startswith("byzantium-")
    record: dict[str, Any] = json.loads(coming.value.path().read_text(encoding="utf-8"))
    return record


def test_an_open_game_is_saved_and_taken_up_again(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.play_on(seed=2, moves=3)
    anna.wait_for_turn()
    record = saved(anna)
    assert len(record["answers"]) == anna.version
    assert gonfalon.replay(record).version == anna.version
    anna.visit("/")
    file = {"name": "record.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    anna.page.set_input_files("#record-file", file)  # type: ignore[arg-type]
    anna.page.wait_for_url("**/t/*")
    anna.wait_for_turn_or_curtain()
    anna.take_the_screen()
    before = anna.version
    assert before == len(record["answers"])
    anna.page.locator("#options .option").first.click()
    anna.see_version(before + 1)


@pytest.mark.parametrize(
    ("lang", "light", "width", "reason"),
    [
        ("en", "light", 1440, "When the game is over: the record tells what every player held in secret."),
        ("fr", "dark", 390, "Une fois la partie terminée : le fichier dit tout ce que chacun tenait secret."),
    ],
)
def test_a_game_with_secrets_says_why_its_record_must_wait(
    enter: Enter, lang: str, light: str, width: int, reason: str
) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    opened = player.open_table([ME, BOT], game="medievalia")
    player.page.click("#menu-open")
    assert player.page.is_hidden("#record-save")
    assert reason in player.page.inner_text("#record-later").replace("\u00a0", " ")
    assert player.faults() == []
    assert player.page.locator("#menu").evaluate("menu => menu.scrollWidth <= menu.clientWidth")
    player.visit(f"/t/{opened['table']}/text")
    assert reason in player.page.inner_text("main").replace("\u00a0", " ")
    assert player.page.locator("a[download]").count() == 0


def test_whoever_plays_every_seat_has_no_secrets_to_keep(anna: Player) -> None:
    opened = anna.open_table([ME, ME], game="medievalia")
    anna.page.click("#menu-open")
    assert anna.page.is_visible("#record-save")
    assert anna.page.is_hidden("#record-later")
    anna.visit(f"/t/{opened['table']}/text")
    with anna.page.expect_download() as coming:
        anna.page.click("a[download]")
    assert json.loads(coming.value.path().read_text(encoding="utf-8"))["game"] == "medievalia"


def test_the_players_of_a_record_are_called_in_the_language_of_the_page(anna: Player) -> None:
    anna.visit("/account")
    record = gonfalon.new("byzantium", 2, seed=1).record()
    table = anna.post("/api/tables/import", {"record": record})["table"]
    for lang, names in (("en", ["Red", "Blue"]), ("fr", ["Rouge", "Bleu"])):
        anna.context.add_cookies([{"name": "lang", "value": lang, "url": anna.url}])
        anna.visit(f"/t/{table}")
        anna.see_table()
        assert anna.page.locator("#standing .name").all_inner_texts() == names


@pytest.mark.parametrize(
    ("lang", "who", "order"),
    [
        ("en", "Red and Green share the victory", ["Red", "Green", "Blue", "Gold"]),
        ("fr", "Rouge et Vert se partagent la victoire", ["Rouge", "Vert", "Bleu", "Or"]),
    ],
)
def test_an_ally_without_points_stands_among_those_who_have_won(
    enter: Enter, lang: str, who: str, order: list[str]
) -> None:
    """Seats of an imported game are called by their colours."""
    player = enter(lang=lang)
    player.call("Anna")
    record = json.loads(ALLIANCE.read_text(encoding="utf-8"))
    player.visit(f"/t/{player.post('/api/tables/import', {'record': record})['table']}")
    player.page.wait_for_selector("#end:visible")
    assert player.page.inner_text("#end-title") == who
    standing = player.page.locator(".end-standing li").all_inner_texts()
    assert [line.split()[-2] for line in standing] == order
