"""Contested ground: whose the buildings are, who conquers it, and what the last to control it keeps (MEU-13.11)."""

from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    market,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule

#: Alfold is seat 1's; his troops and those of seat 2 share it under an armistice.
SHARED = {"alfold": "1: 3 heavy; 2: 1 light"}


def supplied(at: dict[str, str], **more: object) -> Match:
    """Phase 2 up to the barbarian points; the event concerns nobody."""
    m = medioevo(phase=2, at=at, **more)  # type: ignore[arg-type]
    to(m, "barbarian-dice", (4, 6, 8))
    play(m, "reroll:none")
    while asked(m)[1] != "barbarian-point":
        if asked(m)[1] == "chance":
            play(m, (getattr(m.state.request(), "items")[0],))  # noqa: B009
        else:
            play(m, "button:pass" if "button:pass" in legal(m) else legal(m)[0])
    return m


@rule("MEU-13.11", "MEU-9.5")
def test_a_fort_on_contested_ground_protects_who_controlled_it_last() -> None:
    at = {**SHARED, "galicia": "0: 5 heavy wagon3"}
    m = medioevo(at=at, built={"alfold": "fort"}, war=((0, 1), (0, 2)), armistice=((1, 2),))
    to(m, "activation")
    play(m, "group:galicia", "button:all-land", "enter:alfold", "button:enter")
    assert asked(m) == (0, "whom-to-fight")
    play(m, "seat:1")
    to(m, "protect")
    assert asked(m)[0] == 1
    other = medioevo(at=at, built={"alfold": "fort"}, war=((0, 1), (0, 2)), armistice=((1, 2),))
    to(other, "activation")
    play(other, "group:galicia", "button:all-land", "enter:alfold", "button:enter", "seat:2")
    to(other, "flee")  # a guest of nobody has no fort


@rule("MEU-13.11", "MEU-5.22")
def test_it_protects_him_from_a_horde_too() -> None:
    m = supplied({**SHARED, "galicia": "horde: 3 light"}, built={"alfold": "fort"}, armistice=((1, 2),))
    play(m, "march:galicia", "land:alfold", "seat:1")
    to(m, "protect")
    assert asked(m)[0] == 1


@rule("MEU-13.1", "MEU-13.2", "MEU-12.17")
def test_whoever_drives_an_enemy_from_his_own_ground_does_not_conquer_it() -> None:
    def driven(who: int) -> Match:
        """Seat 0 has come into seat 1's Transylvania under an armistice that is over; one of them begins."""
        m = medioevo(
            at={"transylvania": "0: 4 heavy; 1: 4 heavy wagon2"},
            realms=("gol", "hun", "byz"),
            built={"transylvania": "city"},
            markets={"transylvania": "black"},
            war=((0, 1),),
            order=(who, 1 - who, 2),
        )
        to(m, "activation", seat=who)
        play(m, f"fight:transylvania-{1 - who}")
        return to(m, "asset" if who == 0 else "activation", (4, 4, 4), (1, 2, 3))

    m = driven(0)
    assert asked(m)[0] == 0
    assert "button:keep" in legal(m)  # the City was never seat 0's
    mine = driven(1)
    assert here(mine, "transylvania", 0) == ""
    assert holder(mine, "transylvania") == 1
    assert (buildings(mine, "transylvania"), market(mine, "transylvania")) == ("city", ["black"])
    assert position(mine).florins[1] == 1000
    assert position(mine).conquests[1] == 0


@rule("MEU-13.1", "MEU-13.2", "MEU-22.1")
def test_who_beats_a_horde_on_his_own_ground_plunders_nothing_of_his_own() -> None:
    for keeper, honour, end in ((0, 10, "trade"), (-1, 12, "asset")):
        m = medioevo(
            at={"bulgaria": "0: 4 heavy; horde: 1 light"},
            built={"bulgaria": "village"},
            run=battle(0, HORDE, "bulgaria", keeper),
        )
        to(m, end, (4, 5, 8))
        assert (position(m).honour[0], buildings(m, "bulgaria")) == (honour, "village"), keeper
    m = medioevo(at={"thracia": "0: 4 heavy; horde: 1 light"}, built={"thracia": "city"}, order=(1, 0, 2))
    to(m, "activation", seat=0)
    play(m, "fight:thracia-barbarians")
    to(m, "activation", (4, 5, 8), seat=2)
    assert (holder(m, "thracia"), buildings(m, "thracia")) == (0, "city")


@rule("MEU-8.16", "MEU-13.11", "MEU-18.1")
def test_a_fight_put_off_in_barbarian_land_is_still_a_conquest() -> None:
    at = {"thracia": "0: 5 heavy wagon3"}
    m = medioevo(at=at, built={"bulgaria": "village"}, effects=((1, 1, "bulgaria"),))
    to(m, "activation")
    play(m, "group:thracia", "button:all-land", "enter:bulgaria", "button:enter")
    state = position(m)
    assert here(m, "bulgaria", HORDE) == "1 light"
    assert holder(m, "bulgaria") == -1
    assert state.lord(WORLD.index["bulgaria"]) == -1
    state.effects = []
    to(m, "activation", seat=0)
    play(m, "fight:bulgaria-barbarians")
    to(m, "asset", (4, 5, 8))
    assert state.honour[0] == 12


@rule("MEU-13.1", "MEU-19.8")
def test_two_guests_fight_and_the_land_stays_their_host_s() -> None:
    def won(pacts: tuple[str, ...]) -> Match:
        m = medioevo(
            at={"alfold": "2: 1 light wagon1", "galicia": "0: 4 heavy wagon2"},
            built={"alfold": "tower"},
            war=((0, 1), (0, 2)) if len(pacts) == 1 else ((0, 2),),
            pacts=pacts,
        )
        to(m, "activation")
        play(m, "group:galicia", "button:all-land", "enter:alfold", "button:enter")
        return to(m, "asset", (3, 5, 8), (1, 2, 3))

    m = won(("1>0 passage", "1>2 passage"))
    assert legal(m) == ["button:keep", "button:plunder", "button:keep-all"]
    play(m, "button:plunder")  # the loser's War Wagon, and nothing else
    assert asked(m)[1] != "asset"
    assert (holder(m, "alfold"), buildings(m, "alfold")) == (1, "tower")
    assert (position(m).florins[0], position(m).conquests[0]) == (1050, 0)
    m = won(("1>2 passage",))
    play(m, "button:plunder", "button:plunder")
    assert (holder(m, "alfold"), buildings(m, "alfold"), position(m).florins[0]) == (0, "", 1100)


@rule("MEU-28.40", "MEU-13.2")
def test_whoever_loses_his_land_is_warned_once() -> None:
    at = {"alfold": "1: 1 light wagon1", "galicia": "2: 4 heavy wagon2"}
    m = medioevo(at=at, built={"alfold": "tower"}, war=((1, 2),), cards={1: (50,)}, order=(2, 0, 1))
    to(m, "activation", seat=2)
    play(m, "group:galicia", "button:all-land", "enter:alfold", "button:enter")
    to(m, "plunder", (3, 5, 8), (1, 2, 3))
    assert asked(m)[0] == 1
    play(m, "button:pass")
    assert asked(m) == (2, "asset")
