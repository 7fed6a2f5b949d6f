"""A battle to follow, while it is fought and afterwards: units and abilities, steps, dice, sums, cards, damage."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.scene import landscape
from gonfalon.draw.svg import Markup, Point, fitted, group, join, move, path, rect, shifted, target, text, text_width
from gonfalon.draw.theme import paint
from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, CARRIERS, CATEGORIES, KINDS, TERRAINS, UNITS
from gonfalon.games.medioevo_universale.content.terms import MACHINE as CATAPULT
from gonfalon.games.medioevo_universale.picture import chart, tokens
from gonfalon.games.medioevo_universale.picture.combat import Combat, Part, Step, Used
from gonfalon.games.medioevo_universale.picture.sheet import LARGER, WIDTH
from gonfalon.games.medioevo_universale.picture.sheet import TALL as TALL_SHEET
from gonfalon.games.medioevo_universale.rules import report
from gonfalon.games.medioevo_universale.rules.army import count, kinds, listed
from gonfalon.games.medioevo_universale.rules.damage import Damage
from gonfalon.games.medioevo_universale.rules.odds import battle_odds
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, Position
from gonfalon.kernel.game import Words

HALF: Final = 446.0  # the width of a side
HEADS: Final = 122.0  # where the sides stand, and how high
HEAD: Final = 118.0
UNIT: Final = 0.4  # where a unit stands in its room, its number beside it
LARGEST: Final = 1.8  # how much larger they are drawn where there is room,
ROOM: Final = 640.0  # which ends here;
SQUARE_LARGEST: Final = 4.6  # and in a window that is about as high as it is wide,
SQUARE_ROOM: Final = 800.0  # where units may stand in two rows,
SQUARE_UNIT: Final = 2.3  # none larger than this,
SQUARE_LOW: Final = 0.1  # and a single row so much of the room lower, on the ground of the landscape
HEIGHT: Final = 1280.0
LINE: Final = 30.0
HITS: Final = 3  # a shot hits with so much or less (MEU-9.7, 9.12)
MINUS: Final = "\N{MINUS SIGN}"
BROAD: Final = 1.28  # letters of fonts that may stand in,
BOLD: Final = 1.45  # and bold ones
CAUSES: Final = ("event", "artillery", "archery", "melee", "losses", "effect")
#: Where a side's column begins.
COLUMNS: Final = (16.0, WIDTH - 16 - HALF)
TALL: Final = TALL_SHEET[0]  # the width on a phone: one side below the other


def battle(state: Position, seat: int | None, words: Words, at: Point, tall: Point) -> tuple[Markup, float]:
    """The place of the last battle, and how far down it reaches on a phone; nothing before the first one."""
    if not state.report:
        return Markup(), tall[1]
    fought = Combat(state)
    parts = [_title(state, fought, words), _steps(fought, words)]
    told = [_part(state, fought, part, words) for part in fought.latest()]
    taken = HEADS + 16 + sum(height for _, height, _ in told)
    large = min(LARGEST, max(1.0, (ROOM - taken) / HEAD))
    larger = min(SQUARE_LARGEST, max(large, (SQUARE_ROOM - taken) / HEAD))
    for side in (0, 1):
        head = group(_head(state, fought, side, (large, larger), words), at=(COLUMNS[side], HEADS))
        parts.append(shifted(head, (COLUMNS[side], HEADS), (COLUMNS[0], 108 + side * (HEAD + 6))))
    top, low = HEADS + HEAD * large + 10, 360.0
    down = HEAD * (larger - large)  # so much lower in a square window
    for art, height, tall_height in told:
        if top + down + height > HEIGHT - 10:
            break
        parts.append(group(art, transform=move(0, top), data_tall=move(0, low), data_square=move(0, top + down)))
        top += height
        low += tall_height
    edge = {"fill": paint("panel"), "stroke": paint("line"), "stroke_width": "3"}
    sheet = group(
        rect((0, 0, WIDTH, max(top + 8, 420)), 12, class_="only-wide not-square", **edge),
        rect((0, 0, WIDTH, max(top + down + 8, 420)), 12, class_="only-square", **edge),
        rect((0, 0, TALL, low + 8), 12, class_="only-tall", **edge),
    )
    place = group(
        sheet,
        *parts,
        transform=move(*at),
        data_tall=move(*tall, LARGER),
        id="place-battle",
        data_place="battle",
        data_place_name=words("place-battle" if fought.battle is not None else "place-last-battle"),
        data_now="" if fought.concerns(seat) else None,
        data_stay=None if fought.battle is None else "",
    )
    return place, tall[1] + LARGER * (low + 8)


def side_name(owner: int, words: Words) -> str:
    return words("text-hordes") if owner == HORDE else words.seat(owner)


def _title(state: Position, fought: Combat, words: Words) -> Markup:
    place = state.world().answers[fought.space]
    key = "battle-title-sea" if state.is_sea(fought.space) else "battle-title"
    out = fitted(words(key, place=place), 440, 25, 18, 32, "serif bold")
    if fought.battle is None:
        words_now = _result(fought, words)
        told = fitted(words_now, HALF, 21, COLUMNS[1], 32, "serif bold", style=f"fill:{paint('accent')}")
        return out + shifted(told, (COLUMNS[1], 32), (18, 56))
    a, d = fought.owners
    odds = battle_odds(state, a, d, fought.space, fought.battle.keeper)
    if odds is None:
        return out
    line = words("battle-odds", **odds.shares())
    art = fitted(line, HALF, 17, 0, 0, "serif soft")
    odds_now = target("odds", art, at=(COLUMNS[1], 32), choose="odds:now", reach=(-4, -16, HALF, 32))
    return out + shifted(odds_now, (COLUMNS[1], 32), (18, 54))


def _result(fought: Combat, words: Words) -> str:
    if not fought.result:
        return words("battle-over")
    winner, how = fought.result
    if winner == NOBODY:
        return words("battle-stopped" if how == report.STOPPED else "battle-nobody")
    key = {report.FLED: "battle-fled", report.SURRENDERED: "battle-surrendered"}.get(how, "battle-won")
    return words(key, side=side_name(winner, words))


def _steps(fought: Combat, words: Words) -> Markup:
    """The nine steps of a round, the present one marked (MEU-9.5 to 9.25); on a phone it alone is named."""
    out, names = Markup(), [words(f"battle-step-{number}") for number in range(1, 10)]
    long = [text_width(name, 1) * (BOLD if n == fought.step else BROAD) for n, name in enumerate(names, 1)]
    size = min(13.5, (WIDTH - 32 - 9 * 38) / sum(long))
    spare = (WIDTH - 32 - sum(long) * size) / 9
    least = (TALL - 32) / 9
    if 1 <= fought.step <= 9:
        least = (TALL - 32 - 26 - long[fought.step - 1] * 12.5) / 8
    x = low = 16.0
    for number, name in enumerate(names, 1):
        now = number == fought.step
        width = long[number - 1] * size + spare
        small = 26 + long[number - 1] * 12.5 if now else least
        box, strip = (0.0, 0.0, width - 5, 40.0), (0.0, 0.0, small - 4, 26.0)
        look = {"fill": paint("land" if now else "paper"), "stroke": paint("accent" if now else "line")}
        body = rect(box, 6, class_="only-wide", **look) + rect(strip, 6, class_="only-tall", **look)
        body += rect(box, 6, class_="hit only-wide")
        place = group(text(str(number), 0, 0, 15, middle=True, class_="serif bold"), transform=move(12, 20))
        body += shifted(place, (12, 20), (12 if now else small / 2 - 2, 13))
        kind = "bold" if now else "soft"
        body += text(name, 22, 20, round(size, 1), "start", middle=True, class_=f"{kind} only-wide")
        if now:
            body += text(name, 21, 13, 12.5, "start", middle=True, class_="bold only-tall")
        step = target(f"step-{number}", body, at=(x, 64), choose=f"step:{number}", reach=strip)
        out += shifted(step, (x, 64), (low, 74))
        x, low = x + width, low + small
    return out


# -- the sides -------------------------------------------------------------------------------------


def _head(state: Position, fought: Combat, side: int, sizes: tuple[float, float], words: Words) -> Markup:
    """Who it is and what is left of them, each kind with its ability; whoever may be hit can be picked here.

    ``sizes``: how much larger than on a phone, and that in a square window.
    """
    owner = fought.owners[side]
    large, larger = sizes
    out = Markup()
    frames = ((HEAD * large, "only-wide not-square"), (HEAD, "only-tall"), (HEAD * larger, "only-square"))
    for height, class_ in frames:
        art = rect((0, 0, HALF, height), 10, fill=paint("paper")) + _land(state, fought, side, height, class_)
        edge = paint("ink2") if owner == HORDE else tokens.colour(owner)  # their own colour is lost in the dark
        art += rect((0, 0, HALF, height), 10, fill="none", stroke=edge, stroke_width=2.5)
        out += group(art, class_=class_)
    out += group(tokens.wild(12) if owner == HORDE else pieces.seat_mark(owner, 12), at=(22, 20))
    out += fitted(side_name(owner, words), 230, 19, 42, 20, "serif bold")
    role = words("battle-attacker" if side == 0 else "battle-defender")
    if fought.guarded == side and fought.walls:
        role += " \N{MIDDLE DOT} " + words.name("building:" + state.world().building[4 + fought.walls])
    out += text(role, HALF - 12, 20, 13.5, "end", middle=True, class_="soft")
    army = fought.army(state, side)
    shown = kinds(army)
    near = min(large, max(1.0, (HALF - 20) / 74 / max(1, len(shown))))
    width = min(74.0, (HALF - 20) / near / max(1, len(shown)))
    picks = _picks(state, owner)
    high = HEAD * larger - 34
    square, columns = _ranks(len(shown), width, high)
    pitch = high / -(-len(shown) // columns) / square if shown else 0.0
    units: list[Markup] = []
    for place, kind in enumerate(shown):
        number = text(str(count(army, kind)), 20, 0, 19, "start", middle=True, class_="bold")
        art = tokens.unit(kind, owner, 34) + number
        able = fought.able(state, side, kind)
        note = words.name(f"ability:{UNITS[kind]}") if able else words("battle-blocked")
        if kind >= CAPTAIN:
            note = words.name("ability:captain")
        colour = f"fill:{paint('accent' if able else 'ink2')}"
        left = -width * UNIT
        art += group(fitted(note, width - 6, 12.5, left + 2, 30, "bold" if able else "soft", style=colour))
        at = (10 / near + width * (place + UNIT), 0.0)
        choose = picks.get(kind, f"unit:{UNITS[kind]}")
        reach = (left, -22, width - 2, 64)
        over = fought.battle is None  # nothing is chosen in a battle of the past
        unit = target(f"fighter-{side}-{kind}", art, at=at, choose=choose, reach=reach, unlit=over)
        room = (HALF - 20) / square / columns
        spot = (10 / square + room * (place % columns) + min(room, 100) * UNIT, place // columns * pitch)
        units.append(shifted(unit, at, None, spot))
    middle = 34 + (HEAD * large - 34) / 2 - 7 * near  # of the room below the name
    first = 34 + pitch * square / 2 - 7 * square + (high * SQUARE_LOW if columns >= len(shown) else 0)
    grown = move(0, first, square)
    return out + group(*units, transform=move(0, middle, near), data_tall=move(0, 62), data_square=grown)


def _ranks(count: int, width: float, height: float) -> tuple[float, int]:
    """How large so many units of a width can be drawn in one row or in two, and how many are then in a row."""
    out = (1.0, max(1, count))
    for rows in (1, 2):
        columns = max(1, -(-count // rows))
        out = max(out, (min((HALF - 20) / width / columns, height / rows / 72, SQUARE_UNIT), columns))
    return out


def _land(state: Position, fought: Combat, side: int, height: float, class_: str) -> Markup:
    """Where they fight, pale behind those who do."""
    terrain = "sea" if state.is_sea(fought.space) else TERRAINS[state.world().terrain[fought.space]]
    tint = chart.TERRAINS.get(terrain, "sea")
    return group(
        landscape(f"field-{side}-{class_.partition(' ')[0]}", (0, 0, HALF, height), terrain, tint), opacity=0.5
    )


def _picks(state: Position, owner: int) -> dict[int, str]:
    """The answers by which kinds of units of this owner may be given a point of damage now."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Damage) or frame.owner != owner or Damage.STEPS[frame.at] != "assign":
        return {}
    return frame.picks(state)


