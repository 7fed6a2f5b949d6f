"""The tables 28B and 28C of the ledger: every card and technology is offered in its windows and nowhere else.

The ledger's two tables are read and compared with the data; then a position is played for every window in which
somebody owns all cards and knows all technologies, and what is offered there is compared with the table.
"""

import re

import pytest

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content.terms import ANY, WINDOWS
from gonfalon.games.medioevo_universale.rules.cards_cards import used
from gonfalon.games.medioevo_universale.rules.occasions import OwnTurn
from gonfalon.games.medioevo_universale.rules.powers import CARDS, FROM_PHASE_3, LISTED, TECHNOLOGIES
from gonfalon.games.medioevo_universale.rules.windows import Occasion, usable
from gonfalon.match import Match
from tests.medioevo_universale.build import WORLD, asked, legal, play, position
from tests.medioevo_universale.cards import PASS
from tests.medioevo_universale.openings import ALL, OPENINGS
from tests.support import rule

BARDS = (44, 45)
BORROWED = ("Proselytism", "Flight of Time")
GENERAL = ("phase-start", "activation-start", "own-turn")
TEXT = (GAME.folder() / "rules.md").read_text(encoding="utf-8")


def name_of(technology: int) -> str:
    return WORLD.technologies[technology].replace("_", " ").title().replace("Of ", "of ")


NAMES = [name_of(technology) for technology in range(24)]
PURCHASED = ("Carpentry", "Art of War", "Masonry", "Architecture", "Mathematics", "Religion")


# -- the tables ----------------------------------------------------------------------------------


def index() -> dict[str, set[str]]:
    """Table 28C: the windows of every card (by its number) and technology (by its name)."""
    part = TEXT[TEXT.index("### 28C.") : TEXT.index("### 28D.")]
    out: dict[str, set[str]] = {}
    for line in part.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or cells[0] in ("card", "technology") or cells[0].startswith("-"):
            continue
        for thing, places in zip(cells[::2], cells[1::2], strict=True):
            out[thing] = windows_in(places)
    return out


def windows_in(places: str) -> set[str]:
    """``general (phases 3-7), entered`` as a set of windows."""
    out: set[str] = set()
    for word in re.findall(r"[a-z][a-z-]+", re.sub(r"\([^)]*\)", "", places)):
        out |= set(GENERAL) if word == "general" else {word}
    return out


def rows() -> dict[str, set[str]]:
    """Table 28B: what the row of every window names as usable, lists G1, G2 and U written out."""
    lists = {
        "G1": "1, 2, 3, 11, 12, 13, 22, 23, 31, 36, 50, 51, 63, 67, 68, 69, 70, 71, 72; Control, Genius",
        "G2": "15, 34, 65, 66; Nation, Influence",
    }
    printed = re.sub(r"\s+", " ", TEXT)
    for name, content in lists.items():
        cards, technologies = content.split("; ")
        assert re.search(rf"\*\*{name}\*\* \([^)]*\): cards {cards}; {technologies}\.", printed), name
    out: dict[str, set[str]] = {}
    for window, text in re.findall(r"^\*\*MEU-28\.\d+\*\* \*([A-Za-z ]+)\*\. .*? Usable: (.*?) Closes: ", TEXT, re.M):
        for name, content in lists.items():
            text = text.replace(name, content)
        text = re.sub(r"\([^)]*\)|phases? \d( to \d)?|card turned for TP|100 florins", "", text, flags=re.I)
        numbers = set(re.findall(r"\b\d+\b", text.split("A Joker is itself")[0]))
        out[window.lower().replace(" ", "-")] = numbers | {name for name in NAMES if re.search(rf"\b{name}\b", text)}
    return out


@rule("MEU-28.4")
def test_the_data_say_what_the_index_says() -> None:
    table = index()
    assert sorted(key for key in table if key.isdigit()) == sorted(str(card) for card in ALL)
    for card in ALL:
        here = {window for window in WINDOWS if card in WORLD.cards_in[window]}
        assert here == (set(WINDOWS) if table[str(card)] == {ANY} else table[str(card)]), card
        assert card in CARDS or card in (57, 58), card  # Pirates serve payments, which are no list of abilities
    for number, name in enumerate(NAMES):
        if name in PURCHASED:
            assert table[name] == {"own-turn"}
            assert number not in LISTED
        elif name == "Monasticism":
            assert table[name] == {"payment"}
        else:
            assert set(LISTED[number]) == table[name], name
            assert number in TECHNOLOGIES, name


