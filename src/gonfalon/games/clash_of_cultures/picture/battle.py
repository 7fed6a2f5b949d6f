"""A conflict to follow, while it is fought and afterwards: cards, every die and what it adds, sums, hits, losses."""

from typing import Final, NamedTuple

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.scene import landscape
from gonfalon.draw.svg import Box, Markup, circle, fitted, group, join, move, path, rect, target, text
from gonfalon.draw.theme import paint, seat_paint
from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    BARREN,
    CAVALRY,
    ELEPHANT,
    FOREST,
    INFANTRY,
    MOUNTAIN,
    NOBODY,
    SEA,
    TERRAIN_NAMES,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.content.names import UNITS as KINDS
from gonfalon.games.clash_of_cultures.picture import faces, land, stock, tokens
from gonfalon.games.clash_of_cultures.rules import report
from gonfalon.games.clash_of_cultures.rules.combat_round import Round
from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from gonfalon.games.clash_of_cultures.rules.odds import odds_now
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, Battle
from gonfalon.games.clash_of_cultures.rules.tactics import usable
from gonfalon.kernel.game import Words

WIDE: Final[Box] = (0, 0, 1300, 1010)
TALL: Final[Box] = (0, 0, 620, 2150)
MINUS: Final = "\N{MINUS SIGN}"
HALF: Final = 600.0  # the width of a side
FIELD_TOP: Final = 120.0  # where the landscape begins, and how high it is
FIELD: Final = 150.0
LARGEST: Final = 2.2  # how much larger it is drawn where there is room,
ROOM: Final = 880.0  # which ends here,
SQUARE_ROOM: Final = 1100.0  # or in a window that is about as high as it is wide here,
DEEPEST: Final = 1.7  # where it may be so much deeper
SMALL: Final = 0.8  # and on a phone
STAND: Final = 0.66  # how far down in it people stand
TALL_CARD: Final = faces.TACTIC * 1.22 + 13  # from a tactic on a phone to the one below it
TALL_HALF: Final = 296.0  # a side's name on a phone
CITY: Final = 150.0  # of the landscape, the room of a city
SCENES: Final = {FOREST: "forest", MOUNTAIN: "mountains", BARREN: "desert", SEA: "sea"}
SHOWN: Final = 3  # rounds, the latest first
ROLLING: Final = ("again", "elephants", "next_roll")


class Throw(NamedTuple):
    """The dice of a side in a round and what came of them."""

    value: int
    dice: tuple[int, ...]
    dropped: tuple[int, ...]
    infantry: int = 0
    cavalry: int = 0
    sources: tuple[int, ...] = ()


