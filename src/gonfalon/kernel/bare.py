"""The base of all objects of fields, as it runs. The type checker sees ``checked`` in its place."""

from typing import Any

from mypy_extensions import mypyc_attr

#: How the objects of a class are copied, filled on first use by ``fields.copier``.
COPIERS: dict[type, Any] = {}
#: The names of the fields of a class, filled on first use as well.
NAMES: dict[type, frozenset[str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """An object that is its annotated fields, given by keyword."""

    def __init__(self, **values: Any) -> None:
        """The compiled build writes a constructor with the fields of each class in the place of this one."""
        known = NAMES.get(type(self))
        if known is None:
            from gonfalon.kernel.fields import field_names

            known = NAMES[type(self)] = frozenset(field_names(type(self)))
        for name, value in values.items():
            if name not in known:
                raise TypeError(f"{type(self).__name__} has no field {name!r}; it has {', '.join(sorted(known))}")
            setattr(self, name, value)

    def copied(self) -> Any:
        """An independent copy. The compiled build writes this method into every class."""
        return self.copied_by_fields()

    def copied_by_fields(self) -> Any:
        """The same for a class whose own method was not written beforehand, such as one from another project."""
        known = COPIERS.get(type(self))
        if known is None:
            from gonfalon.kernel.fields import copier

            known = copier(type(self))
        return known(self)
