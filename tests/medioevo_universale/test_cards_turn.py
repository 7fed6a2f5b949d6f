"""Cards of events, dice and other cards: Infiltrator, Plague Doctor, Saviour, Bard, Assassin, Joker, Pirate ..."""

import pytest

from gonfalon.games.medioevo_universale.rules.events import EventsPhase
from gonfalon.games.medioevo_universale.rules.occasions import EventDrawn
from gonfalon.games.medioevo_universale.rules.windows import listed
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import SPOT, fought, offered, to, values
from tests.support import rule

# -- Infiltrator ---------------------------------------------------------------------------------


@rule("MEU-18.13", "MEU-28.43", "MEU-28.70", "MEU-15.2")
def test_cards_of_others_stay_turned() -> None:
    m = medioevo(phase=6, cards={0: (13, 22), 1: (5, 6), 2: (7,)}, turned=(5, 6, 7, 22))
    play(m, "card:13", (3,))
    assert position(m).florins[0] == 900
    to(m, "stay-turned")
    assert legal(m) == ["card:5", "card:6", "card:7", "button:done"]  # not his own
    play(m, "card:5", "card:7")  # two by the die
    state = position(m)
    assert [state.turned[card] for card in (5, 6, 7, 22)] == [1, 0, 1, 0]


@rule("MEU-18.13")
def test_an_infiltrator_needs_100_florins() -> None:
    m = medioevo(phase=6, cards={0: (13, 22)}, florins={0: 90}, loans={0: 5})
    assert offered(m) == [22]


# -- Plague Doctors and the Saviour of events ----------------------------------------------------


EVENT = WORLD.events.index("e23")


def events(**more: object) -> Match:
    """Phase 2: the barbarian dice are rolled, the Event card e23 is drawn."""
    m = medioevo(phase=2, tolerated=WORLD.tolerated[EVENT], **more)  # type: ignore[arg-type]
    to(m, "chance")
    play(m, (4, 6, 8), "reroll:none", (EVENT,))
    return play(m, (pool(m)[0],))  # the back of the next one


def pool(m: Match) -> list[int]:
    """What may be drawn now."""
    return list(getattr(m.state.request(), "items"))  # noqa: B009


@rule("MEU-18.43", "MEU-28.18")
def test_a_plague_doctor_shields_a_territory() -> None:
    m = events(cards={0: (43,)})
    assert asked(m) == (0, "event-drawn")
    play(m, "card:43")
    assert "land:lower_egypt" in legal(m)
    assert "land:thracia" not in legal(m)  # not red
    play(m, "land:lower_egypt")
    phase = next(f for f in m.state.frames if isinstance(f, EventsPhase))
    assert phase.shielded == [WORLD.index["lower_egypt"]]


@rule("MEU-18.42", "MEU-28.14", "MEU-28.18", "MEU-28.19")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (4, 2), (5, 3)])
def test_a_greater_plague_doctor_rolls_how_many(die: int, number: int) -> None:
    m = events(cards={0: (42,)})
    play(m, "button:pass")
    to(m, "icons-chosen")
    play(m, "card:42", (die,))
    for name in ("lower_egypt", "cairo", "sinai")[:number]:
        assert asked(m) == (0, "card-42")
        play(m, f"land:{name}")
    phase = next(f for f in m.state.frames if isinstance(f, EventsPhase))
    assert len(phase.shielded) == number


@rule("MEU-18.42", "MEU-18.43", "MEU-28.19")
def test_plague_doctors_come_too_late_after_the_first_die() -> None:
    m = events(at={"lower_egypt": "1: 2 light caravan1"}, cards={0: (42, 43)}, realms=("byz", "mam", "gol"))
    to(m, "icons-chosen")
    play(m, "button:pass")
    for _ in range(6):
        if asked(m)[1] == "chance":
            play(m, (6,))
        assert asked(m)[0] == -1 or "card:43" not in legal(m)


