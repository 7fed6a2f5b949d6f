"""Why not: what stands in the way of an answer here, and the rule behind it.

A refusal speaks to the seat that is asked: it may name that seat's own hand, and of other hands nothing.
"""

import re
from typing import Final

from gonfalon.games.medievalia.content import (
    BUILDINGS_MAX,
    CARD,
    CITY,
    DECK,
    DOUBLE_MOVE,
    EXTRA_CARD,
    HEAL,
    IS_CHARACTER,
    IS_CIVIL,
    IS_LAND,
    KIND,
    PILE,
    POWER,
    REMOVAL,
    RESOURCE,
    SHOOT,
    TERRITORIES_MAX,
    number,
)
from gonfalon.games.medievalia.rules.actions import Actions, Shift
from gonfalon.games.medievalia.rules.allot import Allot
from gonfalon.games.medievalia.rules.battle import APART, DEFENCE, STAY, TOGETHER, Battle
from gonfalon.games.medievalia.rules.choosing import ARMY, DISMISS, DONE, is_card, same_look
from gonfalon.games.medievalia.rules.facts import amounts
from gonfalon.games.medievalia.rules.food import Dismissal, Feeding, removable
from gonfalon.games.medievalia.rules.help import Adjust, Help
from gonfalon.games.medievalia.rules.market import Market, character_price
from gonfalon.games.medievalia.rules.movement import March
from gonfalon.games.medievalia.rules.payment import judged, payable
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, NOWHERE, Position
from gonfalon.games.medievalia.rules.powers import Powers
from gonfalon.games.medievalia.rules.purchase import Purchase
from gonfalon.games.medievalia.rules.turn import Turn
from gonfalon.games.medievalia.rules.wallet import NOTHING, Payment, Price, Wallet, parsed
from gonfalon.games.medievalia.rules.war import Wars, available
from gonfalon.kernel.requests import Ask, Refusal

_PAYMENT: Final = re.compile(r"pay:(nothing|[lspd]\d{1,4}(\+[lspd]\d{1,4})*)")
_MOST_SHORT: Final = 40  # no price is further away


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    frame = state.frames[-1]
    if is_card(answer) and any(ask.accepts(other) for other in same_look(state, answer)):
        return Refusal(ask.rule, "alike")
    if isinstance(frame, Actions):
        return _no_act(state, frame, answer)
    if isinstance(frame, Shift):
        return _no_shift(state, frame, answer)
    if isinstance(frame, Purchase):
        return _not_bought(state, frame, answer)
    if isinstance(frame, Adjust):
        return _not_served(state, frame, answer)
    if isinstance(frame, Help):
        return _not_given(state, frame, answer)
    if isinstance(frame, March):
        return _no_march(state, frame, answer)
    if isinstance(frame, Wars):
        return _no_war(state, frame, answer)
    if isinstance(frame, Battle):
        return _no_battle(state, frame, answer)
    if isinstance(frame, Allot):
        return _not_allotted(state, frame, answer)
    if isinstance(frame, Powers):
        return _no_power(state, frame, ask.seat, answer)
    if isinstance(frame, Dismissal | Feeding):
        return _not_removed(state, ask, answer)
    if answer == DISMISS and isinstance(frame, Turn):
        return Refusal("MED-8.7", "nobody-unused")
    if answer in DECK and ask.prompt in ("draw", "deal"):
        return Refusal(ask.rule, "deck-empty")
    return None


# -- buying ----------------------------------------------------------------------------------------


def _short(wallet: Wallet, price: Price, thing: str) -> Refusal:
    """MED-4.25: how many resources are missing at least, however one pays; a hand card is one resource of any type."""
    missing = 0
    while not payable(wallet, price) and missing < _MOST_SHORT:
        wallet.hand += 1
        missing += 1
    return Refusal("MED-4.25", "short", thing=thing, count=missing, price=amounts(price.cost), any=price.anything)


