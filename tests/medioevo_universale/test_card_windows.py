"""The tables 28B and 28C of the ledger: every card and technology is offered in its windows and nowhere else.

The ledger's two tables are read and compared with the data; then a position is played for every window in which
somebody owns all cards and knows all technologies, and what is offered there is compared with the table.
"""

import re
from collections.abc import Callable

import pytest

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content.terms import ANY, WINDOWS
from gonfalon.games.medioevo_universale.rules.occasions import OwnTurn, PhaseStart
from gonfalon.games.medioevo_universale.rules.powers import CARDS, FROM_PHASE_3, LISTED, TECHNOLOGIES
from gonfalon.games.medioevo_universale.rules.rebellion import Outbreak, Rebellions
from gonfalon.games.medioevo_universale.rules.windows import Occasion, usable
from gonfalon.match import Match
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, legal, medioevo, play, position
from tests.medioevo_universale.cards import PASS, fought, to
from tests.support import rule

ALL = tuple(range(1, 73))
BARDS = (44, 45)
BORROWED = ("Proselytism", "Flight of Time")
GENERAL = ("phase-start", "activation-start", "own-turn")
KNOWN = "blue 4 yellow 4 orange 4 red 4 green 4 violet 4"
GEARS = {0: "blue 4 yellow 4 orange 4 red 4 green 4 violet 4"}
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
    for window, text in re.findall(r"^\*\*MEU-28\.\d+\*\* `([a-z-]+)`\. .*? Usable: (.*?) Closes: ", TEXT, re.M):
        for name, content in lists.items():
            text = text.replace(name, content)
        text = re.sub(r"\([^)]*\)|phases? \d( to \d)?|card turned for TP|100 florins", "", text, flags=re.I)
        numbers = set(re.findall(r"\b\d+\b", text.split("A Joker is itself")[0]))
        out[window] = numbers | {name for name in NAMES if re.search(rf"\b{name}\b", text)}
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


# -- a position for every window -----------------------------------------------------------------

RICH = {
    "thracia": "0: 2 light wagon1 caravan1",
    "macedonia": "0: 1 captain catapult",
    "bulgaria": "horde: 1 light",
}


def rich(phase: int = 5, **more: object) -> Match:
    """Seat 0 has something of everything, and owns all cards that others do not."""
    others = [card for cards in dict(more.get("cards", {})).values() for card in cards]  # type: ignore[call-overload]
    cards = {**dict(more.pop("cards", {})), 0: tuple(c for c in ALL if c not in others)}  # type: ignore[call-overload]
    return medioevo(
        phase=phase,
        at={**RICH, **dict(more.pop("at", {}))},  # type: ignore[call-overload]
        built={"thracia": "village fort", "macedonia": "town tower"},
        markets={"thracia": "black"},
        route={0: (1, "crimea* saraj trebisonda antioch")},
        tech={0: KNOWN},
        gears=GEARS,
        cards=cards,
        **more,  # type: ignore[arg-type]
    )


def against(attacker: str, defender: str, **more: object) -> Match:
    """Seat 0 attacks seat 1 and owns everything."""
    return fought(attacker, defender, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS, **more)


def horde_battle(fighter: int) -> Match:
    """A horde is fought, by seat 0 or before his eyes."""
    at = {"serbia": f"{fighter}: 3 light; horde: 2 light", "thracia": "0: 1 light"}
    run = battle(fighter, HORDE, "serbia")
    return medioevo(at=at, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS, run=run)


def shot_at() -> Match:
    """Seat 0 is shot at by seat 1."""
    m = medioevo(at={"alfold": "0: 3 archer; 1: 3 light"}, war=((0, 1),), cards={1: ALL}, run=battle(0, 1, "alfold"))
    return to(m, "damage", (1, 1, 8))


