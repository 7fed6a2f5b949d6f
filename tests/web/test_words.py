"""Both languages say the same things, in good typography; every key in use exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gonfalon
from gonfalon import web

WEB = Path(web.__file__).parent
COMMON = WEB.parent / "text"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Key to variables."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], (
        f"{file.name} has lines nobody understands"
    )
    out: dict[str, set[str]] = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            assert entry.id.name not in out, f"{entry.id.name} is there twice"
            out[entry.id.name] = found.names
    return out


def sources() -> list[Path]:
    return [*(WEB / "templates").rglob("*.html"), *(WEB / "static" / "js").glob("*.js")]


def test_english_and_french_have_the_same_keys_and_variables() -> None:
    assert messages(WEB / "text" / "en.ftl") == messages(WEB / "text" / "fr.ftl")


@pytest.mark.parametrize("file", sources(), ids=lambda file: file.name)
def test_every_key_in_use_exists(file: Path) -> None:
    known = messages(WEB / "text" / "en.ftl")
    if file.suffix == ".html":
        known |= messages(COMMON / "en.ftl")
    text = file.read_text(encoding="utf-8")
    used = re.findall(r"""\bt\(\s*(["'`])([a-z0-9-]+)(\1\s*[,)]|\$|["']\s*~)""", text)
    for _, key, rest in used:
        if rest.startswith("$") or "~" in rest:
            assert [name for name in known if name.startswith(key)], f"no key begins with {key}"
        else:
            assert key in known


def test_no_key_is_left_over() -> None:
    said = [*sources(), *(WEB.parent / "server").glob("*.py")]  # the server words its messages itself
    everything = "\n".join(file.read_text(encoding="utf-8") for file in said)
    built = (
        "seat-",
        "theme-",
        "language-",
        "tool-",
        "replay-",
        "key-",
        "error-",
        "clock-",
        "way-",
        "said-",
        "pace-",
        "lobby-",
    )
    unused = [key for key in messages(WEB / "text" / "en.ftl") if key not in everything and not key.startswith(built)]
    assert unused == []


def test_french_spaces_do_not_break() -> None:
    breaking = []
    for file in WEB.parent.rglob("fr.ftl"):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        straight = "|'" if file.parent.parent == WEB else ""
        breaking += [line for line in lines if re.search(f" [:;!?»]|« {straight}", line)]
    assert breaking == []


def test_the_page_knows_every_colour_of_the_boards_and_the_palette_stands_once() -> None:
    given = web.colours()
    for game in gonfalon.games():
        match = gonfalon.new(game["name"], min(game["seats"]), seed=1)
        used = set(re.findall(r"--g-([\w-]+):", match.svg()))
        assert [name for name in used if f"--{name}:" not in given] == []
    own = (WEB / "static" / "css" / "palette.css").read_text(encoding="utf-8")
    assert set(re.findall(r"--([\w-]+):", own)).isdisjoint(re.findall(r"--([\w-]+):", given))


def test_pages_have_no_inline_script_or_style() -> None:
    for file in (WEB / "templates").rglob("*.*"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*(src=|text/plain))", text), file.name
