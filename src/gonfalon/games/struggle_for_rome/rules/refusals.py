"""Why not: what stands in the way of an answer here, and the rule behind it."""

from typing import Final

from gonfalon.games.struggle_for_rome.content.check import BARBARICUM
from gonfalon.games.struggle_for_rome.content.land import (
    BUILDINGS,
    CARD,
    CATTLE,
    CULTURE,
    DIPLOMAT,
    GRAIN,
    HORSE,
    LEADER,
    TRAITOR,
    TREASURE,
)
from gonfalon.games.struggle_for_rome.rules import building, conquest, travel
from gonfalon.games.struggle_for_rome.rules.cards import CARD_ANSWERS, GOODS, titled
from gonfalon.games.struggle_for_rome.rules.legionnaire import Legionnaire
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import NEUTRAL, NO_TILE, NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.trade import Deal
from gonfalon.games.struggle_for_rome.rules.tribe import TribeTurn
from gonfalon.kernel.requests import Ask, Refusal

_MARKET: Final = 2  # the phase of trade and building
_CARD_RULE: Final = {DIPLOMAT: "SFR-6.5", LEADER: "SFR-6.6", TREASURE: "SFR-6.8", TRAITOR: "SFR-6.9"}


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    frame, seat = state.frames[-1], ask.seat
    refused: Refusal | None = None
    if isinstance(frame, MarketTurn):
        refused = in_market(state, frame, answer)
    elif isinstance(frame, TribeTurn):
        refused = for_tribe(state, frame, answer)
    elif isinstance(frame, travel.Travel):
        refused = for_way(state, frame.tribe, frame.goal, answer)
    elif isinstance(frame, Legionnaire):
        refused = for_legionnaire(state, frame, answer)
    elif isinstance(frame, building.Build):
        refused = for_building(state, frame, answer)
    elif isinstance(frame, building.Exchange):
        refused = for_pile(answer)
    elif isinstance(frame, Deal):
        refused = in_deal(state, frame, answer)
    elif ask.prompt == "legionnaire-start":
        refused = _no_start(state, answer)
    return refused or elsewhere(state, seat, answer)


def _no_start(state: Position, answer: str) -> Refusal | None:
    """SFR-1.6: a hex where the legionnaire does not start."""
    hexagon = state.land().hex_of.get(answer, -1)
    if hexagon < 0:
        return None
    return Refusal("SFR-1.6", "no-forest" if hexagon in state.land().hispania else "not-hispania", hex=answer)


def elsewhere(state: Position, seat: int, answer: str) -> Refusal | None:
    """What belongs to another phase or can be done by nobody, whatever is asked now."""
    kind, _, ident = answer.partition(":")
    phase = state.phase
    if not phase:  # the table is being laid
        return None
    if answer in CARD_ANSWERS:
        return card_out_of_turn(state, seat, CARD_ANSWERS.index(answer))
    trading = (kind == "build" and ident in BUILDINGS) or kind == "bank" or answer == "button:trade"
    if trading and phase != _MARKET:
        return Refusal("SFR-4.1", "phase", phase=phase, needed="market")
    if kind == "idle" and phase <= _MARKET:
        return Refusal("SFR-7.6", "phase", phase=phase, needed="tribes")
    if kind in ("crossroad", "plunder", "conquer", "traitor-plunder", "traitor-conquer", "city") and phase <= _MARKET:
        return Refusal("SFR-7.1", "phase", phase=phase, needed="tribes")
    if kind in ("give", "get") and ident not in ("ore", "grain", "horse", "cattle"):
        return Refusal("SFR-4.4", "gold-never")
    return None


def card_out_of_turn(state: Position, seat: int, card: int) -> Refusal:
    """A card while something else is asked."""
    what = titled(state, card)
    if state.phase <= 1:
        return Refusal("SFR-3.19", "card-phase-1", what=what)
    if card >= CULTURE:
        return Refusal("SFR-6.7", "culture", what=what)
    if card == DIPLOMAT and state.phase != _MARKET:
        return Refusal("SFR-6.5", "phase", phase=state.phase, needed="market", what=what)
    if card == TRAITOR and state.phase == _MARKET:
        return Refusal("SFR-6.9", "phase", phase=state.phase, needed="tribes", what=what)
    if card not in state.cards[seat]:
        return Refusal(_CARD_RULE[card], "no-card", what=what)
    return Refusal("SFR-6.4", "card-now", what=what)


# -- phase 2 -----------------------------------------------------------------------------------


