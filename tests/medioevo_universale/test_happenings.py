"""Event objectives of the Empire cards: what marks each card, and what falls just short of it (MEU-17.6)."""

from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.games.medioevo_universale.rules.plunder import spoils
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions, TaxCheck
from gonfalon.games.medioevo_universale.rules.wars import make_peace
from gonfalon.match import Match
from tests.medioevo_universale.build import CHANCE, WORLD, asked, legal, medioevo, passes, play, position
from tests.medioevo_universale.cards import SPOT, fought, to
from tests.medioevo_universale.test_objectives import fought as won
from tests.medioevo_universale.test_objectives import happened
from tests.support import rule


def sacked(card: int, what: str, answer: str = "button:plunder", **more: Any) -> Match:
    """Seat 0 decides about a piece of seat 1 in Bulgaria."""
    at = {"bulgaria": f"0: 5 light; 1: {what}"}
    booty = spoils(position(medioevo(at=at)), 0, WORLD.index["bulgaria"], [1], [10])
    return play(medioevo(at=at, cards={0: (card,)}, run=booty, **more), answer)


def conquering(before: int) -> Match:
    m = medioevo(at={"wallachia": "0: 1 light wagon1"}, war=((0, 1),), cards={0: (6,)})
    position(m).conquests[0] = before
    to(m, "activation")
    return play(m, "group:wallachia", "button:all-land", "enter:temes", "button:enter", "button:pass")


def shot(*dice: int) -> Match:
    m = fought("3 archer", "9 light", cards={0: (8,)})
    return play(passes(play(to(m, "chance"), dice)))


def rolled(*dice: int) -> Match:
    m = fought("3 light", "9 heavy", cards={0: (49,)})
    to(m, "chance")
    play(m, dice, "reroll:none", (1, 2, 3), "reroll:none")
    return m


def bombarded(damage: int) -> Match:
    m = fought("3 light bombard", "9 heavy", built={SPOT: f"tower/{damage}"}, cards={0: (52,)})
    to(m, "protect")
    play(m, "protect:melee", "crew:light", "crew:light", "crew:light", "aim:military", "button:pass", (1, 8, 8))
    return m


def pacified(battle: bool) -> Match:
    m = medioevo(war=((0, 1),), cards={0: (51,)})
    if battle:
        position(m).fought[1] = position(m).fought[6] = 1
    make_peace(position(m), 0, 1)
    return m


def sold(card: int, cargo: str, before: int = 0, route: str = "") -> Match:
    """The road transport sells everything in Antioch."""
    more: dict[str, Any] = {"route": {0: (0, route)}} if route else {}
    m = medioevo(phase=6, at={"antioch": f"0: caravan3[{cargo}]"}, cards={0: (card,)}, **more)
    position(m).sold[0] = before
    to(m, "trade")
    play(m, "carrier:0", "button:sell")
    while asked(m)[1] == "sell":
        play(m, legal(m)[0])
    while asked(m)[1] in ("bonus", "trade-points"):
        play(m, m.default())
    return m


def taxed(level: int, bears: int) -> Match:
    return medioevo(tax={0: level}, tolerated=bears, cards={0: (23,)}, run=TaxCheck(waiting=[0]))


def risen() -> Match:
    """Rebels in a home territory are beaten by its garrison."""
    homes = [WORLD.names[t] for t in WORLD.home_of[0]]
    run = Rebellions(seat=0, count=1, placed=[], outside=[])
    m = medioevo(at=dict.fromkeys(homes, "0: 2 heavy"), cards={0: (24,)}, run=run)
    play(m, "land:thracia", "button:pass")
    while any(type(frame).__name__ == "Battle" for frame in m.state.frames):
        play(m, (4, 6, 8) if m.turn == (CHANCE,) else m.default())
    return m


def at_sea() -> Match:
    m = won(58, "galley2(5 heavy)", "galley1(1 light)", place="propontis")
    return play(m, (8,))  # the empty Galley does not sink


