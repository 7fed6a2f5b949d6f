"""Two effects at once: what one of them leaves of the other."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import NOBODY, TEMPLE, UNITS
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions
from gonfalon.games.clash_of_cultures.rules.collect import harvests
from gonfalon.games.clash_of_cultures.rules.effects.action_cards import synergies
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.position import STOCK
from gonfalon.games.clash_of_cultures.rules.report import HITS
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    again,
    card,
    coc,
    do,
    faces,
    held,
    owner,
    place,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import joined, lying, told
from tests.clash_of_cultures.war import SOUTH, collect, led, march, recruit, roll, some
from tests.support import rule

FOOD_WOOD_ORE = slice(0, 3)

# -- advances, wonders, cards ------------------------------------------------------------------------


@rule("COC-31.5", "COC-35.17")
def test_focused_collection_uses_only_as_many_distant_spaces_as_husbandry_allows() -> None:
    """Two away from D7 a forest and a mountain: only with Roads both may be used, again and again."""
    for advances, found in (("husbandry", False), ("husbandry roads", True)):
        match = coc(
            turn=PURPLE,
            regions={6: "R20", 7: "R18", 8: "R08"},
            cities={"D7": "purple happy academy", "C8": "red neutral", "E8": "red neutral"},
            advances={PURPLE: advances},
            hand={PURPLE: "A19"},
        )
        some(do(match, "card:A19"), "action:collect", "hex:D7")
        state = state_of(match)
        goods = {vector[FOOD_WOOD_ORE] for vector in harvests(state, PURPLE, place(state, "D7"), 3)}
        assert (0, 3, 0) in goods
        assert (0, 0, 3) in goods
        assert ((0, 1, 2) in goods) == found


@rule("COC-31.34", "COC-0.3")
def test_the_token_of_arts_is_not_spent_on_the_range_too() -> None:
    kw: dict[str, Any] = {
        "turn": PURPLE,
        "regions": SOUTH,
        "cities": {"D7": "purple happy", "D5": "red neutral temple"},
        "advances": {PURPLE: "arts"},
    }
    assert "effect:a:arts" not in coc(goods={PURPLE: "culture 1"}, **kw).legal()
    match = do(coc(goods={PURPLE: "culture 2"}, **kw), "effect:a:arts")
    assert match.state.step_name() == "InfluenceCulture.roll"
    assert held(match, PURPLE) == {}


@rule("COC-22.7", "COC-24.5", "COC-34.5")
def test_the_mausoleum_opens_the_discard_pile_before_it_is_shuffled() -> None:
    kw: dict[str, Any] = {
        "turn": PURPLE,
        "regions": SOUTH,
        "cities": {"D7": "purple happy academy"},
        "wonders": {"W5": "D7 by purple"},
    }
    match = coc(**kw)
    state = state_of(match)
    state.discard, state.deck = state.deck, []
    running(again(match), DrawActions(seat=PURPLE))
    assert match.legal() == ["card:A42", "button:deck"]
    do(match, "button:deck", card("A1"))
    assert not state_of(match).discard
    assert len(state_of(match).deck) == 41
    events = coc(**kw)
    state = state_of(events)
    state.event_discard = list(range(38))
    state.events.take(tuple(range(38)))
    running(again(events), DrawEvent(seat=PURPLE))
    assert events.legal() == ["button:deck", "event:E38"]
    do(events, "event:E38")
    assert state_of(events).event_discard[0] == 37  # resolved, and laid under the pile


def _besieged(advances: str, units: str) -> Match:
    """Red takes D6 from purple, whose Temple stands there; red has none left to put in its place."""
    match = coc(
        turn=RED,
        regions=SOUTH,
        cities={"D7": "purple happy", "D6": "purple neutral temple"},
        units={"D7": "purple", "D6": units, "C6": "red 4 infantry"},
        advances={RED: "tactics", PURPLE: advances},
    )
    state_of(match).supply[RED * STOCK + UNITS + TEMPLE] = 0
    match.state._request = None
    march(match, "C6", "4 infantry", "hex:D6")
    if match.state.step_name() == "Round.roll":
        roll(match, "6I", "1L")
    return some(match, "button:none")


@rule("COC-31.52", "COC-17.6")
def test_a_temple_that_nobody_can_replace_raises_a_fanatic_all_the_same() -> None:
    match = _besieged("myths state_religion dogma fanaticism", "purple 1 infantry")
    assert owner(match, "D6") == RED
    assert standing(match, "D7") == {"infantry": 1}
    assert standing(_besieged("myths state_religion dogma", "purple 1 infantry"), "D7") == {}


@rule("COC-31.52", "COC-18.2")
def test_settlers_alone_at_a_temple_lose_a_combat_too() -> None:
    match = _besieged("myths state_religion dogma fanaticism", "purple 1 settler")
    assert owner(match, "D6") == RED
    assert standing(match, "D7") == {"infantry": 1}
    assert standing(_besieged("myths state_religion dogma fanaticism", "purple"), "D7") == {}


@rule("COC-35.11", "COC-16.18")
def test_the_warlord_leads_the_first_conflict_even_if_it_is_none_to_speak_of() -> None:
    for walls, value in (("", 2), ("fortress", 2)):
        match = coc(
            turn=PURPLE,
            regions=SOUTH,
            cities={"D6": f"red neutral {walls}"},
            units={"D7": "purple 1 infantry", "C7": "purple 1 infantry", "C6": "red 1 infantry"},
            advances={PURPLE: "tactics"},
        )
        joined(match, "E24")
        do(match, "event:E24", "button:none", "button:move")
        march(match, "D7", "1 infantry", "hex:D6")
        if walls:
            assert roll(match, "2C", "1L")[0] == value + 2
        some(match, "button:none")
        march(match, "C7", "1 infantry", "hex:C6")
        assert roll(match, "2C", "1L")[0] == value  # the Warlord has had his conflict


@rule("COC-24.6", "COC-35.5", "COC-33.53")
def test_plague_does_not_forbid_a_reconstruction() -> None:
    match = led(
        "maya",
        "wak_chanil_ajaw",
        enemy="red",
        own="1 infantry",
        cities={"D6": "red neutral academy"},
        advances={PURPLE: "tactics writing myths"},
    )
    lying(match, "E1")
    march(match, "D7", "1 leader 1 infantry", "hex:D6")
    some(match, "button:none")
    assert "effect:l:wak_chanil_ajaw.2" in match.legal()


# -- what may be used and need not -------------------------------------------------------------------


@rule("COC-4.9", "COC-7.1")
def test_who_has_no_token_for_a_poem_pays_in_food() -> None:
    for goods, offers in (("food 2", []), ("food 2 mood 1", ["effect:v:peace_and_poetry", "button:done"])):
        match = coc(turn=PURPLE, civ={PURPLE: "india"}, advances={PURPLE: "theaters"}, goods={PURPLE: goods})
        do(match, "action:advance", "advance:storage")
        assert (match.legal() if match.state.step_name() == "Acquire.waivers" else []) == offers
    poor = coc(turn=PURPLE, civ={PURPLE: "india"}, advances={PURPLE: "theaters"}, goods={PURPLE: "food 1"})
    assert "action:advance" not in poor.legal()


@rule("COC-4.9", "COC-11.2")
def test_a_city_of_art_and_architecture_builds_without_culture_tokens_too() -> None:
    for goods, way in (
        ("food 1 wood 1 ore 1", "Turn.choose"),
        ("food 1 culture 1", "Turn.choose"),  # the token stands for wood and ore
        ("food 1 wood 1 ore 1 culture 1", "Construct.waivers"),
    ):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "maya"},
            regions=SOUTH,
            cities={"D7": "purple happy", "D6": "purple neutral academy"},
            leader={PURPLE: "pakal at D7"},
            advances={PURPLE: "writing"},
            goods={PURPLE: goods},
        )
        do(match, "action:construct")
        assert match.state.step_name() == way, goods


@rule("COC-31.25", "COC-35.1")
def test_tech_synergy_counts_what_works_once_for_one_of_the_two() -> None:
    for nation, advances, goods, found in (
        ("india", "theaters priesthood", "mood 1", True),  # a free Science advance, and one for a poem
        ("india", "theaters priesthood", "", False),
        ("maya", "circus_and_sports", "food 2 gold 1", True),  # a Spirituality advance for 1 food, another for 2
        ("maya", "circus_and_sports", "food 2", False),
    ):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: nation},
            advances={PURPLE: advances},
            goods={PURPLE: goods},
            hand={PURPLE: "A33"},
        )
        assert ("card:A33" in match.legal()) == found, (nation, goods)


@rule("COC-31.18", "COC-35.1")
def test_what_the_first_of_two_advances_brings_pays_for_the_second() -> None:
    for nation, advances, goods, found in (
        ("rome", "writing philosophy", "food 2 ideas 1", ["math"]),  # an idea with every Science advance
        ("rome", "writing", "food 2 ideas 1", ["philosophy"]),  # and one with Philosophy itself
        ("rome", "writing philosophy", "food 2", []),
        ("india", "arts theaters", "food 2", ["fishing", "myths"]),  # a mood token, for a poem
        ("india", "arts theaters", "food 1", []),
    ):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: nation},
            advances={PURPLE: advances},
            goods={PURPLE: goods},
            hand={PURPLE: "A33"},
        )
        able = synergies(state_of(match), PURPLE)
        assert ("card:A33" in match.legal()) == bool(found)
        assert all((WORLD.advance_of[name] in able) for name in found), (nation, advances)
        assert WORLD.advance_of["tactics"] not in able


# -- objectives --------------------------------------------------------------------------------------


@rule("COC-23.2")
def test_draft_is_completed_when_it_is_used_for_the_second_time_and_not_later() -> None:
    match = coc(
        turn=PURPLE,
        regions=SOUTH,
        cities={"D7": "purple happy", "D6": "purple neutral", "C6": "purple neutral"},
        units={"D7": "purple"},
        advances={PURPLE: "draft"},
        goods={PURPLE: "mood 3 food 2 ore 2"},
        goals={PURPLE: "O1"},
        actions=4,
    )
    recruit(match, "D7", "extra:infantry")
    assert match.state.step_name() == "Turn.choose"
    recruit(match, "D6", "extra:infantry")
    assert "effect:o:draft_obj" in match.legal()
    do(match, "button:done")
    recruit(match, "C6", "unit:infantry")  # an ordinary one: Draft was used twice before
    assert match.state.step_name() == "Turn.choose"
    recruit(match, "D7", "extra:infantry")  # for the third time
    assert match.state.step_name() == "Turn.choose"


@rule("COC-23.2")
def test_a_warmonger_fights_two_different_armies() -> None:
    for other, found in (("hex:D6", False), ("hex:B6", True)):
        match = coc(
            turn=PURPLE,
            regions=SOUTH,
            cities={"B6": "red neutral", "D6": ""},
            units={"D6": "red 2 infantry", "D7": "purple 1 infantry", "C6": "purple 1 infantry", "B6": "red"},
            advances={PURPLE: "tactics"},
            goals={PURPLE: "O3"},
        )
        march(match, "D7", "1 infantry", "hex:D6")
        roll(match, "1L", "1L")
        do(match, "button:retreat")
        march(match, "C6", "1 infantry", other)
        if other == "hex:D6":
            roll(match, "6I", "1L")
            do(match, "button:fight")
            roll(match, "6I", "1L")
        else:
            some(match, "button:none")
        assert ("effect:o:warmonger" in match.legal()) == found


# -- civilizations and leaders -----------------------------------------------------------------------


@rule("COC-33.31", "COC-22.10")
def test_without_an_action_left_only_the_shogunate_plays_a_card() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "japan"},
        regions=SOUTH,
        advances={PURPLE: "draft nationalism"},
        hand={PURPLE: "A7 A8", RED: "A1"},
        goods={PURPLE: "culture 3"},
        actions=0,
    )
    do(match, "card:A7")
    assert match.state.step_name() == "Spying.take"
    do(match, "button:none")
    assert state_of(match).actions == 0
    assert match.legal() == ["button:end"]


@rule("COC-33.30")
def test_subterfuge_does_not_keep_a_diplomat_in_office() -> None:
    match = coc(
        turn=RED,
        civ={PURPLE: "japan"},
        regions=SOUTH,
        units={"D6": "red 1 infantry"},
        advances={PURPLE: "tactics"},
        hand={PURPLE: "A1"},
    )
    joined(match, "E57", RED)
    state_of(match).diplomat = [RED, PURPLE]
    do(again(match), "event:E57")
    assert match.turn == (RED,)
    assert state_of(match).diplomat == []


@rule("COC-33.17", "COC-35.2")
def test_a_settlement_is_won_over_or_gets_a_token_of_the_druids() -> None:
    for effect, answers, taken in (
        ("v:druidic_influence", ("button:druids",), False),
        ("c:cultural_awe", ("unit:settler",), True),
    ):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "celts"},
            regions=SOUTH,
            cities={"D7": "purple happy", "D6": "barbarian neutral"},
            units={"D6": "barbarian 1 infantry"},
            advances={PURPLE: "myths priesthood"},
            hand={PURPLE: "A15"},
        )
        some(do(match, "card:A15"), "action:influence", "hex:D7", "hex:D6")
        some(do(match, faces("6I"), "effect:" + effect), *answers)
        assert match.state.step_name() == "Turn.choose"
        assert (owner(match, "D6") == PURPLE) == taken
        assert state_of(match).druids == ([] if taken else [place(state_of(match), "D6")])


@rule("COC-33.24", "COC-35.9")
def test_an_earthquake_takes_the_tokens_of_cleopatra_with_the_city() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "egypt"},
        regions=SOUTH,
        cities={"D7": "purple happy", "D6": "purple neutral", "C6": "purple neutral"},
        leader={PURPLE: "cleopatra at D6"},
        goods={PURPLE: "culture 1"},
    )
    do(match, "effect:l:cleopatra.2")
    assert state_of(match).beloved
    do(told(match, "E30"), "ruin:D6_settlement")
    assert not state_of(match).beloved


def _near_cleopatra(**more: Any) -> Match:
    """Red may send barbarians from D6 into D7, where 2 tokens of purple's Cleopatra lie."""
    match = coc(
        turn=RED,
        civ={PURPLE: "egypt", **more.pop("civ", {})},
        regions=SOUTH,
        cities={"D7": "purple happy", **more.pop("cities", {})},
        units={"D6": "barbarian 1 infantry", "C6": "red 1 infantry"},
        leader={PURPLE: "cleopatra at D7"},
        **more,
    )
    state_of(match).beloved = [place(state_of(match), "D7")] * 2
    return again(match)


