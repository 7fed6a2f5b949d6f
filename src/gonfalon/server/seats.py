"""Who sits where: opening a table, sitting down, leaving, bots, rematches. And who may act for a seat."""

import hmac
import secrets
import time
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from gonfalon import CHANCE, GameOver, Match
from gonfalon.server import matches
from gonfalon.server.accounts import JOINERS, Actor, Person, clean_name, unseen
from gonfalon.server.clocks import Clock
from gonfalon.server.errors import (
    BadInput,
    NotAway,
    NotInvited,
    NotOver,
    NotPlaying,
    NotSignedIn,
    NotYourSeat,
    SeatedAlready,
    SeatTaken,
)
from gonfalon.server.table import Change, Said, Seat, Table
from gonfalon.server.tables import Plan

TABLE_NAME_LENGTH = 60
CHAT_LENGTH = 1000


# -- who may do what -------------------------------------------------------------------------


def seats_of(table: Table, actor: Actor) -> list[int]:
    """The seats this actor plays: several on a hot seat, one for a program."""
    if actor.person is not None:
        return table.seats_of(actor.person.id)
    held = actor.seat is not None and actor.table == table.id and table.seats[actor.seat].kind == "person"
    return [actor.seat] if held and actor.seat is not None else []


def own_seat(table: Table, actor: Actor, seat: int) -> int:
    """The seat, if this actor plays it."""
    if seat not in seats_of(table, actor):
        raise NotYourSeat(f"seat {seat} is not yours")
    return seat


def shown_seat(table: Table, actor: Actor, wanted: int | None) -> int | None:
    """The seat through whose eyes the actor looks; None for a spectator, who may also be asked for as -1."""
    if wanted == CHANCE:
        return None
    if wanted is not None:
        return own_seat(table, actor, wanted)
    mine = seats_of(table, actor)
    awaited = [seat for seat in mine if seat in table.match.turn]
    return next(iter([*awaited, *mine]), None)


def known_person(actor: Actor) -> Person:
    """The person behind a request that needs one."""
    if actor.person is None:
        raise NotSignedIn("this needs a visitor's session: fetch /api/me first and keep its cookie")
    return actor.person


# -- opening a table -------------------------------------------------------------------------


@dataclass
class Place:
    """A seat as the person who opens a table asks for it."""

    kind: str  # me, person, open, bot
    level: str = ""
    name: str = ""


@dataclass
class Opening:
    """A table to be: what the host chose."""

    game: str
    places: list[Place]
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    hotseat: bool = False
    public: bool = False
    clock: Clock | None = None
    waits: bool = False


def seated(opening: Opening, host: Person, levels: list[str]) -> list[Seat]:
    """The seats of a new table. On a hot seat every person is played from the host's screen.

    The host's own name is borne there once: who else has none given is called by a colour.
    """
    out: list[Seat] = []
    names = [
        clean_name(place.name, f"seats.{number}.name") if place.name else ""
        for number, place in enumerate(opening.places)
    ]
    for place, name in zip(opening.places, names, strict=True):
        if place.kind == "bot":
            out.append(Seat("bot", level=known_level(place.level, levels), name=name))
        elif place.kind == "me" or (place.kind == "person" and opening.hotseat):
            borne = opening.hotseat and host.name in [*names, *(seat.name for seat in out)]
            out.append(Seat("person", host.id, name or ("" if borne else host.name), seen=time.time()))
        else:
            out.append(Seat("open", name=name, reserved=place.kind == "person"))
    return out


def known_level(level: str, levels: list[str]) -> str:
    if level not in levels:
        raise BadInput(f"level is one of {', '.join(levels)}, not {level!r}")
    return level


def opened(opening: Opening, host: Person, seats: list[Seat], match: Match | None = None) -> Table:
    """A new table, not stored yet. ``match`` continues one that was begun elsewhere."""
    if match is None:
        match = matches.begun(opening.game, len(seats), opening.options)
    now = time.time()
    return Table(
        id=secrets.token_hex(9),  # no dash in front: programs take it as an argument
        name=clean_name(opening.name, "a table's name", TABLE_NAME_LENGTH) if opening.name else "",
        game=match.game.name,
        hotseat=opening.hotseat,
        public=opening.public
        or any(place.kind == "open" for place in opening.places),  # where anybody may sit, anybody looks
        host=host.id,
        invite=secrets.token_urlsafe(16),
        created=now,
        updated=now,
        started=None,
        revision=0,
        rewind=None,
        rematch=None,
        waits=opening.waits,
        clock=asdict(opening.clock) if opening.clock else None,
        times=None,
        deadline=None,
        seats=seats,
        chat=[],
        match=match,
    )


def again(table: Table) -> Opening:
    """The same game, options and privacy once more."""
    options = dict(table.match.state.options)
    clock = Clock(**table.clock) if table.clock else None
    return Opening(table.game, [], table.name, options, table.hotseat, table.public, clock, table.waits)


def rematch_of(old: Table, host: Person) -> Table:
    """A new table for the same players, each one seat further round."""
    if not old.match.over:
        raise NotOver("a rematch can be asked for when the game is over")
    return opened(again(old), host, [*old.seats[-1:], *old.seats[:-1]])


