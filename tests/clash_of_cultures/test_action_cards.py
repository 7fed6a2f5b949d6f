"""The upper halves of action cards (section 22, COC-35): each where it decides, and where it does not."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, INFANTRY
from gonfalon.games.clash_of_cultures.rules.position import STOCK
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.views import visible
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    BLUE,
    PURPLE,
    RED,
    WORLD,
    again,
    card,
    coc,
    do,
    faces,
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
    tile,
)
from tests.clash_of_cultures.drawn import joined
from tests.clash_of_cultures.test_combat import PLAIN, fight
from tests.support import rule

BESIDE = {"D6": "red 1 infantry"}  # red stands one step from the home of purple


def table(cards: str, **more: Any) -> Match:
    """Purple has the turn and these cards."""
    more.setdefault("goods", {PURPLE: "culture 1"})
    return coc(turn=PURPLE, regions=PLAIN, hand={PURPLE: cards}, **more)


def playable(match: Match) -> list[str]:
    return offered(match, "card")


def box(match: Match, seat: int = PURPLE) -> int:
    return state_of(match).box[seat]


# -- advances and ideas ------------------------------------------------------------------------------


@rule("COC-35.1", "COC-22.1", "COC-22.6", "COC-22.10")
def test_advance_costs_a_token_and_no_cube_of_the_event_box() -> None:
    match = table("A1")
    cubes = box(match)
    do(match, "card:A1", "advance:fishing")
    assert owns(match, PURPLE, "fishing")
    assert box(match) == cubes
    assert (held(match, PURPLE), state_of(match).discard, state_of(match).actions) == ({"mood": 1}, [0], 3)
    poor = table("A1", goods={})
    assert (playable(poor), refused(poor, "card:A1")) == ([], "COC-0.3")


@rule("COC-35.1")
def test_inspiration_copies_from_an_opponent_nearby() -> None:
    match = table("A3", units=BESIDE, advances={RED: "fishing draft"})
    cubes = box(match)
    do(match, "card:A3")
    assert box(match) == cubes
    assert owns(match, PURPLE, "fishing"), "Draft is not legal yet, so there is nothing to choose"
    assert playable(table("A3", advances={RED: "fishing"})) == [], "red is too far away"
    assert playable(table("A3", units=BESIDE)) == [], "red knows nothing more"


@rule("COC-35.1", "COC-22.10")
def test_tech_exchange_teaches_both() -> None:
    match = table("A39", units=BESIDE, advances={RED: "fishing", PURPLE: "writing tactics"})
    cubes = box(match), box(match, RED)
    do(match, "card:A39")
    assert owns(match, PURPLE, "fishing")
    assert match.turn == (RED,)
    do(match, "advance:tactics")
    assert owns(match, RED, "tactics")
    assert not owns(match, RED, "writing")
    assert (box(match), box(match, RED)) == cubes


@rule("COC-22.10")
def test_the_player_it_is_aimed_at_is_named_with_the_card() -> None:
    three = coc(3, turn=PURPLE, hand={PURPLE: "A3"}, advances={RED: "fishing", BLUE: "tactics"})
    state = state_of(three)
    spots = [spot for spot in state.land().near[state.land().start(PURPLE)] if state.is_land(spot)]
    for seat in (RED, BLUE):
        state.put(seat, 1, spots[seat // 2])
    again(three)
    do(three, "card:A3")
    assert offered(three, "seat") == ["seat:2", "seat:0"]
    do(three, "seat:2")
    assert owns(three, PURPLE, "tactics")
    assert not owns(three, PURPLE, "fishing")


@rule("COC-22.5", "COC-35.1", "COC-EX-50")
def test_teach_us_now_once_for_a_conquest() -> None:
    def conquest(hand: str, target: str = "red neutral") -> Match:
        base = table(hand, cities={"D6": target}, advances={RED: "fishing tactics"})
        return do(fight(base, "1 infantry"), *(["button:none"] if target.startswith("red") else []))

    match = conquest("A35 A36")
    cubes = box(match)
    do(match, "effect:c:teach_us_now", "advance:tactics")
    assert box(match) == cubes
    assert owns(match, PURPLE, "tactics")
    assert owns(match, RED, "tactics")
    assert match.state.step_name() == "Turn.choose"
    assert state_of(match).hand[PURPLE] == [35]
    assert playable(match) == []
    blind = conquest("A1")
    assert blind.legal() == ["button:done"], "asked without the card, so that being asked tells nothing"
    assert conquest("A35", "barbarian neutral").state.step_name() == "Turn.choose"


@rule("COC-35.1", "COC-22.6")
def test_tech_synergy_needs_two_advances_of_a_group_and_their_price() -> None:
    match = table("A33", goods={PURPLE: "food 2 ideas 1 gold 1"})
    cubes = box(match)
    do(match, "card:A33", "advance:fishing", "pay:food2", "advance:cartography")
    assert owns(match, PURPLE, "fishing")
    assert owns(match, PURPLE, "cartography")
    assert not {"food", "ideas", "gold"} & held(match, PURPLE).keys()
    assert (state_of(match).actions, box(match)) == (2, cubes)
    assert playable(table("A33", goods={PURPLE: "food 2 ideas 1"})) == []


@rule("COC-35.1")
def test_idea_synergy_pays_and_gives_two_ideas() -> None:
    match = table("A41", goods={PURPLE: "food 2"})
    cubes = box(match)
    do(match, "card:A41", "advance:tactics")
    assert (held(match, PURPLE).get("ideas"), held(match, PURPLE).get("food"), box(match)) == (2, None, cubes)
    assert playable(table("A41", goods={PURPLE: "food 1"})) == []


@rule("COC-22.6")
def test_leap_of_knowledge_counts_academies_of_any_colour_in_ones_cities() -> None:
    cities = {"D6": "purple academy:red", "C6": "purple academy", "D5": "red academy:purple"}
    match = do(table("A9", cities=cities), "card:A9")
    assert held(match, PURPLE)["ideas"] == 2
    assert playable(table("A9")) == []
    assert playable(table("A9", cities=cities, goods={PURPLE: "ideas 7"})) == [], "no room for another idea"


@rule("COC-35.19", "COC-22.2", "COC-22.5")
def test_good_ideas_and_heroic_general_once_for_a_combat_won() -> None:
    won = fight(table("A11 A12 A5 A6", units={"D6": "red 1 infantry"}, cities={"D7": "purple angry"}), "2 infantry")
    do(won, faces("4C 4C"), faces("1L"))
    assert playable(won) == ["card:A5", "card:A6", "card:A11", "card:A12"]
    do(won, "card:A12")
    assert (held(won, PURPLE)["ideas"], playable(won)) == (2, ["card:A5", "card:A6"])
    do(won, "card:A5")
    assert (mood(won, "D7"), playable(won)) == ("neutral", [])
    empty = fight(table("A11 A5", cities={"D6": "red neutral", "D7": "purple angry"}), "1 infantry")
    do(empty, "button:none")
    assert playable(empty) == ["card:A11"], "no unit was defeated"
    assert playable(table("A11 A5", cities={"D7": "purple angry"})) == []


@rule("COC-35.19")
def test_heroic_general_raises_a_second_step_for_a_mood_token() -> None:
    base = table("A5", units={"D6": "red 1 infantry"}, cities={"D7": "purple angry"}, goods={PURPLE: "mood 1"})
    won = do(fight(base, "2 infantry"), faces("4C 4C"), faces("1L"), "card:A5", "button:pay")
    assert (mood(won, "D7"), held(won, PURPLE)) == ("happy", {})


# -- actions, Collects, buildings --------------------------------------------------------------------


@rule("COC-3.7", "COC-22.4")
def test_leadership_gives_an_action_each_time() -> None:
    match = do(table("A25 A26", goods={PURPLE: "culture 2"}, actions=1), "card:A25")
    assert state_of(match).actions == 2
    do(match, "card:A26")
    assert state_of(match).actions == 3


@rule("COC-3.3", "COC-3.7")
def test_assassination_takes_an_action_of_the_next_turn() -> None:
    match = do(table("A27 A28", goods={PURPLE: "culture 2"}), "card:A27")
    assert playable(match) == [], "red is under its effect already"
    running(match, Turn(seat=RED))
    assert (match.turn, state_of(match).actions) == ((RED,), 2)
    other = running(table("A27"), Turn(seat=RED))
    assert state_of(other).actions == 3


@rule("COC-10.11", "COC-35.17")
def test_focused_collection_uses_a_space_again() -> None:
    plain = do(table("A19"), "action:collect")
    match = do(table("A19"), "card:A19")
    assert "collect:wood2" not in plain.legal()
    assert "collect:wood2" in match.legal()
    assert most(match) == most(plain) == 2
    do(match, "collect:wood2", "action:collect")
    assert "collect:wood2" not in match.legal(), "for one Collect only"


@rule("COC-10.11")
def test_mass_collection_adds_two() -> None:
    normal = do(table("A29"), "action:collect")
    match = do(table("A29"), "card:A29")
    assert (most(match), state_of(match).actions) == (most(normal) + 2, 2)
    done = do(match, match.legal()[0])
    do(done, "action:collect")
    assert most(done) == most(normal), "for one Collect only"
    assert playable(table("A29 A19", actions=0)) == [], "no Collect could follow"


def most(match: Match) -> int:
    frame: Any = match.state.frames[-1]
    return int(max(sum(goods) for goods in frame._found(state_of(match))))


@rule("COC-9.1", "COC-35.5", "COC-22.6")
def test_city_growth_builds_without_resources_but_with_every_condition() -> None:
    cities = {"D6": "purple neutral", "D7": "purple happy"}
    match = table("A17", cities=cities, advances={PURPLE: "writing"})
    do(match, "card:A17", "hex:D7")
    assert state_of(match).has_building(place(state_of(match), "D7"), 2)
    assert (held(match, PURPLE), state_of(match).actions) == ({"ideas": 2}, 2)
    assert place(state_of(match), "D7") in state_of(match).activated
    assert playable(table("A17", cities=cities)) == [], "no advance names a building"
    assert playable(table("A17", advances={PURPLE: "writing"})) == [], "one city stays of size 1"


# -- culture, regions, hands -------------------------------------------------------------------------


@rule("COC-35.2", "COC-21.8")
def test_cultural_awe_wins_over_a_barbarian_settlement() -> None:
    there = {"cities": {"D6": "barbarian neutral"}, "units": {"D6": "barbarian 3 infantry"}}
    match = do(table("A15", **there), "card:A15")
    do(match, faces("6I"), "unit:settler")
    assert (owner(match, "D6"), mood(match, "D6"), standing(match, "D6")) == (PURPLE, "neutral", {"settler": 1})
    assert refused(match, "action:influence") == "COC-21.8"
    failed = do(table("A15", **there, goods={}), "card:A15", faces("1L"))
    assert (owner(failed, "D6"), playable(failed), state_of(failed).discard) == (BARBARIAN, [], [14])
    assert "action:influence" not in failed.legal(), "the attempt is used up"
    large = {"cities": {"D6": "barbarian neutral temple:red"}, "units": {}}
    assert playable(table("A15", **large)) == [], "size 2"
    assert playable(table("A15", **there, actions=0)) == []


@rule("COC-35.2", "COC-31.34")
def test_cultural_awe_by_arts_needs_its_target_in_reach_of_what_is_left() -> None:
    far = {"cities": {"D5": "barbarian neutral", "D6": "red temple"}, "advances": {PURPLE: "arts"}, "actions": 0}
    for culture, allowed in ((1, []), (2, ["card:A15"])):  # 1 for Arts, 1 for the range
        assert playable(table("A15", **far, goods={PURPLE: f"culture {culture}"})) == allowed
    near = {**far, "cities": {"D6": "barbarian neutral"}}
    assert playable(table("A15", **near)) == ["card:A15"]


@rule("COC-15.8", "COC-22.6")
def test_explorers_lay_a_tile_and_place_a_settler() -> None:
    match = do(table("A21"), "card:A21")
    regions = offered(match, "region")
    assert regions
    assert "button:none" in match.legal()
    do(match, regions[0], tile("R11"))
    if match.state.step_name() == "Explore.turn":
        do(match, "turn:0")
    assert standing(do(match, "hex:D7"), "D7")["settler"] == 2
    only = do(table("A21"), "card:A21", "button:none")
    assert standing(only, "D7")["settler"] == 2, "one of the two must be done"


@rule("COC-35.4")
def test_spies_see_a_hand_and_exchange_a_card_of_the_same_kind() -> None:
    def spied(**more: Any) -> Match:
        return do(coc(turn=PURPLE, goods={PURPLE: "culture 1"}, **more), "card:A7")

    match = spied(hand={PURPLE: "A7 A1", RED: "A2 A3"}, goals={RED: "O2"})
    assert match.legal() == ["card:A2", "card:A3", "button:none"], "no objective to give for O2"
    match.keeps_undo = True
    do(match, "card:A3")
    assert match.can_undo(PURPLE), "nobody has learnt anything yet"
    do(match, "card:A1")
    assert (state_of(match).hand[PURPLE], state_of(match).hand[RED]) == ([2], [0, 1])
    assert not match.can_undo(PURPLE), "the opponent has seen what was given"
    goals = spied(hand={PURPLE: "A7"}, goals={PURPLE: "O5", RED: "O2 O8"})
    assert goals.legal() == ["goal:O2", "goal:O8", "button:none"]
    do(goals, "goal:O8", "goal:O5")
    assert state_of(goals).goals == [sorted([*card("O2"), *card("O5")]), list(card("O8"))]
    plans = spied(hand={PURPLE: "A7"}, plans={PURPLE: "W1", RED: "W2"})
    do(plans, "wonder:W2", "wonder:W1")
    assert state_of(plans).plans == [list(card("W1")), list(card("W2"))]
    none = spied(hand={PURPLE: "A7", RED: "A2"})
    assert none.legal() == ["button:none"]
    assert state_of(do(none, "button:none")).hand[RED] == [1]
    assert playable(coc(turn=PURPLE, hand={PURPLE: "A7"}, goods={PURPLE: "culture 1"})) == []


@rule("COC-0.12", "COC-35.4")
def test_only_the_spy_and_the_owner_see_the_cards() -> None:
    match = coc(3, turn=PURPLE, hand={PURPLE: "A7 A1", RED: "A2 A3"}, goods={PURPLE: "culture 1"})
    do(match, "card:A7")
    seen = [visible(match.state, seat)["frames"][-1]["hand"] for seat in (RED, PURPLE, BLUE)]
    assert seen[:2] == [[1, 2], [1, 2]]
    assert seen[2] == 2
    do(match, "card:A3")
    imagined = match.determinized(BLUE, Generator(1))  # who cannot know what was taken can still think on
    imagined.apply(imagined.legal()[0])
    assert [len(hand) for hand in state_of(imagined).hand[:2]] == [2, 1]


@rule("COC-22.6")
def test_new_goals_keeps_one_of_two_for_one_held_before() -> None:
    match = coc(turn=PURPLE, hand={PURPLE: "A31"}, goals={PURPLE: "O2 O8"}, goods={PURPLE: "culture 1"})
    do(match, "card:A31", (*card("O5"), *card("O6")), "goal:O6", "goal:O2")
    state = state_of(match)
    assert state.goals[PURPLE] == [*card("O6"), *card("O8")]
    assert card("O5")[0] in state.goal_deck
    assert card("O2")[0] in state.goal_deck
    assert playable(coc(turn=PURPLE, hand={PURPLE: "A31"}, goods={PURPLE: "culture 1"})) == []


# -- war and peace -----------------------------------------------------------------------------------


@rule("COC-1.9")
def test_militia_places_an_infantry_within_the_stack() -> None:
    match = do(table("A37"), "card:A37")
    assert standing(match, "D7") == {"settler": 1, "infantry": 1}
    assert state_of(match).activated == []
    assert playable(table("A37", units={"D7": "purple 4 infantry"})) == []


@rule("COC-35.3", "COC-22.2")
def test_negotiations_forbid_attacks_of_both_for_a_turn_each() -> None:
    units = {"D6": "red 1 infantry", "D7": "purple 1 infantry"}
    both = {RED: "tactics", PURPLE: "tactics"}
    for hand, allowed in (("A23", False), ("A1", True)):
        goods = {PURPLE: "culture 1"}
        match = coc(turn=RED, regions=PLAIN, units=units, hand={PURPLE: hand}, goods=goods, advances=both)
        do(match, "button:end", "button:done" if allowed else "effect:c:negotiations")
        assert ("hex:D6" in targets(match, "hex:D7")) == allowed
        do(match, "button:end")
        assert ("hex:D7" in targets(match, "hex:D6")) == allowed
        do(match, "button:end")
        if allowed:
            do(match, "button:done")
        assert "hex:D6" in targets(match, "hex:D7"), "it was for one turn"
        do(match, "button:end")
        assert "hex:D7" in targets(match, "hex:D6")


def targets(match: Match, start: str) -> list[str]:
    """Where the whole of a space could go by a Move action."""
    trial = do(match.copy(), "action:move")
    for answer in (start, "squad:1"):
        if answer in trial.legal():
            do(trial, answer)
    return offered(trial, "hex")


@rule("COC-22.6", "COC-35.3")
def test_negotiations_answer_those_of_an_opponent() -> None:
    units = {"D6": "red 1 infantry", "D7": "purple 1 infantry"}
    both = {RED: "tactics", PURPLE: "tactics"}
    goods = {PURPLE: "culture 1", RED: "culture 1"}
    hands = {PURPLE: "A23", RED: "A24"}
    match = coc(turn=RED, regions=PLAIN, units=units, hand=hands, goods=goods, advances=both)
    do(match, "button:end", "effect:c:negotiations", "button:end")
    do(match, "effect:c:negotiations")  # purple will not attack in its next turn either
    assert "hex:D7" not in targets(match, "hex:D6")
    do(match, "button:end")
    assert "hex:D6" not in targets(match, "hex:D7")
    do(match, "button:end")
    assert "hex:D7" in targets(match, "hex:D6")


@rule("COC-0.12")
def test_being_asked_for_negotiations_tells_nothing() -> None:
    for hand, goods, asked in (("A1", "culture 1", True), ("A1", "", False), ("", "culture 1", False)):
        base = coc(turn=RED, hand={PURPLE: hand}, goods={PURPLE: goods})
        match = running(base, Turn(seat=PURPLE))
        assert (match.legal() == ["button:done"]) == asked
    base = coc(turn=RED, hand={PURPLE: "A1"}, goods={PURPLE: "culture 1"})
    state = state_of(base)
    for number in (22, 23):
        state.deck.remove(number)
        state.discard.append(number)
    assert running(again(base), Turn(seat=PURPLE)).legal() != ["button:done"], "both copies lie open"


@rule("COC-35.18", "COC-25.8", "COC-35.3")
def test_mercenaries_are_paid_before_the_first_moves() -> None:
    units = {"D6": "barbarian 2 infantry", "C6": "barbarian 1 infantry"}
    match = table("A13", units=units, cities={"D6": "barbarian neutral"}, goods={PURPLE: "ore 1 gold 1"})
    do(match, "card:A13", "hex:D6", "hex:C6")
    assert held(match, PURPLE) == {}
    do(match, "hex:D6", "hex:E6")
    assert standing(match, "E6") == {"infantry": 2}
    do(match, "hex:D5")
    assert standing(match, "D6") == {"infantry": 1}, "the city they left gets a new unit"
    assert playable(table("A13", units=units, goods={PURPLE: "ideas 1 mood 1"})) == []
    assert playable(table("A13", goods={PURPLE: "ore 1"})) == []


@rule("COC-35.18", "COC-25.2")
def test_the_player_of_mercenaries_says_which_city_gets_the_last_barbarian() -> None:
    towns = {"C6": "barbarian neutral", "E6": "barbarian neutral"}
    units = {"C6": "barbarian 1 infantry", "E6": "barbarian 1 infantry"}
    for city in towns:
        match = table("A13", units=units, cities=towns, goods={PURPLE: "food 2"})
        state_of(match).supply[BARBARIAN * STOCK + INFANTRY] = 1
        do(match, "card:A13", "hex:C6", "hex:E6", "hex:C6", "hex:D5", "hex:D6")
        assert offered(match, "hex") == ["hex:C6", "hex:E6"]
        assert refused(match, "hex:D7") == "COC-25.5"
        do(match, "hex:" + city)
        assert [standing(match, name) for name in towns] == [{"infantry": 1} if n == city else {} for n in towns]


@rule("COC-35.4", "COC-22.9")
def test_spies_exchange_great_persons_for_cards() -> None:
    def spied(*persons: tuple[int, str], **more: Any) -> Match:
        match = coc(turn=PURPLE, goods={PURPLE: "culture 1"}, **more)
        for seat, name in persons:
            joined(match, name, seat)
        return do(match, "card:A7")

    match = spied((RED, "E18"), hand={PURPLE: "A7 A1"})
    assert match.legal() == ["event:E18", "button:none"]
    do(match, "event:E18", "card:A1")
    state = state_of(match)
    assert (state.persons, state.hand) == ([[], [WORLD.event_of["E18"]]], [[0], []])
    other = spied((PURPLE, "E20"), hand={PURPLE: "A7", RED: "A2"})
    do(other, "card:A2", "event:E20")
    state = state_of(other)
    assert (state.persons, state.hand) == ([[WORLD.event_of["E20"]], []], [[], [1]])


@rule("COC-22.6", "COC-35.14")
def test_new_goals_begin_with_the_oracle_s_card_and_renew_the_deck() -> None:
    kw: dict[str, Any] = {"hand": {PURPLE: "A31"}, "goals": {PURPLE: "O2"}, "goods": {PURPLE: "culture 1"}}
    match = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}, **kw), "E58")
    state = state_of(match)
    state.goal_deck.remove(card("O5")[0])
    state.assigned[PURPLE] = [card("O5")[0]]
    state.oracle[PURPLE] = (PURPLE,)
    do(match, "card:A31", card("O6"))
    assert sorted(offered(match, "goal")) == ["goal:O5", "goal:O6"]
    do(match, "goal:O5", "goal:O2")
    assert (state_of(match).goals[PURPLE], state_of(match).assigned[PURPLE]) == ([card("O5")[0]], [])
    few = coc(turn=PURPLE, **kw)
    state = state_of(few)
    first, second, third, *rest = state.goal_deck
    state.goal_deck, state.goal_discard, state.done[RED] = [first], [second, third], rest
    do(few, "card:A31", (first,), (third,))  # the card that is left, then one of the renewed deck
    assert len(offered(few, "goal")) == 2
    assert (state_of(few).goal_deck, state_of(few).goal_discard) == ([second], [])


@rule("COC-35.3", "COC-35.18")
def test_mercenaries_respect_a_truce() -> None:
    units = {"D6": "barbarian 2 infantry", "C6": "red 1 infantry", "E6": "red"}
    for truces, there in (([PURPLE, RED], False), ([RED, PURPLE], True), ([], True)):
        match = table("A13", units=units, cities={"E6": "red neutral"}, goods={PURPLE: "ore 1"})
        state_of(match).truces = truces
        do(again(match), "card:A13")
        assert match.state.step_name() == "Mercenaries.step"
        assert [name in match.legal() for name in ("hex:C6", "hex:E6", "hex:D5")] == [there, there, True]


@rule("COC-15.8")
def test_explorers_start_from_their_own_cities() -> None:
    match = do(coc(turn=PURPLE, hand={PURPLE: "A21"}, goods={PURPLE: "culture 1"}), "card:A21")
    state = state_of(match)
    beside = sorted({state.land().region_of[place(state, name)] for name in ("D6", "C7", "E7")})
    assert offered(match, "region") == [f"region:{region}" for region in beside]


@rule("COC-22.2", "COC-3.7")
def test_an_assassination_costs_one_turn_only() -> None:
    match = do(table("A27", goods={PURPLE: "culture 1"}), "card:A27", "button:end")
    assert (match.turn, state_of(match).actions) == ((RED,), 2)
    do(match, "button:end")
    assert (match.turn, state_of(match).actions) == ((PURPLE,), 3)
    do(match, "button:end")
    assert (match.turn, state_of(match).actions) == ((RED,), 3)


@rule("COC-22.6")
def test_a_leap_of_knowledge_needs_room_and_an_academy_of_ones_own() -> None:
    cities = {"D6": "purple academy"}
    full = {PURPLE: "ideas 3", RED: "ideas 7"}
    assert playable(table("A9", cities=cities, goods=full)) == ["card:A9"]  # red has no room, purple has
    assert playable(table("A9", cities={"D6": "red academy"})) == []


@rule("COC-35.1")
def test_an_advance_given_by_a_card_is_chosen_by_its_name() -> None:
    match = do(coc(hand={RED: "A1"}, goods={RED: "culture 1"}), "card:A1")
    labels = [match.describe(answer) for answer in offered(match, "advance")]
    assert labels[0] == "Storage"
    assert len(set(labels)) == len(labels) > 1
    ask = match.decision(RED)
    assert ask is not None
    assert ask["prompt"] == "Advance: which advance?"
