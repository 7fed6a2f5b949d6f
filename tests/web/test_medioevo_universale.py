"""The introductory game of Medioevo Universale through the page: a battle, a card in a window, offers, a route."""

import re
from collections.abc import Iterator, Sequence

import pytest

from .conftest import Enter
from .player import BOT, ME, Player
from .serving import Server

SEED = 2
GAMES = 3  # at most
ANSWERS = 400  # in a game, at most
SEATS = [{**ME, "name": "Anna"}, {**BOT, "name": "Basil"}, {**BOT, "name": "Theo"}]
ASKED = "#options .option:visible, .places-fold:visible, #options .number:visible, #results:visible"

BATTLE, ROUTE = "Battle in [^|]*: Anna against the barbarians", "Anna opens a trade route"
ACCEPTED, REFUSED = "Agreed between Anna and Basil", "The offer of Anna to Theo is refused"
#: What the log tells of a game that has shown everything; her card in a window she counts herself.
DEEDS = (BATTLE, ROUTE, ACCEPTED, REFUSED)

#: The letters she writes, word by word: a right and money for nothing; and a road that she wants for nothing.
LETTERS = {
    ACCEPTED: ("seat:1", "commercial:0-1", "pay:0-1=", "number:40", "button:send"),
    REFUSED: ("seat:2", "form:transit", "button:send"),
}
#: Where her troops stand, and where they find barbarians sooner or later.
BORDER, GOALS = "land:rhodope", ("enter:bulgaria", "enter:serbia", "enter:epirus")
#: Empire cards that wait for no battle and no mishap, the readiest first.
READY = ("card:63", "card:51", "card:37", "card:61", "card:62", "card:42", "card:43")
#: How she gets past what is no use to her.
CALM = (
    "button:pass",
    "button:done",
    "button:pay",
    "tax:10",
    "reroll:none",
    "button:fight-on",
    "button:no-route",
    "button:refuse",
    "button:withdraw",
)


class Steward:
    """What Anna does, by what she is asked: she looks for whatever has not been seen yet, and is calm otherwise."""

    def __init__(self) -> None:
        self.missing = set(DEEDS)
        self.windows = 0  # in which she has used a card
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.letters = [letter for deed, letter in LETTERS.items() if deed in self.missing]
        self.words: list[str] = []  # what the letter before her still lacks
        self.markets: list[str] = []  # her populated areas
        self.transports = 0

    @property
    def content(self) -> bool:
        return not self.missing and self.windows > 0

    def wanted(self, answers: Sequence[str], prompt: str) -> str:
        """Her answer; "" where she has no opinion."""
        for wish in (self.stand, self.write, self.use, self.buy, self.march, self.trade):
            answer = wish(answers, prompt)
            if answer:
                return answer
        return next((answer for answer in CALM if answer in answers), answers[0] if len(answers) == 1 else "")

    def stand(self, answers: Sequence[str], prompt: str) -> str:
        """The caravan begins in a market, everything else at the border."""
        if "Village" in prompt:
            self.markets = list(answers)
            return answers[0]
        if "Which transport do you take?" in prompt:
            self.transports += 1
            return "piece:wagon1" if self.transports == 1 else "piece:caravan1"
        if "do you place" not in prompt:
            return ""
        wish = self.markets[0] if "caravan" in prompt.lower() else BORDER
        return wish if wish in answers else answers[0]

    def write(self, answers: Sequence[str], prompt: str) -> str:
        """Offers to the others, as soon as she may."""
        if "free:offer" in answers and self.letters:
            self.words = list(self.letters.pop(0))
            return "free:offer"
        if "button:drop" not in answers:
            return ""
        return self.words.pop(0) if self.words and self.words[0] in answers else "button:drop"

    def use(self, answers: Sequence[str], prompt: str) -> str:
        """A card in a window, whichever it is."""
        cards = [answer for answer in answers if answer.startswith("card:")]
        if self.windows or not cards or "do you use something?" not in prompt.lower():
            return ""
        self.windows += 1
        return cards[0]

    def buy(self, answers: Sequence[str], prompt: str) -> str:
        """An Empire card in every turn, until one has been used."""
        if "Empire card do you keep?" in prompt:
            return next((card for card in READY if card in answers), "")
        return "button:empire-card" if "button:empire-card" in answers and not self.windows else ""

    def march(self, answers: Sequence[str], prompt: str) -> str:
        """An army enters land of the barbarians."""
        if BATTLE not in self.missing:
            return ""
        wishes = ("button:enter", *GOALS, "button:all-land", BORDER.replace("land", "group"))
        return next((answer for answer in wishes if answer in answers), "")

    def trade(self, answers: Sequence[str], prompt: str) -> str:
        """The caravan buys something and plans a route from there."""
        if "Stages left" in prompt or "the destination?" in prompt:
            return answers[0]
        if ROUTE not in self.missing:
            return ""
        carriers = [answer for answer in answers if answer.startswith("carrier:") and "trades?" in prompt]
        return next((answer for answer in (*carriers, "button:buy", "route:4") if answer in answers), "")