# -- a round ---------------------------------------------------------------------------------------


def _part(state: Position, fought: Combat, part: Part, words: Words) -> tuple[Markup, float, float]:
    """A round, or what came before the first one, and how tall it is, also on a phone."""
    title = words("battle-round", round=part.number) if part.number else words("battle-before")
    out = path(f"M16 0H{WIDTH - 16:g}", stroke=paint("line"), class_="only-wide")
    out += path(f"M16 0H{TALL - 16:g}", stroke=paint("line"), class_="only-tall")
    out += text(title, 18, 24, 19, "start", class_="serif bold")
    y = 36.0
    for number, used in enumerate(part.uses):
        out += _use(state, used, f"{part.number}-{number}", (18.0, y + 14), words)
        y += LINE
    heights, low = [y, y], y
    drawn = [[_step(state, fought.owners[side], step, words) for step in part.steps[side]] for side in (0, 1)]
    down = _level(part, [[height for _, height in told] for told in drawn])
    for side in (0, 1):
        if part.steps[side]:
            name = fitted(side_name(fought.owners[side], words), HALF, 15, 18, low + 12, "serif soft only-tall")
            out += name
            low += 26
        for place, (art, height) in enumerate(drawn[side]):
            heights[side] += down[side].get(place, 0)
            out += group(art, transform=move(COLUMNS[side], heights[side]), data_tall=move(COLUMNS[0], low))
            heights[side] += height
            low += height
    return out, max(heights) + 12, low + 12


