"""Section 37: the table of moments in the ledger, and who is registered where."""

import re
from pathlib import Path

from gonfalon.games.clash_of_cultures import HERE
from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from tests.clash_of_cultures.build import PURPLE, RED, coc, place, state_of
from tests.support import rule

ROW = re.compile(r"\| `([a-z_.]+)` \|")
CODE = re.compile(r"`([abceotvwl]:[A-Za-z0-9_.]+)`")
PARTS = 5  # moment, when, who, listeners, order


def printed(ledger: Path = HERE / "rules.md") -> dict[str, set[str]]:
    """The effects that listen to each moment, as the table prints them."""
    out: dict[str, set[str]] = {}
    for line in ledger.read_text(encoding="utf-8").splitlines():
        row = ROW.match(line)
        if row is not None:
            cells = line.strip().strip("|").split(" | ")
            assert len(cells) == PARTS, line
            out[row[1]] = set(CODE.findall(cells[3]))
    return out


def registered() -> dict[str, set[str]]:
    """The effects that are declared at each moment; what stands behind a stroke is a part of its moment."""
    out: dict[str, set[str]] = {}
    for name, moment in TABLE.moments.items():
        out.setdefault(name.partition("/")[0], set()).update(one.effect.ident for one in moment.listeners)
    return out


@rule("COC-37.1", "COC-37.2")
def test_the_table_names_every_moment_and_every_effect() -> None:
    table = printed()
    assert sorted(table) == sorted(registered())
    assert len(table) == 89
    named = set().union(*table.values())
    assert sorted(named) == sorted(TABLE.effects)
    assert len(named) == 374


@rule("COC-37.1", "COC-37.3")
def test_every_effect_listens_where_the_table_says_and_nowhere_else() -> None:
    table, found = printed(), registered()
    missing = {name: sorted(table[name] - found[name]) for name in table if table[name] - found[name]}
    surplus = {name: sorted(found[name] - table[name]) for name in table if found[name] - table[name]}
    assert missing == {}
    assert surplus == {}


@rule("COC-37.4")
def test_permissions_come_before_bans_and_phases_in_their_order() -> None:
    for moment in TABLE.moments.values():
        phases = [listener.phase for listener in moment.listeners]
        assert phases == sorted(phases), moment.name


@rule("COC-37.6")
def test_a_listener_that_works_once_has_a_mark_of_its_own() -> None:
    """An effect with two halves and one mark each is marked half by half."""
    for moment in TABLE.moments.values():
        marks = [(listener.mark, listener.phase) for listener in moment.listeners]
        assert len(marks) == len(set(marks)), moment.name
    shogunate = {one.mark for moment in TABLE.moments.values() for one in moment.listeners if one.once}
    assert len([mark for mark in shogunate if mark.startswith("v:shogunate")]) == 2


@rule("COC-37.5")
def test_an_effect_listens_only_while_its_owner_has_it() -> None:
    match = coc(advances={PURPLE: "storage"}, wonders={"W1": "D7 by red"})
    state = state_of(match)

    def has(seat: int, ident: str) -> bool:
        return bool(TABLE.effects[ident].bit & state.held(seat))

    assert [has(seat, "a:storage") for seat in (RED, PURPLE)] == [False, True]
    assert [has(seat, "w:W1") for seat in (RED, PURPLE)] == [False, True], "the owner of the city, not the builder"
    state.city[place(state, "D7")] = RED
    assert [has(seat, "w:W1") for seat in (RED, PURPLE)] == [True, False]
    state.lent[RED] |= TABLE.effects["a:storage"].bit
    assert has(RED, "a:storage"), "used, though not owned"


@rule("COC-37.1", "COC-37.2")
def test_every_effect_listens_at_some_moment() -> None:
    moments = {name.partition("/")[0] for name in TABLE.moments}
    assert (len(moments), len(TABLE.effects)) == (89, 374)
    assert [ident for ident in TABLE.effects if not TABLE.moments_of(ident)] == []


@rule("COC-37.3", "COC-0.9")
def test_continuous_effects_decide_nothing() -> None:
    for name in ("limit.resource", "limit.stack", "roll.dice", "influence.range"):
        assert all(not listener.optional for listener in TABLE.moments[name].listeners), name
