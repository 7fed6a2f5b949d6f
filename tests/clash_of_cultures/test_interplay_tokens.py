"""Effects that meet in a payment or an activation: tokens that stand for others, a city that counts for another."""

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, INFANTRY, NOBODY
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.position import COMBATS, STOCK, TALLIES
from tests.clash_of_cultures.build import PURPLE, RED, again, coc, do, faces, held, offered, place, running, state_of
from tests.clash_of_cultures.drawn import joined, lying
from tests.clash_of_cultures.war import SOUTH, collect, some
from tests.support import rule


@rule("COC-33.25", "COC-34.4")
def test_the_lighthouse_of_the_city_that_counts_as_activated_shines() -> None:
    for light, found in (("D7", False), ("D6", True)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "greece"},
            regions=SOUTH,
            cities={"D7": "purple neutral port>E7", "D6": "purple neutral academy temple"},
            wonders={"W4": f"{light} by purple"},
            advances={PURPLE: "draft nationalism"},
        )
        collect(match, "D7")
        some(match, "button:none")
        some(match, "action:collect", "hex:D7", "effect:v:city_states")
        some(match, "hex:D6")
        collect(match, "D7")
        assert (match.state.step_name() == "PlaceUnit.choose") == found


@rule("COC-34.1", "COC-31.34")
def test_a_greek_arena_needs_one_mood_token_for_arts() -> None:
    for wonders, ways in (({"W1": "D7 by purple"}, "mood 1"), ({}, "mood 2")):
        for goods, able in (("mood 1", ways == "mood 1"), ("mood 2", True)):
            match = coc(
                turn=PURPLE,
                civ={PURPLE: "greece"},
                regions=SOUTH,
                cities={"D7": "purple happy", "D6": "red neutral temple"},
                wonders=wonders,
                advances={PURPLE: "arts"},
                goods={PURPLE: goods},
            )
            assert ("effect:a:arts" in match.legal()) == able, (wonders, goods)


@rule("COC-33.2", "COC-31.37")
def test_a_captive_goes_to_the_theatre_as_a_token() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "aztecs"}, advances={PURPLE: "theaters rituals"})
    state = state_of(match)
    assert "effect:a:theaters" not in match.legal()
    state.captives[PURPLE].append(8 * BARBARIAN + INFANTRY)
    state.supply[BARBARIAN * STOCK + INFANTRY] -= 1
    do(again(match), "effect:a:theaters")
    assert offered(match, "good") == ["good:mood", "good:culture"]
    do(match, "good:culture")
    assert (held(match, PURPLE), state_of(match).captives[PURPLE]) == ({"culture": 1}, [])


@rule("COC-34.1", "COC-31.37")
def test_the_arena_exchanges_no_token_for_itself() -> None:
    match = coc(
        turn=PURPLE,
        regions=SOUTH,
        cities={"D7": "purple happy"},
        wonders={"W1": "D7 by purple"},
        advances={PURPLE: "theaters"},
        goods={PURPLE: "mood 1 culture 1"},
    )
    do(match, "effect:a:theaters", "good:mood")
    assert held(match, PURPLE) == {"mood": 2}


@rule("COC-33.3", "COC-35.17")
def test_focused_collection_takes_two_captives_from_one_city() -> None:
    for units, taken in (("2 infantry", 2), ("1 infantry", 1)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "aztecs"},
            regions=SOUTH,
            cities={"D7": "purple happy academy", "D5": "barbarian neutral"},
            units={"D7": "purple", "D5": f"barbarian {units}"},
            advances={PURPLE: "tactics draft nationalism"},
            hand={PURPLE: "A19"},
        )
        some(do(match, "card:A19"), "action:collect", "hex:D7")
        collect(match, "D7", "food1_captive2")
        assert len(state_of(match).captives[PURPLE]) == taken
        assert held(match, PURPLE) == {"food": 1}


@rule("COC-23.2", "COC-28.5")
def test_a_combat_of_the_status_phase_belongs_to_no_turn() -> None:
    for active, found in ((NOBODY, False), (RED, True)):
        match = coc(
            turn=RED,
            regions=SOUTH,
            cities={"D7": "purple happy"},
            units={"D7": "purple 4 infantry", "D6": "barbarian 1 infantry"},
            goals={PURPLE: "O3"},
        )
        state = state_of(match)
        state.tally[PURPLE * TALLIES + COMBATS] = 1
        state.active = active
        state.lift(place(state, "D6"), INFANTRY, 1)
        running(match, attack(state, BARBARIAN, [0, 1, 0, 0, 0, 0], place(state, "D6"), place(state, "D7")))
        for dice in ("1L", "6I 6I 6I 6I"):  # the turn below is nobody's: its laws do not hold
            match.apply(faces(dice))
        assert ("effect:o:warmonger" in match.legal()) == found


@rule("COC-35.11", "COC-33.26")
def test_a_warlord_of_nomads_moves_a_city() -> None:
    for advances, found in (("storage", True), ("mining", False)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "huns"},
            regions=SOUTH,
            cities={"D7": "purple happy"},
            units={"D7": "purple"},
            advances={PURPLE: f"{advances} tactics siegecraft steel_weapons draft"},
        )
        assert ("event:E24" in joined(match, "E24").legal()) == found


@rule("COC-31.14", "COC-33.40")
def test_a_ship_that_goes_ashore_for_good_has_moved() -> None:
    for units, ideas in (({"E7": "purple 1 ship", "D7": "purple"}, 1), ({"D7": "purple 1 settler"}, 0)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "vikings"},
            regions=SOUTH,
            cities={"D7": "purple happy"},
            units=units,
            advances={PURPLE: "fishing cartography"},
        )
        do(match, "action:move", "effect:v:ship_construction")
        some(match, "hex:D7" if ideas else "hex:E7", "button:done")
        some(match, "button:done")
        assert match.state.step_name() == "Turn.choose"
        assert held(match, PURPLE).get("ideas", 0) == ideas


@rule("COC-34.3", "COC-35.5")
def test_borrowed_sanitation_lets_a_city_build_during_the_plague() -> None:
    match = coc(
        turn=PURPLE,
        regions=SOUTH,
        cities={"D7": "purple happy", "D6": "purple neutral"},
        wonders={"W3": "D7 by purple"},
        advances={PURPLE: "writing"},
        goods={PURPLE: "food 1 wood 1 ore 1"},
    )
    assert "action:construct" not in lying(match, "E1").legal()
    do(match, "effect:w:W3", "advance:sanitation")
    assert "action:construct" in match.legal()


@rule("COC-33.51", "COC-9.6")
def test_an_angry_city_that_builds_is_enforced_unasked() -> None:
    for feeling, asked in (("angry", False), ("neutral", True)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "huns"},
            regions=SOUTH,
            cities={"D7": f"purple {feeling}", "D6": "purple angry"},
            leader={PURPLE: "bleda at D7"},
            advances={PURPLE: "writing"},
            goods={PURPLE: "food 1 wood 1 ore 1"},
        )
        do(match, "action:construct")
        assert ("button:done" in match.legal()) == asked
        some(match, "button:done")
        assert state_of(match).size(place(state_of(match), "D7")) == 2