def _level(part: Part, heights: list[list[float]]) -> tuple[dict[int, float], dict[int, float]]:
    """How far down lines of either side move so that abilities, dice and sums stand beside those of the other."""
    down: tuple[dict[int, float], dict[int, float]] = ({}, {})
    for kind in (report.ABILITIES, report.ROLL, report.VALUE):
        first = [next((n for n, step in enumerate(steps) if step.kind == kind), -1) for steps in part.steps]
        if -1 in first:
            continue
        tops = [sum(heights[side][: first[side]]) + sum(down[side].values()) for side in (0, 1)]
        higher = 0 if tops[0] < tops[1] else 1
        down[higher][first[higher]] = abs(tops[0] - tops[1])
    return down


def _use(state: Position, used: Used, name: str, at: Point, words: Words) -> Markup:
    """A card or technology, who used it, and what it has changed."""
    said = _used(state, used, words)
    line = fitted(said, WIDTH - 70, 16.5, 24, 0, "bold only-wide")
    line += fitted(said, TALL - 60, 16.5, 24, 0, "bold only-tall")
    art = icon("scroll", 17, 8, 0, fill=paint("accent")) + line
    return target(f"used-{name}", art, at=at, choose=_thing(state, used), reach=(-4, -14, TALL - 40, 28), unlit=True)


