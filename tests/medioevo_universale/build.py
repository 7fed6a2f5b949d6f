"""Positions of Medioevo Universale in one line, and short words to play and read them.

    m = medioevo(
        3,                                              # seats; their realms are byz, hun, gol, mam, hre, nov
        phase=5,                                        # the phase that begins; seat 0 is first unless order says else
        at={                                            # who stands where: "seat: pieces", several with ;
            "thracia": "0: 3 light 1 captain2 wagon1 caravan2[black 2 orange 1]",
            "serbia": "horde: 2 light 1 archer; 1: catapult",
            "propontis": "0: galley2(2 heavy wagon1)",  # at sea: what the Galley carries in brackets
        },
        built={"thracia": "city castle/2 cathedral"},   # /2: two destruction tokens
        markets={"thracia": "black orange"}, tokens={"serbia": 0},
        florins={0: 500}, tech={0: "red 2 blue 1"}, cards={0: (5, 10)}, gears={0: "red 2"},
        points={0: "red 1"},                            # technology points in hand until the phase ends
        turned=(10,),                                   # cards used this turn; met: whose event objective came true
        circle="3 5 1",                                 # the barbarians' d4, d6, d8
        turn=4, order=(2, 0, 1), event="e23",           # the turn, the turn order, the Event card of the turn
        war=((0, 1),), declared=(), armistice=((0, 2),),
        pacts=("1>0 passage temes", "0>2 commercial fee 50 until 5 secret"),  # granter > beneficiary, signed in turn 1
        # ... and "2>1 defensive 6" units, "2>1 offensive 8 0" against seat 0, "0>1 passage rent 30" for every turn
        prisoners={(0, 1): "2 light 1 captain2"},       # held by seat 0, of seat 1
        waiting={0: "1 heavy"},                         # surrendered in an earlier turn, beside the board
        rebelled=("thracia",), laid=300,                # where a rebellion broke out (MEU-22.13); florins on card 36
        stopped={"thracia": "0: 2 light"}, moves={0: 3},  # units that are stopped; movement left, by slot
        route={0: (3, "crimea* saraj trebisonda antioch")},     # road transport, stages (* done), the destination last
        effects=((1, 0, "serbia"),),                    # card, user, territory (or a number), until the turn ends
        tax={0: 40}, loans={0: 1}, due={0: 50}, honour={0: 20}, blood={0: 1},  # the variant too
        area=True,                                      # only what is near to a player's home realm is in play
    )
    play(m, "group:thracia", "button:all-land", "enter:serbia", "button:enter")
    assert here(m, "serbia", 0) == "2 light wagon1"

Transports and siege machines are numbered (slots) in the order in which they are named, ten for each seat: those of
seat 1 begin with 10. What is not named is empty: no piece stands anywhere, nobody owns a card, 1000 florins each, dice
4 6 8 (one light infantryman rises), the whole board is in play. ``run`` takes a frame to begin with instead of the
phase, such as ``battle(0, 1, "serbia")``. Dice and draws are answers, tuples of numbers: three dice are d4, d6, d8.
Options of the table go last, as keywords: ``turns=8``, ``honour_limit=30``, ``terrain=True``.
"""

import re
from typing import Any

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.content import find
from gonfalon.games.medioevo_universale.content.terms import CARRIERS, COLOURS, GOODS, MACHINE, UNITS
from gonfalon.games.medioevo_universale.rules import carriers, laws
from gonfalon.games.medioevo_universale.rules.army import ONE, count, kinds
from gonfalon.games.medioevo_universale.rules.conquest import Fight, fight
from gonfalon.games.medioevo_universale.rules.pacts import Clauses, sign
from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    DECLARED,
    NOTHING,
    OWNERS,
    PLAYERS,
    WAR,
    Position,
)
from gonfalon.games.medioevo_universale.rules.position import HORDE as HORDE
from gonfalon.games.medioevo_universale.rules.setup import in_play
from gonfalon.games.medioevo_universale.rules.turn import Turn, WholeGame
from gonfalon.kernel.fields import with_item
from gonfalon.kernel.state import Frame
from gonfalon.match import Match, fresh

WORLD = find("")
SEATED = ("byz", "hun", "gol", "mam", "hre", "nov")
MACHINES = {"catapult": 1, "trebuchet": 2, "bombard": 3}
CHANCE = -1

#: Clauses of pacts as they are written in ``pacts``, in the order of their numbers.
CLAUSES = ("commercial", "passage", "military", "civil", "non_belligerence", "defensive", "offensive")
#: What the beneficiary pays the granter, every turn or for a deal (MEU-19.20).
PAYMENTS = ("rent", "fee")

