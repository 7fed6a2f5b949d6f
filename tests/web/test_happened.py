"""What others just did is seen: pieces glide and light up, dice lie on the board; a sound only where it is wished."""

from typing import Any

from .conftest import Enter
from .player import ME, Player

#: Every animation a script begins: whose it is, how long it lasts, what changes.
WATCH = """
window.begun = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.begun.push([this.id, how.duration, Object.keys(frames[0])[0]]);
  return animate.call(this, frames, how);
};
"""

#: Show a view that tells of three throws, and say what lies on the board before and after a key is struck.
THROW = """async () => {
  const { Happened } = await import('/static/js/happened.js');
  const tray = document.querySelector('#dice-tray');
  const shown = new Happened({ hurry() {} });
  const view = (version, log) => ({ view: { version, log, over: false, decision: null } });
  const line = { version: 8, key: 'clash', args: [['seat', 1], ['attack', [6, 2]], ['defence', [4]]], text: '' };
  const old = { version: 7, key: 'siege', args: [['dice', [1, 1]]], text: '' };
  shown.show(view(7, [old]), view(8, [old, line]));
  const pips = (die) => die.querySelectorAll('circle').length;
  const rows = [...tray.querySelectorAll('p')].map((row) => [...row.querySelectorAll('.die')].map(pips));
  const before = tray.hidden;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  return [rows, before, tray.hidden];
}"""


def two(enter: Enter) -> tuple[Player, Player, str]:
    """Two people at a table, the first of them to play; the second watches everything that moves."""
    anna, bruno = enter(), enter()
    table: str = anna.open_table([ME, {"kind": "open"}], public=True)["table"]
    bruno.page.add_init_script(WATCH)
    bruno.visit("/account")
    bruno.post(f"/api/tables/{table}/sit", {"seat": 1})
    return anna, bruno, table


def answer(player: Player, table: str, *wanted: str) -> int:
    """Give answers past the page; the version they lead to."""
    path = f"/api/tables/{table}"
    version = 0
    for choice in wanted:
        view: dict[str, Any] = player.context.request.get(f"{player.url}{path}?parts=view").json()["view"]
        body = {"seat": view["decision"]["seat"], "decision": view["decision"]["id"], "answer": choice}
        version = player.post(f"{path}/answer?parts=view", body)["view"]["version"]
    return version


def takes(enter: Enter, motion: str) -> list[list[Any]]:
    """What moves on the page of one player when the other takes a city."""
    anna, bruno, table = two(enter)
    bruno.page.evaluate("choice => localStorage.setItem('gonfalon.motion', choice)", motion)
    bruno.visit(f"/t/{table}")
    bruno.see_table()
    first, path = anna, f"/api/tables/{table}"
    turn = anna.context.request.get(f"{anna.url}{path}?parts=view").json()["view"]["turn"]
    if turn == [1]:
        answer(bruno, table, "action:pass")
    version = answer(first, table, "action:take", "city:nicea", "box:pool")
    bruno.see_version(version)
    bruno.page.wait_for_selector("#control-nicea", state="attached")
    begun: list[list[Any]] = bruno.page.evaluate("window.begun")
    return begun


def test_what_another_player_did_appears_calmly_and_is_lit(enter: Enter) -> None:
    begun = takes(enter, "on")
    mine = [(length, what) for name, length, what in begun if name == "control-nicea"]
    assert (650, "opacity") in mine
    assert (1500, "filter") in mine


def test_nothing_moves_where_motion_is_unwanted(enter: Enter) -> None:
    assert takes(enter, "off") == []


def test_thrown_dice_lie_on_the_board_until_a_key_is_struck(enter: Enter) -> None:
    anna = enter()
    anna.open_table([ME, ME])
    assert anna.page.evaluate(THROW) == [[], True, True], "motion is unwanted"
    anna.page.evaluate("localStorage.setItem('gonfalon.motion', 'on')")
    assert anna.page.evaluate(THROW) == [[[6, 2], [4]], False, True]


def test_a_line_of_the_log_shows_the_faces_it_tells_of(anna: Player) -> None:
    anna.open_table([ME, ME])
    read = """async () => {
      const { Log } = await import('/static/js/log.js');
      const line = (args) => new Log('x', () => {}).line({ version: 1, key: 'siege', args, text: 'Siege' });
      const pips = (die) => die.querySelectorAll('circle').length;
      const dice = (args) => [...line(args).querySelectorAll('.die')].map(pips);
      return [dice([['dice', [5, 3]]]), dice([['die', 2]]), dice([['dice', 0], ['hits', 3]])];
    }"""
    assert anna.page.evaluate(read) == [[5, 3], [2], []]


def test_sounds_are_heard_only_by_who_wishes_them(anna: Player) -> None:
    anna.open_table([ME, ME])
    play = (
        "async () => { (await import('/static/js/sound.js')).play('end'); return document.body.dataset.sounded ?? ''; }"
    )
    assert anna.page.evaluate(play) == ""
    anna.page.click("#menu-open")
    assert not anna.page.is_checked("#sound-switch")
    anna.page.check("#sound-switch")
    assert anna.page.get_attribute("body", "data-sounded") == "turn"
    assert anna.page.evaluate(play) == "end"
    anna.page.reload()
    anna.see_table()
    assert anna.page.evaluate(play) == "end"