@rule("MEU-28.4", "MEU-28.8")
def test_both_tables_of_the_ledger_agree() -> None:
    table, usable_there = index(), rows()
    helpers = {str(card) for card in (44, 45)} | set(BORROWED)
    for window, things in usable_there.items():
        wanted = {thing for thing, places in table.items() if window in places}
        extra = {"Proselytism"} if window == "payment" else set()
        assert things - helpers - extra == wanted - helpers, window
    late = re.findall(r"\| (\d+) \| general \(phases 3-7\)", TEXT)
    assert {int(card) for card in late} == {thing for thing in FROM_PHASE_3 if thing > 0}
    names = re.findall(r"\| ([A-Z][a-z]+) \| general \(phases 3-7\)", TEXT)
    assert {-NAMES.index(name) for name in names} == {thing for thing in FROM_PHASE_3 if thing < 0}


def shown(m: Match) -> set[str]:
    """What is offered in a window to everybody asked in it, one after the other."""
    prompt, out = asked(m)[1], set()
    while not m.over and asked(m)[1] == prompt:
        out |= set(legal(m, "card")) | {NAMES[WORLD.technologies.index(name)] for name in legal(m, "tech")}
        if PASS not in legal(m) or prompt in ("activation", "trade", "journey", "point"):
            break
        play(m, PASS)
    return out


ROWS = rows()


@rule(
    "MEU-28.10",
    "MEU-28.11",
    "MEU-28.12",
    "MEU-28.13",
    "MEU-28.14",
    "MEU-28.15",
    "MEU-28.17",
    "MEU-28.18",
    "MEU-28.19",
    "MEU-28.20",
    "MEU-28.21",
    "MEU-28.22",
    "MEU-28.23",
    "MEU-28.24",
    "MEU-28.25",
    "MEU-28.26",
    "MEU-28.27",
    "MEU-28.29",
    "MEU-28.30",
    "MEU-28.31",
    "MEU-28.32",
    "MEU-28.33",
    "MEU-28.34",
    "MEU-28.36",
    "MEU-28.37",
    "MEU-28.38",
    "MEU-28.39",
    "MEU-28.40",
    "MEU-28.41",
    "MEU-28.42",
)
@pytest.mark.parametrize("window", OPENINGS)
def test_a_window_offers_what_its_row_names_and_nothing_else(window: str) -> None:
    wanted = ROWS[window] - set(PURCHASED) - {str(card) for card in BARDS} - set(BORROWED)
    found: set[str] = set()
    for opening in OPENINGS[window]:
        here = shown(opening()) - {str(card) for card in BARDS} - set(BORROWED)
        assert here <= wanted, (window, here - wanted)
        found |= here
    assert found == wanted, (window, wanted - found)


@rule("MEU-28.4", "MEU-18.44", "MEU-18.45")
@pytest.mark.parametrize("window", OPENINGS)
def test_bards_sing_in_every_window_that_lists_a_turned_card(window: str) -> None:
    for opening in OPENINGS[window]:
        m = opening()
        state, seat = position(m), asked(m)[0]
        here = moment(m, seat)
        cards = [int(answer[5:]) for answer in usable(state, seat, here) if answer.startswith("card:")]
        if not set(cards) - set(BARDS):
            continue
        for bard in BARDS:
            state.held[bard] = seat
        sung = {f"card:{bard}" for bard in BARDS} & set(usable(state, seat, here))
        assert bool(sung) == bool(used(state)), window  # some windows open because a card has been used
        for card in set(cards) - set(BARDS):
            state.turned[card] = 1
        assert {f"card:{bard}" for bard in BARDS} <= set(usable(state, seat, here)), window


def moment(m: Match, seat: int) -> Occasion:
    """The window that is open; in the menu of a turn the one it stands for."""
    top = m.state.frames[-1]
    return top if isinstance(top, Occasion) else OwnTurn(seat=seat)


@rule("MEU-28.4", "MEU-16.24", "MEU-16.25")
@pytest.mark.parametrize("window", [window for window in OPENINGS if window not in ("payment", "card-turned")])
def test_what_a_window_lists_may_be_borrowed_there(window: str) -> None:
    """The same position with everything in the hands of a neighbour."""
    for opening in OPENINGS[window]:
        m = opening()
        state, seat = position(m), asked(m)[0]
        here = moment(m, seat)
        if seat != 0 or not isinstance(m.state.frames[-1], Occasion):
            continue
        found = usable(state, seat, here)
        cards = [answer for answer in found if answer.startswith("card:") and int(answer[5:]) not in (*BARDS, 13)]
        lessons = [answer for answer in found if answer.startswith("tech:")]
        state.held = [1 if holder == 0 else holder for holder in state.held]
        state.tech[6:12], state.tech[0:6] = [4] * 6, [0, 0, 0, 0, 0, 4]
        state.gears[5] = 8
        after = usable(state, seat, here)
        own = {"tech:proselytism", "tech:flight_of_time"}
        assert {answer for answer in after if answer[:4] in ("card", "tech")} <= own, window
        assert ("tech:proselytism" in after) == bool(cards), (window, cards)
        assert ("tech:flight_of_time" in after) == bool(set(lessons) - own), (window, lessons)