def entered(at: dict[str, str], start: str, goal: str) -> Match:
    """Whoever stands there marches in; seat 0 owns everything."""
    mover = int(at[start][0])
    order = (mover, *[seat for seat in range(3) if seat != mover])
    m = medioevo(at=at, war=((0, 1),), order=order, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS)
    to(m, "activation", seat=mover)
    play(m, f"group:{start}", "button:all-land", f"enter:{goal}", "button:enter")
    return to(m, "entered")


def stepping(at: str, goal: str) -> Match:
    m = medioevo(at={"thracia": f"0: {at}", "lydia": "0: 1 heavy"}, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS)
    to(m, "activation")
    play(m, "group:thracia", "button:all-land", goal)
    return to(m, "before-step")


def second_phase(prompt: str) -> Match:
    m = medioevo(phase=2, cards={0: ALL}, tech={0: KNOWN})
    to(m, "chance")
    play(m, (4, 6, 8), "reroll:none")
    if prompt != "war-circle":
        to(m, "chance")
        for _ in range(2):
            play(m, (getattr(m.state.request(), "items")[0],))  # noqa: B009
    return to(m, prompt)


def turned_for_points() -> Match:
    m = medioevo(phase=4, cards={0: (10, 60), 1: (48, 49)}, tech={0: "green 1"})
    to(m, "buy")
    return play(m, "build:village-thracia", "card:10")


def turned() -> Match:
    m = medioevo(phase=6, cards={0: (22, 59), 1: (48, 49)})
    return play(m, "card:22")


def rolled() -> Match:
    m = medioevo(phase=6, cards={0: ALL}, tech={0: KNOWN})
    play(m, "card:13")
    to(m, "chance")
    return play(m, (5,))


def paying() -> Match:
    m = medioevo(phase=4, cards={0: (57, 58)}, tech={0: "violet 2 green 1"}, gears={0: "violet 1"})
    to(m, "buy")
    return play(m, "build:village-thracia")


def buying(thing: str, prompt: str) -> Match:
    m = medioevo(phase=4, cards={0: (*ALL[:60:4], 32, 62)}, tech={0: KNOWN}, gears=GEARS, florins={0: 9000})
    to(m, "buy")
    play(m, thing)
    if asked(m)[1] == "chance":
        request = m.state.request()
        first, items = getattr(request, "first"), getattr(request, "items")  # noqa: B009
        play(m, tuple([*first, *items][: getattr(request, "count")]))  # noqa: B009
    return to(m, prompt)


def rebelling(frame: str) -> Match:
    if frame == "due":
        return medioevo(
            cards={0: ALL},
            tech={0: KNOWN},
            gears=GEARS,
            run=Rebellions(seat=0, count=1, placed=[], outside=[]),
        )
    outbreak = Outbreak(seat=0, decider=0, space=WORLD.index["thracia"])
    at = {"thracia": "0: 1 light; horde: 1 light", "rhodope": "0: 1 light"}
    return medioevo(at=at, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS, run=outbreak)


def taxes(prompt: str) -> Match:
    m = medioevo(phase=3, cards={0: ALL}, tech={0: KNOWN}, loans={0: 2})
    return to(m, prompt)


def dealing(deal: str) -> Match:
    names = "crimea saraj* trebisonda* latium"
    m = medioevo(
        phase=6,
        at={"latium": "0: 1 light caravan1[black 1]"},
        built={"latium": "village"},
        cards={0: ALL},
        tech={0: KNOWN},
        gears=GEARS,
        route={0: (0, names if deal == "open" else names.replace("crimea ", "crimea* "))},
    )
    to(m, "trade")
    play(m, "carrier:0", "button:sell", "sell:black", "button:done")
    return to(m, "deal")


def travelling(place: str, cargo: str) -> Match:
    m = medioevo(phase=6, at={place: f"0: caravan2[{cargo}]"}, cards={0: (19, 20, 21)})
    to(m, "trade")
    return play(m, "carrier:0")


