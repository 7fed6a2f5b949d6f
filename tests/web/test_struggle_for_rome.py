"""A whole game of Struggle for Rome through the page: deals made and refused, journeys picked on the map, the end."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from .conftest import Enter
from .player import BOT, ME, Player
from .serving import Server

GOODS = ("ore", "grain", "horse", "cattle")
SEATS = [{**ME, "name": "Anna"}, {**BOT, "name": "Basil"}, {**BOT, "name": "Clovis"}]
LIKES = ("conquer:", "plunder:", "build:", "pay:", "accept:", "button:refuse", "button:none", "button:done")


class Anna:
    """Roams at random, takes what she can, and bargains until an offer of hers was accepted and one refused."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.chance = random.Random(1)
        self.replies: set[str] = set()  # what has been said to her offers
        self.paid = 0  # journeys that cost something

    def play(self) -> None:
        """To the end of the game."""
        self.player.wait_for_turn()
        while answers := self.player.answers():
            self.answer(answers)
            self.player.wait_for_turn()

    def answer(self, answers: list[str]) -> None:
        kinds = {answer.partition(":")[0] for answer in answers}
        if "button:trade" in answers and self.bargains():
            self.propose(generous="accepts" not in self.replies)
        elif "way" in kinds:
            self.pay([answer for answer in answers if answer.startswith("way:")])
        elif "crossroad" in kinds and not kinds & {"plunder", "conquer"}:
            self.point(self.chance.choice([answer for answer in answers if answer.startswith("crossroad:")]))
        else:
            liked = [answer for like in LIKES for answer in answers if answer.startswith(like)]
            self.player.choose(liked[0] if liked else self.chance.choice(answers))

    def point(self, target: str) -> None:
        """Click a lit thing on the board and see the table move on."""
        before = self.player.revision
        self.page.locator(f".board .lit[data-target='{target}'] > .hit").first.click()
        self.player.see_revision_after(before)

    def pay(self, ways: list[str]) -> None:
        """Every way that is offered stands on the map with its price, and the first is taken there."""
        drawn = self.page.locator(".board .lit.way")
        assert drawn.evaluate_all("all => all.map(one => one.dataset.target)") == ways
        assert all(price.strip() for price in drawn.all_text_contents())
        self.point(ways[0])
        self.paid += 1

    # -- trade -------------------------------------------------------------------------------

    def hand(self) -> Counter[str]:
        """Her resources as they lie on the board."""
        cards = self.page.locator(".board [data-target^='good:']")
        return Counter(cards.evaluate_all("all => all.map(one => one.dataset.target.slice(5))"))

    def log(self) -> list[str]:
        return self.page.locator("#log .line").all_text_contents()

    def bargains(self) -> bool:
        """Whether she still wants to, and has two cards of a kind to begin with."""
        if self.replies != {"accepts", "refuses"}:
            self.replies = self.heard()
        return self.replies != {"accepts", "refuses"} and max(self.hand().values()) > 1

    def heard(self) -> set[str]:
        """What the log says the others have said to her offers."""
        out: set[str] = set()
        hers = False
        for line in self.log():
            if " offers " in line:
                hers = "Anna offers" in line
            elif hers:
                out |= {word for word in ("accepts", "refuses") if word in line}
        return out

    def propose(self, generous: bool) -> None:
        """All she has of one kind for one card of another; or one card for as many as she may ask for."""
        (plenty, number), *_ = self.hand().most_common()
        wish = self.chance.choice([good for good in GOODS if good != plenty])
        self.player.choose("button:trade")
        assert "what do you give" in self.page.inner_text("#prompt")
        for _ in range(number if generous else 1):
            self.point(f"give:{plenty}")
        assert "What do you want for it?" in self.page.inner_text("#prompt")
        for _ in range(1 if generous else 3):
            if f"get:{wish}" in self.player.answers():
                self.point(f"get:{wish}")
        self.point("button:send")


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("rome") / "tables.sqlite3", seed=4) as running:
        yield running


