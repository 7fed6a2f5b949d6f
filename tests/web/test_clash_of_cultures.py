"""A whole game of Clash of Cultures through the page: exploration, combats with tactics, influence, objectives."""

import random
import re
from collections.abc import Iterator, Sequence

import pytest

from .conftest import Enter
from .player import BOT, ME, Player
from .serving import Server

SEED = 2
GAMES = 3  # at most
#: What the log tells of a game that has shown everything.
DEEDS = (
    "Anna explores new land",
    "Anna reveals ",
    "Anna influences ",
    "(Anna|Basil) completes ",
    "Status Phase of age 1.*Status Phase of age 2",
)
SEATS = [{**ME, "name": "Anna"}, {**BOT, "name": "Basil"}]

#: A city or an army on the map and the paint of its owner.
CITY = re.compile(r'id="city-(\w+)"(?:(?!id="city).)*?href="#coc-town"[^>]*?color="([^"]*)"')
ARMY = re.compile(r'id="units-(\w+)"[^>]*>(?:<rect[^>]*?stroke="([^"]*)")')
OURS, THEIRS = "var(--g-s1)", "var(--g-s2)"
MISSING = re.compile(r">1 missing: ([^<]*)<")
ACTIONS = {
    "action:advance": 5.0,
    "action:move": 4.0,
    "action:recruit": 3.0,
    "action:collect": 5.0,
    "action:construct": 6.0,
    "action:happiness": 1.0,
}


def steps(a: str, b: str) -> int:
    """The distance of two spaces by their names: columns of flat hexes, every second one half a space lower."""
    (q, r), (p, s) = place(a), place(b)
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def place(name: str) -> tuple[int, int]:
    q = ord(name[0]) - ord("A")
    return q, int(name[1:]) - q // 2


