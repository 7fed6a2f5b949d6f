"""Effects in company: cards for barbarians, captives as tokens, leaders who leave amid a turn, what comes first."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, INFANTRY, NOBODY, TEMPLE
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.construct import pieces_for
from gonfalon.games.clash_of_cultures.rules.pirates import PiratesAppear
from gonfalon.games.clash_of_cultures.rules.position import CONQUESTS, TALLIES, VICTORIES
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    again,
    coc,
    do,
    faces,
    held,
    offered,
    place,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired, joined, lying, told
from tests.clash_of_cultures.war import SOUTH, construct, invaded, led, march, recruit, roll, some
from tests.support import rule

# -- Viriatus and the barbarians ---------------------------------------------------------------------


def _raiders(card: str, **more: Any) -> Match:
    """Barbarians at D5 attack red's city at D6, and purple plays a card for them."""
    table: dict[str, Any] = {
        "cities": {"D6": "red neutral"},
        "units": {"D6": "red 2 infantry", "D5": "barbarian 2 infantry"},
        "leader": {PURPLE: "viriatus at D7"},
        "advances": {PURPLE: "tactics", **more.pop("advances", {})},
        "hand": {PURPLE: card, **more.pop("hand", {})},
    }
    match = coc(turn=RED, civ={PURPLE: "celts"}, regions=SOUTH, **{**table, **more})
    return running(match, BarbariansMove(seat=RED, armies=[]))


@rule("COC-33.18", "COC-16.6")
def test_whom_barbarians_besiege_may_feed_the_army() -> None:
    match = do(_raiders("A11", goods={RED: "food 2"}), "card:A11")  # The Siege
    assert (match.turn, match.legal()) == ((RED,), ["button:feed", "button:none"])
    do(match, "button:feed")
    assert held(match, RED) == {}
    assert roll(match, "2C", "3I")[1] == 8  # their clash abilities count
    starved = do(_raiders("A11", goods={RED: "food 1"}), "card:A11")
    assert starved.state.step_name() == "Round.roll"
    assert roll(starved, "2C", "3I")[1] == 6


@rule("COC-33.18", "COC-16.6")
def test_barbarians_withdraw_as_barbarians() -> None:
    match = coc(
        turn=RED,
        civ={PURPLE: "celts"},
        regions=SOUTH,
        leader={PURPLE: "viriatus at D7"},
        advances={PURPLE: "tactics", RED: "tactics"},
        hand={PURPLE: "A17"},  # Tactical Retreat
        units={"D5": "red 2 infantry", "D6": "barbarian 2 infantry"},
    )
    do(march(match, "D5", "2 infantry", "hex:D6"), "card:A17", "hex:C6")
    state = state_of(match)
    assert (state.holder[place(state, "C6")], standing(match, "C6")) == (BARBARIAN, {"infantry": 2})
    assert state.holder[place(state, "D6")] == RED


@rule("COC-33.18", "COC-16.6")
def test_the_card_of_attacking_barbarians_works_before_the_defender_s() -> None:
    match = _raiders("A26", advances={RED: "tactics"}, hand={RED: "A1"})  # Archers; Peltasts
    do(match, "card:A26", "card:A1", faces("5C"))
    assert standing(match, "D6") == {"infantry": 1}
    request: Any = match.state.request()
    assert request.count == 1  # a die for the one who is left
    mine = _raiders("A2", advances={RED: "tactics"}, hand={RED: "A1"})
    do(mine, "card:A2", "card:A1")
    other: Any = mine.state.request()
    assert other.count == 2


# -- captives that stand for tokens (COC-33.2) -------------------------------------------------------


def _aztecs(captives: int = 1, rites: str = "myths rituals", **more: Any) -> Match:
    """Purple holds so many captives of red's infantry."""
    match = coc(turn=PURPLE, civ={PURPLE: "aztecs"}, regions=SOUTH, advances={PURPLE: rites}, **more)
    state = state_of(match)
    state.captives[PURPLE] += [8 * RED + INFANTRY] * captives
    state.supply[RED * 14 + INFANTRY] -= captives
    return again(match)


