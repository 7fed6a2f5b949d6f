"""The terms of an offer (MEU-19.16, 19.19): short texts, what they say, what they mean for each player.

peace:0-2  armistice:0-2                      between two
passage:1-0  commercial: military: civil:     the first grants it to the second
only:temes                                    and only there
non_belligerence:all                          among all parties
defend:1-0=5  assault:1-0-3=8                 the first supports the second with so many units (against the third)
promise:hordes-1                              the first promises something the program does not check
rent:0-1=50  fee:0-1=20  until:turn=6         every turn, per deal; the pact's last turn
end:4                                         a pact is given up
pay:0-1=300  prisoner:1-0-light-0=2           florins now; prisoners (whose captor, whose unit, which) to somebody
"""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.rules import pacts
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.pacts import EVERY_TURN, PER_DEAL, Clauses
from gonfalon.games.medioevo_universale.rules.position import (
    CIVIL_CONTROL,
    COMMERCIAL,
    DEFENSIVE,
    FREE_TEXT,
    MILITARY_CONTROL,
    NOBODY,
    NON_BELLIGERENCE,
    OFFENSIVE,
    PASSAGE,
    Position,
)
from gonfalon.games.medioevo_universale.rules.table import Pact

PERMISSIONS: Final = ("commercial", "passage", "military", "civil")
PERMITS: Final = (COMMERCIAL, PASSAGE, MILITARY_CONTROL, CIVIL_CONTROL)
#: Promises in plain words: nothing checks them, and any party may call a vote on them (MEU-19.16).
PROMISES: Final = ("hordes", "borders", "routes", "barbarians")
#: What makes up a pact, and what only limits one.
PACT: Final = (*PERMISSIONS, "non_belligerence", "defend", "assault", "promise", "rent")


def kind(term: str) -> str:
    return term.partition(":")[0]


def number(term: str) -> int:
    """The number at the end of a term; 0 where it has none."""
    text = term.partition("=")[2]
    return int(text) if text else 0


def words(term: str) -> list[str]:
    """What a term names: ``1-0-light-0`` of ``prisoner:1-0-light-0=2``."""
    return term.partition(":")[2].partition("=")[0].split("-")


def seats(term: str) -> list[int]:
    """The players a term names, in its order."""
    return [int(word) for word in words(term) if word.isdigit()] if kind(term) != "end" else []


def clauses(state: Position, terms: list[str]) -> Clauses:
    """The clauses of the pact in an offer."""
    lands = [state.world().index[words(term)[0]] for term in terms if kind(term) == "only"]
    out: list[tuple[int, ...]] = []
    for term in terms:
        name, who = kind(term), seats(term)
        if name in PERMISSIONS:
            where = [land for land in lands if state.holder[land] == who[0]]
            out.append((PERMITS[PERMISSIONS.index(name)], who[0], who[1], *where))
        elif name == "non_belligerence":
            out.append((NON_BELLIGERENCE,))
        elif name == "defend":
            out.append((DEFENSIVE, who[0], who[1], number(term)))
        elif name == "assault":
            out.append((OFFENSIVE, who[0], who[1], number(term), who[2]))
        elif name == "promise":
            out.append((FREE_TEXT, who[0], PROMISES.index(words(term)[0])))
    return tuple(out)


def payments(terms: list[str]) -> Clauses:
    out: list[tuple[int, ...]] = []
    for term in terms:
        if kind(term) in ("rent", "fee"):
            when = EVERY_TURN if kind(term) == "rent" else PER_DEAL
            out.append((when, *seats(term), number(term)))
    return tuple(out)


def last_turn(terms: list[str]) -> int:
    return sum([number(term) for term in terms if kind(term) == "until"])


def is_pact(terms: list[str]) -> bool:
    return any(kind(term) in PACT for term in terms)


def terms_of(state: Position, pact: Pact) -> list[str]:
    """The terms of a pact in force, as they were offered."""
    out: list[str] = []
    for clause in pact[2]:
        if clause[0] in PERMITS:
            out.append(f"{PERMISSIONS[PERMITS.index(clause[0])]}:{clause[1]}-{clause[2]}")
            out += [f"only:{state.world().names[land]}" for land in clause[3:]]
        elif clause[0] == NON_BELLIGERENCE:
            out.append("non_belligerence:all")
        elif clause[0] == DEFENSIVE:
            out.append(f"defend:{clause[1]}-{clause[2]}={clause[3]}")
        elif clause[0] == OFFENSIVE:
            out.append(f"assault:{clause[1]}-{clause[2]}-{clause[4]}={clause[3]}")
        else:
            out.append(f"promise:{PROMISES[clause[2]]}-{clause[1]}")
    for payment in pact[3]:
        out.append(f"{'rent' if payment[0] == EVERY_TURN else 'fee'}:{payment[1]}-{payment[2]}={payment[3]}")
    if pact[5]:
        out.append(f"until:turn={pact[5]}")
    return out


#: How the players a term names are called in its text.
ROLES: Final = {
    **dict.fromkeys(("peace", "armistice", "rent", "fee", "pay", "defend"), ("seat", "other")),
    **dict.fromkeys(PERMISSIONS, ("owner", "other")),
    "assault": ("seat", "other", "partner"),
    "prisoner": ("seat", "owner", "other"),
    "promise": ("seat",),
}


Facts = dict[str, str | int | list[str]]