@rule("MEU-18.42", "MEU-18.43")
def test_where_everything_is_shielded_no_doctor_is_needed() -> None:
    shielded = [t for t in WORLD.red[EVENT] if t != WORLD.index["cairo"]]
    m = medioevo(phase=2, event="e23", cards={0: (42, 43)}, run=EventDrawn(seat=0, shielded=shielded))
    assert offered(m) == [42, 43]
    play(m, "card:43")
    assert position(m).turned[42] == 0
    assert asked(m)[1] != "event-drawn"


@rule("MEU-18.61", "MEU-28.18")
def test_three_cards_must_be_left_to_choose_from() -> None:
    m = events(cards={0: (61,)})
    assert offered(m) == [61]
    state, window = position(m), m.state.frames[-1]
    state.event_pile = state.event_pile[:2]
    assert listed(state, 0, window) == []


@rule("MEU-18.61", "MEU-5.13")
def test_a_saviour_draws_from_the_discards_where_the_deck_is_too_small() -> None:
    m = events(cards={0: (61,)})
    state = position(m)
    state.event_pile, state.event_discard = state.event_pile[:2], state.event_pile[2:]
    state.tolerated = WORLD.tolerated[state.event_pile[0]]
    play(m, "card:61")
    first = pool(m)[0]
    play(m, (first,))
    assert len(pool(m)) == len(WORLD.events) - 2  # all but the card of this turn and the first one
    play(m, tuple(pool(m)[-2:]))
    assert len(legal(m, "event")) == 3


@rule("MEU-18.61", "MEU-28.18")
def test_a_saviour_chooses_one_of_three_events() -> None:
    m = events(cards={0: (61,)})
    state = position(m)
    play(m, "card:61")
    first = pool(m)[0]
    play(m, (first,))
    others = pool(m)[:2]
    play(m, tuple(others))
    assert sorted(legal(m, "event")) == sorted(WORLD.events[event] for event in (first, *others))
    play(m, f"event:{WORLD.events[others[1]]}")
    assert state.event == others[1]
    assert {first, others[0], EVENT} <= set(state.event_discard)
    back = pool(m)[-1]
    play(m, (back,))
    assert state.tolerated == back  # read from the new top card


# -- Bards ---------------------------------------------------------------------------------------


@rule("MEU-18.44", "MEU-18.45", "MEU-28.4")
@pytest.mark.parametrize(("card", "price"), [(44, 0), (45, 50)])
def test_a_bard_makes_a_card_ready_again(card: int, price: int) -> None:
    m = medioevo(phase=6, cards={0: (card, 22), 1: (23,)}, turned=(22, 23))
    play(m, f"card:{card}")
    assert sorted(legal(m, "card")) == ["22", "23"]  # another's too
    play(m, "card:22")
    assert position(m).turned[22] == 0
    assert position(m).florins[0] == 1000 - price
    assert offered(m) == [22]


@rule("MEU-18.44", "MEU-18.45")
def test_no_bard_readies_a_bard_or_sings_for_nothing() -> None:
    bards = medioevo(phase=6, cards={0: (44, 45)}, turned=(45,))
    assert offered(bards) == []
    poor = medioevo(phase=6, cards={0: (45, 22, 36)}, turned=(22,), florins={0: 40}, loans={0: 5})
    assert offered(poor) == [36]


@rule("MEU-18.44", "MEU-28.4")
def test_a_bard_sings_in_the_window_of_the_card_he_readies() -> None:
    m = to(fought("3 light", "3 light", cards={0: (44, 5)}, turned=(5,)), "rolls-made", (1, 2, 7), (1, 2, 6))
    play(m, "card:44")
    assert offered(m) == [5]
    to(fought("3 light", "3 light", cards={0: (44, 22)}, turned=(22,)), "reroll", (1, 2, 3), never="card:44")


# -- Assassins -----------------------------------------------------------------------------------


