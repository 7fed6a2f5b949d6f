"""Builds a package of rules with mypyc where a C compiler is at hand: ours, and any game that wants the same.

The ``setup.py`` of a game whose package lies in ``src/liars``:

    from setuptools import setup

    from gonfalon.compiling import build

    setup(**build("src/liars"))

Without a compiler, with GONFALON_PURE=1, or if compiling fails, the same sources are installed as they are, and one
line says so. Our own setup.py loads this file by its path: it imports nothing of ours.
"""

import ast
import importlib.util
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

#: What is compiled of a package: the rules, what is good play, and the data; of ours also what runs them.
#: Never a picture: drawing and wording gain nothing from it.
COMPILED = (
    "kernel/*.py",
    "match.py",
    "records.py",
    "asking.py",
    "bots/[!_]*.py",
    *(f"{place}{folder}/**/*.py" for place in ("", "games/*/") for folder in ("rules", "mind", "content")),
)
#: In which library what is ours goes; every game has its own.
OURS = {"kernel": "kernel", "match.py": "kernel", "records.py": "kernel", "asking.py": "kernel", "bots": "bots"}
COMMANDS = {"build_ext", "bdist_wheel", "install", "build"}


def modules(package: Path) -> list[Path]:
    """The sources of a package that are worth compiling."""
    return sorted({file for pattern in COMPILED for file in package.glob(pattern)})


