"""Effects that meet in a payment or an activation: tokens that stand for others, a city that counts for another."""

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, INFANTRY
from gonfalon.games.clash_of_cultures.rules.position import STOCK
from tests.clash_of_cultures.build import PURPLE, again, coc, do, held, offered, state_of
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
