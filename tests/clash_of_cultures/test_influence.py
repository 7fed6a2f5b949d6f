"""Sections 6, 20 and 21: mood, Improve Happiness, Influence Culture."""

from tests.clash_of_cultures.build import PURPLE, RED, coc, do, faces, held, mood, offered, place, refused, state_of
from tests.support import rule

MID = {3: "R20", 6: "R19"}  # D3 forest, C4 E4 D4 grassland; D5 grassland, C6 forest, E6 mountain, D6 grassland


@rule("COC-20.1", "COC-20.2", "COC-EX-44", "COC-6.7")
def test_each_step_costs_the_size_of_the_city() -> None:
    kw = {"cities": {"D2": "red angry temple"}}
    match = coc(**kw, goods={RED: "mood 4"})  # type: ignore[arg-type]
    do(match, "action:happiness")
    assert (mood(match, "D2"), held(match, RED)) == ("neutral", {"mood": 2})
    do(match, "hex:D2")
    assert (mood(match, "D2"), held(match, RED)) == ("happy", {})
    assert refused(coc(**kw, goods={RED: "mood 1"}), "action:happiness") == "COC-20.1"  # type: ignore[arg-type]
    assert state_of(match).activated == []


@rule("COC-31.24", "COC-20.3", "COC-EX-45")
def test_rituals_let_resources_stand_in() -> None:
    kw = {"cities": {"D2": "red angry temple academy"}, "goods": {RED: "mood 1 wood 1 gold 1"}}
    match = do(coc(**kw, advances={RED: "myths rituals"}), "action:happiness")  # type: ignore[arg-type]
    assert (mood(match, "D2"), held(match, RED)) == ("neutral", {})
    assert "action:happiness" not in coc(**kw, advances={RED: "myths"}).legal()  # type: ignore[arg-type]


@rule("COC-6.6")
def test_mood_changes_neither_happiness_costs_nor_range() -> None:
    for feeling in ("angry", "neutral", "happy"):
        match = coc(regions=MID, cities={"D2": f"red {feeling}", "D3": "purple neutral temple"})
        assert "action:influence" in match.legal()
        far = coc(regions=MID, cities={"D2": f"red {feeling}", "D4": "purple neutral temple"})
        assert "action:influence" not in far.legal()


@rule("COC-21.1", "COC-21.4", "COC-21.5", "COC-21.6", "COC-21.10", "COC-EX-46")
def test_tokens_for_the_range_and_for_the_roll() -> None:
    match = coc(
        regions=MID,
        cities={"D2": "red neutral temple academy", "D6": "purple neutral temple"},
        goods={RED: "culture 3"},
    )
    do(match, "action:influence", faces("3I"))
    assert held(match, RED) == {"culture": 2}
    do(match, "button:boost")
    state = state_of(match)
    assert held(match, RED) == {}
    assert state.building(place(state, "D6"), 4) == RED
    assert state.city[place(state, "D6")] == PURPLE
    assert state.spare_piece(PURPLE, 4) == 5


@rule("COC-21.13", "COC-21.5")
def test_a_failure_costs_nothing_and_may_be_tried_again() -> None:
    match = coc(regions=MID, cities={"D3": "purple neutral temple"}, goods={RED: "culture 2"})
    do(match, "action:influence", faces("2C"))
    assert match.state.step_name() == "Turn.choose"  # 3 short, 2 tokens
    assert held(match, RED) == {"culture": 2}
    do(match, "action:influence", faces("3I"), "button:fail")
    assert held(match, RED) == {"culture": 2}
    assert "action:influence" in match.legal()


@rule("COC-21.8", "COC-3.9")
def test_one_success_per_turn() -> None:
    match = coc(regions=MID, cities={"D3": "purple neutral temple academy"})
    do(match, "action:influence", faces("5I"), "building:temple")
    assert refused(match, "action:influence") == "COC-21.8"
    do(match, "button:end", "button:end")
    assert "action:influence" in match.legal()


@rule("COC-31.51", "COC-EX-47")
def test_conversion_adds_one_and_pays() -> None:
    match = coc(
        regions=MID, cities={"D3": "purple neutral temple"}, advances={RED: "myths state_religion dogma conversion"}
    )
    do(match, "action:influence", faces("4C"))
    state = state_of(match)
    assert state.building(place(state, "D3"), 4) == RED
    assert held(match, RED) == {"culture": 1}


@rule("COC-21.2", "COC-21.3", "COC-21.12", "COC-EX-48")
def test_a_city_under_influence_may_only_free_itself() -> None:
    cities = {"D2": "red neutral temple:purple", "D3": "red neutral", "C4": "purple neutral academy"}
    match = coc(regions=MID, cities=cities, goods={RED: "culture 4"})
    do(match, "action:influence", "hex:D2")
    assert match.state.step_name() == "InfluenceCulture.roll"  # the only target is itself
    do(match, faces("3I"))
    assert match.state.step_name() == "Turn.choose"  # no tokens may be spent
    do(match, "action:influence", "hex:D3")
    assert offered(match, "hex") == ["hex:C4", "hex:D2"]
    do(match, "hex:D2", faces("3I"), "button:boost")
    state = state_of(match)
    assert state.building(place(state, "D2"), 4) == RED
    assert state.influencers(place(state, "D2")) == []


