"""Medievalia through the page: whole games for two and for two alliances, paying with powers, war, and a phone."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import gonfalon
from gonfalon import bots
from gonfalon.kernel.generator import Generator

from .conftest import Enter
from .player import BOT, ME, Options, Player
from .screenshots import READER, seat_bots
from .serving import Server

#: Chance and bots are the same every time. Anna begins; with these she lives long enough to make war on one bot, to pay
#: with a power, and to make war beside an ally. How bots play Medievalia decides that: a change may ask for others.
SEED, PAYING, ALLIED = 4, 1, 39
POWERS = ("Artist", "Merchant")
POWER_OF = tuple(f"Power of {name}" for name in POWERS)
LANDS = ("Field", "Farm", "Forest", "Mine")
FIGHTERS = ("Knight", "Soldier", "Infantryman", "Archer", "Peasant")


class Steward:
    """Reads what the page offers and picks: food, an artist or a merchant to pay with, people, war, buildings.

    A warlike one does without the artist and the merchant: fighters first.
    """

    def __init__(self, warlike: bool = False) -> None:
        self.dealt = 0
        self.has: Counter[str] = Counter({name: 1 for name in POWERS if warlike})  # what was played
        self.paid_with_power = warlike
        self.asked_ally = False

    def __call__(self, offered: Options) -> str:
        for wish in (self.draw, self.pay, self.act, self.march, self.fight, self.discard):
            answer = wish(offered)
            if answer:
                return answer
        return next(iter(offered))

    def draw(self, offered: Options) -> str:
        """A few lands, else characters until one with the power is there."""
        if not all(answer.startswith("deck:") for answer in offered):
            return ""
        self.dealt += 1
        people = "deck:character" if not any(self.has[name] for name in POWERS) else "deck:military"
        return _among(offered, "deck:territory" if self.dealt % 4 == 2 else people)

    def pay(self, offered: Options) -> str:
        """With the power where it can be: from the list, or put together by hand."""
        ways = [answer for answer in offered if answer.startswith("pay:")]
        if any(self.has[name] for name in POWERS) and not self.paid_with_power:
            if not ways and "button:back" in offered:
                return self.by_hand(offered)
            for answer in ways:
                if re.search("(with|Use) [^·]*(Artist|Merchant)", offered[answer]):
                    self.paid_with_power = True
                    return answer
            if "button:adjust" in offered:
                return "button:adjust"
        if "button:ask-ally" in offered and not self.asked_ally:
            self.asked_ally = True
            return "button:ask-ally"
        return next(iter(ways), "")

    def by_hand(self, offered: Options) -> str:
        """The power first, then whatever else it takes."""
        able = [answer for answer, label in offered.items() if label.startswith(POWER_OF)]
        if able:
            self.paid_with_power = True
            return able[0]
        return next(iter(offered))  # to pay, as soon as that is offered

    def act(self, offered: Options) -> str:
        if offered.get("button:done") != "End actions":
            return ""
        for name in self.wanted():
            for answer, label in offered.items():
                if label.startswith((f"Play {name} ", f"{name} ")):
                    self.has[name] += 1
                    return answer
        return "button:done"

    def wanted(self) -> Iterator[str]:
        food = self.has["Field"] + self.has["Farm"]
        if food < 1:
            yield from ("Field", "Farm")
            return
        if not any(self.has[name] for name in POWERS):
            yield from POWERS
            yield from ("Peasant",) if self.has["Peasant"] < 2 else ()
            return
        yield from LANDS
        yield from FIGHTERS
        yield from ("Build",)

    def march(self, offered: Options) -> str:
        """Fighters on no land march."""
        if offered.get("button:done") != "End movement":
            return ""
        ready = [answer for answer, label in offered.items() if label.startswith(FIGHTERS) and " on " not in label]
        return ready[0] if ready else "button:done"

    def fight(self, offered: Options) -> str:
        """Towards the enemy, into his fief, and at him."""
        for words in ("Attack", "Into the fief", "To the neutral fief", "Each as an army", "Free in the fief"):
            for answer, label in offered.items():
                if label.startswith(words) and not label.endswith("nothing"):
                    return answer
        return ""

    def discard(self, offered: Options) -> str:
        """Anything but the cards with the power."""
        return next((answer for answer, label in offered.items() if label not in POWERS), "")


def _among(offered: Options, wanted: str) -> str:
    return wanted if wanted in offered else next(iter(offered))


@pytest.fixture
def seeded(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    with Server(tmp_path / "tables.sqlite3", getattr(request, "param", SEED)) as running:
        yield running


def play_to_the_end(player: Player, others: int, warlike: bool = False) -> list[str]:
    """Sit down with bots and play the whole game; what the log of the page says then."""
    player.open_table([{**ME, "name": "Anna"}, *[BOT] * others], game="medievalia")
    player.play(Steward(warlike))
    player.page.wait_for_selector("#end:visible .charts .chart")
    return player.page.locator("#log .line").all_text_contents()


def has(log: list[str], words: str) -> bool:
    return any(re.search(words, line) for line in log)


@pytest.mark.parametrize("seeded", [PAYING], indirect=True)
def test_a_whole_game_for_two_with_a_power_in_payment(enter: Enter, seeded: Server) -> None:
    anna = enter(url=seeded.url)
    assert has(play_to_the_end(anna, 1), "Anna .*uses the power of [^.]*(Artist|Merchant)")
    assert anna.faults() == []


def test_a_whole_game_for_two_with_a_war(enter: Enter, seeded: Server) -> None:
    anna = enter(url=seeded.url)
    log = play_to_the_end(anna, 1)
    assert has(log, "Anna makes war on")
    assert has(log, "Anna, army 1: |Anna makes war .* in the neutral fief"), "and fights it"
    assert has(log, "Prestige decides|Only one side|cards have run out")
    assert len(anna.page.locator(".scores .total td").all_inner_texts()) == 2
    assert "[" not in anna.page.locator(".scores").inner_text()
    assert anna.faults() == []


@pytest.mark.parametrize("seeded", [ALLIED], indirect=True)
def test_a_whole_game_of_two_alliances(enter: Enter, seeded: Server) -> None:
    anna = enter(url=seeded.url)
    log = play_to_the_end(anna, 3, warlike=True)
    assert has(log, "Anna asks Green .*to help with"), "those who face each other are allies"
    assert has(log, "Anna makes war on")
    assert has(log, "Anna, army 1: |Anna makes war .* in the neutral fief"), "and fights it"
    assert len(anna.page.locator(".scores .total td").all_inner_texts()) == 4


def deal(player: Player, bots: int) -> None:
    """Open a table and take the starting hand; then it is the person's turn to act."""
    player.open_table([ME, *[BOT] * bots], game="medievalia")
    steward = Steward()
    player.wait_for_turn()
    while "button:done" not in player.offered():
        player.choose(steward(player.offered()))
        player.wait_for_turn()


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_table_fills_a_wide_window(enter: Enter, bots: int) -> None:
    anna = enter(1440, 900)
    anna.open_table([ME, *[BOT] * bots], game="medievalia")
    share = """() => {
      const area = (at) => document.querySelector(at).getBoundingClientRect();
      const [board, drawing] = [area("#board"), area("#board > svg")];
      return (drawing.width * drawing.height) / (board.width * board.height);
    }"""
    assert anna.page.evaluate(share) > 0.85


