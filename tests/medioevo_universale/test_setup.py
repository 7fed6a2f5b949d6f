"""Length of the game, realms, the area in play, the setup (section 2)."""

import pytest

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.rules.turn import WholeGame
from gonfalon.kernel.errors import IllegalAnswer
from gonfalon.kernel.requests import Draw
from gonfalon.kernel.views import visible
from gonfalon.match import Match, fresh
from tests.medioevo_universale.build import (
    CHANCE,
    HORDE,
    WORLD,
    asked,
    buildings,
    here,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.support import rule

REALM = {name: number for number, name in enumerate(WORLD.realms)}


def table(seats: int = 3, **options: object) -> Match:
    """A table before the setup; chance is the caller's."""
    return fresh(GAME, seats, {"skip_forced": False, **options}, 1, chance=False)


def seated(realms: str = "byz hun gol", order: tuple[int, ...] = (), **options: object) -> Match:
    """The realms are drawn; the first auction is open, where equal bids go in this order."""
    names = realms.split()
    m = table(len(names), **options)
    for name in names:
        play(m, (REALM[name],))
    play(m, tuple(reversed(order or range(len(names)))))
    return passes(m, "phase-start")


def placing(realms: str = "byz hun gol", order: tuple[int, ...] = (), **options: object) -> Match:
    """The turn order is settled: bids of 0 that nobody raises."""
    m = seated(realms, order, **options)
    while asked(m)[1] == "bid":
        m.apply("number:0", m.turn[0])
    return m


def together(m: Match, answers: dict[int, str]) -> Match:
    for seat, answer in answers.items():
        m.apply(answer, seat)
    return m


def drawn_from(m: Match) -> set[str]:
    """The realms among which chance draws now."""
    request = m.state.request()
    assert isinstance(request, Draw)
    return {WORLD.realms[item] for item in request.items}


# -- length -------------------------------------------------------------------------------------


def last_turn(m: Match) -> bool:
    """Whether the game goes to its final scoring when the turn that now runs is over."""
    position(m).frames = [WholeGame(at=WholeGame.STEPS.index("check_end"))]
    m.state._request = None
    m.state._run()
    return m.state.step_name() == "WholeGame.last_level"


@rule("MEU-2.1", "MEU-2.2")
@pytest.mark.parametrize("turns", [8, 10, 12])
def test_the_game_ends_after_the_agreed_number_of_turns(turns: int) -> None:
    assert not last_turn(medioevo(turn=turns - 1, turns=turns))
    assert last_turn(medioevo(turn=turns, turns=turns))


@rule("MEU-2.1")
def test_other_lengths_are_refused() -> None:
    with pytest.raises(Exception, match="turns"):
        table(turns=9)


@rule("MEU-2.3", "MEU-EX-2")
def test_when_the_time_is_up_the_turn_is_played_to_its_end() -> None:
    def end_turn(m: Match) -> Match:
        while asked(m)[1] in ("trade", "phase-start", "activation-start") and not position(m).phase < 6:
            play(m, "button:done" if asked(m)[1] == "trade" else "button:pass")
        return m

    m = medioevo(turn=4, phase=6, turns=10, hours=3, at={"thracia": "0: caravan1"})
    assert "act:time:up" in m.acts(1)
    m.act("act:time:up", 1)
    assert "act:time:up" not in m.acts(2)  # it is said once
    assert asked(m) == (0, "trade")  # and the turn goes on
    end_turn(m)
    assert m.state.step_name() == "WholeGame.last_level"
    late = medioevo(turn=10, phase=6, turns=10, hours=3, at={"thracia": "0: caravan1"})
    assert end_turn(late).state.step_name() == "WholeGame.last_level"  # ten turns came before three hours
    early = medioevo(turn=4, phase=6, turns=10, hours=3, at={"thracia": "0: caravan1"})
    assert position(end_turn(early)).turn_number == 5


@rule("MEU-2.3")
def test_without_a_time_limit_nobody_calls_the_end() -> None:
    m = medioevo()
    assert "act:time:up" not in m.acts(0)
    with pytest.raises(IllegalAnswer):
        m.act("act:time:up", 0)


@rule("MEU-2.4", "MEU-EX-1")
def test_the_game_stops_at_once_when_the_limit_of_honour_is_reached() -> None:
    def conquer(limit: int) -> Match:
        m = medioevo(
            at={"rhodope": "0: 5 heavy wagon2", "bulgaria": "horde: 1 light"}, honour={0: 29}, honour_limit=limit
        )
        play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
        play(m, "button:fight-on", (4, 6, 8), "reroll:none")
        while asked(m)[1] == "hit":
            play(m, m.legal(m.turn[0])[0])
        return m

    m = conquer(30)
    assert position(m).honour[0] == 30
    assert m.state.step_name() == "WholeGame.last_level"
    play(m, (30,))
    assert m.over
    assert position(conquer(40)).honour[0] == 30
    assert not conquer(40).over
    assert asked(conquer(40))[1] == "own-turn"


@rule("MEU-2.4")
def test_honour_of_the_final_scoring_never_stops_it() -> None:
    m = medioevo(turn=10, phase=7, honour={0: 29, 1: 29}, honour_limit=30, florins={0: 1500, 1: 100, 2: 0})
    passes(m)
    play(m, (50,))
    assert m.over
    assert m.scores()[0] >= 32  # most florins, and whatever follows is still counted
    assert position(m).earned[0 * 15 + 11] == m.scores()[0] - 29


# -- realms -------------------------------------------------------------------------------------


@rule("MEU-2.7", "MEU-EX-3")
def test_every_realm_after_the_first_is_linked_to_one_already_taken() -> None:
    links = {WORLD.realms[r]: {WORLD.realms[other] for other in WORLD.links[r]} for r in range(6)}
    assert links["hre"] == {"hun"}
    assert links["byz"] == {"hun", "gol", "mam"}
    m = table(3, realms="choice")
    assert asked(m) == (0, "realm")
    assert len(legal(m, "realm")) == 6
    play(m, "realm:hre")
    assert position(m).realm == [REALM["hre"], REALM["hun"], -1]  # Hungary alone is left to the second
    assert legal(m, "realm") == ["byz", "gol"]


@rule("MEU-2.6", "MEU-2.7")
def test_realms_are_drawn_among_those_linked() -> None:
    m = table(3)
    assert m.turn == (CHANCE,)
    assert drawn_from(m) == {"byz", "gol", "hre", "hun", "mam", "nov"}
    play(m, (REALM["mam"],))
    assert drawn_from(m) == {"byz"}
    play(m, (REALM["byz"],))
    assert drawn_from(m) == {"hun", "gol"}


@rule("MEU-2.8")
def test_only_what_is_near_to_a_home_territory_is_in_play() -> None:
    m = placing("byz hun mam")
    state = position(m)
    near = {s for seat in range(3) for t in state.homes(seat) for s in WORLD.reach(t, 3, [1] * WORLD.spaces)}
    assert {s for s in range(WORLD.spaces) if state.in_play[s]} == near
    assert not state.in_play[WORLD.index["novgorod"]]
    assert not state.in_play[WORLD.index["north_sea"]]
    assert state.in_play[WORLD.index["saraj"]]  # of an absent realm, and barbarian land
    assert state.home(WORLD.index["saraj"]) == -1


@rule("MEU-2.8")
def test_with_six_players_the_whole_board_is_in_play() -> None:
    assert all(position(placing("byz hun gol mam hre nov")).in_play)


@rule("MEU-2.8")
def test_nothing_enters_what_is_out_of_play() -> None:
    realms = ("byz", "hun", "mam")
    m = medioevo(
        area=True, realms=realms, order=(1, 0, 2), at={"provence": "1: 1 light wagon1"}, tokens={"provence": 1}
    )
    play(m, "group:provence", "button:all-land")
    assert "burgundy" not in legal(m, "enter")
    assert "geneva" in legal(m, "enter")
    whole = medioevo(realms=realms, order=(1, 0, 2), at={"provence": "1: 1 light wagon1"}, tokens={"provence": 1})
    play(whole, "group:provence", "button:all-land")
    assert "burgundy" in legal(whole, "enter")


@rule("MEU-2.20")
def test_the_defaults_are_ten_turns_random_realms_and_no_limit_or_variant() -> None:
    options = position(table()).options
    assert options["turns"] == 10
    assert options["realms"] == "random"
    assert not any(options[name] for name in ("hours", "honour_limit", "terrain", "blood", "teams"))


# -- the procedure ------------------------------------------------------------------------------


@rule("MEU-2.10", "MEU-2.18", "MEU-EX-6")
def test_everybody_begins_with_1600_florins_and_ten_honour() -> None:
    state = position(seated())
    assert 2 * 500 + 4 * 100 + 3 * 50 + 3 * 10 + 3 * 5 + 5 * 1 == 1600
    assert state.florins == [1600] * 3
    assert state.honour == [10] * 3
    assert state.turn_number == 1


@rule("MEU-2.11", "MEU-4.4")
def test_one_auction_settles_the_first_turn_and_ties_are_drawn() -> None:
    m = seated(order=(2, 0, 1))
    together(m, {0: "number:50", 1: "number:0", 2: "number:0"})
    assert position(m).order == [0, 2, 1]
    assert position(m).florins == [1550, 1650, 1600]
    assert asked(m) == (0, "village")
    assert position(m).phase == 1


@rule("MEU-2.12")
def test_villages_stand_on_populated_areas_at_home_in_turn_order() -> None:
    m = placing(order=(1, 2, 0))
    before = position(m).florins[:]
    assert asked(m) == (1, "village")
    assert legal(m, "land") == ["pannonia", "transylvania", "slavonia"]
    play(m, "land:slavonia", "land:saraj", "land:thracia")
    assert [buildings(m, name) for name in ("slavonia", "saraj", "thracia")] == ["village"] * 3
    assert position(m).florins == before


@rule("MEU-2.13", "MEU-EX-5")
def test_transports_of_two_levels_in_all() -> None:
    m = placing()
    play(m, "land:thracia", "land:pannonia", "land:saraj", "land:lydia")
    assert [here(m, name, seat) for name, seat in (("lydia", 0), ("alfold", 1), ("yaik", 2))] == ["1 archer", "", ""]
    assert asked(m) == (0, "first-transport")
    assert "ship2" in legal(m, "piece")
    assert "ship3" not in legal(m, "piece")
    play(m, "piece:galley1", "land:thracia")
    assert "caravan1" in legal(m, "piece")
    assert "caravan2" not in legal(m, "piece")  # with a Galley II it would be three levels
    play(m, "piece:caravan1", "land:phrygia")
    assert here(m, "thracia", 0) == "galley1"
    assert here(m, "phrygia", 0) == "caravan1"
    assert asked(m) == (1, "archer")  # nobody places anything before the first has placed all he has
    play(m, "land:alfold", "piece:caravan2", "land:alfold")
    assert asked(m) == (2, "archer")
    play(m, "land:yaik")
    assert [here(m, name, seat) for name, seat in (("alfold", 1), ("yaik", 2))] == ["1 archer caravan2", "1 archer"]
    assert asked(m) == (2, "first-transport")
    play(m, "button:done")  # levels left are lost
    assert position(m).carriers(2) == []


@rule("MEU-2.13")
@pytest.mark.parametrize(
    ("lang", "ship", "caravan"), [("en", "Galley I", "Caravan I"), ("fr", "galère I", "caravane I")]
)
def test_who_places_a_transport_is_told_which(lang: str, ship: str, caravan: str) -> None:
    m = placing()
    play(m, "land:thracia", "land:pannonia", "land:saraj", "land:lydia", "piece:galley1")
    assert ship in m.view(0, lang)["decision"]["prompt"]
    play(m, "land:thracia", "piece:caravan1")
    assert caravan in m.view(0, lang)["decision"]["prompt"]


@rule("MEU-2.14")
def test_ships_begin_in_ports_and_a_realm_without_one_has_none() -> None:
    m = placing()
    play(m, "land:thracia", "land:pannonia", "land:saraj", "land:lydia", "piece:ship2")
    assert legal(m, "land") == ["thracia", "macedonia"]
    play(m, "land:thracia", "land:alfold")
    assert asked(m) == (1, "first-transport")
    assert sorted({piece[:-1] for piece in legal(m, "piece")}) == ["caravan", "wagon"]
    refused = m.why_not("piece:galley1", 1)
    assert refused is not None
    assert refused[0] == "MEU-2.14"


def dealt(order: tuple[int, ...] = ()) -> Match:
    """All is placed; the Empire cards are due."""
    m = placing(order=order)
    while m.turn != (CHANCE,):
        play(m, "button:done" if "button:done" in legal(m) else legal(m)[0])
    return m


@rule("MEU-2.15")
def test_a_barbarian_stands_on_every_fire_in_play() -> None:
    m = dealt()
    state = position(m)
    fires = [t for t in WORLD.fires if state.in_play[t]]
    assert 0 < len(fires) < len(WORLD.fires)
    assert [t for t in range(WORLD.lands) if state.horde(t)] == sorted(fires)
    assert all(here(m, WORLD.names[t], HORDE) == "1 light" for t in fires)


@rule("MEU-2.16", "MEU-25.2")
def test_one_of_three_cards_is_kept_in_secret_and_the_others_go_back() -> None:
    m = dealt()
    play(m, (1, 2, 3, 4, 5, 6, 7, 8, 9))
    assert sorted(m.turn) == [0, 1, 2]
    assert [str(answer) for answer in m.legal(1)] == ["card:4", "card:5", "card:6"]
    assert visible(m.state, 1)["dealt"][1] == [4, 5, 6]
    assert visible(m.state, 0)["dealt"][1] != [4, 5, 6]
    together(m, {0: "card:2", 1: "card:6"})
    assert position(m).held[6] == -1  # nothing is shown before all have chosen
    m.apply("card:7", 2)
    state = position(m)
    assert [state.cards(seat) for seat in range(3)] == [[2], [6], [7]]
    assert sorted(state.empire.cards()) == [card for card in range(1, 73) if card not in (2, 6, 7)]
    assert state.empire.under == []  # they are shuffled in, not put under the deck


@rule("MEU-2.17")
def test_everybody_takes_an_objective_token_of_a_colour() -> None:
    m = dealt()
    play(m, (1, 2, 3, 4, 5, 6, 7, 8, 9))
    together(m, {0: "card:2", 1: "card:6", 2: "card:7"})
    play(m, (40,))
    assert sorted(m.turn) == [0, 1, 2]
    together(m, {0: "gear:red", 1: "gear:red", 2: "gear:violet"})
    assert position(m).gears == [0, 0, 0, 1, 0, 0] * 2 + [0, 0, 0, 0, 0, 1]


@rule("MEU-2.19")
def test_the_next_objective_and_the_next_tax_number_lie_open() -> None:
    m = dealt()
    play(m, (1, 2, 3, 4, 5, 6, 7, 8, 9))
    together(m, {0: "card:2", 1: "card:6", 2: "card:7"})
    play(m, (40,))
    together(m, {0: "gear:red", 1: "gear:red", 2: "gear:violet"})
    for seat in range(3):
        assert visible(m.state, seat)["empire"]["top"] == [40]
    play(m, (30,))
    assert position(m).tolerated == 30
    assert (position(m).turn_number, position(m).phase) == (1, 2)


def test_the_question_for_transports_says_how_many_levels_are_left() -> None:
    m = placing()
    play(m, "land:thracia", "land:pannonia", "land:saraj", "land:lydia")
    assert m.view(0, "en")["decision"]["prompt"].endswith("Two of level I, or one of level II.")
    play(m, "piece:galley1", "land:thracia")
    assert m.view(0, "en")["decision"]["prompt"].endswith("One more of level I.")
