"""Battles and other procedures played on to the moment a card is about."""

from typing import Any

from gonfalon.match import Match
from tests.medioevo_universale.build import CHANCE, asked, battle, legal, medioevo, play

SPOT = "alfold"  # a home territory of Hungary, seat 1, without a populated area
PASS = "button:pass"

#: What everybody says who has no particular wish.
PLAIN = {
    "capture": "button:destroy",
    "surrender": "button:fight-on",
    "flee": "button:fight-on",
    "crew": "button:done",
    "aim": "aim:units",
    "captain": "button:done",
    "sacrifice": "sacrifice:0",
    "reroll": "reroll:none",
    "superiority": "button:more-damage",
}


def to(m: Match, prompt: str, *rolls: tuple[int, ...], seat: int | None = None, never: str = "") -> Match:
    """Play on to the question ``prompt`` (of a seat): nobody does anything particular, dice fall as given.

    ``never`` is an answer that nobody may be offered on the way.
    """
    left = list(rolls)
    for _ in range(200):
        who, what = asked(m)
        assert who == CHANCE or not never or never not in legal(m), f"{never} is offered at {what}"
        if what == prompt and seat in (None, who):
            assert not left, f"dice not needed: {left}"
            return m
        if who == CHANCE:
            assert left, f"dice are due at {m.state.step_name()} on the way to {prompt}"
            play(m, left.pop(0))
        elif what in PLAIN:
            play(m, PLAIN[what])
        else:
            values = legal(m)
            play(m, PASS if PASS in values else values[0])
    raise AssertionError(f"{prompt} never comes")


def fought(attacker: str, defender: str, **more: Any) -> Match:
    """Seat 0 attacks seat 1 at SPOT."""
    more.setdefault("war", ((0, 1),))
    return medioevo(at={SPOT: f"0: {attacker}; 1: {defender}"}, run=battle(0, 1, SPOT), **more)


def values(m: Match) -> tuple[int, int]:
    """The attack values of the last round, attacker first."""
    line = [line for line in m.log(0) if line["key"] == "values"][-1]
    args = dict(line["args"])
    return args["attack"], args["defence"]


def offered(m: Match) -> list[int]:
    """The cards that may be turned now for their ability."""
    return [int(card) for card in legal(m, "card")]


def dice_due(m: Match) -> int:
    """How many dice are about to be rolled."""
    assert asked(m)[0] == CHANCE, asked(m)
    return int(getattr(m.state.request(), "count"))  # noqa: B009
