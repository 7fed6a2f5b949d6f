"""Envoys Meet, Solar Eclipse, Trojan Horse (COC-35.7, 35.8, 35.21)."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.cards import DrawPlan
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    card,
    coc,
    do,
    faces,
    held,
    offered,
    owner,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import discarded, lying, on_table, points, told
from tests.support import rule


@rule("COC-35.21")
def test_envoys_bring_gifts_and_lay_a_wonder_open() -> None:
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E40")
    assert (held(match, PURPLE), held(match, RED)) == ({"ideas": 1, "culture": 1}, {"culture": 1})
    do(match, card("W3"))
    state = state_of(match)
    assert (state.envoys, on_table(match, "E40")) == (WORLD.wonders.index("W3"), True)
    running(match, DrawPlan(seat=RED))
    other = match.copy()
    do(match, "effect:e:E40")
    assert (state_of(match).plans[RED], discarded(match, "E40")) == ([WORLD.wonders.index("W3")], True)
    assert match.state.step_name() == "Turn.choose"  # no other card is drawn
    do(other, "button:done", card("W5"))
    assert (state_of(other).plans[RED], on_table(other, "E40")) == ([WORLD.wonders.index("W5")], True)


@rule("COC-35.21")
def test_with_an_empty_wonder_deck_the_event_is_discarded() -> None:
    plans = {RED: "W1 W2 W3 W4", PURPLE: "W5 W6 W7 W8"}
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, plans=plans), "E40")
    assert (on_table(match, "E40"), discarded(match, "E40"), held(match, RED)) == (False, True, {"culture": 1})


def _attack(name: str = "", defenders: str = "red 2 infantry", goods: str = "", hand: str = "") -> Match:
    """Two infantry from D7 against a red city in D6."""
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        regions={6: "R20"},
        cities={"D6": "red neutral"},
        units={"D7": "purple 2 infantry", "D6": defenders},
        advances={PURPLE: "tactics", RED: "tactics"},
        goods={PURPLE: goods},
        hand={RED: hand},
    )
    if name:
        lying(match, name)
    return do(match, "action:move", "hex:D7", "take:infantry_2", "hex:D6")


@rule("COC-35.7", "COC-16.16")
def test_an_eclipse_ends_the_combat_after_its_first_round() -> None:
    match = do(_attack("E41"), faces("1L 1L"), faces("1L 1L"))
    assert (standing(match, "D7"), standing(match, "D6")) == ({"infantry": 2}, {"infantry": 2})
    assert (points(match, "events", RED), points(match, "events")) == (1, 0)  # nobody has won: the defender's
    plain = do(_attack(), faces("1L 1L"), faces("1L 1L"))
    assert offered(plain, "button") == ["button:fight", "button:retreat"]


@rule("COC-35.7")
def test_the_winner_of_that_combat_has_the_point_and_the_card_is_used_up() -> None:
    match = do(_attack("E41", "red 1 infantry"), faces("4C 4C"), faces("1L"))
    assert (owner(match, "D6"), points(match, "events"), points(match, "events", RED)) == (PURPLE, 1, 0)
    assert on_table(match, "E41")


@rule("COC-35.7", "COC-33.34")
def test_who_cannot_retreat_fights_on_and_the_point_waits_for_the_end() -> None:
    def converting(*after: Any) -> Match:
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "persia"},
            regions={6: "R20"},
            units={"D6": "red 2 infantry"},
            advances={PURPLE: "myths priesthood"},
        )
        return do(lying(match, "E41"), "action:influence", faces("5I"), faces("1L"), faces("1L"), *after)

    match = converting()
    assert (match.state.step_name(), state_of(match).merits) == ("Round.roll", [])  # both stand: a second round
    won = converting(faces("5C"), faces("1L"))
    assert (points(won, "events"), points(won, "events", RED)) == (1, 0)
    lost = converting(faces("1L"), faces("5C"))
    assert (points(lost, "events"), points(lost, "events", RED)) == (0, 1)
    both = converting(faces("5C"), faces("5C"))
    assert (points(both, "events"), points(both, "events", RED)) == (0, 1)  # nobody has won: the defender's


@rule("COC-35.7")
def test_a_capture_without_rounds_does_not_use_the_eclipse_up() -> None:
    match = _attack("E41", "red 1 settler")
    assert owner(match, "D6") == PURPLE
    assert (points(match, "events"), state_of(match).merits) == (0, [])


@rule("COC-35.7")
def test_barbarians_get_no_point() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        regions={6: "R20"},
        cities={"D6": "barbarian neutral"},
        units={"D7": "purple 2 infantry", "D6": "barbarian 2 infantry"},
        advances={PURPLE: "tactics"},
    )
    lying(match, "E41")
    do(match, "action:move", "hex:D7", "take:infantry_2", "hex:D6", faces("1L 1L"), faces("1L 1L"))
    assert standing(match, "D7") == {"infantry": 2}
    assert (points(match, "events"), points(match, "events", RED), len(state_of(match).merits)) == (0, 0, 1)


@rule("COC-35.8", "COC-16.5")
def test_a_wooden_horse_silences_the_defender_in_round_one() -> None:
    match = _attack("E42", goods="wood 1 culture 1", hand="A1")
    assert offered(match, "effect") == ["effect:e:E42"]
    refusing = match.copy()
    do(match, "effect:e:E42")
    assert (held(match, PURPLE), points(match, "events")) == ({}, 1)
    do(match, faces("1L 1L"), faces("1L 1L"), "button:fight")  # no card of red in round 1
    assert (match.turn, offered(match, "card")) == ((RED,), ["card:A1"])
    do(refusing, "button:done")
    assert (refusing.turn, points(refusing, "events")) == ((RED,), 0)


@rule("COC-35.8")
def test_the_horse_needs_a_defended_city_its_price_and_a_fresh_card() -> None:
    assert offered(_attack("E42", hand="A1"), "effect") == []
    assert owner(_attack("E42", "red 1 settler", "wood 1 culture 1"), "D6") == PURPLE


def _siege(name: str, used: bool = False, **more: Any) -> Match:
    """Two infantry from D7 against D6, with this event on the table, used up or not."""
    table: dict[str, Any] = {
        "turn": PURPLE,
        "civ": {PURPLE: "rome"},
        "regions": {6: "R20"},
        "cities": {"D6": "red neutral"},
        "units": {"D7": "purple 2 infantry", "D6": "red 2 infantry"},
        "advances": {PURPLE: "tactics"},
    }
    match = lying(coc(**{**table, **more}), name)
    if used:
        state_of(match).merits.append([WORLD.event_of[name], RED, 2])
    return do(match, "action:move", "hex:D7", "take:infantry_2", "hex:D6")


@rule("COC-35.7")
def test_an_eclipse_comes_once() -> None:
    for used, over in ((False, True), (True, False)):
        match = do(_siege("E41", used), faces("1L 1L"), faces("1L 1L"))
        assert (offered(match, "button") == ["button:fight", "button:retreat"]) == (not over)
        assert points(match, "events", RED) == 1


@rule("COC-35.7", "COC-19.1")
def test_no_eclipse_at_sea() -> None:
    units = {"E7": "purple 1 ship", "F7": "red 1 ship"}
    match = lying(coc(turn=PURPLE, civ={PURPLE: "rome"}, regions={8: "R08"}, units=units), "E41")
    do(match, "action:move", "hex:E7", "hex:F7", faces("1L"), faces("1L"))
    assert (offered(match, "button"), state_of(match).merits) == (["button:fight", "button:retreat"], [])


@rule("COC-35.8")
def test_the_horse_is_the_attacker_s_and_comes_once() -> None:
    goods = {PURPLE: "wood 1 culture 1", RED: "wood 1 culture 1"}
    for more, asked in (
        ({"goods": goods}, True),
        ({"goods": {RED: "wood 1 culture 1"}}, False),
        ({"goods": {PURPLE: "culture 1"}}, False),
        ({"goods": goods, "used": True}, False),
        ({"goods": goods, "cities": {}}, False),
        ({"goods": goods, "units": {"D7": "purple 2 infantry", "D6": "red"}}, False),
        (
            {
                "goods": goods,
                "units": {"D7": "purple 2 infantry", "D6": "red"},
                "cities": {"D6": "red neutral fortress"},
            },
            True,
        ),
    ):
        match = _siege("E42", **more)
        assert ("effect:e:E42" in match.legal()) == asked, more