def naming_rematch(table_id: str) -> Plan:
    """Tell everybody at the old table where the rematch is."""

    def plan(table: Table) -> Change:
        return Change(columns={"rematch": table.rematch or table_id})

    return plan


# -- sitting down, standing up ---------------------------------------------------------------


def sitting_down(seat: int, person: Person, invite: str) -> Plan:
    """A person takes a free seat; one that is reserved, or at a private table, needs the invite.

    From a bot, a seat is only had back by the person for whom the bot keeps it.
    """

    def plan(table: Table) -> Change:
        free = _seat_to_change(table, seat)
        if free.kind != "open" and seat not in table.kept_for(person.id):
            raise SeatTaken(f"seat {seat} is taken")
        invited = hmac.compare_digest(invite.encode(errors="replace"), table.invite.encode()) or person.id == table.host
        if free.kind == "open" and not invited and (free.reserved or not table.public):
            raise NotInvited("this seat needs the table's invite link")
        if table.seats_of(person.id) and person.id != table.host:
            raise SeatedAlready("you play a seat at this table already")
        return handed(table, seat, Seat("person", person.id, person.name, seen=time.time()))

    return plan


def standing_up(seat: int, actor: Actor, gone_for: float, patience: float) -> Plan:
    """A person gives their seat up; programs that held it are shut out.

    The host also sends a bot away, and a person before the game has begun or who has not been seen for a while.
    """

    def plan(table: Table) -> Change:
        old = _seat_to_change(table, seat)
        if actor.key != table.host or old.kind == "open":
            own_seat(table, actor, seat)
        elif old.kind == "person" and seat not in seats_of(table, actor) and table.started and gone_for < patience:
            raise NotAway(patience)
        return handed(table, seat, Seat("open", reserved=not table.public))

    return plan


def seating_bot(seat: int, level: str, actor: Actor, gone_for: float, patience: float) -> Plan:
    """A bot takes an open seat, your own, or one whose player has not been seen for a while; it keeps it for them."""

    def plan(table: Table) -> Change:
        old = _seat_to_change(table, seat)
        if not seats_of(table, actor) and actor.key != table.host:
            raise NotPlaying("only somebody who plays at this table may seat a bot")
        mine = seat in seats_of(table, actor)
        if old.kind == "person" and not mine and gone_for < patience:
            raise NotAway(patience)
        return handed(table, seat, Seat("bot", old.person, level=level))

    return plan


def _seat_to_change(table: Table, seat: int) -> Seat:
    """The seat of that number, while seats may still change hands."""
    if not 0 <= seat < len(table.seats):
        raise BadInput(f"seat is a whole number from 0 to {len(table.seats) - 1}")
    if table.match.over:
        raise GameOver("the game is over: its seats stay as they were")
    return table.seats[seat]


def handed(table: Table, number: int, seat: Seat) -> Change:
    """The seat in other hands. Consent to a rewind was given by a person, and so was a proposal: both go with them."""
    rewind = table.rewind
    if rewind is None or number not in rewind["agreed"]:
        return Change(seats={number: seat})
    agreed = [other for other in rewind["agreed"] if other != number]
    kept = None if rewind["by"] == number else {**rewind, "agreed": agreed}
    return Change(seats={number: seat}, columns={"rewind": kept})


def listing(actor: Actor, public: bool) -> Plan:
    """The host lists a table or takes it from the lists; where anybody may sit, it stays listed."""

    def plan(table: Table) -> Change:
        if actor.key is None or actor.key != table.host:
            raise NotPlaying("only the host lists a table")
        free = not table.match.over and any(seat.kind == "open" and not seat.reserved for seat in table.seats)
        return Change(columns={"public": public or free})

    return plan


def renaming(person: Person, before: str) -> Plan:
    """A guest is called differently from now on, here too; a seat that has a name of its own, or none, keeps it."""

    def plan(table: Table) -> Change:
        mine = [seat for seat in table.seats_of(person.id) if table.seats[seat].name == before]
        return Change(seats={seat: replace(table.seats[seat], name=person.name) for seat in mine})

    return plan


def spoken(text: str) -> str:
    """A line as it is kept: single spaces, no signs that cannot be seen."""
    line = "".join(letter for letter in " ".join(text.split()) if letter in JOINERS or not unseen(letter))
    if not 1 <= len(line) <= CHAT_LENGTH:
        raise BadInput(f"text has 1 to {CHAT_LENGTH} characters")
    return line


def saying(text: str, actor: Actor) -> Plan:
    """Somebody at the table says something."""

    def plan(table: Table) -> Change:
        mine = seats_of(table, actor)
        if not mine:
            raise NotPlaying("only those who play at this table may write here")
        who = actor.person.name if actor.person else table.seats[mine[0]].name
        return Change(said=Said(who, spoken(text), round(time.time(), 3)))

    return plan


def handing_over(guest: Person, person: Person) -> Plan:
    """Somebody signs in: the seats of the guest they were become the account's."""

    def plan(table: Table) -> Change:
        mine = table.belonging_to(guest.id)
        seats = {seat: replace(table.seats[seat], person=person.id) for seat in mine}
        called = [seat for seat in table.seats_of(guest.id) if seats[seat].name == guest.name]
        seats |= {seat: replace(seats[seat], name=person.name) for seat in called}
        return Change(seats=seats, columns={"host": person.id} if table.host == guest.id else {})

    return plan
