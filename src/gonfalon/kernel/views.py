"""What a seat can see of a state, and states it could as well be in.

``visible`` builds the view up from what is declared visible; nothing is ever blotted out afterwards.
``determinize`` deals the unseen things again, so that a bot can think without peeking.
"""

from typing import Any

from gonfalon.kernel.fields import Fields, plain, saved_names, tag
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Together
from gonfalon.kernel.sight import COUNT, OWNER, SECRET, Sight
from gonfalon.kernel.state import Frame, State


def visible(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of a state as this seat sees them (None: a spectator), as JSON-able data."""
    out = _seen(state, state.VISIBLE, seat, ("frames", "sealed"))
    out["frames"] = [{"is": tag(type(frame)), **_seen(frame, frame.VISIBLE, seat, ())} for frame in state.frames]
    out["sealed"] = [{"seat": who, "answer": answer if who == seat else None} for who, answer in state.sealed]
    return out


def _seen(thing: Fields, sights: dict[str, Sight], seat: int | None, skip: tuple[str, ...]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name in saved_names(type(thing)):
        if name in skip:
            continue
        value = getattr(thing, name)
        sight = sights.get(name)
        if sight is None:
            out[name] = plain(value)
        elif sight.who == OWNER:
            out[name] = [plain(row) if i == seat else len(row) for i, row in enumerate(value)]
        elif sight.who == SECRET and _owner(thing) == seat:
            out[name] = plain(value)
        else:
            out[name] = len(value)
    return out


def _owner(thing: Fields) -> int:
    owner: int = getattr(thing, "seat")  # noqa: B009 - only frames with secrets have one
    return owner


def _unseen(thing: Fields, sights: dict[str, Sight], seat: int) -> list[tuple[str, list[int]]]:
    """The lists of a thing that this seat cannot see, each with its family."""
    out: list[tuple[str, list[int]]] = []
    for name in sorted(sights):
        sight = sights[name]
        value = getattr(thing, name)
        if sight.who == OWNER:
            out.extend((sight.family, row) for i, row in enumerate(value) if i != seat)
        elif sight.who == COUNT or _owner(thing) != seat:
            out.append((sight.family, value))
    return out


def determinize(state: State, seat: int, generator: Generator) -> Any:
    """A copy in which everything this seat cannot see has been dealt again at random.

    Answers that others have sealed are taken back: to this seat they are still to be made.
    """
    new = state.copy()
    hidden = _unseen(new, new.VISIBLE, seat)
    for frame in new.frames:
        hidden.extend(_unseen(frame, frame.VISIBLE, seat))
    for family in sorted({name for name, _ in hidden}):
        places = [items for name, items in hidden if name == family]
        pool = generator.shuffled(sorted(item for items in places for item in items))
        for items in places:
            size = len(items)
            items[:] = sorted(pool[:size])
            del pool[:size]
    new.sealed = [(who, answer) for who, answer in new.sealed if who == seat]
    if hidden or isinstance(new._request, Together):
        new._request = None
    return new


def frame_classes() -> dict[str, type]:
    """Every frame class there is, by its short name."""
    found: dict[str, type] = {}
    waiting: list[type] = [Frame]
    while waiting:
        cls = waiting.pop()
        found[tag(cls)] = cls
        waiting.extend(cls.__subclasses__())
    return found