@rule("COC-33.24", "COC-35.3")
def test_hired_barbarians_ignore_the_tokens_of_cleopatra() -> None:
    match = _near_cleopatra(goods={RED: "wood 1"}, hand={RED: "A13"})
    do(match, "card:A13", "hex:D7")
    assert match.state.step_name() == "Round.roll"
    assert len(state_of(match).beloved) == 2


@rule("COC-33.28", "COC-35.3", "COC-35.24")
def test_whoever_directs_the_tribes_keeps_truces_and_pays_the_diplomat() -> None:
    kw: dict[str, Any] = {"civ": {RED: "huns"}, "cities": {"C6": "red neutral"}, "advances": {RED: "draft nationalism"}}
    for truces, diplomat, goods, sent in (
        ([], [], "gold 1", True),
        ([RED, PURPLE], [], "gold 1", False),
        ([PURPLE, RED], [], "gold 1", True),
        ([], [PURPLE, RED], "gold 1", False),
        ([], [PURPLE, RED], "gold 1 culture 2", True),
    ):
        match = _near_cleopatra(goods={RED: goods}, **kw)
        state = state_of(match)
        state.truces, state.diplomat = truces, diplomat
        if diplomat:
            joined(match, "E57", PURPLE)
        running(match, BarbariansMove(seat=RED, armies=[]))
        some(do(match, "effect:v:hunnic_tribes"), "pay:gold1")
        assert match.state.step_name() == "BarbariansMove.step"
        assert ("hex:D7" in match.legal()) == sent, (truces, diplomat, goods)
        if sent:
            do(match, "hex:D7")
            assert match.state.step_name() == "Round.roll"
            assert state_of(match).diplomat == []
            assert held(match, RED) == {}


