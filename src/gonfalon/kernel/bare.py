"""The base of all objects of fields, as it runs. The type checker sees ``checked`` in its place."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """An object that is its annotated fields, given by keyword."""

    def __init__(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)
