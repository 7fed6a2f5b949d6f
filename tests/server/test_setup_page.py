"""The set-up page: every value has a name, every switch a sentence, and rare ones are folded away."""

import re

import pytest

import gonfalon

from .serving import Visitor


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_switches_and_their_values_are_worded(lang: str) -> None:
    for entry in gonfalon.games(lang):
        for option in entry["options"]:
            where = f"{entry['name']} {option['name']}"
            assert option["tip"].endswith((".", "?")), where
            assert len(option["titles"]) == len(set(option["titles"])) == len(option["values"]), where
            for value, title in zip(option["values"], option["titles"], strict=True):
                assert title != str(value) or isinstance(value, int), f"{where}: {value} has no name"


def test_rare_switches_are_folded(anna: Visitor) -> None:
    page = anna.get("/new/tiny")
    assert 'data-option="rounds"' in page.partition("<details")[0]
    assert 'data-option="skip_forced"' in page.partition("<details")[2]
    assert re.search(r"<summary>[^<]+</summary>", page)