@rule("COC-33.27", "COC-33.51")
def test_a_city_that_was_enforced_does_not_wander_off() -> None:
    for enforcing, found in (("effect:l:bleda.1", False), ("button:done", True)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "huns"},
            regions=SOUTH,
            cities={"D7": "purple happy academy", "D6": "purple neutral"},
            leader={PURPLE: "bleda at D6"},
            advances={PURPLE: "storage"},
        )
        some(match, "action:collect", "hex:D6")
        collect(do(match, enforcing), "D6")
        assert ("effect:v:nomads" in do(match, "action:move").legal()) == found


@rule("COC-34.2", "COC-10.11")
def test_a_paddy_gives_extra_food_whatever_the_gardens_make_it_give() -> None:
    for settlers, food in (("1 settler", 1), ("1 infantry", 0)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "china"},
            regions=SOUTH,
            cities={"D7": "purple neutral"},
            units={"D7": "purple", "D6": f"purple {settlers}"},
            wonders={"W2": "D7 by purple"},
            advances={PURPLE: "irrigation"},
        )
        assert held(collect(match, "D7", "gold2"), PURPLE).get("food", 0) == food


@rule("COC-16.6", "COC-32.3")
def test_a_card_that_scouts_took_was_put_down() -> None:
    for mine, bonus in (("card:A5", 0), ("button:none", 2)):
        match = led(
            "india",
            "sri_gupta",
            own="1 infantry",
            hand={PURPLE: "A5", RED: "A23"},
            advances={PURPLE: "tactics", RED: "tactics"},
        )
        march(match, "D7", "1 leader", "hex:D6")
        do(match, mine, "card:A23")
        assert roll(match, "2C", "2C")[0] == 2 + bonus


