"""Breaks a game's rules in many places, one at a time, and sees whether its rule tests notice.

    python -m tools.mutants medievalia --count 100 --seed 1

Each mutant changes one place of the game's ``rules/``: a comparison, a number, a dropped statement, another seat. Only
tests that name a rule run, and of those the ones that pass through the changed line (for what is done when a module is
loaded: all of them); a line that none of them reaches is a survivor without further ado. All of it happens in copies
of the tree. A pytest that stays (``tools.standing``) tries them quickly; what it does not catch is tried again by a
pytest of its own.
"""

import argparse
import ast
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

import coverage
from tqdm import tqdm

ROOT = Path(__file__).resolve().parent.parent
RULES = "src/gonfalon/games/{}/rules"

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
#: How often each kind of change is tried: mistakes people make, not what a parser finds most of.
KINDS = {"comparison": 35, "number": 15, "statement": 30, "seat": 10, "logic": 10}
SEATS = frozenset({"seat", "owner", "attacker", "defender", "other", "active", "player"})
#: Words, refusals and facts for prompts are not rules, nor are the laws that the fuzzer checks.
WORDY = frozenset({"refusals.py", "facts.py", "laws.py"})
TALK = ("about", "refuse_", "targets_of_", "rule_of_", "told", "__")
SILENT = frozenset({"say", "whisper", "reveal", "begin_chapter"})


@dataclass(frozen=True)
class Mutant:
    """One change of one file: the characters from ``start`` to ``end`` are replaced."""

    file: str
    line: int
    kind: str
    start: int
    end: int
    text: str
    shown: str