def _left(match: Match) -> tuple[int, int]:
    """The captives, and red's infantry in supply."""
    state = state_of(match)
    return len(state.captives[PURPLE]), state.supply[RED * 14 + INFANTRY]


CAPTIVE = "captive:0_infantry"


@rule("COC-33.2", "COC-26.3")
def test_a_captive_is_given_to_pirates() -> None:
    for goods, answers in (("", [CAPTIVE, "button:none"]), ("wood 1", ["good:wood", CAPTIVE])):
        match = running(_aztecs(goods={PURPLE: goods}), PiratesAppear(seat=PURPLE))
        while match.state.step_name() == "PiratesAppear.place":
            do(match, match.legal()[0])
        assert match.legal() == answers
        do(match, CAPTIVE)
        assert _left(match) == (0, 16)
        assert held(match, PURPLE) == ({"wood": 1} if goods else {})
    plain = running(_aztecs(rites="myths", goods={PURPLE: "wood 1"}), PiratesAppear(seat=PURPLE))
    while plain.state.step_name() == "PiratesAppear.place":
        do(plain, plain.legal()[0])
    assert (held(plain, PURPLE), _left(plain)) == ({}, (1, 15))


@rule("COC-33.2")
def test_a_captive_becomes_gold_or_another_token_or_joins_an_uprising() -> None:
    found = _aztecs(rites="myths rituals arts", units={"D6": "purple 1 settler"})
    do(found, "action:found", CAPTIVE)  # C7 is a mountain
    assert (held(found, PURPLE), _left(found)) == ({"gold": 2}, (0, 16))
    athlete = joined(_aztecs(2, "myths rituals arts circus_and_sports monuments theaters"), "E56")
    some(do(athlete, "event:E56", "good:mood"), "good:mood", "button:done")
    assert (held(athlete, PURPLE), _left(athlete)) == ({"mood": 2}, (0, 16))
    risen = told(_aztecs(2), "E39")
    assert risen.legal() == [CAPTIVE, "button:done"]  # it is no token until it is used as one
    do(risen, CAPTIVE, "button:done")
    assert (state_of(risen).merits[-1][1:], _left(risen)) == ([PURPLE, 1], (1, 15))


@rule("COC-33.2")
def test_a_captive_falls_to_the_pandemic_if_one_likes() -> None:
    cities = {"D7": "purple happy", "D6": "purple neutral"}
    match = told(_aztecs(cities=cities, units={"D7": "purple 1 settler"}), "E49")
    assert set(match.legal()) == {CAPTIVE, "lost:D7_settler"}
    do(match, CAPTIVE)
    assert (_left(match), standing(match, "D7")) == ((0, 16), {"settler": 1})
    alone = told(_aztecs(cities=cities, units={"D7": "purple"}), "E49")
    assert _left(alone) == (1, 15)


@rule("COC-31.41", "COC-33.2")
def test_one_captive_does_not_vote_and_cheer() -> None:
    rites = "writing philosophy voting myths rituals"
    for captives, votes in ((1, False), (2, True)):
        match = _aztecs(captives, rites, cities={"D7": "purple neutral"})
        assert ("effect:a:voting" in match.legal()) == votes


# -- what comes first, and what is left when a leader goes -------------------------------------------


@rule("COC-3.3", "COC-37.4")
def test_gold_that_trade_brings_breeds_none_in_the_same_turn() -> None:
    for goods, after in (("", {"gold": 1}), ("gold 1", {"gold": 3})):
        match = coc(
            turn=RED,
            civ={PURPLE: "persia"},
            regions=SOUTH,
            advances={PURPLE: "bartering trade_routes currency"},
            cities={"D6": "red neutral"},
            goods={PURPLE: goods},
        )
        some(do(match, "button:end"), "good:gold")
        do(match, offered(match, "link")[0], "good:gold")
        assert (match.state.step_name(), held(match, PURPLE)) == ("Turn.choose", after)