def in_market(state: Position, turn: MarketTurn, answer: str) -> Refusal | None:
    """What the player may not do in his turn of phase 2."""
    kind, _, ident = answer.partition(":")
    seat = turn.seat
    if answer == "button:trade":
        return _no_deal(state, seat, turn.proposals)
    if kind == "build" and ident in BUILDINGS:
        return _not_built(state, seat, BUILDINGS.index(ident))
    if kind == "bank" or kind == "good":
        return _not_exchanged(state, seat, ident)
    if answer in CARD_ANSWERS:
        card = CARD_ANSWERS.index(answer)
        what = titled(state, card)
        if card in state.cards[seat] and card <= TREASURE and card != TRAITOR:
            if turn.played:
                return Refusal("SFR-6.1", "card-played", what=what)
            return Refusal("SFR-6.4", "no-pasture", what=what)
        if card not in state.cards[seat] and card < CULTURE and card != TRAITOR:
            return Refusal(_CARD_RULE[card], "no-card", what=what)
    return None


def _no_deal(state: Position, seat: int, proposals: int) -> Refusal:
    most = state.number("proposals")
    if proposals >= most:
        return Refusal("SFR-4.10", "proposals", count=most)
    return Refusal("SFR-4.3", "nothing-to-trade", mine=len(state.hand[seat]))


def _not_built(state: Position, seat: int, what: int) -> Refusal:
    if not building.in_stock(state, seat, what):
        return Refusal(("SFR-5.2", "SFR-5.3", "SFR-5.4")[what], "none-left", thing=BUILDINGS[what])
    held, cost = state.counts(seat), state.land().costs[what]
    missing = [GOODS[kind] for kind in cost if not held[kind]]
    gold = state.number("card_gold") if what == CARD else 0
    joker = state.number("joker")
    rule = ("SFR-5.1", "SFR-5.3", "SFR-5.4")[what]
    price = [GOODS[kind] for kind in cost] + ["bank:coin"] * gold
    if not missing or len(missing) > 1:
        short = missing + ["bank:coin"] * max(0, gold - state.gold[seat])
        return Refusal(rule, "price", thing=building.BUILD_ANSWERS[what], price=price, short=short)
    used = bool(state.joker[seat])
    return Refusal(
        "SFR-5.7",
        "price-joker",
        thing=building.BUILD_ANSWERS[what],
        price=price,
        short=missing,
        used=used,
        joker=joker + gold,
        gold=state.gold[seat],
    )


def for_building(state: Position, frame: building.Build, answer: str) -> Refusal | None:
    """How a building cannot be paid, and where a wagon cannot go."""
    kind, _, ident = answer.partition(":")
    if kind == "box" and frame.STEPS[frame.at] == "place":
        owner = ident.partition("-")[0]
        return Refusal("SFR-5.3", "others-box", owner=int(owner)) if owner.isdecimal() else None
    if kind != "pay" or frame.STEPS[frame.at] != "pay":
        return None
    cost = state.land().costs[frame.building]
    price = [GOODS[kind] for kind in cost]
    missing = [GOODS[kind] for kind in cost if not state.have(frame.seat, kind)]
    if missing and answer == building.PAY_CARDS:
        return Refusal("SFR-5.7", "joker-needed", short=missing)
    if answer not in building.PAY_JOKER:
        return None
    instead = GOODS[building.PAY_JOKER.index(answer)]
    if instead not in price:
        return Refusal("SFR-5.7", "joker-for-nothing", good=instead, thing=building.BUILD_ANSWERS[frame.building])
    if missing:
        return Refusal("SFR-5.7", "joker-elsewhere", good=instead, short=missing)
    gold = state.number("joker") + (state.number("card_gold") if frame.building == CARD else 0)
    return Refusal("SFR-5.7", "joker-gold", used=bool(state.joker[frame.seat]), joker=gold, gold=state.gold[frame.seat])


def _not_exchanged(state: Position, seat: int, ident: str) -> Refusal | None:
    least = state.number("bank")
    if f"good:{ident}" not in GOODS:
        return Refusal("SFR-4.4", "gold-never")
    kind = GOODS.index(f"good:{ident}")
    return Refusal("SFR-4.6", "bank-short", least=least, have=state.have(seat, kind), good=GOODS[kind])


# -- phases 3 and 4 ----------------------------------------------------------------------------


def for_tribe(state: Position, turn: TribeTurn, answer: str) -> Refusal | None:
    """What a tribe, or its player during its turn, may not do."""
    kind, _, ident = answer.partition(":")
    tribe, moved, led, played = turn.tribe, turn.moved, turn.led, turn.played
    if kind == "crossroad":
        return _not_moved(state, tribe, answer, moved)
    if kind.endswith(("plunder", "conquer", "city")):
        city = state.land().city_named.get(ident, -1)
        return None if city < 0 else _not_attacked(state, tribe, kind, city, led, played)
    if kind == "idle":
        if moved or played:
            return Refusal("SFR-7.6", "not-idle", moved=moved, played=played)
        return Refusal("SFR-7.7", "pile-empty", what=answer)
    if answer in CARD_ANSWERS:
        return _not_played(state, tribe, CARD_ANSWERS.index(answer), moved, led, played)
    return None