Seats = dict[int, int]
Pairs = tuple[tuple[int, int], ...]

_PIECE = re.compile(r"(\d+) (\w+)|([a-z]+)(\d)?(?:\(([^)]*)\))?(?:\[([^\]]*)\])?")


def medioevo(
    seats: int = 3,
    *,
    realms: tuple[str, ...] = SEATED,
    phase: int = 5,
    turn: int = 2,
    order: tuple[int, ...] = (),
    at: dict[str, str] | None = None,
    built: dict[str, str] | None = None,
    markets: dict[str, str] | None = None,
    tokens: dict[str, int] | None = None,
    florins: Seats | None = None,
    tech: dict[int, str] | None = None,
    cards: dict[int, tuple[int, ...]] | None = None,
    turned: tuple[int, ...] = (),
    met: tuple[int, ...] = (),
    gears: dict[int, str] | None = None,
    points: dict[int, str] | None = None,
    circle: str = "4 6 8",
    event: str = "",
    war: Pairs = (),
    declared: Pairs = (),
    armistice: Pairs = (),
    pacts: tuple[str, ...] = (),
    prisoners: dict[tuple[int, int], str] | None = None,
    waiting: dict[int, str] | None = None,
    rebelled: tuple[str, ...] = (),
    laid: int = 0,
    stopped: dict[str, str] | None = None,
    moves: Seats | None = None,
    route: dict[int, tuple[int, str]] | None = None,
    effects: tuple[tuple[int, int, str | int], ...] = (),
    tax: Seats | None = None,
    loans: Seats | None = None,
    due: Seats | None = None,
    honour: Seats | None = None,
    blood: Seats | None = None,
    tolerated: int = 0,
    area: bool = False,
    run: Frame | None = None,
    **options: Any,
) -> Match:
    """A match at the beginning of a phase, or in the procedure ``run``; chance is the caller's."""
    match = fresh(GAME, seats, {"skip_forced": False, "blood": blood is not None, **options}, 1, chance=False)
    state = position(match)
    state.realm = [WORLD.realms.index(realms[seat]) for seat in range(seats)]
    state.in_play = in_play(state) if area else [1] * WORLD.spaces
    state._near = None
    for territory in range(WORLD.lands):
        state.refresh(territory)  # everybody has his home realm before anything happens
    state.turn_number, state.phase = turn, phase
    state.order = list(order) or list(range(seats))
    state.last_order = state.order[:]
    state.circle = [int(die) for die in circle.split()]
    state.florins = [1000] * seats
    state.tolerated = tolerated or WORLD.tolerated[state.event_pile[0]]
    _diplomacy(state, ((war, WAR), (declared, DECLARED), (armistice, ARMISTICE)), pacts)
    for name, spec in (at or {}).items():
        for part in spec.split(";"):
            owner, _, pieces = part.strip().partition(":")
            _stand(state, WORLD.index[name], HORDE if owner == "horde" else int(owner), pieces.strip())
    for name, spec in (built or {}).items():
        for word in spec.split():
            building, _, damage = word.partition("/")
            number = WORLD.building.index(building)
            state.built[WORLD.index[name] * 3 + number // 4] = number % 4
            state.hurt(WORLD.index[name] * 3 + number // 4, int(damage or 0))
    for name, spec in (markets or {}).items():
        for colour in spec.split():
            state.market[WORLD.index[name]] |= 1 << GOODS.index(colour)
            state.bank[GOODS.index(colour)] -= 1
    for name, seat in (tokens or {}).items():
        state.token[WORLD.index[name]] = seat
    for given, colours in ((tech, state.tech), (gears, state.gears), (points, state.tp)):
        for seat, spec in (given or {}).items():
            for colour, number in _pairs(spec):
                colours[seat * 6 + COLOURS.index(colour)] = number
    for seat, numbers in (cards or {}).items():
        for card in numbers:
            state.held[card] = seat
            state.empire.loose.remove(card)
    for card in turned:
        state.turned[card] = 1
    for card in met:
        state.met[card] = 1
        if "cash_after" in WORLD.objective[card]:
            state.purse, state.purse_readers = WORLD.objective[card]["cash_after"], (state.held[card],)
    if event:
        state.event = WORLD.events.index(event)
        state.event_pile.remove(state.event)
    for (captor, owner_), spec in (prisoners or {}).items():
        state.prisoners[captor * PLAYERS + owner_] = _army(spec)
    for seat, spec in (waiting or {}).items():
        state.waiting[seat] = _army(spec)
    for name in rebelled:
        state.rebelled = with_item(state.rebelled, WORLD.index[name], 1)
    state.magnate = laid
    for name, spec in (stopped or {}).items():
        owner, _, pieces = spec.partition(":")
        state.halted[WORLD.index[name] * OWNERS + int(owner)] = _army(pieces)
    for seat, (slot, stages) in (route or {}).items():
        state.road[seat] = slot
        state.route[seat] = [WORLD.index[stage.strip("*")] * 2 + stage.endswith("*") for stage in stages.split()]
    for card, seat, thing in effects:
        state.effects.append((card, seat, WORLD.index[thing] if isinstance(thing, str) else thing))
    for wanted, field in (
        (florins, state.florins),
        (tax, state.tax),
        (loans, state.loans),
        (due, state.due),
        (honour, state.honour),
        (blood, state.blood),
        (moves, state.moves),
    ):
        for seat, number in (wanted or {}).items():
            field[seat] = number
    for territory in range(WORLD.lands):
        state.refresh(territory)
    _begin(state, phase, run)
    laws.check(state)
    return match


def _pairs(spec: str) -> list[tuple[str, int]]:
    words = spec.split()
    return [(words[i], int(words[i + 1])) for i in range(0, len(words), 2)]


def _army(spec: str) -> int:
    """Units in words as one number: ``2 light 1 captain2``."""
    words = spec.split()
    return sum(int(number) * ONE[UNITS.index(unit)] for number, unit in zip(words[::2], words[1::2], strict=True))


def _diplomacy(state: Position, relations: tuple[tuple[Pairs, int], ...], pacts: tuple[str, ...]) -> None:
    for pairs, relation in relations:
        for a, b in pairs:
            state.relate(a, b, relation)
    now, state.turn_number = state.turn_number, 1
    for spec in pacts:
        who, _, terms = spec.partition(" ")
        granter, guest = (int(seat) for seat in who.split(">"))
        words, _, last = terms.replace("secret", "").partition("until")
        clauses, payments = _terms(words.split(), granter, guest)
        parties = (min(granter, guest), max(granter, guest))
        sign(state, parties, clauses, payments, secret="secret" in terms, last=int(last or 0))
    state.turn_number = now


def _terms(words: list[str], granter: int, guest: int) -> tuple[Clauses, Clauses]:
    """The clauses of a pact with their numbers and territories, and its payments."""
    clauses: list[tuple[int, ...]] = []
    payments: list[tuple[int, ...]] = []
    for word, before in zip(words, ["", *words], strict=False):
        if word == "non_belligerence":
            clauses.append((CLAUSES.index(word),))
        elif word in CLAUSES:
            clauses.append((CLAUSES.index(word), granter, guest))
        elif before in PAYMENTS:
            payments.append((PAYMENTS.index(before), guest, granter, int(word)))
        elif word not in PAYMENTS:
            clauses[-1] += (int(word) if word.isdecimal() else WORLD.index[word],)
    return tuple(clauses), tuple(payments)


def _begin(state: Position, phase: int, run: Frame | None) -> None:
    """The stack of frames as it is when that phase begins."""
    whole = WholeGame(at=WholeGame.STEPS.index("play_turn"))
    turn = Turn(phase=phase, at=Turn.STEPS.index("play"))
    state.frames = [whole, turn] if run is None else [whole, turn, run]
    state._request = None
    state.active = state.order[0]
    state._run()


def _stand(state: Position, space: int, owner: int, spec: str) -> None:
    for found in _PIECE.finditer(spec):
        number, unit, piece, level, inside, cargo = found.groups()
        if unit:
            state.army[space * OWNERS + owner] += int(number) * ONE[UNITS.index(unit)]
            continue
        slot = _carrier(state, space, owner, piece, level)
        for colour, cubes in _pairs(cargo or ""):
            carriers.put_cubes(state, slot, GOODS.index(colour), cubes)
        for load in _PIECE.finditer(inside or ""):
            number, unit, piece, level, _, _ = load.groups()
            if unit:
                state.load[slot] += int(number) * ONE[UNITS.index(unit)]
            else:
                state.aboard[_carrier(state, space, owner, piece, level)] = slot


def _carrier(state: Position, space: int, owner: int, piece: str, level: str | None) -> int:
    what = MACHINE if piece in MACHINES else CARRIERS.index(piece)
    return carriers.add(state, owner, what, MACHINES.get(piece) or int(level or 1), space)


def position(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def battle(attacker: int, defender: int, place: str, keeper: int | None = None) -> Fight:
    """The procedure of a battle in a space; the barbarians are HORDE. The keeper is the defender unless named."""
    owner = (defender if defender != HORDE else -1) if keeper is None else keeper
    return fight(attacker, defender, WORLD.index[place], owner, [])


# -- playing -----------------------------------------------------------------------------------


def play(match: Match, *answers: str | tuple[int, ...]) -> Match:
    """Give these answers in order; numbers are dice or cards. Each must be legal, and the laws must hold after it.

    A question with a single answer may be left out.
    """
    for answer in answers:
        while _forced(match) not in ("", answer):
            _answer(match, _forced(match))
        if isinstance(answer, tuple):
            assert match.turn == (CHANCE,), f"no chance now, but {match.legal()} of {match.turn} at {step(match)}"
        else:
            seat = match.turn[0]
            assert seat != CHANCE, f"chance is due at {step(match)}"
            ask = match.state.ask_of(seat)
            assert ask is not None
            assert ask.accepts(answer), f"{answer} is not among {ask.offered()} of {seat} at {step(match)}"
        _answer(match, answer)
    while _forced(match):
        _answer(match, _forced(match))
    return match


def _answer(match: Match, answer: str | tuple[int, ...]) -> None:
    match.apply(answer, match.turn[0])
    if not match.over:
        laws.check(position(match))


def _forced(match: Match) -> str:
    """The only answer to the question that is put, or ''."""
    if match.over or match.turn == (CHANCE,):
        return ""
    values = match.legal(match.turn[0])
    return str(values[0]) if len(values) == 1 else ""


def passes(match: Match, prompt: str = "") -> Match:
    """Everybody passes, as long as a window (of this kind, or any) asks."""
    while not match.over and match.turn != (CHANCE,) and "button:pass" in match.legal(match.turn[0]):
        if prompt and asked(match)[1] != prompt:
            break
        _answer(match, "button:pass")
    return match


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and what: ``(1, "bid")``; ``(-1, "chance")`` when dice or a draw are due."""
    seat = match.turn[0]
    ask = match.state.ask_of(seat)
    return seat, "chance" if ask is None else ask.prompt


def step(match: Match) -> str:
    return match.state.step_name()


def legal(match: Match, kind: str = "") -> list[str]:
    """The legal answers, or what those of a kind name: ``legal(m, "build")``."""
    values = [str(answer) for answer in match.legal(match.turn[0])]
    return [value[len(kind) + 1 :] for value in values if value.startswith(kind + ":")] if kind else values


# -- reading -----------------------------------------------------------------------------------


def army_text(army: int) -> str:
    return " ".join(f"{count(army, kind)} {UNITS[kind]}" for kind in kinds(army))


def here(match: Match, name: str, owner: int) -> str:
    """The pieces of an owner in a space: ``2 light 1 heavy wagon1``; at sea with what Galleys carry in brackets."""
    state, space = position(match), WORLD.index[name]
    words = [army_text(state.army[space * OWNERS + owner])]
    for slot in state.carriers(owner):
        if state.place[slot] == space and state.aboard[slot] == NOTHING:
            more = [_piece(state, s) for s in state.carriers(owner) if state.aboard[s] == slot]
            load = " ".join([word for word in (army_text(state.load[slot]), *more) if word])
            words.append(_piece(state, slot) + (f"({load})" if load else ""))
    return " ".join(word for word in words if word)


def _piece(state: Position, slot: int) -> str:
    cubes = [f"{GOODS[c]} {carriers.cubes(state, slot, c)}" for c in carriers.colours(state.cargo[slot])]
    level = state.level[slot]
    names = ("", "catapult", "trebuchet", "bombard")
    name = names[level] if state.what[slot] == MACHINE else f"{CARRIERS[state.what[slot]]}{level}"
    return name + (f"[{' '.join(cubes)}]" if cubes else "")


def buildings(match: Match, name: str) -> str:
    """The buildings of a territory: ``city castle/2``."""
    state, at = position(match), WORLD.index[name] * 3
    words = []
    for category in range(3):
        if state.built[at + category]:
            damage = state.damage[at + category]
            words.append(WORLD.building[category * 4 + state.built[at + category]] + (f"/{damage}" if damage else ""))
    return " ".join(words)


def market(match: Match, name: str) -> list[str]:
    """The real cubes of a populated area."""
    cubes = position(match).market[WORLD.index[name]]
    return [GOODS[colour] for colour in range(len(GOODS)) if cubes >> colour & 1]


def holder(match: Match, name: str) -> int:
    """Who controls a territory; -1: nobody."""
    return position(match).holder[WORLD.index[name]]
