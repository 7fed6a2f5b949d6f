"""Conquests in which more than two players have a part (sections 12D and 13)."""

import pytest

from gonfalon.match import Match
from tests.medioevo_universale.build import CHANCE, asked, here, holder, legal, medioevo, play, position
from tests.support import rule

STRONG = (4, 6, 8)
WEAK = (1, 2, 3)


def settled(m: Match, seat: int, *wanted: str) -> Match:
    """Battles that this attacker wins, until another is asked what to do with his turn."""
    for _ in range(200):
        if asked(m)[1] == "activation":
            return m
        if m.turn == (CHANCE,):
            side = getattr(m.state.frames[-1], "side", 0)
            play(m, WEAK if side else STRONG)
            continue
        answers = legal(m)
        chosen = [answer for answer in wanted if answer in answers]
        play(m, chosen[0] if chosen else "button:destroy" if "button:destroy" in answers else answers[0])
    raise AssertionError("no end")


@rule("MEU-13.2", "MEU-13.4", "MEU-12.15")
@pytest.mark.parametrize(("first", "second"), [("seat:4", "seat:1"), ("seat:1", "seat:4")])
def test_whoever_was_fought_first_leaves_his_transports_to_the_conqueror_too(first: str, second: str) -> None:
    m = medioevo(
        5,
        order=(3, 2, 0, 1, 4),
        at={"serbia": "3: 8 heavy 2 cavalry wagon3 wagon1", "temes": "1: 1 light; 4: 1 light wagon2 catapult"},
        tokens={"serbia": 3},
        war=((3, 1), (3, 4)),
        pacts=("1>4 passage",),
    )
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    settled(m, 3, first, second, "button:plunder")
    assert holder(m, "temes") == 3
    assert (here(m, "temes", 1), here(m, "temes", 4)) == ("", "")
    assert position(m).florins[3] == 1150  # a War Wagon II and a Catapult


@rule("MEU-13.4", "MEU-12.15")
def test_whose_troops_nobody_fought_keeps_his_transports() -> None:
    m = medioevo(
        5,
        order=(3, 2, 0, 1, 4),
        at={"serbia": "3: 8 heavy 2 cavalry wagon3 wagon1", "temes": "1: 1 light; 4: wagon2"},
        tokens={"serbia": 3},
        war=((3, 1), (3, 4)),
        pacts=("1>4 passage",),
    )
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    settled(m, 3, "button:plunder")
    assert (holder(m, "temes"), here(m, "temes", 4)) == (3, "wagon2")


@rule("MEU-24.6", "MEU-1.10")
@pytest.mark.parametrize(
    ("there", "token", "blood"),
    [
        ("", {"serbia": 3, "temes": 4}, [0, 1, 0, 0, 0]),  # Temes is Hungarian, whoever holds it
        ("", {"serbia": 3}, [0, 1, 0, 0, 0]),
        ("horde: 1 light", {"serbia": 3}, [0, 1, 0, 0, 0]),  # a rebel
    ],
)
def test_home_ground_bleeds_its_owner_when_it_is_conquered_whoever_held_it(
    there: str, token: dict[str, int], blood: list[int]
) -> None:
    at = {"serbia": "3: 8 heavy wagon3"}
    if there:
        at["temes"] = there
    m = medioevo(5, order=(3, 2, 0, 1, 4), at=at, tokens=token, war=((3, 1), (3, 4)), blood={})
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    settled(m, 3)
    assert holder(m, "temes") == 3
    assert position(m).blood == blood


@rule("MEU-24.6", "MEU-22.12")
def test_home_ground_that_its_owner_wins_back_bleeds_nobody() -> None:
    m = medioevo(
        5,
        order=(1, 2, 0, 3, 4),
        at={"slavonia": "1: 3 heavy wagon1"},
        tokens={"temes": 4},
        war=((1, 4),),
        blood={},
    )
    play(m, "group:slavonia", "button:all-land", "enter:temes", "button:enter")
    settled(m, 1)
    assert (holder(m, "temes"), position(m).blood) == (1, [0, 0, 0, 0, 0])
