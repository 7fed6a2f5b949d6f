"""Section 11: the order of an attack, flight and return."""

import pytest

from gonfalon import Match
from tests.byzantium.build import (
    after,
    army,
    asked,
    begin,
    box,
    byzantium,
    city,
    dice_due,
    legal,
    play,
    refuses,
    sheet,
    where,
)
from tests.support import rule


def arab_in_tarsus(
    forces: str = "main 2 move 2",
    *,
    attacker: str = "main 9 move 1",
    arab: tuple[str, ...] = (),
    fleet: int | None = None,
    **more: str,
) -> Match:
    """Seat 0 attacks Tarsus from Attalia with a Byzantine army; seat 1's Arab pawn stands there."""
    m = byzantium(
        cities={"tarsus": "arab 1 by 2", **dict.fromkeys(arab, "arab 1"), **more},
        armies={(0, "byzantine"): f"{attacker} at attalia", (1, "arab"): f"{forces} at tarsus", (2, "arab"): "levy 1"},
        spaces={} if fleet is None else {"fleet_byzantine": (fleet,)},
    )
    begin(m, "action:move", "army:byzantine", "city:tarsus")
    return m


# -- order -------------------------------------------------------------------------------------


@rule("BYZ-11.1", "BYZ-11.14")
def test_an_attack_goes_flight_levy_battles_siege_conquest() -> None:
    m = arab_in_tarsus(arab=("antioch",), attacker="main 9 move 1")
    assert asked(m) == (1, "flee")
    begin(m, "button:flee")
    assert asked(m) == (1, "flee-to")
    begin(m, "city:antioch")
    assert asked(m) == (2, "levy")
    begin(m, "button:levy", (1, 1, 1), (1,))
    assert dice_due(m) == 1, "the siege"
    begin(m, (1,))
    assert asked(m) == (0, "source"), "the control cube"


@rule("BYZ-11.1")
def test_the_attacker_may_not_stop_of_his_own_will() -> None:
    m = byzantium(armies={(0, "byzantine"): "move 5 at caesarea"})
    begin(m, "action:move", "army:byzantine", "city:amida")
    assert dice_due(m) == 2, "hopeless, but the siege takes place"


@rule("BYZ-11.2")
def test_defenders_are_the_pawns_of_other_players_only() -> None:
    m = byzantium(
        seats=4,
        armies={
            (0, "byzantine"): "main 9 at nicea",
            (2, "byzantine"): "main 1 at nicea",
            (3, "byzantine"): "main 1 at ankara",
        },
    )
    begin(m, "action:special", "space:civil_war_byzantine", "box:pool")
    assert asked(m) == (2, "flee")
    begin(m, "button:stay")
    assert m.legal() == ["seat:2"]


@rule("BYZ-11.2", "BYZ-18.1")
def test_a_persian_city_has_no_defenders() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 9 move 1 at caesarea"})
    begin(m, "action:move", "army:byzantine", "city:amida")
    assert dice_due(m) == 2


@rule("BYZ-11.3", "BYZ-11.14")
def test_owners_decide_clockwise_from_the_left_and_each_flight_comes_before_the_next_decision() -> None:
    there = "main 1 move 1 at nicea"
    m = byzantium(
        seats=4,
        armies={(2, "byzantine"): "main 9 at nicea", **{(seat, "byzantine"): there for seat in (0, 1, 3)}},
        turn_of=2,
    )
    begin(m, "action:special", "space:civil_war_byzantine", "box:pool")
    assert asked(m) == (3, "flee")
    begin(m, "button:flee", "city:smyrna")
    assert (where(m, 3, "byzantine"), asked(m)) == ("smyrna", (0, "flee"))
    begin(m, "button:stay")
    assert asked(m) == (1, "flee")
    begin(m, "button:stay")
    assert (asked(m), m.legal()) == ((2, "next-battle"), ["seat:0", "seat:1"])


@rule("BYZ-11.3", "BYZ-11.7")
def test_a_pawn_that_may_not_flee_stays_unasked() -> None:
    m = arab_in_tarsus("main 1", arab=("palmyra",))
    assert asked(m) == (0, "next-battle")


# -- routes ------------------------------------------------------------------------------------


