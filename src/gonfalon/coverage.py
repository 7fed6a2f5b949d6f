"""Which rules of a ledger no test names.

A test names what it proves by a decorator, ``@rule("BYZ-4.2", "BYZ-EX-1")``. The tests are read, not run.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.ledger import rule_texts

#: the parts of a ledger: how their ids go on after the game's prefix
PARTS = (("rules", ""), ("examples", "EX-"), ("scenarios", "TS-"))


class NoTests(GonfalonError):
    """There is no folder of tests, or a file in it is not Python."""


@dataclass(frozen=True)
class Coverage:
    """The ids of a ledger, those that tests name, and those that tests name in vain."""

    prefix: str
    ledger: tuple[str, ...]
    named: frozenset[str]
    unknown: tuple[str, ...]

    @property
    def missing(self) -> list[str]:
        return [name for name in self.ledger if name not in self.named]

    @property
    def complete(self) -> bool:
        return not self.missing and not self.unknown

    def part(self, name: str) -> str:
        """Whether an id is a rule, an example or a scenario."""
        rest = name.removeprefix(self.prefix + "-")
        return next((part for part, mark in PARTS[1:] if rest.startswith(mark)), PARTS[0][0])

    def lines(self) -> list[str]:
        """The report for people."""
        out = []
        for part, _ in PARTS:
            ids = [name for name in self.ledger if self.part(name) == part]
            out.append(f"{part}: {sum(name in self.named for name in ids)} of {len(ids)} named by a test")
        out.extend(f"missing {name}" for name in self.missing)
        out.extend(f"unknown {name}" for name in self.unknown)
        return out


def coverage(game: Game, tests: Path, prefixes: frozenset[str] = frozenset()) -> Coverage:
    """Compare a game's ledger with the ids its tests name; ``prefixes`` are those of the other games."""
    path = game.folder() / "rules.md"
    ledger = tuple(rule_texts(path)) if path.exists() else ()
    named = named_rules(tests)
    mine = {name for name in named if name.partition("-")[0] not in prefixes - {game.prefix}}
    unknown = sorted(mine - set(ledger), key=_natural)
    return Coverage(game.prefix, ledger, frozenset(named), tuple(unknown))


def _natural(name: str) -> list[tuple[int, str]]:
    """BYZ-4.2 before BYZ-4.10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", name)]


def named_rules(tests: Path) -> set[str]:
    """Every id that the decorator of a test names under a folder."""
    if not tests.is_dir():
        raise NoTests(f"there is no folder of tests at {tests}")
    named: set[str] = set()
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError) as error:
            raise NoTests(f"{file} cannot be read as Python: {error}") from error
        for decorator in _decorators(tree):
            named.update(_ids(decorator))
    return named


def _decorators(tree: ast.Module) -> Iterator[ast.expr]:
    """The decorators of functions called ``test...`` and of classes called ``Test...``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name.lower().startswith(
            "test"
        ):
            yield from node.decorator_list


def _ids(decorator: ast.expr) -> Iterator[str]:
    """The texts given to ``rule`` in a decorator, also inside the parameters of a parametrized test."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and _name(node.func) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""
