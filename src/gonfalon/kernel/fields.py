"""Objects that are nothing but their annotated fields: copied, compared, hashed and saved by them.

A field holds a shared immutable value (int, str, tuple, None, a Mapping or a Sequence nobody changes), a list of such
values, a list of lists of them, or an object of fields. A long row that changes rarely is declared a Sequence: copies
share it, and whoever changes it puts another in its place (``with_item``). Fields whose name starts with an underscore
are caches: a copy shares them and they take no part in equality, digests or saves.

    class Battle(Frame):
        attacker: int
        hits: int = 0

    Battle(attacker=2)      # keyword arguments, checked by mypy
"""

import hashlib
import inspect
import json
import re
import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Final, get_args, get_origin

from gonfalon.kernel.bare import COPIERS
from gonfalon.kernel.uncompiled import copying

#: True for the type checker, which then sees keyword constructors; never true at run time.
CHECKED: Final = False

if CHECKED:
    from gonfalon.kernel.uncompiled.checked import Fields as Fields
else:
    from gonfalon.kernel.bare import Fields as Fields

_NAMES: dict[type, tuple[str, ...]] = {}


def _is_class_variable(name: str, hint: Any) -> bool:
    """Whether an annotation is of the class; where a compiler has wiped that out, the name in capitals tells."""
    if name.isupper():
        return True
    if isinstance(hint, str):  # a module that postpones its annotations
        return hint.partition("[")[0].endswith("ClassVar")
    return hint is ClassVar or get_origin(hint) is ClassVar


def field_names(cls: type) -> tuple[str, ...]:
    """The names of a class's fields in alphabetical order, caches included."""
    known = _NAMES.get(cls)
    if known is None:
        found: set[str] = set()
        for base in cls.__mro__:
            found.update(base.__dict__.get("__mypyc_attrs__", ()))
            for name, hint in inspect.get_annotations(base).items():
                if not _is_class_variable(name, hint):
                    found.add(name)
        known = tuple(sorted(name for name in found if not name.startswith("__")))
        _NAMES[cls] = known
    return known


def saved_names(cls: type) -> tuple[str, ...]:
    """The fields that make the object what it is: all but the caches."""
    return tuple(name for name in field_names(cls) if not name.startswith("_"))


def _optional(cls: type) -> tuple[str, ...]:
    """Fields left out of digests and saves while they are empty: added later, they leave older records as they were."""
    names: tuple[str, ...] = getattr(cls, "OPTIONAL", ())
    return names


def cut(value: Any) -> Any:
    """Whatever it is, copied as deep as lists and objects of fields go; everything else is shared."""
    if type(value) is list:
        return [cut(item) for item in value]
    return value.copied() if isinstance(value, Fields) else value


def with_item(row: Sequence[int], place: int, item: int) -> Sequence[int]:
    """A row that copies share with one number changed; the row itself where it is that number already."""
    if row[place] == item:
        return row
    new = list(row)
    new[place] = item
    return new


def copier(cls: type) -> Any:
    """The function that copies objects of this class, written from the types of its fields."""
    hints = dict.fromkeys(field_names(cls), "list[object]")  # a compiled base does not tell its types
    for base in reversed(cls.__mro__):
        own = inspect.get_annotations(base)
        hints.update({name: _hint_text(hint) for name, hint in own.items() if name in hints})
    scope: dict[str, Any] = {"cls": cls, "cut": cut}
    exec("\n".join(copying.method("cls", sorted(hints.items()), _is_fields)), scope)  # noqa: S102 - our own field names
    COPIERS[cls] = scope["copied"]
    return COPIERS[cls]


def _hint_text(hint: Any) -> str:
    if isinstance(hint, str):
        return hint
    if isinstance(hint, type) and get_origin(hint) is None:
        return hint.__name__
    return re.sub(r"[\w.]+\.(\w+)", r"\1", str(hint))


def _is_fields(name: str) -> bool:
    waiting: list[type] = [Fields]
    while waiting:
        cls = waiting.pop()
        if cls.__name__ == name:
            return True
        waiting.extend(cls.__subclasses__())
    return False


#: What a copy would share although it changes.
_MUTABLE: Final = (dict, set, bytearray)


def check_fields(cls: Any) -> None:
    """TypeError with a sentence if a class declares a field that copies would share although it can change.

    A compiled class does not tell its types; the plain build of the same source does.
    """
    for name, hint in inspect.get_annotations(cls).items():
        if not name.startswith("_") and not _is_class_variable(name, hint):
            wrong = _shared(_resolved(hint, cls), False)
            if wrong:
                raise TypeError(f"the field {name!r} of {cls.__name__} {wrong}")


def _resolved(hint: Any, cls: Any) -> Any:
    """The type itself where it is written as a text; the text if it speaks of things to come."""
    if isinstance(hint, str):
        try:
            return eval(hint, vars(sys.modules[cls.__module__]))  # noqa: S307 - the text of an annotation
        except (NameError, TypeError, AttributeError):
            return hint
    return hint


def _shared(hint: Any, in_tuple: bool) -> str:
    """What is wrong with a type: a copy is as deep as lists and objects of fields go, and shares everything else."""
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, _MUTABLE):
        return f"is a {kind.__name__}, which copies would share: use lists, or declare a Mapping that nobody changes"
    if in_tuple and isinstance(kind, type) and issubclass(kind, list | Fields):
        return f"has a {kind.__name__} in a tuple, which copies would share: use a list of them"
    for part in get_args(hint):
        wrong = _shared(part, in_tuple or kind is tuple)
        if wrong:
            return wrong
    return ""


def same(a: Any, b: Any) -> bool:
    """Whether two objects of fields are equal, field by field and frame by frame."""
    if isinstance(a, Fields):
        if type(a) is not type(b):
            return False
        return all(same(getattr(a, name), getattr(b, name)) for name in saved_names(type(a)))
    if type(a) is list and type(b) is list:
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    return bool(a == b)


def tag(cls: type) -> str:
    """The short name under which a class is saved: its module and its own name."""
    return f"{cls.__module__.rpartition('.')[2]}.{cls.__name__}"


def plain(value: Any) -> Any:
    """The value as JSON-able data; tuples and objects keep their kind."""
    if isinstance(value, Fields):
        cls = type(value)
        out = {"is": tag(cls)}
        for name in saved_names(cls):
            field = getattr(value, name)
            if field or name not in _optional(cls):
                out[name] = plain(field)
        return out
    if type(value) is list:
        return [item if type(item) is int else plain(item) for item in value]  # most lists are of numbers
    if type(value) is tuple:
        return {"is": "tuple", "of": [plain(item) for item in value]}
    if type(value) is dict:
        return {"is": "dict", "of": [[key, plain(item)] for key, item in sorted(value.items())]}
    return value


def restored(value: Any, classes: dict[str, Any]) -> Any:
    """The inverse of ``plain``; only the given classes may appear."""
    if type(value) is list:
        return [restored(item, classes) for item in value]
    if type(value) is dict:
        kind = value["is"]
        if kind == "tuple":
            return tuple(restored(item, classes) for item in value["of"])
        if kind == "dict":
            return {key: restored(item, classes) for key, item in value["of"]}
        cls = classes[kind]
        fields = {name: restored(item, classes) for name, item in value.items() if name != "is"}
        optional = _optional(cls)
        if sorted({*fields, *optional}) != list(saved_names(cls)):
            raise KeyError(f"the fields of {kind} are not these: {', '.join(sorted(fields))}")
        return cls(**fields)
    return value


def digest(value: Any) -> str:
    """A short text that is equal exactly when two values are equal, in every process and build."""
    text = json.dumps(plain(value), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
