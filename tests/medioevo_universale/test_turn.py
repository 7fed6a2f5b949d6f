"""The course of a turn, what is hidden, what a program decides by itself (sections 3 and 25)."""

import re

import pytest

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.rules.carriers import CARRIER
from gonfalon.games.medioevo_universale.rules.conquest import Fight
from gonfalon.games.medioevo_universale.rules.events import Strike
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.kernel.views import visible
from gonfalon.match import Match, fresh
from tests.medioevo_universale.build import (
    CHANCE,
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import play as play_random
from tests.support import rule


def shop(**more: object) -> Match:
    return passes(medioevo(phase=4, **more), "activation-start")  # type: ignore[arg-type]


def values(m: Match) -> tuple[int, int]:
    """The attack values of the last round of a battle, attacker first."""
    args = dict([line for line in m.log(0) if line["key"] == "values"][-1]["args"])
    return args["attack"], args["defence"]


# -- phases and order ---------------------------------------------------------------------------


@rule("MEU-3.1", "MEU-28.10")
def test_a_turn_has_seven_phases_each_begun_with_a_window() -> None:
    m = fresh(GAME, 3, {"orders": False}, 5)
    phases: list[tuple[int, int]] = []
    windows: list[tuple[int, int]] = []

    def look(match: Match) -> None:
        state = position(match)
        now = (state.turn_number, state.phase)
        if not phases or phases[-1] != now:
            phases.append(now)
        if asked(match)[1] == "phase-start" and now not in windows:
            windows.append(now)

    play_random(m, 3, each=look)
    turns = position(m).turn_number
    wanted = [(turn, phase) for turn in range(1, turns + 1) for phase in range(1, 8)]
    assert [now for now in windows if now[1] <= 7] == wanted
    assert [now for now in phases if now in wanted] == wanted  # and never back


@rule("MEU-3.2", "MEU-3.3")
def test_purchases_combat_and_trade_follow_the_turn_order() -> None:
    at = {"thracia": "0: wagon1 caravan1", "alfold": "1: wagon1 caravan1", "saraj": "2: wagon1 caravan1"}
    for phase, question, end in ((4, "buy", "done"), (5, "activation", "pass"), (6, "trade", "done")):
        m = medioevo(phase=phase, order=(2, 0, 1), at=at)
        order = []
        while asked(m)[1] == question:
            order.append(asked(m)[0])
            play(m, f"button:{end}")
        assert order == [2, 0, 1]


@rule("MEU-3.3", "MEU-28.48", "MEU-28.54")
def test_bids_and_tax_levels_are_sealed_and_opened_together() -> None:
    m = medioevo(phase=3)
    assert sorted(m.turn) == [0, 1, 2]
    m.apply("tax:50", 1)
    m.apply("tax:10", 0)
    assert position(m).tax == [0, 0, 0]
    assert [sealed["answer"] for sealed in visible(m.state, 0)["sealed"]] == [None, "tax:10"]
    m.apply("tax:20", 2)
    assert position(m).tax == [10, 50, 20]
    m = medioevo(phase=1)
    m.apply("number:30", 2)
    assert [sealed["answer"] for sealed in visible(m.state, 0)["sealed"]] == [None]


@rule("MEU-3.3")
def test_victims_decide_in_turn_order() -> None:
    red = [WORLD.index[name] for name in ("thracia", "alfold")]
    m = medioevo(
        at={"thracia": "0: 2 light 1 heavy", "alfold": "1: 2 light 1 heavy"},
        order=(1, 0, 2),
        run=Strike(icon=1, red=red, waiting=[1, 0, 2], dice=[]),
    )
    play(m, (1,))
    assert asked(m) == (1, "hit")


# -- at any time --------------------------------------------------------------------------------


@rule("MEU-3.4", "MEU-20.1", "MEU-28.12")
def test_a_loan_is_taken_in_the_windows_and_in_the_own_turn_once() -> None:
    m = shop(florins={0: 100})
    play(m, "free:loan")
    assert position(m).florins[0] == 600
    assert "free:loan" not in legal(m)
    play(m, "button:done")
    assert asked(m) == (1, "buy")
    assert "free:loan" in legal(m)


@rule("MEU-3.5", "MEU-28.58")
def test_own_pieces_are_taken_off_the_map_in_the_own_turn() -> None:
    at = {
        "bulgaria": "0: 2 light wagon1",
        "propontis": "0: galley1(1 heavy wagon1)",
        "alfold": "1: 1 light",
    }
    for phase in (4, 5, 6):
        m = medioevo(phase=phase, at=at)
        assert "free:remove" not in legal(m)  # no list needs to hold it
        play(m, "free:remove")
        assert asked(m) == (0, "remove")
        assert sorted(legal(m, "drop")) == ["heavy-1", "light-bulgaria"]
        play(m, "drop:light-bulgaria", "drop:light-bulgaria", "carrier:1", "button:done")
        assert here(m, "bulgaria", 0) == "wagon1"
        assert holder(m, "bulgaria") == -1
        assert here(m, "propontis", 0) == ""  # with the Galley all it carried at sea
        assert position(m).reserve(0, 0) == position(m).reserve(0, 2) == 20
        assert asked(m)[0] == 0  # and he is still to act
        assert position(m).moves[0] == 6


@rule("MEU-3.5")
def test_nothing_is_removed_in_the_turn_of_another_or_in_a_battle() -> None:
    m = medioevo(at={"thracia": "0: 1 light", "alfold": "1: 1 light"})
    assert m.state.ask_of(1) is None
    assert m.why_not("free:remove", 0) is None
    m = medioevo(at={"alfold": "0: 1 light; 1: 1 light"}, war=((0, 1),), run=battle(0, 1, "alfold"))
    while asked(m)[0] != CHANCE:
        assert m.why_not("free:remove", asked(m)[0]) is not None
        play(m, legal(m)[0])


@rule("MEU-3.5", "MEU-21.8", "MEU-25.4")
def test_barbarians_left_alone_by_a_removal_plunder_at_once() -> None:
    m = medioevo(at={"bulgaria": "0: 1 light wagon1; horde: 1 light"}, built={"bulgaria": "tower"})
    play(m, "free:remove", "drop:light-bulgaria")
    assert here(m, "bulgaria", 0) == ""
    assert buildings(m, "bulgaria") == ""


@rule("MEU-3.5", "MEU-3.6", "MEU-3.7", "MEU-EX-22", "MEU-17.3")
def test_a_card_turned_for_its_ability_gives_it_once_and_no_point() -> None:
    m = medioevo(at={"alfold": "0: 9 light; 1: 9 light"}, cards={0: (5,)}, war=((0, 1),), run=battle(0, 1, "alfold"))
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (1, 2, 6), "reroll:none", (1, 2, 6), "reroll:none")
    assert asked(m) == (0, "rolls-made")
    assert m.why_not("free:remove", 0) is not None  # nothing leaves the map in a battle (MEU-3.5)
    play(m, "card:5", "side:attacker")
    passes(m)
    assert values(m) == (8, 5)
    assert position(m).turned[5] == 1
    assert sum(position(m).tp) == 0
    while asked(m)[1] == "hit":
        play(m, legal(m)[0])
    passes(m)
    play(m, "button:fight-on", "button:fight-on", (1, 2, 6), "reroll:none", (1, 2, 6), "reroll:none")
    assert values(m) == (6, 5)


