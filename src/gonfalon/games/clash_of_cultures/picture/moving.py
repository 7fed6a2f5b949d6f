"""What a squad finds where it may go now: odds of an attack, its price, penalties of the terrain."""

from gonfalon.games.clash_of_cultures.content.names import (
    FOREST,
    GOOD_NAMES,
    MOUNTAIN,
    SEA,
    UNEXPLORED,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.march import Squad, attack_price, enemy_there
from gonfalon.games.clash_of_cultures.rules.move import March
from gonfalon.games.clash_of_cultures.rules.odds import attack_odds
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.game import Words
from gonfalon.kernel.requests import Ask


def prospects(state: Position, seat: int | None, words: Words) -> dict[int, list[str]]:
    """By space that the squad of this seat may enter now."""
    march = state.frames[-1] if state.frames else None
    if not isinstance(march, March) or march.seat != seat or March.STEPS[march.at] != "target":
        return {}
    ask = march.target(state)
    answers = ask.values if isinstance(ask, Ask) else []
    squad = march.squad(state)
    out: dict[int, list[str]] = {}
    for answer in answers:
        kind, _, name = answer.partition(":")
        if kind == "region":
            continue
        lines = out.setdefault(state.land().index[name], [])
        if kind == "road":
            lines.append(words("tip-enter-road"))
        lines += [line for line in _entering(state, squad, state.land().index[name], words) if line not in lines]
    return out


def _entering(state: Position, squad: Squad, place: int, words: Words) -> list[str]:
    hostile = state.hostile(squad.seat, place) if squad.ships else enemy_there(state, squad.seat, place)
    if hostile:
        return _attack(state, squad, place, words)
    names = {FOREST: "forest", MOUNTAIN: "mountain", UNEXPLORED: "unexplored"}
    if not squad.ships and state.terrain[place] == SEA:
        return [words("tip-enter-sea")]
    name = names.get(state.terrain[place], "")
    return [words("tip-enter-" + name)] if name else []


def _attack(state: Position, squad: Squad, place: int, words: Words) -> list[str]:
    units = [squad.count(kind) for kind in range(UNITS)]
    odds = attack_odds(state, squad.seat, units, squad.start, place)
    lines = [words("tip-attack-open")]
    if odds is not None:
        shares = {"win": odds.win, "loss": odds.loss, "nobody": odds.nobody}
        numbers = {name: round(share * 100) for name, share in shares.items()}
        lines = [words("tip-attack", cost=f"{odds.cost:.1f}", toll=f"{odds.toll:.1f}", **numbers)]
    due = attack_price(state, squad.seat, place)
    if not due.free:
        goods = ["good:" + GOOD_NAMES[one.good] for one in due.dues for _ in range(one.number)]
        lines.append(words("tip-attack-price", goods=goods))
    return lines