def _no_act(state: Position, frame: Actions, answer: str) -> Refusal | None:
    seat = frame.seat
    if answer in PILE:
        return _no_building(state, frame, PILE.index(answer))
    if answer in DECK:
        if not state.deck_size(DECK.index(answer)):
            return Refusal("MED-4.12", "deck-empty")
        short = _short(Wallet(state, seat), Price(NOTHING, EXTRA_CARD), answer)
        return Refusal("MED-4.12", short.fact, **short.facts)
    if answer == DISMISS:
        return Refusal("MED-8.7", "nobody-unused")
    if not is_card(answer):
        return None
    card = number(answer)
    if card in state.hand_cards(seat):
        return _not_played(state, frame, card)
    if card in state.lands[seat]:
        if KIND[card] == CITY:
            return Refusal("MED-5.8", "city-stays")
        if state.used[card]:
            return Refusal("MED-5.9", "used", card=answer)
        return _short(Wallet(state, seat), Price(REMOVAL, barred=card), answer)
    if card in state.troops[seat]:
        return _not_shifted(state, seat, card)
    if card in state.built[seat]:
        return Refusal("MED-6.7", "building-stays", card=answer)
    if card in state.top:
        return _no_building(state, frame, state.top.index(card))
    owner = state.owner(card)
    return (
        _not_in_hand(state, seat, "MED-4.2", card)
        if owner == NOBODY
        else Refusal("MED-4.2", "others-card", owner=owner)
    )


def _no_building(state: Position, frame: Actions, pile: int) -> Refusal:
    seat, card = frame.seat, state.top[pile]
    if card == NOWHERE:
        return Refusal("MED-6.2", "pile-empty")
    unused = [land for land in state.lands[seat] if not state.used[land]]
    if not unused:
        return Refusal("MED-6.5", "lands-used")
    if not any(state.room(seat, land) for land in unused):
        return Refusal("MED-6.6", "lands-full", most=BUILDINGS_MAX)
    price = Price(state.tables().cost[KIND[card]], building=True)
    if payable(Wallet(state, seat), price):
        return Refusal("MED-6.5", "land-needed", thing=CARD[card])
    return _short(Wallet(state, seat), price, CARD[card])


def _not_played(state: Position, frame: Actions, card: int) -> Refusal:
    seat, kind = frame.seat, KIND[card]
    wallet = Wallet(state, seat)
    wallet.hand -= 1  # MED-4.11
    if IS_LAND[kind]:
        if len(state.lands[seat]) > TERRITORIES_MAX:
            return Refusal("MED-5.3", "territories", most=TERRITORIES_MAX)
        return _short(wallet, Price(state.tables().cost[kind]), CARD[card])
    if not Market(state, seat, frame.asked).room(kind):
        return Refusal("MED-7.7", "hungry", count=len(state.troops[seat]), most=state.capacity(seat))
    return _short(wallet, Price(character_price(state, seat, kind)), CARD[card])


def _not_bought(state: Position, frame: Purchase, answer: str) -> Refusal | None:
    step = frame.STEPS[frame.at]
    if step == "place":
        return _no_place(state, frame, answer)
    return _not_discarded(state, frame, answer) if step == "discard" else _no_payment(state, frame, answer)


def _no_land(state: Position, rule: str, seat: int, card: int) -> Refusal:
    """Somebody else's, or no land at all."""
    owner = state.owner(card)
    return Refusal(rule, "not-your-land") if owner in (NOBODY, seat) else Refusal(rule, "others-card", owner=owner)


