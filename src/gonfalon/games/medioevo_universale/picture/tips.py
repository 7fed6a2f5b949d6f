"""What every element of the board says about itself, and the short facts of the players' panels."""

from gonfalon.games.medioevo_universale.content.terms import (
    BRANCHES,
    CARRIERS,
    COLOURS,
    CORNERS,
    GOODS,
    ICONS,
    TERRAINS,
    UNITS,
)
from gonfalon.games.medioevo_universale.picture import diplomacy
from gonfalon.games.medioevo_universale.picture.prospects import prospects
from gonfalon.games.medioevo_universale.picture.sheet import RELATIONS, unmet
from gonfalon.games.medioevo_universale.picture.tell import units
from gonfalon.games.medioevo_universale.rules.buildings import name_of
from gonfalon.games.medioevo_universale.rules.position import (
    ALL_SLOTS,
    HORDE,
    NOBODY,
    NOTHING,
    OWNERS,
    PLAYERS,
    Position,
)
from gonfalon.games.medioevo_universale.rules.taxes import income_at
from gonfalon.games.medioevo_universale.rules.units import horde
from gonfalon.kernel.game import Tip, Words

#: The rules of the nine steps of a battle round.
STEP_RULES = (
    ("MEU-9.6", "MEU-9.7", "MEU-9.8"),
    ("MEU-9.10", "MEU-9.11", "MEU-9.12"),
    ("MEU-9.13", "MEU-9.14"),
    ("MEU-9.15", "MEU-9.16"),
    ("MEU-9.15", "MEU-9.16"),
    ("MEU-9.19", "MEU-9.20"),
    ("MEU-9.21", "MEU-9.22"),
    ("MEU-9.23", "MEU-9.25"),
    ("MEU-9.24", "MEU-9.25"),
)


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """By target; of money only what this seat may see."""
    world = state.world()
    out = {world.answers[space]: _space(state, space, words) for space in range(world.spaces)}
    out |= _pieces(state, words) | _cards(state, seat, words) | diplomacy.tips(state, seat, words)
    out |= _battle(words) | _taxes(state, seat, words) | _wars(state, seat, words) | _gears(state, words)
    for answer, (place, lines) in prospects(state, seat, words).items():
        out[answer] = Tip(words("tip-attack-title", place=place), [*lines, words("tip-odds-how")], ("MEU-9.1",))
        known = out[place]
        out[place] = Tip(known.title, [*known.lines, *lines], known.rules)
    out["circle:war"] = Tip(words("board-circle"), _circle(state, words), ("MEU-5.1", "MEU-5.6"))
    if state.event >= 0:
        event = f"event:{world.events[state.event]}"
        out["event:now"] = Tip(words.name(event), _event(state, words), ("MEU-5.7", "MEU-6.1"))
    for good, name in enumerate(GOODS):
        sellers = [world.answers[t] for t in world.sellers[good]]
        lines = [words("tip-bank", count=state.bank[good]), words("tip-sellers", places=sellers)]
        out[f"bank:{name}"] = Tip(words.name("good:" + name), lines, ("MEU-14.8",))
    for a in range(state.seats):
        for b in range(state.seats):
            if a != b:
                relation = words("relation-" + RELATIONS[state.relation[a * PLAYERS + b]])
                lines = [words("text-relation", other=b, relation=relation)]
                shared = [pact for pact in diplomacy.known(state, seat) if a in pact[1] and b in pact[1]]
                lines += [diplomacy.pact_line(state, pact, seat, words) for pact in shared]
                out[f"relation:{a}-{b}"] = Tip(words.seat(a), lines, ("MEU-19.24", "MEU-19.6"))
    return out