@rule("MEU-EX-64", "MEU-18.46", "MEU-28.36")
def test_an_assassin_lowers_a_die_and_makes_a_critical() -> None:
    m = to(fought("3 light", "3 light", cards={0: (46,)}), "rolls-made", (4, 2, 5), (1, 2, 3))
    play(m, "card:46", "die:2")
    assert values(m)[0] == 16


@rule("MEU-18.47")
def test_a_greater_assassin_lowers_two_different_dice() -> None:
    m = to(fought("3 light", "3 light", cards={2: (47,)}), "rolls-made", (4, 2, 5), (1, 2, 3))
    play(m, "card:47", "die:2")
    assert "die:2" not in legal(m)
    assert "die:3" not in legal(m)  # shows 1 already
    play(m, "die:5")
    assert values(m) == (16, 3)  # 4 4 2 against 1 2 2, less the place in the order


@rule("MEU-18.46", "MEU-28.17")
def test_an_assassin_changes_the_war_circle() -> None:
    m = medioevo(phase=2, cards={1: (46,)})
    to(m, "chance")
    play(m, (4, 4, 4))
    to(m, "war-circle")
    assert asked(m)[0] == 1
    play(m, "card:46", "die:1")
    assert position(m).circle == [4, 3, 4]


@rule("MEU-18.46", "MEU-28.14", "MEU-28.33")
def test_an_assassin_lowers_shots_and_dice_of_cards() -> None:
    m = to(fought("3 archer", "6 light", cards={0: (46,)}), "archers-rolled", (4, 8, 8))
    play(m, "card:46", "die:0")
    assert here(m, SPOT, 1) == "5 light"
    spy = fought("2 light", "2 light", cards={0: (18,), 2: (46,)})
    play(spy, "card:18", (4,))
    assert asked(spy) == (2, "die-rolled")
    play(spy, "card:46")
    assert any(line["key"] == "card-die" and dict(line["args"])["die"] == 3 for line in spy.log(0))


@rule("MEU-18.46", "MEU-18.47")
def test_no_die_falls_below_one() -> None:
    m = fought("2 archer", "6 light", cards={0: (46, 47)})
    to(m, "reroll", (1, 1), (1, 1, 1), never="card:46")
    to(fought("2 archer", "6 light", cards={0: (47,)}), "reroll", (1, 1), (1, 1, 1), never="card:47")


# -- Jokers --------------------------------------------------------------------------------------


@rule("MEU-18.48", "MEU-18.49", "MEU-28.13")
@pytest.mark.parametrize(("card", "price"), [(48, 50), (49, 0)])
def test_a_joker_cancels_a_card(card: int, price: int) -> None:
    m = medioevo(phase=6, cards={0: (23,), 1: (card,)}, at={"thracia": "2: caravan2[black 3]"})
    play(m, "card:23")
    assert asked(m) == (1, "card-turned")
    play(m, f"card:{card}")
    state = position(m)
    assert (state.florins[0], state.florins[1]) == (1000, 1000 - price)
    assert (state.turned[23], state.turned[card]) == (1, 1)


@rule("MEU-18.48", "MEU-18.49", "MEU-28.13")
def test_a_joker_may_cancel_a_joker() -> None:
    m = medioevo(phase=6, cards={0: (23, 48), 1: (49,)}, at={"thracia": "2: caravan2[black 3]"})
    play(m, "card:23")
    assert asked(m) == (1, "card-turned")  # nobody cancels a card of his own
    play(m, "card:49")
    assert asked(m) == (0, "card-turned")
    play(m, "card:48")
    assert position(m).florins[0] == 1000 - 50 + 60


@rule("MEU-28.13")
def test_a_card_is_answered_by_its_user_first_then_from_him_on() -> None:
    m = medioevo(4, phase=6, order=(3, 0, 1, 2), cards={0: (49, 22), 1: (23, 59), 2: (48,), 3: (60,)})
    to(m, "activation-start", seat=1)
    play(m, "card:23")
    asked_in_turn = []
    while asked(m)[1] == "card-turned":
        asked_in_turn.append(asked(m)[0])
        play(m, "button:pass")
    assert asked_in_turn == [1, 2, 0]  # seat 3 could double points alone, and none are given


