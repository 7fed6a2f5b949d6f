"""Undo against bots: what it goes back over, and what the button says when it cannot."""

import random

import pytest

import gonfalon
from gonfalon import CHANCE, NothingToUndo
from gonfalon.server import play, seats
from gonfalon.server.accounts import Person
from gonfalon.server.table import Seat, Table

from .player import BOT, ME, Player


def _against_a_bot(game: str, wanted: tuple[bool, bool], seed: int) -> tuple[Table, int]:
    """A table where seat 0 is asked after an answer of its own, which was given at that version: whether a bot has
    answered since, and whether chance has."""
    match, chance = gonfalon.new(game, 2, seed=seed, undo=True), random.Random(seed)
    mine = -1
    while not match.over:
        since = {who for who, _, _ in match.answers(mine + 1)} if mine >= 0 else set()
        if mine >= 0 and match.turn == (0,) and (1 in since, CHANCE in since) == wanted and 0 not in since:
            break
        seat = match.turn[0]
        mine = match.version if seat == 0 else mine
        match.apply(chance.choice(match.legal(seat)), seat)
    opening = seats.Opening(game, [seats.Place("me"), seats.Place("bot", "novice")])
    host = Person("p", "Anna", "en", False)
    return seats.opened(opening, host, [Seat("person", "p"), Seat("bot", level="novice")], match), mine


def test_undo_goes_back_over_what_bots_answered_in_the_open() -> None:
    table, mine = _against_a_bot("byzantium", (True, False), seed=3)
    assert not table.match.can_undo(0)
    assert play.may_undo(table, 0)
    change = play.undoing(0)(table)
    assert change.keep == mine
    assert change.match is not None
    assert (change.match.version, change.match.turn) == (mine, (0,))
    assert change.match.answers() == table.match.answers()[:mine]
    for other in (Seat("person", "q"), Seat("bot", "q", level="novice")):  # somebody who played, or comes back
        table.seats[1] = other
        with pytest.raises(NothingToUndo):
            play.undoing(0)(table)


@pytest.mark.parametrize(("game", "wanted"), [("byzantium", (True, True)), ("clash-of-cultures", (True, False))])
def test_undo_never_goes_back_over_chance_or_in_a_game_with_secrets(game: str, wanted: tuple[bool, bool]) -> None:
    table, _ = _against_a_bot(game, wanted, seed=3)
    assert not table.match.over
    assert not play.may_undo(table, 0)


def test_the_button_says_why_a_move_stands_and_how_to_go_back_all_the_same(anna: Player) -> None:
    anna.open_table([ME, BOT], game="medievalia")
    for _ in range(3):
        anna.wait_for_turn()
        anna.choose(anna.answers()[0])
    anna.wait_for_turn()
    anna.page.wait_for_selector("#undo[aria-disabled=true]")
    anna.page.keyboard.press("u")
    anna.page.wait_for_selector("#toast:has-text('Go back here')")
    before = anna.revision
    anna.page.keyboard.press("[")
    anna.page.click("#prompt button:has-text('Go back here')")
    anna.see_revision_after(before)
    anna.wait_for_turn()
