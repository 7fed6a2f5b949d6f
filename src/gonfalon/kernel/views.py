"""What a seat can see of a state, and states it could as well be in.

``visible`` builds the view up from what is declared visible; nothing is ever blotted out afterwards.
``determinize`` deals the unseen things again, so that a bot can think without peeking.
"""

from typing import Any, Final

from gonfalon.kernel.fields import Fields, plain, saved_names, tag
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, Request, Together
from gonfalon.kernel.sight import COUNT, OWNER, SEAT, Sight
from gonfalon.kernel.state import Frame, State


def visible(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of a state as this seat sees them (None: a spectator), as JSON-able data."""
    out = _seen(state, state.VISIBLE, seat, ("frames", "sealed"))
    out["frames"] = [_seen_frame(frame, seat) for frame in state.frames]
    out["sealed"] = [{"seat": who, "answer": answer if who == seat else None} for who, answer in state.sealed]
    return out


def _seen_frame(frame: Frame, seat: int | None) -> dict[str, Any]:
    return {"is": tag(type(frame)), **_seen(frame, frame.VISIBLE, seat, ())}


def _seen(thing: Fields, sights: dict[str, Sight], seat: int | None, skip: tuple[str, ...]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name in saved_names(type(thing)):
        if name in skip:
            continue
        value = getattr(thing, name)
        sight = sights.get(name)
        if sight is None and type(value) is list and value and isinstance(value[0], Frame):
            out[name] = [_seen_frame(frame, seat) for frame in value]
        elif sight is None:
            out[name] = plain(value)
        elif sight.who == OWNER:
            out[name] = [plain(row) if i == seat else len(row) for i, row in enumerate(value)]
        elif sight.who == SEAT and _owner(thing) == seat:
            out[name] = plain(value)
        else:
            out[name] = len(value)
    return out


def _owner(thing: Fields) -> int:
    owner: int = getattr(thing, "seat")  # noqa: B009 - only frames with secrets have one
    return owner


def _unseen(thing: Fields, sights: dict[str, Sight], seats: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """The lists of a thing that none of these seats can see, each with its family."""
    out: list[tuple[str, list[int]]] = []
    for name in sorted(sights):
        sight = sights[name]
        value = getattr(thing, name)
        if sight.who == OWNER:
            out.extend((sight.family, row) for i, row in enumerate(value) if i not in seats)
        elif sight.who == COUNT or _owner(thing) not in seats:
            out.append((sight.family, value))
    return out


def determinize(state: State, seat: int, generator: Generator) -> Any:
    """A copy in which everything this seat cannot see has been dealt again at random.

    Answers that others have sealed are taken back: to this seat they are still to be made.
    Whoever is asked now must have been asked in that copy too, so a deal that contradicts this is dealt
    again; where that does not help, those who are asked keep what they have, and at last everybody does.
    None of this happens where the seat itself decides: what it is asked depends on nothing it cannot see.
    """
    for keeping in ((seat,), (seat, *state.turn())):
        for _ in range(_DEALS):
            new = _dealt(state, seat, keeping, generator)
            if _fits(new, state, seat):
                return new
    return _dealt(state, seat, tuple(range(state.seats)), generator)


_DEALS: Final = 8


def _fits(new: State, old: State, seat: int) -> bool:
    """Whether the same kind of answer is awaited in both; where this seat decides it always is."""
    request = new.request()
    if not isinstance(request, Request) or (seat in new.turn()) != (seat in old.turn()):
        return False
    if isinstance(request, Ask):
        return bool(request.values) and new.turn() == old.turn()
    return not isinstance(request, Together) or all(bool(ask.values) for ask in request.asks)


def _dealt(state: State, seat: int, keeping: tuple[int, ...], generator: Generator) -> Any:
    new = state.copy()
    hidden = _unseen(new, new.VISIBLE, keeping)
    for frame in new.frames:
        hidden.extend(_unseen(frame, frame.VISIBLE, keeping))
    for family in sorted({name for name, _ in hidden if name}):
        places = [items for name, items in hidden if name == family]
        pool = generator.shuffled(sorted(item for items in places for item in items))
        for items in places:
            size = len(items)
            items[:] = sorted(pool[:size])
            del pool[:size]
    new.deal_unseen(keeping, generator)
    new.sealed = [(who, answer) for who, answer in new.sealed if who == seat]
    if hidden or isinstance(new._request, Together):
        new._request = None
    return new


def frame_classes(state: type) -> dict[str, type]:
    """Every frame class by its short name; where two games share one, the one that lives near this state class."""
    found: dict[str, type] = {}
    waiting: list[type] = [Frame]
    while waiting:
        cls = waiting.pop()
        name = tag(cls)
        if name not in found or _shared_path(cls, state) > _shared_path(found[name], state):
            found[name] = cls
        waiting.extend(cls.__subclasses__())
    return found


def _shared_path(a: type, b: type) -> int:
    """How many packages the modules of two classes have in common."""
    count = 0
    for x, y in zip(a.__module__.split("."), b.__module__.split("."), strict=False):
        if x != y:
            break
        count += 1
    return count
