"""A position as numbers, for learners: what every game's ``observe`` says in the same way."""

from typing import Any

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


def scaled(thing: Any, names: Scaled) -> list[float]:
    """Its fields of these names; 0 for one it does not have."""
    own = field_names(type(thing))
    return [int(getattr(thing, name)) / most if name in own else 0.0 for name, most in names]
