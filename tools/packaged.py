"""Installs what tools.pack made elsewhere and plays every game from it: compiled, and without a compiler.

python -m tools.packaged FOLDER
"""

import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.pack import ROOT, Environment

PROGRAM = """
import random
import gonfalon
for game in gonfalon.games():
    luck = random.Random(5)
    match = gonfalon.new(game["name"], min(game["seats"]), seed=5)
    while not match.over:
        seat = match.turn[0]
        match.apply(luck.choice(match.legal(seat)), seat)
    print("played", game["name"], match.scores(), gonfalon.compiled(), gonfalon.__file__)
"""


class Player(Environment):
    """An environment in which what people install is installed, and played."""

    def plays(self, compiled: bool) -> None:
        """Every game to its end, from what is installed here."""
        lines = self.run("-c", PROGRAM).splitlines()
        if not lines or not all(f" {compiled} {self.place}" in line for line in lines):
            raise SystemExit("this is not what should run here:\n" + "\n".join(lines))
        print(f"{len(lines)} games played, {'compiled' if compiled else 'plain'}")


def compiled_parts(wheel: Path) -> set[str]:
    """The kernel and the games of which the wheel holds compiled modules."""
    names = [name.split("/") for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    return {parts[2] if parts[1] == "games" else parts[1] for parts in names if len(parts) > 2}


SHOWN = """
import gonfalon, sealed_gate.rules.turn as turn
from gonfalon import web
from gonfalon.server.api import games_with_levels
match = gonfalon.new("sealed-gate", 3, seed=1)
assert 'data-target="card:' in match.svg(match.turn[0])
page = web.render("front", "en", me={"name": "Anna"}, games=games_with_levels("en"), mine=[], open=[])
assert "The Sealed Gate" in page and "--smuggled:" in web.colours()
print("shown", not turn.__file__.endswith(".py"))
"""


def example(user: Player) -> None:
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


def main(made: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (sources,), (wheel,) = made.resolve().glob("*.tar.gz"), made.resolve().glob("*.whl")
        games = {file.parent.name for file in (ROOT / "src" / "gonfalon" / "games").glob("*/__init__.py")}
        if missing := {"kernel", *games} - compiled_parts(wheel):
            raise SystemExit(f"{wheel.name} has nothing compiled of {', '.join(sorted(missing))}")
        user = Player(Path(folder) / "user")
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
    main(Path(sys.argv[1]))