@rule("BYZ-11.4")
def test_a_fleeing_army_pays_nothing_and_stops_in_the_first_friendly_city() -> None:
    m = arab_in_tarsus("main 2 move 2", arab=("antioch", "palmyra", "ankara"))
    begin(m, "button:flee")
    assert legal(m, "city") == ["ankara", "antioch"], "Palmyra lies behind Antioch"
    begin(m, "city:antioch")
    assert army(m, 1, "arab") == "main 2 move 2 at antioch"


@rule("BYZ-11.5")
def test_each_city_that_is_not_friendly_costs_a_cube_of_the_owners_choice() -> None:
    m = arab_in_tarsus("elite 1 main 2 move 2", arab=("jerusalem",))
    # Tarsus - Antioch - Damascus - Jerusalem: two cities on the way
    begin(m, "button:flee", "city:jerusalem")
    assert (asked(m), legal(m, "box")) == ((1, "lose"), ["arab-elite", "arab-main", "arab-move"])
    before = box(m, 1, "casualties")
    begin(m, "box:arab-elite", "box:arab-move")
    assert army(m, 1, "arab") == "main 2 move 1 at jerusalem"
    assert box(m, 1, "casualties") == before + 2


@rule("BYZ-11.5")
@pytest.mark.parametrize("spec", ["byzantine 2", "persian", "bulgar 1"])
def test_opposite_persian_and_bulgar_cities_count_alike(spec: str) -> None:
    m = arab_in_tarsus("main 3", arab=("palmyra",), antioch=spec, leucosia="byzantine 3")
    play(m, "button:flee")
    assert army(m, 1, "arab") == "main 2 at palmyra"


@rule("BYZ-11.6")
def test_the_route_is_one_with_the_fewest_losses() -> None:
    m = arab_in_tarsus("main 9", arab=("palmyra", "jerusalem", "damascus"))
    begin(m, "button:flee")
    assert legal(m, "city") == ["palmyra", "damascus"]
    refuses(m, "city:jerusalem", "BYZ-11.6")
    refuses(m, "city:antioch", "BYZ-11.6")


@rule("BYZ-11.6")
def test_a_friendly_city_of_another_player_is_a_refuge() -> None:
    m = arab_in_tarsus(antioch="arab 2 + fort by 2")
    play(m, "button:flee")
    assert where(m, 1, "arab") == "antioch"


@rule("BYZ-11.7")
@pytest.mark.parametrize(
    ("forces", "may"), [("main 2", False), ("main 3", True), ("main 2 guard", True), ("move 3", True)]
)
def test_one_may_not_flee_to_destruction(forces: str, may: bool) -> None:
    # two cities that are not friendly lie between Tarsus and Jerusalem
    m = arab_in_tarsus(forces, arab=("jerusalem",))
    assert asked(m) == ((1, "flee") if may else (0, "next-battle"))


@rule("BYZ-11.8")
def test_byzantines_flee_over_roads_and_sea_but_never_desert() -> None:
    m = byzantium(
        cities={"damascus": "arab 1", "alexandria": "byzantine 2", "jerusalem": "byzantine 2", "tabuk": "byzantine 1"},
        armies={(0, "arab"): "main 9 move 1 at damascus", (1, "byzantine"): "main 2 at jerusalem"},
        spaces={"fleet_byzantine": (0,)},
    )
    begin(m, "action:move", "army:arab", "city:jerusalem", "button:flee")
    assert legal(m, "city") == ["alexandria"], "Tabuk is Byzantine, but behind the desert"
    sea = byzantium(
        cities={"alexandria": "arab 1"},
        armies={(0, "arab"): "main 9 move 9 at alexandria", (1, "byzantine"): "main 2 at candia"},
        spaces={"fleet_byzantine": (2,), "fleet_arab": (0,)},
    )
    begin(sea, "action:move", "army:arab", "city:candia", "button:leave", "button:leave", "button:flee")
    assert (asked(sea), legal(sea, "city")) == ((1, "flee-to"), ["athens", "smyrna", "leucosia"])


@rule("BYZ-11.8")
def test_from_constantinople_byzantines_flee_to_any_coastal_city() -> None:
    m = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at adrianople", (1, "byzantine"): "main 2 at constantinople"},
    )
    begin(m, "action:move", "army:arab", "city:constantinople", "button:flee")
    assert {"trebizond", "alexandria", "nicea", "dyrrachium"} <= set(legal(m, "city"))
    assert "ankara" not in legal(m, "city")
    play(m, "city:trebizond")
    assert army(m, 1, "byzantine") == "main 2 at trebizond"


