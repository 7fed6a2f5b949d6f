"""The set-up page: rare switches are folded away."""

import re

from .serving import Visitor


def test_rare_switches_are_folded(anna: Visitor) -> None:
    page = anna.get("/new/tiny")
    assert 'data-option="rounds"' in page.partition("<details")[0]
    assert 'data-option="skip_forced"' in page.partition("<details")[2]
    assert re.search(r"<summary>[^<]+</summary>", page)
