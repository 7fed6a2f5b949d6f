"""Cards and technologies meeting each other, and meeting what has changed meanwhile (sections 16 to 18, 20 and 28)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, LIGHT, MACHINERY
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.flight import flee
from gonfalon.games.medioevo_universale.rules.groups import Group, founder
from gonfalon.games.medioevo_universale.rules.library import end_of_turn
from gonfalon.games.medioevo_universale.rules.plunder import CARRIER, protected
from gonfalon.games.medioevo_universale.rules.position import PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.games.medioevo_universale.rules.taxes import eliminate
from gonfalon.games.medioevo_universale.rules.units import carry_changes, change_unit, undo_changes
from gonfalon.kernel.fields import with_item
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    CHANCE,
    HORDE,
    WORLD,
    army_text,
    asked,
    battle,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import PASS, SPOT, dice_due, fought, to
from tests.support import rule


@rule("MEU-18.15", "MEU-22.13")
def test_an_infiltrator_among_rebels_does_not_make_them_marauders() -> None:
    """Who retakes the land still puts down the rebellion that broke out there; against a horde that marched in, not."""

    def retaken(rebellion: bool) -> int:
        at = {SPOT: "horde: 1 light", "pannonia": "1: 9 heavy wagon3", "thracia": "0: 1 light"}
        m = medioevo(at=at, cards={0: (15,)}, honour={1: 20})
        position(m).rebelled = with_item(position(m).rebelled, WORLD.index[SPOT], int(rebellion))
        play(to(m, "activation-start", seat=0), "card:15", f"land:{SPOT}")
        assert here(m, SPOT, HORDE) == "2 light"
        play(to(m, "activation", seat=0), "button:pass")
        play(to(m, "activation", seat=1), "group:pannonia", "button:all-land", f"enter:{SPOT}", "button:enter")
        play(to(m, "chance"), (4, 4, 5), "reroll:none")
        assert holder(m, SPOT) == 1
        return position(m).honour[1]

    assert retaken(True) == 21
    assert retaken(False) == 20


def naval() -> Match:
    """Heavy infantry of seat 0 meets heavy infantry of seat 1 in the Propontis; others of seat 0 are ashore."""
    at = {"propontis": "0: galley2(2 heavy); 1: galley2(2 heavy)", "thracia": "0: 2 light 1 heavy"}
    return medioevo(at=at, war=((0, 1),), tech={0: "red 2"}, points={0: "red 1"}, run=battle(0, 1, "propontis"))


@rule("MEU-16.15", "MEU-9.14", "MEU-15.2")
def test_whoever_is_given_up_at_sea_as_another_kind_leaves_those_ashore_as_they_are() -> None:
    m = naval()
    play(to(m, "melee-judged"), "tech:promotion", "change:heavy-light-0")
    play(to(m, "sacrifice"), "sacrifice:1")
    assert here(m, "propontis", 0) == "galley2(1 heavy)"
    undo_changes(position(m))
    assert here(m, "thracia", 0) == "2 light 1 heavy"
    spared = naval()
    play(to(spared, "melee-judged"), "tech:promotion", "change:heavy-light-0")
    play(to(spared, "sacrifice"), "sacrifice:0")
    assert here(spared, "propontis", 0) == "galley2(1 light 1 heavy)"
    undo_changes(position(spared))
    assert here(spared, "propontis", 0) == "galley2(2 heavy)"


# -- units that are something else this turn -----------------------------------------------------


def marched() -> Match:
    """A light infantryman of Galicia is a Captain this turn and has marched against seat 1; another Captain is real."""
    at = {"galicia": "0: 1 light wagon1", SPOT: "1: 9 heavy", "pannonia": "0: 1 captain", "thracia": "0: 1 captain"}
    m = medioevo(at=at, war=((0, 1),), cards={0: (67,)})
    play(to(m, "activation-start", seat=0), "card:67", "hero:light-galicia-0")
    return play(to(m, "activation", seat=0), "group:galicia", "button:all-land", f"enter:{SPOT}", "button:enter")


@rule("MEU-12.11", "MEU-18.67")
def test_a_heroine_who_has_marched_is_a_prisoner_as_what_she_was() -> None:
    m = marched()
    play(to(m, "capture", seat=1), "button:capture")
    play(to(m, "chance"), (1, 2, 3), "reroll:none", (1, 2, 8), "reroll:none")
    assert army_text(position(m).prisoners[1 * PLAYERS]) == "1 light"
    undo_changes(position(m))
    assert here(m, "thracia", 0) == here(m, "pannonia", 0) == "1 captain"


@rule("MEU-15.2", "MEU-18.67")
def test_a_heroine_is_herself_again_where_she_has_gone_and_no_other_captain() -> None:
    at = {"lydia": "0: 1 light wagon1", "phrygia": "0: 1 captain", "thracia": "0: 1 captain"}
    m = medioevo(at=at, cards={0: (67,)})
    play(to(m, "activation-start", seat=0), "card:67", "hero:light-lydia-0")
    play(to(m, "activation", seat=0), "group:lydia", "button:all-land", "enter:phrygia", "button:enter")
    assert here(m, "phrygia", 0) == "2 captain wagon1"
    undo_changes(position(m))
    assert here(m, "phrygia", 0) == "1 light 1 captain wagon1"
    assert here(m, "thracia", 0) == "1 captain"


@rule("MEU-15.2", "MEU-18.67", "MEU-8.26")
def test_a_heroine_at_sea_takes_what_she_is_with_her_also_to_the_bottom() -> None:
    at = {"thracia": "0: 1 light galley1", "lydia": "0: 1 captain"}
    m = medioevo(at=at, cards={0: (67,)})
    play(to(m, "activation-start", seat=0), "card:67", "hero:light-thracia-0")
    play(to(m, "activation", seat=0), "group:thracia", "button:all-sea", "enter:propontis", "button:enter")
    assert here(m, "propontis", 0) == "galley1(1 captain)"
    afloat = m.copy()
    undo_changes(position(afloat))
    assert (here(afloat, "propontis", 0), here(afloat, "lydia", 0)) == ("galley1(1 light)", "1 captain")
    carriers.remove(position(m), 0)
    assert position(m).changed == []


def struck(unit: str, *steps: str) -> Match:
    """A unit of seat 1, the only one, is treated as another and then shot once by seat 0."""
    m = fought("1 archer", unit, tech={1: "red 2"}, points={1: "red 3"})
    to(m, "round-opens", seat=1)
    for step in steps:
        play(m, "tech:promotion", f"change:{step}-1")
    return play(to(m, "chance"), (1,))


@rule("MEU-16.15", "MEU-9.27")
def test_who_is_hit_as_another_kind_is_what_he_was_unless_that_is_higher() -> None:
    expected = {
        ("1 light", "light-heavy", "heavy-cavalry"): ("1 heavy", "1 light"),
        ("1 archer", "archer-heavy"): ("1 light", "1 archer"),
        ("1 heavy", "heavy-cavalry"): ("1 heavy", "1 heavy"),
        ("1 cavalry", "cavalry-heavy"): ("1 light", "1 light"),
    }
    for (unit, *steps), (now, then) in expected.items():
        m = struck(unit, *steps)
        assert here(m, SPOT, 1) == now
        undo_changes(position(m))
        assert here(m, SPOT, 1) == then


@rule("MEU-16.14", "MEU-18.67", "MEU-15.2")
def test_a_heroine_who_is_promoted_for_florins_is_herself_again_all_the_same() -> None:
    at = {"thracia": "0: 1 light", "lydia": "0: 1 captain"}
    m = medioevo(phase=4, at=at, cards={0: (67,)}, tech={0: "red 1"}, points={0: "red 1"})
    play(to(m, "activation-start", seat=0), "card:67", "hero:light-thracia-0")
    play(to(m, "buy", seat=0), "promote:captain-captain2-thracia")
    assert here(m, "thracia", 0) == "1 captain2"
    undo_changes(position(m))
    assert (here(m, "thracia", 0), here(m, "lydia", 0)) == ("1 light", "1 captain")


@rule("MEU-12.3", "MEU-15.2", "MEU-18.67")
@pytest.mark.parametrize(
    ("start", "carrier", "goal"),
    [
        ("crimea", "2 light wagon1", "yedisan"),
        ("crimea", "2 light galley1", "black_sea_west"),
        ("black_sea_west", "galley1(2 light)", "propontis"),
        ("black_sea_west", "galley1(2 light)", "thracia"),
    ],
)
def test_a_heroine_who_flees_takes_what_she_is_with_her(start: str, carrier: str, goal: str) -> None:
    enemy = "galley1(1 light)" if "black" in start else "1 light"
    m = medioevo(at={start: f"0: {carrier}; 1: {enemy}"}, war=((0, 1),), run=battle(0, 1, start))
    state = position(m)
    change_unit(state, 0, LIGHT, CAPTAIN, WORLD.index[start])
    flee(state, the_battle(state), [WORLD.index[goal]], 0)
    assert "1 light 1 captain" in here(m, goal, 0)
    assert state.changed == [(WORLD.index[goal], 0, CAPTAIN, LIGHT)]


@rule("MEU-8.3", "MEU-15.2", "MEU-18.67")
def test_of_two_captains_the_heroine_stays_when_one_goes() -> None:
    m = medioevo(at={"lydia": "0: 1 light 1 captain wagon1"})
    state, start, goal = position(m), WORLD.index["lydia"], WORLD.index["phrygia"]
    change_unit(state, 0, LIGHT, CAPTAIN, start)
    for army, place in ((ONE[CAPTAIN], start), (2 * ONE[CAPTAIN], goal)):
        carry_changes(state, 0, army, start, goal)
        assert state.changed == [(place, 0, CAPTAIN, LIGHT)]


@rule("MEU-16.3", "MEU-18.67")
def test_a_heroine_lost_at_sea_without_a_ship_is_nobody_s_captain() -> None:
    m = medioevo(at={"lydia": "0: 1 light wagon1"})
    state, here_ = position(m), WORLD.index["lydia"]
    change_unit(state, 0, LIGHT, CAPTAIN, here_)
    founder(state, Group(seat=0, here=here_, slots=[0], cargo=[], army=ONE[CAPTAIN]))
    assert state.changed == []


@rule("MEU-18.25", "MEU-18.67", "MEU-15.2")
def test_a_heroine_called_to_arms_is_herself_again_where_she_has_come() -> None:
    at = {"thracia": "0: 1 heavy", "rhodope": "0: 1 light", "bulgaria": "1: 4 light wagon2", "lydia": "0: 1 captain"}
    m = medioevo(order=(1, 0, 2), at=at, war=((0, 1),), cards={0: (25, 67)})
    play(to(m, "activation-start", seat=0), "card:67", "hero:light-rhodope-0")
    play(to(m, "activation", seat=1), "group:bulgaria", "button:all-land", "enter:thracia", "button:enter", "card:25")
    play(m, "call:captain-rhodope")
    assert here(m, "thracia", 0) == "1 heavy 1 captain"
    undo_changes(position(m))
    assert (here(m, "thracia", 0), here(m, "lydia", 0)) == ("1 light 1 heavy", "1 captain")


@rule("MEU-7.24", "MEU-18.68", "MEU-15.2")
@pytest.mark.parametrize(("others", "then"), [("", "1 captain2"), ("1 captain2", "1 captain 1 captain3")])
def test_a_level_bought_for_a_captain_whom_a_heroine_has_raised_is_his(others: str, then: str) -> None:
    """Beside a Captain who is of level II by himself, that one rises."""
    at = {"thracia": f"0: 1 captain {others}"}
    m = medioevo(phase=4, at=at, cards={0: (68,)}, tech={0: "red 1"}, points={0: "red 1"})
    play(to(m, "buy", seat=0), "card:68", "hero:captain-thracia-0", "promote:captain2-captain3-thracia")
    undo_changes(position(m))
    assert here(m, "thracia", 0) == then


@rule("MEU-7.24", "MEU-16.15", "MEU-15.2")
@pytest.mark.parametrize(("was", "treated", "bought"), [(3, 2, 3), (3, 1, 3), (3, 1, 2), (2, 1, 2), (2, 1, 3)])
def test_levels_bought_for_a_captain_whom_promotion_has_lowered_are_his_up_to_the_third(
    was: int, treated: int, bought: int
) -> None:
    names = {1: "captain", 2: "captain2", 3: "captain3"}
    m = medioevo(phase=4, at={"thracia": f"0: 1 {names[was]}"}, tech={0: "red 1"}, points={0: "red 2"})
    change_unit(position(m), 0, CAPTAIN + was - 1, CAPTAIN + treated - 1, WORLD.index["thracia"])
    play(to(m, "buy", seat=0), "recruit:light", "land:thracia", f"promote:{names[treated]}-{names[bought]}-thracia")
    undo_changes(position(m))
    assert here(m, "thracia", 0) == f"1 light 1 {names[min(was + bought - treated, 3)]}"


@rule("MEU-18.66", "MEU-18.67")
def test_a_heroine_lent_to_barbarians_comes_home_as_what_she_was() -> None:
    m = medioevo(phase=6, at={"thracia": "0: 1 light", "serbia": "horde: 1 light"}, cards={0: (66, 67)})
    play(m, "card:67", "hero:light-thracia-0", "card:66", "lend:captain-thracia")
    assert here(m, "serbia", HORDE) == "1 light 1 captain"
    assert position(m).reserve(0, LIGHT) == 19
    end_of_turn(position(m))
    assert (here(m, "thracia", 0), here(m, "serbia", HORDE)) == ("1 light", "1 light")


# -- one by one ----------------------------------------------------------------------------------


@rule("MEU-18.17", "MEU-17.6")
def test_whoever_was_ambushed_has_lost_a_unit() -> None:
    """Card 18 asks for a victory over three units without losing one."""
    for die, met in ((3, 0), (4, 1)):
        m = fought("3 light", "4 archer", cards={0: (17,), 1: (18,)})
        play(to(m, "battle-opens", seat=0), "card:17", (die,))
        to(m, "chance")
        play(m, (1,) * dice_due(m))
        assert here(m, SPOT, 0) == ""
        assert position(m).met[18] == met


@rule("MEU-18.8")
def test_steady_hands_make_no_die_less_than_one() -> None:
    m = fought("4 archer", "9 light", cards={0: (8,)})
    play(to(m, "chance"), (1, 2, 3, 5))
    fight = the_round(position(m))
    play(to(m, "archers-rolled"), "card:8")
    assert fight.archer_dice == [1, 1, 1, 3]


@rule("MEU-18.25")
def test_whoever_calls_for_help_brings_somebody_and_may_then_stop() -> None:
    at = {"thracia": "0: 1 light", "rhodope": "0: 1 archer 1 heavy", "bulgaria": "1: 4 light wagon2"}
    m = medioevo(order=(1, 0, 2), at=at, war=((0, 1),), cards={0: (25,)})
    play(m, "group:bulgaria", "button:all-land", "enter:thracia", "button:enter", "card:25")
    assert legal(m) == ["call:archer-rhodope", "call:heavy-rhodope"]
    play(m, "call:heavy-rhodope")
    assert legal(m) == ["call:archer-rhodope", "button:done"]
    play(m, "button:done")
    assert here(m, "thracia", 0) == "1 light 1 heavy"


# -- a bankrupt, objectives ----------------------------------------------------------------------


@rule("MEU-20.7", "MEU-18.37")
def test_a_bankrupt_magnate_s_share_of_the_interest_goes_to_his_own() -> None:
    def shared(loans: int) -> Position:
        """Seat 1 pays interest for so many loans; seat 0 cannot pay his and turns the Magnate."""
        florins = {0: 0, 1: 1000}
        m = medioevo(phase=3, turn=3, cards={0: (37,)}, loans={0: 5, 1: loans}, due={0: 0}, florins=florins)
        for seat in range(3):
            m.apply("tax:10", seat)
        play(m, "button:give-up")
        play(to(m, "taxes-end", seat=0), "card:37")
        to(m, "buy")
        return position(m)

    poor = shared(4)
    assert (poor.due[0], poor.florins[0], poor.unpaid[0]) == (250 - 70 - 100, 0, 1)
    rich = shared(5)
    assert rich.due[0] == 250 - 70 - 125
    assert rich.florins[0] == 0


@rule("MEU-17.6", "MEU-18.27")
@pytest.mark.parametrize(
    ("enemy", "surgeon", "met"),
    [("5 light", False, 1), ("5 light", True, 0), ("2 light", False, 0), ("1 cavalry", False, 1)],
)
def test_shots_that_do_no_damage_meet_no_objective(enemy: str, surgeon: bool, met: int) -> None:
    """Card 8 asks for three points of damage by archery in a round."""
    m = fought("3 archer", enemy, cards={0: (8,), 1: (27,)} if surgeon else {0: (8,)})
    play(to(m, "chance"), (1, 1, 1))
    play(to(m, "archers-rolled"), PASS)
    if surgeon:
        play(to(m, "damage", seat=1), "card:27")
    assert position(m).met[8] == met


@rule("MEU-18.14", "MEU-10.1")
def test_a_sailor_is_bribed_where_there_is_room_for_him() -> None:
    def afloat(own: str, enemy: str) -> Match:
        at = {"propontis": f"0: {own}; {enemy}"}
        rival = HORDE if "horde" in enemy else 1
        return medioevo(at=at, war=((0, 1),), cards={0: (14,)}, run=battle(0, rival, "propontis"))

    m = afloat("galley1(3 light) galley1(1 light wagon1)", "1: galley1(1 heavy 1 captain)")
    play(m, "card:14")
    assert position(m).florins[0] == 900
    assert here(m, "propontis", 0) == "galley1(3 light) galley1(1 light 1 heavy wagon1)"
    assert here(m, "propontis", 1) == "galley1(1 captain)"
    barbarians = play(afloat("galley1(1 light)", "horde: galley1(1 light 1 archer)"), "card:14", "unit:archer")
    assert here(barbarians, "propontis", 0) == "galley1(1 light 1 archer)"
    full = afloat("galley1(2 light wagon1)", "1: galley1(1 heavy)")
    assert "card:14" not in legal(full)


# -- what Mystics are paid with ------------------------------------------------------------------


def mystic(card: int, **more: Any) -> Match:
    return medioevo(phase=6, cards={0: (card, *more.pop("beside", ())), 1: (9, 32)}, **more)


@rule("MEU-16.23", "MEU-18.72", "MEU-28.15")
def test_a_mystic_takes_violet_points_as_those_of_other_colours() -> None:
    m = mystic(72, tech={0: "violet 2"}, gears={0: "violet 2"}, points={0: "red 1"})
    play(m, "card:72", "convert:blue", "colour:blue", "colour:red", "colour:violet")
    play(to(m, "trade"))
    assert position(m).florins[0] == 1100
    for without in (
        mystic(72, tech={0: "violet 1"}, gears={0: "violet 2"}, points={0: "red 1"}),
        mystic(72, tech={0: "violet 2"}, gears={0: "violet 1"}, points={0: "red 1"}),
    ):
        assert "card:72" not in legal(without)
    one = play(mystic(71, tech={0: "violet 2"}, gears={0: "violet 2"}), "card:71")
    assert legal(one) == ["colour:violet", "button:done"]  # a point is a point


@rule("MEU-16.24", "MEU-18.71", "MEU-18.72", "MEU-28.15")
def test_a_mystic_takes_the_points_of_a_neighbour_s_card() -> None:
    m = mystic(71, tech={0: "violet 3"}, gears={0: "violet 1"})
    play(m, "card:71", "borrow:32-green", "colour:green", "colour:green")
    assert position(m).florins[0] == 1040
    assert not position(m).turned[32]
    again = mystic(71, tech={0: "violet 3"}, gears={0: "violet 2"})
    play(again, "card:71", "borrow:32-green")
    assert legal(again, "borrow") == ["9-yellow"]  # each once a turn
    unable = play(mystic(71, tech={0: "violet 2"}, gears={0: "violet 1"}), "card:71")
    assert legal(unable, "borrow") == []
    mixed = mystic(72, tech={0: "violet 3"}, gears={0: "violet 1 blue 1"}, points={0: "red 1"})
    play(mixed, "card:72", "borrow:9-yellow", "colour:blue", "colour:yellow", "colour:red")
    play(to(mixed, "trade"))
    assert position(mixed).florins[0] == 1100


@rule("MEU-18.44", "MEU-18.71", "MEU-28.4")
def test_a_bard_readies_a_card_for_a_mystic() -> None:
    m = mystic(71, beside=(44, 5), turned=(5,), points={0: "red 1"})
    play(m, "card:71", "sing:44", "card:5")
    assert "turn:5-red" in legal(m)
    assert legal(m, "sing") == []


@rule("MEU-18.7", "MEU-9.11")
def test_a_captain_lets_crossbows_shoot_against_archers_one_by_one() -> None:
    """Two captain actions; the die gives the ability of archers to three units. The two archers shoot besides."""
    m = fought("3 heavy 1 captain2", "2 archer", cards={0: (7,)})
    play(to(m, "captain", seat=0), "button:done", "card:7", (6,))
    assert asked(m) == (0, "captain")
    play(m, "captain:allow-archer", "captain:allow-archer")
    assert dice_due(m) == 2 + 2
    used = fought("3 heavy 1 captain2", "2 archer", cards={0: (7,)})
    play(to(used, "captain", seat=0), "captain:copy-archer", "captain:cancel-archer")
    assert asked(used) == (CHANCE, "chance")  # no action left, and no use for crossbows
    assert dice_due(used) == 1 + 1
    free = fought("3 heavy 1 captain2", "2 light", cards={0: (7,)})
    play(to(free, "captain", seat=0), "button:done", "card:7", (6,), "button:done")
    assert dice_due(free) == 3  # nobody keeps them from it
    none = fought("3 heavy", "2 archer", cards={0: (7,)})
    to(none, "reroll", (8, 8), (1, 2, 3), never="card:7")


@rule("MEU-16.3", "MEU-15.2", "MEU-18.67")
def test_a_heroine_crosses_the_sea_by_logistics_and_is_herself_again() -> None:
    at = {"thracia": "0: 1 light wagon1", "lydia": "0: 1 captain"}
    m = medioevo(at=at, cards={0: (67,)}, tech={0: "blue 2"}, points={0: "blue 1"})
    play(to(m, "activation-start", seat=0), "card:67", "hero:light-thracia-0")
    play(to(m, "activation", seat=0), "group:thracia", "button:all-land", "sea:propontis", "tech:logistics")
    play(m, "land:bithynia")
    assert here(m, "bithynia", 0) == "1 captain wagon1"
    undo_changes(position(m))
    assert (here(m, "bithynia", 0), here(m, "lydia", 0)) == ("1 light wagon1", "1 captain")


@rule("MEU-20.8", "MEU-18.65", "MEU-18.67")
def test_nothing_is_treated_as_his_who_is_out_of_the_game() -> None:
    """A Heroine and hired barbarians go with the army they were in."""
    at = {"thracia": "0: 1 light", "lydia": "0: 1 light"}
    m = medioevo(phase=6, at=at, cards={0: (65, 67)}, circle="1 6 8")
    play(m, "card:65", "land:thracia", "card:67", "hero:light-lydia-0")
    state = position(m)
    assert state.changed
    assert state.reserve(HORDE, LIGHT) == 38
    eliminate(state, 0)
    assert not state.changed
    assert not state.strangers
    assert state.reserve(HORDE, LIGHT) == 40


# -- barbarians in pay ---------------------------------------------------------------------------


@rule("MEU-18.65", "MEU-12.11")
@pytest.mark.parametrize(("camp", "captive"), [("pannonia", "1 light"), (SPOT, "")])
def test_barbarians_in_pay_elsewhere_keep_nobody_from_being_captured(camp: str, captive: str) -> None:
    """Of the light infantry in Alfold barbarians in pay fall first, and are nobody's prisoners."""
    at = {SPOT: "1: 1 light", "pannonia": "1: 1 light", "galicia": "0: 9 light wagon3"}
    m = medioevo(order=(1, 0, 2), circle="4 6 8", at=at, war=((0, 1),), cards={1: (65,)})
    play(to(m, "activation", seat=1), "card:65", f"land:{camp}", PASS)
    play(to(m, "activation", seat=0), "group:galicia", "button:all-land", f"enter:{SPOT}", "button:enter")
    play(to(m, "capture", seat=0), "button:capture")
    play(to(m, "chance"), (1, 2, 3), "reroll:none", (1, 1, 1), "reroll:none")
    assert army_text(position(m).prisoners[1]) == captive