class Anna:
    """Plays as her steward wants, and by the advice of the page where he wants nothing."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.steward = Steward()
        self.advised = 0
        self.battle = ""  # what the panel of her battle said
        self.odds = ""  # what an attack said about itself

    def play(self) -> None:
        """To the end of the game."""
        self.steward.begin()
        self.page.wait_for_selector(ASKED)
        for _ in range(ANSWERS):
            if self.page.locator("#results").is_visible():
                break
            with self.page.expect_response("**/answer?*"):  # the others may move the table on as well
                self.answer(self.player.answers())
            self.page.wait_for_selector("#options:not(.busy)", state="attached")
            self.page.wait_for_selector(ASKED)
        self.look()

    def look(self) -> None:
        """What the log and the panel of the last battle tell."""
        log = " | ".join(self.page.locator("#log .line").all_text_contents())
        self.steward.missing -= {deed for deed in DEEDS if re.search(deed, log)}
        for panel in self.page.locator("#place-battle").all():
            self.battle = panel.text_content() or ""

    def answer(self, answers: Sequence[str]) -> None:
        prompt = self.page.inner_text("#prompt")
        if self.page.locator("#options .number input").count():
            self.number()
            return
        if "trades?" in prompt or "Combat phase" in prompt:
            self.look()
        wanted = self.steward.wanted(answers, prompt)
        if wanted.startswith("enter:"):
            self.weigh(wanted)
        if wanted:
            self.player.unfold()
            self.page.click(f'#options [data-answer="{wanted}"]')
        else:
            self.advice()

    def number(self) -> None:
        """What her letter says, or what the field proposes."""
        field, words = self.page.locator("#options .number input"), self.steward.words
        if words and words[0].startswith("number:"):
            field.fill(words.pop(0).removeprefix("number:"))
        field.press("Enter")

    def weigh(self, attack: str) -> None:
        self.page.mouse.move(2, 2)
        self.page.hover(f'#options [data-answer="{attack}"]')
        self.page.wait_for_selector("#tip:popover-open")
        self.odds = self.page.inner_text("#tip")

    def advice(self) -> None:
        self.page.click("#hint")
        self.page.locator(".advice-play:visible").first.click()
        self.page.wait_for_selector("#hint-told", state="hidden")
        self.advised += 1


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("medioevo") / "tables.sqlite3", seed=SEED) as running:
        yield running


def test_the_introductory_game(enter: Enter, seeded: Server) -> None:
    """One game shows everything as a rule; where fate keeps something back another one is played."""
    player = enter(width=1280, height=800, url=seeded.url)
    anna = Anna(player)
    for _ in range(GAMES):
        player.open_table(SEATS, game="medioevo-universale", options={"introduction": True})
        anna.play()
        if anna.steward.content:
            break

    assert anna.steward.missing == set()
    assert anna.steward.windows > 0
    assert "you win in about" in anna.odds
    assert "Round 1" in anna.battle
    assert "attacker" in anna.battle
    places = player.page.locator("#places [data-to]").evaluate_all("all => all.map(one => one.dataset.to)")
    assert [place for place in places if place != "battle"] == ["map", "sheet-0", "sheet-1", "sheet-2", "diplomacy"]

    player.page.wait_for_selector("#end:visible .charts .chart")
    points = [float(total) for total in player.page.locator(".scores .total td").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert player.faults() == []
