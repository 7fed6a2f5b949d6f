"""Builds what people install - source distribution, and wheel from it, as pip builds them - and lays the wheel open.

    python -m tools.pack FOLDER

The sources are those of the working tree. FOLDER then holds both files, and ``src`` with what the wheel installs.
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
SDIST = "import os, sys, setuptools.build_meta as b; os.chdir(sys.argv[1]); b.build_sdist(sys.argv[2])"


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


def pack(folder: Path) -> bool:
    """Make both files and lay the wheel open; tells whether it is compiled."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as temporary:
        builder, copy = Environment(Path(temporary, "builder")), Path(temporary, "sources")
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
        shutil.copytree(ROOT / "src", copy / "src", ignore=left_out)
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy2(ROOT / name, copy)
        builder.pip("install", "--quiet", "setuptools>=77")
        builder.run("-c", SDIST, str(copy), str(folder.resolve()))
        (archive,) = folder.resolve().glob("*.tar.gz")
        builder.pip("wheel", "--quiet", "--no-deps", "--wheel-dir", str(archive.parent), str(archive))
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "src")
    return any((folder / "src" / "gonfalon" / "kernel").glob("*.so"))


if __name__ == "__main__":
    compiled = pack(Path(sys.argv[1]))
    print("compiled: kernel, games and bots" if compiled else "not compiled: the plain Python sources are used instead")
