"""Why not this card, technology, claim or act: what stands in its way in a window or a menu (28A, 28B)."""

from typing import Any, Final

from gonfalon.games.medioevo_universale.content.terms import ANY, BRANCHES
from gonfalon.games.medioevo_universale.rules.buying import PurchaseTurn
from gonfalon.games.medioevo_universale.rules.cards import Card
from gonfalon.games.medioevo_universale.rules.cards_trade import ANY_GOOD
from gonfalon.games.medioevo_universale.rules.finance import FREE_WINDOWS, LOAN_WINDOWS
from gonfalon.games.medioevo_universale.rules.money import means, missing
from gonfalon.games.medioevo_universale.rules.movement import Activation
from gonfalon.games.medioevo_universale.rules.objectives import holds
from gonfalon.games.medioevo_universale.rules.occasions import Declaring
from gonfalon.games.medioevo_universale.rules.position import DECK, Position
from gonfalon.games.medioevo_universale.rules.powers import ACTS, CARDS, LISTED, TECHNOLOGIES
from gonfalon.games.medioevo_universale.rules.purchases import next_of
from gonfalon.games.medioevo_universale.rules.tech import cost
from gonfalon.games.medioevo_universale.rules.trade import Journey, TradeTurn
from gonfalon.games.medioevo_universale.rules.windows import Occasion, OwnTurn, too_early
from gonfalon.kernel.requests import Ask, Refusal

#: The rule of the first technology; the others follow in their order.
FIRST_TECHNOLOGY: Final = 2
#: What stands in the way of an act of list F where it could be made, if nothing more particular does.
FACTS: Final = {
    "free:war": "at-peace-with-nobody",
    "free:offer": "offers-made",
    "free:denounce": "nothing-signed",
    "free:show": "nothing-secret",
    "free:order": "no-duty",
    "free:blood": "no-blood",
    "free:road": "no-road",
    "free:deployment": "no-demand",
}


def refuse_use(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of a use; None where it is no use, or none is possible at all."""
    kind, _, ident = answer.partition(":")
    window = _window(state, ask.seat, answer)
    if window is None:
        return None
    if kind in ("card", "claim") and ident.isdecimal() and int(ident) in state.deck():
        card = int(ident)
        return _no_card(state, ask.seat, window, card) if kind == "card" else _no_claim(state, ask.seat, card)
    if kind == "tech" and ident in state.world().technologies:
        return _no_technology(state, ask.seat, window, state.world().technologies.index(ident))
    return _no_act(state, ask.seat, window, answer) if answer in ACTS else None


def _window(state: Position, seat: int, answer: str) -> Any:
    """The window that is open, or the one a menu stands for."""
    frame = state.frames[-1]
    if isinstance(frame, Occasion):
        return frame
    if isinstance(frame, Journey) and answer in [f"card:{card}" for card in Declaring.MERCHANTS]:
        return Declaring(seat=seat, space=state.place[frame.slot], slot=frame.slot)
    return OwnTurn(seat=seat) if isinstance(frame, PurchaseTurn | Activation | TradeTurn | Journey) else None


def _no_card(state: Position, seat: int, window: Any, card: int) -> Refusal:
    if state.held[card] != seat:
        return _not_owned(state, card, "MEU-17.2")
    if state.turned[card]:
        return Refusal("MEU-17.2", "card-turned")
    if card not in window.cards(state) or card not in CARDS:
        places = state.world().card_windows[card]
        return Refusal(window.RULE, "elsewhere", windows=[f"window:{name}" for name in places])
    if too_early(state, window, card):
        return Refusal("MEU-28.8", "no-circle")
    power = CARDS[card]
    if power.welcome(state, seat, window) and isinstance(power, Card):
        have = means(state, seat)
        return Refusal("MEU-3.9", "price", price=power.price(), gear=0, have=have, short=power.price() - have)
    if card == ANY_GOOD and state.due[seat]:
        return Refusal("MEU-20.7", "in-debt", due=state.due[seat])
    return Refusal(f"MEU-18.{card}", "no-use")


def _not_owned(state: Position, card: int, rule: str) -> Refusal:
    name, owner = f"card:{card}", state.held[card]
    return (
        Refusal(rule, "card-in-deck", card=name) if owner == DECK else Refusal(rule, "card-of", card=name, other=owner)
    )


def _no_technology(state: Position, seat: int, window: Any, technology: int) -> Refusal:
    rule = f"MEU-16.{FIRST_TECHNOLOGY + technology}"
    if not state.knows(seat, technology):
        branch, level = technology // 4, technology % 4 + 1
        have, first = state.tech[seat * 6 + branch], next_of(state, seat, branch)
        facts = {"level": level, "have": have, "gap": level - have - 1, "branch": f"branch:{BRANCHES[branch]}"}
        return Refusal(rule, "tech-unknown", first=first, **facts)
    if technology not in TECHNOLOGIES:
        return Refusal(rule, "tech-within")
    places = LISTED[technology]
    if window.KIND not in places and ANY not in places:
        return Refusal(window.RULE, "elsewhere", windows=[f"window:{name}" for name in places])
    if too_early(state, window, -technology):
        return Refusal("MEU-28.8", "no-circle")
    if not TECHNOLOGIES[technology].welcome(state, seat, window):
        return Refusal(rule, "no-use")
    price, have = missing(state, seat, cost(state, technology)) * state.number("missing_gear"), means(state, seat)
    return Refusal("MEU-3.9", "price", price=price, gear=price, have=have, short=price - have)


def _no_claim(state: Position, seat: int, card: int) -> Refusal | None:
    if state.held[card] != seat:
        return _not_owned(state, card, "MEU-17.6")
    return None if holds(state, seat, card) else Refusal("MEU-17.6", "objective-unmet", card=f"card:{card}")


def _no_act(state: Position, seat: int, window: Any, answer: str) -> Refusal:
    power = ACTS[answer]
    if answer == "free:loan" and window.KIND in LOAN_WINDOWS:
        taken = state.new_loan[seat] > 0
        return Refusal("MEU-20.1", "loan-taken" if taken else "loans-all", have=state.loans[seat])
    if answer == "free:repay" and window.KIND in FREE_WINDOWS:
        if state.loans[seat] and not state.repaid[seat]:
            return Refusal("MEU-20.2", "repay-short", price=state.number("loan"), have=state.florins[seat])
        return Refusal("MEU-20.2", "repaid" if state.repaid[seat] else "no-loan")
    if answer == "free:gift" and window.KIND in FREE_WINDOWS:
        return Refusal("MEU-3.9", "florins", have=state.florins[seat])
    here = window.KIND in FREE_WINDOWS or answer == "free:blood"
    return Refusal(power.rule, FACTS.get(answer, "no-use")) if here else Refusal("MEU-28.4", "act-elsewhere")
