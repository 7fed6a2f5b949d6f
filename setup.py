"""Builds the kernel and the rules of the games with mypyc where a C compiler is at hand.

Without one, or with GONFALON_PURE=1, the same sources are installed as they are.
"""

import ast
import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent.resolve()
PACKAGE = ROOT / "src" / "gonfalon"
STAGE = ROOT / "build" / "staged"
#: What of a game is compiled; its picture is not: drawing and wording gain nothing from it.
FOLDERS = ("rules", "mind", "content")


def compiled_modules(package: Path) -> list[Path]:
    """The sources worth compiling: the kernel, the match, and every game's rules, mind and content."""
    files = [*(package / "kernel").glob("*.py"), package / "match.py"]
    for folder in FOLDERS:
        files.extend((package / "games").glob(f"*/{folder}/**/*.py"))
    return sorted(files)


class Copies:
    """Writes a ``copied`` method into every class of fields of the staged sources."""

    def __init__(self, files: list[Path]) -> None:
        spec = importlib.util.spec_from_file_location("copying", PACKAGE / "kernel" / "uncompiled" / "copying.py")
        self.copying = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.copying)
        self.trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
        self.classes: dict[tuple[Path, str], ast.ClassDef] = {}
        self.names: dict[Path, dict[str, tuple[Path, str]]] = {}
        for file, tree in self.trees.items():
            self.names[file] = dict(self._names(file, tree))
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[file, node.name] = node

    def _names(self, file: Path, tree: ast.Module):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("gonfalon."):
                place = STAGE.joinpath(*node.module.split("."))
                source = place.with_suffix(".py") if place.with_suffix(".py").exists() else place / "__init__.py"
                for alias in node.names:
                    yield alias.asname or alias.name, (source, alias.name)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                yield node.name, (file, node.name)

    def lineage(self, file: Path, name: str) -> list[tuple[Path, str]]:
        """A class and its bases, as far as they are ours; empty if it is not a class of fields."""
        found = self.names.get(file, {}).get(name)
        if found and found not in self.classes and found[0] in self.names and found[0] != file:
            found = self.names[found[0]].get(found[1])  # a name passed on by another module
        if name == "Fields":
            return [(STAGE / "gonfalon" / "kernel" / "bare.py", "Fields")]
        if found is None or found not in self.classes:
            return []
        for base in self.classes[found].bases:
            if isinstance(base, ast.Name) and (above := self.lineage(found[0], base.id)):
                return [found, *above]
        return []

    def fields(self, lineage: list[tuple[Path, str]]) -> dict[str, str]:
        hints: dict[str, str] = {}
        for key in reversed(lineage[:-1]):
            for node in self.classes[key].body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    text = ast.unparse(node.annotation)
                    if not text.startswith("ClassVar"):
                        hints[node.target.id] = text
        return hints

    def is_fields(self, places: set[Path], name: str) -> bool:
        return any(self.lineage(place, name) for place in places)

    def write(self) -> None:
        for file, tree in self.trees.items():
            lines = file.read_text("utf-8").splitlines()
            needs_cut = False
            for node in reversed(tree.body):
                lineage = self.lineage(file, node.name) if isinstance(node, ast.ClassDef) else []
                if len(lineage) < 2:
                    continue
                fields = sorted(self.fields(lineage).items())
                places = {place for place, _ in lineage}  # a field's type is known where the field is declared
                method = self.copying.method(node.name, fields, lambda item, at=places: self.is_fields(at, item))
                needs_cut |= any("cut(" in line for line in method)
                lines[node.end_lineno : node.end_lineno] = ["", *(f"    {line}" for line in method)]
            if needs_cut and file.name != "fields.py":
                first = next(node.lineno for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
                lines.insert(first - 1, "from gonfalon.kernel.fields import cut")
            file.write_text("\n".join(lines) + "\n", "utf-8")


def staged() -> list[Path]:
    """A copy of the package, copy methods written in; the files to compile."""
    shutil.rmtree(STAGE, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(PACKAGE, STAGE / "gonfalon", ignore=ignore)
    files = compiled_modules(STAGE / "gonfalon")
    Copies(files).write()
    return files


def parts(files: list[Path]) -> list[tuple[list[str], str]]:
    """One library for the kernel and one per game, so that they compile side by side."""
    out: dict[str, list[str]] = {}
    for file in files:
        place = file.relative_to(STAGE / "gonfalon").parts
        out.setdefault(place[1] if place[0] == "games" and len(place) > 2 else "kernel", []).append(str(file))
    return [(names, f"gonfalon_{part}") for part, names in sorted(out.items())]


def has_compiler() -> bool:
    """Whether there is something to compile with: a C compiler and Python's headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return (shutil.which(compiler) is not None or sys.platform == "win32") and headers.exists()


class OptionalBuild(build_ext):
    """Falls back to plain Python, with one line saying so, when compiling fails."""

    def run(self) -> None:
        self.parallel = self.parallel or os.cpu_count()
        try:
            super().run()
        except Exception as error:
            print(f"gonfalon: compiling failed ({error}); the plain Python sources are used instead", file=sys.stderr)
            self.extensions = []


def extensions() -> list:
    if os.environ.get("GONFALON_PURE") == "1" or not {"build_ext", "bdist_wheel", "install", "build"} & set(sys.argv):
        return []
    if not has_compiler():
        print("gonfalon: no C compiler found; the plain Python sources are used instead", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    options = ["--config-file=", "--always-false=CHECKED"]
    files = staged()
    paths = [str(file) for file in files]
    return mypycify([*options, *paths], opt_level="2", debug_level="0", separate=parts(files))


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
