"""Byzantium positions in one line, and short words to play and read them.

    m = byzantium(cities={"ankara": "byzantine 3 + fort by 1"},
                  armies={(0, "arab"): "main 9 move 4 at tarsus"}, pool={0: 0})
    begin(m, "action:move", "army:arab", "city:ankara")
    assert army(m, 0, "arab") == "main 9 move 3 at ankara"

A city is ``side size``, with ``+ fort`` and ``by seat`` where that is so. An army is its boxes, those
not named being empty, with ``guard`` and ``at city`` where that is so. What is not named stands as at
the setup, except that Casualty Pools make up the 42 cubes; where they are given, the rest is out of the game.
"""

import re
from typing import Any

import pytest

import gonfalon
from gonfalon import CHANCE, IllegalAnswer, Match
from gonfalon.games.byzantium import content
from gonfalon.games.byzantium.rules import laws
from gonfalon.games.byzantium.rules.actions import Action
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SOURCE_COUNT, Position
from gonfalon.games.byzantium.rules.turn import ActionsPhase

Seats = dict[int, int]
Sides = dict[tuple[int, str], int]

_CITY = re.compile(r"(byzantine|arab|persian|bulgar)(?: (\d))?(?P<fort> \+ fort)?(?: by (?P<owner>\d))?")
_ARMY = re.compile(r"(?:elite|main|levy|move) \d+|guard|at [a-z]+")


def byzantium(
    seats: int = 3,
    *,
    cities: dict[str, str] | None = None,
    armies: dict[tuple[int, str], str] | None = None,
    pool: Seats | None = None,
    casualties: Seats | None = None,
    treasury: Sides | None = None,
    points: Sides | None = None,
    forts: Seats | None = None,
    spaces: dict[str, tuple[int, ...]] | None = None,
    worship: Sides | None = None,
    tax: Seats | None = None,
    bulgars: int = 7,
    raised: tuple[int, ...] = (),
    passed: tuple[int, ...] = (),
    turn: int = 1,
    turn_of: int = 0,
    first: int | None = None,
    rich: bool = False,
    **options: bool,
) -> Match:
    """A match in the middle of an Actions phase, where ``turn_of`` must choose an action; dice are given.

    ``rich`` gives everybody money enough to pay any upkeep.
    """
    m = gonfalon.new("byzantium", seats, 0, {"skip_forced": False, **options}, chance=False)
    m.apply((turn_of + 1,), CHANCE)
    s = position(m)
    s.first = turn_of if first is None else first
    s.turn_number = turn
    s.bulgars = bulgars
    if rich:
        s.treasury = [40] * (seats * 2)
    for name, spec in (cities or {}).items():
        _found(s, name, spec)
    for (seat, side), spec in (armies or {}).items():
        _muster(s, seat, content.SIDES.index(side), spec)
    for name, holders in (spaces or {}).items():
        for holder in holders:
            _occupy(s, name, holder)
    for seat in raised:
        s.raised[seat] = 1
    for seat, count in (pool or {}).items():
        s.pool[seat] = count
    for seat, count in (tax or {}).items():
        s.tax[seat] = count
    for seat, count in (forts or {}).items():
        s.forts[seat] = count
    for (seat, side), count in (treasury or {}).items():
        s.treasury[_at(seat, side)] = count
    for (seat, side), count in (worship or {}).items():
        s.worship[_at(seat, side)] = count
    for (seat, side), count in (points or {}).items():
        s.points[_at(seat, side)] = s.earned[_at(seat, side) * SOURCE_COUNT] = count
    for seat in passed:
        s.passed.append(seat)
        s.pass_cube[seat] = 1
    for seat in range(seats):
        _balance(s, seat, None if casualties is None else casualties.get(seat))
    _only_one_left(s)
    s._request = None
    laws.check(s)
    return m


def position(m: Match) -> Position:
    assert isinstance(m.state, Position)
    return m.state


def _at(seat: int, side: str) -> int:
    return seat * 2 + content.SIDES.index(side)


