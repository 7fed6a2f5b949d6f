"""The position in plain words: for the terminal, for screen readers, for logs."""

from gonfalon.games.medievalia.content import CARD, DECK, DECKS, PILE, PILES, Vector
from gonfalon.games.medievalia.rules.facts import amounts
from gonfalon.games.medievalia.rules.position import FREE, NOWHERE, Position
from gonfalon.kernel.game import Words


def tell(state: Position, seat: int | None, words: Words) -> str:
    """Everything the board shows this reader, line by line."""
    lines = [words("text-turn", number=state.rounds, seat=state.active) if state.rounds else words("text-deal")]
    for deck in range(len(DECKS)):
        if state.bottom[deck] == NOWHERE:
            lines.append(words("text-deck-empty", deck=DECK[deck]))
        else:
            lines.append(
                words("text-deck", deck=DECK[deck], count=state.deck_size(deck), card=CARD[state.bottom[deck]])
            )
    for pile in range(PILES):
        if state.top[pile] == NOWHERE:
            lines.append(words("text-pile-empty", pile=PILE[pile]))
        else:
            lines.append(words("text-pile", pile=PILE[pile], card=CARD[state.top[pile]], count=state.pile_left[pile]))
    for player in range(state.seats):
        lines += ["", *_player(state, player, words)]
    if seat is not None and state.hand_cards(seat):
        lines += ["", words("text-hand", cards=tuple([CARD[card] for card in state.hand_cards(seat)]))]
    return "\n".join(lines)


def _player(state: Position, seat: int, words: Words) -> list[str]:
    if not state.alive[seat]:
        return [words("text-out", owner=seat)]
    lines = [
        words(
            "text-player",
            owner=seat,
            points=state.prestige(seat),
            count=state.hand_size(seat),
            capacity=state.capacity(seat),
            people=len(state.troops[seat]),
        )
    ]
    if state.siege[seat]:
        lines.append(words("text-siege", number=state.siege[seat]))
    for land in state.lands[seat]:
        on = [named(state, card, words) for card in state.buildings_on(seat, land) + state.guards(seat, land)]
        lines.append(
            words(
                "text-land",
                card=CARD[land],
                used="yes" if state.used[land] else "no",
                gives=amounts(output(state, seat, land)),
                count=len(on),
                cards=", ".join(on),
            )
        )
    for fief, name in enumerate(state.map().answer):
        here = [card for card in state.troops[seat] if state.fief[card] == fief and state.land[card] == FREE]
        if here:
            cards = ", ".join(named(state, card, words) for card in here)
            if fief == seat:
                lines.append(words("text-free", cards=cards))
            else:
                lines.append(words("text-away", owner=seat, fief=name, cards=cards))
    return lines


def named(state: Position, card: int, words: Words) -> str:
    """A card on the table, with a word if it is used."""
    return words("text-used", card=CARD[card]) if state.used[card] else words.name(CARD[card])


def output(state: Position, seat: int, land: int) -> Vector:
    """What a land's group gives when it is used (MED-4.4)."""
    out = [0, 0, 0, 0]
    for _, resource, amount in state.producing(seat, land):
        out[resource] += amount
    return out[0], out[1], out[2], out[3]