@rule("BYZ-11.9")
def test_arabs_flee_over_roads_desert_and_sea() -> None:
    m = byzantium(
        cities={"alexandria": "arab 1", "candia": "arab 1", "jerusalem": "arab 1", "leucosia": "arab 1"},
        armies={(0, "arab"): "main 9 at alexandria", (1, "arab"): "main 1 at alexandria"},
    )
    begin(m, "action:special", "space:civil_war_arab", "box:pool", "button:flee")
    assert legal(m, "city") == ["candia", "jerusalem", "leucosia", "tabuk"]


@rule("BYZ-11.9", "BYZ-7.19")
def test_the_holder_of_the_fleet_may_close_the_sea_after_the_decision_to_flee() -> None:
    m = arab_in_tarsus("main 4", arab=("leucosia", "palmyra"), fleet=2)
    assert asked(m) == (1, "flee")
    begin(m, "button:flee")
    assert asked(m) == (2, "fleet-forbid")
    allowed, closed = after(m, "button:allow"), after(m, "button:forbid")
    assert army(allowed, 1, "arab") == "main 4 at leucosia"
    assert army(closed, 1, "arab") == "main 3 at palmyra", "the least costly route is worked out again"


@rule("BYZ-11.9")
def test_the_holder_is_asked_only_if_his_answer_matters() -> None:
    by_land = arab_in_tarsus("main 4", arab=("antioch", "candia"), fleet=2)
    begin(by_land, "button:flee")
    assert legal(by_land, "city") == ["antioch"], "the sea would cost more anyway"
    own_fleet = arab_in_tarsus("main 4", arab=("leucosia",), fleet=1)
    begin(own_fleet, "button:flee")
    assert legal(own_fleet, "city") == ["leucosia"]


@rule("BYZ-11.9", "BYZ-11.8")
def test_a_flight_that_begins_at_sea_and_ends_on_land_may_be_forbidden_too() -> None:
    m = byzantium(
        cities={"candia": "arab 1"},
        armies={(0, "arab"): "main 9 at candia", (1, "arab"): "main 3 at candia"},
        spaces={"fleet_byzantine": (2,)},
    )
    begin(m, "action:special", "space:civil_war_arab", "box:pool", "button:flee")
    assert asked(m) == (2, "fleet-forbid"), "by sea to Alexandria, through the desert to Tabuk"
    assert where(after(m, "button:allow"), 1, "arab") == "tabuk"
    begin(m, "button:forbid")
    assert where(m, 1, "arab") == "candia", "an island: no way is left"


@rule("BYZ-11.9")
def test_the_attacker_too_may_hold_the_fleet() -> None:
    m = arab_in_tarsus("main 4", arab=("leucosia",), fleet=0)
    begin(m, "button:flee")
    assert asked(m) == (0, "fleet-forbid")


@rule("BYZ-11.9", "BYZ-11.7")
def test_with_the_sea_closed_and_no_way_left_a_pawn_that_wanted_to_flee_fights() -> None:
    m = arab_in_tarsus("main 2", arab=("leucosia", "jerusalem"), fleet=2)
    begin(m, "button:flee", "button:forbid")
    assert where(m, 1, "arab") == "tarsus"
    assert (asked(m), m.legal()) == ((0, "next-battle"), ["seat:1"])


@rule("BYZ-11.9", "BYZ-11.10", "BYZ-16.2")
def test_with_the_sea_closed_and_no_way_left_a_beaten_pawn_is_destroyed() -> None:
    m = arab_in_tarsus("main 2 move 1 levy 1", arab=("leucosia",), fleet=2)
    lost = box(m, 1, "casualties")
    begin(m, "button:stay", "seat:1", (1, 1, 1), (1, 1))
    assert asked(m) == (2, "fleet-forbid")
    begin(m, "button:forbid")
    assert army(m, 1, "arab") == "levy 1"
    assert box(m, 1, "casualties") == lost + 3


