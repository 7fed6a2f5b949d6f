"""Sections 1 and 2: pieces and the table before the first turn."""

import pytest

from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, PIECE_NAMES, UNIT_NAMES
from gonfalon.kernel.requests import Draw
from gonfalon.match import Match, fresh
from tests.clash_of_cultures.build import PURPLE, RED, WORLD, coc, held, mood, opening, owner, place, standing, state_of
from tests.support import rule

TERRAIN = ("grassland", "forest", "mountain", "barren", "sea")


def home(match: Match, seat: int) -> list[str]:
    state = state_of(match)
    return [TERRAIN[state.terrain[spot]] for spot in state.land().regions[seat]]


@rule("COC-2.1", "COC-2.3", "COC-1.1", "COC-1.3")
def test_homes_lie_as_the_layout_says_and_all_else_is_covered() -> None:
    for seats, covered in ((2, 32), (3, 48), (4, 56)):
        match = opening(seats)
        assert [home(match, seat)[0] for seat in range(seats)] == ["grassland"] * seats
        assert home(match, 0) == ["grassland", "mountain", "forest", "barren"]
        assert state_of(match).terrain.count(-1) == covered
    assert home(opening(4), 1) == ["grassland", "forest", "mountain", "barren"]  # the other side of the tile


@rule("COC-2.2")
def test_each_layout_has_its_number_of_regions() -> None:
    assert [len(WORLD.lands[seats].regions) - seats for seats in (2, 3, 4)] == [8, 12, 14]
    assert len(WORLD.tiles) == 16


@rule("COC-2.5", "COC-1.7")
def test_every_player_has_the_pieces_of_a_colour() -> None:
    state = state_of(opening())
    own = {name: state.spare(RED, kind) + state.total(RED, kind) for kind, name in enumerate(UNIT_NAMES)}
    assert own == {"settler": 4, "infantry": 16, "cavalry": 0, "elephant": 0, "leader": 0, "ship": 4}
    pieces = {name: state.spare_piece(RED, piece) for piece, name in enumerate(PIECE_NAMES)}
    assert pieces["settlement"] == 6  # and one on the board
    assert [pieces[name] for name in ("temple", "academy", "fortress", "port", "market")] == [5, 5, 5, 5, 0]


@rule("COC-2.6", "COC-2.17")
def test_the_expansion_adds_pieces() -> None:
    state = state_of(opening(civ={RED: "rome"}))
    assert [state.spare(RED, UNIT_NAMES.index(name)) for name in ("cavalry", "elephant", "leader")] == [4, 4, 1]
    assert [state.spare_piece(RED, PIECE_NAMES.index(n)) for n in ("obelisk", "market", "observatory")] == [5, 5, 5]
    without = coc(
        advances={RED: "bartering arts math"},
        goods={RED: "food 2 wood 2 ore 2"},
        cities={"D2": "red happy"},
        regions={3: "R20"},
        units={"D3": "red 1 settler"},
    )
    assert not any(without.state.civ[seat] >= 0 for seat in (RED, PURPLE))  # type: ignore[attr-defined]


@rule("COC-2.7", "COC-2.10", "COC-2.11", "COC-2.12")
def test_the_start_of_a_player() -> None:
    match = opening()
    state = state_of(match)
    assert held(match, RED) == {"food": 2}
    assert state.owned[RED] == sum(1 << WORLD.advance_of[name] for name in ("farming", "mining"))
    assert state.box == [3, 3]
    assert (owner(match, "D2"), mood(match, "D2"), standing(match, "D2")) == (RED, "happy", {"settler": 1})
    assert state.size(place(state, "D2")) == 1


@rule("COC-2.8", "COC-2.4")
def test_civilizations_are_dealt_at_random_with_their_leaders() -> None:
    match = fresh(GAME, 3, {}, 1, chance=False)
    request = match.state.request()
    assert isinstance(request, Draw)
    assert (len(request.items), request.count) == (15, 3)
    match.apply((4, 2, 9))
    state = state_of(match)
    assert state.civ == [4, 2, 9]
    assert state.leaders[1] == [6, 7, 8]


@rule("COC-2.9")
def test_a_civilization_may_bring_its_own_start_tile() -> None:
    match = opening(civ={RED: "vikings", PURPLE: "egypt"})
    assert home(match, RED) == ["grassland", "mountain", "forest", "sea"]
    assert home(match, PURPLE) == ["grassland", "mountain", "barren", "barren"]


@rule("COC-2.8")
def test_civilizations_may_be_picked_from_several_or_freely() -> None:
    match = fresh(GAME, 2, {"civilizations": "pick"}, 1, chance=False)
    match.apply((0, 1, 2, 3, 4, 5))
    assert match.legal() == ["civilization:aztecs", "civilization:babylonia", "civilization:carthage"]
    match.apply("civilization:carthage")
    assert len(match.legal()) == 3
    free = fresh(GAME, 2, {"civilizations": "free"}, 1, chance=False)
    free.apply("civilization:rome")
    assert len(free.legal()) == 14


@rule("COC-2.13", "COC-2.14", "COC-2.15")
def test_decks_hands_and_barbarians() -> None:
    for civ, sizes in ((None, (32, 38)), ({RED: "rome"}, (38, 58))):
        state = state_of(opening(civ=civ))
        assert (len(state.goal_deck) + 2, state.events.size()) == sizes
        assert (len(state.deck), [len(hand) for hand in state.hand]) == (40, [1, 1])
        assert [len(hand) for hand in state.goals] == [1, 1]
        assert state.spare(BARBARIAN, 1) == 20
        assert state.spare_piece(BARBARIAN, 0) == 10
        assert state.spare(BARBARIAN, 2) == (4 if civ else 0)
    assert WORLD.pirate_ships == 4


@rule("COC-2.16")
def test_the_first_player_is_drawn() -> None:
    match = fresh(GAME, 3, {"expansion": False}, 1, chance=False)
    while match.state.step_name() != "WholeGame.first_player":
        request = match.state.request()
        assert isinstance(request, Draw)
        match.apply(tuple(request.items[: request.count]))
    match.apply((2,))
    assert match.turn == (2,)
    assert (state_of(match).age, state_of(match).round_number) == (1, 1)


@rule("COC-1.5", "COC-1.6", "COC-1.8")
def test_kinds_of_things() -> None:
    assert [name for name, army in zip(UNIT_NAMES, WORLD.is_army, strict=True) if army] == [
        "infantry",
        "cavalry",
        "elephant",
        "leader",
    ]
    assert WORLD.limit == [7, 7, 7, 7, 7, 0, 0]


@rule("COC-0.16")
def test_every_face_of_the_die_is_possible() -> None:
    values = [WORLD.face_value[face] for face in range(1, 13)]
    assert sum(values) == 42
    with pytest.raises(IndexError):
        WORLD.face_value[13]
