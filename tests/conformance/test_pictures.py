"""Every game draws its position: well-formed, ids once, and the things to pick where they can be picked."""

from xml.etree import ElementTree

import pytest

from gonfalon import registry
from gonfalon.fuzz import UNWORDED
from tests.conformance.tables import TABLES, deciding, positions

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 - our own drawing


@every_table
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_is_sound(name: str, seats: int, lang: str) -> None:
    for match in positions(name, seats)[::6]:
        for seat in (None, *range(seats)):
            svg = match.svg(seat, lang)
            root = drawn(svg)
            assert root.tag.endswith("svg")
            ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
            assert len(ids) == len(set(ids)), sorted({name for name in ids if ids.count(name) > 1})
            assert not UNWORDED.search(" ".join(root.itertext()))


def kind(target: str) -> str:
    return target.partition(":")[0]


@every_table
def test_what_can_be_picked_on_the_board_is_on_the_board(name: str, seats: int) -> None:
    """Buttons and numbers are the page's; a kind of thing that is drawn at all is drawn wherever it is asked for."""
    found = 0
    for match, seat in deciding(name, seats):
        targets = {element.attrib.get("data-target", "") for element in drawn(match.svg(seat)).iter()} - {""}
        kinds = {kind(target) for target in targets} - {"button"}
        decision = match.decision(seat)
        assert decision is not None
        wanted = {target for option in decision["options"] for target in option["targets"] if kind(target) in kinds}
        assert wanted <= targets, f"not drawn at {match.state.step_name()}: {sorted(wanted - targets)}"
        found += len(wanted)
    assert found, "nothing can ever be picked on the board"


@every_table
def test_tips_and_panels_say_something(name: str, seats: int) -> None:
    game = registry.find(name)
    for match in positions(name, seats)[::6]:
        for lang in ("en", "fr"):
            words = match.words(lang)
            for target, tip in game.tips(match.state, 0, words).items():
                text = " ".join([tip.title, *tip.lines])
                assert ":" in target
                assert tip.title
                assert not UNWORDED.search(text), text
            panels = game.panels(match.state, words)
            assert len(panels) == seats
            for _, label, value in (row for panel in panels for row in panel):
                assert value
                assert not UNWORDED.search(f"{label} {value}"), label
