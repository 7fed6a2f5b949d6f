"""Why not, on the board: founding, moving, sailing, fighting, and where barbarians and pirates do not go."""

from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansAppear, BarbariansMove
from gonfalon.games.clash_of_cultures.rules.effects.action_cards_deeds import Expedition
from gonfalon.games.clash_of_cultures.rules.events import ExhaustedLand
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.games.clash_of_cultures.rules.pirates import PiratesAppear
from tests.clash_of_cultures.build import PURPLE, RED, coc, do, running, state_of
from tests.clash_of_cultures.test_refusals import SOUTHERN, facts, why
from tests.clash_of_cultures.war import SOUTH, go, march, roll
from tests.support import rule


@rule("COC-8.1", "COC-8.2", "COC-8.3")
def test_founding_says_what_is_wrong_with_the_ground() -> None:
    barren = coc(**SOUTHERN, units={"D7": "", "D8": "purple 1 settler"})
    assert facts(barren, "action:found") == [("COC-8.2", "The ground there is barren: D8.")]
    nobody = coc(**SOUTHERN, units={"D7": ""})
    assert facts(nobody, "action:found") == [("COC-8.1", "You have no settler on the board.")]
    nowhere = (
        "None of your 2 settlers stands where a city can be founded: on land that is neither barren nor exhausted, "
        "without city or enemies."
    )
    assert facts(coc(**SOUTHERN, units={"D8": "purple 1 settler"}), "action:found") == [("COC-8.2", nowhere)]
    afloat = {"D7": "", "D8": "purple 1 settler", "E7": "purple 1 settler 1 ship"}
    assert facts(coc(**SOUTHERN, units=afloat), "action:found") == [("COC-8.1", nowhere)]  # for different reasons
    towns = dict.fromkeys(("D6", "C6", "E6", "B6", "B7", "C7"), "purple")
    spent = coc(**SOUTHERN, cities=towns, units={"F6": "purple 1 settler"})
    assert facts(spent, "action:found") == [("COC-8.3", "All your settlements are on the board.")]
    units = {"D6": "purple 1 settler", "E6": "purple 1 settler", "D8": "purple 1 settler", "B7": "purple 1 settler"}
    match = do(coc(**SOUTHERN, units={"D7": "", **units}, exhausted="B7"), "action:found")
    assert facts(match, "hex:D8", "hex:B7", "hex:D7", "hex:C6") == [
        ("COC-8.2", "The ground there is barren: D8."),
        ("COC-8.2", "The land there is exhausted: B7."),
        ("COC-8.2", "A city stands there already: D7."),
        ("COC-8.1", "You have no settler there: C6."),
    ]
    afloat = {"D7": "", "D6": "purple 1 settler", "E6": "purple 1 settler", "E7": "purple 1 settler 1 ship"}
    assert facts(do(coc(**SOUTHERN, units=afloat), "action:found"), "hex:E7") == [
        ("COC-8.5", "The settler is aboard a ship: E7.")
    ]


@rule("COC-13.1", "COC-13.6", "COC-13.7")
def test_a_space_says_why_nobody_leaves_it() -> None:
    idle = coc(**SOUTHERN, units={"D7": "purple 1 infantry"})
    assert facts(idle, "action:move") == [("COC-13.6", "Army units move only with Tactics, which you do not have.")]
    assert facts(coc(**SOUTHERN, units={"D7": ""}), "action:move")[0][1] == "You have no units on the board."
    units = {"D7": "purple 3 settler", "B6": "purple 1 infantry"}
    match = march(coc(**SOUTHERN, units=units), "D7", "1 settler", "hex:C7")
    march(match, "D7", "1 settler", "hex:D6")
    assert facts(match, "hex:C7", "hex:D6", "hex:B6", "hex:F6") == [
        ("COC-13.7", "The units there entered a mountain in this turn: C7."),
        ("COC-13.1", "The units there have moved in this action: D6."),
        ("COC-13.6", "Army units move only with Tactics, which you do not have."),
        ("COC-13.1", "You have no units there: F6."),
    ]