@rule("MEU-3.7", "MEU-28.2", "MEU-28.3")
def test_in_a_window_the_active_player_is_asked_first_and_the_others_in_turn_order() -> None:
    m = medioevo(4, order=(3, 1, 0, 2), phase=6, at={"don": "2: caravan1"})
    while position(m).phase == 6:
        play(m, "button:done")
    assert position(m).phase == 7
    seats = []
    while asked(m)[1] == "phase-start" and position(m).phase == 7:
        seats.append(asked(m)[0])
        play(m, "button:pass")
    assert seats == [3, 1, 0, 2]


@rule("MEU-3.8", "MEU-17.5")
def test_points_not_spent_by_the_end_of_the_phase_are_lost() -> None:
    m = shop(points={0: "green 1 red 1"}, tech={0: "green 1"})
    play(m, "build:village-thracia")
    assert position(m).florins[0] == 900  # the point in hand was used
    assert position(m).tp[:6] == [0, 0, 0, 1, 0, 0]
    play(m, "button:done", "button:done")
    assert position(m).tp[3] == 1
    play(m, "button:done")
    assert position(m).phase == 5
    assert sum(position(m).tp) == 0


@rule("MEU-3.9", "MEU-28.15")
def test_what_cannot_be_paid_in_full_cannot_be_done() -> None:
    poor = {"florins": {0: 250}, "loans": {0: 5}, "tech": {0: "green 1"}}
    m = shop(**poor)
    assert "village-thracia" in legal(m, "build")  # 100, and 100 for the missing point
    assert "town-thracia" not in legal(m, "build")
    refused = m.why_not("build:town-thracia", 0)
    assert refused is not None
    assert refused[0] == "MEU-3.9"
    assert "archer" in legal(m, "recruit")
    assert legal(shop(florins={0: 49}, loans={0: 5}), "recruit") == ["light"]
    rich = shop(florins={0: 400}, loans={0: 5}, tech={0: "green 1"})
    assert "town-thracia" in legal(rich, "build")
    borrowing = shop(florins={0: 250}, tech={0: "green 1"})
    assert "town-thracia" in legal(borrowing, "build")  # a loan makes it payable


