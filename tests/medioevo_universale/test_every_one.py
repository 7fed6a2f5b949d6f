"""Every Event card strikes, every objective can be claimed: nothing in the boxes is there for nothing (5.7, 17.6)."""

import pytest

from gonfalon.games.medioevo_universale.content.terms import ICONS
from gonfalon.games.medioevo_universale.rules.events import EventsPhase, Strike
from tests.medioevo_universale.build import WORLD, asked, legal, medioevo, play, position
from tests.medioevo_universale.cards import to
from tests.medioevo_universale.test_objectives import claimable
from tests.support import rule


@rule("MEU-5.7", "MEU-5.8")
@pytest.mark.parametrize("event", range(len(WORLD.events)))
def test_of_three_icons_two_strike_in_the_order_named(event: int) -> None:
    place = WORLD.names[WORLD.red[event][0]]
    m = medioevo(phase=2, at={place: "0: 3 light caravan3[black 2]"}, tolerated=WORLD.tolerated[event])
    to(m, "chance")
    play(m, (4, 6, 8), "reroll:none", (event,))
    play(m, (next(iter(getattr(m.state.request(), "items"))),))  # noqa: B009
    assert asked(m) == (0, "first-icon")
    icons = legal(m, "icon")
    assert icons == [ICONS[icon] for icon in WORLD.icons[event]]
    play(m, f"icon:{icons[1]}")
    assert asked(m) == (0, "second-icon")
    assert legal(m, "icon") == [icons[0], icons[2]]
    play(m, f"icon:{icons[2]}")
    phase = next(frame for frame in m.state.frames if isinstance(frame, EventsPhase))
    assert [ICONS[icon] for icon in phase.icons] == [icons[1], icons[2]]
    assert position(m).event == event
    strike = next((frame for frame in m.state.frames if isinstance(frame, Strike)), None)
    if strike is not None:
        assert WORLD.index[place] in strike.red


@rule("MEU-17.6", "MEU-28.16")
@pytest.mark.parametrize("card", [card for card in WORLD.deck if WORLD.objective[card]["kind"] == "event"])
def test_an_objective_that_has_come_true_is_claimed(card: int) -> None:
    assert claimable(card, met=(card,))
    assert not claimable(card)
