"""Why not for this: what a trade cannot contain (section 5)."""

from gonfalon.games.clash_of_cultures.content.names import GOOD_NAMES, NOBODY
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.trading import (
    ASKED,
    GIVEN,
    HANDS,
    Trade,
    hands,
    kind_of,
    names,
    thing,
)
from gonfalon.kernel.requests import Refusal


def not_traded(state: Position, trade: Trade, answer: str) -> Refusal | None:
    """COC-5.1, 5.2, 5.5: nothing named yet, named already, not held, or nothing that is traded."""
    if answer == "button:send":
        return Refusal("COC-5.2", "nothing-proposed")
    side, _, what = answer.removesuffix("=").partition(":")
    if (side not in GIVEN and side not in ASKED) or "=" in what or not trade.to:
        return None
    if any(_named(term) == what for term in trade.terms if term.partition(":")[0] == side):
        return Refusal("COC-5.2", "proposed-already")
    if not _exists(state, side, what):
        return Refusal("COC-5.5", "never-traded")
    if side in ("show", "hide") and names(state)[kind_of(what)].index(what) in hands(state, trade.seat)[kind_of(what)]:
        return Refusal("COC-5.2", "proposed-already")  # shown or not, a card is given once
    mine = side in GIVEN
    return Refusal(
        "COC-5.1", "not-yours-to-give" if mine else "not-theirs-to-give", what=thing(side, what), other=trade.to[0]
    )


def _named(term: str) -> str:
    return term.partition(":")[2].partition("=")[0]


def _exists(state: Position, side: str, what: str) -> bool:
    """Whether there is such a thing among those that are traded."""
    if side in ("give", "get"):
        return what in GOOD_NAMES
    if side == "want":
        return what in HANDS
    if side in ("cede", "claim"):
        event = state.world().event_of.get(what, NOBODY)
        return event != NOBODY and state.world().event_person[event] == "hand"
    return what[:1] in ("A", "O", "W") and what in names(state)[kind_of(what)]