def _thing(state: Position, used: Used) -> str:
    return f"card:{used.thing}" if used.thing >= 0 else "tech:" + state.world().technologies[-1 - used.thing]


def _used(state: Position, used: Used, words: Words) -> str:
    changes = [words(key, **facts) for key, facts in used.changes]
    line = words("battle-use", seat=used.seat, thing=_thing(state, used))
    return words("battle-use-changed", use=line, changes=", ".join(changes)) if changes else line


def _step(state: Position, owner: int, step: Step, words: Words) -> tuple[Markup, float]:
    """One line of a side's column."""
    if step.kind == report.ROLL:
        return _throw(step, words), 62.0
    if step.kind == report.VALUE:
        return fitted(_sum(step, words), HALF - 4, 18, 2, 12, "bold"), LINE
    if step.kind in (report.MACHINE, report.ARCHERS):
        return _shots(step, words), 36.0
    if step.kind == report.DUE:
        return _damage(owner, step, words), 40.0
    return fitted(_said(state, step, words), HALF - 4, 16, 2, 12), LINE


def _throw(step: Step, words: Words) -> Markup:
    """The three dice; those thrown again with what they showed first."""
    first, again, now = step.facts[:3], step.facts[3], step.facts[4:7]
    out = Markup()
    for place in range(3):
        x = 28.0 + place * 96
        new = bool(again >> place & 1)
        out += group(tokens.die(place, now[place], 22, bright=new), at=(x, 30))
        if new:
            out += group(tokens.die(place, first[place], 11), at=(x + 38, 18))
            out += path("M-7-7L7 7", stroke=paint("accent"), stroke_width=2, transform=move(x + 38, 18))
    note = words("battle-rerolled") if again else ""
    return out + fitted(note, 130, 14, 306, 30, "soft")