@rule("COC-33.51")
def test_an_enforced_city_stays_tired_when_the_enforcer_has_gone() -> None:
    for enforcing, tired in (("effect:l:bleda.1", True), ("button:done", False)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "huns"},
            regions=SOUTH,
            leader={PURPLE: "bleda at D7"},
            cities={"D7": "purple neutral"},
            goods={PURPLE: "food 2 ore 2 mood 1 culture 1"},
        )
        do(match, "action:recruit", enforcing)
        some(recruit(match, "D7", "unit:leader"), "leader:attila")
        assert ("action:collect" not in match.legal()) == tired
        do(match, "button:end", "button:end")
        assert "action:collect" in match.legal()
        assert state_of(match).marks == []


@rule("COC-13.7", "COC-32.3")
def test_a_settler_that_stays_with_boudica_is_as_tired_as_it_was() -> None:
    for target, moves in (("C7", False), ("D6", True)):  # a mountain; grassland
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "celts"},
            regions=SOUTH,
            leader={PURPLE: "boudica at D7"},
            advances={PURPLE: "tactics"},
            goods={PURPLE: "food 1"},
        )
        some(march(match, "D7", "1 settler 1 leader", "hex:" + target), "button:done")
        do(match, "action:found", "effect:l:boudica.2")
        assert standing(match, target) == {"settler": 1, "leader": 1}
        assert ("action:move" in match.legal()) == moves


@rule("COC-34.1")
def test_the_token_that_pygmalion_gets_back_is_the_one_he_paid() -> None:
    for goods in ({"culture": 1}, {"mood": 1}):
        purse = " ".join(f"{name} {number}" for name, number in goods.items())
        match = invaded("phoenicia", "pygmalion", wonders={"W1": "D7 by purple"}, goods={PURPLE: purse})
        roll(match, "6I", "2C")
        do(match, "button:done", "effect:l:pygmalion.2", "button:fight")
        roll(match, "2C", "6I")
        assert held(match, PURPLE) == goods


# -- prices ------------------------------------------------------------------------------------------


@rule("COC-4.9", "COC-27.2")
def test_the_great_builder_takes_off_what_gold_cannot_pay() -> None:
    """3 ore and 1 culture token are missing, 2 gold are there: 1 of each comes off."""
    for goods, found in (("ore 2 gold 2 culture 4", True), ("ore 2 gold 1 culture 4", False)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "persia"},
            regions=SOUTH,
            advances={PURPLE: "storage engineering arts circus_and_sports"},
            leader={PURPLE: "xerxes at D7"},
            cities={"D7": "purple happy temple", "D6": "purple neutral", "C6": "purple neutral"},
            plans={PURPLE: "W1"},
            goods={PURPLE: "food 3 wood 4 " + goods},
        )
        state = state_of(match)
        assert (-1 in pieces_for(state, PURPLE, place(state, "D7"))) == found, goods
        if found:
            some(construct(match, "D7", "wonder:W1"), "good:ore", "good:culture")
            assert state.controls_wonder(PURPLE, 0)
            assert held(match, PURPLE) == {}


@rule("COC-35.3", "COC-35.24")
def test_the_diplomat_is_paid_in_the_status_phase_too() -> None:
    for goods, sent in (("gold 1", False), ("gold 1 culture 2", True)):
        match = coc(
            turn=RED,
            civ={RED: "huns", PURPLE: "egypt"},
            regions=SOUTH,
            cities={"C6": "red neutral"},
            units={"D6": "barbarian 1 infantry"},
            advances={RED: "draft nationalism"},
            goods={RED: goods},
        )
        state = state_of(match)
        state.diplomat = [PURPLE, RED]
        joined(match, "E57", PURPLE)
        state.active = NOBODY
        running(match, BarbariansMove(seat=RED, armies=[]))
        some(do(match, "effect:v:hunnic_tribes"), "pay:gold1")
        assert ("hex:D7" in match.legal()) == sent


