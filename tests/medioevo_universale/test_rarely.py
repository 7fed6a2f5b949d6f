"""What seldom meets: a card used twice in a round, a rebellion abroad, players who are out of the game."""

from gonfalon.games.medioevo_universale.content.terms import CAVALRY, LIGHT, VIOLET
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.money import Pay, points
from gonfalon.games.medioevo_universale.rules.pacts import sign
from gonfalon.games.medioevo_universale.rules.position import ATTACKED, DEFENSIVE, OWNERS, PLAYERS
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.taxes import eliminate
from gonfalon.games.medioevo_universale.rules.units import change_unit, place_units, undo_changes
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, here, legal, medioevo, play, position
from tests.medioevo_universale.cards import PASS, SPOT, fought, to
from tests.support import rule

INDEX = WORLD.index


@rule("MEU-18.28", "MEU-18.44")
def test_a_surgeon_whom_a_bard_readies_heals_nobody_twice() -> None:
    m = fought("3 archer", "9 light", cards={1: (28, 44)})
    to(m, "round-ends", (1, 1, 8), (1, 2, 3), (1, 2, 3))
    play(m, "card:28")
    healed = position(m).regain_next[1]
    assert healed >= 2
    if "card:44" in legal(m):
        play(m, "card:44")
    assert "card:28" not in legal(m)
    assert position(m).regain_next[1] == healed


@rule("MEU-20.8", "MEU-28.43")
def test_an_infiltrator_who_is_out_of_the_game_keeps_no_card_turned() -> None:
    m = medioevo(phase=6, cards={0: (22,)}, turned=(22,), effects=((13, 1, 2),))
    eliminate(position(m), 1)
    to(m, "bid")
    assert position(m).turned[22] == 0


@rule("MEU-20.8", "MEU-18.66")
def test_units_lent_to_barbarians_leave_the_map_with_their_owner() -> None:
    m = medioevo(phase=6, at={"serbia": "horde: 1 light", "thracia": "0: 2 heavy"}, cards={0: (66,)})
    play(m, "card:66", "lend:heavy-thracia", "button:done")
    assert here(m, "serbia", HORDE) == "1 light 1 heavy"
    eliminate(position(m), 0)
    assert here(m, "serbia", HORDE) == "1 light"
    assert position(m).strangers == []


@rule("MEU-20.8", "MEU-19.11", "MEU-19.17")
def test_with_the_last_enemy_of_an_ally_the_passage_of_those_who_support_him_ends() -> None:
    state = position(medioevo(4, war=((1, 2),)))
    state.struck[2 * PLAYERS + 1] = ATTACKED
    sign(state, (0, 1), ((DEFENSIVE, 0, 1, 1),))
    place_units(state, 0, ONE[0], INDEX["temes"])
    assert (state.guests, state.leaving) == ([(INDEX["temes"], 1, 0)], [])
    eliminate(state, 2)
    assert [guest[:3] for guest in state.leaving] == [(INDEX["temes"], 1, 0)]
    assert state.holder[INDEX["temes"]] == 1


@rule("MEU-18.3", "MEU-18.66")
def test_nobody_leaves_a_bishop_s_territory_to_join_barbarians() -> None:
    at = {"serbia": "horde: 1 light", "thracia": "0: 2 heavy", "bulgaria": "0: 1 light 1 archer"}
    m = medioevo(phase=6, at=at, cards={0: (66,)}, effects=((3, 1, "thracia"),))
    play(m, "card:66")
    assert legal(m, "lend") == ["light-bulgaria", "archer-bulgaria"]


@rule("MEU-28.21", "MEU-18.15", "MEU-18.1")
def test_a_rebellion_abroad_is_answered_once() -> None:
    m = medioevo(at={"bulgaria": "0: 1 light"}, cards={0: (15,), 2: (1,)})
    to(m, "activation", seat=0)
    play(m, "card:15", "land:serbia")
    assert asked(m) == (2, "rebellion")
    play(m, PASS)
    assert asked(m) == (0, "activation")


@rule("MEU-28.21", "MEU-16.11")
def test_where_law_sends_a_rebellion_it_is_answered_once() -> None:
    m = medioevo(
        tech={0: "orange 2"},
        gears={0: "orange 1"},
        cards={2: (1,)},
        run=Rebellions(seat=0, count=1, placed=[], outside=[]),
    )
    play(m, "tech:law", "land:bulgaria", "gear:orange")
    assert asked(m) == (2, "rebellion")
    play(m, PASS)
    assert asked(m)[1] != "entered"
    assert position(m).army[INDEX["bulgaria"] * OWNERS + HORDE] == ONE[0]


@rule("MEU-16.13", "MEU-16.15", "MEU-15.2")
def test_a_promoted_barbarian_who_changes_sides_is_what_he_was_when_the_turn_ends() -> None:
    at = {"bulgaria": "0: 1 light; horde: 1 captain 1 light"}
    m = medioevo(at=at, tech={0: "orange 4 red 2"}, gears={0: "orange 4 red 1"}, run=battle(0, HORDE, "bulgaria"))
    to(m, "round-opens", seat=0)
    play(m, "tech:promotion", "change:captain-captain2-1", "gear:red")
    play(m, "tech:influence", "convert:captain2-bulgaria", "gear:orange", "gear:orange")
    assert here(m, "bulgaria", 0) == "1 light 1 captain2"
    undo_changes(position(m))
    assert here(m, "bulgaria", 0) == "1 light 1 captain"


@rule("MEU-18.14", "MEU-16.15", "MEU-15.2")
def test_a_promoted_unit_that_is_bribed_is_what_it_was_when_the_turn_ends() -> None:
    m = fought("2 light", "2 light", cards={0: (14,)})
    state = position(m)
    change_unit(state, 1, LIGHT, CAVALRY, INDEX[SPOT])
    state._request = None
    play(m, "card:14", "unit:cavalry")
    assert (here(m, SPOT, 0), here(m, SPOT, 1)) == ("2 light 1 cavalry", "1 light")
    undo_changes(state)
    assert (here(m, SPOT, 0), here(m, SPOT, 1)) == ("3 light", "1 light")


@rule("MEU-16.24", "MEU-18.58", "MEU-28.15")
def test_a_neighbour_s_pirates_give_two_violet_points_for_one() -> None:
    pay = Pay(seat=0, florins=0, need=points(VIOLET, 2), rule="MEU-16.25")
    m = medioevo(phase=6, cards={1: (58, 43, 42)}, tech={0: "violet 4"}, points={0: "violet 1"}, run=pay)
    assert legal(m, "borrow") == ["43", "58"]  # a point for a point is nothing
    play(m, "borrow:58")
    assert asked(m)[1] != "point"
    assert position(m).florins[0] == 1000


@rule("MEU-14.5", "MEU-28.28")
def test_nobody_is_asked_to_raid_what_an_enemy_takes_at_once() -> None:
    at = {"thracia": "0: caravan1", "bulgaria": "1: 1 light; 2: 1 light"}
    for war, wanted in (((), "pass-by"), (((0, 2),), "asset")):
        m = medioevo(phase=6, at=at, war=war, pacts=("1>2 passage",))
        position(m).attending[1] = 1
        play(to(m, "trade", seat=0), "carrier:0", "land:bulgaria")
        assert asked(m)[1] == wanted