def _no_place(state: Position, frame: Purchase, answer: str) -> Refusal | None:
    """MED-6.4 to 6.6, 7.1, 7.7: where this thing cannot stand."""
    seat, fiefs = frame.seat, state.map().answer
    if frame.what == "character" and answer in fiefs and answer != fiefs[seat]:
        return Refusal("MED-7.1", "played-at-home", card=frame.thing())
    home = frame.what == "character" and answer in fiefs
    if not home and not is_card(answer):
        return None
    land = FREE if home else number(answer)
    if not home and land not in state.lands[seat]:
        return _no_land(state, "MED-7.2" if frame.what == "character" else "MED-6.5", seat, land)
    if f"{CARD[frame.card]}@{land}" in frame.asked:
        return Refusal("MED-16.12", "asked-before")
    if frame.what == "character":
        return Refusal("MED-7.7", "hungry", count=len(state.troops[seat]), most=state.capacity(seat))
    if state.used[land]:
        return Refusal("MED-6.4", "used", card=answer)
    if not state.room(seat, land):
        return Refusal("MED-6.6", "land-full", card=answer, most=BUILDINGS_MAX)
    price = Price(state.tables().cost[KIND[frame.card]], building=True, barred=land)
    if payable(frame.wallet(state), Price(price.cost, building=True)):
        return Refusal("MED-6.4", "land-pays", card=answer, thing=frame.thing())
    return _short(frame.wallet(state), price, frame.thing())


def _not_discarded(state: Position, frame: Purchase, answer: str) -> Refusal | None:
    """MED-4.11: not the card that is bought, none twice, and none but hand cards."""
    if not is_card(answer):
        return None
    card = number(answer)
    if card == frame.card:
        return Refusal("MED-4.11", "bought-itself", card=answer)
    if card in frame.thrown:
        return Refusal("MED-4.11", "chosen-already", card=answer)
    return _not_in_hand(state, frame.seat, "MED-4.11", card)


def _not_in_hand(state: Position, seat: int, rule: str, card: int) -> Refusal:
    """It lies elsewhere; where is said to nobody, unless everybody sees it."""
    if any(KIND[held] == KIND[card] for held in state.hand_cards(seat)):
        return Refusal(rule, "other-copy", card=CARD[card])
    return Refusal(rule, "not-in-hand" if state.owner(card) == NOBODY else "lies-out", card=CARD[card])


def _no_payment(state: Position, frame: Purchase, answer: str) -> Refusal | None:
    if answer == "button:ask-ally" and frame.STEPS[frame.at] == "pay":
        if state.ally(frame.seat) == NOBODY:
            return Refusal("MED-16.12", "no-ally")
        if frame.helper != NOBODY or frame.key() in frame.asked:
            return Refusal("MED-16.12", "asked-before")
        return Refusal("MED-16.7", "ally-poor", count=1 if state.helped else 2)
    if frame.STEPS[frame.at] != "pay" or not _PAYMENT.fullmatch(answer):
        return None
    payment, wallet, price = parsed(answer), frame.wallet(state), frame.price(state)
    if not _within(payment, wallet):
        return Refusal("MED-4.19", "cards-missing")
    if not judged(wallet, price, payment):
        return Refusal("MED-4.25", "no-payment", thing=frame.thing(), price=amounts(price.cost), any=price.anything)
    return Refusal("MED-4.27", "unlisted")


def _within(payment: Payment, wallet: Wallet) -> bool:
    """Whether everything named is there, once."""
    singles = [card for card, _, _ in wallet.singles]
    named = payment.lands + payment.singles + payment.powers
    there = [card in wallet.lands for card in payment.lands] + [card in singles for card in payment.singles]
    there += [card in wallet.powers for card in payment.powers]
    return all(there) and len(set(named)) == len(named) and payment.discards <= wallet.hand


