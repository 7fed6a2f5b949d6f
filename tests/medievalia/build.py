"""Medievalia positions in one line, and short words to play and read them.

    m = fiefs("city; field: peasant, peasant; free: soldier, priest u; in n: knight; hand: farm, mine",
              "city u: peasant u, bank; mine", phase="act", tops="castle, bank, school")
    go(m, "farm in hand", "pay")
    assert fief(m, 0) == "city u; field: peasant, peasant; farm; free: soldier, priest u; in n: knight; hand: mine"

One text per player, parts divided by semicolons: a land with what lies on it, ``free`` characters at home, those ``in``
another fief, the ``hand``. ``u`` marks a used card. Every other card stays in its deck or pile. Forced questions are
answered and chance is settled on the way, unless the next answer given is meant for them.
"""

import re
from typing import Any

import pytest

from gonfalon import CHANCE, IllegalAnswer, Match
from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import (
    BUILDINGS,
    CARD,
    CITIES,
    DECKS,
    IS_CHARACTER,
    IS_LAND,
    KIND,
    KINDS,
    Vector,
    number,
)
from gonfalon.games.medievalia.rules import laws
from gonfalon.games.medievalia.rules.payment import payments
from gonfalon.games.medievalia.rules.position import FREE, NOWHERE, Position
from gonfalon.games.medievalia.rules.turn import Turn, WholeGame
from gonfalon.games.medievalia.rules.wallet import Payment, Price, Wallet, parsed
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Chance

PHASES = {"start": "siege", "draw": "draw", "act": "actions", "march": "march", "war": "war", "end": "finish"}


def fiefs(
    *players: str,
    phase: str = "act",
    turn_of: int = 0,
    tops: str = "school, workshop, bank",
    decks: dict[str, str] | None = None,
    piles: int | None = None,
    siege: tuple[int, ...] = (),
    chapter: int = 2,
    **options: Any,
) -> Match:
    """A match in the given phase of one player's turn. ``decks`` names what a deck holds (nothing else stays in it)."""
    seats = len(players)
    state = GAME.begin(seats, {"skip_forced": False, **options})
    assert isinstance(state, Position)
    _setup(state, players, tops)
    for name, content in (decks or {}).items():
        _stack(state, DECKS.index(name), content)
    if piles is not None:
        state.out += state.piles[piles:]
        state.piles = state.piles[:piles]
        state.pile_left = [piles, 0, 0]
    state.siege = list(siege) if siege else [0] * seats
    state.active = turn_of
    state.chapter = chapter
    state.frames = [WholeGame(labelled=3, at=4), Turn(seat=turn_of, at=Turn.STEPS.index(PHASES[phase]))]
    state._request = None
    state._events = []
    state._run()
    laws.check(state)
    return Match(GAME, state, Generator(5), chance=False)


def _setup(state: Position, players: tuple[str, ...], tops: str) -> None:
    for pile, name in enumerate(tops.split(", ")):
        state.top[pile] = NOWHERE if name == "none" else _building(state, name)
    state.piles = [card for card in BUILDINGS if card not in state.top]
    for seat, text in enumerate(players):
        for part in filter(None, (piece.strip() for piece in text.split(";"))):
            _part(state, seat, part)
    state.pile_left = [len(state.piles), 0, 0]
    for deck in range(3):
        cards = state.deck(deck)
        state.bottom[deck] = cards.pop(0)


def _part(state: Position, seat: int, part: str) -> None:
    head, _, rest = part.partition(":")
    things = [thing.strip() for thing in rest.split(",") if thing.strip()]
    if head == "hand":
        for thing in things:
            state.give(seat, _from_deck(state, thing))
        return
    if head == "free" or head.startswith("in "):
        fief = seat if head == "free" else state.map().answer.index("fief:" + head[3:])
        for thing in things:
            _stand(state, seat, thing, FREE, fief)
        return
    name, used = _used(head)
    land = CITIES[seat] if name == "city" else _from_deck(state, name)
    if name != "city":
        state.lands[seat].append(land)
        state.enter(seat, land, FREE)
    state.used[land] = used
    for thing in things:
        _stand(state, seat, thing, land, seat)


def _used(text: str) -> tuple[str, int]:
    return (text[:-2], 1) if text.endswith(" u") else (text, 0)