@rule("COC-13.1", "COC-13.6", "COC-13.7", "COC-14.1", "COC-14.3")
def test_a_move_says_why_nobody_goes_where_it_is_the_same_everywhere() -> None:
    armies = {"D7": "purple 1 infantry", "B6": "purple 1 infantry"}
    assert facts(coc(**SOUTHERN, units=armies), "action:move")[0][0] == "COC-13.6"
    conquered = coc(**SOUTHERN, units=armies, cities={"D6": "red", "A7": "red"}, advances={PURPLE: "tactics"})
    march(conquered, "D7", "1 infantry", "hex:D6")
    do(conquered, "button:none")
    march(conquered, "B6", "1 infantry", "hex:A7")
    do(conquered, "button:none")
    assert facts(conquered, "action:move") == [("COC-13.7", "None of your units may move again in this turn.")]
    beaten = coc(**SOUTHERN, units={"D7": "", "F7": "purple 1 ship", "E7": "red 1 ship"})
    roll(do(beaten, "action:move", "hex:F7"))
    do(beaten, "button:retreat")
    assert facts(beaten, "action:move") == [("COC-14.3", "The units there have fought in this turn: F7.")]
    pond = coc(turn=PURPLE, regions={7: "R13"}, units={"D7": "", "A7": "purple 1 ship"})
    assert facts(pond, "action:move") == [("COC-14.1", "The units there have nowhere to go: A7.")]
    bound = coc(turn=PURPLE, regions={7: "R13"}, units={"D7": "purple 1 infantry", "A7": "purple 1 ship"})
    assert facts(bound, "action:move")[0][0] == "COC-13.1"  # for different reasons


@rule("COC-13.1", "COC-13.6", "COC-13.9", "COC-14.4")
def test_a_squad_says_who_cannot_join_it() -> None:
    units = {"D7": "purple 2 settler 2 infantry"}
    idle = do(coc(**SOUTHERN, units=units), "action:move", "hex:D7")
    assert facts(idle, "take:settler_3") == [("COC-13.1", "There are only 2 of them in D7: settler.")]
    armed = do(coc(**SOUTHERN, units=units, advances={PURPLE: "tactics"}), "action:move", "hex:D7", "take:settler_1")
    assert facts(armed, "take:infantry_3")[0][0] == "COC-13.1"
    fleet = {"D7": "", "E7": "purple 2 ship 3 settler"}
    sails = do(coc(**SOUTHERN, units=fleet), "action:move", "hex:E7", "take:settler_3")
    few = "A ship carries 2: the ships that would go, or those that would stay, are too few for who is aboard: E7."
    assert facts(sails, "take:ship_1") == [("COC-14.4", few)]
    stays = do(coc(**SOUTHERN, units=fleet), "action:move", "hex:E7")
    assert facts(stays, "take:settler_0") == [("COC-14.4", few)]


@rule("COC-14.1", "COC-14.2", "COC-14.5")
def test_ships_say_what_bars_their_way() -> None:
    regions = {8: "R08", 6: "R05", 1: "R12"}  # sea at F7 - E7 - E6 - D5, and far away at A3
    units = {"D7": "", "E6": "purple 1 ship", "E7": "red 1 ship"}
    match = do(coc(turn=PURPLE, regions=regions, units=units), "action:move", "hex:E6")
    assert facts(match, "hex:F7", "hex:A3", "hex:F6") == [
        ("COC-14.2", "Enemy ships are in the way between E6 and F7."),
        ("COC-14.1", "The two are not in the same ocean: E6 and A3."),
        ("COC-14.1", "Ships do not go on land: F6."),
    ]
    assert facts(match, "hex:E6") == [("COC-14.1", "The squad stands there already: E6.")]
    behind = coc(turn=PURPLE, regions=regions, units={**units, "F7": "red 1 ship"})
    do(behind, "action:move", "hex:E6")
    assert facts(behind, "hex:F7") == [("COC-14.2", "Enemy ships are in the way between E6 and F7.")]
    aboard = {"D7": "", "F7": "purple 1 ship 1 settler", "E7": "purple 1 ship"}
    lands = do(coc(turn=PURPLE, regions=regions, units=aboard), "action:move", "hex:F7")
    go(lands, "1 settler")
    assert facts(lands, "hex:E7") == [("COC-14.5", "Who is aboard can only go ashore, not onto other ships: E7.")]


@rule("COC-25.3", "COC-26.2")
def test_barbarians_and_pirates_say_where_they_do_not_go() -> None:
    match = coc(**SOUTHERN, units={"D7": "", "E6": "red 1 settler"}, cities={"A7": "red"}, exhausted="D6")
    running(match, BarbariansAppear(seat=PURPLE))
    assert facts(match, "hex:E6", "hex:D6", "hex:B6", "hex:D8", "hex:E7", "hex:C8") == [
        ("COC-25.3", "The space is not empty: E6."),
        ("COC-25.3", "The land there is exhausted: D6."),
        ("COC-25.3", "It is less than 2 spaces from a city of another player: B6."),
        ("COC-25.3", "The ground there is barren: D8."),
        ("COC-25.3", "No land is known there: E7."),
        ("COC-25.3", "It is not exactly 2 land spaces from one of your cities and as far from the others: C8."),
    ]
    regions = {8: "R08", 6: "R05"}  # E7, F7, E6, D5 sea
    raid = coc(turn=PURPLE, civ={}, regions=regions, cities={"D6": "purple"}, units={"D5": "red 1 ship"})
    do(running(raid, PiratesAppear(seat=PURPLE)), "hex:F7")
    assert facts(raid, "hex:D5", "hex:F7", "hex:F6") == [
        ("COC-26.2", "Ships of a player are there: D5."),
        ("COC-26.2", "One of the two must touch a city of yours, and this space touches none: F7."),
        ("COC-26.2", "No sea is known there: F6."),
    ]


