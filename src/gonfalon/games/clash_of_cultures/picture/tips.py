"""What every element of the board says about itself, and the short facts of the players' panels."""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    EVENT_ICONS,
    GOOD_NAMES,
    GOODS,
    MOOD,
    MOOD_NAMES,
    NOBODY,
    PIECE_NAMES,
    PIECES,
    TERRAIN_NAMES,
    UNEXPLORED,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.picture.moving import prospects
from gonfalon.games.clash_of_cultures.rules import scoring
from gonfalon.games.clash_of_cultures.rules.advance import affordable, legal_advances
from gonfalon.games.clash_of_cultures.rules.citations import cited
from gonfalon.games.clash_of_cultures.rules.events import event_shown
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.leaders import leader_cards
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ARMY, Battle
from gonfalon.kernel.game import Tip, Words

#: The icons of the goods, in their order.
SIGNS: Final = ("wheat", "timber", "ore", "bulb", "ingots", "smile", "mask")


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """By target; of hands only what this seat may see."""
    out = _spaces(state, seat, words) | _advances(state, seat, words) | _boards(state, words) | _piles(state, words)
    world = state.world()
    for wonder in range(len(world.wonders)):
        out["wonder:" + world.wonders[wonder]] = _wonder(state, wonder, words)
    now, _ = event_shown(state)
    shown = [] if now == NOBODY else [now]
    for event in [*state.table, *[card for persons in state.persons for card in persons], *shown]:
        name = world.events[event]
        lines = [words("effect-event-" + name)]
        if event == now and world.event_icon[event]:
            lines.insert(0, words.name("icon:" + EVENT_ICONS[world.event_icon[event]]))
        out["event:" + name] = Tip(words.name("event:" + name), lines, (cited("e", name),))
    out |= _battle(state, words)
    for turned in (0, 1):
        out[f"turn:{turned}"] = Tip(
            words(f"do-orientation-{turned}"), [words("tip-orientation")], ("COC-15.2", "COC-15.5")
        )
    advice = [words(f"advice-{number}") for number in range(1, 7)]
    out["track:advice"] = Tip(words("advice-title"), advice, ("COC-3.5", "COC-30.2"))
    out["odds:now"] = Tip(words("tip-odds-title"), [words("tip-odds-how")], ("COC-16.12",))
    out["track:age"] = Tip(words("board-ages"), [words("tip-track-age")], ("COC-3.1", "COC-28.1"))
    out["track:order"] = Tip(words("board-order"), [words("tip-track-order")], ("COC-3.2",))
    if seat is not None:
        out |= _hand(state, seat, words)
    return out


# -- the map -----------------------------------------------------------------------------------


def pieces_of(state: Position, place: int) -> list[str]:
    """The city pieces beside the settlement, by name."""
    found = ["building:" + PIECE_NAMES[piece] for piece in range(1, PIECES) if state.has_building(place, piece)]
    return found + ["wonder:" + state.world().wonders[wonder] for wonder in state.wonders_in(place)]


def units_of(state: Position, place: int) -> list[str]:
    """The units in a space, each as often as it is there."""
    return ["unit:" + UNIT_NAMES[kind] for kind in range(UNITS) for _ in range(state.count(place, kind))]


