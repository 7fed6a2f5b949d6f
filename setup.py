"""Builds the kernel and the rules of the games with mypyc where a C compiler is at hand; see gonfalon.compiling."""

import importlib.util
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
SPEC = importlib.util.spec_from_file_location("compiling", HERE / "src" / "gonfalon" / "compiling.py")
compiling = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(compiling)

setup(**compiling.build(HERE / "src" / "gonfalon"))
