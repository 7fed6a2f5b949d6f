"""Huns: Nomads, Mounted Archers, Raiders, Hunnic Tribes; Attila, Bleda, Rugila."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import CAVALRY
from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
from gonfalon.games.clash_of_cultures.rules.tired import FOREST, code
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    owner,
    place,
    refused,
    running,
    standing,
    state_of,
    tile,
)
from tests.clash_of_cultures.war import SOUTH, collect, construct, go, led, march, recruit, roll, rolled, some, taking
from tests.support import rule

HUNS = {PURPLE: "huns"}


def huns(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", HUNS), regions=more.pop("regions", SOUTH), **more)


def wander(match: Match, target: str, *party: str) -> Match:
    """The city of D7 moves as one of the squads, with these units."""
    some(match, "action:move")
    do(match, "effect:v:nomads")
    some(match, "hex:D7")
    do(match, "hex:" + target)
    for unit in party:
        do(match, f"take:{unit}_0")
    return do(match, "button:done") if match.state.step_name() == "Wander.party" else match


# -- Nomads ------------------------------------------------------------------------------------------


@rule("COC-33.26", "COC-33.27")
def test_a_city_moves_and_grazes() -> None:
    match = wander(huns(advances={PURPLE: "storage"}), "D6")
    assert (owner(match, "D7"), owner(match, "D6"), mood(match, "D6")) == (-1, PURPLE, "happy")
    assert standing(match, "D7") == {"settler": 1}  # units need not go along
    some(match, "button:done")
    state = state_of(match)
    assert (held(match, PURPLE), state.activated, state.actions) == ({"food": 1}, [place(state, "D6")], 2)
    collect(match, "D6", "food2")
    assert mood(match, "D6") == "neutral"  # the second activation
    assert state_of(match).land().start(PURPLE) == place(state, "D7")
    plain = huns(civ={PURPLE: "rome"}, advances={PURPLE: "storage"}, units={"D7": "purple"})
    assert "action:move" not in plain.legal()


@rule("COC-33.26", "COC-13.7")
def test_units_go_along_as_one_squad() -> None:
    units = {"D7": "purple 2 settler 2 infantry", "D5": "purple 1 settler"}
    match = wander(huns(units=units, advances={PURPLE: "storage tactics"}), "D6", "settler", "infantry")
    assert (standing(match, "D6"), standing(match, "D7")) == (
        {"settler": 1, "infantry": 1},
        {"settler": 1, "infantry": 1},
    )
    march(match, "D7", "1 settler", "hex:C7")
    assert "hex:D6" not in match.legal()  # those who went along have moved
    march(match, "D5", "1 settler", "hex:E6")
    assert match.state.step_name() == "Turn.choose"  # three squads
    untrained = huns(units={"D7": "purple 1 infantry"}, advances={PURPLE: "storage"})
    wander(untrained, "D6")
    assert standing(untrained, "D7") == {"infantry": 1}


@rule("COC-33.26", "COC-1.9")
def test_the_party_obeys_the_stack_limit_the_city_does_not_count() -> None:
    units = {"D7": "purple 2 infantry", "D6": "purple 3 infantry"}
    match = huns(units=units, advances={PURPLE: "storage tactics"})
    do(match, "action:move", "effect:v:nomads", "hex:D6", "take:infantry_0")
    assert match.state.step_name() != "Wander.party"  # no second one
    assert standing(match, "D6") == {"infantry": 4}


@rule("COC-33.26")
def test_which_cities_wander_and_where() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "storage"}, "units": {"D7": "purple"}}
    for city, able in (("purple neutral", True), ("purple angry", False), ("purple happy temple", False)):
        assert ("action:move" in huns(cities={"D7": city}, **kw).legal()) == able, city
    match = huns(
        cities={"D6": "red neutral", "C7": "purple neutral temple"},
        advances={PURPLE: "storage"},
        units={"D7": "purple", "C8": "red 1 settler"},
    )
    do(match, "action:move", "effect:v:nomads")
    assert set(offered(match, "hex")) == {"hex:E8", "hex:D8"}  # no city, no enemy, no sea


@rule("COC-33.27", "COC-9.4", "COC-9.5")
def test_a_city_that_was_activated_while_angry_takes_that_along() -> None:
    """It was raised meanwhile; moving, its second activation, makes it angry again, and that use is spent."""
    for spent in (False, True):
        match = huns(cities={"D7": "purple neutral"}, units={"D7": "purple 1 settler"}, advances={PURPLE: "storage"})
        state = state_of(match)
        state.activated.append(place(state, "D7"))
        if spent:
            state.angry_used.append(place(state, "D7"))
        wander(match, "D6")
        some(match, "button:done")
        assert (mood(match, "D6"), match.turn) == ("angry", (PURPLE,))
        assert ("action:collect" in match.legal()) != spent


@rule("COC-33.26", "COC-15.1")
def test_a_city_explores() -> None:
    match = huns(regions={}, advances={PURPLE: "storage"}, units={"D7": "purple"})
    do(match, "action:move", "effect:v:nomads", "hex:D6", tile("R20"), "turn:0")
    assert owner(match, "D6") == PURPLE


@rule("COC-33.27")
def test_terrain_of_arrival_counts() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "storage irrigation"}, "units": {"D7": "purple"}}
    for target, goods in (("C7", {"ore": 1}), ("E8", {"wood": 1}), ("D8", {})):
        match = some(wander(huns(**kw), target), "button:done")
        assert held(match, PURPLE) == goods, target
    spent = some(wander(huns(exhausted="D6", **kw), "D6"), "button:done")
    assert held(spent, PURPLE) == {}
    stony = some(wander(huns(**kw), "C7"), "button:done")
    assert "action:move" not in stony.legal()  # the mountain holds it this turn
    grass = some(wander(huns(**kw), "D6"), "button:done")
    assert "action:move" in grass.legal()


@rule("COC-33.27", "COC-9.2")
def test_a_city_activated_before_is_lowered_after_the_move() -> None:
    match = collect(huns(advances={PURPLE: "storage"}, units={"D7": "purple"}), "D7")
    wander(match, "D6")
    some(match, "button:done")
    assert mood(match, "D6") == "neutral"
    do(match, "action:move")
    some(match, "effect:v:nomads")
    do(match, offered(match, "hex")[0])
    some(match, "button:done", "button:done")
    state = state_of(match)
    assert [state.mood[city] for city in state.cities(PURPLE)] == [0]


@rule("COC-33.27", "COC-32.3", "COC-36.9")
def test_imhotep_learns_when_his_city_wanders() -> None:
    """Dealt to the Huns by an alternate history: moving activates the city, and that is no collecting."""
    kw: dict[str, Any] = {"advances": {PURPLE: "storage tactics"}, "units": {"D7": "purple"}}
    kw["cities"] = {"D7": "purple neutral", "C8": "purple happy temple"}
    for where, party, goods in (
        ("D7", ("leader",), {"food": 1, "ideas": 1}),
        ("D7", (), {"food": 1}),  # he stays behind, where no city is left
        ("C8", (), {"food": 1}),
    ):
        match = wander(huns(leader={PURPLE: f"imhotep at {where}"}, **kw), "D6", *party)
        some(match, "button:done")
        assert (held(match, PURPLE), mood(match, "D6")) == (goods, "neutral")


# -- Mounted Archers ---------------------------------------------------------------------------------


@rule("COC-33.50", "COC-12.2")
def test_small_cities_breed_horses() -> None:
    goods = {PURPLE: "food 2 wood 2"}
    for city, advances, found in (
        ("purple neutral", "storage husbandry", True),
        ("purple neutral temple", "storage husbandry", False),
        ("purple neutral", "storage", False),
    ):
        match = do(huns(cities={"D7": city}, advances={PURPLE: advances}, goods=goods), "action:recruit")
        assert ("unit:cavalry" in match.legal()) == found


@rule("COC-33.50", "COC-13.6")
def test_new_riders_ride_out_at_once() -> None:
    kw: dict[str, Any] = {
        "goods": {PURPLE: "food 2 wood 2"},
        "units": {"D7": "purple 1 settler", "D6": "red 1 settler"},
    }
    match = recruit(huns(advances={PURPLE: "tactics storage husbandry"}, **kw), "D7", "unit:cavalry", "unit:cavalry")
    do(match, "effect:v:mounted_archers")
    some(match, "hex:D7")
    go(match, "1 cavalry", "hex:D6")  # an attack
    assert standing(match, "D6") == {"cavalry": 1}
    do(match, "hex:D7")
    go(match, "1 cavalry", "hex:C7")
    assert (match.state.step_name(), standing(match, "C7")) == ("Turn.choose", {"cavalry": 1})
    assert state_of(match).actions == 2
    untrained = recruit(huns(advances={PURPLE: "storage husbandry"}, **kw), "D7", "unit:cavalry")
    some(untrained, "button:done")
    assert untrained.state.step_name() == "Turn.choose"
    old = huns(
        advances={PURPLE: "tactics storage husbandry"},
        goods={PURPLE: "food 2 wood 2"},
        units={"D7": "purple 2 cavalry"},
    )
    recruit(old, "D7", "unit:cavalry")
    do(old, "effect:v:mounted_archers")
    some(old, "hex:D7")
    assert "take:cavalry_2" not in old.legal()  # as many as were recruited


@rule("COC-33.50", "COC-31.10")
def test_new_riders_go_one_space_and_not_by_roads() -> None:
    match = huns(
        advances={PURPLE: "tactics husbandry roads"},
        goods={PURPLE: "food 2 wood 1 ore 1"},
        units={"D7": "purple"},
    )
    some(recruit(match, "D7", "unit:cavalry"), "effect:v:mounted_archers", "hex:D7")
    go(match, "1 cavalry")
    assert (bool(offered(match, "hex")), offered(match, "road")) == (True, [])
    assert refused(match, "road:B7") == "COC-33.50"


@rule("COC-33.50")
def test_only_the_new_riders_ride_out() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "huns"},
        regions=SOUTH,
        units={"D7": "purple 1 cavalry"},
        cities={"E8": "purple neutral"},
        advances={PURPLE: "husbandry tactics"},
        goods={PURPLE: "food 2 wood 1"},
    )
    march(match, "D7", "1 cavalry", "hex:E8")  # an older one comes into the forest
    some(match, "button:done")
    some(recruit(match, "E8", "unit:cavalry"), "effect:v:mounted_archers", "hex:E8")
    assert match.state.step_name() == "March.target"  # the older one was not asked for
    do(match, "hex:D8")
    assert state_of(match).tired == [code(place(state_of(match), "E8"), CAVALRY, FOREST)]


# -- Raiders -----------------------------------------------------------------------------------------


@rule("COC-8.2")
def test_raiders_let_nobody_settle() -> None:
    kw: dict[str, Any] = {"turn": RED}
    for units, advances, able in (
        ({"D5": "red 1 settler", "D6": "purple 1 infantry"}, "tactics", False),
        ({"D5": "red 1 settler", "D7": "purple 1 infantry"}, "tactics", False),
        ({"D5": "red 1 settler", "B7": "purple 1 infantry"}, "tactics", True),
        ({"D5": "red 1 settler", "D6": "purple 1 infantry"}, "storage", True),
        ({"D5": "red 1 settler 1 infantry", "D6": "purple 1 infantry"}, "tactics", True),
        ({"D5": "red 1 settler", "D6": "purple 1 settler"}, "tactics", True),
    ):
        match = huns(units=units, advances={PURPLE: advances}, **kw)
        assert ("action:found" in match.legal()) == able, (units, advances)


@rule("COC-8.2", "COC-33.12")
def test_raiders_hold_up_settlers_but_no_ship_that_founds_a_city() -> None:
    match = huns(
        turn=RED,
        civ={RED: "carthage", **HUNS},
        units={"E7": "red 1 ship", "F6": "red 1 settler", "D6": "purple 1 infantry"},
        advances={PURPLE: "tactics", RED: "fishing cartography"},
    )
    assert "action:found" not in match.legal()
    do(match, "effect:v:hegemony")
    assert "hex:F6" in match.legal()


@rule("COC-31.28")
def test_raiders_cut_trade_routes() -> None:
    kw: dict[str, Any] = {"turn": RED, "cities": {"B6": "purple neutral"}}
    for units, links in (
        ({"C6": "red 1 settler", "D6": "purple 1 infantry"}, 0),
        ({"C6": "red 1 settler"}, 1),
        ({"C6": "red 1 settler 1 infantry", "D6": "purple 1 infantry"}, 1),
    ):
        match = huns(units=units, advances={PURPLE: "tactics", RED: "bartering trade_routes"}, **kw)
        running(match, TradeRoutes(seat=RED))
        assert len([one for one in offered(match, "link") if one.endswith("B6")]) == links, units


# -- Hunnic Tribes -----------------------------------------------------------------------------------


@rule("COC-33.28", "COC-29.7")
def test_the_tribes_go_where_the_huns_say() -> None:
    kw: dict[str, Any] = {
        "units": {"D5": "barbarian 1 infantry", "D7": "purple 1 infantry"},
        "goods": {PURPLE: "culture 1"},
    }
    for advances in ("philosophy voting", "tactics draft nationalism"):
        match = running(huns(advances={PURPLE: advances}, **kw), BarbariansMove(seat=PURPLE, armies=[]))
        do(match, "effect:v:hunnic_tribes")
        assert held(match, PURPLE) == {}
        assert "hex:C6" in match.legal()
        do(match, "hex:E6")
        assert standing(match, "E6") == {"infantry": 1}
    plain = running(huns(**kw), BarbariansMove(seat=PURPLE, armies=[]))
    assert standing(plain, "D6") == {"infantry": 1}  # the shortest way
    poor = huns(advances={PURPLE: "philosophy voting"}, units=kw["units"])
    running(poor, BarbariansMove(seat=PURPLE, armies=[]))
    assert standing(poor, "D6") == {"infantry": 1}
    theirs = huns(turn=RED, cities={"E6": "red neutral"}, advances={PURPLE: "philosophy voting"}, **kw)
    running(theirs, BarbariansMove(seat=RED, armies=[]))
    assert theirs.turn != (PURPLE,)


# -- Attila ------------------------------------------------------------------------------------------


@rule("COC-33.51", "COC-10.1")
def test_the_ruler_s_small_city_counts_as_larger() -> None:
    for where, city, count in (
        ("D7", "purple happy", 3),
        ("D7", "purple neutral", 2),
        ("D7", "purple angry", 1),
        ("D7", "purple neutral temple", 2),
        ("B6", "purple neutral", 1),
    ):
        state = state_of(huns(leader={PURPLE: f"attila at {where}"}, cities={"D7": city}))
        for purpose in ("collect", "recruit"):
            assert number(state, PURPLE, place(state, "D7"), purpose) == count, (where, city)


@rule("COC-16.9")
def test_the_horse_master_shields_with_a_cavalry() -> None:
    def fight() -> Match:
        match = led("huns", "attila", "red 3 infantry", "2 cavalry")
        march(match, "D7", "1 leader 2 cavalry", "hex:D6")
        return do(match, faces("4C 5C 3E"), faces("3E 3E 3E"))  # 12 and 2 cavalry: 16; 9

    match = do(fight(), "effect:l:attila.2")
    assert match.state.step_name() == "Round.retreat"  # the hit is cancelled
    assert standing(match, "D6") == {"infantry": 1}  # 10 left: 2 hits
    plain = do(fight(), "button:done")
    assert plain.state.step_name() == "Round.losses"
    assert rolled(plain) == (16, 9)
    infantry = led("huns", "attila", "red 3 infantry", "2 infantry")
    march(infantry, "D7", "1 leader 2 infantry", "hex:D6")
    do(infantry, faces("4C 5C 3E"), faces("1L 1L 1L"))
    assert "effect:l:attila.2" not in infantry.legal()
    later = led("huns", "attila", "red 4 infantry", "2 cavalry")
    march(later, "D7", "1 leader 2 cavalry", "hex:D6")
    do(later, faces("2E 2E 2E"), faces("1L 1L 1L 1L"))
    do(later, "button:fight", faces("2C 2E 2E"), faces("1L 1L 1L"))
    assert "effect:l:attila.2" not in later.legal()  # round 2


# -- Bleda -------------------------------------------------------------------------------------------


@rule("COC-33.51")
def test_the_enforcer_makes_a_sad_city_act_happy_once() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple angry", "D6": "purple neutral"}, "advances": {PURPLE: "storage"}}
    match = do(huns(leader={PURPLE: "bleda at D7"}, **kw), "action:collect", "hex:D7", "effect:l:bleda.1")
    collect(match, "D7", "food1_wood1")
    assert (held(match, PURPLE), mood(match, "D7")) == ({"food": 1, "wood": 1}, "angry")
    do(match, "action:collect")
    assert refused(match, "hex:D7") != ""  # not again this turn
    taking(match)
    do(match, "button:end", "button:end", "action:collect")
    assert "hex:D7" in match.legal()  # but in the next one
    declined = do(huns(leader={PURPLE: "bleda at D7"}, **kw), "action:collect", "hex:D7", "button:done")
    state = state_of(declined)
    assert number(state, PURPLE, place(state, "D7"), "collect") == 1
    away = do(huns(leader={PURPLE: "bleda at D6"}, **kw), "action:collect", "hex:D7")
    assert "effect:l:bleda.1" not in away.legal()


@rule("COC-33.51")
def test_the_enforcer_is_for_the_first_activation() -> None:
    match = huns(leader={PURPLE: "bleda at D7"}, cities={"D7": "purple neutral", "D6": "purple neutral"})
    do(match, "action:collect", "hex:D7", "button:done")
    collect(match, "D7")
    do(match, "action:collect", "hex:D7")
    assert "effect:l:bleda.1" not in match.legal()
    taking(match)
    do(match, "button:end", "button:end")
    do(match, "action:collect", "hex:D7")
    assert "effect:l:bleda.1" in match.legal()  # a new turn


@rule("COC-33.51", "COC-27.2")
def test_the_enforcer_builds_wonders() -> None:
    names = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
    cost = WORLD.wonder_cost[WORLD.wonders.index("W2")]
    goods = {PURPLE: " ".join(f"{name} {number}" for name, number in zip(names, cost, strict=True))}
    kw: dict[str, Any] = {
        "cities": {"D7": "purple angry", "D6": "purple neutral"},
        "plans": {PURPLE: "W2"},
        "goods": goods,
    }
    kw["advances"] = {PURPLE: "storage irrigation engineering"}
    match = construct(huns(leader={PURPLE: "bleda at D7"}, **kw), "D7", "wonder:W2")
    some(match, "effect:l:bleda.1", "wonder:W2")
    state = state_of(match)
    assert state.wonder_at[WORLD.wonders.index("W2")] == place(state, "D7")
    other = huns(leader={PURPLE: "attila at D7"}, **kw)
    assert refused(other, "action:construct") == "COC-11.1"


@rule("COC-16.5")
def test_battering_rams_silence_the_city_in_round_one() -> None:
    kw: dict[str, Any] = {"hand": {RED: "A6 A8"}, "advances": {RED: "tactics"}}
    match = led("huns", "bleda", "red 2 infantry", cities={"D6": "red neutral"}, **kw)
    march(match, "D7", "1 leader", "hex:D6")
    assert match.state.step_name() == "Round.roll"
    roll(match, "2C", "1L")
    do(match, "button:fight")
    assert match.state.step_name() == "Round.defender_card"  # round 2
    field = led("huns", "bleda", "red 2 infantry", **kw)
    march(field, "D7", "1 leader", "hex:D6")
    assert field.state.step_name() == "Round.defender_card"
    without = led("huns", "bleda", "red 2 infantry", "1 infantry", cities={"D6": "red neutral"}, **kw)
    march(without, "D7", "1 infantry", "hex:D6")
    assert without.state.step_name() == "Round.defender_card"


# -- Rugila ------------------------------------------------------------------------------------------


@rule("COC-32.8")
def test_tribute_of_the_neighbours() -> None:
    for cities, squad, gold in (
        ({"C6": "red neutral"}, "1 leader", 3),
        ({"C6": "barbarian neutral"}, "1 leader", 3),
        ({}, "1 leader", 1),
        ({"A7": "red neutral"}, "1 leader", 1),
        ({"C6": "red neutral"}, "1 infantry", 1),
    ):
        match = led("huns", "rugila", "red", "1 infantry", cities={"D6": "red neutral", **cities})
        some(march(match, "D7", squad, "hex:D6"), "button:none")
        assert held(match, PURPLE)["gold"] == gold, (cities, squad)


@rule("COC-32.8", "COC-25.15")
def test_the_unifier_pleases_barbarians() -> None:
    for city, squad, after in (
        ("barbarian neutral", "1 leader", "happy"),
        ("red neutral", "1 leader", "angry"),
        ("barbarian neutral", "1 infantry", "angry"),
    ):
        match = led("huns", "rugila", "red", "1 infantry", cities={"D6": city})
        some(march(match, "D7", squad, "hex:D6"), "button:none")
        assert mood(match, "D6") == after, (city, squad)


@rule("COC-16.9")
def test_the_horse_master_shields_from_one_hit_only() -> None:
    match = led("huns", "attila", "red 3 infantry", "2 cavalry")
    march(match, "D7", "1 leader 2 cavalry", "hex:D6")
    do(match, faces("4C 2E 3E"), faces("5C 5C 1L"), "effect:l:attila.2")  # 11: 2 hits
    do(match, "unit:cavalry")
    assert match.state.step_name() == "Round.retreat"
    assert state_of(match).supply[PURPLE * 14 + 2] == 3  # one cavalry was lost