def _stand(state: Position, seat: int, thing: str, land: int, fief: int) -> None:
    name, used = _used(thing)
    kind = KINDS.index(name)
    if IS_CHARACTER[kind]:
        card = _from_deck(state, name)
        state.troops[seat].append(card)
    else:
        card = _building(state, name)
        if card in state.piles:
            state.piles.remove(card)
        state.built[seat].append(card)
    state.enter(seat, card, land)
    state.fief[card] = fief
    state.used[card] = used


def _from_deck(state: Position, name: str) -> int:
    kind = KINDS.index(name)
    for deck in range(3):
        for card in state.deck(deck):
            if KIND[card] == kind:
                state.deck(deck).remove(card)
                return card
    raise AssertionError(f"no {name} is left in its deck")


def _building(state: Position, name: str) -> int:
    kind = KINDS.index(name)
    taken = state.top + [card for row in state.built for card in row]
    for card in BUILDINGS:
        if KIND[card] == kind and card not in taken:
            return card
    raise AssertionError(f"no {name} is left")


def _stack(state: Position, deck: int, content: str) -> None:
    """The deck holds exactly these cards; the last one named is its open bottom card."""
    cards = [*state.deck(deck), state.bottom[deck]]
    kept: list[int] = []
    for name in filter(None, content.split(", ")):
        card = next(card for card in cards if KIND[card] == KINDS.index(name))
        cards.remove(card)
        kept.append(card)
    state.out += cards
    state.bottom[deck] = kept.pop() if kept else NOWHERE
    state.deck(deck)[:] = kept


def position(m: Match) -> Position:
    assert isinstance(m.state, Position)
    return m.state


# -- naming ------------------------------------------------------------------------------------


def find(m: Match, what: str, seat: int | None = None) -> str:
    """The answer that names a card: ``peasant on mine``, ``soldier in n``, ``farm in hand``, ``soldier 2`` (a second).

    Without a place: a land of the fief, or a free character at home. Unused cards are found first.
    """
    s = position(m)
    who = m.turn[0] if seat is None else seat
    name, _, place = re.sub(r" (on|in) ", "|", what, count=1).partition("|")
    name, nth = (name[:-2], int(name[-1])) if name[-1].isdigit() else (name, 1)
    kind = KINDS.index(name)
    if place == "hand":
        cards = [card for card in s.hand_cards(who) if KIND[card] == kind]
    elif IS_LAND[kind]:
        cards = [card for card in s.lands[who] if KIND[card] == kind]
    elif " on " in what:
        cards = [c for c in s.troops[who] + s.built[who] if KIND[c] == kind and _lies_on(s, c, place)]
    else:
        fief = s.map().answer.index("fief:" + place) if place else who
        cards = [c for c in s.troops[who] if KIND[c] == kind and s.land[c] == FREE and s.fief[c] == fief]
    cards.sort(key=lambda card: s.used[card])
    assert len(cards) >= nth, f"seat {who} has no {what}"
    return CARD[cards[nth - 1]]


def _lies_on(s: Position, card: int, land: str) -> bool:
    return s.land[card] != FREE and KINDS[KIND[s.land[card]]] == land


# -- playing -----------------------------------------------------------------------------------


def go(m: Match, *answers: str | tuple[int, ...]) -> None:
    """Give these answers in order. ``pay`` takes the first payment offered; a text without a colon names a card."""
    for answer in answers:
        settle(m)
        if isinstance(answer, tuple):
            m.apply(answer, CHANCE)
        else:
            _say(m, answer)
        laws.check(position(m))
        assert set(position(m).used) <= {0, 1}, "turned or not (MED-1.7)"
    settle(m)


def _say(m: Match, answer: str) -> None:
    for _ in range(20):
        assert not m.over, f"the game is over before {answer}"
        value = resolved(m, answer)
        if m.why_not(value) is None:
            m.apply(value)
            return
        legal = m.legal()
        assert len(legal) == 1, f"{answer} ({value}) is not among {worded(m)} at {m.state.step_name()}"
        m.apply(legal[0])
        settle(m)
    raise AssertionError(f"{answer} never comes")


def resolved(m: Match, answer: str) -> str:
    if answer == "pay":
        return next((str(value) for value in m.legal() if str(value).startswith("pay:")), answer)
    if ":" in answer:
        return answer
    for seat in [m.turn[0], *range(m.seats)]:
        try:
            value = find(m, answer, seat)
        except AssertionError:
            continue
        return next((str(v) for v in m.legal() if _alike(m, str(v), value)), value)
    return answer