@rule("COC-35.20")
def test_a_leader_placed_by_brutus_was_not_recruited() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, regions=SOUTH, leader={PURPLE: "caesar at D7"})
    before = state_of(match).led[PURPLE]
    told(match, "E43")
    do(match, "leader:sulla")
    some(match, "hex:D7")
    assert state_of(match).leader[PURPLE] != NOBODY
    assert state_of(match).led[PURPLE] == before


@rule("COC-33.51", "COC-35.23")
def test_a_great_engineer_finds_an_angry_city_angry() -> None:
    for feeling, found in (("angry", False), ("neutral", True)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "huns"},
            regions=SOUTH,
            cities={"D7": f"purple {feeling}", "D6": "purple angry"},
            leader={PURPLE: "bleda at D7"},
            advances={PURPLE: "writing engineering sanitation roads"},
            goods={PURPLE: "food 1 wood 1 ore 1"},
        )
        assert "action:construct" in match.legal()  # the Enforcer may be announced for an activation
        assert ("event:E26" in joined(match, "E26").legal()) == found


@rule("COC-34.3", "COC-31.8")
def test_the_library_is_open_between_two_squads() -> None:
    match = coc(
        turn=PURPLE,
        regions=SOUTH,
        cities={"D7": "purple happy"},
        units={"D7": "purple 2 settler"},
        wonders={"W3": "D7 by purple"},
        goods={PURPLE: "food 1 ore 1"},
    )
    march(match, "D7", "1 settler", "hex:D6")
    do(match, "effect:w:W3", "advance:roads", "hex:D7")
    some(match, "take:settler_1")
    assert "road:D5" in match.legal()
    do(match, "road:D5")
    assert standing(match, "D5") == {"settler": 1}
    assert "effect:w:W3" not in match.legal()


