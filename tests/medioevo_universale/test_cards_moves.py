"""Cards of movement: Warlord, Scientist, Gunner, Ranger (MEU-18.6, 18.11, 18.53 to 18.56)."""

from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    asked,
    here,
    holder,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import offered, to
from tests.support import rule


def marching(at: dict[str, str], start: str, **more: object) -> Match:
    """Seat 0 moves everything out of a territory by land."""
    m = medioevo(at=at, **more)  # type: ignore[arg-type]
    to(m, "activation")
    return play(m, f"group:{start}", "button:all-land")


# -- Warlord -------------------------------------------------------------------------------------


@rule("MEU-18.6", "MEU-28.27")
def test_half_of_the_army_goes_on() -> None:
    at = {"wallachia": "0: 5 light wagon2", "temes": "1: 1 light"}
    m = marching(at, "wallachia", war=((0, 1),), cards={0: (6,)})
    play(m, "enter:temes", "button:enter")
    assert asked(m) == (0, "entered")
    play(m, "card:6", "carrier:0", "take:light", "take:light", "take:light")
    assert asked(m) == (0, "walk")  # no fourth one
    play(m, "enter:alfold")
    assert here(m, "alfold", 0) == "3 light wagon2"
    assert holder(m, "alfold") == 0
    assert here(m, "temes", 0) == "2 light"
    assert [f for f in m.state.frames if type(f).__name__ == "Battle"]  # the rest fights


@rule("MEU-18.6", "MEU-19.3")
def test_a_single_unit_only_crosses_but_it_is_an_attack() -> None:
    m = marching({"wallachia": "0: 1 light wagon1"}, "wallachia", honour={0: 20}, cards={0: (6,)})
    play(m, "enter:temes", "button:enter", "button:attack", "card:6", "button:all-land", "enter:serbia")
    assert holder(m, "temes") == 1
    assert position(m).honour[0] == 17
    assert here(m, "serbia", 0) == "1 light wagon1"


@rule("MEU-18.6")
def test_no_going_on_in_barbarian_land_or_without_movement() -> None:
    barbarian = marching({"thracia": "0: 2 light wagon1"}, "thracia", cards={0: (6,)})
    play(barbarian, "enter:bulgaria", "button:enter")
    assert asked(barbarian)[1] != "entered"
    tired = marching({"wallachia": "0: 2 light wagon1"}, "wallachia", war=((0, 1),), cards={0: (6,)}, moves={0: 1})
    play(tired, "enter:temes", "button:enter")
    assert asked(tired)[1] != "entered"


# -- Scientist -----------------------------------------------------------------------------------


@rule("MEU-18.11", "MEU-8.8")
def test_a_caravan_serves_as_a_war_wagon() -> None:
    at = {"thracia": "0: 4 light caravan1"}
    assert "group:thracia" not in legal(medioevo(at=at))
    m = medioevo(at=at, cards={0: (11,)})
    play(m, "card:11")
    to(m, "activation")
    play(m, "group:thracia", "button:all-land", "land:rhodope")
    assert here(m, "rhodope", 0) == "3 light caravan1"
    play(m, "button:stay", "button:stay")
    to(m, "trade")
    assert legal(m, "carrier") == []  # one pool of movement: it has been stopped


@rule("MEU-18.11")
def test_a_war_wagon_serves_as_a_caravan_and_keeps_its_cubes() -> None:
    m = medioevo(phase=6, at={"latium": "0: wagon1"}, cards={0: (11,)})
    play(m, "card:11", "carrier:0", "carrier:0", "button:buy", "number:2", "button:no-route")
    assert here(m, "latium", 0) == "wagon1[yellow 2]"
    play(m, "button:done")
    to(m, "bid")
    assert here(m, "latium", 0) == "wagon1[yellow 2]"
    assert not position(m).trades(0)


@rule("MEU-18.11")
def test_only_caravans_and_war_wagons_are_rebuilt() -> None:
    assert offered(medioevo(phase=6, at={"thracia": "0: ship1 galley1 catapult"}, cards={0: (11,)})) == []


# -- Gunners -------------------------------------------------------------------------------------


@rule("MEU-EX-66", "MEU-18.53", "MEU-28.26")
def test_a_machine_keeps_up_with_the_army() -> None:
    way = ("rhodope", "macedonia", "rhodope", "thracia", "rhodope", "macedonia")
    m = marching({"thracia": "0: 2 light wagon3 catapult"}, "thracia", cards={0: (53,)})
    play(m, "land:rhodope")
    assert asked(m) == (0, "before-step")
    play(m, "card:53", *[f"land:{name}" for name in way[1:]])
    assert here(m, "macedonia", 0) == "2 light wagon3 catapult"
    plain = marching({"thracia": "0: 2 light wagon3 catapult"}, "thracia")
    play(plain, *[f"land:{name}" for name in way[:4]])
    assert asked(plain)[1] != "walk" or legal(plain, "land") == []


