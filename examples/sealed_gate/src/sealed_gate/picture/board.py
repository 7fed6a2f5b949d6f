"""The position as a picture: the gate with the cart before it, everybody's cards, the reader's hand."""

from gonfalon.draw import theme
from gonfalon.draw.cards import HEIGHT, WIDTH, card, card_back
from gonfalon.draw.panel import sheet
from gonfalon.draw.pieces import seat_mark
from gonfalon.draw.svg import Markup, document, group, text
from gonfalon.kernel.game import Words
from sealed_gate.content import CARDS, HAND, KIND_OF, KINDS, LEGAL, WORTH
from sealed_gate.picture import colours
from sealed_gate.rules.gate import Gate
from sealed_gate.rules.position import Position
from sealed_gate.rules.turn import Cart

SIGNS = {"grain": "wheat", "silk": "scroll", "salt": "cube"}
STEP = WIDTH + 14
WIDE = 5 * STEP + 30


def draw(state: Position, seat: int | None, words: Words) -> str:
    """The whole table as one seat sees it; None is a spectator."""
    parts = [_gate(state, seat, words), *[_player(state, who, words) for who in range(state.seats)]]
    parts.append(_hand(state, seat, words))
    height = 580 + 40 * state.seats
    return document(*parts, view=(0, 0, WIDE, height), style=theme.style(colours.GAME), title=words("title"))


def face(number: int, words: Words, at: tuple[float, float], choose: bool) -> Markup:
    """A card face up."""
    kind = KINDS[KIND_OF[number]]
    tint = "paper2" if KIND_OF[number] in LEGAL else "smuggled"
    name, body = words.name(f"goods:{kind}"), words("card-worth", worth=WORTH[KIND_OF[number]])
    return card(
        f"card-{number}",
        name,
        body,
        corner=str(WORTH[KIND_OF[number]]),
        emblem=SIGNS[kind],
        tint=tint,
        at=at,
        choose=CARDS[number] if choose else None,
    )


def _gate(state: Position, seat: int | None, words: Words) -> Markup:
    """The deck, and the cart if one stands before the gate: its load lies face down for all but its owner."""
    parts: list[Markup] = [sheet((8, 8, WIDE - 16, HEIGHT + 48), words("board-gate"))]
    parts.append(card_back("deck", "lock", at=(24, 42), count=len(state.deck)))
    for frame in state.frames:
        if isinstance(frame, Cart | Gate) and frame.load:
            place = (24 + 2 * STEP, 42.0)
            own = frame.seat == seat
            parts.append(face(frame.load[0], words, place, False) if own else card_back("load", "cube", at=place))
            if frame.claimed >= 0:
                claim = words("board-claim", seat=frame.seat, goods=f"goods:{KINDS[frame.claimed]}")
                parts.append(text(claim, 24 + 3 * STEP, 150, 15, "start", class_="serif"))
    return group(*parts)


def _player(state: Position, who: int, words: Words) -> Markup:
    line = words("board-player", owner=who, coins=state.coins[who], store=len(state.store[who]))
    at = (30.0, HEIGHT + 84 + 40 * who)
    return group(seat_mark(who, 12), text(line, 24, 5, 15, "start", class_="serif"), at=at)


def _hand(state: Position, seat: int | None, words: Words) -> Markup:
    """The reader's hand, to pick from."""
    top = HEIGHT + 74.0 + 40 * state.seats
    parts: list[Markup] = [sheet((8, top, WIDE - 16, HEIGHT + 48), words("board-hand"))]
    if seat is not None:
        hand = state.hand[seat]
        parts += [face(number, words, (24 + i * STEP, top + 34), True) for i, number in enumerate(hand[: HAND + 1])]
    return group(*parts)