@rule("MEU-18.28", "MEU-18.65")
def test_barbarians_in_pay_are_not_bought_back() -> None:
    for camp, lost in (("pannonia", "1 light"), (SPOT, "")):
        at = {SPOT: "1: 1 light 2 heavy", "pannonia": "1: 1 light", "galicia": "0: 9 archer wagon3"}
        m = medioevo(order=(1, 0, 2), circle="4 6 8", at=at, war=((0, 1),), cards={1: (65, 28)})
        play(to(m, "activation", seat=1), "card:65", f"land:{camp}", PASS)
        play(to(m, "activation", seat=0), "group:galicia", "button:all-land", f"enter:{SPOT}", "button:enter")
        play(to(m, "chance"), (1, *[8] * 8))
        play(to(m, "hit", seat=1), f"hit:light-{SPOT}")
        assert army_text(the_round(position(m)).fallen[1]) == lost


@rule("MEU-18.28", "MEU-18.65", "MEU-9.14")
def test_barbarians_in_pay_who_are_given_up_are_not_bought_back_either() -> None:
    at = {SPOT: "1: 1 light 1 heavy", "galicia": "0: 9 heavy wagon3"}
    m = medioevo(order=(1, 0, 2), circle="4 6 8", at=at, war=((0, 1),), cards={1: (65, 28)})
    play(to(m, "activation", seat=1), "card:65", PASS)
    play(to(m, "activation", seat=0), "group:galicia", "button:all-land", f"enter:{SPOT}", "button:enter")
    play(to(m, "sacrifice", (1, 2, 3), seat=1), "sacrifice:2")
    assert here(m, SPOT, 1) == "1 heavy"
    assert army_text(the_round(position(m)).fallen[1]) == "1 light"