class Clash:
    """What is on record of a conflict, round by round."""

    def __init__(self, state: Position) -> None:
        head, *entries = state.report
        self.attacker, self.defender, self.place, self.naval, self.city, self.fortress = head[: report.SQUADS]
        self.units = [list(head[report.SQUADS + side * KINDS :][:KINDS]) for side in (ATTACKER, DEFENDER)]
        self.cards: dict[tuple[int, int], tuple[int, bool]] = {}
        self.again: dict[tuple[int, int], list[int]] = {}
        self.throws: dict[tuple[int, int], Throw] = {}
        self.hits: dict[int, tuple[int, ...]] = {}
        self.losses: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.result = NOBODY
        for kind, *rest in entries:
            self._read(kind, rest)
        frames = [frame for frame in state.frames if isinstance(frame, Battle)]
        self.battle = frames[-1] if frames and self.result == NOBODY else None
        rounds = [frame for frame in state.frames if isinstance(frame, Round)]
        self.round = rounds[-1] if rounds and self.battle is not None else None
        self._unfinished()

    def _read(self, kind: int, rest: list[int]) -> None:
        if kind == report.RESULT:
            self.result = rest[0]
        elif kind == report.HITS:
            self.hits[rest[0]] = tuple(rest[1:])
        elif kind == report.CARD:
            self.cards[rest[0], rest[1]] = (rest[2], bool(rest[3]))
        elif kind == report.AGAIN:
            self.again.setdefault((rest[0], rest[1]), []).append(rest[2])
        elif kind == report.LOSS:
            self.losses.setdefault((rest[0], rest[1]), []).append((rest[2], rest[3]))
            self.units[rest[1]][rest[2]] -= rest[3]
        elif kind == report.ROLL:
            number, side, value, count, *tail = rest
            gone, *more = tail[count:]
            infantry, cavalry, *sources = more[gone:]
            dice, dropped = tuple(tail[:count]), tuple(more[:gone])
            self.throws[number, side] = Throw(value, dice, dropped, infantry, cavalry, tuple(sources))

    def _unfinished(self) -> None:
        """Dice that lie on the table and are not yet counted."""
        if self.battle is not None and self.round is not None and self.step() in ROLLING:
            side = self.round.side
            dice, dropped = tuple(self.battle.dice[side]), tuple(self.battle.dropped[side])
            self.throws[self.battle.round, side] = Throw(NOBODY, dice, dropped)

    def step(self) -> str:
        """Where the round stands that is being fought; "" between rounds and afterwards."""
        return "" if self.round is None else Round.STEPS[self.round.at]

    def who(self, side: int) -> int:
        return self.defender if side == DEFENDER else self.attacker

    def rounds(self) -> list[int]:
        """The numbers of the rounds, the latest first."""
        known = {number for number, _ in (*self.throws, *self.cards)} | set(self.hits)
        if self.battle is not None and self.battle.round:
            known.add(self.battle.round)
        return sorted(known, reverse=True)[:SHOWN]

    def told(self, number: int) -> bool:
        """Whether anything has been seen of a round."""
        laid = self.battle is not None and self.battle.round == number and any(map(len, self.battle.laid))
        return laid or number in self.hits or any((number, side) in (*self.cards, *self.throws) for side in (0, 1))

    def concerns(self, seat: int | None) -> bool:
        """Whether it is fought now, and this seat has to do with it."""
        battle = self.battle
        return battle is not None and seat is not None and seat in (self.attacker, self.defender, battle.ally)


