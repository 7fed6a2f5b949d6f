"""What every element of the board says about itself, and the short facts of the players' panels."""

from gonfalon.games.byzantium.content import (
    ARAB,
    BOXES,
    BULGAR,
    BYZ,
    CAPITAL,
    CITIES,
    CITY_COUNT,
    CIVIL_WAR,
    COASTAL,
    ELITE,
    INCOME,
    MAIN,
    MOVE,
    PERSIAN,
    SIDES,
    SPACE_COUNTS,
    SPACE_KINDS,
    SPACE_START,
)
from gonfalon.games.byzantium.rules.movement import WAR, MoveAndFight
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SIDE_NAMES, Position
from gonfalon.games.byzantium.rules.scoring import result
from gonfalon.kernel.game import Tip, Words

SPACE_RULES = {
    "civil_war_byzantine": ("BYZ-7.5", "BYZ-7.7", "BYZ-7.10"),
    "civil_war_arab": ("BYZ-7.5", "BYZ-7.7", "BYZ-7.10"),
    "growth_byzantine": ("BYZ-7.12", "BYZ-7.13"),
    "growth_arab": ("BYZ-7.12", "BYZ-7.13"),
    "emperor": ("BYZ-7.14", "BYZ-7.16", "BYZ-12.4"),
    "caliph": ("BYZ-7.14", "BYZ-7.16"),
    "fleet_byzantine": ("BYZ-7.18", "BYZ-7.19"),
    "fleet_arab": ("BYZ-7.20",),
    "bulgar": ("BYZ-7.21", "BYZ-7.23", "BYZ-17.4"),
    "fort": ("BYZ-7.26", "BYZ-7.28"),
    "tax": ("BYZ-8.1", "BYZ-8.2"),
    "church": ("BYZ-9.1", "BYZ-9.3"),
    "mosque": ("BYZ-9.1", "BYZ-9.3"),
    "pass": ("BYZ-19.1", "BYZ-19.2"),
}
#: Actions whose button tells what their space does.
BUTTONS = ("tax", "church", "mosque", "pass")
BOX_RULES = {
    "elite": ("BYZ-1.6", "BYZ-13.2", "BYZ-6.2"),
    "main": ("BYZ-1.6", "BYZ-13.2"),
    "levy": ("BYZ-12.1", "BYZ-12.3"),
    "move": ("BYZ-4.10", "BYZ-10.7"),
    "pool": ("BYZ-4.2",),
    "casualties": ("BYZ-4.3", "BYZ-20.7"),
    "treasury": ("BYZ-4.4", "BYZ-20.2"),
}


def tips(state: Position, reader: int | None, words: Words) -> dict[str, Tip]:
    out = {CITIES[city]: city_tip(state, city, words) for city in range(CITY_COUNT)}
    for kind in SPACE_RULES:
        out[f"space:{kind}"] = space_tip(state, kind, words)
    out["space:bulgars"] = Tip(
        words("name-space-bulgars"), [words("tip-space-bulgars", count=state.bulgars)], ("BYZ-17.1", "BYZ-13.2")
    )
    for kind in BUTTONS:
        out[f"action:{kind}"] = out[f"space:{kind}"]
    for seat in range(state.seats):
        out.update(sheet_tips(state, seat, words))
    return out if reader is None else out | own_wars(state, reader, words)


def own_wars(state: Position, seat: int, words: Words) -> dict[str, Tip]:
    """Civil wars that a player would start in a city of his own (BYZ-7.8), with a warning."""
    out: dict[str, Tip] = {}
    for side in (BYZ, ARAB):
        city = state.pawn[seat * 2 + side]
        if city == OFF_MAP or state.owner[city] != seat:
            continue
        kind, warning = SPACE_KINDS[CIVIL_WAR[side]], words("warn-own-city", city=CITIES[city])
        tip = space_tip(state, kind, words)
        out[f"space:{kind}"] = Tip(tip.title, [*tip.lines, warning], (*tip.rules, "BYZ-7.8"), warning)
        frame = state.frames[-1] if state.frames else None
        if isinstance(frame, MoveAndFight) and (frame.seat, frame.side) == (seat, side):
            out[WAR] = out[f"space:{kind}"]
    return out


