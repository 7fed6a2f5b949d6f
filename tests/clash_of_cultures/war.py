"""Moves and combats in tests: a squad by its units, dice that hardly hurt, what the two sides rolled."""

from typing import Any

from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, RED, coc, do, faces, offered

SOUTH = {6: "R20", 7: "R19", 8: "R08"}
"""Round D7: D5 forest, C6 D6 E6 grassland; B6 B7 grassland, A7 forest, C7 mountain; E7 F7 sea, F6 grassland."""


def march(match: Match, start: str, units: str, target: str) -> Match:
    """One squad of a Move action, begun if need be: ``units`` as ``2 infantry 1 settler``."""
    if "action:move" in match.legal():
        do(match, "action:move")
    if match.state.step_name() == "MoveAction.origin":
        do(match, "hex:" + start)
    return go(match, units, target)


def go(match: Match, units: str, target: str = "") -> Match:
    """The units of a squad that is being put together, and where it goes."""
    words = units.split()
    wanted = dict(zip(words[1::2], [int(number) for number in words[::2]], strict=True))
    while match.state.step_name() == "March.pick":
        kind = offered(match, "take")[0].removeprefix("take:").split("_")[0]
        numbers = sorted(int(answer.rpartition("_")[2]) for answer in offered(match, "take"))
        number = max([n for n in numbers if n <= wanted.get(kind, 0)], default=numbers[0])
        wanted[kind] = wanted.get(kind, 0) - number
        do(match, next(answer for answer in offered(match, "take") if answer.endswith(f"_{number}")))
    return do(match, target) if target and match.state.step_name() == "March.target" else match


def roll(match: Match, attacker: str = "2C", defender: str = "2C") -> tuple[int, int]:
    """Both sides roll the same face with each of their dice; their combat values, attacker first."""
    for face in (attacker, defender):
        request: Any = match.state.request()
        assert match.state.step_name() == "Round.roll", match.state.step_name()
        do(match, faces(face) * request.count)
    return rolled(match)


def rolled(match: Match) -> tuple[int, int]:
    """The combat values of the last round."""
    found: list[int] = []
    link: Any = match._log
    while link is not None and len(found) < 2:
        event = link[2]
        if event.key in ("rolls", "wild-rolls"):
            found.append(event.args["value"])
        link = link[0]
    return found[1], found[0]


def led(nation: str, chief: str, enemy: str = "red 1 infantry", own: str = "", **more: Any) -> Match:
    """Purple's leader at D7, perhaps with other units, and an enemy at D6 whom purple is about to attack."""
    units = {"D6": enemy, **({"D7": f"purple {own}"} if own else {}), **more.pop("units", {})}
    advances = {PURPLE: "tactics", **more.pop("advances", {})}
    return coc(
        turn=PURPLE,
        civ={PURPLE: nation, **more.pop("civ", {})},
        regions=more.pop("regions", SOUTH),
        units=units,
        advances=advances,
        leader={PURPLE: f"{chief} at D7", **more.pop("leader", {})},
        **more,
    )


def invaded(nation: str, chief: str, enemy: str = "1 infantry", own: str = "", at: str = "D7", **more: Any) -> Match:
    """Red attacks D7 from D6, where purple's leader defends."""
    units = {"D6": f"red {enemy}", "D7": f"purple {own}" if own else "purple", **more.pop("units", {})}
    match = coc(
        turn=RED,
        civ={PURPLE: nation, **more.pop("civ", {})},
        regions=more.pop("regions", SOUTH),
        units=units,
        advances={RED: "tactics", **more.pop("advances", {})},
        leader={PURPLE: f"{chief} at {at}", **more.pop("leader", {})},
        **more,
    )
    return march(match, "D6", enemy, "hex:D7")


def some(match: Match, *answers: str) -> Match:
    """Those of the answers that are asked for: a question with one answer is never asked."""
    for answer in answers:
        if answer in match.legal():
            do(match, answer)
    return match


def recruit(match: Match, city: str, *units: str) -> Match:
    """A Recruit action in a city: ``unit:settler``, ``extra:infantry``."""
    some(match, "action:recruit", "hex:" + city, *units)
    return do(match, "button:done") if match.state.step_name() == "Recruit.choose" else match


def construct(match: Match, city: str, piece: str, *pay: str) -> Match:
    """A Construct action in a city: ``building:temple`` or ``wonder:W2``."""
    return some(match, "action:construct", "hex:" + city, piece, *pay)


def collect(match: Match, city: str, goods: str = "") -> Match:
    """A Collect with a city: these goods (``food1_wood1``), or the first that are offered."""
    some(match, "action:collect", "hex:" + city)
    return taking(match, goods)


def taking(match: Match, goods: str = "") -> Match:
    """What a Collect that is under way brings."""
    while match.state.step_name() == "Collect.choose":
        wanted = "collect:" + goods
        if not goods or wanted in match.legal():
            do(match, wanted if goods else match.legal()[0])
            continue
        if not offered(match, "number"):
            do(match, "button:fewer")
            continue
        good = offered(match, "number")[0].removeprefix("number:").partition("_")[0]
        number = next((word.removeprefix(good) for word in goods.split("_") if word.startswith(good)), "0")
        do(match, f"number:{good}_{number}")
    return match