class Anna:
    """Settles towards her neighbours, arms, attacks, shines into their cities, and looks what her objectives lack.

    She reads the board as anybody would, and wants to see everything once.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.chance = random.Random(3)
        self.board = ""
        self.prompt = ""
        self.influenced = False
        self.seen: list[str] = []
        self.turned = 0  # tiles laid by their picture
        self.laid = 0  # tactics picked in the battle panel
        self.marched = 0  # spaces picked on the map

    def play(self) -> None:
        """To the end of the game."""
        self.player.wait_for_turn()
        while answers := self.player.answers():
            self.board, self.prompt = self.page.inner_html("#board"), self.page.inner_text("#prompt")
            self.answer(answers, self.pick(answers))
            self.player.wait_for_turn()

    def answer(self, answers: Sequence[str], choice: str) -> None:
        """On the board where it is shown there, else by its button."""
        kind = choice.partition(":")[0]
        if kind == "turn":
            self.look("map")
            self.point(choice)
            self.turned += 1
        elif kind == "card" and self.page.locator("#place-battle .lit.card").count():
            self.fight(answers, choice)
        elif kind == "hex" and "button:done" not in answers and self.marched < 5:
            self.look("map")
            lit = self.page.locator("#place-map .lit.space").evaluate_all("all => all.map(one => one.dataset.target)")
            assert {answer for answer in answers if answer.startswith("hex:")} <= set(lit)
            self.point(choice)
            self.marched += 1
        else:
            self.player.choose(choice)

    def look(self, place: str) -> None:
        self.page.click(f"#places [data-to='{place}']")

    def point(self, target: str) -> None:
        """Click a lit thing on the board and see the table move on; where it means several things, say which."""
        before = self.player.revision
        self.page.locator(f".board .lit[data-target='{target}'] > .hit").first.click(force=True)  # or what stands on it
        chooser = self.page.locator(f".chooser:popover-open [data-answer='{target}']")
        if chooser.count():
            chooser.click()
        self.player.see_revision_after(before)

    def fight(self, answers: Sequence[str], choice: str) -> None:
        """The battle is being looked at, all cards of the hand can be picked there, and one is put down."""
        assert self.page.get_attribute("#places [data-to='battle']", "aria-pressed") == "true"
        shown = self.page.locator("#place-battle .lit.card").evaluate_all("all => all.map(one => one.dataset.target)")
        assert shown == [answer for answer in answers if answer.startswith("card:")]
        self.point(choice)
        self.laid += 1

    # -- what she wants ----------------------------------------------------------------------

    def cities(self, paint: str) -> list[str]:
        return [name for name, colour in CITY.findall(self.board) if colour == paint]

    def start(self) -> str:
        """Where the squad stands that she is asked about."""
        found = re.search(r"from ([A-Z]\d+)", self.prompt)
        return found[1] if found else ""

    def aims(self) -> list[str]:
        """Barbarians, and the cities of the others."""
        known = (*CITY.findall(self.board), *ARMY.findall(self.board))
        return [name for name, paint in known if paint != OURS]

    def spared(self) -> list[str]:
        """The last city of the other player: without it the game would be over at the end of the age."""
        return self.cities(THEIRS) if len(self.cities(THEIRS)) == 1 else []

    def pick(self, answers: Sequence[str]) -> str:
        kinds = {answer.partition(":")[0] for answer in answers}
        if "button:end" in answers:
            return self.act([answer for answer in answers if answer.startswith(("action:", "card:", "effect:"))])
        if "button:fight" in answers:
            return "button:fight"
        if "goal" in kinds:
            return next(answer for answer in answers if answer.startswith("goal:"))
        if "card" in kinds and "button:none" in answers:
            return next(answer for answer in answers if answer.startswith("card:"))
        if "take" in kinds:
            stay = len(answers) > 2 and answers[0].startswith("take:infantry") and self.start() in self.cities(OURS)
            return answers[-2] if stay else answers[-1]
        if "button:none" in answers and kinds == {"city", "button"}:
            return "button:none"
        if "advance:tactics" in answers:
            return "advance:tactics"
        wanted = [answer for answer in answers if self.lacks(answer)]
        if wanted:
            return self.chance.choice(wanted)
        hexes = [answer for answer in answers if answer.startswith("hex:")]
        going = [answer for answer in hexes if answer[4:] not in self.spared()]
        if going and self.chance.random() < 0.85:
            return min(going, key=lambda answer: min(steps(answer[4:], aim) for aim in self.aims()))
        if "unit" in kinds and "button:done" in answers:
            return self.chance.choice([a for a in answers if a in ("unit:infantry", "unit:settler")] or list(answers))
        others = [answer for answer in answers if answer != "button:done" and answer[4:] not in self.spared()]
        return self.chance.choice(others or list(answers))

    def lacks(self, answer: str) -> bool:
        """Whether one of her objectives lacks just this."""
        word = answer.partition(":")[2].replace("_", " ")
        return any(word and word in missing.lower() for missing in MISSING.findall(self.board))

    def act(self, acts: Sequence[str]) -> str:
        if "action:influence" in acts and not self.influenced:
            self.influenced = True
            return "action:influence"
        if "action:found" in acts and self.chance.random() < 0.6:
            return "action:found"
        if not acts:
            return "button:end"
        return self.chance.choices(acts, [ACTIONS.get(act, 0.5) for act in acts])[0]


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("clash") / "tables.sqlite3", seed=SEED) as running:
        yield running


def test_a_whole_game(enter: Enter, seeded: Server) -> None:
    """One game shows everything as a rule; where fate keeps something back another one is played."""
    player = enter(width=1280, height=800, url=seeded.url)
    anna = Anna(player)
    for _ in range(GAMES):
        player.open_table(SEATS, game="clash-of-cultures", options={"trades": False})
        anna.play()
        log = " | ".join(player.page.locator("#log .line").all_text_contents())
        anna.seen += [deed for deed in DEEDS if re.search(deed, log)]
        if set(anna.seen) == set(DEEDS) and anna.turned and anna.laid:
            break

    assert set(anna.seen) == set(DEEDS)
    assert anna.turned > 0
    assert anna.marched > 0
    assert anna.laid > 0
    assert player.page.inner_text("#places [data-to='battle']") == "Last battle"
    assert re.search(r"= \d+", str(player.page.locator("#place-battle").text_content()))

    player.page.wait_for_selector("#end:visible .charts .chart")
    points = [float(total.replace("½", ".5")) for total in player.page.locator(".scores .total td").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert player.faults() == []


def test_what_was_pointed_at_is_not_asked_for_again(enter: Enter, seeded: Server) -> None:
    anna = enter(1440, 900, url=seeded.url)
    anna.open_table([ME, ME], game="clash-of-cultures")
    anna.wait_for_turn()
    while "action:move" not in anna.answers():
        anna.choose(anna.answers()[0])
    before = anna.version
    anna.page.locator("#place-map .lit.space > .hit").first.click(force=True)
    anna.page.click(".chooser:popover-open [data-answer='action:move']")
    anna.see_version(before + 2)
    assert "Where to, from" in anna.page.inner_text("#prompt")
    anna.page.click("#undo")
    anna.see_version(before)


def test_a_click_on_a_card_whose_text_is_cut_off_tells_it_whole(enter: Enter) -> None:
    anna = enter(1440, 900)
    anna.open_table([ME, ME], game="clash-of-cultures")
    anna.page.click("#places [data-to=hand]")
    card = anna.page.locator("#board [data-place=hand] [data-target^='goal:']").first
    card.hover()
    anna.page.wait_for_selector("#tip:popover-open > p")
    lines = anna.page.locator("#tip > p").all_inner_texts()
    assert len(lines) == 2
    card.click(force=True)
    anna.page.wait_for_selector("#tip.pinned")
    assert anna.page.locator("#tip .tip-place").count() == 1, "in short, since it is read on the card"
    anna.page.keyboard.press("Escape")
    card.evaluate("it => [...it.querySelectorAll('text')].at(-1).append(' …')")
    card.click(force=True)
    anna.page.wait_for_selector("#tip.pinned .tip-place >> nth=1")
    told = anna.page.locator("#tip .tip-place").all_inner_texts()
    assert [line.split(" · ")[-1] for line in told] == lines
