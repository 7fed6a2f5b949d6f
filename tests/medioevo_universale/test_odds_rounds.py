"""Battles in thought follow the rules of battles: shots, Captains, melee, losses, on given throws."""

import pytest

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CAVALRY, HEAVY, LIGHT, UNITS
from gonfalon.games.medioevo_universale.rules import odds, quick
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.groups import Group
from gonfalon.games.medioevo_universale.rules.odds import Camp, Skirmish, camp, entry_odds, reckon, rivals
from gonfalon.match import Match
from tests.medioevo_universale.build import HORDE, WORLD, medioevo, position
from tests.support import rule


class Throws:
    """Dice that fall as they are told."""

    def __init__(self, *faces: int) -> None:
        self.left = list(faces)

    def below(self, sides: int) -> int:
        face = self.left.pop(0)
        assert 1 <= face <= sides
        return face - 1


def army(text: str) -> int:
    words = text.split()
    return sum(int(number) * ONE[UNITS.index(unit)] for number, unit in zip(words[::2], words[1::2], strict=True))


def side(text: str, *engines: int, wild: bool = False, penalty: int = 0, guard: int = 0, ships: int = 0) -> Camp:
    return Camp(army(text), engines, wild, penalty, guard, ships)


def text_of(one: Camp) -> str:
    return " ".join(f"{number} {UNITS[kind]}" for kind, number in enumerate(one.units) if number)


def skirmish(*faces: int, circle: tuple[int, ...] = (1, 2, 3), naval: bool = False) -> Skirmish:
    found = Skirmish(circle, naval, 1)
    found.generator = Throws(*faces)  # type: ignore[assignment]
    return found