@rule("COC-1.9", "COC-16.6")
def test_four_withdraw_with_xerxes_to_one_more() -> None:
    for chief, free in (("xerxes", True), ("darius", False)):
        match = invaded(
            "persia",
            chief,
            "1 infantry",
            "3 infantry",
            units={"C7": "purple 1 infantry"},
            regions={6: "R20", 7: "R19"},
            advances={RED: "tactics", PURPLE: "tactics"},
            hand={PURPLE: "A17"},  # Tactical Retreat
        )
        do(match, "card:A17")
        assert ("hex:C7" in match.legal() or standing(match, "C7").get("leader") == 1) == free


# -- objectives --------------------------------------------------------------------------------------


@rule("COC-32.6", "COC-23.2")
def test_a_king_who_is_given_up_to_his_own_card_was_slain_by_nobody() -> None:
    """Purple's leader and 2 infantry fall to red: by red's hits, or the leader to purple's own Martyr."""
    for hand, card, slain in (("", "", True), ("A24", "card:A24", False)):
        match = invaded(
            "greece",
            "leonidas",
            "4 infantry",
            "2 infantry",
            goals={RED: "O35"},  # King Slayer
            hand={PURPLE: hand},
            advances={RED: "tactics", PURPLE: "tactics"},
        )
        if hand:
            do(match, card, "unit:leader")  # red has only infantry to give
        roll(match, "6I", "2C")
        some(match, "unit:infantry", "unit:infantry", "unit:infantry", "unit:infantry")
        assert ("effect:o:king_slayer" in match.legal()) == slain


@rule("COC-13.7", "COC-16.6")
def test_who_withdraws_from_barbarians_in_the_own_turn_has_fought() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        regions=SOUTH,
        advances={PURPLE: "tactics"},
        hand={PURPLE: "A17"},  # Tactical Retreat
        units={"D6": "purple 2 infantry 1 settler", "C6": "barbarian 2 infantry"},
    )
    do(running(match, BarbariansMove(seat=PURPLE, armies=[])), "hex:D6", "card:A17", "hex:E6")
    assert standing(match, "E6") == {"infantry": 2, "settler": 1}
    march(match, "E6", "2 infantry 1 settler", "hex:F6")
    assert (standing(match, "E6"), standing(match, "F6")) == ({"infantry": 2}, {"settler": 1})  # he did not fight


# -- wonder cards ------------------------------------------------------------------------------------


@rule("COC-33.10", "COC-35.21")
def test_who_must_give_the_gardens_draws_like_anybody_else() -> None:
    """Red's other leader takes the Great Wall; without him the wonder of Envoys Meet may be taken."""
    kw: dict[str, Any] = {
        "civ": {PURPLE: "babylonia", RED: "china"},
        "leader": {PURPLE: "nebuchadnezzar at D7", RED: "qin_shi_huang at D2"},
        "plans": {RED: "W2"},
    }
    match = acquired(coc(turn=PURPLE, **kw), "monuments")
    state = state_of(match)
    assert (state.plans[PURPLE], state.plans[RED]) == ([1], [7])
    kw["leader"].pop(RED)
    open_one = lying(coc(turn=PURPLE, **kw), "E40")
    state = state_of(open_one)
    state.plan_deck.remove(4)
    state.envoys = 4
    acquired(open_one, "monuments")
    assert (open_one.turn, open_one.legal()) == ((RED,), ["effect:e:E40", "button:done"])
    do(open_one, "effect:e:E40")
    assert (state.plans[RED], state.envoys) == ([4], NOBODY)


