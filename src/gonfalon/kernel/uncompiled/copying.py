"""Writes the copying code of an object of fields from the types of its fields, and its constructor.

At run time the text of the copying code is executed; the compiled build pastes the same text, and the constructor,
into the classes before it compiles them (see gonfalon.compiling, which loads this file by its path: it imports nothing
of ours).
"""

import re
from collections.abc import Callable, Iterable

#: What a compiler leaves of the types of a class that stays Python's own.
_WIPED = ("list", "object")
SHARED_ITEMS = ("int", "str", "bool", "float")


def _item(hint: str) -> str:
    """The type of a list's items; '' if the type is not simply a list."""
    if not hint.startswith("list["):
        return ""
    depth = 0
    for place, letter in enumerate(hint):
        depth += (letter == "[") - (letter == "]")
        if letter == "]" and depth == 0:
            return hint[5:-1] if place == len(hint) - 1 else ""
    return ""


def expression(value: str, hint: str, is_fields: Callable[[str], bool], depth: int = 0) -> str:
    """The code that copies ``value``: lists as deep as they go, everything else shared."""
    if hint in _WIPED:
        return f"cut({value})"
    if "list[" not in hint:
        if is_fields(hint):
            return f"{value}.copied()"
        return f"cut({value})" if any(is_fields(part) for part in hint.split(" | ")) else value
    item = _item(hint)
    row = f"row{depth}"
    if item in SHARED_ITEMS or item.startswith("tuple["):
        return f"{value}[:]"
    if item.startswith("list["):
        return f"[{expression(row, item, is_fields, depth + 1)} for {row} in {value}]"
    if item and is_fields(item):
        return f"[{row}.copied() for {row} in {value}]"
    return f"cut({value})"


def method(cls: str, fields: Iterable[tuple[str, str]], is_fields: Callable[[str], bool]) -> list[str]:
    """The lines of ``copied``, a method of the class, for its fields given as (name, type); caches are shared."""
    lines = [
        f'def copied(self) -> "{cls}":',
        f"    if type(self) is not {cls}:",  # a class of another project, made from this one
        "        return self.copied_by_fields()",
        f"    new = {cls}()",
    ]
    for name, hint in fields:
        value = f"self.{name}"
        lines.append(f"    new.{name} = {value if name.startswith('_') else expression(value, hint, is_fields)}")
    lines.append("    return new")
    return lines


#: Types that mean the same in every module.
_EVERYWHERE = re.compile(r"(?:int|str|bool|float|None|list|tuple|[\[\], |.])+")
_ZERO = {"int": "0", "str": '""', "bool": "False", "float": "0.0"}
_CONSTANT = re.compile(r"-?\d+|True|False|None|'[^']*'|\(\)")


def constructor(fields: Iterable[tuple[str, str, str | None]]) -> list[str]:
    """The lines of ``__init__``, for fields given as (name, type, default or None).

    Every field may be left out: a copy is made empty and filled afterwards.
    """
    heads, body = [], []
    for name, hint, default in fields:
        known = hint if _EVERYWHERE.fullmatch(hint) else "Any"
        if default is not None and _CONSTANT.fullmatch(default):
            heads.append(f"{name}: {known} = {default}")
            body.append(f"self.{name} = {name}")
        elif default is None and (hint in _ZERO or known == "Any" or "None" in hint):
            heads.append(f"{name}: {known} = {_ZERO.get(hint, 'None')}")
            body.append(f"self.{name} = {name}" if known != "Any" or "None" in hint else f"if {name} is not None:")
            if known == "Any" and "None" not in hint:
                body.append(f"    self.{name} = {name}")
        else:
            heads.append(f"{name}: {known if known == 'Any' else known + ' | None'} = None")
            body += [f"if {name} is not None:", f"    self.{name} = {name}"]
    return [f"def __init__(self, *, {', '.join(heads)}) -> None:", *(f"    {line}" for line in body)]