def _space(state: Position, space: int, words: Words) -> Tip:
    world = state.world()
    lines: list[str] = []
    rules = ["MEU-1.1"]
    if not state.in_play[space]:
        lines.append(words("tip-closed"))
    if space < world.lands:
        lines.append(words("tip-terrain", terrain="terrain:" + TERRAINS[world.terrain[space]]))
        if world.realm[space] >= 0:
            lines.append(words("tip-home", realm="realm:" + world.realms[world.realm[space]]))
        if world.area[space]:
            area, good = "area:" + world.area[space], "good:" + GOODS[world.good[space]]
            lines.append(words("tip-area", area=area, good=good, port=int(world.port[space])))
            rules.append("MEU-14.8")
        if state.holder[space] != NOBODY:
            lines.append(words("tip-holder", holder=state.holder[space]))
            rules.append("MEU-13.9")
        places = [at for at in range(space * 3, space * 3 + 3) if state.built[at]]
        if places:
            lines.append(words("tip-buildings", buildings=[name_of(state, at) for at in places]))
            rules.append("MEU-11.1")
        for owner in range(OWNERS):
            army = state.army[space * OWNERS + owner]
            if army:
                who = words("text-hordes") if owner == HORDE else words.seat(owner)
                lines.append(words("tip-army", who=who, units=units(army)))
    return Tip(words.name(world.answers[space]), lines, tuple(rules))


