"""The house: every game package has the same rooms, and ``gonfalon.games`` is both a package and a list."""

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest

import gonfalon
from gonfalon import compiling, registry

ROOMS = {
    "rules": ("position", "scoring", "laws"),
    "picture": ("board", "tips", "tell"),
    "mind": ("evaluation", "hasty"),
    "content": (),
}


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_the_same_rooms(name: str) -> None:
    game = registry.find(name)
    package = type(game).__module__
    for room, modules in ROOMS.items():
        for module in ("", *modules):
            importlib.import_module(f"{package}.{room}.{module}".rstrip("."))
    assert callable(importlib.import_module(f"{package}.rules.position").opening_position)
    assert callable(importlib.import_module(f"{package}.picture.tips").panels)
    assert (game.folder() / "picture" / "cover.svg").exists()


def test_what_is_compiled_asks_for_no_member_of_a_row_with_stars() -> None:
    """``x in (*a, *b)`` stops mypyc; every other form of a row is fine."""
    wrong = []
    for file in compiling.modules(Path(gonfalon.__file__).parent):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
                rows = [row for row in node.comparators if isinstance(row, ast.Tuple | ast.List | ast.Set)]
                if any(isinstance(item, ast.Starred) for row in rows for item in row.elts):
                    wrong.append(f"{file.name}:{node.lineno}")
    assert wrong == []


def test_games_is_a_package_and_the_list_of_what_is_installed() -> None:
    import gonfalon.games.byzantium as byzantium

    assert isinstance(byzantium, ModuleType)
    assert byzantium.GAME is registry.find("byzantium")
    assert [game["name"] for game in gonfalon.games()] == registry.names()
    assert gonfalon.games("fr")[0]["title"]
