"""The position in plain words: for the terminal, for screen readers, for logs."""

from gonfalon.games.byzantium.content import (
    ARAB,
    BYZ,
    CITIES,
    CITY_COUNT,
    ELITE,
    FLEET,
    LEVY,
    MAIN,
    MOVE,
    OFFICE,
    SPACE_COUNTS,
    SPACES,
    TURNS,
)
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SIDE_NAMES, Position
from gonfalon.games.byzantium.rules.scoring import results
from gonfalon.kernel.game import Words


def tell(s: Position, words: Words) -> str:
    """Everything the board shows, line by line."""
    lines = [words("text-turn", turn=s.turn_number, turns=TURNS, round=s.round_number, seat=s.first)]
    lines.append(words("text-bulgars", count=s.bulgars))
    for seat in range(s.seats):
        lines += ["", *player(s, seat, words)]
    lines += ["", words("board-special")]
    for kind, space in enumerate(SPACES):
        taken = sum(1 for i in range(SPACE_COUNTS[kind]) if s.spaces[sum(SPACE_COUNTS[:kind]) + i] != NOBODY)
        lines.append(words("text-space", space=space, free=SPACE_COUNTS[kind] - taken, count=SPACE_COUNTS[kind]))
    if s.passed:
        lines.append(words("text-passed", names=", ".join(words.seat(seat) for seat in s.passed)))
    lines += ["", words("text-cities"), *(city_line(s, city, words) for city in range(CITY_COUNT))]
    return "\n".join(lines)


def player(s: Position, seat: int, words: Words) -> list[str]:
    points = {"byzantine": s.points[seat * 2], "arab": s.points[seat * 2 + 1]}
    lines = [words("text-player", owner=seat, result=results(s)[seat], **points)]
    for side in (BYZ, ARAB):
        city = s.pawn[seat * 2 + side]
        where = words("text-off-map") if city == OFF_MAP else words("text-at", city=CITIES[city])
        lines.append(
            words(
                "text-army",
                side=SIDE_NAMES[side],
                elite=s.box(seat, side, ELITE) + (s.guard[side] == seat),
                main=s.box(seat, side, MAIN),
                levy=s.box(seat, side, LEVY),
                move=s.box(seat, side, MOVE),
                bezants=s.treasury[seat * 2 + side],
                where=where,
            )
        )
        if s.office[side] == seat:
            lines.append(words("text-office", owner=seat, space=SPACES[OFFICE[side]]))
        if s.fleet[side] == seat:
            lines.append(words("text-fleet", owner=seat, space=SPACES[FLEET[side]]))
    lines.append(words("text-pools", pool=s.pool[seat], casualties=s.casualties[seat], forts=s.forts[seat]))
    return lines


def city_line(s: Position, city: int, words: Words) -> str:
    line = words("text-city", city=CITIES[city], side=SIDE_NAMES[s.side[city]], size=s.size(city))
    if s.owner[city] != NOBODY:
        line += words("text-owner", owner=s.owner[city])
    if s.fort[city]:
        line += words("text-fort")
    for seat in range(s.seats):
        for side in (BYZ, ARAB):
            if s.pawn[seat * 2 + side] == city:
                line += words("text-pawn", side=SIDE_NAMES[side], owner=seat)
    return line