@rule("BYZ-11.9", "BYZ-11.10")
def test_nobody_is_asked_about_the_sea_for_an_army_that_is_lost_anyway() -> None:
    # Damascus is one city away, over Antioch or over Leucosia: too far for a single cube
    m = arab_in_tarsus("main 1", arab=("damascus",), fleet=2)
    begin(m, "seat:1", (1, 1, 1), (1,))
    assert army(m, 1, "arab") == ""
    assert dice_due(m) == 1, "the siege"


@rule("BYZ-11.10")
def test_a_beaten_army_without_a_surviving_route_is_destroyed() -> None:
    m = arab_in_tarsus("main 2", arab=("jerusalem",))
    begin(m, "seat:1", (1, 1, 1), (1, 1))
    assert army(m, 1, "arab") == ""


@rule("BYZ-11.10", "BYZ-11.13")
def test_so_is_an_army_after_a_siege_failed_on_the_spot() -> None:
    m = byzantium(cities={"medina": "byzantine 1"}, armies={(0, "arab"): "main 1 at mecca"})
    play(m, "action:special", "space:civil_war_arab", "box:pool", (1, 1))
    assert army(m, 0, "arab") == "", "1 against 2 fails, and one loss is too many"


@rule("BYZ-11.11")
def test_constantinople_is_one_loss_on_the_way_of_a_fleeing_arab_army() -> None:
    m = byzantium(
        cities={"nicea": "arab 1", "adrianople": "arab 1"},
        armies={(0, "byzantine"): "main 9 move 1 at smyrna", (1, "arab"): "main 3 at nicea"},
    )
    play(m, "action:move", "army:byzantine", "city:nicea", "button:flee")
    assert army(m, 1, "arab") == "main 2 at adrianople"


# -- the way back ------------------------------------------------------------------------------


@rule("BYZ-11.12", "BYZ-13.8")
def test_who_loses_a_battle_goes_back_without_cost_or_losses() -> None:
    m = arab_in_tarsus("main 9", attacker="main 3 move 1", antioch="arab 1")
    play(m, "button:stay", (1, 1, 1), (1, 1, 1))
    assert army(m, 0, "byzantine") == "main 3 at attalia"


@rule("BYZ-11.12", "BYZ-14.5")
def test_who_fails_in_a_siege_goes_back() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 move 1 at caesarea"})
    play(m, "action:move", "army:byzantine", "city:amida", (1, 1))
    assert army(m, 0, "byzantine") == "main 2 at caesarea"


@rule("BYZ-11.12")
def test_after_two_steps_it_is_the_city_of_the_last_step() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 move 3 at ankara"})
    play(m, "action:move", "army:byzantine", "city:caesarea", "city:amida", (1, 1))
    assert where(m, 0, "byzantine") == "caesarea"


@rule("BYZ-11.12")
def test_who_loses_a_civil_war_after_a_step_goes_back_too() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 move 1 at ankara"})
    play(m, "action:move", "army:byzantine", "city:caesarea", "button:civil-war", "box:pool", (1, 1))
    assert army(m, 0, "byzantine") == "main 2 at ankara"


@rule("BYZ-11.12")
def test_an_army_that_sailed_out_of_constantinople_returns_there() -> None:
    m = byzantium(cities={"alexandria": "arab 3"}, armies={(0, "byzantine"): "main 2 move 1 at constantinople"})
    play(m, "action:move", "army:byzantine", "city:alexandria", (1, 1, 1))
    assert where(m, 0, "byzantine") == "constantinople"


@rule("BYZ-11.12")
def test_the_byzantine_fleet_cannot_stop_the_return() -> None:
    m = byzantium(
        cities={"alexandria": "arab 1"},
        armies={(0, "arab"): "main 2 move 2 at alexandria"},
        spaces={"fleet_byzantine": (1,)},
    )
    play(m, "action:move", "army:arab", "city:candia", "button:leave", "button:leave", (1, 1))
    assert asked(m) == (1, "action")
    assert army(m, 0, "arab") == "main 2 at alexandria"


@rule("BYZ-11.13")
def test_a_beaten_attacker_that_made_no_step_flees_and_not_into_that_city() -> None:
    m = byzantium(cities={"tabuk": "byzantine 1"}, armies={(0, "arab"): "main 2 move 1 at medina"})
    play(m, "action:special", "space:civil_war_arab", "box:pool", (6,), "box:arab-main")
    assert army(m, 0, "arab") == "main 1 move 1 at mecca"


