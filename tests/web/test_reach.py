"""Every option can be reached: nothing on the page covers it, at any size, in any game."""

import random
from typing import Any

import pytest

from gonfalon import registry

from .conftest import Enter
from .player import ME, Player

SIZES = ((390, 844), (1024, 768), (1440, 900))
ANSWERS = 60  # how far each game is played
CROWD = 10  # positions with that many options are looked at; of the others, one after so many answers
SELDOM = 8

#: Options that something covers: where they stand at first, as far as they are in view, and once scrolled there.
COVERED = """() => {
  for (const fold of document.querySelectorAll('.places-fold')) fold.open = true;
  const options = [...document.querySelectorAll('#options .option')];
  const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
  const frame = (element) => (!element || scrolls(element) ? element : frame(element.parentElement));
  const covered = (option, always) => {
    const { left, top, width, height } = option.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const area = frame(option)?.getBoundingClientRect();
    if (!always && area && (y < area.top || y > area.bottom)) return [];
    const hit = document.elementFromPoint(x, y);
    const reached = hit?.closest('.option') === option;
    return reached ? [] : [`${option.dataset.answer} is under ${hit?.outerHTML.slice(0, 80)}`];
  };
  const atFirst = options.flatMap((option) => covered(option, false));
  return [...atFirst, ...options.flatMap((option) => {
    option.scrollIntoView({ block: 'nearest' });
    return covered(option, true);
  })];
}"""


def advance(anna: Player, table: str, chance: random.Random) -> Any:
    """Give one answer at random, past the page; what is asked then, or None at the end."""
    path = f"/api/tables/{table}"
    decision = anna.context.request.get(f"{anna.url}{path}?parts=view").json()["view"]["decision"]
    answer = chance.choice(decision["options"])["answer"]
    body = {"seat": decision["seat"], "decision": decision["id"], "answer": answer}
    return anna.post(f"{path}/answer?parts=view", body)["view"]


@pytest.mark.parametrize("game", registry.names())
def test_no_option_is_ever_covered(enter: Enter, game: str) -> None:
    anna = enter(has_touch=True)
    table = anna.open_table([ME] * registry.find(game).seats[0], game=game)["table"]
    chance = random.Random(11)
    looks = latest = 0
    for number in range(ANSWERS):
        view = advance(anna, table, chance)
        if view["over"]:
            break
        asked = anna.context.request.get(f"{anna.url}/api/tables/{table}?parts=view").json()["view"]
        crowd = len(asked["decision"]["options"])
        typed = asked["decision"]["kind"] == "number"  # in a field: there are no buttons
        together = len(asked["turn"]) > 1  # the page may sit with another of those who are asked
        if typed or together or ((crowd < CROWD or looks > 12) and number < latest + SELDOM):
            continue
        anna.see_version(asked["version"])
        anna.page.wait_for_function(
            "([seat, many]) => document.querySelectorAll('#options .option').length === many"
            " && document.body.dataset.ready?.endsWith(`.${seat}`)",
            arg=[asked["seat"], crowd],
        )
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.evaluate("document.querySelectorAll('#options, #options *').forEach(it => it.scrollTop = 0)")
            assert anna.page.evaluate(COVERED) == [], (width, height, asked["decision"]["prompt"])
        looks, latest = looks + 1, number
    assert looks > 4