# -- determinism, sight, defaults ---------------------------------------------------------------


@rule("MEU-25.1")
def test_one_seed_gives_one_game_and_every_result_is_recorded() -> None:
    def game(seed: int) -> Match:
        return play_random(fresh(GAME, 3, {}, seed), 7, answers=400)

    one, again, other = game(11), game(11), game(12)
    assert one.digest() == again.digest() != other.digest()
    chance = [answer for seat, answer, _ in one.answers(0) if seat == CHANCE]
    assert any(len(answer) == 3 for answer in chance)  # the barbarian dice among them


@rule("MEU-25.2")
def test_money_and_what_somebody_chooses_from_are_hidden_all_else_is_open() -> None:
    m = medioevo(florins={0: 777}, loans={0: 2}, cards={0: (5,)}, gears={0: "red 1"}, prisoners={(0, 1): "1 light"})
    own, other = visible(m.state, 0), visible(m.state, 1)
    assert own["florins"][0] == 777
    assert other["florins"][0] != 777
    for name in ("army", "tech", "tax", "held", "turned", "gears", "tp", "honour", "loans", "prisoners", "tolerated"):
        assert own[name] == other[name] == visible(m.state, None)[name]
    buying = shop()
    play(buying, "button:empire-card", (7, 8))
    assert visible(buying.state, 0)["dealt"][0] == [7, 8]
    assert visible(buying.state, 1)["dealt"][0] not in ([7, 8], [8, 7])


@rule("MEU-25.2")
def test_cards_put_under_the_deck_are_known_to_those_who_saw_them() -> None:
    m = shop()
    play(m, "button:empire-card", (7, 8), "card:7")
    assert visible(m.state, 0)["empire"]["under"] == [8]
    assert visible(m.state, 1)["empire"]["under"] != [8]


@rule("MEU-25.4", "MEU-11.10", "MEU-13.8")
def test_a_tower_destroyed_takes_its_token_and_the_control_with_it() -> None:
    red = [WORLD.index["macedonia"]]
    m = medioevo(
        built={"macedonia": "tower/2"}, tokens={"serbia": 0}, run=Strike(icon=2, red=red, waiting=[0], dice=[])
    )
    assert holder(m, "serbia") == 0
    play(m, (1,))
    assert buildings(m, "macedonia") == ""
    assert holder(m, "serbia") == -1


@rule("MEU-25.5")
def test_who_does_not_answer_in_time_taxes_thirty_bids_nothing_and_passes() -> None:
    assert [medioevo(phase=3).default(seat) for seat in range(3)] == ["tax:30"] * 3
    assert [medioevo(phase=1).default(seat) for seat in range(3)] == ["number:0"] * 3
    assert shop().default() == "button:done"
    m = medioevo(at={"thracia": "0: 1 light wagon1"})
    assert m.default() == "button:pass"


@rule("MEU-25.5", "MEU-28.60", "MEU-28.64", "MEU-28.65", "MEU-28.66", "MEU-28.67")
def test_who_does_not_answer_in_time_fights_on_loses_the_cheapest_and_keeps_what_he_takes() -> None:
    m = medioevo(
        at={"pannonia": "0: 1 light 1 archer 1 heavy 1 cavalry wagon2; 1: 1 heavy caravan1"},
        built={"pannonia": "village"},
        war=((0, 1),),
        run=battle(0, 1, "pannonia"),
    )
    questions: dict[str, object] = {}
    while any(isinstance(frame, Fight) for frame in m.state.frames):
        if m.turn == (CHANCE,):
            play(m, (2,) if getattr(m.state.request(), "count") == 1 else (2, 6, 8))  # noqa: B009
        else:
            questions.setdefault(asked(m)[1], m.default())
            m.apply(m.default(), m.turn[0])
    assert questions["capture"] == "button:destroy"
    assert questions["surrender"] == "button:fight-on"
    assert questions["hit"] == "hit:light-pannonia"
    assert here(m, "pannonia", 0).endswith("caravan1")
    assert buildings(m, "pannonia") == "village"
    fleet = {"propontis": "0: galley1(3 archer); 1: galley1(1 heavy) galley1(1 light)"}
    sea = to(medioevo(at=fleet, war=((0, 1),), run=battle(0, 1, "propontis")), "hit", (1, 8, 8))
    assert (legal(sea, "hit"), sea.default()) == (["heavy-10", "light-11"], "hit:light-11")
    offered = medioevo(at={"alfold": "0: 1 heavy; 1: 1 light"}, war=((0, 1),), run=battle(0, 1, "alfold"))
    play(offered, "button:destroy", "button:destroy", "button:surrender")
    assert offered.default() == "button:refuse"