@rule("COC-31.8", "COC-31.9", "COC-31.10", "COC-13.3", "COC-13.5")
def test_roads_say_why_they_do_not_lead_there() -> None:
    roads = {PURPLE: "tactics roads"}
    fare = {PURPLE: "food 1 ore 1"}
    units = {
        "D7": "purple 2 infantry 1 settler",
        "D6": "red 1 settler",
        "C7": "red 1 settler",
        "E8": "purple 3 infantry",
    }
    match = do(coc(**SOUTHERN, units=units, goods=fare, advances=roads), "action:move", "hex:D7")
    go(match, "2 infantry")
    assert facts(match, "road:E7", "road:A7", "road:D5", "road:E8", "road:D7") == [
        ("COC-31.10", "Roads lead over explored land only."),
        ("COC-31.8", "A7 is more than 2 land spaces from D7."),
        ("COC-31.10", "Enemies, or too many of your own army units, stand on every way from D7 to D5."),
        ("COC-13.3", "The stack limit of 4 army units allows no more there: E8."),
        ("COC-13.2", "The squad stands there already: D7."),
    ]
    alone = do(coc(**SOUTHERN, units=units, goods=fare, advances=roads), "action:move", "hex:D7")
    assert facts(go(alone, "1 settler"), "road:D6")[0][0] == "COC-13.5"
    away = {"D7": "", "D6": "purple 1 infantry"}
    poor = do(coc(**SOUTHERN, units=away, goods={PURPLE: "food 1"}, advances=roads), "action:move", "hex:D6")
    assert facts(poor, "road:D7") == [("COC-31.8", "It costs 1 food, 1 ore; you have 1 food.")]
    rich = do(coc(**SOUTHERN, units=away, goods=fare, advances=roads), "action:move", "hex:D6")
    assert facts(rich, "road:B6") == [("COC-31.8", "Neither D6 nor B6 is a city of yours.")]


@rule("COC-13.7", "COC-13.11", "COC-35.3")
def test_an_attack_says_what_forbids_it() -> None:
    units = {"D7": "purple 2 infantry", "D6": "red 1 infantry"}
    match = coc(**SOUTHERN, units=units, advances={PURPLE: "tactics"})
    state_of(match).truces = [PURPLE, RED]
    do(match, "action:move", "hex:D7", "take:infantry_1")
    assert facts(match, "hex:D6") == [("COC-35.3", "An effect forbids it: Negotiations.")]
    fought = march(
        coc(**SOUTHERN, units=units | {"D6": "red 1 settler"}, advances={PURPLE: "tactics"}),
        "D7",
        "1 infantry",
        "hex:D6",
    )
    assert facts(fought, "hex:D6") == [("COC-13.7", "The units there have fought in this turn: D6.")]


@rule("COC-24.9", "COC-25.5", "COC-25.7", "COC-25.9")
def test_icons_say_which_spaces_and_armies_they_do_not_touch() -> None:
    match = coc(**SOUTHERN, units={"D7": "", "D6": "purple 1 settler"}, exhausted="C7")
    running(match, ExhaustedLand(seat=PURPLE))
    assert facts(match, "hex:D6", "hex:C7", "hex:D8", "hex:E7", "hex:C6") == [
        ("COC-24.9", "The space is not empty: D6."),
        ("COC-24.9", "The land there is exhausted: C7."),
        ("COC-24.9", "The ground there is barren: D8."),
        ("COC-24.9", "No land is known there: E7."),
        ("COC-24.9", "It is not beside a city of yours: C6."),
    ]
    horde = {
        "C6": "barbarian 2 infantry",
        "B7": "barbarian 1 infantry",
        "G7": "barbarian 1 infantry",
        "C7": "barbarian 3 infantry",
    }
    moving = running(coc(**SOUTHERN, units=horde), BarbariansMove(seat=PURPLE, armies=[]))
    assert facts(moving, "hex:G7", "hex:B6") == [
        ("COC-25.7", "The army there is not within 2 land spaces of a city of yours: G7."),
        ("COC-25.7", "No barbarian army stands there: B6."),
    ]
    camps = {"B6": "barbarian", "F6": "barbarian"}
    crowded = coc(**SOUTHERN, cities=camps | {"G7": "barbarian"}, units={"F6": "barbarian 4 infantry"})
    do(running(crowded, BarbariansAppear(seat=PURPLE)), "hex:D5")
    assert facts(crowded, "hex:F6", "hex:C6") == [
        ("COC-25.5", "The stack limit allows no more barbarians there: F6."),
        ("COC-25.5", "No barbarian city stands there: C6."),
    ]