def _not_served(state: Position, frame: Adjust, answer: str) -> Refusal | None:
    wallet = Wallet(state, frame.seat, frame.gift, -frame.own)
    if answer == DONE:
        return Refusal("MED-4.25", "not-yet", thing=frame.thing, price=amounts(frame.cost), any=frame.anything)
    if answer == "button:discard":
        return Refusal("MED-4.11", "hand-empty", count=wallet.hand)
    if not is_card(answer) and not answer.startswith("power:"):
        return None
    card = number(answer)
    if card == frame.barred:
        return Refusal("MED-4.19", "land-pays", card=CARD[card], thing=frame.thing)
    if card in frame.lands + frame.singles + frame.powers:
        return Refusal("MED-4.19", "chosen-already", card=CARD[card])
    owner = state.owner(card)
    if owner not in (NOBODY, frame.seat):
        return Refusal("MED-4.19", "others-card", owner=owner)
    if owner == frame.seat and state.used[card]:
        return Refusal("MED-4.19", "used", card=CARD[card])
    producers = wallet.lands + [one[0] for one in wallet.singles]
    if card in (wallet.powers if answer.startswith("power:") else producers):
        return Refusal("MED-4.21", "never-pays", card=CARD[card], thing=frame.thing)
    return Refusal("MED-4.19", "gives-nothing", card=CARD[card])


def _not_given(state: Position, frame: Help, answer: str) -> Refusal | None:
    """MED-16.6, 16.7: what an ally cannot give, and when he cannot stop."""
    step = frame.STEPS[frame.at]
    if answer in RESOURCE and step == "lose":
        return Refusal("MED-16.7", "not-given", resource=answer)
    if step != "give":
        return None
    if answer == DONE:
        return Refusal("MED-16.7", "one-more")
    if not is_card(answer):
        return None
    card = number(answer)
    if card in frame.lands + frame.singles + frame.shown:
        return Refusal("MED-16.6", "chosen-already", card=answer)
    owner = state.owner(card)
    if owner not in (NOBODY, frame.seat):
        return Refusal("MED-16.6", "others-card", owner=owner)
    if owner == NOBODY:
        return _not_in_hand(state, frame.seat, "MED-16.6", card)
    return Refusal("MED-16.6", "used" if state.used[card] else "nothing-to-give", card=answer)


# -- characters --------------------------------------------------------------------------------------


def _not_shifted(state: Position, seat: int, card: int) -> Refusal:
    if state.fief[card] != seat:
        return Refusal("MED-9.6", "abroad", card=CARD[card], fief=state.map().answer[state.fief[card]])
    if state.used[card]:
        return Refusal("MED-9.1", "used", card=CARD[card])
    return Refusal("MED-9.2", "land-used", card=CARD[card], land=CARD[state.land[card]])


def _no_shift(state: Position, frame: Shift, answer: str) -> Refusal | None:
    if is_card(answer):
        card = number(answer)
        if IS_CHARACTER[KIND[card]]:
            return Refusal("MED-1.8", "no-land", card=answer)
        if card == state.land[frame.card]:
            return Refusal("MED-9.1", "stands-there", card=CARD[frame.card])
        return _no_land(state, "MED-9.1", frame.seat, card)
    if answer in state.map().answer:
        own = answer == state.map().answer[frame.seat]
        return Refusal("MED-9.1", "stands-there" if own else "own-fief-only", card=CARD[frame.card])
    return None


def _no_march(state: Position, frame: March, answer: str) -> Refusal | None:
    seat = frame.seat
    if frame.STEPS[frame.at] == "where":
        return _no_way(state, frame, answer)
    if answer == DISMISS:
        return Refusal("MED-8.7", "nobody-unused" if not removable(state, seat) else "nobody-marches")
    if not is_card(answer):
        return Refusal("MED-3.8", "phase-4") if answer in PILE or answer in DECK else None
    card = number(answer)
    if card in state.lands[seat] or card in state.built[seat]:
        return Refusal("MED-1.5", "never-moves", card=answer)
    if card not in state.troops[seat]:
        owner = state.owner(card)
        if owner == NOBODY:
            return Refusal("MED-3.8", "phase-4")
        return Refusal("MED-10.1", "others-card", owner=owner)
    if state.used[card]:
        return Refusal("MED-10.1", "used", card=answer)
    if state.land[card] != FREE and state.used[state.land[card]]:
        return Refusal("MED-10.3", "land-used", card=answer, land=CARD[state.land[card]])
    taken, knight = frame.steps.count(card), POWER[KIND[card]] == DOUBLE_MOVE
    if taken < (2 if knight else 1):
        return Refusal("MED-10.6", "blocked", fief=state.map().answer[state.fief[card]])
    return Refusal("MED-10.4" if knight else "MED-10.1", "marched", card=answer, count=taken)


