"""Builds what people install, installs it elsewhere and plays every game from it: compiled, and without a compiler.

The source distribution is made first and the wheel from it, in the isolated environment pip makes for that.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent

PROGRAM = """
import gonfalon
for game in gonfalon.games():
    match = gonfalon.new(game["name"], min(game["seats"]), seed=5)
    while not match.over:
        seat = match.turn[0]
        match.apply(match.legal(seat)[-1 if match.version % 3 else 0], seat)
    print("played", game["name"], match.scores(), gonfalon.compiled(), gonfalon.__file__)
"""


class Environment:
    """A fresh virtual environment; commands run in a folder that has nothing to do with the sources."""

    def __init__(self, place: Path) -> None:
        venv.create(place, with_pip=True)
        self.python = str(place / "bin" / "python")
        self.place = place

    def run(self, *arguments: str, **changed: str) -> str:
        env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GONFALON_PURE", "CC")}
        command = [self.python, *arguments]
        done = subprocess.run(
            command, cwd=self.place, env=env | changed, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}")
        return done.stdout

    def pip(self, *arguments: str, **changed: str) -> str:
        return self.run("-m", "pip", "--disable-pip-version-check", *arguments, **changed)

    def plays(self, compiled: bool) -> None:
        """Every game to its end, from what is installed here."""
        lines = self.run("-c", PROGRAM).splitlines()
        if not lines or not all(f" {compiled} {self.place}" in line for line in lines):
            raise SystemExit("this is not what should run here:\n" + "\n".join(lines))
        print(f"{len(lines)} games played, {'compiled' if compiled else 'plain'}")


def packed(builder: Environment, out: Path) -> tuple[Path, Path]:
    """The source distribution of this checkout, and the wheel pip makes of it."""
    builder.pip("install", "--quiet", "setuptools>=77")
    make = "import os, sys, setuptools.build_meta as b; os.chdir(sys.argv[1]); b.build_sdist(sys.argv[2])"
    copy = builder.place / "sources"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(copy)], check=True)
    builder.run("-c", make, str(copy), str(out))
    (sources,) = out.glob("*.tar.gz")
    builder.pip("wheel", "--quiet", "--no-deps", "--wheel-dir", str(out), str(sources))
    (wheel,) = out.glob("*.whl")
    return sources, wheel


def compiled_parts(wheel: Path) -> set[str]:
    """The kernel and the games of which the wheel holds compiled modules."""
    names = [name.split("/") for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    return {parts[2] if parts[1] == "games" else parts[1] for parts in names if len(parts) > 2}


SHOWN = """
import gonfalon, sealed_gate.rules.turn as turn
from gonfalon import web
match = gonfalon.new("sealed-gate", 3, seed=1)
assert 'data-target="card:' in match.svg(match.turn[0])
games = [{**game, "levels": []} for game in gonfalon.games()]
page = web.render("front", "en", me={"name": "Anna"}, games=games, mine=[], open=[])
assert "The Sealed Gate" in page and "--smuggled:" in web.colours()
print("shown", not turn.__file__.endswith(".py"))
"""


def example(user: Environment) -> None:
    """The game of docs/writing-a-game.md, a package of its own beside ours: compiled, checked, played, shown."""
    user.pip("install", "--quiet", "setuptools>=77", "mypy[mypyc]==2.4.1", "openskill>=6.0")
    copy = user.place / "sealed_gate"
    shutil.copytree(ROOT / "examples" / "sealed_gate", copy)
    user.pip("install", "--quiet", "--no-build-isolation", "--no-deps", str(copy))
    for command in ("check", "fuzz --games 20", "sim --games 20", "arena --games 6 --bots greedy,random"):
        name, *more = command.split()
        user.run("-m", "gonfalon", name, "sealed-gate", *more)
    if user.run("-c", SHOWN).split()[-1] != "True":
        raise SystemExit("the example was not compiled")
    print("the example game: compiled, checked, played, shown")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        sources, wheel = packed(Environment(place / "builder"), place / "out")
        games = {file.parent.name for file in (ROOT / "src" / "gonfalon" / "games").glob("*/__init__.py")}
        if missing := {"kernel", *games} - compiled_parts(wheel):
            raise SystemExit(f"{wheel.name} has nothing compiled of {', '.join(sorted(missing))}")
        user = Environment(place / "user")
        user.pip("install", "--quiet", str(wheel))
        user.plays(compiled=True)
        example(user)
        again = ("install", "--verbose", "--force-reinstall", "--no-deps", "--no-cache-dir", str(sources))
        for why, changed in (
            ("no C compiler found", {"PATH": str(Path(user.python).parent)}),
            ("compiling failed", {"CC": "false"}),
        ):
            said = user.pip(*again, **changed)
            lines = [line.strip() for line in said.splitlines() if "the plain Python sources are used instead" in line]
            if len(lines) != 1 or why not in lines[0]:
                raise SystemExit(f"expected one line about {why!r}:\n{said}")
            print(lines[0])
            user.plays(compiled=False)


if __name__ == "__main__":
    sys.exit(main())
