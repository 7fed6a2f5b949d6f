"""Which build runs: compiled extension modules, or the plain sources beside them.

``GONFALON_PURE=1`` makes Python pass over the compiled files of this package.
"""

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from types import ModuleType


class _Sources(MetaPathFinder):
    """Finds our modules as sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("gonfalon.") or path is None:
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for place in path:
            spec = importlib.machinery.FileFinder(place, loader).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    from gonfalon.kernel import state

    return not str(state.__file__).endswith(".py")


if os.environ.get("GONFALON_PURE") == "1":
    sys.meta_path.insert(0, _Sources())
