"""Vikings: Ship Construction, Longships, Raiding, Runes; Erik, Knut, Ragnar."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import OBELISK, SHIP
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import LoseUnits
from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
from gonfalon.games.clash_of_cultures.rules.tired import FOUGHT, groups
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    coc,
    do,
    held,
    mood,
    offered,
    owner,
    owns,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import points
from tests.clash_of_cultures.war import SOUTH, go, invaded, led, march, recruit, roll, some
from tests.support import rule

VIKINGS = {PURPLE: "vikings"}


def vikings(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", VIKINGS), regions=more.pop("regions", SOUTH), **more)


def build(match: Match, start: str, unit: str, new: str, target: str) -> Match:
    """One unit of a Move action turns into another one."""
    some(match, "action:move")
    do(match, "effect:v:ship_construction")
    return some(match, "hex:" + start, f"take:{unit}_0", "unit:" + new, "hex:" + target)


# -- the start tile and Ship Construction ------------------------------------------------------------


@rule("COC-2.9")
def test_vikings_begin_at_the_sea() -> None:
    state = state_of(vikings())
    assert [state.terrain[place(state, name)] for name in ("D7", "C8", "E8", "D8")] == [0, 2, 1, 4]


@rule("COC-33.40", "COC-7.6")
def test_navigation_costs_vikings_nothing() -> None:
    match = do(vikings(advances={PURPLE: "fishing"}), "action:advance")
    assert owns(match, PURPLE, "navigation")
    assert state_of(match).actions == 2
    assert refused(vikings(advances={PURPLE: "storage"}), "action:advance") == "COC-7.1"


@rule("COC-33.40")
def test_a_ship_lands_as_a_settler_or_with_tactics_as_an_infantry() -> None:
    for advances, kinds in (("fishing", ["unit:settler"]), ("fishing tactics", ["unit:settler", "unit:infantry"])):
        match = vikings(units={"F7": "purple 1 ship", "D7": "purple"}, advances={PURPLE: advances})
        do(match, "action:move", "effect:v:ship_construction")
        if len(kinds) > 1:
            assert offered(match, "unit") == kinds
    do(match, "unit:infantry", "hex:F6")
    state = state_of(match)
    assert (standing(match, "F6"), standing(match, "F7")) == ({"infantry": 1}, {})
    assert (state.supply[PURPLE * 14 + 5], state.supply[PURPLE * 14 + 1]) == (4, 15)
    plain = vikings(units={"F7": "purple 1 ship", "D7": "purple"}, advances={PURPLE: "storage"})
    assert "effect:v:ship_construction" not in do(plain, "action:move").legal()


@rule("COC-33.40")
def test_a_settler_goes_to_sea() -> None:
    match = build(
        vikings(units={"D7": "purple 1 settler"}, advances={PURPLE: "fishing"}), "D7", "settler", "ship", "D8"
    )
    assert (standing(match, "D8"), standing(match, "D7")) == ({"ship": 1}, {})
    soldier = vikings(units={"D7": "purple 1 infantry"}, advances={PURPLE: "fishing"})
    assert "action:move" not in soldier.legal()  # no Tactics
    trained = vikings(units={"D7": "purple 1 infantry"}, advances={PURPLE: "fishing tactics"})
    build(trained, "D7", "infantry", "ship", "D8")
    assert standing(trained, "D8") == {"ship": 1}
    enemy = vikings(units={"D7": "purple 1 settler", "D8": "red 1 ship"}, regions={}, advances={PURPLE: "fishing"})
    assert "effect:v:ship_construction" not in do(enemy, "action:move").legal()


@rule("COC-33.41")
def test_a_squad_builds_ships_and_embarks_on_them() -> None:
    match = vikings(units={"D7": "purple 4 settler"}, advances={PURPLE: "fishing"}, regions={})
    build(match, "D7", "settler", "ship", "D8")  # one goes aboard already
    do(match, "change:settler_0_ship")
    some(match, "take:settler_0", "button:done")
    assert (standing(match, "D8"), standing(match, "D7")) == ({"ship": 2, "settler": 2}, {})
    assert state_of(match).actions == 2


@rule("COC-33.41", "COC-1.9")
def test_two_ships_land_with_what_they_carry() -> None:
    units = {"F7": "purple 2 ship 2 infantry 1 settler", "F6": "purple 1 infantry"}
    match = build(vikings(units=units, advances={PURPLE: "fishing tactics"}), "F7", "ship", "settler", "F6")
    do(match, "change:ship_0_settler")
    assert "button:done" not in match.legal()  # nothing can stay without a ship
    some(match, "take:infantry_0", "take:infantry_0", "take:settler_0")
    assert (standing(match, "F6"), standing(match, "F7")) == ({"settler": 3, "infantry": 3}, {})
    full = vikings(
        units={"F7": "purple 1 ship 2 infantry", "F6": "purple 3 infantry"},
        regions={8: "R08"},
        advances={PURPLE: "fishing tactics"},
    )
    do(full, "action:move", "effect:v:ship_construction", "hex:F7", "unit:settler")
    assert full.state.step_name() == "Shipwrights.target" or standing(full, "E8")
    assert "hex:F6" not in full.legal()  # no room for both


@rule("COC-33.42", "COC-13.7")
def test_the_converted_unit_has_moved_and_keeps_its_penalties() -> None:
    match = vikings(units={"D7": "purple 1 settler"}, advances={PURPLE: "fishing"})
    march(match, "D7", "1 settler", "hex:E8")  # a forest
    some(match, "button:done")
    do(match, "action:move", "effect:v:ship_construction")
    some(match, "hex:E8", "hex:E7", "hex:D8")
    state = state_of(match)
    sea = next(name for name in ("E7", "D8") if standing(match, name))
    assert groups(state, place(state, sea))[0][1] & 2  # the forest still forbids attacks, also at sea
    quick = vikings(units={"D7": "purple 1 settler"}, advances={PURPLE: "fishing tactics"}, regions={})
    build(quick, "D7", "settler", "ship", "D8")
    assert quick.state.step_name() == "Turn.choose"  # it has moved in this Move action
    build(quick, "D8", "ship", "infantry", "C8")
    assert standing(quick, "C8") == {"infantry": 1}


@rule("COC-33.42")
def test_a_ship_that_sailed_does_not_turn_in_the_same_action() -> None:
    match = vikings(units={"E7": "purple 1 ship", "D7": "purple"}, advances={PURPLE: "fishing"})
    march(match, "E7", "1 ship", "hex:F7")
    assert match.state.step_name() == "Turn.choose"
    do(match, "action:move")
    assert "effect:v:ship_construction" in match.legal()


# -- Longships ---------------------------------------------------------------------------------------


@rule("COC-14.3", "COC-14.4")
def test_longships_sail_on_and_carry_three() -> None:
    for advances, again in (("fishing warships", True), ("fishing", False)):
        match = vikings(units={"E7": "purple 2 ship", "F7": "red 1 ship", "D7": "purple"}, advances={PURPLE: advances})
        march(match, "E7", "2 ship", "hex:F7")
        roll(match, "5C", "1L")
        some(match, "button:done")
        if "action:move" in match.legal():
            do(match, "action:move")
            some(match, "hex:F7")
        offers = [one for one in offered(match, "take", "hex") if one != "hex:F7" and not one.endswith("_0")]
        assert bool(offers) == again, advances
    three = vikings(units={"D7": "purple 3 settler", "E7": "purple 1 ship"}, advances={PURPLE: "fishing warships"})
    march(three, "D7", "3 settler", "hex:E7")
    assert standing(three, "E7") == {"ship": 1, "settler": 3}
    two = vikings(units={"D7": "purple 3 settler", "E7": "purple 1 ship"}, advances={PURPLE: "fishing"})
    do(two, "action:move", "hex:D7", "take:settler_3")
    assert "hex:E7" not in two.legal()


@rule("COC-14.3", "COC-13.7")
def test_longships_are_not_kept_by_a_naval_battle_at_all() -> None:
    for advances, kept in (("fishing warships", 0), ("fishing", FOUGHT)):
        match = vikings(units={"E7": "purple 2 ship", "F7": "red 1 ship", "D7": "purple"}, advances={PURPLE: advances})
        march(match, "E7", "2 ship", "hex:F7")
        roll(match, "5C", "1L")
        state = state_of(match)
        marks = {marks & FOUGHT for kind, marks, _ in groups(state, place(state, "F7")) if kind == SHIP}
        assert marks == {kept}, advances


@rule("COC-14.3", "COC-0.9")
def test_longships_free_ships_that_fought_before_there_were_any() -> None:
    for advance, again in (("warships", True), ("navigation", False)):
        match = vikings(
            units={"E7": "purple 2 ship", "F7": "red 1 ship", "D7": "purple"},
            goods={PURPLE: "food 2"},
            advances={PURPLE: "fishing"},
        )
        march(match, "E7", "2 ship", "hex:F7")
        roll(match, "5C", "1L")
        some(match, "button:done")
        assert "action:move" not in match.legal()
        some(match, "action:advance", "advance:" + advance)
        assert ("action:move" in match.legal()) == again, advance


# -- Raiding -----------------------------------------------------------------------------------------


@rule("COC-33.56")
def test_ships_beside_a_city_raid_its_owner() -> None:
    def trade(units: dict[str, str], goods: str = "wood 1 gold 1", advances: str = "bartering trade_routes") -> Match:
        match = vikings(
            units={"D7": "purple", **units},
            cities={"D6": "red neutral", "E6": "red neutral"},
            goods={RED: goods},
            advances={PURPLE: advances},
        )
        running(match, TradeRoutes(seat=PURPLE))
        while offered(match, "link"):
            do(match, offered(match, "link")[0])
        return match

    match = trade({"E7": "purple 2 ship"})
    assert match.turn == (RED,)
    do(match, "good:gold")
    assert (held(match, RED), match.turn) == ({"wood": 1}, (PURPLE,))  # once per player
    settlers = trade({"D7": "purple 1 settler"})
    assert (settlers.turn, held(settlers, RED)) == ((PURPLE,), {"wood": 1, "gold": 1})
    far = trade({"F7": "purple 1 ship"})
    assert held(far, RED) == {"wood": 1, "gold": 1}
    poor = trade({"E7": "purple 2 ship"}, "mood 1")
    assert held(poor, RED) == {"mood": 1}


# -- Runes -------------------------------------------------------------------------------------------


@rule("COC-33.43", "COC-30.3")
def test_two_fallen_are_carved_in_stone() -> None:
    def fight(own: int, advances: str = "tactics myths rituals") -> Match:
        match = vikings(units={"D7": f"purple {own} infantry", "D6": "red 4 infantry"}, advances={PURPLE: advances})
        march(match, "D7", f"{own} infantry", "hex:D6")
        roll(match, "1L", "5I")
        return match

    match = do(fight(2), "effect:v:runes")
    state = state_of(match)
    assert (state.runes[PURPLE], state.spare_piece(PURPLE, OBELISK)) == (1, 4)
    assert points(match, "objectives") == 1
    assert fight(1).state.step_name() != "Happening.choose"
    assert fight(2, "tactics myths").state.step_name() != "Happening.choose"
    declined = do(fight(2), "button:done")
    assert state_of(declined).runes[PURPLE] == 0
    defence = invaded("vikings", "knut", "4 infantry", "2 infantry", "B6", advances={PURPLE: "myths rituals"})
    roll(defence, "5I", "1L")
    some(defence, "button:none")
    do(defence, "effect:v:runes")
    assert state_of(defence).runes[PURPLE] == 1


# -- Erik --------------------------------------------------------------------------------------------


@rule("COC-30.3", "COC-37.5")
def test_erik_marks_the_seas_he_has_seen() -> None:
    kw: dict[str, Any] = {"units": {"E7": "purple 1 ship"}, "goods": {PURPLE: "culture 2 mood 1"}}
    match = do(vikings(leader={PURPLE: "erik at E7"}, **kw), "effect:l:erik.1")
    state = state_of(match)
    assert state.explorers == [state.land().region_of[place(state, "E7")]]
    assert (held(match, PURPLE), state.actions, points(match, "objectives")) == ({"culture": 1, "mood": 1}, 2, 1)
    assert "effect:l:erik.1" not in match.legal()  # one in each region
    recruit(match, "D7", "unit:leader", "leader:knut")
    assert points(match, "objectives") == 1  # the marker stays
    assert "effect:l:erik.1" not in vikings(leader={PURPLE: "erik at D7"}, **kw).legal()
    poor = vikings(leader={PURPLE: "erik at E7"}, units={"E7": "purple 1 ship"})
    assert "effect:l:erik.1" not in poor.legal()


@rule("COC-33.55")
def test_new_colonies_land_as_a_free_action() -> None:
    kw: dict[str, Any] = {"leader": {PURPLE: "erik at E7"}}
    match = do(vikings(units={"E7": "purple 2 ship 2 infantry"}, advances={PURPLE: "tactics"}, **kw), "effect:l:erik.2")
    go(match, "1 leader 1 infantry", "hex:D6")
    assert (standing(match, "D6"), standing(match, "E7")) == ({"infantry": 1, "leader": 1}, {"ship": 2, "infantry": 1})
    assert state_of(match).actions == 3
    march(match, "D6", "1 leader 1 infantry", "hex:C6")  # grassland: they may move on
    assert standing(match, "C6") == {"infantry": 1, "leader": 1}
    untrained = vikings(units={"E7": "purple 1 ship"}, **kw)
    assert "effect:l:erik.2" not in untrained.legal()
    ashore = vikings(leader={PURPLE: "erik at D7"}, advances={PURPLE: "tactics"})
    assert "effect:l:erik.2" not in ashore.legal()


@rule("COC-33.55", "COC-13.7")
def test_those_who_fought_stay_aboard() -> None:
    match = vikings(
        units={"E7": "purple 1 ship", "D6": "red 2 infantry"},
        advances={PURPLE: "tactics"},
        leader={PURPLE: "erik at E7"},
    )
    do(match, "effect:l:erik.2", "hex:D6")
    assert roll(match) == (2, 4)
    do(match, "button:retreat")
    assert standing(match, "E7") == {"leader": 1, "ship": 1}
    assert "effect:l:erik.2" not in match.legal()


# -- Knut --------------------------------------------------------------------------------------------


@rule("COC-30.3", "COC-0.4")
def test_knut_counts_the_way_from_home() -> None:
    for where, value in (("D7", 0), ("D6", 0.5), ("C6", 1), ("A7", 1.5)):
        match = vikings(leader={PURPLE: f"knut at {where}"})
        assert points(match, "events") == value, where
    assert points(vikings(leader={PURPLE: "ragnar at A7"}), "events") == 0
    cut = vikings(leader={PURPLE: "knut at D3"}, regions={3: "R20"})
    assert points(cut, "events") == 0  # no way leads home


@rule("COC-31.32", "COC-32.10")
def test_danegeld_is_the_tax_of_the_turn() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "D6": "purple neutral"}}
    match = vikings(leader={PURPLE: "knut at D7"}, advances={PURPLE: "bartering taxes"}, goods={PURPLE: "mood 1"}, **kw)
    do(match, "effect:l:knut.2", "good:wood", "good:ore")
    state = state_of(match)
    assert (held(match, PURPLE), state.actions) == ({"wood": 1, "ore": 1, "mood": 1}, 2)
    assert state.activated == [place(state, "D7")]
    assert "effect:a:taxes" not in match.legal()
    assert "effect:l:knut.2" not in match.legal()
    taxed = vikings(leader={PURPLE: "knut at D7"}, advances={PURPLE: "bartering taxes"}, goods={PURPLE: "mood 1"}, **kw)
    do(taxed, "effect:a:taxes", "good:wood", "good:ore")
    assert "effect:l:knut.2" not in taxed.legal()
    assert "effect:l:knut.2" not in vikings(leader={PURPLE: "knut at D7"}, advances={PURPLE: "bartering"}, **kw).legal()
    away = vikings(leader={PURPLE: "knut at B6"}, advances={PURPLE: "bartering taxes"}, **kw)
    assert "effect:l:knut.2" not in away.legal()


# -- Ragnar ------------------------------------------------------------------------------------------


@rule("COC-32.8")
def test_content_cities_are_ragnar_s_prey() -> None:
    for feeling, squad, gold in (
        ("neutral", "1 leader", 3),
        ("happy", "1 leader", 4),
        ("angry", "1 leader", 1),
        ("neutral", "1 infantry", 1),
    ):
        match = led("vikings", "ragnar", "red", "1 infantry", cities={"D6": f"red {feeling}"})
        some(march(match, "D7", squad, "hex:D6"), "button:none")
        assert held(match, PURPLE) == {"gold": gold}, (feeling, squad)
        assert (mood(match, "D6"), owner(match, "D6")) == ("angry", PURPLE)


@rule("COC-32.3")
def test_the_horror_of_the_north_comes_from_the_sea() -> None:
    kw: dict[str, Any] = {"units": {"E7": "purple 1 ship", "D6": "red 2 infantry"}, "advances": {PURPLE: "tactics"}}
    match = vikings(leader={PURPLE: "ragnar at E7"}, **kw)
    march(match, "E7", "1 leader", "hex:D6")
    assert roll(match, "2C", "1L")[0] == 4
    do(match, "button:fight")
    assert roll(match, "2C", "1L")[0] == 4  # every round
    land = march(led("vikings", "ragnar", "red 2 infantry"), "D7", "1 leader", "hex:D6")
    assert roll(land, "2C", "1L")[0] == 2


@rule("COC-33.43")
def test_runes_need_a_stone_of_one_s_own() -> None:
    match = vikings(
        units={"D7": "purple 2 infantry", "D6": "red 4 infantry"}, advances={PURPLE: "tactics myths rituals"}
    )
    state = state_of(match)
    state.runes[PURPLE], state.supply[PURPLE * 14 + 6 + OBELISK] = 5, 0
    march(match, "D7", "2 infantry", "hex:D6")
    roll(match, "1L", "5I")
    assert state_of(match).runes[PURPLE] == 5
    assert match.state.step_name() != "Happening.choose"


@rule("COC-33.41", "COC-14.4")
def test_what_other_ships_can_carry_may_stay() -> None:
    match = vikings(units={"F7": "purple 2 ship 2 infantry"}, advances={PURPLE: "fishing tactics"})
    build(match, "F7", "ship", "settler", "F6")
    assert "button:done" in match.legal()
    do(match, "take:infantry_0", "button:done")
    assert (standing(match, "F6"), standing(match, "F7")) == ({"settler": 1, "infantry": 1}, {"ship": 1, "infantry": 1})
    state = state_of(match)
    marked = [unit for place_ in ("F6", "F7") for unit in groups(state, place(state, place_)) if unit[1] & 1]
    assert sorted((kind, number) for kind, _, number in marked) == [(0, 1), (1, 1)]  # those who moved


@rule("COC-33.41", "COC-14.4")
def test_no_more_embark_than_the_new_ship_carries() -> None:
    match = vikings(units={"D7": "purple 4 settler"}, advances={PURPLE: "fishing"}, regions={})
    state = state_of(match)
    state.supply[PURPLE * 14 + 5] = 1  # no second ship can be built
    build(match, "D7", "settler", "ship", "D8")  # one goes aboard already
    assert offered(match, "take") == ["take:settler_0"]
    do(match, "take:settler_0")
    assert (standing(match, "D8"), standing(match, "D7")) == ({"ship": 1, "settler": 2}, {"settler": 1})
    assert match.state.step_name() == "MoveAction.origin"  # it is full


@rule("COC-32.10", "COC-34.4")
def test_what_follows_an_activation_follows_danegeld() -> None:
    for where, guided in (("D7", True), ("D6", False)):
        match = vikings(
            leader={PURPLE: "knut at D7"},
            advances={PURPLE: "bartering taxes"},
            cities={"D7": "purple neutral", "D6": "purple neutral"},
            wonders={"W4": f"{where} by purple"},
        )
        do(match, "effect:l:knut.2", "good:wood", "good:ore")
        assert ("hex:F7" in match.legal()) == guided  # the ship of the Great Lighthouse


@rule("COC-14.4", "COC-19.4")
def test_an_event_drowns_only_whom_a_longship_cannot_carry() -> None:
    for advances, left in (("fishing warships", 3), ("fishing", 2)):
        match = vikings(
            units={"E7": "purple 2 ship 3 infantry", "D7": "purple"},
            cities={"D7": "purple neutral"},
            advances={PURPLE: advances},
        )
        running(match, LoseUnits(seat=PURPLE, count=1))
        do(match, "lost:E7_ship")
        assert (standing(match, "E7"), match.state.step_name()) == ({"ship": 1, "infantry": left}, "Turn.choose")
