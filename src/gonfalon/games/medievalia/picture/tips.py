"""What every element of the board says about itself, and the short facts of the players' panels."""

from typing import Final

from gonfalon.games.medievalia.content import (
    CARD,
    CITY,
    COUNTS,
    DECK,
    DECKS,
    IS_CHARACTER,
    IS_CIVIL,
    IS_FORT,
    IS_LAND,
    KIND,
    KIND_COUNT,
    KINDS,
    LINK,
    NONE,
    PILE,
    PILES,
    POWER,
    POWERS,
    SIEGE_TURNS,
    SURCHARGE,
    VP,
    Tables,
)
from gonfalon.games.medievalia.picture.tell import output
from gonfalon.games.medievalia.rules.facts import amounts
from gonfalon.games.medievalia.rules.position import NOBODY, NOWHERE, Position
from gonfalon.kernel.game import Tip, Words

POWER_RULES: Final = {
    "heal": "MED-14.8",
    "shoot": "MED-14.7",
    "double_move": "MED-10.4",
    "shield_other": "MED-14.9",
    "transform": "MED-14.10",
    "double_production": "MED-14.12",
    "cheaper_building": "MED-14.15",
}


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """By target: every card this reader sees, decks, piles and fiefs."""
    out: dict[str, Tip] = {}
    for owner in range(state.seats):
        for card in state.lands[owner] + state.built[owner] + state.troops[owner]:
            out[CARD[card]] = _on_table(state, owner, card, words)
    if seat is not None:
        for card in state.hand_cards(seat):
            out[CARD[card]] = _printed(state.tables(), KIND[card], words)
    for deck in range(len(DECKS)):
        out[DECK[deck]] = _deck(state, deck, words)
    for pile in range(PILES):
        out[PILE[pile]] = _pile(state, pile, words)
    for fief, name in enumerate(state.map().answer):
        out[name] = _fief(state, fief, words)
    return out


def _printed(tables: Tables, kind: int, words: Words) -> Tip:
    """What a card says of itself, wherever it lies."""
    cost, gives = tables.cost[kind], tables.production[kind]
    lines = [words("tip-cost", price=amounts(cost)) if sum(cost) else words("tip-free")]
    lines.append(words("tip-gives", gives=amounts(gives)) if sum(gives) else words("tip-gives-nothing"))
    rules = ["MED-4.1"]
    if IS_LAND[kind]:
        lines.append(words("tip-slots", count=tables.slots[kind]))
        rules.append("MED-5.4")
    if tables.defence[kind]:
        lines.append(words("tip-strength", attack=tables.attack[kind], defence=tables.defence[kind]))
        rules.append("MED-1.5")
    if POWER[kind] != NONE:
        lines.append(words(f"tip-power-{POWERS[POWER[kind]]}"))
        rules.append(POWER_RULES[POWERS[POWER[kind]]])
    if LINK[kind] >= 0:
        lines.append(words("tip-link", price=amounts(SURCHARGE), building=f"kind:{KINDS[LINK[kind]]}"))
        rules.append("MED-7.4")
    if IS_CIVIL[kind]:
        lines.append(words("tip-unlocks", card=f"kind:{KINDS[LINK.index(kind)]}"))
        rules.append("MED-6.9")
    if IS_FORT[kind]:
        rules.append("MED-6.10")
    if VP[kind]:
        lines.append(words("tip-vp", points=VP[kind]))
        rules.append("MED-15.1")
    return Tip(words(f"name-kind-{KINDS[kind]}"), lines, tuple(rules))


def _on_table(state: Position, owner: int, card: int, words: Words) -> Tip:
    kind = KIND[card]
    tip = _printed(state.tables(), kind, words)
    now = [words("tip-owner", owner=owner), words("tip-used") if state.used[card] else words("tip-unused")]
    rules = ["MED-1.7"]
    if state.damage[card]:
        now.append(words("tip-damage", damage=state.damage[card]))
    if IS_LAND[kind]:
        now.append(words("tip-group", gives=amounts(output(state, owner, card))))
        guards = state.guards(owner, card) + [c for c in state.buildings_on(owner, card) if IS_FORT[KIND[c]]]
        if guards:
            now.append(words("tip-guarded", cards=tuple([CARD[guard] for guard in guards])))
        elif kind != CITY:
            now.append(words("tip-unguarded"))
        rules.append("MED-12.15")
        if kind == CITY:
            now.append(words("tip-city"))
            rules.append("MED-12.16")
    elif IS_CHARACTER[kind]:
        rules.append("MED-8.1")
    return Tip(tip.title, now + tip.lines, tuple(rules) + tip.rules)


def _deck(state: Position, deck: int, words: Words) -> Tip:
    lines = [words("tip-deck", count=state.deck_size(deck))]
    if state.bottom[deck] != NOWHERE:
        lines.append(words("tip-deck-bottom", card=CARD[state.bottom[deck]]))
    kinds = [
        f"{COUNTS[kind]} {words(f'name-kind-{KINDS[kind]}')}"
        for kind in range(KIND_COUNT)
        if kind != CITY and (IS_LAND[kind], _military(kind)) == (deck == 0, deck == 1) and not VP[kind]
    ]
    lines.append(words("tip-deck-kinds", kinds=", ".join(kinds)))
    return Tip(words(f"name-deck-{DECKS[deck]}"), lines, ("MED-3.4", "MED-4.12", "MED-2.2", "MED-15.4"))


def _military(kind: int) -> bool:
    return KINDS[kind] in ("soldier", "priest", "archer", "knight", "infantryman")


def _pile(state: Position, pile: int, words: Words) -> Tip:
    card = state.top[pile]
    if card == NOWHERE:
        return Tip(words(f"name-pile-{pile}"), [words("tip-pile-empty")], ("MED-6.2",))
    tip = _printed(state.tables(), KIND[card], words)
    return Tip(
        tip.title, [*tip.lines, words("tip-pile", count=state.pile_left[pile])], ("MED-6.1", "MED-6.4", *tip.rules)
    )


def _fief(state: Position, fief: int, words: Words) -> Tip:
    lord = state.lord(fief)
    if lord == NOBODY:
        lines = [words("tip-fief-neutral")]
        return Tip(words.name(state.map().answer[fief]), lines, ("MED-1.6", "MED-10.6", "MED-13.1"))
    hand = words(
        "tip-hand",
        owner=lord,
        count=state.hand_size(lord),
        territory=len(state.hand_territory[lord]),
        military=len(state.hand_military[lord]),
        character=len(state.hand_character[lord]),
    )
    return Tip(words("tip-fief-own", owner=lord), [hand], ("MED-1.6", "MED-1.13"))


def panels(state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
    """For each seat: (icon, label, value)."""
    out: list[list[tuple[str, str, str]]] = []
    for seat in range(state.seats):
        if not state.alive[seat]:
            out.append([("skull", words("panel-out"), "")])
            continue
        rows = [
            ("crown", words("panel-prestige"), str(state.prestige(seat))),
            ("tower", words("panel-lands"), str(len(state.lands[seat]) - 1)),
            ("wheat", words("panel-people"), f"{len(state.troops[seat])} / {state.capacity(seat)}"),
            ("scroll", words("panel-hand"), str(state.hand_size(seat))),
            ("coin", words("panel-gold"), str(state.natural(seat, 3))),
        ]
        if state.siege[seat]:
            rows.append(("flame", words("panel-siege"), f"{state.siege[seat]} / {SIEGE_TURNS}"))
        if state.ally(seat) != NOBODY:
            rows.append(("shield", words("panel-ally"), words.seat(state.ally(seat))))
        out.append(rows)
    return out
