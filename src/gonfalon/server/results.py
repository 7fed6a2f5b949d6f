"""Finished games: who played, with how many points, and what that says about how well people play.

Ratings are those of Weng and Lin (openskill), one for each person and game. Bots stand still: each level is a fixed
point, four steps above the one below, which is what three wins in four amount to. Whoever leaves a seat to a bot plays
on through it.
"""

import time
from typing import Any

import sqlalchemy as sa
from openskill.models import PlackettLuce

from gonfalon import Match, bots
from gonfalon.server import schema
from gonfalon.server.table import Seat, Table

#: The lowest level of bots, and the distance between two levels, in the model's own measure.
LOWEST, STEP = 17.0, 4.0
#: How sure the model is of a bot.
SURE = 0.01
#: How far a shown rating is stretched.
SCALE = 40
#: Above this doubt a rating is provisional.
DOUBT = 5.0

_model = PlackettLuce()


def ranks(match: Match) -> list[int]:
    """Each seat's place, from 1: winners first, then by points; equals share one."""
    winners, scores = match.winners(), match.scores()
    keys = [(seat not in winners, 0 if seat in winners else -scores[seat]) for seat in range(match.seats)]
    return [1 + sum(other < key for other in keys) for key in keys]


def finish(connection: sa.Connection, table: Table, seats: list[Seat], match: Match) -> None:
    """A game has come to its end: note its results, and rate those who played it. Once for each table."""
    r = schema.results
    places, scores, when = ranks(match), match.scores(), time.time()
    known = connection.scalar(sa.select(sa.func.count()).where(r.c.table == table.id))
    connection.execute(sa.delete(r).where(r.c.table == table.id))
    rows = [
        {
            **{"table": table.id, "seat": number, "game": table.game, "person": seat.person, "level": seat.level},
            **{"name": seat.name, "points": float(scores[number]), "place": places[number], "finished": when},
        }
        for number, seat in enumerate(seats)
    ]
    connection.execute(sa.insert(r), rows)
    if not known and not table.hotseat:
        _rate(connection, table.game, seats, places)


def _rate(connection: sa.Connection, game: str, seats: list[Seat], places: list[int]) -> None:
    people = sorted({seat.person for seat in seats if seat.person})
    if not people or len(people) + sum(not seat.person for seat in seats) < len(seats):
        return  # nobody to rate, or somebody played against themselves
    g = schema.ratings
    wanted = sa.select(g).where((g.c.game == game) & g.c.person.in_(people)).order_by(g.c.person).with_for_update()
    known = {row["person"]: row for row in connection.execute(wanted).mappings()}
    teams = []
    for seat in seats:
        if not seat.person:
            teams.append([_model.rating(mu=bot_strength(seat.level), sigma=SURE)])
        elif seat.person in known:
            teams.append([_model.rating(mu=known[seat.person]["mu"], sigma=known[seat.person]["sigma"])])
        else:
            teams.append([_model.rating()])
    rated = _model.rate(teams, ranks=[float(place) for place in places])
    for seat, [new] in zip(seats, rated, strict=True):
        if seat.person:
            row = {"mu": new.mu, "sigma": new.sigma}
            games = known[seat.person]["games"] + 1 if seat.person in known else 1
            connection.execute(sa.delete(g).where((g.c.game == game) & (g.c.person == seat.person)))
            connection.execute(sa.insert(g).values(game=game, person=seat.person, games=games, **row))


def bot_strength(level: str) -> float:
    levels = bots.levels()
    return LOWEST + STEP * (levels.index(level) if level in levels else 0)


def shown_rating(mu: float, sigma: float) -> int:
    """A rating as people read it: what the model is almost sure of."""
    return max(0, round(SCALE * (mu - 3 * sigma)))


def ratings_of(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    """A person's ratings, by game."""
    g = schema.ratings
    found = connection.execute(sa.select(g).where(g.c.person == person).order_by(g.c.games.desc())).mappings()
    return [_rating(row) for row in found]


def _rating(row: Any) -> dict[str, Any]:
    doubt = row["sigma"] > DOUBT
    return {
        "game": row["game"],
        "rating": shown_rating(row["mu"], row["sigma"]),
        "games": row["games"],
        "provisional": doubt,
    }


def ranking(connection: sa.Connection, game: str, most: int) -> list[dict[str, Any]]:
    """Those who have an account, the best first, with the bots between them."""
    g, p = schema.ratings, schema.people
    order = (g.c.mu - 3 * g.c.sigma).desc()
    best = sa.select(g, p.c.name).join(p, p.c.id == g.c.person).where((g.c.game == game) & p.c.login.is_not(None))
    people = [
        {"name": row["name"], **_rating(row)} for row in connection.execute(best.order_by(order).limit(most)).mappings()
    ]
    fixed = [
        {"level": level, "game": game, "rating": round(SCALE * bot_strength(level)), "provisional": False}
        for level in bots.levels()
    ]
    return sorted([*people, *fixed], key=lambda row: -row["rating"])


def points(connection: sa.Connection, tables: list[str]) -> dict[str, list[float]]:
    """The points of finished games, seat by seat."""
    r = schema.results
    out: dict[str, list[float]] = {}
    for row in connection.execute(sa.select(r).where(r.c.table.in_(tables)).order_by(r.c.seat)).mappings():
        out.setdefault(row["table"], []).append(row["points"])
    return out


def history(
    connection: sa.Connection, person: str, private: bool, most: int, before: float | None = None
) -> list[dict[str, Any]]:
    """The finished games of a person, the latest first; ``private`` ones are for themselves."""
    r, t = schema.results, schema.tables
    mine = sa.select(r.c.table).where(r.c.person == person)
    wanted = sa.select(t.c.id, t.c.name, t.c.public, t.c.game).where(t.c.id.in_(mine) & t.c.over)
    if not private:
        wanted = wanted.where(t.c.public)
    latest = sa.select(r.c.table, sa.func.max(r.c.finished).label("finished")).group_by(r.c.table).subquery()
    wanted = wanted.add_columns(latest.c.finished).join(latest, latest.c.table == t.c.id)
    if before is not None:
        wanted = wanted.where(latest.c.finished < before)
    found = connection.execute(wanted.order_by(latest.c.finished.desc()).limit(most)).mappings().all()
    at: dict[str, list[Any]] = {row["id"]: [] for row in found}
    played = sa.select(r).where(r.c.table.in_(list(at))).order_by(r.c.place, r.c.seat)
    for row in connection.execute(played).mappings():
        facts = {name: row[name] for name in ("seat", "name", "level", "points", "place")}
        at[row["table"]].append({**facts, "you": row["person"] == person})
    return [{**dict(row), "results": at[row["id"]]} for row in found]