def _sum(step: Step, words: Words) -> str:
    """The attack value with everything that made it (MEU-9.19)."""
    dice, *more, fleeing, capturing, value = step.facts[3:]
    out = words("battle-dice", value=dice)
    for key, points in zip(("sacrifice", "ships", "cards", "order"), more, strict=True):
        if points:
            out += f" {'+' if points > 0 else MINUS} {abs(points)} ({words('battle-from-' + key)})"
    for key, halved in (("flight", fleeing), ("capture", capturing)):
        if halved:
            out += f", {words('battle-half-' + key)}"
    return f"{out} = {value}"


def _shots(step: Step, words: Words) -> Markup:
    """Shots as dice, those that hit marked, and what comes of them."""
    if step.kind == report.MACHINE:
        level, aim, *faces = step.facts
        words_now = words("battle-machine", piece=f"piece:{CARRIERS[CATAPULT]}{level}", aim=_aim(aim))
    else:
        sure, points, *faces = step.facts
        words_now = words("battle-archers", points=points, sure=sure)
    gap = min(30.0, 220.0 / max(1, len(faces)))
    dice = join(
        group(tokens.die(2, face, 13, bright=face <= HITS), at=(14 + n * gap, 16)) for n, face in enumerate(faces)
    )
    x = 20 + gap * len(faces)
    return dice + fitted(words_now, HALF - x - 6, 15.5, x, 16)


def _aim(aim: int) -> str:
    return "aim:units" if aim == NOBODY else f"aim:{CATEGORIES[aim]}"