def city_tip(state: Position, city: int, words: Words) -> Tip:
    side, size, walls = state.side[city], state.size(city), state.walls(city)
    lines = [words("tip-city", side=SIDE_NAMES[side], size=size)]
    rules = ["BYZ-1.3"]
    if city == CAPITAL:
        lines.append(words("tip-city-capital"))
        rules += ["BYZ-14.4", "BYZ-15.9"]
    elif side == PERSIAN:
        lines.append(words("tip-city-persian"))
        rules.append("BYZ-18.1")
    elif side == BULGAR:
        lines.append(words("tip-city-bulgar", bulgars=state.bulgars))
        rules.append("BYZ-17.6")
    elif state.owner[city] == NOBODY:
        lines.append(words("tip-city-free", size=size, side=SIDE_NAMES[side]))
        rules.append("BYZ-5.1")
    else:
        lines.append(words("tip-city-owner", owner=state.owner[city]))
        lines.append(words("tip-city-income", bezants=INCOME * size))
        rules.append("BYZ-20.1")
    if state.fort[city]:
        lines.append(words("tip-city-fort"))
        rules.append("BYZ-7.28")
    lines.append(words("tip-city-siege", dice=walls, needed=walls + 1))
    rules.append("BYZ-14.3")
    if city in COASTAL:
        lines.append(words("tip-city-coastal"))
        rules.append("BYZ-10.12")
    for seat in range(state.seats):
        for army in (BYZ, ARAB):
            if state.pawn[seat * 2 + army] == city:
                lines.append(_army(state, seat, army, words, "tip-city-pawn"))
    return Tip(words.name(CITIES[city]), lines, tuple(rules))


def _army(state: Position, seat: int, side: int, words: Words, key: str) -> str:
    return words(
        key,
        side=SIDE_NAMES[side],
        owner=seat,
        strength=state.strength(seat, side),
        elite=state.box(seat, side, ELITE),
        guard=state.guard[side] == seat,
        main=state.box(seat, side, MAIN),
        moves=state.box(seat, side, MOVE),
    )


def space_tip(state: Position, kind: str, words: Words) -> Tip:
    lines = [words(f"tip-space-{kind}")]
    if kind in SPACE_KINDS:
        number = SPACE_KINDS.index(kind)
        taken = [state.spaces[SPACE_START[number] + i] for i in range(SPACE_COUNTS[number])]
        lines.extend(words("tip-space-taken", owner=seat) for seat in taken if seat != NOBODY)
        free = taken.count(NOBODY)
        lines.append(words("tip-space-open", count=free) if free else words("tip-space-none"))
    return Tip(words(f"name-space-{kind}"), lines, SPACE_RULES[kind])


def sheet_tips(state: Position, seat: int, words: Words) -> dict[str, Tip]:
    """The boxes of one army sheet and the player's pawns."""
    out: dict[str, Tip] = {}
    for side in (BYZ, ARAB):
        name = SIDES[side]
        for number, box in enumerate(BOXES):
            lines = [words("tip-box-count", count=state.box(seat, side, number)), words(f"tip-box-{box}")]
            if number == ELITE and state.guard[side] == seat:
                lines.insert(1, words("tip-box-guard"))
            out[f"box:{seat}-{name}-{box}"] = Tip(words(f"name-box-{name}-{box}"), lines, BOX_RULES[box])
        money = [words("tip-bezants", count=state.treasury[seat * 2 + side]), words("tip-box-treasury")]
        out[f"box:{seat}-{name}-treasury"] = Tip(words(f"panel-{name}-money"), money, BOX_RULES["treasury"])
        facts = [_army(state, seat, side, words, "tip-pawn-facts")]
        title = words("tip-pawn", side=SIDE_NAMES[side], owner=seat)
        out[f"pawn:{seat}-{name}"] = Tip(title, facts, ("BYZ-1.6", "BYZ-1.7"))
    for box, count in (("pool", state.pool[seat]), ("casualties", state.casualties[seat])):
        lines = [words("tip-box-count", count=count), words(f"tip-box-{box}")]
        out[f"box:{seat}-{box}"] = Tip(words(f"name-box-{box}"), lines, BOX_RULES[box])
    return out


def panels(state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
    """For each seat: (icon, label, value)."""
    out = []
    for seat in range(state.seats):
        byzantine, arab = state.points[seat * 2], state.points[seat * 2 + 1]
        rows = [
            ("cross", words("panel-byzantine"), str(byzantine)),
            ("crescent", words("panel-arab"), str(arab)),
            ("coin", words("panel-byzantine-money"), str(state.treasury[seat * 2])),
            ("coin", words("panel-arab-money"), str(state.treasury[seat * 2 + 1])),
            ("cube", words("panel-pool"), str(state.pool[seat])),
            ("skull", words("panel-casualties"), str(state.casualties[seat])),
            ("banner", words("panel-cities"), str(state.owner.count(seat))),
        ]
        if result(byzantine, arab) != byzantine + arab:
            rows.append(("hourglass", words("panel-half"), "½"))
        out.append(rows)
    return out
