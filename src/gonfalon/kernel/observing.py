"""A position as numbers, for learners: what every game's ``observe`` says in the same way."""

import zlib
from typing import Any, Final

from gonfalon.kernel.fields import field_names
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

#: Names of whole numbers or truth values, and how large each of them grows.
Scaled = tuple[tuple[str, int], ...]


def situation(state: State, prompts: tuple[str, ...], local: Scaled) -> list[float]:
    """Which of these prompts is asked, then these locals of the two innermost procedures."""
    request = state.request()
    prompt = request.prompt if isinstance(request, Ask) else ""
    out = [1.0 if name == prompt else 0.0 for name in prompts]
    for depth in (-1, -2):
        out.extend(scaled(state.frames[depth] if len(state.frames) >= -depth else None, local))
    return out


#: For games with more prompts than a learner needs to tell apart by name.
PLACES: Final = 64
_places: dict[str, int] = {}


def asked(state: State, seat: int) -> list[float]:
    """Whether this seat is asked, then which question it is, or the one others are asked, among so many places."""
    ask, request = state.ask_of(seat), state.request()
    prompt = ask.prompt if ask is not None else request.prompt if isinstance(request, Ask) else ""
    place = _places.get(prompt, -1)
    if place < 0:
        place = _places[prompt] = zlib.crc32(prompt.encode()) % PLACES
    out = [0.0] * (PLACES + 1)
    out[0] = 1.0 if ask is not None else 0.0
    out[place + 1] = 1.0
    return out


def bits(number: int, size: int) -> list[float]:
    """The lowest bits of a number, one by one."""
    return [1.0 if number >> i & 1 else 0.0 for i in range(size)]


def among(cards: list[int], size: int) -> list[float]:
    """Which of so many cards are among these."""
    out = [0.0] * size
    for card in cards:
        out[card] = 1.0
    return out


def scaled(thing: Any, names: Scaled) -> list[float]:
    """Its fields of these names; 0 for one it does not have."""
    own = field_names(type(thing))
    return [int(getattr(thing, name)) / most if name in own else 0.0 for name, most in names]
