"""Positions in a line: a table of Clash of Cultures at somebody's turn, with everything as wanted.

    match = coc(
        turn=PURPLE,                                          # who has the turn, with 3 actions
        regions={6: "R11", 4: "R12 turned"},                  # explored slots of the layout: tile, turned or not
        cities={"D6": "purple happy temple academy:red"},     # owner, mood, pieces; of another colour with name:colour
        units={"C6": "barbarian 2 infantry", "D7": "purple 1 settler 2 infantry"},
        goods={PURPLE: "food 2 ore 1 mood 3"},
        advances={PURPLE: "storage tactics"},                 # beside Farming and Mining
        hand={PURPLE: "A1 A5"}, goals={PURPLE: "O2"}, plans={PURPLE: "W7"},
    )

The home of red is D2, of purple D7 with two players. By default the game is played without the expansion; ``coc(civ=
{PURPLE: "rome"}, leader={PURPLE: "caesar at D7"})`` plays with it. Home cities stand, happy, each with a settler,
unless ``cities`` or ``units`` say something else about the space. Goods are nothing unless given; hands are empty.
A city may name ``port>E7``, the sea space its Port touches. With ``box={PURPLE: 1}`` the next advance draws an event.
Chance is the caller's: dice and draws are answers; ``faces("3I 5E")`` gives the faces of dice by number and icon (L
leader, C cavalry, E elephant, I infantry).
"""

from collections.abc import Sequence
from typing import Any

from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.content import find
from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    GOOD_NAMES,
    GOODS,
    MOOD_NAMES,
    NOBODY,
    PIECE_NAMES,
    PORT,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.rules.advance import bring_along, refresh
from gonfalon.games.clash_of_cultures.rules.conquest import raze
from gonfalon.games.clash_of_cultures.rules.explore import face
from gonfalon.games.clash_of_cultures.rules.leaders import enter_leader
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.setup import WholeGame
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from gonfalon.kernel.errors import BrokenLaw
from gonfalon.kernel.state import Frame
from gonfalon.match import Match, fresh

WORLD = find("")
RED, PURPLE, BLUE, YELLOW = range(4)
COLOURS = {"red": 0, "purple": 1, "blue": 2, "yellow": 3, "barbarian": BARBARIAN}
OTHERS_ASKED = (
    "Besieged.choose",
    "OfferPerson.ask",
    "PiratesAppear.lose",
    "PiratesAppear.mood",
    "Reformation.which",
    "Trade.answer",
)
ICONS = {"I": 1, "C": 2, "E": 3, "L": 4}


def opening(seats: int = 2, civ: dict[int, str] | None = None, **options: Any) -> Match:
    """At the first turn of red; draws are the first cards of the decks."""
    options.setdefault("expansion", civ is not None)
    options.setdefault("trades", False)
    match = fresh(GAME, seats, options, 1, chance=False)
    wanted = _civilizations(seats, civ or {})
    while match.turn == (-1,):
        name = match.state.step_name()
        if name == "Civilizations.draw":
            match.apply(tuple(wanted))
        elif name == "WholeGame.first_player":
            match.apply((RED,))
        else:
            request: Any = match.state.request()
            match.apply(tuple(request.items[: request.count]))
    return match


def _civilizations(seats: int, civ: dict[int, str]) -> list[int]:
    """The civilizations of the seats: as wanted, otherwise some without rules of their own at the start."""
    plain = [WORLD.civ_of[name] for name in ("greece", "india", "japan", "china")]
    out: list[int] = []
    for seat in range(seats):
        if seat in civ:
            out.append(WORLD.civ_of[civ[seat]])
        else:
            taken = {*out, *(WORLD.civ_of[name] for name in civ.values())}
            out.append(next(number for number in plain if number not in taken))
    return out


