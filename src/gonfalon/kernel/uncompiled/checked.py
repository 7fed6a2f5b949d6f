"""What the type checker is shown instead of ``bare``: keyword constructors with the fields of each class.

Never imported when the program runs; mypyc cannot compile a class with this decorator.
"""

from typing import Any, dataclass_transform


@dataclass_transform(kw_only_default=True)
class Fields:
    """An object that is its annotated fields, given by keyword."""

    def copied(self) -> Any: ...
