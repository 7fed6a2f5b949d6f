"""Why not: in every game a refusal names a fact of the position and a rule, in words, in both languages."""

import re
from collections.abc import Iterator

import pytest

from gonfalon import registry
from gonfalon.kernel.generator import Generator
from gonfalon.ledger import rule_texts
from gonfalon.match import Match
from tests.conformance.tables import NAMES, deciding

#: A thing as rules name it, ``city:damascus``; nobody should have to read that.
RAW = re.compile(r"\b[a-z][a-z_-]+:[a-z0-9]")
MARKUP = re.compile(r"\*\*|\[R\b|\bRuling:|\bArbitrage :|\[why-|\{ ?\$")


def refused(name: str) -> Iterator[tuple[Match, int, str]]:
    """Positions, and answers of other positions of the same game and of its board that are illegal there."""
    game = registry.find(name)
    table = deciding(name, game.seats[-1])
    every = sorted({str(answer) for match, seat in table for answer in match.legal(seat)})
    board = sorted(game.tips(table[0][0].state, 0, table[0][0].words()))
    generator = Generator(7)
    for match, seat in table:
        for pool in (every, board):
            for _ in range(4):
                answer = pool[generator.below(len(pool))]
                if answer not in match.legal(seat):
                    yield match, seat, answer


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_names_a_fact_and_a_rule_in_words(name: str) -> None:
    ledger = rule_texts(registry.find(name).folder() / "rules.md")
    count = 0
    for match, seat, answer in refused(name):
        for lang in ("en", "fr"):
            said = match.objection(answer, seat, lang)
            where = f"{match.state.step_name()} {answer} ({lang}): {said}"
            if said is None:  # one of the answers people may give and lists need not hold
                continue
            count += 1
            assert said["rule"] in ledger, where
            assert said["fact"].endswith((".", "!", "?", "…", "”.", "».")), where
            assert said["law"] == ledger[said["rule"]].brief(lang), where
            assert said["fact"] not in (said["law"], said["rule"]), where
            assert not RAW.search(said["fact"]), where
            for part in (said["fact"], said["law"]):
                assert part.strip(), where
                assert not MARKUP.search(part), where
            assert match.why_not(answer, seat, lang) == (said["rule"], f"{said['fact']} {said['law']}")
    assert count > 100


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_rests_on_what_its_reader_can_see(name: str) -> None:
    """In a world that looks the same to a seat it reads the same refusal; without a seat, in every world."""
    for match, seat, answer in list(refused(name))[::4]:
        other = match.determinized(seat, Generator(11))
        if other.state.ask_of(seat) is None or str(answer) in other.legal(seat):
            continue
        assert other.objection(answer, seat) == match.objection(answer, seat), match.state.step_name()
        unseen = match.objection(answer) if match.turn == (seat,) and match.state.VISIBLE else None
        assert unseen is None or unseen["fact"].rstrip(".") == match.waiting().rstrip(".")