FOUR, UNDONE = "crimea* saraj* trebisonda* antioch", "crimea* saraj trebisonda* antioch"
SIX = "crimea* saraj* trebisonda* latium* kiev* antioch"
Tried = Callable[[], Match]

#: For each card: what makes it true, and what falls just short of it.
EVENTS: dict[int, tuple[list[Tried], list[Tried]]] = {
    5: (
        [lambda: sacked(5, "caravan1"), lambda: sacked(5, "wagon1[black 1]")],
        [lambda: sacked(5, "caravan1", "button:keep"), lambda: sacked(5, "ship1"), lambda: sacked(5, "wagon1")],
    ),
    57: ([lambda: sacked(57, "ship1")], [lambda: sacked(57, "caravan1"), lambda: sacked(57, "galley1")]),
    16: (
        [lambda: sacked(16, "catapult"), lambda: sacked(16, "catapult", "button:keep")],
        [lambda: sacked(16, "wagon1"), lambda: sacked(16, "wagon1", "button:keep")],
    ),
    6: ([lambda: conquering(2)], [lambda: conquering(1)]),
    8: ([lambda: shot(1, 2, 3)], [lambda: shot(1, 2, 4)]),
    17: ([lambda: won(17, "2 cavalry", "3 light")], [lambda: won(17, "3 cavalry", "3 light")]),
    29: ([lambda: won(29, "9 heavy", "9 heavy 5 light")], [lambda: won(29, "9 heavy", "9 light")]),
    48: (
        [lambda: won(48, "9 cavalry", "3 light", order=(1, 2, 0))],
        [
            lambda: won(48, "9 cavalry", "3 light", order=(1, 0, 2)),
            lambda: won(48, "9 cavalry", "2 light", order=(1, 2, 0)),
        ],
    ),
    58: (
        [at_sea],
        [lambda: won(58, "9 cavalry", "1 light")],
    ),
    49: ([lambda: rolled(4, 5, 5)], [lambda: rolled(4, 4, 8)]),
    52: ([lambda: bombarded(1)], [lambda: bombarded(0)]),
    51: ([lambda: pacified(True)], [lambda: pacified(False)]),
    19: ([lambda: sold(19, "black 1 white 1", 1 << 7)], [lambda: sold(19, "black 1 white 1")]),
    20: ([lambda: sold(20, "black 3 white 1")], [lambda: sold(20, "black 3")]),
    30: ([lambda: sold(30, "black 1", route=FOUR)], [lambda: sold(30, "black 1", route=UNDONE)]),
    31: ([lambda: sold(31, "black 1", route=SIX)], [lambda: sold(31, "black 1", route=FOUR)]),
    23: ([lambda: taxed(40, 40)], [lambda: taxed(30, 40), lambda: taxed(50, 40)]),
    24: ([risen], [lambda: won(24, "9 cavalry", "1 light", horde=True, place="serbia")]),
}
ELSEWHERE = {4, 18, 22, 25, 35, 38, 41, 47, 65, 66}  # test_objectives.py


@rule("MEU-17.6", "MEU-28.16")
@pytest.mark.parametrize("card", EVENTS)
def test_what_happens_marks_the_card_that_asks_for_it(card: int) -> None:
    met, short = EVENTS[card]
    assert [happened(tried(), card) for tried in met] == [True] * len(met)
    assert [happened(tried(), card) for tried in short] == [False] * len(short)


@rule("MEU-17.6")
def test_every_objective_on_an_event_is_tried() -> None:
    assert set(EVENTS) | ELSEWHERE == {card for card in WORLD.deck if WORLD.objective[card]["kind"] == "event"}


@rule("MEU-17.6", "MEU-19.5")
def test_both_who_make_peace_have_made_it_and_an_old_battle_counts_once() -> None:
    m = medioevo(war=((0, 1),), cards={1: (51,)})
    state = position(m)
    state.fought[1] = state.fought[6] = 1
    make_peace(state, 0, 1)
    assert happened(m, 51)
    state.met[51] = 0
    make_peace(state, 1, 0)
    assert not happened(m, 51)
    assert passes(m)
