"""Our own short game for a first evening: four turns, given realms, a small deck, two technologies."""

import pytest

import gonfalon
from gonfalon.games.medioevo_universale.content import find
from gonfalon.games.medioevo_universale.content.terms import BRANCHES
from gonfalon.games.medioevo_universale.rules.laws import check
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.wording import LANGUAGES


def begun(seats: int = 3, **options: object) -> Match:
    return gonfalon.new("medioevo-universale", seats, seed=2, options={"introduction": True, **options})


def state_of(match: Match) -> Position:
    state = match.state
    assert isinstance(state, Position)
    return state


def test_it_begins_with_given_realms_two_technologies_and_easy_cards() -> None:
    state = state_of(begun(realms="auction"))
    world = find("")
    assert [world.realms[realm] for realm in state.realm] == ["byz", "hun", "gol"]
    for seat in range(3):
        known = [name for branch, name in enumerate(BRANCHES) if state.knows(seat, branch * 4)]
        assert known == ["transport", "construction"]
    cards = set(world.short_deck)
    assert len(cards) == len(world.short_deck) == 24
    assert not any({"any", "card-turned"} & set(world.card_windows[card]) for card in cards)


@pytest.mark.parametrize("seats", [3, 6])
def test_it_is_over_after_four_turns(seats: int) -> None:
    match, generator = begun(seats), Generator(3)
    world = find("")
    while not match.over:
        state = state_of(match)
        assert state.turn_number <= 4
        assert {card for card, holder in enumerate(state.held) if holder >= 0} <= set(world.short_deck)
        check(state)
        seat = match.turn[0]
        legal = match.legal(seat)
        match.apply(legal[generator.below(len(legal))], seat)
    assert state_of(match).turn_number == 4
    assert gonfalon.replay(match.record()).digest() == match.digest()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_that_it_is_ours(lang: str) -> None:
    (game,) = [game for game in gonfalon.games(lang) if game["name"] == "medioevo-universale"]
    (option,) = [option for option in game["options"] if option["name"] == "introduction"]
    assert {"en": "Our own", "fr": "De notre cru"}[lang] in option["tip"]
