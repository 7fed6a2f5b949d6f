"""Compiles rules, mind and content where a C compiler is at hand; without one, the sources are installed plain."""

from setuptools import setup

from gonfalon.compiling import build

setup(**build("src/sealed_gate"))
