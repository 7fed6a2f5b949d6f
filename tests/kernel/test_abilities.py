"""Abilities: they change values and add procedures at the moments they listen to, in order; six seats."""

from gonfalon.kernel import views
from gonfalon.kernel.moments import added, changed
from tests.kernel.games.every import begin, position, reload
from tests.kernel.games.powers import DRUMS, FLUTES, SHIPYARD, SHY, Parade
from tests.support import play


def test_abilities_change_a_value_in_the_order_they_are_held() -> None:
    match = begin("powers", 6)
    assert position(match).paid[:2] == [(6 - 1) // 2, 6 // 2 - 1]


def test_an_ability_listens_to_its_own_moment_only() -> None:
    state = begin("powers", 6).state
    assert changed([SHIPYARD, DRUMS], "before battle", state, 0, 9) == 9
    assert added([SHIPYARD], "price of a ship", state, 0) is None


def test_abilities_add_procedures_one_after_the_other() -> None:
    match = begin("powers", 6)
    tunes = []
    while not match.over:
        frame = match.state.frames[-1]
        assert isinstance(frame, Parade)
        tunes.append((frame.seat, frame.tune))
        match.apply("button:march")
    assert tunes == [(2, "drums"), (2, "flutes"), (5, "flutes")]
    assert match.scores() == (0, 0, 2, 0, 0, 1)
    assert match.winners() == (2,)


def test_an_ability_may_have_nothing_to_add() -> None:
    state = begin("powers", 6).state
    assert added([SHY], "before battle", state, 3) is None
    assert added([SHY, FLUTES], "before battle", state, 3) is not None


def test_procedures_still_to_come_are_copied_saved_and_shown() -> None:
    match = begin("powers", 6)
    copy = match.copy()
    queue = copy.state.frames[-2].queue  # type: ignore[attr-defined]
    assert [frame.tune for frame in queue] == ["flutes"]
    queue[0].tune = "silence"
    assert match.state.frames[-2].queue[0].tune == "flutes"  # type: ignore[attr-defined]
    assert reload(match) == match
    shown = views.visible(match.state, 0)["frames"][-2]["queue"]
    assert shown == [{"is": "powers.Parade", "at": 0, "seat": 2, "tune": "flutes"}]


def test_the_facts_of_a_frame_may_name_its_seat() -> None:
    decision = begin("powers", 6).decision(2)
    assert decision is not None
    assert decision["prompt"] == "Green hears the drums"
    assert [option["label"] for option in decision["options"]] == ["Green marches", "Rest"]


def test_six_seats_play_to_the_end() -> None:
    for name in ("hands", "bids", "offers", "reactions", "powers"):
        match = play(begin(name, 6))
        assert match.over
        assert len(match.scores()) == 6
        assert set(match.winners()) <= set(range(6))