def _copying() -> Any:
    """The module that writes copying code, loaded by its path: gonfalon itself may not be importable yet."""
    place = Path(__file__).parent / "kernel" / "uncompiled" / "copying.py"
    spec = importlib.util.spec_from_file_location("copying", place)
    if spec is None or spec.loader is None:
        raise ImportError(f"{place} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Copies:
    """Writes a ``copied`` method and a constructor into every class of fields of the staged sources."""

    def __init__(self, files: list[Path], stage: Path) -> None:
        self.stage = stage
        self.copying = _copying()
        self.trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
        self.classes: dict[tuple[Path, str], ast.ClassDef] = {}
        self.names: dict[Path, dict[str, tuple[Path, str]]] = {}
        for file, tree in self.trees.items():
            self.names[file] = dict(self._names(file, tree))
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[file, node.name] = node

    def _names(self, file: Path, tree: ast.Module) -> Iterator[tuple[str, tuple[Path, str]]]:
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                place = self.stage.joinpath(*node.module.split("."))
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
            return [(self.stage / "gonfalon" / "kernel" / "bare.py", "Fields")]
        if found is None or found not in self.classes:
            return []
        for base in self.classes[found].bases:
            if isinstance(base, ast.Name) and (above := self.lineage(found[0], base.id)):
                return [found, *above]
        return []

    def fields(self, lineage: list[tuple[Path, str]]) -> dict[str, tuple[str, str | None]]:
        """Every field with its type and its default, if it has one."""
        hints: dict[str, tuple[str, str | None]] = {}
        for key in reversed(lineage[:-1]):
            for node in self.classes[key].body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    text = ast.unparse(node.annotation)
                    if not text.startswith("ClassVar"):
                        hints[node.target.id] = text, None if node.value is None else ast.unparse(node.value)
        return hints

    def is_fields(self, places: set[Path], name: str) -> bool:
        return any(self.lineage(place, name) for place in places)

    def write(self) -> None:
        for file, tree in self.trees.items():
            lines = file.read_text("utf-8").splitlines()
            needs: set[str] = set()
            for node in reversed(tree.body):
                if not isinstance(node, ast.ClassDef):
                    continue
                lineage = self.lineage(file, node.name)
                if len(lineage) < 2:
                    continue
                fields = sorted(self.fields(lineage).items())
                places = {place for place, _ in lineage}  # a field's type is known where the field is declared
                types = [(name, hint) for name, (hint, _) in fields]
                method = self.copying.method(node.name, types, lambda item, at=places: self.is_fields(at, item))
                if "kernel" not in file.parts:  # what others make classes from takes their fields as well
                    caches = self.fields([place for place in lineage if "kernel" in place[0].parts])  # the kernel's own
                    made = [(name, *told) for name, told in fields if name not in caches or not name.startswith("_")]
                    method += ["", *self.copying.constructor(made)]
                text = "\n".join(method)
                if "cut(" in text and file.name != "fields.py":
                    needs.add("from gonfalon.kernel.fields import cut")
                if ": Any = " in text:
                    needs.add("from typing import Any")
                lines[node.end_lineno : node.end_lineno] = ["", *(f"    {line}" for line in method)]
            if needs:
                first = next(node.lineno for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
                lines[first - 1 : first - 1] = sorted(needs)
            file.write_text("\n".join(lines) + "\n", "utf-8")


def keep_plain_layout(files: list[Path]) -> None:
    """In a package of somebody else's, classes stay Python's own and only their methods are compiled.

    Their bases were compiled in another build, of which this one does not know how their objects lie in memory.
    """
    for file in files:
        tree = ast.parse(file.read_text("utf-8"))
        lines = file.read_text("utf-8").splitlines()
        derived = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.bases]
        for node in reversed(derived):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            lines.insert(first - 1, "@mypyc_attr(native_class=False)")
        if derived:
            first = next(node.lineno for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
            lines.insert(first - 1, "from mypy_extensions import mypyc_attr")
            file.write_text("\n".join(lines) + "\n", "utf-8")


def staged(package: Path) -> list[Path]:
    """A copy of the package, methods written in; the files to compile."""
    stage = Path("build", "staged").resolve()
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(package, stage / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = modules(stage / package.name)
    if (stage / package.name / "kernel").is_dir():
        Copies(files, stage).write()
    else:
        keep_plain_layout(files)
    return files


def parts(files: list[Path], package: str) -> list[tuple[list[str], str | None]]:
    """One library for the kernel and one per game, so that they compile side by side."""
    out: dict[str, list[str]] = {}
    for file in files:
        place = file.parts[file.parts.index(package) + 1 :]
        name = place[1] if place[0] == "games" else OURS.get(place[0], "game")
        out.setdefault(name, []).append(str(file))
    return [(names, f"{package}_{part}") for part, names in sorted(out.items())]


def has_compiler() -> bool:
    """Whether there is something to compile with: a C compiler and Python's headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return (shutil.which(compiler) is not None or sys.platform == "win32") and headers.exists()


def _plain(package: str, why: str) -> None:
    print(f"{package}: {why}; the plain Python sources are used instead", file=sys.stderr)


def _size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class OptionalBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Falls back to plain Python, with one line saying so, when compiling fails."""

    parallel: int | None
    extensions: list[Extension]

    def run(self) -> None:
        self.parallel = self.parallel or os.cpu_count() or 1
        self.extensions.sort(key=_size, reverse=True)  # the longest first, so that no core waits for it at the end
        try:
            super().run()
        except Exception as error:
            _plain(self.distribution.get_name(), f"compiling failed ({str(error)[:160]})")
            for extension in self.extensions:  # half a build would mix compiled and plain classes
                made = Path(self.build_lib) / self.get_ext_filename(self.get_ext_fullname(extension.name))
                made.unlink(missing_ok=True)
            self.extensions = []


def _flatten(sources: set[str]) -> None:
    """Take the indentation from the C that mypyc wrote: it grows from module to module, and a compiler that numbers
    the columns of a large file with lines of 800 blanks takes ten times as long."""
    for source in sources:
        lines = Path(source).read_text("utf-8").splitlines()
        Path(source).write_text("\n".join([line.lstrip() for line in lines]) + "\n", "utf-8")


def extensions(package: Path) -> list[Extension]:
    """The modules to compile; none where that is not wanted or cannot be."""
    if os.environ.get("GONFALON_PURE") == "1" or not COMMANDS & set(sys.argv):
        return []
    if not has_compiler():
        _plain(package.name, "no C compiler found")
        return []
    try:
        from mypyc.build import mypycify

        files = staged(package)
        # Whatever an uncompiled neighbour imports need not be installed here: to the compiler it is just an object.
        options = ["--config-file=", "--always-false=CHECKED", "--ignore-missing-imports"]
        made: list[Extension] = mypycify(
            [*options, *(str(file) for file in files)],
            opt_level="2",
            debug_level="0",
            separate=parts(files, package.name),
        )
        _flatten({source for extension in made for source in extension.sources})
        for extension in made:  # looking at every indentation takes gcc minutes in a large file
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-misleading-indentation"]
    except (Exception, SystemExit) as error:  # mypyc leaves with a code when it has printed what is wrong
        _plain(package.name, f"mypyc refused the sources ({error})")
        return []
    return made


def build(package: str | Path) -> dict[str, Any]:
    """What ``setup`` is told about a package: the modules to compile, and how."""
    return {"ext_modules": extensions(Path(package)), "cmdclass": {"build_ext": OptionalBuild}}
