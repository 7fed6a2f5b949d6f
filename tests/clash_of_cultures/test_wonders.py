"""The eight wonders (section 34): each where it decides, and where it does not."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, INFANTRY, SHIP
from gonfalon.games.clash_of_cultures.rules import scoring
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.conquest import raze
from gonfalon.games.clash_of_cultures.rules.construct import may_build, wonder_piece
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.position import GONE, ON_EVENT, STOCK
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.games.clash_of_cultures.rules.status import first_chooser
from gonfalon.games.clash_of_cultures.rules.turn import Turn
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
    offered,
    owner,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.test_combat import PLAIN, fight
from tests.clash_of_cultures.war import SOUTH, go, march
from tests.support import rule

HOME = "D7 by purple"


def with_wonder(wonder: str, where: str = HOME, **more: Any) -> Match:
    more.setdefault("turn", PURPLE)
    return coc(regions=PLAIN, wonders={wonder: where} if wonder else {}, **more)


# -- Great Arena -------------------------------------------------------------------------------------


@rule("COC-34.1", "COC-4.10")
def test_great_arena_tokens_pay_for_one_another() -> None:
    for wonder, paid in (("W1", {}), ("", {"mood": 1})):
        match = with_wonder(wonder, hand={PURPLE: "A25"}, goods={PURPLE: "mood 1"})
        assert ("card:A25" in match.legal()) == bool(wonder)
        if wonder:
            do(match, "card:A25")
        assert held(match, PURPLE) == paid


@rule("COC-34.1", "COC-27.6")
def test_great_arena_does_not_help_with_the_culture_of_a_wonder() -> None:
    cities = {"D7": "purple happy", "D6": "purple happy", "C6": "purple happy"}
    for tokens, allowed in (("culture 5", True), ("culture 4 mood 5", False)):
        match = with_wonder(
            "W1",
            cities=cities,
            plans={PURPLE: "W7"},
            advances={PURPLE: "storage engineering monuments"},
            goods={PURPLE: f"food 3 wood 4 ore 5 {tokens}"},
        )
        assert ("action:construct" in match.legal()) == allowed


@rule("COC-34.1", "COC-16.20")
def test_great_arena_buys_one_point_once_in_a_land_combat() -> None:
    for wonder, left in (("W1", 1), ("", 2)):
        goods = {PURPLE: "culture 2"}
        match = fight(with_wonder(wonder, units={"D6": "red 2 infantry"}, goods=goods), "2 infantry")
        do(match, faces("3E 1L"), faces("1L 1L"))
        if wonder:
            do(match, "effect:w:W1")
        assert state_of(match).army(place(state_of(match), "D6")) == left
        if wonder:
            do(match, "button:fight", faces("3E 1L"), faces("1L"))
            assert offered(match, "button") == ["button:fight", "button:retreat"], "once in a combat"
            assert held(match, PURPLE) == {"culture": 1}


# -- Great Gardens -----------------------------------------------------------------------------------


@rule("COC-34.2", "COC-10.3")
def test_great_gardens_give_anything_from_grassland() -> None:
    for wonder, found in (("W2", True), ("", False)):
        match = do(with_wonder(wonder), "action:collect")
        frame: Any = match.state.frames[-1]
        harvests = frame._found(state_of(match))
        assert any(goods[3] for goods in harvests) == found, "ideas"
        assert any(goods[4] for goods in harvests) == found, "gold"
        assert max(goods[3] + goods[4] for goods in harvests) <= 2, "only from its two grassland spaces"


@rule("COC-34.2", "COC-13.11")
def test_great_gardens_keep_off_who_came_through_grassland() -> None:
    for wonder, start, second in (("W2", "C6", False), ("", "C6", True), ("W2", "D6", True)):
        units = {start: "red 1 infantry"}
        match = with_wonder(wonder, turn=RED, units=units, advances={RED: "tactics"})
        if start == "C6":  # red goes to the grassland D6 first
            do(match, "action:move", "hex:C6", "hex:D6")
            end_move(match)
        assert ("hex:D7" in reach(match, "hex:D6")) == second


@rule("COC-34.2")
def test_great_gardens_protect_barbarians_too_and_not_from_roads() -> None:
    more: dict[str, Any] = {"turn": RED, "advances": {RED: "tactics roads"}, "goods": {RED: "food 1 ore 1"}}
    units = {"C6": "red 1 infantry", "D7": "barbarian 1 infantry"}
    held_by_barbarians = with_wonder("W2", units=units, cities={"D7": "barbarian neutral"}, **more)
    do(held_by_barbarians, "action:move", "hex:C6", "hex:D6")
    end_move(held_by_barbarians)
    assert "hex:D7" not in reach(held_by_barbarians, "hex:D6")
    for wonder in ("W2", ""):
        cities = {"C6": "red happy"}
        match = with_wonder(wonder, units={"C6": "red 1 infantry"}, cities=cities, **more)
        assert ("road:D7" in reach(match, "hex:C6", "road")) == (not wonder)


@rule("COC-34.2", "COC-13.7")
def test_grassland_tires_only_opponents_of_the_great_gardens() -> None:
    for where, tired in (("D2 by red", True), ("D7 by purple", False), ("", False)):
        wonders = {"W2": where} if where else {}
        units = {"D7": "purple 1 infantry"}
        match = coc(turn=PURPLE, regions=PLAIN, units=units, advances={PURPLE: "tactics"}, wonders=wonders)
        do(match, "action:move", "hex:D7", "hex:D6")
        end_move(match)
        assert bool(state_of(match).tired) == tired


def end_move(match: Match) -> None:
    while match.state.step_name() != "Turn.choose":
        do(match, next(answer for answer in match.legal() if str(answer).startswith("button:")))


def reach(match: Match, start: str, *kinds: str) -> list[str]:
    """Where the units of a space could go by a Move action."""
    trial = do(match.copy(), "action:move")
    while trial.state.step_name() != "March.target":
        legal = trial.legal()
        do(trial, start if start in legal else next(a for a in legal if not str(a).startswith("button:")))
    return offered(trial, *(kinds or ("hex",)))


# -- Great Library -----------------------------------------------------------------------------------


@rule("COC-34.3")
def test_great_library_lends_an_advance_for_a_turn() -> None:
    match = with_wonder("W3", units={"D7": "purple 1 infantry"})
    assert "action:move" not in match.legal()
    do(match, "effect:w:W3")
    names = offered(match, "advance")
    assert "advance:tactics" in names
    assert not [name for name in names if name in ("advance:voting", "advance:nationalism", "advance:farming")]
    do(match, "advance:tactics")
    assert "action:move" in match.legal()
    assert "effect:w:W3" not in match.legal(), "once in a turn"
    state = state_of(match)
    assert not state.owns(PURPLE, WORLD.advance_of["tactics"])
    state.city[place(state, "D7")] = RED  # the wonder is lost; what was named stays until the end of the turn
    assert state.uses(PURPLE, WORLD.advance_of["tactics"])
    do(match, "button:end")
    assert (state_of(match).borrowed, state_of(match).lent[PURPLE]) == (-1, 0)


@rule("COC-34.3")
def test_great_library_may_be_used_at_the_start_and_in_a_conflict() -> None:
    match = running(with_wonder("W3", turn=RED), Turn(seat=PURPLE))
    assert match.legal() == ["effect:w:W3", "button:done"]
    do(match, "effect:w:W3", "advance:storage")
    assert state_of(match).uses(PURPLE, WORLD.advance_of["storage"])
    battle = fight(with_wonder("W3", units={"D6": "red 1 infantry"}, goods={PURPLE: "ore 1"}), "1 infantry")
    do(battle, "effect:w:W3", "advance:steel_weapons", "effect:a:steel_weapons", faces("1L"), faces("1L"))
    assert conflict_of(state_of(battle)).value == [3, 1]


@rule("COC-34.3")
def test_great_library_may_be_used_when_the_dice_lie_and_before_another_round() -> None:
    def at_sea() -> Match:
        match = coc(
            turn=PURPLE,
            regions=SOUTH,
            units={"D7": "purple", "E7": "purple 2 ship", "F7": "red 2 ship"},
            hand={PURPLE: "A1"},
            wonders={"W3": HOME},
        )
        march(match, "E7", "2 ship", "hex:F7")
        return do(match, "button:done", faces("3E 2E"), faces("3E 2E"))

    warned = at_sea()
    assert warned.legal() == ["effect:w:W3", "button:done"]
    do(warned, "effect:w:W3", "advance:warships")
    assert conflict_of(state_of(warned)).lost[SHIP] == 0
    drilled = do(at_sea(), "button:done", "button:fight", "effect:w:W3", "advance:tactics")
    assert (drilled.state.step_name(), drilled.turn) == ("Round.attacker_card", (PURPLE,))


# -- Great Lighthouse --------------------------------------------------------------------------------


@rule("COC-34.4", "COC-9.1")
def test_great_lighthouse_places_a_ship_after_each_activation_of_its_city() -> None:
    seas = {6: "R11"}
    for where in ("D7", "D2"):
        match = coc(turn=PURPLE, regions=seas, wonders={"W4": f"{where} by purple"})
        state = state_of(match)
        do(match, "action:collect")
        do(match, match.legal()[0])
        water = [f"hex:{state.land().hexes[spot]}" for spot, terrain in enumerate(state.terrain) if terrain == 4]
        assert water
        if where == "D7":
            assert [answer for answer in match.legal() if answer != "button:none"] == water
            do(match, water[0])
            assert standing(match, water[0].removeprefix("hex:")) == {"ship": 1}
        else:
            assert match.state.step_name() == "Turn.choose"


@rule("COC-34.4", "COC-27.2")
def test_great_lighthouse_needs_a_port() -> None:
    for pieces, allowed in (("port", True), ("academy", False)):
        cities = {"D6": f"purple happy {pieces}", "D7": "purple", "C6": "purple"}
        advances = {PURPLE: "engineering fishing cartography"}
        match = coc(turn=PURPLE, regions={6: "R11"}, cities=cities, plans={PURPLE: "W4"}, advances=advances)
        state = state_of(match)
        assert may_build(state, PURPLE, place(state, "D6"), wonder_piece(WORLD.wonders.index("W4"))) == allowed


@rule("COC-34.4", "COC-28.10")
def test_great_lighthouse_names_the_first_player() -> None:
    goods = {RED: "mood 5"}
    assert first_chooser(state_of(with_wonder("W4", goods=goods))) == PURPLE
    assert first_chooser(state_of(with_wonder("W5", goods=goods))) == RED
    assert first_chooser(state_of(with_wonder("W4", "D2 by purple", goods=goods))) == RED, "red holds the city"


# -- Great Mausoleum ---------------------------------------------------------------------------------


@rule("COC-34.5", "COC-22.7")
def test_great_mausoleum_draws_from_the_discard_pile_and_buries_what_is_played() -> None:
    for wonder in ("W5", ""):
        match = with_wonder(wonder, hand={PURPLE: "A25"}, goods={PURPLE: "culture 1"})
        state = state_of(match)
        for name in ("A1", "A2"):
            state.deck.remove(card(name)[0])
            state.discard.append(card(name)[0])
        do(again(match), "card:A25")
        assert state_of(match).discard == ([24, 0, 1] if wonder else [0, 1, 24])
        running(match, DrawActions(seat=PURPLE))
        assert (match.turn == (PURPLE,)) == bool(wonder)
        if wonder:
            assert match.legal() == ["card:A2", "button:deck"]
            assert state_of(do(match, "card:A2")).hand[PURPLE] == [1]


@rule("COC-34.5", "COC-24.5")
def test_great_mausoleum_takes_the_last_event() -> None:
    for wonder in ("W5", ""):
        match = with_wonder(wonder)
        state = state_of(match)
        state.events.take(card("E3"))
        state.event_discard.append(card("E3")[0])
        running(again(match), DrawEvent(seat=PURPLE))
        assert ("event:E3" in match.legal() if match.turn == (PURPLE,) else False) == bool(wonder)


# -- Great Pyramids ----------------------------------------------------------------------------------


def wonders_line(match: Match, seat: int) -> int:
    return scoring.lines(state_of(match), seat)[3]


@rule("COC-34.6", "COC-27.9", "COC-27.12", "COC-EX-59")
def test_great_pyramids_are_their_builders() -> None:
    taken = with_wonder("W6", "D2 by purple")
    assert [wonders_line(taken, seat) for seat in (RED, PURPLE)] == [0, 10]
    other = with_wonder("W7", "D2 by purple")
    assert [wonders_line(other, seat) for seat in (RED, PURPLE)] == [4, 4]
    state = state_of(taken)
    wonder = WORLD.wonders.index("W6")
    state.wonder_at[wonder] = ON_EVENT
    state.ruins.append([WORLD.event_of["E29"], RED, -1 - wonder])
    state.table.append(WORLD.event_of["E29"])
    assert [wonders_line(taken, seat) for seat in (RED, PURPLE)] == [0, 10]
    state.wonder_at[wonder] = GONE
    state.ruins.clear()
    assert [wonders_line(taken, seat) for seat in (RED, PURPLE)] == [0, 0]


@rule("COC-34.6", "COC-30.4", "COC-EX-59")
def test_the_builder_of_the_great_pyramids_wins_ties() -> None:
    for wonder, winner in (("W6", PURPLE), ("W7", RED)):
        more = "fishing tactics" if wonder == "W6" else ""
        advances = {PURPLE: "fishing tactics", RED: more}
        match = with_wonder(wonder, "D2 by purple", cities={"D2": "red happy academy"}, advances=advances)
        state = state_of(match)
        if wonder == "W6":  # 5 points for purple: 2 objectives and 2 advances for red
            state.done[RED] = [*card("O5"), *card("O6")]
        assert scoring.halves(state, RED) == scoring.halves(state, PURPLE)
        assert scoring.winners(state) == (winner,)


@rule("COC-34.6", "COC-17.2")
def test_only_other_wonders_are_taken_with_a_city() -> None:
    for wonder, told in (("W6", False), ("W7", True)):
        base = with_wonder(wonder, "D6 by red", cities={"D6": "red neutral", "D2": ""})
        match = fight(base, "1 infantry")
        assert owner(match, "D6") == PURPLE
        do(match, "button:end")
        assert any(line["key"] == "wonder-taken" for line in match.log(None)) == told


# -- Great Statue ------------------------------------------------------------------------------------


@rule("COC-34.7", "COC-3.7")
def test_great_statue_gives_an_action_for_an_objective_once_a_turn() -> None:
    match = with_wonder("W7", goals={PURPLE: "O2 O8"}, actions=1)
    do(match, "effect:w:W7", "goal:O2")
    state = state_of(match)
    assert (state.actions, state.goals[PURPLE], state.goal_discard) == (2, [*card("O8")], [*card("O2")])
    assert "effect:w:W7" not in match.legal()
    assert "effect:w:W7" not in with_wonder("W7").legal(), "no objective to discard"
    assert "effect:w:W7" not in with_wonder("", goals={PURPLE: "O2"}).legal()


@rule("COC-34.7", "COC-27.4", "COC-27.7")
def test_great_statue_draws_an_objective_when_it_is_built() -> None:
    match = coc(
        turn=PURPLE,
        regions=PLAIN,
        cities={"D7": "purple happy", "D6": "purple"},
        plans={PURPLE: "W7"},
        advances={PURPLE: "storage engineering monuments"},
        goods={PURPLE: "food 3 wood 4 ore 5 culture 5"},
    )
    do(match, "action:construct", card("O5"))
    state = state_of(match)
    assert (state.goals[PURPLE], state.wonder_at[6]) == ([*card("O5")], place(state, "D7"))
    assert place(state, "D7") in state.activated


# -- Great Wall --------------------------------------------------------------------------------------


@rule("COC-34.8", "COC-16.11")
def test_great_wall_weakens_the_first_round_against_a_happy_city() -> None:
    for mood, value in (("happy", 2), ("neutral", 4)):
        base = with_wonder("W8", "D2 by red", units={"D6": "red 2 infantry"}, cities={"D6": f"red {mood}"})
        match = fight(base, "2 infantry")
        do(match, faces("3E 1L"), faces("1L 1L"))
        assert conflict_of(state_of(match)).value[0] == value
        do(match, "button:fight", faces("3E 1L"), faces("1L 1L"))
        assert conflict_of(state_of(match)).value[0] == 4, "in round 1 only"


@rule("COC-34.8", "COC-25.14")
def test_great_wall_beats_barbarians_at_once() -> None:
    for wonder in ("W8", ""):
        match = with_wonder(wonder, units={"D6": "barbarian 3 infantry"}, cities={"D7": "purple angry"})
        state = state_of(match)
        spot = place(state, "D6")
        state.lift(spot, 1, 3)
        supply = state.supply[BARBARIAN * STOCK + INFANTRY]
        running(match, attack(state, BARBARIAN, [0, 3, 0, 0, 0, 0], -1, place(state, "D7")))
        assert owner(match, "D7") == (PURPLE if wonder else BARBARIAN)
        assert held(match, PURPLE).get("gold", 0) == (1 if wonder else 0)
        assert state.supply[BARBARIAN * STOCK + INFANTRY] - supply == (3 if wonder else 0)


# -- wonders in other hands --------------------------------------------------------------------------


@rule("COC-27.8", "COC-27.11")
def test_a_wonder_goes_with_its_city() -> None:
    match = with_wonder("W7")
    state = state_of(match)
    assert wonders_line(match, PURPLE) == 8
    raze(state, place(state, "D7"))
    wonder = WORLD.wonders.index("W7")
    assert (state.wonder_at[wonder], wonder in state.plan_deck) == (GONE, False)
    assert wonders_line(match, PURPLE) == 0


@rule("COC-27.10", "COC-27.9")
def test_barbarians_use_no_wonder_and_whoever_comes_next_does() -> None:
    there = {"D7": "", "D6": "barbarian neutral"}
    match = with_wonder("W7", "D6 by red", cities=there, units={"D7": "purple 2 infantry"}, goals={PURPLE: "O2"})
    assert [wonders_line(match, seat) for seat in (RED, PURPLE)] == [4, 0]
    assert "effect:w:W7" not in match.legal()
    fight(match, "1 infantry")
    assert owner(match, "D6") == PURPLE
    assert [wonders_line(match, seat) for seat in (RED, PURPLE)] == [4, 4]
    assert "effect:w:W7" in match.legal()


@rule("COC-31.41", "COC-34.1")
def test_with_the_great_arena_a_culture_token_votes() -> None:
    for wonder, allowed in (("W1", True), ("", False)):
        cities = {"D7": "purple neutral"}
        match = with_wonder(wonder, cities=cities, advances={PURPLE: "voting"}, goods={PURPLE: "culture 3"})
        assert ("effect:a:voting" in match.legal()) == allowed


@rule("COC-34.5", "COC-24.5")
def test_the_last_event_is_resolved_again_or_a_new_one_drawn() -> None:
    for answer, left in (("event:E32", ["E32"]), ("button:deck", ["E33", "E32"])):
        match = with_wonder("W5", units={"D7": "purple"})
        state = state_of(match)
        state.events.take(card("E32"))
        state.event_discard.append(card("E32")[0])
        running(again(match), DrawEvent(seat=PURPLE))
        size = state.events.size()
        do(match, answer)
        if answer == "button:deck":
            assert match.turn == (-1,)
            do(match, card("E33"))
        while match.state.step_name() != "Turn.choose":
            do(match, match.legal()[0])
        assert state_of(match).event_discard == [WORLD.event_of[name] for name in left]  # its owner buries it
        assert state_of(match).events.size() == size - (answer == "button:deck")


@rule("COC-34.4", "COC-33.14")
def test_the_great_lighthouse_guides_a_ship_only_where_there_is_room() -> None:
    for ships, pirates, open_sea in ((2, 1, True), (3, 1, False)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "carthage"},
            regions={6: "R05", 8: "R08"},
            units={"E7": f"purple {ships} ship"},
            pirates={"E7": pirates},
            advances={PURPLE: "fishing navigation"},
            wonders={"W4": HOME},
        )
        do(match, "action:collect")
        do(match, next(answer for answer in match.legal() if str(answer).startswith("collect")))
        assert match.state.step_name() == "PlaceUnit.choose"
        assert ("hex:E7" in match.legal()) == open_sea
        assert "hex:F7" in match.legal()
    none = coc(turn=PURPLE, regions={6: "R11"}, units={"D5": "purple 4 ship"}, wonders={"W4": HOME})
    do(none, "action:collect")
    do(none, none.legal()[0])
    assert none.state.step_name() == "Turn.choose"  # all four are on the map


@rule("COC-34.2")
def test_great_gardens_are_for_their_own_city() -> None:
    for where, found in (("D7 by purple", True), ("D2 by purple", False)):
        match = do(with_wonder("W2", where), "action:collect")
        frame: Any = match.state.frames[-1]
        assert any(goods[3] for goods in frame._found(state_of(match))) == found


@rule("COC-34.3", "COC-4.11")
def test_what_the_library_lent_is_given_back_with_what_it_held() -> None:
    match = do(with_wonder("W3"), "effect:w:W3", "advance:storage")
    state = state_of(match)
    state.goods[PURPLE * 7] = 5
    do(again(match), "button:end")
    assert held(match, PURPLE) == {"food": 2}
    other = running(with_wonder("W3", "D2 by red", turn=RED), Turn(seat=PURPLE))
    assert "effect:w:W3" not in other.legal()  # not in the turn of another


@rule("COC-34.8", "COC-25.14")
def test_the_great_wall_shields_every_city_of_its_owner_and_no_other() -> None:
    for where, city, mood, value in (
        ("D2 by red", "red", "happy", 2),
        ("D7 by purple", "red", "happy", 4),
        ("D2 by red", "barbarian", "happy", 4),
    ):
        base = with_wonder("W8", where, units={"D6": f"{city} 2 infantry"}, cities={"D6": f"{city} {mood}"})
        match = fight(base, "2 infantry")
        do(match, faces("3E 1L"))
        assert conflict_of(state_of(match)).value[0] == value
    beaten = with_wonder("W8", cities={"D2": "red angry"}, turn=RED)
    fight(beaten, "3 infantry", target="D2", origin="", attacker=BARBARIAN)
    assert owner(beaten, "D2") == BARBARIAN  # purple's wall does not stand there


@rule("COC-27.4", "COC-27.9", "COC-34.6", "COC-34.7")
def test_a_wonder_works_and_scores_in_every_space_of_the_map() -> None:
    first = state_of(coc()).land().hexes[0]
    for wonder, halves in (("W6", 10), ("W7", 8)):
        match = coc(
            regions={1: "R20"},
            cities={first: "red happy", "D2": ""},
            wonders={wonder: f"{first} by red"},
            goals={RED: "O2"},
        )
        state = state_of(match)
        number = WORLD.wonders.index(wonder)
        assert wonders_line(match, RED) == halves
        assert state.controls_wonder(RED, number)
        assert state.size(place(state, first)) == 2
        assert ("effect:w:W7" in match.legal()) == (wonder == "W7")
        assert scoring.winners(state) == (RED,)
        state.city[place(state, first)] = PURPLE
        assert not state.controls_wonder(RED, number)
    tie = coc(regions={1: "R20"}, cities={first: "purple happy", "D2": "red happy"}, wonders={"W6": f"{first} by red"})
    state = state_of(tie)
    state.done[PURPLE] = [*card("O5"), *card("O6")]
    while scoring.halves(state, RED) != scoring.halves(state, PURPLE):
        seat = RED if scoring.halves(state, RED) < scoring.halves(state, PURPLE) else PURPLE
        state.merits.append([WORLD.event_of["E39"], seat, 1])
        state.table = [WORLD.event_of["E39"]]
    assert scoring.winners(state) == (RED,)  # the builder of the Great Pyramids


@rule("COC-34.2", "COC-31.10")
def test_a_road_round_the_grassland_leads_into_the_great_gardens() -> None:
    for wonder, blocked, open_road in (("W2", False, True), ("W2", True, False), ("", False, True)):
        guards = {"C7": "purple 1 infantry", "C8": "purple 1 infantry"} if blocked else {}  # on both dry ways
        match = coc(
            turn=RED,
            regions={6: "R20", 7: "R19"},
            wonders={wonder: HOME} if wonder else {},
            cities={"B7": "red happy"},
            units={"B7": "red 1 infantry", "D7": "purple", **guards},
            advances={RED: "tactics roads"},
            goods={RED: "food 1 ore 1"},
        )
        assert ("road:D7" in reach(match, "hex:B7", "road")) == open_road, (wonder, blocked)


def beside_the_gardens(at: str, **more: str) -> Match:
    """Two infantry of red, Roads, and the Great Gardens of purple in D7 with dry land to the east alone."""
    return coc(
        turn=RED,
        regions={6: "R20", 7: "R19"},
        wonders={"W2": HOME},
        cities={at: "red happy", "D7": "purple happy"},
        units={"D7": "purple", at: "red 2 infantry", **more},
        advances={RED: "tactics roads"},
        goods={RED: "food 2 ore 2"},
    )


@rule("COC-34.2", "COC-31.10")
def test_grassland_passed_by_roads_has_been_entered() -> None:
    match = march(beside_the_gardens("D5"), "D5", "2 infantry", "road:C7")  # by C6 or D6, both grassland
    end_move(match)
    assert "hex:D7" not in reach(match, "hex:C7")
    dry = march(beside_the_gardens("B7"), "B7", "2 infantry", "road:C8")  # by dry land alone
    end_move(dry)
    assert "hex:D7" in reach(dry, "hex:C8")


@rule("COC-34.2", "COC-31.10")
def test_the_dry_way_into_the_gardens_has_room_for_the_squad() -> None:
    for there, found in (("", True), ("red 4 infantry", False)):
        match = beside_the_gardens("C6", **({"C7": there} if there else {}))
        assert ("road:D7" in reach(match, "hex:C6", "road")) == found
    do(match, "action:move", "hex:C6")
    go(match, "2 infantry")
    assert refused(match, "road:D7") == "COC-34.2"


@rule("COC-34.2", "COC-31.10")
def test_the_gardens_are_entered_from_dry_land() -> None:
    match = march(beside_the_gardens("C6"), "C6", "2 infantry", "road:D7")
    assert "hex:D6" not in match.legal()  # grassland; C7, a mountain, is the other way


@rule("COC-34.6")
def test_great_pyramids_in_the_first_space_of_the_map_are_their_builders_too() -> None:
    for where in ("A3", "B3"):  # A3 is the very first
        match = coc(regions={1: "R20"}, cities={where: "red neutral"}, wonders={"W6": f"{where} by purple"})
        assert [wonders_line(match, seat) for seat in (RED, PURPLE)] == [0, 10], where
