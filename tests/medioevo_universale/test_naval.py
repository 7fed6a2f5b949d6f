"""Battles at sea: shots that sink men, ships taken one owner after the other, prisoners freed between two fleets."""

from gonfalon.match import Match
from tests.medioevo_universale.build import army_text, asked, battle, here, legal, medioevo, play, position
from tests.medioevo_universale.cards import to
from tests.support import rule

WAR = ((0, 1), (0, 2), (1, 2))


def at_sea(attacker: str, defender: str) -> Match:
    """Seat 1 attacks seat 2 in the Propontis."""
    at = {"propontis": f"1: {attacker}; 2: {defender}"}
    return medioevo(at=at, war=WAR, order=(1, 0, 2), run=battle(1, 2, "propontis", -1))


@rule("MEU-10.5")
def test_heavy_infantry_and_cavalry_are_shot_dead_at_sea() -> None:
    m = at_sea("galley1(2 archer)", "galley2(1 heavy 1 cavalry)")
    to(m, "hit", (3, 4))
    play(m, "hit:cavalry-20")
    assert here(m, "propontis", 2) == "galley2(1 heavy)"
    m = at_sea("galley1(2 light catapult)", "galley2(2 heavy 1 cavalry)")
    to(m, "crew", seat=1)
    play(m, "crew:light", "button:done")
    to(m, "hit", (1,))
    play(m, "hit:heavy-20", "hit:cavalry-20")
    assert here(m, "propontis", 2) == "galley2(1 heavy)"
    ashore = medioevo(at={"alfold": "1: 2 archer; 2: 1 heavy 1 cavalry"}, war=WAR, run=battle(2, 1, "alfold"))
    to(ashore, "hit", (3, 4))
    play(ashore, "hit:cavalry-alfold")
    assert here(ashore, "alfold", 2) == "2 heavy"


@rule("MEU-10.3", "MEU-9.25")
def test_a_crew_is_aboard_the_galley_of_its_machine() -> None:
    m = at_sea("galley1(2 light) galley1(1 light catapult)", "galley2(5 light)")
    to(m, "crew", seat=1)
    play(m, "crew:light", "aim:units", (8,), (2, 5, 6), "reroll:none", (2, 3, 8), "reroll:none")
    to(m, "surrender", seat=1)
    assert here(m, "propontis", 1) == "galley1 galley1(1 light catapult)"
    m = at_sea("galley1(1 light) galley1(2 light catapult)", "galley2(5 heavy)")
    to(m, "crew", seat=1)
    play(m, "crew:light", "crew:light", "aim:units", (8, 8), "sacrifice:1")
    assert here(m, "propontis", 1) == "galley1 galley1(2 light catapult)"


@rule("MEU-10.8")
def test_unmanned_ships_of_two_enemies_are_taken_in_one_step() -> None:
    at = {"propontis": "0: ship1[black 2]; 2: galley1(wagon1)", "thracia": "1: 1 light galley1"}
    m = medioevo(at=at, war=((0, 1), (1, 2)), order=(1, 2, 0))
    to(m, "activation", seat=1)
    play(m, "group:thracia", "button:all-sea", "enter:propontis", "button:enter")
    assert asked(m) == (1, "asset")  # of seat 2, who is earlier in the turn order
    play(m, "button:keep")
    assert asked(m) == (1, "asset")
    assert "button:keep-empty" in legal(m)
    play(m, "button:plunder")
    assert here(m, "propontis", 1) == "galley1(1 light) galley1(wagon1)"
    assert here(m, "propontis", 0) == here(m, "propontis", 2) == ""
    assert position(m).florins[1] == 1000 + 50 + 2 * 50
    assert asked(m) == (2, "activation")


@rule("MEU-12.13", "MEU-9.31")
def test_prisoners_of_a_captor_who_perishes_at_sea_go_aboard_their_own_galleys() -> None:
    def perished(defender: str, end: str, *sinking: tuple[int, ...]) -> Match:
        """The captor takes two prisoners, and his own losses kill everybody he has."""
        m = at_sea("galley1(3 light)", defender)
        to(m, "capture", seat=1)
        play(m, "button:capture")
        return to(m, end, (4, 4, 4), (1, 1, 1), *sinking)

    m = perished("galley1(2 heavy)", "asset", (8,), (4,))
    assert here(m, "propontis", 2) == "galley1(2 heavy)"
    assert position(m).prisoners[1 * 6 + 2] == 0
    assert asked(m)[0] == 2  # who has won, and takes the captor's Galley
    m = perished("galley1(2 heavy)", "trade", (8,), (3,))
    assert (here(m, "propontis", 1), here(m, "propontis", 2)) == ("galley1", "")
    assert position(m).prisoners[1 * 6 + 2] == 0
    assert army_text(position(m).surrendered[2]) == "2 heavy"  # beside the board
    m = perished("galley1(1 heavy catapult wagon1) galley1(1 cavalry)", "asset", (8,), (8,), (2,))
    assert here(m, "propontis", 2) == "galley1(1 cavalry catapult wagon1)"  # no room for more
    assert army_text(position(m).surrendered[2]) == "1 heavy"
