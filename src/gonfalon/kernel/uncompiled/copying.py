"""Writes the copying code of an object of fields from the types of its fields.

At run time the text is executed; the compiled build pastes the same text into the classes before it
compiles them (see setup.py, which loads this file by its path: it imports nothing of ours).
"""

from collections.abc import Callable, Iterable

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
