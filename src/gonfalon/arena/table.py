"""What the games of a tournament say: win rates with their intervals, ratings, and how the games went."""

import math
from typing import Any

Z95 = 1.959964


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true win rate lies with 95 % confidence, by Wilson's formula."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def _rate(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    return {
        "games": games,
        "wins": round(wins, 4),
        "rate": round(rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _share(result: dict[str, Any], seat: int) -> float:
    winners = result["winners"]
    return 1.0 / len(winners) if seat in winners else 0.0


def _seats(result: dict[str, Any], name: str) -> list[int]:
    return [seat for seat, other in enumerate(result["bots"]) if other == name]


def _won(results: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """How many of the games one of this bot's seats won; seats of one game are no games of their own."""
    return _rate(sum(_share(result, seat) for result in results for seat in _seats(result, name)), len(results))


def ratings(results: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Plackett-Luce ratings of every bot, the games taken in order; none where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return {}
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        names = result["bots"]
        for name in names:
            known.setdefault(name, model.rating(name=name))
        if len(set(names)) < 2 or not result["finished"]:
            continue
        order = [-1e9 if seat in result["winners"] else -score for seat, score in enumerate(result["scores"])]
        rated = model.rate([[known[name]] for name in names], ranks=order)
        for name in set(names):
            mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            known[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: {"mu": round(one.mu, 3), "sigma": round(one.sigma, 3)} for name, one in known.items()}


def summary(results: list[dict[str, Any]]) -> dict[str, Any]:
    """The whole table, JSON-able."""
    names = list(dict.fromkeys(name for result in results for name in result["bots"]))
    rated = ratings(results)
    dropped: dict[str, int] = {}
    for result in results:
        for error, count in result.get("dropped", {}).items():
            dropped[error] = dropped.get(error, 0) + count
    out = {
        "games": len(results),
        "unfinished": sum(not result["finished"] for result in results),
        "bots": {name: _of_bot(results, name) | {"rating": rated.get(name)} for name in names},
        "seats": _of_seats(results),
        "length": _length(results),
        "dropped": dropped,
        "pairs": {one: {other: _meeting(results, one, other) for other in names if other != one} for one in names},
    }
    return out


def _of_bot(results: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """How a bot did: its games as in ``_won``, with what luck alone would win; the rest per seat it sat in."""
    mine = [result for result in results if name in result["bots"]]
    sat = [(result, seat) for result in mine for seat in _seats(result, name)]
    sources: dict[str, int] = {}
    for result, seat in sat:
        for source, points in result["sources"].items():
            sources[source] = sources.get(source, 0) + points[seat]
    out = {
        **_won(mine, name),
        "chance": round(sum(1 / len(result["bots"]) for result, _ in sat) / len(mine), 4),
        "score": round(sum(result["scores"][seat] for result, seat in sat) / len(sat), 2),
        "decisions": round(sum(result["decisions"][seat] for result, seat in sat) / len(sat), 1),
        "sources": {source: round(points / len(sat), 2) for source, points in sources.items()},
    }
    timed = [(result, seat) for result, seat in sat if "seconds" in result]
    if timed:
        asked = sum(result["decisions"][seat] for result, seat in timed)
        spent = sum(result["seconds"][seat] for result, seat in timed)
        longest = max(result["longest"][seat] for result, seat in timed)
        out["seconds"] = {"mean": round(spent / max(asked, 1), 5), "longest": round(longest, 4)}
    return out


def _of_seats(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    count = max((len(result["bots"]) for result in results), default=0)
    return [_rate(sum(_share(result, seat) for result in results), len(results)) for seat in range(count)]


def _length(results: list[dict[str, Any]]) -> dict[str, Any]:
    lengths = [sum(result["decisions"]) for result in results]
    chapters = [result["chapters"] for result in results]
    return {
        "decisions": {"mean": round(sum(lengths) / len(lengths), 1), "least": min(lengths), "most": max(lengths)},
        "chapters": {"mean": round(sum(chapters) / len(chapters), 2), "least": min(chapters), "most": max(chapters)},
    }


def _meeting(results: list[dict[str, Any]], one: str, other: str) -> dict[str, Any]:
    """How one bot did in the games in which the other sat too."""
    return _won([result for result in results if one in result["bots"] and other in result["bots"]], one)


def worded(table: dict[str, Any]) -> str:
    """The table as text for a terminal."""
    width = max(len(name) for name in table["bots"])
    lines = [f"{'bot':{width}}  games  win rate  95 % interval   by chance  score  rating (sigma)"]
    ranked = sorted(table["bots"].items(), key=lambda item: item[1]["chance"] - item[1]["rate"])
    for name, row in ranked:
        won = f"{row['rate']:8.1%}  {row['low']:6.1%} - {row['high']:6.1%}  {row['chance']:9.1%}"
        rating = f"{row['rating']['mu']:6.1f} ({row['rating']['sigma']:.1f})" if row["rating"] else "  none"
        line = f"{name:{width}}  {row['games']:5}  {won}  {row['score']:5.1f}  {rating}"
        if "seconds" in row:
            line += f"  {row['seconds']['mean'] * 1000:.1f} ms per decision, longest {row['seconds']['longest']:.2f} s"
        lines.append(line)
    seats = ", ".join(f"{row['rate']:.1%}" for row in table["seats"])
    decisions = table["length"]["decisions"]
    lines.append(f"wins per seat: {seats}")
    lines.append(f"decisions per game: {decisions['mean']} ({decisions['least']} to {decisions['most']})")
    if table["dropped"]:
        told = ", ".join(f"{error}: {count}" for error, count in table["dropped"].items())
        lines.append(f"imagined worlds dropped because they contradict the game: {told}")
    if table["unfinished"]:
        lines.append(f"{table['unfinished']} games were stopped unfinished")
    return "\n".join(lines)
