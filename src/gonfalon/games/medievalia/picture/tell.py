"""The position in plain words: for the terminal, for screen readers, for logs."""

from gonfalon.games.medievalia.content import CARD, DECK, DECKS, PILE, PILES, Vector
from gonfalon.games.medievalia.rules.facts import amounts
from gonfalon.games.medievalia.rules.position import FREE, NOWHERE, Position
from gonfalon.kernel.game import Words


def tell(s: Position, seat: int | None, words: Words) -> str:
    """Everything the board shows this reader, line by line."""
    lines = [words("text-turn", number=s.rounds, seat=s.active) if s.rounds else words("text-deal")]
    for deck in range(len(DECKS)):
        if s.bottom[deck] == NOWHERE:
            lines.append(words("text-deck-empty", deck=DECK[deck]))
        else:
            lines.append(words("text-deck", deck=DECK[deck], count=s.deck_size(deck), card=CARD[s.bottom[deck]]))
    for pile in range(PILES):
        if s.top[pile] == NOWHERE:
            lines.append(words("text-pile-empty", pile=PILE[pile]))
        else:
            lines.append(words("text-pile", pile=PILE[pile], card=CARD[s.top[pile]], count=s.pile_left[pile]))
    for player in range(s.seats):
        lines += ["", *_player(s, player, words)]
    if seat is not None and s.hand_cards(seat):
        lines += ["", words("text-hand", cards=tuple([CARD[card] for card in s.hand_cards(seat)]))]
    return "\n".join(lines)


def _player(s: Position, seat: int, words: Words) -> list[str]:
    if not s.alive[seat]:
        return [words("text-out", owner=seat)]
    lines = [
        words(
            "text-player",
            owner=seat,
            points=s.prestige(seat),
            count=s.hand_size(seat),
            capacity=s.capacity(seat),
            people=len(s.troops[seat]),
        )
    ]
    if s.siege[seat]:
        lines.append(words("text-siege", number=s.siege[seat]))
    for land in s.lands[seat]:
        on = [named(s, card, words) for card in s.buildings_on(seat, land) + s.guards(seat, land)]
        lines.append(
            words(
                "text-land",
                card=CARD[land],
                used="yes" if s.used[land] else "no",
                gives=amounts(output(s, seat, land)),
                count=len(on),
                cards=", ".join(on),
            )
        )
    for fief, name in enumerate(s.map().answer):
        here = [card for card in s.troops[seat] if s.fief[card] == fief and s.land[card] == FREE]
        if here:
            cards = ", ".join(named(s, card, words) for card in here)
            if fief == seat:
                lines.append(words("text-free", cards=cards))
            else:
                lines.append(words("text-away", owner=seat, fief=name, cards=cards))
    return lines


def named(s: Position, card: int, words: Words) -> str:
    """A card on the table, with a word if it is used."""
    return words("text-used", card=CARD[card]) if s.used[card] else words.name(CARD[card])


def output(s: Position, seat: int, land: int) -> Vector:
    """What a land's group gives when it is used (MED-4.4)."""
    out = [0, 0, 0, 0]
    for _, resource, amount in s.producing(seat, land):
        out[resource] += amount
    return out[0], out[1], out[2], out[3]