def _spaces(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    out: dict[str, Tip] = {}
    ahead = prospects(state, seat, words)
    for place, answer in enumerate(state.land().answers):
        tip = _space(state, place, words)
        tip.lines += ahead.get(place, [])
        out[answer] = tip
        out["city:" + state.land().hexes[place]] = tip
    for region in range(len(state.land().regions)):
        out[f"region:{region}"] = Tip(words("place-map"), [words("tip-unexplored")], ("COC-15.1",))
    return out


def _space(state: Position, place: int, words: Words) -> Tip:
    name = words.name(state.land().answers[place])
    if state.terrain[place] == UNEXPLORED:
        return Tip(name, [words("tip-unexplored")], ("COC-1.2", "COC-15.1"))
    lines = [words("tip-terrain", terrain="terrain:" + TERRAIN_NAMES[state.terrain[place]])]
    rules = ["COC-1.1"]
    if state.exhausted[place]:
        lines.append(words("tip-exhausted"))
        rules.append("COC-24.9")
    owner = state.city[place]
    if owner != NOBODY:
        mood = "mood:" + MOOD_NAMES[state.mood[place]]
        lines.append(words("tip-city", owner=owner, size=state.size(place), mood=mood))
        if pieces := pieces_of(state, place):
            lines.append(words("tip-city-pieces", pieces=pieces))
        if place in state.activated:
            lines.append(words("tip-city-used"))
        rules += ["COC-6.2", "COC-9.2"]
    if state.holder[place] != NOBODY:
        lines.append(words("tip-units", owner=state.holder[place], units=units_of(state, place)))
        rules.append("COC-1.9")
    if state.pirates[place]:
        lines.append(words("tip-pirates", count=state.pirates[place]))
        rules.append("COC-26.2")
    return Tip(name, lines, tuple(rules))


# -- advances, boards, cards ----------------------------------------------------------------------


def _advances(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    world = state.world()
    out: dict[str, Tip] = {}
    legal = [] if seat is None else legal_advances(state, seat)
    payable = [] if seat is None else affordable(state, seat)
    for advance, name in enumerate(world.advances):
        lines = [words("effect-advance-" + name)]
        if world.bonus[advance] >= 0:
            lines.append(words("tip-bonus", what="good:" + GOOD_NAMES[world.bonus[advance]]))
        lines += [
            words("tip-building", what="building:" + PIECE_NAMES[piece])
            for piece in range(1, PIECES)
            if world.named_by[piece] == advance
        ]
        owners = [f"seat:{other}" for other in range(state.seats) if state.owns(other, advance)]
        if owners:
            lines.append(words("tip-owned-by", who=owners))
        if seat is not None:
            lines.append(_standing(state, seat, advance, legal, payable, words))
        tip = Tip(words.name("advance:" + name), lines, (cited("a", name), "COC-7.1"))
        out["advance:" + name] = tip
        for other in range(state.seats):
            out[f"board:{other}-{name}"] = tip
    return out


def _standing(state: Position, seat: int, advance: int, legal: list[int], payable: list[int], words: Words) -> str:
    """Whether the reader owns an advance, could acquire it, or what stands in the way (COC-7.2, 29.1)."""
    world = state.world()
    if state.owns(seat, advance):
        return words("tip-owned")
    if advance in payable:
        return words("tip-affordable")
    if advance in legal:
        return words("tip-too-dear")
    group = world.group_of[advance]
    members = world.members[group]
    government = state.government(seat)
    if group in world.governments and government not in (NOBODY, group):
        return words("tip-other-government", what="group:" + world.groups[government])
    need = world.needs[members[0]]
    if group in world.governments and government == NOBODY and need >= 0 and not state.owns(seat, need):
        return words("tip-first-elsewhere", what="advance:" + world.advances[need])
    return words("tip-first", what="advance:" + world.advances[members[0]])


def _boards(state: Position, words: Words) -> dict[str, Tip]:
    world = state.world()
    out: dict[str, Tip] = {}
    for seat in range(state.seats):
        for good in range(GOODS):
            number, most = state.goods[seat * GOODS + good], limit(state, seat, good)
            key = "tip-stock" if good in (MOOD, CULTURE) else "tip-stock-limit"
            what = "good:" + GOOD_NAMES[good]
            line = words(key, what=what, number=number, limit=most)
            out[f"stock:{seat}-{GOOD_NAMES[good]}"] = Tip(words.seat(seat), [line], ("COC-1.8", "COC-4.1"))
        box = [words("tip-event-box", count=state.box[seat]), words("tip-event-box-rule")]
        out[f"event_box:{seat}"] = Tip(words("tip-event-box-title", seat=seat), box, ("COC-7.4",))
        if state.civ[seat] == NOBODY:
            continue
        for number in range(4):
            name = world.civ_advances[state.civ[seat] * 4 + number]
            need = world.civ_needs[state.civ[seat] * 4 + number]
            comes = (
                words("tip-comes-any") if need < 0 else words("tip-comes-with", what="advance:" + world.advances[need])
            )
            lines = [words("effect-civ_advance-" + name), comes]
            tip = Tip(words.name("civ_advance:" + name), lines, (cited("v", name), "COC-7.9"))
            out["civ_advance:" + name] = out[f"board:{seat}-{name}"] = tip
        for leader in leader_cards(state, seat):
            out["leader:" + world.leaders[leader]] = _leader(state, seat, leader, words)
    return out


def _leader(state: Position, seat: int, leader: int, words: Words) -> Tip:
    name = state.world().leaders[leader]
    here = "now" if state.leader[seat] == leader else "ready" if leader in state.leaders[seat] else "gone"
    lines = [words(f"effect-ability-{name}-1"), words(f"effect-ability-{name}-2"), words(f"tip-leader-{here}")]
    return Tip(words.name("leader:" + name), lines, (cited("l", name), "COC-32.3"))


def _wonder(state: Position, wonder: int, words: Words) -> Tip:
    world = state.world()
    name = world.wonders[wonder]
    bill = world.wonder_cost[wonder]
    goods = ["good:" + GOOD_NAMES[good] for good in range(GOODS) for _ in range(bill[good])]
    needs = "advance:" + world.advances[world.wonder_needs[wonder]]
    lines = [words("effect-wonder-" + name), words("tip-cost", goods=goods), words("tip-needs", what=needs)]
    return Tip(words.name("wonder:" + name), lines, (cited("w", name), "COC-27.3"))


def _hand(state: Position, seat: int, words: Words) -> dict[str, Tip]:
    world = state.world()
    out: dict[str, Tip] = {}
    for card in state.hand[seat]:
        title, half = world.titles[world.card_title[card]], world.tactics[world.card_tactic[card]]
        lines = [words("effect-title-" + title), words("effect-tactic-" + half)]
        answer = "card:" + world.action_cards[card]
        out[answer] = Tip(words.name(answer), lines, (cited("c", title), cited("t", half)))
    for card in state.goals[seat]:
        halves = [world.objectives[half] for half in world.goal_halves[card]]
        answer = "goal:" + world.goal_cards[card]
        lines = [words("effect-objective-" + name) for name in halves]
        out[answer] = Tip(words.name(answer), lines, (cited("o", halves[0]), "COC-23.2"))
    return out


def _battle(state: Position, words: Words) -> dict[str, Tip]:
    """Units, dice and cards of a conflict."""
    world = state.world()
    out: dict[str, Tip] = {}
    for name in UNIT_NAMES:
        out["unit:" + name] = Tip(words.name("unit:" + name), [words("tip-unit-" + name)], ("COC-16.8", "COC-16.12"))
    for value in sorted({value for value in world.face_value if value}):
        out[f"die:{value}"] = Tip(words("tip-die-title", value=value), [words("tip-die")], ("COC-16.10",))
    for half in world.tactics:
        out["tactic:" + half] = Tip(words.name("tactic:" + half), [words("effect-tactic-" + half)], (cited("t", half),))
    return out


def _piles(state: Position, words: Words) -> dict[str, Tip]:
    """Discard piles may be looked through at any time (COC-0.12)."""
    world = state.world()
    piles = {
        "action": ["card:" + world.action_cards[card] for card in reversed(state.discard)],
        "objective": ["goal:" + world.goal_cards[card] for card in reversed(state.goal_discard)],
        "event": ["event:" + world.events[card] for card in reversed(state.event_discard)],
        "wonder": [],
    }
    out: dict[str, Tip] = {}
    for kind, cards in piles.items():
        line = words("tip-pile", cards=cards) if cards else words("tip-pile-empty")
        out["pile:" + kind] = Tip(words("deck-" + kind), [line], ("COC-0.12",))
    return out


def purse(state: Position, seat: int, words: Words) -> list[tuple[str, str, str]]:
    """Resources, mood and culture of a seat."""
    held = state.goods[seat * GOODS : (seat + 1) * GOODS]
    names = [words(f"purse-{name}", count=number) for name, number in zip(GOOD_NAMES, held, strict=True)]
    return [(sign, name, str(number)) for sign, name, number in zip(SIGNS, names, held, strict=True)]


def panels(state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
    """For each seat what its panel shows."""
    out = []
    for seat in range(state.seats):
        army = sum(state.army(place) for place in state.places_of(seat)) + _attacking(state, seat)
        cards = len(state.hand[seat]) + len(state.goals[seat]) + len(state.plans[seat])
        out.append(
            [
                ("star", words("panel-points"), _points(scoring.halves(state, seat))),
                ("tower", words("panel-cities"), str(len(state.cities(seat)))),
                ("book", words("panel-advances"), str(state.advance_count(seat))),
                ("sword", words("panel-army"), str(army)),
                ("scroll", words("panel-cards"), str(cards)),
            ]
        )
    return out


def _attacking(state: Position, seat: int) -> int:
    """The army units of a seat that are off the board, in a battle."""
    battles = [frame for frame in state.frames if isinstance(frame, Battle) and frame.attacker == seat]
    return sum(battle.squad[kind] for battle in battles for kind in ARMY)


def _points(halves: int) -> str:
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)