def _found(s: Position, name: str, spec: str) -> None:
    found = _CITY.fullmatch(spec)
    assert found, f"no city is {spec!r}"
    city = content.CITY_IDS.index(name)
    s.side[city] = content.SIDES.index(found[1])
    s.tokens[city] = int(found[2] or 0)
    s.owner[city] = NOBODY if found["owner"] is None else int(found["owner"])
    if found["fort"]:
        s.fort[city] = 1
        s.forts[s.owner[city]] -= 1


def _muster(s: Position, seat: int, side: int, spec: str) -> None:
    assert not _ARMY.sub("", spec).strip(), f"no army is {spec!r}"
    at = seat * 8 + side * 4
    s.cubes[at : at + 4] = [0, 0, 0, 0]
    for part in _ARMY.findall(spec):
        if part == "guard":
            _occupy(s, "emperor" if side == content.BYZ else "caliph", seat)
            continue
        word, _, value = part.partition(" ")
        if word == "at":
            city = content.CITY_IDS.index(value)
            assert s.side[city] == side, f"{value} is no city of that side"
            s.pawn[seat * 2 + side] = city
            s.raised[seat] |= side == content.BYZ
        else:
            s.cubes[at + content.BOXES.index(word)] = int(value)


def _occupy(s: Position, name: str, seat: int) -> None:
    """A cube on a special action space, with what holds until the end of the turn."""
    kind = content.SPACE_KINDS.index(name)
    space = s.free_space(kind)
    assert space >= 0, f"there are not so many spaces {name}"
    s.spaces[space] = seat
    for side in (content.BYZ, content.ARAB):
        if kind == content.OFFICE[side]:
            s.office[side] = s.guard[side] = seat
        if kind == content.FLEET[side]:
            s.fleet[side] = seat


def _balance(s: Position, seat: int, casualties: int | None) -> None:
    s.casualties[seat] = casualties or 0
    rest = content.CUBES - laws.cubes_of(s, seat)
    assert rest >= 0, f"seat {seat} has {-rest} cubes too many"
    if casualties is None:
        s.casualties[seat] = rest
    else:
        s.removed[seat] = rest


def _only_one_left(s: Position) -> None:
    action, phase = s.frames[-1], s.frames[-2]
    assert isinstance(action, Action)
    assert isinstance(phase, ActionsPhase)
    action.last = phase.last = len(s.passed) == s.seats - 1


# -- playing -----------------------------------------------------------------------------------


def begin(m: Match, *answers: str | tuple[int, ...]) -> None:
    """Give these answers in order; numbers are dice. Each must be legal, and the laws must hold after it.

    A question with a single answer may be left out.
    """
    for answer in answers:
        while _forced(m) not in ("", answer):
            _answer(m, _forced(m))
        if isinstance(answer, tuple):
            assert m.turn == (CHANCE,), f"no dice are due, but {m.legal()} of {m.turn}"
        else:
            assert answer in m.legal(), f"{answer} is not among {m.legal()} of {m.turn} at {m.state.step_name()}"
        _answer(m, answer)


def play(m: Match, *answers: str | tuple[int, ...]) -> None:
    """The same, up to the next question with more than one answer."""
    begin(m, *answers)
    while _forced(m):
        _answer(m, _forced(m))


def _answer(m: Match, answer: str | tuple[int, ...]) -> None:
    m.apply(answer)
    laws.check(position(m))


def _forced(m: Match) -> str:
    """The only answer to the question that is put, or ''; actions are always chosen."""
    values = m.legal()
    return str(values[0]) if len(values) == 1 and asked(m)[1] != "action" else ""


def refuses(m: Match, answer: str, rule: str) -> None:
    """The answer is illegal because of this rule, and trying it changes nothing."""
    before = m.digest()
    why = m.why_not(answer)
    assert why is not None, f"{answer} is legal"
    assert why[0] == rule, f"{answer} is refused by {why[0]}"
    with pytest.raises(IllegalAnswer):
        m.apply(answer)
    assert m.digest() == before


def asked(m: Match) -> tuple[int, str]:
    """Who is asked, and what: ``(1, "levy")``."""
    (seat,) = m.turn
    ask = m.state.ask_of(seat)
    return seat, "dice" if ask is None else ask.prompt