@rule("COC-16.21", "COC-16.9")
def test_a_horse_master_loses_no_bonus_that_hannibal_has_cut_already() -> None:
    for nation, chief, before, after in (("carthage", "hannibal", 8, 6), ("greece", "pericles", 10, 6)):
        match = led(
            "huns",
            "attila",
            enemy="red",
            own="2 cavalry",
            civ={RED: nation},
            leader={RED: f"{chief} at D6"},
        )
        march(match, "D7", "2 cavalry 1 leader", "hex:D6")
        assert roll(match, "2C", "2C")[0] == before  # 6 on three dice, two horses
        do(match, "effect:l:attila.2")
        frames = state_of(match).report
        assert [row[2] for row in frames if row[0] == HITS] == [after]


@rule("COC-33.31")
def test_a_draft_that_draws_a_card_recruits_nobody_for_leonidas() -> None:
    for answer, culture in (("button:card", 0), ("button:infantry", 1)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "japan"},
            regions=SOUTH,
            cities={"D7": "purple happy"},
            leader={PURPLE: "leonidas at D7"},
            advances={PURPLE: "draft nationalism"},
            goods={PURPLE: "mood 1"},
        )
        recruit(match, "D7", "extra:infantry")
        do(match, answer)
        if answer == "button:card":
            do(match, card("A1"))
        else:
            do(match, "good:mood")  # Nationalism
        assert held(match, PURPLE).get("culture", 0) == culture