def _no_way(state: Position, frame: March, answer: str) -> Refusal | None:
    names = state.map().answer
    if answer not in names:
        return None
    here = state.fief[frame.card]
    if answer == names[here]:
        return Refusal("MED-10.1", "stands-there", card=CARD[frame.card])
    if names.index(answer) in state.map().near[here]:
        return Refusal("MED-10.6", "blocked", fief=names[here])
    return Refusal("MED-2.11", "not-near", here=names[here], fief=answer)


def _no_war(state: Position, frame: Wars, answer: str) -> Refusal | None:
    if not answer.startswith("front:"):
        return Refusal("MED-3.8", "phase-4") if answer in PILE or answer in DECK or is_card(answer) else None
    if answer in frame.fronts:
        return Refusal("MED-11.3", "front-fought")
    place, _, opponent = answer[6:].rpartition("-")
    names, seat = state.map().answer, frame.seat
    if f"fief:{place}" not in names or not opponent.isdecimal() or int(opponent) >= state.seats:
        return None
    fief, other = names.index(f"fief:{place}"), int(opponent)
    facts = {"fief": names[fief], "other": other}
    if state.friends(seat, other):
        return Refusal("MED-11.2", "yourself") if seat == other else Refusal("MED-11.4", "friends", **facts)
    troops = [card for card in state.troops[seat] if state.fief[card] == fief]
    if not troops:
        return Refusal("MED-11.2", "no-troops-there", **facts)
    if not state.alive[other] or (fief != other and not any(state.fief[card] == fief for card in state.troops[other])):
        return Refusal("MED-11.2", "no-enemy-there", **facts)
    ready = troops if state.lord(fief) == NOBODY else available(state, seat, fief)
    if ready and all(card in frame.fought for card in ready):
        return Refusal("MED-11.3", "all-fought", **facts)
    return Refusal("MED-11.7", "none-available", count=len(troops), **facts)


def _no_battle(state: Position, frame: Battle, answer: str) -> Refusal | None:
    step = frame.STEPS[frame.at]
    if step == "target":
        return _not_aimed(state, frame, answer)
    if answer == STAY:
        return Refusal("MED-12.3", "all-abroad", fief=state.map().answer[frame.fief])
    if answer in (TOGETHER, APART):
        return Refusal("MED-12.1", "arranged-already") if step == "arrange" else None
    if answer in ARMY:
        return Refusal("MED-12.1" if step == "arrange" else "MED-12.4", "no-such-army", count=len(frame.armies))
    return None


def _not_aimed(state: Position, frame: Battle, answer: str) -> Refusal | None:
    """MED-12.6, 12.7: what a free army cannot attack."""
    if answer in DEFENCE:
        return Refusal("MED-12.6", "no-such-defence")
    if not is_card(answer):
        return None
    card, fief = number(answer), state.map().answer[frame.fief]
    owner = state.owner(card)
    if owner == NOBODY:
        return Refusal("MED-12.6", "not-on-table", card=answer)
    if owner != frame.defender:
        return Refusal("MED-12.6", "not-defenders", owner=owner, defender=frame.defender)
    if state.fief[card] != frame.fief:
        return Refusal("MED-12.6", "not-in-fight", card=answer, fief=fief)
    if IS_CIVIL[KIND[card]]:
        return Refusal("MED-12.7", "civil-building", card=answer)
    if state.land[card] != FREE:
        return Refusal("MED-12.7", "attack-its-land", card=answer, land=CARD[state.land[card]])
    return Refusal("MED-12.6", "in-an-army", card=answer)