def dice_due(m: Match) -> int:
    """How many dice are to be thrown now."""
    assert m.turn == (CHANCE,), f"{m.legal()} of {m.turn} is asked instead"
    count: int = getattr(m.state.request(), "count")  # noqa: B009 - only chance has one
    return count


def can(m: Match, *answers: str) -> bool:
    """Whether these answers are legal one after the other; the match itself does not move."""
    copy = m.copy()
    for answer in answers:
        if answer not in copy.legal():
            return False
        copy.apply(answer)
    return True


def after(m: Match, *answers: str | tuple[int, ...]) -> Match:
    """A copy that has played on."""
    copy = m.copy()
    play(copy, *answers)
    return copy


def end_actions(m: Match) -> None:
    """Everybody passes until phase 2 asks something, the next turn begins, or the game is over."""
    turn = position(m).turn_number
    while not m.over and position(m).turn_number == turn and "action:pass" in m.legal():
        play(m, "action:pass")
        if not m.over and asked(m)[1] == "pass-cube":
            play(m, str(m.legal()[0]))


# -- reading -----------------------------------------------------------------------------------


def city(m: Match, name: str) -> str:
    s, number = position(m), content.CITY_IDS.index(name)
    size = f" {s.tokens[number]}" if s.tokens[number] else ""
    fort = " + fort" if s.fort[number] else ""
    owner = "" if s.owner[number] == NOBODY else f" by {s.owner[number]}"
    return content.SIDES[s.side[number]] + size + fort + owner


def army(m: Match, seat: int, side: str) -> str:
    s, track = position(m), _at(seat, side)
    boxes = s.cubes[track * 4 : track * 4 + 4]
    parts = [f"{name} {count}" for name, count in zip(content.BOXES, boxes, strict=True) if count]
    if s.guard[track % 2] == seat:
        parts.append("guard")
    if s.pawn[track] != OFF_MAP:
        parts.append(f"at {content.CITY_IDS[s.pawn[track]]}")
    return " ".join(parts)


def where(m: Match, seat: int, side: str) -> str:
    """The city of a pawn, or '' if it is off the map."""
    pawn = position(m).pawn[_at(seat, side)]
    return "" if pawn == OFF_MAP else content.CITY_IDS[pawn]


def box(m: Match, seat: int, name: str) -> int:
    """Cubes in a box: ``arab-move``, ``pool``, ``casualties``, ``removed``."""
    s = position(m)
    if name in ("pool", "casualties", "removed"):
        pools: list[int] = getattr(s, name)
        return pools[seat]
    return s.cubes[seat * 8 + content.BOX_OF[f"box:{name}"]]


def bezants(m: Match, seat: int, side: str) -> int:
    return position(m).treasury[_at(seat, side)]


def points(m: Match, seat: int, side: str) -> int:
    return position(m).points[_at(seat, side)]


def space(m: Match, name: str) -> list[int]:
    """Whose cubes lie on the spaces of this kind."""
    kind = content.SPACE_KINDS.index(name)
    start = content.SPACE_START[kind]
    return [seat for seat in position(m).spaces[start : start + content.SPACE_COUNTS[kind]] if seat != NOBODY]


def legal(m: Match, kind: str = "") -> list[str]:
    """The names of the legal answers of a kind, without it: ``legal(m, "city")``."""
    return [str(answer)[len(kind) + 1 :] for answer in m.legal() if str(answer).startswith(kind + ":")]


def sheet(m: Match, seat: int) -> dict[str, Any]:
    """Everything a player has, to be compared with another time."""
    s = position(m)
    return {
        "boxes": s.cubes[seat * 8 : seat * 8 + 8],
        "pool": s.pool[seat],
        "casualties": s.casualties[seat],
        "treasury": s.treasury[seat * 2 : seat * 2 + 2],
        "points": s.points[seat * 2 : seat * 2 + 2],
        "pawns": s.pawn[seat * 2 : seat * 2 + 2],
        "forts": s.forts[seat],
    }