@rule("COC-16.5", "COC-16.12", "COC-16.13", "COC-29.4")
def test_a_battle_and_a_new_government_say_what_is_not_theirs() -> None:
    units = {"D7": "purple 2 infantry 1 cavalry 1 settler", "D6": "red 3 infantry"}
    match = coc(**SOUTHERN, civ={PURPLE: "rome"}, units=units, advances={PURPLE: "tactics"}, hand={PURPLE: "A1"})
    march(match, "D7", "2 infantry 1 cavalry 1 settler", "hex:D6")
    assert facts(match, "card:A2") == [("COC-16.5", "The one action card in your hand is another.")]
    do(match, "button:none")
    roll(match)
    assert facts(match, "unit:settler", "unit:elephant") == [
        ("COC-16.13", "Settlers take no hits."),
        ("COC-16.12", "No such unit of this side is in the conflict: elephant."),
    ]
    advances = {PURPLE: "writing philosophy voting separation_of_power tactics draft"}
    ruler = coc(**SOUTHERN, advances=advances, goods={PURPLE: "mood 1 culture 1"})
    do(running(ruler, ChangeGovernment(seat=PURPLE)), "group:autocracy")
    assert facts(ruler, "advance:nationalism", "advance:voting") == [
        ("COC-29.4", "You have Nationalism already."),
        ("COC-29.4", "Voting does not belong to Autocracy."),
    ]


@rule("COC-14.9", "COC-14.13", "COC-15.9", "COC-20.2", "COC-0.3")
def test_ships_payments_and_moods_say_what_is_missing() -> None:
    regions = {8: "R08", 6: "R05"}  # E7, F7, E6, D5 sea; F7 at the edge
    units = {"D7": "", "E7": "purple 1 ship"}
    match = do(coc(turn=PURPLE, regions=regions, units=units), "action:move", "hex:E7")
    far, known = [f"region:{2 + slot - 1}" for slot in (1, 8)]
    assert facts(match, "sail:A3", far, known) == [
        ("COC-14.9", "You do not have Navigation."),
        ("COC-15.9", "That region does not touch the sea the squad can reach."),
        ("COC-15.9", "That region is explored already."),
    ]
    inland = coc(
        turn=PURPLE, regions={6: "R05"}, units={"D7": "", "D5": "purple 1 ship"}, advances={PURPLE: "navigation"}
    )
    assert facts(do(inland, "action:move", "hex:D5"), "sail:A3") == [
        ("COC-14.13", "The squad reaches no sea space at the edge of the board.")
    ]
    dear = do(coc(goods={RED: "food 1 gold 2"}), "action:advance", "advance:fishing")
    assert facts(dear, "pay:food2", "pay:gold1") == [
        ("COC-7.1", "For this payment you lack 1 food; what is due: 2 food."),
        ("COC-7.1", "That does not pay what is due: 2 food."),
    ]
    towns = {"D7": "purple angry", "D6": "purple angry"}
    glad = do(coc(**SOUTHERN, cities=towns, goods={PURPLE: "mood 1"}), "action:happiness")
    assert facts(glad, "button:done") == [("COC-20.2", "No city has been raised yet.")]


@rule("COC-33.40")
def test_a_ship_is_built_from_a_space_with_a_name() -> None:
    units = {"F7": "purple 1 ship 2 infantry", "F6": "purple"}
    match = coc(turn=PURPLE, civ={PURPLE: "vikings"}, units=units, regions=SOUTH, advances={PURPLE: "fishing tactics"})
    do(match, "action:move", "effect:v:ship_construction", "hex:F7")
    while match.state.step_name() != "Shipwrights.target":
        do(match, match.legal()[0])
    assert why(match, "hex:D2")[1].endswith("(“Where to, from F7?”).")


@rule("COC-15.8")
def test_a_region_is_never_called_by_a_number() -> None:
    match = running(coc(), Expedition(seat=RED))
    land = state_of(match).land()
    home = land.region_of[land.hex_of["hex:D2"]]
    far = next(r for r in range(len(land.regions)) if r not in land.beside[home] and r != home)
    assert facts(match, f"region:{home}") == [("COC-15.8", "That region is explored already.")]
    assert why(match, f"region:{far}")[1] in (
        "That region is explored already.",
        "That region does not touch one with a city of yours.",
    )