def _damage(owner: int, step: Step, words: Words) -> Markup:
    """Points of damage, and the units that took them: struck out, or what they became."""
    cause, points, ignored = step.facts
    line = words("battle-due", cause=words(f"battle-cause-{CAUSES[cause]}"), points=points, ignored=ignored)
    width = min(190.0, text_width(line, 16) * 1.15)
    out = icon("sword", 16, 10, 18, fill=paint("accent")) + fitted(line, 186, 16, 24, 18, "bold")
    x = 54.0 + width
    gap = min(46.0, (HALF - x) / max(1, len(step.hits)))
    for kind, into in step.hits:
        out += group(tokens.unit(kind, owner, 22), at=(x, 18))
        if into >= 0:
            out += path("M10 0H17M14-3L17 0L14 3", stroke=paint("ink2"), fill="none", transform=move(x, 18))
            out += group(tokens.unit(into, owner, 16), at=(x + 25, 20))
        else:
            cross = "M-9-9L9 9M9-9L-9 9" if into == report.GONE else "M-9-9V9M-3-9V9M3-9V9M9-9V9"
            out += path(cross, stroke=paint("accent"), stroke_width=2.2, transform=move(x, 18))
        x += gap
    return out


def _said(state: Position, step: Step, words: Words) -> str:
    """What is told in words alone."""
    facts = step.facts
    if step.kind == report.CAPTAIN:
        action = f"captain:{report.ACTIONS[facts[0]]}-{UNITS[facts[1]]}"
        return words("battle-captain", action=action)
    if step.kind == report.ABILITIES:
        able = [(kind, number) for kind, number in zip(range(KINDS), facts, strict=False) if number]
        listed = [f"{words.name('unit:' + UNITS[kind])} {number}" for kind, number in able]
        return words("battle-able", units=", ".join(listed))
    if step.kind == report.SACRIFICE:
        return words("battle-sacrifice", number=facts[0], value=facts[0] * state.number("sacrifice"))
    if step.kind == report.PROTECTS:
        kept = [f"protect:{name}" for bit, name in enumerate(("artillery", "archers", "melee")) if facts[0] >> bit & 1]
        return words("battle-protects", kinds=kept)
    if step.kind == report.SUPERIORITY:
        return words("battle-superior-damage" if facts[0] else "battle-superior-losses")
    return words("battle-flight", cost=facts[0]) if step.kind == report.FLIGHT else words("battle-captures")


# -- in words --------------------------------------------------------------------------------------


def lines(state: Position, words: Words) -> list[str]:
    """The battle that is being fought, for the terminal and for screen readers: its latest round."""
    fought = Combat(state) if state.report else None
    if fought is None or fought.battle is None:
        return []
    key = "battle-title-sea" if state.is_sea(fought.space) else "battle-title"
    out = [words(key, place=state.world().answers[fought.space])]
    part = fought.parts[-1]
    if 1 <= fought.step <= 9:
        step = words(f"battle-step-{fought.step}")
        out.append(words("battle-text-step", round=part.number, number=fought.step, step=step))
    for used in part.uses:
        out.append("  " + _used(state, used, words))
    for side in (0, 1):
        owner = fought.owners[side]
        units = [f"unit:{UNITS[kind]}" for kind in listed(fought.army(state, side))]
        role = words("battle-attacker" if side == 0 else "battle-defender")
        out.append(words("battle-text-side", role=role, who=side_name(owner, words), units=units))
        out += ["  " + _told(state, step, words) for step in part.steps[side]]
    return out


def _told(state: Position, step: Step, words: Words) -> str:
    if step.kind == report.ROLL:
        return words("battle-text-roll", dice=tuple(step.facts[4:7]))
    if step.kind == report.VALUE:
        return _sum(step, words)
    if step.kind == report.MACHINE:
        level, aim, *faces = step.facts
        piece = f"piece:{CARRIERS[CATAPULT]}{level}"
        return words("battle-machine", piece=piece, aim=_aim(aim)) + f" ({', '.join(map(str, faces))})"
    if step.kind == report.ARCHERS:
        sure, points, *faces = step.facts
        return words("battle-archers", points=points, sure=sure) + f" ({', '.join(map(str, faces))})"
    if step.kind == report.DUE:
        cause, points, ignored = step.facts
        return words("battle-due", cause=words(f"battle-cause-{CAUSES[cause]}"), points=points, ignored=ignored)
    return _said(state, step, words)