def _not_allotted(state: Position, frame: Allot, answer: str) -> Refusal | None:
    """MED-6.11, 14.9: who gets no bonus; MED-12.11, 12.14: who does not suffer now."""
    if not is_card(answer):
        return None
    card = number(answer)
    if frame.STEPS[frame.at] == "bonuses":
        giver = frame.givers[0]
        rule = "MED-6.11" if IS_CIVIL[KIND[giver]] else "MED-14.9"
        if card not in frame.members:
            return Refusal(rule, "not-in-group", card=answer)
        return Refusal(rule, "no-self-bonus" if card == giver else "characters-only", card=answer, giver=CARD[giver])
    if card not in frame.members:
        return Refusal("MED-12.11", "not-in-group", card=answer)
    if not frame.left(state, frame.members.index(card)):
        return Refusal("MED-12.11", "bears-no-more", card=answer)
    return Refusal("MED-12.14", "city-last")


def _no_power(state: Position, frame: Powers, seat: int, answer: str) -> Refusal | None:
    if not is_card(answer):
        return None
    card = number(answer)
    if frame.STEPS[frame.at] == "target":
        return _no_target(state, frame, card)
    owner = state.owner(card)
    if owner != seat:
        return None if owner == NOBODY else Refusal("MED-12.17", "others-card", owner=owner)
    if POWER[KIND[card]] not in (SHOOT, HEAL):
        return Refusal("MED-14.4", "no-such-power", card=answer)
    if state.used[card]:
        return Refusal("MED-14.2", "used", card=answer)
    if frame.involved(state, owner, card):
        return Refusal("MED-14.6", "fights-itself", card=answer)
    place = state.fief[card]
    if place != frame.fief and place not in state.map().near[frame.fief]:
        return Refusal("MED-14.5", "out-of-range", card=answer, fief=state.map().answer[frame.fief])
    return Refusal("MED-14.7" if POWER[KIND[card]] == SHOOT else "MED-14.8", "no-target", card=answer)


def _no_target(state: Position, frame: Powers, card: int) -> Refusal:
    shoots = POWER[KIND[frame.actor]] == SHOOT
    rule, answer = "MED-14.7" if shoots else "MED-14.8", CARD[card]
    owner = state.owner(card)
    if owner == NOBODY or not IS_CHARACTER[KIND[card]]:
        return Refusal(rule, "no-character", card=answer)
    if state.fief[card] != frame.fief:
        return Refusal("MED-14.5", "not-in-fight", card=answer, fief=state.map().answer[frame.fief])
    if card == frame.actor:
        return Refusal(rule, "himself", card=answer)
    if shoots:
        enemy = frame.defender if state.friends(state.owner(frame.actor), frame.seat) else frame.seat
        fact = "covered" if owner == enemy else "not-the-enemy"
        return Refusal(rule, fact, card=answer, owner=owner)
    if not state.friends(owner, state.owner(frame.actor)):
        return Refusal(rule, "others-card", owner=owner)
    return Refusal(rule, "unhurt", card=answer)


def _not_removed(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """MED-8.6, 8.7: what is not there to be taken off the table."""
    if not is_card(answer):
        return None
    card, seat = number(answer), ask.seat
    if card in state.lands[seat]:
        return Refusal("MED-5.8", "city-stays" if KIND[card] == CITY else "removal-paid", card=answer)
    if not IS_CHARACTER[KIND[card]]:
        return Refusal(ask.rule, "no-character", card=answer)
    if card in state.troops[seat]:
        return Refusal("MED-8.7", "used", card=answer)
    owner = state.owner(card)
    if owner == NOBODY:
        return Refusal(ask.rule, "not-on-table", card=answer)
    return Refusal(ask.rule, "others-card", owner=owner)
