"""The position in plain words: for the terminal, for screen readers, for logs."""

from gonfalon.games.byzantium.content import (
    ARAB,
    BYZ,
    CITIES,
    CITY_COUNT,
    DESERTS,
    ELITE,
    FLEET,
    LEVY,
    MAIN,
    MOVE,
    OFFICE,
    ROADS,
    SEAS,
    SPACE_COUNTS,
    SPACES,
    TURNS,
)
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SIDE_NAMES, Position
from gonfalon.games.byzantium.rules.scoring import results
from gonfalon.kernel.game import Words


def tell(state: Position, words: Words) -> str:
    """Everything the board shows, line by line."""
    lines = [words("text-turn", turn=state.turn_number, turns=TURNS, round=state.round_number, seat=state.first)]
    lines.append(words("text-bulgars", count=state.bulgars))
    for seat in range(state.seats):
        lines += ["", *player(state, seat, words)]
    lines += ["", words("board-special")]
    for kind, space in enumerate(SPACES):
        taken = sum(1 for i in range(SPACE_COUNTS[kind]) if state.spaces[sum(SPACE_COUNTS[:kind]) + i] != NOBODY)
        lines.append(words("text-space", space=space, free=SPACE_COUNTS[kind] - taken, count=SPACE_COUNTS[kind]))
    if state.passed:
        lines.append(words("text-passed", names=[f"seat:{seat}" for seat in state.passed]))
    lines += ["", words("text-cities"), *(city_line(state, city, words) for city in range(CITY_COUNT))]
    return "\n".join(lines)


def player(state: Position, seat: int, words: Words) -> list[str]:
    points = {"byzantine": state.points[seat * 2], "arab": state.points[seat * 2 + 1]}
    lines = [words("text-player", owner=seat, result=results(state)[seat], **points)]
    for side in (BYZ, ARAB):
        city = state.pawn[seat * 2 + side]
        where = words("text-off-map") if city == OFF_MAP else words("text-at", city=CITIES[city])
        lines.append(
            words(
                "text-army",
                side=SIDE_NAMES[side],
                elite=state.box(seat, side, ELITE),
                guard=state.guard[side] == seat,
                main=state.box(seat, side, MAIN),
                levy=state.box(seat, side, LEVY),
                move=state.box(seat, side, MOVE),
                bezants=state.treasury[seat * 2 + side],
                where=where,
            )
        )
        if state.office[side] == seat:
            lines.append(words("text-office", owner=seat, space=SPACES[OFFICE[side]]))
        if state.fleet[side] == seat:
            lines.append(words("text-fleet", owner=seat, space=SPACES[FLEET[side]]))
    lines.append(words("text-pools", pool=state.pool[seat], casualties=state.casualties[seat], forts=state.forts[seat]))
    return lines


def city_line(state: Position, city: int, words: Words) -> str:
    line = words("text-city", city=CITIES[city], side=SIDE_NAMES[state.side[city]], size=state.size(city))
    if state.owner[city] != NOBODY:
        line += words("text-owner", owner=state.owner[city])
    if state.fort[city]:
        line += words("text-fort")
    for seat in range(state.seats):
        for side in (BYZ, ARAB):
            if state.pawn[seat * 2 + side] == city:
                line += words("text-pawn", side=SIDE_NAMES[side], owner=seat)
    ways = [
        words(f"text-{kind}", cities=tuple(CITIES[there] for there in links[city]))
        for kind, links in (("roads", ROADS), ("seas", SEAS), ("deserts", DESERTS))
        if links[city]
    ]
    return f"{line}. {' '.join(ways)}"
