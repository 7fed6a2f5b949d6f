"""What a seat can see of a state, and states it could as well be in.

``visible`` builds the view up from what is declared visible; nothing is ever blotted out afterwards.
``determinize`` deals the unseen things again, so that a bot can think without peeking.
"""

from typing import Any, Final

from gonfalon.kernel.fields import Fields, plain, saved_names, tag
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.piles import Pile
from gonfalon.kernel.requests import Ask, Request, Together
from gonfalon.kernel.sight import OWNER, PILE, ROWS, Sight, knows
from gonfalon.kernel.state import Frame, State


def visible(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of a state as this seat sees them (None: a spectator), as JSON-able data."""
    out = _seen(state, state.VISIBLE, seat, ("frames", "sealed", "standing"))
    count = _open_frames(state, (seat,))
    out["frames"] = [_seen_frame(frame, seat) for frame in state.frames[:count]]
    if count < len(state.frames):
        out["frames"][-1]["at"] = 0
    out["sealed"] = [{"seat": who, "answer": answer if who == seat else None} for who, answer in state.sealed]
    out["standing"] = [[kind, until] for who, kind, until in state.standing if who == seat]
    return out


def _open_frames(state: State, seats: tuple[int | None, ...]) -> int:
    """How many frames these seats know to be there: the others are somebody's thoughts."""
    for number, frame in enumerate(state.frames):
        if frame.private() and getattr(frame, "seat") not in seats:  # noqa: B009 - only such frames have one
            return number
    return len(state.frames)


def from_outside(state: State, seat: int | None = None) -> Any:
    """The state as those who wait know it, as far as procedures go: no thoughts are in it but those of this seat."""
    count = _open_frames(state, (seat,))
    if count == len(state.frames):
        return state
    new = state.copy()
    _forget(new, count)
    new._run()
    return new


def _forget(new: State, count: int) -> None:
    """A thought has not been thought: the frame below it is to ask its first question."""
    del new.frames[count:]
    new.frames[-1].at = 0
    new._request = None


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
        elif sight.who == PILE:
            out[name] = (
                [_seen(one, one.VISIBLE, seat, ()) for one in value]
                if type(value) is list
                else (_seen(value, value.VISIBLE, seat, ()))
            )
        elif sight.who == OWNER:
            out[name] = [plain(row) if i == seat else _hidden(row, sight) for i, row in enumerate(value)]
        elif sight.who == ROWS:
            known = [knows(seats, seat) for seats in getattr(thing, sight.by)]
            rows = zip(known, value, strict=True)
            out[name] = [plain(row) if seen else _hidden(row, sight) for seen, row in rows if seen or sight.size]
        elif sight.by and knows(getattr(thing, sight.by), seat):
            out[name] = plain(value)
        else:
            out[name] = _hidden(value, sight)
    return out


def _hidden(value: Any, sight: Sight) -> Any:
    """What is told of a thing that is not seen."""
    return len(value) if sight.size and type(value) is list else None


class _Place:
    """Where something lies that nobody of those who keep theirs can see: a field, or one row of it."""

    def __init__(self, sight: Sight, family: str, thing: Fields, name: str, row: int = -1) -> None:
        self.sight = sight
        self.family = family
        self.thing = thing
        self.name = name
        self.row = row

    def content(self) -> Any:
        value = getattr(self.thing, self.name)
        return value if self.row < 0 else value[self.row]

    def fill(self, content: Any) -> None:
        if self.row < 0:
            setattr(self.thing, self.name, content)
        else:
            getattr(self.thing, self.name)[self.row] = content

    def wipe(self) -> None:
        """Nothing remains of it but what everybody may know."""
        self.fill(_wiped(self.content(), self.sight.size))


def _wiped(value: Any, size: bool) -> Any:
    if type(value) is list:
        return [_wiped(item, size) for item in value] if size else []
    if type(value) is tuple:
        return tuple([_wiped(item, size) for item in value]) if size else ()
    if isinstance(value, str):
        return ""
    return 0 if isinstance(value, int) else None


def _unseen(thing: Fields, sights: dict[str, Sight], seats: tuple[int, ...], out: list[_Place]) -> None:
    """The places of a thing that none of these seats can see."""
    for name in sorted(sights):
        sight = sights[name]
        value = getattr(thing, name)
        if sight.who == PILE:
            for one in value if type(value) is list else [value]:
                _unseen_pile(one, sight, seats, out)
        elif sight.who == OWNER:
            out.extend([_Place(sight, sight.family, thing, name, i) for i in range(len(value)) if i not in seats])
        elif sight.who == ROWS:
            for i, known in enumerate(getattr(thing, sight.by)):
                if not _any_knows(known, seats):
                    out.append(_Place(sight, sight.family, thing, name, i))
        elif not sight.by or not _any_knows(getattr(thing, sight.by), seats):
            out.append(_Place(sight, sight.family, thing, name))


def _unseen_pile(one: Any, sight: Sight, seats: tuple[int, ...], out: list[_Place]) -> None:
    """A pile's cards belong to the family of the field it is in."""
    found: list[_Place] = []
    _unseen(one, one.VISIBLE, seats, found)
    for place in found:
        place.family = sight.family
    out.extend(found)


def _any_knows(known: Any, seats: tuple[int, ...]) -> bool:
    return any(knows(known, seat) for seat in seats)


def determinize(state: State, seat: int, generator: Generator) -> Any:
    """A copy in which everything this seat cannot see has been dealt again at random.

    Answers that others have sealed are taken back: to this seat they are still to be made. So are standing orders.
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
    count = _open_frames(new, keeping)
    thinking = count < len(new.frames)
    if thinking:
        _forget(new, count)
    hidden = _hidden_places(new, keeping)
    for family in sorted({place.family for place in hidden if place.family}):
        _deal([place for place in hidden if place.family == family], generator)
    for place in reversed(hidden):  # from the last row to the first: some are left out
        if not place.family and place.sight.who == ROWS and not place.sight.size:
            del getattr(place.thing, place.name)[place.row]
        elif not place.family:
            place.wipe()
    players = tuple([keeper for keeper in keeping if keeper >= 0])  # a spectator keeps nothing
    new.deal_unseen(players, generator)
    for frame in new.frames:
        frame.deal_unseen(new, players, generator)
    new.sealed = [(who, answer) for who, answer in new.sealed if who == seat]
    new.standing = tuple([order for order in new.standing if order[0] == seat])
    if hidden or isinstance(new._request, Together):
        new._request = None
    if thinking:
        new._run()
    return new


def _hidden_places(state: State, seats: tuple[int, ...]) -> list[_Place]:
    out: list[_Place] = []
    _unseen(state, state.VISIBLE, seats, out)
    for frame in state.frames:
        _unseen(frame, frame.VISIBLE, seats, out)
    return out


def hides(state: State, seat: int, items: list[int]) -> bool:
    """Whether a draw of these items is made from something that this seat cannot see.

    A draw does not tell where its items lie: where the same numbers lie in the open as well, it may be made there.
    """
    every = sorted(items)
    for place in _hidden_places(state, (seat,)):
        content = place.content()
        if type(content) is list and sorted(content) == every:
            return not _holds(visible(state, None if seat < 0 else seat), every)
    return False


def _holds(tree: Any, every: list[int]) -> bool:
    """Whether a list with just these numbers lies somewhere in this tree."""
    if isinstance(tree, dict):
        return any(_holds(branch, every) for branch in tree.values())
    if not isinstance(tree, list):
        return False
    if all(type(item) is int for item in tree):
        return sorted(tree) == every
    return any(_holds(branch, every) for branch in tree)


def unseen(state: State, seat: int) -> list[tuple[str, list[Any]]]:
    """All that lies where this seat does not see it: by family, sorted; what has no family, place by place."""
    hidden = _hidden_places(state, (seat,))
    out: list[tuple[str, list[Any]]] = []
    for family in sorted({place.family for place in hidden if place.family}):
        pool: list[int] = []
        for place in hidden:
            if place.family == family:
                content = place.content()
                pool.extend(content if type(content) is list else [content])
        out.append((family, sorted(pool)))
    out.extend([(f"{place.name}[{place.row}]", plain(place.content())) for place in hidden if not place.family])
    return out


def _deal(places: list[_Place], generator: Generator) -> None:
    """What lies in these places changes places at random; a hand is kept sorted, a row of single cards is not."""
    pool: list[int] = []
    for place in places:
        content = place.content()
        pool.extend(content if type(content) is list else [content])
    pool = generator.shuffled(sorted(pool))
    for place in places:
        content = place.content()
        if type(content) is list:
            size = len(content)
            content[:] = sorted(pool[:size])
            del pool[:size]
        else:
            place.fill(pool.pop(0))


def frame_classes(state: type) -> dict[str, type]:
    """Every class that may lie in a state, by its short name: frames and piles; where two games share one, the one
    that lives near this state class."""
    found: dict[str, type] = {}
    waiting: list[type] = [Frame, Pile]
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