def _pieces(state: Position, words: Words) -> dict[str, Tip]:
    out: dict[str, Tip] = {}
    for at, level in enumerate(state.built):
        if level:
            lines = [words("tip-at", place=state.world().answers[at // 3])]
            if state.damage[at]:
                lines.append(words("tip-damage", count=state.damage[at]))
            out[f"at:{at}"] = Tip(words.name(name_of(state, at)), lines, ("MEU-11.1", "MEU-11.11"))
    for slot in range(ALL_SLOTS):
        if state.what[slot] == NOTHING:
            continue
        owner = state.owner_of(slot)
        who = words("text-hordes") if owner == HORDE else words.seat(owner)
        lines = [words("tip-owner", who=who)]
        if state.load[slot]:
            lines.append(words("tip-load", units=units(state.load[slot])))
        cargo = ["good:" + GOODS[g] for g in range(len(GOODS)) for _ in range(state.cargo[slot] >> 4 * g & 15)]
        if cargo:
            lines.append(words("tip-cargo", goods=cargo))
        name = words.name(f"piece:{CARRIERS[state.what[slot]]}{state.level[slot]}")
        out[f"carrier:{slot}"] = Tip(name, lines, ("MEU-8.6", "MEU-14.2"))
    return out


def _gears(state: Position, words: Words) -> dict[str, Tip]:
    """Objective tokens and technology points beside a branch of a sheet."""
    out: dict[str, Tip] = {}
    for at in range(state.seats * len(COLOURS)):
        who, colour = divmod(at, len(COLOURS))
        lines = []
        if state.gears[at]:
            lines.append(words("tip-gears", count=state.gears[at], spent=state.spent[at]))
        if state.tp[at]:
            lines.append(words("tip-points", count=state.tp[at]))
        if lines:
            title = words.name("branch:" + BRANCHES[colour])
            out[f"gears:{who}-{colour}"] = Tip(title, lines, ("MEU-7.9", "MEU-17.6"))
    return out


def _taxes(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """What every tax level would bring to who is asked for it; lands and buildings lie open."""
    ask = None if seat is None else state.ask_of(seat)
    if seat is None or ask is None or ask.prompt != "tax":
        return {}
    out: dict[str, Tip] = {}
    for answer in ask.values:
        level = int(answer[4:])
        lines = [words("tip-tax", florins=income_at(state, seat, level))]
        lines.append(words("tip-tax-judged", tolerated=state.tolerated))
        out[answer] = Tip(words("tip-tax-title", level=level), lines, ("MEU-6.2", "MEU-5.24"))
    return out


def _wars(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """A warning for whoever would declare war on somebody with whom he has signed a pact."""
    ask = None if seat is None else state.ask_of(seat)
    if seat is None or ask is None or ask.prompt != "declare-war":
        return {}
    out: dict[str, Tip] = {}
    for other in state.others(seat):
        broken = sum(seat in pact[1] and other in pact[1] for pact in state.pacts)
        if broken:
            warning = words("warn-breach", count=broken, honour=broken * state.number("breach"))
            out[f"seat:{other}"] = Tip(words.seat(other), [warning], ("MEU-19.4", "MEU-19.22"), warning)
    return out


def _circle(state: Position, words: Words) -> list[str]:
    """The barbarians' dice, and what rises with them."""
    if not state.circle:
        return [words("tip-circle-empty")]
    dice = words("text-circle", dice=tuple(state.circle))
    return [dice, words("tip-circle-horde", units=units(horde(state)))]


def _event(state: Position, words: Words) -> list[str]:
    """Where the event of the turn strikes, what its icons do, and the tolerated level."""
    world = state.world()
    lands = [world.answers[t] for t in world.red[state.event] if state.in_play[t]]
    icons = [words(f"tip-icon-{ICONS[icon]}", most=world.harm[icon]) for icon in world.icons[state.event]]
    return [words("tip-event-red", places=lands), *icons, words("board-tolerated", level=state.tolerated)]


def _battle(words: Words) -> dict[str, Tip]:
    """What the panel of a battle shows: units, steps, odds."""
    out = {"odds:now": Tip(words("tip-odds-title"), [words("tip-odds-how")], ("MEU-9.1",))}
    for number, ruled in enumerate(STEP_RULES, 1):
        out[f"step:{number}"] = Tip(words(f"battle-step-{number}"), [words(f"tip-step-{number}")], ruled)
    for name in UNITS:
        kind = "captain" if name.startswith("captain") else name
        ruled = ("MEU-9.10", "MEU-9.11") if kind == "captain" else ("MEU-9.12",) if kind == "archer" else ("MEU-9.14",)
        out[f"unit:{name}"] = Tip(words.name(f"unit:{name}"), [words(f"tip-unit-{kind}")], (*ruled, "MEU-9.27"))
    return out


def _cards(state: Position, reader: int | None, words: Words) -> dict[str, Tip]:
    """Technologies, the Empire cards of everybody, and those that the reader is choosing from."""
    out: dict[str, Tip] = {}
    for tech, name in enumerate(state.world().technologies):
        who = [f"seat:{seat}" for seat in range(state.seats) if state.knows(seat, tech)]
        lines = [words("effect-tech-" + name)]
        if who:
            lines.append(words("tip-known", who=who))
        out["tech:" + name] = Tip(words.name("tech:" + name), lines, ("MEU-16.1", "MEU-7.7"))
    dealt = [] if reader is None else state.dealt[reader]
    for card in range(1, 73):
        if 0 <= state.held[card] < state.seats or card in dealt:
            lines = [words(f"effect-card-{card}"), *_points(state, card, words)]
            if unmet(state, card):
                lines.append(words("tip-objective", goal=words(f"goal-card-{card}")))
            if state.turned[card]:
                lines.append(words("tip-turned"))
            out[f"card:{card}"] = Tip(words.name(f"card:{card}"), lines, (f"MEU-18.{card}", "MEU-17.1"))
    return out


def _points(state: Position, card: int, words: Words) -> list[str]:
    """The technology points in the corner of a card."""
    world = state.world()
    kind = CORNERS[world.corner[card]]
    colours = [f"colour:{COLOURS[colour]}" for colour in world.corner_colours[card]]
    return [words("tip-points-" + kind, colours=colours)] if kind != "none" and colours else []


def purse(state: Position, seat: int, words: Words) -> list[tuple[str, str, str]]:
    """What a seat can pay with, and what it owes."""
    florins, loans = state.florins[seat], state.loans[seat]
    owed = [("lock", words("purse-loans", count=loans), str(loans))] if loans else []
    return [("coin", words("purse-florins", count=florins), str(florins)), *owed]


def panels(state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
    """For each seat what its panel shows: nothing of his money."""
    return [
        [
            ("star", words("sheet-honour"), str(state.honour[seat])),
            ("tower", words("sheet-lands"), str(len(state.territories(seat)))),
            ("sword", words("panel-troops"), str(state.troops(seat))),
            ("scroll", words("sheet-tax"), str(state.tax[seat])),
            ("book", words("panel-cards"), str(len(state.cards(seat)))),
        ]
        for seat in range(state.seats)
    ]
