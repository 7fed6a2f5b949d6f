"""The effects of Medioevo Universale: its 72 cards, 24 technologies, 30 Event cards and 72 objectives.

A card is used when its ability begins (the Pirates: when they give points), a technology when it has been paid for, an
event when its icons are chosen, an objective when it is found true.
"""

from collections.abc import Iterator
from typing import Any

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content import find
from gonfalon.games.medioevo_universale.content.terms import ART_OF_WAR, CARPENTRY, MATHEMATICS, MONASTICISM
from gonfalon.games.medioevo_universale.mind.hasty import policy
from gonfalon.games.medioevo_universale.rules import finance, objectives
from gonfalon.games.medioevo_universale.rules.buying import Purchase
from gonfalon.games.medioevo_universale.rules.construction import Build
from gonfalon.games.medioevo_universale.rules.events import EventsPhase
from gonfalon.games.medioevo_universale.rules.money import CONVERT, Pay
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, Power
from gonfalon.games.medioevo_universale.rules.purchases import DESIGN
from gonfalon.games.medioevo_universale.rules.tech import TechUse
from gonfalon.games.medioevo_universale.rules.windows import PIRATE, PIRATES, TurnCard
from gonfalon.kernel.generator import Generator
from tools.effects import Subject, Uses

WORLD = find("")
IDENTS = [
    *[f"card:{card}" for card in WORLD.deck],
    *[f"tech:{name}" for name in WORLD.technologies],
    *[f"event:{name}" for name in WORLD.events],
    *[f"objective:{card}" for card in WORLD.deck],
]


def design(answer: str) -> int:
    """The technology that a purchase uses, or -1."""
    kind, _, rest = answer.partition(":")
    name = rest.partition("-")[0]
    if kind == "make":
        return MATHEMATICS if name.startswith("machine") else CARPENTRY
    if kind == "design":
        return DESIGN[WORLD.building.index(name) // 4]
    return ART_OF_WAR if kind in ("recruit", "promote") and "captain" in rest else -1


def listen(uses: Uses) -> None:
    """Everything that is used passes one of these places."""

    def note_tech(technology: int) -> None:
        if technology >= 0:
            uses.note(f"tech:{WORLD.technologies[technology]}")

    def after(kind: Any, name: str, look: Any) -> None:
        method = getattr(kind, name)

        def watched(frame: Any, state: Any, *rest: Any) -> Any:
            out = method(frame, state, *rest)
            look(frame, state, *rest)
            return out

        setattr(kind, name, watched)

    def turned(frame: Any, state: Any) -> None:
        if frame.card in (PIRATE, PIRATES) and not frame.cancelled:
            uses.note(f"card:{frame.card}")

    def paid(frame: Any, state: Any, payment: Any) -> None:
        if payment.paid:
            note_tech(frame.TECHNOLOGY)

    def bought(frame: Any, state: Any, payment: Any) -> None:
        if payment.paid:
            note_tech(design(frame.answer))

    def built(frame: Any, state: Any, payment: Any) -> None:
        if payment.paid:
            note_tech(DESIGN[frame.category])

    def changed(frame: Any, state: Any, answer: str) -> None:
        if answer == CONVERT:
            note_tech(MONASTICISM)

    def struck(frame: Any, state: Any, answer: str) -> None:
        uses.note(f"event:{WORLD.events[state.event]}")

    def began(card: int, power: Power) -> None:
        begin = power.begin

        def watched(state: Any, seat: int, window: Any) -> Any:
            uses.note(f"card:{card}")
            return begin(state, seat, window)

        setattr(power, "begin", watched)  # noqa: B010

    for card, power in CARDS.items():
        began(card, power)
    after(TurnCard, "take", turned)
    after(TechUse, "on_pay", paid)
    after(Purchase, "on_pay", bought)
    after(Build, "on_pay", built)
    after(Pay, "on_point", changed)
    after(EventsPhase, "on_second_icon", struck)
    found = objectives.holds

    def holds(state: Any, seat: int, card: int) -> bool:
        true = found(state, seat, card)
        if true:
            uses.note(f"objective:{card}")
        return true

    setattr(finance, "holds", holds)  # noqa: B010


def tables(number: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count; every other game has one option at another value."""
    switches = [{option.name: value} for option in GAME.options for value in option.values[1:]]
    for i in range(number):
        yield GAME.seats[i % len(GAME.seats)], dict(switches[i // 2 % len(switches)]) if i % 2 else {}


def wanted(number: int) -> list[str]:
    return []


def fixed(state: Any) -> str:
    return ""


def enrich(state: Position, generator: Generator) -> None:
    """Everybody is rich: cards, technologies, Objective tokens, florins."""
    for seat in range(state.seats):
        for colour in range(6):
            state.tech[seat * 6 + colour] = 2 + generator.below(3)
            state.gears[seat * 6 + colour] = 1
        state.florins[seat] = 2500
        for _ in range(7):
            deck = state.empire.loose
            if deck:
                card = deck[generator.below(len(deck))]
                deck.remove(card)
                state.held[card] = seat


SUBJECT = Subject(
    GAME,
    IDENTS,
    listen,
    policy,
    tables,
    wanted,
    fixed,
    "PurchaseTurn.menu",
    enrich,
)