def test_cards_are_readable_on_a_phone(enter: Enter, seeded: Server) -> None:
    anna = enter(390, 844, url=seeded.url, has_touch=True)
    deal(anna, 1)
    smallest = """selector => Math.min(...[...document.querySelectorAll(`${selector} text`)].map(
      (text) => Number(text.getAttribute("font-size")) * text.getScreenCTM().a))"""
    assert anna.page.evaluate(smallest, "#board .card") >= 11, "the hand"
    assert anna.page.evaluate(smallest, "#board .land") >= 11, "the lands"
    assert anna.page.evaluate(smallest, "#board [id^=pile]") >= 11, "the buildings"
    wide = "() => document.querySelector('#board > svg').getBoundingClientRect().width"
    assert anna.page.evaluate(wide) <= 391, "nothing is cut off at the sides"
    anna.page.reload()
    anna.wait_for_turn()
    seen = """() => {
      const frame = document.querySelector("#board").getBoundingClientRect();
      const card = document.querySelector("#board .card.lit").getBoundingClientRect();
      return card.top >= frame.top && card.bottom <= frame.bottom;
    }"""
    assert anna.page.evaluate(seen), "the hand is seen when there is something to play"

    anna.page.set_viewport_size({"width": 844, "height": 390})
    anna.page.wait_for_function("() => document.querySelector('#board > svg').viewBox.baseVal.width > 1000")
    assert anna.page.locator("#board .lit").count() > 0, "what can be done is still lit"


