"""Why not this one: what cards, events and empty purses let choose (sections 5, 18 and 20)."""

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, ICONS, WAGON
from gonfalon.games.medioevo_universale.rules.cards_turn import Nudge, ShieldOne, dice_of
from gonfalon.games.medioevo_universale.rules.money import LOAN, may_borrow
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import EventDrawn
from gonfalon.games.medioevo_universale.rules.position import DECK, NOBODY, NOTHING, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.refused_moves import slot_named
from gonfalon.games.medioevo_universale.rules.windows import window_of
from gonfalon.kernel.requests import Ask, Number, Refusal


def not_picked(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """Something of the kind that is asked for, but not this."""
    if isinstance(ask, Number) and ask.low == ask.high:
        return Refusal(ask.rule, "only-number", count=ask.low)
    kind, _, name = answer.partition(":")
    frame = state.frames[-1]
    if answer == LOAN:
        return _no_loan(state, ask)
    if kind == "icon" and ask.prompt in ("first-icon", "second-icon") and name in ICONS:
        shown = ICONS.index(name) in state.world().icons[state.event]
        return Refusal(ask.rule, "icon-chosen" if shown else "icon-absent")
    if isinstance(frame, Nudge) and kind == "die" and name.isdecimal():
        return _no_die(state, frame, ask.rule, int(name))
    if isinstance(frame, ShieldOne):
        return _not_shielded(state, ask.rule, answer)
    if ask.prompt in ("card-44", "card-45") and kind == "card" and name.isdecimal() and int(name) in state.deck():
        in_deck = state.held[int(name)] == DECK
        if in_deck or not state.turned[int(name)]:
            return Refusal(ask.rule, "card-in-deck" if in_deck else "card-unused", card=answer)
    if ask.prompt in ("tech-law", "lend-to") and answer in state.world().space_of:
        return (_no_refuge if ask.prompt == "tech-law" else _no_camp)(state, ask, answer)
    return _not_rebuilt(state, ask, answer) if ask.prompt == "card-11" else None


def _no_refuge(state: Position, ask: Ask, answer: str) -> Refusal:
    """MEU-16.11: no barbarian land without units that touches the home realm."""
    world, homes = state.world(), state.homes(ask.seat)
    space = world.space_of[answer]
    if space in homes:
        return Refusal(ask.rule, "in-home-realm", place=answer)
    if not any(space in world.by_land[home] for home in homes):
        return Refusal(ask.rule, "not-beside-home", place=answer)
    if not state.in_play[space]:
        return Refusal("MEU-2.8", "out-of-play", place=answer)
    owner = state.holder[space]
    if owner != NOBODY:
        return Refusal(ask.rule, "land-of", place=answer, other=owner, mine=owner == ask.seat)
    return Refusal(ask.rule, "units-there", place=answer)


def _no_camp(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """MEU-18.66: no horde, or one against which he stands himself."""
    space = state.world().space_of[answer]
    if not state.horde(space):
        return Refusal(ask.rule, "no-horde", place=answer)
    mine = state.army[space * OWNERS + ask.seat]
    return Refusal(ask.rule, "own-units-there", place=answer) if mine else None


def _no_loan(state: Position, ask: Ask) -> Refusal | None:
    """MEU-20.1: taken in this turn, as many as one may, or the cash is enough."""
    if ask.prompt not in ("upkeep", "bankrupt", "point", "short"):
        return None
    if may_borrow(state, ask.seat):
        return Refusal(ask.rule, "loan-needless", have=state.florins[ask.seat])
    taken = state.new_loan[ask.seat] > 0
    return Refusal("MEU-20.1", "loan-taken" if taken else "loans-all", have=state.loans[ask.seat])


def _no_die(state: Position, frame: Nudge, rule: str, place: int) -> Refusal:
    dice = dice_of(state, window_of(state))
    if place >= len(dice):
        return Refusal(rule, "no-such-die", count=len(dice))
    return Refusal(rule, "die-done" if place in frame.done else "die-at-one")


def _not_shielded(state: Position, rule: str, answer: str) -> Refusal | None:
    """MEU-18.42, 18.43: no territory of the Event card, or one that is shielded."""
    world, window = state.world(), innermost(state, EventDrawn)
    if answer not in world.space_of or window is None:
        return None
    space = world.space_of[answer]
    if space not in world.red[state.event]:
        return Refusal(rule, "not-struck", place=answer)
    return Refusal(rule, "shielded-already", place=answer) if space in window.shielded else None


def _not_rebuilt(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """MEU-18.11: somebody else's, a ship or a machine, or one that serves both ways already."""
    slot = slot_named(state, answer)
    if slot == NOTHING:
        return Refusal(ask.rule, "no-such-piece") if answer.startswith("carrier:") else None
    facts = thing_facts(state, f"carrier:{slot}")
    if state.owner_of(slot) != ask.seat:
        return Refusal(ask.rule, "not-your-piece", other=state.owner_of(slot), **facts)
    land = state.what[slot] in (WAGON, CARAVAN)
    return Refusal(ask.rule, "rebuilt-already" if land else "not-convertible", **facts)