def test_a_whole_game_with_a_deal_made_and_an_offer_refused(enter: Enter, seeded: Server) -> None:
    player = enter(width=1000, height=650, url=seeded.url)
    player.open_table(SEATS, game="struggle-for-rome")
    anna = Anna(player)
    anna.play()

    log = anna.log()
    assert anna.heard() == {"accepts", "refuses"}
    assert any("Anna gives" in line and " to Basil for 1 " in line.replace("Clovis", "Basil") for line in log)
    assert anna.paid > 0
    player.page.wait_for_selector("#end:visible .charts .chart")
    names = player.page.locator(".scores thead th").all_inner_texts()
    points = [int(total) for total in player.page.locator(".scores .total td").all_inner_texts()]
    assert sorted(name.split()[-1] for name in names[1:]) == ["Anna", "Basil", "Clovis"]
    assert points[0] == max(points) >= 10
    assert player.faults() == []


def test_a_proposal_by_keyboard_alone(enter: Enter, seeded: Server) -> None:
    """Picks on the board leave the focus where it is, so that the next one is a key away."""
    player = enter(url=seeded.url)
    player.open_table(SEATS, game="struggle-for-rome")
    player.wait_for_turn()
    keys = player.page.keyboard

    def press(key: str) -> None:
        before = player.revision
        keys.press(key)
        player.see_revision_after(before)
        player.wait_for_turn()

    def focused() -> str:
        return str(player.page.evaluate("document.activeElement.dataset.target"))

    while "button:trade" not in player.answers():
        press("1")
    press(str(player.answers().index("button:trade") + 1))
    keys.press("b")
    keys.press("Enter")
    given = focused()
    assert given.startswith("give:")
    press("Enter")
    assert focused() == given
    keys.press("ArrowDown")
    assert focused() == given.replace("give", "get")  # not lit: nothing stands on both sides
    keys.press("ArrowRight" if given == "give:ore" else "ArrowLeft")
    wanted = focused()
    assert wanted.startswith("get:")
    press("Enter")
    assert player.page.locator(f".board [data-target='{wanted}']").text_content() == "1 "
    press(str(player.answers().index("button:send") + 1))
    assert any("Anna offers 1 " in line for line in player.page.locator("#log .line").all_text_contents())
    answers = player.page.locator("#prompt .answers li")
    answers.first.wait_for()  # the others' answers stand where she is asked what next,
    assert all(re.search("accepts|refuses|would give", line) for line in answers.all_text_contents())
    while answers.count():  # until she has done something else
        press("1")
    assert any("Anna offers 1 " in line for line in player.page.locator("#log .line").all_text_contents())


@pytest.mark.parametrize(("width", "height", "least"), [(390, 844, 5.0), (1024, 768, 4.0), (1440, 900, 6.0)])
def test_the_names_of_cities_are_apart_and_as_large_as_there_is_room(
    enter: Enter, width: int, height: int, least: float
) -> None:
    player = enter(width=width, height=height)
    player.open_table(SEATS, game="struggle-for-rome")
    measured = """all => all.map(one => {
        const {left, right, bottom} = one.getBoundingClientRect();
        const board = one.ownerSVGElement;
        const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
        const letters = parseFloat(getComputedStyle(one).fontSize) * scale;
        return {name: one.textContent, left, right, bottom, letters};
    })"""
    names = player.page.locator(".board .city .place:not(.bold)").evaluate_all(measured)
    assert len(names) >= 40
    assert min(name["letters"] for name in names) > least
    if width == 390:
        assert sorted(name["letters"] for name in names)[len(names) // 2] > 6.5
    for one in names:
        beside = [it for it in names if it is not one and abs(it["bottom"] - one["bottom"]) < one["letters"] / 2]
        assert not [it["name"] for it in beside if it["left"] < one["right"] and one["left"] < it["right"]], one["name"]


def test_what_others_said_to_an_offer_makes_room_when_something_else_is_begun(anna: Player) -> None:
    anna.open_table([ME, BOT, BOT], game="struggle-for-rome")
    while "button:trade" not in anna.answers():
        anna.choose(anna.answers()[0])
        anna.wait_for_turn()
    anna.choose("button:trade")
    for kind in ("give:", "get:"):
        anna.choose(next(answer for answer in anna.answers() if answer.startswith(kind)))
    anna.choose("button:send")
    anna.page.wait_for_selector("#prompt .answers li")
    anna.wait_for_turn()
    anna.choose("button:trade")
    assert anna.page.locator("#prompt .answers").count() == 0
