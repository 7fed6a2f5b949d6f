"""The steps of a frame class as functions, looked up once: what ``State`` runs instead of names.

The table also finds what is wrong with a class: a name in ``STEPS`` without a method, a step that waits without a twin
to receive what comes back, a twin of a step that does not exist. A plain class is checked when it is made, a
compiled one, which tells nothing about itself that early, when its table is.
"""

from typing import Any, Final

from gonfalon.kernel.requests import Request

END: Final = "end"

#: Methods that belong to a step, by the beginnings of their names.
TWINS: Final = ("on_", "refuse_", "rule_of_", "targets_of_", "about_")


class Steps:
    """The methods of a frame class in the order of its steps: what each does, and what receives an answer."""

    def __init__(self, title: str, names: tuple[str, ...], run: list[Any], on: list[Any]) -> None:
        self.names = names
        self.titles = [f"{title}.{name}" for name in names]  # as records and logs call them
        self.run = run
        self.on = on  # None where a step has no twin
        self.count = len(names)
        self.places: dict[str, int] = {name: place for place, name in enumerate(names)}
        self.places[END] = self.count

    def place(self, name: str) -> int:
        """Where to go on: at a step of the frame, or behind its end."""
        return self.places[name]


_TABLES: dict[type, Steps] = {}


def steps_of(cls: Any) -> Steps:
    """The table of a frame class."""
    found = _TABLES.get(cls)
    if found is None:
        check(cls)
        names: tuple[str, ...] = cls.STEPS
        run = [getattr(cls, name) for name in names]
        found = _TABLES[cls] = Steps(cls.__name__, names, run, [getattr(cls, "on_" + name, None) for name in names])
    return found


def check(cls: Any) -> None:
    """TypeError with a sentence if the steps of a frame class and its methods do not fit together."""
    names: tuple[str, ...] = cls.STEPS
    title = cls.__name__
    for name in names:
        step = getattr(cls, name, None)
        if not callable(step):
            raise TypeError(f"{title} has a step {name!r} in STEPS, but no method of that name")
        if not callable(getattr(cls, "on_" + name, None)) and _asks(step):
            raise TypeError(f"the step {name!r} of {title} waits, but there is no on_{name} to receive what comes back")
    if len(set(names)) != len(names) or END in names:
        raise TypeError(f"the STEPS of {title} must differ from one another and from {END!r}")
    for name in vars(cls):
        for beginning in TWINS:
            step = name.removeprefix(beginning)
            if names and step != name and step not in names and callable(getattr(cls, name)):
                raise TypeError(f"{title} has a method {name}, but no step {step!r}")


def _asks(step: Any) -> bool:
    """Whether a step makes a request; only the code of a plain function tells."""
    code = getattr(step, "__code__", None)
    if code is None:
        return False
    for name in code.co_names:
        made = step.__globals__.get(name)
        if isinstance(made, type) and issubclass(made, Request) and made is not Request:
            return True
    return False