@rule("MEU-18.39", "MEU-18.65")
def test_no_jailer_is_asked_about_barbarians_in_pay() -> None:
    for camp, asks in (("pannonia", True), (SPOT, False)):
        at = {SPOT: "1: 1 light", "pannonia": "1: 1 light", "galicia": "0: 9 light wagon3"}
        m = medioevo(order=(1, 0, 2), circle="4 6 8", at=at, war=((0, 1),), cards={0: (39,), 1: (65,)})
        play(to(m, "activation", seat=1), "card:65", f"land:{camp}", PASS)
        play(to(m, "activation", seat=0), "group:galicia", "button:all-land", f"enter:{SPOT}", "button:enter")
        play(to(m, "chance"), (1, 2, 3), "reroll:none", (1, 1, 1), "reroll:none")
        assert (asked(m)[1] == "unit-destroyed") == asks


@rule("MEU-18.51", "MEU-3.5")
def test_what_takes_the_place_of_a_protected_transport_is_not_protected() -> None:
    at = {"thracia": "0: wagon1"}
    m = medioevo(phase=4, at=at, cards={0: (51,)}, tech={0: "blue 1"}, points={0: "blue 1"})
    play(m, "card:51")
    assert protected(position(m), CARRIER + 0)
    play(m, "free:remove", "carrier:0", "button:done", "make:caravan1", "land:thracia")
    assert here(m, "thracia", 0) == "caravan1"
    assert not protected(position(m), CARRIER + 0)


@rule("MEU-16.4", "MEU-3.5")
def test_machinery_works_for_the_machine_it_was_paid_for() -> None:
    m = medioevo(at={"thracia": "0: catapult trebuchet"}, effects=((-MACHINERY, 0, 0), (-MACHINERY, 0, 1)))
    carriers.remove(position(m), 0)
    assert position(m).effects == [(-MACHINERY, 0, 1)]