def coc(
    seats: int = 2,
    turn: int = RED,
    regions: dict[int, str] | None = None,
    cities: dict[str, str] | None = None,
    units: dict[str, str] | None = None,
    goods: dict[int, str] | None = None,
    advances: dict[int, str] | None = None,
    hand: dict[int, str] | None = None,
    goals: dict[int, str] | None = None,
    plans: dict[int, str] | None = None,
    civ: dict[int, str] | None = None,
    leader: dict[int, str] | None = None,
    wonders: dict[str, str] | None = None,
    exhausted: str = "",
    pirates: dict[str, int] | None = None,
    box: dict[int, int] | None = None,
    actions: int = 3,
    age: int = 1,
    round_number: int = 1,
    **options: Any,
) -> Match:
    """The position described; see the notation above."""
    match = opening(seats, civ, **options)
    state = state_of(match)
    _empty_hands(state)
    for slot, tile in (regions or {}).items():
        explored(state, slot, tile)
    for name, wanted in (units or {}).items():
        clear(state, name)
        _stand(state, name, wanted)
    for name, wanted in (cities or {}).items():
        city(state, name, wanted)
    for seat in range(seats):
        numbers = _numbers((goods or {}).get(seat, ""), GOOD_NAMES)
        state.goods[seat * GOODS : (seat + 1) * GOODS] = numbers
        for name in (advances or {}).get(seat, "").split():
            own(state, seat, name)
        _hold(state.hand[seat], state.deck, (hand or {}).get(seat, ""), WORLD.action_cards)
        _hold(state.goals[seat], state.goal_deck, (goals or {}).get(seat, ""), WORLD.goal_cards)
        _hold(state.plans[seat], state.plan_deck, (plans or {}).get(seat, ""), WORLD.wonders)
    for wonder, wanted in (wonders or {}).items():  # wonders={"W1": "D7 by red"}
        where, _, builder = wanted.split()
        number = WORLD.wonders.index(wonder)
        state.plan_deck.remove(number)
        state.wonder_at[number] = place(state, where)
        state.wonder_by[number] = COLOURS[builder]
    for seat, wanted in (leader or {}).items():
        name, _, where = wanted.partition(" at ")
        number = WORLD.leader_of[name]
        if number not in state.leaders[seat]:
            state.leaders[seat].append(number)
        enter_leader(state, seat, number, place(state, where))
    for name in exhausted.split():
        state.exhausted[place(state, name)] = 1
    for name, number in (pirates or {}).items():
        state.pirates[place(state, name)] = number
    for seat, number in (box or {}).items():  # cubes in the event box
        state.box[seat] = number
    state.age, state.round_number = age, round_number
    return at_turn(match, turn, actions)


# -- parts of a position -----------------------------------------------------------------------------


def place(state: Position, name: str) -> int:
    return state.land().index[name]


def numbered(name: str, names: Sequence[str], what: str) -> int:
    """The number of a name; who mistypes it is told what there is."""
    if name not in names:
        raise ValueError(f"no {what} {name!r} among {', '.join(names)}")
    return names.index(name)


def explored(state: Position, slot: int, tile: str) -> None:
    """A region tile lies in a slot of the layout: ``R11`` or ``R11 turned``."""
    name, _, turned = tile.partition(" ")
    number = numbered(name, WORLD.tiles, "tile")
    region = state.seats + slot - 1
    if number not in state.tiles:
        raise ValueError(f"{name} lies in another slot already")
    state.tiles.remove(number)
    state.explore(region, face(state, number, int(turned == "turned")))
    state.laid[region] = 2 * number + int(turned == "turned")


def clear(state: Position, name: str) -> None:
    """No units in a space."""
    spot = place(state, name)
    for kind in range(len(UNIT_NAMES)):
        if state.count(spot, kind):
            state.take(spot, kind, state.count(spot, kind))


def _stand(state: Position, name: str, wanted: str) -> None:
    owner, _, rest = wanted.partition(" ")
    for kind, number in enumerate(_numbers(rest, UNIT_NAMES, counted_first=True)):
        if number:
            state.put(colour_of(owner), kind, place(state, name), number)


def colour_of(name: str) -> int:
    """A seat, or the barbarians."""
    return list(COLOURS.values())[numbered(name, list(COLOURS), "colour")]


def city(state: Position, name: str, wanted: str) -> None:
    """A city as wanted in the place of what stands there; "" for none."""
    spot = place(state, name)
    if state.city[spot] != NOBODY:
        raze(state, spot)
    if not wanted:
        return
    owner = colour_of(wanted.split()[0])
    state.settle(owner, spot)
    for word in wanted.split()[1:]:
        if word in MOOD_NAMES:
            state.mood[spot] = MOOD_NAMES.index(word)
            continue
        piece, _, sea = word.partition(">")
        piece, _, colour = piece.partition(":")
        number = numbered(piece, PIECE_NAMES[1:], "mood or building") + 1
        builder = colour_of(colour) if colour else owner
        if builder == BARBARIAN:
            raise ValueError(f"barbarians build nothing: say {piece}:red or another colour")
        state.place_piece(builder, number, spot)
        if number == PORT:
            state.port_sea[spot] = place(state, sea) if sea else state.seas_of(spot)[0]


def own(state: Position, seat: int, name: str) -> None:
    """A seat owns an advance, and the civilization advance that comes with it."""
    advance = numbered(name, WORLD.advances, "advance")
    state.owned[seat] |= 1 << advance
    bring_along(state, seat, advance)
    refresh(state, seat)


def _empty_hands(state: Position) -> None:
    for seat in range(state.seats):
        state.deck = sorted(state.deck + state.hand[seat])
        state.goal_deck = sorted(state.goal_deck + state.goals[seat])
        state.hand[seat], state.goals[seat] = [], []