def battle(state: Position, seat: int | None, words: Words, at: str, tall: str) -> Markup:
    """The place of the last conflict; nothing before the first one."""
    if not state.report:
        return Markup()
    clash = Clash(state)
    cards = _choice(state, clash, seat, words)
    rounds = [number for number in clash.rounds() if clash.told(number) or not cards]  # or it is about to begin
    below = (_wide_cards(len(state.hand[seat or 0]))[2] + 16 if cards else 0) + 268 * len(rounds)
    large = min(LARGEST, max(1.0, (ROOM - FIELD_TOP - 14 - below) / FIELD))
    room = max(large, (SQUARE_ROOM - FIELD_TOP - 14 - below) / FIELD)
    larger = min(LARGEST, room)
    deep = FIELD * min(DEEPEST, room / larger)
    down = deep * larger - FIELD * large  # so much lower is what stands below the field in a square window
    parts = [
        _title(state, clash, words),
        *(_head(clash, side, words) for side in (ATTACKER, DEFENDER)),
        _scene(state, clash, large, (larger, deep)),
    ]
    top, tall_top = FIELD_TOP + FIELD * large + 14, FIELD_TOP + FIELD * SMALL + 22
    if cards:
        parts.append(_placed(cards, (30, top), (10, tall_top), down))
        top, tall_top = top + _wide_cards(len(state.hand[seat or 0]))[2] + 16, tall_top + 40
        tall_top += -(-len(state.hand[seat or 0]) // 2) * TALL_CARD
    for number in rounds:
        if top + 250 > WIDE[3]:
            break
        line = path(f"M0 0H{WIDE[2] - 60:g}", stroke=paint("line"), class_="only-wide")
        line += path("M0 0H600", stroke=paint("line"), class_="only-tall")
        name = text(words("battle-round", round=number), 0, 26, 21, "start", class_="serif bold")
        parts.append(_placed(line + name, (30, top), (10, tall_top), down))
        for side, x, below in ((ATTACKER, 30.0, 0.0), (DEFENDER, 670.0, 240.0)):
            half = _half(state, clash, number, side, seat, words)
            parts.append(_placed(half, (x, top + 42), (10, tall_top + 42 + below), down))
        top, tall_top = top + 268, tall_top + 524
    wide, narrow = (0, 0, WIDE[2], max(top, 470)), (0, 0, TALL[2], tall_top)
    square = (0, 0, WIDE[2], max(top + down, 470))
    sheet = Markup()
    for box, class_ in ((wide, "only-wide not-square"), (narrow, "only-tall"), (square, "only-square")):
        sheet += rect(box, 14, fill=paint("panel"), stroke=paint("line"), stroke_width=1.5, class_=class_)
    now = "place-battle" if clash.battle is not None else "place-last-battle"
    return group(
        sheet,
        *parts,
        transform=at,
        data_tall=tall,
        id="place-battle",
        data_place="battle",
        data_place_name=words(now),
        data_now="" if clash.concerns(seat) else None,
        data_stay=None if clash.battle is None else "",
    )


def _placed(art: str, at: tuple[float, float], tall: tuple[float, float], down: float = 0) -> Markup:
    """Something at its place, on a phone at another one, and so much lower in a square window."""
    square = move(at[0], at[1] + down) if down else None
    return group(art, transform=move(*at), data_tall=move(*tall), data_square=square)


def _title(state: Position, clash: Clash, words: Words) -> Markup:
    at = words.name(state.land().answers[clash.place])
    kind = "battle-title-sea" if clash.naval else "battle-title-city" if clash.city else "battle-title"
    title = words(kind, at=at, fortress=clash.fortress)
    out = _placed(fitted(title, 580, 26, 0, 0, class_="serif bold"), (30, 36), (14, 24))
    if clash.result == NOBODY:
        return out + _placed(_odds(state, clash, words), (670, 36), (14, 54))
    result = words.name(f"result:{clash.result}")
    colour = f"fill:{paint('accent')}"
    return out + _placed(fitted(result, 580, 24, 0, 0, class_="serif bold", style=colour), (670, 36), (14, 54))


def _odds(state: Position, clash: Clash, words: Words) -> Markup:
    """How it is likely to go on, before the dice of a round are thrown."""
    if clash.battle is None or clash.step() not in ("", "start", "attacker_card", "defender_card", "retreat"):
        return Markup()
    odds = odds_now(state, clash.battle.round + (clash.step() in ("", "retreat")))
    if odds is None:
        return Markup()
    line = words("battle-odds", win=round(odds.win * 100), loss=round(odds.loss * 100))
    return target("odds", fitted(line, 580, 21, 0, 0, class_="serif soft"), choose="odds:now", reach=(-6, -18, 590, 36))


# -- the sides -------------------------------------------------------------------------------------


def _colour(who: int) -> str:
    return seat_paint(who) if who < BARBARIAN else paint("ink2")


def _name(who: int, words: Words) -> str:
    return words.seat(who) if who < BARBARIAN else words("battle-barbarians" if who == BARBARIAN else "battle-pirates")


def _head(clash: Clash, side: int, words: Words) -> Markup:
    """Who it is, and which side."""
    who = clash.who(side)
    role = words("battle-attacker") if side == ATTACKER else words("battle-defender")
    out = Markup()
    for width, class_ in ((HALF, "only-wide"), (TALL_HALF, "only-tall")):
        art = rect((0, 0, width, 42), 10, fill=paint("paper"), stroke=_colour(who), stroke_width=2.5)
        art += group(pieces.seat_mark(who, 14) if who < BARBARIAN else stock.wild(14), at=(28, 21))
        art += fitted(_name(who, words), width - 146, 21, 54, 21, class_="serif bold")
        art += text(role, width - 12, 21, 16, "end", middle=True, class_="soft")
        out += group(art, class_=class_)
    return _placed(out, (30 + side * (HALF + 40), 66), (10 + side * (TALL_HALF + 8), 74))


def _scene(state: Position, clash: Clash, large: float, square: tuple[float, float]) -> Markup:
    """The land they fight for with those who do, as large as there is room; how large and deep in a square window."""
    larger, deep = square
    wide, tall, broad = 1240 / large, 600 / SMALL, 1240 / larger
    down = (deep - FIELD) * STAND
    foe = _squad(clash, DEFENDER)
    parts = [
        _field(state, clash, (0, 0, wide, FIELD), "only-wide not-square"),
        _field(state, clash, (0, 0, tall, FIELD), "only-tall"),
        _field(state, clash, (0, 0, broad, deep), "only-square"),
        _placed(_squad(clash, ATTACKER), (0, 0), (0, 0), down),
        group(foe, transform=move(wide, 0), data_tall=move(tall, 0), data_square=move(broad, down)),
    ]
    low, grown = move(10, FIELD_TOP + 8, SMALL), move(30, FIELD_TOP, larger)
    return group(*parts, transform=move(30, FIELD_TOP, large), data_tall=low, data_square=grown)


def _field(state: Position, clash: Clash, box: Box, class_: str) -> Markup:
    """The land alone, with the city that stands there."""
    kind = SEA if clash.naval else state.terrain[clash.place]
    out = landscape(
        f"coc-field-{class_.partition(' ')[0]}", box, SCENES.get(kind, "plains"), land.TINTS[TERRAIN_NAMES[kind]]
    )
    if clash.city:
        x, y, whose = box[2] - CITY / 2, FIELD * 0.52 + (box[3] - FIELD) * STAND, _paints(clash.who(DEFENDER))
        out += stock.town(whose, x, y, 2.6)
        if clash.fortress:
            out += stock.dressed("fortress", whose, x, y + 42, 1.5)
    return group(out, class_=class_)


def _squad(clash: Clash, side: int) -> Markup:
    """What is left of a side, the attackers from the left; units that may be taken off can be picked here."""
    who = _paints(clash.who(side))
    losing = clash.round is not None and clash.step() == "losses" and clash.round.side == side
    out, x, ahead = Markup(), 44.0, 1 if side == ATTACKER else -1
    if clash.city and side == DEFENDER:
        x += CITY - 14
    room = 280 - (CITY if clash.city else 0) / 2  # of a side where it is narrowest
    needed = sum(68 + 22 * min(3, number - 1) for number in clash.units[side] if number > 0)
    near = min(1.0, room / max(1, needed))
    for kind, number in enumerate(clash.units[side]):
        if number <= 0:
            continue
        art, ranks = Markup(), min(4, number)
        for rank in reversed(range(ranks)):
            step = 22 * near * rank * ahead
            art += group(stock.dressed(UNIT_NAMES[kind], who, scale=2, flip=side == DEFENDER), at=(step, rank % 2 * 7))
        wide = 22 * near * (ranks - 1)
        if number > 1:
            right = wide * (ahead > 0) + 22
            art += circle(13, right, 22, fill=paint("rim"), stroke=paint("edge"), stroke_width=1.2)
            art += text(str(number), right, 22, 18, middle=True, class_="bold", style="fill:#231c14")
        at = (x * ahead, FIELD * STAND)
        if losing:
            name, left = UNIT_NAMES[kind], -wide * (ahead < 0)
            out += target(f"loss-{name}", art, at=at, choose=f"unit:{name}", reach=(left - 30, -34, wide + 62, 78))
        else:
            out += group(art, at=at)
        x += (68 + 22 * (ranks - 1)) * near
    return out


def _paints(who: int) -> int:
    """Whose colours a side wears."""
    return who if who < BARBARIAN else stock.BARBARIAN


def _choice(state: Position, clash: Clash, seat: int | None, words: Words) -> Markup:
    """The tactics of the reader's cards while one of them may be put down."""
    step = clash.step()
    side = ATTACKER if step == "attacker_card" else DEFENDER
    if not step.endswith("_card") or clash.battle is None or seat is None or clash.battle.hand_of(side) != seat:
        return Markup()
    world = state.world()
    out = text(words("battle-choose"), 0, 18, 19, "start", class_="serif bold")
    scale, columns, _ = _wide_cards(len(state.hand[seat]))
    for number, card in enumerate(state.hand[seat]):
        fits = usable(state, clash.battle, side, world.card_tactic[card])
        art = faces.tactic(world, card, "" if fits else words("battle-no-effect"), words)
        wide = (number % columns * 250 * scale, 30 + number // columns * (faces.TACTIC + 10) * scale, scale)
        tall = (number % 2 * 304, 30 + number // 2 * TALL_CARD, 1.22)
        out += group(art, transform=move(*wide), data_tall=move(*tall))
    return out


def _wide_cards(count: int) -> tuple[float, int, float]:
    """How large the reader's tactics stand beside each other, how many in a row, and how high they are together."""
    columns = min(5, max(1, count))
    scale = round(min(1.676, 1240 / (250 * columns - 10)), 3)
    return scale, columns, 30 + -(-count // columns) * (faces.TACTIC + 10) * scale


# -- a round ---------------------------------------------------------------------------------------


def _half(state: Position, clash: Clash, number: int, side: int, seat: int | None, words: Words) -> Markup:
    out = _card(state, clash, number, side, seat, words)
    throw = clash.throws.get((number, side))
    if throw is not None:
        picking = throw.value == NOBODY and clash.step() == "elephants"
        out += _dice(state, throw, picking, words)
        out += _sum(state, throw, words)
    for old in clash.again.get((number, side), []):
        sign = words("battle-again", value=state.world().face_value[old])
        out += fitted(sign, HALF - 8, 16, 0, 208, class_="soft")
    if number in clash.hits:
        out += _hits(state, clash, number, side, words)
    return out + _lost(clash, number, side)


def _card(state: Position, clash: Clash, number: int, side: int, seat: int | None, words: Words) -> Markup:
    """The tactics card: sealed, in force, or without effect."""
    world = state.world()
    known = clash.cards.get((number, side))
    if known is not None:
        card, force = known
        name = words.name("tactic:" + world.tactics[world.card_tactic[card]])
        note = name if force else f"{name} ({words('battle-no-effect')})"
        art = icon("sword", 21, 12, 12, fill=paint("accent" if force else "line"))
        art += fitted(note, 540, 20, 32, 12, class_="bold" if force else "soft")
        ident = f"fought-{number}-{side}"
        return target(ident, art, choose="tactic:" + world.tactics[world.card_tactic[card]], reach=(0, -4, 420, 34))
    battle = clash.battle
    who = NOBODY if battle is None else battle.hand_of(side)
    if battle is not None and battle.round == number and who != NOBODY and battle.laid[who]:
        art = rect((0, 0, 34, 24), 4, fill=paint("land2"), stroke=paint("ink2"))
        art += icon("sword", 15, 17, 12, fill=paint("relief"))
        card = battle.laid[who][0]
        mine = words.name("tactic:" + world.tactics[world.card_tactic[card]]) if who == seat else ""
        sealed = words("battle-sealed-own", tactic=mine) if mine else words("battle-sealed")
        return art + fitted(sealed, 520, 19, 46, 12, class_="soft")
    if battle is not None and battle.round == number and clash.step() in ("start", "attacker_card", "defender_card"):
        return Markup()  # there may be one yet
    return text(words("battle-no-card"), 0, 12, 18, "start", middle=True, class_="soft")


def _woken(state: Position, throw: Throw) -> dict[int, int]:
    """What a die adds beside its number, by its place: every icon wakes one unit of its kind (COC-16.8)."""
    icons = state.world().face_icon
    out: dict[int, int] = {}
    for kind, total, each in ((INFANTRY, throw.infantry, 1), (CAVALRY, throw.cavalry, 2)):
        for place, face in enumerate(throw.dice):
            if icons[face] == kind and total > 0:
                out[place] = each
                total -= each
        if total > 0 and out:  # what an effect adds to one of them
            out[max(place for place in out if icons[throw.dice[place]] == kind)] += total
    return out


def _dice(state: Position, throw: Throw, picking: bool, words: Words) -> Markup:
    world = state.world()
    woken = _woken(state, throw)
    step = min(78.0, HALF / max(1, len(throw.dice)))
    out: list[str] = []
    for place, face in enumerate(throw.dice):
        value, sign = world.face_value[face], UNIT_NAMES[world.face_icon[face]]
        gone = place in throw.dropped
        art = path(pieces.regular(10, 33, 18), fill=paint("rim"), stroke=paint("edge"), stroke_width=1.6)
        art += path(pieces.regular(5, 22, 0), fill="none", stroke=paint("line"), stroke_width=1.2)
        art += text(str(value), -9, -3, 29, middle=True, class_="serif bold", style="fill:#231c14")
        art += stock.use(sign, 12, 8, 0.74, color="#6a6054" if place not in woken else paint("accent"))
        if gone:
            art += path("M-22-15L4 13", stroke=paint("accent"), stroke_width=3)
        adds = words("battle-shield") if gone else f"+{woken[place]}" if place in woken else ""
        art += text(adds, 0, 46, 17, middle=True, class_="bold", style=f"fill:{paint('accent')}")
        at = (36 + place * step, 66)
        if picking and not gone and world.face_icon[face] == ELEPHANT:
            out.append(target(f"die-{place}", art, at=at, choose=f"die:{value}", reach=34))
        else:
            out.append(group(art, at=at))
    return join(out)


def _sum(state: Position, throw: Throw, words: Words) -> Markup:
    """The combat value with everything that made it (COC-16.7)."""
    if throw.value == NOBODY:
        return Markup()
    world = state.world()
    parts = " + ".join(str(world.face_value[f]) for i, f in enumerate(throw.dice) if i not in throw.dropped) or "0"
    things = {effect.number: effect.thing for effect in TABLE.effects.values()}
    extra = [(throw.infantry, words.name("unit:infantry")), (throw.cavalry, words.name("unit:cavalry"))]
    for effect, more in zip(throw.sources[::2], throw.sources[1::2], strict=True):
        extra.append((more, words("battle-hindered") if effect == NOBODY else words.name(things[effect])))
    for more, name in extra:
        if more:
            parts += f" {'+' if more > 0 else MINUS} {abs(more)} ({name})"
    return fitted(f"{parts} = {throw.value}", HALF - 8, 20, 0, 144, class_="bold")


def _hits(state: Position, clash: Clash, number: int, side: int, words: Words) -> Markup:
    """What this side's value did to the other one (COC-16.12)."""
    values, suffered = clash.hits[number][:2], clash.hits[number][2:]
    full = values[side] // state.number("hit")
    saved = full - suffered[1 - side]
    key = "battle-hits-saved" if saved > 0 else "battle-hits"
    line = words(key, value=values[side], hits=full, saved=saved)
    return icon("sword", 19, 10, 180, fill=paint("ink2")) + fitted(line, 380, 19, 30, 180, class_="open")


def _lost(clash: Clash, number: int, side: int) -> Markup:
    """The units this side lost in the round, struck out."""
    seat = _paints(clash.who(side))
    out = Markup()
    x = HALF - 24
    for kind, count in clash.losses.get((number, side), []):
        for _ in range(count):
            art = tokens.unit(UNIT_NAMES[kind], seat, 1, 32)
            art += path("M-16-16L16 16M16-16L-16 16", stroke=paint("accent"), stroke_width=3, stroke_linecap="round")
            out += group(art, at=(x, 182))
            x -= 44
    return out
