"""The position in plain words, for the terminal and for screen readers."""

from gonfalon.games.struggle_for_rome.content.check import TERRAINS
from gonfalon.games.struggle_for_rome.rules.cards import GOODS, titled
from gonfalon.games.struggle_for_rome.rules.position import NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.travel import tribe_name
from gonfalon.kernel.game import Words


def tell(state: Position, seat: int | None, words: Words) -> str:
    """Everything the board shows to this seat, line by line."""
    name = words(f"board-phase-{state.phase}")
    lines = [words("text-round", round=state.round_number, phase=state.phase, name=name, seat=state.first)]
    if any(state.announced):
        who = [f"seat:{owner}" for owner in range(state.seats) if state.announced[owner]]
        lines.append(words("text-last-round", who=who))
    lines.append(words("text-totals", totals=", ".join(map(str, state.marks)), count=len(state.marks)))
    if state.legionnaire >= 0:
        lines.append(words("text-legionnaire", hex=state.land().hex_answers[state.legionnaire]))
    lines.append(
        words(
            "text-piles",
            ore=state.ore,
            grain=state.grain,
            pasture=len(state.pasture),
            discard=len(state.discard),
            deck=len(state.deck),
        )
    )
    for owner in range(state.seats):
        lines += ["", *_player(state, owner, words)]
        if owner == seat:
            goods = [GOODS[kind] for kind in state.hand[seat]]
            cards = [titled(state, card) for card in state.cards[seat]]
            lines.append(words("text-hand", goods=goods, count=len(goods)))
            lines.append(words("text-cards", cards=cards, count=len(cards)))
    lines += ["", words("text-cities"), *_cities(state, words)]
    lines += ["", words("text-hexes"), *_hexes(state, words)]
    return "\n".join(lines)


def _player(state: Position, owner: int, words: Words) -> list[str]:
    out = [
        words(
            "text-player",
            owner=owner,
            points=state.points(owner),
            gold=state.gold[owner],
            hand=len(state.hand[owner]),
            cards=len(state.cards[owner]),
            diplomats=state.diplomats[owner],
        )
    ]
    for tribe in (owner * 2, owner * 2 + 1):
        facts = {"figures": state.figures[tribe], "wagons": state.wagons[tribe], "tiles": loot(state, tribe, words)}
        if state.place[tribe] == SETTLED and not state.empire(tribe):
            out.append(words("text-unplaced", tribe=tribe_name(tribe)))
        elif state.place[tribe] == SETTLED:
            cities = [state.land().city_answers[city] for city in state.empire(tribe)]
            out.append(words("text-settlers", tribe=tribe_name(tribe), cities=cities, **facts))
        else:
            at = state.place[tribe]
            cities = [state.land().city_answers[city] for city in state.land().beside[at]]
            here = {"at": state.land().cross_answers[at], "cities": cities, "beside": len(cities)}
            out.append(words("text-nomads", tribe=tribe_name(tribe), **here, **facts))
    spare = {"horsemen": state.spare[owner * 2], "warriors": state.spare[owner * 2 + 1]}
    out.append(words("text-reserve", wagons=state.spare_wagons[owner], **spare))
    return out


def loot(state: Position, tribe: int, words: Words) -> str:
    """The tiles in a box by colour."""
    found: list[str] = []
    for colour, province in enumerate(state.land().data["provinces"]):
        count = state.loot[tribe * 5 + colour]
        if count:
            name = words.name(f"colour:{province['colour']}")
            found.append(words("text-twice", name=name) if count > 1 else name)
    return ", ".join(found) or words("text-nothing")


def _cities(state: Position, words: Words) -> list[str]:
    land = state.land()
    return [
        words(
            "text-city",
            city=land.city_answers[city],
            province=f"province:{land.provinces[land.province[city]]}",
            towers=land.towers[city],
            tile=state.tile[city] >= 0,
            eagle=land.eagle[city],
        )
        for city in range(len(land.cities))
        if state.owner(city) == NOBODY
    ]


def _hexes(state: Position, words: Words) -> list[str]:
    """Every province with its hexes, their terrain and number."""
    land = state.land()
    found: dict[str, list[str]] = {}
    for h, province in enumerate(land.region):
        terrain = f"terrain:{TERRAINS[land.terrain[h]]}"
        name = words("text-hex", hex=land.hex_answers[h], terrain=terrain, number=land.number[h])
        found.setdefault(province, []).append(name)
    return [words("text-land", province=f"province:{name}", hexes=", ".join(hexes)) for name, hexes in found.items()]