#: Words of one small card that lie on each other, or reach beyond it.
COLLIDING = """() => [...document.querySelectorAll('#board .land, #board .tile')].flatMap((card) => {
  const frame = card.querySelector(':scope > rect:not(.hit, .halo)').getBoundingClientRect();
  const texts = [...card.querySelectorAll(':scope > text')].map((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return { words: text.textContent.trim(), left, right, top, bottom };
  }).filter(({ words }) => words.length > 1); // a badge may stand on a corner
  const beyond = texts.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
  const on = texts.filter((one, i) => texts.some((other, j) => i < j
    && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5));
  return [...beyond.map(({ words }) => `${words} beyond`), ...on.map(({ words }) => words)];
})"""


@pytest.mark.parametrize(("seats", "answers"), [(2, 110), (3, 330), (4, 360)])
def test_nothing_lies_on_anything_else_on_a_small_card(enter: Enter, seats: int, answers: int) -> None:
    match, bot, chance = gonfalon.new("medievalia", seats, seed=5), bots.make("greedy"), Generator(5)
    while match.version < answers or match.turn != (READER,):
        match.apply(bot.choose(match, match.turn[0], chance))
    anna = enter(1024, 768)
    anna.call("Anna")
    table = anna.post("/api/tables/import", {"record": match.record()})["table"]
    seat_bots(anna, table, seats)
    anna.visit(f"/t/{table}")
    anna.see_table()
    for width, height in ((1024, 768), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
        assert anna.page.locator("#board .land").count() > seats
        assert anna.page.locator("#board .tile").count() > 1
        assert anna.page.evaluate(COLLIDING) == [], width


def test_a_payment_shows_what_it_turns(enter: Enter, seeded: Server) -> None:
    anna = enter(url=seeded.url)
    deal(anna, 1)
    wanted = next(answer for answer, label in anna.offered().items() if label.startswith("Play "))
    anna.choose(wanted)
    anna.wait_for_turn()
    ways = {answer: label for answer, label in anna.offered().items() if answer.startswith("pay:")}
    if not ways:  # a character: it goes somewhere first
        anna.choose(next(iter(anna.offered())))
        anna.wait_for_turn()
        ways = {answer: label for answer, label in anna.offered().items() if answer.startswith("pay:")}
    assert len(ways) > 1, "hand cards can always pay instead"
    assert "The cheapest way comes first" in anna.page.inner_text("#prompt")
    assert all(re.search(r"(exact|wastes .*)$", label) for label in ways.values())
    turning = next(answer for answer, label in ways.items() if label.startswith("Turn City"))
    anna.page.hover(f'#options [data-answer="{turning}"]')
    assert "City" in (anna.page.locator("#board .aimed").first.text_content() or "")
    anna.choose("button:adjust")
    anna.wait_for_turn()
    assert "Choose the cards that serve" in anna.page.inner_text("#prompt")
    anna.page.locator("#board .lit.land").first.click()
    anna.page.wait_for_selector("#prompt >> text=Chosen: City")
    anna.page.click("#undo")
    anna.page.wait_for_selector("#prompt >> text=Choose the cards that serve")
    anna.choose("button:discard")
    anna.page.wait_for_selector("#prompt >> text=Chosen: one hand card. Undo takes a choice back.")
    feet = anna.page.eval_on_selector_all("#feet .option", "all => all.map(one => one.offsetHeight)")
    assert len(feet) > 2
    assert max(feet) < 60, "words of two lines at most"
    assert anna.faults() == []


def test_what_is_as_wide_as_a_phone_is_not_pushed_aside_to_show_a_deck(enter: Enter) -> None:
    anna = enter(390, 844)
    anna.visit("/")
    anna.page.click("#game-medievalia [data-lesson]")
    anna.page.wait_for_selector("#coach-do")
    anna.see_table()
    assert abs(anna.page.eval_on_selector("#board svg", "it => it.getBoundingClientRect().left")) < 1