@rule("MEU-18.48", "MEU-18.49", "MEU-28.13")
def test_nobody_cancels_his_own_card_or_one_that_is_cancelled() -> None:
    own = medioevo(phase=6, cards={0: (23, 48, 49)})
    play(own, "card:23")
    assert asked(own)[1] != "card-turned"
    twice = medioevo(phase=6, cards={0: (23,), 1: (48,), 2: (49,)})
    play(twice, "card:23")
    to(twice, "card-turned", seat=1)
    play(twice, "card:48")
    assert asked(twice) == (2, "card-turned")  # the Joker itself may be cancelled
    play(twice, "button:pass")
    assert asked(twice)[1] != "card-turned"  # the first card gives nothing already


@rule("MEU-18.48", "MEU-28.15")
def test_points_that_a_joker_cancels_are_found_elsewhere() -> None:
    m = medioevo(phase=4, cards={0: (10,), 1: (49,)}, tech={0: "green 1"})
    to(m, "buy")
    play(m, "build:village-thracia", "card:10")
    assert asked(m) == (1, "card-turned")
    play(m, "card:49")
    assert asked(m) == (0, "point")
    assert legal(m) == ["button:buy-point", "button:withdraw"]
    play(m, "button:buy-point")
    assert buildings(m, "thracia") == "village"
    assert position(m).florins[0] == 800


# -- Pirates -------------------------------------------------------------------------------------


@rule("MEU-18.57", "MEU-18.58", "MEU-28.15", "MEU-28.6")
def test_pirates_give_points_of_any_colour() -> None:
    for card, rest in ((57, 0), (58, 1)):
        m = medioevo(phase=4, cards={0: (card,)}, tech={0: "green 1"})
        to(m, "buy")
        play(m, "build:village-thracia", f"card:{card}")
        assert buildings(m, "thracia") == "village"
        assert position(m).florins[0] == 900
        assert position(m).tp[4] == rest  # both points have the colour that was wanted


@rule("MEU-18.57", "MEU-18.58")
def test_pirates_serve_payments_alone() -> None:
    assert offered(medioevo(phase=6, cards={0: (57, 58)})) == []
    to(fought("3 light", "3 light", cards={0: (58,)}), "reroll", (1, 2, 3), never="card:58")


# -- Princesses ----------------------------------------------------------------------------------


@rule("MEU-18.59", "MEU-28.13")
def test_a_princess_lets_a_card_give_ability_and_points() -> None:
    m = medioevo(phase=6, cards={0: (22, 59)}, at={"thracia": "2: caravan2[black 3]"})
    play(m, "card:22", "card:59")
    state = position(m)
    assert state.florins[0] == 1030
    assert (state.tp[1], state.tp[2]) == (1, 1)  # both colours of its corner


@rule("MEU-18.59", "MEU-17.4")
def test_of_two_points_the_user_of_the_card_chooses_one() -> None:
    m = to(fought("3 light", "3 light", cards={0: (5,), 2: (59,)}), "rolls-made", (1, 2, 7), (1, 2, 6))
    play(m, "card:5")
    assert asked(m) == (2, "card-turned")
    play(m, "card:59")
    assert (asked(m)[0], legal(m)) == (0, ["colour:red", "colour:blue"])
    play(m, "colour:blue", "side:attacker")
    assert any(line["key"] == "point" and dict(line["args"])["colour"] == "colour:blue" for line in m.log(0))
    assert values(m) == (9, 5)


