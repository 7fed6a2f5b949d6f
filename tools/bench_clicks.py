"""How long a click takes: from the click on an option until the changed page is painted, and what goes over the wire.

    python -m tools.bench_clicks [GAME ...]

Somebody holds all seats and clicks at random (but passes only where nothing else is offered), after so many answers
given past the page. Counted are the clicks after which the same seat goes on; for the others the page also changes
sides, which no player at a table of their own ever sees.
"""

import random
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import ViewportSize, sync_playwright
from tqdm import tqdm

from gonfalon import registry
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.player import ME, Player
from tests.web.serving import Server

#: Click one of the options; milliseconds until the changed page is painted, of which until the answer came; its bytes.
CLICK = """async (chance) => {
  const all = [...document.querySelectorAll('#options .option')];
  const busy = all.filter(({ dataset }) => !dataset.answer.endsWith('pass'));
  const options = busy.length ? busy : all;
  if (!options.length) return null;
  const { body } = document;
  const [seat, known] = [body.dataset.ready.split('.')[1], Number(body.dataset.ready.split('.')[0])];
  performance.clearResourceTimings();
  const began = performance.now();
  const seen = new Promise((done) => {
    const eye = new MutationObserver(() => {
      if (!(Number(body.dataset.ready.split('.')[0]) > known)) return;
      eye.disconnect();
      requestAnimationFrame(() => setTimeout(done));
    });
    eye.observe(body, { attributes: true });
  });
  options[Math.floor(chance * options.length)].click();
  await seen;
  const whole = performance.now() - began;
  const ours = ({ name }) => name.includes('/api/tables/') && !name.includes('/events');
  const fetched = performance.getEntriesByType('resource').filter(ours);
  const answer = fetched.find(({ name }) => name.includes('/answer'));
  return {
    same: body.dataset.ready.split('.')[1] === seat,
    whole,
    answer: answer ? answer.responseEnd - began : 0,
    bytes: fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}"""


def advance(player: Player, table: str, chance: random.Random) -> bool:
    """Give one answer at random, past the page; whether the game goes on."""
    path = f"/api/tables/{table}"
    view = player.context.request.get(f"{player.url}{path}?parts=view").json()["view"]
    if view["over"]:
        return False
    decision = view["decision"]
    offered = [option["answer"] for option in decision["options"]]
    answer = chance.choice([answer for answer in offered if not answer.endswith("pass")] or offered)
    body = {"seat": decision["seat"], "decision": decision["id"], "answer": answer}
    return not player.post(f"{path}/answer?parts=view", body)["view"]["over"]


def measured(player: Player, game: str, before: int, clicks: int, seed: int) -> list[Any]:
    """So many clicks in that game; one that ends is followed by another."""
    chance = random.Random(seed)
    found: list[Any] = []
    with tqdm(total=clicks, desc=game, leave=False) as bar:
        while len(found) < clicks:
            table = player.open_table([ME] * registry.find(game).seats[0], game=game)["table"]
            for _ in range(before):
                advance(player, table, chance)
            for told in clicked(player, table, chance):
                found.append(told)
                bar.update()
                if len(found) == clicks:
                    break
    return found


def clicked(player: Player, table: str, chance: random.Random) -> Iterator[Any]:
    """Click until the game is over."""
    player.visit(f"/t/{table}")
    while True:
        player.see_table()
        player.page.wait_for_selector("#options:not(.busy)", state="attached")
        told = player.page.evaluate(CLICK, chance.random())
        if told is None:  # a number to type, or the end
            revision = player.revision
            if not advance(player, table, chance):
                return
            player.see_revision_after(revision)
        elif told["same"]:
            yield told


@click.command(help=__doc__)
@click.argument("games", nargs=-1)
@click.option("--before", default=60, show_default=True, help="Answers given before the first click.")
@click.option("--clicks", default=60, show_default=True, help="Clicks that are counted.")
@click.option("--seed", default=1, show_default=True)
def main(games: tuple[str, ...], before: int, clicks: int, seed: int) -> None:
    click.echo(
        f"{'game':<20} {'clicks':>6} {'painted':>9} {'worst':>7} {'answered':>9} {'worst':>7} {'bytes':>9} {'worst':>7}"
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Server(Path(folder) / "tables.sqlite3", seed) as server:
            for game in games or registry.names():
                context = browser.new_context(viewport=ViewportSize(width=1440, height=900), reduced_motion="reduce")
                context.add_init_script("localStorage['gonfalon.series'] ??= 'off'")
                found = measured(Player(context, server.url), game, before, clicks, seed)
                context.close()
                line = f"{game:<20} {len(found):>6}"
                for what in ("whole", "answer", "bytes"):
                    values = [told[what] for told in found]
                    line += f" {statistics.median(values):>9.0f} {max(values):>7.0f}"
                click.echo(line)
        browser.close()


if __name__ == "__main__":
    main()