@rule("COC-21.7", "COC-6.11", "COC-6.9")
def test_only_a_building_of_another_colour_with_one_in_supply() -> None:
    cities = {"D3": "purple neutral temple:red"}
    match = coc(regions=MID, cities=cities)
    assert "action:influence" not in match.legal()
    state = state_of(match)
    assert state.influencers(place(state, "D3")) == [RED]
    cities = {"D3": "purple neutral temple"}
    match = coc(regions=MID, cities=cities)
    state_of(match).supply[6 + 4] = 0
    state_of(match)._request = None
    assert "action:influence" not in match.legal()


@rule("COC-21.9", "COC-0.4")
def test_distances_never_cross_the_unknown() -> None:
    cities = {"D2": "red neutral temple academy fortress", "D4": "purple neutral temple"}
    near = coc(regions={3: "R20"}, cities=cities)
    assert "action:influence" in near.legal()
    state = state_of(near)
    assert state.distance(place(state, "D2"), place(state, "D7")) == 99


@rule("COC-21.11", "COC-31.42", "COC-31.46", "COC-31.50")
def test_boosts_may_be_forbidden() -> None:
    kw = {"regions": MID, "goods": {RED: "culture 3"}}
    for advances, city, units, boost in (
        ("philosophy voting separation_of_power", "purple happy academy", {}, False),
        ("philosophy voting separation_of_power", "purple neutral academy", {}, True),
        ("draft nationalism totalitarianism", "purple neutral academy", {"D3": "purple 1 infantry"}, False),
        ("draft nationalism totalitarianism", "purple neutral academy", {}, True),
        ("state_religion dogma devotion", "purple neutral temple", {}, False),
        ("state_religion dogma devotion", "purple neutral academy", {}, True),
    ):
        match = coc(**kw, cities={"D3": city}, units=units, advances={PURPLE: advances})  # type: ignore[arg-type]
        do(match, "action:influence", faces("4C"))
        assert ("button:boost" in match.legal()) == boost, (advances, city)


@rule("COC-31.36")
def test_monuments_guard_cities_with_a_wonder() -> None:
    kw = {"regions": MID, "cities": {"D3": "purple neutral temple"}, "wonders": {"W6": "D3 by purple"}}
    assert "action:influence" in coc(**kw).legal()  # type: ignore[arg-type]
    assert "action:influence" not in coc(**kw, advances={PURPLE: "arts monuments"}).legal()  # type: ignore[arg-type]


@rule("COC-25.16", "COC-17.8")
def test_barbarian_cities_and_obelisks() -> None:
    match = coc(regions=MID, cities={"D3": "barbarian neutral temple:purple"})
    assert "action:influence" in match.legal()
    stone = coc(civ={RED: "rome"}, regions=MID, cities={"D3": "purple neutral obelisk"})
    assert "action:influence" not in stone.legal()


@rule("COC-31.34")
def test_arts_buy_one_attempt_per_turn() -> None:
    match = coc(regions=MID, cities={"D3": "purple neutral temple"}, goods={RED: "culture 1"}, advances={RED: "arts"})
    do(match, "effect:a:arts", faces("1L"))
    assert (held(match, RED), state_of(match).actions) == ({}, 3)
    state_of(match).goods[6] = 2
    state_of(match)._request = None
    assert "effect:a:arts" not in match.legal()


@rule("COC-21.6", "COC-21.7")
def test_every_building_but_an_obelisk_can_be_won_over() -> None:
    for number, piece in (
        (1, "port"),
        (2, "academy"),
        (3, "fortress"),
        (4, "temple"),
        (5, "market"),
        (7, "observatory"),
    ):
        match = coc(civ={RED: "rome"}, regions={3: "R12"}, cities={"D3": f"purple neutral {piece} obelisk"})
        state = state_of(match)
        assert match.turn == (RED,)
        do(match, "action:influence", faces("5I"))
        assert state.building(place(state, "D3"), number) == RED, piece
        assert state.building(place(state, "D3"), 6) == PURPLE
        assert state.tally[RED * 8 + 7] == 1


@rule("COC-21.4", "COC-21.13")
def test_the_last_token_counts_and_the_owner_of_the_roll_pays() -> None:
    for tokens, boost in ((1, False), (2, True)):
        goods = {RED: f"culture {tokens}", PURPLE: "culture 5"}
        match = coc(regions=MID, cities={"D3": "purple neutral temple"}, goods=goods)
        do(match, "action:influence", faces("3I"))
        assert ("button:boost" in match.legal()) == boost
        if boost:
            assert match.turn == (RED,)
            do(match, "button:boost")
            assert (held(match, RED), held(match, PURPLE)) == ({}, {"culture": 5})


@rule("COC-21.11", "COC-31.50", "COC-21.4")
def test_a_range_is_not_extended_towards_a_city_that_forbids_boosts() -> None:
    for piece, reached in (("academy", True), ("temple", False)):  # Devotion protects cities with a Temple
        match = coc(
            turn=PURPLE,
            regions={6: "R20", 7: "R19"},
            cities={"D7": "purple temple", "A7": f"red {piece}"},
            goods={PURPLE: "culture 5"},
            advances={RED: "myths state_religion dogma devotion"},
        )
        assert ("action:influence" in match.legal()) == reached  # 3 spaces away, range 2
    near = coc(
        turn=PURPLE,
        regions={6: "R20"},
        cities={"D7": "purple temple", "D6": "red temple"},
        advances={RED: "myths state_religion dogma devotion"},
    )
    assert "action:influence" in near.legal()