class Sites(ast.NodeVisitor):
    """Finds every place of a file that can be broken."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.state = ""  # the name of the state in this function, if it has one
        self.depth = 0
        self.found: list[Mutant] = []

    def at(self, line: int, column: int) -> int:
        text = self.source[self.starts[line - 1] : self.starts[line]]
        return self.starts[line - 1] + len(text.encode()[:column].decode())

    def span(self, node: ast.AST) -> tuple[int, int]:
        place = node if isinstance(node, ast.expr | ast.stmt) else None
        if place is None or place.end_lineno is None or place.end_col_offset is None:
            raise ValueError("a node without a place")
        return self.at(place.lineno, place.col_offset), self.at(place.end_lineno, place.end_col_offset)

    def add(self, kind: str, node: ast.expr | ast.stmt, text: str, start: int = -1, end: int = -1) -> None:
        if start < 0:
            start, end = self.span(node)
        line = self.source[self.starts[node.lineno - 1] : self.starts[node.lineno]].strip()
        shown = f"{line}   [{self.source[start:end].split(chr(10))[0]} -> {text}]"
        self.found.append(Mutant(self.file, node.lineno, kind, start, end, text, shown))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name.startswith(TALK):
            return
        before = self.state
        names = [argument.arg for argument in node.args.args]
        self.state = next((name for name in ("state", "s") if name in names), "")
        self.depth += 1
        for statement in node.body:
            self.visit(statement)
        self.depth -= 1
        self.state = before

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef):
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and self.depth:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            name = node.value.func.attr if isinstance(node.value.func, ast.Attribute) else ""
            if name in SILENT:
                return
            self.add("statement", node, "pass")
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What can only be reached by a mistake is no rule."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Neither is this."""

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if self.depth:
            self.add("statement", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.depth and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.add("statement", node, "pass")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if self.depth and len(node.ops) == 1:
            left, right = self.span(node.left)[1], self.span(node.comparators[0])[0]
            between = self.source[left:right]
            if "(" not in between and ")" not in between:
                text = COMPARISONS[type(node.ops[0])]
                self.add("comparison", node, f" {text} ", left, right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        if self.depth:
            left, right = self.span(node.values[0])[1], self.span(node.values[1])[0]
            word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            between = self.source[left:right]
            if len(node.values) == 2 and between.strip() == word:
                self.add("logic", node, between.replace(word, other), left, right)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if self.depth and isinstance(node.op, ast.Not):
            start, end = self.span(node)
            self.add("logic", node, f"bool({self.source[start + len('not') : end].strip()})", start, end)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if self.depth and type(node.value) is int:
            self.add("number", node, str(node.value + 1))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if self.depth and isinstance(node.ctx, ast.Load):
            self._other_seat(node.slice)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        for argument in node.args:
            if self.depth:
                self._other_seat(argument)
        self.generic_visit(node)

    def _other_seat(self, node: ast.expr) -> None:
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        if name in SEATS and self.state:
            start, end = self.span(node)
            self.add("seat", node, f"(({self.source[start:end]} + 1) % {self.state}.seats)")


def mutants(game: str, count: int, seed: int) -> list[Mutant]:
    """So many places, the same for the same seed."""
    folder = ROOT / RULES.format(game)
    found: dict[str, list[Mutant]] = {kind: [] for kind in KINDS}
    for file in sorted(folder.rglob("*.py")):
        if file.name in WORDY:
            continue
        source = file.read_text("utf-8")
        sites = Sites(str(file.relative_to(ROOT)), source)
        sites.visit(ast.parse(source))
        for site in sites.found:
            found[site.kind].append(site)
    dice = random.Random(seed)
    out: list[Mutant] = []
    shares = {kind: share for kind, share in KINDS.items() if found[kind]}
    while len(out) < count and any(found[kind] for kind in shares):
        kind = dice.choices(list(shares), list(shares.values()))[0]
        if found[kind]:
            out.append(found[kind].pop(dice.randrange(len(found[kind]))))
    return out


class Copy:
    """A copy of the tree in which one mutant at a time lives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        skip = shutil.ignore_patterns(
            "__pycache__", "*.so", "node_modules", "web", "records", "test_records.py", "strength", "server"
        )
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=skip)
        shutil.copytree(ROOT / "tools", folder / "tools", ignore=skip)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.environment = {
            **os.environ,
            "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
            "GONFALON_PURE": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def pytest(self, *arguments: str, limit: float | None = None) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, timeout=limit, capture_output=True, text=True, check=False
        )


class Standing:
    """A pytest that has collected the tests and forks for each mutant."""

    def __init__(self, copy: Copy, game: str) -> None:
        orders, self.orders = os.pipe()
        self.answers, out = os.pipe()
        command = [sys.executable, "-m", "pytest", "-q", "-s", "-m", "rule", "-p", "no:cacheprovider"]
        self.process = subprocess.Popen(
            [*command, "-p", "tools.standing", f"tests/{game}"],
            cwd=copy.folder,
            env={**copy.environment, "MUTANTS_OUT": str(out)},
            stdin=orders,
            stdout=subprocess.DEVNULL,
            pass_fds=(out,),
        )
        os.close(orders)
        os.close(out)
        os.read(self.answers, 1)  # ready

    def catches(self, mutant: Mutant, tests: list[str], limit: float) -> bool:
        """Whether one of the tests fails; False also where it cannot tell."""
        wanted = {"file": mutant.file, "start": mutant.start, "end": mutant.end, "text": mutant.text}
        line = json.dumps({**wanted, "tests": tests, "limit": limit}) + "\n"
        with open(os.dup(self.orders), "w", encoding="utf-8") as orders:
            orders.write(line)
        return os.read(self.answers, 1) == b"c"

    def close(self) -> None:
        os.close(self.orders)
        self.process.wait()
        os.close(self.answers)


class Hunt:
    """The mutants of one game, and which tests run where."""

    def __init__(self, game: str, base: Path, workers: int) -> None:
        self.game = game
        self.base = base
        self.workers = workers
        self.tests: dict[tuple[str, int], set[str]] = {}
        self.limit = 0.0
        self.cost = 0.0  # seconds of computing for all tests
        self.names: set[str] = set()

    def look(self) -> None:
        """One run of all rule tests that notes which of them pass through which line."""
        copy = Copy(self.base / "first")
        settings = f"[run]\ndynamic_context = test_function\nsource = src/gonfalon/games/{self.game}\n"
        (copy.folder / ".coveragerc").write_text(settings, "utf-8")
        before = time.monotonic()
        done = copy.pytest("-m", "coverage", "run", "-m", "pytest", "-q", "-m", "rule", f"tests/{self.game}")
        self.limit = 30 + (time.monotonic() - before)
        self.cost = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if done.returncode != 0:
            raise SystemExit(f"the rule tests of {self.game} fail before anything is broken:\n{done.stdout[-3000:]}")
        data = coverage.CoverageData(str(copy.folder / ".coverage"))
        data.read()
        for name in data.measured_files():
            file = str(Path(name).relative_to(copy.folder))
            for line, contexts in data.contexts_by_lineno(name).items():
                self.tests[file, line] = {context for context in contexts if context}
                self.names |= self.tests[file, line]

    def chosen(self, mutant: Mutant) -> list[str]:
        """The tests that pass through a line, as pytest names them."""
        out: set[str] = set()
        contexts = self.tests.get((mutant.file, mutant.line), set())
        if not contexts and (mutant.file, mutant.line) in self.tests:  # done once, when the module is loaded
            contexts = self.names
        for context in contexts:
            module, _, test = context.rpartition(".")
            path = module.replace(".", "/") + ".py"
            if path.startswith("tests/"):
                out.add(f"{path}::{test}")
        return sorted(out)

    def patience(self, tests: list[str]) -> float:
        """Seconds of computing after which these tests will never end: far more than their share of all, counted."""
        return 5 + 2 * self.cost * len(tests) / max(1, len(self.names))

    def survives(self, copy: Copy, standing: Standing, mutant: Mutant) -> bool:
        """Whether no rule test fails; one that never ends has failed."""
        tests = self.chosen(mutant)
        if not tests:
            return True
        if standing.catches(mutant, tests, self.patience(tests)):
            return False
        place = copy.folder / mutant.file
        source = place.read_text("utf-8")
        place.write_text(source[: mutant.start] + mutant.text + source[mutant.end :], "utf-8")
        try:
            done = copy.pytest(
                "-m", "pytest", "-q", "-x", "-m", "rule", "-p", "no:cacheprovider", *tests, limit=self.limit
            )
            return done.returncode == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            place.write_text(source, "utf-8")

    def run(self, found: list[Mutant]) -> Iterator[tuple[Mutant, bool]]:
        places: Queue[tuple[Copy, Standing]] = Queue()
        for number in range(self.workers):
            copy = Copy(self.base / f"copy-{number}")
            places.put((copy, Standing(copy, self.game)))

        def tried(mutant: Mutant) -> tuple[Mutant, bool]:
            copy, standing = places.get()
            try:
                return mutant, self.survives(copy, standing, mutant)
            finally:
                places.put((copy, standing))

        with ThreadPoolExecutor(self.workers) as pool:
            yield from pool.map(tried, found)
        while not places.empty():
            places.get()[1].close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=float, default=0.0, help="fail when a smaller share than this is caught")
    given = parser.parse_args()
    game = given.game.replace("-", "_")
    if not (ROOT / RULES.format(game)).is_dir():
        raise SystemExit(f"there is no game {given.game!r}")
    found = mutants(game, given.count, given.seed)
    survivors: list[Mutant] = []
    caught: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        hunt = Hunt(game, Path(folder), given.workers)
        hunt.look()
        bar = tqdm(hunt.run(found), total=len(found), unit="mutant", disable=not sys.stderr.isatty())
        for mutant, alive in bar:
            if alive:
                survivors.append(mutant)
            else:
                caught[mutant.kind] += 1
        for mutant in survivors:
            reached = (
                f"{len(hunt.chosen(mutant))} tests pass here" if hunt.chosen(mutant) else "no rule test comes here"
            )
            print(f"survived {mutant.file}:{mutant.line} ({mutant.kind}; {reached})\n    {mutant.shown}")
    total = Counter(mutant.kind for mutant in found)
    share = sum(caught.values()) / max(1, len(found))
    kinds = ", ".join(f"{kind} {caught[kind]} of {total[kind]}" for kind in KINDS if total[kind])
    print(
        f"{given.game}: {sum(caught.values())} of {len(found)} mutants caught ({share:.1%}); {kinds}; seed {given.seed}"
    )
    if share < given.least:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