def used_up(one: Skirmish) -> bool:
    throws: Throws = one.generator  # type: ignore[assignment]
    return not throws.left


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody throws a die again, so that the throws of a round are six."""
    monkeypatch.setattr(odds, "reroll", lambda dice: 0)


@rule("MEU-9.7", "MEU-9.12")
def test_a_shot_hits_with_one_to_three_of_eight() -> None:
    assert skirmish(1, 3, 4, 8, 2).shots(5) == 3


@rule("MEU-9.26", "MEU-9.27", "MEU-10.5")
@pytest.mark.parametrize(
    ("before", "points", "wild", "naval", "after"),
    [
        ("2 heavy", 1, False, False, "1 light 1 heavy"),
        ("1 cavalry", 1, False, False, "1 heavy"),
        ("1 cavalry", 3, False, False, ""),
        ("1 heavy 1 cavalry", 1, False, True, "1 cavalry"),
        ("2 light 1 archer 1 captain", 3, False, False, "1 captain"),
        ("1 light 1 archer 1 heavy", 1, True, False, "1 archer 1 heavy"),
        ("1 archer 1 captain", 1, True, False, "1 captain"),
        ("1 light", 4, False, False, ""),
    ],
)
def test_points_fall_on_what_costs_least(before: str, points: int, wild: bool, naval: bool, after: str) -> None:
    one = side(before, wild=wild)
    one.hit(points, naval)
    assert text_of(one) == after


@rule("MEU-9.6")
def test_at_most_three_to_a_machine_and_half_of_the_army() -> None:
    assert [side("4 light", 1).crew(), side("9 light", 1).crew(), side("9 light", 1, 1).crew()] == [2, 3, 4]
    assert side("9 light").crew() == 0


@rule("MEU-9.7", "MEU-9.8")
def test_machines_shoot_with_their_crews_and_at_the_same_time() -> None:
    both = [side("8 light", 2, 1), side("9 light", 3)]
    one = skirmish(1, 8, 8, 3, 2, 8, 8)
    one.artillery(both)
    assert used_up(one)
    assert [camp.size() for camp in both] == [8 - 4, 9 - 3 - 2]  # Bombard 4, Trebuchet 3 and Catapult 2


@rule("MEU-9.10", "MEU-9.11", "MEU-9.28")
def test_captains_shoot_first_and_charge_with_what_is_left() -> None:
    both = [side("1 captain3 1 heavy"), side("1 captain 3 light")]
    one = skirmish(1)
    assert one.archery(both) == [1, 0]  # three levels against one: two actions, one Captain
    assert used_up(one)
    assert text_of(both[1]) == "2 light 1 captain"
    wild = [side("1 captain3", wild=True), side("3 light")]
    assert skirmish(8).archery(wild) == [0, 0]  # barbarian Captains only shoot
    many = [side("2 captain2"), side("3 light")]
    assert skirmish(8, 8).archery(many) == [2, 0]
    at_sea = [side("1 captain3"), side("3 light")]
    assert skirmish(8, naval=True).archery(at_sea) == [0, 0]


@rule("MEU-9.12", "MEU-9.13")
def test_archers_shoot_where_the_enemy_has_none_and_both_before_anybody_falls() -> None:
    both = [side("2 archer 1 light"), side("3 light")]
    one = skirmish(1, 1)
    one.archery(both)
    assert (text_of(both[0]), text_of(both[1])) == ("1 light 2 archer", "1 light")
    blocked = [side("2 archer"), side("1 archer 2 light")]
    skirmish().archery(blocked)
    assert [camp.size() for camp in blocked] == [2, 3]
    captains = [side("1 captain 1 light"), side("1 archer 1 light")]
    skirmish(1, 1).archery(captains)
    assert [camp.size() for camp in captains] == [1, 1]


@rule("MEU-9.13", "MEU-10.4")
def test_an_ability_works_where_the_enemy_lacks_the_kind_and_at_sea_for_few() -> None:
    both = [side("2 light 2 heavy 1 cavalry"), side("1 light 1 archer")]
    land, sea = skirmish(), skirmish(naval=True)
    assert [land.able(both, 0, kind) for kind in (LIGHT, ARCHER, HEAVY, CAVALRY)] == [0, 0, 2, 1]
    assert [land.able(both, 1, kind) for kind in (LIGHT, ARCHER)] == [0, 1]
    assert [sea.able(both, 0, kind) for kind in (HEAVY, CAVALRY)] == [0, 0]
    assert sea.able(both, 1, ARCHER) == 1


@rule("MEU-9.18", "MEU-9.19", "MEU-10.2")
def test_an_attack_value_has_dice_fleet_and_place_in_the_order() -> None:
    both = [side("2 heavy", ships=5, penalty=2), side("2 heavy", ships=3)]
    one = skirmish(naval=True)
    assert one.value(both, 0, [1, 2, 7], 0) == 7 + 2 - 2
    assert one.value(both, 1, [1, 2, 7], 0) == 7
    assert one.value([side("1 heavy", penalty=3), side("1 heavy")], 0, [1, 1, 2], 0) == 0


@rule("MEU-9.29")
@pytest.mark.parametrize(
    ("wild", "light", "units", "rival", "value", "left"),
    [
        (True, 2, "2 light", "3 heavy", 11, 1),
        (True, 3, "3 light", "4 heavy", 11, 2),
        (True, 4, "4 light", "5 heavy", 15, 2),
        (True, 1, "1 light", "3 heavy", 7, 1),
        (True, 3, "3 light", "3 heavy", 7, 3),
        (False, 3, "3 light", "9 heavy", 7, 3),
    ],
)
def test_an_outnumbered_horde_gives_up_light_infantry(
    wild: bool, light: int, units: str, rival: str, value: int, left: int
) -> None:
    both = [side(units, wild=wild), side(rival)]
    assert skirmish().value(both, 0, [1, 2, 7], light) == value
    assert both[0].units[LIGHT] == left


@rule("MEU-9.20", "MEU-9.21", "MEU-9.24", "MEU-EX-33")
def test_a_round_damages_the_loser_as_far_as_there_are_fighters_and_costs_both_their_losses() -> None:
    both = [side("2 light"), side("5 light")]
    skirmish(2, 3, 8, 1, 2, 3).round(both)  # 8 against 3: two fighters, two points; losses 2 and 1
    assert [camp.size() for camp in both] == [0, 2]
    charge = [side("2 heavy"), side("1 cavalry 1 heavy", penalty=1)]
    skirmish(1, 3, 4, 1, 3, 6).round(charge)  # 4 against 5: one point and two of the charge, both lose one
    assert (text_of(charge[0]), text_of(charge[1])) == ("", "1 light 1 cavalry")


@rule("MEU-9.20", "MEU-9.23", "MEU-9.24")
def test_a_tie_lets_both_charge_and_heavy_infantry_saves_losses() -> None:
    both = [side("1 cavalry 2 archer"), side("4 heavy 1 archer")]
    skirmish(1, 2, 6, 2, 3, 6).round(both)  # a tie; the charge does two, four heavy take all losses off
    assert (text_of(both[0]), text_of(both[1])) == ("2 archer 1 heavy", "2 light 1 archer 2 heavy")


@rule("MEU-9.22")
def test_twenty_points_more_are_one_more_point() -> None:
    both = [side("1 light"), side("5 light")]
    skirmish(1, 5, 5, 1, 2, 3).round(both)  # 25 against 3: one fighter and one for superiority; one loss each
    assert [camp.size() for camp in both] == [0, 2]


@rule("MEU-11.1")
def test_walls_take_points_off_the_melee_and_not_off_losses() -> None:
    both = [side("4 light"), side("5 light", guard=3)]
    skirmish(1, 2, 8, 1, 2, 3).round(both)  # 8 against 3: four, one after the walls, and a loss
    assert [camp.size() for camp in both] == [3, 3]


@rule("MEU-9.4", "MEU-9.6")
def test_crews_do_not_fight_in_the_melee() -> None:
    both = [side("4 light", 1), side("9 light")]
    skirmish(8, 8, 1, 2, 8, 1, 2, 3).round(both)  # two at the machine, two fight
    assert [camp.size() for camp in both] == [3, 6]


@rule("MEU-9.2")
def test_a_round_ends_when_shots_have_removed_a_side() -> None:
    both = [side("1 archer"), side("1 light")]
    one = skirmish(1)
    one.round(both)
    assert used_up(one)
    assert [camp.size() for camp in both] == [1, 0]


@rule("MEU-9.1", "MEU-9.2")
def test_who_alone_has_units_left_has_won() -> None:
    assert skirmish(1).fight([side("1 archer"), side("1 light")]) == 0
    assert skirmish(1).fight([side("1 light"), side("1 archer")]) == 1
    assert skirmish(1, 2, 6, 1, 2, 7).fight([side("1 light"), side("1 light")]) == -1
    assert skirmish(*(1, 2, 3, 1, 2, 4) * 12).fight([side("40 heavy"), side("40 heavy")]) == -1  # no end in sight


@rule("MEU-5.4", "MEU-9.15")
def test_barbarians_have_the_dice_of_the_turn_and_others_may_throw_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert skirmish(circle=(4, 5, 6)).throw(side("1 light", wild=True)) == [4, 5, 6]
    monkeypatch.setattr(odds, "reroll", lambda dice: 5)
    assert skirmish(4, 2, 8, 1, 7).throw(side("1 light")) == [1, 2, 7]


@rule("MEU-9.1")
def test_many_battles_are_counted_and_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    one, none = (army("9 light"), (), False, 0, 0, 0), (army("1 archer"), (), True, 0, 0, 0)
    sure = reckon(one, none, (1, 1, 1), False)
    assert (sure.win, sure.loss, sure.toll) == (1, 0, 1)
    assert 0.5 < sure.cost < 4
    assert reckon(one, none, (1, 1, 1), False) is sure
    back = reckon(none, one, (1, 1, 1), False)
    assert (back.win, back.loss, back.cost) == (0, 1, 1)
    monkeypatch.setattr(odds, "MANY", 1)
    reckon(one, none, (2, 2, 2), False)
    assert len(odds._known) == 1


# -- on the board ---------------------------------------------------------------------------------


def told(m: Match, owner: int, place: str, keeper: int, *engines: int) -> tuple[object, ...]:
    state, space = position(m), WORLD.index[place]
    return camp(state, owner, space, keeper, state.units(space, owner), list(engines))


@rule("MEU-9.18", "MEU-11.1", "MEU-10.2")
def test_a_camp_has_walls_where_it_keeps_them_and_ships_at_sea() -> None:
    at = {"thracia": "0: 2 light catapult bombard; horde: 1 light", "propontis": "0: galley2(1 light) galley1"}
    m = medioevo(at=at, built={"thracia": "castle"}, order=(1, 0, 2))
    penalty = position(m).penalty(0)
    assert penalty > 0
    guard = WORLD.guard[WORLD.building.index("castle")]
    assert told(m, 0, "thracia", 0, 0, 1) == (army("2 light"), (3, 1), False, penalty, guard, 0)
    assert told(m, 0, "thracia", 1) == (army("2 light"), (), False, penalty, 0, 0)
    assert told(m, HORDE, "thracia", 0) == (army("1 light"), (), True, 0, 0, 0)
    assert told(m, 0, "propontis", 0) == (army("1 light"), (), False, penalty, 0, 3)


@rule("MEU-8.16", "MEU-12.15")
def test_an_army_meets_barbarians_alone_or_players() -> None:
    at = {"serbia": "horde: 1 light; 1: 1 light", "bulgaria": "1: 1 light", "propontis": "1: galley1(1 light)"}
    state = position(medioevo(at=at, war=((0, 1),)))

    def met(place: str) -> list[int]:
        space = WORLD.index[place]
        return rivals(state, 0, space, -1 if state.is_sea(space) else state.holder[space])

    assert met("serbia") == [HORDE]
    assert met("epirus") == [HORDE]  # they would rise
    assert met("bulgaria") == [1]
    assert met("alfold") == []  # held by nobody's troops
    assert met("propontis") == [1]


@rule("MEU-8.16", "MEU-5.3")
def test_the_odds_of_an_entry_count_who_comes_and_who_is_there_already(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {
        "serbia": "0: 1 archer",
        "rhodope": "0: 2 heavy wagon1 catapult",
        "temes": "1: 3 light bombard",
        "propontis": "0: galley2(1 light)",
        "aegean_north": "1: galley1(1 heavy)",
    }
    state = position(medioevo(at=at, circle="3 6 8", war=((0, 1),)))
    seen: list[tuple[odds.Made, odds.Made]] = []
    monkeypatch.setattr(odds, "odds", lambda state, mine, theirs, space: seen.append((mine, theirs)))
    index = WORLD.index
    land = Group(seat=0, here=index["rhodope"], slots=[0, 1], cargo=[], army=army("2 heavy"))
    entry_odds(state, 0, [land], index["serbia"], HORDE)
    mine, theirs = seen.pop()
    assert mine[:3] == (army("2 heavy 1 archer"), (1,), False)
    assert theirs[:3] == (army("2 light"), (), True)  # the horde that would rise
    entry_odds(state, 0, [land], index["temes"], 1)
    mine, theirs = seen.pop()
    assert (mine[0], theirs[0], theirs[1]) == (army("2 heavy"), army("3 light"), (3,))
    fleet = Group(seat=0, here=index["propontis"], slots=[2], cargo=[], sea=True)
    entry_odds(state, 0, [fleet], index["aegean_north"], 1)
    mine, theirs = seen.pop()
    assert (mine[0], mine[5], theirs[0], theirs[5]) == (army("1 light"), 2, army("1 heavy"), 1)


@rule("MEU-9.1")
def test_where_nobody_would_fight_there_are_no_odds() -> None:
    state = position(medioevo(at={"serbia": "0: 1 light"}))
    one, none = (army("1 light"), (), False, 0, 0, 0), (0, (), False, 0, 0, 0)
    space = WORLD.index["serbia"]
    assert odds.odds(state, one, none, space) is None
    assert odds.odds(state, none, one, space) is None
    assert odds.odds(state, one, one, space) is not None
    state.circle = []
    assert odds.odds(state, one, one, space) is None


# -- the standing order ---------------------------------------------------------------------------


@rule("MEU-28.2", "MEU-9.15")
def test_dice_are_thrown_again_where_that_is_worth_it() -> None:
    assert quick.worth([4, 4, 5]) == 14 - 4  # more is not worth more
    assert quick.worth([1, 2, 7]) == 7 - 1
    assert quick.reroll([1, 5, 5]) == 0
    assert quick._mean((1, 2, 3), 4) == (1 + 3 + 2 + 3 + 4 + 5 + 6 + 7) / 8  # the d8 falls from 1 to 8
    assert quick._mean((1, 2, 3), 0) == 2
    assert quick.reroll([1, 2, 3]) == 7


@rule("MEU-28.2", "MEU-9.25")
def test_damage_goes_to_the_unit_whose_loss_hurts_least() -> None:
    assert quick.cheapest(["hit:archer-serbia", "hit:heavy-serbia", "hit:light-serbia"]) == "hit:heavy-serbia"
    assert quick.cheapest(["hit:captain2-serbia", "hit:captain-serbia"]) == "hit:captain-serbia"


@rule("MEU-28.2", "MEU-9.11")
def test_a_captain_by_order_does_it_himself() -> None:
    assert quick.captain_action(["captain:copy-light", "captain:copy-cavalry", "captain:cancel-light"]) == (
        "captain:copy-cavalry"
    )
    assert quick.captain_action(["captain:cancel-light", "captain:allow-heavy"]) == "captain:cancel-light"
