"""Section 15 and section 1: what turns up, and how it lies."""

from gonfalon.games.clash_of_cultures.rules.explore import BY_EFFECT, Explore
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    coc,
    do,
    explored,
    offered,
    place,
    refused,
    running,
    standing,
    state_of,
    tile,
)
from tests.support import rule

TERRAIN = {-1: "?", 0: "grassland", 1: "forest", 2: "mountain", 3: "barren", 4: "sea"}


def terrain(match: Match, *names: str) -> list[str]:
    state = state_of(match)
    return [TERRAIN[state.terrain[state.land().index[name]]] for name in names]


def sent(match: Match, start: str, target: str) -> Match:
    """A settler moves on its own."""
    do(match, "action:move")
    if "hex:" + start in match.legal():
        do(match, "hex:" + start)
    while match.state.step_name() == "March.pick":
        do(match, "take:settler_1" if "take:settler_1" in match.legal() else match.legal()[0])
    return do(match, "hex:" + target)


@rule("COC-15.1", "COC-15.2", "COC-15.6", "COC-15.7", "COC-EX-25")
def test_the_space_of_arrival_is_not_sea() -> None:
    match = do(sent(coc(turn=PURPLE), "D7", "D6"), tile("R11"))
    assert terrain(match, "D5", "C6", "E6", "D6") == ["sea", "grassland", "forest", "mountain"]
    assert standing(match, "D6") == {"settler": 1}
    assert refused(match, "action:move") == "COC-13.7"  # the mountain ends its moves of this turn
    assert "action:found" in match.legal()


@rule("COC-15.3", "COC-EX-26")
def test_sea_joins_sea() -> None:
    match = coc(turn=PURPLE, regions={6: "R11"}, units={"D7": "", "C6": "purple 1 settler"})
    do(sent(match, "C6", "B5"), tile("R12"))
    assert terrain(match, "B4", "A5", "C5", "B5") == ["forest", "grassland", "sea", "forest"]


@rule("COC-15.4", "COC-15.5", "COC-EX-27")
def test_both_ways_at_the_edge_leave_the_choice() -> None:
    match = do(sent(coc(turn=PURPLE, regions={6: "R11"}), "D7", "C7"), tile("R14"))
    assert offered(match, "turn") == ["turn:0", "turn:1"]
    do(match, "turn:1")
    assert terrain(match, "B6", "B7") == ["grassland", "sea"]


@rule("COC-15.2", "COC-EX-28")
def test_arrival_decides_although_the_edge_is_the_same() -> None:
    match = do(sent(coc(turn=PURPLE, regions={6: "R11"}), "D7", "E7"), tile("R10"))
    assert terrain(match, "F6", "E7", "G7", "F7") == ["mountain", "grassland", "sea", "mountain"]


@rule("COC-15.4", "COC-EX-29")
def test_sea_lies_at_the_edge_of_the_board() -> None:
    match = coc(turn=PURPLE, regions={8: "R20"}, units={"D7": "", "F6": "purple 1 settler"})
    do(sent(match, "F6", "F5"), tile("R12"))
    assert terrain(match, "G5", "E5") == ["sea", "grassland"]


def at_sea(where: str, regions: dict[int, str]) -> Match:
    return coc(turn=PURPLE, regions=regions, units={"D7": "", where: "purple 1 ship"})


@rule("COC-15.9", "COC-15.10", "COC-EX-30")
def test_ships_land_on_a_sea_space_they_reach() -> None:
    match = do(at_sea("E7", {8: "R08"}), "action:move", "hex:E7", "region:7", tile("R05"))
    assert offered(match, "turn") == ["turn:0", "turn:1"]
    do(match, "turn:0")
    assert offered(match, "hex") == ["hex:D5", "hex:E6"]
    other = do(at_sea("E7", {8: "R08"}), "action:move", "hex:E7", "region:7", tile("R05"), "turn:1")
    assert offered(other, "hex") == ["hex:C6", "hex:D6"]


@rule("COC-15.11", "COC-EX-31")
def test_ships_that_find_no_sea_go_back() -> None:
    match = at_sea("D5", {8: "R08", 6: "R05"})
    do(match, "action:move", "hex:D5", "region:4", tile("R18"))
    assert offered(match, "turn") == ["turn:0", "turn:1"]
    do(match, "turn:0")
    assert standing(match, "D5") == {"ship": 1}
    assert "hex:D5" not in match.legal()  # its move is used


@rule("COC-2.2", "COC-1.2")
def test_tiles_are_drawn_from_those_nobody_has_seen() -> None:
    match = sent(coc(turn=PURPLE, regions={6: "R11"}), "D7", "C7")
    request = match.state.request()
    assert request is not None
    assert len(request.items) == 15  # type: ignore[attr-defined]
    assert tile("R11")[0] not in request.items  # type: ignore[attr-defined]


@rule("COC-1.4", "COC-14.1", "COC-EX-20")
def test_ships_sail_anywhere_in_their_ocean() -> None:
    match = do(at_sea("F7", {8: "R08", 6: "R05", 1: "R12"}), "action:move", "hex:F7")
    assert offered(match, "hex") == ["hex:D5", "hex:E6", "hex:E7"]  # not the sea of slot 1


@rule("COC-0.4", "COC-15.1")
def test_distances_are_counted_over_what_is_explored() -> None:
    state = state_of(coc())
    home, beyond = place(state, "D7"), place(state, "D5")
    assert min(state.row(home)[beyond], state.land_row(home)[beyond]) > 9
    explored(state, 6, "R20")
    assert (state.row(home)[beyond], state.land_row(home)[beyond]) == (2, 2)


@rule("COC-0.4", "COC-0.5")
def test_distances_are_measured_anew_once_more_is_known() -> None:
    match = coc()
    state = state_of(match)
    home, there = place(state, "D2"), place(state, "D3")
    assert (state.row(home)[there], state.land_row(home)[there]) == (99, 99)
    explored(state, 3, "R20")
    assert (state.row(home)[there], state.land_row(home)[there]) == (1, 1)


@rule("COC-15.3", "COC-15.4", "COC-15.8")
def test_the_seas_of_a_tile_do_not_join_each_other_and_all_of_them_seek_the_edge() -> None:
    for name, lies in (("R08", ["sea", "forest", "sea", "grassland"]), ("R07", ["forest", "forest", "sea", "sea"])):
        match = coc(turn=PURPLE)
        slot = state_of(match).seats + 4
        running(match, Explore(seat=PURPLE, region=slot, by=BY_EFFECT))  # F4, G5 and F5 are at the edge, E5 is not
        do(match, tile(name))
        assert (match.state.step_name(), terrain(match, "F4", "E5", "G5", "F5")) == ("Turn.choose", lies)


@rule("COC-15.8", "COC-15.9")
def test_regions_to_explore_are_told_apart_in_words() -> None:
    ship = coc(turn=PURPLE, regions={8: "R08", 6: "R05"}, units={"D7": "", "E7": "purple 1 ship"})
    sails = do(ship, "action:move", "hex:E7")
    cards = do(coc(turn=PURPLE, hand={PURPLE: "A21"}, goods={PURPLE: "culture 1"}), "card:A21")
    for match in (sails, cards):
        regions = offered(match, "region")
        assert len(regions) > 1
        for lang, name in (("en", "Explore the region of"), ("fr", "Explorer la région de")):
            labels = {match.describe(answer, lang) for answer in regions}
            assert len(labels) == len(regions)
            assert all(label.startswith(name) for label in labels)