@rule("MEU-18.53")
def test_without_an_army_the_machine_stops() -> None:
    m = marching({"thracia": "0: wagon3 catapult"}, "thracia", cards={0: (53,)})
    play(m, "land:rhodope", "card:53", "land:macedonia", "land:rhodope", "land:thracia")
    assert legal(m, "land") == []


@rule("MEU-18.53", "MEU-28.26")
def test_no_tireless_gunner_without_a_machine() -> None:
    m = marching({"thracia": "0: 2 light wagon3"}, "thracia", cards={0: (53,)})
    play(m, "land:rhodope")
    assert asked(m) == (0, "walk")


@rule("MEU-18.54", "MEU-28.12", "MEU-28.14")
def test_a_machine_carries_one_to_three_units() -> None:
    m = medioevo(at={"thracia": "0: 4 light catapult"}, cards={0: (54,)})
    to(m, "activation")
    play(m, "card:54", (3,), "group:thracia", "button:all-land", "land:rhodope")
    assert here(m, "rhodope", 0) == "2 light catapult"
    assert position(m).moves[0] == 3


@rule("MEU-18.54", "MEU-28.12")
def test_machines_carry_nobody_outside_the_combat_phase() -> None:
    for phase in (4, 6):
        assert offered(medioevo(phase=phase, at={"thracia": "0: 4 light catapult"}, cards={0: (54,)})) == []


# -- Rangers -------------------------------------------------------------------------------------


@rule("MEU-18.55", "MEU-28.26")
def test_a_ranger_leads_a_transport_through_hostile_land() -> None:
    at = {"thracia": "0: 2 light wagon1", "bulgaria": "horde: 2 light", "wallachia": "1: 2 light"}
    m = marching(at, "thracia", cards={0: (55,)}, honour={0: 20})
    play(m, "enter:bulgaria", "button:enter")
    assert asked(m) == (0, "before-step")
    play(m, "card:55")
    assert here(m, "bulgaria", 0) == "2 light wagon1"
    play(m, "land:wallachia", "land:moldavia")  # no battle, no attack
    assert position(m).honour[0] == 20
    assert here(m, "bulgaria", HORDE) == "2 light"
    play(m, "button:stay")
    assert here(m, "moldavia", HORDE) == "1 light"  # at the destination everything is normal
    assert [f for f in m.state.frames if type(f).__name__ == "Battle"]


@rule("MEU-18.55", "MEU-19.3")
def test_a_ranger_s_destination_is_entered_like_any_other() -> None:
    at = {"thracia": "0: 2 light wagon1"}
    m = marching(at, "thracia", cards={0: (55,)}, honour={0: 20})
    play(m, "enter:bulgaria", "button:enter", "card:55", "land:wallachia", "land:temes", "button:stay")
    assert position(m).honour[0] == 17
    assert holder(m, "temes") == 0


@rule("MEU-18.55", "MEU-8.20")
def test_a_transport_without_troops_only_passes_through_with_a_ranger() -> None:
    m = marching({"thracia": "0: wagon1", "bulgaria": "horde: 1 light"}, "thracia", cards={0: (55,)})
    play(m, "land:rhodope", "card:55", "land:bulgaria")
    assert "button:stay" not in legal(m)
    assert "enter:serbia" not in legal(m)
    play(m, "land:thracia", "button:stay")
    assert here(m, "thracia", 0) == "wagon1"


@rule("MEU-18.55", "MEU-8.11", "MEU-8.20")
def test_a_ranger_s_galley_that_docks_has_arrived() -> None:
    at = {"propontis": "0: galley1(2 light)", "bulgaria": "horde: 2 light"}
    m = to(medioevo(at=at, cards={0: (55,)}), "activation")
    play(m, "group:propontis", "carrier:0", "sea:black_sea_west", "card:55", "land:bulgaria")
    assert [f for f in m.state.frames if type(f).__name__ == "Battle"]
    empty = to(medioevo(at={**at, "propontis": "0: galley1"}, cards={0: (55,)}), "activation")
    play(empty, "group:propontis", "carrier:0", "sea:black_sea_west", "card:55")
    assert "land:bulgaria" not in legal(empty)  # without troops it may only pass
    assert "land:thracia" in legal(empty)