def lost(prompt: str) -> Match:
    m = medioevo(
        phase=6,
        at={"thracia": "0: caravan1 caravan2", "bulgaria": "horde: 1 light"},
        route={0: (0, "crimea* saraj trebisonda antioch")},
        cards={0: ALL},
        tech={0: KNOWN},
    )
    to(m, "trade")
    play(m, "carrier:0", "land:bulgaria")
    return to(m, prompt)


def manned() -> Match:
    m = to(against("3 light catapult", "6 light"), "crew")
    play(m, "crew:light", "crew:light", "button:done")
    return to(m, "artillery")


def captured() -> Match:
    m = to(against("2 light", "1 light"), "capture")
    play(m, "button:capture", "button:destroy")
    return to(m, "rolls-made", (1, 2, 8), (1, 2, 3))


Opening = Callable[[], Match]
OPENINGS: dict[str, list[Opening]] = {
    "phase-start": [lambda: rich(run=PhaseStart(seat=0))],
    "activation-start": [lambda: rich(), lambda: rich(phase=6)],
    "own-turn": [lambda: to(rich(), "activation"), lambda: to(rich(phase=6), "trade")],
    "card-turned": [turned, turned_for_points],
    "die-rolled": [rolled],
    "payment": [paying],
    "war-circle": [lambda: second_phase("war-circle")],
    "event-drawn": [lambda: second_phase("event-drawn")],
    "icons-chosen": [lambda: second_phase("icons-chosen")],
    "rebellion-due": [lambda: rebelling("due")],
    "rebellion": [lambda: rebelling("risen")],
    "interest-due": [lambda: taxes("interest-due")],
    "taxes-end": [lambda: taxes("taxes-end")],
    "building-price": [lambda: buying("build:village-thracia", "building-price")],
    "cards-drawn": [lambda: buying("button:empire-card", "cards-drawn")],
    "before-step": [
        lambda: stepping("2 light wagon1 catapult", "land:rhodope"),
        lambda: stepping("2 light wagon1", "land:rhodope"),
        lambda: stepping("2 light wagon1", "sea:propontis"),
    ],
    "entered": [
        lambda: entered({"bulgaria": "0: 2 light wagon1", "lydia": "0: 1 heavy"}, "bulgaria", "serbia"),
        lambda: entered({"wallachia": "0: 2 light wagon1"}, "wallachia", "temes"),
        lambda: entered(
            {"bulgaria": "1: 2 light wagon1", "thracia": "0: 1 light", "rhodope": "0: 1 light"}, "bulgaria", "thracia"
        ),
    ],
    "battle-opens": [
        lambda: against("2 light", "1 light 1 captain wagon1"),
        lambda: horde_battle(0),
        lambda: horde_battle(1),
    ],
    "round-opens": [
        lambda: to(against("2 light", "1 captain", built={"thracia": "fort"}), "round-opens"),
        lambda: to(horde_battle(0), "round-opens"),
    ],
    "artillery": [manned],
    "archery": [lambda: to(against("2 archer", "3 light"), "archery")],
    "archers-rolled": [lambda: to(against("2 archer", "3 light"), "archers-rolled", (5, 5))],
    "melee-judged": [lambda: to(against("2 light", "3 light"), "melee-judged")],
    "rolls-made": [captured],
    "damage": [lambda: to(against("3 archer", "3 light"), "damage", (1, 1, 8)), shot_at],
    "unit-destroyed": [lambda: to(against("3 archer", "3 light"), "unit-destroyed", (1, 1, 8))],
    "round-ends": [lambda: to(against("3 light", "9 light"), "round-ends", (1, 2, 3), (1, 2, 3))],
    "plunder": [lambda: lost("plunder")],
    "transport-lost": [lambda: lost("transport-lost")],
    "deal": [
        lambda: dealing("open"),
        lambda: dealing("done"),
        lambda: travelling("latium", "black 1 orange 1"),
    ],
}


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
        assert not {f"card:{bard}" for bard in BARDS} & set(usable(state, seat, here))
        for card in cards:
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
