"""Section 37: the table of moments and effects."""

from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from tests.support import rule


@rule("COC-37.1", "COC-37.2")
def test_every_effect_listens_at_some_moment() -> None:
    moments = {name.partition("/")[0] for name in TABLE.moments}
    assert (len(moments), len(TABLE.effects)) == (89, 374)
    assert [ident for ident in TABLE.effects if not TABLE.moments_of(ident)] == []


@rule("COC-37.3", "COC-0.9")
def test_continuous_effects_decide_nothing() -> None:
    for name in ("limit.resource", "limit.stack", "roll.dice", "influence.range"):
        assert all(not listener.optional for listener in TABLE.moments[name].listeners), name
