"""What every element of the board says about itself, and the short facts of the players' panels."""

from gonfalon.games.struggle_for_rome.content.check import KINDS, RESOURCES, TERRAINS
from gonfalon.games.struggle_for_rome.content.land import CULTURE, FOREST, PASTURE
from gonfalon.games.struggle_for_rome.picture import journey, parley, sheets
from gonfalon.games.struggle_for_rome.picture.tell import loot
from gonfalon.games.struggle_for_rome.rules.cards import CARD_ANSWERS, titled
from gonfalon.games.struggle_for_rome.rules.position import NEUTRAL, NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.travel import tribe_name
from gonfalon.kernel.game import Tip, Words

CARD_RULES = ("SFR-6.5", "SFR-6.6", "SFR-6.9", "SFR-6.8", "SFR-6.7", "SFR-6.7", "SFR-6.7")


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """By target; of hands only what this seat may see."""
    land = state.land()
    out = {answer: _city(state, city, words) for city, answer in enumerate(land.city_answers)}
    out |= {answer: _hex(state, h, words) for h, answer in enumerate(land.hex_answers)}
    out |= {land.cross_answers[c]: _crossroad(state, c, words) for c in land.open}
    out |= _boxes(state, words)
    out |= _piles(state, words)
    if seat is not None:
        for card in set(state.cards[seat]):
            key = "tip-card-culture" if card >= CULTURE else "tip-" + CARD_ANSWERS[card].replace(":", "-")
            title = words.name(titled(state, card))
            out[CARD_ANSWERS[card]] = Tip(title, [words(key)], (CARD_RULES[card], "SFR-6.1"))
    for answer, fare in journey.fares(state, seat, words).items():
        out[answer].lines.insert(0, fare)
    out |= sheets.tips(state, seat, words) | journey.tips(state, seat, words) | parley.tips(state, seat, words)
    marked = words("tip-rose", totals=", ".join(map(str, state.marks)), count=len(state.marks))
    rose = [marked, words("tip-rose-rule")]
    out["rose:totals"] = Tip(words("name-rose-totals"), rose, ("SFR-3.1", "SFR-3.2", "SFR-3.16"))
    for name, rule in (("diplomacy", "SFR-12.3"), ("scourge", "SFR-12.4"), ("heritage", "SFR-12.5")):
        lines = [words(f"tip-special-{name}")]
        if name == "diplomacy" and state.diplomacy != NOBODY:
            lines.append(words("tip-special-holder", holder=state.diplomacy))
        out[f"special:{name}"] = Tip(words.name(f"special:{name}"), lines, (rule,))
    return out