def facts(state: Position, term: str) -> Facts:
    """What the text of a term says besides its kind."""
    name = kind(term)
    out: Facts = dict(zip(ROLES.get(name, ()), seats(term), strict=False))
    if number(term):
        out["number"] = number(term)
    if name == "only":
        out["place"] = "land:" + words(term)[0]
    elif name == "prisoner":
        out["unit"] = "unit:" + words(term)[2]
    elif name == "promise":
        out["promise"] = "promise:" + words(term)[0]
    elif name == "end":
        out["number"] = int(words(term)[0])
        pact = pacts.find(state, int(words(term)[0]))
        if pact is not None:
            out["parties"] = [f"seat:{seat}" for seat in pact[1]]
    return out


def phrase(state: Position, term: str, reader: int | None = None) -> str:
    """A term as a thing that can be named in a list; a reader whom it names is addressed."""
    told = facts(state, term)
    you = [role for role in ROLES.get(kind(term), ()) if told[role] == reader]
    said = [(name, told[name]) for name in sorted(told)] + [("you", role) for role in you[:1]]
    return "/".join(
        [f"term:{kind(term)}", *[f"{name}={'+'.join(v) if isinstance(v, list) else v}" for name, v in said]]
    )


def balance(state: Position, terms: list[str], reader: int) -> tuple[list[str], list[str], list[str]]:
    """What of an offer a reader gets, what he gives, and what binds all or is others' affair."""
    gets: list[str] = []
    gives: list[str] = []
    rest: list[str] = []
    for term in terms:
        giver, taker = _sides(state, terms, term)
        (gives if giver == reader else gets if reader in taker else rest).append(term)
    return gets, gives, rest


def _sides(state: Position, terms: list[str], term: str) -> tuple[int, list[int]]:
    """Who gives what a term says, and to whom; nobody gives what binds all of them."""
    name, who = kind(term), seats(term)
    if name == "only":
        holder = state.holder[state.world().index[words(term)[0]]]
        granted = [seats(other) for other in terms if kind(other) in PERMISSIONS]
        return holder, [other for owner, other in granted if owner == holder]
    if name == "promise":
        return who[0], [seat for seat in range(state.seats) if seat != who[0]]
    if name == "prisoner":
        return who[0], who[2:]
    if name in ("peace", "armistice") or len(who) < 2:
        return NOBODY, []
    return who[0], who[1:2]


class Share:
    """What an offer means for one of those who take part in it; what he gives counts negative."""

    def __init__(self) -> None:
        self.florins = 0  # now
        self.rent = 0  # every turn
        self.fees: list[tuple[int, int]] = []  # per deal, by the other player
        self.turns = 0  # how long a pact would last, this turn included
        self.peace: list[int] = []
        self.armistice: list[int] = []
        self.calm: list[int] = []  # non-belligerence with
        self.gains: list[tuple[int, int, int]] = []  # clause, by whom, in how many territories
        self.grants: list[tuple[int, int, int]] = []  # the same, to whom
        self.helped: list[tuple[int, int, int]] = []  # alliances: by whom, with how many units, against whom (-1: any)
        self.helps: list[tuple[int, int, int]] = []
        self.promises = 0  # that others make
        self.promised = 0
        self.freed = 0  # own units that come home, as an army
        self.captives = 0  # units of others received, as an army
        self.yielded = 0  # prisoners given away, as an army
        self.ended: list[int] = []  # pacts given up


def shares(state: Position, parties: list[int], terms: list[str]) -> dict[int, Share]:
    """The contents of an offer, by seat: for whoever must judge what it is worth to him."""
    out = {seat: Share() for seat in parties}
    turns = (last_turn(terms) or state.turns()) - state.turn_number + 1
    for seat in parties:
        out[seat].turns = turns if is_pact(terms) else 0
        if "non_belligerence:all" in terms:
            out[seat].calm = [other for other in parties if other != seat]
    for clause in clauses(state, terms):
        if clause[0] in PERMITS:
            count = len(clause) - 3 or len(state.territories(clause[1]))
            out[clause[1]].grants.append((clause[0], clause[2], count))
            out[clause[2]].gains.append((clause[0], clause[1], count))
        elif clause[0] in (DEFENSIVE, OFFENSIVE):
            foe = clause[4] if clause[0] == OFFENSIVE else -1
            out[clause[1]].helps.append((clause[2], clause[3], foe))
            out[clause[2]].helped.append((clause[1], clause[3], foe))
        elif clause[0] == FREE_TEXT:
            for seat in parties:
                out[seat].promised += seat == clause[1]
                out[seat].promises += seat != clause[1]
    for term in terms:
        _deal(out, term)
    return out


def _deal(out: dict[int, Share], term: str) -> None:
    """The part of each player in what is paid, handed over or ended by a term."""
    name, who, amount = kind(term), seats(term), number(term)
    if name == "pay":
        out[who[0]].florins -= amount
        out[who[1]].florins += amount
    elif name == "rent":
        out[who[0]].rent -= amount
        out[who[1]].rent += amount
    elif name == "fee":
        out[who[0]].fees.append((who[1], -amount))
        out[who[1]].fees.append((who[0], amount))
    elif name in ("peace", "armistice"):
        for seat, other in ((who[0], who[1]), (who[1], who[0])):
            (out[seat].peace if name == "peace" else out[seat].armistice).append(other)
    elif name == "prisoner":
        army = ONE[UNITS.index(words(term)[2])] * amount
        out[who[0]].yielded += army
        if who[1] == who[2]:
            out[who[2]].freed += army
        else:
            out[who[2]].captives += army
    elif name == "end":
        for seat in out:
            out[seat].ended.append(int(words(term)[0]))