def _hold(cards: list[int], deck: list[int], wanted: str, names: list[str]) -> None:
    for name in wanted.split():
        number = numbered(name, names, "card")
        if number not in deck:
            raise ValueError(f"{name} is held already")
        deck.remove(number)
        cards.append(number)
    cards.sort()


def _numbers(text: str, names: tuple[str, ...], counted_first: bool = False) -> list[int]:
    """``food 2 ore 1``, or ``2 infantry 1 settler``, as numbers."""
    out = [0] * len(names)
    words = text.split()
    for a, b in zip(words[::2], words[1::2], strict=True):
        name, number = (b, a) if counted_first else (a, b)
        out[numbered(name, names, "unit or good")] = int(number)
    return out


# -- playing it --------------------------------------------------------------------------------------


def at_turn(match: Match, seat: int, actions: int = 3) -> Match:
    """The same table at the turn of this seat."""
    state = state_of(match)
    whole = state.frames[0]
    assert isinstance(whole, WholeGame)
    whole.seat = (seat - state.first) % state.seats + 1
    state.frames[:] = [whole, Turn(seat=seat, at=Turn.STEPS.index("choose"))]
    state.active, state.actions, state.spent = seat, actions, 3 - actions
    return again(match)


def running(match: Match, frame: Frame) -> Match:
    """The same table with this procedure begun on top of what runs."""
    state = state_of(match)
    state._request = None
    turn = state.frames[-1]
    if isinstance(turn, Turn):
        turn.at = Turn.STEPS.index("act")
    state.frames.append(frame)
    state._run()
    return match


def again(match: Match) -> Match:
    """After a change by hand: laws hold, and the decision is worked out anew."""
    match.state._request = None
    GAME.laws(state_of(match))
    return match


def state_of(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def do(match: Match, *answers: Any) -> Match:
    """These answers, one after the other; a tuple is an outcome of chance. Laws that held before hold after them."""
    held_before = lawful(match)
    for answer in answers:
        asks_its_seat(match)
        match.apply(answer)
        if held_before:
            GAME.laws(state_of(match))
    return match


def asks_its_seat(match: Match) -> None:
    """A procedure of one seat asks that seat and nobody else, unless its text says so."""
    frame = match.state.frames[-1]
    seat = getattr(frame, "seat", None)
    if seat is not None and match.turn[0] >= 0 and match.state.step_name() not in OTHERS_ASKED:
        assert match.turn == (seat,), match.state.step_name()


def lawful(match: Match) -> bool:
    """Whether nothing has been lost or made: a position changed by hand need not be so."""
    try:
        GAME.laws(state_of(match))
    except BrokenLaw:
        return False
    return True


def offered(match: Match, *kinds: str) -> list[str]:
    """The answers of these kinds that are allowed now."""
    return [answer for answer in match.legal() if isinstance(answer, str) and answer.partition(":")[0] in kinds]


def refused(match: Match, answer: str, seat: int | None = None) -> str:
    """The rule that forbids an answer; "" if it is allowed."""
    why = match.why_not(answer, seat)
    return "" if why is None else why[0]


def held(match: Match, seat: int = RED) -> dict[str, int]:
    """What a seat has, by name, without what it has not."""
    numbers = state_of(match).goods[seat * GOODS : (seat + 1) * GOODS]
    return {name: number for name, number in zip(GOOD_NAMES, numbers, strict=True) if number}


def standing(match: Match, name: str) -> dict[str, int]:
    """The units in a space, by name."""
    state = state_of(match)
    spot = place(state, name)
    return {unit: state.count(spot, kind) for kind, unit in enumerate(UNIT_NAMES) if state.count(spot, kind)}


def mood(match: Match, name: str) -> str:
    state = state_of(match)
    return MOOD_NAMES[state.mood[place(state, name)]]


def owner(match: Match, name: str) -> int:
    """The owner of the city in a space, or NOBODY."""
    state = state_of(match)
    return state.city[place(state, name)]


def owns(match: Match, seat: int, name: str) -> bool:
    return state_of(match).owns(seat, WORLD.advance_of[name])


def tile(name: str) -> tuple[int, ...]:
    """The outcome of exploring: this tile."""
    return (WORLD.tiles.index(name),)


def card(name: str) -> tuple[int, ...]:
    """The outcome of a draw: this action card, event, objective card or wonder."""
    tables = {"A": WORLD.action_cards, "E": WORLD.events, "O": WORLD.goal_cards, "W": WORLD.wonders}
    return (tables[name[0]].index(name),)


def faces(text: str) -> tuple[int, ...]:
    """``3I 5E`` as faces of the die."""
    out: list[int] = []
    for word in text.split():
        for number in range(1, 13):
            if WORLD.face_value[number] == int(word[:-1]) and WORLD.face_icon[number] == ICONS[word[-1]]:
                out.append(number)
                break
        else:
            raise ValueError(f"no face shows {word}")
    return tuple(out)