@rule("MEU-18.59")
def test_points_turned_where_the_ability_is_of_use_give_both() -> None:
    m = medioevo(
        at={"serbia": "0: 3 light; horde: 1 light"},
        cards={0: (67, 59)},
        tech={0: "red 2"},
        run=battle(0, HORDE, "serbia"),
    )
    to(m, "round-opens")
    play(m, "tech:promotion", "change:light-heavy-0", "card:67")
    assert asked(m) == (0, "card-turned")
    play(m, "card:59")
    assert here(m, "serbia", 0) == "1 light 1 heavy 1 captain"


@rule("MEU-18.59", "MEU-28.12")
def test_points_turned_for_a_purchase_come_with_an_ability_of_one_s_own_turn() -> None:
    at = {"thracia": "0: 1 light"}
    m = medioevo(phase=4, at=at, built={"thracia": "fort"}, cards={0: (12,), 1: (59,)}, tech={0: "green 1"})
    to(m, "buy")
    play(m, "build:village-thracia", "card:12", "card:59", "land:thracia")
    assert (12, 0, WORLD.index["thracia"]) in position(m).effects
    assert buildings(m, "thracia") == "village fort"
    ban = medioevo(phase=4, at=at, cards={0: (1, 59)}, tech={0: "violet 1"})
    to(ban, "buy")
    play(ban, "build:cathedral-thracia", "card:1", "card:59", "land:latium")
    assert buildings(ban, "thracia") == "cathedral"
    twice = medioevo(phase=4, built={"thracia": "city fort"}, cards={0: (70, 59)}, tech={0: "green 2"}, honour={0: 20})
    to(twice, "buy")
    play(twice, "build:castle-thracia", "card:70", "card:59", f"at:{WORLD.index['thracia'] * 3 + 1}")
    assert (buildings(twice, "thracia"), position(twice).honour[0]) == ("city castle", 21)
    battle_card = medioevo(phase=4, cards={0: (10, 59)}, tech={0: "green 1"})
    to(battle_card, "buy")
    play(battle_card, "build:village-thracia", "card:10")
    assert buildings(battle_card, "thracia") == "village"  # its ability is of no use there


@rule("MEU-18.60", "MEU-28.13", "MEU-28.6")
def test_a_princess_doubles_points() -> None:
    for card, colour, rest in ((10, 4, 1), (58, 4, 3)):
        m = medioevo(phase=4, cards={0: (card, 60)}, tech={0: "green 1"})
        to(m, "buy")
        play(m, "build:village-thracia", f"card:{card}", "card:60")
        assert position(m).tp[colour] == rest
        assert buildings(m, "thracia") == "village"


@rule("MEU-18.59", "MEU-18.60", "MEU-28.13")
def test_no_princess_for_a_card_without_points() -> None:
    m = medioevo(phase=6, cards={0: (44, 22, 59, 60), 1: (23,)}, turned=(22, 23))
    play(m, "card:44")
    assert asked(m)[1] == "card-44"
    ability = medioevo(phase=6, cards={0: (22, 60)}, at={"thracia": "2: caravan2[black 3]"})
    play(ability, "card:22")
    assert position(ability).turned[60] == 0  # its points are not used: nothing to double
    assert asked(ability)[1] != "card-turned"


@rule("MEU-18.59")
def test_the_ability_beside_the_points_is_used_by_who_turned_the_card() -> None:
    for both in (True, False):
        m = medioevo(
            at={"serbia": "1: 3 light; horde: 1 light"},
            cards={1: (35,), 2: (59,) if both else ()},
            tech={1: "red 2"},
            run=battle(1, HORDE, "serbia"),
        )
        to(m, "round-opens")
        play(m, "tech:promotion", "change:light-heavy-0", "card:35")
        if both:
            assert asked(m) == (2, "card-turned")
            play(m, "card:59")
            assert (asked(m)[0], legal(m, "unit")) == (1, ["light", "archer", "heavy", "cavalry"])
            play(m, "unit:cavalry")
        assert here(m, "serbia", 1) == ("2 light 1 heavy 1 cavalry" if both else "2 light 1 heavy")