def _alike(m: Match, offered: str, wanted: str) -> bool:
    """Whether the offered card stands for the wanted one."""
    if offered == wanted:
        return True
    if not offered.startswith("card:"):
        return False
    s, a, b = position(m), number(offered), number(wanted)
    look = [(KIND[c], s.fief[c], s.land[c], s.used[c], s.damage[c], s.owner(c)) for c in (a, b)]
    return look[0] == look[1]


def settle(m: Match) -> None:
    """Let chance act."""
    request = m.state.request()
    while isinstance(request, Chance):
        m.apply(request.sample(m.generator), CHANCE)
        laws.check(position(m))
        request = m.state.request()


def can(m: Match, *answers: str) -> bool:
    """Whether these answers are legal one after the other; the match itself does not move."""
    copy = m.copy()
    try:
        go(copy, *answers)
    except AssertionError:
        return False
    return True


def after(m: Match, *answers: str | tuple[int, ...]) -> Match:
    """A copy that has played on."""
    copy = m.copy()
    go(copy, *answers)
    return copy


def refuses(m: Match, answer: str, rule: str) -> None:
    """The answer is illegal because of this rule, and trying it changes nothing."""
    value = resolved(m, answer)
    before = m.digest()
    why = m.why_not(value)
    assert why is not None, f"{answer} is legal"
    assert why[0] == rule, f"{answer} is refused by {why[0]}"
    with pytest.raises(IllegalAnswer):
        m.apply(value)
    assert m.digest() == before


def asked(m: Match) -> tuple[int, str]:
    """Who is asked, and what: ``(1, "send")``."""
    (seat,) = m.turn
    ask = m.state.ask_of(seat)
    return seat, "chance" if ask is None else ask.prompt


# -- reading -----------------------------------------------------------------------------------


def worded(m: Match) -> list[str]:
    """The legal answers, cards by kind."""
    return [KINDS[KIND[number(str(v))]] if str(v).startswith("card:") else str(v) for v in m.legal()]


def fief(m: Match, seat: int) -> str:
    """Everything a player has, in the words of ``fiefs``."""
    s = position(m)
    parts = []
    for land in s.lands[seat]:
        on = s.guards(seat, land) + s.buildings_on(seat, land)
        parts.append(_card(s, land) + (": " + ", ".join(_card(s, card) for card in on) if on else ""))
    for place, name in enumerate(s.map().answer):
        there = [c for c in s.troops[seat] if s.fief[c] == place and s.land[c] == FREE]
        if there:
            head = "free" if place == seat else f"in {name[5:]}"
            parts.append(f"{head}: " + ", ".join(_card(s, card) for card in there))
    if s.hand_cards(seat):
        parts.append("hand: " + ", ".join(KINDS[KIND[card]] for card in s.hand_cards(seat)))
    return "; ".join(parts)


def _card(s: Position, card: int) -> str:
    return KINDS[KIND[card]] + (" u" if s.used[card] else "")


def hand(m: Match, seat: int) -> int:
    return position(m).hand_size(seat)


def damage(m: Match, what: str, seat: int) -> int:
    return position(m).damage[number(find(m, what, seat))]


def vector(text: str) -> Vector:
    """``2E 3W`` as a quantity."""
    out = [0, 0, 0, 0]
    for part in text.split():
        out["FEWG".index(part[-1])] += int(part[:-1])
    return out[0], out[1], out[2], out[3]


def ways_to_pay(m: Match, price: str, building_on: str = "", seat: int = 0) -> list[Payment]:
    """Every tight payment of a price such as ``2E 1G`` or ``any``; for a building, the land that must stay unused."""
    s = position(m)
    barred = number(find(m, building_on, seat)) if building_on else NOWHERE
    cost = Price((0, 0, 0, 0), 4) if price == "any" else Price(vector(price), 0, bool(building_on), barred)
    return payments(Wallet(s, seat), cost, 999)


def payable(m: Match, price: str, building_on: str = "", seat: int = 0) -> bool:
    return bool(ways_to_pay(m, price, building_on, seat))


def kinds(payment: Payment) -> list[str]:
    """What a payment turns, by kind."""
    return sorted(KINDS[KIND[card]] for card in payment.lands + payment.singles + payment.powers)


def offered(m: Match) -> list[list[str]]:
    """The payments offered now."""
    return [kinds(parsed(str(value))) for value in m.legal() if str(value).startswith("pay:")]


def total(pool: Vector) -> str:
    return " ".join(f"{amount}{letter}" for amount, letter in zip(pool, "FEWG", strict=True) if amount)
