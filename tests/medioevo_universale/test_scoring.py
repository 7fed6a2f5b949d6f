"""Honour during play and at the end (sections 22 and 23)."""

import pytest

from gonfalon.games.medioevo_universale.content.terms import GOODS
from gonfalon.games.medioevo_universale.rules.conquest import conquest
from gonfalon.games.medioevo_universale.rules.honour import SOURCES
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.kernel.fields import with_item
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule

BYZ = [WORLD.names[t] for t in WORLD.home_of[0]]


def conquered(place: str, seat: int = 0, keeper: int = -1, **more: object) -> Match:
    """A territory has just been conquered; its assets are still to be dealt with."""
    at = {place: f"{seat}: 1 light"}
    start = conquest(position(medioevo()), seat, WORLD.index[place], keeper, [] if keeper < 0 else [keeper])
    return medioevo(at=at, run=start, **more)  # type: ignore[arg-type]


def marching(start: str, goal: str) -> Match:
    """Seat 0 stands beside land that seat 1, with whom he is at war, holds by a token alone."""
    return medioevo(at={start: "0: 1 light wagon1"}, tokens={start: 0, goal: 1}, war=((0, 1),))


def march(m: Match, start: str, goal: str) -> Match:
    return play(m, f"group:{start}", "button:all-land", f"enter:{goal}", "button:enter")


def gained(m: Match, seat: int = 0) -> int:
    return position(m).honour[seat] - 10


def ended(*levels: int, seats: int = 3, **more: object) -> Match:
    """The game is over; the tolerated level of the last check is 50 unless named."""
    m = medioevo(seats, phase=7, turn=10, **more)  # type: ignore[arg-type]
    passes(m)
    play(m, levels or (50,))
    while not m.over:
        play(m, m.default())
    return m


def more_than_nothing(m: Match, without: Match) -> list[int]:
    """What each seat has scored beyond another end."""
    return [int(a - b) for a, b in zip(m.scores(), without.scores(), strict=True)]


# -- conquest -----------------------------------------------------------------------------------


@rule("MEU-22.1", "MEU-13.6")
def test_a_populated_territory_brings_one_and_another_none() -> None:
    assert gained(conquered("bulgaria")) == 1
    assert gained(conquered("serbia")) == 0


@rule("MEU-22.2", "MEU-22.12", "MEU-EX-59")
def test_the_levels_of_buildings_count_where_people_live() -> None:
    m = conquered("pannonia", keeper=1, built={"pannonia": "city castle"})
    assert gained(m) == 7
    play(m, "button:plunder", "button:plunder")
    assert gained(m) == 7  # counted at the moment of conquest, kept or not
    assert buildings(m, "pannonia") == ""
    assert gained(conquered("serbia", built={"serbia": "castle cathedral"})) == 0  # nobody lives there


@rule("MEU-22.3")
def test_rome_and_jerusalem_bring_two_more_the_first_time() -> None:
    m = conquered("latium")
    assert gained(m) == 3
    assert position(m).monuments == 1
    again = marching("tuscany", "latium")
    position(again).monuments = 1  # somebody has had it before
    assert gained(march(again, "tuscany", "latium")) == 1
    assert gained(march(marching("tuscany", "latium"), "tuscany", "latium")) == 3
    assert gained(conquered("palestine", keeper=3, seats=4)) == 3


@rule("MEU-22.3", "MEU-22.12")
def test_the_mamluks_score_nothing_for_jerusalem() -> None:
    m = conquered("palestine", seat=3, seats=4)
    assert gained(m, 3) == 0
    assert position(m).monuments == 0  # for somebody else it is still the first time


@rule("MEU-22.12")
def test_own_home_land_and_land_already_conquered_this_turn_bring_nothing() -> None:
    assert gained(conquered("thracia", keeper=1, built={"thracia": "city"})) == 0
    m = marching("rhodope", "bulgaria")
    position(m).note_conquered(WORLD.index["bulgaria"], 1)  # by somebody, this turn
    assert gained(march(m, "rhodope", "bulgaria")) == 0
    assert gained(march(marching("rhodope", "bulgaria"), "rhodope", "bulgaria")) == 1


