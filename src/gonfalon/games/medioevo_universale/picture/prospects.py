"""What an attack that is on offer now would be like: the odds, for the seat that is thinking of it."""

from gonfalon.games.medioevo_universale.rules.groups import Group
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.movement import ATTACK, ENTER, Activation, FullMovement
from gonfalon.games.medioevo_universale.rules.odds import Odds, battle_odds, entry_odds, rivals
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.sides import side_name
from gonfalon.kernel.game import Words

Prospects = dict[str, tuple[str, list[str]]]


def prospects(state: Position, seat: int | None, words: Words) -> Prospects:
    """By answer: the space it attacks, and how likely that is to succeed. Nothing where this seat is not asked."""
    frame = state.frames[-1] if state.frames else None
    if seat is None or seat not in state.turn():
        return {}
    if isinstance(frame, Activation) and frame.STEPS[frame.at] == "menu":
        return _here(state, seat, words)
    moving = innermost(state, FullMovement)
    if moving is None or moving.seat != seat:
        return {}
    if isinstance(frame, March) and frame.STEPS[frame.at] == "walk":
        ask = state.ask_of(seat)
        names = [answer[6:] for answer in (ask.values if ask else []) if answer.startswith("enter:")]
        goals = {f"enter:{name}": state.world().index[name] for name in names}
        groups = [*moving.ready, *frame.group]
        found = {answer: _entry(state, seat, groups, goal, words) for answer, goal in goals.items()}
        return {answer: (state.world().answers[goals[answer]], lines) for answer, lines in found.items() if lines}
    if frame is moving and moving.ready and moving.goal != NOBODY:
        lines = _entry(state, seat, moving.ready, moving.goal, words)
        place = state.world().answers[moving.goal]
        return {answer: (place, lines) for answer in (ENTER, ATTACK) if lines}
    return {}


def _here(state: Position, seat: int, words: Words) -> Prospects:
    """Battles begun where both sides stand (MEU-12.17)."""
    out: Prospects = {}
    ask = state.ask_of(seat)
    for answer in ask.values if ask else []:
        kind, _, rest = answer.partition(":")
        if kind == "fight":
            name, _, owner = rest.partition("-")
            space, rival = state.world().index[name], HORDE if owner == "barbarians" else int(owner)
            keeper = NOBODY if state.is_sea(space) else state.keeper[space]
            odds = battle_odds(state, seat, rival, space, keeper)
            if odds is not None:
                out[answer] = (state.world().answers[space], [_line(odds, rival, words)])
    return out


def _entry(state: Position, seat: int, groups: list[Group], space: int, words: Words) -> list[str]:
    keeper = NOBODY if state.is_sea(space) else state.holder[space]
    out: list[str] = []
    for rival in rivals(state, seat, space, keeper):
        odds = entry_odds(state, seat, groups, space, rival)
        if odds is not None:
            out.append(_line(odds, rival, words))
    return out


def _line(odds: Odds, rival: int, words: Words) -> str:
    side = side_name(rival)
    return words("tip-attack", side=side, cost=f"{odds.cost:.1f}", toll=f"{odds.toll:.1f}", **odds.shares())