@rule("MEU-18.55", "MEU-8.3")
def test_nobody_changes_his_wagon_in_hostile_land_and_a_ranger_leads_whoever_has_changed_it_at_home() -> None:
    at = {"thracia": "0: 2 light wagon1", "rhodope": "0: 1 heavy", "bulgaria": "horde: 2 light"}
    m = marching(at, "thracia", cards={0: (55,)})
    play(m, "land:rhodope", "card:55", "button:load", "button:all-land", "land:bulgaria")
    assert here(m, "bulgaria", 0) == "2 light 1 heavy wagon1"
    assert "button:load" not in legal(m)
    play(m, "button:stay")
    assert [f for f in m.state.frames if type(f).__name__ == "Battle"]  # what he meets where he stays, he fights


@rule("MEU-18.55", "MEU-21.8")
def test_a_transport_without_troops_that_comes_no_further_is_lost_among_barbarians() -> None:
    at = {"thracia": "0: wagon1", "bulgaria": "horde: 1 light"}
    m = marching(at, "thracia", cards={0: (55,)}, moves={0: 2})
    play(m, "land:rhodope", "card:55", "land:bulgaria")
    passes(m)
    assert here(m, "bulgaria", 0) == ""
    assert here(m, "bulgaria", HORDE) == "1 light"


@rule("MEU-18.55", "MEU-18.56")
def test_one_ranger_leads_one_transport_the_other_several() -> None:
    one = marching({"thracia": "0: 5 light wagon1 wagon1"}, "thracia", cards={0: (55, 56)})
    play(one, "enter:bulgaria", "button:enter")
    assert offered(one) == [56]
    play(one, "card:56")
    play(one, "land:wallachia")
    assert here(one, "wallachia", 0) == "5 light wagon1 wagon1"
    assert here(one, "bulgaria", HORDE) == here(one, "wallachia", HORDE) == ""
    machine = marching({"thracia": "0: 3 light wagon1 catapult"}, "thracia", cards={0: (55, 56)})
    play(machine, "enter:bulgaria", "button:enter")
    assert [f for f in machine.state.frames if type(f).__name__ == "Battle"]  # machines are no transports


@rule("MEU-18.55", "MEU-14.5")
def test_a_ranger_leads_a_caravan_past_barbarians() -> None:
    at = {"thracia": "0: caravan1[black 1]", "bulgaria": "horde: 2 light"}
    m = medioevo(phase=6, at=at, cards={0: (55,)})
    to(m, "trade")
    play(m, "carrier:0", "land:bulgaria")
    assert asked(m) == (0, "before-step")
    play(m, "card:55", "land:wallachia")
    assert here(m, "wallachia", 0) == "caravan1[black 1]"
    stopped = medioevo(phase=6, at=at, cards={0: (55,)})
    to(stopped, "trade")
    play(stopped, "carrier:0", "land:bulgaria", "card:55", "button:done")
    assert here(stopped, "bulgaria", 0) == ""


@rule("MEU-18.56", "MEU-14.5")
def test_a_ranger_leads_the_caravans_of_a_territory_one_after_the_other() -> None:
    at = {"thracia": "0: caravan1[black 1] caravan1[white 1]; 1: caravan1", "bulgaria": "horde: 2 light"}
    m = medioevo(phase=6, at=at, cards={0: (56, 55)})
    to(m, "trade")
    play(m, "carrier:0", "land:bulgaria", "card:56")
    play(m, "land:wallachia", "button:done")  # who is led already is asked for no other Ranger
    play(m, "carrier:1", "land:bulgaria", "land:wallachia", "button:done")
    assert here(m, "wallachia", 0) == "caravan1[black 1] caravan1[white 1]"
    alone = medioevo(phase=6, at=at, cards={0: (55,)})
    to(alone, "trade")
    play(alone, "carrier:0", "land:bulgaria", "card:55", "land:wallachia", "button:done", "carrier:1", "land:bulgaria")
    assert here(alone, "bulgaria", 0) == ""
    far = medioevo(phase=6, at={**at, "rhodope": "0: caravan1"}, cards={0: (56,)})
    to(far, "trade")
    play(far, "carrier:0", "land:bulgaria", "card:56", "land:wallachia", "button:done", "carrier:2", "land:bulgaria")
    assert here(far, "bulgaria", 0) == ""


@rule("MEU-18.55", "MEU-28.26")
def test_a_ranger_helps_nobody_else() -> None:
    m = medioevo(at={"thracia": "0: 2 light wagon1"}, cards={1: (55, 56)})
    to(m, "activation")
    play(m, "group:thracia", "button:all-land", "land:rhodope")
    assert asked(m) == (0, "walk")