@rule("COC-1.9", "COC-12.3", "COC-35.20")
def test_a_fifth_comes_into_a_full_city_if_it_is_xerxes() -> None:
    """He brings his limit along, recruited or placed by Brutus; no other leader of the Persians does."""
    full: dict[str, Any] = {
        "turn": PURPLE,
        "civ": {PURPLE: "persia"},
        "units": {"D7": "purple 4 infantry"},
        "goods": {PURPLE: "mood 1 culture 1"},
    }
    match = recruit(coc(**full), "D7", "unit:leader")
    assert standing(match, "D7") == {"infantry": 4, "leader": 1}
    assert state_of(match).leader[PURPLE] == WORLD.leader_of["xerxes"]
    gone = coc(**full)
    state_of(gone).leaders[PURPLE].remove(WORLD.leader_of["xerxes"])
    assert "action:recruit" not in again(gone).legal()
    stabbed = told(coc(**full), "E43")
    assert stabbed.legal() == ["leader:xerxes", "button:points"]
    do(stabbed, "leader:xerxes")
    assert standing(stabbed, "D7") == {"infantry": 4, "leader": 1}


# -- cards and prices that meet ----------------------------------------------------------------------


@rule("COC-22.5", "COC-33.30")
def test_a_cancelled_card_was_played_for_its_combat() -> None:
    """Purple holds both Heroic Generals, or both Good Ideas, and has won once or twice this turn."""
    for hand, wins, left in (("A5 A6", 1, False), ("A5 A6", 2, True), ("A11 A12", 1, False), ("A11 A12", 2, True)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "rome", RED: "japan"},
            regions=SOUTH,
            advances={RED: "tactics"},
            cities={"D7": "purple neutral"},
            units={"D6": "red 1 infantry"},
            hand={PURPLE: hand, RED: "A1"},
        )
        state = state_of(match)
        for tally in (VICTORIES, CONQUESTS):
            state.tally[PURPLE * TALLIES + tally] = wins
        first, second = (f"card:{name}" for name in hand.split())
        do(again(match), first, "effect:v:subterfuge")
        assert (match.state.step_name(), second in match.legal()) == ("Turn.choose", left)


@rule("COC-4.10", "COC-36.9")
def test_art_and_architecture_leave_the_third_resource_to_other_stand_ins() -> None:
    """In an alternate history Pakal builds for others: 1 culture token for two resources, their own way for one."""
    for nation, advances, goods, found in (
        ("rome", "bartering myths", "culture 1 mood 1", True),
        ("egypt", "engineering myths", "culture 1 mood 1", True),
        ("babylonia", "myths state_religion dogma", "culture 1 ideas 1", True),
        ("greece", "bartering myths", "culture 1 mood 1", False),
    ):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: nation},
            regions=SOUTH,
            advances={PURPLE: advances},
            leader={PURPLE: "pakal at D7"},
            cities={"D7": "purple neutral", "D6": "purple neutral"},
            goods={PURPLE: goods},
            alternate_history=True,
        )
        state = state_of(match)
        state.mark("a:state_religion", PURPLE, "turn")  # was used for another Temple
        assert (TEMPLE in pieces_for(state, PURPLE, place(state, "D7"))) == found, nation
        if found:
            construct(match, "D7", "building:temple")
            some(match, "effect:l:pakal.2", "good:mood")
            assert state_of(match).has_building(place(state, "D7"), TEMPLE)


@rule("COC-16.21", "COC-34.1")
def test_the_arena_adds_nothing_to_bonuses_that_are_cut() -> None:
    """Red's two infantry: +2 by High Morale is all that Hannibal allows in round 1; without him +1 may be bought."""
    for chief, card, cheers in (
        ("hannibal", "card:A6", False),
        ("hannibal", "button:none", True),
        ("dido", "card:A6", True),
    ):
        match = led(
            "carthage",
            chief,
            "red 2 infantry",
            "2 infantry",
            wonders={"W1": "D2 by red"},
            goods={RED: "mood 1"},
            advances={RED: "tactics"},
            hand={RED: "A6"},
        )
        do(march(match, "D7", "1 leader 2 infantry", "hex:D6"), card)
        roll(match, "2C", "4C")
        assert ("effect:w:W1" in match.legal()) == cheers, (chief, card)