@rule("MEU-25.5", "MEU-28.50", "MEU-28.53")
def test_icons_and_rebellion_sites_default_to_their_order_in_the_data() -> None:
    m = medioevo(run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    assert m.default() == "land:thracia"
    m = medioevo(phase=2, tolerated=30)
    play(m, (4, 6, 8), "reroll:none")
    pile = [event for event in position(m).event_pile if WORLD.tolerated[event] == 30]
    play(m, (pile[0],), (20,))
    icons = [("movement", "armies", "buildings", "goods")[icon] for icon in WORLD.icons[pile[0]]]
    assert asked(m) == (0, "first-icon")
    assert m.default() == f"icon:{icons[0]}"
    play(m, f"icon:{icons[0]}")
    assert m.default() == f"icon:{icons[1]}"


@rule("MEU-25.6")
def test_battles_with_barbarians_damage_and_rebellions_are_not_optional() -> None:
    m = medioevo(at={"rhodope": "0: 3 heavy wagon1"}, circle="3 3 3")
    play(m, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", HORDE) == "2 light 1 archer 1 captain"
    assert all(not answer.startswith("button:pass") for answer in legal(m))
    assert any(type(frame).__name__ == "Battle" for frame in m.state.frames)
    red = [WORLD.index["thracia"]]
    m = medioevo(at={"thracia": "0: 2 light 2 heavy"}, run=Strike(icon=1, red=red, waiting=[0], dice=[]))
    play(m, (2,))
    assert asked(m) == (0, "hit")
    assert all(answer.startswith("hit:") for answer in legal(m))
    m = medioevo(run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    assert all(answer.startswith("land:") for answer in legal(m))


def listed_rules() -> set[str]:
    """The rules that the table of questions cites (section 28D), ranges written out."""
    text = (GAME.folder() / "rules.md").read_text()
    out: set[str] = set()
    for row in re.findall(r"^\*\*MEU-28\.\d+\*\* .* Rule: ([0-9., -]+)\.$", text, re.M):
        for part in row.replace(" ", "").split(","):
            first, _, last = part.partition("-")
            section, _, number = first.partition(".")
            end = int((last or first).partition(".")[2])
            out |= {f"MEU-{section}.{n}" for n in range(int(number), end + 1)}
    return out


@rule("MEU-25.7")
@pytest.mark.parametrize("seats", [3, 5])
def test_every_question_is_a_window_or_one_of_the_table(seats: int) -> None:
    known = listed_rules()
    assert {"MEU-2.12", "MEU-2.13", "MEU-9.9", "MEU-24.1", "MEU-24.8"} <= known
    known |= {"MEU-9.5", "MEU-9.12", "MEU-9.14"}  # protection, archers' hits, sacrifices: MEU-28.30, 28.35, 28.37
    # payments, cards, technologies and diplomacy have their own sections and windows
    elsewhere = ("MEU-16.", "MEU-17.", "MEU-18.", "MEU-19.", "MEU-20.", "MEU-28.")
    found: set[tuple[str, str]] = set()

    def look(match: Match) -> None:
        for seat in match.turn:
            ask = match.state.ask_of(seat)
            if ask is not None and ask.rule not in known and not ask.rule.startswith(elsewhere):
                found.add((ask.prompt, ask.rule))

    play_random(fresh(GAME, seats, {"turns": 8}, seats), 5, each=look)
    assert found == set()


@rule("MEU-25.4", "MEU-13.10")
def test_a_home_territory_returns_when_the_last_stranger_leaves_it() -> None:
    m = medioevo(at={"temes": "0: 1 light wagon1"}, war=((0, 1),))
    assert holder(m, "temes") == 0
    play(m, "free:remove", "drop:light-temes", "button:done")
    assert holder(m, "temes") == 1
    assert market(m, "temes") == []


# -- the end of a turn --------------------------------------------------------------------------


def turned_over(**more: object) -> Match:
    """Phase 7 has been carried out."""
    return medioevo(phase=7, **more)  # type: ignore[arg-type]


@rule("MEU-15.1")
def test_everything_is_ready_again() -> None:
    m = turned_over(
        at={"thracia": "0: 2 light wagon2 caravan1 catapult"},
        stopped={"thracia": "0: 2 light"},
        moves={0: 0, 1: 2, 2: 0},
        cards={0: (5,)},
        turned=(5,),
        gears={0: "red 1"},
    )
    state = position(m)
    assert state.moves[:3] == [7, 6, 4]
    assert state.halted[WORLD.index["thracia"] * 7] == 0
    assert state.turned[5] == 0
    spent = medioevo(phase=6, gears={0: "red 1"}, at={"thracia": "0: caravan1"})
    position(spent).spent[3] = 1
    while position(spent).turn_number == 2:
        assert position(spent).spent[3] == 1
        play(spent, spent.default())
    assert position(spent).spent[3] == 0


@rule("MEU-15.1", "MEU-15.2")
def test_what_is_counted_for_one_turn_begins_again() -> None:
    m = medioevo(phase=6, at={"thracia": "0: 1 light caravan1 wagon1"})
    state = position(m)
    state.sally(WORLD.index["thracia"] * 7, state.army[WORLD.index["thracia"] * 7])
    state.sortie[1] = 1
    counted = ("met", "arrived", "conquered", "learned", "new_loan", "repaid", "conquests", "slain", "regain_next")
    for name in counted:
        setattr(state, name, [1] * len(getattr(state, name)))
    state.denounced = [(0, 1)]
    while position(m).turn_number == 2:
        play(m, m.default())
    assert {name: set(getattr(position(m), name)) for name in counted} == {name: {0} for name in counted}
    assert position(m).regain[:3] == [1, 1, 1]
    assert position(m).denounced == []
    assert (sum(position(m).sallied), sum(position(m).sortie)) == (0, 0)


@rule("MEU-15.2", "MEU-19.24")
def test_effects_of_the_turn_end_and_so_do_armistices_and_pacts() -> None:
    m = turned_over(
        turn=4,
        effects=((1, 0, "serbia"),),
        armistice=((0, 1),),
        declared=((0, 2),),
        pacts=("0>1 passage until 4", "0>2 commercial until 5"),
    )
    state = position(m)
    assert state.effects == []
    assert (1, WORLD.index["serbia"]) in state.banned  # not there again in the next turn
    assert state.hostile(0, 1)
    assert state.hostile(0, 2)
    assert [pact[1] for pact in state.pacts] == [(0, 2)]


@rule("MEU-15.3", "MEU-2.2")
def test_the_turn_marker_advances_unless_it_was_the_last() -> None:
    assert position(turned_over(turn=9)).turn_number == 10
    assert position(turned_over(turn=9)).phase == 1
    last = turned_over(turn=10)
    assert position(last).turn_number == 10
    assert last.state.step_name() == "WholeGame.last_level"


@rule("MEU-15.2", "MEU-21.8", "MEU-18.51")
def test_what_was_protected_among_barbarians_is_plundered_when_the_turn_ends() -> None:
    at = {"thracia": "horde: 1 light", "rhodope": "horde: 1 light; 0: caravan1"}
    safe = ((51, 0, WORLD.index["thracia"] * 3), (50, 0, CARRIER))
    m = medioevo(phase=6, at=at, built={"thracia": "village"}, effects=safe)
    assert (buildings(m, "thracia"), here(m, "rhodope", 0)) == ("village", "caravan1")
    to(m, "bid")
    assert (buildings(m, "thracia"), here(m, "rhodope", 0)) == ("", "")


@rule("MEU-15.2", "MEU-21.8", "MEU-18.65")
def test_barbarians_whom_those_in_pay_held_off_plunder_when_the_turn_ends() -> None:
    m = medioevo(phase=6, at={"thracia": "0: 1 light catapult; horde: 2 light"})
    position(m).strangers = [(WORLD.index["thracia"], 0, HORDE, 0, -1)]
    to(m, "bid")
    assert here(m, "thracia", 0) == ""
