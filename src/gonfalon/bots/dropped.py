"""Imagined worlds that were dropped because they contradict what has happened, and what the rules said to them.

A game with secrets may raise errors in a world that was dealt wrongly; a bot passes over it. Were a rule at fault, its
error would look the same: so every kind of them is counted, and the arena shows how often it was met.
"""

from pathlib import Path

_counts: dict[str, int] = {}


def note(error: Exception) -> None:
    """Count what went wrong, by its kind and the place in the rules."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = "" if place is None else f" in {Path(place.tb_frame.f_code.co_filename).name}, line {place.tb_lineno}"
    key = f"{type(error).__name__}{where}"
    _counts[key] = _counts.get(key, 0) + 1


def taken() -> dict[str, int]:
    """How often each was met in this process since the last time, in the order of their names."""
    out = dict(sorted(_counts.items()))
    _counts.clear()
    return out
