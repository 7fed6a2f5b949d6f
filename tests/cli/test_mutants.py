"""The tool that breaks rules on purpose: it breaks what it says, in one place, and always the same for a seed."""

import ast

import pytest

from gonfalon import registry
from tools.mutants import KINDS, Sites, mutants

SOURCE = '''
class Siege(Frame):
    LIMIT: ClassVar[int] = 4
    hits: int = 0

    def throw(self, state):
        """A doc."""
        if self.hits < 3 and state.walls[self.seat] == 2:
            state.say("hit")
            self.lose(state, self.seat)
            self.hits += 1
        return None if not state.open else "end"

    def about(self, state):
        return {"left": 3 - self.hits}
'''


def broken() -> list[str]:
    sites = Sites("siege.py", SOURCE)
    sites.visit(ast.parse(SOURCE))
    return [SOURCE[: site.start] + site.text + SOURCE[site.end :] for site in sites.found]


@pytest.mark.parametrize(
    "changed",
    [
        "self.hits <= 3",
        "self.hits < 4",
        "self.hits < 3 or state.walls",
        "state.walls[((self.seat + 1) % state.seats)]",
        "state.walls[self.seat] != 2",
        "self.lose(state, ((self.seat + 1) % state.seats))",
        "            pass\n            self.hits += 1",
        "self.lose(state, self.seat)\n            pass",
        "bool(state.open)",
    ],
)
def test_a_mutant_changes_one_thing(changed: str) -> None:
    assert sum(changed in text for text in broken()) == 1


def test_every_mutant_is_a_program_and_no_words_are_touched() -> None:
    for text in broken():
        ast.parse(text)
        assert 'state.say("hit")' in text
        assert "3 - self.hits" in text
        assert "ClassVar[int] = 4" in text


@pytest.mark.parametrize("game", registry.names())
def test_the_same_seed_breaks_the_same_places(game: str) -> None:
    folder = game.replace("-", "_")
    found = mutants(folder, 60, 7)
    assert found == mutants(folder, 60, 7) != mutants(folder, 60, 8)
    assert {mutant.kind for mutant in found} == set(KINDS)
    assert len({(mutant.file, mutant.start, mutant.kind) for mutant in found}) == 60