def fight(own: str, enemy: str, dice: tuple[int, ...] = (4, 6, 8), circle: str = "1 2 4") -> Match:
    """Seat 0 beats a horde to the end."""
    m = medioevo(at={"serbia": f"0: {own}; horde: {enemy}"}, circle=circle, run=battle(0, HORDE, "serbia"))
    while any(type(frame).__name__ == "Battle" for frame in m.state.frames):
        if m.turn == (-1,):
            play(m, dice if getattr(m.state.request(), "count") == 3 else (8,) * getattr(m.state.request(), "count"))  # noqa: B009
        else:
            play(m, m.default())
    return m


@rule("MEU-22.6")
def test_destroying_an_army_of_five_brings_one() -> None:
    assert gained(fight("9 cavalry", "5 light")) == 1
    assert gained(fight("9 cavalry", "4 light")) == 0


@rule("MEU-22.6", "MEU-22.12")
def test_an_army_of_which_one_unit_left_otherwise_does_not_count() -> None:
    m = medioevo(at={"alfold": "0: 9 cavalry; 1: 5 light"}, war=((0, 1),), run=battle(0, 1, "alfold"), order=(0, 1, 2))
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:surrender", "button:accept")
    assert gained(m) == 0  # all five surrendered


@rule("MEU-22.9", "MEU-21.7")
def test_a_battle_lost_to_barbarians_costs_one_also_when_they_fall_too() -> None:
    m = medioevo(
        at={"serbia": "0: 1 light; horde: 1 light"}, circle="1 4 6", run=battle(0, HORDE, "serbia"), order=(0, 1, 2)
    )
    play(m, (1, 5, 8), "reroll:none")  # the horde falls in the melee, the winner by his own losses
    assert here(m, "serbia", 0) == here(m, "serbia", HORDE) == ""
    assert gained(m) == -1
    lost_to_player = medioevo(
        at={"alfold": "0: 1 light; 1: 5 cavalry"}, war=((0, 1),), run=battle(0, 1, "alfold"), order=(0, 1, 2)
    )
    play(lost_to_player, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on", "sacrifice:0")
    play(lost_to_player, (1, 2, 3), "reroll:none", (1, 2, 8), "reroll:none")
    assert here(lost_to_player, "alfold", 0) == ""
    assert gained(lost_to_player) == 0


@rule("MEU-22.8", "MEU-22.13")
def test_retaking_rebel_land_brings_one_but_not_land_a_horde_marched_into() -> None:
    def retaken(rebellion: bool) -> Match:
        m = medioevo(at={"rhodope": "0: 9 heavy wagon3", "thracia": "horde: 1 light"}, circle="4 6 8")
        position(m).rebelled = with_item(position(m).rebelled, WORLD.index["thracia"], int(rebellion))
        play(m, "group:rhodope", "button:all-land", "enter:thracia", "button:enter", "button:fight-on")
        play(m, (4, 6, 8), "reroll:none")
        while asked(m)[1] == "hit":
            play(m, legal(m)[0])
        assert holder(m, "thracia") == 0
        return m

    assert gained(retaken(True)) == 1
    assert gained(retaken(False)) == 0


@rule("MEU-22.11")
def test_each_further_rebellion_costs_one() -> None:
    m = medioevo(at={"lydia": "horde: 1 light"}, run=Rebellions(seat=0, count=3, placed=[], outside=[]))
    assert gained(m) == -3


@rule("MEU-22.14")
def test_honour_has_no_bounds() -> None:
    low = medioevo(
        honour={0: 1}, at={"lydia": "horde: 1 light"}, run=Rebellions(seat=0, count=4, placed=[], outside=[])
    )
    assert position(low).honour[0] == -3
    assert position(conquered("bulgaria", honour={0: 60})).honour[0] == 61


# -- the end ------------------------------------------------------------------------------------


@rule("MEU-23.1", "MEU-28.9")
def test_one_more_tolerated_level_and_its_rebellions_come_before_the_scoring() -> None:
    def last(level: int) -> Match:
        m = medioevo(phase=7, turn=10, tax={0: 40}, built={"thracia": "castle"}, at={"lydia": "horde: 1 light"})
        passes(m)
        return play(m, (level,))

    m = last(20)
    assert asked(m) == (0, "rebellion-site")
    play(m, "land:thracia", "land:rhodope")
    while not m.over:
        play(m, m.default())
    assert position(m).honour[0] <= 10 - 2 + 1  # two rebellions where one stood, and no Castle left to count
    assert buildings(m, "thracia") == ""
    assert last(40).over
    assert last(40).scores()[0] > m.scores()[0]


@rule("MEU-23.1")
def test_the_last_level_is_that_of_a_card_not_seen_before() -> None:
    m = medioevo(phase=7, turn=10, tolerated=30)
    passes(m)
    before = len(WORLD.events)
    assert len(position(m).event_pile) == before - 1
    assert WORLD.tolerated[position(m).event] == 30  # the card whose back was seen has been drawn


@rule("MEU-23.2", "MEU-23.8", "MEU-EX-118")
def test_leaders_who_tie_get_one_each_and_the_sole_leader_three() -> None:
    none = ended()
    tied = ended(built={"thracia": "castle", "lydia": "castle", "temes": "castle", "nitra": "castle", "yaik": "castle"})
    assert more_than_nothing(tied, none) == [1, 1, 0]
    alone = ended(built={"thracia": "castle", "lydia": "castle", "temes": "castle"})
    assert more_than_nothing(alone, none) == [3, 0, 0]


@rule("MEU-23.2")
def test_a_leader_with_nothing_scores_nothing() -> None:
    rich, poor = ended(florins={0: 5, 1: 4, 2: 3}), ended(florins={0: 0, 1: 0, 2: 0})
    assert more_than_nothing(rich, poor) == [3, 0, 0]
    debts = ended(florins={0: 0, 1: 0, 2: 0}, loans={0: 1, 1: 1, 2: 1})
    assert debts.scores() == tuple(score - 2 for score in poor.scores())


@rule("MEU-23.3", "MEU-20.4")
def test_the_richest_after_debts_and_their_interest() -> None:
    m = ended(florins={0: 1000, 1: 1540, 2: 900}, loans={1: 1})
    assert more_than_nothing(m, ended(florins={0: 0, 1: 0, 2: 0})) == [3, -2, 0]
    even = ended(florins={0: 1000, 1: 1550, 2: 900}, loans={1: 1})
    assert more_than_nothing(even, ended(florins={0: 0, 1: 0, 2: 0})) == [1, 1 - 2, 0]


@rule("MEU-23.4")
def test_the_highest_great_market_under_control() -> None:
    none = ended()
    assert more_than_nothing(ended(markets={"thracia": "black white", "pannonia": "black"}), none) == [3, 0, 0]
    assert more_than_nothing(ended(markets={"thracia": "black", "pannonia": "white"}), none) == [1, 1, 0]
    both = {"thracia": "black", "macedonia": "white"}
    assert more_than_nothing(ended(markets=both), none) == [3, 0, 0]  # both the same player's
    free = {"thracia": "black", "bulgaria": "white brown orange"}
    assert more_than_nothing(ended(markets=free), none) == [3, 0, 0]  # an area of nobody is left out


@rule("MEU-23.5")
def test_the_highest_technology_then_how_many_of_that_level() -> None:
    none = ended()
    assert more_than_nothing(ended(tech={0: "red 3", 1: "red 2 blue 2 green 2"}), none) == [3, 0, 0]
    assert more_than_nothing(ended(tech={0: "red 3", 1: "red 3 blue 3"}), none) == [0, 3, 0]
    assert more_than_nothing(ended(tech={0: "red 3 blue 2", 1: "red 3 blue 1"}), none) == [1, 1, 0]


@rule("MEU-23.6", "MEU-23.7")
def test_rome_and_jerusalem_bring_three_but_not_to_the_mamluks() -> None:
    none = ended(seats=4)
    token = {"serbia": 1}
    assert more_than_nothing(ended(seats=4, tokens={"latium": 1}), ended(seats=4, tokens=token)) == [0, 3, 0, 0]
    assert position(none).earned[3 * 15 + 11] == 2  # Mamluks: a share of florins and of land, nothing for the city
    taken = ended(seats=4, at={"palestine": "2: 1 light"})
    other = ended(seats=4, at={"syria": "2: 1 light"})
    assert more_than_nothing(taken, other) == [0, 0, 3, 0]


@rule("MEU-23.8")
def test_most_cathedrals_cities_and_castles() -> None:
    none = ended()
    for name in ("cathedral", "city", "castle"):
        assert more_than_nothing(ended(built={"thracia": name}), none) == [3, 0, 0]
    for name in ("village", "town", "tower", "fort"):
        assert more_than_nothing(ended(built={"thracia": name}), none) == [0, 0, 0]


@rule("MEU-23.9")
def test_most_territories() -> None:
    def land(m: Match) -> list[int]:
        return [position(m).earned[seat * 15 + 11] for seat in range(3)]

    assert land(ended(florins={0: 0, 1: 0, 2: 0})) == [1, 1, 1]
    assert land(ended(florins={0: 0, 1: 0, 2: 0}, tokens={"serbia": 1})) == [0, 3, 0]


@rule("MEU-23.10")
def test_a_monopoly_is_all_producers_in_play() -> None:
    good = next(sellers for sellers in WORLD.sellers if not any(WORLD.realm[t] in (1, 3, 5) for t in sellers))
    names = [WORLD.names[t] for t in good]
    assert len(names) == 5
    tokens = {name: 0 for name in names if WORLD.realm[WORLD.index[name]] not in (0, 2)}
    homes = {name: "0: 1 light" for name in names if WORLD.realm[WORLD.index[name]] == 2}
    whole = ended(tokens=tokens, at=homes)
    short = dict(tokens)
    lost = short.popitem()[0]
    part = ended(tokens={**short, "serbia": 0}, at=homes)
    assert position(whole).earned[11] - position(part).earned[11] == 3
    assert holder(part, lost) == -1


@rule("MEU-23.11", "MEU-12.14")
@pytest.mark.parametrize(("number", "points"), [(1, 3), (3, 3), (4, 6), (6, 6), (7, 9), (12, 9)])
def test_own_units_held_by_others_cost_honour(number: int, points: int) -> None:
    held = {(1, 0): f"{number - number // 2} light"}
    if number // 2:
        held[2, 0] = f"{number // 2} heavy"
    m = ended(prisoners=held)
    assert more_than_nothing(m, ended()) == [-points, 0, 0]


@rule("MEU-23.13", "MEU-17.8")
def test_objective_tokens_score_by_their_number() -> None:
    points = []
    for number in range(10):
        colours = f"red {min(number, 8)}" + (" blue 1" if number == 9 else "")
        m = ended(gears={0: colours} if number else {})
        points.append(more_than_nothing(m, ended())[0])
    assert points == [0, 0, 1, 3, 5, 8, 11, 15, 20, 20]


@rule("MEU-23.14")
def test_the_highest_total_wins_then_the_richest_then_the_earlier_in_turn_order() -> None:
    def winner(**more: object) -> tuple[int, ...]:
        m = ended(**more)  # type: ignore[arg-type]
        return m.game.winners(position(m))

    assert winner(honour={2: 30}) == (2,)
    # equal totals: seat 1 leads in florins (3 HP more), seat 2 has them already
    assert winner(honour={1: 20, 2: 23}, florins={0: 0, 1: 900, 2: 100}) == (1,)
    assert winner(honour={1: 20, 2: 20}, order=(0, 2, 1)) == (2,)
    assert winner(honour={1: 20, 2: 20}, order=(1, 2, 0)) == (1,)


@rule("MEU-23.2")
def test_those_who_are_out_take_no_part_in_the_scoring() -> None:
    m = medioevo(phase=7, turn=10, florins={0: 5000}, honour={0: 90})
    position(m).out[0] = 1
    passes(m)
    play(m, (50,))
    assert m.scores()[0] == 90
    assert m.game.winners(position(m)) != (0,)


@rule("MEU-22.9", "MEU-19.3", "MEU-7.17")
def test_every_change_of_honour_is_told_with_its_reason() -> None:
    def told(match: Match, lang: str = "en") -> list[str]:
        return [str(line["text"]) for line in match.log(0, lang) if line["key"] == "honour"]

    beaten = medioevo(at={"serbia": "0: 1 archer; horde: 6 light"}, honour={0: 10}, run=battle(0, HORDE, "serbia"))
    to(beaten, "bid", (8,), (1, 1, 1))
    assert position(beaten).honour[0] == 9
    name = beaten.words("en").name("seat:0")
    assert told(beaten) == [f"{name}: honour \N{MINUS SIGN}1 (beaten by barbarians, or fled from them), now 9."]
    assert "honneur \N{MINUS SIGN}1" in told(beaten, "fr")[0]
    lost = [line["text"] for line in beaten.log(0) if line["key"] == "destroyed"]
    assert f"Lost by {name}: archer." in lost
    won = medioevo(at={"serbia": "0: 9 heavy; horde: 1 light"}, honour={0: 10}, run=battle(0, HORDE, "serbia"))
    to(won, "bid", (4, 6, 8))
    assert told(won) == []
    for source in SOURCES:
        for lang in ("en", "fr"):
            assert beaten.words(lang).has(f"name-honour-{source}")


@rule("MEU-23.2", "MEU-23.7", "MEU-23.10")
def test_a_majority_and_a_monopoly_are_told_with_what_they_are_of() -> None:
    def told(match: Match, lang: str = "en") -> list[str]:
        lines = [str(line["text"]) for line in match.log(0, lang) if line["key"] == "honour"]
        return [line.partition("(")[2].partition(")")[0] for line in lines]

    tied = {"thracia": "castle", "temes": "castle"}
    for more, en, fr in (
        ({"built": tied}, "shared: most Castles", "à égalité\N{NO-BREAK SPACE}: le plus de Châteaux"),
        ({"built": {"thracia": "castle"}}, "most Castles", "le plus de Châteaux"),
        ({"built": {"thracia": "city"}}, "most Cities", "le plus de Cités"),
        ({"built": {"thracia": "cathedral"}}, "most Cathedrals", "le plus de Cathédrales"),
        ({"florins": {0: 1001}}, "the richest realm", "le royaume le plus riche"),
        ({"markets": {"thracia": "black"}}, "the greatest Great Market", "le plus grand Grand Marché"),
        ({"tech": {0: "red 3"}}, "the highest technology", "la plus haute technologie"),
        ({"tokens": {"serbia": 1}}, "most territories", "le plus de territoires"),
        ({"tokens": {"latium": 1}}, "Rome held at the end", "Rome tenue à la fin"),
        ({"tokens": {"palestine": 1}}, "Jerusalem held at the end", "Jérusalem tenue à la fin"),
    ):
        m = ended(**more)
        assert en in told(m)
        assert fr in told(m, "fr")
    names = [WORLD.names[t] for t in WORLD.sellers[GOODS.index("violet")]]
    wine = ended(
        tokens={name: 0 for name in names if WORLD.realm[WORLD.index[name]] not in (0, 1, 2)},
        at={name: "0: 1 light" for name in names if WORLD.realm[WORLD.index[name]] in (1, 2)},
    )
    assert "monopoly of wine" in told(wine)
    assert "monopole du vin" in told(wine, "fr")
