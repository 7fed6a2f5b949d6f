"""Builds the kernel and the rules of the games with mypyc where a C compiler is at hand.

Without one, or with GONFALON_PURE=1, the same sources are installed as they are.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
#: Modules that only draw or word things gain nothing from being compiled; checked.py never runs.
LEFT_OUT = {"atlas.py", "board.py", "tell.py", "tips.py", "pieces.py", "art.py", "checked.py"}


def compiled_modules() -> list[str]:
    """The sources worth compiling: the kernel, the match and every game's rules."""
    package = ROOT / "src" / "gonfalon"
    files = [*(package / "kernel").glob("*.py"), package / "match.py", *(package / "games").rglob("*.py")]
    return sorted(str(file.relative_to(ROOT)) for file in files if file.name not in LEFT_OUT)


def has_compiler() -> bool:
    """Whether there is something to compile with: a C compiler and Python's headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return (shutil.which(compiler) is not None or sys.platform == "win32") and headers.exists()


class OptionalBuild(build_ext):
    """Falls back to plain Python, with one line saying so, when compiling fails."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"gonfalon: compiling failed ({error}); the plain Python sources are used instead", file=sys.stderr)
            self.extensions = []


def extensions() -> list:
    if os.environ.get("GONFALON_PURE") == "1" or "editable_wheel" in sys.argv:
        return []
    if not has_compiler():
        print("gonfalon: no C compiler found; the plain Python sources are used instead", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(["--config-file=", "--always-false=CHECKED", *compiled_modules()], opt_level="3", debug_level="0")


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