@rule("BYZ-11.13")
def test_right_after_its_placement_it_flees_in_the_same_way() -> None:
    m = byzantium(armies={(0, "arab"): "main 1"}, cities={"medina": "arab 1"})
    play(m, "action:move", "army:arab", "city:medina", "button:civil-war", "box:pool", (1,))
    assert legal(m, "city") == ["tabuk", "mecca"]
    refuses(m, "city:medina", "BYZ-11.15")


@rule("BYZ-11.14")
def test_the_table_of_decisions_in_an_attack_by_sea() -> None:
    m = byzantium(
        cities={"candia": "arab 1", "athens": "byzantine 1 by 2", "alexandria": "arab 1"},
        armies={
            (0, "arab"): "main 9 move 4 at alexandria",
            (1, "byzantine"): "main 2 at athens",
            (2, "byzantine"): "main 2 levy 1 at athens",
        },
        spaces={"fleet_byzantine": (2,)},
        pool={0: 0},
        treasury={(0, "arab"): 0},
    )
    asks = []
    begin(m, "action:move", "army:arab", "city:candia")
    for answer in ("leave", "leave", "stop"):
        asks.append(asked(m))
        begin(m, f"button:{answer}")
    assert asks == [(2, "fleet-double"), (2, "fleet-roll"), (0, "step")]
    m = after(m, "action:pass", "action:pass")
    asks = []
    begin(m, "action:move", "army:arab", "city:athens")
    for answers in (("button:leave",), ("button:leave",), ("button:stay",), ("button:stay",)):
        asks.append(asked(m))
        begin(m, *answers)
    asks.append(asked(m))
    begin(m, "seat:2", (6, 1, 1), (6, 1))
    asks.append(asked(m))
    begin(m, "box:arab-main")
    asks.append(asked(m))
    begin(m, "box:byzantine-main")
    asks.append(asked(m))
    assert asks == [
        (2, "fleet-double"),
        (2, "fleet-roll"),
        (1, "flee"),
        (2, "flee"),
        (0, "next-battle"),
        (0, "lose"),
        (2, "lose"),
        (2, "flee-to"),
    ]
    begin(m, "city:thessalonica", "seat:1", (1, 1, 1), (1, 1), "city:thessalonica", (6,))
    assert asked(m) == (0, "lose")
    begin(m, "box:arab-main")
    assert asked(m) == (0, "give-control")


@rule("BYZ-11.15")
def test_in_a_civil_war_one_may_flee_to_where_the_attacker_came_from() -> None:
    m = byzantium(
        armies={(0, "byzantine"): "main 9 move 1 at caesarea", (1, "byzantine"): "main 1 at ankara"},
        cities=dict.fromkeys(("nicea", "attalia", "tarsus", "sinope"), "arab 1"),
    )
    play(m, "action:move", "army:byzantine", "city:ankara", "button:civil-war", "box:pool", "button:flee")
    assert where(m, 1, "byzantine") == "caesarea"


@rule("BYZ-11.15")
def test_a_flight_leads_through_ones_own_cities_of_the_other_side_and_past_pawns_at_the_usual_loss() -> None:
    m = byzantium(
        cities={"dyrrachium": "arab 1", "thessalonica": "byzantine 3 by 1", "athens": "arab 1"},
        armies={
            (0, "arab"): "main 9 at dyrrachium",
            (1, "arab"): "main 3 at dyrrachium",
            (1, "byzantine"): "main 1 at thessalonica",
            (2, "byzantine"): "main 9 at thessalonica",
        },
    )
    before = sheet(m, 2)
    play(m, "action:special", "space:civil_war_arab", "box:pool", "button:flee")
    assert army(m, 1, "arab") == "main 2 at athens"
    assert sheet(m, 2) == before, "no combat on the way"
    assert city(m, "thessalonica") == "byzantine 3 by 1"


@rule("BYZ-11.15")
def test_a_flight_never_ends_where_it_starts() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 9 at nicea", (1, "byzantine"): "main 1 at nicea"})
    begin(m, "action:special", "space:civil_war_byzantine", "box:pool", "button:flee")
    refuses(m, "city:nicea", "BYZ-11.15")