def _not_moved(state: Position, tribe: int, answer: str, moved: bool) -> Refusal | None:
    name = travel.tribe_name(tribe)
    if state.place[tribe] == SETTLED:
        return Refusal("SFR-7.3", "settled", tribe=name)
    if moved:
        return Refusal("SFR-8.1", "moved", tribe=name)
    land = state.land()
    goal = land.cross_of.get(answer, -1)
    if goal < 0:
        return None
    if goal == state.place[tribe]:
        return Refusal("SFR-8.7", "stands-there", tribe=name)
    if land.city_of[goal] >= 0:
        return Refusal("SFR-8.2", "is-city", city=land.city_answers[land.city_of[goal]])
    if state.stand[goal] != NOBODY:
        return Refusal("SFR-8.2", "occupied", owner=state.stand[goal] // 2, tribe=travel.tribe_name(state.stand[goal]))
    return _too_far(state, tribe, goal)


def _too_far(state: Position, tribe: int, goal: int) -> Refusal:
    """SFR-8.6: the price of the way for which the least is missing."""
    land, seat = state.land(), tribe // 2
    grain, gold = state.have(seat, GRAIN), state.gold[seat]
    best, arrows, ships = -1, 0, 0
    for by_land, by_sea in land.prices[land.zone[state.place[tribe]]][land.zone[goal]]:
        coins = max(0, by_land - grain) * land.numbers["land_gold"] + by_sea * land.numbers["sea_gold"]
        if best < 0 or coins < best:
            best, arrows, ships = coins, by_land, by_sea
    return Refusal("SFR-8.6", "too-far", short=best - gold, land=arrows, sea=ships, grain=grain, gold=gold)


def _not_attacked(state: Position, tribe: int, kind: str, city: int, led: bool, played: bool) -> Refusal | None:
    land, seat = state.land(), tribe // 2
    name, place = travel.tribe_name(tribe), land.city_answers[city]
    settled = state.place[tribe] == SETTLED
    plunder = kind.endswith("plunder") or (kind == "city" and not settled and state.tile[city] != NO_TILE)
    owner = state.owner(city)
    if owner == NEUTRAL:
        return Refusal("SFR-1.13", "neutral", city=place)
    if owner != NOBODY:
        return Refusal("SFR-11.5", "owned", city=place, owner=owner // 2, mine=owner // 2 == seat)
    if plunder and settled:
        return Refusal("SFR-7.3", "settled", tribe=name)
    if plunder and (rule := conquest.may_plunder(state, tribe, city)):
        if rule == "SFR-9.9":
            return Refusal(rule, "plundered", city=place)
        return Refusal(rule, "two-tiles", city=place, tribe=name, count=state.number("tiles_per_colour"))
    if not plunder and (rule := conquest.may_conquer(state, tribe)):
        return _no_conqueror(state, tribe, rule)
    if city not in conquest.targets(state, tribe):
        rule = "SFR-11.1" if settled else "SFR-9.1" if plunder else "SFR-10.1"
        return Refusal(rule, "not-near", city=place, tribe=name, settled=settled)
    towers, force = land.towers[city], state.figures[tribe]
    if kind == "city" and towers <= force:
        return None
    if kind.startswith("traitor"):
        refused = _no_traitor(state, seat, led, played)
        if refused is not None:
            return refused
        if towers <= force:
            return Refusal("SFR-6.9", "no-need", city=place, towers=towers, force=force)
        return Refusal("SFR-6.9", "too-strong", city=place, towers=towers, force=force, tribe=name)
    rule = "SFR-9.2" if plunder else "SFR-11.2" if settled else "SFR-10.1"
    return Refusal(rule, "too-strong", city=place, towers=towers, force=force, tribe=name)


def _no_conqueror(state: Position, tribe: int, rule: str) -> Refusal:
    name = travel.tribe_name(tribe)
    if not state.wagons[tribe]:
        return Refusal(rule, "no-wagon", tribe=name)
    if state.place[tribe] == SETTLED:
        return Refusal(rule, "no-figure", tribe=name)
    needed = state.number("colours_to_settle")
    return Refusal(rule, "colours", tribe=name, needed=needed, have=state.colours(tribe))


def _no_traitor(state: Position, seat: int, led: bool, played: bool) -> Refusal | None:
    """Why no Traitor can help here, if so (SFR-6.1, SFR-6.9, SFR-6.10)."""
    what, price = titled(state, TRAITOR), state.number("traitor_gold")
    if led:
        return Refusal("SFR-6.10", "led", what=what, leader=titled(state, LEADER))
    if played:
        return Refusal("SFR-6.1", "card-played", what=what)
    if TRAITOR not in state.cards[seat]:
        return Refusal("SFR-6.9", "no-card", what=what)
    if state.gold[seat] < price:
        return Refusal("SFR-6.9", "traitor-gold", what=what, price=price, gold=state.gold[seat])
    return None


def _not_played(state: Position, tribe: int, card: int, moved: bool, led: bool, played: bool) -> Refusal:
    seat, what = tribe // 2, titled(state, card)
    if card >= CULTURE or card == DIPLOMAT:
        return card_out_of_turn(state, seat, card)
    if card == TRAITOR:
        return _no_traitor(state, seat, led, played) or Refusal("SFR-6.9", "with-attack", what=what)
    if card not in state.cards[seat]:
        return Refusal(_CARD_RULE[card], "no-card", what=what)
    if played:
        return Refusal("SFR-6.1", "card-played", what=what)
    if state.place[tribe] == SETTLED:
        return Refusal("SFR-7.3", "settled", tribe=travel.tribe_name(tribe))
    if moved:
        return Refusal("SFR-8.1", "moved", tribe=travel.tribe_name(tribe))
    return Refusal("SFR-6.6", "with-move", what=what)


def for_way(state: Position, tribe: int, goal: int, answer: str) -> Refusal | None:
    """How a way cannot be paid."""
    seat = tribe // 2
    if answer == CARD_ANSWERS[LEADER]:
        what = titled(state, LEADER)
        held = LEADER in state.cards[seat]
        return Refusal("SFR-6.6", "card-needless" if held else "no-card", what=what)
    kind, _, price = answer.partition(":")
    grain, _, gold = price.partition("-")
    if kind != "way" or not grain.isdecimal() or not gold.isdecimal():
        return None
    have, coins = state.have(seat, GRAIN), state.gold[seat]
    if int(grain) > have or int(gold) > coins:
        short = [GOODS[GRAIN]] * max(0, int(grain) - have) + ["bank:coin"] * max(0, int(gold) - coins)
        return Refusal("SFR-8.6", "purse", short=short, grain=have, gold=coins)
    found = travel.ways(state, tribe, goal)
    if not found:
        return _too_far(state, tribe, goal)
    less = [way for way in found if way[0] <= int(grain) and way[1] <= int(gold)]
    sheaves, pieces = travel.cheapest(less or found)
    return Refusal("SFR-8.5", "dearer" if less else "too-little", grain=sheaves, gold=pieces)


def for_legionnaire(state: Position, frame: Legionnaire, answer: str) -> Refusal | None:
    """Where he cannot go."""
    land, step = state.land(), frame.STEPS[frame.at]
    if step == "victim" and answer.startswith("seat:") and answer[5:].isdecimal():
        other = int(answer[5:])
        return Refusal("SFR-3.11", "rob-yourself" if other == frame.seat else "nobody-there", other=other)
    hexagon = land.hex_of.get(answer, -1)
    if hexagon < 0 or step != "move":
        return None
    if land.region[hexagon] == BARBARICUM:
        return Refusal("SFR-3.8", "beyond")
    return Refusal("SFR-6.5" if frame.by_card else "SFR-3.10", "legionnaire-there")


def for_pile(answer: str) -> Refusal | None:
    """What the bank does not give."""
    if answer in building.PILES:
        return Refusal("SFR-4.7", "pile-empty")
    return Refusal("SFR-4.6", "kind-unseen") if answer in (GOODS[HORSE], GOODS[CATTLE]) else None


def in_deal(state: Position, deal: Deal, answer: str) -> Refusal | None:
    """Gold is never part of a deal (SFR-4.4), nor is anybody else's hand (SFR-4.2)."""
    kind, _, ident = answer.partition(":")
    if kind in ("give", "get") and ident not in deal.GOODS:
        return Refusal("SFR-4.4", "gold-never")
    if kind != "seat" or deal.STEPS[deal.at] != "compose" or not ident.isdecimal() or int(ident) >= state.seats:
        return None
    other, asked = int(ident), sum(deal.get)
    if other in deal.to:
        return Refusal("SFR-4.2", "addressed", other=other)
    if other == deal.seat:
        return Refusal("SFR-4.2", "yourself")
    return Refusal("SFR-4.10", "asked-too-much", other=other, asked=asked, have=len(state.hand[other]))
