"""A position for every window of section 28B in which seat 0 owns and knows everything the window is about."""

from collections.abc import Callable

from gonfalon.games.medioevo_universale.rules.occasions import PhaseStart
from gonfalon.games.medioevo_universale.rules.rebellion import Outbreak, Rebellions
from gonfalon.match import Match
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, medioevo, play
from tests.medioevo_universale.cards import fought, to

ALL = tuple(range(1, 73))
KNOWN = "blue 4 yellow 4 orange 4 red 4 green 4 violet 4"
GEARS = {0: "blue 4 yellow 4 orange 4 red 4 green 4 violet 4"}

RICH = {
    "thracia": "0: 2 light wagon1 caravan1",
    "macedonia": "0: 1 captain catapult",
    "bulgaria": "horde: 1 light",
}


def rich(phase: int = 5, **more: object) -> Match:
    """Seat 0 has something of everything, and owns all cards that others do not."""
    others = [card for cards in dict(more.get("cards", {})).values() for card in cards]  # type: ignore[call-overload]
    cards = {**dict(more.pop("cards", {})), 0: tuple(c for c in ALL if c not in others)}  # type: ignore[call-overload]
    return medioevo(
        phase=phase,
        at={**RICH, **dict(more.pop("at", {}))},  # type: ignore[call-overload]
        built={"thracia": "village fort", "macedonia": "town tower"},
        markets={"thracia": "black"},
        route={0: (1, "crimea* saraj trebisonda antioch")},
        tech={0: KNOWN},
        gears=GEARS,
        cards=cards,
        **more,  # type: ignore[arg-type]
    )


def against(attacker: str, defender: str, **more: object) -> Match:
    """Seat 0 attacks seat 1 and owns everything."""
    return fought(attacker, defender, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS, **more)


def horde_battle(fighter: int) -> Match:
    """A horde is fought, by seat 0 or before his eyes."""
    at = {"serbia": f"{fighter}: 3 light; horde: 2 light", "thracia": "0: 1 light"}
    run = battle(fighter, HORDE, "serbia")
    return medioevo(at=at, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS, run=run)


def shot_at() -> Match:
    """Seat 0 is shot at by seat 1."""
    m = medioevo(at={"alfold": "0: 3 archer; 1: 3 light"}, war=((0, 1),), cards={1: ALL}, run=battle(0, 1, "alfold"))
    return to(m, "damage", (1, 1, 8))


def entered(at: dict[str, str], start: str, goal: str) -> Match:
    """Whoever stands there marches in; seat 0 owns everything."""
    mover = int(at[start][0])
    order = (mover, *[seat for seat in range(3) if seat != mover])
    m = medioevo(at=at, war=((0, 1),), order=order, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS)
    to(m, "activation", seat=mover)
    play(m, f"group:{start}", "button:all-land", f"enter:{goal}", "button:enter")
    return to(m, "entered")


def stepping(at: str, goal: str) -> Match:
    m = medioevo(at={"thracia": f"0: {at}", "lydia": "0: 1 heavy"}, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS)
    to(m, "activation")
    play(m, "group:thracia", "button:all-land", goal)
    return to(m, "before-step")


def second_phase(prompt: str) -> Match:
    m = medioevo(phase=2, cards={0: ALL}, tech={0: KNOWN})
    to(m, "chance")
    play(m, (4, 6, 8), "reroll:none")
    if prompt != "war-circle":
        to(m, "chance")
        for _ in range(2):
            play(m, (getattr(m.state.request(), "items")[0],))  # noqa: B009
    return to(m, prompt)


def turned_for_points() -> Match:
    m = medioevo(phase=4, cards={0: (10, 60), 1: (48, 49)}, tech={0: "green 1"})
    to(m, "buy")
    return play(m, "build:village-thracia", "card:10")


def turned() -> Match:
    m = medioevo(phase=6, cards={0: (22, 59), 1: (48, 49)})
    return play(m, "card:22")


def rolled() -> Match:
    m = medioevo(phase=6, cards={0: ALL}, tech={0: KNOWN})
    play(m, "card:13")
    to(m, "chance")
    return play(m, (5,))


def shots() -> Match:
    m = against("4 light catapult", "3 light")
    play(to(m, "crew"), "crew:light", "crew:light")
    return to(m, "die-rolled", (5, 5))


def paying() -> Match:
    m = medioevo(phase=4, cards={0: (57, 58)}, tech={0: "violet 2 green 1"}, gears={0: "violet 1"})
    to(m, "buy")
    return play(m, "build:village-thracia")


def buying(thing: str, prompt: str) -> Match:
    m = medioevo(phase=4, cards={0: (*ALL[:60:4], 32, 62)}, tech={0: KNOWN}, gears=GEARS, florins={0: 9000})
    to(m, "buy")
    play(m, thing)
    if asked(m)[1] == "chance":
        request = m.state.request()
        first, items = getattr(request, "first"), getattr(request, "items")  # noqa: B009
        play(m, tuple([*first, *items][: getattr(request, "count")]))  # noqa: B009
    return to(m, prompt)