def _city(state: Position, city: int, words: Words) -> Tip:
    land = state.land()
    province = f"province:{land.provinces[land.province[city]]}"
    lines = [words("tip-city", province=province, towers=land.towers[city])]
    owner = state.owner(city)
    rules = ["SFR-9.2", "SFR-10.1", "SFR-11.1"]
    if owner == NEUTRAL:
        lines.append(words("tip-city-neutral"))
        rules = ["SFR-1.13"]
    elif owner != NOBODY:
        lines.append(words("tip-city-owner", owner=owner // 2, tribe=tribe_name(owner)))
        rules = ["SFR-11.5", "SFR-12.1"]
    elif state.tile[city] >= 0:
        colour = land.data["provinces"][state.tile[city]]["colour"]
        lines.append(words("tip-city-tile", colour=f"colour:{colour}"))
    else:
        lines.append(words("tip-city-no-tile"))
    if land.eagle[city]:
        lines.append(words("tip-city-eagle"))
        rules.append("SFR-16.1")
    around = [_hex_name(state, h, words) for h in land.hexes_at[land.city_at[city]]]
    lines.append(words("tip-city-hexes", hexes=", ".join(around)))
    return Tip(words.name(f"city:{land.cities[city]}"), lines, tuple(rules))


def _hex_name(state: Position, h: int, words: Words) -> str:
    name = words.name(f"hex:{state.land().hexes[h]}")
    number = state.land().number[h]
    return f"{name} {number}" if number else name


def _hex(state: Position, h: int, words: Words) -> Tip:
    land = state.land()
    terrain = land.terrain[h]
    lines = [words("tip-hex", province=f"province:{land.region[h]}", terrain=f"terrain:{TERRAINS[terrain]}")]
    if terrain == FOREST:
        lines.append(words("tip-hex-none"))
    else:
        good = words("tip-good-pasture") if terrain == PASTURE else f"good:{RESOURCES[terrain]}"
        lines.append(words("tip-hex-number", number=land.number[h], good=good))
    if state.legionnaire == h:
        lines.append(words("tip-hex-legionnaire"))
    return Tip(words.name(f"hex:{land.hexes[h]}"), lines, ("SFR-3.4", "SFR-3.6", "SFR-3.7"))


def _crossroad(state: Position, c: int, words: Words) -> Tip:
    land = state.land()
    around = ", ".join(_hex_name(state, h, words) for h in land.hexes_at[c])
    lines = [words("tip-crossroad", hexes=around)]
    tribe = state.stand[c]
    if tribe >= 0:
        lines.append(words("tip-crossroad-tribe", owner=tribe // 2, tribe=tribe_name(tribe)))
    return Tip(words.name(land.cross_answers[c]), lines, ("SFR-8.2", "SFR-8.5"))


def _boxes(state: Position, words: Words) -> dict[str, Tip]:
    out: dict[str, Tip] = {}
    for tribe in range(2 * state.seats):
        lines = [
            words("tip-box", figures=state.figures[tribe], wagons=state.wagons[tribe]),
            words("tip-box-tiles", tiles=loot(state, tribe, words)),
        ]
        if state.place[tribe] != SETTLED:
            lines.append(words("tip-box-few"))
        kind = KINDS[tribe % 2]
        rules = ("SFR-0.4", "SFR-9.2", "SFR-10.1", "SFR-12.4")
        out[f"box:{tribe // 2}-{kind}"] = Tip(words.name(f"box:{kind}"), lines, rules)
    return out


def _piles(state: Position, words: Words) -> dict[str, Tip]:
    coins = words("tip-bank-gold", small=int(state.options["coins"]))
    rows = (
        ("pile:ore", words("tip-pile", count=state.ore), ("SFR-4.5", "SFR-14.2")),
        ("pile:grain", words("tip-pile", count=state.grain), ("SFR-4.5", "SFR-14.2")),
        ("pile:pasture", words("tip-pasture-known", count=len(state.pasture)), ("SFR-1.7", "SFR-4.8")),
        ("pile:discard", words("tip-pile", count=len(state.discard)), ("SFR-4.8", "SFR-14.1")),
        ("deck:development", words("tip-pile", count=len(state.deck)), ("SFR-5.4", "SFR-6.3")),
        ("bank:gold", coins, ("SFR-14.6", "SFR-ED-2")),
    )
    return {name: Tip(words.name(name), [line], rules) for name, line, rules in rows}


def panels(state: Position, words: Words) -> list[list[tuple[str, str, str]]]:
    """For each seat what everybody may know: (icon, label, value)."""
    out: list[list[tuple[str, str, str]]] = []
    for seat in range(state.seats):
        a, b = seat * 2, seat * 2 + 1
        out.append(
            [
                ("star", words("panel-points"), str(state.points(seat))),
                ("coin", words("panel-gold"), str(state.gold[seat])),
                ("wheat", words("panel-hand"), str(len(state.hand[seat]))),
                ("book", words("panel-cards"), str(len(state.cards[seat]))),
                ("sword", words("panel-figures"), f"{state.figures[a]} / {state.figures[b]}"),
                ("cube", words("panel-wagons"), f"{state.wagons[a]} / {state.wagons[b]}"),
                ("banner", words("panel-tiles"), f"{state.colours(a)} / {state.colours(b)}"),
            ]
        )
    return out