def rebelling(frame: str) -> Match:
    if frame == "due":
        return medioevo(
            cards={0: ALL},
            tech={0: KNOWN},
            gears=GEARS,
            run=Rebellions(seat=0, count=1, placed=[], outside=[]),
        )
    outbreak = Outbreak(seat=0, decider=0, space=WORLD.index["thracia"])
    at = {"thracia": "0: 1 light; horde: 1 light", "rhodope": "0: 1 light"}
    return medioevo(at=at, cards={0: ALL}, tech={0: KNOWN}, gears=GEARS, run=outbreak)


def taxes(prompt: str) -> Match:
    m = medioevo(phase=3, cards={0: ALL}, tech={0: KNOWN}, loans={0: 2})
    return to(m, prompt)


def dealing(deal: str) -> Match:
    names = "crimea saraj* trebisonda* latium"
    m = medioevo(
        phase=6,
        at={"latium": "0: 1 light caravan1[black 1]"},
        built={"latium": "village"},
        cards={0: ALL},
        tech={0: KNOWN},
        gears=GEARS,
        route={0: (0, names if deal == "open" else names.replace("crimea ", "crimea* "))},
    )
    to(m, "trade")
    play(m, "carrier:0", "button:sell", "sell:black", "button:done")
    return to(m, "deal")


def travelling(place: str, cargo: str) -> Match:
    m = medioevo(phase=6, at={place: f"0: caravan2[{cargo}]"}, cards={0: (19, 20, 21)})
    to(m, "trade")
    return play(m, "carrier:0")


def lost(prompt: str) -> Match:
    m = medioevo(
        phase=6,
        at={"thracia": "0: caravan1 caravan2", "bulgaria": "horde: 1 light"},
        route={0: (0, "crimea* saraj trebisonda antioch")},
        cards={0: ALL},
        tech={0: KNOWN},
    )
    to(m, "trade")
    play(m, "carrier:0", "land:bulgaria")
    return to(m, prompt)


def manned() -> Match:
    m = to(against("3 light catapult", "6 light"), "crew")
    play(m, "crew:light", "crew:light", "button:done")
    return to(m, "artillery")


def captured() -> Match:
    m = to(against("2 light", "1 light"), "capture")
    play(m, "button:capture", "button:destroy")
    return to(m, "rolls-made", (1, 2, 8), (1, 2, 3))


Opening = Callable[[], Match]
OPENINGS: dict[str, list[Opening]] = {
    "phase-start": [lambda: rich(run=PhaseStart(seat=0))],
    "activation-start": [lambda: rich(), lambda: rich(phase=6)],
    "own-turn": [lambda: to(rich(), "activation"), lambda: to(rich(phase=6), "trade")],
    "card-turned": [turned, turned_for_points],
    "die-rolled": [rolled, shots],
    "payment": [paying],
    "war-circle": [lambda: second_phase("war-circle")],
    "event-drawn": [lambda: second_phase("event-drawn")],
    "icons-chosen": [lambda: second_phase("icons-chosen")],
    "rebellion-due": [lambda: rebelling("due")],
    "rebellion": [lambda: rebelling("risen")],
    "interest-due": [lambda: taxes("interest-due")],
    "taxes-end": [lambda: taxes("taxes-end")],
    "building-price": [lambda: buying("build:village-thracia", "building-price")],
    "cards-drawn": [lambda: buying("button:empire-card", "cards-drawn")],
    "before-step": [
        lambda: stepping("2 light wagon1 catapult", "land:rhodope"),
        lambda: stepping("2 light wagon1", "land:rhodope"),
        lambda: stepping("2 light wagon1", "sea:propontis"),
    ],
    "entered": [
        lambda: entered({"bulgaria": "0: 2 light wagon1", "lydia": "0: 1 heavy"}, "bulgaria", "serbia"),
        lambda: entered({"wallachia": "0: 2 light wagon1"}, "wallachia", "temes"),
        lambda: entered(
            {"bulgaria": "1: 2 light wagon1", "thracia": "0: 1 light", "rhodope": "0: 1 light"}, "bulgaria", "thracia"
        ),
    ],
    "battle-opens": [
        lambda: against("2 light", "1 light 1 captain wagon1"),
        lambda: horde_battle(0),
        lambda: horde_battle(1),
    ],
    "round-opens": [
        lambda: to(against("2 light", "1 captain", built={"thracia": "fort"}), "round-opens"),
        lambda: to(horde_battle(0), "round-opens"),
    ],
    "artillery": [manned],
    "archery": [lambda: to(against("2 archer", "3 light"), "archery")],
    "archers-rolled": [lambda: to(against("2 archer", "3 light"), "archers-rolled", (5, 5))],
    "melee-judged": [lambda: to(against("2 light", "3 light"), "melee-judged")],
    "rolls-made": [captured],
    "damage": [lambda: to(against("3 archer", "3 light"), "damage", (1, 1, 8)), shot_at],
    "unit-destroyed": [lambda: to(against("3 archer", "3 light"), "unit-destroyed", (1, 1, 8))],
    "round-ends": [lambda: to(against("3 light", "9 light"), "round-ends", (1, 2, 3), (1, 2, 3))],
    "plunder": [lambda: lost("plunder")],
    "transport-lost": [lambda: lost("transport-lost")],
    "deal": [
        lambda: dealing("open"),
        lambda: dealing("done"),
        lambda: travelling("latium", "black 1 orange 1"),
    ],
}
